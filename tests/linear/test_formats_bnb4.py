"""ONNX's MatMulBnb4 against ONNX Runtime: weights that are exact, a table of integers that is nearly so, and
nodes that are refused."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from synth.errors import UserError
from synth.forms.blocks import dequantized, unpacked
from synth.forms.float_tables import LARGEST_ENTRY, nearest_step
from synth.linear import BlockLinear
from synth.linear.onnx_bnb4 import NF4_VALUES, nf4
from synth.linear.onnx_nbits import onnx_weights
from tests.needs import import_or_skip

onnx = import_or_skip("onnx")
import_or_skip("onnxruntime")
import_or_skip("tvm")  # the room of sessions needs it

from synth.model.onnx_session import open_session


def _model(block: int = 64, rows: int = 7, k: int = 192, **changes: Any) -> onnx.ModelProto:
    """A model of one node. ``changes``: of initializers and of attributes, by their names."""
    rng = np.random.default_rng(block)
    given = {
        "B": rng.integers(0, 256, rows * k // 2, dtype=np.uint8),
        "absmax": (rng.standard_normal(rows * k // block) ** 2).astype(np.float32),
    }
    given["B"][:8] = np.arange(0x01, 0x100, 0x22)
    numbers = {"K": k, "N": rows, "block_size": block, "quant_type": 1}
    given |= {name: changes.pop(name) for name in given if name in changes}
    node = onnx.helper.make_node(
        "MatMulBnb4", ["x", *given], ["y"], "up", domain="com.microsoft", **(numbers | changes)
    )
    values = [onnx.helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, None) for name in ("x", "y")]
    made = [onnx.numpy_helper.from_array(array, name) for name, array in given.items()]
    graph = onnx.helper.make_graph([node], "g", values[:1], values[1:], made)
    imports = [onnx.helper.make_opsetid("", 21), onnx.helper.make_opsetid("com.microsoft", 1)]
    return onnx.helper.make_model(graph, opset_imports=imports, ir_version=10)


@pytest.mark.parametrize("block", [16, 32, 64, 128, 256])
def test_the_weights_are_those_of_onnxruntime(block: int) -> None:
    model, k = _model(block, k=block * 3), block * 3
    session = open_session(model.SerializeToString(), optimize="none")
    (columns,) = session.run(None, {"x": np.eye(k, dtype=np.float32)})
    weights = onnx_weights(model, "up")
    assert weights.value_bits == 8 and weights.block == block
    assert np.array_equal(weights.values().astype(np.float32), columns.T)


def test_the_bound_holds_with_the_rounding_of_the_table() -> None:
    """Activations that hit the entries that are rounded most: without that term the bound does not hold."""
    model = _model(64, rows=37, k=256)
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
def test_nodes_that_are_refused(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(UserError, match=says) as refused:
        onnx_weights(_model(**changes), "up")
    assert "\n" not in str(refused.value)
