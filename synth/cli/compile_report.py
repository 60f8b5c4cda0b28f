"""The report of a compiled model: its layers as a table or as JSON, memory, times, and its files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from synth.cli.screen import file_rows, print_files, print_json, print_lines, print_paragraph, print_table
from synth.cli.tables import minimal
from synth.cli.units import bytes_text, count_text, seconds_text, sqnr_text
from synth.emit.threads import usable_threads
from synth.model.baselines import explanation
from synth.model.precision_effect import PrecisionEffect, finite
from synth.model.report import Accuracy, LayerRow, ModelReport, OtherStep, OutputCheck, RuntimeBaseline

if TYPE_CHECKING:
    from synth.compiler.export import LevelSize
    from synth.compiler.export_link import Footprint
    from synth.model.custom_nodes import CustomNodes

#: What helps if a precision file loses much accuracy.
REMEDY = (
    "give more bits where SQNR is low (`synth-compile explore` finds where), or train with quantization "
    "(Brevitas; examples/train_low_bit_cnn.py)"
)
#: Rows of a table for steps that are no layers.
MOST_OTHERS = 4
#: Layers whose storage is explained, and the part of all weights' bytes that is worth it.
MOST_STORED, PADDED = 3, 0.05
#: Letters of such a step's node in a short table.
MOST_LETTERS = 24


@dataclass(frozen=True)
class CompileReport(ModelReport):
    """The results that ``synth-compile`` reports. ``compiled``: the model, or the shown one of several
    ``levels``. ``page``: whether --report was given. ``default``: whether no target was given."""

    levels: Sequence[LevelSize] = ()
    page: bool = False
    default: bool = False

    @property
    def weight_bytes(self) -> int:
        """The bytes of all layers' weights in the compiled model."""
        return sum(row.info.weight_bytes for row in self.layers)

    @property
    def effects(self) -> dict[str, PrecisionEffect]:
        """The effect of a precision file as "sqnr", and that of nearest rounding as "sqnr_nearest"."""
        effect = self.compiled.effect
        effects = {"sqnr": effect, "sqnr_nearest": effect.nearest if effect else None}
        return {key: effect for key, effect in effects.items() if effect is not None}

    @property
    def ghz(self) -> float | None:
        """The clock in GHz of the target's core if the report shows estimates, else None."""
        return self.compiled.machine.ghz if self.estimated else None

    @property
    def here(self) -> str | None:
        """The level that this computer runs, "" for a single target; None if it cannot run the target."""
        return self.compiled.machine.level if self.compiled.machine.is_host else None


def print_report_json(report: CompileReport) -> None:
    """Print the JSON document of a run, with times in seconds and sizes in bytes."""
    compiled, measured = report.compiled, report.measured
    layers = [
        {key: value for key, value in asdict(row.info).items() if key not in ("steps", "few_bits")}
        | {"proof": proof_text(row), "seconds": row.seconds}
        | {key: finite(effect.sqnr_of(row.info.name)) for key, effect in report.effects.items()}
        for row in report.layers
    ]
    keys = ("median", "low", "high", "repeat", "machine")
    print_json({
        "name": report.name,
        "target": compiled.machine.name,
        "threads": compiled.threads,
        "layers": layers,
        "notes": list(compiled.notes),
        "memory": {
            "weights": report.weight_bytes, "weights_fp32": report.float_weight_bytes,
            "constants": compiled.weight_bytes, "activations": compiled.activation_bytes,
        },
        "footprint": None if report.footprint is None else asdict(report.footprint),
        "time": None if measured is None else {key: getattr(measured, key) for key in keys},
        "device_difference": None if report.check is None else report.check.difference,
        "emulated_instructions": None if report.check is None else report.check.instructions,
        "accuracy": None if report.accuracy is None else asdict(report.accuracy),
        "precision": None if compiled.effect is None else compiled.effect.summary,
        "onnxruntime": [asdict(peer) for peer in report.peers],
        "levels": [asdict(level) | {"runs_here": level.level == report.here} for level in report.levels],
        "files": file_rows(report.files),
        "phases": {phase: round(seconds, 3) for phase, seconds in report.compile_seconds.items()},
    })  # fmt: skip


