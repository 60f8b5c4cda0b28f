"""Offsets of matrices and loops that are longer than 32 bits of words: which addresses are handed on, without
memory there."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

from sketches.bitplanes import CHUNK
from sketches.repack import RepackProgram
from sketches.tile import Tile
from synth.emit.features import host_target
from synth.emit.matrices import MATRIX, TILE, matrix_driver, tile_symbol
from synth.emit.native import NativeLibrary
from synth.emit.repack import LOOP, loop_text
from synth.emit.toolchain import compile_shared
from synth.library.kinds.repack import REPACK
from synth.library.reading import load_as

ROWS, STORED, WORDS = 16, 64, 1
TILES = (Tile(4, 8), Tile(1, 8), Tile(1, 1))
LOG = "int64_t seen[4096][4];\nint calls;\n"


def _library(tmp_path: Path, text: Mapping[str, str], cdef: str) -> NativeLibrary:
    return NativeLibrary(compile_shared(text, host_target() or "", workdir=tmp_path), cdef)


@pytest.fixture(scope="module")
def matrices(tmp_path_factory: pytest.TempPathFactory) -> NativeLibrary:
    """A matrix driver over tiles that only write down what they were called with."""
    tiles = [
        TILE.named(tile_symbol("f", tile)).head
        + f"""{{
  const int64_t entry[] = {{{tile.registers}, (int64_t)(intptr_t)weights, register_stride, \
(int64_t)(intptr_t)activations}};
  memcpy(seen[calls++], entry, sizeof entry);
  return 0;
}}
"""
        for tile in TILES
    ]
    call = "void go(int64_t *log, const int32_t *fix, int32_t *out, int32_t m, int32_t n, int32_t chunks)"
    text = "\n".join(
        [
            "#include <stdint.h>\n#include <string.h>",
            LOG,
            *tiles,
            matrix_driver("f", TILES, ROWS, 4, WORDS, STORED),
            f"{call} {{ calls = 0; f(0, 0, fix, fix, out, m, n, chunks); memcpy(log, seen, sizeof seen); }}",
        ]
    )
    assert MATRIX.named("f").head in text
    return _library(tmp_path_factory.mktemp("matrices"), {"f.c": text}, f"{call};")


@pytest.mark.parametrize("chunks", [1, (2**31 - 1) // STORED, (2**31 - 1) // STORED + 1, 2**29 - 1])
def test_a_matrix_whose_registers_lie_far_apart(matrices: NativeLibrary, chunks: int) -> None:
    m, n = 100, 9
    log, out = np.zeros((4096, 4), np.int64), np.zeros((n, m), np.int32)
    matrices.call("go", log, np.zeros(m, np.int32), out, m, n, chunks)
    entries = log[: int((log[:, 0] > 0).sum())].tolist()
    assert entries
    read = set()
    for registers, weights, stride, activations in entries:
        first, rest = divmod(weights, 4 * chunks * STORED)
        column, other = divmod(activations, 4 * chunks * WORDS)
        assert rest == 0 and other == 0
        assert registers == 1 or stride == chunks * STORED
        read |= {(first + r, column) for r in range(registers)}
    assert {first for first, _ in read} == set(range(-(-m // ROWS)))
    assert {column for _, column in read} == {0, 8}
    assert any(registers == 4 for registers, *_ in entries) == (chunks * STORED < 2**31)


@pytest.mark.parametrize("bits", [1, 3])
def test_a_repacking_of_many_chunks(tmp_path: Path, bits: int) -> None:
    program: RepackProgram = load_as(REPACK, bits, "avx2").certificate.block.programs[0]
    levels = program.spec.levels
    block = f"""
static inline void f_{CHUNK}(const uint8_t *sums, const uint8_t *table, uint8_t *words) {{
  const int64_t entry[] = {{(int64_t)(intptr_t)sums, (int64_t)(intptr_t)table, (int64_t)(intptr_t)words, 1}};
  memcpy(seen[calls++ & 1], entry, sizeof entry);
}}
"""
    call = "void go(int64_t *log, int32_t chunks)"
    text = "\n".join(
        [
            "#include <stdint.h>\n#include <string.h>\n#define SYNTH_TILE",
            LOG,
            block,
            loop_text(program, "f"),
            f"{call} {{ calls = 0; f(0, 0, chunks, UINT32_MAX, 0); memcpy(log, seen, sizeof seen); }}",
        ]
    )
    assert LOOP.named("f").head in text
    library = _library(tmp_path, {"f.c": text}, f"{call};")
    log, chunks = np.zeros((4096, 4), np.int64), 2**27
    library.call("go", log, chunks)
    last = chunks - 1
    assert log[last & 1].tolist() == [last * 4 * CHUNK, last * 4 * CHUNK * (1 + levels), last * 4 * bits, 1]
