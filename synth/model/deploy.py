"""A whole model as C: object file, header, shared library and example, which need neither Python nor TVM."""

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from string import Template
from typing import Any

from numpy.typing import NDArray

from synth.compiler.export import Exported, export_program
from synth.compiler.export_text import (
    ALIGNMENT,
    STACK,
    TYPES,
    CProgram,
    Parameter,
    TargetCode,
    check_identifiers,
    constant_offsets,
    pooled,
)
from synth.emit.identifiers import identifier, is_identifier
from synth.emit.text import LICENCE
from synth.errors import UserError
from synth.model.compiled import CompiledModel, LeveledModel
from synth.model.memory import locations
from synth.model.names import unique
from synth.model.plan import ModelPlan

_EXAMPLE, _BENCHMARK = (Path(__file__).with_name(f"{kind}.c") for kind in ("example", "benchmark"))
_SHOWN = 16
"""Values of an output that the example prints."""


def export_model(
    compiled: CompiledModel | LeveledModel, name: str, folder: Path, shared: bool = True, jobs: int = 1
) -> Exported:
    """Write NAME.o, NAME.h, NAME_example.c, NAME_benchmark.c and, with ``shared``, libNAME.so.

    The C functions are ``int32_t NAME_run(inputs..., outputs...)``, which computes in static memory, and
    ``NAME_run_in(arena, inputs..., outputs...)``; see NAME.h. A model for several threads includes a thread
    pool, whose size ``NAME_set_threads`` sets. ``jobs``: processes that compile. All but the first are forks
    of this process, so that a program with other threads needs 1 (``synth.processes.forked``). A model for
    several levels includes all of them. The C functions run the processor's best level, which
    ``NAME_level()`` names.

    Raises UserError for a name or dtype that C lacks, or a folder that cannot be written.
    """
    levels = compiled.levels if isinstance(compiled, LeveledModel) else (compiled,)
    program, threads = model_program(levels, name), levels[0].threads > 1
    plans = {level.machine.level: level.plan for level in levels}
    texts = {"example": example_text(program, threads), "benchmark": benchmark_text(program, threads, plans)}
    return export_program(program, folder, shared, threads, jobs, texts)


def model_program(levels: Sequence[CompiledModel], name: str) -> CProgram:
    """Return a model for one or several levels as calls of compiled functions. Raises UserError for a name or
    dtype that C lacks."""
    plan = levels[0].plan
    interface = [plan.buffers[index] for index in (*plan.inputs, *plan.outputs)]
    words = identifiers([buffer.name for buffer in interface], taken=(name, "arena"))
    check_identifiers(name, [*words, "arena"])
    for buffer in (buffer for level in levels for buffer in level.plan.buffers):
        if buffer.dtype not in TYPES:
            raise UserError(f"{buffer.name}: dtype {buffer.dtype!r} has no C type; cast it in the model")
    scales = levels[0].scales or (None,) * len(words)
    rows = enumerate(zip(words, interface, scales, strict=True))
    arguments = [Parameter(w, b.shape, b.dtype, n >= len(plan.inputs), scale=s) for n, (w, b, s) in rows]
    constants, offsets = pooled([_constants(level.plan) for level in levels])
    codes = tuple(_code(name, level, places) for level, places in zip(levels, offsets, strict=True))
    arena = max(level.arena.bytes for level in levels)
    names = tuple(buffer.name for buffer in interface)
    most = max(level.workspace_bytes for level in levels)
    return CProgram(name, f"{name}_run", tuple(arguments), constants, codes, arena + most, names, most)


def _constants(plan: ModelPlan) -> list[NDArray[Any]]:
    """Return the constants of a program: those of its plan, then the first values of states."""
    values = [plan.buffers[index].value for index in (*plan.roots("constant"), *plan.roots("state"))]
    return [value for value in values if value is not None]


def _code(name: str, model: CompiledModel, places: Mapping[int, int]) -> TargetCode:
    """Return a model's calls. ``places`` maps offsets of its constants to offsets in the program."""
    target = model.machine.code_target
    begin = f"{name}__{identifier(target.level)}__" if target.level else f"{name}__"
    arrays = [
        replace(array, offset=places[array.offset]) if array.place == "constant" else array
        for array in locations(model.plan, model.arena)
    ]
    functions = {s: f.with_attr("global_symbol", begin + s) for s, f in model.functions.items()}
    calls = tuple((begin + step.function, step.arguments) for step in model.plan.steps)
    states = model.plan.roots("state")
    first = [places[offset] for offset in constant_offsets(_constants(model.plan))]
    starts = zip(states, first[len(first) - len(states) :], strict=True)
    copies = tuple((arrays[i].offset, start, model.plan.buffers[i].bytes) for i, start in starts)
    return TargetCode(target, tuple(arrays), calls, functions, copies)


