"""The kernel library: which kernels exist, with which certificate, and how to run one.

>>> kernel = load(isa="neon", a=2, w=1, encoding="hybrid")
>>> kernel.run(weights, activations)   # int [M, K], int [N, K] -> int32 [M, N], exact
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

import isa_specs
from isa_specs.cores import Core, cores
from isa_specs.instruction import Isa
from sketches.corrections import Corrections
from sketches.encoding import EncodingError, Operand, parse_pair
from sketches.kernel import KernelSpec
from sketches.program import Program
from sketches.tile import Tile
from synth.emit.cgen import DRIVER, block_function, symbol_name
from synth.emit.features import host_features
from synth.emit.machine import Machine, Running, lacking, load_machine
from synth.emit.matrices import matrix_functions, tile_symbol
from synth.emit.portable import with_header
from synth.emit.targets import runs_here
from synth.emit.text import CFunction, prototypes
from synth.errors import UserError
from synth.files import read_exactly
from synth.forms import choices
from synth.forms.form import Form, FormActivations, FormWeights
from synth.forms.layers import LayerFacts
from synth.forms.packing import PackedActivations, PackedWeights, pack_activations, pack_weights
from synth.forms.registry import FORMS
from synth.library.address import MissingKernel, certificate_path, place
from synth.library.certificate import AUTO, BLOCK, Certificate, FormReport, sha256
from synth.library.certificate_json import read_kernel_json, to_json
from synth.library.costs import cheapest, form_costs
from synth.library.machines import Parts, PartsMachine, only_portable, portable_host, portable_machine
from synth.library.places import library_folder
from synth.library.prepared import PROTOTYPES, FormCode, Prepared, refuse_length
from synth.library.reports import present, require
from synth.library.texts import EmittedTexts, file_text
from synth.library.validity import check_kernel, check_place

#: Operands that are packed for a block, or for a form.
Weights = PackedWeights | FormWeights
Activations = PackedActivations | FormActivations
Packed = TypeVar("Packed", PackedWeights, PackedActivations, FormWeights, FormActivations)


@dataclass(repr=False)
class Kernel:
    """A kernel of the library: its certificate, its C texts, and a machine that runs it.

    ``texts``: of its block (``BLOCK``), where it has one, and of every form by its name.
    ``last_instructions``: instructions that the last run executed, where the machine counts them.
    """

    certificate: Certificate
    texts: Mapping[str, str]
    last_instructions: int | None = None
    _machine: Machine | None = field(default=None, repr=False)
    _portable: Machine | None = field(default=None, repr=False)
    _runs_portable: bool = field(default=False, repr=False)
    _products: dict[str, Running] = field(default_factory=dict, repr=False)

    def __repr__(self) -> str:
        return f"<kernel {self.certificate.name}: {', '.join(self.certificate.kernels)}>"

    @property
    def spec(self) -> KernelSpec:
        return self.certificate.spec

    @property
    def isa(self) -> Isa:
        return isa_specs.load(self.certificate.isa)

    @property
    def program(self) -> Program:
        """Of its block. Raises UserError where it has none."""
        return self.certificate.the_block.program

    @property
    def name(self) -> str:
        """Return the path in a library without ending: ``neon/a2w1_hybrid_m8n1k64_aarch64``."""
        return self.certificate.name

    @property
    def json_text(self) -> str:
        """Return the text of its certificate."""
        return to_json(self.certificate)

    @property
    def has_header(self) -> bool:
        """Return whether its C file includes the header of its instruction set."""
        return self.certificate.block is not None

    @property
    def source(self) -> str:
        """Return the C text of its block, "" without one."""
        return self.texts.get(BLOCK, "")

    @property
    def file_text(self) -> str:
        """Return the text of its C file in a library: the block kernel, and the form that is cheapest on the
        target's core."""
        return file_text(self.certificate, self._cheapest if self.certificate.forms else "")

    @property
    def corrections(self) -> Corrections:
        return self.certificate.the_block.corrections

    @property
    def symbol(self) -> str:
        return symbol_name(self.spec, self.isa, self.certificate.target)

    def form(self, name: str) -> FormKernel:
        """One of its forms. Raises UserError where the target has it not, or the kernel was written without
        it."""
        return FormKernel(self, FORMS[name], require(self.certificate, name))

    def with_form(self, name: str, report: FormReport[Any, Any], text: str) -> Kernel:
        """The kernel with one form more."""
        forms = {**self.certificate.forms, name: report}
        certificate = replace(self.certificate, forms=forms)
        return replace(self, certificate=certificate, texts={**self.texts, name: text})

    @property
    def forms(self) -> tuple[FormKernel, ...]:
        """Every form that it has."""
        return tuple(self.form(form.name) for form in present(self.certificate))

    @property
    def parts(self) -> Parts:
        """C file name to its text, which needs no header, and its functions: block and every form."""
        found = {f"{form.symbol}.c": (form.text, form.functions) for form in self.forms}
        if self.certificate.block is None:
            return found
        functions = DRIVER.named(self.symbol), block_function(self.symbol, self.program.accumulator_bits)
        return {f"{self.symbol}.c": (with_header(self.isa, self.source), functions)} | found

    @property
    def sources(self) -> dict[str, str]:
        """C file name to text: block and every form."""
        return {name: text for name, (text, _) in self.parts.items()}

    @property
    def prototypes(self) -> str:
        """C prototypes of everything in ``sources``."""
        return prototypes(function for _, functions in self.parts.values() for function in functions)

    @property
    def core(self) -> Core:
        """The core whose cycles stand for the target's."""
        return cores()[self.isa.target(self.certificate.target).core]

    def cheapest_form(self, core: Core | None = None) -> str:
        """The form that takes the fewest cycles on a core (its target's usual one) by the cost model."""
        return cheapest(form_costs(self.certificate, core or self.core)).form

    @cached_property
    def _cheapest(self) -> str:
        return self.cheapest_form()

    @property
    def machine(self) -> str:
        """What runs the kernel: "native x86_64", "unicorn aarch64", "portable C on x86_64"."""
        return self._executor().describe()

    @property
    def is_portable(self) -> bool:
        """Does this kernel run as portable C?"""
        return self._runs_portable or only_portable(self.isa.target(self.certificate.target))

    def as_portable(self) -> Kernel:
        """The same kernel, run as portable C, on whatever computer."""
        machine = self._portable or portable_machine(self.sources, self.prototypes, portable_host(), "-O0")
        return replace(self, _machine=machine, _runs_portable=True, _products={})

    def runs_on(self, machine: Machine, portable: Machine) -> None:
        """What runs it from now on, and its portable form."""
        self._machine, self._portable = machine, portable

    def without_machines(self) -> Kernel:
        """The same kernel, which other processes can be given: what runs it stays in this one."""
        return replace(self, _machine=None, _portable=None, _products={})

    def pack_weights(self, weights: object) -> PackedWeights:
        """Pack int [M, K]. Raises EncodingError on a value that the weights' encoding does not have."""
        return self.marked(pack_weights(self.spec, self.isa, self.program, self.corrections, weights))

    def pack_activations(self, activations: object) -> PackedActivations:
        """Pack int [N, K]. Raises EncodingError on a value that the activations' encoding does not have."""
        return self.marked(pack_activations(self.spec, self.corrections, activations))

    def run(self, weights: ArrayLike | Weights, activations: ArrayLike | Activations) -> NDArray[np.int32]:
        """``weights @ activations.T``, exact: int [M, K] or packed, int [N, K] or packed; int32 [M, N]. By
        its block, or its cheapest form where it has none.

        Raises EncodingError on wrong values or shapes, UserError where the kernel cannot run here.
        """
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
        """Weights int [M, K], packed once: ``kernel.prepare(weights)(activations)`` is what ``run`` computes.

        ``form``: ``auto`` is that of weights that are packed, else the cheapest by the cost model. Raises
        what ``run`` raises, UserError for a form that does not exist or that the kernel has not.
        """
        return self.form(self._chosen(form, weights)).prepare(weights)

    def run_form(
        self, weights: ArrayLike | Weights, activations: ArrayLike | Activations, form: str = AUTO
    ) -> NDArray[np.int32]:
        """What ``run`` computes, by the tiles of a form: ``prepare`` for one product, or operands that are
        packed both. Raises what ``prepare`` raises."""
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
        """Operands as packed by this kernel."""
        return replace(packed, made_for=self._mark)

    @cached_property
    def _mark(self) -> str:
        """The kernel, as operands that it packed name it: another one of this name may lay them out in
        another way."""
        block = self.certificate.block
        digests = [] if block is None else [block.source_digest]
        digests += [self.certificate.forms[form.name].source_digest for form in present(self.certificate)]
        return f"{self.certificate.name} {sha256(' '.join(digests))[:12]}"

    def check_marks(self, *operands: Any) -> None:
        """Raise EncodingError for operands that another kernel packed: their form is another."""
        for packed in operands:
            if packed.made_for != self._mark:
                raise EncodingError(
                    f"packed for {packed.made_for or 'no kernel'}, not for {self._mark}: pack it with "
                    "this kernel"
                )

    def call(self, symbol: str, *arguments: int | NDArray[Any]) -> int | None:
        """Call one of its C functions; executed instructions where counted."""
        self.last_instructions = self._executor().call(symbol, *arguments)
        return self.last_instructions

    def executed(self, instructions: int | None) -> None:
        """Take note of what a run that this object did not call executed."""
        self.last_instructions = instructions

    def product_machine(self, code: FormCode, facts: LayerFacts) -> Running:
        """What runs the products with prepared weights of a form, made once."""
        if code.form.name not in self._products:
            self._products[code.form.name] = _loaded(self, code.sources(facts), PROTOTYPES)
        return self._products[code.form.name]

    def _executor(self) -> Machine:
        if self._machine is None:
            self._machine = PartsMachine(
                self.parts, lambda sources, declared: _loaded(self, sources, declared)
            )
        return self._machine


