"""Kernels of linear layers in blocks: what is proved of them, and that programs with a flaw are refused."""

import itertools
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import isa_specs
from sketches import blocks
from sketches.blocks import BitField, BlockProgram, BlockSpec
from sketches.blocks_work import block_work
from sketches.bytes import AccumulatorStage
from sketches.program import Constant, Line
from sketches.tile import Tile
from sketches.wellformed import MalformedProgram
from synth.prove import blocks as prove
from synth.prove.blocks import block_obligations
from synth.prove.kernel import prove_all
from synth.prove.obligation import z3_solver
from synth.search.blocks import block_program
from synth.search.tiles import tile_rate

#: Codes of a piece and of several, whose narrow sums are full within a step or not; all others are proved
#: when they are built again (tests/library/test_kernels_out.py).
WIDTHS = (1, 3, 4, 6, 8)
#: Sums through 16 bits, of even and odd bytes, and to 32 bits at once: of four positions, by element, by rows
#: and columns.
PLACES = {
    ("avx2", "x86_64"): WIDTHS,
    ("neon", "aarch64"): WIDTHS,
    ("avx512", "x86_64_vnni"): WIDTHS,
    ("neon", "aarch64_dotprod"): (4,),
    ("neon", "aarch64_i8mm"): (4,),
}
Flaw = Callable[[BlockProgram], BlockProgram | None]


@cache
def found(isa: str, target: str, bits: int) -> BlockProgram:
    return block_program(BlockSpec(bits), isa_specs.load(isa), target)


def verdict(isa: str, target: str, program: BlockProgram) -> str:
    table = isa_specs.load(isa)
    return prove_all(lambda: block_obligations(table, target, program), z3_solver, None, 60.0).verdict


@pytest.mark.parametrize(("isa", "target"), PLACES)
def test_programs_are_proved(isa: str, target: str) -> None:
    for bits in PLACES[isa, target]:
        assert verdict(isa, target, found(isa, target, bits)) == "proved", bits


