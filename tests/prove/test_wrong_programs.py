"""Programs that are wrong, or read and write what is not theirs, are refuted: by one rule in every form of
kernel."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import isa_specs
from sketches.bitplanes import step_kernel
from sketches.carry_save import CarryPair
from sketches.program import BlockKernelProgram, Constant, Line, Term
from sketches.tile import Tile
from sketches.tile_program import TileProgram
from sketches.wellformed import MalformedProgram, Section
from synth.library.kernels import Kernel
from synth.prove.kernel import Proof, prove, prove_all
from synth.prove.obligation import z3_solver
from tests.conftest import committed
from tests.prove.provers import prove_bitplanes, prove_bytes, prove_tables, with_step

Change = Callable[[BlockKernelProgram], BlockKernelProgram]


def block() -> Kernel:
    return committed("neon", "aarch64", 1, 1, "unipolar")


def line(program: BlockKernelProgram, name: str) -> Line:
    return next(line for line in program.body if line.dest == name)


def changed(program: BlockKernelProgram, name: str, **fields: object) -> BlockKernelProgram:
    """The program with one line of its body changed."""
    old = line(program, name)
    body = tuple(replace(one, **fields) if one == old else one for one in program.body)  # type: ignore[arg-type]
    return replace(program, body=body)


def added(program: BlockKernelProgram, *lines: Line) -> BlockKernelProgram:
    return replace(program, body=(*lines, *program.body))


def prove_block(program: BlockKernelProgram) -> Proof:
    kernel = block()
    return prove(kernel.spec, kernel.isa, "aarch64", program)


def other_form(program: BlockKernelProgram) -> BlockKernelProgram:
    """The terms of one register count another affine form of the planes than those of the other registers.
    Either is proved, but there is one correction for all rows."""
    first = replace(program.terms[0], only_a=-1, constant=1)  # w or not a = 1 - a + w a
    program = replace(program, terms=(first, *program.terms[1:]))
    return changed(program, "p00_0_0", instruction="vornq_u8")


def row_without_a_lane(program: BlockKernelProgram, row: int = 7, lane: int = 12) -> BlockKernelProgram:
    """A row's terms are dropped on their way, so that nothing is written to its lane, and it is said to have
    another: one that is not there, or another row's."""
    mask = Constant("mask", "".join("0000" if number == row else "ffff" for number in range(8)))
    program = replace(program, constants=(*program.constants, mask))
    last = line(program, "r2_0")
    masked = Line("masked", "vandq_u8", (last.args[1], "mask"), None, "reduce")
    place = program.body.index(last)
    body = (
        *program.body[:place],
        masked,
        replace(last, args=(last.args[0], "masked")),
        *program.body[place + 1 :],
    )
    lanes = (*program.accumulator_lane[:row], lane, *program.accumulator_lane[row + 1 :])
    return replace(program, body=body, accumulator_lane=lanes)


def lane_of_no_row(program: BlockKernelProgram) -> BlockKernelProgram:
    """A second register of the accumulator, of no row, takes the sums too; a row takes what it held from the
    block before. In the first block that is nothing."""
    last = line(program, "r2_0")
    more = (
        Line("acc1", "vld1q_u8", ("acc@16",), None, "load"),
        replace(last, dest="kept", args=("acc1", last.args[1])),
        Line("both", "vaddq_u16", ("r2_0", "acc1"), None, "reduce"),
        Line("acc@0", "vst1q_u8", ("both",), None, "store"),
        Line("acc@16", "vst1q_u8", ("kept",), None, "store"),
    )
    body = tuple(one for one in program.body if one.stage != "store")
    return replace(program, body=(*body, *more), accumulator_registers=2)


