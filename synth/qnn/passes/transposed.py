"""Transposed convolutions as convolutions.

With stride s, outputs at a distance of s read the same rows of the kernel: the rows ky with ``ky % s`` equal
to the output's phase (row plus padding, modulo s). Each phase is a convolution with its kernel rows in
reverse order. All phases together are one convolution with s * s filters per filter. Their results interleave
(Dumoulin and Visin 2016, chapter 4; Shi et al. 2016 call the interleaving pixel shuffle). Layers of any
precision thus use kernels of convolutions. Elementwise operators behind a layer run before the interleaving:
the layer's bias and quantizer stay next to it, and the interleaving moves bytes.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.dialect import attributes_of
from synth.qnn.graph import constant, on_other, op_name, rebuild, shape_of, simplify
from synth.qnn.ops.pool import ints
from synth.qnn.traits import tensors_of, traits_of

_FLOAT, _INTEGER = "relax.nn.conv2d_transpose", "qnn.conv2d_transpose"


class _Axis(NamedTuple):
    """Geometry of one axis: each phase has ``taps`` kernel rows and pads by ``before`` and ``after``. The
    outputs are ``length`` of the interleaved results, from ``first`` on."""

    stride: int
    taps: int
    before: int
    after: int
    first: int
    length: int


class _Phases(NamedTuple):
    """How phases [N, filters * phases, rows, columns] interleave to a tensor with ``filters`` channels."""

    filters: int
    axes: tuple[_Axis, _Axis]

    def interleaved(self, builder: Any, phases: Any, name: str) -> Any:
        """Bind the interleaved tensor and return its variable."""
        (batch, _, rows, columns), (down, across) = shape_of(phases), (axis.stride for axis in self.axes)
        split = relax.op.reshape(phases, (batch, self.filters, down, across, rows, columns))
        permuted = builder.emit(relax.op.permute_dims(builder.emit(split), [0, 1, 4, 2, 5, 3]))
        image = relax.op.reshape(permuted, (batch, self.filters, rows * down, columns * across))
        first, last = [a.first for a in self.axes], [a.first + a.length for a in self.axes]
        if first == [0, 0] and last == [rows * down, columns * across]:
            return builder.emit(image, name)
        return builder.emit(relax.op.strided_slice(builder.emit(image), [2, 3], first, last), name)

    def constant(self, array: NDArray[Any]) -> Any | None:
        """Return a constant of the tensor as one of the phases, None if it varies along the image."""
        if array.size == 1:
            return relax.const(array, str(array.dtype))
        if array.ndim not in (3, 4) or array.size != self.filters or array.shape[-3] != self.filters:
            return None
        (down, across) = (axis.stride for axis in self.axes)
        return relax.const(np.repeat(array, down * across, axis=-3), str(array.dtype))


def plain_convolutions(module: Any) -> Any:
    """Return the module with a convolution and an interleaving in place of each transposed convolution.

    Weights must be constant and not dilated. Integer weights need one zero point, float layers the layouts
    NCHW and IOHW. Other layers stay.
    """
    apart: dict[Any, tuple[Any, _Phases]] = {}  # the phases of each interleaved variable

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        name, phases = str(variable.name), None
        if op_name(value) in (_FLOAT, _INTEGER):
            phases = _plain(builder, value, name)
        elif traits_of(value).elementwise:
            phases = _followed(builder, value, name, apart)
        if phases is None:
            return value
        image = phases[1].interleaved(builder, phases[0], f"{name}_whole")
        apart[image] = phases
        return image

    return simplify(rebuild(simplify(module), visit))


def _followed(
    builder: Any, call: Any, name: str, apart: dict[Any, tuple[Any, _Phases]]
) -> tuple[Any, _Phases] | None:
    """Return an elementwise call applied to phases of one geometry and constants. None for other calls."""
    tensors = tensors_of(call)
    kinds = {apart[arg][1] for arg in tensors if isinstance(arg, relax.Var) and arg in apart}
    if len(kinds) != 1:
        return None
    kind, operands = kinds.pop(), []
    for arg in tensors:
        array = constant(arg)
        phases = kind.constant(array) if array is not None else apart.get(arg, (None,))[0]
        if phases is None:
            return None
        operands.append(phases)
    return builder.emit(on_other(call, *operands), name), kind


def _plain(builder: Any, call: Any, name: str) -> tuple[Any, _Phases] | None:
    """Return the phases of a transposed convolution, None if its parameters are not supported."""
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
    (_, _, *image), out = shape_of(call.args[0]), shape_of(builder.normalize(call))[2:]
    sides = zip(image, out, weights.shape[2:], how["strides"], how["padding"], strict=False)
    high, wide = (_axis(*side) for side in sides)
    groups = int(attributes["groups"])
    phases = relax.const(_phases(weights, groups, (high, wide), absent))
    ends = [high.before, wide.before, high.after, wide.after]
    padding, data = [max(0, end) for end in ends], call.args[0]
    if min(ends) < 0:  # the crop removes all outputs of some inputs
        stops = [size + min(0, axis.after) for size, axis in zip(image, (high, wide), strict=True)]
        data = builder.emit(relax.op.strided_slice(data, [2, 3], [max(0, -end) for end in ends[:2]], stops))
    if integer:
        convolution = qnn.conv2d(data, phases, call.args[2], point, padding=padding, groups=groups)
    else:
        convolution = relax.op.nn.conv2d(data, phases, padding=padding, groups=groups)
    return builder.emit(convolution, name), _Phases(groups * weights.shape[1], (high, wide))


def _axis(inputs: int, outputs: int, taps: int, stride: int, cropped: int) -> _Axis:
    """Return the geometry of an axis of which ``cropped`` outputs are cut off at the begin."""
    each = -(-taps // stride)
    first, last = cropped // stride, (cropped + outputs - 1) // stride
    return _Axis(stride, each, each - 1 - first, last - inputs + 1, cropped - first * stride, outputs)


def _phases(weights: NDArray[Any], groups: int, axes: tuple[_Axis, _Axis], absent: Any) -> NDArray[Any]:
    """Return weights [I, O / groups, KH, KW] as [O * phases, I / groups, taps, taps], ordered by filter."""
    (high, wide), inputs = axes, weights.shape[0] // groups
    full = np.full((*weights.shape[:2], high.taps * high.stride, wide.taps * wide.stride), absent)
    full[:, :, : weights.shape[2], : weights.shape[3]] = weights
    split = full.reshape(groups, inputs, weights.shape[1], high.taps, high.stride, wide.taps, wide.stride)
    split = split[:, :, :, ::-1, :, ::-1]
    ordered = split.transpose(0, 2, 4, 6, 1, 3, 5)  # group, filter, phases, input, taps
    return np.ascontiguousarray(ordered.reshape(-1, inputs, high.taps, wide.taps))
