"""Names of a program's registers that are those of the proof's own values: a proof that takes the one for the
other proves what is wrong."""

from dataclasses import replace
from typing import Any

import pytest

from sketches.bitplanes import step_kernel
from sketches.program import BlockKernelProgram, Constant, Line
from sketches.tile_program import TileProgram
from synth.library.kernels import Kernel
from synth.prove.kernel import prove
from tests.conftest import committed
from tests.prove.provers import prove_bitplanes, with_step


def reduce_line(name: str, instruction: str, args: tuple[str, ...], imm: int | None = None) -> Line:
    return Line(name, instruction, args, imm, "reduce")


def wrong_once(program: BlockKernelProgram, name: str) -> BlockKernelProgram:
    """One too few where a row's sum was 777 before: seen by subtracting the block's own sum, which is called
    ``name``."""
    store = next(number for number, line in enumerate(program.body) if line.stage == "store")
    lines = (
        reduce_line(name, "_mm256_blend_epi32", ("byte_00", "r1_0"), 1),
        reduce_line("q", "_mm256_sub_epi32", ("acc0", name)),
        reduce_line("q0", "_mm256_blend_epi32", ("byte_00", "q"), 1),
        reduce_line("hit", "_mm256_cmpeq_epi32", ("q0", "c777")),
        reduce_line("bad", "_mm256_add_epi32", ("r2_0", "hit")),
    )
    constant = Constant("c777", (777).to_bytes(4, "little").hex() * 8)
    last = replace(program.body[store], args=("bad",))
    body = (*program.body[:store], *lines, last, *program.body[store + 1 :])
    return replace(program, constants=(*program.constants, constant), body=body)


@pytest.mark.parametrize("name", ["acc_in0", "innocent"])
def test_a_register_is_not_what_the_accumulator_was(name: str) -> None:
    kernel = committed("avx2", "x86_64", 1, 1, "unipolar")
    assert prove(kernel.spec, kernel.isa, "x86_64", kernel.program).verdict == "proved"
    wrong = wrong_once(kernel.program, name)
    assert prove(kernel.spec, kernel.isa, "x86_64", wrong).verdict == "refuted"


def renamed(part: Any, old: str, new: str) -> Any:
    """Lines and terms with a register by another name."""
    changes = {
        key: tuple(new if one == old else one for one in value) if isinstance(value, tuple) else new
        for key, value in vars(part).items()
        if value == old or (isinstance(value, tuple) and old in value)
    }
    return replace(part, **changes)


def rare_byte(kernel: Kernel, planes: TileProgram, name: str) -> TileProgram:
    """A count that another word's byte adds to where its own is full: of a term that is called ``name``."""
    carry = planes.carry_save
    assert carry is not None
    step = step_kernel(kernel.isa, planes)
    term, group = step.terms[1].name, planes.groups[0].name
    body = [renamed(line, term, name) for line in step.body]
    place = next(number for number, line in enumerate(body) if line.dest == name)
    least = Line(name, "_mm512_min_epu8", ("before_min", "c254"), None, "row")
    body[place : place + 1] = [replace(body[place], dest="before_min"), least]
    counts = [renamed(line, term, name) for line in carry.counts]
    place = next(number for number, line in enumerate(counts) if line.dest == group)
    first = next(arg for arg in counts[place].args if arg != name)

    def line(dest: str, instruction: str, *args: str, imm: int | None = None) -> Line:
        return Line(dest, instruction, args, imm, "combine")

    counts[place : place + 1] = [
        line("rot", "_mm512_alignr_epi8", "word0", "word0", imm=8),
        line("full", "_mm512_subs_epu8", "word0", "c254"),
        line("rare", "_mm512_and_si512", "rot", "full"),
        line("wrong", "_mm512_max_epu8", name, "rare"),
        line(group, "_mm512_add_epi8", first, "wrong"),
    ]
    cell = replace(
        step,
        constants=(*step.constants, Constant("c254", "fe" * 64)),
        body=tuple(body),
        terms=tuple(renamed(one, term, name) for one in step.terms),
    )
    pairs = tuple(renamed(pair, term, name) for pair in carry.pairs)
    carry = replace(carry, counts=tuple(counts), pairs=pairs)
    return replace(with_step(planes, cell), carry_save=carry)


@pytest.mark.parametrize("name", ["other0", "term01"])
def test_a_term_is_no_byte_of_another_word(name: str) -> None:
    kernel: Kernel = committed("avx512", "x86_64", 2, 2, "unipolar")
    planes = kernel.form("bitplanes").program
    assert prove_bitplanes(kernel.spec, kernel.isa, "x86_64", planes).verdict == "proved"
    proof = prove_bitplanes(kernel.spec, kernel.isa, "x86_64", rare_byte(kernel, planes, name))
    assert proof.verdict == "refuted"
    assert proof.failed[0].name != "well-formed", proof.failed[0].detail
    if name == "term01":  # the same by a name that means nothing: refuted for the same reason
        assert "is linear" in proof.failed[0].name


def test_a_view_that_mixes_planes_is_refused() -> None:
    """The portable C takes each plane out of the words bit by bit, which random operands hardly ever
    contradict."""
    kernel = committed("avx2", "x86_64", 1, 2, "unipolar")
    planes = kernel.form("bitplanes").program
    step = step_kernel(kernel.isa, planes)
    assert step.derived_planes == ("plane0", "plane1")
    pattern = Constant("pattern", (0x12345678).to_bytes(4, "little").hex() * 8)

    def line(dest: str, instruction: str, *args: str, stage: str) -> Line:
        return Line(dest, instruction, args, None, stage)

    loads = [one for one in step.body if one.args[0].startswith("weights@")]
    rest = [
        replace(one, args=tuple("clean" if arg == loads[0].dest else arg for arg in one.args))
        for one in step.body
        if one not in loads
    ]
    unpack = [
        line("back", "_mm256_cmpeq_epi32", loads[1].dest, "pattern", stage="unpack"),
        line("clean", "_mm256_xor_si256", loads[0].dest, "back", stage="unpack"),
    ]
    packing = [
        line("odd", "_mm256_cmpeq_epi32", "plane1", "pattern", stage="weights"),
        line("mixed", "_mm256_xor_si256", "plane0", "odd", stage="weights"),
    ]
    cell = replace(
        step,
        constants=(*step.constants, pattern),
        derived_planes=("mixed", "plane1"),
        weight_lines=(*step.weight_lines, *packing),
        body=(*loads, *unpack, *rest),
    )
    proof = prove_bitplanes(kernel.spec, kernel.isa, "x86_64", with_step(planes, cell))
    assert proof.verdict == "refuted" and "from one plane" in proof.failed[0].detail
