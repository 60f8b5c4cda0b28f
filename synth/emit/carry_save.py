"""The tile of a panel kernel that adds words before it counts them, in intrinsics (``sketches.carry_save``).

A block is taken cell by cell. Blocks go on over the ends of taps: there every step's activations are read
where a pointer says; the weights of the taps follow each other anyway. Where no block of a size above 2^j was
taken, nothing was counted yet and level j is empty: both are left out then.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from isa_specs.instruction import Isa
from sketches.carry_save import (
    CARRY,
    LEVEL,
    STEP,
    STEP_PAIR,
    SUM,
    WORD,
    WORDS,
    CarryPair,
    CarrySave,
    additions,
    word_name,
)
from sketches.kernel import KernelSpec
from sketches.panel import CHUNK, PanelProgram, rows_per_register
from sketches.program import Line, Term
from synth.emit.cgen import statement
from synth.emit.panel_parts import added, place_of, widen_text
from synth.emit.text import constant_text
from synth.emit.tile import UNROLL, load_text, merge_taps, tile_head


def carry_save_instructions(isa: Isa, target: str, panel: PanelProgram, carry: CarrySave) -> dict[str, int]:
    """Instructions without loads and stores: per step of a pair of steps and cell (``first``), per further
    full adder and cell, per count of all pairs' words of a cell, the addition to the bytes included; per
    block and cell in all."""
    free = {i.name for i in isa.on(target) if i.cost(target) == 0}

    def cost(lines: Iterable[Line]) -> int:
        return sum(line.instruction not in free for line in lines)

    first = sum(cost(pair.first) for pair in carry.pairs)
    adder = len(carry.pairs) * cost(carry.adder)
    count = cost(carry.counts) + len(panel.groups)
    pairs = carry.block // 2
    block = pairs * first + (pairs - 1) * adder + count
    return {"first": first, "adder": adder, "count": count, "block": block}


def carry_save_header(panel: PanelProgram, carry: CarrySave, counts: dict[str, int], rows: int) -> str:
    """What the header of the C file says."""
    return (
        f"Carry-save: the words of {carry.block} steps go through {carry.depth} levels of full adders per plane pair and "
        f"cell; their last carry alone is counted, {carry.block} fold, and at the end the levels, with shares "
        f"{[1 << level for level in range(carry.depth)]}. Byte accumulators: {len(panel.groups)} per cell, a block adds at "
        f"most {[group.bound for group in panel.groups]}, widened every {panel.interval} blocks with shares "
        f"{[group.share for group in panel.groups]}. Instructions: {counts['block']} per cell of {rows} x "
        f"{carry.block * CHUNK} positions, {counts['first']} of them for two steps' words and a level, {counts['adder']} "
        f"for a further adder, {counts['count']} to count; {counts['widening']} per widening."
    )


def _function(
    isa: Isa, head: str, inputs: Sequence[str], given: dict[str, str], lines: Sequence[Line], end: Sequence[str]
) -> str:  # fmt: skip
    """An inline function: ``inputs`` are its parameters of the vector type, ``given`` C values that lines
    read by name; ``end``: statements, in which ``{name}`` stands for a line's value as the vector type."""
    vector = isa.vector_type
    types = dict.fromkeys([*inputs, *given], vector)
    body = [f"  const {vector} {name} = {value};" for name, value in given.items()]
    body += ["  " + statement(isa, line, types) for line in lines]
    values = {name: isa.reinterpret(name, type_, vector) for name, type_ in types.items()}
    body += [f"  {text.format_map(values)}" for text in end]
    return "\n".join([f"SYNTH_INLINE {head} {{", *body, "}"])