def print_nodes(name: str, nodes: CustomNodes, files: Sequence[Path], as_json: bool) -> None:
    """Print by which custom operator ``nodes`` replaces each layer of the model ``name``, and the files."""
    rows = list[dict[str, Any]]()
    for info in nodes.layers:
        kernel = {"kernel": info.kernel, "operator": nodes.operator(info)}
        rows.append({"layer": info.name, "precision": info.precision, **kernel})
    for layer in nodes.linear:
        names = dict.fromkeys(level.get(layer.bits, "") for level in nodes.kernels.values())
        kernel = {"kernel": ", ".join(names) if layer.operator else None, "operator": layer.operator}
        rows.append({"layer": layer.name, "precision": layer.precision, **kernel, "reason": layer.reason})
    if as_json:
        print_json({"name": name, "domain": nodes.domain, "layers": rows, "files": file_rows(files)})
        return
    cells = list[tuple[str, ...]]()
    for row in rows:
        operator, reason = row["operator"], row.get("reason")
        text = operator or (f"ONNX Runtime's: {reason}" if reason else "ONNX Runtime's")
        cells.append((row["layer"], str(row["precision"]), text, (operator and row["kernel"]) or ""))
    print_table(f"{name}: {len(rows)} layers", cells, ("layer", "precision", "operator", "kernel"))
    if count := sum(not layer.reason and not layer.quantizes for layer in nodes.linear):
        print_paragraph(
            f"Note:   {count} replaced nodes do not say accuracy_level=4: by themselves they would not "
            "have quantized their activations, here they do, to 8 bits in every block"
        )
    print_lines(f"Wrote   {path}" for path in files)


def print_report(report: CompileReport, verbose: bool) -> None:
    """Print layers, memory, time, checks, files. ``verbose``: also operator, MACs, proof."""
    if report.levels:
        _print_levels(report)
    _print_layers(report, verbose)
    for line in report.compiled.notes:
        print_paragraph(f"Note:   {line}")
    if (names := int8_text(report)) and not report.compiled.machine.portable:
        print_paragraph(f"Int8:   {names}")
    if report.default:
        print_paragraph(
            f"Target: {report.compiled.machine.name}, which is portable; `--target native` is for this "
            "computer alone and often faster"
        )
    _print_memory_and_time(report)
    if report.check is not None:
        print_paragraph(f"Check:  {check_text(report.check)}")
    if (accuracy := report.accuracy) is not None:
        print_paragraph(f"Top-1:  {accuracy.top1:.2%} ({accuracy.correct} of {accuracy.total})")
    _print_effect(report.compiled.effect, report.accuracy)
    _print_peers(report)
    print_files(f"{path} ({bytes_text(path.stat().st_size)})" for path in report.files)


def check_text(check: OutputCheck) -> str:
    """Return how outputs elsewhere compare with this computer's, and how many instructions a run took."""
    most = f"differ by at most {check.difference:.2%} of the largest number from"
    count = f"; {count_text(check.instructions)} instructions a run" if check.instructions else ""
    return f"outputs of {check.executor} {most if check.difference else 'equal'} this computer's{count}"


def _print_peers(report: CompileReport) -> None:
    """Print a line for each run of ONNX Runtime, and why its results differ from ours."""
    if (measured := report.measured) is None or not report.peers:
        return
    for peer in report.peers:
        times = f"{seconds_text(peer.median)} a run, {peer.median / measured.median:.2f} times ours"
        top1 = f", Top-1 {peer.accuracy.top1:.2%}" if peer.accuracy is not None else ""
        run = f"not run: {peer.reason}" if peer.reason else f"{times}{top1}{differing_text(peer)}"
        print_paragraph(f"Beside: {peer.name} in ONNX Runtime {peer.version}: {run}")
    if reason := explanation(report.peers):
        print_paragraph(f"Note:   {reason}")


def differing_text(peer: RuntimeBaseline) -> str:
    """Return "; " and in how many samples ONNX Runtime's outputs differ from ours, "" if not compared."""
    if not peer.samples:
        return ""
    if not peer.differing:
        return "; equal to ours, bit for bit" + (f", in {peer.samples} samples" if peer.samples > 1 else "")
    return f"; {peer.apart}"


def _print_layers(report: CompileReport, verbose: bool) -> None:
    """Print the table of layers; of a measured model also one row for all other steps."""
    measured, ghz = report.measured, report.ghz
    left = ("layer", "operator", "precision", "kernel") if verbose else ("layer", "precision", "kernel")
    right: tuple[str, ...] = ("MACs", "weights") if verbose else ()
    last = ("proof",) if verbose else ()
    effects = dict(zip(("SQNR", "nearest"), report.effects.values(), strict=False))
    right += tuple(effects)
    if measured is not None:
        right += ("time", "share")
    elif report.estimated:
        right += ("est. cycles", "est. time") if ghz else ("est. cycles",)

    def timed(seconds: float | None) -> dict[str, str]:
        if measured is None or seconds is None:
            return {}
        return {"time": seconds_text(seconds), "share": f"{seconds / sum(measured.steps.values()):.0%}"}

    rows = []
    for row in report.layers:
        info = row.info
        cells = {"layer": info.name, "operator": info.operator, "precision": info.precision}
        cells |= {"kernel": info.kernel or "TVM", "MACs": f"{info.macs:,}"}
        cells |= {"weights": bytes_text(info.weight_bytes)} | timed(row.seconds)
        cells |= {head: sqnr_text(effect.sqnr_of(info.name)) for head, effect in effects.items()}
        cells |= zip(("est. cycles", "est. time"), estimate_cells(info.cycles, ghz), strict=False)
        cells |= {"proof": f"{'none: ' if row.kernel is None else ''}{proof_text(row)}"} if verbose else {}
        rows.append(cells)
    for step in _others(report, verbose):  # with the other steps the fractions add up to 1
        nodes = step.nodes if verbose else [shortened(node) for node in step.nodes]
        cells = {"layer": nodes_text(nodes, 1), "precision": "step", "kernel": other_text(step)}
        rows.append(cells | timed(step.seconds))
    title = f"{report.name}: {len(report.layers)} layers for {report.compiled.machine.name}"
    table = [tuple(cells.get(head, "") for head in (*left, *right, *last)) for cells in rows]
    print_table(title, table, left, right, last)


