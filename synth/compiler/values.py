"""Checks of callers' arguments: whole numbers, choices and arrays. An error is one line."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.encoding import EncodingError, Operand, listed
from synth.errors import UserError

_INT32 = np.iinfo(np.int32)


def whole(name: str, value: Any, least: int | None = None, most: int | None = None) -> int:
    """Return ``value`` as an int. Raises UserError unless it is of an integer type, no bool, and from
    ``least`` to ``most``; None is no limit."""
    try:
        if isinstance(value, (bool, np.bool_)):
            raise TypeError
        number = operator.index(value)
    except TypeError:
        raise UserError(f"{name}={value!r}: must be a whole number") from None
    if least is not None and number < least:
        raise UserError(f"{name}={number}: must be at least {least}")
    if most is not None and number > most:
        raise UserError(f"{name}={number}: must be at most {most}")
    return number


def whole_of(name: str, value: Any, dtype: str) -> int:
    """Return ``value`` as an int. Raises UserError unless it is a whole number in the range of ``dtype``."""
    number, info = whole(name, value), np.iinfo(dtype)
    if not info.min <= number <= info.max:
        raise UserError(f"{name}={number}: {dtype} has values from {info.min} to {info.max}")
    return number


def one_of(name: str, value: Any, choices: Iterable[str]) -> None:
    """Raise UserError unless ``value`` is one of ``choices``."""
    if value not in (known := tuple(choices)):
        raise UserError(f"{name}={value!r}: choose one of {', '.join(known)}")


def wholes(name: str, value: Any, counts: tuple[int, ...], least: int | None = None) -> tuple[int, ...]:
    """Return ``value`` as a tuple. An integer gives a tuple of one; a sequence has one of the lengths
    ``counts``. Raises UserError for other values, and for integers below ``least``."""
    if np.ndim(value) == 0 and not isinstance(value, (str, bytes)) and value is not None:
        return (whole(name, value, least),)
    try:
        parts = tuple(value)
    except TypeError:
        parts = ()
    if isinstance(value, (str, bytes)) or len(parts) not in counts:
        raise UserError(f"{name}={value!r}: give {' or '.join(map(str, counts))} whole numbers")
    return tuple(whole(name, part, least) for part in parts)


def int32_array(name: str, value: Any) -> NDArray[np.int32]:
    """Return ``value`` as contiguous int32. Raises UserError unless it has integers of that range."""
    try:
        array = np.asarray(value)
    except ValueError:
        array = np.asarray(None)
    if array.dtype == np.bool_ or not np.issubdtype(array.dtype, np.integer) or not array.size:
        raise UserError(f"{name}: must be an array of integers")
    if int(array.min()) < _INT32.min or int(array.max()) > _INT32.max:
        raise UserError(f"{name}: values from {array.min()} to {array.max()} do not fit int32")
    return np.ascontiguousarray(array, dtype=np.int32)


def float_array(name: str, value: Any) -> NDArray[np.float32]:
    """Return ``value`` as contiguous float32. Raises UserError unless all numbers are finite."""
    array = np.asarray(value)
    if array.dtype.kind not in "fiu" or not array.size:
        raise UserError(f"{name}: must be an array of numbers")
    floats = np.ascontiguousarray(array, dtype=np.float32)
    if not np.isfinite(floats).all():
        raise UserError(f"{name}: has values that are not finite float32 numbers")
    return floats


def holds(dtype: str, operand: Operand) -> bool:
    """Return whether an integer dtype can store every value of ``operand``."""
    info = np.iinfo(dtype)
    return bool(info.min <= min(operand.values) and max(operand.values) <= info.max)


def byte_type(operand: Operand, wanted: str | None = None) -> str:
    """Return the dtype in which operators read and write an operand's values: ``wanted``, else int8, else
    uint8. Raises UserError if that dtype cannot store every value."""
    known = ("int8", "uint8")
    if wanted is not None:
        one_of("dtype", wanted, known)
    for dtype in known if wanted is None else (wanted,):
        if holds(dtype, operand):
            return dtype
    low, high = min(operand.values), max(operand.values)
    raise UserError(
        f"{operand.bits}-bit {operand.encoding} values from {low} to {high} are no "
        f"{wanted or 'int8 or uint8'}, which operators read and write; take unsigned or twos, or fewer bits"
    )


def checked_values(
    x: Any, operand: Operand, shape: tuple[int, ...], dtype: str | None = None
) -> NDArray[Any]:
    """Return ``x`` as a contiguous array of ``dtype`` (default: ``byte_type(operand)``). Raises EncodingError
    for another shape, or for a value that the operand does not have."""
    array = of_shape(x, shape)
    if not np.issubdtype(array.dtype, np.integer):
        remedy = "convert with .astype(np.int8)"
        raise EncodingError(f"input: dtype {array.dtype} is not an integer type; {remedy}")
    dtype = byte_type(operand, dtype)
    least, most = min(operand.values), max(operand.values)
    has_no_gaps = most - least == len(operand.values) - 1
    if has_no_gaps and array.size and least <= array.min() and array.max() <= most:
        return np.ascontiguousarray(array, dtype=dtype)
    low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
    known = np.zeros(256, dtype=bool)
    known[np.asarray(operand.values) - low] = True
    wrong = (array < low) | (array > high)
    if not wrong.any():
        wrong = ~known[array.astype(np.int16) - low]
    if wrong.any():
        raise EncodingError(
            f"input: {array[wrong].flat[0]} is not a {operand.bits}-bit {operand.encoding} value; "
            f"the values are {listed(sorted(operand.values))}"
        )
    return np.ascontiguousarray(array, dtype=dtype)


def of_shape(x: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    """Return ``x`` as an array. Raises EncodingError for another shape."""
    array = np.asarray(x)
    if array.shape != shape:
        raise EncodingError(f"input of shape {array.shape}: the operator takes {shape}")
    return array
