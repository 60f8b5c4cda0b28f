"""Static throughput of the NEON kernels on Arm's cores, and the instructions that they execute.

    python -m bench.neon_throughput [--configurations A1W1,A2W2] [--cores cortex-a72] [--json file.json]
        [--target aarch64_dotprod]

Every tile of every hybrid kernel, all forms that its target has, is compiled for each core; the loop over K
is found in the assembly and given to OSACA (Cortex-A72, Neoverse N1) and to llvm-mca, where one is installed
that has the core. Cycles include the rare work of the loop (widening, folding, spilling) at the rate at which
it happens, without the branch that is predicted wrong then. MAC per cycle stand beside what the core's pipes
allow this form; with each core come the range of these shares and all that stays below the goal. Data are in
the first-level cache: nothing here knows of misses. A target with further features also has the forms of
those below it. Instructions executed are counted in an emulator, K = 1152; where that lacks the target's
features those of the loop are counted.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import harness
from bench.harness import benchmark, configurations_of, screen, value
from bench.neon_loops import Loop, assembly, find_loop
from bench.neon_models import SINCE, llvm_mca, mca_cycles, osaca_bounds, roofline, table_bounds
from bench.neon_peers import Executed, emulated, executed_elsewhere, fewest, tiles
from isa_specs.cores import Core, core
from isa_specs.cores import cores as cores_by_name
from sketches import tables
from sketches.bitplanes import BitplaneProgram
from sketches.dot import DotProgram
from sketches.tables import TableProgram
from sketches.tile import Tile
from synth.emit.matrices import tile_symbol
from synth.emit.toolchain import find_compiler
from synth.errors import UserError
from synth.forms import NAMES
from synth.library import kernels as library
from synth.library.kernels import FormKernel, Kernel
from synth.library.reports import present

CORES = ("cortex-a53", "cortex-a72", "neoverse-n1")
TARGET = "aarch64"
#: Cores that OSACA has.
OSACA_CORES = ("cortex-a72", "neoverse-n1")
ENCODING = "hybrid"
K = 1152
#: The part of the roofline that a loop shall reach.
GOAL = 0.7


@dataclass(frozen=True)
class Form:
    """A form of a kernel: its C text, its tiles, and how its loops are recognised.

    A step executes ``counting`` (mnemonics) ``per_cell`` times per cell; only folds (of byte sums into wider
    lanes) execute ``folding``. Rare work comes every ``interval`` steps, of that all the rest every
    ``rounds`` times. ``asked``: what a cell cannot do without in a step, mnemonics with how often. ``group``:
    columns of a cell.
    """

    kernel: FormKernel
    tiles: tuple[Tile, ...]
    counting: str
    folding: str
    per_cell: int
    asked: Mapping[str, float]
    interval: int
    second_interval: int
    group: int = 1

    @property
    def name(self) -> str:
        return self.kernel.name

    @property
    def source(self) -> str:
        return self.kernel.text

    def loop(self, text: str, tile: Tile) -> Loop:
        per_step = self.per_cell * tile.registers * -(-tile.columns // self.group)
        return find_loop(text, tile_symbol(self.kernel.symbol, tile), self.counting, per_step, self.folding)

    @property
    def cell(self) -> int:
        """Multiply-accumulates of a step of a register of rows and a column."""
        return self.kernel.rows * self.kernel.form.text.chunk

    def roofline(self, machine: Core) -> float:
        """Multiply-accumulates per cycle at best. Loads, loop and everything that a larger tile shares are
        left out."""
        return roofline(machine, self.asked, self.cell * self.group)


@dataclass(frozen=True)
class Estimate:
    """A tile on a core by one tool: cycles per step of K. ``bound``: what OSACA found largest."""

    configuration: str
    form: str
    core: str
    tool: str
    tile: str
    instructions: float
    cycles: float
    macs_per_cycle: float
    roofline: float
    bound: str

    @property
    def share(self) -> float:
        return self.macs_per_cycle / self.roofline


def cores_of(target: str) -> tuple[str, ...]:
    """The cores that are looked at: of a target with further features those that have them. Raises UserError
    where there are none."""
    if target == TARGET:
        return CORES
    found = tuple(one.name for one in cores_by_name().values() if one.isa == "neon" and target in one.targets)
    if not found:
        known = sorted({t for one in cores_by_name().values() if one.isa == "neon" for t in one.targets})
        raise UserError(f"--target {target}: choose from {', '.join(known)}")
    return found


def forms(kernel: Kernel) -> tuple[Form, ...]:
    """The bitplanes kernel, the table kernel and the bytes kernel, those that the target has.

    32 positions of a pair of planes take ``and``, ``cnt``, ``add`` for four rows; four positions of a weight
    plane ``tbl``, ``add`` for 16 (tables are built once for all rows). Their folds, a few per hundred
    instructions, are left out. Bytes do one instruction a step, and three-bit operands fill their lanes
    in five of them: what moves sums to wider lanes is in.
    """
    spec, had = kernel.spec, [form.name for form in present(kernel.certificate)]
    pairs = spec.weights.bits * spec.activations.bits
    lookups = spec.weights.bits * tables.NIBBLES.tables
    work = {"and": pairs, "cnt": pairs, "add": pairs}

    def made(
        of: FormKernel,
        lines: Sequence[Any],
        counting: str,
        folding: str,
        asked: Mapping[str, float],
        *rare: int,
    ) -> Form:
        per_cell = _count(kernel, lines, counting.split()[0])
        return Form(of, of.tiles, counting, folding, per_cell, asked, *rare)

    found = []
    for of in (kernel.form(name) for name in NAMES if name in had):
        program = of.program
        if isinstance(program, BitplaneProgram):
            found.append(made(of, program.inner.body, "cnt", "uadalp", work, program.interval, 1))
        elif isinstance(program, TableProgram):
            asked = {"tbl": lookups, "add": lookups}
            found.append(
                made(of, program.inner, "tbl", "umlal", asked, program.interval, program.second_interval)
            )
        elif isinstance(program, DotProgram) and not program.weights_live:
            lines = program.stages[0].lines
            rows = [kernel.isa.instructions[line.instruction] for line in lines if line.stage == "row"]
            asked = dict(Counter(row.mnemonic for row in rows))
            form = made(of, lines, " ".join(asked), "", asked, 1, 1)
            found.append(replace(form, group=program.columns))
        else:
            found.append(_bytes(kernel, of, made))
    return tuple(found)


def _bytes(kernel: Kernel, of: FormKernel, made: Callable[..., Form]) -> Form:
    """The bytes kernel. Where dot products make its sums of 32 bits nothing is rare."""
    program: DotProgram = of.program
    lines, work = program.stages[0].lines, _byte_work(kernel, program)
    if program.intervals:
        return made(of, lines, "mla mul", "uadalp", work, *program.intervals[:2])
    return made(of, lines, " ".join(work), "", work, 1, 1)


def _byte_work(kernel: Kernel, program: DotProgram) -> dict[str, float]:
    """Instructions of a step and cell of byte lanes, and the share of those that move sums to wider lanes."""
    found: dict[str, float] = {}
    often = 1.0
    for stage, interval in zip(program.stages, (1, *program.intervals), strict=True):
        often /= interval
        for line in stage.lines:
            if line.stage != "load":
                name = kernel.isa.instructions[line.instruction].mnemonic
                found[name] = found.get(name, 0.0) + often
    return found


def _count(kernel: Kernel, lines: Sequence[Any], mnemonic: str) -> int:
    known = kernel.isa.instructions
    return sum(line.stage == "row" and known[line.instruction].mnemonic == mnemonic for line in lines)


def every_form(a: int, w: int, target: str) -> list[tuple[Kernel, Form]]:
    """All forms that run on a target, each of the first of it and the targets below it that has it."""
    found: dict[str, tuple[Kernel, Form]] = {}
    place: str | None = target
    while place is not None:
        kernel = library.load("neon", a, w, ENCODING, place)
        for form in forms(kernel):
            found.setdefault(form.name, (kernel, form))
        place = kernel.isa.below(place)
    return [found[name] for name in NAMES if name in found]


def estimates(kernel: Kernel, form: Form, name: str) -> list[Estimate]:
    """Every tile of a form on a core by every tool that has the core. Raises UserError, LookupError."""
    place = kernel.isa.target(kernel.certificate.target)
    text = assembly("#define SYNTH_TILES_ONLY 1\n" + form.source, name, place.feature_names)
    best = form.roofline(core(name))
    found = []
    for tile in form.tiles:
        loop = form.loop(text, tile)
        shares = [1 / form.interval, 1 / (form.interval * form.rounds)][: len(loop.rare)]
        for tool in ("OSACA", "llvm-mca"):
            if tool == "OSACA":
                if name not in OSACA_CORES:
                    continue
                # A round that folds by itself starts its sums afresh: no chain goes through it, and it is
                # long.
                by_osaca = bool(loop.rare) or not form.folding
                bounds = osaca_bounds(loop.body, name) if by_osaca else table_bounds(loop.body, name)
                cycles, bound = bounds.cycles, bounds.bound
                rare: list[float | None] = [_alone(lines, name) for lines in loop.rare]
            else:
                simulated = mca_cycles(loop.body, name)
                if simulated is None:
                    continue
                cycles, bound = simulated, ""
                rare = [mca_cycles(lines, name) for lines in loop.rare]
            parts = list(zip(loop.rare, rare, shares, strict=True))
            seldom = sum((cost or 0) * share for _, cost, share in parts) / loop.rare_steps
            total = cycles / loop.steps + seldom
            beside = sum(len(lines) * share for lines, _, share in parts) / loop.rare_steps
            size, rate = (
                len(loop.body) / loop.steps + beside,
                form.cell * tile.registers * tile.columns / total,
            )
            who = (kernel.spec.configuration, form.name, name, tool, tile.name)
            found.append(Estimate(*who, size, total, rate, best, bound))
    return found


def _alone(lines: Sequence[str], name: str) -> float:
    """Cycles of rare work: no chain from one time to the next counts."""
    bounds = osaca_bounds(lines, name)
    return max(bounds.ports, bounds.front)


def _counts(
    had: Sequence[tuple[Kernel, Form]], found: Sequence[Estimate], target: str
) -> dict[str, Executed]:
    """Who -> instructions: of each form, of what it is compared with."""
    counts = {}
    for kernel, form in had:
        if emulated(kernel):
            counts[form.name] = fewest(tiles(kernel, form.name, K))
        else:
            chunk, rows = form.kernel.form.text.chunk, form.kernel.rows
            of_form = [
                one
                for one in found
                if (one.configuration, one.form) == (kernel.spec.configuration, form.name)
            ]
            if not of_form:
                raise UserError(
                    f"--target {target}: no tool here has the instructions of {form.name}; install llvm-mca "
                    "of LLVM 19 or later"
                )
            sides = [(one, *map(int, one.tile.split("x"))) for one in of_form]
            counts[form.name] = fewest(
                Executed(one.tile, rows * r, c, chunk, one.instructions) for one, r, c in sides
            )
    base, features = had[0][0], had[0][0].isa.target(target).feature_names
    return counts | executed_elsewhere(base, K, features)


def best_of(found: Sequence[Estimate]) -> list[Estimate]:
    """The best tile per configuration, core, tool and form, in the order of ``found``."""
    best: dict[tuple[str, str, str, str], Estimate] = {}
    for one in found:
        key = (one.configuration, one.core, one.tool, one.form)
        if key not in best or one.macs_per_cycle > best[key].macs_per_cycle:
            best[key] = one
    return list(best.values())


# ---- tables -----------------------------------------------------------------------------------------------


def throughput_table(found: Sequence[Estimate], name: str, tool: str) -> Table:
    """Best tiles on one core by one tool, the forms side by side."""
    chosen = [one for one in best_of(found) if (one.core, one.tool) == (name, tool)]
    forms = list(dict.fromkeys(one.form for one in chosen))
    heads = [head for form in forms for head in (form, "MAC/cycle of roofline")]
    shown = Table("", *heads, "fastest", title=f"{core(name).description}, {tool}")
    for configuration in dict.fromkeys(one.configuration for one in chosen):
        row = [one for one in chosen if one.configuration == configuration]
        cells = []
        for one in row:
            share = f"{one.share:.0%}" if one.share >= GOAL else f"[red]{one.share:.0%}[/red]"
            rate = f"{one.macs_per_cycle:.1f} of {one.roofline:.1f}: {share}"
            cells += [f"{one.tile}{_note(one)}", rate]
        first, *others = sorted(row, key=lambda one: -one.macs_per_cycle)
        by = f" {first.macs_per_cycle / others[0].macs_per_cycle:.2f}x" if others else ""
        shown.add_row(configuration, *cells, f"{first.form}{by}")
    return shown


def _note(one: Estimate) -> str:
    return f" ({one.bound})" if one.bound and one.bound != "ports" else ""


def ranges(found: Sequence[Estimate]) -> list[str]:
    """A line per core and tool: which part of their rooflines the best tiles reach, in all and form by
    form."""
    chosen = best_of(found)
    lines = []
    for name, tool in dict.fromkeys((one.core, one.tool) for one in chosen):
        here = [one for one in chosen if (one.core, one.tool) == (name, tool)]
        by_form = [
            f"{form} {_span(one for one in here if one.form == form)}"
            for form in dict.fromkeys(one.form for one in here)
        ]
        reach = f"best tiles reach {_span(here)} of their rooflines ({', '.join(by_form)})"
        lines.append(f"{name}, {tool}: {reach}")
    return lines


def _span(found: Iterable[Estimate]) -> str:
    shares = sorted(one.share for one in found)
    return " to ".join(dict.fromkeys(f"{share:.0%}" for share in (shares[0], shares[-1])))


def below_goal(found: Sequence[Estimate]) -> list[str]:
    """A line per best tile that misses the goal; of a configuration's forms the fastest one counts."""
    chosen = best_of(found)
    lines = []
    for one in chosen:
        if one.share >= GOAL:
            continue
        place = (one.configuration, one.core, one.tool)
        competitors = [r for r in chosen if (r.configuration, r.core, r.tool) == place]
        fastest = max(competitors, key=lambda r: r.macs_per_cycle)
        role = "the fastest form" if fastest is one else f"{fastest.form} are faster"
        lines.append(
            f"{one.configuration} {one.form}, {one.core}, {one.tool}: {one.share:.0%} of the roofline "
            f"(tile {one.tile}, {one.instructions:.0f} instructions in {one.cycles:.1f} cycles per step; "
            f"{role})"
        )
    return lines


