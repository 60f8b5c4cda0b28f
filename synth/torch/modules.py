"""Low-bit layers as PyTorch modules (``Linear``, ``Conv2d``) for inference on the CPU, and the quantization
of their inputs and weights."""

from __future__ import annotations

from typing import Any, TypeVar

import torch

from sketches.encoding import EncodingError, Operand, parse_pair
from sketches.tables import code_of
from synth.errors import UserError
from synth.torch.operators import conv2d, linear

#: PyTorch types that store values. The first type that has all values of an operand is used.
_TYPES = (torch.int8, torch.uint8, torch.int16)


def dtype_of(operand: Operand) -> Any:
    """Return the torch dtype that stores the values of an operand."""
    low, high = min(operand.values), max(operand.values)
    return next(t for t in _TYPES if torch.iinfo(t).min <= low and high <= torch.iinfo(t).max)


def quantize(x: Any, scale: Any, operand: Operand) -> Any:
    """Return the values of ``operand`` nearest to float ``x / scale``, as ``dtype_of`` in the shape of x.
    A value v stands for v * scale, so that 0 stands for 0. Ties go to the even value. The values of
    ``bipolar`` are odd: a number between two even integers is rounded to the odd one between them, 0 up. One
    bit is thus the sign. Numbers out of range become the nearest value, NaN the least value. ``scale``: a
    float tensor that broadcasts to the shape of x."""
    low, high = float(min(operand.values)), float(max(operand.values))
    step = code_of(operand).step
    real = x.float() / scale
    integers = torch.round(real) if step == 1 else torch.floor(real / step) * step + step // 2
    # fmax takes the bound where a number is NaN.
    return torch.fmax(integers, integers.new_tensor(low)).clamp(max=high).to(dtype_of(operand))


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


Layer = TypeVar("Layer", bound="_Layer")


class _Layer(torch.nn.Module):
    """The common part of the layers. ``Linear`` describes it."""

    _axes = 2

    def __init__(
        self, weights: Any, *, a: int, w: int, activation_scale: Any, weight_scale: Any = 1.0,
        bias: Any = None, encoding: str = "hybrid",
    ) -> None:  # fmt: skip
        super().__init__()
        values = (weights if isinstance(weights, torch.Tensor) else torch.tensor(weights)).detach()
        if values.ndim != self._axes or 0 in values.shape:
            raise UserError(f"weights {list(values.shape)}: a {type(self).__name__} takes {self._axes} axes")
        self.encoding, bits = encoding, zip((a, w), parse_pair(encoding), strict=True)
        self.activations, self.weight_operand = (Operand(*pair) for pair in bits)
        # This call raises an error for floats and for values without a code.
        self.weight_operand.code.codes(values.cpu().numpy(), w, "weights")
        rows = (len(values),)
        self.register_buffer("weight", values.to(dtype_of(self.weight_operand)).contiguous().clone())
        self.register_buffer("activation_scale", _scale("activation_scale", activation_scale, ()))
        self.register_buffer("weight_scale", _scale("weight_scale", weight_scale, rows))
        self.register_buffer("bias", None if bias is None else _floats("bias", bias, rows))

    @classmethod
    def from_float(
        cls: type[Layer], layer: Any, *, a: int, w: int, activation_scale: Any, weight_scale: Any = None,
        encoding: str = "hybrid",
    ) -> Layer:  # fmt: skip
        """Return the low-bit layer of the ``torch.nn`` layer of this name, with its weights rounded. If
        ``weight_scale`` is None, ``weight_scales`` computes one scale per row or filter. Raises UserError."""
        more = cls._options(layer)
        operand = Operand(w, parse_pair(encoding)[1])
        floats = layer.weight.detach()
        scales = weight_scales(floats, operand) if weight_scale is None else weight_scale
        scales = _scale("weight_scale", scales, (len(floats),))
        values = quantize(floats, scales.reshape(-1, *[1] * (floats.ndim - 1)), operand)
        more |= {"activation_scale": activation_scale, "weight_scale": scales, "bias": layer.bias}
        return cls(values, a=a, w=w, encoding=encoding, **more)

    @classmethod
    def _options(cls, layer: Any) -> dict[str, Any]:
        """Return further arguments of the layer from a float ``layer``. Raises UserError."""
        return {}

    def _scaled(self, x: Any, product: Any, axes: int) -> Any:
        """Return the float result of int32 products. ``axes``: how many axes follow the filters' axis."""
        shape = (-1, *[1] * axes)
        result = product.float() * (self.activation_scale * self.weight_scale).reshape(shape)
        return (result if self.bias is None else result + self.bias.reshape(shape)).to(x.dtype)

    def _bits(self) -> tuple[int, int, str]:
        return self.activations.bits, self.weight_operand.bits, self.encoding

    def extra_repr(self) -> str:
        a, w, encoding = self._bits()
        return f"weight={list(self.weight.shape)}, A{a}W{w} {encoding}, bias={self.bias is not None}"


