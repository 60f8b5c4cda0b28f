"""The sketch of reduction trees: from registers of partial sums to one sum per row.

A *structure* states which source lanes (row, byte of K) each lane of each live register has summed. A *move*
applies one instruction to every live register of a structure, or to every pair. A *merge* adds two groups of
registers with equal source lanes. Both follow from the ISA table by evaluating lane expressions on linear
forms. An instruction is a move if it loses no source lane, mixes no rows and counts no lane twice. This is
the sketch of Cowan et al. 2020, section 4.2, for any instruction set and with derived bounds."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import TypeVar

from isa_specs.expr import Lane
from isa_specs.instruction import Instruction, Isa
from sketches.linear import Application, FlatForm, Usable, usable

#: Name of the sketch in certificates.
REDUCTION = "combination and reduction tree (instructions with stores)"

#: Cost units per instruction. Issue slots beyond the first add one unit, which breaks ties.
LENGTH = 1 << 10


@dataclass(frozen=True)
class LiveRegister:
    """A live register. ``lanes``: per lane of ``width`` bits a bit mask of the source lanes it has summed."""

    bits: int
    width: int
    lanes: tuple[int, ...]


@dataclass(frozen=True)
class Structure:
    """The live registers of a group of partial sums, in order."""

    registers: tuple[LiveRegister, ...]

    @property
    def source_lanes(self) -> int:
        """Return the number of lanes that have a sum. A reduction makes it smaller."""
        return sum(1 for register in self.registers for lane in register.lanes if lane)

    @cached_property
    def summed(self) -> int:
        """Return the most source lanes summed in one lane. Source lanes up to B sum to B times this."""
        return max(lane.bit_count() for register in self.registers for lane in register.lanes)

    @property
    def capacity(self) -> int:
        """Return the largest bound B of a source lane with which all sums fit their lanes."""
        lanes = ((r.width, lane) for r in self.registers for lane in r.lanes if lane)
        return min(((1 << width) - 1) // lane.bit_count() for width, lane in lanes)


def canonical(register: LiveRegister) -> LiveRegister:
    """Return the register with the widest lanes whose upper halves are all zero. Bounds keep values in the
    lower halves, so both descriptions are equal."""
    width, lanes = register.width, register.lanes
    while width < 64 and len(lanes) > 1 and not any(lanes[1::2]):
        width, lanes = 2 * width, lanes[0::2]
    return LiveRegister(register.bits, width, lanes)


@dataclass(frozen=True)
class Move:
    """One instruction applied to a whole structure.

    ``arity``: live registers per application. ``factor``: by which every sum is multiplied. ``limit``: the
    largest bound of a source lane for which the move is exact. ``cost``: ``LENGTH`` per instruction."""

    application: Application
    arity: int
    factor: int
    result: Structure
    limit: int
    cost: int


@dataclass(frozen=True)
class Merge:
    """One instruction that adds two groups: ``first_factor * first + second_factor * second``.

    ``limits``: (u1, u2, capacity). With source lanes of at most B1 in the first group and B2 in the second,
    the merge is exact while u1 * B1 + u2 * B2 <= capacity for every entry."""

    application: Application
    first_factor: int
    second_factor: int
    result: Structure
    limits: tuple[tuple[int, int, int], ...]
    cost: int


_Step = TypeVar("_Step", Move, Merge)


class Sketch:
    """The moves and merges of an ISA target for ``m`` rows of ``row_bytes`` bytes of partial sums."""

    def __init__(self, isa: Isa, target: str, m: int, row_bytes: int) -> None:
        self.isa, self.target = isa, target
        self.m, self.row_bytes = m, row_bytes
        # The compute sketch leaves byte lanes, row after row.
        size = isa.vector_bits // 8
        places = (range(start, start + size) for start in range(0, m * row_bytes, size))
        registers = (LiveRegister(isa.vector_bits, 8, tuple(1 << byte for byte in part)) for part in places)
        self.start = Structure(tuple(registers))
        self._row_masks = tuple(((1 << row_bytes) - 1) << (row * row_bytes) for row in range(m))
        self._usable = usable(isa, target)
        self._moves: dict[Structure, tuple[Move, ...]] = {}
        self._merges: dict[tuple[Structure, Structure], tuple[Merge, ...]] = {}

    def _cost(self, instruction: Instruction) -> int:
        return instruction.cost(self.target) * LENGTH + (instruction.slots - 1)

    def _one_row(self, mask: int) -> bool:
        return any(mask & row == mask for row in self._row_masks)

    # Unary and pairwise moves --------------------------------------------------------------------

    def moves(self, structure: Structure) -> tuple[Move, ...]:
        """Return every move that sums lanes, joins registers or multiplies sums, the cheapest of equals."""
        if structure not in self._moves:
            found = (self._apply(structure, use) for use in self._usable)
            self._moves[structure] = _cheapest(found, lambda move: (move.result, move.factor, move.limit))
        return self._moves[structure]

    def _apply(self, structure: Structure, use: Usable) -> Move | None:
        instruction = use.instruction
        bits = structure.registers[0].bits
        if any(instruction.operands[p].bits != bits for p in use.places):
            return None
        if len(use.places) == 1:
            return None if use.moves_only else self._try(structure, use, 1)
        if use.joins and instruction.operands[0] == instruction.operands[1]:
            return self._try(structure, use, 1)  # one register as both operands: x + x
        return self._try(structure, use, 2) if len(structure.registers) % 2 == 0 else None

    def _try(self, structure: Structure, use: Usable, arity: int) -> Move | None:
        instruction = use.instruction
        results: list[LiveRegister] = []
        capacities: list[tuple[int, int, int]] = []
        factor = seen = whole = 0
        for start in range(0, len(structure.registers), arity):
            operands = structure.registers[start : start + arity] * (1 if arity == len(use.places) else 2)
            for register in operands:
                whole |= _union(register)
            masks = []
            for form in use.forms:
                if (added := _added(form, operands, capacities)) is None:
                    return None
                mask, factors = reduce(or_, added, 0), set(added.values())
                factor = factor or max(factors, default=0)
                if factor & (factor - 1) or not factors <= {factor} or mask & seen or not self._one_row(mask):
                    return None
                seen |= mask
                masks.append(mask)
            results.append(canonical(LiveRegister(instruction.result.bits, use.width, tuple(masks))))
            _limits(use, operands, False, capacities)
        if seen != whole:
            return None
        result = Structure(tuple(results))
        # All lanes with a sum have the same number of source lanes.
        counts = {lane.bit_count() for register in results for lane in register.lanes if lane}
        if len(counts) != 1 or not self._progress(structure, result, factor, instruction):
            return None
        limit = min((capacity // units for units, _, capacity in capacities if units), default=0)
        if limit < 1:
            return None
        cost = self._cost(instruction) * (len(structure.registers) // arity)
        return Move(use.application, arity, factor, result, limit, cost)

    def _progress(self, before: Structure, after: Structure, factor: int, instruction: Instruction) -> bool:
        if before == after or factor != 1:
            return before == after and factor > 1
        more = len(after.registers) - len(before.registers)
        fewer = more < 0 or (more == 0 and after.source_lanes < before.source_lanes)
        return fewer or instruction.cost(self.target) == 0

    # Splitting a register in halves ---------------------------------------------------------------

    def splits(
        self, structure: Structure
    ) -> tuple[tuple[tuple[Application, Application], Structure, int], ...]:
        """Return the free splits of all registers into halves: (two applications, result, cost 0), or ()."""
        bits = structure.registers[0].bits
        halves: dict[int, Instruction] = {}
        for instruction in self.isa.on(self.target):
            first = instruction.lanes(None)[0] if instruction.family == "alias" else None
            if (
                isinstance(first, Lane)
                and len(instruction.operands) == 1
                and instruction.cost(self.target) == 0
                and (instruction.operands[0].bits, instruction.result.bits * 2) == (bits, bits)
            ):
                halves[int(first.index > 0)] = instruction
        if len(halves) < 2:
            return ()
        registers = []
        for register in structure.registers:
            half = len(register.lanes) // 2
            for lanes in (register.lanes[:half], register.lanes[half:]):
                registers.append(LiveRegister(bits // 2, register.width, lanes))
        pair = (Application(halves[0].name, None, ()), Application(halves[1].name, None, ()))
        return ((pair, Structure(tuple(registers)), 0),)

    # Merging two groups ----------------------------------------------------------------------------

    def merges(self, first: Structure, second: Structure) -> tuple[Merge, ...]:
        """Return every merge of group ``second`` into group ``first``, register by register. The result is ()
        unless each pair of registers has equal source lanes."""
        key = (first, second)
        if key not in self._merges:
            same = [*map(_union, first.registers)] == [*map(_union, second.registers)]
            found = (self._try_merge(first, second, use) for use in self._usable if same and use.joins)
            self._merges[key] = _cheapest(
                found, lambda merge: (merge.result, merge.first_factor, merge.second_factor, merge.limits)
            )
        return self._merges[key]

    def _try_merge(self, first: Structure, second: Structure, use: Usable) -> Merge | None:
        instruction = use.instruction
        if instruction.operands[0].bits != first.registers[0].bits:
            return None
        if instruction.operands[1].bits != second.registers[0].bits:
            return None
        factors = [0, 0]
        results = []
        capacities: list[tuple[int, int, int]] = []
        for a, b in zip(first.registers, second.registers, strict=True):
            masks = []
            seen = 0
            for form in use.forms:
                parts = [0, 0]
                for place, width, index, value in form:
                    part = _read((a, b)[place], width, index, place, capacities)
                    if part is None or parts[place] & part:
                        return None
                    if part:
                        if value & (value - 1) or (factors[place] and factors[place] != value):
                            return None
                        factors[place] = value
                        parts[place] |= part
                if parts[0] != parts[1] or not self._one_row(parts[0]) or seen & parts[0]:
                    return None
                seen |= parts[0]
                masks.append(parts[0])
            if seen != _union(a) or seen != _union(b):
                return None
            results.append(canonical(LiveRegister(instruction.result.bits, use.width, tuple(masks))))
            _limits(use, (a, b), True, capacities)
        cost = self._cost(instruction) * len(first.registers)
        limits = tuple(sorted(set(capacities)))
        return Merge(use.application, factors[0], factors[1], Structure(tuple(results)), limits, cost)

    # The closure ------------------------------------------------------------------------------------

    def complete(self, structure: Structure) -> bool:
        """Return whether every lane has a whole row's sum or nothing, in whole vectors with lanes of at least
        16 bits."""
        whole = set(self._row_masks)
        return all(
            register.width >= 16
            and register.bits == self.isa.vector_bits
            and all(mask == 0 or mask in whole for mask in register.lanes)
            for register in structure.registers
        )


def _cheapest(found: Iterable[_Step | None], meaning: Callable[[_Step], object]) -> tuple[_Step, ...]:
    """Return the cheapest of the steps with equal meanings, of equal costs the first."""
    best: dict[object, _Step] = {}
    for step in found:
        if step is not None and ((key := meaning(step)) not in best or step.cost < best[key].cost):
            best[key] = step
    return tuple(best.values())


def _added(
    form: FlatForm, operands: Sequence[LiveRegister], capacities: list[tuple[int, int, int]]
) -> dict[int, int] | None:
    """Return the factors that multiply the sums of a result lane, by the source lanes of each sum. Return
    None if two sums have a source lane in common, or if an operand's lane has parts of several sums."""
    added: dict[int, int] = {}
    for place, width, index, value in form:
        part = _read(operands[place], width, index, 0, capacities)
        if part is None:
            return None
        if part:
            added[part] = added.get(part, 0) + value
    return added if reduce(or_, added, 0).bit_count() == sum(map(int.bit_count, added)) else None


