"""Repacking kernels: exact on sums and tables of all kinds, proved for all; wrong ones are refused."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import isa_specs
from sketches.bitplanes import CHUNK
from sketches.encoding import Encoding, Operand
from sketches.repack import RepackProgram, RepackSpec, flips, level_code
from synth import compiler
from synth.compiler.epilogue import Epilogue, Threshold, absorbs_relu, kept_bits, repack_table
from synth.compiler.export import run_emulated
from synth.emit.features import host_target
from synth.emit.repack import emit_repack, repack_symbols
from synth.errors import UserError, VerificationError
from synth.library.artifact import Artifact
from synth.library.build import Job, existing
from synth.library.certificate import BLOCK, sha256
from synth.library.certificate_json import to_json
from synth.library.check import check_static
from synth.library.kernels import MissingKernel
from synth.library.kinds.registry import read_artifact
from synth.library.kinds.repack import REPACK
from synth.library.machines import portable_code
from synth.library.reading import load_as
from synth.library.store import write
from synth.search.repack import repack_program
from tests.compiler.reference import after, conv2d
from tests.conftest import TARGETS
from tests.isa_specs.differential import why_not_runnable
from tests.needs import Need, import_or_skip, skip

LOW, HIGH = -(1 << 31), (1 << 31) - 1
EVERY = [(isa, target, bits) for isa, target in TARGETS for bits in (1, 2)]


@cache
def made(isa: str, target: str, bits: int) -> Artifact:
    """The library's kernel, which tests/library/test_kernels_out.py shows to be the one that is found; it or
    tests/library/test_check.py proves it."""
    return load_as(REPACK, bits, isa, target)


def words_of(
    sums: NDArray[np.int32], table: NDArray[np.int32], bits: int, flip: int, last: int
) -> NDArray[np.uint32]:
    """The definition in Python's integers: int32 [chunks, 32] and [chunks, 2^bits, 32] to uint32 [chunks,
    bits]."""
    found = np.zeros((len(sums), bits), dtype=np.uint32)
    for chunk in range(len(sums)):
        kept = last if chunk == len(sums) - 1 else 0xFFFFFFFF
        for i in range(CHUNK):
            mask, *limits = table[chunk, :, i].tolist()
            code = sum((int(sums[chunk, i]) ^ mask) >= limit for limit in limits) ^ flip
            for plane in range(bits):
                found[chunk, plane] |= np.uint32((code >> plane & 1) << i & kept)
    return found


def inputs(rng: np.random.Generator, bits: int, chunks: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Extremes and random numbers, both signs; sums next to limits."""
    edges = np.array([LOW, LOW + 1, -1, 0, 1, HIGH - 1, HIGH])
    table = rng.integers(LOW, HIGH + 1, (chunks, 1 << bits, CHUNK))
    table = np.where(rng.integers(0, 2, table.shape) == 0, rng.choice(edges, table.shape), table)
    table[:, 1:] = np.sort(table[:, 1:], axis=1)
    table[:, 0] = rng.integers(-1, 1, (chunks, CHUNK))
    near = np.clip(table[:, -1] + rng.integers(-1, 2, (chunks, CHUNK)), LOW, HIGH) ^ table[:, 0]
    sums = np.where(rng.integers(0, 2, near.shape) == 0, rng.choice(edges, near.shape), near)
    return sums.astype(np.int32), table.astype(np.int32)


def test_the_specification_is_the_definition() -> None:
    rng = np.random.default_rng(0)
    for bits in (1, 2, 3):
        assert flips(bits) == (0, 1 << (bits - 1))
        for flip in flips(bits):
            sums, table = inputs(rng, bits, 2)
            state = np.concatenate([sums.ravel(), table.ravel()]).view(np.uint8)[None]
            wanted = words_of(sums, table, bits, flip, 0xFFFFFFFF)
            assert np.array_equal(RepackSpec(bits, 64, flip).reference(state)[0], wanted.ravel())
    for wrong in ((0, 32, 0), (4, 32, 0), (1, 33, 0), (1, 32, 2)):
        with pytest.raises(ValueError, match="no repacking"):
            RepackSpec(*wrong)
    for bits in (1, 2, 3):
        for name in Encoding.registry:
            assert level_code(Operand(bits, name)) in flips(bits)


