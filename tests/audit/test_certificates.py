"""Certificates that somebody wrote who wants a wrong kernel accepted, or the whole check to stop."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import isa_specs
from synth import bitpack_library, repack_library
from synth.bitpack_check import check_bitpack_static
from synth.bitpack_library import load_bitpack
from synth.certificate import _canonical, from_json, read_by, sha256
from synth.check import check_folder, kernel_files, packer_files
from synth.check import check_static as check_kernel_static
from synth.emit.bitpack import emit_bitpack
from synth.emit.bytelanes import byte_proof_line, emit_bytes
from synth.emit.cgen import emit, proof_line
from synth.emit.panel import emit_panel, panel_proof_line
from synth.emit.repack import emit_repack
from synth.emit.tables import emit_tables, table_proof_line
from synth.errors import UserError, VerificationError
from synth.library import every_file, library_folder, load, read_kernel
from synth.prove.symbolic import MalformedProgram
from synth.repack_check import check_repack_static
from synth.repack_library import is_packer, read_packer

#: A kernel of every form: layouts, carry-save, loops in assembly, packing and repacking.
NEON, AVX2, CARRY = (
    "neon/a1w1_hybrid_m8n1k64_aarch64",
    "avx2/a2w1_hybrid_m8n1k64",
    "avx512/a1w3_hybrid_m8n1k64",
)
PACK, REPACK = "avx512/bitpack_a2", "avx512/repack_a2"

Edit = Callable[[Any], object]


@pytest.fixture
def library(tmp_path: Path) -> Callable[[str], Path]:
    """Copies a kernel of the library; its certificate."""

    def copy(name: str) -> Path:
        certificate = library_folder() / f"{name}.json"
        place = tmp_path / certificate.parent.name
        place.mkdir(exist_ok=True)
        packer = is_packer(certificate)
        files = (certificate, certificate.with_suffix(".c")) if packer else every_file(read_kernel(certificate), library_folder())  # fmt: skip
        for file in files:
            shutil.copy(file, place)
        return place / certificate.name

    return copy


def check(certificate: Path) -> None:
    """Everything but execution."""
    if is_packer(certificate):
        kernel = read_packer(certificate)
        if "repack" in certificate.stem:
            check_repack_static(kernel, certificate)  # type: ignore[arg-type]
        else:
            check_bitpack_static(kernel, certificate)  # type: ignore[arg-type]
    else:
        check_kernel_static(read_kernel(certificate), certificate)


def emissions(text: str, certificate: Path) -> dict[str, Callable[[], str]]:
    """What makes the C texts of a changed certificate, by the ending of the file."""
    if is_packer(certificate):
        repacks = "repack" in certificate.stem
        module: Any = repack_library if repacks else bitpack_library
        found = read_by(module._ADAPTER, text, "here")
        of_packer = emit_repack if repacks else emit_bitpack
        count = found.proof.obligations
        return {"": lambda: of_packer(isa_specs.load(found.isa), found.target, found.programs, count)}
    found = from_json(text, "here")
    spec, isa, target = found.spec, isa_specs.load(found.isa), found.target
    line = proof_line(found.proof.obligations, found.compute)
    made: dict[str, Callable[[], str]] = {
        "": lambda: emit(spec, isa, target, found.program, found.corrections, found.longest_k, line)
    }
    for ending, report, emitter, says in (
        ("_panel", found.panel, emit_panel, panel_proof_line),
        ("_tables", found.tables, emit_tables, table_proof_line),
        ("_bytes", found.byte_lanes, emit_bytes, byte_proof_line),
    ):
        if report is not None:
            args = (spec, isa, target, report.program, report.corrections, says(report.proof.obligations))
            made[ending] = functools.partial(emitter, *args)
    return made


def rewrite(certificate: Path, edit: Edit, text: Callable[[str], str] = lambda c: c) -> None:
    """Edit a certificate, write the C texts beside it as the emission would, and make every digest right again.

    ``text``: what to make of the C texts where the emission refuses the change.
    """
    body = json.loads(certificate.read_text())
    edit(body)
    body["digest"] = sha256(_canonical(body))
    made: dict[str, Callable[[], str]] = {}
    with contextlib.suppress(
        VerificationError, UserError, LookupError, ValueError
    ):  # a malformed certificate
        made = emissions(json.dumps(body), certificate)
    reports = {
        "": body,
        "_panel": body.get("panel"),
        "_tables": body.get("tables"),
        "_bytes": body.get("byte_lanes"),
    }
    for ending, report in reports.items():
        if report is not None:
            source = certificate.with_name(f"{certificate.stem}{ending}.c")
            content = text(source.read_text())
            with contextlib.suppress(
                MalformedProgram, LookupError, ValueError, ArithmeticError, StopIteration
            ):
                content = made[ending]()
            source.write_text(content, encoding="utf-8")
            report["source_digest"] = sha256(source.read_text(encoding="utf-8"))
    body["digest"] = sha256(_canonical(body))
    certificate.write_text(json.dumps(body, indent=1) + "\n")


def refused(certificate: Path) -> str:
    """Why it is refused."""
    with pytest.raises((VerificationError, UserError)) as caught:
        check(certificate)
    assert certificate.stem in str(caught.value) and "\n" not in str(caught.value)
    return str(caught.value)


def renamed(old: str, new: str) -> Edit:
    """A register or constant by another name, wherever it stands."""

    def edit(part: Any) -> None:
        items = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
        for key, value in list(items):
            if value == old and key not in ("instruction", "stage", "data"):
                part[key] = new
            edit(value)

    return edit


def in_c(old: str, new: str) -> Callable[[str], str]:
    """What the emission writes of such a name."""
    return lambda text: re.sub(
        rf"(?<![A-Za-z0-9])(?:(?<=_)|(?<![A-Za-z0-9_])){re.escape(old)}(?!\w)", lambda _: new, text
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
        WRONG, "x\ny", "", "X", "_x", "x_", "x__y", "1x", "\u00e9", "x\u0661", "int", "x" * 200, "a-b", "x y", "*/", "x\x01",
        "register", "linux",
    ],
)  # fmt: skip
def test_names_are_identifiers(library: Callable[[str], Path], name: str) -> None:
    path = library(PACK)
    rewrite(path, renamed("t2", name), in_c("t2", name))
    assert "is no name of a register or constant" in refused(path)


@pytest.mark.parametrize(
    ("kernel", "old"),
    [(AVX2, "acc0"), (AVX2, "byte_0f"), (AVX2, "g0"), (AVX2, "out0"), (AVX2, "before"), (CARRY, "t0"), (REPACK, "x0")],
)  # fmt: skip
def test_names_of_every_form_are_identifiers(library: Callable[[str], Path], kernel: str, old: str) -> None:
    """In the block, as constants, and in every other form of kernel."""
    path = library(kernel)
    rewrite(path, renamed(old, WRONG), in_c(old, WRONG))
    assert "is no name of a register or constant" in refused(path)


@pytest.mark.parametrize(
    ("kernel", "old", "new"),
    [
        (AVX2, "w0_0", "weights"), (AVX2, "acc0", "acc"), (AVX2, "r0_0", "synth_i0"),  # parameters, functions
        (AVX2, "a0_v7", "at"), (AVX2, "w0", "r"), (AVX2, "w0_v1", "view"), (AVX2, "a0", "columns"),  # of a tile
        (AVX2, "byte_0f", "cell"), (AVX2, "byte_0f", "nothing"), (AVX2, "byte_0f", "value"),  # of the file
        (AVX2, "p00_0_0", "held0"), (AVX2, "before", "acc"), (AVX2, "scaled", "sum0"), (AVX2, "t0", "tables"),
        (CARRY, "t0", "held"), (CARRY, "g0", "word0"), (PACK, "t2", "words"), (PACK, "t2", "w0"), (REPACK, "x0", "memcpy"),
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
    compute, count = read_kernel(path).certificate.compute, read_kernel(path).certificate.proof.obligations
    assert proof_line(count, compute).endswith(compute)
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


def test_ends_of_lines_are_part_of_the_c_text(library: Callable[[str], Path]) -> None:
    """Behind a carriage return the next line of C belongs to a directive, and was read as a line of its own."""
    path = library(NEON)
    source = path.with_name(f"{path.stem}_bytes.c")
    text = source.read_bytes()
    assert b"#ifdef SYNTH_ROUNDS\n" in text
    source.write_bytes(text.replace(b"#ifdef SYNTH_ROUNDS\n", b"#ifdef SYNTH_ROUNDS\r"))
    assert source.name in refused_by_name(path)
    source.write_bytes(text.replace(b"\n", b"\r\n"))
    assert source.name in refused_by_name(path)


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
        read_packer(tmp_path / "avx512" / path.name)
    if name.startswith("bitpack"):
        with pytest.raises(VerificationError, match="lies where"):
            load_bitpack("avx512", 1, folder=tmp_path)
    library("avx2/a1w1_hybrid_m8n1k64")
    assert path in packer_files(tmp_path)


def test_every_c_file_belongs_to_a_certificate(library: Callable[[str], Path], tmp_path: Path) -> None:
    """A name with two endings of layouts was taken for that of a kernel that is there, and never looked at."""
    path = library(AVX2)
    stray = path.with_name(f"{path.stem}_bytes_panel.c")
    stray.write_text("int wrong;\n")
    assert stray.with_name(f"{path.stem}_bytes.json") in kernel_files(tmp_path)
    stray.unlink()
    stray = path.with_name(f"{path.stem}_panel.json")
    shutil.copy(path, stray)
    assert stray in kernel_files(tmp_path)
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


# Malformed ------------------------------------------------------------------------------------------------


def cyclic(body: Any) -> None:
    lines = body["program"]["weight_lines"]
    lines[0]["args"][-1] = lines[-1]["dest"]


def line(body: Any, instruction: str, part: str = "program") -> Any:
    return next(one for one in body[part]["body"] if instruction in one["instruction"])


MALFORMED: dict[str, Edit] = {
    "a bound of zero": lambda body: body["program"].update(block_bound=0),
    "a negative bound": lambda body: body["program"].update(block_bound=-1),
    "a scale of zero": lambda body: body["program"].update(scale=0),
    "lanes of seven bits": lambda body: body["program"].update(accumulator_bits=7),
    "no lanes": lambda body: body["program"].update(accumulator_bits=0),
    "many registers": lambda body: body["program"].update(accumulator_registers=10**18),
    "a lane that is none": lambda body: body["program"]["accumulator_lane"].__setitem__(0, 10**9),
    "a row that is none": lambda body: body["program"]["row_order"].__setitem__(0, -1),
    "a short constant": lambda body: body["program"]["constants"][0].update(data="0f"),
    "no constant": lambda body: body["program"]["constants"][0].update(data=""),
    "an odd constant": lambda body: body["program"]["constants"][0].update(data="0" * 63),
    "no hexadecimal digits": lambda body: body["program"]["constants"][0].update(data="0g" * 32),
    "digits with spaces": lambda body: body["program"]["constants"][0].update(data="0f " * 32),
    "lines in a circle": cyclic,
    "lines that read later ones": lambda body: body["program"]["body"].reverse(),
    "a negative term": lambda body: body["program"]["terms"][0].update(constant=-1),
    "a term of no product": lambda body: body["program"]["terms"][0].update(product=0),
    "a multiplier of zero": lambda body: body["program"]["terms"][0].update(multiplier=0),
    "a plane that is none": lambda body: body["program"]["terms"][0].update(weight_plane=9),
    "a register that is none": lambda body: body["program"]["terms"][0].update(register=-1),
    "a term of nothing": lambda body: body["program"]["terms"][0].update(name="nothing"),
    "no terms": lambda body: body["program"].update(terms=[]),
    "no lines": lambda body: body["program"].update(body=[]),
    "no views": lambda body: body["program"].update(views=[]),
    "an immediate that is none": lambda body: line(body, "srli").update(imm=99),
    "an immediate too many": lambda body: line(body, "and_si256").update(imm=1),
    "operands too many": lambda body: line(body, "and_si256")["args"].append("acc0"),
    "no operands": lambda body: line(body, "and_si256").update(args=[]),
    "an operand of memory": lambda body: line(body, "and_si256")["args"].__setitem__(0, "weights@0"),
    "a load before its buffer": lambda body: line(body, "load_broadcast").update(args=["activations@-8"]),
    "a load behind its buffer": lambda body: line(body, "load_broadcast").update(args=["activations@16"]),
    "a load of no number": lambda body: line(body, "load_broadcast").update(args=["activations@x"]),
    "a load of another spelling": lambda body: line(body, "load_broadcast").update(args=["activations@ 0_0"]),
    "a load of no buffer": lambda body: line(body, "load_broadcast").update(args=["acc_in@0"]),
    "an unknown instruction": lambda body: line(body, "and_si256").update(instruction="launch"),
    "an unknown stage": lambda body: line(body, "and_si256").update(stage="launch"),
    "an unknown ISA": lambda body: body.update(isa="../avx2"),
    "an unknown target": lambda body: body.update(target="riscv"),
    "an unknown layout": lambda body: body.update(layout="rows"),
    "an unknown encoding": lambda body: body["spec"]["weights"].update(encoding="*/"),
    "rows that are no power of two": lambda body: body["spec"].update(m=3),
    "a block that fills no register": lambda body: body["spec"].update(m=1, k=8),
    "bits that are none": lambda body: body["spec"]["weights"].update(bits=0),
    "another name": lambda body: body.update(name="avx2/a3w3_hybrid_m8n1k64"),
    "no digest": lambda body: body.update(isa_digest="*/"),
    "nothing proved": lambda body: body["proof"].update(obligations=0),
    "no interval": lambda body: body["panel"]["program"].update(interval=0),
    "no tiles": lambda body: body["panel"]["program"].update(tiles=[]),
    "a tile as large as the stack": lambda body: body["panel"]["program"]["tiles"].append({"registers": 1, "columns": 10**6}),
    "a panel's adder that is none": lambda body: body["panel"]["program"].update(adder="*/"),
    "groups of nothing": lambda body: body["panel"]["program"]["groups"][0].update(name="nothing"),
    "no groups": lambda body: body["panel"]["program"].update(groups=[]),
    "a share of zero": lambda body: body["panel"]["program"]["groups"][0].update(share=0),
    "a panel's bound of zero": lambda body: body["panel"]["program"]["cell"].update(block_bound=0),
    "no levels": lambda body: body["byte_lanes"]["program"].update(levels=[]),
    "a level of seven bits": lambda body: body["byte_lanes"]["program"]["levels"][0].update(width=7),
    "an interval of levels too many": lambda body: body["byte_lanes"]["program"]["intervals"].append(3),
    "a level without its sums": lambda body: body["byte_lanes"]["program"]["levels"][0].update(total="nothing"),
    "no byte lanes of tables": lambda body: body["tables"]["program"].update(lanes=[]),
    "byte lanes of tables that are none": lambda body: body["tables"]["program"]["lanes"].__setitem__(0, 10**9),
    "halves by another name": lambda body: body["tables"]["program"].update(halves=["x", "y"]),
    "no rounds": lambda body: body["tables"]["program"].update(rounds=0),
}  # fmt: skip


@pytest.mark.parametrize("what", MALFORMED)
def test_a_malformed_kernel_is_refused(library: Callable[[str], Path], what: str) -> None:
    """Some of these ended the whole check with a traceback."""
    path = library("avx2/a2w2_hybrid_m8n1k64")
    rewrite(path, MALFORMED[what])
    refused(path)


@pytest.mark.parametrize(
    "edit",
    [
        lambda carry: carry.update(depth=10**9),
        lambda carry: carry.update(depth=0),
        lambda carry: carry["pairs"].pop(),
        lambda carry: carry["pairs"][0].update(view=10**9),
        lambda carry: carry["pairs"][0].update(term="nothing"),
        lambda carry: carry.update(adder=[]),
        lambda carry: carry["counts"].reverse(),
    ],
)
def test_a_malformed_carry_save_kernel_is_refused(library: Callable[[str], Path], edit: Edit) -> None:
    path = library(CARRY)
    rewrite(path, lambda body: edit(body["panel"]["program"]["carry_save"]))
    refused(path)


@pytest.mark.parametrize("kernel", [PACK, REPACK])
@pytest.mark.parametrize(
    "edit",
    [
        lambda body: body.update(bits=0),
        lambda body: body.update(programs=[]),
        lambda body: body["programs"][0]["spec"].update(positions=10**9),
        lambda body: body["programs"][0]["body"][0].update(imm=1),
        lambda body: body["programs"][0]["body"][0]["args"].__setitem__(0, "codes@-32"),
        lambda body: body["programs"][0]["body"].insert(
            1, {**body["programs"][0]["body"][0], "dest": "unread"}
        ),
        lambda body: body["programs"][0]["words"].append({"register": "t0", "lane": -1}),
        lambda body: body["instructions"].update({"32": 0}),
    ],
)
def test_a_malformed_packing_kernel_is_refused(
    library: Callable[[str], Path], kernel: str, edit: Edit
) -> None:
    path = library(kernel)
    rewrite(path, edit)
    refused(path)


def test_a_load_of_what_was_stored(library: Callable[[str], Path]) -> None:
    """Proofs read memory as it was before anything was stored."""
    path = library("neon/a2w2_hybrid_m8n1k64_armv7")

    def edit(body: Any) -> None:
        (load,) = [one for one in body["program"]["body"] if one["args"] == ["acc@16"]]
        load["args"] = ["acc@0"]

    rewrite(path, edit)
    assert "reads acc@0 after a store" in refused(path)


def test_a_step_that_loads_a_word_twice(library: Callable[[str], Path]) -> None:
    """The emitted loop over K goes on by as many words as a step loads; the proof of a step knows nothing of that."""
    path = library(AVX2)

    def edit(body: Any) -> None:
        cell = body["tables"]["program"]["cell"]
        number, load = next((n, one) for n, one in enumerate(cell) if one["args"] == ["weights@0"])
        cell.insert(number + 1, {**load, "dest": "again"})
        reader = [one for one in cell if load["dest"] in one["args"]][-1]
        reader["args"] = ["again" if arg == load["dest"] else arg for arg in reader["args"]]

    rewrite(path, edit)
    assert "loads every word of weights and every table once" in refused(path)


def test_more_lanes_than_the_driver_numbers(library: Callable[[str], Path]) -> None:
    """The emitted driver keeps a lane's number in a byte."""
    path = library("avx512/a1w1_hybrid_m8n1k64")

    def edit(body: Any) -> None:
        program = body["program"]
        store = program["body"][-1]
        assert store["stage"] == "store"
        program["body"] += [{**store, "dest": f"acc@{64 * number}"} for number in range(1, 5)]
        program.update(accumulator_bits=8, accumulator_registers=5)
        program["accumulator_lane"][0] = 300

    rewrite(path, edit)
    assert "number of lanes" in refused(path)


