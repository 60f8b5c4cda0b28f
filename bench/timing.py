"""Timing callables side by side on a computer that others use too.

Three things would spoil a plain loop. Idle workers of onnxruntime spin for some 30 ms after a run (those of
TVM for 100 ms, unless told otherwise) and hold a core that the next callable wants: so every batch begins
with a rest and a warm-up. The clock of the CPU drifts: so the callables take turns in short batches, and
what is compared is the times of the same round. Other processes come and go: so a batch that had to wait
for a core is taken again.
"""

import itertools
import statistics
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from rich.table import Table

from bench.harness import Spread, quartiles, text_of

Who, Value = TypeVar("Who"), TypeVar("Value")

REST, WARM, BATCH = 0.04, 0.005, 0.03  # seconds
LEAST_ROUNDS = 5
REPEATS = 3
"""A batch that waited for a core more than WAITED of its time is taken again, so often at most."""
WAITED = 0.03


@dataclass(frozen=True)
class Timing:
    """Milliseconds per call: median and quartiles over rounds, each the median of one batch of calls."""

    median: float
    low: float
    high: float
    rounds: tuple[float, ...]
    disturbed: int = 0
    """Rounds that waited for a core in spite of being repeated."""

    def text(self, digits: int = 3) -> str:
        """Such as ``1.803 (1.798-1.812)``."""
        return text_of(self.spread, digits)

    @property
    def spread(self) -> Spread:
        return self.median, self.low, self.high


def measure(
    peers: Mapping[str, Who], seconds: float, batch: Callable[[Who], tuple[float, float]] | None = None
) -> dict[str, Timing]:
    """Times the callables in turns, in about ``seconds`` of wall time for all of them together: in one round
    every peer has one batch. ``batch``: what measures peers that are no callables, and gives what
    ``undisturbed`` reads.
    """
    run: Callable[[Any], tuple[float, float]] = batch or _batch
    results = in_rounds(peers, seconds, lambda peer: undisturbed(partial(run, peer)))
    return {
        name: timing([milliseconds for milliseconds, _ in rounds], sum(late for _, late in rounds))
        for name, rounds in results.items()
    }


def in_rounds(
    peers: Mapping[str, Who], seconds: float, take: Callable[[Who], Value]
) -> dict[str, list[Value]]:
    """Return what ``take`` measures of each peer in every round of ``in_turns``."""
    values: dict[str, list[Value]] = {name: [] for name in peers}
    for name in in_turns(list(peers), seconds):
        values[name].append(take(peers[name]))
    return values


def undisturbed(batch: Callable[[], tuple[float, float]]) -> tuple[float, bool]:
    """What ``batch`` measures, which gives the part of its time that it waited for a core, and a time: that
    of the first that waited no more than WAITED, else of the best of REPEATS; and whether this waited."""
    batches: list[tuple[float, float]] = []
    while len(batches) < REPEATS and not (batches and batches[-1][0] <= WAITED):
        batches.append(batch())
    part, time = min(batches)
    return time, part > WAITED


def in_turns(everyone: Sequence[Who], seconds: float, least: int = LEAST_ROUNDS) -> Iterator[Who]:
    """Whose turn it is, round after round, for about ``seconds``: at least ``least`` rounds. The order moves
    on by one in each, so that nobody always follows the same neighbour."""
    end, turn = time.perf_counter() + seconds, 0
    while everyone and (turn < least or time.perf_counter() < end):
        start = turn % len(everyone)
        yield from [*everyone[start:], *everyone[:start]]
        turn += 1


def estimate(run: Callable[[], None]) -> float:
    """Milliseconds per call, quickly: the better of two batches."""
    return min(_batch(run)[1] for _ in range(2))


def timing(rounds: Sequence[float], disturbed: int = 0) -> Timing:
    """Summary of the times of rounds, in ms. Raises ValueError on none."""
    return Timing(*quartiles(rounds), tuple(rounds), disturbed)


def ratio(a: Timing, b: Timing) -> Spread:
    """Time of ``a`` over that of ``b``, round by round: median, lower and upper quartile.

    Above 1, b is faster. Raises ValueError unless both come from the same rounds.
    """
    return quartiles([x / y for x, y in zip(a.rounds, b.rounds, strict=True)])


def ratios(
    times: Mapping[str, Timing], competitors: Iterable[str], ours: Collection[str]
) -> dict[str, dict[str, Spread]]:
    """Return by competitor how many times as fast each of ours is."""
    return {who: {name: ratio(times[who], times[name]) for name in ours} for who in competitors}


def mean_row(rows: Sequence[Sequence[Spread]]) -> list[Spread]:
    """Return the geometric means of columns: of the medians and of the quartiles."""
    columns = (zip(*spreads, strict=True) for spreads in zip(*rows, strict=True))
    means = ([statistics.geometric_mean(part) for part in parts] for parts in columns)
    return [(middle, low, high) for middle, low, high in means]


def spread_table(title: str, heads: Iterable[str], rows: Mapping[str, Sequence[Spread]]) -> Table:
    """Return a table of ratios by layer, with their geometric means."""
    table = Table("layer", *heads, title=title)
    for name, cells in {**rows, "geometric mean": mean_row(list(rows.values()))}.items():
        table.add_row(name, *map(text_of, cells))
    return table


def _batch(run: Callable[[], None]) -> tuple[float, float]:
    """Part of the batch that was spent waiting for a core, and the median call in ms."""
    time.sleep(REST)
    calls, start = 0, time.perf_counter()
    while calls < 2 or time.perf_counter() - start < WARM:
        run()
        calls += 1
    times: list[float] = []
    before, start = waited(), time.perf_counter()
    end = start + BATCH
    while len(times) < 3 or times[-1] < end:
        run()
        times.append(time.perf_counter())
    part = (waited() - before) / (times[-1] - start)
    return part, 1e3 * statistics.median(b - a for a, b in itertools.pairwise([start, *times]))


def waited(process: int | str = "self") -> float:
    """Seconds that a process' threads were ready but had no core so far; 0 where Linux does not tell."""
    total = 0
    for file in Path(f"/proc/{process}/task").glob("*/schedstat"):
        try:
            total += int(file.read_text().split()[1])
        except (OSError, ValueError, IndexError):
            continue
    return total / 1e9
