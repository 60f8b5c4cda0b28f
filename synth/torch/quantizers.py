"""Quantization of float tensors to values of an encoding: of a module's input, and once of its weights.

A value v of an encoding stands for v * scale, so that 0 stands for 0. If the values are consecutive integers,
a number is rounded to the nearest one, ties to even. The values of ``bipolar`` are odd. A number between two
even integers is rounded to the odd one between them. One bit is thus the sign, and 0 counts as positive.
Numbers out of range become the nearest value, NaN the least value.
"""

from typing import Any

import torch

from sketches.encoding import Operand
from sketches.tables import code_of

#: PyTorch types that store values. The first type that has all values of an operand is used.
_TYPES = (torch.int8, torch.uint8, torch.int16)


def dtype_of(operand: Operand) -> Any:
    """Return the torch dtype that stores the values of an operand."""
    low, high = min(operand.values), max(operand.values)
    return next(t for t in _TYPES if torch.iinfo(t).min <= low and high <= torch.iinfo(t).max)


def quantize(x: Any, scale: Any, operand: Operand) -> Any:
    """Return the values of ``operand`` nearest to float ``x / scale``, as ``dtype_of`` in the shape of x.
    Ties go to the even value, or up if all values are odd. NaN becomes the least value. ``scale``: a float
    tensor that broadcasts to the shape of x."""
    low, high = float(min(operand.values)), float(max(operand.values))
    step = code_of(operand).step
    real = x.float() / scale
    whole = torch.round(real) if step == 1 else torch.floor(real / step) * step + step // 2
    # fmax takes the bound where a number is NaN.
    return torch.fmax(whole, whole.new_tensor(low)).clamp(max=high).to(dtype_of(operand))


def weight_scales(weights: Any, operand: Operand) -> Any:
    """Return a scale for each row of float weights [M, ...], float32 [M].

    For 1-bit bipolar weights, it is the mean magnitude, the scale of least squared error (Rastegari et al.
    2016, XNOR-Net, section 3.1). Otherwise it maps the largest magnitude to the largest value. A row of zeros
    has scale 1.
    """
    rows = weights.detach().float().abs().flatten(1)
    if operand.values == (-1, 1):
        scales = rows.mean(1)
    else:
        scales = rows.amax(1) / (max(operand.values) or -min(operand.values))
    return torch.where(scales == 0, torch.ones_like(scales), scales)
