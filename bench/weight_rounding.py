"""Top-1 of float networks after quantization: nearest rounding of the weights, learned rounding, and biases.

    python -m bench.weight_rounding out/plain.onnx out/deep.onnx --calibration out/calibration.npz \\
        --data out/labelled.npz

``python -m examples.train_float_cnn`` trains the networks and writes the data. ONNX Runtime runs the
quantized networks, simulated in float32.
"""

from collections.abc import Mapping
from pathlib import Path

import click
import numpy as np
import onnx
from numpy.typing import NDArray

from bench.harness import benchmark, grid, screen
from synth.errors import UserError
from synth.model.float_network import OnnxNetwork
from synth.model.metrics import labels_of
from synth.model.observe import LABELS, load_arrays
from synth.model.precision import Calibration
from synth.model.sensitivity import WIDEST, Evaluator, pair_text, setting_of, uniform

METHODS = {
    "nearest": Calibration(rounding="nearest", bias_correction=False),
    "nearest, biases": Calibration(rounding="nearest"),
    "learned": Calibration(bias_correction=False),
    "learned, biases": Calibration(),
}
PAIRS = ((3, 3), (8, 2), (2, 2), (2, 1))
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


def rows(
    path: Path, calibration: Mapping[str, NDArray[np.float32]], data: Mapping[str, NDArray[np.float32]]
) -> list[list[str]]:
    """Return a row per pair of widths: of all layers, and of all but the first and the last."""
    if LABELS not in data:
        raise UserError(f"--data: has no array {LABELS!r}")
    arrays = {name: array for name, array in data.items() if name != LABELS}
    labels = labels_of(data[LABELS], len(data[LABELS]))
    networks = {name: OnnxNetwork(onnx.load(path), calibration, method) for name, method in METHODS.items()}
    evaluators = {name: Evaluator(network, arrays, labels) for name, network in networks.items()}
    reference = next(iter(evaluators.values())).reference
    found = [[path.stem, "float", *[f"{reference.quality:.1%}"] * len(METHODS)]]
    for pair in PAIRS:
        for ends in (False, True):
            cells = []
            for name, network in networks.items():
                settings = uniform(network, pair)
                for layer in [list(settings)[index] for index in (0, -1)] if ends else []:
                    settings[layer] = setting_of((WIDEST, WIDEST), False) or settings[layer]
                outcome = evaluators[name].outcome(network.run(settings, arrays, apart=False))
                cells.append(f"{outcome.quality:.1%}, {outcome.sqnr:.1f} dB")
            widths = f"{pair_text(pair)}{', first and last int8' if ends else ''}"
            found.append([path.stem, widths, *cells])
    return found


@benchmark(
    click.argument("models", nargs=-1, required=True, type=FILE),
    click.option("--calibration", required=True, type=FILE, help="Inputs for scales and rounding: .npz."),
    click.option("--data", required=True, type=FILE, help="Inputs and their classes 'labels': .npz."),
)
def main(models: tuple[Path, ...], calibration: Path, data: Path) -> None:
    """Top-1 and SQNR of quantized float networks, by the rounding of the weights."""
    table = grid("Top-1, and SQNR of the output", ("network", "layers"), METHODS)
    for path in models:
        for row in rows(path, load_arrays(calibration), load_arrays(data)):
            table.add_row(*row)
    screen(140).print(table)
