"""One compiled TVM function as C: an object file, a header and a shared library that need no Python and no TVM."""

from __future__ import annotations

import io
import os
import re
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from elftools.elf.elffile import ELFFile
from numpy.typing import NDArray

from synth.compiler.export_text import (
    ALIGNMENT,
    TYPES,
    Parameter,
    check_identifiers,
    header_text,
    prototypes,
    wrapper_text,
)
from synth.emit.emulator import EMULATED_FEATURES, MAX_ARGUMENTS, Emulator
from synth.emit.native import NativeLibrary
from synth.emit.targets import feature_flags, get_target
from synth.emit.toolchain import CompileError, find_compiler
from synth.errors import UserError
from synth.files import prepare_folder

__all__ = ["ALIGNMENT", "Exported", "Parameter", "export_c", "run_emulated", "run_native"]

_RUNTIME = Path(__file__).with_name("runtime.c")
_MACHINES = {"x86_64": "EM_X86_64", "aarch64": "EM_AARCH64", "armv7": "EM_ARM"}
_FREESTANDING = {"aarch64": "aarch64-freestanding-none", "armv7": "arm-freestanding-eabihf"}
# What runtime.c defines; TVM's code calls each directly or through a variable with two more underscores.
_PROVIDED = frozenset(
    [
        "TVMFFIErrorSetRaisedFromCStr",
        "TVMFFIErrorSetRaisedFromCStrParts",
        "TVMBackendAllocWorkspace",
        "TVMBackendFreeWorkspace",
        "TVMBackendParallelLaunch",
        "TVMBackendParallelBarrier",
    ]
)


@dataclass(frozen=True)
class Exported:
    """What ``export_c`` wrote: ``object`` (NAME.o), ``header`` (NAME.h), ``library`` (libNAME.so or None).

    ``parameters`` are all parameters, without the data of the constants (``constants`` names them).
    """

    name: str
    machine: str
    parameters: tuple[Parameter, ...]
    constants: tuple[str, ...]
    object: Path
    header: Path
    library: Path | None
    threads: bool

    @property
    def arguments(self) -> tuple[Parameter, ...]:
        """The arguments of the C function, in order."""
        return tuple(p for p in self.parameters if p.name not in self.constants)


def export_c(
    module: Any,
    tvm_target: Any,
    machine: str,
    name: str,
    parameters: Sequence[Parameter],
    folder: Path,
    shared: bool = True,
    threads: bool = False,
) -> Exported:
    """Compile ``module`` (a tvm IRModule whose one PrimFunc is "main", scheduled) to NAME.o, NAME.h, libNAME.so.

    ``tvm_target`` is a tvm Target for ``machine`` ("x86_64", "aarch64", "armv7": Linux, hard float on armv7);
    it decides the CPU features, which must suffice for the code (TVM ends the process otherwise).
    The C function ``int32_t NAME(...)`` takes the non-constant ``parameters`` in order. With ``threads``
    parallel loops run on a pool of POSIX threads, of the size that ``NAME_set_threads`` sets; else serially.

    Raises UserError for a parameter that does not fit the function, a name that is no C identifier, a target of
    another machine, code that needs more of TVM's runtime, a folder that cannot be written, or no ziglang.
    """
    get_target(machine)
    function = _function(module, name)
    check_identifiers(name, parameters)
    _check_parameters(function, name, parameters)
    if machine == "armv7" and str(tvm_target.attrs.get("mfloat-abi", "")) != "hard":
        raise UserError(f"{name}: the target of armv7 must say 'mfloat-abi': 'hard'")
    prepare_folder(folder)
    header = header_text(name, machine, tvm_target, parameters, threads)
    library: bytes | None = None
    with tempfile.TemporaryDirectory(prefix="synth-export-", ignore_cleanup_errors=True) as temporary:
        work = Path(temporary)
        symbol = f"{name}_tvm"
        _compile_tvm(function, tvm_target, symbol, work / "code.o")
        _check_object((work / "code.o").read_bytes(), machine, name)
        (work / f"{name}.h").write_text(header, encoding="utf-8")
        (work / "wrapper.c").write_text(wrapper_text(name, symbol, parameters), encoding="utf-8")
        (work / "runtime.c").write_bytes(_RUNTIME.read_bytes())
        for index, parameter in enumerate(parameters):
            if parameter.constant is not None:
                data = np.ascontiguousarray(parameter.constant)
                (work / f"constant{index}.bin").write_bytes(
                    data.astype(data.dtype.newbyteorder("<")).tobytes()
                )
        _zig(
            [*_flags(machine), "-fPIC", *(["-DSYNTH_THREADS"] if threads else []), "-c", "runtime.c"],
            machine,
            work,
        )
        _zig([*_flags(machine), "-fPIC", "-c", "wrapper.c"], machine, work)
        # The order decides whose weak definitions stay: see the end of runtime.c.
        objects = ["runtime.o", "wrapper.o", "code.o"]
        _zig(
            ["-target", get_target(machine).zig_triple, "-r", *objects, "-o", f"{name}.o"],
            machine,
            work,
        )
        if shared:
            library = _link_shared(name, machine, threads, work)
        code = (work / f"{name}.o").read_bytes()
    plain = tuple(Parameter(p.name, tuple(p.shape), p.dtype, p.output) for p in parameters)
    return Exported(
        name,
        machine,
        plain,
        tuple(p.name for p in parameters if p.constant is not None),
        _write(folder / f"{name}.o", code),
        _write(folder / f"{name}.h", header.encode()),
        None if library is None else _write(folder / f"lib{name}.so", library),
        threads,
    )


