"""kernels_out/ is exactly what the generator writes: text by text, certificate by certificate.

Searches are shared by the encodings of a configuration, so hybrid and two others in turn are made anew, in which
every encoding of every target occurs; with ``SYNTH_EXHAUSTIVE=1`` all are. ``SYNTH_UPDATE=1 pytest
tests/test_kernels_out.py`` writes the library anew instead (see also ``synth-kernel --all --force``).
"""

from __future__ import annotations

import os

import pytest

from synth.build import write
from synth.certificate import reproducible
from synth.library import library_folder, load
from tests.conftest import TARGETS, synthesized

ENCODINGS = ("hybrid", "unipolar", "twos", "bipolar", "twos/bipolar", "twos/twos")


def _encodings(a: int, w: int) -> tuple[str, ...]:
    if os.environ.get("SYNTH_EXHAUSTIVE") or os.environ.get("SYNTH_UPDATE"):
        return ENCODINGS
    others = ENCODINGS[1:]
    first = 2 * (3 * a + w)
    return (ENCODINGS[0], *(others[(first + n) % len(others)] for n in range(2)))


def test_every_encoding_has_its_turn() -> None:
    assert {name for a in (1, 2, 3) for w in (1, 2, 3) for name in _encodings(a, w)} == set(ENCODINGS)


@pytest.mark.parametrize("a", [1, 2, 3])
@pytest.mark.parametrize("w", [1, 2, 3])
@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_regenerated_kernels_are_the_committed_ones(isa: str, target: str, w: int, a: int) -> None:
    for encoding in _encodings(a, w):
        kernel = synthesized(isa, target, a, w, encoding)
        if os.environ.get("SYNTH_UPDATE"):
            write(kernel, library_folder())
            continue
        committed = load(isa, a, w, encoding, target)
        assert kernel.source == committed.source, kernel.certificate.name
        assert reproducible(kernel.certificate) == reproducible(committed.certificate), (
            kernel.certificate.name
        )


def test_the_library_has_nothing_else() -> None:
    files = sorted(path for path in library_folder().rglob("*") if path.is_file() and path.suffix != ".pyc")
    # Block, panel, byte lanes and certificate; tables where the target has lookups.
    with_tables = sum(target != "armv7" for _, target in TARGETS)
    assert len(files) == 9 * len(ENCODINGS) * (4 * len(TARGETS) + with_tables)
