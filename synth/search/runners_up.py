"""Runner-up programs of a plane pair, as short as the chosen ones, and shortest reductions into other
accumulators, with the reason why each lost. The search runs again: certificates have only what was chosen."""

from __future__ import annotations

from dataclasses import dataclass

from isa_specs.cores import cores
from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.reduction import Structure
from synth.search.kernel import Limits, Price, choose, price, search_pair
from synth.search.lane import Progress, no_progress
from synth.search.lane_program import LaneProgram
from synth.search.throughput import pair_cycles
from synth.search.tree import TreeLimits, TreeSearch, search_reduction, space_of
from synth.search.verdict import SynthesisFailed, Unknown

#: What a program has more of than another, by the fields of ``Price``.
WORDS = (
    "more lines per column",
    "a correction per column",
    "larger sums of bytes",
    "more lines for weights",
)


@dataclass(frozen=True)
class RunnerUp:
    """A shortest program of a plane pair. ``lost``: why it was not chosen, or "". ``product``: its w * a
    term."""

    program: str
    product: int
    price: Price
    lost: str


def runners_up(
    spec: KernelSpec, isa: Isa, target: str, core: str = "", progress: Progress = no_progress
) -> tuple[RunnerUp, ...]:
    """Return every shortest program of a plane pair, the chosen ones first. Raises SynthesisFailed.

    ``core``: the core model whose cycles decide, or "" if program lengths decide.
    """
    found = search_pair(isa, target, Limits(), progress).programs
    if not found:
        raise SynthesisFailed(f"no program of a plane pair on {isa.name}/{target}")
    measure = pair_cycles(isa, target, cores()[core] if core else None)
    chosen = {id(choice.program) for choice in choose(spec, found, measure)[0]}
    best = {product(program): program for program in found if id(program) in chosen}

    def lost(program: LaneProgram) -> str:
        if id(program) in chosen:
            return ""
        other = best.get(product(program))
        if other is None:
            same = any(abs(product(program)) == abs(factor) for factor in best)
            return "another sign" if same else "another factor"
        if measure(program) > measure(other):
            return f"{measure(program):.2f} cycles, not {measure(other):.2f}"
        pairs = zip(price(program, spec), price(other, spec), WORDS, strict=True)
        return next((words for own, its, words in pairs if own > its), "equal, another one stands first")

    every = [
        RunnerUp(text(program), product(program), price(program, spec), lost(program)) for program in found
    ]
    return tuple(sorted(every, key=lambda one: (bool(one.lost), one.product not in best, one.price)))


@dataclass(frozen=True)
class RunnerUpReduction:
    """The shortest reduction into one accumulator. ``instructions``: each named once. ``length``: with the
    stores, None if none was found. ``lost``: the reason, or the additional instructions; "" for the shortest
    of all."""

    accumulator: str
    instructions: tuple[str, ...]
    length: int | None
    lost: str


def reductions(spec: KernelSpec, isa: Isa, target: str, core: str = "") -> tuple[RunnerUpReduction, ...]:
    """Return the shortest reduction from the chosen pair programs into each accumulator, the shortest first.
    ``core`` as for ``runners_up``. Raises SynthesisFailed."""
    pairs = search_pair(isa, target, Limits()).programs
    choices, _ = choose(spec, pairs, pair_cycles(isa, target, cores()[core] if core else None))
    terms = tuple(sorted(choice.start for choice in choices))
    found: list[tuple[Structure, TreeSearch]] = []
    for each in space_of(isa, target, spec.m, spec.row_bytes).accumulators:
        limits = TreeLimits(accumulator=each)
        found.append((each, search_reduction(isa, target, spec.m, spec.row_bytes, terms, limits)))
    least = min((search.best.cost for _, search in found if search.best), default=0)
    every = [_reduction(accumulator, search, least) for accumulator, search in found]
    return tuple(sorted(every, key=lambda one: (one.length is None, one.length)))


def _reduction(accumulator: Structure, search: TreeSearch, least: int) -> RunnerUpReduction:
    first = accumulator.registers[0]
    name = f"{len(accumulator.registers)} x {len(first.lanes)} lanes of {first.width} bits"
    if (best := search.best) is None:
        last = search.verdicts[-1]
        return RunnerUpReduction(
            name, (), None, f"undecided, {last.evidence}" if isinstance(last, Unknown) else "none exists"
        )
    what = (act.what if isinstance(act.what, tuple) else (act.what.application,) for act in best.acts)
    used = tuple(dict.fromkeys(part.instruction for parts in what for part in parts))
    return RunnerUpReduction(name, used, best.cost, f"{best.cost - least} more" if best.cost > least else "")


def product(program: LaneProgram) -> int:
    """Return the coefficient of w * a in what the program adds per position."""
    assert program.affine is not None
    return program.affine.product


def text(program: LaneProgram) -> str:
    """Return the program as one expression."""
    values = [item.name for item in program.sketch.inputs]
    for step in program.steps:
        values.append(f"{step.op.label}({', '.join(values[arg] for arg in step.args)})")
    if not program.lookups:
        return values[-1]
    tables = ("".join(map(str, table)) for _, table in program.lookups)
    return " + ".join(
        f"table {table}[{values[value]}]" for (value, _), table in zip(program.lookups, tables, strict=True)
    )
