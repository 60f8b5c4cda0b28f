"""``check --minimality``: every verdict "none exists" of a library's certificates, answered by a second
search. Kernels share sketches, so each question is answered once for all kernels that state it. The second
search uses nothing of ``synth.search``, and nothing that certificates state about searches."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from itertools import starmap
from pathlib import Path
from typing import Any

import isa_specs
from sketches.compute import LaneSketch
from synth.errors import UserError, VerificationError
from synth.library.kinds.registry import read_artifact
from synth.library.library_paths import named
from synth.minimality import NOT_REPLAYED, REPLAYED, WRONG, Clock, GaveUp, ReplayOutcome
from synth.minimality.compute import replay_compute
from synth.minimality.packing import PackingSubproblem, least_packing
from synth.minimality.tree import least_length
from synth.processes import in_processes

#: ISA, target, rows, bytes of a row and terms of a reduction.
Tree = tuple[str, str, int, int, tuple[tuple[int, int], ...]]


#: The lengths of a kernel's search that its certificate says to have no program: kernel, sketch, lengths, the
#: key of their question (None if no second search knows the sketch), the index of their goal.
Statement = tuple[str, str, tuple[int, ...], Any, int]
#: The number of a question; per goal, the outcomes of the lengths 1, 2, and so on; seconds of the search.
Answer = tuple[int, tuple[tuple[ReplayOutcome, ...], ...], float]


@dataclass(frozen=True)
class Replayed:
    """The excluded lengths of a kernel's search ``sketch``, with an outcome per length."""

    kernel: str
    sketch: str
    outcomes: tuple[ReplayOutcome, ...]

    def lengths(self, verdict: str) -> tuple[int, ...]:
        """Return the lengths whose outcome has the verdict ``verdict``."""
        return tuple(outcome.length for outcome in self.outcomes if outcome.verdict == verdict)


@dataclass
class Question:
    """One search, for the lengths up to ``longest``. ``subject``: a compute sketch, a reduction, or a
    sub-problem of a packing kernel. ``goals``: of a compute sketch, one per statement that differs in signs
    only. ``where``: the targets whose certificates state it."""

    what: str
    subject: LaneSketch | Tree | PackingSubproblem
    goals: list[Any] = field(default_factory=list)
    where: list[str] = field(default_factory=list)
    longest: int = 0

    @property
    def title(self) -> str:
        return f"{', '.join(self.where)}: {self.what}"


def replay_folder(
    folder: Path, seconds: float, jobs: int | None = None,
    progress: Callable[[str, str], object] = lambda title, text: None,
    but: Collection[Path] = (), part: str = "",
) -> list[Replayed]:  # fmt: skip
    """Replay every statement of a library, except those of the certificates ``but``. ``seconds``: time limit
    of each question. ``jobs``: number of processes; None: this process. ``progress``: called with a title and
    a line after each question. ``part``: only of the kernels that it names (``named``). Raises UserError or
    VerificationError for an unreadable certificate, and VerificationError if a process dies."""
    requested, statements = _plan(folder, but, part)
    questions = [*requested.values()]
    answers: dict[int, tuple[tuple[ReplayOutcome, ...], ...]] = {}
    calls = [(number, question, seconds) for number, question in enumerate(questions)]
    # The longest questions come first, so that the processes end together.
    calls.sort(key=lambda call: (isinstance(call[1].subject, tuple), -call[1].longest))
    try:
        ends: Iterable[Answer] = (
            in_processes(_answer, calls, jobs) if jobs and calls else starmap(_answer, calls)
        )
        for number, outcomes_of, spent in ends:
            answers[number] = outcomes_of
            progress(questions[number].title, f"{_spoken(outcomes_of)} [{spent:.1f} s]")
    except BrokenProcessPool:
        raise VerificationError(
            f"{folder}: a process that replays searches died (out of memory?); "
            "try again with a smaller --jobs"
        ) from None
    numbers = {key: number for number, key in enumerate(requested)}
    found = []
    for kernel, sketch, lengths, key, goal in statements:
        if key is None:
            text = "there is no second search of this sketch"
            outcomes = tuple(ReplayOutcome(length, NOT_REPLAYED, text) for length in lengths)
        else:
            said = {outcome.length: outcome for outcome in answers[numbers[key]][goal]}
            outcomes = tuple(said[length] for length in lengths)
        found.append(Replayed(kernel, sketch, outcomes))
    return found


def unreadable(paths: Iterable[Path]) -> set[Path]:
    """Return the paths whose certificates are not valid."""
    found = set()
    for path in paths:
        try:
            read_artifact(path)
        except (UserError, VerificationError):
            found.add(path)
    return found


def count_questions(folder: Path, but: Collection[Path] = (), part: str = "") -> int:
    """Return how many searches ``replay_folder`` makes."""
    return len(_plan(folder, but, part)[0])


