"""Tables of cores and engines: what is run beside them, what they say, and the kernels that they choose."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import isa_specs
from bench import core_rates, core_report, engine_rates, linear_matrix
from bench.engine_rates import CHAINS, HOSTS, RUNS, function, in_chains
from isa_specs.cores import core, cores
from sketches.blocks import BLOCK_BITS, FEW, LARGEST_BLOCK, SMALLEST_BLOCK, TYPICAL_BLOCK
from sketches.blocks_work import depth, matrix_work, vector_cycles
from sketches.throughput import tile_cycles
from synth.emit.features import host_features, host_target
from synth.linear.kernels import load_linear
from tests.isa_specs.javascript import node
from tests.needs import Need, skip

ISA, ZEN5, TARGET = isa_specs.load("avx512"), cores()["zen5"], "x86_64_bitalg"


def test_an_instruction_that_changes_a_register_gets_several() -> None:
    text = core_rates.loop("f", [ISA.instructions["_mm512_dpbusd_epi32"]], 3)
    assert text.count("= _mm512_dpbusd_epi32(c0_") == 3 and "c0_2" in text and "c0_3" not in text
    text = core_rates.loop(
        "f", [ISA.instructions[f"_mm512_{name}"] for name in ("add_epi8", "storeu_si512")], 2
    )
    assert text.count("_mm512_add_epi8(x0_0, x0_1)") == 2
    assert text.count("_mm512_storeu_si512((__m512i *)(out + ") == 2


def test_numbered_registers_are_configured_and_half_of_them_read() -> None:
    text = core_rates.loop(
        "f", [ISA.instructions["tdpbusd"], ISA.instructions["tileloadd"]], 6, ISA.tile_registers("x86_64_amx")
    )
    for number in range(4):
        assert text.count(f"_tile_dpbusd({number}, 5, 6);") == (2 if number < 2 else 1)
    assert text.count("_tile_loadd(0, in + ") == 2
    assert text.index("synth_enter_tiles(16, ") < text.index("for (")
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


def rows(tmp_path: Path, *args: str) -> list[dict[str, Any]]:
    file = tmp_path / "report.json"
    result = CliRunner().invoke(core_report.main, [*args, "--json", str(file)])
    assert result.exit_code == 0 and "Source of the model: " in result.output
    found: list[dict[str, Any]] = json.loads(file.read_text())["kernels"]
    return found


def test_operands_without_a_block(tmp_path: Path) -> None:
    """The forms alone: `vpdpbusd` takes weights of 7 bits, and those of 8 less 128: one product each."""
    given = ("--core", "cascadelake", "--target", "x86_64_vnni", "--a", "8", "--encoding", "twos")
    for w in ("7", "8"):
        (row,) = rows(tmp_path, *given, "--w", w)
        assert set(row) == {"kernel", "forms"} and row["forms"]["bytes"]["macs_per_cycle"] == 128
        assert set(row["forms"]) == {"bytes"} | ({"depthwise"} if w == "8" else set())


def test_both_programs_are_compared(tmp_path: Path) -> None:
    (row,) = rows(tmp_path, "--core", "cortex-a72", "--a", "2", "--w", "1")
    assert row["fastest_cycles"] < row["shortest_cycles"] and row["bound"] <= row["fastest_cycles"]


WASM, RELAXED = isa_specs.load("wasm"), "wasm32_relaxed"


def test_chains_read_their_own_last_results() -> None:
    text = function("f", WASM.instructions["wasm_i32x4_relaxed_dot_i8x16_i7x16_add"], 3)
    for chain in range(3):
        step = f"c{chain} = wasm_i32x4_relaxed_dot_i8x16_i7x16_add(x0, x1, c{chain});"
        assert text.count(step) == RUNS and f"p + {16 * chain}, c{chain});" in text
    assert "c3 " not in text and text.count('"+r"(x1)') == 3 * RUNS
    assert function("f", WASM.instructions["wasm_i16x8_shl"], 1).count("wasm_i16x8_shl(c0, 8)") == RUNS


def test_every_instruction_of_whole_registers_is_run() -> None:
    there = {one.name for one in in_chains(WASM, RELAXED)}
    others = {one.family for one in WASM.on(RELAXED) if one.name not in there}
    assert others == {"load", "store", "lane", "mask", "join"} and len(there) > 140
    assert {core.name for core in cores().values() if core.isa == WASM.name} == HOSTS.keys()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--core", "skylake"], "--core skylake: no engine's table; use v8-x86-64 or v8-aarch64"),
        (["--node", "no-node-here"], "--node no-node-here: not found; install Node, or name its program"),
    ],
)
def test_refused(arguments: list[str], said: str) -> None:
    here = next((core for core, host in HOSTS.items() if host == host_target()), None)
    if here is None:
        skip(Need.PROCESSOR, "no engine's table is of this processor")
    result = CliRunner().invoke(engine_rates.main, ["--core", here, *arguments])
    assert result.exit_code == 2 and f"Error: {said}" in result.stderr
    other = next(core for core in HOSTS if core != here)
    result = CliRunner().invoke(engine_rates.main, ["--core", other])
    assert result.exit_code == 2 and f"--core {other}: this computer is no" in result.stderr


def test_rates_beside_the_table() -> None:
    here = next((core for core, host in HOSTS.items() if host == host_target()), None)
    program = node(True)
    if here is None or program is None:
        skip(Need.TOOL, "there is no Node with relaxed SIMD on a processor whose table there is")
    result = CliRunner().invoke(engine_rates.main, ["--core", here, "--node", program, "--repeats", "3"])
    assert result.exit_code == 0, result.output
    rows = [line for line in result.stdout.splitlines() if line.strip().startswith("wasm_")]
    assert len(rows) == len(in_chains(WASM, RELAXED)) and CHAINS > 1
    assert "Spearman's rank correlation" in result.stdout


BLOCKS = (SMALLEST_BLOCK, TYPICAL_BLOCK, 128, LARGEST_BLOCK)


def test_products_leave_no_rest() -> None:
    for fields in range(4, 65):
        taken = depth(fields, 16)
        assert fields % taken == 0 and taken <= 16
        assert not any(fields % more == 0 for more in range(taken + 1, min(16, fields) + 1))


@pytest.mark.parametrize("bits", BLOCK_BITS)
def test_from_the_fewest_rows_on_they_are_faster(bits: int) -> None:
    kernel, timing = load_linear(bits, linear_matrix.ISA, linear_matrix.TARGET), core("sapphirerapids")
    matrix = kernel.program.matrix
    assert matrix is not None

    def ratio(columns: int, block: int) -> float:
        isa, target, program = kernel.isa, linear_matrix.TARGET, kernel.program
        made = tile_cycles(isa, timing, target, matrix_work(isa, target, program, columns, block))
        return vector_cycles(isa, timing, program, columns, target, block) / made.step.total

    assert all(ratio(columns, block) > 1 for columns in range(matrix.least, 17) for block in BLOCKS)
    assert matrix.least == FEW + 1 or not all(ratio(matrix.least - 1, block) > 1 for block in BLOCKS)
    assert ratio(32, 128) > 4 and ratio(32, TYPICAL_BLOCK) > 2


def test_few_rows_have_none_on_other_targets() -> None:
    assert load_linear(4, "avx512", "x86_64_vnni").program.matrix is None
    assert isa_specs.load("avx512").tile_registers("x86_64_vnni") is None


def test_the_command() -> None:
    ran = CliRunner().invoke(linear_matrix.main, ["--bits", "4", "--blocks", "32,128", "--rows", "16,32"])
    assert ran.exit_code == 0, ran.output
    assert "4 bits: vpdpbusd, tiles from 4 rows on" in ran.stdout and ran.stdout.count("(ports)") == 4
    ran = CliRunner().invoke(linear_matrix.main, ["--rows", "33"])
    assert ran.exit_code == 2 and "rows to 32" in ran.stderr
