"""The repacking kernels as operators call them: sums of a pixel to words of the next layer's activations, and the table
of a Threshold that they read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from sketches.panel import CHUNK
from synth.compiler.epilogue import Threshold
from synth.compiler.helpers import Helper
from synth.emit.repack import PARAMETERS
from synth.packers import REPACK, load_packer


def repack_helper(last: Threshold) -> Helper:
    """The C function that an operator calls for a packed Threshold."""
    bits, flip = last.operand.bits, last.level_code()
    return Helper(f"synth_repack_a{bits}_f{flip}", PARAMETERS, "repack", bits, flip)


def repack_source(isa: str, target: str, helpers: Iterable[Helper]) -> str:
    """The C text of ``repack_helper``s on a target. Raises MissingKernel where the library has no repacking kernels for
    it."""
    parts, loaded = [], set()
    for helper in sorted(set(helpers)):
        kernel = load_packer(REPACK, isa, helper.bits, target)
        if helper.bits not in loaded:
            loaded.add(helper.bits)
            parts.append(kernel.source)
        parts.append(
            f"SYNTH_TILE int32_t {helper.symbol}({PARAMETERS}) {{\n"
            f"  {kernel.symbols[helper.flip]}(sums, table, chunks, last, words);\n  return 0;\n}}\n"
        )
    return "\n".join(parts)


def absorbs_relu(last: Threshold) -> bool:
    """Whether the thresholds of ``relu(v)`` are thresholds of ``v``: what everything reaches is the smallest threshold,
    but none is what nothing reaches, as ``-relu(v)`` does not reach a positive one."""
    return not ((last.sign < 0) & (last.thresholds > 0)).any()


def repack_table(last: Threshold, relu: bool) -> NDArray[np.int32]:
    """Masks and limits as the kernels read them: int32 [chunks, 1 + levels, 32], the limits of a filter in ascending
    order (how many are reached does not depend on it), zeros beyond the filters. ``relu``: of values that one comes
    before; it is taken over where it can be."""
    if relu and absorbs_relu(last):
        everything = (last.sign > 0) & (last.thresholds <= 0)
        last = replace(last, thresholds=np.where(everything, np.iinfo(np.int32).min, last.thresholds))
    limits, masks = last.compared()
    rows = np.concatenate([masks[None], np.sort(limits, axis=0)])
    chunks = -(-rows.shape[1] // CHUNK)
    table = np.zeros((len(rows), chunks * CHUNK), dtype=np.int32)
    table[:, : rows.shape[1]] = rows
    return np.ascontiguousarray(table.reshape(len(rows), chunks, CHUNK).transpose(1, 0, 2))


def kept_bits(filters: int) -> int:
    """The bits of the last word that filters have."""
    return (1 << (filters % CHUNK or CHUNK)) - 1