def _read(
    register: LiveRegister, width: int, index: int, group: int, capacities: list[tuple[int, int, int]]
) -> int | None:
    """Return the source lanes in lane ``index`` of ``width`` bits, or None if the lane has parts of several
    sums. Reading the lower part of a wider lane adds a limit to ``capacities``: (units of group 0, of group
    1, room)."""
    if width == register.width:
        return register.lanes[index]
    if width < register.width:
        ratio = register.width // width
        mask = register.lanes[index // ratio]
        if mask:
            units = mask.bit_count()
            capacities.append((0, units, (1 << width) - 1) if group else (units, 0, (1 << width) - 1))
        return mask if index % ratio == 0 else 0
    ratio = width // register.width
    if any(register.lanes[index * ratio + 1 : (index + 1) * ratio]):
        return None
    return register.lanes[index * ratio]


def _limits(
    use: Usable, operands: tuple[LiveRegister, ...], merging: bool, capacities: list[tuple[int, int, int]]
) -> None:
    """Add to ``capacities`` the limits under which the instruction is exact on these registers."""
    unused: list[tuple[int, int, int]] = []
    for form, capacity in use.limits:
        units = [0, 0]
        for place, width, index, value in form:
            part = _read(operands[place], width, index, place, unused)
            if part:
                units[place if merging else 0] += part.bit_count() * value
        if units != [0, 0]:
            capacities.append((units[0], units[1], capacity))


def _union(register: LiveRegister) -> int:
    return reduce(or_, register.lanes, 0)
