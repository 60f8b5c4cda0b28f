"""The cost of each form of a kernel on a core, by the cost model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import isa_specs
from isa_specs.cores import Core, assumed
from sketches.throughput import program_cycles
from sketches.tile import Tile, widest
from synth.emit.assembly import in_order_core
from synth.forms.registry import FORMS
from synth.library.certificate import Certificate
from synth.library.reports import present, require


@dataclass(frozen=True)
class FormCost:
    """The fastest ``tile`` of a form on a core by the cost model, in the steady state."""

    form: str
    tile: str
    macs_per_cycle: float

    @property
    def cycles(self) -> float:
        """Cycles per 1,000 multiply-accumulates."""
        return 1000 / self.macs_per_cycle


def tile_rate(
    certificate: Certificate, name: str, core: Core, tile: Tile, steps: int | None = None
) -> tuple[float, float]:
    """Return (cycles per step, multiply-accumulates per cycle) of a tile of the form ``name`` on a core.
    ``steps``: of the product, None for the steady state. The cycles are those of ``sketches.throughput``. If
    the certificate has an assembly order of the tile's loop for this core, the cycles are that order's."""
    form, isa, target = FORMS[name], isa_specs.load(certificate.isa), certificate.target
    report = require(certificate, name)
    model = form.cycles(isa, core, report.program, tile, target, steps)
    ordered = report.loops.get(tile.name) if core == in_order_core(isa, target) else None
    step = model.step.total if ordered is None else ordered.cycles / ordered.steps
    return step, model.macs_per_step / step


def form_costs(certificate: Certificate, core: Core) -> tuple[FormCost, ...]:
    """Return, for each form of a kernel, the tile with the most multiply-accumulates per cycle on a core."""
    found = []
    for form in present(certificate):
        tiles = certificate.forms[form.name].program.tiles
        rates = {tile.name: tile_rate(certificate, form.name, core, tile)[1] for tile in tiles}
        best = max(rates, key=lambda name: rates[name])
        found.append(FormCost(form.name, best, rates[best]))
    return tuple(found)


def product_cycles(certificate: Certificate, name: str, core: Core, m: int, n: int, k: int) -> float:
    """Return the cycles of a product of weights [m, k] with n columns in the form ``name``. C libraries of
    kernels compare the same cycles: of the tiles that a form's driver calls, without packing."""
    form, tiles = FORMS[name], require(certificate, name).program.tiles
    registers, wide = -(-m // form.rows(isa_specs.load(certificate.isa))), widest(tiles)
    whole, alone = divmod(n, wide.columns)
    tall, single = Tile(1, wide.columns), Tile(1, 1)
    calls = (wide, whole * (registers // wide.registers)), (tall, whole * (registers % wide.registers))
    cycles = (
        count * tile_rate(certificate, name, core, tile)[0]
        for tile, count in (*calls, (single, alone * registers))
    )
    return -(-k // form.text.chunk) * sum(cycles)


def block_cycles(certificate: Certificate, core: Core) -> float:
    """Return the cycles of the block kernel per 1,000 multiply-accumulates on a core, without the loop around
    it. Raises UserError if the kernel has no block kernel, and MissingUsage."""
    isa, spec, program = isa_specs.load(certificate.isa), certificate.spec, certificate.block_kernel.program
    return 1000 * program_cycles(core, isa, certificate.target, program).total / (spec.m * spec.k)


def assumed_text(core: Core, target: str) -> str:
    """Return a sentence that names the target's instructions whose cost the core model assumes, or ""."""
    names = ", ".join(assumed(core, target))
    return f"Assumed from their families, in no table of {core.name}: {names}." if names else ""


def cheapest(costs: Sequence[FormCost]) -> FormCost:
    """Return the cost with the fewest cycles: of forms for matrix products, or of all without such."""
    products = [cost for cost in costs if not FORMS[cost.form].depthwise]
    return min(products or costs, key=lambda cost: cost.cycles)
