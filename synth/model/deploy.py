"""A whole model as C: an object file, a header, a shared library and an example that need no Python and no TVM."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from synth.compiler import export
from synth.compiler.export import Exported, Parameter, Program, export_program
from synth.compiler.export_text import TYPES, Array, check_identifiers, constant_offsets
from synth.errors import UserError
from synth.files import write_atomically
from synth.model.compiled import CompiledModel
from synth.model.deploy_text import example_text, identifiers, model_header
from synth.model.plan import Buffer, Plan


@dataclass(frozen=True)
class ExportedModel:
    """What ``export_model`` wrote: the program's files, and ``example`` (NAME_example.c).

    ``inputs`` and ``outputs`` are the model's own names of the C function's arguments, in order.
    """

    program: Exported
    example: Path
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]

    @property
    def files(self) -> tuple[Path, ...]:
        written = (self.program.object, self.program.library, self.program.header, self.example)
        return tuple(path for path in written if path is not None)


def export_model(
    compiled: CompiledModel, name: str, folder: Path, shared: bool = True, jobs: int = 1
) -> ExportedModel:
    """Write NAME.o, NAME.h, NAME_example.c and, with ``shared``, libNAME.so.

    The C functions are ``int32_t NAME_run(inputs..., outputs...)``, which computes in static memory, and
    ``NAME_run_in(arena, inputs..., outputs...)``; see NAME.h. A model built for several threads takes a pool of
    them along, which ``NAME_set_threads`` sizes. ``jobs``: processes that compile, forks of this one but for the
    first, so more than one is for a program that has no other threads at work (``synth.processes.forked``).

    Raises UserError for a name that is no C identifier, a dtype that C lacks, or a folder that cannot be written.
    """
    plan, machine = compiled.plan, compiled.machine
    threads = compiled.threads > 1
    interface = [plan.buffers[index] for index in (*plan.inputs, *plan.outputs)]
    words = identifiers([buffer.name for buffer in interface], taken=(name, "arena"))
    check_identifiers(name, [*words, "arena"])
    for buffer in plan.buffers:
        if buffer.dtype not in TYPES:
            raise UserError(f"{buffer.name}: dtype {buffer.dtype!r} has no C type; cast it in the model")
    arguments = [
        Parameter(word, buffer.shape, buffer.dtype, output=number >= len(plan.inputs))
        for number, (word, buffer) in enumerate(zip(words, interface, strict=True))
    ]
    constants = [plan.buffers[index].value for index in plan.roots("constant")]
    program = Program(
        name,
        f"{name}_run",
        tuple(arguments),
        tuple(_arrays(compiled)),
        tuple(value for value in constants if value is not None),
        tuple((f"{name}__{step.function}", step.arguments) for step in plan.steps),
        compiled.arena.bytes,
    )
    header = model_header(
        program, [b.name for b in interface], machine.machine, machine.tvm, threads, compiled.weight_bytes
    )
    functions = {
        symbol: function.with_attr("global_symbol", f"{name}__{symbol}")
        for symbol, function in compiled.functions.items()
    }
    written = export_program(
        program, arguments, header, functions, machine.tvm, machine.machine, folder, shared, threads, jobs
    )
    example = folder / f"{name}_example.c"
    write_atomically(example, example_text(program, threads))
    return ExportedModel(
        written, example, tuple(b.name for b in compiled.inputs), tuple(b.name for b in compiled.outputs)
    )


def run_native(
    exported: ExportedModel, inputs: Sequence[NDArray[Any]] | Mapping[str, NDArray[Any]], threads: int = 1
) -> tuple[NDArray[Any], ...]:
    """Call the shared library on this computer; ``inputs`` in order or by the model's names.

    Raises UserError for arrays that do not fit or a library that is absent or for another machine, RuntimeError
    where the function returns an error.
    """
    return export.run_native(exported.program, *_in_order(exported, inputs), count=threads)


def native_runner(
    exported: ExportedModel, inputs: Sequence[NDArray[Any]] | Mapping[str, NDArray[Any]], threads: int = 1
) -> tuple[Callable[[], None], tuple[NDArray[Any], ...]]:
    """As ``run_native``: a function that runs the model once, and the outputs, which each run fills."""
    return export.native_runner(exported.program, *_in_order(exported, inputs), count=threads)


def run_emulated(
    exported: ExportedModel,
    inputs: Sequence[NDArray[Any]] | Mapping[str, NDArray[Any]],
    heap: int = 64 << 20,
) -> tuple[tuple[NDArray[Any], ...], int]:
    """Call the object's function in the emulator (aarch64, armv7): the outputs and the instructions executed.

    ``heap``: bytes for the layers' workspaces. Raises as ``run_native``, and EmulationError for a fault.
    """
    return export.run_emulated(exported.program, *_in_order(exported, inputs), heap=heap)


def emulate(
    exported: ExportedModel, heap: int = 64 << 20, count: bool = False
) -> Callable[..., tuple[tuple[NDArray[Any], ...], int | None]]:
    """The model linked and loaded in the emulator once: a function of the inputs in order, for many calls."""
    return export.emulate(exported.program, heap, count)


def _arrays(compiled: CompiledModel) -> list[Array]:
    """Where each buffer of the plan lies in C: in its root's bytes."""
    plan = compiled.plan
    numbers = {plan.root(index): number for number, index in _arguments(plan)}
    roots = plan.roots("constant")
    values = [value for index in roots if (value := plan.buffers[index].value) is not None]
    offsets = dict(zip(roots, constant_offsets(values), strict=True))
    return [
        _array(buffer, plan.root(index), numbers, offsets, compiled.arena.offsets)
        for index, buffer in enumerate(plan.buffers)
    ]


def _arguments(plan: Plan) -> list[tuple[int, int]]:
    return list(enumerate((*plan.inputs, *plan.outputs)))


def _array(
    buffer: Buffer,
    root: int,
    numbers: Mapping[int, int],
    constants: Mapping[int, int],
    temporaries: Mapping[int, int],
) -> Array:
    if root in numbers:
        return Array(buffer.shape, buffer.dtype, "argument", numbers[root])
    if root in constants:
        return Array(buffer.shape, buffer.dtype, "constant", constants[root])
    return Array(buffer.shape, buffer.dtype, "arena", temporaries[root])


def _in_order(
    exported: ExportedModel, inputs: Sequence[NDArray[Any]] | Mapping[str, NDArray[Any]]
) -> list[NDArray[Any]]:
    if not isinstance(inputs, Mapping):
        return list(inputs)
    if sorted(inputs) != sorted(exported.inputs):
        raise UserError(
            f"{exported.program.name}: inputs {', '.join(inputs)} given, needs {', '.join(exported.inputs)}"
        )
    return [inputs[name] for name in exported.inputs]
