"""Which words of weights a panel stores, and what its cells compute of them before they count.

A block kernel may read several views of a weight plane (masked, shifted): its packer stores them, so they
cost nothing, but each takes as much memory as the plane. A panel streams its weights from memory and shares
them among the columns of a tile. So it stores one word per plane, and its tiles unpack it in registers.

The sketch: every value that the programs of the plane pairs read is one of the plane-pair sketch's views, of
the stored word or of the activations' word; a mask may stand at either operand of a product, or a half byte
may stay dirty where nothing reads it. The choices are tried by the instructions that they cost a tile, fewest
first. One is dropped only where test vectors show a wrong count, so none that is cheaper is right; that the
one taken is right on every input is for the proof to say.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import execute
from isa_specs.instruction import Isa
from sketches.compute import SketchInput, SketchOp, apply_op, pair_views
from sketches.kernel import KernelSpec
from sketches.panel import Tile
from sketches.program import Line, Program, split_memory
from sketches.views import compute_views

Bytes = NDArray[np.uint8]
#: What a register of the block is as a function of its plane: the operand, and its value on the test vectors.
Kind = tuple[str, bytes]
#: Per kind, the number of the view of the sketch that is read in its place.
Choice = tuple[int, ...]
_STATES = 64


class NotInSketch(Exception):
    """No choice of views computes what the block's programs compute. One line."""


@dataclass(frozen=True)
class Unpacking:
    """``views`` of ``weight_lines`` are stored. ``reads``: per register of the block that is loaded, or
    computed of the activations alone, what a cell reads in its place; ``plane`` of it is the number of the
    stored word or of the activations' word."""

    weight_lines: tuple[Line, ...]
    views: tuple[str, ...]
    reads: dict[str, SketchInput]


class UnpackingSearch:
    """The unpackings of one block kernel, for several tiles. Raises NotInSketch where the sketch has none."""

    def __init__(self, spec: KernelSpec, isa: Isa, target: str, block: Program) -> None:
        self._block, self._where = block, f"{isa.name}/{target}"
        self._pairs = _Pairs(spec, isa, block)
        self._planes = tuple(f"plane{number}" for number in range(spec.weights.bits))
        self._sketch = {name: pair_views(isa, target, name) for name in ("weights", "activations")}
        self._values = {
            name: [_value(item.steps, self._pairs.probes[name]) for item in items]
            for name, items in self._sketch.items()
        }
        self._kinds = tuple(dict.fromkeys(self._pairs.kinds.values()))
        sizes = [range(len(self._sketch[operand])) for operand, _ in self._kinds]
        self._lines = {choice: _lines(self._reads(choice).values()) for choice in itertools.product(*sizes)}
        self._right: dict[Choice, bool] = {}

    def best(self, tile: Tile) -> Unpacking:
        """The cheapest for ``tile``; what the block stores where that is one view per plane already."""
        if len(self._block.views) == len(self._planes):
            return Unpacking(self._block.weight_lines, self._block.views, self._as_stored())

        def price(choice: Choice) -> tuple[int, int]:
            # Of one price, less work per column wins: where a layer cannot fill the tile, registers stay
            # full.
            register, column = self._lines[choice]
            return (tile.registers * register + tile.columns * column, column)

        for choice in sorted(self._lines, key=price):
            if choice not in self._right:
                values = [self._values[kind[0]][n] for kind, n in zip(self._kinds, choice, strict=True)]
                self._right[choice] = self._pairs.right(dict(zip(self._kinds, values, strict=True)))
            if self._right[choice]:
                return Unpacking((), self._planes, self._reads(choice))
        raise NotInSketch(f"{self._where}: no unpacking of the weights is in the sketch")

    def _reads(self, choice: Choice) -> dict[str, SketchInput]:
        chosen = dict(zip(self._kinds, choice, strict=True))
        return {
            name: replace(self._sketch[kind[0]][chosen[kind]], plane=self._pairs.planes[name])
            for name, kind in self._pairs.kinds.items()
        }

    def _as_stored(self) -> dict[str, SketchInput]:
        """The stored views as they are, and the block's own views of the activations."""
        reads = {}
        for name, (operand, value) in self._pairs.kinds.items():
            if operand == "weights":
                reads[name] = SketchInput(name, operand, self._pairs.words[name])
                continue
            same = [n for n, other in enumerate(self._values[operand]) if other.tobytes() == value]
            if not same:
                raise NotInSketch(f"{self._where}: {name} is in no sketch of a plane pair")
            reads[name] = replace(self._sketch[operand][same[0]], plane=self._pairs.planes[name])
        return reads


def _value(steps: tuple[SketchOp, ...], source: Bytes) -> Bytes:
    value = source.reshape(-1)
    for step in steps:
        value = apply_op(step, (value,))
    return value.reshape(source.shape)


