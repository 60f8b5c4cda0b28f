"""Codes of activations as C: values or packed words to the bytes that byte-lane kernels read, a row of pixels per call.

Every packer also gives the sum of each pixel's codes, which a kernel of signed operands needs (``sums``: an integer
per pixel and group). The parameters are those of the builders of tables.
"""

from __future__ import annotations

from sketches.bytelanes import CHUNK
from sketches.encoding import MAX_BITS, Encoding, Operand
from sketches.panel import CHUNK as WORD
from sketches.tables import code_of
from synth.compiler.bitpack import code_formula
from synth.compiler.helpers import Helper
from synth.compiler.tablepack import VALUES_PARAMETERS, WORDS_PARAMETERS


def byte_values_helper(operand: Operand) -> Helper:
    """The packer that reads int8 values."""
    return Helper(f"synth_bytes_{operand.encoding}{operand.bits}", VALUES_PARAMETERS, "bytes")


def byte_words_helper(operand: Operand) -> Helper:
    """The packer that reads words of bitplanes."""
    return Helper(f"synth_byte_words_{operand.encoding}{operand.bits}", WORDS_PARAMETERS, "bytes")


def byte_source() -> str:
    """The C text, to be compiled behind ``word_codes_source``: a packer of each kind per encoding and number
    of bits."""
    operands = [Operand(bits, name) for name in sorted(Encoding.registry) for bits in range(1, MAX_BITS + 1)]
    return "\n".join(text for operand in operands for text in (_values(operand), _words(operand)))


#: How every packer begins: a row of padding, and the padding before a row; and how it ends.
_HEAD = f"""\
  const int32_t whole = (channels + {CHUNK - 1}) / {CHUNK} * {CHUNK}, size = {{per_pixel}};
  uint8_t *code = (uint8_t *)to;
  if (!valid) {{{{
    memset(code, 0, (size_t)(before + count + after) * (size_t)size);
    memset(sums, 0, (size_t)(before + count + after) * (size_t)({{sums}}) * sizeof *sums);
    return 0;
  }}}}
  memset(code, 0, (size_t)before * (size_t)size);
  memset(sums, 0, (size_t)before * (size_t)({{sums}}) * sizeof *sums);
  code += (intptr_t)before * size;
  sums += (intptr_t)before * ({{sums}});"""
_TAIL = """\
  memset(code, 0, (size_t)after * (size_t)size);
  memset(sums, 0, (size_t)after * (size_t)({sums}) * sizeof *sums);
  return 0;"""


def _values(operand: Operand) -> str:
    add, shift, mask = code_formula(operand)
    flip = code_of(operand).flip
    value = f"(uint8_t)(((((uint8_t)source[i{{step}}] + {add}u) >> {shift}) & {mask}u) ^ {flip}u)"
    return f"""\
/* {operand.bits}-bit {operand.encoding}: `before` and `after` zero pixels around `count` pixels of values; valid = 0: a row
 * of padding. Every group of a pixel starts a new chunk. */
SYNTH_TILE int32_t {byte_values_helper(operand).symbol}({VALUES_PARAMETERS}) {{
{_HEAD.format(per_pixel="groups * whole", sums="groups")}
  for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride)
    for (int32_t group = 0; group < groups; ++group, code += whole) {{
      const intptr_t step = channel_stride;
      const int8_t *source = row + (intptr_t)group * channels * step;
      int32_t sum = 0;
      if (step == 1)
        for (int32_t i = 0; i < channels; ++i) code[i] = {value.format(step="")};
      else
        for (int32_t i = 0; i < channels; ++i) code[i] = {value.format(step=" * step")};
      for (int32_t i = channels; i < whole; ++i) code[i] = 0;
      for (int32_t i = 0; i < channels; ++i) sum += code[i];
      *sums++ = sum;
    }}
{_TAIL.format(sums="groups")}
}}
"""


def _words(operand: Operand) -> str:
    flip = code_of(operand).flip
    return f"""\
/* {operand.bits}-bit {operand.encoding}: the same from words of bitplanes */
SYNTH_TILE int32_t {byte_words_helper(operand).symbol}({WORDS_PARAMETERS}) {{
{_HEAD.format(per_pixel="whole", sums="1")}
  for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride, code += whole) {{
    int32_t sum = 0;
    for (int32_t first = 0; first < channels; first += {WORD}) {{
      const int32_t word = first / {WORD} * {operand.bits}, left = channels - first;
      uint8_t codes[{WORD}];
      memset(codes, {flip}, sizeof codes);
      for (int plane = 0; plane < {operand.bits}; ++plane) synth_word_codes(row[word + plane], plane, codes);
      if (left >= {WORD}) {{
        memcpy(code + first, codes, sizeof codes);
      }} else {{
        for (int32_t i = 0; i < whole - first; ++i) code[first + i] = i < left ? codes[i] : 0;
      }}
    }}
    for (int32_t i = 0; i < channels; ++i) sum += code[i];
    *sums++ = sum;
  }}
{_TAIL.format(sums="1")}
}}
"""
