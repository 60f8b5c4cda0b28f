"""The C text of an exported program: its header, and a wrapper that calls TVM's functions in order."""

from __future__ import annotations

import hashlib
import itertools
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import Template
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from synth.emit.features import CAP
from synth.emit.identifiers import is_identifier
from synth.emit.levels import choice_text
from synth.emit.targets import get_target
from synth.emit.text import LICENCE
from synth.errors import UserError

_WRAPPER, _HEADER, _TENSORS, _MODULE, STACK = (
    Path(__file__).with_name(file) for file in ("wrapper.c", "header.h", "tensors.h", "module.c", "stack.c")
)
#: TVM assumes that every buffer starts at a multiple of this many bytes.
ALIGNMENT = 64

# numpy dtype -> C type, DLPack type code and bits
TYPES: dict[str, tuple[str, int, int]] = {
    **{f"int{bits}": (f"int{bits}_t", 0, bits) for bits in (8, 16, 32, 64)},
    **{f"uint{bits}": (f"uint{bits}_t", 1, bits) for bits in (8, 16, 32, 64)},
    "float32": ("float", 2, 32),
    "float64": ("double", 2, 64),
    "bool": ("uint8_t", 6, 8),
}


@dataclass(frozen=True)
class Parameter:
    """One buffer of a function, in the order of its parameters. ``name``: a C identifier. ``dtype``: numpy's
    name. ``constant``: an array of this shape and dtype, which is embedded in the object and is no argument
    of the C function. ``scale``: scale and zero point of integers that stand for real numbers."""

    name: str
    shape: tuple[int, ...]
    dtype: str
    output: bool = False
    constant: NDArray[Any] | None = None
    scale: tuple[float, int] | None = None

    @property
    def size(self) -> int:
        """The buffer's bytes."""
        return math.prod(self.shape) * np.dtype(self.dtype).itemsize


@dataclass(frozen=True)
class Array:
    """A tensor: argument number ``offset``, or the data ``offset`` bytes into the constants or the arena."""

    shape: tuple[int, ...]
    dtype: str
    place: Literal["argument", "constant", "arena"]
    offset: int


@dataclass(frozen=True)
class CodeTarget:
    """The target of compiled code: a tvm Target for ``machine`` ("x86_64", "aarch64", "armv7"). ``level``:
    its micro-architecture level in a program of several, "" in a program for one target. ``needs``: the CPU
    features that the level requires."""

    tvm: Any
    machine: str
    level: str = ""
    needs: frozenset[str] = frozenset()

    @property
    def processor(self) -> str:
        """The processor as text for comments: LLVM's name and further features, or "any processor"."""
        attributes = self.tvm.attrs
        words = [str(attributes.get("mcpu", "")), *map(str, attributes.get("mattr", ()))]
        return " ".join(words).strip() or "any processor"


@dataclass(frozen=True)
class TargetCode:
    """A program's code for one target. ``calls``: (function symbol, indices of its tensors in ``arrays``) in
    order. ``functions``: the PrimFuncs by symbol. ``states``: offset in the arena, offset of the first value
    in the constants, and bytes of what a run leaves for the next."""

    target: CodeTarget
    arrays: tuple[Array, ...]
    calls: tuple[tuple[str, tuple[int, ...]], ...]
    functions: Mapping[str, Any]
    states: tuple[tuple[int, int, int], ...] = ()


