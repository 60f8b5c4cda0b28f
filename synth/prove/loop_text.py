"""The C text of loops in assembly, read whole: what is not understood exactly is refused.

A text is read line by line. Lines that state nothing but what the program says (the frame of a function, its operands,
the C around its calls) are made here from the program and compared with those that stand there; instructions, constants
and clobbered registers are read. No line is passed over.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from isa_specs.instruction import Isa
from sketches.wellformed import MalformedProgram

#: Where loops in assembly are compiled.
GUARD = ("#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)", "#define SYNTH_ROUNDS 1")
#: What may stand in assembly beside loops: nothing, around a value that the compiler keeps as it is.
_KEEPS = re.compile(
    r'#define SYNTH_KEEP\(value\) __asm__\("" : "\+\w"\(value\)\)'
    r'|#define SYNTH_KEEP_POINTER\(value\) __asm__\("" : "\+r"\(value\)\)'
    r'| +__asm__\("" : "\+r"\(\w+\)\); /\* stored from a general register \*/'
)
_ASSEMBLY = re.compile(r"\b(?:__)?asm(?:__)?\b")
#: Spellings that would make a line mean something else than it says: they are in no text that is written.
_DISGUISES = ("\\", "??", "%:", "<:", "<%")
_NUMBER = r"(0|[1-9]\d*)"
_HEAD = re.compile(
    rf"/\* {_NUMBER} steps per round, {_NUMBER} x added to what is kept; \d+ instructions, \d+ cycles \*/"
)
_LABEL = "1:"
_AGAIN = "b.ne 1b"
_VECTOR = r"u?int\d+x\d+_t"


@dataclass(frozen=True)
class Loop:
    """One loop: a tile's ``rows`` registers of rows by ``columns``, ``steps`` per round in ``parts`` that each end with a
    fold. ``before`` and ``round``: instructions, without the label and the jump back. ``kept``: the byte at which each
    operand ``to`` points. ``clobbers``: vector registers that are declared as changed."""

    rows: int
    columns: int
    steps: int
    parts: int
    constants: bytes
    before: tuple[str, ...]
    round: tuple[str, ...]
    kept: tuple[int, ...]
    clobbers: frozenset[int]

    @property
    def tile(self) -> str:
        return f"{self.rows}x{self.columns}"


class Lines:
    """Lines of a text, read from the first to the last."""

    def __init__(self, lines: Sequence[str], what: str) -> None:
        self.lines, self.place, self.what = lines, 0, what

    @property
    def next(self) -> str:
        return self.lines[self.place] if self.place < len(self.lines) else "(the end)"

    def fail(self, wanted: str) -> MalformedProgram:
        return MalformedProgram(f"{self.what}: {self.next.strip()!r} stands where {wanted.strip()!r} should")

    def take(self, *wanted: str) -> None:
        """These lines come next."""
        for line in wanted:
            if self.place >= len(self.lines) or self.lines[self.place] != line:
                raise self.fail(line)
            self.place += 1

    def match(self, pattern: str | re.Pattern[str], wanted: str) -> re.Match[str]:
        """A line of this form comes next."""
        found = re.fullmatch(pattern, self.next) if self.place < len(self.lines) else None
        if found is None:
            raise self.fail(wanted)
        self.place += 1
        return found


def no_assembly(text: str) -> bool:
    """Is there no assembly in a C text but what changes nothing, and nothing that belongs to loops?"""
    rest = "\n".join(line for line in text.split("\n") if not _KEEPS.fullmatch(line))
    return not _ASSEMBLY.search(rest) and "_rounds_" not in rest and "SYNTH_ROUNDS" not in rest


def split_text(isa: Isa, text: str, macros: Sequence[str]) -> tuple[str, list[str]]:
    """The name of the kernel, and the lines from the loops to the end of the tile, which are to be read.

    What stands before and after them has no assembly and exactly the directives of this form (``macros``: those
    between the headers and the loops). Raises MalformedProgram.
    """
    lines = text.split("\n")
    first = [n for n, line in enumerate(lines) if line == GUARD[0]]
    last = [n for n, line in enumerate(lines) if line.startswith("#else /* any other CPU: the ")]
    if len(first) != 1 or len(last) != 1 or first[0] > last[0]:
        raise MalformedProgram("rounds: not one place where loops in assembly are compiled")
    before = [
        "#include <stdint.h>", "#include <string.h>",
        "#if defined(__GNUC__)", "#define SYNTH_INLINE static inline __attribute__((always_inline))",
        "#else", "#define SYNTH_INLINE static inline", "#endif",
        "#ifndef SYNTH_TILE", "#define SYNTH_TILE", "#endif",
        f"#if {isa.feature_macro} && !defined(SYNTH_PORTABLE)",
        *(f"#include <{header}>" for header in isa.headers),
        *macros,
    ]  # fmt: skip
    after = ["#else", "#endif", "#ifndef SYNTH_TILES_ONLY", "#endif"]
    for part, wanted in ((lines[: first[0]], before), (lines[last[0] :], after)):
        _plain(part, wanted)
    names = re.findall(r"^SYNTH_INLINE void (\w+)_tile\(", text, re.MULTILINE)
    if len(names) != 1:
        raise MalformedProgram(f"rounds: tiles of {names}")
    return names[0], lines[first[0] : last[0]]


def _plain(lines: Sequence[str], directives: Sequence[str]) -> None:
    """These directives, in this order, and nothing in assembly."""
    code = re.sub(r"/\*.*?\*/", "", "\n".join(lines), flags=re.DOTALL)
    found = [line.strip() for line in code.split("\n") if "#" in line or "_Pragma" in line]
    if found != list(directives):
        wrong = next((a for a, b in zip(found, directives, strict=False) if a != b), "their number")
        raise MalformedProgram(f"rounds: other directives than those of such a kernel: {wrong}")
    rest = "\n".join(line for line in code.split("\n") if line not in directives)
    if not no_assembly(rest) or any(mark in rest for mark in ("/*", "*/", "//", *_DISGUISES)):
        raise MalformedProgram("rounds: something in assembly, or in disguise, beside the loops")


def read_loops(lines: Lines, name: str, size: int, slots: int) -> list[Loop]:
    """The loops up to ``#endif``. ``size``: bytes of a register; ``slots``: registers per cell that are kept."""
    lines.take(*GUARD)
    loops = []
    while lines.next != "#endif":
        loops.append(_read_loop(lines, name, size, slots))
    lines.take("#endif")
    tiles = [loop.tile for loop in loops]
    if not loops or len(set(tiles)) < len(tiles):
        raise MalformedProgram(f"rounds: loops of tiles {tiles}")
    return loops


