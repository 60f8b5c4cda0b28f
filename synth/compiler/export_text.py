"""The C text of an exported program: its header, and the wrapper that calls TVM's functions one after the
other."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import Template
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError

_WRAPPER = Path(__file__).with_name("wrapper.c")
#: TVM assumes that every buffer starts at a multiple of this many bytes.
ALIGNMENT = 64

# numpy name -> C type, DLPack type code and bits
TYPES: dict[str, tuple[str, int, int]] = {
    **{f"int{bits}": (f"int{bits}_t", 0, bits) for bits in (8, 16, 32, 64)},
    **{f"uint{bits}": (f"uint{bits}_t", 1, bits) for bits in (8, 16, 32, 64)},
    "float32": ("float", 2, 32),
    "float64": ("double", 2, 64),
    "bool": ("uint8_t", 6, 8),
}
# Keywords of C and C++, and names that the header's own text uses.
_RESERVED = """
alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl concept const const_cast
consteval constexpr constinit continue decltype default delete do double dynamic_cast else enum explicit export
extern false float for friend goto if inline int long main mutable namespace new noexcept not not_eq nullptr
operator or or_eq private protected public register reinterpret_cast requires restrict return short signed sizeof
static static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename
typeof union unsigned using virtual void volatile wchar_t while xor xor_eq NULL errno linux unix
int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t
"""


@dataclass(frozen=True)
class Parameter:
    """One buffer of the function, in the order of its parameters.

    ``name`` is a C identifier, ``dtype`` numpy's name of the element type. A ``constant`` (an array of that
    shape and dtype) is embedded in the object and is no argument of the C function.
    """

    name: str
    shape: tuple[int, ...]
    dtype: str
    output: bool = False
    constant: NDArray[Any] | None = None


@dataclass(frozen=True)
class Array:
    """A tensor of a program: the argument of number ``offset``, or ``offset`` bytes into the constants or
    arena."""

    shape: tuple[int, ...]
    dtype: str
    place: Literal["argument", "constant", "arena"]
    offset: int


@dataclass(frozen=True)
class Program:
    """Calls of compiled functions as one C function ``entry`` of the ``arguments``; ``name`` begins every
    symbol.

    ``calls`` are a function's symbol and its tensors, as indices into ``arrays``, each. ``arena``: the bytes
    of temporaries, None for a program that has none (a single call): then there is no second entry that takes
    them.
    """

    name: str
    entry: str
    arguments: tuple[Parameter, ...]
    arrays: tuple[Array, ...]
    constants: tuple[NDArray[Any], ...]
    calls: tuple[tuple[str, tuple[int, ...]], ...]
    arena: int | None = None

    @property
    def exports(self) -> tuple[str, ...]:
        """The C names of what ``prototypes`` declares."""
        inside = () if self.arena is None else (f"{self.entry}_in",)
        return (self.entry, *inside, f"{self.name}_error", f"{self.name}_set_threads")


def is_identifier(word: str) -> bool:
    """Whether C and C++ and the text here leave the word to a caller."""
    plain = re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", word)
    return bool(plain) and word not in _RESERVED.split() and not word.startswith("synth_")


def check_identifiers(name: str, words: Sequence[str]) -> None:
    """Raise UserError unless the program's name and its arguments' (``words``) are identifiers, all
    different."""
    names = [name, *words]
    for word in names:
        if not is_identifier(word):
            raise UserError(
                f"{word!r} cannot be a name in C: choose letters, digits and _, no keyword, not synth_*"
            )
    twice = next((word for word in names if names.count(word) > 1), None)
    if twice:
        raise UserError(f"{name}: two things are named {twice!r}; rename a parameter")


def prototypes(name: str, entry: str, arguments: Sequence[Parameter], arena: int | None = None) -> str:
    """The declarations of everything that a program exports, in C that cffi reads."""
    parameters = parameters_text(arguments)
    with_arena = "" if arena is None else f"int32_t {entry}_in(void *arena, {parameters});\n"
    return (
        f"int32_t {entry}({parameters});\n{with_arena}"
        f"const char *{name}_error(void);\n"
        f"int {name}_set_threads(int count);\n"
    )


def parameters_text(arguments: Sequence[Parameter]) -> str:
    """The parameters of a function's prototype."""
    return ", ".join(f"{'' if p.output else 'const '}{TYPES[p.dtype][0]} *{p.name}" for p in arguments)


def header_text(name: str, machine: str, target: Any, parameters: Sequence[Parameter], threads: bool) -> str:
    """The header of a single layer."""
    arguments = [p for p in parameters if p.constant is None]
    comment = [
        f"/* {name}: a layer compiled by synth-kernel for {machine} Linux ({processor_text(target)}).",
        " *",
        *argument_rows(arguments),
        " *",
        " * Arrays are dense in C order (the last index varies fastest), start at a multiple of "
        f"{ALIGNMENT} bytes, and no",
        " * output overlaps another array. Outputs are written whole. Several threads may call at once.",
        " *",
        f" * {name}: returns 0; -1 if it failed, for instance for want of memory; -2 for a pointer that is null or",
        " *   misaligned.",
        f" * {name}_error: what went wrong last, as text.",
        *pool_rows(name, threads, "layer"),
        " *",
        " * Layers in one program share the threads, the error text and the memory of their workspaces, which is",
        f" * kept from call to call. Link {name}.o with {linking_text(threads)}.",
        " */",
    ]
    return guarded_header(
        f"SYNTH_LAYER_{name.upper()}_H", comment, [prototypes(name, name, arguments).rstrip()]
    )


