"""Floats as IEEE 754, numpy and ONNX Runtime have them, in whatever functions TVM makes.

**What is no number stays none, a maximum of nothing is -infinity.** TVM 0.27 makes ``max(x, 0)`` a comparison
and a choice that takes 0 where x is NaN, starts maxima and minima with the largest finite number, pads pools
with it, finds no place of a maximum that is -infinity, takes NaN for equal to all numbers and "not less" for
"greater or equal", and computes tanh by exponentials that cancel out near 0. Values on their way to integers
are left alone: no integer stands for NaN, and a quantizer's clip takes it to qmin.

**Every operation rounds: a * b + c twice, (a + b) - b once.** TVM makes a fused multiply-add of every product
and sum, and LLVM, as TVM sets it up, of those that it still finds; the result then differs in the last bit
from what a model's definition gives, and after a rounding to integers by a whole step. TVM's simplifier also
turns (a + b) - b into a, although that is how some models round. LLVM's intrinsic ``llvm.arithmetic.fence``
is the identity, costs no instruction and hides a value from both. Sums of products (convolutions, matrix
products) stay as they are: their order of summation is nobody's definition, and the fused operation is the
faster one.
"""

import math
from typing import Any

import numpy as np
import tvm
import tvm_ffi
from tvm import ir, te, tirx, topi
from tvm.s_tir import SBlock

from synth.compiler.fence import calls, fence, is_fence, is_intrinsic
from synth.emit.targets import get_target

_NEAREST = "llvm.nearbyint"
_WHOLE = 2.0**23
"""From here on every float32 is a whole number."""
_ROUNDER = 1.5 * 2.0**23
"""Adding this to a float32 of at most 2^22 rounds it to the nearest integer, which the lower bits of the sum
hold."""
_CALLS = (ir.Call, lambda node, mutator: mutator.default_mutate(node))
"""A rule that goes into the arguments of calls."""
_LARGEST = float(np.finfo(np.float32).max)

_LAYOUT = {"float32": (23, 8), "float64": (52, 11)}
"""Bits of the mantissa and of the exponent."""
_SMALL = 0.625
"""Below this tanh is Lambert's fraction, above it the one of exponentials, which has lost no bit there."""


@tvm.transform.module_pass(opt_level=0, name="SpecialValues")
def special_values(module: Any, context: Any) -> Any:
    """The module with right maxima, comparisons and tanh in its PrimFuncs, each one operator still."""
    updated = module.clone()
    for variable, function in module.functions.items():
        if isinstance(function, tirx.PrimFunc):
            updated.update_func(variable, _infinite_start(_compared(_exact_tanh(function))))
    return updated


def _infinite_start(function: Any) -> Any:
    """The PrimFunc with infinities for the largest finite numbers where it is a maximum of many."""
    limits: set[tuple[float, str]] = set()

    def block(node: Any, visitor: Any) -> None:
        start = node.init.value if isinstance(node.init, tirx.BufferStore) else None
        if isinstance(start, tirx.FloatImm) and isinstance(node.body, tirx.BufferStore):
            dtype = str(start.ty.dtype)
            largest = float(np.finfo(dtype).max) if dtype in _LAYOUT else math.inf
            of_kind = {-largest: tirx.Max, largest: tirx.Min}.get(float(start))
            if of_kind is not None and isinstance(node.body.value, of_kind):
                limits.add((float(start), dtype))
        visitor.default_visit(node)

    tvm_ffi.structural_visit(function.body, [(SBlock, block)])
    if not limits:
        return function

    def limit(node: Any) -> Any:
        dtype = str(node.ty.dtype)
        if (float(node), dtype) not in limits:
            return node
        return tirx.const(math.copysign(math.inf, float(node)), dtype)

    body = tvm_ffi.structural_map(function.body, (tirx.FloatImm, limit), order="post")
    return function.with_body(body)


