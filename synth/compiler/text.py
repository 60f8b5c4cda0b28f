"""Lines of TVMScript: loops, blocks, and names that are filled in later."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence

Lines = list[str]
Shape = tuple[int, ...]


def indent(lines: Lines) -> Lines:
    return [f"    {line}" for line in lines]


def loop(variable: str, extent: int | str, body: Lines, kind: str = "serial") -> Lines:
    """A loop over ``extent``, a number or an expression; none where it has one turn."""
    if str(extent) == "1":
        return put(body, variable, "0")
    return [f"for {variable} in T.{kind}({extent}):", *indent(body)]


def branch(condition: str, body: Lines, otherwise: Lines | None = None) -> Lines:
    lines = [f"if {condition}:", *indent(body)]
    return [*lines, "else:", *indent(otherwise)] if otherwise else lines


def sblock(name: str, reads: Mapping[str, Shape], writes: Mapping[str, Shape], body: Lines) -> Lines:
    """A block that reads and writes all of these buffers: no schedule is to look inside."""
    regions = [f"T.{kind}({_regions(shapes)})" for kind, shapes in (("reads", reads), ("writes", writes))]
    return [f'with T.sblock("{name}"):', *indent([*regions, *body])]


def grid_block(
    name: str,
    axes: Mapping[str, tuple[str, int]],
    statements: Lines,
    regions: Sequence[str] = (),
    init: str = "",
) -> Lines:
    """Loops over ``axes``, of a variable each to its kind ("S", or "R" of a reduction) and extent, around a
    block; ``i`` is ``vi`` in it. ``regions``: what it reads and writes; ``init``: what a sum starts with.
    """
    loops, variables = ", ".join(axes), ", ".join(f"v{axis.strip('_')}" for axis in axes)
    kinds = "".join(kind for kind, _ in axes.values())
    extents = ", ".join(str(extent) for _, extent in axes.values())
    inside = [f'{variables} = T.axis.remap("{kinds}", [{loops}])']
    inside += [f"T.{kind}({region})" for kind, region in zip(("reads", "writes"), regions, strict=False)]
    inside += ["with T.init():", f"    {init}"] if init else []
    return [
        f"for {loops} in T.grid({extents}):",
        *indent([f'with T.sblock("{name}"):', *indent([*inside, *statements])]),
    ]


def spatial(variables: str, *extents: int) -> dict[str, tuple[str, int]]:
    """Axes of ``grid_block`` that are no reduction."""
    return {variable: ("S", extent) for variable, extent in zip(variables, extents, strict=True)}


def whole(shape: Shape) -> str:
    """All of a buffer."""
    return ", ".join(f"0:{size}" for size in shape)


def function(name: str, parameters: Sequence[str], body: Lines) -> str:
    """The text of a function."""
    lines = ["@T.prim_func(s_tir=True)", f"def {name}({', '.join(parameters)}):", *indent(body)]
    return "\n".join(lines) + "\n"


def main_function(arguments: Mapping[str, tuple[Shape, str]], body: Lines) -> str:
    """The text of an operator of buffers by name, each with its shape and dtype."""
    parameters = [f'{name}: T.Buffer({shape}, "{dtype}")' for name, (shape, dtype) in arguments.items()]
    attributes = 'T.func_attr({"global_symbol": "main", "tirx.noalias": True})'
    return function("main", parameters, [attributes, *body])


def flat(name: str, shape: Shape, dtype: str) -> str:
    """``flat_NAME``: a buffer as one of one dimension."""
    return f'flat_{name} = T.decl_buffer(({math.prod(shape)},), "{dtype}", data={name}.data)'


def typed(dtype: str, lanes: int) -> str:
    """The type of a vector, or of one number."""
    return dtype if lanes == 1 else f"{dtype}x{lanes}"


def _regions(shapes: Mapping[str, Shape]) -> str:
    return ", ".join(f"{name}[{whole(shape)}]" for name, shape in shapes.items())


def put(lines: Lines, name: str, value: str) -> Lines:
    """The lines with ``value`` for a variable, or for what stands as ``<name>``."""
    return [re.sub(rf"<{name}>|\b{name}\b", lambda _: value, line) for line in lines]


def fill_in(lines: Lines, names: Mapping[str, str]) -> Lines:
    """The lines with expressions for each ``<name>``."""
    for name, value in names.items():
        lines = [line.replace(f"<{name}>", value) for line in lines]
    return lines


def vector(buffer: str, start: str, lanes: int) -> str:
    """Neighbouring elements of a buffer of one dimension."""
    return f"{buffer}[{vector_of(start, lanes)}]"


def vector_of(start: str, lanes: int) -> str:
    """The index of neighbouring elements, or of one."""
    return f"T.Ramp({start}, 1, {lanes})" if lanes > 1 else start


def splat(value: str, lanes: int) -> str:
    """A vector of one value, or that value."""
    return f"T.Broadcast({value}, {lanes})" if lanes > 1 else value


def wrapping(operation: str, x: str, y: str, lanes: int) -> str:
    """``x operation y`` ("add", "sub" or "mul") of int32 vectors modulo 2^32: TVM's own operators say that
    nothing overflows, of which LLVM may make use."""
    every = f"{splat('T.bool(True)', lanes)}, T.uint32({lanes})"
    return f'T.call_llvm_pure_intrin("int32x{lanes}", "llvm.vp.{operation}", {x}, {y}, {every})'
