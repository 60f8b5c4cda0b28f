"""The C text of loops in assembly, and of what is around them, is the one that is printed: ``check`` refuses
every other text.

Changes of the loops themselves are in ``tests.prove.test_loops``.
"""

import functools
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from synth.errors import VerificationError
from synth.forms.registry import FORMS
from synth.library import derive as derive_module
from synth.library.check import check_static
from synth.library.derive import derive, derive_block
from synth.library.kernels import Kernel, library_folder, load
from tests.library.forging import with_text

#: Kernels of the library, by form.
BITS = {"bitplanes": (2, 1), "tables": (2, 1), "bytes": (3, 3)}


@functools.cache
def kernel(form: str) -> Kernel:
    return load("neon", *BITS[form], target="aarch64")


@functools.cache
def derived(form: str, *rest: Any) -> tuple[Any, str]:
    return derive(FORMS[form], *rest)


derived_block = functools.cache(derive_block)


@pytest.fixture(autouse=True, scope="module")
def _derive_once() -> Iterator[None]:
    """What follows from a program is the same for every text that is compared with it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(derive_module, "derive", lambda form, *rest: derived(form.name, *rest))
        patch.setattr(derive_module, "derive_block", derived_block)
        yield


def refuse(found: Kernel, form: str, text: str) -> None:
    """``check`` refuses a kernel with this text of a form."""
    with pytest.raises(VerificationError, match="is not the C text"):
        check_static(with_text(found, form, text), library_folder() / f"{found.name}.json")


@pytest.mark.parametrize("form", BITS)
def test_the_library_passes(form: str) -> None:
    assert "LOCAL(assembly_" in kernel(form).texts[form]
    check_static(kernel(form), library_folder() / f"{kernel(form).name}.json")


#: Changes that compile and compute something else, or that hide from who reads the text: pattern and text.
CHANGES = {
    "an operand holds another variable": (r'\[x1\] "\+r"\(x1\)', '[x1] "+r"(x0)'),
    "an output is written before inputs are read": (r'"=&r"\(step_x\)', '"=r"(step_x)'),
    "flags are not declared": (r'"cc", "memory"', '"memory"'),
    "the assembly may be moved": (r"__asm__ volatile\(", "__asm__("),
    "a load of pairs": (r"\bld1 \{(v\d+\.16b, v\d+\.16b)\}", r"ld2 {\1}"),
    "the jump for the other flag": (r"b\.ne", "b.eq"),
    "a second label": (r"\\n1:\\n", r"\\n1:\\n1:\\n"),
    "a directive of the assembler": (r"\\n1:\\n", r"\\n1:\\n.inst 0x4e284108\\n"),
    "another stride of columns": (
        r"\(intptr_t\)column_stride \* 4, stored",
        "(intptr_t)column_stride * 8, stored",
    ),
    "a loop is taken by another tile": (
        r"if \(registers == 1 && columns == 4",
        "if (registers == 1 && columns == 3",
    ),
    "stored accumulators are cleared in part": (r"memset\(stored, 0, sizeof stored", "memset(stored, 0, 8"),
    "more steps are taken": (r"executed = n \* (\d+)", r"executed = n * 1\1"),
    "a directive behind a comment": (r"(#include <arm_neon.h>)", r"\1\n/* */ #define words weights"),
    "a directive in other letters": (r"(#include <arm_neon.h>)", r"\1\n%:define words weights"),
    "a word over two lines": (r"\n  for \(int32_t y = 0", '\n  __as\\\\\nm__("nop");\\g<0>'),
    "other words are said": (r"An unrolled iteration", "An iteration"),
    "another loop is called": (r"LOCAL\(assembly_1x4\)\(packed", "LOCAL(assembly_1x2)(packed"),
}


@pytest.mark.parametrize("form", BITS)
def test_other_texts(form: str) -> None:
    changed = {what: re.subn(*change, kernel(form).texts[form], count=1) for what, change in CHANGES.items()}
    assert all(count for _, count in changed.values()), changed
    for text, _ in changed.values():
        refuse(kernel(form), form, text)


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_a_text_with_any_change_is_refused(data: st.DataObject) -> None:
    """A piece of any length, none included, becomes another."""
    form = data.draw(st.sampled_from(sorted(BITS)))
    text = kernel(form).texts[form]
    begin = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(begin, min(len(text), begin + 200)))
    piece = data.draw(st.text(max_size=20))
    assume(piece != text[begin:end])
    refuse(kernel(form), form, f"{text[:begin]}{piece}{text[end:]}")


@pytest.mark.parametrize("isa", ["avx2", "avx512"])
def test_assembly_in_a_kernel_without_loops(isa: str) -> None:
    """Where there are no loops there is no assembly but what keeps a value as it is."""
    found = load(isa, 2, 2)
    for line in (
        '__asm__("" : "=r"(remaining));',
        '__asm__("" : "+r"(remaining) : : "memory"); __asm__("nop");',
        'asm volatile("nop");',
        "synth_assembly_1x2(weights);",
    ):
        text = found.texts["tables"]
        changed = text.replace("  for (int32_t y = 0;", f"  {line}\n  for (int32_t y = 0;", 1)
        assert changed != text
        refuse(found, "tables", changed)
