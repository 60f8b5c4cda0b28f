"""A whole model as C: an object file, a header, a shared library and an example that need no Python and no
TVM."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from synth.compiler import export
from synth.compiler.export import Exported, export_program
from synth.compiler.export_text import (
    ALIGNMENT,
    TYPES,
    Array,
    Parameter,
    Program,
    arena_macro,
    argument_rows,
    check_identifiers,
    constant_offsets,
    guarded_header,
    is_identifier,
    linking_text,
    pool_rows,
    processor_text,
    prototypes,
)
from synth.errors import UserError
from synth.files import write_atomically
from synth.model.compiled import CompiledModel
from synth.model.names import unique

Inputs = Sequence[NDArray[Any]] | Mapping[str, NDArray[Any]]
"""A model's inputs in order, or by its own names of them."""


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
    ``NAME_run_in(arena, inputs..., outputs...)``; see NAME.h. A model built for several threads takes a pool
    of them along, which ``NAME_set_threads`` sizes. ``jobs``: processes that compile, forks of this one but
    for the first, so more than one is for a program that has no other threads at work
    (``synth.processes.forked``).

    Raises UserError for a name that is no C identifier, a dtype that C lacks, or a folder that cannot be
    written.
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


def run_native(exported: ExportedModel, inputs: Inputs, threads: int = 1) -> tuple[NDArray[Any], ...]:
    """Call the shared library on this computer; ``inputs`` in order or by the model's names.

    Raises UserError for arrays that do not fit or a library that is absent or for another machine,
    RuntimeError where the function returns an error.
    """
    return export.run_native(exported.program, *_in_order(exported, inputs), count=threads)


def native_runner(
    exported: ExportedModel, inputs: Inputs, threads: int = 1
) -> tuple[Callable[[], None], tuple[NDArray[Any], ...]]:
    """As ``run_native``: a function that runs the model once, and the outputs, which each run fills."""
    return export.native_runner(exported.program, *_in_order(exported, inputs), count=threads)


