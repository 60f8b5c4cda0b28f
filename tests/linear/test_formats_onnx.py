"""ONNX's MatMulNBits and MatMulBnb4 against ONNX Runtime, and models that contradict themselves."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from synth.errors import UserError
from synth.linear import BlockLinear
from synth.linear.onnx_nbits import onnx_weights
from tests.needs import import_or_skip

onnx = import_or_skip("onnx")
import_or_skip("onnxruntime")
import_or_skip("tvm")  # the room of sessions needs it

from synth.forms.blocks import dequantized, unpacked
from synth.forms.float_tables import LARGEST_ENTRY, nearest_step
from synth.linear.onnx_bnb4 import NF4_VALUES, nf4
from synth.model.onnx_session import open_session

#: Bits and kind of zero points; ONNX Runtime's CPU has none in floats beside eight bits.
KINDS = [(bits, zeros) for bits in (2, 4, 8) for zeros in ("none", "packed", "float")][:-1]


def _one_node(
    operator: str, names: list[str], given: dict[str, Any], attributes: dict[str, Any], kind: Any = np.float32
) -> onnx.ModelProto:
    """A model of one node "up" from "x" to "y", its other operands initializers."""
    node = onnx.helper.make_node(operator, names, ["y"], "up", domain="com.microsoft", **attributes)
    element = onnx.helper.np_dtype_to_tensor_dtype(np.dtype(kind))
    values = [onnx.helper.make_tensor_value_info(name, element, None) for name in ("x", "y")]
    made = [onnx.numpy_helper.from_array(np.asarray(array), name) for name, array in given.items()]
    graph = onnx.helper.make_graph([node], "g", values[:1], values[1:], made)
    imports = [onnx.helper.make_opsetid("", 21), onnx.helper.make_opsetid("com.microsoft", 1)]
    return onnx.helper.make_model(graph, opset_imports=imports, ir_version=10)


def _model(
    bits: int = 4, block: int = 32, rows: int = 7, k: int = 75, *, zeros: str = "none", half: bool = False,
    biased: bool = False, seed: int = 0, **changes: object,
) -> onnx.ModelProto:  # fmt: skip
    """A model of one node, random but with the extremes of codes and scales. ``changes``: of initializers and
    of attributes, by their names; None takes one away."""
    rng, kind = np.random.default_rng(seed), np.float16 if half else np.float32
    blocks = -(-k // block)
    data = rng.integers(0, 256, (rows, blocks, block * bits // 8), dtype=np.uint8)
    data[0], data[1] = 0, 255
    # Of a float16, so that the runtime's products with codes are exact.
    scales = rng.standard_normal((rows, blocks)).astype(np.float16).astype(kind)
    scales[2] = 0
    given = {"B": data, "scales": scales}
    if zeros == "packed":
        given["zero_points"] = rng.integers(0, 256, (rows, -(-blocks * bits // 8)), dtype=np.uint8)
    elif zeros == "float":
        given["zero_points"] = rng.integers(0, 1 << bits, (rows, blocks)).astype(kind)
    elif zeros == "between":
        given["zero_points"] = rng.uniform(-3, (1 << bits) + 3, (rows, blocks)).astype(kind)
    if biased:
        given["bias"] = rng.standard_normal(rows).astype(kind)
    numbers = {"K": k, "N": rows, "bits": bits, "block_size": block}
    attributes = {key: changes.pop(key, value) for key, value in numbers.items()}
    attributes |= {key: changes.pop(key) for key in list(changes) if isinstance(changes[key], int)}
    given |= changes
    given = {name: array for name, array in given.items() if array is not None}
    names = [name if name in given else "" for name in ("B", "scales", "zero_points", "g_idx", "bias")]
    attributes = {key: value for key, value in attributes.items() if value is not None}
    return _one_node("MatMulNBits", ["x", *names], given, attributes, kind)


@pytest.mark.parametrize(("bits", "zeros"), KINDS)
def test_the_weights_are_those_of_onnxruntime(bits: int, zeros: str) -> None:
    for number, block in enumerate((16, 32, 64, 128, 256)):
        half, k = number % 2 == 1, block * 2 + 11
        model = _model(bits, block, k=k, zeros=zeros, half=half, seed=number)
        session = open_session(model.SerializeToString(), optimize="none")
        (columns,) = session.run(None, {"x": np.eye(k, dtype=np.float16 if half else np.float32)})
        values = onnx_weights(model, "up").values()
        assert np.array_equal(values.astype(columns.dtype), columns.T), (block, half)


@pytest.mark.isa("avx2")
@pytest.mark.parametrize(("bits", "half"), [(2, False), (4, False), (4, True)])
def test_zero_points_between_codes(bits: int, half: bool) -> None:
    """Offsets that are rounded once, beside the runtime's arithmetic, which rounds the weight as well."""
    model = _model(bits, 32, rows=37, k=203, zeros="between", half=half, biased=True)
    given = {tensor.name: onnx.numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
    (columns,) = open_session(model.SerializeToString(), optimize="none").run(
        None, {"x": np.eye(203, dtype=np.float16 if half else np.float32)}
    )
    layer = BlockLinear.from_onnx(model, "up")
    values, sizes = layer.weights.values(), np.repeat(np.abs(given["scales"]).astype(float), 32, 1)[:, :203]
    bias = given["bias"].astype(np.float64)
    # The runtime adds the bias, and rounds that to the model's floats.
    off = sizes * 2.0**-23 * 20 + np.abs(values + bias[:, None]) * (2.0**-10 if half else 2.0**-23)
    assert (np.abs(values + bias[:, None] - columns.T) <= off).all()
    x = np.random.default_rng(1).standard_normal((5, 203)).astype(np.float32)
    assert (np.abs(layer(x) - (x.astype(np.float64) @ values.T + bias)) <= layer.bound(x)).all()


def test_one_zero_point_in_the_middle_of_two_codes() -> None:
    model = _model(2, 16, zero_points=np.full((7, 5), 1.5, np.float32))
    (columns,) = open_session(model.SerializeToString(), optimize="none").run(
        None, {"x": np.eye(75, dtype=np.float32)}
    )
    assert np.array_equal(onnx_weights(model, "up").values().astype(np.float32), columns.T)


@pytest.mark.isa("avx2")
def test_a_layer_with_bias_zero_points_and_a_tail(tmp_path: Path) -> None:
    model = _model(4, 32, rows=37, k=203, zeros="packed", biased=True)
    path = tmp_path / "model.onnx"
    onnx.save(
        type(model).FromString(model.SerializeToString()), path, save_as_external_data=True, size_threshold=0
    )
    layer = BlockLinear.from_onnx(path, "y")
    x = np.random.default_rng(1).standard_normal((5, 203)).astype(np.float32)
    (floats,) = open_session(str(path)).run(None, {"x": x})
    initializers = {tensor.name: tensor for tensor in model.graph.initializer}
    bias = onnx.numpy_helper.to_array(initializers["bias"])
    exact = x.astype(np.float64) @ layer.weights.values().T + bias
    assert np.allclose(floats, exact, rtol=1e-4, atol=1e-4)
    assert (np.abs(layer(x) - exact) <= layer.bound(x)).all()
    again = BlockLinear.from_onnx(initializers, model.graph.node[0])
    assert np.array_equal(again(x), layer(x))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"bits": 3}, "3 bits in blocks of 32; quantize to 2, 4, 8"),
        ({"block_size": 24}, "4 bits in blocks of 24"),
        ({"block_size": 512}, "4 bits in blocks of 512"),
        ({"K": None}, "attribute K is missing"),
        ({"N": -7}, "attribute N is missing or not positive"),
        ({"weight_prepacked": 1}, "packed for one GPU"),
        ({"g_idx": np.arange(75, dtype=np.int32)}, "g_idx orders its positions anew"),
        ({"B": None}, "no B"),
        ({"scales": None}, "no scales"),
        ({"B": np.zeros((7, 3, 15), np.uint8)}, r"B has shape \[7, 3, 15\], not \[7, 48\]"),
        ({"B": np.zeros((7, 0, 16), np.uint8)}, r"B has shape \[7, 0, 16\]"),
        ({"B": np.zeros((7, 3, 16), np.int8)}, "B is int8, not uint8"),
        ({"B": np.zeros((7, 3, 16), np.uint16)}, "B is uint16, not uint8"),
        ({"K": 1 << 40}, r"B has shape \[7, 3, 16\], not"),
        ({"K": 1 << 33, "N": 1 << 33, "B": np.zeros(0, np.uint8)}, r"B has shape \[0\], not"),
        ({"scales": np.zeros((7, 2), np.float32)}, r"scales has shape \[7, 2\], not \[7, 3\]"),
        ({"scales": np.zeros((7, 3), np.int32)}, "scales is int32, not float"),
        ({"bias": np.zeros(6, np.float32)}, r"bias has shape \[6\], not \[7\]"),
        ({"zero_points": np.zeros((7, 3), np.uint8)}, r"zero_points has shape \[7, 3\], not \[7, 2\]"),
        ({"zero_points": np.full((7, 3), np.nan, np.float32)}, "zero point nan of row 0, block 0 is no"),
        ({"zero_points": np.full((7, 3), np.inf, np.float16)}, "zero point inf of row 0, block 0 is no"),
    ],
)  # fmt: skip
def test_nodes_that_contradict_themselves(changes: dict, says: str) -> None:
    with pytest.raises(UserError, match=says) as refused:
        onnx_weights(_model(**changes), "up")
    assert "\n" not in str(refused.value)


