"""The kernel library: which kernels exist, with which certificate, and how to run one.

>>> kernel = load(isa="neon", a=2, w=1, encoding="hybrid")
>>> kernel.run(weights, activations)   # int [M, K], int [N, K] -> int32 [M, N], exact
"""

from __future__ import annotations

import contextlib
import os
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

import isa_specs
from isa_specs.cores import Core, cores
from isa_specs.instruction import Isa
from sketches.corrections import Corrections
from sketches.encoding import EncodingError, Operand, parse_pair
from sketches.kernel import KernelSpec
from sketches.panel import Tile
from sketches.program import Program
from synth.byte_packing import (
    ByteActivations,
    ByteWeights,
    pack_byte_activations,
    pack_byte_weights,
)
from synth.certificate import ByteReport, Certificate, PanelReport, TableReport, from_json, sha256
from synth.emit.bytelanes import byte_prototypes, byte_symbol
from synth.emit.cgen import file_stem, prototypes, symbol_name
from synth.emit.features import host_features, host_target
from synth.emit.machine import Machine, load_machine
from synth.emit.matrices import tile_symbol
from synth.emit.panel import panel_prototypes, panel_symbol
from synth.emit.tables import table_prototypes, table_symbol
from synth.emit.toolchain import CompileError
from synth.errors import UserError
from synth.layouts import AUTO, LAYOUTS, Layout, cheapest, layout_costs, names, present, require
from synth.machines import PartsMachine, PortableMachine, SharedMachine, portable_host
from synth.packing import PackedActivations, PackedWeights, pack_activations, pack_weights
from synth.panel_packing import (
    PanelActivations,
    PanelWeights,
    pack_panel_activations,
    pack_panel_weights,
)
from synth.table_packing import (
    TableActivations,
    TableWeights,
    pack_table_activations,
    pack_table_weights,
)
from synth.validity import check_kernel, check_place, check_source, read_exactly

DEFAULT_FOLDER = "kernels_out"

Packed = TypeVar(
    "Packed",
    PackedWeights,
    PackedActivations,
    PanelWeights,
    PanelActivations,
    TableWeights,
    TableActivations,
    ByteWeights,
    ByteActivations,
)


class MissingKernel(UserError):
    """The library has no such kernel; the message says how to write it."""


def library_folder() -> Path:
    """The library that is looked in: $SYNTH_KERNELS, else the one that comes with the package."""
    chosen = os.environ.get("SYNTH_KERNELS")
    return Path(chosen) if chosen else Path(__file__).resolve().parent.parent / DEFAULT_FOLDER


def every_file(kernel: Kernel, folder: Path) -> tuple[Path, ...]:
    """The files of a kernel in a library folder: C of the block and of every layout, the certificate last."""
    source, certificate = kernel_paths(folder, kernel.spec, kernel.isa, kernel.certificate.target)
    layouts = (layout_file(source, layout) for layout in present(kernel.certificate))
    return (source, *layouts, certificate)


def default_target(isa: Isa) -> str:
    """The host's own target where the ISA has it, else the first."""
    names = [target.name for target in isa.targets]
    host = host_target()
    return host if host in names else names[0]


def kernel_paths(folder: Path, spec: KernelSpec, isa: Isa, target: str) -> tuple[Path, Path]:
    """(C file of the block, certificate) of a kernel in a library folder."""
    return files_of(folder / isa.name / file_stem(spec, isa, target))


def files_of(stem: Path) -> tuple[Path, Path]:
    """The two files that every kernel has, from the block's path, with or without an ending."""
    return stem.with_suffix(".c"), stem.with_suffix(".json")


def layout_file(stem: Path, layout: Layout) -> Path:
    """The C file of a layout's kernel, from the block's path, with or without an ending."""
    return stem.with_name(f"{stem.stem}{layout.suffix}.c")


def certificate_of(path: Path) -> Path:
    """The certificate that a file of a library belongs to."""
    if path.suffix == ".json":
        return path
    suffix = next((layout.suffix for layout in LAYOUTS.values() if path.stem.endswith(layout.suffix)), "")
    return path.with_name(f"{path.stem.removesuffix(suffix)}.json")


