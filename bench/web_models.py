"""What ``bench/web.py`` times: models for onnxruntime-web, and modules of ``synth-compile --target web``.

A low-bit layer takes and gives codes in bytes, as the layer of 8 bits does, so that neither pays for floats.
"""

import gzip
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import numpy_helper

from bench import block_peers, peers, qonnx_layer
from bench import resnet18_models as resnet18
from bench.harness import ROOT, bits_of, expect, say
from bench.layers import Layer
from bench.onnx_models import Graph
from synth.emit.toolchain import find_compiler, run_compiler
from synth.library.c_forms import compiler_flags
from synth.linear.c_library import LinearLibrary
from synth.model.onnx_session import open_session

Array = NDArray[Any]
WHO = "onnxruntime-web"
RIVAL, FLOAT, INT8 = f"{WHO} int8", f"{WHO} float32", "int8"
NBITS = f"{WHO} MatMulNBits"
SMALL = "A2W2 --small"
DIGITS = ROOT / "tests" / "data" / "low_bit_cnn_qonnx.onnx"
#: Weights of a linear layer that share a scale.
BLOCK = 32
#: Largest part of the largest output by which floats of two programs may differ.
CLOSE, ROUNDED = 1e-3, 2e-2
_LINEAR = tuple(f"layers_{name}" for name in ("layer_bytes", "layer_pack", "scratch_bytes", "layer_run"))


@dataclass(frozen=True)
class Entry:
    """A program in a file, its inputs by name, and its output, from which it may differ by ``tolerance``.

    ``file``: a model for onnxruntime-web (.onnx), a module of ours (.js), or our C library of linear layers
    (.wasm), which takes weights as inputs and the sizes of a ``layer``.
    """

    file: Path
    inputs: dict[str, Array]
    want: Array
    tolerance: float = 0.0
    layer: Mapping[str, int] = field(default_factory=dict)


def compare(name: str, output: Array, entry: Entry) -> None:
    """Raise VerificationError where a program's output is wrong."""
    expect(name, output.reshape(entry.want.shape), entry.want, entry.tolerance)


def web_module(source: Path, folder: Path, small: bool = False) -> Path:
    """Compile a model for engines with relaxed SIMD (``small``: --small). Return its JavaScript's file."""
    from synth.model.pipeline import compile_levels
    from synth.model.web import export_web

    say(f"{source.stem}: compiling")
    name = source.stem + "_small" * small
    export_web(compile_levels(source, target="web", features="relaxed", small=small), name, folder / name)
    return folder / name / f"{name}.js"


def saved(model: onnx.ModelProto, file: Path) -> Path:
    onnx.save(model, file)
    return file


def gzipped(files: Sequence[Path]) -> int:
    """Return the bytes of files, each compressed by gzip."""
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def modules_of(script: Path) -> list[Path]:
    """Return the files that a page downloads for a module of ours."""
    return [script, *script.parent.glob("*.wasm")]


# ---- layers -----------------------------------------------------------------------------------------------


def low_bit_layer(layer: Layer, a: int, w: int) -> tuple[onnx.ModelProto, Array]:
    """Return a convolution with ReLU of so many bits in QONNX, from ``x`` to ``y``, both uint8, and an input.
    All scales are powers of two, so that the reference executor's float32 is exact."""
    random = np.random.default_rng(7)
    graph, terms = Graph(), layer.channels * layer.kernel**2
    one, zero = graph.constant("one", np.float32(1)), graph.constant("zero", np.float32(0))
    scale = graph.constant("scale", np.float32(2.0 ** np.rint(np.log2(terms) / 2)))
    point = graph.constant("point", np.uint8(0))
    bits = [graph.constant(f"bits.{name}", np.float32(count)) for name, count in (("a", a), ("w", w))]
    levels: dict[str, Any] = {"signed": 0, "narrow": 0, "rounding_mode": "ROUND"}
    plain = graph.constant("w", random.standard_normal(layer.weights).astype(np.float32))
    if w == 1:
        weights = graph.node("BipolarQuant", [plain, one], "weights")
    else:
        weights = graph.node("Quant", [plain, one, zero, bits[1]], "weights", **levels | {"signed": 1})
    data = graph.node("DequantizeLinear", ["x", one, point], "data")
    codes = graph.node("Quant", [data, one, zero, bits[0]], "codes", **levels)
    sums = graph.node("Conv", [codes, weights], "sums", **layer.attributes)
    rounded = graph.node("Quant", [graph.node("Relu", [sums], "relu"), scale, zero, bits[0]], "r", **levels)
    y = graph.node("QuantizeLinear", [rounded, scale, point], "y")
    x = random.integers(0, 1 << a, (1, *layer.image), dtype=np.uint8)
    out = (1, layer.filters, layer.out, layer.out)
    return graph.model("x", x.shape, y, out, onnx.TensorProto.UINT8), x


