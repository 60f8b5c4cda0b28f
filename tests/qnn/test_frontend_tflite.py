"""TFLite models against LiteRT's interpreter: integers equal those of XNNPACK, floats are close."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

from tests.needs import import_or_skip

import_or_skip("ai_edge_litert", reason="needs LiteRT's interpreter and schema: pip install ai-edge-litert")

from ai_edge_litert import schema_py_generated as fb
from ai_edge_litert.interpreter import Interpreter, OpResolverType

from synth.errors import UserError
from synth.model.pipeline import compile_model
from synth.qnn.boundary import boundary_scales
from synth.qnn.frontend.tflite import from_tflite
from synth.qnn.frontend.tflite_model import read
from synth.qnn.frontend.tflite_schema import NAMES, OPERATORS, OPTIONS
from tests.qnn.relax_model import calls, run
from tests.qnn.tflite_cases import SAME, VALID, Cases, quantized, real
from tests.qnn.tflite_writer import Model

TINY = Path(__file__).parents[1] / "data" / "tflite" / "tiny_cnn.tflite"


def interpreted(
    data: bytes, inputs: list[np.ndarray], resolver: Any = OpResolverType.BUILTIN
) -> dict[str, np.ndarray]:
    """What LiteRT computes, by the name of the output: with XNNPACK if nothing else is asked for."""
    interpreter = Interpreter(model_content=data, experimental_op_resolver_type=resolver, num_threads=1)
    for detail, x in zip(interpreter.get_input_details(), inputs, strict=True):
        interpreter.resize_tensor_input(detail["index"], x.shape)
    interpreter.allocate_tensors()
    for detail, x in zip(interpreter.get_input_details(), inputs, strict=True):
        interpreter.set_tensor(detail["index"], x)
    interpreter.invoke()
    return {d["name"]: interpreter.get_tensor(d["index"]) for d in interpreter.get_output_details()}


def operands(data: bytes, seed: int) -> list[np.ndarray]:
    """Random inputs; of images, the first is the least, then the greatest integer in parts of it."""
    rng = np.random.default_rng(seed)
    graph = read(data)
    found = []
    for tensor in (graph.tensors[i] for i in graph.inputs):
        if tensor.dtype == "float32":
            found.append(rng.normal(size=tensor.shape).astype(np.float32))
            continue
        limits = np.iinfo(tensor.dtype)
        x = rng.integers(limits.min, limits.max + 1, tensor.shape).astype(tensor.dtype)
        x[0, : x.shape[1] // 3], x[0, -x.shape[1] // 3 :] = limits.min, limits.max
        found.append(x)
    return found


def by_name(data: bytes, results: list[np.ndarray]) -> dict[str, np.ndarray]:
    graph = read(data)
    return {graph.tensors[i].name: r for i, r in zip(graph.outputs, results, strict=True)}


def both(
    data: bytes, seed: int, resolver: Any = OpResolverType.BUILTIN, **how: Any
) -> list[tuple[str, np.ndarray, np.ndarray]]:
    """Name, our result and the interpreter's, of the same shape and type, for each output."""
    inputs = operands(data, seed)
    wanted = interpreted(data, inputs, resolver)
    found = by_name(data, run(from_tflite(data, **how), *inputs))
    for name, got in found.items():
        assert (got.shape, got.dtype) == (wanted[name].shape, wanted[name].dtype), name
    return [(name, got, wanted[name]) for name, got in found.items()]


@pytest.mark.parametrize("dtype", ["int8", "uint8"])
def test_quantized_operators_equal_the_interpreter(dtype: str) -> None:
    for name, got, wanted in both(quantized(dtype).bytes(), 3):
        if not name.startswith("near"):
            assert_array_equal(got, wanted, name)
            continue
        off = np.abs(got.astype(int) - wanted.astype(int))
        assert off.max() <= 1 and (off == 0).mean() > 0.95, f"{name}: {off.max()}, {(off == 0).mean()}"


