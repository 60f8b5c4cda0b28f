"""Block kernels (Cowan et al., CGO 2020) as TVM tensor intrinsics, which are registered on demand."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from sketches.corrections import pair_multipliers
from sketches.derived_planes import plane_parts
from synth.compiler.form import sum_text
from synth.compiler.intrinsics import BufferRegion, Intrinsic, external, register_intrinsic, stem
from synth.compiler.ir import block_ir, inline_name
from synth.compiler.machines import CompileTarget, compile_target
from synth.compiler.text import grid_block
from synth.errors import UserError, VerificationError
from synth.forms.layers import Count
from synth.library.kernels import Kernel, library_folder, read_kernel
from synth.library.kinds.matmul import MATMUL
from synth.library.kinds.registry import kind_of


def block_name(kernel: Kernel) -> str:
    """Return the name of a block kernel's intrinsic: ``synth.neon.aarch64.a2w1_hybrid.m8n1k64``."""
    spec = kernel.spec
    return f"{stem(kernel)}.m{spec.m}n1k{spec.k}"


def lane_of_place(kernel: Kernel) -> str:
    """Return the accumulator lane of the row at index ``vp`` of the stored rows, as a TVMScript expression.
    The lane is a permutation of the index's bits. Raises UserError if the kernel orders its rows in another
    way."""
    program = kernel.program
    lanes = [program.accumulator_lane[row] for row in program.row_order]
    bits = len(lanes).bit_length() - 1
    moved = [lanes[1 << bit].bit_length() - 1 for bit in range(bits)]
    whole = [sum((place >> bit & 1) << moved[bit] for bit in range(bits)) for place in range(len(lanes))]
    if whole != lanes:
        raise UserError(f"{kernel.certificate.name}: rows in the order {lanes} have no tensor intrinsic")
    if lanes == sorted(lanes):
        return "vp"
    return " + ".join(f"vp // {1 << bit} % 2 * {1 << moved[bit]}" for bit in range(bits))


def _accumulator(kernel: Kernel) -> tuple[int, str]:
    """Return (lanes, dtype) of the accumulator."""
    program = kernel.program
    lanes = program.accumulator_registers * kernel.isa.vector_bits // program.accumulator_bits
    return lanes, f"uint{program.accumulator_bits}"


def _update(kernel: Kernel, weights: str, activations: str, acc: str) -> str:
    """Return the statement that adds the product of one byte of K of one row."""
    program, spec = kernel.program, kernel.spec
    multipliers = pair_multipliers(spec, program)
    parts = plane_parts(kernel.isa, program, spec.weights.bits)
    # A term of the program may be scaled already; the description multiplies by the coefficient of its plane
    # pair.
    step = (
        Count(t, multipliers[t.weight_plane, t.activation_plane], parts[t.weight_plane])
        for t in program.terms
        if t.register == 0
    )
    expression = sum_text(step, weights, activations, 8)
    _, dtype = _accumulator(kernel)
    value = expression if dtype == "uint32" else f'T.Cast("{dtype}", {expression})'
    return f"{acc} = {acc} + {value}"


def _tensors(kernel: Kernel) -> tuple[BufferRegion, BufferRegion, BufferRegion]:
    """Return weights, activations and accumulator of one block."""
    spec, (lanes, dtype) = kernel.spec, _accumulator(kernel)
    return (
        BufferRegion(
            "weights", (1, 1, len(kernel.program.derived_planes), spec.m, spec.row_bytes), "uint8", 2
        ),
        BufferRegion("activations", (1, 1, spec.activations.bits, spec.row_bytes), "uint8", 2),
        BufferRegion("acc", (1, 1, lanes), dtype, 2),
    )


def block_intrinsic(kernel: Kernel, machine: CompileTarget) -> Intrinsic:
    """Register a block kernel: the update of one block, and an init form that clears the accumulator."""
    weights, activations, acc = tensors = _tensors(kernel)
    (lanes, dtype), (*_, views, m, size) = _accumulator(kernel), weights.shape
    place = f"acc[0, 0, {lane_of_place(kernel)}]"
    update = _update(kernel, "weights[0, 0, {}, vp, vy]", "activations[0, 0, {}, vy]", place)
    read = f"{acc.every}, weights[0, 0, 0:{views}, vp, vy], activations[0, 0, 0:{activations.shape[2]}, vy]"
    name, symbol = block_name(kernel), inline_name(f"{kernel.symbol}_block")
    axes = {"p": ("S", m), "y": ("R", size)}
    description = grid_block("update", axes, [update], (read, acc.every))
    call = external(symbol, weights.pointer("r"), activations.pointer("r"), acc.pointer("rw"))
    register_intrinsic(name, tensors, description, call, block_ir(kernel, machine))
    zeros = [
        f"for l in range({lanes}):",
        '    with T.sblock("zero"):',
        f"        vl = T.axis.spatial({lanes}, l)",
        f"        acc[0, 0, vl] = T.{dtype}(0)",
    ]
    vector = [f"for l in T.vectorized({lanes}):", f"    acc[0, 0, l] = T.{dtype}(0)"]
    register_intrinsic(f"{name}.init", (acc,), zeros, vector)
    return Intrinsic(f"{name}.init", name, symbol)


@cache
def _kernels(folder: Path, isa: str, base: str) -> dict[str, Kernel]:
    """Return the library's block kernels for target ``base``, by intrinsic name."""
    found = {}
    for path in sorted((folder / isa).glob("*.json")):
        if kind_of(path) != MATMUL:
            continue
        try:
            kernel = read_kernel(path)
        except (UserError, VerificationError) as error:
            warnings.warn(f"{error}; it has no intrinsic", stacklevel=2)
            continue
        if kernel.certificate.target == base and kernel.certificate.block is not None:
            found[block_name(kernel)] = kernel
    return found


def _kernels_for(machine: CompileTarget) -> dict[str, Kernel]:
    """Return the block kernels that a machine runs: those of its target's base target."""
    return _kernels(library_folder(), machine.isa, machine.table.base(machine.target))


def intrinsics(target: Any = None) -> tuple[str, ...]:
    """Return the names that ``register`` takes for a target (``compile_target``), one per block kernel.

    Each name has an init form, ``NAME.init``. Operators register the tiles of kernel forms themselves,
    because the descriptions of tiles depend on the layer's shape. An invalid certificate is left out with a
    warning. Raises UserError.
    """
    return tuple(_kernels_for(compile_target(target)))


def register(target: Any = None, names: Iterable[str] | None = None) -> dict[str, Intrinsic]:
    """Register block kernels with TVM and return them by name. ``names``: default all of
    ``intrinsics(target)``. Each kernel is compiled to LLVM IR once (half a second). Raises UserError for an
    unknown name or target."""
    machine = compile_target(target)
    kernels = _kernels_for(machine)
    chosen = list(kernels) if names is None else list(names)
    unknown = [name for name in chosen if name not in kernels]
    if unknown:
        raise UserError(f"no intrinsic {unknown[0]!r} for {machine.name}: see synth.compiler.intrinsics()")
    return {name: block_intrinsic(kernels[name], machine) for name in chosen}