def run_native(exported: Exported, *arrays: NDArray[Any], count: int = 1) -> tuple[NDArray[Any], ...]:
    """Call the function in the shared library on this computer, with ``count`` threads.

    ``arrays`` are the inputs (parameters that are neither constant nor output), in order; returns the outputs,
    in order, with the declared shapes and dtypes.

    Raises UserError for arrays that do not fit or a library that is absent or for another machine, RuntimeError
    where the function returns an error.
    """
    if exported.library is None:
        raise UserError(f"{exported.name}: exported without a library; export it with shared=True")
    values, outputs = _place(exported, arrays)
    name = exported.name
    declared = prototypes(name, [p for p in exported.parameters if p.name not in exported.constants])
    library = NativeLibrary(exported.library, declared)
    library.call(f"{name}_set_threads", count)
    status = int(library.call(name, *values))
    if status:
        raise RuntimeError(f"{name}: returned {status}")
    return outputs


def run_emulated(
    exported: Exported, *arrays: NDArray[Any], heap: int = 16 << 20
) -> tuple[tuple[NDArray[Any], ...], int]:
    """Call the function of the object file in the emulator (aarch64, armv7); see ``run_native`` for the arrays.

    Returns the outputs and the number of instructions executed, runtime and C library included. Workspaces
    come from ``heap`` bytes.

    Raises UserError for arrays that do not fit, a machine that is not emulated, or a symbol that no C library
    here has, RuntimeError where the function returns an error, EmulationError for a fault.
    """
    if exported.machine not in EMULATED_FEATURES:
        raise UserError(
            f"{exported.name}: {exported.machine} is not emulated; use run_native on such a computer"
        )
    values, outputs = _place(exported, arrays)
    if len(values) > MAX_ARGUMENTS - 2:
        raise UserError(
            f"{exported.name}: {len(values)} arguments; the emulator passes {MAX_ARGUMENTS - 2} at most"
        )
    emulator = Emulator(_link_bare(exported), exported.machine)
    # The heap comes as an argument: as static data the emulator would map it page by page, which takes seconds.
    memory = np.empty(heap, np.uint8)
    result = emulator.call("synth_emulate", memory, heap, *values)
    if result.int32:
        raise RuntimeError(f"{exported.name}: returned {result.int32}")
    return outputs, result.instructions or 0


def _function(module: Any, name: str) -> Any:
    import tvm

    functions = {variable.name_hint: function for variable, function in module.functions.items()}
    if list(functions) != ["main"] or not isinstance(functions["main"], tvm.tirx.PrimFunc):
        raise UserError(f"{name}: the module has {sorted(functions)}; give one with a single PrimFunc 'main'")
    return functions["main"]


def _check_parameters(function: Any, name: str, parameters: Sequence[Parameter]) -> None:
    import tvm

    if len(function.params) != len(parameters):
        raise UserError(
            f"{name}: {len(parameters)} parameters given, the function has {len(function.params)}"
        )
    for buffer, given in zip(function.params, parameters, strict=True):
        where = f"{name}: parameter {given.name!r}"
        if given.dtype not in TYPES:
            raise UserError(f"{where}: dtype {given.dtype!r} has no C type; choose one of {', '.join(TYPES)}")
        if not isinstance(buffer, tvm.tirx.Buffer):
            raise UserError(f"{where}: the function's {buffer.name} is no buffer; make it one")
        if not all(isinstance(extent, tvm.tirx.IntImm) for extent in buffer.shape):
            raise UserError(f"{where}: the function's {buffer.name} has no fixed shape; give it one")
        shape = tuple(int(extent) for extent in buffer.shape)
        if shape != tuple(given.shape) or str(buffer.dtype) != given.dtype:
            raise UserError(
                f"{where} is {given.dtype}{list(given.shape)}, the function has {buffer.dtype}{list(shape)}"
            )
        if 0 in shape:
            raise UserError(f"{where}: shape {list(shape)} has no elements; drop the parameter")
        if int(buffer.data_alignment) > ALIGNMENT:
            raise UserError(f"{where}: alignment {buffer.data_alignment}; at most {ALIGNMENT} is supported")
        if given.constant is not None:
            if given.output:
                raise UserError(f"{where} is both an output and a constant; it can be one of them")
            _check_array(where, given.constant, given)
    if not any(p.output for p in parameters):
        raise UserError(f"{name}: no parameter is an output; mark one with output=True")


