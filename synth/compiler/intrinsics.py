"""Kernels as TVM tensor intrinsics: what they compute (description) and how they are called (implementation).

An intrinsic is registered when somebody asks for it, under a name that says which kernel it is:
``synth.avx2.a2w1_hybrid.bitplanes.2x4.<shapes>`` for a tile of bitplanes (shapes are part of a
description), ``synth.neon.a2w1_hybrid.m8n1k64`` for a block kernel. Each has an ``.init`` form.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from sketches.tile import Tile
from synth.compiler.ir import inline_name, tile_ir
from synth.compiler.machines import MachineTarget
from synth.compiler.text import Lines, Shape, function, indent, whole
from synth.compiler.tvmscript import DONE, parse
from synth.compiler.workload import Problem, product_access
from synth.emit.matrices import tile_symbol
from synth.library.kernels import Kernel


@dataclass(frozen=True)
class Intrinsic:
    """The registered names of a kernel's two forms, and its C function as TVM calls it."""

    init: str
    update: str
    symbol: str


@dataclass(frozen=True)
class Tensor:
    """A part of a buffer: its first ``free`` dimensions may have any strides, the others are dense."""

    name: str
    shape: Shape
    dtype: str
    free: int

    @property
    def every(self) -> str:
        return f"{self.name}[{whole(self.shape)}]"

    def stride(self, dimension: int) -> str:
        """The variable of a free dimension's stride."""
        return f"s_{self.name}{dimension}"

    def pointer(self, mode: str) -> str:
        return f'{self.name}.access_ptr("{mode}")'

    def declared(self, strided: bool) -> Lines:
        free = [self.stride(dimension) for dimension in range(self.free)] if strided else []
        strides, size = [], 1
        for extent in self.shape[: self.free - 1 : -1]:
            strides.append(str(size))
            size *= extent
        layout = f"strides=[{', '.join([*free, *strides[::-1]])}], " if strided else ""
        matched = f'T.match_buffer({self.name}_, {self.shape}, "{self.dtype}", {layout}offset_factor=1)'
        return [*(f"{name} = T.int32()" for name in free), f"{self.name} = {matched}"]


def stem(kernel: Kernel) -> str:
    """``synth.neon.a2w1_hybrid`` with the target where it has to be named."""
    spec = kernel.spec
    name = spec.name.rpartition("_")[0]
    target = kernel.isa.suffix(kernel.certificate.target).replace("_", ".", 1)
    return f"synth.{kernel.certificate.isa}{target}.{name}"


_REGISTERED: dict[str, tuple[str, str, str]] = {}
"""What each intrinsic of this process was registered with."""


def register_intrinsic(
    name: str, tensors: tuple[Tensor, ...], description: Lines, implementation: Lines, code: str = ""
) -> None:
    """Register (or replace) an intrinsic on ``tensors``, of which it writes the last, and reads all where
    there are others: statements of its description and of its implementation. ``CODE`` in them is LLVM IR.
    One that is registered with the same stays."""
    from tvm.s_tir import TensorIntrin

    *read, written = tensors
    regions = [
        f"T.reads({', '.join(tensor.every for tensor in (written, *read)) if read else ''})",
        f"T.writes({written.every})",
    ]
    parameters = [f"{tensor.name}_: T.handle" for tensor in tensors]
    texts = [
        function(
            kind,
            parameters,
            [line for tensor in tensors for line in tensor.declared(kind == "implementation")]
            + ['with T.sblock("root"):', *indent([*regions, *body])],
        )
        for kind, body in (("description", description), ("implementation", implementation))
    ]
    if _REGISTERED.get(name) == (*texts, code):
        return
    TensorIntrin.register(name, *(parse(text, CODE=code) for text in texts), override=True)
    _REGISTERED[name] = (texts[0], texts[1], code)
    DONE["intrinsics"] += 1


def external(symbol: str, *arguments: str) -> Lines:
    """The call of a function of ``CODE``."""
    call = f'T.call_extern("int32", "{symbol}", {", ".join(arguments)})'
    return ['with T.attr(T.int32(0), "pragma_import_llvm", CODE):', f"    T.evaluate({call})"]


