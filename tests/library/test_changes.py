"""Random changes of certificates: a few hundred here, 10,000 by ``python -m tests.library.changes --count
10000``."""

import copy
from pathlib import Path

import pytest

from synth.errors import VerificationError
from synth.library.kernels import library_folder
from synth.prove.kernel import Proof
from tests.library import changes
from tests.library.changes import OTHER, REFUSED, SAME, Sample, outcome, remembering, rename, run

#: A kernel of every form: loops in assembly, layouts, carry-save, packing and repacking.
NAMES = (
    "neon/a1w1_hybrid_m8n1k64_aarch64", "avx2/a2w1_hybrid_m8n1k64", "avx512/a1w3_hybrid_m8n1k64",
    "avx2/bitpack_a2",
    "avx512/repack_a1",
)  # fmt: skip


def sample_of(name: str, folder: Path) -> Sample:
    return Sample.of(library_folder() / f"{name}.json", folder)


@pytest.mark.exhaustive("library", every=3)
@pytest.mark.parametrize("part", range(3))
def test_random_changes(tmp_path: Path, part: int) -> None:
    found = run([sample_of(name, tmp_path) for name in NAMES], range(70 * part, 70 * (part + 1)))
    assert set(found) <= {REFUSED, SAME, OTHER} and found.total() == 70
    assert found[REFUSED] > 35


def test_a_change_that_changes_nothing_holds(tmp_path: Path) -> None:
    """What refused everything would pass the test above."""
    sample = sample_of("avx2/bitpack_a2", tmp_path)
    body = copy.deepcopy(sample.body)
    body["executed"] = "not executed"
    assert outcome(sample, body) == SAME
    rename(body, body["programs"][0]["body"][0]["dest"], "another_name")
    assert outcome(sample, body) == OTHER


def test_a_wrong_kernel_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the proof says yes to everything, what is executed is not what numpy computes."""
    sample = sample_of("avx2/bitpack_a2", tmp_path)
    count = sample.kernel.certificate.block.proof.obligations
    monkeypatch.setattr(changes, "proof_of", lambda *args, **options: Proof("proved", count, ()))
    body = copy.deepcopy(sample.body)
    body["programs"][0]["words"].reverse()
    with remembering(), pytest.raises(VerificationError, match="numpy says"):
        outcome(sample, body)
