"""An engine's table beside Node: what is run, and what is refused."""

import pytest
from click.testing import CliRunner

import isa_specs
from bench import engine_rates
from bench.engine_rates import CHAINS, HOSTS, RUNS, function, in_chains
from isa_specs.cores import cores
from synth.emit.features import host_target
from tests.isa_specs.javascript import node
from tests.needs import Need, skip

ISA, TARGET = isa_specs.load("wasm"), "wasm32_relaxed"


def test_chains_read_their_own_last_results() -> None:
    text = function("f", ISA.instructions["wasm_i32x4_relaxed_dot_i8x16_i7x16_add"], 3)
    for chain in range(3):
        step = f"c{chain} = wasm_i32x4_relaxed_dot_i8x16_i7x16_add(x0, x1, c{chain});"
        assert text.count(step) == RUNS and f"p + {16 * chain}, c{chain});" in text
    assert "c3 " not in text and text.count('"+r"(x1)') == 3 * RUNS
    assert function("f", ISA.instructions["wasm_i16x8_shl"], 1).count("wasm_i16x8_shl(c0, 8)") == RUNS


def test_every_instruction_of_whole_registers_is_run() -> None:
    there = {one.name for one in in_chains(ISA, TARGET)}
    others = {one.family for one in ISA.on(TARGET) if one.name not in there}
    assert others == {"load", "store", "lane", "mask", "join"} and len(there) > 140
    assert {core.name for core in cores().values() if core.isa == ISA.name} == HOSTS.keys()


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
    assert len(rows) == len(in_chains(ISA, TARGET)) and CHAINS > 1
    assert "Spearman's rank correlation" in result.stdout
