"""Every kernel of the library on matrices: exact for all shapes, extremes and long K."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import isa_specs
from sketches.corrections import accumulator_blocks
from sketches.encoding import Encoding, EncodingError, Operand
from synth.cli.jobs import encodings_of
from synth.library import kernels as library
from tests.conftest import TARGETS

ENCODINGS = ("hybrid", "unipolar", "twos", "bipolar", "twos/bipolar")
#: (ISA, target, encoding) of kernels that the library has.
STORED = [
    (isa, target, encoding)
    for isa, target in TARGETS
    for encoding in ENCODINGS
    if encoding in encodings_of(isa_specs.load(isa), target)
]


def dot(weights: np.ndarray, activations: np.ndarray) -> np.ndarray:
    """The reference, on plain integers."""
    return weights.astype(np.int64) @ activations.astype(np.int64).T


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_tails_of_every_length(isa: str, target: str) -> None:
    kernel = library.load(isa=isa, a=2, w=1, encoding="hybrid", target=target)
    rng = np.random.default_rng(5)
    for k in [*range(1, 131), 191, 192, 193]:
        weights, activations = rng.choice([-1, 1], (3, k)), rng.integers(0, 4, (2, k))
        assert np.array_equal(kernel.run(weights, activations), dot(weights, activations)), k
    for m in range(1, 18):
        weights, activations = rng.choice([-1, 1], (m, 70)), rng.integers(0, 4, (m % 3 + 1, 70))
        assert np.array_equal(kernel.run(weights, activations), dot(weights, activations)), m


@pytest.mark.exhaustive("library", cover="target")
@pytest.mark.parametrize(("isa", "target", "encoding"), STORED)
def test_extremes_of_the_widest_kernels(isa: str, target: str, encoding: str) -> None:
    """All-ones and all extremes just below, at and above the longest K of the accumulator."""
    for a, w in ((2, 2), (3, 3), (1, 1)):
        kernel = library.load(isa=isa, a=a, w=w, encoding=encoding, target=target)
        longest = min(accumulator_blocks(kernel.program) * kernel.spec.k, 8192)
        for k in (64, longest, longest + 1):
            for w_value in (min(kernel.spec.weights.values), max(kernel.spec.weights.values)):
                for a_value in (min(kernel.spec.activations.values), max(kernel.spec.activations.values)):
                    got = kernel.run(np.full((8, k), w_value), np.full((1, k), a_value))
                    assert (got == w_value * a_value * k).all(), (a, w, k, w_value, a_value)


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_a2w2_hybrid_all_ones_for_every_k(isa: str, target: str) -> None:
    """Every K up to 4096, and 100,000: where the published artifact and TVM's kernel overflow."""
    kernel = library.load(isa=isa, a=2, w=2, encoding="hybrid", target=target)
    step = 1 if target == "x86_64" else 31
    weights, activations = np.full((1, 4096), 3), np.full((1, 4096), 3)
    for k in [*range(1, 4097, step), 4095, 4096]:
        assert kernel.run(weights[:, :k], activations[:, :k])[0, 0] == 9 * k, k
    k = 100_000
    for w_value in (-3, 3):
        got = kernel.run(np.full((2, k), w_value), np.full((1, k), 3))
        assert (got == 3 * w_value * k).all()
    rng = np.random.default_rng(1)
    weights, activations = rng.choice([-3, -1, 1, 3], (2, k)), rng.integers(0, 4, (1, k))
    assert np.array_equal(kernel.run(weights, activations), dot(weights, activations))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_matrix_is_exact(data: st.DataObject) -> None:
    isa, target, encoding = data.draw(st.sampled_from(STORED))
    a, w = data.draw(st.integers(1, 3)), data.draw(st.integers(1, 3))
    kernel = library.load(isa=isa, a=a, w=w, encoding=encoding, target=target)
    m, n, k = data.draw(st.integers(1, 19)), data.draw(st.integers(1, 4)), data.draw(st.integers(1, 300))
    rng = np.random.default_rng(data.draw(st.integers(0, 2**32)))
    weights = rng.choice(kernel.spec.weights.values, (m, k))
    activations = rng.choice(kernel.spec.activations.values, (n, k))
    assert np.array_equal(kernel.run(weights, activations), dot(weights, activations))


