"""The C functions that an operator calls beside its tiles: packing of rows of pixels, and repacking of sums.

A form has templates of its packing functions (``synth.forms.layers``), which are filled in here for an
operand. A value's code is ``((value + add) >> shift) & mask``, which is checked for every value of the
operand. If codes have to ascend with values, ``flip`` is applied by exclusive or.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Template

from sketches.encoding import Operand
from sketches.limits import MAX_PLANES
from sketches.tables import code_of
from synth.emit.bitpack import plain_bitpack
from synth.emit.repack import PARAMETERS as REPACK_PARAMETERS
from synth.errors import UserError
from synth.forms.bitplanes import BITPLANES
from synth.forms.layers import RowPackers
from synth.library.artifact import ArtifactKind

#: The parameters of packing functions: for values, for words of bitplanes, and the further one of functions
#: that also compute sums.
_STEPS = "int32_t valid, int32_t before, int32_t count, int32_t after, int32_t pixel_stride"
VALUES = (
    f"const int8_t *row, {_STEPS}, int32_t channel_stride, int32_t groups, int32_t channels, uint32_t *to"
)
WORDS = f"const uint32_t *row, {_STEPS}, int32_t channels, uint32_t *to"
SUMS = ", int32_t *sums"

_COMMON = Path(__file__).with_name("rows.c")
_CODE = """\
static inline uint8_t synth_code_$operand(int8_t value) {
  return (uint8_t)(((((uint8_t)value + ${add}u) >> $shift) & ${mask}u) ^ ${flip}u);
}
"""
_REPACK = """\
SYNTH_TILE int32_t {symbol}({parameters}) {{
  ${{kernel}}_f{flip}(sums, table, chunks, last, words);
  return 0;
}}
"""


@dataclass(frozen=True)
class Helper:
    """A C function that operators call. ``symbol``, ``parameters``: its C name and parameter list. ``texts``:
    its C, after ``rows.c``. ``packer``: kind and bits of the packing kernel that it calls as ``$kernel``."""

    symbol: str
    parameters: str
    texts: tuple[str, ...] = ()
    packer: tuple[ArtifactKind, int] | None = None


def row_helper(packers: RowPackers, operand: Operand, packed: bool) -> Helper:
    """Return the C function by which a form (``packers``) packs rows of pixels of an operand. ``packed``: it
    reads words of bitplanes instead of int8 values."""
    parameters = (WORDS if packed else VALUES) + (SUMS if packers.sums else "")
    symbol = packers.words if packed else packers.values
    if "{}" not in symbol:
        return Helper(symbol, parameters)
    add, shift, mask = code_formula(operand)
    name = f"{operand.encoding}{operand.bits}"
    facts = {"operand": name, "encoding": operand.encoding, "bits": operand.bits, "zero": operand.values[0]}
    facts |= {"add": add, "shift": shift, "mask": mask, "flip": code_of(operand).flip, **packers.parameters}
    texts = tuple(
        Template(text).safe_substitute(facts, values=VALUES, words=WORDS) for text in (_CODE, packers.text)
    )
    if packers.cost is not None:
        return Helper(symbol.format(name), parameters, texts)
    from synth.library.kinds.bitpack import BITPACK  # products of bytes need no packing kernels

    return Helper(symbol.format(name), parameters, texts, (BITPACK, operand.bits))


def pack_helper(operand: Operand) -> Helper:
    """Return the function that packs int8 values into bitplanes."""
    return row_helper(BITPLANES.row_packers, operand, False)


def repack_helper(bits: int, flip: int) -> Helper:
    """Return the C function that turns sums into bitplanes by thresholds. ``flip``: XOR mask."""
    from synth.library.kinds.repack import REPACK

    symbol = f"synth_repack_a{bits}_f{flip}"
    text = _REPACK.format(symbol=symbol, parameters=REPACK_PARAMETERS, flip=flip)
    return Helper(symbol, REPACK_PARAMETERS, (text,), (REPACK, bits))


def code_formula(operand: Operand) -> tuple[int, int, int]:
    """Return (add, shift, mask): ``code = ((value + add) >> shift) & mask``. Raises UserError without one."""
    mask = (1 << operand.bits) - 1
    for shift in range(MAX_PLANES):
        for add in range(1 << (operand.bits + shift)):
            if all(((value + add) >> shift) & mask == code for code, value in enumerate(operand.values)):
                return add, shift, mask
    raise UserError(
        f"{operand}: its codes are no shift of its values; pack them with Kernel.pack_activations"
    )


@cache
def _common() -> str:
    return Template(_COMMON.read_text(encoding="utf-8")).substitute(words=WORDS)


def helper_source(helpers: Iterable[Helper], isa: str, target: str, plain: bool = False) -> str:
    """Return the C text of helpers for a target, with the packing kernels that they call. ``plain``: pack
    codes in portable C if the library lacks a packing kernel. Otherwise MissingKernel is raised."""
    kernels = {
        helper.packer: _packing(*helper.packer, isa, target, plain)
        for helper in helpers
        if helper.packer is not None
    }
    texts = [source for source, _ in kernels.values()] + [_common()]
    for helper in helpers:
        names = {"kernel": kernels[helper.packer][1]} if helper.packer else {}
        texts += [Template(text).substitute(names) for text in helper.texts]
    return "\n".join(dict.fromkeys(texts))


def _packing(kind: ArtifactKind, bits: int, isa: str, target: str, plain: bool) -> tuple[str, str]:
    """Return the C text of a packing kernel and the name of its function."""
    from synth.library.kinds.bitpack import BITPACK
    from synth.library.reading import MissingKernel, load_as

    try:
        artifact = load_as(kind, bits, isa, target)
    except MissingKernel:
        if not plain or kind != BITPACK:
            raise
        name = f"synth_plain_bitpack_a{bits}"
        return plain_bitpack(bits, name), name
    return artifact.source, artifact.symbol
