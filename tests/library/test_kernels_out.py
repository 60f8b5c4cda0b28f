"""kernels_out/ is exactly what the generator writes: text by text, certificate by certificate.

``SYNTH_UPDATE=1 pytest tests/library/test_kernels_out.py`` writes the library anew instead (see also
``synth-kernel --all --force``).
"""

import os
from pathlib import Path

import pytest

import isa_specs
from synth.cli.jobs import WIDE, encodings_of, multiplies_better
from synth.emit.headers import headers
from synth.library.artifact import Artifact
from synth.library.build import Job, build
from synth.library.certificate import sha256
from synth.library.kernels import Kernel, library_folder, load
from synth.library.kinds.bitpack import BITPACK
from synth.library.kinds.linear import LINEAR, TABLE_LINEAR
from synth.library.kinds.matmul import MATMUL
from synth.library.kinds.programs import EVERY_BITS, ProgramsKind
from synth.library.kinds.registry import kind_of, read_artifact
from synth.library.kinds.repack import REPACK
from synth.library.library_paths import c_file
from synth.library.reading import load_as
from synth.library.store import write
from synth.search.repack import repack_program
from synth.search.verdict import NoSuchForm
from tests.conftest import FURTHER, LINEAR_PLACES, PACKING, TABLE_PLACES, TARGETS, reproducible, synthesized

#: Bits whose repacking kernels take long to prove: the search alone is repeated, tests/library/test_check.py
#: proves them.
LONG = 3
WIDE_TARGETS = [
    (isa, target) for isa, target in (*TARGETS, *FURTHER) if multiplies_better(isa_specs.load(isa), target)
]
#: (ISA, target, encoding) of the kernels of one bit to three.
STORED = [
    (isa, target, encoding)
    for isa, target in (*TARGETS, *FURTHER)
    for encoding in encodings_of(isa_specs.load(isa), target)
]


# Encodings and targets share searches: they are made in one process.
@pytest.mark.exhaustive("library", cover="isa")
@pytest.mark.parametrize("a", [1, 2, 3])
@pytest.mark.parametrize("w", [1, 2, 3])
@pytest.mark.parametrize("isa", sorted({isa for isa, _ in TARGETS}))
def test_regenerated_kernels_are_the_committed_ones(isa: str, w: int, a: int) -> None:
    for target, encoding in [(target, encoding) for i, target, encoding in STORED if i == isa]:
        compare(isa, target, a, w, encoding)


@pytest.mark.exhaustive("library", cover="isa")
@pytest.mark.parametrize(("isa", "target"), WIDE_TARGETS)
def test_regenerated_kernels_of_wide_operands_are_the_committed_ones(isa: str, target: str) -> None:
    for a, w, encoding in WIDE:
        if has_wide(target, a):
            compare(isa, target, a, w, encoding)
        else:
            with pytest.raises(NoSuchForm):
                synthesized(isa, target, a, w, encoding)


def has_wide(target: str, a: int) -> bool:
    """Return whether the target has a kernel of its own. Relaxed dot products take no factor of 8 bits."""
    return not (a == 8 and target == "wasm32_relaxed")


def compare(isa: str, target: str, a: int, w: int, encoding: str) -> None:
    """A kernel that is made now and that of the library."""
    kernel = synthesized(isa, target, a, w, encoding)
    if os.environ.get("SYNTH_UPDATE"):
        write(kernel, library_folder())
        return
    same(kernel, load(isa, a, w, encoding, target))


def same(kernel: Artifact, committed: Artifact) -> None:
    """Compare a kernel's certificate, and with it the digests of its C texts, and the C file."""
    assert reproducible(kernel.certificate) == reproducible(committed.certificate), kernel.name
    same_files(kernel)


def same_files(kernel: Artifact) -> None:
    """Compare the C files in the library with the texts that were just proved."""
    for name, text in kernel.stored.items():
        assert (library_folder() / name).read_text(encoding="utf-8") == text, name


@pytest.mark.exhaustive("library", cover="kind isa")
@pytest.mark.parametrize(
    ("kind", "isa", "target"),
    [
        *((BITPACK, *place) for place in PACKING),
        *((LINEAR, *place) for place in LINEAR_PLACES),
        *((TABLE_LINEAR, *place) for place in TABLE_PLACES),
    ],
)
def test_regenerated_kernels_of_a_kind_are_the_committed_ones(
    kind: ProgramsKind, isa: str, target: str
) -> None:
    for bits in kind.bits:
        kernel = build(Job(bits, isa, target, kind), execute=bool(os.environ.get("SYNTH_UPDATE")))
        if os.environ.get("SYNTH_UPDATE"):
            write(kernel, library_folder())
            continue
        committed = load_as(kind, bits, isa, target)
        same(kernel, committed)


@pytest.mark.exhaustive("library", every=4)
@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_regenerated_repacking_kernels_are_the_committed_ones(isa: str, target: str) -> None:
    for bits in EVERY_BITS:
        if os.environ.get("SYNTH_UPDATE"):
            write(build(Job(bits, isa, target, REPACK)), library_folder())
            continue
        committed = load_as(REPACK, bits, isa, target)
        if bits == LONG:
            found = [
                repack_program(spec, isa, target)[0]
                for spec in REPACK.specs(isa_specs.load(isa), target, bits)
            ]
            assert tuple(found) == committed.certificate.block.programs
            same_files(committed)
            continue
        kernel = build(Job(bits, isa, target, REPACK), execute=False)
        same(kernel, committed)


def test_the_library_has_nothing_else() -> None:
    files = sorted(path for path in library_folder().rglob("*") if path.is_file() and path.suffix != ".pyc")
    certificates = 9 * len(STORED)
    certificates += sum(has_wide(target, a) for _, target in WIDE_TARGETS for a, _, _ in WIDE)
    packers = [path for path in files if kind_of(path) != MATMUL]
    assert len(packers) == 2 * (
        len(EVERY_BITS) * (len(PACKING) + len(TARGETS))
        + len(LINEAR.bits) * len(LINEAR_PLACES)
        + len(TABLE_LINEAR.bits) * len(TABLE_PLACES)
    )
    stored = {path.relative_to(library_folder()) for path in files if path.suffix == ".h"}
    assert stored == {Path(isa.name, name) for isa in isa_specs.available().values() for name in headers(isa)}
    kernels = [path for path in files if kind_of(path) == MATMUL and path.suffix == ".json"]
    assert len(kernels) == certificates
    assert len(files) <= 1050 and sum(path.stat().st_size for path in files) <= 17_200_000


def test_every_c_file_is_a_proved_text() -> None:
    """Each has a digest of the certificate beside it, and what products and operators of the target's core
    compile is such a file."""
    folder, known = library_folder(), set()
    for path in folder.glob("*/*.json"):
        artifact = read_artifact(path)
        digests = {part: report.source_digest for part, report in artifact.certificate.kernels.items()}
        for part in artifact.kind.stored(artifact.certificate):
            file = c_file(path, part)
            assert sha256(file.read_text(encoding="utf-8")) == digests[part], file
            assert artifact.texts[part] == file.read_text(encoding="utf-8")
            known.add(file)
        if isinstance(artifact, Kernel):
            assert c_file(path, artifact.cheapest_form()) in known
    assert known == set(folder.glob("*/*.c"))
