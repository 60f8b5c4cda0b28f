"""``synth-kernel``: its options, help texts and exit codes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from sketches.limits import MAX_BITS
from synth.cli import options
from synth.cli.interrupts import KERNEL
from synth.cli.options import DEVICE, Cli, bits_options, flag, isa_names, option, valued
from synth.emit.processors import NATIVE, PROCESSORS
from synth.errors import UserError
from synth.forms import AUTO, NAMES
from synth.library.library_paths import DEFAULT_FOLDER, write_folder
from synth.processes import MOST_THREADS, processors

EPILOG = """\b
Examples:
  synth-kernel --isa neon --a 2 --w 1
  synth-kernel --isa avx2 --a 1 --w 1 --encoding bipolar --out my_kernels
  synth-kernel --isa neon --target armv7 --a 3 --w 2 --encoding twos/bipolar
  synth-kernel --all --jobs 8
  synth-kernel --isa neon --target aarch64 --a 2 --w 1 --form tables --out tables
  synth-kernel --cost throughput --core cortex-a72 --isa neon --a 2 --w 2 --out a72
  synth-kernel list --isa neon --a 2
  synth-kernel show a2w1_hybrid_m8n1k64_aarch64 --c
  synth-kernel explain a2w1_hybrid_m8n1k64_aarch64
  synth-kernel export a2w1_hybrid_m8n1k64_aarch64 my_sources
  synth-kernel export-c a2w1_hybrid a2w2_twos -o lowbit
  synth-kernel export-c linear_w4 -o layers
  synth-kernel check a2w1_hybrid
  synth-kernel check --minimality neon/a2w1_hybrid_m8n1k64_aarch64
  synth-kernel check kernels_out --minimality
  synth-kernel tune --input 1,56,56,64 --filters 64 --padding 1 --a 2 --w 1
  synth-kernel doctor
  synth-kernel cache clean

\b
Exit codes:
  0    fine
  1    a kernel was not found, not proved or wrong: nothing was written for it
  2    bad input, said in one line: nothing was done
  130  interrupted: finished kernels are kept, the same command resumes
