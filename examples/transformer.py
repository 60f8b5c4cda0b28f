"""A small language model in ONNX Runtime, with and without this project's operator for its linear layers.

    python -m examples.transformer [--hidden 256 --layers 4 ...]

The network has the shape of present-day ones (RMSNorm, rotary positions, grouped-query attention with a
cache of keys and values, a gated MLP) and random weights. It is written with MatMulNBits, whose weights have
few bits in blocks, and with MatMul and the same weights as floats. Three sessions generate tokens: the
floats, ONNX Runtime's MatMulNBits (accuracy level 4), and ours.

What is proved, and checked here in every step: each of our layers is within ``BlockLinear.bound`` of the
exact product of the input that it gets, and a float product within its own rounding (Higham, section 3.1).
So the logits of ours and of the floats, behind the same tokens, differ by the exact product of the difference
of their last hidden states, and by no more than both bounds besides; and where the best two are further apart
than all that, both have the same token. That difference is measured: no useful bound of it is known before,
since what early layers round may grow in each later one.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from synth.linear import BlockLinear
from synth.linear.quantize import nearest_codes
from synth.model.custom_nodes import export_custom_nodes
from synth.model.onnx_session import open_session

HEAD, PROMPT, LONGEST = 32, 16, 2048
#: The unit roundoff of floats of 32 bits.
ROUNDOFF = 2.0**-24


@dataclass(frozen=True)
class Shape:
    """Sizes of the network; heads have HEAD positions, ``groups`` of them share keys and values."""

    hidden: int = 256
    layers: int = 4
    mlp: int = 704
    vocabulary: int = 512
    groups: int = 4
    bits: int = 4
    block: int = 32

    @property
    def shared(self) -> int:
        """Positions of keys, and of values."""
        return self.hidden // self.groups


@dataclass(frozen=True)
class Weight:
    """Weights of a linear layer in blocks."""

    codes: NDArray[np.uint8]
    scales: NDArray[np.float32]
    zeros: NDArray[np.uint8]
    shape: Shape

    @cached_property
    def floats(self) -> NDArray[np.float32]:
        """[M, K]: in float32 a product of a scale and a difference of codes may round, in both networks."""
        spread = [
            np.repeat(one, self.shape.block, axis=1)[:, : self.codes.shape[1]]
            for one in (self.scales, self.zeros)
        ]
        return spread[0] * (self.codes - spread[1].astype(np.float32))

    @cached_property
    def layer(self) -> BlockLinear:
        """Ours, alone: it knows the bound."""
        return BlockLinear.from_numpy(
            self.codes, self.scales, self.zeros, bits=self.shape.bits, block=self.shape.block
        )

    def stored(self) -> dict[str, NDArray[Any]]:
        """As MatMulNBits has it: fields of a row from the lowest bit of its first byte on."""
        codes = _fields(self.codes, self.shape.bits).reshape(*self.scales.shape, -1)
        return {"B": codes, "scales": self.scales, "zero_points": _fields(self.zeros, self.shape.bits)}


def _fields(values: NDArray[np.uint8], bits: int) -> NDArray[np.uint8]:
    each = values[:, :, None] >> np.arange(bits, dtype=np.uint8) & 1
    return np.packbits(each.reshape(len(values), -1), axis=1, bitorder="little")


def random_weights(shape: Shape, seed: int = 0) -> dict[str, Weight]:
    """The linear layers by name."""
    rng = np.random.default_rng(seed)
    whole, shared, mlp = shape.hidden, shape.shared, shape.mlp
    each = {
        "query": (whole, whole),
        "key": (shared, whole),
        "value": (shared, whole),
        "output": (whole, whole),
    }
    each |= {"gate": (mlp, whole), "up": (mlp, whole), "down": (whole, mlp)}
    sizes = {f"{name}{n}": size for n in range(shape.layers) for name, size in each.items()}
    sizes["head"] = (shape.vocabulary, whole)
    made = {}
    for name, (rows, k) in sizes.items():
        floats = rng.normal(size=(rows, k)) / np.sqrt(k)
        codes, scales, zeros = nearest_codes(floats, shape.bits, shape.block, symmetric=False)
        made[name] = Weight(codes, scales.astype(np.float16).astype(np.float32), zeros, shape)
    return made


@dataclass
class Graph:
    """An ONNX graph that grows: every method gives the name of a tensor."""

    nodes: list[Any] = field(default_factory=list)
    constants: list[Any] = field(default_factory=list)

    def op(self, kind: str, *inputs: str, to: str = "", domain: str = "", **attributes: Any) -> str:
        name = to or f"{kind}_{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, [*inputs], [name], name, domain=domain, **attributes))
        return name

    def constant(self, value: Any, name: str = "") -> str:
        name = name or f"constant_{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.asarray(value), name))
        return name

    def linear_of(self, name: str, x: str, weight: Weight, in_blocks: bool) -> str:
        """x [..., K] times a weight, as tensor ``name``."""
        self.op("Identity", x, to=f"{name}_input")
        if not in_blocks:
            return self.op("MatMul", x, self.constant(weight.floats.T, f"{name}_floats"), to=name)
        inputs = [self.constant(value, f"{name}_{what}") for what, value in weight.stored().items()]
        (rows, k), shape = weight.codes.shape, weight.shape
        numbers = {"K": k, "N": rows, "bits": shape.bits, "block_size": shape.block, "accuracy_level": 4}
        return self.op("MatMulNBits", x, *inputs, to=name, domain="com.microsoft", **numbers)

    def norm(self, x: str, size: int) -> str:
        """RMSNorm over the last axis."""
        square = self.op("ReduceMean", self.op("Mul", x, x), axes=[-1])
        root = self.op("Sqrt", self.op("Add", square, self.constant(np.float32(1e-6))))
        return self.op("Mul", self.op("Div", x, root), self.constant(np.ones(size, np.float32)))

    def heads(self, x: str, rotation: tuple[str, str] | None) -> str:
        """[1, T, heads * HEAD] to [1, heads, T, HEAD], turned by their positions (rotary embedding)."""
        split = self.op("Reshape", x, self.constant(np.array([0, 0, -1, HEAD], np.int64)))
        turned = self.op("Transpose", split, perm=[0, 2, 1, 3])
        if rotation is None:
            return turned
        begin, middle, last, axis = (self.constant(np.array([n], np.int64)) for n in (0, HEAD // 2, HEAD, 3))
        first, second = (self.op("Slice", turned, *cut, axis) for cut in ((begin, middle), (middle, last)))
        other = self.op("Concat", self.op("Neg", second), first, axis=3)
        return self.op("Add", self.op("Mul", turned, rotation[0]), self.op("Mul", other, rotation[1]))

    def each_group(self, x: str, shape: Shape) -> str:
        """Keys or values [1, shared heads, S, HEAD] for every head."""
        wide = self.op("Unsqueeze", x, self.constant(np.array([2], np.int64)))
        spread = self.op("Expand", wide, self.constant(np.array([1, 1, shape.groups, 1, 1], np.int64)))
        length = self.op("Shape", x, start=2, end=3)
        heads, size = (self.constant(np.array(n, np.int64)) for n in ([1, shape.hidden // HEAD], [HEAD]))
        return self.op("Reshape", spread, self.op("Concat", heads, length, size, axis=0))


def network(shape: Shape, weights: dict[str, Weight], in_blocks: bool) -> Any:
    """A ModelProto: ids int64 [1, T] and each layer's keys and values so far to logits [1, T, vocabulary] and
    those with the new ones, also what the head gets, and with ``in_blocks`` what all linear layers get and
    give."""
    g = Graph()
    table = np.random.default_rng(1).normal(size=(shape.vocabulary, shape.hidden)).astype(np.float32)
    x = g.op("Gather", g.constant(table, "embedding"), "ids")
    angles = np.arange(LONGEST)[:, None] * 10000.0 ** (-np.arange(HEAD // 2) * 2 / HEAD)
    one, begin = g.constant(np.int64(1)), g.op("Squeeze", g.op("Shape", "keys0", start=2, end=3))
    end = g.op("Add", begin, g.op("Squeeze", g.op("Shape", "ids", start=1, end=2)))
    places, every = g.op("Range", begin, end, one), g.op("Range", g.constant(np.int64(0)), end, one)
    rotation = tuple(
        g.op("Gather", g.constant(np.tile(of(angles), 2).astype(np.float32)), places)
        for of in (np.cos, np.sin)
    )
    seen = g.op("LessOrEqual", every, g.op("Unsqueeze", places, g.constant(np.array([1], np.int64))))
    mask = g.op("Where", seen, g.constant(np.float32(0)), g.constant(np.float32(-1e9)))

    def linear(name: str, given: str) -> str:
        return g.linear_of(name, given, weights[name], in_blocks)

    for n in range(shape.layers):
        normed = g.norm(x, shape.hidden)
        query = g.heads(linear(f"query{n}", normed), rotation)
        keys = g.op(
            "Concat", f"keys{n}", g.heads(linear(f"key{n}", normed), rotation), axis=2, to=f"keys{n}_new"
        )
        values = g.op(
            "Concat", f"values{n}", g.heads(linear(f"value{n}", normed), None), axis=2, to=f"values{n}_new"
        )
        turned = g.op("Transpose", g.each_group(keys, shape), perm=[0, 1, 3, 2])
        scores = g.op("Mul", g.op("MatMul", query, turned), g.constant(np.float32(HEAD**-0.5)))
        share = g.op("Softmax", g.op("Add", scores, mask), axis=-1)
        mixed = g.op("Transpose", g.op("MatMul", share, g.each_group(values, shape)), perm=[0, 2, 1, 3])
        joined = g.op("Reshape", mixed, g.constant(np.array([0, 0, -1], np.int64)))
        x = g.op("Add", x, linear(f"output{n}", joined))
        normed = g.norm(x, shape.hidden)
        gate = linear(f"gate{n}", normed)
        silu = g.op("Mul", gate, g.op("Sigmoid", gate))
        x = g.op("Add", x, linear(f"down{n}", g.op("Mul", silu, linear(f"up{n}", normed))))
    linear("head", g.norm(x, shape.hidden))

    def tensor(name: str, *sizes: Any, kind: int = TensorProto.FLOAT) -> Any:
        return helper.make_tensor_value_info(name, kind, sizes)

    cached = [f"{what}{n}" for n in range(shape.layers) for what in ("keys", "values")]
    inputs = [tensor("ids", 1, "T", kind=TensorProto.INT64)]
    inputs += [tensor(name, 1, shape.shared // HEAD, "past", HEAD) for name in cached]
    outputs = [tensor("head", 1, "T", shape.vocabulary)]
    outputs += [tensor(f"{name}_new", 1, shape.shared // HEAD, "all", HEAD) for name in cached]
    watched = [f"{name}_input" for name in weights if in_blocks or name == "head"]
    watched += [name for name in weights if in_blocks and name != "head"]
    outputs += [tensor(name, 1, "T", None) for name in watched]
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(
        helper.make_graph(g.nodes, "network", inputs, outputs, g.constants),
        opset_imports=opsets,
        ir_version=9,
    )


@dataclass
class Generated:
    """What a session gave: its tokens behind the prompt, the logits [tokens, vocabulary] that each was taken
    from, seconds of the steps behind the prompt, and tensors [rows, size] that were watched."""

    tokens: list[int]
    logits: NDArray[np.float32]
    seconds: float
    watched: dict[str, NDArray[np.float32]]


def generate(
    session: Any,
    shape: Shape,
    prompt: list[int],
    count: int,
    watch: list[str] | None = None,
    forced: list[int] | None = None,
) -> Generated:
    """Greedily, the prompt in one step, then token by token. ``forced``: the tokens that it goes on with."""
    cached = [f"{what}{n}" for n in range(shape.layers) for what in ("keys", "values")]
    cache = {name: np.zeros((1, shape.shared // HEAD, 0, HEAD), np.float32) for name in cached}
    names, watch = [f"{name}_new" for name in cached], watch or []
    tokens, logits, seen, seconds = list[int](), [], {name: [] for name in watch}, 0.0
    given = prompt
    for step in range(count):
        begun = time.perf_counter()
        found = session.run(["head", *names, *watch], {"ids": np.array([given], np.int64), **cache})
        seconds += (time.perf_counter() - begun) if step else 0.0
        cache = dict(zip(cached, found[1 : 1 + len(names)], strict=True))
        for name, value in zip(watch, found[1 + len(names) :], strict=True):
            seen[name].append(value.reshape(-1, value.shape[-1]))
        logits.append(found[0][0, -1])
        tokens.append(int(logits[-1].argmax()))
        given = [tokens[-1] if forced is None else forced[step]]
    watched = {name: np.concatenate(rows) for name, rows in seen.items()}
    return Generated(tokens, np.array(logits), seconds, watched)


def float_bound(weight: Weight, x: NDArray[np.float64]) -> NDArray[np.float64]:
    """How far a product in float32 can be from the exact one, in any order; the weights are rounded too."""
    roundings = (x.shape[1] + 2) * ROUNDOFF
    bound: NDArray[np.float64] = np.abs(x) @ np.abs(weight.layer.weights.values()).T
    return bound * roundings / (1 - roundings)


def check_layers(ours: Generated, weights: dict[str, Weight]) -> float:
    """Assert what is proved of every layer for the input that it got: ours, and a float product, are within
    their bounds of the exact one. How much of the bounds ours takes at most."""
    used = 0.0
    for name, weight in weights.items():
        given = ours.watched[f"{name}_input"].astype(np.float64)
        found = ours.watched[name]
        exact, bound = given @ weight.layer.weights.values().T, weight.layer.bound(given)
        assert (np.abs(found - exact) <= bound).all(), f"{name}: beyond its bound"
        floats = given.astype(np.float32) @ weight.floats.T
        own = float_bound(weight, given)
        assert (np.abs(floats - exact) <= own).all() and (np.abs(floats - found) <= bound + own).all(), name
        used = max(used, float((np.abs(found - exact) / bound).max()))
    return used


def check_sessions(ours: Generated, floats: Generated, weights: dict[str, Weight]) -> int:
    """Assert that the logits of both, behind the same tokens, are within their bound of each other, and the
    tokens the same wherever the best two are further apart; in how many steps they are."""
    head = weights["head"]
    mine, theirs = (
        one.watched["head_input"][-len(one.tokens) :].astype(np.float64) for one in (ours, floats)
    )
    moved = (mine - theirs) @ head.layer.weights.values().T
    besides = head.layer.bound(mine) + float_bound(head, theirs)
    assert (np.abs(ours.logits - floats.logits.astype(np.float64) - moved) <= besides).all(), "logits"
    sure = 0
    for row, (logits, off) in enumerate(zip(floats.logits, np.abs(moved) + besides, strict=True)):
        best = int(logits.argmax())
        if logits[best] - off[best] > np.delete(logits + off, best).max():
            assert ours.tokens[row] == best, f"token {row}"
            sure += 1
    return sure


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for name in ("hidden", "layers", "mlp", "vocabulary", "groups", "bits", "block"):
        parser.add_argument(f"--{name}", type=int, default=getattr(Shape, name))
    parser.add_argument("--tokens", type=int, default=64)
    parser.add_argument("--threads", type=int, default=1)
    given = vars(parser.parse_args(arguments))
    count, threads = given.pop("tokens"), given.pop("threads")
    if count + PROMPT > LONGEST:
        parser.error(f"--tokens {count}: the network has positions for {LONGEST - PROMPT}")
    shape = Shape(**given)
    weights = random_weights(shape)
    in_blocks, floats = network(shape, weights, True), network(shape, weights, False)
    prompt = np.random.default_rng(2).integers(0, shape.vocabulary, PROMPT).tolist()
    with tempfile.TemporaryDirectory(prefix="transformer-") as folder:
        nodes = export_custom_nodes(in_blocks, "transformer", Path(folder))
        assert all(node.operator for node in nodes.linear) and len(nodes.linear) == len(weights)
        sessions = {
            "float": open_session(floats.SerializeToString(), threads=threads),
            "MatMulNBits": open_session(in_blocks.SerializeToString(), threads=threads),
            "ours": open_session(nodes.model, libraries=[nodes.library], threads=threads),
        }
    watch = [name for one in weights for name in (f"{one}_input", one)]
    free = {name: generate(session, shape, prompt, count) for name, session in sessions.items()}
    ours = free["ours"]
    watched = generate(sessions["ours"], shape, prompt, count, watch)
    assert watched.tokens == ours.tokens
    behind = {name: generate(session, shape, prompt, count, ["head_input"], ours.tokens)
              for name, session in sessions.items()}  # fmt: skip
    used, sure = check_layers(watched, weights), check_sessions(watched, behind["float"], weights)
    print(f"{len(weights)} linear layers of {shape.bits} bits in blocks of {shape.block}, {count} tokens")
    print(f"every layer within its proved bound, of which it takes {used:.0%} at most;")
    print(
        f"logits within their bound of the float network's; in {sure} of {count} steps it decides the token"
    )
    for name, one in free.items():
        forced = behind[name]
        away = np.abs(forced.logits - ours.logits).max() / np.abs(ours.logits).max()
        alike = sum(a == b for a, b in zip(forced.tokens, ours.tokens, strict=True))
        rate = f"{(count - 1) / one.seconds:7.1f} tokens/s"
        print(f"{name:12} {rate}; after the same tokens {alike} alike, logits {away:.2%} of the largest away")


if __name__ == "__main__":
    main()
