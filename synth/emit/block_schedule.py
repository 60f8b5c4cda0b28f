"""The order in which a tile of a linear kernel loads words and unpacks sub-steps of a step, as data."""

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
    """The code of one sub-step for a register of rows. It multiplies the unpacked weights ``register``.

    ``number``: number of the sub-step within the step. ``half``: number of ``register`` among the sub-step's
    unpacked registers, one per column of a column group.
    ``loads``, ``joins``: lines that run first. They load words, and assemble codes from several words.
    ``unpack``: lines that compute ``register`` from registers that are live then."""

    number: int
    half: int
    register: str
    loads: tuple[Line, ...]
    joins: tuple[Line, ...]
    unpack: tuple[Line, ...]


@dataclass(frozen=True)
class StepSchedule:
    """The sub-steps of a step. ``early``: lines before all sub-steps. If ``late``, only tiles of few columns
    run these; other tiles load each word in the first sub-step that reads it. Otherwise all tiles run these,
    and sub-steps have no ``loads`` and ``joins``. ``live``: registers of words and assembled codes that
    sub-steps read from ``early`` lines or from earlier sub-steps."""

    late: bool
    early: tuple[Line, ...]
    live: tuple[str, ...]
    sub_steps: tuple[SubStep, ...]


def step_schedule(program: BlockProgram, sub_steps: range, registers: int) -> StepSchedule:
    """Return the schedule of ``sub_steps`` of a step. ``registers``: vector registers of the target.

    If codes lie in several words and there are 32 registers, only tiles of few columns load all words first.
    Codes are then assembled as soon as their words are loaded, otherwise before the first sub-step."""
    spec = program.spec
    names = program.weight_codes[sub_steps.start * spec.columns : sub_steps.stop * spec.columns]
    several = [name for n, name in enumerate(names) if len(spec.bit_fields(sub_steps[n // spec.columns])) > 1]
    late = bool(several) and registers >= _MANY_REGISTERS
    joins = lines_behind(program.unpack, several)
    made = {*program.lasting}
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
        at, half = divmod(number, spec.columns)
        own = (tuple(loads), tuple(joined)) if late else ((), ())
        found.append(SubStep(sub_steps[at], half, name, *own, unpack))
    in_time = [line for one in found for line in (*one.loads, *one.joins)]
    read_lines = (*in_time, *(line for one in found for line in one.unpack))
    needed = {*names, *(arg for line in read_lines for arg in line.args)}
    made_early = dict.fromkeys(line.dest for line in (*early, *in_time))
    live = tuple(name for name in made_early if name in needed)
    return StepSchedule(late, tuple(early), live, tuple(found))
