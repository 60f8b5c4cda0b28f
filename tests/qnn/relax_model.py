"""Relax functions for tests: built binding by binding, and run by TVM's own lowering."""

from typing import Any

import numpy as np
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.graph import bindings, op_name
from tests.qnn.onnx_models import compiled

F = np.float32


class Model:
    """A Relax function under construction: ``m(expression)`` binds it."""

    def __init__(self, **inputs: tuple[tuple[int, ...], str]) -> None:
        self.builder = relax.BlockBuilder()
        self.inputs = {n: relax.Var(n, relax.TensorType(s, d)) for n, (s, d) in inputs.items()}
        self.bound: dict[str, Any] = {}

    def build(self, body: Any) -> Any:
        with self.builder.function("main", list(self.inputs.values())):
            with self.builder.dataflow():
                results = body(self, *self.inputs.values())
                out = self.builder.emit_output(relax.Tuple(results))
            self.builder.emit_func_output(out)
        return self.builder.finalize()

    def __call__(self, expression: Any, name: str = "") -> Any:
        return self.builder.emit(expression, name_hint=name)

    def fake(self, x: Any, scale: float, zero: int, low: int, high: int, dtype: str, **more: Any) -> Any:
        q = self(qnn.quantize(x, F(scale), np.int32(zero), qmin=low, qmax=high, out_dtype=dtype, **more))
        return self(qnn.dequantize(q, F(scale), np.int32(zero)))

    def weight(self, integers: np.ndarray, scale: Any, zero: int = 0) -> Any:
        return self(qnn.dequantize(integers, np.asarray(scale, F), np.int32(zero)))


def run(module: Any, *arrays: np.ndarray) -> list[np.ndarray]:
    """The results of ``main``."""
    return list(compiled(module)(*arrays))


def calls(module: Any) -> list[tuple[str, str]]:
    """Name of the variable and of the operator, for every call that is bound in ``main``."""
    found = ((str(variable.name), op_name(value)) for variable, value in bindings(module["main"]))
    return [(name, op) for name, op in found if op is not None]
