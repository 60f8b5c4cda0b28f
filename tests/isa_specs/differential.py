"""Run every instruction of a table on a real machine (or its emulator) and record what it did.

One C function per instruction and immediate applies the intrinsic, spelled as the table spells it, to each of
n states. What comes back is compared with the concrete interpreter by whoever asks (``disagreements``).
"""

import functools
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

import isa_specs
from isa_specs.architectures_wasm import WasmEngine
from isa_specs.concrete import allowed, execute
from isa_specs.instruction import Instruction, Isa, Target, Tiles
from synth.emit.machine import Unit, WasmtimeExecutor, load_code, why_not
from tests.isa_specs.boundary import vectors

Bytes = NDArray[np.uint8]
EVERY_IMMEDIATE = 16
EVERY_LANE, SOME_LANES = 64, 3
PER_FILE = 100


@dataclass(frozen=True, eq=False)
class Recorded:
    """What a machine did: ``inputs`` are uint8 [s, bytes], one per operand; ``output`` is uint8 [s, bytes].

    ``run_immediates`` of the ``legal_immediates`` of this instruction were run (both 0 where it has none).
    """

    instruction: Instruction
    imm: int | None
    inputs: tuple[Bytes, ...]
    output: Bytes
    target: str
    machine: str
    run_immediates: int
    legal_immediates: int

    @property
    def name(self) -> str:
        return self.instruction.name


