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

from bench.clock import Contestant, calibrate, core_named, load, measure
from bench.harness import Spread, benchmark, flag, grid, machine_text, screen, text_of, value
from isa_specs.cores import Core
from isa_specs.instruction import Instruction, Isa, RegisterOperand, Tiles
from sketches.throughput import Pressure, cycles, usage_pressure
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
    pressure = Pressure()
    for instruction in instructions:
        pressure += usage_pressure(core.usage(instruction, target))
    return cycles(core, pressure).total


def loop(symbol: str, instructions: Sequence[Instruction], copies: int, tiles: Tiles | None = None) -> str:
    """C of a function that runs each of the instructions ``copies`` times per turn of its loop.

    The compiler is told that operands change and that results are read, so that it makes every run; the
    processor sees the same registers again.
    """
    before, body, after = [], [], []
    for number, instruction in enumerate(instructions):
        copied = [f"c{number}_{copy}" for copy in range(copies)] if _changes(instruction) else []
        for index, operand in enumerate(instruction.operands):
            if not operand.memory and not operand.is_tile_register:
                for name in copied if copied and index == 0 else [f"x{number}_{index}"]:
                    before.append(f"{operand.c_type} {name}; memcpy(&{name}, in, {operand.bytes});")
        after += [_read(instruction.result, name) for name in copied]
    for copy in range(copies):
        for number, instruction in enumerate(instructions):
            body += _run(instruction, number, copy)
    text = "\n    ".join((*body, *after))
    start = "\n  ".join([*([tiles.entered()] if tiles else []), *before])
    end = f"  {tiles.leave}\n" if tiles else ""
    rounds = f"  for (int64_t round = 0; round < rounds; ++round) {{\n    {text}\n  }}\n"
    return f"{PROTOTYPE.format(symbol=symbol)} {{\n  {start}\n{rounds}{end}}}\n"


def _run(instruction: Instruction, number: int, copy: int) -> list[str]:
    changed, arguments, lines = _changes(instruction), [], []
    for index, operand in enumerate(instruction.operands):
        if operand.memory:
            arguments.append(f"in + {64 * copy}")
            continue
        if operand.is_tile_register:
            # Half of the registers are changed, in turns, and the others read.
            arguments.append(str(index + 4 if index else copy % 4))
            continue
        name = f"c{number}_{copy}" if changed and index == 0 else f"x{number}_{index}"
        lines.append(f'__asm__ volatile("" : "+{_constraint(operand)}"({name}));')
        arguments.append(name)
    legal = instruction.immediates or (0,)
    imm = CROOKED if CROOKED in legal else legal[len(legal) // 2]
    # Where a result goes that C does not name as a value.
    out = str(copy % 4) if instruction.result.is_tile_register else f"out + {64 * copy}"
    text = instruction.c.format(*arguments, imm=imm, out=out, distance=64)
    if instruction.result.memory or instruction.result.is_tile_register:
        lines.append(f"{text};")
    elif changed:
        lines.append(f"{arguments[0]} = {text};")
    else:
        lines.append(f"{{ {instruction.result.c_type} y = {text}; {_read(instruction.result, 'y')} }}")
    if instruction.result.memory or any(operand.memory for operand in instruction.operands):
        lines.append('__asm__ volatile("" ::: "memory");')
    return lines


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
    by_ports: dict[object, Instruction] = {}
    for instruction in instructions:
        usage = core.usage(instruction, target)
        if len(usage.ops) == 1 and usage.ops[0][1] == 1 and not instruction.result.memory:
            by_ports.setdefault(usage.ops, instruction)
    return list(by_ports.values())


def rates(
    core: Core, isa: Isa, target: str, groups: Sequence[tuple[Instruction, ...]], seconds: float
) -> list[Rate]:
    """Each group's cycles, measured in turns for ``seconds`` a group. Raises CompileError, MissingUsage."""
    copies, tiles = COPIES[isa.vector_bits], isa.tile_registers(target)
    by_symbol = {f"rate{number}": group for number, group in enumerate(groups)}
    declared = "\n".join(tiles.declarations if tiles else ())
    head = f"#include <stdint.h>\n#include <string.h>\n{isa.preamble}\n{declared}\n"
    files = {f"{symbol}.c": head + loop(symbol, group, copies, tiles) for symbol, group in by_symbol.items()}
    prototypes = [PROTOTYPE.format(symbol=symbol) for symbol in by_symbol]
    functions = load(files, prototypes, isa.target(target).feature_names)
    operands = (operand for group in groups for i in group for operand in (*i.operands, i.result))
    largest = max((operand.bytes for operand in operands if operand.memory), default=0)
    source, result = (aligned(np.zeros(64 * copies + largest, np.uint8)) for _ in range(2))
    contestants = [
        Contestant(
            symbol, TURNS * copies, lambda calls, f=functions[symbol]: f.slice(calls, TURNS, source, result),
            lambda: None,
        )
        for symbol in by_symbol
    ]  # fmt: skip
    cycles = measure(contestants, seconds * len(groups))
    measured = []
    for symbol, group in by_symbol.items():
        median, low, high = cycles[symbol].rate
        names = tuple(instruction.name for instruction in group)
        spread = (1 / median, 1 / high, 1 / low)
        measured.append(Rate(names, table_cycles(core, target, group), spread))
    return measured


@benchmark(
    value("--core", "skylake", "Whose table.", "name"),
    value("--target", None, "Whose instructions.  [default: the core's usual one]"),
    flag("--pairs", "Each instruction beside one of every set of ports, too.", "pairs"),
    value("--off", 0.1, "What part of the table's cycles is a difference."),
    value("--seconds", 0.05, "Timing per instruction or pair."),
)
def main(name: str, target: str | None, pairs: bool, off: float, seconds: float) -> None:
    """Compare the table of a core with this computer's processor."""
    core, isa, chosen = core_named(name, target)
    console = screen(100)
    console.print(f"{machine_text()}\ncore clock {calibrate() / 1e9:.3f} GHz at the start, one thread")
    instructions = [instruction for instruction in isa.on(chosen) if instruction.cost(chosen)]
    groups: list[tuple[Instruction, ...]] = [(instruction,) for instruction in instructions]
    if pairs:
        beside = probes(core, chosen, instructions)
        groups += [(first, second) for first in instructions for second in beside if first is not second]
    table = grid(
        f"Cycles of one run, by the table of {name} and measured", ("instruction", "beside"),
        ("table", "measured (quartiles)", "off"), box=box.SIMPLE_HEAD,
    )  # fmt: skip
    differ = 0
    for rate in rates(core, isa, chosen, groups, seconds):
        is_off = abs(rate.off) > off
        differ += is_off
        if len(rate.names) == 1 or is_off:
            second = isa.instructions[rate.names[1]].mnemonic if len(rate.names) > 1 else ""
            numbers = (f"{rate.table:.2f}", text_of(rate.measured), f"{rate.off:+.0%}" if is_off else "")
            table.add_row(rate.names[0], second, *numbers)
    console.print(table)
    console.print(f"{differ} of {len(groups)} differ by more than {off:.0%}; pairs are shown where they do")