def run_emulated(
    exported: ExportedModel, inputs: Inputs, heap: int = 64 << 20
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
    values = {i: value for i in plan.roots("constant") if (value := plan.buffers[i].value) is not None}
    places: dict[int, tuple[Any, int]] = {
        root: ("arena", offset) for root, offset in compiled.arena.offsets.items()
    }
    offsets = constant_offsets(list(values.values()))
    places |= {root: ("constant", offset) for root, offset in zip(values, offsets, strict=True)}
    interface = enumerate((*plan.inputs, *plan.outputs))
    places |= {plan.root(index): ("argument", number) for number, index in interface}
    return [
        Array(buffer.shape, buffer.dtype, *places[plan.root(index)])
        for index, buffer in enumerate(plan.buffers)
    ]


def _in_order(exported: ExportedModel, inputs: Inputs) -> list[NDArray[Any]]:
    if not isinstance(inputs, Mapping):
        return list(inputs)
    if sorted(inputs) != sorted(exported.inputs):
        raise UserError(
            f"{exported.program.name}: inputs {', '.join(inputs)} given, needs {', '.join(exported.inputs)}"
        )
    return [inputs[name] for name in exported.inputs]


def identifiers(names: Iterable[str], taken: Iterable[str]) -> list[str]:
    """A C identifier for each name, close to it, all different from each other and from ``taken``."""
    used = set(taken)
    chosen = []
    for name in names:
        word = re.sub(r"[^A-Za-z0-9_]", "_", name)
        if not is_identifier(word):
            word = f"t_{word}"
        chosen.append(unique(word, used))
    return chosen


def model_header(
    program: Program, names: Sequence[str], machine: str, target: Any, threads: bool, weights: int
) -> str:
    """The header; ``names`` are the model's own names of the arguments, ``weights`` the bytes of its
    constants."""
    name, macro = program.name, arena_macro(program.name)
    notes = [f', "{_comment(own)}" in the model' for own in names]
    comment = [
        f"/* {name}: a model compiled by synth-kernel for {machine} Linux ({processor_text(target)}).",
        " *",
        *argument_rows(program.arguments, notes),
        " *",
        f" * Arrays are dense in C order (the last index varies fastest), start at a multiple of {ALIGNMENT} bytes, and no",
        f" * output overlaps another array. Outputs are written whole. The constants, {weights} bytes, are read-only data.",
        " *",
        f" * {program.entry}: returns 0; -1 if it failed, for instance for want of memory; -2 for a pointer that is null or",
        " *   misaligned. It computes in static memory: one call at a time.",
        f" * {program.entry}_in: the same in {macro} bytes of the caller's (aligned likewise; what they hold before and",
        " *   after does not matter). Several threads may call at once, each with bytes of its own.",
        f" * {name}_error: what went wrong last, as text.",
        *pool_rows(name, threads, "model"),
        " *",
        " * Models in one program share the threads, the error text and the memory of their layers' workspaces, which",
        f" * is kept from call to call. Link {name}.o with {linking_text(threads)}.",
        " */",
    ]
    declared = prototypes(name, program.entry, program.arguments, program.arena).rstrip()
    return guarded_header(
        f"SYNTH_MODEL_{name.upper()}_H", comment, [f"#define {macro} {program.arena}", declared]
    )


_EXAMPLE = """\
/* Runs {name} once. Build it on the target, or with a compiler for it:
 *
 *   cc -O2 {name}_example.c {name}.o {libraries} -o {name}_example
 *   ./{name}_example [{usage}]
 *
 * Each file holds one array as the bytes that C has in memory. Inputs without a file are all zeros; outputs with a
 * file are written to it.
 */
#include "{name}.h"
#include <stdio.h>
#include <string.h>

{arrays}
static const struct {{ const char *name; void *data; size_t size; int output; }} arrays[] = {{
{rows}
}};
enum {{ ARRAYS = sizeof arrays / sizeof *arrays }};

int main(int count, char **names)
{{
    if (count > ARRAYS + 1 || (count > 1 && !strcmp(names[1], "--help"))) {{
        fprintf(stderr, "usage: %s [{usage}]\\n", names[0]);
        return 2;
    }}
    for (int i = 0; i < ARRAYS && i + 1 < count; i++) {{
        FILE *file = arrays[i].output ? NULL : fopen(names[i + 1], "rb");
        if (arrays[i].output) continue;
        if (!file || fread(arrays[i].data, 1, arrays[i].size, file) != arrays[i].size || fgetc(file) != EOF) {{
            fprintf(stderr, "%s: must hold the %zu bytes of %s\\n", names[i + 1], arrays[i].size, arrays[i].name);
            return 1;
        }}
        fclose(file);
    }}
    if ({entry}({values})) {{
        fprintf(stderr, "%s\\n", {name}_error());
        return 1;
    }}
    for (int i = 0; i < ARRAYS && i + 1 < count; i++) {{
        if (!arrays[i].output) continue;
        FILE *file = fopen(names[i + 1], "wb");
        if (!file || fwrite(arrays[i].data, 1, arrays[i].size, file) != arrays[i].size || fclose(file)) {{
            fprintf(stderr, "%s: cannot be written\\n", names[i + 1]);
            return 1;
        }}
    }}
{shows}
    return 0;
}}
"""
_SHOW = """\
    printf("{name}:");
    for (int i = 0; i < {shown}; i++) printf(" {format}", ({type})data_{name}[i]);
    printf("{rest}\\n");"""
_SHOWN = 16


def example_text(program: Program, threads: bool) -> str:
    """A C program that reads the inputs from files, runs the model, shows and writes the outputs."""
    arrays, rows, shows = [], [], []
    for p in program.arguments:
        count = math.prod(p.shape)
        arrays.append(f"static _Alignas({ALIGNMENT}) {TYPES[p.dtype][0]} data_{p.name}[{count}];")
        rows.append(f'    {{"{p.name}", data_{p.name}, sizeof data_{p.name}, {int(p.output)}}},')
        if p.output:
            shows.append(_show(p, count))
    libraries = "-lm" + (" -pthread" if threads else "")
    return _EXAMPLE.format(
        name=program.name,
        entry=program.entry,
        libraries=libraries,
        usage=" ".join(f"{p.name}.bin" for p in program.arguments),
        arrays="\n".join(arrays),
        rows="\n".join(rows),
        values=", ".join(f"data_{p.name}" for p in program.arguments),
        shows="\n".join(shows),
    )


def _show(parameter: Parameter, count: int) -> str:
    floating = parameter.dtype.startswith("float")
    return _SHOW.format(
        name=parameter.name,
        shown=min(count, _SHOWN),
        format="%.9g" if floating else "%lld",
        type="double" if floating else "long long",
        rest=f" ... ({count} values)" if count > _SHOWN else "",
    )


def _comment(text: str) -> str:
    """A model's own name inside a comment of C: printable, and no end of the comment."""
    return text.encode("ascii", "backslashreplace").decode().replace("*/", "* /").replace("\n", " ")
