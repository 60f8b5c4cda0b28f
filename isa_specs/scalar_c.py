"""Lane expressions as plain C, for any compiler and CPU.

The search core evaluates candidate programs with this C. The portable form of an emitted kernel, for
computers without the vector instructions, consists of it.
"""

from collections.abc import Callable

from isa_specs.expr import Choice, Expr, Lane, Op, fold, saturation
from isa_specs.instruction import Instruction

_INFIX = {"and": "&", "or": "|", "xor": "^", "add": "+", "sub": "-", "mul": "*", "eq": "==", "ult": "<"}

#: Runs of fewer lanes are written lane by lane, without a loop.
_SHORTEST_LOOP = 3
#: Functions that lane expressions call, by name. No function calls another one.
_CALLED = {
    "synth_popcount": """\
static inline uint64_t synth_popcount(uint64_t x) {
  x = x - ((x >> 1) & 0x5555555555555555u);
  x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  return (x * 0x0101010101010101u) >> 56;
}""",
    "synth_clamp": """\
static inline int64_t synth_clamp(int64_t x, int64_t low, int64_t high) {
  return x < low ? low : x > high ? high : x;
}""",
}
#: The definitions of the functions in ``_CALLED``.
PRELUDE = "\n".join(_CALLED.values()) + "\n"
#: Functions that ``register_function`` calls, by name. No function calls another one.
HELPERS = _CALLED | {
    f"synth_lane{w}": f"static inline uint{w}_t synth_lane{w}(const uint8_t *a, int i) {{\n"
    f"  uint{w}_t x;\n  memcpy(&x, a + {w // 8} * i, sizeof x);\n  return x;\n}}"
    for w in (8, 16, 32, 64)
}


def _u(width: int, text: str) -> str:
    return text if width == 1 else f"(uint{width}_t)({text})"


class CAlgebra:
    """Interpret expressions as C of type ``uint<width>_t``. Comparisons are ``int``, 0 or 1."""

    def const(self, width: int, value: int) -> str:
        return _u(width, f"{value}u" if width < 64 else f"{value}ull")

    def choice(self, made: Choice) -> str:
        """Return zero: C runs as a machine that chooses zeros."""
        return self.const(made.width, 0)

    def apply(self, expr: Op, args: list[str]) -> str:
        width, op, wide = expr.width, expr.op, expr.args[0].width
        if op in _INFIX:
            # C promotes 16-bit operands to signed int. The cast keeps the product unsigned.
            left = f"(uint32_t){args[0]}" if op == "mul" and width < 32 else args[0]
            text = f"{left} {_INFIX[op]} {args[1]}"
            return _u(width, text) if width > 1 else f"({text})"
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
            low, high = saturation(op, width)
            limits = f"{low}, {high}{'ll' if width >= 32 else ''}"
            return _u(width, f"synth_clamp((int{wide}_t){args[0]}, {limits})")
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
    """Return ``expr`` as a C expression. ``read`` gives the C text of each lane leaf."""
    return fold(expr, CAlgebra(), read)


def register_function(name: str, instruction: Instruction, imm: int | None) -> str:
    """Return a C function over byte arrays that computes the whole result of one instruction.

    Its signature is ``static inline void name(uint8_t *out, const uint8_t *a0, ...)``. It accesses the lanes
    by memcpy, in little-endian order. It writes ``out`` last, so ``out`` may be an operand.
    """
    parameters = "".join(f", const uint8_t *a{i}" for i in range(len(instruction.operands)))
    lanes = instruction.lanes(imm)

    def read(leaf: Lane) -> str:
        return f"synth_lane{leaf.width}(a{leaf.operand}, \0{leaf.index}\0)"

    begin = f"static inline void {name}(uint8_t *out{parameters}) {{"
    capacity = f"  uint{lanes[0].width}_t result[{len(lanes)}];"
    assigned = _assignments([scalar(lane, read) for lane in lanes])
    return "\n".join([begin, capacity, *assigned, "  memcpy(out, result, sizeof result);", "}"])


def _assignments(texts: list[str]) -> list[str]:
    """Return C statements that assign ``texts`` to the lanes of the result. In a text, the indices of the
    lanes that it reads stand between NULs. Adjacent lanes with evenly rising indices share one loop."""
    parts = [text.split("\0") for text in texts]
    indices = [[int(index) for index in part[1::2]] for part in parts]
    lines, start = [], 0
    while start < len(texts):
        follows = indices[start + 1] if start + 1 < len(texts) else []
        steps = [b - a for a, b in zip(indices[start], follows, strict=False)]
        end = start + 1
        moving = list(zip(indices[start], steps, strict=False))
        while (
            end < len(texts)
            and parts[end][::2] == parts[start][::2]
            and indices[end] == [first + step * (end - start) for first, step in moving]
        ):
            end += 1
        if end - start < _SHORTEST_LOOP:
            lines.append(f"  result[{start}] = {''.join(parts[start])};")
            start += 1
            continue
        text = list(parts[start])
        text[1::2] = [_affine(step, first - step * start) for first, step in moving]
        lines.append(f"  for (int i = {start}; i < {end}; ++i) result[i] = {''.join(text)};")
        start = end
    return lines


def _affine(step: int, offset: int) -> str:
    if step == 0:
        return str(offset)
    term = "i" if step == 1 else f"{step} * i"
    return f"{term} {'+' if offset > 0 else '-'} {abs(offset)}" if offset else term
