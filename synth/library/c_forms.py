"""The kernel forms of a C library: which processors run each form, and the C file of each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from string import Template

import numpy as np

from isa_specs.cores import cores
from isa_specs.instruction import Target
from sketches.encoding import Operand
from sketches.tile import Tile
from synth.emit.features import CAP, allowed_by
from synth.emit.matrices import matrix_functions
from synth.emit.targets import feature_flags, get_target
from synth.emit.text import LICENCE, prototypes
from synth.errors import UserError
from synth.library.costs import tile_rate
from synth.library.products import FormKernel, Kernel
from synth.library.rows import helper_source, row_helper

#: The name of the level that every processor has, and the suffix of its files.
PORTABLE = "portable"
#: The parameters of a function that packs activations.
PARAMETERS = "const int8_t *values, int32_t n, int32_t k, uint32_t *packed, int32_t *correction"
#: At the start of a form's file, which includes all of ``rows.c`` but calls only some of it.
_UNUSED = '#if defined(__GNUC__)\n#pragma GCC diagnostic ignored "-Wunused-function"\n#endif'
C_FOLDER = Path(__file__).with_name("c")


def template(file: str, folder: Path = C_FOLDER, /, **parameters: object) -> str:
    """Return a file of ``folder`` with its placeholders filled in."""
    return Template((folder / file).read_text(encoding="utf-8")).substitute(licence=LICENCE, **parameters)


def renamed(text: str, name: str) -> str:
    """Return C with the library's name in place of ``synth_``, since a program may have two libraries."""
    for ours, its in (("synth_", f"{name}_"), ("SYNTH_", f"{name.upper()}_")):
        text = re.sub(rf"\b(?!{CAP}\b){ours}", its, text)
    return text


@dataclass(frozen=True)
class MicroArchLevel:
    """The CPU features of an ISA's ``target``. A level whose target is None is portable C."""

    isa: str
    target: Target | None

    @property
    def needs(self) -> frozenset[str]:
        """The features of the level's target."""
        return frozenset(self.target.feature_names if self.target else ())

    @cached_property
    def has(self) -> frozenset[str]:
        """The features that every processor with ``needs`` has."""
        return frozenset().union(*map(allowed_by, self.needs)) if self.needs else frozenset()

    @property
    def name(self) -> str:
        return f"{self.isa}/{self.target.name}" if self.target else PORTABLE

    def runs(self, other: MicroArchLevel) -> bool:
        """Return whether a processor of this level runs the forms of level ``other``."""
        if other.target is None or self.target is None:
            return other.target is None
        return self.target.architecture == other.target.architecture and other.needs <= self.has


@dataclass(frozen=True)
class FormEntry:
    """A form in a C library. ``level``: the features it needs. ``symbol``: its C name, and its file's."""

    form: FormKernel
    level: MicroArchLevel
    symbol: str

    @property
    def name(self) -> str:
        own = f"{self.form.kernel.certificate.name} {self.form.name}"
        return f"{own}, {PORTABLE} C" if self.level.target is None else own

    @property
    def prototypes(self) -> str:
        """The prototypes of its tiles and its driver, by their names in the library."""
        return prototypes(matrix_functions(self.symbol, self.form.tiles))

    @property
    def condition(self) -> str:
        """The preprocessor condition under which the file has code; "" for portable C."""
        return get_target(self.level.target.architecture).macro if self.level.target else ""

    def cycles(self, tile: Tile, level: MicroArchLevel) -> float:
        """Return the modelled cycles of ``tile`` for one chunk of K, which is ``form.text.chunk`` positions.
        The core is that of the target of ``level``. Portable C has one form, which costs 1."""
        if level.target is None:
            return 1.0
        form = self.form
        _, rate = tile_rate(form.kernel.certificate, form.name, cores()[level.target.core], tile)
        return tile.registers * tile.columns * form.rows * form.form.text.chunk / rate


def level_of(kernel: Kernel) -> MicroArchLevel:
    """Return the level of a kernel's target."""
    return MicroArchLevel(kernel.isa.name, kernel.isa.target(kernel.certificate.target))


