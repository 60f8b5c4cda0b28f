"""Block kernels as TVM tensor intrinsics, and a matrix product over their packed blocks to use them in."""

from __future__ import annotations

from typing import Any

from sketches.corrections import accumulator_blocks, pair_multipliers
from sketches.views import plane_parts
from synth.compiler.form import sum_text
from synth.compiler.intrinsics import Intrinsic, register_intrinsic, stem
from synth.compiler.ir import block_ir, inline_name
from synth.compiler.machines import MachineTarget
from synth.compiler.tvmscript import parse
from synth.errors import UserError
from synth.forms.layers import Count
from synth.library import Kernel


def block_name(kernel: Kernel) -> str:
    """``synth.neon.aarch64.a2w1_hybrid.m8n1k64``."""
    spec = kernel.spec
    return f"{stem(kernel)}.m{spec.m}n1k{spec.k}"


def lane_of_place(kernel: Kernel) -> str:
    """The accumulator lane of the row stored at place ``vp``, as an expression of its bits.

    Raises UserError where the kernel's order of rows is no permutation of them.
    """
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
    """Lanes and type of the accumulator."""
    program = kernel.program
    lanes = program.accumulator_registers * kernel.isa.vector_bits // program.accumulator_bits
    return lanes, f"uint{program.accumulator_bits}"


def _update(kernel: Kernel, weights: str, activations: str, acc: str) -> str:
    """The statement that adds one byte of K of one row."""
    program, spec = kernel.program, kernel.spec
    multipliers = pair_multipliers(spec, program)
    parts = plane_parts(kernel.isa, program, spec.weights.bits)
    # A term of the program may be scaled already; as a description it counts by its pair's multiplier.
    step = (
        Count(t, multipliers[t.weight_plane, t.activation_plane], parts[t.weight_plane])
        for t in program.terms
        if t.register == 0
    )
    expression = sum_text(step, weights, activations, 8)
    _, dtype = _accumulator(kernel)
    value = expression if dtype == "uint32" else f'T.Cast("{dtype}", {expression})'
    return f"{acc} = {acc} + {value}"


def block_workload(kernel: Kernel, m_blocks: int, columns: int, k_blocks: int) -> Any:
    """``acc[n, m block, lane]`` over packed blocks (``Kernel.pack_weights`` and ``pack_activations``), as a
    PrimFunc of (weights uint8 [m_blocks, k_blocks, views, m, bytes], activations uint8 [columns, k_blocks,
    planes, bytes], acc). Raises UserError where there are more blocks along K than a lane of acc takes."""
    spec, program = kernel.spec, kernel.program
    if k_blocks > accumulator_blocks(program):
        raise UserError(
            f"{kernel.certificate.name}: {k_blocks} blocks along K, its accumulator takes {accumulator_blocks(program)}; "
            "split K"
        )
    lanes, dtype = _accumulator(kernel)
    place = f"acc[vn, vb, {lane_of_place(kernel)}]"
    update = _update(kernel, "weights[vb, vk, {}, vp, vy]", "activations[vn, vk, {}, vy]", place)
    views, planes, size = len(program.views), spec.activations.bits, spec.row_bytes
    return parse(f"""\
@T.prim_func(s_tir=True)
def main(weights: T.Buffer(({m_blocks}, {k_blocks}, {views}, {spec.m}, {size}), "uint8"), activations: T.Buffer(({columns}, {k_blocks}, {planes}, {size}), "uint8"), acc: T.Buffer(({columns}, {m_blocks}, {lanes}), "{dtype}")):
    T.func_attr({{"global_symbol": "main", "tirx.noalias": True}})
    for n, b, l in T.grid({columns}, {m_blocks}, {lanes}):
        with T.sblock("zero"):
            vn, vb, vl = T.axis.remap("SSS", [n, b, l])
            acc[vn, vb, vl] = T.{dtype}(0)
    for n, b, k, p, y in T.grid({columns}, {m_blocks}, {k_blocks}, {spec.m}, {size}):
        with T.sblock("product"):
            vn, vb, vk, vp, vy = T.axis.remap("SSRSR", [n, b, k, p, y])
            T.reads(acc[vn, vb, 0:{lanes}], weights[vb, vk, 0:{views}, vp, vy], activations[vn, vk, 0:{planes}, vy])
            T.writes(acc[vn, vb, 0:{lanes}])
            {update}
""")