"""


FORM_HELP = (
    "Kernel form: {forms}. auto writes every form that the target has, and shows which needs the fewest "
    "cycles on --core (default: the target's usual core). Another value: only that form is searched, proved "
    "and written."
)
ALL_HELP = (
    "Write A1W1 to A3W3 in every encoding, for every ISA and target, several at a time. Current kernels are "
    "kept. --isa, --target, --encoding, --a and --w restrict the kernels."
)
BITS = f"1 to {MAX_BITS}"
COST_HELP = "What the search minimizes: length (instructions) or throughput (cycles on --core)."
SIZE_HELP = "Compare the forms for M x K weights and N columns.  [default: three layers]"
MINIMALITY_HELP = "Time limit of each search of --minimality in seconds. A longer search is not replayed."
OUT_HELP = f"Folder of the kernel library.  [default: $SYNTH_KERNELS, else {DEFAULT_FOLDER}]"
GGML_HELP = "Source tree of llama.cpp or ggml, of the release that loads the backend."
DATABASE_HELP = "File of tuned schedules.  [default: $SYNTH_TUNED, else the user's own]"
K_HELP = "Positions of a block: a power of two, 8 to 1024. A plane has to fill whole registers."


@click.group(
    cls=Cli,
    invoke_without_command=True,
    epilog=EPILOG + options.ENVIRONMENT,
    subcommand_metavar="[COMMAND]",
)
@valued("--isa", options.ISA, "Instruction set: {isas}.  [required without --all]")
@bits_options("  [required without --all]")
@valued("--encoding", options.ENCODING, "What the bits mean: {encodings}.  [default: hybrid]")
@valued("--m", options.ROWS, "Rows of a block: a power of two, 1 to 64.", "8")
@valued("--k", options.POSITIONS, K_HELP, "64")
@valued("--cost", options.COST, COST_HELP, "length")
@valued("--core", options.CORE, "The core that --cost throughput and --form are for: {processors}.")
@valued("--form", options.FORM, FORM_HELP, "auto")
@valued("--target", options.TARGET, "Machine: {targets}.  [default: every target of the ISA]")
@flag("--all", ALL_HELP, "everything")
@valued("--out", options.FOLDER, OUT_HELP)
@options.JOBS_OPTION
@options.TIMEOUT_OPTION
@options.EFFORT_OPTION
@options.DUMP_OPTION
@option("--on", "cluster", type=options.CLUSTER, help="Make the kernels on the workers of a Dask cluster.")
@flag("--force", "Also write kernels that are current.")
@flag("--json", "Print one JSON document instead of progress and tables.", "as_json")
@options.VERBOSE_OPTION
@options.version_option(KERNEL)
@click.pass_context
def cli(
    ctx: click.Context, isa: str | None, a: int | None, w: int | None, encoding: str | None, m: int, k: int,
    cost: str, core: str | None, form: str, target: str | None, everything: bool,
    out: Path | None, jobs: int | None, timeout: float, effort: float, dump: Path | None,
    cluster: str | None, force: bool, as_json: bool, verbose: bool,
) -> int:  # fmt: skip
    """Synthesize, prove and test SIMD kernels for neural networks of few bits.

    A kernel is written as C, with a certificate as JSON, to OUT/ISA/. It is written only after its search has
    ended, its proof holds for all inputs, and its execution equals numpy. The C files of an instruction set
    share a header; export writes C files that need no other file.
    """
    source = click.core.ParameterSource.COMMANDLINE
    names = [p.opts[-1] for p in cli.params if p.name and ctx.get_parameter_source(p.name) is source]
    if ctx.invoked_subcommand is not None:
        if names:
            raise UserError(f"{names[0]}: options of {ctx.invoked_subcommand} stand after it")
        return 0
    if not names:
        click.echo(ctx.get_help())
        return 0
    if not everything:
        for name, value, allowed in (("--isa", isa, None), ("--a", a, BITS), ("--w", w, BITS)):
            if value is None:
                raise UserError(f"{name}: missing; give {allowed or isa_names()}, or use --all")
        encoding = encoding or "hybrid"
    from synth.cli.jobs import EVERY_LINEAR, BuildRun, Request, Settings, linear_tasks
    from synth.cli.synthesis import block_place, core_place, synthesize

    out = out or write_folder()
    if cost == "throughput":
        isa, target = block_place(core, isa, target, max(filter(None, (a, w)), default=0))
    elif core is not None:
        isa, target = core_place(core, isa, target)
    _check_needed(names, form, cost, core, out)
    processes = (ctx.obj or {}).get("processes", True)  # other code may ask for none
    request = Request(isa, target, a, w, encoding, m, k, form, everything)
    complete = everything and (a, w, encoding, form) == (None, None, None, "auto") and cost == "length"
    linear = linear_tasks(request.places(), EVERY_LINEAR, force) if complete else ()
    chosen, skips = core if cost == "throughput" else None, everything and target is None
    settings = Settings(timeout, effort, dump, chosen, form=form, skips=skips)
    run = BuildRun(out, settings, jobs or processors(), as_json, force, verbose, processes, core, cluster)
    return synthesize(request, run, linear)


def _check_needed(given: list[str], form: str, cost: str, core: str | None, out: Path) -> None:
    """Raise UserError if an option needs another one. ``given``: names of the options."""
    if "--out" not in given and form != "auto":
        raise UserError(f"--form {form}: give --out DIR; {out} holds kernels of every form")
    if "--out" not in given and cost == "throughput":
        raise UserError(f"--cost throughput: give --out DIR; {out} holds the kernels of --cost length")
    if core is not None and cost != "throughput" and "--form" not in given:
        remedy = "only --cost throughput and --form are for a core; add one or leave --core out"
        raise UserError(f"--core {core}: {remedy}")


@cli.command("linear")
@valued("--isa", options.ISA, "Instruction set: {isas}.  [default: all]")
@valued("--target", options.TARGET, "Machine: {targets}.  [default: every target]")
@valued("--w", options.BITS, "Bits of weights, 1 to 8.  [default: all]")
@valued("--entries", options.ENTRIES, "Weights are entries of a table, of 5 or 8 bits.  [default: all]")
@valued("--out", options.FOLDER, OUT_HELP)
@options.JOBS_OPTION
@options.TIMEOUT_OPTION
@options.DUMP_OPTION
@flag("--force", "Also write kernels that are current.")
@options.JSON_OPTION
@options.VERBOSE_OPTION
@click.pass_context
def linear_command(
    ctx: click.Context, isa: str | None, target: str | None, w: int | None, entries: str | None,
    out: Path | None, jobs: int | None, timeout: float, dump: Path | None, force: bool, as_json: bool,
    verbose: bool,
) -> int:  # fmt: skip
    """Write the kernels of linear layers of language models.

    Weights have 1 to 8 bits, or are entries of a table of 16, in groups with a scale each. Activations are
    quantized to 8 bits at run time. These kernels are searched, proved and executed as other kernels are;
    synth.linear and synth-compile --for onnxruntime use them.
    """
    from synth.cli.jobs import EVERY_LINEAR, BuildRun, Request, Settings, linear_tasks
    from synth.cli.synthesis import synthesize
    from synth.library.kinds.linear import LINEAR, TABLE_LINEAR

    places = Request(isa, target, None, None, None, 8, 64, further=True).places()
    bits = {LINEAR: w, TABLE_LINEAR: None if entries is None else int(entries)}
    chosen = {kind: (number,) for kind, number in bits.items() if number is not None}
    tasks = linear_tasks(places, chosen or EVERY_LINEAR, force)
    if not tasks:
        reason = f"{target} has no instruction that looks up 16 bytes"
        raise UserError(f"--entries {entries}: {reason}; leave it out")
    processes = (ctx.obj or {}).get("processes", True)  # other code may ask for none
    settings = Settings(timeout, 1.0, dump, None)
    folder, workers = out or write_folder(), jobs or processors()
    return synthesize(None, BuildRun(folder, settings, workers, as_json, force, verbose, processes), tasks)


@cli.command("list")
@click.argument("part", required=False)
@valued("--isa", options.ISA, "Only of this instruction set: {isas}.")
@valued("--target", options.TARGET, "Only of this target: {targets}.")
@bits_options("  [default: all]")
@valued("--encoding", options.ENCODING, "Only of this encoding: {encodings}.")
@valued("--form", options.FORM, "Only kernels that have this form.")
@options.LIBRARY_OPTION
@options.JSON_OPTION
@options.VERBOSE_OPTION
def list_command(
    part: str | None, isa: str | None, target: str | None, a: int | None, w: int | None, encoding: str | None,
    form: str | None, out: Path | None, as_json: bool, verbose: bool,
) -> int:  # fmt: skip
    """Show the kernels of a library.

    PART: only kernels whose names contain it. If PART is a whole name: only the kernels of that name.
    """
    from synth.cli.library import library, list_kernels

    sides: dict[str, str] = {}
    if encoding is not None:
        from sketches.encoding import parse_pair

        sides = dict(zip(("activations", "weights"), parse_pair(encoding), strict=True))
    fields = {"isa": isa, "target": target, "a": a, "w": w, "forms": None if form == AUTO else form, **sides}
    return list_kernels(library("--out ", out), as_json, verbose, part, **fields)


def form_flags(command: Callable[..., int]) -> Callable[..., int]:
    """Add an option per kernel form. The option shows the form's C text."""
    for name in reversed(NAMES):
        command = flag(f"--{name}", f"Show the C text of its {name}.")(command)
    return command