BLOCK: dict[str, Change] = {
    "weights before the block's": lambda p: changed(p, "w0_0", args=("weights@-64",)),
    "weights of a register before": lambda p: changed(p, "w0_1", args=("weights@-48",)),
    "activations before the block's": lambda p: changed(p, "a0_0", args=("activations@-8",)),
    "the accumulator from a byte on": lambda p: changed(p, "acc0", args=("acc@1",)),
    "a load of what nobody packed": lambda p: added(p,
        Line("x", "vld1q_u8", ("weights@4096",), None, "load")),
    "a load that nobody reads before the weights": lambda p: added(p,
        Line("x", "vld1q_u8", ("weights@-16",), None, "load")),
    "half a load beyond the weights": lambda p: added(p,
        Line("x", "vld1q_u8", ("weights@56",), None, "load")),
    "a load beyond the activations": lambda p: added(p,
        Line("x", "vld1q_u8", ("activations@0",), None, "load")),
    "a load of another buffer": lambda p: added(p, Line("x", "vld1q_u8", ("tables@0",), None, "load")),
    "a load behind the accumulator": lambda p: added(p, Line("x", "vld1q_u8", ("acc@16",), None, "load")),
    "a row in a lane that is not there": row_without_a_lane,
    "a row in a lane before the first": lambda p: row_without_a_lane(p, 7, -1),
    "two rows in one lane": lambda p: row_without_a_lane(p, 6, 7),
    "a lane of no row": lane_of_no_row,
    "another form in one register": other_form,
    "a line before what it reads": lambda p: replace(p, body=(p.body[-2], *p.body[:-2], p.body[-1])),
    "a constant too long": lambda p: replace(p, constants=(*p.constants, Constant("x", "00" * 17))),
    "two constants of one name": lambda p: replace(p, constants=(Constant("x", "00" * 16),) * 2),
    "memory outside loads": lambda p: added(p, Line("x", "vcntq_u8", ("weights@0",), None, "row")),
    "lanes that C has no integers for": lambda p: replace(p, accumulator_bits=24),
}  # fmt: skip


def test_the_block_itself_is_proved() -> None:
    assert prove_block(block().program).verdict == "proved"


@pytest.mark.parametrize("what", BLOCK)
def test_wrong_blocks_are_refuted(what: str) -> None:
    assert prove_block(BLOCK[what](block().program)).verdict == "refuted"


@pytest.mark.parametrize(
    "change",
    [
        {"block_bound": 0},
        {"scale": 0},
        {"scale": -1},
        {"accumulator_bits": 0},
        {"accumulator_registers": 0},
        {"derived_planes": ()},
        {"terms": ()},
    ],
)
def test_numbers_without_a_meaning_are_refuted(change: dict[str, object]) -> None:
    """No division by zero, no exception: a verdict."""
    assert prove_block(replace(block().program, **change)).verdict == "refuted"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "change",
    [{"only_w": 1 << 16}, {"only_w": -(1 << 16), "constant": 1 << 16}, {"multiplier": 0}, {"multiplier": -1},
     {"constant": 256}, {"product": 1 + (1 << 16)}],
)  # fmt: skip
def test_claims_that_only_hold_modulo_a_lane_are_refuted(change: dict[str, int]) -> None:
    program = block().program
    terms = tuple(replace(term, **change) for term in program.terms)  # type: ignore[arg-type]
    proof = prove_block(replace(program, terms=terms))
    assert proof.verdict == "refuted" and proof.failed[0].name == "well-formed"


# ---- bitplanes kernels
# -----------------------------------------------------------------------------------------------


def bitplane_kernel() -> Kernel:
    return committed("avx2", "x86_64", 1, 1, "unipolar")


def prove_cell(change: Change) -> Proof:
    kernel = bitplane_kernel()
    planes = kernel.form("bitplanes").program
    step = change(step_kernel(kernel.isa, planes))
    return prove_bitplanes(kernel.spec, kernel.isa, "x86_64", with_step(planes, step))


def wider_words(program: BlockKernelProgram) -> BlockKernelProgram:
    """A word is taken from the first half of eight bytes, of which the column has four."""
    index = Constant("index", "00010203" * 8)
    load = line(program, "a0")
    wide = replace(load, dest="wide", instruction="_mm256_load_broadcast64")
    word = Line("a0", "_mm256_shuffle_epi8", ("wide", "index"), None, "activations")
    body = tuple(part for one in program.body for part in ((wide, word) if one == load else (one,)))
    return replace(program, constants=(*program.constants, index), body=body)