def _read_loop(lines: Lines, name: str, size: int, slots: int) -> Loop:
    steps, parts = map(int, lines.match(_HEAD, "the steps of a round").groups())
    head = lines.match(
        rf"SYNTH_INLINE void {re.escape(name)}_rounds_{_NUMBER}x{_NUMBER}"
        r"\(const uint8_t \*weights, intptr_t register_bytes, const uint8_t \*words,",
        f"the head of {name}_rounds",
    )
    rows, columns = map(int, head.groups())
    lines.what = f"rounds {rows}x{columns}"
    lines.take("    intptr_t column_bytes, uint8_t *kept, intptr_t n) {")
    constants = _read_constants(lines)
    xs, ws = [f"x{c}" for c in range(columns)], [f"w{r}" for r in range(rows)]
    pointers = [f"*{x} = words + {c} * column_bytes" for c, x in enumerate(xs)]
    pointers += [f"*{w} = weights + {r} * register_bytes" for r, w in enumerate(ws)]
    lines.take(f"  const uint8_t {', '.join(pointers)};", "  intptr_t step_x, step_w;", "  __asm__ volatile(")
    code = []
    while lines.next.startswith('    "'):
        # Neither quotes nor backslashes nor anything that ends an instruction can be in one.
        code.append(lines.match(r'    "([a-z0-9.%=:#\[\]{}, L]+)\\n\\t"', "an instruction")[1])
    if code.count(_LABEL) != 1 or code[-1] != _AGAIN or code.count(_AGAIN) != 1:
        raise MalformedProgram(f"{lines.what}: not one loop with a jump back at its end")
    outputs = [f'[{name}] "+r"({name})' for name in (*xs, *ws, "n")]
    outputs += ['[sx] "=&r"(step_x)', '[sw] "=&r"(step_w)']
    lines.take(f"    : {', '.join(outputs)}")
    kept = _read_inputs(lines, bool(constants), rows * columns * slots * size, size)
    clobbers = _read_clobbers(lines)
    lines.take('      "cc", "memory");', "  (void)register_bytes, (void)column_bytes;", "}")
    start = code.index(_LABEL)
    return Loop(
        rows, columns, steps, parts, constants, tuple(code[:start]), tuple(code[start + 1 : -1]), kept, clobbers
    )  # fmt: skip


