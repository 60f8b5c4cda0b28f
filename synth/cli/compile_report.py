"""The report of a compiled model: its layers as a table or as JSON, memory, times, and its files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from synth.cli.screen import print_json, print_lines, print_paragraph, print_table
from synth.cli.tables import minimal
from synth.cli.units import bytes_text, count_text, seconds_text, sqnr_text

if TYPE_CHECKING:
    from synth.compiler.export import LevelSize
    from synth.model.compiled import CompiledModel
    from synth.model.custom_nodes import CustomNodes
    from synth.model.precision_effect import PrecisionEffect
    from synth.model.report import Accuracy, LayerRow, MeasuredTimes, RuntimeBaseline

REMEDY = (
    "give more bits where SQNR is low (`synth-compile explore` finds where), or train with quantization "
    "(Brevitas; examples/train_low_bit_cnn.py)"
)


@dataclass(frozen=True)
class CompileReport:
    """The results that ``synth-compile`` reports. ``compiled``: the model, or the shown one of several
    ``levels``. ``measured``: times of ``compiled``; ``peer``: of ONNX Runtime; None: not measured.
    ``seconds``: of the command, by phase. ``differs``: largest difference between the outputs of a device and
    of this computer, as a fraction of the largest output; None without a device. ``before``: Top-1 of the
    model without its precision file. ``page``: whether --report was given."""

    name: str
    compiled: CompiledModel
    rows: Sequence[LayerRow]
    levels: Sequence[LevelSize]
    files: Sequence[Path]
    measured: MeasuredTimes | None
    accuracy: Accuracy | None
    peer: RuntimeBaseline | None
    differs: float | None
    before: Accuracy | None
    seconds: dict[str, float]
    page: bool

    @property
    def weight_bytes(self) -> int:
        """The bytes of all layers' weights in the compiled model."""
        return sum(row.info.weight_bytes for row in self.rows)

    @property
    def float_weight_bytes(self) -> int:
        """The bytes that all layers' weights take as float32."""
        return sum(row.info.fp32_bytes for row in self.rows)

    @property
    def effect(self) -> PrecisionEffect | None:
        """What the precision file changes on the calibration data, if both are given."""
        return self.compiled.effect

    @property
    def effects(self) -> dict[str, PrecisionEffect]:
        """``effect`` as "sqnr", and that of nearest rounding as "sqnr_nearest" if the rounding is learned."""
        given = {"sqnr": self.effect, "sqnr_nearest": self.effect.nearest if self.effect else None}
        return {key: effect for key, effect in given.items() if effect is not None}

    @property
    def estimated(self) -> bool:
        """Whether the report shows estimated times, because this computer cannot run the target."""
        from synth.model.report import tells_estimates

        return tells_estimates(self.compiled, self.measured)

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
    from synth.model.precision_effect import finite

    compiled, measured = report.compiled, report.measured
    layers = [
        {key: value for key, value in asdict(row.info).items() if key not in ("steps", "few_bits")}
        | {"proof": proof_text(row), "seconds": row.seconds}
        | {key: finite(effect.sqnr_of(row.info.name)) for key, effect in report.effects.items()}
        for row in report.rows
    ]
    memory = {
        "weights": report.weight_bytes,
        "weights_fp32": report.float_weight_bytes,
        "constants": compiled.weight_bytes,
    }
    times = None
    if measured is not None:
        times = {key: getattr(measured, key) for key in ("median", "low", "high", "repeat", "machine")}
    body: dict[str, Any] = {
        "name": report.name,
        "target": compiled.machine.name,
        "threads": compiled.threads,
        "layers": layers,
        "notes": list(compiled.notes),
        "memory": memory | {"activations": compiled.activation_bytes},
        "time": times,
        "device_difference": report.differs,
        "accuracy": None if report.accuracy is None else asdict(report.accuracy),
        "float_accuracy": None if report.before is None else asdict(report.before),
        "precision": None if report.effect is None else report.effect.summary,
        "onnxruntime": None if report.peer is None else asdict(report.peer),
        "levels": [asdict(level) | {"runs_here": level.level == report.here} for level in report.levels],
        "files": [{"path": str(path), "bytes": path.stat().st_size} for path in report.files],
        "phases": {phase: round(seconds, 3) for phase, seconds in report.seconds.items()},
    }
    print_json(body)


