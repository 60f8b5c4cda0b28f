"""Every C text of the library compiles for Linux, macOS and Windows, where its instruction set exists.

All texts of a target and a form are one unit, which takes a tenth of the time: texts of different kernels
have no name in common but what ``apart`` renames. Nothing is inlined, so that the assembler sees every loop
in assembly once, and not once for every tile that calls it. Nothing is linked or run: there is no such
computer here.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import isa_specs
from synth.emit.targets import feature_flags, get_target
from synth.emit.toolchain import COMMON, CompileError, find_compiler, run_compiler
from synth.library.kernels import library_folder, read_kernel
from synth.library.packers import is_packer, read_packer

PLATFORMS = {
    "x86_64": ("x86_64-linux-gnu", "x86_64-macos", "x86_64-windows-gnu"),
    "aarch64": ("aarch64-linux-gnu", "aarch64-macos", "aarch64-windows-gnu"),
}
_TARGETS = [
    (isa, target) for isa in isa_specs.available().values() for target in isa.targets if target.useful
]
#: Instruction set, target and triple, of every target that these systems run on.
CASES = [
    (isa.name, target.name, triple)
    for isa, target in _TARGETS
    for triple in PLATFORMS.get(target.architecture, ())
]
#: In assembly; a number alone is local everywhere.
NAMED_LABEL = re.compile(r'^ +"(?!\d+:)[^\s"]+:\\n', re.MULTILINE)
INLINED = "static inline __attribute__((always_inline))"


def apart(text: str, symbol: str) -> str:
    """A text whose helpers have the kernel's name in front."""
    return re.sub(rf"\bsynth_(?!\w*{symbol.removeprefix('synth_')})", f"{symbol}_", text)


@cache
def texts(isa: str) -> dict[str, dict[str, str]]:
    """The C texts of an instruction set, blocks, forms and packing kernels, by target and name."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((library_folder() / isa).glob("*.json")):
        if is_packer(path):
            packer = read_packer(path)
            target, own = packer.certificate.target, {packer.symbol: packer.source}
        else:
            kernel = read_kernel(path)
            target, own = kernel.certificate.target, {form.symbol: form.text for form in kernel.forms}
            own |= {kernel.symbol: kernel.source} if kernel.source else {}
        found.setdefault(target, {}).update(own)
    return found


@pytest.mark.parametrize(("isa", "target", "triple"), CASES)
def test_every_text_compiles(isa: str, target: str, triple: str, tmp_path: Path) -> None:
    machine = isa_specs.load(isa).target(target)
    compiler, place = find_compiler(machine.architecture, "zig"), get_target(machine.architecture)
    flags = [*COMMON, *feature_flags(place, machine.feature_names, True), "-target", triple, "-O0", "-w"]
    every = [apart(text.replace(INLINED, "static inline"), name) for name, text in texts(isa)[target].items()]
    assert not any(map(NAMED_LABEL.search, every)), "Apple's assembler makes a symbol of it, a function's end"
    needs = f"#if !({machine.condition})\n#error this unit would be portable C\n#endif"
    (tmp_path / "unit.c").write_text("\n".join([needs, *every]), encoding="utf-8")
    run_compiler(compiler, [*flags, "-c", "unit.c", "-o", "unit.o"], tmp_path)
    assert (tmp_path / "unit.o").stat().st_size > 1000 * len(every)


def test_a_label_that_only_elf_has_is_refused(tmp_path: Path) -> None:
    """A named label in a loop, which Apple's assembler makes a symbol of when the loop is there twice."""
    text = texts("neon")["aarch64"]["synth_neon_a2w1_hybrid_m8n1k64_aarch64_bytes"]
    assert '"1:\\n\\t"' in text and '"b.ne 1b\\n\\t"' in text
    assert not NAMED_LABEL.search(text)
    named = text.replace('"1:', '".Lrounds%=:').replace('"b.ne 1b', '"b.ne .Lrounds%=')
    assert NAMED_LABEL.search(named)
    (tmp_path / "unit.c").write_text(named, encoding="utf-8")
    with pytest.raises(CompileError):
        run_compiler(
            find_compiler("aarch64", "zig"),
            [*COMMON, "-target", "aarch64-macos", "-O0", "-w", "-c", "unit.c", "-o", "unit.o"],
            tmp_path,
        )
