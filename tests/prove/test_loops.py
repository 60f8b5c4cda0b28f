"""Loops in assembly: nothing of their C text passes unread.

Each case changes one thing in a text that is proved, in a way that would compile and compute something else,
or that stands outside the grammar in which loops are written.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import pytest

import isa_specs
from sketches.loops import bitplane_steps, byte_steps, table_steps
from sketches.wellformed import MalformedProgram
from synth.library.kernels import Kernel, load
from synth.prove.loop_code import check_loop
from synth.prove.loop_text import Loop
from synth.prove.loops import check_loops

NEON = isa_specs.load("neon")


@cache
def kernel(a: int, w: int) -> Kernel:
    return load("neon", a, w, target="aarch64")


def text_of(form: str) -> str:
    if form == "bytes":
        return kernel(3, 3).texts["bytes"]
    return kernel(2, 1).texts["bitplanes"] if form == "bitplanes" else kernel(2, 1).texts["tables"]


def check(form: str, text: str) -> int:
    if form == "bytes":
        return check_loops(NEON, "aarch64", byte_steps, kernel(3, 3).form("bytes").program, text)
    if form == "bitplanes":
        return check_loops(NEON, "aarch64", bitplane_steps, kernel(2, 1).form("bitplanes").program, text)
    return check_loops(NEON, "aarch64", table_steps, kernel(2, 1).form("tables").program, text)


FORMS = ("bitplanes", "tables", "bytes")


def refused(old: str, new: str, forms: tuple[str, ...] = FORMS) -> None:
    """The change is refused in every form that has such a place, and there is one."""
    found = 0
    for form in forms:
        text, count = re.subn(old, new, text_of(form), count=1, flags=re.MULTILINE)
        found += count
        if count:
            assert text != text_of(form)
            with pytest.raises(MalformedProgram):
                check(form, text)
    assert found


@pytest.mark.parametrize("form", FORMS)
def test_the_library_is_read(form: str) -> None:
    assert check(form, text_of(form)) > 2


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
    "what is kept begins elsewhere": (r'"r"\(kept \+ 64\)', '"r"(kept + 80)'),
    "what is kept begins in the middle of a register": (r'"r"\(kept \+ 64\)', '"r"(kept + 72)'),
    "what is kept ends before": (r'"r"\(kept \+ 0\)', '"r"(kept + 65536)'),
    "operands are named in another order": (r'\[to0\] "r"\(kept \+ 0\)', '[to1] "r"(kept + 0)'),
    "a constant is an expression": (r"( constants\[\].*\n    0x0f, 0x0f), ", r"\1 + 1, "),
    "a register that is none is declared": (r'"v9", ', '"v9", "v32", '),
    "flags are not declared": (r'"cc", "memory"', '"memory"'),
    "a clobber more is declared": (r'"cc", "memory"', '"cc", "memory", "x7"'),
    "the assembly may be moved": (r"__asm__ volatile\(", "__asm__("),
    "a step that is not in a register": (r"intptr_t step_x, step_w;", "intptr_t step_x = 0, step_w;"),
}


@pytest.mark.parametrize("what", STATEMENT)
def test_operands(what: str) -> None:
    refused(*STATEMENT[what])


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
    "a second label": r'    "1:\\n\\t"',
    "a jump": r'    "b.ne 1b\\n\\t"',
    "a register by its name": r'    "add x0, x0, #16\\n\\t"',
    "an empty line": r"",
    "a line of C": r"#undef kept",
}


@pytest.mark.parametrize("what", HIDDEN)
def test_lines_of_assembly(what: str) -> None:
    refused(r'(^    "subs %\[n\])', HIDDEN[what] + r"\n\1")


#: Instructions that do something else than they seem to.
INSTRUCTIONS = {
    "a pointer gets another": (r"add %\[x1\], %\[x1\], %\[sx\]", "add %[x1], %[x0], %[sx]"),
    "a pointer is the sum of two": (r"add %\[x1\], %\[x1\], %\[sx\]", "add %[x1], %[x0], %[x1]"),
    "an operand that is an input is written": (r"add %\[x1\], %\[x1\], %\[sx\]", "add %[to0], %[to0], #0"),
    "a store of half a register on": (r"st1 (\{.*\}), \[%\[to0\]\]", r"st1 \1, [%[to0], #8]"),
    "a load of half a register on": (r"ld1 (\{v\d+\.16b), (.*)\}, \[%\[to0\]\]", r"ldr q1, [%[to0], #8]"),
    "a load of pairs": (r"\bld1 \{(v\d+\.16b, v\d+\.16b)\}", r"ld2 {\1}"),
    "a load with another count": (r"ld[2-4]r (\{v\d+\.4s, )", r"ld1r \1"),
    "a choice by the other flag": (r"xzr, ne", "xzr, eq"),
    "a choice before the count": (r"subs %\[n\], %\[n\], #1", "csel %[sx], %[sx], xzr, ne"),
    "a count of nothing": (r"subs %\[n\], %\[n\], #1", "subs %[n], %[n], #0"),
    "the jump for the other flag": (r"b\.ne", "b.eq"),
    "a register beyond the last": (r"\b(add|eor|mla|mul) v(\d+)\.16b, v\d+\.16b", r"\1 v\2.16b, v32.16b"),
    "another arrangement": (r"\b(add|and|mla) v(\d+)\.16b", r"\1 v\2.8b"),
}


@pytest.mark.parametrize("what", INSTRUCTIONS)
def test_instructions(what: str) -> None:
    refused(*INSTRUCTIONS[what])


def first_loop(text: str) -> tuple[str, str]:
    """The text up to the first loop's jump back, and the rest from there."""
    at = text.index('    "b.ne')
    return text[:at], text[at:]


