"""The longest K: one rule for every form, and whoever calls a kernel within it may keep each sum in
``int32_t``."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any

import numpy as np
import pytest

import isa_specs
from sketches.bitplanes import CHUNK as BITPLANE_CHUNK
from sketches.bitplanes import inner_spec, step_kernel, tile_longest_k
from sketches.bytes import CHUNK as BYTE_CHUNK
from sketches.corrections import Corrections, accumulator_blocks, corrections, longest_k
from sketches.encoding import EncodingError
from sketches.kernel import KernelSpec
from sketches.tables import NIBBLES, code_longest_k, code_of, table_corrections
from synth.library.kernels import Kernel
from tests.conftest import TARGETS, committed
from tests.library.test_kernels import ENCODINGS

LIMIT = 1 << 31


def kernels() -> list[Kernel]:
    """Every bit width and encoding once, on targets in turn."""
    cases = product((1, 2, 3), (1, 2, 3), ENCODINGS)
    targets = [(isa, target) for isa, target in TARGETS if not isa_specs.load(isa).on_demand]
    return [
        committed(*targets[number % len(targets)], a, w, encoding)
        for number, (a, w, encoding) in enumerate(cases)
    ]


def plane_extremes(spec: KernelSpec, fix: Corrections) -> list[tuple[int, int, int]]:
    """The kernel's sum, the row's and the column's of one position, for every pair of codes, by the header's
    words."""
    found = []
    for w, a in product(range(1 << spec.weights.bits), range(1 << spec.activations.bits)):
        row = sum(r for i, r in enumerate(fix.rows) if w >> i & 1) + fix.constant
        column = sum(c for j, c in enumerate(fix.columns) if a >> j & 1)
        found.append((spec.weights.values[w] * spec.activations.values[a] - row - column, row, column))
    return found


def code_extremes(spec: KernelSpec) -> list[tuple[int, int, int]]:
    fix, a_code, w_code = table_corrections(spec), code_of(spec.activations), code_of(spec.weights)
    found = []
    for w, a in product(spec.weights.values, spec.activations.values):
        row, column = fix.rows * w, fix.columns * ((a - a_code.offset) // a_code.step)
        assert (w - w_code.offset) % w_code.step == 0
        found.append((w * a - row - column, row, column))
    return found


def largest_sum(found: list[tuple[int, int, int]]) -> int:
    return max(
        abs(kernel * x + row * y + column * z)
        for kernel, row, column in found
        for x, y, z in product((0, 1), repeat=3)
    )


def test_every_sum_fits_and_one_step_more_does_not() -> None:
    for kernel in kernels():
        spec, cell = kernel.spec, step_kernel(kernel.isa, kernel.form("bitplanes").program)
        of_cell = inner_spec(spec, kernel.isa)
        block_fix, cell_fix = corrections(spec, kernel.program), corrections(of_cell, cell)
        forms: list[tuple[int, int, list[tuple[int, int, int]], int]] = [
            (longest_k(spec, kernel.program), spec.k, plane_extremes(spec, block_fix),
                block_fix.scale * kernel.program.block_bound),
            (tile_longest_k(spec, kernel.isa, kernel.form("bitplanes").program), BITPLANE_CHUNK,
                plane_extremes(of_cell, cell_fix), cell.block_bound),
            (code_longest_k(spec, NIBBLES.chunk), NIBBLES.chunk, code_extremes(spec), 0),
            (code_longest_k(spec, BYTE_CHUNK), BYTE_CHUNK, code_extremes(spec), 0),
        ]  # fmt: skip
        for longest, step, found, bound in forms:
            assert longest > 0 and longest % step == 0
            assert longest * largest_sum(found) < LIMIT and longest // step * bound < LIMIT
            more = longest + step
            assert more * largest_sum(found) >= LIMIT or more // step * bound >= LIMIT


def test_the_stated_limit_is_signed() -> None:
    """Sums of codes only grow: an unsigned limit lets the largest products pass 2^31 (AVX2 A3W3 unipolar did,
    with 43,829,376 positions of 7 times 7)."""
    for kernel in kernels():
        largest = max(abs(a * w) for a in kernel.spec.activations.values for w in kernel.spec.weights.values)
        for report in (
            kernel.certificate.block_kernel,
            kernel.form("bitplanes").report,
            kernel.certificate.forms.get("tables"),
            kernel.form("bytes").report,
        ):
            assert report is None or report.longest_k * largest < LIMIT


def test_every_header_states_it() -> None:
    for kernel in kernels():
        certificate = kernel.certificate
        texts = {
            kernel.source: certificate.block_kernel.longest_k,
            kernel.texts["bitplanes"]: kernel.form("bitplanes").report.longest_k,
        }
        texts[kernel.texts["bytes"]] = kernel.form("bytes").report.longest_k
        if "tables" in certificate.forms:
            texts[kernel.texts["tables"]] = certificate.forms["tables"].longest_k
        for text, longest in texts.items():
            header = re.sub(r"\s*\n \*\s*", " ", text.partition("*/")[0])
            assert f"K up to {longest} positions" in header and "in any order fit int32_t." in header


@pytest.mark.parametrize("form", ["block", "bitplanes", "table", "byte"])
def test_k_beyond_it_is_refused(form: str) -> None:
    """Every form's packer of weights, before it touches a value; taps are filled up to whole chunks."""
    kernel = committed("avx2", "x86_64", 3, 3, "bipolar")
    forms: dict[str, tuple[Callable[[Any], object], int, int]] = {
        "block": (kernel.pack_weights, longest_k(kernel.spec, kernel.program), kernel.spec.k),
        "bitplanes": (
            kernel.form("bitplanes").pack_weights,
            tile_longest_k(kernel.spec, kernel.isa, kernel.form("bitplanes").program),
            BITPLANE_CHUNK,
        ),
        "table": (
            kernel.form("tables").pack_weights,
            code_longest_k(kernel.spec, NIBBLES.chunk),
            NIBBLES.chunk,
        ),
        "byte": (kernel.form("bytes").pack_weights, code_longest_k(kernel.spec, BYTE_CHUNK), BYTE_CHUNK),
    }
    pack, longest, step = forms[form]
    one = np.ones((), dtype=np.int8)
    with pytest.raises(EncodingError, match="split K"):
        pack(np.broadcast_to(one, (1, longest + 1)))
    if form != "block":
        with pytest.raises(EncodingError, match="split K"):
            pack(np.broadcast_to(one, (1, longest // step + 1, 1)))


def test_the_accumulator_s_limit_is_another() -> None:
    """A lane of a block's accumulator is unsigned and narrower: the driver goes beyond, up to the longest
    K."""
    kernel = committed("avx2", "x86_64", 3, 3, "unipolar")
    blocks = accumulator_blocks(kernel.program)
    assert f"so {blocks} blocks fit" in re.sub(r"\s*\n \*\s*", " ", kernel.source.partition("*/")[0])
    assert blocks * kernel.program.block_bound < 1 << kernel.program.accumulator_bits
    assert (blocks + 1) * kernel.program.block_bound >= 1 << kernel.program.accumulator_bits
    wide = replace(kernel.program, accumulator_bits=64)
    assert longest_k(kernel.spec, wide) == longest_k(kernel.spec, kernel.program)
