"""A matrix product that the tensor intrinsic of a block kernel can replace block by block."""

from __future__ import annotations

from typing import Any

from synth.compiler.blocks import _accumulator, _tensors, _update, lane_of_place
from synth.compiler.text import grid_block, main_function, spatial
from synth.compiler.tvmscript import parse
from synth.library.kernels import Kernel


def block_product(kernel: Kernel, m_blocks: int, columns: int, k_blocks: int) -> Any:
    """Return a PrimFunc of (weights uint8 [m_blocks, k_blocks, views, m, bytes], activations uint8 [columns,
    k_blocks, planes, bytes], acc [columns, m_blocks, lanes]), packed as ``Kernel.pack_weights`` and
    ``Kernel.pack_activations`` pack them. Blocks along K have to fit the lanes of acc."""
    sizes = ((m_blocks, k_blocks), (columns, k_blocks), (columns, m_blocks))
    shapes = {t.name: (*size, *t.shape[2:]) for t, size in zip(_tensors(kernel), sizes, strict=True)}
    lanes, dtype = _accumulator(kernel)
    (_, _, views, m, size), (*_, planes, _) = shapes["weights"], shapes["activations"]
    acc = f"acc[vn, vb, 0:{lanes}]"
    read = f"{acc}, weights[vb, vk, 0:{views}, vp, vy], activations[vn, vk, 0:{planes}, vy]"
    lane = f"acc[vn, vb, {lane_of_place(kernel)}]"
    update = _update(kernel, "weights[vb, vk, {}, vp, vy]", "activations[vn, vk, {}, vy]", lane)
    axes = spatial("nb", columns, m_blocks) | {"k": ("R", k_blocks), "p": ("S", m), "y": ("R", size)}
    dtypes = {"weights": "uint8", "activations": "uint8", "acc": dtype}
    zero = [f"acc[vn, vb, vl] = T.{dtype}(0)"]
    body = [
        *grid_block("zero", spatial("nbl", columns, m_blocks, lanes), zero),
        *grid_block("product", axes, [update], (read, acc)),
    ]
    return parse(main_function({name: (shape, dtypes[name]) for name, shape in shapes.items()}, body))
