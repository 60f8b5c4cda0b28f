"""Small Relax modules for tests, lowered to PrimFuncs."""

from collections.abc import Callable
from typing import Any

import numpy as np
import tvm
from tvm import relax

T = relax.transform
LOWER = [T.LegalizeOps(), T.AnnotateTIROpPattern(), T.FuseOps(), T.FuseTIR()]
Types = dict[str, tuple[tuple[int, ...], str]]


def const(value: Any, dtype: str = "float32") -> Any:
    return relax.const(np.asarray(value, dtype), dtype)


def module(body: Callable[..., Any], inputs: Types, passes: list[Any] = LOWER) -> Any:
    """A lowered module; ``body`` takes an emit function (expression, name) and the inputs."""
    builder = relax.BlockBuilder()
    variables = [relax.Var(name, relax.TensorType(shape, dtype)) for name, (shape, dtype) in inputs.items()]
    with builder.function("main", variables):
        with builder.dataflow():
            result = body(lambda e, name="": builder.emit(e, name), *variables)
            out = builder.emit_output(builder.normalize(result))
        builder.emit_func_output(out)
    return tvm.ir.transform.Sequential(passes)(builder.get())


def outputs_named(mod: Any, names: list[str]) -> Any:
    """The module with these names of its outputs, as front ends note them."""
    changed = mod.clone()
    changed["main"] = mod["main"].with_attr("output_names", names)
    return changed
