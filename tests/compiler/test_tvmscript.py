"""TVMScript texts as functions: the same as TVM's own parser makes, each once, and nothing misread. Tiles as
tensor intrinsics.

``SYNTH_UPDATE=1 pytest tests/compiler/test_tvmscript.py::test_compiling_does_not_work_twice`` writes the
golden counts anew.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import tvm
from tvm.s_tir import TensorIntrin
from tvm.s_tir.schedule import ScheduleError
from tvm.script import tirx

from bench.compile_time import counts
from sketches.encoding import Operand
from synth import compiler
from synth.compiler import intrinsics, schedule, tvmscript
from synth.compiler.direct import Output8, direct_conv2d, direct_dense
from synth.compiler.epilogue import Epilogue, Requantize, Threshold
from synth.compiler.geometry import Geometry
from synth.compiler.intrinsics import tile_intrinsic
from synth.compiler.operators import _MODULES
from synth.compiler.tvmscript import DONE

GOLDEN = Path(__file__).parents[1] / "data" / "compile_counts.json"
V3 = "x86-64-v3"
ONES = np.ones(40, np.int32)
LIMITS = np.stack([ONES * 3, ONES * 9, ONES * 20])


def conv(**options: object) -> compiler.Operator:
    shape = options.pop("shape", (1, 9, 9, 40))
    weights = np.ones((40, 3, 3, 40), np.int64)
    return compiler.bitserial_conv2d(weights, shape, 2, 1, "hybrid", target=V3, tuned=False, **options)


def low_bit() -> Iterator[compiler.Operator]:
    packed = Epilogue(last=Threshold(Operand(2, "unsigned"), LIMITS, ONES, packed=True))
    requantized = Requantize(ONES << 30, ONES * 35, 0, "uint8", "tonearest")
    for form in ("bitplanes", "tables", "bytes"):
        yield conv(form=form)
        yield conv(form=form, padding=1, strides=2, threads=2, epilogue=packed)
        yield conv(form=form, packed_input=True, dilation=2)
    yield conv(layout="NCHW", shape=(2, 40, 9, 9), padding=(0, 1, 2, 1), epilogue=Epilogue(ONES, True, True))
    yield conv(epilogue=Epilogue(residual=True, last=requantized), threads=3)
    yield conv(
        padding=2, epilogue=Epilogue(ONES, True, True, Threshold(Operand(2, "bipolar"), LIMITS, -ONES))
    )
    yield compiler.bitserial_dense(np.ones((40, 40), np.int64), 3, 2, 1, target=V3, tuned=False)


def direct() -> Iterator[object]:
    weights, bias = np.ones((24, 3, 3, 20), np.int8), np.ones(24, np.int32)
    output = Output8(np.full(24, 0.1, np.float32), 3, 0, 255, "uint8")
    for layout, other in (("NCHW", "NCHW"), ("NHWC", "NCHW")):
        shape = Geometry(2, 11, 12, 20, 24, (3, 3), (2, 1), (1, 1, 0, 2), (1, 2), 1)
        yield direct_conv2d(
            weights, shape, V3, data_dtype="uint8", layout=layout, out_layout=other, data_zero_point=7,
            bias=bias, relu=True, output=output, threads=2,
        )  # fmt: skip
        floats = weights.astype(np.float32)
        yield direct_conv2d(floats, shape, V3, data_dtype="float32", layout=layout, out_layout=other)
    depthwise = Geometry(1, 9, 9, 1, 1, (3, 3), (1, 1), (1, 1, 1, 1), (1, 1), 24)
    yield direct_conv2d(weights[..., :1], depthwise, V3, data_dtype="int8", layout="NCHW")
    yield direct_dense(np.ones((10, 300), np.float32), 5, V3, data_dtype="float32")


@pytest.fixture(scope="module")
def texts() -> dict[tuple[str, tuple[tuple[str, str], ...]], object]:
    """Every text of these operators, with the names that it refers to and the function made of it."""
    found = {}
    made = tvmscript._parsed

    def spy(text: str, names: tuple[tuple[str, str], ...]) -> object:
        found[text, names] = made(text, names)
        return found[text, names]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tvmscript, "_parsed", spy)
        patch.setattr(intrinsics, "_REGISTERED", {})
        patch.setattr("synth.compiler.operators._MODULES", {})
        for operator in low_bit():
            assert operator.module is not None
        for layer in direct():
            assert layer.prim_func is not None
        for layout, shape in (("NHWC", (1, 5, 6, 40)), ("NCHW", (2, 40, 5, 6))):
            assert compiler.bitpack(shape, 2, layout=layout, target=V3).module is not None
    return found


def test_tvms_own_parser_makes_the_same_functions(texts: dict) -> None:
    assert len(texts) > 50
    for (text, names), function in texts.items():
        expected = tvm.script.from_source(text, {"T": tirx, **dict(names)})
        tvm.ir.assert_structural_equal(function, expected)
        assert function.script() == expected.script()  # the names of variables too


def test_the_texts_use_every_statement(texts: dict) -> None:
    """So that the comparison above is about all of the rewriting."""
    every = "\n".join(text for text, _ in texts)
    for part in (" and ", "else:", ">=", "<", "T.init()", "T.vectorized(", "T.parallel(", "T.unroll("):
        assert part in every, part


BODY = "@T.prim_func(s_tir=True)\ndef main(x: T.Buffer((4,), 'int32')):\n    for i in T.serial(4):\n        "


@pytest.mark.parametrize(
    "statement",
    [
        "x[i] += 1", "while x[i] > 0:\n            x[i] = 0", "x[0] = x[1] = 0", "return x", "y: T.int32 = 3",
        "if 0 < x[i] < 4:\n            x[i] = 0", "with T.sblock('a') as b:\n            x[i] = 0",
        "y = x[i] + 1", "pass",
    ],
)  # fmt: skip
def test_what_is_not_known_is_refused(statement: str) -> None:
    with pytest.raises(SyntaxError):
        tvmscript.parse(BODY + statement + "\n")


@pytest.mark.parametrize(
    "signature",
    ["x: T.handle, *r", "x: T.handle, **r", "*, x: T.handle", "x: T.handle, /", "x: T.handle = 1", "x",
     "x: T.handle) -> (T.int32"],
)  # fmt: skip
def test_signatures_that_are_not_known_are_refused(signature: str) -> None:
    with pytest.raises(SyntaxError):
        tvmscript.parse(f"@T.prim_func(s_tir=True)\ndef main({signature}):\n    T.evaluate(0)\n")


def test_a_text_is_parsed_once_and_by_its_names() -> None:
    text = BODY + 'T.evaluate(T.call_extern("int32", NAME, x[i]))\n'
    before = DONE["texts"]
    one, same, other = (tvmscript.parse(text, NAME=name) for name in ("test_f", "test_f", "test_g"))
    assert one.same_as(same) and not one.same_as(other) and "test_g" in other.script()
    assert DONE["texts"] - before == 2


def test_a_layer_is_scheduled_once_whatever_its_weights() -> None:
    def operator(value: int, **options: object) -> compiler.Operator:
        weights = np.full((24, 1, 1, 40), value, np.int64)
        given = {"target": V3, "tuned": False, **options}
        return compiler.bitserial_conv2d(weights, (1, 6, 6, 40), 2, 1, **given)

    _MODULES.clear()
    before = DONE.copy()
    one, other = operator(1), operator(-1)
    assert one.module is other.module and one.executable is other.executable
    assert not np.array_equal(one.constants["weights"], other.constants["weights"])
    assert DONE["layers"] - before["layers"] == 1
    kinds = [{"threads": 2}, {"form": "bitplanes"}, {"padding": 1}, {"epilogue": Epilogue(relu=True)}]
    assert len({id(operator(1, **kind).module) for kind in [{}, *kinds]}) == 5


@pytest.mark.exhaustive("operators", every=3)
@pytest.mark.parametrize("name", ["16 layers alike", "4 layers different", "8 QLinearConv"])
def test_compiling_does_not_work_twice(name: str) -> None:
    """A change that makes the compiler do more shows here: each model is compiled in a process of its own."""
    golden, result = json.loads(GOLDEN.read_text(encoding="utf-8")), dict(counts([name], V3)[name])
    if os.environ.get("SYNTH_UPDATE"):
        golden[name] = result
        GOLDEN.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")
    assert result == golden[name]


TARGET = "x86-64-v3"


def tile_conv(a: int, w: int, form: str) -> compiler.Operator:
    weights = np.ones((32, 3, 3, 40), np.int64)
    return compiler.bitserial_conv2d(weights, (1, 6, 6, 40), a, w, form=form, target=TARGET, tuned=False)


@pytest.mark.parametrize("form", ["bitplanes", "tables", "bytes"])
def test_tiles_are_registered_with_tvm(form: str) -> None:
    operator = tile_conv(2, 1, form)
    made = tile_intrinsic(operator.problem, operator.plan.tile, operator.machine)
    assert made.update.startswith(f"synth.avx2.a2w1_hybrid.{form}.")
    for name in (made.init, made.update):
        assert TensorIntrin.get(name) is not None


def test_a_schedule_that_does_something_else_gets_no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sum of an A2W1 layer does not match the description of a tile for A1W1."""
    operator, other = tile_conv(2, 1, "bitplanes"), tile_conv(1, 1, "bitplanes")
    wrong = tile_intrinsic(other.problem, operator.plan.tile, operator.machine)
    assert operator.module is not None
    monkeypatch.setattr(schedule, "tile_intrinsic", lambda *_: wrong)
    with pytest.raises(ScheduleError):
        schedule.apply_plan(operator.schedule(), operator.problem, operator.plan, operator.machine)