def test_models_that_lack_something(tmp_path: Path) -> None:
    model = _model()
    with pytest.raises(UserError, match="no node 'down' in the model; it has 1 that fit, such as up"):
        onnx_weights(model, "down")
    path = tmp_path / "model.onnx"
    onnx.save(_model(), path, save_as_external_data=True, size_threshold=0, location="weights.bin")
    assert onnx_weights(path, "up").k == 75
    weights = (tmp_path / "weights.bin").read_bytes()
    for data in (weights[:100], None):
        (tmp_path / "weights.bin").unlink()
        if data is not None:
            (tmp_path / "weights.bin").write_bytes(data)
        with pytest.raises(UserError, match="node up: B cannot be read"):
            onnx_weights(path, "up")
    path.write_bytes(model.SerializeToString()[:300])
    with pytest.raises(UserError, match="no ONNX model that can be read"):
        onnx_weights(path, "up")
    with pytest.raises(UserError, match="no ONNX model that can be read"):
        onnx_weights(tmp_path / "none.onnx", "up")
    del model.graph.initializer[0]
    with pytest.raises(UserError, match="B is no initializer; fold"):
        onnx_weights(model, "up")
    model.graph.node[0].op_type = "MatMul"
    with pytest.raises(UserError, match="node up is a MatMul; give"):
        onnx_weights(model, "up")
    tensor = _model()
    tensor.graph.initializer[0].raw_data = tensor.graph.initializer[0].raw_data[:-1]
    with pytest.raises(UserError, match="node up: B cannot be read"):
        onnx_weights(tensor, "up")


