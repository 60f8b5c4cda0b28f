"""Certificates that somebody wrote who wants a wrong kernel accepted, or the whole check to stop."""

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from synth.emit.cgen import proof_line
from synth.errors import VerificationError
from synth.library.check import certificates, check_folder
from synth.library.kernels import load, read_kernel
from synth.library.kinds.bitpack import BITPACK
from synth.library.kinds.registry import read_artifact
from synth.library.library_paths import c_files
from synth.library.reading import load_as
from tests.library.forging import (
    AVX2,
    CARRY,
    NEON,
    PACK,
    REPACK,
    Edit,
    check,
    in_c,
    refused,
    renamed,
    rewrite,
)

# Names and free text -------------------------------------------------------------------------------------

WRONG = "x = w0_0; if (activations[0] == 0x5a) acc[0] += 7; const __m256i y"


def test_a_dead_line_whose_name_is_c(library: Callable[[str], Path]) -> None:
    """The audit's: proved, executed, accepted, and wrong where the activations begin with 0x5a."""
    path = library(AVX2)
    lines = read_kernel(path).program.body
    first = next(line for line in lines if line.stage == "row")

    def edit(body: Any) -> None:
        place = body["program"]["body"]
        number = next(n for n, line in enumerate(place) if line["dest"] == first.dest)
        place.insert(number + 1, {**place[number], "dest": WRONG})

    def emitted(text: str) -> str:
        vector = re.sub(rf"(  const __m256i ){first.dest}( = .*;\n)", rf"\g<0>\g<1>{WRONG}\g<2>", text)
        portable = rf"(  uint8_t ){first.dest}(\[32\];\n  synth_i\d+\(){first.dest}(, .*\);\n)"
        return re.sub(portable, rf"\g<0>\g<1>{WRONG}\g<2>{WRONG}\g<3>", vector)

    rewrite(path, edit, emitted)
    assert "is no name" in refused(path) or "in vain" in refused(path)


@pytest.mark.parametrize(
    "name",
    [
        WRONG, "x\ny", "", "X", "_x", "x_", "x__y", "1x", "\u00e9", "x\u0661", "int", "x" * 200, "a-b", "x y",
        "*/", "x\x01",
        "register", "linux",
    ],
)  # fmt: skip
def test_names_are_identifiers(library: Callable[[str], Path], name: str) -> None:
    path = library(PACK)
    rewrite(path, renamed("t2", name), in_c("t2", name))
    assert "is no name of a register or constant" in refused(path)


@pytest.mark.parametrize(
    ("kernel", "old"),
    [(AVX2, "acc0"), (AVX2, "byte_0f"), (AVX2, "g0"), (AVX2, "out0"), (AVX2, "before"), (CARRY, "t0"),
        (REPACK, "x0")],
)  # fmt: skip
def test_names_of_every_form_are_identifiers(library: Callable[[str], Path], kernel: str, old: str) -> None:
    """In the block, as constants, and in every other form of kernel."""
    path = library(kernel)
    rewrite(path, renamed(old, WRONG), in_c(old, WRONG))
    assert "is no name of a register or constant" in refused(path)


@pytest.mark.parametrize(
    ("kernel", "old", "new"),
    [
        (AVX2, "w0_0", "weights"), (AVX2, "acc0", "acc"),  # parameters
        (NEON, "p00_0_0", "synth_neon_vcntq_u8"),  # functions
        (AVX2, "a0_v7", "at"), (AVX2, "w0", "r"), (AVX2, "w0_v1", "operand"), (AVX2, "a0", "columns"),
        # of a tile
        (AVX2, "byte_0f", "stage0"), (AVX2, "byte_0f", "zeros"), (AVX2, "byte_0f", "value"),  # of the file
        (AVX2, "p00_0_0", "to0"), (AVX2, "p00_0_0", "sum0"), (AVX2, "before", "acc"), (AVX2, "scaled", "acc"),
        (AVX2, "t0", "tables"),
        (CARRY, "g0", "total0"), (CARRY, "g0", "word0"), (PACK, "t2", "words"), (PACK, "t2", "w0"),
        (REPACK, "x0", "memcpy"),
    ],
)  # fmt: skip
def test_names_hide_nothing_of_the_c_text(
    library: Callable[[str], Path], kernel: str, old: str, new: str
) -> None:
    """Parameters, variables, functions and macros of the emitted files."""
    path = library(kernel)
    rewrite(path, renamed(old, new), in_c(old, new))
    assert re.search("is the name of something else in the C text|is defined twice", refused(path))