def _others(report: CompileReport, verbose: bool) -> list[OtherStep]:
    """Return the rows of steps that are no layers: all kinds, or the longest and one row for the rest."""
    steps = list(report.others)
    if verbose or len(steps) <= MOST_OTHERS:
        return steps
    rest = steps[MOST_OTHERS - 1 :]
    seconds, count = sum(step.seconds for step in rest), sum(step.count for step in rest)
    return [*steps[: MOST_OTHERS - 1], OtherStep("other operators (--verbose)", count, seconds)]


def other_text(step: OtherStep) -> str:
    """Return the words for the steps of one kind: "max pool2d, 2 times"."""
    return step.kind if step.count == 1 else f"{step.kind}, {step.count} times"


def nodes_text(nodes: Sequence[str], most: int) -> str:
    """Return the names of nodes, at most ``most`` of them."""
    more = f" and {len(nodes) - most} more" if len(nodes) > most else ""
    return (", ".join(nodes[:most]) or "between layers") + more


def shortened(name: str) -> str:
    """Return the end of a node's name, in which parts follow each other from the outside to the inside."""
    return name if len(name) <= MOST_LETTERS else f"…{name[-MOST_LETTERS + 1 :]}"


def _print_memory_and_time(report: CompileReport) -> None:
    """Print the memory of the model, and the time of a run: measured, estimated, or why there is none."""
    compiled, measured, machine = report.compiled, report.measured, report.compiled.machine
    size, float_size = report.weight_bytes, report.float_weight_bytes
    ratio = f", {float_size / size:.1f} times smaller than fp32" if 0 < size < float_size else ""
    print_paragraph(
        f"Memory: weights {bytes_text(size)}{ratio}; all constants "
        f"{bytes_text(compiled.weight_bytes)}, activations {bytes_text(compiled.activation_bytes)}"
    )
    if reason := storage_text(report):
        print_paragraph(f"Stored: {reason}")
    if report.footprint is not None:
        flash, ram = footprint_texts(report.footprint)
        print_paragraph(f"Flash:  {flash}")
        print_paragraph(f"RAM:    {ram}")
    if measured is not None:
        spread = f"{seconds_text(measured.low)} to {seconds_text(measured.high)}"
        count = compiled.threads if report.check is not None else usable_threads(compiled.threads)
        where = measured.machine + ("" if compiled.threads == 1 else f", {count} thread(s)")
        print_paragraph(f"Time:   {seconds_text(measured.median)} a run (quartiles {spread}) on {where}")
    elif report.estimated:
        cycles = [row.info.cycles for row in report.layers if row.info.cycles is not None]
        number, *times = estimate_cells(sum(cycles), report.ghz)
        at = f", {times[0]} at {report.ghz} GHz," if times else ""
        print_paragraph(
            f"Time:   estimated {number} cycles{at} for {len(cycles)} of {len(report.layers)} layers on one "
            f"core, by the table of {machine.core.name}; not measured, {machine.name} is not this computer"
        )
        if line := contradiction(report, sum(cycles)):
            print_paragraph(f"Note:   {line}")
    elif report.page:
        print_paragraph(f"Time:   not measured, {machine.name} is not this computer")


def contradiction(report: CompileReport, cycles: float) -> str:
    """Return that the instructions counted in the emulator take more than the estimated ``cycles`` of the
    layers, "" if they may not or were not counted."""
    core, counted = report.compiled.machine.core, report.check.instructions if report.check else None
    if not counted or counted <= cycles * core.width:
        return ""
    return (
        f"{core.name} starts at most {core.width} instructions a cycle, so a run of {count_text(counted)} "
        f"takes {count_text(round(counted / core.width))} cycles or more: the estimate leaves out steps "
        "between layers, or is too low"
    )


