"""A C library of products of low-bit codes. Every form of every kernel is a file. For other processors, one
form of each pair of operands is also there as portable C."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence

from sketches.encoding import Operand
from synth.library.c_export import CLibrary, KernelFile
from synth.library.c_forms import (
    PARAMETERS,
    PORTABLE,
    FormEntry,
    byte_type,
    compiler_flags,
    form_text,
    level_of,
    products_of,
)
from synth.library.c_tables import LayoutTables, product_text
from synth.library.prepared import PACKED_BYTES
from synth.library.products import Kernel


class ProductLibrary(CLibrary):
    """A C library of products of low-bit codes. ``products``: its forms by pair of operands, such as
    a2w1_hybrid. Raises UserError for a kernel without a form for matrix products, and for operands that do
    not fit bytes."""

    counted = "forms"
    description = "Products of matrices of few bits"

    def __init__(self, name: str, kernels: Sequence[Kernel]) -> None:
        super().__init__(name, map(level_of, kernels))
        self.products: dict[str, list[FormEntry]] = {}
        for kernel in sorted(kernels, key=lambda kernel: self.levels.index(level_of(kernel))):
            spec = kernel.spec
            entries = self.products.setdefault(spec.name.removesuffix(f"_m{spec.m}n1k{spec.k}"), [])
            entries += [
                FormEntry(form, level_of(kernel), self.symbol(form.symbol)) for form in products_of(kernel)
            ]
        for entries in self.products.values():
            plain = min((entry.form for entry in entries), key=lambda form: len(form.text))
            symbol = f"{self.symbol(plain.symbol)}_{PORTABLE}"
            entries.append(FormEntry(plain, self.levels[-1], symbol))

    @property
    def entries(self) -> list[FormEntry]:
        """All forms of the library."""
        return [entry for entries in self.products.values() for entry in entries]

    @property
    def names(self) -> dict[str, list[str]]:
        return {title: [entry.name for entry in entries] for title, entries in self.products.items()}

    def kernel_files(self) -> Iterator[KernelFile]:
        for entry in self.entries:
            target, text = entry.level.target, form_text(entry, self.name)
            architecture = target.architecture if target else ""
            flags = compiler_flags(architecture, target.feature_names) if target else []
            yield KernelFile(f"src/{entry.symbol}.c", text, architecture, flags)

    def headers(self) -> dict[str, str]:
        name, declared = self.name, [one for one in self.entries if one.condition]
        kernels = "".join(f"#if {one.condition}\n{one.prototypes}#endif\n" for one in declared)
        # Functions that only the library's own files call.
        own = [f"void {entry.symbol}_activations({PARAMETERS});\n" for entry in self.entries]
        own += [one.prototypes for one in self.entries if not one.condition]
        return {
            f"include/{name}.h": self._header(),
            f"include/{name}_kernels.h": self.filled("kernels.h", prototypes=kernels),
            f"src/{name}_forms.h": self.filled("forms.h", prototypes="".join(own)),
        }

    def _parameters(self, title: str) -> dict[str, object]:
        """Return what the functions of a pair of operands need in their templates."""
        spec = self.products[title][0].form.kernel.spec
        said = f"activations {_values(spec.activations)}, weights {_values(spec.weights)}"
        return {
            "prefix": f"{self.name}_{title}",
            "title": f"{spec.configuration} {spec.encoding}: {said}",
            "weight": byte_type(spec.weights),
            "activation": byte_type(spec.activations),
        }

    def _header(self) -> str:
        kernels = ", ".join(dict.fromkeys(entry.form.kernel.certificate.name for entry in self.entries))
        return self.filled(
            "library.h",
            kernels="\n * ".join(textwrap.wrap(kernels, 110)),
            first=f"{self.name}_{next(iter(self.products))}",
            products="".join(self.filled("product.h", **self._parameters(title)) for title in self.products),
        )

    def source(self, choice: Mapping[str, object]) -> str:
        layouts, products = LayoutTables(), []
        for title, entries in self.products.items():
            parameters = self._parameters(title)
            known = product_text(str(parameters["prefix"]), entries, self.levels, layouts)
            products.append(self.filled("product.c", tables=known, **parameters))
        made = {"layouts": layouts.text, "products": "".join(products)}
        return self.filled("library.c", packed=PACKED_BYTES, **made, **choice)

    def readme(self, files: str) -> str:
        sections = "".join(self._section(title, entries) for title, entries in self.products.items())
        return self.filled("README.md", sections=sections, files=files)

    def _section(self, title: str, entries: Sequence[FormEntry]) -> str:
        """Return README's section on a pair of operands: its forms, and how each stores operands."""
        parameters = self._parameters(title)
        text = (
            f"## {parameters['title']}\n\nFunctions `{parameters['prefix']}_*`; activations are "
            f"`{parameters['activation']}`, weights `{parameters['weight']}`.\n\n"
            "| form | its name | rows of a register | positions of a chunk | K up to |\n"
            "|---|---|---|---|---|\n"
        )
        for number, entry in enumerate(entries):
            form = entry.form
            cells = (number, entry.name, form.rows, form.form.text.chunk, f"{form.report.longest_k:,}")
            text += f"| {' | '.join(map(str, cells))} |\n"
        for number, entry in enumerate(entries):
            form, kernel = entry.form, entry.form.kernel
            parameters_of = (kernel.spec, kernel.isa, kernel.certificate.target, form.program)
            says = form.form.says(*parameters_of, form.report.corrections)
            if entry.condition:
                text += (
                    f"\n**Form {number}, {entry.name}.** {says.storage} A result is its sum + {says.result}\n"
                )
        return text + "\n"


def _values(operand: Operand) -> str:
    values = sorted(operand.values)
    return ", ".join(map(str, values)) if len(values) <= 8 else f"{values[0]} to {values[-1]}"
