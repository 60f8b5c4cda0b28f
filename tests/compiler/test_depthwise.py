"""Depthwise convolutions by the library's kernel: windows, tails, extremes, what they are not taken for."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tvm

from sketches.encoding import Operand
from synth.compiler.direct.depthwise import Depthwise, choose_depthwise
from synth.compiler.direct.estimate import estimated_cycles
from synth.compiler.direct.operators import candidate_methods, direct_operator
from synth.compiler.direct.spec import DirectLayerSpec
from synth.compiler.geometry import Geometry
from synth.compiler.machines import compile_target
from synth.compiler.threads import load, use_threads
from synth.emit.process import emulator_of
from tests.compiler.test_direct import Case, _run_emulated, build, check, inputs
from tests.needs import Need, skip

VNNI, AVXVNNI, I8MM = "cascadelake", "alderlake", "graviton3"


def depthwise(
    height: int, width: int, channels: int, kernel: tuple[int, int], strides: tuple[int, int] = (1, 1),
    padding: tuple[int, int, int, int] | None = None, dilation: tuple[int, int] = (1, 1), batch: int = 1,
) -> Geometry:  # fmt: skip
    around = (kernel[0] // 2, kernel[1] // 2) * 2 if padding is None else padding
    return Geometry(batch, height, width, 1, 1, kernel, strides, around, dilation, channels)


CASES = {
    "square": Case(depthwise(14, 14, 64, (3, 3)), "uint8", "NHWC", zero_points=(255, 0), bias=True),
    "least": Case(depthwise(1, 1, 16, (3, 3)), "int8", "NHWC", zero_points=(-128, 0)),
    "strided": Case(
        depthwise(9, 11, 24, (3, 3), (2, 2), batch=2), "int8", "NHWC", zero_points=(127, 0),
        output=(-128, 127)
    ),
    "five": Case(depthwise(12, 13, 40, (5, 5)), "uint8", "NHWC", output=(0, 255), relu=True),
    "five-strided": Case(depthwise(12, 13, 17, (5, 5), (2, 2)), "int8", "NHWC", zero_points=(-3, 0)),
    "seven": Case(depthwise(15, 15, 33, (7, 7)), "uint8", "NHWC", zero_points=(200, 0), threads=2),
    "nine-columns": Case(depthwise(6, 30, 16, (1, 9)), "int8", "NHWC", zero_points=(5, 0)),
    "nine-rows": Case(depthwise(30, 6, 16, (9, 1), (2, 1), (4, 0, 4, 0)), "uint8", "NHWC", bias=True),
    "spread": Case(
        depthwise(15, 16, 20, (3, 3), padding=(2, 2, 2, 2), dilation=(2, 2)), "uint8", "NHWC",
        zero_points=(9, 0)
    ),
    "uneven": Case(depthwise(20, 21, 18, (5, 5), (3, 3), (2, 1, 0, 3), (1, 2)), "int8", "NHWC"),
    "apart": Case(depthwise(7, 9, 19, (1, 1), (3, 3)), "uint8", "NHWC", zero_points=(255, 0)),
    "unread": Case(depthwise(13, 8, 16, (2, 2), (5, 4), (0, 0, 0, 0)), "uint8", "NHWC", zero_points=(1, 0)),
    "beyond": Case(depthwise(3, 2, 16, (5, 6), padding=(4, 5, 4, 5)), "int8", "NHWC", zero_points=(127, 0)),
    "bands": Case(depthwise(90, 100, 48, (3, 3)), "uint8", "NHWC", threads=2, output=(3, 250)),
    "operations": Case(
        depthwise(8, 9, 32, (3, 3)), "int8", "NHWC", output=(-8, 7), operations=True, bias=True
    ),
    "levels": Case(
        depthwise(8, 9, 20, (3, 3)), "uint8", "NHWC", relu=True, levels=(Operand(2, "unsigned"), "uint8")
    ),
    "points": Case(
        depthwise(8, 9, 20, (3, 3)), "uint8", "NHWC", weights=(-110, 110), zero_points=(7, None)
    ),
}  # fmt: skip


def method(case: Case, target: Any) -> Depthwise:
    """The case's loops by the library's kernel."""
    layer, machine = build(case, target).blocking.layer, compile_target(target)
    (found,) = (one for one in candidate_methods(layer, machine, case.threads) if isinstance(one, Depthwise))
    return found


def run(cases: dict[str, Case], target: str) -> None:
    """Every case in one module, on all its inputs."""
    machine = compile_target(target)
    if not machine.is_host:
        skip(Need.PROCESSOR, f"this CPU is no {target}")
    made = {name: direct_operator(method(case, target), machine) for name, case in cases.items()}
    functions = {name: one.prim_func.with_attr("global_symbol", name) for name, one in made.items()}
    executable = load(tvm.IRModule(functions), machine.tvm)
    for name, operator in made.items():
        use_threads(cases[name].threads)
        for x in inputs(cases[name]):
            # Nothing may depend on what the output holds before.
            out = np.full(operator.output_shape, 77, operator.output_dtype)
            tensors = [tvm.runtime.tensor(array) for array in (x, *operator.constants.values(), out)]
            executable[name](*tensors)
            check(cases[name], x, tensors[-1].numpy())


@pytest.mark.exhaustive("operators", cover="name target")
@pytest.mark.isa("avx2")
@pytest.mark.parametrize("target", [VNNI, AVXVNNI])
@pytest.mark.parametrize("name", CASES)
def test_equals_numpy(name: str, target: str) -> None:
    run({"main": CASES[name]}, target)


@pytest.mark.isa("avx2")
def test_rows_of_every_width() -> None:
    """Up to the widest tile and beyond: the last tile of a row ends with it."""
    every = {
        f"f{width}": Case(depthwise(2, width, 24, (1, 3)), "uint8", "NHWC", zero_points=(3, 0))
        for width in range(1, 18)
    }
    assert {method(case, VNNI).columns for case in every.values()} > {1, 2, 4, 6, 8}
    run(every, VNNI)


@pytest.mark.parametrize("name", ["square", "five-strided"])
def test_equals_numpy_on_arm(name: str, tmp_path: Path) -> None:
    case, machine = CASES[name], compile_target(I8MM)
    if emulator_of("aarch64") is None:
        skip(Need.TOOL, "no qemu-user for AArch64's i8mm")
    _run_emulated(direct_operator(method(case, I8MM), machine), case, I8MM, tmp_path / name)


def refused(layer: DirectLayerSpec, target: str = VNNI) -> bool:
    return choose_depthwise(layer, compile_target(target), 1) is None


def test_what_it_is_not_taken_for() -> None:
    """Planes, few channels, several filters, sums over channels, wide weights, floats, other targets."""
    case = CASES["square"]
    layer = build(case, VNNI).blocking.layer
    assert not refused(layer)
    for target in ("x86-64-v2", "x86-64-v3", "aarch64", "rpi5", "armv7"):
        assert refused(layer, target), target
    assert refused(replace(layer, layout="NCHW", out_layout="NCHW"))
    assert refused(replace(layer, out_layout="NCHW"))
    beyond = layer.weights.copy()
    beyond.flat[0] = 128
    assert refused(replace(layer, given=beyond))
    g = case.geometry
    others = [replace(g, groups=15), replace(g, filters=2), replace(g, channels=2), replace(g, groups=1)]
    for other in others:
        made = build(replace(case, geometry=other), VNNI).blocking.layer
        assert refused(made), other
    floats = build(Case(g, layout="NHWC"), VNNI).blocking.layer
    assert refused(floats)


def test_estimate_counts_it() -> None:
    """A layer's estimate is that of its fastest loops: of a depthwise one channels last the library's."""
    case, machine = CASES["square"], compile_target(VNNI)
    layer = build(case, VNNI).blocking.layer
    assert estimated_cycles(layer, machine) == method(case, VNNI).cost
    planes = replace(layer, layout="NCHW", out_layout="NCHW")
    assert estimated_cycles(planes, machine) > estimated_cycles(layer, machine)
