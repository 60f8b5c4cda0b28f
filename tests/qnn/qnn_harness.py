"""Compiling expressions of the QNN dialect as models are, and comparing them with what they must be."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
import tvm
from onnx import helper
from tvm import relax, s_tir

from synth.compiler.machines import compile_target
from tests.linked import optimized_less
from tests.qnn import onnx_models
from tests.qnn.onnx_checks import random as rng
from tests.qnn.onnx_models import Graph, run_runtime

f32, i32 = np.float32, np.int32
ZERO = np.int32(0)
RANGES = {t: (np.iinfo(t).min, np.iinfo(t).max) for t in ("int8", "uint8", "int16", "uint16", "int32")}


def compiled(builds: list[Callable[..., Any]], inputs: list[np.ndarray]) -> Callable[..., list[np.ndarray]]:
    """One module with an output for each build; every elementwise block is inlined into its reader."""
    builder = relax.BlockBuilder()
    parameters = [relax.Var(f"x{i}", relax.TensorType(x.shape, str(x.dtype))) for i, x in enumerate(inputs)]
    with builder.function("main", parameters):
        with builder.dataflow():
            result = builder.emit_output(relax.Tuple([builder.emit(b(*parameters)) for b in builds]))
        builder.emit_func_output(result)
    steps = ("LegalizeOps", "AnnotateTIROpPattern", "FoldConstant", "FuseOps", "FuseTIR")
    module = tvm.ir.transform.Sequential([getattr(relax.transform, s)() for s in steps])(builder.finalize())
    for name, function in module.functions_items():
        if isinstance(function, tvm.tirx.PrimFunc):
            module.update_func(name, inlined(function))
    return onnx_models.compiled(module, host())  # type: ignore[no-any-return]


def inlined(function: Any) -> Any:
    schedule = s_tir.Schedule(function)
    for block in schedule.get_child_blocks(schedule.get_sblock("root")):
        try:
            schedule.compute_inline(block)
        except s_tir.ScheduleError:
            continue  # an output or a reduction
    return schedule.mod["main"].with_attr(dict(function.attrs))


@cache
def host() -> Any:
    """The host with fused multiply-add where it has it, as models are compiled for it, but in less time."""
    target = compile_target("x86-64-v3")
    return optimized_less(target.tvm if target.is_host else tvm.target.Target("llvm"), 1)


@dataclass(frozen=True)
class Case:
    """An expression of the parameters, and what it has to be, exactly."""

    name: str
    build: Callable[..., Any]
    inputs: list[np.ndarray]
    want: Any
    check: Callable[[np.ndarray, Any], bool] = field(default=lambda got, want: np.array_equal(got, want))


def call(operator: Callable[..., Any], *constants: Any, **attributes: Any) -> Callable[..., Any]:
    """What builds a call of an operator on some parameters, followed by ``constants``."""
    return lambda *tensors: operator(*tensors, *constants, **attributes)


def check(*cases: Case) -> None:
    """All cases in one module; every input is a parameter."""
    offsets = np.cumsum([0, *(len(c.inputs) for c in cases)])

    def part(case: Case, first: int) -> Callable[..., Any]:
        return lambda *xs: case.build(*xs[first : first + len(case.inputs)])

    inputs = [x for c in cases for x in c.inputs]
    outputs = compiled([part(c, int(o)) for c, o in zip(cases, offsets[:-1], strict=True)], inputs)(*inputs)
    for case, got in zip(cases, outputs, strict=True):
        want_type = getattr(case.want, "dtype", got.dtype)
        assert got.dtype == want_type, (case.name, got.dtype, want_type)
        assert case.check(got, case.want), (case.name, got, case.want)


def near(slack: float = 1e-3) -> Callable[[np.ndarray, tuple[Any, int, int, int]], bool]:
    """A check against real numbers in steps (float64), zero point, range: the nearest integer, ties open."""

    def close(got: np.ndarray, want: tuple[Any, int, int, int]) -> bool:
        steps, zero, low, high = want
        wanted = np.clip(np.asarray(steps, np.float64) + zero, low, high)
        return got.shape == wanted.shape and bool((np.abs(got - wanted) <= 0.5 + slack).all())

    return close


def onnxruntime(
    op: str, inputs: list[Any], domain: str = "com.microsoft", out: Any = None, **attributes: Any
) -> np.ndarray:
    """One ONNX operator, evaluated by ONNX Runtime without its graph optimizations."""
    graph, feeds = Graph(opset=21), {f"i{i}": np.asarray(x) for i, x in enumerate(inputs)}
    for name, array in feeds.items():
        graph.input(name, array.shape, helper.np_dtype_to_tensor_dtype(array.dtype))
    result = helper.np_dtype_to_tensor_dtype(np.dtype(out or feeds["i0"].dtype))
    graph.output(graph.node(op, list(feeds), domain, **attributes), dtype=result)
    return np.asarray(next(iter(run_runtime(graph.model(), feeds).values())))


def whole(dtype: str, shape: tuple[int, ...], seed: int = 0) -> np.ndarray:
    """Random integers of a type, its extremes among them."""
    low, high = RANGES[dtype]
    values = rng(seed).integers(low, high + 1, shape).astype(dtype)
    values.flat[:2] = low, high
    return values


def bounded(dtype: str) -> dict[str, Any]:
    return {"qmin": RANGES[dtype][0], "qmax": RANGES[dtype][1], "out_dtype": dtype}