def block_intrinsic(kernel: Kernel, machine: MachineTarget) -> Intrinsic:
    """Register a block kernel: the update of one block, and the init form that clears its accumulator."""
    spec, program = kernel.spec, kernel.program
    lanes, dtype = _accumulator(kernel)
    views, planes, size = len(program.views), spec.activations.bits, spec.row_bytes
    update = _update(
        kernel,
        "weights[0, 0, {}, vp, vy]",
        "activations[0, 0, {}, vy]",
        f"acc[0, 0, {lane_of_place(kernel)}]",
    )
    name, symbol = block_name(kernel), inline_name(f"{kernel.symbol}_block")
    head = "@T.prim_func(s_tir=True)\ndef {}(w: T.handle, a: T.handle, o: T.handle) -> None:\n"
    regions = f"""\
        T.reads(acc[0, 0, 0:{lanes}], weights[0, 0, 0:{views}, 0:{spec.m}, 0:{size}], activations[0, 0, 0:{planes}, 0:{size}])
        T.writes(acc[0, 0, 0:{lanes}])
"""

    def buffers(strided: bool) -> str:
        text = ""
        for handle, buffer, shape, kind, inner in (
            ("w", "weights", f"(1, 1, {views}, {spec.m}, {size})", "uint8", (spec.m * size, size, 1)),
            ("a", "activations", f"(1, 1, {planes}, {size})", "uint8", (size, 1)),
            ("o", "acc", f"(1, 1, {lanes})", dtype, (1,)),
        ):
            names = [f"s_{buffer}{n}" for n in range(2)]
            strides = ""
            if strided:
                text += "".join(f"    {n} = T.int32()\n" for n in names)
                strides = f", strides=[{', '.join([*names, *map(str, inner)])}]"
            text += f'    {buffer} = T.match_buffer({handle}, {shape}, "{kind}"{strides}, offset_factor=1)\n'
        return text

    description = (
        head.format("description")
        + buffers(False)
        + f"""\
    with T.sblock("root"):
{regions}\
        for lp, ly in T.grid({spec.m}, {size}):
            with T.sblock("update"):
                vp, vy = T.axis.remap("SR", [lp, ly])
                T.reads(acc[0, 0, 0:{lanes}], weights[0, 0, 0:{views}, vp, vy], activations[0, 0, 0:{planes}, vy])
                T.writes(acc[0, 0, 0:{lanes}])
                {update}
"""
    )
    implementation = (
        head.format("implementation")
        + buffers(True)
        + f"""\
    with T.sblock("root"):
{regions}\
        with T.attr(T.int32(0), "pragma_import_llvm", CODE):
            T.evaluate(T.call_extern("int32", "{symbol}", weights.access_ptr("r"), activations.access_ptr("r"), acc.access_ptr("rw")))
"""
    )
    register_intrinsic(name, description, implementation, block_ir(kernel, machine))
    init = f"{name}.init"
    zero = (
        "@T.prim_func(s_tir=True)\ndef {}(o: T.handle) -> None:\n{}"
        + f"""\
    with T.sblock("root"):
        T.reads()
        T.writes(acc[0, 0, 0:{lanes}])
"""
    )
    plain = f'    acc = T.match_buffer(o, (1, 1, {lanes}), "{dtype}", offset_factor=1)\n'
    strided = (
        "    s0 = T.int32()\n    s1 = T.int32()\n"
        f'    acc = T.match_buffer(o, (1, 1, {lanes}), "{dtype}", strides=[s0, s1, 1], offset_factor=1)\n'
    )
    loops = f"""\
        for l in range({lanes}):
            with T.sblock("zero"):
                vl = T.axis.spatial({lanes}, l)
                acc[0, 0, vl] = T.{dtype}(0)
"""
    vector = f"        for l in T.vectorized({lanes}):\n            acc[0, 0, l] = T.{dtype}(0)\n"
    register_intrinsic(
        init, zero.format("description", plain) + loops, zero.format("implementation", strided) + vector
    )
    return Intrinsic(init, name, symbol)