def _place(above: bool) -> Any:
    """How argmax or argmin becomes a function: the first of equal ones, and as ONNX Runtime finds it, which
    begins with the first element and goes on to one that is truly beyond it."""

    def combined(found: Any, new: Any) -> Any:
        beyond = new[1] > found[1] if above else new[1] < found[1]
        taken = tirx.all(new[0] >= 0, tirx.any(found[0] < 0, beyond))
        return tirx.Select(taken, new[0], found[0]), tirx.Select(taken, new[1], found[1])

    def nothing(place: str, value: str) -> Any:
        return tirx.const(-1, place), tirx.const(0, value)

    reducer = te.comm_reducer(combined, nothing, name="place")

    def legalize(builder: Any, call: Any) -> Any:
        dtype, given, keep = str(call.ty.dtype.dtype), call.attrs.axis, bool(call.attrs.keepdims)

        def place(x: Any) -> Any:
            data = x if given is not None else topi.reshape(x, [math.prod(int(n) for n in x.shape)])
            axis = int(given) % len(data.shape) if given is not None else 0
            along = te.reduce_axis((0, data.shape[axis]), name="along")
            rest = [n for i, n in enumerate(data.shape) if i != axis]

            def element(*at: Any) -> Any:
                source = data[(*at[:axis], along, *at[axis:])]
                return reducer((along.var.astype(dtype), source), axis=along)

            found, _ = te.compute(rest, element, name="found")
            kept = [1 if given is None or i == axis else n for i, n in enumerate(x.shape)]
            alone = te.compute(rest, lambda *at: found[at], name="place")
            return topi.reshape(found, kept) if keep else alone

        return builder.call_te(place, call.args[0], primfunc_name_hint="argmax" if above else "argmin")

    return legalize


LEGALIZED = {"relax.argmax": _place(True), "relax.argmin": _place(False)}
"""What LegalizeOps shall not take from TVM, by operator."""


def _compared(function: Any) -> Any:
    """The PrimFunc with NaN unequal to everything, and "not" never simplified into a comparison."""

    def unequal(node: Any, mutator: Any) -> Any:
        made = mutator.default_mutate(node)
        if str(made.a.ty.dtype) not in _LAYOUT:
            return made
        return tirx.any(made, _is_nan(made.a), _is_nan(made.b))

    def negated(node: Any, mutator: Any) -> Any:
        made = mutator.default_mutate(node)
        return tirx.EQ(made.a.astype("int8"), tirx.const(0, "int8"))

    rules = [(tirx.NE, unequal), (tirx.Not, negated)]
    return function.with_body(tvm_ffi.structural_mutate(function.body, rules))


def _exact_tanh(function: Any) -> Any:
    """The PrimFunc with every float32 tanh right to a few last places, zeros with their signs too."""

    def call(node: Any, mutator: Any) -> Any:
        made = mutator.default_mutate(node)
        float32 = calls(made, "tirx.tanh") and str(made.ty.dtype) == "float32"
        return _tanh(made.args[0]) if float32 else made

    return function.with_body(tvm_ffi.structural_mutate(function.body, [(ir.Call, call)]))


def _tanh(x: Any) -> Any:
    """J. H. Lambert's continued fraction x / (1 + x^2 / (3 + x^2 / (5 + x^2 / (7 + x^2 / 9)))) of small ones,
    1 - 2 / (e^2x + 1) of the others."""

    def number(value: float) -> Any:
        return tirx.const(value, "float32")

    square = x * x
    above = (square + number(105)) * square + number(945)
    below = (number(15) * square + number(420)) * square + number(945)
    size = tirx.abs(x)
    far = number(1) - number(2) / (tirx.exp(size + size) + number(1))
    signed = tirx.Select(x < number(0), number(0) - far, far)
    return tirx.Select(size < number(_SMALL), x * above / below, signed)


def keep_nan(function: Any) -> Any:
    """The PrimFunc whose float maxima and minima are NaN where an operand is, unless they become integers.

    The maximum over a window stays a comparison: LLVM vectorizes no more, and ONNX Runtime skips NaN too.
    """
    windows: list[Any] = []

    def block(node: Any, mutator: Any) -> Any:
        if node.init is not None and _over_window(node):
            windows.append(node.body.value)
        return mutator.default_mutate(node)

    def chosen(node: Any, mutator: Any) -> Any:
        made = mutator.default_mutate(node)
        return made if any(node.same_as(value) for value in windows) else _chosen(made)

    rules = [(SBlock, block), (tirx.Cast, _converted), ((tirx.Max, tirx.Min), chosen), _CALLS]
    return function.with_body(tvm_ffi.structural_mutate(function.body, rules))


