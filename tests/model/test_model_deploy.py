"""Whole models as C: libraries, programs and Arm objects compute what numpy does, without Python and TVM."""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import cffi
import numpy as np
import pytest
import tvm
from onnx import TensorProto
from tvm import relax
from tvm.relax import op as R

from synth.compiler import bitserial_conv2d
from synth.compiler.export import Exported, emulate, native_runner, run_emulated, run_native
from synth.compiler.export_text import header_text
from synth.compiler.machines import compile_target
from synth.compiler.stack import stack_bytes
from synth.emit.features import host_target
from synth.emit.native import NativeLibrary
from synth.emit.targets import get_target
from synth.emit.text import LICENCE
from synth.errors import UserError
from synth.model.compiled import CompiledModel, build
from synth.model.deploy import export_model, identifiers, model_program
from synth.model.legalize import call_operator
from synth.model.pipeline import compile_model
from tests.compiler.relax_modules import LOWER, const, module, outputs_named
from tests.model.test_export import defined, symbols_of
from tests.needs import Need, import_or_skip, skip_where
from tests.qnn.onnx_models import Graph

on_x86 = skip_where(Need.PROCESSOR, host_target() != "x86_64", "runs x86-64 code")
RANDOM = np.random.default_rng(4)
WEIGHTS = RANDOM.choice([-1, 1], (12, 3, 3, 8))
FACTOR = RANDOM.integers(1 << 29, 1 << 30, (1, 12, 1, 1))
SCALE = RANDOM.uniform(0.1, 0.9, (1, 12, 1, 1)).astype(np.float32)
IMAGE = RANDOM.integers(0, 4, (1, 8, 10, 9)).astype(np.int8)
ADDED = RANDOM.integers(-999, 999, (1, 12, 10, 9)).astype(np.int32)


def small_model(target: str, threads: int = 1) -> CompiledModel:
    """Two inputs, three outputs: a low-bit convolution, fixed-point requantization, pooling, rounding."""
    machine = compile_target(target)
    conv = bitserial_conv2d(
        WEIGHTS, (1, 8, 10, 9), a=2, w=1, padding=1, layout="NCHW", target=target, threads=threads
    )
    builder = relax.BlockBuilder()
    x = relax.Var("image", relax.TensorType((1, 8, 10, 9), "int8"))
    added = relax.Var("int/added:0", relax.TensorType((1, 12, 10, 9), "int32"))
    with builder.function("main", [x, added]):
        with builder.dataflow():
            total = builder.emit(R.add(call_operator(builder, conv, x, "conv"), added), "total")
            wide = builder.emit(R.multiply(builder.emit(R.astype(total, "int64")), const(FACTOR, "int64")))
            steps = builder.emit(R.right_shift(wide, const(33, "int64")))
            codes = builder.emit(R.astype(builder.emit(R.clip(steps, -128, 127)), "int8"), "codes")
            pooled = builder.emit(R.nn.max_pool2d(codes, (3, 3), (2, 2), (1, 1, 1, 1)), "pool")
            real = builder.emit(R.multiply(builder.emit(R.astype(pooled, "float32")), const(SCALE)))
            flat = builder.emit(R.reshape(builder.emit(R.round(real)), (1, 300)), "flat")
            high = builder.emit(R.greater(flat, const(20.0)), "high")
            out = builder.emit_output(relax.Tuple([flat, codes, high]))
        builder.emit_func_output(out)
    lowered = tvm.ir.transform.Sequential(LOWER)(builder.get())
    return build(outputs_named(lowered, ["logits", "codes", "logits:0"]), machine, threads)


def expected(image: np.ndarray, added: np.ndarray) -> tuple[np.ndarray, ...]:
    padded = np.pad(image.astype(np.int64), [(0, 0), (0, 0), (1, 1), (1, 1)])
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))
    total = np.einsum("nchwij,fijc->nfhw", windows, WEIGHTS) + added
    codes = np.clip(total * FACTOR >> 33, -128, 127).astype(np.int8)
    around = np.pad(codes, [(0, 0), (0, 0), (1, 1), (1, 1)], constant_values=-128)
    pooled = np.lib.stride_tricks.sliding_window_view(around, (3, 3), (2, 3))[:, :, ::2, ::2].max((4, 5))
    flat = np.round(pooled.astype(np.float32) * SCALE).reshape(1, 300)
    return flat, codes, flat > 20


