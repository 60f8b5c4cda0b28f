"""The C file of a block kernel: intrinsics, portable C, and a driver for matrices."""

from __future__ import annotations

from collections.abc import Iterable

from isa_specs.instruction import Instruction, Isa
from sketches.corrections import Corrections, accumulator_blocks
from sketches.kernel import KernelSpec
from sketches.program import BlockKernelProgram, Constant, Line, split_memory
from synth.emit.names import marked, plain
from synth.emit.portable import function, header_file, own_functions
from synth.emit.text import CFunction, array_name, comment, constant_text, file_text, include, values_text

#: The kernel's public function, for cffi and C callers.
DRIVER = CFunction(
    "void",
    "driver",
    "const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,\n"
    "            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t "
    "k_blocks",
)


def symbol_name(spec: KernelSpec, isa: Isa, target: str) -> str:
    """Return the C name of a kernel, such as ``synth_neon_a2w1_hybrid_m8n1k64_aarch64``."""
    return f"synth_{isa.name}_{file_stem(spec, isa, target)}"


def file_stem(spec: KernelSpec, isa: Isa, target: str) -> str:
    """Return the stem of a kernel's file name, with the target's name where the ISA has several targets."""
    return f"{spec.name}{isa.suffix(target)}"


def block_function(name: str, bits: int) -> CFunction:
    """Return the block function of driver ``name``. ``bits``: width of the accumulator lanes."""
    parameters = f"const uint8_t *weights, const uint8_t *activations, uint{bits}_t *acc"
    return CFunction("void", f"{name}_block", parameters)


def emit(
    spec: KernelSpec,
    isa: Isa,
    target: str,
    program: BlockKernelProgram,
    fix: Corrections,
    longest_k: int,
    proof: str,
) -> str:
    """Return the C file. ``proof``: a line for its first comment that states what was proved."""
    name = symbol_name(spec, isa, target)
    longest = longest_text(f"{fix.scale} * (the sum of acc over all blocks)", longest_k)
    header = _header(spec, isa, target, program, (result_text(fix), longest), proof)
    program = marked(program)
    parts = [
        "#include <stdint.h>\n#include <string.h>\n",
        f"#if {isa.target(target).condition} && !defined(SYNTH_PORTABLE)",
        isa.preamble + "\n",
        _block(spec, isa, program, name),
        "\n#else /* any other CPU: every instruction by its definition, lane by lane */\n",
        _portable(isa, program, name),
        "\n#endif\n",
        _driver(spec, isa, program, fix, name),
    ]
    return file_text(name, header, plain("\n".join(parts)))


def cost_of(isa: Isa, target: str, lines: Iterable[Line]) -> int:
    """Return the number of instructions without loads, stores and register aliases."""
    table = isa.instructions
    return sum(
        table[line.instruction].cost(target) != 0 for line in lines if line.stage not in ("load", "store")
    )


def instruction_counts(program: BlockKernelProgram, isa: Isa, target: str) -> dict[str, int]:
    """Return the instructions of each stage, and as "total" their sum without "load", as in CGO 2020."""
    counts = program.count(frozenset(i.name for i in isa.on(target) if i.cost(target) == 0))
    counts["total"] = sum(count for stage, count in counts.items() if stage != "load")
    return counts


#: Follows every statement on shorter programs in a C file.
UNREPLAYED = "This is stated by its searches; synth-kernel check --minimality replays them."


def proof_line(obligations: int, compute: str) -> str:
    """Return the sentences on proof and searches for the first comment of a C file. ``obligations``: how many
    were proved. ``compute``: what the searches state on shorter programs."""
    return f"{obligations} obligations, all proved. {compute} {UNREPLAYED}"


def _header(
    spec: KernelSpec, isa: Isa, target: str, program: BlockKernelProgram, results: Iterable[str], proof: str
) -> str:
    """The comment of a file. ``results``: how a dot product is made of sums of blocks, and up to which K."""
    x, y = spec.activations, spec.weights
    counts = instruction_counts(program, isa, target)
    stages = ", ".join(f"{stage} {n}" for stage, n in counts.items() if stage not in ("load", "total"))
    paragraphs = [
        f"{spec.configuration} {spec.encoding}: {spec.m} x {spec.k} block of weights times {spec.k} x 1 "
        f"activations, {isa.description}, {target}. Written by synth-kernel; do not edit.",
        f"Activations: {x.bits} bit {x.encoding}, values {sorted(x.values)}. "
        f"Weights: {y.bits} bit {y.encoding}, values {sorted(y.values)}.",
        *layout_texts(spec, isa, program),
        *results,
        f"Instructions of a block without loads: {counts['total']} ({stages}); loads {counts['load']}.",
        f"Proof: {proof}",
    ]
    return comment("\n\n".join(paragraphs).split("\n"))


