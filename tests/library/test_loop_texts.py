"""The C text of loops in assembly, and of what is around them, is the one that is printed: ``check`` refuses
every other text.

Each case changes one thing in a text of the library, in a way that would compile and compute something else,
or that hides from who reads the text. Changes of the loops themselves are in ``tests.prove.test_loops``.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from typing import Any

import pytest

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


@pytest.fixture(autouse=True)
def _derive_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What follows from a program is the same for every text that is compared with it."""
    monkeypatch.setattr(derive_module, "derive", lambda form, *rest: derived(form.name, *rest))
    monkeypatch.setattr(derive_module, "derive_block", derived_block)


def refuse(found: Kernel, form: str, text: str) -> None:
    """``check`` refuses a kernel with this text of a form."""
    with pytest.raises(VerificationError, match="is not the C text"):
        check_static(with_text(found, form, text), library_folder() / f"{found.name}.json")


def refused(old: str, new: str, forms: Iterable[str] = BITS) -> None:
    """The change is refused in every form that has such a place, and there is one."""
    counts = []
    for form in forms:
        text, count = re.subn(old, new, kernel(form).texts[form], count=1, flags=re.MULTILINE)
        counts.append(count)
        if count:
            refuse(kernel(form), form, text)
    assert any(counts)


@pytest.mark.parametrize("form", BITS)
def test_the_library_passes(form: str) -> None:
    assert "_assembly_" in kernel(form).texts[form]
    check_static(kernel(form), library_folder() / f"{kernel(form).name}.json")


#: What is said to the compiler about a loop's operands.
STATEMENT = {
    "an operand holds another variable": (r'\[x1\] "\+r"\(x1\)', '[x1] "+r"(x0)'),
    "a pointer begins four bytes later": (r"(\*x1 = words \+ 1 \* column_bytes)", r"\1 + 4"),
    "a register of weights begins in another": (r"(\*w0 = weights \+ )0", r"\g<1>1"),
    "a written pointer is an input only": (
        r'\[x1\] "\+r"\(x1\), (.*)\n(    : \[to0\])',
        r'\1\n    : [x1] "r"(x1), \g<2>'.replace(r"\g<2>    : ", ""),
    ),
    "an output is written before inputs are read": (r'"=&r"\(step_x\)', '"=r"(step_x)'),
    "the counter is not declared as changed": (r'\[n\] "\+r"\(n\)', '[n] "r"(n)'),
    "operands are named in another order": (r'\[to0\] "r"\(stored \+ 0\)', '[to1] "r"(stored + 0)'),
    "a constant is an expression": (r"( constants\[\].*\n    0x0f, 0x0f), ", r"\1 + 1, "),
    "flags are not declared": (r'"cc", "memory"', '"memory"'),
    "a clobber more is declared": (r'"cc", "memory"', '"cc", "memory", "x7"'),
    "the assembly may be moved": (r"__asm__ volatile\(", "__asm__("),
    "a step that is not in a register": (r"intptr_t step_x, step_w;", "intptr_t step_x = 0, step_w;"),
}

#: Instructions that no data of a loop has.
INSTRUCTIONS = {
    "a store of half a register on": (r"st1 (\{.*\}), \[%\[to0\]\]", r"st1 \1, [%[to0], #8]"),
    "a load of pairs": (r"\bld1 \{(v\d+\.16b, v\d+\.16b)\}", r"ld2 {\1}"),
    "a choice by the other flag": (r"xzr, ne", "xzr, eq"),
    "a count of nothing": (r"subs %\[n\], %\[n\], #1", "subs %[n], %[n], #0"),
    "the jump for the other flag": (r"b\.ne", "b.eq"),
}

