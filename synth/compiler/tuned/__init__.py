"""Tuned schedules in a readable JSON file. An entry is found by workload, target and machine, and replayed. A
trace lists the instructions of a schedule and the decisions of the tuner. Loading and storing need no TVM."""

from __future__ import annotations

import hashlib
import json
import math
import platform
import re
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from synth.emit.features import this_machine as this_machine
from synth.errors import UserError
from synth.files import write_atomically

if TYPE_CHECKING:
    from tvm.s_tir import Schedule

MAIN = "main"  # the name that a workload's function has in every trace
#: The key of a tuned schedule: workload key, target and machine.
Place = tuple[str, str, str]
_FORMAT = "synth-kernel tuned schedules 2"


class ReplayError(Exception):
    """A trace does not fit the workload or this version of TVM. The untuned schedule still works."""


@dataclass(frozen=True)
class TunedSchedule:
    """A tuned schedule. ``key``: of the workload. ``target``: TVM's target as text. ``machine``: CPU model,
    or key of an RPC device. ``tvm``: the version that made the trace. ``kernel``: digest of the kernel.
    ``seconds``: measured time of a call. ``trials``: schedules measured. ``band``: as in ``OperatorProblem``,
    0 for no bands. ``trace``: JSON of TVM, ``[instructions, decisions]``."""

    key: str
    target: str
    machine: str
    trace: str
    seconds: float
    trials: int
    tvm: str
    kernel: str
    band: int

    @property
    def place(self) -> Place:
        """The key under which the schedule is found: workload key, target, machine."""
        return (self.key, self.target, self.machine)


def load_database(path: Path) -> dict[Place, TunedSchedule]:
    """Return the tuned schedules of a file. Raises UserError for a missing or damaged file."""
    remedy = "restore it or delete it and tune again"
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise UserError(f"{path}: no such file of tuned schedules; tune first") from None
    except OSError as error:
        raise UserError(f"{path}: cannot be read ({error.strerror}); give a readable file") from None
    except (ValueError, RecursionError) as error:
        raise UserError(f"{path}: no tuned schedules ({error_line(error)}); {remedy}") from None
    if not isinstance(data, dict) or data.get("format") != _FORMAT or not _is_list(data.get("entries")):
        raise UserError(f"{path}: no tuned schedules (its format is not {_FORMAT!r}); {remedy}")
    entries: dict[Place, TunedSchedule] = {}
    for number, record in enumerate(data["entries"], 1):
        entry = _parse(record)
        if isinstance(entry, str):
            raise UserError(f"{path}: entry {number} is damaged ({entry}); {remedy}")
        if entry.place in entries:
            raise UserError(f"{path}: entry {number} ({entry.key!r}) is there twice; delete one of them")
        entries[entry.place] = entry
    return entries


def store(path: Path, entry: TunedSchedule) -> None:
    """Add ``entry`` to the file ``path`` at once, in place of an entry with the same key, target and machine.
    Of two processes that store at the same moment, one can lose its entry. Raises UserError for an entry that
    could not be loaded again, and for a damaged or read-only file, which stays unchanged."""
    try:
        parts = json.loads(entry.trace)
    except (ValueError, RecursionError):
        parts = None
    entry = replace(entry, trace=json.dumps(parts, separators=(",", ":")))
    read = _parse({**asdict(entry), "trace": parts, "checksum": _checksum(entry)})
    if isinstance(read, str):
        raise UserError(f"tuned schedule {entry.key!r}: {read}; nothing was stored")
    entries = (load_database(path) if path.exists() else {}) | {entry.place: entry}
    records = [_record(entries[place]) for place in sorted(entries, key=lambda place: place[::-1])]
    text = f'{{\n "format": {json.dumps(_FORMAT)},\n "entries": [\n' + ",\n".join(records) + "\n ]\n}\n"
    write_atomically(path, text)


def _record(entry: TunedSchedule) -> str:
    """Return the entry as JSON with a line per instruction or decision."""
    lines = [f'  "{name}": {json.dumps(value)}' for name, value in asdict(entry).items() if name != "trace"]
    parts = [",\n    ".join(map(json.dumps, part)) for part in json.loads(entry.trace)]
    lines.append('  "trace": [\n   [\n    ' + "\n   ],\n   [\n    ".join(parts) + "\n   ]\n  ]")
    lines.append(f'  "checksum": "{_checksum(entry)}"')
    return " {\n" + ",\n".join(lines) + "\n }"


def _checksum(entry: TunedSchedule) -> str:
    return hashlib.sha256(json.dumps(asdict(entry), sort_keys=True).encode()).hexdigest()[:32]


