"""A function of bytes as a table of 256 entries. Vector instructions look 16 or more bytes up at a time.

Instructions take tables of 16, 64 or 128 entries, so the table is divided. One kind of instruction returns 0
for an index outside its table. For it, each table after the first stores the exclusive or with the table
before. The exclusive or of all results up to the table of the index is then the entry. A saturating
subtraction moves the index along the tables and keeps it outside those that it has not reached. Another kind
keeps the old result for an index outside, so its tables follow each other.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.llvm import ByteLookup, first_of
from synth.compiler.machines import CompileTarget, features_of
from synth.compiler.tvmscript import branch, flat, loop, main_function, parse, sblock, splat, vector

SIZE = 256
#: Fewest bytes that are divided among threads.
GRAIN = 1 << 15
_HALF = SIZE // 2


@dataclass(frozen=True)
class Lookup:
    """How a target looks bytes up. ``lanes``: bytes of a vector. ``rows``: table, uint8 [256] -> its vectors
    [rows, lanes]. ``value``: (vector of int8 indices, function from a row's number to its TVMScript) -> the
    TVMScript of the vector of results."""

    lanes: int
    rows: Callable[[NDArray[np.uint8]], NDArray[np.uint8]]
    value: Callable[[str, Callable[[int], str]], str]


def choose_lookup(machine: CompileTarget) -> Lookup | None:
    """Return the lookup method with the fewest instructions on ``machine``, None if it has none."""
    code = first_of(machine.llvm.lookups, features_of(machine.tvm))
    return None if code is None else _METHODS[code.method](code)


def _call(name: str, lanes: int, *arguments: str) -> str:
    return f'T.call_llvm_pure_intrin("int8x{lanes}", "{name}", {", ".join(arguments)})'


def _number(value: int, lanes: int) -> str:
    return splat(f"T.int8({value})", lanes)


def _differences(code: ByteLookup) -> Lookup:
    """Return the lookup by ``vpshufb``: tables of 16 entries in every 128 bits, and 0 for an index with the
    highest bit. That bit moves the index of either half of the table out of the other half."""
    tables, entries, lanes, (shuffle,) = SIZE // 16, 16, code.lanes, code.intrinsics

    def rows(table: NDArray[np.uint8]) -> NDArray[np.uint8]:
        each = table.reshape(2, tables // 2, entries)
        change = each.copy()
        change[:, 1:] ^= each[:, :-1]
        return np.tile(change.reshape(tables, entries), lanes // entries)

    def value(index: str, row: Callable[[int], str]) -> str:
        parts = []
        for number in range(tables):
            half, before = divmod(number, tables // 2)
            place = f"T.bitwise_xor({index}, {_number(-_HALF, lanes)})" if half else index
            if before:
                place = _call("llvm.ssub.sat", lanes, place, _number(entries * before, lanes))
            parts.append(_call(shuffle, lanes, row(number), place))
        return reduce("T.bitwise_xor({}, {})".format, parts)

    return Lookup(lanes, rows, value)


def _halves(code: ByteLookup) -> Lookup:
    """Return the lookup by ``vpermi2b``: two tables of 128 entries; the highest bit chooses."""

    def value(index: str, row: Callable[[int], str]) -> str:
        halves = ((row(2 * half), index, row(2 * half + 1)) for half in range(2))
        low, high = (_call(code.intrinsics[0], code.lanes, *half) for half in halves)
        return f"T.Select({index} < {_number(0, code.lanes)}, {high}, {low})"

    return Lookup(code.lanes, lambda table: table.reshape(4, code.lanes), value)


def _chain(code: ByteLookup) -> Lookup:
    """Return the lookup by ``tbl`` and ``tbx`` on four registers of 64 entries. For an index outside, ``tbl``
    returns 0 and ``tbx`` keeps the old result."""

    def value(index: str, row: Callable[[int], str]) -> str:
        total = ""
        for number in range(4):
            registers = [row(4 * number + n) for n in range(4)]
            if number:
                moved = f"T.bitwise_xor({index}, {_number((64, -_HALF, -64)[number - 1], 16)})"
                total = _call(code.intrinsics[1], 16, total, *registers, moved)
            else:
                total = _call(code.intrinsics[0], 16, *registers, index)
        return total

    return Lookup(code.lanes, lambda table: table.reshape(16, 16), value)


def _windows(code: ByteLookup) -> Lookup:
    """Return the lookup by ``i8x16.swizzle``: tables of 16 entries, and 0 for an index outside."""
    lanes, (shuffle,) = code.lanes, code.intrinsics

    def value(index: str, row: Callable[[int], str]) -> str:
        parts = []
        for number, start in enumerate(range(0, SIZE, lanes)):
            moved = f"T.bitwise_xor({index}, {_number(start - SIZE * (start >= _HALF), lanes)})"
            parts.append(_call(shuffle, lanes, row(number), moved if number else index))
        return reduce("T.bitwise_or({}, {})".format, parts)

    return Lookup(lanes, lambda table: table.reshape(-1, lanes), value)


#: By ``ByteLookup.method``.
_METHODS = {"differences": _differences, "halves": _halves, "chain": _chain, "windows": _windows}


def table_rows(lookup: Lookup, table: NDArray[Any], dtype: str) -> NDArray[np.int8]:
    """Return a table as the function reads it: int8 [rows * lanes]. ``table``: 256 int8 or uint8 entries,
    from the index's least value on. ``dtype``: of the index, int8 or uint8."""
    bytes_ = np.ascontiguousarray(table).view(np.uint8)
    ordered = np.roll(bytes_, _HALF) if dtype == "int8" else bytes_
    return np.ascontiguousarray(lookup.rows(ordered)).ravel().view(np.int8)


def lookup_function(lookup: Lookup, shape: tuple[int, ...], index: str, entry: str, threads: int = 1) -> Any:
    """Return the PrimFunc (x, table, out) of tensors with ``shape``. ``index`` and ``entry``: dtypes of x and
    out, int8 or uint8. Large tensors are divided among ``threads``."""
    size, lanes = math.prod(shape), lookup.lanes
    count = size // lanes
    chunks = threads if size >= GRAIN else 1
    turns = -(-count // chunks)
    rows = len(lookup.rows(np.zeros(SIZE, np.uint8))) * lanes

    def look_up(buffer: str, start: str, to: str) -> str:
        """Return the statement that looks up a vector of ``buffer`` and stores it to ``to``."""
        indices = vector(buffer, start, lanes)
        if index != "int8":
            indices = f'T.reinterpret("int8x{lanes}", {indices})'
        entries = lookup.value(indices, lambda number: vector("table", str(number * lanes), lanes))
        if entry != "int8":
            entries = f'T.reinterpret("{entry}x{lanes}", {entries})'
        return f"{vector(to, start, lanes)} = {entries}"

    number = f"(part * {turns} + turn)" if chunks > 1 else "turn"
    body = [look_up("flat_x", f"{number} * {lanes}", "flat_out")]
    if turns * chunks != count:
        body = branch(f"{number} < {count}", body)
    lines = loop("part", chunks, loop("turn", turns, body), "parallel") if count else []
    declared = [flat("x", shape, index), flat("out", shape, entry)]
    rest = size - count * lanes
    if rest:  # the last bytes do not fill a vector
        for name, dtype in (("last", index), ("ends", entry)):
            declared.append(f'{name} = T.alloc_buffer(({lanes},), "{dtype}")')
        lines += loop("turn", rest, [f"last[turn] = flat_x[{count * lanes} + turn]"])
        lines += loop("turn", lanes - rest, [f"last[{rest} + turn] = flat_x[0]"])
        lines += [look_up("last", "0", "ends")]
        lines += loop("turn", rest, [f"flat_out[{count * lanes} + turn] = ends[turn]"])
    arguments = {"x": (shape, index), "table": ((rows,), "int8"), "out": (shape, entry)}
    block = sblock("lookup", {"x": shape, "table": (rows,)}, {"out": shape}, [*declared, *lines])
    return parse(main_function(arguments, block))