def line(code: str) -> str:
    return f'    "{code}\\n\\t"\n'


def test_a_fourth_round_unlike_the_first_three() -> None:
    """Pointers move by a step that grows from the third round on: what a round finds is not what the one
    before it found, moved on."""
    found = load("neon", 1, 2, target="aarch64")
    loop, rest = first_loop(found.texts["tables"])
    step = re.search(r"mov %\[sx\], (#\d+)", loop)
    assert step is not None and f"mov %[sw], {step[1]}" in loop
    for gone in (f"mov %[sx], {step[1]}", f"mov %[sw], {step[1]}", "csel %[sx], %[sx], xzr, ne"):
        assert loop.count(line(gone)) == 1
        loop = loop.replace(line(gone), "")
    loop = re.sub(r"(add %\[x\d\], %\[x\d\], )%\[sx\]", r"\1%[sw]", loop)
    start = line("1:")
    loop = loop.replace(start, line("mov %[sw], " + step[1]) + line("mov %[sx], #0") + start)
    growing = loop + line("add %[sw], %[sw], %[sx]") + line("add %[sx], %[sx], #16") + rest
    for text in (loop + rest, growing):  # a number that a round hands on to the next, be it always the same
        with pytest.raises(MalformedProgram, match="begin"):
            check_loops(NEON, "aarch64", table_steps, found.form("tables").program, text)


#: Rounds of four steps of A1W1: x0 holds a number and sx an address; what w0 moves by is added up a round
#: later.
CARRIED = (
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]", "add %[w0], %[w0], %[sw]", "add %[sw], %[sx], %[x0]",
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[sw]]", "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]",
    "add %[sw], %[x0], #64", "add %[x0], %[x0], #16", "add %[x1], %[x1], #16",
    "ld1 {v25.16b, v26.16b}, [%[to0]]",
    *(
        code
        for words, kept in ((4, 25), (8, 26))
        for code in (
            *(c for i in range(4) for c in (f"eor v{12 + i}.16b, v{i}.16b, v{words + i}.16b",
                f"cnt v{12 + i}.16b, v{12 + i}.16b")),
            *(f"add v12.16b, v12.16b, v{12 + i}.16b" for i in range(1, 4)),
            "uaddlp v12.8h, v12.16b", f"uadalp v{kept}.4s, v12.8h",
        )
    ),
    "st1 {v25.16b, v26.16b}, [%[to0]]", "subs %[n], %[n], #1",
)  # fmt: skip


def test_a_step_that_is_carried_from_round_to_round() -> None:
    """Addresses and numbers in the operands of others: right for three rounds, wrong in the fourth."""
    steps = bitplane_steps(NEON, "aarch64", load("neon", 1, 1, target="aarch64").form("bitplanes").program)
    before = ("add %[sx], %[x0], #0", "mov %[x0], #0", "mov %[sw], #64")
    loop = Loop(1, 2, 4, 1, b"", before, CARRIED, (0,), frozenset(range(32)))
    with pytest.raises(MalformedProgram, match="its own address"):
        check_loop(NEON, "aarch64", steps, loop)


