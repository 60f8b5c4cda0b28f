"""Output of ``check --minimality``: a line per search, and a summary by sketch and length."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from synth.cli.progress import board
from synth.cli.tables import ranges
from synth.library.wording import counted

if TYPE_CHECKING:
    from synth.library.minimality import Replayed

#: The sentence that ``show`` adds to the lengths without a program.
STATED = (
    'Lengths with the verdict "none" are stated, not replayed: synth-kernel check --minimality NAME searches '
    "them again, by another search."
)


@dataclass(frozen=True)
class Replay:
    """A replay. ``summary``: lines to print. ``wrong``: a line per excluded length that has a program.
    ``rows``: a JSON object per search and excluded length."""

    summary: tuple[str, ...]
    wrong: tuple[str, ...]
    rows: list[dict[str, object]]


def replayed(
    where: tuple[Path, str], jobs: int, seconds: float, silent: bool, failed: Collection[Path]
) -> Replay:
    """Search the excluded lengths of a library again, at most ``seconds`` per search. ``where``: its folder,
    and a name filter ("" for every kernel). ``silent``: show no
    progress. ``failed``: certificates that did not pass ``check``; invalid certificates among them are left
    out. Raises UserError or VerificationError for any other invalid certificate."""
    from synth.library.minimality import count_questions, replay_folder, unreadable
    from synth.minimality.outcome import NOT_REPLAYED, REPLAYED, WRONG

    start, but, (folder, part) = time.monotonic(), unreadable(failed), where
    with board(count_questions(folder, but, part), silent=silent) as shown:
        results = replay_folder(folder, seconds, jobs, shown.end, but, part)
    wall = time.monotonic() - start
    counts = {
        verdict: sum(len(result.lengths(verdict)) for result in results)
        for verdict in (REPLAYED, NOT_REPLAYED, WRONG)
    }
    verdicts = ", ".join(
        f"{count} {verdict}" for verdict, count in counts.items() if count or verdict != WRONG
    )
    said = counted(sum(counts.values()), "length")
    lines = [f"A second search of {said} that are said to have no program: {verdicts} [{wall:.1f} s]"]
    lines += [f"  not replayed: {line}" for line in _grouped(results, NOT_REPLAYED)]
    if but:
        lines.append(f"  not replayed: certificates that are not valid ({len(but)}, see below)")
    wrong = tuple(
        f"{result.kernel}: {result.sketch}: length {outcome.length} is said to have no "
        f"program, but {outcome.reason}"
        for result in results
        for outcome in result.outcomes
        if outcome.verdict == WRONG
    )
    rows = [
        {"kernel": result.kernel, "search": result.sketch, **vars(outcome)}
        for result in results
        for outcome in result.outcomes
    ]
    return Replay(tuple(lines), wrong, rows)


def _grouped(results: list[Replayed], verdict: str) -> list[str]:
    """Return a line per sketch, lengths and reason of ``verdict``, with its kernels."""
    groups: dict[tuple[Any, ...], list[str]] = {}
    for result in results:
        lengths = result.lengths(verdict)
        if lengths:
            reason = next(o.reason for o in result.outcomes if o.verdict == verdict)
            groups.setdefault((result.sketch, lengths, reason), []).append(result.kernel)
    return [
        f"{sketch}, {'length' if len(lengths) == 1 else 'lengths'} {ranges(lengths)} ({reason}): "
        f"{', '.join(kernels)}"
        for (sketch, lengths, reason), kernels in groups.items()
    ]
