"""``synth-kernel list``, ``check``, ``show`` and ``export``: a library's table, the check of its kernels, the
replay of what searches excluded, and one artifact as text, JSON or C."""

from __future__ import annotations

import difflib
import time
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from synth.cli.kinds import NAMES, PRESENTATIONS, presentation
from synth.cli.screen import board, console, print_json, print_paragraph
from synth.cli.tables import ranges
from synth.errors import UserError, VerificationError
from synth.files import read_exactly
from synth.library.fields import FORMAT, fields_of, unchanged
from synth.library.kinds import kind_name
from synth.library.library_paths import c_files, named, read_folder
from synth.library.wording import counted

if TYPE_CHECKING:
    from synth.library.check import CheckResult
    from synth.library.minimality import Replayed


def library(option: str, folder: Path | None, whole: bool = True) -> Path:
    """Return the library folder to read: ``folder``, or by default ``read_folder()``. Raises UserError if the
    folder is missing or has no kernels. ``option`` begins the error. ``whole``: also refuse a folder that has
    C files, but not a single certificate."""
    folder = folder or read_folder()
    where, command = f"{option}{folder}", f"with: synth-kernel --all --out {folder}"
    if not folder.is_dir():
        raise UserError(f"{where}: no such folder; write kernels {command}")
    if any(folder.glob("*/*.json")):
        return folder
    source = min(folder.glob("*/*.c"), default=None)
    if source is None:
        raise UserError(f"{where}: no kernels in it; write some {command}")
    if whole:
        cause = "has no certificate, its writing was cut short"
        raise UserError(f"{where}: {source} {cause}; write the kernel again")
    return folder


def requested(what: Path | None, out: Path | None) -> tuple[Path, str]:
    """Return the library folder and the name filter ("" for every kernel) of ``check``. ``what`` is a folder
    if it exists, is absolute or begins with ".", else a name. Raises UserError, also for two folders."""
    if what is None or what.is_dir() or what.is_absolute() or str(what).startswith("."):
        if what is not None and out is not None:
            raise UserError(f"{what}: is a folder, as --out is; give one of them")
        return library("" if out is None else "--out ", what or out, whole=False), ""
    folder = library("--out ", out, whole=False)
    paths = certificates(folder)
    if not named(paths, str(what)):
        near = difflib.get_close_matches(str(what), paths, 3, 0.0)
        raise UserError(f"{what}: no folder, and no kernel in {folder}; the nearest are {', '.join(near)}")
    return folder, str(what)


#: The fields of a row that are texts.
_TEXTS = ("isa", "target", "activations", "weights", "form", "proof", "executed")


def _summary(path: Path) -> dict[str, Any]:
    """Return the row of one certificate, as its JSON states it. Only ``check`` verifies what it states."""
    row: dict[str, Any] = {"name": f"{path.parent.name}/{path.stem}", "status": "damaged"}
    try:
        body = fields_of(read_exactly(path))
        if isinstance(body, dict) and body.get("format") not in (None, FORMAT):
            return row | {"status": f"of format {ascii(body['format'])[:20]}, not {FORMAT}: write it anew"}
        if not unchanged(body):
            return row
        # A kernel for further features has no block kernel, so the row describes its first form.
        report = body if "proof" in body else next(iter(body["forms"].values()))
        fields = {"isa": body["isa"], "target": body["target"]}
        fields |= presentation(kind_name(path)).listed(body, report)
        fields |= {"instructions": dict(report["instructions"])}
        fields |= {"proof": report["proof"]["verdict"], "executed": body["executed"]}
        missing = not any(file.is_file() for file in c_files(path))
        status = {"status": "its C file is missing" if missing else "ok"}
        return row | status | fields if _is_shown(fields) else row
    except (VerificationError, OSError, ValueError, LookupError, TypeError, AttributeError, StopIteration):
        return row


def _is_shown(row: dict[str, Any]) -> bool:
    """Return whether the values of a row can be printed: non-negative counts, and printable ASCII texts."""
    counts, steps = row["instructions"], row.get("steps", {})
    numbers = [row[key] for key in ("bits", "a", "w", "m", "k", "longest_k") if key in row]
    numbers += [*counts.values(), *steps.values()]
    texts = [*(row[key] for key in _TEXTS if key in row), *counts, *row.get("forms", [])]
    return all(type(number) is int and number >= 0 for number in numbers) and all(
        isinstance(text, str) and text.isascii() and text.isprintable() for text in texts
    )