def _spoken(outcomes_of: tuple[tuple[ReplayOutcome, ...], ...]) -> str:
    parts = []
    every = {outcome for outcomes in outcomes_of for outcome in outcomes}
    for verdict in (REPLAYED, WRONG, NOT_REPLAYED):
        found = [outcome for outcome in every if outcome.verdict == verdict]
        if found:
            lengths = sorted({outcome.length for outcome in found})
            reason = "" if verdict == REPLAYED else f" ({found[0].reason})"
            word = "length" if len(lengths) == 1 else "lengths"
            parts.append(f"{word} {', '.join(map(str, lengths))} {verdict}{reason}")
    return "; ".join(parts)


def _plan(folder: Path, but: Collection[Path], part: str) -> tuple[dict[Any, Question], list[Statement]]:
    """Return the questions of a library by their meaning, and its statements."""
    questions: dict[Any, Question] = {}
    statements: list[Statement] = []
    every = {f"{path.parent.name}/{path.stem}": path for path in sorted(folder.glob("*/*.json"))}
    for path in (every[name] for name in named(every, part) if every[name] not in but):
        artifact = read_artifact(path)
        kind, certificate = artifact.kind, artifact.certificate
        for report in certificate.searches:
            lengths = tuple(v.length for v in report.lengths if v.verdict == "none")
            if not lengths:
                continue
            stated = (f"{path.parent.name}/{path.stem}", report.sketch, lengths)
            question_of = kind.question(certificate, report.sketch)
            if question_of is None:
                statements.append((*stated, None, 0))
                continue
            what, subject = question_of
            key, goal = (
                (_meaning(subject), subject.goal) if isinstance(subject, LaneSketch) else (subject, ())
            )
            question = questions.setdefault(key, Question(what, subject))
            question.longest = max(question.longest, *lengths)
            where = f"{certificate.isa}/{certificate.target}"
            question.where += [] if where in question.where else [where]
            question.goals += [] if goal in question.goals else [goal]
            statements.append((*stated, key, question.goals.index(goal)))
    return questions, statements


def _meaning(lane: LaneSketch) -> tuple[object, ...]:
    """Return a sketch's meaning without its goal. Targets whose instructions have equal meaning share it."""
    inputs = tuple((i.operand, i.plane, tuple((s.width, s.expr) for s in i.steps)) for i in lane.inputs)
    ops = frozenset((op.width, op.arity, op.expr) for op in lane.ops)
    entry = lane.table.entry if lane.table is not None else None
    return lane.width, lane.weight_planes, lane.activation_planes, inputs, ops, entry, lane.max_lookups


def _answer(number: int, question: Question, seconds: float) -> Answer:
    start = time.monotonic()
    clock = Clock(seconds)
    subject, longest = question.subject, question.longest
    if isinstance(subject, LaneSketch):
        outcomes = tuple(zip(*replay_compute(subject, question.goals, longest, clock), strict=True))
    elif isinstance(subject, PackingSubproblem):
        outcomes = (_part(subject, longest, clock),)
    else:
        outcomes = (_tree(subject, longest, clock),)
    return number, outcomes, time.monotonic() - start


def _part(part: PackingSubproblem, longest: int, clock: Clock) -> tuple[ReplayOutcome, ...]:
    said = ("no program", "the shortest program has {} instructions")
    return _outcomes(lambda: least_packing(part, clock), longest, *said)


def _tree(tree: Tree, longest: int, clock: Clock) -> tuple[ReplayOutcome, ...]:
    isa, target, m, row_bytes, terms = tree

    def search() -> tuple[int | None, int | None]:
        least = least_length(isa_specs.load(isa), target, m, row_bytes, terms, clock)
        return least, least

    return _outcomes(search, longest, "no reduction", "the least reduction has {} instructions")


def _outcomes(
    search: Callable[[], tuple[int | None, int | None]], longest: int, none: str, shortest: str
) -> tuple[ReplayOutcome, ...]:
    """Return the outcomes of lengths up to ``longest``, from a search for the least length. ``search``:
    returns a lower and an upper bound of the least length, None if there is no program."""
    lengths = range(1, longest + 1)
    try:
        least, most = search()
    except GaveUp as error:
        return tuple(ReplayOutcome(length, NOT_REPLAYED, str(error)) for length in lengths)

    def outcome(length: int) -> ReplayOutcome:
        if least is None or length < least:
            return ReplayOutcome(length, REPLAYED, none if least is None else shortest.format(least))
        if most is not None and length >= most:
            return ReplayOutcome(length, WRONG, shortest.format(most))
        return ReplayOutcome(
            length, NOT_REPLAYED, "it depends on which of the shortest programs stands before"
        )

    return tuple(map(outcome, lengths))
