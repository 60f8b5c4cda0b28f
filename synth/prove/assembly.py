"""A line of AArch64 assembly as loops have it, read into what it says: a pure function of the text."""

from __future__ import annotations

import itertools
import re
from functools import cache
from typing import NamedTuple

from isa_specs.a64 import INTO_FIRST, MOST_REGISTERS

_NUMBER = r"(0|[1-9]\d*)"
_NAME = r"%\[([a-z]+\d*)\]"
_REGISTER = r"v(0|[1-9]|[12]\d|3[01])"
_SCALARS = {
    "mov": re.compile(rf"mov {_NAME}, #{_NUMBER}"),
    "add": re.compile(rf"add {_NAME}, {_NAME}, (?:#{_NUMBER}|{_NAME})"),
    "subs": re.compile(rf"subs {_NAME}, {_NAME}, #{_NUMBER}"),
    "csel": re.compile(rf"csel {_NAME}, {_NAME}, xzr, ne"),
}
_ONE = re.compile(rf"ldr q(0|[1-9]|[12]\d|3[01]), \[{_NAME}, #{_NUMBER}\]")
_SEVERAL = re.compile(rf"(ld1|st1|ld[1-4]r) \{{([^{{}}]+)\}}, \[{_NAME}\]")
_VECTOR = re.compile(r"(\w+) ((?:\{?v\d+\.\d+[bhsd]\}?)(?:, \{?v\d+\.\d+[bhsd]\}?)*)(?:, #(\d+))?")


class Access(NamedTuple):
    """A load or store of whole registers, or a load that repeats a word in each."""

    registers: tuple[int, ...]
    pointer: str
    offset: int
    stores: bool
    repeats: bool


class Scalar(NamedTuple):
    """``mov``, ``add``, ``subs`` or ``csel``: what it writes, the operands that it reads, and a number."""

    mnemonic: str
    to: str
    operands: tuple[str, ...]
    number: int


class Vector(NamedTuple):
    """An instruction that computes. ``types``: arrangements of the result and of all operands, of which the result is the
    first where it is read too (``into``). ``upper``: it takes the upper halves of what it reads."""

    mnemonic: str
    to: int
    operands: tuple[int, ...]
    types: tuple[str, ...]
    imm: int | None
    into: bool
    upper: bool


@cache
def parsed(line: str) -> Access | Scalar | Vector | None:
    """What a line of assembly says; None where it has no form that is known here."""
    if (one := _ONE.fullmatch(line)) is not None:
        return Access((int(one[1]),), one[2], int(one[3]), False, False)
    if (several := _SEVERAL.fullmatch(line)) is not None:
        return _parsed_several(several)
    if "%" not in line:
        return _parsed_vector(line)
    mnemonic = line.partition(" ")[0]
    form = _SCALARS.get(mnemonic)
    found = form.fullmatch(line) if form is not None else None
    if found is None:
        return None
    values = [text for text in found.groups()[1:] if text is not None]
    numbers = [int(text) for text in values if text.isdecimal()]
    return Scalar(
        mnemonic, found[1], tuple(t for t in values if not t.isdecimal()), numbers[0] if numbers else 0
    )


def _parsed_several(found: re.Match[str]) -> Access | None:
    mnemonic, repeats = found[1], found[1].endswith("r")
    entries = found[2].split(", ")
    read = [re.fullmatch(rf"{_REGISTER}\.{'4s' if repeats else '16b'}", entry) for entry in entries]
    registers = tuple(int(entry[1]) for entry in read if entry is not None)
    follow = all(b == a + 1 for a, b in itertools.pairwise(registers))
    counted = not repeats or int(mnemonic[2]) == len(registers)
    if len(registers) < len(entries) or not follow or not counted or len(registers) > MOST_REGISTERS:
        return None
    return Access(registers, found[3], 0, mnemonic == "st1", repeats)


def _parsed_vector(line: str) -> Vector | None:
    found = _VECTOR.fullmatch(line)
    if found is None:
        return None
    mnemonic, imm = found[1], None if found[3] is None else int(found[3])
    registers, types, braces = [], [], []
    for entry in found[2].split(", "):
        one = re.fullmatch(rf"(\{{?){_REGISTER}\.(\d+[bhsd])(\}}?)", entry)
        if one is None or bool(one[1]) != bool(one[4]):
            return None
        registers.append(int(one[2]))
        types.append(one[3])
        braces.append(bool(one[1]))
    # Only the table of a lookup stands in braces.
    if braces != [mnemonic == "tbl" and n == 1 for n in range(len(braces))]:
        return None
    upper = mnemonic.endswith("2") and mnemonic[:-1] in INTO_FIRST
    name = mnemonic[:-1] if upper else mnemonic
    if upper and set(types[1:]) != {"16b"}:
        return None
    if upper:
        types[1:] = ["8b"] * (len(types) - 1)
    into = name in INTO_FIRST
    if into:
        types.insert(1, types[0])
    return Vector(name, registers[0], tuple(registers[1:]), tuple(types), imm, into, upper)
