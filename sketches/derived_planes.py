"""How weight bitplanes are restored from the stored derived planes, by bit operations on words.

Packing stores registers that ``weights`` lines compute from planes, such as complements and half bytes. Each
bit of a plane is a bit of a stored register, complemented or not. The lines determine which bit it is."""

import itertools
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.lines import constant_values, run_lines
from sketches.program import BlockKernelProgram


@dataclass(frozen=True)
class PlaneBitField:
    """A bit field of every byte of a plane: ``((derived_plane ^ complement) & mask) << shift``.

    ``derived_plane``: index of the stored register in ``BlockKernelProgram.derived_planes``.
    ``complement``: 0 or 255.
    ``mask``: bits taken before the shift.
    ``shift``: bits to shift left; a negative number shifts right."""

    derived_plane: int
    complement: int
    mask: int
    shift: int


def compute_derived_planes(
    isa: Isa, program: BlockKernelProgram, planes: dict[str, NDArray[np.uint8]]
) -> tuple[NDArray[np.uint8], ...]:
    """Return the stored registers, in the order of ``BlockKernelProgram.derived_planes``, for planes
    ``plane0``, ``plane1``, .... ``planes`` and results: uint8 [states, vector bytes] each."""
    constants = constant_values(program.constants, len(next(iter(planes.values()))))
    values = run_lines(isa, program.weight_lines, constants | planes)
    return tuple(values[derived_plane] for derived_plane in program.derived_planes)


def _equal(derived_plane: NDArray[np.uint8], place: tuple[int, int, int], wanted: NDArray[Any]) -> bool:
    """Return whether bit ``place[2]`` of every byte of ``derived_plane ^ place[1]`` equals ``wanted``."""
    return bool(((derived_plane ^ place[1]) >> place[2] & 1 == wanted).all())


def plane_parts(isa: Isa, program: BlockKernelProgram, planes: int) -> tuple[tuple[PlaneBitField, ...], ...]:
    """Return per weight plane the bit fields that together restore it. Raises ValueError if a bit is not
    stored. ``planes``: number of weight planes."""
    vector_bytes = isa.vector_bits // 8
    # Every byte has all 256 values, in an order of its own, so that no bit is taken for another one.
    rng = np.random.default_rng(8)
    every = np.stack([rng.permutation(256) for _ in range(2 * vector_bytes)]).astype(np.uint8)
    every = every.reshape(2, vector_bytes, 256).transpose(0, 2, 1).reshape(512, vector_bytes)
    result = []
    for plane in range(planes):
        known = {f"plane{p}": every if p == plane else np.zeros_like(every) for p in range(planes)}
        derived_planes = compute_derived_planes(isa, program, known)
        masks: dict[tuple[int, int, int], int] = {}
        for bit in range(8):
            wanted = every >> bit & 1
            places = itertools.product(range(len(derived_planes)), (0, 255), range(8))
            # Two states rule out most candidates quickly.
            likely = (p for p in places if _equal(derived_planes[p[0]][:2], p, wanted[:2]))
            place = next((p for p in likely if _equal(derived_planes[p[0]], p, wanted)), None)
            if place is None:
                raise ValueError(f"bit {bit} of weight plane {plane} is in no stored derived plane")
            number, complement, source = place
            key = (number, complement, bit - source)
            masks[key] = masks.get(key, 0) | 1 << source
        result.append(
            tuple(PlaneBitField(n, c, mask, shift) for (n, c, shift), mask in sorted(masks.items()))
        )
    return tuple(result)
