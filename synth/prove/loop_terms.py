"""What a loop in assembly has to store, as terms: the program's own lines, run over what is loaded."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping

from isa_specs.a64 import half
from isa_specs.instruction import Instruction, Isa
from sketches.program import Line, split_memory
from sketches.schedule import TileLoop
from sketches.tile_program import TileProgram
from sketches.wellformed import MalformedProgram


class Terms:
    """Terms as numbers: equal terms have one number."""

    def __init__(self, size: int) -> None:
        """``size``: bytes of a register."""
        self.size = size
        self.known: dict[tuple[object, ...], int] = {}
        self.parts: list[tuple[object, ...]] = []

    def of(self, *parts: object) -> int:
        number = self.known.setdefault(parts, len(self.parts))
        if number == len(self.parts):
            self.parts.append(parts)
        return number

    def applied(self, instruction: Instruction, args: Iterable[int], imm: int | None) -> int:
        """Return the term of an instruction's result. Operands of half a register read the low half."""
        both = zip(args, instruction.operands, strict=True)
        parts = tuple([self.half(a, False) if operand.bytes < self.size else a for a, operand in both])
        return self.of(instruction.name, parts, imm)

    def half(self, value: int, high: bool) -> int:
        """Return the term of the low or ``high`` half of a register; a half stays itself. Equal halves of
        constants are one term."""
        parts = self.parts[value]
        if parts[0] == "half":
            return value
        if parts[0] == "constant":
            data = parts[1]
            assert isinstance(data, bytes)
            middle = len(data) // 2
            return self.of("half", "constant", data[middle:] if high else data[:middle])
        return self.of("half", value, high)

    def moved(self, term: int, by: Mapping[str, int]) -> int | None:
        """Return the same term over data loaded ``by`` bytes further, by kind. Return None for stored
        accumulators, which have no offset in K."""
        match self.parts[term]:
            case ("w" | "x" as kind, number, int(place), size):
                return self.of(kind, number, place + by[str(kind)], size)
            case ("constant", _) | ("half", "constant", _):
                return term
            case ("half", int(inner), high):
                moved = self.moved(inner, by)
                return None if moved is None else self.of("half", moved, high)
            case (name, tuple(args), imm):
                found = [self.moved(arg, by) for arg in args]
                return None if None in found else self.of(name, tuple(found), imm)
        return None


class Wanted:
    """The terms that a loop has to store, from the program's lines."""

    def __init__(self, isa: Isa, target: str, steps: TileProgram, loop: TileLoop, terms: Terms) -> None:
        self.instructions = {i.name: i for i in isa.on(target)}
        self.steps, self.loop, self.terms = steps, loop, terms
        self.bytes = {"w": steps.bytes(isa, of_weights=True), "x": steps.bytes(isa, of_weights=False)}
        self.constants = {c.name: terms.of("constant", c.bytes) for c in steps.constants}
        accumulators = loop.tile.registers * loop.tile.columns
        self.before = {n: terms.of("kept", n) for n in range(accumulators * steps.kept)}

    def kept(self) -> Iterator[dict[int, int]]:
        """Yield, without end, the stored terms after 1, 2, ... iterations, by number of their register."""
        kept, part, each = dict(self.before), self.loop.steps // self.loop.widenings, self.steps.kept
        accumulators = list(itertools.product(range(self.loop.tile.columns), range(self.loop.tile.registers)))
        for first in itertools.count(0, part):
            for accumulator, (c, r) in enumerate(accumulators):
                sums: dict[str, int] = {}
                for step in range(first, first + part):
                    sums = self.step(sums, r, c, step)
                mine = {n: kept[accumulator * each + n] for n in range(each)}
                self.run(self.steps.widening, sums, r, c, 0, mine)
                kept.update({accumulator * each + n: value for n, value in mine.items()})
            if (first + part) % self.loop.steps == 0:
                yield dict(kept)

    def step(self, sums: dict[str, int], r: int, c: int, step: int) -> dict[str, int]:
        """Return the accumulators of row register ``r`` and column ``c`` after step ``step``, by name.
        ``sums``: these accumulators before it."""
        steps = self.steps
        lines = steps.first if steps.first and not sums else steps.inner
        values = self.run(lines, {} if steps.adder else sums, r, c, step, {})
        added = [values[name] for name in steps.totals]
        if steps.adder and sums:
            adder = self.instructions[steps.adder]
            both = zip(sums.values(), added, strict=True)
            added = [self.terms.applied(adder, pair, None) for pair in both]
        return dict(zip(steps.sums, added, strict=True))

    def run(
        self, lines: Iterable[Line], found: dict[str, int], r: int, c: int, step: int, kept: dict[int, int]
    ) -> dict[str, int]:
        values = self.constants | found
        for line in lines:
            instruction = self.instructions[line.instruction]
            if line.stage == "load":
                values[line.dest] = self.loaded(line.args[0], instruction.operands[0].bytes, r, c, step, kept)
            elif line.stage == "store":
                kept[self.whole(line.dest)] = values[line.args[0]]
            elif part := half(line.instruction):
                values[line.dest] = self.terms.half(values[line.args[0]], part == "high")
            else:
                args = [values[arg] for arg in line.args]
                values[line.dest] = self.terms.applied(instruction, args, line.imm)
        return values

    def loaded(self, at: str, size: int, r: int, c: int, step: int, kept: Mapping[int, int]) -> int:
        place = split_memory(at)
        assert place is not None
        if place[0] == "acc":
            return kept[self.whole(at)]
        kind, number = ("w", r) if place[0] == "weights" else ("x", c)
        return self.terms.of(kind, number, step * self.bytes[kind] + place[1], size)

    def whole(self, at: str) -> int:
        """Return the number of the stored register at the memory operand ``at``. Raises MalformedProgram if
        none begins there."""
        place = split_memory(at)
        assert place is not None
        if place[1] % self.terms.size:
            raise MalformedProgram(
                f"assembly: the program reads the stored accumulators at byte {place[1]}, within a register"
            )
        return place[1] // self.terms.size
