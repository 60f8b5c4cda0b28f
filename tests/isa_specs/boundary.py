"""Test vectors for one instruction: boundary values crossed over its operands, then seeded random states.

Uniform random states alone say little about SIMD: lanes are almost never equal, almost never the smallest
signed value, and a 32-bit table index is almost never in range. So half of what is made here is not uniform.
"""

import zlib

import numpy as np
from numpy.typing import NDArray

from isa_specs.expr import lanes_in
from isa_specs.instruction import Instruction

Bytes = NDArray[np.uint8]


def lane_widths(instruction: Instruction) -> list[tuple[int, ...]]:
    """Per operand: the widths at which the instruction reads it, narrowest first."""
    imm = None if instruction.immediates is None else instruction.immediates[0]
    found: list[set[int]] = [set() for _ in instruction.operands]
    for lane in instruction.lanes(imm):
        for leaf in lanes_in(lane):
            found[leaf.operand].add(leaf.width)
    return [tuple(sorted(widths or {8})) for widths in found]


def _lanes(values: list[int], width: int, size: int) -> Bytes:
    """A register of ``size`` bytes whose lanes repeat ``values``; uint8 [size]."""
    step = width // 8
    text = b"".join((value % (1 << width)).to_bytes(step, "little") for value in values)
    return np.frombuffer((text * (size // len(text) + 1))[:size], dtype=np.uint8)


def core_patterns(widths: tuple[int, ...], size: int) -> list[Bytes]:
    """The patterns that are crossed over all operands: uint8 [size] each."""
    ramp = np.arange(size, dtype=np.uint8)
    found = [_lanes([0], 8, size), _lanes([-1], 8, size), ramp, (ramp * 37 + 129).astype(np.uint8)]
    for width in widths:
        top = 1 << (width - 1)
        found += [_lanes([value], width, size) for value in (top, top - 1, 1)]
    return found


def more_patterns(widths: tuple[int, ...], size: int) -> list[Bytes]:
    """Further patterns, each seen by every operand but not in every combination: uint8 [size] each."""
    ramp = np.arange(size, dtype=np.uint8)
    found = [_lanes([value], 8, size) for value in (0x55, 0xAA, 0x0F, 0xF0)]
    # Table indices in and out of range, in ascending and descending order.
    found += [ramp[::-1].copy(), ramp | np.uint8(0x80), ramp + np.uint8(8), ramp ^ np.uint8(0x0F)]
    for width in widths:
        top = 1 << (width - 1)
        found += [_lanes([0, -1], width, size), _lanes([-1, 0], width, size)]
        found += [_lanes([top, top - 1], width, size), _lanes([top - 1, top], width, size)]
        found += [_lanes([1 << (i % width) for i in range(16)], width, size)]
        found += [_lanes([top >> (i % width) for i in range(16)], width, size)]
        # The values on both sides of where half the width saturates.
        half = 1 << (width // 2)
        found += [_lanes([half - 1, half, half // 2 - 1, half // 2], width, size)]
        found += [_lanes([-half // 2, -half // 2 - 1, -1, -half], width, size)]
    return found


def _edges(rng: np.random.Generator, width: int, size: int) -> Bytes:
    """Lanes next to a power of two, of either sign; uint8 [size]."""
    count = size * 8 // width
    powers, steps, signs = (rng.integers(*ends, count) for ends in ((0, width), (-1, 2), (0, 2)))
    values = [(-1) ** int(s) * (1 << int(p)) + int(d) for p, d, s in zip(powers, steps, signs, strict=True)]
    return _lanes(values, width, size)


def random_state(
    rng: np.random.Generator, kind: int, widths: list[tuple[int, ...]], sizes: list[int]
) -> list[Bytes]:
    """One state, a uint8 [bytes] per operand. ``kind`` 0, 1: uniform; 2: lanes near powers of two;
    3: operands that agree in about half their lanes; 4: small numbers; 5: boundary bytes; 6: lanes of zeros
    or ones beside uniform ones."""
    state: list[Bytes] = []
    for own, size in zip(widths, sizes, strict=True):
        uniform = rng.integers(0, 256, size, dtype=np.uint8)
        width = own[int(rng.integers(0, len(own)))]
        if kind == 2:
            uniform = _edges(rng, width, size)
        elif kind == 3 and state and len(state[0]) == size:
            keep = np.repeat(rng.integers(0, 2, size * 8 // width, dtype=np.uint8), width // 8) == 1
            uniform = np.where(keep, state[0], uniform)
        elif kind == 4:
            uniform = rng.integers(0, 32, size, dtype=np.uint8)
        elif kind == 5:
            uniform = rng.choice(np.array([0, 1, 0x7F, 0x80, 0xFF], dtype=np.uint8), size)
        elif kind == 6:
            lanes = rng.integers(-1, 3, size * 8 // width).repeat(width // 8)
            uniform = np.where(lanes < 1, lanes.astype(np.uint8), uniform)
        state.append(uniform)
    return state


def rounded_products(widths: list[tuple[int, ...]], sizes: list[int]) -> list[Bytes]:
    """One times the largest number that rounds to zero as a fraction, next to the smallest that does not."""
    quarters = [1 << own[-1] - 2 for own in widths]
    return [
        _lanes([quarter - 1, quarter] if place else [1], own[-1], size)
        for place, (own, size, quarter) in enumerate(zip(widths, sizes, quarters, strict=True))
    ]


def vectors(instruction: Instruction, seed: int, count: int = 48) -> list[Bytes]:
    """States as uint8 [s, bytes] per operand: pairs of core patterns, then ``count`` random ones by seed."""
    widths = lane_widths(instruction)
    sizes = [operand.bytes for operand in instruction.operands]
    core = [core_patterns(w, s) for w, s in zip(widths, sizes, strict=True)]
    more = [c + more_patterns(w, s) for c, w, s in zip(core, widths, sizes, strict=True)]
    states: list[list[Bytes]] = []
    side = max(map(len, core))
    for i in range(side if len(sizes) > 1 else 0):
        for j in range(side):
            # A Latin square: with the third index i + j, any two of the three take every pair of values.
            picks = (i, j, (i + j) % side)
            states.append([c[p % len(c)] for c, p in zip(core, picks, strict=False)])
    longest = max(map(len, more))
    for i in range(longest):
        # Shifted against each other by a step that is not a multiple of any pattern's period.
        states.append([m[(i + 5 * o) % len(m)] for o, m in enumerate(more)])
    rng = np.random.default_rng([seed, zlib.crc32(instruction.name.encode())])
    states += [random_state(rng, i % 6, widths, sizes) for i in range(count)]
    states += [random_state(rng, 6, widths, sizes) for _ in range(count // 8)]
    states.append(rounded_products(widths, sizes))
    return [np.stack([state[o] for state in states]) for o in range(len(sizes))]
