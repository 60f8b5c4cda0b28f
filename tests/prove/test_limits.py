"""Which weights make sums of byte products exact within int16: proved, and no weaker rule is."""

from __future__ import annotations

import pytest

import isa_specs
from isa_specs.instruction import Isa
from synth.compiler.direct.arithmetic import CHAINS
from synth.compiler.direct.pairs import LEAST, MOST
from synth.prove.limits import limited_obligations
from synth.prove.obligation import Outcome, discharge, z3_solver


def outcomes(chain: int, least: int = LEAST, most: int = MOST) -> list[Outcome]:
    isa: Isa = isa_specs.load("avx2")
    return [discharge(one, z3_solver) for one in limited_obligations(isa, "x86_64", chain, least, most)]


@pytest.mark.parametrize("chain", CHAINS)
def test_the_rule_of_the_compiler_is_proved(chain: int) -> None:
    found = outcomes(chain)
    assert [one.verdict for one in found] == ["proved"] * len(found) and len(found) == 4


@pytest.mark.parametrize("chain", CHAINS)
@pytest.mark.parametrize(("least", "most"), [(LEAST - 1, MOST), (LEAST, MOST + 1)])
def test_one_more_is_refuted(chain: int, least: int, most: int) -> None:
    assert [one.verdict for one in outcomes(chain, least, most)].count("refuted") == 1


def test_without_the_limit_of_a_pair_the_lanes_are_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    """The instruction limits what it sums: a claim for any products is refuted."""
    from pysmt.shortcuts import TRUE

    monkeypatch.setattr("synth.prove.limits._int16", lambda number: TRUE())
    assert "refuted" in {one.verdict for one in outcomes(1)}


def test_a_target_without_the_instruction_is_refused() -> None:
    with pytest.raises(KeyError):
        limited_obligations(isa_specs.load("neon"), "aarch64", 1, LEAST, MOST)
