"""Checks, constants and arithmetic that the lowerings share, and the quantization of their results."""

import functools
import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax import op as R

from synth.errors import UserError
from synth.qnn.dialect import Lowering, expression, operator
from synth.qnn.graph import constant, dtype_of, joint, shape_of
from synth.qnn.ops.rounding import rounded, rounded_array
from synth.qnn.values import INTEGERS, is_normal, scale_product, scale_ratio

FLOAT32_EXACT = 1 << 22
"""float32 is exact for integers up to twice this bound, and for multiples of 1/2 up to this bound."""
_FLOAT32 = np.finfo(np.float32)


@dataclass(frozen=True)
class OutputQuantization:
    """The quantization of a result: zero point (an expression), range [qmin, qmax], stored type, rounding."""

    zero_point: Any
    qmin: int
    qmax: int
    out_dtype: str
    rounding: str = "half_even"

    def __post_init__(self) -> None:
        fits(self.qmin, self.qmax, self.out_dtype)

    def quantized(self, x: Any, of: Sequence[int], scale: Any, *, round_last: bool = False) -> Any:
        """Return float32 numbers ``x`` of shape ``of``, divided by ``scale`` and stored (QuantizeLinear)."""
        return self.stored(R.divide(x, self.divisor(of, scale, "scale of the result")), round_last=round_last)

    def divisor(self, of: Sequence[int], scale: Any, name: str = "out_scale") -> Any:
        """Return the scale of a result of shape ``of`` as float32. Raises UserError unless scale and zero
        point broadcast to ``of``, and for a constant scale that is 0 or not finite."""
        divisor = scale_for(of, scale, name, divides=True)
        broadcasts(self.zero_point, of, "zero point of the result")
        return divisor

    def rescaled(self, sums: Any, m: Any, *, round_last: bool = False) -> Any:
        """Return int32 numbers times ``m`` in float32, stored: the arithmetic of ONNX Runtime's kernels."""
        steps = R.multiply(R.astype(sums, "float32"), m)
        return self.stored(unfused(steps) if round_last else steps, round_last=round_last)

    def stored(self, x: Any, *, round_last: bool = False) -> Any:
        """Return clip(round(x) + zero_point, qmin, qmax) of float32 numbers ``x``, which are in units of the
        scale.

        The bounds are integers. Clipping before rounding therefore gives the same integers, and keeps the
        conversion within the range of its type. NaN gives qmin, as in ONNX Runtime. With ``round_last``, the
        result is round(clip(x + zero_point, qmin, qmax)).
        """
        points = constant(self.zero_point)
        largest = 0 if points is None else int(np.abs(points.astype(np.int64)).max(initial=0))
        narrow = max(abs(self.qmin), abs(self.qmax), largest) <= FLOAT32_EXACT
        real_type, integer = ("float32", "int32") if narrow else ("float64", "int64")
        x = x if narrow else R.astype(x, real_type)
        low, high = relax.const(self.qmin, real_type), relax.const(self.qmax, real_type)
        shifts = not zero(self.zero_point)
        if shifts and round_last:
            x = R.add(x, cast(self.zero_point, real_type))
        elif shifts:
            low, high = (folded("subtract", end, cast(self.zero_point, real_type)) for end in (low, high))
        x = R.astype(rounded(R.minimum(R.maximum(x, low), high), self.rounding, real_type), integer)
        if shifts and not round_last:
            x = R.add(x, cast(self.zero_point, integer))
        return x if integer == self.out_dtype else R.astype(x, self.out_dtype)

    def stored_array(self, x: np.ndarray) -> np.ndarray:
        """Return the result of ``stored`` for a float32 array. The zero point must be a constant."""
        point = constant(self.zero_point)
        if point is None:
            raise UserError("table: the zero point of the result must be a constant")
        point = point.astype(np.int64)
        low, high = (bound - point.astype(np.float64) for bound in (self.qmin, self.qmax))
        steps = np.where(np.isnan(x), low, np.clip(x.astype(np.float64), low, high))
        integers = rounded_array(steps, self.rounding).astype(np.int64)
        return np.asarray((integers + point).astype(self.out_dtype))


