"""Names of a program in C: they differ from all other names of the C file.

The emitter marks a program's names (``marked``). ``plain`` compares the marked names with the text's own and
removes the marks. A register must not have the name of a parameter, variable, type or keyword of its
function. Nor may it have the name of any function, macro or object of the file. Otherwise it could hide the
meaning of the text around it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from sketches.bitpack import Word
from sketches.blocks import BlockProgram, UnshiftedCodes
from sketches.bytes import AccumulatorStage
from sketches.carry_save import CARRY, LEVEL, STEP, STEP_PAIR, SUM, WORD, WORDS, CarryPair, CarrySave
from sketches.program import BlockKernelProgram, Constant, Line, Term
from sketches.tile import ByteAccumulator
from sketches.wellformed import MalformedProgram

#: Suffix of a marked name. No C text and no certificate contains it.
MARK = "\x01"
#: Fields with names of registers and constants, by class.
_NAMES: dict[type, tuple[str, ...]] = {
    Line: ("dest", "args"),
    Constant: ("name",),
    Term: ("name",),
    ByteAccumulator: ("name",),
    AccumulatorStage: ("totals",),
    Word: ("register",),
    CarryPair: ("term",),
    BlockKernelProgram: ("derived_planes",),
    BlockProgram: ("weight_codes", "start", "ends"),
    UnshiftedCodes: ("weight_codes", "total"),
}
#: Names of carry-save operands, which the emitter chooses.
_ROLES = frozenset({LEVEL, SUM, CARRY, WORD, *WORDS, *STEP, *STEP_PAIR})
_COMMENT_OR_STRING = re.compile(r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", re.DOTALL)
_DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\n\\]|\\.)*", re.MULTILINE | re.DOTALL)
_TOKEN = re.compile(rf"[A-Za-z_][\w{MARK}]*|[^\s\w]")

Made = TypeVar("Made")


def marked(program: Made) -> Made:
    """Return the program with ``MARK`` behind every name that it defines."""
    defined: set[str] = set()
    _collect(program, defined)
    made: Made = _mark(program, frozenset(defined))
    return made


def _collect(part: Any, defined: set[str]) -> None:
    if isinstance(part, Line):
        defined.add(part.dest)
    elif isinstance(part, Constant):
        defined.add(part.name)
    elif isinstance(part, tuple):
        for one in part:
            _collect(one, defined)
    elif is_dataclass(part):
        for one in fields(part):
            _collect(getattr(part, one.name), defined)


def _mark(part: Any, names: frozenset[str]) -> Any:
    if isinstance(part, tuple):
        return tuple(_mark(one, names) for one in part)
    if not is_dataclass(part):
        return part
    own = _NAMES.get(type(part), ())
    values = {one.name: getattr(part, one.name) for one in fields(part)}
    changed = {
        field: _named(value, names) if field in own else _mark(value, names)
        for field, value in values.items()
    }
    if isinstance(part, CarryPair):
        inner = names - _ROLES
        changed |= {"product": _mark(part.product, inner), "first": _mark(part.first, inner)}
    if isinstance(part, CarrySave):
        changed |= {"adder": _mark(part.adder, names - _ROLES)}
    return replace(part, **changed)  # type: ignore[type-var]


def _named(value: Any, names: frozenset[str]) -> Any:
    if isinstance(value, tuple):
        return tuple(_named(one, names) for one in value)
    return f"{value}{MARK}" if value in names and "@" not in value else value


def plain(text: str) -> str:
    """Return the text without marks. Raises MalformedProgram if a marked name is also the text's own."""
    code = without_comments(text, strings=False)
    shared = {
        token for line in _DIRECTIVE.findall(code) for token in _TOKEN.findall(line) if token[0] not in "#"
    }
    functions = []
    for tokens in _functions(_DIRECTIVE.sub("", code)):
        names = {token.replace(MARK, "") for token in tokens if MARK in token}
        functions.append((names, {token for token in tokens if MARK not in token}))
        # A called name is a function or macro. A name declared outside of functions is visible in the whole
        # file.
        depth = list(itertools.accumulate((token == "{") - (token == "}") for token in tokens))
        shared |= {
            a
            for (a, b), inside in zip(itertools.pairwise(tokens), depth, strict=False)
            if MARK not in a and (b == "(" or (b in "[=;" and not inside))
        }
    for names, own in functions:
        twice = sorted(names & (own | shared))
        if twice:
            raise MalformedProgram(f"{twice[0]} is the name of something else in the C text")
    return text.replace(MARK, "")


def without_comments(text: str, strings: bool = True) -> str:
    """Return C text with a space for each comment, and without ``strings`` for each string literal."""
    return _COMMENT_OR_STRING.sub(lambda found: found[0] if strings and found[0][0] != "/" else " ", text)


def _functions(code: str) -> Iterator[list[str]]:
    """Yield the tokens of each function or declaration of a file."""
    depth, tokens = 0, []
    for token in _TOKEN.findall(code):
        tokens.append(token)
        depth += (token == "{") - (token == "}")
        if depth == 0 and token in "};":
            yield tokens
            tokens = []
    if tokens:
        yield tokens
