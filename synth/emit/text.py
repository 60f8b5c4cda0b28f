"""Pieces of C text that all kernels share: the first comment of a file, functions, arrays, indentation."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from sketches.program import Constant, Line

#: What every C text that is written says first: the licence of the project (``license`` in pyproject.toml).
LICENCE = "SPDX-License-Identifier: Apache-2.0"


@dataclass(frozen=True)
class CFunction:
    """The declaration of a C function: return type, name and parameter list, as C text."""

    returns: str
    name: str
    parameters: str

    def named(self, name: str) -> CFunction:
        """Return the same declaration with the name ``name``."""
        return replace(self, name=name)

    @property
    def head(self) -> str:
        """Return the C function head, ``int f(int x)``, without body or semicolon."""
        return f"{self.returns} {self.name}({self.parameters})"

    @property
    def arguments(self) -> str:
        """Return the parameters' names with commas, as arguments of a call."""
        return ", ".join(one.split()[-1].lstrip("*") for one in self.parameters.split(","))


def prototypes(functions: Iterable[CFunction]) -> str:
    """Return C prototypes of functions, one per line, as cffi reads them."""
    return "".join(f"{function.head};\n" for function in functions)


def include(file: str) -> str:
    """Return the line of C that includes a header that lies beside the C file."""
    return f'#include "{file}"\n'


def comment(rows: Iterable[str]) -> str:
    """Return the first comment of a C file: licence, then paragraphs ``rows``, wrapped. "": blank line."""
    lines = [LICENCE, ""] + [
        line for row in rows for line in (textwrap.wrap(row, 110, break_on_hyphens=False) if row else [""])
    ]
    return "/* " + "\n * ".join(lines).replace("\n * \n", "\n *\n") + "\n */"


def values_text(data: bytes) -> str:
    """Return the bytes of an array as lines of C: hexadecimal initializers with commas."""
    values = ", ".join(f"0x{byte:02x}" for byte in data)
    return textwrap.fill(values, 100, initial_indent="    ", subsequent_indent="    ")


def file_text(symbol: str, header: str, body: str) -> str:
    """Return a C file. ``symbol``: what its own names begin with, so that several files can be one
    translation unit; ``body`` has them as ``LOCAL(name)``. ``header``: the first comment."""
    if "LOCAL(" in body:
        body = f"#define LOCAL(name) {symbol}_##name\n{body}#undef LOCAL\n"
    return wrapped(f"{header}\n{body}")


def array_name(constant: Constant, function: str = "") -> str:
    """Return the C name of the array of a constant. ``function``: the only function that reads the array, if
    another one of the file has a constant of this name."""
    return f"{function}_{constant.name}" if function else f"LOCAL({constant.name})"


def constant_text(constant: Constant, aligned: int, function: str = "") -> str:
    """Return C of the array of a constant (``array_name``), aligned to ``aligned`` bytes."""
    return (
        f"static const uint8_t {array_name(constant, function)}[] __attribute__((aligned({aligned}))) = {{\n"
        f"{values_text(constant.bytes)}}};"
    )


def own_names(text: str, name: str, shared: str = "synth_") -> str:
    """Return C with ``synth_`` in the prefix ``shared`` of all names replaced by ``{name}_``. So files of
    several kernels can be one translation unit."""
    return text.replace(shared, f"{name}_{shared.removeprefix('synth_')}")


def used_constants(constants: Sequence[Constant], lines: Iterable[Line]) -> list[str]:
    """Return the names of the constants that the lines read, in the order of ``constants``."""
    read = {arg for line in lines for arg in line.args}
    return [constant.name for constant in constants if constant.name in read]


#: Columns of a line of C.
_COLUMNS = 120
#: A piece of a line of C behind which the line may end: up to a space or parenthesis that is in no string.
_PIECE = re.compile(r'(?:"(?:[^"\\]|\\.)*"|[^" (])+[( ]*|[( ]+')


def wrapped(text: str) -> str:
    """Return C whose lines are not longer than 120 columns. Lines of macros go on behind a backslash."""
    lines = []
    for line in text.split("\n"):
        end = " \\" if line.startswith("#") or line.endswith("\\") else ""
        indent = " " * (len(line) - len(line.lstrip()))
        comment = line.lstrip().startswith(("/*", "* "))
        margin = f"{indent}{' ' * line.lstrip().startswith('/*')}* " if comment else f"{indent}    "
        while len(line) > _COLUMNS and (at := _break(line, _COLUMNS - len(end), not comment)):
            lines.append(line[:at].rstrip() + end)
            line = margin + line[at:]
        lines.append(line)
    return "\n".join(lines)


def _break(line: str, columns: int, code: bool) -> int:
    """Return where a line goes on in the next line, in ``code`` at best behind a comma; 0 if there is no
    place."""
    ends = [piece.end() for piece in _PIECE.finditer(line) if len(line[: piece.end()].rstrip()) <= columns]
    commas = [at for at in ends if code and at > columns // 2 and line[:at].rstrip()[-1] in ",;{"]
    return next((at for at in reversed(commas or ends) if line[:at].strip()), 0)


def indented(spaces: int, lines: Iterable[str]) -> list[str]:
    return [" " * spaces + line for line in lines]


#: Ends every line of a hole. No C text has it.
_END = "\x02"


def hole(lines: Iterable[str]) -> str:
    """Return text that stands for ``lines`` in the argument of ``filled``, alone in its line."""
    return _END + "".join(f"{line}{_END}" for line in lines)


def filled(text: str) -> list[str]:
    """Return the lines of C. A ``hole`` stands alone in its line: its lines, which may be none, are indented
    as the hole is; preprocessor directives begin at the margin."""
    lines: list[str] = []
    for line in text.split("\n"):
        spaces, *held = line.split(_END)
        lines += [one if one.startswith("#") else spaces + one for one in held[:-1]] if held else [line]
    return lines


def braced(head: str, body: Iterable[str]) -> list[str]:
    """Return a C loop or condition with its body in braces."""
    return [f"{head} {{", *indented(2, body), "}"]


def branched(condition: str, then: Iterable[str], otherwise: Iterable[str]) -> list[str]:
    """Return C of ``if (condition)`` with the body ``then``, and of ``else`` with ``otherwise``."""
    return [f"if ({condition}) {{", *indented(2, then), "} else {", *indented(2, otherwise), "}"]
