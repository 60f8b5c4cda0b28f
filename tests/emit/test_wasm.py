"""Modules of WebAssembly in wasmtime: arguments of every kind, guards, traps, memory, absent engine."""

import importlib.util
import subprocess
import sys
from functools import cache

import numpy as np
import pytest

from isa_specs.architectures_wasm import WASM32, WasmEngine
from synth.emit import wasm
from synth.emit.emulator import MAX_ARGUMENTS, EmulationError
from synth.emit.machine import load_code, why_not
from synth.emit.toolchain import compile_elf
from synth.emit.wasm import WasmModule
from synth.errors import UserError
from tests.needs import Need, skip_where

TARGET = WASM32.name
SOURCE = """
#include <stdint.h>
int32_t many(int32_t a, const int32_t *x, int32_t b, int32_t c, int32_t d, int32_t e, int32_t f, int32_t g,
             int32_t h, uint8_t *y, int32_t i, int64_t *sums) {
  sums[0] = (int64_t)a + x[2] + b + c + d + e + f + g + h + i;
  y[1] = 7;
  return -5;
}
void nothing(void) {}
uint32_t same(uint32_t x) { return x; }
uint32_t address(uint8_t *x, uint8_t *y) { return (uint32_t)x - (uint32_t)y; }
uint32_t place(uint8_t *x) { return (uint32_t)x; }
void poke(uint8_t *x, int32_t n) { x[n] = 1; }
void last(uint8_t *x, int32_t n) { x[n - 1] += 1; }
void trap(uint8_t *x) { if (x[0]) __builtin_trap(); }
void far(uint8_t *x) { *(volatile uint8_t *)(uintptr_t)0xfffffff0u = x[0]; }
int32_t heap(void) { return (int32_t)__builtin_wasm_memory_grow(0, 1); }
int32_t counter(void) { static int32_t n = 40; return ++n; }
"""
SWIZZLE = """
#include <wasm_simd128.h>
void look(const uint8_t *table, const uint8_t *index, uint8_t *out) {
  wasm_v128_store(out, wasm_i8x16_relaxed_swizzle(wasm_v128_load(table), wasm_v128_load(index)));
}
"""
installed = skip_where(Need.PACKAGE, bool(wasm.absent()), "wasmtime is not installed")
engine = WasmEngine(frozenset({"simd128", "relaxed-simd"}))


@cache
def image() -> bytes:
    return compile_elf({"f.c": SOURCE}, TARGET, opt="-O1")


def loaded() -> WasmModule:
    return WasmModule(image(), engine)


@installed
def test_arguments_of_every_kind() -> None:
    module = loaded()
    x, y, sums = np.array([1, 2, -30], np.int32), np.zeros(3, np.uint8), np.zeros((1, 1), np.int64)
    assert module.call("many", -1, x, 1 << 30, 3, 4, 5, 6, 7, 8, y, 10, sums).int32 == -5
    assert sums[0, 0] == -1 - 30 + (1 << 30) + 3 + 4 + 5 + 6 + 7 + 8 + 10
    assert y.tolist() == [0, 7, 0] and x.tolist() == [1, 2, -30]
    assert module.call("nothing").int32 == 0
    assert [module.call("same", n).value for n in (-1, 1 << 31, (1 << 32) - 1)] == [
        (1 << 32) - 1, 1 << 31, (1 << 32) - 1,
    ]  # fmt: skip
    assert module.call("same", -1 << 31).int32 == -1 << 31


@installed
def test_an_array_lies_at_a_multiple_of_64_and_once() -> None:
    module, x, y = loaded(), np.zeros(3, np.uint8), np.zeros(5, np.uint8)
    assert module.call("address", x, x).int32 == 0 and module.call("address", x, y).int32 != 0
    assert module.call("place", x).value % 64 == 0 and module.call("address", y, x).value % 64 == 0


@installed
def test_static_data_stays_from_call_to_call() -> None:
    module = loaded()
    assert [module.call("counter").int32 for _ in range(3)] == [41, 42, 43]
    assert loaded().call("counter").int32 == 41


@installed
@pytest.mark.parametrize("size", [0, 1, 63, 64, 65])
def test_what_is_written_beside_an_array_is_noticed(size: int) -> None:
    module, x = loaded(), np.zeros(size, np.uint8)
    for at in (-1, -64, size, size + 63):
        with pytest.raises(EmulationError, match="poke: wrote outside an array"):
            module.call("poke", x, at)
    assert not x.any()
    if size:
        module.call("poke", x, size - 1)
        assert x.tolist() == [0] * (size - 1) + [1]


@installed
def test_each_of_several_arrays_is_guarded() -> None:
    source = {"f.c": "void f(char *x, char *y, char *z, int n) { z[n] = 1; }"}
    module = WasmModule(compile_elf(source, TARGET), engine)
    arrays = [np.zeros(40, np.uint8) for _ in range(3)]
    module.call("f", *arrays, 39)
    assert arrays[2][39] == 1 and not arrays[0].any() and not arrays[1].any()
    for at in (40, -1):
        with pytest.raises(EmulationError, match="f: wrote outside an array"):
            module.call("f", *arrays, at)


