"""Tables of activations as C: values or packed words to the entries that table kernels read, a row of pixels per call.

Entry i of a table is the sum of those of its four codes whose bit is set in i: one of nothing, a code, the other, or
both for the lower two codes, and the same for the upper two. So with the sums of neighbours at hand a table is two
shuffles and an addition, where the compiler has vector extensions; others multiply. Every builder also gives the sum
of each pixel's codes, which a kernel of signed operands needs (``sums``: an integer per pixel and group).
"""

from __future__ import annotations

from sketches.encoding import MAX_BITS, Encoding, Operand
from sketches.panel import CHUNK as WORD
from sketches.tables import CHUNK, ENTRIES, NIBBLE, TABLES, code_of
from synth.compiler.bitpack import ROW_PARAMETERS, code_formula
from synth.compiler.helpers import Helper

#: The parameters of table builders: of those that read values, a packer's and the sums, and that read packed words.
VALUES_PARAMETERS = f"{ROW_PARAMETERS}, int32_t *sums"
WORDS_PARAMETERS = (
    "const uint32_t *row, int32_t valid, int32_t before, int32_t count, int32_t after, int32_t pixel_stride, "
    "int32_t channels, uint32_t *to, int32_t *sums"
)
_BYTES = TABLES * ENTRIES


def values_helper(operand: Operand) -> Helper:
    """The builder that reads int8 values."""
    return Helper(f"synth_tables_{operand.encoding}{operand.bits}", VALUES_PARAMETERS, "tables")


def words_helper(operand: Operand) -> Helper:
    """The builder that reads words of bitplanes."""
    return Helper(f"synth_table_words_{operand.encoding}{operand.bits}", WORDS_PARAMETERS, "tables")


def table_source() -> str:
    """The C text, to be compiled behind ``word_codes_source``: a builder of each kind per encoding and number of bits."""
    operands = [Operand(bits, name) for name in sorted(Encoding.registry) for bits in range(1, MAX_BITS + 1)]
    made = [text for operand in operands for text in (_values(operand), _words(operand))]
    return "\n".join([_prelude(), *made])


def _prelude() -> str:
    """Tables of a word's codes. The sums of neighbours stand beside the codes in every 16 bytes."""
    shuffles = []
    for half in (0, 2):  # the lower or the upper two codes of a table
        places = []
        for byte in range(_BYTES):
            table, entry = divmod(byte, ENTRIES)
            first = table * (ENTRIES + NIBBLE) + half
            chosen = entry >> half & 3
            places.append({0: _BYTES + byte, 1: first, 2: first + 1, 3: first + CHUNK}[chosen])
        shuffles.append(f"__builtin_shufflevector(codes, none, {', '.join(map(str, places))})")
    ones = [
        sum(1 << 8 * entry for entry in range(8) if entry >> position & 1) for position in range(NIBBLE - 1)
    ]
    scalar = " + ".join(f"code[{p}] * UINT64_C(0x{factor:016x})" for p, factor in enumerate(ones))
    every = sum(1 << 8 * entry for entry in range(8))
    return f"""\
/* the tables of {WORD} codes, of which the first `chunks` * {CHUNK} are wanted: entry i of a table is the sum of those of its
 * {NIBBLE} codes whose bit is set in i; returns the sum of all codes */
static inline int32_t synth_word_tables(const uint8_t *code, int32_t chunks, uint8_t *to) {{
  int32_t total = 0;
  for (int i = 0; i < {WORD}; ++i) total += code[i];
#ifdef SYNTH_SHUFFLE
  typedef uint8_t vector __attribute__((vector_size({_BYTES})));
  typedef uint64_t words __attribute__((vector_size({_BYTES})));
  typedef uint16_t pairs __attribute__((vector_size({WORD})));
  uint64_t part[{WORD // CHUNK}], sum[{WORD // CHUNK}];
  pairs both;
  memcpy(part, code, sizeof part);
  memcpy(&both, code, sizeof both);
  both += both >> 8; /* each code of even place and its neighbour, in the lower byte */
  memcpy(sum, &both, sizeof sum);
  for (int32_t chunk = 0; chunk < chunks; ++chunk, to += {_BYTES}) {{
    const words every = {{{", ".join(["part[chunk], sum[chunk]"] * (_BYTES // ENTRIES))}}};
    const vector codes = (vector)every, none = {{0}};
    const vector entries = {shuffles[0]} +
        {shuffles[1]};
    memcpy(to, &entries, sizeof entries);
  }}
#else
  for (int32_t table = 0; table < chunks * {TABLES}; ++table, code += {NIBBLE}, to += {ENTRIES}) {{
    const uint64_t low = {scalar};
    const uint64_t high = low + code[{NIBBLE - 1}] * UINT64_C(0x{every:016x});
    memcpy(to, &low, sizeof low);
    memcpy(to + sizeof low, &high, sizeof high);
  }}
#endif
  return total;
}}
"""


