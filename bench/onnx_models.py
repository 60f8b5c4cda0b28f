"""ONNX models as benchmarks make them: graphs node by node, one node in a session, int8 by ONNX Runtime."""

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import helper, numpy_helper

from synth.model.onnx_session import Optimize, open_session

Array = NDArray[Any]
#: Of QONNX's Quant and BipolarQuant.
DOMAIN = "qonnx.custom_op.general"
OPSET = 17
#: ONNX Runtime's int8 -> whether its products are right on every processor. Without VNNI the fast mode
#: saturates (``synth.model.onnx_session``). It stays the competitor; benchmarks show how far it is off.
FAST, EXACT = "ONNX Runtime int8", "ONNX Runtime int8 exact"
MODES = {FAST: False, EXACT: True}


class Graph:
    """Nodes and constants of a graph."""

    def __init__(self, constants: Mapping[str, Any] | None = None) -> None:
        self._nodes: list[onnx.NodeProto] = []
        self._constants = {name: np.asarray(value) for name, value in (constants or {}).items()}

    def constant(self, name: str, value: Any) -> str:
        self._constants[name] = np.asarray(value)
        return name

    def node(self, operator: str, inputs: list[str], output: str, **attributes: Any) -> str:
        """A node, named as its output unless ``name`` is given; gives its output."""
        domain = DOMAIN if operator in ("Quant", "BipolarQuant") else ""
        attributes = {"name": output, **attributes}
        self._nodes.append(helper.make_node(operator, inputs, [output], domain=domain, **attributes))
        return output

    def model(
        self, x: str, shape: Sequence[Any], y: str, out: Sequence[Any] | None = None,
        dtype: int = onnx.TensorProto.FLOAT, out_dtype: int | None = None,
    ) -> onnx.ModelProto:  # fmt: skip
        """The model from input ``x`` to output ``y`` of these shapes; None: one that is not said."""
        graph = helper.make_graph(
            self._nodes,
            "graph",
            [helper.make_tensor_value_info(x, dtype, shape)],
            [helper.make_tensor_value_info(y, out_dtype or dtype, out)],
            [numpy_helper.from_array(value, name) for name, value in self._constants.items()],
        )
        domains = sorted({node.domain for node in self._nodes} | {""})
        opsets = [helper.make_opsetid(domain, 1 if domain else OPSET) for domain in domains]
        # Old enough for every onnxruntime of the last years.
        return helper.make_model(graph, opset_imports=opsets, ir_version=8, producer_name="synth-kernel")


def one_node_session(
    operator: str, x: Array, constants: Mapping[str, Any], out: Array, threads: int, exact: bool = False,
    optimize: Optimize = "all", **attributes: Any,
) -> tuple[Callable[[], None], Callable[[], Array]]:  # fmt: skip
    """One inference of a model of one node from ``x`` and constants to an array like ``out``, memory bound
    beforehand, and what reads its output."""
    import onnxruntime

    graph = Graph(constants)
    graph.node(operator, ["x", *constants], "y", **attributes)
    dtypes = [helper.np_dtype_to_tensor_dtype(array.dtype) for array in (x, out)]
    model = graph.model("x", x.shape, "y", out.shape, *dtypes)
    session = open_session(model.SerializeToString(), exact=exact, threads=threads, optimize=optimize)
    y = onnxruntime.OrtValue.ortvalue_from_numpy(out)
    binding = session.io_binding()
    binding.bind_ortvalue_input("x", onnxruntime.OrtValue.ortvalue_from_numpy(np.ascontiguousarray(x)))
    binding.bind_ortvalue_output("y", y)
    return functools.partial(session.run_with_iobinding, binding), y.numpy


def qdq_convolution(
    x: Array, constants: Mapping[str, Any], out: Sequence[int], **attributes: Any
) -> onnx.ModelProto:
    """Return the QLinearConv of ``constants`` (xs, xz, w, ws, wz, ys, yz) between quantizers (QDQ), from x to
    y, both uint8."""
    graph = Graph(constants)
    data = graph.node("DequantizeLinear", ["x", "xs", "xz"], "data")
    axis = {"axis": 0} if np.ndim(constants["ws"]) else {}
    weights = graph.node("DequantizeLinear", ["w", "ws", "wz"], "weights", **axis)
    sums = graph.node("Conv", [data, weights], "sums", **attributes)
    y = graph.node("QuantizeLinear", [sums, "ys", "yz"], "y")
    return graph.model("x", x.shape, y, out, onnx.TensorProto.UINT8)


def exact_text(off: float, unit: str = "") -> str:
    """Return ``exact``, or by how much not: such as ``not exact, off by up to 13 of 255``."""
    return "exact" if off == 0 else f"not exact, off by up to {off:g}{unit}"


def reader_of(arrays: Iterable[Array], name: str = "x") -> SimpleNamespace:
    """What ONNX Runtime's quantizer takes inputs for calibration from."""
    left = ({name: array} for array in arrays)
    return SimpleNamespace(get_next=lambda: next(left, None))


def quantized(
    model: onnx.ModelProto, images: Iterable[Array], ready: Path, made: Path, qdq: bool,
    per_channel: bool = False, operators: list[str] | None = None,
) -> onnx.ModelProto:  # fmt: skip
    """A float model quantized by ONNX Runtime, scales found on ``images`` (of its first input): prepared
    (BatchNorm folded) in the file ``ready``, uint8 activations and int8 weights in ``made``, as QDQ or as
    integer operators; ``operators``: all that the tool knows unless they are named."""
    from onnxruntime.quantization import QuantFormat, QuantType, quant_pre_process, quantize_static

    plain = ready.with_name(f"plain_{ready.name}")
    onnx.save(model, plain)
    # Not the symbolic shape inference: it fails on one of the models, and all shapes are fixed anyway.
    quant_pre_process(str(plain), str(ready), skip_symbolic_shape=True)
    plain.unlink()
    quantize_static(
        str(ready),
        str(made),
        reader_of(images, model.graph.input[0].name),
        quant_format=QuantFormat.QDQ if qdq else QuantFormat.QOperator,
        op_types_to_quantize=operators,
        activation_type=QuantType.QUInt8,
        weight_type=QuantType.QInt8,
        per_channel=per_channel,
    )
    return onnx.load(made)
