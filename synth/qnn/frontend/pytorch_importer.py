"""TVM's importer of exported PyTorch programs, extended by quantized operators and by names of layers."""

import importlib
import re
from collections.abc import Callable
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax.frontend.torch.exported_program_translator import ExportedProgramImporter

from synth.errors import UserError, line_of
from synth.qnn import ops as qnn
from synth.qnn.frontend.naming import emitted
from synth.qnn.frontend.pytorch_operators import arguments, converters, refusal
from synth.qnn.graph import FunctionBuilder
from synth.qnn.values import INTEGERS

torch: Any = importlib.import_module("torch")


def imported(program: Any) -> Any:
    """The IRModule of an exported program, its operators decomposed to PyTorch's core set."""
    _check_inputs(program)
    try:
        program = program.run_decompositions()
    except Exception as e:
        raise UserError(
            f"PyTorch model: not decomposed to core operators: {line_of(e, -1)}; export it again"
        ) from e
    _check_stateless(program)
    importer = Importer(_held(program))
    _check_operators(program, set(importer.create_convert_map()))
    try:
        module = importer.from_exported_program(program, False, True, False, None)
    except UserError as e:
        raise e if str(e).startswith("PyTorch") else refusal(importer.node, str(e)) from e
    except Exception as e:  # whatever TVM's converters make of arguments that they do not know
        raise refusal(importer.node, f"{line_of(e, -1)}; it is not supported in this form") from e
    # TVM's max pooling makes a tuple with indices that nothing uses.
    module = relax.transform.CanonicalizeBindings()(module)
    module = relax.transform.DeadCodeElimination(["main"])(module)
    names = [str(name) for name in program.graph_signature.user_outputs]
    module["main"] = module["main"].with_attr("output_names", names)
    return module


