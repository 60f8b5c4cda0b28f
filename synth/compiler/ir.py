"""A kernel's C as LLVM IR for TVM: one text per operator, so that TVM inlines it into the loops."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.metadata import version

from synth.compiler.machines import MachineTarget
from synth.emit.cache import cached
from synth.emit.cgen import BLOCK
from synth.emit.llvm_ir import compile_ir, ir_options
from synth.emit.matrices import TILE
from synth.emit.portable import with_header
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
    return _ir(source + _wrapper(TILE, symbol), machine)


def block_ir(kernel: Kernel, machine: MachineTarget) -> str:
    """The block function of a kernel as IR."""
    symbol = f"{kernel.symbol}_block"
    parameters = BLOCK.format(name=kernel.symbol, bits=kernel.program.accumulator_bits)
    text = parameters.partition("(")[2].rpartition(")")[0]
    names = _names(text)
    head = f"__attribute__((always_inline)) int32_t {inline_name(symbol)}({text})"
    call = f"{head} {{ {symbol}({names}); return 0; }}"
    # The block and the matrix driver are external in the C file; unused they are dropped by linkonce_odr.
    return _ir(with_header(kernel.isa, kernel.source) + call, machine)


def pack_ir(helpers: Sequence[Helper], machine: MachineTarget) -> str:
    """Packers, table builders and repacking kernels as IR."""
    source = helper_source(helpers, machine.isa, machine.target)
    prototypes = {helper.symbol: f"int32_t {{name}}({helper.parameters})" for helper in helpers}
    return _ir(source + "".join(_wrapper(prototypes[name], name) for name in sorted(prototypes)), machine)


def _wrapper(prototype: str, symbol: str) -> str:
    head = prototype.format(name=inline_name(symbol))
    return f"__attribute__((always_inline)) {head} {{ return {symbol}({_names(head)}); }}\n"


def _names(parameters: str) -> str:
    """The parameter names of a C prototype, with commas."""
    inside = parameters.partition("(")[2].rpartition(")")[0] or parameters
    found = [re.search(r"(\w+)\s*$", part) for part in inside.split(",")]
    return ", ".join(match.group(1) for match in found if match)


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
