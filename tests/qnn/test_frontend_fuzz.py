"""Mutated ONNX models, in bytes or structure: a UserError, or what ONNX Runtime computes, if it does."""

import contextlib
import math
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np
import onnx
import pytest
import tvm_ffi
from google.protobuf.message import Message
from onnx import TensorProto, helper, numpy_helper

from synth.errors import UserError
from synth.qnn.frontend.onnx import from_onnx
from tests.qnn.onnx_models import Graph, compiled, f32, i8, i32, i64, run_runtime, stored, u8

MOST = 1 << 16
"""Mutants with a larger input are not run."""


def qdq() -> Any:
    """Float operators between quantizers; scales are powers of two, so that all sums are exact."""
    g, rng = Graph(opset=17), np.random.default_rng(0)
    step, zero, unsigned = g.constant(f32(0.25)), g.constant(i8(3)), g.constant(u8(7))
    q = g.node("QuantizeLinear", [g.input("x", (1, 2, 4, 4)), step, zero])
    x = g.node("DequantizeLinear", [q, step, zero])
    weights = g.constant(rng.integers(-128, 128, (3, 2, 3, 3)), "int8")
    scales, zeros = g.constant(f32([0.5, 0.125, 1])), g.constant(i8([0, 0, 0]))
    weights = g.node("DequantizeLinear", [weights, scales, zeros], axis=0)
    y = g.node("Relu", [g.node("Conv", [x, weights, f32([1, -2, 3])], pads=[1, 1, 1, 1], strides=[1, 2])])
    y = g.node("QuantizeLinear", [y, f32(4), unsigned])
    y = g.node("MaxPool", [y], kernel_shape=[2, 2])
    y = g.node("DequantizeLinear", [y, f32(4), unsigned])
    flat = g.node("Reshape", [y, i64([1, -1])])
    matrix = g.node("DequantizeLinear", [g.constant(rng.integers(0, 256, (9, 4)), "uint8"), step, unsigned])
    g.put("Add", [g.node("MatMul", [flat, matrix]), f32([0.5, 1, -1, 2])])
    return g.model()


def integer() -> Any:
    """Operators on integers, of the standard domain and of ONNX Runtime's."""
    g, rng, ms = Graph(opset=17), np.random.default_rng(0), "com.microsoft"
    step, zero = g.constant(f32(0.25)), g.constant(u8(120))
    x = g.input("x", (1, 2, 4, 4), TensorProto.UINT8)
    weights = [
        g.constant(rng.integers(-64, 64, (2, 2, 3, 3)), "int8"),
        g.constant(f32([0.5, 0.125])),
        g.constant(i8([0, 0])),
    ]
    y = g.node("QLinearConv", [x, step, zero, *weights, f32(8), zero, i32([50, -60])], pads=[1, 1, 1, 1])
    z = g.node("QLinearAdd", [x, step, zero, y, f32(8), zero, f32(16), zero], ms)
    left = g.node("Transpose", [z], perm=[0, 1, 3, 2])
    right = g.constant(rng.integers(-64, 64, (4, 3)), "int8")
    total = g.node("MatMulInteger", [left, right, zero])
    g.output(total, dtype=TensorProto.INT32)
    g.put("Mul", [g.node("Cast", [total], to=TensorProto.FLOAT), step])
    return g.model()


def clipped() -> Any:
    """Fewer than 8 bits by a Clip, dynamic quantization, shapes that are computed."""
    g, rng = Graph(opset=13), np.random.default_rng(0)
    x, step, zero = g.input("x", (2, 6)), g.constant(f32(0.5)), g.constant(i8(0))
    q = g.node("Clip", [g.node("QuantizeLinear", [x, step, zero]), i8(-2), i8(1)])
    y = g.node("DequantizeLinear", [q, step, zero])
    rows = g.node("Gather", [g.node("Shape", [x]), i64([0])])
    y = g.node("Reshape", [y, g.node("Concat", [rows, i64([3, 2])], axis=0)])
    integers, scale, point = g.node("DynamicQuantizeLinear", [g.node("Softmax", [y], axis=-1)], outputs=3)
    weight = g.constant(rng.integers(-64, 64, (2, 3)), "int8")
    total = g.node("Cast", [g.node("MatMulInteger", [integers, weight, point])], to=TensorProto.FLOAT)
    g.output(g.node("Mul", [total, scale]), q)
    return g.model()


