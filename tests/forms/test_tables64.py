"""Tables of 64 entries: what looks them up, their programs and proofs, their packers, exact on every tail."""

import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import isa_specs
from sketches.encoding import Operand
from sketches.kernel import KernelSpec
from sketches.limits import MAX_PLANES
from sketches.tables import (
    NIBBLES,
    SEXTETS,
    LookupInstruction,
    build_tables,
    lookup_instruction,
)
from sketches.tile import Tile
from sketches.tile_program import TileProgram
from synth.emit.features import host_features, host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import compile_shared
from synth.errors import UserError
from synth.forms.registry import FORMS
from synth.library.build import Job, existing
from synth.library.kernels import Kernel, load
from synth.library.machines import portable_code
from synth.library.rows import helper_source, row_helper
from synth.library.store import write
from synth.prove.kernel import prove_all
from synth.prove.obligation import z3_solver
from tests.needs import Need, skip, skip_where

FORM, ISA, TARGET = FORMS["tables64"], isa_specs.load("avx512"), "x86_64_bitalg"
WIDTHS = [(a, w) for a in range(1, MAX_PLANES + 1) for w in range(1, MAX_PLANES + 1)]
FILLS = ("lowest", "highest", "random")


def kernel_of(a: int, w: int) -> Kernel:
    return load("avx512", a, w, "hybrid", TARGET)


def program_of(a: int, w: int) -> TileProgram:
    program: TileProgram = kernel_of(a, w).form("tables64").program
    return program


def verdict(spec: KernelSpec, program: TileProgram) -> str:
    made = lambda: FORM.obligations(spec, ISA, TARGET, program)  # noqa: E731
    return prove_all(made, z3_solver, None).verdict


def test_only_what_looks_a_register_up_in_64_bytes_offers_it() -> None:
    found = lookup_instruction(ISA, TARGET, SEXTETS)
    assert isinstance(found, LookupInstruction)
    assert (found.instruction.mnemonic, found.table_first) == ("vpermb", False)
    assert lookup_instruction(ISA, TARGET, NIBBLES) != found
    for name, target in (("avx512", "x86_64_vnni"), ("avx2", "x86_64"), ("neon", "aarch64")):
        isa = isa_specs.load(name)
        assert lookup_instruction(isa, target, SEXTETS) is None and not FORM.offered(isa, target)
        assert (
            FORM.search(KernelSpec(Operand(1, "unsigned"), Operand(1, "bipolar")), isa, target, None) is None
        )
    with pytest.raises(UserError, match="has no lookups of 64 bytes: use --form bitplanes"):
        load("avx2", 1, 1).form("tables64").run([[1]], [[1]])


@pytest.mark.parametrize(("a", "w"), WIDTHS)
def test_a_step_is_one_lookup_and_one_addition_per_plane(a: int, w: int) -> None:
    program = program_of(a, w)
    assert FORM.search(kernel_of(a, w).spec, ISA, TARGET, None) == program
    assert [line.stage for line in program.inner] == ["load"] * (w + 1) + ["row"] * w
    assert program.interval == 255 // (6 * ((1 << a) - 1))
    assert {tile.registers for tile in program.tiles} == {1, 2}
    with_more = KernelSpec(Operand(6, "unsigned"), Operand(w, "bipolar"))
    assert FORM.search(with_more, ISA, TARGET, None) is None  # six codes of six bits do not fit a byte


def _wrong(program: TileProgram) -> Iterator[tuple[str, TileProgram]]:
    (row, *rest), loads = (
        [line for line in program.inner if line.stage == "row"],
        [line for line in program.inner if line.stage == "load"],
    )
    turned = replace(row, args=row.args[::-1])
    yield "table and index in each other's place", replace(program, inner=(*loads, turned, *rest))
    yield "one step too many", replace(program, intervals=(program.interval + 1, program.intervals[1]))
    yield "one fold too many", replace(program, intervals=(program.interval, program.intervals[1] + 1))
    lanes = program.lanes
    yield "two rows in each other's place", replace(program, lanes=(lanes[1], lanes[0], *lanes[2:]))
    yield (
        "a share too much",
        replace(
            program,
            groups=(
                replace(program.groups[0], coefficient=2 * program.groups[0].coefficient),
                *program.groups[1:],
            ),
        ),
    )
    yield "three registers of rows", replace(program, tiles=(*program.tiles, Tile(3, 1)))
    yield "no tile of one cell", replace(program, tiles=program.tiles[1:])


