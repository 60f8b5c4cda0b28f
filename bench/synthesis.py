"""How long synthesis takes, and how short the kernels are, beside Cowan et al. (CGO 2020).

    python -m bench.synthesis [--isa neon --target aarch64] [--repeat 3]

Times: every run is a fresh process with an empty cache, the compiler's too. ``process`` is its wall time:
Python's start, compiling the search core and the kernel, and the execution test included; ``synthesis`` is
search, minimality and proof alone, the parts that Table 2 of the paper sums up. The ratio is paper / ours,
so above 1 we are faster; it is taken on both. The paper does not name the computer that it synthesized on,
so a ratio compares systems, not algorithms.
"""

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from bench import harness
from bench.harness import benchmark, machine_text, say, screen, text_of, value
from synth.errors import UserError
from synth.library import kernels as library

PHASES = ("preparation", "compute", "reduction", "minimality", "proof")
PACKAGES = ("z3-solver", "PySMT")

# Cowan et al. figure 6: instructions of the A1W1 unipolar kernel, with its store, without loads.
PAPER_A1W1_UNIPOLAR = 24
TVM_A1W1_UNIPOLAR = 49


@dataclass(frozen=True)
class PaperTime:
    """A row of Cowan et al. Table 2, in seconds: its three parts, and the total as printed."""

    a: int
    w: int
    parts: tuple[float, float, float]
    printed: float

    @property
    def configuration(self) -> str:
        return f"A{self.a}W{self.w}"

    @property
    def summed(self) -> float:
        return round(sum(self.parts), 1)

    @property
    def total(self) -> float:
        """The printed total or the sum of the parts, whichever is smaller (better for the paper)."""
        return min(self.printed, self.summed)


PAPER = (
    PaperTime(1, 1, (2.4, 9.0, 5.8), 17.2),
    PaperTime(2, 1, (21.0, 13.9, 10.6), 45.5),
    PaperTime(1, 2, (62.2, 12.7, 15.2), 90.1),
    PaperTime(3, 1, (62.2, 18.9, 15.2), 158.3),
    PaperTime(1, 3, (63.8, 32.1, 15.4), 109.7),
    PaperTime(2, 2, (90.4, 52.4, 15.5), 158.3),
)


# ---- statistics -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Spread:
    """Median and extremes of a few measurements."""

    median: float
    low: float
    high: float

    def text(self, digits: int = 2) -> str:
        """Such as ``3.10 (3.02-3.55)``; the bare number where there is no spread to show."""
        low, high = f"{self.low:.{digits}f}", f"{self.high:.{digits}f}"
        return low if low == high else text_of((self.median, self.low, self.high), digits)


def spread(values: Iterable[float]) -> Spread:
    """Raises ValueError on no values."""
    numbers = list(values)
    if not numbers:
        raise ValueError("no measurements")
    return Spread(statistics.median(numbers), min(numbers), max(numbers))


def ratio(paper: float, ours: Spread) -> Spread:
    """How many times faster than the paper: the slowest run gives the low end."""
    return Spread(paper / ours.median, paper / ours.high, paper / ours.low)


@dataclass(frozen=True)
class Measured:
    """One configuration: the paper's time and ours, or why there is none."""

    paper: PaperTime
    process: Spread | None = None
    synthesis: Spread | None = None
    phases: Mapping[str, float] | None = None
    """Median seconds of each phase."""
    failure: str = ""


def losses(rows: Iterable[Measured]) -> list[str]:
    """Where we are slower than the paper, or failed; one line each."""
    lines = []
    for row in rows:
        if row.process is None or row.synthesis is None:
            lines.append(f"{row.paper.configuration}: no kernel: {row.failure}")
        elif row.synthesis.high >= row.paper.total:
            lines.append(
                f"{row.paper.configuration}: synthesis took up to {row.synthesis.high:.1f} s, the paper's "
                f"{row.paper.total} s"
            )
        elif row.process.high >= row.paper.total:
            lines.append(
                f"{row.paper.configuration}: the whole process took up to {row.process.high:.1f} s, "
                f"the paper's synthesis {row.paper.total} s"
            )
    return lines


