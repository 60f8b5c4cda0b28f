"""What a library holds: the table of it, one kernel in full, and the check of all of them."""

from __future__ import annotations

import difflib
import textwrap
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from synth.cli.minimality import STATED, Replay, replayed
from synth.cli.progress import board
from synth.cli.tables import STAGES, console, counted_text, minimal, plain_table, print_json, search_label
from synth.emit import PACKERS, packer_kind
from synth.errors import UserError, VerificationError
from synth.forms import AUTO
from synth.library.fields import FORMAT, fields_of, unchanged
from synth.library.places import DEFAULT_FOLDER, library_folder, pieces_path

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from synth.library.certificate import BlockReport, ProofReport, SketchReport
    from synth.library.check import CheckResult
    from synth.library.kernels import Kernel


def library(option: str, folder: Path | None, whole: bool = True) -> Path:
    """The folder to read: the given one, else ./kernels_out, else the library of the package.

    ``whole``: refuse one that has no certificate. Raises UserError.
    """
    if folder is None:
        folder = Path(DEFAULT_FOLDER)
        if not folder.is_dir():
            folder = library_folder()
    if not folder.is_dir():
        raise UserError(
            f"{option}{folder}: no such folder; write kernels with: synth-kernel --all --out {folder}"
        )
    lone = next(iter(sorted(folder.glob("*/*.c"))), None)
    if lone is not None and whole and not any(folder.glob("*/*.json")):
        raise UserError(
            f"{option}{folder}: {lone} has no certificate, its writing was cut short; write the kernel again"
        )
    if lone is None and not any(folder.glob("*/*.json")):
        raise UserError(
            f"{option}{folder}: no kernels in it; write some with: synth-kernel --all --out {folder}"
        )
    return folder


def _summary(path: Path, packer: bool) -> dict[str, Any]:
    """The row of one certificate, from JSON that is as it was written (``check`` is what verifies what it
    says)."""
    row: dict[str, Any] = {"name": f"{path.parent.name}/{path.stem}", "status": "damaged"}
    try:
        body = fields_of(path.read_text(encoding="utf-8"))
        if isinstance(body, dict) and body.get("format") not in (None, FORMAT):
            return row | {"status": f"of format {body['format']}, not {FORMAT}: write it anew"}
        if not unchanged(body):
            return row
        found = {"isa": body["isa"], "target": body["target"]}
        if packer:
            found["bits"], files = body["bits"], [path.with_suffix(".c")]
        else:
            files = [pieces_path(path.parent, part, body["target"]) for part in body["pieces"]]
            for side, short in (("activations", "a"), ("weights", "w")):
                found[short], found[side] = body["spec"][side]["bits"], body["spec"][side]["encoding"]
            found |= {key: body["spec"][key] for key in ("m", "k")}
            found |= {
                "form": body.get("form", AUTO),
                "forms": [*body["forms"]],
            }
        # The kernel of a target's further features has no block: its first form is what the row tells.
        one = body if "proof" in body else next(iter(body["forms"].values()))
        if not packer:
            found["longest_k"] = int(one["longest_k"])
        found |= {"instructions": dict(one["instructions"])}
        found |= {"proof": one["proof"]["verdict"], "executed": body["executed"]}
        missing = not all(file.is_file() for file in files)
        return row | {"status": "its C file is missing" if missing else "ok"} | found
    except (OSError, ValueError, KeyError, TypeError):
        return row


def list_kernels(folder: Path, as_json: bool) -> int:
    """Print the table of a library."""
    every = [(path, packer_kind(path.stem)) for path in sorted(folder.glob("*/*.json"))]
    rows = [_summary(path, False) for path, kind in every if kind is None]
    packers = [(kind, _summary(path, True)) for path, kind in every if kind is not None]
    if as_json:
        kinds = {kind: [row for of, row in packers if of == kind] for kind in PACKERS}
        print_json({"folder": str(folder), "kernels": rows, **kinds})
        return 0
    table = plain_table(
        f"{len(rows)} kernels in {folder}",
        ("kernel", "activations", "weights", "forms"),
        ("instructions", "longest K"),
        ("proof", "executed"),
    )
    for row in rows:
        cells = [row["status"]]
        if row["status"] == "ok":
            sides = (("a", "activations"), ("w", "weights"))
            cells = [f"{row[short]} bit {row[side]}" for short, side in sides]
            cells += [", ".join(row["forms"]), str(row["instructions"].get("total", "-"))]
            cells += [f"{row['longest_k']:,}", row["proof"], row["executed"]]
        table.add_row(row["name"], *cells)
    console().print(table)
    if packers:
        table = plain_table("Packing", ("kernel",), (), ("instructions", "proof", "executed"))
        for kind, row in packers:
            cells = [row["status"]]
            if row["status"] == "ok":
                cells = [counted_text(kind, row["instructions"]), row["proof"], row["executed"]]
            table.add_row(row["name"], *cells)
        console().print(table)
    return 0


