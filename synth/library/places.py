"""Where a library lies, what its kernels are told apart by, and the files in it that several share."""

from __future__ import annotations

import os
from pathlib import Path

import isa_specs
from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from synth.emit.cgen import file_stem
from synth.emit.features import host_target
from synth.errors import UserError

DEFAULT_FOLDER = "kernels_out"


class MissingKernel(UserError):
    """The library has no such kernel; the message says how to write it."""


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


def pieces_path(place: Path, part: str, target: str) -> Path:
    """The file with the pieces of every kernel's C text of a form, or of their blocks, beside their
    certificates."""
    return place / f"{part}_{target}.c"


def default_target(isa: Isa) -> str:
    """The host's own target where the ISA has it, else the first."""
    host = host_target()
    return next((t.name for t in isa.targets if t.architecture == host), isa.targets[0].name)


def place(isa: str, target: str | None) -> tuple[Isa, str]:
    """An ISA and the name of one of its targets, of the default one without a name. Raises UserError."""
    try:
        chosen = isa_specs.load(isa)
        return chosen, chosen.target(target or default_target(chosen)).name
    except KeyError as error:
        raise UserError(str(error.args[0])) from error


def certificate_path(folder: Path, spec: KernelSpec, isa: Isa, target: str) -> Path:
    """The certificate of a kernel in a library folder."""
    return folder / isa.name / f"{file_stem(spec, isa, target)}.json"
