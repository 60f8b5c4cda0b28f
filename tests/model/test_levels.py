"""Models and operators for several levels in one library: the processor decides, all are right."""

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from threading import Barrier
from typing import Any

import numpy as np
import pytest
from tvm.relax import op as R

from synth.compiler import bitserial_conv2d, export_operators
from synth.compiler.export import Exported, run_emulated, run_native
from synth.compiler.export_link import _check_apart
from synth.compiler.machines import CompileTarget, compile_target, levels
from synth.compiler.schedule import default_plan
from synth.emit.features import CAP, host_target
from synth.emit.native import NativeLibrary
from synth.emit.processors import ARCHITECTURES
from synth.emit.targets import get_target
from synth.errors import UserError
from synth.model.compiled import build
from synth.model.deploy import export_model
from synth.model.levels import LeveledModel
from tests.compiler.relax_modules import module
from tests.model.test_model_deploy import ADDED, IMAGE, check, expected, small_model
from tests.needs import Need, import_or_skip, skip_where

on_x86 = skip_where(Need.PROCESSOR, host_target() != "x86_64", "runs x86-64 code")
#: One with other kernels than the next, one with kernels of AVX2, one with none.
SOME = "avx512vnni, x86-64-v3,x86-64-v2"
NONE = "RuntimeError: none of the levels runs here: x86-64-v2, the least, needs "


EMULATOR = shutil.which("qemu-x86_64")
needs_emulator = skip_where(
    Need.TOOL, EMULATOR is None, "no qemu-x86_64 here (Debian: apt-get install qemu-user)"
)


def leveled(target: str, features: str, threads: int = 1) -> LeveledModel:
    return LeveledModel(tuple(small_model(level, threads) for level in levels(target, features)))


def program(files: Exported, folder: Path) -> Path:
    """The example that is exported beside a model, as a program."""
    command = [sys.executable, "-m", "ziglang", "cc", "-target", get_target("x86_64").zig_triple, "-O1",
               "-Wall", "-Wextra", "-Werror", "-fno-sanitize=undefined", str(files.example),
               str(files.object), "-nostdlib", "-lc", "-lm", "-lpthread", "-o", "example"]  # fmt: skip
    subprocess.run(command, cwd=folder, check=True)
    return folder / "example"


def level_of(made: Path, cap: str | None, *emulator: str) -> str:
    """The level that the program says it used, once its results are right; its words where it runs none."""
    out = [made.parent / f"{name}.bin" for name in ("logits", "codes", "high")]
    for path in out:
        path.unlink(missing_ok=True)
    environment = {key: value for key, value in os.environ.items() if key != CAP}
    files = ["image.bin", "added.bin", *(path.name for path in out)]
    done = subprocess.run(
        [*emulator, str(made), *files], cwd=made.parent, capture_output=True, text=True, check=False,
        env=environment if cap is None else {**environment, CAP: cap},
    )  # fmt: skip
    if done.returncode:
        assert done.returncode == 1 and not out[0].exists(), done  # no signal
        return done.stderr.splitlines()[-1]
    flat, codes, high = expected(IMAGE, ADDED)
    results = [
        np.fromfile(p, w.dtype).reshape(w.shape) for p, w in zip(out, (flat, codes, high), strict=True)
    ]
    check(results)
    return done.stdout.splitlines()[0].removeprefix("level: ")


def cap_of(level: CompileTarget) -> str:
    """A cap under which no better level runs."""
    return ",".join(sorted(level.code_target.needs))


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> tuple[LeveledModel, Exported]:
    model = leveled("x86-64", SOME, threads=2)
    return model, export_model(model, "small", tmp_path_factory.mktemp("levels"))


