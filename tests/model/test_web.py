"""Models for web pages: modules equal the native program in an engine, and the JavaScript around them."""

import gzip
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tvm
from click.testing import CliRunner, Result
from numpy.typing import NDArray
from tvm.relax import op as R

from synth.cli.compile import cli
from synth.cli.marks import add_mark, is_marked
from synth.compiler.lowering import compile_functions, divided
from synth.compiler.machines import compile_target, levels
from synth.compiler.package_text import Modules, package_texts
from synth.emit.machine import WasmtimeExecutor, emulators
from synth.emit.wasm import WasmModule
from synth.errors import UserError
from synth.model import web
from synth.model.compiled import build
from synth.model.pipeline import compile_levels, compile_model
from synth.model.report import random_inputs
from synth.model.web import WebPackage, export_web
from tests.compiler.relax_modules import const, module
from tests.model.test_few_bits import qdq
from tests.needs import Need, import_or_skip, skip, skip_where
from tests.qnn.onnx_models import Graph

import_or_skip("wasmtime")
DIGITS = Path(__file__).parents[1] / "data" / "low_bit_cnn_qonnx.onnx"
SHAPE = (1, 16, 14, 14)
DRIVER = Path(__file__).with_name("web_driver.mjs")
NODE = shutil.which("node")
needs_node = skip_where(Need.TOOL, NODE is None, "no node here (Debian: apt-get install nodejs)")


def mixed() -> Any:
    """8-bit, A8W4 and depthwise layers, a table, both poolings, a dense layer, floats at the end."""
    g, rng = Graph(25), np.random.default_rng(5)

    def values(x: str, step: float = 0.03) -> str:
        scale, point = g.constant(np.float32(step)), g.constant(100, "uint8")
        return g.node("DequantizeLinear", [g.node("QuantizeLinear", [x, scale, point]), scale, point])

    def weights(*shape: int, high: int = 127, dtype: str = "int8") -> str:
        codes = rng.integers(-high - 1, high + 1, shape)
        step = (rng.uniform(0.1, 0.3, shape[0]) / high).astype(np.float32)
        point = g.constant(np.zeros(shape[0], np.int8), dtype)
        return g.node("DequantizeLinear", [g.constant(codes, dtype), step, point], axis=0)

    pads = [1, 1, 1, 1]
    y = g.node("Conv", [values(g.input("x:0", SHAPE)), weights(24, 16, 3, 3)], name="first", pads=pads)
    y = g.node("Conv", [values(g.node("Relu", [y])), weights(32, 24, 3, 3, high=7, dtype="int4")], name="few")
    y = values(g.node("Sigmoid", [values(y)]), 0.008)
    y = g.node("Conv", [y, weights(32, 1, 3, 3)], name="depthwise", group=32, pads=pads)
    y = g.node("MaxPool", [values(y)], kernel_shape=[2, 2], strides=[2, 2])
    y = values(g.node("GlobalAveragePool", [values(y)]))
    y = g.node("Gemm", [g.node("Flatten", [y]), weights(10, 32)], name="fc", transB=1)
    codes = g.node("QuantizeLinear", [y, np.float32(0.05), np.uint8(128)])
    g.output(codes, g.node("Softmax", [y]))
    return g.model()


#: What makes each model. The last has kernels for weights of 4 bits.
SOURCES = {"digits": lambda: DIGITS, "mixed": mixed, "few": lambda: qdq(False, 8, "int4")}


