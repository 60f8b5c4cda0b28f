"""Exported programs and linear kernels as custom operators of ONNX Runtime, in one shared library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from sketches.blocks import LARGEST_BLOCK, SMALLEST_BLOCK
from synth.compiler.export import Exported
from synth.compiler.export_link import compile_object, link_library
from synth.compiler.export_text import ALIGNMENT, TYPES, filled
from synth.emit.levels import choice_text
from synth.emit.targets import get_target
from synth.emit.text import LICENCE
from synth.linear.c_layers import CKernel, layers_text

_PARTS = ("onnxruntime.c", "onnxruntime_linear.c", "onnxruntime_segments.c")
_TEXT, _LINEAR, _SEGMENTS = map(Path(__file__).with_name, _PARTS)


@dataclass(frozen=True)
class CustomOp:
    """A custom operator ``name`` that calls an exported program. ``kinds``: ONNX's type numbers of all inputs
    and outputs. ``batched``: the first axis of every input and output of the program is 1, and the operator
    takes any number of samples. ``layer``: the layer's name in error messages."""

    name: str
    layer: str
    program: Exported
    kinds: tuple[int, ...]
    batched: bool


@dataclass(frozen=True)
class LinearOps:
    """The custom operator of linear layers. ``levels``: micro-architecture levels of one architecture, the
    best first; each has its linear kernels by the bits of weights."""

    levels: Mapping[str, Mapping[int, CKernel]]

    @property
    def kernels(self) -> list[CKernel]:
        """All kernels without repetitions."""
        return list(dict.fromkeys(kernel for level in self.levels.values() for kernel in level.values()))

    @property
    def machine(self) -> str:
        """The architecture's name."""
        return self.kernels[0].architecture

    def text(self) -> str:
        """Return the C text of the operator."""
        kernels = self.kernels
        rows = (
            [kernels.index(level[bits]) if bits in level else -1 for bits in range(9)]
            for level in self.levels.values()
        )
        needs = {
            name: frozenset().union(*(kernel.needs for kernel in level.values()))
            for name, level in self.levels.items()
        }
        # A program of one level runs without a choice at run time.
        choice = "static int synth_choose(void) { return (void)linear_refuse, 0; }\n"
        if get_target(self.machine).detects:
            choice = choice_text(self.machine, needs, "linear_refuse")
        numbers = ", ".join(f"{{{{{', '.join(map(str, row))}}}}}" for row in rows)
        sizes = {"smallest": SMALLEST_BLOCK, "largest": LARGEST_BLOCK}
        return filled(_LINEAR, choice=choice, layers=layers_text(kernels), kernels=numbers, **sizes)


def custom_ops_library(
    name: str, domain: str, operators: Sequence[CustomOp], threads: int, linear: LinearOps | None = None
) -> bytes:
    """Return the bytes of the shared library libNAME.so of custom operators in the ONNX operator ``domain``.
    Each of ``operators`` uses ``threads`` threads, ``linear`` its session's. Raises CompileError."""
    parts, pointers, objects = [], [], [operator.program.object.read_bytes() for operator in operators]
    if operators:
        parts.append(_segments(operators, threads))
        pointers += [f"&segments[{number}].one" for number in range(len(operators))]
    if linear is not None:
        parts.append(linear.text())
        pointers.append("&linear_operator")
        objects += [compile_object(k.source, linear.machine, sorted(k.needs)) for k in linear.kernels]
    names = {"domain": domain, "parts": "\n".join(parts), "operators": ", ".join(pointers)}
    text = filled(_TEXT, licence=LICENCE, align=ALIGNMENT, **names)
    machine = operators[0].program.machine if operators or linear is None else linear.machine
    return link_library(name, machine, bool(operators) and threads > 1, objects, text, ["RegisterCustomOps"])


def _segments(operators: Sequence[CustomOp], threads: int) -> str:
    """Return the C text of the operators that call programs."""
    programs = [operator.program for operator in operators]
    functions = []
    for program in programs:
        names = ", ".join(
            f"({'' if p.output else 'const '}{TYPES[p.dtype][0]} *)tensors[{i}]"
            for i, p in enumerate(program.arguments)
        )
        functions.append(
            f"static int32_t run_{program.name}(void *arena, void *const *tensors)\n"
            f"{{\n    return {program.entry}_in(arena, {names});\n}}\n"
        )
    return filled(
        _SEGMENTS, threads=threads, most=max(len(program.arguments) for program in programs),
        rank=max(1, *(len(p.shape) for program in programs for p in program.arguments)),
        prototypes="\n".join(program.declarations for program in programs),
        functions="\n".join(functions), segments="\n".join(map(_row, operators)),
    )  # fmt: skip


def _row(one: CustomOp) -> str:
    program = one.program
    inputs = sum(not p.output for p in program.arguments)
    tensors = [
        f"{{{_quoted(name)}, {p.size}, {kind}, {len(p.shape)}, {{{', '.join(map(str, p.shape)) or '0'}}}}}"
        for name, p, kind in zip(program.names, program.arguments, one.kinds, strict=True)
    ]
    parameters = f"{inputs}, {len(tensors) - inputs}, {int(one.batched)}, {program.arena}"
    calls = f"run_{program.name}, {program.name}_error, {program.name}_set_threads"
    names = f"{_quoted(one.name)}, {_quoted(one.layer)}"
    return f"    {{OPERATOR, {names}, {parameters}, {calls}, {{{', '.join(tensors)}}}}},"


def _quoted(text: str) -> str:
    """Return any text as a C string literal."""
    return '"' + "".join(f"\\{byte:03o}" for byte in text.encode()) + '"'
