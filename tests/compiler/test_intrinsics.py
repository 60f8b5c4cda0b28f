"""Block kernels as tensor intrinsics: named by their spec, matched by TVM, inlined, exact."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tvm

from synth import compiler
from synth.compiler.blocks import block_intrinsic, block_name
from synth.compiler.machines import NAMED, compile_target
from synth.errors import UserError
from synth.library.kernels import Kernel, load
from tests.compiler.block_products import block_product

WEIGHTS, COLUMNS, K = 19, 3, 200


def tensorized(kernel: Kernel, target: str, m_blocks: int, k_blocks: int) -> Any:
    """The matrix product of packed blocks, every block done by the intrinsic's two forms."""
    from tvm.s_tir import Schedule

    intrinsic = block_intrinsic(kernel, compile_target(target))
    schedule = Schedule(block_product(kernel, m_blocks, COLUMNS, k_blocks))
    schedule.tensorize(schedule.get_loops(schedule.get_sblock("product"))[3], intrinsic.update)
    schedule.tensorize(schedule.get_loops(schedule.get_sblock("zero"))[-1], intrinsic.init)
    return schedule.mod


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(
    ("a", "w", "encoding"), [(1, 1, "hybrid"), (2, 1, "twos/bipolar"), (2, 2, "bipolar"), (3, 3, "twos")]
)
def test_blocks_are_exact(a: int, w: int, encoding: str, plain: bool) -> None:
    """With the kernel, and as the description states it."""
    kernel = load("avx2", a, w, encoding)
    spec, program = kernel.spec, kernel.program
    rng = np.random.default_rng(0)
    weights = rng.choice(np.asarray(spec.weights.values), (WEIGHTS, K))
    x = rng.choice(np.asarray(spec.activations.values), (COLUMNS, K))
    packed, columns = kernel.pack_weights(weights), kernel.pack_activations(x)
    m_blocks, k_blocks = packed.data.shape[:2]
    module = tensorized(kernel, "x86-64-v3", m_blocks, k_blocks)
    if plain:
        module = tvm.IRModule({"main": block_product(kernel, m_blocks, COLUMNS, k_blocks)})
    lanes = program.accumulator_registers * kernel.isa.vector_bits // program.accumulator_bits
    acc = tvm.runtime.tensor(np.zeros((COLUMNS, m_blocks, lanes), f"uint{program.accumulator_bits}"))
    function = tvm.compile(module, target=compile_target("x86-64-v3").tvm).jit()["main"]
    shape = (m_blocks, k_blocks, len(program.derived_planes), spec.m, spec.row_bytes)
    function(
        tvm.runtime.tensor(packed.data.reshape(shape)),
        tvm.runtime.tensor(columns.data.reshape(COLUMNS, k_blocks, spec.activations.bits, spec.row_bytes)),
        acc,
    )
    sums = acc.numpy().astype(np.int64)[:, :, list(program.accumulator_lane)].reshape(COLUMNS, -1)
    got = kernel.corrections.scale * sums + packed.correction + columns.correction[:, None]
    assert np.array_equal(got[:, :WEIGHTS].T, spec.reference(weights, x))


@pytest.mark.parametrize("name", NAMED)
def test_blocks_are_inlined(name: str) -> None:
    machine = compile_target(name)
    kernel = load(machine.isa, 2, 1, "hybrid", machine.machine)
    text = tvm.compile(tensorized(kernel, name, 2, 2), target=machine.tvm).mod.inspect_source("asm")
    calls = [line.split() for line in text.splitlines() if "synth_" in line]
    assert not [words for words in calls if words[0] in ("bl", "b", "call", "callq")]


def test_names_say_which_kernel() -> None:
    names = compiler.intrinsics("rpi3")
    assert len(names) == 54
    assert "synth.neon.aarch64.a2w1_hybrid.m8n1k64" in names
    assert names == compiler.intrinsics("aarch64")
    assert "synth.avx2.a3w2_twos_bipolar.m8n1k64" in compiler.intrinsics("x86-64-v3")


def test_a_certificate_that_is_not_valid_keeps_no_other_from_being_an_intrinsic(
    library: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library("neon/a1w1_hybrid_m8n1k64_aarch64")
    library("neon/a2w1_hybrid_m8n1k64_aarch64").write_text("{}")
    monkeypatch.setenv("SYNTH_KERNELS", str(tmp_path))
    with pytest.warns(UserWarning, match="a2w1_hybrid_m8n1k64_aarch64.json.*no intrinsic"):
        assert compiler.intrinsics("aarch64") == ("synth.neon.aarch64.a1w1_hybrid.m8n1k64",)


def test_registered_on_demand() -> None:
    from tvm.s_tir import TensorIntrin

    name = block_name(load("avx2", 1, 3, "unipolar"))
    made = compiler.register("x86-64-v3", [name])
    assert list(made) == [name]
    for form in (made[name].init, made[name].update):
        assert TensorIntrin.get(form) is not None
    with pytest.raises(UserError, match=r"no intrinsic 'synth\.vax'"):
        compiler.register("x86-64-v3", ["synth.vax"])


def test_a_schedule_that_does_something_else_gets_no_kernel() -> None:
    """The description of another kernel does not match: A2W2 blocks are no A1W1 blocks."""
    from tvm.s_tir import Schedule
    from tvm.s_tir.schedule import ScheduleError

    schedule = Schedule(block_product(load("avx2", 1, 1, "unipolar"), 1, 1, 1))
    other = block_intrinsic(load("avx2", 2, 2, "bipolar"), compile_target("x86-64-v3"))
    with pytest.raises(ScheduleError):
        schedule.tensorize(schedule.get_loops(schedule.get_sblock("product"))[3], other.update)