def check(results: Any, image: np.ndarray = IMAGE, added: np.ndarray = ADDED) -> None:
    for result, wanted in zip(results, expected(image, added), strict=True):
        assert result.dtype == wanted.dtype
        np.testing.assert_array_equal(result, wanted)


@pytest.fixture(scope="module")
def native(tmp_path_factory: pytest.TempPathFactory) -> Exported:
    return export_model(small_model("x86-64-v3", 2), "small", tmp_path_factory.mktemp("native"))


@on_x86
def test_library(native: Exported) -> None:
    check(run_native(native, [IMAGE, ADDED]))
    check(run_native(native, {"int/added:0": ADDED, "image": IMAGE}, threads=2))
    low, high = np.full_like(ADDED, -(1 << 20)), np.full_like(ADDED, 1 << 20)
    for added in (low, high):
        check(run_native(native, [IMAGE, added]), added=added)
    assert native.inputs == ("image", "int/added:0")
    assert native.outputs == ("logits", "codes", "logits:0")
    with pytest.raises(UserError, match=r"^small: inputs image given, needs image, int/added:0$"):
        run_native(native, {"image": IMAGE})
    with pytest.raises(UserError, match=r"got int32\[1, 12, 10, 9\], needs int8\[1, 8, 10, 9\]"):
        run_native(native, [ADDED, IMAGE])


@on_x86
def test_calls_at_once_in_arenas_of_their_own(native: Exported) -> None:
    assert native.library is not None and native.arena
    library = NativeLibrary(native.library, native.declarations)

    def aligned(like: np.ndarray | None, size: int = 0) -> np.ndarray:
        count = like.nbytes if like is not None else size
        raw = np.empty(count + 64, np.uint8)
        part = raw[-raw.ctypes.data % 64 :][:count]
        return part if like is None else part.view(like.dtype).reshape(like.shape)

    def as_bytes(value: np.ndarray) -> np.ndarray:
        return value.view(np.uint8) if value.dtype == bool else value

    def call(seed: int) -> None:
        random = np.random.default_rng(seed)
        arena, image, added = aligned(None, native.arena or 0), aligned(IMAGE), aligned(ADDED)
        outputs = [aligned(value) for value in expected(IMAGE, ADDED)]
        for _ in range(40):
            image[...] = random.integers(0, 4, image.shape)
            added[...] = random.integers(-999, 999, added.shape)
            arena[...] = 255
            assert library.call("small_run_in", arena, image, added, *map(as_bytes, outputs)) == 0
            check(outputs, image, added)

    with ThreadPoolExecutor(3) as pool:
        for done in [pool.submit(call, seed) for seed in range(3)]:
            done.result()
    odd = aligned(None, (native.arena or 0) + 64)[1:]
    image, added = aligned(IMAGE), aligned(ADDED)
    raw = [as_bytes(aligned(value)) for value in expected(IMAGE, ADDED)]
    assert library.call("small_run_in", odd, image, added, *raw) == -2


@on_x86
def test_files_header_and_footprint(native: Exported) -> None:
    names = ["small.o", "libsmall.so", "small.h", "small_example.c", "small_benchmark.c"]
    assert [path.name for path in native.files] == names
    assert sorted(path.name for path in native.header.parent.iterdir()) == sorted(names)
    assert native.example is not None
    header = native.header.read_text()
    assert all(text.startswith(f"/* {LICENCE}\n") for text in (header, native.example.read_text()))
    arguments = (
        "const int8_t *image, const int32_t *int_added_0, float *logits, int8_t *codes, uint8_t *logits_0"
    )
    assert f"int32_t small_run({arguments});" in header
    assert f"int32_t small_run_in(void *arena, {arguments});" in header
    assert f"#define SMALL_ARENA_BYTES {native.arena}\n" in header
    assert 'in   int32_t[1][12][10][9], 4320 bytes, "int/added:0" in the model' in header
    assert native.library is not None
    exported = {symbol.name for symbol in symbols_of(native.library, ".dynsym") if defined(symbol)}
    assert exported == {"small_run", "small_run_in", "small_profile", "small_error", "small_set_threads"}
    assert f"#define SMALL_STEPS {len(small_model('x86-64-v3', 2).plan.steps)}\n" in header
    # The parts add up to the sections of the object file, and the stack is measured here and emulated.
    found = native.footprint
    assert found is not None and found.arena + found.workspaces == native.arena
    assert found.constants >= small_model("x86-64-v3").weight_bytes and found.code > 1000
    assert 0 < found.flash < native.object.stat().st_size
    assert found.ram == found.arena + found.workspaces + found.variables
    inputs = {"image": IMAGE, "int/added:0": ADDED}
    stack = stack_bytes(native, inputs, True)
    assert stack is not None and 100 < stack < 100_000
    assert stack_bytes(replace(native, machine="none"), inputs, True) is None


