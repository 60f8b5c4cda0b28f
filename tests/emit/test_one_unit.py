"""The C texts of several kernels may be one translation unit, in whatever order: no two files have a name in
common."""

import re

import pytest

import isa_specs
from synth.emit.headers import standalone
from synth.emit.toolchain import compile_shared
from synth.library.kernels import library_folder
from tests.library.forging import emissions

#: Of every instruction set two kernels, with all their forms, and of every other kind two widths.
NAMES = {
    "neon": ["a2w1_hybrid_m8n1k64_aarch64", "a1w2_twos_m8n1k64_aarch64", "a1w3_hybrid_m8n1k64_aarch64",
        "bitpack_a1_aarch64", "bitpack_a2_aarch64", "repack_a1_aarch64", "repack_a2_aarch64",
        "linear_w2_aarch64", "linear_w4_aarch64", "linear_t4v5_aarch64"],
    "avx2": ["a2w1_hybrid_m8n1k64", "a1w2_twos_m8n1k64", "a1w3_hybrid_m8n1k64", "bitpack_a2", "bitpack_a3",
        "repack_a1", "repack_a2", "linear_w2", "linear_w4", "linear_t4v5"],
    "avx512": ["a2w1_hybrid_m8n1k64", "a1w2_twos_m8n1k64", "a1w3_hybrid_m8n1k64", "bitpack_a1", "bitpack_a2",
        "repack_a2", "repack_a3", "linear_w2", "linear_w4", "linear_t4v5"],
}  # fmt: skip


def texts(isa: str) -> list[str]:
    """What is written of these kernels today."""
    found = []
    for name in NAMES[isa]:
        path = library_folder() / isa / f"{name}.json"
        made = emissions(path.read_text(encoding="utf-8"), path)
        found += [standalone(isa_specs.load(isa), write()) for write in made.values()]
    return found


@pytest.mark.parametrize("isa", NAMES)
def test_kernels_of_an_instruction_set_are_one_unit(isa: str) -> None:
    """As code of their target."""
    target = isa_specs.load(isa).targets[0]
    compile_shared({"all.c": "\n".join(texts(isa))}, target.architecture, target.feature_names, "-O0")


def test_portable_kernels_of_all_instruction_sets_are_one_unit() -> None:
    every = [text for isa in NAMES for text in texts(isa)]
    for order in (every, every[::-1]):
        unit = "\n".join(["#define SYNTH_PORTABLE", *order])
        compile_shared({"all.c": unit}, "x86_64", (), "-O0")
    assert len(re.findall("^void ", unit, re.MULTILINE)) > 40
