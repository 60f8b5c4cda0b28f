"""A program's names in C: they stay apart from everything else that a C file calls by a name.

The emission writes a program's names marked (``marked``), so that ``plain`` can tell them from the text's
own. Within a function no register may have the name of a parameter, variable, type or word of C that the
function itself uses, and nowhere that of a function, macro or object of the file. Else a register could hide
what the text around it means.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from sketches.bitpack import Word
from sketches.blocks import BlockProgram, Raised
from sketches.bytes import Level
from sketches.carry_save import CARRY, LEVEL, STEP, STEP_PAIR, SUM, WORD, WORDS, CarryPair, CarrySave
from sketches.groups import GroupProgram
from sketches.program import Constant, Line, Program, Term
from sketches.tile import Group
from sketches.wellformed import MalformedProgram

#: Stands behind a program's name. No C text and no certificate has it.
MARK = "\x01"
#: The fields that hold names of registers and constants.
_NAMES: dict[type, tuple[str, ...]] = {
    Line: ("dest", "args"),
    Constant: ("name",),
    Term: ("name",),
    Group: ("name",),
    Level: ("total",),
    Word: ("register",),
    CarryPair: ("term",),
    GroupProgram: ("totals",),
    Program: ("views",),
    BlockProgram: ("parts", "start", "ends"),
    Raised: ("parts", "total"),
}
#: What adders and products read and give, which the emission names.
_ROLES = frozenset({LEVEL, SUM, CARRY, WORD, *WORDS, *STEP, *STEP_PAIR})
_COMMENT_OR_STRING = re.compile(r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", re.DOTALL)
_DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\n\\]|\\.)*", re.MULTILINE | re.DOTALL)
_TOKEN = re.compile(rf"[A-Za-z_][\w{MARK}]*|[^\s\w]")

Made = TypeVar("Made")


def marked(program: Made) -> Made:
    """The program with every name that it defines marked."""
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
    """The text without marks. Raises MalformedProgram where a program's name is also one of the text's
    own."""
    code = without_comments(text, strings=False)
    shared = {
        token for line in _DIRECTIVE.findall(code) for token in _TOKEN.findall(line) if token[0] not in "#"
    }
    functions = []
    for tokens in _functions(_DIRECTIVE.sub("", code)):
        names = {token.replace(MARK, "") for token in tokens if MARK in token}
        functions.append((names, {token for token in tokens if MARK not in token}))
        # What is called is a function or macro; what is declared outside of functions is there for the whole
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
    """A C text with a space for every comment, and for every string too where they are not asked for."""
    return _COMMENT_OR_STRING.sub(lambda found: found[0] if strings and found[0][0] != "/" else " ", text)


def _functions(code: str) -> Iterator[list[str]]:
    """The tokens of each function or declaration of a file."""
    depth, tokens = 0, []
    for token in _TOKEN.findall(code):
        tokens.append(token)
        depth += (token == "{") - (token == "}")
        if depth == 0 and token in "};":
            yield tokens
            tokens = []
    if tokens:
        yield tokens
