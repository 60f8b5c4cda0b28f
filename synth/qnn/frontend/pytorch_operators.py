"""Float operators of PyTorch that TVM's importer converts correctly, and replacements for wrong converters.

TVM 0.27 converts some 300 operators. Several of its converters ignore arguments and silently give wrong
results. The front end therefore accepts only the operators of CHECKED, whose results the tests compare with
PyTorch's. The converters in REPLACED handle the arguments that TVM's converters ignore.
"""

import importlib
import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax import op as R

from synth.errors import UserError
from synth.qnn.frontend.near_zero import expm1, log1p
from synth.qnn.ops.rounding import INTEGRAL, truncated

torch: Any = importlib.import_module("torch")

_CHECKED = """
    _adaptive_avg_pool2d.default _assert_tensor_metadata.default _log_softmax.default
    _native_batch_norm_legit.no_stats _native_batch_norm_legit_no_training.default _softmax.default
    _to_copy.default abs.default add.Tensor addmm.default alias.default amax.default amin.default any.dim
    arange.start_step argmax.default argmin.default avg_pool2d.default bitwise_and.Tensor
    bitwise_not.default bitwise_or.Tensor bitwise_xor.Tensor bmm.default cat.default ceil.default
    clamp.default clone.default constant_pad_nd.default convolution.default copy.default cos.default
    cumsum.default div.Tensor div.Tensor_mode elu.default embedding.default empty.memory_format
    eq.Scalar eq.Tensor erf.default exp.default expand.default expm1.default flip.default floor.default
    fmod.Scalar full.default full_like.default gather.default ge.Scalar ge.Tensor gelu.default getitem
    gt.Scalar gt.Tensor hardtanh.default index.Tensor index_select.default le.Scalar le.Tensor
    leaky_relu.default linalg_vector_norm.default log.default log1p.default logical_and.default
    logical_not.default lt.Scalar lt.Tensor max.dim max_pool2d_with_indices.default maximum.default
    mean.default mean.dim minimum.default mm.default mul.Scalar mul.Tensor native_group_norm.default
    native_layer_norm.default ne.Scalar neg.default permute.default pow.Scalar pow.Tensor_Scalar
    reciprocal.default relu.default remainder.Scalar repeat.default round.default rsqrt.default
    scalar_tensor.default select.int sigmoid.default sign.default sin.default slice.Tensor
    slice_scatter.default sort.default split_with_sizes.default sqrt.default squeeze.dims sub.Tensor
    sum.dim_IntList tanh.default topk.default trunc.default unsqueeze.default upsample_bilinear2d.vec
    upsample_nearest2d.vec var.correction view.default where.self
"""
CHECKED = frozenset(_CHECKED.split())
"""Supported operators of PyTorch's core set, with their overloads."""

ONE_RESULT = frozenset({
    "max_pool2d_with_indices.default", "native_layer_norm.default", "native_group_norm.default",
    "_native_batch_norm_legit_no_training.default", "_native_batch_norm_legit.no_stats",
})  # fmt: skip
"""Operators of which TVM computes the first result only."""

TvmConverter = Callable[[Any], Any]
"""A converter of TVM's importer: it takes a node of the graph and returns an expression."""


@dataclass(frozen=True)
class Conversion:
    """A node of the graph, for its converter."""

    importer: Any
    node: Any
    by_tvm: TvmConverter | None = None
    """TVM's own converter of the operator."""

    @cached_property
    def arguments(self) -> dict[str, Any]:
        """The arguments that the node has, without defaults, by their names in the operator's schema. The
        first one is always "input". Tensors are nodes of the graph."""
        names = [argument.name for argument in self.node.target._schema.arguments]
        names[0] = "input"
        return {**dict(zip(names, self.node.args, strict=False)), **self.node.kwargs}

    @property
    def x(self) -> Any:
        """The expression of the first argument."""
        return self.value(self.arguments["input"])

    def value(self, argument: Any, like: Any = None) -> Any:
        """Return an argument's expression. A number becomes a constant of the element type of ``like``."""
        known = isinstance(argument, torch.fx.Node)
        return self.importer.env[argument] if known else relax.const(argument, type_of(like))

    def emit(self, expr: Any) -> Any:
        """Bind an expression and return its variable."""
        return self.importer.block_builder.emit(expr)

    def refused(self, why: str) -> UserError:
        """Return the error that names the node."""
        return refusal(self.node, why)

    def tvm(self) -> Any:
        """Return the result of TVM's own converter for the node."""
        assert self.by_tvm is not None
        return self.by_tvm(self.node)


Convert = Callable[[Conversion], Any]


def type_of(value: Any) -> str:
    """Return the element type of an expression."""
    return str(value.ty.dtype.dtype)


def refusal(node: Any, why: str) -> UserError:
    """Return the error about a node of the graph, or about the inputs if there is no node."""
    where = "its inputs" if node is None else f"node {node.name!r} ({node.target})"
    return UserError(f"PyTorch model, {where}: {why}")


