"""TVM's indices of tensors: whatever quotients, remainders and shifts are in them, the address stays."""

from functools import reduce
from typing import Any

import numpy as np
import tvm_ffi
from hypothesis import given, settings
from hypothesis import strategies as st
from tvm import IRModule, ir, tirx
from tvm.s_tir import transform as s_transform

from synth.compiler.lowering import hide_shifted

#: An operation on what stands before it, and its constant.
Step = tuple[str, int]
STEP = st.one_of(
    st.tuples(st.sampled_from(["mod", "div"]), st.integers(2, 12)),
    st.tuples(st.sampled_from(["plus", "from"]), st.integers(-5, 7)),
    st.tuples(st.just("times"), st.integers(2, 4)),
)
INDEX = st.tuples(st.lists(STEP, max_size=4), st.integers(2, 6))
WHOLE: dict[type, Any] = {
    tirx.Add: np.add, tirx.Sub: np.subtract, tirx.Mul: np.multiply, tirx.FloorDiv: np.floor_divide,
    tirx.FloorMod: np.mod, tirx.Min: np.minimum, tirx.Max: np.maximum, tirx.BitwiseOr: np.bitwise_or,
}  # fmt: skip


def constant(value: int) -> Any:
    return tirx.IntImm("int64", value)


def stepped(value: Any, step: Step) -> Any:
    name, number = step
    if name == "mod":
        return tirx.floormod(value, constant(number))
    if name == "div":
        return tirx.floordiv(value, constant(number))
    if name == "times":
        return value * constant(number)
    return value + constant(number) if name == "plus" else constant(number) - value


def number(node: Any, known: dict[str, Any]) -> Any:
    """An expression on numpy's integers."""
    if isinstance(node, tirx.IntImm):
        return np.int64(int(node))
    if isinstance(node, tirx.Var):
        return known[node.name]
    if isinstance(node, tirx.Cast):
        return number(node.value, known)
    return WHOLE[type(node)](number(node.a, known), number(node.b, known))


@settings(max_examples=400)
@given(st.lists(INDEX, min_size=2, max_size=3), st.integers(1, 4), st.integers(6, 24))
def test_addresses_stay(indices: list[tuple[list[Step], int]], inner: int, outer: int) -> None:
    v, w = (tirx.Var(name, "int64") for name in "vw")
    place = v * constant(inner) + w if inner > 1 else v
    given_ = [tirx.floormod(reduce(stepped, steps, place), constant(extent)) for steps, extent in indices]
    source = tirx.decl_buffer([constant(extent) for _, extent in indices], "int8", "source")
    result = tirx.decl_buffer([constant(inner * outer)], "int8", "result")
    body = tirx.BufferStore(result, tirx.BufferLoad(source, given_), [place])
    for variable, count in ((w, inner), (v, outer)):
        if count > 1:
            body = tirx.For(variable, constant(0), constant(count), tirx.ForKind.SERIAL, body)
    module = IRModule({"main": hide_shifted(tirx.PrimFunc([source, result], body))})
    for step in (
        s_transform.StmtSimplify(), tirx.transform.FlattenBuffer(), tirx.transform.NarrowDataType(32),
        s_transform.RenormalizeSplitPattern(), tirx.transform.StmtSimplify(),
    ):  # fmt: skip
        module = step(module)
    found: list[Any] = []
    tvm_ffi.structural_visit(module["main"].body, [(ir.TensorLoad, lambda node, _: found.append(node))])
    counted = np.meshgrid(np.arange(outer), np.arange(inner), indexing="ij")
    known = dict(zip("vw", (axis.ravel() for axis in counted), strict=True))
    wanted = reduce(
        lambda flat, one: flat * one[0] + number(one[1], known),
        zip((extent for _, extent in indices), given_, strict=True),
        np.int64(0),
    )
    (load,) = found
    np.testing.assert_array_equal(np.broadcast_to(number(load.indices[0], known), wanted.shape), wanted)
