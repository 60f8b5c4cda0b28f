"""What a machine may choose, in every interpreter of lane expressions, and in proofs of whole programs."""

import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from pysmt.fnode import FNode
from pysmt.logics import QF_BV
from pysmt.shortcuts import BV, BVAnd, BVZExt, Equals, Iff, Or, Symbol
from pysmt.typing import BVType

import isa_specs
from isa_specs.concrete import allowed, evaluate, execute
from isa_specs.expr import Choice, Const, Expr, Lane, Op, chooses, fold, ite, numbered, of_pattern, pattern
from isa_specs.instruction import Instruction, Isa
from isa_specs.lifted import lift_byte, lift_lane
from isa_specs.projection import project, project_table
from isa_specs.scalar_c import HELPERS, register_function, scalar
from sketches.encoding import Operand
from sketches.kernel import KernelSpec
from sketches.linear import LinearAlgebra, LinearForm, NotLinear, linear
from sketches.program import Constant, Line
from synth.emit.features import host_target
from synth.emit.machine import load_code
from synth.prove.obligation import Obligation, discharge, z3_solver
from synth.search.bytes import byte_program
from synth.search.tables import table_program
from tests.conftest import spec_of
from tests.isa_specs.boundary import vectors
from tests.needs import Need, skip
from tests.prove.provers import prove_bytes, prove_tables

TARGET = "wasm32_relaxed"
WORD, BIT = Choice(16, 3), Choice(1, 3)
X = Lane(16, 0, 0)
#: A lane that is free where the operand is at least 128, and one that takes either of two values there.
FREE = ite(X.less(Const(16, 128), signed=False), X, WORD)
EITHER = ite(X.less(Const(16, 128), signed=False), X, ite(BIT, Const(16, 0), X + X))

ALL_OR_NONE = ite(BIT, Const(16, -1), Const(16, 0))


def table() -> Isa:
    return isa_specs.load("wasm")


def relaxed() -> list[Instruction]:
    return [i for i in table().table if "relaxed" in i.name]


def words(*numbers: int) -> np.ndarray:
    """States of a register of 16 bits: uint8 [s, 2]."""
    return np.array(numbers, "<u2")[:, None].view(np.uint8)


def test_relaxed_instructions_choose_and_no_others() -> None:
    for instruction in table().table:
        imm = None if instruction.immediates is None else instruction.immediates[0]
        assert any(map(chooses, instruction.lanes(imm))) == (instruction in relaxed()), instruction.name
    others = (i for isa in isa_specs.available().values() if isa.name != "wasm" for i in isa.table)
    few = [i for i in others if i.immediates is None and len(i.lanes()) <= 64]
    assert few and not any(chooses(lane) for i in few for lane in i.lanes())


def test_a_choice_is_one_of_an_expression_s_leaves() -> None:
    for choice in (WORD, BIT):
        assert eval(repr(choice)) == choice and chooses(choice) and chooses(ite(X.eq(X), X, WORD))
        copied = pickle.loads(pickle.dumps(choice))
        assert copied == choice and hash(copied) == hash(choice)
    assert pickle.loads(pickle.dumps(EITHER)) == EITHER
    assert Choice(16, 4) != WORD and Const(16, 3) != WORD and not chooses(X + X)
    for expr in (FREE, EITHER):
        same = of_pattern(pattern(expr, lambda leaf: (leaf.width, leaf.operand, leaf.index)))
        assert same == expr and numbered(expr)[0] != numbered(without(expr))[0]


def without(expr: Expr) -> Expr:
    """The expression with zero in place of each choice."""
    if isinstance(expr, Choice):
        zero = Const(8, 0)
        return zero.eq(Const(8, 1)) if expr.width == 1 else Const(expr.width, 0)
    return (
        Op(expr.width, expr.op, tuple(map(without, expr.args)), expr.attr) if isinstance(expr, Op) else expr
    )


def test_concrete_lanes_take_what_is_chosen() -> None:
    states = [words(5, 200, 300)]
    wanted = {0x00: [5, 0, 0], 0xFF: [5, 0xFFFF, 0xFFFF], 0x5A: [5, 0x5A5A, 0x5A5A]}
    for byte, numbers in wanted.items():
        assert np.array_equal(evaluate((FREE,), states, byte), words(*numbers))
    for byte, numbers in {0: [5, 400, 600], 0xFF: [5, 0, 0], 0x5A: [5, 400, 600]}.items():
        assert np.array_equal(evaluate((EITHER,), states, byte), words(*numbers))


def test_without_a_pattern_choices_differ_from_state_to_state() -> None:
    """A search that relied on one value would meet another in the next state."""
    states = [words(*[200] * 500)]
    free, either = (evaluate((expr,), states).view("<u2") for expr in (FREE, EITHER))
    assert len(set(free.ravel().tolist())) > 400 and set(either.ravel().tolist()) == {0, 400}
    assert np.array_equal(free, evaluate((FREE,), states).view("<u2")), "not reproducible"
    two = evaluate((Choice(16, 0), Choice(16, 1)), states).view("<u2")
    assert (two[:, 0] != two[:, 1]).sum() > 400, "choices of different numbers are independent"


