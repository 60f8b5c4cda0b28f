"""The folders of kernel libraries, and the match of kernel names."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

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