class Linear(_Layer):
    """A low-bit ``torch.nn.Linear``: float [..., K] to float [..., M].

    ``weights``: integers [M, K] of the weights' encoding. ``activation_scale``: a number. ``weight_scale``: a
    number or float [M]. ``bias``: float [M] or None. ``a``, ``w``, ``encoding``: bits of activations and
    weights, and the name of the pair of encodings (docs/python.md).

    Every input is quantized (``synth.torch.quantize``) and multiplied in integers, exactly. The result is
    ``product * (activation_scale * weight_scale) + bias`` in float32, converted to the input's dtype.
    ``state_dict`` saves and loads buffers: there is no gradient.

    Raises UserError, and EncodingError (a ValueError as well) for values that an encoding does not have.
    """

    def forward(self, x: Any) -> Any:
        """Return the layer's result. Raises EncodingError if the last axis of x is not K."""
        rows, k = self.weight.shape
        if x.shape[-1] != k:
            raise EncodingError(f"input of shape {list(x.shape)}: the layer takes [..., {k}]")
        values = quantize(x, self.activation_scale, self.activations).reshape(-1, k)
        product = linear(values, self.weight, *self._bits())
        return self._scaled(x, product, 0).reshape(*x.shape[:-1], rows)


class Conv2d(_Layer):
    """A low-bit ``torch.nn.Conv2d``: float [B, C, H, W] to float [B, M, H', W'], in memory format
    channels_last.

    ``weights``: integers [M, C / groups, kh, kw]. ``stride``, ``dilation``: a number or two. ``padding``: a
    number, two, "same" or "valid", of value 0. Raises UserError for padding if the activations' encoding has
    no 0. The rest is as for ``Linear``.
    """

    _axes = 4

    def __init__(
        self, weights: Any, *, stride: Any = 1, padding: Any = 0, dilation: Any = 1, groups: int = 1,
        **given: Any,
    ) -> None:  # fmt: skip
        super().__init__(weights, **given)
        self.stride, self.dilation, self.groups = _two("stride", stride), _two("dilation", dilation), groups
        self.padding = _sides(padding, self.weight.shape[2:], self.dilation)
        if groups < 1 or self.weight.shape[0] % groups:
            raise UserError(f"groups={groups}: {self.weight.shape[0]} filters do not split into them")
        if any(self.padding) and 0 not in self.activations.values:
            problem = f"{self.activations.encoding} has no value 0 for padding"
            raise UserError(f"padding={padding}: {problem}; pad the floats before")

    @classmethod
    def _options(cls, layer: Any) -> dict[str, Any]:
        if layer.padding_mode != "zeros":
            raise UserError(f"padding_mode={layer.padding_mode!r}: only 'zeros' is there; pad before it")
        return {name: getattr(layer, name) for name in ("stride", "padding", "dilation", "groups")}

    def forward(self, x: Any) -> Any:
        """Return the layer's result. Raises EncodingError unless x is [B, C, H, W] with fitting channels."""
        channels = self.weight.shape[1] * self.groups
        if x.ndim != 4 or x.shape[1] != channels:
            raise EncodingError(f"input of shape {list(x.shape)}: the layer takes [B, {channels}, H, W]")
        values = quantize(x, self.activation_scale, self.activations)
        window = (list(self.stride), list(self.padding), list(self.dilation), self.groups)
        product = conv2d(values, self.weight, *window, *self._bits())
        return self._scaled(x, product, 2)

    def extra_repr(self) -> str:
        window = f"stride={self.stride}, padding={self.padding}, dilation={self.dilation}"
        return f"{super().extra_repr()}, {window}, groups={self.groups}"


def _floats(name: str, given: Any, shape: tuple[int, ...]) -> Any:
    """Return a float32 tensor of ``shape`` from one number or a tensor of that shape. Raises UserError."""
    values = torch.as_tensor(given).detach().float()
    if values.shape not in ((), shape):
        raise UserError(f"{name} of shape {list(values.shape)}: give a number or {list(shape)}")
    return values.expand(shape).clone()


def _scale(name: str, given: Any, shape: tuple[int, ...]) -> Any:
    values = _floats(name, given, shape)
    wrong = values[~((values > 0) & torch.isfinite(values))]
    if len(wrong):
        raise UserError(f"{name}={wrong[0].item():g}: give finite numbers greater than zero")
    return values


def _two(name: str, given: Any) -> tuple[int, int]:
    pair = (given, given) if isinstance(given, int) else tuple(given)
    if len(pair) != 2 or not all(isinstance(number, int) and number > 0 for number in pair):
        raise UserError(f"{name}={given}: give a whole number greater than zero, or two")
    return pair


def _sides(padding: Any, kernel: Any, dilation: tuple[int, int]) -> tuple[int, int, int, int]:
    """Return top, bottom, left, right of a padding as ``torch.nn.Conv2d`` takes it. Raises UserError."""
    if padding in ("same", "valid"):
        reach = [step * (size - 1) for size, step in zip(kernel, dilation, strict=True)]
        down, across = reach if padding == "same" else (0, 0)
        return (down // 2, down - down // 2, across // 2, across - across // 2)
    pair = (padding, padding) if isinstance(padding, int) else padding
    if isinstance(pair, str) or len(pair) != 2 or not all(isinstance(n, int) and n >= 0 for n in pair):
        raise UserError(f"padding={padding}: give a whole number, two, 'same' or 'valid'")
    return (pair[0], pair[0], pair[1], pair[1])
