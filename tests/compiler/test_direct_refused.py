"""What direct layers refuse: arguments that do not fit, outputs that do not exist, wrong calls."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sketches.encoding import Operand
from synth.compiler.direct import InputWeights, Output8, direct_conv2d, direct_dense
from synth.compiler.epilogue import Threshold
from synth.compiler.geometry import Geometry
from synth.errors import UserError

Array = NDArray[Any]
V3 = "x86-64-v3"

G = Geometry(1, 5, 5, 2, 3)
W = np.ones((3, 1, 1, 2), np.int8)
F = W.astype(np.float32)
OUT = Output8(np.ones(3, np.float32), 0, 0, 255, "uint8")
LEVELS = Threshold(Operand(1, "unsigned"), np.zeros((1, 3), np.int32), np.ones(3, np.int32))
FEWER = Threshold(Operand(1, "unsigned"), np.zeros((1, 2), np.int32), np.ones(2, np.int32))


@pytest.mark.parametrize(
    ("weights", "options", "words"),
    [
        (W, {"data_dtype": "int16"}, "int16"),
        (W, {"layout": "NCWH"}, "NCWH"),
        (W, {"out_layout": "HWC"}, "HWC"),
        (W, {"output": replace(OUT, operations=(("add", np.ones(2, np.float32)),))}, "(2,)"),
        (W[:2], {}, "(2, 1, 1, 2)"),
        (W.astype(np.int32), {}, "int32"),
        (InputWeights(W.shape, "int8"), {"data_dtype": "float32"}, "an input"),
        (InputWeights(W.shape, "int8"), {"weight_zero_point": 1}, "an input"),
        (InputWeights(W[:2].shape, "int8"), {}, "(2, 1, 1, 2)"),
        (W, {"data_zero_point": 256}, "256"),
        (W, {"data_zero_point": 0.5}, "0.5"),
        (W, {"weight_zero_point": -129}, "-129"),
        (W, {"weight_zero_point": [1, 2]}, "(2,)"),
        (W, {"bias": np.zeros(2, np.int32)}, "(2,)"),
        (W, {"bias": np.zeros(3)}, "bias"),
        (W, {"bias": np.full(3, 2**31 - 1, np.int32)}, "int32"),
        (W, {"output": replace(OUT, scale=np.ones(2, np.float32))}, "(2,)"),
        (W, {"output": replace(LEVELS, packed=True)}, "packed"),
        (W, {"output": FEWER}, "(2,)"),
        (F, {"data_dtype": "float32", "output": LEVELS}, "output"),
        (W, {"threads": 0}, "threads=0"),
        (F, {"data_dtype": "float32", "output": OUT}, "output"),
        (F, {"data_dtype": "float32", "data_zero_point": 1}, "zero point"),
        (F * np.float32(np.inf), {"data_dtype": "float32"}, "finite"),
    ],
)
def test_what_does_not_fit_is_refused(weights: Array, options: dict[str, Any], words: str) -> None:
    with pytest.raises(UserError) as error:
        direct_conv2d(weights, G, V3, **{"data_dtype": "uint8", **options})
    assert words in str(error.value) and "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"scale": np.array([np.nan], np.float32)}, "finite"),
        ({"zero_point": 256}, "256"),
        ({"qmin": -1}, "qmin=-1"),
        ({"qmin": 9, "qmax": 8}, "qmin=9"),
        ({"dtype": "int32"}, "int32"),
    ],
)
def test_an_output_that_does_not_exist_is_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(UserError, match=words):
        replace(OUT, **change)


@pytest.mark.isa("avx2")
def test_calls_are_checked() -> None:
    operator = direct_conv2d(W, G, V3, data_dtype="uint8")
    for wrong in (np.zeros((1, 2, 5, 4), np.uint8), np.zeros((1, 2, 5, 5), np.int8)):
        with pytest.raises(UserError, match="takes uint8"):
            operator(wrong)
    assert (operator(np.full((1, 2, 5, 5), 9, np.uint8)) == 18).all()
    with pytest.raises(UserError, match="not this computer"):
        direct_conv2d(W, G, "armv7", data_dtype="uint8")(np.zeros((1, 2, 5, 5), np.uint8))
    with pytest.raises(UserError, match="outputs, inputs"):
        direct_dense(W, 1, V3, data_dtype="uint8")
