"""How AArch64 assembly spells the vector instructions of the table, for who writes it and who reads it."""

import re
from functools import cache

from isa_specs.instruction import Operand

#: The preprocessor's condition under which C with this assembly compiles.
CONDITION = "defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)"
#: This assembly, as targets name it (``Target.assembly``).
SYNTAX = "a64"
#: Instructions that add to their first operand, which is not written: it is the result.
INTO_FIRST = frozenset(
    ["mla", "mls", "umlal", "uadalp", "usra", "udot", "sdot", "usdot", "ummla", "smmla", "usmmla"]
)
#: The load that repeats a word through a register.
REPEATED_WORD = "vld1q_dup_u32"
#: Registers that one load or store moves at most.
MOST_REGISTERS = 4
_ELEMENT = {8: "b", 16: "h", 32: "s", 64: "d"}


@cache
def arrangement(operand: Operand) -> str:
    """Lanes and their size: "16b". Raises ValueError for what is no vector of integers."""
    found = re.fullmatch(r"u?int(\d+)(?:x(\d+))?_t", operand.c_type)
    if found is None:
        raise ValueError(f"{operand.c_type} is no vector")
    return f"{found[2] or 1}{_ELEMENT[int(found[1])]}"


def half(name: str) -> str:
    """Which half of a register an instruction names: "low" or "high"; "" where it is another one."""
    found = re.match("vget_(low|high)_", name)
    return found[1] if found else ""