@pytest.mark.parametrize("bits", range(1, 9))
def test_the_pieces_of_parts_fill_every_bit_once(bits: int) -> None:
    parts = blocks.bit_field_layout(bits)
    taken = [
        (one.word, bit) for part in parts for one in part for bit in range(one.shift, one.shift + one.width)
    ]
    assert sorted(taken) == list(itertools.product(range(len(parts) * bits // 8), range(8)))
    for part in parts:
        assert [bit for one in part for bit in range(one.low, one.low + one.width)] == list(range(bits))


def _words_of_their_own(widths: tuple[int, ...]) -> tuple[tuple[BitField, ...], ...]:
    """Codes of bits of so many widths, lowest first, those of each behind each other in words that have no
    others."""
    parts, before, found = 8 // min(widths), 0, []
    for low, width in zip(itertools.accumulate((0, *widths)), widths, strict=False):
        places = (divmod(part, 8 // width) for part in range(parts))
        found.append([BitField(before + word, field * width, width, low) for word, field in places])
        before += parts * width // 8
    return tuple(zip(*found, strict=True))


@pytest.mark.parametrize(("isa", "target"), [("avx2", "x86_64_avxvnni"), ("neon", "aarch64_dotprod")])
@pytest.mark.parametrize("widths", [(2, 1), (4, 1), (1, 4), (4, 2), (2, 4), (4, 2, 1), (4, 1, 2)])
def test_no_cut_into_words_of_one_width_is_cheaper(
    isa: str, target: str, widths: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    bits, table = sum(widths), isa_specs.load(isa)
    best = found(isa, target, bits)

    def speed(program: BlockProgram) -> float:
        return max(tile_rate(table, target, block_work(table, target, program, t)) for t in program.tiles)

    cut = _words_of_their_own(widths)
    monkeypatch.setattr(blocks, "bit_field_layout", lambda _: cut)
    other = block_program.__wrapped__(BlockSpec(bits), table, target)
    assert speed(other) < speed(best)


def _changed(lines: tuple[Line, ...], number: int, line: Line) -> tuple[Line, ...]:
    return (*lines[:number], line, *lines[number + 1 :])


def another_shift(program: BlockProgram) -> BlockProgram | None:
    shifts = [number for number, line in enumerate(program.unpack) if line.imm is not None]
    if not shifts:
        return None
    line = program.unpack[shifts[-1]]
    assert line.imm is not None
    other = replace(line, imm=line.imm - 1 or 2)
    return replace(program, unpack=_changed(program.unpack, shifts[-1], other))


def parts_exchanged(program: BlockProgram) -> BlockProgram | None:
    return (
        replace(program, weight_codes=program.weight_codes[::-1]) if len(program.weight_codes) > 1 else None
    )


def one_part_too_many(program: BlockProgram) -> BlockProgram | None:
    """Narrow sums that overflow in the last part."""
    if not program.intervals:
        return None
    return replace(program, intervals=(program.intervals[0] + 1, *program.intervals[1:]))


def a_bit_less_in_a_mask(program: BlockProgram) -> BlockProgram | None:
    read = {arg for line in program.unpack for arg in line.args}
    masks = [constant for constant in program.constants if constant.name in read]
    if not masks:
        return None
    data = bytearray(masks[0].bytes)
    data[-1] &= data[-1] - 1
    other = Constant(masks[0].name, data.hex())
    return replace(program, constants=tuple(other if c == masks[0] else c for c in program.constants))


def factors_exchanged(program: BlockProgram) -> BlockProgram | None:
    """Which of them has the sign matters to instructions for both."""
    lines = program.stages[0].lines
    at = [n for n, line in enumerate(lines) if line.stage == "row" and {"weight_codes", "a"} <= {*line.args}]
    if not at or lines[at[0]].instruction.startswith(("vmul", "vmla", "vdot")):
        return None
    line = lines[at[0]]
    swap = {"weight_codes": "a", "a": "weight_codes"}
    other = replace(line, args=tuple(swap.get(arg, arg) for arg in line.args))
    first = replace(program.stages[0], lines=_changed(lines, at[0], other))
    return replace(program, stages=(first, *program.stages[1:]))


def sums_left_out(program: BlockProgram) -> BlockProgram | None:
    """What a stage gives is what its last step added alone."""
    first = program.stages[0]
    line = first.lines[-1]
    others = tuple("weight_codes" if arg == "sum0" else arg for arg in line.args)
    if "sum0" not in line.args:
        return None
    changed = replace(first, lines=(*first.lines[:-1], replace(line, args=others)))
    return replace(program, stages=(changed, *program.stages[1:]))


def something_taken_off(program: BlockProgram) -> BlockProgram | None:
    """Codes are said to be stored with a sign."""
    if program.spec.bits < 8:
        return replace(program, stored_zero=128)
    return replace(program, stored_zero=None if program.stored_zero else 128)


def elements_exchanged(program: BlockProgram) -> BlockProgram | None:
    """Those of the last two parts."""
    return replace(program, immediates=(0, 1, 3, 2)) if program.immediates else None


def columns_exchanged(program: BlockProgram) -> BlockProgram | None:
    """Sums of a column are said to be those of the other one."""
    return replace(program, ends=program.ends[::-1]) if program.ends else None


def rows_exchanged(program: BlockProgram) -> BlockProgram | None:
    """The last two of a register of rows."""
    if not program.epilogue:
        return None
    other = Line("other", "vextq_u32", ("sum1", "sum1"), 2, "reduce")
    taken = [replace(line, args=(line.args[0], "other")) for line in program.epilogue]
    return replace(program, epilogue=(other, *taken))


def one_beginning_of_all(program: BlockProgram) -> BlockProgram | None:
    """Sums of every column begin with the number of the first one."""
    if not program.begin:
        return None
    return replace(program, begin=(replace(program.begin[0], instruction="vld1q_dup_u32"),))


def raised_by_less(program: BlockProgram) -> BlockProgram | None:
    """Codes of one column lie higher than is said."""
    one = program.one_column
    return one and replace(program, one_column=replace(one, by=one.by - 1 or 2))


def others_raised(program: BlockProgram) -> BlockProgram | None:
    """Parts have the sums of those beside them."""
    one = program.one_column
    return one and replace(program, one_column=replace(one, unshifted=one.unshifted[::-1]))


def sums_moved_otherwise(program: BlockProgram) -> BlockProgram | None:
    """Sums of unshifted codes are shifted down as if they had no sign."""
    if not (one := program.one_column):
        return None
    lines = tuple(replace(line, instruction=line.instruction.replace("srai", "srli")) for line in one.lines)
    return replace(program, one_column=replace(one, lines=lines))


def _reads(stage: AccumulatorStage, arg: str, other: str) -> AccumulatorStage:
    """The lines of a stage, which read something else."""
    lines = (replace(line, args=tuple(other if a == arg else a for a in line.args)) for line in stage.lines)
    return replace(stage, lines=tuple(lines))


def integers_of_the_other_block(program: BlockProgram) -> BlockProgram | None:
    """Narrow sums of an even block are multiplied by the integer of the odd one behind it."""
    return replace(program, factors=program.factors[::-1]) if program.scale else None


def sums_of_a_unit_left_out(program: BlockProgram) -> BlockProgram | None:
    """What a unit has of a block is all that it has."""
    return program.scale and replace(program, scale=_reads(program.scale, "scaled", "factor"))


def activations_of_a_unit_twice(program: BlockProgram) -> BlockProgram | None:
    """What a unit has of the sums of activations is taken again."""
    one = program.correction
    return one and replace(program, correction=_reads(one, "sums", "correction"))


def no_integer_of_activations(program: BlockProgram) -> BlockProgram | None:
    """Sums of activations are multiplied by themselves."""
    return program.correction and replace(program, correction=_reads(program.correction, "integers", "sums"))


FLAWS: tuple[Flaw, ...] = (
    another_shift, parts_exchanged, one_part_too_many, a_bit_less_in_a_mask, factors_exchanged, sums_left_out,
    something_taken_off, elements_exchanged, columns_exchanged, rows_exchanged,
    one_beginning_of_all, raised_by_less, others_raised, sums_moved_otherwise, integers_of_the_other_block,
    sums_of_a_unit_left_out, activations_of_a_unit_twice, no_integer_of_activations,
)  # fmt: skip


@pytest.mark.parametrize("flaw", FLAWS)
def test_flaws_are_refuted(flaw: Flaw) -> None:
    seen = 0
    for (isa, target), widths in PLACES.items():
        for bits in widths:
            broken = flaw(found(isa, target, bits))
            if broken is not None:
                assert verdict(isa, target, broken) == "refuted", (isa, target, bits)
                seen += 1
    assert seen


@pytest.mark.parametrize(("name", "value"), [("up", 3), ("ones", 31)])
def test_integers_of_other_bits_are_refuted(name: str, value: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """C takes other bits of a field that begins in the middle of a code."""
    assert prove_all(prove.integer_obligations, z3_solver, None, 60.0).verdict == "proved"
    own = getattr(BitField, name).fget
    monkeypatch.setattr(BitField, name, property(lambda one: value if one.low else own(one)))
    assert prove_all(prove.integer_obligations, z3_solver, None, 60.0).verdict == "refuted"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"immediates": (0, 1)}, "immediate for each of several sub-steps"),
        ({"immediates": (0, 1, 2, 4)}, "4"),
        ({"epilogue": ()}, "no line computes"),
        ({"ends": ("e0_0", "e0_0")}, "computed in vain"),
        ({"tiles": (Tile(1, 1),)}, "one of them single"),
        ({"tiles": (Tile(1, 1), Tile(1, 2), Tile(1, 3))}, "groups of 2"),
        ({"spec": BlockSpec(4, 4, 16)}, "weight codes of"),
    ],
)
def test_what_a_register_of_activations_has_is_checked(change: dict[str, Any], says: str) -> None:
    target = "aarch64_dotprod" if "immediates" in change else "aarch64_i8mm"
    program = found("neon", target, 4)
    assert program.spec == (BlockSpec(4, 1, 16) if "immediates" in change else BlockSpec(4, 2, 8))
    with pytest.raises(MalformedProgram, match=says):
        block_obligations(isa_specs.load("neon"), target, replace(program, **change))


def with_matrix(program: BlockProgram, **changes: Any) -> BlockProgram:
    """A program whose product of matrices is another one."""
    assert program.matrix is not None
    return replace(program, matrix=replace(program.matrix, **changes))


def test_flaws_of_products_of_matrices_are_refuted() -> None:
    """Activations without a sign; sums of many columns that begin with themselves."""
    program = found("avx512", "x86_64_amx", 1)
    assert program.matrix is not None
    *loads, product, store = program.matrix.lines
    load, total = program.matrix.epilogue
    for changes in (
        {"lines": (*loads, replace(product, instruction="tdpbuud"), store)},
        {"epilogue": (load, replace(total, args=(load.dest, load.dest)))},
    ):
        assert verdict("avx512", "x86_64_amx", with_matrix(program, **changes)) == "refuted"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"registers": 7}, "registers of rows is 7"),
        ({"least": 17}, "fewest columns of a matrix product is 17, not 1 to 16"),
        ({"columns": 8}, "number of columns is 8, not 16"),
        ({"positions": 32}, "number of positions is 32, not 64"),
        (
            {"store": Line("sub_steps@64", "_mm512_storeu_si512", ("weight_codes",), None, "store")},
            "'sub_steps@64'",
        ),
        ({"epilogue": ()}, "no line computes"),
        ({"lines": ()}, "two loads, an instruction and a store"),
    ],
)
def test_what_a_product_of_matrices_is(change: dict[str, Any], says: str) -> None:
    program = with_matrix(found("avx512", "x86_64_amx", 4), **change)
    with pytest.raises(MalformedProgram, match=says):
        block_obligations(isa_specs.load("avx512"), "x86_64_amx", program)


