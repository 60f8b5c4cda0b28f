"""The concrete interpreter: lane expressions over numpy, for many machine states at once.

A register of b bits in s states is a ``uint8`` array of shape [s, b/8], lowest byte first. Little-endian Arm
and x86 store vector registers in memory in this order.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.expr import Choice, Expr, Op, fold, numbered, saturation
from isa_specs.instruction import Instruction

Bytes = NDArray[np.uint8]
_UNSIGNED = {8: np.uint8, 16: np.uint16, 32: np.uint32, 64: np.uint64}
_SIGNED = {8: np.int8, 16: np.int16, 32: np.int32, 64: np.int64}


def _signed(value: Any, width: int) -> Any:
    return np.asarray(value).view(_SIGNED[width])


class NumpyAlgebra:
    """Interpret expressions as arrays of uint8, uint16, uint32 or uint64. Comparisons are booleans.

    ``chosen``: a byte that each choice of the machine repeats; a choice of one bit takes the lowest. None:
    bits without a pattern, an array per choice. ``states``: first length of such an array."""

    def __init__(self, states: int = 1, chosen: int | None = None) -> None:
        self.states, self.chosen = states, chosen

    def choice(self, made: Choice) -> Any:
        if self.chosen is None:
            bits = np.random.default_rng([made.width, made.number]).integers(
                0, 1 << made.width, (self.states, 1), np.uint64
            )
        else:
            bits = np.full((1, 8), self.chosen, np.uint8).view(np.uint64)
        return (bits & np.uint64(1)).astype(bool) if made.width == 1 else bits.astype(_UNSIGNED[made.width])

    def const(self, width: int, value: int) -> Any:
        return _UNSIGNED[width](value)

    def apply(self, expr: Op, args: list[Any]) -> Any:
        width, op = expr.width, expr.op
        wide = expr.args[0].width
        if op in _PLAIN:
            return _PLAIN[op](*args)
        if op == "select":
            table = np.stack(np.broadcast_arrays(*args[1:]))
            index = np.broadcast_to(np.asarray(args[0], dtype=np.intp), table.shape[1:])
            return np.take_along_axis(table, index[None], axis=0)[0]
        if op == "slt":
            return _signed(args[0], wide) < _signed(args[1], wide)
        if op in ("zext", "trunc"):
            return np.asarray(args[0]).astype(_UNSIGNED[width])
        if op == "sext":
            return _signed(args[0], wide).astype(_SIGNED[width]).view(_UNSIGNED[width])
        if op == "popcount":
            return np.bitwise_count(args[0]).astype(_UNSIGNED[width])
        if op in ("shl", "lshr", "ashr"):
            return self._shift(op, np.asarray(args[0]), width, expr.attr or 0)
        if op in ("ssat", "usat"):
            low, high = saturation(op, width)
            clipped = np.clip(_signed(args[0], wide), low, high)
            return clipped.view(_UNSIGNED[wide]).astype(_UNSIGNED[width])
        raise NotImplementedError(f"the concrete interpreter has no operation {op!r}")

    def _shift(self, op: str, value: Any, width: int, amount: int) -> Any:
        # C and numpy do not define shifts by the width or more. The manuals do.
        if op == "ashr":
            return (_signed(value, width) >> _SIGNED[width](min(amount, width - 1))).view(_UNSIGNED[width])
        if amount >= width:
            return np.zeros_like(value)
        step = _UNSIGNED[width](amount)
        return value << step if op == "shl" else value >> step


#: Operations that are one function of numpy at every width.
_PLAIN: dict[str, Callable[..., Any]] = {
    "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor, "not": np.invert, "ite": np.where,
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "eq": np.equal, "ult": np.less,
}  # fmt: skip


#: Lane indices for numpy. A slice costs no copy.
_Lanes = slice | NDArray[np.intp]
#: Width and number of the lanes; then per group an expression whose leaf k reads slot k, the result lanes
#: that it computes, and the source lanes of each slot.
_Plan = tuple[int, int, tuple[tuple[Expr, _Lanes, tuple[_Lanes, ...]], ...]]


def _plan(lanes: tuple[Expr, ...]) -> _Plan:
    """Group result lanes that differ only in the lanes they read. One numpy evaluation serves a group."""
    widths = {lane.width for lane in lanes}
    if len(widths) != 1:
        raise ValueError("the lanes of one result have one width")
    groups: dict[Expr, tuple[list[int], list[list[int]]]] = {}
    for position, lane in enumerate(lanes):
        skeleton, leaves = numbered(lane)
        members, gathers = groups.setdefault(skeleton, ([], [[] for _ in leaves]))
        members.append(position)
        for slot, leaf in enumerate(leaves):
            gathers[slot].append(leaf.index)
    found = tuple((s, _lanes(m), tuple(map(_lanes, g))) for s, (m, g) in groups.items())
    return widths.pop(), len(lanes), found


def _lanes(numbers: list[int]) -> _Lanes:
    step = numbers[1] - numbers[0] if len(numbers) > 1 else 1
    if step > 0 and numbers == list(range(numbers[0], numbers[-1] + 1, step)):
        return slice(numbers[0], numbers[-1] + 1, step)
    return np.array(numbers, np.intp)


@cache
def _plan_of(instruction: Instruction, imm: int | None) -> _Plan:
    return _plan(instruction.lanes(imm))


def execute(
    instruction: Instruction, args: Sequence[Bytes], imm: int | None = None, chosen: int | None = None
) -> Bytes:
    """Run one instruction on register arrays, uint8 [s, bytes]. Return the result, uint8 [s, bytes].

    ``chosen``: a byte of what the machine chooses; None for bits that differ from state to state."""
    return _evaluate(_plan_of(instruction, imm), args, chosen)


def allowed(lanes: tuple[Expr, ...], args: Sequence[Bytes], result: Bytes) -> NDArray[np.bool_]:
    """Return which lanes of ``result``, uint8 [s, bytes], a machine may leave, bool [s, lanes].

    A lane may have the value of any choice of one bit. A lane that is what the machine chooses may have any
    value."""
    view, plan = _UNSIGNED[lanes[0].width], _plan(lanes)
    found = np.ascontiguousarray(result).view(view)
    equal, free = np.zeros(found.shape, bool), np.ones(found.shape, bool)
    for byte in (0x00, 0xFF, 0x5A):
        made = _evaluate(plan, args, byte).view(view)
        equal |= made == found
        free &= made == np.full(8, byte, np.uint8).view(view)[0]
    return equal | free


def evaluate(lanes: tuple[Expr, ...], args: Sequence[Bytes], chosen: int | None = None) -> Bytes:
    """Evaluate result lanes on operand registers, uint8 [s, bytes]. Return uint8 [s, bytes]. ``chosen``: as
    in ``execute``."""
    return _evaluate(_plan(lanes), args, chosen)


def _evaluate(plan: _Plan, args: Sequence[Bytes], chosen: int | None = None) -> Bytes:
    width, count, groups = plan
    states = args[0].shape[0]
    algebra = NumpyAlgebra(states, chosen)
    views: dict[tuple[int, int], Any] = {}

    def view(operand: int, width: int) -> Any:
        if (operand, width) not in views:
            views[operand, width] = np.ascontiguousarray(args[operand]).view(_UNSIGNED[width])
        return views[operand, width]

    out = np.empty((states, count), dtype=_UNSIGNED[width])
    with np.errstate(over="ignore"):
        for skeleton, members, gathers in groups:
            out[:, members] = fold(
                skeleton,
                algebra,
                lambda leaf, g=gathers: view(leaf.operand, leaf.width)[:, g[leaf.index]],  # type: ignore[misc]
            )
    return out.view(np.uint8)


def evaluate_lanewise(expr: Expr, width: int, args: Sequence[Bytes]) -> Bytes:
    """Evaluate ``expr``, whose leaves are lane 0, on every lane of ``width`` bits of ``args``, uint8 arrays
    of one shape. Return a uint8 array of this shape."""
    views = [np.ascontiguousarray(arg).view(_UNSIGNED[width]) for arg in args]
    with np.errstate(over="ignore"):
        value = fold(expr, NumpyAlgebra(len(args[0])), lambda leaf: views[leaf.operand])
    return np.broadcast_to(np.asarray(value, dtype=_UNSIGNED[width]), views[0].shape).copy().view(np.uint8)
