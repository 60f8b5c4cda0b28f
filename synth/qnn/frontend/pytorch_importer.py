"""TVM's importer of exported PyTorch programs, extended by quantized operators and by names of layers.

TVM 0.27 converts some 300 operators. Several of its converters ignore arguments and silently give wrong
results. The front end therefore accepts only the operators of CHECKED, whose results the tests compare with
PyTorch's. The converters in REPLACED handle the arguments that TVM's converters ignore.
"""

import importlib
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax import op as R
from tvm.relax.frontend.torch.exported_program_translator import ExportedProgramImporter

from synth.errors import UserError, line_of
from synth.qnn import ops as qnn
from synth.qnn.frontend.naming import NamedBuilder
from synth.qnn.graph import FunctionBuilder
from synth.qnn.ops.elementwise import expm1, log1p
from synth.qnn.ops.rounding import INTEGRAL, truncated
from synth.qnn.values import INTEGERS

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
        is_node = isinstance(argument, torch.fx.Node)
        return self.importer.env[argument] if is_node else relax.const(argument, type_of(like))

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
    zero, unit = c.value(0.0, x), c.value(1.0, x)
    below = R.multiply(R.subtract(R.exp(R.multiply(x, c.value(inner, x))), unit), c.value(alpha, x))
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
            size, step = math.floor(length * factors[axis]), np.float32(1 / factors[axis])
        else:
            size = int(c.arguments["output_size"][axis])
            step = np.float32(length) / np.float32(size)
        rows = np.minimum(np.floor(np.arange(size, dtype=np.float32) * step), length - 1)
        x = c.emit(R.take(x, relax.const(rows.astype(np.int32), "int32"), axis + 2, mode="clip"))
    return x


def _bilinear(c: Conversion) -> Any:
    sizes, factors = [int(d) for d in c.x.ty.shape][2:4], c.arguments.get("scale_factors")
    if factors and any(d * s != round(d * s) for d, s in zip(sizes, factors, strict=True)):
        raise c.refused(f"factors {list(factors)} of an image of {sizes} are not supported; give the size")
    return c.tvm()


def _copied(c: Conversion) -> Any:
    result = c.tvm()
    before, after = type_of(c.x), type_of(result)
    truncates = before.startswith("float") and after in INTEGRAL
    return c.emit(truncated(c.x, before, after)) if truncates else result


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
    both = c.emit(R.concat([c.x, c.value(c.arguments["src"])], axis))
    return c.emit(R.take(both, relax.const(rows), axis))


def _getitem(c: Conversion) -> Any:
    source, which = c.node.args
    if source.target.__name__ in ONE_RESULT and which != 0:
        raise c.refused(f"result {which} of {source.target} is not supported; use the first one")
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


def imported(program: Any) -> Any:
    """Return the IRModule of an exported program, after decomposition to PyTorch's core operators."""
    _check_inputs(program)
    try:
        program = program.run_decompositions()
    except Exception as e:
        raise UserError(f"PyTorch model: not decomposed: {line_of(e, -1)}; export it again") from e
    _check_stateless(program)
    importer = ProgramImporter(_stored(program))
    _check_operators(program, set(importer.create_convert_map()))
    try:
        module = importer.from_exported_program(program, False, True, False, None)
    except UserError as e:
        raise e if str(e).startswith("PyTorch") else refusal(importer.node, str(e)) from e
    except Exception as e:  # TVM's converters raise many types of errors for unsupported arguments
        raise refusal(importer.node, f"{line_of(e, -1)}; it is not supported in this form") from e
    # TVM's max pooling also returns indices that nothing uses.
    module = relax.transform.CanonicalizeBindings()(module)
    module = relax.transform.DeadCodeElimination(["main"])(module)
    names = [str(name) for name in program.graph_signature.user_outputs]
    module["main"] = module["main"].with_attr("output_names", names)
    return importer.block_builder.named(module)