def identifiers(names: Iterable[str], taken: Iterable[str]) -> list[str]:
    """Return a C identifier close to each name, all different from each other and from ``taken``."""
    names_so_far = set(taken)
    words = [identifier(name) for name in names]
    return [unique(word if is_identifier(word) else f"t_{word}", names_so_far) for word in words]


def example_text(program: CProgram, threads: bool) -> str:
    """Return a C program that reads inputs from files, runs the model, prints and writes the outputs.
    ``threads``: whether the compiler command in its comment has -pthread."""
    rows, shows = [], []
    for p in program.arguments:
        count, name = math.prod(p.shape), p.name
        rows.append(f'    {{"{name}", data_{name}, sizeof data_{name}, {int(p.output)}}},')
        if p.output:
            form, wide = ("%.9g", "double") if p.dtype.startswith("float") else ("%lld", "long long")
            rest = f" ... ({count} values)" if count > _SHOWN else ""
            shows += [
                f'    printf("{name}:");',
                f"    for (int i = 0; i < {min(count, _SHOWN)}; i++) "
                f'printf(" {form}", ({wide})data_{name}[i]);',
                f'    printf("{rest}\\n");',
            ]
    return Template(_EXAMPLE.read_text(encoding="utf-8")).substitute(
        _common(program, threads),
        usage=" ".join(f"{p.name}.bin" for p in program.arguments),
        rows="\n".join(rows),
        level=f'    printf("level: %s\\n", {program.name}_level());\n' if program.leveled else "",
        shows="\n".join(shows),
    )


def _common(program: CProgram, threads: bool) -> dict[str, str]:
    """Return what the C programs beside a model have in common, by placeholder."""
    aligned = f"static __attribute__((aligned({ALIGNMENT})))"
    types = [f"{aligned} {TYPES[p.dtype][0]}" for p in program.arguments]
    sizes = [f"data_{p.name}[{math.prod(p.shape)}];" for p in program.arguments]
    return {
        "licence": LICENCE, "name": program.name, "entry": program.entry,
        "libraries": "-lm" + (" -pthread" if threads else ""),
        "arrays": "\n".join(map(" ".join, zip(types, sizes, strict=True))),
        "values": ", ".join(f"data_{p.name}" for p in program.arguments),
    }  # fmt: skip


def benchmark_text(program: CProgram, threads: bool, plans: Mapping[str, ModelPlan]) -> str:
    """Return a C program that times runs of the model and its steps. ``plans``: by level, "" for one target.
    ``threads``: as for ``example_text``."""
    inputs = [p for p in program.arguments if not p.output]
    row = "    {{data_{0}, {1}, sizeof *data_{0}, {2}}},"
    rows = [row.format(p.name, math.prod(p.shape), int(p.dtype.startswith("float"))) for p in inputs]
    mask = "    for (size_t n = 0; n < sizeof data_{0}; n++) data_{0}[n] &= 1;\n"
    bools = [mask.format(p.name) for p in inputs if p.dtype == "bool"]
    names = []
    for level, plan in plans.items():
        nodes = ", ".join(_c_string(step.node or step.name) for step in plan.steps)
        names.append(f"    {{{_c_string(level)}, {{{nodes}}}}},")
    choice = (
        f"    while (strcmp(levels[level].level, {program.name}_level())) level++;\n"
        f'    printf("level     %s\\n", {program.name}_level());\n'
    )
    return Template(_BENCHMARK.read_text(encoding="utf-8")).substitute(
        _common(program, threads), rows="\n".join(rows), names="\n".join(names),
        steps=f"{program.name.upper()}_STEPS", stack=STACK.read_text(encoding="utf-8"), bools="".join(bools),
        level=choice if program.leveled else "",
    )  # fmt: skip


def _c_string(text: str) -> str:
    """Return the C string of a name. Signs that are not ASCII, and ? (of trigraphs), become _."""
    return json.dumps(text.encode("ascii", "replace").decode().replace("?", "_"))
