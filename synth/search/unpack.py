"""Choose the words of weights that a bitplanes kernel stores, and how its tiles unpack them.

A block kernel may read several derived planes of a weight plane (masked, shifted). Its packer stores them, so
they cost no instructions, but each takes as much memory as the plane. A bitplanes kernel streams its weights
from memory and shares them among the columns of a tile. So it stores one word per plane, and its tiles unpack
the word in registers.

The sketch: every value that a plane pair's program reads is a derived plane of the plane-pair sketch, of the
stored word or of the activations' word. So a mask may stand at either operand of a product, or a half byte
may keep bits that no line reads. Choices are tried by the instructions that they cost a tile, fewest first. A
choice is rejected only if test vectors show a wrong count. The proof shows that the chosen one is correct on
every input.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from isa_specs.concrete import execute
from isa_specs.instruction import Isa
from sketches.compute import SketchInput, pair_derived_planes
from sketches.derived_planes import compute_derived_planes
from sketches.kernel import KernelSpec
from sketches.lines import constant_values, lines_behind, run_lines
from sketches.program import BlockKernelProgram, Line, split_memory
from sketches.tile import Tile
from synth.search.instruction_sequences import Bytes, on_states

#: A block register as a function of its plane: the operand, and the value on the test vectors.
Kind = tuple[str, bytes]
#: A plane pair's lines: an instruction, its immediate, and operands. An operand is a kind, the bytes of a
#: constant, or the number of a line.
Structure = tuple[tuple[Any, ...], ...]
#: Per kind, the number of the derived plane of the sketch that is read in its place.
Choice = tuple[int, ...]
_STATES = 64


class NotInSketch(Exception):
    """No choice of derived planes computes what the block's programs compute. The message is one line."""


@dataclass(frozen=True)
class Unpacking:
    """The packer stores the registers ``derived_planes`` of ``weight_lines``. ``reads``: per block register
    that is loaded, or computed from activations alone, the derived plane that a tile reads in its place. Its
    ``plane`` is the number of the stored word or of the activations' word."""

    weight_lines: tuple[Line, ...]
    derived_planes: tuple[str, ...]
    reads: dict[str, SketchInput]


class _Register(NamedTuple):
    """A block register that is loaded, or computed from activations alone: a function of a plane of
    ``operand``, with its value on the test vectors. ``word``: the number of its word in memory."""

    operand: str
    plane: int
    word: int
    value: Bytes

    @property
    def kind(self) -> Kind:
        return self.operand, self.value.tobytes()