def test_a_product_of_matrices_keeps_its_places() -> None:
    program = found("avx512", "x86_64_amx", 4)
    assert program.matrix is not None
    one, other, product, store = program.matrix.lines
    for lines, says in (
        (
            (one, replace(other, args=("activations@0",)), product, store),
            "multiplies its columns by sub-steps",
        ),
        ((one, other, replace(product, args=("sum0", "a", "a")), store), "computed in vain"),
        ((one, other, product, replace(store, args=("w",))), "computed in vain"),
    ):
        with pytest.raises(MalformedProgram, match=says):
            block_obligations(isa_specs.load("avx512"), "x86_64_amx", with_matrix(program, lines=lines))
    with pytest.raises(MalformedProgram, match="needs tile registers"):
        block_obligations(isa_specs.load("avx512"), "x86_64_vnni", program)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"by": 0}, "unshifted codes are higher"),
        ({"by": 5}, "unshifted codes are higher"),
        ({"unshifted": (True,)}, "2 sub-steps"),
    ],
)
def test_what_is_raised_is_checked(change: dict[str, Any], says: str) -> None:
    program = found("avx512", "x86_64_vnni", 4)
    assert program.one_column
    broken = replace(program, one_column=replace(program.one_column, **change))
    with pytest.raises(MalformedProgram, match=says):
        block_obligations(isa_specs.load("avx512"), "x86_64_vnni", broken)
    narrow = found("avx2", "x86_64", 4)
    other = replace(narrow, one_column=program.one_column)
    with pytest.raises(MalformedProgram, match="need sums of 32 bits"):
        block_obligations(isa_specs.load("avx2"), "x86_64", other)