def _fits(row: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Return whether a row has the wanted values (one of its ``forms``; None: any value) or is damaged."""
    return row["status"] == "damaged" or all(
        value in row["forms"] if key == "forms" and "forms" in row else row.get(key) == value
        for key, value in wanted.items()
        if value is not None
    )


def list_kernels(folder: Path, as_json: bool, verbose: bool, part: str | None, **wanted: Any) -> int:
    """Print the table of a library, or JSON; return 0. ``part``: a kernel name or part of names. ``wanted``:
    values of fields, None for any value. Damaged certificates fit all values."""
    paths = certificates(folder)
    rows = [(kind_name(paths[name]), _summary(paths[name])) for name in named(paths, part or "")]
    rows = [(kind, row) for kind, row in rows if _fits(row, wanted)]
    if as_json:
        kinds = {presentation(kind).key(kind): [row for k, row in rows if k == kind] for kind in NAMES}
        print_json({"folder": str(folder), **kinds})
        return 0
    tables = {shown: [row for kind, row in rows if kind in shown.kinds] for shown in PRESENTATIONS}
    for shown in [shown for shown in PRESENTATIONS if tables[shown]] or PRESENTATIONS[:1]:
        shown.print_list(tables[shown], folder, verbose)
    return 0


def certificates(folder: Path) -> dict[str, Path]:
    """Return the paths of a library's certificates by kernel name ISA/NAME."""
    return {f"{path.parent.name}/{path.stem}": path for path in sorted(folder.glob("*/*.json"))}


def find(name: str, folder: Path) -> Path:
    """Return the path of the certificate of the only kernel that ``name`` matches. Raises UserError."""
    paths = certificates(folder)
    wanted = name.removesuffix(".json").removesuffix(".c")
    fits = named(paths, wanted) if wanted else []
    if len(fits) == 1:
        return paths[fits[0]]
    if fits:
        more = ", ..." if len(fits) > 4 else ""
        same = "are called that" if fits[0].partition("/")[2] == wanted else "have that in their names"
        raise UserError(f"{name}: {len(fits)} kernels {same}: {', '.join(fits[:4])}{more}")
    known = {**{full: full for full in paths}, **{full.partition("/")[2]: full for full in paths}}
    near = dict.fromkeys(known[match] for match in difflib.get_close_matches(wanted, known, 6, 0.0))
    nearest = ", ".join([*near][:3])
    raise UserError(f"{name or repr(name)}: no such kernel in {folder}; the nearest are {nearest}")


def check(
    where: tuple[Path, str], jobs: int, as_json: bool, verbose: bool, dump: Path | None,
    minimality: float | None = None,
) -> int:  # fmt: skip
    """Check the kernels of ``where`` (``requested``) and print the results. Return 1 if a kernel fails or a
    replay finds a program of an excluded length, else 0. ``dump``: folder for the proof obligations.
    ``minimality``: seconds per search in which to replay what searches excluded; None: no replay."""
    from synth.cli.pool import Inbox
    from synth.files import prepare_folder
    from synth.library.check import check_folder, to_check

    folder, part = where
    if dump is not None:
        prepare_folder(dump, "--dump-smt")
    start = time.monotonic()
    with board(len(to_check(folder, part)), silent=as_json) as shown:

        def progress(name: str, what: str | CheckResult) -> None:
            if isinstance(what, str):
                shown.now(name, what)
                return
            good = what.message if verbose else "proved and executed"
            text = good if what.ok else f"FAILED: {what.message}"
            shown.end(name, f"{text} [{what.seconds:.1f} s]")

        with Inbox(progress) as inbox:
            results = check_folder(folder, jobs, inbox.sender, dump, part)
            inbox.wait(len(results))
    failed = [result for result in results if not result.ok]
    wall = time.monotonic() - start
    replay = Replay((), (), [])
    if minimality is not None:
        invalid = {path for result in failed if (path := Path(result.path)).suffix == ".json"}
        replay = replayed(where, jobs, minimality, as_json, invalid)
    code, good = 1 if failed or replay.wrong else 0, len(results) - len(failed)
    if as_json:
        rows = [dict(vars(result)) for result in results]
        summary = {"ok": good, "failed": len(failed), "seconds": round(wall, 3)}
        more = {} if minimality is None else {"minimality": replay.rows}
        print_json({"folder": str(folder), **summary, "exit_code": code, "kernels": rows, **more})
    else:
        in_names = f" with {part} in {'its name' if len(results) == 1 else 'their names'}" if part else ""
        kernels = f"{counted(len(results), 'kernel')} in {folder}{in_names}"
        click.echo(f"{good} of {kernels} {'holds' if good == 1 else 'hold'} [{wall:.1f} s]")
        for line in replay.summary:
            print_paragraph(line.lstrip(), len(line) - len(line.lstrip()))
    for line in replay.wrong:
        click.echo(f"synth-kernel: {line}", err=True)
    for result in failed:
        name = "" if result.path.removesuffix(".json") in result.message else f"{result.path}: "
        click.echo(f"synth-kernel: {name}{' '.join(result.message.split())}", err=True)
    return code


def show(
    name: str, folder: Path, texts: Sequence[str], as_json: bool, verbose: bool, program: bool
) -> int:  # fmt: skip
    """Print ten lines on a kernel, its certificate as text or JSON, or one of its C texts; return 0.
    ``texts``: names of kernel forms, "" for the block kernel; the last one's C text is printed. ``verbose``:
    the whole certificate, in tables. ``program``: also every line of the block kernel. Raises UserError."""
    from synth.library.kinds.registry import read_artifact
    from synth.library.store import files

    path = find(name, folder)
    if as_json and texts:
        raise UserError(f"{name} --json: is the certificate; leave out --c and the forms")
    artifact = read_artifact(path)
    shown, paths = presentation(artifact.kind.name), files(artifact, path.parent.parent)
    if texts:
        source, out = shown.text(name, artifact, texts), console()
        if out.is_terminal:
            from rich.syntax import Syntax

            out.print(Syntax(source, "c", word_wrap=True))
        else:
            click.echo(source, nl=not source.endswith("\n"))
    elif as_json:
        print_json(shown.document(artifact) | {"files": [str(file) for file in paths]})
    elif verbose or program:
        shown.print_report(artifact, paths, program)
    else:
        shown.print_summary(artifact, paths)
    return 0


def export(name: str, folder: Path, out: Path) -> int:
    """Write the C texts of artifact ``name`` to ``out``, print their paths, and return 0. Each C text needs
    no other file. Existing files are replaced. Raises UserError."""
    from synth.files import write_together
    from synth.library.kinds.registry import read_artifact

    sources = read_artifact(find(name, folder)).sources
    write_together({out / file: text for file, text in sources.items()})
    click.echo("\n".join(str(out / file) for file in sources))
    return 0


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
    and a name filter ("" for every kernel). ``silent``: show no progress. ``failed``: certificates that did
    not pass ``check``; invalid certificates among them are left out. Raises UserError or VerificationError
    for any other invalid certificate."""
    from synth.library.minimality import count_questions, replay_folder, unreadable
    from synth.minimality import NOT_REPLAYED, REPLAYED, WRONG

    start, but, (folder, part) = time.monotonic(), unreadable(failed), where
    with board(count_questions(folder, but, part), silent=silent) as shown:
        results = replay_folder(folder, seconds, jobs, shown.end, but, part)
    wall = time.monotonic() - start
    outcomes = [(result, outcome) for result in results for outcome in result.outcomes]
    counts = dict.fromkeys((REPLAYED, NOT_REPLAYED, WRONG), 0) | Counter(o.verdict for _, o in outcomes)
    verdicts = ", ".join(f"{count} {word}" for word, count in counts.items() if count or word != WRONG)
    total = counted(len(outcomes), "length")
    lines = [f"A second search of {total} that are said to have no program: {verdicts} [{wall:.1f} s]"]
    lines += [f"  not replayed: {line}" for line in _grouped(results, NOT_REPLAYED)]
    if but:
        lines.append(f"  not replayed: certificates that are not valid ({len(but)}, see below)")
    wrong = tuple(
        f"{result.kernel}: {result.sketch}: length {outcome.length} is said to have no program, "
        f"but {outcome.reason}"
        for result, outcome in outcomes
        if outcome.verdict == WRONG
    )
    rows = [{"kernel": result.kernel, "search": result.sketch, **vars(o)} for result, o in outcomes]
    return Replay(tuple(lines), wrong, rows)


def _grouped(results: list[Replayed], verdict: str) -> list[str]:
    """Return a line per sketch, lengths and reason of ``verdict``, with its kernels."""
    groups: dict[tuple[Any, ...], list[str]] = {}
    for result in results:
        if lengths := result.lengths(verdict):
            reason = next(o.reason for o in result.outcomes if o.verdict == verdict)
            groups.setdefault((result.sketch, lengths, reason), []).append(result.kernel)
    return [
        f"{sketch}, length{'s' * (len(lengths) > 1)} {ranges(lengths)} ({reason}): {', '.join(kernels)}"
        for (sketch, lengths, reason), kernels in groups.items()
    ]
