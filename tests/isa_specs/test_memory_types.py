"""How memory is accessed in C: whatever objects lie there, at whatever address, in little-endian memory only.

A kernel that read ``const uint8_t *activations`` by ``vld1q_dup_u64`` was right with clang and with objects
of their own, and wrong where GCC saw the caller's stores of ``uint32_t`` beside it; one that read unaligned
codes so faulted on ARMv7.
"""

import re
from dataclasses import replace

import pytest

import isa_specs
from isa_specs.instruction import RegisterOperand
from synth.library.kernels import library_folder, load

#: What reads or writes elements of more than a byte, by their C type.
TYPED = re.compile(r"\b(?:vld|vst)\d\w*_[usfp](?:16|32|64)\(|\b_mm_(?:loadu|storeu)_si(?:16|32|64)\(")


@pytest.mark.parametrize("name", isa_specs.available())
def test_memory_operands_are_bytes(name: str) -> None:
    isa = isa_specs.load(name)
    spelled = [i.c for i in isa.table if any(operand.memory for operand in (*i.operands, i.result))]
    assert spelled and not [c for c in spelled if TYPED.search(c)]
    load = next(i for i in isa.table if i.family == "load")
    typed = replace(
        load, name="typed", operands=(RegisterOperand(load.operands[0].bits, "uint32_t", memory=True),)
    )
    with pytest.raises(ValueError, match="typed: memory is of bytes, not of uint32_t"):
        replace(isa, table=(*isa.table, typed))


def test_kernels_access_bytes_of_little_endian_memory() -> None:
    files = sorted(library_folder().glob("*/*.c"))
    assert files and not [path.name for path in files if TYPED.search(path.read_text(encoding="utf-8"))]
    guard = "#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)\n"
    guard += "#include <arm_neon.h>"
    kernels = [load("neon", 2, 1, target=target) for target in ("aarch64", "armv7")]
    texts = [text for kernel in kernels for text in (kernel.source, *kernel.texts.values())]
    texts += [
        path.read_text(encoding="utf-8") for path in sorted((library_folder() / "neon").glob("*pack_*.c"))
    ]
    assert len(texts) > 10 and all(text.count(guard) == 1 for text in texts)
