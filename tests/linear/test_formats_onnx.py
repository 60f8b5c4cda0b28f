"""ONNX's MatMulNBits against ONNX Runtime, and models that contradict themselves."""

from pathlib import Path

import numpy as np
import pytest

from synth.errors import UserError
from synth.linear import BlockLinear
from synth.linear.onnx_nbits import onnx_weights
from tests.needs import import_or_skip

onnx = import_or_skip("onnx")
import_or_skip("onnxruntime")
import_or_skip("tvm")  # the room of sessions needs it

from synth.model.onnx_session import open_session

#: Bits and kind of zero points; ONNX Runtime's CPU has none in floats beside eight bits.
KINDS = [(bits, zeros) for bits in (2, 4, 8) for zeros in ("none", "packed", "float")][:-1]


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
    node = onnx.helper.make_node(
        "MatMulNBits", ["x", *names], ["y"], "up", domain="com.microsoft",
        **{key: value for key, value in attributes.items() if value is not None},
    )  # fmt: skip
    element = onnx.helper.np_dtype_to_tensor_dtype(np.dtype(kind))
    values = [onnx.helper.make_tensor_value_info(name, element, None) for name in ("x", "y")]
    made = [onnx.numpy_helper.from_array(np.asarray(array), name) for name, array in given.items()]
    graph = onnx.helper.make_graph([node], "g", values[:1], values[1:], made)
    imports = [onnx.helper.make_opsetid("", 21), onnx.helper.make_opsetid("com.microsoft", 1)]
    return onnx.helper.make_model(graph, opset_imports=imports, ir_version=10)


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