@dataclass(frozen=True, repr=False)
class FormKernel:
    """A form of a kernel: its C text, how operands are packed for it, its driver for matrices and its
    tiles."""

    kernel: Kernel
    form: Form
    report: FormReport[Any, Any]

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
        """Its C text."""
        return self.kernel.texts[self.name]

    @property
    def symbol(self) -> str:
        """The C name of its driver; tiles add ``_2x4``."""
        return self.form.symbol(self.kernel.spec, self.kernel.isa, self.kernel.certificate.target)

    @property
    def functions(self) -> tuple[CFunction, ...]:
        """Of its C text: tiles and driver."""
        return matrix_functions(self.symbol, self.tiles)

    @property
    def rows(self) -> int:
        """Of a register of weights."""
        return self.form.rows(self.kernel.isa)

    def pack_weights(self, weights: object) -> FormWeights:
        """Pack int [M, K] or [M, taps, channels]. Raises EncodingError."""
        kernel, report = self.kernel, self.report
        made = self.form.pack_weights(kernel.spec, kernel.isa, report.program, report.corrections, weights)
        return kernel.marked(made)

    def pack_activations(self, activations: object) -> FormActivations:
        """Pack int [N, K], or [N, rows, K] for a depthwise form. Raises EncodingError."""
        kernel, fix = self.kernel, self.report.corrections
        return kernel.marked(self.form.pack_activations(kernel.spec, kernel.isa, fix, activations))

    def prepare(self, weights: ArrayLike | Weights) -> Prepared:
        """``Kernel.prepare`` by this form."""
        w, kernel = self._one_tap(weights), self.kernel
        facts = self.form.layer_facts(kernel.spec, kernel.isa, self.report, (0, 0))
        code = FormCode(
            kernel.spec, kernel.isa, kernel.certificate.target, self.form, self.symbol, self.text, self.tiles
        )
        return Prepared(code, facts, w, kernel.product_machine(code, facts), kernel.executed)

    def run(self, weights: ArrayLike | Weights, activations: ArrayLike | Activations) -> NDArray[np.int32]:
        """What ``Kernel.run`` computes, by the driver for matrices alone: what is not packed is packed by
        numpy. Raises what that raises."""
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
        """Weights as packed for this form of this kernel. Raises EncodingError."""
        w = weights if isinstance(weights, FormWeights) else self.pack_weights(weights)
        self._refuse_others(w)
        if w.taps != 1:
            raise EncodingError(f"weights have {w.taps} taps of K={w.channels}; a product takes one")
        return w

    def _refuse_others(self, packed: FormWeights | FormActivations) -> None:
        """Raise EncodingError for an operand that is packed for another form or kernel."""
        if packed.form != self.name:
            raise EncodingError(
                f"operands are packed as {packed.form}, not as {self.name}: pack them for one form"
            )
        self.kernel.check_marks(packed)

    def run_tile(self, tile: Tile, *arguments: int | NDArray[Any]) -> int | None:
        """One tile, with the arguments of its C prototype; executed instructions where counted."""
        return self.kernel.call(tile_symbol(self.symbol, tile), *arguments)


