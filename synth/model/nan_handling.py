"""Float semantics of IEEE 754, numpy and ONNX Runtime for the functions that TVM generates.

**NaN stays NaN, and the maximum of nothing is -infinity.** TVM 0.27 differs in several points. Its ``max(x,
0)`` is a comparison that returns 0 for NaN. Its maxima and minima begin with the largest finite number, as
does the padding of pools. Its argmax does not find -infinity. NaN equals every number, and "not less" becomes
"greater or equal". Its tanh cancels near 0. Values that become integers are left alone: no integer stands for
NaN, and a quantizer's clip turns it into qmin.

**Every operation rounds: a * b + c twice, (a + b) - b once.** TVM and LLVM fuse products and sums into
multiply-adds. The result then differs in the last bit from the model's definition, and after rounding to
integers by a whole step. TVM's simplifier turns (a + b) - b into a, although some models round that way.
LLVM's intrinsic ``llvm.arithmetic.fence`` is the identity, costs no instruction and hides a value from both.
Sums of products (convolutions, matrix products) are not fenced: no definition fixes their order of summation,
and the fused operation is faster.
"""

import math
from typing import Any

import numpy as np
import tvm
import tvm_ffi
from tvm import ir, te, tirx, topi
from tvm.s_tir import SBlock

from synth.compiler.lowering import calls, fence, is_fence, is_intrinsic
from synth.emit.targets import get_target
from synth.model.accesses import nodes_of

_NEAREST = "llvm.nearbyint"
_WHOLE = 2.0**23
"""From this number on, every float32 is an integer."""
_ROUNDER = 1.5 * 2.0**23
"""Adding this to a float32 of at most 2^22 rounds it to an integer, which the low bits of the sum have."""
_CALLS = (ir.Call, lambda node, mutator: mutator.default_mutate(node))
"""A rewrite rule that descends into the arguments of calls."""
_LARGEST = float(np.finfo(np.float32).max)

_LAYOUT = {"float32": (23, 8), "float64": (52, 11)}
"""Bits of the mantissa and of the exponent."""
_SMALL = 0.625
"""Below this |x|, tanh uses Lambert's fraction. Above it, the formula with exponentials is accurate."""


@tvm.transform.module_pass(opt_level=0, name="SpecialValues")
def handle_nan(module: Any, context: Any) -> Any:
    """Return the module with PrimFuncs in which NaN is unequal to every number and float32 tanh is accurate
    near 0. Maxima and minima start at infinities. NaN in maxima is left to ``keep_nan``."""
    updated = module.clone()
    for variable, function in module.functions.items():
        if isinstance(function, tirx.PrimFunc):
            updated.update_func(variable, _infinite_start(_compared(_exact_tanh(function))))
    return updated


def _infinite_start(function: Any) -> Any:
    """Return the PrimFunc with maxima and minima that begin at infinities, not at the largest floats."""
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
    """Return the legalization of argmax (``above``) or argmin. The first of equal elements wins.
    As in ONNX Runtime, the search begins with the first element. Only a truly larger (smaller) one wins."""

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
"""Legalizations that replace TVM's own in LegalizeOps, by operator."""


def _compared(function: Any) -> Any:
    """Return the PrimFunc with NaN unequal to everything, with "not" protected from simplification, and with
    bools compared as bytes: TVM compares them as floats, which LLVM refuses."""

    def equal(node: Any, mutator: Any) -> Any:
        made = mutator.default_mutate(node)
        if str(made.a.ty.dtype) == "bool":
            return type(made)(made.a.astype("int8"), made.b.astype("int8"))
        if str(made.a.ty.dtype) not in _LAYOUT or isinstance(made, tirx.EQ):
            return made
        return tirx.any(made, _is_nan(made.a), _is_nan(made.b))

    def negated(node: Any, mutator: Any) -> Any:
        made = mutator.default_mutate(node)
        return tirx.EQ(made.a.astype("int8"), tirx.const(0, "int8"))

    rules = [(tirx.NE, equal), (tirx.EQ, equal), (tirx.Not, negated)]
    return function.with_body(tvm_ffi.structural_mutate(function.body, rules))


def _exact_tanh(function: Any) -> Any:
    """Return the PrimFunc with float32 tanh accurate to a few last places, signs of zeros included."""

    def call(node: Any, mutator: Any) -> Any:
        made = mutator.default_mutate(node)
        float32 = calls(made, "tirx.tanh") and str(made.ty.dtype) == "float32"
        return _tanh(made.args[0]) if float32 else made

    return function.with_body(tvm_ffi.structural_mutate(function.body, [(ir.Call, call)]))