# JSON -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "edit",
    [
        lambda body: body.update(note="more"),
        lambda body: body["program"].update(note="more"),
        lambda body: body["proof"].update(digest="more"),
        lambda body: body["panel"]["program"].update(carry_save=None),
        lambda body: body.update(layout="auto"),
        lambda body: body["spec"].update(m="8"),
        lambda body: body["spec"].update(m=8.0),
        lambda body: body["program"].update(scale=True),
        lambda body: body["program"]["body"][0].update(imm=False),
        lambda body: body.update(format=6.0),
        lambda body: body["seconds"].update(proof=1),
        lambda body: body["program"].update(views={"0": "plane0"}),
        lambda body: body["proof"].update(solver="\ud800"),
    ],
)
def test_a_certificate_is_what_this_program_writes(library: Callable[[str], Path], edit: Edit) -> None:
    """No field more, none by another type."""
    path = library(AVX2)
    rewrite(path, edit)
    refused(path)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"block_bound": ', '"block_bound": 1, "block_bound": '),
        ('"proof": ', '"proof": {"verdict": "proved"}, "proof": '),
        ('"proof": 0', '"proof": NaN'),
        ('"obligations": ', '"obligations": ' + "9" * 5000),
        ('"seconds": {', '"seconds": {"a": 1e999, '),
        ('"seconds": {', '"seconds": {"a": ' + "[" * 100000 + "]" * 100000 + ", "),
        ('{\n "format"', '\ufeff{\n "format"'),
        ('{\n "format"', "\x00"),
        ('{\n "format"', "[]"),
    ],
)  # fmt: skip
def test_json_that_is_read_in_two_ways_or_not_at_all(
    library: Callable[[str], Path], old: str, new: str
) -> None:
    path = library(AVX2)
    text = (
        re.sub(r'"proof": [0-9.]+', '"proof": 0', path.read_text())
        if old == '"proof": 0'
        else path.read_text()
    )
    assert old in text
    text = text.replace(old, new, 1)
    try:
        body = json.loads(text)
        text = text.replace(body["digest"], sha256(_canonical(body)))
    except (ValueError, RecursionError, TypeError):
        pass
    path.write_text(text, encoding="utf-8")
    refused(path)
