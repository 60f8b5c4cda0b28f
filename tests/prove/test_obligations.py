"""What is proved stays what it is: the obligations of some kernels, formula by formula, beside golden
digests.

A prover that states less proves wrong programs, and no program need show it: what it says of the loops over K
is one law for all. ``SYNTH_UPDATE=1`` writes the digests anew; a change of them is a change of what is
proved, and is looked at as one.
"""

import hashlib
import json
import os
from pathlib import Path

import pytest

from synth.library.kernels import Kernel
from synth.library.reports import present
from synth.prove.kernel import obligations
from synth.prove.obligation import Obligation, smt_text
from tests.conftest import committed

GOLDEN = Path(__file__).parents[1] / "data" / "obligations.json"
#: All forms on all targets; several levels of sums; words added before they are counted; planes side by side.
KERNELS = (
    ("avx2", "x86_64", 1, 1, "unipolar"), ("avx2", "x86_64", 2, 2, "hybrid"),
    ("avx2", "x86_64", 3, 3, "twos"), ("avx512", "x86_64", 1, 1, "hybrid"),
    ("avx512", "x86_64", 2, 2, "unipolar"), ("neon", "aarch64", 2, 1, "hybrid"),
    ("neon", "aarch64", 3, 2, "bipolar"), ("neon", "armv7", 1, 1, "hybrid"),
    ("neon", "aarch64_dotprod", 8, 8, "twos"), ("neon", "aarch64_i8mm", 2, 2, "hybrid"),
)  # fmt: skip


def digests(todo: list[Obligation]) -> dict[str, str]:
    """Name of every obligation, numbered, and the digest of its formula."""
    return {
        f"{number}: {one.name}": hashlib.sha256(smt_text(one).encode()).hexdigest()[:16]
        for number, one in enumerate(todo)
    }


def found(kernel: Kernel) -> dict[str, dict[str, str]]:
    certificate = kernel.certificate
    blocks = {} if certificate.block is None else {"block": certificate.block.program}
    of_block = {
        name: obligations(certificate.spec, kernel.isa, certificate.target, program)
        for name, program in blocks.items()
    }
    of_forms = {
        form.name: form.obligations(
            certificate.spec, kernel.isa, certificate.target, kernel.form(form.name).program
        )
        for form in present(certificate)
    }
    return {name: digests(todo) for name, todo in (of_block | of_forms).items()}


@pytest.mark.parametrize("of", KERNELS, ids=lambda of: "-".join(map(str, of)))
def test_what_is_proved(of: tuple[str, str, int, int, str]) -> None:
    name, made = "-".join(map(str, of)), found(committed(*of))
    golden = json.loads(GOLDEN.read_text(encoding="utf-8")) if GOLDEN.exists() else {}
    if os.environ.get("SYNTH_UPDATE"):
        golden[name] = made
        GOLDEN.write_text(json.dumps(golden, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    assert made == golden[name]
