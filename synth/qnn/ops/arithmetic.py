"""What the lowerings share: reading constants, widening, and the way from real numbers to stored integers."""

import functools
import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from tvm import relax

from synth.errors import UserError
from synth.qnn.dialect import Lowering, expression, operator
from synth.qnn.graph import constant, dtype_of, joint, shape_of
from synth.qnn.ops.rounding import rounded, rounded_array
from synth.qnn.scale_products import is_normal, scale_product, scale_ratio
from synth.qnn.values import INTEGERS

R = relax.op
FLOAT32_EXACT = 1 << 22
"""Integers up to twice this, and their halves up to this, are exact in float32."""
_FLOAT32 = np.finfo(np.float32)


@dataclass(frozen=True)
class Grid:
    """The integers that a result is stored as: zero point (expression), [qmin, qmax], a type, a rounding."""

    zero_point: Any
    qmin: int
    qmax: int
    out_dtype: str
    rounding: str

    def __post_init__(self) -> None:
        fits(self.qmin, self.qmax, self.out_dtype)


def storing(name: str, *named: str, **traits: Any) -> Callable[[Lowering], Callable[..., Any]]:
    """As ``operator``, of one whose result is stored on a grid.

    The lowering's keyword ``grid`` stands for what callers give: ``out_zero_point``, the last of the tensors,
    and the attributes ``qmin``, ``qmax``, ``out_dtype`` and ``rounding``. ``named``: the names of the tensors
    of a lowering that takes them as ``*tensors``.
    """
    kind = inspect.Parameter.KEYWORD_ONLY
    stored_as = [inspect.Parameter(n, kind) for n in ("qmin", "qmax", "out_dtype")]
    stored_as.append(inspect.Parameter("rounding", kind, default="half_even"))
    both = inspect.Parameter.POSITIONAL_OR_KEYWORD
    point, *of_names = (inspect.Parameter(n, both) for n in ("out_zero_point", *named))

    def declare(lowering: Lowering) -> Callable[..., Any]:
        @functools.wraps(lowering)
        def lowered(*tensors: Any, qmin: int, qmax: int, out_dtype: str, rounding: str, **more: Any) -> Any:
            grid = Grid(tensors[-1], qmin, qmax, out_dtype, rounding)
            return lowering(*tensors[:-1], grid=grid, **more)

        given = [p for p in inspect.signature(lowering).parameters.values() if p.name != "grid"]
        tensors = of_names or [p for p in given if p.kind is not kind]
        own = [p for p in given if p.kind is kind]
        lowered.__signature__ = inspect.Signature([*tensors, point, *own, *stored_as])  # type: ignore[attr-defined]
        return operator(name, **traits)(lowered)

    return declare


def fits(low: int, high: int, out_dtype: str) -> None:
    """Refuse a range of stored integers that its type does not hold."""
    if out_dtype not in INTEGERS:
        raise UserError(f"out_dtype {out_dtype!r}: stored integers are one of {', '.join(INTEGERS)}")
    limits = np.iinfo(out_dtype)
    if not limits.min <= low <= high <= limits.max:
        raise UserError(f"range [{low}, {high}]: not within {out_dtype}'s [{limits.min}, {limits.max}]")


# --- reading ----------------------------------------------------------------------------------------------


def scalar(x: Any) -> int | float | None:
    """The one number in a constant of one element (of any rank), None for anything else."""
    held = constant(x)
    return None if held is None or held.size != 1 else held.reshape(-1)[0].item()


def zero(x: Any) -> bool:
    """Whether ``x`` is known to be zero everywhere."""
    held = constant(x)
    return held is not None and not held.any()


def integers(x: Any, name: str) -> Any:
    """``x`` if it is a tensor of stored integers."""
    if dtype_of(x) not in INTEGERS:
        raise UserError(f"{name} of type {dtype_of(x)}: integers are needed, one of {', '.join(INTEGERS)}")
    return x


