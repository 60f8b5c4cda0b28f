"""Mutants of every instruction's meaning: the recorded real executions must tell them from the truth.

A mutant that no recorded execution tells apart is put to the solver. If it is proved equal to the original
for every input it was no mistake; otherwise ("unknown" included) the test vectors are too weak, and the test
fails.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache

import numpy as np
import pytest
from pysmt.exceptions import SolverReturnedUnknownResultError
from pysmt.fnode import FNode
from pysmt.shortcuts import BV, TRUE, And, Equals, EqualsOrIff, Implies, Not, Or, Solver, Symbol
from pysmt.typing import BVType

import isa_specs
from isa_specs.concrete import allowed, evaluate
from isa_specs.expr import Choice, Const, Expr, Lane, Op, chooses, lanes_in, map_lanes
from isa_specs.instruction import Instruction
from isa_specs.lifted import lift_lane
from synth.emit.features import host_target
from tests.isa_specs.differential import (
    Bytes,
    Recorded,
    in_deterministic_wasmtime,
    recorded,
    sampled_lanes,
    why_not_runnable,
)
from tests.isa_specs.javascript import chromium, in_chromium, in_node, node
from tests.isa_specs.mutate import KINDS, Mutant, mutants
from tests.needs import Need, skip

SEED = 20
#: What z3 may spend, counted in its own steps: times would make the outcome depend on the computer.
WHOLE_STEPS = 4_000_000
PART_STEPS = 50_000_000
IMMEDIATES_EACH = 2


def _valid(formula: FNode, steps: int) -> bool | None:
    """Whether the solver proves or refutes the formula; None where it does not know within so many steps."""
    options = {"rlimit": steps}
    with Solver(name="z3", logic="QF_BV", solver_options=options) as solver:
        solver.add_assertion(Not(formula))
        try:
            return not solver.solve()
        except SolverReturnedUnknownResultError:
            return None


def _congruent(a: Expr, b: Expr, symbols: list[FNode], given: FNode) -> bool:
    """Equal because their parts are, or by the solver where ``given`` holds, with equal choices."""
    if a == b:
        return True
    if isinstance(a, Op) and isinstance(b, Op):
        same = (a.op, a.attr, a.width, len(a.args)) == (b.op, b.attr, b.width, len(b.args))
        known = [given] * len(a.args)
        if same and a.op == "ite" and a.args[0] == b.args[0] and not chooses(a.args[0]):
            condition = lift_lane(a.args[0], symbols)
            known = [given, And(given, condition), And(given, Not(condition))]
        pairs = zip(a.args, b.args, known, strict=True) if same else ()
        if same and all(_congruent(x, y, symbols, there) for x, y, there in pairs):
            return True
    if a.width != b.width or chooses(a) or chooses(b):
        return False
    equal = EqualsOrIff(lift_lane(a, symbols), lift_lane(b, symbols))
    return _valid(Implies(given, equal), PART_STEPS) is True


def repeated(byte: int, width: int) -> int:
    return int.from_bytes(bytes([byte]) * (width // 8), "little")


def decided(lane: Expr, byte: int) -> Expr:
    """A lane on a machine whose choices repeat a byte."""
    if isinstance(lane, Choice) and lane.width == 1:
        return Const(8, byte & 1).eq(Const(8, 1))
    if isinstance(lane, Choice):
        return Const(lane.width, repeated(byte, lane.width))
    if not isinstance(lane, Op):
        return lane
    return Op(lane.width, lane.op, tuple(decided(arg, byte) for arg in lane.args), lane.attr)


def allows(lane: Expr, other: Expr, symbols: list[FNode]) -> FNode:
    """Whether a lane may be all that another may be, by the rule of ``isa_specs.concrete.allowed``."""
    width, choices = lane.width, (0x00, 0xFF, 0x5A)
    patterns = [BV(repeated(byte, width), width) for byte in choices]
    made, wanted = ([lift_lane(decided(one, byte), symbols) for byte in choices] for one in (lane, other))
    free, wanted_free = (And(map(Equals, values, patterns)) for values in (made, wanted))
    each = [Or([Equals(value, one) for one in made]) for value in wanted[:2]]
    return Or(free, And(Not(wanted_free), *each))


def of_lanes_alone(first: Expr, second: Expr) -> tuple[Expr, Expr]:
    """Two lanes with an operand for each lane that they read: lanes are mostly alike then."""
    leaves = {leaf: number for number, leaf in enumerate(dict.fromkeys(lanes_in(first) + lanes_in(second)))}

    def alone(leaf: Lane) -> Expr:
        return Lane(leaf.width, leaves[leaf], 0)

    return map_lanes(first, alone), map_lanes(second, alone)


def proved_equal(instruction: Instruction, mutant: Mutant, places: Sequence[int] | None = None) -> bool:
    """True where both meanings are proved equal for every input, of the lanes at ``places`` if given."""
    lanes = instruction.lanes(mutant.imm)
    lanes = lanes if places is None else tuple(lanes[place] for place in places)
    pairs = [(a, b) for a, b in zip(lanes, mutant.lanes, strict=True) if a != b]
    if len({leaf.width for pair in pairs for one in pair for leaf in lanes_in(one)}) == 1:
        pairs = list(dict.fromkeys(of_lanes_alone(*pair) for pair in pairs))
        widths = {leaf.operand: leaf.width for pair in pairs for one in pair for leaf in lanes_in(one)}
    else:
        widths = dict(enumerate(operand.bits for operand in instruction.operands))
    symbols = [Symbol(f"operand{i}_{widths[i]}", BVType(widths[i])) for i in range(len(widths))]
    if any(map(chooses, lanes)):
        # A larger set of allowed results is no mistake that an execution could show.
        return all(
            _congruent(a, b, symbols, TRUE()) or _valid(allows(b, a, symbols), WHOLE_STEPS) for a, b in pairs
        )
    same = [Equals(lift_lane(a, symbols), lift_lane(b, symbols)) for a, b in pairs]
    answer = _valid(And(same), WHOLE_STEPS)
    # Sums of many terms (psadbw) are out of the solver's reach as a whole, but not term by term.
    return all(_congruent(a, b, symbols, TRUE()) for a, b in pairs) if answer is None else answer


@cache
def records(isa: str) -> dict[str, list[Recorded]]:
    """The recorded executions by instruction, each from the first target that has it and runs here."""
    table = isa_specs.load(isa)
    if reason := why_not_runnable(isa, table.targets[0].name):
        skip(Need.PROCESSOR, reason)
    found: dict[str, list[Recorded]] = {}
    for target in (target.name for target in table.targets if why_not_runnable(isa, target.name) is None):
        by_name = defaultdict(list)
        for item in recorded(isa, target, SEED):
            by_name[item.name].append(item)
        found = {**by_name, **found}
    return found


def lets_choose(instruction: Instruction) -> bool:
    return instruction.immediates is None and any(map(chooses, instruction.lanes()))


@cache
def elsewhere(instruction: Instruction) -> list[Bytes]:
    """What other engines leave, on the same states, of an instruction that lets machines choose."""
    if not lets_choose(instruction):
        return []
    (target,) = (target for target in isa_specs.load("wasm").targets if target.name in instruction.targets)
    runs = [
        in_deterministic_wasmtime,
        *([in_node] if node(True) else []),
        *([in_chromium] if chromium() else []),
    ]
    every = (item for run in runs for item in recorded("wasm", target.name, SEED, run))
    return [item.output for item in every if item.name == instruction.name]


def chosen(items: list[Recorded]) -> list[Recorded]:
    """The immediates to make mutants of: a middle one, and others drawn with the seed."""
    middle = items[len(items) // 2]
    others = [item for item in items if item is not middle]
    drawn = random.Random(f"{SEED}/{middle.name}").sample(others, min(len(others), IMMEDIATES_EACH - 1))
    return [middle, *drawn]


def agrees(lanes: tuple[Expr, ...], inputs: Sequence[np.ndarray], *outputs: np.ndarray) -> bool:
    """Whether the first lanes of each output, uint8 [s, lanes, bytes], are what these lanes may give."""
    found = [output[:, : len(lanes)].reshape(len(output), -1) for output in outputs]
    if any(map(chooses, lanes)):
        return all(allowed(lanes, inputs, one).all() for one in found)
    made = evaluate(lanes, inputs)
    return all(np.array_equal(made, one) for one in found)


def operations(instruction: Instruction) -> set[str]:
    imm = None if instruction.immediates is None else instruction.immediates[0]

    def walk(node: object) -> set[str]:
        return {node.op}.union(*map(walk, node.args)) if isinstance(node, Op) else set()

    return set().union(*map(walk, instruction.lanes(imm)))


@pytest.mark.exhaustive("instructions", every=4)
@pytest.mark.parametrize("isa", sorted(isa_specs.available()))
def test_every_mutant_is_caught(isa: str, capsys: pytest.CaptureFixture[str]) -> None:
    made: Counter[str] = Counter()
    caught: Counter[str] = Counter()
    equal: Counter[str] = Counter()
    missed = []
    without = set()
    for name, items in records(isa).items():
        before = made.total()
        for item in chosen(items):
            lanes, places = item.instruction.lanes(item.imm), sampled_lanes(item.instruction, SEED)
            some = None if len(places) == len(lanes) else places
            every = [
                output.reshape(len(output), len(lanes), -1)
                for output in (item.output, *elsewhere(item.instruction))
            ]
            # Otherwise every mutant would be caught, for the wrong reason.
            assert agrees(lanes, item.inputs, *every), name
            outputs = [output[:, list(places)] for output in every]
            for mutant in mutants(item.instruction, item.imm, some):
                made[mutant.kind] += 1
                # The first lanes alone mostly tell, in a fraction of the time.
                first = tuple(map(mutant.lane, range(min(2, mutant.count))))
                if not all(agrees(some_lanes, item.inputs, *outputs) for some_lanes in (first, mutant.lanes)):
                    caught[mutant.kind] += 1
                elif proved_equal(item.instruction, mutant, some):
                    equal[mutant.kind] += 1
                elif mutant.kind != "choice" or host_target() == "x86_64":
                    # Processors of Arm choose as the deterministic profile does.
                    missed.append(f"{name} imm={item.imm}: {mutant.kind}: {mutant.detail}")
        if made.total() == before:
            without.add(name)
    with capsys.disabled():
        print(
            f"\n{isa}: {caught.total()}/{made.total() - equal.total()} mutants caught, "
            f"{equal.total()} more proved equal to the original"
        )
        for kind in KINDS:
            print(f"  {kind:14} {caught[kind]:5}/{made[kind] - equal[kind]:<5} ({equal[kind]} equal)")
    assert not missed, "\n".join(missed)
    assert not without
    assert caught.total() >= 200
    saturating = any(operations(instruction) & {"ssat", "usat"} for instruction in isa_specs.load(isa).table)
    choosing = any(map(lets_choose, isa_specs.load(isa).table))
    lacking = {kind for kind, there in (("saturation", saturating), ("choice", choosing)) if not there}
    assert set(+caught) == set(KINDS) - lacking


def test_kinds_are_what_they_say() -> None:
    table = isa_specs.load("avx2").instructions
    dot = table["_mm256_maddubs_epi16"]
    details = {(m.kind, m.detail) for m in mutants(dot)}
    assert ("saturation", "dropped at site 0") in details
    assert ("saturation", "signed <-> unsigned at site 0") in details
    assert {("extension", f"zext <-> sext at site {i}") for i in range(4)} <= details
    assert ("operand order", "operands 0 and 1 exchanged") in details
    assert not [m for m in mutants(dot) if m.lanes == dot.lanes()]
    shifts = {m.detail for m in mutants(table["_mm256_srli_epi16"], 3) if m.kind.startswith("shift")}
    assert shifts == {
        f"{what} at site 0" for what in ("one more", "one less", "lshr <-> ashr", "left <-> right")
    }


@pytest.mark.parametrize(
    ("name", "detail"),
    [
        ("wasm_i8x16_relaxed_swizzle", "first value"),  # an index of 20 gives 0
        ("wasm_i8x16_relaxed_swizzle", "second value"),  # an index of 20 gives entry 4
        ("wasm_i16x8_relaxed_dot_i8x16_i7x16", "first value"),  # bytes above 127 have no sign, sums wrap
        ("wasm_i32x4_relaxed_dot_i8x16_i7x16_add", "zero"),
    ],
)
def test_too_few_allowed_results_are_told_by_engines(name: str, detail: str) -> None:
    if host_target() != "x86_64":
        skip(Need.PROCESSOR, "processors of Arm choose as the deterministic profile does")
    (item,) = records("wasm")[name]
    lanes = item.instruction.lanes()
    outputs = [one.reshape(len(one), len(lanes), -1) for one in (item.output, *elsewhere(item.instruction))]
    (mutant,) = (m for m in mutants(item.instruction) if m.kind == "choice" and m.detail.startswith(detail))
    assert agrees(lanes, item.inputs, *outputs) and not agrees(mutant.lanes, item.inputs, *outputs)
    assert not proved_equal(item.instruction, mutant)


def test_solver_and_vectors_tell_mutants() -> None:
    adds = isa_specs.load("avx2").instructions["_mm256_adds_epu8"]
    by_detail = {m.detail: m for m in mutants(adds)}
    assert proved_equal(adds, by_detail["operands 0 and 1 exchanged"])
    assert not proved_equal(adds, by_detail["dropped at site 0"])
    # The check itself can fail: on zeros alone a dropped saturation goes unnoticed.
    adds = isa_specs.load("avx2").instructions["_mm256_adds_epu8"]
    mutant = next(m for m in mutants(adds) if m.kind == "saturation" and m.detail.startswith("dropped"))
    zeros = [np.zeros((1, 32), dtype=np.uint8)] * 2
    assert np.array_equal(evaluate(mutant.lanes, zeros), evaluate(adds.lanes(), zeros))
    ones = [np.full((1, 32), 255, dtype=np.uint8)] * 2
    assert not np.array_equal(evaluate(mutant.lanes, ones), evaluate(adds.lanes(), ones))
