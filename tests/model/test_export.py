"""Exported layers run without TVM: in C programs, as libraries, in the emulator, with numpy's results."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tvm
from elftools.elf.elffile import ELFFile
from tvm import te
from tvm.s_tir import Schedule
from tvm.script import tirx as T

from synth.compiler.export import CodeTarget, Exported, Parameter, export_levels, run_emulated, run_native
from synth.compiler.export_link import _write_object
from synth.compiler.lowering import compile_functions
from synth.emit.features import host_target
from synth.emit.targets import get_target
from synth.errors import UserError
from synth.processes import processors
from tests.needs import Need, import_or_skip, skip, skip_where

TARGETS: dict[str, dict[str, Any]] = {
    "x86_64": {"kind": "llvm", "mtriple": "x86_64-linux-gnu", "mcpu": "x86-64-v3"},
    "aarch64": {"kind": "llvm", "mtriple": "aarch64-linux-gnu", "mcpu": "cortex-a53", "mattr": ["+neon"]},
    "armv7": {
        "kind": "llvm", "mtriple": "armv7-linux-gnueabihf", "mcpu": "cortex-a9", "mattr": ["+neon"],
        "mfloat-abi": "hard",
    },
}  # fmt: skip
MACHINES = sorted(TARGETS)
on_x86 = skip_where(Need.PROCESSOR, host_target() != "x86_64", "runs x86-64 code")


def two_steps(parallel: bool) -> Any:
    """(x * 3 + y) @ w with the sum in a workspace of 32 KiB, then a rounding division."""
    x, y = te.placeholder((32, 256), "int8", name="x"), te.placeholder((256,), "int32", name="y")
    w = te.placeholder((256, 8), "int8", name="w")
    t = te.compute((32, 256), lambda i, j: x[i, j].astype("int32") * 3 + y[j], name="t")
    k = te.reduce_axis((0, 256), "k")
    z = te.compute((32, 8), lambda i, j: te.sum(t[i, k] * w[k, j].astype("int32"), axis=k), name="z")
    o = te.compute((32, 8), lambda i, j: tvm.tirx.floordiv(z[i, j], 77), name="o")
    s = Schedule(tvm.IRModule({"main": te.create_prim_func([x, y, w, o])}))
    if parallel:
        for name in ("t", "z", "o"):
            s.parallel(s.get_loops(s.get_sblock(name))[0])
    return s.mod


def two_steps_data() -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    random = np.random.default_rng(5)
    x = random.integers(-128, 128, (32, 256), dtype=np.int8)
    y = random.integers(-9999, 9999, 256, dtype=np.int32)
    w = random.integers(-128, 128, (256, 8), dtype=np.int8)
    return x, y, w, (x.astype(np.int32) * 3 + y) @ w.astype(np.int32) // 77


def steps_arguments(machine: str, name: str, parallel: bool) -> dict[str, Any]:
    """What ``export_one`` takes of the two steps, but for a folder."""
    x, y, w, o = two_steps_data()
    parameters = [
        Parameter("x", x.shape, "int8"),
        Parameter("y", y.shape, "int32", constant=y),
        Parameter("w", w.shape, "int8"),
        Parameter("o", o.shape, "int32", output=True),
    ]
    target = tvm.target.Target(TARGETS[machine])
    given = {"module": two_steps(parallel), "tvm_target": target, "machine": machine}
    return {**given, "name": name, "parameters": parameters}


def export_steps(folder: Path, machine: str, name: str, parallel: bool, **options: Any) -> Exported:
    return export_one(folder, **steps_arguments(machine, name, parallel), **options)


def export_one(
    folder: Path, module: Any, tvm_target: Any, machine: str, name: str, parameters: Any, **options: Any
) -> Exported:
    return export_levels([(CodeTarget(tvm_target, machine), module, parameters)], name, folder, **options)


def run(exported: Exported, *arrays: np.ndarray) -> np.ndarray:
    if exported.machine == "x86_64":
        return run_native(exported, arrays)[0]
    outputs, instructions = run_emulated(exported, arrays)
    assert instructions > 1000
    return outputs[0]


def needs(machine: str) -> None:
    if machine == "x86_64" and host_target() != "x86_64":
        skip(Need.PROCESSOR, "runs x86-64 code")
    if machine != "x86_64":
        import_or_skip("unicorn")


@pytest.mark.parametrize("threads", [False, True], ids=["alone", "threads"])
@pytest.mark.parametrize("machine", MACHINES)
def test_workspace(machine: str, threads: bool, tmp_path: Path) -> None:
    needs(machine)
    exported = export_steps(
        tmp_path, machine, "steps", parallel=threads, threads=threads, shared=machine == "x86_64"
    )
    x, _, w, o = two_steps_data()
    np.testing.assert_array_equal(run(exported, x, w), o)


@on_x86
def test_threads(tmp_path: Path) -> None:
    exported = export_steps(tmp_path, "x86_64", "steps", parallel=True, threads=True)
    x, _, w, o = two_steps_data()
    before = len(list(Path("/proc/self/task").iterdir()))
    for count in (2, 5, 1, 3):
        np.testing.assert_array_equal(run_native(exported, [x, w], count)[0], o)
    assert len(list(Path("/proc/self/task").iterdir())) == before + min(5, processors()) - 1


MAIN = """
#include "one.h"
#include "two.h"
#include <stdio.h>
#include <string.h>
static _Alignas(64) int8_t x[32][256], w[256][8];
static _Alignas(64) int32_t found[32][8], expected[32][8];
int main(int count, char **names)
{
    FILE *file = fopen(names[count - 1], "rb");
    if (!file || !fread(x, sizeof x, 1, file) || !fread(w, sizeof w, 1, file)
        || !fread(expected, sizeof expected, 1, file)) return 10;
    if (one(&x[0][1], &w[0][0], &found[0][0]) != -2) return 11;
    puts(one_error());
    two_set_threads(4);
    for (int i = 0; i < 1000; i++) {
        memset(found, 7, sizeof found);
        if (one(&x[0][0], &w[0][0], &found[0][0]) || memcmp(found, expected, sizeof found)) return 12;
        memset(found, 7, sizeof found);
        if (two(&x[0][0], &w[0][0], &found[0][0]) || memcmp(found, expected, sizeof found)) return 13;
    }
    return 0;
}
"""


@on_x86
def test_c_program_with_two_layers(tmp_path: Path) -> None:
    how = {"parallel": True, "shared": False, "threads": True}
    one, two = (export_steps(tmp_path, "x86_64", name, **how) for name in ("one", "two"))
    x, _, w, o = two_steps_data()
    (tmp_path / "main.c").write_text(MAIN)
    (tmp_path / "data.bin").write_bytes(b"".join(array.tobytes() for array in (x, w, o)))
    assert one.library is None and one.header.parent == tmp_path
    build = [sys.executable, "-m", "ziglang", "cc", "-target", get_target("x86_64").zig_triple]
    build += ["-Wall", "-fno-sanitize=undefined", "-Werror"]
    # With -nostdlib zig need not build its runtime library, which takes it several seconds.
    link = ["-nostdlib", "-lc", "-lm", "-lpthread", "-o", "program"]
    subprocess.run([*build, "main.c", one.object, two.object, *link], cwd=tmp_path, check=True)
    done = subprocess.run(
        ["./program", "data.bin"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "ValueError: x is null or not aligned to 64 bytes\n"
    warnings = ["-pedantic", "-Wextra", "-Wconversion", "-Wsign-conversion"]
    interface = "int32_t (*f)(const int8_t *, const int8_t *, int32_t *) = one;\n"
    for standard, file in (("c++17", "use.cpp"), ("c11", "use.c")):
        (tmp_path / file).write_text('#include "one.h"\n' + interface)
        subprocess.run([*build, *warnings, f"-std={standard}", "-c", file], cwd=tmp_path, check=True)


@on_x86
def test_only_the_interface_is_exported(tmp_path: Path) -> None:
    exported = export_steps(tmp_path, "x86_64", "steps", parallel=True)
    assert exported.library is not None
    names = {symbol.name for symbol in symbols_of(exported.library, ".dynsym") if defined(symbol)}
    assert names == {"steps", "steps_error", "steps_set_threads"}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["libsteps.so", "steps.h", "steps.o"]
    header = exported.header.read_text()
    assert "int32_t steps(const int8_t *x, const int8_t *w, int32_t *o);" in header
    assert "x  in   int8_t[32][256], 8192 bytes" in header


def symbols_of(path: Path, section: str) -> list[Any]:
    with path.open("rb") as file:
        table: Any = ELFFile(file).get_section_by_name(section)
        return list(table.iter_symbols())


def defined(symbol: Any) -> bool:
    return bool(symbol.name) and symbol["st_shndx"] != "SHN_UNDEF"


def good() -> dict[str, Any]:
    return steps_arguments("x86_64", "layer", False)


def swap(index: int, parameter: Parameter) -> dict[str, Any]:
    parameters = good()["parameters"]
    parameters[index] = parameter
    return {"parameters": parameters}


@T.prim_func(s_tir=True)
def _packed(x: T.handle) -> None:
    X = T.match_buffer(x, (4,), "int32")
    with T.sblock("root"):
        T.evaluate(T.call_packed("testing.nothing", X[0]))


BAD: dict[str, tuple[Any, str]] = {
    "machine": (lambda: {"machine": "z80"}, "unknown target 'z80'"),
    "other target": (lambda: {"machine": "aarch64"}, "compiles for EM_X86_64, not for aarch64"),
    "soft float": (lambda: {"machine": "armv7"}, "'mfloat-abi': 'hard'"),
    "keyword": (lambda: {"name": "register"}, "'register' cannot be a name in C"),
    "not a name": (lambda: {"name": "a-b"}, "'a-b' cannot be a name in C"),
    "twice": (lambda: swap(0, Parameter("w", (32, 256), "int8")), "two things are named 'w'"),
    "count": (lambda: {"parameters": good()["parameters"][:2]}, "2 parameters given, the function has 4"),
    "shape": (
        lambda: swap(0, Parameter("x", (32, 255), "int8")),
        r"is int8\[32, 255\], the function has int8",
    ),
    "dtype": (lambda: swap(0, Parameter("x", (32, 256), "int4")), "dtype 'int4' has no C type"),
    "constant": (
        lambda: swap(1, Parameter("y", (256,), "int32", constant=np.zeros(256, np.int64))),
        r"got int64\[256\], needs int32\[256\]",
    ),
    "no output": (lambda: swap(3, Parameter("o", (32, 8), "int32")), "no parameter is an output"),
    "two functions": (
        lambda: {"module": tvm.IRModule({"f": two_steps(False)["main"]})},
        "give one with a single PrimFunc 'main'",
    ),
    "packed call": (
        lambda: {
            "module": tvm.IRModule({"main": _packed}),
            "parameters": [Parameter("x", (4,), "int32", True)],
        },
        "which an exported object lacks",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input(case: str, tmp_path: Path) -> None:
    change, message = BAD[case]
    with pytest.raises(UserError, match=message):
        export_one(tmp_path, **{**good(), **change()})
    assert not list(tmp_path.iterdir())


@on_x86
def test_bad_arrays(tmp_path: Path) -> None:
    exported = export_one(tmp_path, **good())
    without = replace(exported, library=None)
    x, _, w, _ = two_steps_data()
    for run_, made, arrays, message in (
        (run_native, without, [x, w], "exported without a library"),
        (run_emulated, without, [x, w], "x86_64 is not emulated"),
        (run_native, exported, [x], "1 arrays given, needs 2: x, w"),
        (run_native, exported, [x, w.T], r"'w': got int8\[8, 256\], needs int8\[256, 8\]"),
    ):
        with pytest.raises(UserError, match=message):
            run_(made, arrays)


def test_helpers_of_32_bit_arm_have_their_standard_names(tmp_path: Path) -> None:
    # LLVM reads the system in a triple of three parts as the vendor, and then calls __divsi3 and the like.
    exported = export_steps(tmp_path, "armv7", "steps", parallel=True, shared=False)
    names = {symbol.name for symbol in symbols_of(exported.object, ".symtab") if not defined(symbol)} - {""}
    assert names == {"__aeabi_idiv", "__aeabi_unwind_cpp_pr0", "aligned_alloc", "free"}


def test_no_memory_for_a_workspace(tmp_path: Path) -> None:
    import_or_skip("unicorn")
    exported = export_steps(tmp_path, "aarch64", "steps", parallel=False, shared=False)
    x, _, w, _ = two_steps_data()
    with pytest.raises(RuntimeError, match="steps: returned -1"):
        run_emulated(exported, [x, w], heap=4096)


@skip_where(Need.SYSTEM, not hasattr(os, "memfd_create"), "LLVM writes to the disk itself here")
def test_a_disk_that_is_full_does_not_end_the_process(tmp_path: Path) -> None:
    module = compile_functions(tvm.IRModule({}), tvm.target.Target(TARGETS["x86_64"])).mod
    with pytest.raises(OSError, match="No space left on device"):
        _write_object(module, Path("/dev/full"))
    module.write_to_file(str(tmp_path / "direct.o"))
    _write_object(module, tmp_path / "memory.o")
    assert (tmp_path / "direct.o").read_bytes() == (tmp_path / "memory.o").read_bytes()
