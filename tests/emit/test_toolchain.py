"""The C toolchain, the emulator and the native loader: small C functions compiled and run on every target."""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from synth import counts
from synth.emit import toolchain
from synth.emit.emulator import EmulationError, Emulator
from synth.emit.features import host_features, host_target
from synth.emit.llvm_ir import compile_ir
from synth.emit.machine import load_code
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import CompileError, compile_elf, compile_shared, find_compiler
from synth.errors import UserError
from tests.needs import Need, skip, skip_where

ARM = ("aarch64", "armv7")

PLAIN_C = """
#include <stdint.h>
#include <string.h>
void twelve(int32_t *out, int32_t b, int32_t c, int32_t d, int32_t e, int32_t f, int32_t g, int32_t h,
            int32_t i, int32_t j, int32_t k, const int32_t *last)
{ *out = b + 3*c + 5*d + 7*e + 11*f + 13*g + 17*h + 19*i + 23*j + 29*k + 31 * *last; }
int32_t negate(int32_t x) { return -x; }
int32_t divide(int32_t a, int32_t b) { return a / b; }
uint32_t modulo(uint32_t a, uint32_t b) { return a % b; }
void copy(void *d, const void *s, int32_t n) { memcpy(d, s, (size_t)n); }
void fill(void *d, int32_t v, int32_t n) { memset(d, v, (size_t)n); }
void poke(uint8_t *p, int32_t at) { p[at] = 1; }
void peek(uint8_t *out, const uint8_t *p, int32_t at) { *out = p[at]; }
int32_t counter(void) { static int32_t n = 40; return ++n; }
void both(const int32_t *a, int32_t *b) { for (int i = 0; i < 4; i++) b[i] = a[i] + 1; }
void trap(void) { __builtin_trap(); }
"""

CDEF = """
void twelve(int32_t*, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t,
            int32_t, const int32_t*);
int32_t negate(int32_t x); int32_t divide(int32_t, int32_t); void copy(void*, const void*, int32_t);
"""

NEON_C = """
#include <arm_neon.h>
void add_u8(uint8_t *out, const uint8_t *a, const uint8_t *b, int32_t n)
{ for (int32_t i = 0; i + 16 <= n; i += 16)
    vst1q_u8(out + i, vaddq_u8(vld1q_u8(a + i), vld1q_u8(b + i))); }
"""

# Counted by hand: nops0 is one instruction (the return), nops5 six, straight 1001, and loop(n) is 2 n + 2.
COUNT_C = """
__attribute__((naked)) void nops0(void) { __asm__("RET"); }
__attribute__((naked)) void nops5(void) { __asm__("nop\\n nop\\n nop\\n nop\\n nop\\n RET"); }
__attribute__((naked)) void straight(void) { __asm__(".rept 1000\\n nop\\n .endr\\n RET"); }
__attribute__((naked)) void loop(int n) { __asm__("nop\\n 1: subs R0, R0, #1\\n bne 1b\\n RET"); }
"""
COUNT = {
    "aarch64": COUNT_C.replace("RET", "ret").replace("R0", "x0"),
    "armv7": COUNT_C.replace("RET", "bx lr").replace("R0", "r0"),
}

AVX2_C = """
#include <immintrin.h>
#include <stdint.h>
void add32(uint8_t *out, const uint8_t *a, const uint8_t *b)
{ _mm256_storeu_si256((__m256i *)out, _mm256_add_epi8(_mm256_loadu_si256((const __m256i *)a),
                                                      _mm256_loadu_si256((const __m256i *)b))); }
"""
AVX2_CDEF = "void add32(uint8_t*, const uint8_t*, const uint8_t*);"

x86_only = skip_where(Need.PROCESSOR, host_target() != "x86_64", "runs x86_64 code")
native_only = skip_where(Need.PROCESSOR, host_target() is None, "no target of this host")


@pytest.fixture(scope="module", params=ARM)
def machine(request: pytest.FixtureRequest) -> Emulator:
    target: str = request.param
    sources = {"plain.c": PLAIN_C, "neon.c": NEON_C, "count.c": COUNT[target]}
    return Emulator(compile_elf(sources, target), target)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> NativeLibrary:
    folder = tmp_path_factory.mktemp("lib")
    return NativeLibrary(compile_shared({"plain.c": PLAIN_C}, host_target() or "", workdir=folder), CDEF)