def _parse(record: Any) -> TunedSchedule | str:
    """Return the entry of a JSON record, or a text that says what is wrong with the record."""
    names = {field.name for field in fields(TunedSchedule)}
    if not isinstance(record, dict) or record.keys() != names | {"checksum"}:
        return "its fields are not those of an entry"
    for name in names - {"trace", "seconds", "trials", "band"}:
        if not isinstance(record[name], str):
            return f"{name} is not a string"
    seconds, trials, trace = record["seconds"], record["trials"], record["trace"]
    if not isinstance(seconds, float) or not 0 < seconds < math.inf:
        return f"seconds={seconds!r} is not a time"
    if not isinstance(trials, int) or isinstance(trials, bool) or trials < 1:
        return f"trials={trials!r} is not a count"
    if type(band := record["band"]) is not int or band < 0:
        return f"band={band!r} is not a number of rows"
    if wrong := _malformed(trace):
        return wrong
    values = {name: record[name] for name in names}
    entry = TunedSchedule(**values | {"trace": json.dumps(trace, separators=(",", ":"))})
    return entry if record["checksum"] == _checksum(entry) else "its checksum does not match"


def replay(schedule: Schedule, entry: TunedSchedule) -> None:
    """Apply the entry's trace, with its decisions, to a new schedule of the same workload. The schedule's
    module has one PrimFunc ``main``. The trace's intrinsics must be registered. Raises ReplayError for a
    malformed trace and for a trace of another workload; the schedule then stays unchanged."""
    from tvm.s_tir.schedule import Trace

    name = f"tuned schedule {entry.key!r}"
    try:
        data = json.loads(entry.trace)
    except (ValueError, RecursionError) as error:
        raise ReplayError(f"{name}: not JSON ({error_line(error)})") from None
    if wrong := _malformed(data):
        raise ReplayError(f"{name}: {wrong}")
    if schedule.trace is None or len(schedule.trace.insts):
        raise ReplayError(f"{name}: needs a fresh schedule that records a trace")
    probe = schedule.copy()
    try:
        Trace.apply_json_to_schedule(data, probe)
        applied = plain_trace(probe.trace)
    except Exception as error:  # TVM's errors have no common base class
        raise ReplayError(f"{name}: does not apply ({error_line(error)})") from None
    # TVM changes a tile that does not divide its loop into one that does.
    if applied != data:
        raise ReplayError(f"{name}: was recorded for another workload")
    Trace.apply_json_to_schedule(data, schedule)


def plain_trace(trace: Any) -> Any:
    """Return a TVM trace as lists, strings and numbers, like those of ``json.loads``."""
    return json.loads(json.dumps(trace.as_json(), default=lambda number: number.value))


def _malformed(data: Any) -> str | None:
    """Return what is wrong with a trace, or None. TVM does not check: nulls, bad indices and tiles of 0 end
    the process, and a missing decision is drawn at random."""
    if not _is_list(data, 2) or not _is_list(data[0]) or not _is_list(data[1]):
        return "its trace is not [instructions, decisions]"
    instructions, decisions = data
    known: set[str] = set()
    for number, instruction in enumerate(instructions):
        if wrong := _malformed_instruction(instruction, known):
            return f"instruction {number} of its trace {wrong}"
        known.update(instruction[3])
    sampling = {number for number, (kind, *_) in enumerate(instructions) if kind.startswith("Sample")}
    for decision in decisions:
        if not _is_list(decision, 2) or type(decision[0]) is not int or decision[0] not in sampling:
            return "a decision of its trace belongs to no sampling instruction"
        number, value = decision
        sampling.remove(number)
        # Tiles are positive. A location may be -1 (the root) or -2 (inlined).
        least, values = (1, value) if isinstance(value, list) else (-2, [value])
        if not all(type(v) is int and least <= v < 2**31 for v in values):
            return f"a decision of its trace ({instructions[number][0]}) is no choice or tiling"
    return f"instruction {min(sampling)} of its trace has no decision" if sampling else None


def _malformed_instruction(instruction: Any, known: set[str]) -> str | None:
    """Return what is wrong with an instruction of a trace whose earlier ones define ``known``, or None."""
    if not _is_list(instruction, 4) or not all(map(_is_list, instruction[1:])):
        return "is not [kind, inputs, attributes, outputs]"
    kind, inputs, _, outputs = instruction
    if not isinstance(kind, str) or not all(isinstance(name, str) for name in outputs):
        return "has no kind or output names"
    if _has_null(instruction):
        return "has a null or nests too deep"
    if kind.startswith("Unsafe"):  # others change speed only
        return f"({kind}) may change results"
    subjects = inputs[0] if inputs and isinstance(inputs[0], list) else inputs[:1]
    if not all(isinstance(name, str) and name in known for name in subjects):
        return "works on something undefined"
    return None


def _is_list(value: Any, length: int | None = None) -> bool:
    return isinstance(value, list) and length in (None, len(value))


def _has_null(value: Any, depth: int = 8) -> bool:
    """Return whether ``value`` contains a null, or nests deeper than any trace."""
    if depth and isinstance(value, (list, dict)):
        return any(_has_null(v, depth - 1) for v in (value.values() if isinstance(value, dict) else value))
    return value is None or not depth


def error_line(error: BaseException) -> str:
    """Return the most informative line of an error. TVM's errors are pages that contain the whole program."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()] or [type(error).__name__]
    messages = [line.removeprefix("Error message:") for line in lines if line.startswith("Error message:")]
    if not messages and lines[0].startswith(
        "Traceback"
    ):  # an error of another process, with its stack frames
        messages = [line for line in lines if re.match(r"[\w.]+(Error|Exception|Interrupt)\b", line)]
    return (messages or lines)[0].strip()[:200]
