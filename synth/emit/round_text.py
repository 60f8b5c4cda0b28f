"""The C function of a loop in assembly."""

from __future__ import annotations

from collections.abc import Sequence

from isa_specs.a64 import CONDITION, MOST_REGISTERS
from synth.emit.round_code import Rounds
from synth.emit.text import values_text

#: Begins the loops in assembly: where they are compiled. The rest of the C text takes their steps elsewhere.
_ROUNDS = f"#if {CONDITION}\n#define SYNTH_ROUNDS 1"


def loops_text(name: str, rounds: Sequence[Rounds]) -> list[str]:
    """The functions of all loops of a kernel."""
    return [_ROUNDS, *(rounds_text(name, loop) for loop in rounds), "#endif"] if rounds else []


def rounds_text(name: str, rounds: Rounds) -> str:
    """A C function that takes ``n`` > 0 rounds."""
    xs, ws = (
        [f"{kind}{n}" for n in range(most)]
        for kind, most in zip("xw", (rounds.tile.columns, rounds.tile.registers), strict=True)
    )
    pointers = [f"*{x} = words + {c} * column_bytes" for c, x in enumerate(xs)]
    pointers += [f"*{w} = weights + {r} * register_bytes" for r, w in enumerate(ws)]
    # A numbered label is local everywhere; Apple's assembler makes a symbol of .Lname, and its linker takes a
    # function apart there.
    lines = "\n".join([*rounds.before, "1:", *rounds.loop, "b.ne 1b"]).split("\n")
    text = "\n".join(f'    "{line}\\n\\t"' for line in lines)
    outputs = [f'[{operand}] "+r"({operand})' for operand in (*xs, *ws, "n")]
    outputs += ['[sx] "=&r"(step_x)', '[sw] "=&r"(step_w)']
    inputs = [
        f'[to{n}] "r"(kept + {16 * MOST_REGISTERS * n})' for n in range(-(-rounds.kept // MOST_REGISTERS))
    ]
    constants = ""
    if rounds.constants:
        inputs.append('[k] "r"(constants)')
        data = values_text(bytes.fromhex(rounds.constants))
        constants = f"  static const uint8_t constants[] __attribute__((aligned(16))) = {{\n{data}}};\n"
    clobbers = ", ".join(f'"v{register}"' for register in rounds.registers)
    return (
        f"/* {rounds.steps} steps per round, {rounds.parts} x added to what is kept; {len(rounds.loop)} "
        f"instructions, {rounds.cycles} cycles */\n"
        f"SYNTH_INLINE void {name}_rounds_{rounds.tile.name}(const uint8_t *weights, intptr_t "
        "register_bytes, const uint8_t *words,\n    intptr_t column_bytes, uint8_t *kept, intptr_t n) {\n"
        f"{constants}  const uint8_t {', '.join(pointers)};\n  intptr_t step_x, step_w;\n"
        f"  __asm__ volatile(\n{text}\n"
        f'    : {", ".join(outputs)}\n    : {", ".join(inputs)}\n    : {clobbers},\n      "cc", "memory");\n'
        "  (void)register_bytes, (void)column_bytes;\n}"
    )
