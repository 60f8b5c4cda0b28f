"""C to LLVM IR, by the compiler that writes what TVM reads."""

from __future__ import annotations

from collections.abc import Sequence

from synth.emit.targets import feature_flags, get_target
from synth.emit.toolchain import COMMON, PreparedHeaders, find_compiler
from synth.files import scratch_folder


def ir_options(target: str, features: Sequence[str] = (), defines: Sequence[str] = ()) -> list[str]:
    """The compiler's options of ``compile_ir``: what its result depends on beside the source."""
    chosen = get_target(target)
    flags = ["-target", chosen.zig_triple, *feature_flags(chosen, features, True), *chosen.flags, *COMMON]
    return [*flags, "-O3", *(f"-D{define}" for define in defines)]


def compile_ir(source: str, target: str, features: Sequence[str] = (), defines: Sequence[str] = ()) -> str:
    """One C text to optimized LLVM IR as text, by zig's clang (system compilers may speak another LLVM's IR).

    Raises UserError where ziglang is missing, CompileError where the compiler rejects the source.
    """
    compiler = find_compiler(target, "zig")
    with scratch_folder("synth-ir-") as folder:
        (folder / "unit.c").write_text(source, encoding="utf-8")
        prepared = PreparedHeaders(compiler, ir_options(target, features, defines), folder)
        prepared.compile(["-emit-llvm", "-S", "unit.c", "-o", "unit.ll"], source)
        return (folder / "unit.ll").read_text(encoding="utf-8")
