"""The execution test reaches every statement of C, and sees each call of a driver that is broken."""

import re
from dataclasses import replace

import numpy as np
import pytest

from synth.emit.features import host_features
from synth.errors import VerificationError
from synth.library.execution import execution_test
from synth.library.kernels import Kernel, load
from synth.library.kinds.bitpack import BITPACK
from synth.library.kinds.repack import REPACK
from synth.library.reading import load_as
from tests.conftest import parts_of
from tests.emit.c_coverage import CoveredMachine, unreached, unreached_of_programs
from tests.library.forging import with_text
from tests.needs import Need, skip

#: A kernel of every target, and every form of planes: words counted one by one, added first; loops in
#: assembly; tiles of one column.
REPRESENTATIVES = [
    ("avx2", "x86_64", 3, 3, "bipolar"),
    ("avx512", "x86_64", 1, 3, "hybrid"),
    ("neon", "aarch64", 2, 1, "hybrid"),
    ("neon", "armv7", 1, 1, "bipolar"),
]


def needs(isa: str) -> None:
    if isa in ("avx2", "avx512") and not host_features().issuperset(
        load(isa, 1, 1).isa.targets[0].feature_names
    ):
        skip(Need.PROCESSOR, f"counts statements of {isa} where the processor runs it")


@pytest.mark.exhaustive("instructions", cover="isa")
@pytest.mark.parametrize(("isa", "target", "a", "w", "encoding"), REPRESENTATIVES)
def test_every_statement_is_reached(isa: str, target: str, a: int, w: int, encoding: str) -> None:
    needs(isa)
    assert unreached(load(isa, a, w, encoding, target)) == []


@pytest.mark.parametrize(("isa", "target"), [("avx512", "x86_64"), ("neon", "aarch64")])
def test_every_statement_of_packing_kernels_is_reached(isa: str, target: str) -> None:
    needs(isa)
    assert unreached_of_programs(load_as(BITPACK, 2, isa, target)) == []
    assert unreached_of_programs(load_as(REPACK, 2, isa, target)) == []


def test_a_statement_that_is_not_reached_is_found() -> None:
    text = """\
#include <stdint.h>
static inline __attribute__((always_inline)) int twice(int x) {
  if (x > 5) { x += 1; }
  return 2 * x;
}
static inline int never(int x) {
  return x;
}
void run(int32_t *out) {
  out[0] = twice(out[0]);
  if (out[0] == 7) out[0] = 3; else out[0] += 1;
  for (int i = 0; i < 256; ++i)
    out[1] += i;
}
"""
    machine = CoveredMachine({"text.c": text}, "void run(int32_t *out);\n", "x86_64")
    out = np.array([1, 0], dtype=np.int32)
    machine.call("run", out)
    assert out.tolist() == [3, 255 * 128]
    found = machine.uncovered()
    assert found[0] == "text.c: never is never called"
    assert [line.split(": ")[0] for line in found[1:]] == ["text.c:3:15", "text.c:11:19"]
    machine.call("run", np.array([6, 0], dtype=np.int32))
    assert [line.split(": ")[0] for line in machine.uncovered()[1:]] == ["text.c:11:19"]


def broken(kernel: Kernel, form: str, text: str) -> str:
    """What the execution test says of a kernel with another C text, and without its other forms."""
    assert text != kernel.texts[form]
    forms = {name: report for name, report in kernel.certificate.forms.items() if name == form}
    kernel = replace(kernel, certificate=replace(kernel.certificate, forms=forms))
    with pytest.raises(VerificationError) as error:
        execution_test(replace(with_text(kernel, form, text), _machine=None, _portable=None))
    return str(error.value)


@pytest.mark.exhaustive("instructions", every=2)
@pytest.mark.parametrize("form", parts_of("avx2", "x86_64")[1:])
def test_each_call_of_a_driver(form: str) -> None:
    """Every call for a tile, one after the other, with the activations of a word later."""
    kernel = load("avx2", 1, 1)
    text = kernel.texts[form]
    calls = list(re.finditer(r"_\d+x\d+\(w, a, padded,.*, chunks, (?:\(int32_t\)stride|0)\);", text))
    assert len(calls) >= 2
    for call in calls:
        changed = text[: call.start()] + call[0].replace("(w, a,", "(w, a + 1,") + text[call.end() :]
        assert f"({form}," in broken(kernel, form, changed)


@pytest.mark.parametrize(
    ("form", "old", "new"),
    [
        ("block", r"(synth_avx2__mm256_add_epi8\(\w+, (\w+), )\w+", r"\1\2"),
        ("bitplanes", r"total\[row\] \+= \d", "total[row] += 7"),
        ("tables", r"a\[16 \+ \(byte >> 4\)\]", "a[15 + (byte >> 4)]"),
        ("bytes", r"w\[row \* 4 \+ position\]", "w[row * 4 + 3 - position]"),
    ],
)
def test_portable_c_is_run_where_the_processor_has_the_feature(form: str, old: str, new: str) -> None:
    kernel = load("avx2", 1, 1)
    vectors, guard, portable = kernel.texts[form].partition("#else /* any other CPU")
    changed, count = re.subn(old, new, portable, count=1)
    assert guard and count == 1
    assert "portable C on" in broken(kernel, form, f"{vectors}{guard}{changed}")


def test_a_tile_adds_to_what_is_there() -> None:
    kernel = load("avx2", 1, 1)
    text = kernel.texts["bitplanes"]
    call = "LOCAL(tile)(registers, columns, weights"
    assert text.count(call) == 1
    wrong = "if (columns == 2) for (int c = 0; c < 2; ++c) memset(out + (intptr_t)c * out_stride, 0, 32);"
    changed = text.replace(call, f"{wrong} {call}")
    assert "tile 1x2 of bitplanes" in broken(kernel, "bitplanes", changed)