#: The C around a loop.
AROUND = {
    "a statement behind the assembly": (
        r"  \(void\)register_bytes, \(void\)column_bytes;",
        "  stored[0] += 1;\n  (void)register_bytes, (void)column_bytes;",
    ),
    "a statement before it": (r"(  intptr_t step_x, step_w;)", r"\1\n  n -= n > 1;"),
    "another function between the loops": (r"(#endif\n#if defined\(__GNUC__\)\n#define UNROLL)",
        r"static int more;\n\1"),
    "another stride of columns": (r"\(intptr_t\)column_stride \* 4, stored",
        "(intptr_t)column_stride * 8, stored"),
    "another stride of registers": (r"\(intptr_t\)register_stride \* 4, \(const",
        "(intptr_t)register_stride * 2, (const"),
    "strides in each other's place": (
        r"\(intptr_t\)register_stride \* 4, (\(const uint8_t \*\)at,\n *)\(intptr_t\)column_stride \* 4,",
        r"(intptr_t)column_stride * 4, \1(intptr_t)register_stride * 4,",
    ),
    "stored accumulators lie elsewhere": (r"\* 4, stored, n\);", "* 4, stored + 16, n);"),
    "fewer rounds than are counted": (r"\* 4, stored, n\);", "* 4, stored, n - 1);"),
    "activations move on wrongly": (r"at \+= \(intptr_t\)executed \* ", "at += (intptr_t)executed * 1"),
    "weights move on wrongly": (r"packed \+= \(intptr_t\)executed \* ", "packed += (intptr_t)executed * 1"),
    "a loop is taken by another tile": (r"if \(registers == 1 && columns == 4",
        "if (registers == 1 && columns == 3"),
    "a loop is taken twice": (r"^(        if \(registers == 1 && columns == 4(?:.*\n){4})", r"\1\1"),
    "a loop is never taken": (r"^        if \(registers == 1 && columns == 4(?:.*\n){5}", ""),
    "taps are joined that are apart": (r"if \(tap_stride == chunks \* (\d+)\)",
        r"if (tap_stride >= chunks * \1)"),
    "joined taps are forgotten": (r"chunks \*= width, width = 1;", "width = 1;"),
    "stored accumulators are not cleared": (r"^  memset\(stored, 0, sizeof stored\);", ";"),
    "stored accumulators are cleared in part": (r"memset\(stored, 0, sizeof stored", "memset(stored, 0, 8"),
    "stored accumulators are too short": (r"uint8_t (stored\[\d)", r"uint8_t \1 / 2 + 0"),
    "a directive more": (r"^#define SYNTH_ASSEMBLY 1",
        "#define SYNTH_ASSEMBLY 1\n#define stored (stored + 16)"),
    "a directive before": (r"^(#include <arm_neon.h>)", r"\1\n#define vld1q_u8(at) vld1q_u8((at) + 1)"),
    "a directive behind a comment": (r"^(#include <arm_neon.h>)", r"\1\n/* */ #define words weights"),
    "a directive in other letters": (r"^(#include <arm_neon.h>)", r"\1\n%:define words weights"),
    "the loops are always taken": (r"^#if defined\(__aarch64__\) && .*$", "#if defined(__GNUC__)"),
    "a value of its own in assembly": (
        r"^(      const uint32_t \*at = .*)",
        r'\1\n      __asm__("" : "=r"(column_stride));',
    ),
    "a word over two lines": (r"^(  for \(int32_t y = 0)", "  __as\\\\\nm__(\"nop\");\n\\1"),
    "a vector with the name of a pointer": (
        r"^(            const uint8x16_t w0? = )",
        r"            const uint8x16_t packed = vld1q_u8(zero);\n\1",
    ),
    "steps in between that move a pointer": (
        r"= vld1q_u8\((weights|tables|activations) \+ ",
        r"= vld1q_u8(\1++ + ",
    ),
    "a second declaration behind a vector": (
        r"^(            UNROLL for \(int r = 0; r < registers; \+\+r\) \w+_stage0\()",
        r"            uint8x16_t q = vld1q_u8(zero), stage0_0[2][7];\n\1",
    ),
    "a call that ends early": (r"(_stage0\([^;]*), &stage0_0", r"\1), vaddq_u8(one, &stage0_0"),
    "the steps that are left": (r"remaining (-|=|/) ", r"remaining 1 \1 "),
    "more steps are taken": (r"executed = n \* (\d+)", r"executed = n * 1\1"),
    "more iterations are taken": (r"remaining / (\d+) < widenings", r"remaining / 1\1 < widenings"),
    "fewer widenings are counted": (r"widenings -= n \* \d+", r"widenings -= n * 0"),
    "other steps are said": (r"iteration: (\d+) steps", r"iteration: 1\1 steps"),
    "other words are said": (r"An unrolled iteration", r"An iteration"),
    "a loop has another name": (r"(_assembly_1)x4\(const", r"\g<1>x3(const"),
    "another loop is called": (r"(_assembly_1)x4\(packed", r"\g<1>x2(packed"),
    "a function in assembly": (r"\n#endif", r'\nstatic void more(void) { __asm__ volatile("nop"); }\n#endif'),
}  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new"),
    [*STATEMENT.values(), *INSTRUCTIONS.values(), *AROUND.values()],
    ids=[*STATEMENT, *INSTRUCTIONS, *AROUND],
)
def test_other_texts(old: str, new: str) -> None:
    refused(old, new)


