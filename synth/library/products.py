"""Products of low-bit codes on numpy arrays: a kernel of a library, and each of its forms."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from isa_specs.cores import Core, cores
from sketches.corrections import Corrections
from sketches.encoding import EncodingError
from sketches.kernel import KernelSpec
from sketches.program import BlockKernelProgram
from sketches.tile import Tile
from synth.emit.features import host_features
from synth.emit.machine import CompiledCode, lacking
from synth.emit.matrices import matrix_functions, tile_symbol
from synth.emit.targets import runs_here
from synth.emit.text import CFunction
from synth.errors import UserError
from synth.forms import choices
from synth.forms.form import Form, FormActivations, FormWeights
from synth.forms.layers import LayerParameters
from synth.forms.packing import PackedActivations, PackedWeights, pack_activations, pack_weights
from synth.forms.registry import FORMS
from synth.library.artifact import Artifact
from synth.library.certificate import AUTO, FormReport, sha256
from synth.library.costs import cheapest, form_costs
from synth.library.machines import only_portable
from synth.library.prepared import PROTOTYPES, FormCode, Prepared, refuse_length
from synth.library.reports import present, require

#: Operands that are packed for the block kernel or for a form.
Weights = PackedWeights | FormWeights
Activations = PackedActivations | FormActivations
Packed = TypeVar("Packed", PackedWeights, PackedActivations, FormWeights, FormActivations)


class Kernel(Artifact):
    """An artifact that multiplies matrices of low-bit codes: a block kernel, if it has one, and its forms."""

    def __repr__(self) -> str:
        return f"<kernel {self.name}: {', '.join(self.certificate.kernels)}>"

    @property
    def spec(self) -> KernelSpec:
        found: KernelSpec = self.certificate.spec
        return found

    @property
    def program(self) -> BlockKernelProgram:
        """Return the program of its block kernel. Raises UserError if it has none."""
        return self.certificate.block_kernel.program

    @property
    def corrections(self) -> Corrections:
        """Return the corrections of its block kernel. Raises UserError if it has none."""
        return self.certificate.block_kernel.corrections

    def form(self, name: str) -> FormKernel:
        """Return one of its forms. Raises UserError if the target or the kernel lacks the form."""
        return FormKernel(self, FORMS[name], require(self.certificate, name))

    def with_form(self, name: str, report: FormReport, text: str) -> Kernel:
        """Return the kernel with one more form."""
        forms = {**self.certificate.forms, name: report}
        certificate = replace(self.certificate, forms=forms)
        return replace(self.without_machines(), certificate=certificate, texts={**self.texts, name: text})

    @property
    def forms(self) -> tuple[FormKernel, ...]:
        """All forms that the kernel has."""
        return tuple(self.form(form.name) for form in present(self.certificate))

    @property
    def core(self) -> Core:
        """The core whose cost model stands for the target."""
        return cores()[self.isa.target(self.certificate.target).core]

    def cheapest_form(self, core: Core | None = None) -> str:
        """Return the form with the fewest cycles for long K on a core (None: the target's usual core)."""
        return cheapest(form_costs(self.certificate, core or self.core)).form

    @cached_property
    def _cheapest(self) -> str:
        return self.cheapest_form()

    def pack_weights(self, weights: object) -> PackedWeights:
        """Pack weights int [M, K] for the block kernel. Raises EncodingError for values without a code, and
        UserError if the kernel has no block kernel."""
        return self.marked(pack_weights(self.spec, self.isa, self.program, self.corrections, weights))

    def pack_activations(self, activations: object) -> PackedActivations:
        """Pack activations int [N, K] for the block kernel. Raises what ``pack_weights`` raises."""
        return self.marked(pack_activations(self.spec, self.corrections, activations))

    def run(self, weights: ArrayLike | Weights, activations: ArrayLike | Activations) -> NDArray[np.int32]:
        """Return ``weights @ activations.T``, exact, as int32 [M, N]. The block kernel computes it, or the
        cheapest form if there is none. ``weights``: int [M, K]. ``activations``: int [N, K]. Both may be
        packed, for the block kernel or the form that computes. Raises EncodingError for wrong values or
        shapes, and UserError if the kernel cannot run here."""
        if self.certificate.block is None:
            return self.run_form(weights, activations)
        w = weights if isinstance(weights, PackedWeights) else self.pack_weights(weights)
        a = activations if isinstance(activations, PackedActivations) else self.pack_activations(activations)
        self.check_marks(w, a)
        refuse_length(w.k, (a.columns, a.k))
        m_blocks, k_blocks = w.data.shape[:2]
        out = np.zeros((a.columns, m_blocks * self.spec.m), dtype=np.int32)
        arguments = (w.data, a.data, w.correction, a.correction, out, m_blocks, a.columns, k_blocks)
        self.call(self.symbol, *arguments)
        return np.ascontiguousarray(out[:, : w.rows].T)

    def prepare(self, weights: ArrayLike | Weights, form: str = AUTO) -> Prepared:
        """Return the product with weights, int [M, K] or packed for a form:
        ``kernel.prepare(weights)(activations)``. Weights are packed once. ``form``: "auto" is the form of
        packed weights, else the cheapest by the cost model. Raises what ``run`` raises, and UserError for a
        form that is unknown or missing."""
        return self.form(self._chosen(form, weights)).prepare(weights)

    def run_form(
        self, weights: ArrayLike | Weights, activations: ArrayLike | Activations, form: str = AUTO
    ) -> NDArray[np.int32]:
        """Return what ``run`` computes, by a kernel form. Activations that are packed are multiplied as they
        are; others go through ``prepare``. Raises what ``prepare`` raises."""
        if isinstance(activations, FormActivations):
            return self.form(self._chosen(form, weights, activations)).run(weights, activations)
        if isinstance(activations, PackedActivations):
            raise EncodingError("activations: packed for a block, not for a form; give them as they are")
        return self.prepare(weights, form)(activations)

    def _chosen(self, form: str, *operands: Any) -> str:
        if form not in choices():
            raise UserError(f"form={form!r}: choose one of {', '.join(choices())}")
        packed = (one.form for one in operands if isinstance(one, (FormWeights, FormActivations)))
        return form if form != AUTO else next(packed, "") or self._cheapest

    def marked(self, packed: Packed) -> Packed:
        """Return a copy of ``packed`` whose ``made_for`` names this kernel; ``check_marks`` accepts it."""
        return replace(packed, made_for=self._mark)

    @cached_property
    def _mark(self) -> str:
        """``made_for`` of operands that this kernel packed: its name and a digest of its C texts. A kernel of
        the same name may have another layout."""
        block = self.certificate.block
        digests = [] if block is None else [block.source_digest]
        digests += [self.certificate.forms[form.name].source_digest for form in present(self.certificate)]
        return f"{self.certificate.name} {sha256(' '.join(digests))[:12]}"

    def check_marks(self, *operands: Any) -> None:
        """Raise EncodingError for packed ``operands`` that another kernel packed."""
        for packed in operands:
            if packed.made_for != self._mark:
                raise EncodingError(
                    f"packed for {packed.made_for or 'no kernel'}, not for {self._mark}: pack it with "
                    "this kernel"
                )

    def product_machine(self, code: FormCode) -> CompiledCode:
        """Return the executor of a form's products with prepared weights, compiled once per form."""
        if code.form.name not in self._products:
            self._products[code.form.name] = self.load(code.sources(), PROTOTYPES)
        return self._products[code.form.name]

    def load(self, sources: Mapping[str, str], declared: str) -> CompiledCode:
        """Compile C files (``Artifact.load``); warn once per target if it becomes portable C."""
        target = self.isa.target(self.certificate.target)
        if only_portable(target) and target.name not in _warned:
            _warned.add(target.name)
            here = runs_here(target.architecture)
            less = (name for name in target.feature_names if name not in host_features())
            missing = next(less) if here else lacking(target.architecture, target.feature_names)[0]
            who = "this CPU" if here else "the emulator"
            warnings.warn(
                f"{who} has no {missing}: kernels for it run as portable C (same results, slower)",
                stacklevel=6,
            )
        return super().load(sources, declared)


#: The targets for which this process has warned that their kernels run as portable C.
_warned: set[str] = set()


@dataclass(frozen=True, repr=False)
class FormKernel:
    """A form of a kernel: its C text, the packing of its operands, its driver for matrices, and its tiles."""

    kernel: Kernel
    form: Form
    report: FormReport

    def __repr__(self) -> str:
        return f"<{self.name} of {self.kernel!r}>"

    @property
    def name(self) -> str:
        return self.form.name

    @property
    def program(self) -> Any:
        return self.report.program

    @property
    def tiles(self) -> tuple[Tile, ...]:
        tiles: tuple[Tile, ...] = self.program.tiles
        return tiles

    @property
    def text(self) -> str:
        """The C text of the form."""
        return self.kernel.texts[self.name]

    @property
    def symbol(self) -> str:
        """The C name of the driver. Tiles append ``_2x4``."""
        return self.form.symbol(self.kernel.spec, self.kernel.isa, self.kernel.certificate.target)

    @property
    def functions(self) -> tuple[CFunction, ...]:
        """The functions of the C text: tiles and driver."""
        return matrix_functions(self.symbol, self.tiles)

    @cached_property
    def parameters(self) -> LayerParameters:
        """The layouts and corrections of the form for zero points 0."""
        return self.form.layer_parameters(self.kernel.spec, self.kernel.isa, self.report, (0, 0))

    @property
    def rows(self) -> int:
        """The number of weight rows that one register has."""
        return self.form.rows(self.kernel.isa)

    def pack_weights(self, weights: object) -> FormWeights:
        """Pack weights int [M, K], or [M, taps, channels] of a convolution. Raises EncodingError."""
        kernel, report = self.kernel, self.report
        made = self.form.pack_weights(kernel.spec, kernel.isa, report.program, report.corrections, weights)
        return kernel.marked(made)

    def pack_activations(self, activations: object) -> FormActivations:
        """Pack activations int [N, K]. A depthwise form also takes [N, ``rows``, K], an activation vector per
        weight row of a register. Raises EncodingError."""
        kernel, fix = self.kernel, self.report.corrections
        return kernel.marked(self.form.pack_activations(kernel.spec, kernel.isa, fix, activations))

    def prepare(self, weights: ArrayLike | Weights) -> Prepared:
        """Return the product with ``weights``, packed for this form (``Kernel.prepare``)."""
        code = FormCode(self.kernel, self.form, self.parameters, self.symbol, self.text, self.tiles)
        return Prepared(code, self._one_tap(weights), self.kernel.product_machine(code))

    def run(self, weights: ArrayLike | Weights, activations: ArrayLike | Activations) -> NDArray[np.int32]:
        """Return what ``Kernel.run`` computes, by this form's driver for matrices. numpy packs operands that
        are not packed. Raises what ``Kernel.run`` raises."""
        w = self._one_tap(weights)
        a = activations if isinstance(activations, FormActivations) else self.pack_activations(activations)
        self._refuse_others(a)
        columns = a.data.shape[0]
        refuse_length(w.channels, (columns, a.channels))
        out = np.zeros((columns, w.rows), dtype=np.int32)
        words = (w.data.view(np.uint32), a.data.view(np.uint32))
        self.kernel.call(self.symbol, *words, w.correction, a.correction, out, w.rows, columns, w.chunks)
        return np.ascontiguousarray(out.T)

    def _one_tap(self, weights: ArrayLike | Weights) -> FormWeights:
        """Return weights packed for this form. Raises EncodingError for another kernel's, or several taps."""
        w = weights if isinstance(weights, FormWeights) else self.pack_weights(weights)
        self._refuse_others(w)
        if w.taps != 1:
            raise EncodingError(f"weights have {w.taps} taps of K={w.channels}; a product takes one")
        return w

    def _refuse_others(self, packed: FormWeights | FormActivations) -> None:
        """Raise EncodingError for an operand that another form or kernel packed."""
        if packed.form != self.name:
            raise EncodingError(
                f"operands are packed as {packed.form}, not as {self.name}: pack them for one form"
            )
        self.kernel.check_marks(packed)

    def run_tile(self, tile: Tile, *arguments: int | NDArray[Any]) -> int | None:
        """Run one tile with its C arguments. Return the executed instructions if they are counted."""
        return self.kernel.call(tile_symbol(self.symbol, tile), *arguments)
