"""From float tensors to values of an encoding: what a module does with its input, and once with weights.

A value v of an encoding stands for the number v * scale, so that zero stands for zero. Values that are whole
numbers in a row are rounded to the nearest, half to even; those of ``bipolar``, which are the odd numbers, to
the odd number of the interval between two even ones, so that one bit is the sign (and 0 counts as positive).
What lies outside becomes the nearest value, NaN the least one.
"""

from typing import Any

import torch

from sketches.encoding import Operand
from sketches.tables import code_of

#: Types of PyTorch that values are held in, the first that has all of them.
_TYPES = (torch.int8, torch.uint8, torch.int16)


def dtype_of(operand: Operand) -> Any:
    """The torch dtype that values of an operand have."""
    low, high = min(operand.values), max(operand.values)
    return next(t for t in _TYPES if torch.iinfo(t).min <= low and high <= torch.iinfo(t).max)


def quantize(x: Any, scale: Any, operand: Operand) -> Any:
    """The values of ``operand`` nearest to float ``x / scale``: a tensor of the shape of x, of ``dtype_of``.

    ``scale``: a float tensor that spreads to the shape of x.
    """
    low, high = float(min(operand.values)), float(max(operand.values))
    step = code_of(operand).step
    real = x.float() / scale
    whole = torch.round(real) if step == 1 else torch.floor(real / step) * step + step // 2
    # fmax takes the bound where a number is NaN.
    return torch.fmax(whole, whole.new_tensor(low)).clamp(max=high).to(dtype_of(operand))


def weight_scales(weights: Any, operand: Operand) -> Any:
    """A scale for each row of float weights [M, ...], float32 [M].

    Of one bit and ``bipolar`` it is the mean magnitude, the scale of least squared error (Rastegari et al.
    2016, XNOR-Net, section 3.1); of all others the scale at which the largest magnitude is the largest value.
    A row of zeros has scale 1.
    """
    rows = weights.detach().float().abs().flatten(1)
    if operand.values == (-1, 1):
        scales = rows.mean(1)
    else:
        scales = rows.amax(1) / (max(operand.values) or -min(operand.values))
    return torch.where(scales > 0, scales, torch.ones_like(scales))
