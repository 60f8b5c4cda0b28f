"""Layouts of a product's operands: which there are, which a target can have, and what each costs on a core.

A kernel is written with every layout that its target has, or with one alone; the certificate says which
(``layout``). ``synth.compiler.forms`` has what operators need to know of a layout.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from isa_specs.cores import Core
from isa_specs.instruction import Isa
from sketches.bytelanes import multiplies_bytes
from sketches.panel import Tile
from sketches.tables import lookup_instruction
from sketches.throughput import PanelCycles, byte_cycles, panel_cycles, table_cycles
from synth.emit.rounds import in_order_core, stated_cycles
from synth.errors import UserError

if TYPE_CHECKING:
    from synth.certificate import Certificate
    from synth.library import Kernel

#: Every layout that the target has; of several, the cost model chooses.
AUTO = "auto"


@dataclass(frozen=True)
class Layout:
    """``field``: of the certificate, the report of its kernel. ``suffix``: what its C file has in its name after the
    block kernel's. ``offered``: whether a target of an ISA has what it ``needs``. ``cycles``: of a tile (isa, core, program,
    tile, target)."""

    name: str
    field: str
    suffix: str
    needs: str
    offered: Callable[[Isa, str], bool]
    cycles: Callable[[Isa, Core, Any, Tile, str], PanelCycles]

    def report(self, certificate: Certificate) -> Any:
        """Its kernel's report, None where there is none."""
        return getattr(certificate, self.field)


LAYOUTS = {
    layout.name: layout
    for layout in (
        Layout("bitplanes", "panel", "_panel", "", lambda isa, target: True, panel_cycles),
        Layout(
            "tables", "tables", "_tables", "lookups of 16 bytes",
            lambda isa, target: lookup_instruction(isa, target) is not None, table_cycles,
        ),
        Layout(
            "bytes", "byte_lanes", "_bytes", "multiplication of bytes", multiplies_bytes, byte_cycles,
        ),
    )
}  # fmt: skip


@dataclass(frozen=True)
class LayoutCost:
    """The best tile of a layout on a core by the cost model, in the steady state."""

    layout: str
    tile: str
    macs_per_cycle: float

    @property
    def cycles(self) -> float:
        """Per 1,000 multiply-accumulates."""
        return 1000 / self.macs_per_cycle


def names() -> tuple[str, ...]:
    """What ``--layout`` accepts."""
    return (AUTO, *LAYOUTS)


def asked(layout: str, name: str) -> bool:
    """Whether a kernel of ``layout`` is to have the layout ``name``."""
    return layout in (AUTO, name)


def offers(layout: str, isa: Isa, target: str) -> bool:
    """Whether kernels of ``layout`` can be written for a target."""
    return layout == AUTO or LAYOUTS[layout].offered(isa, target)


def present(certificate: Certificate) -> tuple[Layout, ...]:
    """The layouts that a kernel has."""
    return tuple(layout for layout in LAYOUTS.values() if layout.report(certificate) is not None)


def require(certificate: Certificate, name: str) -> Any:
    """The report of a kernel's layout. Raises UserError, with what to do, where it has none."""
    layout = LAYOUTS[name]
    report = layout.report(certificate)
    if report is None and not asked(certificate.layout, name):
        spec = certificate.spec
        raise UserError(
            f"{certificate.name}: was written with --layout {certificate.layout} and has no {name}; write it anew: "
            f"synth-kernel --isa {certificate.isa} --a {spec.activations.bits} --w {spec.weights.bits} --encoding "
            f"{spec.encoding} --target {certificate.target} --m {spec.m} --k {spec.k} --layout {AUTO}"
        )
    if report is None:
        raise UserError(
            f"{certificate.name}: its target has no {layout.needs}: use --layout {present(certificate)[0].name}"
        )
    return report


def tile_rate(kernel: Kernel, name: str, core: Core, tile: Tile) -> tuple[float, float]:
    """Cycles per step of a tile on a core in the steady state, and multiply-accumulates per cycle.

    By the model of ``sketches.throughput``, but where the tile's loop was ordered for this very core in assembly: then
    what that order takes.
    """
    layout, target = LAYOUTS[name], kernel.certificate.target
    program = require(kernel.certificate, name).program
    model = layout.cycles(kernel.isa, core, program, tile, target)
    step = model.step.total
    if core.in_order and core == in_order_core(kernel.isa, target):
        step = stated_cycles(kernel.texts[name]).get(tile.name, step)
    return step, model.macs_per_step / step


def layout_costs(kernel: Kernel, core: Core) -> tuple[LayoutCost, ...]:
    """What each layout of a kernel costs on a core: its tile with the most multiply-accumulates per cycle."""
    found = []
    for layout in present(kernel.certificate):
        tiles = layout.report(kernel.certificate).program.tiles
        rates = {tile.name: tile_rate(kernel, layout.name, core, tile)[1] for tile in tiles}
        best = max(rates, key=lambda name: rates[name])
        found.append(LayoutCost(layout.name, best, rates[best]))
    return tuple(found)


def cheapest(costs: Sequence[LayoutCost]) -> LayoutCost:
    """The layout that takes the fewest cycles; of equals the first."""
    return min(costs, key=lambda cost: cost.cycles)


__all__ = [
    "AUTO",
    "LAYOUTS",
    "Layout",
    "LayoutCost",
    "asked",
    "cheapest",
    "layout_costs",
    "names",
    "offers",
    "present",
    "require",
    "tile_rate",
]