def test_a_bitplane_reads_no_byte_beyond_its_words() -> None:
    assert prove_cell(lambda cell: cell).verdict == "proved"
    assert prove_cell(wider_words).verdict == "refuted"
    assert prove_cell(lambda cell: changed(cell, "w0", args=("weights@-32",))).verdict == "refuted"


def test_kernels_that_count_nothing_are_refuted() -> None:
    kernel = bitplane_kernel()
    planes = kernel.form("bitplanes").program
    for change in (
        {"groups": ()},
        {"intervals": (0,)},
        {"intervals": (-1,)},
        {"tiles": (*planes.tiles, Tile(0, 1))},
        {"tiles": (*planes.tiles, Tile(1, 10**6))},
    ):
        wrong = replace(planes, **change)  # type: ignore[arg-type]
        assert prove_bitplanes(kernel.spec, kernel.isa, "x86_64", wrong).verdict == "refuted", change


# ---- words that are added before they are counted
# -----------------------------------------------------------


def eightfold(kernel: Kernel, planes: TileProgram) -> TileProgram:
    """A bitplanes kernel of three weight planes whose cell counts the last one's bits eightfold, which is
    right, and
    whose words of that plane are zero, which is eight modulo eight."""
    carry = planes.carry_save
    assert carry is not None
    cell = step_kernel(kernel.isa, planes)
    table = next(constant for constant in cell.constants if constant.name.startswith("table_"))
    eight = Constant("eight", bytes(8 * byte for byte in table.bytes).hex())
    lookups = {
        x.dest for x in cell.body if x.stage == "row" and x.dest.startswith("p20") and table.name in x.args
    }
    body = []
    for one in cell.body:
        if one.dest in lookups:
            one = replace(one, args=tuple("eight" if arg == table.name else arg for arg in one.args))
        if one.dest == "r7_0":  # the first two planes alone are doubled with the sum
            one = replace(one, args=("r4_0", *one.args[1:]))
        if one.dest == "r9_0":
            body.append(Line("third", "_mm512_madd_epi16", ("r2_0", "lanes16_1"), None, "reduce"))
            body.append(Line("both", "_mm512_add_epi32", ("r8_0", "third"), None, "reduce"))
            one = replace(one, args=(one.args[0], "both"))
        if one.dest not in ("r5_0", "r6_0"):
            body.append(one)
    third = replace(cell.terms[2], product=8)
    read = {arg for one in (*body, *carry.counts) for arg in one.args}
    constants = tuple(constant for constant in (*cell.constants, eight) if constant.name in read)
    cell = replace(cell, constants=constants, body=tuple(body), terms=(*cell.terms[:2], third))
    nothing = CarryPair(
        carry.pairs[2].term,
        carry.pairs[2].derived_plane,
        (Line("word", "_mm512_xor_si512", ("w", "w"), None, "row"),),
        (
            Line("sum", "_mm512_or_si512", ("level", "level"), None, "row"),
            Line("carry", "_mm512_xor_si512", ("w0", "w0"), None, "row"),
        ),
    )
    groups = (*planes.groups[:2], replace(planes.groups[2], coefficient=1, bound=64))
    carry = replace(carry, depth=1, pairs=(*carry.pairs[:2], nothing))
    return replace(with_step(planes, cell), groups=groups, carry_save=carry, intervals=(3,))


def test_a_word_s_bit_is_not_taken_modulo_eight() -> None:
    kernel = committed("avx512", "x86_64", 1, 3, "hybrid")
    planes = kernel.form("bitplanes").program
    assert prove_bitplanes(kernel.spec, kernel.isa, "x86_64", planes).verdict == "proved"
    proof = prove_bitplanes(kernel.spec, kernel.isa, "x86_64", eightfold(kernel, planes))
    assert proof.verdict == "refuted" and "a bit is 0 or 1" in proof.failed[0].detail


def of_levels(planes: TileProgram, **changes: object) -> TileProgram:
    assert planes.carry_save is not None
    return replace(planes, carry_save=replace(planes.carry_save, **changes))  # type: ignore[arg-type]


