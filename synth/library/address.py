"""What the kernels of a library are told apart by."""

from __future__ import annotations

from pathlib import Path

import isa_specs
from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from synth.emit.cgen import file_stem
from synth.emit.features import host_target
from synth.errors import UserError


class MissingKernel(UserError):
    """The library lacks the kernel. The message says how to write it."""


def place(isa: str, target: str | None) -> tuple[Isa, str]:
    """Return an ISA and the name of one of its targets. ``target`` None: the host's own target, else the
    ISA's first. Raises UserError for an unknown name."""
    try:
        chosen, host = isa_specs.load(isa), host_target()
        default = next((t for t in chosen.targets if t.architecture == host), chosen.targets[0])
        return chosen, chosen.target(target or default.name).name
    except KeyError as error:
        raise UserError(str(error.args[0])) from error


def certificate_path(folder: Path, spec: KernelSpec, isa: Isa, target: str) -> Path:
    """The certificate of a kernel in a library folder."""
    return folder / isa.name / f"{file_stem(spec, isa, target)}.json"
