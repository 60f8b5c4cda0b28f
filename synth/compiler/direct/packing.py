"""Packing of weights that are an input of a layer, in the order in which the layer's loops read them. Only
their dtype is known. So they are multiplied as int16 words by arithmetic that is exact for all values
(``word_arithmetic``), and this function subtracts their zero points."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.compiler.built import Built
from synth.compiler.direct.spec import InputWeights
from synth.compiler.direct.tiles import Blocking
from synth.compiler.machines import CompileTarget
from synth.compiler.text import loop, main_function, sblock
from synth.compiler.tvmscript import parse
from synth.compiler.values import int32_array
from synth.errors import UserError


@dataclass(eq=False)
class Packing(Built):
    """The function ``main(weights, zero_points, packed)`` of a layer whose weights are an input. ``weights``:
    int8 or uint8 [groups * filters, channels, kh, kw] (ONNX's order), kh = kw = 1 for a dense layer. If a
    dense layer is ``turned``: [channels, filters]. ``zero_points``: int32 [groups * filters], in the range of
    the weights' dtype. ``packed``: the output, words of one dimension (``output_shape``)."""

    blocking: Blocking
    machine: CompileTarget
    turned: bool = False

    @property
    def filters(self) -> int:
        """The number of filters of all groups."""
        return self.blocking.layer.filters

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the weights."""
        g = self.blocking.layer.geometry
        return (g.channels, self.filters) if self.turned else (self.filters, g.channels, *g.kernel)

    @property
    def dtype(self) -> str:
        """The dtype of the weights."""
        given = self.blocking.layer.given
        assert isinstance(given, InputWeights)
        return given.dtype

    @property
    def output_shape(self) -> tuple[int, ...]:
        return (math.prod(self._axes.values()),)

    @property
    def output_dtype(self) -> str:
        return self.blocking.arithmetic.word

    @property
    def _axes(self) -> dict[str, int]:
        """The loops over the packed words, outermost first: the order of the layer's reads."""
        b, g = self.blocking, self.blocking.layer.geometry
        blocks = {"g": g.groups, "k": b.channel_blocks, "m": b.filter_blocks}
        return blocks | {"ky": g.kernel[0], "kx": g.kernel[1], "c": b.block, "f": b.tile_filters}

    @cached_property
    def module(self) -> Any:
        import tvm

        return tvm.IRModule({"main": parse(self._source())})

    def _source(self) -> str:
        b, g = self.blocking, self.blocking.layer.geometry
        filters, channels = f"(m * {b.tile_filters} + f)", b.channel_blocks * b.block * b.arithmetic.values
        number, values = f"(g * {g.filters} + {filters})", []
        for index in range(b.arithmetic.values):
            channel = f"((k * {b.block} + c) * {b.arithmetic.values} + {index})"
            at = f"{channel}, {number}" if self.turned else f"{number}, {channel}, ky, kx"
            value = f'T.Cast("int32", weights[{at}]) - zero_points[{number}]'
            inside = [f"{filters} < {g.filters}"] if b.filters > g.filters else []
            inside += [f"{channel} < {g.channels}"] if channels > g.channels else []
            for condition in inside:
                value = f"T.if_then_else({condition}, {value}, T.int32(0))"
            values.append(value)
        word = "0"
        for axis, extent in self._axes.items():
            word = f"({word} * {extent} + {axis})"
        body = [f"packed[{word}] = {b.arithmetic.data_word(values, 0)}"]
        parallel = "m" if b.threads > 1 else ""
        for axis, extent in reversed(self._axes.items()):
            body = loop(axis, extent, body, "parallel" if axis == parallel else "serial")
        arguments = {
            "weights": (self.shape, self.dtype),
            "zero_points": ((self.filters,), "int32"),
            "packed": (self.output_shape, self.output_dtype),
        }
        shapes = {name: shape for name, (shape, _) in arguments.items()}
        written = {"packed": shapes.pop("packed")}
        return main_function(arguments, sblock("pack", shapes, written, body))

    def __call__(self, weights: NDArray[Any], zero_points: NDArray[Any] | int = 0) -> NDArray[Any]:
        """Return the packed words. Raises UserError for another shape, dtype or machine."""
        array = np.asarray(weights)
        if array.shape != self.shape or array.dtype != self.dtype:
            takes = f"the layer takes {self.dtype}{list(self.shape)}"
            raise UserError(f"weights {array.dtype}{list(array.shape)}: {takes}")
        points, limits = int32_array("zero_points", zero_points), np.iinfo(self.dtype)
        least, most = points.min(), points.max()
        if points.shape not in ((), (1,), (self.filters,)) or least < limits.min or most > limits.max:
            raise UserError(
                f"zero_points of shape {points.shape} from {least} to {most}: give one number or one for "
                f"each of {self.filters} filters, as {self.dtype} has them"
            )
        out = np.zeros(self.output_shape, self.output_dtype)
        points = np.broadcast_to(points, (self.filters,)).copy()
        return self.run_on([np.ascontiguousarray(array), points, out])
