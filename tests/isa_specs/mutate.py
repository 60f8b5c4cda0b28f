"""Mutants of an instruction's meaning, derived from its lane expressions.

They answer one question: would the differential test notice if the table were wrong? Each kind is a mistake
that people make when they read a manual. A mutant changes the same place in every result lane, as a mistake
in a lane function would. Some are equal to the original for every input (the upper half of an operand that
is shifted out anyway); telling those apart is the caller's business.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import count

from isa_specs.expr import COMMUTATIVE, Choice, Const, Expr, Lane, Op, lanes_in, map_lanes
from isa_specs.instruction import Instruction

Lanes = tuple[Expr, ...]
#: Where only some lanes are changed, so many sites of each kind are.
SITES = 6
Change = Callable[[Expr], Expr | None]

KINDS = (
    "extension", "lane order", "saturation", "operand order", "width", "shift amount", "shift kind",
    "operation", "constant", "choice",
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Mutant:
    """A wrong meaning of ``instruction`` with this immediate; ``detail`` says what was changed. ``lane``
    makes a lane of the result, of ``count``: most mutants are told from the truth by one or two."""

    instruction: str
    imm: int | None
    kind: str
    detail: str
    lane: Callable[[int], Expr]
    count: int

    @cached_property
    def lanes(self) -> Lanes:
        return tuple(map(self.lane, range(self.count)))


def _renamed(*pairs: tuple[str, str]) -> Change:
    names = dict(pairs) | {b: a for a, b in pairs}

    def change(node: Expr) -> Expr | None:
        if isinstance(node, Op) and node.op in names:
            return Op(node.width, names[node.op], node.args, node.attr)
        return None

    return change


def _one_way(old: str, new: str) -> Change:
    def change(node: Expr) -> Expr | None:
        return Op(node.width, new, node.args) if isinstance(node, Op) and node.op == old else None

    return change


def _replaced_by_argument(*names: str) -> Change:
    """The operation left out (its argument has the same width)."""
    return lambda node: node.args[0] if isinstance(node, Op) and node.op in names else None


def _unsaturated(node: Expr) -> Expr | None:
    return node.args[0].trunc(node.width) if isinstance(node, Op) and node.op in ("ssat", "usat") else None


def _swapped_arguments(node: Expr) -> Expr | None:
    if isinstance(node, Op) and len(node.args) == 2 and node.op not in COMMUTATIVE:
        return Op(node.width, node.op, node.args[::-1], node.attr)
    return None


def _swapped_branches(node: Expr) -> Expr | None:
    """A negated condition: minimum for maximum, ``eq`` for not equal."""
    if isinstance(node, Op) and node.op == "ite":
        condition, then, other = node.args
        return Op(node.width, "ite", (condition, other, then))
    return None


def _lower_half(node: Expr) -> Expr | None:
    return node & Const(node.width, (1 << node.width // 2) - 1) if isinstance(node, Lane) else None


def _amount(step: int) -> Change:
    def change(node: Expr) -> Expr | None:
        if isinstance(node, Op) and node.attr is not None and node.attr + step >= 0:
            return Op(node.width, node.op, node.args, node.attr + step)
        return None

    return change


def _neighbour(sizes: tuple[int, ...]) -> Change:
    """The leaf's neighbour in its operand, where there is one."""

    def change(node: Expr) -> Expr | None:
        if isinstance(node, Lane) and (node.index ^ 1) < sizes[node.operand] // node.width:
            return Lane(node.width, node.operand, node.index ^ 1)
        return None

    return change


def _other_operand(sizes: tuple[int, ...], step: int) -> Change:
    """The same lane of another operand of the same size."""

    def change(node: Expr) -> Expr | None:
        if isinstance(node, Lane):
            other = (node.operand + step) % len(sizes)
            if other != node.operand and (node.index + 1) * node.width <= sizes[other]:
                return Lane(node.width, other, node.index)
        return None

    return change


def _flipped(node: Expr) -> Expr | None:
    return Const(node.width, node.value ^ 1) if isinstance(node, Const) else None


def _decided(branch: int) -> Change:
    """A value in place of a choice: one of the two that a machine may take, or that where none is free."""

    def change(node: Expr) -> Expr | None:
        if isinstance(node, Op) and node.op == "ite" and any(isinstance(arg, Choice) for arg in node.args):
            fixed = [arg for arg in node.args[1:] if not isinstance(arg, Choice)]
            return fixed[branch] if branch < len(fixed) else None
        return None

    return change


def _zero(node: Expr) -> Expr | None:
    return Const(node.width, 0) if isinstance(node, Choice) and node.width > 1 else None


