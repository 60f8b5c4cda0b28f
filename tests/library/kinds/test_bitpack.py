"""Packing kernels: found, proved and executed for every target and number of bits; wrong ones are refused."""

import importlib.metadata
import importlib.util
import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest
from numpy.typing import NDArray

import isa_specs
from sketches.bitpack import BitpackProgram, BitpackSpec, Word, block_sizes, byte_orders, packing_target
from sketches.bitplanes import CHUNK
from sketches.encoding import Encoding, Operand
from synth.emit.bitpack import emit_bitpack
from synth.emit.features import host_target
from synth.emit.machine import LoadedCode, load_code
from synth.errors import UserError, VerificationError
from synth.forms.bitplanes import BITPLANES
from synth.forms.registry import FORMS
from synth.library import kernels as library
from synth.library.artifact import Artifact
from synth.library.build import Job, build, existing
from synth.library.certificate import UNEXECUTED, sha256
from synth.library.certificate_json import to_json
from synth.library.check import check_folder, check_static
from synth.library.kernels import MissingKernel
from synth.library.kinds.bitpack import BITPACK
from synth.library.kinds.programs import EVERY_BITS, ProgramsKind
from synth.library.kinds.registry import read_artifact
from synth.library.machines import portable_code
from synth.library.reading import certificate_path, load_as
from synth.library.rows import SUMS, helper_source, pack_helper, row_helper
from synth.library.store import write
from tests.conftest import PACKING, TARGETS, reproducible
from tests.isa_specs.differential import why_not_runnable
from tests.needs import Need, import_or_skip, skip, skip_where

EVERY = [(isa, target, bits) for isa, target in PACKING for bits in EVERY_BITS]
OPERANDS = [Operand(bits, name) for name in sorted(Encoding.registry) for bits in EVERY_BITS]
places = pytest.mark.parametrize(("isa", "target", "bits"), EVERY)


@cache
def made(isa: str, target: str, bits: int) -> Artifact:
    """The library's kernel, which tests/library/test_kernels_out.py shows to be the one that is found and
    proved."""
    return load_as(BITPACK, bits, isa, target)


