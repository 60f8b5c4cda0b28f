"""Compiling and linking of TVM's code with the C around it: objects, shared libraries, emulator images. Also
the memory of an object on its target: flash and RAM as an embedded engineer counts them."""

from __future__ import annotations

import io
import os
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from elftools.elf.elffile import ELFFile

from isa_specs.architecture import Architecture
from synth.compiler.export_text import CProgram, TargetCode, constant_bytes, wrapper_text
from synth.compiler.machines import attributes_of, with_feature
from synth.emit.cache import cached
from synth.emit.targets import feature_flags, get_target
from synth.emit.threads import POOL
from synth.emit.toolchain import CompileError, find_compiler, run_compiler
from synth.errors import UserError
from synth.files import scratch_folder
from synth.processes import forked

#: Functions per object. To keep jumps off certain boundaries, LLVM on x86 moves all later code again and
#: again, which takes time quadratic in the object's size.
_FUNCTIONS = 8
RUNTIME = Path(__file__).with_name("runtime.c")
"""The C text in place of TVM's runtime; the text of the pool comes before it."""
_COMPILE = (
    "-std=gnu11 -O2 -g0 -fno-sanitize=undefined -fno-stack-protector -fno-unwind-tables "
    "-fno-asynchronous-unwind-tables -fomit-frame-pointer"
)
_BARE = ("-ffreestanding", "-fno-builtin", "-DSYNTH_BARE")
#: No names, no start-up. zig puts the stack first in memory, so that an overflow traps.
_MODULE_LINK = ("-s", "-Wl,--no-entry", "-Wl,-z,stack-size=262144")
_EXPORT = "-Wl,--export={}"
#: A page more, 4 GiB, is too large a number for zig.
MOST_PAGES = 65535
_SHARED_MEMORY = ("-Wl,--import-memory", "-Wl,--shared-memory", f"-Wl,--max-memory={MOST_PAGES << 16}")
#: A function that TVM adds to a module of one function. Nothing here calls it.
_UNCALLED = "__tvm_ffi_main"
#: ELF's flags SHF_ALLOC and SHF_EXECINSTR.
_ALLOCATED, _EXECUTED = 2, 4
# The functions that runtime.c defines. TVM's code calls each directly, or through a variable of the same name
# after two more underscores.
_PROVIDED = frozenset(
    ("TVMFFIErrorSetRaisedFromCStr", "TVMFFIErrorSetRaisedFromCStrParts", "TVMBackendAllocWorkspace",
     "TVMBackendFreeWorkspace", "TVMBackendParallelLaunch")
)  # fmt: skip


def link_program(
    program: CProgram, header: str, shared: bool, threads: bool, jobs: int = 1
) -> tuple[bytes, bytes | None, list[int]]:
    """Return a program's relocatable object, its shared library if ``shared``, and the size of each target's
    code in bytes. ``header``: text of NAME.h. ``threads``: with a POSIX thread pool. ``jobs``: processes that
    compile (``synth.processes.forked``). Raises UserError for a target of another machine, and for code that
    needs more of TVM's runtime."""
    machine = program.codes[0].target.machine
    with scratch_folder("synth-export-") as work:
        parts = _compile_tvm(program.codes, work, jobs)
        sizes, defined = [0] * len(program.codes), [set[str]() for _ in program.codes]
        for name, number in parts.items():
            image = (work / name).read_bytes()
            _check_object(image, machine, program.name)
            # Count the bytes that the program has in memory.
            sections = ELFFile(io.BytesIO(image)).iter_sections()
            sizes[number] += sum(part["sh_size"] for part in sections if part["sh_flags"] & _ALLOCATED)
            defined[number] |= _defined(image)
        common = ["common.o"] if program.leveled else []
        if common:
            _compile_common(program.codes[0], work / common[0])
            _check_apart(program.name, defined, _defined((work / common[0]).read_bytes()))
        flags = ["-fPIC", "-DSYNTH_THREADS"] if threads else ["-fPIC"]
        (work / "runtime.o").write_bytes(_runtime(machine, flags))
        name, linked, library = program.name, f"{program.name}.o", None
        _compile_wrapper(program, header, work, ["-fPIC"])
        # The order decides which weak definitions stay: see the end of runtime.c.
        objects = ["-r", "runtime.o", "wrapper.o", *common, *parts, "-o", linked]
        _zig(["-target", get_target(machine).zig_triple, *objects], machine, work)
        if shared:
            library = _link_shared(name, program.exports, machine, threads, [linked], work)
        return (work / linked).read_bytes(), library, sizes


