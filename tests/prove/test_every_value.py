"""Proofs speak of every lane, every value within the bounds, every row and every round: programs that are
right in some of them are refuted. Each test takes part of a second, and kills a mutant of the provers
(``tests.prove.mutants``)."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pysmt.logics import QF_LIA
from pysmt.shortcuts import And, Equals, Int, Plus

import isa_specs
import synth.prove.position as position
from sketches.kernel import KernelSpec
from sketches.program import BlockKernelProgram, Constant, Line
from sketches.tables import code_longest_k
from sketches.tile_program import TileProgram
from synth.errors import VerificationError
from synth.forms.registry import FORMS
from synth.library.certificate import sha256
from synth.library.check import check_static
from synth.library.kernels import Kernel
from synth.library.kinds.bitpack import BITPACK
from synth.library.kinds.repack import REPACK
from synth.library.reading import load_as
from synth.library.store import write
from synth.prove.kernel import decide, prove
from synth.prove.obligation import Obligation, z3_solver
from tests.conftest import committed, spec_of
from tests.library.forging import with_text
from tests.needs import Need, skip
from tests.prove.provers import prove_bitplanes, prove_bytes, prove_tables


def small() -> Kernel:
    return committed("avx2", "x86_64", 1, 1, "unipolar")


def with_line(lines: tuple[Line, ...], name: str, **fields: object) -> tuple[Line, ...]:
    """The lines with one changed, which has to be there."""
    assert name in {line.dest for line in lines}
    return tuple(replace(line, **fields) if line.dest == name else line for line in lines)  # type: ignore[arg-type]


def block(change: Callable[[BlockKernelProgram], BlockKernelProgram], kernel: Kernel | None = None) -> str:
    kernel = kernel or small()
    certificate = kernel.certificate
    return prove(kernel.spec, kernel.isa, certificate.target, change(kernel.program)).verdict


def planes(change: Callable[[TileProgram], TileProgram], kernel: Kernel | None = None) -> str:
    kernel = kernel or small()
    return prove_bitplanes(
        kernel.spec, kernel.isa, "x86_64", change(kernel.form("bitplanes").program)
    ).verdict


def tables(change: Callable[[TileProgram], TileProgram]) -> str:
    kernel = small()
    return prove_tables(kernel.spec, kernel.isa, "x86_64", change(kernel.form("tables").program)).verdict


def byte_lanes(change: Callable[[TileProgram], TileProgram]) -> str:
    kernel = small()
    return prove_bytes(kernel.spec, kernel.isa, "x86_64", change(kernel.form("bytes").program)).verdict


def with_cell(program: TileProgram, name: str, **fields: object) -> TileProgram:
    return replace(program, widenings=(with_line(program.widening, name, **fields),))


# ---- every lane -------------------------------------------------------------------------------------------


def last_byte(constants: tuple[Constant, ...], name: str, flip: int = 1) -> tuple[Constant, ...]:
    """The constants, one of them with another last byte that is not zero: the last lanes alone read it."""
    found = next(constant for constant in constants if constant.name.startswith(name))
    place = max(number for number, byte in enumerate(found.bytes) if byte)
    data = bytes(byte ^ flip if number == place else byte for number, byte in enumerate(found.bytes))
    return tuple(replace(one, data=data.hex()) if one == found else one for one in constants)


def test_every_lane_of_a_term() -> None:
    assert block(lambda p: p) == "proved"
    assert block(lambda p: replace(p, constants=last_byte(p.constants, "table_"))) == "refuted"


def test_every_lane_of_a_table_s_step() -> None:
    assert tables(lambda p: replace(p, constants=last_byte(p.constants, "byte_0f"))) == "refuted"


def test_every_lane_of_a_fold() -> None:
    assert tables(lambda p: replace(p, constants=last_byte(p.constants, "lanes_ff00", 0x80))) == "refuted"


def test_every_row_of_a_spill() -> None:
    assert tables(lambda p: replace(p, epilogue=with_line(p.epilogue, "s3_0", imm=15))) == "refuted"


def test_every_lane_of_a_widening_of_bytes() -> None:
    assert byte_lanes(lambda p: replace(p, constants=last_byte(p.constants, "ones16"))) == "refuted"


# ---- every value within the bounds ------------------------------------------------------------------------


def test_sums_of_bytes_up_to_their_bound() -> None:
    """A multiplication that takes bytes as signed is right for half of what the byte sums reach."""
    assert (
        small().form("bitplanes").program.groups[0].bound * small().form("bitplanes").program.interval > 127
    )
    assert planes(lambda p: p) == "proved"
    assert planes(lambda p: with_cell(p, "r0_0", args=("byte_01", "g0"))) == "refuted"


def test_byte_sums_from_any_value() -> None:
    """An addition that is one where the sums are zero."""
    for wrong in ("_mm256_or_si256", "_mm256_max_epu8"):
        assert planes(lambda p, wrong=wrong: replace(p, adder=wrong)) == "refuted"  # type: ignore[misc]
        assert tables(lambda p, wrong=wrong: replace(p, adder=wrong)) == "refuted"  # type: ignore[misc]


def test_sums_of_products_from_any_value() -> None:
    assert byte_lanes(lambda p: p) == "proved"

    def change(program: TileProgram) -> TileProgram:
        return replace(
            program, inner=with_line(program.inner, program.totals[0], instruction="_mm256_or_si256")
        )

    assert byte_lanes(change) == "refuted"


def test_widened_sums_of_products_from_any_value() -> None:
    def change(program: TileProgram) -> TileProgram:
        *others, lines = program.widenings
        lines = with_line(lines, lines[-1].args[0], instruction="_mm256_or_si256")
        return replace(program, widenings=(*others, lines))

    assert byte_lanes(change) == "refuted"


def test_sums_of_products_within_what_their_interval_allows() -> None:
    """Twice the interval: sums that are read as signed are negative then."""
    assert byte_lanes(lambda p: replace(p, intervals=(2 * p.intervals[0],))) == "refuted"


def test_halves_from_any_value() -> None:
    assert tables(lambda p: p) == "proved"
    assert (
        tables(
            lambda p: replace(p, widenings=(with_line(p.widening, "f1_0_1", instruction="_mm256_or_si256"),))
        )
        == "refuted"
    )


def test_halves_up_to_their_bound() -> None:
    """A spill that takes 16-bit lanes as signed is right for half of what they reach."""
    assert (
        tables(lambda p: replace(p, epilogue=with_line(p.epilogue, "s2_0", instruction="_mm256_srai_epi32")))
        == "refuted"
    )


def test_a_step_adds_at_most_its_group_s_bound() -> None:
    def change(program: TileProgram) -> TileProgram:
        """As much in all: the bound of a step as a block kernel stays."""
        one, other = program.groups
        assert 2 * one.coefficient == other.coefficient
        return replace(
            program, groups=(replace(one, bound=one.bound - 2), replace(other, bound=other.bound + 1))
        )

    assert planes(change, committed("avx2", "x86_64", 2, 2, "hybrid")) == "refuted"


def test_bytes_hold_an_interval() -> None:
    assert planes(lambda p: replace(p, intervals=(255 // p.groups[0].bound + 1,))) == "refuted"


def test_sixteen_bits_hold_the_folds() -> None:
    assert tables(lambda p: replace(p, intervals=(p.interval, p.intervals[1] + 1))) == "refuted"


# ---- every row and register -------------------------------------------------------------------------------


def test_rows_are_a_permutation() -> None:
    """One row more than there are is packed where another register begins."""
    assert block(lambda p: replace(p, row_order=(*p.row_order, 0))) == "refuted"
    assert block(lambda p: replace(p, row_order=(1, 0, *p.row_order[2:]))) == "refuted"
    assert block(lambda p: replace(p, accumulator_lane=(*p.accumulator_lane, 0))) == "refuted"


def test_a_register_of_the_accumulator_begins_where_it_begins() -> None:
    kernel = committed("neon", "armv7", 2, 2, "twos")
    assert kernel.program.accumulator_registers == 2
    assert block(lambda p: p, kernel) == "proved"
    assert block(lambda p: replace(p, body=with_line(p.body, "acc0", args=("acc@1",))), kernel) == "refuted"


def test_every_register_of_the_accumulator_is_stored_and_no_other() -> None:
    """Rows whose register is not stored have no sum that could be wrong."""
    kernel = committed("neon", "armv7", 2, 2, "twos")

    def without_the_last(program: BlockKernelProgram) -> BlockKernelProgram:
        stores = [line for line in program.body if line.stage == "store"]
        return replace(program, body=tuple(line for line in program.body if line != stores[-1]))

    assert block(without_the_last, kernel) == "refuted"
    assert block(lambda p: replace(p, accumulator_registers=1), kernel) == "refuted"
    assert block(lambda p: replace(p, accumulator_registers=3), kernel) == "refuted"


def test_packers_lines_are_those_of_the_packer() -> None:
    kernel = committed("avx2", "x86_64", 1, 2, "bipolar")
    assert kernel.program.weight_lines
    moved = replace(kernel.program.weight_lines[0], stage="row")
    assert block(lambda p: replace(p, weight_lines=(moved, *p.weight_lines[1:])), kernel) == "refuted"
    added = Line("x", "_mm256_and_si256", ("plane0", "plane0"), None, "weights")
    assert block(lambda p: replace(p, body=(added, *p.body)), kernel) == "refuted"


# ---- packing and repacking
# ----------------------------------------------------------------------------------


def test_every_word_and_plane_of_a_packing_kernel() -> None:
    packing = load_as(BITPACK, 2, "avx2", "x86_64")
    (program,) = packing.certificate.block.programs
    first, second = program.words
    for words, verdict in (((first, second), "proved"), ((first, first), "refuted"), ((first,), "refuted")):
        wrong = replace(program, words=words)
        assert BITPACK.prove(isa_specs.load("avx2"), "x86_64", (wrong,)).verdict == verdict


def test_every_word_and_plane_of_a_repacking_kernel() -> None:
    repacking = load_as(REPACK, 2, "avx2", "x86_64")
    program = repacking.certificate.block.programs[0]
    first, second = program.words
    for words, verdict in (
        ((first, second), "proved"),
        ((first, first), "refuted"),
        ((second, second), "refuted"),
    ):
        wrong = replace(program, words=words)
        assert REPACK.prove(isa_specs.load("avx2"), "x86_64", (wrong,)).verdict == verdict


# ---- the longest K
# ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["unipolar", "bipolar", "twos/bipolar", "hybrid"])
def test_no_step_more_than_the_longest_k(encoding: str) -> None:
    spec = spec_of(2, 3, encoding)
    for longest, step in ((code_longest_k(spec, 8), 8), (code_longest_k(spec, 4), 4)):
        for k, verdict in ((longest, "proved"), (longest + step, "refuted")):
            todo = position.code_obligations(spec, k)
            assert decide(todo, z3_solver, None, 10).verdict == verdict


def test_partial_sums_count() -> None:
    """The sum of a position may be small where its parts are not."""
    spec = spec_of(1, 1, "unipolar")
    (w,), (a,) = position.bit_symbols("w", 1), position.bit_symbols("a", 1)
    far = 1 << 30
    wide = position.Position((w,), (a,), Int(far), Int(-far), position.when(w, 1))
    assert verdict_of(position.position_obligations(spec, wide, 4)[1]) == "refuted"


def test_corrections_are_those_of_the_encoding() -> None:
    spec = spec_of(1, 1, "bipolar")
    right = _position(spec, 0)
    assert verdict_of(position.position_obligations(spec, right, 4)[0]) == "proved"
    assert verdict_of(position.position_obligations(spec, _position(spec, 1), 4)[0]) == "refuted"


def _position(spec: KernelSpec, more: int) -> position.Position:
    """Bipolar bits: (2 w - 1) (2 a - 1) = 4 w a - 2 w + 1 - 2 a, and ``more``."""
    (w,), (a,) = position.bit_symbols("w", 1), position.bit_symbols("a", 1)
    both = position.when(And(w, a), 4)
    return position.Position(
        (w,), (a,), both, Plus(position.when(w, -2), Int(1 + more)), position.when(a, -2)
    )


def verdict_of(obligation: Obligation) -> str:
    return decide([obligation], z3_solver, None, 10).verdict


def test_what_was_refuted_is_refuted_again() -> None:
    """Formulas that were proved are not proved twice; those that were not are not taken for proved."""
    wrong = Obligation("no number is itself and one more", Equals(Int(1), Int(2)), QF_LIA)
    for _ in range(2):
        assert verdict_of(wrong) == "refuted"


# ---- C
# -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["block", *FORMS])
def test_the_text_is_that_of_the_program(form: str, tmp_path: Path) -> None:
    """Every form's C text is compared, whatever the digests say."""
    kernel = small()
    if form != "block" and form not in kernel.certificate.forms:
        skip(Need.CASE, f"the kernel has no {form}")
    text = kernel.texts[form].replace("+", "-", 1)
    path = write(kernel, tmp_path)[-1]
    wrong = with_text(kernel, form, text)
    assert sha256(text) != kernel.certificate.block_kernel.source_digest
    check_static(kernel, path)
    with pytest.raises(VerificationError, match="is not the C text"):
        check_static(wrong, path)