@dataclass(frozen=True)
class CProgram:
    """Calls of compiled functions as one C function ``entry`` of ``arguments``; ``name`` begins all symbols.

    ``codes``: the code of each level, the best first; a run uses the first that the processor can run.
    ``arena``: the bytes of temporaries: static memory in ``entry``, the caller's memory in ``ENTRY_in``.
    None: one call without temporaries. ``names``: the model's names of the arguments, empty without a model.
    ``workspaces``: the bytes at the arena's end for buffers inside layers.
    """

    name: str
    entry: str
    arguments: tuple[Parameter, ...]
    constants: tuple[NDArray[Any], ...]
    codes: tuple[TargetCode, ...]
    arena: int | None = None
    names: tuple[str, ...] = ()
    workspaces: int = 0

    @property
    def leveled(self) -> bool:
        """Whether the program chooses its code by the processor's features."""
        return any(code.target.level for code in self.codes)

    @property
    def steps(self) -> int:
        """The largest number of function calls in a run, over all codes."""
        return max(len(code.calls) for code in self.codes)

    @property
    def exports(self) -> tuple[str, ...]:
        """The C names that ``declarations`` declares."""
        reset = (f"{self.name}_reset", f"{self.name}_reset_in") if self.codes[0].states else ()
        inside = () if self.arena is None else (f"{self.entry}_in", f"{self.name}_profile", *reset)
        level = (f"{self.name}_level",) if self.leveled else ()
        return (self.entry, *inside, f"{self.name}_error", f"{self.name}_set_threads", *level)

    @property
    def declarations(self) -> str:
        """The declarations of all exported names, in C that cffi reads."""
        parameters = parameters_text(self.arguments)
        entry, name = self.entry, self.name
        lines = [f"int32_t {entry}({parameters});"]
        if self.arena is not None:
            lines.append(f"int32_t {entry}_in(void *arena, {parameters});")
            lines.append(f"void {name}_profile(int64_t *ticks, int64_t (*clock)(void));")
        if self.codes[0].states:
            lines += [f"int32_t {name}_reset(void);", f"int32_t {name}_reset_in(void *arena);"]
        lines += [f"const char *{name}_error(void);", f"int {name}_set_threads(int count);"]
        lines += [f"const char *{name}_level(void);"] if self.leveled else []
        return "\n".join(lines) + "\n"


def check_identifiers(name: str, words: Sequence[str]) -> None:
    """Raise UserError unless the program's and arguments' names are distinct C identifiers."""
    names = [name, *words]
    if (wrong := next((word for word in names if not is_identifier(word)), None)) is not None:
        remedy = "choose letters, digits and _, no keyword, not synth_*"
        raise UserError(f"{wrong!r} cannot be a name in C: {remedy}")
    if twice := next((word for word in names if names.count(word) > 1), None):
        raise UserError(f"{name}: two things are named {twice!r}; rename a parameter")


def parameters_text(arguments: Sequence[Parameter]) -> str:
    """Return the parameters of a C prototype."""
    return ", ".join(f"{'' if p.output else 'const '}{TYPES[p.dtype][0]} *{p.name}" for p in arguments)


#: The texts of a header for a program without an arena (a layer) and for one with an arena (a model).
_LAYER = {
    "what": "layer",
    "static": "Several threads may call at once.",
    "calls": "",
    "shared": "Layers in one program share the threads, the error text and the memory of their workspaces, "
    "which is\n * kept from call to call.",
}
_MODEL = {
    "what": "model",
    "static": "The constants, $weights bytes, are read-only data.",
    "calls": " It computes in static memory: one call at a time.\n"
    " * ${entry}_in: the same in $macro bytes of the caller's (aligned likewise; what they hold before and\n"
    " *   after does not matter). Several threads may call at once, each with bytes of its own.\n"
    " * ${name}_profile: from now on every run adds to the $steps numbers at ticks what each step takes by\n"
    " *   the clock of the caller's; NULL ends that. For one thread that calls at a time.",
    "shared": "Models in one program share the threads and the error text. A run takes nothing of the heap, "
    "unless\n * ${name}_set_threads was given more threads than the model was compiled for.",
}


_POOL = """how many threads parallel loops may use from now on (1 at first), the calling one among
 *   them; returns the number taken, which is at most that of the processors that this process may use."""


def header_text(program: CProgram, threads: bool) -> str:
    """Return the text of a program's C header. ``threads``: whether the program has a thread pool."""
    kind, name, macro = _LAYER if program.arena is None else _MODEL, program.name, arena_macro(program.name)
    steps, workspaces = f"{name.upper()}_STEPS", f"{name.upper()}_WORKSPACE_BYTES"
    targets = [code.target for code in program.codes]
    rows = "".join(f"\n *   {target.level}: {target.processor}" for target in targets)
    pool = f" * {name}_set_threads: returns 1; this {kind['what']} was exported without threads."
    if threads:
        pool = f" * {name}_set_threads: {_POOL}"
    declared = program.declarations.rstrip()
    if program.arena is not None:
        sizes = {macro: program.arena, workspaces: program.workspaces, steps: program.steps}
        macros = "".join(f"#define {word} {number}\n" for word, number in sizes.items())
        declared = macros + _scales_text(program) + declared
    parameters = {
        "name": name, "entry": program.entry, "macro": macro, "steps": steps, "workspaces": workspaces,
        "what": kind["what"], "weights": sum(array.nbytes for array in program.constants),
    }  # fmt: skip
    parts = {key: Template(text).substitute(parameters) for key, text in kind.items() if key != "what"}
    if program.leveled:
        levels = Template(_LEVELS).substitute(parameters, cap=CAP, rows=rows)
        processor, none = f"{len(targets)} levels", "; -3 if this computer runs none of the levels"
    else:
        levels, processor, none = "", targets[0].processor, ""
    return filled(
        _HEADER, **parameters, **parts, processor=processor, none=none, levels=levels, licence=LICENCE,
        states=Template(_STATES).substitute(parameters) if program.codes[0].states else "",
        machine=targets[0].machine, arguments="\n".join(_argument_rows(program)), align=ALIGNMENT, pool=pool,
        libraries="the C library, -lm" + (" and -pthread" if threads else ""),
        guard=f"SYNTH_{kind['what'].upper()}_{name.upper()}_H", declarations=declared,
    )  # fmt: skip


