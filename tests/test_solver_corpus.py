"""The solver regression corpus: every problem of ``tests/solver`` with every engine that it lists.

A problem is one TOML file: ``kind``, what the kind needs, ``[verdicts]`` (per length: ``none`` or
``found``) and ``[engines]`` (the lengths that each engine has to decide). A verdict is what the file
says or the test fails; so does an engine that runs into its time limit. Found programs are run by the
instructions' full register meanings and compared with the goal on Python integers.

A new kind of problem is one class with ``decide`` and ``check``, and its line in ``KINDS``.
"""

from __future__ import annotations

import ast
import random
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import pytest

import isa_specs
from isa_specs.concrete import execute
from isa_specs.instruction import Isa
from sketches.compute import LaneSketch, SketchOp, plane_pair_sketch, whole_lane_sketch
from sketches.encoding import Operand, parse_pair
from sketches.function import FunctionSketch, parse_goal, pick_ops
from sketches.kernel import KernelSpec
from synth.search.cegis import cegis_length
from synth.search.exact import search_function
from synth.search.lane import Budget, search_length
from synth.search.verdict import Verdict, describe

FOLDER = Path(__file__).parent / "solver"
#: Seconds that a search may take where its file says nothing: so many that no verdict depends on the computer.
LONG = 3600.0
Verdicts = dict[int, Verdict[Any]]


@dataclass(frozen=True, eq=False)
class Problem:
    """One file: ``data`` is its content, ``expected`` the verdict per length, ``engines`` their lengths."""

    file: str
    data: dict[str, Any]
    expected: dict[int, str]
    engines: dict[str, list[int]]
    seconds: float

    @property
    def isa(self) -> Isa:
        return isa_specs.load(self.data["isa"])


class Kind(Protocol):
    def decide(self, problem: Problem, engine: str, lengths: list[int]) -> Verdicts: ...

    def check(self, problem: Problem, program: Any) -> None: ...


@cache
def load(file: str) -> Problem:
    data = tomllib.loads((FOLDER / f"{file}.toml").read_text(encoding="utf-8"))
    expected = {int(length): verdict for length, verdict in data["verdicts"].items()}
    return Problem(file, data, expected, data["engines"], data.get("seconds", LONG))


FILES = sorted(path.stem for path in FOLDER.glob("*.toml"))
RUNS = [(file, engine) for file in FILES for engine in load(file).engines]


# Independent evaluation: programs on whole registers, goals on Python integers.


