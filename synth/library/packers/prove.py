"""What follows from the programs of any kind: their proof and their C text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from isa_specs.instruction import Isa
from synth.library.certificate import ProofReport, sha256, solver_name
from synth.library.derive import require_proved
from synth.library.packers.kind import Kind, Programs
from synth.prove.bitpack import bitpack_obligations
from synth.prove.blocks import linear_obligations
from synth.prove.kernel import Proof, prove_all
from synth.prove.obligation import OBLIGATION_TIMEOUT, Obligation, z3_solver
from synth.prove.repack import repack_obligations

#: What has to be proved of programs, by kind.
OBLIGATIONS: dict[str, Callable[[Isa, str, Programs], list[Obligation]]] = {
    "bitpack": bitpack_obligations,
    "repack": repack_obligations,
    "linear": linear_obligations,
}


def prove_packer(
    kind: Kind, isa: Isa, target: str, programs: Programs, dump: Path | None = None,
    seconds: float = OBLIGATION_TIMEOUT,
) -> Proof:  # fmt: skip
    """Prove programs equal to their specifications for all inputs. One unknown makes the whole unknown."""
    return prove_all(lambda: OBLIGATIONS[kind.name](isa, target, programs), z3_solver, dump, seconds)


def derive_packer(
    kind: Kind, isa: Isa, target: str, programs: Programs, dump: Path | None
) -> tuple[dict[str, Any], str]:
    """What a certificate says of programs beside them and their searches, and the C text. Raises
    NotProved."""
    proof = prove_packer(kind, isa, target, programs, dump)
    require_proved(proof, f"the {kind.title} does not prove")
    text = kind.emit(isa, target, programs, proof.obligations)
    proved = ProofReport(proof.verdict, proof.obligations, solver_name())
    counts = kind.counts(isa, target, programs)
    return {"instructions": counts, "proof": proved, "source_digest": sha256(text)}, text