def smaller_below(found: Sequence[Estimate]) -> list[str]:
    """A line per core, tool and form on the other tiles that miss the goal, which few rows or columns are
    left to."""
    best = set(map(id, best_of(found)))
    low: dict[tuple[str, str, str], dict[str, list[Estimate]]] = {}
    for one in found:
        if id(one) not in best and one.share < GOAL:
            low.setdefault((one.core, one.tool, one.form), {}).setdefault(one.tile, []).append(one)
    return [
        f"{name}, {tool}, {form}, tiles that are not the best one: "
        + ", ".join(f"{tile} {_span(ones)} ({len(ones)} x)" for tile, ones in tiles.items())
        for (name, tool, form), tiles in low.items()
    ]


def executed_table(counts: dict[str, dict[str, Executed]]) -> Table:
    """Instructions per 1,000 multiply-accumulates."""
    who = list(next(iter(counts.values())))
    shown = Table("", *who, "two popcounts / ours", "best loop / ours")
    shown.title = f"AArch64 instructions executed per 1,000 MAC, K = {K} (tile)"
    for configuration, row in counts.items():
        ours = min(one.per_thousand for name, one in row.items() if name in NAMES)
        loop = min(one.per_thousand for name, one in row.items() if name.startswith("C loop"))
        cells = [f"{row[name].per_thousand:.1f} ({row[name].tile})" for name in who]
        ratios = [row["two popcounts"].per_thousand / ours, loop / ours]
        shown.add_row(configuration, *cells, *(f"{ratio:.2f}" for ratio in ratios))
    return shown


