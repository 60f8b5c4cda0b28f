"""Reading of a TFLite file into validated tensors, operators and constants.

A sparse constant becomes dense. Its values are stored in the order of ``traversal_order``: the tensor's axes,
then the axes inside blocks. ``block_map`` has the tensor's axis of each block axis. Each axis is dense, or
compressed as in CSR: ``segments`` has where the indices of each entry of the axes before it begin.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError
from synth.qnn.frontend.tflite_flatbuffer import Table, damaged, root
from synth.qnn.frontend.tflite_schema import (
    ENUMS,
    IDENTIFIER,
    NAMES,
    OPERATORS,
    OPTIONS,
    PACKED,
    RANGES,
    TYPES,
)

LARGEST = (1 << 31) - 1
"""Most elements of a tensor: TFLite and generated code count elements in int32."""


@dataclass(frozen=True)
class Quantization:
    """real = scale * (integer - zero_point). ``axis`` is set if there are several scales."""

    scale: np.ndarray
    """float32 [n]."""
    zero_point: np.ndarray
    """int32 [n]."""
    axis: int | None

    def along(self, values: np.ndarray, rank: int) -> np.ndarray:
        """Return ``values`` [n] as [] or [1, .., n, .., 1], to broadcast against a tensor of this rank."""
        if self.axis is None:
            return values.reshape(())
        return values.reshape([-1 if i == self.axis else 1 for i in range(rank)])

    def same_as(self, other: Quantization | None) -> bool:
        """Return whether scales, zero points and axis are equal."""
        if other is None or self.axis != other.axis:
            return False
        return np.array_equal(self.scale, other.scale) and np.array_equal(self.zero_point, other.zero_point)


@dataclass(frozen=True)
class TfliteTensor:
    """A tensor of the graph. ``dtype`` is the schema's type as TYPES names it, such as int8 or int4."""

    name: str
    shape: tuple[int, ...]
    signature: tuple[int, ...]
    """The shape with -1 for sizes known only at run time. Equal to ``shape`` if the file has none."""
    dtype: str
    quantization: Quantization | None
    content: bytes | memoryview | None
    """The bytes of a constant. None for a computed tensor."""

    @property
    def known(self) -> bool:
        """Whether the file declares axes. False for a scalar and for a tensor of unknown rank."""
        return bool(self.shape)

    def array(self) -> np.ndarray:
        """Return the constant's values. Values of less than 8 bits are unpacked to int8 or uint8."""
        content = self.content if self.content is not None else b""
        if self.dtype not in TYPES.values() or self.dtype == "bfloat16":
            raise UserError(f"TFLite constant {self.name!r} of {self.dtype}: this type is not supported")
        if self.dtype not in PACKED:
            values = np.frombuffer(content, np.dtype(self.dtype).newbyteorder("<")).reshape(self.shape)
            if values.dtype.kind == "f" and np.isnan(values).any():
                raise UserError(f"TFLite constant {self.name!r} holds NaN; convert the model again")
            return values
        bits, wide = PACKED[self.dtype]
        each = np.frombuffer(content, np.uint8)[:, None] >> np.arange(0, 8, bits, dtype=np.uint8)
        values = (each.reshape(-1)[: math.prod(self.shape)] << (8 - bits)).astype(np.uint8)
        return (values.view(wide) >> (8 - bits)).reshape(self.shape)


@dataclass(frozen=True)
class TfliteOperator:
    """An operator of the graph. ``name`` is the schema's or ``CUSTOM 'x'``. ``options`` include defaults."""

    index: int
    name: str
    version: int
    inputs: tuple[int, ...]
    """Indices of tensors, -1 for an optional input that is left out."""
    outputs: tuple[int, ...]
    options: Mapping[str, Any]

    def error(self, why: str) -> UserError:
        return UserError(f"TFLite operator {self.index} ({self.name}, version {self.version}): {why}")


@dataclass(frozen=True)
class TfliteGraph:
    """A graph of a file. ``inputs`` and ``outputs`` are indices of ``tensors``. ``once``: the graphs, by
    number, that operators CALL_ONCE run before the first run."""

    tensors: tuple[TfliteTensor, ...]
    operators: tuple[TfliteOperator, ...]
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    once: Mapping[int, TfliteGraph] = field(default_factory=dict)