@dataclass
class Kernel:
    """A kernel of the library: its C texts, its certificate, and a machine that runs it.

    ``source``: of the block; ``texts``: of every layout that it has, by the layout's name.
    ``last_instructions``: instructions that the last run executed, where the machine counts them.
    """

    source: str
    certificate: Certificate
    texts: Mapping[str, str]
    last_instructions: int | None = None
    _machine: Machine | None = field(default=None, repr=False)
    _portable: Machine | None = field(default=None, repr=False)
    _runs_portable: bool = field(default=False, repr=False)

    @property
    def spec(self) -> KernelSpec:
        return self.certificate.spec

    @property
    def isa(self) -> Isa:
        return isa_specs.load(self.certificate.isa)

    @property
    def program(self) -> Program:
        return self.certificate.program

    @property
    def corrections(self) -> Corrections:
        return self.certificate.corrections

    @property
    def symbol(self) -> str:
        return symbol_name(self.spec, self.isa, self.certificate.target)

    @property
    def panel(self) -> PanelReport:
        """The bitplane panel. Raises UserError where the kernel was written without it."""
        report: PanelReport = require(self.certificate, "bitplanes")
        return report

    @property
    def panel_symbol(self) -> str:
        return panel_symbol(self.spec, self.isa, self.certificate.target)

    @property
    def tables(self) -> TableReport:
        """The table kernel. Raises UserError where the target has none, or the kernel was written without it."""
        report: TableReport = require(self.certificate, "tables")
        return report

    @property
    def table_symbol(self) -> str:
        return table_symbol(self.spec, self.isa, self.certificate.target)

    @property
    def byte_lanes(self) -> ByteReport:
        """The byte-lane kernel. Raises UserError where there is none."""
        report: ByteReport = require(self.certificate, "bytes")
        return report

    @property
    def byte_symbol(self) -> str:
        return byte_symbol(self.spec, self.isa, self.certificate.target)

    @property
    def parts(self) -> dict[str, tuple[str, str]]:
        """C file name to its text and its prototypes: block and every layout."""
        found = {f"{self.symbol}.c": (self.source, prototypes(self.symbol, self.program.accumulator_bits))}
        if self.certificate.panel is not None:
            declared = panel_prototypes(self.panel_symbol, self.panel.program)
            found[f"{self.panel_symbol}.c"] = (self.texts["bitplanes"], declared)
        if self.certificate.tables is not None:
            declared = table_prototypes(self.table_symbol, self.tables.program)
            found[f"{self.table_symbol}.c"] = (self.texts["tables"], declared)
        if self.certificate.byte_lanes is not None:
            declared = byte_prototypes(self.byte_symbol, self.byte_lanes.program)
            found[f"{self.byte_symbol}.c"] = (self.texts["bytes"], declared)
        return found

    @property
    def sources(self) -> dict[str, str]:
        """C file name to text: block and every layout."""
        return {name: text for name, (text, _) in self.parts.items()}

    @property
    def prototypes(self) -> str:
        """C prototypes of everything in ``sources``."""
        return "".join(declared for _, declared in self.parts.values())

    @property
    def core(self) -> Core:
        """The core whose cycles stand for the target's."""
        return cores()[self.isa.target(self.certificate.target).core]

    def cheapest_layout(self, core: Core | None = None) -> str:
        """The layout that takes the fewest cycles on a core (its target's usual one) by the cost model."""
        return cheapest(layout_costs(self, core or self.core)).layout

    @property
    def machine(self) -> str:
        """What runs the kernel: "native x86_64", "unicorn aarch64", "portable C on x86_64"."""
        return self._executor().describe()

    @property
    def is_portable(self) -> bool:
        """Does this kernel run as portable C?"""
        return self._runs_portable or _only_portable(self)

    def as_portable(self) -> Kernel:
        """The same kernel, run as portable C, on whatever computer."""
        machine = self._portable or PortableMachine(self.sources, self.prototypes, portable_host(), "-O0")
        return replace(self, _machine=machine, _runs_portable=True)

    def pack_weights(self, weights: Any) -> PackedWeights:
        """Pack int [M, K]. Raises EncodingError on a value that the weights' encoding does not have."""
        return self._marked(pack_weights(self.spec, self.isa, self.program, self.corrections, weights))

    def pack_activations(self, activations: Any) -> PackedActivations:
        """Pack int [N, K]. Raises EncodingError on a value that the activations' encoding does not have."""
        return self._marked(pack_activations(self.spec, self.corrections, activations))

    def run(self, weights: Any, activations: Any) -> NDArray[np.int32]:
        """``weights @ activations.T``, exact: int [M, K] or packed, int [N, K] or packed; int32 [M, N].

        Raises EncodingError on wrong values or shapes, UserError where the kernel cannot run here.
        """
        w = weights if isinstance(weights, PackedWeights) else self.pack_weights(weights)
        a = activations if isinstance(activations, PackedActivations) else self.pack_activations(activations)
        self._check_marks(w, a)
        if w.k != a.k:
            raise EncodingError(f"weights have K={w.k}, activations K={a.k}; they must be equal")
        m_blocks, k_blocks = w.data.shape[:2]
        out = np.zeros((a.columns, m_blocks * self.spec.m), dtype=np.int32)
        arguments = (w.data, a.data, w.correction, a.correction, out, m_blocks, a.columns, k_blocks)
        self.last_instructions = self._executor().call(self.symbol, *arguments)
        return np.ascontiguousarray(out[:, : w.rows].T)

    def pack_panel_weights(self, weights: Any) -> PanelWeights:
        """Pack int [M, K] or [M, taps, channels] for the panel kernel. Raises EncodingError."""
        made = pack_panel_weights(self.spec, self.isa, self.panel.program, self.panel.corrections, weights)
        return self._marked(made)

    def pack_panel_activations(self, activations: Any) -> PanelActivations:
        """Pack int [N, K] for the panel kernel. Raises EncodingError."""
        return self._marked(pack_panel_activations(self.spec, self.panel.corrections, activations))

    def run_panel(self, weights: Any, activations: Any, layout: str = AUTO) -> NDArray[np.int32]:
        """What ``run`` computes, by the tiles of a layout.

        ``layout``: ``auto`` is that of operands that are packed, else the cheapest by the cost model. Raises what
        ``run`` raises, UserError for a layout that does not exist or that the kernel has not.
        """
        if layout not in names():
            raise UserError(f"layout={layout!r}: choose one of {', '.join(names())}")
        given = [name for one in (weights, activations) if (name := _PACKED.get(type(one))) is not None]
        if layout == AUTO:
            layout = next(iter(given), "") or self.cheapest_layout()
        if other := [name for name in given if name != layout]:
            raise EncodingError(
                f"operands are packed as {other[0]}, not as {layout}: pack them for one layout"
            )
        run: Callable[[Any, Any], NDArray[np.int32]] = getattr(self, f"run_{layout}")
        return run(weights, activations)

    def run_bitplanes(self, weights: Any, activations: Any) -> NDArray[np.int32]:
        """What ``run`` computes, by the bitplane panel. Raises what ``run`` raises, UserError where there is none."""
        w = weights if isinstance(weights, PanelWeights) else self.pack_panel_weights(weights)
        a = (
            activations
            if isinstance(activations, PanelActivations)
            else self.pack_panel_activations(activations)
        )
        return self._run_matrix(self.panel_symbol, w, a, w.data, a.data)

    def _run_matrix(
        self, symbol: str, w: PanelWeights | TableWeights | ByteWeights,
        a: PanelActivations | TableActivations | ByteActivations,
        weight_words: NDArray[np.uint32], activation_words: NDArray[np.uint32],
    ) -> NDArray[np.int32]:  # fmt: skip
        """The driver for matrices of a panel, table or byte-lane kernel."""
        self._check_marks(w, a)
        if (w.taps, w.channels) != (1, a.channels):
            raise EncodingError(
                f"weights have {w.taps} taps of K={w.channels}, activations K={a.channels}; they must be equal, in one tap"
            )
        columns = a.data.shape[0]
        out = np.zeros((columns, w.rows), dtype=np.int32)
        arguments = (
            weight_words, activation_words, w.correction, a.correction, out, w.rows, columns, w.chunks
        )  # fmt: skip
        self.last_instructions = self._executor().call(symbol, *arguments)
        return np.ascontiguousarray(out.T)

    def pack_table_weights(self, weights: Any) -> TableWeights:
        """Pack int [M, K] or [M, taps, channels] for the table kernel. Raises EncodingError, UserError."""
        report = self.tables
        made = pack_table_weights(self.spec, self.isa, report.program, report.corrections, weights)
        return self._marked(made)

    def pack_table_activations(self, activations: Any) -> TableActivations:
        """Build the tables of int [N, K]. Raises EncodingError, UserError."""
        return self._marked(pack_table_activations(self.spec, self.tables.corrections, activations))

    def run_tables(self, weights: Any, activations: Any) -> NDArray[np.int32]:
        """What ``run`` computes, by the table kernel. Raises what ``run`` raises, UserError where there is none."""
        w = weights if isinstance(weights, TableWeights) else self.pack_table_weights(weights)
        a = (
            activations
            if isinstance(activations, TableActivations)
            else self.pack_table_activations(activations)
        )
        return self._run_matrix(self.table_symbol, w, a, w.data.view(np.uint32), a.data.view(np.uint32))

    def run_table_tile(self, tile: Tile, *arguments: int | NDArray[Any]) -> int | None:
        """``run_tile`` of the table kernel."""
        return self._executor().call(tile_symbol(self.table_symbol, tile), *arguments)

    def pack_byte_weights(self, weights: Any) -> ByteWeights:
        """Pack int [M, K] or [M, taps, channels] for the byte-lane kernel. Raises EncodingError, UserError."""
        return self._marked(pack_byte_weights(self.spec, self.isa, self.byte_lanes.corrections, weights))

    def pack_byte_activations(self, activations: Any) -> ByteActivations:
        """The codes of int [N, K]. Raises EncodingError, UserError."""
        return self._marked(pack_byte_activations(self.spec, self.byte_lanes.corrections, activations))

    def run_bytes(self, weights: Any, activations: Any) -> NDArray[np.int32]:
        """What ``run`` computes, by the byte-lane kernel. Raises what ``run`` raises, UserError where there is none."""
        w = weights if isinstance(weights, ByteWeights) else self.pack_byte_weights(weights)
        a = (
            activations
            if isinstance(activations, ByteActivations)
            else self.pack_byte_activations(activations)
        )
        return self._run_matrix(self.byte_symbol, w, a, w.data.view(np.uint32), a.data.view(np.uint32))

    def run_byte_tile(self, tile: Tile, *arguments: int | NDArray[Any]) -> int | None:
        """``run_tile`` of the byte-lane kernel."""
        return self._executor().call(tile_symbol(self.byte_symbol, tile), *arguments)

    def run_tile(self, tile: Tile, *arguments: int | NDArray[Any]) -> int | None:
        """One tile, with the arguments of its C prototype; executed instructions where counted."""
        return self._executor().call(tile_symbol(self.panel_symbol, tile), *arguments)

    def run_block(
        self, weights: NDArray[np.uint8], activations: NDArray[np.uint8], acc: NDArray[Any]
    ) -> int | None:
        """One block on packed bytes, adding to ``acc`` in place; executed instructions where counted."""
        return self._executor().call(f"{self.symbol}_block", weights, activations, acc)

    def _marked(self, packed: Packed) -> Packed:
        return replace(packed, made_for=self._mark)

    @property
    def _mark(self) -> str:
        """The kernel, as operands that it packed name it: another one of this name may lay them out in another way."""
        digests = [self.certificate.source_digest]
        digests += [layout.report(self.certificate).source_digest for layout in present(self.certificate)]
        return f"{self.certificate.name} {sha256(' '.join(digests))[:12]}"

    def _check_marks(self, *operands: Any) -> None:
        """Raise EncodingError for operands that another kernel packed: their layout is another."""
        for packed in operands:
            if packed.made_for != self._mark:
                raise EncodingError(
                    f"packed for {packed.made_for or 'no kernel'}, not for {self._mark}: pack it with "
                    "this kernel"
                )

    def _executor(self) -> Machine:
        if self._machine is None:
            self._machine = _machine_for(self)
        return self._machine


