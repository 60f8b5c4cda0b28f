"""Instruction sequences: what the searches of packing, tables and bytes kernels have in common.

A state of such a search is a set of registers, each with its value on test vectors. A move applies an
instruction, with its immediate, to some of these registers and to constants. The goal is a value. An
``InstructionSequence`` is a term: an instruction on terms, down to given registers and constants. So a found
sequence gives the lines of a program, and sequences with a common term share lines.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import execute
from isa_specs.cores import MissingUsage, core
from isa_specs.instruction import Instruction, Isa
from synth.search.verdict import SynthesisFailed

Bytes = NDArray[np.uint8]
#: An instruction sequence: (instruction, immediate, operands...). An operand is another chain, the number of
#: a given register, or the bytes of a constant register.
InstructionSequence = tuple[Any, ...] | int | bytes
Candidates = Iterable[tuple[Instruction, int | None]]
#: Test vectors on which candidates run first. Only candidates that pass run on the others.
FEW = 4
#: numpy types of unsigned little-endian lanes, by their bits.
LANES = {8: "<u1", 16: "<u2", 32: "<u4"}


def as_registers(values: NDArray[Any], kind: str) -> Bytes:
    """Return lanes [states, ...] as registers, uint8 [states, bytes]. ``kind``: numpy type of the lanes."""
    return np.ascontiguousarray(values.astype(kind)).reshape(len(values), -1).view(np.uint8)


def is_whole(isa: Isa, instruction: Instruction) -> bool:
    """Return whether every operand and the result of an instruction is a whole vector register."""
    return {one.bits for one in (*instruction.operands, instruction.result)} == {isa.vector_bits}


@cache
def whole_registers(isa: Isa, target: str) -> tuple[tuple[Instruction, int | None], ...]:
    """Return the instructions from whole registers to a whole register, without immediates."""
    known = plain(i for i in isa.on(target) if i.family not in ("load", "store"))
    return tuple(one for one in known if is_whole(isa, one[0]))


def shifts_by(isa: Isa, target: str, amount: int) -> list[tuple[Instruction, int]]:
    """Return the shifts whose immediate may be ``amount``."""
    shifts = (i for i in isa.on(target) if i.family == "shift")
    return [(shift, amount) for shift in shifts if amount in (shift.immediates or ())]


def plain(instructions: Iterable[Instruction]) -> Candidates:
    """Return the instructions that have no immediate, as candidates."""
    return ((instruction, None) for instruction in instructions if instruction.immediates is None)


def applied(
    candidates: Candidates, operands: Iterable[tuple[InstructionSequence, ...]], values: Mapping[Any, Bytes]
) -> Iterator[tuple[tuple[Any, ...], Bytes]]:
    """Apply every candidate to all operands that fit it. Yield sequences with values, uint8 [states, bytes].

    ``values``: uint8 [states, bytes] of each register or sequence that operands name.
    """
    for instruction, imm, taken, made in at_once(candidates, operands, values):
        for args, value in zip(taken, made, strict=True):
            yield (instruction.name, imm, *args), value


def at_once(
    candidates: Candidates, operands: Iterable[tuple[InstructionSequence, ...]], values: Mapping[Any, Bytes]
) -> Iterator[tuple[Instruction, int | None, list[tuple[InstructionSequence, ...]], Bytes]]:
    """Execute every candidate once on all operands that fit it. Yield instruction, immediate, these operands,
    and results, uint8 [operands, states, bytes]."""
    states = len(next(iter(values.values())))
    fitting: dict[tuple[int, ...], list[tuple[InstructionSequence, ...]]] = {}
    for args in operands:
        sizes = tuple(len(arg) if isinstance(arg, bytes) else values[arg].shape[1] for arg in args)
        fitting.setdefault(sizes, []).append(args)
    columns: dict[tuple[int, ...], list[Bytes]] = {}

    def value_of(arg: InstructionSequence) -> Bytes:
        return on_states(arg, states) if isinstance(arg, bytes) else values[arg]

    for instruction, imm in candidates:
        sizes = tuple(operand.bytes for operand in instruction.operands)
        if sizes not in fitting:
            continue
        taken = fitting[sizes]
        if sizes not in columns:
            columns[sizes] = [
                np.concatenate(list(map(value_of, column))) for column in zip(*taken, strict=True)
            ]
        made = execute(instruction, columns[sizes], imm)
        yield instruction, imm, taken, made.reshape(len(taken), states, -1)


@cache
def on_states(constant: bytes, states: int) -> Bytes:
    """Return a constant register on test vectors, uint8 [states, bytes]."""
    return np.broadcast_to(np.frombuffer(constant, np.uint8), (states, len(constant)))


def makes(candidates: Candidates, given: Sequence[Bytes], wanted: Bytes) -> tuple[Any, ...] | None:
    """Return the first candidate that makes ``wanted`` of all given registers, in any order, or None."""
    return among(candidates, itertools.permutations(range(len(given))), dict(enumerate(given)), wanted)


def among(
    candidates: Candidates,
    operands: Iterable[tuple[InstructionSequence, ...]],
    values: Mapping[Any, Bytes],
    wanted: Bytes,
) -> tuple[Any, ...] | None:
    """Return the first result of ``making``, or None."""
    return next(making(candidates, operands, values, wanted), None)


def making(
    candidates: Candidates,
    operands: Iterable[tuple[InstructionSequence, ...]],
    values: Mapping[Any, Bytes],
    wanted: Bytes,
) -> Iterator[tuple[Any, ...]]:
    """Yield the instruction sequences of ``applied`` with the value ``wanted``. Few fit on the first states,
    and only those run on all."""
    few = {name: value[:FEW] for name, value in values.items()}
    for instruction, imm, taken, made in at_once(candidates, operands, few):
        for args in [taken[place] for place in equal(made, wanted[:FEW])]:
            if any(equal(whole, wanted) for *_, whole in at_once([(instruction, imm)], [args], values)):
                yield (instruction.name, imm, *args)


def equal(made: Bytes, wanted: Bytes) -> list[int]:
    """Return the indices of the values [operands, states, bytes] that equal ``wanted``."""
    if made.shape[1:] != wanted.shape:
        return []
    return [int(place) for place in np.flatnonzero((made == wanted).all(axis=(1, 2)))]


def run(isa: Isa, sequence: InstructionSequence, given: Sequence[Bytes]) -> Bytes:
    """Return the value of an instruction sequence on given registers."""
    if isinstance(sequence, int):
        return given[sequence]
    if isinstance(sequence, bytes):
        return on_states(sequence, len(given[0]))
    name, imm, *args = sequence
    return execute(isa.instructions[name], [run(isa, arg, given) for arg in args], imm)


def instructions_of(isa: Isa, sequence: InstructionSequence) -> list[Instruction]:
    """Return the instructions of an instruction sequence, with repetitions."""
    if not isinstance(sequence, tuple):
        return []
    return [*(i for arg in sequence[2:] for i in instructions_of(isa, arg)), isa.instructions[sequence[0]]]


def cheapest(
    isa: Isa, target: str, every: Iterable[InstructionSequence]
) -> tuple[tuple[float, int], InstructionSequence] | None:
    """Return the cheapest instruction sequence and its cost (slots of the front end, instructions) on the
    target's core. Return None if no sequence has only instructions that the core model knows."""
    timing, priced = core(isa.target(target).core), []
    for sequence in every:
        lines = instructions_of(isa, sequence)
        with suppress(MissingUsage):
            priced.append(((sum(timing.usage(line, target).slots for line in lines), len(lines)), sequence))
    return min(priced, key=lambda entry: entry[0], default=None)


