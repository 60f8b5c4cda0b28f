"""Operators between the layers in instructions of the target.

Canonicalize lowers the dialect's operators to Relax, which is correct on all targets. There, a fused
multiply-add takes four float64 operations, and a threshold is a sum of int32 comparisons over an axis. Here
both become one function, if the target has the instruction and all possible operands give the same bits.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax, te, tirx, topi

from synth.compiler.machines import CompileTarget, features_of
from synth.qnn.dialect import attributes_of, lowered
from synth.qnn.graph import OPAQUE, constant, dtype_of, op_name, rebuild, shape_of, simplify
from synth.qnn.ops.arithmetic import OutputQuantization
from synth.qnn.ops.byte_pairs import pair_factors
from synth.qnn.ops.elementwise import byte_pair
from synth.qnn.ops.pool import ints
from synth.qnn.values import BYTES, INTEGERS

LARGEST_WINDOW = 16
"""Most elements of a window whose maximum is computed at once."""
MOST_COMPARED = 8
"""Most thresholds that are compared one after the other. For more, a sum over them is shorter."""


def use_instructions(module: Any, machine: CompileTarget) -> Any:
    """Return the Relax module with some operators rewritten for ``machine``, with equal results. These are
    8-bit sums, thresholds, transposes of six axes, integer maxima over large windows, bilinear resizes."""
    rules: dict[str, Callable[[Any, Any, str], Any]] = {
        "qnn.threshold": _threshold, "relax.permute_dims": _interleaved, "qnn.max_pool2d": _separated,
        "relax.nn.max_pool2d": _separated, "relax.image.resize2d": _resized,
    }  # fmt: skip
    if has_fused_product(machine):
        rules["qnn.add"] = rules["qnn.subtract"] = _add

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        rule = rules.get(op_name(value) or "")
        result = None if rule is None else rule(builder, value, str(variable.name))
        return value if result is None else result

    return simplify(rebuild(simplify(module), visit))


def has_fused_product(machine: CompileTarget) -> bool:
    """Return whether the target's float32 vectors have a multiply-add that rounds once."""
    return machine.llvm.fused in features_of(machine.tvm)


def _add(builder: Any, call: Any, name: str) -> Any | None:
    """Return ``qnn.add`` or ``qnn.subtract`` of two 8-bit tensors as two fused multiply-adds. None unless
    both have one shape and every pair of bytes gives the same integer."""
    attrs, tensors = attributes_of(call), call.args[:7]
    limits = {key: attrs[key] for key in ("qmin", "qmax", "out_dtype", "rounding")}
    pair = byte_pair(*tensors, grid=OutputQuantization(call.args[7], **limits))
    shape = shape_of(tensors[0])
    if pair is None or shape_of(tensors[1]) != shape:
        return None
    if op_name(call) == "qnn.subtract":
        pair = replace(pair, rhs_scale=-pair.rhs_scale)
    factors = pair_factors(pair, attrs["method"])
    if factors is None:
        return None
    by_left, by_right, fixed = (tirx.const(float(f), "float32") for f in factors)
    point = 0 if attrs["method"] == "qlinear" else pair.out_zero_point
    low, high = (tirx.const(float(attrs[bound] - point), "float32") for bound in ("qmin", "qmax"))

    def summed(lhs: Any, rhs: Any) -> Any:
        def element(*place: Any) -> Any:
            inner = _fused(rhs[place].astype("float32"), by_right, fixed)
            total = _fused(lhs[place].astype("float32"), by_left, inner)
            limited = tirx.min(tirx.max(total, low), high)
            return (tirx.nearbyint(limited).astype("int32") + point).astype(attrs["out_dtype"])

        return te.compute(shape, element, name="summed")

    return builder.call_te(summed, *tensors[:2], primfunc_name_hint="qnn_add")


def _fused(a: Any, b: Any, c: Any) -> Any:
    return tirx.call_llvm_pure_intrin("float32", "llvm.fma", a, b, c)


def _threshold(builder: Any, call: Any, name: str) -> Any | None:
    """Return ``qnn.threshold`` as comparisons, of bytes if the tensor was 8-bit. None if not supported."""
    attrs = attributes_of(call)
    table, sign = constant(call.args[1]), constant(call.args[2])
    if table is None or sign is None or not 0 < table.shape[1] <= MOST_COMPARED:
        return None
    values, shape, axis = call.args[0], shape_of(call.args[0]), int(attrs["axis"])
    source: Any = builder.lookup_binding(values) if isinstance(values, relax.Var) else None
    narrow = op_name(source) == "relax.astype" and dtype_of(source.args[0]) in BYTES
    rows = np.sort(table, axis=1)
    if narrow and (rows == rows[:1]).all() and (sign == sign[0]).all():
        return _compared(builder, source.args[0], rows[0], bool(sign[0] < 0), attrs)
    if (sign < 0).any():
        return None
    limits = [relax.const(np.ascontiguousarray(column)) for column in table.T.astype(np.int32)]

    def reached(data: Any, *columns: Any) -> Any:
        def element(*place: Any) -> Any:
            channel = place[axis] if table.shape[0] > 1 else 0
            return _level([data[place].astype("int32") >= column[channel] for column in columns], attrs)

        return te.compute(shape, element, name="reached")

    return builder.call_te(reached, values, *limits, primfunc_name_hint="qnn_threshold")