@cli.command()
@click.argument("name", type=options.NAME, metavar="NAME")
@options.LIBRARY_OPTION
@flag("--c", "Show the C text instead of the certificate.", "source")
@form_flags
@flag("--program", "Show every line of the block's program.")
@options.JSON_OPTION
@options.VERBOSE_OPTION
def show(
    name: str, out: Path | None, source: bool, program: bool, as_json: bool, verbose: bool,
    **forms: bool,
) -> int:  # fmt: skip
    """Show one kernel in ten lines, its whole certificate (--verbose), or its C text.

    The lines say what runs, what it costs, what is claimed, and what was left out. The certificate also says
    what lost: shorter lengths, other tiles, other forms.

    NAME is as in the list, such as neon/a2w1_hybrid_m8n1k64_aarch64, or a part that only one kernel has.
    """
    from synth.cli.library import library, show

    texts = [*([""] if source else []), *(form for form, wanted in forms.items() if wanted)]
    return show(name, library("--out ", out), texts, as_json, verbose, program)


@cli.command("explain")
@click.argument("name", type=options.NAME, metavar="NAME")
@options.LIBRARY_OPTION
@option("--layer", nargs=3, type=click.IntRange(1, 2**31 - 1), metavar="M N K", help=SIZE_HELP)
@flag("--prove", "Ask the solver again, and show the seconds of every obligation.")
@options.JSON_OPTION
@options.VERBOSE_OPTION
def explain_command(
    name: str, out: Path | None, layer: tuple[int, int, int] | None, prove: bool, as_json: bool, verbose: bool
) -> int:
    """Explain one kernel on a page.

    The page says what was searched, and how many programs of each length there are. It says what the solver
    was asked, and why a program is minimal or what would decide its open lengths. It says what the sketches
    leave out. It says which form the library chooses for a layer, and why that is not the block kernel.

    NAME is as for show. --verbose lists every obligation. The exit code is 1 if --prove refutes one.
    """
    from synth.cli.kernel_report import print_page
    from synth.cli.library import find, library
    from synth.cli.screen import board, print_json
    from synth.library.explanation import LAYERS, explain
    from synth.library.kinds.registry import read_artifact

    artifact = read_artifact(find(name, library("--out ", out)))
    layers = LAYERS if layer is None else {"the given layer": layer}
    with board(1, silent=as_json or not prove) as shown:
        shown.phase(artifact.name, "proof")
        document = explain(artifact, layers, prove)
        shown.end(artifact.name, "proof ended", stays=False)
    if as_json:
        print_json(document)
    else:
        print_page(document, verbose)
    verdicts = {one["verdict"] for obligations in document["obligations"].values() for one in obligations}
    return 0 if verdicts <= {"", "proved"} else 1