def find(name: str, folder: Path) -> Path:
    """The certificate of a name, or of the only name that contains it. Raises UserError."""
    paths = {f"{path.parent.name}/{path.stem}": path for path in sorted(folder.glob("*/*.json"))}
    wanted = name.removesuffix(".json").removesuffix(".c")
    if wanted in paths:
        return paths[wanted]
    fits = [full for full in paths if wanted and wanted in full]
    if len(fits) == 1:
        return paths[fits[0]]
    if fits:
        more = ", ..." if len(fits) > 4 else ""
        raise UserError(f"{name}: {len(fits)} kernels have that in their names: {', '.join(fits[:4])}{more}")
    known = {**{full: full for full in paths}, **{full.partition("/")[2]: full for full in paths}}
    near = dict.fromkeys(known[match] for match in difflib.get_close_matches(wanted, known, 6, 0.0))
    raise UserError(
        f"{name or repr(name)}: no such kernel in {folder}; the nearest are {', '.join(list(near)[:3])}"
    )


def show(name: str, folder: Path, source: bool, parts: Sequence[str] = ()) -> int:
    """Print a certificate in readable form, or a C text: of the block (``source``), or the last of ``parts``,
    forms."""
    path = find(name, folder)
    from synth.library.kernels import read_kernel
    from synth.library.packers.library import is_packer

    out = console()
    if is_packer(path):
        if parts:
            raise UserError(f"{name} --{shown(parts[0])}: a packing kernel is one file; use --c")
        _show_packer(path, out, source)
        return 0
    kernel = read_kernel(path)
    texts = [kernel.form(form).text for form in parts]
    if texts or source:
        _print_c(texts[-1] if texts else kernel.source or kernel.forms[0].text, out)
    else:
        _certificate(kernel, path)
    return 0


def export(name: str, folder: Path, out: Path) -> int:
    """Write the C texts of a kernel, each of which needs no other file, and print where."""
    from synth.files import write_together
    from synth.library.kernels import read_kernel
    from synth.library.packers.library import is_packer, read_packer

    path = find(name, folder)
    if is_packer(path):
        packer = read_packer(path)
        sources = {f"{packer.symbol}.c": packer.source}
    else:
        sources = read_kernel(path).sources
    write_together({out / file: text for file, text in sources.items()})
    click.echo("\n".join(str(out / file) for file in sources))
    return 0


def shown(form: str) -> str:
    """The option of ``show`` for a form's C text: what its file has in its name."""
    from synth.forms.registry import FORMS

    return FORMS[form].text.suffix.removeprefix("_")


def _print_c(text: str, out: Console) -> None:
    if out.is_terminal:
        from rich.syntax import Syntax

        out.print(Syntax(text, "c", word_wrap=True))
    else:
        click.echo(text, nl=not text.endswith("\n"))


def _show_packer(path: Path, out: Console, source: bool) -> None:
    """A packing kernel's C text, or its certificate in readable form."""
    from synth.cli.packers import blocks
    from synth.library.packers.library import read_packer

    kernel = read_packer(path)
    if source:
        _print_c(kernel.source, out)
        return
    certificate = kernel.certificate
    out.print(f"{certificate.name}: {kernel.kind.purpose.format(certificate.bits)}; {blocks(kernel)}")
    out.print(_searches(certificate, lambda report: report.sketch))
    out.print(STATED)
    proof, digests = certificate.proof, (certificate.isa_digest, certificate.source_digest)
    out.print(f"Proof: {proved(proof)}")
    out.print(f"Executed: {certificate.executed}")
    out.print(f"Digests: instruction set {digests[0]}, C text {digests[1]}", soft_wrap=True)
    out.print(f"Files: {path.with_suffix('.c')} {path}", soft_wrap=True)


def proved(proof: ProofReport) -> str:
    """A proof in words."""
    return f"{proof.obligations} obligations {proof.verdict} by {proof.solver}"


def _searches(certificate: Any, label: Callable[[SketchReport], str]) -> Table:
    """What every length of a certificate's searches came to."""
    table = plain_table("Searches", ("search",), ("length",), ("verdict", "evidence"))
    for report in certificate.searches:
        for number, verdict in enumerate(report.lengths):
            name = "" if number else label(report)
            table.add_row(name, str(verdict.length), verdict.verdict, verdict.evidence)
    return table


