"""Cycles of straight-line AArch64 code that repeats, by OSACA and by llvm-mca, and what the pipes allow at
best.

OSACA 0.7.1 knows hardly any integer instruction of Advanced SIMD: its models of both cores lack ``cnt``,
``tbl``, ``ld1r`` and the additions of bytes, and its Cortex-A72 does ``eor`` of vectors in a scalar unit. So
every vector instruction gets the pipes and the latency that ``isa_specs.cores_arm`` has from Arm's
optimization guides, and scalar instructions that a model lacks go to its integer, branch or memory units with
their usual latency. OSACA then balances the pipes and follows the dependences from round to round. It knows
no front end; that bound is added here.
"""

import functools
import importlib
import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bench.neon_loops import TARGET, vector
from isa_specs.cores import Core, Usage, core
from sketches.throughput import Pressure, port_bound, usage_pressure
from synth.emit.targets import get_target
from synth.errors import UserError


@dataclass(frozen=True)
class Bounds:
    """Cycles of a round: what the ``ports`` need, the ``front`` end, and the longest ``chain`` from round to
    round."""

    ports: float
    front: float
    chain: float

    @property
    def cycles(self) -> float:
        return max(self.ports, self.front, self.chain)

    @property
    def bound(self) -> str:
        """What is largest."""
        return {self.chain: "chain", self.front: "front end", self.ports: "ports"}[self.cycles]


# ---- instructions -----------------------------------------------------------------------------------------

#: Mnemonics under which the cores' tables have no rule -> one that the same pipes execute as fast.
_SAME = {"mov": "orr", "movi": "dup", "mvni": "dup", "not": "mvn", "bit": "bsl", "bif": "bsl", "ins": "dup",
         "ushll": "uxtl", "sshll": "sxtl", "ldr": "ld1", "ldur": "ld1", "str": "st1",
         "stur": "st1"}  # fmt: skip


def usage_of(machine: Core, line: str) -> Usage:
    """What an instruction on vector registers takes. Raises LookupError for one without a rule."""
    name = line.split()[0]
    registers = 1
    if name in ("ldp", "stp"):
        name, registers = {"ldp": "ld1", "stp": "st1"}[name], 2
    elif name in ("ld1", "st1"):
        registers = len(re.findall(r"\bv\d+", line))
    elif repeated := re.fullmatch(r"ld([234])r", name):
        # As many loads that repeat a word.
        name, registers = "ld1r", int(repeated[1])
    elif name in ("mov", "ins") and re.search(r"\b[wx]\d+\b", line):
        name = "umov"
    if name != "tbl":
        name = _SAME.get(name, _SAME.get(name.removesuffix("2"), name))
    bits = 128 if re.search(r"\.(16b|8h|4s|2d)\b|\bq\d", line) else 64
    for text in (name, name.removesuffix("2")):
        for rule in machine.rules:
            if text in rule.mnemonics.split() and rule.family is None and rule.bits in (None, bits):
                found = rule.usage
                ops = tuple((ports, count * registers) for ports, count in found.ops)
                return Usage(ops, found.slots * registers, found.latency, found.accumulate)
    raise LookupError(f"core {machine.name} has no rule for {line!r}")


def front_end(machine: Core, lines: Sequence[str]) -> float:
    """Cycles that the front end needs for these instructions."""
    return sum(usage_of(machine, line).slots if vector(line) else 1 for line in lines) / machine.width


def roofline(machine: Core, asked: Mapping[str, float], macs: float) -> float:
    """Multiply-accumulates per cycle at best: ``macs`` of them take the instructions ``asked`` (mnemonic ->
    how often, on 128 bits), which go to their pipes as evenly as they can and take their places in the front
    end."""
    total = Pressure()
    for name, count in asked.items():
        total += usage_pressure(usage_of(machine, f"{name} v0.16b, v0.16b, v0.16b"), count)
    return macs / max(port_bound(total.ops), total.slots / machine.width)


# ---- OSACA ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Units:
    """How OSACA names a core and its units: ``ports`` of ``isa_specs`` -> its own, then scalar units."""

    arch: str
    ports: Mapping[str, str]
    integer: str
    branch: str
    load: str
    store: str


_UNITS = {
    "cortex-a72": _Units("A72", {"f0": "6", "f1": "4", "l": "1", "s": "3"}, "05", "7", "1", "3"),
    "neoverse-n1": _Units("N1", {"v0": "4", "v1": "5", "l0": "6", "l1": "7"}, "123", "0", "67", "67"),
}


def osaca_bounds(lines: Sequence[str], name: str) -> Bounds:
    """Bounds of instructions that repeat on core ``name`` (``cortex-a72`` or ``neoverse-n1``).

    Raises UserError without OSACA, LookupError for an instruction that neither model knows.
    """
    machine = core(name)
    kernel = _analysed([part for line in lines for part in _stepped(line)], name)
    osaca = _osaca(name)
    graph = osaca.graph(kernel, osaca.parser, osaca.model, osaca.semantics, -1)
    lengths = [found["latency"] for found in graph.get_loopcarried_dependencies().values()]
    sums = type(osaca.semantics).get_throughput_sum(kernel)
    return Bounds(max(sums, default=0.0), front_end(machine, lines), max(lengths, default=0.0))


def table_bounds(lines: Sequence[str], name: str) -> Bounds:
    """The same from the pipes that OSACA is told of, without OSACA, which takes minutes to balance a thousand
    instructions: the best balance of the vector and memory pipes, the front end, and no chain. Any core."""
    machine = core(name)
    asked = Pressure()
    for line in lines:
        access = re.match(r"(ld|st)", line)
        if vector(line):
            asked += usage_pressure(usage_of(machine, line))
        elif access is not None:
            asked += usage_pressure(usage_of(machine, f"{access[1]}1 {{ v0.8b }}, [x0]"))
    return Bounds(port_bound(asked.ops), front_end(machine, lines), 0.0)


