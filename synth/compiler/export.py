"""Compiled TVM functions as C that needs neither Python nor TVM: writing, running, and the bytes of the stack
of a run, which is painted before (stack.c)."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from synth.compiler.export_link import Footprint, footprint, link_bare, link_library, link_program
from synth.compiler.export_text import (
    ALIGNMENT,
    TYPES,
    Array,
    CodeTarget,
    CProgram,
    Parameter,
    TargetCode,
    check_identifiers,
    constant_offsets,
    header_text,
    parameters_text,
    pooled,
    stack_text,
)
from synth.compiler.machines import features_of
from synth.emit.emulator import MAX_ARGUMENTS, EmulationError
from synth.emit.features import capped, host_target
from synth.emit.identifiers import identifier
from synth.emit.levels import hardware_words
from synth.emit.machine import Image, ImageExecutor, emulators
from synth.emit.native import NativeLibrary
from synth.emit.targets import get_target
from synth.errors import UserError
from synth.files import prepare_folder, scratch_folder, write_together
from synth.forms.packing import aligned

HEAP = 64 << 20
"""Bytes of workspaces in the emulator."""
Inputs: TypeAlias = Sequence[NDArray[Any]] | Mapping[str, NDArray[Any]]
"""The inputs of a program, in order or by name."""
Outputs: TypeAlias = tuple[NDArray[Any], ...]


@dataclass(frozen=True)
class LevelSize:
    """The bytes of a micro-architecture level in a file: its machine code, its constants, and the constants
    that no other level uses (``alone``)."""

    level: str
    code: int
    constants: int
    alone: int


@dataclass(frozen=True)
class Interface:
    """How an exported program is called. ``entry``: the C function of ``arguments``, which the model calls
    ``names``."""

    name: str
    machine: str
    entry: str
    arguments: tuple[Parameter, ...]
    names: tuple[str, ...]

    @property
    def inputs(self) -> tuple[str, ...]:
        return tuple(n for n, p in zip(self.names, self.arguments, strict=True) if not p.output)

    @property
    def outputs(self) -> tuple[str, ...]:
        return tuple(n for n, p in zip(self.names, self.arguments, strict=True) if p.output)


@dataclass(frozen=True)
class Exported(Interface):
    """The files of an exported program: ``object`` (NAME.o), ``header``, ``library``; a model also has
    ``example``. ``arena`` and ``declarations``: see ``CProgram``. ``levels``: the levels among which it
    chooses, the best first; () for one target. ``features``: the CPU features that all levels share and some
    emulator has. ``benchmark``: the file of a model's benchmark. ``footprint``: flash and RAM."""

    arena: int | None
    object: Path
    header: Path
    library: Path | None
    example: Path | None
    declarations: str
    levels: tuple[LevelSize, ...]
    features: tuple[str, ...] = ()
    benchmark: Path | None = None
    footprint: Footprint | None = None

    @property
    def files(self) -> tuple[Path, ...]:
        written = (self.object, self.library, self.header, self.example, self.benchmark)
        return tuple(path for path in written if path is not None)


def export_levels(
    parts: Sequence[tuple[CodeTarget, Any, Sequence[Parameter]]], name: str, folder: Path,
    shared: bool = True, threads: bool = False,
) -> Exported:  # fmt: skip
    """Compile one scheduled PrimFunc "main", per target, to NAME.o, NAME.h and, if ``shared``, libNAME.so.
    ``parts``: (target, IRModule, parameters) of one target, or of several micro-architecture levels of one
    architecture, the best first. The parameters may differ only in their constants. The TVM target determines
    the CPU features, which must suffice (else TVM aborts the process). The C function ``int32_t NAME(...)``
    takes the parameters that are not constant. ``threads``: parallel loops run on a POSIX thread pool, whose
    size ``NAME_set_threads`` sets; otherwise serially. Raises UserError for a parameter that does not fit the
    function, a name that is no C identifier, or a target of another machine. Raises it also for code that
    needs more of TVM's runtime, for a folder that cannot be written, and without ziglang."""
    targets = [target for target, _, _ in parts]
    names = {target.level for target in targets}
    differ = len(parts) == 1 or (len(names) == len(parts) and "" not in names)
    if not differ or len({target.machine for target in targets}) != 1:
        raise UserError(f"{name}: give one target, or several different levels of one architecture")
    pool, offsets = pooled([[p.constant for p in part if p.constant is not None] for _, _, part in parts])
    codes, arguments = [], []
    for (target, module, parameters), moves in zip(parts, offsets, strict=True):
        get_target(target.machine)
        function = _function(module, name)
        check_identifiers(name, [p.name for p in parameters])
        check_parameters(function, name, parameters)
        symbol = f"{name}_tvm" + (f"_{identifier(target.level)}" if target.level else "")
        arrays = _arrays(parameters, moves.values())
        calls = ((symbol, tuple(range(len(arrays)))),)
        # The symbol names the code instead of "main", so that layers of one program do not share it.
        functions = {"main": function.with_attr("global_symbol", symbol)}
        codes.append(TargetCode(target, arrays, calls, functions))
        arguments.append(tuple(p for p in parameters if p.constant is None))
    # The levels may see an array with different shapes, because of bands.
    if len({tuple((p.name, p.dtype, p.output, math.prod(p.shape)) for p in of) for of in arguments}) > 1:
        raise UserError(f"{name}: its levels differ in their arguments; make them of one layer")
    return export_program(CProgram(name, name, arguments[0], pool, tuple(codes)), folder, shared, threads)