def layout_texts(spec: KernelSpec, isa: Isa, program: BlockKernelProgram) -> tuple[str, str, str]:
    """Return sentences on the memory layout of a block's weights, activations and sums."""
    vector_bytes, row_bytes = isa.vector_bits // 8, spec.row_bytes
    return (
        f"weights: {len(program.derived_planes)} x {spec.plane_bytes} bytes per block, {vector_bytes}-byte "
        f"aligned; derived planes [{derived_planes_text(program)}]. In each, chunk p of {row_bytes} bytes "
        f"holds row {list(program.row_order)}[p] of the matrix, position 8 B + b in bit b of byte B.",
        f"activations: {spec.activations.bits} planes x {row_bytes} bytes, {row_bytes}-byte aligned.",
        f"acc: {program.accumulator_registers * isa.vector_bits // program.accumulator_bits} lanes of "
        f"{program.accumulator_bits} bits, {vector_bytes}-byte aligned; row r in lane "
        f"{list(program.accumulator_lane)}[r]. A block adds at most {program.block_bound} to a lane, so "
        f"{accumulator_blocks(program)} blocks fit; the driver widens to 32 bits before that. Every lane "
        "is zero before the first block, also a lane without a row.",
    )


def result_text(fix: Corrections) -> str:
    """Return the formula of a dot product from the sums (``acc``) of block kernels, as text."""
    return f"dot = {fix.scale} * acc + {correction_text(fix)}"


def longest_text(kernel: str, longest: int) -> str:
    """Return the sentence on the longest K (``sketches.limits``). ``kernel``: text for the kernel's sum."""
    return (
        f"K up to {longest} positions, padded to whole blocks or chunks: {kernel}, row_correction, "
        "column_correction and their sums in any order fit int32_t."
    )


def correction_text(fix: Corrections) -> str:
    """Return the formulas of row and column corrections as text."""
    return (
        "row_correction[row] + column_correction[column]. "
        f"row_correction = sum_i {list(fix.rows)}[i] * ones(weight plane i) + {fix.constant} * K + "
        f"{fix.padding} * (padded K - K); column_correction = sum_j {list(fix.columns)}[j] * "
        "ones(activation plane j)."
    )


def derived_planes_text(program: BlockKernelProgram) -> str:
    """Return text on how each stored register is computed from the planes, with the bytes of constants."""
    derived_planes = ", ".join(
        f"{number}: {_derived_plane_text(program, derived_plane)}"
        for number, derived_plane in enumerate(program.derived_planes)
    )
    read = {arg for line in program.weight_lines for arg in line.args}
    constants = [f"{c.name}: {_repeated(c.bytes)}" for c in program.constants if c.name in read]
    return "; ".join([derived_planes, *constants])