_said: set[str] = set()


def _loaded(kernel: Kernel, sources: Mapping[str, str], declared: str) -> Running:
    """What runs C files of a kernel: its target's code, or their portable form where that cannot run here,
    which is said once."""
    target = kernel.isa.target(kernel.certificate.target)
    portable = only_portable(target)
    if portable and target.name not in _said:
        _said.add(target.name)
        here = runs_here(target.architecture)
        less = (name for name in target.feature_names if name not in host_features())
        missing = next(less) if here else lacking(target.architecture, target.feature_names)[0]
        who = "this CPU" if here else "the emulator"
        warnings.warn(
            f"{who} has no {missing}: kernels for it run as portable C (same results, slower)", stacklevel=6
        )
    if portable or kernel.is_portable:
        return portable_machine(sources, declared, portable_host())
    return load_machine(sources, declared, target.architecture, target.feature_names)


def read_kernel(certificate: Path) -> Kernel:
    """Return a kernel from its certificate (with or without the ending).

    Raises VerificationError naming the file that is damaged, missing, not valid (``synth.library.validity``)
    or not in its place. The C file beside it is for readers: ``synth.library.check`` compares it.
    """
    certificate = certificate.with_suffix(".json")
    found = _certificate(read_exactly(certificate), certificate)
    check_place(certificate, found.name)
    return Kernel(found, EmittedTexts(found, certificate))


