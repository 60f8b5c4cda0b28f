"""Exported programs as operators of ONNX Runtime: one shared library with all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from string import Template

import numpy as np

from synth.compiler.export import Exported
from synth.compiler.export_link import link_library
from synth.compiler.export_text import ALIGNMENT, TYPES
from synth.emit.text import LICENCE

_TEXT = Path(__file__).with_name("onnxruntime.c")


@dataclass(frozen=True)
class CustomOp:
    """An operator: a program's calls under a ``name``. ``kinds``: ONNX's numbers of the types of all
    arguments. ``batched``: the arguments' first axis is one sample of any number. ``layer``: what errors
    call it."""

    name: str
    layer: str
    program: Exported
    kinds: tuple[int, ...]
    batched: bool


def custom_ops_library(name: str, domain: str, operators: Sequence[CustomOp], threads: int) -> bytes:
    """The shared library of operators of one machine, to be written as libNAME.so. Each takes ``threads``.
    Raises CompileError."""
    programs = [one.program for one in operators]
    arguments = [argument for one in programs for argument in one.arguments]
    functions = []
    for one in programs:
        names = ", ".join(
            f"({'' if p.output else 'const '}{TYPES[p.dtype][0]} *)tensors[{i}]"
            for i, p in enumerate(one.arguments)
        )
        functions.append(
            f"static int32_t run_{one.name}(void *arena, void *const *tensors)\n"
            f"{{\n    return {one.entry}_in(arena, {names});\n}}\n"
        )
    text = Template(_TEXT.read_text(encoding="utf-8")).substitute(
        licence=LICENCE,
        align=ALIGNMENT,
        most=max(len(one.arguments) for one in programs),
        rank=max(1, *(len(p.shape) for p in arguments)),
        threads=threads,
        domain=domain,
        prototypes="\n".join(one.declarations for one in programs),
        functions="\n".join(functions),
        segments="\n".join(map(_row, operators)),
    )
    objects = [one.object.read_bytes() for one in programs]
    return link_library(name, programs[0].machine, threads > 1, objects, text, ["RegisterCustomOps"])


def _row(one: CustomOp) -> str:
    program = one.program
    inputs = sum(not p.output for p in program.arguments)
    tensors = [
        f"{{{_quoted(name)}, {int(np.prod(p.shape, dtype=np.int64)) * np.dtype(p.dtype).itemsize}, {kind}, "
        f"{len(p.shape)}, {{{', '.join(map(str, p.shape)) or '0'}}}}}"
        for name, p, kind in zip(program.names, program.arguments, one.kinds, strict=True)
    ]
    facts = f"{inputs}, {len(tensors) - inputs}, {int(one.batched)}, {program.arena}"
    calls = f"run_{program.name}, {program.name}_error, {program.name}_set_threads"
    names = f"{_quoted(one.name)}, {_quoted(one.layer)}"
    return f"    {{OPERATOR, {names}, {facts}, {calls}, {{{', '.join(tensors)}}}}},"


def _quoted(text: str) -> str:
    """A C string of any text."""
    return '"' + "".join(f"\\{byte:03o}" for byte in text.encode()) + '"'