def _stepped(line: str) -> tuple[str, ...]:
    """An access that adds a register to its address becomes two instructions, as OSACA cannot read it."""
    found = re.fullmatch(r"(.*\[(\w+)\]), (x\d+)", line)
    return (line,) if found is None else (found[1], f"add {found[2]}, {found[2]}, {found[3]}")


def _analysed(lines: Sequence[str], name: str) -> list[Any]:
    """OSACA's instructions, with their ports."""
    osaca = _osaca(name)
    kernel = [form for form in osaca.parser.parse_file("\n".join(lines) + "\n") if form.mnemonic]
    osaca.semantics.normalize_instruction_forms(kernel)
    osaca.semantics.add_semantics(kernel)
    for form, line in zip(kernel, lines, strict=True):
        unknown = [flag for flag in form.flags if flag in ("tp_unknown", "lt_unknown")]
        if vector(line) or unknown:
            pressure, latency = _supplied(line, core(name), _UNITS[name])
            form.port_uops = pressure
            form.port_pressure = osaca.model.average_port_pressure(pressure)
            form.throughput = max(form.port_pressure)
            form.latency = form.latency_wo_load = latency
            form.flags = [flag for flag in form.flags if flag not in unknown]
    osaca.semantics.assign_optimal_throughput(kernel)
    osaca.semantics.assign_optimal_throughput(kernel)
    return list(kernel)


def _supplied(line: str, machine: Core, units: _Units) -> tuple[list[list[Any]], float]:
    """OSACA's spelling of micro-operations by port, and the latency, of an instruction that it is told
    about."""
    text = line.split()[0]
    if vector(line):
        usage = usage_of(machine, line)
        ops = [[float(count), "".join(sorted(units.ports[p] for p in ports))] for ports, count in usage.ops]
        return ops, float(usage.chain)
    if re.fullmatch(r"b(\..*)?|cbn?z|tbn?z|ret|br", text):
        return [[1.0, units.branch]], 1.0
    if text.startswith("ld"):
        return [[1.0, units.load]], 4.0
    return [[1.0, units.store if text.startswith("st") else units.integer]], 1.0


@dataclass(frozen=True)
class _Osaca:
    parser: Any
    model: Any
    semantics: Any
    graph: Any


@functools.cache
def _osaca(name: str) -> _Osaca:
    try:
        semantics = importlib.import_module("osaca.semantics")
        get_asm_parser = importlib.import_module("osaca.osaca").get_asm_parser
    except ImportError:
        raise UserError("OSACA is not installed: pip install osaca") from None

    # Longer code would be followed by several processes against the clock.
    graph = type("Graph", (semantics.KernelDG,), {"INSTRUCTION_THRESHOLD": 1 << 30})
    arch = _UNITS[name].arch
    parser, model = get_asm_parser(arch, None), semantics.MachineModel(arch=arch)
    return _Osaca(parser, model, semantics.ArchSemantics(parser, model), graph)


# ---- llvm-mca ---------------------------------------------------------------------------------------------

#: Rounds that are simulated; the first ones, in which the pipeline fills, are taken off.
_WARM, _ROUNDS = 50, 200
#: The first version with a model of that core of its own; of Cortex-A55 the one that its table is from, since
#: version 14 has two ``udot`` by element end where there is one.
SINCE = {
    "cortex-a53": 0, "cortex-a72": 0, "neoverse-n1": 17, "cortex-a55": 19, "neoverse-n2": 16,
    "neoverse-v1": 17, "neoverse-v2": 16,
}  # fmt: skip


@functools.cache
def llvm_mca(least: int = 0) -> tuple[str, int] | None:
    """The command and the major version of the first llvm-mca on the PATH, the plain name before newer
    versions, that has at least this one."""
    for name in ("llvm-mca", *(f"llvm-mca-{version}" for version in range(30, 10, -1))):
        if path := shutil.which(name):
            done = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
            found = re.search(r"LLVM version (\d+)", done.stdout)
            if found is not None and int(found.group(1)) >= least:
                return path, int(found.group(1))
    return None


def mca_cycles(lines: Sequence[str], name: str) -> float | None:
    """Cycles per round that llvm-mca simulates on core ``name``; None where no llvm-mca has it.

    Raises UserError where llvm-mca does not read an instruction.
    """
    found = mca_cycles_each([lines], name)
    return None if found is None else found[0]


def mca_cycles_each(codes: Sequence[Sequence[str]], name: str) -> list[float] | None:
    """``mca_cycles`` of several pieces of code, each by itself."""
    tool = llvm_mca(SINCE[name])
    if tool is None:
        return None
    pieces = [["# LLVM-MCA-BEGIN", *lines, "# LLVM-MCA-END"] for lines in codes]
    text = "\n".join(line for piece in pieces for line in piece) + "\n"

    def totals(rounds: int) -> list[int]:
        done = subprocess.run(
            [tool[0], f"-mtriple={get_target(TARGET).zig_triple}", f"-mcpu={name}", f"-iterations={rounds}"],
            input=text, capture_output=True, text=True, check=False,
        )  # fmt: skip
        found = re.findall(r"Total Cycles:\s+(\d+)", done.stdout)
        if len(found) != len(codes):
            error = (done.stderr.strip().splitlines() or ["nothing"])[0]
            raise UserError(f"llvm-mca {tool[1]} says {error!r}: try a newer llvm-mca")
        return [int(cycles) for cycles in found]

    if not codes:
        return []
    pairs = zip(totals(_WARM + _ROUNDS), totals(_WARM), strict=True)
    return [(long - short) / _ROUNDS for long, short in pairs]
