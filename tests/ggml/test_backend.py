"""The backend: what is refused in one line, where its C compiles, and products within a real ggml."""

import os
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import isa_specs
from synth.cli.main import cli
from synth.emit.features import CAP, PERMITTED, host_target
from synth.emit.targets import get_target
from synth.emit.toolchain import compile_shared, find_compiler, run_compiler
from synth.errors import UserError, VerificationError
from synth.ggml.build import backend_library
from synth.ggml.headers import HEADERS, LIBRARY, VERSION_HEADER, ggml_headers
from synth.ggml.load import TREE
from synth.ggml.texts import TYPES, LayerTexts, host_layers
from tests.needs import Need, skip

#: The folder of the libraries of the ggml whose source tree is $SYNTH_GGML.
LIBRARIES = "SYNTH_GGML_LIBRARIES"


def tree(folder: Path, version: str = "#define GGML_BACKEND_API_VERSION 2") -> Path:
    """Make a source tree whose headers are empty but for the version."""
    for name in HEADERS:
        below = folder / "ggml" / ("src" if name.endswith("impl.h") else "include")
        below.mkdir(parents=True, exist_ok=True)
        (below / name).write_text(f"    {version}\n" if name.endswith("impl.h") else "")
    numbers = zip(("MAJOR", "MINOR", "PATCH"), "123", strict=True)
    text = "".join(f"set(GGML_VERSION_{part} {number})\n" for part, number in numbers)
    (folder / "ggml/CMakeLists.txt").write_text(text)
    return folder


def command(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["llama-backend", *map(str, arguments)], prog_name="synth-kernel")


def refused(*arguments: object) -> str:
    result = command(*arguments)
    assert result.exit_code == 2 and result.stderr.count("\n") == 1, result.output
    return result.stderr


def test_a_folder_without_headers_is_refused(tmp_path: Path) -> None:
    assert "has no ggml.h; give a source tree" in refused("-o", tmp_path / "out", "--ggml", tmp_path)
    (tree(tmp_path) / "ggml/src/ggml-backend-impl.h").unlink()
    assert "has no ggml-backend-impl.h" in refused("-o", tmp_path / "out", "--ggml", tmp_path)


@pytest.mark.parametrize(
    ("text", "said"),
    [("#define GGML_BACKEND_API_VERSION 99", "is 99; this synth-kernel knows 2"), ("", "is not defined")],
)
def test_another_version_of_the_interface_is_refused(text: str, said: str, tmp_path: Path) -> None:
    assert said in refused("-o", tmp_path / "out", "--ggml", tree(tmp_path, text))


def test_a_tree_without_a_version_is_refused(tmp_path: Path) -> None:
    (tree(tmp_path) / "ggml/CMakeLists.txt").write_text("")
    assert "state no GGML_VERSION" in refused("-o", tmp_path / "out", "--ggml", tmp_path)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file")
    assert "choose another -o" in refused("-o", tmp_path / "out", "--ggml", tree(tmp_path))


def test_headers_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    assert "its headers do not fit this backend" in refused("-o", tmp_path / "out", "--ggml", tree(tmp_path))


def test_a_compiler_that_fails_says_nothing_of_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SYNTH_CC", "false")
    said = refused("-o", tmp_path / "out", "--ggml", tree(tmp_path))
    assert "the backend cannot be compiled (the compiler exited with status 1)" in said


def test_python_names_a_certificate_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from synth.ggml import load

    def host_layers() -> LayerTexts:
        raise VerificationError("linear_w4.json: a check failed\nits trace")

    monkeypatch.setattr("synth.ggml.texts.host_layers", host_layers)
    monkeypatch.setattr(load, "cached_bytes", lambda kind, parts, suffix: None)
    with pytest.raises(UserError, match=r"kernels of the backend: linear_w4\.json: a check failed$"):
        load._image({})


def test_a_computer_without_compiler_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYNTH_CC", "/nowhere/cc")
    assert "names no program" in refused("-o", tmp_path / "out", "--ggml", tree(tmp_path))


def test_python_without_llama_cpp_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from synth.ggml.load import load_backend

    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(UserError, match="llama_cpp is not installed"):
        load_backend()


