"""The C that chooses a level asks the processor as Python does, and honours the same cap."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from synth.emit.features import CAP, NAMES, _detect, allowed_by, capped, host_target
from synth.emit.levels import choice_text, hardware_words
from synth.emit.targets import get_target
from synth.errors import UserError
from tests.needs import Need, skip_where

X86 = get_target("x86_64").features.bits.keys()
on_x86 = skip_where(Need.PROCESSOR, host_target() != "x86_64", "runs x86-64 code")
#: A program of its own, without a C library: it ends with 1 + the number of the level, with NONE where there
#: is none. What the kernel hands to a process lies on its stack: arguments, environment, auxiliary vector.
PROGRAM = """
#include <stddef.h>
#include <stdint.h>
static void TVMFFIErrorSetRaisedFromCStrParts(const char *kind, const char **parts, int32_t count)
{ (void)kind, (void)parts, (void)count; }
%s
static char **environment;
char *getenv(const char *name)
{
    for (char **at = environment; *at; at++) {
        size_t i = 0;
        while (name[i] && name[i] == (*at)[i]) i++;
        if (!name[i] && (*at)[i] == '=') return *at + i + 1;
    }
    return NULL;
}
static long *auxiliary;
unsigned long getauxval(unsigned long kind)
{
    for (long *at = auxiliary; *at; at += 2) if ((unsigned long)*at == kind) return at[1];
    return 0;
}
__attribute__((used)) static int answer(long *stack)
{
    environment = (char **)stack + *stack + 2;
    auxiliary = (long *)environment;
    while (*auxiliary++) {}
    int level = synth_choose();
    return level < 0 ? 100 : level + 1;
}
#ifdef __x86_64__
__asm__(".globl _start\\n_start: mov %%rsp, %%rdi\\nand $-16, %%rsp\\ncall answer\\n"
        "mov %%eax, %%edi\\nmov $60, %%eax\\nsyscall\\n"
        ".globl syscall\\nsyscall: mov %%rdi, %%rax\\nmov %%rsi, %%rdi\\n"
        "mov %%rdx, %%rsi\\nsyscall\\nret\\n");
#else
__asm__(".globl _start\\n_start: mov x0, sp\\nbl answer\\nmov x8, #93\\nsvc #0\\n");
#endif
"""
NONE = 100


def needs_emulator(machine: str) -> pytest.MarkDecorator:
    missing = shutil.which(f"qemu-{machine}") is None
    return skip_where(Need.TOOL, missing, f"no qemu-{machine} here (Debian: apt-get install qemu-user)")


def program(
    machine: str, levels: dict[str, frozenset[str]], folder: Path, change: tuple[str, str] = ("", "")
) -> Path:
    text = choice_text(machine, levels)
    assert change[0] in text
    (folder / "choose.c").write_text(PROGRAM % text.replace(*change, 1))
    zig = [sys.executable, "-m", "ziglang", "cc", "-target", get_target(machine).zig_triple]
    checks = ["-O1", "-Wall", "-Wextra", "-Werror", "-fno-sanitize=undefined", "-fno-stack-protector"]
    subprocess.run([*zig, *checks, "-c", "choose.c"], cwd=folder, check=True)
    subprocess.run([*zig, "-static", "-nostdlib", "choose.o", "-o", machine], cwd=folder, check=True)
    return folder / machine


def chosen(made: Path, cap: str | None = None, *emulator: str) -> int:
    environment = {key: value for key, value in os.environ.items() if key != CAP}
    given = environment if cap is None else {**environment, CAP: cap}
    return subprocess.run([*emulator, str(made)], env=given, capture_output=True, check=False).returncode


@on_x86
def test_every_feature_as_python_finds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A level for each feature that the processor lacks, which is not taken, then one for all that it has."""
    for cap in (None, "x86-64", "avx512vnni", "gfni,avx2", " x86-64-v2\t, avx", "dotprod,sse3,x86-64-v4"):
        monkeypatch.delenv(CAP, raising=False)
        if cap is not None:
            monkeypatch.setenv(CAP, cap)
        found = capped(_detect()) & X86
        lacking = {f"no {name}": frozenset({name}) for name in X86 if name not in found}
        assert lacking, "this processor has all that there is"
        made = program("x86_64", {**lacking, "all": found}, tmp_path)
        assert chosen(made, cap) == len(lacking) + 1, cap
    assert chosen(made, "avx3") == chosen(made, "avx2,") == NONE
    assert chosen(made, " ") == chosen(made) != len(lacking) + 1  # no cap


