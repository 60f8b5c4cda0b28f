"""Proofs of forms by themselves, as tests ask for them: what ``synth.library.derive`` does before it
emits."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.program import BlockKernelProgram
from sketches.tile_program import TileProgram
from synth.forms.registry import FORMS
from synth.prove.kernel import Proof, prove_all
from synth.prove.obligation import Obligation, SolverFactory, z3_solver
from synth.prove.tile_program import tile_obligations


def _prove(
    make: Callable[..., list[Obligation]],
    spec: KernelSpec,
    isa: Isa,
    target: str,
    program: Any,
    make_solver: SolverFactory = z3_solver,
    dump: Path | None = None,
) -> Proof:
    return prove_all(lambda: make(spec, isa, target, program), make_solver, dump)


def with_step(program: TileProgram, step: BlockKernelProgram) -> TileProgram:
    """The bitplanes kernel with another step and widening, which begins where it began (``step_kernel``)."""
    moved = {line.dest for line in program.widening}
    first = next(number for number, line in enumerate(step.body) if line.dest in moved)
    return replace(
        program, constants=step.constants, inner=step.body[:first], widenings=(step.body[first:],),
        terms=step.terms, weight_lines=step.weight_lines, derived_planes=step.derived_planes,
    )  # fmt: skip


prove_bitplanes = prove_tables = partial(_prove, tile_obligations)
prove_bytes = partial(_prove, FORMS["bytes"].obligations)
prove_bytes16 = partial(_prove, FORMS["bytes16"].obligations)
prove_bytes64 = partial(_prove, FORMS["bytes64"].obligations)