#: Packed operands -> the layout that they are in.
_PACKED: dict[type, str] = {
    PanelWeights: "bitplanes",
    PanelActivations: "bitplanes",
    TableWeights: "tables",
    TableActivations: "tables",
    ByteWeights: "bytes",
    ByteActivations: "bytes",
}

_said: set[str] = set()


def _only_portable(kernel: Kernel) -> bool:
    """Is this computer of the kernel's kind, without what its code needs?"""
    target = kernel.isa.target(kernel.certificate.target)
    return host_target() == target.name and target.feature not in host_features()


def _machine_for(kernel: Kernel) -> Machine:
    target = kernel.isa.target(kernel.certificate.target)
    portable = _only_portable(kernel)
    if portable and target.feature not in _said:
        _said.add(target.feature)
        warnings.warn(
            f"this CPU has no {target.feature}: kernels for it run as portable C (same results, slower)",
            stacklevel=4,
        )

    def load_part(name: str, text: str, declared: str) -> Machine:
        if portable:
            return PortableMachine({name: text}, declared, portable_host())
        return load_machine({name: text}, declared, target.name, (target.feature,))

    return PartsMachine(kernel.parts, load_part)


def share_machine(kernels: list[Kernel]) -> None:
    """Compile kernels of one target in one go, so that the compiler starts once. Leaves failures to the run."""
    target = kernels[0].isa.target(kernels[0].certificate.target)
    if _only_portable(kernels[0]):
        return

    def load(sources: dict[str, str], declared: str) -> Machine:
        return load_machine(sources, declared, target.name, (target.feature,))

    with contextlib.suppress(CompileError, UserError):
        machine = SharedMachine(_parts(kernels), load)
        for kernel in kernels:
            kernel._machine = machine