TWELVE = (1, -2, 3, -4, 5, -6, 7, -8, 9, -10)
TWELVE_SUM = sum(x * y for x, y in zip((1, 3, 5, 7, 11, 13, 17, 19, 23, 29), TWELVE, strict=True)) + 31 * -11


def test_emulated_twelve_arguments(machine: Emulator) -> None:
    out, last = np.zeros(1, np.int32), np.array([-11], np.int32)
    machine.call("twelve", out, *TWELVE, last)
    assert out[0] == TWELVE_SUM


def test_emulated_neon_on_big_buffers(machine: Emulator) -> None:
    rng = np.random.default_rng(1)
    a, b = rng.integers(0, 256, (2, 3 << 20), dtype=np.uint8)
    out = np.zeros_like(a)
    machine.call("add_u8", out, a, b, a.size)
    assert np.array_equal(out, a + b)
    small = np.zeros((2, 16), np.uint8)
    machine.call("add_u8", small, a[:32].copy(), b[:32].copy(), 32)
    assert np.array_equal(small.reshape(-1), a[:32] + b[:32])


@pytest.mark.parametrize("value", [5, -5, 0, 2**31 - 1, -(2**31) + 1])
def test_emulated_signed_values(machine: Emulator, value: int) -> None:
    assert machine.call("negate", value).int32 == -value


@pytest.mark.parametrize(
    ("a", "b"), [(7, 2), (-7, 2), (7, -2), (-7, -2), (-(2**31), 1), (0, 9), (2**31 - 1, 3)]
)
def test_emulated_division(machine: Emulator, a: int, b: int) -> None:
    assert machine.call("divide", a, b).int32 == int(a / b)
    assert machine.call("modulo", abs(a), abs(b)).int32 == abs(a) % abs(b)


def test_emulated_runtime_copies(machine: Emulator) -> None:
    source = np.arange(1000, dtype=np.uint16)
    target = np.zeros(1000, np.uint16)
    machine.call("copy", target, source, source.nbytes - 2)
    assert np.array_equal(target[:-1], source[:-1]) and target[-1] == 0
    machine.call("fill", target, 7, 1000)
    assert (target[:500] == 0x0707).all() and target[500] == source[500]


@pytest.mark.parametrize("at", [100, 127, 160, -1, -64])
def test_emulated_write_outside_an_array_is_found(machine: Emulator, at: int) -> None:
    array = np.zeros(100, np.uint8)
    with pytest.raises(EmulationError, match=r"^poke: wrote outside argument 0 \(100 bytes\)"):
        machine.call("poke", array, at)
    assert not array.any()
    machine.call("poke", array, 99)
    assert array[99] == 1


def test_emulated_far_access_faults(machine: Emulator) -> None:
    array, out = np.zeros(100, np.uint8), np.zeros(1, np.uint8)
    for at in (300, 1 << 20, -5000):
        with pytest.raises(
            EmulationError, match=rf"^peek: .* pc 0x.* byte {at} of argument 1 \(100 bytes\)$"
        ):
            machine.call("peek", out, array, at)
    machine.call("peek", out, array, 99)  # usable after a fault


def test_emulated_write_to_read_only_array_is_found(machine: Emulator) -> None:
    array = np.frombuffer(bytes(8), np.uint8)
    with pytest.raises(EmulationError, match="wrote to argument 0, which is read-only"):
        machine.call("poke", array, 3)


def test_emulated_same_array_twice_is_one_buffer(machine: Emulator) -> None:
    array = np.arange(4, dtype=np.int32)
    machine.call("both", array, array)
    assert array.tolist() == [1, 2, 3, 4]
    long = np.zeros(6, np.int32)
    with pytest.raises(ValueError, match="overlap"):
        machine.call("both", long[:4], long[2:])


def test_emulated_trap_is_an_error_and_static_data_persists(machine: Emulator) -> None:
    first = machine.call("counter").int32
    with pytest.raises(EmulationError, match=r"^trap: .* at pc 0x"):
        machine.call("trap")
    assert first > 40 and machine.call("counter").int32 == first + 1