def sampled_immediates(instruction: Instruction, seed: int) -> tuple[int | None, ...]:
    """The immediates to run: all of up to 16, else the boundary ones and random others, 16 together."""
    legal = instruction.immediates
    if legal is None:
        return (None,)
    if len(legal) <= EVERY_IMMEDIATE:
        return legal
    # The last four of a shift are the largest proper amount and those that shift everything out.
    chosen = {*legal[:2], *legal[-4:], legal[len(legal) // 2 - 1], legal[len(legal) // 2]}
    rest = [imm for imm in legal if imm not in chosen]
    chosen.update(random.Random(f"{seed}/{instruction.name}").sample(rest, EVERY_IMMEDIATE - len(chosen)))
    return tuple(sorted(chosen))


def sampled_lanes(instruction: Instruction, seed: int) -> tuple[int, ...]:
    """The lanes of the result to look at one by one: all of up to 64, else the first, the last and others."""
    imm = None if instruction.immediates is None else instruction.immediates[0]
    count = len(instruction.lanes(imm))
    if count <= EVERY_LANE:
        return tuple(range(count))
    drawn = random.Random(f"{seed}/{instruction.name}").sample(range(1, count - 1), SOME_LANES - 2)
    return (0, *sorted(drawn), count - 1)


def harness_function(
    symbol: str, instruction: Instruction, imm: int | None, tiles: Tiles | None = None
) -> str:
    """C text of ``void symbol(int n, const uint8_t *a0, ..., uint8_t *out)``, which runs n states. ``tiles``:
    how registers that have numbers get there and back (not by the table's text: that is what is tested)."""
    lines, args = [], []
    for index, operand in enumerate(instruction.operands):
        at = f"a{index} + i * {operand.bytes}"
        if operand.memory:
            args.append(at)
        elif operand.is_tile_register:
            lines.append(f"_tile_loadd({index}, {at}, 64);")
            args.append(str(index))
        else:
            lines.append(f"{operand.c_type} x{index}; memcpy(&x{index}, {at}, {operand.bytes});")
            args.append(f"x{index}")
    result = instruction.result
    at = f"out + i * {result.bytes}"
    number = 0 if instruction.operands[0].is_tile_register else len(args)
    text = instruction.c.format(*args, imm=imm, out=number if result.is_tile_register else at, distance=64)
    if result.memory:
        lines.append(f"{text};")
    elif result.is_tile_register:
        lines += [f"{text};", f"_tile_stored({number}, {at}, 64);"]
    else:
        lines.append(f"{result.c_type} r = {text}; memcpy({at}, &r, {result.bytes});")
    body = "\n    ".join(lines)
    enter, leave = (f"  {tiles.entered()}\n", f"  {tiles.leave}\n") if tiles else ("", "")
    loop = f"  for (int i = 0; i < n; ++i) {{\n    {body}\n  }}\n"
    return f"{_prototype(symbol, instruction)}\n{{\n{enter}{loop}{leave}}}\n"


def _prototype(symbol: str, instruction: Instruction) -> str:
    inputs = "".join(f"const uint8_t *a{index}, " for index in range(len(instruction.operands)))
    return f"void {symbol}(int n, {inputs}uint8_t *out)"


def _sources(
    isa: Isa, target: Target, cases: Sequence[tuple[str, Instruction, int | None]], per_file: int
) -> dict[str, str]:
    tiles = isa.tile_registers(target.name)
    declared = "\n".join(tiles.declarations if tiles else ())
    head = f"#include <stdint.h>\n#include <string.h>\n{isa.preamble}\n{declared}\n"
    # An optimizing clang runs something else: vandps for vpand, one shuffle for another.
    head += "#if defined(__clang__)\n#pragma clang optimize off\n#endif\n"
    files = {}
    for start in range(0, len(cases), per_file):
        functions = [harness_function(*case, tiles) for case in cases[start : start + per_file]]
        files[f"part{start // per_file}.c"] = head + "\n".join(functions)
    return files


def _at_odd_address(array: Bytes) -> Bytes:
    """The same values at an address that is no multiple of two; uint8 [s, bytes]."""
    space = np.empty(array.size + 64, dtype=np.uint8)
    start = 1 - space.ctypes.data % 2 + 32
    moved = space[start : start + array.size].reshape(array.shape)
    moved[...] = array
    return moved


def _for_operand(instruction: Instruction, index: int, array: Bytes) -> Bytes:
    """Pointers promise no alignment, so they get none."""
    operand = instruction.operands[index]
    if operand.memory:
        return _at_odd_address(array)
    return np.ascontiguousarray(array)


#: A call of a function: its symbol, the number of states, the operands' arrays and that of the results.
Call = tuple[str, int, *tuple[Bytes, ...]]
#: Runs calls of a unit's functions on a target's machine. Returns the machine's name.
Runner = Callable[[Unit, Target, Sequence[Call]], str]


def on_this_computer(unit: Unit, target: Target, calls: Sequence[Call]) -> str:
    machine = load_code(unit.sources, unit.cdef, target.architecture, target.feature_names)
    for call in calls:
        machine.call(*call)
    return machine.describe()


def in_deterministic_wasmtime(unit: Unit, target: Target, calls: Sequence[Call]) -> str:
    engine = WasmEngine(frozenset(target.feature_names), deterministic=True)
    machine = WasmtimeExecutor(target.architecture, engine).load(unit)
    for call in calls:
        machine.call(*call)
    return f"deterministic {machine.describe()}"


def run_instructions(
    isa: Isa, target: str, seed: int, instructions: Sequence[Instruction], run: Runner = on_this_computer
) -> list[Recorded]:
    """Run instructions of a target on boundary states and random ones.

    Raises UserError where the target can neither be run nor emulated here.
    """
    there = isa.target(target)
    immediates = {i.name: sampled_immediates(i, seed) for i in instructions}
    cases = [
        (f"case{number}", instruction, imm)
        for number, (instruction, imm) in enumerate(
            (i, imm) for i in instructions for imm in immediates[i.name]
        )
    ]
    cdef = "".join(f"{_prototype(symbol, instruction)};\n" for symbol, instruction, _ in cases)
    unit = Unit(_sources(isa, there, cases, PER_FILE), cdef, there.feature_names)
    inputs = {i.name: tuple(vectors(i, seed)) for i in instructions}
    calls: list[Call] = []
    for symbol, instruction, _ in cases:
        states = inputs[instruction.name]
        # Not zeros: a byte that is never written must not pass for a result.
        shape = (states[0].shape[0], instruction.result.bytes)
        output = np.full(shape, 0xA5, dtype=np.uint8)
        if instruction.result.memory:
            output = _at_odd_address(output)
        args = [_for_operand(instruction, index, array) for index, array in enumerate(states)]
        calls.append((symbol, shape[0], *args, output))
    machine = run(unit, there, calls)
    records = []
    for (_, instruction, imm), call in zip(cases, calls, strict=True):
        states, output = inputs[instruction.name], np.asarray(call[-1])
        tried = 0 if imm is None else len(immediates[instruction.name])
        legal = len(instruction.immediates or ())
        records.append(Recorded(instruction, imm, states, output, target, machine, tried, legal))
    return records


def own_instructions(isa: Isa, target: str) -> list[Instruction]:
    """Those of a target that the one below it lacks: the others are run there."""
    below = isa.below(target)
    return [i for i in isa.on(target) if below is None or below not in i.targets]


@functools.cache
def recorded(isa_name: str, target: str, seed: int, run: Runner = on_this_computer) -> tuple[Recorded, ...]:
    """``run_instructions`` on all that the target has of its own, once per process."""
    isa = isa_specs.load(isa_name)
    return tuple(run_instructions(isa, target, seed, own_instructions(isa, target), run))


def why_not_runnable(isa_name: str, target: str) -> str | None:
    """Why this computer cannot run ``target``, in words; None where it can, natively or in the emulator."""
    machine = isa_specs.load(isa_name).target(target)
    return why_not(machine.architecture, machine.feature_names)


def disagreements(records: Iterable[Recorded]) -> Iterator[str]:
    """One line for each record in which the machine left what the concrete interpreter does not allow."""
    for item in records:
        right = allowed(item.instruction.lanes(item.imm), item.inputs, item.output)
        wrong = np.flatnonzero(~right.all(axis=1))
        if wrong.size:
            state = int(wrong[0])
            operands = ", ".join(array[state].tobytes()[::-1].hex() for array in item.inputs)
            expected = execute(item.instruction, item.inputs, item.imm, 0)
            yield (
                f"{item.target} {item.name} imm={item.imm}: {wrong.size}/{len(right)} states differ; "
                f"state {state}: ({operands}) -> {item.machine} {item.output[state].tobytes()[::-1].hex()}, "
                f"interpreter {expected[state].tobytes()[::-1].hex()}"
            )
