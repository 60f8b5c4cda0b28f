"""The C text of an exported model: its header, and a program that runs it."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from typing import Any

from synth.compiler.export_text import (
    ALIGNMENT,
    TYPES,
    Parameter,
    Program,
    arena_macro,
    argument_rows,
    guarded_header,
    is_identifier,
    linking_text,
    pool_rows,
    processor_text,
    prototypes,
)
from synth.model.names import unique


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
    """The header; ``names`` are the model's own names of the arguments, ``weights`` the bytes of its constants."""
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
