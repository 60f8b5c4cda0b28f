"""Packing of activations as C: integer values to words of bitplanes, a row of pixels per call.

The C is derived from the encoding: a value's code is ``((value + add) >> shift) & mask``, which is
checked for every value of the operand. It needs no vector intrinsics: compilers vectorize the codes,
and eight code bits are gathered by one multiplication.
"""

from __future__ import annotations

from sketches.encoding import MAX_BITS, Encoding, Operand
from sketches.panel import CHUNK
from synth.errors import UserError

#: Multiplied by bytes of 0 and 1 this collects byte i in bit 56 + i: the sum over i of 2^(56 - 7 i). All partial
#: products fall on different bits, so nothing carries.
_GATHER = sum(1 << (56 - 7 * i) for i in range(8))
_ONES = 0x0101010101010101

#: The packers' parameters: of values, of words that are packed already, of the codes of one pixel.
ROW_PARAMETERS = (
    "const int8_t *row, int32_t valid, int32_t before, int32_t count, int32_t after, int32_t pixel_stride, "
    "int32_t channel_stride, int32_t groups, int32_t channels, uint32_t *to"
)
COPY_PARAMETERS = (
    "const uint32_t *row, int32_t valid, int32_t before, int32_t count, int32_t after, int32_t pixel_stride, "
    "int32_t words, uint32_t *to"
)
CODES_PARAMETERS = "const uint8_t *codes, int32_t channels, int32_t planes, uint32_t *to"


def code_formula(operand: Operand) -> tuple[int, int, int]:
    """(add, shift, mask): ``code = ((value + add) >> shift) & mask``. Raises UserError where none exists."""
    mask = (1 << operand.bits) - 1
    for shift in range(MAX_BITS):
        for add in range(1 << (operand.bits + shift)):
            if all(((value + add) >> shift) & mask == code for code, value in enumerate(operand.values)):
                return add, shift, mask
    raise UserError(
        f"{operand}: its codes are no shift of its values; pack them with Kernel.pack_activations"
    )


def bitpack_source() -> str:
    """The C text: a row packer per encoding and number of bits, the copy of packed rows, and codes to words."""
    operands = [Operand(bits, name) for name in sorted(Encoding.registry) for bits in range(1, MAX_BITS + 1)]
    return "\n".join([_PRELUDE, *map(_packer, operands), _CODES, _COPY])


_PRELUDE = f"""\
#include <stdint.h>
#include <string.h>
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif
/* codes of {CHUNK} positions, one byte each, to a word per plane */
static inline void synth_gather(const uint8_t *code, int32_t planes, uint32_t *to) {{
  uint64_t part[{CHUNK // 8}];
  memcpy(part, code, sizeof part);
  for (int32_t plane = 0; plane < planes; ++plane) {{
    uint32_t word = 0;
    for (int q = 0; q < {CHUNK // 8}; ++q)
      word |= (uint32_t)((((part[q] >> plane) & 0x{_ONES:016x}u) * 0x{_GATHER:016x}u) >> 56) << (8 * q);
    to[plane] = word;
  }}
}}
"""


def _packer(operand: Operand) -> str:
    add, shift, mask = code_formula(operand)
    name = f"synth_pack_{operand.encoding}{operand.bits}"
    head = f"int32_t {name}({ROW_PARAMETERS})"
    value = f"(uint8_t)((((uint8_t)source[i * step] + {add}u) >> {shift}) & {mask}u)"
    return f"""\
/* {operand.bits}-bit {operand.encoding}: `before` and `after` zero pixels around `count` packed ones; valid = 0: a row of
 * padding. Every group of a pixel starts a new word. */
SYNTH_TILE {head} {{
  const int32_t chunks = (channels + {CHUNK - 1}) / {CHUNK}, words = groups * chunks * {operand.bits};
  if (!valid) {{
    memset(to, 0, (size_t)(before + count + after) * (size_t)words * 4);
    return 0;
  }}
  memset(to, 0, (size_t)before * (size_t)words * 4);
  to += (intptr_t)before * words;
  for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride)
    for (int32_t group = 0; group < groups; ++group)
      for (int32_t chunk = 0; chunk < chunks; ++chunk, to += {operand.bits}) {{
        const intptr_t step = channel_stride;
        const int8_t *source = row + ((intptr_t)group * channels + (intptr_t)chunk * {CHUNK}) * step;
        const int32_t left = channels - chunk * {CHUNK};
        uint8_t code[{CHUNK}];
        if (left >= {CHUNK} && step == 1) {{
          const int step = 1;
          for (int i = 0; i < {CHUNK}; ++i) code[i] = {value};
        }} else {{
          memset(code, 0, sizeof code);
          for (int32_t i = 0; i < left && i < {CHUNK}; ++i) code[i] = {value};
        }}
        synth_gather(code, {operand.bits}, to);
      }}
  memset(to, 0, (size_t)after * (size_t)words * 4);
  return 0;
}}
"""


_CODES = f"""\
/* codes (a byte each) of one pixel to words */
SYNTH_TILE int32_t synth_pack_codes({CODES_PARAMETERS}) {{
  for (int32_t first = 0; first < channels; first += {CHUNK}, to += planes) {{
    uint8_t code[{CHUNK}] = {{0}};
    if (channels - first >= {CHUNK}) {{
      memcpy(code, codes + first, {CHUNK});
    }} else {{
      for (int32_t i = 0; i < channels - first; ++i) code[i] = codes[first + i];
    }}
    synth_gather(code, planes, to);
  }}
  return 0;
}}
"""

_COPY = f"""\
/* a row of pixels that are packed already */
SYNTH_TILE int32_t synth_copy_row({COPY_PARAMETERS}) {{
  const size_t size = (size_t)words * 4;
  if (!valid) {{
    memset(to, 0, (size_t)(before + count + after) * size);
    return 0;
  }}
  memset(to, 0, (size_t)before * size);
  to += (intptr_t)before * words;
  for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride, to += words) memcpy(to, row, size);
  memset(to, 0, (size_t)after * size);
  return 0;
}}
"""

__all__ = ["CODES_PARAMETERS", "COPY_PARAMETERS", "ROW_PARAMETERS", "bitpack_source", "code_formula"]