def storing(name: str, *operands: str, **traits: Any) -> Callable[[Lowering], Callable[..., Any]]:
    """Return a decorator that declares an operator, as ``operator`` does, whose result is quantized.

    The lowering takes the keyword ``grid``. Callers pass its parts instead: ``out_zero_point`` as the last
    tensor, and the attributes ``qmin``, ``qmax``, ``out_dtype`` and ``rounding``. ``operands`` lists the
    tensors of a lowering that takes ``*tensors``.
    """
    kind, both = inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD
    stored_as = [inspect.Parameter(n, kind) for n in ("qmin", "qmax", "out_dtype")]
    stored_as.append(inspect.Parameter("rounding", kind, default="half_even"))
    point, *listed = (inspect.Parameter(n, both) for n in ("out_zero_point", *operands))

    def declare(lowering: Lowering) -> Callable[..., Any]:
        @functools.wraps(lowering)
        def lowered(*tensors: Any, qmin: int, qmax: int, out_dtype: str, rounding: str, **more: Any) -> Any:
            grid = OutputQuantization(tensors[-1], qmin, qmax, out_dtype, rounding)
            return lowering(*tensors[:-1], grid=grid, **more)

        parameters = [p for p in inspect.signature(lowering).parameters.values() if p.name != "grid"]
        tensors = listed or [p for p in parameters if p.kind is not kind]
        attributes = [*(p for p in parameters if p.kind is kind), *stored_as]
        lowered.__signature__ = inspect.Signature([*tensors, point, *attributes])  # type: ignore[attr-defined]
        return operator(name, **traits)(lowered)

    return declare


def fits(low: int, high: int, out_dtype: str) -> None:
    """Raise UserError unless ``out_dtype`` stores integers and its range contains [low, high]."""
    if out_dtype not in INTEGERS:
        raise UserError(f"out_dtype {out_dtype!r}: stored integers are one of {', '.join(INTEGERS)}")
    limits = np.iinfo(out_dtype)
    if not limits.min <= low <= high <= limits.max:
        raise UserError(f"range [{low}, {high}]: not within {out_dtype}'s [{limits.min}, {limits.max}]")


def scalar(x: Any) -> int | float | None:
    """Return the number in a constant of one element (of any rank), None for any other expression."""
    array = constant(x)
    return None if array is None or array.size != 1 else array.reshape(-1)[0].item()


def all_scalars(*expressions: Any) -> bool:
    """Return whether all expressions, or all fields of tuples, are constants of one element."""
    return all(scalar(x) is not None for arg in expressions for x in getattr(arg, "fields", [arg]))


def fields(x: Any) -> list[Any]:
    """Return the elements of a tuple-typed expression as expressions."""
    if isinstance(x, relax.Tuple):
        return list(x.fields)
    return [relax.TupleGetItem(x, i) for i in range(len(x.ty.fields))]


def zero(x: Any) -> bool:
    """Return whether ``x`` is a constant whose elements are all 0."""
    array = constant(x)
    return array is not None and not array.any()


def integers(x: Any, name: str) -> Any:
    """Return ``x``. Raises UserError unless its element type is one of INTEGERS, such as int8 or int32."""
    if dtype_of(x) not in INTEGERS:
        raise UserError(f"{name} of type {dtype_of(x)}: integers are needed, one of {', '.join(INTEGERS)}")
    return x


def rank4(x: Any, name: str) -> tuple[int, ...]:
    """Return the shape of a tensor of stored integers. Raises UserError unless it has four axes."""
    if len(shape_of(integers(x, name))) != 4:
        raise UserError(f"{name} of shape {list(shape_of(x))}: rank 4 is needed")
    return shape_of(x)


def within(axis: int, rank: int, name: str) -> int:
    """Return ``axis`` counted from the front. Raises UserError if it is out of range for ``rank``."""
    if not -rank <= axis < rank:
        raise UserError(f"{name} along axis {axis}: the tensor has rank {rank}")
    return axis % rank


def broadcasts(x: Any, against: Sequence[int], name: str) -> None:
    """Raise UserError unless ``x`` broadcasts against the shape ``against`` and leaves it unchanged."""
    shape = shape_of(x)
    if joint(shape, against) != tuple(against):
        raise UserError(f"{name} of shape {list(shape)} does not broadcast to {list(against)}: reshape it")


