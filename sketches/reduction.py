"""The reduction-tree sketch: how registers of partial sums become one sum per row.

A *structure* says which source lanes (row, byte of K) each lane of each live register has summed. A
*move* applies one instruction to every live register, or every pair of them, of a structure; a
*merge* joins two groups of registers of equal or matching structure. Both are derived from the ISA
table by evaluating its lane expressions on linear forms: an instruction is a move exactly where it
loses no source lane, mixes no rows and repeats nothing (Cowan et al. 2020, section 4.2, with the
instruction set left open and bounds that are derived).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property

from isa_specs.expr import Const, Expr, Lane, lanes_in, map_lanes
from isa_specs.instruction import Instruction, Isa
from sketches.linear import Form, LinearAlgebra, NotLinear, linear, prune

CONSTANT_FACTORS = (1, 2, 4, 8, 16)

#: What certificates call the sketch.
REDUCTION = "combination and reduction tree (instructions with stores)"

#: Costs are counted in this many units per instruction, so that extra issue slots break ties.
LENGTH = 1 << 10


@dataclass(frozen=True)
class Register:
    """A live register: lanes of ``width`` bits, each the sum of the source lanes in its bit mask (0:
    zero)."""

    bits: int
    width: int
    lanes: tuple[int, ...]


@dataclass(frozen=True)
class Structure:
    """The live registers of a group, in order."""

    registers: tuple[Register, ...]

    @property
    def source_lanes(self) -> int:
        """How many lanes still hold something: what a reduction makes smaller."""
        return sum(1 for register in self.registers for lane in register.lanes if lane)

    @cached_property
    def summed(self) -> int:
        """The most source lanes in one lane: a lane's value is at most this times B."""
        return max(lane.bit_count() for register in self.registers for lane in register.lanes)

    @property
    def capacity(self) -> int:
        """The largest B whose sums fit the lanes."""
        return min(
            ((1 << r.width) - 1) // lane.bit_count() for r in self.registers for lane in r.lanes if lane
        )


def canonical(register: Register) -> Register:
    """The same contents in the widest lanes of which only the lowest part holds something.

    Upper parts are zero because a bound keeps the value in the lower one, so the views are equal.
    """
    width, lanes = register.width, register.lanes
    while width < 64 and len(lanes) > 1 and not any(lanes[1::2]):
        width, lanes = 2 * width, lanes[0::2]
    return Register(register.bits, width, lanes)


#: (place among the live operands, lane width, lane index, coefficient) of every lane in a sum.
FlatForm = tuple[tuple[int, int, int, int], ...]


@dataclass(frozen=True)
class Usable:
    """An instruction that is linear on its own lanes, with its constant operands chosen.

    ``joins``: every result lane adds live operand 0 and live operand 1 (a merge). ``forms``: per result
    lane (``width`` bits) the lanes that it adds. ``limits``: forms that must not exceed a room.
    """

    instruction: Instruction
    imm: int | None
    places: tuple[int, ...]
    fixed: tuple[int, ...]
    constant: tuple[int, int]
    joins: bool
    moves_only: bool
    width: int
    forms: tuple[FlatForm, ...]
    limits: tuple[tuple[FlatForm, int], ...]


@dataclass(frozen=True)
class Application:
    """One instruction with its constant operands: ``constants`` are (operand, lane width, lane value)."""

    instruction: str
    imm: int | None
    constants: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class Move:
    """A structure to a structure: ``arity`` live registers per application, value times ``factor``.

    Right while B <= ``limit``. ``cost`` counts instructions.
    """

    application: Application
    arity: int
    factor: int
    result: Structure
    limit: int
    cost: int


@dataclass(frozen=True)
class Merge:
    """Two groups to one: value ``first_factor * first + second_factor * second``.

    ``limits`` are (units of B1, units of B2, room): right while u1*B1 + u2*B2 <= room for all.
    """

    application: Application
    first_factor: int
    second_factor: int
    result: Structure
    limits: tuple[tuple[int, int, int], ...]
    cost: int


