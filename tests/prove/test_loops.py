"""Loops in assembly: a loop that computes something else than the program's steps is refused.

Each case changes one thing in the data of a loop that is proved. Other C texts around the same loops are in
``tests.library.test_loop_texts``.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from sketches.dot import assembly_program
from sketches.schedule import (
    Add,
    Compute,
    CountRound,
    Load,
    LoadRepeated,
    LoopInstruction,
    SetNumber,
    Store,
    TileLoop,
    ZeroIfLast,
)
from sketches.tile import Tile
from sketches.tile_program import TileProgram
from sketches.wellformed import MalformedProgram
from synth.emit.rounds import tile_rounds
from synth.library.kernels import load as load_kernel
from synth.prove.loop_code import check_loop
from synth.prove.loops import check_loops
from tests.prove.loop_changes import (
    NEON,
    Find,
    Make,
    acting,
    acts,
    changed,
    compute,
    computes,
    computing,
    first_changed,
    load,
    preceded_by,
    scalars,
    store,
    without,
    words,
)

#: Kernels of the library, by form.
BITS = {"bitplanes": (2, 1), "tables": (2, 1), "bytes": (3, 3)}

Loops = tuple[TileProgram, tuple[TileLoop, ...]]


@cache
def loops_of(form: str, a: int = 0, w: int = 0) -> Loops:
    """What a kernel's program does step by step, and its loops."""
    found = load_kernel("neon", *((a, w) if a else BITS[form]), target="aarch64")
    program = found.form(form).program
    steps = assembly_program(NEON, "aarch64", program)
    assert steps is not None
    return steps, tile_rounds(NEON, "aarch64", program)


def refused(change: Callable[[TileLoop], TileLoop | None]) -> None:
    """The change is refused in every form that has such a place, and there is one."""
    found = 0
    for form in BITS:
        steps, loops = loops_of(form)
        other = first_changed(loops, change)
        if other is not None:
            found += 1
            with pytest.raises(MalformedProgram):
                check_loops(NEON, "aarch64", steps, other)
    assert found


@pytest.mark.parametrize("form", BITS)
def test_the_loops_of_the_library(form: str) -> None:
    steps, loops = loops_of(form)
    assert len(loops) > 2
    check_loops(NEON, "aarch64", steps, loops)
    for wrong in (
        (*loops, loops[0]),
        (replace(loops[0], tile=Tile(9, 9)), *loops[1:]),
        (replace(loops[0], tile=loops[1].tile), replace(loops[1], tile=loops[0].tile)),
    ):
        with pytest.raises(MalformedProgram):
            check_loops(NEON, "aarch64", steps, wrong)
    with pytest.raises(MalformedProgram, match="no loops in assembly"):
        check_loops(NEON, "aarch64", None, loops)
    check_loops(NEON, "aarch64", None, ())


def kept(old: int, new: int) -> Callable[[TileLoop], TileLoop]:
    return lambda loop: replace(loop, kept=tuple(new if at == old else at for at in loop.kept))


#: What is said of a loop beside its instructions.
STATEMENT: dict[str, Callable[[TileLoop], TileLoop]] = {
    "what is kept begins elsewhere": kept(64, 80),
    "what is kept begins in the middle of a register": kept(64, 72),
    "what is kept ends before": kept(0, 65536),
    "what is kept is in another order": lambda loop: replace(loop, kept=loop.kept[::-1]),
    "another constant": lambda loop: replace(loop, constants=bytes(one ^ 1 for one in loop.constants)),
    "constants end early": lambda loop: replace(loop, constants=loop.constants[:-8]),
    "a register that is none is declared": lambda loop: replace(loop, clobbers=(*loop.clobbers, 32)),
    "a register is declared twice": lambda loop: replace(loop, clobbers=(*loop.clobbers, loop.clobbers[0])),
    "a register is not declared": lambda loop: replace(loop, clobbers=loop.clobbers[1:]),
    "more steps": lambda loop: replace(loop, steps=2 * loop.steps),
    "more widenings": lambda loop: replace(loop, widenings=2 * loop.widenings),
    "no widenings": lambda loop: replace(loop, widenings=0),
}


@pytest.mark.parametrize("what", STATEMENT)
def test_statements(what: str) -> None:
    refused(STATEMENT[what])


def fewer_registers(one: LoopInstruction) -> list[LoopInstruction]:
    return [replace(one, writes=one.writes[:1])]


def backwards(one: LoopInstruction) -> list[LoopInstruction]:
    return [replace(one, writes=one.writes[::-1], reads=one.reads[::-1])]


