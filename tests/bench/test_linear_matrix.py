"""Products of tiles by the model of the core: from how many rows on they are faster, and by how much."""

import pytest
from click.testing import CliRunner

import isa_specs
from bench import linear_matrix
from isa_specs.cores import core
from sketches.block_matrix import depth, matrix_work, vector_cycles
from sketches.blocks import BLOCK_BITS, FEW, LARGEST_BLOCK, SMALLEST_BLOCK, TYPICAL_BLOCK
from sketches.throughput import tile_cycles
from synth.linear.kernels import load_linear

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
