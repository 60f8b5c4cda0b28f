"""A packing kernel as one self-contained C file: a block per number of positions, a portable form, and a loop."""

from __future__ import annotations

import textwrap

from isa_specs.instruction import Isa
from sketches.bitpack import BitpackProgram
from sketches.panel import CHUNK
from sketches.program import Line, split_memory
from synth.emit.names import marked, plain

#: What a packing kernel's files begin with.
STEM = "bitpack"
#: Prototype of the loop.
PROTOTYPE = "void {name}(const uint8_t *codes, int32_t chunks, uint32_t *words)"

#: Multiplied by bytes of 0 and 1 this collects byte i in bit 56 + i: the sum over i of 2^(56 - 7 i). All partial
#: products fall on different bits, so nothing carries.
_GATHER = sum(1 << (56 - 7 * i) for i in range(8))
_ONES = 0x0101010101010101


def bitpack_stem(isa: Isa, target: str, bits: int) -> str:
    """The file name without its ending; the target is named where the ISA has several."""
    return f"{STEM}_a{bits}_{target}" if len(isa.targets) > 1 else f"{STEM}_a{bits}"


def bitpack_symbol(isa: Isa, target: str, bits: int) -> str:
    """The C name of the loop: ``synth_neon_bitpack_a2_aarch64``."""
    return f"synth_{isa.name}_{bitpack_stem(isa, target, bits)}"


def bitpack_instructions(isa: Isa, target: str, programs: tuple[BitpackProgram, ...]) -> dict[str, int]:
    """Instructions of each block, by its positions: without loads, with the stores."""
    return {str(program.spec.positions): program.length(isa, target) for program in programs}


def emit_bitpack(isa: Isa, target: str, programs: tuple[BitpackProgram, ...], obligations: int) -> str:
    """The C text of the blocks of one number of bits. ``obligations``: how many were proved."""
    bits = programs[0].spec.bits
    name = bitpack_symbol(isa, target, bits)
    header, programs = _header(isa, target, programs, obligations), marked(programs)
    parts = [
        header,
        "#include <stdint.h>\n#include <string.h>\n#ifndef SYNTH_TILE\n#define SYNTH_TILE\n#endif",
        f"#if {isa.feature_macro} && !defined(SYNTH_PORTABLE)",
        isa.preamble,
        *(block_text(isa, program, f"{name}_{program.spec.positions}") for program in programs),
        "#else /* any other CPU */",
        _portable(bits, f"{name}_any"),
        *(_portable_block(program, name) for program in programs),
        "#endif",
        _loop(programs, name),
    ]
    return plain("\n".join(parts))


def _header(isa: Isa, target: str, programs: tuple[BitpackProgram, ...], obligations: int) -> str:
    bits = programs[0].spec.bits
    counts = bitpack_instructions(isa, target, programs)
    rows = [
        f"Codes to bitplanes: {bits} {'plane' if bits == 1 else 'planes'}, {isa.description}, {target}. Written by "
        "synth-kernel; do not edit.",
        "",
        f"codes: {CHUNK} bytes per chunk; any byte, of which the low {bits} bits count. words: {bits} per chunk, one "
        "per plane; bit i of a plane's word is that bit of the chunk's code i. No alignment is needed of codes.",
        "",
        "Instructions of a block without loads: "
        + "; ".join(f"{count} for {positions} positions" for positions, count in counts.items())
        + ".",
        "",
        f"Proof: {obligations} obligations, all proved: every word of every block, for all codes.",
    ]
    lines = [
        line for row in rows for line in (textwrap.wrap(row, 110, break_on_hyphens=False) if row else [""])
    ]
    return "/* " + "\n * ".join(lines).replace("\n * \n", "\n *\n") + "\n */"


def _address(place: str) -> str:
    buffer, offset = split_memory(place) or ("", 0)
    return f"{buffer} + {offset}"