@pytest.mark.exhaustive("proofs", every=2)
@pytest.mark.parametrize(("a", "w"), [(1, 1), (2, 2), (3, 3)])
def test_wrong_programs_are_refuted(a: int, w: int) -> None:
    spec, program = kernel_of(a, w).spec, program_of(a, w)
    assert verdict(spec, program) == "proved"
    for name, wrong in _wrong(program):
        assert verdict(spec, wrong) == "refuted", name
    more = KernelSpec(Operand(a + 1, "unsigned"), Operand(w, "bipolar"))
    assert verdict(more, program) == "refuted"


def _check(kernel: Kernel, m: int, n: int, k: int, fill: str) -> None:
    spec, rng = kernel.spec, np.random.default_rng(k)

    def matrix(values: tuple[int, ...], shape: tuple[int, int]) -> np.ndarray:
        ends = {"lowest": min(values), "highest": max(values)}
        return np.full(shape, ends[fill]) if fill in ends else rng.choice(np.asarray(values), shape)

    weights, activations = matrix(spec.weights.values, (m, k)), matrix(spec.activations.values, (n, k))
    got = kernel.form("tables64").run(weights, activations)
    assert np.array_equal(got, spec.reference(weights, activations)), (spec.name, m, n, k, fill)


@pytest.mark.exhaustive("proofs", cover="a w")
@pytest.mark.parametrize(("a", "w"), WIDTHS)
def test_the_portable_form_computes_the_same(a: int, w: int) -> None:
    kernel = kernel_of(a, w)
    portable = replace(kernel, _machine=portable_code(kernel.sources, kernel.prototypes, host_target()))
    for number, k in enumerate((1, 5, 6, 7, 11, 12, 13, 97)):
        _check(portable, (1, 63, 64, 65)[number % 4], 1 + number % 3, k, FILLS[number % 3])


@pytest.mark.exhaustive("proofs", cover="a w")
@skip_where(
    Need.PROCESSOR,
    not host_features().issuperset(ISA.target(TARGET).feature_names),
    "runs code with AVX-512 VBMI",
)
@pytest.mark.parametrize(("a", "w"), WIDTHS)
def test_every_k_natively(a: int, w: int) -> None:
    kernel = kernel_of(a, w)
    for k in range(1, 40):
        _check(kernel, 1 + 13 * k % 140, 1 + k % 17, k, FILLS[k % 3])
    program = program_of(a, w)
    full = 6 * program.interval * program.intervals[1]
    for k in (6 * program.interval, 6 * program.interval + 1, min(full, 9000) + 7, 4608):
        for fill in FILLS:
            _check(kernel, 65, 3, k, fill)