@on_x86
def test_a_run_tells_what_its_steps_take(native: Exported) -> None:
    """By the caller's clock, here one that counts how often it was asked: twice a step."""
    steps = len(small_model("x86-64-v3", 2).plan.steps)
    ffi: Any = cffi.FFI()
    ffi.cdef(native.declarations)
    profile = ffi.dlopen(str(native.library)).small_profile
    run, outputs = native_runner(native, [IMAGE, ADDED])
    ticks, asked = np.zeros(steps + 1, np.int64), 0

    @ffi.callback("int64_t(void)")
    def clock() -> int:
        nonlocal asked
        asked += 1
        return 10 * asked

    place = ffi.from_buffer("int64_t[]", ticks)
    profile(place, clock)
    run()
    run()
    assert asked == 4 * steps and ticks.tolist() == [20] * steps + [0]
    for end in ((ffi.NULL, clock), (place, ffi.NULL)):
        profile(*end)
        run()
    assert asked == 4 * steps and ticks.tolist() == [20] * steps + [0]
    check(outputs)


@on_x86
def test_example_program(native: Exported, tmp_path: Path) -> None:
    build_command = [sys.executable, "-m", "ziglang", "cc", "-target", get_target("x86_64").zig_triple, "-O1",
                     "-std=c11", "-Wall", "-Wextra", "-Wconversion", "-Werror", "-fno-sanitize=undefined",
                     str(native.example),
                     str(native.object),
                     "-nostdlib", "-lc", "-lm", "-lpthread", "-o", "example"]  # fmt: skip
    subprocess.run(build_command, cwd=tmp_path, check=True)
    IMAGE.tofile(tmp_path / "a.bin")
    ADDED.tofile(tmp_path / "b.bin")

    def run(*files: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["./example", *files], cwd=tmp_path, capture_output=True, text=True, check=False
        )

    done = run("a.bin", "b.bin", "logits.bin", "codes.bin")
    flat, codes, _ = expected(IMAGE, ADDED)
    assert done.returncode == 0, done.stderr
    np.testing.assert_array_equal(np.fromfile(tmp_path / "logits.bin", np.float32), flat.ravel())
    np.testing.assert_array_equal(np.fromfile(tmp_path / "codes.bin", np.int8), codes.ravel())
    shown = {line.partition(":")[0]: line.partition(":")[2].split() for line in done.stdout.splitlines()}
    assert [float(word) for word in shown["logits"][:16]] == flat.ravel()[:16].tolist()
    assert shown["codes"][:16] == [str(code) for code in codes.ravel()[:16]]
    assert run().returncode == 0
    short = run("b.bin", "b.bin")
    assert (short.returncode, short.stderr) == (1, "b.bin: must hold the 720 bytes of image\n")
    assert run(*["x"] * 6).returncode == 2


@pytest.mark.parametrize("language", [("c", "c99"), ("c++", "c++11")], ids="-".join)
def test_programs_are_standard(native: Exported, language: tuple[str, str], tmp_path: Path) -> None:
    """The example and the benchmark are C99 and C++11, with nothing to warn of."""
    given = ["-x", language[0], f"-std={language[1]}", "-O0", "-o", str(tmp_path / "program.o")]
    warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"]
    for source in (native.example, native.benchmark):
        command = [sys.executable, "-m", "ziglang", "cc", *given, *warnings, "-c", str(source)]
        subprocess.run(command, check=True)


