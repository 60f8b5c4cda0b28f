"""A linear layer of a language model, its weights in blocks with a scale each: ONNX Runtime's and ours.

A ``Baseline`` prepares a ``Layer`` in its own format, from float32 weights, for one thread. What it makes is
a
``Product``: the call, what the weights have become, and the bytes that they take. A product may have several
copies of the weights, so that a call goes through more memory than caches hold.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray
from onnx import ModelProto, TensorProto, helper, numpy_helper

from sketches.blocks import BLOCK_BITS
from synth.forms.blocks import from_codes
from synth.linear import BlockLinear
from synth.linear.formats import Format, weights_in
from synth.linear.gguf import FORMATS
from synth.model.onnx_session import open_session, required

Array = NDArray[Any]
#: Filters that are random; a layer repeats them, as time does not depend on values and quantizing takes long.
TILE = 128
#: Operator sets of models here; of ONNX Runtime's own domain.
OPSET, OWN = 21, "com.microsoft"
#: The setting of its session by which ONNX Runtime looks products of two bits up in tables.
TABLES = "mlas.use_lut_gemm"
#: ONNX Runtime multiplies bytes: activations are quantized to 8 bits in blocks.
ACCURACY = 4


@dataclass(frozen=True)
class Layer:
    """Activations [rows, K] and TILE filters [TILE, K] that a layer of ``n`` filters (a multiple of TILE)
    repeats; float32. ``threads`` that whoever multiplies may have."""

    n: int
    x: Array
    filters: Array
    threads: int = 1

    @classmethod
    def random(cls, n: int, k: int, rows: int, threads: int = 1) -> Self:
        """Normal values, the same for the same shape."""
        rng = np.random.default_rng(1)
        x, filters = (rng.standard_normal((size, k), np.float32) for size in (rows, TILE))
        return cls(n, x, filters, threads)

    @property
    def k(self) -> int:
        return int(self.x.shape[1])

    def whole(self, array: Array, copy: int = 0) -> Array:
        """What is given for TILE filters, for all ``n``; each copy begins with another filter, so that no two
        are equal."""
        return np.roll(np.tile(array, (self.n // TILE,) + (1,) * (array.ndim - 1)), copy, 0)


@dataclass(frozen=True)
class Product:
    """``run`` computes all copies; ``output`` is the first one's result float32 [rows, N]; ``filters``: what
    the first TILE filters stand for, exactly, float64 [TILE, K]; ``bytes`` of one copy's weights with scales
    and zero points; ``close`` gives back memory that Python does not see."""

    run: Callable[[], Any]
    output: Callable[[], Array]
    filters: Array
    bytes: int
    close: Callable[[], None] = lambda: None


@dataclass(frozen=True)
class Baseline:
    """``prepare`` makes so many copies of a layer. ``bits`` of a weight's code, the weights of a ``block``,
    and whether each has a zero point: by these it is compared with ours. ``ours``: it is of this project."""

    name: str
    bits: int
    block: int
    zeros: bool
    prepare: Callable[[Layer, int], Product]
    ours: bool = False


@dataclass(frozen=True)
class Blocks:
    """Weights in blocks along K: codes uint8 [N, K], scales float32 [N, blocks] that float16 has too, as most
    formats keep those, and zero points uint8 [N, blocks] (None: ``middle``). A weight is (code - zero point)
    * scale."""

    bits: int
    codes: Array
    scales: Array
    zeros: Array | None

    @classmethod
    def of(cls, weights: Array, bits: int, block: int, zeros: bool) -> Self:
        """Rounded to the nearest code; ``block`` divides K."""
        parts = weights.reshape(len(weights), -1, block)
        most, middle = (1 << bits) - 1, _middle(bits)
        if zeros:
            low, high = parts.min(2, keepdims=True).clip(max=0), parts.max(2, keepdims=True).clip(min=0)
            scales = _halves((high - low) / most)
            points = np.clip(np.rint(-low / scales), 0, most)
        else:
            sizes = np.abs(parts)
            ends = (
                sizes.max(2, keepdims=True) / (middle - 0.5) if bits > 1 else 2 * sizes.mean(2, keepdims=True)
            )
            scales = _halves(ends)
            points = np.full_like(scales, middle)
        codes = np.clip(np.rint(parts / scales + points), 0, most).astype(np.uint8).reshape(weights.shape)
        return cls(bits, codes, scales[..., 0], points[..., 0].astype(np.uint8) if zeros else None)

    def values(self) -> Array:
        """What the codes stand for, float64 [N, K]."""
        points = _middle(self.bits) if self.zeros is None else self.zeros[..., None].astype(np.float64)
        parts = self.codes.reshape(*self.scales.shape, -1).astype(np.float64)
        return ((parts - points) * self.scales[..., None].astype(np.float64)).reshape(self.codes.shape)


def _middle(bits: int) -> float:
    """The zero point of symmetric weights: one bit stands for two values of the same size."""
    return float(1 << (bits - 1)) if bits > 1 else 0.5


def _halves(scales: Array) -> Array:
    return scales.astype(np.float16).astype(np.float32)


def packed(codes: Array, bits: int) -> Array:
    """Codes of 2, 4 or 8 bits in bytes along the last axis, the first in the lowest bits, the end filled with
    zeros."""
    each = 8 // bits
    filled = np.pad(codes, [(0, 0)] * (codes.ndim - 1) + [(0, -codes.shape[-1] % each)])
    parts = filled.reshape(*filled.shape[:-1], -1, each) << np.arange(0, 8, bits, dtype=np.uint8)
    return np.bitwise_or.reduce(parts, -1)


def widths(bits: Sequence[int], blocks: Sequence[int]) -> list[tuple[int, int, bool]]:
    """Bits, block, zero points: every pair without these, and the smallest block with them."""
    return [
        (width, block, zeros)
        for width in bits
        for block in blocks
        for zeros in ((False, True) if block == min(blocks) else (False,))
    ]


def name_of(who: str, bits: int, block: int, zeros: bool) -> str:
    return f"{who} W{bits}, blocks of {block}{' with zero points' if zeros else ''}"


# ---- ours -------------------------------------------------------------------------------------------------


def our_peers(blocks: Sequence[int]) -> list[Baseline]:
    """``BlockLinear`` of every width."""
    return [
        Baseline(name_of("ours", *width), *width, partial(_our_product, width=width), ours=True)
        for width in widths(BLOCK_BITS, blocks)
    ]


def _our_product(layer: Layer, copies: int, width: tuple[int, int, bool]) -> Product:
    bits, block, _ = width
    made = Blocks.of(layer.filters, *width)
    zeros = np.asarray(int(_middle(bits))) if made.zeros is None else made.zeros
    tile = from_codes(made.codes, made.scales, zeros, bits, block)
    if bits == 1 and made.zeros is None:
        tile = replace(tile, zero=1, half_zero=True)
    layers = [
        BlockLinear(
            replace(
                tile,
                codes=layer.whole(tile.codes, copy),
                scales=layer.whole(tile.scales, copy),
                zeros=None if tile.zeros is None else layer.whole(tile.zeros, copy),
            ),
            threads=layer.threads,
        )
        for copy in range(copies)
    ]
    return products_of(layers, layer, made.values())


def has_own_kernel(form: Format) -> bool:
    """Return whether a format of GGUF files differs from each width of ``our_peers``: by offsets, by
    super-blocks or by a table of values."""
    return form.offset is not None or form.blocks > 1 or bool(form.values)


def format_peers() -> list[Baseline]:
    """Return ``BlockLinear`` of each format with a kernel of its own, whose weights are random bytes."""
    return [
        Baseline(
            f"ours {form.name}", form.code_bits, form.block, form.offset is not None,
            partial(_random_product, form=form), ours=True,
        )
        for form in FORMATS.values()
        if has_own_kernel(form)
    ]  # fmt: skip


def _random_product(layer: Layer, copies: int, form: Format) -> Product:
    rows = random_rows(form, layer.k)
    return format_product(layer, copies, form, rows, weights_in(form, rows, layer.k).values())


def random_rows(form: Format, k: int) -> Array:
    """Return random bytes [TILE, bytes] of a format. Its float16 numbers are 0.01 and its scales of one byte
    are equal, because random floats would have very different sizes."""
    rows = np.random.default_rng(1).integers(0, 256, (TILE, k // form.positions, form.size), np.uint8)
    for number in (form.scale, form.offset):
        if number is not None and number.floats:
            rows[..., number.byte : number.byte + form.blocks] = 120
        elif number is not None:
            rows[..., number.byte : number.byte + 2] = np.frombuffer(np.float16(0.01).tobytes(), np.uint8)
    return rows.reshape(TILE, -1)


def format_product(layer: Layer, copies: int, form: Format, rows: Array, filters: Array) -> Product:
    """Return layers of ours that read the bytes ``rows`` of a format. ``filters``: the weights, float64
    [TILE, K]."""
    whole = (weights_in(form, layer.whole(rows, copy), layer.k) for copy in range(copies))
    return products_of([BlockLinear(one, threads=layer.threads) for one in whole], layer, filters)


def products_of(layers: Sequence[BlockLinear], layer: Layer, filters: Array) -> Product:
    """Copies of a layer of ours, whose first TILE filters stand for ``filters``."""
    outs = [np.zeros((len(layer.x), layer.n), np.float32) for _ in layers]

    def run() -> None:
        for one, out in zip(layers, outs, strict=True):
            one(layer.x, out)

    return Product(run, lambda: outs[0], filters, layers[0].nbytes)


# ---- ONNX Runtime -----------------------------------------------------------------------------------------


def onnxruntime_peers(blocks: Sequence[int]) -> list[Baseline]:
    """MatMulNBits of every width that it has, two bits also by tables, and MatMul of float32."""
    who = "ONNX Runtime"
    found = [
        Baseline(name_of(who, *width), *width, partial(_block_product, width=width))
        for width in widths((2, 4, 8), blocks)
    ]
    looked = [
        Baseline(f"{name_of(who, *width)}, tables", *width, partial(_block_product, width=width, tables=True))
        for width in widths((2,), blocks)
        if not width[2]
    ]
    return [*found, *looked, Baseline(f"{who} float32", 32, 1, False, _float_product)]


def _float_product(layer: Layer, copies: int) -> Product:
    matrices = [[np.ascontiguousarray(layer.whole(layer.filters, copy).T)] for copy in range(copies)]
    model, filters = _model(layer, matrices, "MatMul"), layer.filters.astype(np.float64)
    return _session(layer, model, filters, matrices[0][0].nbytes)


def block_model(layer: Layer, copies: int, width: tuple[int, int, bool]) -> tuple[ModelProto, Array, int]:
    """Return the ONNX model of MatMulNBits for ``copies`` layers, the weights that its first TILE filters
    stand for, and the bytes of one copy."""
    bits, block, _ = width
    made = Blocks.of(layer.filters, *width)
    parts = [packed(made.codes, bits).reshape(TILE, -1, block * bits // 8), made.scales]
    parts += [] if made.zeros is None else [packed(made.zeros, bits)]
    facts = {"K": layer.k, "N": layer.n, "bits": bits, "block_size": block, "accuracy_level": ACCURACY}
    constants = [[layer.whole(part, copy) for part in parts] for copy in range(copies)]
    size = sum(array.nbytes for array in constants[0])
    return _model(layer, constants, "MatMulNBits", OWN, **facts), made.values(), size


def _block_product(layer: Layer, copies: int, width: tuple[int, int, bool], tables: bool = False) -> Product:
    return _session(layer, *block_model(layer, copies, width), tables)


def _model(
    layer: Layer, constants: Sequence[Sequence[Array]], operator: str, domain: str = "", **attributes: Any
) -> ModelProto:
    """Return a node for each copy's constants, from ``x`` to ``y0``, ``y1``, ..."""
    shape = (len(layer.x), layer.n)
    nodes, kept = [], []
    for copy, arrays in enumerate(constants):
        names = [f"w{copy}_{part}" for part in range(len(arrays))]
        kept += [numpy_helper.from_array(array, name) for array, name in zip(arrays, names, strict=True)]
        nodes.append(helper.make_node(operator, ["x", *names], [f"y{copy}"], domain=domain, **attributes))
    given = helper.make_tensor_value_info("x", TensorProto.FLOAT, layer.x.shape)
    results = [helper.make_tensor_value_info(node.output[0], TensorProto.FLOAT, shape) for node in nodes]
    graph = helper.make_graph(nodes, "layer", [given], results, kept)
    opsets = [helper.make_opsetid("", OPSET), helper.make_opsetid(OWN, 1)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=10)


def _session(layer: Layer, model: ModelProto, filters: Array, size: int, tables: bool = False) -> Product:
    """A model in a session of the layer's threads, memory bound beforehand."""
    runtime = required("onnxruntime")
    settings = {TABLES: "1"} if tables else {}
    session = open_session(model.SerializeToString(), exact=False, threads=layer.threads, settings=settings)
    binding, outputs = session.io_binding(), []
    binding.bind_ortvalue_input("x", runtime.OrtValue.ortvalue_from_numpy(layer.x))
    for result in model.graph.output:
        out = np.zeros((len(layer.x), layer.n), np.float32)
        outputs.append(runtime.OrtValue.ortvalue_from_numpy(out))
        binding.bind_ortvalue_output(result.name, outputs[-1])
    return Product(partial(session.run_with_iobinding, binding), outputs[0].numpy, filters, size)
