"""Kernels as a C library that needs nothing else: headers, sources, CMake package, pkg-config file, README.
Every form of every kernel is a file, compiled with its target's flags, because a compiler may use these
instructions anywhere. For other processors, one form of each pair of operands is also there as portable C."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from functools import cached_property
from importlib.metadata import version

from sketches.encoding import Operand
from synth.emit.features import CAP
from synth.forms.packing import ALIGNMENT
from synth.library.c_forms import (
    PARAMETERS,
    PORTABLE,
    FormEntry,
    MicroArchLevel,
    byte_type,
    check_name,
    cmake_flags,
    flags_of,
    form_text,
    level_of,
    products_of,
    renamed,
    template,
)
from synth.library.c_tables import LayoutTables, level_text, product_text, runs_text
from synth.library.prepared import PACKED_BYTES
from synth.library.products import FormKernel, Kernel


class CLibrary:
    """The C library ``name`` of these kernels. ``texts``: its files, by path in its folder. ``products``: the
    library's forms by pair of operands, such as a2w1_hybrid. Raises UserError for a name that C forbids, for
    a kernel without a form for matrix products, and for operands that do not fit bytes."""

    def __init__(self, name: str, kernels: Sequence[Kernel]) -> None:
        check_name(name)
        self.name = name
        # More features come first. With equal numbers the later ISA comes first, which has wider registers.
        every = {level_of(kernel) for kernel in kernels}
        ordered = sorted(every, key=lambda level: (len(level.has), level.name), reverse=True)
        self.levels = [*ordered, MicroArchLevel("", None)]
        self.products: dict[str, list[FormEntry]] = {}
        for kernel in sorted(kernels, key=lambda kernel: ordered.index(level_of(kernel))):
            spec = kernel.spec
            entries = self.products.setdefault(spec.name.removesuffix(f"_m{spec.m}n1k{spec.k}"), [])
            entries += [FormEntry(form, level_of(kernel), self._symbol(form)) for form in products_of(kernel)]
        for entries in self.products.values():
            plain = min((entry.form for entry in entries), key=lambda form: len(form.text))
            entries.append(FormEntry(plain, self.levels[-1], f"{self._symbol(plain)}_{PORTABLE}"))

    @property
    def entries(self) -> list[FormEntry]:
        """All forms of the library."""
        return [entry for entries in self.products.values() for entry in entries]

    @cached_property
    def texts(self) -> dict[str, str]:
        """The text of every file."""
        name = self.name
        found = {f"src/{entry.symbol}.c": form_text(entry, name) for entry in self.entries}
        found[f"src/{name}.c"] = self._library()
        listed = "\n".join(f"  {file}" for file in found)
        found |= {
            f"include/{name}.h": self._header(),
            f"include/{name}_kernels.h": self._filled("kernels.h", prototypes=self._prototypes()),
            f"src/{name}_forms.h": self._filled("forms.h", prototypes=self._own_prototypes()),
            "CMakeLists.txt": self._filled(
                "CMakeLists.txt",
                sources=listed,
                flags=self._flags(),
                headers=f"include/{name}.h include/{name}_kernels.h",
            ),
            f"{name}.pc.in": self._filled("library.pc.in", description="Products of matrices of few bits"),
            "README.md": self._readme(),
        }
        return found

    def _symbol(self, form: FormKernel) -> str:
        return f"{self.name}_{form.symbol.removeprefix('synth_')}"

    def _filled(self, file: str, **parameters: object) -> str:
        names = {"name": self.name, "upper": self.name.upper(), "version": version("synth-kernel")}
        return template(file, **names, align=ALIGNMENT, cap=CAP, **parameters)

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
        return self._filled(
            "library.h",
            kernels="\n * ".join(textwrap.wrap(kernels, 110)),
            first=f"{self.name}_{next(iter(self.products))}",
            products="".join(self._filled("product.h", **self._parameters(title)) for title in self.products),
        )

    def _prototypes(self) -> str:
        """Return the prototypes of the kernels, each under the condition of its architecture."""
        declared = [one for one in self.entries if one.condition]
        return "".join(f"#if {one.condition}\n{one.prototypes}#endif\n" for one in declared)

    def _own_prototypes(self) -> str:
        """Return the prototypes of functions that only the library's own files call."""
        packing = [f"void {entry.symbol}_activations({PARAMETERS});\n" for entry in self.entries]
        portable = [one.prototypes for one in self.entries if not one.condition]
        return "".join([*packing, *portable])

    def _library(self) -> str:
        layouts, products = LayoutTables(), []
        for title, entries in self.products.items():
            parameters = self._parameters(title)
            known = product_text(str(parameters["prefix"]), entries, self.levels, layouts)
            products.append(self._filled("product.c", tables=known, **parameters))
        text = self._filled(
            "library.c",
            packed=PACKED_BYTES,
            last=len(self.levels) - 1,
            runs=runs_text(self.levels),
            choose=level_text(self.levels),
            layouts=layouts.text,
            products="".join(products),
        )
        return renamed(text, self.name)

    def _flags(self) -> str:
        """Return CMake code that sets the flags of each file on its architecture."""
        return cmake_flags(
            self.name,
            (
                (f"src/{entry.symbol}.c", entry.level.target.architecture, flags_of(entry))
                for entry in self.entries
                if entry.level.target
            ),
        )

    def _readme(self) -> str:
        rows = [(f"src/{self.name}.c", "every", "")]
        for entry in self.entries:
            where = entry.level.target.architecture if entry.level.target else "every"
            rows.append((f"src/{entry.symbol}.c", where, " ".join(f"`{one}`" for one in flags_of(entry))))
        sections = "".join(self._section(title, entries) for title, entries in self.products.items())
        files = "\n".join(f"| `{file}` | {where} | {flags} |" for file, where, flags in rows)
        return self._filled("README.md", sections=sections, files=files)

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
            says = form.form.text.says(*parameters_of, form.report.corrections)
            if entry.condition:
                text += (
                    f"\n**Form {number}, {entry.name}.** {says.storage} A result is its sum + {says.result}\n"
                )
        return text + "\n"


def _values(operand: Operand) -> str:
    values = sorted(operand.values)
    return ", ".join(map(str, values)) if len(values) <= 8 else f"{values[0]} to {values[-1]}"
