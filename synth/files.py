"""Writing files so that nobody ever sees half of one."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from synth.errors import UserError
from synth.processes import uninterrupted


@uninterrupted()
def prepare_folder(folder: Path) -> None:
    """Make sure that ``folder`` can be written to, by writing to it, and leave nothing behind. Raises UserError."""
    made: list[Path] = []
    try:
        try:
            missing = [path for path in (folder, *folder.parents) if not path.exists()]
            for path in reversed(missing):
                if not path.parent.is_dir():
                    break
                path.mkdir()
                made.append(path)
            there = next(path for path in (folder, *folder.parents) if path.exists())
            if not there.is_dir():
                raise UserError(f"{folder}: {there} is not a folder; choose another --out")
            # Permissions do not tell of a file system that takes no files, so a file is written.
            handle, name = tempfile.mkstemp(dir=folder, prefix=".synth-")
            try:
                _write_all(handle, b"0")
            finally:
                os.close(handle)
                os.unlink(name)
        finally:
            for path in reversed(made):
                with contextlib.suppress(OSError):  # somebody else has put something into it
                    path.rmdir()
    except OSError as error:
        raise UserError(f"{folder}: cannot be written ({error.strerror}); choose another --out") from error


@uninterrupted()
def write_together(texts: Mapping[Path, str]) -> None:
    """``write_atomically`` of files that belong together, in their order: all of them lie on the disk before the first
    takes its place, so that a full disk leaves what was there before. Raises UserError."""
    staged: list[tuple[str, Path]] = []
    path = next(iter(texts))
    try:
        for path, text in texts.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
            staged.append((name, path))
            _fill(handle, text.encode("utf-8"))
        while staged:
            name, path = staged[0]
            os.replace(name, path)
            del staged[0]
    except OSError as error:
        raise UserError(f"{path}: cannot be written ({error.strerror}); choose another --out") from error
    finally:
        for name, _ in staged:
            with contextlib.suppress(OSError):
                os.unlink(name)


@uninterrupted()
def write_atomically(path: Path, text: str) -> None:
    """Write ``text`` to ``path`` all at once: a reader, or a kill at any time, sees the old or the new file.

    Where the system has them, the data goes into a nameless file first, so that not even a kill leaves
    a temporary file behind. Raises UserError where the folder cannot be written.
    """
    data = text.encode("utf-8")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not _write_nameless(path, data):
            _write_renamed(path, data)
    except OSError as error:
        raise UserError(f"{path}: cannot be written ({error.strerror}); choose another --out") from error


def _write_nameless(path: Path, data: bytes) -> bool:
    """Through O_TMPFILE and a link; False where the system or file system has none."""
    if not hasattr(os, "O_TMPFILE") or path.exists():
        return False
    try:
        handle = os.open(path.parent, os.O_TMPFILE | os.O_WRONLY, 0o644)
    except OSError:
        return False
    try:
        _write_all(handle, data)
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.link(f"/proc/self/fd/{handle}", path.name, dst_dir_fd=folder, follow_symlinks=True)
        finally:
            os.close(folder)
    except OSError:
        return False
    finally:
        os.close(handle)
    return True


def _write_renamed(path: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        _fill(handle, data)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def _fill(handle: int, data: bytes) -> None:
    """Write a file that everybody may read, and close it."""
    try:
        _write_all(handle, data)
        os.fchmod(handle, 0o644)
    finally:
        os.close(handle)


def _write_all(handle: int, data: bytes) -> None:
    done = 0
    while done < len(data):
        done += os.write(handle, data[done:])
    os.fsync(handle)