def check_exact(run: Callable[..., NDArray[np.uint32]], bits: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    for flip in flips(bits):
        for chunks in (1, 2, 5):
            for tail in (CHUNK, 1, 31, int(rng.integers(2, 31))):
                sums, table = inputs(rng, bits, chunks)
                last = kept_bits(tail)
                assert np.array_equal(run(sums, table, flip, last), words_of(sums, table, bits, flip, last))
        for value in (LOW, HIGH):
            sums, table = (
                np.full((1, CHUNK), value, np.int32),
                np.full((1, 1 << bits, CHUNK), value, np.int32),
            )
            for mask in (0, -1):
                table[:, 0] = mask
                wanted = words_of(sums, table, bits, flip, 0xFFFFFFFF)
                assert np.array_equal(run(sums, table, flip, 0xFFFFFFFF), wanted)


@pytest.mark.parametrize(("isa", "target", "bits"), EVERY)
def test_kernels_are_exact(isa: str, target: str, bits: int) -> None:
    kernel = made(isa, target, bits)
    assert kernel.certificate.block.proof.verdict == "proved"
    if why_not_runnable(isa, target):
        skip(Need.PROCESSOR, "not executable here")
    check_exact(kernel.run, bits, bits)
    assert kernel.run(np.zeros((0, CHUNK), np.int32), np.zeros((0, 1 << bits, CHUNK), np.int32)).shape == (
        0,
        bits,
    )
    with pytest.raises(UserError, match="int32"):
        kernel.run(np.zeros((1, 31), np.int32), np.zeros((1, 1 << bits, CHUNK), np.int32))
    with pytest.raises(UserError, match="flip=5"):
        kernel.run(np.zeros((1, CHUNK), np.int32), np.zeros((1, 1 << bits, CHUNK), np.int32), 5)


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_three_bits_are_exact(isa: str, target: str) -> None:
    if why_not_runnable(isa, target):
        skip(Need.PROCESSOR, "not executable here")
    check_exact(three_bits(isa, target).run, 3, 3)


def three_bits(isa: str, target: str) -> Artifact:
    """Without the proof, which takes long (``synth-kernel check`` repeats it)."""
    table, found = isa_specs.load(isa), made(isa, target, 1).certificate
    programs = tuple(repack_program(spec, isa, target)[0] for spec in REPACK.specs(table, target, 3))
    name, block = f"{isa}/{REPACK.stem(table, target, 3)}", replace(found.block, programs=programs)
    certificate = replace(found, name=name, spec=3, block=block)
    return Artifact(REPACK, certificate, {BLOCK: emit_repack(table, target, programs, 0)})


@pytest.mark.parametrize("bits", [1, 2, 3])
def test_the_portable_form_is_exact(bits: int) -> None:
    kernel = three_bits("neon", "armv7") if bits == 3 else made("neon", "armv7", bits)
    host = host_target()
    if host is None:
        skip(Need.PROCESSOR, "no compiler's target here")
    machine = portable_code({"kernel.c": kernel.source}, kernel.prototypes, host)
    symbols = repack_symbols(kernel.isa, kernel.certificate.target, bits)

    def run(sums: NDArray[np.int32], table: NDArray[np.int32], flip: int, last: int) -> NDArray[np.uint32]:
        words = np.zeros((len(sums), bits), dtype=np.uint32)
        machine.call(symbols[flip], sums, table, len(sums), last, words)
        return words

    check_exact(run, bits, 5)


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_programs_are_not_longer_than_known_ones(isa: str, target: str) -> None:
    """By hand: an exclusive or per register, a comparison per limit; then per plane masks joined (AVX-512),
    or packed to bytes whose top bits are gathered (AVX2), or narrowed and added (NEON)."""
    table = isa_specs.load(isa)
    registers = CHUNK * 32 // table.vector_bits
    for bits in (1, 2):
        compared = registers * (1 + (1 << bits) - 1)
        finish = {"avx512": 2 * ((1 << bits) - 1) + bits, "avx2": 6 * bits + registers * bits}
        by_hand = compared + finish.get(isa, 12 * bits + registers * bits)
        for program in made(isa, target, bits).certificate.block.programs:
            assert program.length(table, target) <= by_hand


# Wrong programs.


def broken(program: RepackProgram) -> list[RepackProgram]:
    """Programs with one mistake each, which no later line makes good."""
    found, body = [], program.body
    for number, line in enumerate(body):
        changed = []
        if line.imm is not None and "cmp" in line.instruction:
            changed.append(replace(line, imm={1: 2, 2: 1, 5: 6, 6: 5}[line.imm]))
        if any(
            name in line.instruction for name in ("cmpgt", "vcge", "vcgt", "blend", "vbsl", "unpack", "pack")
        ):
            changed.append(replace(line, args=(*line.args[:-2], line.args[-1], line.args[-2])))
        if line.stage == "load":
            changed.append(replace(line, args=(f"{line.args[0].partition('@')[0]}@1",)))
        if line.stage == "store":
            changed.append(replace(line, dest="words@4" if line.dest == "words@0" else "words@0"))
        found += [replace(program, body=(*body[:number], c, *body[number + 1 :])) for c in changed]
    for constant in program.constants:
        flipped = bytes(byte ^ 0x89 for byte in constant.bytes).hex()
        rest = tuple(replace(c, data=flipped) if c is constant else c for c in program.constants)
        found.append(replace(program, constants=rest))
    found.append(replace(program, spec=replace(program.spec, flip=program.spec.flip ^ 1)))
    return found


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_broken_programs_are_refuted(isa: str, target: str) -> None:
    table = isa_specs.load(isa)
    for bits, count in ((1, 4), (2, 1)):
        program = made(isa, target, bits).certificate.block.programs[-1]
        wrong = broken(program)
        assert len(wrong) >= 4
        for one in [*wrong[:: -(-len(wrong) // count)], wrong[-1]]:
            assert REPACK.prove(table, target, (one,)).verdict == "refuted", one


def test_the_order_of_the_limits_is_needed() -> None:
    """What the proof assumes is what the programs use: unsorted limits give another code."""
    kernel = made("avx2", "x86_64", 2)
    if why_not_runnable("avx2", "x86_64"):
        skip(Need.PROCESSOR, "not executable here")
    table = np.zeros((1, 4, CHUNK), dtype=np.int32)
    table[:, 1], table[:, 2], table[:, 3] = 9, -5, -5
    sums = np.zeros((1, CHUNK), dtype=np.int32)
    assert not np.array_equal(kernel.run(sums, table), words_of(sums, table, 2, 0, 0xFFFFFFFF))
    last = Threshold(
        Operand(2, "unsigned"), np.full((3, 1), [[9], [-5], [-5]], np.int32), np.ones(1, np.int32)
    )
    assert repack_table(last, False)[0, :, 0].tolist() == [0, -5, -5, 9]


def test_check_names_what_is_wrong(tmp_path: Path) -> None:
    kernel = made("neon", "aarch64", 1)
    source, certificate = write(kernel, tmp_path)
    if not why_not_runnable("neon", "aarch64"):
        assert "9 obligations proved" in check_static(read_artifact(certificate), certificate)

    def refused(change: Callable[[], object], message: str) -> None:
        write(kernel, tmp_path)
        change()
        with pytest.raises(VerificationError, match=message):
            check_static(read_artifact(certificate), certificate)

    refused(lambda: source.write_text(kernel.source.replace("vcgeq_s32", "vcgtq_s32", 1)), source.name)
    body = json.loads(certificate.read_text())
    body["instructions"]["0"] -= 1
    refused(lambda: certificate.write_text(json.dumps(body)), "changed or damaged")
    # A forger who makes every digest fit, and the C text too.
    first, *rest = kernel.certificate.block.programs
    wrong = (replace(broken(first)[-1], spec=first.spec, body=broken(first)[0].body), *rest)
    text = emit_repack(kernel.isa, "aarch64", wrong, kernel.certificate.block.proof.obligations)
    stated = kernel.certificate.block
    forged = replace(kernel.certificate, block=replace(stated, programs=wrong, source_digest=sha256(text)))
    refused(
        lambda: (
            source.write_text(text),
            certificate.write_text(to_json(REPACK.fields, forged)),
        ),
        "does not prove",
    )
    forged = replace(kernel.certificate, block=replace(stated, programs=tuple(rest)))
    refused(lambda: certificate.write_text(to_json(REPACK.fields, forged)), "its blocks are not")


def test_what_is_current_is_kept(tmp_path: Path) -> None:
    assert existing(Job(1, "avx2", "x86_64", REPACK), tmp_path) is None
    with pytest.raises(MissingKernel, match="synth-kernel --isa avx2"):
        load_as(REPACK, 1, "avx2", "x86_64", tmp_path)
    kernel = made("avx2", "x86_64", 1)
    write(kernel, tmp_path)
    found = existing(Job(1, "avx2", "x86_64", REPACK), tmp_path)
    assert found is not None and found.certificate == kernel.certificate
    old = replace(kernel, certificate=replace(kernel.certificate, isa_digest="0" * 64))
    write(old, tmp_path)
    assert existing(Job(1, "avx2", "x86_64", REPACK), tmp_path) is None


# The operators.

#: Target, bits and encoding of the output, filters, residual, relu, signs that fall.
OPERATORS = [
    ("native", 2, "unsigned", 33, True, True, True),
    ("native", 3, "twos", 5, False, False, True),
    ("native", 1, "bipolar", 64, True, True, False),
    ("x86-64-v3", 3, "unsigned", 40, True, False, True),
    ("x86-64-v3", 1, "twos", 31, False, True, True),
    ("aarch64", 2, "twos", 33, True, True, False),
    ("armv7", 3, "bipolar", 9, False, False, True),
]


@pytest.mark.parametrize(("target", "bits", "encoding", "filters", "residual", "relu", "falling"), OPERATORS)
def test_operators_are_exact(
    target: str,
    bits: int,
    encoding: str,
    filters: int,
    residual: bool,
    relu: bool,
    falling: bool,
    tmp_path: Path,
) -> None:
    """Thresholds at the extremes and in no order, bipolar activations whose border needs corrections, surplus
    columns and every step before; the last word's surplus bits are zero."""
    rng = np.random.default_rng(filters)
    values, operand = Operand(2, "bipolar").values, Operand(bits, encoding)
    x, weights = rng.choice(values, (1, 5, 7, 33)), rng.choice(values, (filters, 3, 3, 33))
    thresholds = rng.integers(-300, 300, ((1 << bits) - 1, filters)).astype(np.int32)
    thresholds[0, :4] = LOW, HIGH, LOW, HIGH
    sign = rng.choice([-1, 1], filters) if falling else np.ones(filters)
    last = Threshold(operand, thresholds, sign.astype(np.int32), packed=True)
    assert absorbs_relu(last) != falling
    bias = rng.integers(-50, 50, filters).astype(np.int32)
    epilogue = Epilogue(bias, residual=residual, relu=relu, last=last)
    conv = compiler.bitserial_conv2d(
        weights, x.shape, 2, 2, "bipolar", padding=1, epilogue=epilogue, target=target
    )
    sums = conv2d(x, weights, conv.geometry)
    added = rng.integers(-300, 300, sums.shape).astype(np.int32) if residual else None
    if residual:
        first = int(sums[0, 0, 0, 0] + bias[0])
        added[0, 0, 0, 0] = (HIGH if first >= 0 else LOW) - first
    if target in ("aarch64", "armv7"):
        import_or_skip("unicorn")
        exported = conv.export("layer", tmp_path, shared=False)
        # One block of filters: the operator's layout of the residual has a dimension for them.
        more = [added.reshape(*added.shape[:-1], 1, filters)] if residual else []
        (words,), _ = run_emulated(exported, [conv.check_input(x), *more])
        words = words.reshape(conv.output_shape)
    elif conv.machine.is_host:
        words = conv(x, added)
    else:
        skip(Need.PROCESSOR, "not executable here")
    codes = np.zeros((*sums.shape[:-1], words.shape[-2] * CHUNK), dtype=np.int64)
    wanted = after(epilogue, sums, added)
    codes[..., :filters] = np.vectorize(operand.values.index)(wanted)
    bit = np.arange(CHUNK)
    shaped = codes.reshape(*codes.shape[:-1], -1, 1, CHUNK) >> np.arange(bits)[:, None] & 1
    assert np.array_equal(words, (shaped << bit).sum(axis=-1).astype(np.uint32))
