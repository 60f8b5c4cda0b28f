"""Every instruction of every table: the real machine, the concrete and the lifted interpreter agree."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray
from pysmt.fnode import FNode
from pysmt.shortcuts import BV, FALSE, And, BVExtract, Equals, EqualsOrIff, Not, Solver, Symbol
from pysmt.typing import BVType

import isa_specs
from isa_specs.concrete import execute
from isa_specs.expr import Const, Lane, bitwise_byte
from isa_specs.instruction import Instruction
from isa_specs.lifted import lift, lift_byte, lift_lane
from tests.isa_specs.boundary import vectors
from tests.isa_specs.differential import (
    disagreements,
    in_deterministic_wasmtime,
    own_instructions,
    recorded,
    sampled_immediates,
    sampled_lanes,
    why_not_runnable,
)
from tests.isa_specs.javascript import chromium, in_chromium, in_node, node
from tests.needs import Need, skip

SEED = 20
PAIRS = [(isa.name, target.name) for isa in isa_specs.available().values() for target in isa.targets]
BASES = [(isa, target) for isa, target in PAIRS if isa_specs.load(isa).below(target) is None]
Bytes = NDArray[np.uint8]


def need(isa: str, target: str) -> None:
    reason = why_not_runnable(isa, target)
    if reason:
        skip(Need.PROCESSOR, reason)


@pytest.mark.parametrize(("isa", "target"), PAIRS)
def test_machines_do_what_tables_say(isa: str, target: str, capsys: pytest.CaptureFixture[str]) -> None:
    need(isa, target)
    records = recorded(isa, target, SEED)
    wrong = list(disagreements(records))
    states = sum(len(item.output) for item in records)
    run = {item.name: (item.run_immediates, item.legal_immediates) for item in records}
    assert set(run) == {i.name for i in own_instructions(isa_specs.load(isa), target)}
    with capsys.disabled():
        print(
            f"\n{target} ({records[0].machine}): {len(run)} instructions, "
            f"{sum(n for n, _ in run.values())} of {sum(n for _, n in run.values())} immediates, "
            f"{states} states, {len(wrong)} disagreements"
        )
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("target", [target.name for target in isa_specs.load("wasm").targets])
def test_the_deterministic_profile_leaves_what_the_table_allows(target: str) -> None:
    need("wasm", target)
    records = recorded("wasm", target, SEED, in_deterministic_wasmtime)
    assert records[0].machine == "deterministic wasmtime wasm32"
    wrong = list(disagreements(records))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("isa", sorted(isa_specs.available()))
def test_every_instruction_was_executed_somewhere(isa: str) -> None:
    """Those of targets that this computer runs; the others are named where they are skipped."""
    table = isa_specs.load(isa)
    need(isa, table.targets[0].name)
    here = [target.name for target in table.targets if why_not_runnable(isa, target.name) is None]
    executed = {item.name for target in here for item in recorded(isa, target, SEED)}
    elsewhere = {i.name for i in table.table if i.targets.isdisjoint(here)}
    assert executed | elsewhere == set(table.instructions) and not executed & elsewhere
    assert len(table.instructions) == len(table.table)
    assert all(i.targets and i.targets <= {t.name for t in table.targets} for i in table.table)


@pytest.mark.parametrize(("isa", "target"), BASES)
def test_a_wrong_table_is_noticed(isa: str, target: str) -> None:
    """The check itself can fail: one record, compared with the meaning of another instruction."""
    need(isa, target)
    table = isa_specs.load(isa)
    others = {"neon": ("vaddq_u8", "vsubq_u8"), "wasm": ("wasm_i8x16_add", "wasm_i8x16_sub")}
    intel = tuple(f"_mm{table.vector_bits}_{what}_epi8" for what in ("add", "sub"))
    add, sub = others.get(isa, intel)
    record = next(item for item in recorded(isa, target, SEED) if item.name == add)
    assert not list(disagreements([record]))
    assert list(disagreements([replace(record, instruction=table.instructions[sub])]))


def _number(row: Bytes) -> int:
    """A register, uint8 [bytes], as one number (lane 0 lowest)."""
    return int.from_bytes(row.tobytes(), "little")


def _cases(instruction: Instruction) -> list[tuple[int | None, list[int], int]]:
    """(immediate, operands, concrete result) of a few states, also boundary ones; choices are zero."""
    states = vectors(instruction, SEED, 12)
    immediates = sampled_immediates(instruction, SEED)
    cases = []
    for imm in {immediates[0], immediates[len(immediates) // 2], immediates[-1]}:
        result = execute(instruction, states, imm, 0)
        total = len(result)
        # The second and third have ones or ramps in them; the last two are random.
        for state in sorted({1, 2, total // 2, total - 2, total - 1}):
            cases.append((imm, [_number(array[state]) for array in states], _number(result[state])))
    return cases


def _lifted(
    instruction: Instruction, terms: list[FNode], imm: int | None, expected: int
) -> list[tuple[FNode, int]]:
    """The result as one term beside what it has to be; of more lanes than vectors have, each of some."""
    lanes, chosen = instruction.lanes(imm), sampled_lanes(instruction, SEED)
    if len(chosen) == len(lanes):
        return [(lift(instruction, terms, imm), expected)]
    width = lanes[0].width
    return [
        (lift_lane(lanes[place], terms), expected >> width * place & (1 << width) - 1) for place in chosen
    ]


def zeros_chosen(term: FNode, operands: Sequence[FNode] = ()) -> dict[FNode, FNode]:
    """Zero for each symbol of a term that is no operand: what a machine chooses."""
    made = term.get_free_variables() - set(operands)
    return {one: FALSE() if one.get_type().is_bool_type() else BV(0, one.bv_width()) for one in made}


@pytest.mark.exhaustive("instructions", every=4)
@pytest.mark.parametrize("isa", sorted(isa_specs.available()))
def test_lifted_on_constants_is_concrete(isa: str) -> None:
    for instruction in isa_specs.load(isa).table:
        for imm, operands, expected in _cases(instruction):
            terms = [BV(v, o.bits) for v, o in zip(operands, instruction.operands, strict=True)]
            for result, wanted in _lifted(instruction, terms, imm, expected):
                value = result.substitute(zeros_chosen(result)).simplify()
                assert value.is_constant(), f"{instruction.name}: not a constant"
                assert value.constant_value() == wanted, f"{instruction.name} imm={imm} on {operands}"


@pytest.mark.exhaustive("instructions", every=4)
@pytest.mark.parametrize("isa", sorted(isa_specs.available()))
def test_bytes_of_results_are_those_of_the_whole(isa: str) -> None:
    """Read byte by byte, as proofs do, with logical operations narrowed to the byte."""
    for instruction in isa_specs.load(isa).table:
        imm, operands, expected = _cases(instruction)[-1]

        def read(operand: int, n: int, operands: list[int] = operands) -> FNode:
            return BV(operands[operand] >> 8 * n & 0xFF, 8)

        step = len(instruction.lanes(imm))
        places = np.arange(instruction.result.bytes).reshape(step, -1)[list(sampled_lanes(instruction, SEED))]
        for place in map(int, places.flat):
            byte = lift_byte(instruction, imm, place, read)
            byte = byte.substitute(zeros_chosen(byte)).simplify()
            assert byte.constant_value() == expected >> 8 * place & 0xFF, f"{instruction.name}: byte {place}"


def test_logic_is_narrowed_and_nothing_else() -> None:
    """Of what lanes of more than a byte do, only logic and moved bytes are read byte by byte."""
    word = Lane(64, 0, 2) ^ ~Lane(64, 1, 2)
    assert bitwise_byte(word, 3) == Lane(8, 0, 19) ^ ~Lane(8, 1, 19)
    assert bitwise_byte(word.lshr(8), 0) is None
    wide = Lane(16, 0, 5)
    assert bitwise_byte(wide.zext(32), 1) == Lane(8, 0, 11) and bitwise_byte(wide.zext(32), 2) == Const(8, 0)
    assert bitwise_byte(wide.sext(32), 1) is None and bitwise_byte(wide + wide, 0) is None
    assert bitwise_byte(Const(16, -2), 0) == Const(8, 254) and bitwise_byte(Const(16, -2), 1) == Const(8, 255)


@pytest.mark.exhaustive("instructions", every=4)
@pytest.mark.parametrize("isa", sorted(isa_specs.available()))
def test_the_solver_reads_lifted_terms_as_concrete(isa: str) -> None:
    """On symbols pinned to constants: what z3 is given, rather than what pysmt simplifies."""
    with Solver(name="z3", logic="QF_BV") as solver:
        for instruction in isa_specs.load(isa).table:
            imm, operands, expected = _cases(instruction)[-1]
            symbols = [
                Symbol(f"operand{i}_{o.bits}", BVType(o.bits)) for i, o in enumerate(instruction.operands)
            ]
            # In parts of a vector's size: a solver reads constants as decimal text, and not of any length.
            pinned = [
                Equals(BVExtract(s, low, high), BV(v >> low & (1 << high - low + 1) - 1, high - low + 1))
                for s, v in zip(symbols, operands, strict=True)
                for low in range(0, s.bv_width(), 512)
                for high in (min(low + 512, s.bv_width()) - 1,)
            ]
            terms = [symbols]
            if instruction.family in ("matrix", "table"):  # what constants are known for makes terms smaller
                terms += [
                    [
                        BV(v, s.bv_width()) if n == known else s
                        for n, (s, v) in enumerate(zip(symbols, operands, strict=True))
                    ]
                    for known in range(len(symbols))
                ]
            for given in terms:
                # A sum of 64 products takes the solver half a second: one of them will do.
                term, wanted = _lifted(instruction, given, imm, expected)[-1]
                other = Not(Equals(term, BV(wanted, term.bv_width())))
                chosen = [EqualsOrIff(*pair) for pair in zeros_chosen(term, symbols).items()]
                solver.push()
                solver.add_assertion(And(*pinned, *chosen, other))
                assert not solver.solve(), f"{instruction.name} imm={imm} on {operands}"
                solver.pop()


@pytest.mark.exhaustive("instructions", every=4)
@pytest.mark.parametrize("isa", sorted(isa_specs.available()))
def test_vectors_are_reproducible_and_seeded(isa: str) -> None:
    for instruction in isa_specs.load(isa).table:
        first, again, other = (vectors(instruction, seed) for seed in (1, 1, 2))
        assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
        assert any(not np.array_equal(a, b) for a, b in zip(first, other, strict=True))
        for array, operand in zip(first, instruction.operands, strict=True):
            assert array.shape == (first[0].shape[0], operand.bytes)
            assert {tuple(row) for row in (array.min(axis=0), array.max(axis=0))} == {
                (0,) * operand.bytes,
                (255,) * operand.bytes,
            }


def test_illegal_immediates_are_refused() -> None:
    shift = isa_specs.load("neon").instructions["vshrq_n_u8"]
    with pytest.raises(ValueError, match="immediate 9"):
        shift.lanes(9)
    with pytest.raises(ValueError, match="immediate None"):
        shift.lanes()
    with pytest.raises(ValueError, match="immediate 1"):
        isa_specs.load("neon").instructions["vaddq_u8"].lanes(1)


WASM_TARGETS = isa_specs.load("wasm").targets


@pytest.mark.parametrize("engine", ["node", "chromium"])
@pytest.mark.parametrize("target", WASM_TARGETS, ids=lambda target: target.name)
def test_engines_do_as_tables(
    target: isa_specs.Target, engine: str, capsys: pytest.CaptureFixture[str]
) -> None:
    relaxed = "relaxed-simd" in target.feature_names
    if engine == "node" and node(relaxed) is None:
        skip(Need.TOOL, f"there is no Node with {'relaxed' if relaxed else 'any'} SIMD")
    if engine == "chromium" and chromium() is None:
        skip(Need.TOOL, "Chromium is not installed")
    records = recorded("wasm", target.name, SEED, in_node if engine == "node" else in_chromium)
    wrong = list(disagreements(records))
    with capsys.disabled():
        print(f"\n{target.name} in {records[0].machine}: {len(records)} instructions with immediates")
    assert not wrong, "\n".join(wrong)
    if why_not_runnable("wasm", target.name):
        return
    # What the table leaves no choice about is the same everywhere.
    for here, there in zip(records, recorded("wasm", target.name, SEED), strict=True):
        assert here.output.tobytes() == there.output.tobytes() or here.name.find("relaxed") >= 0, here.name
