"""Small PyTorch models side by side in one, so that one export and one compilation cover many operators."""

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import torch
from torch import nn
from torch.nn import functional as f

SHAPE = (2, 6, 9, 10)


class Function(nn.Module):
    """A function as a module."""

    def __init__(self, function: Callable[[Any], Any]) -> None:
        super().__init__()
        self.function = function

    def forward(self, x: Any) -> Any:
        return self.function(x)


class On(nn.Module):
    """A module on a part of the image."""

    def __init__(self, part: Callable[[Any], Any], module: nn.Module) -> None:
        super().__init__()
        self.part = part
        self.module = module

    def forward(self, x: Any) -> Any:
        return self.module(self.part(x))


def modules() -> dict[str, nn.Module]:
    """Modules on an image [2, 6, 9, 10] of float32."""
    return {
        "conv": nn.Conv2d(6, 9, 3, groups=3, stride=(2, 1), padding=(1, 2)),
        "conv_same": nn.Conv2d(6, 8, 4, padding="same"),
        "conv_dilated": nn.Conv2d(6, 8, 3, padding="same", dilation=2),
        "conv_reflect": nn.Conv2d(6, 8, 3, padding=1, padding_mode="reflect"),
        "conv_replicate": nn.Conv2d(6, 8, 3, padding=1, padding_mode="replicate"),
        "conv_circular": nn.Conv2d(6, 8, 3, padding=1, padding_mode="circular"),
        "transposed": nn.ConvTranspose2d(6, 9, 3, groups=3, stride=2, padding=1, output_padding=1),
        "transposed_dilated": nn.ConvTranspose2d(6, 4, 3, dilation=2, stride=2),
        "average": nn.AvgPool2d(3, 2, 1),
        "average_inside": nn.AvgPool2d(3, 2, 1, count_include_pad=False),
        "average_ceil": nn.AvgPool2d(3, 2, 1, ceil_mode=True),
        "average_ceil_inside": nn.AvgPool2d(2, 3, 1, ceil_mode=True, count_include_pad=False),
        "average_adaptive": nn.AdaptiveAvgPool2d((3, 5)),
        "average_uneven": nn.AdaptiveAvgPool2d((4, 3)),
        "average_all": nn.AdaptiveAvgPool2d(1),
        "max": nn.MaxPool2d(3, 2, 1),
        "max_ceil": nn.MaxPool2d(3, 2, 1, ceil_mode=True),
        "max_dilated": nn.MaxPool2d(3, 1, 1, dilation=2),
        "nearest": nn.Upsample(scale_factor=2),
        "nearest_size": nn.Upsample(size=(13, 17)),
        "linear_size": nn.Upsample(size=(13, 17), mode="bilinear"),
        "linear": nn.Upsample(scale_factor=2, mode="bilinear"),
        "linear_corners": nn.Upsample(size=(13, 17), mode="bilinear", align_corners=True),
        "dense": nn.Linear(10, 7),
        "dense_no_bias": nn.Linear(10, 7, bias=False),
        "batch_norm": nn.BatchNorm2d(6),
        "group_norm": nn.GroupNorm(3, 6),
        "instance_norm": nn.InstanceNorm2d(6, affine=True),
        "layer_norm": nn.LayerNorm([9, 10]),
        "dropout": nn.Dropout(),
        "elu": nn.ELU(0.7),
        "selu": nn.SELU(),
        "celu": nn.CELU(0.5),
        "gelu": nn.GELU(),
        "gelu_tanh": nn.GELU("tanh"),
        "glu": nn.GLU(1),
        "hardshrink": nn.Hardshrink(),
        "hardsigmoid": nn.Hardsigmoid(),
        "hardswish": nn.Hardswish(),
        "hardtanh": nn.Hardtanh(-0.3, 0.4),
        "leaky_relu": nn.LeakyReLU(0.2),
        "log_softmax": nn.LogSoftmax(1),
        "mish": nn.Mish(),
        "prelu": nn.PReLU(6),
        "relu": nn.ReLU(),
        "relu6": nn.ReLU6(),
        "sigmoid": nn.Sigmoid(),
        "silu": nn.SiLU(),
        "softmax": nn.Softmax(1),
        "softplus": nn.Softplus(2.0),
        "softsign": nn.Softsign(),
        "tanh": nn.Tanh(),
        "shuffle": nn.ChannelShuffle(3),
        "conv_1d": On(lambda x: x[0], nn.Conv1d(9, 4, 3, padding=1)),
        "layer_norm_plain": nn.LayerNorm(10, elementwise_affine=False),
        "encoder": On(lambda x: x[0], nn.TransformerEncoderLayer(10, 2, 16, batch_first=True)),
    }


