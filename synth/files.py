"""Writing files so that nobody ever sees half of one."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from synth.errors import UserError


def prepare_folder(folder: Path) -> None:
    """Make sure that ``folder`` can be written to, leaving nothing behind. Raises UserError."""
    try:
        missing = folder
        while not missing.exists():
            missing = missing.parent
        if not missing.is_dir():
            raise UserError(f"{folder}: {missing} is not a folder; choose another --out")
        if missing == folder:
            handle, name = tempfile.mkstemp(dir=folder, prefix=".synth-")
            os.close(handle)
            os.unlink(name)
        elif not os.access(missing, os.W_OK):
            raise PermissionError(13, "Permission denied")
    except OSError as error:
        raise UserError(f"{folder}: cannot be written ({error.strerror}); choose another --out") from error


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
        try:
            _write_all(handle, data)
            os.fchmod(handle, 0o644)
        finally:
            os.close(handle)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def _write_all(handle: int, data: bytes) -> None:
    done = 0
    while done < len(data):
        done += os.write(handle, data[done:])
    os.fsync(handle)
