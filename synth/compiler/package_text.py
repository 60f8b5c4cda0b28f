"""The text files of a model for web pages and Node: an ES module, its types, a page, and a package of npm."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from synth.compiler.export_text import ALIGNMENT, Parameter, filled
from synth.emit.text import LICENCE

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
    rows = [{"name": name, "shape": list(p.shape), "type": p.dtype} for name, p in pairs]
    return json.dumps(rows)


def _fields(pairs: Sequence[tuple[str, Parameter]]) -> str:
    """Return the fields of an interface of TypeScript."""
    arrays = [_ARRAYS.get(p.dtype, _array(p.dtype)) for _, p in pairs]
    return "\n".join(
        f"  {json.dumps(name)}: {array};" for (name, _), array in zip(pairs, arrays, strict=True)
    )


def _array(dtype: str) -> str:
    start = "UI" if dtype.startswith("u") else dtype[0].upper()
    return f"{start}{dtype[len(start) :]}Array"


def _package(name: str, files: Sequence[str], binaries: Sequence[str]) -> str:
    types = f"./{name}.d.ts"
    entry = {"types": types, "default": f"./{name}.js"}
    body = {
        "name": name.lower().strip("_") or "model",
        "version": "1.0.0",
        "description": f"The model {name} in WebAssembly",
        "type": "module",
        "exports": {".": entry} | {f"./{file}": f"./{file}" for file in binaries},
        "types": types,
        "sideEffects": False,
        "files": list(files),
    }
    return json.dumps(body, indent=2) + "\n"