def phase_seconds(document: Any) -> dict[str, float]:
    """Seconds of each of PHASES, summed over the kernels of the command's JSON document.

    Raises UserError where the document is not what the command promises.
    """
    try:
        kernels = document["kernels"]
        if not kernels:
            raise UserError("the command's JSON lists no kernel")
        return {phase: sum(float(kernel["seconds"][phase]) for kernel in kernels) for phase in PHASES}
    except (KeyError, TypeError, ValueError) as error:
        raise UserError(f"the command's JSON has no seconds per kernel and phase ({error!r})") from error


# ---- cold synthesis ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Run:
    """One cold synthesis."""

    process: float
    phases: dict[str, float]

    @property
    def synthesis(self) -> float:
        return sum(self.phases.values())


def command(isa: str, target: str, a: int, w: int, out: str) -> list[str]:
    """The command line that a person would type."""
    options = ["--isa", isa, "--a", str(a), "--w", str(w), "--target", target, "--out", out, "--json"]
    return [sys.executable, "-m", "synth.cli", *options]


def run_cold(isa: str, target: str, a: int, w: int, timeout: float) -> Run:
    """One fresh process with an empty cache. Raises UserError, one line, where it writes no kernel."""
    with tempfile.TemporaryDirectory(prefix="synth-bench-") as folder:
        line = command(isa, target, a, w, str(Path(folder, "out")))
        said: dict[str, Any] = {"capture_output": True, "text": True, "errors": "replace"}
        environment, start = harness.cached_in(folder), time.perf_counter()
        try:
            done = subprocess.run(line, **said, env=environment, timeout=timeout, check=False)
        except subprocess.TimeoutExpired as error:
            raise UserError(f"not finished after {timeout:g} s (--timeout)") from error
        seconds = time.perf_counter() - start
    if done.returncode:
        lines = [text.strip() for text in done.stderr.splitlines() if text.strip()]
        raise UserError(f"exit status {done.returncode}: {lines[-1] if lines else 'nothing on stderr'}")
    try:
        document = json.loads(done.stdout)
    except ValueError as error:
        raise UserError(f"the command printed no JSON document ({error})") from error
    return Run(seconds, phase_seconds(document))


def measure(paper: PaperTime, isa: str, target: str, repeat: int, timeout: float) -> Measured:
    """``repeat`` cold runs of one configuration."""
    try:
        runs = [run_cold(isa, target, paper.a, paper.w, timeout) for _ in range(repeat)]
    except UserError as error:
        return Measured(paper, failure=str(error))
    return Measured(
        paper,
        spread(run.process for run in runs),
        spread(run.synthesis for run in runs),
        {phase: statistics.median(run.phases[phase] for run in runs) for phase in PHASES},
    )


# ---- instruction counts -----------------------------------------------------------------------------------

COUNTED = (("neon", "aarch64"), ("neon", "armv7"))


def instructions(isa: str, target: str, a: int, w: int, encoding: str) -> dict[str, int] | None:
    """Instructions of a kernel of the library by stage, from its certificate; None if it is not there."""
    try:
        kernel = library.load(isa=isa, a=a, w=w, encoding=encoding, target=target)
    except library.MissingKernel:
        return None
    return dict(kernel.certificate.block_kernel.instructions)


def longer_than_paper(counts: Mapping[str, int | None]) -> list[str]:
    """The targets whose A1W1 unipolar kernel is not shorter than the paper's; one line each."""
    return [
        f"A1W1 unipolar on {target}: {count} instructions, the paper's kernel has {PAPER_A1W1_UNIPOLAR}"
        for target, count in counts.items()
        if count is not None and count >= PAPER_A1W1_UNIPOLAR
    ]


# ---- what is printed --------------------------------------------------------------------------------------


