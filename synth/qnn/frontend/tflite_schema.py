"""Codes of TFLite's schema (version 3), and the slots of each operator's options.

The newest supported version of each operator is LiteRT's (register.cc, release 2.3). A newer version may have
another meaning, and the front end refuses it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from synth.qnn.values import BYTES, LIMITS

IDENTIFIER = b"TFL3"
Converter = TypeVar("Converter", bound=Callable[[Any], None])

TYPES = {
    0: "float32", 1: "float16", 2: "int32", 3: "uint8", 4: "int64", 6: "bool", 7: "int16", 9: "int8",
    10: "float64", 12: "uint64", 15: "uint32", 16: "uint16", 17: "int4", 18: "bfloat16", 19: "int2",
    20: "uint4",
}  # fmt: skip
"""TensorType by code. Missing codes (strings, complex numbers, resources, ...) have no plain numbers."""

PACKED = {"int4": (4, "int8"), "uint4": (4, "uint8"), "int2": (2, "int8")}
"""Types with several values per byte, the first value in the lowest bits: bits per value and storage type."""

RANGES = {name: LIMITS[name] for name in (*PACKED, *BYTES)}
"""The lowest and the highest integer of each quantized type."""

PADDINGS = {0: "SAME", 1: "VALID"}
ACTIVATIONS = {0: "NONE", 1: "RELU", 2: "RELU_N1_TO_1", 3: "RELU6", 4: "TANH", 5: "SIGN_BIT"}
MIRRORS = {0: "reflect", 1: "symmetric"}

Field = tuple[int, str, Any]
_PADDING: Field = (0, "padding", "SAME")
_STRIDES: dict[str, Field] = {"stride_w": (1, "int32", 0), "stride_h": (2, "int32", 0)}
_ACTIVATION: dict[str, Field] = {"activation": (0, "activation", "NONE")}
_AXIS: dict[str, Field] = {"axis": (0, "int32", 0)}
_RESIZE = {"align_corners": "bool", "half_pixel_centers": "bool"}

OPTIONS: dict[int, dict[str, Field]] = {
    1: {"padding": _PADDING, **_STRIDES, "activation": (3, "activation", "NONE"),
        "dilation_w": (4, "int32", 1), "dilation_h": (5, "int32", 1)},
    2: {"padding": _PADDING, **_STRIDES, "activation": (4, "activation", "NONE"),
        "dilation_w": (5, "int32", 1), "dilation_h": (6, "int32", 1)},
    5: {"padding": _PADDING, **_STRIDES, "filter_w": (3, "int32", 0), "filter_h": (4, "int32", 0),
        "activation": (5, "activation", "NONE")},
    8: {**_ACTIVATION, "weights_format": (1, "int8", 0), "keep_num_dims": (2, "bool", False)},
    9: {"beta": (0, "float32", 0.0)},
    10: {**_AXIS, "activation": (1, "activation", "NONE")},
    11: _ACTIVATION,
    15: {name: (slot, kind, False) for slot, (name, kind) in enumerate(_RESIZE.items(), 2)},
    17: {"new_shape": (0, "int32s", ())},
    19: {"block_size": (0, "int32", 0)},
    21: _ACTIVATION,
    23: {**_AXIS, "batch_dims": (1, "int32", 0)},
    27: {"keep_dims": (0, "bool", False)},
    28: _ACTIVATION,
    29: _ACTIVATION,
    30: {"squeeze_dims": (0, "int32s", ())},
    32: {"begin_mask": (0, "int32", 0), "end_mask": (1, "int32", 0), "ellipsis_mask": (2, "int32", 0),
         "new_axis_mask": (3, "int32", 0), "shrink_axis_mask": (4, "int32", 0), "offset": (5, "bool", False)},
    49: {"padding": _PADDING, **_STRIDES, "activation": (3, "activation", "NONE")},
    59: {"values_count": (0, "int32", 0), "axis": (1, "int32", 0)},
    64: {"num": (0, "int32", 0), "axis": (1, "int32", 0)},
    74: {name: (slot, kind, False) for slot, (name, kind) in enumerate(_RESIZE.items())},
    75: {"alpha": (0, "float32", 0.0)},
    77: {"mode": (0, "mirror", "reflect")},
    94: {"block_size": (0, "int32", 0)},
    101: {"adj_x": (0, "bool", False), "adj_y": (1, "bool", False)},
    103: {"graph": (0, "int32", 0)},
    111: {"container": (0, "text", ""), "shared_name": (1, "text", "")},
    116: {"approximate": (0, "bool", False)},
}  # fmt: skip
"""Fields (slot, kind, default) of each supported options table, by BuiltinOptions code."""

ENUMS: dict[str, dict[int, str]] = {"padding": PADDINGS, "activation": ACTIVATIONS, "mirror": MIRRORS}
"""Kinds of fields that are an int8 with named values."""

NAMES = tuple(Path(__file__).with_name("tflite_operators.txt").read_text(encoding="utf-8").split())
"""Names of BuiltinOperator in the order of their codes, from 0."""


class SupportedOperator(NamedTuple):
    """A supported operator: its converter, its newest known version, and the code of its BuiltinOptions."""

    convert: Callable[[Any], None]
    newest: int
    options: int


OPERATORS: dict[str, SupportedOperator] = {}
"""All supported operators by name."""


def converts(**operators: tuple[int, int]) -> Callable[[Converter], Converter]:
    """Register the decorated function as the converter of these operators. Each operator's value is its
    newest known version and its options' code."""

    def declare(convert: Converter) -> Converter:
        OPERATORS.update({name: SupportedOperator(convert, *row) for name, row in operators.items()})
        return convert

    return declare
