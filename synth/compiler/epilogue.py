"""Epilogues of the low-bit operators: what follows the matrix product before an output is stored.

The order is: add the bias, add the residual, relu, then requantize to 8 bits or apply thresholds. BatchNorm
and a b-bit quantizer together are at most 2^b - 1 integer thresholds per channel. So a threshold epilogue is
exact where a float epilogue would round.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.bitplanes import CHUNK
from sketches.encoding import Operand
from sketches.limits import MAX_PLANES
from sketches.repack import level_code
from synth.compiler.tvmscript import splat, typed
from synth.compiler.values import byte_type, float_array, int32_array, one_of, whole, whole_of
from synth.errors import UserError

ROUNDINGS = ("tonearest", "upward")
#: The operations before a requantization in float32, with their TVMScript.
OPERATIONS = {
    "multiply": "{} * {}",
    "add": "{} + {}",
    "divide": "{} / {}",
    "maximum": "T.max({}, {})",
    "minimum": "T.min({}, {})",
}
#: Adding this number rounds a float32 below 2^22 to the nearest integer, ties to even. The low bits of the
#: sum are that integer.
ROUNDER, ROUNDER_BITS = 1.5 * 2**23, 0x4B400000
#: Returns the TVMScript of a per-filter array, by its name and the index of a threshold (None: no index).
Numbers = Callable[[str, int | None], str]


def of_filter(name: str, level: int | None) -> str:
    """Return the TVMScript of a per-filter array's element for filter ``vm`` of group ``vg``. ``level``:
    index of a threshold; None for an array without that axis."""
    return f"{name}[vg, vm]" if level is None else f"{name}[{level}, vg, vm]"


@dataclass(frozen=True, eq=False)
class Requantize:
    """Requantize ``v`` as ``clamp(zero_point + round(v * multiplier / 2^shift))`` per filter, in 64 bits.
    ``multiplier``: int32 [M]. ``shift``: int32 [M] from 0 to 62. ``dtype``: "int8" or "uint8", which the
    result is clamped to. ``rounding``: "tonearest" (ties away from zero) or "upward" (ties up)."""

    multiplier: NDArray[np.int32]
    shift: NDArray[np.int32]
    zero_point: int = 0
    dtype: str = "int8"
    rounding: str = "tonearest"

    def __post_init__(self) -> None:
        for name in ("multiplier", "shift"):
            object.__setattr__(self, name, int32_array(f"requantize {name}", getattr(self, name)))
        object.__setattr__(self, "zero_point", whole("requantize zero_point", self.zero_point))
        one_of("rounding", self.rounding, ROUNDINGS)
        if self.dtype not in ("int8", "uint8"):
            raise UserError(f"requantize dtype={self.dtype!r}: choose int8 or uint8")
        if np.min(self.shift) < 0 or np.max(self.shift) > 62:
            raise UserError("requantize shift: must be from 0 to 62")

    @property
    def per_filter(self) -> dict[str, NDArray[np.int32]]:
        """The arrays that need one entry per filter, by name."""
        return {"multiplier": self.multiplier, "shift": self.shift}

    def text(self, value: str) -> str:
        """Return TVMScript of the output for the accumulator ``value`` (filter ``vm``, group ``vg``)."""
        info = np.iinfo(self.dtype)
        wide = f'(T.Cast("int64", {value}) * T.Cast("int64", multiplier[vg, vm]))'
        shift = 'T.Cast("int64", shift[vg, vm])'
        shifted = f"T.shift_left(T.int64(1), T.max({shift} - T.int64(1), T.int64(0)))"
        half = f"T.if_then_else(shift[vg, vm] > 0, {shifted}, T.int64(0))"
        rounded = f"T.shift_right({wide} + {half}, {shift})"
        if self.rounding == "tonearest":
            negative = f"T.int64(0) - T.shift_right({half} - {wide}, {shift})"
            rounded = f"T.if_then_else({wide} < T.int64(0), {negative}, {rounded})"
        moved = f"({rounded} + T.int64({self.zero_point}))"
        return f'T.Cast("{self.dtype}", T.min(T.max({moved}, T.int64({info.min})), T.int64({info.max})))'


@dataclass(frozen=True, eq=False)
class Threshold:
    """Quantize an accumulator by thresholds: count the thresholds of its filter that it reaches, and store
    the operand's value of that index, in ascending order of values. ``thresholds``: int32 [2^bits - 1, M];
    the index of ``v`` is the number of t with ``sign * v >= thresholds[t]``. ``sign``: int32 [M] of 1 and -1,
    which is -1 for a negative BatchNorm scale. ``packed``: store bitplanes instead of values. ``stored``:
    dtype of the values, int8 or uint8; None: ``byte_type(operand)``."""

    operand: Operand
    thresholds: NDArray[np.int32]
    sign: NDArray[np.int32]
    packed: bool = False
    stored: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "thresholds", int32_array("thresholds", self.thresholds))
        object.__setattr__(self, "sign", int32_array("threshold sign", self.sign))
        levels = (1 << self.operand.bits) - 1
        if self.thresholds.ndim != 2 or self.thresholds.shape[0] != levels:
            need = f"{self.operand.bits} bits need [{levels}, filters]"
            raise UserError(f"thresholds of shape {self.thresholds.shape}: {need}")
        if not np.isin(self.sign, (-1, 1)).all():
            raise UserError("threshold sign: must be 1 or -1")
        object.__setattr__(self, "stored", byte_type(self.operand, self.stored))
        if self.packed and self.operand.bits > MAX_PLANES:
            raise UserError(f"packed={self.packed}: {self.operand.bits} bits are no bitplanes; store values")
        self.level_code()

    @property
    def values(self) -> tuple[int, ...]:
        """The operand's values in ascending order."""
        return tuple(sorted(self.operand.values))

    @property
    def step(self) -> int:
        """The difference of neighbouring values of the operand."""
        return self.values[1] - self.values[0]

    def level_code(self) -> int:
        """Return the XOR mask from the index of a value to its code. Raises UserError if there is none, or if
        the values are not evenly spaced."""
        mask = level_code(self.operand)
        steps = {b - a for a, b in zip(self.values, self.values[1:], strict=False)}
        if mask is None or len(steps) != 1:
            raise UserError(f"{self.operand}: its values in order are not evenly spaced codes")
        return mask

    def compared(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """Return (limits [2^bits - 1, M], masks [M]), both int32, for a comparison without a multiplication.
        ``sign * v >= thresholds[t]`` equals ``(v ^ mask) >= limits[t]``. For sign -1 the mask is -1 and the
        limit is the threshold minus 1, since ``~v`` is ``-v - 1``."""
        down = self.sign < 0
        limits = np.maximum(self.thresholds.astype(np.int64) - down, np.iinfo(np.int32).min)
        return limits.astype(np.int32), np.where(down, -1, 0).astype(np.int32)

    @property
    def dtype(self) -> str:
        """The dtype of the output: uint32 words if packed, else ``stored``."""
        assert self.stored is not None
        return "uint32" if self.packed else self.stored

    @property
    def per_filter(self) -> dict[str, NDArray[np.int32]]:
        """The arrays whose shape must be [M], by name; of ``thresholds`` the first row."""
        return {"sign": self.sign, "thresholds": self.thresholds[0]}

    def arguments(self, relu: bool) -> dict[str, NDArray[np.int32]]:
        """Return the arrays that the operator takes, by name. Packed: ``table``, from ``repack_table``. Else:
        limits ``threshold`` and masks ``sign``, from ``compared``; ``relu`` has no effect."""
        if self.packed:
            return {"table": repack_table(self, relu)}
        return dict(zip(("threshold", "sign"), self.compared(), strict=True))

    def text(self, value: str, read: Numbers = of_filter, lanes: int = 1) -> str:
        """Return TVMScript of the outputs of ``lanes`` accumulators. ``read``: per-filter arrays."""
        masked, dtype = f"T.bitwise_xor({value}, {read('sign', None)})", typed("int32", lanes)
        limits = (read("threshold", level) for level in range(len(self.thresholds)))
        index = " + ".join(f'T.Cast("{dtype}", {masked} >= {limit})' for limit in limits)
        step, least = (splat(f"T.int32({number})", lanes) for number in (self.step, self.values[0]))
        return f'T.Cast("{typed(self.dtype, lanes)}", ({index}) * {step} + {least})'


@dataclass(frozen=True, eq=False)
class Output8:
    """Requantize to at most 8 bits in float32: ``clip(rint(f(float32(v) * scale)) + zero_point)``.

    ``scale``: float32 [M], in_scale * w_scale / out_scale for a quantized layer. ``f``: the ``operations`` in
    order, each a name of ``OPERATIONS`` and its second operand, float32 [M] or [1]; each result is rounded to
    float32. Without operations this is ONNX Runtime's QLinearConv. ``rint`` rounds ties to even. ``qmin`` and
    ``qmax`` limit the result of ``dtype`` int8 or uint8. Raises UserError for a limit or zero point outside
    the dtype, an unknown operation, a number that is not finite, and a division by zero.
    """

    scale: NDArray[np.float32]
    zero_point: int
    qmin: int
    qmax: int
    dtype: str
    operations: tuple[tuple[str, NDArray[np.float32]], ...] = ()

    def __post_init__(self) -> None:
        if self.dtype not in ("int8", "uint8"):
            raise UserError(f"output dtype={self.dtype!r}: choose int8 or uint8")
        object.__setattr__(self, "scale", float_array("output scale", self.scale))
        for name in ("zero_point", "qmin", "qmax"):
            value = whole_of(f"output {name}", getattr(self, name), self.dtype)
            object.__setattr__(self, name, value)
        operations = tuple((name, float_array(f"operand of {name}", of)) for name, of in self.operations)
        object.__setattr__(self, "operations", operations)
        for name, operand in operations:
            if name not in OPERATIONS:
                raise UserError(f"output operation {name!r}: choose one of {', '.join(OPERATIONS)}")
            if name == "divide" and not operand.all():
                raise UserError("operand of divide: must not be 0")
        if self.qmin > self.qmax:
            raise UserError(f"output qmin={self.qmin}: must not be above qmax={self.qmax}")

    @property
    def per_filter(self) -> dict[str, NDArray[Any]]:
        """Arrays with one entry per filter, by the names that ``text`` uses."""
        operands = {f"operand{n}": operand for n, (_, operand) in enumerate(self.operations)}
        return {"scale": self.scale} | {name: array for name, array in operands.items() if array.size > 1}

    def text(self, value: str, read: Numbers = of_filter, lanes: int = 1) -> str:
        """Return TVMScript of the outputs of ``lanes`` accumulators. ``read``: per-filter arrays."""

        def constant(number: float, dtype: str) -> str:
            return splat(f"T.{dtype}({number})", lanes)

        floats = typed("float32", lanes)
        scaled = f'T.Cast("{floats}", {value}) * {read("scale", None)}'
        for number, (name, operand) in enumerate(self.operations):
            is_same = operand.size == 1
            second = constant(float(operand[0]), "float32") if is_same else read(f"operand{number}", None)
            # The fence keeps LLVM from fusing a product and a sum into one operation, which rounds only once.
            scaled = f'T.call_llvm_pure_intrin("{floats}", "llvm.arithmetic.fence", {scaled})'
            scaled = OPERATIONS[name].format(scaled, second)
        low, high = (constant(limit - self.zero_point, "float32") for limit in (self.qmin, self.qmax))
        rounded = f"T.min(T.max({scaled}, {low}), {high}) + {constant(ROUNDER, 'float32')}"
        moved = f'T.reinterpret("{typed("int32", lanes)}", {rounded})'
        point = constant(self.zero_point - ROUNDER_BITS, "int32")
        return f'T.Cast("{typed(self.dtype, lanes)}", {moved} + {point})'


@dataclass(frozen=True, eq=False)
class Epilogue:
    """The epilogue of an operator, in this order: add ``bias``, add the residual, relu, ``last``. ``bias``:
    int32 [M]. ``residual``: the operator takes a further int32 argument with one value per output, even if
    outputs are packed. ``last``: the final step; None: store int32."""

    bias: NDArray[np.int32] | None = None
    residual: bool = False
    relu: bool = False
    last: Requantize | Threshold | Output8 | None = None

    def __post_init__(self) -> None:
        if self.bias is not None:
            object.__setattr__(self, "bias", int32_array("bias", self.bias))
        if not (self.last is None or isinstance(self.last, (Requantize, Threshold, Output8))):
            raise UserError(f"epilogue last={self.last!r}: must be Requantize, Threshold, Output8 or None")

    @property
    def steps(self) -> bool:
        """Whether anything follows the accumulation. (The bias initializes the accumulators.)"""
        return self.residual or self.relu or self.last is not None

    @property
    def packed(self) -> bool:
        """Whether the output is stored as bitplanes."""
        return isinstance(self.last, Threshold) and self.last.packed

    @property
    def dtype(self) -> str:
        """The dtype of the output."""
        return "int32" if self.last is None else self.last.dtype

    @property
    def arguments(self) -> dict[str, NDArray[Any]]:
        """The arrays of the last step that the operator takes as arguments, by name."""
        if isinstance(self.last, Threshold):
            return self.last.arguments(self.relu)
        return {} if self.last is None else self.last.per_filter

    def check(self, filters: int) -> None:
        """Raise UserError if an array does not have one entry per filter."""
        arrays = {} if self.bias is None else {"bias": self.bias}
        for name, array in (arrays | (self.last.per_filter if self.last else {})).items():
            if array.shape != (filters,):
                raise UserError(f"{name} of shape {array.shape}: the layer has {filters} filters")


def absorbs_relu(last: Threshold) -> bool:
    """Return whether thresholds on ``v`` can replace the thresholds on ``relu(v)``. A threshold that every
    ``relu(v)`` reaches becomes the least int32. A positive threshold with sign -1 is never reached by
    ``-relu(v)``, and no int32 limit expresses that."""
    return not ((last.sign < 0) & (last.thresholds > 0)).any()


def repack_table(last: Threshold, relu: bool) -> NDArray[np.int32]:
    """Return the table that a repacking kernel reads: int32 [ceil(M / 32), 1 + thresholds, 32], masks first.
    The limits of a filter are sorted, because only their count matters. Entries after the last filter are 0.
    ``relu``: thresholds apply to ``relu(v)``. Then the table is for ``v`` if ``absorbs_relu``; otherwise the
    caller applies relu first."""
    if relu and absorbs_relu(last):
        is_reached = (last.sign > 0) & (last.thresholds <= 0)
        last = replace(last, thresholds=np.where(is_reached, np.iinfo(np.int32).min, last.thresholds))
    limits, masks = last.compared()
    rows = np.concatenate([masks[None], np.sort(limits, axis=0)])
    chunks = -(-rows.shape[1] // CHUNK)
    table = np.zeros((len(rows), chunks * CHUNK), dtype=np.int32)
    table[:, : rows.shape[1]] = rows
    return np.ascontiguousarray(table.reshape(len(rows), chunks, CHUNK).transpose(1, 0, 2))


def kept_bits(filters: int) -> int:
    """Return a mask of the bits of the last output word that belong to filters."""
    return (1 << (filters % CHUNK or CHUNK)) - 1