def read(data: bytes) -> TfliteGraph:
    """Return the main graph of a TFLite file (schema version 3).
    Every value of the file is checked before use. Raises UserError for a damaged file, and for operators and
    tensors that are not supported."""
    model = root(data, IDENTIFIER)
    version = model.scalar(0, "uint32", 0)
    if version != 3:
        raise UserError(f"TFLite schema version {version}: 3 is needed; convert the model again")
    graphs = list(model.tables(2))
    if not graphs:
        raise damaged("it has no graph")
    buffers = [_content(data, b) for b in model.tables(4)]
    codes = [_code(c) for c in model.tables(1)]
    main = _graph(graphs[0], buffers, codes)
    if not main.inputs or not main.outputs:
        counts = f"{len(main.inputs)} inputs, {len(main.outputs)} outputs"
        raise UserError(f"TFLite graph: {counts}; it needs one of each")
    called = [o for o in main.operators if o.name == "CALL_ONCE"]
    for operator in called:
        if not 0 < operator.options["graph"] < len(graphs):
            raise operator.error(f"graph {operator.options['graph']} of {len(graphs)}; the file is damaged")
    once = {n: _graph(graphs[n], buffers, codes) for n in (o.options["graph"] for o in called)}
    return replace(main, once=once)


def _graph(table: Table, buffers: Sequence[memoryview], codes: Sequence[tuple[str, int]]) -> TfliteGraph:
    tensors = tuple(_tensor(i, t, buffers) for i, t in enumerate(table.tables(0)))
    inputs = _indices(table.array(1, "int32"), len(tensors), "an input of the graph")
    outputs = _indices(table.array(2, "int32"), len(tensors), "an output of the graph")
    operators = tuple(_operator(i, o, codes, len(tensors)) for i, o in enumerate(table.tables(3)))
    _ordered(tensors, operators, inputs, outputs)
    return TfliteGraph(tensors, operators, inputs, outputs)


def _content(data: bytes, buffer: Table) -> memoryview:
    """Return a buffer's bytes, from its table or, in models of 2 GB and more, from an offset of the file."""
    inside = buffer.array(0, "uint8")
    offset, size = buffer.scalar(1, "uint64", 0), buffer.scalar(2, "uint64", 0)
    if offset <= 1:
        return inside.data
    if offset + size > len(data):
        raise damaged(f"a buffer of {size} bytes at byte {offset} reaches outside the file")
    return memoryview(data)[offset : offset + size]


def _tensor(index: int, table: Table, buffers: Sequence[memoryview]) -> TfliteTensor:
    name = table.text(3)
    what = f"TFLite tensor {index} ({name!r})"
    code = table.scalar(1, "int8", 0)
    dtype = TYPES.get(code, f"type {code}")
    shape = tuple(table.array(0, "int32").tolist())
    signature = tuple(table.array(7, "int32").tolist())
    if len(shape) > 8 or min(shape, default=0) < 0 or math.prod(shape) > LARGEST:
        raise UserError(f"{what}: shape {_short(shape)}: at most 8 axes and 2**31 - 1 elements are supported")
    if table.scalar(5, "bool", False):
        raise UserError(f"{what}: variables (state between runs) are not supported; export a stateless model")
    if table.scalar(10, "uint32", 0):
        raise UserError(f"{what}: its values are in another file, which is not supported; export one file")
    buffer = table.scalar(2, "uint32", 0)
    if buffer >= max(len(buffers), 1):
        raise damaged(f"tensor {index} refers to buffer {buffer} of {len(buffers)}")
    content: memoryview | None = None
    if buffers and len(buffers[buffer]):
        content, sparsity = buffers[buffer], table.table(6)
        content = content if sparsity is None else dense(what, sparsity, shape, dtype, content)
        size = _bytes(dtype, shape) if code in TYPES else len(content)
        if len(content) != size:
            which = f"tensor {index} ({name!r}) of {dtype} {_short(shape)}"
            raise damaged(f"{which} needs {size} bytes and has {len(content)}")
    pairs = itertools.zip_longest(signature, shape)
    fits = all(d is not None and s in (-1, d) for s, d in pairs)
    quantization = _quantization(what, table, dtype, shape)
    return TfliteTensor(name, shape, signature if fits else shape, dtype, quantization, content)


def _bytes(dtype: str, shape: tuple[int, ...]) -> int:
    """Return the bytes that a constant needs."""
    if dtype in PACKED:
        return (math.prod(shape) * PACKED[dtype][0] + 7) // 8
    return math.prod(shape) * (2 if dtype == "bfloat16" else np.dtype(dtype).itemsize)