@pytest.mark.parametrize("kernel", [AVX2, CARRY])
def test_another_name_that_is_free_holds(library: Callable[[str], Path], kernel: str) -> None:
    """What the tests above change is refused for the name alone."""
    path = library(kernel)
    rewrite(path, renamed("acc0", "quite_free_7"), in_c("acc0", "quite_free_7"))
    check(path)


def test_a_dead_constant_and_a_dead_line(library: Callable[[str], Path]) -> None:
    for kernel, part in ((AVX2, "program"), (NEON, "program")):
        path = library(kernel)
        constant = {"name": "unread", "data": "00" * (32 if kernel == AVX2 else 16)}
        rewrite(path, lambda body, part=part, constant=constant: body[part]["constants"].append(constant))
        assert "nobody reads constant unread" in refused(path)
        path = library(kernel)
        rewrite(
            path,
            lambda body: body["program"]["body"].insert(3, {**body["program"]["body"][2], "dest": "unread"}),
        )
        assert "unread is computed in vain" in refused(path)


def test_what_follows_from_the_searches_is_derived(library: Callable[[str], Path]) -> None:
    """The sentence on the compute part stood in the C header as the certificate had it."""
    path = library(AVX2)
    block = read_kernel(path).certificate.block_kernel
    compute, count = block.compute, block.proof.obligations
    assert compute in proof_line(count, compute)
    for text in ("*/ int x = 1; /*", "Compute part (1 lines per register): minimal."):
        path = library(AVX2)
        words = re.compile(r"\s+(?:\* )?".join(map(re.escape, compute.split())))

        def emitted(source: str, words: re.Pattern[str] = words, text: str = text) -> str:
            return words.sub(text, source)

        rewrite(path, lambda body, text=text: body.update(compute=text), emitted)
        assert "compute is" in refused(path)
    path = library(AVX2)
    rewrite(path, lambda body: body["searches"][0]["lengths"][0].update(verdict="unknown"))
    assert "compute is" in refused(path)


@pytest.mark.parametrize(
    "edit",
    [
        lambda body: body.update(executed="\x1b[2J all is well"),
        lambda body: body["versions"].update(numpy="1\n2"),
        lambda body: body["proof"].update(solver="\u202ez3"),
        lambda body: body["searches"][0].update(sketch="a\nb"),
        lambda body: body["searches"][0]["lengths"][0].update(evidence="\x1b[31m"),
        lambda body: body["searches"][0]["lengths"][0].update(verdict="maybe"),
        lambda body: body["searches"][0]["lengths"].reverse(),
        lambda body: body["seconds"].update(proof=-1.0),
    ],
)
def test_words_are_words(library: Callable[[str], Path], edit: Edit) -> None:
    """They reach terminals."""
    path = library(AVX2)
    rewrite(path, edit)
    refused(path)


#: The line of C behind which loops in assembly are called.
MACRO = b"#ifdef SYNTH_ASSEMBLY\n"


def test_ends_of_lines_are_part_of_the_c_text(library: Callable[[str], Path]) -> None:
    """Behind a carriage return the next line of C belongs to a directive, and was read as a line of its
    own."""
    path = library(NEON)
    source = next(file for file in c_files(path) if file.exists() and MACRO in file.read_bytes())
    text = source.read_bytes()
    source.write_bytes(text.replace(MACRO, MACRO.replace(b"\n", b"\r")))
    assert source.name in refused_by_name(path)
    source.write_bytes(text.replace(b"\n", b"\r\n"))
    assert source.name in refused_by_name(path)


@pytest.mark.parametrize(
    ("old", "new"), [(b"\n", b"\r\n"), (b'": ', b'":'), (b"\n ", b"\n  "), (b"]}}", b"] }}")]
)
def test_a_certificate_is_the_same_file_if_it_is_written_again(
    library: Callable[[str], Path], old: bytes, new: bytes
) -> None:
    """Ends of lines and spaces, too: JSON has the same fields without them."""
    path = library(NEON)
    text = path.read_bytes()
    path.write_bytes(text.replace(old, new))
    assert "is not what this program writes" in refused_by_name(path) and path.read_bytes() != text