def test_emulated_bad_arguments(machine: Emulator) -> None:
    with pytest.raises(LookupError, match="nothing"):
        machine.call("nothing")
    with pytest.raises(ValueError, match="does not fit"):
        machine.call("negate", 1 << 64)
    with pytest.raises(ValueError, match="C-contiguous"):
        machine.call("poke", np.zeros((4, 4), np.uint8).T, 0)
    with pytest.raises(ValueError, match="at most 12"):
        machine.call("negate", *range(13))
    with pytest.raises(ValueError, match="float"):
        machine.call("negate", 1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("target", ARM)
def test_instruction_counts_are_exact(target: str) -> None:
    image = compile_elf({"count.c": COUNT[target]}, target)
    machine = Emulator(image, target)
    assert [machine.call(name).instructions for name in ("nops0", "nops5", "straight")] == [1, 6, 1001]
    for n in (1, 2, 1000, 10_000):
        assert machine.call("loop", n).instructions == 2 * n + 2
    assert machine.call("nops5").instructions == 6  # the second time too, from the translation cache
    assert Emulator(image, target, count=False).call("nops5").instructions is None


def test_thumb_code_is_refused() -> None:
    image = compile_elf({"t.c": '__attribute__((target("thumb"))) int f(void) { return 1; }'}, "armv7")
    with pytest.raises(EmulationError, match="Thumb"):
        Emulator(image, "armv7").call("f")


def test_dot_product_feature_is_emulated() -> None:
    source = """#include <arm_neon.h>
    void dot(uint32_t *o, const uint8_t *a)
    { vst1q_u32(o, vdotq_u32(vdupq_n_u32(1), vld1q_u8(a), vld1q_u8(a))); }"""
    machine = load_code({"dot.c": source}, "", "aarch64", ("neon", "dotprod"), prefer_native=False)
    a, out = np.arange(16, dtype=np.uint8), np.zeros(4, np.uint32)
    count = machine.call("dot", out, a)
    assert np.array_equal(out, 1 + (a.astype(np.uint32) ** 2).reshape(4, 4).sum(1))
    assert count is not None and 4 <= count <= 8
    assert machine.describe() == "unicorn aarch64"
    with pytest.raises(CompileError):
        compile_elf({"dot.c": source}, "aarch64")


def test_image_of_another_machine_is_refused() -> None:
    image = compile_elf({"a.c": "int f(void) { return 1; }"}, "aarch64")
    with pytest.raises(EmulationError, match="EM_AARCH64, not for armv7"):
        Emulator(image, "armv7")
    with pytest.raises(UserError, match="not emulated"):
        Emulator(image, "x86_64")


def test_missing_unicorn_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", absent)
    with pytest.raises(UserError, match=re.escape("pip install 'synth-kernel[emulate]'")):
        Emulator(b"", "aarch64")


@native_only
def test_native_calls(library: NativeLibrary) -> None:
    out, last = np.zeros(1, np.int32), np.array([-11], np.int32)
    library.call("twelve", out, *TWELVE, last)
    assert out[0] == TWELVE_SUM
    assert library.call("negate", 7) == -7
    source, target = np.arange(9, dtype=np.uint8), np.zeros(9, np.uint8)
    library.call("copy", target, source, 9)
    assert np.array_equal(source, target)


@native_only
def test_native_bad_arguments(library: NativeLibrary) -> None:
    with pytest.raises(LookupError, match="nothing"):
        library.call("nothing")
    with pytest.raises(ValueError, match="1 arguments, declared with 2"):
        library.call("divide", 1)
    with pytest.raises(ValueError, match="dtype int64"):
        library.call("twelve", np.zeros(1, np.int64), *TWELVE, np.zeros(1, np.int32))
    with pytest.raises(ValueError, match="negate"):
        library.call("negate", 1 << 40)


@x86_only
@skip_where(Need.PROCESSOR, "avx2" not in host_features(), "needs AVX2")
def test_avx2_machine_and_mask(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = load_code({"v.c": AVX2_C}, AVX2_CDEF, "x86_64", ("avx2",))
    a, b = np.arange(64, dtype=np.uint8).reshape(2, 32) * 5
    out = np.zeros(32, np.uint8)
    assert machine.call("add32", out, a.copy(), b.copy()) is None
    assert np.array_equal(out, a + b)
    assert machine.describe() == "native x86_64"
    with pytest.raises(CompileError, match=r"target feature 'avx|target specific option"):
        compile_shared({"v.c": AVX2_C}, "x86_64")
    monkeypatch.setenv("SYNTH_FEATURES", "x86-64-v2")
    with pytest.raises(UserError, match="lacks 'avx2'"):
        load_code({"v.c": AVX2_C}, AVX2_CDEF, "x86_64", ("avx2",))


def test_machine_that_cannot_run_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("synth.emit.machine.host_target", lambda: "aarch64")
    monkeypatch.setattr("synth.emit.machine.runs_here", lambda target: target == "aarch64")
    monkeypatch.setattr("synth.emit.machine.trapped", lambda target: frozenset())
    with pytest.raises(UserError, match="target x86_64 cannot run on this aarch64 host"):
        load_code({"v.c": AVX2_C}, AVX2_CDEF, "x86_64", ("avx2",))
    monkeypatch.setattr("synth.emit.machine.runs_here", lambda target: target == "x86_64")
    monkeypatch.setattr("synth.emit.machine.emulator_of", lambda target: None)
    with pytest.raises(UserError, match="emulator lacks aarch64 feature 'i8mm'"):
        load_code({"v.c": "int x;"}, "", "aarch64", ("neon", "i8mm"))
    with pytest.raises(UserError, match="unknown target 'mips'"):
        load_code({"v.c": "int x;"}, "", "mips")


def test_compile_error_names_file_and_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    bad = {"good.c": "int f(void) { return 1; }", "bad.c": "int g(void) {\n  return oops;\n}\n"}
    for target in ARM:
        with pytest.raises(CompileError, match=r"^bad\.c:2:\d+: error: .*oops") as caught:
            compile_elf(bad, target)
        assert "return oops;" in caught.value.stderr
        assert "\n" not in str(caught.value) and str(tmp_path) not in str(caught.value)
    with pytest.raises(CompileError, match="absent"):
        compile_elf({"use.c": "int absent(void); int f(void) { return absent(); }"}, "aarch64")
    with pytest.raises(ValueError, match="plain file name"):
        compile_elf({"../bad.c": ""}, "aarch64")
    with pytest.raises(CompileError):
        compile_shared(bad, "x86_64", workdir=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_missing_compiler_is_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name, *a: None if name == "ziglang" else real(name, *a)
    )
    monkeypatch.delenv("SYNTH_CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    for target in ("x86_64", *ARM):
        with pytest.raises(UserError) as caught:
            find_compiler(target)
        assert str(caught.value) == f"no C compiler for target {target}: pip install ziglang"
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/" + name)
    monkeypatch.setattr("synth.emit.targets.platform.machine", lambda: "aarch64")
    assert find_compiler("aarch64").command == ("/usr/bin/cc",)
    with pytest.raises(UserError):
        find_compiler("armv7")


@native_only
def test_synth_cc_is_for_the_native_target_only(monkeypatch: pytest.MonkeyPatch) -> None:
    target = host_target()
    assert target is not None
    other = "armv7" if target == "aarch64" else "aarch64"
    monkeypatch.setenv("SYNTH_CC", "no-such-compiler -x")
    with pytest.raises(UserError, match="SYNTH_CC='no-such-compiler -x'"):
        find_compiler(target)
    assert find_compiler(other).describe().startswith("zig cc (clang ")
    found = shutil.which("cc")
    if found is None:
        skip(Need.TOOL, "no system compiler")
    monkeypatch.setenv("SYNTH_CC", "cc -DSYNTH_TEST=42")
    compiler = find_compiler(target)
    assert compiler.command == ("cc", "-DSYNTH_TEST=42")
    assert re.fullmatch(r"(gcc|clang) \d+\.\d+(\.\d+)?", compiler.describe())
    path = compile_shared({"a.c": "int f(void) { return SYNTH_TEST; }"}, target)
    assert NativeLibrary(path, "int f(void);").call("f") == 42


def refused(run: Callable[..., None], *arguments: Any) -> None:
    """Run a compiler, which must not fail."""
    try:
        run(*arguments)
    except CompileError as error:
        if "nonsense" not in error.stderr:
            pytest.fail(error.stderr)
        raise


@pytest.mark.parametrize("held", [b"no header", None])
def test_headers_that_are_kept_change_nothing(
    held: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "#include <arm_neon.h>\nint8x16_t twice(int8x16_t x) { return vaddq_s8(x, x); }\n"
    # Without the angle brackets at the line's beginning it is read as always.
    plain = compile_elf({"unit.c": text.replace("#include", "  #include")}, "aarch64", prefer="zig")
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path / "first"))
    assert compile_elf({"unit.c": text}, "aarch64", prefer="zig") == plain
    (kept,) = (tmp_path / "first" / "headers").glob("*.pch")
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path / "second"))
    if held is not None:  # a whole file of the cache that this compiler does not take, as after an update
        place = tmp_path / "second" / "headers" / kept.name
        place.parent.mkdir(parents=True)
        place.write_bytes(hashlib.sha256(held).digest() + held)
    assert compile_elf({"unit.c": text}, "aarch64", prefer="zig") == plain
    if held is None:  # another text in another folder takes what is kept, which a compiler refuses quietly
        monkeypatch.setattr(toolchain, "run_compiler", partial(refused, toolchain.run_compiler))
        compile_elf({"unit.c": text.replace("twice", "two")}, "aarch64", prefer="zig")
    with pytest.raises(CompileError, match=r"unit\.c:3:1: error"):
        compile_elf({"unit.c": text + "nonsense\n"}, "aarch64", prefer="zig")


