"""Table kernels: exact on extremes, tails and long K; proved; and the proof refuses what is wrong."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import isa_specs
from sketches.encoding import EncodingError, Operand
from sketches.kernel import KernelSpec
from sketches.lanes import lane_grid
from sketches.limits import MAX_PLANES
from sketches.program import Constant, Line
from sketches.tables import (
    NARROW,
    NIBBLES,
    build_tables,
    code_of,
    coefficient,
    lookup_instruction,
    rows_per_register,
    table_corrections,
)
from sketches.tile import Tile
from sketches.tile_program import TileProgram
from synth.errors import UserError, VerificationError
from synth.library.check import check_static
from synth.library.execution import execution_test
from synth.library.kernels import load, read_kernel
from synth.library.store import write
from synth.search.instruction_sequences import run
from synth.search.kernel import SynthesisFailed
from synth.search.tables import NoTables, find_lookup, parts, side_by_side, table_program
from tests.conftest import TARGETS, committed, stored_encoding
from tests.library.forging import without_tile
from tests.prove.provers import prove_tables

CHUNK, NIBBLE, ENTRIES = NIBBLES.chunk, NIBBLES.positions, NIBBLES.entries
WIDTHS = [(a, w) for a in range(1, MAX_PLANES + 1) for w in range(1, MAX_PLANES + 1)]
WITH_TABLES = tuple(
    (isa, target) for isa, target in TARGETS if lookup_instruction(isa_specs.load(isa), target)
)


@pytest.mark.isa("avx2")
def test_a_broken_tile_is_seen() -> None:
    kernel = load("avx2", 1, 1, "hybrid")
    for tile in kernel.form("tables").program.tiles:
        broken = without_tile(kernel.texts["tables"], tile)
        with pytest.raises(VerificationError, match=r"tables|tile"):
            execution_test(replace(kernel, texts={**kernel.texts, "tables": broken}, _machine=None))


@pytest.mark.isa("avx2")
@pytest.mark.parametrize(("a", "w", "encoding"), [(1, 1, "unipolar"), (3, 3, "bipolar")])
def test_a_spill_that_never_happens_is_seen(a: int, w: int, encoding: str) -> None:
    """The execution test fills the 16-bit lanes beyond what they hold."""
    kernel = load("avx2", a, w, encoding)
    spill = "if (--remaining1 == 0) {"
    assert kernel.texts["tables"].count(spill) == 1
    broken = kernel.texts["tables"].replace(spill, "if (0) {")
    with pytest.raises(VerificationError, match="numpy says"):
        execution_test(replace(kernel, texts={**kernel.texts, "tables": broken}, _machine=None))


@pytest.mark.parametrize("bits", range(1, MAX_PLANES + 1))
@pytest.mark.parametrize("encoding", ["unsigned", "bipolar", "twos"])
def test_codes_ascend_with_the_values(bits: int, encoding: str) -> None:
    operand = Operand(bits, encoding)
    code = code_of(operand)
    assert sorted(operand.values) == [code.offset + code.step * c for c in range(1 << bits)]


def test_a_table_has_every_sum_of_its_positions() -> None:
    codes = np.random.default_rng(4).integers(0, 8, (3, 2 * CHUNK)).astype(np.uint8)
    entries = build_tables(codes).reshape(3, -1, ENTRIES)
    for table in range(entries.shape[1]):
        part = codes[:, table * NIBBLE : (table + 1) * NIBBLE]
        for entry in range(ENTRIES):
            chosen = [position for position in range(NIBBLE) if entry >> position & 1]
            assert np.array_equal(entries[:, table, entry], part[:, chosen].sum(axis=1))


def _changed(lines: tuple[Line, ...], number: int, **fields: object) -> tuple[Line, ...]:
    return (*lines[:number], replace(lines[number], **fields), *lines[number + 1 :])  # type: ignore[arg-type]


def _wrong(program: TileProgram) -> Iterator[tuple[str, TileProgram]]:
    """Table kernels with one mistake each."""
    first = program.groups[0]
    yield "interval", replace(program, intervals=(255 // first.bound + 1, program.intervals[1]))
    yield "rounds", replace(program, intervals=(program.interval, program.intervals[1] + (1 << 16)))
    yield (
        "share",
        replace(program, groups=(replace(first, coefficient=first.coefficient * 2), *program.groups[1:])),
    )
    yield "bound", replace(program, groups=(replace(first, bound=first.bound - 1), *program.groups[1:]))
    yield "group", replace(program, groups=(replace(first, name="p0_0"), *program.groups[1:]))
    yield "adder", replace(program, adder=program.epilogue[-1].instruction)
    yield "tiles", replace(program, tiles=(Tile(1, 4),))
    yield "tall tile", replace(program, tiles=(*program.tiles, Tile(2, 1)))
    for number, line in enumerate(program.inner):
        if line.imm is not None:
            yield (
                f"{line.dest} shifts by {line.imm - 1}",
                replace(program, inner=_changed(program.inner, number, imm=line.imm - 1)),
            )
        if line.stage == "row":
            other = "t1" if line.args[0] == "t0" else "t0"
            yield (
                f"{line.dest} of {other}",
                replace(program, inner=_changed(program.inner, number, args=(other, line.args[1]))),
            )
            swapped = (line.args[1], line.args[0])
            yield (
                f"{line.dest} swapped",
                replace(program, inner=_changed(program.inner, number, args=swapped)),
            )
        if line.args[0] == "tables@16":
            yield (
                "the same table twice",
                replace(program, inner=_changed(program.inner, number, args=("tables@0",))),
            )
        if line.stage == "combine":
            yield (
                "one lookup twice",
                replace(program, inner=_changed(program.inner, number, args=(line.args[0],) * 2)),
            )
        if line.stage == "unpack" and line.imm is None:
            word = next(arg for arg in line.args if arg.startswith("w"))
            read = tuple("t0" if arg == word else arg for arg in line.args)
            yield (
                f"{line.dest} of a table",
                replace(program, inner=_changed(program.inner, number, args=read)),
            )
    for number, line in enumerate(program.widening):
        if line.stage == "reduce" and any(arg.startswith("acc16") for arg in line.args):
            read = tuple(
                "acc16_1" if arg == "acc16_0" else "acc16_0" if arg == "acc16_1" else arg for arg in line.args
            )
            yield (
                f"{line.dest} adds to the other half",
                replace(program, widenings=(_changed(program.widening, number, args=read),)),
            )
        if line.stage == "store":
            source = "acc16_0" if line.dest == "acc@0" else "acc16_1"
            yield (
                f"{line.dest} unchanged",
                replace(
                    program,
                    widenings=(
                        _changed(
                            program.widening,
                            number,
                            args=(source,),
                        )
                    ),
                ),
            )
    for number, line in enumerate(program.epilogue):
        if line.stage == "store":
            other = (
                program.epilogue[number - 1]
                if program.epilogue[number - 1].stage == "store"
                else program.epilogue[-1]
            )
            yield (
                f"{line.dest} gets other rows",
                replace(program, epilogue=_changed(program.epilogue, number, args=other.args)),
            )
    stores = [line for line in program.epilogue if line.stage == "store"]
    yield (
        "a store less",
        replace(program, epilogue=tuple(x for x in program.epilogue if x is not stores[0])),
    )
    yield "a store twice", replace(program, epilogue=(*program.epilogue, stores[0]))
    yield "a dead line", replace(program, inner=(replace(program.inner[0], dest="w9"), *program.inner))


def _read_otherwise(program: TileProgram) -> Iterator[tuple[str, TileProgram]]:
    """AVX2 programs that a proof could take for right, but whose C text would do something else."""
    load, keep = "_mm256_loadu_si256", "_mm256_and_si256"
    stores = [line for line in program.widening if line.stage == "store"]
    body = tuple(line for line in program.widening if line.stage != "store")
    last = stores[1].args[0]
    yield "a load after a store", replace(program, widenings=((
        *body, stores[0], Line("again", load, ("acc@0",), None, "load"),
        Line("diff", "_mm256_xor_si256", ("again", "acc16_0"), None, "reduce"),
        Line("bad", "_mm256_add_epi16", (last, "diff"), None, "reduce"), replace(stores[1], args=("bad",)),
    ),))  # fmt: skip
    none = Constant("none", bytes(32).hex())
    for place in ("acc@1000000", "acc@33", "acc@-1"):
        yield f"a load of {place}", replace(program, constants=(*program.constants, none), widenings=((
            *body, Line("far", load, (place,), None, "load"),
            Line("nil", keep, ("far", "none"), None, "reduce"),
            Line("same", "_mm256_add_epi16", (last, "nil"), None, "reduce"), stores[0],
            replace(stores[1], args=("same",)),
        ),))  # fmt: skip
    yield "a constant of one byte", replace(program, constants=(*program.constants, Constant("short", "00")))
    yield "a constant that nobody reads", replace(program, constants=(*program.constants, none))
    yield (
        "another stage",
        replace(
            program,
            widenings=(
                tuple(replace(x, stage="x" if x.stage == "reduce" else x.stage) for x in program.widening),
            ),
        ),
    )
    yield (
        "a group among the lookups",
        replace(
            program,
            inner=tuple(replace(x, stage="row" if x.stage == "combine" else x.stage) for x in program.inner),
        ),
    )
    lanes = program.lanes
    spill = tuple(
        replace(x, dest={"acc@0": "acc@32", "acc@32": "acc@0"}.get(x.dest, x.dest),
            args=tuple({"acc@0": "acc@32", "acc@32": "acc@0"}.get(arg, arg) for arg in x.args))
        for x in program.epilogue
    )  # fmt: skip
    yield (
        "rows in no grid",
        replace(program, epilogue=spill, lanes=(*lanes[8:16], *lanes[:8], *lanes[16:])),
    )
    wide = Line("b", "_mm256_load_broadcast128", ("weights@0",), None, "load")
    yield (
        "weights loaded in part",
        replace(program, inner=(wide, Line("b0", keep, ("b", "byte_0f"), None, "unpack"), *program.inner)),
    )
    yield "a tile of a million columns", replace(program, tiles=(*program.tiles, Tile(1, 10**6)))


@pytest.mark.parametrize(("a", "w"), [(1, 1), (2, 2)])
def test_programs_that_would_be_emitted_otherwise_are_refused(a: int, w: int) -> None:
    kernel = load("avx2", a, w, "hybrid")
    for name, wrong in _read_otherwise(kernel.form("tables").program):
        assert prove_tables(kernel.spec, kernel.isa, "x86_64", wrong).verdict == "refuted", name


def test_tables_cannot_be_dropped_or_renamed_unseen(tmp_path: Path) -> None:
    kernel = load("avx2", 1, 1, "hybrid")
    stem = tmp_path / "avx2" / "a1w1_hybrid_m8n1k64"
    forms = kernel.certificate.forms
    fewer = {name: report for name, report in forms.items() if name != "tables"}
    without = replace(kernel, certificate=replace(kernel.certificate, forms=fewer))
    write(without, tmp_path)
    with pytest.raises(VerificationError, match="has no tables, although x86_64 has lookups of 16 bytes"):
        check_static(read_kernel(stem), stem.with_suffix(".json"))
    write(kernel, tmp_path)
    assert "obligations proved" in check_static(read_kernel(stem), stem.with_suffix(".json"))
    with pytest.raises(VerificationError, match="is the certificate of"):
        check_static(kernel, tmp_path / "avx2" / "a2w2_hybrid_m8n1k64.json")
    report = replace(
        kernel.form("tables").report, proof=replace(kernel.form("tables").report.proof, verdict="hoped")
    )
    doubtful = replace(kernel, certificate=replace(kernel.certificate, forms={**forms, "tables": report}))
    with pytest.raises(VerificationError, match="not proved"):
        check_static(doubtful, stem.with_suffix(".json"))


@pytest.mark.parametrize(("isa", "target"), WITH_TABLES)
@pytest.mark.parametrize(("a", "w"), [(1, 1), (2, 2)])
def test_wrong_kernels_are_refused(isa: str, target: str, a: int, w: int) -> None:
    kernel = load(isa, a, w, "hybrid", target)
    program = kernel.form("tables").program
    assert prove_tables(kernel.spec, kernel.isa, target, program).verdict == "proved"
    for name, wrong in _wrong(program):
        assert prove_tables(kernel.spec, kernel.isa, target, wrong).verdict == "refuted", name
    other = KernelSpec(Operand(min(a + 1, 3), "unsigned"), Operand(w, "bipolar"))
    assert prove_tables(other, kernel.isa, target, program).verdict == "refuted"


@pytest.mark.parametrize(("isa", "target"), WITH_TABLES)
def test_a_half_that_stays_dirty_is_refused(isa: str, target: str) -> None:
    """An index without its mask: the lookup would read the other half of the byte as well."""
    kernel = load(isa, 1, 1, "hybrid", target)
    program = kernel.form("tables").program
    masks = {line.dest: line for line in program.stage("unpack") if line.imm is None}
    for number, line in enumerate(program.inner):
        if line.stage == "row" and line.args[1] in masks:
            bare = next(arg for arg in masks[line.args[1]].args if arg.startswith("w"))
            cell = _changed(program.inner, number, args=(line.args[0], bare))
            cell = tuple(x for x in cell if x.dest != line.args[1])
            assert (
                prove_tables(kernel.spec, kernel.isa, target, replace(program, inner=cell)).verdict
                == "refuted"
            )


@pytest.mark.parametrize(("isa", "target"), WITH_TABLES)
def test_bounds_follow_from_the_specification(isa: str, target: str) -> None:
    for a, w in WIDTHS:
        kernel = committed(isa, target, a, w, stored_encoding(isa, "bipolar"))
        program, share = kernel.form("tables").program, coefficient(kernel.spec, 0)
        assert share == {"bipolar": 4, "hybrid": 2}[kernel.spec.encoding]
        bound = CHUNK * ((1 << a) - 1)
        assert program.interval == 255 // bound
        assert [group.coefficient for group in program.groups] == [share << plane for plane in range(w)]
        full = program.interval * bound * share * ((1 << w) - 1)
        assert program.intervals[1] == 65535 // full


def test_a_target_without_lookups_has_no_tables() -> None:
    isa = isa_specs.load("neon")
    with pytest.raises(NoTables, match="armv7"):
        find_lookup(isa, "armv7")
    with pytest.raises(SynthesisFailed):
        table_program(KernelSpec(Operand(1, "unsigned"), Operand(1, "bipolar")), isa, "armv7")
    kernel = load("neon", 1, 1, "hybrid", "armv7")
    assert "tables" not in kernel.certificate.forms
    with pytest.raises(UserError, match="has no lookups of 16 bytes: use --form bitplanes"):
        kernel.form("tables").run([[1]], [[1]])


def _table_program(isa: str, target: str, a: int, w: int) -> tuple[KernelSpec, TileProgram]:
    spec = KernelSpec(Operand(a, "unsigned"), Operand(w, "bipolar"))
    return spec, table_program(spec, isa_specs.load(isa), target)


def test_a_fold_takes_two_planes_at_once_where_an_instruction_does() -> None:
    for w, lines in ((1, 4), (2, 4), (3, 8)):
        _, program = _table_program("avx2", "x86_64", 3, w)
        assert sum(line.stage == "reduce" for line in program.widening) == lines
        planes = [program.lanes[plane * 32 : plane * 32 + 32] for plane in range(w)]
        assert [b - a for a, b in zip(*planes[:2], strict=True)] == [1] * 32 if w > 1 else True
    _, program = _table_program("neon", "aarch64", 3, 3)  # no such instruction: a word per plane
    assert {lane // 16 for lane in program.lanes[:16]} == {0}
    assert side_by_side(isa_specs.load("neon"), "aarch64", 1, 2) is None


@pytest.mark.parametrize("w", [2, 3])
def test_planes_side_by_side_are_not_mistaken_for_each_other(w: int) -> None:
    isa = isa_specs.load("avx2")
    spec, program = _table_program("avx2", "x86_64", 3, w)
    assert prove_tables(spec, isa, "x86_64", program).verdict == "proved"
    lanes = program.lanes
    wrong = {
        "planes swapped": replace(program, lanes=(*lanes[32:64], *lanes[:32], *lanes[64:])),
        "rows of one plane elsewhere": replace(program,
            lanes=(*lanes[:32], *lanes[48:64], *lanes[32:48], *lanes[64:])),
        "a plane stored over another": replace(program, lanes=(*lanes[:32], *lanes[:32], *lanes[64:])),
        "one plane's lanes alone": replace(program, lanes=lanes[:32]),
    }  # fmt: skip
    for number, constant in enumerate(program.constants):
        data = constant.bytes
        if data[0] != data[1]:
            turned = replace(
                constant,
                data=bytes(x for a, b in zip(data[::2], data[1::2], strict=True) for x in (b, a)).hex(),
            )
            constants = (*program.constants[:number], turned, *program.constants[number + 1 :])
            wrong[f"{constant.name} turned"] = replace(program, constants=constants)
    assert len(wrong) > 4
    for name, other in wrong.items():
        assert prove_tables(spec, isa, "x86_64", other).verdict == "refuted", name


def test_a_grid_says_where_rows_lie() -> None:
    for isa, target in WITH_TABLES:
        for w in range(1, MAX_PLANES + 1):
            _, program = _table_program(isa, target, 2, w)
            rows = rows_per_register(isa_specs.load(isa))
            grid = lane_grid(program.lanes, rows)
            assert int(np.prod(grid.shape)) == rows
            for plane in range(w):
                for row in range(rows):
                    index = [eval(digit.text("row"), {"row": row}) for digit in grid.planes[plane]]
                    lane = int(np.ravel_multi_index(index, (w, *grid.shape)))
                    assert lane == program.lanes[plane * rows + row]
                    assert lane == eval(grid.byte(plane, "row").replace("/", "//"), {"row": row})
    for wrong in ((0, 0), (1, 0), (0, 2, 1, 4), (0, 1, 2), (2, 3, 0, 1), (0, 1, 1, 2), ()):
        with pytest.raises(ValueError, match="no array of rows"):
            lane_grid(wrong, len(wrong))


@pytest.mark.parametrize(("isa", "target"), WITH_TABLES)
@pytest.mark.parametrize("width", [8, 16])
def test_parts_widen_what_they_say(isa: str, target: str, width: int) -> None:
    """Every chain of the sketch, run by the interpreter on the largest values."""
    table = isa_specs.load(isa)
    size = table.vector_bits // 8
    types = {8: "<u1", 16: "<u2", 32: "<u4"}
    for times in (1, 2, 16) if width == NARROW else (1,):
        found = parts(table, target, width, times)
        assert found
        for part in found:
            for fill in (0, (1 << width) - 1, None):
                rng = np.random.default_rng(9)
                source = (
                    rng.integers(0, 1 << width, (1, size * 8 // width)) if fill is None
                    else np.full((1, size * 8 // width), fill)
                )  # fmt: skip
                sums = np.full((1, size), 1, np.uint8)
                before = sums.view(types[2 * width]).astype(np.int64)
                result = run(table, part.sequence, [sums, source.astype(types[width]).view(np.uint8)])
                wanted = before + times * source[:, list(part.order)]
                assert np.array_equal(result.view(types[2 * width]), wanted % (1 << 2 * width)), part


@pytest.mark.isa("avx2")
def test_packed_operands_belong_to_their_kernel() -> None:
    one, three = load("avx2", 1, 1, "unipolar"), load("avx2", 3, 3, "unipolar")
    x = np.zeros((4, 40), dtype=int)
    with pytest.raises(EncodingError, match="packed for"):
        three.form("tables").run(three.form("tables").pack_weights(x), one.form("tables").pack_activations(x))
    with pytest.raises(EncodingError, match="not a"):
        one.form("tables").run(x, x + 5)


def test_corrections_are_those_of_the_offsets() -> None:
    fix = table_corrections(KernelSpec(Operand(2, "twos"), Operand(3, "bipolar")), 1, -1)
    assert (fix.rows, fix.columns) == (-2 - 1, -7 + 1)
    assert rows_per_register(isa_specs.load("avx2")) == 32
