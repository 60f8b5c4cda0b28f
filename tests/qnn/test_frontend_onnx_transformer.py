"""What ONNX Runtime's optimizer and quantizer leave of transformers, and normalizations, against it."""

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from numpy.testing import assert_allclose
from onnx import TensorProto as T

from synth.qnn.frontend.onnx import from_onnx
from tests.qnn.onnx_checks import near, random, refuses
from tests.qnn.onnx_models import Graph, compiled, f32, i8, i32, run_compiled, run_reference, run_runtime, u8

MICROSOFT = "com.microsoft"
BATCH, LENGTH, WIDTH, HEADS = 2, 5, 8, 2


def normal(g: Graph, rng: Any, *shape: int) -> str:
    return g.constant(rng.normal(0, 1, shape).astype(f32))


def feed(g: Graph, rng: Any, **shapes: tuple[int, ...]) -> list[str]:
    """Return the names of inputs of these shapes, for which the model is run on normal numbers."""
    return [g.feed(name, rng.normal(0, 2, shape).astype(f32)) for name, shape in shapes.items()]


def test_layer_normalization_and_what_it_is_computed_from() -> None:
    g, rng = Graph(opset=23), random()
    x = g.feed("x", rng.normal(1, 2, (2, 3, 4)).astype(f32))
    for axis, sizes in ((-1, (4,)), (1, (3, 4)), (0, (2, 3, 4)), (2, (4,))):
        scale, bias = normal(g, rng, *sizes), normal(g, rng, *sizes)
        g.put("LayerNormalization", [x, scale, bias], outputs=3, axis=axis, epsilon=1e-3)
        for op in ("LayerNormalization", "RMSNormalization"):
            g.put(op, [x, scale], axis=axis)
    g.put("LayerNormalization", [x, normal(g, rng, 1), normal(g, rng, 3, 1)], outputs=3, axis=1)
    near(g)


def test_fused_layers() -> None:
    g, rng = Graph(), random(1)
    x, y = feed(g, rng, x=(BATCH, LENGTH, WIDTH), y=(BATCH, WIDTH, LENGTH))
    bias = normal(g, rng, WIDTH)
    for op, inputs in (("Gelu", [x]), ("BiasGelu", [x, bias]), ("FastGelu", [x]), ("FastGelu", [x, bias]),
                       ("QuickGelu", [x])):  # fmt: skip
        g.put(op, inputs, MICROSOFT)
    turns = {"transA": 1, "alpha": 0.5}, {"transB": 1}, {"transA": 1, "transB": 1}
    for right, attrs in zip((x, x, y), turns, strict=True):
        g.put("FusedMatMul", [x, right], MICROSOFT, **attrs)
    for skip in ((BATCH, LENGTH, WIDTH), (1, LENGTH, WIDTH), (LENGTH, WIDTH)):
        parts = [x, normal(g, rng, *skip), normal(g, rng, WIDTH)]
        names = g.node("SkipLayerNormalization", [*parts, normal(g, rng, WIDTH), bias], MICROSOFT, outputs=4)
        g.nodes[-1].output[1] = g.nodes[-1].output[2] = ""  # ONNX Runtime computes neither on this processor
        g.output(names[0], names[3], g.node("SkipLayerNormalization", parts, MICROSOFT, epsilon=0.1))
        g.put("SkipSimplifiedLayerNormalization", [*parts, bias], MICROSOFT)
    near(g)


@pytest.mark.parametrize("quantized", [False, True])
def test_embeddings(quantized: bool) -> None:
    """Negative ids count from the end here; ONNX Runtime refuses them."""
    g, rng = Graph(), random(2)
    given = {"ids": rng.integers(0, 20, (BATCH, LENGTH)), "segments": rng.integers(0, 3, (BATCH, LENGTH)),
             "mask": [[1, 1, 1, 0, 0], [1, 1, 1, 1, 1]]}  # fmt: skip
    ids, segments, mask = (g.feed(name, i32(array)) for name, array in given.items())
    sizes = [(20, WIDTH), (LENGTH + 2, WIDTH), (3, WIDTH), (WIDTH,), (WIDTH,)]
    if quantized:
        tables = [g.constant(rng.integers(0, 256, size).astype(u8)) for size in sizes]
        steps = [g.constant(f32(rng.uniform(0.01, 0.1))) for _ in sizes]
        zeros = [g.constant(u8(rng.integers(256))) for _ in sizes]
        parts = [ids, segments, *tables, mask, *steps, *zeros]
        g.output(g.node("QEmbedLayerNormalization", parts, MICROSOFT, outputs=2)[0])
    else:
        tables = [normal(g, rng, *size) for size in sizes]
        found = g.node("EmbedLayerNormalization", [ids, segments, *tables, mask], MICROSOFT, outputs=3)
        g.output(found[0], found[2])
        g.output(found[1], dtype=T.INT32)
        positions = g.constant(rng.integers(0, LENGTH, (1, LENGTH)).astype(i32))
        bare = [ids, "", *tables[:2], "", *tables[3:], "", positions]
        g.output(g.node("EmbedLayerNormalization", bare, MICROSOFT, outputs=2)[0])
    near(g, steps=0)


