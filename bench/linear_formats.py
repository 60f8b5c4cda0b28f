"""Weights of language models from the formats of their files to what kernels read, on one thread.

    python -m bench.linear_formats [--rows 2560 --k 6912] [--seconds 1] [--layers 30] [--json FILE]

"unpacked": bytes of a file in memory to the words of blocks, where these are not copied as they are. "ready":
the same bytes to a layer that can be called, scales included. GB/s of the file's bytes, with quartiles. Then
the seconds in which all layers of a model of BitNet b1.58 2B4T's shapes (2 billion weights) are ready, one
after the other, from bytes in memory, once kernels are compiled.
"""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench import harness
from bench.timing import in_rounds
from synth.linear import BlockLinear, BlockWeights
from synth.linear.bitnet import QUARTERS
from synth.linear.formats import Format, codes_of, packed, weights_in, weights_of
from synth.linear.gguf import FORMATS

#: Rows and K of the linear layers of a block of the model, and how many blocks it has.
HIDDEN, INNER, HEADS, BLOCKS = 2560, 6912, 640, 30
SHAPES = (
    *((HIDDEN, HIDDEN), (HEADS, HIDDEN), (HEADS, HIDDEN), (HIDDEN, HIDDEN)),
    *((INNER, HIDDEN), (INNER, HIDDEN), (HIDDEN, INNER)),
)
BITNET = "BitNet safetensors"
SOURCES: dict[str, tuple[Format, ...]] = {
    **{form.name: (form,) for form in FORMATS.values()},
    **{f"MatMulNBits {form.name}": (form,) for form in (packed(2, 64), packed(4, 32), packed(8, 128))},
    BITNET: QUARTERS,
}
#: What the whole model is timed in.
MODELS = ("TQ1_0", "TQ2_0", BITNET, "Q4_0", "MatMulNBits 4 bits in blocks of 32")


def source(forms: tuple[Format, ...], rows: int, k: int) -> tuple[NDArray[np.uint8], NDArray[np.float16]]:
    """Random bytes of a file, and scales."""
    rng, form = np.random.default_rng(rows), forms[0]
    scales = rng.random((rows, k // form.positions)).astype(np.float16)
    data = rng.integers(0, 256, (rows // len(forms), k // form.positions, form.size), dtype=np.uint8)
    for number in filter(None, (form.scale, form.offset)):
        data[:, :, number.byte : number.byte + 2] = scales[:, :, None].view(np.uint8)
    return data.reshape(len(data), -1), scales


def weights(forms: tuple[Format, ...], data: NDArray[np.uint8], scales: NDArray[np.float16]) -> BlockWeights:
    """As the readers of files make them."""
    form, k = forms[0], scales.shape[1] * forms[0].positions
    if form.scale is not None:
        return weights_in(form, data, k)
    codes = [codes_of(part, data, k) for part in forms]
    return weights_of(form, codes[0] if len(forms) == 1 else np.concatenate(codes), k, scales)


def rates(name: str, rows: int, k: int, seconds: float) -> dict[str, list[float]]:
    """GB/s of a format's steps in every round."""
    data, scales = source(SOURCES[name], rows, k)
    runs: dict[str, Callable[[], Any]] = {
        "unpacked": partial(weights, SOURCES[name], data, scales),
        "ready": lambda: BlockLinear(weights(SOURCES[name], data, scales)),
    }
    for run in runs.values():
        run()

    def take(run: Callable[[], Any]) -> float:
        start = time.perf_counter()
        run()
        return data.nbytes / (time.perf_counter() - start) / 1e9

    return in_rounds(runs, seconds, take)


def model_seconds(name: str, blocks: int) -> tuple[float, float, float]:
    """Seconds until all layers are ready, GB of their files and GB of what kernels read."""
    sources = {shape: source(SOURCES[name], *shape) for shape in set(SHAPES)}
    layers = [BlockLinear(weights(SOURCES[name], *sources[SHAPES[0]]))]
    start = time.perf_counter()
    for _ in range(blocks):
        layers += [BlockLinear(weights(SOURCES[name], *sources[shape])) for shape in SHAPES]
    took = time.perf_counter() - start
    read = sum(layer.nbytes for layer in layers[1:])
    return took, blocks * sum(sources[shape][0].nbytes for shape in SHAPES) / 1e9, read / 1e9


@harness.benchmark(
    harness.value("--rows", HIDDEN, "Rows of the layer that rates are of, a multiple of 4."),
    harness.value("--k", INNER, "Its K, a multiple of 256."),
    harness.value("--seconds", 1.0, "Timing of each format."),
    harness.value("--layers", BLOCKS, "Blocks of the model; 0: none."),
    harness.JSON,
)
def main(rows: int, k: int, seconds: float, layers: int, json_file: Path | None) -> None:
    """Weights from the formats of files to what kernels read."""
    console = harness.screen(100)
    console.print(harness.machine_text(("numpy",)))
    table = harness.grid(f"GB/s of the file, {rows} x {k}, one thread", ["format"], ["unpacked", "ready"])
    rates_by_format = {name: rates(name, rows, k, seconds) for name in SOURCES}
    for name, rate in rates_by_format.items():
        is_copied = max(rate["unpacked"]) >= 50
        unpacked = "as it is" if is_copied else harness.spread_text(rate["unpacked"])
        table.add_row(name, unpacked, harness.spread_text(rate["ready"]))
    console.print(table)
    models = {name: model_seconds(name, layers) for name in MODELS if layers}
    if models:
        texts = (f"{name} {took:.2f} ({a:.2f}, {b:.2f})" for name, (took, a, b) in models.items())
        title = f"Seconds until {layers} blocks are ready, with GB of the file and of what kernels read"
        console.print(f"{title}: {'; '.join(texts)}")
    harness.write_json(json_file, rates=rates_by_format, model=models)