def int8_text(report: CompileReport) -> str:
    """Return which low-bit layers run as int8 although a low-bit kernel exists, or ""."""
    names = [
        row.info.name
        for row in report.layers
        if row.kernel is None and not row.info.few_bits and re.match(r"A\dW\d", row.info.precision)
    ]
    more = f" and {len(names) - MOST_STORED} more layers" if len(names) > MOST_STORED else ""
    return f"{', '.join(names[:MOST_STORED])}{more}: faster or smaller than low-bit kernels" if names else ""


def storage_text(report: CompileReport) -> str:
    """Return why the weights of the layers that waste most bytes take more than their bits; "" for few."""
    wasting = []
    for row in report.layers:
        info = row.info
        match = re.search(r"W(\d)", info.precision)
        bits = int(match[1]) if match else 8
        more = info.weight_bytes - info.weights * bits / 8
        if info.storage and more > PADDED * report.weight_bytes:
            size = f"{bytes_text(info.weight_bytes)} for {info.weights:,} weights of {bits} bits"
            wasting.append((more, f"{info.name} takes {size} ({info.storage})"))
    if not wasting:
        return ""
    listed = "; ".join(text for _, text in sorted(wasting, reverse=True)[:MOST_STORED])
    more_layers = f"; and {len(wasting) - MOST_STORED} more layers" if len(wasting) > MOST_STORED else ""
    small = "" if report.compiled.machine.small else "; `--small` takes less"
    return f"{listed}{more_layers}{small}"


def footprint_texts(footprint: Footprint) -> tuple[str, str]:
    """Return what a program takes of flash and of RAM, each with its parts."""
    parts = {name: bytes_text(size) for name, size in asdict(footprint).items() if size is not None}
    stack = f"stack {parts['stack']}" if "stack" in parts else "stack not measured"
    return (
        f"{bytes_text(footprint.flash)}: code {parts['code']}, constants {parts['constants']}, "
        f"tables {parts['tables']}",
        f"{bytes_text(footprint.ram)}: arena {parts['arena']}, workspaces {parts['workspaces']}, "
        f"variables {parts['variables']}, {stack}; inputs and outputs are the caller's",
    )


def estimate_cells(cycles: float | None, ghz: float | None) -> list[str]:
    """Return [cycles], or [cycles, time] if ``ghz`` is given, as texts. Each is "" if ``cycles`` is None."""
    if cycles is None:
        return ["", ""] if ghz else [""]
    return [count_text(round(cycles)), *([seconds_text(cycles / ghz / 1e9)] if ghz else [])]


def _print_levels(report: CompileReport) -> None:
    """Print the bytes that each micro-architecture level adds to the files."""
    sizes = ("machine code", "constants", "of no other level")
    cells = list[tuple[str, ...]]()
    for level in report.levels:
        numbers = map(bytes_text, (level.code, level.constants, level.alone))
        cells.append((level.level, *numbers, "this one" if level.level == report.here else ""))
    print_table("Levels, the best first", cells, ("level",), sizes, ("runs here",))


def proof_text(row: LayerRow) -> str:
    """Return the proof's verdict and whether the kernel is minimal, or why a layer has no low-bit kernel."""
    if row.kernel is None or row.info.few_bits:
        return row.info.reason
    certificate = row.kernel.certificate
    return f"{certificate.first.proof.verdict}; {minimal(certificate)}"


def _print_effect(effect: PrecisionEffect | None, accuracy: Accuracy | None) -> None:
    """Print how outputs differ from those before quantization, and a warning if much accuracy is lost."""
    if effect is None:
        return
    before, agreement = effect.top1_before, effect.agreement
    top1 = f"; Top-1 was {before:.2%}" if before is not None else ""
    print_paragraph(
        f"Before: against the model before quantization, the output has {_quality(effect)} of "
        f"{effect.samples} calibration samples, {effect.evaluation}{top1}"
    )
    if effect.nearest is not None:
        nearest = _quality(effect.nearest)
        print_paragraph(f"Rounding: learned on these samples, so others may have less; nearest has {nearest}")
    fall = f"Top-1 changes on {1 - (agreement or 0):.2%} of the calibration samples" if effect.falls else ""
    if before is not None and accuracy is not None:
        is_large = before - accuracy.top1 > effect.TOLERATED
        fall = f"Top-1 falls from {before:.2%} to {accuracy.top1:.2%}" if is_large else ""
    if fall:
        print_paragraph(f"Warning: {fall}; {REMEDY}")


def _quality(effect: PrecisionEffect) -> str:
    agreement = effect.agreement
    agree = f" and the same Top-1 on {agreement:.2%}" if agreement is not None else ""
    return f"an SQNR of {sqnr_text(effect.output.sqnr)}{agree}"