def _arrays(parameters: Sequence[Parameter], offsets: Iterable[int]) -> tuple[Array, ...]:
    """Return the arrays of parameters: arguments by number, and constants at ``offsets`` of their pool."""
    numbers, starts = itertools.count(), iter(offsets)
    return tuple(
        Array(tuple(p.shape), p.dtype, "argument", next(numbers))
        if p.constant is None
        else Array(tuple(p.shape), p.dtype, "constant", next(starts))
        for p in parameters
    )


def export_program(
    program: CProgram, folder: Path, shared: bool, threads: bool, jobs: int = 1,
    beside: Mapping[str, str] = MappingProxyType({}),
) -> Exported:  # fmt: skip
    """Compile and write NAME.o, NAME.h, libNAME.so if ``shared``. ``beside``: texts of programs that use it,
    "example" as NAME_example.c and "benchmark" as NAME_benchmark.c. ``threads`` and errors: as in
    ``export_levels``. ``jobs``: processes that compile; more than 1 only in a command that owns this process
    (``synth.processes.forked``)."""
    name, machine = program.name, program.codes[0].target.machine
    for code in program.codes:
        _check_abi(name, code.target)
    prepare_folder(folder)
    header = header_text(program, threads)
    image, library, sizes = link_program(program, header, shared, threads, jobs)
    programs = {kind: folder / f"{name}_{kind}.c" for kind in beside}
    texts: dict[Path, str | bytes] = {programs[kind]: text for kind, text in beside.items()}
    texts |= {folder / f"{name}.o": image, folder / f"{name}.h": header}
    texts |= {folder / f"lib{name}.so": library} if library else {}
    write_together(texts)
    arguments, names = program.arguments, program.names or tuple(p.name for p in program.arguments)
    files = (folder / f"{name}.o", folder / f"{name}.h", folder / f"lib{name}.so" if library else None)
    levels = _level_sizes(program, sizes) if program.leveled else ()
    used = frozenset.intersection(*(features_of(code.target.tvm) for code in program.codes))
    emulated = frozenset().union(*(emulator.features for emulator in get_target(machine).emulators))
    return Exported(
        name, machine, program.entry, arguments, names, program.arena, *files, programs.get("example"),
        program.declarations, levels, tuple(sorted(used & emulated)), programs.get("benchmark"),
        footprint(image, (program.arena or 0) - program.workspaces, program.workspaces),
    )  # fmt: skip


def _check_abi(name: str, target: CodeTarget) -> None:
    architecture = get_target(target.machine)
    if architecture.modules:
        raise UserError(f"{name}: {target.machine} has no object files; export_web writes models for it")
    code = architecture.llvm
    for key, value in code.abi.items() if code else ():
        if str(target.tvm.attrs.get(key, "")) != value:
            raise UserError(f"{name}: the target of {target.machine} must say {key!r}: {value!r}")


def _level_sizes(program: CProgram, sizes: Sequence[int]) -> tuple[LevelSize, ...]:
    arrays = zip(constant_offsets(program.constants), program.constants, strict=True)
    sizes_at = {offset: array.nbytes for offset, array in arrays}
    used = [{array.offset for array in code.arrays if array.place == "constant"} for code in program.codes]
    levels = []
    for number, (code, size) in enumerate(zip(program.codes, sizes, strict=True)):
        alone = used[number].difference(*used[:number], *used[number + 1 :])
        constants = (sum(sizes_at[offset] for offset in offsets) for offsets in (used[number], alone))
        levels.append(LevelSize(code.target.level, size, *constants))
    return tuple(levels)


def run_native(exported: Exported, inputs: Inputs, threads: int = 1) -> Outputs:
    """Call the function of the shared library with up to ``threads`` threads; return its outputs in order.
    ``inputs``: arrays in order or by name. Raises UserError for arrays that do not fit, and for a library
    that is missing or for another machine. Raises RuntimeError if the function returns an error."""
    run, outputs = native_runner(exported, inputs, threads)
    run()
    return outputs