def filled(path: Path, **parameters: object) -> str:
    """Return the text of a file with its placeholders filled in."""
    return Template(path.read_text(encoding="utf-8")).substitute(**parameters)


def _scales_text(program: CProgram) -> str:
    """Return the macros of arguments of integers with a scale."""
    rows = ""
    for p in (p for p in program.arguments if p.scale):
        begin, (scale, point) = f"{program.name.upper()}_{p.name}", p.scale or (1.0, 0)
        rows += f"/* {p.name} stands for {begin}_SCALE * ({p.name} - {begin}_ZERO_POINT) */\n"
        rows += f"#define {begin}_SCALE {scale!r}f\n#define {begin}_ZERO_POINT ({point})\n"
    return rows


_STATES = """
 * ${name}_reset, ${name}_reset_in: give the states, which a run leaves for the next one in the same memory,
 *   their first values; return what ${entry} does. An arena keeps its bytes between runs, and is reset
 *   before the first one. Static memory is reset before its first run without a call."""

_LEVELS = """
 * ${name}_level: the level in use, the first of these whose features the processor and the system have; NULL
 *   where that is none, and then ${name}_error says what is missing. They are asked once, by the first call
 *   here. The environment variable $cap takes features away: where it is set by then, only what it
 *   names is used.
 *
 * Levels, the best first:$rows"""


def _argument_rows(program: CProgram) -> Iterator[str]:
    """A line of the header for each argument: direction, C type, size, and its name in the model."""
    width = max(len(p.name) for p in program.arguments)
    for number, p in enumerate(program.arguments):
        shape = "".join(f"[{extent}]" for extent in p.shape) or "[1]"
        direction, kind = "out" if p.output else "in ", TYPES[p.dtype][0]
        row = f" *   {p.name:{width}}  {direction}  {kind}{shape}, {p.size} bytes"
        if program.names:  # printable, and no end of the comment
            name = program.names[number].encode("ascii", "backslashreplace").decode()
            row += f', "{name.replace("*/", "* /")}" in the model'.replace("\n", " ")
        yield row


_ALWAYS = "static int synth_choose(void) { return 0; }"
_LEVEL = 'static const struct {{ const char *name; }} synth_levels[] = {{{{"{}"}}}};\n'


def _choice_text(program: CProgram) -> str:
    """Return C of ``synth_choose``, and of ``synth_levels`` in a program that names its level."""
    first = program.codes[0].target
    if not program.leveled:
        return _ALWAYS
    if get_target(first.machine).modules:
        return _LEVEL.format(first.level) + _ALWAYS
    levels = {code.target.level: code.target.needs for code in program.codes}
    return choice_text(first.machine, levels)


def _code_fields(codes: Sequence[TargetCode]) -> dict[str, object]:
    """Return the fields of the wrapper's template that hold the arrays and calls of every level's code."""
    arrays = [array for code in codes for array in code.arrays]
    calls = [call for code in codes for call in code.calls]
    shapes = sorted({array.shape for array in arrays})
    starts = dict(zip(shapes, itertools.accumulate((len(s) for s in shapes), initial=0), strict=False))
    rows = [
        f"    {{{array.offset}, {starts[array.shape]}, SYNTH_{array.place.upper()}, {len(array.shape)}, "
        f"{', '.join(map(str, TYPES[array.dtype][1:]))}}},"
        for array in arrays
    ]
    symbols = [f"__tvm_ffi_{symbol}" for symbol, _ in calls]
    counts = [len(uses) for _, uses in calls]
    sizes = [(len(code.arrays), sum(len(u) for _, u in code.calls), len(code.calls)) for code in codes]
    begins = np.cumsum([(0, 0, 0), *sizes], axis=0).tolist()
    return {
        "functions": ", ".join(dict.fromkeys(symbols)),
        "shapes": ", ".join(map(str, itertools.chain(*shapes))) or "0",
        "arrays": "\n".join(rows),
        "uses": ", ".join(str(index) for _, uses in calls for index in uses),
        "codes": ", ".join(
            f"{{{', '.join(map(str, (*begin, size[-1])))}}}"
            for begin, size in zip(begins, sizes, strict=False)
        ),
        "calls": "\n".join(f"    {{{s}, {count}}}," for s, count in zip(symbols, counts, strict=True)),
        "most": max(counts),
        "states": ", ".join(f"{{{a}, {b}, {c}}}" for code in codes for a, b, c in code.states),
    }


