"""From stored views of the weights back to the bitplanes, as bit operations on words.

The packer stores registers that ``weights`` lines computed from the planes (complements, half bytes).
Each bit of a plane lies somewhere in them, as it is or complemented; where, follows from the lines.
"""

import itertools
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.lines import constant_values, run_lines
from sketches.program import Program


@dataclass(frozen=True)
class Part:
    """Some bits of every byte of a plane: ``((view ^ complement) & mask)`` moved left by ``shift`` bits.

    ``complement`` is 0 or 255; a negative shift moves right. ``mask`` covers the bits before the move.
    """

    view: int
    complement: int
    mask: int
    shift: int


def compute_views(
    isa: Isa, program: Program, planes: dict[str, NDArray[np.uint8]]
) -> tuple[NDArray[np.uint8], ...]:
    """The stored registers of planes ``plane0``, ``plane1``, ... (uint8 [n, vector bytes] each)."""
    constants = constant_values(program.constants, len(next(iter(planes.values()))))
    values = run_lines(isa, program.weight_lines, constants | planes)
    return tuple(values[view] for view in program.views)


def _equal(view: NDArray[np.uint8], place: tuple[int, int, int], wanted: NDArray[Any]) -> bool:
    """Whether a view, complemented or not (255 or 0), has the wanted bits in a place."""
    return bool(((view ^ place[1]) >> place[2] & 1 == wanted).all())


def plane_parts(isa: Isa, program: Program, planes: int) -> tuple[tuple[Part, ...], ...]:
    """Per weight plane the parts that make it up. Raises ValueError where a bit is in no view."""
    vector_bytes = isa.vector_bits // 8
    # Every byte value in every place, and no two places alike, so that no bit is taken for another one.
    rng = np.random.default_rng(8)
    every = np.stack([rng.permutation(256) for _ in range(2 * vector_bytes)]).astype(np.uint8)
    every = every.reshape(2, vector_bytes, 256).transpose(0, 2, 1).reshape(512, vector_bytes)
    result = []
    for plane in range(planes):
        known = {f"plane{p}": every if p == plane else np.zeros_like(every) for p in range(planes)}
        views = compute_views(isa, program, known)
        masks: dict[tuple[int, int, int], int] = {}
        for bit in range(8):
            wanted = every >> bit & 1
            places = itertools.product(range(len(views)), (0, 255), range(8))
            # Few of the bits tell most apart.
            likely = (p for p in places if _equal(views[p[0]][:2], p, wanted[:2]))
            place = next((p for p in likely if _equal(views[p[0]], p, wanted)), None)
            if place is None:
                raise ValueError(f"bit {bit} of weight plane {plane} is in no stored view")
            number, complement, source = place
            key = (number, complement, bit - source)
            masks[key] = masks.get(key, 0) | 1 << source
        result.append(tuple(Part(n, c, mask, shift) for (n, c, shift), mask in sorted(masks.items())))
    return tuple(result)
