"""A core's table beside the processor: what is run, and what the table says of it."""

import pytest

import isa_specs
from bench import core_rates
from isa_specs.cores import cores
from synth.emit.features import host_features, host_target
from tests.needs import Need, skip

ISA, ZEN5, TARGET = isa_specs.load("avx512"), cores()["zen5"], "x86_64_bitalg"


def test_an_instruction_that_changes_a_register_gets_several() -> None:
    text = core_rates.loop("f", [ISA.instructions["_mm512_dpbusd_epi32"]], 3)
    assert text.count("= _mm512_dpbusd_epi32(c0_") == 3 and "c0_2" in text and "c0_3" not in text
    text = core_rates.loop(
        "f", [ISA.instructions[f"_mm512_{name}"] for name in ("add_epi8", "storeu_si512")], 2
    )
    assert (
        text.count("_mm512_add_epi8(x0_0, x0_1)") == 2
        and text.count("_mm512_storeu_si512((__m512i *)(out + ") == 2
    )


def test_numbered_registers_are_configured_and_half_of_them_read() -> None:
    text = core_rates.loop(
        "f", [ISA.instructions["tdpbusd"], ISA.instructions["tileloadd"]], 6, ISA.tile_registers("x86_64_amx")
    )
    for number in range(4):
        assert text.count(f"_tile_dpbusd({number}, 5, 6);") == (2 if number < 2 else 1)
    assert text.count("_tile_loadd(0, in + ") == 2 and text.index("synth_enter_tiles(16, ") < text.index(
        "for ("
    )
    assert text.index("_tile_release();") > text.rindex("_tile_dpbusd")


@pytest.mark.parametrize(
    ("names", "cycles"),
    [
        (("adds_epi8",), 1 / 2),
        (("adds_epi8", "srli_epi16"), 2 / 3),  # three pipes between them
        (("adds_epi8", "shuffle_epi8"), 1 / 2),  # none in common
        (("adds_epi8", "popcnt_epi8"), 1.0),
        (("madd_epi16", "srli_epi16"), 1 / 2),
        (("storeu_si512", "add_epi8"), 1.0),
    ],
)
def test_what_the_table_says_of_instructions_side_by_side(names: tuple[str, ...], cycles: float) -> None:
    """Beside what ``python -m bench.core_rates --core zen5 --pairs`` measures."""
    run = [ISA.instructions[f"_mm512_{name}"] for name in names]
    assert core_rates.table_cycles(ZEN5, TARGET, run) == pytest.approx(cycles)


def test_probes_are_one_of_every_set_of_ports() -> None:
    found = core_rates.probes(ZEN5, TARGET, ISA.on(TARGET))
    used = [ZEN5.usage(one, TARGET).ops[0][0] for one in found]
    assert len(set(used)) == len(used)
    assert {frozenset(("fp0", "fp1")), frozenset(("fp1", "fp2")), frozenset(("ld0", "ld1"))} <= set(used)


def test_measured_here() -> None:
    isa, target = isa_specs.load("avx2"), "x86_64"
    if host_target() != target or "avx2" not in host_features():
        skip(Need.PROCESSOR, "this computer runs no AVX2")
    run = [(isa.instructions[f"_mm256_{name}"],) for name in ("add_epi8", "srli_epi16", "loadu_si256")]
    for rate in core_rates.rates(cores()["zen3"], isa, target, run, 0.01):
        assert 0 < rate.measured[1] <= rate.measured[0] <= rate.measured[2] and rate.table > 0
