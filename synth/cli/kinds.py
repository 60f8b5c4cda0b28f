"""How the command line shows artifacts of each kind: in lists, in reports of runs, and alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from synth.cli import tables
from synth.cli.screen import print_paragraph, print_table
from synth.emit import GROUPS, PACKERS
from synth.errors import UserError
from synth.forms import AUTO
from synth.library.kinds import PRODUCTS, kind_name
from synth.library.wording import counted

if TYPE_CHECKING:
    from synth.cli.jobs import BuildRun
    from synth.library.artifact import Artifact

#: The kinds in the order in which documents and tables have them.
NAMES = (PRODUCTS, *PACKERS)


class ProductPresentation:
    """How products of low-bit codes are shown."""

    kinds = (PRODUCTS,)

    def key(self, kind: str) -> str:
        """Return the field that has the rows of a kind in the JSON of a run and of ``list``."""
        return "kernels"

    def listed(self, body: dict[str, Any], report: dict[str, Any]) -> dict[str, Any]:
        """Return the fields of a ``list`` row. ``body``: a certificate's JSON. ``report``: the JSON of its
        block kernel, or of its first form if there is no block kernel."""
        spec, row = body["spec"], dict[str, Any]()
        for side, short in (("activations", "a"), ("weights", "w")):
            row[short], row[side] = spec[side]["bits"], spec[side]["encoding"]
        row |= {"m": spec["m"], "k": spec["k"]}
        row |= {"form": body.get("form", AUTO), "forms": [*body["forms"]]}
        counts = {name: form["instructions"] for name, form in body["forms"].items()}
        row["steps"] = {name: of["inner"] if "inner" in of else of["block"] for name, of in counts.items()}
        return row | {"longest_k": report["longest_k"]}

    def print_list(self, rows: Sequence[dict[str, Any]], folder: Path, verbose: bool) -> None:
        """Print the table of ``list``."""
        sides = (("a", "activations"), ("w", "weights")) if verbose else ()
        numbers, checked = ("instr.", "longest K") if verbose else ("instr.",), _checked_columns(verbose)
        table = list[tuple[str, ...]]()
        for row in rows:
            # A damaged row has its status in the column of the forms, and empty cells after it.
            cells = [*("" for _ in sides), row["status"], *("" for _ in (*numbers, *checked))]
            if row["status"] == "ok":
                cells = [f"{row[short]} bit {row[side]}" for short, side in sides]
                steps = ", ".join(f"{name} {n}" if verbose else str(n) for name, n in row["steps"].items())
                cells += [", ".join(row["forms"]), str(row["instructions"].get("total", steps))]
                cells += [f"{row['longest_k']:,}"] if verbose else []
                cells += _checked(row, verbose)
            table.append((row["name"], *cells))
        words = ("kernel", *(side for _, side in sides), "forms")
        print_table(f"{counted(len(rows), 'kernel')} in {folder}", table, words, numbers, checked)
        if any("total" not in row["instructions"] for row in rows if row["status"] == "ok"):
            print_paragraph("instr.: of a block kernel; without one, of a step of each form, in their order")

    def made(self, artifact: Any) -> str:
        """Return the text that progress shows for an artifact that was written."""
        seconds = sum(artifact.certificate.seconds.values())
        return f"{tables.instructions_text(artifact.certificate)} instructions, {seconds:.1f} s"

    def row(self, outcome: tables.BuildOutcome, core: str | None) -> dict[str, Any]:
        """Return the fields of a made or current artifact in a run's JSON document. ``core``: compare forms
        by cycles on this core; None: on the target's usual core."""
        body = tables.kernel_json(outcome.made.certificate, outcome.status == tables.WRITTEN)
        return body | tables.forms_json(outcome.made, core)

    def text(self, name: str, artifact: Any, texts: Sequence[str]) -> str:
        """Return the C text of the last of ``texts``: names of forms, "" for the block kernel. Without a
        block kernel, "" gives the first form. Raises UserError if the artifact lacks one of the forms."""
        sources = [artifact.form(form).text if form else "" for form in texts]
        return str(sources[-1] or artifact.source or artifact.forms[0].text)

    def document(self, artifact: Any) -> dict[str, Any]:
        """Return the document of ``show --json``, without the files."""
        certificate = artifact.certificate
        body = {"name": certificate.name} | tables.kernel_json(certificate)
        body |= tables.forms_json(artifact, None)
        body |= {"searches": [asdict(report) for report in certificate.searches]}
        body |= {"executed": certificate.executed, "versions": certificate.versions}
        digests = {name: report.source_digest for name, report in certificate.kernels.items()}
        return body | {"isa_digest": certificate.isa_digest, "source_digests": digests}

    def print_summary(self, artifact: Any, files: Sequence[Path]) -> None:
        from synth.cli.kernel_report import kernel_lines, print_summary

        print_summary(kernel_lines(artifact), artifact.name, files)

    def print_report(self, artifact: Any, files: Sequence[Path], every_line: bool) -> None:
        from synth.cli.kernel_report import print_kernel

        print_kernel(artifact, files, every_line)


