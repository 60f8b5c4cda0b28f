"""Search of a compute sketch: shortest first, every length with a verdict.

"None exists" rests on enumeration without pruning by value: every program of the length is evaluated on
the test vectors, and those that pass were each refuted on a concrete input. Only programs that leave a
line or a plane unread, and other orders of the same lines, are left out.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sketches.compute import LaneSketch, SketchInput, SketchOp, apply_op, input_values, wanted_counts
from synth.search import core
from synth.search.holes import lookup_states, solve_tables
from synth.search.verdict import Found, NoneExists, Unknown, Verdict

Bytes = NDArray[np.uint8]
Progress = Callable[[str], None]


@dataclass(frozen=True)
class Budget:
    """How much a length of a sketch may cost. Counts, so that verdicts do not depend on the machine.

    ``programs``: enumerated; ``candidates``: checked in full; ``seconds``: a cap for people in a hurry.
    """

    programs: int = 150_000_000
    candidates: int = 6_000
    seconds: float = 600.0


def no_progress(message: str) -> None:
    """Show nothing."""


@dataclass(frozen=True)
class Step:
    """A line of a found program: ``op`` on the values ``args`` (inputs first, then earlier lines)."""

    op: SketchOp
    args: tuple[int, ...]


@dataclass(frozen=True)
class Affine:
    """Per position: ``product * w * a + only_w * w + only_a * a + constant``."""

    product: int
    only_w: int
    only_a: int
    constant: int


@dataclass(frozen=True)
class LaneProgram:
    """A program of a lane sketch.

    The result is the last step, or the sum of ``lookups`` (value number, table). ``affine`` is the
    per-position form it computes, where the sketch has one plane pair.
    """

    sketch: LaneSketch
    steps: tuple[Step, ...]
    lookups: tuple[tuple[int, tuple[int, ...]], ...]
    affine: Affine | None

    def used_inputs(self) -> tuple[SketchInput, ...]:
        """The free values that the program reads, in sketch order."""
        used = {arg for step in self.steps for arg in step.args} | {value for value, _ in self.lookups}
        return tuple(item for number, item in enumerate(self.sketch.inputs) if number in used)

    @property
    def activation_lines(self) -> int:
        """Lines that are computed once per column."""
        used = [item for item in self.used_inputs() if item.operand == "activations"]
        return len({(item.plane, item.steps[: n + 1]) for item in used for n in range(len(item.steps))})


Memo = dict[object, Bytes]


def _live(program: LaneProgram, values: list[Bytes], memo: Memo) -> list[Bytes]:
    """Every value of the program: the free ones, then one per line. ``memo``: the value of every expression
    that was met before."""
    live, keys = list(values), list[object](range(len(values)))
    for step in program.steps:
        key = (step.op.label, *(keys[arg] for arg in step.args))
        if key not in memo:
            memo[key] = apply_op(step.op, tuple(live[arg] for arg in step.args))
        live.append(memo[key])
        keys.append(key)
    return live


def run(program: LaneProgram, values: list[Bytes]) -> Bytes:
    """The program's result on free values (uint8 arrays of one length)."""
    live = _live(program, values, {})
    if not program.lookups:
        return live[-1]
    table = program.sketch.table
    assert table is not None
    entry = np.asarray(table.entry)
    total = np.zeros_like(live[0])
    for value, contents in program.lookups:
        total = total + np.asarray([*contents, 0], dtype=np.uint8)[entry[live[value]]]
    return total


def _grid(sketch: LaneSketch, seed: int) -> tuple[Bytes, Bytes, NDArray[np.int32], Bytes]:
    """Test planes on a grid of weights x activations, and the rectangles of the goal.

    Gives weights and activations uint8 [planes, STATES], equations [e, 4], targets [e].
    """
    rng = np.random.default_rng(seed)
    lane_bytes = sketch.width // 8
    lanes = core.STATES // lane_bytes
    columns = 8
    rows = lanes // columns

    def points(count: int, planes: int) -> Bytes:
        chosen = rng.integers(0, 256, (count, planes, lane_bytes), dtype=np.uint8)
        chosen[0] = 0
        chosen[1] = 0
        chosen[1, :, :] = 1
        if count > 3:
            chosen[2] = 255
        return chosen

    w_points, a_points = points(rows, sketch.weight_planes), points(columns, sketch.activation_planes)
    if sketch.table is not None and seed == 0:
        # Single bits against groups of bits: an index that misses a pair of bits shows at once.
        for byte in range(lane_bytes):
            turn = np.roll(np.arange(8), byte)
            a_points[1:, 0, byte] = 1 << turn[: columns - 1]
            for row, bits in enumerate(np.array_split(turn, rows - 1), start=1):
                w_points[row, 0, byte] = sum(1 << int(bit) for bit in bits)
    # Lane r * columns + c is point r of the weights and point c of the activations.
    weights = np.repeat(w_points, columns, axis=0).transpose(1, 0, 2).reshape(sketch.weight_planes, -1)
    activations = np.tile(a_points, (rows, 1, 1)).transpose(1, 0, 2).reshape(sketch.activation_planes, -1)
    grid = itertools.product(range(1, rows), range(1, columns), range(lane_bytes))
    equations = np.asarray(
        [[p * lane_bytes + byte for p in (r * columns + c, r * columns, c, 0)] for r, c, byte in grid],
        dtype=np.int32,
    )
    targets = (wanted_counts(sketch.goal, weights, activations)[equations[:, 0]] % 256).astype(np.uint8)
    order = np.argsort(targets % 2 == 0, kind="stable")
    return weights, activations, equations[order], targets[order]