@pytest.mark.parametrize("extensions", [True, False])
@pytest.mark.parametrize(
    "operand", [Operand(2, "unsigned"), Operand(1, "bipolar"), Operand(3, "twos")], ids=str
)
def test_packers_make_the_tables(operand: Operand, extensions: bool) -> None:
    """Of values side by side and apart, of groups, of words of bitplanes; nothing is written behind them, and
    the sums are those of the codes."""
    if host_target() != "x86_64":
        skip(Need.PROCESSOR, "compiled for this computer's vectors of 64 bytes")
    values, words = (row_helper(FORM.packers, operand, packed) for packed in (False, True))
    text = helper_source([values, words], "avx512", TARGET)
    assert text.count("#define SYNTH_SHUFFLE 1") == 1
    text = text if extensions else text.replace("#define SYNTH_SHUFFLE 1", "")
    own = ISA.target(TARGET).feature_names
    features = own if host_features().issuperset(own) else ()
    prototypes = "".join(f"int32_t {one.symbol}({one.parameters});\n" for one in (values, words))
    with tempfile.TemporaryDirectory() as folder:
        path = compile_shared({"rows.c": text}, "x86_64", features, "-O2", Path(folder))
        library = NativeLibrary(path, prototypes)
    order = np.asarray(sorted(operand.values))
    for channels in (1, 5, 6, 7, 24, 25, 31, 33, 64, 65, 96, 97, 200):
        rng, steps = np.random.default_rng(channels), -(-channels // 6)
        x = rng.choice(order, (5, channels)).astype(np.int8)
        codes = np.searchsorted(order, x).astype(np.uint8)
        want = build_tables(np.pad(codes, ((0, 0), (0, 6 * steps - channels))), SEXTETS)
        apart = np.ascontiguousarray(x.T)
        planes = _words(operand, x)
        for symbol, row, tail in (
            (values.symbol, x, (channels, 1, 1, channels)),
            (values.symbol, apart, (1, 5, 1, channels)),
            (words.symbol, planes, (planes.shape[1], channels)),
        ):
            to, sums = np.full(7 * steps * 16 + 16, 0xA5A5A5A5, np.uint32), np.full(8, 77, np.int32)
            library.call(symbol, row, 1, 1, 5, 1, *tail, to, sums)
            made = to[: 7 * steps * 16].view(np.uint8).reshape(7, steps, 64)
            assert np.array_equal(made[1:6], want) and not made[[0, 6]].any(), (symbol, channels)
            assert (to[7 * steps * 16 :] == 0xA5A5A5A5).all()
            assert sums.tolist() == [0, *codes.sum(axis=1).tolist(), 0, 77]
    both = rng.choice(order, (3, 2 * 50)).astype(np.int8)
    to, sums = np.zeros(3 * 2 * 9 * 16, np.uint32), np.zeros(6, np.int32)
    library.call(values.symbol, both, 1, 0, 3, 0, 100, 1, 2, 50, to, sums)
    codes = np.pad(np.searchsorted(order, both).reshape(3, 2, 50).astype(np.uint8), ((0, 0), (0, 0), (0, 4)))
    assert np.array_equal(to.view(np.uint8).reshape(3, 2, 9, 64), build_tables(codes, SEXTETS))


def _words(operand: Operand, x: np.ndarray) -> np.ndarray:
    """Values [pixels, channels] as words of bitplanes: uint32 [pixels, chunks * planes]."""
    bits = operand.code.codes(x, operand.bits, "x").astype(np.int64)
    full = np.pad(bits, ((0, 0), (0, -x.shape[1] % 32))).reshape(len(x), -1, 1, 32)
    planes = full >> np.arange(operand.bits)[:, None] & 1
    return np.ascontiguousarray((planes << np.arange(32)).sum(axis=-1).reshape(len(x), -1).astype(np.uint32))


def test_a_kernel_that_was_not_looked_for_in_this_form_is_made_anew(tmp_path: Path) -> None:
    """As kernels are that an earlier version kept in a user's cache."""
    kernel = kernel_of(1, 1)
    job = Job(kernel.spec, "avx512", TARGET)
    write(kernel, tmp_path)
    assert existing(job, tmp_path).certificate == kernel.certificate
    seconds = {name: spent for name, spent in kernel.certificate.seconds.items() if name != "tables64"}
    forms = {name: report for name, report in kernel.certificate.forms.items() if name != "tables64"}
    texts = {name: text for name, text in kernel.texts.items() if name != "tables64"}
    older = replace(kernel.certificate, forms=forms, seconds=seconds)
    write(replace(kernel, certificate=older, texts=texts), tmp_path)
    assert existing(job, tmp_path) is None