class ProgramsPresentation:
    """How artifacts without forms are shown. ``title``: of the table. ``kinds``: names of artifact kinds."""

    def __init__(self, title: str, kinds: tuple[str, ...]) -> None:
        self.title, self.kinds = title, kinds

    def key(self, kind: str) -> str:
        return kind

    def listed(self, body: dict[str, Any], report: dict[str, Any]) -> dict[str, Any]:
        return {"bits": body["bits"]}

    def print_list(self, rows: Sequence[dict[str, Any]], folder: Path, verbose: bool) -> None:
        columns, table = _checked_columns(verbose), list[tuple[str, ...]]()
        for row in rows:
            cells = [row["status"], *("" for _ in columns)]
            if row["status"] == "ok":
                kind, counts = kind_name(Path(row["name"])), row["instructions"]
                text = tables.counted_text(kind, counts) if verbose else ", ".join(map(str, counts.values()))
                cells = [text, *_checked(row, verbose)]
            table.append((row["name"], *cells))
        print_table(self.title, table, ("kernel", "instructions", *columns))

    def made(self, artifact: Artifact) -> str:
        return tables.counted_text(artifact.kind.name, artifact.certificate.first.instructions)

    def row(self, outcome: tables.BuildOutcome, core: str | None) -> dict[str, Any]:
        certificate, report = outcome.made.certificate, outcome.made.certificate.first
        row = {"isa": certificate.isa, "target": certificate.target, "bits": certificate.spec}
        return row | {"instructions": report.instructions, "proof": report.proof.verdict}

    def print_run(self, outcomes: Sequence[tables.BuildOutcome]) -> None:
        """Print the table of a run's artifacts."""
        rows = []
        for outcome in (outcome for outcome in outcomes if outcome.made is not None):
            certificate = outcome.made.certificate
            cells = (self.made(outcome.made), tables.proof_text(certificate.first.proof))
            rows.append((outcome.name, outcome.status, *cells, certificate.executed))
        if rows:
            print_table(self.title, rows, ("kernel", "file", "instructions", "proof", "executed"))

    def text(self, name: str, artifact: Artifact, texts: Sequence[str]) -> str:
        if form := next(filter(None, texts), ""):
            raise UserError(f"{name} --{_option(form)}: such a kernel is one file; use --c")
        return artifact.source

    def document(self, artifact: Artifact) -> dict[str, Any]:
        fields = asdict(artifact.certificate)
        report = fields.pop("block") | {"bits": fields.pop("spec")}
        hidden = ("forms", "form", "effort", "core", "programs")
        return {key: value for key, value in (fields | report).items() if key not in hidden}

    def print_summary(self, artifact: Any, files: Sequence[Path]) -> None:
        from synth.cli.kernel_report import print_summary, program_lines

        print_summary(program_lines(artifact, self.made(artifact)), artifact.name, files)

    def print_report(self, artifact: Any, files: Sequence[Path], every_line: bool) -> None:
        from synth.cli.kernel_report import print_programs

        print_programs(artifact, self.made(artifact), files)


PRODUCT_TABLE = ProductPresentation()
PROGRAM_TABLES = tuple(ProgramsPresentation(title, kinds) for title, kinds in GROUPS.items())
#: How artifacts of some kinds are shown. ``kinds``: the names of these kinds.
Presentation = ProductPresentation | ProgramsPresentation
#: Every presentation, in the order of the tables.
PRESENTATIONS: tuple[Presentation, ...] = (PRODUCT_TABLE, *PROGRAM_TABLES)


def presentation(kind: str) -> Presentation:
    """Return the presentation of the kind named ``kind``."""
    return next(shown for shown in PRESENTATIONS if kind in shown.kinds)


def run_document(
    outcomes: Mapping[str, Sequence[tables.BuildOutcome]], run: BuildRun, seconds: float, code: int
) -> dict[str, Any]:
    """Return the document of a run. ``outcomes``: by the names of kinds."""
    body: dict[str, Any] = {"folder": str(run.folder), "seconds": round(seconds, 3), "exit_code": code}
    for kind in NAMES:
        shown = presentation(kind)
        body[shown.key(kind)] = [_row(shown, outcome, run.core) for outcome in outcomes.get(kind, ())]
    return body


def _row(shown: Presentation, outcome: tables.BuildOutcome, core: str | None) -> dict[str, Any]:
    row: dict[str, Any] = {"name": outcome.name, "status": outcome.status, "error": outcome.message or None}
    if outcome.made is not None:
        row |= shown.row(outcome, core)
        row |= {"executed": outcome.executed, "files": [str(path) for path in outcome.files]}
    return row


def _option(form: str) -> str:
    """Return the option of ``show`` that prints a form's C text; it is also the suffix of the C file."""
    from synth.forms.registry import FORMS

    return FORMS[form].text.suffix.removeprefix("_")


def _checked_columns(verbose: bool) -> tuple[str, ...]:
    return ("proof", "executed") if verbose else ("proof",)


def _checked(row: dict[str, Any], verbose: bool) -> list[str]:
    """Return the cells that tell the proof and the execution of a certificate."""
    if verbose:
        return [row["proof"], row["executed"]]
    return [row["proof"] if tables.ran(row["executed"]) else f"{row['proof']}, not run"]
