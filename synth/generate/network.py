"""A network: its layers, their caches of keys and values, the logits of the next token, and its choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError
from synth.generate.metadata import HEAD_NORMS, INNER_NORMS, OUTPUT_NORMS, Metadata, hyperparameters
from synth.generate.tensors import ACTIVATIONS, LANES, Floats, Function, LinearLayer, TensorReader

#: The most tokens that are evaluated at once: enough rows for the widest tiles of all kernels.
BATCH = 256


@dataclass(frozen=True)
class TransformerLayer:
    """Linear layers by the names of their tensors, and the C functions between these. ``add_attention`` and
    ``add_feed_forward`` add to the residual stream, and normalize the sum for what follows."""

    linear: dict[str, LinearLayer]
    attention: Function
    add_attention: Function
    gate: Function
    add_feed_forward: Function
    is_local: bool


class Network:
    """A network of a GGUF file. ``evaluate`` appends tokens to the context, of ``context`` tokens at most.

    A product takes at most ``threads`` threads. Logits depend neither on ``threads`` nor on how many tokens a
    call evaluates. Raises UserError for a file that this package does not compute.
    """

    def __init__(self, metadata: Metadata, context: int, threads: int = 1) -> None:
        self.parameters, self.context, self.position = hyperparameters(metadata), context, 0
        p, reader = self.parameters, TensorReader(metadata, threads)
        if not 1 <= context <= p.trained_context:
            raise UserError(f"a context of {context}: the model has 1 to {p.trained_context} tokens")
        self.vocabulary = metadata.length("tokenizer.ggml.tokens")
        self._embedding = reader.embedding("token_embd.weight", self.vocabulary, p.width)
        output = "output" if "output.weight" in reader.tensors else "token_embd"
        self._output = reader.linear(output, self.vocabulary, p.width)
        self._norms = [reader.vector(f"blk.{n}.attn_norm.weight", p.width) for n in range(p.layers)]
        self._norms.append(reader.vector("output_norm.weight", p.width))
        self._begin = self._add(None, self._norms[0])
        self._layers = [self._layer_of(reader, number) for number in range(p.layers)]
        factors = np.ones(p.rotated // 2, np.float32)
        if "rope_freqs.weight" in reader.tensors:
            factors = reader.vector("rope_freqs.weight", p.rotated // 2)
        exponents = -np.arange(0, p.rotated, 2) / p.rotated
        self._angles = p.rope_factor * p.rope_base**exponents / factors
        self._local_angles = p.local_base**exponents
        if reader.unread:
            problem = f"tensors that synth-generate does not know, such as {', '.join(reader.unread[:3])}"
            raise metadata.refused(problem, "llama.cpp computes such models")

    def _add(self, norm: Floats | None, sum_norm: Floats) -> Function:
        """Return the addition to the residual stream. ``norm``: of the summand. ``sum_norm``: of the sum."""
        p = self.parameters
        return Function("synth_add", added=norm, sum=sum_norm, epsilon=p.epsilon, size=p.width)

    def _layer_of(self, reader: TensorReader, number: int) -> TransformerLayer:
        """Return a layer of the file, with an empty cache."""
        p, prefix = self.parameters, f"blk.{number}."
        of_heads, of_keys = p.heads * p.size, p.kv_heads * p.size
        shapes = {
            "attn_q": (of_heads, p.width), "attn_k": (of_keys, p.width), "attn_v": (of_keys, p.width),
            "attn_output": (p.width, of_heads), "ffn_gate": (p.inner, p.width), "ffn_up": (p.inner, p.width),
            "ffn_down": (p.width, p.inner),
        }  # fmt: skip
        sizes = dict.fromkeys(("ffn_norm", *OUTPUT_NORMS), p.width) | dict.fromkeys(HEAD_NORMS, p.size)
        sizes |= dict(zip(INNER_NORMS, (of_heads, p.inner), strict=True))
        names = ("ffn_norm", *p.family.norms)
        norms = {name: reader.vector(f"{prefix}{name}.weight", sizes[name]) for name in names}
        after_attention, after_feed_forward = (norms.get(name) for name in OUTPUT_NORMS)
        norm, activation = norms.get(INNER_NORMS[1]), ACTIVATIONS[p.family.activation]
        return TransformerLayer(
            {name: reader.linear(prefix + name, *shape) for name, shape in shapes.items()},
            self._attention_of(reader, norms, p.window if p.is_local(number) else 0),
            self._add(after_attention, norms["ffn_norm"]),
            Function("synth_gate", inner=norm, epsilon=p.epsilon, size=p.inner, activation=activation),
            self._add(after_feed_forward, self._norms[number + 1]), p.is_local(number),
        )  # fmt: skip

    def _attention_of(self, reader: TensorReader, norms: dict[str, Floats], window: int) -> Function:
        """Return the attention of a layer, with its cache: rings in which position p is at p modulo the
        capacity."""
        p = self.parameters
        # A row of a batch sees the window before it, so later rows must not overwrite that.
        positions = min(self.context, window + BATCH) if window else self.context
        vectors = -(-positions // LANES)
        query, key = (norms.get(name) for name in HEAD_NORMS)
        return Function(
            "synth_attend", keys=np.zeros((vectors, p.kv_heads, p.size, LANES), np.float32),
            values=np.zeros((vectors * LANES, p.kv_heads, p.size), np.float32), query=query, key=key,
            inner=norms.get(INNER_NORMS[0]), share=reader.threads.share, epsilon=p.epsilon,
            scale=p.query_scale, heads=p.heads, kv_heads=p.kv_heads, size=p.size, pairs=p.rotated // 2,
            apart=p.rotated // 2 if p.family.by_halves else 1, window=window, capacity=vectors * LANES,
            threads=reader.threads.count,
        )  # fmt: skip

    def evaluate(self, tokens: Sequence[int]) -> Floats:
        """Append tokens to the context. Return the logits of the token that follows: float32 [vocabulary].
        Raises UserError for no token, for a token that is not in the vocabulary, and for a full context."""
        if not tokens or min(tokens) < 0 or max(tokens) >= self.vocabulary:
            raise UserError(f"tokens: give at least one, each from 0 to {self.vocabulary - 1}")
        if self.position + len(tokens) > self.context:
            raise UserError(
                f"{self.position + len(tokens)} tokens are longer than the context of {self.context}; "
                f"give a larger one, up to {self.parameters.trained_context}, or a shorter text"
            )
        for first in range(0, len(tokens), BATCH):
            last = self._evaluate_batch(tokens[first : first + BATCH])
        return self._output(last)[0]

    def _evaluate_batch(self, tokens: Sequence[int]) -> Floats:
        """Append up to BATCH tokens. Return what the layers make of the last one, normalized: [1, width]."""
        p, rows, positions = self.parameters, len(tokens), range(self.position, self.position + len(tokens))
        x = self._embedding(tokens)
        if p.family.scaled:
            x *= np.float32(np.sqrt(p.width))
        local, everywhere = (_rotations(positions, of) for of in (self._local_angles, self._angles))
        norm, attention = np.empty_like(x), np.empty((rows, p.heads * p.size), np.float32)
        self._begin(x, np.zeros_like(x), norm, rows)
        for layer in self._layers:
            linear, rotations = layer.linear, local if layer.is_local else everywhere
            queries, keys, values = (linear[name](norm) for name in ("attn_q", "attn_k", "attn_v"))
            if layer.attention(queries, keys, values, rotations, attention, rows, self.position):
                raise UserError(f"no memory for attention to {positions.stop} tokens; shorten the context")
            layer.add_attention(x, linear["attn_output"](attention), norm, rows)
            gates = linear["ffn_gate"](norm)
            layer.gate(gates, linear["ffn_up"](norm), rows)
            layer.add_feed_forward(x, linear["ffn_down"](gates), norm, rows)
        self.position += rows
        return norm[-1:]


def _rotations(positions: Sequence[int], angles: NDArray[np.float64]) -> Floats:
    """Return the cosines and sines of angles times positions: float32 [positions, 2, angles]."""
    # Position by position: numpy's cosine may depend on where in an array a number lies.
    rows = [(np.cos(position * angles), np.sin(position * angles)) for position in positions]
    return np.array(rows, np.float32)


@dataclass
class Sampler:
    """Chooses tokens. ``temperature`` 0: always the most probable one. Otherwise, in the order of llama.cpp:
    the ``top_k`` most probable tokens (0: all), of these the fewest whose probabilities reach ``top_p``
    together, then one by its probability, the logits divided by the temperature."""

    temperature: float = 0.0
    top_k: int = 40
    top_p: float = 0.95
    seed: int = 0
    _random: np.random.Generator = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._random = np.random.default_rng(self.seed)

    def choose(self, logits: Floats) -> int:
        """Return a token. The first of several that are most probable comes first."""
        if self.temperature == 0:
            return int(np.argmax(logits))
        count = min(self.top_k or len(logits), len(logits))
        likely = np.argsort(-logits, kind="stable")[:count]
        exact = logits[likely].astype(np.float64)
        probabilities = _probabilities(exact)
        fewest = max(1, int(np.sum(np.cumsum(probabilities) - probabilities < self.top_p)))
        with np.errstate(over="ignore"):  # a tiny temperature makes -inf, of probability 0
            divided = (exact[:fewest] - exact[0]) / self.temperature
        probabilities = np.cumsum(_probabilities(divided))
        drawn = int(np.searchsorted(probabilities, self._random.random() * probabilities[-1], side="right"))
        return int(likely[min(drawn, fewest - 1)])


def _probabilities(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the softmax of logits in descending order."""
    powers = np.exp(logits - logits[0])
    result: NDArray[np.float64] = powers / powers.sum()
    return result
