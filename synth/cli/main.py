"""``synth-kernel``: options, help, exit codes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from synth.cli.group import Cli
from synth.cli.options import (
    BITS,
    CORE,
    COST,
    DEFAULT_FOLDER,
    EFFORT,
    ENCODING,
    ENVIRONMENT,
    FOLDER,
    ISA,
    JOBS,
    LAYOUT,
    POSITIONS,
    ROWS,
    SECONDS,
    TARGET,
    option,
)
from synth.errors import UserError
from synth.processes import MOST_THREADS, processors

EPILOG = """\b
Examples:
  synth-kernel --isa neon --a 2 --w 1
  synth-kernel --isa avx2 --a 1 --w 1 --encoding bipolar --out my_kernels
  synth-kernel --isa neon --target armv7 --a 3 --w 2 --encoding twos/bipolar
  synth-kernel --all --jobs 8
  synth-kernel --isa neon --target aarch64 --a 2 --w 1 --layout tables --out tables
  synth-kernel --cost throughput --core cortex-a72 --isa neon --a 2 --w 2 --out a72
  synth-kernel list
  synth-kernel show a2w1_hybrid_m8n1k64_aarch64 --c
  synth-kernel check kernels_out
  synth-kernel check kernels_out --minimality
  synth-kernel report --core cortex-a72 --a 2
  synth-kernel tune --input 1,56,56,64 --filters 64 --padding 1 --a 2 --w 1

\b
Exit codes:
  0    fine
  1    a kernel was not found, not proved or wrong: nothing was written for it
  2    bad input, said in one line: nothing was done
  130  interrupted: finished kernels are kept, the same command resumes
"""


@dataclass(frozen=True)
class Setup:
    """How the command works where it is embedded (click's ``obj``). ``processes``: search in workers."""

    processes: bool = True


def _version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from importlib.metadata import PackageNotFoundError, version

        try:
            click.echo(f"synth-kernel {version('synth-kernel')}")
        except PackageNotFoundError:
            click.echo("synth-kernel (run from its source folder, not installed)")
        ctx.exit()


@click.group(
    cls=Cli,
    invoke_without_command=True,
    epilog=EPILOG + ENVIRONMENT,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    subcommand_metavar="[COMMAND]",
)
@option("--isa", type=ISA, help="Instruction set: {isas}.  [required without --all]")
@option("--a", "a", type=BITS, help="Bits of an activation: 1, 2 or 3.  [required without --all]")
@option("--w", "w", type=BITS, help="Bits of a weight: 1, 2 or 3.  [required without --all]")
@option("--encoding", type=ENCODING, help="What the bits mean: {encodings}.  [default: hybrid]")
@option(
    "--m", "m", type=ROWS, default="8", show_default=True, help="Rows of a block: a power of two, 1 to 64."
)
@option("--k", "k", type=POSITIONS, default="64", show_default=True,
        help="Positions of a block: a power of two, 8 to 1024; a plane has to fill whole registers.")  # fmt: skip
@option(
    "--cost",
    type=COST,
    default="length",
    show_default=True,
    help="What is made small: length (instructions) or throughput (cycles on --core).",
)
@option("--core", type=CORE, help="The core that --cost throughput and --layout are for: {processors}.")
@option("--layout", type=LAYOUT, default="auto", show_default=True,
        help="How operands of the panel kernel are laid out: {layouts}. auto writes every layout that the target has "
        "and shows which takes the fewest cycles on --core (else on the target's usual core); another one is the "
        "only one that is searched, proved and written.")  # fmt: skip
@option("--target", type=TARGET, help="Machine: {targets}.  [default: every target of the ISA]")
@option("--all", "everything", is_flag=True,
        help="Write A1W1 to A3W3 in every encoding, for every ISA and target, several at a time; what is written "
        "and current is kept. --isa, --target, --encoding, --a and --w restrict it.")  # fmt: skip
@option("--out", type=FOLDER, default=DEFAULT_FOLDER, show_default=True, help="Folder of the kernel library.")
@option("--jobs", type=JOBS, help="Processes at a time: 1 or more.  [default: the cores, {cores} here]")
@option(
    "--timeout", type=SECONDS, default="600", show_default=True, help="Most seconds of each search: above 0."
)
@option(
    "--effort",
    type=EFFORT,
    default="1",
    show_default=True,
    help="Multiplies the budgets of the searches: above 0.",
)
@option(
    "--dump-smt",
    "dump",
    type=FOLDER,
    help="Write every proof obligation there as SMT-LIB 2.  [default: nowhere]",
)
@option("--force", is_flag=True, help="Write again what is there already.")
@option("--json", "as_json", is_flag=True, help="Print one JSON document instead of progress and tables.")
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Show the version."
)
@click.pass_context
def cli(ctx: click.Context, isa: str | None, a: int | None, w: int | None, encoding: str | None, m: int, k: int,
        cost: str, core: str | None, layout: str, target: str | None, everything: bool, out: Path, jobs: int | None, timeout: float, effort: float,
        dump: Path | None, force: bool, as_json: bool) -> int:  # fmt: skip
    """Synthesize, prove and test SIMD kernels for 1 to 3 bit neural networks.

    The kernel is written as C (and its certificate as JSON) to OUT/ISA/, once its search has ended, its
    proof holds for all inputs and its execution equals numpy.
    """
    source = click.core.ParameterSource.COMMANDLINE
    given = [p.opts[-1] for p in cli.params if p.name and ctx.get_parameter_source(p.name) is source]
    if ctx.invoked_subcommand is not None:
        if given:
            raise UserError(f"{given[0]}: options of {ctx.invoked_subcommand} stand after it")
        return 0
    if not given:
        click.echo(ctx.get_help())
        return 0
    if not everything:
        for name, value, allowed in (("--isa", isa, None), ("--a", a, "1, 2 or 3"), ("--w", w, "1, 2 or 3")):
            if value is None:
                from synth.cli.options import isa_names

                raise UserError(f"{name}: missing; give {allowed or isa_names()}, or use --all")
        encoding = encoding or "hybrid"
    from synth.cli.jobs import Request, Settings
    from synth.cli.synthesis import core_place, synthesize

    if layout != "auto" and "--out" not in given:
        raise UserError(f"--layout {layout}: give --out DIR; {out} holds kernels of every layout")
    if cost == "throughput":
        isa, target = core_place(core, isa, target)
        if "--out" not in given:
            raise UserError(f"--cost throughput: give --out DIR; {out} holds the kernels of --cost length")
    elif core is not None:
        if "--layout" not in given:
            raise UserError(
                f"--core {core}: only --cost throughput and --layout are for a core; add one or leave --core out"
            )
        isa, target = core_place(core, isa, target)
    setup = ctx.obj or Setup()
    request = Request(isa, target, a, w, encoding, m, k, layout)
    settings = Settings(timeout, effort, dump, core if cost == "throughput" else None, layout=layout)
    return synthesize(request, out, settings, jobs or processors(), as_json, force, setup.processes, core)


