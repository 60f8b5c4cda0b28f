"""What scales sums of 32-bit lanes: an instruction set's floats of 32 bits, as C spells them.

Lane expressions are of bits, so no table of instructions has these. Each is what IEEE 754 says of its name,
rounded to nearest even, lane by lane: the conversion of an integer up to 2^24 is exact, ``added`` rounds once
where it is ``fused``, else twice. The meaning is tested on the machine against exact arithmetic
(tests/library/test_linear.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from isa_specs.instruction import Feature


@dataclass(frozen=True)
class Floats:
    """Spelled texts: ``vector``, the C type of a register of floats; ``load`` and ``store`` at ``{0}``, a
    pointer to float; ``half``: a register of the float16 at ``{0}``, "" where there is no such conversion;
    ``repeated``: a float through a register; ``converted``: of 32-bit integers with a sign; ``multiplied``;
    ``summed``; ``added``: ``{0} * {1} + {2}``. ``repeated_int``: a 32-bit integer through a register;
    ``widened``: the bytes at ``{0}`` as 32-bit lanes. ``needs``: the features beyond the target's; ``fused``:
    whether ``added`` rounds once."""

    vector: str
    load: str
    store: str
    half: str
    repeated: str
    converted: str
    multiplied: str
    summed: str
    added: str
    repeated_int: str
    widened: str
    needs: tuple[Feature, ...] = ()
    fused: bool = True
