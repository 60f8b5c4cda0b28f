"""Passes that rewrite one operator at a time.

* prepare: float operators in the forms that other passes expect, and indices in range in a module of no front
  end. BatchNorm becomes a product and a sum per
  channel, in ONNX Runtime's order of operations (gamma divided by the deviation first). A one-dimensional
  convolution becomes a two-dimensional convolution of height 1.
* fold_constants: dequantized weights, transposed and reshaped constants, computed by numpy. (TVM's own
  folding compiles a function for each constant.)
* canonicalize: the dialect's operators become integer Relax operators (Jain et al. 2020, section 3.2). A
  convolution becomes four terms, whose weight parts fold. A requantize becomes one product.
"""

from typing import Any

import numpy as np
from tvm import relax
from tvm.ir import TupleGetItem

from synth.errors import UserError
from synth.qnn.dialect import declaration_of, lower
from synth.qnn.graph import constant, main_function, op_name, rebuild, shape_of, simplify
from synth.qnn.indices import select_in_range
from synth.qnn.traits import tensors_of, traits_of


def prepare(module: Any) -> Any:
    """Return the module with BatchNorm as a product and a sum, 1-D convolutions as 2-D convolutions, and no
    index outside of a tensor."""
    safe = "own_names" in (main_function(module).attrs or {})  # front ends check indices as they name values

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        try:
            value = value if safe else select_in_range(builder.emit, value)
        except UserError as error:
            raise UserError(f"operator {variable.name}: {error}") from None
        if isinstance(value, TupleGetItem) and int(value.index) == 0:
            call: Any = builder.lookup_binding(value.tuple_value)
            folded = _batch_norm(builder, call) if op_name(call) == "relax.nn.batch_norm" else None
            return value if folded is None else folded
        if op_name(value) != "relax.nn.conv1d":
            return value
        return _conv1d(builder, value, str(variable.name))

    return simplify(rebuild(simplify(module), visit))


def _batch_norm(builder: Any, call: Any) -> Any | None:
    """Return x * s + b with s = gamma / sqrt(variance + epsilon), b = beta - mean * s, of constants."""
    gamma, beta, mean, variance = (constant(arg) for arg in call.args[1:5])
    if gamma is None or beta is None or mean is None or variance is None:
        return None
    axis, rank = int(call.attrs.axis), len(shape_of(call.args[0]))
    along = [1] * rank
    along[axis] = -1
    inverse = np.float32(1) / np.sqrt(variance.astype(np.float32) + np.float32(call.attrs.epsilon))
    scale = (inverse * gamma).astype(np.float32)
    shift = (beta - mean * scale).astype(np.float32)
    product = builder.emit(relax.op.multiply(call.args[0], relax.const(scale.reshape(along))))
    return relax.op.add(product, relax.const(shift.reshape(along)))


def _conv1d(builder: Any, call: Any, name: str) -> Any:
    """Return a convolution of [N, C, L] as a convolution of [N, C, 1, L], the layer ``name``."""
    attrs = call.attrs
    if str(attrs.data_layout) != "NCW" or str(attrs.kernel_layout) != "OIW":
        return call
    data, kernel = (builder.emit(relax.op.expand_dims(arg, 2)) for arg in call.args)
    left, right = (int(p) for p in attrs.padding)
    wide = relax.op.nn.conv2d(
        data, kernel, strides=(1, int(attrs.strides[0])), padding=(0, left, 0, right),
        dilation=(1, int(attrs.dilation[0])), groups=int(attrs.groups),
    )  # fmt: skip
    return relax.op.squeeze(builder.emit(wide, name), [2])


def fold_constants(module: Any) -> Any:
    """Return the module without operators on constants that numpy computes exactly."""

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        fold = traits_of(value).fold
        arrays = [] if fold is None else [constant(arg) for arg in tensors_of(value)]
        if fold is None or any(array is None for array in arrays):
            return value
        result = fold(builder.normalize(value), *arrays)
        return relax.const(result, str(result.dtype))

    return simplify(rebuild(simplify(module), visit))


def canonicalize(module: Any) -> Any:
    """Return the module with every operator of the dialect replaced by its lowering."""

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        return lower(builder, value) if declaration_of(value) is not None else value

    return simplify(rebuild(simplify(module), visit))
