"""The microkernel benchmark: every contestant's numbers are numpy's, its clock is one, its tables follow."""

import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from rich.console import Console

from tests.needs import import_or_skip

import_or_skip("matplotlib")

from bench import clock, microkernels
from bench import microkernel_forms as forms
from bench import microkernel_peers as peers
from bench.microkernel_forms import METHODS, PORTS, cycles, methods
from bench.microkernel_report import C_LOOP, FP32, SCALAR, Entry, Result, Shape, goal, missed, show
from bench.onnx_models import EXACT, FAST, MODES
from sketches.encoding import Operand
from sketches.kernel import KernelSpec
from sketches.tile import Tile
from synth.errors import VerificationError

M, N, K = 64, 28, 192


def spec_of(a: int, w: int) -> KernelSpec:
    return KernelSpec(Operand(a, "unsigned"), Operand(w, "bipolar"), 8, 64)


@pytest.fixture(scope="module", params=[(2, 1), (3, 3)], ids=["A2W1", "A3W3"])
def kernels(request: Any) -> list[forms.Kernels]:
    return [forms.build(form) for form in forms.forms_of(*request.param, "avx2")]


# ---- ours -------------------------------------------------------------------------------------------------


@pytest.mark.isa("avx2")
def test_tiles_and_products_are_right(kernels: list[forms.Kernels]) -> None:
    for made in kernels:
        for shape in made.form.tiles:
            forms.tile(made, shape, K).check()
        operands = forms.draw(made.form.spec, M, N, K)
        found = forms.loops(made.form, list(made.form.tiles), M, N, K)
        assert {loop.tile for loop in found} == {t for t in made.form.tiles if N % t.columns == 0}
        for loop in found:
            for strip in (0, *forms.strips(loop, N)):
                forms.gemm(made, loop, operands, strip).check()


@pytest.mark.isa("avx2")
def test_wrong_numbers_are_noticed(kernels: list[forms.Kernels]) -> None:
    for made in kernels:
        operands = forms.draw(made.form.spec, M, N, K)
        wanted = operands.wanted.copy()
        wanted[-1, -1] += 1
        loop = forms.loops(made.form, [Tile(1, 2)], M, N, K)[0]
        contestant = forms.gemm(made, loop, replace(operands, wanted=wanted))
        with pytest.raises(VerificationError, match="1 of 1792 numbers"):
            contestant.check()


@pytest.mark.isa("avx2")
def test_the_packers_in_c_pack_as_the_library_does(kernels: list[forms.Kernels]) -> None:
    for made in kernels:
        top = max(made.form.spec.activations.values)
        random = np.random.default_rng(1).integers(0, top + 1, (5, K))
        for values in (np.zeros((3, K)), np.full((3, K), top), random, np.eye(7, K)):
            wanted = made.form.pack_activations(values.astype(np.int64))
            data, correction = np.zeros_like(wanted.data), np.zeros_like(wanted.correction)
            codes = np.ascontiguousarray(values.astype(np.int8))
            made.functions[made.form.packer].call(codes, len(values), K, data, correction)
            assert np.array_equal(data, wanted.data)
            assert np.array_equal(correction, wanted.correction)


@pytest.mark.isa("avx2")
def test_matrices_that_no_tile_divides_have_no_loop(kernels: list[forms.Kernels]) -> None:
    for made in kernels:
        tiles = list(made.form.tiles)
        assert forms.loops(made.form, tiles, M + 1, N, K) == []
        assert forms.loops(made.form, tiles, M, N, K + 1) == []


@pytest.mark.isa("avx2")
def test_bytes_of_a_tile_are_those_of_its_arrays(kernels: list[forms.Kernels]) -> None:
    for made in kernels:
        form = made.form
        operands = forms.draw(form.spec, form.rows, 2, K)
        w, a = form.pack_weights(operands.weights), form.pack_activations(operands.activations)
        assert form.bytes(Tile(1, 2), K) == w.data.nbytes + a.data.nbytes + 2 * form.rows * 4


# ---- peers ------------------------------------------------------------------------------------------------