MODELS: tuple[Callable[[], Any], ...] = (qdq, integer, clipped)


@cache
def original(index: int) -> bytes:
    return bytes(MODELS[index]().SerializeToString())


NUMBERS = (0, 1, -1, 2, 3, 5, 7, 127, 128, -128, 255, 1 << 16, 1 << 31, -(1 << 31), (1 << 63) - 1, -(1 << 63))
REALS = (0.0, -0.0, -1.0, 0.5, 2.0, 1e-30, 1e30, math.inf, -math.inf, math.nan)
OPERATORS = (
    "Relu", "Neg", "Identity", "Transpose", "Flatten", "Softmax", "MatMul", "Conv", "Add", "Mul", "Shape",
    "Cast", "Quant", "QuantizeLinear", "DequantizeLinear", "MaxPool", "AveragePool", "QLinearMatMul",
    "MatMulInteger", "Clip", "Squeeze", "GlobalAveragePool", "ReduceMean", "FooBar", "If", "Constant",
    "Reshape", "Gather", "Concat", "Sigmoid", "Abs",
)  # fmt: skip
ATTRIBUTES = (
    "axis", "pads", "strides", "dilations", "group", "auto_pad", "block_size", "to", "perm", "ceil_mode",
    "kernel_shape", "saturate", "alpha", "allowzero", "axes",
)  # fmt: skip


def mutated_bytes(data: bytes, random: Random) -> bytes:
    """Some bytes changed, removed, doubled, or the end cut off."""
    held = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 4))):
        place = random.randrange(len(held))
        kind = random.randrange(5)
        if kind == 0:
            held[place] ^= 1 << random.randrange(8)
        elif kind == 1:
            held[place] = random.randrange(256)
        elif kind == 2:
            del held[place : place + random.choice((1, 2, 8))]
        elif kind == 3:
            held[place:place] = held[place : place + random.choice((1, 2, 8))]
        else:
            del held[max(place, 1) :]
        if not held:
            break
    return bytes(held)


def _constant(model: Any, random: Random) -> None:
    """A value, the type or the length of a constant."""
    tensor = random.choice(model.graph.initializer)
    try:
        array = numpy_helper.to_array(tensor).copy()
    except Exception:  # an earlier mutation has broken it
        return
    if array.dtype.kind not in "fiu":
        return
    kind = random.randrange(3)
    if kind == 0 and array.size:
        numbers = REALS
        if array.dtype.kind != "f":
            least, most = np.iinfo(array.dtype).min, np.iinfo(array.dtype).max
            numbers = (least, most, 0, 1, 2, 3, min(most, 200))
        array.reshape(-1)[random.randrange(array.size)] = random.choice(numbers)
    elif kind == 1:
        types = ("float32", "float64", "int8", "uint8", "int32", "int64", "float16")
        array = array.astype(random.choice(types))
    elif array.ndim:
        array = np.concatenate([array, array])[: random.randrange(2 * len(array) + 1)]
    tensor.CopyFrom(numpy_helper.from_array(np.ascontiguousarray(array), tensor.name))


def _attribute(model: Any, random: Random) -> None:
    """One attribute more."""
    values = (random.choice(NUMBERS), random.choices(NUMBERS, k=4), [0, 1, 1, 0], [2, 2], 0.5, "SAME_UPPER")
    added = helper.make_attribute(random.choice(ATTRIBUTES), random.choice(values))
    random.choice(model.graph.node).attribute.append(added)


def _messages(message: Any) -> Iterator[Any]:
    """Yield a message of Protocol Buffers and all that are within it."""
    yield message
    for _, value in message.ListFields():
        for part in value if hasattr(value, "extend") else [value]:
            if isinstance(part, Message):
                yield from _messages(part)


