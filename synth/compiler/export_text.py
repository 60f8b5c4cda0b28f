"""The C text of an exported layer: its header, and the wrapper that calls TVM's code."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError

__all__ = [
    "ALIGNMENT",
    "TYPES",
    "Parameter",
    "check_identifiers",
    "header_text",
    "prototypes",
    "wrapper_text",
]

#: TVM assumes that every buffer starts at a multiple of this many bytes.
ALIGNMENT = 64

# numpy name -> C type, DLPack type code and bits
TYPES: dict[str, tuple[str, int, int]] = {
    **{f"int{bits}": (f"int{bits}_t", 0, bits) for bits in (8, 16, 32, 64)},
    **{f"uint{bits}": (f"uint{bits}_t", 1, bits) for bits in (8, 16, 32, 64)},
    "float32": ("float", 2, 32),
    "float64": ("double", 2, 64),
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


def check_identifiers(name: str, parameters: Sequence[Parameter]) -> None:
    for word in (name, *(p.name for p in parameters)):
        if (
            not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", word)
            or word in _RESERVED.split()
            or word.startswith("synth_")
        ):
            raise UserError(
                f"{word!r} cannot be a name in C: choose letters, digits and _, no keyword, not synth_*"
            )
    names = [name, *(p.name for p in parameters)]
    twice = next((word for word in names if names.count(word) > 1), None)
    if twice:
        raise UserError(f"{name}: two things are named {twice!r}; rename a parameter")


def prototypes(name: str, arguments: Sequence[Parameter]) -> str:
    pointers = [f"{'' if p.output else 'const '}{TYPES[p.dtype][0]} *{p.name}" for p in arguments]
    return (
        f"int32_t {name}({', '.join(pointers)});\n"
        f"const char *{name}_error(void);\n"
        f"int {name}_set_threads(int count);\n"
    )


def header_text(name: str, machine: str, target: Any, parameters: Sequence[Parameter], threads: bool) -> str:
    arguments = [p for p in parameters if p.constant is None]
    features = " ".join([str(target.attrs.get("mcpu", "")), *(str(f) for f in target.attrs.get("mattr", ()))])
    width = max(len(p.name) for p in arguments)
    rows = []
    for p in arguments:
        size = int(np.prod(p.shape, dtype=np.int64)) * np.dtype(p.dtype).itemsize
        shape = "".join(f"[{extent}]" for extent in p.shape) or "[1]"
        rows.append(
            f" *   {p.name:{width}}  {'out' if p.output else 'in '}  {TYPES[p.dtype][0]}{shape}, {size} bytes"
        )
    libraries = "the C library, -lm" + (" and -pthread" if threads else "")
    pool = (
        f""" * {name}_set_threads: how many threads parallel loops use from now on (1 at first); returns the number taken."""
        if threads
        else f""" * {name}_set_threads: returns 1; this layer was exported without threads."""
    )
    guard = f"SYNTH_LAYER_{name.upper()}_H"
    text = prototypes(name, arguments)
    return "\n".join(
        [
            f"/* {name}: a layer compiled by synth-kernel for {machine} Linux ({features.strip() or 'any processor'}).",
            " *",
            *rows,
            " *",
            " * Arrays are dense in C order (the last index varies fastest), start at a multiple of "
            f"{ALIGNMENT} bytes, and no",
            " * output overlaps another array. Outputs are written whole. Several threads may call at once.",
            " *",
            f" * {name}: returns 0; -1 if it failed, for instance for want of memory; -2 for a pointer that is null or",
            " *   misaligned.",
            f" * {name}_error: what went wrong last, as text.",
            pool,
            " *",
            " * Layers in one program share the threads, the error text and the memory of their workspaces, which is",
            f" * kept from call to call. Link {name}.o with {libraries}.",
            " */",
            f"#ifndef {guard}",
            f"#define {guard}",
            "#include <stdint.h>",
            "#ifdef __cplusplus",
            'extern "C" {',
            "#endif",
            text.rstrip("\n"),
            "#ifdef __cplusplus",
            "}",
            "#endif",
            "#endif",
            "",
        ]
    )


_WRAPPER = """\
#include "{name}.h"
#include <stddef.h>