@pytest.mark.isa("avx2")
@pytest.mark.parametrize(("a", "w"), [(1, 1), (3, 2)])
def test_c_peers_are_right(a: int, w: int) -> None:
    operands = forms.draw(spec_of(a, w), 8, 3, 200)
    made = [peers.scalar_popcnt(spec_of(a, w), operands)]
    for compiler in peers.compilers():
        made.append(peers.compiled_bitplanes(spec_of(a, w), operands, compiler))
        made.append(peers.compiled_int8(spec_of(a, w), operands, compiler))
    for contestant in made:
        contestant.check()
        assert contestant.macs == 8 * 3 * 200
    operands.wanted[0, 0] -= 1
    for contestant in made:
        with pytest.raises(VerificationError, match="1 of 24 numbers"):
            contestant.check()


@pytest.mark.isa("avx2")
def test_onnxruntime_is_right() -> None:
    import_or_skip("onnxruntime")
    from synth.model.onnx_session import saturates

    fast, exact = (peers.onnxruntime_int8(16, 4, 1152, mode) for mode in MODES.values())
    assert [c.name.split()[-1] for c in exact] == ["MatMulInteger", "QLinearMatMul"]
    assert [c.name.endswith(", exact") for c in fast] == [not saturates()] * 2
    for contestant in (peers.onnxruntime_fp32(16, 4, 96), *fast, *exact):
        contestant.check()
        assert contestant.slice(2).calls == 2