def test_block_counts_what_the_certificate_says() -> None:
    """The emulator executes the counted instructions plus loads, constants and the return."""
    kernel = library.load(isa="neon", a=1, w=1, encoding="unipolar", target="aarch64")
    acc = np.zeros(8, dtype=np.uint16)
    weights = np.full(64, 255, dtype=np.uint8)
    executed = kernel.call(f"{kernel.symbol}_block", weights, np.full(8, 255, dtype=np.uint8), acc)
    assert (acc == 64).all()
    counts = kernel.certificate.block_kernel.instructions
    assert counts["total"] == 13
    assert executed is not None
    # ldp fetches two registers at a time, so executed loads can be fewer than counted ones.
    assert counts["total"] < executed <= counts["total"] + counts["load"] + 1


def test_masked_cpu_runs_portable_c_and_says_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from synth.emit.features import host_target

    isa, target = ("avx2", "x86_64") if host_target() == "x86_64" else ("neon", "aarch64")
    monkeypatch.setenv("SYNTH_FEATURES", "x86-64")
    monkeypatch.setattr("synth.library.products._warned", set())
    rng = np.random.default_rng(3)
    weights, activations = rng.choice([-1, 1], (9, 130)), rng.integers(0, 4, (3, 130))
    kernel = library.load(isa=isa, a=2, w=1, encoding="hybrid", target=target)
    with pytest.warns(UserWarning, match="portable C") as caught:
        first = kernel.run(weights, activations)
        again = library.load(isa=isa, a=2, w=1, encoding="hybrid", target=target)
        second = again.run(weights, activations)
    assert len(caught) == 1
    assert "portable C" in kernel.machine
    assert np.array_equal(first, dot(weights, activations))
    assert np.array_equal(second, first)


@pytest.mark.parametrize(
    ("weights", "activations", "says"),
    [
        ([[0, 1]], [[0, 1]], "0 is not a 1-bit bipolar value"),
        ([[1, -1]], [[4, 1]], "4 is not a 2-bit unsigned value"),
        ([[1, -1]], [[-1, 1]], "-1 is not a 2-bit unsigned value"),
        ([[1.0, -1.0]], [[1, 1]], "float64 is not an integer type"),
        ([[1, -1]], [[1, 1, 1]], "must be equal"),
        ([1, -1], [[1, 1]], "not a matrix"),
        (np.zeros((0, 4), dtype=int), [[1, 1, 1, 1]], "not a matrix"),
    ],
)
def test_wrong_matrices_are_refused(weights: object, activations: object, says: str) -> None:
    kernel = library.load(isa="neon", a=2, w=1, encoding="hybrid", target="aarch64")
    with pytest.raises(EncodingError, match=says) as caught:
        kernel.run(weights, activations)
    assert "\n" not in str(caught.value)


def test_missing_kernel_says_how_to_write_it(tmp_path: object) -> None:
    with pytest.raises(library.MissingKernel, match="synth-kernel --isa neon --a 2 --w 1"):
        library.load(isa="neon", a=2, w=1, encoding="hybrid", folder=str(tmp_path))


@given(bits=st.integers(1, 3), name=st.sampled_from(sorted(Encoding.registry)), seed=st.integers(0, 999))
def test_encodings_are_affine_and_invertible(bits: int, name: str, seed: int) -> None:
    operand = Operand(bits, name)
    values = np.random.default_rng(seed).choice(operand.values, 50)
    planes = operand.code.encode(values, bits)
    back = operand.offset + sum(c * planes[i].astype(int) for i, c in enumerate(operand.coefficients))
    assert np.array_equal(back, values)
    assert len(set(operand.values)) == 1 << bits