def functions() -> dict[str, Callable[[Any], Any]]:
    """Functions of an image [2, 6, 9, 10] of float32."""
    table = torch.randn(11, 4)
    line = torch.randn(10)
    return {
        "add": lambda x: x + line,
        "add_scaled": lambda x: torch.add(x, x.abs(), alpha=2),
        "subtract_scaled": lambda x: torch.sub(x, x.abs(), alpha=2),
        "subtract_from": lambda x: torch.rsub(x, 1, alpha=3),
        "subtract_number": lambda x: torch.sub(x, 2, alpha=3),
        "multiply": lambda x: x * line * 2,
        "divide": lambda x: x / (line + 9) / 3,
        "divide_floor": lambda x: torch.div(x, 0.3, rounding_mode="floor"),
        "divide_trunc": lambda x: torch.div(x, 0.3, rounding_mode="trunc"),
        "remainder": lambda x: torch.remainder(x, 0.3),
        "fmod": lambda x: torch.fmod(x, 0.3),
        "power": lambda x: x.abs() ** 1.5,
        "square": lambda x: x**2,
        "power_of": lambda x: 2.0**x,
        "abs": torch.abs,
        "ceil": lambda x: (x * 4).ceil(),
        "cos": torch.cos,
        "erf": torch.erf,
        "exp": torch.exp,
        "expm1": torch.expm1,
        "floor": lambda x: (x * 4).floor(),
        "log": lambda x: (x.abs() + 0.1).log(),
        "log1p": lambda x: x.abs().log1p(),
        "negative": torch.neg,
        "reciprocal": lambda x: (x.abs() + 1).reciprocal(),
        "round": lambda x: (x * 4).round(),
        "rsqrt": lambda x: (x.abs() + 0.1).rsqrt(),
        "sign": torch.sign,
        "sin": torch.sin,
        "sqrt": lambda x: x.abs().sqrt(),
        "trunc": lambda x: (x * 4).trunc(),
        "clamp": lambda x: x.clamp(-0.5, 0.3),
        "clamp_below": lambda x: x.clamp(min=-0.5),
        "clamp_above": lambda x: x.clamp(max=0.5),
        "maximum": lambda x: torch.maximum(x, line),
        "minimum": lambda x: torch.minimum(x, line),
        "where": lambda x: torch.where(x > 0.1, x, x * 2),
        "where_less": lambda x: torch.where(x < line, x, line),
        "where_equal": lambda x: torch.where((x >= 0) & ~(x <= 0.5), x, 0.0),
        "compare": lambda x: ((x > line) | (x == line) | (x != 0.5) & (x < 0)) & ((x >= line) ^ (x <= line)),
        "masked_fill": lambda x: x.masked_fill(x > 0, -1.0),
        "mean": lambda x: x.mean((2, 3)),
        "mean_keep": lambda x: x.mean(1, keepdim=True),
        "mean_all": lambda x: x.mean(),
        "sum": lambda x: x.sum((1, 3)),
        "sum_all": lambda x: x.sum(),
        "amax": lambda x: x.amax((2, 3)),
        "amin": lambda x: x.amin(1, keepdim=True),
        "max_of": lambda x: x.max(2)[0],
        "max_index": lambda x: x.max(2)[1],
        "argmax": lambda x: x.argmax(1),
        "argmax_keep": lambda x: x.argmax(2, keepdim=True),
        "argmin": lambda x: x.argmin(1),
        "variance": lambda x: x.var(dim=1, unbiased=False),
        "deviation": lambda x: x.std(dim=(2, 3)),
        "norm": lambda x: f.normalize(x, dim=1),
        "norm_one": lambda x: torch.linalg.vector_norm(x, 1, dim=2),
        "cumulative": lambda x: x.cumsum(1),
        "matmul": lambda x: x @ x.transpose(2, 3),
        "matmul_2d": lambda x: x[0, 0] @ x[1, 1].t(),
        "einsum": lambda x: torch.einsum("nchw,ndhw->ncd", x, x),
        "attention": lambda x: f.scaled_dot_product_attention(x, x, x),
        "attention_causal": lambda x: f.scaled_dot_product_attention(x, x, x, is_causal=True),
        "embedding": lambda x: f.embedding((x.abs() * 3).clamp(0, 10).to(torch.int64), table),
        "cat": lambda x: torch.cat([x, x * 2], 1),
        "stack": lambda x: torch.stack([x, x * 2], 2),
        "chunk": lambda x: torch.cat(x.chunk(4, 1)[::-1], 1),
        "split": lambda x: x.split([2, 3, 1], 1)[1],
        "slice": lambda x: x[:, 1::2, -3:, :-1],
        "slice_whole": lambda x: x[:, 0:99],
        "select": lambda x: x[:, 2],
        "index": lambda x: x[:, [2, 0, 5]],
        "gather": lambda x: x.gather(1, torch.arange(4).reshape(1, 4, 1, 1).expand(2, 4, 9, 10)),
        "largest": lambda x: x.topk(3, 1)[0],
        "largest_index": lambda x: x.topk(3, 1, largest=False)[1],
        "sort": lambda x: x.sort(1)[0],
        "sort_index": lambda x: x.sort(2, descending=True)[1],
        "permute": lambda x: x.permute(0, 2, 3, 1),
        "view": lambda x: x.reshape(2, -1, 5),
        "flatten": lambda x: x.flatten(1),
        "unsqueeze": lambda x: x.unsqueeze(1),
        "squeeze": lambda x: x[:, :1].squeeze(1),
        "expand": lambda x: x[:, :1].expand(2, 6, 9, 10) * x,
        "repeat": lambda x: x.repeat(1, 2, 1, 3),
        "flip": lambda x: x.flip(2),
        "roll": lambda x: x.roll(2, 2),
        "pad": lambda x: f.pad(x, (1, 2, 3, 0), value=2.0),
        "pad_reflect": lambda x: f.pad(x, (1, 2, 3, 0), mode="reflect"),
        "pad_replicate": lambda x: f.pad(x, (1, 2, 3, 0), mode="replicate"),
        "pixel_shuffle": lambda x: f.pixel_shuffle(torch.cat([x, x], 1)[:, :8], 2),
        "pixel_unshuffle": lambda x: f.pixel_unshuffle(x[:, :, :8], 2),
        "lower": lambda x: x.tril(),
        "upper": lambda x: x.triu(1),
        "integers": lambda x: (x * 10).to(torch.int32) * 3 + 1,
        "ones": lambda x: x + torch.ones_like(x) + torch.zeros(9, 10) + torch.full((10,), 2.0),
        "positions": lambda x: x + torch.arange(10.0),
        "lerp": lambda x: torch.lerp(x, x * 2, 0.3),
        "addcmul": lambda x: torch.addcmul(x, x, x, value=0.5),
    }