def share_portable(kernels: list[Kernel]) -> None:
    """``share_machine`` for their portable C, compiled without optimization: it is run once."""

    def load(sources: dict[str, str], declared: str) -> Machine:
        return PortableMachine(sources, declared, portable_host(), "-O0")

    with contextlib.suppress(CompileError, UserError):
        machine = SharedMachine(_parts(kernels), load)
        for kernel in kernels:
            kernel._portable = machine


def _parts(kernels: list[Kernel]) -> dict[str, tuple[str, str]]:
    return {name: part for kernel in kernels for name, part in kernel.parts.items()}


def read_kernel(stem: Path) -> Kernel:
    """A kernel from its files (``stem``: their path without the ending, or with any of the block's).

    Raises VerificationError naming the file that is damaged, missing, not valid (``synth.validity``) or not in its place.
    """
    source, certificate = files_of(stem)
    text, json_text = read_exactly(source), read_exactly(certificate)
    found = from_json(json_text, str(certificate))
    check_kernel(found, certificate)
    check_place(certificate, found.name)
    check_source(source, text, found.source_digest)
    texts: dict[str, str] = {}
    for layout in present(found):
        path = layout_file(stem, layout)
        texts[layout.name] = read_exactly(path)
        check_source(path, texts[layout.name], layout.report(found).source_digest)
    return Kernel(text, found, texts)


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
    try:
        chosen = isa_specs.load(isa)
        where = target or default_target(chosen)
        chosen.target(where)
    except KeyError as error:
        raise UserError(str(error.args[0])) from error
    activations, weights = parse_pair(encoding)
    spec = KernelSpec(Operand(a, activations), Operand(w, weights), m, k)
    root = Path(folder) if folder is not None else library_folder()
    files = kernel_paths(root, spec, chosen, where)
    source = files[0]
    if not all(path.exists() for path in files):
        raise MissingKernel(
            f"{source.name} is not in {root}; write it with: synth-kernel --isa {isa} --a {a} --w {w} "
            f"--encoding {encoding} --target {where} --m {m} --k {k} --out {root}"
        )
    return read_kernel(source)