#: Lines that are hidden from a reader who looks for lines of one form only.
HIDDEN = {
    "indented by five spaces": r'     "eor v8.16b, v8.16b, v8.16b\\n\\t"',
    "indented by a tab": r'\t"eor v8.16b, v8.16b, v8.16b\\n\\t"',
    "without its end": r'    "eor v8.16b, v8.16b, v8.16b\\n"',
    "two in a line": r'    "eor v8.16b, v8.16b, v8.16b; eor v9.16b, v9.16b, v9.16b\\n\\t"',
    "two texts in a line": r'    "eor v8.16b, v8.16b, v8.16b\\n\\t" "eor v9.16b, v9.16b, v9.16b\\n\\t"',
    "behind a comment": r'    /* */ "eor v8.16b, v8.16b, v8.16b\\n\\t"',
    "a comment of the assembler": r'    "// add\\n\\t"',
    "a directive of the assembler": r'    ".inst 0x4e284108\\n\\t"',
    "a macro of the assembler": r'    ".macro eor\\n\\t"',
    "a count of the rounds left": r'    "subs %[sx], %[n], #4\\n\\t"',
    "a count of its own": r'    "subs %[sx], %[sx], #1\\n\\t"',
    "a second label": r'    "1:\\n\\t"',
    "a jump": r'    "b.ne 1b\\n\\t"',
    "a register by its name": r'    "add x0, x0, #16\\n\\t"',
    "an empty line": r"",
    "a line of C": r"#undef stored",
}


@pytest.mark.parametrize("what", HIDDEN)
def test_lines_of_assembly(what: str) -> None:
    refused(r'(^    "subs %\[n\])', HIDDEN[what] + r"\n\1")


@pytest.mark.parametrize(
    ("form", "old", "new"),
    [
        # Stored accumulators take so many widenings and no more.
        ("tables", r"int32_t widenings = (\d+)", r"int32_t widenings = \g<1>0"),
        ("tables", r"int32_t remaining0 = (\d+)", r"int32_t remaining0 = \g<1>0"),
        ("tables", r"if \(widenings < \d+\)", "if (widenings < 0)"),
        ("tables", r"(  widenings = \d+);", r"\g<1>0;"),
        ("tables", r"if \(--remaining1 == 0\)", "if (remaining1-- == 0)"),
        ("tables", r"(epilogue\(.*)out \+ \(intptr_t\)c \* out_stride \+ r \* \d+\);", r"\1out);"),
        ("bytes", r"if \(widenings < \d+\)", "if (widenings < 0)"),
        ("bytes", r"(int32_t remaining0 = \d+)", r"\g<1>0"),
        ("bytes", r"stored \+ \(\(c \* registers \+ r\) \* 1 \+ 0\) \* 16",
            "stored + ((r * columns + c) * 1 + 0) * 16"),
        ("bitplanes", r"stored \+ \(\(c \* registers \+ r\) \* 1 \+ 0\) \* 16",
            "stored + ((c * registers + r) * 1 + 0) * 4"),
        ("bitplanes", r"executed = n \* 16;", "executed = n * 16 - 1;"),
        ("bitplanes", r"for \(int32_t remaining = chunks;", "for (int32_t remaining = chunks - 1;"),
    ],
)  # fmt: skip
def test_stored_accumulators(form: str, old: str, new: str) -> None:
    refused(old, new, (form,))


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