def test_the_end_of_levels_is_within_an_interval() -> None:
    """The widening is proved for as many steps as an interval has; the end of the levels counts as more."""
    kernel = committed("avx512", "x86_64", 1, 2, "unipolar")
    planes = of_levels(kernel.form("bitplanes").program, depth=1)
    for interval, verdict in ((2, "proved"), (1, "refuted")):
        changed = replace(planes, intervals=(interval,))
        assert prove_bitplanes(kernel.spec, kernel.isa, "x86_64", changed).verdict == verdict


def test_no_word_is_left_uncounted() -> None:
    """A group that is one pair's count twice over, which is that count where it is or-ed."""
    kernel = committed("avx512", "x86_64", 1, 2, "unipolar")
    planes = kernel.form("bitplanes").program
    carry = planes.carry_save
    assert carry is not None
    last = carry.counts[-1]
    either = replace(last, instruction="_mm512_or_si512", args=(last.args[0], last.args[0]))
    wrong = of_levels(planes, counts=(*carry.counts[:-1], either))
    assert last.dest == planes.groups[0].name
    assert prove_bitplanes(kernel.spec, kernel.isa, "x86_64", wrong).verdict == "refuted"


# ---- the rule of lines ------------------------------------------------------------------------------------


def test_what_a_line_may_be() -> None:
    """What every form's lines are held to, where it takes no whole program to say so."""
    load = Line("a", "vld1q_u8", ("acc@0",), None, "load")
    store = Line("acc@0", "vst1q_u8", ("a",), None, "store")
    right = (
        load,
        store,
        Line("b", "vld1q_u8", ("acc@16",), None, "load"),
        Line("acc@16", "vst1q_u8", ("b",), None, "store"),
    )
    section(right, "aarch64")
    wrong = {
        "read once written": (load, store, replace(load, dest="b", args=("acc@8",))),
        "written twice": (load, store, store),
        "written half twice": (load, store, replace(store, dest="acc@8")),
        "before a buffer": (replace(load, args=("acc@-16",)),),
        "half behind a buffer": (replace(load, args=("acc@24",)),),
        "another buffer": (load, replace(store, dest="weights@0")),
        "no register": (replace(load, dest="acc@0"),),
        "a store of another stage": (load, replace(store, stage="row")),
        "a load of another stage": (replace(load, stage="row"),),
        "a load that counts": (Line("a", "vcntq_u8", ("acc@0",), None, "load"),),
        "a load that stores": (load, Line("acc@0", "vst1q_u8", ("a",), None, "load")),
        "no immediate": (load, Line("b", "vshrq_n_u8", ("a",), None, "row")),
        "a wrong immediate": (load, Line("b", "vshrq_n_u8", ("a",), 9, "row")),
        "half a register": (load, Line("b", "vcnt_u8", ("a",), None, "row")),
        "too many operands": (load, Line("b", "vcntq_u8", ("a", "a"), None, "row")),
        "itself": (load, Line("b", "vandq_u8", ("a", "b"), None, "row")),
        "a later line": (Line("b", "vcntq_u8", ("a",), None, "row"), load),
        "a kept register": (replace(load, dest="held0"),),
        "a constant": (replace(load, dest="c"),),
        "twice": (load, load),
        "of another target": (Line("b", "vpaddq_u8", ("c", "c"), None, "row"),),
    }
    for what, lines in wrong.items():
        target = "armv7" if what == "of another target" else "aarch64"
        assert _refused(lines, target), what


def test_no_constant_is_called_as_a_register_that_is_there() -> None:
    with pytest.raises(MalformedProgram, match="held0 is defined twice"):
        Section(isa_specs.load("neon"), "aarch64", {"held0": 128}, (), ("row",), ("held0",))


def section(lines: tuple[Line, ...], target: str) -> Section:
    """The lines between a register that is there before and a constant; all that they define is read
    afterwards."""
    defined = [line.dest for line in lines if "@" not in line.dest]
    sizes, stages = {"acc": 32, "weights": 32}, ("load", "row", "store")
    return Section(
        isa_specs.load("neon"), target, {"c": 128}, lines, stages, ("held0",), defined, sizes, {"acc": 32}
    )