class Importer(ExportedProgramImporter):
    """The state of one import: the node that is converted, and the known tensors by their nodes' names."""

    convert_map: Any

    def __init__(self, held: dict[str, Any]) -> None:
        self.node: Any = None
        self.held = held
        self._builder: Any = None
        super().__init__()

    @property
    def block_builder(self) -> Any:
        return self._builder

    @block_builder.setter
    def block_builder(self, builder: Any) -> None:
        """TVM's importer makes a builder as it begins; ours stands in for that one."""
        self._builder = FunctionBuilder() if isinstance(builder, relax.BlockBuilder) else builder

    def create_convert_map(self) -> dict[str, Callable[[Any], Any]]:
        return {**converters(self, super().create_convert_map()), **_quantized(self)}

    def _translate_fx_graph(
        self, graph_module: Any, nodes: Any, inputs_vars: Any, custom_ops: Any = None
    ) -> Any:
        """As TVM's, but every converter emits under the name of its node."""
        self.block_builder = _Named(self.block_builder, self)
        self.convert_map = {name: self._noting(convert) for name, convert in self.convert_map.items()}
        return super()._translate_fx_graph(graph_module, nodes, inputs_vars, custom_ops)

    def _noting(self, convert: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def converted(node: Any) -> Any:
            self.node = node
            return convert(node)

        return converted


class _Named:
    """A block builder whose variables are named after the node that is converted."""

    def __init__(self, builder: Any, importer: Importer) -> None:
        self._builder = builder
        self._importer = importer

    def __getattr__(self, name: str) -> Any:
        return getattr(self._builder, name)

    def emit(self, expr: Any, name_hint: str = "") -> Any:
        return emitted(self._builder, expr, name_hint or _layer(self._importer.node))


def _quantized(importer: Importer) -> dict[str, Callable[[Any], Any]]:
    """Converters of the library quantized_decomposed, by the name of operator and overload."""

    def quantize(node: Any) -> Any:
        given = arguments(node)
        if _is_held(importer, given["input"]):
            return _folded(importer, node)
        low, high = (int(_tensor(importer, node, given[k])) for k in ("quant_min", "quant_max"))
        dtype = _dtype(node, given["dtype"])
        x = importer.env[given["input"]]
        call = qnn.quantize(x, *_numbers(importer, node, given, x), qmin=low, qmax=high, out_dtype=dtype)
        return importer.block_builder.emit(call)

    def dequantize(node: Any) -> Any:
        given = arguments(node)
        if given.get("out_dtype") not in (None, torch.float32):
            raise refusal(node, f"a result of {given['out_dtype']} is not supported; torch.float32 is")
        _dtype(node, given["dtype"])
        q = importer.env[given["input"]]
        return importer.block_builder.emit(qnn.dequantize(q, *_numbers(importer, node, given, q)))

    overloads = ("per_tensor.default", "per_tensor.tensor", "per_tensor.tensor2", "per_channel.default")
    return {f"{way.__name__}_{overload}": way for way in (quantize, dequantize) for overload in overloads}


def _numbers(importer: Importer, node: Any, given: dict[str, Any], x: Any) -> tuple[Any, Any]:
    """Scale (float32) and zero point (int32) as constants that broadcast against ``x``."""
    shape = [int(d) for d in x.ty.shape]
    axis = given.get("axis")
    scale = (
        _tensor(importer, node, given["scales" if axis is not None else "scale"]).to(torch.float32).numpy()
    )
    zero = given["zero_points" if axis is not None else "zero_point"]
    zero_point = (
        np.zeros_like(scale) if zero is None else _tensor(importer, node, zero).to(torch.float64).numpy()
    )
    if not (np.isfinite(scale).all() and (scale > 0).all()):
        told = f"scale {scale.reshape(-1)[:4]}: scales must be positive and finite"
        raise refusal(node, f"{told}; calibrate the model again")
    if (zero_point != np.rint(zero_point)).any() or np.abs(zero_point).max(initial=0) >= 1 << 31:
        raise refusal(
            node, f"zero point {zero_point.reshape(-1)[:4]}: integers are needed; calibrate the model again"
        )
    count, along = 1, [1] * len(shape)
    if axis is not None:
        if not -len(shape) <= axis < len(shape):
            raise refusal(node, f"channels along axis {axis} of shape {shape}; export the model again")
        count = along[axis] = shape[axis]
    if scale.size != count or zero_point.size != count:
        told = f"{scale.size} scales and {zero_point.size} zero points for shape {shape}"
        raise refusal(node, f"{told}: {count} are needed")
    form = along if axis is not None else []
    point = zero_point.astype(np.int32).reshape(form)
    return relax.const(scale.reshape(form), "float32"), relax.const(point, "int32")


def _tensor(importer: Importer, node: Any, argument: Any) -> Any:
    """A number or a tensor that must be known now, as a torch tensor."""
    if not isinstance(argument, torch.fx.Node):
        return torch.as_tensor(argument)
    if not _is_held(importer, argument):
        raise refusal(
            node, f"{argument.name!r} is computed at run time (dynamic quantization); quantize statically"
        )
    return importer.held[argument.name].detach()


def _is_held(importer: Importer, argument: Any) -> bool:
    return isinstance(argument, torch.fx.Node) and argument.name in importer.held


def _folded(importer: Importer, node: Any) -> Any:
    """The integers of a weight that is still float: computed by PyTorch itself."""
    given = arguments(node)
    dtype = _dtype(node, given["dtype"])
    known = {k: _tensor(importer, node, v) if isinstance(v, torch.fx.Node) else v for k, v in given.items()}
    importer.held[node.name] = node.target(**known)
    return relax.const(importer.held[node.name].numpy(), dtype)


def _dtype(node: Any, dtype: Any) -> str:
    name = str(dtype).removeprefix("torch.")
    if name not in INTEGERS:
        raise refusal(node, f"integers of {dtype} are not supported; {', '.join(INTEGERS)} are")
    return name


def _held(program: Any) -> dict[str, Any]:
    """Parameters, buffers and constants by the names of their nodes."""
    values = {**dict(program.named_parameters()), **dict(program.named_buffers()), **program.constants}
    specs = program.graph_signature.input_specs
    return {spec.arg.name: values[spec.target] for spec in specs if spec.target in values}


def _check_inputs(program: Any) -> None:
    """Tensors only, of static shapes."""
    kinds = torch.export.graph_signature
    nodes = {node.name: node for node in program.graph.nodes if node.op == "placeholder"}
    for spec in program.graph_signature.input_specs:
        if spec.kind is not kinds.InputKind.USER_INPUT:
            continue
        held = nodes[spec.arg.name].meta.get("val") if spec.arg.name in nodes else None
        if not isinstance(held, torch.Tensor):
            raise UserError(
                f"PyTorch input {spec.arg.name!r}: only tensors are supported; make it part of the model"
            )
        if not all(isinstance(d, int) for d in held.shape):
            told = f"PyTorch input {spec.arg.name!r} of shape {[str(d) for d in held.shape]}"
            raise UserError(f"{told}: shapes must be static; export without dynamic_shapes")


def _check_stateless(program: Any) -> None:
    """No state that changes, which decomposition makes outputs of the graph."""
    for spec in program.graph_signature.output_specs:
        if spec.kind is not torch.export.graph_signature.OutputKind.USER_OUTPUT:
            told = f"PyTorch model: it changes {spec.target!r} while it runs"
            raise UserError(f"{told}; call eval() before torch.export.export")


def _check_operators(program: Any, known: set[str]) -> None:
    for node in program.graph.nodes:
        if node.op not in ("placeholder", "output", "call_function"):
            raise refusal(
                node, f"a node of kind {node.op} is not supported; export the model without control flow"
            )
        if node.op == "call_function" and node.target.__name__ not in known:
            dynamic = "choose_qparams" in node.target.__name__
            remedy = "quantize statically (is_dynamic=False)" if dynamic else "replace it in the model"
            raise refusal(node, f"this operator is not supported; {remedy}")


def _layer(node: Any) -> str:
    """A name for the variables of a node: the path of its module, or its own name outside of any module."""
    if node is None:
        return "model"
    stack = list((node.meta.get("nn_module_stack") or {}).values())
    path = re.sub(r"^L\['self'\]\.?", "", str(stack[-1][0])) if stack else ""
    return path or str(node.name)