def _compile_wrapper(program: CProgram, header: str, work: Path, flags: Sequence[str]) -> None:
    """Compile the C that calls the program's functions to wrapper.o. ``header``: text of NAME.h."""
    (work / f"{program.name}.h").write_text(header, encoding="utf-8")
    (work / "wrapper.c").write_text(wrapper_text(program), encoding="utf-8")
    (work / "constants.bin").write_bytes(constant_bytes(program))
    machine = program.codes[0].target.machine
    _zig([*_flags(machine), *flags, "-c", "wrapper.c"], machine, work)


def link_module(program: CProgram, header: str, jobs: int = 1, pages: int = 0) -> list[bytes]:
    """Return the WebAssembly module of a program for one level, and with ``pages`` a second one for several
    threads. The first imports nothing. The second imports its memory of that many pages at first. Both export
    the functions that run them and tell level and last error, and the end of static data. The second exports
    what workers need. ``header``, ``jobs``: as in ``link_program``. Raises UserError for code that needs more
    of TVM's runtime."""
    code, name = program.codes[0], program.name
    target = get_target(code.target.machine)
    flags = list[str]()
    if pages:
        shared = replace(code.target, tvm=with_feature(code.target.tvm, target.shared_memory))
        code, flags = replace(code, target=shared), [f"-m{target.shared_memory}"]
    with scratch_folder("synth-export-") as work:
        parts = _compile_tvm([code], work, jobs)
        (work / "runtime.o").write_bytes(_runtime(target.name, flags))
        (work / "bare.o").write_bytes(_runtime(target.name, [*_BARE, *flags]))
        _compile_wrapper(program, header, work, flags)
        functions = [program.entry, f"{name}_error", f"{name}_level", f"{name}_reset"]
        symbols = [*(symbol for symbol in functions if symbol in program.exports), "__heap_base"]
        # The order decides which weak definitions stay: see the end of runtime.c.
        objects = ["runtime.o", "wrapper.o", *parts, "bare.o"]
        modules = [_link_module(name, target, work, [*objects, *map(_EXPORT.format, symbols)])]
        if pages:
            (work / "runtime.o").write_bytes(_runtime(target.name, [*flags, "-DSYNTH_WORKERS"]))
            symbols += ["synth_rt_worker", "__stack_pointer", f"{name}_set_threads"]
            link = [*_SHARED_MEMORY, f"-Wl,--initial-memory={pages << 16}", *map(_EXPORT.format, symbols)]
            cpu = f"-mcpu={target.zig_cpu}+{target.shared_memory}+bulk_memory+mutable_globals"
            modules.append(_link_module(name, target, work, [cpu, *objects, *link]))
        return modules


def _link_module(name: str, target: Architecture, work: Path, link: Sequence[str]) -> bytes:
    module = f"module{target.modules}"
    link = [*_MODULE_LINK, *link, "-o", module]
    try:
        _zig(["-target", target.freestanding_triple, *link], target.name, work)
    except CompileError:
        # zig takes a minute to build the C library at first, which has more of the functions of floats.
        try:
            _zig(["-target", target.zig_triple, "-mexec-model=reactor", *link], target.name, work)
        except CompileError as error:
            raise _refusal(name, error, "a WebAssembly module does not have") from None
    return (work / module).read_bytes()


def _refusal(name: str, error: CompileError, problem: str) -> Exception:
    """Return the error of code that the linker refuses, as a UserError about an undefined symbol."""
    missing = re.search(r"undefined symbol: (\S+)", error.stderr)
    return UserError(f"{name}: needs {missing[1]}, which {problem}") if missing else error


def _compile_tvm(codes: Sequence[TargetCode], folder: Path, jobs: int) -> dict[str, int]:
    """Compile ``_FUNCTIONS`` functions per object file; return file names with their code's index."""
    import tvm

    from synth.compiler.lowering import compile_functions, divided

    parts = []
    for number, code in enumerate(codes):
        for target, functions in divided(code.functions, _with_vendor(code.target.tvm)):
            starts = range(0, len(functions), _FUNCTIONS)
            parts += [(number, target, dict(functions[start : start + _FUNCTIONS])) for start in starts]

    def compile_part(index: int) -> None:
        _, target, functions = parts[index]
        _write_object(compile_functions(tvm.IRModule(functions), target).mod, folder / f"code{index}.o")

    forked(compile_part, len(parts), jobs)
    return {f"code{index}.o": number for index, (number, _, _) in enumerate(parts)}


def _compile_common(code: TargetCode, file: Path) -> None:
    """Compile the helpers that TVM adds to every module (conversions of float16) for any processor of the
    architecture. The linker takes the first of several definitions for all levels."""
    import tvm

    from synth.compiler.lowering import compile_functions

    attributes = attributes_of(code.target.tvm).items()
    target = tvm.target.Target({key: value for key, value in attributes if key not in ("mcpu", "mattr")})
    _write_object(compile_functions(tvm.IRModule({}), _with_vendor(target)).mod, file)