def several(kind: type[Load | LoadRepeated | Store], pointer: str = "") -> Find:
    def found(one: LoopInstruction) -> bool:
        action = one.action
        mine = isinstance(action, kind) and len(one.writes or one.reads) > 1
        return mine and pointer in ("", action.pointer)  # type: ignore[union-attr]

    return found


#: Instructions that do something else than they should.
INSTRUCTIONS: dict[str, tuple[Find, Make]] = {
    "a pointer gets another": (acts(Add("x1", "x1", "sx")), acting(Add("x1", "x0", "sx"))),
    "a pointer is the sum of two": (acts(Add("x1", "x1", "sx")), acting(Add("x1", "x0", "x1"))),
    "an operand that is an input is written": (acts(Add("x1", "x1", "sx")), acting(Add("to0", "to0", 0))),
    "a load of half a register on": (
        several(Load, "to0"), lambda one: [LoopInstruction(Load("to0", 8), one.writes[:1])]),
    "several registers from an offset": (several(Load), lambda one: [
        replace(one, action=replace(one.action, offset=16))]),  # type: ignore[call-arg]
    "a load of fewer registers": (several(Load), fewer_registers),
    "a load of registers backwards": (several(Load), backwards),
    "a store of registers backwards": (several(Store), backwards),
    "a store of five registers": (several(Store), lambda one: [replace(one, reads=(1, 2, 3, 4, 5))]),
    "a load with another count": (several(LoadRepeated), fewer_registers),
    "a load of nothing": (several(LoadRepeated), lambda one: [replace(one, writes=())]),
    "a choice before the count": (acts(CountRound()), acting(ZeroIfLast("sx", "sx"))),
    "no count": (acts(CountRound()), without),
    "a register beyond the last": (computes("eor"), lambda one: [replace(one, reads=(*one.reads[:-1], 32))]),
    "a result beyond the last": (computes("mul"), lambda one: [one, replace(one, writes=(32,))]),
    "half a register": (computes("add"), computing("vadd_u8")),
    "half a register is added up": (computes("mla"), computing("vmla_u8")),
    "a sum in another register": (
        computes("mla"), lambda one: [replace(one, writes=(one.reads[1],))]),
    "two results": (computes("add"), lambda one: [replace(one, writes=one.writes * 2)]),
    "an operand too many": (computes("add"), lambda one: [replace(one, reads=one.reads + one.reads[:1])]),
    "no instruction of this core": (computes("add"), computing("vdotq_u32")),
    "a load that is none": (computes("add"), computing("vld1q_u8")),
}  # fmt: skip


@pytest.mark.parametrize("what", INSTRUCTIONS)
def test_instructions(what: str) -> None:
    find, make = INSTRUCTIONS[what]
    refused(lambda loop: changed(loop, find, make))


@pytest.mark.parametrize("form", BITS)
def test_every_instruction_counts(form: str) -> None:
    """A loop without any one of its instructions is refused, but for loads of what registers may have from
    the part before."""
    steps, loops = loops_of(form)
    loop = min(loops, key=lambda one: len(one.round))
    for part in ("before", "round"):
        code = getattr(loop, part)
        for place, one in enumerate(code):
            if loop.widenings > 1 and one.action == Load("to0"):
                continue
            other = replace(loop, **{part: (*code[:place], *code[place + 1 :])})
            with pytest.raises(MalformedProgram):
                check_loop(NEON, "aarch64", steps, other)


def test_a_fourth_round_unlike_the_first_three() -> None:
    """Pointers move by a step that grows from the third round on: what a round finds is not what the one
    before it found, moved on."""
    steps, (loop, *_) = loops_of("tables", 1, 2)
    number = next(one.action.number for one in loop.round if isinstance(one.action, SetNumber))
    gone = scalars(SetNumber("sx", number), SetNumber("sw", number), ZeroIfLast("sx", "sx"))
    assert all(loop.round.count(one) == 1 for one in gone)
    code = tuple(
        replace(one, action=replace(one.action, addend="sw"))
        if isinstance(one.action, Add) and one.action.addend == "sx"
        else one
        for one in loop.round
        if one not in gone
    )
    before = (*loop.before, *scalars(SetNumber("sw", number), SetNumber("sx", 0)))
    growing = (*code, *scalars(Add("sw", "sw", "sx"), Add("sx", "sx", 16)))
    for other in (code, growing):  # a number that a round hands on to the next, be it always the same
        with pytest.raises(MalformedProgram, match="begin"):
            check_loop(NEON, "aarch64", steps, replace(loop, before=before, round=other))


def small_loop(
    before: tuple[LoopInstruction, ...], code: tuple[LoopInstruction, ...], constants: bytes = bytes(16)
) -> TileLoop:
    """A loop of one register of weights by two columns, four steps per round."""
    return TileLoop(Tile(1, 2), 4, 1, before, code, constants, (0,), tuple(range(32)), 0, 0)


