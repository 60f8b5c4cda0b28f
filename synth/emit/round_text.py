"""The C function of a loop in assembly, printed from its data (``sketches.schedule``)."""

from __future__ import annotations

from collections.abc import Sequence

from isa_specs.a64 import CONDITION, INTO_FIRST, arrangement
from isa_specs.instruction import Isa
from sketches.schedule import (
    Add,
    Compute,
    CountRound,
    Load,
    LoadRepeated,
    LoopInstruction,
    SetNumber,
    Store,
    TileLoop,
    ZeroIfLast,
)
from synth.emit.text import values_text

#: First lines of the loops in assembly: the condition for compiling them. Elsewhere intrinsics take the
#: steps.
_ASSEMBLY = f"#if {CONDITION}\n#define SYNTH_ASSEMBLY 1"

#: Characters of a line of assembly: with quotes and indentation it ends before column 120.
_LONGEST_LINE = 114


def loops_text(isa: Isa, loops: Sequence[TileLoop]) -> list[str]:
    """Return the C functions of all loops of a kernel."""
    return [_ASSEMBLY, *(_loop_text(isa, loop) for loop in loops), "#endif"] if loops else []


def _loop_text(isa: Isa, loop: TileLoop) -> str:
    """Return a C function that runs ``n`` > 0 unrolled iterations."""
    pointers = [f"*{x} = words + {c} * column_bytes" for c, x in enumerate(loop.columns)]
    pointers += [f"*{w} = weights + {r} * register_bytes" for r, w in enumerate(loop.weights)]
    before, code = (
        [_instruction_text(isa, instruction) for instruction in part] for part in (loop.before, loop.round)
    )
    # Numbered labels are local everywhere. Apple's assembler makes a symbol of .Lname, at which its linker
    # splits a function.
    text = "\n".join(f'    "{line}"' for line in _together([*before, "1:", *code, "b.ne 1b"]))
    outputs = [f'[{operand}] "+r"({operand})' for operand in (*loop.columns, *loop.weights, "n")]
    outputs += ['[sx] "=&r"(step_x)', '[sw] "=&r"(step_w)']
    inputs = [f'[to{n}] "r"(stored + {offset})' for n, offset in enumerate(loop.kept)]
    constants = ""
    if loop.constants:
        inputs.append('[k] "r"(constants)')
        data = values_text(loop.constants)
        constants = f"  static const uint8_t constants[] __attribute__((aligned(16))) = {{\n{data}}};\n"
    clobbers = ", ".join(f'"v{register}"' for register in loop.clobbers)
    return (
        f"/* An unrolled iteration: {loop.steps} steps, {loop.widenings} x added to the stored accumulators; "
        f"{loop.issued} instructions, {loop.cycles} cycles */\n"
        f"SYNTH_INLINE void LOCAL(assembly_{loop.tile.name})(const uint8_t *weights, intptr_t "
        "register_bytes, const uint8_t *words,\n    intptr_t column_bytes, uint8_t *stored, intptr_t n) {\n"
        f"{constants}  const uint8_t {', '.join(pointers)};\n  intptr_t step_x, step_w;\n"
        f"  __asm__ volatile(\n{text}\n"
        f'    : {", ".join(outputs)}\n    : {", ".join(inputs)}\n    : {clobbers},\n      "cc", "memory");\n'
        "  (void)register_bytes, (void)column_bytes;\n}"
    )


def _together(instructions: Sequence[str]) -> list[str]:
    """Return assembler text, each instruction with its end of line, in as few lines of C as are readable."""
    lines = [""]
    for text in instructions:
        if len(lines[-1]) + len(text) + 2 > _LONGEST_LINE:
            lines.append("")
        lines[-1] += f"{text}\\n"
    return lines


def _instruction_text(isa: Isa, instruction: LoopInstruction) -> str:
    """Return an instruction in assembler syntax, with operands of GNU inline assembly."""
    match instruction.action:
        case Compute() as action:
            return _compute_text(isa, action, instruction)
        case Load(pointer, offset) if len(instruction.writes) == 1:
            return f"ldr q{instruction.writes[0]}, [%[{pointer}], #{offset}]"
        case Load(pointer):
            return f"ld1 {_group(instruction.writes, '16b')}, [%[{pointer}]]"
        case LoadRepeated(pointer):
            return f"ld{len(instruction.writes)}r {_group(instruction.writes, '4s')}, [%[{pointer}]]"
        case Store(pointer):
            return f"st1 {_group(instruction.reads, '16b')}, [%[{pointer}]]"
        case SetNumber(to, number):
            return f"mov %[{to}], #{number}"
        case Add(to, augend, int(number)):
            return f"add %[{to}], %[{augend}], #{number}"
        case Add(to, augend, addend):
            return f"add %[{to}], %[{augend}], %[{addend}]"
        case CountRound():
            return "subs %[n], %[n], #1"
        case ZeroIfLast(to, value):
            return f"csel %[{to}], %[{value}], xzr, ne"


def _group(registers: Sequence[int], lanes: str) -> str:
    return "{" + ", ".join(f"v{number}.{lanes}" for number in registers) + "}"


def _compute_text(isa: Isa, action: Compute, instruction: LoopInstruction) -> str:
    """Return an instruction of the table. On upper halves its name ends with 2, with whole registers."""
    entry, (to,) = isa.instructions[action.instruction], instruction.writes
    lanes = [arrangement(operand) for operand in entry.operands]
    if action.upper:
        lanes = ["16b" if one == "8b" else one for one in lanes]
    operands = [f"v{number}.{one}" for number, one in zip(instruction.reads, lanes, strict=True)]
    if entry.mnemonic in INTO_FIRST:
        operands = operands[1:]
    if entry.mnemonic == "tbl":
        operands[0] = f"{{{operands[0]}}}"
    if action.imm is not None:
        operands.append(f"#{action.imm}")
    name = f"{entry.mnemonic}2" if action.upper else entry.mnemonic
    return f"{name} {', '.join([f'v{to}.{arrangement(entry.result)}', *operands])}"
