"""topi's bit-serial convolution, TVM's generated code without microkernels, well scheduled."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from bench.layers import Array, Layer, convolve
from bench.tvm_convolutions import KEPT, Compiled, blocks_of, cached, compiled, new_schedule
from synth.errors import UserError


@dataclass(frozen=True)
class BitSchedule:
    """How topi's bit-serial operator is compiled: activations' layout, word, and the tile in registers.

    ``columns`` x ``filters`` outputs; 0 x 0 leaves the loops as topi writes them. The innermost loop of the
    tile (columns in NCHW, filters in NHWC) is vectorized or unrolled. Outer loops always run in parallel.
    """

    layout: str
    word: int
    columns: int = 0
    filters: int = 0
    vector: bool = False

    def read(self, y: Array) -> Array:
        """An output as [F, H, W]."""
        return y[0] if self.layout == "NCHW" else y[0].transpose(2, 0, 1)


BIT_SCHEDULES = (
    *(BitSchedule("NHWC", 64, columns, filters, True) for columns in (4, 7) for filters in (8, 16, 32)),
    *(BitSchedule("NHWC", 32, 7, filters, True) for filters in (16, 32)),
    *(BitSchedule("NCHW", 64, columns, 4, True) for columns in (7, 8)),
    BitSchedule("NCHW", 64, 2, 4),
    *(BitSchedule(layout, word) for layout in ("NHWC", "NCHW") for word in (32, 64)),
)


def bitserial(
    layer: Layer,
    threads: int,
    data: tuple[Array, int],
    bits: Array,
    unipolar: bool,
    is_right: Callable[[Array], bool],
) -> Compiled:
    """The fastest of BIT_SCHEDULES among those that are right; the KEPT best are timed again each time.

    Being right cannot be taken for granted: with 64-bit words, weights of -1 and +1 and two words of
    channels or more, the plain loops come out of the compiler with differences of popcounts taken modulo
    256.

    ``data``: activations uint8 [C, H, H] and their bits; weight bits uint8 [bits, F, C, K, K]; ``is_right``
    judges the output int32 [F, out, out]. Raises UserError where no schedule is right.
    """
    x, a = data
    key = {
        "what": "bits",
        **asdict(layer),
        "threads": threads,
        "a": a,
        "w": len(bits),
        "topi_unipolar": unipolar,
    }

    def build(choice: BitSchedule) -> Compiled:
        schedule = bit_schedule(layer, choice, a, len(bits), unipolar)
        return compiled(schedule, threads, bit_operands(x, bits, choice, layer), choice.read)

    def choose() -> list[dict[str, Any]]:
        found = [
            (made.milliseconds, choice)
            for choice in BIT_SCHEDULES
            if is_right((made := build(choice)).output())
        ]
        if not found:
            raise UserError(f"TVM bit-serial on {layer.name}: every schedule gives wrong integers")
        return [asdict(choice) for _, choice in sorted(found, key=lambda item: item[0])[:KEPT]]

    right = [made for one in cached(key, choose) if is_right((made := build(BitSchedule(**one))).output())]
    if not right:
        raise UserError(f"TVM bit-serial on {layer.name}: the schedules that were right no longer are")
    return min(right, key=lambda made: made.milliseconds)


def bit_problem(layer: Layer, a: int, w: int, unipolar: bool) -> tuple[Array, Array, Array]:
    """Random activations uint8 [C, H, H] of ``a`` bits, weight bits uint8 [w, F, C, K, K] (``unipolar``: that
    stand for -1 and +1), and what the convolution of them is."""
    random = np.random.default_rng(3)
    x = random.integers(0, 1 << a, (layer.channels, layer.height, layer.height), dtype=np.uint8)
    shape = (w, layer.filters, layer.channels, layer.kernel, layer.kernel)
    bits = random.integers(0, 2, shape, dtype=np.uint8)
    steps = 2 * bits.astype(np.int64) - 1 if unipolar else bits.astype(np.int64)
    values = sum((plane << i for i, plane in enumerate(steps)), np.zeros(shape[1:], np.int64))
    return x, bits, convolve(x, values, layer)


def bit_operands(x: Array, bits: Array, choice: BitSchedule, layer: Layer) -> list[Array]:
    """Activations, packed weights (a word's first channel is its highest bit) and room for the output."""
    planes, filters, channels, kernel, _ = bits.shape
    word = np.dtype(f"uint{choice.word}")
    split = bits.reshape(planes, filters, channels // choice.word, choice.word, kernel, kernel).astype(word)
    places = np.arange(choice.word - 1, -1, -1, dtype=word)[:, None, None]
    packed = np.bitwise_or.reduce(split << places, axis=3)
    if choice.layout == "NCHW":
        return [
            x[None],
            packed.transpose(1, 2, 3, 4, 0),
            np.zeros((1, filters, layer.out, layer.out), np.int32),
        ]
    y = np.zeros((1, layer.out, layer.out, filters), np.int32)
    return [x.transpose(1, 2, 0)[None], packed.transpose(3, 4, 2, 1, 0), y]


class _Swapped:
    """A packed weight [K, K, words, F, bits] that tells topi the shape [K, K, words, bits, F].

    topi's NHWC operator takes the number of filters from the last axis of weights that come packed, but
    indexes the filters in the last but one.
    """

    def __init__(self, tensor: Any) -> None:
        self.tensor = tensor
        *front, filters, bits = tensor.shape
        self.shape = (*front, bits, filters)

    def __getitem__(self, index: Any) -> Any:
        return self.tensor[index]


def bit_function(layer: Layer, choice: BitSchedule, a: int, w: int, unipolar: bool) -> Any:
    from tvm import te, topi

    size, words, word = layer.height, layer.channels // choice.word, f"uint{choice.word}"
    rest = (layer.stride, [layer.padding] * 4, a, w, word, "int32", unipolar)
    if choice.layout == "NCHW":
        data = te.placeholder((1, layer.channels, size, size), "uint8", name="data")
        weights = te.placeholder((layer.filters, words, layer.kernel, layer.kernel, w), word, name="weights")
        out = topi.nn.bitserial_conv2d_nchw(data, weights, *rest)
    else:
        data = te.placeholder((1, size, size, layer.channels), "uint8", name="data")
        weights = te.placeholder((layer.kernel, layer.kernel, words, layer.filters, w), word, name="weights")
        out = topi.nn.bitserial_conv2d_nhwc(data, _Swapped(weights), *rest)
    return te.create_prim_func([data, weights, out]).with_attr("global_symbol", "main")


def bit_schedule(layer: Layer, choice: BitSchedule, a: int, w: int, unipolar: bool) -> Any:
    s = new_schedule(bit_function(layer, choice, a, w, unipolar))
    _schedule_bits(s, choice)
    return s


def _schedule_bits(s: Any, choice: BitSchedule) -> None:
    blocks = blocks_of(s)
    conv = blocks.pop("Conv2dOutput")
    nchw = choice.layout == "NCHW"
    for name, block in blocks.items():
        if name.startswith("T_concat"):
            s.compute_inline(block)
        else:
            s.parallel(s.fuse(*s.get_loops(block)[: 4 if nchw else 2]))
    n, *spatial, words, ky, kx, w, a = s.get_loops(conv)
    if not choice.columns:
        s.parallel(s.fuse(n, spatial[0]))
        return
    filters, y, x = spatial if nchw else (spatial[2], *spatial[:2])
    x_outer, x_inner = s.split(x, [None, choice.columns])
    f_outer, f_inner = s.split(filters, [None, choice.filters])
    copy = s.cache_write(conv, 0, "local")
    outer = (n, f_outer, y, x_outer) if nchw else (n, y, x_outer, f_outer)
    inner = (f_inner, x_inner) if nchw else (x_inner, f_inner)
    s.reorder(*outer, words, ky, kx, w, a, *inner)
    s.reverse_compute_at(copy, outer[-1])
    s.parallel(s.fuse(*outer[:3]))
    (s.vectorize if choice.vector else s.unroll)(inner[1])
    for loop in (inner[0], w, a):
        s.unroll(loop)
    start = s.get_loops(s.decompose_reduction(conv, words))
    (s.vectorize if choice.vector else s.unroll)(start[-1])
    s.unroll(start[-2])
    s.vectorize(s.get_loops(copy)[-1])