#: The same rounds as they should be.
PLAIN = (
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]", "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]",
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]", "add %[w0], %[w0], #64", "add %[x0], %[x0], #16",
    "add %[x1], %[x1], #16", *CARRIED[8:],
)  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("", "", ""),
        ("subs %[n], %[n], #1", None, "does not take"),
        ("add %[x1], %[x1], #16", None, "keeps something else"),
        ("ld1 {v25.16b, v26.16b}, [%[to0]]", None, "reads or names what is not there"),
        ("ld1 {v25.16b, v26.16b}, [%[to0]]", "ld1 {v25.16b, v26.16b}, [%[x0]]", "beyond its steps"),
        ("st1 {v25.16b, v26.16b}, [%[to0]]", "st1 {v26.16b, v27.16b}, [%[to0]]", "keeps something else"),
        ("st1 {v25.16b, v26.16b}, [%[to0]]", "st1 {v25.16b, v26.16b}, [%[x0]]", "writes where"),
        ("add %[x0], %[x0], #16", "add %[x0], %[x0], #016", "is not known here"),
        ("add %[x0], %[x0], #16", "add %[x0], %[x0], #65536", "cannot"),
        ("add %[x0], %[x0], #16", "add %[n], %[n], #16", "reads or names"),
        ("add %[x0], %[x0], #16", "mov %[n], #16", "no output"),
        ("add %[x1], %[x1], #16", "add %[x1], %[x1], #16; add %[sx], %[x0], %[x1]", "both addresses"),
        ("subs %[n], %[n], #1", "subs %[n], %[n], #1; subs %[n], %[n], #1", "counts down"),
        ("ld1 {v25.16b, v26.16b}, [%[to0]]", "ld1 {v25.16b, v26.16b, v27.16b}, [%[to0]]",
            "has no register at byte 32"),
        ("ld1 {v25.16b, v26.16b}, [%[to0]]", "ld1 {v25.16b, v26.16b, v32.16b}, [%[to0]]", "reads or names"),
        ("subs %[n], %[n], #1", "ldr q27, [%[k], #16]; subs %[n], %[n], #1", "reads constants at 16"),
        ("subs %[n], %[n], #1", "mov %[sx], #16; ldr q27, [%[sx], #0]; subs %[n], %[n], #1",
            "an address that is none"),
        ("subs %[n], %[n], #1", "umlal2 v27.4s, v0.8h, v1.8h; subs %[n], %[n], #1", "is not known here"),
        ("subs %[n], %[n], #1", "eor v27.2d, v0.2d, v1.2d; subs %[n], %[n], #1", "is not known here"),
        ("subs %[n], %[n], #1", "tbl v27.16b, v0.16b, v1.16b; subs %[n], %[n], #1", "is not known here"),
        ("subs %[n], %[n], #1", "eor v27.16b, {v0.16b}, v1.16b; subs %[n], %[n], #1", "is not known here"),
        # Right for three rounds, and for the wrong reason: it reads what another round left.
        ("subs %[n], %[n], #1", "eor v28.16b, v27.16b, v27.16b; subs %[n], %[n], #1",
            "where the one before it did"),
        ("cnt v12.16b, v12.16b", "cnt v12.16b, v12.16b, #1", "no such immediate"),
        ("ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]", "ldr q0, [%[w0], #8]", "which one load cannot"),
        ("ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]", "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[w0]]",
            "repeats a word"),
    ],
)  # fmt: skip
def test_what_a_round_may_not_do(old: str, new: str | None, wrong: str) -> None:
    steps = bitplane_steps(NEON, "aarch64", load("neon", 1, 1, target="aarch64").form("bitplanes").program)
    assert steps is not None and (not old or old in PLAIN)
    changed = new.split("; ") if new is not None else []
    code = tuple(line for entry in PLAIN for line in (changed if entry == old else [entry]))
    before = ("ldr q27, [%[x0], #0]",)
    loop = Loop(1, 2, 4, 1, bytes(16), before, code, (0,), frozenset(range(32)))
    if not wrong:
        check_loop(NEON, "aarch64", steps, loop)
        with pytest.raises(MalformedProgram, match="4 steps in 1 parts"):
            check_loop(NEON, "aarch64", replace(steps, intervals=(3, None)), loop)
        return
    with pytest.raises(MalformedProgram, match=wrong):
        check_loop(NEON, "aarch64", steps, loop)


@pytest.mark.parametrize("ahead", [16, 32])
def test_a_round_reads_no_further_than_the_round_after_it(ahead: int) -> None:
    """A round that is not the last one has a round of 16 bytes behind it, and maybe no second one."""
    steps = bitplane_steps(NEON, "aarch64", load("neon", 1, 1, target="aarch64").form("bitplanes").program)
    assert steps is not None
    count = "subs %[n], %[n], #1"
    reads = f"mov %[sx], #{ahead}; csel %[sx], %[sx], xzr, ne; add %[sx], %[sx], %[x0]; ldr q27, [%[sx], #0]"
    code = (count, *reads.split("; "), *(line for line in PLAIN if line != count))
    loop = Loop(1, 2, 4, 1, bytes(16), (), code, (0,), frozenset(range(32)))
    if ahead == 16:
        check_loop(NEON, "aarch64", steps, loop)
        return
    with pytest.raises(MalformedProgram, match="reads x0 at 32, beyond its steps"):
        check_loop(NEON, "aarch64", steps, loop)


