"""Linear layers as a C library: equal to the prepared layers of Python, clean under warnings and UBSan."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import cmake
import ninja
import numpy as np
import pytest
from click.testing import CliRunner, Result
from numpy.testing import assert_array_equal

from synth.cli.main import cli
from synth.emit.features import CAP, host_features, host_target
from synth.emit.machine import WasmtimeExecutor, emulators
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import find_compiler, run_compiler
from synth.forms.blocks import from_codes
from synth.forms.packing import aligned_zeros
from synth.library.c_forms import compiler_flags
from synth.library.kinds.linear import reference
from synth.linear import BlockLinear
from synth.linear.c_library import LinearLibrary
from synth.linear.kernels import CKernel, layers_text, load_linear
from tests.conftest import FLOATS
from tests.library.test_c_export import sanitizers
from tests.needs import Need, import_or_skip, skip_where

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "c"
WARNINGS = ("-std=c11", "-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Wsign-conversion", "-Werror",
            "-Wno-overlength-strings")  # fmt: skip
OK, BAD_ARGUMENT, CANNOT_RUN = 0, -1, -4
on_x86 = skip_where(Need.PROCESSOR, host_target() != "x86_64", "compiles x86-64 kernels")


def export(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, ["export-c", *map(str, arguments)])


@pytest.fixture(scope="module")
def layers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library of the example, as one unit too."""
    folder = tmp_path_factory.mktemp("c") / "layers"
    result = export("linear_w4", "-o", folder)
    assert result.exit_code == 0, result.output
    assert result.output.startswith("layers_linear_w4: ")
    every = sorted((folder / "src").glob("*.c"))
    (folder / "all.c").write_text("".join(f'#include "{path}"\n' for path in every))
    return folder


@pytest.fixture(scope="module")
def library(layers: Path) -> NativeLibrary:
    """That, compiled for this computer, in which undefined behaviour ends the process."""
    kernels = [one for one in LinearLibrary("layers", [4]).kernels if one.needs <= host_features()]
    needs = frozenset().union(*(one.needs for one in kernels if one.architecture == host_target()))
    flags = [*compiler_flags("x86_64", sorted(needs)), "-O0", "-g0", "-fPIC", "-Iinclude", "-shared"]
    flags += ["-fsanitize=undefined", "-fsanitize-trap=undefined", "-nostdlib", "-lc", "-lm"]
    run_compiler(find_compiler("x86_64", "zig"), [*WARNINGS, *flags, "all.c", "-o", "layers.so"], layers)
    return loaded(layers, layers / "layers.so")


def loaded(layers: Path, compiled: Path) -> NativeLibrary:
    declared = (layers / "include/layers.h").read_text().partition('extern "C" {\n#endif\n')[2]
    return NativeLibrary(compiled, declared.partition("#ifdef __cplusplus")[0])


@pytest.mark.exhaustive("operators", every=3)
@on_x86
@pytest.mark.parametrize(
    ("m", "n", "k", "block"),
    [(1, 1, 1, 16), (37, 9, 200, 32), (16, 1, 256, 256), (65, 300, 129, 16), (5, 40, 1000, 64)],
)
def test_results_equal_the_prepared_layer(library: NativeLibrary, m: int, n: int, k: int, block: int) -> None:
    equals_the_prepared_layer(library, m, n, k, block)


