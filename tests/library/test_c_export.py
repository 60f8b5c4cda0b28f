"""Kernels as a C library: exact in every form, built by CMake, clean under warnings and sanitizers."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import cmake
import ninja
import numpy as np
import pytest
from click.testing import CliRunner, Result

from sketches.encoding import Operand
from synth.cli.main import cli
from synth.emit.features import CAP, LEVELS, host_features, host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import find_compiler, run_compiler
from synth.errors import UserError
from synth.forms.packing import aligned
from synth.library.c_layout import layout_of
from synth.library.c_products import ProductLibrary
from synth.library.kernels import Kernel, library_folder, load, read_kernel
from tests.conftest import committed
from tests.needs import Need, skip_where

_CMAKE, _NINJA = Path(cmake.CMAKE_BIN_DIR) / "cmake", Path(ninja.BIN_DIR) / "ninja"
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "c"
KERNELS = ("avx2/a2w1_hybrid_m8n1k64", "avx512/a2w1_hybrid_m8n1k64", "neon/a2w1_hybrid_m8n1k64_aarch64")
WARNINGS = (
    "-pedantic",
    "-Wall",
    "-Wextra",
    "-Wconversion",
    "-Wsign-conversion",
    "-Wno-overlength-strings",
    "-Werror",
)
#: A library with what differs between kernels: codes of one to eight bits, signs, offsets, every x86-64 form.
SEVERAL = (
    *KERNELS[:2],
    "avx2/a3w3_twos_bipolar_m8n1k64",
    "avx2/a8w3_twos_m8n1k64",
    "avx2/a1w2_bipolar_m8n1k64",
)


def export(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, ["export-c", *map(str, arguments), "--out", str(library_folder())])


@pytest.fixture(scope="module")
def lowbit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library of the example."""
    folder = tmp_path_factory.mktemp("c") / "lowbit"
    result = export(*KERNELS, "-o", folder)
    assert result.exit_code == 0, result.output
    assert "lowbit_a2w1_hybrid: 10 forms" in result.output
    return folder


def kernels(names: tuple[str, ...]) -> list[Kernel]:
    return [read_kernel(library_folder() / f"{name}.json") for name in names]


def sanitizers(folder: Path, wanted: tuple[str, ...] = ("address", "undefined")) -> str:
    """Flags of what the system's compiler has to find wrong accesses and undefined behaviour."""
    (folder / "empty.c").write_text("int main(void) { return 0; }\n")
    for flags in (f"-fsanitize={','.join(wanted)} -fno-sanitize-recover=all", ""):
        built = subprocess.run(
            ["cc", *flags.split(), "empty.c", "-o", "empty"], cwd=folder, capture_output=True
        )
        if built.returncode == 0:
            return flags
    raise AssertionError("cc compiles nothing")


