"""A panel kernel as one self-contained C file: tiles in intrinsics, a portable form, a driver for matrices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from isa_specs.instruction import Isa
from sketches.corrections import Corrections, pair_multipliers
from sketches.kernel import KernelSpec
from sketches.loops import panel_steps
from sketches.panel import (
    CHUNK,
    PanelProgram,
    cell_spec,
    counted_values,
    panel_longest_k,
    rows_per_register,
    widen_lines,
)
from sketches.program import Constant, Line
from sketches.views import plane_parts
from synth.emit.carry_save import carry_save_header, carry_save_instructions, carry_save_text
from synth.emit.cgen import correction_text, longest_text, statement, symbol_name, views_text
from synth.emit.matrices import KEEP, matrix_driver, tiles_file, tiles_header
from synth.emit.names import marked
from synth.emit.panel_parts import (
    UNROLL,
    added,
    load_text,
    merge_taps,
    place_of,
    tile_head,
    widen_text,
)
from synth.emit.round_code import Rounds
from synth.emit.round_text import loops_text, rounds_calls
from synth.emit.rounds import tile_rounds
from synth.emit.text import constant_text

#: What its file and C names have behind the block kernel's.
SUFFIX = "_panel"


def panel_instructions(panel: PanelProgram, isa: Isa, target: str) -> dict[str, int]:
    """Instructions without loads and stores: per step and register of weights, per step and column, per step
    and cell, per widening of a cell; where words are added before they are counted, what ``carry_save_instructions``
    says in place of the first three."""
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
    keeps = panel.cell.stage("unpack") and panel.carry_save is None
    header, panel = _header(spec, isa, target, panel, fix, proof), marked(panel)
    keep, rows, tiles = KEEP % isa.register_constraint if keeps else "", rows_per_register(isa), panel.tiles
    return tiles_file(
        isa, header, keep, _vector(spec, isa, target, panel, name), "counts", _portable(spec, isa, panel, name), name,
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


def _vector(spec: KernelSpec, isa: Isa, target: str, panel: PanelProgram, name: str) -> str:
    """The cell, the widening and the tile in intrinsics."""
    if panel.carry_save is not None:
        return carry_save_text(spec, isa, panel, panel.carry_save, name)
    cell = panel.cell
    vector = isa.vector_type
    widening = set(widen_lines(panel))
    in_cell = [line for line in cell.body if line.stage in ("row", "combine") and line.dest not in widening]
    loads = {line.dest: line for line in cell.body if line.stage == "load"}
    columns = [line for line in cell.body if line.stage == "activations"]
    used = {arg for line in cell.body for arg in line.args}
    constants = {c.name: c for c in cell.constants if c.name in used}
    text = [constant_text(name, constant, 32) for constant in constants.values()]

    made = {line.dest for line in in_cell}
    inputs = sorted({arg for line in in_cell for arg in line.args} - made, key=_order(cell.body, constants))
    parameters = ", ".join(f"{vector} {value}" for value in inputs)
    pointers = ", ".join(f"{vector} *held{n}" for n in range(len(panel.groups)))
    text.append(f"/* one register of weights against one column, one chunk */\nSYNTH_INLINE void {name}_cell({parameters},\n    {pointers}) {{")  # fmt: skip
    types = dict.fromkeys(inputs, vector)
    text += ["  " + statement(isa, line, types) for line in in_cell]
    types |= {f"(*held{number})": vector for number in range(len(panel.groups))}
    for number, group in enumerate(panel.groups):
        text.append(f"  *held{number} = {added(isa, panel.adder, f'(*held{number})', group.name, types)};")
    text.append("}")

    widening_text, fixed = widen_text(isa, panel, name)
    text.append(widening_text)
    rounds = tile_rounds(isa, target, panel_steps, panel)
    text += loops_text(name, rounds)
    text.append(_tile_body(spec, isa, panel, name, inputs, fixed, loads, columns, constants, rounds))
    return "\n".join(text)


def _order(
    body: tuple[Line, ...], constants: dict[str, Constant]
) -> Callable[[str], tuple[bool, bool, int, str]]:
    """Weights, then activations, then constants, each in the order of the program."""
    places = {line.dest: number for number, line in enumerate(body)}
    return lambda name: (name in constants, not name.startswith("w"), places.get(name, 0), name)


def _tile_body(  # type: ignore[no-untyped-def]
    spec: KernelSpec, isa: Isa, panel: PanelProgram, name: str, inputs, fixed, loads, columns, constants,
    rounds: tuple[Rounds, ...],
) -> str:  # fmt: skip
    vector, cell = isa.vector_type, panel.cell
    groups = range(len(panel.groups))
    most_r = max(t.registers for t in panel.tiles)
    most_c = max(t.columns for t in panel.tiles)
    vector_bytes = isa.vector_bits // 8
    stored = [view for view in loads if place_of(loads[view])[0] == "weights"]
    views, _ = counted_values(cell)
    words = [view for view in loads if place_of(loads[view])[0] == "activations"]
    unpack = cell.stage("unpack")
    packed = {arg for line in unpack for arg in line.args}
    plain = next(line for line in loads.values() if place_of(line)[0] != "activations")
    types: dict[str, str] = {}
    lines = []

    def load(buffer: str, expression: str) -> str:
        return load_text(isa, plain, buffer, expression)

    for constant in constants:
        lines.append(f"  const {vector} {constant} = {load('weights', f'{name}_{constant}')};")
    held = ", ".join(f"held{g}[{most_r}][{most_c}]" for g in groups)
    lines.append(f"  {vector} {held}, wide[{most_r}][{most_c}], view[{most_r}][{len(views)}];")
    lines.append(
        f"  static const uint8_t zero[{vector_bytes}] __attribute__((aligned({vector_bytes}))) = {{0}};"
    )
    reset = "".join(f" held{g}[r][c] = nothing;" for g in groups)
    lines.append(f"  const {vector} nothing = {load('weights', 'zero')};")
    lines.append(f"  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {{{reset} wide[r][c] = nothing; }}")  # fmt: skip
    lines.append(f"  int32_t left = {panel.interval};")
    lines.append("  const uint8_t *weights = (const uint8_t *)weight_words;")
    if rounds:
        words_step, weights_step = spec.activations.bits, len(cell.views) * vector_bytes
        size = most_r * most_c * vector_bytes
        lines += [
            "#ifdef SYNTH_ROUNDS",
            f"  uint8_t kept[{size}] __attribute__((aligned({vector_bytes})));",
            "  memset(kept, 0, sizeof kept);",
            merge_taps(words_step),
            "#endif",
        ]
    lines.append("  for (int32_t y = 0; y < height; ++y) {\n    for (int32_t x = 0; x < width; ++x) {")
    lines.append("      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;")
    if rounds:
        lines += [
            "      int32_t chunk = 0;",
            "#ifdef SYNTH_ROUNDS",
            "      int32_t n = 0;",
            *rounds_calls(name, rounds, "chunks / {steps}", "chunk = n * {steps};", "kept"),
            f"      at += (intptr_t)chunk * {words_step}, weights += (intptr_t)chunk * {weights_step};",
            "#endif",
        ]
    first = "" if rounds else "int32_t chunk = 0"
    lines.append(f"      for ({first}; chunk < chunks; ++chunk, at += {spec.activations.bits}, weights += {len(cell.views) * vector_bytes}) {{")  # fmt: skip
    lines.append("        UNROLL for (int r = 0; r < registers; ++r) {")
    for view in stored:
        place = place_of(loads[view])
        address = f"weights + (intptr_t)r * register_stride * 4 + {place[1]}"
        to = f"const {vector} {view}" if view in packed else f"view[r][{views.index(view)}]"
        lines.append(f"          {to} = {load('weights', address)};")
    if unpack:
        lines.append("          /* a word per plane into what the cells read: once for all columns */")
        types = dict.fromkeys([*packed, *constants], vector)
        lines += ["          " + statement(isa, line, types) for line in unpack]
        for number, view in enumerate(views):
            if view in types:
                lines.append(f"          view[r][{number}] = {isa.reinterpret(view, types[view], vector)};")
                lines.append(f"          SYNTH_KEEP(view[r][{number}]);")
    lines.append("        }\n        UNROLL for (int c = 0; c < columns; ++c) {")
    lines.append(
        "          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);"
    )
    types = {}
    for word in words:
        lines.append("          " + statement(isa, loads[word], types))
    for constant in constants:
        types[constant] = vector
    for line in columns:
        lines.append("          " + statement(isa, line, types))
    args = []
    for value in inputs:
        if value in views:
            args.append(f"view[r][{views.index(value)}]")
        elif value in constants:
            args.append(value)
        else:
            args.append(isa.reinterpret(value, types[value], vector))
    args += [f"&held{g}[r][c]" for g in groups]
    lines.append(f"          UNROLL for (int r = 0; r < registers; ++r) {name}_cell({', '.join(args)});")
    lines.append("        }")
    widen_args = ", ".join(["wide[r][c]", *(f"held{g}[r][c]" for g in groups), *fixed])
    widen = f"wide[r][c] = {name}_widen({widen_args});{reset}"
    loops = "UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c)"
    lines.append(f"        if (--left == 0) {{\n          {loops} {{ {widen} }}\n          left = {panel.interval};\n        }}")  # fmt: skip
    lines.append("      }\n    }\n  }")
    store = next(line for line in cell.body if line.stage == "store")
    types = {"wide_rc": vector}
    lines.append(f"  {loops} {{")
    lines.append(f"    wide[r][c] = {name}_widen({widen_args});")
    rows = rows_per_register(isa)
    lines.append(f"    int32_t *const to = out + (intptr_t)c * out_stride + r * {rows};")
    types = {"before": vector, "wide_rc": vector}
    lines.append(
        f"    const {vector} before = {load('weights', '(const uint8_t *)to')}, wide_rc = wide[r][c];"
    )
    add = Line("after", panel.result_adder, ("before", "wide_rc"), None, "reduce")
    if rounds:
        kept = load("weights", f"kept + (c * registers + r) * {vector_bytes}")
        types = {"before": vector, "wide_rc": vector, "kept_rc": vector}
        here = Line("far", panel.result_adder, ("wide_rc", "kept_rc"), None, "reduce")
        lines += [
            "#ifdef SYNTH_ROUNDS",
            f"    const {vector} kept_rc = {kept};",
            "    " + statement(isa, here, types),
            "#else",
            f"    const {types['far']} far = {isa.reinterpret('wide_rc', vector, types['far'])};",
            "#endif",
        ]
        add = replace(add, args=("before", "far"))
    lines.append("    " + statement(isa, add, types))
    lines.append(
        "    " + statement(isa, replace(store, args=("after",)), types).replace("acc", "to", 1) + "\n  }"
    )
    return "\n".join([UNROLL + tile_head(name), *lines, "}"])


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
    """Per (weight plane, activation plane): how often its affine popcount counts in the sum, as the proof has it."""
    return pair_multipliers(cell_spec(spec, isa), panel.cell)


def _part_text(view: int, complement: int, mask: int, shift: int, rows: int) -> str:
    word = f"w[{view * rows} + row]"
    if complement:
        word = f"~{word}"
    if mask != 0xFF:
        word = f"({word} & 0x{mask * 0x01010101:08x}u)"
    return f"{word} << {shift}" if shift > 0 else f"{word} >> {-shift}" if shift < 0 else word