class ProgramImporter(ExportedProgramImporter):
    """State of one import: the current node, and the torch tensors known at import (``stored``) by their
    nodes' names. These are weights, buffers, constants and weights quantized at import."""

    convert_map: Any

    def __init__(self, stored: dict[str, Any]) -> None:
        self.node: Any = None
        self.stored = stored
        self._builder: Any = None
        super().__init__()

    @property
    def block_builder(self) -> Any:
        """The builder of bindings: a ``FunctionBuilder`` in place of TVM's, or a wrapper that names them."""
        return self._builder

    @block_builder.setter
    def block_builder(self, builder: Any) -> None:
        """Store a new ``FunctionBuilder`` in place of any ``relax.BlockBuilder``, others as they are."""
        self._builder = FunctionBuilder() if isinstance(builder, relax.BlockBuilder) else builder

    def create_convert_map(self) -> dict[str, TvmConverter]:
        """Return a converter for each supported operator: TVM's converter or its replacement."""
        of_tvm = super().create_convert_map()
        rules = {**REPLACED, **QUANTIZED}

        def converter(name: str) -> TvmConverter:
            return lambda node: rules[name](Conversion(self, node, of_tvm.get(name)))

        return {name: converter(name) if name in rules else of_tvm[name] for name in (*CHECKED, *QUANTIZED)}

    def _translate_fx_graph(
        self, graph_module: Any, nodes: Any, inputs_vars: Any, custom_ops: Any = None
    ) -> Any:
        """Translate as TVM does, with names of nodes, and with stored integers as constants at once."""
        integers = {
            k: v.detach().numpy() for k, v in self.stored.items() if v.dtype in (torch.int32, torch.int64)
        }
        inputs_vars |= {name: relax.const(array, str(array.dtype)) for name, array in integers.items()}
        self.block_builder = _Named(self.block_builder, self)
        self.convert_map = {name: partial(self._noted, convert) for name, convert in self.convert_map.items()}
        return super()._translate_fx_graph(graph_module, nodes, inputs_vars, custom_ops)

    def _noted(self, convert: TvmConverter, node: Any) -> Any:
        self.node = node
        return convert(node)


class _Named(NamedBuilder):
    """A block builder that names variables after the current node."""

    def __init__(self, builder: Any, importer: ProgramImporter) -> None:
        super().__init__(builder)
        self._importer = importer

    def emit(self, expr: Any, name_hint: str = "") -> Any:
        return super().emit(expr, name_hint or _layer(self._importer.node))


def _quantize(c: Conversion) -> Any:
    """Convert quantize_per_tensor and quantize_per_channel. PyTorch itself quantizes a known float weight."""
    dtype = _dtype(c)
    if _is_stored(c, c.arguments["input"]):
        constants = {k: _tensor(c, v) if isinstance(v, torch.fx.Node) else v for k, v in c.arguments.items()}
        c.importer.stored[c.node.name] = c.node.target(**constants)
        return relax.const(c.importer.stored[c.node.name].numpy(), dtype)
    low, high = (int(_tensor(c, c.arguments[k])) for k in ("quant_min", "quant_max"))
    return c.emit(qnn.quantize(c.x, *_parameters(c), qmin=low, qmax=high, out_dtype=dtype))


def _dequantize(c: Conversion) -> Any:
    """Convert dequantize_per_tensor and dequantize_per_channel."""
    if c.arguments.get("out_dtype") not in (None, torch.float32):
        raise c.refused(f"a result of {c.arguments['out_dtype']} is not supported; use torch.float32")
    _dtype(c)
    return c.emit(qnn.dequantize(c.x, *_parameters(c)))


_OVERLOADS = ("per_tensor.default", "per_tensor.tensor", "per_tensor.tensor2", "per_channel.default")
QUANTIZED: dict[str, Convert] = {
    f"{name}_{overload}": convert
    for name, convert in (("quantize", _quantize), ("dequantize", _dequantize))
    for overload in _OVERLOADS
}
"""Converters of the library quantized_decomposed, by the name of operator and overload."""


def _parameters(c: Conversion) -> tuple[Any, Any]:
    """Return scale (float32) and zero point (int32) as constants that broadcast against the input."""
    shape, axis = [int(d) for d in c.x.ty.shape], c.arguments.get("axis")
    many = "s" if axis is not None else ""
    scale = _tensor(c, c.arguments[f"scale{many}"]).to(torch.float32).numpy()
    zero = c.arguments[f"zero_point{many}"]
    point = np.zeros_like(scale) if zero is None else _tensor(c, zero).to(torch.float64).numpy()
    if not (np.isfinite(scale).all() and (scale > 0).all()):
        raise c.refused(f"scale {scale.reshape(-1)[:4]} is not positive and finite; calibrate again")
    if (point != np.rint(point)).any() or np.abs(point).max(initial=0) >= 1 << 31:
        raise c.refused(f"zero point {point.reshape(-1)[:4]}: integers are needed; calibrate the model again")
    form: list[int] = []
    if axis is not None:
        if not -len(shape) <= axis < len(shape):
            raise c.refused(f"channels along axis {axis} of shape {shape}; export the model again")
        form = [1] * len(shape)
        form[axis] = shape[axis]
    count = math.prod(form)
    if scale.size != count or point.size != count:
        raise c.refused(f"{scale.size} scales, {point.size} zero points for {shape}: {count} are needed")
    points = point.astype(np.int32).reshape(form)
    return relax.const(scale.reshape(form), "float32"), relax.const(points, "int32")