def _field(model: Any, random: Random) -> None:
    """A field of any part of the model: another value; an entry less or twice, another order."""
    messages = list(_messages(model))
    message = random.choice(messages)
    field, value = random.choice(message.ListFields() or [(None, None)])
    several = hasattr(value, "extend")
    entry = random.randrange(len(value)) if several else None
    kind = random.randrange(5)
    if several and (kind < 3 or isinstance(value[0], Message)):
        entries = list(value)
        if kind == 0:
            del entries[entry]
        elif kind == 1:
            entries.append(entries[entry])
        else:
            random.shuffle(entries)
        message.ClearField(field.name)
        getattr(message, field.name).extend(entries)
        return
    choices: dict[type, Sequence[Any]] = {int: (*range(28), *NUMBERS), float: REALS}
    choices[str] = [
        *OPERATORS,
        "",
        "gone",
        "a b/c",
        "é",
        *(n for node in model.graph.node for n in node.output),
    ]
    new = random.choice(choices.get(type(value[entry] if several else value), [None]))
    with contextlib.suppress(ValueError):  # beyond the field's type
        if new is not None and several:
            value[entry] = new
        elif new is not None:
            setattr(message, field.name, new)


def _plausible(model: Any, random: Random) -> None:
    """Another value that may well be valid: in a constant, a size, a window's attribute, an operator."""
    kind = random.randrange(6)
    if kind == 0:
        dims = model.graph.input[0].type.tensor_type.shape.dim
        dims[random.randrange(len(dims))].dim_value = random.choice((1, 2, 3, 4, 5, 6))
    elif kind == 1:
        nodes = [n for n in model.graph.node if n.op_type in EQUALS]
        if nodes:
            node = random.choice(nodes)
            node.op_type = random.choice(next(group for group in GROUPS if node.op_type in group))
    elif kind == 2:
        lists = [a for node in model.graph.node for a in node.attribute if a.ints]
        if lists:
            numbers = random.choice(lists).ints
            numbers[random.randrange(len(numbers))] = random.choice((0, 1, 1, 2, 2, 3))
    else:
        tensor = random.choice(model.graph.initializer)
        array = numpy_helper.to_array(tensor).copy()
        if array.dtype.name not in ("float32", "int8", "uint8", "int64"):
            return
        for _ in range(random.choice((1, array.size)) if array.size else 0):
            held = array.reshape(-1)
            place = random.randrange(array.size)
            if array.dtype.kind == "f":
                held[place] = random.choice((0.125, 0.25, 0.5, 1, 2, 4, 0.1, 3e-3, 100))
            elif array.dtype == i64:
                held[place] = random.choice((-1, 0, 1, 2, 3, 4, 6))
            else:
                limits = np.iinfo(array.dtype)
                held[place] = random.randrange(limits.min, limits.max + 1)
        tensor.CopyFrom(numpy_helper.from_array(array, tensor.name))


GROUPS = (
    ("Relu", "Neg", "Identity", "Abs", "Sigmoid", "Tanh", "Softmax", "Floor", "LeakyRelu", "Round",
     "HardSwish"),
    ("Add", "Mul", "Sub", "Max", "Min", "Div"),
    ("MaxPool", "AveragePool"),
    ("QLinearAdd", "QLinearMul"),
)  # fmt: skip
EQUALS = {name for group in GROUPS for name in group}
MUTATIONS = (_constant, _constant, _attribute, *[_field] * 5)


def mutant(random: Random) -> Any:
    """A mutated model, as bytes or as an object."""
    data = original(random.randrange(len(MODELS)))
    if random.random() < 0.2:
        return mutated_bytes(data, random)
    model = onnx.load_model_from_string(data)
    mutations = (_plausible,) if random.random() < 0.35 else MUTATIONS
    for _ in range(random.choice((1, 1, 2, 3))):
        random.choice(mutations)(model, random)
    return model


def imported(source: Any) -> tuple[Any, Any] | None:
    """The model and its module, None where it is refused as it must be: by one line."""
    try:
        module = from_onnx(source)
        return (onnx.load_model_from_string(source) if isinstance(source, bytes) else source), module
    except UserError as error:
        text = str(error)
        assert text and "\n" not in text and len(text) < 1000
        return None


@cache
def _runners() -> dict[int, list[tuple[Any, Any]]]:
    return {}


