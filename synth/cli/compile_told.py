"""What a compiled model came to: its layers as a table or as JSON, memory, times, and where the files are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from synth.cli.screen import print_json, print_lines, print_paragraph, print_table
from synth.cli.tables import minimal
from synth.cli.units import bytes_text, count_text, seconds_text

if TYPE_CHECKING:
    from synth.compiler.export import LevelSize
    from synth.model.compiled import CompiledModel
    from synth.model.custom_nodes import CustomNodes
    from synth.model.report import Accuracy, LayerRow, Measured, Peer


@dataclass(frozen=True)
class Told:
    """``compiled``: of several ``levels`` the one that is told about. ``seconds``: of the command, by
    phase. ``differs``: what the outputs of a device differ by from this computer's, as a part of the largest
    number; None where no device ran."""

    name: str
    compiled: CompiledModel
    rows: Sequence[LayerRow]
    levels: Sequence[LevelSize]
    files: Sequence[Path]
    measured: Measured | None
    accuracy: Accuracy | None
    peer: Peer | None
    differs: float | None
    seconds: dict[str, float]
    report: bool

    @property
    def held(self) -> int:
        """Bytes of the layers' weights."""
        return sum(row.info.weight_bytes for row in self.rows)

    @property
    def float_held(self) -> int:
        """What they take as float32."""
        return sum(row.info.fp32_bytes for row in self.rows)

    @property
    def estimated(self) -> bool:
        """Whether estimates are told, as nothing was measured: this computer cannot run the target."""
        from synth.model.report import tells_estimates

        return tells_estimates(self.compiled, self.measured)

    @property
    def here(self) -> str | None:
        """The level that runs here."""
        return self.compiled.machine.level if self.compiled.machine.is_host else None


def tell_json(told: Told) -> None:
    """The document of a run; times in seconds, sizes in bytes."""
    compiled, measured = told.compiled, told.measured
    layers = [
        {key: value for key, value in asdict(row.info).items() if key not in ("steps", "few_bits")}
        | {"proof": proof_text(row), "seconds": row.seconds}
        for row in told.rows
    ]
    memory = {"weights": told.held, "weights_fp32": told.float_held, "constants": compiled.weight_bytes}
    times = None
    if measured is not None:
        times = {key: getattr(measured, key) for key in ("median", "low", "high", "repeat", "machine")}
    body: dict[str, Any] = {
        "name": told.name,
        "target": compiled.machine.name,
        "threads": compiled.threads,
        "layers": layers,
        "notes": list(compiled.notes),
        "memory": memory | {"activations": compiled.activation_bytes},
        "time": times,
        "device_difference": told.differs,
        "accuracy": None if told.accuracy is None else asdict(told.accuracy),
        "onnxruntime": None if told.peer is None else asdict(told.peer),
        "levels": [asdict(level) | {"runs_here": level.level == told.here} for level in told.levels],
        "files": [{"path": str(path), "bytes": path.stat().st_size} for path in told.files],
        "phases": {phase: round(seconds, 3) for phase, seconds in told.seconds.items()},
    }
    print_json(body)


def tell_nodes(name: str, nodes: CustomNodes, files: Sequence[Path], as_json: bool) -> None:
    """Which layers became which operator, and the files."""
    rows = [
        {
            "layer": info.name,
            "precision": info.precision,
            "kernel": info.kernel,
            "operator": nodes.operator(info),
        }
        for info in nodes.layers
    ]
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
        theirs = f"ONNX Runtime's: {why}" if why else "ONNX Runtime's"
        cells.append((str(row["layer"]), str(row["precision"]), own or theirs, (own and row["kernel"]) or ""))
    print_table(f"{name}: {len(rows)} layers", cells, ("layer", "precision", "operator", "kernel"))
    unasked = sum(not one.reason and not one.quantizes for one in nodes.linear)
    if unasked:
        print_paragraph(
            f"Note:   {unasked} replaced nodes do not say accuracy_level=4: by themselves they would not "
            "have quantized their activations, here they do, to 8 bits in every block"
        )
    print_lines(f"Wrote   {path}" for path in files)