#: A flag, or a choice, that is another one in rounds that nobody executes.
FLAGS = {
    "of the rounds left": ("subs %[sx], %[n], #4", "mov %[sw], #64", "csel %[sw], %[sw], xzr, ne"),
    "of a count of its own": ("mov %[sw], #64", "subs %[sx], %[sx], #1", "csel %[sw], %[sw], xzr, ne"),
    "of the round before": ("mov %[sw], #64", "csel %[sw], %[sw], xzr, ne"),
    "of a number that is too large": (
        "mov %[sx], #18446744073709551615", "add %[sx], %[sx], #1", "mov %[sw], #64"),
    "by the rounds left": ("mov %[sw], #63", "add %[sw], %[sw], %[n]"),
    "by another number of rounds": ("add %[n], %[n], #0", "mov %[sw], #64"),
}  # fmt: skip


@pytest.mark.parametrize("what", FLAGS)
def test_a_step_that_depends_on_the_rounds_left(what: str) -> None:
    found = load("neon", 1, 1, target="aarch64")
    old = line("add %[w0], %[w0], #64")
    assert old in found.texts["bitplanes"]
    new = "".join(map(line, (*FLAGS[what], "add %[w0], %[w0], %[sw]")))
    text = found.texts["bitplanes"].replace(old, new, 1)
    with pytest.raises(MalformedProgram):
        check_loops(NEON, "aarch64", bitplane_steps, found.form("bitplanes").program, text)


@pytest.mark.parametrize("before", ["subs %[n], %[n], #1", "mov %[n], #3", "csel %[sx], %[sx], xzr, ne"])
def test_rounds_that_are_counted_before_the_loop(before: str) -> None:
    start = line("1:")
    refused(re.escape(start), (line(before) + start).replace("\\", "\\\\"))


#: The C around a loop.
AROUND = {
    "a statement behind the assembly": (
        r"  \(void\)register_bytes, \(void\)column_bytes;",
        "  kept[0] += 1;\n  (void)register_bytes, (void)column_bytes;",
    ),
    "a statement before it": (r"(  intptr_t step_x, step_w;)", r"\1\n  n -= n > 1;"),
    "another function between the loops": (r"(#endif\n#if defined\(__GNUC__\)\n#define UNROLL)",
        r"static int more;\n\1"),
    "another stride of columns": (r"\(intptr_t\)column_stride \* 4, kept",
        "(intptr_t)column_stride * 8, kept"),
    "another stride of registers": (r"\(intptr_t\)register_stride \* 4, \(const",
        "(intptr_t)register_stride * 2, (const"),
    "strides in each other's place": (
        r"\(intptr_t\)register_stride \* 4, (\(const uint8_t \*\)at,\n *)\(intptr_t\)column_stride \* 4,",
        r"(intptr_t)column_stride * 4, \1(intptr_t)register_stride * 4,",
    ),
    "what is kept lies elsewhere": (r"\* 4, kept, n\);", "* 4, kept + 16, n);"),
    "fewer rounds than are counted": (r"\* 4, kept, n\);", "* 4, kept, n - 1);"),
    "activations move on wrongly": (r"at \+= \(intptr_t\)taken \* ", "at += (intptr_t)taken * 1"),
    "weights move on wrongly": (r"packed \+= \(intptr_t\)taken \* ", "packed += (intptr_t)taken * 1"),
    "a loop is taken by another tile": (r"if \(registers == 1 && columns == 4",
        "if (registers == 1 && columns == 3"),
    "a loop is taken twice": (r"^(        if \(registers == 1 && columns == 4(?:.*\n){4})", r"\1\1"),
    "a loop is never taken": (r"^        if \(registers == 1 && columns == 4(?:.*\n){5}", ""),
    "taps are joined that are apart": (r"if \(tap_stride == chunks \* (\d+)\)",
        r"if (tap_stride >= chunks * \1)"),
    "joined taps are forgotten": (r"chunks \*= width, width = 1;", "width = 1;"),
    "what is kept is not cleared": (r"^  memset\(kept, 0, sizeof kept\);", ";"),
    "what is kept is cleared in part": (r"memset\(kept, 0, sizeof kept", "memset(kept, 0, 8"),
    "what is kept is too short": (r"uint8_t (kept\[\d)", r"uint8_t \1 / 2 + 0"),
    "a directive more": (r"^#define SYNTH_ROUNDS 1", "#define SYNTH_ROUNDS 1\n#define kept (kept + 16)"),
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
        r"^(            UNROLL for \(int r = 0; r < registers; \+\+r\) \w+_level0\()",
        r"            uint8x16_t q = vld1q_u8(zero), level0_0[2][7];\n\1",
    ),
    "a call that ends early": (r"(_level0\([^;]*), &level0_0", r"\1), vaddq_u8(one, &level0_0"),
    "the steps that are left": (r"left (-|=|/) ", r"left 1 \1 "),
}  # fmt: skip


