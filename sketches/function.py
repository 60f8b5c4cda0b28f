"""The function sketch: straight-line, lane-wise programs for an exact function of the input lanes.

Where the compute sketch asks for a popcount up to corrections, this one asks for a function, bit for
bit: a comparison the ISA lacks, an average, a mask. The regression problems of the solvers are of this
form (most of them from Warren, *Hacker's Delight*, 2nd edition).
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import evaluate_lanewise
from isa_specs.expr import Const, Expr, Lane, ite, lanes_in
from isa_specs.instruction import Isa
from sketches.compute import SketchOp, apply_op, lane_ops

Bytes = NDArray[np.uint8]


@dataclass(frozen=True)
class FunctionSketch:
    """A synthesis problem over lanes of ``width`` bits (8 or 16).

    Lines may read the ``inputs``, the ``constants`` (lane values in every lane) and ``holes`` more lane
    constants that the search chooses. ``goal`` reads input i as ``Lane(width, i, 0)``; the result must
    equal it for every value of the inputs.
    """

    isa: str
    target: str
    width: int
    inputs: tuple[str, ...]
    constants: tuple[int, ...]
    ops: tuple[SketchOp, ...]
    goal: Expr
    holes: int = 0

    def __post_init__(self) -> None:
        if self.width not in (8, 16):
            raise ValueError(f"width={self.width}: the lanes of a function sketch have 8 or 16 bits")
        wrong = [op.label for op in self.ops if op.width > self.width]
        if wrong:
            raise ValueError(f"{', '.join(wrong)}: wider than the {self.width}-bit lanes of the sketch")
        if self.goal.width != self.width:
            raise ValueError(f"the goal has {self.goal.width} bits, the lanes have {self.width}")
        if any(leaf.operand >= len(self.inputs) for leaf in lanes_in(self.goal)):
            raise ValueError(f"the goal reads an input beyond {self.inputs}")


@dataclass(frozen=True)
class FunctionProgram:
    """A program of a function sketch; the result is the last line.

    A line is (op, value numbers): first the inputs, then the constants, then the ``holes`` (lane values,
    as chosen by the search), then the earlier lines.
    """

    sketch: FunctionSketch
    lines: tuple[tuple[SketchOp, tuple[int, ...]], ...]
    holes: tuple[int, ...] = ()

    def text(self) -> str:
        """One assignment per line, for reports."""
        sketch = self.sketch
        names = [*sketch.inputs, *map(str, sketch.constants), *(f"hole {value:#x}" for value in self.holes)]
        rows = []
        for number, (op, args) in enumerate(self.lines):
            rows.append(f"v{number} = {op.label}({', '.join(names[arg] for arg in args)})")
            names.append(f"v{number}")
        return "\n".join(rows)


def lane_constant(width: int, value: int, lanes: int) -> Bytes:
    """``value`` in every one of ``lanes`` lanes: uint8 [lanes * width / 8], lowest byte first."""
    return np.full(lanes, value, dtype=f"<u{width // 8}").view(np.uint8)


def run_function(program: FunctionProgram, inputs: Sequence[Bytes]) -> Bytes:
    """The program's result on lanes next to each other: uint8 [n] per input in, uint8 [n] out."""
    sketch = program.sketch
    lanes = len(inputs[0]) * 8 // sketch.width
    fixed = (lane_constant(sketch.width, value, lanes) for value in (*sketch.constants, *program.holes))
    live = [*inputs, *fixed]
    for op, args in program.lines:
        live.append(apply_op(op, tuple(live[arg] for arg in args)))
    return live[-1]


def goal_values(sketch: FunctionSketch, inputs: Sequence[Bytes]) -> Bytes:
    """What the result must be on lanes next to each other: uint8 [n] per input in, uint8 [n] out."""
    return evaluate_lanewise(sketch.goal, sketch.width, inputs)


def pick_ops(isa: Isa, target: str, width: int, names: Sequence[str]) -> tuple[SketchOp, ...]:
    """The lane-wise operations of that name: ``vshrq_n_u8 #4``, or ``vshrq_n_u8`` for every immediate.

    Raises KeyError on a name that is no operation of one or two operands on lanes of ``width`` bits, or
    that only repeats the meaning of an earlier one in the table.
    """
    known = lane_ops(isa, target, width)
    chosen: list[SketchOp] = []
    for name in names:
        found = [op for op in known if name in (op.label, op.instruction)]
        if not found:
            raise KeyError(f"{isa.name}/{target} has no lane-wise operation {name!r} on {width}-bit lanes")
        chosen += [op for op in found if op not in chosen]
    return tuple(chosen)


_BINARY: dict[type[ast.operator], Callable[[Expr, Expr], Expr]] = {
    ast.BitAnd: lambda a, b: a & b,
    ast.BitOr: lambda a, b: a | b,
    ast.BitXor: lambda a, b: a ^ b,
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
}
_CALLS: dict[str, Callable[..., Expr]] = {
    "popcount": lambda a: a.popcount(),
    "ite": ite,
    "eq": lambda a, b: a.eq(b),
    "ult": lambda a, b: a.less(b, signed=False),
    "slt": lambda a, b: a.less(b, signed=True),
    "wide": lambda a: a.zext(2 * a.width),
    "narrow": lambda a: a.trunc(a.width // 2),
}


def parse_goal(text: str, inputs: Sequence[str], width: int) -> Expr:
    """A goal from its text: a Python expression over the names of the inputs and integers.

    Operators ``& | ^ ~ + - *`` (modulo 2**width), ``x >> n`` (logical) and ``x << n``; functions
    ``sar(x, n)`` (arithmetic shift), ``popcount(x)``, ``ite(c, x, y)`` with c one of ``eq(x, y)``,
    ``ult(x, y)``, ``slt(x, y)``; ``wide(x)`` (zero-extended to twice the bits) and ``narrow(x)`` (the
    low half). Integers take the width of what they meet. Raises ValueError naming what it cannot read.
    """

    def amount(node: ast.expr) -> int:
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return node.value
        raise ValueError(f"goal {text!r}: a shift amount has to be an integer")

    def fit(values: list[Expr | int]) -> list[Expr]:
        wide = max((value.width for value in values if isinstance(value, Expr)), default=width)
        return [Const(wide, value) if isinstance(value, int) else value for value in values]

    def walk(node: ast.expr) -> Expr | int:
        if isinstance(node, ast.Name) and node.id in inputs:
            return Lane(width, list(inputs).index(node.id), 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return node.value
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift | ast.RShift):
            (value,) = fit([walk(node.left)])
            by = amount(node.right)
            return value.shl(by) if isinstance(node.op, ast.LShift) else value.lshr(by)
        if isinstance(node, ast.BinOp) and type(node.op) in _BINARY:
            return _BINARY[type(node.op)](*fit([walk(node.left), walk(node.right)]))
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert | ast.USub):
            (value,) = fit([walk(node.operand)])
            return ~value if isinstance(node.op, ast.Invert) else -value
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
            name = node.func.id
            if name == "sar" and len(node.args) == 2:
                return fit([walk(node.args[0])])[0].ashr(amount(node.args[1]))
            if name == "ite" and len(node.args) == 3:
                condition = fit([walk(node.args[0])])
                return ite(condition[0], *fit([walk(arg) for arg in node.args[1:]]))
            if name in _CALLS and name != "ite":
                return _CALLS[name](*fit([walk(arg) for arg in node.args]))
        raise ValueError(f"goal {text!r}: cannot read {ast.unparse(node)!r}")

    return fit([walk(ast.parse(text, mode="eval").body)])[0]
