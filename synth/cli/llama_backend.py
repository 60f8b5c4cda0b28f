"""``synth-kernel llama-backend``: the library that llama.cpp loads as a backend of ggml."""

from __future__ import annotations

from pathlib import Path

import click

from synth.files import prepare_folder, write_together
from synth.ggml.build import backend_library
from synth.ggml.headers import LIBRARY, ggml_headers
from synth.ggml.texts import host_layers


def llama_backend(ggml: Path, out: Path) -> int:
    """Build the backend for the headers in ``ggml`` and this processor, write it to ``out``, print how it is
    loaded, return 0. Raises UserError."""
    headers, layers = ggml_headers(ggml), host_layers()
    prepare_folder(out, "-o")
    image = backend_library(layers, headers)
    path = out / LIBRARY
    write_together({path: image})
    needs = ", ".join(sorted(layers.needs)) or "any processor of its architecture"
    click.echo(f"{path}: {len(image) / 1e6:.1f} MB, for {layers.architecture} with {needs}")
    click.echo(f"GGML_BACKEND_PATH={path.resolve()} llama-cli ... loads it")
    return 0