def test_what_the_quantizer_makes_of_a_transformer(tmp_path: Path) -> None:
    """Embeddings, attention and a product, quantized by ONNX Runtime with ranges found at run time."""
    from onnxruntime.quantization import QuantType, quantize_dynamic

    g, rng = Graph(opset=17), random(5)
    ids, mask = (g.input(name, (BATCH, LENGTH), T.INT32) for name in ("ids", "mask"))
    sizes = ((20, WIDTH), (LENGTH, WIDTH), (3, WIDTH), (WIDTH,), (WIDTH,))
    tables = [normal(g, rng, *size) for size in sizes]
    embedded = g.node("EmbedLayerNormalization", [ids, ids, *tables, mask], MICROSOFT, outputs=2)[0]
    parts = [embedded, normal(g, rng, WIDTH, 3 * WIDTH), normal(g, rng, 3 * WIDTH), mask]
    attended = g.node("Attention", parts, MICROSOFT, num_heads=HEADS)
    scale, bias = normal(g, rng, WIDTH), normal(g, rng, WIDTH)
    both = g.node("SkipLayerNormalization", [attended, embedded, scale, bias], MICROSOFT)
    g.put("FastGelu", [g.node("MatMul", [both, normal(g, rng, WIDTH, 4)])], MICROSOFT)
    onnx.save(g.model(), tmp_path / "float.onnx")
    operators = ["EmbedLayerNormalization", "Attention", "MatMul"]
    quantize_dynamic(
        tmp_path / "float.onnx",
        tmp_path / "whole.onnx",
        operators,
        per_channel=True,
        weight_type=QuantType.QInt8,
        extra_options={"DefaultTensorType": T.FLOAT},  # it infers none of com.microsoft
    )
    model = onnx.load(tmp_path / "whole.onnx")
    made = {node.op_type for node in model.graph.node}
    assert {"QAttention", "QEmbedLayerNormalization", "MatMulInteger", "DynamicQuantizeLinear"} <= made
    feeds = {"ids": rng.integers(0, 3, (BATCH, LENGTH)), "mask": MASKS["keys"]}
    near(model, {name: array.astype(i32) for name, array in feeds.items()})


MASKS: dict[str, Any] = {
    "ends": i32([3, 5]), "ends and begins": i32([3, 5, 1, 0]),
    "keys": i32([[1, 1, 1, 0, 0], [1, 0, 1, 1, 1]]),
    "pairs": np.tril(np.ones((2, 5, 5), i32)),
}  # fmt: skip


