"""The headers of ggml for which the backend is compiled."""

from __future__ import annotations

import re
from pathlib import Path

from synth.errors import UserError

#: The file name of the library. ggml looks for backends by names like this.
LIBRARY = "libggml-synth.so"
#: The versions of ggml's interface for backends that ``backend.c`` implements.
API_VERSIONS = (2,)
#: Headers of ggml that the backend includes, and where source trees and installations have them.
HEADERS = ("ggml.h", "ggml-alloc.h", "ggml-backend.h", "ggml-backend-impl.h")
_FOLDERS = (
    "",
    "include",
    "src",
    "ggml/include",
    "ggml/src",
    "vendor/llama.cpp/ggml/include",
    "vendor/llama.cpp/ggml/src",
)
_VERSION = re.compile(r"^\s*#\s*define\s+GGML_BACKEND_API_VERSION\s+(\d+)", re.MULTILINE)
#: A header of the backend's own, which defines the version of the source tree as ``SYNTH_GGML_VERSION``.
VERSION_HEADER = "synth-ggml-version.h"
_RELEASE = re.compile(r"^\s*set\s*\(GGML_VERSION_(MAJOR|MINOR|PATCH)\s+(\d+)\)", re.MULTILINE)


def ggml_headers(folder: Path) -> dict[str, str]:
    """Return the texts of ``HEADERS`` from a source tree of ggml, and of ``VERSION_HEADER``. Raises UserError
    for a folder without them, and for another version of the interface."""
    found: dict[str, str] = {}
    for name in HEADERS:
        paths = [path for below in _FOLDERS if (path := folder / below / name).is_file()]
        if not paths:
            raise UserError(
                f"{folder}: has no {name}; give a source tree of llama.cpp or ggml, of the release that runs"
            )
        found[name] = paths[0].read_text(encoding="utf-8", errors="replace")
    stated = _VERSION.search(found["ggml-backend-impl.h"])
    version = int(stated[1]) if stated else None
    if version not in API_VERSIONS:
        known = " or ".join(map(str, API_VERSIONS))
        raise UserError(
            f"{folder}: GGML_BACKEND_API_VERSION is {version or 'not defined'}; this synth-kernel knows "
            f"{known}: take a ggml of that version"
        )
    return found | {VERSION_HEADER: f'#define SYNTH_GGML_VERSION "{ggml_version(folder)}"\n'}


def ggml_version(folder: Path) -> str:
    """Return the version of a source tree, such as "0.25.3". Headers of other versions may have other
    structures, although they state the same version of the interface. Raises UserError."""
    for below in ("ggml", "", "vendor/llama.cpp/ggml"):
        path = folder / below / "CMakeLists.txt"
        text = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
        numbers = dict(_RELEASE.findall(text))
        if len(numbers) == 3:
            return ".".join(numbers[part] for part in ("MAJOR", "MINOR", "PATCH"))
    raise UserError(f"{folder}: its CMakeLists.txt state no GGML_VERSION; take a source tree of that release")
