"""Loading of the ggml backend into the ggml of the installed ``llama_cpp``."""

from __future__ import annotations

import atexit
import ctypes
import hashlib
import importlib.util
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path

import isa_specs
import sketches
import synth
from synth.emit.cache import cached, cached_bytes
from synth.emit.features import host_features, host_target
from synth.emit.toolchain import find_compiler
from synth.errors import UserError, VerificationError, line_of
from synth.ggml.headers import LIBRARY, ggml_headers, ggml_version
from synth.library.library_paths import library_folder

#: The variable that names the source tree of the installed ggml.
TREE = "SYNTH_GGML"


@cache
def load_backend() -> None:
    """Build the backend or take it from the cache, and register it in the ggml of ``llama_cpp``. Raises
    UserError if ``llama_cpp`` or headers of its ggml are missing, or if ggml refuses the backend."""
    package = _llama_cpp()
    tree = Path(os.environ.get(TREE) or package.parent)
    try:
        headers, version = ggml_headers(tree), ggml_version(tree)
    except UserError as error:
        raise UserError(f"{error} (set {TREE} to it)") from None
    libraries = Path(os.environ.get("LLAMA_CPP_LIB_PATH") or package / "lib")
    # A backend's undefined symbols are looked up among the libraries that every library sees.
    for name in ("ggml-base", "ggml"):
        path = libraries / f"lib{name}.so"
        try:
            ggml = ctypes.CDLL(str(path), ctypes.RTLD_GLOBAL)
        except OSError as error:
            raise UserError(
                f"{path}: cannot be loaded ({error}); build llama_cpp as shared libraries"
            ) from None
    found = _version_of(ggml)
    if found != version:
        raise UserError(f"{libraries} has ggml {found}, {tree} is ggml {version}: set {TREE} to that release")
    image = _image(headers)
    folder = Path(tempfile.mkdtemp(prefix="synth-ggml-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    (folder / LIBRARY).write_bytes(image)
    ggml.ggml_backend_load.restype = ctypes.c_void_p
    if not ggml.ggml_backend_load(str(folder / LIBRARY).encode()):
        raise UserError(
            f"{libraries} refuses the backend: set {TREE} to the source tree of the release that is installed"
        )


def _version_of(ggml: ctypes.CDLL) -> str:
    """Return the version of a loaded ggml without the ending of a build, such as "-dev"."""
    if not hasattr(ggml, "ggml_version"):
        return "without a version"
    ggml.ggml_version.restype = ctypes.c_char_p
    return str(ggml.ggml_version().decode()).split("-")[0]


def _llama_cpp() -> Path:
    """Return the folder of the installed ``llama_cpp``, which is not imported."""
    spec = importlib.util.find_spec("llama_cpp")
    if spec is None or spec.origin is None:
        raise UserError("llama_cpp is not installed: pip install llama-cpp-python")
    return Path(spec.origin).parent


def _code_digest() -> str:
    own = map(Path, (*isa_specs.__path__, sketches.__path__[0], synth.__path__[0]))
    files = (path for folder in own for path in sorted(folder.rglob("*.[pc]*")))
    return _digest(path for path in files if path.suffix in (".py", ".c"))


def _digest(files: Iterable[Path]) -> str:
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()


#: The digest of the code that this process imports. If files change later, libraries are not cached.
_CODE = _code_digest()


def cached_library(parts: Sequence[str], make: Callable[[], bytes]) -> bytes:
    """Return the bytes of a library, cached for ``parts``, this processor, this version of the code and the
    certificates of the kernels. ``make`` proves, checks and compiles."""
    certificates = _digest(sorted(library_folder().glob("*/linear_w*.json")))
    kernels, compiler = os.environ.get("SYNTH_KERNELS", ""), find_compiler(host_target() or "").key
    parts = [*parts, _CODE, certificates, kernels, *compiler, *sorted(host_features())]
    if (there := cached_bytes("objects", parts, ".so")) is not None:
        return there
    image = make()
    return cached("objects", parts, ".so", lambda: image) if _code_digest() == _CODE else image


def _image(headers: dict[str, str]) -> bytes:
    """Return the compiled backend for these headers."""

    def make() -> bytes:
        from synth.ggml.build import backend_library
        from synth.ggml.texts import host_layers

        try:
            return backend_library(host_layers(), headers)
        except VerificationError as error:
            raise UserError(f"the kernels of the backend: {line_of(error)}") from None

    return cached_library([LIBRARY, *headers.values()], make)