@pytest.fixture(scope="module")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library of all packing kernels and nothing else."""
    folder = tmp_path_factory.mktemp("bitpack")
    for place in EVERY:
        write(made(*place), folder)
    return folder


def words_of(codes: NDArray[np.uint8], bits: int) -> NDArray[np.uint32]:
    """The definition, bit by bit: uint8 [positions] to uint32 [chunks, bits]."""
    found = np.zeros((len(codes) // CHUNK, bits), dtype=np.uint32)
    for position, code in enumerate(codes.tolist()):
        for plane in range(bits):
            found[position // CHUNK, plane] |= np.uint32((code >> plane & 1) << position % CHUNK)
    return found


def test_the_specification_is_the_definition() -> None:
    codes = np.random.default_rng(0).integers(0, 256, 128, dtype=np.uint8)
    for bits in EVERY_BITS:
        wanted = words_of(codes, bits)
        assert np.array_equal(BitpackSpec(bits, 128).reference(codes[None])[0], wanted.ravel())
    for wrong in ((0, 32), (4, 32), (1, 16), (1, 33)):
        with pytest.raises(ValueError, match="no packing"):
            BitpackSpec(*wrong)


@places
def test_kernels_are_exact(isa: str, target: str, bits: int) -> None:
    kernel = made(isa, target, bits)
    assert kernel.certificate.block.proof.verdict == "proved"
    if why_not_runnable(isa, target):
        skip(Need.PROCESSOR, "not executable here")
    rng = np.random.default_rng(bits)
    assert kernel.run(np.zeros(0, dtype=np.uint8)).shape == (0, bits)
    for chunks in range(1, 10):
        codes = rng.integers(0, 256, chunks * CHUNK, dtype=np.uint8)
        assert np.array_equal(kernel.run(codes), words_of(codes, bits))
    assert (kernel.run(np.full(288, 255, dtype=np.uint8)) == 0xFFFF_FFFF).all()
    with pytest.raises(UserError, match="32 divides"):
        kernel.run(np.zeros(33, dtype=np.uint8))


@pytest.mark.parametrize(("isa", "target", "bits"), [place for place in EVERY if place[2] == 3])
def test_the_portable_form_is_exact(isa: str, target: str, bits: int) -> None:
    kernel = made(isa, target, bits)
    host = host_target()
    if host is None:
        skip(Need.PROCESSOR, "no compiler's target here")
    machine = portable_code({"kernel.c": kernel.source}, kernel.prototypes, host)
    codes = np.random.default_rng(bits).integers(0, 256, 7 * CHUNK, dtype=np.uint8)
    words = np.zeros((7, bits), dtype=np.uint32)
    machine.call(kernel.symbol, codes, 7, words)
    assert np.array_equal(words, words_of(codes, bits))


@pytest.mark.parametrize(("isa", "target", "bits"), [place for place in EVERY if place[1] != "armv7"])
def test_programs_are_not_longer_than_known_ones(isa: str, target: str, bits: int) -> None:
    """A vector and its gather and store per plane, where a register gives half a word twice that and a join.
    Where bits are folded, less than select-and-add by hand: two instructions per register and plane, a tree
    of additions, the stores."""
    table = isa_specs.load(isa)
    for program in made(isa, target, bits).certificate.block.programs:
        registers, planes = program.spec.positions * 8 // table.vector_bits, bits
        if isa == "neon":
            by_hand = (
                2 * registers * planes + sum(-(-registers * planes // (1 << n)) for n in (1, 2, 3)) + bits
            )
        elif table.vector_bits // 8 < CHUNK:
            by_hand = (2 * registers + 1) * planes + program.spec.words
        else:
            by_hand = 2 * planes + program.spec.words
        assert program.length(table, target) <= by_hand
    assert tuple(p.spec.positions for p in made(isa, target, bits).certificate.block.programs) == block_sizes(
        table, target, bits
    )


def test_bits_are_transposed_where_matrices_of_bits_are_multiplied() -> None:
    """Orders of bytes are told by execution: a lookup within blocks of 16 bytes is none. AMX adds nothing to
    packing, so its target takes the kernels of the one below."""
    table = isa_specs.load("avx512")
    orders = {(o.instruction.mnemonic, o.index, o.tables) for o in byte_orders(table, "x86_64_bitalg")}
    assert orders == {("vpermb", 0, (1,)), ("vpermi2b", 1, (0, 2))}
    assert not list(byte_orders(table, "x86_64")) and not list(byte_orders(isa_specs.load("avx2"), "x86_64"))
    packed = {target: packing_target(table, target) for target in ("x86_64_vnni", "x86_64_amx")}
    assert packed == {"x86_64_vnni": "x86_64", "x86_64_amx": "x86_64_bitalg"}
    assert load_as(BITPACK, 2, "avx512", "x86_64_amx").certificate.target == "x86_64_bitalg"
    for bits in EVERY_BITS:
        last = made("avx512", "x86_64_bitalg", bits).certificate.block.programs[-1]
        registers = last.spec.positions // 64
        products = [line for line in last.body if "gf2p8" in line.instruction]
        # One for each register of codes, and one for each register of words.
        assert len(products) == registers + registers * bits // 8


# Wrong programs.


def broken(program: BitpackProgram) -> list[BitpackProgram]:
    """Programs with one mistake each."""
    body = program.body
    found = []
    for number, line in enumerate(body):
        changed = []
        if line.imm is not None and line.stage == "plane":
            changed.append(replace(line, imm=line.imm + 1 if line.imm < 6 else line.imm - 1))
        if len(set(line.args)) == 2 and line.stage == "plane":
            other = replace(line, args=line.args[::-1])
            # A test and a sum do not care about the order.
            commutes = any(word in line.instruction for word in ("test", "tst", "addq", "andq", "orrq"))
            changed += [] if commutes or any(a.startswith("k") for a in line.args) else [other]
        if line.stage == "store":
            changed.append(replace(line, dest="words@4" if line.dest == "words@0" else "words@0"))
        if line.stage == "load" and program.spec.positions > 32:
            changed.append(replace(line, args=("codes@1",)))
        found += [replace(program, body=(*body[:number], c, *body[number + 1 :])) for c in changed]
    for constant in program.constants:
        flipped = bytes([constant.bytes[0] ^ 1, *constant.bytes[1:]]).hex()
        rest = tuple(replace(c, data=flipped) if c is constant else c for c in program.constants)
        found.append(replace(program, constants=rest))
    if program.words:
        found.append(replace(program, words=program.words[:-1]))
        found.append(replace(program, words=(*program.words[:-1], Word("nothing", 0))))
        if len(set(program.words)) > 1:
            found.append(replace(program, words=(program.words[-1], *program.words[1:])))
    return found


@pytest.mark.parametrize(("isa", "target"), PACKING)
def test_broken_programs_are_refuted(isa: str, target: str) -> None:
    table = isa_specs.load(isa)
    for bits, which in ((1, 0), (2, -1)):
        program = made(isa, target, bits).certificate.block.programs[which]
        assert BITPACK.prove(table, target, (program,)).verdict == "proved"
        wrong = broken(program)
        assert len(wrong) >= 2
        for one in wrong[:: max(1, len(wrong) // 8)]:
            assert BITPACK.prove(table, target, (one,)).verdict == "refuted", one


def test_an_instruction_of_another_target_is_refused() -> None:
    program = made("neon", "aarch64", 1).certificate.block.programs[-1]
    proof = BITPACK.prove(isa_specs.load("neon"), "armv7", (program,))
    assert (proof.verdict, proof.failed[0].name) == ("refuted", "well-formed")


def test_a_word_is_of_a_general_register() -> None:
    """A cast of a vector to a word is no C, which only a compiler said before."""
    program = made("neon", "aarch64", 1).certificate.block.programs[0]
    assert program.spec.positions == CHUNK and program.body[-1].stage == "store"
    vector = program.body[-1].args[0]
    forged = replace(program, body=program.body[:-1], words=(Word(vector, 0),))
    proof = BITPACK.prove(isa_specs.load("neon"), "aarch64", (forged,))
    assert (proof.verdict, proof.failed[0].name) == ("refuted", "well-formed")
    assert "not of a vector" in proof.failed[0].detail


def test_check_accepts_and_names_what_is_wrong(tmp_path: Path) -> None:
    kernel = made("neon", "aarch64", 2)
    source, certificate = write(kernel, tmp_path)
    assert "10 obligations proved" in check_static(read_artifact(certificate), certificate)

    def refused(change: Callable[[], object], message: str) -> None:
        write(kernel, tmp_path)
        change()
        with pytest.raises(VerificationError, match=message):
            check_static(read_artifact(certificate), certificate)

    refused(lambda: source.write_text(kernel.source.replace("vsliq_n_u8", "vsriq_n_u8", 1)), source.name)
    body = json.loads(certificate.read_text())
    body["instructions"]["32"] -= 1
    refused(lambda: certificate.write_text(json.dumps(body)), "changed or damaged")
    refused(source.unlink, "cannot be read")
    # A forger who makes every digest fit, and the C text too.
    first, *rest = kernel.certificate.block.programs
    wrong = (broken(first)[0], *rest)
    text = emit_bitpack(kernel.isa, "aarch64", wrong, kernel.certificate.block.proof.obligations)
    stated = kernel.certificate.block
    forged = replace(kernel.certificate, block=replace(stated, programs=wrong, source_digest=sha256(text)))
    refused(
        lambda: (
            source.write_text(text),
            certificate.write_text(to_json(BITPACK.fields, forged)),
        ),
        "does not prove",
    )
    forged = replace(kernel.certificate, block=replace(stated, instructions={"32": 1, "128": 2}))
    refused(lambda: certificate.write_text(to_json(BITPACK.fields, forged)), "instructions is")
    forged = replace(kernel.certificate, block=replace(stated, programs=tuple(rest)))
    refused(lambda: certificate.write_text(to_json(BITPACK.fields, forged)), "its blocks are not")


def test_a_library_is_checked_with_them(tmp_path: Path) -> None:
    write(made("avx2", "x86_64", 1), tmp_path)
    with pytest.raises(UserError, match="no kernels"):
        check_folder(tmp_path)
    files = write(made("neon", "armv7", 1), tmp_path)
    stem = library.library_folder() / "neon" / "a1w1_hybrid_m8n1k64_armv7"
    write(library.read_kernel(stem), tmp_path)
    names = {result.name: result for result in check_folder(tmp_path)}
    missing = "neon/repack_a1_armv7"
    assert set(names) == {
        "avx2/bitpack_a1",
        "neon/bitpack_a1_armv7",
        "neon/a1w1_hybrid_m8n1k64_armv7",
        missing,
    }
    assert "is missing" in names[missing].message
    assert names["neon/bitpack_a1_armv7"].ok, names["neon/bitpack_a1_armv7"].message
    files[0].unlink()
    assert not {r.name: r for r in check_folder(tmp_path)}["neon/bitpack_a1_armv7"].ok


def test_what_is_current_is_kept(tmp_path: Path) -> None:
    assert existing(Job(1, "avx2", "x86_64", BITPACK), tmp_path) is None
    with pytest.raises(MissingKernel, match="synth-kernel --isa avx2"):
        load_as(BITPACK, 1, "avx2", "x86_64", tmp_path)
    kernel = made("avx2", "x86_64", 1)
    write(kernel, tmp_path)
    found = existing(Job(1, "avx2", "x86_64", BITPACK), tmp_path)
    assert found is not None and found.certificate == kernel.certificate
    assert read_artifact(certificate_path(BITPACK, tmp_path, kernel.isa, "x86_64", 1)).source == kernel.source
    old = replace(kernel, certificate=replace(kernel.certificate, isa_digest="0" * 64))
    write(old, tmp_path)
    assert existing(Job(1, "avx2", "x86_64", BITPACK), tmp_path) is None


# The operators' packers.


@cache
def packers(isa: str, target: str) -> LoadedCode:
    """The packers of a target, as C. SYNTH_KERNELS has to name a library of packing kernels."""
    helpers = [pack_helper(operand) for operand in OPERANDS]
    cdef = "".join(f"int32_t {helper.symbol}({helper.parameters});\n" for helper in helpers)
    machine = isa_specs.load(isa).target(target)
    return load_code(
        {"packers.c": helper_source(helpers, isa, target)}, cdef, machine.architecture, machine.feature_names
    )


def padded(codes: NDArray[np.integer], bits: int) -> NDArray[np.uint32]:
    """Codes [..., channels] to words [..., chunks, bits], zeros in the tail."""
    channels = codes.shape[-1]
    whole = np.zeros((*codes.shape[:-1], -(-channels // CHUNK) * CHUNK), dtype=np.uint8)
    whole[..., :channels] = codes
    return words_of(whole.ravel(), bits).reshape(*codes.shape[:-1], -1, bits)


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_packers_are_exact(isa: str, target: str, kernels: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if why_not_runnable(isa, target):
        skip(Need.PROCESSOR, "not executable here")
    monkeypatch.setenv("SYNTH_KERNELS", str(kernels))
    machine, rng = packers(isa, target), np.random.default_rng(3)
    count, before, after = 3, 1, 2
    # Every tail; dense rows, rows with gaps, groups, channels apart.
    shapes = [(channels, 1, 0, 1) for channels in (*range(1, 34), 64, 95, 96, 128, 131, 160, 288)]
    shapes += [(64, 2, 0, 1), (37, 3, 0, 1), (64, 1, 5, 1), (40, 2, 7, 1), (45, 1, 0, 4), (64, 2, 0, 3)]
    for number, (channels, groups, gap, step) in enumerate(shapes):
        operand = OPERANDS[number % len(OPERANDS)]
        lowest = number % 5 == 0
        codes = rng.integers(0, 1 << operand.bits, (count, groups, channels))
        if lowest:
            codes[...] = (1 << operand.bits) - 1
        values = np.asarray(operand.values, dtype=np.int8)[codes]
        stride = (groups * channels + gap) * step
        row = np.full(count * stride, 99, dtype=np.int8)
        for pixel in range(count):
            row[pixel * stride : pixel * stride + groups * channels * step : step] = values[pixel].ravel()
        words = padded(codes, operand.bits).reshape(count, -1)
        out = np.full((before + count + after, words.shape[1]), 0xA5A5A5A5, dtype=np.uint32)
        name = f"synth_pack_{operand.encoding}{operand.bits}"
        machine.call(name, row, 1, before, count, after, stride, step, groups, channels, out)
        assert np.array_equal(out[before : before + count], words), (operand, channels, groups, gap, step)
        assert not out[:before].any() and not out[before + count :].any()
    out = np.full((4, 2), 7, dtype=np.uint32)
    machine.call("synth_pack_unsigned2", row, 0, 1, 2, 1, 5, 1, 1, 5, out)
    assert not out.any()


@skip_where(Need.PROCESSOR, bool(why_not_runnable("neon", "armv7")), "nothing executes it here")
def test_fewer_instructions_than_plain_c(kernels: Path) -> None:
    from bench.packing import instructions

    codes = np.random.default_rng(5).integers(0, 256, 512, dtype=np.uint8)
    row = instructions(load_as(BITPACK, 2, "neon", "armv7", kernels), codes)
    assert row.plain > 3 * row.synthesized > 0


def test_operators_without_ziglang_are_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the cache has their code, whose key has the release of ziglang."""
    import_or_skip("tvm")
    from synth.compiler.ir import pack_ir
    from synth.compiler.machines import compile_target

    def absent(name: str) -> str:
        raise importlib.metadata.PackageNotFoundError(name)

    machine, real = compile_target("x86-64-v3"), importlib.util.find_spec
    hidden = lambda name, *more: None if name == "ziglang" else real(name, *more)  # noqa: E731
    monkeypatch.setattr(importlib.util, "find_spec", hidden)
    monkeypatch.setattr("importlib.metadata.version", absent)
    with pytest.raises(UserError, match="ziglang alone compiles models and operators for target x86_64"):
        pack_ir([pack_helper(Operand(2, "twos"))], machine)