def _refused(lines: tuple[Line, ...], target: str) -> bool:
    try:
        section(lines, target)
    except MalformedProgram:
        return True
    return False


def test_a_table_kernel_reads_no_byte_beyond_its_tables() -> None:
    kernel = committed("avx2", "x86_64", 1, 1, "unipolar")
    program = kernel.form("tables").program
    assert prove_tables(kernel.spec, kernel.isa, "x86_64", program).verdict == "proved"
    for buffer, far in (("tables", 17), ("tables", -16), ("weights", 1)):
        cell = tuple(
            replace(one, args=(f"{buffer}@{far}",)) if one.args[0].startswith(f"{buffer}@") else one
            for one in program.inner
        )
        assert (
            prove_tables(kernel.spec, kernel.isa, "x86_64", replace(program, inner=cell)).verdict == "refuted"
        )


def test_a_table_kernel_of_fewer_planes_is_refuted() -> None:
    """What is right for one plane of weights leaves the second one out."""
    one, two = (committed("avx2", "x86_64", 1, w, "unipolar") for w in (1, 2))
    program = one.form("tables").program
    assert prove_tables(two.spec, two.isa, "x86_64", program).verdict == "refuted"


def one_store_more(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines with another store of the last register, behind all others."""
    stores = [line for line in lines if line.stage == "store"]
    return (*lines, replace(stores[-1], dest=f"acc@{32 * len(stores)}"))


def test_nothing_is_stored_behind_what_is_there() -> None:
    kernel = committed("avx2", "x86_64", 1, 1, "unipolar")
    looked, byte_program = kernel.form("tables").program, kernel.form("bytes").program
    for wrong in (
        replace(looked, widenings=(one_store_more(looked.widening),)),
        replace(looked, epilogue=one_store_more(looked.epilogue)),
    ):
        assert prove_tables(kernel.spec, kernel.isa, "x86_64", wrong).verdict == "refuted"
    more = replace(byte_program, epilogue=one_store_more(byte_program.epilogue))
    assert prove_bytes(kernel.spec, kernel.isa, "x86_64", more).verdict == "refuted"


def test_nothing_to_prove_is_not_proved() -> None:
    assert prove_all(lambda: [], z3_solver, None, 1.0).verdict == "refuted"


def test_terms_are_registers_of_their_own() -> None:
    program = block().program
    same: Term = replace(program.terms[1], name=program.terms[0].name)
    terms = (program.terms[0], same, *program.terms[2:])
    assert prove_block(replace(program, terms=terms)).verdict == "refuted"


@pytest.mark.parametrize("form", ["block", "bitplanes", "tables", "bytes"])
def test_a_store_moves_its_register_as_it_is(form: str) -> None:
    """An instruction that stores with two lanes in each other's place is none that a sum may be stored
    with."""
    kernel = committed("neon", "aarch64", 1, 1, "unipolar")
    store = kernel.isa.instructions["vst1q_u8"]

    def swapped(imm: int | None) -> tuple[Any, ...]:
        first, second, *rest = store.lanes(imm)
        return (second, first, *rest)

    wrong = replace(store, name="stored", semantics=swapped, _lanes={})
    isa = replace(kernel.isa, table=(*kernel.isa.table, wrong))

    def changed(part: Any) -> Any:
        if isinstance(part, Line):
            return replace(part, instruction="stored") if part.stage == "store" else part
        if isinstance(part, tuple):
            return tuple(changed(one) for one in part)
        fields = {
            name: changed(getattr(part, name))
            for name in ("inner", "body", "widenings", "epilogue")
            if hasattr(part, name)
        }
        return replace(part, **fields)

    program = kernel.program if form == "block" else kernel.form(form).program
    prover = {"block": prove, "bitplanes": prove_bitplanes, "tables": prove_tables, "bytes": prove_bytes}[
        form
    ]
    assert prover(kernel.spec, isa, "aarch64", program).verdict == "proved"
    proof = prover(kernel.spec, isa, "aarch64", changed(program))
    assert proof.verdict == "refuted" and "does not move" in proof.failed[0].detail
