"""One artifact: its certificate in readable form, as JSON, or its C texts, and their export."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from synth.cli.kinds import presentation
from synth.cli.library import find
from synth.cli.screen import console, print_json
from synth.errors import UserError
from synth.library.kinds.registry import read_artifact
from synth.library.store import files


def show(
    name: str, folder: Path, texts: Sequence[str], as_json: bool, verbose: bool, program: bool
) -> int:  # fmt: skip
    """Print ten lines on a kernel, its certificate as text or JSON, or one of its C texts; return 0.
    ``texts``: names of kernel forms, "" for the block kernel; the last one's C text is printed. ``verbose``:
    the whole certificate, in tables. ``program``: also every line of the block kernel. Raises UserError."""
    path = find(name, folder)
    if as_json and texts:
        raise UserError(f"{name} --json: is the certificate; leave out --c and the forms")
    artifact = read_artifact(path)
    shown, paths = presentation(artifact.kind.name), files(artifact, path.parent.parent)
    if texts:
        source, out = shown.text(name, artifact, texts), console()
        if out.is_terminal:
            from rich.syntax import Syntax

            out.print(Syntax(source, "c", word_wrap=True))
        else:
            click.echo(source, nl=not source.endswith("\n"))
    elif as_json:
        print_json(shown.document(artifact) | {"files": [str(file) for file in paths]})
    elif verbose or program:
        shown.print_report(artifact, paths, program)
    else:
        shown.print_summary(artifact, paths)
    return 0


def export(name: str, folder: Path, out: Path) -> int:
    """Write the C texts of artifact ``name`` to ``out``, print their paths, and return 0. Each C text needs
    no other file. Existing files are replaced. Raises UserError."""
    from synth.files import write_together

    sources = read_artifact(find(name, folder)).sources
    write_together({out / file: text for file, text in sources.items()})
    click.echo("\n".join(str(out / file) for file in sources))
    return 0