def tile_intrinsic(problem: Problem, tile: Tile, machine: MachineTarget) -> Intrinsic:
    """Register a tile of the problem's kernel on blocks of ``tile`` size; both forms.

    The description is the product of ``synth.compiler.workload`` on one tile; TVM compares it with the
    scheduled loops, so a schedule that does something else does not get the kernel.
    """
    g, r, form, facts = problem.geometry, problem.grid, problem.form, problem.form.facts
    rows, columns, chunks = tile.registers * problem.rows, tile.columns, problem.chunks
    (_, sw), (dh, dw), (kh, kw) = r.strides, r.dilation, r.kernel
    height, width = dh * (kh - 1) + 1, (columns - 1) * sw + dw * (kw - 1) + 1
    shape = f"{kh}x{kw}x{chunks}.s{sw}.d{dh}x{dw}.g{g.groups}.w{r.columns}"
    digest = hashlib.sha256(form.expression(*product_access(problem, {})).encode()).hexdigest()[:8]
    name = f"{stem(problem.kernel)}.{form.made.form.name}.{tile.name}"

    def tensor(name: str, dtype: str, *shape: int) -> Tensor:
        return Tensor(name, shape, dtype, len(shape) - 1)

    weights = tensor("weights", facts.dtype, 1, tile.registers, kh * kw, chunks, *facts.shape)
    packed = tensor("packed", facts.dtype, 1, height, width, 1, chunks, facts.column)
    acc = tensor("acc", "int32", 1, 1, columns, 1, rows)
    spatial = (("vw", "S", columns), ("vm", "S", rows))
    axes = (*spatial, ("vy", "R", kh), ("vx", "R", kw), ("vc", "R", chunks))
    names = {axis: axis if size > 1 else "0" for axis, _, size in axes}
    weights_at, packed_at = product_access(problem, names)
    one = f"acc[0, 0, {names['vw']}, 0, {names['vm']}]"
    # Stated, because TVM infers no more of the packed values than the sum reads, and the operator's block
    # states all.
    statements = [
        f"T.reads({one}, {weights_at.format(form.places)}, {packed_at.format(f'0:{facts.column}')})",
        f"T.writes({one})",
        f'{one} = {one} + T.reinterpret("int32", {form.expression(weights_at, packed_at)})',
    ]

    def words(elements: str) -> str:
        """A stride in elements as one in 32-bit words, as tiles count."""
        return elements if form.per_word == 1 else f"T.truncdiv({elements}, {form.per_word})"

    # Taps next to each other in a row lie next to each other in memory, weights and pixels: one run of
    # chunks.
    taps, run = (1, kw * chunks) if dw == 1 and g.groups == 1 else (kw, chunks)
    row, column = packed.stride(1), packed.stride(2)
    symbol = tile_symbol(form.made.symbol, tile)
    buffers = (weights.pointer("r"), packed.pointer("r"), acc.pointer("rw"))
    down, across, step = (words(f"{n} * {size}") for n, size in ((dh, row), (dw, column), (sw, column)))
    strides = (acc.stride(2), step, str(kh), down, str(taps), across, str(run), words(weights.stride(1)))
    call = external(inline_name(symbol), *buffers, *strides)
    code = tile_ir(form.made.text, symbol, machine)
    update = f"{name}.{shape}.{digest}"
    register_intrinsic(update, (weights, packed, acc), _loops("update", axes, statements), call, code)
    zeros = [
        f"for w, m in T.grid({columns}, {tile.registers}):",
        f"    for v in T.vectorized({problem.rows}):",
        f"        acc[0, 0, w, 0, m * {problem.rows} + v] = 0",
    ]
    register_intrinsic(f"{name}.init", (acc,), _loops("init", spatial, [f"{one} = 0"]), zeros)
    return Intrinsic(f"{name}.init", update, inline_name(symbol))


def _loops(block: str, axes: tuple[tuple[str, str, int], ...], statements: Lines) -> Lines:
    """Loops over ``axes`` = (block variable, "S" or "R", extent) around one block.

    TVM keeps loops of one step but gives them no block variable, and compares both: statements have 0 there.
    """
    kinds = {"S": "spatial", "R": "reduce"}
    remaps = [f"{n} = T.axis.{kinds[kind]}({size}, l{n})" for n, kind, size in axes if size > 1]
    loops, extents = ", ".join(f"l{name}" for name, _, _ in axes), ", ".join(str(size) for *_, size in axes)
    inside = indent([f'with T.sblock("{block}"):', *indent([*remaps, *statements])])
    return [f"for {loops} in T.grid({extents}):", *inside]
