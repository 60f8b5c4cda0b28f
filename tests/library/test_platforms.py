"""Every C text of the library compiles for Linux, macOS and Windows, where its instruction set exists.

All texts of a target are one unit, which takes a tenth of the time. Nothing is inlined, so that the
assembler sees every loop in assembly once, and not once for every tile that calls it. Nothing is linked or
run: there is no such computer here.
"""

import re
from functools import cache
from pathlib import Path

import pytest

import isa_specs
from synth.emit.targets import feature_flags, get_target
from synth.emit.toolchain import COMMON, CompileError, find_compiler, run_compiler
from synth.library.kernels import library_folder
from synth.library.kinds.matmul import MATMUL
from synth.library.kinds.registry import kind_of, read_artifact
from synth.library.machines import CFile

PLATFORMS = {
    "x86_64": ("x86_64-linux-gnu", "x86_64-macos", "x86_64-windows-gnu"),
    "aarch64": ("aarch64-linux-gnu", "aarch64-macos", "aarch64-windows-gnu"),
}
_TARGETS = [
    (isa, target) for isa in isa_specs.available().values() for target in isa.targets if target.useful
]
#: Instruction set, target and triple, of every target that these systems run on. Targets with further
#: features, whose units are small, come first.
CASES = [
    (isa.name, target.name, triple)
    for isa, target in reversed(_TARGETS)
    for triple in PLATFORMS.get(target.architecture, ())
]
#: In assembly; a number alone is local everywhere.
NAMED_LABEL = re.compile(r'(?:"|\\n)(?!\d+:)[^\s"\\]+:\\n')
INLINED = "static inline __attribute__((always_inline))"


@cache
def files(isa: str) -> dict[str, dict[str, CFile]]:
    """The C files of an instruction set, blocks, forms and packing kernels, by target and name."""
    found: dict[str, dict[str, CFile]] = {}
    for path in sorted((library_folder() / isa).glob("*.json")):
        artifact = read_artifact(path)
        own = {name.removesuffix(".c"): file for name, file in artifact.parts.items()}
        found.setdefault(artifact.certificate.target, {}).update(own)
    return found


@cache
def unit(isa: str, target: str) -> str:
    """All texts of a target. Of the AMX target each file configures tiles by a function of its own."""
    return "\n".join(
        re.sub(
            r"\bsynth_(enter|size)_tiles\b", rf"{name}_\1_tiles", file.text.replace(INLINED, "static inline")
        )
        for name, file in files(isa)[target].items()
    )


@pytest.mark.exhaustive("library", cover="triple")
@pytest.mark.parametrize(("isa", "target", "triple"), CASES)
def test_every_text_compiles(isa: str, target: str, triple: str, tmp_path: Path) -> None:
    machine = isa_specs.load(isa).target(target)
    compiler, place = find_compiler(machine.architecture, "zig"), get_target(machine.architecture)
    flags = [*COMMON, *feature_flags(place, machine.feature_names, True), "-target", triple, "-O0", "-w"]
    every = unit(isa, target)
    assert not NAMED_LABEL.search(every), "Apple's assembler makes a symbol of it, a function's end"
    needs = f"#if !({machine.condition})\n#error this unit would be portable C\n#endif"
    (tmp_path / "unit.c").write_text(f"{needs}\n{every}", encoding="utf-8")
    run_compiler(compiler, [*flags, "-c", "unit.c", "-o", "unit.o"], tmp_path)
    assert (tmp_path / "unit.o").stat().st_size > 1000 * len(files(isa)[target])


@pytest.mark.exhaustive("library", cover="portable isa")
@pytest.mark.parametrize("portable", [False, True])
@pytest.mark.parametrize(("isa", "target"), [(isa.name, target.name) for isa, target in _TARGETS])
def test_files_compile_alone(isa: str, target: str, portable: bool, tmp_path: Path) -> None:
    """A C file of the library needs the header beside it and no other, and gives no warning: two kernels of a
    target, an AxWy kernel and one of another kind."""
    machine = isa_specs.load(isa).target(target)
    compiler, place = find_compiler(machine.architecture, "zig"), get_target(machine.architecture)
    flags = [*feature_flags(place, machine.feature_names, True), "-target", place.zig_triple, "-O0"]
    flags += ["-Wall", "-Wextra", "-Wconversion", "-Werror", *["-DSYNTH_PORTABLE"] * portable]
    stems = [symbol.removeprefix(f"synth_{isa}_") for symbol in files(isa)[target]]
    there = [file for stem in stems if (file := library_folder() / isa / f"{stem}.c").is_file()]
    for file in {kind_of(file) != MATMUL: file for file in there}.values():
        run_compiler(compiler, [*flags, "-c", str(file), "-o", "alone.o"], tmp_path)


def test_a_label_that_only_elf_has_is_refused(tmp_path: Path) -> None:
    """A named label in a loop, which Apple's assembler makes a symbol of when the loop is there twice."""
    text = files("neon")["aarch64"]["synth_neon_a2w1_hybrid_m8n1k64_aarch64_bytes"].text
    assert "\\n1:\\n" in text and "b.ne 1b\\n" in text
    assert not NAMED_LABEL.search(text)
    named = text.replace("\\n1:\\n", "\\n.Lrounds%=:\\n").replace("b.ne 1b", "b.ne .Lrounds%=")
    assert NAMED_LABEL.search(named)
    (tmp_path / "unit.c").write_text(named, encoding="utf-8")
    with pytest.raises(CompileError):
        run_compiler(
            find_compiler("aarch64", "zig"),
            [*COMMON, "-target", "aarch64-macos", "-O0", "-w", "-c", "unit.c", "-o", "unit.o"],
            tmp_path,
        )