def products_of(kernel: Kernel) -> list[FormKernel]:
    """Return the kernel's forms for matrix products. Raises UserError if there are none."""
    forms = [form for form in kernel.forms if not form.form.depthwise]
    if not forms:
        raise UserError(f"{kernel.certificate.name}: has no form for products of matrices; leave it out")
    return forms


def byte_type(operand: Operand) -> str:
    """Return the C type that stores the operand's values in a byte. Raises UserError if none does."""
    for name in ("uint8", "int8"):
        limits = np.iinfo(name)
        if limits.min <= min(operand.values) and max(operand.values) <= limits.max:
            return f"{name}_t"
    raise UserError(f"{operand}: its values are no bytes; leave the kernel out")


def compiler_flags(architecture: str, features: Sequence[str]) -> list[str]:
    """Return the compiler flags, which GCC, Clang and zig accept, for features of an architecture."""
    machine = get_target(architecture)
    # Names of -mcpu=generic mean the same to all three compilers; zig reads names of -march differently.
    generic = machine.zig_cpu == "generic"
    given = feature_flags(machine, features, generic)
    return [] if given == [f"-mcpu={machine.zig_cpu}"] else [*machine.flags, *machine.system_flags, *given]


def cmake_flags(library: str, files: Iterable[tuple[str, str, Sequence[str]]]) -> str:
    """Return CMake code that sets the flags of each (file, architecture, flags) if the CMake variable
    ``LIBRARY_processor`` names the architecture."""
    lines: list[str] = []
    for file, architecture, flags in files:
        if flags:
            machines = "|".join(get_target(architecture).machines)
            lines.append(f'if({library}_processor MATCHES "^({machines})$")')
            lines.append(f"  set_source_files_properties({file} PROPERTIES")
            lines.append(f'    COMPILE_OPTIONS "{";".join(flags)}")\nendif()')
    return "\n".join(lines)


def form_text(entry: FormEntry, library: str) -> str:
    """Return the C file of a form: its kernel, and the function that packs activations for it."""
    form, kernel = entry.form, entry.form.kernel
    helper = row_helper(form.form.row_packers, kernel.spec.activations, False)
    packing = template(
        "activations.c",
        symbol=entry.symbol,
        helpers=helper_source([helper], kernel.isa.name, kernel.certificate.target, plain=True),
        packer=helper.symbol,
        sums=", correction" if form.form.row_packers.sums else "",
        add="\n".join(f"    {line}" for line in _correcting(entry)),
    )
    # Helpers get the form's name as a prefix, so that all files may be one translation unit.
    text = re.sub(r"\bsynth_", f"{entry.symbol}_", form.text.replace(form.symbol, entry.symbol) + packing)
    comment, end, body = text.partition("*/\n")
    only = f"#if {entry.condition}" if entry.condition else "#define SYNTH_PORTABLE 1"
    # For the same reason each file undefines its macros at its end.
    own = dict.fromkeys(re.findall(r"^# *define (\w+)", f"{only}\n{body}", re.MULTILINE))
    last = "\n".join([*(["#endif"] if entry.condition else []), *(f"#undef {macro}" for macro in own)])
    includes = f'#include "{library}_kernels.h"\n#include "{library}_forms.h"'
    return f"{comment}{end}{includes}\n{_UNUSED}\n{only}\n{body}{last}\n"


def _correcting(entry: FormEntry) -> list[str]:
    """Return C lines for a column's correction, from packing's code sums or by counting bits."""
    parameters, chunk = entry.form.parameters, entry.form.form.text.chunk
    if entry.form.form.row_packers.sums:
        return [
            f"correction[column] = (int32_t)((uint32_t)correction[column] * (uint32_t){parameters.factor});"
        ]
    counts = [(element, factor) for element, factor in enumerate(parameters.counts) if factor]
    return [
        "uint32_t sum = 0;",
        f"const int32_t chunks = k / {chunk} + (k % {chunk} != 0);",
        f"for (int32_t chunk = 0; chunk < chunks; ++chunk, packed += {parameters.column}) {{",
        *(
            f"  sum += (uint32_t)__builtin_popcount(packed[{element}]) * (uint32_t){factor};"
            for element, factor in counts
        ),
        "}",
        "correction[column] = (int32_t)sum;",
    ]