class UnpackingSearch:
    """The unpackings of one block kernel, for several tiles."""

    def __init__(self, spec: KernelSpec, isa: Isa, target: str, block: BlockKernelProgram) -> None:
        self._isa, self._target, self._block = isa, target, block
        self._planes = tuple(f"plane{number}" for number in range(spec.weights.bits))
        self._constants = {constant.name: constant.bytes for constant in block.constants}
        known = self._registers(spec, _probes(isa))
        pairs = [lines_behind(block.stage("row"), [t.name]) for t in block.terms if t.register == 0]
        read = {arg for pair in pairs for line in pair for arg in line.args}
        self._known = {name: register for name, register in known.items() if name in read}
        # Pairs that compute alike from alike operands are tested once.
        self._pairs = [*dict.fromkeys(map(self._structure, pairs))]
        self._sketch = {name: pair_derived_planes(isa, target, name) for name in _probes(isa)}
        self._kinds = tuple(dict.fromkeys(register.kind for register in self._known.values()))
        self._lines = self._lines_of_choices()
        self._right: dict[Choice, bool] = {}

    def best(self, tile: Tile) -> Unpacking:
        """Return the cheapest unpacking for ``tile``, or the block's own if it stores one register per plane.
        Raises NotInSketch."""
        if len(self._block.derived_planes) == len(self._planes):
            return Unpacking(self._block.weight_lines, self._block.derived_planes, self._as_stored())

        def price(choice: Choice) -> tuple[int, int]:
            # At equal price, less work per column wins.
            register, column = self._lines[choice]
            return (tile.registers * register + tile.columns * column, column)

        for choice in sorted(self._lines, key=price):
            if choice not in self._right:
                chosen = dict(zip(self._kinds, choice, strict=True))
                self._right[choice] = all(self._counts_the_same(pair, chosen) for pair in self._pairs)
            if self._right[choice]:
                return Unpacking((), self._planes, self._reads(choice))
        raise NotInSketch(f"{self._isa.name}/{self._target}: no unpacking of the weights is in the sketch")

    def _lines_of_choices(self) -> dict[Choice, tuple[int, int]]:
        """Return, per choice, the distinct lines per register of weights and per column. Derived planes that
        begin alike share lines. A set of lines is one number, a bit per line, because choices are many."""
        numbers: dict[Any, int] = {}

        def lines(kind: Kind, derived_plane: SketchInput) -> int:
            made = 0
            for plane in {one.plane for one in self._known.values() if one.kind == kind}:
                for length in range(len(derived_plane.steps)):
                    line = (kind[0], plane, derived_plane.steps[: length + 1])
                    made |= 1 << numbers.setdefault(line, len(numbers))
            return made

        derived_planes = [
            [lines(kind, derived_plane) for derived_plane in self._sketch[kind[0]]] for kind in self._kinds
        ]
        weights = [kind[0] == "weights" for kind in self._kinds]
        found = {}
        for choice in itertools.product(*(range(len(of_kind)) for of_kind in derived_planes)):
            total = [0, 0]
            for of_kind, derived_plane, of_weights in zip(derived_planes, choice, weights, strict=True):
                total[not of_weights] |= of_kind[derived_plane]
            found[choice] = (total[0].bit_count(), total[1].bit_count())
        return found

    def _counts_the_same(self, pair: Structure, chosen: dict[Kind, int]) -> bool:
        """Return whether a pair counts the same with the chosen derived planes for the block's registers."""
        of_pair = {arg: chosen[arg] for line in pair for arg in line if isinstance(arg, tuple)}
        derived_planes = tuple(of_pair.items())
        return _counted(self._isa, self._target, pair, derived_planes) == _counted(
            self._isa, self._target, pair
        )

    def _reads(self, choice: Choice) -> dict[str, SketchInput]:
        chosen = dict(zip(self._kinds, choice, strict=True))
        return {
            name: replace(self._sketch[one.operand][chosen[one.kind]], plane=one.plane)
            for name, one in self._known.items()
        }

    def _as_stored(self) -> dict[str, SketchInput]:
        """Return the stored registers, and the block's derived planes of the activations. Raises
        NotInSketch."""
        reads = {}
        for name, (operand, plane, word, value) in self._known.items():
            if operand == "weights":
                reads[name] = SketchInput(name, operand, word)
                continue
            derived_planes = self._sketch[operand]
            probes = _probes(self._isa)[operand]
            found = next((item for item in derived_planes if np.array_equal(item.value(probes), value)), None)
            if found is None:
                raise NotInSketch(f"{self._isa.name}/{self._target}: {name} is in no sketch of a plane pair")
            reads[name] = replace(found, plane=plane)
        return reads

    def _registers(self, spec: KernelSpec, probes: dict[str, Bytes]) -> dict[str, _Register]:
        """Return the block's registers that are loaded, or computed from activations alone."""
        block = self._block
        stored = compute_derived_planes(self._isa, block, dict.fromkeys(self._planes, probes["weights"]))
        found: dict[str, _Register] = {}
        constants = constant_values(block.constants, _STATES)
        for line in block.body:
            place = split_memory(line.args[0])
            if line.stage == "load" and place is not None and place[0] == "weights":
                word = place[1] // spec.plane_bytes
                found[line.dest] = _Register(
                    "weights", _plane(block, block.derived_planes[word]), word, stored[word]
                )
            elif line.stage == "load" and place is not None and place[0] == "activations":
                word = place[1] // spec.row_bytes
                found[line.dest] = _Register("activations", word, word, probes["activations"])
            elif line.stage == "activations":
                source = next(found[arg] for arg in line.args if arg in found)
                values = constants | {name: register.value for name, register in found.items()}
                found[line.dest] = source._replace(value=run_lines(self._isa, [line], values)[line.dest])
        return found

    def _structure(self, pair: list[Line]) -> Structure:
        """Return a pair's lines without the names of registers."""
        made: dict[str, Any] = {name: register.kind for name, register in self._known.items()}
        made |= self._constants | {line.dest: number for number, line in enumerate(pair)}
        return tuple((line.instruction, line.imm, *(made[arg] for arg in line.args)) for line in pair)


@cache
def _probes(isa: Isa) -> dict[str, Bytes]:
    """Return the test vectors of each operand, which all planes of the operand share."""
    rng, shape = np.random.default_rng(7), (_STATES, isa.vector_bits // 8)
    return {name: rng.integers(0, 256, shape, dtype=np.uint8) for name in ("weights", "activations")}


@cache
def _derived_plane(isa: Isa, target: str, operand: str, number: int) -> Bytes:
    """Return a derived plane of the plane-pair sketch on the test vectors."""
    return pair_derived_planes(isa, target, operand)[number].value(_probes(isa)[operand])


@cache
def _counted(
    isa: Isa, target: str, pair: Structure, derived_planes: tuple[tuple[Kind, int], ...] = ()
) -> bytes:
    """Return the result of a pair on the test vectors, with derived planes in place of registers."""
    chosen = dict(derived_planes)
    made: list[Bytes] = []

    def value(arg: Any) -> Bytes:
        if isinstance(arg, tuple):
            if arg in chosen:
                return _derived_plane(isa, target, arg[0], chosen[arg])
            return np.frombuffer(arg[1], np.uint8).reshape(_STATES, -1)
        return on_states(arg, _STATES) if isinstance(arg, bytes) else made[arg]

    for instruction, imm, *args in pair:
        made.append(execute(isa.instructions[instruction], [value(arg) for arg in args], imm))
    return made[-1].tobytes()


def _plane(block: BlockKernelProgram, derived_plane: str) -> int:
    """Return the weight plane that a stored register is computed from."""
    lines = lines_behind(block.weight_lines, [derived_plane])
    read = {derived_plane, *(arg for line in lines for arg in line.args)} - {line.dest for line in lines}
    return next(int(name.removeprefix("plane")) for name in read if name.startswith("plane"))
