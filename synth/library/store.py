"""Writing kernels into a library: the pieces of their C texts (``synth.library.pieces``) and their
certificates."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from synth.errors import UserError, VerificationError
from synth.files import read_exactly, write_together
from synth.forms.registry import FORMS
from synth.library.certificate_json import Pieces, to_json
from synth.library.fields import fields_of
from synth.library.kernels import BLOCK, Kernel, every_file, pieces_path
from synth.library.pieces import Cut, cut, file_text, read_pieces
from synth.processes import uninterrupted


def parts() -> tuple[str, ...]:
    """What the C texts of a target are kept apart by: the block and every form."""
    return (BLOCK, *FORMS)


def write(kernel: Kernel, folder: Path) -> tuple[Path, ...]:
    """Write a kernel's pieces and then its certificate, which makes them valid; its files. Raises UserError
    where the folder cannot be written."""
    texts = {BLOCK: (kernel.source, kernel.symbol)} if kernel.source else {}
    texts |= {form.name: (form.text, form.symbol) for form in kernel.forms}
    files = every_file(kernel, folder)
    cuts = {part: cut(text, symbol, kernel.isa) for part, (text, symbol) in texts.items()}
    write_cuts(files[-1], kernel.certificate.target, cuts, partial(to_json, kernel.certificate))
    return files


@uninterrupted()
def write_cuts(
    certificate: Path, target: str, cuts: Mapping[str, Cut], json_text: Callable[[Pieces], str]
) -> None:
    """Write the pieces of a kernel's texts and the certificate that names them. What no certificate names any
    more goes from the files of its target."""
    place, names = certificate.parent, {part: one.names for part, one in cuts.items()}
    with _alone(place):
        named = named_pieces(place, target) | {certificate: names}
        written: dict[Path, str] = {}
        for part in parts():
            path = pieces_path(place, part, target)
            pieces = dict(_readable(path)) | dict(cuts[part].pieces if part in cuts else {})
            written[path] = pieces_text(place, part, target, named, pieces)
        there = {path: path.read_text(encoding="utf-8") for path in written if path.exists()}
        changed = {path: text for path, text in written.items() if text and text != there.get(path)}
        write_together(changed | {certificate: json_text(names)})
        for path, text in written.items():
            if not text:
                path.unlink(missing_ok=True)


def pieces_text(
    place: Path, part: str, target: str, named: Mapping[Path, Pieces], pieces: Mapping[str, str]
) -> str:
    """What the file of a form's pieces has to be; empty where no certificate names one."""
    names = [of[part] for _, of in sorted(named.items()) if part in of]
    return file_text(f"{part}, {place.name}, {target}", names, pieces) if any(names) else ""


def named_pieces(place: Path, target: str) -> dict[Path, Pieces]:
    """The pieces that the certificates of a folder name, of those that can be read."""
    found = {}
    for path in sorted(place.glob("*.json")):
        with contextlib.suppress(VerificationError, ValueError, TypeError, LookupError, AttributeError):
            body = fields_of(read_exactly(path))
            names = {
                part: tuple(map(str, body["pieces"][part]))
                for part in body.get("pieces", ())
                if part in parts()
            }
            if body.get("target") == target and names:
                found[path] = names
    return found


def _readable(path: Path) -> Mapping[str, str]:
    """The pieces of a file; none where it is missing or damaged."""
    with contextlib.suppress(VerificationError):
        return read_pieces(read_exactly(path))
    return {}


@contextlib.contextmanager
def _alone(place: Path) -> Iterator[None]:
    """Nobody else writes into the folder meanwhile (where there are no locks, who builds there builds
    alone)."""
    try:
        place.mkdir(parents=True, exist_ok=True)
        import fcntl

        handle = os.open(place, os.O_RDONLY)
    except ImportError:
        yield
        return
    except OSError as error:
        raise UserError(f"{place}: cannot be written ({error.strerror}); choose another --out") from error
    try:
        with contextlib.suppress(OSError):  # not every file system has locks
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
