"""Measurements in a file, so that an interrupted command goes on where it stopped."""

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Lock
from typing import Any

from synth.errors import foreign
from synth.files import write_atomically

MARK = "written by synth-compile explore"
"""What the file of measurements says that it is, and what the other files of the command say in words."""


def digest_of(parts: Mapping[str, Any]) -> str:
    """Return a digest of arrays, bytes and values that JSON has, by name."""
    digest = hashlib.sha256()
    for name, value in sorted(parts.items()):
        array = hasattr(value, "tobytes")
        content = (
            value.tobytes() if array else value if isinstance(value, bytes) else json.dumps(value).encode()
        )
        described = f"{name} {value.dtype} {value.shape}" if array else name
        digest.update(f"{described} {len(content)}\n".encode() + content)
    return digest.hexdigest()


class Measurements:
    """Results by key. ``path``: their file, None for results of this process only. A file of another
    ``digest`` is replaced. Several threads may call ``of``. ``found``: how many results the file had."""

    def __init__(self, path: Path | None, digest: str) -> None:
        self._path, self._digest, self._lock = path, digest, Lock()
        self._results: dict[str, Any] = {}
        if path is not None and path.exists():
            self._results = _read(path, digest)
        self.found = len(self._results)

    def __contains__(self, key: str) -> bool:
        return key in self._results

    def of(self, key: str, measure: Callable[[], Any]) -> Any:
        """Return the result of ``key``. If there is none, call ``measure``, which returns what JSON has."""
        if key not in self._results:
            result = measure()
            with self._lock:
                self._results[key] = result
                if self._path is not None:
                    body = {"what": MARK, "digest": self._digest, "results": self._results}
                    write_atomically(self._path, json.dumps(body, indent=1))
        return self._results[key]


def _read(path: Path, digest: str) -> dict[str, Any]:
    with foreign(f"{path}: holds no measurements of this command", "remove it, or choose another folder"):
        body = json.loads(path.read_text(encoding="utf-8"))
        if body["what"] != MARK:
            raise ValueError(f"it is not marked {MARK!r}")
        return dict(body["results"]) if body.get("digest") == digest else {}
