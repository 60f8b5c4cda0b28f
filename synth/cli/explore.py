"""``synth-compile explore``: which bits each layer needs, as a table, precision files and an HTML page."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import click

from synth.cli import options
from synth.cli.compile import CALIBRATION_HELP, RUNS, SHAPE, TARGETS, THREADS, c_name
from synth.cli.compile_run import FORMATS, check_existence, load_tvm, read_labels
from synth.cli.interrupts import COMPILE
from synth.cli.marks import check_replaced, marked
from synth.cli.options import Answering, Checked, answer, flag, names_of, one_of, option, valued, within
from synth.cli.screen import ProgressDisplay, board, note_threads, print_json
from synth.errors import UserError
from synth.files import prepare_folder, write_together

if TYPE_CHECKING:
    from synth.model.mixed_precision import Exploration

METRIC = one_of("NAME", names_of("synth.model.metrics", "METRICS"), "no such metric")
COUNT = Checked("N", within(2, 10**6), "give a number from 2 to a million")
DATA_HELP = (
    "Inputs that decide: .npz (its array 'labels' has the right classes), .npy or a folder of .npy.  "
    "[default: those of --calibration]"
)
EPILOG = """\b
Examples:
  synth-compile explore model.onnx --calibration images.npz --data labelled.npz
  synth-compile explore model.onnx --calibration images.npz --widths int8,A4W4,A2W2 -o bits
  synth-compile model.onnx --precision model_explore/layers_3.toml --calibration images.npz

\b
Exit codes:
  0    fine
  2    bad input, said in one line
  130  interrupted: finished measurements are kept, the same command resumes
