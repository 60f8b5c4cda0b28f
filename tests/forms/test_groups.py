"""Bytes in steps of 16 positions (dot products by element, matrix multiplications): the instructions are
found by what they do; kernels are exact on extremes and every tail; proved; and the proof refuses what is
wrong."""

from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from operator import add
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import isa_specs
from isa_specs.cores import core
from isa_specs.expr import Const, Expr
from isa_specs.families import lane
from isa_specs.instruction import Instruction, Isa, RegisterOperand
from sketches.kernel import KernelSpec
from sketches.outer_products import multiplies_groups, products
from sketches.program import Line
from sketches.throughput import tile_cycles
from sketches.tile import Tile
from sketches.tile_program import TileProgram
from sketches.tile_work import tile_work
from synth.emit.machine import load_code, why_not
from synth.emit.matrices import matrix_functions
from synth.emit.text import prototypes
from synth.errors import UserError
from synth.forms.registry import FORMS
from synth.library.costs import cheapest, form_costs
from synth.library.kernels import Kernel
from synth.search.byte_ways import NoByteProgram
from synth.search.outer_products import group_program
from tests.conftest import committed, spec_of
from tests.needs import import_or_skip
from tests.prove.provers import prove_bytes16

NEON = isa_specs.load("neon")
GROUPS = FORMS["bytes16"]
TARGETS = ("aarch64_dotprod", "aarch64_i8mm")
SPEC = spec_of(8, 8, "twos")


def names(target: str, isa: Isa = NEON, **limits: Any) -> list[str]:
    return [product.instruction for product in products(isa, target, 16, **limits)]


def with_rows(change: Callable[[Instruction], Instruction | None]) -> Isa:
    """NEON with another table."""
    return replace(NEON, table=tuple(row for row in map(change, NEON.table) if row is not None))


def without(*names: str) -> Isa:
    return with_rows(lambda row: None if row.name in names else row)


def test_instructions_are_found_by_what_they_do() -> None:
    by_element = ["vdotq_laneq_u32", "vdotq_laneq_s32"]
    matrices = ["vmmlaq_u32", "vmmlaq_s32", "vusmmlaq_s32"]
    assert names("aarch64") == [] and not multiplies_groups(NEON, "aarch64", 16)
    assert names("aarch64_dotprod") == by_element
    assert names("aarch64_i8mm")[:5] == [*matrices, *by_element]
    # Codes of eight bits are unsigned on both sides, or signed on the weights'.
    assert names("aarch64_i8mm", largest=(255, 255)) == ["vmmlaq_u32", "vdotq_laneq_u32"]
    assert names("aarch64_i8mm", largest=(255, 255), stored_zero=128) == ["vusmmlaq_s32", "vsudotq_laneq_s32"]
    for isa in ("avx2", "avx512"):
        table = isa_specs.load(isa)
        assert not any(multiplies_groups(table, target.name, 16) for target in table.targets)

    shapes = {
        p.instruction: (p.rows, p.columns, p.positions, p.together, p.positions_per_register)
        for p in products(NEON, "aarch64_i8mm", 16)
    }
    assert shapes["vmmlaq_u32"] == (2, 2, 8, 8, 8)
    assert shapes["vdotq_laneq_u32"] == (4, 1, 4, 4, 16)

    # Their names say nothing; one lane that is wrong says all.
    renamed = with_rows(lambda row: replace(row, name=f"x{row.name}") if row.name in matrices else row)
    assert names("aarch64_i8mm", renamed)[:3] == [f"x{name}" for name in matrices]
    first = NEON.instructions["vmmlaq_u32"].lanes()
    for lanes in (first[::-1], (*first[:3], first[0]), (*first[:3], first[3] + Const(32, 1))):
        wrong = with_rows(
            lambda row, lanes=lanes: (
                replace(row, semantics=lambda _: lanes, _lanes={}) if row.name == "vmmlaq_u32" else row
            )
        )
        assert "vmmlaq_u32" not in names("aarch64_i8mm", wrong)