def _write_object(module: Any, file: Path) -> None:
    """Write TVM's machine code to ``file``. Raises OSError. LLVM aborts the process if a disk is full, so it
    writes to a file in memory where the system has them."""
    if not hasattr(os, "memfd_create") or not os.path.isdir("/proc/self/fd"):
        module.write_to_file(str(file), "o")
        return
    with open(os.memfd_create(file.name), "rb") as memory:
        module.write_to_file(f"/proc/self/fd/{memory.fileno()}", "o")
        file.write_bytes(memory.read())


def _with_vendor(target: Any) -> Any:
    """Return the target with a triple of four parts. LLVM takes the second part of "armv7-linux-gnueabihf"
    for the vendor. Without an operating system it calls __divsi3 instead of the standard's __aeabi_idiv,
    which not every runtime library of 32-bit Arm has."""
    import tvm

    parts = str(target.attrs.get("mtriple", "")).split("-")
    if len(parts) != 3 or parts[1] != "linux":
        return target
    return tvm.target.Target({**attributes_of(target), "mtriple": f"{parts[0]}-unknown-linux-{parts[2]}"})


def _symbols(image: bytes) -> Iterable[tuple[str, bool, bool]]:
    """Yield (name, is undefined, is weak) of each global symbol of an ELF object."""
    table: Any = ELFFile(io.BytesIO(image)).get_section_by_name(".symtab")
    for symbol in table.iter_symbols():
        if symbol["st_info"]["bind"] != "STB_LOCAL":
            yield symbol.name, symbol["st_shndx"] == "SHN_UNDEF", symbol["st_info"]["bind"] == "STB_WEAK"


def _check_object(image: bytes, machine: str, name: str) -> None:
    architecture = ELFFile(io.BytesIO(image))["e_machine"]
    if architecture != get_target(machine).elf_machine:
        problem = f"the target compiles for {architecture}, not for {machine}"
        raise UserError(f"{name}: {problem}; give a target of that machine")
    for symbol, undefined, weak in _symbols(image):
        plain = symbol.removeprefix("__")
        if plain.startswith("TVM") and (undefined or weak) and plain not in _PROVIDED:
            raise UserError(
                f"{name}: the code needs {plain} of TVM's runtime, which an exported object lacks; "
                "remove packed calls and barriers from the function"
            )


def _defined(image: bytes) -> set[str]:
    return {symbol for symbol, undefined, _ in _symbols(image) if not undefined}


def _check_apart(name: str, defined: Sequence[set[str]], common: set[str]) -> None:
    """Raise RuntimeError if two levels define a symbol that no object before them defines. The linker takes
    one definition for all levels. A function of the wrong level may be illegal instructions."""
    count = Counter(symbol for symbols in defined for symbol in symbols)
    twice = {symbol for symbol, times in count.items() if times > 1} - common - {_UNCALLED}
    wrong = sorted(symbol for symbol in twice if symbol.removeprefix("__") not in _PROVIDED)
    if wrong:
        raise RuntimeError(f"{name}: two levels define {', '.join(wrong)}")


def _zig(arguments: Sequence[str], machine: str, folder: Path) -> None:
    run_compiler(find_compiler(machine, "zig"), arguments, folder)


def _flags(machine: str, triple: str | None = None, features: Sequence[str] = ()) -> list[str]:
    target = get_target(machine)
    flags = feature_flags(target, features, True)
    return [*_COMPILE.split(), *target.flags, *flags, "-target", triple or target.zig_triple]


def compile_object(text: str, machine: str, features: Sequence[str]) -> bytes:
    """Return the object file of a C text, compiled with ``features`` or cached. Raises CompileError."""
    flags = [*_flags(machine, features=features), "-fPIC", "-Wall", "-Wextra", "-Werror"]
    return _object(text, machine, flags)


def _runtime(machine: str, flags: Sequence[str]) -> bytes:
    """Return the object of ``runtime_text``, compiled with ``flags`` and those of the machine."""
    return _object(runtime_text(), machine, [*_flags(machine), *flags])


def runtime_text() -> str:
    """Return the C text of the thread pool and of the functions that replace TVM's runtime."""
    return "\n".join(path.read_text(encoding="utf-8") for path in (POOL, RUNTIME))


