"""What is kept between runs for this user: in the cache ($SYNTH_CACHE_DIR chooses the folder) what can be
made again, keyed by all that it depends on; elsewhere what cannot, tuned schedules ($SYNTH_TUNED: the file).

Nothing is ever written to the folder of the installed package.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import platformdirs

#: Bytes of the digest before what a file holds.
_DIGEST = hashlib.sha256().digest_size


def cache_folder() -> Path:
    """$SYNTH_CACHE_DIR, else the user's cache folder."""
    return Path(os.environ.get("SYNTH_CACHE_DIR") or platformdirs.user_cache_dir("synth-kernel"))


#: Bytes that files of ``cached`` may take; where they take more, those that were used last are left, with
#: three quarters of it.
MOST = 1 << 30
_KEYED = "[0-9a-f]" * 40 + ".*"
#: What the cache holds, by the folder in it: in words, and which files there are its own.
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
    """The file of tuned schedules: $SYNTH_TUNED, else the user's own."""
    chosen = os.environ.get("SYNTH_TUNED")
    return Path(chosen or Path(platformdirs.user_data_dir("synth-kernel"), "schedules.json"))


def kept_files(kind: str) -> list[Path]:
    """The files of a kind that the cache holds; of a folder that a person chose, no others."""
    return sorted((cache_folder() / kind).glob(KINDS[kind][1]))


@functools.cache
def _make_room(folder: Path) -> None:
    """Remove files of ``cached`` that were used longest ago, where all take more than MOST. Once in a
    process: what one process writes is little."""
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


def held(kind: str, parts: Sequence[str], suffix: str) -> bytes | None:
    """What the cache has for ``parts``, as ``cached`` kept it; None where it has nothing whole."""
    path = _path(kind, parts, suffix)
    with contextlib.suppress(OSError):
        whole = path.read_bytes()
        if (data := whole[_DIGEST:]) and whole[:_DIGEST] == hashlib.sha256(data).digest():
            with contextlib.suppress(OSError):
                os.utime(path)  # used last
            return data
    return None


def cached(kind: str, parts: Sequence[str], suffix: str, make: Callable[[], bytes]) -> bytes:
    """What ``make`` gives for ``parts`` (everything that it depends on), from the cache where it is there
    whole.

    A file of the cache begins with the digest of what it holds: one that was cut short or changed is made
    again and replaced. A cache that cannot be read or written costs time, nothing else. Raises KeyError for a
    kind that is none of ``KINDS``.
    """
    there = held(kind, parts, suffix)
    if there is not None:
        return there
    data, path = make(), _path(kind, parts, suffix)
    with contextlib.suppress(OSError):
        _make_room(cache_folder())
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
