"""The shortest and the fastest kernels on a core, by its model.

    python -m bench.core_report --core cortex-a72

Each block kernel is searched twice: for length and for cycles. Each form is searched as well, and the best
tile of each form is shown. Nothing runs and nothing is written.
"""

import itertools
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console

from bench.harness import FILE, benchmark, grid, say, screen, value, write_json
from isa_specs.cores import Core, assumed, cores
from sketches.kernel import KernelSpec
from sketches.program import BlockKernelProgram
from sketches.throughput import Cycles, program_cycles
from synth.cli.jobs import ALL_BITS, operands
from synth.cli.options import BITS
from synth.cli.synthesis import core_place
from synth.errors import UserError
from synth.forms.form import Form
from synth.forms.registry import FORMS
from synth.library.build import Job
from synth.library.costs import assumed_text
from synth.library.wording import counted
from synth.search.kernel import Limits, Synthesis, SynthesisFailed, synthesize


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
        """Return the object of ``--json``: costs of block programs, best tile per kernel form."""
        blocks = {} if self.blocks is None else asdict(self.blocks) | {"optimal": self.blocks.optimal}
        return {"kernel": self.kernel, **blocks, "forms": {name: asdict(b) for name, b in self.forms.items()}}


def compare(job: Job, core: Core) -> Comparison:
    """Return the comparison of one kernel on ``core``. Raises SynthesisFailed, and MissingUsage if the core's
    table lacks an instruction."""
    blocks, program = _blocks(job, core) if job.spec.planes else (None, None)
    tiles = ((name, _best_tile(form, job, core, program)) for name, form in FORMS.items())
    forms = {name: best for name, best in tiles if best is not None}
    if not forms:
        raise SynthesisFailed(f"{job.name}: no kernel form has instructions for operands of so many bits")
    return Comparison(job.name, blocks, forms)


def _blocks(job: Job, core: Core) -> tuple[Blocks, BlockKernelProgram]:
    """Search the block kernel for length and for cycles; return both results and the fastest program."""
    place = (job.spec, job.machine, job.target)
    short = synthesize(*place, Limits(), minimality=False)
    fast = synthesize(*place, Limits(core=core.name), minimality=False)

    def cycles(synthesis: Synthesis) -> Cycles:
        return program_cycles(core, job.machine, job.target, synthesis.program)

    def length(synthesis: Synthesis) -> int:
        free = frozenset(i.name for i in job.machine.on(job.target) if not i.cost(job.target))
        return sum(synthesis.program.count(free).values())

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
    cycles = {tile.name: form.cycles(job.machine, core, program, tile, job.target) for tile in program.tiles}
    name, best = max(cycles.items(), key=lambda item: item[1].macs_per_cycle)
    return Best(name, round(best.macs_per_cycle, 2))


def print_report(console: Console, core: Core, rows: list[Comparison]) -> None:
    """Print the table of the comparisons, a summary, and the core's sources."""
    title = f"Shortest and fastest kernels on {core.name}: cycles per block, best tiles in MAC per cycle"
    named = [name for name in FORMS if any(name in row.forms for row in rows)]
    numbers = ("shortest", "cycles", "fastest", "cycles ", "at least", *named)
    table = grid(title, ("kernel", "form", "fastest block against shortest"), numbers)
    for row in rows:
        tiles = [row.forms.get(name) for name in named]
        rates = ["-" if best is None else f"{best.macs_per_cycle:.1f} ({best.tile})" for best in tiles]
        block = ["-"] * 5
        if (of := row.blocks) is not None:
            cycles = [f"{number:.2f}" for number in (of.shortest_cycles, of.fastest_cycles, of.bound)]
            block = [str(of.shortest), cycles[0], str(of.fastest), *cycles[1:]]
        table.add_row(row.kernel, row.form, row.verdict, *block, *rates)
    console.print(table)
    blocks = [row.blocks for row in rows if row.blocks is not None]
    if blocks:
        differ = sum(of.fastest_cycles < of.shortest_cycles - 1e-6 for of in blocks)
        total = counted(len(blocks), "kernel")
        console.print(
            f"A faster block kernel than the shortest one was found for {differ} of {total}. No reduction is "
            f"faster than that of the fastest one: this is proved for {sum(of.optimal for of in blocks)} of "
            f"{total}."
        )
    for source in core.sources:
        console.print(f"Source of the model: {source}")


@benchmark(
    value("--core", "cortex-a72", "Whose model.", "name"),
    value("--target", None, "Whose kernels.  [default: the core's usual one]"),
    value("--a", None, "Bits of an activation.  [default: 1 to 3]", type=BITS),
    value("--w", None, "Bits of a weight.  [default: 1 to 3]", type=BITS),
    value("--encoding", "hybrid", "Encoding of the operands."),
    value("--json", None, "Write the comparisons to this file.", "file", type=FILE),
)
def main(
    name: str, target: str | None, a: int | None, w: int | None, encoding: str, file: Path | None
) -> None:
    """Compare the shortest with the fastest kernels on a core, by its model."""
    if name not in cores():
        raise UserError(f"--core {name}: no such core; use {', '.join(sorted(cores()))}")
    isa, chosen = core_place(name, None, target)
    rows = []
    for x, y in itertools.product(ALL_BITS if a is None else (a,), ALL_BITS if w is None else (w,)):
        job = Job(KernelSpec(*operands(x, y, encoding)), isa, chosen)
        try:
            rows.append(compare(job, cores()[name]))
        except SynthesisFailed as error:
            raise UserError(f"{job.name}: {error}") from error
        say(f"{job.name}: {rows[-1].verdict}")
    console = screen(200)
    print_report(console, cores()[name], rows)
    if text := assumed_text(cores()[name], chosen):
        console.print(text)
    kernels = [row.json() for row in rows]
    write_json(file, core=name, assumed=assumed(cores()[name], chosen), kernels=kernels)