def _over_window(block: Any) -> bool:
    """Whether a reduction combines neighbours: some index is a sum of an axis of results and one of terms."""
    terms = [axis.var for axis in block.iter_vars if axis.iter_type == tirx.IterVar.CommReduce]
    found = False

    def load(node: Any, visitor: Any) -> None:
        nonlocal found
        for index in node.indices:
            used: list[Any] = []
            tvm_ffi.structural_visit(index, [(tirx.Var, lambda v, _, used=used: used.append(v))])
            found = found or (len(used) > 1 and any(v.same_as(term) for v in used for term in terms))

    if isinstance(block.body, tirx.BufferStore):
        tvm_ffi.structural_visit(block.body.value, [(ir.TensorLoad, load)])
    return found


def _converted(node: Any, mutator: Any) -> Any:
    to_integer = str(node.value.ty.dtype).startswith("float") and not str(node.ty.dtype).startswith("float")
    return node if to_integer else mutator.default_mutate(node)


def _chosen(made: Any) -> Any:
    if str(made.ty.dtype) not in _LAYOUT or (_is_number(made.a) and _is_number(made.b)):
        return made
    left, right = (made.b, made.a) if _is_number(made.b) else (made.a, made.b)
    # A comparison with NaN is false, which leaves ``right``; on x86 this is one instruction, as a plain
    # maximum is.
    beyond = left > right if isinstance(made, tirx.Max) else left < right
    either = tirx.Select(beyond, left, right)
    return either if _is_number(left) else tirx.Select(_is_nan(left), left, either)


def _is_nan(value: Any) -> Any:
    """Whether a float is NaN, by its bits: TVM makes no vectors of isnan, and takes ``x == x`` for true."""
    dtype, (mantissa, exponent) = str(value.ty.dtype), _LAYOUT[str(value.ty.dtype)]
    whole = dtype.replace("float", "int")
    infinity = ((1 << exponent) - 1) << mantissa
    bits = tirx.bitwise_and(tirx.reinterpret(whole, value), tirx.const((1 << mantissa + exponent) - 1, whole))
    return bits > tirx.const(infinity, whole)


def _is_number(value: Any) -> bool:
    """Whether ``value`` is known to be no NaN: a finite constant, an integer before, their product."""
    match value.args[1] if is_fence(value) else value:
        case tirx.Mul(a=number, b=tirx.FloatImm() as factor):
            return _is_number(number) and math.isfinite(float(factor))
        case tirx.Cast(value=source):
            return not str(source.ty.dtype).startswith("float")
        case tirx.FloatImm() as constant:
            return not math.isnan(float(constant))
    return False


def keep_rounding(function: Any, machine: str) -> Any:
    """The PrimFunc with a fence around every floating-point product and sum outside of reductions, and with
    rounding to the nearest even number by operations that ``machine`` has for vectors."""
    code = get_target(machine).llvm
    nearest = _instruction if code is None or code.rounds_vectors else _added

    def call(node: Any, mutator: Any) -> Any:
        made = mutator.default_mutate(node)
        return nearest(made) if calls(made, "tirx.nearbyint") else made

    rules = [
        (SBlock, lambda block, mutator: block if block.init is not None else mutator.default_mutate(block)),
        ((tirx.Mul, tirx.Add), lambda operation, mutator: fence(mutator.default_mutate(operation))),
        (ir.Call, call),
    ]
    return function.with_body(tvm_ffi.structural_mutate(function.body, rules))


