"""Every generated C text says the licence of the project."""

import tomllib
from pathlib import Path

from synth.compiler.export_link import RUNTIME
from synth.emit.text import LICENCE
from synth.emit.threads import POOL
from synth.library.kernels import library_folder, load

ROOT = Path(__file__).parents[2]


def test_the_licence_is_the_projects() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"SPDX-License-Identifier: {project['license']}" == LICENCE


def test_every_file_of_the_library_says_it() -> None:
    """Exported texts of kernels and what exported models run on say it, too."""
    for path in [*library_folder().glob("*/*.[ch]"), POOL, RUNTIME]:
        assert path.read_text(encoding="utf-8").startswith(f"/* {LICENCE}\n"), path
    for isa, target in (("neon", "aarch64"), ("avx512", "x86_64")):
        for text in load(isa, 2, 1, target=target).sources.values():
            assert text.startswith(f"/* {LICENCE}\n *\n * A2W1 ") and text.count("SPDX") == 1