@lru_cache(1 << 7)
def _certificate(text: str, path: Path) -> Certificate:
    """Return what the text of a certificate says. The same text is looked through once, however many kernels
    are read from it."""
    found = read_kernel_json(text, str(path))
    check_kernel(found, path)
    return found


def load(
    isa: str,
    a: int,
    w: int,
    encoding: str = "hybrid",
    target: str | None = None,
    m: int = 8,
    k: int = 64,
    folder: str | os.PathLike[str] | None = None,
) -> Kernel:
    """A kernel of the library: ``a`` activation bits, ``w`` weight bits, ``encoding`` a pair's name.

    ``folder``: another library than the default (``library_folder``). Raises UserError on an unknown
    ISA or target, EncodingError on bits or an encoding that do not exist, MissingKernel where the
    library has no such kernel, VerificationError where its files are damaged.
    """
    chosen, where = place(isa, target)
    activations, weights = parse_pair(encoding)
    spec = KernelSpec(Operand(a, activations), Operand(w, weights), m, k)
    root = Path(folder) if folder is not None else library_folder()
    certificate = certificate_path(root, spec, chosen, where)
    if not certificate.exists():
        raise MissingKernel(
            f"{certificate.stem} is not in {root}; write it with: synth-kernel --isa {isa} --a {a} --w {w} "
            f"--encoding {encoding} --target {where} --m {m} --k {k} --out {root}"
        )
    return read_kernel(certificate)
