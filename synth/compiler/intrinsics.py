"""Kernels as TVM tensor intrinsics: what they compute (description) and how they are called (implementation).

An intrinsic is registered when somebody asks for it, under a name that says which kernel it is:
``synth.avx2.a2w1_hybrid.panel.2x4.<shapes>`` for a tile of a panel kernel (shapes are part of a
description), ``synth.neon.a2w1_hybrid.m8n1k64`` for a block kernel. Each has an ``.init`` form.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from sketches.panel import Tile
from synth.compiler.ir import inline_name, tile_ir
from synth.compiler.machines import MachineTarget
from synth.compiler.tvmscript import parse
from synth.compiler.work import DONE
from synth.compiler.workload import Problem, product_access
from synth.library import Kernel


@dataclass(frozen=True)
class Intrinsic:
    """The registered names of a kernel's two forms, and its C function as TVM calls it."""

    init: str
    update: str
    symbol: str


def stem(kernel: Kernel) -> str:
    """``synth.neon.a2w1_hybrid`` with the target where the ISA has several."""
    spec = kernel.spec
    name = spec.name.rpartition("_")[0]
    target = f".{kernel.certificate.target}" if len(kernel.isa.targets) > 1 else ""
    return f"synth.{kernel.certificate.isa}{target}.{name}"


_REGISTERED: dict[str, tuple[str, str, str]] = {}
"""What each intrinsic of this process was registered with."""


def register_intrinsic(name: str, description: str, implementation: str, code: str = "") -> None:
    """Register (or replace) an intrinsic given as TVMScript texts; ``CODE`` in them is LLVM IR. One that is
    registered with the same texts stays."""
    from tvm.s_tir import TensorIntrin

    texts = (description, implementation, code)
    if _REGISTERED.get(name) == texts:
        return
    made = [parse(text, CODE=code) for text in texts[:2]]
    TensorIntrin.register(name, *made, override=True)
    _REGISTERED[name] = texts
    DONE["intrinsics"] += 1


def panel_intrinsic(problem: Problem, tile: Tile, machine: MachineTarget) -> Intrinsic:
    """Register a tile of the problem's panel kernel on blocks of ``tile`` size; both forms.

    The description is the product of ``synth.compiler.workload`` on one tile; TVM compares it with the
    scheduled loops, so a schedule that does something else does not get the kernel.
    """
    g, r, kernel, form = problem.geometry, problem.grid, problem.kernel, problem.form
    rows, columns = tile.registers * problem.rows, tile.columns
    (sh, sw), (dh, dw), (kh, kw) = r.strides, r.dilation, r.kernel
    height, width = dh * (kh - 1) + 1, (columns - 1) * sw + dw * (kw - 1) + 1
    shape = f"{kh}x{kw}x{problem.chunks}.s{sw}.d{dh}x{dw}.g{g.groups}.w{r.columns}"
    stored, column, chunks, words = form.facts.shape[0], form.facts.column, problem.chunks, form.per_word
    weights_at, packed_at = product_access(problem)
    weights_at = weights_at.replace("weights[vg, ", "weights[0, ")
    packed_at = packed_at.replace(f"packed[vi, vh * {sh} + ", "packed[0, ").replace("vg, vc", "0, vc")
    expression = form.expression(weights_at, packed_at)
    digest = hashlib.sha256(expression.encode()).hexdigest()[:8]
    name = f"{stem(kernel)}.{form.kind}.{tile.name}.{shape}.{digest}"
    symbol = inline_name(form.tile_symbol(tile))

    axes = (("vw", "S", columns), ("vm", "S", rows), ("vy", "R", kh), ("vx", "R", kw), ("vc", "R", chunks))
    # Stated, because TVM infers no more of the packed values than the sum reads, and the operator's block states all.
    one = "acc[0, 0, vw, 0, vm]"
    regions = (
        f"T.reads({one}, {weights_at.format(form.places)}, {packed_at.format(f'0:{column}')})",
        f"T.writes({one})",
    )
    sum_text = f'acc[0, 0, vw, 0, vm] = acc[0, 0, vw, 0, vm] + T.reinterpret("int32", {expression})'
    acc = f"(1, 1, {columns}, 1, {rows})"
    places = ", ".join(map(str, form.facts.shape[1:]))
    every_place = ", ".join(f"0:{size}" for size in form.facts.shape[1:])
    weights = f"(1, {tile.registers}, {kh * kw}, {chunks}, {stored}, {places})"
    packed = f"(1, {height}, {width}, 1, {chunks}, {column})"
    all_acc = f"acc[0, 0, 0:{columns}, 0, 0:{rows}]"
    all_packed = f"packed[0, 0:{height}, 0:{width}, 0, 0:{chunks}, 0:{column}]"
    all_weights = f"weights[0, 0:{tile.registers}, 0:{kh * kw}, 0:{chunks}, 0:{stored}, {every_place}]"
    head = "@T.prim_func(s_tir=True)\ndef {kind}(w: T.handle, p: T.handle, o: T.handle) -> None:\n"
    description = (
        head.format(kind="description")
        + f"""\
    weights = T.match_buffer(w, {weights}, "{form.facts.dtype}", offset_factor=1)
    packed = T.match_buffer(p, {packed}, "{form.facts.dtype}", offset_factor=1)
    acc = T.match_buffer(o, {acc}, "int32", offset_factor=1)
    with T.sblock("root"):
        T.reads({all_acc}, {all_weights}, {all_packed})
        T.writes({all_acc})
{_loops("update", axes, sum_text, regions)}"""
    )
    # Taps next to each other in a row lie next to each other in memory, weights and pixels: one run of chunks.
    taps, run = (1, kw * chunks) if dw == 1 and g.groups == 1 else (kw, chunks)
    inner = "".join(f"s{14 + n}, " for n in range(len(form.facts.shape[1:]) - 1))
    declared = "\n".join(f"    s{n} = T.int32()" for n in range(13 + len(form.facts.shape[1:])))
    implementation = (
        head.format(kind="implementation")
        + f"""\
{declared}
    weights = T.match_buffer(w, {weights}, "{form.facts.dtype}", strides=[s0, s1, s2, s3, s4, {inner}1], offset_factor=1)
    packed = T.match_buffer(p, {packed}, "{form.facts.dtype}", strides=[s5, s6, s7, s8, s9, 1], offset_factor=1)
    acc = T.match_buffer(o, {acc}, "int32", strides=[s10, s11, s12, s13, 1], offset_factor=1)
    with T.sblock("root"):
        T.reads({all_acc}, {all_weights}, {all_packed})
        T.writes({all_acc})
        with T.attr(T.int32(0), "pragma_import_llvm", CODE):
            T.evaluate(T.call_extern("int32", "{symbol}", weights.access_ptr("r"), packed.access_ptr("r"), acc.access_ptr("rw"), s12, {_words(f"{sw} * s7", words)}, {kh}, {_words(f"{dh} * s6", words)}, {taps}, {_words(f"{dw} * s7", words)}, {run}, {_words("s1", words)}))
"""
    )
    register_intrinsic(
        name, description, implementation, tile_ir(form.made.text, form.tile_symbol(tile), machine)
    )
    init = f"{stem(kernel)}.{form.kind}.{tile.name}.init"
    register_intrinsic(init, *_zero_fill(columns, rows, problem.rows))
    return Intrinsic(init, name, symbol)


