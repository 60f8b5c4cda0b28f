"""The float reference of a quantized model: the same layers without quantizers, to compare memory."""

from collections.abc import Mapping, Sequence
from typing import Any

from tvm import relax

from synth.compiler.machines import CompileTarget
from synth.model.compiled import build
from synth.model.pipeline import import_model, lower_model
from synth.qnn.dialect import declaration_of
from synth.qnn.graph import bindings, constant, dtype_of, op_name, rebuild, simplify, variables
from synth.qnn.ops.convert import reference_dequantize


def float_reference(module: Any) -> Any | None:
    """Return a front end's module without quantizers, and with dequantized constants as floats.
    None if the model computes with integers itself (QLinearConv, TFLite): it has no known float form."""
    simple = simplify(module)
    if not _only_moves_codes(simple["main"]):
        return None
    known = True

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        nonlocal known
        name = op_name(value) or ""
        if name == "qnn.quantize":
            return value.args[0]
        if name == "qnn.dequantize":
            codes = constant(value.args[0])
            if codes is not None:
                scale, zero = (constant(arg) for arg in value.args[1:3])
                if scale is not None and zero is not None:
                    return relax.const(reference_dequantize(codes, scale, zero))
            elif dtype_of(value.args[0]) == "float32":
                return value.args[0]
            known = False
        return value

    reference = simplify(rebuild(simple, visit))
    return reference if known else None


def _only_moves_codes(function: Any) -> bool:
    """Return whether only dequantizers read the results of quantizers, perhaps behind operators of TVM that
    take floats as well: all their tensors are such results."""
    codes: set[Any] = set()
    for variable, value in bindings(function):
        name, read = op_name(value), set(variables(value))
        if name == "qnn.quantize":
            codes.add(variable)
        elif name != "qnn.dequantize" and declaration_of(value) is not None:
            return False
        elif name != "qnn.dequantize" and read & codes:
            tensors = [part for arg in getattr(value, "args", ()) for part in getattr(arg, "fields", (arg,))]
            if read - codes or any(constant(part) is not None for part in tensors):
                return False
            codes.add(variable)
    return True


def float_activation_bytes(
    source: Any, machine: CompileTarget, shapes: Mapping[str, Sequence[int]] | None = None, threads: int = 1
) -> int | None:
    """Return the arena's bytes for the model's float reference, None if it has none.
    ``source``, ``shapes`` and errors are as for ``compile_model``. No machine code is generated."""
    reference = float_reference(import_model(source, shapes))
    if reference is None:
        return None
    lowered = lower_model(reference, machine, threads)
    return build(lowered.module, machine, threads).activation_bytes