def _values(operand: Operand) -> str:
    add, shift, mask = code_formula(operand)
    flip = code_of(operand).flip
    value = f"(uint8_t)(((((uint8_t)source[i * step] + {add}u) >> {shift}) & {mask}u) ^ {flip}u)"
    return f"""\
/* {operand.bits}-bit {operand.encoding}: `before` and `after` zero pixels around `count` pixels of values; valid = 0: a row
 * of padding. Every group of a pixel starts a new chunk. */
SYNTH_TILE int32_t {values_helper(operand).symbol}({VALUES_PARAMETERS}) {{
{_HEAD.format(per_pixel="groups * chunks", sums="groups")}
  for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride)
    for (int32_t group = 0; group < groups; ++group) {{
      const intptr_t step = channel_stride;
      const int8_t *source = row + (intptr_t)group * channels * step;
      int32_t left = channels, sum = 0;
      if (step == 1)
        for (; left >= {WORD}; left -= {WORD}, source += {WORD}, table += {WORD // CHUNK * _BYTES}) {{
          const int step = 1;
          uint8_t code[{WORD}];
          for (int i = 0; i < {WORD}; ++i) code[i] = {value};
          sum += synth_word_tables(code, {WORD // CHUNK}, table);
        }}
      for (; left > 0; left -= {WORD}, source += {WORD} * step) {{
        const int32_t some = left < {WORD} ? left : {WORD}, parts = (some + {CHUNK - 1}) / {CHUNK};
        uint8_t code[{WORD}] = {{0}};
        for (int32_t i = 0; i < some; ++i) code[i] = {value};
        sum += synth_word_tables(code, parts, table);
        table += parts * {_BYTES};
      }}
      *sums++ = sum;
    }}
{_TAIL.format(sums="groups")}
}}
"""


#: How every builder begins: a row of padding, and the padding before a row.
_HEAD = f"""\
  const int32_t chunks = (channels + {CHUNK - 1}) / {CHUNK}, size = {{per_pixel}} * {_BYTES};
  uint8_t *table = (uint8_t *)to;
  if (!valid) {{{{
    memset(table, 0, (size_t)(before + count + after) * (size_t)size);
    memset(sums, 0, (size_t)(before + count + after) * (size_t)({{sums}}) * sizeof *sums);
    return 0;
  }}}}
  memset(table, 0, (size_t)before * (size_t)size);
  memset(sums, 0, (size_t)before * (size_t)({{sums}}) * sizeof *sums);
  table += (intptr_t)before * size;
  sums += (intptr_t)before * ({{sums}});"""
_TAIL = """\
  memset(table, 0, (size_t)after * (size_t)size);
  memset(sums, 0, (size_t)after * (size_t)({sums}) * sizeof *sums);
  return 0;"""


def _words(operand: Operand) -> str:
    flip = code_of(operand).flip
    return f"""\
/* {operand.bits}-bit {operand.encoding}: the same from words of bitplanes */
SYNTH_TILE int32_t {words_helper(operand).symbol}({WORDS_PARAMETERS}) {{
{_HEAD.format(per_pixel="chunks", sums="1")}
  for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride) {{
    int32_t sum = 0;
    for (int32_t first = 0; first < channels; first += {WORD}) {{
      const int32_t word = first / {WORD} * {operand.bits}, left = channels - first;
      const int32_t some = left < {WORD} ? left : {WORD}, parts = (some + {CHUNK - 1}) / {CHUNK};
      uint8_t code[{WORD}];
      memset(code, {flip}, sizeof code);
      for (int plane = 0; plane < {operand.bits}; ++plane) synth_word_codes(row[word + plane], plane, code);
      for (int32_t i = some; i < {WORD}; ++i) code[i] = 0;
      sum += synth_word_tables(code, parts, table);
      table += parts * {_BYTES};
    }}
    *sums++ = sum;
  }}
{_TAIL.format(sums="1")}
}}
"""
