"""Lane expressions as plain C, for any compiler and CPU.

The search core evaluates candidate programs with it, and the portable form of an emitted kernel
(for hosts without the vector instructions) is written with it.
"""

from __future__ import annotations

from collections.abc import Callable

from isa_specs.expr import Expr, Lane, Op, fold
from isa_specs.instruction import Instruction

_INFIX = {"and": "&", "or": "|", "xor": "^", "add": "+", "sub": "-", "mul": "*", "eq": "==", "ult": "<"}

#: Helpers that the generated text relies on.
PRELUDE = """\
static inline uint64_t synth_popcount(uint64_t x) {
  x = x - ((x >> 1) & 0x5555555555555555u);
  x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  return (x * 0x0101010101010101u) >> 56;
}
static inline int64_t synth_clamp(int64_t x, int64_t low, int64_t high) {
  return x < low ? low : x > high ? high : x;
}
"""


def _u(width: int, text: str) -> str:
    return text if width == 1 else f"(uint{width}_t)({text})"


class CAlgebra:
    """Values are C expressions of type ``uint<width>_t`` (``int`` 0 or 1 for comparisons)."""

    def const(self, width: int, value: int) -> str:
        return _u(width, f"{value}u" if width < 64 else f"{value}ull")

    def apply(self, expr: Op, args: list[str]) -> str:
        width, op, wide = expr.width, expr.op, expr.args[0].width
        if op in _INFIX:
            # 32-bit promotion would make a 16-bit product signed; keep every operand unsigned.
            left = f"(uint32_t){args[0]}" if op == "mul" and width < 32 else args[0]
            return (
                _u(width, f"{left} {_INFIX[op]} {args[1]}")
                if width > 1
                else f"({left} {_INFIX[op]} {args[1]})"
            )
        if op == "slt":
            return f"((int{wide}_t){args[0]} < (int{wide}_t){args[1]})"
        if op == "ite":
            return f"({args[0]} ? {args[1]} : {args[2]})"
        if op == "not":
            return _u(width, f"~{args[0]}")
        if op in ("zext", "trunc"):
            return _u(width, args[0])
        if op == "sext":
            return _u(width, f"(int{width}_t)(int{wide}_t){args[0]}")
        if op == "popcount":
            return _u(width, f"synth_popcount({args[0]})")
        if op in ("shl", "lshr", "ashr"):
            return self._shift(op, width, args[0], expr.attr or 0)
        if op in ("ssat", "usat"):
            low, high = (
                (-(1 << (width - 1)), (1 << (width - 1)) - 1) if op == "ssat" else (0, (1 << width) - 1)
            )
            return _u(
                width, f"synth_clamp((int{wide}_t){args[0]}, {low}, {high}{'ll' if width >= 32 else ''})"
            )
        if op == "select":
            return f"((const uint{width}_t[]){{{', '.join(args[1:])}}})[{args[0]}]"
        raise NotImplementedError(f"scalar C has no operation {op!r}")

    def _shift(self, op: str, width: int, value: str, amount: int) -> str:
        if op == "ashr":
            return _u(width, f"(int{width}_t){value} >> {min(amount, width - 1)}")
        if amount >= width:
            return _u(width, "0")
        return _u(width, f"{value} {'<<' if op == 'shl' else '>>'} {amount}")


def scalar(expr: Expr, read: Callable[[Lane], str]) -> str:
    """``expr`` as a C expression; ``read`` spells a lane."""
    return fold(expr, CAlgebra(), read)


def register_function(name: str, instruction: Instruction, imm: int | None) -> str:
    """A C function over byte arrays with the whole meaning of one instruction.

    ``static inline void name(uint8_t *out, const uint8_t *a0, ...)``; lanes are read and written with
    memcpy, little-endian.
    """
    parameters = "".join(f", const uint8_t *a{i}" for i in range(len(instruction.operands)))
    lanes = instruction.lanes(imm)
    lines = [f"static inline void {name}(uint8_t *out{parameters}) {{"]
    width = lanes[0].width
    lines.append(f"  uint{width}_t result[{len(lanes)}];")

    def read(leaf: Lane) -> str:
        return f"synth_lane{leaf.width}(a{leaf.operand}, {leaf.index})"

    for index, lane in enumerate(lanes):
        lines.append(f"  result[{index}] = {scalar(lane, read)};")
    lines.append("  memcpy(out, result, sizeof result);")
    lines.append("}")
    return "\n".join(lines)


LANE_READERS = "\n".join(
    f"static inline uint{w}_t synth_lane{w}(const uint8_t *a, int i) {{\n"
    f"  uint{w}_t x;\n  memcpy(&x, a + {w // 8} * i, sizeof x);\n  return x;\n}}"
    for w in (8, 16, 32, 64)
)