def _repeated(data: bytes) -> str:
    """Return a constant's bytes, lowest first; a repeated pattern is written once."""
    period = next(n for n in range(1, len(data) + 1) if data == data[:n] * (len(data) // n))
    text = " ".join(f"0x{byte:02x}" for byte in data[:period])
    return text if period == len(data) else f"{text} repeated"


def _derived_plane_text(program: BlockKernelProgram, derived_plane: str) -> str:
    """Return how a stored register is computed from the planes."""
    lines = {line.dest: line for line in program.weight_lines}

    def text(name: str) -> str:
        if name not in lines:
            return name
        line = lines[name]
        imm = "" if line.imm is None else f", {line.imm}"
        return f"{line.instruction}({', '.join(map(text, line.args))}{imm})"

    return text(derived_plane)


_STAGE_TITLES = {
    "load": "",
    "activations": "activations only: shared by all rows",
    "row": "compute",
    "combine": "combine plane pairs",
    "reduce": "reduce",
    "store": "store",
}


def _block(spec: KernelSpec, isa: Isa, program: BlockKernelProgram, name: str) -> str:
    """Return the block function in intrinsics."""
    types: dict[str, str] = {}
    text = []
    used = {arg for line in program.body for arg in line.args}
    constants = [constant for constant in program.constants if constant.name in used]
    for constant in constants:
        text.append(constant_text(constant, 32))
    text.append(f"{block_function(name, program.accumulator_bits).head} {{")
    text += [f"  {loaded_constant(isa, constant, types)}" for constant in constants]
    stage = "load"
    for line in program.body:
        if line.stage not in (stage, "load"):
            stage = line.stage
            text.append(f"  /* {_STAGE_TITLES[stage]} */")
        text.append("  " + statement(isa, line, types))
    text.append("}")
    return "\n".join(text)


def _address(operand: str, constant: bool) -> str | None:
    """Return C: a pointer to a memory operand's bytes, None for a register."""
    place = split_memory(operand)
    if place is None:
        return None
    buffer, offset = place
    base = f"({'const ' if constant else ''}uint8_t *)acc" if buffer == "acc" else buffer
    return f"{base} + {offset}"


def loaded_constant(isa: Isa, constant: Constant, types: dict[str, str], function: str = "") -> str:
    """Return C that loads a constant of the file to a register, and add its C type to ``types``.
    ``function``: see ``array_name``."""
    types[constant.name], value = loaded(isa, len(constant.bytes), array_name(constant, function))
    return f"const {types[constant.name]} {constant.name} = {value};"


def loaded(isa: Isa, size: int, address: str) -> tuple[str, str]:
    """Return (C type, C expression) of a load of a register of ``size`` bytes from the C ``address``."""
    loads = (i for i in isa.table if i.family == "load")
    loader = next(i for i in loads if i.result.bytes == i.operands[0].bytes == size)
    return loader.result.c_type, loader.spell((address,), None)


def statement(isa: Isa, line: Line, types: dict[str, str]) -> str:
    """Return the C statement that declares and computes a line's result, or stores it to memory. ``types``: C
    type by register; the result's type is added."""
    instruction: Instruction = isa.instructions[line.instruction]
    args = []
    for operand, arg in zip(instruction.operands, line.args, strict=True):
        address = _address(arg, True)
        args.append(address if address is not None else isa.reinterpret(arg, types[arg], operand.c_type))
    if instruction.result.memory:
        return instruction.c.format(*args, imm=line.imm, out=_address(line.dest, False)) + ";"
    types[line.dest] = instruction.result.c_type
    return f"const {instruction.result.c_type} {line.dest} = {instruction.spell(tuple(args), line.imm)};"


def _portable(isa: Isa, program: BlockKernelProgram, name: str) -> str:
    """Return the block function over byte arrays, for any compiler."""
    text = [include(header_file(isa)), *own_functions(isa, name, program.body)]
    used = {arg for line in program.body for arg in line.args}
    arrays = {constant.name: array_name(constant) for constant in program.constants}
    for constant in program.constants:
        if constant.name in used:
            values = values_text(constant.bytes)
            text.append(f"static const uint8_t {array_name(constant)}[] = {{\n{values}}};")
    text.append(f"{block_function(name, program.accumulator_bits).head} {{")
    for line in program.body:
        args = [arrays.get(arg) or _address(arg, True) or arg for arg in line.args]
        result = isa.instructions[line.instruction].result
        to = _address(line.dest, False) if result.memory else line.dest
        if not result.memory:
            text.append(f"  uint8_t {line.dest}[{result.bytes}];")
        text.append(f"  {function(isa, name, line)}({', '.join([to or '', *args])});")
    text.append("}")
    return "\n".join(text)


def _driver(spec: KernelSpec, isa: Isa, program: BlockKernelProgram, fix: Corrections, name: str) -> str:
    lanes = program.accumulator_registers * isa.vector_bits // program.accumulator_bits
    block_bytes = len(program.derived_planes) * spec.plane_bytes
    column_bytes = spec.activations.bits * spec.row_bytes
    most = min(accumulator_blocks(program), (1 << 31) - 1)
    return f"""\
/* out[n][m]: n columns of m_blocks * {spec.m} rows, K of k_blocks * {spec.k} positions, packed as above.
 * The blocks of a row block, or of a column, follow each other along K. */
{DRIVER.named(name).head} {{
  static const uint8_t lane_of_row[{spec.m}] = {{{", ".join(map(str, program.accumulator_lane))}}};
  for (int32_t column = 0; column < n; ++column) {{
    for (int32_t block = 0; block < m_blocks; ++block) {{
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * {block_bytes};
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * {column_bytes};
      uint32_t total[{spec.m}] = {{0}};
      for (int32_t done = 0; done < k_blocks;) {{
        uint{program.accumulator_bits}_t acc[{lanes}] __attribute__((aligned(64))) = {{0}};
        const int32_t end = k_blocks - done > {most} ? done + {most} : k_blocks;
        for (; done < end; ++done, w += {block_bytes}, a += {column_bytes}) {name}_block(w, a, acc);
        for (int row = 0; row < {spec.m}; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }}
      for (int row = 0; row < {spec.m}; ++row) {{
        const size_t at = (size_t)block * {spec.m} + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * {spec.m} + at] = (int32_t)(
            {fix.scale}u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }}
    }}
  }}
}}
"""