def built(native: Exported, source: Path, folder: Path) -> Path:
    """A C program beside the model's object file, compiled."""
    command = [sys.executable, "-m", "ziglang", "cc", "-target", get_target("x86_64").zig_triple, "-O2",
               "-std=c11", "-Wall", "-Wextra", "-Wconversion", "-Werror", "-fno-sanitize=undefined",
               "-fno-builtin", f"-I{native.header.parent}", str(source), str(native.object),
               "-nostdlib", "-lc", "-lm", "-lpthread", "-o", str(folder / "program")]  # fmt: skip
    subprocess.run(command, cwd=folder, check=True)
    return folder / "program"


@on_x86
def test_benchmark_program(native: Exported, tmp_path: Path) -> None:
    """Percentiles rise, steps have the names of the model's nodes and take the whole time."""
    assert native.benchmark is not None
    program = built(native, native.benchmark, tmp_path)

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([program, *words], capture_output=True, text=True, check=False)

    done = run("--warmup", "2", "--runs", "30", "--threads", "1")
    assert done.returncode == 0, done.stderr
    found = re.findall(r"^ *(\d+) % +([\d.]+) us$", done.stdout, re.M)
    assert [int(percent) for percent, _ in found] == [0, 50, 90, 99, 100]
    times = [float(time) for _, time in found]
    assert times == sorted(times) and times[0] > 0
    assert "runs      30 after 2 to warm up" in done.stdout and "threads   1" in done.stdout
    steps = re.findall(r"^ +[\d.]+ us +([\d.]+) %  (\S.*)$", done.stdout, re.M)
    assert len(steps) == len(small_model("x86-64-v3", 2).plan.steps)
    assert abs(sum(float(share) for share, _ in steps) - 100) < 1 and "conv" in str(steps)
    stack = re.search(r"^stack +(\d+) bytes", done.stdout, re.M)
    assert stack is not None and 100 < int(stack[1]) < 100_000
    for wrong in (("--runs", "0"), ("--runs",), ("--what", "1"), ("--runs", "x")):
        assert run(*wrong).returncode == 2 and run(*wrong).stderr.startswith("usage: ")


NO_HEAP = """
#include "small.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int asked;
void *aligned_alloc(size_t align, size_t size)
{
    (void)align, (void)size, asked++;
    return NULL;
}
enum { BEHIND = 64 };
static _Alignas(64) unsigned char arena[SMALL_ARENA_BYTES + BEHIND], zeros[BEHIND];
static _Alignas(64) int8_t image[1 << 16], codes[2][1 << 16];
static _Alignas(64) int32_t added[1 << 16];
static _Alignas(64) float logits[2][1 << 16];
static _Alignas(64) uint8_t more[2][1 << 16];
int main(void)
{
    small_set_threads(2);
    for (int i = 0; i < 40; i++) {
        image[i] = (int8_t)(i % 4);
        if (small_run_in(arena, image, added, logits[0], codes[0], more[0])) return 1;
        if (small_run(image, added, logits[1], codes[1], more[1])) return 2;
        if (memcmp(codes[0], codes[1], sizeof codes[0])) return 3;
    }
    printf("%d %d %d\\n", asked, memcmp(arena + SMALL_ARENA_BYTES, zeros, BEHIND), SMALL_WORKSPACE_BYTES);
    return 0;
}
"""


@on_x86
def test_a_run_takes_no_heap(native: Exported, tmp_path: Path) -> None:
    """Not for workspaces either, which lie in the arena, on two threads."""
    (tmp_path / "no_heap.c").write_text(NO_HEAP)
    program = built(native, tmp_path / "no_heap.c", tmp_path)
    done = subprocess.run([program], capture_output=True, check=False)
    asked, behind, workspaces = map(int, done.stdout.split())
    assert (done.returncode, asked, behind) == (0, 0, 0)
    assert native.footprint is not None and native.footprint.workspaces == workspaces > 5000


