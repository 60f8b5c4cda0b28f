"""Every C text of the library compiles for Linux, macOS and Windows, where its instruction set exists.

All texts of a target are one unit, which takes a tenth of the time: texts of different kernels have no name
in common but what ``apart`` renames. What kernels define alike is there once. Nothing is inlined, so that the
assembler sees every loop in assembly once, and not once for every tile that calls it. Nothing is linked or
run: there is no such computer here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import isa_specs
from synth.emit.names import MARK, without_comments
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


def definitions(text: str) -> Iterator[str]:
    """A text cut behind every definition and every line for the preprocessor outside of one."""
    part, depth = "", 0
    for line in text.splitlines(keepends=True):
        part = (part + line).lstrip()
        depth += line.count("{") - line.count("}")
        told = part.startswith("#") and not line.endswith("\\\n")
        if depth == 0 and (told or line.rstrip().endswith(("}", ";"))):
            yield part
            part = ""
    yield part


def each_once(texts: Mapping[str, str]) -> Iterator[str]:
    """What texts define, by their names. Of what several define alike but for their names, behind the same
    lines for the preprocessor and by what is alike itself, the first is there, and the others' is that."""
    seen: dict[tuple[str, str], list[str]] = {}
    for own, text in texts.items():
        said, known, named = "", dict[str, str](), re.compile(rf"\b{own}\w*")
        for part in definitions(without_comments(text)):
            if part.startswith("#"):
                said += part.replace(own, MARK)
                yield part
                continue
            new = [name for name in dict.fromkeys(named.findall(part)) if name not in known]
            key = said, _renamed(named, known | {name: f"{MARK}{n}" for n, name in enumerate(new)}, part)
            if key not in seen:
                seen[key] = new
                yield _renamed(named, known, part)
            known |= zip(new, seen[key], strict=True)


def _renamed(named: re.Pattern[str], names: Mapping[str, str], text: str) -> str:
    return named.sub(lambda found: names.get(found[0], found[0]), text)


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
    """All texts of a target."""
    every = files(isa)[target].items()
    return "\n".join(
        each_once({name: apart(file.text.replace(INLINED, "static inline"), name) for name, file in every})
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


def test_what_only_one_kernel_defines_stays() -> None:
    """A helper that differs is there for both kernels, and so is what calls it; a condition around it
    differs."""
    text = "#include <stdint.h>\n/* of {0} */\nstatic int {0}_helper(void)\n{{\n  return 1;\n}}\n"
    text += "int {0}(void)\n{{\n  return {0}_helper();\n}}\n"
    first, same = text.format("synth_a"), text.format("synth_b")
    other = same.replace("return 1", "return 2")
    under = same.replace("#include", "#define SYNTH_PORTABLE\n#include")
    kept = "".join(each_once({"synth_a": first, "synth_b": same}))
    assert kept.count("helper(void)") == kept.count("return 1") == 1 and "synth_b" not in kept
    for differs in (other, under):
        kept = "".join(each_once({"synth_a": first, "synth_b": differs}))
        assert "static int synth_b_helper(void)" in kept and "return synth_b_helper();" in kept
    kept = "".join(each_once({"synth_a": first, "synth_b": same.replace("return synth_b_helper();", "no C")}))
    assert "int synth_b(void)\n{\n  no C\n}" in kept and "int synth_b_helper" not in kept