def rank4(x: Any, name: str) -> tuple[int, ...]:
    """The shape of a tensor of stored integers that must have four axes."""
    if len(shape_of(integers(x, name))) != 4:
        raise UserError(f"{name} of shape {list(shape_of(x))}: rank 4 is needed")
    return shape_of(x)


def within(axis: int, rank: int, name: str) -> int:
    """An axis counted from the front."""
    if not -rank <= axis < rank:
        raise UserError(f"{name} along axis {axis}: the tensor has rank {rank}")
    return axis % rank


def broadcasts(x: Any, against: Sequence[int], name: str) -> None:
    """Refuse an ``x`` that would change the shape ``against``."""
    if joint(shape_of(x), against) != tuple(against):
        raise UserError(
            f"{name} of shape {list(shape_of(x))}: does not broadcast against {list(against)}; reshape it"
        )


def scale_for(
    against: Sequence[int], scale: Any, name: str, *, divides: bool = False, wide: bool = False
) -> Any:
    """A scale in float32 that fits a tensor of shape ``against``; constants are finite, divisors not zero.

    ``wide``: a constant outside float32's normal range (``scale_product``) stays float64.
    """
    broadcasts(scale, against, name)
    held = constant(scale)
    if held is not None:
        bad = ~np.isfinite(held) | (divides & (held == 0))
        if bad.any():
            raise UserError(f"{name} {held[bad].flat[0]}: a finite number above 0 is needed")
    return scale if wide and held is not None and not is_normal(held) else cast(scale, "float32")


# --- integers ---------------------------------------------------------------------------------------------


def cast(x: Any, to: str) -> Any:
    """``x`` as ``to``; a constant is converted here, so that no later pass has to."""
    held = constant(x)
    if held is not None:
        return x if held.dtype == to else relax.const(held.astype(to), to)
    return x if not x.ty.is_missing() and dtype_of(x) == to else R.astype(x, to)


def reshaped(x: Any, to: Sequence[int]) -> Any:
    held = constant(x)
    return R.reshape(x, tuple(to)) if held is None else relax.const(held.reshape(to), str(held.dtype))


def wrap(x: Any) -> Any:
    """Integers of any size as an int32 constant, modulo 2**32."""
    return relax.const(np.asarray(x, np.int64).astype(np.int32), "int32")


def folded(name: str, x: Any, y: Any) -> Any:
    """The operator that Relax and numpy call ``name`` on two tensors of one type, of floats or int32 (modulo
    2**32): a constant if both are."""
    left, right = constant(x), constant(y)
    if left is None or right is None:
        return getattr(R, name)(x, y)
    function = getattr(np, name)
    if left.dtype.kind == "i":
        return wrap(function(left.astype(np.int64), right.astype(np.int64)))
    return relax.const(np.asarray(function(left, right)), str(left.dtype))


def centred(x: Any, zero_point: Any, name: str = "tensor") -> Any:
    """x - zero_point of a tensor of stored integers, in int32 (modulo 2**32)."""
    broadcasts(zero_point, shape_of(integers(x, name)), f"zero point of the {name}")
    wide = cast(x, "int32")
    return wide if zero(zero_point) else R.subtract(wide, cast(zero_point, "int32"))


# --- real numbers -----------------------------------------------------------------------------------------


def real(q: Any, scale: Any, zero_point: Any, name: str = "tensor") -> Any:
    """The float32 numbers that the integers ``q`` stand for."""
    whole = R.astype(centred(q, zero_point, name), "float32")
    step = scale_for(shape_of(q), scale, f"scale of the {name}", wide=True)
    if dtype_of(step) == "float64":
        return R.astype(R.multiply(R.astype(whole, "float64"), step), "float32")
    return R.multiply(whole, step)


def unfused(x: Any) -> Any:
    """``x`` (float32), kept from being fused with an addition that follows.

    TVM lets LLVM contract a product and a sum into one operation with one rounding, on targets that have it;
    the maximum with the least finite number changes no finite value and stands between the two.
    """
    return R.maximum(x, relax.const(_FLOAT32.min, "float32"))


