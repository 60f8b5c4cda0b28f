"""Accumulator stages of any kernel form: a step adds to narrow lanes, which are widened before they can
overflow, and in the end added to the result.

This module proves the widenings, lane by lane. ``synth.prove.induction`` extends this to any number of steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pysmt.fnode import FNode
from pysmt.logics import QF_BV, QF_LIA
from pysmt.shortcuts import (
    BV,
    BVSLE,
    SBV,
    And,
    BVAdd,
    BVMul,
    BVZExt,
    Equals,
    Symbol,
)
from pysmt.typing import BVType

from isa_specs.instruction import Isa
from isa_specs.lifted import byte_of
from sketches.program import Line, memory, split_memory
from sketches.tile_program import TileProgram
from sketches.wellformed import MalformedProgram
from synth.prove.code import Memo, StraightLineCode, free_leaf, straight_code
from synth.prove.linear import Key, LaneForms, Source
from synth.prove.obligation import Obligation

#: Bits of a lane of the result.
RESULT = 32


@dataclass(frozen=True)
class Sum:
    """A register of accumulators. ``name``: the register or its offset in a buffer (``acc@32``). ``bound``:
    the most that executing the stage's lines once adds to a lane. ``lanes``: per lane its row and its
    coefficient in the result."""

    name: str
    bound: int
    lanes: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class ProvedStage:
    """An accumulator stage: lanes of ``width`` bits that are widened after at most ``interval`` runs of the
    lines that add to them. None: only K bounds the runs. ``signed``: lanes are signed, bounds are on
    magnitudes."""

    width: int
    sums: tuple[Sum, ...]
    interval: int | None
    signed: bool = False

    def lanes(self) -> dict[Key, tuple[int, int]]:
        """Return (row, coefficient) of every lane, by (register or ``buffer@``, lane number)."""
        return {
            _key(sum_.name, self.width, lane): of for sum_ in self.sums for lane, of in enumerate(sum_.lanes)
        }

    def kinds(self) -> tuple[tuple[int, int, int], ...]:
        """Return (coefficient, bound, count) for each kind of lane: every row has ``count`` lanes of it.
        Raises MalformedProgram if rows differ."""
        of_row: dict[int, Counter[tuple[int, int]]] = {}
        for sum_ in self.sums:
            for row, coefficient in sum_.lanes:
                of_row.setdefault(row, Counter())[coefficient, sum_.bound] += 1
        every = list(of_row.values())
        if not every or any(one != every[0] for one in every):
            raise MalformedProgram(f"sums of {self.width} bits: the rows are not all alike")
        return tuple((coefficient, bound, count) for (coefficient, bound), count in sorted(every[0].items()))


def accumulated(isa: Isa, target: str, adder: str, bound: int, interval: int, what: str) -> list[Obligation]:
    """Return the obligations that ``adder`` adds to each byte of a sum the byte of a step, at most ``bound``,
    without wrapping within ``interval`` steps. ``what`` begins the obligations' names. Raises
    MalformedProgram unless ``adder`` adds lane by lane."""
    own = tuple((lane, 1) for lane in range(isa.vector_bits // 8))
    code = adding(isa, target, adder, "before", "added")
    held = ProvedStage(8, (Sum("before", 0, ()),), interval)
    sums, found = moved(code, ProvedStage(8, (Sum("added", bound, own),), 1), held, ["after"], what)
    if sums.sums[0].lanes != own:
        raise MalformedProgram(f"{adder} does not add lane by lane")
    return found


def adding(
    isa: Isa, target: str, adder: str, before: str, added: str, lines: Sequence[Line] = ()
) -> StraightLineCode:
    """Return code that runs ``lines``, adds ``before`` and ``added`` by ``adder``, and stores the sum."""
    last = Line("after", adder, (before, added), None, "reduce")
    return replace(straight_code(isa, target, (), (*lines, last)), stores={0: "after"})


def first_stage(tile: TileProgram, lanes: Iterable[tuple[tuple[int, int], ...]]) -> ProvedStage:
    """Return the narrowest stage of a program. ``lanes``: of each of its sums (``Sum``)."""
    every = zip(tile.sums, tile.groups, lanes, strict=True)
    sums = tuple(Sum(name, group.bound, of) for name, group, of in every)
    return ProvedStage(tile.widths[0], sums, tile.limits[0], signed=tile.stored_zero > 0)


def widened(
    isa: Isa, target: str, tile: TileProgram, first: ProvedStage
) -> tuple[list[ProvedStage], list[Obligation]]:
    """Return all stages of a program, from its first one on, and the obligations of its widenings
    (``moved``). Raises MalformedProgram unless a widening stores exactly the sums that the next one reads."""
    stages, found = [first], []
    # Widenings of groups multiply by their coefficients; otherwise the epilogue does.
    coefficient = 1 if tile.adder else tile.groups[0].coefficient
    for number, (widening, width) in enumerate(zip(tile.widenings, tile.widths[1:], strict=True)):
        what = "widening" if tile.adder else f"sums of {width} bits"
        named = zip(tile.accumulator_names[number], stages[-1].sums, strict=True)
        narrow = replace(stages[-1], sums=tuple(replace(sum_, name=name) for name, sum_ in named))
        code = straight_code(isa, target, tile.constants, widening)
        places = [n * isa.vector_bits // 8 for n in range(len(tile.accumulator_names[number + 1]))]
        if sorted(code.stores) != places:
            raise MalformedProgram(
                f"{what}: not the sums of the next stage are stored, each once and in a row"
            )
        kept, interval = tuple(Sum(memory("acc", place), 0, ()) for place in places), tile.limits[number + 1]
        totals = [code.stores[place] for place in places]
        stage, proof = moved(code, narrow, ProvedStage(width, kept, interval), totals, what, coefficient)
        stages.append(stage)
        found += proof
    return stages, found


def moved(
    code: StraightLineCode,
    narrow: ProvedStage,
    wide: ProvedStage,
    totals: Sequence[str],
    what: str,
    coefficient: int = 1,
) -> tuple[ProvedStage, list[Obligation]]:
    """Return the stage ``wide`` with rows and bounds, and the obligations that ``code`` widens ``narrow`` to
    it. ``totals``: registers of the new sums. ``what`` begins the obligations' names. ``coefficient``: of the
    wide lanes in the result. A wide lane adds narrow lanes, each times its coefficient divided by
    ``coefficient``, without wrapping. Raises MalformedProgram unless each wide lane takes lanes of one row,
    and every narrow lane is taken once."""
    width, interval = wide.width, wide.interval
    lanes, per = narrow.lanes(), code.isa.vector_bits // width
    bound = _bound(narrow, len(totals) * per, coefficient)
    forms = _forms(code, narrow, replace(wide, sums=tuple(replace(s, bound=bound) for s in wide.sums)))
    taken: Counter[Key] = Counter()
    sums = []
    found: dict[FNode, Obligation] = {}
    for name, total in zip((sum_.name for sum_ in wide.sums), totals, strict=True):
        if forms.lane_width(total) != width:
            raise MalformedProgram(f"{total} has not {width}-bit lanes")
        rows = []
        for lane in range(per):
            value = forms.value(total, lane)
            took = [key for key in lanes if key in forms.taken(value)]
            of = {lanes[key][0] for key in took}
            if len(of) != 1 or any(lanes[key][1] % coefficient for key in took):
                raise MalformedProgram(f"{total}: lane {lane} takes no lanes of one row, times {coefficient}")
            rows.append((of.pop(), coefficient))
            taken.update(took)
            # Sums that move on after one run start from zero, and nothing reads them.
            entry = None if interval == 1 else _key(name, width, lane)
            formula = forms.claim(
                [(value, 1)], entry, {key: lanes[key][1] // coefficient for key in took}, bound
            )
            says = f"{what}: lane {lane} takes the sums of {narrow.width} bits of its row"
            found.setdefault(formula, Obligation(says, formula, QF_LIA))
        sums.append(Sum(name, bound, tuple(rows)))
    if taken.keys() != lanes.keys() or set(taken.values()) != {1}:
        raise MalformedProgram(f"sums of {width} bits do not take every lane of {narrow.width} bits once")
    return replace(wide, sums=tuple(sums)), [*forms.steps.values(), *found.values()]


def _bound(narrow: ProvedStage, wide: int, coefficient: int) -> int:
    """Return the most that full sums add to each of ``wide`` wider lanes. Rows have equally many lanes."""
    rows = len({row for row, _ in narrow.lanes().values()})
    most = (narrow.interval or 0) * sum(s * bound * count for s, bound, count in narrow.kinds())
    bound, rest = divmod(most * rows, coefficient * wide)
    if rest or wide % rows:
        raise MalformedProgram("wider sums do not count those below whole")
    return bound


def _forms(code: StraightLineCode, narrow: ProvedStage, wide: ProvedStage) -> LaneForms:
    """Return the code's linear forms over full narrow sums and wide sums with space for one more run."""
    assert narrow.interval is not None
    top = (1 << wide.width) - 1
    entries = {}
    for sum_ in wide.sums:
        most = sum_.bound * wide.interval if wide.interval is not None else top
        if not 1 <= sum_.bound <= most <= top:
            raise MalformedProgram(
                f"{sum_.name}: {wide.interval} runs of at most {sum_.bound} do not fit {wide.width} bits"
            )
        entries[_source(sum_.name)] = Source(wide.width, most - sum_.bound)
    full = {_source(s.name): Source(narrow.width, s.bound * narrow.interval) for s in narrow.sums}
    return LaneForms(code, full | entries)


