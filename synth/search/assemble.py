"""Assemble one program from the parts that searches found: loads, compute, combination, reduction, store."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

import numpy as np

from isa_specs.families import vertical
from isa_specs.instruction import Instruction, Isa
from sketches.compute import SketchInput, SketchOp, byte_constant
from sketches.kernel import KernelSpec
from sketches.lines import lines_behind
from sketches.program import BlockKernelProgram, Constant, Line, Term, memory
from sketches.reduction import Application, Merge, Move, Structure
from synth.search.instruction_sequences import InstructionSequence, among, plain, written
from synth.search.lane_program import LaneProgram
from synth.search.tree import Reduction
from synth.search.verdict import SynthesisFailed


@dataclass(frozen=True)
class PairChoice:
    """The program chosen for a plane pair, and the multiplier of its count in the sum."""

    weight_plane: int
    activation_plane: int
    multiplier: int
    program: LaneProgram

    @property
    def absorbed(self) -> int:
        """Return the factor in the table entries, or 1 without tables. The reduction shifts by the rest."""
        return self.multiplier if self.program.lookups else 1

    @property
    def start(self) -> tuple[int, int]:
        """Return the pair's group at the start of the reduction: (shift, bound per byte lane)."""
        return (self.multiplier // self.absorbed).bit_length() - 1, self.term("", 0).bound

    def term(self, name: str, register: int) -> Term:
        """Return the term whose counts are in ``name``. ``register``: number of the register of weights."""
        affine = self.program.affine
        assert affine is not None
        form = (affine.product, affine.only_w, affine.only_a, affine.constant)
        return Term(name, register, self.weight_plane, self.activation_plane, self.absorbed, *form)


def no_constant(data: bytes) -> str:
    """Reject a constant, for searches whose instruction sequences read none."""
    raise AssertionError(data)


class Assembler:
    """Collects the constants and lines of a program. A value that has a register is not computed again."""

    def __init__(self, isa: Isa, target: str) -> None:
        self.isa, self.target = isa, target
        self.constants: dict[str, Constant] = {}
        self.weight_lines: list[Line] = []
        self.body: list[Line] = []
        self.known: dict[tuple[object, ...], str] = {}

    def branch(self) -> Assembler:
        """Return a copy, to which lines are added independently."""
        other = copy(self)
        other.constants, other.weight_lines = dict(self.constants), [*self.weight_lines]
        other.body, other.known = [*self.body], dict(self.known)
        return other

    def constant(self, name: str, data: bytes) -> str:
        whole = data * (self.isa.vector_bits // 8 // len(data))
        self.constants.setdefault(name, Constant(name, whole.hex()))
        return name

    def broadcast(self, width: int, value: int) -> str:
        if width == 8:
            return self.constant(byte_constant(value), bytes([value]))
        return self.constant(f"lanes{width}_{value}", value.to_bytes(width // 8, "little"))

    def line(
        self, stage: str, name: str, instruction: str, args: tuple[str, ...], imm: int | None = None
    ) -> str:
        key = (instruction, args, imm)
        if key in self.known:
            return self.known[key]
        self.known[key] = name
        (self.weight_lines if stage == "weights" else self.body).append(
            Line(name, instruction, args, imm, stage)
        )
        return name

    def load(self, name: str, buffer: str, number: int) -> str:
        """Write the load of register ``number`` of a buffer; return its name. Raises SynthesisFailed."""
        size = self.isa.vector_bits // 8
        load = find_load(self.isa, self.target, size, size)
        return self.line("load", name, load.name, (memory(buffer, number * size),))

    def store(self, registers: Sequence[str]) -> None:
        """Write stores of registers, one after the other, to ``acc``. Raises SynthesisFailed."""
        store = find_store(self.isa, self.target).name
        for number, register in enumerate(registers):
            to = memory("acc", number * self.isa.vector_bits // 8)
            self.body.append(Line(to, store, (register,), None, "store"))

    def sequence(
        self,
        stage: str,
        stem: str,
        sequence: InstructionSequence,
        given: Sequence[str],
        constant: Callable[[bytes], str] = no_constant,
        alone: Mapping[str, str] = MappingProxyType({}),
    ) -> str:
        """Write the lines of an instruction sequence on registers, named ``stem`` and a number; return the
        register of its result. ``alone``: by register, the stage of lines that read only this register and
        constants."""
        count = itertools.count()
        stages = dict(alone)

        def line(instruction: str, args: tuple[str, ...], imm: int | None) -> str:
            read = {stages.get(arg, stage) for arg in args if arg not in self.constants}
            of = read.pop() if len(read) == 1 else stage
            made = self.line(of, f"{stem}_{next(count)}", instruction, args, imm)
            stages[made] = of
            return made

        return written(sequence, dict(enumerate(given)), line, constant)

    def start_again(self) -> None:
        """Remove all lines except ``weight_lines``, and begin another program with the same constants."""
        self.body, self.known = [], {}

    def op(self, stage: str, name: str, op: SketchOp, args: tuple[str, ...]) -> str:
        operands = dict(zip(op.slots, args, strict=True))
        for operand, value in op.constants:
            operands[operand] = self.broadcast(op.width, value)
        return self.line(stage, name, op.instruction, tuple(operands[i] for i in sorted(operands)), op.imm)

    def derived_plane(self, stage: str, source: str, item: SketchInput) -> str:
        """Write the lines of a sketch's input, from the register ``source``; return the input's register."""
        value = source
        for step in item.steps:
            value = self.op(stage, f"{source}_v{len(self.known)}", step, (value,))
        return value


@cache
def find_load(isa: Isa, target: str, memory_bytes: int, register_bytes: int) -> Instruction:
    """Return a load that repeats ``memory_bytes`` bytes through a register. Raises SynthesisFailed."""
    pattern = np.arange(1, memory_bytes + 1, dtype=np.uint8)[None]
    wanted = np.tile(pattern, register_bytes // memory_bytes)
    loads = plain(i for i in isa.on(target) if i.family == "load" and i.result.bytes == register_bytes)
    found = among(loads, [(0,)], {0: pattern}, wanted)
    if found is None:
        raise SynthesisFailed(f"{isa.name} has no load that repeats {memory_bytes} bytes in {register_bytes}")
    return isa.instructions[found[0]]


def find_store(isa: Isa, target: str, bits: int | None = None) -> Instruction:
    """Return a store of a whole register of ``bits`` bits, by default a vector. Raises SynthesisFailed."""
    wanted = bits or isa.vector_bits
    stores = (i for i in isa.on(target) if i.family == "store")
    found = next((i for i in stores if i.operands[0].bits == wanted), None)
    if found is None:
        raise SynthesisFailed(f"{isa.name}/{target} has no store of {wanted} bits")
    return found


def assemble(
    spec: KernelSpec, isa: Isa, target: str, choices: tuple[PairChoice, ...], scale: int, reduction: Reduction
) -> BlockKernelProgram:
    """Return the block kernel's program: pair programs, combination and reduction. ``scale``: the
    accumulators times ``scale`` are the dot products."""
    build = Assembler(isa, target)
    vector_bytes = isa.vector_bits // 8
    registers = spec.plane_bytes // vector_bytes
    repeat = max(1, spec.row_bytes // vector_bytes)
    stored: dict[tuple[int, SketchInput], str] = {}
    for choice in choices:
        for item in choice.program.used_inputs():
            if item.operand == "weights":
                place = (choice.weight_plane, item)
                stored[place] = build.derived_plane("weights", f"plane{choice.weight_plane}", item)
    derived_planes = list(dict.fromkeys(stored.values()))
    build.known.clear()
    load_row = find_load(isa, target, min(spec.row_bytes, vector_bytes), vector_bytes)

    def read(choice: PairChoice, item: SketchInput, register: int) -> str:
        """Write a free value of a pair's program on a register of weights; return its name."""
        if item.operand == "weights":
            place = derived_planes.index(stored[choice.weight_plane, item])
            return build.load(f"w{place}_{register}", "weights", place * registers + register)
        plane, part = choice.activation_plane, register % repeat
        at = memory("activations", plane * spec.row_bytes + part * vector_bytes)
        return build.derived_plane(
            "activations", build.line("load", f"a{plane}_{part}", load_row.name, (at,)), item
        )

    terms = [
        choice.term(_pair_lines(build, choice, register, read), register)
        for choice in choices
        for register in range(registers)
    ]
    counts = [[term.name for term in terms[at : at + registers]] for at in range(0, len(terms), registers)]
    started = sorted(zip(choices, counts, strict=True), key=lambda pair: pair[0].start)
    final = replay(build, reduction, [names for _, names in started])
    build.store(final)
    order, lanes, bits = _rows(spec, reduction.accumulator)
    return BlockKernelProgram(
        constants=tuple(build.constants.values()),
        weight_lines=tuple(build.weight_lines),
        derived_planes=tuple(derived_planes),
        # In the order in which the stores need lines, so that few registers are live at once.
        body=tuple(lines_behind(build.body, [line.dest for line in build.body if line.stage == "store"])),
        terms=tuple(terms),
        row_order=order,
        accumulator_bits=bits,
        accumulator_registers=len(final),
        accumulator_lane=lanes,
        block_bound=reduction.block_bound,
        scale=scale,
    )


def _pair_lines(
    build: Assembler, choice: PairChoice, register: int, read: Callable[[PairChoice, SketchInput, int], str]
) -> str:
    """Write the row lines of one plane pair on one register of weights; return the register of the result."""
    program = choice.program
    stem = f"p{choice.weight_plane}{choice.activation_plane}_{register}"
    used = program.used_inputs()
    live = [read(choice, item, register) if item in used else "" for item in program.sketch.inputs]
    for number, step in enumerate(program.steps):
        live.append(build.op("row", f"{stem}_{number}", step.op, tuple(live[arg] for arg in step.args)))
    total = "" if program.lookups else live[-1]
    for number, (value, contents) in enumerate(program.lookups):
        assert program.sketch.table is not None
        data = bytes(choice.absorbed * entry for entry in contents)
        operands = (build.constant(f"table_{data.hex()}", data), live[value])
        found = build.line("row", f"{stem}_t{number}", program.sketch.table.instruction, operands)
        if total:
            adder = vertical_adder(build.isa, build.target)
            found = build.line("row", f"{stem}_s{number}", adder, (total, found))
        total = found
    return total


@cache
def vertical_adder(isa: Isa, target: str, width: int = 8) -> str:
    """Return the name of the instruction that adds whole registers in lanes of ``width`` bits. Raises
    SynthesisFailed."""
    wanted = vertical(isa.vector_bits, width, 2, lambda a, b: a + b)
    for instruction in isa.on(target):
        if instruction.immediates is None and instruction.lanes() == wanted:
            return instruction.name
    raise SynthesisFailed(f"{isa.name} has no {width}-bit addition")


def replay(build: Assembler, reduction: Reduction, names: list[list[str]]) -> list[str]:
    """Write the lines of a reduction. ``names``: registers of each start group. Return the registers of the
    new accumulator."""
    state = list(zip(reduction.start, names, strict=True))
    accumulator = [build.load(f"acc{n}", "acc", n) for n in range(len(reduction.accumulator.registers))]
    for number, act in enumerate(reduction.acts):
        taken = [state[position] for position in act.groups]
        groups = [*(group for group, _ in taken), *([act.result] if act.result else [])]
        deep = act.kind == "accumulate" or any(group.structure for group in groups)
        first = accumulator if act.kind == "accumulate" else taken[0][1]
        stage = "reduce" if deep else "combine"
        written = _applications(act.what, first, taken[-1][1])
        result = [_apply(build, stage, f"r{number}_{end}", how, live) for end, how, live in written]
        state = [entry for position, entry in enumerate(state) if position not in act.groups]
        if act.result is None:
            accumulator = result
        else:
            state.append((act.result, result))
        state.sort(key=lambda entry: (entry[0].structure, entry[0].shift, entry[0].bound))
    return accumulator


def _applications(
    what: Move | Merge | tuple[Application, Application], first: list[str], second: list[str]
) -> list[tuple[str, Application, list[str]]]:
    """Return, per instruction of an act on two groups, the end of its name, it, and what it reads."""
    if isinstance(what, Move):
        parts = [first[start : start + what.arity] for start in range(0, len(first), what.arity)]
        return [(f"{n}", what.application, part) for n, part in enumerate(parts)]
    if isinstance(what, Merge):
        pairs = zip(first, second, strict=True)
        return [(f"{n}", what.application, list(pair)) for n, pair in enumerate(pairs)]
    halves = list(zip("lh", what, strict=True))
    return [(f"{n}{half}", how, [one]) for n, one in enumerate(first) for half, how in halves]


def _apply(build: Assembler, stage: str, name: str, application: Application, live: list[str]) -> str:
    fixed = {operand: build.broadcast(width, value) for operand, width, value in application.constants}
    count = len(build.isa.instructions[application.instruction].operands)
    free = [operand for operand in range(count) if operand not in fixed]
    # One register for every free operand (x + x), or one register for each.
    given = dict(zip(free, live * len(free) if len(live) < len(free) else live, strict=False)) | fixed
    args = tuple(given[operand] for operand in range(count))
    return build.line(stage, name, application.instruction, args, application.imm)


def _rows(spec: KernelSpec, accumulator: Structure) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Return the index of every row among the accumulator lanes in memory order, the lane at each of these
    indices, and the lane width."""
    width = min(register.width for register in accumulator.registers)
    row_mask = (1 << spec.row_bytes) - 1
    order = [-1] * spec.m
    lanes: list[int] = []
    position = 0
    for register in accumulator.registers:
        for mask in register.lanes:
            if mask:
                place = next(p for p in range(spec.m) if mask == row_mask << (p * spec.row_bytes))
                order[place] = len(lanes)
                lanes.append(position)
            position += register.width // width
    return tuple(order), tuple(lanes), width