def small_steps() -> TileProgram:
    program = load_kernel("neon", 1, 1, target="aarch64").form("bitplanes").program
    steps = assembly_program(NEON, "aarch64", program)
    assert steps is not None
    return steps


COUNT = LoopInstruction(CountRound())
LOAD_KEPT, STORE_KEPT = load("to0", 25, 26), store("to0", 25, 26)
ADD_X0, ADD_X1 = scalars(Add("x0", "x0", 16), Add("x1", "x1", 16))
LOAD_WEIGHTS = load("w0", 0, 1, 2, 3)
#: What a round of four steps of A1W1 computes of the words that are loaded.
COMPUTED = (
    LOAD_KEPT,
    *(
        code
        for first, sums in ((4, 25), (8, 26))
        for code in (
            *(c for i in range(4) for c in (compute("veorq_u8", 12 + i, i, first + i),
                compute("vcntq_u8", 12 + i, 12 + i))),
            *(compute("vaddq_u8", 12, 12, 12 + i) for i in range(1, 4)),
            compute("vpaddlq_u8", 12, 12), compute("vpadalq_u16", sums, sums, 12),
        )
    ),
    STORE_KEPT, COUNT,
)  # fmt: skip


def test_a_step_that_is_carried_from_round_to_round() -> None:
    """Addresses and numbers in the operands of others: x0 holds a number and sx an address; what w0 moves by
    is added up a round later. Right for three rounds, wrong in the fourth."""
    code = (
        LOAD_WEIGHTS, *scalars(Add("w0", "w0", "sw"), Add("sw", "sx", "x0")), words("sw", 4, 5, 6, 7),
        words("x1", 8, 9, 10, 11), *scalars(Add("sw", "x0", 64)), ADD_X0, ADD_X1, *COMPUTED,
    )  # fmt: skip
    before = scalars(Add("sx", "x0", 0), SetNumber("x0", 0), SetNumber("sw", 64))
    with pytest.raises(MalformedProgram, match="its own address"):
        check_loop(NEON, "aarch64", small_steps(), small_loop(before, code, b""))


#: The same rounds as they should be.
PLAIN = (
    LOAD_WEIGHTS, words("x0", 4, 5, 6, 7), words("x1", 8, 9, 10, 11), *scalars(Add("w0", "w0", 64)), ADD_X0,
    ADD_X1, *COMPUTED,
)  # fmt: skip
CLEAR = LoopInstruction(Compute("vmlal_u16", upper=True), (27,), (27, 0, 1))


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        (COUNT, (COUNT,), ""),
        (COUNT, (), "does not run"),
        (ADD_X1, (), "stores other accumulators"),
        (LOAD_KEPT, (), "reads or names what is not there"),
        (LOAD_KEPT, (load("x0", 25, 26),), "beyond its steps"),
        (STORE_KEPT, (store("to0", 26, 27),), "stores other accumulators"),
        (STORE_KEPT, (store("x0", 25, 26),), "writes where"),
        (ADD_X0, scalars(Add("x0", "x0", -16)), "which one instruction cannot"),
        (ADD_X0, scalars(Add("x0", "x0", 65536)), "which one instruction cannot"),
        (ADD_X0, scalars(Add("n", "n", 16)), "reads or names"),
        (ADD_X0, scalars(SetNumber("n", 16)), "no output"),
        (ADD_X1, (ADD_X1, *scalars(Add("sx", "x0", "x1"))), "both addresses"),
        (COUNT, (COUNT, COUNT), "counts down"),
        (LOAD_KEPT, (load("to0", 25, 26, 27),), "have no register at byte 32"),
        (LOAD_KEPT, (load("to0", 25, 26, 32),), "which one instruction cannot"),
        (COUNT, (load("to0", 32), COUNT), "does not declare"),
        (COUNT, (load("k", 27, offset=16), COUNT), "reads constants at 16"),
        (COUNT, (*scalars(SetNumber("sx", 16)), load("sx", 27), COUNT), "an address that is none"),
        (COUNT, (CLEAR, COUNT), "no form for upper halves"),
        (COUNT, (compute("veorq_u64", 27, 0, 1), COUNT), "reads or names"),
        (COUNT, (compute("vtbl1_u8", 27, 0, 1), COUNT), "reads or names"),
        (COUNT, (compute("vmlaq_u8", 27, 0, 1, 2), COUNT), "adds to another register"),
        # Right for three rounds, and for the wrong reason: it reads what another round left.
        (COUNT, (compute("veorq_u8", 28, 27, 27), COUNT), "where the previous one ended"),
        (COUNT, (compute("vcntq_u8", 28, 12, imm=1), COUNT), "no such immediate"),
        (COUNT, (compute("vshrq_n_u8", 28, 12), COUNT), "no such immediate"),
        (COUNT, (compute("vshrq_n_u8", 28, 12, imm=9), COUNT), "no such immediate"),
        (COUNT, (compute("vaddq_u8", 28, 12), COUNT), "reads or names"),
        (COUNT, (load("w0", 27, 28, 29, 30, 31), COUNT), "which one instruction cannot"),
        (LOAD_WEIGHTS, (load("w0", 0, offset=8),), "which one load cannot"),
        (LOAD_WEIGHTS, (load("w0", 0, 1, offset=16),), "which one load cannot"),
        (LOAD_WEIGHTS, (words("w0", 0, 1, 2, 3),), "repeats a word"),
    ],
)
def test_what_a_round_may_not_do(old: LoopInstruction, new: tuple[LoopInstruction, ...], wrong: str) -> None:
    steps = small_steps()
    assert PLAIN.count(old) == 1
    code = tuple(one for entry in PLAIN for one in (new if entry == old else [entry]))
    loop = small_loop((load("x0", 27),), code)
    if not wrong:
        check_loop(NEON, "aarch64", steps, loop)
        with pytest.raises(MalformedProgram, match="4 steps in 1 widening intervals"):
            check_loop(NEON, "aarch64", replace(steps, intervals=(3, None)), loop)
        for at in (8, 32, 4096):
            with pytest.raises(MalformedProgram, match="not registers of stored accumulators"):
                check_loop(NEON, "aarch64", steps, replace(loop, kept=(0, at)))
        return
    with pytest.raises(MalformedProgram, match=wrong):
        check_loop(NEON, "aarch64", steps, loop)


