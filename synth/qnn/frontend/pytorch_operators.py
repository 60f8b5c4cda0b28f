"""What TVM's importer of PyTorch programs gets right, and converters for what it gets wrong.

TVM 0.27 has converters for some 300 operators, several of which ignore arguments: the result would be wrong
and nobody would know. So only operators are let through whose results have been compared with PyTorch's (the
project's tests do so for every name in CHECKED), and arguments that TVM ignores are dealt with here.
"""

import importlib
import math
from collections.abc import Callable
from typing import Any

import numpy as np
from tvm import relax

from synth.errors import UserError
from synth.qnn.frontend.near_zero import expm1, log1p
from synth.qnn.ops.rounding import INTEGRAL, truncated

R = relax.op
torch: Any = importlib.import_module("torch")

_CHECKED = """
    _adaptive_avg_pool2d.default _assert_tensor_metadata.default _log_softmax.default
    _native_batch_norm_legit.no_stats _native_batch_norm_legit_no_training.default _softmax.default
    _to_copy.default abs.default add.Tensor addmm.default amax.default amin.default any.dim
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
"""Operators of PyTorch's core set, with their overloads."""

ONE_RESULT = frozenset({
    "max_pool2d_with_indices.default", "native_layer_norm.default", "native_group_norm.default",
    "_native_batch_norm_legit_no_training.default", "_native_batch_norm_legit.no_stats",
})  # fmt: skip
"""Operators of which TVM computes the first result only."""


Converter = Callable[[Any], Any]


def converters(importer: Any, given: dict[str, Converter]) -> dict[str, Converter]:
    """The converters of CHECKED by the names of operators: TVM's (``given``), some of them replaced."""

    def emit(expr: Any) -> Any:
        return importer.block_builder.emit(expr)

    def value(argument: Any, like: Any = None) -> Any:
        """The expression of an argument; a number becomes a constant of ``like``'s type."""
        if isinstance(argument, torch.fx.Node):
            return importer.env[argument]
        return relax.const(argument, str(like.ty.dtype.dtype))

    def scaled(name: str, operator: Callable[[Any, Any], Any]) -> Callable[[Any], Any]:
        def convert(node: Any) -> Any:
            alpha = arguments(node).get("alpha", 1)
            if alpha == 1:
                return given[name](node)
            first, second = node.args
            x = value(first, None if isinstance(first, torch.fx.Node) else value(second))
            y = value(second, x)
            if y.ty.dtype != x.ty.dtype:
                raise refusal(
                    node, f"operands of {x.ty.dtype} and {y.ty.dtype} with alpha are not supported; cast one"
                )
            return emit(operator(x, R.multiply(y, value(alpha, x))))

        return convert

    def elu(node: Any) -> Any:
        known = arguments(node)
        x = value(known["input"])
        alpha, scale, inner = (float(known.get(k, 1)) for k in ("alpha", "scale", "input_scale"))
        zero, one = value(0.0, x), value(1.0, x)
        below = R.multiply(R.subtract(R.exp(R.multiply(x, value(inner, x))), one), value(alpha, x))
        return emit(R.multiply(R.where(R.greater(x, zero), x, below), value(scale, x)))

    def reduced(operator: Callable[..., Any]) -> Callable[[Any], Any]:
        def convert(node: Any) -> Any:
            known = arguments(node)
            axes = [int(a) for a in known.get("dim") or ()] or None
            return emit(operator(value(known["input"]), axes, bool(known.get("keepdim", False))))

        return convert

    def near_zero(name: str, operator: Converter) -> Converter:
        def convert(node: Any) -> Any:
            x = value(arguments(node)["input"])
            return emit(operator(x)) if str(x.ty.dtype.dtype) == "float32" else given[name](node)

        return convert

    def nearest(node: Any) -> Any:
        """Row i is row floor(i * scale) of the image, in float32 as PyTorch computes it."""
        known = arguments(node)
        x = value(known["input"])
        factors = known.get("scale_factors")
        for axis, length in enumerate([int(d) for d in x.ty.shape][2:4]):
            if factors:
                wanted, step = math.floor(length * factors[axis]), np.float32(1 / factors[axis])
            else:
                wanted = int(known["output_size"][axis])
                step = np.float32(length) / np.float32(wanted)
            rows = np.minimum(np.floor(np.arange(wanted, dtype=np.float32) * step), length - 1)
            x = emit(R.take(x, relax.const(rows.astype(np.int32), "int32"), axis + 2, mode="clip"))
        return x

    def bilinear(node: Any) -> Any:
        known = arguments(node)
        sizes = [int(d) for d in value(known["input"]).ty.shape][2:4]
        factors = known.get("scale_factors")
        if factors and any(d * s != round(d * s) for d, s in zip(sizes, factors, strict=True)):
            raise refusal(
                node, f"factors {list(factors)} of an image of {sizes} are not supported; give the size"
            )
        return given["upsample_bilinear2d.vec"](node)

    def copied(node: Any) -> Any:
        x, made = value(arguments(node)["input"]), given["_to_copy.default"](node)
        before, after = (str(v.ty.dtype.dtype) for v in (x, made))
        whole = before.startswith("float") and after in INTEGRAL
        return emit(truncated(x, before, after)) if whole else made

    def average(node: Any) -> Any:
        if arguments(node).get("divisor_override") is not None:
            raise refusal(node, "divisor_override is not supported; multiply the mean instead")
        return given["avg_pool2d.default"](node)

    def index(node: Any) -> Any:
        if sum(i is not None for i in node.args[1]) != 1:
            raise refusal(
                node, "indices along several axes are not supported; index one axis after the other"
            )
        return given["index.Tensor"](node)

    def getitem(node: Any) -> Any:
        whole, which = node.args
        if whole.target.__name__ in ONE_RESULT and which != 0:
            raise refusal(node, f"result {which} of {whole.target} is not supported; only the first is")
        return given["getitem"](node)

    own: dict[str, Converter] = {
        "add.Tensor": scaled("add.Tensor", R.add),
        "amax.default": reduced(R.max),
        "amin.default": reduced(R.min),
        "_to_copy.default": copied,
        "avg_pool2d.default": average,
        "elu.default": elu,
        "expm1.default": near_zero("expm1.default", expm1),
        "getitem": getitem,
        "index.Tensor": index,
        "log1p.default": near_zero("log1p.default", log1p),
        "sub.Tensor": scaled("sub.Tensor", R.subtract),
        "upsample_bilinear2d.vec": bilinear,
        "upsample_nearest2d.vec": nearest,
    }
    return {name: own.get(name) or given[name] for name in CHECKED}


def arguments(node: Any) -> dict[str, Any]:
    """The arguments of a node by the names in its operator's schema (the first is always "input")."""
    names = [argument.name for argument in node.target._schema.arguments]
    names[0] = "input"
    return {**dict(zip(names, node.args, strict=False)), **node.kwargs}


def refusal(node: Any, why: str) -> UserError:
    """The error about a node of the graph, or about its inputs if there is none."""
    where = "its inputs" if node is None else f"node {node.name!r} ({node.target})"
    return UserError(f"PyTorch model, {where}: {why}")
