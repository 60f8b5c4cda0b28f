"""Synthesis of a block kernel: the pair sketch, the reduction, and the lengths that are proved minimal."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache
from typing import NamedTuple

import isa_specs
from isa_specs.cores import core as load_core
from isa_specs.instruction import Isa
from sketches.compute import LaneSketch, compute_pool, has_byte_popcount, plane_pair_sketch, whole_lane_sketch
from sketches.kernel import KernelSpec, check_block
from sketches.program import BlockKernelProgram
from synth.search import core as enumeration
from synth.search.assemble import PairChoice, assemble
from synth.search.lane import Budget, LaneSearch, Progress, core_ops, no_progress, search_sketch
from synth.search.lane_program import LaneProgram
from synth.search.sign_symmetry import decide_length
from synth.search.throughput import (
    FastReduction,
    ReductionProblem,
    compute_pressure,
    fastest_reduction,
    pair_cycles,
    taken,
)
from synth.search.tree import TreeLimits, TreeSearch, search_reduction, space_of
from synth.search.verdict import SynthesisFailed as SynthesisFailed
from synth.search.verdict import Unknown, Verdict

LONGEST_PAIR = 8


@dataclass(frozen=True)
class Limits:
    """Limits of a synthesis. ``effort`` multiplies the budgets (counts of programs and states). ``seconds``
    limits each search.

    ``core``: the core whose cycles are minimized; None minimizes the program length.
    """

    effort: float = 1.0
    seconds: float = 600.0
    core: str | None = None

    def budget(self) -> Budget:
        usual = Budget()
        return Budget(int(usual.programs * self.effort), int(usual.candidates * self.effort), self.seconds)


@dataclass(frozen=True)
class Synthesis:
    """A found kernel with every verdict of its search.

    ``pair``: verdicts on the sketch of one plane pair. ``lane``: verdicts on the sketch of all planes
    together, for shorter compute parts. ``tree``: combination and reduction. ``seconds``: by phase. ``fast``:
    the choice of the reduction by the cycles of a core, if there is a core.
    """

    program: BlockKernelProgram
    pair: tuple[Verdict[LaneProgram], ...]
    lane: tuple[Verdict[LaneProgram], ...]
    tree: TreeSearch
    seconds: dict[str, float] = field(default_factory=dict)
    fast: FastReduction | None = None


def synthesize(
    spec: KernelSpec,
    isa: Isa,
    target: str,
    limits: Limits = Limits(),
    progress: Progress = no_progress,
    minimality: bool = True,
) -> Synthesis:
    """Return the shortest kernel in the sketches, or with ``limits.core`` the fastest that is enumerated.

    ``minimality``: also search all planes together for shorter compute parts. Raises SynthesisFailed,
    SpecError, MissingUsage.
    """
    check_block(spec, isa.vector_bits)
    core, limits = (None if limits.core is None else load_core(limits.core)), replace(limits, core=None)
    ends = {"": time.monotonic()}
    progress("preparing the search")
    _prepare(spec, isa, target)
    ends["preparation"] = time.monotonic()
    progress("compute: one plane pair")
    pair = search_pair(isa, target, limits, progress)
    if not pair.programs:
        raise SynthesisFailed(_no_pair(pair, isa, target))
    choices, scale = choose(spec, pair.programs, pair_cycles(isa, target, core))
    ends["compute"] = time.monotonic()
    progress("reduction tree")
    terms = tuple(sorted(choice.start for choice in choices))
    tree = search_tree(isa, target, spec.m, spec.row_bytes, terms, limits)
    if tree.best is None:
        raise SynthesisFailed(_no_reduction(tree, spec, isa, target))
    program = assemble(spec, isa, target, choices, scale, tree.best)
    shortest = _compute_length(program)
    fast: FastReduction | None = None
    if core is not None:
        progress(f"reduction tree: cycles on {core.name}")
        before = compute_pressure(core, isa, target, program)
        problem = ReductionProblem(isa, target, core, spec.m, spec.row_bytes, terms, before)
        fast = fastest_reduction(problem, tree.best, limits.effort, limits.seconds)
        tree = taken(tree, fast, core)
        program = assemble(spec, isa, target, choices, scale, fast.reduction)
    ends["reduction"] = time.monotonic()
    lane = list[Verdict[LaneProgram]]()
    if minimality and has_byte_popcount(isa, target):
        sketch = whole_lane_sketch(isa, target, spec)
        registers = spec.plane_bytes * 8 // isa.vector_bits
        # Only lengths below this one make the compute part of every register shorter.
        lengths = range(1, -(-_compute_length(program) // registers))
        lane = _shorter(sketch, lengths, -(-shortest // registers), limits.budget(), progress)
    ends["minimality"] = time.monotonic()
    pairs = itertools.pairwise(ends.items())
    seconds = {phase: end - before for (_, before), (phase, end) in pairs}
    return Synthesis(program, pair.verdicts, tuple(lane), tree, seconds, fast)


def _no_pair(found: LaneSearch, isa: Isa, target: str) -> str:
    """Return the message that no program of a plane pair was found, with the reason."""
    last = found.verdicts[-2:]
    why = "; ".join(
        f"length {v.length}: {v.evidence if isinstance(v, Unknown) else 'none exists'}" for v in last
    )
    return (
        f"no program of a plane pair up to {LONGEST_PAIR} lines on {isa.name}/{target}: "
        f"{why}; raise --timeout or --effort"
    )


def _no_reduction(found: TreeSearch, spec: KernelSpec, isa: Isa, target: str) -> str:
    """Return the message that no reduction was found, with the reason."""
    block = f"a block of m={spec.m}, k={spec.k}"
    why = f"the reduction sketch has no program for {block}; choose another --m or --k"
    if isinstance(verdict := found.verdicts[0], Unknown):
        why = f"no reduction was found ({verdict.evidence}); raise --timeout or --effort"
    return f"{isa.name}/{target}: {why}"


def _shorter(
    sketch: LaneSketch, lengths: range, shortest: int, budget: Budget, progress: Progress
) -> list[Verdict[LaneProgram]]:
    """Return a verdict per length of the sketch of all planes, below ``shortest``, the length of the shortest
    kernel. An undecided length ends the search, which grows tenfold with each length."""
    verdicts: list[Verdict[LaneProgram]] = []
    for length in lengths:
        if verdicts and isinstance(verdicts[-1], Unknown):
            why = f"not tried, length {verdicts[-1].length} is undecided"
            verdicts.append(Unknown(length, why))
        elif length >= shortest:
            why = "not tried: the shortest kernel has about this length, chosen were cycles"
            verdicts.append(Unknown(length, why))
        else:
            progress(f"minimality: all planes in one sketch, length {length}")
            verdicts.append(decide_length(sketch, length, budget))
    return verdicts


def _compute_length(program: BlockKernelProgram) -> int:
    return len(program.stage("row")) + len(program.stage("combine"))


_PAIRS: dict[tuple[LaneSketch, Limits], LaneSearch] = {}


def search_pair(isa: Isa, target: str, limits: Limits, progress: Progress = no_progress) -> LaneSearch:
    """Return the search of the plane-pair sketch of a target within ``limits``. All kernels of a process and
    targets with equal sketches share it, whatever their ``progress``."""
    key = (plane_pair_sketch(isa, target), limits)
    if key not in _PAIRS:
        _PAIRS[key] = search_sketch(key[0], LONGEST_PAIR, limits.budget(), progress)
    return _PAIRS[key]


@cache
def search_tree(
    isa: Isa, target: str, m: int, row_bytes: int, terms: tuple[tuple[int, int], ...], limits: Limits
) -> TreeSearch:
    """Return the search of the reduction of ``terms``, (shift, bound per byte), for ``m`` rows of
    ``row_bytes`` bytes. All encodings with equal terms share it."""
    return search_reduction(isa, target, m, row_bytes, terms, TreeLimits(limits.effort, limits.seconds))


def choose(
    spec: KernelSpec,
    programs: tuple[LaneProgram, ...],
    measure: Callable[[LaneProgram], float] = lambda program: 0.0,
) -> tuple[tuple[PairChoice, ...], int]:
    """Return a pair program for every pair of planes, and their common scale. Raises SynthesisFailed.

    The product of a program times the multiplier of its pair is c_i d_j / scale. Each pair takes the program
    of least ``measure``, then of least ``price``. Scales and sets of derived planes compete in this order:
    least total ``measure``; fewest activation lines; fewest stored derived planes; no correction per column;
    scale 1; fewest lines of weights.
    """
    unit = min(abs(c) for _, _, c in spec.pairs())
    sizes = sorted({abs(p.affine.product) for p in programs if p.affine is not None})
    derived_plane_sets = {frozenset(_derived_planes(p)) for p in programs}
    allowed = [*sorted(derived_plane_sets, key=sorted), frozenset().union(*derived_plane_sets)]
    found: list[tuple[tuple[float, ...], tuple[PairChoice, ...], int]] = []
    for size, derived_planes in itertools.product(sizes, allowed):
        usable = [p for p in programs if _derived_planes(p) <= derived_planes]
        if unit % size == 0 and (chosen := _pair_choices(spec, usable, size, measure)):
            found.append((_rank(spec, chosen, unit // size, measure), chosen, unit // size))
    if not found:
        raise SynthesisFailed("no pair program has a product of the needed sign")
    _, choices, scale = min(found, key=lambda each: each[0])
    return choices, scale


def _pair_choices(
    spec: KernelSpec, programs: Sequence[LaneProgram], size: int, measure: Callable[[LaneProgram], float]
) -> tuple[PairChoice, ...]:
    """Return the best program with product ``size``, and the pair's sign, for every pair of planes. Return ()
    if some pair has none."""
    pairs = spec.pairs()
    unit = min(abs(c) for _, _, c in pairs)
    choices = []
    for i, j, c in pairs:
        product = size if c > 0 else -size
        fits = [p for p in programs if p.affine and p.affine.product == product]
        if not fits:
            return ()
        best = min(fits, key=lambda p: (measure(p), *price(p, spec)))
        choices.append(PairChoice(i, j, abs(c) // unit, best))
    return tuple(choices)


def _rank(
    spec: KernelSpec, chosen: Sequence[PairChoice], scale: int, measure: Callable[[LaneProgram], float]
) -> tuple[float, ...]:
    """Return what the programs of all pairs are compared by: see ``choose``."""
    lines = {(choice.activation_plane, choice.program.activation_lines) for choice in chosen}
    # What a set bit of each activation plane adds beside the accumulator, as a correction per column.
    left = [spec.weights.offset * d for d in spec.activations.coefficients]
    for choice in chosen:
        assert choice.program.affine is not None
        left[choice.activation_plane] -= scale * choice.multiplier * choice.program.affine.only_a
    stored = {(choice.weight_plane, name) for choice in chosen for name in _derived_planes(choice.program)}
    weights = sum(len(item.steps) for choice in chosen for item in choice.program.used_inputs())
    taken = sum(measure(choice.program) for choice in chosen)
    return taken, sum(n for _, n in lines), len(stored), int(any(left)), int(scale != 1), weights


def prepare_cores(places: Iterable[tuple[str, str]]) -> None:
    """Compile the enumeration cores of these (ISA, target). Targets with equal operations share a core."""
    pools = {core_ops(compute_pool(isa_specs.load(isa), target)) for isa, target in places}
    for pool in pools:
        enumeration.compiled(pool)


def _prepare(spec: KernelSpec, isa: Isa, target: str) -> None:
    """Compile the enumeration core in one thread while another one derives the reduction's structures."""
    with ThreadPoolExecutor(1) as pool:
        compiled = pool.submit(enumeration.compiled, core_ops(compute_pool(isa, target)))
        space_of(isa, target, spec.m, spec.row_bytes)
        compiled.result()


def _derived_planes(program: LaneProgram) -> frozenset[str]:
    """Return the names of the weight inputs that the program reads."""
    return frozenset(item.name for item in program.used_inputs() if item.operand == "weights")


class Price(NamedTuple):
    """What decides between programs of one length: ``lines`` per column, the size of a ``correction`` per
    column, the largest ``bound`` of a byte's sum, lines for ``weights``."""

    lines: int
    correction: int
    bound: int
    weights: int


def price(program: LaneProgram, spec: KernelSpec) -> Price:
    """Return the price of a program; the least price wins."""
    affine = program.affine
    assert affine is not None
    # With bipolar weights, the column correction vanishes if the popcount itself subtracts it.
    wanted = spec.weights.offset * affine.product // max(1, abs(spec.weights.coefficients[0]))
    _, largest = PairChoice(0, 0, 1, program).start
    derived_planes = sum(len(item.steps) for item in program.used_inputs())
    return Price(program.activation_lines, abs(affine.only_a - wanted), largest, derived_planes)