def test_python_names_the_tree_that_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from synth.ggml.load import load_backend

    monkeypatch.setattr("synth.ggml.load._llama_cpp", lambda: tmp_path / "llama_cpp")
    monkeypatch.delenv(TREE, raising=False)
    with pytest.raises(UserError, match=rf"has no ggml\.h; .* \(set {TREE} to it\)"):
        load_backend()


def test_kernels_leave_the_tiles_of_amx_to_ggml(monkeypatch: pytest.MonkeyPatch) -> None:
    every = frozenset(get_target("x86_64").features.bits)
    assert LayerTexts("x86_64", every).needs >= PERMITTED
    monkeypatch.setattr("synth.ggml.texts.portable_host", lambda: "x86_64")
    monkeypatch.setattr("synth.ggml.texts.host_features", lambda: every)
    assert host_layers().needs and not PERMITTED & host_layers().needs


@pytest.mark.parametrize(("says", "found"), [("0.0.1-dev", "0.0.1"), (None, "without a version")])
def test_python_refuses_a_ggml_of_another_version(
    says: str | None, found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from synth.ggml.load import load_backend

    text = f'const char *ggml_version(void) {{ return "{says}"; }}' if says else "int nothing;"
    built = compile_shared({"ggml.c": text}, host_target() or "", workdir=tmp_path)
    for name in ("libggml-base.so", "libggml.so"):
        (tmp_path / name).write_bytes(built.read_bytes())
    monkeypatch.setattr("synth.ggml.load._llama_cpp", lambda: tmp_path)
    monkeypatch.setenv("LLAMA_CPP_LIB_PATH", str(tmp_path))
    monkeypatch.setenv(TREE, str(tree(tmp_path)))
    with pytest.raises(UserError, match=rf"has ggml {found}, .* is ggml 1\.2\.3: set {TREE}"):
        load_backend()


def test_python_builds_again_for_other_certificates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from synth.ggml import load

    monkeypatch.setattr(load, "cached_bytes", lambda kind, parts, suffix: tuple(parts))
    monkeypatch.setenv("SYNTH_KERNELS", str(tmp_path))
    (certificate := tmp_path / "avx2/linear_w4.json").parent.mkdir()
    keys = set()
    for text in ("{}", "[]"):
        certificate.write_text(text)
        keys |= {load._image({}), load._image({})}
    assert len(keys) == 2


def test_libraries_of_code_that_changed_are_not_cached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process imported its code from files before they changed."""
    from synth.ggml import load

    def compiled(text: bytes, code: str) -> bytes:
        monkeypatch.setattr(load, "_code_digest", lambda: code)
        return load.cached_library(["a library"], lambda: text)

    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path))
    same, digests = load._CODE, {load._CODE, load._code_digest()}
    assert compiled(b"one", "edited") == b"one" and not list(tmp_path.rglob("*.so"))
    assert compiled(b"two", same) == b"two" == compiled(b"three", same) == compiled(b"four", "edited")
    tables = tmp_path / "isa_specs"
    tables.mkdir()
    monkeypatch.undo()
    monkeypatch.setattr(isa_specs, "__path__", [*isa_specs.__path__, str(tables)])
    for text in ("ISA = 1", "ISA = 2"):
        (tables / "outside.py").write_text(text)
        digests.add(load._code_digest())
    assert len(digests) == 3


@pytest.mark.parametrize(
    ("architecture", "features", "triple"),
    [
        ("aarch64", ["dotprod", "i8mm"], "aarch64-macos"),
        ("aarch64", ["dotprod"], "aarch64-linux-gnu"),
        ("armv7", [], "arm-linux-gnueabihf"),
        ("x86_64", [], "x86_64-linux-gnu"),
    ],
)
def test_packing_compiles_on_every_platform(
    architecture: str, features: list[str], triple: str, tmp_path: Path
) -> None:
    flags = [
        "-std=c11", "-Wall", "-Wextra", "-Wno-unused-function", "-Werror", "-O0", "-g0", "-target", triple,
    ]  # fmt: skip
    flags += ["-mcpu=cortex_a7"] if architecture == "armv7" else []
    texts = LayerTexts(architecture, frozenset(features)).texts()
    for name in ("packing.c", "synth_unpack_codes_13.c", "synth_unpack_offset_12.c"):
        (tmp_path / name).write_text(texts[name])
        run_compiler(find_compiler("aarch64", "zig"), [*flags, "-c", name, "-o", "out.o"], tmp_path)
        assert (tmp_path / "out.o").stat().st_size


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Libraries of a real ggml, and the program that multiplies with and without the backend."""
    source, libraries = os.environ.get(TREE), os.environ.get(LIBRARIES)
    if not source or not libraries:
        skip(Need.FILE, f"a ggml: {TREE} names its source tree, {LIBRARIES} the folder of its libraries")
    folder = tmp_path_factory.mktemp("ggml")
    for name, text in ggml_headers(Path(source)).items():
        (folder / name).write_text(text)
    code, where = Path(__file__).with_name("products.c"), Path(libraries).resolve()
    link = [f"-L{where}", "-lggml", "-lggml-base", "-lm", f"-Wl,-rpath,{where}"]
    for name, rows in (("products", 75), ("large", 1000)):
        made = ["-O1", "-I.", f"-DROWS={rows}", str(code), *link, "-o", name]
        run_compiler(find_compiler(host_target() or ""), made, folder)
    (folder / LIBRARY).write_bytes(backend_library(host_layers(), ggml_headers(Path(source))))
    return where, folder


def multiplied(real: tuple[Path, Path], threads: int) -> dict[str, float]:
    libraries, folder = real
    program = [folder / "products", libraries, folder / LIBRARY, threads, *TYPES, 0]
    ran = subprocess.run([*map(str, program)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    rows = (line.rsplit(" ", 1) for line in ran.stdout.splitlines())
    return {name: float(number) for name, number in rows}


@pytest.mark.parametrize("threads", [1, 2])
def test_products_within_ggml_are_those_of_its_own_kernels(real: tuple[Path, Path], threads: int) -> None:
    """MUL_MAT of dense, separate and broadcast matrices, MUL_MAT_ID, and the bits of GET_ROWS. ggml computes
    float32 weights."""
    found = multiplied(real, threads)
    assert len(found) == 6 * (len(TYPES) + 1)
    assert max(off for name, off in found.items() if name.endswith(" 5")) == 0
    assert max(off for name, off in found.items() if name.startswith("f32")) == 0
    # Activations of Q1_0 and Q2_0 have a scale per 32 positions in ggml, and per 128 and 64 here.
    assert max(found.values()) < 0.008
    assert max(off for name, off in found.items() if "_K" in name or "tq" in name) < 1e-5


def test_openmp_takes_as_many_threads_as_requested(real: tuple[Path, Path]) -> None:
    """Although OMP_PROC_BIND binds the calling thread to one processor."""
    libraries, folder = real
    if b"libgomp.so.1" not in (libraries / "libggml-cpu.so").read_bytes():
        skip(Need.FILE, "a ggml with the OpenMP of GCC")
    shown = {"OMP_PROC_BIND": "true", "OMP_DISPLAY_AFFINITY": "true", "OMP_AFFINITY_FORMAT": "team of %N"}
    program = [str(one) for one in (folder / "large", libraries, folder / LIBRARY, 3, 12)]
    ran = subprocess.run(program, capture_output=True, text=True, check=False, env=os.environ | shown)
    assert ran.returncode == 0 and "team of 3\n" in ran.stderr, ran.stderr


def test_a_ggml_of_another_version_refuses_the_backend(real: tuple[Path, Path], tmp_path: Path) -> None:
    headers = ggml_headers(Path(os.environ[TREE])) | {VERSION_HEADER: '#define SYNTH_GGML_VERSION "0.0.1"'}
    (tmp_path / LIBRARY).write_bytes(backend_library(host_layers(), headers))
    program = [str(one) for one in (real[1] / "products", real[0], tmp_path / LIBRARY, 1)]
    ran = subprocess.run(program, capture_output=True, text=True, check=False)
    assert ran.returncode == 2 and "the backend is for ggml 0.0.1, and this ggml is" in ran.stderr, ran.stderr


def test_a_processor_without_the_features_is_refused(real: tuple[Path, Path]) -> None:
    if not host_layers().needs:
        skip(Need.PROCESSOR, "no kernel but portable C runs here")
    libraries, folder = real
    program = [str(one) for one in (folder / "products", libraries, folder / LIBRARY, 1)]
    ran = subprocess.run(
        program, capture_output=True, text=True, check=False, env=os.environ | {CAP: "x86-64,armv8-a"}
    )
    assert ran.returncode == 2 and "not supported on this system" in ran.stderr, ran.stderr