def wrapper_text(program: CProgram) -> str:
    """Return C that calls the program's functions in order, on tensors as TVM's code expects them."""
    parameters, arena = parameters_text(program.arguments), program.arena
    names = [p.name for p in program.arguments]
    checks = [
        f"    if (!{name} || (uintptr_t){name} % {ALIGNMENT}) "
        f'return synth_refuse("{name} is null or not aligned to {ALIGNMENT} bytes");'
        for name in [*names, *(["arena"] if arena else [])]
    ]
    return filled(
        _WRAPPER, licence=LICENCE, tensors=_TENSORS.read_text(encoding="utf-8"), name=program.name,
        constants=int(bool(program.constants)), align=ALIGNMENT,
        data="synth_constants" if program.constants else "0", choice=_choice_text(program),
        leveled=int(program.leveled), entry=program.entry if arena is None else f"{program.entry}_in",
        parameters=parameters if arena is None else f"void *arena, {parameters}", checks="\n".join(checks),
        values=", ".join(f"(void *){name}" for name in names), arena="NULL" if arena is None else "arena",
        has_arena=int(arena is not None), kept=len(program.codes[0].states),
        arena_bytes=arena_macro(program.name), activations=(arena or 0) - program.workspaces,
        workspaces=program.workspaces, outer=program.entry, outer_parameters=parameters,
        names=", ".join(names), **_code_fields(program.codes),
    )  # fmt: skip


#: The functions of ``module_text`` that TVM's runtime calls.
MODULE_FUNCTIONS = ("__tvm_ffi_run", "__tvm_ffi_profile", "__tvm_ffi_set_threads")


def module_text(name: str, header: str, entry: str, arguments: Sequence[Parameter]) -> str:
    """Return C of a TVM runtime module that calls the exported model ``name`` by its function ``entry``.
    ``header``: text of the model's C header."""
    values = ", ".join(f"synth_data(&arguments[{number}])" for number in range(len(arguments)))
    parts = {"licence": LICENCE, "tensors": _TENSORS.read_text(encoding="utf-8"), "header": header}
    return filled(_MODULE, **parts, name=name, entry=entry, count=len(arguments), values=values)


def stack_text(entry: str, arguments: Sequence[Parameter]) -> str:
    """Return C of ``synth_stack``, a function of the arguments of ``entry`` that returns the bytes of the
    stack of a run, or -1 if the run fails."""
    names = ", ".join(p.name for p in arguments)
    return (
        f"{STACK.read_text(encoding='utf-8')}int32_t synth_stack({parameters_text(arguments)})\n"
        f"{{ stack_bytes(0);\n  return {entry}({names}) ? -1 : stack_bytes(1); }}\n"
    )


def arena_macro(name: str) -> str:
    """Return the name of the C macro that states the bytes of the arena of program ``name``."""
    return f"{name.upper()}_ARENA_BYTES"


def constant_bytes(program: CProgram) -> bytes:
    """Return the file of constants that the wrapper includes, each constant at its array's offset."""
    data = bytearray()
    for array in program.constants:
        data += b"\0" * (-len(data) % ALIGNMENT)
        data += _bytes(array)
    return bytes(data)


def pooled(
    constants: Sequence[Sequence[NDArray[Any]]],
) -> tuple[tuple[NDArray[Any], ...], list[dict[int, int]]]:
    """Return the constants of several codes without duplicates, and per code a map to their offsets. The map
    is from an offset in ``constant_offsets`` of that code alone to the offset among all constants."""
    places: dict[bytes, int] = {}
    pool: list[NDArray[Any]] = []
    for array in itertools.chain.from_iterable(constants):
        if places.setdefault(_digest(array), len(pool)) == len(pool):
            pool.append(array)
    starts = constant_offsets(pool)
    moves = []
    for arrays in constants:
        offsets = [starts[places[_digest(array)]] for array in arrays]
        moves.append(dict(zip(constant_offsets(arrays), offsets, strict=True)))
    return tuple(pool), moves


