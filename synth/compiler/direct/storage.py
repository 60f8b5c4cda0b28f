"""How the weights of a direct layer are stored: their bytes, why they take more than the weights themselves,
and the loops that take the fewest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from synth.compiler.direct.depthwise import Depthwise
from synth.compiler.direct.tiles import SMALL_SLOWDOWN, Blocking
from synth.compiler.direct.winograd import Winograd

#: The loops of a layer, each with an estimated ``cost``.
Method: TypeAlias = Blocking | Winograd | Depthwise


def weight_bytes(method: Method) -> int:
    """Return the bytes of the packed weights, with the words that do not fit their first part."""
    if isinstance(method, Depthwise):
        return int(method.weights.nbytes)
    if isinstance(method, Winograd):
        return method.product.weight_bytes * method.places
    rest = 0 if method.rest is None else sum(int(part.nbytes) for part in vars(method.rest).values())
    return method.weight_bytes + rest


def smallest(methods: Sequence[Method]) -> Blocking | Depthwise:
    """Return the loops with the fewest bytes of weights, without Winograd's filtering, of those that take at
    most ``SMALL_SLOWDOWN`` times as long as the fastest by estimate. Of equal ones, return the fastest."""
    plain = [method for method in methods if not isinstance(method, Winograd)]
    most = SMALL_SLOWDOWN * min(method.cost for method in plain)
    return min((m for m in plain if m.cost <= most), key=lambda m: (weight_bytes(m), m.cost))


def storage(method: Method) -> str:
    """Return why the packed weights of an 8-bit layer take more bytes than weights; "" if they do not."""
    if isinstance(method, Depthwise) or not method.layer.integer:
        return ""
    b, parts = method.product if isinstance(method, Winograd) else method, []
    g, given = method.layer.geometry, method.layer.weights
    if isinstance(method, Winograd):
        parts.append(f"Winograd's filtering has {method.places} words for {g.taps} weights")
    if b.arithmetic.values < 4:
        parts.append("16 bits a word, since this processor multiplies words")
    values = b.channel_blocks * b.block * b.arithmetic.values
    read = given.shape[-1] if b.runs is None else g.channels * g.kernel[1]
    for what, have, stored in (("filters", g.filters, b.filters), ("channels", read, values)):
        if stored > have:
            parts.append(f"{have} {what} padded to {stored}")
    return ", ".join(parts)
