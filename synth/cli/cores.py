"""``synth-kernel report``: a comparison of the shortest and the fastest kernels on one core."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from sketches.kernel import KernelSpec
from synth.cli.jobs import ALL_BITS, operands
from synth.cli.progress import ProgressDisplay, board
from synth.cli.screen import print_json, print_paragraph, print_table
from synth.errors import UserError
from synth.forms.registry import FORMS
from synth.library.build import Job
from synth.library.wording import counted

if TYPE_CHECKING:
    from isa_specs.cores import Core
    from sketches.program import BlockKernelProgram
    from sketches.throughput import Cycles
    from synth.forms.form import Form
    from synth.search.kernel import Synthesis


class SearchProgress:
    """A progress callback that shows the steps of the search for the kernel ``name``, which the caller sets.
    All kernels share one object, because it is part of the key of shared searches."""

    name = ""

    def __init__(self, shown: ProgressDisplay) -> None:
        self._shown = shown

    def __call__(self, text: str) -> None:
        self._shown.phase(self.name, text)


@dataclass(frozen=True)
class Best:
    """The tile of a kernel form with the most multiply-accumulates per cycle, and that rate."""

    tile: str
    macs_per_cycle: float


@dataclass(frozen=True)
class Blocks:
    """The instructions and cycles of a block kernel on the core, for the shortest and for the fastest
    program. ``bound``: no reduction tree of the sketch makes the block take fewer cycles. ``limited_by``:
    "ports" or "front end", whichever limits the fastest program."""

    shortest: int
    shortest_cycles: float
    fastest: int
    fastest_cycles: float
    bound: float
    limited_by: str

    @property
    def verdict(self) -> str:
        if self.fastest_cycles > self.shortest_cycles - 1e-6:
            return "the shortest is as fast" if self.optimal else "no faster one found"
        gain = f"{self.shortest_cycles / self.fastest_cycles:.2f}x faster"
        longer = self.fastest - self.shortest
        return f"{gain}, {longer} longer" if longer else f"{gain}, as short"

    @property
    def optimal(self) -> bool:
        """Whether the fastest program reaches ``bound``."""
        return self.fastest_cycles <= self.bound + 1e-6


@dataclass(frozen=True)
class Comparison:
    """The results for one kernel. ``blocks``: None if its operands have no block kernel. ``forms``: the best
    tile of each kernel form that the target has. Bitplanes are made from the fastest block program."""

    kernel: str
    blocks: Blocks | None
    forms: dict[str, Best]

    @property
    def form(self) -> str:
        return max(self.forms, key=lambda form: self.forms[form].macs_per_cycle)

    @property
    def verdict(self) -> str:
        return f"best form {self.form}" if self.blocks is None else self.blocks.verdict

    def json(self) -> dict[str, object]:
        """Return the object in ``report --json``: costs of block programs, best tile per kernel form."""
        blocks = {} if self.blocks is None else asdict(self.blocks) | {"optimal": self.blocks.optimal}
        return {"kernel": self.kernel, **blocks, "forms": {name: asdict(b) for name, b in self.forms.items()}}


def tasks_of(isa: str, target: str, a: int | None, w: int | None, encoding: str) -> list[Job]:
    """Return a task per number of activation bits ``a`` and weight bits ``w``; None: 1 to 3 bits."""
    every = itertools.product(ALL_BITS if a is None else (a,), ALL_BITS if w is None else (w,))
    return [Job(KernelSpec(*operands(x, y, encoding)), isa, target) for x, y in every]


def report(
    core: str, tasks: Sequence[Job], effort: float, seconds: float, as_json: bool, verbose: bool
) -> int:
    """Search each kernel for length and for cycles, print both, return 0. ``effort``, ``seconds``: limits of
    each search (``Limits``). Raises UserError."""
    from isa_specs.cores import assumed, cores
    from synth.library.costs import assumed_text
    from synth.search.kernel import SynthesisFailed

    chosen, rows = cores()[core], []
    with board(len(tasks), silent=as_json) as shown:
        steps = SearchProgress(shown)
        for task in tasks:
            steps.name = task.name
            try:
                rows.append(compare(task, chosen, effort, seconds, steps))
            except SynthesisFailed as error:
                raise UserError(f"{task.name}: {error}") from error
            shown.end(task.name, rows[-1].verdict)
    if as_json:
        kernels = [row.json() for row in rows]
        body = {"core": core, "sources": chosen.sources, "assumed": assumed(chosen, tasks[0].target)}
        print_json(body | {"kernels": kernels})
        return 0
    print_report(chosen, rows, verbose)
    if text := assumed_text(chosen, tasks[0].target):
        print_paragraph(text)
    return 0


def compare(job: Job, core: Core, effort: float, seconds: float, steps: SearchProgress) -> Comparison:
    """Return the comparison of one kernel on ``core``. Raises SynthesisFailed, and MissingUsage if the core's
    table lacks an instruction. ``effort``, ``seconds``: limits of each search (``Limits``)."""
    from synth.search.kernel import SynthesisFailed

    blocks, program = _blocks(job, core, effort, seconds, steps) if job.spec.planes else (None, None)
    forms = {}
    for name, form in FORMS.items():
        steps(f"form {name}")
        if (best := _best_tile(form, job, core, program)) is not None:
            forms[name] = best
    if not forms:
        raise SynthesisFailed(
            f"{job.name}: no form of a kernel has instructions for operands of so many bits"
        )
    return Comparison(job.name, blocks, forms)


def _blocks(
    job: Job, core: Core, effort: float, seconds: float, steps: SearchProgress
) -> tuple[Blocks, BlockKernelProgram]:
    """Search the block kernel for length and for cycles; return both results and the fastest program."""
    from sketches.throughput import program_cycles
    from synth.search.kernel import Limits, synthesize

    place = (job.spec, job.machine, job.target)
    short = synthesize(*place, Limits(effort, seconds), steps, minimality=False)
    fast = synthesize(*place, Limits(effort, seconds, core.name), steps, minimality=False)

    def cycles(made: Synthesis) -> Cycles:
        return program_cycles(core, job.machine, job.target, made.program)

    def length(made: Synthesis) -> int:
        free = frozenset(i.name for i in job.machine.on(job.target) if not i.cost(job.target))
        return sum(made.program.count(free).values())

    assert fast.fast is not None
    return Blocks(
        shortest=length(short),
        shortest_cycles=round(cycles(short).total, 4),
        fastest=length(fast),
        fastest_cycles=round(cycles(fast).total, 4),
        bound=round(fast.fast.bound, 4),
        limited_by=cycles(fast).bound,
    ), fast.program


def _best_tile(form: Form, job: Job, core: Core, block: BlockKernelProgram | None) -> Best | None:
    """Return the best tile of a kernel form, or None if the target lacks the form."""
    program = form.search(job.spec, job.machine, job.target, block)
    if program is None:
        return None
    found = {
        tile.name: form.cycles(job.machine, core, program, tile, job.target).macs_per_cycle
        for tile in program.tiles
    }
    best = max(found, key=lambda name: found[name])
    return Best(best, round(found[best], 2))


def print_report(core: Core, rows: list[Comparison], verbose: bool) -> None:
    """Print the table of the comparisons (all numbers if ``verbose``), a summary, and the core's sources."""
    title = f"Shortest and fastest kernels on {core.name} ({core.description}), by the model"
    short, full = list[tuple[str, ...]](), list[tuple[str, ...]]()
    for row in rows:
        best = [row.forms.get(name) for name in FORMS]
        rates = ["-" if one is None else f"{one.macs_per_cycle:.1f} ({one.tile})" for one in best]
        numbers, limited_by, verdict = ["-"] * 5, "-", "-"
        if (of := row.blocks) is not None:
            cycles = [f"{number:.2f}" for number in (of.shortest_cycles, of.fastest_cycles, of.bound)]
            numbers = [str(of.shortest), cycles[0], str(of.fastest), *cycles[1:]]
            limited_by, verdict = of.limited_by, of.verdict
        full.append((row.kernel, *numbers, *rates, row.form, limited_by, verdict))
        short.append((row.kernel, row.form, f"{row.forms[row.form].macs_per_cycle:.1f}", verdict))
    if verbose:
        of_forms = (f"{name} MAC/cycle" for name in FORMS)
        columns = ("shortest", "cycles", "fastest", "cycles ", "at least", *of_forms)
        last = ("form", "bound by", "fastest against shortest")
        print_table(f"{title}; cycles per block", full, ("kernel",), columns, last)
    else:
        print_table(title, short, ("kernel", "form"), ("MAC/cycle",), ("fastest block against shortest",))
    blocks = [row.blocks for row in rows if row.blocks is not None]
    differ = sum(of.fastest_cycles < of.shortest_cycles - 1e-6 for of in blocks)
    proved = sum(of.optimal for of in blocks)
    if blocks:
        every = counted(len(blocks), "kernel")
        print_paragraph(
            f"A faster block kernel than the shortest one was found for {differ} of {every}. No reduction is "
            f"faster than that of the fastest one: this is proved for {proved} of {every}."
        )
    print_paragraph(
        "Cycles are a bound of ports and front end: registers, scheduling and caches are not in it. Measure "
        "before you choose a longer program for a few percent (docs/cost.md)."
    )
    for source in core.sources:
        print_paragraph(f"Source: {source}")