def test_ir_is_the_same_with_headers_that_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path))
    text = "#include <immintrin.h>\n__m256i twice(__m256i x) { return _mm256_add_epi8(x, x); }\n"
    plain = compile_ir(text.replace("#include", "  #include"), "x86_64", ("avx2",), ("ONE=1",))
    assert not (tmp_path / "headers").exists()
    monkeypatch.setattr(toolchain, "run_compiler", partial(refused, toolchain.run_compiler))
    assert compile_ir(text, "x86_64", ("avx2",), ("ONE=1",)) == plain
    assert len(list((tmp_path / "headers").glob("*.pch"))) == 1


@skip_where(Need.SYSTEM, os.name == "nt", "links are for those who may make them")
def test_a_compiler_on_the_path_keeps_headers_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "zig").symlink_to(find_compiler("aarch64", "zig").command[0])
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setenv("SYNTH_CC", "zig cc")
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path / "cache"))
    header = "arm_neon.h" if "neon" in host_features() else "immintrin.h"
    source = {"unit.c": f"#include <{header}>\nint three(void) {{ return 3; }}\n"}
    target = host_target()
    assert target is not None
    library = compile_shared(source, target, workdir=tmp_path)
    assert NativeLibrary(library, "int three(void);").call("three") == 3
    assert list((tmp_path / "cache" / "headers").glob("*.pch"))