def ratio(above: Any, below: Any) -> Any:
    """above / below in float32; a constant if both scales are constants."""
    top, bottom = constant(above), constant(below)
    if top is not None and bottom is not None:
        return relax.const(scale_ratio(top, bottom))
    wide = "float64" if "float64" in (dtype_of(above), dtype_of(below)) else "float32"
    quotient = R.divide(cast(above, wide), cast(below, wide))
    return quotient if wide == "float32" else R.astype(quotient, "float32")


def mean_ratio(in_scale: Any, out_scale: Any, count: Any) -> Any:
    """in_scale / (out_scale * count) in float32: from a sum of ``count`` values to steps of the mean."""
    number, held = np.asarray(count, np.float32), constant(out_scale)
    below = R.multiply(out_scale, relax.const(number)) if held is None else scale_product(held, number)
    return ratio(in_scale, expression(below))


# --- real numbers as stored integers ----------------------------------------------------------------------


def divided(x: Any, of: Sequence[int], scale: Any, grid: Grid, *, round_last: bool = False) -> Any:
    """float32 numbers of shape ``of`` quantized: divided by the scale, then stored (ONNX QuantizeLinear)."""
    below = scale_for(of, scale, "scale of the result", divides=True)
    broadcasts(grid.zero_point, of, "zero point of the result")
    return stored(R.divide(x, below), grid, round_last=round_last)


def multiplied(whole: Any, m: Any, grid: Grid, *, round_last: bool = False) -> Any:
    """int32 numbers times ``m`` in float32, stored: the arithmetic of ONNX Runtime's integer kernels."""
    steps = R.multiply(R.astype(whole, "float32"), m)
    return stored(unfused(steps) if round_last else steps, grid, round_last=round_last)


def stored(x: Any, grid: Grid, *, round_last: bool = False) -> Any:
    """clip(round(x) + zero_point, qmin, qmax) of float32 numbers in units of the step.

    The bounds are integers, so clipping first gives the same and keeps the conversion within the integer's
    range. NaN gives qmin, as in ONNX Runtime. ``round_last``: round(clip(x + zero_point, qmin, qmax)).
    """
    held = constant(grid.zero_point)
    largest = 0 if held is None else int(np.abs(held.astype(np.int64)).max(initial=0))
    narrow = max(abs(grid.qmin), abs(grid.qmax), largest) <= FLOAT32_EXACT
    real_type, whole_type = ("float32", "int32") if narrow else ("float64", "int64")
    x = x if narrow else R.astype(x, real_type)
    low, high = relax.const(grid.qmin, real_type), relax.const(grid.qmax, real_type)
    shifts = not zero(grid.zero_point)
    if shifts and round_last:
        x = R.add(x, cast(grid.zero_point, real_type))
    elif shifts:
        low, high = (folded("subtract", bound, cast(grid.zero_point, real_type)) for bound in (low, high))
    x = R.astype(rounded(R.minimum(R.maximum(x, low), high), grid.rounding, real_type), whole_type)
    if shifts and not round_last:
        x = R.add(x, cast(grid.zero_point, whole_type))
    return x if whole_type == grid.out_dtype else R.astype(x, grid.out_dtype)


def stored_array(x: np.ndarray, grid: Grid) -> np.ndarray:
    """What ``stored`` gives for a float32 array at build time; the zero point must be a constant."""
    point = constant(grid.zero_point)
    if point is None:
        raise UserError("table: the zero point of the result must be a constant")
    point = point.astype(np.int64)
    low, high = (bound - point.astype(np.float64) for bound in (grid.qmin, grid.qmax))
    steps = np.where(np.isnan(x), low, np.clip(x.astype(np.float64), low, high))
    return np.asarray((rounded_array(steps, grid.rounding).astype(np.int64) + point).astype(grid.out_dtype))
