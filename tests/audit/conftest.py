"""A library of copied kernels."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from synth.library import every_file, library_folder, read_kernel
from synth.packers import is_packer


@pytest.fixture
def library(tmp_path: Path) -> Callable[[str], Path]:
    """Copies a kernel of the library; its certificate."""

    def copy(name: str) -> Path:
        certificate = library_folder() / f"{name}.json"
        place = tmp_path / certificate.parent.name
        place.mkdir(exist_ok=True)
        files: tuple[Path, ...] = (certificate, certificate.with_suffix(".c"))
        if not is_packer(certificate):
            files = every_file(read_kernel(certificate), library_folder())
        for file in files:
            shutil.copy(file, place)
        return place / certificate.name

    return copy
