"""Compiled code kept between runs, keyed by all that it depends on. $SYNTH_CACHE_DIR chooses the folder."""

from __future__ import annotations

import contextlib
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


def cached(kind: str, parts: Sequence[str], suffix: str, make: Callable[[], bytes]) -> bytes:
    """What ``make`` gives for ``parts`` (everything that it depends on), from the cache where it is there
    whole.

    A file of the cache begins with the digest of what it holds: one that was cut short or changed is made
    again and replaced. A cache that cannot be read or written costs time, nothing else.
    """
    key = hashlib.sha256("\0".join(parts).encode("utf-8")).hexdigest()[:40]
    path = cache_folder() / kind / f"{key}{suffix}"
    with contextlib.suppress(OSError):
        held = path.read_bytes()
        if (data := held[_DIGEST:]) and held[:_DIGEST] == hashlib.sha256(data).digest():
            return data
    data = make()
    with contextlib.suppress(OSError):
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