def test_an_instruction_of_other_extents() -> None:
    """Four rows and columns of eight positions, weights in fours of positions as Intel's AMX has them, into
    sums of 512 bits; activations unsigned, weights signed."""

    def total(column: int, row: int) -> Expr:
        products = (
            lane(1, 8, 8 * column + p).zext(32) * lane(2, 8, (p // 4 * 4 + row) * 4 + p % 4).sext(32)
            for p in range(8)
        )
        return reduce(add, products, lane(0, 32, 4 * column + row))

    lanes = tuple(total(column, row) for column in range(4) for row in range(4))
    sums, bytes_ = RegisterOperand(512, "sums_t"), RegisterOperand(256, "bytes_t")
    outer = Instruction(
        "outer", "outer", "dot", (sums, bytes_, bytes_), sums, lambda _: lanes, "outer({0}, {1}, {2})",
        frozenset({"aarch64"}),
    )  # fmt: skip
    isa = replace(NEON, table=(outer,))
    taken_off: dict[str, Any] = {"largest": (255, 255), "stored_zero": 128}
    for limits in ({}, taken_off):
        (found,) = products(isa, "aarch64", 16, **limits)
        assert (found.weights, found.rows, found.columns, found.positions) == (2, 4, 4, 8)
        assert (found.together, found.positions_per_register, found.immediates) == (4, 8, (None,))
    assert not list(products(isa, "aarch64", 16, largest=(255, 255)))
    assert not list(products(isa, "aarch64", 4))


@pytest.mark.parametrize("target", TARGETS)
def test_programs(target: str) -> None:
    program = group_program(SPEC, NEON, target, 16)
    used = {line.instruction for line in program.stage("row")}
    assert used == {"vmmlaq_u32" if target == "aarch64_i8mm" else "vdotq_laneq_u32"}
    assert program.columns == (2 if target == "aarch64_i8mm" else 1)
    assert Tile(1, 1) in program.tiles and Tile(1, 7) in program.tiles  # an odd one
    few = spec_of(3, 2, "twos/bipolar")
    assert prove_bytes16(few, NEON, target, group_program(few, NEON, target, 16)).verdict == "proved"
    with pytest.raises(NoByteProgram, match="several columns or sub-steps"):
        group_program(SPEC, NEON, "aarch64", 16)


@pytest.mark.parametrize(
    ("target", "name", "least"),
    [
        ("aarch64_dotprod", "neoverse-n1", 32),
        ("aarch64_dotprod", "neoverse-v1", 64),
        ("aarch64_dotprod", "neoverse-n2", 32),
        ("aarch64_i8mm", "neoverse-v1", 0.85 * 128),
        ("aarch64_i8mm", "neoverse-v2", 0.85 * 128),
        ("aarch64_i8mm", "neoverse-n2", 0.9 * 64),
    ],
)
def test_the_best_tile_nears_the_roofline(target: str, name: str, least: float) -> None:
    """``udot`` makes 16 products, ``ummla`` 32: two of them a cycle on N1 and N2, four on V1."""
    program = group_program(SPEC, NEON, target, 16)
    works = [tile_work(NEON, target, program, tile) for tile in program.tiles]
    rates = [tile_cycles(NEON, core(name), target, work).macs_per_cycle for work in works]
    assert least <= max(rates) <= (128 if target == "aarch64_i8mm" else 64)


def test_an_odd_column_costs_as_two() -> None:
    target = "aarch64_i8mm"
    program = group_program(SPEC, NEON, target, 16)
    works = [tile_work(NEON, target, program, Tile(4, columns)) for columns in (3, 4)]
    one, two = (tile_cycles(NEON, core("neoverse-n2"), target, work) for work in works)
    assert one.step.total == two.step.total and 4 * one.macs_per_step == 3 * two.macs_per_step


def run_all(kernel: Kernel, ks: range, widths: range, rng: np.random.Generator) -> None:
    spec, form = kernel.spec, kernel.form("bytes16")
    w_values, a_values = np.asarray(spec.weights.values), np.asarray(spec.activations.values)
    for number, k in enumerate(ks):
        m, n = 1 + number % 11, widths[number % len(widths)]
        weights, activations = rng.choice(w_values, (m, k)), rng.choice(a_values, (n, k))
        weights[-1], activations[-1] = (w_values.min(), w_values.max())[number % 2], a_values.max()
        assert np.array_equal(form.run(weights, activations), spec.reference(weights, activations)), (m, n, k)


@pytest.mark.parametrize("target", TARGETS)
def test_every_tail_of_k_and_of_columns(target: str) -> None:
    """As portable C every K up to two steps and more; in an emulator, where there is one, some."""
    kernel, rng = committed("neon", target, 8, 8, "twos"), np.random.default_rng(5)
    run_all(kernel.as_portable(), range(1, 36), range(1, 17), rng)
    if why_not("aarch64", NEON.target(target).feature_names) is None:
        run_all(kernel, range(13, 20), range(1, 17, 2), rng)


def test_the_longest_k() -> None:
    kernel = committed("neon", "aarch64_i8mm", 8, 8, "twos")
    longest = kernel.form("bytes16").report.longest_k
    # Codes of weights are 128 more than their values: all ones are 255 times 255.
    assert longest * 255 * 255 < 1 << 31 <= (longest + 16) * 255 * 255
    for weight in (127, -128):
        weights, activations = np.full((1, longest), weight), np.full((2, longest), 255)
        assert np.array_equal(kernel.form("bytes16").run(weights, activations), weights @ activations.T)


def _changed(program: TileProgram, number: int, **fields: Any) -> TileProgram:
    lines = list(program.inner)
    lines[number] = replace(lines[number], **fields)
    return replace(program, inner=tuple(lines))


def _swapped(lines: tuple[Line, ...], stage: str) -> tuple[Line, ...]:
    """The first two lines of a stage with each other's operands."""
    first, second = [number for number, line in enumerate(lines) if line.stage == stage][:2]
    found = list(lines)
    found[first], found[second] = (
        replace(lines[first], args=lines[second].args),
        replace(lines[second], args=lines[first].args),
    )
    return tuple(found)


def _unscaled(finish: tuple[Line, ...]) -> tuple[Line, ...]:
    """Without the shifts that count sums by their share."""
    shifted = {line.dest: line.args[0] for line in finish if line.imm is not None}
    return tuple(
        replace(line, args=tuple(shifted.get(arg, arg) for arg in line.args))
        for line in finish
        if line.dest not in shifted
    )


def _refuted(spec: KernelSpec, target: str, program: TileProgram) -> bool:
    """By an obligation, not for its form."""
    proof = prove_bytes16(spec, NEON, target, program)
    return proof.verdict == "refuted" and proof.failed[0].name != "well-formed"


def test_the_proof_refuses_what_is_wrong() -> None:
    spec = spec_of(2, 2, "bipolar")
    elements, matrices = (group_program(spec, NEON, target, 16) for target in TARGETS)
    last = len(elements.inner) - 1
    wrong = {
        "a part twice": _changed(elements, last, imm=2),
        "rows of other weights": replace(elements, together=8),
    }
    for what, program in wrong.items():
        assert _refuted(spec, "aarch64_dotprod", program), what
    a = matrices
    both = next(n for n, line in enumerate(a.inner) if line.stage == "activations")
    column = next(n for n, line in enumerate(a.inner) if line.args == ("activations@16",))
    wrong = {
        "columns in each other's place": _changed(a, both, args=a.inner[both].args[::-1]),
        "a column twice": _changed(a, column, args=("activations@0",)),
        "weights that lie otherwise": replace(a, together=4),
        "sums in each other's place": replace(a, groups=a.groups[::-1]),
        "the result of other columns": replace(a, epilogue=_swapped(a.epilogue, "store")),
        "rows of the result": replace(a, epilogue=_swapped(a.epilogue, "reduce")),
        "a sum that counts once": replace(a, epilogue=_unscaled(a.epilogue)),
    }
    for what, program in wrong.items():
        assert _refuted(spec, "aarch64_i8mm", program), what
    # What a program says of itself, before anything is proved.
    refused = {
        "steps of 32 positions": replace(a, positions=32),
        "neighbouring positions do not divide": replace(a, together=3),
        "not a lane for every row": replace(a, columns=1),
        "not of one column": _changed(a, column, args=("activations@12",)),
        "in vain": replace(a, groups=(replace(a.groups[0], name="s0_0"), *a.groups[1:])),
        "weight zero point 64": replace(a, stored_zero=64),
        "no tile of one register": replace(a, tiles=(Tile(1, 1), Tile(2, 3))),
    }
    for says, program in refused.items():
        proof = prove_bytes16(spec, NEON, "aarch64_i8mm", program)
        assert proof.verdict == "refuted" and says in proof.failed[0].detail, says


@pytest.mark.parametrize(
    ("removed", "used"),
    [(("vmmlaq_u32",), "vusmmlaq_s32"), (("vmmlaq_u32", "vusmmlaq_s32"), "vsudotq_laneq_s32")],
)
def test_signed_weights_where_no_instruction_takes_two_unsigned_bytes(
    removed: tuple[str, ...], used: str
) -> None:
    """Half of the range is taken off weights of eight bits; proved, and run by hand, in an emulator where one
    has the instruction."""
    target, gone = "aarch64_i8mm", (*removed, "vdotq_laneq_u32")
    isa = without(*gone)
    # Of its tiles a few, which compile sooner.
    program = replace(group_program(SPEC, isa, target, 16), tiles=(Tile(1, 1), Tile(1, 3), Tile(2, 3)))
    assert program.stored_zero == 128
    rows = {line.instruction for line in program.stage("row")}
    assert rows == {used}
    assert prove_bytes16(SPEC, isa, target, program).verdict == "proved"
    facts = GROUPS.parameters(SPEC, isa, target, program)
    text = GROUPS.emit(SPEC, isa, target, program, facts["corrections"], 1)
    symbol, rng = GROUPS.symbol(SPEC, isa, target), np.random.default_rng(6)
    weights, activations = rng.integers(-128, 128, (9, 37)), rng.integers(0, 256, (5, 37))
    weights[0], weights[1], activations[0] = -128, 127, 255
    w = GROUPS.pack_weights(SPEC, isa, program, facts["corrections"], weights)
    a = GROUPS.pack_activations(SPEC, isa, facts["corrections"], activations)
    arguments = (w.data.view(np.uint32), a.data.view(np.uint32), w.correction, a.correction)
    features = isa.target(target).feature_names
    ways = [((), "#define SYNTH_PORTABLE\n")]
    ways += [(features, "")] if why_not("aarch64", features) is None else []
    for needs, before in ways:
        sources = {"k.c": before + text}
        declared = prototypes(matrix_functions(symbol, program.tiles))
        machine = load_code(sources, declared, "aarch64", needs, prefer_native=False, opt="-O1")
        out = np.zeros((5, 9), np.int32)
        machine.call(symbol, *arguments, out, 9, 5, w.chunks)
        assert np.array_equal(out, activations @ weights.T)


@pytest.mark.parametrize("points", [(0, 0), (3, -2)])
def test_operators_of_matrix_multiplications(points: tuple[int, int], tmp_path: Path) -> None:
    """A8W8 with zero points on a Graviton 3: exported C, run by qemu; odd columns, channels, filters."""
    compiler = import_or_skip("synth.compiler", "TVM is not installed", UserError)
    from synth.compiler.export import run_emulated
    from tests.compiler.reference import conv2d

    rng = np.random.default_rng(4)
    x, weights = rng.integers(0, 256, (1, 7, 9, 19)), rng.integers(-128, 128, (13, 3, 3, 19))
    x[0, 0], weights[0] = 255, -128
    conv = compiler.bitserial_conv2d(
        weights, x.shape, 8, 8, encoding="twos", padding=1, strides=(1, 1 + bool(points[0])),
        target="graviton3", activation_zero_point=points[0], weight_zero_point=points[1],
    )  # fmt: skip
    chosen = conv.problem.kernel.certificate
    assert (conv.problem.form.name, chosen.target) == ("bytes16", "aarch64_i8mm")
    exported = conv.export("layer", tmp_path, shared=False)
    assert "i8mm" in exported.features
    given = [conv.check_input(x.astype(np.uint8))]
    if why_not("aarch64", ("neon", "i8mm")) is not None:
        with pytest.raises(UserError, match="may use i8mm, which unicorn lacks: install qemu-user"):
            run_emulated(exported, given)
        return
    (out,), _ = run_emulated(exported, given)
    assert np.array_equal(out.reshape(conv.output_shape), conv2d(x, weights, conv.geometry, points))


def test_which_form_is_cheapest() -> None:
    """By element beats repeated loads, a matrix multiplication both; a first layer of three channels fills no
    step of sixteen."""
    dots, matrices = (committed("neon", target, 8, 8, "twos").certificate for target in TARGETS)
    for name in ("neoverse-n1", "neoverse-v1", "neoverse-n2", "cortex-a55"):
        assert cheapest(form_costs(dots, core(name))).form == "bytes16"
    for name in ("neoverse-v1", "neoverse-n2"):
        best = [cheapest(form_costs(one, core(name))).macs_per_cycle for one in (dots, matrices)]
        assert best[1] > 1.5 * best[0]
    compiler = import_or_skip("synth.compiler", "TVM is not installed", UserError)
    few = np.random.default_rng(1).integers(-128, 128, (16, 3, 3, 3))
    given = {"encoding": "twos", "padding": 1, "target": "graviton2"}
    layer = compiler.bitserial_conv2d(few, (1, 32, 32, 3), 8, 8, **given)
    assert layer.problem.form.name == "bytes"
