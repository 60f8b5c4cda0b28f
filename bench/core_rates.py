"""A core's table beside the processor: how many cycles each instruction takes, alone and beside others.

    python -m bench.core_rates --core zen5
    python -m bench.core_rates --core zen5 --pairs

Every instruction of the core's target runs again and again on registers that wait for nothing (one that
changes a register: on as many as hide its latency), and beside it stands what the table says of that.
``--pairs``: each also in turns with one instruction of every set of ports that the table has, which shows
whether they share them.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from rich import box

import isa_specs
from bench.clock import Contestant, calibrate, load, measure
from bench.harness import Spread, benchmark, flag, grid, machine_text, screen, value
from isa_specs.cores import Core, cores
from isa_specs.instruction import Instruction, Isa, RegisterOperand, Tiles
from sketches.throughput import Pressure, cycles, usage_pressure
from synth.emit.features import host_features, host_target
from synth.errors import UserError
from synth.forms.packing import aligned

#: Turns of the loop in a call. In its body an instruction stands so often: more than any latency hides, with
#: registers for two instructions.
TURNS, COPIES = 64, {512: 12, 256: 6}
#: An immediate with which no instruction does what a simpler one does, where it is a legal one.
CROOKED = 5
PROTOTYPE = "void {symbol}(int64_t rounds, const uint8_t *in, uint8_t *out)"


@dataclass(frozen=True)
class Rate:
    """Cycles of one run of these instructions side by side, by the table and measured (median, quartiles)."""

    names: tuple[str, ...]
    table: float
    measured: Spread

    @property
    def off(self) -> float:
        """By how much the measured time is longer than the table's (negative: shorter)."""
        return self.measured[0] / self.table - 1


def table_cycles(core: Core, target: str, instructions: Sequence[Instruction]) -> float:
    """Cycles of one run of the instructions by the core's table. Raises MissingUsage."""
    asked = Pressure()
    for one in instructions:
        asked += usage_pressure(core.usage(one, target))
    return cycles(core, asked).total


def loop(symbol: str, instructions: Sequence[Instruction], copies: int, tiles: Tiles | None = None) -> str:
    """C of a function that runs each of the instructions ``copies`` times per turn of its loop.

    The compiler is told that operands change and that results are read, so that it makes every run; the
    processor sees the same registers again.
    """
    before, body, after = [], [], []
    for number, one in enumerate(instructions):
        changed = _changes(one)
        for place, operand in enumerate(one.operands):
            if operand.memory or operand.is_tile_register:
                continue
            several = [f"c{number}_{copy}" for copy in range(copies)]
            for name in several if changed and place == 0 else [f"x{number}_{place}"]:
                before.append(f"{operand.c_type} {name}; memcpy(&{name}, in, {operand.bytes});")
        if changed:
            after += [_read(one.result, f"c{number}_{copy}") for copy in range(copies)]
    for copy in range(copies):
        for number, one in enumerate(instructions):
            body += _run(one, number, copy)
    text = "\n    ".join((*body, *after))
    start = "\n  ".join([*([tiles.entered()] if tiles else []), *before])
    end = f"  {tiles.leave}\n" if tiles else ""
    head = PROTOTYPE.format(symbol=symbol)
    rounds = f"  for (int64_t round = 0; round < rounds; ++round) {{\n    {text}\n  }}\n"
    return f"{head} {{\n  {start}\n{rounds}{end}}}\n"