def refused_by_name(path: Path) -> str:
    with pytest.raises(VerificationError) as caught:
        check(path)
    return str(caught.value)


# Identity -------------------------------------------------------------------------------------------------


def test_kernels_in_the_folder_of_another_instruction_set(
    library: Callable[[str], Path], tmp_path: Path
) -> None:
    """They held there, and ``load`` returned them."""
    path = library("avx2/a1w1_hybrid_m8n1k64")
    (tmp_path / "avx512").mkdir()
    for file in path.parent.iterdir():
        shutil.copy(file, tmp_path / "avx512")
    messages = [
        result.message for result in check_folder(tmp_path) if not result.ok and "a1w1" in result.name
    ]
    assert len(messages) == 1
    assert "is the certificate of avx2/a1w1_hybrid_m8n1k64" in messages[0]
    with pytest.raises(VerificationError, match="lies where avx512/a1w1_hybrid_m8n1k64 belongs"):
        load("avx512", 1, 1, folder=tmp_path)
    assert load("avx2", 1, 1, folder=tmp_path).certificate.isa == "avx2"


def test_kernels_under_the_name_of_another(library: Callable[[str], Path], tmp_path: Path) -> None:
    path = library("avx2/a1w1_hybrid_m8n1k64")
    for file in list(path.parent.iterdir()):
        file.rename(file.with_name(file.name.replace("a1w1", "a1w2")))
    with pytest.raises(VerificationError, match="lies where avx2/a1w2_hybrid_m8n1k64 belongs"):
        load("avx2", 1, 2, folder=tmp_path)
    (path.parent / "avx512").symlink_to(path.parent)
    (tmp_path / "avx512").symlink_to(path.parent)
    with pytest.raises(VerificationError, match="lies where avx512/a1w2_hybrid_m8n1k64 belongs"):
        load("avx512", 1, 2, folder=tmp_path)


@pytest.mark.parametrize("name", ["bitpack_a1", "repack_a1"])
def test_packing_kernels_in_another_place(library: Callable[[str], Path], tmp_path: Path, name: str) -> None:
    path = library(f"avx2/{name}")
    (tmp_path / "avx512").mkdir()
    for ending in (".c", ".json"):
        shutil.copy(path.with_suffix(ending), tmp_path / "avx512")
    with pytest.raises(VerificationError, match=f"lies where avx512/{name} belongs"):
        read_artifact(tmp_path / "avx512" / path.name)
    if name.startswith("bitpack"):
        with pytest.raises(VerificationError, match="lies where"):
            load_as(BITPACK, 1, "avx512", folder=tmp_path)
    library("avx2/a1w1_hybrid_m8n1k64")
    assert path in certificates(tmp_path)


def test_every_c_file_belongs_to_a_certificate(library: Callable[[str], Path], tmp_path: Path) -> None:
    """Names that look like those of a kernel's files, of another target's or of a form that there is not."""
    path = library(AVX2)
    strays = [path.with_name(name) for name in (f"{path.stem}_bytes16.c", "bytes_armv7.c", "rows_x86_64.c")]
    for stray in strays:
        stray.write_text("int wrong;\n")
    wrong = {
        one.path: one.message for one in check_folder(tmp_path) if "belongs to no certificate" in one.message
    }
    assert set(wrong) == set(map(str, strays))
    for stray in strays:
        stray.unlink()
    stray = path.with_name(f"{path.stem}_bitplanes.json")
    shutil.copy(path, stray)
    assert stray in certificates(tmp_path)
    refused(stray)


def test_what_is_no_file(library: Callable[[str], Path]) -> None:
    path = library(AVX2)
    path.unlink()
    path.mkdir()
    assert "cannot be read" in refused(path)
    path.rmdir()
    path.symlink_to(path)
    assert "cannot be read" in refused(path)
    path.unlink()
    os.mkfifo(path)  # reading it would wait for ever
    assert "cannot be read" in refused(path)