def _check_array(where: str, array: Any, wanted: Parameter) -> None:
    found = f"{array.dtype}{list(array.shape)}" if isinstance(array, np.ndarray) else type(array).__name__
    if found != f"{wanted.dtype}{list(wanted.shape)}":
        raise UserError(f"{where}: got {found}, needs {wanted.dtype}{list(wanted.shape)}")


def _compile_tvm(function: Any, target: Any, symbol: str, path: Path) -> None:
    import tvm

    # The symbol, not the module's "main", names the code: layers of one program must not share it.
    module = tvm.IRModule({"main": function.with_attr("global_symbol", symbol)})
    tvm.compile(module, target=_with_vendor(target)).mod.write_to_file(str(path))


def _with_vendor(target: Any) -> Any:
    """The target with a triple of four parts.

    LLVM takes the second part of "armv7-linux-gnueabihf" for the vendor. Without a system it calls __fixsfdi and
    __divsi3, which not every runtime library of 32-bit Arm has, instead of the standard's __aeabi_f2lz and so on.
    """
    import tvm

    parts = str(target.attrs.get("mtriple", "")).split("-")
    if len(parts) != 3 or parts[1] != "linux":
        return target
    kept = {key: value for key, value in target.export().items() if not key.startswith("feature.")}
    return tvm.target.Target({**kept, "mtriple": f"{parts[0]}-unknown-linux-{parts[2]}"})


def _symbols(image: bytes) -> Iterable[tuple[str, bool, bool]]:
    """Name, whether it is undefined and whether it is weak, of the global symbols of an ELF object."""
    table: Any = ELFFile(io.BytesIO(image)).get_section_by_name(".symtab")
    for symbol in table.iter_symbols():
        if symbol["st_info"]["bind"] != "STB_LOCAL":
            yield symbol.name, symbol["st_shndx"] == "SHN_UNDEF", symbol["st_info"]["bind"] == "STB_WEAK"


def _check_object(image: bytes, machine: str, name: str) -> None:
    found = ELFFile(io.BytesIO(image))["e_machine"]
    if found != _MACHINES[machine]:
        raise UserError(
            f"{name}: the target compiles for {found}, not for {machine}; give a target of that machine"
        )
    for symbol, undefined, weak in _symbols(image):
        plain = symbol.removeprefix("__")
        if plain.startswith("TVM") and (undefined or weak) and plain not in _PROVIDED:
            raise UserError(
                f"{name}: the code needs {plain} of TVM's runtime, which an exported object lacks; "
                "remove packed calls from the function"
            )


def _zig(arguments: Sequence[str], machine: str, folder: Path) -> None:
    compiler = find_compiler(machine, "zig")
    # zig's cache of objects keys on the path, which is new every time: kept in the folder, it goes with it.
    env = {**os.environ, "ZIG_LOCAL_CACHE_DIR": str(folder / "zig-cache"), "LC_ALL": "C"}
    done = subprocess.run(
        [*compiler.command, *arguments],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "error" in line] or [
            f"status {done.returncode}"
        ]
        raise CompileError(lines[0].replace(str(folder) + os.sep, "").strip(), done.stderr)


def _flags(machine: str, triple: str | None = None) -> list[str]:
    target = get_target(machine)
    flags = [
        "-std=gnu11",
        "-O2",
        "-g0",
        "-fno-sanitize=undefined",
        "-fno-stack-protector",
        "-fomit-frame-pointer",
    ]
    return [*flags, *target.flags, *feature_flags(target, (), True), "-target", triple or target.zig_triple]