@cli.command()
@click.argument("name", type=options.NAME, metavar="NAME")
@click.argument("folder", metavar="DIR", type=options.FOLDER)
@options.LIBRARY_OPTION
def export(name: str, folder: Path, out: Path | None) -> int:
    """Write the C texts of one kernel to DIR.

    NAME is as for show. The files are the block kernel and the kernel of every form. Each needs no other
    file.
    """
    from synth.cli.library import export, library

    return export(name, library("--out ", out), folder)


@cli.command("export-c")
@click.argument("names", type=options.NAME, metavar="NAME...", nargs=-1, required=True)
@option("-o", "folder", metavar="DIR", type=options.FOLDER, required=True, help="Folder of the C library.")
@option("--name", "called", metavar="NAME", help="Prefix of its functions.  [default: the name of DIR]")
@options.LIBRARY_OPTION
@flag("--force", "Also replace files that export-c has not written.")
@options.JSON_OPTION
def export_c_command(
    names: tuple[str, ...], folder: Path, called: str | None, out: Path | None, force: bool, as_json: bool
) -> int:
    """Write kernels as one C library, for C and C++.

    The library packs weights and activations, and multiplies. It takes the kernel form that is best for the
    size and the processor. DIR gets headers, sources, a CMake package, a pkg-config file and a README.
    Nothing else is needed.

    Each NAME is as for show, or a part of names, which stands for all kernels that contain it: a2w1_hybrid
    for every instruction set. A whole name stands for the kernels of that name. linear_w1, _w2, ... _w8 stand
    for linear layers with weights of 1 to 8 bits, in groups with a scale each. They make a library of their
    own.
    """
    from synth.cli.export_c import export_c
    from synth.cli.library import library

    return export_c(names, library("--out ", out), folder, called, force, as_json)


@cli.command("llama-backend")
@option("-o", "folder", metavar="DIR", type=options.FOLDER, required=True, help="Folder of the backend.")
@option("--ggml", metavar="DIR", type=options.FOLDER, required=True, help=GGML_HELP)
def llama_backend_command(folder: Path, ggml: Path) -> int:
    """Build a backend that llama.cpp loads: libggml-synth.so in DIR.

    The backend packs matrices of GGUF types as they are loaded, and multiplies them with the linear kernels
    of this processor. Everything else stays with ggml. SYNTH_FEATURES takes features of the processor away.
    """
    from synth.files import prepare_folder, write_together
    from synth.ggml.build import backend_library
    from synth.ggml.headers import LIBRARY, ggml_headers
    from synth.ggml.texts import host_layers

    headers, layers = ggml_headers(ggml), host_layers()
    prepare_folder(folder, "-o")
    image = backend_library(layers, headers)
    path = folder / LIBRARY
    write_together({path: image})
    needs = ", ".join(sorted(layers.needs)) or "any processor of its architecture"
    click.echo(f"{path}: {len(image) / 1e6:.1f} MB, for {layers.architecture} with {needs}")
    click.echo(f"GGML_BACKEND_PATH={path.resolve()} llama-cli ... loads it")
    return 0