/* DLTensor of DLPack and TVMFFIAny of TVM's C interface */
typedef struct {{ int32_t type, id; }} synth_device;
typedef struct {{ uint8_t code, bits; uint16_t lanes; }} synth_type;
typedef struct {{
    void *data; synth_device device; int32_t dimensions; synth_type type;
    int64_t *shape, *strides; uint64_t offset;
}} synth_tensor;
typedef struct {{ int32_t kind; uint32_t zero; union {{ int64_t integer; void *pointer; }} value; }} synth_any;
enum {{ SYNTH_CPU = 1, SYNTH_TENSOR_POINTER = 7 }};

#define SYNTH_HIDDEN __attribute__((visibility("hidden")))
SYNTH_HIDDEN int __tvm_ffi_{symbol}(void *self, const synth_any *arguments, int32_t count, synth_any *result);
SYNTH_HIDDEN void TVMFFIErrorSetRaisedFromCStr(const char *kind, const char *message);
SYNTH_HIDDEN int synth_rt_set_threads(int count);
extern SYNTH_HIDDEN char synth_rt_error[];

{constants}
const char *{name}_error(void) {{ return synth_rt_error; }}
int {name}_set_threads(int count) {{ return synth_rt_set_threads(count); }}

static int32_t synth_refuse(const char *message)
{{
    TVMFFIErrorSetRaisedFromCStr("ValueError", message);
    return -2;
}}

{head}
{{
{checks}
{shapes}
    synth_tensor synth_tensors[] = {{
{tensors}
    }};
    synth_any synth_arguments[{count}], synth_result = {{0, 0, {{0}}}};
    for (int synth_i = 0; synth_i < {count}; synth_i++) {{
        synth_any synth_argument = {{SYNTH_TENSOR_POINTER, 0, {{0}}}};
        synth_argument.value.pointer = &synth_tensors[synth_i];
        synth_arguments[synth_i] = synth_argument;
    }}
    return __tvm_ffi_{symbol}(NULL, synth_arguments, {count}, &synth_result) ? -1 : 0;
}}
"""
# .incbin: a megabyte as an array initializer takes the compiler seconds. The label stays local to the object.
_CONSTANT = """\
__asm__(".pushsection .rodata.synth,\\"a\\",%progbits\\n.balign {align}\\nsynth_constant{index}:\\n"
        ".incbin \\"constant{index}.bin\\"\\n.popsection\\n");
extern const unsigned char synth_constant{index}[];
"""


def wrapper_text(name: str, symbol: str, parameters: Sequence[Parameter]) -> str:
    arguments = [p for p in parameters if p.constant is None]
    constants, shapes, tensors = [], [], []
    for index, p in enumerate(parameters):
        extents = ", ".join(str(extent) for extent in p.shape) or "1"
        shapes.append(f"    static const int64_t synth_shape{index}[] = {{{extents}}};")
        data = p.name if p.constant is None else f"synth_constant{index}"
        _, code, bits = TYPES[p.dtype]
        tensors.append(
            f"        {{(void *){data}, {{SYNTH_CPU, 0}}, {len(p.shape)}, {{{code}, {bits}, 1}}, "
            f"(int64_t *)synth_shape{index}, NULL, 0}},"
        )
        if p.constant is not None:
            constants.append(_CONSTANT.format(index=index, align=ALIGNMENT))
    checks = [
        f"    if (!{p.name} || (uintptr_t){p.name} % {ALIGNMENT}) "
        f'return synth_refuse("{p.name} is null or not aligned to {ALIGNMENT} bytes");'
        for p in arguments
    ]
    return _WRAPPER.format(
        name=name,
        symbol=symbol,
        constants="".join(constants),
        head=prototypes(name, arguments).partition(";")[0],
        checks="\n".join(checks),
        shapes="\n".join(shapes),
        tensors="\n".join(tensors),
        count=len(parameters),
    )
