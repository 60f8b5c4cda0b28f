"""Packing of activations as C: integer values to words of bitplanes, a row of pixels per call.

The C is derived from the encoding: a value's code is ``((value + add) >> shift) & mask``, which is
checked for every value of the operand. Codes become words by the library's packing kernels, which ignore the bits
above the planes: the mask is theirs, and values that are their codes already are packed where they lie.
"""

from __future__ import annotations

from collections.abc import Iterable

from sketches.encoding import MAX_BITS, Encoding, Operand
from sketches.panel import CHUNK
from synth.compiler.helpers import Helper
from synth.errors import UserError
from synth.packers import BITPACK, Packer, load_packer
from synth.packers.kind import EVERY_BITS

#: Codes that are made of values before they are packed.
_STAGED = 8 * CHUNK

#: The packers' parameters: of values, of words that are packed already.
ROW_PARAMETERS = (
    "const int8_t *row, int32_t valid, int32_t before, int32_t count, int32_t after, int32_t pixel_stride, "
    "int32_t channel_stride, int32_t groups, int32_t channels, uint32_t *to"
)
COPY_PARAMETERS = (
    "const uint32_t *row, int32_t valid, int32_t before, int32_t count, int32_t after, int32_t pixel_stride, "
    "int32_t words, uint32_t *to"
)


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


def bitpack_source(isa: str, target: str, every: Iterable[int] = EVERY_BITS) -> str:
    """The C text for a target: its packing kernels of the numbers of bits in ``every``, a row packer of each of them and
    encoding, and the copy of packed rows. Raises MissingKernel where the library has no such packing kernel."""
    kernels = {bits: load_packer(BITPACK, isa, bits, target) for bits in sorted(set(every))}
    operands = [Operand(bits, name) for name in sorted(Encoding.registry) for bits in kernels]
    parts = [*(kernel.source for kernel in kernels.values()), _PRELUDE]
    parts += [_packer(operand, kernels[operand.bits]) for operand in operands]
    return "\n".join([*parts, _COPY])


_PRELUDE = """\
#include <stdint.h>
#include <string.h>
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif
"""


def pack_helper(operand: Operand) -> Helper:
    """The packer of bitplanes that reads int8 values."""
    name = f"synth_pack_{operand.encoding}{operand.bits}"
    return Helper(name, ROW_PARAMETERS, "bitplanes", operand.bits)


#: What copies pixels that are packed already.
COPY = Helper("synth_copy_row", COPY_PARAMETERS, "bitplanes")


def _packer(operand: Operand, kernel: Packer) -> str:
    add, shift, _ = code_formula(operand)
    name, bits = pack_helper(operand).symbol, operand.bits
    if (add, shift) == (0, 0):
        run = f"  {kernel.symbol}((const uint8_t *)source, chunks, to);"
    else:
        run = f"""\
  for (; chunks > 0; chunks -= {_STAGED // CHUNK}, source += {_STAGED}, to += {_STAGED // CHUNK * bits}) {{
    const int32_t some = chunks < {_STAGED // CHUNK} ? chunks : {_STAGED // CHUNK};
    uint8_t code[{_STAGED}];
    for (int32_t c = 0; c < some * {CHUNK}; c += {CHUNK})
      for (int i = 0; i < {CHUNK}; ++i) code[c + i] = (uint8_t)(((uint8_t)source[c + i] + {add}u) >> {shift});
    {kernel.symbol}(code, some, to);
  }}"""
    return f"""\
/* {bits}-bit {operand.encoding}: whole chunks of values next to each other */
static inline void {name}_run(const int8_t *source, int32_t chunks, uint32_t *to) {{
{run}
}}
/* `before` and `after` zero pixels around `count` packed ones; valid = 0: a row of padding. Every group of a pixel
 * starts a new word. */
SYNTH_TILE int32_t {name}({ROW_PARAMETERS}) {{
  const int32_t chunks = (channels + {CHUNK - 1}) / {CHUNK}, words = groups * chunks * {bits};
  const intptr_t step = channel_stride;
  if (!valid) {{
    memset(to, 0, (size_t)(before + count + after) * (size_t)words * 4);
    return 0;
  }}
  memset(to, 0, (size_t)before * (size_t)words * 4);
  to += (intptr_t)before * words;
  if (step == 1 && channels % {CHUNK} == 0) {{
    /* no tails: the groups of a pixel are one run, and the row too where pixels touch */
    const int dense = pixel_stride == groups * channels;
    const int32_t runs = dense ? count > 0 : count, length = groups * chunks * (dense ? count : 1);
    for (int32_t run = 0; run < runs; ++run, row += pixel_stride, to += (intptr_t)length * {bits})
      {name}_run(row, length, to);
  }} else {{
    const int32_t whole = step == 1 ? channels / {CHUNK} : 0;
    for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride)
      for (int32_t group = 0; group < groups; ++group) {{
        const int8_t *source = row + (intptr_t)group * channels * step;
        if (whole > 0) {name}_run(source, whole, to);
        for (int32_t chunk = whole; chunk < chunks; ++chunk) {{
          const int32_t left = channels - chunk * {CHUNK};
          const int32_t some = left < {CHUNK} ? left : {CHUNK};
          const int8_t *from = source + (intptr_t)chunk * {CHUNK} * step;
          int8_t value[{CHUNK}]; /* the value of code 0 beyond the tail */
          memset(value, {operand.values[0]}, sizeof value);
          if (step == 1) memcpy(value, from, (size_t)some);
          else for (int32_t i = 0; i < some; ++i) value[i] = from[i * step];
          {name}_run(value, 1, to + chunk * {bits});
        }}
        to += chunks * {bits};
      }}
  }}
  memset(to, 0, (size_t)after * (size_t)words * 4);
  return 0;
}}
"""


_COPY = f"""\
/* a row of pixels that are packed already */
SYNTH_TILE int32_t {COPY.symbol}({COPY_PARAMETERS}) {{
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