@pytest.mark.parametrize("target", ["rpi4", "armv7"])
def test_arm(target: str, tmp_path: Path) -> None:
    import_or_skip("unicorn")
    model = small_model(target)
    exported = export_model(model, "small", tmp_path, shared=False)
    assert exported.library is None
    results, instructions = run_emulated(exported, {"image": IMAGE, "int/added:0": ADDED})
    check(results)
    assert instructions > 10_000
    again = emulate(exported, heap=0)  # the arena has the workspaces
    for shift in range(12):
        results, none = again([IMAGE, ADDED - shift])
        check(results, added=ADDED - shift)
        assert none is None
    stack = stack_bytes(exported, [IMAGE, ADDED], False)
    assert stack is not None and 100 < stack < 100_000
    with pytest.raises(UserError, match="exported without a library"):
        run_native(exported, [IMAGE, ADDED])


def test_megabytes_and_nothing(tmp_path: Path) -> None:
    import_or_skip("unicorn")
    weights = RANDOM.integers(-99, 99, (3, 1 << 20)).astype(np.int32)

    def body(emit: Any, x: Any) -> Any:
        wide = emit(R.add(x, const(weights, "int32")), "wide")
        return R.max(emit(R.multiply(wide, wide), "square"), 1)

    passes = [relax.transform.LegalizeOps()]
    model = build(module(body, {"x": ((3, 1), "int32")}, passes), compile_target("aarch64"))
    assert model.weight_bytes == weights.nbytes and model.activation_bytes == 2 * weights.nbytes
    exported = export_model(model, "large", tmp_path, shared=False)
    x = np.array([[5], [-7], [0]], np.int32)
    (result,) = emulate(exported)([x])[0]
    np.testing.assert_array_equal(result, ((x + weights) ** 2).max(1))
    assert exported.object.stat().st_size < weights.nbytes + 200_000
    import_or_skip("unicorn")
    model = build(module(lambda emit, x: x, {"x": ((3,), "float32")}), compile_target("aarch64"))
    exported = export_model(model, "same", tmp_path, shared=False)
    x = np.array([1, -2, np.inf], np.float32)
    np.testing.assert_array_equal(run_emulated(exported, [x])[0][0], x)


def test_what_cannot_be_exported(tmp_path: Path) -> None:
    machine = compile_target("aarch64")
    half = build(module(lambda emit, x: R.add(x, x), {"x": ((3,), "float16")}), machine)
    with pytest.raises(UserError, match=r"^x: dtype 'float16' has no C type; cast it in the model$"):
        export_model(half, "half", tmp_path)
    whole = build(module(lambda emit, x: R.add(x, x), {"x": ((3,), "int8")}), machine)
    with pytest.raises(UserError, match="'a-b' cannot be a name in C"):
        export_model(whole, "a-b", tmp_path)
    assert not list(tmp_path.iterdir())


def test_the_header_states_scales_of_quantized_ends() -> None:
    g = Graph()
    x, y = g.input("in:0", (1, 4), TensorProto.UINT8), g.input("real", (1, 4))
    real = g.node("DequantizeLinear", [x, np.float32(0.1), np.uint8(7)])
    total = g.node("Add", [real, y])
    g.output(g.node("QuantizeLinear", [total, np.float32(2), np.int8(-128)], name="codes"), total)
    program = model_program([compile_model(g.model())], "net")
    defined = dict(re.findall(r"#define NET_(\w+) (\S+)", header_text(program, False)))
    ends = {name: value for name, value in defined.items() if name.endswith(("SCALE", "POINT"))}
    assert np.float32(ends.pop("in_0_SCALE").rstrip("f")) == np.float32(0.1)
    assert ends == {"in_0_ZERO_POINT": "(7)", "codes_0_SCALE": "2.0f", "codes_0_ZERO_POINT": "(-128)"}


def test_identifiers() -> None:
    names = ["x", "x", "a.b/c:0", "int", "0", "größe", "arena", "x_2", "synth_y"]
    assert identifiers(names, ("arena",)) == [
        "x", "x_2", "a_b_c_0", "t_int", "t_0", "gr__e", "arena_2", "x_2_2", "t_synth_y",
    ]  # fmt: skip