class _Text:
    """The functions of one panel; equal ones of several plane pairs are one."""

    def __init__(self, spec: KernelSpec, isa: Isa, panel: PanelProgram, carry: CarrySave, name: str) -> None:
        self.isa, self.panel, self.carry, self.name = isa, panel, carry, name
        self.vector = isa.vector_type
        loads = [line for line in panel.cell.body if line.stage == "load"]
        self.load_weights = next(line for line in loads if place_of(line)[0] == "weights")
        self.load_words = next(line for line in loads if place_of(line)[0] == "activations")
        self.vector_bytes = isa.vector_bits // 8
        self.weight_step = len(panel.cell.views) * self.vector_bytes
        self.word_step = spec.activations.bits * CHUNK // 8
        self.terms: dict[str, Term] = {term.name: term for term in panel.cell.terms}
        self.kinds = list(dict.fromkeys((pair.product, pair.first) for pair in carry.pairs))

    def kind(self, pair: CarryPair) -> int:
        return self.kinds.index((pair.product, pair.first))

    def adders(self) -> list[str]:
        """Products, full adders, and blocks of 2^j steps."""
        vector, name = self.vector, self.name
        text = []

        def parameters(names: Sequence[str]) -> str:
            return ", ".join(f"{vector} {value}" for value in names)

        end = [f"*held = {{{SUM}}};", f"return {{{CARRY}}};"]
        if any(addition.words is not None for addition in additions(self.carry.block)):
            text.append("/* a full adder: the sum stays in the level, the carry counts twice as much */")
            head = f"{vector} {name}_add({vector} *held, {parameters(WORDS)})"
            text.append(_function(self.isa, head, WORDS, {LEVEL: "*held"}, self.carry.adder, end))
        for kind, (product, first) in enumerate(self.kinds):
            text.append("/* what a step adds, a bit per position; that of two steps, and the lowest level */")
            head = f"{vector} {name}_word_{kind}({parameters(STEP)})"
            text.append(_function(self.isa, head, STEP, {}, product, [f"return {{{WORD}}};"]))
            head = f"{vector} {name}_first_{kind}({vector} *held, {parameters(STEP_PAIR)})"
            text.append(_function(self.isa, head, STEP_PAIR, {LEVEL: "*held"}, first, end))
            text += [self.block(kind, 1 << size, True) for size in range(self.carry.depth + 1)]
            text.append(self.block(kind, self.carry.block, False))
        return text

    def block(self, kind: int, steps: int, apart: bool) -> str:
        """The carry of a block of so many steps, out of the levels that it goes through. ``apart``: steps
        have a pointer each."""
        lines = []

        def loads(step: int) -> str:
            weights = load_text(self.isa, self.load_weights, f"weights + {step * self.weight_step}")
            at = (
                f"(const uint8_t *)(from[{step}] + column)"
                if apart
                else f"activations + {step * self.word_step}"
            )
            words = load_text(self.isa, self.load_words, at)
            return f"{weights}, {words}"

        if steps == 1:
            lines.append(f"  return {self.name}_word_{kind}({loads(0)});")
        else:
            made, products = additions(steps), 0
            for number, addition in enumerate(made):
                if addition.words is None:
                    args = f"first_{kind}(level, {loads(products)}, {loads(products + 1)})"
                    products += 2
                else:
                    words = ", ".join(f"c{word}" for word in addition.words)
                    args = f"add(level + {addition.level}, {words})"
                lines.append(f"  const {self.vector} c{number} = {self.name}_{args};")
            lines.append(f"  return c{len(made) - 1};")
        level = f"{self.vector} *level, " if steps > 1 else ""
        name = f"{self.name}_{'apart' if apart else 'block'}{steps}_{kind}"
        words = "const uint32_t *const *from, intptr_t column" if apart else "const uint8_t *activations"
        head = f"{self.vector} {name}({level}const uint8_t *weights, {words})"
        return "\n".join([f"SYNTH_INLINE {head} {{", *lines, "}"])

    def count(self, constants: Sequence[str]) -> str:
        """Adds the counts of a word per plane pair to the byte accumulators."""
        words = [word_name(number) for number in range(len(self.carry.pairs))]
        inputs = [*words, *constants]
        held = {f"(*held{number})": self.vector for number in range(len(self.panel.groups))}
        types = dict.fromkeys(inputs, self.vector) | held
        lines = [statement(self.isa, line, types) for line in self.carry.counts]
        for number, group in enumerate(self.panel.groups):
            total = added(self.isa, self.panel.adder, f"(*held{number})", group.name, types)
            lines.append(f"*held{number} = {total};")
        parameters = ", ".join(f"{self.vector} {value}" for value in inputs)
        pointers = ", ".join(f"{self.vector} *held{number}" for number in range(len(self.panel.groups)))
        head = f"void {self.name}_count({parameters},\n    {pointers})"
        body = [f"  {line}" for line in lines]
        return "\n".join(
            [f"/* a word per plane pair into the byte accumulators */\nSYNTH_INLINE {head} {{", *body, "}"]
        )

    def double_(self) -> str:
        """The weight of what was counted in whole blocks."""
        lines = []
        value = "wide"
        for level in range(self.carry.depth):
            lines.append(Line(f"wide{level}", self.panel.result_adder, (value, value), None, "reduce"))
            value = lines[-1].dest
        head = f"{self.vector} {self.name}_weighed({self.vector} wide)"
        return _function(self.isa, head, ["wide"], {}, lines, [f"return {{{value}}};"])

    def counted(self, words: Sequence[str], constants: Sequence[str]) -> str:
        """C: a call of ``count`` for cell r, c."""
        held = [f"&held{number}[r][c]" for number in range(len(self.panel.groups))]
        return f"{self.name}_count({', '.join([*words, *constants, *held])});"

    def blocks(self, steps: int, apart: bool) -> list[str]:
        """C: the word of every pair after a block of cell r, c."""
        found = []
        for number, pair in enumerate(self.carry.pairs):
            level = f"level[r][c] + {number * self.carry.depth}, " if steps > 1 else ""
            weights = f"w + {pair.view * self.vector_bytes}"
            plane = self.terms[pair.term].activation_plane
            words = f"from, (intptr_t)c * column_stride + {plane}" if apart else f"a + {plane * CHUNK // 8}"
            name = f"{self.name}_{'apart' if apart else 'block'}{steps}_{self.kind(pair)}"
            found.append(f"{name}({level}{weights}, {words})")
        return found


