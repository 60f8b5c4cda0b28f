"""Kernels as LLVM IR, one text per operator, which TVM inlines into the operator's loops."""

from __future__ import annotations

import re
from collections.abc import Sequence

from synth.compiler.machines import CompileTarget
from synth.emit.cache import cached
from synth.emit.llvm_ir import compile_ir, ir_options
from synth.emit.matrices import TILE
from synth.emit.text import CFunction
from synth.emit.toolchain import find_compiler
from synth.library.rows import Helper, helper_source

#: Regular expressions, each with the text that ``portable_ir`` puts in its place.
_PORTABLE = (
    (r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', ""),
    (r"^define (dso_local )?(?!internal|linkonce|weak|private)", "define linkonce_odr "),
    (r"^(source_filename|target triple) = .*$\n?", ""),
)


def inline_name(symbol: str) -> str:
    """Return the name by which TVM calls an inlined C function."""
    return f"{symbol}_inline"


def tile_ir(source: str, symbol: str, machine: CompileTarget) -> str:
    """Return the tile function ``symbol`` of the C text ``source`` as LLVM IR."""
    return _ir(source + _wrapper(TILE.named(symbol)), machine)


def pack_ir(helpers: Sequence[Helper], machine: CompileTarget) -> str:
    """Return ``helpers`` (packing, building of tables, repacking) as one text of LLVM IR."""
    source = helper_source(helpers, machine.isa, machine.target)
    packers = {helper.symbol: CFunction("int32_t", helper.symbol, helper.parameters) for helper in helpers}
    return _ir(source + "".join(_wrapper(packers[name]) for name in sorted(packers)), machine)


def _wrapper(function: CFunction) -> str:
    head = function.named(inline_name(function.name)).head
    return f"__attribute__((always_inline)) {head} {{ return {function.name}({function.arguments}); }}\n"


def _ir(source: str, machine: CompileTarget) -> str:
    """Compile C to LLVM IR. The disk cache is keyed by the C text, the target and the compiler."""
    defines = ("SYNTH_TILE=static __attribute__((unused))", "SYNTH_TILES_ONLY=1")

    def make() -> bytes:
        return portable_ir(compile_ir(source, machine.machine, machine.features, defines)).encode()

    options = ir_options(machine.machine, machine.features, defines)
    compiler = find_compiler(machine.machine, "zig")
    parts = [source, compiler.release, *options, *(f"{old}={new}" for old, new in _PORTABLE)]
    return cached("ir", parts, ".ll", make).decode()


def portable_ir(text: str) -> str:
    """Return the LLVM IR ``text``, changed so that TVM may link it several times and inline it anywhere.
    Functions lose the attributes of a processor, so TVM's target supplies them. Functions become
    linkonce_odr: the linker keeps one of several definitions and drops unused ones."""
    for old, new in _PORTABLE:
        text = re.sub(old, new, text, flags=re.M)
    return text