@installed
def test_a_read_only_array_is_not_written() -> None:
    module, x = loaded(), np.zeros(8, np.uint8)
    x.flags.writeable = False
    assert module.call("place", x).value > 0
    with pytest.raises(EmulationError, match="poke: wrote to a read-only array"):
        module.call("poke", x, 3)
    assert not x.any()


@installed
def test_a_trap_is_an_error_of_the_function() -> None:
    module = loaded()
    module.call("trap", np.zeros(1, np.uint8))
    with pytest.raises(EmulationError, match="trap: "):
        module.call("trap", np.ones(1, np.uint8))
    with pytest.raises(EmulationError, match="far: "):
        module.call("far", np.ones(1, np.uint8))
    assert module.call("same", 3).int32 == 3, "the module still runs"


@installed
def test_calls_that_no_function_takes() -> None:
    module = loaded()
    with pytest.raises(LookupError, match="missing: no such function in the module"):
        module.call("missing")
    with pytest.raises(ValueError, match=f"many: {MAX_ARGUMENTS + 1} arguments, at most {MAX_ARGUMENTS} are"):
        module.call("many", *range(MAX_ARGUMENTS + 1))
    for number in (1 << 32, -(1 << 31) - 1):
        with pytest.raises(ValueError, match=f"same: argument 0, {number}, has more than 32 bits"):
            module.call("same", number)
    for array in (np.zeros((4, 4), np.uint8)[:, :2], np.array([None])):
        with pytest.raises(ValueError, match="place: argument 0 is no C-contiguous array of numbers"):
            module.call("place", array)


@installed
def test_memory_grows_for_large_arrays() -> None:
    module = loaded()
    for size in (1 << 16, 5 << 20, 3):
        x = np.zeros(size, np.uint8)
        x[-1] = 4
        module.call("last", x, size)
        assert x[-1] == 5 and not x[:-1].any()


@installed
def test_arrays_never_lie_on_the_heap_of_a_module() -> None:
    """Memory that the module has added is its own: smaller arrays still lie before it, larger ones cannot."""
    module, array = loaded(), np.ones(1 << 20, np.uint8)
    module.call("last", array, array.size)
    assert module.call("heap").value << 16 >= module.first_free + array.nbytes
    module.call("last", array, array.size)
    assert array[-1] == 3
    with pytest.raises(EmulationError, match="last: the module's heap lies behind smaller arrays"):
        module.call("last", np.ones(2 << 20, np.uint8), 1)


@installed
def test_more_than_four_gigabytes_are_refused() -> None:
    """Pages of zeros that nothing has touched take no memory here."""
    with pytest.raises(EmulationError, match=r"place: the arrays need \d+ bytes; WebAssembly has 4 GiB"):
        loaded().call("place", np.zeros(1 << 32, np.uint8))


@installed
def test_what_is_no_module_is_refused() -> None:
    with pytest.raises(EmulationError, match="module cannot be loaded"):
        WasmModule(b"\0asm\1\0\0\0 and more", engine)


@installed
def test_each_engine_makes_its_choice() -> None:
    """An index of 20 is beyond the table: the deterministic profile leaves 0; processors 0 or an entry."""
    made = compile_elf({"f.c": SWIZZLE}, TARGET, ("relaxed-simd", "simd128"))
    table, index, out = np.arange(1, 17, dtype=np.uint8), np.full(16, 20, np.uint8), np.zeros(16, np.uint8)
    for deterministic in (False, True):
        module = WasmModule(made, WasmEngine(engine.features, deterministic))
        module.call("look", table, index, out)
        assert set(out.tolist()) <= ({0} if deterministic else {0, 5})
        module.call("look", table, index % 16, out)
        assert out.tolist() == [5] * 16


@installed
def test_code_is_loaded_by_the_row() -> None:
    assert why_not(TARGET, ("simd128", "relaxed-simd")) is None
    machine = load_code({"f.c": SWIZZLE}, "", TARGET, ("simd128", "relaxed-simd"))
    assert machine.describe() == f"wasmtime {TARGET}"
    out = np.zeros(16, np.uint8)
    assert machine.call("look", np.arange(16, dtype=np.uint8), np.full(16, 3, np.uint8), out) is None
    assert out.tolist() == [3] * 16
    with pytest.raises(UserError, match=f"the emulator lacks {TARGET} feature 'wide'"):
        load_code({"f.c": SWIZZLE}, "", TARGET, ("wide",))


@installed
def test_python_ends_without_a_word() -> None:
    code = "import gc; from synth.emit import wasm; wasm._engine(False); gc.freeze()"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stderr == ""


def test_without_wasmtime_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    without = lambda name, *rest: None if name == "wasmtime" else find(name, *rest)  # noqa: E731
    monkeypatch.setattr(importlib.util, "find_spec", without)
    wasm._engine.cache_clear()
    says = r"^wasmtime is not installed \(pip install 'synth-kernel\[emulate\]'\)$"
    with pytest.raises(UserError, match=says):
        load_code({"f.c": SOURCE}, "", TARGET)
    with pytest.raises(UserError, match=says):
        WasmModule(b"", engine)
