"""Facts of TFLite's schema (version 3): codes, and where each option stands in its table.

The newest version of each operator is LiteRT's (register.cc, release 2.3); a model with a newer one may mean
something that this front end does not know, so it is refused.
"""

from __future__ import annotations

from typing import Any

IDENTIFIER = b"TFL3"

TYPES = {
    0: "float32", 1: "float16", 2: "int32", 3: "uint8", 4: "int64", 6: "bool", 7: "int16", 9: "int8",
    10: "float64", 12: "uint64", 15: "uint32", 16: "uint16", 17: "int4", 18: "bfloat16", 19: "int2", 20: "uint4",
}  # fmt: skip
"""TensorType; those missing (strings, complex numbers, resources, ...) hold no plain numbers."""

PACKED = {"int4": (4, "int8"), "uint4": (4, "uint8"), "int2": (2, "int8")}
"""Types stored several to a byte, the first value in the lowest bits: bits of each, type that holds one."""

RANGES = {"int2": (-2, 1), "int4": (-8, 7), "uint4": (0, 15), "int8": (-128, 127), "uint8": (0, 255)}
"""Quantized types and their integers."""

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
    116: {"approximate": (0, "bool", False)},
}  # fmt: skip
"""Fields (slot, kind, default) of each table of options that is read, by its BuiltinOptions code."""

ENUMS: dict[str, dict[int, str]] = {"padding": PADDINGS, "activation": ACTIVATIONS, "mirror": MIRRORS}
"""Kinds of field that are an int8 with names."""

OPERATORS: dict[str, tuple[int, int, int]] = {
    "ADD": (0, 5, 11), "AVERAGE_POOL_2D": (1, 3, 5), "CONCATENATION": (2, 5, 10), "CONV_2D": (3, 8, 1),
    "DEPTHWISE_CONV_2D": (4, 7, 2), "DEPTH_TO_SPACE": (5, 2, 94), "DEQUANTIZE": (6, 8, 38), "FLOOR": (8, 1, 0),
    "FULLY_CONNECTED": (9, 14, 8), "LOGISTIC": (14, 3, 0), "MAX_POOL_2D": (17, 3, 5), "MUL": (18, 7, 21),
    "RELU": (19, 3, 0), "RELU_N1_TO_1": (20, 1, 0), "RELU6": (21, 3, 0), "RESHAPE": (22, 1, 17),
    "RESIZE_BILINEAR": (23, 4, 15), "SOFTMAX": (25, 3, 9), "SPACE_TO_DEPTH": (26, 2, 19), "TANH": (28, 3, 0),
    "PAD": (34, 5, 22), "GATHER": (36, 7, 23), "TRANSPOSE": (39, 7, 26), "MEAN": (40, 3, 27), "SUB": (41, 5, 28),
    "DIV": (42, 2, 29), "SQUEEZE": (43, 2, 30), "STRIDED_SLICE": (45, 8, 32), "EXP": (47, 2, 33),
    "SPLIT": (49, 4, 35), "CAST": (53, 8, 37), "PRELU": (54, 1, 0), "MAXIMUM": (55, 4, 39), "MINIMUM": (57, 4, 39),
    "NEG": (59, 1, 42), "PADV2": (60, 5, 43), "SLICE": (65, 7, 48), "SIN": (66, 1, 0),
    "TRANSPOSE_CONV": (67, 5, 49), "EXPAND_DIMS": (70, 1, 52), "LOG": (73, 2, 0), "SUM": (74, 2, 27),
    "SQRT": (75, 2, 0), "RSQRT": (76, 3, 0), "SHAPE": (77, 1, 55), "REDUCE_MAX": (82, 3, 27), "PACK": (83, 4, 59),
    "UNPACK": (88, 4, 64), "REDUCE_MIN": (89, 3, 27), "SQUARE": (92, 1, 66),
    "RESIZE_NEAREST_NEIGHBOR": (97, 4, 74), "LEAKY_RELU": (98, 2, 75), "SQUARED_DIFFERENCE": (99, 2, 76),
    "MIRROR_PAD": (100, 3, 77), "ABS": (101, 5, 78), "SPLIT_V": (102, 2, 79), "CEIL": (104, 1, 0),
    "COS": (108, 1, 0), "ELU": (111, 1, 0), "QUANTIZE": (114, 5, 89), "ROUND": (116, 1, 0),
    "HARD_SWISH": (117, 1, 91), "BATCH_MATMUL": (126, 4, 101), "GELU": (150, 2, 116),
}  # fmt: skip
"""Supported operators: BuiltinOperator code, newest version known, BuiltinOptions code of its options."""