def test_only_what_is_called_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A library that has the packing kernels of some bits serves the operators of these."""
    import_or_skip("tvm")
    from synth.compiler.ir import pack_ir
    from synth.compiler.machines import compile_target

    asked: list[int] = []

    def load(kind: ProgramsKind, bits: int, isa: str, target: str) -> object:
        asked.append(bits)
        return load_as(kind, bits, isa, target)

    monkeypatch.setattr("synth.library.reading.load_as", load)
    machine = compile_target("x86-64-v3")
    assert "synth_pack_twos2_inline" in pack_ir([pack_helper(Operand(2, "twos"))], machine)
    assert asked == [2]
    products = [form for form in FORMS.values() if not form.depthwise]
    words = [row_helper(form.row_packers, Operand(1, "unsigned"), True) for form in products]
    assert [helper.parameters.endswith(SUMS) for helper in words] == [
        form is not BITPLANES for form in products
    ]
    pack_ir(words, machine)
    assert asked == [2]


def test_what_a_library_has_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is taken as it is; where its execution or its obligations are wanted, it is proved, written and told
    as the search that found it would tell it."""
    there = load_as(BITPACK, 2, "neon", "aarch64")

    def again(*arguments: object) -> NoReturn:
        raise AssertionError("made again")

    job = Job(2, "neon", "aarch64", BITPACK)
    monkeypatch.setattr(BITPACK, "search", again)
    with monkeypatch.context() as unproved:
        unproved.setattr(BITPACK, "obligations", again)
        assert build(job, known=there) is there
    unexecuted = replace(there, certificate=replace(there.certificate, executed=UNEXECUTED))
    for known, execute, dump in ((unexecuted, True, None), (there, False, tmp_path)):
        made = build(job, execute=execute, known=known, dump=dump)
        assert made is not known and made.source == there.source
        assert (made.certificate.executed == UNEXECUTED) is not execute
        assert reproducible(made.certificate) == reproducible(there.certificate)
    assert any(tmp_path.iterdir())
