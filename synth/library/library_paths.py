"""The folders of kernel libraries, and the match of kernel names."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from synth.forms import BLOCK, NAMES

DEFAULT_FOLDER = "kernels_out"


def library_folder() -> Path:
    """Return the library that programs use: $SYNTH_KERNELS, else the library of the package."""
    return chosen_folder() or installed_folder()


def installed_folder() -> Path:
    """Return the library of the package, which is never written to."""
    return Path(__file__).resolve().parents[2] / DEFAULT_FOLDER


def write_folder() -> Path:
    """Return the library that commands write to: $SYNTH_KERNELS, else ./kernels_out."""
    return chosen_folder() or Path(DEFAULT_FOLDER)


def read_folder() -> Path:
    """Return the library that commands read: $SYNTH_KERNELS, ./kernels_out if there, or the package's."""
    folder = write_folder()
    return folder if chosen_folder() or folder.is_dir() else installed_folder()


def chosen_folder() -> Path | None:
    """Return the library that the user has chosen by $SYNTH_KERNELS, or None."""
    chosen = os.environ.get("SYNTH_KERNELS")
    return Path(chosen) if chosen else None


def named(names: Iterable[str], wanted: str) -> list[str]:
    """Return the kernel names (``neon/a1w1_...``) that ``wanted`` matches: an equal name, else names that
    equal it without their folder, else all names that contain it."""
    every = list(names)
    whole = [name for name in every if name == wanted] or [
        name for name in every if name.partition("/")[2] == wanted
    ]
    return whole or [name for name in every if wanted in name]


def part_file(name: str, part: str) -> str:
    """Return the path in a library of the C file of a program: ``neon/a2w1_hybrid_m8n1k64_aarch64_tables.c``.
    ``name``: of the artifact. ``part``: ``BLOCK`` or a form."""
    return f"{name}.c" if part == BLOCK else f"{name}_{part}.c"


def c_file(path: Path, part: str) -> Path:
    """Return the path of the C file of a program. ``path``: of the certificate, with or without ending."""
    return path.with_name(part_file(path.stem, part))


def c_files(path: Path) -> tuple[Path, ...]:
    """Return the paths of every C file that an artifact of this name may have (``c_file``)."""
    return tuple(c_file(path, part) for part in (BLOCK, *NAMES))
