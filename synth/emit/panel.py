"""A panel kernel as one self-contained C file: tiles in intrinsics, a portable form, a driver for
matrices."""

from __future__ import annotations

from isa_specs.instruction import Isa
from sketches.corrections import Corrections, pair_multipliers
from sketches.kernel import KernelSpec
from sketches.loops import panel_steps, panel_tile
from sketches.panel import (
    CHUNK,
    PanelProgram,
    cell_spec,
    panel_longest_k,
    rows_per_register,
    widen_lines,
)
from sketches.views import plane_parts
from synth.emit.carry_save import carry_save_header, carry_save_instructions, carry_save_text
from synth.emit.cgen import correction_text, longest_text, symbol_name, views_text
from synth.emit.matrices import matrix_driver, tiles_file, tiles_header
from synth.emit.names import marked
from synth.emit.rounds import tile_rounds
from synth.emit.tile import Nest, nest_of, tile_text

#: What its file and C names have behind the block kernel's.
SUFFIX = "_panel"


def panel_instructions(panel: PanelProgram, isa: Isa, target: str) -> dict[str, int]:
    """Instructions without loads and stores: per step and register of weights, per step and column, per step
    and cell, per widening of a cell; where words are added before they are counted, what
    ``carry_save_instructions`` says in place of the first three."""
    free = {i.name for i in isa.on(target) if i.cost(target) == 0}
    widening = set(widen_lines(panel))
    counted = [line for line in panel.cell.body if line.instruction not in free]
    if panel.carry_save is not None:
        counts = carry_save_instructions(isa, target, panel, panel.carry_save)
        return counts | {"widening": sum(line.dest in widening for line in counted)}
    return {
        "unpack": sum(line.stage == "unpack" for line in counted),
        "column": sum(line.stage == "activations" for line in counted),
        "cell": sum(line.stage in ("row", "combine") and line.dest not in widening for line in counted)
        + len(panel.groups),
        "widening": sum(line.dest in widening for line in counted),
    }


def panel_proof_line(obligations: int) -> str:
    """What the header of a panel's C file says of the proof."""
    return f"{obligations} obligations, all proved: the cell as a block kernel, and the loop by induction over K."


def emit_panel(
    spec: KernelSpec, isa: Isa, target: str, panel: PanelProgram, fix: Corrections, proof: str
) -> str:
    """The C text. ``proof``: one line for the header that says what was proved."""
    name = symbol_name(spec, isa, target) + SUFFIX
    rounds = tile_rounds(isa, target, panel_steps, panel)
    header, panel = _header(spec, isa, target, panel, fix, proof), marked(panel)
    rows, tiles = rows_per_register(isa), panel.tiles
    nest = panel_nest(spec, isa, panel, name)
    if panel.carry_save is None:
        text = tile_text(nest, rounds)
    else:
        text = carry_save_text(panel, panel.carry_save, nest)
    return tiles_file(
        isa, header, text, "counts", _portable(spec, isa, panel, name), name,
        tiles, matrix_driver(name, tiles, rows, CHUNK, spec.activations.bits, len(panel.cell.views) * rows),
    )  # fmt: skip


def _header(
    spec: KernelSpec, isa: Isa, target: str, panel: PanelProgram, fix: Corrections, proof: str
) -> str:
    x, y, cell = spec.activations, spec.weights, panel.cell
    rows = rows_per_register(isa)
    counts = panel_instructions(panel, isa, target)
    return tiles_header(
        isa,
        target,
        f"{spec.configuration} {spec.encoding}: panel kernel, tiles of {rows} or {rows * 2} rows by up to "
        f"{max(t.columns for t in panel.tiles)}",
        f"Activations: {x.bits} bit {x.encoding}, values {sorted(x.values)}. "
        f"Weights: {y.bits} bit {y.encoding}, values {sorted(y.values)}.",
        f"K is cut into chunks of {CHUNK} positions: bit b of a 32-bit word is position b. activations: per column "
        f"and chunk {x.bits} words, a word per plane. weights: per register of {rows} rows and chunk "
        f"{len(cell.views)} x {rows} words, a word per view and row; views [{views_text(cell)}]. Unused positions and rows "
        "have all bits of every plane zero.",
        "words",
        correction_text(fix),
        longest_text("out from zero", panel_longest_k(spec, panel)),
        _counting_text(spec, isa, panel, counts),
        proof,
    )