def _scaled(operator: Callable[[Any, Any], Any], c: Conversion) -> Any:
    """Convert ``operator(x, alpha * y)``, whose alpha TVM ignores."""
    alpha = c.arguments.get("alpha", 1)
    if alpha == 1:
        return c.tvm()
    first, second = c.node.args
    x = c.value(first, None if isinstance(first, torch.fx.Node) else c.value(second))
    y = c.value(second, x)
    if y.ty.dtype != x.ty.dtype:
        raise c.refused(f"operands of {x.ty.dtype} and {y.ty.dtype} with alpha are not supported; cast one")
    return c.emit(operator(x, R.multiply(y, c.value(alpha, x))))


def _elu(c: Conversion) -> Any:
    x = c.x
    alpha, scale, inner = (float(c.arguments.get(k, 1)) for k in ("alpha", "scale", "input_scale"))
    zero, one = c.value(0.0, x), c.value(1.0, x)
    below = R.multiply(R.subtract(R.exp(R.multiply(x, c.value(inner, x))), one), c.value(alpha, x))
    return c.emit(R.multiply(R.where(R.greater(x, zero), x, below), c.value(scale, x)))


def _reduced(operator: Callable[..., Any], c: Conversion) -> Any:
    axes = [int(a) for a in c.arguments.get("dim") or ()] or None
    return c.emit(operator(c.x, axes, bool(c.arguments.get("keepdim", False))))


def _near_zero(operator: Callable[[Any], Any], c: Conversion) -> Any:
    return c.emit(operator(c.x)) if type_of(c.x) == "float32" else c.tvm()


def _nearest(c: Conversion) -> Any:
    """Return the image resized in float32 as PyTorch does: row i is row floor(i * scale) of the image."""
    x, factors = c.x, c.arguments.get("scale_factors")
    for axis, length in enumerate([int(d) for d in x.ty.shape][2:4]):
        if factors:
            wanted, step = math.floor(length * factors[axis]), np.float32(1 / factors[axis])
        else:
            wanted = int(c.arguments["output_size"][axis])
            step = np.float32(length) / np.float32(wanted)
        rows = np.minimum(np.floor(np.arange(wanted, dtype=np.float32) * step), length - 1)
        x = c.emit(R.take(x, relax.const(rows.astype(np.int32), "int32"), axis + 2, mode="clip"))
    return x


def _bilinear(c: Conversion) -> Any:
    sizes, factors = [int(d) for d in c.x.ty.shape][2:4], c.arguments.get("scale_factors")
    if factors and any(d * s != round(d * s) for d, s in zip(sizes, factors, strict=True)):
        raise c.refused(f"factors {list(factors)} of an image of {sizes} are not supported; give the size")
    return c.tvm()


def _copied(c: Conversion) -> Any:
    made = c.tvm()
    before, after = type_of(c.x), type_of(made)
    whole = before.startswith("float") and after in INTEGRAL
    return c.emit(truncated(c.x, before, after)) if whole else made


def _average(c: Conversion) -> Any:
    if c.arguments.get("divisor_override") is not None:
        raise c.refused("divisor_override is not supported; multiply the mean instead")
    return c.tvm()


def _index(c: Conversion) -> Any:
    if sum(i is not None for i in c.node.args[1]) != 1:
        raise c.refused("indices along several axes are not supported; index one axis after the other")
    return c.tvm()


def _slice_scatter(c: Conversion) -> Any:
    """Take each index of the axis from the input or, inside the slice, from the source behind it."""
    axis = c.arguments.get("dim", 0)
    size = int(c.x.ty.shape[axis])
    where = slice(*(c.arguments.get(name) for name in ("start", "end", "step")))
    rows = np.arange(size)
    rows[where] = size + np.arange(len(rows[where]))
    joined = c.emit(R.concat([c.x, c.value(c.arguments["src"])], axis))
    return c.emit(R.take(joined, relax.const(rows), axis))


def _getitem(c: Conversion) -> Any:
    whole, which = c.node.args
    if whole.target.__name__ in ONE_RESULT and which != 0:
        raise c.refused(f"result {which} of {whole.target} is not supported; use the first one")
    return c.tvm()


REPLACED: dict[str, Convert] = {
    "add.Tensor": partial(_scaled, R.add), "alias.default": lambda c: c.x,
    "amax.default": partial(_reduced, R.max), "amin.default": partial(_reduced, R.min),
    "_to_copy.default": _copied, "avg_pool2d.default": _average, "elu.default": _elu,
    "expm1.default": partial(_near_zero, expm1), "getitem": _getitem, "index.Tensor": _index,
    "log1p.default": partial(_near_zero, log1p), "slice_scatter.default": _slice_scatter,
    "sub.Tensor": partial(_scaled, R.subtract), "upsample_bilinear2d.vec": _bilinear,
    "upsample_nearest2d.vec": _nearest,
}  # fmt: skip
"""Converters that replace TVM's for operators some of whose arguments TVM ignores."""
