"""The text files of a model for web pages and Node: an ES module, its types, a page, and a package of npm."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Template

from synth.compiler.export_text import ALIGNMENT, Parameter
from synth.emit.text import LICENCE

_SCRIPT, _TYPES, _PAGE = (
    Path(__file__).with_name("page") / file for file in ("model.js", "types.d.ts", "index.html")
)
#: Array of JavaScript for each dtype. Other dtypes begin the name in capitals: "Int8Array".
_ARRAYS = {"bool": "Uint8Array", "int64": "BigInt64Array", "uint64": "BigUint64Array"}


def package_texts(
    name: str, arguments: Sequence[Parameter], names: Sequence[str], modules: Mapping[str, str]
) -> dict[str, str]:
    """Return the texts by file name. ``arguments``: of the program ``name``; the model calls them ``names``.
    ``modules``: the file of each level, the best level first."""
    pairs = list(zip(names, arguments, strict=True))
    inputs, outputs = ([pair for pair in pairs if pair[1].output == out] for out in (False, True))
    return {
        f"{name}.js": Template(_SCRIPT.read_text(encoding="utf-8")).substitute(
            licence=LICENCE,
            name=name,
            quoted=json.dumps(name),
            inputs=_tensors(inputs),
            outputs=_tensors(outputs),
            modules=json.dumps(modules),
            alignment=ALIGNMENT,
        ),
        f"{name}.d.ts": Template(_TYPES.read_text(encoding="utf-8")).substitute(
            licence=LICENCE,
            name=name,
            inputs=_fields(inputs),
            outputs=_fields(outputs),
            file=next(iter(modules.values())),
            levels=" | ".join(map(json.dumps, modules)),
        ),
        "index.html": Template(_PAGE.read_text(encoding="utf-8")).substitute(name=name),
        "package.json": _package(name, modules),
    }


def package_files(name: str, modules: Mapping[str, str]) -> tuple[str, ...]:
    """Return the names of all files of a model for pages."""
    return (f"{name}.js", f"{name}.d.ts", *modules.values(), "index.html", "package.json")


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


def _package(name: str, modules: Mapping[str, str]) -> str:
    types = f"./{name}.d.ts"
    entry = {"types": types, "default": f"./{name}.js"}
    body = {
        "name": name.lower().strip("_") or "model",
        "version": "1.0.0",
        "description": f"The model {name} in WebAssembly",
        "type": "module",
        "exports": {".": entry} | {f"./{file}": f"./{file}" for file in modules.values()},
        "types": types,
        "sideEffects": False,
        "files": list(package_files(name, modules)[:-1]),
    }
    return json.dumps(body, indent=2) + "\n"
