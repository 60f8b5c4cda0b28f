"""Tiles of kernels as TVM tensor intrinsics. An intrinsic has a description of what the tile computes, and an
implementation that calls the tile. An operator registers the intrinsics that it needs, because the
descriptions depend on the layer's shape. ``synth.avx2.a2w1_hybrid.bitplanes.2x4.<shapes>`` is a tile of
bitplanes, and ``synth.avx2.a2w1_hybrid.bitplanes.2x4.init`` clears the tile's accumulators."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from sketches.tile import Tile
from synth.compiler.ir import inline_name, tile_ir
from synth.compiler.machines import CompileTarget
from synth.compiler.tvmscript import DONE, Lines, Shape, function, indent, parse, whole
from synth.compiler.workload import OperatorProblem, product_access
from synth.emit.matrices import tile_symbol
from synth.library.kernels import Kernel


@dataclass(frozen=True)
class Intrinsic:
    """The names of a tile's registered intrinsics, and ``symbol``, by which TVM calls its C function."""

    init: str
    update: str
    symbol: str


@dataclass(frozen=True)
class BufferRegion:
    """A region of a buffer. Its last dimension is dense; the others may have any strides."""

    name: str
    shape: Shape
    dtype: str

    @property
    def every(self) -> str:
        """The TVMScript of the whole region."""
        return f"{self.name}[{whole(self.shape)}]"

    def stride(self, dimension: int) -> str:
        """Return the variable of a dimension's stride."""
        return f"s_{self.name}{dimension}"

    def pointer(self, mode: str) -> str:
        """Return TVMScript of a pointer to the region. ``mode``: "r", "w" or "rw"."""
        return f'{self.name}.access_ptr("{mode}")'

    def declared(self, strided: bool) -> Lines:
        """Return the statements that match the region to argument ``NAME_``. ``strided``: all dimensions but
        the last have variables as strides."""
        strides = [self.stride(dimension) for dimension in range(len(self.shape) - 1)] if strided else []
        layout = f"strides=[{', '.join([*strides, '1'])}], " if strided else ""
        matched = f'T.match_buffer({self.name}_, {self.shape}, "{self.dtype}", {layout}offset_factor=1)'
        return [*(f"{name} = T.int32()" for name in strides), f"{self.name} = {matched}"]


def stem(kernel: Kernel) -> str:
    """Return the prefix of a kernel's intrinsics: ``synth.neon.a2w1_hybrid``, if needed with target."""
    target = kernel.isa.suffix(kernel.certificate.target).replace("_", ".", 1)
    return f"synth.{kernel.certificate.isa}{target}.{kernel.spec.name.rpartition('_')[0]}"


_REGISTERED: dict[str, tuple[str, str, str]] = {}
"""The texts and the IR with which each intrinsic of this process was registered."""


def register_intrinsic(
    name: str, tensors: tuple[BufferRegion, ...], description: Lines, implementation: Lines, code: str = ""
) -> None:
    """Register or replace an intrinsic on ``tensors``: it writes the last and reads all others. With several
    tensors it also reads the last. ``description`` and ``implementation`` are statements; ``CODE`` in them
    stands for the LLVM IR ``code``. An intrinsic that is registered already with the same texts stays."""
    from tvm.s_tir import TensorIntrin

    *inputs, output = tensors
    reads = ", ".join(tensor.every for tensor in (output, *inputs)) if inputs else ""
    regions = [f"T.reads({reads})", f"T.writes({output.every})"]
    parameters = [f"{tensor.name}_: T.handle" for tensor in tensors]

    def text(kind: str, body: Lines) -> str:
        declared = [line for tensor in tensors for line in tensor.declared(kind == "implementation")]
        return function(kind, parameters, [*declared, 'with T.sblock("root"):', *indent([*regions, *body])])

    key = (text("description", description), text("implementation", implementation), code)
    if _REGISTERED.get(name) != key:
        TensorIntrin.register(name, *(parse(text, CODE=code) for text in key[:2]), override=True)
        _REGISTERED[name] = key
        DONE["intrinsics"] += 1