def as_register(lanes: Iterable[int], isa: Isa, width: int) -> np.ndarray:
    """Lane values as registers: uint8 [states, bytes], filled up with zeros."""
    text = b"".join(value.to_bytes(width // 8, "little") for value in lanes)
    size = isa.vector_bits // 8
    return np.frombuffer(text + bytes(-len(text) % size), dtype=np.uint8).reshape(-1, size)


def as_lanes(register: np.ndarray, width: int) -> list[int]:
    text, step = register.tobytes(), width // 8
    return [int.from_bytes(text[i : i + step], "little") for i in range(0, len(text), step)]


def apply(isa: Isa, op: SketchOp, args: list[np.ndarray]) -> np.ndarray:
    operands = dict(zip(op.slots, args, strict=True))
    for place, value in op.constants:
        constant = np.frombuffer(value.to_bytes(op.width // 8, "little"), dtype=np.uint8)
        operands[place] = np.tile(constant, (len(args[0]), isa.vector_bits // op.width))
    return execute(isa.instructions[op.instruction], [operands[i] for i in sorted(operands)], op.imm)


class Number:
    """An unsigned integer of some bits, with the operators that goals are written in."""

    def __init__(self, value: int, bits: int) -> None:
        self.value, self.bits = value % (1 << bits), bits

    def _other(self, other: Number | int) -> int:
        return other.value if isinstance(other, Number) else other

    def __and__(self, other: Number | int) -> Number:
        return Number(self.value & self._other(other), self.bits)

    def __or__(self, other: Number | int) -> Number:
        return Number(self.value | self._other(other), self.bits)

    def __xor__(self, other: Number | int) -> Number:
        return Number(self.value ^ self._other(other), self.bits)

    def __add__(self, other: Number | int) -> Number:
        return Number(self.value + self._other(other), self.bits)

    def __sub__(self, other: Number | int) -> Number:
        return Number(self.value - self._other(other), self.bits)

    def __lshift__(self, amount: int) -> Number:
        return Number(self.value << amount, self.bits)

    def __rshift__(self, amount: int) -> Number:
        return Number(self.value >> amount, self.bits)

    def __invert__(self) -> Number:
        return Number(~self.value, self.bits)

    def __neg__(self) -> Number:
        return Number(-self.value, self.bits)

    @property
    def signed(self) -> int:
        return self.value - (self.value >> (self.bits - 1) << self.bits)


def _signed(x: Number | int) -> int:
    return x.signed if isinstance(x, Number) else x


def _plain(x: Number | int) -> int:
    return x.value if isinstance(x, Number) else x


GOAL_NAMES: dict[str, Any] = {
    "popcount": lambda x: Number(x.value.bit_count(), x.bits),
    "ite": lambda c, x, y: x if c else y,
    "eq": lambda x, y: _plain(x) == _plain(y),
    "ult": lambda x, y: _plain(x) < _plain(y),
    "slt": lambda x, y: _signed(x) < _signed(y),
    "sar": lambda x, n: Number(x.signed >> n, x.bits),
    "wide": lambda x: Number(_plain(x), 16),
    "narrow": lambda x: Number(x.value, x.bits // 2),
    "__builtins__": {},
}


def goal_on_integers(text: str, width: int, points: list[dict[str, int]]) -> list[int]:
    code = compile(ast.parse(text, mode="eval"), "goal", "eval")
    answers = []
    for point in points:
        names = {name: Number(value, width) for name, value in point.items()}
        answers.append(_plain(eval(code, GOAL_NAMES, names)) % (1 << width))
    return answers


# Kinds of problems.


class Function:
    """An exact function of lanes."""

    def sketch(self, problem: Problem) -> FunctionSketch:
        data = problem.data
        ops = pick_ops(problem.isa, data["target"], data["width"], data["operations"])
        goal = parse_goal(data["goal"], data["inputs"], data["width"])
        names, constants = tuple(data["inputs"]), tuple(data["constants"])
        return FunctionSketch(
            data["isa"], data["target"], data["width"], names, constants, ops, goal, data.get("holes", 0)
        )

    def decide(self, problem: Problem, engine: str, lengths: list[int]) -> Verdicts:
        sketch = self.sketch(problem)
        if engine == "cegis":
            return {length: cegis_length(sketch, length, problem.seconds) for length in lengths}
        found = search_function(sketch, max(lengths), problem.seconds)
        return {verdict.length: verdict for verdict in found.verdicts if verdict.length in lengths}

    def check(self, problem: Problem, program: Any) -> None:
        data, isa = problem.data, problem.isa
        width, inputs = data["width"], data["inputs"]
        rng = random.Random(1)
        if width * len(inputs) == 8:
            points = [{inputs[0]: value} for value in range(256)]
        else:
            top = (1 << width) - 1
            few = [0, 1, top // 2, top // 2 + 1, top - 1, top]
            points = [{name: rng.choice((rng.randint(0, top), rng.choice(few))) for name in inputs}
                      for _ in range(4096)]  # fmt: skip
        live = [as_register([point[name] for point in points], isa, width) for name in inputs]
        for value in (*data["constants"], *program.holes):
            live.append(as_register([value] * (live[0].size * 8 // width), isa, width))
        for op, args in program.lines:
            live.append(apply(isa, op, [live[arg] for arg in args]))
        got = as_lanes(live[-1], width)[: len(points)]
        assert got == goal_on_integers(data["goal"], width, points)


class Lanes:
    """A compute sketch of the project."""

    def sketch(self, problem: Problem) -> LaneSketch:
        raise NotImplementedError

    def decide(self, problem: Problem, engine: str, lengths: list[int]) -> Verdicts:
        whole = self.sketch(problem)
        names = problem.data.get("found_operations")
        verdicts: Verdicts = {}
        for length in lengths:
            sketch = whole
            if names and problem.expected[length] == "found":
                sketch = replace(whole, ops=tuple(op for op in whole.ops if op.instruction in names))
            if engine == "cegis":
                verdicts[length] = cegis_length(sketch, length, problem.seconds)
            else:
                verdicts[length] = search_length(
                    sketch, length, Budget(10**9, 10**6, problem.seconds)
                ).verdict
        return verdicts

    def check(self, problem: Problem, program: Any) -> None:
        """result(w, a) - result(w, 0) - result(0, a) + result(0, 0) is p times the goal, p != 0, mod 256."""
        sketch, isa, rng = program.sketch, problem.isa, random.Random(2)
        count = 64 * isa.vector_bits // 8
        kinds = [(0, 0), (255, 255), *((None, None) for _ in range(count - 2))]
        weights = [
            [rng.randrange(256) if w is None else w for w, _ in kinds] for _ in range(sketch.weight_planes)
        ]
        activations = [
            [rng.randrange(256) if a is None else a for _, a in kinds]
            for _ in range(sketch.activation_planes)
        ]
        zero = [0] * count
        results = [
            self._run(isa, program, w, a)
            for w in (weights, [zero] * sketch.weight_planes)
            for a in (activations, [zero] * sketch.activation_planes)
        ]
        difference = [(r11 - r10 - r01 + r00) % 256 for r11, r10, r01, r00 in zip(*results, strict=True)]
        goal = [
            sum(
                pair.multiplier
                * (weights[pair.weight_plane][i] & activations[pair.activation_plane][i]).bit_count()
                for pair in sketch.goal
            )
            for i in range(count)
        ]
        fits = [
            p for p in range(1, 256) if all(p * g % 256 == d for g, d in zip(goal, difference, strict=True))
        ]
        assert fits
        if program.affine is not None:
            assert program.affine.product % 256 in fits

    def _run(
        self, isa: Isa, program: Any, weights: list[list[int]], activations: list[list[int]]
    ) -> list[int]:
        live = []
        for item in program.sketch.inputs:
            planes = weights if item.operand == "weights" else activations
            value = as_register(planes[item.plane], isa, 8)
            for step in item.steps:
                value = apply(isa, step, [value])
            live.append(value)
        for step in program.steps:
            live.append(apply(isa, step.op, [live[arg] for arg in step.args]))
        if not program.lookups:
            return as_lanes(live[-1], 8)
        table = program.sketch.table
        total = np.zeros_like(live[0])
        for number, contents in program.lookups:
            row = np.tile(np.asarray(contents, dtype=np.uint8), isa.vector_bits // 8 // table.entries)
            register = np.tile(row, (len(total), 1))
            total = total + execute(isa.instructions[table.instruction], [register, live[number]])
        return as_lanes(total, 8)


class PlanePair(Lanes):
    def sketch(self, problem: Problem) -> LaneSketch:
        return plane_pair_sketch(problem.isa, problem.data["target"])


class WholeLane(Lanes):
    def sketch(self, problem: Problem) -> LaneSketch:
        data = problem.data
        activations, weights = parse_pair(data["encoding"])
        spec = KernelSpec(Operand(data["activations"], activations), Operand(data["weights"], weights))
        return whole_lane_sketch(problem.isa, data["target"], spec)


KINDS: dict[str, Kind] = {"function": Function(), "plane-pair": PlanePair(), "lane": WholeLane()}


@cache
def decide(file: str, engine: str) -> Verdicts:
    problem = load(file)
    return KINDS[problem.data["kind"]].decide(problem, engine, problem.engines[engine])


@pytest.mark.parametrize(("file", "engine"), RUNS, ids=lambda value: str(value))
def test_engine_gives_the_verdicts_of_the_file(file: str, engine: str) -> None:
    problem = load(file)
    verdicts = decide(file, engine)
    expected = {length: problem.expected[length] for length in problem.engines[engine]}
    assert {length: describe(verdict) for length, verdict in verdicts.items()} == expected, verdicts
    for verdict in verdicts.values():
        if describe(verdict) == "found":
            KINDS[problem.data["kind"]].check(problem, verdict.program)  # type: ignore[union-attr]


@pytest.mark.parametrize("file", [file for file in FILES if len(load(file).engines) > 1])
def test_engines_agree(file: str) -> None:
    first, *others = (decide(file, engine) for engine in load(file).engines)
    for other in others:
        common = first.keys() & other.keys()
        assert common
        assert [describe(first[n]) for n in sorted(common)] == [describe(other[n]) for n in sorted(common)]


def test_every_file_is_a_minimality_claim() -> None:
    """Every length that a file excludes is below the one that is found, and some engine decides each."""
    for file in FILES:
        problem = load(file)
        found = [length for length, verdict in problem.expected.items() if verdict == "found"]
        assert set(problem.expected.values()) <= {"none", "found"}, file
        assert len(found) <= 1, file
        assert max(problem.expected) == max(found, default=max(problem.expected)), file
        assert set().union(*problem.engines.values()) == set(problem.expected), file
