"""Depthwise kernels: each row meets activations of its own. Which targets have them, exact tiles, and what
the proof refuses."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import isa_specs
from isa_specs.cores import Core, core
from sketches.encoding import EncodingError
from sketches.program import Line
from sketches.tile import Tile
from sketches.tile_program import TileProgram
from sketches.wellformed import MalformedProgram
from synth.compiler.form import LayerForm, forms_of
from synth.forms.registry import FORMS
from synth.library import kernels as library
from synth.library.build import Job, build
from synth.library.costs import cheapest, form_costs
from synth.library.demand import form_at_hand
from synth.prove.kernel import prove_all
from synth.prove.obligation import z3_solver
from synth.search.verdict import SynthesisFailed
from tests.conftest import spec_of

FORM, BYTES = FORMS["depthwise"], FORMS["bytes"]
SPEC = spec_of(8, 8, "twos")
TARGETS = (("avx512", "x86_64_vnni"), ("avx2", "x86_64_avxvnni"), ("neon", "aarch64_i8mm"))


def program(isa: str, target: str) -> TileProgram:
    found = FORM.search(SPEC, isa_specs.load(isa), target, None)
    assert isinstance(found, TileProgram) and FORM.offered(isa_specs.load(isa), target)
    return found


def proved(isa: str, target: str, made: TileProgram, form: Any = FORM) -> str:
    table = isa_specs.load(isa)
    return prove_all(lambda: form.obligations(SPEC, table, target, made), z3_solver, None, 30_000).verdict


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_a_step_is_one_dot_product(isa: str, target: str) -> None:
    made = program(isa, target)
    loads, others = made.inner[:2], made.inner[2:]
    assert [line.args for line in loads] == [("weights@0",), ("activations@0",)]
    assert len({line.instruction for line in loads}) == 1, "both are whole registers"
    assert len(others) == 1 and made.stored_zero == 128
    assert all(tile.registers == 1 for tile in made.tiles) and Tile(1, 8) in made.tiles
    assert proved(isa, target, made) == "proved"


def test_none_where_sums_of_activations_are_needed_or_few_bits() -> None:
    """Codes of weights without a sign, and operands that the kernel of eight bits serves."""
    for isa, target in (
        ("avx2", "x86_64"),
        ("neon", "aarch64"),
        ("neon", "aarch64_dotprod"),
        ("neon", "armv7"),
    ):
        assert not FORM.offered(isa_specs.load(isa), target), target
        assert FORM.search(SPEC, isa_specs.load(isa), target, None) is None, target
    for a, w, encoding in ((8, 4, "twos"), (8, 8, "hybrid"), (2, 2, "unipolar")):
        assert FORM.search(spec_of(a, w, encoding), isa_specs.load("avx2"), "x86_64_avxvnni", None) is None


def test_the_proof_refuses_activations_that_rows_share() -> None:
    isa, target = TARGETS[1]
    made, table = program(isa, target), isa_specs.load(isa)
    assert proved(isa, target, made) == "proved"
    shared = BYTES.search(SPEC, table, target, None)
    assert isinstance(shared, TileProgram)
    repeated = replace(made, inner=shared.inner, groups=shared.groups)
    assert proved(isa, target, repeated) == "refuted"
    with pytest.raises(MalformedProgram):
        BYTES.obligations(SPEC, table, target, made)


def test_one_register_of_weights_and_no_sums_of_activations() -> None:
    isa, target = TARGETS[1]
    made, table = program(isa, target), isa_specs.load(isa)
    with pytest.raises(MalformedProgram, match="of one register of weights"):
        FORM.parameters(SPEC, table, target, replace(made, tiles=(*made.tiles, Tile(2, 8))))
    with pytest.raises(MalformedProgram, match="needs the sums of activations"):
        FORM.parameters(SPEC, table, target, replace(made, stored_zero=0))


def test_another_order_of_operands_is_refuted() -> None:
    """``vpdpbusd`` takes the unsigned operand first."""
    isa, target = TARGETS[1]
    made = program(isa, target)
    *loads, step = made.inner
    turned = Line(step.dest, step.instruction, (step.args[0], step.args[2], step.args[1]), None, step.stage)
    wrong = replace(made, inner=(*loads, turned))
    assert proved(isa, target, wrong) == "refuted"


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_tiles_are_exact_on_activations_of_each_row(isa: str, target: str) -> None:
    kernel = library.load(isa, 8, 8, "twos", target)
    form, rng = kernel.form("depthwise"), np.random.default_rng(4)
    rows, channels = form.rows, 11
    for tile in form.tiles:
        for low, high in ((-128, 127), (127, 127), (-128, -128)):
            w = rng.integers(low, high + 1, (rows, 1, channels))
            a = rng.integers(0, 256, (tile.columns, rows, channels))
            a[0] = 255
            packed, stored = form.pack_activations(a), form.pack_weights(w)
            assert not packed.correction.any() and not stored.correction.any()
            words, out = packed.data.view(np.uint32), np.zeros((tile.columns, rows), np.int32)
            taps = (1, 0, 1, 0, stored.chunks, 0)
            form.run_tile(tile, stored.data.view(np.uint32), words, out, rows, words[0].size, *taps)
            np.testing.assert_array_equal(out, np.einsum("crk,rk->cr", a, w[:, 0]))
    with pytest.raises(EncodingError, match=r"neither \[N, K\] nor"):
        form.pack_activations(np.zeros((2, rows + 1, 4), int))


def test_products_of_matrices_do_not_choose_it() -> None:
    kernel = library.load("avx2", 8, 8, "twos", "x86_64_avxvnni")
    assert "depthwise" in kernel.certificate.forms and kernel.cheapest_form() == "bytes"
    assert "depthwise" not in {form.name for form in forms_of([kernel], _core(), (0, 0))}
    assert cheapest(form_costs(kernel.certificate, _core())).form == "bytes"
    form = LayerForm("depthwise", kernel, _core(), (0, 0))
    with pytest.raises(ValueError, match="none for products of matrices"):
        _ = form.parameters
    with pytest.raises(ValueError, match="none for products of matrices"):
        _ = form.packs_sums


def _core() -> Core:
    return core(isa_specs.load("avx2").target("x86_64_avxvnni").core)


def test_the_kernel_of_a_target_below_serves() -> None:
    """A target with more features takes what it runs; one without dot products has none."""
    found = form_at_hand("avx512", 8, 8, "twos", "x86_64_amx", "depthwise")
    assert found is not None and found.kernel.certificate.target == "x86_64_vnni"
    assert form_at_hand("avx2", 8, 8, "twos", "x86_64", "depthwise") is None


def test_a_chosen_library_without_it_is_taken_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SYNTH_KERNELS", str(tmp_path))
    assert form_at_hand("avx2", 8, 8, "twos", "x86_64_avxvnni", "depthwise") is None


def test_an_explicit_form_that_operands_have_not() -> None:
    """Of few bits: one line that says what to use."""
    job = Job(spec_of(2, 2, "hybrid"), "avx2", "x86_64_avxvnni")
    with pytest.raises(SynthesisFailed, match=r"x86_64_avxvnni has no depthwise .*use --form auto"):
        build(job, form="depthwise")
