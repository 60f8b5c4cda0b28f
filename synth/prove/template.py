"""A C text read against how it has to be: every line of a template stands there, in its order, and nothing
else.

A template has holes. ``@name@`` is text that is read and given back. ``@pure@`` is an expression of vectors
without effects. ``@vectors@`` stands on a line of its own, for any number of lines, as far indented, that
give names to vectors, or put them in an array (``@vectors index@``), and do nothing else.
"""

from __future__ import annotations

import itertools
import re

from sketches.wellformed import MalformedProgram

_HOLE = re.compile(r"^( *)@vectors ?(\w*)@\n|@(\w+)@", re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/")
_VECTOR = r"u?int\d+x\d+_t"
#: What a vector is made of: reads and instructions without effects.
_EXPRESSION = re.compile(r"[\w(), *\[\]+]*")


def read(template: str, text: str, what: str) -> tuple[dict[str, str], str]:
    """What stands in the holes with names, and the text behind the template. Raises MalformedProgram,
    beginning with ``what``, where something else stands there."""
    found: dict[str, str] = {}
    taken = set(re.findall(r"\w+", _COMMENT.sub(" ", _HOLE.sub(" ", template))))
    holes = list(_HOLE.finditer(template))
    ends = [*(hole.start() for hole in holes), len(template)]
    text = _behind(template[: ends[0]], text, what)
    for hole, end in zip(holes, ends[1:], strict=True):
        literal = template[hole.end() : end]
        indent, array, name = hole.groups()
        if name is None:
            while not text.startswith(literal) and _names_vector(
                text.partition("\n")[0], indent, array, taken
            ):
                text = text.partition("\n")[2]
        else:
            # An expression ends before the rest of its line.
            rest = (literal[: literal.find("\n") + 1] if name == "pure" else "") or literal
            content, there, _ = text.partition(rest)
            head = template[: hole.start()].rpartition("\n")[2]
            if not there or (name == "pure" and not _pure(content, head)):
                raise _wrong(what, text, head.strip() or rest)
            text = text[len(content) :]
            if name != "pure":
                found[name] = content
        text = _behind(literal, text, what)
    return found, text


def _behind(literal: str, text: str, what: str) -> str:
    if not text.startswith(literal):
        both = itertools.zip_longest(literal.split("\n"), text.split("\n"), fillvalue="(the end)")
        wanted, line = next((a, b) for a, b in both if a != b)
        raise _wrong(what, line, wanted)
    return text[len(literal) :]


def _wrong(what: str, text: str, wanted: str) -> MalformedProgram:
    line = text.partition("\n")[0].strip()
    return MalformedProgram(f"{what}: {line!r} stands where {wanted.strip()!r} should")


def _pure(text: str, head: str = "") -> bool:
    """Is a text one expression without effects, or, in the parentheses that ``head`` opens, several? It
    closes none of those, and a comma outside of parentheses would begin another declaration."""
    called = re.findall(r"(\w+)\(", text)
    depth = list(itertools.accumulate((c in "([") - (c in ")]") for c in text))
    within = head.count("(") > head.count(")")
    apart = any(c == "," and at == 0 for c, at in zip(text, depth, strict=True))
    return (
        _EXPRESSION.fullmatch(text) is not None
        and "++" not in text
        and (within or not apart)
        and min(depth, default=0) >= 0
        and all(name.startswith("v") and not name.startswith("vst") for name in called)
    )


def _names_vector(line: str, indent: str, array: str, taken: set[str]) -> bool:
    """Does a line only name a vector, or put one in its array?"""
    text = line.removeprefix(indent)
    if len(text) + len(indent) != len(line) or text.startswith(" "):
        return False
    place = rf"{array}(?:\[\w+\])+" if array else r"\b\B"
    if re.fullmatch(rf"/\* [\w :']+ \*/|SYNTH_KEEP\((?:\w+|{place})\);", text):
        return True
    named = re.fullmatch(rf"(?:const )?{_VECTOR} (\w+) = (.*);|(?:{place}) = (.*);", text)
    return named is not None and named[1] not in taken and _pure(named[2] if named[1] else named[3])