@cli.command("list")
@option(
    "--out", type=FOLDER, help="Folder of the library.  [default: kernels_out, else the installed library]"
)
@option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def list_command(out: Path | None, as_json: bool) -> int:
    """Show the kernels of a library."""
    from synth.cli.library import library, list_kernels

    return list_kernels(library("--out ", out), as_json)


@cli.command()
@click.argument("name")
@option(
    "--out", type=FOLDER, help="Folder of the library.  [default: kernels_out, else the installed library]"
)
@option("--c", "source", is_flag=True, help="Show the C text instead of the certificate.")
@option("--panel", is_flag=True, help="Show the C text of the panel kernel.")
@option("--tables", is_flag=True, help="Show the C text of the table kernel.")
@option("--bytes", "byte_lanes", is_flag=True, help="Show the C text of the byte-lane kernel.")
def show(name: str, out: Path | None, source: bool, panel: bool, tables: bool, byte_lanes: bool) -> int:
    """Show one kernel: its certificate in readable form, or its C text.

    NAME is as in the list, such as neon/a2w1_hybrid_m8n1k64_aarch64, or a part that only one kernel has.
    """
    from synth.cli import library

    forms = {"bitplanes": panel, "tables": tables, "bytes": byte_lanes}
    parts = [form for form, wanted in forms.items() if wanted]
    return library.show(name, library.library("--out ", out), source, parts)