def carry_save_text(spec: KernelSpec, isa: Isa, panel: PanelProgram, carry: CarrySave, name: str) -> str:
    """The functions of a cell and the tile that every tile is made of."""
    made = _Text(spec, isa, panel, carry, name)
    widen, fixed = widen_text(isa, panel, name)
    read = {arg for line in carry.counts for arg in line.args}
    constants = [c.name for c in panel.cell.constants if c.name in read]
    text = [constant_text(name, c, 32) for c in panel.cell.constants if c.name in {*constants, *fixed}]
    text += [*made.adders(), made.count(constants), widen, made.double_(), UNROLL + _steps_text(spec, name)]
    tile = _tile_body(spec, made, constants, fixed)
    return "\n".join([*text, tile_head(name), *tile, "}"])


def _steps_text(spec: KernelSpec, name: str) -> str:
    """Where the activations of the next steps are."""
    return textwrap.dedent(f"""\
        /* the next step: its first word, the chunks that its tap still has, and the tap */
        typedef struct {{ const uint32_t *at; int32_t left, x, y; }} {name}_place;
        SYNTH_INLINE void {name}_next_tap({name}_place *place, const uint32_t *words, int32_t row_stride, int32_t width,
            int32_t tap_stride, int32_t chunks) {{
          place->left = chunks;
          if (++place->x == width) place->x = 0, ++place->y;
          place->at = words + (intptr_t)place->y * row_stride + (intptr_t)place->x * tap_stride;
        }}
        /* the words of the next steps, over the ends of taps */
        SYNTH_INLINE void {name}_steps({name}_place *place, const int steps, const uint32_t **from, const uint32_t *words,
            int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks) {{
          UNROLL for (int step = 0; step < steps; ++step) {{
            if (place->left == 0) {name}_next_tap(place, words, row_stride, width, tap_stride, chunks);
            from[step] = place->at;
            place->at += {spec.activations.bits};
            --place->left;
          }}
        }}""")