def _lines(items: Iterable[SketchInput]) -> tuple[int, int]:
    """Distinct lines per register of weights and per column: views that begin alike share them."""
    made = {
        (item.operand, item.plane, item.steps[: length + 1])
        for item in items
        for length in range(len(item.steps))
    }
    weights = sum(operand == "weights" for operand, _, _ in made)
    return weights, len(made) - weights


class _Pairs:
    """The block's plane pairs on test vectors.

    ``probes``: the test vectors, which all planes of an operand have in common. ``kinds``, ``planes``,
    ``words``: of every register that a pair's lines read, what it is, of which plane, and the number of the
    word in memory that it comes from.
    """

    def __init__(self, spec: KernelSpec, isa: Isa, block: Program) -> None:
        rng = np.random.default_rng(7)
        shape = (_STATES, isa.vector_bits // 8)
        self.isa, self.block = isa, block
        self.probes = {
            name: rng.integers(0, 256, shape, dtype=np.uint8) for name in ("weights", "activations")
        }
        self.constants = {
            c.name: np.tile(np.frombuffer(c.bytes, dtype=np.uint8), (_STATES, 1)) for c in block.constants
        }
        self.kinds: dict[str, Kind] = {}
        self.planes: dict[str, int] = {}
        self.words: dict[str, int] = {}
        weights = {f"plane{number}": self.probes["weights"] for number in range(spec.weights.bits)}
        views = compute_views(isa, block, weights)
        known: dict[str, Bytes] = {}
        for line in block.body:
            place = split_memory(line.args[0])
            if line.stage == "load" and place is not None and place[0] == "weights":
                self.words[line.dest] = place[1] // spec.plane_bytes
                self.planes[line.dest] = _plane(block, block.views[self.words[line.dest]])
                known[line.dest] = views[self.words[line.dest]]
                self.kinds[line.dest] = ("weights", known[line.dest].tobytes())
            elif line.stage == "load" and place is not None and place[0] == "activations":
                self.planes[line.dest] = self.words[line.dest] = place[1] // spec.row_bytes
                known[line.dest] = self.probes["activations"]
                self.kinds[line.dest] = ("activations", known[line.dest].tobytes())
            elif line.stage == "activations":
                source = next(arg for arg in line.args if arg in known)
                self.planes[line.dest] = self.words[line.dest] = self.planes[source]
                known[line.dest] = self._run(line, known)
                self.kinds[line.dest] = ("activations", known[line.dest].tobytes())
        lines = {line.dest: line for line in block.stage("row")}
        self.pairs = [tuple(_rows(lines, term.name)) for term in block.terms if term.register == 0]
        read = {arg for pair in self.pairs for line in pair for arg in line.args}
        self.kinds = {name: kind for name, kind in self.kinds.items() if name in read}
        # Pairs that compute alike from alike operands need one look.
        self.pairs = list({self._structure(pair): pair for pair in reversed(self.pairs)}.values())
        self.wanted = [self._result(pair, known) for pair in self.pairs]

    def right(self, values: dict[Kind, Bytes]) -> bool:
        """Whether every pair counts the same with ``values`` in place of what the block reads."""
        read = {name: values[kind] for name, kind in self.kinds.items()}
        return all(
            np.array_equal(self._result(pair, read), wanted)
            for pair, wanted in zip(self.pairs, self.wanted, strict=True)
        )

    def _structure(self, pair: tuple[Line, ...]) -> tuple[object, ...]:
        """A pair's lines without the names that they give and read."""
        made = {line.dest: number for number, line in enumerate(pair)}
        return tuple(
            (line.instruction, line.imm, *(made.get(arg, self.kinds.get(arg, arg)) for arg in line.args))
            for line in pair
        )

    def _run(self, line: Line, known: dict[str, Bytes]) -> Bytes:
        args = [self.constants[arg] if arg in self.constants else known[arg] for arg in line.args]
        return execute(self.isa.instructions[line.instruction], args, line.imm)

    def _result(self, pair: tuple[Line, ...], read: dict[str, Bytes]) -> Bytes:
        known = dict(read)
        for line in pair:
            known[line.dest] = self._run(line, known)
        return known[pair[-1].dest]


def _plane(block: Program, view: str) -> int:
    """The weight plane that a view is made of."""
    lines = {line.dest: line for line in block.weight_lines}
    while view in lines:
        view = next(arg for arg in lines[view].args if arg in lines or arg.startswith("plane"))
    return int(view.removeprefix("plane"))


def _rows(lines: dict[str, Line], name: str) -> Iterator[Line]:
    """The row lines that ``name`` is computed from, in order."""
    done: set[str] = set()

    def visit(register: str) -> Iterator[Line]:
        if register in lines and register not in done:
            done.add(register)
            for arg in lines[register].args:
                yield from visit(arg)
            yield lines[register]

    return visit(name)