def test_a_rival_that_saturates_is_named_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a processor without VNNI: how far the fast mode is off is in its name; the exact mode must not
    be."""
    import_or_skip("onnxruntime")
    right = peers.onnxruntime_int8(4, 2, 32, True)[0].check
    right()
    real = peers.one_node_session

    def saturating(*arguments: Any) -> Any:
        run, y = real(*arguments[:5], True, *arguments[6:])
        return run, lambda: y() - y().dtype.type(5)

    monkeypatch.setattr(peers, "one_node_session", saturating)
    product, _ = peers.onnxruntime_int8(4, 2, 32)
    assert product.name == "onnxruntime int8 MatMulInteger, not exact, off by up to 5"
    product.check()  # no more than was said
    for contestant in peers.onnxruntime_int8(4, 2, 32, True):
        with pytest.raises(VerificationError, match="differ from numpy's by"):
            contestant.check()
    found = clock.Cycles(100, (1.0,) * 5, (1e9,) * 5, (True,) * 5)
    entry = Entry("tables", "1x4", 100, 80.0, 128.0, found)
    names = (SCALAR, C_LOOP, *MODES, FP32)
    described = {FAST: product.name, EXACT: "onnxruntime int8 MatMulInteger"}
    result = Result(
        "A2W1", Shape(1152), 75, (entry,), {name: (described.get(name, name), found) for name in names}
    )
    console = Console(width=300, record=True, file=io.StringIO())
    show(console, [result])
    text = console.export_text()
    assert text.count("not exact, off by up to 5") == 3  # two tables and the line below
    assert "ONNX Runtime int8 exact" in text


# ---- clock ------------------------------------------------------------------------------------------------


@pytest.mark.isa("avx2")
def test_the_clock_is_that_of_a_processor() -> None:
    assert 0.5e9 < clock.calibrate() < 7e9


def test_cycles_come_from_the_chains_beside() -> None:
    adds = clock.ADDS * clock.TURNS
    # 2 GHz: a chain of that many additions takes half as many nanoseconds; three calls take 3000 ns.
    made = clock.Slice(adds // 2, adds // 8, 3000, adds // 8, adds // 2, 3)
    assert (made.hertz, made.cycles, made.width) == (2e9, 2000.0, 4.0)
    assert made.clean
    assert not replace(made, after=adds // 2 * 105 // 100).clean
    assert not replace(made, wide_before=adds // 4).clean


def test_disturbed_rounds_are_left_out() -> None:
    rounds = (1.0, 1.0, 1.0, 1.0, 1.0, 9.0)
    one = clock.Cycles(90, rounds, (1e9,) * 6, (True,) * 5 + (False,))
    other = clock.Cycles(90, (3.0,) * 6, (1e9,) * 6, (True,) * 6)
    assert one.rate == (90.0, 90.0, 90.0)
    assert clock.ratio(one, other) == (3.0, 3.0, 3.0)
    few = replace(one, clean=(True,) * 4 + (False,) * 2)
    assert few.rate == clock.quartiles([90, 90, 90, 90, 90, 10])


# ---- rooflines --------------------------------------------------------------------------------------------


def test_cycles_are_those_of_the_fullest_set_of_ports() -> None:
    assert cycles({}) == 0
    assert cycles({"shuffle": 2, "logic": 1}) == 2
    assert cycles({"shuffle": 2, "logic": 4, "add": 3}) == 3
    assert cycles({"shift": 5, "shuffle": 1}) == 2.5
    assert cycles({"scalar": 2, "popcnt": 1}) == 1


def test_rooflines_are_not_below_what_was_simulated() -> None:
    assert all((method.simulated or 0) <= method.rate(spec_of(1, 1)) for method in METHODS.values())
    three = spec_of(3, 2)
    assert METHODS["popcount"].rate(three) == 128 / 6
    assert METHODS["tables"].rate(three) == 64
    assert METHODS["maddubs"].rate(three) == 48


@pytest.mark.isa("avx2")
def test_tiles_stay_below_their_roofline(kernels: list[forms.Kernels]) -> None:
    for made in kernels:
        roofline = METHODS[made.form.method].rate(made.form.spec)
        assert all(0 < made.form.bound(tile) <= roofline for tile in made.form.tiles)


# ---- what is shown ----------------------------------------------------------------------------------------


def test_a_missed_goal_is_said() -> None:
    def result(rate: float, size: int) -> Result:
        found = clock.Cycles(100, (100 / rate,) * 5, (1e9,) * 5, (True,) * 5)
        return Result("A2W1", Shape(1152), goal(2, 1), (Entry("tables", "1x4", size, 80.0, 128.0, found),))

    assert missed([result(75.0, 100)]) == []
    assert "74.0 of 75 (99%)" in missed([result(74.0, 100)])[0]
    assert "which bounds it" in missed([result(74.0, 100)])[0]
    assert "99999 bytes are more than" in missed([result(40.0, 99999)])[0]


@pytest.mark.isa("avx2")
def test_a_short_run_writes_its_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import_or_skip("onnxruntime")
    monkeypatch.setattr(microkernels, "TRIAL", 0.0)
    numbers, picture = tmp_path / "numbers.json", tmp_path / "picture.svg"
    args = f"--configurations a2w1 --seconds 0 --k 64 --gemm 28x32x64 --json {numbers} --svg {picture}"
    result = CliRunner().invoke(microkernels.main, args.split())
    assert result.exit_code == 0, result.output
    assert "Goals reached" in result.output
    rows = json.loads(numbers.read_text())["results"]
    assert [row["shape"] for row in rows] == ["L1, K = 64", "GEMM 28 x 32 x 64"]
    assert [row["goal"] for row in rows] == [75, 63.75]
    for row in rows:
        assert list(row["forms"]) == ["bitplanes", "tables", "bytes"]
        low, high = row["forms"]["tables"]["rate"][1:]
        assert 0 < low <= high
        assert all(peer["rate"][0] > 0 for peer in row["peers"].values())
    assert picture.read_text().count("GEMM 28 x 32 x 64") == 1


@pytest.mark.parametrize("isa", PORTS)
def test_rooflines_grow_with_the_registers(isa: str) -> None:
    """Worked by hand: 512 bits have two ports, of which one shuffles, so logic and sums cost more of them.
    Carry-save takes 45 instructions for 16 words."""
    one = spec_of(1, 1)
    wanted = {
        "avx2": {"popcount": 128, "tables": 128, "maddubs": 48, "popcnt": 64},
        "avx512": {
            "popcount": 512 / 3,
            "carry-save": 512 * 16 / 22.5,
            "tables": 256,
            "maddubs": 64,
            "popcnt": 64,
        },
    }
    assert {method.name: method.rate(one, isa) for method in methods(isa)} == pytest.approx(wanted[isa])