def core_ops(ops: tuple[SketchOp, ...]) -> tuple[core.CoreOp, ...]:
    return tuple(core.CoreOp(op.width, op.arity, op.expr, op.commutative) for op in ops)


def _groups(sketch: LaneSketch) -> list[int]:
    """Per free value the number of its plane."""
    planes = [(item.operand, item.plane) for item in sketch.inputs]
    return [sorted(set(planes)).index(plane) for plane in planes]


@dataclass(frozen=True)
class LengthResult:
    """All programs of one length: the verdict, and every distinct correct program that was found."""

    verdict: Verdict[LaneProgram]
    programs: tuple[LaneProgram, ...]


def search_length(sketch: LaneSketch, length: int, budget: Budget = Budget()) -> LengthResult:
    """Decide one length: bit lines plus look-ups plus the adds that join them."""
    deadline = time.monotonic() + budget.seconds
    undecided: list[str] = []
    parts: list[str] = []
    for lookups in reversed(range(sketch.max_lookups + 1)):
        lines = length - max(0, 2 * lookups - 1)
        if lines > core.MAX_LINES:
            undecided.append(f"{lines} lines are beyond the enumeration core")
        elif lines >= max(1, lookups):
            programs, nodes, reason = _search_part(sketch, lines, lookups, budget, deadline)
            if programs:
                one_pair = sketch.weight_planes == sketch.activation_planes == 1
                checked = "all 2^16 values of a plane pair's bytes" if one_pair else f"{1 << 16} random lanes"
                return LengthResult(Found(length, programs[0], checked), programs)
            if reason:
                undecided.append(f"{lines} lines and {lookups} look-ups: {reason}")
                break
            parts.append(f"{nodes} programs of {lines} lines with {lookups} look-ups")
    if undecided:
        return LengthResult(Unknown(length, "; ".join(undecided)), ())
    evidence = f"enumeration exhausted on {core.STATES} test bytes: {', '.join(parts)}"
    return LengthResult(NoneExists(length, evidence), ())


