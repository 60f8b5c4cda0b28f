"""What a compiled model came to: its layers as a table or as JSON, memory, times, and where the files are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    def ghz(self) -> float | None:
        """The clock of the target's core, if estimates are told."""
        return self.compiled.machine.ghz if self.estimated else None

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


@dataclass(frozen=True)
class Column:
    """A column of the table of layers; ``rest``: its cell in the row of the other steps."""

    head: str
    cell: Callable[[LayerRow], str]
    rest: str = ""


def tell(told: Told, verbose: bool) -> None:
    """Print the layers (``verbose``: with all that is known of each), memory, time, checks, and the files."""
    if told.levels:
        _tell_levels(told)
    _tell_layers(told, verbose)
    for line in told.compiled.notes:
        print_paragraph(f"Note:   {line}")
    _tell_memory_and_time(told)
    measured = told.measured
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


def _tell_layers(told: Told, verbose: bool) -> None:
    """Print the table of layers, and of measured models a row for all other steps."""
    measured, ghz = told.measured, told.ghz
    whole = sum(measured.steps.values()) if measured is not None else 0.0
    layers = {step for row in told.rows for step in row.info.steps}
    steps = measured.steps.items() if measured is not None else ()
    rest = [seconds for step, seconds in steps if step not in layers]

    def timed(text: Callable[[float], str]) -> Callable[[LayerRow], str]:
        return lambda row: "" if row.seconds is None else text(row.seconds)

    def share(seconds: float) -> str:
        return f"{seconds / whole:.0%}"

    left = [
        Column("layer", lambda row: row.info.name, f"{len(rest)} other steps"),
        Column("operator", lambda row: row.info.operator),
        Column("precision", lambda row: row.info.precision),
        Column("kernel", lambda row: row.info.kernel or "TVM"),
    ]
    right = [
        Column("MACs", lambda row: f"{row.info.macs:,}"),
        Column("weights", lambda row: bytes_text(row.info.weight_bytes)),
    ]
    if not verbose:
        left, right = [column for column in left if column.head != "operator"], []
    if measured is not None:  # with the other steps the shares are all there is
        right.append(Column("time", timed(seconds_text), seconds_text(sum(rest))))
        right.append(Column("share", timed(share), share(sum(rest))))
    if told.estimated:
        right.append(Column("est. cycles", lambda row: estimate_cells(row.info.cycles, ghz)[0]))
        right += [Column("est. time", lambda row: estimate_cells(row.info.cycles, ghz)[1])] if ghz else []
    proof = Column("proof", lambda row: f"{'none: ' if row.kernel is None else ''}{proof_text(row)}")
    last = [proof] if verbose else []
    columns = [*left, *right, *last]
    table = [tuple(column.cell(row) for column in columns) for row in told.rows]
    if measured is not None:
        table.append(tuple(column.rest for column in columns))
    heads = (tuple(column.head for column in some) for some in (left, right, last))
    print_table(f"{told.name}: {len(told.rows)} layers for {told.compiled.machine.name}", table, *heads)


def _tell_memory_and_time(told: Told) -> None:
    """Print what the model holds, and what a run of it takes: measured, estimated, or why neither."""
    from synth.emit.threads import usable_threads

    compiled, measured, machine = told.compiled, told.measured, told.compiled.machine
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
        number, *clocked = estimate_cells(sum(cycles), told.ghz)
        at = f", {clocked[0]} at {told.ghz} GHz," if clocked else ""
        print_paragraph(
            f"Time:   estimated {number} cycles{at} for {len(cycles)} of {len(told.rows)} layers on one "
            f"core, by the table of {machine.core.name}; not measured, {machine.name} is not this computer"
        )
    elif told.report:
        print_paragraph(f"Time:   not measured, {machine.name} is not this computer")


def estimate_cells(cycles: float | None, ghz: float | None) -> list[str]:
    """Return estimated cycles, and with a clock the time that they take; empty texts without an estimate."""
    if cycles is None:
        return ["", ""] if ghz else [""]
    return [count_text(round(cycles)), *([seconds_text(cycles / ghz / 1e9)] if ghz else [])]


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
