"""Files of this user between runs: a cache ($SYNTH_CACHE_DIR), and tuned schedules ($SYNTH_TUNED).

The cache has only what can be computed again, by keys of everything that it depends on. Nothing is written to
the folder of the installed package."""

from __future__ import annotations

import atexit
import contextlib
import functools
import hashlib
import logging
import os
import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import platformdirs

#: Bytes of the digest at the start of a cache file.
_DIGEST = hashlib.sha256().digest_size


log = logging.getLogger(__name__)


def chosen_cache() -> Path:
    """Return $SYNTH_CACHE_DIR or the user's cache folder, without a check of its permissions."""
    return Path(os.environ.get("SYNTH_CACHE_DIR") or platformdirs.user_cache_dir("synth-kernel"))


def cache_folder() -> Path:
    """Return the folder of the cache. Code from the cache is executed. So if others may write to
    ``chosen_cache``, the user's own folder or a temporary one is returned, and a warning is logged."""
    chosen = chosen_cache()
    why = refusal(chosen)
    if why is None:
        return chosen
    own = Path(platformdirs.user_cache_dir("synth-kernel"))
    used = own if refusal(own) is None else _temporary_cache()
    warn_once(f"cache: {used} is used instead: {why}")
    return used


def make_cache_folder() -> Path:
    """Return ``cache_folder``. If missing, it is created, accessible to this user only. Raises OSError."""
    folder = cache_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def refusal(folder: Path) -> str | None:
    """Return who else may write to a cache folder and the remedy; None if nobody else may. On Windows nothing
    is refused: owner and mode are not visible there."""
    paths = [folder]
    with contextlib.suppress(OSError):
        if folder.stat().st_mode & 0o011:  # otherwise nobody else can reach its files
            paths += [*folder.glob("*/"), *folder.glob("kernels/*/")]
    for path in paths:
        with contextlib.suppress(OSError):  # the path does not exist yet
            if said := _writers(path.stat(), folder):
                return f"{path} {said}"
    return None


def others_may_write(file: Path | int) -> bool:
    """Return whether owner or mode let another user change a file, given by path or descriptor. Folders above
    it do not count. False on Windows. Raises OSError."""
    return bool(_writers(os.stat(file), Path()))


def _writers(stat: os.stat_result, folder: Path) -> str:
    """Return who else may write, and the remedy; "" if nobody else may."""
    danger = "could change the code that lies there"
    if os.name != "posix":
        return ""
    if stat.st_uid != os.geteuid():
        return f"belongs to user {stat.st_uid}, not {os.geteuid()}, who {danger}; choose a folder of your own"
    if stat.st_mode & 0o022:
        return f"is writable for its group or others, who {danger}; chmod -R go= {folder}"
    return ""


@functools.cache
def _temporary_cache() -> Path:
    """Create a folder for this process, which is removed when the process exits."""
    folder = tempfile.mkdtemp(prefix="synth-cache-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


@functools.cache
def warn_once(line: str) -> None:
    """Log a warning, each text once per process."""
    log.warning("%s", line)


#: The most bytes of ``cached`` files. If they take more, the least recently used are removed until three
#: quarters remain.
MOST = 1 << 30
_KEYED = "[0-9a-f]" * 40 + ".*"
#: Kinds of cache files by folder: a description, and the pattern of file names.
KINDS = {
    "objects": ("compiled kernels", _KEYED),
    "headers": ("headers of intrinsics, prepared for the compiler", _KEYED),
    "cores": ("compiled enumerations of programs", _KEYED),
    "rounds": ("loops in assembly", _KEYED),
    "assembly": ("assembly that benchmarks look at", _KEYED),
    "ir": ("kernels as LLVM IR", _KEYED),
    "kernels": ("kernels that were made on demand", "*/*.[jc]*"),
    "absent": ("searches for kernels that ended with none", _KEYED),
    "bench": ("measurements of benchmarks", "*.json"),
}


def tuned_path() -> Path:
    """Return the file of tuned schedules: $SYNTH_TUNED or the user's own."""
    chosen = os.environ.get("SYNTH_TUNED")
    return Path(chosen or Path(platformdirs.user_data_dir("synth-kernel"), "schedules.json"))


def kept_files(kind: str) -> list[Path]:
    """Return the sorted cache files of a kind (key of ``KINDS``), without other files in the folder."""
    return sorted((cache_folder() / kind).glob(KINDS[kind][1]))


@functools.cache
def _make_capacity(folder: Path) -> None:
    """Remove the least recently used files if all take more than MOST. Once per process: it writes little."""
    found: list[tuple[float, int, Path]] = []
    for kind in (kind for kind, (_, pattern) in KINDS.items() if pattern == _KEYED):
        for path in (folder / kind).glob(_KEYED):
            with contextlib.suppress(OSError):  # another process may remove it
                found.append(((stat := path.stat()).st_mtime, stat.st_size, path))
    if sum(size for _, size, _ in found) > MOST:
        taken = 0
        for _, size, path in sorted(found, reverse=True):
            taken += size
            if taken > MOST * 3 // 4:
                with contextlib.suppress(OSError):
                    path.unlink()


def _path(kind: str, parts: Sequence[str], suffix: str) -> Path:
    KINDS[kind]
    key = hashlib.sha256("\0".join(parts).encode("utf-8")).hexdigest()[:40]
    return cache_folder() / kind / f"{key}{suffix}"


def cached_bytes(kind: str, parts: Sequence[str], suffix: str) -> bytes | None:
    """Return the cached data for the key ``parts`` and the file ending ``suffix``. None: no file, a wrong
    digest, or others may write it."""
    path = _path(kind, parts, suffix)
    with contextlib.suppress(OSError), path.open("rb") as file:
        # An earlier mode of the folder may have let others write the file, digest included.
        whole = b"" if others_may_write(file.fileno()) else file.read()
        if (data := whole[_DIGEST:]) and whole[:_DIGEST] == hashlib.sha256(data).digest():
            with contextlib.suppress(OSError):
                os.utime(path)  # marks it as recently used
            return data
    return None


def cached(kind: str, parts: Sequence[str], suffix: str, make: Callable[[], bytes]) -> bytes:
    """Return ``make()``, or the cached result for ``parts``, which name everything that the result depends
    on. ``suffix``: ending of the file name. A cache file starts with its digest. A file that was cut short or
    changed, or that others may write, is replaced. A cache that cannot be read or written only costs time.
    Raises KeyError for a ``kind`` that ``KINDS`` lacks."""
    there = cached_bytes(kind, parts, suffix)
    if there is not None:
        return there
    data, path = make(), _path(kind, parts, suffix)
    with contextlib.suppress(OSError):
        _make_capacity(make_cache_folder())
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.sha256(data).digest() + data)
            os.replace(name, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
    return data
