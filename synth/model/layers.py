"""One layer of a compiled model, as tables and reports show it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class LayerInfo:
    """A layer: a convolution, a dense layer, or whatever else became a step of its own.

    ``name``, ``operator``: of the model's node. ``precision``: "A2W1 hybrid", "int8" or "fp32". ``kernel``: name of
    the library's kernel that computes it, None where TVM's own schedule does. ``macs``: multiply-accumulates of one
    run. ``weights``: how many numbers; ``weight_bytes``: the bytes of the constants that the module really holds for
    them; ``fp32_bytes``: what they take as float32. ``steps``: the functions of the module that compute the layer.
    ``reason``: why no low-bit kernel computes it, empty where one does; ``few_bits``: an operand is low-bit in the
    model all the same.
    """

    name: str
    operator: str
    precision: str
    kernel: str | None
    macs: int
    weights: int
    weight_bytes: int
    fp32_bytes: int
    steps: tuple[str, ...] = ()
    reason: str = ""
    few_bits: bool = False