class Everything(nn.Module):
    """All of them on one input; the results in a tuple."""

    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.parts = nn.ModuleDict({f"m_{n}": m for n, m in modules().items()})
        self.parts.update({f"f_{n}": Function(g) for n, g in functions().items()})
        for part in self.parts.values():
            if isinstance(part, nn.BatchNorm2d):
                part.running_mean.uniform_(-1, 1)
                part.running_var.uniform_(0.5, 2)

    def forward(self, x: Any) -> Any:
        return tuple(part(x) for part in self.parts.values())


def indexing(random: Random) -> tuple[list[int], list[str]]:
    """The shape of ``x``, and expressions of ``x`` with axes and indices from both ends, also the last."""
    sizes = [random.randint(1, 5) for _ in range(random.randint(1, 4))]
    rank = len(sizes)

    def axis(more: int = 0) -> int:
        return random.randrange(-rank - more, rank + more)

    def indices(size: int, count: int) -> list[int]:
        return [random.choice((-size, -1, 0, size - 1, random.randrange(-size, size))) for _ in range(count)]

    a, b, new = axis(), axis(), axis(1)
    n, before, shifts = sizes[a], ":, " * (a % rank), [random.randint(-7, 7) for _ in range(3)]
    bounds = [(low, high, step) for low in (None, -99, -n, -1, 0, n - 1) for high in (None, -1, 1, n, 99)
              for step in (1, 2, 3) if range(n)[low:high:step]]  # fmt: skip
    where = "{}:{}:{}".format(*random.choice(bounds)).replace("None", "")
    (i,), several, k = indices(n, 1), indices(n, random.randint(1, 4)), random.randint(1, n)
    front, low, high = [j % n for j in several], *sorted((axis() % rank, axis() % rank))
    along, computed = [-1 if j == a % rank else 1 for j in range(rank)], f"(x * {n}).long()"
    expressions = [
        f"x.select({a}, {i})", f"x[{before}{i}]", f"x[{before}{where}]", f"x[{before}{several}]",
        f"x[{before}torch.tensor([{several}, {several}])]", f"x.narrow({a}, {k - 1 - n}, {n - k + 1})",
        f"x[{before}{computed}.flatten()[:3].clamp({-n}, {n - 1})]",
        f"x.index_select({a}, {computed}.flatten()[:3].clamp(0, {n - 1}))",
        f"x.index_select({a}, torch.tensor({front}))", f"x.gather({a}, {computed}.clamp(0, {n - 1}))",
        f"x.take(torch.tensor({indices(math.prod(sizes), 4)}))",
        f"x.take_along_dim(torch.tensor({front}).reshape({along}), {a})", f"x.roll({shifts[0]}, {a})",
        f"x.roll(({shifts[1]}, {shifts[2]}), ({a}, {b}))", f"x.roll({shifts[0]})", f"x.flip({a})",
        f"x.unbind({a})[{i}]", f"x.split({k}, {a})[-1]", f"x.chunk({k}, {a})[-1]",
        f"torch.cat([x, x * 2], {a})", f"torch.stack([x, x * 2], {new})", f"x.unsqueeze({new})",
        f"x[{before}:1].squeeze({a})", f"x.squeeze({a})", "x.squeeze()", f"x.flatten({low}, {high - rank})",
        f"x.flatten({low - rank}, {high})", f"x.cumsum({a})", f"{computed}.cumsum({a})", f"x.softmax({a})",
        f"x.log_softmax({a})", f"x.logsumexp({a})", f"x.sum({a})", f"x.mean({a}, keepdim=True)",
        f"x.amax({a})", f"x.argmax({a})", f"x.argmin({a}, keepdim=True)", f"x.max({a})[0]", f"x.max({a})[1]",
        f"x.var({a}, unbiased=False)", f"x.norm(dim={a})", f"f.normalize(x, dim={a})", f"(x > 0).any({a})",
        f"(x > 0).all({a})", f"x.topk({k}, {a})[0]", f"x.topk({k}, {a}, largest=False)[1]",
        f"x.sort({a})[0]", f"x.sort({a}, descending=True)[1]", f"f.glu(torch.cat([x, x], {a}), {a})",
        f"torch.slice_scatter(x, x[{before}{where}] * 2, {a}, *slice_of('{where}'))",
        f"torch.select_scatter(x, x.select({a}, 0) * 2, {a}, {i})", f"x.movedim({a}, {b})",
        f"x.transpose({a}, {b})", f"x.unflatten({a}, (-1, 1))", f"x.repeat_interleave(2, {a})",
        f"f.pad(x, ({1 - sizes[-1]}, 2))", "f.embedding(x.long().clamp(0, 2), torch.eye(3, 2))",
        *([f"x.tril({shifts[0]})", f"x.triu({shifts[1]})"] if rank > 1 else ()),
    ]  # fmt: skip
    return sizes, expressions


def slice_of(text: str) -> tuple[int | None, ...]:
    """Start, end and step of a slice as it is written between brackets."""
    first, last, step = text.split(":")
    return int(first) if first else None, int(last) if last else None, int(step)


class Expressions(nn.Module):
    """The results of expressions of ``x``."""

    def __init__(self, expressions: Sequence[str]) -> None:
        super().__init__()
        names = {"torch": torch, "f": f, "slice_of": slice_of}
        self.functions = [eval(f"lambda x: {expression}", names) for expression in expressions]

    def forward(self, x: Any) -> Any:
        return tuple(function(x).clone() for function in self.functions)