def runner(module: Any) -> Any:
    """The compiled module; mutants that mean the same are compiled once."""
    # The hash of a tensor is weak: modules with different constants may share it.
    bucket = _runners().setdefault(tvm_ffi.structural_hash(module), [])
    for known, run in bucket:
        if tvm_ffi.structural_equal(known, module):
            return run
    bucket.append((module, compiled(module)))
    return bucket[-1][1]


def feeds_of(module: Any) -> dict[str, np.ndarray] | None:
    rng = np.random.default_rng(0)
    feeds = {}
    for name, parameter in zip(module["main"].attrs["input_names"], module["main"].params, strict=True):
        shape, dtype = [int(d) for d in parameter.ty.shape], str(parameter.ty.dtype.dtype)
        if math.prod(shape) > MOST:
            return None
        values = rng.integers(-128, 128, shape) / 8
        if dtype in ("int8", "uint8"):
            values = rng.integers(np.iinfo(dtype).min, np.iinfo(dtype).max + 1, shape)
        feeds[str(name)] = np.asarray(values).astype(dtype)
    return feeds


def check(source: Any) -> str:
    """How a mutant ended: refused, too large, unknown to the reference, or equal. All else is an error."""
    found = imported(source)
    if found is None:
        return "refused"
    model, module = found
    feeds = feeds_of(module)
    if feeds is None:
        return "large"
    results = runner(module)(*map(stored, feeds.values()))
    try:
        expected = list(run_runtime(model, feeds).values())
    except Exception:  # ONNX Runtime has errors of many types, and not a kernel for every type
        return "unknown"
    for ours, theirs in zip(results, map(stored, expected), strict=True):
        agree(ours, theirs)
    return "equal"


def agree(ours: np.ndarray, theirs: np.ndarray) -> None:
    """Equal up to rounding; a tie between two steps may fall to either side if a scale is no power of 2."""
    assert (ours.shape, ours.dtype) == (theirs.shape, theirs.dtype)
    if theirs.dtype.kind == "f" and not np.isfinite(theirs).all():
        return
    a, b = ours.astype(np.float64), theirs.astype(np.float64)
    fine = np.isclose(a, b, rtol=1e-4, atol=1e-6 * max(1.0, np.abs(b).max(initial=0)))
    step = 1 if theirs.dtype.itemsize == 1 else 0.02 * np.abs(b).max(initial=0)
    assert (np.abs(a - b)[~fine] <= step).all() and fine.mean() >= 0.75, (ours, theirs)


@pytest.mark.parametrize("index", range(len(MODELS)))
def test_the_models_themselves(index: int) -> None:
    assert check(original(index)) == "equal"


def test_truncated(tmp_path: Any) -> None:
    """A file that ends anywhere is refused; a path that does so is named."""
    data = original(0)
    path = tmp_path / "model.onnx"
    for end in range(0, len(data), 37):
        path.write_bytes(data[:end])
        with pytest.raises(UserError):
            from_onnx(path)
    path.write_bytes(data[: len(data) // 2])
    with pytest.raises(UserError, match=r"model.onnx: not a complete ONNX model"):
        from_onnx(path)


def test_missing_scale() -> None:
    model = onnx.load_model_from_string(original(0))
    quantizer = model.graph.node[0]
    scale = quantizer.input[1]
    del model.graph.initializer[[t.name for t in model.graph.initializer].index(scale)]
    with pytest.raises(UserError, match=rf"'{quantizer.name}' \(QuantizeLinear\) reads '{scale}', which no"):
        from_onnx(model)
    model = onnx.load_model_from_string(original(0))
    model.graph.node[0].input[1] = ""
    with pytest.raises(UserError, match="QuantizeLinear"):
        from_onnx(model)


def test_cyclic() -> None:
    model = onnx.load_model_from_string(original(0))
    relu = next(n for n in model.graph.node if n.op_type == "Relu")
    model.graph.node[0].input[0] = relu.output[0]
    with pytest.raises(UserError, match=r"has a cycle: .*\(QuantizeLinear\).* wait for each other"):
        from_onnx(model)


@pytest.mark.exhaustive("operators", every=6)
@pytest.mark.parametrize("part", range(6))
def test_mutants(part: int) -> None:
    for number in range(60):
        check(mutant(Random(f"{part} {number}")))