def _quantization(what: str, table: Table, dtype: str, shape: tuple[int, ...]) -> Quantization | None:
    """Return the scales of an integer tensor. None for other types, whose recorded ranges are irrelevant."""
    details = table.table(4)
    if details is None or dtype not in (*RANGES, "int16", "int32", "int64"):
        return None
    scale, zero_point = details.array(2, "float32"), details.array(3, "int64")
    if details.scalar(4, "uint8", 0):
        raise UserError(f"{what}: custom quantization (in blocks) is not supported; use per-channel scales")
    if not len(scale):
        return None
    if not (np.isfinite(scale).all() and (scale > 0).all()):
        raise UserError(f"{what}: scale {_short(scale.tolist())} is not positive and finite; convert again")
    if len(zero_point) not in (0, 1, len(scale)):
        raise damaged(f"{len(scale)} scales and {len(zero_point)} zero points at {what[7:]}")
    low, high = RANGES.get(dtype, (0, 0))
    zeros = np.zeros(len(scale), np.int64) + (zero_point if len(zero_point) else 0)
    if zeros.min() < low or zeros.max() > high:
        raise UserError(f"{what}: zero point {_short(zeros.tolist())} is no {dtype}; convert the model again")
    axis = details.scalar(6, "int32", 0) if len(scale) > 1 else None
    if axis is not None and not (0 <= axis < len(shape) and shape[axis] == len(scale)):
        raise UserError(
            f"{what}: {len(scale)} scales do not fit axis {axis} of {_short(shape)}; convert again"
        )
    return Quantization(scale.astype(np.float32), zeros.astype(np.int32), axis)


def _code(table: Table) -> tuple[str, int]:
    old, new = table.scalar(0, "int8", 0), table.scalar(3, "int32", 0)
    code, custom = max(old, new), table.text(1)
    name = NAMES[code] if 0 <= code < len(NAMES) else f"builtin operator {code}"
    return f"CUSTOM {custom!r}" if name == "CUSTOM" else name, table.scalar(2, "int32", 1)


def _operator(index: int, table: Table, codes: Sequence[tuple[str, int]], tensors: int) -> TfliteOperator:
    code = table.scalar(0, "uint32", 0)
    if code >= len(codes):
        raise damaged(f"operator {index} has code {code} of {len(codes)}")
    name, version = codes[code]
    inputs = _indices(table.array(1, "int32"), tensors, f"an input of operator {index}", least=-1)
    outputs = _indices(table.array(2, "int32"), tensors, f"an output of operator {index}")
    operator = TfliteOperator(index, name, version, inputs, outputs, {})
    if name not in OPERATORS:
        raise operator.error("this operator is not supported; see docs/frontends.md for those that are")
    _, newest, kind = OPERATORS[name]
    if not 1 <= version <= newest:
        raise operator.error(f"versions 1 to {newest} are known; convert the model with an older converter")
    if any(table.array(7, "uint8")):
        raise operator.error("it changes its inputs, which is not supported; export a stateless model")
    fields = OPTIONS.get(kind, {})
    stored = table.scalar(3, "uint8", 0)
    fields_table = table.table(4) if fields and stored else None
    if fields_table is not None and stored != kind:
        raise operator.error(f"options of kind {stored}, not {kind}; the file is damaged")
    options = {key: _option(operator, key, fields_table, *field) for key, field in fields.items()}
    return TfliteOperator(index, name, version, inputs, outputs, options)


def _option(
    operator: TfliteOperator, key: str, table: Table | None, slot: int, kind: str, default: Any
) -> Any:
    if table is None:
        return default
    if kind == "int32s":
        return tuple(table.array(slot, "int32").tolist())
    if kind == "text":
        return table.text(slot)
    if kind not in ENUMS:
        return table.scalar(slot, kind, default)
    code = table.scalar(slot, "int8", 0)
    if code not in ENUMS[kind]:
        raise operator.error(f"{key} {code} is not known; the file is damaged or newer than this front end")
    return ENUMS[kind][code]


def _indices(values: np.ndarray, count: int, what: str, least: int = 0) -> tuple[int, ...]:
    for v in values:
        if not least <= v < count:
            raise damaged(f"{what} is tensor {v} of {count}")
    return tuple(values.tolist())


