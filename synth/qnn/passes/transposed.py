"""Transposed convolutions as plain ones.

With strides s, outputs that lie s apart read the same inputs through the same taps: of kernel row ky those
with ``ky % s`` equal to the output's own place (row plus padding, modulo s). Each such phase is a plain
convolution with the taps in reverse order, all of them together one with s * s filters for each filter, whose
results interleave (Dumoulin and Visin 2016, chapter 4; the interleaving is Shi et al. 2016's "pixel shuffle").
Layers of any precision gain the kernels of plain convolutions by it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.dialect import attributes_of
from synth.qnn.graph import constant, op_name, rebuild, shape_of, simplify
from synth.qnn.ops.pool import ints

_FLOAT, _INTEGER = "relax.nn.conv2d_transpose", "qnn.conv2d_transpose"


class _Axis(NamedTuple):
    """One axis: ``taps`` of a phase, padding ``before`` and ``after``; of the interleaved results ``length``
    from ``first`` on are the outputs."""

    stride: int
    taps: int
    before: int
    after: int
    first: int
    length: int


def plain_convolutions(module: Any) -> Any:
    """The module with a convolution for every transposed one that has constant weights, not dilated, and of
    integers one zero point of the weights. The others stay."""

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        made = None
        if op_name(value) in (_FLOAT, _INTEGER):
            made = _plain(builder, value, str(variable.name))
        return value if made is None else made

    return simplify(rebuild(module, visit))


def _plain(builder: Any, call: Any, name: str) -> Any | None:
    weights, integer = constant(call.args[1]), op_name(call) == _INTEGER
    attributes = attributes_of(call) if integer else call.attrs
    how = {key: ints(attributes[key]) for key in ("strides", "padding", "output_padding", "dilation")}
    if weights is None or any(d != 1 for d in how["dilation"]):
        return None
    absent: Any = weights.dtype.type(0)
    if integer:
        points = constant(call.args[3])
        if points is None or (points != points.flat[0]).any():
            return None
        absent, point = weights.dtype.type(points.flat[0]), relax.const(points.reshape(-1)[0], "int32")
        if absent != points.flat[0]:
            return None
    elif attributes["data_layout"] != "NCHW" or attributes["kernel_layout"] != "IOHW":
        return None
    (batch, _, *image), out = shape_of(call.args[0]), shape_of(builder.normalize(call))[2:]
    axes = [
        _axis(image[n], out[n], weights.shape[2 + n], how["strides"][n], how["padding"][n]) for n in range(2)
    ]
    groups = int(attributes["groups"])
    phases = relax.const(_phases(weights, groups, axes, absent))
    ends = [axis.before for axis in axes] + [axis.after for axis in axes]
    padding, data = [max(0, end) for end in ends], call.args[0]
    if min(ends) < 0:  # what is cropped are all the outputs of some inputs
        stops = [size + min(0, axis.after) for size, axis in zip(image, axes, strict=True)]
        data = builder.emit(relax.op.strided_slice(data, [2, 3], [max(0, -end) for end in ends[:2]], stops))
    if integer:
        made = qnn.conv2d(data, phases, call.args[2], point, padding=padding, groups=groups)
    else:
        made = relax.op.nn.conv2d(data, phases, padding=padding, groups=groups)
    made = builder.emit(made, name)
    filters, rows, columns = groups * weights.shape[1], *shape_of(made)[2:]
    (down, across) = (axis.stride for axis in axes)
    made = builder.emit(relax.op.reshape(made, (batch, filters, down, across, rows, columns)))
    made = builder.emit(relax.op.permute_dims(made, [0, 1, 4, 2, 5, 3]))
    made = builder.emit(relax.op.reshape(made, (batch, filters, rows * down, columns * across)))
    first, last = [axis.first for axis in axes], [axis.first + axis.length for axis in axes]
    if shape_of(made)[2:] == tuple(out):
        return made
    return relax.op.strided_slice(made, [2, 3], first, last)


def _axis(inputs: int, outputs: int, taps: int, stride: int, cropped: int) -> _Axis:
    """Position q of a phase is every output row ``stride * q + phase``, counted from what is cropped on."""
    each = -(-taps // stride)
    first, last = cropped // stride, (cropped + outputs - 1) // stride
    return _Axis(stride, each, each - 1 - first, last - inputs + 1, cropped - first * stride, outputs)


def _phases(weights: NDArray[Any], groups: int, axes: list[_Axis], absent: Any) -> NDArray[Any]:
    """[I, O / groups, KH, KW] as [O * phases, I / groups, taps, taps], a filter's phases side by side."""
    (high, wide), inputs = axes, weights.shape[0] // groups
    full = np.full((*weights.shape[:2], high.taps * high.stride, wide.taps * wide.stride), absent)
    full[:, :, : weights.shape[2], : weights.shape[3]] = weights
    split = full.reshape(
        groups, inputs, weights.shape[1], high.taps, high.stride, wide.taps, wide.stride
    )[:, :, :, ::-1, :, ::-1]
    ordered = split.transpose(0, 2, 4, 6, 1, 3, 5)  # group, filter, phases, input, taps
    return np.ascontiguousarray(ordered.reshape(-1, inputs, high.taps, wide.taps))
