"""The C text of loops in assembly, read whole: what is not understood exactly is refused.

What states nothing but what the program says (the frame of a function, its operands) is made here from the
program and compared with what stands there; instructions, constants and clobbered registers are read. No line
is passed over.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from isa_specs.a64 import CONDITION
from isa_specs.instruction import Isa
from sketches.wellformed import MalformedProgram
from synth.prove.template import read

#: Where loops in assembly are compiled.
GUARD = (
    f"#if {CONDITION}\n",
    "#define SYNTH_ROUNDS 1\n",
)
#: What may stand in assembly beside loops: nothing, around a value that the compiler keeps as it is.
_KEEPS = re.compile(
    r'#define SYNTH_KEEP\(value\) __asm__\("" : "\+\w"\(value\)\)'
    r'|#define SYNTH_KEEP_POINTER\(value\) __asm__\("" : "\+r"\(value\)\)'
    r'| +__asm__\("" : "\+r"\(\w+\)\); /\* stored from a general register \*/'
)
_ASSEMBLY = re.compile(r"\b(?:__)?asm(?:__)?\b")
#: Spellings that would make a line mean something else than it says: they are in no text that is written.
_DISGUISES = ("\\", "??", "%:", "<:", "<%")
_NUMBER = re.compile(r"0|[1-9]\d*")
#: Neither quotes nor backslashes nor anything that ends an instruction can be in one.
_INSTRUCTION = re.compile(r'    "([a-z0-9.%=:#\[\]{}, L]+)\\n\\t"')
_BYTES = re.compile(r"    0x[0-9a-f]{2}(?:,\s+0x[0-9a-f]{2})*")
_LABEL, _AGAIN = "1:", "b.ne 1b"
_LOOP = """\
/* @steps@ steps per round, @parts@ x added to what is kept; @instructions@ instructions, @cycles@ cycles */
SYNTH_INLINE void @name@_rounds_@rows@x@columns@(const uint8_t *weights, intptr_t register_bytes, const \
uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
"""
_CONSTANTS = """\
  static const uint8_t constants[] __attribute__((aligned(16))) = {
@constants@};
"""
_BODY = """\
  const uint8_t @pointers@;
  intptr_t step_x, step_w;
  __asm__ volatile(
@code@
    : @outputs@
    : @inputs@
    : @clobbers@,
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
"""


@dataclass(frozen=True)
class Loop:
    """One loop: a tile's ``rows`` registers of rows by ``columns``, ``steps`` per round in ``parts`` that
    each end with a fold. ``before`` and ``round``: instructions, without the label and the jump back.
    ``kept``: the byte at which each operand ``to`` points. ``clobbers``: vector registers that are declared
    as changed."""

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

    @property
    def pointers(self) -> tuple[str, ...]:
        """The operands that point to columns and to registers of weights."""
        return (*(f"x{c}" for c in range(self.columns)), *(f"w{r}" for r in range(self.rows)))


def no_assembly(text: str) -> bool:
    """Is there no assembly in a C text but what changes nothing, and nothing that belongs to loops?"""
    rest = "\n".join(line for line in text.split("\n") if not _KEEPS.fullmatch(line))
    return not _ASSEMBLY.search(rest) and "_rounds_" not in rest and "SYNTH_ROUNDS" not in rest


def split_text(isa: Isa, target: str, text: str, macros: Sequence[str]) -> tuple[str, str]:
    """The name of the kernel, and the text from the loops to the end of the tile, which is to be read.

    What stands before and after has no assembly and exactly the directives of this form (``macros``: those
    between the headers and the loops). Raises MalformedProgram.
    """
    parts = re.split(rf"^(?={re.escape(GUARD[0])}|#else /\* any other CPU: the )", text, flags=re.MULTILINE)
    names = re.findall(r"^SYNTH_INLINE void (\w+)_tile\(", text, re.MULTILINE)
    if len(parts) != 3 or not parts[1].startswith(GUARD[0]) or len(names) != 1:
        raise MalformedProgram("rounds: not one place where loops in assembly are compiled, for one tile")
    before = [
        "#include <stdint.h>", "#include <string.h>",
        "#if defined(__GNUC__)", "#define SYNTH_INLINE static inline __attribute__((always_inline))",
        "#else", "#define SYNTH_INLINE static inline", "#endif",
        "#ifndef SYNTH_TILE", "#define SYNTH_TILE", "#endif",
        f"#if {isa.target(target).condition} && !defined(SYNTH_PORTABLE)",
        *(f"#include <{header}>" for header in isa.headers),
        *macros,
    ]  # fmt: skip
    _plain(parts[0], before)
    _plain(parts[2], ["#else", "#endif", "#ifndef SYNTH_TILES_ONLY", "#endif"])
    return names[0], parts[1]


def _plain(text: str, directives: Sequence[str]) -> None:
    """These directives, in this order, and nothing in assembly."""
    code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    found = [line.strip() for line in code.split("\n") if "#" in line or "_Pragma" in line]
    if found != list(directives):
        wrong = next((a for a, b in zip(found, directives, strict=False) if a != b), "their number")
        raise MalformedProgram(f"rounds: other directives than those of such a kernel: {wrong}")
    rest = "\n".join(line for line in code.split("\n") if line not in directives)
    if not no_assembly(rest) or any(mark in rest for mark in ("/*", "*/", "//", *_DISGUISES)):
        raise MalformedProgram("rounds: something in assembly, or in disguise, beside the loops")


def read_loops(text: str, name: str, size: int, slots: int) -> tuple[list[Loop], str]:
    """The loops up to ``#endif``, and the text behind. ``size``: bytes of a register; ``slots``: registers
    per cell that are kept."""
    _, text = read("".join(GUARD), text, "rounds")
    loops = []
    while not text.startswith("#endif\n"):
        loop, text = _read_loop(text, name, size, slots)
        loops.append(loop)
    tiles = [loop.tile for loop in loops]
    if not loops or len(set(tiles)) < len(tiles):
        raise MalformedProgram(f"rounds: loops of tiles {tiles}")
    return loops, text.removeprefix("#endif\n")


def _read_loop(text: str, name: str, size: int, slots: int) -> tuple[Loop, str]:
    head, text = read(_LOOP, text, "rounds")
    what = f"rounds {head['rows']}x{head['columns']}"

    def require(right: object, wanted: str) -> None:
        if not right:
            raise MalformedProgram(f"{what}: {wanted}")

    named = head.pop("name") == name
    require(named and all(map(_NUMBER.fullmatch, head.values())), f"not the numbers of a loop of {name}")
    steps, parts, rows, columns = (int(head[key]) for key in ("steps", "parts", "rows", "columns"))
    data = ""
    if text.startswith(_CONSTANTS.partition("@")[0]):
        found, text = read(_CONSTANTS, text, what)
        data = found["constants"]
        require(_BYTES.fullmatch(data), "constants are no bytes")
    body, text = read(_BODY, text, what)
    lines = [_INSTRUCTION.fullmatch(line) for line in body["code"].split("\n")]
    code = [line[1] for line in lines if line is not None]
    require(len(code) == len(lines), "a line of assembly is no instruction")
    once = code.count(_LABEL) == code.count(_AGAIN) == 1 and code[-1] == _AGAIN
    require(once, "not one loop with a jump back at its end")
    xs = {f"x{c}": f"words + {c} * column_bytes" for c in range(columns)}
    ws = {f"w{r}": f"weights + {r} * register_bytes" for r in range(rows)}
    pointers = ", ".join(f"*{operand} = {at}" for operand, at in (xs | ws).items())
    outputs = "".join(f'[{operand}] "+r"({operand}), ' for operand in (*xs, *ws, "n"))
    require(body["pointers"] == pointers, "operands do not point to its columns and registers of weights")
    require(body["outputs"] == f'{outputs}[sx] "=&r"(step_x), [sw] "=&r"(step_w)', "other outputs")
    kept = [int(at) for at in re.findall(r"\(kept \+ (\d+)\)", body["inputs"])]
    inputs = [f'[to{n}] "r"(kept + {at})' for n, at in enumerate(kept)] + ['[k] "r"(constants)'] * bool(data)
    inside = all(at % size == 0 and at < rows * columns * slots * size for at in kept)
    require(body["inputs"] == ", ".join(inputs) and inside, "inputs are not registers of what is kept")
    clobbers = [int(number) for number in re.findall(r"\d+", body["clobbers"])]
    every = ", ".join(f'"v{number}"' for number in clobbers)
    distinct = set(clobbers) <= set(range(32)) and len(set(clobbers)) == len(clobbers)
    require(body["clobbers"] == every and distinct, "other registers are declared as changed than there are")
    start = code.index(_LABEL)
    constants = bytes(int(byte, 16) for byte in re.findall("0x(..)", data))
    return Loop(
        rows, columns, steps, parts, constants, tuple(code[:start]), tuple(code[start + 1 : -1]), tuple(kept),
        frozenset(clobbers),
    ), text  # fmt: skip
