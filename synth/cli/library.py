"""``synth-kernel list`` and ``check``: the table of a library, and the check of its kernels."""

from __future__ import annotations

import difflib
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from synth.cli.kinds import NAMES, PRESENTATIONS, Presentation, presentation
from synth.cli.minimality import Replay, replayed
from synth.cli.progress import board
from synth.cli.screen import print_json, print_paragraph
from synth.errors import UserError, VerificationError
from synth.files import read_exactly
from synth.library.fields import FORMAT, fields_of, unchanged
from synth.library.kinds import kind_name
from synth.library.library_paths import c_files, named, read_folder
from synth.library.wording import counted

if TYPE_CHECKING:
    from synth.library.check import CheckResult


def library(option: str, folder: Path | None, whole: bool = True) -> Path:
    """Return the library folder to read: ``folder``, or by default ``read_folder()``. Raises UserError if the
    folder is missing or has no kernels. ``option`` begins the error. ``whole``: also refuse a folder that has
    C files, but not a single certificate."""
    folder = folder or read_folder()
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


def requested(what: Path | None, out: Path | None) -> tuple[Path, str]:
    """Return the library folder and the name filter ("" for every kernel) of ``check``. ``what`` is a folder
    if it exists, is absolute or begins with ".", else a name. Raises UserError, also for two folders."""
    if what is None or what.is_dir() or what.is_absolute() or str(what).startswith("."):
        if what is not None and out is not None:
            raise UserError(f"{what}: is a folder, as --out is; give one of them")
        return library("" if out is None else "--out ", what or out, whole=False), ""
    folder = library("--out ", out, whole=False)
    every = certificates(folder)
    if not named(every, str(what)):
        near = difflib.get_close_matches(str(what), every, 3, 0.0)
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
        found = {"isa": body["isa"], "target": body["target"]}
        # A kernel for further features has no block kernel, so the row describes its first form.
        one = body if "proof" in body else next(iter(body["forms"].values()))
        found |= presentation(kind_name(path)).listed(body, one)
        found |= {"instructions": dict(one["instructions"])}
        found |= {"proof": one["proof"]["verdict"], "executed": body["executed"]}
        missing = not any(file.is_file() for file in c_files(path))
        whole = {"status": "its C file is missing" if missing else "ok"} | found
        return row | whole if _is_shown(found) else row
    except (VerificationError, OSError, ValueError, LookupError, TypeError, AttributeError, StopIteration):
        return row


def _is_shown(found: dict[str, Any]) -> bool:
    """Return whether the values of a row can be printed: non-negative counts, and printable ASCII texts."""
    counts, forms, steps = found["instructions"], found.get("forms", []), found.get("steps", {})
    numbers = [value for key, value in found.items() if key in ("bits", "a", "w", "m", "k", "longest_k")]
    texts = [found[key] for key in _TEXTS if key in found]
    return all(
        type(number) is int and number >= 0 for number in (*numbers, *counts.values(), *steps.values())
    ) and all(
        isinstance(text, str) and text.isascii() and text.isprintable() for text in (*texts, *counts, *forms)
    )


def _fits(row: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Return whether a row has the wanted values (one of its ``forms``) or is damaged."""
    return row["status"] == "damaged" or all(
        value in row["forms"] if key == "forms" and "forms" in row else row.get(key) == value
        for key, value in wanted.items()
    )


def list_kernels(
    folder: Path, as_json: bool, verbose: bool, part: str | None = None, **wanted: Any
) -> int:  # fmt: skip
    """Print the table of a library, or JSON; return 0. ``part``: a kernel name or part of names. ``wanted``:
    values of fields, None for any value. Damaged certificates fit all values."""
    given = {key: value for key, value in wanted.items() if value is not None}
    paths = certificates(folder)
    rows: dict[str, list[dict[str, Any]]] = {kind: [] for kind in NAMES}
    tables: dict[Presentation, list[dict[str, Any]]] = {one: [] for one in PRESENTATIONS}
    for path in (paths[name] for name in named(paths, part or "")):
        if _fits(row := _summary(path), given):
            rows[kind_name(path)].append(row)
            tables[presentation(kind_name(path))].append(row)
    if as_json:
        found = {presentation(kind).key(kind): of for kind, of in rows.items()}
        print_json({"folder": str(folder), **found})
        return 0
    for shown in [one for one in PRESENTATIONS if tables[one]] or PRESENTATIONS[:1]:
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
    raise UserError(
        f"{name or repr(name)}: no such kernel in {folder}; the nearest are {', '.join(list(near)[:3])}"
    )


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
            held = what.message if verbose else "proved and executed"
            said = held if what.ok else f"FAILED: {what.message}"
            shown.end(name, f"{said} [{what.seconds:.1f} s]")

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
        every = f"{counted(len(results), 'kernel')} in {folder}{in_names}"
        click.echo(f"{good} of {every} {'holds' if good == 1 else 'hold'} [{wall:.1f} s]")
        for line in replay.summary:
            print_paragraph(line.lstrip(), len(line) - len(line.lstrip()))
    for line in replay.wrong:
        click.echo(f"synth-kernel: {line}", err=True)
    for result in failed:
        name = "" if result.path.removesuffix(".json") in result.message else f"{result.path}: "
        click.echo(f"synth-kernel: {name}{' '.join(result.message.split())}", err=True)
    return code
