"""Tables of activations as C: values or packed words to the entries that table kernels read, a row of pixels per call.

A chunk's entries are sums of shuffled codes: entry i takes code p where bit p of i is set and a zero elsewhere.
Compilers with vector extensions make a byte shuffle of each of the four positions; others multiply.
"""

from __future__ import annotations

from sketches.encoding import MAX_BITS, Encoding, Operand
from sketches.panel import CHUNK as WORD
from sketches.tables import CHUNK, ENTRIES, NIBBLE, TABLES, code_of
from synth.compiler.bitpack import code_formula

#: The parameters of a table builder that reads packed words.
WORDS_PARAMETERS = (
    "const uint32_t *row, int32_t valid, int32_t before, int32_t count, int32_t after, int32_t pixel_stride, "
    "int32_t channels, uint32_t *to"
)
_BYTES = TABLES * ENTRIES


def values_symbol(operand: Operand) -> str:
    """The builder that reads int8 values; its parameters are a packer's (``bitpack.ROW_PARAMETERS``)."""
    return f"synth_tables_{operand.encoding}{operand.bits}"


def words_symbol(operand: Operand) -> str:
    """The builder that reads words of bitplanes."""
    return f"synth_table_words_{operand.encoding}{operand.bits}"


def table_source(parameters: str) -> str:
    """The C text: a builder of each kind per encoding and number of bits. ``parameters``: those of a packer."""
    operands = [Operand(bits, name) for name in sorted(Encoding.registry) for bits in range(1, MAX_BITS + 1)]
    made = [text for operand in operands for text in (_values(operand, parameters), _words(operand))]
    return "\n".join([_prelude(), *made])


def _prelude() -> str:
    shuffles = []
    for position in range(NIBBLE):
        places = []
        for byte in range(_BYTES):
            table, entry = divmod(byte, ENTRIES)
            chosen = entry >> position & 1
            places.append(str(table * (ENTRIES + NIBBLE) + position if chosen else _BYTES + byte))
        shuffles.append(f"__builtin_shufflevector(codes, none, {', '.join(places)})")
    ones = [
        sum(1 << 8 * entry for entry in range(8) if entry >> position & 1) for position in range(NIBBLE - 1)
    ]
    scalar = " + ".join(f"code[{p}] * UINT64_C(0x{factor:016x})" for p, factor in enumerate(ones))
    every = sum(1 << 8 * entry for entry in range(8))
    return f"""\
#if defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector)
#define SYNTH_SHUFFLE 1
#endif
#endif
/* the tables of a chunk: entry i of a table is the sum of those of its {NIBBLE} codes whose bit is set in i */
static inline void synth_chunk_tables(const uint8_t *code, uint8_t *to) {{
#ifdef SYNTH_SHUFFLE
  typedef uint8_t vector __attribute__((vector_size({_BYTES})));
  typedef uint64_t words __attribute__((vector_size({_BYTES})));
  uint64_t part;
  memcpy(&part, code, sizeof part);
  const words every = {{{", ".join(["part"] * (_BYTES // 8))}}};
  const vector codes = (vector)every, none = {{0}};
  const vector sum = ({shuffles[0]} +
      {shuffles[1]}) +
      ({shuffles[2]} +
      {shuffles[3]});
  memcpy(to, &sum, sizeof sum);
#else
  for (int table = 0; table < {TABLES}; ++table, code += {NIBBLE}, to += {ENTRIES}) {{
    const uint64_t low = {scalar};
    const uint64_t high = low + code[{NIBBLE - 1}] * UINT64_C(0x{every:016x});
    memcpy(to, &low, sizeof low);
    memcpy(to + sizeof low, &high, sizeof high);
  }}
#endif
}}
"""


def _values(operand: Operand, parameters: str) -> str:
    add, shift, mask = code_formula(operand)
    flip = code_of(operand).flip
    value = f"(uint8_t)(((((uint8_t)source[i * step] + {add}u) >> {shift}) & {mask}u) ^ {flip}u)"
    return f"""\
/* {operand.bits}-bit {operand.encoding}: `before` and `after` zero pixels around `count` pixels of values; valid = 0: a row
 * of padding. Every group of a pixel starts a new chunk. */
SYNTH_TILE int32_t {values_symbol(operand)}({parameters}) {{
  const int32_t chunks = (channels + {CHUNK - 1}) / {CHUNK}, size = groups * chunks * {_BYTES};
  uint8_t *table = (uint8_t *)to;
  if (!valid) {{
    memset(table, 0, (size_t)(before + count + after) * (size_t)size);
    return 0;
  }}
  memset(table, 0, (size_t)before * (size_t)size);
  table += (intptr_t)before * size;
  for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride)
    for (int32_t group = 0; group < groups; ++group) {{
      const intptr_t step = channel_stride;
      const int8_t *source = row + (intptr_t)group * channels * step;
      int32_t left = channels;
      if (step == 1)
        for (; left >= {WORD}; left -= {WORD}, source += {WORD}) {{
          const int step = 1;
          uint8_t code[{WORD}];
          for (int i = 0; i < {WORD}; ++i) code[i] = {value};
          for (int part = 0; part < {WORD // CHUNK}; ++part, table += {_BYTES}) synth_chunk_tables(code + part * {CHUNK}, table);
        }}
      for (; left > 0; left -= {CHUNK}, source += {CHUNK} * step, table += {_BYTES}) {{
        uint8_t code[{CHUNK}] = {{0}};
        for (int32_t i = 0; i < left && i < {CHUNK}; ++i) code[i] = {value};
        synth_chunk_tables(code, table);
      }}
    }}
  memset(table, 0, (size_t)after * (size_t)size);
  return 0;
}}
"""


def _words(operand: Operand) -> str:
    flip = code_of(operand).flip
    bits = " | ".join(
        f"((row[word + {plane}] >> (first + i) & 1u) << {plane})" for plane in range(operand.bits)
    )
    return f"""\
/* {operand.bits}-bit {operand.encoding}: the same from words of bitplanes */
SYNTH_TILE int32_t {words_symbol(operand)}({WORDS_PARAMETERS}) {{
  const int32_t chunks = (channels + {CHUNK - 1}) / {CHUNK}, size = chunks * {_BYTES};
  uint8_t *table = (uint8_t *)to;
  if (!valid) {{
    memset(table, 0, (size_t)(before + count + after) * (size_t)size);
    return 0;
  }}
  memset(table, 0, (size_t)before * (size_t)size);
  table += (intptr_t)before * size;
  for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride)
    for (int32_t chunk = 0; chunk < chunks; ++chunk, table += {_BYTES}) {{
      const int32_t word = chunk * {CHUNK} / {WORD} * {operand.bits}, first = chunk * {CHUNK} % {WORD};
      const int32_t left = channels - chunk * {CHUNK};
      uint8_t code[{CHUNK}];
      for (int32_t i = 0; i < {CHUNK}; ++i) code[i] = i < left ? (uint8_t)(({bits}) ^ {flip}u) : 0;
      synth_chunk_tables(code, table);
    }}
  memset(table, 0, (size_t)after * (size_t)size);
  return 0;
}}
"""


__all__ = ["WORDS_PARAMETERS", "table_source", "values_symbol", "words_symbol"]