def block_structure(m: int, row_bytes: int, vector_bits: int) -> Structure:
    """The structure of the compute part's result: byte lanes, rows one after the other."""
    vector_bytes = vector_bits // 8
    total = m * row_bytes
    return Structure(
        tuple(
            Register(vector_bits, 8, tuple(1 << (start + b) for b in range(vector_bytes)))
            for start in range(0, total, vector_bytes)
        )
    )


class Sketch:
    """The moves and merges of one ISA target for a block of ``m`` rows of ``row_bytes`` bytes."""

    def __init__(self, isa: Isa, target: str, m: int, row_bytes: int) -> None:
        self.isa, self.target = isa, target
        self.m, self.row_bytes = m, row_bytes
        self.start = block_structure(m, row_bytes, isa.vector_bits)
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
        """Every move that sums further, joins registers or scales without losing a lane."""
        if structure not in self._moves:
            best: dict[tuple[Structure, int, int], Move] = {}
            for use in self._usable:
                move = self._apply(structure, use)
                if move is not None:
                    key = (move.result, move.factor, move.limit)
                    if key not in best or move.cost < best[key].cost:
                        best[key] = move
            self._moves[structure] = tuple(best.values())
        return self._moves[structure]

    def _apply(self, structure: Structure, use: Usable) -> Move | None:
        instruction = use.instruction
        bits = structure.registers[0].bits
        if any(instruction.operands[p].bits != bits for p in use.places):
            return None
        if len(use.places) == 1:
            return None if use.moves_only else self._try(structure, use, 1)
        if use.joins and instruction.operands[0] == instruction.operands[1]:
            return self._try(structure, use, 1)  # the same register twice: x + x
        return self._try(structure, use, 2) if len(structure.registers) % 2 == 0 else None

    def _try(self, structure: Structure, use: Usable, arity: int) -> Move | None:
        instruction = use.instruction
        results: list[Register] = []
        rooms: list[tuple[int, int, int]] = []
        factor = seen = whole = 0
        for start in range(0, len(structure.registers), arity):
            operands = structure.registers[start : start + arity] * (1 if arity == len(use.places) else 2)
            for register in operands:
                whole |= _union(register)
            masks = []
            for form in use.forms:
                mask = 0
                added: dict[int, int] = {}
                for place, width, index, value in form:
                    part = _read(operands[place], width, index, 0, rooms)
                    if part is None:
                        return None
                    if part:
                        added[part] = added.get(part, 0) + value
                for part, value in added.items():
                    if mask & part or value & (value - 1) or (factor and value != factor):
                        return None
                    factor = value
                    mask |= part
                if not self._one_row(mask) or mask & seen:
                    return None
                seen |= mask
                masks.append(mask)
            results.append(canonical(Register(instruction.result.bits, use.width, tuple(masks))))
            _limits(use, operands, False, rooms)
        if seen != whole:
            return None
        result = Structure(tuple(results))
        # Lanes that hold something hold equally many source lanes.
        counts = {lane.bit_count() for register in results for lane in register.lanes if lane}
        if len(counts) != 1 or not self._progress(structure, result, factor, instruction):
            return None
        limit = min((room // units for units, _, room in rooms if units), default=0)
        if limit < 1:
            return None
        cost = self._cost(instruction) * (len(structure.registers) // arity)
        application = Application(instruction.name, use.imm, tuple((o, *use.constant) for o in use.fixed))
        return Move(application, arity, factor, result, limit, cost)

    def _progress(self, before: Structure, after: Structure, factor: int, instruction: Instruction) -> bool:
        if before == after:
            return factor > 1
        if factor != 1:
            return False
        if len(after.registers) > len(before.registers):
            return instruction.cost(self.target) == 0
        return (
            len(after.registers) < len(before.registers)
            or after.source_lanes < before.source_lanes
            or instruction.cost(self.target) == 0
        )

    # Splitting a register in halves ---------------------------------------------------------------

    def splits(
        self, structure: Structure
    ) -> tuple[tuple[tuple[Application, Application], Structure, int], ...]:
        """Both halves of every register, where they have names: (the two applications, the result, cost)."""
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
        low, high = halves[0], halves[1]
        registers = []
        for register in structure.registers:
            half = len(register.lanes) // 2
            registers.append(Register(bits // 2, register.width, register.lanes[:half]))
            registers.append(Register(bits // 2, register.width, register.lanes[half:]))
        pair = (Application(low.name, None, ()), Application(high.name, None, ()))
        return ((pair, Structure(tuple(registers)), 0),)

    # Merging two groups ----------------------------------------------------------------------------

    def merges(self, first: Structure, second: Structure) -> tuple[Merge, ...]:
        """Every instruction that adds group ``second`` to group ``first``, register by register."""
        key = (first, second)
        if key not in self._merges:
            found: dict[tuple[object, ...], Merge] = {}
            same = len(first.registers) == len(second.registers) and all(
                _union(a) == _union(b) for a, b in zip(first.registers, second.registers, strict=True)
            )
            if same:
                for use in self._usable:
                    merge = self._try_merge(first, second, use) if use.joins else None
                    if merge is not None:
                        place = (merge.result, merge.first_factor, merge.second_factor, merge.limits)
                        if place not in found or merge.cost < found[place].cost:
                            found[place] = merge
            self._merges[key] = tuple(found.values())
        return self._merges[key]

    def _try_merge(self, first: Structure, second: Structure, use: Usable) -> Merge | None:
        instruction = use.instruction
        if instruction.operands[0].bits != first.registers[0].bits:
            return None
        if instruction.operands[1].bits != second.registers[0].bits:
            return None
        factors = [0, 0]
        results = []
        rooms: list[tuple[int, int, int]] = []
        for a, b in zip(first.registers, second.registers, strict=True):
            masks = []
            seen = 0
            for form in use.forms:
                parts = [0, 0]
                for place, width, index, value in form:
                    part = _read((a, b)[place], width, index, place, rooms)
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
            results.append(canonical(Register(instruction.result.bits, use.width, tuple(masks))))
            _limits(use, (a, b), True, rooms)
        application = Application(instruction.name, use.imm, tuple((o, *use.constant) for o in use.fixed))
        cost = self._cost(instruction) * len(first.registers)
        limits = tuple(sorted(set(rooms)))
        return Merge(application, factors[0], factors[1], Structure(tuple(results)), limits, cost)

    # The closure ------------------------------------------------------------------------------------

    def complete(self, structure: Structure) -> bool:
        """Whether every lane holds a whole row (or nothing) in lanes of at least 16 bits."""
        whole = set(self._row_masks)
        return all(
            register.width >= 16
            and register.bits == self.isa.vector_bits
            and all(mask == 0 or mask in whole for mask in register.lanes)
            for register in structure.registers
        )


def _read(
    register: Register, width: int, index: int, group: int, rooms: list[tuple[int, int, int]]
) -> int | None:
    """The source lanes in lane ``index`` of ``width`` bits; None where they cannot be told apart.

    Reading the lower part of a wider lane adds the room that this needs, as (units of group 0, of 1, room).
    """
    if width == register.width:
        return register.lanes[index]
    if width < register.width:
        ratio = register.width // width
        mask = register.lanes[index // ratio]
        if mask:
            units = mask.bit_count()
            rooms.append((0, units, (1 << width) - 1) if group else (units, 0, (1 << width) - 1))
        return mask if index % ratio == 0 else 0
    ratio = width // register.width
    if any(register.lanes[index * ratio + 1 : (index + 1) * ratio]):
        return None
    return register.lanes[index * ratio]


def _limits(
    use: Usable, operands: tuple[Register, ...], merging: bool, rooms: list[tuple[int, int, int]]
) -> None:
    """Add the rooms under which the instruction does not wrap, saturate or misread on these registers."""
    unused: list[tuple[int, int, int]] = []
    for form, room in use.limits:
        units = [0, 0]
        for place, width, index, value in form:
            part = _read(operands[place], width, index, place, unused)
            if part:
                units[place if merging else 0] += part.bit_count() * value
        if units != [0, 0]:
            rooms.append((units[0], units[1], room))


def _union(register: Register) -> int:
    total = 0
    for mask in register.lanes:
        total |= mask
    return total


@cache
def usable(isa: Isa, target: str) -> tuple[Usable, ...]:
    """The instructions that are linear on lanes of their own widths, with their constant operands."""
    found: dict[tuple[object, ...], tuple[int, Usable]] = {}
    for instruction in isa.on(target):
        if (
            instruction.family in ("load", "store", "lane", "mask", "table", "bitwise", "ternary")
            or len(instruction.operands) > 3
        ):
            continue
        count = len(instruction.operands)
        placements: list[tuple[int, ...]] = [(o,) for o in range(count)] if count <= 2 else []
        placements += [(0, 1)] if count >= 2 else []
        for places in placements:
            fixed = tuple(o for o in range(count) if o not in places)
            for constant in _constants(instruction, fixed):
                for imm in _immediates(instruction):
                    _add_usable(found, target, instruction, imm, places, fixed, constant)
    return tuple(use for _, use in found.values())


def _add_usable(
    found: dict[tuple[object, ...], tuple[int, Usable]],
    target: str,
    instruction: Instruction,
    imm: int | None,
    places: tuple[int, ...],
    fixed: tuple[int, ...],
    constant: tuple[int, int],
) -> None:
    """Add the instruction if it is linear; among equal meanings the one with the most room stays."""
    algebra = _LimitForms(lambda key: 1)
    forms = []

    def fix(leaf: Lane) -> Expr:
        return Const(leaf.width, constant_lane(constant, leaf.width)) if leaf.operand in fixed else leaf

    def read(leaf: Lane) -> Form:
        return Form((((places.index(leaf.operand), leaf.width, leaf.index), 1),))

    try:
        for lane in instruction.lanes(imm):
            forms.append(linear(prune(map_lanes(lane, fix)), algebra, read))
    except NotLinear:
        return
    if any(not form.coefficients or form.constant for form in forms):
        return
    live = [{key[0] for key, _ in form.coefficients} for form in forms]  # type: ignore[index]
    if set().union(*live) != set(range(len(places))):
        return
    joins = len(places) == 2 and all(operands == {0, 1} for operands in live)
    moves_only = all(len(form.coefficients) == 1 and form.coefficients[0][1] == 1 for form in forms)
    room = min((room // units for units, room in algebra.limits if units), default=0)
    bits = tuple(instruction.operands[p].bits for p in places)
    key = (tuple(forms), bits, instruction.result.bits, instruction.cost(target))
    if key not in found or room > found[key][0]:
        limits = tuple((_flat(form), room) for form, room in dict.fromkeys(algebra.forms))
        flat = tuple(map(_flat, forms))
        width = instruction.lanes(imm)[0].width
        use = Usable(instruction, imm, places, fixed, constant, joins, moves_only, width, flat, limits)
        found[key] = (room, use)


class _LimitForms(LinearAlgebra):
    """Keeps which form needs which room, to be weighed later on real structures."""

    def __init__(self, weigh: Callable[[object], int]) -> None:
        super().__init__(weigh)
        self.forms: list[tuple[Form, int]] = []

    def require(self, form: Form, room: int) -> None:
        super().require(form, room)
        self.forms.append((form, room - form.constant))


def _flat(form: Form) -> FlatForm:
    return tuple((*key, value) for key, value in form.coefficients)  # type: ignore[misc]


def constant_lane(constant: tuple[int, int], width: int) -> int:
    """A broadcast constant (lane width, value), read in lanes of ``width`` bits."""
    lane, value = constant
    if width <= lane:
        return value & ((1 << width) - 1)
    return sum(value << shift for shift in range(0, width, lane))


def _immediates(instruction: Instruction) -> tuple[int | None, ...]:
    if instruction.immediates is None:
        return (None,)
    if instruction.family == "shift":
        return tuple(i for i in instruction.immediates if i <= 4)
    return instruction.immediates if len(instruction.immediates) <= 16 else ()


def _constants(instruction: Instruction, fixed: tuple[int, ...]) -> list[tuple[int, int]]:
    """(lane width, value) of a broadcast constant for the fixed operands, in lanes as they are read."""
    if not fixed:
        return [(8, 0)]
    first = instruction.lanes(None if instruction.immediates is None else instruction.immediates[0])[0]
    read = {leaf.width for leaf in lanes_in(first) if leaf.operand in fixed}
    return [(8, 0)] + [(width, c) for width in (8, 16) if width in read for c in CONSTANT_FACTORS]