def _local_changes(sizes: tuple[int, ...]) -> list[tuple[str, str, Change]]:
    """(kind, detail, change of one node or None where it does not apply)."""
    changes: list[tuple[str, str, Change]] = [
        ("extension", "zext <-> sext", _renamed(("zext", "sext"))),
        ("lane order", "reads the neighbour", _neighbour(sizes)),
        ("saturation", "signed <-> unsigned", _renamed(("ssat", "usat"))),
        ("saturation", "dropped", _unsaturated),
        ("operand order", "arguments swapped", _swapped_arguments),
        ("width", "upper half dropped", _lower_half),
        ("shift amount", "one more", _amount(1)),
        ("shift amount", "one less", _amount(-1)),
        ("shift kind", "lshr <-> ashr", _renamed(("lshr", "ashr"))),
        ("shift kind", "left <-> right", _renamed(("shl", "lshr"))),
        ("operation", "and <-> or", _renamed(("and", "or"))),
        ("operation", "add <-> sub", _renamed(("add", "sub"))),
        ("operation", "xor -> or", _one_way("xor", "or")),
        ("operation", "mul -> add", _one_way("mul", "add")),
        ("operation", "signed <-> unsigned comparison", _renamed(("slt", "ult"))),
        ("operation", "eq -> unsigned less", _one_way("eq", "ult")),
        ("operation", "left out", _replaced_by_argument("not", "popcount")),
        ("operation", "condition negated", _swapped_branches),
        ("constant", "lowest bit flipped", _flipped),
        ("choice", "first value", _decided(0)),
        ("choice", "second value", _decided(1)),
        ("choice", "zero", _zero),
    ]
    for step in range(1, len(sizes)):
        changes.append(("operand order", f"reads operand +{step}", _other_operand(sizes, step)))
    return changes


def _at_site(expr: Expr, change: Change, site: int) -> Expr | None:
    """``expr`` with ``change`` applied to the ``site``-th node (in preorder) it applies to, else None."""
    left = site

    def walk(node: Expr) -> Expr:
        nonlocal left
        if left < 0:
            return node
        changed = change(node)
        if changed is not None:
            left -= 1
            if left < 0:
                return changed
        if isinstance(node, Op):
            args = tuple(walk(arg) for arg in node.args)
            same = all(new is old for new, old in zip(args, node.args, strict=True))
            if node.op == "select" and args[0] is not node.args[0]:
                # The index of a table must stay below the number of its entries (a power of two).
                args = (args[0] & Const(args[0].width, len(args) - 2), *args[1:])
            return node if same else Op(node.width, node.op, args, node.attr)
        return node

    result = walk(expr)
    return result if left < 0 else None


def _everywhere(lanes: Lanes, change: Change, step: int) -> Iterator[tuple[int, Callable[[int], Expr]]]:
    """(site, what makes a lane) for every ``step``-th site that at least one result lane has."""
    for site in count(0, step):
        found = cache(lambda number, site=site: _at_site(lanes[number], change, site))
        if not any(found(number) is not None for number in range(len(lanes))):
            return
        yield site, lambda number, found=found: found(number) or lanes[number]


def _exchanged(lanes: Lanes, a: int, b: int) -> Callable[[int], Expr]:
    """Operands ``a`` and ``b`` exchanged throughout (they have the same size)."""
    names = {a: b, b: a}

    def exchanged(leaf: Lane) -> Lane:
        return Lane(leaf.width, names.get(leaf.operand, leaf.operand), leaf.index)

    return lambda number: map_lanes(lanes[number], exchanged)


def _whole(lanes: Lanes, sizes: tuple[int, ...]) -> Iterator[tuple[str, str, Callable[[int], Expr]]]:
    """The mutants that are not local to a lane."""
    if len(lanes) > 1:
        yield "lane order", "result reversed", lanes[::-1].__getitem__
        order = [i ^ 1 if i ^ 1 < len(lanes) else i for i in range(len(lanes))]
        yield "lane order", "result neighbours swapped", lambda number: lanes[order[number]]
        half = len(lanes) // 2
        yield "lane order", "result halves swapped", (lanes[half:] + lanes[:half]).__getitem__
    for a in range(len(sizes)):
        for b in range(a + 1, len(sizes)):
            if sizes[a] == sizes[b]:
                yield "operand order", f"operands {a} and {b} exchanged", _exchanged(lanes, a, b)


def mutants(
    instruction: Instruction, imm: int | None = None, places: Sequence[int] | None = None
) -> Iterator[Mutant]:
    """Every mutant of ``instruction`` with this immediate that differs from it as an expression, of all its
    lanes or of those at ``places``.

    Raises ValueError for an immediate that is not legal.
    """
    lanes = instruction.lanes(imm)
    step = 1
    if places is not None:
        lanes = tuple(lanes[place] for place in places)
        step = max(1, len(lanes_in(lanes[0])) // SITES)
    sizes = tuple(operand.bits for operand in instruction.operands)
    made: Iterable[tuple[str, str, Callable[[int], Expr]]] = (
        (kind, f"{detail} at site {site}", changed)
        for kind, detail, change in _local_changes(sizes)
        for site, changed in _everywhere(lanes, change, step)
    )
    for source in (made, _whole(lanes, sizes)):
        for kind, detail, changed in source:
            if any(changed(number) != lane for number, lane in enumerate(lanes)):
                yield Mutant(instruction.name, imm, kind, detail, changed, len(lanes))