def _counting_text(spec: KernelSpec, isa: Isa, panel: PanelProgram, counts: dict[str, int]) -> str:
    """The header's words on byte accumulators and instructions."""
    rows = rows_per_register(isa)
    if panel.carry_save is not None:
        return carry_save_header(panel, panel.carry_save, counts, rows)
    unpacked = f"{counts['unpack']} per register of weights (unpacking), " if counts["unpack"] else ""
    return (
        f"Byte accumulators: {len(panel.groups)} per cell, a step adds at most "
        f"{[group.bound for group in panel.groups]}, widened every {panel.interval} steps with shares "
        f"{[group.share for group in panel.groups]}. "
        f"Instructions: {counts['cell']} per cell of {rows} x {CHUNK} positions, {counts['column']} per column, "
        f"{unpacked}{counts['widening']} per widening."
    )


def panel_nest(spec: KernelSpec, isa: Isa, panel: PanelProgram, name: str) -> Nest:
    """The loops of its tiles, without carry-save."""
    stored = len(panel.cell.views) * isa.vector_bits // 8
    says = ("the byte sums to 32-bit lanes, one per row", "the sums to the result")
    return nest_of(
        isa, name, panel_tile(panel, isa), spec.activations.bits, stored, says, keep_constants=False
    )


def _portable(spec: KernelSpec, isa: Isa, panel: PanelProgram, name: str) -> str:
    """The tile over words, for any compiler: planes out of the views, then every term by its definition."""
    cell = panel.cell
    rows = rows_per_register(isa)
    parts = plane_parts(isa, cell, spec.weights.bits)
    factors = term_factors(spec, isa, panel)
    lines = [
        "static inline uint32_t synth_ones(uint32_t x) {",
        "  x -= (x >> 1) & 0x55555555u;\n  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);",
        "  return (((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;\n}",
        f"static void {name}_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,",
        "    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,",
        "    int32_t tap_stride, int32_t chunks, int32_t register_stride) {",
        "  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {",
        "    const uint32_t *w = weights + (intptr_t)r * register_stride;",
        f"    uint32_t total[{rows}] = {{0}};",
        "    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {",
        "      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;",
        f"      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += {spec.activations.bits}, w += {len(cell.views) * rows})",
        f"        for (int row = 0; row < {rows}; ++row) {{",
    ]
    for plane, pieces in enumerate(parts):
        text = " | ".join(_part_text(p.view, p.complement, p.mask, p.shift, rows) for p in pieces)
        lines.append(f"          const uint32_t w{plane} = {text};")
    for term in cell.terms:
        i, j = term.weight_plane, term.activation_plane
        counts = [(term.product, f"synth_ones(w{i} & a[{j}])"), (term.only_w, f"synth_ones(w{i})"),
                  (term.only_a, f"synth_ones(a[{j}])"), (term.constant * CHUNK, "1u")]  # fmt: skip
        value = " ".join(f"{'+' if c > 0 else '-'} {abs(c)}u * {text}" for c, text in counts if c)
        lines.append(f"          total[row] += {factors[i, j]}u * (0u {value});")
    lines += [
        "        }\n    }",
        f"    int32_t *to = out + (intptr_t)c * out_stride + r * {rows};",
        f"    for (int row = 0; row < {rows}; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);\n  }}\n}}",
    ]
    return "\n".join(lines)


def term_factors(spec: KernelSpec, isa: Isa, panel: PanelProgram) -> dict[tuple[int, int], int]:
    """Per (weight plane, activation plane): how often its affine popcount counts in the sum, as the proof has
    it."""
    return pair_multipliers(cell_spec(spec, isa), panel.cell)


def _part_text(view: int, complement: int, mask: int, shift: int, rows: int) -> str:
    word = f"w[{view * rows} + row]"
    if complement:
        word = f"~{word}"
    if mask != 0xFF:
        word = f"({word} & 0x{mask * 0x01010101:08x}u)"
    return f"{word} << {shift}" if shift > 0 else f"{word} >> {-shift}" if shift < 0 else word
