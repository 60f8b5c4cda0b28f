"""Where a library lies, and the files in it that several kernels share."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

DEFAULT_FOLDER = "kernels_out"


def library_folder() -> Path:
    """The library that programs look in, wherever they are started: $SYNTH_KERNELS, else the one that comes
    with the package."""
    return chosen_folder() or installed_folder()


def installed_folder() -> Path:
    """The library that comes with the package, which nothing writes to."""
    return Path(__file__).resolve().parents[2] / DEFAULT_FOLDER


def write_folder() -> Path:
    """The library that commands write to: $SYNTH_KERNELS, else ./kernels_out."""
    return chosen_folder() or Path(DEFAULT_FOLDER)


def read_folder() -> Path:
    """The library that commands read: what they write to where it is there, else the one of the package."""
    folder = write_folder()
    return folder if chosen_folder() or folder.is_dir() else installed_folder()


def chosen_folder() -> Path | None:
    """The library that a person has chosen: $SYNTH_KERNELS."""
    chosen = os.environ.get("SYNTH_KERNELS")
    return Path(chosen) if chosen else None


def named(names: Iterable[str], wanted: str) -> list[str]:
    """Return the names of kernels (``neon/a1w1_...``) that a person means: the one that ``wanted`` is, else
    those that are it behind their folder, else all that have it in them."""
    every = list(names)
    whole = [name for name in every if name == wanted] or [
        name for name in every if name.partition("/")[2] == wanted
    ]
    return whole or [name for name in every if wanted in name]
