"""The AArch64 assembly syntax of the table's vector instructions, for writers and readers of assembly."""

import re
from functools import cache

from isa_specs.instruction import RegisterOperand

#: The preprocessor condition under which C with this assembly compiles.
CONDITION = "defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)"
#: The name of this assembly syntax in ``Target.assembly``.
SYNTAX = "a64"
#: Instructions that add to operand 0. Assembly does not write operand 0, which is the result.
INTO_FIRST = frozenset(
    ["mla", "mls", "umlal", "uadalp", "usra", "udot", "sdot", "usdot", "ummla", "smmla", "usmmla"]
)
#: The load that copies a word to every lane of a register.
REPEATED_WORD = "vld1q_dup_u32"
#: The most registers that one load or store moves.
MOST_REGISTERS = 4
_ELEMENT = {8: "b", 16: "h", 32: "s", 64: "d"}


@cache
def arrangement(operand: RegisterOperand) -> str:
    """Return the arrangement specifier of an operand, such as "16b" for 16 lanes of 8 bits. A scalar counts
    as one lane, such as "1s". Raises ValueError if the C type is neither an integer nor a vector of integers.
    """
    found = re.fullmatch(r"u?int(\d+)(?:x(\d+))?_t", operand.c_type)
    if found is None:
        raise ValueError(f"{operand.c_type} is no vector")
    return f"{found[2] or 1}{_ELEMENT[int(found[1])]}"


def half(name: str) -> str:
    """Return "low" for ``vget_low_*``, "high" for ``vget_high_*`` and "" for other intrinsics ``name``."""
    found = re.match("vget_(low|high)_", name)
    return found[1] if found else ""