def _bnb4(block: int = 64, rows: int = 7, k: int = 192, **changes: Any) -> onnx.ModelProto:
    """A model of one node. ``changes``: of initializers and of attributes, by their names."""
    rng = np.random.default_rng(block)
    given = {
        "B": rng.integers(0, 256, rows * k // 2, dtype=np.uint8),
        "absmax": (rng.standard_normal(rows * k // block) ** 2).astype(np.float32),
    }
    given["B"][:8] = np.arange(0x01, 0x100, 0x22)
    numbers = {"K": k, "N": rows, "block_size": block, "quant_type": 1}
    given |= {name: changes.pop(name) for name in given if name in changes}
    return _one_node("MatMulBnb4", ["x", *given], given, numbers | changes)


@pytest.mark.parametrize("block", [16, 32, 64, 128, 256])
def test_the_weights_of_bnb4_are_those_of_onnxruntime(block: int) -> None:
    model, k = _bnb4(block, k=block * 3), block * 3
    session = open_session(model.SerializeToString(), optimize="none")
    (columns,) = session.run(None, {"x": np.eye(k, dtype=np.float32)})
    weights = onnx_weights(model, "up")
    assert weights.value_bits == 8 and weights.block == block
    assert np.array_equal(weights.values().astype(np.float32), columns.T)


def test_the_bound_holds_with_the_rounding_of_the_table() -> None:
    """Activations that hit the entries that are rounded most: without that term the bound does not hold."""
    model = _bnb4(64, rows=37, k=256)
    layer = BlockLinear.from_onnx(model, "up", threads=2)
    exact, rng = layer.weights.values(), np.random.default_rng(1)
    errors = exact - dequantized(layer.weights, unpacked(layer.weights))
    x = np.concatenate([rng.standard_normal((4, 256)), np.sign(errors)]).astype(np.float32)
    off = np.abs(layer(x) - x.astype(np.float64) @ exact.T)
    assert (off <= layer.bound(x)).all()
    without = BlockLinear(replace(layer.weights, exact=None))
    assert (off > without.bound(x)).any()
    x[1, 5] = np.inf
    assert not np.isfinite(layer(x)[1]).any()


def test_the_table_is_as_near_as_eight_bits_allow() -> None:
    """At most a 254th of the largest value, and less than a tenth of what the type itself rounds."""
    form, values = nf4(64), np.array(NF4_VALUES)
    assert form.table is not None
    errors = np.abs((form.table.astype(int) - LARGEST_ENTRY) * form.step - values)
    assert errors.max() < 1 / 350 < np.diff(values).min() / 2 / 10
    assert form.table[7] == LARGEST_ENTRY and form.table.min() >= 0
    assert nearest_step(tuple(range(-8, 8))) == nearest_step((-127.0, 113.0)) == 1
    assert nearest_step(tuple(values / 2)) * 2 == form.step


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"quant_type": 0}, "type is FP4, whose values 8 bits do not hold; quantize to NF4"),
        ({"block_size": 48}, "K=192, N=7 in blocks of 48"),
        ({"block_size": 128}, "K=192, N=7 in blocks of 128; quantize to blocks of 16 to 256, .* divides K"),
        ({"K": 0}, "K=0, N=7 in blocks of 64"),
        ({"transB": 0}, "export it with transB=1"),
        ({"B": np.zeros(671, np.uint8)}, r"B is not uint8 \[672\]"),
        ({"B": np.zeros(672, np.int8)}, r"B is not uint8 \[672\]"),
        ({"absmax": np.zeros(21, np.uint8)}, "absmax is no array of floats"),
        ({"absmax": np.zeros(20, np.float32)}, r"absmax has shape \[20\], not \[21\]"),
    ],
)
def test_nodes_of_bnb4_that_are_refused(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(UserError, match=says) as refused:
        onnx_weights(_bnb4(**changes), "up")
    assert "\n" not in str(refused.value)