@skip_where(Need.TOOL, not shutil.which("cc") or not shutil.which("c++"), "no cc and c++ here")
def test_the_example_is_built_by_cmake(lowbit: Path, tmp_path: Path) -> None:
    """In C11 and C++17, with the library in the same build and installed, static and shared, without a
    warning, and what runs is what the processor and the cap allow."""
    prefix, checks = tmp_path / "prefix", sanitizers(tmp_path)
    flags = " ".join(["-Wall -Wextra -Wconversion -Werror", checks])

    def run(*command: str | Path, **environment: str) -> str:
        done = subprocess.run(
            [*map(str, command)], capture_output=True, text=True, env={**os.environ, **environment}
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def build(name: str, *options: str) -> Path:
        folder = tmp_path / name
        both = (
            "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON",
            f"-DCMAKE_C_FLAGS={flags}",
            f"-DCMAKE_CXX_FLAGS={flags}",
        )
        run(
            _CMAKE,
            "-G",
            "Ninja",
            f"-DCMAKE_MAKE_PROGRAM={_NINJA}",
            "-S",
            EXAMPLE,
            "-B",
            folder,
            *both,
            *options,
        )
        run(_CMAKE, "--build", folder)
        return folder

    inside = build("inside", f"-DLOWBIT={lowbit}")
    if host_target() == "x86_64":  # without its flags a file would be portable C, which is as exact
        commands = {
            Path(one["file"]).name: one["command"]
            for one in json.loads((inside / "compile_commands.json").read_text())
        }
        assert " -mavx2 " in commands["lowbit_avx2_a2w1_hybrid_m8n1k64_bytes.c"]
        assert " -mavx512bw " in commands["lowbit_avx512_a2w1_hybrid_m8n1k64_bytes.c"]
        assert "-mavx" not in commands["lowbit.c"] and "-mcpu" not in " ".join(commands.values())
    run(_CMAKE, "--install", inside, "--prefix", prefix)
    installed = build("installed", f"-DCMAKE_PREFIX_PATH={prefix}", "-DLOWBIT=/nowhere")
    for folder in (inside, installed):
        for program in ("product", "product_cpp"):
            assert "all equal to a plain loop" in run(folder / program)
    if host_target() == "x86_64":
        assert ", portable C: " in run(inside / "product", **{CAP: "x86-64"})
        if host_features() >= LEVELS["x86-64-v3"]:
            assert run(inside / "product", **{CAP: "x86-64-v3"}).startswith("avx2/a2w1_hybrid_m8n1k64 ")
        with pytest.raises(AssertionError, match="no form: -4"):
            run(inside / "product", **{CAP: "sse9"})
    if shutil.which("pkg-config"):
        told = run(
            "pkg-config", "--cflags", "--libs", "lowbit", PKG_CONFIG_PATH=str(prefix / "lib/pkgconfig")
        )
        again = f"cc {checks} {EXAMPLE}/product.c {told.strip()} -Wl,-rpath,{prefix}/lib -o {tmp_path}/told"
        run("sh", "-c", again)
        assert "all equal" in run(tmp_path / "told")


@pytest.fixture(scope="module")
def several(built: tuple[ProductLibrary, Path]) -> tuple[ProductLibrary, NativeLibrary]:
    """That library, opened."""
    made, path = built
    declared = made.texts["include/several.h"].partition('extern "C" {\n#endif\n')[2]
    return made, NativeLibrary(path, declared.partition("#ifdef __cplusplus")[0])


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[ProductLibrary, Path]:
    """A library of several operands, compiled for this computer, in which undefined behaviour ends the
    process."""
    made, folder = ProductLibrary("several", kernels(SEVERAL)), tmp_path_factory.mktemp("several")
    for file, text in made.texts.items():
        (folder / file).parent.mkdir(exist_ok=True)
        (folder / file).write_text(text, encoding="utf-8")
    # One unit, which takes a fifth of the time, with the flags of all files that run here.
    (folder / "all.c").write_text(
        "".join(f'#include "{file}"\n' for file in made.texts if file.endswith(".c"))
    )
    here = [entry for entry in made.entries if entry.level.needs <= host_features()]
    flags_of = {file.path: file.flags for file in made.kernel_files()}
    flags = dict.fromkeys(flag for entry in here for flag in flags_of[f"src/{entry.symbol}.c"])
    checks = ("-O0", "-g0", "-fPIC", "-fsanitize=undefined", "-fsanitize-trap=undefined")
    arguments = ["-std=c11", *WARNINGS, *checks, *flags, "-Iinclude", "-shared", "-nostdlib", "-lc"]
    run_compiler(find_compiler("x86_64", "zig"), [*arguments, "all.c", "-o", "several.so"], folder)
    return made, folder / "several.so"


OK, BAD_ARGUMENT, BAD_VALUE, TOO_LONG, CANNOT_RUN = range(0, -5, -1)
on_x86 = skip_where(Need.PROCESSOR, host_target() != "x86_64", "compiles x86-64 kernels")


def dtype_of(operand: Operand) -> type[np.integer]:
    return np.uint8 if min(operand.values) >= 0 else np.int8


def multiply(
    library: NativeLibrary, prefix: str, form: int, weights: np.ndarray, activations: np.ndarray
) -> np.ndarray | int:
    """The product of int [M, K] and int [N, K] as [N, M] by a form, or what it is refused with. Every array
    ends where it has to."""
    (m, k), n = weights.shape, activations.shape[0]
    rows, columns, out = np.empty(m, np.int32), np.empty(n, np.int32), np.empty((n, m), np.int32)
    sizes = [
        library.call(f"{prefix}_{of}_bytes", form, size, k)
        for of, size in (("weights", m), ("activations", n))
    ]
    w, a = (aligned(np.full(size, 0xA5, np.uint8)) for size in sizes)
    workspace = aligned(np.empty(library.call(f"{prefix}_workspace_bytes", form, k), np.uint8))
    at_once = np.empty((n, m), np.int32)
    for result in (
        library.call(f"{prefix}_pack_weights", form, weights, m, k, w, rows),
        library.call(f"{prefix}_pack_activations", form, activations, n, k, a, columns),
        library.call(f"{prefix}_multiply", form, w, rows, a, columns, m, n, k, out),
        library.call(f"{prefix}_run", form, w, rows, activations, m, n, k, workspace, at_once),
    ):
        if result != OK:
            return int(result)
    assert np.array_equal(out, at_once)
    return out


@on_x86
def test_every_form_is_exact(several: tuple[ProductLibrary, NativeLibrary]) -> None:
    """Every length of a tail, matrices with any number of rows and columns, extremes that are long."""
    made, library = several
    random, features = np.random.default_rng(3), host_features()
    for title, entries in made.products.items():
        spec = entries[0].form.kernel.spec
        values = [np.array(sorted(one.values), dtype_of(one)) for one in (spec.weights, spec.activations)]
        shapes = [(3, 2, k) for k in range(1, 68)]
        shapes += [(m, m % 9 + 1, 33) for m in (*range(1, 35), 63, 64, 65, 129)]
        shapes += [(2, 611, 1000)]  # several blocks of columns in one call
        extremes = [(5, 8, 4097, pair) for pair in ((0, 0), (0, -1), (-1, 0), (-1, -1))]
        for form, entry in enumerate(entries):
            runs = entry.level.needs <= features
            for m, n, k in shapes if runs else shapes[:1]:
                weights, activations = random.choice(values[0], (m, k)), random.choice(values[1], (n, k))
                found = multiply(library, f"several_{title}", form, weights, activations)
                if not runs:
                    assert found == CANNOT_RUN, entry.name
                    continue
                wanted = activations.astype(np.int64) @ weights.astype(np.int64).T
                assert np.array_equal(found, wanted), (entry.name, m, n, k)
            for m, n, k, (low, high) in extremes if runs else ():
                weights, activations = np.full((m, k), values[0][low]), np.full((n, k), values[1][high])
                wanted = np.full((n, m), k * int(values[0][low]) * int(values[1][high]))
                assert np.array_equal(
                    multiply(library, f"several_{title}", form, weights, activations), wanted
                ), (entry.name, low, high)


@on_x86
def test_weights_are_packed_as_numpy_packs_them(several: tuple[ProductLibrary, NativeLibrary]) -> None:
    """To the last byte, for forms of every processor, with a K that fills no chunk."""
    made, library = several
    random = np.random.default_rng(4)
    for title, entries in made.products.items():
        operand = entries[0].form.kernel.spec.weights
        values = np.array(sorted(operand.values), dtype_of(operand))
        for form, entry in enumerate(entries):
            m, k = 2 * entry.form.rows, 131
            weights, rows = random.choice(values, (m, k)), np.empty(m, np.int32)
            wanted = entry.form.pack_weights(weights)
            packed = aligned(np.empty(library.call(f"several_{title}_weights_bytes", form, m, k), np.uint8))
            assert library.call(f"several_{title}_pack_weights", form, weights, m, k, packed, rows) == OK
            assert np.array_equal(packed, wanted.data.view(np.uint8).reshape(-1)), entry.name
            assert np.array_equal(rows, wanted.correction), entry.name


@on_x86
@pytest.mark.isa("avx2")
def test_a_form_beyond_the_processor_is_refused(built: tuple[ProductLibrary, Path]) -> None:
    """Instead of ending the process at an instruction that is not there; the cap plays the processor."""
    made, path = built
    prefix, entries = "several_a2w1_hybrid", made.products["a2w1_hybrid"]
    avx2 = next(number for number, one in enumerate(entries) if one.level.name == "avx2/x86_64")
    script = (
        "import ctypes, sys; lib = ctypes.CDLL(sys.argv[1]); room = ctypes.create_string_buffer(4096)\n"
        "at = ctypes.c_void_p(ctypes.addressof(room) + -ctypes.addressof(room) % 64)\n"
        f"pack = lambda form: lib.{prefix}_pack_activations(form, at, 1, 1, at, at)\n"
        f"print([pack({avx2}), pack({len(entries) - 1})])\n"
    )
    for cap, wanted in (("x86-64", [CANNOT_RUN, OK]), ("x86-64-v3", [OK, OK])):
        environment = {**os.environ, CAP: cap}
        arguments = [sys.executable, "-c", script, str(path)]
        said = subprocess.run(arguments, env=environment, capture_output=True, text=True, check=True).stdout
        assert said.split("\n")[0] == str(wanted), cap


@on_x86
def test_the_form_with_the_fewest_cycles_is_taken(several: tuple[ProductLibrary, NativeLibrary]) -> None:
    """A form that this processor runs. For a large product the one that the cost model prefers in the steady
    state; registers of many rows are wasted on a lone one."""
    made, library = several
    for title, entries in made.products.items():
        shapes = [(1, 1, 64), (64, 7, 64), (512, 512, 4096)]
        small, _, large = taken = [library.call(f"several_{title}_form", *shape) for shape in shapes]
        assert all(entries[form].level.needs <= host_features() for form in taken)
        if "avx2" in host_features():
            assert entries[large].form.name == entries[large].form.kernel.cheapest_form()
            assert small != large or title != "a2w1_hybrid"


@on_x86
def test_what_is_wrong_is_refused(several: tuple[ProductLibrary, NativeLibrary]) -> None:
    made, library = several
    prefix, entries = "several_a2w1_hybrid", made.products["a2w1_hybrid"]
    form = library.call(f"{prefix}_form", 3, 2, 70)
    weights, activations = np.ones((3, 70), np.int8), np.ones((2, 70), np.uint8)
    for wrong in (0, 2, -2, 127, -128):
        changed = weights.copy()
        changed[2, 69] = wrong
        assert multiply(library, prefix, form, changed, activations) == BAD_VALUE
    for wrong in (4, 5, 255):
        changed = activations.copy()
        changed[1, 69] = wrong
        assert multiply(library, prefix, form, weights, changed) == BAD_VALUE
    assert multiply(library, prefix, form, weights, activations).tolist() == [[70] * 3] * 2  # type: ignore[union-attr]
    longest = entries[form].form.report.longest_k
    assert [library.call(f"{prefix}_form", 1, 1, k) >= 0 for k in (longest, (1 << 31) - 1)] == [True, False]
    assert library.call(f"{prefix}_form", 1, 1, (1 << 31) - 1) == TOO_LONG
    for sizes in ((0, 1, 1), (1, 0, 1), (1, 1, 0), (-1, 1, 1)):
        assert library.call(f"{prefix}_form", *sizes) == BAD_ARGUMENT
    for number in (-1, len(entries)):
        assert library.call(f"{prefix}_weights_bytes", number, 1, 1) == 0
        assert (
            library.call(
                f"{prefix}_multiply", number, *[weights] * 0, *_operands(), 1, 1, 1, np.zeros(1, np.int32)
            )
            == BAD_ARGUMENT
        )
    w, rows, a, columns = _operands()
    out = np.zeros(1, np.int32)
    for one in range(4):
        given = [w, rows, a, columns]
        given[one] = given[one][:0] if one % 2 else given[one].view(np.uint8)[1:]
        misplaced = (
            library.call(f"{prefix}_multiply", form, *given, 1, 1, 1, out) if one % 2 == 0 else BAD_ARGUMENT
        )
        assert misplaced == BAD_ARGUMENT


def _operands() -> tuple[np.ndarray, ...]:
    """Room for operands of one row, one column."""
    return (aligned(np.zeros(4096, np.uint8)), np.zeros(1, np.int32)) * 2


PLATFORMS = {
    "x86_64": ("linux-gnu", "macos", "windows-gnu"),
    "aarch64": ("linux-gnu", "macos", "windows-gnu"),
}


@pytest.mark.exhaustive("library", cover="architecture")
@pytest.mark.parametrize(
    ("architecture", "system"),
    [(machine, system) for machine, systems in PLATFORMS.items() for system in systems],
)
def test_all_files_are_one_unit_on_every_platform(
    architecture: str, system: str, lowbit: Path, tmp_path: Path
) -> None:
    """Nothing of one kernel has the name of something of another one; no warning in C11."""
    every = sorted((lowbit / "src").glob("*.c"))
    (tmp_path / "all.c").write_text("".join(f'#include "{path}"\n' for path in every))
    own = {"x86_64": ["-mavx2", "-mavx512f", "-mavx512bw"], "aarch64": []}[architecture]
    flags = [
        "-std=c11",
        *WARNINGS,
        "-O0",
        "-g0",
        "-target",
        f"{architecture}-{system}",
        *own,
        f"-I{lowbit}/include",
    ]
    run_compiler(find_compiler(architecture, "zig"), [*flags, "-c", "all.c", "-o", "all.o"], tmp_path)
    assert (tmp_path / "all.o").stat().st_size


def test_headers_are_cpp(lowbit: Path, tmp_path: Path) -> None:
    text = "int f() { return lowbit_a2w1_hybrid_form(1, 1, 1); }\n"
    text = f'#include "lowbit_kernels.h"\n#include "lowbit.h"\n{text}'
    (tmp_path / "use.cpp").write_text(text)
    flags = ["-std=c++17", *WARNINGS, "-O0", f"-I{lowbit}/include", "-c", "use.cpp", "-o", "use.o"]
    run_compiler(find_compiler("x86_64", "zig"), flags, tmp_path)
    assert b"lowbit_a2w1_hybrid_form" in (tmp_path / "use.o").read_bytes()
    assert b"_Z23lowbit" not in (tmp_path / "use.o").read_bytes()


def test_readme_says_the_layouts(lowbit: Path) -> None:
    """What it says of a form is what the form itself does, with the sizes that its packer has."""
    text = (lowbit / "README.md").read_text()
    form = committed("avx2", "x86_64", 2, 1, "hybrid").form("tables")
    layout = layout_of(form)
    assert f"| avx2/a2w1_hybrid_m8n1k64 tables | {layout.rows} | {layout.chunk} |" in text
    assert f"weights: per register of {layout.rows} rows and chunk 1 x {layout.size} bytes" in text
    assert "| `src/lowbit_avx2_a2w1_hybrid_m8n1k64_tables.c` | x86_64 | `-mavx2` |" in text


@pytest.mark.parametrize(("isa", "encoding"), [("avx512", "twos/bipolar"), ("neon", "unipolar")])
def test_layouts_are_the_packers(isa: str, encoding: str) -> None:
    """The tables that C packs weights by, against numpy's packer, for whole registers."""
    random = np.random.default_rng(9)
    for form in load(isa, 2, 3, encoding).forms:
        layout, values = layout_of(form), np.array(sorted(form.kernel.spec.weights.values))
        codes = random.integers(0, len(values), (layout.rows, layout.chunk))
        packed = form.pack_weights(values[codes])
        assert np.array_equal(layout.stored(codes), packed.data.view(np.uint8).reshape(-1))
        assert np.array_equal(
            layout.terms[codes].sum(axis=1, dtype=np.uint32) + np.uint32(layout.padded),
            packed.correction.view(np.uint32),
        )


def test_a_layout_that_mixes_weights_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A packer of which a byte is a sum of two weights' codes is none that the tables can say."""
    form = committed("avx2", "x86_64", 8, 3, "twos").form("bytes")
    real = type(form).pack_weights

    def mixed(self: object, weights: object) -> object:
        packed = real(self, weights)  # type: ignore[arg-type]
        packed.data[..., 0] += packed.data[..., 1]
        return packed

    monkeypatch.setattr(type(form), "pack_weights", mixed)
    with pytest.raises(UserError, match="its layout of weights cannot be said in C"):
        layout_of(form)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nothing_has_this", "-o", "x"), "no such kernel in"),
        (("avx2/a2w1_hybrid_m8n1k64", "-o", "9x"), "'9x' cannot be a name in C"),
        (("avx2/a2w1_hybrid_m8n1k64", "-o", "x", "--name", "float"), "'float' cannot be a name in C"),
        (("avx2/bitpack_a2", "-o", "x"), "is a packing kernel, which libraries have by themselves"),
        (("avx2/a2w1_hybrid_m8n1k64",), "-o: missing"),
        (("-o", "x"), "NAME...: missing"),
        (("avx2/a2w1_hybrid_m8n1k64", "-o", "taken"), "taken/README.md: is there and is not of export-c"),
        (("avx2/a2w1_hybrid_m8n1k64", "-o", "file"), "file is not a folder"),
    ],
)
def test_what_export_c_refuses(
    arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "README.md").write_text("mine\n")
    (tmp_path / "file").write_text("mine\n")
    result = export(*arguments)
    assert result.exit_code == 2 and said in result.stderr and result.stderr.count("\n") == 1
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["README.md", "file", "taken"]
    if "taken" in arguments:
        assert export(*arguments, "--force").exit_code == 0
        assert export(*arguments).exit_code == 0, "what it has written it may write again"
