"""Kernels as a C library that needs nothing else: headers, sources, CMake package, pkg-config file, README.
Every kernel has a source file of its own with its target's compiler flags. A compiler may use the target's
instructions anywhere in that file."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path

from synth.emit.features import CAP
from synth.emit.identifiers import is_identifier
from synth.errors import UserError
from synth.forms.packing import ALIGNMENT
from synth.library.c_forms import C_FOLDER, MicroArchLevel, cmake_flags, renamed, template
from synth.library.c_tables import level_text, runs_text
from synth.library.certificate import release


@dataclass(frozen=True)
class KernelFile:
    """A kernel's C file. ``architecture``: "" for portable C. ``flags``: for GCC, Clang and zig alike."""

    path: str
    text: str
    architecture: str
    flags: Sequence[str]


class CLibrary(ABC):
    """The C library ``name``. A subclass says what the artifacts of one kind add to it.

    ``levels``: the micro-architecture levels among which the library chooses, the best first. ``counted``:
    the noun for what ``names`` lists. ``description``: text for its pkg-config file. Raises UserError for a
    name that C forbids.
    """

    counted: str
    description: str

    def __init__(self, name: str, levels: Iterable[MicroArchLevel]) -> None:
        if not is_identifier(name):
            raise UserError(
                f"{name!r} cannot be a name in C: --name has letters, digits and _, no keyword, not synth_*"
            )
        self.name = name
        # More features come first. With equal numbers the later ISA comes first, which has wider registers.
        ordered = sorted({*levels}, key=lambda level: (len(level.has), level.name), reverse=True)
        self.levels = [*ordered, MicroArchLevel("", None)]

    @property
    @abstractmethod
    def names(self) -> Mapping[str, Sequence[str]]:
        """The names of the library's kernels or forms, by what they compute."""

    @abstractmethod
    def kernel_files(self) -> Iterable[KernelFile]:
        """Yield the C file of every kernel or form."""

    @abstractmethod
    def source(self, choice: Mapping[str, object]) -> str:
        """Return the C text of the library's functions, whose names still begin with ``synth_``. ``choice``:
        template values for the code that chooses a level."""

    @abstractmethod
    def headers(self) -> Mapping[str, str]:
        """Return the headers by path. Those in ``include`` are installed."""

    @abstractmethod
    def readme(self, files: str) -> str:
        """Return the text of README.md. ``files``: the rows of its table of kernel files."""

    @cached_property
    def texts(self) -> dict[str, str]:
        """The text of every file, by path in the library's folder."""
        name, files, headers = self.name, [*self.kernel_files()], self.headers()
        found = {one.path: one.text for one in files}
        choice = {"runs": runs_text(self.levels), "choose": level_text(self.levels)}
        found[f"src/{name}.c"] = renamed(self.source(choice | {"last": len(self.levels) - 1}), name)
        built = {
            "sources": "\n".join(f"  {path}" for path in found),
            "headers": " ".join(path for path in headers if path.startswith("include/")),
            "flags": cmake_flags(name, ((one.path, one.architecture, one.flags) for one in files)),
        }
        return found | {
            **headers,
            "CMakeLists.txt": self.filled("CMakeLists.txt", **built),
            f"{name}.pc.in": self.filled("library.pc.in", description=self.description),
            "README.md": self.readme("\n".join(map(_row, files))),
        }

    def symbol(self, ours: str) -> str:
        """Return the name of a C function in the library: the library's name replaces ``synth_``."""
        return f"{self.name}_{ours.removeprefix('synth_')}"

    def filled(self, file: str, folder: Path = C_FOLDER, /, **parameters: object) -> str:
        """Return a template of ``folder`` with the library's names and ``parameters`` filled in."""
        # CMake takes the numbers of a version alone.
        number = ".".join(map(str, release(version("synth-kernel"))))
        names = {"name": self.name, "upper": self.name.upper(), "version": number}
        return template(file, folder, **names, align=ALIGNMENT, cap=CAP, **parameters)


def _row(file: KernelFile) -> str:
    flags = " ".join(f"`{flag}`" for flag in file.flags)
    return f"| `{file.path}` | {file.architecture or 'every'} | {flags} |"