@pytest.fixture(scope="module")
def made(exported: tuple[LeveledModel, Exported], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("program")
    IMAGE.tofile(folder / "image.bin")
    ADDED.tofile(folder / "added.bin")
    return program(exported[1], folder)


@on_x86
def test_the_processor_decides(
    exported: tuple[LeveledModel, Exported], made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Natively: the level that Python takes, without a cap and with one for each level."""
    model, files = exported
    assert [size.level for size in files.levels] == ["avx512vnni", "x86-64-v3", "x86-64-v2"]
    assert all(size.code and 0 <= size.alone <= size.constants for size in files.levels)
    for cap in (None, *(cap_of(one.machine) for one in model.levels)):
        monkeypatch.delenv(CAP, raising=False)
        if cap is not None:
            monkeypatch.setenv(CAP, f" {cap.replace(',', ' , ')}")
        assert model.here is not None
        assert level_of(made, cap) == model.best.machine.level
        check(model(IMAGE, ADDED))
    monkeypatch.setenv(CAP, "x86-64")
    with pytest.raises(
        UserError, match=r"^this computer runs none of the levels avx512vnni, x86-64-v3, x86-"
    ):
        model(IMAGE, ADDED)
    assert level_of(made, "x86-64") == f"{NONE}sse3, and SYNTH_FEATURES=x86-64"
    for cap in ("avx3", "x86-64-v3,,avx2", "x86-64-v3,", "AVX2"):
        assert level_of(made, cap).startswith(f'RuntimeError: {CAP}={cap}: unknown feature at "')


@pytest.mark.exhaustive("models", every=3)
@on_x86
@needs_emulator
@pytest.mark.parametrize(
    ("processor", "cap", "level"),
    [
        ("Haswell", None, "x86-64-v3"),
        ("Haswell", "x86-64-v4,avx512vnni", "x86-64-v3"),  # a cap adds nothing
        ("Haswell,-fma", None, "x86-64-v2"),  # AVX2 alone is no such processor
        ("Haswell,-xsave", None, "x86-64-v2"),  # a system that does not keep the registers
        ("Nehalem", None, "x86-64-v2"),
        ("qemu64", None, f"{NONE}ssse3"),
    ],
)
def test_absent_levels_are_never_chosen(made: Path, processor: str, cap: str | None, level: str) -> None:
    assert level_of(made, cap, str(EMULATOR), "-cpu", processor) == level


@on_x86
@needs_emulator
def test_what_tvm_defines_beside_every_level_runs_everywhere(tmp_path: Path) -> None:
    """Conversions of float16: each level brings some, and the linker takes one of them for all."""

    def body(emit: Any, x: Any) -> Any:
        return R.astype(emit(R.astype(x, "float16")), "float32")

    half = module(body, {"x": ((16,), "float32")})
    model = LeveledModel(tuple(build(half, level) for level in levels("x86-64", "avx512vnni,x86-64-v2")))
    made = program(export_model(model, "half", tmp_path, shared=False), tmp_path)
    x = np.linspace(-3, 65000, 16).astype(np.float32)
    x.tofile(tmp_path / "x.bin")
    command = [str(EMULATOR), "-cpu", "Nehalem", str(made), "x.bin", "y.bin"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("level: x86-64-v2\n")
    np.testing.assert_array_equal(np.fromfile(tmp_path / "y.bin", np.float32), x.astype(np.float16))


def test_a_function_of_two_levels_is_refused() -> None:
    apart = [{"a", "__TVMBackendAllocWorkspace", "__truncsfhf2"}, {"b", "__TVMBackendAllocWorkspace"}]
    _check_apart("net", [*apart, {"c", "__truncsfhf2"}], {"__truncsfhf2"})
    with pytest.raises(RuntimeError, match=r"^net: two levels define a$"):
        _check_apart("net", [*apart, {"a"}], {"__truncsfhf2"})


@on_x86
def test_levels_share_constants_and_threads_ask_at_once(exported: tuple[LeveledModel, Exported]) -> None:
    """Of these the weights of AVX2's kernels, whose portable C reads the same, and what follows the layer."""
    model, files = exported
    values = [
        {value.tobytes() for buffer in one.plan.buffers if (value := buffer.value) is not None}
        for one in model.levels
    ]
    found = re.search(r"constants, (\d+) bytes", files.header.read_text())
    assert found and int(found[1]) == sum(map(len, set().union(*values)))
    assert int(found[1]) < sum(one.weight_bytes for one in model.levels)
    for size, own in zip(files.levels, values, strict=True):
        others = set().union(*(other for other in values if other is not own))
        assert (size.constants, size.alone) == (sum(map(len, own)), sum(map(len, own - others)))
    files = exported[1]
    assert files.library is not None
    library, start = NativeLibrary(files.library, files.declarations), Barrier(8)

    def ask(_: int) -> Any:
        start.wait()
        return library.call("small_level")

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(ask, range(8)))
    assert found[0] and all(name == found[0] for name in found)
    check(run_native(files, [IMAGE, ADDED], threads=2))


def test_arm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import_or_skip("unicorn")
    model = leveled("aarch64", "auto")
    exported = export_model(model, "small", tmp_path, shared=False)
    for cap in ("", "neon"):
        monkeypatch.setenv(CAP, cap)
        results, _ = run_emulated(exported, [IMAGE, ADDED])
        check(results)
    monkeypatch.setenv(CAP, "x86-64-v3")
    with pytest.raises(RuntimeError, match=r"^small: returned -3$"):
        run_emulated(exported, [IMAGE, ADDED])


@pytest.mark.exhaustive("models")
def test_operators(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import_or_skip("unicorn")
    random = np.random.default_rng(8)
    weights, x = random.choice([-1, 1], (12, 70)), random.integers(0, 8, (5, 70)).astype(np.int8)
    machines = levels("aarch64", "auto")
    made = [
        bitserial_conv2d(weights[:, None, None, :], (1, 1, 5, 70), a=3, w=1, target=machine)
        for machine in machines
    ]
    exported = export_operators(made[::-1], "layer", tmp_path, shared=False)
    for cap in ("", "neon"):
        monkeypatch.setenv(CAP, cap)
        (out,), _ = run_emulated(exported, [x.reshape(1, 1, 5, 70)])
        np.testing.assert_array_equal(out.reshape(5, 12), x.astype(np.int64) @ weights.T)
    assert [size.level for size in exported.levels] == ["i8mm", "dotprod", "neon"]
    # Levels may see an array in bands of other sizes.
    problems = [replace(op.problem, band=band) for op, band in zip(made, (0, 5, 1), strict=True)]
    pairs = zip(made, problems, strict=True)
    banded = [replace(op, problem=problem, plan=default_plan(problem)) for op, problem in pairs]
    export_operators(banded, "layer", tmp_path, shared=False)
    plain = bitserial_conv2d(weights[:, None, None, :], (1, 1, 5, 70), a=3, w=1, target="rpi3")
    for mixed in ([], [made[0], made[0]], [plain, plain], [made[0], plain]):
        with pytest.raises(UserError, match=r"^layer: give one target, or several different levels of one"):
            export_operators(mixed, "layer", tmp_path)
    other = bitserial_conv2d(weights[:6, None, None, :], (1, 1, 5, 70), a=3, w=1, target=machines[1])
    with pytest.raises(UserError, match="layer: its levels differ in their arguments"):
        export_operators([made[0], other], "layer", tmp_path)


@pytest.mark.parametrize(
    ("target", "features", "said"),
    [
        (
            "x86-64",
            "avx3",
            "features=avx3: x86-64 has no level 'avx3'; choose auto, or with commas of x86-64-v2",
        ),
        ("x86-64", "x86-64-v3,,", "x86-64 has no level ''"),
        ("x86-64", "", "x86-64 has no level ''"),
        ("aarch64", "auto,neon", "aarch64 has no level 'auto'; choose auto, or with commas of neon, dotprod"),
        ("rpi5", "auto", "target rpi5 is no architecture with several levels; choose x86-64 or aarch64"),
    ],
)
def test_what_is_no_level_is_one_line(target: str, features: str, said: str) -> None:
    with pytest.raises(UserError) as error:
        levels(target, features)
    assert said in str(error.value) and "\n" not in str(error.value)


def test_levels_are_ordered_and_those_with_kernels_of_their_own() -> None:
    for architecture, machine in ARCHITECTURES.items():
        found = levels(architecture, "auto")
        assert {one.machine for one in found} == {machine}
        kernels = [(one.isa, one.target) for one in found if not one.portable]
        assert len(set(kernels)) == len(kernels) > 1
        for better, worse in pairwise(found):
            assert not better.code_target.needs <= worse.code_target.needs
    assert levels("x86-64", "x86-64-v2,avx512vnni") == levels("x86-64", " avx512vnni , x86-64-v2")
    with pytest.raises(UserError, match=r"^target x86-64: is an architecture with several levels"):
        compile_target("x86-64")
