"""What one function makes of the work of a tile: values without registers, chains, ends of blocks."""

from dataclasses import replace

import pytest

import isa_specs
from isa_specs.cores import NOT_MEASURED, Core, core, cores
from sketches.program import Line
from sketches.throughput import (
    LOOP_SLOTS,
    DependencyChain,
    LiveValues,
    TileCycles,
    TileWork,
    adding,
    tile_cycles,
)

ISA, TARGET = isa_specs.load("avx2"), "x86_64"
SKYLAKE, ZEN5 = core("skylake"), core("zen5")
ADD = "_mm256_add_epi8"


def taken(on: Core = SKYLAKE, **further: object) -> TileCycles:
    work = TileWork([(Line("s", ADD, ("s", "x"), None, "row"), 2.0)], 64, 16, **further)  # type: ignore[arg-type]
    return tile_cycles(ISA, on, TARGET, work)


def slots(made: TileCycles) -> float:
    """Front-end slots beside the lines and the loop."""
    return made.step.front * SKYLAKE.width - 2 - LOOP_SLOTS


def test_values_without_registers_are_loaded_and_stored() -> None:
    assert slots(taken(values=(LiveValues(16),))) == 0
    assert slots(taken(values=(LiveValues(18),))) == 4
    # The first kind has the registers.
    assert slots(taken(values=(LiveValues(14), LiveValues(4, loads=3, stores=0)))) == 6
    assert slots(taken(values=(LiveValues(17), LiveValues(4, loads=3, stores=0)))) == 2 + 12
    assert slots(taken(values=(LiveValues(14), LiveValues(4, whole=True)))) == 8
    assert slots(taken(values=(LiveValues(12), LiveValues(4, whole=True), LiveValues(1, whole=True)))) == 2
    assert slots(taken(loads=1.5, stores=0.5)) == 2


def test_values_that_stall() -> None:
    assert taken(values=(LiveValues(20), LiveValues(5, stalls=True))).spilled == 0
    assert taken(values=(LiveValues(12, stalls=True), LiveValues(5, stalls=True))).spilled == 1
    isa, target = isa_specs.load("avx512"), "x86_64"
    work = TileWork([], 64, 32, (LiveValues(33, loads=0, stores=0, stalls=True),))
    spilled, kept = (tile_cycles(isa, ZEN5, target, replace(work, registers=n)).step.ports for n in (32, 33))
    assert spilled - kept == ZEN5.measured.spill > 0


def test_work_of_several_steps_is_shared_out() -> None:
    one = taken(values=(LiveValues(18),), chains=adding([ADD]))
    many = tile_cycles(
        ISA,
        SKYLAKE,
        TARGET,
        TileWork(
            [(Line("s", ADD, ("s", "x"), None, "row"), 8.0)], 64, 16, (LiveValues(18, 4, 4),), 4,
            slots=4 * LOOP_SLOTS, chains=(DependencyChain(((((ADD,),), 4.0),)),),
        ),
    )  # fmt: skip
    assert one == many and one.step.chain == 1


def test_chains() -> None:
    """The slowest path of a link counts, links follow each other, the slowest chain bounds the step."""
    multiply = "_mm256_mullo_epi16"
    slow = DependencyChain((([(ADD,), (multiply, ADD)], 2.0), ([(ADD,)], 3.0)), loads=1.0)
    assert taken(chains=(slow, *adding([ADD]))).step.chain == 2 * (5 + 1) + 3 + SKYLAKE.load.latency
    assert taken(chains=(replace(slow, groups=4),)).step.chain == 0, "this core hides nothing of a chain"
    wide = replace(SKYLAKE, window=100)
    hidden, plain = (taken(wide, chains=(replace(slow, groups=n),)).step.chain for n in (4, 0))
    asked = 2 + LOOP_SLOTS
    assert hidden == pytest.approx(plain * asked / (100 + asked / 4))
    neon, a72 = isa_specs.load("neon"), core("cortex-a72")
    work = TileWork([], 1, 32, chains=adding(["vmlaq_u16"]))
    late = tile_cycles(neon, a72, "aarch64", work).step.chain
    found = tile_cycles(
        neon, a72, "aarch64", replace(work, chains=(replace(work.chains[0], accumulates=False),))
    ).step.chain
    assert (late, found) == (2, 5)


def test_ends_of_blocks_and_loads_of_a_core_that_issues_in_order() -> None:
    assert taken(ends=(20, 8.0)).step.ports == taken().step.ports + 4 / 8
    load = Line("x", "vld1q_u8", ("weights@0",), None, "load")
    added = Line("s", "vaddq_u8", ("s", "x"), None, "row")
    work = TileWork([(load, 2.0), (added, 3.0)], 1, 32)
    neon, a53 = isa_specs.load("neon"), core("cortex-a53")
    assert tile_cycles(neon, a53, "aarch64", work).step.chain == 0
    waits = replace(work, waits=True)
    assert tile_cycles(neon, a53, "aarch64", waits).step.chain == 2 + 3 + a53.load.latency
    assert tile_cycles(neon, core("cortex-a72"), "aarch64", waits).step.chain == 0


def test_every_core_says_where_its_factors_come_from() -> None:
    measured = {name: one.measured for name, one in cores().items() if one.measured is not NOT_MEASURED}
    assert set(measured) == {"v8-x86-64", "zen3", "zen5"}
    assert all(name in one.source for name, one in measured.items())
    assert NOT_MEASURED.source.startswith("assumed") and NOT_MEASURED.part_reached("bytes") == 1
    assert [ZEN5.measured.part_reached(form) for form in ("bytes", "tables")] == [0.97, 0.85]
