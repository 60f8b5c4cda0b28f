"""``synth-kernel export-c``: kernels as one C library."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from synth.cli.library import certificates, find
from synth.cli.screen import print_json
from synth.errors import UserError
from synth.files import prepare_folder, write_together
from synth.library.c_export import CLibrary
from synth.library.c_products import ProductLibrary
from synth.library.kernels import read_kernel
from synth.library.kinds.matmul import MATMUL
from synth.library.kinds.registry import kind_of
from synth.library.library_paths import named
from synth.linear.c_library import NAMES, LinearLibrary

#: A word of every exported file; a later command may replace a file that has it.
_MARK = b"synth-kernel"


def export_c(
    names: Sequence[str], library: Path, out: Path, called: str | None, force: bool, as_json: bool
) -> int:
    """Write one C library of the kernels that ``names`` match (``library_paths.named``), print its files,
    return 0. Keys of ``NAMES`` (such as linear_w4) request linear kernels, and exclude other names.
    ``called``: prefix of the C functions; None: the name of ``out``. ``force``: replace files that export-c
    did not write. Raises UserError for a name without a kernel, and for a folder that cannot be written or
    has such files."""
    exported = _library(called or out.resolve().name, names, library)
    texts = {out / file: text for file, text in exported.texts.items()}
    prepare_folder(out, "-o")
    foreign = next((path for path in texts if path.exists() and _MARK not in path.read_bytes()), None)
    if foreign and not force:
        remedy = "choose another -o, or --force replaces it"
        raise UserError(f"{foreign}: is there and is not of export-c; {remedy}")
    write_together(texts)
    if as_json:
        body = {"name": exported.name, "folder": str(out), "forms": exported.names}
        print_json(body | {"files": list(exported.texts)})
        return 0
    for title, kernels in exported.names.items():
        click.echo(f"{exported.name}_{title}: {len(kernels)} {exported.counted}")
    click.echo(f"{out}: {len(texts)} files, described in {out / 'README.md'}")
    return 0


def _library(name: str, names: Sequence[str], library: Path) -> CLibrary:
    """Return the C library of the kernels that ``names`` match. Raises UserError."""
    linear = [name for name in names if name in NAMES]
    if not linear:
        return ProductLibrary(name, [read_kernel(path) for path in _paths(names, library)])
    if (foreign := next((name for name in names if name not in NAMES), None)) is not None:
        problem = f"{linear[0]} makes a library of linear layers alone"
        raise UserError(f"{foreign}: {problem}; leave one of them out")
    return LinearLibrary(name, [NAMES[name] for name in linear])


def _paths(names: Sequence[str], library: Path) -> list[Path]:
    """Return the certificates of the kernels that ``names`` match. Raises UserError for packing kernels."""
    paths: dict[Path, None] = {}
    known = certificates(library)
    for name in names:
        fits = [known[full] for full in named(known, name.removesuffix(".json"))]
        kernels = [path for path in fits if kind_of(path) == MATMUL]
        paths |= dict.fromkeys(kernels or [find(name, library)])
    if packer := next((path for path in paths if kind_of(path) != MATMUL), None):
        problem = "is a packing kernel, which libraries have by themselves"
        raise UserError(f"{packer.stem}: {problem}; leave it out")
    return [*paths]
