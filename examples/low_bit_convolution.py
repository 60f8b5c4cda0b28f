"""Two low-bit layers through TVM on synthesized kernels, packed words between them; then as C for an Arm
board.

python -m examples.low_bit_convolution
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np

from sketches.encoding import Operand
from synth import compiler


def main() -> None:
    """A1W1 and A2W1 3 x 3 convolutions; BatchNorm and the quantizer between them are three thresholds."""
    random = np.random.default_rng(0)
    image = random.integers(0, 2, (1, 28, 28, 64))
    first_weights = random.choice([-1, 1], (64, 3, 3, 64))
    second_weights = random.choice([-1, 1], (32, 3, 3, 64))
    thresholds = np.sort(random.integers(-40, 40, (3, 64)), axis=0).astype(np.int32)

    between = compiler.Threshold(Operand(2, "unsigned"), thresholds, np.ones(64, np.int32), packed=True)
    first = compiler.bitserial_conv2d(
        first_weights, image.shape, a=1, w=1, padding=1, epilogue=compiler.Epilogue(last=between)
    )
    second = compiler.bitserial_conv2d(
        second_weights, (1, 28, 28, 64), a=2, w=1, padding=1, packed_input=True
    )
    result = second(first(image))
    print(
        f"{image.shape} -> packed {first.output_shape} -> {result.shape}, "
        f"values {result.min()} to {result.max()}"
    )

    board = compiler.bitserial_conv2d(first_weights, image.shape, a=1, w=1, padding=1, target="rpi3")
    with tempfile.TemporaryDirectory() as folder:
        made = board.export("conv1", Path(folder), shared=False)
        print(
            f"for a Raspberry Pi 3: {made.object.name}, {made.object.stat().st_size} bytes, "
            f"and {made.header.name}"
        )


if __name__ == "__main__":
    main()
