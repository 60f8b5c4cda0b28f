"""Lines of TVMScript: loops, blocks, vectors, and placeholders that are filled in later."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence

Lines = list[str]
Shape = tuple[int, ...]


def indent(lines: Lines) -> Lines:
    return [f"    {line}" for line in lines]


def loop(variable: str, extent: int | str, body: Lines, kind: str = "serial") -> Lines:
    """Return a loop over ``extent`` (number or expression); for extent 1 the body with variable 0."""
    if str(extent) == "1":
        return put(body, variable, "0")
    return [f"for {variable} in T.{kind}({extent}):", *indent(body)]


def branch(condition: str, body: Lines, otherwise: Lines | None = None) -> Lines:
    """Return an ``if`` statement, with an ``else`` if ``otherwise`` has lines."""
    lines = [f"if {condition}:", *indent(body)]
    return [*lines, "else:", *indent(otherwise)] if otherwise else lines


def sblock(name: str, reads: Mapping[str, Shape], writes: Mapping[str, Shape], body: Lines) -> Lines:
    """Return a block that reads and writes whole buffers, so that no schedule transforms its inside."""
    regions = []
    for kind, shapes in (("reads", reads), ("writes", writes)):
        every = ", ".join(f"{name}[{whole(shape)}]" for name, shape in shapes.items())
        regions.append(f"T.{kind}({every})")
    return [f'with T.sblock("{name}"):', *indent([*regions, *body])]


def grid_block(
    name: str, axes: Mapping[str, tuple[str, int]], statements: Lines, regions: Sequence[str] = (),
    init: str = "",
) -> Lines:  # fmt: skip
    """Return loops over ``axes`` around a block. ``axes``: by loop variable, "S" or "R" (reduction) and the
    extent; variable ``i`` (or ``i_``) is ``vi`` in the block. ``regions``: (reads, writes) as TVMScript; ():
    TVM infers them. ``init``: the statement that initializes a reduction."""
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
    """Return spatial axes for ``grid_block``: one per letter of ``variables`` and extent."""
    return {variable: ("S", extent) for variable, extent in zip(variables, extents, strict=True)}


def whole(shape: Shape) -> str:
    """Return the TVMScript indices of a whole buffer."""
    return ", ".join(f"0:{size}" for size in shape)


def function(name: str, parameters: Sequence[str], body: Lines) -> str:
    """Return the text of a PrimFunc."""
    lines = ["@T.prim_func(s_tir=True)", f"def {name}({', '.join(parameters)}):", *indent(body)]
    return "\n".join(lines) + "\n"


def main_function(arguments: Mapping[str, tuple[Shape, str]], body: Lines) -> str:
    """Return the text of the PrimFunc ``main``. ``arguments``: shape and dtype of each buffer by name."""
    parameters = [f'{name}: T.Buffer({shape}, "{dtype}")' for name, (shape, dtype) in arguments.items()]
    attributes = 'T.func_attr({"global_symbol": "main", "tirx.noalias": True})'
    return function("main", parameters, [attributes, *body])


def flat(name: str, shape: Shape, dtype: str) -> str:
    """Return the declaration of ``flat_NAME``, the buffer as one dimension."""
    return f'flat_{name} = T.decl_buffer(({math.prod(shape)},), "{dtype}", data={name}.data)'


def typed(dtype: str, lanes: int) -> str:
    """Return the type of a vector, or for one lane the type itself."""
    return dtype if lanes == 1 else f"{dtype}x{lanes}"


def put(lines: Lines, name: str, value: str) -> Lines:
    """Return the lines with ``value`` in place of the word ``name`` and of ``<name>``."""
    return [re.sub(rf"<{name}>|\b{name}\b", lambda _: value, line) for line in lines]


def fill_in(lines: Lines, names: Mapping[str, str]) -> Lines:
    """Return the lines with expressions in place of each ``<name>``."""
    for name, value in names.items():
        lines = [line.replace(f"<{name}>", value) for line in lines]
    return lines


def vector(buffer: str, start: str, lanes: int) -> str:
    """Return the TVMScript of ``lanes`` neighbouring elements of a one-dimensional buffer."""
    return f"{buffer}[{vector_of(start, lanes)}]"


def vector_of(start: str, lanes: int) -> str:
    """Return the index of ``lanes`` neighbouring elements."""
    return f"T.Ramp({start}, 1, {lanes})" if lanes > 1 else start


def splat(value: str, lanes: int) -> str:
    """Return a vector of equal elements, or for one lane the value itself."""
    return f"T.Broadcast({value}, {lanes})" if lanes > 1 else value


def wrapping(operation: str, x: str, y: str, lanes: int) -> str:
    """Return ``x operation y`` ("add", "sub" or "mul") of int32 vectors modulo 2^32. TVM's own operators
    state that nothing overflows, which LLVM may exploit."""
    every = f"{splat('T.bool(True)', lanes)}, T.uint32({lanes})"
    return f'T.call_llvm_pure_intrin("int32x{lanes}", "llvm.vp.{operation}", {x}, {y}, {every})'
