"""The registry of kernel forms, and which forms a kernel is built with."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.program import Line
from synth.forms import AUTO, NAMES
from synth.forms.bitplanes import BITPLANES
from synth.forms.dot import BYTES, BYTES16, BYTES64, DEPTHWISE
from synth.forms.form import Form
from synth.forms.tables import TABLES, TABLES64

_EVERY = (BITPLANES, TABLES, TABLES64, BYTES, BYTES16, BYTES64, DEPTHWISE)
#: Every form by name, in the order of ``NAMES``.
FORMS: dict[str, Form] = dict(zip(NAMES, _EVERY, strict=True))


def is_requested(form: str, name: str) -> bool:
    """Return whether the option ``form`` requests the form ``name``. AUTO requests every form."""
    return form in (AUTO, name)


def uses_added_instruction(spec: KernelSpec, isa: Isa, target: str, program: Any) -> bool:
    """Return whether a kernel for ``target`` needs a program of its own. It does on a base target, or if a
    step uses an instruction that the target below lacks. Faster widening alone does not count: the program of
    the target below runs on ``target`` too."""
    if isa.below(target) is None:
        return True
    gained = isa.gained(target)
    return any(line.instruction in gained and line.stage != "reduce" for line in _lines(program))


def _lines(part: Any) -> Iterator[Line]:
    """Yield every line in a program: in its dataclasses and tuples."""
    if isinstance(part, Line):
        yield part
    elif isinstance(part, tuple):
        for inner in part:
            yield from _lines(inner)
    elif is_dataclass(part):
        for one in fields(part):
            yield from _lines(getattr(part, one.name))


def has_block(spec: KernelSpec, isa: Isa, target: str) -> bool:
    """Return whether a block kernel is built: operands of at most 3 bits each, on a base target."""
    return spec.planes and isa.below(target) is None


def is_of_paper(spec: KernelSpec) -> bool:
    """Return whether CGO 2020 has a block kernel of these operands: hybrid ones of 1 to 3 bits (Table 2), and
    unipolar ones of one bit (Figure 6)."""
    bits = spec.activations.bits, spec.weights.bits
    return spec.planes and (spec.encoding == "hybrid" or (spec.encoding, bits) == ("unipolar", (1, 1)))


def offers(form: str, isa: Isa, target: str) -> bool:
    """Return whether the target offers the form of that name. Every target offers AUTO."""
    return form == AUTO or FORMS[form].offered(isa, target)