def _link_shared(name: str, machine: str, threads: bool, work: Path) -> bytes:
    (work / "exports.map").write_text(f"{{ global: {name}; {name}_error; {name}_set_threads; local: *; }};\n")
    target = get_target(machine)
    link = [
        "-target",
        target.zig_triple,
        "-shared",
        "-s",
        "-Wl,--version-script=exports.map",
        f"-Wl,-soname,lib{name}.so",
        "-Wl,-z,defs",
    ]
    if threads:
        link += ["-lpthread", "-Wl,-z,nodelete"]  # the threads of the pool run its code for ever
    if target.pointer_bits == 64:
        link += ["-nostdlib", "-lc", "-lm"]
    else:
        # Division and the like are functions on 32-bit Arm: zig builds them on first use (about 20 s), then keeps.
        link += [*feature_flags(target, (), True), "-lm"]
    _zig([*link, f"{name}.o", "-o", "out.so"], machine, work)
    return (work / "out.so").read_bytes()


def _link_bare(exported: Exported) -> bytes:
    """The object file as a static image without a system, its C library from runtime.c."""
    machine = exported.machine
    code = exported.object.read_bytes()
    with tempfile.TemporaryDirectory(prefix="synth-bare-", ignore_cleanup_errors=True) as temporary:
        work = Path(temporary)
        (work / "bare.c").write_bytes(_RUNTIME.read_bytes())
        (work / "code.o").write_bytes(code)
        bare = ["-ffreestanding", "-fno-builtin", "-fno-unwind-tables", "-fno-asynchronous-unwind-tables"]
        (work / "entry.c").write_text(_entry(exported), encoding="utf-8")
        _zig([*_flags(machine), *bare, "-DSYNTH_BARE", "-c", "bare.c", "-o", "bare.o"], machine, work)
        provided = {
            symbol for symbol, undefined, _ in _symbols((work / "bare.o").read_bytes()) if not undefined
        }
        needed = {symbol for symbol, undefined, weak in _symbols(code) if undefined and not weak}
        # zig's compiler runtime (64-bit division, conversions, some of libm) takes seconds to build at first.
        whole = bool(needed - provided)
        link = [*_flags(machine, _FREESTANDING[machine] if whole else None), "-ffreestanding", "-static"]
        link += ["-Wl,-e,0", "-Wl,--no-gc-sections", *([] if whole else ["-nostdlib"])]
        try:
            _zig([*link, "entry.c", "code.o", "bare.o", "-o", "image.elf"], machine, work)
        except CompileError as error:
            missing = re.search(r"undefined symbol: (\S+)", error.stderr)
            if not missing:
                raise
            raise UserError(
                f"{exported.name}: needs {missing[1]}, which is not there in the emulator"
            ) from None
        return (work / "image.elf").read_bytes()


def _entry(exported: Exported) -> str:
    """C of the function that the emulator enters: give the C library its heap, call the layer."""
    name, arguments = exported.name, exported.arguments
    head = prototypes(name, arguments)
    parameters = head.partition("(")[2].partition(")")[0]
    names = ", ".join(p.name for p in arguments)
    return (
        f"#include <stddef.h>\n#include <stdint.h>\n{head}void synth_heap(void *start, size_t size);\n"
        f"int32_t synth_emulate(void *synth_start, size_t synth_size, {parameters})\n"
        f"{{ synth_heap(synth_start, synth_size); return {name}({names}); }}\n"
    )


def _place(
    exported: Exported, arrays: Sequence[NDArray[Any]]
) -> tuple[list[NDArray[Any]], tuple[NDArray[Any], ...]]:
    """Aligned arrays for all arguments, and those among them that are outputs."""
    inputs = [p for p in exported.arguments if not p.output]
    if len(arrays) != len(inputs):
        names = ", ".join(p.name for p in inputs)
        raise UserError(f"{exported.name}: {len(arrays)} arrays given, needs {len(inputs)}: {names}")
    rest = iter(arrays)
    values, outputs = [], []
    for parameter in exported.arguments:
        value = _aligned(parameter)
        if parameter.output:
            outputs.append(value)
        else:
            array = next(rest)
            _check_array(f"{exported.name}: parameter {parameter.name!r}", array, parameter)
            value[...] = array
            value.flags.writeable = False
        values.append(value)
    return values, tuple(outputs)


def _aligned(parameter: Parameter) -> NDArray[Any]:
    size = int(np.prod(parameter.shape, dtype=np.int64)) * np.dtype(parameter.dtype).itemsize
    raw = np.zeros(size + ALIGNMENT, np.uint8)
    start = -raw.ctypes.data % ALIGNMENT
    return raw[start : start + size].view(parameter.dtype).reshape(parameter.shape)


def _write(path: Path, data: bytes) -> Path:
    """Write a file all at once, under its name only when it is whole."""
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except OSError as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise UserError(f"{path}: cannot be written ({error.strerror}); choose another folder") from error
    return path
