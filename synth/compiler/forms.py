"""Every form that a layer's product can have (``synth.compiler.form``), by its name."""

from __future__ import annotations

from collections.abc import Callable

from isa_specs.cores import Core
from synth.compiler.form import Form
from synth.compiler.form_codes import ByteLanes, Tables
from synth.compiler.form_planes import Bitplanes
from synth.forms.registry import FORMS as KERNEL_FORMS
from synth.forms.registry import present, require
from synth.library import Kernel

FORMS = tuple(KERNEL_FORMS)

_CLASSES: dict[str, Callable[[Kernel, Core, tuple[int, int]], Form]] = {
    "bitplanes": Bitplanes,
    "tables": Tables,
    "bytes": ByteLanes,
}


def form_of(name: str, kernel: Kernel, core: Core, zero_points: tuple[int, int]) -> Form:
    """The form of that name. Raises UserError where the kernel has it not."""
    if name not in FORMS:
        raise ValueError(f"form {name!r}: choose one of {', '.join(FORMS)}")
    require(kernel.certificate, name)
    return _CLASSES[name](kernel, core, zero_points)


def forms_of(kernel: Kernel, core: Core, zero_points: tuple[int, int]) -> tuple[Form, ...]:
    """Every form that the kernel has."""
    return tuple(_CLASSES[form.name](kernel, core, zero_points) for form in present(kernel.certificate))
