"""When a tile of a linear kernel loads the words of a step and unpacks its parts, as data."""

from __future__ import annotations

from dataclasses import dataclass

from sketches.blocks import BlockProgram
from sketches.lines import lines_behind
from sketches.program import Line

#: Targets with fewer registers put all codes of several words together before the first sub-step: with 16
#: registers, words that wait for their sub-steps spill.
_MANY_REGISTERS = 32


@dataclass(frozen=True)
class SubStep:
    """What a register of rows runs for one sub-step: it multiplies ``register``, of column ``half`` of a
    group in part ``part`` of the step.

    ``loads`` and ``joins`` run first: loads of words, and lines of codes that are put together of several
    words. ``unpack``: the lines that make the register of what is live then.
    """

    part: int
    half: int
    register: str
    loads: tuple[Line, ...]
    joins: tuple[Line, ...]
    unpack: tuple[Line, ...]


@dataclass(frozen=True)
class StepSchedule:
    """The sub-steps of a step. ``early`` lines run before all sub-steps; ``late``: only in tiles of few
    columns, while tiles of more columns load a word for the first sub-step that reads it. ``live``: the
    registers that sub-steps read from those before them."""

    late: bool
    early: tuple[Line, ...]
    live: tuple[str, ...]
    sub_steps: tuple[SubStep, ...]


def step_schedule(program: BlockProgram, parts: range, registers: int) -> StepSchedule:
    """Return the schedule of these parts of a step on a target with so many ``registers``.

    Tiles of few columns load all words first, as memory answers late. Codes that are put together of several
    words are joined as the words arrive, so that no word has to wait.
    """
    spec = program.spec
    names = program.parts[parts.start * spec.columns : parts.stop * spec.columns]
    several = [name for n, name in enumerate(names) if len(spec.bit_fields(parts[n // spec.columns])) > 1]
    late = bool(several) and registers >= _MANY_REGISTERS
    joins = lines_behind(program.unpack, several)
    made = {constant.name for constant in program.constants}
    early: list[Line] = []
    found = []
    for number, name in enumerate(names):
        read = names if number == 0 and not late else [name]
        behind = lines_behind(program.unpack, read)
        words = {*read, *(arg for line in behind for arg in line.args)} - made
        loads = [line for line in program.loads if line.dest in words]
        made |= {line.dest for line in loads}
        joined = []
        for line in joins:
            if line.dest not in made and made.issuperset(line.args):
                made.add(line.dest)
                joined.append(line)
        early += loads if late else (*loads, *joined)
        unpack = tuple(line for line in lines_behind(program.unpack, [name]) if line not in joins)
        place, half = divmod(number, spec.columns)
        own = (tuple(loads), tuple(joined)) if late else ((), ())
        found.append(SubStep(parts[place], half, name, *own, unpack))
    in_time = [line for one in found for line in (*one.loads, *one.joins)]
    read_lines = (*in_time, *(line for one in found for line in one.unpack))
    needed = {*names, *(arg for line in read_lines for arg in line.args)}
    made_early = dict.fromkeys(line.dest for line in (*early, *in_time))
    live = tuple(name for name in made_early if name in needed)
    return StepSchedule(late, tuple(early), live, tuple(found))