@pytest.fixture(
    scope="module", params=["digits", "mixed", pytest.param("few", marks=pytest.mark.exhaustive("models"))]
)
def exported(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[WebPackage, list[NDArray[Any]], tuple[NDArray[Any], ...]]:
    """The package of a model, inputs, and the outputs of the native program."""
    source = SOURCES[request.param]()
    native = compile_model(source)
    inputs = random_inputs(native)
    found = native(*inputs)
    made = export_web(compile_levels(source, target="web"), request.param, tmp_path_factory.mktemp("web"))
    return made, inputs, found if isinstance(found, tuple) else (found,)


def engines() -> Iterator[WasmtimeExecutor]:
    (one,) = emulators("wasm32")
    assert isinstance(one, WasmtimeExecutor)
    for deterministic in (False, True):
        yield WasmtimeExecutor("wasm32", replace(one.emulation, deterministic=deterministic))


def equal(got: Any, want: Any) -> None:
    """Integers are equal, and floats without functions of a C library, which rounds its own way."""
    for values, wanted in zip(got, want, strict=True):
        if wanted.dtype == np.float32 and wanted.min() >= 0:  # of softmax
            np.testing.assert_allclose(values, wanted, rtol=1e-6)
        else:
            np.testing.assert_array_equal(values, wanted)


@needs_node
@pytest.mark.parametrize(("protocol", "told"), [("file:", True), ("http:", False)])
def test_a_page_opened_as_a_file_names_the_remedy(protocol: str, told: bool) -> None:
    """A browser runs the page's plain script there, and no module."""
    page = package_texts("net", [], [], Modules({"simd128": "net.wasm"}, {}, 0, 0))["index.html"]
    scripts = "".join(re.findall(r"<script>(.*?)</script>", page, re.DOTALL))
    begin = f'const shown = {{}}, location = {{ protocol: "{protocol}" }};'
    program = f"{begin} const document = {{ querySelector: () => shown }}; {scripts}"
    done = subprocess.run(
        [str(NODE), "-e", f"{program} console.log(shown.textContent)"], capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert ("run python3 -m http.server" in done.stdout) == told, done.stdout


def test_every_level_equals_the_native_program(exported: Any) -> None:
    package, inputs, want = exported
    assert list(package.modules) == ["relaxed", "simd128"]
    for level in package.modules:
        for engine in engines():
            run = package.emulated(level, engine)
            assert isinstance(run.emulator, WasmModule)
            for _ in range(2):
                equal(run(inputs)[0], want)


@needs_node
@pytest.mark.parametrize("flags", [(), ("--experimental-wasm-relaxed-simd",)], ids=["plain", "relaxed"])
def test_node_runs_the_model(exported: Any, flags: tuple[str, ...], tmp_path: Path) -> None:
    package, inputs, want = exported
    (given := tmp_path / "inputs.json").write_text(json.dumps([array.ravel().tolist() for array in inputs]))
    name, script = package.name, package.folder / f"{package.name}.js"
    done = subprocess.run(
        [str(NODE), *flags, str(DRIVER), str(script), str(given)], capture_output=True, text=True, check=False
    )
    if done.returncode == 9:
        skip(Need.TOOL, "this node has relaxed SIMD without a flag")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["equal"] and found["level"] in package.modules and found["memory"] % 65536 == 0
    assert found["level"] == "relaxed" or not flags
    for ours, theirs in ((package.inputs, found["inputs"]), (package.outputs, found["outputs"])):
        assert [one["name"] for one in theirs] == list(ours)
    results = [
        np.array(values, array.dtype).reshape(array.shape)
        for values, array in zip(found["listed"].values(), want, strict=True)
    ]
    equal(results, want)
    (first, *_), size = package.inputs, inputs[0].size
    shape = " x ".join(map(str, inputs[0].shape))
    errors = found["errors"]
    assert errors.pop("growth").endswith("bytes of memory, which the engine does not give: no more")
    assert errors.pop("isolation").startswith(
        f"{name}: threads need the headers Cross-Origin-Opener-Policy: "
    )
    assert f"{name}: cannot read file:///nowhere/{name}." in errors.pop("base")
    assert errors.pop("large").startswith(f"{name}: the module cannot be instantiated: ")
    missing = f'{name}: input "{first}" is missing; the model needs "{first}"'
    assert errors == {
        "simd": f"{name}: this engine has no SIMD for WebAssembly (relaxed, simd128)",
        "threads": f"{name}: was compiled for one thread; leave threads out, or compile with --threads",
        "many": f"{name}: threads is 65; give 1 to 64",
        "none": missing,
        "missing": missing,
        "unknown": f'{name}: has no input "other"; its inputs are "{first}"',
        "type": f'{name}: input "{first}" is Float64Array; give Float32Array',
        "list": f'{name}: input "{first}" is object; give Float32Array',
        "tag": f'{name}: input "{first}" is object; give Float32Array',
        "own": f'{name}: input "{first}" has 0 values; its shape {shape} has {size}',
        "null": f'{name}: input "{first}" is object; give Float32Array',
        "length": f'{name}: input "{first}" has {size - 1} values; its shape {shape} has {size}',
        "nan": f'{name}: input "{first}" is NaN at index 3; give numbers',
    }


THREADS = """
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { load } from "./digits.js";

const TASKS = "/proc/self/task";
const tasks = () => (existsSync(TASKS) ? readdirSync(TASKS) : []);
/** Hundredths of a second that a thread of this process has computed. */
function computed(task) {
  const fields = readFileSync(TASKS + "/" + task + "/stat", "utf-8").split(") ").pop().split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

const before = new Set(tasks());
const [one, many] = [await load(), await load({ threads: 3 })];
// Node starts threads for files, too, which compute nothing from here on.
const started = tasks().filter((task) => !before.has(task)).map((task) => [task, computed(task)]);
let equal = 0;
for (let run = 0; run < 100; run++) {
  const image = Float32Array.from({ length: 784 }, (_, index) => ((index * (run + 7)) % 251) / 251);
  const [a, b] = [one, many].map((model) => Buffer.from(model.run({ image }).logits.buffer));
  equal += a.equals(b);
}
// On a busy computer a worker may have to wait for a core.
const image = new Float32Array(784);
const taking = () => started.filter(([task, start]) => computed(task) >= start + 10).length;
for (const end = performance.now() + 60000; taking() < 2 && performance.now() < end; ) many.run({ image });
const workers = taking();
many.close();
try {
  many.run({});
} catch (error) {
  console.log(JSON.stringify([equal, one.threads, many.threads, error.message, workers]));
}
"""


@pytest.mark.exhaustive("models")
@needs_node
def test_threads_of_node_share_a_model(tmp_path: Path) -> None:
    package = export_web(compile_levels(DIGITS, target="web", threads=3), "digits", tmp_path)
    assert {"digits.threads.wasm", "digits.relaxed.threads.wasm", "digits.worker.js"} <= {
        path.name for path in package.files
    }
    (tmp_path / "threads.mjs").write_text(THREADS)
    done = subprocess.run(
        [str(NODE), "threads.mjs"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    *told, workers = json.loads(done.stdout)
    assert told == [100, 1, 3, "digits: is closed"]
    if Path("/proc/self/task").is_dir():
        assert workers == 2, "a worker computes nothing"
    native = compile_model(DIGITS)
    inputs = random_inputs(native)
    equal(package.emulated("simd128")(inputs)[0], [native(*inputs)])


@needs_node
def test_npm_packs_all_files(exported: Any) -> None:
    npm, package = shutil.which("npm"), exported[0]
    if npm is None:
        skip(Need.TOOL, "no npm here")
    done = subprocess.run(
        [npm, "pack", "--dry-run", "--json"], cwd=package.folder, capture_output=True, text=True, check=True
    )
    (packed,) = json.loads(done.stdout)
    assert {one["path"] for one in packed["files"]} == {path.name for path in package.files}


def test_digits_are_small(exported: Any) -> None:
    package = exported[0]
    for file in package.modules.values():
        assert len(gzip.compress((package.folder / file).read_bytes())) < 60_000


def test_marked_files_stay_what_they_are(exported: Any, tmp_path: Path) -> None:
    import wasmtime

    for path in exported[0].files:
        copy = tmp_path / path.name
        shutil.copyfile(path, copy)
        add_mark(copy)
        assert is_marked(copy) and not is_marked(path)
        if path.suffix == ".wasm":
            assert not wasmtime.Module(wasmtime.Engine(), copy.read_bytes()).imports
    body = json.loads((tmp_path / "package.json").read_text())
    assert {*body.pop("files"), "package.json"} == {path.name for path in exported[0].files}
    assert body.pop("//") and body["type"] == "module"


def test_float_layers_are_the_same_bits_at_every_level(tmp_path: Path) -> None:
    """Relaxed multiply-adds would round otherwise than products and sums."""
    g, rng = Graph(17), np.random.default_rng(1)
    x = g.input("x", (1, 8, 9, 9))
    y = g.node("Conv", [x, g.constant(rng.normal(size=(12, 8, 3, 3)).astype(np.float32))])
    y = g.node("AveragePool", [g.node("Tanh", [y])], kernel_shape=[2, 2])
    g.output(g.node("Add", [g.node("Mul", [y, np.float32(1.3)]), np.float32(0.7)]))
    native = compile_model(g.model())
    package = export_web(compile_levels(g.model(), target="web"), "f", tmp_path)
    inputs = random_inputs(native)
    runs = [package.emulated(level, engine)(inputs)[0] for level in package.modules for engine in engines()]
    for (got,) in runs:
        np.testing.assert_array_equal(got, runs[0][0])
        np.testing.assert_allclose(got, native(*inputs), rtol=1e-5, atol=1e-6)


SOURCE = """
@T.prim_func(s_tir=True)
def main(a: T.Buffer((64,), "float32"), b: T.Buffer((64,), "float32"), c: T.Buffer((64,), "float32")):
    T.func_attr({"global_symbol": "main", "tirx.noalias": True})
    for i in range(16):
        for j in T.vectorized(4):
            with T.sblock("x"):
                v = T.axis.spatial(64, i * 4 + j)
                c[v] = T.max(T.min(a[v] * b[v] + c[v], a[v]), T.float32(0))
"""


def test_no_float_becomes_a_relaxed_instruction(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    function, file = tvm.script.from_source(SOURCE), tmp_path / "code.s"
    relaxed = levels("web", "relaxed")[0].tvm
    (_, kernels), (plain, others) = divided({"main": function}, relaxed)
    assert not kernels and others and "+relaxed-simd" not in plain.attrs["mattr"]

    def code() -> str:
        compile_functions(tvm.IRModule({"main": function}), relaxed).mod.write_to_file(str(file), "s")
        return file.read_text()

    assert "f32x4.mul" in code() and ".relaxed_" not in code()
    monkeypatch.setattr("synth.compiler.lowering.uncertain_feature", lambda target: "")
    assert ".relaxed_" in code()


def test_refusals_of_the_exporter(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(web, "MOST_MEMORY", 70_000)
    with pytest.raises(UserError, match=r"net: needs 0\.0 GiB of memory, and WebAssembly has 4 GiB"):
        export_web(compile_model(DIGITS, target="web"), "net", tmp_path)
    assert not [*tmp_path.iterdir()]


def test_one_target_alone(tmp_path: Path) -> None:
    """``target="web"`` names the lowest level. Bools and 64-bit integers pass as arrays of JavaScript."""
    machine = compile_target("web")
    mod = module(lambda emit, x: R.where(x, const(1, "int64"), const(5, "int64")), {"x": ((3, 2), "bool")})
    package = export_web(build(mod, machine), "small", tmp_path)
    assert package.modules == {"simd128": "small.wasm"}
    given = np.array([[True, False], [False, True], [True, True]])
    ((got,), _) = package.emulated("simd128")([given])
    np.testing.assert_array_equal(got, np.where(given, 1, 5))


def test_the_command(tmp_path: Path) -> None:
    def run(*options: str) -> Result:
        given = [str(DIGITS), "--target", "web", "--out", str(tmp_path / "page"), "--name", "net", *options]
        return CliRunner().invoke(cli, given, prog_name="synth-compile")

    refused = {
        ("--for", "onnxruntime"): "--for onnxruntime: has no modules of WebAssembly; choose another --target",
        ("--rpc", "host:9190:key"): "--rpc: a device runs no modules of WebAssembly; remove it",
        (
            "--features",
            "simd",
        ): "features=simd: web has no level 'simd'; choose auto, or with commas of simd128",
    }
    for options, line in refused.items():
        result = run(*options)
        assert result.exit_code == 2 and f"synth-compile: {line}" in result.stderr
    result = run("--features", "simd128", "--report", "--json")
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    assert found["device_difference"] == 0 and found["levels"][0]["level"] == "simd128"
    names = {"net.js", "net.d.ts", "net.wasm", "index.html", "package.json", "net.html"}
    assert {Path(one["path"]).name for one in found["files"]} == names
    assert run("--features", "simd128").exit_code == 0  # replaces its own files
    page = tmp_path / "page" / "package.json"
    page.write_text(page.read_text().replace("1.0.0", "1.0.1"))
    assert f"{page}: not written by synth-compile, or edited since" in run().stderr