def _tensor(c: Conversion, argument: Any) -> Any:
    """Return a number or a known tensor as a torch tensor. Raises UserError for a computed tensor."""
    if not isinstance(argument, torch.fx.Node):
        return torch.as_tensor(argument)
    if not _is_stored(c, argument):
        raise c.refused(f"{argument.name!r} is computed at run time; quantize statically")
    return c.importer.stored[argument.name].detach()


def _is_stored(c: Conversion, argument: Any) -> bool:
    return isinstance(argument, torch.fx.Node) and argument.name in c.importer.stored


def _dtype(c: Conversion) -> str:
    """Return the type of the stored integers."""
    name = str(c.arguments["dtype"]).removeprefix("torch.")
    if name not in INTEGERS:
        raise c.refused(f"integers of {c.arguments['dtype']} are not supported; use {', '.join(INTEGERS)}")
    return name


def _stored(program: Any) -> dict[str, Any]:
    """Return parameters, buffers and constants by the names of their nodes."""
    values = {**dict(program.named_parameters()), **dict(program.named_buffers()), **program.constants}
    specs = program.graph_signature.input_specs
    return {spec.arg.name: values[spec.target] for spec in specs if spec.target in values}


def _check_inputs(program: Any) -> None:
    """Raise UserError unless all inputs are tensors of static shapes."""
    kinds = torch.export.graph_signature
    nodes = {node.name: node for node in program.graph.nodes if node.op == "placeholder"}
    for spec in program.graph_signature.input_specs:
        if spec.kind is not kinds.InputKind.USER_INPUT:
            continue
        stored = nodes[spec.arg.name].meta.get("val") if spec.arg.name in nodes else None
        if not isinstance(stored, torch.Tensor):
            raise UserError(f"PyTorch input {spec.arg.name!r}: only tensors are supported; pass one")
        if not all(isinstance(d, int) for d in stored.shape):
            what = f"PyTorch input {spec.arg.name!r} of shape {[str(d) for d in stored.shape]}"
            raise UserError(f"{what}: shapes must be static; export without dynamic_shapes")


def _check_stateless(program: Any) -> None:
    """Raise UserError for state that the model changes, which decomposition turns into an output."""
    for spec in program.graph_signature.output_specs:
        if spec.kind is not torch.export.graph_signature.OutputKind.USER_OUTPUT:
            raise UserError(f"PyTorch model: it changes {spec.target!r}; call model.eval() before its export")


def _check_operators(program: Any, names: set[str]) -> None:
    """Raise UserError for a node without a converter, and for a result without elements."""
    for node in program.graph.nodes:
        if node.op not in ("placeholder", "output", "call_function"):
            raise refusal(node, f"kind {node.op} is not supported; export the model without control flow")
        if node.op != "call_function":
            continue
        name = node.target.__name__
        if name not in names:
            dynamic = "choose_qparams" in name
            remedy = "quantize statically (is_dynamic=False)" if dynamic else "replace it in the model"
            raise refusal(node, f"this operator is not supported; {remedy}")
        result = node.meta.get("val") if name not in ONE_RESULT else None
        for value in result if isinstance(result, (list, tuple)) else [result]:
            if isinstance(value, torch.Tensor) and not value.numel():
                shape = list(value.shape)
                raise refusal(node, f"its result of shape {shape} has no elements; leave the operator out")


def _layer(node: Any) -> str:
    """Return the name for a node's variables: the path of its torch module, or the node's name."""
    if node is None:
        return "model"
    stack = list((node.meta.get("nn_module_stack") or {}).values())
    path = re.sub(r"^L\['self'\]\.?", "", str(stack[-1][0])) if stack else ""
    return path or str(node.name)