def _shorter(operation: Any, mutator: Any) -> Any:
    """One operation less: an addition rounds; its lower bits are the integer, the rest is the float."""
    made = mutator.default_mutate(operation)
    rounder, dtype = tirx.const(_ROUNDER, "float32"), str(made.ty.dtype)
    match made:
        case tirx.Max():
            return made.a if _is(made.b, -_LARGEST) and _finite_product(made.a) else made
        case tirx.Cast(value=tirx.Cast() as inner) if dtype in ("int8", "uint8"):
            bits = _rounded_bits(inner)
            return made if bits is None else bits.astype(dtype)
        case tirx.Cast(value=tirx.Add(a=inner, b=tirx.IntImm() as point)) if dtype in ("int8", "uint8"):
            bits = _rounded_bits(inner)
            # Bytes are added, of which a register holds four times as many as of int32.
            low_byte = int(np.array(int(point)).astype(dtype))
            return made if bits is None else bits.astype(dtype) + tirx.const(low_byte, dtype)
        case tirx.Cast(value=tirx.Cast(value=inner) as byte) if dtype == "float32":
            total: Any = inner.args[0] if calls(inner, "tirx.reinterpret") else None
            if str(byte.ty.dtype) in ("int8", "uint8") and is_fence(total):
                bounds = _bounds(getattr(total.args[1], "a", None))
                info = np.iinfo(str(byte.ty.dtype))
                within = bool(bounds) and info.min <= min(bounds) and max(bounds) <= info.max
                if within and isinstance(total.args[1], tirx.Add) and _is(total.args[1].b, _ROUNDER):
                    return total - rounder
    return made


def _rounded_bits(value: Any) -> Any | None:
    """An int32 whose lowest byte is that of ``value``; None unless ``value`` is an int32 of a float32 rounded
    to the nearest integer, within what an addition rounds."""
    whole = value.value if isinstance(value, tirx.Cast) and str(value.ty.dtype) == "int32" else None
    if whole is None or not is_intrinsic(whole, _NEAREST):
        return None
    limited = whole.args[1]
    if max(map(abs, _bounds(limited)), default=math.inf) > 2**22:
        return None
    return tirx.reinterpret("int32", fence(limited + tirx.const(_ROUNDER, "float32")))


def _bounds(value: Any) -> tuple[float, ...]:
    """The limits of min(max(x, low), high) of float32; none of another value."""
    match value:
        case tirx.Min(a=tirx.Max(b=tirx.FloatImm() as low), b=tirx.FloatImm() as high):
            return (float(low), float(high)) if str(value.ty.dtype) == "float32" else ()
    return ()


def _finite_product(value: Any) -> bool:
    """Whether ``value`` is an integer times a constant, within float32."""
    match value.args[1] if is_fence(value) else value:
        case tirx.Mul(a=tirx.Cast(value=number), b=tirx.FloatImm() as factor):
            integer = str(number.ty.dtype) in ("int8", "uint8", "int32")
            return integer and abs(float(factor)) * 2.0**31 < _LARGEST
    return False


def _is(value: Any, number: float) -> bool:
    return isinstance(value, tirx.FloatImm) and str(value.ty.dtype) == "float32" and float(value) == number


def shortened(function: Any) -> Any:
    """The PrimFunc, its values computed where they are used, with fewer operations from clipped floats to
    integers of 8 bits and back, and without bounds that are none."""
    rules = [((tirx.Cast, tirx.Max), _shorter), _CALLS]
    return function.with_body(tvm_ffi.structural_mutate(function.body, rules))


def _instruction(call: Any) -> Any:
    """TVM makes no vectors of its own operator, but of LLVM's, to which it lowers it in the end."""
    return tirx.call_llvm_pure_intrin(str(call.ty.dtype), _NEAREST, call.args[0])


def _added(call: Any) -> Any:
    """Without an instruction for it: adding 2^23 drops the fraction, rounding as every addition does."""
    x, dtype = call.args[0], str(call.ty.dtype)
    if dtype != "float32":
        return call
    whole = tirx.const(_WHOLE, dtype)
    shift = tirx.Select(x < tirx.const(0, dtype), -whole, whole)
    return tirx.Select(tirx.abs(x) < whole, fence(x + shift) - shift, x)
