"""Exported layers run without TVM: in C programs, as libraries, in the emulator, with numpy's results."""

import os
import subprocess
import sys
import time
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tvm
from elftools.elf.elffile import ELFFile
from tvm import te
from tvm.s_tir import Schedule, TensorIntrin
from tvm.script import tirx as T

from synth.compiler.export import CodeTarget, Exported, Parameter, export_levels, run_emulated, run_native
from synth.compiler.export_link import _write_object
from synth.compiler.lowering import compile_functions
from synth.emit.features import host_target
from synth.emit.llvm_ir import compile_ir
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

# A2W1: C[8][8] += sum over planes p and 32 bytes k of popcount(A[i][p][k] & B[k/4][j][k%4]) << p
KERNEL = """
#include <stdint.h>
int32_t test_block(const uint8_t *a, const uint8_t *b, int32_t *c, int32_t row, int32_t plane, int32_t step,
                   int32_t to)
{
  for (int i = 0; i < 8; i++) for (int j = 0; j < 8; j++)
  for (int p = 0; p < 2; p++) for (int k = 0; k < 8; k++) {
    uint32_t x, w;
    __builtin_memcpy(&x, a + i * row + p * plane + 4 * k, 4);
    __builtin_memcpy(&w, b + k * step + 4 * j, 4);
    c[i * to + j] += __builtin_popcount(x & w) << p;
  }
  return 0;
}
"""


