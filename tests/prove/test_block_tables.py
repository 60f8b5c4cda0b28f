"""Kernels whose codes are indices into a table: proved for every table; programs with a flaw are refused."""

from dataclasses import replace
from functools import cache

import pytest

import isa_specs
from sketches.blocks import ENTRY_BITS, BlockProgram, BlockSpec
from sketches.program import Line
from sketches.wellformed import MalformedProgram
from synth.prove.blocks import block_obligations
from synth.search.blocks import block_program
from synth.search.verdict import SynthesisFailed
from tests.prove.test_blocks import (
    Flaw,
    a_bit_less_in_a_mask,
    another_shift,
    one_part_too_many,
    parts_exchanged,
    verdict,
)

#: Sums through 16 bits with tables of 5 bits, and to 32 bits at once.
PLACES = [("avx2", "x86_64"), ("avx512", "x86_64_vnni"), ("neon", "aarch64"), ("neon", "aarch64_dotprod")]


@cache
def found(isa: str, target: str, entry_bits: int) -> BlockProgram:
    program = block_program(BlockSpec(4, entry_bits=entry_bits), isa_specs.load(isa), target)
    assert program.table and program.spec.entry_bits == entry_bits
    return program


@pytest.mark.exhaustive("proofs", every=3)
@pytest.mark.parametrize("entry_bits", ENTRY_BITS)
@pytest.mark.parametrize(("isa", "target"), PLACES)
def test_programs_are_proved_for_every_table(isa: str, target: str, entry_bits: int) -> None:
    """One instruction looks up the codes of each sub-step."""
    program = found(isa, target, entry_bits)
    lookups = [line for line in program.unpack if "entries" in line.args]
    assert len(lookups) == program.spec.sub_steps * program.spec.columns
    assert {isa_specs.load(isa).instructions[line.instruction].family for line in lookups} == {"table"}
    assert verdict(isa, target, program) == "proved"


def _line(program: BlockProgram, reads: str) -> int:
    return next(number for number, line in enumerate(program.unpack) if reads in line.args)


def codes_and_entries_exchanged(program: BlockProgram) -> BlockProgram:
    number = _line(program, "entries")
    line = program.unpack[number]
    other = replace(line, args=line.args[::-1])
    return replace(program, unpack=(*program.unpack[:number], other, *program.unpack[number + 1 :]))


def codes_looked_up_twice(program: BlockProgram) -> BlockProgram:
    line = program.unpack[_line(program, "entries")]
    order = ("entries", line.dest) if line.args[0] == "entries" else (line.dest, "entries")
    again = Line("again", line.instruction, order, line.imm, line.stage)
    return replace(
        program, unpack=(*program.unpack, again), weight_codes=("again", *program.weight_codes[1:])
    )


def entries_of_more_bits(program: BlockProgram) -> BlockProgram | None:
    """Products of larger entries than those for which sums are wide enough."""
    return replace(program, spec=replace(program.spec, entry_bits=8)) if program.intervals else None


@pytest.mark.parametrize(
    "flaw",
    [
        codes_and_entries_exchanged, codes_looked_up_twice, entries_of_more_bits, another_shift,
        a_bit_less_in_a_mask, parts_exchanged, one_part_too_many,
    ],
)  # fmt: skip
def test_flaws_are_refuted(flaw: Flaw) -> None:
    seen = 0
    for isa, target in PLACES:
        broken = flaw(found(isa, target, 5))
        if broken is not None:
            assert verdict(isa, target, broken) == "refuted", (isa, target)
            seen += 1
    assert seen


def test_the_sign_of_entries_of_eight_bits_is_proved() -> None:
    """Products of signed bytes, of a table that is said to have none."""
    program = found("neon", "aarch64_dotprod", 8)
    assert program.stored_zero == 128
    assert verdict("neon", "aarch64_dotprod", replace(program, stored_zero=None)) == "refuted"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"table": ()}, "loads its table once"),
        ({"spec": BlockSpec(4)}, "loads its table once"),
        ({"stored_zero": 128}, "weight zero point 128"),
    ],
)
def test_tables_are_checked(change: dict[str, object], says: str) -> None:
    program = found("avx2", "x86_64", 5)
    with pytest.raises(MalformedProgram, match=says):
        block_obligations(isa_specs.load("avx2"), "x86_64", replace(program, **change))  # type: ignore[arg-type]
    elsewhere = replace(program.table[0], args=("table@32",))
    with pytest.raises(MalformedProgram, match="loads its table once"):
        block_obligations(isa_specs.load("avx2"), "x86_64", replace(program, table=(elsewhere,)))


def test_tables_without_kernels_are_refused() -> None:
    for bits, entry_bits in ((3, 8), (4, 6)):
        with pytest.raises(ValueError, match="no such kernels"):
            BlockSpec(bits, entry_bits=entry_bits)
    with pytest.raises(SynthesisFailed, match="look up codes in a table of 16 bytes"):
        block_program(BlockSpec(4, entry_bits=5), isa_specs.load("neon"), "armv7")
