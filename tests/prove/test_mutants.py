"""Mutants of the provers: with each of them its test fails, and without any of them all these tests pass."""

import json
import os
import subprocess
import sys
from dataclasses import asdict
from typing import Any

import pytest

from tests.needs import Need, skip_where
from tests.prove.mutant_runner import ROOT, changed_text
from tests.prove.mutants import MUTANTS, Mutant

#: Processes one after the other that run a share of the mutants each; tests of this file run side by side.
SHARES = 2


def outcomes(mutants: list[Mutant]) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "tests.prove.mutant_runner"]
    done = subprocess.run(
        command, cwd=ROOT, input=json.dumps([asdict(m) for m in mutants]), capture_output=True, text=True,
        check=False, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def test_every_patch_applies() -> None:
    for mutant in MUTANTS:
        compile(changed_text(mutant.file, mutant.old, mutant.new), mutant.file, "exec")
    assert len({(mutant.file, mutant.old, mutant.new) for mutant in MUTANTS}) == len(MUTANTS)


@pytest.mark.exhaustive("proofs")
@skip_where(Need.SYSTEM, not hasattr(os, "fork"), "the runner forks")
@pytest.mark.parametrize("share", range(SHARES))
def test_every_mutant_is_killed(share: int) -> None:
    """And without a change tests pass in the runner, so that it is the mutants that make them fail (all of
    them run as they are in the files that they stand in)."""
    mutants, survivors = list(MUTANTS[share::SHARES]), []
    tests = sorted({mutant.test for mutant in mutants})[:2]
    *changed, unchanged = outcomes([*mutants, Mutant("nothing", "", "", "", "\n".join(tests))])
    assert unchanged == {"passed": len(tests), "failed": [], "used": True}
    for mutant, outcome in zip(mutants, changed, strict=True):
        assert outcome["used"], f"{mutant.what}: {mutant.test} does not import {mutant.file}"
        # A mutant is killed where its test says so, or where a limit that it derives is not the library's:
        # not where something stumbles over the patch.
        by_assertion = [
            kind
            for kind in outcome["failed"]
            if kind.startswith(("call: AssertionError", "call: Failed"))
            or (kind.startswith("call: VerificationError") and "longest_k is" in kind)
        ]
        if not by_assertion:
            survivors.append(f"{mutant.what} ({mutant.test}): {outcome}")
    assert not survivors, "\n".join(survivors)