def block_text(isa: Isa, program: BitpackProgram, name: str) -> str:
    """One block in intrinsics: a function of the program's inputs and ``uint8_t *words``."""
    types: dict[str, str] = {}
    text = []
    for constant in program.constants:
        values = ", ".join(f"0x{byte:02x}" for byte in constant.bytes)
        text.append(
            f"static const uint8_t {name}_{constant.name}[] __attribute__((aligned(64))) = {{\n"
            + textwrap.fill(values, 100, initial_indent="    ", subsequent_indent="    ")
            + "};"
        )
    parameters = ", ".join(f"const uint8_t *{buffer}" for buffer in program.spec.inputs)
    text.append(f"static inline void {name}({parameters}, uint8_t *words) {{")
    for constant in program.constants:
        loader = next(
            i for i in isa.table if i.family == "load" and i.result.bytes == len(constant.bytes)
            and i.operands[0].bytes == len(constant.bytes)
        )  # fmt: skip
        types[constant.name] = loader.result.c_type
        text.append(
            f"  const {types[constant.name]} {constant.name} = {loader.spell((f'{name}_{constant.name}',), None)};"
        )
    text += [f"  {_statement(isa, line, types, _split(program))}" for line in program.body]
    for number, word in enumerate(program.words):
        shift = f" >> {word.lane * CHUNK}" if word.lane else ""
        text.append(f"  const uint32_t w{number} = (uint32_t)({word.register}{shift});")
        text.append(f"  memcpy(words + {4 * number}, &w{number}, 4);")
    text.append("}")
    return "\n".join(text)


def _split(program: BitpackProgram) -> frozenset[str]:
    """General registers with words that are not next to each other in memory."""
    return frozenset(a.register for a in program.words if a.lane) if program.spec.bits > 1 else frozenset()


def _statement(isa: Isa, line: Line, types: dict[str, str], split: frozenset[str]) -> str:
    instruction = isa.instructions[line.instruction]
    args = [
        _address(arg) if operand.memory else isa.reinterpret(arg, types[arg], operand.c_type)
        for operand, arg in zip(instruction.operands, line.args, strict=True)
    ]
    result = instruction.result.c_type
    if instruction.result.memory:
        return f"{instruction.c.format(*args, imm=line.imm, out=_address(line.dest))};"
    types[line.dest] = result
    value = instruction.spell(tuple(args), line.imm)
    if line.dest in split:
        # A compiler would put such words together in a vector before it stores them, and get there through memory.
        return f'{result} {line.dest} = {value};\n  __asm__("" : "+r"({line.dest})); /* stored from a general register */'
    return f"const {result} {line.dest} = {value};"


def _portable(bits: int, name: str) -> str:
    """One chunk without vectors: compilers vectorize it where they can."""
    return f"""\
static inline void {name}(const uint8_t *codes, uint8_t *words) {{
  uint64_t part[{CHUNK // 8}];
  uint32_t word[{bits}] = {{0}};
  memcpy(part, codes, sizeof part);
  for (int plane = 0; plane < {bits}; ++plane)
    for (int q = 0; q < {CHUNK // 8}; ++q)
      word[plane] |= (uint32_t)((((part[q] >> plane) & 0x{_ONES:016x}u) * 0x{_GATHER:016x}u) >> 56) << (8 * q);
  memcpy(words, word, sizeof word);
}}"""


def _portable_block(program: BitpackProgram, name: str) -> str:
    spec = program.spec
    return f"""\
static inline void {name}_{spec.positions}(const uint8_t *codes, uint8_t *words) {{
  for (int c = 0; c < {spec.positions // CHUNK}; ++c) {name}_any(codes + {CHUNK} * c, words + {4 * spec.bits} * c);
}}"""


def _loop(programs: tuple[BitpackProgram, ...], name: str) -> str:
    loops = []
    for program in sorted(programs, key=lambda program: -program.spec.positions):
        positions, chunks, words = program.spec.positions, program.spec.positions // CHUNK, program.spec.words
        loops.append(
            f"  for (; chunks >= {chunks}; chunks -= {chunks}, codes += {positions}, words += {words}) "
            f"{name}_{positions}(codes, (uint8_t *)words);\n"
        )
    return f"SYNTH_TILE {PROTOTYPE.format(name=name)} {{\n{''.join(loops)}}}\n"


__all__ = [
    "PROTOTYPE",
    "STEM",
    "bitpack_instructions",
    "bitpack_stem",
    "bitpack_symbol",
    "block_text",
    "emit_bitpack",
]