@pytest.mark.parametrize("what", AROUND)
def test_the_c_around(what: str) -> None:
    refused(*AROUND[what])


@pytest.mark.parametrize(
    ("form", "old", "new"),
    [
        # What is kept takes so many folds and no more.
        ("tables", r"int32_t folds = (\d+)", r"int32_t folds = \g<1>0"),
        ("tables", r"int32_t left0 = (\d+)", r"int32_t left0 = \g<1>0"),
        ("tables", r"if \(folds < \d+\)", "if (folds < 0)"),
        ("tables", r"(  folds = \d+);", r"\g<1>0;"),
        ("tables", r"if \(--left1 == 0\)", "if (left1-- == 0)"),
        ("tables", r"(finish\(.*)out \+ \(intptr_t\)c \* out_stride \+ r \* \d+\);", r"\1out);"),
        ("bytes", r"if \(folds < \d+\)", "if (folds < 0)"),
        ("bytes", r"(int32_t left0 = \d+)", r"\g<1>0"),
        ("bytes", r"kept \+ \(\(c \* registers \+ r\) \* 1 \+ 0\) \* 16",
            "kept + ((r * columns + c) * 1 + 0) * 16"),
        ("bitplanes", r"kept \+ \(\(c \* registers \+ r\) \* 1 \+ 0\) \* 16",
            "kept + ((c * registers + r) * 1 + 0) * 4"),
        ("bitplanes", r"taken = n \* 16;", "taken = n * 16 - 1;"),
        ("bitplanes", r"for \(int32_t left = chunks;", "for (int32_t left = chunks - 1;"),
    ],
)  # fmt: skip
def test_what_is_kept(form: str, old: str, new: str) -> None:
    refused(old, new, (form,))


def test_every_line_is_read() -> None:
    """A line that is left out, or that stands there twice, of the first loop and of the tile."""
    # Vectors in intrinsics are not read here (they are executed): a line less of them is another matter.
    vectors = re.compile(r" +(/\*.*|(const )?u?int\d+x\d+_t \w+ = .*|(view|index)\[.*|SYNTH_KEEP\(.*)")
    for form in FORMS:
        lines = text_of(form).split("\n")
        first = lines.index("#define SYNTH_ROUNDS 1")
        last = next(n for n, line in enumerate(lines) if line.startswith("#else /* any other CPU"))
        second = [n for n in range(first, last) if "steps per round" in lines[n]][1]
        tile = lines.index("#define UNROLL", second)
        for n in (*range(first, second), *range(tile, last)):
            line = lines[n]
            if line and not line.startswith('    "') and ("nothing" in line or not vectors.fullmatch(line)):
                changed = [*lines[: n + n % 2], *lines[n + 1 - n % 2 :]]
                with pytest.raises(MalformedProgram):
                    check(form, "\n".join(changed))


@pytest.mark.parametrize("isa", ["avx2", "avx512"])
def test_assembly_in_a_kernel_without_loops(isa: str) -> None:
    """Where there are no loops there is no assembly but what keeps a value as it is."""
    found = load(isa, 2, 2)
    text, program = found.texts["tables"], found.form("tables").program
    assert check_loops(found.isa, found.certificate.target, table_steps, program, text) == 0
    for line in (
        '__asm__("" : "=r"(left));',
        '__asm__("" : "+r"(left) : : "memory"); __asm__("nop");',
        'asm volatile("nop");',
        "synth_rounds_1x2(weights);",
    ):
        changed = text.replace("  for (int32_t y = 0;", f"  {line}\n  for (int32_t y = 0;", 1)
        with pytest.raises(MalformedProgram):
            check_loops(
                found.isa,
                found.certificate.target,
                table_steps,
                program,
                changed.replace("synth_rounds", "a_rounds"),
            )
