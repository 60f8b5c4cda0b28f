"""A low-bit network from its file to a Python function and to C without Python.

    python -m examples.whole_model [TARGET]

TARGET: a board such as rpi4; its code runs in the emulator. The network is the one that
`examples/train_low_bit_cnn.py` trained on handwritten digits.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import numpy as np

import synth
from synth.compiler.export import emulate, run_native
from synth.model import export_model

MODEL = Path(__file__).resolve().parent.parent / "tests" / "data" / "low_bit_cnn_qonnx.onnx"


def main(target: str | None = None) -> None:
    image = (np.random.default_rng(0).integers(0, 256, (1, 1, 28, 28)) / 255).astype(np.float32)
    model = synth.compile(MODEL, target=target)
    for layer in model.layers:
        print(
            f"{layer.name:12} {layer.precision:10} {layer.macs:>9,} MACs  {layer.kernel or 'direct kernel'}"
        )
    print(f"weights {model.weight_bytes:,} bytes, activations {model.activation_bytes:,} bytes")
    folder = Path(tempfile.mkdtemp(prefix="network_"))
    exported = export_model(model, "network", folder)
    if model.machine.is_host:
        print("Python:", np.round(np.asarray(model(image)).reshape(-1), 3))
        (logits,) = run_native(exported, [image])
    else:
        (logits,), _ = emulate(exported)([image])
    print("C:     ", np.round(np.asarray(logits).reshape(-1), 3))
    print("files: ", *sorted(path.name for path in folder.iterdir()), "in", folder)


if __name__ == "__main__":
    main(*sys.argv[1:2])