def _tile_body(spec: KernelSpec, made: _Text, constants: Sequence[str], fixed: Sequence[str]) -> list[str]:
    isa, panel, carry, name, vector = made.isa, made.panel, made.carry, made.name, made.vector
    groups = range(len(panel.groups))
    most_r, most_c = max(t.registers for t in panel.tiles), max(t.columns for t in panel.tiles)
    size, rows, levels = made.vector_bytes, rows_per_register(isa), len(carry.pairs) * carry.depth
    cells = "UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r)"
    plain = made.load_weights

    def load(expression: str) -> str:
        return load_text(isa, plain, expression)

    lines = [
        f"  const {vector} {constant} = {load(f'{name}_{constant}')};"
        for constant in dict.fromkeys([*constants, *fixed])
    ]
    held = ", ".join(f"held{g}[{most_r}][{most_c}]" for g in groups)
    reset = "".join(f" held{g}[r][c] = nothing;" for g in groups)
    widen = f"{name}_widen({', '.join(['wide[r][c]', *(f'held{g}[r][c]' for g in groups), *fixed])})"

    def cell(steps: int, apart: bool) -> list[str]:
        """C: a block of so many steps for all cells."""
        return [
            f"{cells} {{",
            "  const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;",
            *(
                []
                if apart
                else ["  const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);"]
            ),
            f"  {made.counted(made.blocks(steps, apart), constants)}",
            "}",
            f"weights += {steps * made.weight_step};",
        ]

    def indented(spaces: int, text: Sequence[str]) -> list[str]:
        return [" " * spaces + line for line in text]

    often = f"if (--left == 0) {{ {cells} {{ wide[r][c] = {widen};{reset} }} left = {panel.interval}; }}"
    geometry = "words, row_stride, width, tap_stride, chunks"
    lines += [
        f"  {vector} {held}, wide[{most_r}][{most_c}], level[{most_r}][{most_c}][{levels}];",
        f"  static const uint8_t zero[{size}] __attribute__((aligned({size}))) = {{0}};",
        f"  const {vector} nothing = {load('zero')};",
        f"  {cells} {{{reset} wide[r][c] = nothing; UNROLL for (int l = 0; l < {levels}; ++l) level[r][c][l] = nothing; }}",
        "  const uint8_t *weights = (const uint8_t *)weight_words;",
        *merge_taps(spec.activations.bits),
        "  const uint32_t steps = (uint32_t)(height * width * chunks);",
        f"  {name}_place place = {{words, chunks, 0, 0}};",
        f"  const uint32_t *from[{carry.block}];",
        f"  int32_t left = {panel.interval};",
        f"  for (int32_t todo = (int32_t)(steps / {carry.block}); todo > 0;) {{",
        f"    if (place.left == 0) {name}_next_tap(&place, {geometry});",
        f"    if (place.left < {carry.block}) {{",
        f"      {name}_steps(&place, {carry.block}, from, {geometry});",
        *indented(6, cell(carry.block, True)),
        f"      {often}",
        "      --todo;",
        "    } else {",
        # A tap never has more whole blocks left than all steps together.
        f"      int32_t blocks = (int32_t)((uint32_t)place.left / {carry.block});",
        "      const uint32_t *at = place.at;",
        f"      place.at += (intptr_t)blocks * {carry.block * spec.activations.bits};",
        f"      place.left -= blocks * {carry.block};",
        "      todo -= blocks;",
        f"      for (; blocks > 0; --blocks, at += {carry.block * spec.activations.bits}) {{",
        *indented(8, cell(carry.block, False)),
        f"        {often}",
        "      }\n    }\n  }",
        f"  if (steps / {carry.block} > 0)",
        f"    {cells} {{ wide[r][c] = {name}_weighed({widen});{reset} }}",
    ]
    for level in reversed(range(carry.depth)):
        words = [f"level[r][c][{number * carry.depth + level}]" for number in range(len(carry.pairs))]
        types = {f"held{g}[r][c]": vector for g in groups}
        double = ""
        if level < carry.depth - 1:
            for g in groups:
                doubled = added(isa, panel.adder, f"held{g}[r][c]", f"held{g}[r][c]", types)
                double += f"held{g}[r][c] = {doubled}; "
        lines += [
            f"  if (steps / {2 << level} > 0)",
            f"    {cells} {{ {double}{made.counted(words, constants)} }}",
            f"  if (steps / {1 << level} % 2 > 0) {{",
            f"    {name}_steps(&place, {1 << level}, from, {geometry});",
            *indented(4, cell(1 << level, True)),
            "  }",
        ]
    store = next(line for line in panel.cell.body if line.stage == "store")
    types = {"before": vector, "wide_rc": vector}
    lines += [
        f"  {cells} {{",
        f"    int32_t *const to = out + (intptr_t)c * out_stride + r * {rows};",
        f"    const {vector} before = {load('(const uint8_t *)to')}, wide_rc = {widen};",
        "    "
        + statement(isa, Line("after", panel.result_adder, ("before", "wide_rc"), None, "reduce"), types),
        "    "
        + statement(isa, Line(store.dest, store.instruction, ("after",), None, "store"), types).replace(
            "acc", "to", 1
        ),
        "  }",
    ]
    return lines