def _search_part(
    sketch: LaneSketch, lines: int, lookups: int, budget: Budget, deadline: float
) -> tuple[tuple[LaneProgram, ...], int, str]:
    """The programs of so many lines and look-ups, how many were enumerated, and why that is undecided (""
    where it is decided)."""
    nodes = 0
    late = f"time limit of {budget.seconds:g} s"
    for seed in range(2):
        if time.monotonic() > deadline:
            return (), nodes, late
        weights, activations, equations, targets = _grid(sketch, seed)
        result = core.search(
            core_ops(sketch.ops),
            np.stack(input_values(sketch, weights, activations)),
            _groups(sketch),
            lines,
            equations,
            targets,
            max(0.01, deadline - time.monotonic()),
            lookups,
            sketch.table.entry if sketch.table else None,
            max_nodes=budget.programs,
            pool=core_ops(sketch.pool or sketch.ops),
        )
        nodes = result.nodes
        hits = result.hits
        if result.total_hits > len(hits):
            hits = hits[: budget.candidates // 8]  # far too many to decide the length; a look for luck
        programs, checked = _correct(sketch, hits, lookups, budget, deadline)
        if programs:
            return programs, nodes, ""
        if result.out_of_budget:
            return (), nodes, f"budget of {budget.programs} programs"
        if result.timed_out or time.monotonic() > deadline:
            return (), nodes, late
        if checked and result.total_hits == len(result.hits):
            # Every program that passed the test vectors was refuted on a concrete counterexample.
            return (), nodes, ""
        if lookups:
            break
    return (), nodes, f"more than {min(budget.candidates, core.MAX_HITS)} candidates to check"


def _correct(
    sketch: LaneSketch, hits: tuple[core.CoreHit, ...], lookups: int, budget: Budget, deadline: float
) -> tuple[tuple[LaneProgram, ...], bool]:
    """The hits that are right on every input, and whether all hits could be checked in the budget."""
    candidates = []
    for hit in hits:
        steps = (Step(sketch.ops[k], (i, j)[: sketch.ops[k].arity]) for k, i, j in hit.lines)
        read = ((), (hit.last,), (hit.other, hit.last))[lookups]
        candidates.append(LaneProgram(sketch, tuple(steps), tuple((value, ()) for value in read), None))
    right: list[LaneProgram] = []
    few_w, few_a = _random_planes(sketch, 512)
    filters = _TableFilters(sketch) if lookups else None
    if filters is not None:
        # Cheapest activation lines first: once some are right, dearer ones need not be looked at.
        candidates.sort(key=lambda candidate: candidate.activation_lines)
    for number, candidate in enumerate(candidates):
        if time.monotonic() > deadline or number >= budget.candidates:
            return tuple(right), False
        if filters is None:
            if _interaction_holds(candidate, few_w, few_a):
                finished = _finish(candidate)
                right += [finished] if finished is not None else []
            continue
        if right and candidate.activation_lines > right[-1].activation_lines:
            break
        right += filters.solve(candidate)
    return tuple(right), True


def _random_planes(sketch: LaneSketch, count: int) -> tuple[Bytes, Bytes]:
    rng = np.random.default_rng(7)
    return (
        rng.integers(0, 256, (sketch.weight_planes, count), dtype=np.uint8),
        rng.integers(0, 256, (sketch.activation_planes, count), dtype=np.uint8),
    )


class _TableFilters:
    """Checks of growing price on candidates with look-ups; values are shared between candidates."""

    def __init__(self, sketch: LaneSketch) -> None:
        self.few = _random_planes(sketch, 512)
        self.all = _every_pair(sketch, 0)
        self._hopeless: set[frozenset[bytes]] = set()
        self._parts: dict[int, tuple[bytes, Bytes]] = {}
        planes = {"flips": _bit_flips(sketch), "few": self.few, "all": self.all}
        self._values = {name: (input_values(sketch, *given), Memo()) for name, given in planes.items()}

    def _partition(self, sketch: LaneSketch, index: Bytes) -> bytes:
        """The sets of states with one table entry; the entry that is always 0 stays apart."""
        if id(index) not in self._parts:
            assert sketch.table is not None
            entry = np.asarray(sketch.table.entry, dtype=np.uint8)[index]
            first = np.full(sketch.table.entries + 1, 255, dtype=np.uint8)
            _, places = np.unique(entry, return_index=True)
            for number, place in enumerate(np.sort(places)):
                first[entry[place]] = number
            first[sketch.table.entries] = 254
            self._parts[id(index)] = (first[entry].tobytes(), index)
        return self._parts[id(index)][0]

    def _chosen(self, program: LaneProgram, name: str) -> list[Bytes]:
        """The values that the program looks up."""
        live = _live(program, *self._values[name])
        return [live[value] for value, _ in program.lookups]

    def solve(self, program: LaneProgram) -> list[LaneProgram]:
        sketch = program.sketch
        if not _tables_see_every_bit(sketch, self._chosen(program, "flips")):
            return []
        few = self._chosen(program, "few")
        # What tables can do depends only on which states they can tell apart.
        parts = frozenset(self._partition(sketch, value) for value in few)
        if parts in self._hopeless:
            return []
        if not lookup_states(sketch, few, self.few[0][0], self.few[1][0]).consistent():
            self._hopeless.add(parts)
            return []
        step = sketch.width // 8
        weights, activations = (planes[0][::step] for planes in self.all)
        indices = [value[::step] for value in self._chosen(program, "all")]
        states = lookup_states(sketch, indices, weights, activations)
        found = []
        for product in (1, -1):
            tables = solve_tables(states, product)
            if tables is not None:
                read = (value for value, _ in program.lookups)
                solved = LaneProgram(sketch, program.steps, tuple(zip(read, tables, strict=True)), None)
                finished = _finish(solved)
                found += [finished] if finished is not None else []
        return found


def _every_pair(sketch: LaneSketch, place: int) -> tuple[Bytes, Bytes]:
    """Lanes of one plane pair in which byte ``place`` takes all 2^16 values; its neighbours are random.

    Gives weights and activations, uint8 [1, 2^16 * lane bytes].
    """
    rng = np.random.default_rng(11)
    byte = np.arange(256, dtype=np.uint8)
    w = rng.integers(0, 256, (1 << 16, sketch.width // 8), dtype=np.uint8)
    a = rng.integers(0, 256, (1 << 16, sketch.width // 8), dtype=np.uint8)
    w[:, place], a[:, place] = np.repeat(byte, 256), np.tile(byte, 256)
    return w.reshape(1, -1), a.reshape(1, -1)


_BASES = 24


def _bit_flips(sketch: LaneSketch) -> tuple[Bytes, Bytes]:
    """Random lanes of one plane pair, each followed by its 16 neighbours at distance one in byte 0.

    Gives weights and activations, uint8 [1, _BASES * 17 * lane bytes].
    """
    rng = np.random.default_rng(3)
    lanes = rng.integers(0, 256, (2, _BASES, 1, sketch.width // 8), dtype=np.uint8).repeat(17, axis=2)
    for bit in range(8):
        lanes[0, :, 1 + bit, 0] ^= np.uint8(1 << bit)
        lanes[1, :, 9 + bit, 0] ^= np.uint8(1 << bit)
    return lanes[0].reshape(1, -1), lanes[1].reshape(1, -1)


def _tables_see_every_bit(sketch: LaneSketch, indices: list[Bytes]) -> bool:
    """Whether each of the 16 bits of the plane pair changes some looked-up entry (the goal needs all)."""
    assert sketch.table is not None
    entry = np.asarray(sketch.table.entry)
    seen = np.zeros(16, dtype=bool)
    for index in indices:
        classes = entry[index.reshape(_BASES, 17, -1)[:, :, 0]]
        seen |= (classes[:, 1:] != classes[:, :1]).any(axis=0)
    return bool(seen.all())


def _interaction_holds(program: LaneProgram, weights: Bytes, activations: Bytes) -> bool:
    """Whether result(w,a) - result(w,0) - result(0,a) + result(0,0) is p times the goal, mod 256."""
    sketch = program.sketch
    no_w, no_a = np.zeros_like(weights), np.zeros_like(activations)
    whole, only_w, only_a, none = (
        run(program, input_values(sketch, w, a)) for w in (weights, no_w) for a in (activations, no_a)
    )
    difference = whole - only_w - only_a + none
    goal = wanted_counts(sketch.goal, weights, activations)
    multiples = (np.arange(1, 256)[:, None] * goal[:256]) % 256 == difference[:256]
    factors = 1 + np.flatnonzero(multiples.all(axis=1))
    return any(((p * goal - difference.astype(np.int64)) % 256 == 0).all() for p in factors)


def _finish(program: LaneProgram) -> LaneProgram | None:
    """The program with its affine form, checked on every input where one plane pair decides."""
    sketch = program.sketch
    if sketch.weight_planes != 1 or sketch.activation_planes != 1:
        rng = np.random.default_rng(11)
        w = rng.integers(0, 256, (sketch.weight_planes, 1 << 16), dtype=np.uint8)
        a = rng.integers(0, 256, (sketch.activation_planes, 1 << 16), dtype=np.uint8)
        w[:, :4096] |= rng.integers(0, 2, (sketch.weight_planes, 4096), dtype=np.uint8) * 255
        return program if _interaction_holds(program, w, a) else None
    lane_bytes = sketch.width // 8
    affine: Affine | None = None
    for place in range(lane_bytes):
        result = run(program, input_values(sketch, *_every_pair(sketch, place)))
        got = result.reshape(-1, lane_bytes)[:, place].astype(np.int64)
        found = _affine(got.reshape(256, 256))
        if found is None or (affine is not None and found != affine):
            return None
        affine = found
    return LaneProgram(sketch, program.steps, program.lookups, affine)


def _affine(got: NDArray[np.int64]) -> Affine | None:
    """The affine popcount form of a 256 x 256 table of byte results [w, a], if it has one."""
    if got[0, 0] % 8:
        return None
    constant = int(got[0, 0]) // 8
    only_w = int(got[1, 0]) - int(got[0, 0])
    only_a = int(got[0, 1]) - int(got[0, 0])
    product = int(got[1, 1]) - int(got[1, 0]) - int(got[0, 1]) + int(got[0, 0])
    byte = np.arange(256)
    ones = np.bitwise_count(byte).astype(np.int64)
    both = np.bitwise_count(byte[:, None] & byte[None]).astype(np.int64)
    wanted = product * both + only_w * ones[:, None] + only_a * ones[None] + 8 * constant
    return Affine(product, only_w, only_a, constant) if product and (wanted == got).all() else None


@dataclass(frozen=True)
class LaneSearch:
    """The outcome for a sketch: a verdict per length, and the programs of the shortest found length."""

    verdicts: tuple[Verdict[LaneProgram], ...]
    programs: tuple[LaneProgram, ...] = ()


def search_sketch(
    sketch: LaneSketch, longest: int, budget: Budget = Budget(), progress: Progress = no_progress
) -> LaneSearch:
    """Lengths 1, 2, ... until one is found; each length may cost ``budget``."""
    verdicts: list[Verdict[LaneProgram]] = []
    for length in range(1, longest + 1):
        progress(f"length {length}")
        result = search_length(sketch, length, budget)
        verdicts.append(result.verdict)
        if result.programs:
            return LaneSearch(tuple(verdicts), result.programs)
    return LaneSearch(tuple(verdicts))
