"""Packed matrices in this process: the bits of ``BlockLinear``, and a library that is compiled once."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from synth.ggml import layers
from synth.ggml.layers import PackedMatrix, PackingLibrary, PoolThreads
from synth.ggml.texts import TYPES
from synth.linear.formats import weights_in
from synth.linear.layer import BlockLinear
from tests.conftest import two_processors
from tests.ggml.test_packing import matrix


@two_processors
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("number", [8, 12], ids=["Q8_0", "Q4_K"])
def test_products_and_rows_are_those_of_block_linear(number: int, threads: int) -> None:
    form, rows = TYPES[number], 150
    k = form.positions * -(-4096 // form.positions)
    data = matrix(form, rows, k // form.positions)
    weights = weights_in(form, data, k)
    found = PackedMatrix(PackingLibrary([number, 0, 39], PoolThreads(threads)), number, data, k, False)
    x = np.random.default_rng(1).standard_normal((5, k)).astype(np.float32)
    np.testing.assert_array_equal(found(x), BlockLinear(weights)(x))
    np.testing.assert_array_equal(found.rows(), weights.values().astype(np.float32))


def test_a_library_is_proved_and_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next process takes it from the cache, until a certificate is another."""
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path))
    made, compiled = [], layers._compiled

    def counted(types: tuple[int, ...], folder: Path) -> Path:
        made.append(types)
        return compiled(types, folder)

    monkeypatch.setattr(layers, "_compiled", counted)
    for _ in range(2):
        assert PackingLibrary([2], PoolThreads(1)).native.call("synth_ggml_bytes", 2, 16, 32) > 16 * 18
    assert made == [(2,)]
    monkeypatch.setattr("synth.ggml.load.library_folder", lambda: tmp_path)
    assert PackingLibrary([2], PoolThreads(1)).native.call("synth_ggml_bytes", 8, 16, 32) == 0
    assert made == [(2,), (2,)]


def test_a_network_is_imported_without_solver_and_certificates() -> None:
    """They take a third of the second in which a model of a billion weights is ready."""
    unwanted = "('pysmt', 'z3', 'pydantic', 'synth.library.certificate_json', 'synth.linear.layer')"
    code = (
        f"import sys, synth.generate.network; sys.exit(str([x for x in {unwanted} if x in sys.modules] or 0))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.stderr == "0\n", ran.stderr