def tell(told: Told, verbose: bool) -> None:
    """The table of the layers (``verbose``: with all that is known of each), the sums, and the files."""
    from synth.emit.threads import usable_threads

    if told.levels:
        _tell_levels(told)
    compiled, measured = told.compiled, told.measured
    ghz = compiled.machine.ghz if told.estimated else None
    last: tuple[str, ...] = ("time", "share") if measured is not None else ()
    last = ("est. cycles", *(["est. time"] if ghz else [])) if told.estimated else last
    title = f"{told.name}: {len(told.rows)} layers for {compiled.machine.name}"
    words = ("layer", "operator", "precision", "kernel") if verbose else ("layer", "precision", "kernel")
    sizes = ("MACs", "weights") if verbose else ()
    table = list[tuple[str, ...]]()
    for row in told.rows:
        info = row.info
        cells = [info.name, *([info.operator] if verbose else []), info.precision, info.kernel or "TVM"]
        cells += [f"{info.macs:,}", bytes_text(info.weight_bytes)] if verbose else []
        if measured is not None:
            share = "" if row.seconds is None else f"{row.seconds / sum(measured.steps.values()):.0%}"
            cells += ["" if row.seconds is None else seconds_text(row.seconds), share]
        if told.estimated:
            cells += estimate_cells(info.cycles, ghz)
        none = "none: " if row.kernel is None else ""
        table.append((*cells, *([none + proof_text(row)] if verbose else [])))
    if measured is not None:  # with these the shares are all there is
        layers = {step for row in told.rows for step in row.info.steps}
        rest = [seconds for step, seconds in measured.steps.items() if step not in layers]
        share = f"{sum(rest) / sum(measured.steps.values()):.0%}"
        empty = [""] * (len(words) + len(sizes) - 1)
        table.append((f"{len(rest)} other steps", *empty, seconds_text(sum(rest)), share, *([""] * verbose)))
    print_table(title, table, words, (*sizes, *last), ("proof",) if verbose else ())
    for line in compiled.notes:
        print_paragraph(f"Note:   {line}")
    smaller = told.held and told.held < told.float_held
    ratio = f", {told.float_held / told.held:.1f} times smaller than fp32" if smaller else ""
    print_paragraph(
        f"Memory: weights {bytes_text(told.held)}{ratio}; all constants {bytes_text(compiled.weight_bytes)}, "
        f"activations {bytes_text(compiled.activation_bytes)}"
    )
    if measured is not None:
        spread = f"{seconds_text(measured.low)} to {seconds_text(measured.high)}"
        count = compiled.threads if told.differs is not None else usable_threads(compiled.threads)
        threads = "" if compiled.threads == 1 else f", {count} thread(s)"
        place = f"on {measured.machine}{threads}"
        print_paragraph(f"Time:   {seconds_text(measured.median)} a run (quartiles {spread}) {place}")
    elif told.estimated:
        cycles = [row.info.cycles for row in told.rows if row.info.cycles is not None]
        number, *clocked = estimate_cells(sum(cycles), ghz)
        at = f", {clocked[0]} at {ghz} GHz," if clocked else ""
        machine = compiled.machine
        print_paragraph(
            f"Time:   estimated {number} cycles{at} for {len(cycles)} of {len(told.rows)} layers on one "
            f"core, by the table of {machine.core.name}; not measured, {machine.name} is not this computer"
        )
    elif told.report:
        print_paragraph(f"Time:   not measured, {compiled.machine.name} is not this computer")
    if told.differs is not None:
        away = f"differ by at most {told.differs:.2%} of the largest number from" if told.differs else "equal"
        print_paragraph(f"Check:  the device's outputs {away} this computer's")
    if (accurate := told.accuracy) is not None:
        print_paragraph(f"Top-1:  {accurate.top1:.2%} ({accurate.correct} of {accurate.total})")
    if (peer := told.peer) is not None and measured is not None:
        times = f"{seconds_text(peer.median)} a run, {peer.median / measured.median:.2f} times ours"
        right = f", Top-1 {peer.accuracy.top1:.2%}" if peer.accuracy is not None else ""
        run = f"not run: {peer.reason}" if peer.reason else f"{times}{right}"
        print_paragraph(f"ONNX Runtime {peer.version}: {run}")
    sized = [f"{path} ({bytes_text(path.stat().st_size)})" for path in told.files]
    print_lines(f"{'       ' if number else 'Files: '} {text}" for number, text in enumerate(sized))


def estimate_cells(cycles: float | None, ghz: float | None) -> list[str]:
    """Estimated cycles, and with a clock the time that they take; empty where there are none."""
    cells = [count_text(round(cycles)) if cycles is not None else ""]
    return cells + ([seconds_text(cycles / ghz / 1e9) if cycles is not None else ""] if ghz else [])


def _tell_levels(told: Told) -> None:
    """What each level takes of the files."""
    sizes = ("machine code", "constants", "of no other level")
    cells = list[tuple[str, ...]]()
    for one in told.levels:
        numbers = map(bytes_text, (one.code, one.constants, one.alone))
        cells.append((one.level, *numbers, "this one" if one.level == told.here else ""))
    print_table("Levels, the best first", cells, ("level",), sizes, ("runs here",))


def proof_text(row: LayerRow) -> str:
    """What the certificate of a layer's kernel says, in a few words; where it has none, or computes bytes of
    operands that are low-bit, which operand is too wide."""
    if row.kernel is None or row.info.few_bits:
        return row.info.reason
    certificate = row.kernel.certificate
    return f"{certificate.first.proof.verdict}; {minimal(certificate)}"