def native_runner(exported: Exported, inputs: Inputs, threads: int = 1) -> tuple[Callable[[], None], Outputs]:
    """Return (run, outputs): each call of ``run`` calls the function as ``run_native`` and fills the outputs.
    At most as many threads run as this process has processors."""
    if exported.library is None:
        raise UserError(f"{exported.name}: exported without a library; export it with shared=True")
    values, outputs = placed_arrays(exported, inputs)
    name = exported.name
    library = NativeLibrary(exported.library, exported.declarations)
    library.call(f"{name}_set_threads", threads)

    def run() -> None:
        status = int(library.call(exported.entry, *values))
        if status:
            raise RuntimeError(f"{name}: returned {status}")

    return run, outputs


def run_emulated(exported: Exported, inputs: Inputs, heap: int = HEAP) -> tuple[Outputs, int]:
    """Call the function of the object file in an emulator; return the outputs and the number of executed
    instructions.

    The number includes runtime and C library; it is 0 with qemu, which does not count. ``heap``: bytes for
    workspaces. Raises UserError for arrays that do not fit, a machine without emulator, or an undefined
    symbol. Raises RuntimeError if the function returns an error, and EmulationError for a fault.
    """
    outputs, instructions = emulate(exported, heap, count=True)(inputs)
    return outputs, instructions or 0


@dataclass(frozen=True, eq=False)
class Emulated:
    """The function of a program, linked as ``image``, which an emulator has loaded. ``executor``: name of the
    emulator. ``entry``: symbol of the function. A call returns (outputs, number of executed instructions);
    the number is None if not counted."""

    exported: Interface
    image: bytes
    emulator: Image
    executor: str
    entry: str = "synth_emulate"

    def __call__(self, inputs: Inputs) -> tuple[Outputs, int | None]:
        values, outputs = placed_arrays(self.exported, inputs)
        result = self.emulator.call(self.entry, *values)
        if result.int32:
            raise RuntimeError(f"{self.exported.name}: returned {result.int32}")
        return outputs, result.instructions


def emulate(exported: Exported, heap: int = HEAP, count: bool = False) -> Emulated:
    """Return the function of the object file, linked and loaded into an emulator for any number of calls.

    The emulator is unicorn, or a qemu process if the code may use features that unicorn lacks. Calls are as
    in ``run_emulated``. In unicorn, static data keeps its values between calls. The number of instructions is
    None without ``count``, which is faster, and with qemu.
    """
    machine, name = exported.machine, exported.name
    executors = [executor for executor in emulators(machine) if isinstance(executor, ImageExecutor)]
    if not executors:
        raise UserError(f"{name}: {machine} is not emulated; use run_native on such a computer")
    if (number := len(exported.arguments)) > MAX_ARGUMENTS:
        raise UserError(f"{name}: {number} arguments; the emulator passes {MAX_ARGUMENTS} at most")
    used = frozenset(exported.features)
    installed = [executor for executor in executors if not executor.absent()] or executors[:1]
    executor = next((executor for executor in installed if used <= executor.features), None)
    if executor is None:
        missing = min(used - executors[0].features)
        raise UserError(f"{name}: may use {missing}, which unicorn lacks: install qemu-user (qemu-{machine})")
    entry = _entry(exported, heap, executors[0].features) + executor.start_text()
    image = link_bare(name, machine, exported.object.read_bytes(), entry)
    return Emulated(exported, image, executor.open(image, count), executor.name)


def _function(module: Any, name: str) -> Any:
    import tvm

    functions = {variable.name_hint: function for variable, function in module.functions.items()}
    if list(functions) != ["main"] or not isinstance(functions["main"], tvm.tirx.PrimFunc):
        raise UserError(f"{name}: the module has {sorted(functions)}; give one with a single PrimFunc 'main'")
    return functions["main"]