def _object(text: str, machine: str, flags: Sequence[str]) -> bytes:
    compiler = find_compiler(machine, "zig")

    def make() -> bytes:
        with scratch_folder("synth-export-") as work:
            (work / "text.c").write_text(text, encoding="utf-8")
            run_compiler(compiler, [*flags, "-c", "text.c"], work)
            return (work / "text.o").read_bytes()

    return cached("objects", [*compiler.key, *flags, text], ".o", make)


def link_library(
    name: str, machine: str, threads: bool, objects: Sequence[bytes], text: str, exports: Sequence[str]
) -> bytes:
    """Return a shared library, soname libNAME.so, of objects and a C text that calls them. ``exports``:
    visible symbols. ``threads``: link POSIX threads and keep the library loaded."""
    with scratch_folder("synth-export-") as work:
        (work / "text.c").write_text(text, encoding="utf-8")
        _zig([*_flags(machine), "-Wall", "-Wextra", "-Werror", "-fPIC", "-c", "text.c"], machine, work)
        names = [f"object{number}.o" for number in range(len(objects))]
        for file, image in zip(names, objects, strict=True):
            (work / file).write_bytes(image)
        return _link_shared(name, exports, machine, threads, ["text.o", *names], work)


def _link_shared(
    name: str, exports: Sequence[str], machine: str, threads: bool, objects: Sequence[str], work: Path
) -> bytes:
    (work / "exports.map").write_text(f"{{ global: {'; '.join(exports)}; local: *; }};\n")
    target = get_target(machine)
    link = ["-target", target.zig_triple, "-shared", "-s", "-Wl,--version-script=exports.map"]
    link += [f"-Wl,-soname,lib{name}.so", "-Wl,-z,defs"]
    if threads:
        link += ["-lpthread", "-Wl,-z,nodelete"]  # the threads of the pool run its code for ever
    if target.pointer_bits == 64:
        link += ["-nostdlib", "-lc", "-lm"]
    else:
        # On 32-bit Arm, division and the like are functions, which zig builds once (about 20 s).
        link += [*feature_flags(target, (), True), "-lm"]
    _zig([*link, *objects, "-o", "out.so"], machine, work)
    return (work / "out.so").read_bytes()


def link_bare(name: str, machine: str, code: bytes, entry: str) -> bytes:
    """Return a static ELF image of the object ``code`` and the C text ``entry``, which calls the object. The
    image needs no operating system; runtime.c is its C library. Raises UserError for an undefined symbol."""
    with scratch_folder("synth-bare-") as work:
        runtime = _runtime(machine, _BARE)
        (work / "bare.o").write_bytes(runtime)
        (work / "code.o").write_bytes(code)
        (work / "entry.c").write_text(entry, encoding="utf-8")
        needed = {symbol for symbol, undefined, weak in _symbols(code) if undefined and not weak}
        # zig's compiler runtime (64-bit division, conversions, some of libm) takes seconds to build at first.
        needs_zig = bool(needed - _defined(runtime))
        link = _flags(machine, get_target(machine).freestanding_triple if needs_zig else None)
        link += ["-ffreestanding", "-static", "-Wl,-e,0", "-Wl,--no-gc-sections"]
        link += [] if needs_zig else ["-nostdlib"]
        try:
            _zig([*link, "entry.c", "code.o", "bare.o", "-o", "image.elf"], machine, work)
        except CompileError as error:
            raise _refusal(name, error, "is not there in the emulator") from None
        return (work / "image.elf").read_bytes()


@dataclass(frozen=True)
class Footprint:
    """Bytes of a program without the C library and the arguments. In flash: machine ``code``, ``constants``
    of the model, and ``tables``, other read-only data. In RAM: the ``arena``, ``workspaces``, other
    ``variables``, and the ``stack`` of a run, None if it was not measured."""

    code: int
    constants: int
    tables: int
    arena: int
    workspaces: int
    variables: int
    stack: int | None = None

    @property
    def flash(self) -> int:
        return self.code + self.constants + self.tables

    @property
    def ram(self) -> int:
        return self.arena + self.workspaces + self.variables + (self.stack or 0)


def footprint(image: bytes, arena: int, workspaces: int) -> Footprint:
    """Return the memory of an object file whose variables include ``arena`` and ``workspaces`` bytes."""
    code = read_only = written = constants = 0
    for section in ELFFile(io.BytesIO(image)).iter_sections():
        flags, size = section["sh_flags"], section["sh_size"]
        if not flags & _ALLOCATED:
            continue
        if flags & _EXECUTED:
            code += size
        elif section.name.startswith(".rodata.synth"):
            constants += size
        elif section["sh_type"] == "SHT_NOBITS" or section.name == ".data":
            written += size
        else:
            read_only += size
    return Footprint(code, constants, read_only, arena, workspaces, max(0, written - arena - workspaces))
