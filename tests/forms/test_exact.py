"""Products of bitplanes, tables and bytes are exact: every K, tails of rows and columns, extremes, long K."""

import itertools
import operator
from dataclasses import replace

import numpy as np
import pytest

from sketches import bitplanes, bytes, tables
from sketches.limits import MAX_PLANES
from synth.emit.features import host_target
from synth.library.kernels import Kernel, load
from synth.library.machines import portable_code
from tests.conftest import TARGETS, committed, stored_encoding
from tests.needs import import_or_skip

PAIRS = ("unipolar", "hybrid", "twos", "bipolar", "twos/bipolar", "twos/twos")
WIDTHS = [(a, w) for a in range(1, MAX_PLANES + 1) for w in range(1, MAX_PLANES + 1)]
FILLS = ("lowest", "highest", "random")
#: Positions of K in a step of each form.
CHUNKS = {"bitplanes": bitplanes.CHUNK, "tables": tables.NIBBLES.chunk, "bytes": bytes.CHUNK}
EVERY = [(form, a, w, pair) for form in CHUNKS for a, w in WIDTHS for pair in PAIRS]
#: A third of them for each form, another one for each. ``check`` runs all.
THIRD = [case for number, case in enumerate(EVERY) if (number + sum(case[1:3])) % 3 == 0]


def _check(kernel: Kernel, form: str, m: int, n: int, k: int, fills: tuple[str, str]) -> None:
    spec, rng = kernel.spec, np.random.default_rng(m + n + k)

    def matrix(values: tuple[int, ...], rows: int, fill: str) -> np.ndarray:
        ends = {"lowest": min(values), "highest": max(values)}
        return np.full((rows, k), ends[fill]) if fill in ends else rng.choice(np.asarray(values), (rows, k))

    weights = matrix(spec.weights.values, m, fills[0])
    activations = matrix(spec.activations.values, n, fills[1])
    got = kernel.form(form).run(weights, activations)
    assert np.array_equal(got, spec.reference(weights, activations)), (spec.name, form, m, n, k, fills)


def _full(kernel: Kernel, form: str) -> list[int]:
    """Return the K at which accumulators of each width are full."""
    intervals = kernel.form(form).program.intervals
    return [CHUNKS[form] * steps for steps in itertools.accumulate(intervals, operator.mul)]


@pytest.mark.exhaustive("proofs", cover="form a w encoding")
@pytest.mark.isa("avx2")
@pytest.mark.parametrize(("form", "a", "w", "encoding"), EVERY)
def test_every_k_natively(form: str, a: int, w: int, encoding: str) -> None:
    kernel, rng = load("avx2", a, w, encoding), np.random.default_rng(a * 10 + w)
    for k in range(1 + PAIRS.index(encoding) % 3, 131, 3):
        m, n = (int(v) for v in rng.integers(1, 40, 2))
        _check(kernel, form, m, n, k, (FILLS[k % 3], FILLS[k // 3 % 3]))
    full = [min(k, 9000) for k in _full(kernel, form)]
    for k in {4608, *(k + more for k in full for more in (0, 1, CHUNKS[form] + 1))}:
        for fill in FILLS:
            _check(kernel, form, 33, 2, k, (fill, fill))


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("form", CHUNKS)
def test_a_hundred_thousand_positions(form: str) -> None:
    for a, w, encoding in ((1, 1, "hybrid"), (3, 3, "bipolar")):
        for fill in FILLS:
            _check(load("avx2", a, w, encoding), form, 2, 2, 100_000, (fill, fill))


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("form", CHUNKS)
def test_every_tail_of_m_and_n_natively(form: str) -> None:
    kernel = load("avx2", 2, 2, "bipolar")
    for m in (*range(1, 18), 31, 32, 33, 63, 64, 65):
        for n in range(1, 18):
            _check(kernel, form, m, n, (1, 19, 33)[n % 3], (FILLS[m % 3], FILLS[n % 3]))


@pytest.mark.isa("avx512")
@pytest.mark.parametrize("form", CHUNKS)
def test_every_width_with_512_bits(form: str) -> None:
    for number, (a, w) in enumerate(WIDTHS[::4]):
        kernel = load("avx512", a, w, PAIRS[number % len(PAIRS)])
        for m, n, k in ((1, 1, 1), (67, 13, 41), (16, 4, 1500)):
            for fill in FILLS:
                if form in kernel.certificate.forms:
                    _check(kernel, form, m, n, k, (fill, fill))


@pytest.mark.exhaustive("proofs", cover="form a w encoding")
@pytest.mark.parametrize(("form", "a", "w", "encoding"), THIRD)
def test_neon_in_the_emulator(form: str, a: int, w: int, encoding: str) -> None:
    import_or_skip("unicorn")
    target = ("aarch64", "armv7")[form == "bitplanes" and (a + w) % 2]
    kernel, rng = load("neon", a, w, encoding, target), np.random.default_rng(a * 10 + w)
    for k in {1, int(rng.integers(2, 130)), 1152, *(min(k, 2600) + 1 for k in _full(kernel, form))}:
        m, n = (int(v) for v in rng.integers(1, 18, 2))
        for fill in FILLS[1:]:
            _check(kernel, form, m, n, k, (fill, fill))


@pytest.mark.exhaustive("proofs", every=2)
@pytest.mark.parametrize("target", ["armv7", "aarch64"])
def test_long_k_in_the_emulator(target: str) -> None:
    import_or_skip("unicorn")
    for a, w in ((1, 1), (2, 2), (3, 3)):
        for k, fill in itertools.product((4608, 100_000), FILLS):
            _check(load("neon", a, w, "bipolar", target), "bitplanes", 1, 1, k, (fill, fill))


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_the_portable_form_computes_the_same(isa: str, target: str) -> None:
    kernel = committed(isa, target, 2, 3, stored_encoding(isa, "twos"))
    code = portable_code(kernel.sources, kernel.prototypes, host_target() or "")
    for form in CHUNKS.keys() & kernel.certificate.forms:
        for m, n, k in ((1, 1, 1), (9, 5, 77), (33, 3, 300)):
            _check(replace(kernel, _machine=code), form, m, n, k, ("random", "random"))
