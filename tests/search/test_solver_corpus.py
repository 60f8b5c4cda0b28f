"""The solver regression corpus: every problem of ``tests/search/solver`` with both engines, which must agree.

A problem is one TOML file: ``kind``, what the kind needs, ``[verdicts]`` (per length: ``none`` or ``found``)
and ``[engines]``: the lengths that each engine has to decide, ``enumeration`` (``synth.search``) and
``replay`` (``synth.minimality``, another algorithm). A verdict is what the file says or the test fails; so
does an engine that runs into its time limit. Found programs are run by the instructions' full register
meanings and compared with the goal on Python integers.
"""

import random
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import isa_specs
from isa_specs.concrete import execute
from isa_specs.instruction import Isa
from sketches.compute import LaneSketch, SketchOp, plane_pair_sketch, whole_lane_sketch
from sketches.encoding import Operand, parse_pair
from sketches.kernel import KernelSpec
from synth.minimality import NOT_REPLAYED, REPLAYED, WRONG, Clock
from synth.minimality.compute import replay_compute
from synth.search.lane import Budget, search_length

FOLDER = Path(__file__).parent / "solver"
#: Seconds that a search may take where its file says nothing: so many that no verdict depends on the
#: computer.
LONG = 3600.0
#: What a replay's verdict says of a length.
REPLAY_VERDICTS = {REPLAYED: "none", WRONG: "found", NOT_REPLAYED: "unknown"}


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


def sketch_of(problem: Problem) -> LaneSketch:
    """Return the compute sketch that a problem names."""
    data = problem.data
    if data["kind"] == "plane-pair":
        return plane_pair_sketch(problem.isa, data["target"])
    assert data["kind"] == "lane"
    activations, weights = parse_pair(data["encoding"])
    spec = KernelSpec(Operand(data["activations"], activations), Operand(data["weights"], weights))
    return whole_lane_sketch(problem.isa, data["target"], spec)


@cache
def decide(file: str, engine: str) -> dict[int, str]:
    """Return the verdict of an engine per length that it has to decide, and check the programs that it
    finds."""
    problem = load(file)
    whole, names = sketch_of(problem), problem.data.get("found_operations")
    verdicts: dict[int, str] = {}
    for length in problem.engines[engine]:
        sketch = whole
        if names and problem.expected[length] == "found":
            sketch = replace(whole, ops=tuple(op for op in whole.ops if op.instruction in names))
        if engine == "replay":
            *_, (last,) = replay_compute(sketch, [sketch.goal], length, Clock(problem.seconds))
            verdicts[length] = REPLAY_VERDICTS[last.verdict]
        else:
            found = search_length(sketch, length, Budget(10**9, 10**6, problem.seconds))
            verdicts[length] = found.verdict.word
            for program in found.programs[:1]:
                check(problem, program)
    return verdicts


def check(problem: Problem, program: Any) -> None:
    """result(w, a) - result(w, 0) - result(0, a) + result(0, 0) is p times the goal, p != 0, mod 256."""
    sketch, isa, rng = program.sketch, problem.isa, random.Random(2)
    count = 64 * isa.vector_bits // 8
    kinds = [(0, 0), (255, 255), *((None, None) for _ in range(count - 2))]
    weights = [
        [rng.randrange(256) if w is None else w for w, _ in kinds] for _ in range(sketch.weight_planes)
    ]
    activations = [
        [rng.randrange(256) if a is None else a for _, a in kinds] for _ in range(sketch.activation_planes)
    ]
    zero = [0] * count
    results = [
        run_program(isa, program, w, a)
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
    fits = [p for p in range(1, 256) if all(p * g % 256 == d for g, d in zip(goal, difference, strict=True))]
    assert fits
    if program.affine is not None:
        assert program.affine.product % 256 in fits


def run_program(isa: Isa, program: Any, weights: list[list[int]], activations: list[list[int]]) -> list[int]:
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


@pytest.mark.exhaustive("library", cover="file engine")
@pytest.mark.parametrize(("file", "engine"), RUNS, ids=lambda value: str(value))
def test_engine_gives_the_verdicts_of_the_file(file: str, engine: str) -> None:
    problem = load(file)
    assert decide(file, engine) == {length: problem.expected[length] for length in problem.engines[engine]}


@pytest.mark.parametrize("file", ["plane_pair_neon_aarch64", "plane_pair_avx2"])
def test_a_limit_is_no_verdict(file: str) -> None:
    """Of time or of programs, in either engine."""
    problem = load(file)
    sketch = sketch_of(problem)
    for budget in (Budget(10**9, 10**6, 0.0), Budget(3, 10**6, LONG)):
        assert search_length(sketch, 2, budget).verdict.word == "unknown"
    ((outcome,),) = replay_compute(sketch, [sketch.goal], 1, Clock(0.0))
    assert outcome.verdict == NOT_REPLAYED


def test_every_file_is_a_minimality_claim() -> None:
    """Every length that a file excludes is below the one that is found, and some engine decides each."""
    for file in FILES:
        problem = load(file)
        found = [length for length, verdict in problem.expected.items() if verdict == "found"]
        assert set(problem.expected.values()) <= {"none", "found"}, file
        assert len(found) <= 1, file
        assert max(problem.expected) == max(found, default=max(problem.expected)), file
        assert set().union(*problem.engines.values()) == set(problem.expected), file