@pytest.mark.parametrize(
    ("lane", "given", "found", "may"),
    [
        (FREE, 5, 5, True), (FREE, 5, 6, False), (FREE, 128, 0, True), (FREE, 128, 1234, True),
        (EITHER, 5, 5, True), (EITHER, 5, 0, False), (EITHER, 200, 0, True), (EITHER, 200, 400, True),
        (EITHER, 200, 200, False), (EITHER, 0xFFFF, 0xFFFE, True), (EITHER, 0xFFFF, 1, False),
        # Values whose bits are all complementary are no free lane.
        (ALL_OR_NONE, 1, 0, True), (ALL_OR_NONE, 1, 0xFFFF, True), (ALL_OR_NONE, 1, 2, False),
    ],
)  # fmt: skip
def test_what_a_machine_may_leave(lane: Expr, given: int, found: int, may: bool) -> None:
    assert allowed((lane,), [words(given)], words(found)).tolist() == [[may]]


def _valid(claim: FNode) -> bool:
    verdict = discharge(Obligation("claim", claim, QF_BV), z3_solver).verdict
    assert verdict in ("proved", "refuted")
    return verdict == "proved"


def test_a_formula_is_valid_only_for_every_choice() -> None:
    code = Symbol("code_7", BVType(7))
    inside, outside = BVZExt(code, 9), Symbol("code_16", BVType(16))
    for lane in (FREE, EITHER):
        assert _valid(Equals(lift_lane(lane, [inside]), inside))
        assert not _valid(Equals(lift_lane(lane, [outside]), outside))
    doubled = BVAnd(outside, BV(0x7FFF, 16))
    value = lift_lane(EITHER, [doubled])
    twice = [Equals(value, BV(0, 16)), Equals(value, doubled), Equals(value, doubled + doubled)]
    assert _valid(Or(twice)) and not any(_valid(Or(twice[:n] + twice[n + 1 :])) for n in (0, 2))
    first, second = (lift_lane(Choice(16, n), []) for n in (0, 1))
    assert not _valid(Equals(first, second))
    one, other = (lift_lane(Choice(1, n), []) for n in (0, 1))
    assert not _valid(Iff(one, other))


def test_bytes_of_a_lane_share_its_choice() -> None:
    """Two bytes that were read on their own join to one lane, whose choices are the same."""
    swizzle = table().instructions["wasm_i8x16_relaxed_swizzle"]
    terms = [[Symbol(f"{name}{n}", BVType(8)) for n in range(16)] for name in ("t", "i")]
    once, again = (lift_byte(swizzle, None, 2, lambda operand, n: terms[operand][n]) for _ in range(2))
    assert once is again
    other = lift_byte(swizzle, None, 3, lambda operand, n: terms[operand][2 if operand else n])
    assert not _valid(Equals(once, other)), "each lane makes its own choice"
    dot = table().instructions["wasm_i16x8_relaxed_dot_i8x16_i7x16"]
    low, high = (lift_byte(dot, None, place, lambda operand, n: BV(0x80, 8)) for place in (0, 1))
    assert low.get_free_variables() == high.get_free_variables() and len(low.get_free_variables()) == 1


def test_a_look_up_with_a_constant_index_depends_on_no_choice() -> None:
    swizzle = table().instructions["wasm_i8x16_relaxed_swizzle"]
    entries = [Symbol(f"e{n}", BVType(8)) for n in range(16)]
    for index in (0, 9, 15):
        found = lift_byte(swizzle, None, 4, lambda operand, n, i=index: BV(i, 8) if operand else entries[n])
        assert found == entries[index]
    beyond = lift_byte(swizzle, None, 4, lambda operand, n: BV(20, 8) if operand else entries[n])
    assert _valid(Or(Equals(beyond, BV(0, 8)), Equals(beyond, entries[4])))
    assert not _valid(Equals(beyond, entries[4])) and not _valid(Equals(beyond, BV(0, 8)))