def scale_for(
    against: Sequence[int], scale: Any, name: str, *, divides: bool = False, wide: bool = False
) -> Any:
    """Return a scale as float32. It must broadcast against the shape ``against``.
    A constant must be finite, and not 0 if it is a divisor (``divides``). It may be negative. With ``wide``,
    a constant outside float32's normal range keeps its type, float64 from ``scale_product``."""
    broadcasts(scale, against, name)
    array = constant(scale)
    if array is None:
        return cast(scale, "float32")
    if (bad := array[~np.isfinite(array) | (divides & (array == 0))]).size:
        raise UserError(f"{name} {bad[0]}: a finite number above 0 is needed")
    return scale if wide and not is_normal(array) else cast(scale, "float32")


def cast(x: Any, to: str) -> Any:
    """Return ``x`` as type ``to``. A constant is converted at once."""
    array = constant(x)
    if array is not None:
        return x if array.dtype == to else relax.const(array.astype(to), to)
    return x if not x.ty.is_missing() and dtype_of(x) == to else R.astype(x, to)


def reshaped(x: Any, to: Sequence[int]) -> Any:
    """Return ``x`` in the shape ``to``. A constant is reshaped at once."""
    array = constant(x)
    return R.reshape(x, tuple(to)) if array is None else relax.const(array.reshape(to), str(array.dtype))


def wrap(x: Any) -> Any:
    """Return an array or number of integers (at most 64 bits) as an int32 constant, reduced modulo 2**32."""
    return relax.const(np.asarray(x, np.int64).astype(np.int32), "int32")


def folded(name: str, x: Any, y: Any) -> Any:
    """Return the operator ``name`` of Relax and numpy applied to two tensors of one type, float or int32.
    Two constants give a constant. int32 wraps around modulo 2**32."""
    left, right = constant(x), constant(y)
    if left is None or right is None:
        return getattr(R, name)(x, y)
    function = getattr(np, name)
    if left.dtype.kind == "i":
        return wrap(function(left.astype(np.int64), right.astype(np.int64)))
    return relax.const(np.asarray(function(left, right)), str(left.dtype))


def centred(x: Any, zero_point: Any, name: str = "tensor") -> Any:
    """Return x - zero_point of a tensor of stored integers, in int32 (modulo 2**32)."""
    broadcasts(zero_point, shape_of(integers(x, name)), f"zero point of the {name}")
    wide = cast(x, "int32")
    return wide if zero(zero_point) else R.subtract(wide, cast(zero_point, "int32"))


def real(q: Any, scale: Any, zero_point: Any, name: str = "tensor") -> Any:
    """Return the float32 numbers (q - zero_point) * scale."""
    steps = R.astype(centred(q, zero_point, name), "float32")
    scale = scale_for(shape_of(q), scale, f"scale of the {name}", wide=True)
    if dtype_of(scale) == "float64":
        return R.astype(R.multiply(R.astype(steps, "float64"), scale), "float32")
    return R.multiply(steps, scale)


def unfused(x: Any) -> Any:
    """Return ``x`` (float32) so that the compiler does not fuse it with a following addition.
    On targets with a fused multiply-add, TVM lets LLVM round a product and a sum once. A maximum with the
    least finite number separates the two operations and changes no finite value."""
    return R.maximum(x, relax.const(_FLOAT32.min, "float32"))


def ratio(above: Any, below: Any) -> Any:
    """Return above / below in float32. Two constant scales give a constant."""
    top, bottom = constant(above), constant(below)
    if top is not None and bottom is not None:
        return relax.const(scale_ratio(top, bottom))
    wide = "float64" if "float64" in (dtype_of(above), dtype_of(below)) else "float32"
    quotient = R.divide(cast(above, wide), cast(below, wide))
    return quotient if wide == "float32" else R.astype(quotient, "float32")


def mean_ratio(in_scale: Any, out_scale: Any, count: Any) -> Any:
    """Return in_scale / (out_scale * count) in float32: the factor from a sum to the quantized mean."""
    number, scale = np.asarray(count, np.float32), constant(out_scale)
    below = R.multiply(out_scale, relax.const(number)) if scale is None else scale_product(scale, number)
    return ratio(in_scale, expression(below))