@cli.command()
@click.argument("what", metavar="[DIR | NAME]", required=False, type=options.FOLDER_OR_NAME)
@options.LIBRARY_OPTION
@options.JOBS_OPTION
@options.JSON_OPTION
@options.VERBOSE_OPTION
@options.DUMP_OPTION
@flag("--minimality", "Also search every length again that is said to have no program, by a second search.")
@valued("--minimality-seconds", options.SECONDS, MINIMALITY_HELP, "300")
@click.pass_context
def check(
    ctx: click.Context, what: Path | None, out: Path | None, jobs: int | None, as_json: bool, verbose: bool,
    dump: Path | None, minimality: bool, minimality_seconds: float,
) -> int:  # fmt: skip
    """Prove and run kernels of a library again, without the search.

    DIR is the folder of the library; the default is that of --out. NAME stands for the kernels of that
    library whose names contain it, a whole name for the kernels of that name. The exit code is 1 if a kernel
    fails, or if a program exists for a length that is said to have none. The failure is named.
    """
    from synth.cli import library

    source, seconds = ctx.get_parameter_source("minimality_seconds"), minimality_seconds
    if source is click.core.ParameterSource.COMMANDLINE and not minimality:
        remedy = "is for --minimality; add it or leave this out"
        raise UserError(f"--minimality-seconds {seconds:g}: {remedy}")
    where, limit = library.requested(what, out), seconds if minimality else None
    return library.check(where, jobs or processors(), as_json, verbose, dump, limit)


@cli.command()
@options.JSON_OPTION
def doctor(as_json: bool) -> int:
    """Show what this computer has of all that the commands need, and where files lie.

    Compilers, the processor and its features, emulators, TVM in the right versions, folders, caches. The exit
    code is 1 if one of them is wrong.
    """
    from synth.cli.doctor import doctor

    return doctor(as_json)


@cli.group(invoke_without_command=True)
@options.JSON_OPTION
@click.pass_context
def cache(ctx: click.Context, as_json: bool) -> int:
    """Show the size of the cache; cache clean removes its files."""
    from synth.cli.doctor import cache

    return 0 if ctx.invoked_subcommand else cache((), False, as_json)


@cache.command()
@click.argument("kinds", metavar="[KIND]...", nargs=-1, type=options.KIND)
@options.JSON_OPTION
def clean(kinds: tuple[str, ...], as_json: bool) -> int:
    """Remove the cached files of these KINDs, else of all kinds. They are made again when they are needed."""
    from synth.cli.doctor import cache

    return cache(kinds, True, as_json)


@cli.command("tune")
@option("--input", "shape", required=True, help="Input shape: B,H,W,C, or B,C,H,W with --layout NCHW.")
@valued("--filters", click.IntRange(1), "Output channels.", required=True)
@valued("--kernel", click.IntRange(1), "Kernel height and width.", 3)
@option("--stride", "strides", type=click.IntRange(1), help="Stride.", default=1, show_default=True)
@valued("--padding", click.IntRange(0), "Zeros on every side.", 0)
@valued("--groups", click.IntRange(1), "Groups.", 1)
@valued("--layout", click.Choice(["NHWC", "NCHW"]), "Order of an image's axes.", "NHWC")
@bits_options(required=True)
@options.ENCODING_OPTION
@valued("--form", options.FORM, "Kernel form; auto: the cheapest by the model of the target's core.", "auto")
@option("--target", help=f"{', '.join(PROCESSORS)} or {NATIVE}.  [default: this computer]")
@valued("--threads", click.IntRange(1, MOST_THREADS), "Threads to tune for.", 1)
@valued("--trials", click.IntRange(1, 10**6), "Schedules to build and time.", 32)
@valued("--seed", click.IntRange(0, 2**31 - 1), "Seed of the search.", 0)
@option("--rpc", metavar=DEVICE, help="Measure on all devices of a TVM RPC tracker at the same time.")
@option("--db", "database", type=options.FILE, help=DATABASE_HELP)
@options.JSON_OPTION
def tune_command(**given: Any) -> int:
    """Tune the schedule of one convolution and keep the best.

    Later operators of the same layer on the same machine use it.
    """
    from synth.cli.tune import tune

    return tune(**given)
