"""Proofs of forms by themselves, as tests ask for them: what ``synth.library.derive`` does before it
emits."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from synth.forms.registry import FORMS
from synth.prove.bitplanes import bitplane_obligations
from synth.prove.kernel import Proof, prove_all
from synth.prove.obligation import Obligation, SolverFactory, z3_solver
from synth.prove.tables import table_obligations


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


prove_bitplanes = partial(_prove, bitplane_obligations)
prove_tables = partial(_prove, table_obligations)
prove_bytes = partial(_prove, FORMS["bytes"].obligations)
prove_bytes16 = partial(_prove, FORMS["bytes16"].obligations)
prove_bytes64 = partial(_prove, FORMS["bytes64"].obligations)