def _tanh(x: Any) -> Any:
    """Return tanh: below _SMALL by J. H. Lambert's continued fraction, otherwise as 1 - 2 / (e^2x + 1). The
    fraction is x / (1 + x^2 / (3 + x^2 / (5 + x^2 / (7 + x^2 / 9))))."""

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
    """Return the PrimFunc with float maxima and minima that are NaN if an operand is, unless they become
    integers.
    The maximum over a window stays a comparison, which LLVM vectorizes. ONNX Runtime skips NaN there too."""
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
    """Return whether a reduction combines neighbours: an index is a sum of a spatial and a reduction axis."""
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
    """Return a maximum or minimum that is NaN if an operand is. TVM's own is ``a > b ? a : b``, which is one
    instruction on x86, and b if an operand is NaN."""
    if str(made.ty.dtype) not in _LAYOUT or (_is_number(made.a) and _is_number(made.b)):
        return made
    # ``a`` is copied. It is the smaller expression, since the copies in a chain of n maxima would number 2^n.
    a, b = sorted((made.a, made.b), key=lambda x: (not _is_number(x), len(nodes_of(x, ir.Expr))))
    either = type(made)(a, b)
    return either if _is_number(a) else tirx.Select(_is_nan(a), a, either)


def _is_nan(value: Any) -> Any:
    """Return whether a float is NaN, by its bits: TVM does not vectorize isnan and folds ``x == x``."""
    dtype, (mantissa, exponent) = str(value.ty.dtype), _LAYOUT[str(value.ty.dtype)]
    whole = dtype.replace("float", "int")
    infinity = ((1 << exponent) - 1) << mantissa
    bits = tirx.bitwise_and(tirx.reinterpret(whole, value), tirx.const((1 << mantissa + exponent) - 1, whole))
    return bits > tirx.const(infinity, whole)


def _is_number(value: Any) -> bool:
    """Return whether ``value`` cannot be NaN: a finite constant, a converted integer, or their product."""
    match value.args[1] if is_fence(value) else value:
        case tirx.Mul(a=number, b=tirx.FloatImm() as factor):
            return _is_number(number) and math.isfinite(float(factor))
        case tirx.Cast(value=source):
            return not str(source.ty.dtype).startswith("float")
        case tirx.FloatImm() as constant:
            return not math.isnan(float(constant))
    return False


def keep_rounding(function: Any, machine: str) -> Any:
    """Return the PrimFunc with an arithmetic fence around every float product and sum outside of reductions.
    Rounding to the nearest even integer uses vector operations of ``machine``, a name in
    ``synth.emit.targets``."""
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
    """Return an operation or conversion in fewer steps, using an addition that rounds (see _ROUNDER)."""
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
            # The zero point is added to bytes: a register has four times as many bytes as int32.
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
    """Return an int32 whose lowest byte is that of ``value``. None unless ``value`` is an int32 of a rounded
    float32 whose size is at most 2^22."""
    whole = value.value if isinstance(value, tirx.Cast) and str(value.ty.dtype) == "int32" else None
    if whole is None or not is_intrinsic(whole, _NEAREST):
        return None
    limited = whole.args[1]
    if max(map(abs, _bounds(limited)), default=math.inf) > 2**22:
        return None
    return tirx.reinterpret("int32", fence(limited + tirx.const(_ROUNDER, "float32")))


def _bounds(value: Any) -> tuple[float, ...]:
    """Return the limits of a float32 min(max(x, low), high), empty for another expression."""
    match value:
        case tirx.Min(a=tirx.Max(b=tirx.FloatImm() as low), b=tirx.FloatImm() as high):
            return (float(low), float(high)) if str(value.ty.dtype) == "float32" else ()
    return ()


def _finite_product(value: Any) -> bool:
    """Return whether ``value`` is an integer times a constant and cannot exceed float32."""
    match value.args[1] if is_fence(value) else value:
        case tirx.Mul(a=tirx.Cast(value=number), b=tirx.FloatImm() as factor):
            integer = str(number.ty.dtype) in ("int8", "uint8", "int32")
            return integer and abs(float(factor)) * 2.0**31 < _LARGEST
    return False


def _is(value: Any, number: float) -> bool:
    return isinstance(value, tirx.FloatImm) and str(value.ty.dtype) == "float32" and float(value) == number


def shortened(function: Any) -> Any:
    """Return the PrimFunc with fewer operations, and equal results, between clipped floats and 8-bit
    integers, in both directions. Values must already be inlined where they are used."""
    rules = [((tirx.Cast, tirx.Max), _shorter), _CALLS]
    return function.with_body(tvm_ffi.structural_mutate(function.body, rules))


def _instruction(call: Any) -> Any:
    """Return a call of LLVM's own rounding intrinsic, which TVM vectorizes, unlike its own operator."""
    return tirx.call_llvm_pure_intrin(str(call.ty.dtype), _NEAREST, call.args[0])


def _added(call: Any) -> Any:
    """Return rounding to nearest even by adding 2^23, which drops the fraction, and subtracting it again."""
    x, dtype = call.args[0], str(call.ty.dtype)
    if dtype != "float32":
        return call
    whole = tirx.const(_WHOLE, dtype)
    shift = tirx.Select(x < tirx.const(0, dtype), -whole, whole)
    return tirx.Select(tirx.abs(x) < whole, fence(x + shift) - shift, x)