def layer_entries(layer: Layer, names: Sequence[str], folder: Path) -> dict[str, Entry]:
    """Return the layer in onnxruntime-web's int8, and in ours of each name (``A2W1``, or INT8)."""
    model, x = peers.qdq_layer(layer)
    bytewise = saved(model, folder / f"{layer.name}_int8.onnx")
    (want,) = open_session(model.SerializeToString(), threads=1).run(None, {"x": x})
    entries = {RIVAL: Entry(bytewise, {"x": x}, want, 1)}
    for name in names:
        if name == INT8:
            entries[name] = Entry(web_module(bytewise, folder), {"x": x}, want, 1)
            continue
        model, codes = low_bit_layer(layer, *bits_of(name))
        (result,) = qonnx_layer.reference(model, {"x": codes}).values()
        file = saved(model, folder / f"{layer.name}_{name}.onnx")
        entries[name] = Entry(web_module(file, folder), {"x": codes}, result)
    return entries


# ---- linear layers ----------------------------------------------------------------------------------------


def linear_library(bits: Sequence[int], folder: Path) -> Path:
    """Compile the C library of linear layers for engines with relaxed SIMD. Return its module."""
    say("linear layers: compiling")
    sources = []
    for path, text in LinearLibrary("layers", bits).texts.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        sources += [path] if path.endswith(".c") else []
    flags = compiler_flags("wasm32", ["simd128", "relaxed-simd"])
    flags = [*flags, "-O2", "-Iinclude", "-mexec-model=reactor"]
    exports = [f"-Wl,--export={name}" for name in (*_LINEAR, "__heap_base")]
    arguments = ["-target", "wasm32-wasi", *flags, *exports, *sources, "-o", "layers.wasm"]
    run_compiler(find_compiler("wasm32", "zig"), arguments, folder)
    return folder / "layers.wasm"


def linear_entries(library: Path, n: int, k: int, rows: int, bits: int, folder: Path) -> dict[str, Entry]:
    """Return a linear layer in onnxruntime-web's MatMulNBits, and in ours."""
    layer = block_peers.Layer.random(n, k, rows)
    model, filters, _ = block_peers.block_model(layer, 1, (bits, BLOCK, False))
    codes, scales = map(numpy_helper.to_array, model.graph.initializer)
    want = layer.x.astype(np.float64) @ layer.whole(filters).T
    # Both round activations to 8 bits.
    close = ROUNDED * float(np.abs(want).max())
    sizes = {"bits": bits, "m": n, "k": k, "block": BLOCK}
    inputs = {"x": layer.x, "codes": codes, "scales": scales}
    return {
        NBITS: Entry(saved(model, folder / f"linear_{bits}_{rows}.onnx"), {"x": layer.x}, want, close),
        f"W{bits}": Entry(library, inputs, want, close, sizes),
    }


# ---- networks ---------------------------------------------------------------------------------------------


def network_entries(size: int, folder: Path) -> dict[str, Entry]:
    """Return ResNet-18 in A2W2 and SMALL, and in onnxruntime-web's int8 and float32."""
    import synth

    image = resnet18.image(size)
    entries = {}
    for name, model in ((RIVAL, resnet18.int8_model(size)), (FLOAT, resnet18.float_model(size))):
        (want,) = open_session(model.SerializeToString(), threads=1).run(None, {resnet18.IMAGE: image})
        file = saved(model, folder / f"resnet18_{name.split()[-1]}.onnx")
        # Sums of floats differ by their order; quantizers make steps of that.
        close = CLOSE if name == FLOAT else 0.1
        entries[name] = Entry(file, {resnet18.IMAGE: image}, want, close * float(np.abs(want).max()))
    low = saved(resnet18.quantized_model(resnet18.precisions("A2W2"), size), folder / "resnet18_A2W2.onnx")
    want = synth.compile(low)(image)
    for name in ("A2W2", SMALL):
        entries[name] = Entry(web_module(low, folder, name == SMALL), {resnet18.IMAGE: image}, want)
    return entries


def digits_entry(folder: Path) -> Entry:
    """Return the digits network of ``tests/data``."""
    import synth

    image = np.random.default_rng(0).random((1, 1, 28, 28), np.float32)
    return Entry(web_module(DIGITS, folder), {"image": image}, synth.compile(DIGITS)(image))
