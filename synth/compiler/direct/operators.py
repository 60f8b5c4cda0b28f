"""Convolution and dense layers of float32 and 8-bit integers, ready for TVM.

>>> conv = direct_conv2d(weights, geometry, "x86-64-v3", data_dtype="uint8", data_zero_point=3)
>>> conv.prim_func          # (x, *conv.constants.values(), out)
>>> conv(x)                 # on this computer
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from synth.compiler.built import Built
from synth.compiler.direct.arithmetic import WORD, Arithmetic, arithmetics, fit, step_cycles, word_arithmetic
from synth.compiler.direct.depthwise import Depthwise, choose_depthwise, depthwise_source
from synth.compiler.direct.spec import (
    ROWS,
    DirectLayerSpec,
    InputWeights,
    LayerOptions,
    checked_layer,
    has_runs,
)
from synth.compiler.direct.tiles import SMALL_SLOWDOWN, Blocking, choose_blocking
from synth.compiler.direct.winograd import (
    FILTERINGS,
    Winograd,
    choose_winograd,
    winograd_cycles,
    winograd_source,
)
from synth.compiler.direct.workload import filter_numbers, workload_source
from synth.compiler.geometry import LAYOUTS, Geometry, as_dense
from synth.compiler.machines import CompileTarget, compile_target
from synth.compiler.tvmscript import loop, main_function, parse, sblock
from synth.compiler.values import int32_array, one_of, whole
from synth.errors import UserError
from synth.forms.packing import aligned_zeros
from synth.library.kernels import Kernel


@dataclass(eq=False)
class Packing(Built):
    """The function ``main(weights, zero_points, packed)`` of a layer whose weights are an input. ``weights``:
    int8 or uint8 [groups * filters, channels, kh, kw] (ONNX's order), kh = kw = 1 for a dense layer. If a
    dense layer is ``turned``: [channels, filters]. ``zero_points``: int32 [groups * filters], in the range of
    the weights' dtype. ``packed``: the output, words of one dimension (``output_shape``), in the order in
    which the layer's loops read them. Only the weights' dtype is known. So they are multiplied as int16
    words, exact for all values (``word_arithmetic``), and this function subtracts their zero points."""

    blocking: Blocking
    machine: CompileTarget
    turned: bool = False

    @property
    def filters(self) -> int:
        """The number of filters of all groups."""
        return self.blocking.layer.filters

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the weights."""
        g = self.blocking.layer.geometry
        return (g.channels, self.filters) if self.turned else (self.filters, g.channels, *g.kernel)

    @property
    def dtype(self) -> str:
        """The dtype of the weights."""
        given = self.blocking.layer.given
        assert isinstance(given, InputWeights)
        return given.dtype

    @property
    def output_shape(self) -> tuple[int, ...]:
        return (math.prod(self._axes.values()),)

    @property
    def output_dtype(self) -> str:
        return self.blocking.arithmetic.word

    @property
    def _axes(self) -> dict[str, int]:
        """The loops over the packed words, outermost first: the order of the layer's reads."""
        b, g = self.blocking, self.blocking.layer.geometry
        blocks = {"g": g.groups, "k": b.channel_blocks, "m": b.filter_blocks}
        return blocks | {"ky": g.kernel[0], "kx": g.kernel[1], "c": b.block, "f": b.tile_filters}

    @cached_property
    def module(self) -> Any:
        import tvm

        return tvm.IRModule({"main": parse(self._source())})

    def _source(self) -> str:
        b, g = self.blocking, self.blocking.layer.geometry
        filters, channels = f"(m * {b.tile_filters} + f)", b.channel_blocks * b.block * b.arithmetic.values
        number, values = f"(g * {g.filters} + {filters})", []
        for index in range(b.arithmetic.values):
            channel = f"((k * {b.block} + c) * {b.arithmetic.values} + {index})"
            at = f"{channel}, {number}" if self.turned else f"{number}, {channel}, ky, kx"
            value = f'T.Cast("int32", weights[{at}]) - zero_points[{number}]'
            inside = [f"{filters} < {g.filters}"] if b.filters > g.filters else []
            inside += [f"{channel} < {g.channels}"] if channels > g.channels else []
            for condition in inside:
                value = f"T.if_then_else({condition}, {value}, T.int32(0))"
            values.append(value)
        word = "0"
        for axis, extent in self._axes.items():
            word = f"({word} * {extent} + {axis})"
        body = [f"packed[{word}] = {b.arithmetic.data_word(values, 0)}"]
        parallel = "m" if b.threads > 1 else ""
        for axis, extent in reversed(self._axes.items()):
            body = loop(axis, extent, body, "parallel" if axis == parallel else "serial")
        arguments = {
            "weights": (self.shape, self.dtype),
            "zero_points": ((self.filters,), "int32"),
            "packed": (self.output_shape, self.output_dtype),
        }
        shapes = {name: shape for name, (shape, _) in arguments.items()}
        written = {"packed": shapes.pop("packed")}
        return main_function(arguments, sblock("pack", shapes, written, body))

    def __call__(self, weights: NDArray[Any], zero_points: NDArray[Any] | int = 0) -> NDArray[Any]:
        """Return the packed words. Raises UserError for another shape, dtype or machine."""
        array = np.asarray(weights)
        if array.shape != self.shape or array.dtype != self.dtype:
            takes = f"the layer takes {self.dtype}{list(self.shape)}"
            raise UserError(f"weights {array.dtype}{list(array.shape)}: {takes}")
        points, limits = int32_array("zero_points", zero_points), np.iinfo(self.dtype)
        least, most = points.min(), points.max()
        if points.shape not in ((), (1,), (self.filters,)) or least < limits.min or most > limits.max:
            raise UserError(
                f"zero_points of shape {points.shape} from {least} to {most}: give one number or one for "
                f"each of {self.filters} filters, as {self.dtype} has them"
            )
        out = np.zeros(self.output_shape, self.output_dtype)
        points = np.broadcast_to(points, (self.filters,)).copy()
        return self.run_on([np.ascontiguousarray(array), points, out])


@dataclass(eq=False)
class DirectOperator(Built):
    """A direct convolution for one target, ready to build. ``constants``: packed weights, bias and scale, in
    the order of the function's arguments after the input. Weights that are an input are not among them:
    ``packing`` makes that argument."""

    blocking: Method
    machine: CompileTarget
    constants: dict[str, NDArray[Any]]

    @property
    def kernel(self) -> Kernel | None:
        """The library's kernel that the loops call, or None."""
        return self.blocking.kernel.kernel if isinstance(self.blocking, Depthwise) else None

    @property
    def cycles(self) -> float | None:
        """The estimated cycles of a call on one core. None for a float layer, for weights that are an input,
        and for portable C."""
        layer = self.blocking.layer
        if self.machine.portable or not layer.integer or isinstance(layer.given, InputWeights):
            return None
        method = self.blocking
        return method.cost * (1.0 if isinstance(method, Depthwise) else pace(method.arithmetic, self.machine))

    @property
    def storage(self) -> str:
        """Why the packed weights of an 8-bit layer take more bytes than the weights themselves, or ""."""
        method, parts = self.blocking, []
        if isinstance(method, Depthwise) or not method.layer.integer:
            return ""
        b = method.product if isinstance(method, Winograd) else method
        g, weights = method.layer.geometry, method.layer.weights
        if isinstance(method, Winograd):
            parts.append(f"Winograd's filtering has {method.places} words for {g.taps} weights")
        if b.arithmetic.values < 4:
            parts.append("16 bits a word, since this processor multiplies words")
        values = b.channel_blocks * b.block * b.arithmetic.values
        channels = weights.shape[-1] if b.runs is None else g.channels * g.kernel[1]
        for what, count, stored in (("filters", g.filters, b.filters), ("channels", channels, values)):
            if stored > count:
                parts.append(f"{count} {what} padded to {stored}")
        return ", ".join(parts)

    @property
    def input_shape(self) -> tuple[int, ...]:
        return self.blocking.layer.input_shape

    @property
    def input_dtype(self) -> str:
        return self.blocking.layer.data_dtype

    @property
    def output_shape(self) -> tuple[int, ...]:
        return self.blocking.layer.output_shape

    @property
    def output_dtype(self) -> str:
        return self.blocking.layer.output_dtype

    @cached_property
    def prim_func(self) -> Any:
        """The scheduled PrimFunc ``main(x, *constants, out)``."""
        b = self.blocking
        shapes = {name: (array.shape, str(array.dtype)) for name, array in self.constants.items()}
        if isinstance(b, Depthwise):
            return parse(depthwise_source(b, shapes), CODE=b.code)
        if isinstance(b, Winograd):
            return parse(winograd_source(b, shapes))
        if isinstance(b.layer.given, InputWeights):
            shapes = {"weights": (self.packing().output_shape, b.arithmetic.word)} | shapes
        return parse(workload_source(b, shapes))

    def packing(self, turned: bool = False) -> Packing:
        """Return the function that packs weights that are an input. ``turned``: weights [inputs, outputs] of
        a dense layer. Raises UserError if the weights are constants."""
        b = self.blocking
        if not isinstance(b, Blocking) or not isinstance(b.layer.given, InputWeights):
            raise UserError("weights: the operator has them as constants, and takes none")
        return Packing(b, self.machine, turned)

    @cached_property
    def module(self) -> Any:
        import tvm

        return tvm.IRModule({"main": self.prim_func})

    def __call__(self, x: NDArray[Any], *weights: NDArray[Any]) -> NDArray[Any]:
        """Run on this computer and return the output. ``weights``: weights that are an input, and zero
        points, as for ``Packing``. Raises UserError for another shape, dtype or machine."""
        array, layer = np.asarray(x), self.blocking.layer
        if array.shape != self.input_shape or array.dtype != self.input_dtype:
            takes = f"the operator takes {self.input_dtype}{list(self.input_shape)}"
            raise UserError(f"input {array.dtype}{list(array.shape)}: {takes}")
        arrays = [np.ascontiguousarray(array)]
        if weights or isinstance(layer.given, InputWeights):
            if len(weights) not in (1, 2):
                raise UserError(f"{len(weights)} arrays beside the input: give the weights, and zero points")
            arrays.append(self.packing()(*weights))
        arrays += [*self.constants.values(), aligned_zeros(layer.output_shape, layer.output_dtype)]
        return self.run_on(arrays, self.blocking.threads)


def direct_conv2d(
    weights: Any, geometry: Geometry, target: Any, *, layout: str = "NCHW", out_layout: str | None = None,
    threads: int = 1, **options: Any,
) -> DirectOperator:  # fmt: skip
    """Return a convolution. ``weights``: [filters of all groups, kh, kw, channels / groups], or InputWeights
    of that shape, which ``DirectOperator.packing`` packs.

    float32 data and weights give float32. 8-bit data and weights give int32 sums of ``(x - data_zero_point) *
    (w - weight_zero_point)``, or 8 bits with ``output``. The weight zero point is one number or one per
    filter. ``bias`` (float32 or int32 [filters]) is added first, then comes relu, then ``output``. Padding
    has the real value zero. ``layout``: of the input, and of the output unless ``out_layout`` is given.
    ``target``: as for ``compile_target``. ``options``: the fields of ``LayerOptions``.

    Sums of constant weights are exact. Sums of InputWeights wrap modulo 2^32. Raises UserError for arguments
    that do not fit, and for constant weights whose sums may leave int32.
    """
    out_layout = layout if out_layout is None else out_layout
    one_of("layout", layout, LAYOUTS)
    one_of("out_layout", out_layout, LAYOUTS)
    layer = checked_layer(weights, geometry, layout, out_layout, LayerOptions(**options))
    return make_direct(layer, target, threads)


def direct_dense(weights: Any, rows: int, target: Any, *, threads: int = 1, **options: Any) -> DirectOperator:
    """Return a dense layer with weights [M, K] from x [rows, K] to [rows, M]. Otherwise as
    ``direct_conv2d``."""
    array = weights if isinstance(weights, InputWeights) else np.asarray(weights)
    if len(array.shape) != 2:
        raise UserError(f"weights of shape {array.shape}: a dense layer needs [outputs, inputs]")
    filters, channels = array.shape
    geometry = as_dense(whole("rows", rows, 1), channels, filters)
    kernel = array.reshape(filters, 1, 1, channels)
    return make_direct(checked_layer(kernel, geometry, ROWS, ROWS, LayerOptions(**options)), target, threads)


def make_direct(layer: DirectLayerSpec, target: Any, threads: int) -> DirectOperator:
    """Return the operator of a checked layer, with the cheapest loops by estimate, or for a small target with
    the fewest bytes of weights."""
    machine = compile_target(target)
    methods = candidate_methods(layer, machine, whole("threads", threads, 1))
    chosen = smallest(methods) if machine.small else min(methods, key=lambda method: method.cost)
    return direct_operator(chosen, machine)


def candidate_methods(layer: DirectLayerSpec, machine: CompileTarget, threads: int = 1) -> list[Method]:
    """Return the loops that may be fastest: for each way to multiply and to read the input, by Winograd's
    algorithm, and by the library's depthwise kernel. With several threads, loops do not prefetch weights. In
    loops that threads share, LLVM does not see that a prefetch leaves accumulators unchanged. It keeps the
    accumulators in memory, which takes twice as long."""

    def alone(arithmetic: Arithmetic) -> Arithmetic:
        return replace(arithmetic, asks=arithmetic.asks and threads == 1)

    words = alone(word_arithmetic(machine, wraps=True))
    if isinstance(layer.given, InputWeights):
        return [choose_blocking(layer, words, threads)]
    methods: list[Method | None] = [
        choose_blocking(layer, alone(arithmetic), threads, runs, machine.small)
        for runs in ((False, True) if has_runs(layer.geometry) else (False,))
        for arithmetic in arithmetics(layer, machine, runs)
    ]
    if layer.integer:
        methods += [choose_winograd(layer, words, threads, filtering) for filtering in FILTERINGS]
        methods.append(choose_depthwise(layer, machine, threads))
    return [method for method in methods if method is not None]


def direct_operator(method: Method, machine: CompileTarget) -> DirectOperator:
    """Return the operator with the loops ``method``."""
    return DirectOperator(method, machine, constants(method))


def constants(b: Method) -> dict[str, NDArray[Any]]:
    """Return the constants: packed weights, bias with the zero-point correction of the data, per-filter
    arrays."""
    if isinstance(b, Depthwise):
        numbers = {name: b.spread(array) for name, array in filter_numbers(b.layer).items()}
        return {"weights": b.weights, "bias": b.bias, **numbers}
    sums = b.product if isinstance(b, Winograd) else b
    g, filters = b.layer.geometry, filter_numbers(b.layer).items()
    numbers = {name: _padded(np.ones, array, g.groups, g.filters, sums.filters) for name, array in filters}
    return _sums_constants(sums) | numbers


def _padded(fill: Any, numbers: NDArray[Any], groups: int, filters: int, count: int) -> NDArray[Any]:
    """Return ``numbers`` of ``groups`` groups of ``filters`` filters as one array with ``count`` filters per
    group. ``fill``: ``np.ones`` or ``np.zeros``, whose value surplus filters have."""
    padded = fill((groups, count), numbers.dtype)
    padded[:, :filters] = numbers.reshape(groups, filters)
    return np.asarray(padded.ravel())


def _sums_constants(b: Blocking) -> dict[str, NDArray[Any]]:
    """Return packed weights and bias."""
    layer, a, g = b.layer, b.arithmetic, b.layer.geometry
    bias = layer.bias if a.shift is None else layer.corrected_bias(a.shift)
    arrays: dict[str, NDArray[Any]] = {}
    if not isinstance(layer.given, InputWeights):
        arrays["weights"] = _packed_weights(b)
    arrays["bias"] = _padded(np.zeros, bias.astype(a.sums), g.groups, g.filters, b.filters)
    if b.rest is not None:
        arrays |= {f"rest_{name}": part.ravel() for name, part in vars(b.rest).items()}
    if a.limited:
        for name, chain in (("weights", a.chain), ("rest_weights", 1)):
            if name in arrays:
                check_fit(arrays[name], b.tile_filters, chain)
    return arrays


def check_fit(words: NDArray[np.int32], filters: int, chain: int) -> None:
    """Raise ValueError unless int16 sums of ``chain`` words are exact (``fit``). ``words``: packed words in
    the order [..., chain, filters]. ``filters``: those of a tile."""
    steps = words.view(np.int8).reshape(-1, chain, filters, WORD)
    if not fit(steps.transpose(0, 2, 1, 3).reshape(-1, chain * WORD), chain):
        raise ValueError(f"weights whose sums of {chain} words of products are not exact within int16")


def _packed_weights(b: Blocking) -> NDArray[Any]:
    """Return the packed weights, with zeros as fill. Their order is [group, channel block, filter block, (c,
    ky, kx) or (ky, kx, c), filter]."""
    a, g = b.arithmetic, b.layer.geometry
    words = np.ascontiguousarray(b.weights[0].astype(a.element)).view(a.word)
    shape = (g.groups, b.filter_blocks, b.tile_filters, *b.kernel, b.channel_blocks, b.block)
    order = (0, 5, 1, 3, 4, 6, 2) if b.channels_inside else (0, 5, 1, 6, 3, 4, 2)
    return np.ascontiguousarray(words.reshape(shape).transpose(order)).ravel()


#: The loops of a layer, each with an estimated ``cost``.
Method: TypeAlias = Blocking | Winograd | Depthwise


def weight_bytes(method: Method) -> int:
    """Return the bytes of the packed weights, with the words that do not fit their first part."""
    if isinstance(method, Depthwise):
        return int(method.weights.nbytes)
    if isinstance(method, Winograd):
        return method.product.weight_bytes * method.places
    rest = 0 if method.rest is None else sum(int(part.nbytes) for part in vars(method.rest).values())
    return method.weight_bytes + rest


def smallest(methods: Sequence[Method]) -> Blocking | Depthwise:
    """Return the loops with the fewest bytes of weights, without Winograd's filtering, of those that take at
    most ``SMALL_SLOWDOWN`` times as long as the fastest by estimate. Of equal ones, return the fastest."""
    plain = [method for method in methods if not isinstance(method, Winograd)]
    most = SMALL_SLOWDOWN * min(method.cost for method in plain)
    return min((m for m in plain if m.cost <= most), key=lambda m: (weight_bytes(m), m.cost))


def estimated_cycles(layer: DirectLayerSpec, machine: CompileTarget, most: float = math.inf) -> float:
    """Return the cycles of the layer's fastest way on one core of the machine, or infinity if none takes
    fewer than ``most``. Raises ValueError for a float layer, since no table has its instructions."""
    least, g = most, layer.geometry
    for runs in (False, True) if has_runs(g) else (False,):
        for arithmetic in arithmetics(layer, machine, runs):
            slower = pace(arithmetic, machine)
            products = g.macs / (arithmetic.values * arithmetic.lanes * arithmetic.chain)
            if products * arithmetic.product_cycles * slower < least:
                least = min(least, choose_blocking(layer, arithmetic, 1, runs).cost * slower)
    words = word_arithmetic(machine, wraps=True)
    least = winograd_cycles(layer, words, pace(words, machine), least)
    if (depthwise := choose_depthwise(layer, machine, 1)) is not None:
        least = min(least, depthwise.cost)
    return least if least < most else math.inf


def pace(arithmetic: Arithmetic, machine: CompileTarget) -> float:
    """Return how many times longer a product takes on the machine's core than on the core of the estimates.
    The result is at least 1, because loads and stores are no faster."""
    if not arithmetic.steps:
        raise ValueError("a float layer: no table has its instructions")
    known = max(arithmetic.product_cycles, arithmetic.uops * arithmetic.issue)
    return max(1.0, step_cycles(arithmetic, machine).total / known)
