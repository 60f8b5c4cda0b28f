"""The concrete interpreter: lane expressions over numpy, vectorised over many machine states.

A register of b bits in s states is a ``uint8`` array of shape [s, b/8], lowest byte first, which is
how both little-endian Arm and x86 keep vector registers in memory.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.expr import Expr, Op, fold, lanes_in, numbered, saturation
from isa_specs.instruction import Instruction

Bytes = NDArray[np.uint8]
_UNSIGNED = {8: np.uint8, 16: np.uint16, 32: np.uint32, 64: np.uint64}
_SIGNED = {8: np.int8, 16: np.int16, 32: np.int32, 64: np.int64}


def _signed(value: Any, width: int) -> Any:
    return np.asarray(value).view(_SIGNED[width])


class NumpyAlgebra:
    """Values are unsigned arrays of the expression's width; comparisons give booleans."""

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
        # C and numpy leave shifts by the width undefined; the manuals do not.
        if op == "ashr":
            return (_signed(value, width) >> _SIGNED[width](min(amount, width - 1))).view(_UNSIGNED[width])
        if amount >= width:
            return np.zeros_like(value)
        step = _UNSIGNED[width](amount)
        return value << step if op == "shl" else value >> step


#: Operations that are one function of numpy, whatever the width.
_PLAIN: dict[str, Callable[..., Any]] = {
    "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor, "not": np.invert, "ite": np.where,
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "eq": np.equal, "ult": np.less,
}  # fmt: skip


@cache
def _plan(lanes: tuple[Expr, ...]) -> tuple[tuple[Expr, tuple[int, ...], tuple[tuple[int, ...], ...]], ...]:
    """Group the result lanes that differ only in which lanes they read.

    Gives, per group, the expression whose leaf k reads "slot k", the result lanes it makes, and for
    each slot the lane indices to gather. One numpy evaluation then serves the whole group.
    """
    groups: dict[Expr, tuple[list[int], list[list[int]]]] = {}
    for position, lane in enumerate(lanes):
        leaves = lanes_in(lane)
        members, gathers = groups.setdefault(numbered(lane), ([], [[] for _ in leaves]))
        members.append(position)
        for slot, leaf in enumerate(leaves):
            gathers[slot].append(leaf.index)
    return tuple((s, tuple(m), tuple(map(tuple, g))) for s, (m, g) in groups.items())


def execute(instruction: Instruction, args: Sequence[Bytes], imm: int | None = None) -> Bytes:
    """Run one instruction: register arrays [s, bytes] in, result array [s, bytes] out."""
    return evaluate(instruction.lanes(imm), args)


def evaluate(lanes: tuple[Expr, ...], args: Sequence[Bytes]) -> Bytes:
    """Evaluate result lanes on operand registers (uint8 arrays [s, bytes]); uint8 [s, bytes] out."""
    states = args[0].shape[0]
    algebra = NumpyAlgebra()
    views: dict[tuple[int, int], Any] = {}

    def view(operand: int, width: int) -> Any:
        if (operand, width) not in views:
            views[operand, width] = np.ascontiguousarray(args[operand]).view(_UNSIGNED[width])
        return views[operand, width]

    widths = {lane.width for lane in lanes}
    if len(widths) != 1:
        raise ValueError("the lanes of one result have one width")
    width = widths.pop()
    out = np.empty((states, len(lanes)), dtype=_UNSIGNED[width])
    with np.errstate(over="ignore"):
        for skeleton, members, gathers in _plan(lanes):
            value = fold(
                skeleton,
                algebra,
                lambda leaf, g=gathers: view(leaf.operand, leaf.width)[:, list(g[leaf.index])],  # type: ignore[misc]
            )
            out[:, list(members)] = value
    return out.view(np.uint8)


def evaluate_lanewise(expr: Expr, width: int, args: Sequence[Bytes]) -> Bytes:
    """A one-lane meaning (leaves are lane 0) on every lane of contiguous byte arrays; uint8 array."""
    views = [np.ascontiguousarray(arg).view(_UNSIGNED[width]) for arg in args]
    with np.errstate(over="ignore"):
        value = fold(expr, NumpyAlgebra(), lambda leaf: views[leaf.operand])
    return np.broadcast_to(np.asarray(value, dtype=_UNSIGNED[width]), views[0].shape).copy().view(np.uint8)
