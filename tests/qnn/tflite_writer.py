"""Writing small .tflite files for tests, with the schema that LiteRT publishes."""

from typing import Any

import flatbuffers
import numpy as np
from ai_edge_litert import schema_py_generated as fb

TYPES = {v.lower(): getattr(fb.TensorType, v) for v in vars(fb.TensorType) if v.isupper()}


class Model:
    """A graph that is being written: every method gives the index of a tensor (or several)."""

    def __init__(self) -> None:
        self.graph = fb.SubGraphT(tensors=[], inputs=[], outputs=[], operators=[], name="main")
        self.buffers = [fb.BufferT()]
        self.codes: list[Any] = []
        self.more: list[Any] = []

    def tensor(
        self,
        name: str,
        shape: Any,
        dtype: str = "int8",
        scale: Any = None,
        zero: Any = 0,
        axis: int = 0,
        buffer: int = 0,
    ) -> int:
        quantization = None
        if scale is not None:
            scales = np.atleast_1d(np.asarray(scale, np.float32))
            zeros = np.broadcast_to(np.asarray(zero, np.int64), scales.shape)
            quantization = fb.QuantizationParametersT(
                scale=scales.tolist(), zeroPoint=zeros.tolist(), quantizedDimension=axis
            )
        sizes = [int(d) for d in shape]
        self.graph.tensors.append(fb.TensorT(sizes, TYPES[dtype], buffer, name, quantization))
        return len(self.graph.tensors) - 1

    def input(self, name: str, shape: Any, dtype: str = "int8", scale: Any = None, zero: Any = 0) -> int:
        index = self.tensor(name, shape, dtype, scale, zero)
        self.graph.inputs.append(index)
        return index

    def constant(self, array: Any, scale: Any = None, zero: Any = 0, axis: int = 0, dtype: str = "") -> int:
        """``dtype`` int4 or int2 packs the int8 values given."""
        array = np.asarray(array)
        held = array
        if dtype in ("int4", "int2"):
            bits = int(dtype[3:])
            flat = array.astype(np.uint8).reshape(-1) & ((1 << bits) - 1)
            flat = np.pad(flat, (0, -len(flat) % (8 // bits))).reshape(-1, 8 // bits)
            held = (flat << np.arange(0, 8, bits, dtype=np.uint8)).sum(1).astype(np.uint8)
        self.buffers.append(fb.BufferT(data=np.frombuffer(held.tobytes(), np.uint8)))
        kind = dtype or str(array.dtype)
        last = len(self.buffers) - 1
        return self.tensor(f"c{last + 1}", array.shape, kind, scale, zero, axis, last)

    def operator(
        self,
        name: str,
        inputs: Any,
        outputs: Any,
        options: Any = None,
        version: int = 1,
        custom: str | None = None,
    ) -> Any:
        """``outputs``: (name, shape[, dtype[, scale[, zero]]]) of one, or a list of those."""
        several = isinstance(outputs, list)
        made = [self.tensor(*o) for o in (outputs if several else [outputs])]
        code = getattr(fb.BuiltinOperator, name)
        self.codes.append(fb.OperatorCodeT(min(code, 127), custom, version, code))
        kind = 0 if options is None else getattr(fb.BuiltinOptions, type(options).__name__[:-1])
        self.graph.operators.append(fb.OperatorT(len(self.codes) - 1, list(inputs), made, kind, options))
        return made if several else made[0]

    def output(self, *indices: int) -> None:
        self.graph.outputs.extend(indices)

    def once(self, first: dict[str, Any]) -> Any:
        """Add a graph that assigns ``first`` (name -> arguments of ``constant``) once; return handles."""
        main, self.graph = self.graph, fb.SubGraphT(tensors=[], inputs=[], outputs=[], operators=[], name="o")
        for name, value in first.items():
            self.operator("ASSIGN_VARIABLE", [self.handle(name), self.constant(*value)], [])
        self.more, self.graph = [self.graph], main
        self.operator("CALL_ONCE", [], [], fb.CallOnceOptionsT(1))
        return {name: self.handle(name) for name in first}

    def handle(self, name: str) -> int:
        return int(self.operator("VAR_HANDLE", [], (name, (), "resource"), fb.VarHandleOptionsT("", name)))

    def bytes(self) -> bytes:
        graphs = [self.graph, *self.more]
        model = fb.ModelT(version=3, operatorCodes=self.codes, subgraphs=graphs, buffers=self.buffers)
        builder = flatbuffers.Builder(1024)
        builder.Finish(model.Pack(builder), file_identifier=b"TFL3")
        return bytes(builder.Output())