def print_nodes(name: str, nodes: CustomNodes, files: Sequence[Path], as_json: bool) -> None:
    """Print by which custom operator ``nodes`` replaces each layer of the model ``name``, and the files."""
    rows = list[dict[str, Any]]()
    for info in nodes.layers:
        ours = {"kernel": info.kernel, "operator": nodes.operator(info)}
        rows.append({"layer": info.name, "precision": info.precision, **ours})
    for one in nodes.linear:
        found = dict.fromkeys(level.get(one.bits, "") for level in nodes.kernels.values())
        ours = {"kernel": ", ".join(found) if one.operator else None, "operator": one.operator}
        rows.append({"layer": one.name, "precision": one.precision, **ours, "reason": one.reason})
    if as_json:
        written = [{"path": str(path), "bytes": path.stat().st_size} for path in files]
        print_json({"name": name, "domain": nodes.domain, "layers": rows, "files": written})
        return
    cells = list[tuple[str, ...]]()
    for row in rows:
        own, why = row["operator"], row.get("reason")
        runs = own or (f"ONNX Runtime's: {why}" if why else "ONNX Runtime's")
        cells.append((row["layer"], str(row["precision"]), runs, (own and row["kernel"]) or ""))
    print_table(f"{name}: {len(rows)} layers", cells, ("layer", "precision", "operator", "kernel"))
    unasked = sum(not one.reason and not one.quantizes for one in nodes.linear)
    if unasked:
        print_paragraph(
            f"Note:   {unasked} replaced nodes do not say accuracy_level=4: by themselves they would not "
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
    _print_memory_and_time(report)
    measured = report.measured
    if report.differs is not None:
        most = f"differ by at most {report.differs:.2%} of the largest number from"
        away = most if report.differs else "equal"
        print_paragraph(f"Check:  the device's outputs {away} this computer's")
    if (accurate := report.accuracy) is not None:
        before = f", {report.before.top1:.2%} before quantization" if report.before is not None else ""
        print_paragraph(f"Top-1:  {accurate.top1:.2%} ({accurate.correct} of {accurate.total}){before}")
    _print_effect(report)
    if (peer := report.peer) is not None and measured is not None:
        times = f"{seconds_text(peer.median)} a run, {peer.median / measured.median:.2f} times ours"
        right = f", Top-1 {peer.accuracy.top1:.2%}" if peer.accuracy is not None else ""
        run = f"not run: {peer.reason}" if peer.reason else f"{times}{right}"
        print_paragraph(f"ONNX Runtime {peer.version}: {run}")
    sized = [f"{path} ({bytes_text(path.stat().st_size)})" for path in report.files]
    print_lines(f"{'       ' if number else 'Files: '} {text}" for number, text in enumerate(sized))


def _print_effect(report: CompileReport) -> None:
    """Print how the outputs differ from the float model's, and a warning if too much accuracy is lost."""
    effect, fall = report.effect, ""
    if effect is not None:
        print_paragraph(
            f"Quantized: {_agreement(effect)} of {effect.samples} calibration samples, beside the model as "
            "it was; simulated in float32"
        )
        if effect.nearest is not None:
            print_paragraph(f"Rounding: learned on these samples; nearest gives {_agreement(effect.nearest)}")
        if effect.falls:
            fall = f"Top-1 changes on {1 - (effect.agreement or 0):.2%} of the calibration samples"
    if report.before is not None and report.accuracy is not None:
        lost = report.before.top1 - report.accuracy.top1
        fall = (
            f"Top-1 falls from {report.before.top1:.2%} to {report.accuracy.top1:.2%}" if lost > 0.01 else ""
        )
    if fall:
        print_paragraph(f"Warning: {fall}; {REMEDY}")


def _agreement(effect: PrecisionEffect) -> str:
    agree = f", the same Top-1 on {effect.agreement:.2%}" if effect.agreement is not None else ""
    return f"output SQNR {sqnr_text(effect.output.sqnr)}{agree}"


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
    for row in report.rows:
        info = row.info
        cells = {"layer": info.name, "operator": info.operator, "precision": info.precision}
        cells |= {"kernel": info.kernel or "TVM", "MACs": f"{info.macs:,}"}
        cells |= {"weights": bytes_text(info.weight_bytes)} | timed(row.seconds)
        cells |= {head: sqnr_text(effect.sqnr_of(info.name)) for head, effect in effects.items()}
        cells |= zip(("est. cycles", "est. time"), estimate_cells(info.cycles, ghz), strict=False)
        cells |= {"proof": f"{'none: ' if row.kernel is None else ''}{proof_text(row)}"} if verbose else {}
        rows.append(cells)
    if measured is not None:  # with the other steps the fractions add up to 1
        layers = {step for row in report.rows for step in row.info.steps}
        rest = [seconds for step, seconds in measured.steps.items() if step not in layers]
        rows.append({"layer": f"{len(rest)} other steps"} | timed(sum(rest)))
    title = f"{report.name}: {len(report.rows)} layers for {report.compiled.machine.name}"
    table = [tuple(cells.get(head, "") for head in (*left, *right, *last)) for cells in rows]
    print_table(title, table, left, right, last)


def _print_memory_and_time(report: CompileReport) -> None:
    """Print the memory of the model, and the time of a run: measured, estimated, or why there is none."""
    from synth.emit.threads import usable_threads

    compiled, measured, machine = report.compiled, report.measured, report.compiled.machine
    smaller = report.weight_bytes and report.weight_bytes < report.float_weight_bytes
    ratio = (
        f", {report.float_weight_bytes / report.weight_bytes:.1f} times smaller than fp32" if smaller else ""
    )
    print_paragraph(
        f"Memory: weights {bytes_text(report.weight_bytes)}{ratio}; all constants "
        f"{bytes_text(compiled.weight_bytes)}, activations {bytes_text(compiled.activation_bytes)}"
    )
    if measured is not None:
        spread = f"{seconds_text(measured.low)} to {seconds_text(measured.high)}"
        count = compiled.threads if report.differs is not None else usable_threads(compiled.threads)
        threads = "" if compiled.threads == 1 else f", {count} thread(s)"
        place = f"on {measured.machine}{threads}"
        print_paragraph(f"Time:   {seconds_text(measured.median)} a run (quartiles {spread}) {place}")
    elif report.estimated:
        cycles = [row.info.cycles for row in report.rows if row.info.cycles is not None]
        number, *clocked = estimate_cells(sum(cycles), report.ghz)
        at = f", {clocked[0]} at {report.ghz} GHz," if clocked else ""
        print_paragraph(
            f"Time:   estimated {number} cycles{at} for {len(cycles)} of {len(report.rows)} layers on one "
            f"core, by the table of {machine.core.name}; not measured, {machine.name} is not this computer"
        )
    elif report.page:
        print_paragraph(f"Time:   not measured, {machine.name} is not this computer")


def estimate_cells(cycles: float | None, ghz: float | None) -> list[str]:
    """Return [cycles], or [cycles, time] if ``ghz`` is given, as texts. Each is "" if ``cycles`` is None."""
    if cycles is None:
        return ["", ""] if ghz else [""]
    return [count_text(round(cycles)), *([seconds_text(cycles / ghz / 1e9)] if ghz else [])]


def _print_levels(report: CompileReport) -> None:
    """Print the bytes that each micro-architecture level adds to the files."""
    sizes = ("machine code", "constants", "of no other level")
    cells = list[tuple[str, ...]]()
    for one in report.levels:
        numbers = map(bytes_text, (one.code, one.constants, one.alone))
        cells.append((one.level, *numbers, "this one" if one.level == report.here else ""))
    print_table("Levels, the best first", cells, ("level",), sizes, ("runs here",))


def proof_text(row: LayerRow) -> str:
    """Return the verdict of the proof and whether the kernel is minimal. For a layer without a low-bit
    kernel, return the reason."""
    if row.kernel is None or row.info.few_bits:
        return row.info.reason
    certificate = row.kernel.certificate
    return f"{certificate.first.proof.verdict}; {minimal(certificate)}"