def _run(instruction: Instruction, number: int, copy: int) -> list[str]:
    changed, arguments, lines = _changes(instruction), [], []
    for place, operand in enumerate(instruction.operands):
        if operand.memory:
            arguments.append(f"in + {64 * copy}")
            continue
        if operand.is_tile_register:
            # Half of the registers are changed, in turns, and the others read.
            arguments.append(str(place + 4 if place else copy % 4))
            continue
        name = f"c{number}_{copy}" if changed and place == 0 else f"x{number}_{place}"
        lines.append(f'__asm__ volatile("" : "+{_constraint(operand)}"({name}));')
        arguments.append(name)
    legal = instruction.immediates or (0,)
    imm = CROOKED if CROOKED in legal else legal[len(legal) // 2]
    text = instruction.c.format(*arguments, imm=imm, out=_place(instruction, copy), distance=64)
    if instruction.result.memory or instruction.result.is_tile_register:
        lines.append(f"{text};")
    elif changed:
        lines.append(f"{arguments[0]} = {text};")
    else:
        lines.append(f"{{ {instruction.result.c_type} y = {text}; {_read(instruction.result, 'y')} }}")
    if instruction.result.memory or any(operand.memory for operand in instruction.operands):
        lines.append('__asm__ volatile("" ::: "memory");')
    return lines


def _place(instruction: Instruction, copy: int) -> str:
    """Where a result goes that C does not name as a value."""
    return str(copy % 4) if instruction.result.is_tile_register else f"out + {64 * copy}"


def _changes(instruction: Instruction) -> bool:
    """Whether the instruction writes to the register of its first operand."""
    operands = instruction.operands
    return len(operands) > 2 and operands[0] == instruction.result and not operands[0].is_tile_register


def _constraint(operand: RegisterOperand) -> str:
    if operand.c_type.startswith("__m"):
        return "v"
    return "Yk" if operand.bits == 16 else "r"


def _read(operand: RegisterOperand, name: str) -> str:
    return f'__asm__ volatile("" :: "{_constraint(operand)}"({name}));'


def probes(core: Core, target: str, instructions: Sequence[Instruction]) -> list[Instruction]:
    """One instruction for each set of ports that single micro-operations of the table go to."""
    found: dict[object, Instruction] = {}
    for one in instructions:
        used = core.usage(one, target)
        if len(used.ops) == 1 and used.ops[0][1] == 1 and not one.result.memory:
            found.setdefault(used.ops, one)
    return list(found.values())


def rates(
    core: Core, isa: Isa, target: str, groups: Sequence[tuple[Instruction, ...]], seconds: float
) -> list[Rate]:
    """Each group's cycles, measured in turns for ``seconds`` a group. Raises CompileError, MissingUsage."""
    copies = COPIES[isa.vector_bits]
    symbols = [f"rate{number}" for number in range(len(groups))]
    tiles = isa.tile_registers(target)
    declared = "\n".join(tiles.declarations if tiles else ())
    head = f"#include <stdint.h>\n#include <string.h>\n{isa.preamble}\n{declared}\n"
    files = {
        f"{symbol}.c": head + loop(symbol, group, copies, tiles)
        for symbol, group in zip(symbols, groups, strict=True)
    }
    prototypes = [PROTOTYPE.format(symbol=symbol) for symbol in symbols]
    functions = load(files, prototypes, isa.target(target).feature_names)
    every = (operand for group in groups for one in group for operand in (*one.operands, one.result))
    largest = max((operand.bytes for operand in every if operand.memory), default=0)
    source, result = (aligned(np.zeros(64 * copies + largest, np.uint8)) for _ in range(2))
    contestants = [
        Contestant(
            symbol, TURNS * copies, lambda calls, f=functions[symbol]: f.slice(calls, TURNS, source, result),
            lambda: None,
        )
        for symbol in symbols
    ]  # fmt: skip
    found = measure(contestants, seconds * len(groups))
    result_rates = []
    for symbol, group in zip(symbols, groups, strict=True):
        median, low, high = found[symbol].rate
        spread = (1 / median, 1 / high, 1 / low)
        result_rates.append(Rate(tuple(one.name for one in group), table_cycles(core, target, group), spread))
    return result_rates


def check_machine(isa: Isa, target: str) -> None:
    """Raise UserError where this computer does not run the target's instructions."""
    needed = isa.target(target)
    lacking = sorted(set(needed.feature_names) - host_features())
    if needed.architecture != host_target():
        raise UserError(f"--target {target}: this computer is no {needed.architecture}")
    if lacking:
        raise UserError(f"--target {target}: this CPU has no {lacking[0]}")


@benchmark(
    value("--core", "skylake", "Whose table.", "name"),
    value("--target", None, "Whose instructions.  [default: the core's usual one]"),
    flag("--pairs", "Each instruction beside one of every set of ports, too.", "pairs"),
    value("--off", 0.1, "What part of the table's cycles is a difference."),
    value("--seconds", 0.05, "Timing per instruction or pair."),
)
def main(name: str, target: str | None, pairs: bool, off: float, seconds: float) -> None:
    """Compare the table of a core with this computer's processor."""
    known = sorted(core.name for core in cores().values() if "x86_64" in core.targets)
    if name not in known:
        raise UserError(f"--core {name}: no core of an x86_64 machine; use {' or '.join(known)}")
    core = cores()[name]
    isa, chosen = isa_specs.load(core.isa), target or core.targets[0]
    if chosen not in core.targets:
        raise UserError(f"--target {chosen}: {name} has {', '.join(core.targets)}")
    check_machine(isa, chosen)
    console = screen(100)
    console.print(f"{machine_text()}\ncore clock {calibrate() / 1e9:.3f} GHz at the start, one thread")
    instructions = [one for one in isa.on(chosen) if one.cost(chosen)]
    groups: list[tuple[Instruction, ...]] = [(one,) for one in instructions]
    if pairs:
        beside = probes(core, chosen, instructions)
        groups += [(one, other) for one in instructions for other in beside if one is not other]
    found = rates(core, isa, chosen, groups, seconds)
    table = grid(
        f"Cycles of one run, by the table of {name} and measured",
        ("instruction", "beside"),
        ("table", "measured (quartiles)", "off"),
        box=box.SIMPLE_HEAD,
    )
    differ = 0
    for rate in found:
        wrong = abs(rate.off) > off
        differ += wrong
        if len(rate.names) == 1 or wrong:
            second = isa.instructions[rate.names[1]].mnemonic if len(rate.names) > 1 else ""
            measured = f"{rate.measured[0]:.2f} ({rate.measured[1]:.2f}-{rate.measured[2]:.2f})"
            table.add_row(
                rate.names[0], second, f"{rate.table:.2f}", measured, f"{rate.off:+.0%}" if wrong else ""
            )
    console.print(table)
    console.print(f"{differ} of {len(found)} differ by more than {off:.0%}; pairs are shown where they do")


if __name__ == "__main__":
    main()
