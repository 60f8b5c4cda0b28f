"""Sparse constants of TFLite files, which become dense when they are read.

The values of a sparse tensor are stored in the order of ``traversal_order``: its axes, then the axes inside
blocks. ``block_map`` has the tensor's axis of each block axis. Each axis is dense, or compressed as in CSR:
``segments`` has where the indices of each entry of the axes before it begin.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError
from synth.qnn.frontend.tflite_flatbuffer import Table, damaged

VECTORS = {1: "int32", 2: "uint16", 3: "uint8"}
"""Types of SparseIndexVector by their codes."""
LARGEST = 1 << 12
"""Most elements per stored value. A file of a few bytes must not fill the memory."""


def dense(what: str, table: Table, shape: Sequence[int], dtype: str, stored: memoryview) -> memoryview:
    """Return the bytes of the constant with the ``stored`` values at the indices that the SparsityParameters
    ``table`` states, else 0. Raises UserError for indices that do not fit the shape, and for other types."""
    if dtype not in ("float32", "float16", "int8"):
        raise UserError(f"{what}: sparse constants of {dtype} are not supported; use float32 or int8")
    values = np.frombuffer(stored, dtype, len(stored) // np.dtype(dtype).itemsize)
    order, blocks, levels = table.array(0, "int32"), table.array(1, "int32"), list(table.tables(2))
    rank, most = len(shape), math.prod(shape)
    parts = ((order[:rank], range(rank)), (order[rank:], range(rank, rank + len(blocks))))
    fits = all(sorted(part) == [*axes] for part, axes in parts) and {*blocks.tolist()} <= {*range(rank)}
    if not fits or len(levels) != len(order) or most > LARGEST * (len(values) + 1):
        raise damaged(f"{what}: its sparse axes do not fit its shape {list(shape)}")
    place, indices = np.zeros(1, np.int64), np.zeros((rank, 1), np.int64)
    for axis, level in zip(order.tolist(), levels, strict=True):
        size, is_block = level.scalar(1, "int32", 0), axis >= rank
        if not level.scalar(0, "int8", 0):
            if not 0 < size <= most // max(len(place), 1):
                raise damaged(f"{what}: a sparse axis of {size} does not fit its shape {list(shape)}")
            own, inner = np.repeat(np.arange(len(place)), size), np.tile(np.arange(size), len(place))
            place = place[own] * size + inner
        else:
            own, place, inner = _compressed(what, level, place)
        of = blocks[axis - rank] if is_block else axis
        indices = indices[:, own]
        indices[of] = indices[of] * (size if is_block else 1) + inner
    inside = (indices >= 0) & (indices < np.array(shape)[:, None])
    if len(place) != len(values) or not inside.all():
        raise damaged(f"{what}: {len(values)} values, {len(place)} indices in shape {list(shape)}")
    made = np.zeros(shape, values.dtype)
    made[tuple(indices)] = values
    return made.reshape(-1).view(np.uint8).data


def _compressed(what: str, level: Table, place: NDArray[np.int64]) -> tuple[NDArray[np.int64], ...]:
    """Return, for each entry of a compressed axis, its owner (an index of ``place``), its place and index."""
    vectors = []
    for slot in (2, 4):
        kind, table = level.scalar(slot, "uint8", 0), level.table(slot + 1)
        if kind not in VECTORS or table is None:
            raise damaged(f"{what}: a compressed axis has no segments and indices")
        vectors.append(table.array(0, VECTORS[kind]).astype(np.int64))
    segments, inner = vectors
    fits = len(segments) > place.max(initial=0) + 1 and segments[0] >= 0 and segments[-1] <= len(inner)
    if not fits or (np.diff(segments) < 0).any():
        raise damaged(f"{what}: the segments of a compressed axis do not fit its {len(inner)} indices")
    counts = segments[place + 1] - segments[place]
    own = np.repeat(np.arange(len(place)), counts)
    found = np.arange(len(own)) + (segments[place] - np.cumsum(counts) + counts)[own]
    return own, found, inner[found]