@on_x86
@pytest.mark.parametrize(("granted", "level"), [(1, 1), (0, NONE)])
def test_tiles_are_used_where_the_system_permits_them(granted: int, level: int, tmp_path: Path) -> None:
    """The processor has them, as far as this program is told."""
    change = "found & permitted && !syscall(158L, 4131L, 18L)", f"(found |= permitted) && {granted}"
    made = program("x86_64", {"tiles": frozenset({"amx-int8", "amx-tile"})}, tmp_path, change)
    assert chosen(made) == level


@on_x86
@pytest.mark.isa("avx2")
@pytest.mark.parametrize(("kept", "level"), [(0xE7, 1), (0b111, 1), (0b11, 2), (0b1, 2), (0, 3)])
def test_registers_that_the_system_does_not_keep_are_not_used(kept: int, level: int, tmp_path: Path) -> None:
    """Whatever the processor says of the instructions; 0: nor does it let XGETBV be used."""
    levels = {name: frozenset({name}) for name in ("fma", "xsave", "sse2")}
    asked = '__asm__ volatile("xgetbv" : "=a"(state), "=d"(high) : "c"(0));'
    change = asked, f"state = {kept}, high = 0;"
    assert chosen(program("x86_64", levels, tmp_path, change)) == level


@on_x86
@pytest.mark.isa("avx512")
def test_registers_of_512_bits_are_kept_apart(tmp_path: Path) -> None:
    levels = {name: frozenset({name}) for name in ("avx512f", "avx2")}
    asked = '__asm__ volatile("xgetbv" : "=a"(state), "=d"(high) : "c"(0));'
    for kept, level in ((0xE7, 1), (0x67, 2), (7, 2)):
        made = program("x86_64", levels, tmp_path, (asked, f"state = {kept}, high = 0;"))
        assert chosen(made) == level


@on_x86
@pytest.mark.parametrize("name", ["sse4.2", "avx2", "avx512vnni", "x86-64-v4", "neon", "fp16", "i8mm"])
def test_a_name_of_the_cap_allows_what_it_allows_in_python(name: str, tmp_path: Path) -> None:
    """Without a processor's features in between: every one is there in the text."""
    text = choice_text("x86_64", {"one": allowed_by(name) & X86})
    mask = re.search(r'synth_levels\[\] = \{\{"one", (\w+)\}', text)
    allows = re.search(rf'\{{"{re.escape(name)}", (\w+)\}}', text)
    assert mask and allows and mask[1] == allows[1] and name in NAMES


@needs_emulator("aarch64")
def test_an_arm_processor_says_what_it_has(tmp_path: Path) -> None:
    levels = {name: frozenset({name, "neon"}) for name in ("i8mm", "dotprod", "aes")}
    made = program("aarch64", {**levels, "neon": frozenset({"fp-armv8", "neon"})}, tmp_path)
    emulator = "qemu-aarch64", "-cpu"
    assert chosen(made, None, *emulator, "max") == 1
    assert chosen(made, None, *emulator, "cortex-a53") == 3
    assert chosen(made, "neon", *emulator, "max") == 4
    assert chosen(made, "dotprod,x86-64-v3", *emulator, "max") == 2
    assert chosen(made, "dotprod", *emulator, "cortex-a53") == 4
    assert chosen(made, "x86-64-v3", *emulator, "max") == NONE


def test_hardware_words() -> None:
    """Of a Cortex-A72 without the crypto instructions, and of one with products of bytes (elf.h, hwcap.h)."""
    assert hardware_words("aarch64", frozenset({"neon"})) == (0b11, 0)
    assert hardware_words("aarch64", frozenset({"dotprod", "i8mm"})) == (0b11 | 1 << 20, 1 << 13)
    assert hardware_words("aarch64", frozenset({"fp16"})) == (0b11 | 1 << 10, 0)


def test_what_cannot_be_asked_for_is_refused() -> None:
    with pytest.raises(
        UserError, match=r"^no x86_64 program can ask its processor for avx10; leave the level"
    ):
        choice_text("x86_64", {"new": frozenset({"avx2", "avx10"})})
    with pytest.raises(UserError, match=r"^no armv7 program can ask its processor for neon"):
        choice_text("armv7", {"neon": frozenset({"neon"})})
