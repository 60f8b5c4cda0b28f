"""Synthesis of a block kernel: the pair sketch, the reduction, and what is proved minimal."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache
from typing import NamedTuple

import isa_specs
from isa_specs.cores import core as load_core
from isa_specs.instruction import Isa
from sketches.compute import LaneSketch, compute_pool, has_byte_popcount, plane_pair_sketch, whole_lane_sketch
from sketches.kernel import KernelSpec, check_block
from sketches.program import Program
from synth.search import core as enumeration
from synth.search.assemble import PairChoice, assemble
from synth.search.lane import (
    Budget,
    LaneSearch,
    Progress,
    core_ops,
    no_progress,
    search_sketch,
)
from synth.search.lane_program import LaneProgram
from synth.search.signs import decide_length
from synth.search.throughput import FastReduction, compute_pressure, fastest_reduction, pair_cycles, taken
from synth.search.tree import TreeSearch, search_reduction, space_of
from synth.search.verdict import SynthesisFailed as SynthesisFailed
from synth.search.verdict import Unknown, Verdict

LONGEST_PAIR = 8


@dataclass(frozen=True)
class Limits:
    """``effort`` multiplies the budgets (counts of programs and states); ``seconds`` caps the whole search.

    ``core``: the core whose cycles are made few; None where the program's length is.
    """

    effort: float = 1.0
    seconds: float = 600.0
    core: str | None = None

    def budget(self) -> Budget:
        usual = Budget()
        return Budget(int(usual.programs * self.effort), int(usual.candidates * self.effort), self.seconds)


@dataclass(frozen=True)
class Synthesis:
    """A found kernel with everything that was decided on the way.

    ``pair``: the sketch of one plane pair. ``lane``: verdicts of the sketch of all planes together,
    shorter than the found compute part. ``tree``: the combination and reduction. ``fast``: how that was
    chosen where the cycles of a core count.
    """

    program: Program
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
    """The cheapest kernel in the sketches: the shortest, or with ``limits.core`` the one of fewest cycles
    among those that are enumerated. Raises SynthesisFailed, SpecError, MissingUsage.

    ``minimality``: also search the sketch of all planes together for shorter compute parts.
    """
    check_block(spec, isa.vector_bits)
    core, limits = (None if limits.core is None else load_core(limits.core)), replace(limits, core=None)
    clock = time.monotonic()
    seconds: dict[str, float] = {}

    def lap(name: str) -> None:
        nonlocal clock
        now = time.monotonic()
        seconds[name] = now - clock
        clock = now

    progress("preparing the search")
    _prepare(spec, isa, target)
    lap("preparation")
    progress("compute: one plane pair")
    found = search_pair(isa, target, limits, progress)
    if not found.programs:
        last = found.verdicts[-2:]
        why = "; ".join(f"length {v.length}: {getattr(v, 'reason', 'none exists')}" for v in last)
        raise SynthesisFailed(
            f"no program of a plane pair up to {LONGEST_PAIR} lines on {isa.name}/{target}: "
            f"{why}; raise --timeout or --effort"
        )
    choices, scale = choose(spec, found.programs, pair_cycles(isa, target, core))
    lap("compute")
    progress("reduction tree")
    terms = tuple(choice.start for choice in choices)
    reduction = search_tree(isa, target, spec.m, spec.row_bytes, tuple(sorted(terms)), limits)
    if reduction.best is None:
        verdict = reduction.verdicts[0]
        if isinstance(verdict, Unknown):
            said = f"no reduction was found ({verdict.evidence}); raise --timeout or --effort"
            raise SynthesisFailed(f"{isa.name}/{target}: {said}")
        raise SynthesisFailed(
            f"{isa.name}/{target}: the reduction sketch has no program "
            f"for a block of m={spec.m}, k={spec.k}; choose another --m or --k"
        )
    program = assemble(spec, isa, target, choices, scale, reduction.best)
    compute_length = shortest_length = _compute_length(program)
    fast: FastReduction | None = None
    if core is not None:
        progress(f"reduction tree: cycles on {core.name}")
        fast = fastest_reduction(
            isa, target, core, spec.m, spec.row_bytes, tuple(sorted(terms)),
            compute_pressure(core, isa, target, program), reduction.best, limits.effort, limits.seconds,
        )  # fmt: skip
        reduction = taken(reduction, fast, core)
        program = assemble(spec, isa, target, choices, scale, fast.reduction)
        compute_length = _compute_length(program)
    lap("reduction")
    registers = spec.plane_bytes * 8 // isa.vector_bits
    lane: list[Verdict[LaneProgram]] = []
    decided = minimality and has_byte_popcount(isa, target)
    for length in range(1, -(-compute_length // registers) if decided else 1):
        if lane and isinstance(lane[-1], Unknown):
            # The search grows tenfold with each length: what is shorter was not decided in time.
            lane.append(Unknown(length, f"not tried, length {lane[-1].length} is undecided"))
        elif length * registers >= shortest_length:
            why = "not tried: the shortest kernel has about this length, chosen were cycles"
            lane.append(Unknown(length, why))
        else:
            progress(f"minimality: all planes in one sketch, length {length}")
            lane.append(decide_length(whole_lane_sketch(isa, target, spec), length, limits.budget()))
    lap("minimality")
    return Synthesis(program, found.verdicts, tuple(lane), reduction, seconds, fast)


def _compute_length(program: Program) -> int:
    return len(program.stage("row")) + len(program.stage("combine"))


_PAIRS: dict[tuple[LaneSketch, Limits], LaneSearch] = {}


def search_pair(isa: Isa, target: str, limits: Limits, progress: Progress = no_progress) -> LaneSearch:
    """The plane-pair sketch of a target: every kernel in this process shares this search, whoever is told how
    far it is, and so do targets whose further instructions are not in the sketch."""
    key = (plane_pair_sketch(isa, target), limits)
    if key not in _PAIRS:
        _PAIRS[key] = search_sketch(key[0], LONGEST_PAIR, limits.budget(), progress)
    return _PAIRS[key]


@cache
def search_tree(
    isa: Isa, target: str, m: int, row_bytes: int, terms: tuple[tuple[int, int], ...], limits: Limits
) -> TreeSearch:
    """The reduction of these terms (kernels that differ in the encoding only share it)."""
    return search_reduction(isa, target, m, row_bytes, terms, limits.effort, limits.seconds)


def choose(
    spec: KernelSpec,
    programs: tuple[LaneProgram, ...],
    measure: Callable[[LaneProgram], float] = lambda program: 0.0,
) -> tuple[tuple[PairChoice, ...], int]:
    """A pair program for every pair of planes, with one common scale.

    The sum needs |c_i d_j| / scale as multipliers and products of the sign of c_i d_j. Among the
    programs of minimal length the least ``measure`` wins (each pair by itself), then the fewest activation
    lines win, then the fewest stored views of the weights, then no correction per column, then scale 1, then
    the fewest weights lines.
    """
    pairs = spec.pairs()
    unit = min(abs(c) for _, _, c in pairs)
    best: tuple[tuple[float, ...], tuple[PairChoice, ...], int] | None = None
    sizes = sorted({abs(p.affine.product) for p in programs if p.affine is not None})
    view_sets = {frozenset(_views(p)) for p in programs}
    allowed = [*sorted(view_sets, key=sorted), frozenset().union(*view_sets)]
    for size, views in itertools.product(sizes, allowed):
        if unit % size:
            continue
        scale = unit // size
        chosen: list[PairChoice] = []
        for i, j, c in pairs:
            product = size if c > 0 else -size
            fits = [p for p in programs if p.affine and p.affine.product == product and _views(p) <= views]
            if fits:
                best_of = min(fits, key=lambda p: (measure(p), *price(p, spec)))
                chosen.append(PairChoice(i, j, abs(c) // unit, best_of))
        if len(chosen) < len(pairs):
            continue
        lines = {(choice.activation_plane, choice.program.activation_lines) for choice in chosen}
        # What a set bit of each activation plane still adds besides the accumulator.
        left = [spec.weights.offset * d for d in spec.activations.coefficients]
        for choice in chosen:
            assert choice.program.affine is not None
            left[choice.activation_plane] -= scale * choice.multiplier * choice.program.affine.only_a
        stored = len({(choice.weight_plane, view) for choice in chosen for view in _views(choice.program)})
        weights = sum(len(item.steps) for choice in chosen for item in choice.program.used_inputs())
        taken = sum(measure(choice.program) for choice in chosen)
        key = (taken, sum(n for _, n in lines), stored, int(any(left)), int(scale != 1), weights)
        if best is None or key < best[0]:
            best = (key, tuple(chosen), scale)
    if best is None:
        raise SynthesisFailed("no pair program has a product of the needed sign")
    return best[1], best[2]


def prepare_cores(places: Iterable[tuple[str, str]]) -> None:
    """Compile what enumerates programs of these (ISA, target); some targets share it."""
    pools = {core_ops(compute_pool(isa_specs.load(isa), target)) for isa, target in places}
    for pool in pools:
        enumeration.compiled(pool)


def _prepare(spec: KernelSpec, isa: Isa, target: str) -> None:
    """The C compiler runs on one core while the tree's structures are derived on the other."""
    with ThreadPoolExecutor(1) as pool:
        compiled = pool.submit(enumeration.compiled, core_ops(compute_pool(isa, target)))
        space_of(isa, target, spec.m, spec.row_bytes)
        compiled.result()


def _views(program: LaneProgram) -> frozenset[str]:
    """The names of the weight values that the program reads."""
    return frozenset(item.name for item in program.used_inputs() if item.operand == "weights")


class Price(NamedTuple):
    """What decides between programs of one length: ``lines`` per column, a ``correction`` per column, the
    largest ``bound`` of a byte's sum, lines for ``weights``."""

    lines: int
    correction: int
    bound: int
    weights: int


def price(program: LaneProgram, spec: KernelSpec) -> Price:
    """The least is taken."""
    affine = program.affine
    assert affine is not None
    # With bipolar weights the column correction vanishes where the popcount itself subtracts it.
    wanted = spec.weights.offset * affine.product // max(1, abs(spec.weights.coefficients[0]))
    _, largest = PairChoice(0, 0, 1, program).start
    views = sum(len(item.steps) for item in program.used_inputs())
    return Price(program.activation_lines, abs(affine.only_a - wanted), largest, views)