@pytest.mark.parametrize(
    ("target", "change", "says"),
    [
        ("x86_64", {"factors": ()}, "of even and of odd blocks"),
        ("x86_64", {"scale": None}, "of even and of odd blocks"),
        (
            "x86_64",
            {"correction": AccumulatorStage(16, (), ("m_1",))},
            "bits of a lane of super-blocks is 16, not 32",
        ),
        ("x86_64", {"correction": AccumulatorStage(32, (), ("m_1",))}, "no line computes"),
        (
            "x86_64_avxvnni",
            {"factors": (AccumulatorStage(16, (), ("integers",)),)},
            "of even and of odd blocks",
        ),
    ],
)
def test_what_units_are_is_checked(target: str, change: dict[str, Any], says: str) -> None:
    program = found("avx2", target, 4)
    with pytest.raises(MalformedProgram, match=says):
        block_obligations(isa_specs.load("avx2"), target, replace(program, **change))


def test_every_sum_goes_to_a_row_and_column() -> None:
    program = found("neon", "aarch64_i8mm", 4)
    first, second = program.epilogue
    finish = (first, replace(second, instruction=first.instruction))
    with pytest.raises(MalformedProgram, match="not every sum once"):
        block_obligations(isa_specs.load("neon"), "aarch64_i8mm", replace(program, epilogue=finish))


def test_registers_that_no_activations_fill() -> None:
    for columns, held in ((0, 4), (1, 12), (2, 16), (2, 4), (1, 32)):
        with pytest.raises(ValueError, match="no such registers"):
            BlockSpec(4, columns, held)
