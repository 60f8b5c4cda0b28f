"""From the parts that were found to one program: loads, compute, combination, reduction, store."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from isa_specs.instruction import Instruction, Isa
from sketches.compute import SketchInput, SketchOp, byte_constant
from sketches.kernel import KernelSpec
from sketches.lines import lines_behind
from sketches.program import Constant, Line, Program, Term, memory
from sketches.reduction import Application, Merge, Move, Structure
from synth.search.chains import Chain, among, plain, written
from synth.search.lane import LaneProgram
from synth.search.tree import Reduction
from synth.search.verdict import SynthesisFailed


@dataclass(frozen=True)
class PairChoice:
    """The program chosen for a plane pair and the multiplier its term must have in the sum."""

    weight_plane: int
    activation_plane: int
    multiplier: int
    program: LaneProgram


class Builder:
    """Collects constants and lines; a value that was already computed is not computed twice."""

    def __init__(self, isa: Isa, target: str) -> None:
        self.isa, self.target = isa, target
        self.constants: dict[str, Constant] = {}
        self.weight_lines: list[Line] = []
        self.body: list[Line] = []
        self.known: dict[tuple[object, ...], str] = {}

    def constant(self, name: str, data: bytes) -> str:
        whole = data * (self.isa.vector_bits // 8 // len(data))
        self.constants.setdefault(name, Constant(name, whole.hex()))
        return name

    def broadcast(self, width: int, value: int, bits: int) -> str:
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
        """The load of whole register ``number`` of a buffer. Raises SynthesisFailed."""
        size = self.isa.vector_bits // 8
        load = find_load(self.isa, self.target, size, size)
        return self.line("load", name, load.name, (memory(buffer, number * size),))

    def store(self, registers: Sequence[str]) -> None:
        """Store registers one after the other in ``acc``. Raises SynthesisFailed."""
        store = find_store(self.isa, self.target).name
        for number, register in enumerate(registers):
            to = memory("acc", number * self.isa.vector_bits // 8)
            self.body.append(Line(to, store, (register,), None, "store"))

    def chain(
        self, stage: str, stem: str, chain: Chain, given: Sequence[str], constant: Callable[[bytes], str]
    ) -> str:
        """The lines of a chain on registers, named ``stem`` and their number; the register of its result."""
        count = itertools.count()

        def line(instruction: str, args: tuple[str, ...], imm: int | None) -> str:
            return self.line(stage, f"{stem}_{next(count)}", instruction, args, imm)

        return written(chain, dict(enumerate(given)), line, constant)

    def start_again(self) -> None:
        """Begin another program with the same constants."""
        self.body, self.known = [], {}

    def op(self, stage: str, name: str, op: SketchOp, args: tuple[str, ...]) -> str:
        operands = dict(zip(op.slots, args, strict=True))
        for operand, value in op.constants:
            operands[operand] = self.broadcast(op.width, value, self.isa.vector_bits)
        return self.line(stage, name, op.instruction, tuple(operands[i] for i in sorted(operands)), op.imm)

    def view(self, stage: str, source: str, item: SketchInput) -> str:
        """A free value of a sketch, computed from the register ``source``."""
        value = source
        for step in item.steps:
            value = self.op(stage, f"{source}_v{len(self.known)}", step, (value,))
        return value


@cache
def find_load(isa: Isa, target: str, memory_bytes: int, register_bytes: int) -> Instruction:
    """A load that repeats ``memory_bytes`` bytes through a register. Raises SynthesisFailed if there is
    none."""
    pattern = np.arange(1, memory_bytes + 1, dtype=np.uint8)[None]
    wanted = np.tile(pattern, register_bytes // memory_bytes)
    loads = plain(i for i in isa.on(target) if i.family == "load" and i.result.bytes == register_bytes)
    found = among(loads, [(0,)], {0: pattern}, wanted)
    if found is None:
        raise SynthesisFailed(f"{isa.name} has no load that repeats {memory_bytes} bytes in {register_bytes}")
    return isa.instructions[found[0]]


def find_store(isa: Isa, target: str) -> Instruction:
    """A plain store of a whole vector register. Raises SynthesisFailed if there is none."""
    for instruction in isa.on(target):
        if instruction.family == "store" and instruction.operands[0].bits == isa.vector_bits:
            return instruction
    raise SynthesisFailed(f"{isa.name} has no store of {isa.vector_bits} bits")


def assemble(
    spec: KernelSpec, isa: Isa, target: str, choices: tuple[PairChoice, ...], scale: int, reduction: Reduction
) -> Program:
    """The block kernel's program from the pair programs and the reduction."""
    build = Builder(isa, target)
    vector_bytes = isa.vector_bits // 8
    registers = spec.plane_bytes // vector_bytes
    repeat = max(1, spec.row_bytes // vector_bytes)
    stored: dict[tuple[int, SketchInput], str] = {}
    for choice in choices:
        for item in choice.program.used_inputs():
            if item.operand == "weights":
                place = (choice.weight_plane, item)
                stored[place] = build.view("weights", f"plane{choice.weight_plane}", item)
    views = list(dict.fromkeys(stored.values()))
    build.known.clear()
    load_row = find_load(isa, target, min(spec.row_bytes, vector_bytes), vector_bytes)

    def weights(plane: int, item: SketchInput, register: int) -> str:
        place = views.index(stored[plane, item])
        return build.load(f"w{place}_{register}", "weights", place * registers + register)

    def activations(plane: int, item: SketchInput, register: int) -> str:
        part = register % repeat
        at = memory("activations", plane * spec.row_bytes + part * vector_bytes)
        source = build.line("load", f"a{plane}_{part}", load_row.name, (at,))
        return build.view("activations", source, item)

    terms: list[Term] = []
    by_pair: list[tuple[tuple[int, int, int], list[str]]] = []
    for choice in choices:
        names = []
        absorbed = 1 if not choice.program.lookups else choice.multiplier
        for register in range(registers):
            name = _pair_lines(build, choice, absorbed, register, weights, activations)
            names.append(name)
            affine = choice.program.affine
            assert affine is not None
            terms.append(
                Term(name, register, choice.weight_plane, choice.activation_plane, absorbed, affine.product,
                     affine.only_w, affine.only_a, affine.constant)
            )  # fmt: skip
        by_pair.append((start_item(choice), names))
    by_pair.sort(key=lambda pair: pair[0])
    final = replay(build, reduction, [names for _, names in by_pair])
    build.store(final)
    order, lanes, bits = _rows(spec, reduction.accumulator)
    return Program(
        tuple(build.constants.values()),
        tuple(build.weight_lines),
        tuple(views),
        # In the order in which the stores need lines, so that few registers are live at once.
        tuple(lines_behind(build.body, [line.dest for line in build.body if line.stage == "store"])),
        tuple(terms),
        order,
        bits,
        len(final),
        lanes,
        reduction.block_bound,
        scale,
    )


def start_item(choice: PairChoice) -> tuple[int, int, int]:
    """The pair's group at the start of the reduction: (structure 0, shift, bound per byte lane)."""
    affine = choice.program.affine
    assert affine is not None
    absorbed = choice.multiplier if choice.program.lookups else 1
    term = Term("", 0, 0, 0, absorbed, affine.product, affine.only_w, affine.only_a, affine.constant)
    return (0, (choice.multiplier // absorbed).bit_length() - 1, term.bound)


def _pair_lines(build, choice, absorbed, register, weights, activations) -> str:  # type: ignore[no-untyped-def]
    """The row lines of one plane pair on one register of weights; the name of the result."""
    program: LaneProgram = choice.program
    stem = f"p{choice.weight_plane}{choice.activation_plane}_{register}"
    live: list[str] = []
    used = {arg for step in program.steps for arg in step.args} | {value for value, _ in program.lookups}
    for number, item in enumerate(program.sketch.inputs):
        if number not in used:
            live.append("")
        elif item.operand == "weights":
            live.append(weights(choice.weight_plane, item, register))
        else:
            live.append(activations(choice.activation_plane, item, register))
    for number, step in enumerate(program.steps):
        live.append(build.op("row", f"{stem}_{number}", step.op, tuple(live[arg] for arg in step.args)))
    if not program.lookups:
        return live[-1]
    table = program.sketch.table
    assert table is not None
    total = ""
    for number, (value, contents) in enumerate(program.lookups):
        data = bytes(absorbed * entry for entry in contents)
        constant = build.constant(f"table_{data.hex()}", data)
        found = build.line("row", f"{stem}_t{number}", table.instruction, (constant, live[value]))
        total = (
            found
            if not total
            else build.line(
                "row", f"{stem}_s{number}", vertical_adder(build.isa, build.target), (total, found)
            )
        )
    return total


def vertical_adder(isa: Isa, target: str, width: int = 8) -> str:
    """The vertical addition of whole registers in lanes of ``width`` bits."""
    from isa_specs.expr import Lane, Op

    def wanted(lane: int) -> Op:
        return Op(width, "add", (Lane(width, 0, lane), Lane(width, 1, lane)))

    for instruction in isa.on(target):
        if instruction.result.bits == isa.vector_bits and instruction.immediates is None:
            lanes = instruction.lanes(None)
            if lanes == tuple(map(wanted, range(isa.vector_bits // width))):
                return instruction.name
    raise SynthesisFailed(f"{isa.name} has no {width}-bit addition")


def replay(build: Builder, reduction: Reduction, names: list[list[str]]) -> list[str]:
    """Carry out the acts on register names; the accumulator's registers at the end."""
    state = [((g.structure, g.shift, g.bound), regs) for g, regs in zip(reduction.start, names, strict=True)]
    accumulator = [build.load(f"acc{n}", "acc", n) for n in range(len(reduction.accumulator.registers))]
    for number, act in enumerate(reduction.acts):
        groups = [state[position] for position in act.groups]
        deep = any(group[0][0] for group in groups) or (act.result is not None and act.result.structure != 0)
        stage = "reduce" if deep or act.kind == "accumulate" else "combine"
        result: list[str] = []
        if isinstance(act.what, Move):
            registers = groups[0][1]
            for n, start in enumerate(range(0, len(registers), act.what.arity)):
                live = registers[start : start + act.what.arity]
                result.append(_apply(build, stage, f"r{number}_{n}", act.what.application, live))
        elif isinstance(act.what, Merge):
            first = accumulator if act.kind == "accumulate" else groups[0][1]
            second = groups[-1][1]
            for n, (a, b) in enumerate(zip(first, second, strict=True)):
                result.append(_apply(build, stage, f"r{number}_{n}", act.what.application, [a, b]))
        else:
            for n, register in enumerate(groups[0][1]):
                for half, application in enumerate(act.what):
                    result.append(_apply(build, stage, f"r{number}_{n}{'lh'[half]}", application, [register]))
        state = [entry for position, entry in enumerate(state) if position not in act.groups]
        if act.result is None:
            accumulator = result
        else:
            state.append(((act.result.structure, act.result.shift, act.result.bound), result))
        state.sort(key=lambda entry: entry[0])
    return accumulator


def _apply(build: Builder, stage: str, name: str, application: Application, live: list[str]) -> str:
    instruction = build.isa.instructions[application.instruction]
    fixed = {operand: (width, value) for operand, width, value in application.constants}
    args: list[str] = []
    queue = list(live)
    free = len(instruction.operands) - len(fixed)
    if len(queue) < free:
        queue = queue * free  # one register in every free place: x + x
    for operand in range(len(instruction.operands)):
        if operand in fixed:
            width, value = fixed[operand]
            args.append(build.broadcast(width, value, instruction.operands[operand].bits))
        else:
            args.append(queue.pop(0))
    return build.line(stage, name, application.instruction, tuple(args), application.imm)


def _rows(spec: KernelSpec, accumulator: Structure) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """(row_order, accumulator lane per row, lane width): lanes in memory order take rows in order."""
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