@T.prim_func(s_tir=True)
def _block(a: T.handle, b: T.handle, c: T.handle) -> None:
    A = T.match_buffer(a, (8, 2, 32), "uint8", offset_factor=1)
    B = T.match_buffer(b, (8, 8, 4), "uint8", offset_factor=1)
    C = T.match_buffer(c, (8, 8), "int32", offset_factor=1)
    with T.sblock("root"):
        T.reads(C[0:8, 0:8], A[0:8, 0:2, 0:32], B[0:8, 0:8, 0:4])
        T.writes(C[0:8, 0:8])
        for i, j, p, k in T.grid(8, 8, 2, 32):
            with T.sblock("update"):
                vi, vj, vp, vk = T.axis.remap("SSRR", [i, j, p, k])
                C[vi, vj] = C[vi, vj] + (
                    T.Cast("int32", T.popcount(A[vi, vp, vk] & B[vk // 4, vj, vk % 4])) << vp
                )


@T.prim_func(s_tir=True)
def _block_call(a: T.handle, b: T.handle, c: T.handle) -> None:
    sa0, sa1, sb0, sb1, sc0 = T.int32(), T.int32(), T.int32(), T.int32(), T.int32()
    A = T.match_buffer(a, (8, 2, 32), "uint8", strides=[sa0, sa1, 1], offset_factor=1)
    B = T.match_buffer(b, (8, 8, 4), "uint8", strides=[sb0, sb1, 1], offset_factor=1)
    C = T.match_buffer(c, (8, 8), "int32", strides=[sc0, 1], offset_factor=1)
    with T.sblock("root"):
        T.reads(C[0:8, 0:8], A[0:8, 0:2, 0:32], B[0:8, 0:8, 0:4])
        T.writes(C[0:8, 0:8])
        T.evaluate(T.call_extern("int32", "test_block", A.access_ptr("r"), B.access_ptr("r"),
                                 C.access_ptr("rw"), sa0, sa1, sb0, sc0))  # fmt: skip


TensorIntrin.register("synth_test_block", _block, _block_call, override=True)


@cache
def kernel_ir(machine: str) -> str:
    return compile_ir(KERNEL, machine, ("avx2",) if machine == "x86_64" else ("neon",))


def bit_matmul(machine: str, m: int, n: int, k: int, parallel: bool) -> Any:
    """Scheduled A2W1 product; ``k`` in bytes."""
    a = te.placeholder((m, 2, k), "uint8", name="A")
    b = te.placeholder((n // 8, k // 4, 8, 4), "uint8", name="B")
    p, q = te.reduce_axis((0, 2), "p"), te.reduce_axis((0, k), "k")
    c = te.compute(
        (m, n),
        lambda i, j: te.sum(
            tvm.tirx.popcount(a[i, p, q] & b[j // 8, q // 4, j % 8, q % 4]).astype("int32") << p, axis=[p, q]
        ),
        name="C",
    )
    s = Schedule(tvm.IRModule({"main": te.create_prim_func([a, b, c])}))
    block = s.get_sblock("C")
    i, j, p_, k_ = s.get_loops(block)
    (io, ii), (jo, ji), (ko, ki) = s.split(i, [None, 8]), s.split(j, [None, 8]), s.split(k_, [None, 32])
    s.reorder(io, jo, ko, ii, ji, p_, ki)
    if parallel:
        s.parallel(io)
    s.decompose_reduction(block, ko)
    s.tensorize(ii, "synth_test_block")
    s.annotate(s.get_loops(s.get_sblock("C_init"))[0], "pragma_import_llvm", kernel_ir(machine))
    return s.mod


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


def bit_data(m: int, n: int, k: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    random = np.random.default_rng(m + n + k)
    a = random.integers(0, 256, (m, 2, k), dtype=np.uint8)
    w = random.integers(0, 256, (n, k), dtype=np.uint8)
    packed = w.reshape(n // 8, 8, k // 4, 4).transpose(0, 2, 1, 3).copy()
    bits = np.unpackbits(a, axis=2).astype(np.int64)
    product = (bits[:, 0] + 2 * bits[:, 1]) @ np.unpackbits(w, axis=1).astype(np.int64).T
    return a, packed, product.astype(np.int32)


def two_steps_data() -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    random = np.random.default_rng(5)
    x = random.integers(-128, 128, (32, 256), dtype=np.int8)
    y = random.integers(-9999, 9999, 256, dtype=np.int32)
    w = random.integers(-128, 128, (256, 8), dtype=np.int8)
    return x, y, w, (x.astype(np.int32) * 3 + y) @ w.astype(np.int32) // 77


def export_bits(
    folder: Path, machine: str, name: str, m: int, n: int, k: int, parallel: bool, **options: Any
) -> tuple[Exported, np.ndarray, np.ndarray]:
    a, b, c = bit_data(m, n, k)
    parameters = [
        Parameter("a", a.shape, "uint8"),
        Parameter("w", b.shape, "uint8", constant=b),
        Parameter("out", c.shape, "int32", output=True),
    ]
    module = bit_matmul(machine, m, n, k, parallel)
    target = tvm.target.Target(TARGETS[machine])
    part = CodeTarget(target, machine), module, parameters
    return export_levels([part], name, folder, **options), a, c


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


@pytest.mark.parametrize("parallel", [False, True], ids=["serial", "parallel"])
@pytest.mark.parametrize("machine", MACHINES)
def test_product_with_a_c_kernel(machine: str, parallel: bool, tmp_path: Path) -> None:
    needs(machine)
    exported, a, c = export_bits(
        tmp_path, machine, "product", 16, 24, 64, parallel, shared=machine == "x86_64"
    )
    np.testing.assert_array_equal(run(exported, a), c)


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
    exported, a, c = export_bits(tmp_path, "x86_64", "wide", 128, 64, 64, True, threads=True)
    before = len(list(Path("/proc/self/task").iterdir()))
    for count in (2, 5, 1, 3):
        np.testing.assert_array_equal(run_native(exported, [a], count)[0], c)
    assert len(list(Path("/proc/self/task").iterdir())) == before + min(5, processors()) - 1


@pytest.mark.parametrize("machine", MACHINES)
def test_large_constant_is_quick(machine: str, tmp_path: Path) -> None:
    needs(machine)
    kernel_ir(machine)
    start = time.perf_counter()
    exported, a, c = export_bits(tmp_path, machine, "large", 8, 512, 192, False, shared=machine == "x86_64")
    assert time.perf_counter() - start < 20  # a second or two; an array initializer of C takes far longer
    assert 98304 < exported.object.stat().st_size < 200_000
    np.testing.assert_array_equal(run(exported, a), c)


MAIN = """
#include "one.h"
#include "two.h"
#include <stdio.h>
#include <string.h>
static _Alignas(64) uint8_t a[16][2][64];
static _Alignas(64) int32_t c[16][24], expected[16][24], o[32][8], expected_o[32][8];
static _Alignas(64) int8_t x[32][256], w[256][8];
int main(int count, char **names)
{
    FILE *file = fopen(names[count - 1], "rb");
    if (!file || !fread(a, sizeof a, 1, file) || !fread(expected, sizeof c, 1, file)
        || !fread(x, sizeof x, 1, file) || !fread(w, sizeof w, 1, file)
        || !fread(expected_o, sizeof o, 1, file)) return 10;
    if (one(&a[0][0][1], &c[0][0]) != -2) return 11;
    puts(one_error());
    two_set_threads(4);
    for (int i = 0; i < 1000; i++) {
        memset(c, 7, sizeof c), memset(o, 7, sizeof o);
        if (one(&a[0][0][0], &c[0][0]) || memcmp(c, expected, sizeof c)) return 12;
        if (two(&x[0][0], &w[0][0], &o[0][0]) || memcmp(o, expected_o, sizeof o)) return 13;
    }
    return 0;
}
"""


@on_x86
def test_c_program_with_two_layers(tmp_path: Path) -> None:
    one, a, c = export_bits(tmp_path, "x86_64", "one", 16, 24, 64, True, shared=False, threads=True)
    two = export_steps(tmp_path, "x86_64", "two", parallel=True, shared=False, threads=True)
    x, _, w, o = two_steps_data()
    (tmp_path / "main.c").write_text(MAIN)
    (tmp_path / "data.bin").write_bytes(b"".join(array.tobytes() for array in (a, c, x, w, o)))
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
    assert done.stdout == "ValueError: a is null or not aligned to 64 bytes\n"
    warnings = ["-pedantic", "-Wextra", "-Wconversion", "-Wsign-conversion"]
    for standard, file in (("c++17", "use.cpp"), ("c11", "use.c")):
        (tmp_path / file).write_text('#include "one.h"\nint32_t (*f)(const uint8_t *, int32_t *) = one;\n')
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
