"""Memory accesses of a PrimFunc's block: how far each address moves per iteration of each axis."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import tvm_ffi
from tvm import ir, sym, tirx

from synth.compiler.lowering import calls, is_fence

Steps = tuple[int, ...]

_SPATIAL, _REDUCTION = 0, 2
"""IterVar::kDataPar and IterVar::kCommReduce."""
# Operations of about one instruction each. A call, division or condition costs more than storing its result.
_CHEAP = (
    tirx.Add, tirx.Sub, tirx.Mul, tirx.Max, tirx.Min, tirx.Cast,
    tirx.LShift, tirx.RShift, tirx.BitwiseAnd, tirx.BitwiseOr, tirx.BitwiseXor, tirx.BitwiseNot,
)  # fmt: skip
#: The number to add to a comparison's constant to get the first value at which the comparison changes. The
#: first is for a variable on the left, the second for a variable on the right.
_COMPARED = {tirx.LT: (0, 1), tirx.LE: (1, 0), tirx.GE: (0, 1), tirx.GT: (1, 0)}
_OPERATIONS = (*_CHEAP, ir.Call, tirx.Div, tirx.FloorDiv, tirx.FloorMod, tirx.Mod, tirx.Select)


@dataclass(frozen=True, eq=False)
class BlockView:
    """A TIR block whose body is one store. The number of an axis is the index of its block variable."""

    block: Any

    @property
    def extents(self) -> Steps:
        return tuple(int(axis.dom.extent) for axis in self.block.iter_vars)

    @property
    def spatial(self) -> Steps:
        """The numbers of the axes that are not reduction axes."""
        return tuple(i for i, axis in enumerate(self.block.iter_vars) if axis.iter_type == _SPATIAL)

    @property
    def reduction(self) -> Steps:
        return tuple(i for i, axis in enumerate(self.block.iter_vars) if axis.iter_type == _REDUCTION)

    @property
    def work(self) -> int:
        """How many times the store runs: the product of all axes' sizes."""
        return math.prod(self.extents)

    @property
    def dtype(self) -> str:
        """The stored element type."""
        return str(self.block.body.value.ty.dtype)

    @property
    def accesses(self) -> tuple[Steps | None, ...]:
        return (self.store, *self.loads)

    @cached_property
    def store(self) -> Steps | None:
        """Elements by which the stored address moves per step of each axis. None if it is not linear."""
        return self._steps(self.block.body.buffer, self.block.body.indices)

    @cached_property
    def loads(self) -> tuple[Steps | None, ...]:
        """For each load, what ``store`` gives for the stored address. Loads inside indices do not count."""
        return tuple(
            self._steps(node.source, node.indices) for node in self.nodes if isinstance(node, ir.TensorLoad)
        )

    def copied(self, producer: "BlockView") -> int:
        """Return the nodes that copies of the producer's value add to this block. A single copy counts 0."""
        loads = nodes_of(self.block.body.value, ir.TensorLoad)
        count = sum(load.source.same_as(producer.block.body.buffer) for load in loads)
        return count * len(producer.nodes) if count > 1 else 0

    @cached_property
    def conditional(self) -> bool:
        """Whether the value has an ``if_then_else``. Vectors cannot compute it if lanes differ."""
        return bool(self._conditions)

    @cached_property
    def conditions(self) -> frozenset[int]:
        """The numbers of the axes on which a condition depends."""
        used = [variable for condition in self._conditions for variable in nodes_of(condition, tirx.Var)]
        axes = enumerate(self.block.iter_vars)
        return frozenset(number for number, axis in axes if any(axis.var.same_as(v) for v in used))

    @cached_property
    def limits(self) -> tuple[int, ...] | None:
        """The indices at which conditions change along the one axis on which they depend, as for concatenated
        tensors. None if they are not comparisons of one axis with constants; () without conditions."""
        found = []
        for condition in self._conditions:
            kind = next((kind for kind in _COMPARED if isinstance(condition, kind)), None)
            if kind is None or len(self.conditions) != 1:
                return None
            variable = self.block.iter_vars[min(self.conditions)].var
            left, right = condition.a, condition.b
            number, other = (left, right) if isinstance(left, tirx.IntImm) else (right, left)
            if not isinstance(number, tirx.IntImm) or not other.same_as(variable):
                return None
            found.append(int(number) + _COMPARED[kind][number.same_as(left)])
        return tuple(found)

    @cached_property
    def divided(self) -> bool:
        """Whether a condition or select tests a quotient or a remainder of an axis, also inside an index."""
        chosen = nodes_of(self.block.body.value, (tirx.Select, ir.Call))
        conditions = [node.condition for node in chosen if isinstance(node, tirx.Select)]
        conditions += [node.args[0] for node in chosen if calls(node, "prim.if_then_else")]
        return any(nodes_of(c, (tirx.FloorDiv, tirx.FloorMod)) for c in conditions)

    @property
    def _conditions(self) -> list[Any]:
        return [node.args[0] for node in self.nodes if calls(node, "prim.if_then_else")]

    @cached_property
    def vectorizable(self) -> bool:
        """Whether the value has no condition and TVM vectorizes every operation. Otherwise TVM unrolls it."""
        called = [n.op for n in self.nodes if isinstance(n, ir.Call) and isinstance(n.op, ir.Op)]
        vectors = (op.get_attr("TVectorizable") or op.name == "tirx.reinterpret" for op in called)
        return not self.conditional and all(vectors)

    @cached_property
    def cheap(self) -> bool:
        """Whether the value has at most six operations of one instruction each: readers may repeat them."""
        return len(self._operations) <= 6 and all(isinstance(n, _CHEAP) for n in self._operations)

    @cached_property
    def conversion(self) -> bool:
        """Whether the value has at most two operations, only casts and subtractions, like q - zero_point."""
        operations = self._operations
        return len(operations) <= 2 and all(isinstance(n, (tirx.Cast, tirx.Sub)) for n in operations)

    @cached_property
    def padding(self) -> bool:
        """Whether the value is one condition and at most three cheap operations, like a padded tensor."""
        others = [n for n in self._operations if not calls(n, "prim.if_then_else")]
        return len(self._conditions) == 1 and len(others) <= 3 and all(isinstance(n, _CHEAP) for n in others)

    @cached_property
    def _operations(self) -> list[Any]:
        """The operations of the value, without arithmetic fences, which cost nothing."""
        return [node for node in self.nodes if isinstance(node, _OPERATIONS) and not is_fence(node)]

    @cached_property
    def nodes(self) -> list[Any]:
        """All expressions of the value but those in indices."""
        found: list[Any] = []

        def visit(node: Any, visitor: Any) -> None:
            found.append(node)
            if not isinstance(node, ir.TensorLoad):
                visitor.default_visit(node)

        tvm_ffi.structural_visit(self.block.body.value, [(ir.Expr, visit)])
        return found

    def together(self, axes: Sequence[int], vector: int) -> int:
        """Return how many of the last ``axes`` can be fused into one along which every address is linear.

        The fused axis must also remain one axis for TVM's simplifier after a split into vectors of ``vector``
        elements. Each axis has an inner size, the product of the extents of the fused axes inside it. The
        simplifier fails if one is a multiple of ``vector`` and another is not.
        """
        if any(steps is None for steps in self.accesses):
            return 0
        count, size, inner = 0, 1, None
        whole: bool | None = None
        for number, axis in enumerate(reversed(axes), 1):
            if self.extents[axis] == 1:
                continue
            if inner is not None:
                if any(s[axis] != s[inner] * self.extents[inner] for s in self.accesses if s):
                    break
                if whole not in (None, size % vector == 0):
                    break
                whole = size % vector == 0
            count, size, inner = number, size * self.extents[axis], axis
        return count

    def _steps(self, buffer: Any, indices: Any) -> Steps | None:
        axes = [axis.var for axis in self.block.iter_vars]
        analyzer = sym.Analyzer()
        for axis in self.block.iter_vars:
            analyzer.bind(axis.var, axis.dom)
        flat: Any = 0
        for extent, index in zip(buffer.shape, indices, strict=True):
            flat = flat * int(extent) + index
        coefficients = sym.detect_linear_equation(analyzer.simplify(flat), axes)
        if not len(coefficients) or not all(isinstance(c, tirx.IntImm) for c in coefficients[:-1]):
            return None
        return tuple(int(c) for c in coefficients[:-1])


def view(block: Any) -> BlockView | None:
    """Return a BlockView. None if the body is no single store, or without axes. None if an axis is neither
    spatial nor a reduction, or does not run from 0 to a constant."""
    kinds = all(axis.iter_type in (_SPATIAL, _REDUCTION) for axis in block.iter_vars)
    ends = [(axis.dom.min, axis.dom.extent) for axis in block.iter_vars]
    fixed = all(isinstance(end, tirx.IntImm) for pair in ends for end in pair)
    fixed = fixed and not any(int(first) for first, _ in ends)
    return BlockView(block) if kinds and ends and fixed and isinstance(block.body, tirx.BufferStore) else None


def nodes_of(expression: Any, kinds: Any) -> list[Any]:
    """Return the nodes of the classes ``kinds`` in an expression."""
    nodes: list[Any] = []

    def visit(node: Any, visitor: Any) -> None:
        nodes.append(node)
        visitor.default_visit(node)

    tvm_ffi.structural_visit(expression, [(kinds, visit)])
    return nodes