def tools_text(machines: Iterable[str]) -> str:
    """Compiler and tools with their versions, and what is missing; one line each."""
    osaca = (
        f"{harness.package_text('osaca')}, which gets every vector instruction from isa_specs/cores_arm.py;\n"
    )
    osaca += "loops in assembly, too long for it, are bounded by the same pipes and the front end without it"
    lines = [f"{find_compiler(TARGET, 'zig').describe()}, -O3", osaca]
    for name in machines:
        tool = llvm_mca(SINCE[name])
        text = f"no llvm-mca with a model of {name} is installed (Debian packages llvm, llvm-19)"
        if tool is not None:
            text = f"llvm-mca {tool[1]} for {name}"
            if name == "cortex-a53":
                text += ", where nothing ends before what was issued earlier"
            if name == "cortex-a72" and tool[1] < 17:
                text += ", which is a Cortex-A57 there"
        lines.append(text)
    return "\n".join(lines)


# ---- command line -----------------------------------------------------------------------------------------


@benchmark(
    value("--configurations", "all", "A1W1 to A3W3, with commas, or all."),
    value("--cores", "all", f"{', '.join(CORES)} or others of the target, with commas, or all."),
    value("--target", TARGET, "aarch64, or one with further features (aarch64_dotprod)."),
    harness.JSON,
)
def main(configurations: str, cores: str, target: str, json_file: Path | None) -> None:
    """Static throughput of the NEON kernels, and instructions executed, beside rooflines and other code."""
    console = screen(160)
    chosen, machines = (
        configurations_of(configurations).values(),
        harness.listed(cores, "--cores", cores_of(target)),
    )
    harness.writable("--json", json_file)
    console.print(tools_text(machines))
    found: list[Estimate] = []
    counts: dict[str, dict[str, Executed]] = {}
    for a, w in track(list(chosen), "kernels", console=Console(stderr=True), transient=True):
        had = every_form(a, w, target)
        for kernel, form in had:
            for name in machines:
                found += estimates(kernel, form, name)
        counts[had[0][0].spec.configuration] = _counts(had, found, target)
    for name in machines:
        for tool in ("OSACA", "llvm-mca"):
            if any((one.core, one.tool) == (name, tool) for one in found):
                console.print(throughput_table(found, name, tool))
    none = [f"No best tile is below {GOAL:.0%} of its roofline."]
    for line in [*ranges(found), *(below_goal(found) or none), *smaller_below(found)]:
        console.print(line)
    console.print(executed_table(counts))
    if json_file is not None:
        ran = {c: {who: asdict(one) for who, one in row.items()} for c, row in counts.items()}
        harness.write_json(json_file, estimates=[asdict(one) for one in found], executed=ran)
