"""Bytes kernels: exact on extremes, tails and long K; proved; and the proof refuses what is wrong."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import isa_specs
from isa_specs.instruction import Instruction, Isa
from sketches.bitplanes import tile_longest_k
from sketches.bytes import (
    CHUNK,
    byte_coefficient,
    multiplies_bytes,
    rows_per_register,
)
from sketches.dot import stage_bounds
from sketches.encoding import EncodingError, Operand
from sketches.kernel import KernelSpec
from sketches.limits import MAX_PLANES
from sketches.program import Constant, Line
from sketches.throughput import tile_cycles
from sketches.tile import Tile
from sketches.tile_program import TileProgram, computing
from sketches.tile_work import tile_work
from synth.errors import UserError, VerificationError
from synth.library.certificate import Certificate
from synth.library.check import check_static
from synth.library.execution import execution_test
from synth.library.kernels import Kernel, load, read_kernel
from synth.library.store import write
from synth.search.byte_ways import NoByteProgram, chains
from synth.search.bytes import byte_program
from synth.search.instruction_sequences import run
from tests.conftest import FURTHER, TARGETS, committed, stored_encoding
from tests.library.forging import without_tile
from tests.prove.provers import prove_bytes

WIDTHS = [(a, w) for a in range(1, MAX_PLANES + 1) for w in range(1, MAX_PLANES + 1)]
WITH_BYTES = tuple((isa, target) for isa, target in TARGETS if multiplies_bytes(isa_specs.load(isa), target))


def _spec(a: int, w: int, encoding: tuple[str, str] = ("unsigned", "bipolar")) -> KernelSpec:
    return KernelSpec(Operand(a, encoding[0]), Operand(w, encoding[1]))


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("broken", ["tile", "widening"])
def test_a_broken_tile_is_seen(broken: str) -> None:
    kernel = load("avx2", 3, 3, "bipolar")
    text = kernel.texts["bytes"]
    if broken == "tile":
        wrong = without_tile(text, max(kernel.form("bytes").program.tiles, key=lambda t: t.columns))
    else:  # sums grow beyond their lanes
        full = "if (remaining0 == 0) {"
        wrong = text.replace(full, f"if (remaining0 == 0) remaining0 = 1 << 30; {full}", 1)
    assert wrong != text
    broken_kernel = replace(kernel, texts={**kernel.texts, "bytes": wrong}, _machine=None)
    with pytest.raises(VerificationError, match=r"bytes|tile"):
        execution_test(broken_kernel)


def _changed(program: TileProgram, of: int, number: int, **fields: object) -> TileProgram:
    old = (program.inner, *program.widenings)[of]
    lines = (*old[:number], replace(old[number], **fields), *old[number + 1 :])  # type: ignore[arg-type]
    return _with(program, of, lines)


def _with(program: TileProgram, stage: int, lines: tuple[Line, ...]) -> TileProgram:
    every = [program.inner, *program.widenings]
    every[stage] = lines
    return replace(program, inner=every[0], widenings=tuple(every[1:]))


def _wrong(program: TileProgram, spec: KernelSpec) -> Iterator[tuple[str, TileProgram]]:
    """Bytes kernels with one mistake each."""
    for number, interval in enumerate(program.intervals):
        longer = (1 << program.widths[number]) // stage_bounds(program)[number] + 1
        more = (*program.intervals[:number], longer, *program.intervals[number + 1 :])
        yield f"interval {number}", replace(program, intervals=more)
        none = (*program.intervals[:number], 0, *program.intervals[number + 1 :])
        yield f"no interval {number} of {interval}", replace(program, intervals=none)
    if program.intervals:
        yield "an interval less", replace(program, intervals=program.intervals[1:])
    yield "a stage less", replace(program, widths=program.widths[1:], widenings=program.widenings[1:])
    yield "the last stage twice", replace(program, widths=(*program.widths, program.widths[-1]))
    yield "another bound", replace(program, groups=(replace(program.groups[0], bound=1 << 10),))
    yield "a fact of other forms", replace(program, adder="_mm256_add_epi8")
    yield "tiles", replace(program, tiles=(Tile(1, 4),))
    yield "no tile of one register", replace(program, tiles=(Tile(1, 1), Tile(2, 3)))
    yield "a tile of a million columns", replace(program, tiles=(*program.tiles, Tile(1, 10**6)))
    for stage, part in enumerate((program.inner, *program.widenings)):
        for number, line in enumerate(part):
            if line.args == ("activations@0",):
                yield "weights as activations", _changed(program, stage, number, args=("weights@0",))
            if line.stage != "load" and len(line.args) > 1:
                for place, arg in enumerate(line.args):
                    if arg.startswith("sum"):
                        other = next(x for x in line.args if x != arg)
                        args = tuple(other if n == place else x for n, x in enumerate(line.args))
                        yield f"{line.dest} without {arg}", _changed(program, stage, number, args=args)
                    if arg in ("w", "a"):
                        args = tuple(
                            {"w": "a", "a": "w"}[arg] if n == place else x for n, x in enumerate(line.args)
                        )
                        yield (
                            f"{line.dest} with {arg} twice less",
                            _changed(program, stage, number, args=args),
                        )
        last = computing(part)[-1]
        early = replace(program, groups=(replace(program.groups[0], name=part[0].dest),))
        if stage:
            early = _changed(program, stage, len(part) - 1, args=(part[0].dest,))
        yield f"stage {stage} ends early", early
        yield f"stage {stage} has a dead line", _with(program, stage, (*part, replace(last, dest="dead")))
        yield f"stage {stage} in another stage", _changed(program, stage, part.index(last), stage="combine")
    for constant in program.constants:
        twice = replace(constant, data=bytes(2 * byte & 0xFF for byte in constant.bytes).hex())
        yield f"{constant.name} twice", replace(program, constants=(twice,))
        yield (
            f"{constant.name} cut",
            replace(program, constants=(Constant(constant.name, constant.data[:4]),)),
        )
    finish = program.epilogue
    yield "nothing stored", replace(program, epilogue=finish[:-1])
    yield (
        "the result forgotten",
        replace(program, epilogue=(*finish[:-1], replace(finish[-1], args=(finish[-2].args[0],)))),
    )
    yield "stored elsewhere", replace(program, epilogue=(*finish[:-1], replace(finish[-1], dest="acc@4")))
    scaled = [number for number, line in enumerate(finish) if line.imm is not None]
    for number in scaled:
        yield (
            "another share",
            replace(
                program, epilogue=(*finish[:number], replace(finish[number], imm=5), *finish[number + 1 :])
            ),
        )


@pytest.mark.parametrize(("isa", "target"), WITH_BYTES)
@pytest.mark.parametrize(("a", "w"), [(1, 1), (3, 3)])
def test_wrong_kernels_are_refused(isa: str, target: str, a: int, w: int) -> None:
    kernel = committed(isa, target, a, w, stored_encoding(isa, "bipolar"))
    program, spec = kernel.form("bytes").program, kernel.spec
    assert prove_bytes(spec, kernel.isa, target, program).verdict == "proved"
    wrong = dict(_wrong(program, spec))
    assert len(wrong) > 14
    for name, other in wrong.items():
        assert prove_bytes(spec, kernel.isa, target, other).verdict == "refuted", name


@pytest.mark.isa("avx2")
def test_the_sign_of_a_lane_is_seen() -> None:
    """Sums of 16 bits are added as signed numbers: one step more than half of a lane holds is wrong."""
    kernel = load("avx2", 3, 3, "hybrid")
    program = kernel.form("bytes").program
    bound = stage_bounds(program)[0]
    assert program.intervals == (((1 << 15) - 1) // bound,)
    longer = replace(program, intervals=(program.intervals[0] + 1,))
    proof = prove_bytes(kernel.spec, kernel.isa, "x86_64", longer)
    assert proof.verdict == "refuted" and "linear" in proof.failed[0].name


@pytest.mark.parametrize(("isa", "target"), WITH_BYTES)
def test_bounds_follow_from_the_specification(isa: str, target: str) -> None:
    for a, w in WIDTHS:
        kernel = committed(isa, target, a, w, stored_encoding(isa, "bipolar"))
        program, product = kernel.form("bytes").program, ((1 << a) - 1) * ((1 << w) - 1)
        share = byte_coefficient(kernel.spec)
        assert share == {"bipolar": 4, "hybrid": 2}[kernel.spec.encoding]
        widths, bounds = program.widths, stage_bounds(program)
        assert widths[-1] == 32 and bounds[0] == widths[0] // 8 * product
        for width, bound, interval in zip(widths, bounds, program.intervals, strict=False):
            assert (1 << width - 1) // 2 < bound * (interval + 1) and bound * interval < 1 << width
        longest = kernel.form("bytes").report.longest_k
        assert longest == tile_longest_k(kernel.spec, kernel.isa, program)
        assert longest * share * product < 1 << 31 <= (longest + CHUNK) * share * product


def test_cycles_of_a_tile_by_hand() -> None:
    """2x6 on Skylake: 8 loads, 12 products on two ports and 12 additions on three, 5 instructions of the
    loop; four places in the front end, which bounds it. The widening every 16383 steps does not show."""
    isa = isa_specs.load("avx2")
    program = byte_program(_spec(1, 1), isa, "x86_64")
    work = tile_work(isa, "x86_64", program, Tile(2, 6))
    found = tile_cycles(isa, isa_specs.cores.core("skylake"), "x86_64", work)
    assert found.step.bound == "front end" and found.spilled == 0
    assert found.step.front == pytest.approx((8 + 24 + 5) / 4, abs=1e-2)
    assert found.step.ports == pytest.approx(24 / 3, abs=1e-2)
    assert found.macs_per_step == 2 * 8 * 6 * 4


@pytest.mark.parametrize(("isa", "target"), WITH_BYTES)
@pytest.mark.parametrize(("source", "width"), [(8, 16), (16, 32)])
def test_chains_add_what_they_say(isa: str, target: str, source: int, width: int) -> None:
    """Every chain, run by the interpreter on the largest values that it takes."""
    table = isa_specs.load(isa)
    size = table.vector_bits // 8
    kinds = {8: "<u1", 16: "<u2", 32: "<u4"}
    found = chains(table, target, source, width)
    assert found
    for chain in found:
        given = [
            np.full((1, 8 * size // width), 3, kinds[width]).view(np.uint8),
            np.full((1, 8 * size // source), chain.takes, kinds[source]).view(np.uint8),
        ]
        result = run(table, chain.sequence, given)
        assert (result.view(kinds[width]) == 3 + chain.takes * (width // source)).all(), chain


def _only(isa: Isa, keep: tuple[str, ...], *more: Instruction) -> Isa:
    table = tuple(i for i in isa.table if i.family in ("load", "store", "shift") or i.name.startswith(keep))
    return replace(isa, table=(*table, *more))


# Relaxed SIMD has a dot product into 16 bits, too.
@pytest.mark.parametrize(("isa", "target"), [place for place in FURTHER if place[0] != "wasm"])
def test_a_dot_product_into_32_bits_needs_no_widening(isa: str, target: str) -> None:
    machine, spec = isa_specs.load(isa), _spec(3, 3)
    program = byte_program(spec, machine, target)
    assert program.widths == (32,) and program.intervals == ()
    dot = program.inner[-1]
    assert machine.instructions[dot.instruction].family == "dot" and dot.args[0] == "sum0"
    assert prove_bytes(spec, machine, target, program).verdict == "proved"
    wrong = _changed(program, 0, 2, args=("sum0", "w", "w"))
    assert prove_bytes(spec, machine, target, wrong).verdict == "refuted"


def without_bytes(kernel: Kernel) -> Certificate:
    forms = {name: report for name, report in kernel.certificate.forms.items() if name != "bytes"}
    return replace(kernel.certificate, forms=forms)


@pytest.mark.parametrize(("isa", "target"), [*TARGETS, *FURTHER])
def test_a_taller_tile_only_where_none_is_as_fast(isa: str, target: str) -> None:
    """On Arm's cores a load that repeats activations takes a pipe of the dot products: the more registers of
    weights share it, the better."""
    try:
        program = byte_program(_spec(2, 2), isa_specs.load(isa), target)
    except NoByteProgram:
        return
    tall = [Tile(8, 2)] if target in ("aarch64_dotprod", "aarch64_i8mm") else []
    assert [tile for tile in program.tiles if tile.registers > 4] == tall


def test_a_target_that_cannot_multiply_bytes_has_no_byte_lanes() -> None:
    isa = isa_specs.load("neon")
    plain = _only(isa, ("vaddq", "vpadalq"))
    assert not multiplies_bytes(plain, "aarch64")
    with pytest.raises(NoByteProgram, match="multiplies bytes"):
        byte_program(_spec(1, 1), plain, "aarch64")
    kernel = load("neon", 1, 1, "hybrid", "aarch64")
    without = replace(kernel, certificate=without_bytes(kernel), texts={})
    with pytest.raises(UserError, match="bitplane"):
        without.form("bytes").run([[1]], [[1]])


def test_byte_lanes_cannot_be_dropped_or_changed_unseen(tmp_path: Path) -> None:
    kernel = load("avx2", 1, 1, "hybrid")
    stem = tmp_path / "avx2" / "a1w1_hybrid_m8n1k64"
    without = replace(kernel, certificate=without_bytes(kernel))
    write(without, tmp_path)
    with pytest.raises(VerificationError, match="has no bytes"):
        check_static(read_kernel(stem), stem.with_suffix(".json"))
    write(kernel, tmp_path)
    assert "obligations proved" in check_static(read_kernel(stem), stem.with_suffix(".json"))
    text = kernel.texts["bytes"].replace("stage0_0[r][c] = zeros", "stage0_0[r][c] = stage0_0[r][c]")
    with pytest.raises(VerificationError, match="not the C text of the proved program"):
        check_static(replace(kernel, texts={**kernel.texts, "bytes": text}), stem.with_suffix(".json"))
    report = replace(kernel.form("bytes").report, longest_k=kernel.form("bytes").report.longest_k + CHUNK)
    forms = {**kernel.certificate.forms, "bytes": report}
    longer = replace(kernel, certificate=replace(kernel.certificate, forms=forms))
    with pytest.raises(VerificationError, match="longest_k"):
        check_static(longer, stem.with_suffix(".json"))
    stem.with_suffix(".c").write_text("int x;")
    with pytest.raises(VerificationError, match=r"a1w1_hybrid_m8n1k64\.c: is not the C text"):
        check_static(read_kernel(stem), stem.with_suffix(".json"))


@pytest.mark.isa("avx2")
def test_packed_operands_belong_to_their_kernel() -> None:
    one, three = load("avx2", 1, 1, "unipolar"), load("avx2", 3, 3, "unipolar")
    x = np.zeros((4, 40), dtype=int)
    packed = three.form("bytes").pack_weights(x)
    assert packed.data.shape == (1, 1, 10, 1, rows_per_register(three.isa), CHUNK)
    with pytest.raises(EncodingError, match="packed for"):
        three.form("bytes").run(packed, one.form("bytes").pack_activations(x))
    with pytest.raises(EncodingError, match="not a"):
        one.form("bytes").run(x, x + 5)


def test_lines_are_told_from_lines() -> None:
    """A program that stores what nobody computed is no program."""
    kernel = load("avx2", 2, 2, "hybrid")
    ghost = Line("ghost", "_mm256_add_epi32", ("nobody", "before"), None, "reduce")
    finish = (
        *kernel.form("bytes").program.epilogue[:-1],
        ghost,
        replace(kernel.form("bytes").program.epilogue[-1], args=("ghost",)),
    )
    wrong = replace(kernel.form("bytes").program, epilogue=finish)
    assert prove_bytes(kernel.spec, kernel.isa, "x86_64", wrong).verdict == "refuted"
