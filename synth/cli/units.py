"""Numbers with units, in three digits."""

from __future__ import annotations

from collections.abc import Sequence


def bytes_text(count: int) -> str:
    """Return a count of bytes with a binary unit: 1536 is ``1.5 KiB``."""
    return _scaled(count, 1024, (" B", " KiB", " MiB", " GiB"))


def _scaled(count: int, step: int, units: Sequence[str]) -> str:
    """Return ``count`` in the first unit in which it is below ``step``, else in the last unit."""
    size, number = float(count), 0
    while size >= step and number < len(units) - 1:
        size, number = size / step, number + 1
    return f"{size:.3g}{units[number]}" if number else f"{count}{units[0]}"


def seconds_text(seconds: float) -> str:
    """Return a time with its unit: 0.00123 is ``1.23 ms``."""
    for unit, factor in (("s", 1.0), ("ms", 1e3), ("µs", 1e6)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def count_text(count: int) -> str:
    """Return a count with a decimal prefix: 1814073344 is ``1.81 G``."""
    return _scaled(count, 1000, ("", " k", " M", " G"))


def sqnr_text(decibels: float | None) -> str:
    """Return a ratio of signal and quantization noise: "23.1 dB", "exact" for infinity, "" for None."""
    if decibels is None:
        return ""
    return "exact" if decibels == float("inf") else f"{decibels:.1f} dB"
