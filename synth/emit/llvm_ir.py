"""Compilation of C to LLVM IR of the version that TVM reads."""

from __future__ import annotations

from collections.abc import Sequence

from synth.emit.targets import feature_flags, get_target
from synth.emit.toolchain import COMMON, PreparedHeaders, find_compiler
from synth.files import scratch_folder


def ir_options(target: str, features: Sequence[str] = (), defines: Sequence[str] = ()) -> list[str]:
    """Return the compiler options of ``compile_ir``, which determine its result together with the source."""
    chosen = get_target(target)
    flags = ["-target", chosen.zig_triple, *feature_flags(chosen, features, True), *chosen.flags, *COMMON]
    return [*flags, "-O3", *(f"-D{define}" for define in defines)]


def compile_ir(source: str, target: str, features: Sequence[str] = (), defines: Sequence[str] = ()) -> str:
    """Return optimized LLVM IR, as text, of a C file, by zig's clang. System compilers may write IR of
    another LLVM version. Raises UserError without ziglang, and CompileError."""
    compiler = find_compiler(target, "zig")
    with scratch_folder("synth-ir-") as folder:
        (folder / "unit.c").write_text(source, encoding="utf-8")
        prepared = PreparedHeaders(compiler, ir_options(target, features, defines), folder)
        prepared.compile(["-emit-llvm", "-S", "unit.c", "-o", "unit.ll"], source)
        return (folder / "unit.ll").read_text(encoding="utf-8")