def _compared(builder: Any, data: Any, thresholds: NDArray[Any], down: bool, attrs: dict[str, Any]) -> Any:
    """Return the level of an 8-bit tensor by thresholds. ``down``: it counts thresholds above the value."""
    info = np.iinfo(dtype_of(data))
    # -q >= t is q < 1 - t.
    limits = [1 - int(t) if down else int(t) for t in thresholds]
    always = sum(limit > info.max if down else limit <= info.min for limit in limits)
    base = {**attrs, "base": attrs["base"] + always * attrs["step"]}
    between = [limit for limit in limits if info.min < limit <= info.max]
    edges = [tirx.const(edge, dtype_of(data)) for edge in between]

    def compared(values: Any) -> Any:
        def element(*place: Any) -> Any:
            return _level([values[place] < e if down else values[place] >= e for e in edges], base)

        return te.compute(shape_of(data), element, name="compared")

    return builder.call_te(compared, data, primfunc_name_hint="qnn_threshold")


def _interleaved(builder: Any, call: Any, name: str) -> Any | None:
    """Return blocks of an image moved to channels or back (axes of six dimensions) as a separate function.
    Fused with arithmetic, the move would keep the arithmetic from being vectorized."""
    axes = [int(axis) for axis in call.attrs.axes or ()]
    if len(axes) != 6:
        return None
    return _alone(builder, lambda x: topi.transpose(x, axes), "interleave", call.args[0])


def _alone(builder: Any, computed: Callable[..., Any], name: str, *arguments: Any) -> Any:
    """Return a call of a function that no other operator is fused with. ``computed``: its result in TE."""
    inputs = [te.placeholder(shape_of(arg), dtype_of(arg), name=f"x{i}") for i, arg in enumerate(arguments)]
    result = computed(*inputs)
    function = te.create_prim_func([*inputs, result])
    function = function.with_attr("op_pattern", OPAQUE).without_attr("global_symbol")
    kind = relax.TensorType([int(extent) for extent in result.shape], str(result.dtype))
    return relax.call_tir(builder.add_func(function, name), list(arguments), kind)


def _resized(builder: Any, call: Any, name: str) -> Any | None:
    """Return a bilinear resize as one across and one down, with positions and shares from tables. Each row is
    resized once, and the second step reads whole rows. Every product and sum is that of TVM's operator."""
    attrs, shape = call.attrs, shape_of(call.args[0])
    target = (*shape[:2], *ints(call.args[1]))
    mode, kind = str(attrs.coordinate_transformation_mode), (str(attrs.method), str(attrs.layout))
    plain = mode in ("half_pixel", "asymmetric", "align_corners") and kind == ("linear", "NCHW")
    if not plain or dtype_of(call.args[0]) != "float32":
        return None
    down, across = (_neighbours(mode, *sizes) for sizes in zip(shape[2:], target[2:], strict=True))

    def columns(x: Any, low: Any, high: Any, near: Any, far: Any) -> Any:
        def element(n: Any, c: Any, h: Any, w: Any) -> Any:
            return x[n, c, h, low[w]] * near[w] + x[n, c, h, high[w]] * far[w]

        return te.compute((*shape[:3], target[3]), element, name="columns")

    def rows(x: Any, low: Any, high: Any, near: Any, far: Any) -> Any:
        def element(n: Any, c: Any, h: Any, w: Any) -> Any:
            return x[n, c, low[h], w] * near[h] + x[n, c, high[h], w] * far[h]

        return te.compute(target, element, name="rows")

    wide = builder.emit(_alone(builder, columns, "resize_columns", call.args[0], *across), f"{name}_columns")
    return builder.call_te(rows, wide, *down, primfunc_name_hint="resize_rows")


def _neighbours(mode: str, length: int, count: int) -> list[Any]:
    """Return the constants of a resized axis: the lower and the upper position, and the share of each."""
    places = np.arange(count, dtype=np.float32)
    half = np.float32(0.5 if mode == "half_pixel" else 0)
    less = 1 if mode == "align_corners" and count > 1 else 0
    at = (places + half) * (np.float32(length - less) / np.float32(count - less)) - half
    low = np.floor(at)
    positions = [np.clip(low + step, 0, length - 1).astype(np.int32) for step in (0, 1)]
    return [relax.const(array) for array in (*positions, np.float32(1) - (at - low), at - low)]


def _separated(builder: Any, call: Any, name: str) -> Any | None:
    """Return a maximum over a large window as one down and one across: 26 reads for 13 x 13 elements."""
    call = lowered(call) if op_name(call) == "qnn.max_pool2d" else call
    attrs, layout = call.attrs, str(call.attrs.layout)
    window, strides, dilation = (ints(attrs[key]) for key in ("pool_size", "strides", "dilation"))
    floats = dtype_of(call.args[0]) not in INTEGERS  # the order of operations decides where NaN spreads
    if floats or window[0] * window[1] <= LARGEST_WINDOW or attrs.ceil_mode:
        return None
    top, left, bottom, right = ints(attrs.padding)
    down = {"pool_size": (window[0], 1), "strides": (strides[0], 1), "padding": (top, 0, bottom, 0)}
    across = {"pool_size": (1, window[1]), "strides": (1, strides[1]), "padding": (0, left, 0, right)}
    rows = relax.op.nn.max_pool2d(call.args[0], **down, dilation=(dilation[0], 1), layout=layout)
    columns = builder.emit(rows, f"{name}_down")
    return relax.op.nn.max_pool2d(columns, **across, dilation=(1, dilation[1]), layout=layout)


def _level(conditions: list[Any], attrs: dict[str, Any]) -> Any:
    """Return the sum of base and, for each condition that holds, step."""
    dtype = attrs["out_dtype"]
    step, none = tirx.const(attrs["step"], dtype), tirx.const(0, dtype)
    total: Any = tirx.const(attrs["base"], dtype)
    for condition in conditions:
        total = total + tirx.Select(condition, step, none)
    return total
