"""Programs of a lane sketch: what they compute on bytes of planes, and whether that is the goal."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sketches.compute import LaneSketch, SketchInput, SketchOp, apply_op, input_values, wanted_counts
from synth.search.instruction_sequences import Bytes


@dataclass(frozen=True)
class LaneStep:
    """A line of a found program: ``op`` on the values ``args`` (inputs first, then earlier lines)."""

    op: SketchOp
    args: tuple[int, ...]


@dataclass(frozen=True)
class AffinePopcount:
    """The value per position: ``product * w * a + only_w * w + only_a * a + constant``."""

    product: int
    only_w: int
    only_a: int
    constant: int


@dataclass(frozen=True)
class LaneProgram:
    """A program of a lane sketch.

    The result is the last step, or the sum of the table entries that ``lookups`` (value number, table)
    select. ``affine`` is the value per position, if the sketch has one plane pair.
    """

    sketch: LaneSketch
    steps: tuple[LaneStep, ...]
    lookups: tuple[tuple[int, tuple[int, ...]], ...]
    affine: AffinePopcount | None

    def used_inputs(self) -> tuple[SketchInput, ...]:
        """Return the inputs that the program reads, in sketch order."""
        used = {arg for step in self.steps for arg in step.args} | {value for value, _ in self.lookups}
        return tuple(item for number, item in enumerate(self.sketch.inputs) if number in used)

    @property
    def activation_lines(self) -> int:
        """Return the number of lines on activations alone, which are computed once per column."""
        used = [item for item in self.used_inputs() if item.operand == "activations"]
        return len({(item.plane, item.steps[: n + 1]) for item in used for n in range(len(item.steps))})


Memo = dict[object, Bytes]


def live_values(program: LaneProgram, values: list[Bytes], memo: Memo) -> list[Bytes]:
    """Return every value of the program: inputs, then one per line. ``memo`` caches values by expression."""
    live, keys = list(values), list[object](range(len(values)))
    for step in program.steps:
        key = (step.op.label, *(keys[arg] for arg in step.args))
        if key not in memo:
            memo[key] = apply_op(step.op, tuple(live[arg] for arg in step.args))
        live.append(memo[key])
        keys.append(key)
    return live


def run(program: LaneProgram, values: list[Bytes]) -> Bytes:
    """Return the program's result on input values (uint8 arrays of one length)."""
    live = live_values(program, values, {})
    if not program.lookups:
        return live[-1]
    table = program.sketch.table
    assert table is not None
    entry = np.asarray(table.entry)
    total = np.zeros_like(live[0])
    for value, contents in program.lookups:
        total = total + np.asarray([*contents, 0], dtype=np.uint8)[entry[live[value]]]
    return total


def random_planes(sketch: LaneSketch, count: int) -> tuple[Bytes, Bytes]:
    """Return random weights and activations, uint8 [planes, count]."""
    rng = np.random.default_rng(7)
    return (
        rng.integers(0, 256, (sketch.weight_planes, count), dtype=np.uint8),
        rng.integers(0, 256, (sketch.activation_planes, count), dtype=np.uint8),
    )


def every_pair(sketch: LaneSketch, place: int) -> tuple[Bytes, Bytes]:
    """Return lanes of one plane pair in which byte ``place`` takes all 2^16 values; other bytes are random.

    The result is weights and activations, uint8 [1, 2^16 * lane bytes] each.
    """
    rng = np.random.default_rng(11)
    byte = np.arange(256, dtype=np.uint8)
    w = rng.integers(0, 256, (1 << 16, sketch.width // 8), dtype=np.uint8)
    a = rng.integers(0, 256, (1 << 16, sketch.width // 8), dtype=np.uint8)
    w[:, place], a[:, place] = np.repeat(byte, 256), np.tile(byte, 256)
    return w.reshape(1, -1), a.reshape(1, -1)


def interaction_holds(program: LaneProgram, weights: Bytes, activations: Bytes) -> bool:
    """Return whether result(w,a) - result(w,0) - result(0,a) + result(0,0) is p times the goal, mod 256, for
    one nonzero p."""
    sketch = program.sketch
    no_w, no_a = np.zeros_like(weights), np.zeros_like(activations)
    whole, only_w, only_a, none = (
        run(program, input_values(sketch, w, a)) for w in (weights, no_w) for a in (activations, no_a)
    )
    difference = whole - only_w - only_a + none
    goal = wanted_counts(sketch.goal, weights, activations)
    multiples = (np.arange(1, 256)[:, None] * goal[:256]) % 256 == difference[:256]
    factors = 1 + np.flatnonzero(multiples.all(axis=1))
    return any(((p * goal - difference.astype(np.int64)) % 256 == 0).all() for p in factors)


def finished(program: LaneProgram) -> LaneProgram | None:
    """Return a correct program with its affine form, or None for a wrong one. One plane pair is checked on
    every input. Several pairs are checked on 2^16 random bytes and get no form."""
    sketch = program.sketch
    if sketch.weight_planes != 1 or sketch.activation_planes != 1:
        rng = np.random.default_rng(11)
        w = rng.integers(0, 256, (sketch.weight_planes, 1 << 16), dtype=np.uint8)
        a = rng.integers(0, 256, (sketch.activation_planes, 1 << 16), dtype=np.uint8)
        w[:, :4096] |= rng.integers(0, 2, (sketch.weight_planes, 4096), dtype=np.uint8) * 255
        return program if interaction_holds(program, w, a) else None
    lane_bytes = sketch.width // 8
    affine: AffinePopcount | None = None
    for place in range(lane_bytes):
        result = run(program, input_values(sketch, *every_pair(sketch, place)))
        got = result.reshape(-1, lane_bytes)[:, place].astype(np.int64)
        found = _affine(got.reshape(256, 256))
        if found is None or (affine is not None and found != affine):
            return None
        affine = found
    return LaneProgram(sketch, program.steps, program.lookups, affine)


def _affine(got: NDArray[np.int64]) -> AffinePopcount | None:
    """Return the affine popcount of a 256 x 256 table of byte results [w, a], or None if it has none."""
    if got[0, 0] % 8:
        return None
    constant = int(got[0, 0]) // 8
    only_w = int(got[1, 0]) - int(got[0, 0])
    only_a = int(got[0, 1]) - int(got[0, 0])
    product = int(got[1, 1]) - int(got[1, 0]) - int(got[0, 1]) + int(got[0, 0])
    byte = np.arange(256)
    ones = np.bitwise_count(byte).astype(np.int64)
    both = np.bitwise_count(byte[:, None] & byte[None]).astype(np.int64)
    wanted = product * both + only_w * ones[:, None] + only_a * ones[None] + 8 * constant
    return AffinePopcount(product, only_w, only_a, constant) if product and (wanted == got).all() else None