def _ordered(
    tensors: Sequence[TfliteTensor], operators: Sequence[TfliteOperator], inputs: Sequence[int],
    outputs: Sequence[int],
) -> None:  # fmt: skip
    """Raise UserError unless tensors are written once and before their reads. Operators run in file order."""
    values = {i for i, t in enumerate(tensors) if t.content is not None}
    empty = {i for i, t in enumerate(tensors) if not math.prod(t.shape)}

    def write(index: int, by: str) -> None:
        if index in values:
            raise damaged(f"{by} writes tensor {index} ({tensors[index].name!r}), which has a value already")
        values.add(index)

    for i in inputs:
        write(i, "an input of the graph")
    for operator in operators:
        for i in operator.inputs:
            if i >= 0 and i not in values and i not in empty:
                raise operator.error(f"input {i} ({tensors[i].name!r}) comes later; the graph has a cycle")
        for i in operator.outputs:
            write(i, f"operator {operator.index}")
    for i in outputs:
        if i not in values:
            raise damaged(f"output {i} ({tensors[i].name!r}) is never computed")


def _short(values: Sequence[Any]) -> str:
    text = ", ".join(str(v) for v in values[:6])
    return f"[{text}, ...]" if len(values) > 6 else f"[{text}]"


VECTORS = {1: "int32", 2: "uint16", 3: "uint8"}
"""Types of SparseIndexVector by their codes."""
DENSEST = 1 << 12
"""Most elements per stored value. A file of a few bytes must not fill the memory."""


def dense(what: str, table: Table, shape: Sequence[int], dtype: str, stored: memoryview) -> memoryview:
    """Return the bytes of the constant with the ``stored`` values at the indices that the SparsityParameters
    ``table`` states, else 0. Raises UserError for indices that do not fit the shape, and for other types."""
    if dtype not in ("float32", "float16", "int8"):
        raise UserError(f"{what}: sparse constants of {dtype} are not supported; use float32 or int8")
    values = np.frombuffer(stored, dtype, len(stored) // np.dtype(dtype).itemsize)
    order, blocks, levels = table.array(0, "int32"), table.array(1, "int32"), list(table.tables(2))
    rank, most = len(shape), math.prod(shape)
    parts = ((order[:rank], range(rank)), (order[rank:], range(rank, rank + len(blocks))))
    fits = all(sorted(part) == [*axes] for part, axes in parts) and {*blocks.tolist()} <= {*range(rank)}
    if not fits or len(levels) != len(order) or most > DENSEST * (len(values) + 1):
        raise damaged(f"{what}: its sparse axes do not fit its shape {list(shape)}")
    place, indices = np.zeros(1, np.int64), np.zeros((rank, 1), np.int64)
    for axis, level in zip(order.tolist(), levels, strict=True):
        size, is_block = level.scalar(1, "int32", 0), axis >= rank
        if not level.scalar(0, "int8", 0):
            if not 0 < size <= most // max(len(place), 1):
                raise damaged(f"{what}: a sparse axis of {size} does not fit its shape {list(shape)}")
            owners, inner = np.repeat(np.arange(len(place)), size), np.tile(np.arange(size), len(place))
            place = place[owners] * size + inner
        else:
            owners, place, inner = _compressed(what, level, place)
        of = blocks[axis - rank] if is_block else axis
        indices = indices[:, owners]
        indices[of] = indices[of] * (size if is_block else 1) + inner
    inside = (indices >= 0) & (indices < np.array(shape)[:, None])
    if len(place) != len(values) or not inside.all():
        raise damaged(f"{what}: {len(values)} values, {len(place)} indices in shape {list(shape)}")
    array = np.zeros(shape, values.dtype)
    array[tuple(indices)] = values
    return array.reshape(-1).view(np.uint8).data


def _compressed(what: str, level: Table, place: NDArray[np.int64]) -> tuple[NDArray[np.int64], ...]:
    """Return, for each entry of a compressed axis, its owner (an index of ``place``), its place and index."""
    vectors = []
    for slot in (2, 4):
        kind, table = level.scalar(slot, "uint8", 0), level.table(slot + 1)
        if kind not in VECTORS or table is None:
            raise damaged(f"{what}: a compressed axis has no segments and indices")
        vectors.append(table.array(0, VECTORS[kind]).astype(np.int64))
    segments, inner = vectors
    fits = len(segments) > place.max(initial=0) + 1 and segments[0] >= 0 and segments[-1] <= len(inner)
    if not fits or (np.diff(segments) < 0).any():
        raise damaged(f"{what}: the segments of a compressed axis do not fit its {len(inner)} indices")
    counts = segments[place + 1] - segments[place]
    owners = np.repeat(np.arange(len(place)), counts)
    entries = np.arange(len(owners)) + (segments[place] - np.cumsum(counts) + counts)[owners]
    return owners, entries, inner[entries]
