"""Static throughput of linear layers in blocks by products of matrices (AMX), beside the tiles that the same
kernel has for few rows of activations.

    python -m bench.linear_matrix [--bits 4] [--blocks 32,128] [--rows 16,32]

Multiply-accumulates per cycle by the table of the target's core (``sketches.block_matrix``), with a block's
own work: conversions, scales, additions. Data are in the first-level cache: nothing here knows of misses, and
no processor with such instructions was measured.
"""

from bench.harness import benchmark, grid, listed, numbers_of, screen, value
from isa_specs.cores import core
from sketches.block_matrix import PANEL, matrix_work, vector_cycles
from sketches.blocks import BLOCK_BITS, LARGEST_BLOCK, SMALLEST_BLOCK
from sketches.throughput import tile_cycles
from synth.errors import UserError
from synth.library.kinds.linear import LINEAR
from synth.library.reading import load_as

ISA, TARGET = "avx512", "x86_64_amx"
_BITS = tuple(map(str, BLOCK_BITS))


@benchmark(
    value("--bits", "all", f"{', '.join(_BITS)}, with commas, or all."),
    value("--blocks", "16,32,64,128,256", "Weights of a block, with commas."),
    value("--rows", "8,16,32", "Rows of activations, with commas."),
)
def main(bits: str, blocks: str, rows: str) -> None:
    """Linear layers in blocks by products of matrices beside tiles, without running them."""
    lengths = numbers_of(blocks, "--blocks", SMALLEST_BLOCK)
    counts = numbers_of(rows, "--rows")
    if max(lengths) > LARGEST_BLOCK or max(counts) > PANEL:
        raise UserError(f"--blocks {blocks} --rows {rows}: blocks to {LARGEST_BLOCK}, rows to {PANEL}")
    for width in listed(bits, "--bits", _BITS):
        packer = load_as(LINEAR, int(width), ISA, TARGET)
        program, isa = packer.certificate.block.programs[0], packer.isa
        timing, matrix = core(isa.target(TARGET).core), program.matrix
        title = f"{width} bits: vpdpbusd, tiles from {matrix.least} rows on, ratio ({timing.name})"
        table = grid(title, ["block"], [f"{count} rows" for count in counts])
        for block in lengths:
            cells = []
            for count in counts:
                work = matrix_work(isa, TARGET, program, count, block)
                made = tile_cycles(isa, timing, TARGET, work)
                tiles = vector_cycles(isa, timing, program, count, TARGET, block)
                rate = made.macs_per_step / tiles
                ratio = tiles / made.step.total
                cells.append(f"{rate:.0f}  {made.macs_per_cycle:.0f} ({made.step.bound})  {ratio:.2f}")
            table.add_row(str(block), *cells)
        screen(160).print(table)