"""


@dataclass(frozen=True)
class ExploreRequest:
    """The options of the command. ``options``: fields of ``synth.model.explore.ExploreOptions``."""

    model: Path
    calibration: Path
    data: Path | None
    labels: Path | None
    out: Path
    as_json: bool
    force: bool
    options: dict[str, Any]

    def write(self, found: Exploration) -> list[Path]:
        """Write the precision files and the page, remove those of an earlier call, and return their paths."""
        from synth.cli.explore_report import html, title_of

        texts = {self.out / "report.html": html(found, self.model.name)}
        for point in found.compared[1:]:
            path = self.out / f"layers_{found.label(point)}.toml"
            texts[path] = point.toml(title_of(found, point), found.method)
        old = _earlier(self.out)
        write_together({path: marked(path.suffix, text) for path, text in texts.items()})
        for path in {*old} - texts.keys():
            path.unlink()
        return list(texts)


@click.command(cls=Answering, program=COMPILE, epilog=EPILOG)
@click.argument("model", type=options.FILE, metavar="MODEL")
@option("--calibration", type=options.FILE, required=True, help=CALIBRATION_HELP)
@option("--data", type=options.FILE, help=DATA_HELP)
@option("--labels", type=options.FILE, help="Right class of each sample of --data: .npy.")
@valued("--metric", METRIC, "What counts: top1, or r2 for a regression whose targets are the labels.", "top1")
@option("--target", metavar="TARGET", help=f"Machine: {TARGETS}.  [default: this computer]")
@option("--shape", "shapes", type=SHAPE, multiple=True, help="Shape of an input that the model does not fix.")
@option("-o", "--out", type=options.FOLDER, help="Folder of the files.  [default: NAME_explore]")
@valued("--samples", COUNT, "Most samples of --data.", "1000")
@option("--widths", metavar="NAMES", help="Widths to try: int8,A4W4,A2W1.  [default: all that gain]")
@valued("--effort", options.EFFORT, "Multiplies how many networks run and are compiled: above 0.", "1")
@valued("--points", COUNT, "Most networks of the front to compile.  [default: 8 times the effort]")
@flag("--measure", "Search by times of layers measured here, not by the target's cost model.", "measured")
@valued("--repeat", RUNS, "Runs to measure; a time is their median.", "20")
@valued("--threads", THREADS, "Threads that the compiled networks use.", "1")
@flag("--force", "Also replace files that the command did not write, or that were edited since.")
@options.JSON_OPTION
def cli(
    model: Path, calibration: Path, data: Path | None, labels: Path | None,
    shapes: Sequence[tuple[str, tuple[int, ...]]], out: Path | None, as_json: bool, force: bool,
    **options: Any,
) -> int:  # fmt: skip
    """Find how many bits each layer of a float network needs.

    Every layer alone is quantized to every width, then mixed widths are searched. OUT gets a precision file
    (layers_N.toml) for each network of the Pareto front of accuracy, time and size, and report.html: soon a
    first picture, which is refined. The same command again goes on from OUT/measurements.json.
    """
    folder = out or Path(f"{c_name(model)}_explore")
    request = ExploreRequest(
        model, calibration, data, labels, folder, as_json, force, options | {"shapes": dict(shapes) or None}
    )
    _check(request)
    execute = click.get_current_context().obj
    work = partial(_work, request)
    return work() if execute is None else int(execute(partial(answer, COMPILE, work)))


def _check(request: ExploreRequest) -> None:
    files = {"--calibration": request.calibration, "--data": request.data, "--labels": request.labels}
    check_existence({"MODEL": request.model} | files)
    if request.model.suffix.lower() not in FORMATS or request.model.is_dir():
        raise UserError(f"MODEL {request.model}: no kind of model; its ending is one of {', '.join(FORMATS)}")
    if request.labels is not None and request.data is None:
        raise UserError("--labels: needs the samples that they belong to; give --data too")
    if importlib.util.find_spec("jinja2") is None:
        raise UserError("explore: needs Jinja2: pip install jinja2")
    prepare_folder(request.out)
    check_replaced(_earlier(request.out), request.force, "another --out")


def _earlier(out: Path) -> list[Path]:
    """Return the precision files and the page that are in ``out`` already."""
    return [path for path in (*sorted(out.glob("layers_*.toml")), out / "report.html") if path.exists()]


class StageProgress:
    """Shows the stages of an exploration, and the time that is left of each."""

    WORDS: ClassVar[dict[str, str]] = {
        "import": "calibrate", "first": "first picture", "sensitivity": "one layer", "search": "mixed widths",
    }  # fmt: skip

    def __init__(self, name: str, shown: ProgressDisplay) -> None:
        self._name, self._shown = name, shown
        self._stage, self._begun = "", time.monotonic()

    def __call__(self, stage: str, done: int, total: int, detail: str) -> None:
        """Show that step ``done`` (from 0) of ``total`` begins."""
        if stage != self._stage:
            self._stage, self._begun = stage, time.monotonic()
        if done >= total:
            return
        seconds = round((time.monotonic() - self._begun) / done * (total - done)) if done else None
        left = "" if seconds is None else f", {seconds // 60}:{seconds % 60:02} left"
        count = f" {done + 1} of {total}: {detail}" if total > 1 else f": {detail}" if detail else ""
        self._shown.phase(self._name, f"{self.WORDS.get(stage, stage)}{count}{left}")


def _work(request: ExploreRequest) -> int:
    begun, name = time.monotonic(), c_name(request.model)
    with board(1, silent=request.as_json) as shown:
        shown.phase(name, "load TVM")
        load_tvm()
        from synth.cli.explore_report import as_document, print_exploration
        from synth.model.explore import explore

        note_threads(request.options["threads"])
        request.out.mkdir(parents=True, exist_ok=True)
        exploration = explore(
            str(request.model), calibration=request.calibration, data=request.data,
            progress=StageProgress(name, shown), labels=read_labels(request.labels),
            picture=request.write, results=request.out / "measurements.json", **request.options,
        )  # fmt: skip
        files = request.write(exploration)
        shown.end(name, f"explored in {time.monotonic() - begun:.1f} s")
    if request.as_json:
        print_json(as_document(exploration, files))
    else:
        print_exploration(exploration, name, files)
    return 0