def processor_text(target: Any) -> str:
    """What the code needs of the processor, as LLVM names it."""
    features = " ".join([str(target.attrs.get("mcpu", "")), *(str(f) for f in target.attrs.get("mattr", ()))])
    return features.strip() or "any processor"


def pool_rows(name: str, threads: bool, what: str) -> list[str]:
    """Lines of a header's comment on ``NAME_set_threads``."""
    if not threads:
        return [f" * {name}_set_threads: returns 1; this {what} was exported without threads."]
    return [
        f" * {name}_set_threads: how many threads parallel loops may use from now on (1 at first), the calling one among",
        " *   them; returns the number taken, which is at most that of the processors that this process may use.",
    ]


def linking_text(threads: bool) -> str:
    return "the C library, -lm" + (" and -pthread" if threads else "")


def argument_rows(arguments: Sequence[Parameter], notes: Sequence[str] = ()) -> list[str]:
    """A line of the header's comment for each argument: direction, C type, size and what the caller notes."""
    width = max(len(p.name) for p in arguments)
    rows = []
    for p, note in zip(arguments, notes or itertools.repeat(""), strict=False):
        size = int(np.prod(p.shape, dtype=np.int64)) * np.dtype(p.dtype).itemsize
        shape = "".join(f"[{extent}]" for extent in p.shape) or "[1]"
        rows.append(
            f" *   {p.name:{width}}  {'out' if p.output else 'in '}  {TYPES[p.dtype][0]}{shape}, {size} bytes{note}"
        )
    return rows


def guarded_header(guard: str, comment: Iterable[str], declarations: Iterable[str]) -> str:
    body = "\n".join(declarations)
    return (
        "\n".join(comment)
        + f"""
#ifndef {guard}
#define {guard}
#include <stdint.h>
#ifdef __cplusplus
extern "C" {{
#endif
{body}
#ifdef __cplusplus
}}
#endif
#endif
"""
    )


def wrapper_text(program: Program) -> str:
    """C that calls the program's functions in order on tensors which it describes as TVM's code wants
    them."""
    shapes = sorted({array.shape for array in program.arrays})
    starts = dict(zip(shapes, itertools.accumulate((len(s) for s in shapes), initial=0), strict=False))
    arrays = [
        f"    {{{array.offset}, {starts[array.shape]}, SYNTH_{array.place.upper()}, {len(array.shape)}, "
        f"{', '.join(map(str, TYPES[array.dtype][1:]))}}},"
        for array in program.arrays
    ]
    symbols = [f"__tvm_ffi_{symbol}" for symbol, _ in program.calls]
    counts = [len(uses) for _, uses in program.calls]
    names, parameters, own = (
        [p.name for p in program.arguments],
        parameters_text(program.arguments),
        program.arena,
    )
    checks = [
        f"    if (!{name} || (uintptr_t){name} % {ALIGNMENT}) "
        f'return synth_refuse("{name} is null or not aligned to {ALIGNMENT} bytes");'
        for name in [*names, *(["arena"] if own else [])]
    ]
    return Template(_WRAPPER.read_text(encoding="utf-8")).substitute(
        name=program.name,
        functions=", ".join(dict.fromkeys(symbols)),
        constants=int(bool(program.constants)),
        align=ALIGNMENT,
        data="synth_constants" if program.constants else "0",
        shapes=", ".join(str(extent) for shape in shapes for extent in shape) or "0",
        arrays="\n".join(arrays),
        uses=", ".join(str(index) for _, uses in program.calls for index in uses),
        calls="\n".join(f"    {{{s}, {count}}}," for s, count in zip(symbols, counts, strict=True)),
        most=max(counts),
        entry=program.entry if own is None else f"{program.entry}_in",
        parameters=parameters if own is None else f"void *arena, {parameters}",
        checks="\n".join(checks),
        values=", ".join(f"(void *){name}" for name in names),
        arena="NULL" if own is None else "arena",
        has_arena=int(own is not None),
        arena_bytes=arena_macro(program.name),
        outer=program.entry,
        outer_parameters=parameters,
        names=", ".join(names),
    )


def arena_macro(name: str) -> str:
    return f"{name.upper()}_ARENA_BYTES"


def constant_bytes(program: Program) -> bytes:
    """The file that the wrapper includes: the constants one after the other, each where its array says."""
    data = bytearray()
    for array in program.constants:
        data += b"\0" * (-len(data) % ALIGNMENT)
        data += np.ascontiguousarray(array).astype(array.dtype.newbyteorder("<")).tobytes()
    return bytes(data)


def constant_offsets(constants: Sequence[NDArray[Any]]) -> list[int]:
    """Where each constant starts in ``constant_bytes``."""
    sizes = [-(-array.nbytes // ALIGNMENT) * ALIGNMENT for array in constants]
    return list(itertools.accumulate(sizes, initial=0))[: len(constants)]
