"""A library of copied kernels."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from synth.library import library_folder, read_kernel
from synth.packers import is_packer
from synth.store import write


@pytest.fixture
def library(tmp_path: Path) -> Callable[[str], Path]:
    """Copies a kernel of the library; its certificate."""

    def copy(name: str) -> Path:
        certificate = library_folder() / f"{name}.json"
        place = tmp_path / certificate.parent.name
        place.mkdir(exist_ok=True)
        if not is_packer(certificate):
            write(read_kernel(certificate), tmp_path)
        else:
            shutil.copy(certificate, place)
            shutil.copy(certificate.with_suffix(".c"), place)
        return place / certificate.name

    return copy