def _source(name: str) -> str:
    """Return the source of a sum's lanes: its register, or its buffer with an at sign."""
    buffer, at, _ = name.partition("@")
    return f"{buffer}{at}"


def _key(name: str, width: int, lane: int) -> Key:
    place = split_memory(name)
    return (name, lane) if place is None else (f"{place[0]}@", place[1] * 8 // width + lane)


def epilogue(code: StraightLineCode, last: ProvedStage) -> list[Obligation]:
    """Return the obligations that ``code`` adds each row's lane of the last stage, times its coefficient, to
    the row of the result, modulo 2^32. Raises MalformedProgram unless each row has one lane and is stored."""
    size, per = code.isa.vector_bits // 8, code.isa.vector_bits // RESULT
    place_of = {
        row: (sum_.name, lane, coefficient)
        for sum_ in last.sums
        for lane, (row, coefficient) in enumerate(sum_.lanes)
    }
    if sorted(place_of) != list(range(len(last.lanes()))):
        raise MalformedProgram("a row has not one lane of the last sums")
    if sorted(code.stores) != [n * size for n in range(len(place_of) // per)]:
        raise MalformedProgram("not every row of the result is stored")
    found: dict[FNode, Obligation] = {}
    for row in sorted(place_of):
        name, lane, coefficient = place_of[row]
        buffer, offset = split_memory(name) or (name, 0)
        own, before = Symbol(f"row_{last.width}", BVType(last.width)), Symbol("result_32", BVType(RESULT))
        named = bytes_of(own, buffer, offset + lane * last.width // 8) | bytes_of(
            before, "acc", row * RESULT // 8
        )
        value = code.lane(code.stores[row // per * size], RESULT, row % per, free_leaf(named))
        wide = BVZExt(own, RESULT - last.width) if last.width < RESULT else own
        formula = Equals(value, BVAdd(before, BVMul(BV(coefficient, RESULT), wide)))
        found.setdefault(formula, Obligation(f"finish: row {row} takes its sum", formula, QF_BV))
    return list(found.values())


def signed_between(number: FNode, least: int, most: int) -> FNode:
    """Return the formula ``least <= number <= most`` of a signed bit-vector."""
    width = number.bv_width()
    return And(BVSLE(SBV(least, width), number), BVSLE(number, SBV(most, width)))


def bytes_of(symbol: FNode, name: str, first: int) -> Memo:
    """Return the bytes of a symbol that lies in a register or buffer from byte ``first`` on."""
    return {(name, first + n): byte_of(symbol, n) for n in range(symbol.bv_width() // 8)}
