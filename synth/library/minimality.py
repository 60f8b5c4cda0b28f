"""``check --minimality``: every "none exists" of a library's certificates, by a second search.

Kernels share sketches, so each question is answered once and its answer given for every kernel that states
it. Nothing of ``synth.search`` is used, and nothing that a certificate says of its searches is believed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from itertools import starmap
from pathlib import Path

import isa_specs
from sketches.bitpack import BitpackSpec
from sketches.compute import (
    PLANE_PAIR,
    WHOLE_LANE,
    LaneSketch,
    has_byte_popcount,
    plane_pair_sketch,
    whole_lane_sketch,
)
from sketches.corrections import pair_multipliers
from sketches.reduction import REDUCTION
from synth.errors import VerificationError
from synth.library.certificate import Certificate, SketchReport
from synth.library.kernels import read_kernel
from synth.minimality.compute import replay_compute
from synth.minimality.outcome import NOT_REPLAYED, REPLAYED, WRONG, Clock, GaveUp, Outcome
from synth.minimality.packing import Part, least_packing, parts
from synth.minimality.tree import least_length
from synth.packers.library import is_packer, read_packer
from synth.processes import in_processes

#: ISA, target, rows, bytes of a row and terms of a reduction.
Tree = tuple[str, str, int, int, tuple[tuple[int, int], ...]]


@dataclass(frozen=True)
class Statement:
    """The lengths of one search of a kernel that have no program, as its certificate says."""

    kernel: str
    sketch: str
    lengths: tuple[int, ...]


@dataclass(frozen=True)
class Replayed:
    """What became of a statement: an outcome per length."""

    statement: Statement
    outcomes: tuple[Outcome, ...]

    def lengths(self, verdict: str) -> tuple[int, ...]:
        return tuple(outcome.length for outcome in self.outcomes if outcome.verdict == verdict)


@dataclass
class Question:
    """One search: of a compute sketch (``lane`` with ``goals``, one per statement that differs in signs
    only), of a reduction (``tree``: ISA, target, rows, bytes of a row, terms) or of a part of a packing
    kernel (``part``), for the lengths up to ``longest``, ``where`` statements of it are."""

    what: str
    lane: LaneSketch | None = None
    tree: Tree | None = None
    part: Part | None = None
    goals: list[tuple[object, ...]] = field(default_factory=list)
    where: list[str] = field(default_factory=list)
    longest: int = 0

    def note(self, where: str, longest: int) -> None:
        self.longest = max(self.longest, longest)
        if where not in self.where:
            self.where.append(where)

    @property
    def title(self) -> str:
        return f"{', '.join(self.where)}: {self.what}"


@dataclass(frozen=True)
class Answer:
    """``outcomes``: per goal those of the lengths 1, 2, ..."""

    outcomes: tuple[tuple[Outcome, ...], ...]
    seconds: float


def no_report(title: str, text: str) -> None:
    """Show nothing."""


def replay_folder(
    folder: Path,
    seconds: float,
    jobs: int | None = None,
    progress: Callable[[str, str], None] = no_report,
) -> list[Replayed]:
    """Replay every statement of a library; each question may take ``seconds``. ``progress`` sees a title and
    a line per question. Raises UserError and VerificationError where a certificate cannot be read."""
    plan = _Plan()
    for path in sorted(folder.glob("*/*.json")):
        plan.add(path)
    questions = plan.questions()
    answers: dict[int, Answer] = {}
    calls = [(number, question, seconds) for number, question in enumerate(questions)]
    # The long ones first, so that processes end together.
    calls.sort(key=lambda call: (call[1].tree is not None, -call[1].longest))
    try:
        ends: Iterable[tuple[int, Answer]] = (
            in_processes(_answer, calls, jobs) if jobs and calls else starmap(_answer, calls)
        )
        for number, answer in ends:
            answers[number] = answer
            progress(questions[number].title, f"{_spoken(answer)} [{answer.seconds:.1f} s]")
    except BrokenProcessPool:
        raise VerificationError(
            f"{folder}: a process that replays searches died (out of memory?); try again with a smaller --jobs"
        ) from None
    return plan.replayed(answers)


def count_questions(folder: Path) -> int:
    """How many searches ``replay_folder`` makes."""
    plan = _Plan()
    for path in sorted(folder.glob("*/*.json")):
        plan.add(path)
    return len(plan.questions())


def _spoken(answer: Answer) -> str:
    parts = []
    every = {outcome for outcomes in answer.outcomes for outcome in outcomes}
    for verdict in (REPLAYED, WRONG, NOT_REPLAYED):
        found = [outcome for outcome in every if outcome.verdict == verdict]
        if found:
            lengths = sorted({outcome.length for outcome in found})
            reason = "" if verdict == REPLAYED else f" ({found[0].reason})"
            parts.append(f"lengths {', '.join(map(str, lengths))} {verdict}{reason}")
    return "; ".join(parts)


class _Plan:
    """The statements of a library, and the questions behind them."""

    def __init__(self) -> None:
        self._asked: dict[tuple[object, ...], Question] = {}
        self._statements: list[tuple[Statement, tuple[object, ...] | None, int]] = []

    def add(self, path: Path) -> None:
        name = f"{path.parent.name}/{path.stem}"
        if is_packer(path):
            packer = read_packer(path).certificate
            reports, certificate = packer.searches, None
            sizes = {program.spec.positions for program in packer.programs}
            specs = [BitpackSpec(packer.bits, positions) for positions in sorted(sizes)]
            known = {
                title: part
                for spec in specs
                for title, part in parts(packer.isa, packer.target, spec).items()
            }
        else:
            certificate = read_kernel(path).certificate
            reports = certificate.searches
        for report in reports:
            lengths = tuple(v.length for v in report.lengths if v.verdict == "none")
            if not lengths:
                continue
            statement = Statement(name, report.sketch, lengths)
            if certificate is None:
                part = known.get(report.sketch)
                key, goal = self._ask_part(part, packer.bits, report.sketch, max(lengths)), 0
            else:
                key, goal = self._ask(certificate, report, max(lengths))
            self._statements.append((statement, key, goal))

    def _ask(
        self, certificate: Certificate, report: SketchReport, longest: int
    ) -> tuple[tuple[object, ...] | None, int]:
        """The key of the question, and which of its goals is the certificate's; (None, 0) where this version
        knows no such sketch."""
        isa, target, spec = isa_specs.load(certificate.isa), certificate.target, certificate.spec
        where = f"{isa.name}/{target}"
        if report.sketch in (PLANE_PAIR, WHOLE_LANE):
            if report.sketch == WHOLE_LANE and not has_byte_popcount(isa, target):
                return None, 0
            lane = (
                plane_pair_sketch(isa, target)
                if report.sketch == PLANE_PAIR
                else whole_lane_sketch(isa, target, spec)
            )
            what = "one plane pair" if report.sketch == PLANE_PAIR else f"all planes of {spec.configuration}"
            asked = self._asked.setdefault(_meaning(lane), Question(what, lane=lane))
            if lane.goal not in asked.goals:
                asked.goals.append(lane.goal)
            asked.note(where, longest)
            return _meaning(lane), asked.goals.index(lane.goal)
        if report.sketch != REDUCTION:
            return None, 0
        terms = _terms(certificate)
        tree = (certificate.isa, target, spec.m, spec.row_bytes, terms)
        asked = self._asked.setdefault(tree, Question(f"reduction of {len(terms)} terms", tree=tree))
        asked.note(where, longest)
        return tree, 0

    def _ask_part(self, part: Part | None, bits: int, sketch: str, longest: int) -> tuple[object, ...] | None:
        """The key of the question; None where this version knows no such sketch."""
        if part is None:
            return None
        self._asked.setdefault((part,), Question(f"packing A{bits}, {sketch}", part=part)).note(
            f"{part.isa}/{part.target}", longest
        )
        return (part,)

    def questions(self) -> list[Question]:
        return [*self._asked.values()]

    def replayed(self, answers: dict[int, Answer]) -> list[Replayed]:
        numbers = {key: number for number, key in enumerate(self._asked)}
        found = []
        for statement, key, goal in self._statements:
            if key is None:
                text = "there is no second search of this sketch"
                outcomes = tuple(Outcome(length, NOT_REPLAYED, text) for length in statement.lengths)
            else:
                said = {outcome.length: outcome for outcome in answers[numbers[key]].outcomes[goal]}
                outcomes = tuple(said[length] for length in statement.lengths)
            found.append(Replayed(statement, outcomes))
        return found


def _meaning(lane: LaneSketch) -> tuple[object, ...]:
    """What a sketch is but for its goal: targets whose instructions mean the same share it."""
    inputs = tuple((i.operand, i.plane, tuple((s.width, s.expr) for s in i.steps)) for i in lane.inputs)
    ops = frozenset((op.width, op.arity, op.expr) for op in lane.ops)
    entry = lane.table.entry if lane.table is not None else None
    return lane.width, lane.weight_planes, lane.activation_planes, inputs, ops, entry, lane.max_lookups


def _terms(certificate: Certificate) -> tuple[tuple[int, int], ...]:
    """What the reduction begins with: (shift, bound per byte) of the term of every plane pair."""
    spec = certificate.spec
    counted = pair_multipliers(spec, certificate.program)
    found = {(term.weight_plane, term.activation_plane): term for term in certificate.program.terms}
    return tuple(
        sorted(
            ((counted[pair] // term.multiplier).bit_length() - 1, term.bound) for pair, term in found.items()
        )
    )


def _answer(number: int, question: Question, seconds: float) -> tuple[int, Answer]:
    start = time.monotonic()
    clock = Clock(seconds)
    if question.lane is not None:
        lengths = list(replay_compute(question.lane, question.goals, question.longest, clock))  # type: ignore[arg-type]
        outcomes = tuple(zip(*lengths, strict=True))
    elif question.part is not None:
        outcomes = (_part(question.part, question.longest, clock),)
    else:
        assert question.tree is not None
        outcomes = (_tree(question.tree, question.longest, clock),)
    return number, Answer(outcomes, time.monotonic() - start)


def _part(part: Part, longest: int, clock: Clock) -> tuple[Outcome, ...]:
    said = ("no program", "the shortest program has {} instructions")
    return _outcomes(lambda: least_packing(part, clock), longest, *said)


def _tree(tree: Tree, longest: int, clock: Clock) -> tuple[Outcome, ...]:
    isa, target, m, row_bytes, terms = tree

    def search() -> tuple[int | None, int | None]:
        least = least_length(isa_specs.load(isa), target, m, row_bytes, terms, clock)
        return least, least

    return _outcomes(search, longest, "no reduction", "the least reduction has {} instructions")


def _outcomes(
    search: Callable[[], tuple[int | None, int | None]], longest: int, none: str, shortest: str
) -> tuple[Outcome, ...]:
    """What a search for the least length says of each: at least and at most so many instructions, None where
    there is no program."""
    lengths = range(1, longest + 1)
    try:
        least, most = search()
    except GaveUp as error:
        return tuple(Outcome(length, NOT_REPLAYED, str(error)) for length in lengths)

    def outcome(length: int) -> Outcome:
        if least is None or length < least:
            return Outcome(length, REPLAYED, none if least is None else shortest.format(least))
        if most is not None and length >= most:
            return Outcome(length, WRONG, shortest.format(most))
        return Outcome(length, NOT_REPLAYED, "it depends on which of the shortest programs stands before")

    return tuple(map(outcome, lengths))


def as_rows(results: Iterable[Replayed]) -> list[dict[str, object]]:
    """For JSON: one entry per statement and length."""
    return [
        {"kernel": r.statement.kernel, "search": r.statement.sketch, "length": o.length, "verdict": o.verdict, "reason": o.reason}
        for r in results
        for o in r.outcomes
    ]  # fmt: skip
