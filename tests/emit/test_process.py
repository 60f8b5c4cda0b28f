"""Code that runs as a process under qemu's user emulation: arguments of every kind, guards, features."""

import numpy as np
import pytest

from synth.emit.emulator import EmulationError
from synth.emit.machine import load_code, why_not
from synth.emit.process import Process, emulator_of, start_text
from synth.emit.toolchain import compile_elf
from tests.needs import Need, skip_where

SOURCE = """
#include <stdint.h>
int32_t many(int32_t a, const int32_t *x, int64_t b, int32_t c, int32_t d, int32_t e, int32_t f, int32_t g,
             int32_t h, uint8_t *y, int32_t i, int64_t *sums) {
  sums[0] = a + x[2] + b + c + d + e + f + g + h + i;
  y[1] = 7;
  return -5;
}
void past(uint8_t *x, int32_t n) { x[n] = 1; }
void before(uint8_t *x) { x[-1] = 1; }
void fault(uint8_t *x) { *(volatile uint8_t *)(intptr_t)8 = x[0]; }
"""
DOT = """
#include <arm_neon.h>
void dot(const uint8_t *a, const int8_t *b, int32_t *sums) {
  vst1q_s32(sums, vusdotq_s32(vld1q_s32(sums), vld1q_u8(a), vld1q_s8(b)));
}
"""


def compiled_process() -> Process:
    sources = {"f.c": SOURCE, "process.c": start_text()}
    return Process(compile_elf(sources, "aarch64", opt="-O1"), "aarch64")


installed = skip_where(Need.TOOL, emulator_of("aarch64") is None, "qemu-aarch64 is not installed (qemu-user)")


@installed
def test_arguments_in_registers_and_on_the_stack() -> None:
    process = compiled_process()
    x, y, sums = np.array([1, 2, -30], np.int32), np.zeros(3, np.uint8), np.zeros(1, np.int64)
    assert process.call("many", -1, x, 1 << 40, 3, 4, 5, 6, 7, 8, y, 10, sums).int32 == -5
    assert sums[0] == -1 - 30 + (1 << 40) + 3 + 4 + 5 + 6 + 7 + 8 + 10
    assert y.tolist() == [0, 7, 0] and x.tolist() == [1, 2, -30]
    with pytest.raises(LookupError, match="nothing: not in the program"):
        process.call("nothing")
    with pytest.raises(ValueError, match="13 arguments, 12 at most"):
        process.call("many", *range(13))


@installed
@pytest.mark.parametrize("size", [1, 63, 64, 65])
def test_what_is_written_beside_an_array_is_noticed(size: int) -> None:
    process, x = compiled_process(), np.zeros(size, np.uint8)
    process.call("past", x, size - 1)
    assert x[-1] == 1
    for call in (("past", x, size), ("before", x)):
        with pytest.raises(EmulationError, match="wrote beyond one of its arrays"):
            process.call(*call)
    with pytest.raises(EmulationError, match="fault: "):
        process.call("fault", x)


@installed
def test_features_that_unicorn_lacks() -> None:
    assert why_not("aarch64", ("neon", "i8mm")) is None
    machine = load_code({"dot.c": DOT}, "", "aarch64", ("neon", "i8mm"), prefer_native=False)
    assert machine.describe() == "qemu-user aarch64"
    a, b, sums = np.full(16, 255, np.uint8), np.full(16, -128, np.int8), np.arange(4, dtype=np.int32)
    machine.call("dot", a, b, sums)
    assert sums.tolist() == [n - 4 * 255 * 128 for n in range(4)]
