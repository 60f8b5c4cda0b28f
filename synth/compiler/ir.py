"""A kernel's C as LLVM IR for TVM: one text per operator, so that TVM inlines it into the loops."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from importlib.metadata import version

from synth.compiler.machines import MachineTarget
from synth.emit.cache import cached
from synth.emit.cgen import block_function
from synth.emit.llvm_ir import compile_ir, ir_options
from synth.emit.matrices import TILE
from synth.emit.portable import with_header
from synth.emit.text import CFunction
from synth.library.kernels import Kernel
from synth.library.rows import Helper, helper_source

#: What ``portable_ir`` replaces, as regular expressions.
_PORTABLE = (
    (r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', ""),
    (r"^define (dso_local )?(?!internal|linkonce|weak|private)", "define linkonce_odr "),
    (r"^(source_filename|target triple) = .*$\n?", ""),
)


def inline_name(symbol: str) -> str:
    """The name under which TVM calls a C function that is to be inlined."""
    return f"{symbol}_inline"


def tile_ir(source: str, symbol: str, machine: MachineTarget) -> str:
    """The tile ``symbol`` of a form's C as IR."""
    return _ir(source + _wrapper(TILE.named(symbol)), machine)


def block_ir(kernel: Kernel, machine: MachineTarget) -> str:
    """The block function of a kernel as IR."""
    block = block_function(kernel.symbol, kernel.program.accumulator_bits)
    head = replace(block, returns="int32_t", name=inline_name(block.name)).head
    call = f"__attribute__((always_inline)) {head} {{ {block.name}({block.arguments}); return 0; }}"
    # The block and the matrix driver are external in the C file; unused they are dropped by linkonce_odr.
    return _ir(with_header(kernel.isa, kernel.source) + call, machine)


def pack_ir(helpers: Sequence[Helper], machine: MachineTarget) -> str:
    """Packers, table builders and repacking kernels as IR."""
    source = helper_source(helpers, machine.isa, machine.target)
    packers = {helper.symbol: CFunction("int32_t", helper.symbol, helper.parameters) for helper in helpers}
    return _ir(source + "".join(_wrapper(packers[name]) for name in sorted(packers)), machine)


def _wrapper(function: CFunction) -> str:
    head = function.named(inline_name(function.name)).head
    return f"__attribute__((always_inline)) {head} {{ return {function.name}({function.arguments}); }}\n"


def _ir(source: str, machine: MachineTarget) -> str:
    """Compile, through a cache on disk that is keyed by the text, the target and the compiler."""
    defines = ("SYNTH_TILE=static __attribute__((unused))", "SYNTH_TILES_ONLY=1")

    def make() -> bytes:
        return portable_ir(compile_ir(source, machine.machine, machine.features, defines)).encode()

    options = ir_options(machine.machine, machine.features, defines)
    parts = [source, version("ziglang"), *options, *(f"{old}={new}" for old, new in _PORTABLE)]
    return cached("ir", parts, ".ll", make).decode()


def portable_ir(text: str) -> str:
    """IR that TVM may link several times and inline anywhere.

    Without the processor's name and features on each function it takes those of TVM's own target; as
    linkonce_odr a second copy is merged and an unused one dropped.
    """
    for old, new in _PORTABLE:
        text = re.sub(old, new, text, flags=re.M)
    return text