def _block(kernel: Kernel, block: BlockReport, section: Callable[..., None], out: Console) -> None:
    from synth.emit.cgen import layout_texts, result_text

    section("Layout and bounds", *layout_texts(kernel.spec, kernel.isa, kernel.program))
    section("Longest K", f"{block.longest_k:,} positions: every sum fits a signed 32-bit integer.")
    section("Corrections", result_text(kernel.corrections))
    counts = block.instructions
    section(
        "Instructions of a block",
        ", ".join(f"{stage} {counts[stage]}" for stage in STAGES) + f"; loads {counts['load']}",
        block.compute,
        f"In short: {minimal(kernel.certificate)}.",
    )
    click.echo()
    out.print(_searches(block, search_label))
    section(
        "What the searches leave out",
        *[f"{report.sketch}: {report.left_out}." for report in block.searches if report.left_out],
        STATED,
    )
    section("Proof", f"{proved(block.proof)}.")


def _certificate(kernel: Kernel, path: Path) -> None:
    from sketches.encoding import listed

    certificate, spec, out = kernel.certificate, kernel.spec, console()

    def section(title: str, *paragraphs: str) -> None:
        click.secho(f"\n{title}", bold=True)
        for paragraph in paragraphs:
            click.echo(textwrap.fill(paragraph, 100, initial_indent="  ", subsequent_indent="  "))

    click.secho(certificate.name, bold=True)
    section(
        "Specification",
        f"{spec.configuration} {spec.encoding} on {certificate.isa}, target {certificate.target}: "
        f"{spec.m} x {spec.k} block of weights times {spec.k} x 1 activations, layout {spec.layout}.",
        *(
            f"{what}: {side.bits} bit {side.encoding}, values {listed(side.values)}."
            for what, side in (("Activations", spec.activations), ("Weights", spec.weights))
        ),
    )
    if certificate.block is not None:
        _block(kernel, certificate.block, section, out)
    section(
        "Forms",
        f"{', '.join(form.name for form in kernel.forms)} (--form {certificate.form}).",
    )
    for one in kernel.forms:
        form, report = one.form, one.report
        section(
            form.title.capitalize(),
            f"Tiles (registers of rows x columns): {', '.join(tile.name for tile in report.program.tiles)}.",
            *form.describe(spec, report.program, report.instructions),
            f"{proved(report.proof)}; K up to {report.longest_k:,} positions.",
        )
    section("Executed", certificate.executed)
    section("Versions", ", ".join(f"{name} {version}" for name, version in certificate.versions.items()))
    digests = [f"C text of {name} {report.source_digest}" for name, report in certificate.kernels.items()]
    section("Digests", f"instruction set {certificate.isa_digest}", *digests)
    times = ", ".join(f"{phase} {seconds:.2f}" for phase, seconds in certificate.seconds.items())
    section("Seconds", f"{times}; total {sum(certificate.seconds.values()):.2f}")
    section("Files")
    from synth.library.kernels import every_file

    click.echo("\n".join(f"  {file}" for file in every_file(kernel, path.parent.parent)))


def check(folder: Path, jobs: int, as_json: bool, dump: Path | None, minimality: float | None = None) -> int:
    """Check a whole library; 1 if a kernel fails. ``minimality``: also replay what the searches excluded, in
    so many seconds each."""
    from synth.files import prepare_folder
    from synth.library.check import check_folder, kernel_files, packer_files

    if dump is not None:
        prepare_folder(dump, "--dump-smt")
    start = time.monotonic()
    total = len(kernel_files(folder)) + len(packer_files(folder))
    with board(total, silent=as_json) as shown:

        def progress(result: CheckResult) -> None:
            said = result.message if result.ok else f"FAILED: {result.message}"
            shown.end(result.name, f"{said} [{result.seconds:.1f} s]")

        results = check_folder(folder, jobs, progress, dump)
    failed = [result for result in results if not result.ok]
    wall = time.monotonic() - start
    replay: Replay | None = None
    if minimality is not None:
        try:
            replay = replayed(folder, jobs, minimality, silent=as_json)
        except VerificationError:
            if not failed:
                raise
            click.echo(
                "synth-kernel: no length is replayed, a certificate is not valid (see below)", err=True
            )
    code = 1 if failed or (replay is not None and replay.wrong) else 0
    if as_json:
        rows = [dict(vars(result)) for result in results]
        summary = {"ok": len(results) - len(failed), "failed": len(failed), "seconds": round(wall, 3)}
        more = {} if replay is None else {"minimality": replay.rows}
        print_json({"folder": str(folder), **summary, "exit_code": code, "kernels": rows, **more})
    else:
        click.echo(f"{len(results) - len(failed)} of {len(results)} kernels in {folder} hold [{wall:.1f} s]")
        for line in () if replay is None else replay.summary:
            click.echo(line)
    for line in () if replay is None else replay.wrong:
        click.echo(f"synth-kernel: {line}", err=True)
    for result in failed:
        where = "" if result.path.removesuffix(".json") in result.message else f"{result.path}: "
        click.echo(f"synth-kernel: {where}{' '.join(result.message.split())}", err=True)
    return code