def test_float_operators_are_close_to_the_interpreter() -> None:
    for name, got, wanted in both(real().bytes(), 4):
        assert_allclose(got, wanted, rtol=1e-5, atol=1e-5, err_msg=name)


def test_fixed_point_is_near_the_reference_kernels() -> None:
    """They round twice, the dialect once: one step is between them where the second rounding is a tie."""
    m = Cases("int8", 6)
    m.conv("conv", (3, 3), 12, (1, 1), SAME, "NONE")
    m.conv("conv_relu", (1, 1), 12, (1, 1), VALID, "RELU")
    m.dense("dense", m.rows, (3, 10))
    m.case("QUANTIZE", [m.x], (2, 6, 5, 8), 0.0811, 9, version=2, label="exact_requantize")
    m.case("RELU", [m.x], (2, 6, 5, 8), 0.043, -60, version=2, label="exact_relu")
    for name, got, wanted in both(m.bytes(), 7, OpResolverType.BUILTIN_REF, arithmetic="fixed_point"):
        off = np.abs(got.astype(int) - wanted.astype(int))
        assert off.max() <= (0 if name.startswith("exact") else 1) and (off == 0).mean() > 0.99, name


@pytest.mark.parametrize("bits", [8, 4])
@pytest.mark.parametrize("per_channel", [True, False])
def test_float_data_with_quantized_weights(bits: int, per_channel: bool) -> None:
    """The product of floats; LiteRT rounds data to 8 bits, at most a step of its range from the exact one."""
    m, rng = Model(), np.random.default_rng(bits)
    most = (1 << bits - 1) - 1
    w = rng.integers(-most, most + 1, (10, 24)).astype(np.int8)
    scale = rng.uniform(0.01, 0.02, 10 if per_channel else 1).astype(np.float32)
    bias = rng.normal(size=10).astype(np.float32)
    inputs = [m.input("x", (3, 24), "float32"), m.constant(w, scale, 0, 0, "" if bits == 8 else "int4")]
    options = fb.FullyConnectedOptionsT(1)
    m.output(
        m.operator("FULLY_CONNECTED", [*inputs, m.constant(bias)], ("y", (3, 10), "float32"), options, 5)
    )
    ((_, got, wanted),) = both(m.bytes(), 3)
    x = operands(m.bytes(), 3)[0].astype(np.float64)
    weights = w * np.broadcast_to(scale, 10)[:, None].astype(np.float64)
    assert_allclose(got, np.maximum(x @ weights.T + bias, 0), rtol=1e-5, atol=1e-5)
    step = (x.max(axis=1) - x.min(axis=1))[:, None] / 127
    assert (np.abs(got - wanted) <= step * np.abs(weights).sum(axis=1) + 1e-5).all()


def test_scales_per_block_are_refused() -> None:
    """Their scales are a tensor of the file, so the list of scales is empty."""
    m = Model()
    x, w = m.input("x", (1, 32), "float32"), m.constant(np.ones((3, 32), np.int8), 0.1)
    details = fb.BlockwiseQuantizationT(scales=x, zeroPoints=x, blockSize=32)
    m.graph.tensors[w].quantization = fb.QuantizationParametersT(
        detailsType=fb.QuantizationDetails.BlockwiseQuantization, details=details
    )
    m.output(m.operator("FULLY_CONNECTED", [x, w], ("y", (1, 3), "float32"), fb.FullyConnectedOptionsT()))
    with pytest.raises(UserError, match=r"in blocks\) is not supported; use per-channel scales"):
        from_tflite(m.bytes())


COMPARISONS = ("EQUAL", "NOT_EQUAL", "GREATER", "GREATER_EQUAL", "LESS", "LESS_EQUAL")