def cheapest_of(
    isa: Isa, target: str, every: Iterable[InstructionSequence], does: str
) -> InstructionSequence:
    """Return the cheapest instruction sequence. Raises SynthesisFailed, which names the task ``does``."""
    found = cheapest(isa, target, every)
    if found is None:
        raise SynthesisFailed(f"{isa.name}/{target}: two instructions do not {does}")
    return found[1]


def on_registers(
    sequence: InstructionSequence, registers: Mapping[int, InstructionSequence]
) -> InstructionSequence:
    """Return the instruction sequence with the register numbers replaced by sequences."""
    if isinstance(sequence, tuple):
        return (*sequence[:2], *(on_registers(arg, registers) for arg in sequence[2:]))
    return registers[sequence] if isinstance(sequence, int) else sequence


def written(
    sequence: InstructionSequence,
    names: dict[Any, str],
    line: Callable[[str, tuple[str, ...], int | None], str],
    constant: Callable[[bytes], str],
) -> str:
    """Write the lines of an instruction sequence; return the register with its value.

    ``names``: registers of sequences that exist already, and of the given registers. The new sequences are
    added. ``line`` writes an instruction with operands and immediate, ``constant`` a constant; both return
    the register.
    """
    if sequence not in names:
        assert isinstance(sequence, tuple)
        name, imm, *args = sequence
        for arg in args:
            if isinstance(arg, tuple):
                written(arg, names, line, constant)
        registers = tuple(constant(arg) if isinstance(arg, bytes) else names[arg] for arg in args)
        names[sequence] = line(name, registers, imm)
    return names[sequence]