def check_parameters(function: Any, name: str, parameters: Sequence[Parameter]) -> None:
    """Raise UserError unless ``parameters`` fit the buffers of a PrimFunc and have an output."""
    import tvm

    if (count := len(function.params)) != len(parameters):
        raise UserError(f"{name}: {len(parameters)} parameters given, the function has {count}")
    for buffer, p in zip(function.params, parameters, strict=True):
        where = f"{name}: parameter {p.name!r}"
        if p.dtype not in TYPES:
            raise UserError(f"{where}: dtype {p.dtype!r} has no C type; choose one of {', '.join(TYPES)}")
        if not isinstance(buffer, tvm.tirx.Buffer):
            raise UserError(f"{where}: the function's {buffer.name} is no buffer; make it one")
        if not all(isinstance(extent, tvm.tirx.IntImm) for extent in buffer.shape):
            raise UserError(f"{where}: the function's {buffer.name} has no fixed shape; give it one")
        shape, kind = tuple(int(extent) for extent in buffer.shape), str(buffer.dtype)
        if shape != tuple(p.shape) or kind != p.dtype:
            raise UserError(f"{where} is {p.dtype}{list(p.shape)}, the function has {kind}{list(shape)}")
        if 0 in shape:
            raise UserError(f"{where}: shape {list(shape)} has no elements; drop the parameter")
        if int(buffer.data_alignment) > ALIGNMENT:
            raise UserError(f"{where}: alignment {buffer.data_alignment}; at most {ALIGNMENT} is supported")
        if p.constant is not None:
            if p.output:
                raise UserError(f"{where} is both an output and a constant; it can be one of them")
            _check_array(where, p.constant, p)
    if not any(p.output for p in parameters):
        raise UserError(f"{name}: no parameter is an output; mark one with output=True")


def _check_array(where: str, array: Any, wanted: Parameter) -> None:
    kind = f"{array.dtype}{list(array.shape)}" if isinstance(array, np.ndarray) else type(array).__name__
    if kind != f"{wanted.dtype}{list(wanted.shape)}":
        raise UserError(f"{where}: got {kind}, needs {wanted.dtype}{list(wanted.shape)}")


def _entry(exported: Exported, heap: int, features: frozenset[str]) -> str:
    """Return C of the function that the emulator enters. It gives the C library a heap, and those features of
    the emulated processor that SYNTH_FEATURES allows. Then it calls the program."""
    names = ", ".join(p.name for p in exported.arguments)
    words = hardware_words(exported.machine, capped(features))
    return (
        f"#include <stddef.h>\n#include <stdint.h>\n{exported.declarations}"
        "void synth_heap(void *start, size_t size);\nextern unsigned long synth_hwcap[2];\n"
        f"static _Alignas({ALIGNMENT}) unsigned char synth_memory[{max(heap, 1)}];\n"
        f"int32_t synth_emulate({parameters_text(exported.arguments)})\n"
        f"{{ synth_heap(synth_memory, sizeof synth_memory);\n"
        f"  synth_hwcap[0] = {words[0]:#x}u, synth_hwcap[1] = {words[1]:#x}u;\n"
        f"  return {exported.entry}({names}); }}\n{stack_text('synth_emulate', exported.arguments)}"
    )


def placed_arrays(exported: Interface, inputs: Inputs) -> tuple[list[NDArray[Any]], Outputs]:
    """Return aligned arrays for all arguments, and the arrays of the outputs."""
    names, name = exported.inputs, exported.name
    if isinstance(inputs, Mapping):
        if sorted(inputs) != sorted(names):
            raise UserError(f"{name}: inputs {', '.join(inputs)} given, needs {', '.join(names)}")
        inputs = [inputs[input_name] for input_name in names]
    if len(inputs) != len(names):
        raise UserError(f"{name}: {len(inputs)} arrays given, needs {len(names)}: {', '.join(names)}")
    rest, values = iter(inputs), []
    for p in exported.arguments:
        values.append(aligned(np.zeros(p.shape, p.dtype)))
        if not p.output:
            array = next(rest)
            _check_array(f"{name}: parameter {p.name!r}", array, p)
            values[-1][...] = array
            values[-1].flags.writeable = False
    return values, tuple(v for v, p in zip(values, exported.arguments, strict=True) if p.output)


def stack_bytes(exported: Exported, inputs: Inputs, here: bool) -> int | None:
    """Return how many bytes of the stack a run on one thread takes. ``here``: this computer runs the code,
    else an emulator does. None if nothing can run it."""
    values, _ = placed_arrays(exported, inputs)
    if not here:
        try:
            return emulate(exported).emulator.call("synth_stack", *values).int32
        except (UserError, EmulationError):  # no emulator, or one for fewer arguments
            return None
    if host_target() != exported.machine:
        return None
    name, header = exported.name, exported.header.read_text(encoding="utf-8")
    text = f"{header}\n{stack_text(exported.entry, exported.arguments)}"
    image = exported.object.read_bytes()
    library = link_library(f"{name}_stack", exported.machine, True, [image], text, ["synth_stack"])
    with scratch_folder("synth-stack-") as folder:
        path = folder / f"lib{name}_stack.so"
        path.write_bytes(library)
        loaded: Any = NativeLibrary(path, f"int32_t synth_stack({parameters_text(exported.arguments)});")
        return int(loaded.call("synth_stack", *values))
