"""The loop nest of a microkernel in C, whatever its form: stages, sub-steps, widening."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from isa_specs.instruction import Isa
from sketches.program import Line
from synth.emit.cgen import statement
from synth.emit.nest import LoopNest, Side, Stage
from synth.emit.text import braced, filled, hole, used_constants


def computed(
    isa: Isa,
    types: Mapping[str, str],
    given: Mapping[str, str],
    lines: Iterable[Line],
    results: Mapping[str, str],
) -> list[str]:
    """Return C that declares the registers ``given`` by name and value, runs lines, and assigns registers.

    ``types``: the C types of further registers, by name. ``results``: register names by their destinations.
    """
    vector = isa.vector_type
    known = {**types, **dict.fromkeys(given, vector)}
    return [
        *(f"const {vector} {name} = {value};" for name, value in given.items()),
        *(statement(isa, line, known) for line in lines),
        *(f"{to} = {isa.reinterpret(name, known[name], vector)};" for to, name in results.items()),
    ]


def stage_text(nest: LoopNest, name: str, stage: Stage) -> str:
    """Return C of a stage as an inline function ``name``."""
    vector, inputs = (
        nest.isa.vector_type,
        [*stage.accumulator_names, *used_constants(nest.constants, stage.lines)],
    )
    to = [f"to{number}" for number in range(len(stage.totals))]
    parameters = ", ".join(
        [
            *(f"const uint8_t *{buffer}" for buffer in stage.buffers),
            *(f"{vector} {value}" for value in inputs),
            *(f"{vector} *{pointer}" for pointer in to),
            *stage.memory,
        ]
    )
    sums = [f"*{pointer}" for pointer in to]
    before, totals = dict(zip(stage.before, sums, strict=True)), dict(zip(sums, stage.totals, strict=True))
    body = computed(nest.isa, dict.fromkeys(inputs, vector), before, stage.lines, totals)
    head = f"/* {stage.says} */\nSYNTH_INLINE void LOCAL({name})({parameters}) {{"
    return "\n".join([head, *(f"  {line}" for line in body), "}"])


def call_text(nest: LoopNest, name: str, stage: Stage, values: Iterable[str], to: Iterable[str] = ()) -> str:
    """Return the call of a stage's function ``name``. ``values``: C of the buffers and registers that it
    reads. ``to``: C of the pointers to its accumulators."""
    given = (*values, *used_constants(nest.constants, stage.lines), *to, *stage.to)
    return f"LOCAL({name})({', '.join(given)});"


def run_text(
    nest: LoopNest,
    number: int,
    stage: Stage,
    values: Mapping[str, str],
    to: Sequence[str],
    types: Mapping[str, str],
) -> list[str]:
    """Return C that runs ``stage`` (stage ``number`` or a variant) once and adds to accumulators ``to``.

    ``values``: C of registers that the stage reads. Other registers have their own names, and ``types``."""
    isa, vector = nest.isa, nest.isa.vector_type
    if nest.called:
        given = (
            values.get(name) or isa.reinterpret(name, types[name], vector) for name in stage.accumulator_names
        )
        return [call_text(nest, nest.called_name(number), stage, given, (f"&{one}" for one in to))]
    before = dict(zip(stage.before, to, strict=True))
    return computed(isa, types, {**values, **before}, stage.lines, dict(zip(to, stage.totals, strict=True)))


def onward_text(nest: LoopNest, number: int, values: Sequence[str]) -> list[str]:
    """Return C that runs stage ``number + 1`` on ``values``, the accumulators of stage ``number``."""
    stage = nest.stages[number + 1]
    reads = dict(zip(stage.accumulator_names, values, strict=True))
    return run_text(nest, number + 1, stage, reads, nest.inner(number + 1), nest.known)


def widen_text(nest: LoopNest, number: int) -> list[str]:
    """Return C that widens the accumulators of a stage, or adds them to the result, and sets them to zero."""
    body = onward_text(nest, number, nest.inner(number))
    body += [f"{sums} = {nest.zero};" for sums in nest.inner(number)]
    return [f"{nest.accumulators} {{ {' '.join(body)} }}"] if nest.called else braced(nest.accumulators, body)


def sub_step_text(nest: LoopNest, stage: Stage, live: Side, other: Side, to: Sequence[str]) -> list[str]:
    """Return C of one sub-step, whose products the ``stage`` adds to the accumulators ``to``.

    The registers of the ``live`` operand are computed first, and stay live for the loop over ``other``."""
    isa, vector = nest.isa, nest.isa.vector_type
    made = {*live.given, *(line.dest for line in live.lines)}
    read = [name for name in stage.accumulator_names if name in made]
    operands = {name: f"operand[{live.index}][{number}]" for number, name in enumerate(read)}
    types = nest.known | dict.fromkeys((*live.given, *other.given), vector)
    first = [*live.begin, *(statement(isa, line, types) for line in live.lines)]
    for name, operand in operands.items():
        first.append(f"{operand} = {isa.reinterpret(name, types[name], vector)};")
        first += [live.keep.format(operand)] if live.keep else []
    second = [*other.begin, *(statement(isa, line, types) for line in other.lines)]
    added = run_text(nest, 0, stage, operands, to, types)
    added = [f"{live.loop} {added[0]}"] if nest.called else braced(live.loop, added)
    return filled(f"""\
{vector} operand[{live.most}][{len(operands)}];
{live.loop} {{
  {hole(first)}
}}
{other.loop} {{
  {hole(second)}
  {hole(added)}
}}""")