def test_attention() -> None:
    g, rng = Graph(), random(3)
    x, past = feed(g, rng, x=(BATCH, LENGTH, WIDTH), past=(2, BATCH, HEADS, 3, WIDTH // HEADS))
    weight, bias = normal(g, rng, WIDTH, 3 * WIDTH), normal(g, rng, 3 * WIDTH)

    def put(inputs: list[str], outputs: int = 1, **attrs: Any) -> None:
        found = g.node("Attention", inputs, MICROSOFT, outputs=outputs, num_heads=HEADS, **attrs)
        g.output(*([found] if outputs == 1 else found))

    put([x, weight, bias])
    put([x, weight], scale=0.3, unidirectional=1)
    for mask in MASKS.values():
        put([x, weight, bias, g.constant(mask)], mask_filter_value=-50.0)
    put([x, weight, bias, "", past], outputs=2, unidirectional=1)
    put([x, weight, bias, g.constant(i32([[1] * 6 + [0] * 2] * 2)), past], outputs=2)
    put([x, weight, bias, "", "", normal(g, rng, 1, HEADS, LENGTH, LENGTH)])
    wide = [normal(g, rng, WIDTH, 2 * WIDTH + 6), normal(g, rng, 2 * WIDTH + 6)]
    put([x, *wide], qkv_hidden_sizes=[WIDTH, WIDTH, 6])
    near(g)


@pytest.mark.parametrize("dtype", [i8, u8])
def test_quantized_attention(dtype: Any) -> None:
    g, rng = Graph(), random(4)
    x = g.feed("x", rng.integers(0, 256, (BATCH, LENGTH, WIDTH)).astype(u8))
    low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
    weight = g.constant(rng.integers(low, high + 1, (WIDTH, 3 * WIDTH)).astype(dtype))
    bias, step = normal(g, rng, 3 * WIDTH), g.constant(f32(0.01))
    columns = g.constant(rng.uniform(0.005, 0.02, 3 * WIDTH).astype(f32))
    zeros = g.constant(rng.integers(low, high + 1, 3 * WIDTH).astype(dtype))
    point = g.constant(u8(131))
    for scale, zero in ((g.constant(f32(0.02)), g.constant(dtype(7))), (columns, zeros)):
        for mask in ("", g.constant(MASKS["keys"])):
            inputs = [x, weight, bias, step, scale, mask, point, zero]
            g.put("QAttention", inputs, MICROSOFT, num_heads=HEADS, unidirectional=int(mask == ""))
    near(g)


@pytest.mark.parametrize("symmetric", [False, True])
@pytest.mark.parametrize("bits", [2, 4, 8])
def test_weights_of_few_bits_in_blocks(bits: int, symmetric: bool) -> None:
    """Inputs that fill no whole block, scales of both signs and 0, zero points of their own or the middle."""
    g, rng = Graph(), random(bits)
    for inputs, block in ((40, 16), (64, 32)):
        x, outputs, blocks = g.input(f"x{inputs}", (2, 3, inputs)), 5, -(-inputs // block)
        packed = rng.integers(0, 256, (outputs, blocks, block * bits // 8)).astype(u8)
        steps = rng.normal(0, 0.1, (outputs, blocks)).astype(f32)
        steps[0, 0] = 0
        zeros = rng.integers(0, 256, (outputs, -(-blocks * bits // 8))).astype(u8)
        parts = [x, g.constant(packed), g.constant(steps), "" if symmetric else g.constant(zeros)]
        sizes = {"K": inputs, "N": outputs, "bits": bits, "block_size": block}
        g.put("MatMulNBits", parts, MICROSOFT, **sizes)
        g.put("MatMulNBits", [*parts, "", normal(g, rng, outputs)], MICROSOFT, **sizes)
    feeds = {f"x{n}": rng.normal(0, 1, (2, 3, n)).astype(f32) for n in (40, 64)}
    ours, theirs = run_compiled(g.model(), feeds), run_runtime(g.model(), feeds)
    for name, array in theirs.items():
        assert_allclose(ours[name], array, rtol=1e-4, atol=1e-4 * np.abs(array).max(), err_msg=name)


def test_operators_by_their_definition() -> None:
    """Those that the standard defines by others, with inputs and attributes given or left out."""
    g, rng = Graph(opset=23), random(6)
    query, key = feed(g, rng, q=(BATCH, 4, LENGTH, 8), k=(BATCH, 2, LENGTH + 1, 8))
    mask = g.constant(rng.random((LENGTH, LENGTH + 1)) < 0.7)
    g.put("Attention", [query, key, key])
    g.put("Attention", [query, key, key], is_causal=1, scale=0.5)
    g.put("Attention", [query, key, key, mask], softcap=2.0)
    g.output(g.node("Celu", [query]), g.node("Celu", [query], alpha=2.0))
    near(g, expected=run_reference)


def test_a_refusal_within_a_definition_names_the_node() -> None:
    g = Graph(opset=18)
    x, shape = g.input("x", (4, 4)), g.input("shape", (2,), T.INT64)
    g.put("CenterCropPad", [x, shape], name="cut")
    refuses(g.model(infer=False), r"^node 'cut' \(CenterCropPad.*in its definition, .*run time")


def test_casts_of_narrow_integers() -> None:
    g, rng = Graph(opset=21), random(8)
    q = g.input("q", (2, 9), T.INT4)
    g.output(*(g.node("Cast", [q], to=to) for to in (T.FLOAT, T.INT8)))
    held = rng.integers(-8, 8, (2, 9))
    found = compiled(from_onnx(g.model()))(held.astype(i8))
    assert [array.dtype for array in found] == [f32, i8]
    assert all((array == held).all() for array in found)