def _digest(array: NDArray[Any]) -> bytes:
    return hashlib.sha256(_bytes(array)).digest()


def _bytes(array: NDArray[Any]) -> bytes:
    return np.ascontiguousarray(array).astype(array.dtype.newbyteorder("<")).tobytes()


def constant_offsets(constants: Sequence[NDArray[Any]]) -> list[int]:
    """Return the byte offset of each constant in ``constant_bytes``."""
    sizes = [-(-array.nbytes // ALIGNMENT) * ALIGNMENT for array in constants]
    return list(itertools.accumulate(sizes, initial=0))[: len(constants)]


_SCRIPT, _TYPES, _PAGE, _WORKER = (
    Path(__file__).with_name("page") / file for file in ("model.js", "types.d.ts", "index.html", "worker.js")
)
#: Array of JavaScript for each dtype. Other dtypes begin the name in capitals: "Int8Array".
_ARRAYS = {"bool": "Uint8Array", "int64": "BigInt64Array", "uint64": "BigUint64Array"}


@dataclass(frozen=True)
class Modules:
    """The WebAssembly modules of a program: the file of each level, the best level first. ``shared``: those
    for several threads, if there are any, whose memory has ``pages`` at first and ``most_pages`` at most."""

    files: Mapping[str, str]
    shared: Mapping[str, str]
    pages: int
    most_pages: int


def package_texts(
    name: str, arguments: Sequence[Parameter], names: Sequence[str], modules: Modules
) -> dict[str, str]:
    """Return the texts by file name. ``arguments``: of the program ``name``; the model calls them
    ``names``."""
    pairs = list(zip(names, arguments, strict=True))
    inputs, outputs = ([pair for pair in pairs if pair[1].output == out] for out in (False, True))
    texts = {
        f"{name}.js": filled(
            _SCRIPT, licence=LICENCE, name=name, quoted=json.dumps(name), inputs=_tensors(inputs),
            outputs=_tensors(outputs), modules=json.dumps(modules.files), shared=json.dumps(modules.shared),
            pages=modules.pages, most_pages=modules.most_pages, alignment=ALIGNMENT,
        ),
        f"{name}.d.ts": filled(
            _TYPES, licence=LICENCE, name=name, inputs=_fields(inputs), outputs=_fields(outputs),
            file=next(iter(modules.files.values())), levels=" | ".join(map(json.dumps, modules.files)),
        ),
        "index.html": filled(_PAGE, name=name),
    }  # fmt: skip
    if modules.shared:
        texts[f"{name}.worker.js"] = filled(_WORKER, licence=LICENCE, name=name)
    binaries = (*modules.files.values(), *modules.shared.values())
    return texts | {"package.json": _package(name, (*texts, *binaries), binaries)}


def _tensors(pairs: Sequence[tuple[str, Parameter]]) -> str:
    """Return the inputs or outputs as an array of JavaScript."""
    return json.dumps([{"name": name, "shape": list(p.shape), "type": p.dtype} for name, p in pairs])


def _fields(pairs: Sequence[tuple[str, Parameter]]) -> str:
    """Return the fields of an interface of TypeScript."""
    arrays = ((name, _ARRAYS.get(p.dtype, _array(p.dtype))) for name, p in pairs)
    return "\n".join(f"  {json.dumps(name)}: {array};" for name, array in arrays)


def _array(dtype: str) -> str:
    start = "UI" if dtype.startswith("u") else dtype[0].upper()
    return f"{start}{dtype[len(start) :]}Array"


def _package(name: str, files: Sequence[str], binaries: Sequence[str]) -> str:
    types = f"./{name}.d.ts"
    entry = {"types": types, "default": f"./{name}.js"}
    body = {
        "name": name.lower().strip("_") or "model", "version": "1.0.0",
        "description": f"The model {name} in WebAssembly", "type": "module",
        "exports": {".": entry} | {f"./{file}": f"./{file}" for file in binaries},
        "types": types, "sideEffects": False, "files": list(files),
    }  # fmt: skip
    return json.dumps(body, indent=2) + "\n"