def _read_constants(lines: Lines) -> bytes:
    if lines.next != "  static const uint8_t constants[] __attribute__((aligned(16))) = {":
        return b""
    lines.take(lines.next)
    found: list[int] = []
    ends = ","
    while ends == ",":
        line = lines.match(r"    (0x[0-9a-f]{2}(?:, 0x[0-9a-f]{2})*)(,|\};)", "bytes of constants")
        found += [int(byte, 16) for byte in line[1].split(", ")]
        ends = line[2]
    return bytes(found)


def _read_inputs(lines: Lines, constants: bool, limit: int, size: int) -> tuple[int, ...]:
    """Where ``to0``, ``to1``, ... point: whole registers among those that are kept."""
    text = lines.match(r"    : (.*)", "the inputs")[1]
    inputs = text.split(", ")
    if constants and inputs.pop() != '[k] "r"(constants)':
        raise MalformedProgram(f"{lines.what}: constants are not the last input")
    kept = []
    for number, entry in enumerate(inputs):
        found = re.fullmatch(rf'\[to{number}\] "r"\(kept \+ {_NUMBER}\)', entry)
        if found is None:
            raise MalformedProgram(f"{lines.what}: {entry} is no input that is known here")
        at = int(found[1])
        if at % size or at >= limit:
            raise MalformedProgram(f"{lines.what}: to{number} points to byte {at} of {limit}")
        kept.append(at)
    return tuple(kept)


def _read_clobbers(lines: Lines) -> frozenset[int]:
    text = lines.match(r'    : ("v\d+"(?:, "v\d+")*),', "the registers that are changed")[1]
    names = [entry[2:-1] for entry in text.split(", ")]
    if len(set(names)) < len(names) or not set(names) <= {str(number) for number in range(32)}:
        raise MalformedProgram(f"{lines.what}: {text} are no registers")
    return frozenset(map(int, names))


# ---- the tile around them ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Values:
    """Any number of lines, indented by ``indent`` spaces, that give names to vectors, or fill ``array`` with them, and
    do nothing else."""

    indent: int
    array: str = ""


@dataclass(frozen=True)
class Around:
    """A line with vectors between ``head`` and ``tail``."""

    head: str
    tail: str


Expected = str | Values | Around
#: What a vector is made of: reads and instructions without effects.
_EXPRESSION = re.compile(r"[\w(), *\[\]+]*")


def _pure(text: str, head: str = "") -> bool:
    """Is a text one expression without effects, or, in the parentheses that ``head`` opens, several? It closes none of
    those, and a comma outside of parentheses would begin another declaration."""
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


def read_tile(lines: Lines, expected: Iterable[Expected]) -> None:
    """The rest of the lines are those that are expected, in this order, and none is left."""
    wanted = list(expected)
    fixed = "\n".join(
        item if isinstance(item, str) else f"{item.head} {item.tail}"
        for item in wanted
        if not isinstance(item, Values)
    )
    taken = set(re.findall(r"\w+", fixed))
    for number, item in enumerate(wanted):
        if isinstance(item, str):
            lines.take(item)
        elif isinstance(item, Around):
            found = lines.match(f"{re.escape(item.head)}(.*){re.escape(item.tail)}", item.head + item.tail)
            if not _pure(found[1], item.head):
                raise lines.fail(item.head)
        else:
            following = wanted[number + 1]
            while lines.next != following and _names_vector(lines.next, item, taken):
                lines.place += 1
    while lines.next == "":
        lines.place += 1
    if lines.place != len(lines.lines):
        raise lines.fail("the end of the tile")


def _names_vector(line: str, item: Values, taken: set[str]) -> bool:
    """Does a line only name a vector, or put one in its array?"""
    text = line.removeprefix(" " * item.indent)
    if len(text) + item.indent != len(line) or text.startswith(" "):
        return False
    if re.fullmatch(r"/\* [\w :']+ \*/", text):
        return True
    array = rf"|{item.array}(?:\[\w+\])+" if item.array else ""
    if re.fullmatch(rf"SYNTH_KEEP\((?:\w+{array})\);", text):
        return True
    named = re.fullmatch(rf"(?:const )?{_VECTOR} (\w+) = (.*);", text)
    if named is not None:
        return named[1] not in taken and _pure(named[2])
    filled = re.fullmatch(rf"(?:{array[1:]}) = (.*);", text) if array else None
    return filled is not None and _pure(filled[1])