def times_table(rows: Sequence[Measured], isa: str, target: str, repeat: int) -> Table:
    """Ours, the paper's, and the ratio."""
    corrected = [
        f"{row.paper.configuration} prints {row.paper.printed}, its parts add up to {row.paper.summed}"
        for row in rows
        if row.paper.printed != row.paper.summed
    ]
    heads = (*PHASES, "synthesis", "process", "paper", "paper / synthesis", "paper / process")
    shown = harness.grid(
        f"Cold synthesis, hybrid, {isa} {target}: median (lowest-highest) seconds of {repeat}",
        ("config",),
        heads,
        caption="paper: Cowan et al. Table 2, NEON; the smaller number where total and parts disagree"
        + (f" ({'; '.join(corrected)})" if corrected else "")
        + ". The paper proves no minimality; ours is in `synthesis`.",
    )
    for row in rows:
        paper = row.paper
        if row.process is None or row.synthesis is None or row.phases is None:
            cells = [*["-"] * len(PHASES), "failed", "-", f"{paper.total}", "-", "-"]
            shown.add_row(paper.configuration, *cells, style="red")
            continue
        ours = (row.synthesis, row.process)
        cells = [*(f"{row.phases[phase]:.2f}" for phase in PHASES), *(one.text() for one in ours)]
        cells += [f"{paper.total}", *(ratio(paper.total, one).text(1) for one in ours)]
        shown.add_row(paper.configuration, *cells)
    return shown


def counts_table() -> tuple[Table, list[str]]:
    """Instruction counts of the library's kernels, and the lines that say where we lose or have no kernel."""
    columns = [(isa, target, encoding) for isa, target in COUNTED for encoding in ("unipolar", "hybrid")]
    shown = harness.grid(
        "Instructions of a block kernel, 8 x 64 by 64 x 1, store included, loads not",
        ("config",),
        (*(f"{target} {encoding}" for _, target, encoding in columns), "paper, unipolar", "TVM, unipolar"),
        caption="Ours leave out what is done while packing, once per row or column of a whole matrix (planes "
        "of the weights, popcounts of single planes): so hybrid need not cost more than unipolar. The "
        "paper's kernel (figure 6) computes on 64-bit registers, ours on 128-bit ones.",
    )
    first: dict[str, int | None] = {}
    absent = []
    for paper in PAPER:
        cells = []
        for isa, target, encoding in columns:
            found = instructions(isa, target, paper.a, paper.w, encoding)
            cells.append("-" if found is None else str(found["total"]))
            if found is None:
                absent.append(f"{paper.configuration} {encoding} {target}")
            if (paper.a, paper.w, encoding) == (1, 1, "unipolar"):
                first[target] = None if found is None else found["total"]
        known = (PAPER_A1W1_UNIPOLAR, TVM_A1W1_UNIPOLAR) if (paper.a, paper.w) == (1, 1) else ("-", "-")
        shown.add_row(paper.configuration, *cells, *map(str, known))
    lines = longer_than_paper(first)
    if absent:
        named = ", ".join(absent[:3]) + (f" and {len(absent) - 3} more" if len(absent) > 3 else "")
        folder = library.library_folder().name
        lines.append(f"no kernel in the library {folder} for {named}; write them with synth-kernel")
    return shown, lines


@benchmark(
    value("--isa", "neon", "Instruction set."),
    value("--target", "aarch64", "Target of that instruction set."),
    value("--repeat", 3, "Cold runs of each.", type=harness.AT_LEAST_ONE),
    value("--timeout", 600.0, "Seconds allowed to one run."),
)
def main(isa: str, target: str, repeat: int, timeout: float) -> None:
    """How long synthesis takes, and how short the kernels are, beside Cowan et al. (CGO 2020)."""
    console = screen(150)
    click.echo(machine_text(PACKAGES, target))
    rows = []
    for paper in PAPER:
        say(f"{paper.configuration} ...")
        rows.append(measure(paper, isa, target, repeat, timeout))
    console.print(times_table(rows, isa, target, repeat))
    counts, lines = counts_table()
    console.print(counts)
    lost = losses(rows) + lines
    click.echo("Where we lose:" if lost else "Where we lose: nowhere in these two tables.")
    for line in lost:
        click.echo(f"  {line}")
    sys.exit(1 if any(row.process is None for row in rows) else 0)