def test_c_chooses_zeros() -> None:
    read = lambda leaf: "x"  # noqa: E731
    assert scalar(WORD, read) == "(uint16_t)(0u)" and scalar(BIT, read) == "0u"
    host = host_target()
    if host is None:
        skip(Need.PROCESSOR, "no compiler's target here")
    texts, cdef = [], ""
    for number, instruction in enumerate(relaxed()):
        operands = "".join(f", const uint8_t *a{n}" for n in range(len(instruction.operands)))
        args = "".join(f", a{n} + 16 * i" for n in range(len(instruction.operands)))
        declared = f"void f{number}(int n, uint8_t *out{operands})"
        texts += [
            register_function(f"one{number}", instruction, None),
            f"{declared} {{ for (int i = 0; i < n; ++i) one{number}(out + 16 * i{args}); }}",
        ]
        cdef += f"{declared};\n"
    parts = ["#include <stdint.h>", "#include <string.h>", *HELPERS.values(), *texts]
    machine = load_code({"f.c": "\n".join(parts)}, cdef, host)
    for number, instruction in enumerate(relaxed()):
        states = vectors(instruction, 5)
        found = np.zeros_like(states[0])
        machine.call(f"f{number}", len(found), found, *map(np.ascontiguousarray, states))
        assert np.array_equal(found, execute(instruction, states, None, 0)), instruction.name
        assert allowed(instruction.lanes(), states, found).all(), instruction.name


def test_a_choice_has_no_projection_and_no_linear_form() -> None:
    for instruction in relaxed():
        assert project(instruction) is None and project_table(instruction) is None, instruction.name
    plain = table().instructions["wasm_i8x16_swizzle"]
    assert project_table(plain) is not None
    select = table().instructions["wasm_v128_bitselect"]
    assert project(select) is not None
    read = lambda leaf: LinearForm(((leaf, 1),))  # noqa: E731
    for expr in (WORD, BIT, X + WORD):
        with pytest.raises(NotLinear):
            fold(expr, LinearAlgebra(), read)
    assert linear(X + Const(16, 0), LinearAlgebra(), read).coefficients


def changed(name: str, change: Callable[[Expr], Expr]) -> Isa:
    """The table with another meaning of each lane of one instruction."""
    row = table().instructions[name]
    lanes = tuple(map(change, row.lanes()))
    other = replace(row, semantics=lambda imm: lanes, _lanes={})
    return replace(table(), table=tuple(other if one == row else one for one in table().table))


def test_the_digest_of_a_table_tells_choices() -> None:
    def renumbered(expr: Expr) -> Expr:
        if isinstance(expr, Choice):
            return Choice(expr.width, 0)
        return replace(expr, args=tuple(map(renumbered, expr.args))) if isinstance(expr, Op) else expr

    ways = (lambda lane: lane, without, renumbered)
    same, *others = (changed("wasm_i8x16_relaxed_swizzle", way).digest(TARGET) for way in ways)
    assert same == table().digest(TARGET) and len({same, *others}) == 3


def replaced(program: Any, **fields: Callable[[Any], Any]) -> Any:
    return replace(program, **{name: change(getattr(program, name)) for name, change in fields.items()})


def test_tables_are_proved_where_no_index_is_beyond_them() -> None:
    """Indices with the byte's top half: only what engines may do instead of the usual refutes it."""
    spec, name = spec_of(1, 1, "unipolar"), "wasm_i8x16_relaxed_swizzle"

    def relaxed_lines(lines: tuple[Line, ...]) -> tuple[Line, ...]:
        return tuple(replace(one, instruction=name) if "swizzle" in one.instruction else one for one in lines)

    def wider_mask(constants: tuple[Constant, ...]) -> tuple[Constant, ...]:
        assert [one.data for one in constants] == ["0f" * 16]
        return (replace(constants[0], data="7f" * 16),)

    program = replaced(table_program(spec, table(), TARGET), inner=relaxed_lines)
    wide = replaced(program, constants=wider_mask)
    # Bits of the mask's byte beyond an index are none: an entry for each.
    entries = changed(name, without)
    assert prove_tables(spec, table(), TARGET, program).verdict == "proved"
    assert prove_tables(spec, entries, TARGET, wide).verdict == "proved"
    proof = prove_tables(spec, table(), TARGET, wide)
    assert proof.verdict == "refuted" and "looks the sum up" in proof.failed[0].name


def test_dot_products_are_proved_where_the_second_operand_has_seven_bits() -> None:
    """On a machine that reads bytes above 127 without a sign, and wraps, the program for 8 bits is right."""

    def agreed_everywhere(lane: Expr) -> Expr:
        assert isinstance(lane, Op) and lane.op == "ite" and isinstance(lane.args[2], Choice)
        return lane.args[1]

    wraps = changed("wasm_i16x8_relaxed_dot_i8x16_i7x16", agreed_everywhere)
    for bits, verdict in ((7, "proved"), (8, "refuted")):
        spec = KernelSpec(Operand(bits, "unsigned"), Operand(1, "unsigned"))
        program = byte_program(spec, wraps, TARGET)
        assert "wasm_i16x8_relaxed_dot_i8x16_i7x16" in {one.instruction for one in program.stages[0].lines}
        assert prove_bytes(spec, wraps, TARGET, program).verdict == "proved"
        proof = prove_bytes(spec, table(), TARGET, program)
        assert proof.verdict == verdict
    assert "takes the products of its row and column" in proof.failed[0].name