def external(symbol: str, *arguments: str) -> Lines:
    """Return the lines that call a C function that ``CODE`` defines."""
    call = f'T.call_extern("int32", "{symbol}", {", ".join(arguments)})'
    return ['with T.attr(T.int32(0), "pragma_import_llvm", CODE):', f"    T.evaluate({call})"]


def tile_intrinsic(problem: OperatorProblem, tile: Tile, machine: CompileTarget) -> Intrinsic:
    """Register the two intrinsics of the tile ``tile`` of the problem's kernel form, and return their names.
    The description is the product of ``synth.compiler.workload`` on one tile. TVM compares it with the
    scheduled loops, so a schedule that computes anything else is refused."""
    g, r, form, parameters = problem.geometry, problem.grid, problem.form, problem.form.parameters
    rows, columns, chunks = tile.registers * problem.rows, tile.columns, problem.chunks
    (_, sw), (dh, dw), (kh, kw) = r.strides, r.dilation, r.kernel
    height, width = dh * (kh - 1) + 1, (columns - 1) * sw + dw * (kw - 1) + 1
    shape = f"{kh}x{kw}x{chunks}.s{sw}.d{dh}x{dw}.g{g.groups}.w{r.columns}"
    digest = hashlib.sha256(form.expression(*product_access(problem, {})).encode()).hexdigest()[:8]
    name = f"{stem(problem.kernel)}.{form.made.form.name}.{tile.name}"
    stored = (1, tile.registers, kh * kw, chunks, *parameters.shape)
    weights = BufferRegion("weights", stored, parameters.dtype)
    packed = BufferRegion("packed", (1, height, width, 1, chunks, parameters.column), parameters.dtype)
    acc = BufferRegion("acc", (1, 1, columns, 1, rows), "int32")
    spatial = (("vw", "S", columns), ("vm", "S", rows))
    axes = (*spatial, ("vy", "R", kh), ("vx", "R", kw), ("vc", "R", chunks))
    names = {axis: axis if size > 1 else "0" for axis, _, size in axes}
    weights_at, packed_at = product_access(problem, names)
    sums = f"acc[0, 0, {names['vw']}, 0, {names['vm']}]"
    # The regions are stated because TVM would infer only what the sum reads, and the operator's block states
    # more.
    statements = [
        f"T.reads({sums}, {weights_at.format(form.places)}, {packed_at.format(f'0:{parameters.column}')})",
        f"T.writes({sums})",
        f'{sums} = {sums} + T.reinterpret("int32", {form.expression(weights_at, packed_at)})',
    ]

    def words(elements: str) -> str:
        """Return a stride in elements as a stride in 32-bit words, which tiles use."""
        return elements if form.per_word == 1 else f"T.truncdiv({elements}, {form.per_word})"

    # Neighbouring taps of a row are neighbours in memory, in weights and pixels. So they are one run of
    # chunks.
    taps, run = (1, kw * chunks) if dw == 1 and g.groups == 1 else (kw, chunks)
    row, column = packed.stride(1), packed.stride(2)
    symbol = tile_symbol(form.made.symbol, tile)
    # TVM may give unpacked weights the memory of another type, for which it refuses access_ptr.
    address = f"T.address_of(weights[{', '.join('0' for _ in stored)}])"
    address = weights.pointer("r") if problem.fields is None else address
    buffers = (address, packed.pointer("r"), acc.pointer("rw"))
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
    register_intrinsic(f"{name}.init", (acc,), _loops("init", spatial, [f"{sums} = 0"]), zeros)
    return Intrinsic(f"{name}.init", update, inline_name(symbol))


def _loops(block: str, axes: tuple[tuple[str, str, int], ...], statements: Lines) -> Lines:
    """Return loops over ``axes`` = (block variable, "S" or "R", extent) around one block. TVM keeps a loop of
    one step but gives it no block variable, and it compares both. So statements use 0 there."""
    kinds = {"S": "spatial", "R": "reduce"}
    remaps = [f"{n} = T.axis.{kinds[kind]}({size}, l{n})" for n, kind, size in axes if size > 1]
    loops, extents = ", ".join(f"l{name}" for name, _, _ in axes), ", ".join(str(size) for *_, size in axes)
    inside = indent([f'with T.sblock("{block}"):', *indent([*remaps, *statements])])
    return [f"for {loops} in T.grid({extents}):", *inside]