@cli.command()
@click.argument("folder", metavar="[DIR]", required=False, type=FOLDER)
@option("--jobs", type=JOBS, help="Processes at a time: 1 or more.  [default: the cores, {cores} here]")
@option("--json", "as_json", is_flag=True, help="Print one JSON document.")
@option(
    "--dump-smt",
    "dump",
    type=FOLDER,
    help="Write every proof obligation there as SMT-LIB 2.  [default: nowhere]",
)
@option(
    "--minimality",
    is_flag=True,
    help="Also replay every length that a search says has no program, by a second search.",
)
@option(
    "--minimality-seconds",
    "seconds",
    type=SECONDS,
    default="300",
    show_default=True,
    help="Most seconds of each search of --minimality: above 0. What takes longer is not replayed.",
)
@click.pass_context
def check(ctx: click.Context, folder: Path | None, jobs: int | None, as_json: bool, dump: Path | None, minimality: bool,
          seconds: float) -> int:  # fmt: skip
    """Prove and run every kernel of a library again, without the search code.

    DIR is the folder of the library; the default is kernels_out, else the installed library. Exit code 1
    if a kernel does not hold, or a length that is said to have no program has one; it is named.
    """
    from synth.cli import library

    given = ctx.get_parameter_source("seconds") is click.core.ParameterSource.COMMANDLINE
    if given and not minimality:
        raise UserError(f"--minimality-seconds {seconds:g}: is for --minimality; add it or leave this out")
    found = library.library("", folder, whole=False)
    return library.check(found, jobs or processors(), as_json, dump, seconds if minimality else None)


@cli.command("report")
@option("--core", type=CORE, required=True, help="The core: {processors}.")
@option("--a", "a", type=BITS, help="Bits of an activation: 1, 2 or 3.  [default: all]")
@option("--w", "w", type=BITS, help="Bits of a weight: 1, 2 or 3.  [default: all]")
@option("--encoding", type=ENCODING, default="hybrid", show_default=True, help="What the bits mean.")
@option("--target", type=TARGET, help="Machine: {targets}.  [default: the core's usual one]")
@option(
    "--timeout", type=SECONDS, default="600", show_default=True, help="Most seconds of each search: above 0."
)
@option(
    "--effort", type=EFFORT, default="1", show_default=True, help="Multiplies the budgets of the searches."
)
@option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def report_command(core: str, a: int | None, w: int | None, encoding: str, target: str | None, timeout: float,
                   effort: float, as_json: bool) -> int:  # fmt: skip
    """Compare the shortest kernels with the fastest on a core.

    Both are searched; nothing is written. Cycles are those of the model in docs/cost.md.
    """
    from synth.cli.cores import report
    from synth.cli.synthesis import core_place

    isa, chosen = core_place(core, None, target)
    return report(core, isa, chosen, a, w, encoding, effort, timeout, as_json)


@cli.command("tune")
@option("--input", "shape", required=True, help="Input shape: B,H,W,C, or B,C,H,W with --layout NCHW.")
@option("--filters", type=click.IntRange(1), required=True, help="Output channels.")
@option("--kernel", type=click.IntRange(1), default=3, show_default=True, help="Kernel height and width.")
@option("--stride", type=click.IntRange(1), default=1, show_default=True, help="Stride.")
@option("--padding", type=click.IntRange(0), default=0, show_default=True, help="Zeros on every side.")
@option("--groups", type=click.IntRange(1), default=1, show_default=True, help="Groups.")
@option("--layout", type=click.Choice(["NHWC", "NCHW"]), default="NHWC", show_default=True, help="Layout.")
@option("--a", "a", type=BITS, required=True, help="Bits of an activation: 1, 2 or 3.")
@option("--w", "w", type=BITS, required=True, help="Bits of a weight: 1, 2 or 3.")
@option(
    "--encoding", type=ENCODING, default="hybrid", show_default=True, help="What the bits mean: {encodings}."
)
@option(
    "--form",
    type=LAYOUT,
    default="auto",
    show_default=True,
    help="How operands are laid out; auto: what the cost model of the target's core prefers.",
)
@option("--target", help="x86-64-v3, x86-64-v4, aarch64, armv7, rpi3 or rpi4.  [default: this computer]")
@option(
    "--threads",
    type=click.IntRange(1, MOST_THREADS),
    default=1,
    show_default=True,
    help="Threads to tune for.",
)
@option(
    "--trials",
    type=click.IntRange(1, 10**6),
    default=32,
    show_default=True,
    help="Schedules to build and time.",
)
@option("--seed", type=click.IntRange(0, 2**31 - 1), default=0, show_default=True, help="Seed of the search.")
@option("--rpc", metavar="HOST:PORT:KEY", help="Measure on a device behind a TVM RPC tracker.")
@option("--db", "database", type=FOLDER, help="Database file.  [default: $SYNTH_TUNED, else the package's]")
@option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def tune_command(**options: Any) -> int:
    """Tune the schedule of one low-bit convolution and keep the best.

    Later operators of the same layer on the same machine replay it.
    """
    from synth.cli.tune import tune

    return tune(**options)
