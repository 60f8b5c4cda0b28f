"""Writing of files so that no reader sees half a file, and reading of all bytes of a file."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from synth.errors import FullDisk, UserError, VerificationError
from synth.processes import temporary_place, uninterrupted

#: The system's error numbers for a full disk or quota. ``_FULL_TEXT`` matches the words of compilers.
_FULL = (errno.ENOSPC, errno.EDQUOT)
#: Bytes that ``check_capacity`` writes: more than the space left where a compiler stopped between two writes.
_PROBE = 1 << 16
_FULL_TEXT = re.compile("No space left on device|NoSpaceLeft|Disk quota exceeded|DiskQuota")


@contextlib.contextmanager
def scratch_folder(prefix: str) -> Iterator[Path]:
    """Make a folder that is removed after the block. Raises FullDisk, also for writes in the block."""
    with (
        temporary_files(),
        tempfile.TemporaryDirectory(prefix=prefix, ignore_cleanup_errors=True) as name,
    ):
        yield Path(name)


@contextlib.contextmanager
def temporary_files() -> Iterator[None]:
    """Raise FullDisk if the block, which writes temporary files only, finds the disk full. The system's error
    has no file name, and a UserError of ``write_together`` names a folder unknown to the user."""
    try:
        yield
    except (OSError, UserError) as error:
        cause = error.__cause__ if isinstance(error, UserError) else error
        if isinstance(cause, OSError) and cause.errno in _FULL:
            raise _full(str(cause.strerror)) from cause
        raise


def check_capacity(folder: Path, text: str) -> None:
    """Raise FullDisk if a program that failed, and printed ``text``, found the disk of ``folder`` full. A
    compiler that a signal ended prints nothing, so this function also writes a probe file."""
    if found := _FULL_TEXT.search(text):
        raise _full(found[0])
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(_PROBE))
    except OSError as error:
        if error.errno in _FULL:
            raise _full(str(error.strerror)) from error


def _full(what: str) -> FullDisk:
    return FullDisk(
        f"{temporary_place()}: {what} for temporary files; make room there, or set TMPDIR to another folder"
    )


#: The most bytes of a file that is read. A file of the library is far smaller.
_MOST_BYTES = 1 << 26


def read_exactly(path: Path) -> str:
    """Return the text of a library's file, with its line ends unchanged. Raises VerificationError for a path
    that is missing, no file, not UTF-8, or larger than 64 MiB."""
    try:
        if path.exists() and not path.is_file():
            raise VerificationError(f"{path}: cannot be read (it is no file)")
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
        if len(data) > _MOST_BYTES:
            raise VerificationError(f"{path}: cannot be read (it is larger than {_MOST_BYTES >> 20} MiB)")
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise VerificationError(f"{path}: not text ({error.reason})") from error
    except OSError as error:
        raise VerificationError(f"{path}: cannot be read ({error.strerror})") from error


@uninterrupted()
def prepare_folder(folder: Path, option: str = "") -> None:
    """Check that files can be written to ``folder``, which may be missing, by writing one; leave nothing
    behind. Raises UserError, which begins with ``option`` and the folder."""
    said, remedy = f"{option} {folder}".strip(), f"choose another {option or '--out'}"
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
                raise UserError(f"{said}: {there} is not a folder; {remedy}")
            # A file system may refuse files despite its permissions, so a file is written.
            handle, name = tempfile.mkstemp(dir=folder, prefix=".synth-")
            try:
                _write_all(handle, b"0")
            finally:
                os.close(handle)
                os.unlink(name)
        finally:
            for path in reversed(made):
                with contextlib.suppress(OSError):  # another process has put a file into it
                    path.rmdir()
    except OSError as error:
        raise UserError(f"{said}: cannot be written ({error.strerror}); {remedy}") from error


@uninterrupted()
def write_together(texts: Mapping[Path, str | bytes]) -> None:
    """Write all files and create missing folders. Raises UserError if the disk is full or a folder cannot be
    written, and then writes none.

    All data is on the disk before the first file is replaced. Each file is replaced at once, so a reader sees
    the old file or the new one. If the process is killed between replacements, some files are old. Where the
    system has unnamed files, the data is first written to them, so that a kill then leaves no temporary file.
    """
    path = next(iter(texts))
    with contextlib.ExitStack() as stack:
        try:
            staged = []
            for path, text in texts.items():
                path.parent.mkdir(parents=True, exist_ok=True)
                data = text.encode("utf-8") if isinstance(text, str) else text
                staged.append((path, stack.enter_context(_staged(path, data))))
            for path, place in staged:  # noqa: B007, an error names it
                place()
        except OSError as error:
            raise UserError(f"{path}: cannot be written ({error.strerror}); choose another --out") from error


def write_atomically(path: Path, text: str) -> None:
    """Write one file by ``write_together``. Raises UserError if the folder cannot be written."""
    write_together({path: text})


@contextlib.contextmanager
def _staged(path: Path, data: bytes) -> Iterator[Callable[[], None]]:
    """Yield a function that puts ``data`` at ``path``. Uncalled, it leaves no file."""
    name: str | None = None
    handle = _nameless(path.parent)
    if handle is None:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")

    def place() -> None:
        nonlocal name
        if name is None:
            try:
                _link(handle, path)
            except FileExistsError:  # a link does not replace a file
                name = str(path.with_name(f".{path.name}.{secrets.token_hex(4)}"))
                _link(handle, Path(name))
            else:
                return
        os.replace(name, path)
        name = None

    file = os.fdopen(handle, "wb")
    try:
        _write_all(handle, data)
        os.fchmod(handle, 0o644)  # everybody may read the file
        if name is not None:
            file.close()  # not every system renames an open file
        yield place
    finally:
        file.close()
        if name is not None:
            with contextlib.suppress(OSError):
                os.unlink(name)


def _nameless(folder: Path) -> int | None:
    """Return an unnamed file in ``folder`` that can be linked (O_TMPFILE), or None where there are none."""
    if not hasattr(os, "O_TMPFILE") or not os.path.isdir("/proc/self/fd"):
        return None
    try:
        return os.open(folder, os.O_TMPFILE | os.O_WRONLY, 0o644)
    except OSError:
        return None


def _link(handle: int, path: Path) -> None:
    """Give an unnamed file the name ``path``."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.link(f"/proc/self/fd/{handle}", path.name, dst_dir_fd=folder, follow_symlinks=True)
    finally:
        os.close(folder)


def _write_all(handle: int, data: bytes) -> None:
    done = 0
    while done < len(data):
        done += os.write(handle, data[done:])
    os.fsync(handle)