@on_x86
def test_the_form_for_any_processor_equals_the_prepared_layer(
    library: NativeLibrary, layers: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Undefined behaviour ends the process here too. A copy of the library chooses its kernel anew."""
    monkeypatch.setenv(CAP, "x86-64")
    other = loaded(layers, Path(shutil.copy(layers / "layers.so", tmp_path)))
    layer = equals_the_prepared_layer(other, 37, 9, 200, 32)
    kernels = LinearLibrary("layers", [4]).kernels
    assert kernels[int(layer[:4].view(np.int32)[0])].portable


def equals_the_prepared_layer(
    library: Any, m: int, n: int, k: int, block: int, prepared: dict[str, Any] | None = None
) -> np.ndarray:
    """Zero points or offsets, bias and floats of 16 bits there or not, every row of activations, threads'
    parts. The last layer. ``prepared``: options of the layer of Python."""
    rng = np.random.default_rng(k)
    blocks = -(-k // block)
    codes, x = rng.integers(0, 16, (m, k)), rng.normal(size=(n, k)).astype(np.float32)
    x[n // 2] *= 1e9
    x[-1] = rng.normal(size=k) * 1e34  # most layers have a smaller limit of activations
    whole = rng.integers(0, 16, (m, blocks * block), dtype=np.uint8)  # behind K lies anything
    whole[:, :k] = codes
    stored = whole[:, ::2] | whole[:, 1::2] << 4
    for given in range(12):
        scales = rng.uniform(-1, 1, (m, blocks)).astype(np.float16 if given & 1 else np.float32)
        zeros = rng.integers(0, 256, (m, blocks), dtype=np.uint8) if given & 2 else None
        bias = rng.normal(size=m).astype(np.float32) if given & 4 else None
        offsets = rng.normal(size=(m, blocks)) if given & 8 else None
        if offsets is not None:
            offsets = offsets.astype(np.float16 if given & 2 else np.float32)
        zeros = zeros if offsets is None else None
        points = zeros if zeros is not None else 8 if offsets is None else 0
        options = {"bits": 4, "block": block, "bias": bias, "offsets": offsets, **(prepared or {})}
        wanted = BlockLinear.from_numpy(codes, scales, points, **options)
        size = library.call("layers_layer_bytes", 4, m, k, block)
        layer = aligned_zeros((size,), np.uint8)
        floats = None if offsets is None else offsets.astype(np.float32)
        arrays = [scales.astype(np.float32), zeros, floats, bias]
        assert pack(library, 4, m, k, block, stored, arrays, layer) == OK
        scratch = aligned_zeros((library.call("layers_scratch_bytes", layer),), np.uint8)
        for parts in (1, 3):
            out = np.full((n, m), np.nan, np.float32)
            for part in range(parts):
                assert library.call("layers_layer_run", layer, x, n, part, parts, scratch, out) == OK
            assert_array_equal(out, wanted(x))
        dequantized = np.repeat(scales.astype(np.float64), block, 1)[:, :k] * (
            codes - (points if zeros is None else np.repeat(zeros.astype(np.int64), block, 1)[:, :k])
        )
        dequantized += 0 if offsets is None else np.repeat(offsets.astype(np.float64), block, 1)[:, :k]
        exact = x.astype(np.float64) @ dequantized.T + (0 if bias is None else bias)
        assert (np.abs(out - exact) <= wanted.bound(x)).all()
    return layer


class InWasmtime:
    """The library as a WebAssembly module that was compiled with some flags."""

    def __init__(self, layers: Path, *flags: str) -> None:
        names = ("kernel_name", "layer_bytes", "layer_pack", "scratch_bytes", "layer_run")
        exports = [f"-Wl,--export=layers_{name}" for name in names]
        link = ["-mexec-model=reactor", "-Wl,--export=__heap_base", *exports, "-s"]
        every = ["-target", "wasm32-wasi", *flags, "-O1", "-Iinclude", "-fno-sanitize=undefined", "all.c"]
        run_compiler(find_compiler("wasm32", "zig"), [*every, *link, "-o", "layers.wasm"], layers)
        (engine,) = emulators("wasm32")
        assert isinstance(engine, WasmtimeExecutor)
        self.module = engine.open((layers / "layers.wasm").read_bytes())

    def call(self, symbol: str, *arguments: Any) -> int:
        given = [0 if one is None else one for one in arguments]
        result = self.module.call(symbol, *given).int32
        return result - (1 << 32) if result >> 31 else result


@pytest.mark.exhaustive("operators")
@pytest.mark.parametrize(
    "flags", [("-msimd128",), ("-msimd128", "-mrelaxed-simd")], ids=["simd128", "relaxed"]
)
def test_a_module_equals_the_prepared_layer(layers: Path, flags: tuple[str, ...]) -> None:
    import_or_skip("wasmtime")
    prepared = {"kernel": load_linear(4, "wasm", "wasm32")}  # products and sums of floats round apart
    layer = equals_the_prepared_layer(InWasmtime(layers, *flags), 37, 9, 200, 32, prepared)
    kernel = LinearLibrary("layers", [4]).kernels[int(layer[:4].view(np.int32)[0])]
    assert (kernel.architecture, len(kernel.needs)) == ("wasm32", len(flags))


#: C: a layer of the first of some kernels, from its codes to the product.
ONE_LAYER = """
void one_layer(int32_t rows, int32_t k, int32_t block, const uint8_t *codes, const float *scales,
    const float *values, int32_t count, uint8_t *layer, uint8_t *scratch, float *out) {
  const synth_layer made = synth_placed(0, rows, k, block, 0, 5, 0, 0);
  memcpy(layer, &made, sizeof made);
  synth_prepare(layer, codes, scales, NULL, 8, NULL, NULL);
  const synth_weights of = synth_weights_of((const synth_layer *)(const void *)layer);
  const synth_codes at = synth_codes_at(&of, scratch, count);
  if (at.odd + count > scratch + synth_codes_bytes(&of, count)) return;
  for (int part = 0; part < 3; ++part) synth_quantize(&of, part, 3, values, at, count);
  for (int part = 0; part < 3; ++part) synth_multiply(&of, part, 3, values, at, count, out);
}
"""


@on_x86
@pytest.mark.parametrize(
    ("isa", "target", "bits"),
    [
        *(("neon", "aarch64_dotprod", bits) for bits in (2, 5)),
        *(("neon", "aarch64_i8mm", bits) for bits in (2, 4, 6, 8)),
        ("avx512", "x86_64_vnni", 7),
    ],
)
def test_layers_of_kernels_with_several_parts_columns_or_pieces(
    tmp_path: Path, isa: str, target: str, bits: int
) -> None:
    """In the form for any processor, which reads the same words and codes."""
    kernel = CKernel(load_linear(bits, isa, target), portable=True)
    text = f"#include <stddef.h>\n{kernel.source}{layers_text([kernel])}{ONE_LAYER}"
    (tmp_path / "one.c").write_text(text)
    flags = [*compiler_flags("x86_64", []), "-O1", "-fPIC", "-shared", "-nostdlib", "-lc", "-lm"]
    run_compiler(
        find_compiler("x86_64", "zig"),
        [*WARNINGS, "-Wno-unused-function", *flags, "one.c", "-o", "one.so"],
        tmp_path,
    )
    one = NativeLibrary(tmp_path / "one.so", ONE_LAYER.partition(" {")[0] + ";")
    rng = np.random.default_rng(bits)
    for block, k, count in ((16, 40, 1), (32, 96, 7), (48, 100, 1), (64, 100, 2)):
        if block * bits % 32:
            continue
        codes = rng.integers(0, 1 << bits, (37, -(-k // block) * block), dtype=np.uint8)
        scales = rng.normal(size=(37, codes.shape[1] // block)).astype(np.float32)
        x = rng.normal(size=(count, k)).astype(np.float32)
        every = codes[:, :, None] >> np.arange(bits, dtype=np.uint8) & 1
        stored = np.packbits(every.reshape(37, -1), axis=1, bitorder="little")
        out, layer = np.full((count, 37), np.nan, np.float32), aligned_zeros((1 << 15,), np.uint8)
        scratch = aligned_zeros((1 << 14,), np.uint8)
        one.call("one_layer", 37, k, block, stored, scales, x, count, layer, scratch, out)
        weights = from_codes(codes[:, :k], scales, 5, bits, block)
        assert_array_equal(out, reference(weights, x, FLOATS))


def pack(library: Any, bits: int, m: int, k: int, block: int, codes: Any, arrays: Any, layer: Any) -> int:
    """A call whose pointers may be null."""
    if isinstance(library, InWasmtime):
        return library.call("layers_layer_pack", bits, m, k, block, codes, *arrays, layer)
    ffi, function = library._ffi, library._library.layers_layer_pack
    kinds = ["float *", "uint8_t *", "float *", "float *"]
    pointers = [
        ffi.NULL if one is None else ffi.from_buffer(kind, np.ascontiguousarray(one))
        for kind, one in zip(kinds, arrays, strict=True)
    ]
    ends = [codes, layer]
    codes, layer = (ffi.NULL if one is None else ffi.from_buffer("uint8_t *", one) for one in ends)
    return int(function(bits, m, k, block, codes, *pointers, layer))


@on_x86
def test_what_is_wrong_is_refused(library: NativeLibrary) -> None:
    codes, scales = np.zeros((2, 2, 16), np.uint8), np.ones((2, 2), np.float32)
    good = (4, 2, 64, 32)
    size = library.call("layers_layer_bytes", *good)
    layer = aligned_zeros((size + 64,), np.uint8)
    none = [scales, None, None, None]
    bits = [(number, *good[1:]) for number in (-1, 0, 2, 9)]
    sizes = [
        (4, 0, 64, 32),
        (4, 1 << 30, 64, 32),
        (4, 2, 0, 32),
        *((4, 2, 64, block) for block in (8, 20, 512)),
    ]
    for wrong in (*bits, *sizes):
        assert library.call("layers_layer_bytes", *wrong) == 0
        assert pack(library, *wrong, codes, none, layer) == BAD_ARGUMENT
    assert pack(library, *good, None, none, layer) == BAD_ARGUMENT
    assert pack(library, *good, codes, [None, None, None, None], layer) == BAD_ARGUMENT
    zeros = np.zeros((2, 2), np.uint8)
    assert pack(library, *good, codes, [scales, zeros, scales, None], layer) == BAD_ARGUMENT
    assert pack(library, *good, codes, none, layer[1:]) == BAD_ARGUMENT
    assert pack(library, *good, codes, none, layer) == OK
    scratch, x, out = (
        aligned_zeros((1 << 20,), np.uint8),
        np.zeros((1, 64), np.float32),
        np.zeros((1, 2), np.float32),
    )
    for n, part, parts in ((0, 0, 1), (-1, 0, 1), (1, 1, 1), (1, -1, 1), (1, 0, 0)):
        assert library.call("layers_layer_run", layer, x, n, part, parts, scratch, out) == BAD_ARGUMENT
    assert library.call("layers_layer_run", layer, x, 1, 0, 1, scratch[1:], out) == BAD_ARGUMENT
    assert library.call("layers_layer_run", layer, x, 1, 0, 1, scratch, out) == OK
    arm = next(
        n for n, one in enumerate(LinearLibrary("layers", [4]).kernels) if one.architecture != "x86_64"
    )
    layer[:4].view(np.int32)[0] = arm
    assert library.call("layers_layer_run", layer, x, 1, 0, 1, scratch, out) == CANNOT_RUN
    for number in (-1, 100):
        layer[:4].view(np.int32)[0] = number
        assert library.call("layers_layer_run", layer, x, 1, 0, 1, scratch, out) == BAD_ARGUMENT
        assert library.call("layers_scratch_bytes", layer) == 0


@pytest.mark.exhaustive("operators")
@skip_where(Need.TOOL, not shutil.which("cc") or not shutil.which("c++"), "no cc and c++ here")
def test_the_example_is_built_by_cmake(layers: Path, tmp_path: Path) -> None:
    """In C11 and C++17 without a warning, nor a wrong access; what runs is what the processor and the cap
    allow. Undefined behaviour is looked for in ``library``, as gcc takes longest for it."""
    flags = f"-O0 -Wall -Wextra -Wconversion -Werror {sanitizers(tmp_path, ('address',))}"

    def run(*command: str | Path, **environment: str) -> str:
        done = subprocess.run(
            [*map(str, command)], capture_output=True, text=True, env={**os.environ, **environment}
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    generator = ["-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={Path(ninja.BIN_DIR) / 'ninja'}", f"-DLAYERS={layers}"]
    program, both = (
        Path(cmake.CMAKE_BIN_DIR) / "cmake",
        (f"-DCMAKE_C_FLAGS={flags}", f"-DCMAKE_CXX_FLAGS={flags}"),
    )
    said = run(program, *generator, "-S", EXAMPLE, "-B", tmp_path / "build", *both, "-DLOWBIT=/nowhere")
    assert "no library lowbit in /nowhere: product is not built" in said
    run(program, "--build", tmp_path / "build")
    assert "every result is 96 by 1, 2 and 7 parts" in run(tmp_path / "build/layer_cpp")
    assert "100 x 9 results of 333 positions, all within" in run(tmp_path / "build/layer")
    if host_target() == "x86_64":
        assert run(tmp_path / "build/layer", **{CAP: "x86-64"}).startswith("layers_avx2_linear_w4_portable: ")
        with pytest.raises(AssertionError, match="refused: -4"):
            run(tmp_path / "build/layer", **{CAP: "sse9"})


@pytest.mark.exhaustive("operators", every=3)
@pytest.mark.parametrize(
    ("platform", "own"),
    [
        ("aarch64-macos", []),
        ("x86_64-windows-gnu", ["-mavx2", "-mfma", "-mf16c"]),
        ("arm-linux-gnueabihf", ["-mcpu=cortex_a7"]),
    ],
)
def test_all_files_are_one_unit_on_every_platform(
    platform: str, own: list[str], layers: Path, tmp_path: Path
) -> None:
    """Where 64 bits are long, long long, and more than a pointer has."""
    flags = [*WARNINGS, "-O0", "-g0", "-target", platform, *own, f"-I{layers}/include", "-c"]
    run_compiler(find_compiler("aarch64", "zig"), [*flags, str(layers / "all.c"), "-o", "all.o"], tmp_path)
    assert (tmp_path / "all.o").stat().st_size


def test_the_readme_names_every_kernel_and_its_flags(layers: Path) -> None:
    text = (layers / "README.md").read_text()
    assert "| `src/layers_avx2_linear_w4.c` | x86_64 | `-mavx2` `-mf16c` `-mfma` |" in text
    assert "| neon/aarch64_dotprod | layers_neon_linear_w4_aarch64_dotprod |" in text
    assert "| portable | layers_avx2_linear_w4_portable |" in text
    cmakelists = (layers / "CMakeLists.txt").read_text()
    assert 'COMPILE_OPTIONS "-mavx2;-mf16c;-mfma"' in cmakelists


def test_every_kernel_is_counted_and_named_once(layers: Path) -> None:
    """Targets without a kernel of their own have another one's, which is no second one."""
    made = LinearLibrary("layers", [4])
    files = sorted(path.stem for path in (layers / "src").glob("layers_*.c"))
    assert sorted(made.names["linear_w4"]) == files
    for text, before in (((layers / "README.md"), "| `src/"), ((layers / "CMakeLists.txt"), "\n  src/")):
        assert [text.read_text().count(f"{before}{one}.c") for one in files] == [1] * len(files)
    flags = (layers / "CMakeLists.txt").read_text().split("set_source_files_properties(")[1:]
    assert len({one.partition(" ")[0] for one in flags}) == len(flags)
    codes = [(layers / f"src/{one}.c").read_text() for one in files]
    assert len({*codes}) == len(codes)


@pytest.mark.parametrize(
    ("names", "out", "says"),
    [
        (["linear_w4", "a2w1_hybrid"], "x", "a2w1_hybrid: linear_w4 makes a library of linear layers alone"),
        (["linear_w9"], "x", "no such kernel in"),
        (["linear_w4"], "9x", "'9x' cannot be a name in C"),
        (["linear_w4"], "taken", "README.md: is there and is not of export-c"),
    ],
)
def test_what_export_c_refuses(
    names: list[str], out: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "README.md").write_text("mine\n")
    result = export(*names, "-o", out)
    assert result.exit_code == 2 and says in result.stderr and result.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.rglob("*")] == ["taken", "README.md"]