def _words(elements: str, per_word: int) -> str:
    """A stride in elements as one in 32-bit words, as tiles count."""
    return elements if per_word == 1 else f"T.truncdiv({elements}, {per_word})"


def _loops(
    block: str, axes: tuple[tuple[str, str, int], ...], statement: str, regions: tuple[str, ...] = ()
) -> str:
    """Loops over ``axes`` = (block variable, "S" or "R", extent) around one block.

    TVM keeps loops of one step but gives them no block variable, and compares both.
    """
    real = [axis for axis in axes if axis[2] > 1]
    for name, _, extent in axes:
        if extent == 1:
            statement = re.sub(rf"\b{name}\b", "0", statement)
            regions = tuple(re.sub(rf"\b{name}\b", "0", region) for region in regions)
    loops = ", ".join(f"l{name}" for name, _, _ in axes)
    extents = ", ".join(str(extent) for *_, extent in axes)
    remaps = [f"{n} = T.axis.{'spatial' if k == 'S' else 'reduce'}({e}, l{n})" for n, k, e in real]
    body = "".join(f"                {line}\n" for line in [*remaps, *regions, statement])
    return f"""\
        for {loops} in T.grid({extents}):
            with T.sblock("{block}"):
{body}"""


def _zero_fill(columns: int, rows: int, lanes: int) -> tuple[str, str]:
    """Description and implementation of the init form: zeros, in registers of ``lanes``."""
    shape, every = f"(1, 1, {columns}, 1, {rows})", f"acc[0, 0, 0:{columns}, 0, 0:{rows}]"
    axes = (("vw", "S", columns), ("vm", "S", rows))
    description = f"""\
@T.prim_func(s_tir=True)
def description(o: T.handle) -> None:
    acc = T.match_buffer(o, {shape}, "int32", offset_factor=1)
    with T.sblock("root"):
        T.reads()
        T.writes({every})
{_loops("init", axes, "acc[0, 0, vw, 0, vm] = 0")}"""
    implementation = f"""\
@T.prim_func(s_tir=True)
def implementation(o: T.handle) -> None:
    t0 = T.int32()
    t1 = T.int32()
    t2 = T.int32()
    t3 = T.int32()
    acc = T.match_buffer(o, {shape}, "int32", strides=[t0, t1, t2, t3, 1], offset_factor=1)
    with T.sblock("root"):
        T.reads()
        T.writes({every})
        for w, m in T.grid({columns}, {rows // lanes}):
            for v in T.vectorized({lanes}):
                acc[0, 0, w, 0, m * {lanes} + v] = 0
"""
    return description, implementation