@pytest.mark.parametrize("dtype", ["int8", "uint8", "float32", "int64", "bool"])
def test_comparisons_and_logic_equal_the_interpreter(dtype: str) -> None:
    """All pairs of bytes, also with scales so small that integers fall together. A constant broadcasts."""
    least = -128 if dtype == "int8" else 0
    values = np.arange(least, least + 256).astype(dtype) if dtype != "bool" else np.array([False, True])
    a, b = np.meshgrid(values, values)
    if dtype == "float32":
        b[3, :2], a[9, 9], b[7] = np.nan, np.inf, -0.0
    m = Model()
    scales = {"int8": ((0.5, 3), (0.3, -20)), "uint8": ((0.0007, 3), (0.0011, 90))}.get(dtype, ((), ()))
    x, y = (m.input(name, a.shape, dtype, *s) for name, s in zip("xy", scales, strict=True))
    row = m.constant(values[::-1].copy(), *scales[1])
    names = COMPARISONS[:2] if dtype == "bool" else COMPARISONS
    logic = ("LOGICAL_AND", "LOGICAL_OR") if dtype == "bool" else ()
    for name in (*names, *logic):
        for label, other in (("", y), ("_row", row))[: 2 if name in names[:3] else 1]:
            m.output(
                m.operator(name, [x, other], (name + label, a.shape, "bool"), version=2 - len(logic) // 2)
            )
    first = m.graph.outputs[0]
    m.output(m.operator("LOGICAL_NOT", [first], ("not", a.shape, "bool")))
    if dtype != "bool":
        m.output(m.operator("CAST", [first], ("cast", a.shape, "int32"), fb.CastOptionsT()))
        out = ("chosen", a.shape, dtype, *scales[0])
        if dtype in ("float32", "int64"):
            m.output(m.operator("SELECT_V2", [first, x, row], out))
            m.output(m.operator("SELECT", [first, x, y], ("same", *out[1:])))
    wanted = interpreted(m.bytes(), [a, b])
    results = compile_model(m.bytes())(a, b)  # keeps the rules of NaN
    for name, got in by_name(m.bytes(), list(results)).items():
        assert_array_equal(got, wanted[name], name)


@pytest.mark.parametrize("zero", [8, 9, -37])
def test_sums_and_products_of_all_pairs_round_before_the_zero_point(zero: int) -> None:
    """Scales of powers of 2 make every second sum a tie."""
    a, b = np.meshgrid(*[np.arange(-128, 128, dtype=np.int8)] * 2)
    m = Model()
    x, y = m.input("x", a.shape, "int8", 0.5, 3), m.input("y", b.shape, "int8", 0.5, -20)
    for name, options in (("ADD", fb.AddOptionsT()), ("SUB", fb.SubOptionsT()), ("MUL", fb.MulOptionsT())):
        m.output(m.operator(name, [x, y], (name, a.shape, "int8", 1.0, zero), options, 2))
    data = m.bytes()
    kernels = (("float", OpResolverType.BUILTIN), ("fixed_point", OpResolverType.BUILTIN_REF))
    for arithmetic, resolver in kernels:
        wanted = interpreted(data, [a, b], resolver)
        found = by_name(data, run(from_tflite(data, arithmetic=arithmetic), a, b))
        for name, got in found.items():
            off = np.abs(got.astype(int) - wanted[name].astype(int))
            twice = arithmetic == "fixed_point" and name == "MUL"  # the reference kernel rounds twice
            assert off.max() <= twice and (off == 0).mean() > 0.98, (arithmetic, name)


def test_a_model_from_a_package_equals_the_interpreter() -> None:
    module = from_tflite(TINY)
    assert [p.name for p in module["main"].params] == ["input"]
    assert list(module["main"].attrs["output_names"]) == ["probabilities"]
    ((_, got, wanted),) = both(TINY.read_bytes(), 1)
    assert_array_equal(got, wanted)
    interpreter = Interpreter(model_path=str(TINY))
    ends = [*interpreter.get_input_details(), *interpreter.get_output_details()]
    assert list(boundary_scales(from_tflite(TINY))) == [end["quantization"] for end in ends]
    assert len({end["quantization"] for end in ends}) > 1


def test_inputs_may_be_given_another_shape() -> None:
    m = Model()
    stored, windows = ("int8", 0.05, 3), fb.Pool2DOptionsT(VALID, 2, 2, 2, 2)
    x = m.input("x", (1, 6, 5, 8), *stored)
    pooled = m.operator("AVERAGE_POOL_2D", [x], ("pooled", (1, 3, 2, 8), *stored), windows)
    m.output(m.operator("RESHAPE", [pooled, m.constant(*ints(-1, 8))], ("flat", (6, 8), *stored)))
    data = m.bytes()
    given = np.random.default_rng(0).integers(-128, 128, (2, 9, 8, 8)).astype(np.int8)
    module = from_tflite(data, {"x": given.shape})
    assert_array_equal(run(module, given)[0], interpreted(data, [given])["flat"])
    for shapes in ({"y": (1, 2)}, {"x": (1, 2)}, {"x": (0, 6, 5, 8)}):
        with pytest.raises(UserError):
            from_tflite(data, shapes)


def test_an_error_behind_open_sizes_names_the_option() -> None:
    """A model of sound: the file has one sample where any number may be, and a window needs more."""
    m = Model()
    x = m.input("sound", (1, 1, 1, 1), "float32")
    m.graph.tensors[x].shapeSignature = [1, -1, 1, 1]
    m.output(
        m.operator("MAX_POOL_2D", [x], ("y", (1, 1, 1, 1), "float32"), fb.Pool2DOptionsT(VALID, 1, 2, 1, 4))
    )
    told = r"longer than its input of \[1, 1\]; input 'sound' .*--shape sound:1,D1,1,1"
    with pytest.raises(UserError, match=told):
        from_tflite(m.bytes())
    rising = np.arange(6, dtype=np.float32).reshape(1, 6, 1, 1)
    (found,) = run(from_tflite(m.bytes(), {"sound": rising.shape}), rising)
    assert found.reshape(-1).tolist() == [3, 5]


def test_layouts_change_once_on_the_way_in_and_once_on_the_way_out() -> None:
    m = Cases("int8", 5)
    out = ("int8", 0.0513, -5)

    def conv(data: int, name: str, units: int = 8) -> int:
        w, scales = m.weight((units, 3, 3, 8), units, 0)
        inputs = [data, w, m.bias(units, scales)]
        return int(m.operator("CONV_2D", inputs, (name, (2, 6, 5, units), *out), CONV, 3))

    a = conv(m.x, "block/conv;block/relu")
    b = m.operator("ADD", [conv(a, "b"), a], ("sum", (2, 6, 5, 8), *out), fb.AddOptionsT(), 2)
    c = m.operator("LOGISTIC", [b], ("gate", (2, 6, 5, 8), "int8", 1 / 256, -128), version=2)
    line = m.constant(np.arange(8, dtype=np.int8), 0.02, 0)
    scaled = m.operator("MUL", [c, line], ("scaled", (2, 6, 5, 8), *out), version=2)
    d = m.operator("MUL", [scaled, b], ("gated", (2, 6, 5, 8), *out), version=2)
    widths = m.ints([[0, 0], [1, 1], [0, 0], [0, 0]])
    e = m.operator("PAD", [d, widths], ("padded", (2, 8, 5, 8), *out), version=2)
    options = fb.ConcatenationOptionsT(axis=-1)
    f = m.operator("CONCATENATION", [e, e], ("joint", (2, 8, 5, 16), *out), options, 2)
    there = m.operator("TRANSPOSE", [f, m.ints(0, 3, 1, 2)], ("there", (2, 16, 8, 5), *out))
    g = m.operator("TRANSPOSE", [there, m.ints(0, 2, 3, 1)], ("back", (2, 8, 5, 16), *out))
    windows = fb.Pool2DOptionsT(VALID, 2, 2, 2, 2)
    m.output(m.operator("MAX_POOL_2D", [g], ("pooled", (2, 4, 2, 16), *out), windows))
    m.output(m.operator("MEAN", [g, m.ints(1, 2)], ("mean", (2, 16), *out), fb.ReducerOptionsT(False), 2))
    bound = calls(from_tflite(m.bytes()))
    ops = [op for _, op in bound]
    assert ops.count("relax.permute_dims") == 2 and ops.count("relax.reshape") == 0
    assert ops[0] == ops[-1] == "relax.permute_dims"
    assert {"block_conv_block_relu", "sum", "gate", "gated", "pooled", "mean"} <= {name for name, _ in bound}
    for name, got, wanted in both(m.bytes(), 8):
        assert np.abs(got.astype(int) - wanted.astype(int)).max() <= 2, name


def sparse(m: Model, array: np.ndarray, order: Any, block: tuple[int, ...] = (), scale: Any = None) -> int:
    """A constant matrix whose second axis in ``order`` is compressed, in blocks of the last axes."""
    sizes = (1,) * (2 - len(block)) + block
    split = array.reshape([n for d, s in zip(array.shape, sizes, strict=True) for n in (d // s, s)])
    traversed = split.transpose(2 * order[0], 2 * order[1], 1, 3)
    kept = traversed.any(axis=(2, 3))
    ends = fb.Int32VectorT([0, *np.cumsum(kept.sum(axis=1)).tolist()])
    inner = fb.Uint8VectorT(np.nonzero(kept)[1].tolist())
    levels = [fb.DimensionMetadataT(0, len(kept)), fb.DimensionMetadataT(1, 0, 1, ends, 3, inner)]
    levels += [fb.DimensionMetadataT(0, n) for n in block]
    index = m.constant(traversed[kept], scale)
    m.graph.tensors[index].shape = list(array.shape)
    blocked = list(range(2 - len(block), 2))
    order = [*order, *range(2, 2 + len(block))]
    m.graph.tensors[index].sparsity = fb.SparsityParametersT(order, blocked, levels)
    return int(index)


def test_sparse_constants_equal_the_interpreter() -> None:
    """Compressed rows and columns, without blocks and with blocks of one and of two axes."""
    m, rng = Model(), np.random.default_rng(3)
    x, q = m.input("x", (3, 16), "float32"), m.input("q", (3, 16), "int8", 0.05, 3)
    options = fb.FullyConnectedOptionsT()
    ways: dict[str, Any] = {
        "rows": ((0, 1),), "columns": ((1, 0),), "blocks": ((0, 1), (4,)), "squares": ((0, 1), (2, 4)),
    }  # fmt: skip
    wanted: dict[int, np.ndarray] = {}
    for label, way in ways.items():
        kept = np.kron(rng.random((4, 4)) < 0.5, np.ones((2, 4)))
        w = (kept * rng.integers(1, 128, (8, 16))).astype(np.int8)
        index = sparse(m, w.astype(np.float32) / 8, *way)
        wanted[index] = w.astype(np.float32) / 8
        weight = m.operator("DENSIFY", [index], (f"{label}_dense", w.shape, "float32"), fb.DensifyOptionsT())
        m.output(m.operator("FULLY_CONNECTED", [x, weight], (label, (3, 8), "float32"), options))
        if label == "blocks":  # TFLite multiplies int8 in blocks of 16 without DENSIFY
            w[:5] = 0
            whole = sparse(m, w, (0, 1), (16,), 0.02)
            wanted[whole] = w
            inputs = [q, whole, m.constant(np.zeros(8, np.int32), 0.001)]
            m.output(m.operator("FULLY_CONNECTED", inputs, ("int8", (3, 8), "int8", 0.7, -2), options, 8))
    data = m.bytes()
    for index, array in wanted.items():
        assert_array_equal(read(data).tensors[index].array(), array)
    for name, got, theirs in both(data, 5):
        assert_allclose(got, theirs, rtol=1e-5, atol=1e-5, err_msg=name)


SPARSE: dict[str, Any] = {
    "order": lambda s: s.traversalOrder.reverse(),
    "block": lambda s: s.blockMap.append(7),
    "size": lambda s: setattr(s.dimMetadata[0], "denseSize", 1 << 30),
    "segments": lambda s: s.dimMetadata[1].arraySegments.values.reverse(),
    "indices": lambda s: s.dimMetadata[1].arrayIndices.values.__setitem__(0, 200),
    "no indices": lambda s: setattr(s.dimMetadata[1], "arrayIndicesType", 0),
    "values": lambda s: setattr(s.dimMetadata[2], "denseSize", 2),
}


@pytest.mark.parametrize("change", SPARSE)
def test_damaged_sparse_constants_are_refused(change: str) -> None:
    m = Model()
    index = sparse(m, np.ones((8, 16), np.float32), (0, 1), (4,))
    m.output(m.operator("DENSIFY", [index], ("y", (8, 16), "float32"), fb.DensifyOptionsT()))
    m.input("x", (1, 1), "float32")
    read(m.bytes())
    SPARSE[change](m.graph.tensors[index].sparsity)
    with pytest.raises(UserError, match=r"damaged TFLite model: .*(not fit|no segments|indices in)"):
        read(m.bytes())


@pytest.mark.parametrize(("dtype", "values"), [("int4", range(-8, 8)), ("int2", [-2, -1, 0, 1, 1, 0, -1])])
def test_packed_constants_are_unpacked(dtype: str, values: Any) -> None:
    m = Model()
    m.output(m.input("x", (2,), "int8", 1.0))
    index = m.constant(np.array(list(values), np.int8), 0.5, dtype=dtype)
    assert read(m.bytes()).tensors[index].array().tolist() == list(values)


def test_the_schema_is_that_of_litert() -> None:
    """Codes of operators and options, and the slots of the options, against the generated reader's."""
    for code, name in enumerate(NAMES):
        assert code == getattr(fb.BuiltinOperator, name)
    for _, _, kind in OPERATORS.values():
        if kind in OPTIONS:
            (table,) = [k for k, v in vars(fb.BuiltinOptions).items() if v == kind and not k.startswith("_")]
            made = getattr(fb, table + "T")()
            assert len(OPTIONS[kind]) <= len(vars(made)), table


IN8: tuple[Any, ...] = ("int8", 0.05)


def one(
    name: str,
    data: Any = IN8,
    constants: Any = (),
    out: Any = IN8,
    options: Any = None,
    version: int = 1,
    shape: Any = (1, 4, 4, 2),
    **how: Any,
) -> bytes:
    """A model of one operator on x [1, 4, 4, 2]."""
    m = Model()
    inputs = [m.input("x", (1, 4, 4, 2), *data), *(m.constant(*c) for c in constants)]
    m.output(m.operator(name, inputs, ("y", shape, *out), options, version, **how))
    return m.bytes()


def kernel(dtype: str, *scale: Any, channels: int = 2) -> tuple[Any, ...]:
    return (np.ones((2, 1, 1, channels), dtype), *scale)


def ints(*values: int) -> tuple[Any]:
    return (np.array(values, np.int32),)


BIAS = (np.zeros(2, np.int32), 0.05 * 0.1)
CONV = fb.Conv2DOptionsT(SAME, 1, 1)


def conv(weight: Any = kernel("int8", 0.1), *bias: Any, options: Any = CONV, **how: Any) -> bytes:
    """A convolution, with a bias that fits if none is given."""
    return one("CONV_2D", constants=[weight, bias or BIAS], options=options, **how)


REFUSED: dict[str, tuple[bytes, str]] = {
    "unknown operator": (one("ADD_N"), "operator 0 (ADD_N, version 1): this operator is not supported"),
    "custom operator": (one("CUSTOM", custom="Magic"), "(CUSTOM 'Magic', version 1)"),
    "too new": (one("RELU", version=9), "(RELU, version 9): versions 1 to 3 are known"),
    "hybrid": (one("CONV_2D", ("float32",), [kernel("int8", 0.1)], ("float32",), CONV), "dynamic-range"),
    "hybrid with a zero point": (
        one("FULLY_CONNECTED", ("float32",), [(np.ones((3, 32), np.int8), 0.1, 3)], ("float32",),
            fb.FullyConnectedOptionsT(), shape=(1, 3)), "signed weights with a zero point"),
    "hybrid without a scale": (
        one("FULLY_CONNECTED", ("float32",), [(np.ones((3, 32), np.int8),)], ("float32",),
            fb.FullyConnectedOptionsT(), shape=(1, 3)), "of int8 has no scale"),
    "16 bits": (
        one("CONV_2D", ("int16", 0.05), [kernel("int8", 0.1)], ("int16", 0.05), CONV), "'x' of int16"),
    "no scale": (conv(data=("int8",)), "'x' of int8 has no scale"),
    "no weight scale": (conv(kernel("int8")), "has no scale"),
    "zero point of a weight": (conv(kernel("int8", 0.1, 3)), "signed weights with a zero point"),
    "bias of another scale": (
        conv(kernel("int8", 0.1), np.zeros(2, np.int32), 0.5), "the scale of its bias"),
    "bias of another length": (
        conv(kernel("int8", 0.1), np.zeros(3, np.int32), 0.005), "its bias is int32 [3]"),
    "no options": (conv(options=None), "stride 0 x 0"),
    "fused tanh": (conv(options=fb.Conv2DOptionsT(SAME, 1, 1, 4)), "fused activation TANH"),
    "channels": (conv(kernel("int8", 0.1, channels=3)), "2 channels do not fit"),
    "declared shape": (
        conv(shape=(1, 4, 4, 3)), "would have shape [1, 4, 4, 2], but is declared [1, 4, 4, 3]"),
    "declared type": (one("DEQUANTIZE", out=("float16",)), "would be float32, but is declared float16"),
    "other scale": (
        one("MAX_POOL_2D", out=("int8", 0.06), options=fb.Pool2DOptionsT(SAME, 1, 1, 2, 2)),
        "different scales"),
    "computed shape": (
        one("RESHAPE", constants=[ints(7, 5)], shape=(7, 5)), "does not fit its new shape"),
    "shape of floats": (
        one("RESHAPE", constants=[(np.float32([32]),)], shape=(32,)), "must be constants"),
    "quantized bilinear": (
        one("RESIZE_BILINEAR", constants=[ints(8, 8)], shape=(1, 8, 8, 2), version=2),
        "RESIZE_NEAREST_NEIGHBOR"),
    "negative scale": (one("RELU", ("int8", -0.05)), "scale [-0.05"),
    "scale not a number": (one("RELU", ("int8", float("nan"))), "scale [nan]"),
    "zero point": (one("RELU", ("int8", 0.05, 200)), "zero point [200]"),
    "scales of activations": (one("RELU", ("int8", [0.05, 0.06])), "do not fit axis"),
    "axis": (one("MEAN", constants=[ints(7)], shape=(1, 4, 4)), "axes [7]"),
    "slice": (
        one("SLICE", constants=[ints(0, 3, 0, 0), ints(1, 3, 4, 2)], shape=(1, 3, 4, 2)),
        "does not lie in shape"),
    "indices": (one("GATHER", constants=[ints(9)], options=fb.GatherOptionsT(3)), "indices outside"),
    "comparison of bools": (
        one("LESS", ("bool",), [(np.ones(2, bool),)], ("bool",)), "operands of bool: give all one of"),
    "comparison of a large scale": (
        one("EQUAL", ("int8", 2), [(np.ones(2, np.int8), 1)], ("bool",)), "compares scales below 1"),
    "condition": (
        one("SELECT", ("float32",), [(np.ones(2, bool),)] * 2, ("bool",)), "a condition of float32 [1, 4"),
    "window": (one("MAX_POOL_2D", options=fb.Pool2DOptionsT(VALID, 1, 1, 9, 9)), "longer than its input"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_not_supported_is_refused_by_name(name: str) -> None:
    data, words = REFUSED[name]
    with pytest.raises(UserError) as raised:
        from_tflite(data)
    assert words in str(raised.value) and "\n" not in str(raised.value), raised.value


def damaged(change: Any) -> bytes:
    """A small model whose object tree is changed before it is written."""
    m = Model()
    parts = [m.input("x", (1, 4, 4, 2), *IN8), m.constant(*kernel("int8", 0.1)), m.constant(*BIAS)]
    y = m.operator("CONV_2D", parts, ("y", (1, 4, 4, 2), *IN8), CONV)
    m.output(m.operator("RELU", [y], ("z", (1, 4, 4, 2), *IN8)))
    change(m)
    return m.bytes()


DAMAGED = {
    "tensor index": lambda m: m.graph.operators[0].inputs.__setitem__(0, 99),
    "negative index": lambda m: m.graph.operators[0].inputs.__setitem__(1, -7),
    "operator code": lambda m: setattr(m.graph.operators[0], "opcodeIndex", 9),
    "buffer index": lambda m: setattr(m.graph.tensors[1], "buffer", 9),
    "buffer size": lambda m: setattr(m.graph.tensors[1], "shape", [2, 1, 1, 3]),
    "negative shape": lambda m: setattr(m.graph.tensors[0], "shape", [1, -4, 4, 2]),
    "huge shape": lambda m: setattr(m.graph.tensors[0], "shape", [1 << 20, 1 << 20, 4, 2]),
    "cycle": lambda m: m.graph.operators[0].inputs.__setitem__(0, m.graph.operators[1].outputs[0]),
    "written twice": lambda m: setattr(m.graph.operators[1], "outputs", m.graph.operators[0].outputs),
    "variable": lambda m: setattr(m.graph.tensors[0], "isVariable", True),
    "no output": lambda m: setattr(m.graph, "outputs", []),
    "no inputs of an operator": lambda m: setattr(m.graph.operators[0], "inputs", []),
    "options of another operator": lambda m: setattr(m.graph.operators[0], "builtinOptionsType", 5),
}


@pytest.mark.parametrize("change", DAMAGED)
def test_damaged_models_are_refused(change: str) -> None:
    with pytest.raises(UserError, match=r"TFLite"):
        from_tflite(damaged(DAMAGED[change]))


def test_files_that_are_no_models_are_refused(tmp_path: Path) -> None:
    data = TINY.read_bytes()
    for content in (b"", b"ONNX", b"\0" * 64, data[:4] + b"TFL2" + data[8:], data[:7]):
        with pytest.raises(UserError, match="not a TFLite model"):
            from_tflite(content)
    for length in range(8, len(data), 97):
        with pytest.raises(UserError):
            from_tflite(data[:length])
    with pytest.raises(UserError, match="No such file"):
        from_tflite(tmp_path / "none.tflite")
    with pytest.raises(UserError, match="arithmetic"):
        from_tflite(data, arithmetic="double")


def test_mutants_are_imported_or_refused() -> None:
    """Bytes changed at random: one line that says what is wrong, or a model of the declared types."""
    data = TINY.read_bytes()
    rng = np.random.default_rng(11)
    refusals = []
    for _ in range(100):
        mutant = bytearray(data)
        for _ in range(int(rng.integers(1, 5))):
            value = rng.choice([0, 1, 127, 128, 255, int(rng.integers(256))])
            mutant[int(rng.integers(len(mutant)))] = int(value)
        try:
            module = from_tflite(bytes(mutant))
        except UserError as e:
            refusals.append(str(e))
            continue
        graph = read(bytes(mutant))
        assert tuple(int(d) for d in module["main"].ret_ty.shape) == graph.tensors[graph.outputs[0]].shape
    assert 0 < len(refusals) < 100
    assert not [r for r in refusals if "\n" in r]