@skip_where(Need.SYSTEM, os.name == "nt", "links are for those who may make them")
def test_environments_share_what_one_release_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path / "cache"))
    source = {"unit.c": "int four(void) { return 4; }\n"}

    def compiled() -> int:
        before = counts.DONE["compiled"]
        compile_elf(source, "aarch64", prefer="zig")
        return counts.DONE["compiled"] - before

    assert compiled() == 2  # the unit, and what is linked to every image
    (tmp_path / "zig").symlink_to(find_compiler("aarch64", "zig").command[0])
    monkeypatch.setattr(toolchain, "_zig", lambda: str(tmp_path / "zig"))
    assert compiled() == 0
    monkeypatch.setattr(toolchain, "version", lambda package: "0")
    assert compiled() == 2


#: A process that ignores Ctrl-C, in a group of its own that is interrupted again and again while it compiles.
INTERRUPTED = """
import os, signal, sys, threading, time
from synth.emit.toolchain import compile_elf
signal.signal(signal.SIGINT, signal.SIG_IGN)
def interrupt():
    while True:
        os.killpg(0, signal.SIGINT)
        time.sleep(0.01)
threading.Thread(target=interrupt, daemon=True).start()
compile_elf({"unit.c": "int three(void) { return 3; }"}, "aarch64", prefer="zig")
"""


@skip_where(Need.SYSTEM, os.name == "nt", "signals of POSIX")
def test_a_compiler_does_not_hear_an_interrupt(tmp_path: Path) -> None:
    """Clang removes its files at Ctrl-C even where that is ignored, and then fails."""
    command = [sys.executable, "-c", INTERRUPTED]
    env = {**os.environ, "SYNTH_CACHE_DIR": str(tmp_path)}
    done = subprocess.run(
        command, env=env, start_new_session=True, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