@pytest.mark.parametrize("ahead", [16, 32])
def test_a_round_reads_no_further_than_the_round_after_it(ahead: int) -> None:
    """A round that is not the last one has a round of 16 bytes behind it, and maybe no second one."""
    reads = scalars(CountRound(), SetNumber("sx", ahead), ZeroIfLast("sx", "sx"), Add("sx", "sx", "x0"))
    loop = small_loop((), (*reads, load("sx", 27), *(one for one in PLAIN if one != COUNT)))
    if ahead == 16:
        check_loop(NEON, "aarch64", small_steps(), loop)
        return
    with pytest.raises(MalformedProgram, match="reads x0 at 32, beyond its steps"):
        check_loop(NEON, "aarch64", small_steps(), loop)


#: A choice, or a number, that is another one in rounds that nobody executes.
FLAGS = {
    "of the round before": (SetNumber("sw", 64), ZeroIfLast("sw", "sw")),
    "of a number that is too large": (
        SetNumber("sx", (1 << 64) - 1), Add("sx", "sx", 1), SetNumber("sw", 64)),
    "by the rounds left": (SetNumber("sw", 63), Add("sw", "sw", "n")),
    "by another number of rounds": (Add("n", "n", 0), SetNumber("sw", 64)),
}  # fmt: skip


@pytest.mark.parametrize("what", FLAGS)
def test_a_step_that_depends_on_the_rounds_left(what: str) -> None:
    steps, loops = loops_of("bitplanes", 1, 1)
    moved = preceded_by(*scalars(*FLAGS[what]))
    other = first_changed(
        loops,
        lambda loop: changed(
            loop, acts(Add("w0", "w0", 64)), lambda one: moved(replace(one, action=Add("w0", "w0", "sw")))
        ),
    )
    assert other is not None
    with pytest.raises(MalformedProgram):
        check_loops(NEON, "aarch64", steps, other)


@pytest.mark.parametrize("action", [CountRound(), SetNumber("n", 3), ZeroIfLast("sx", "sx")])
def test_rounds_that_are_counted_before_the_loop(action: CountRound | SetNumber | ZeroIfLast) -> None:
    refused(lambda loop: replace(loop, before=(*loop.before, LoopInstruction(action))))


def test_instructions_that_are_written_alike() -> None:
    """Where assembly would not say which instruction it has, no loop is proved."""
    with pytest.raises(MalformedProgram, match="writes alike"):
        check_loop(NEON, "aarch64_dotprod", small_steps(), small_loop((), PLAIN))


def test_every_round_of_a_loop() -> None:
    """A pointer that goes on too little to the next round is right in the first one."""
    steps, loops = loops_of("tables", 1, 1)
    other = first_changed(
        loops, lambda loop: changed(loop, acts(SetNumber("sx", 64)), acting(SetNumber("sx", 32)))
    )
    assert other is not None
    with pytest.raises(MalformedProgram):
        check_loops(NEON, "aarch64", steps, other)
