"""The tile of a bitplanes kernel with carry-save accumulation (``sketches.carry_save``), in intrinsics.

Each accumulator runs a whole block of steps before the next one. A block may span several taps. Then each of
its steps has its own pointer to activations; weights of all taps are contiguous. At the end, smaller blocks
take the remaining steps. A level that no block has filled is not counted."""

from __future__ import annotations

import textwrap
from dataclasses import replace

from isa_specs.instruction import Isa
from sketches.bitplanes import step_kernel
from sketches.carry_save import CarrySave, bits_name, block_of, renamed, step_loads, word_name
from sketches.program import Line
from sketches.tile_program import TileProgram
from synth.emit.cgen import cost_of
from synth.emit.nest import Stage, TapNest, added_lines
from synth.emit.nest_text import call_text, stage_text
from synth.emit.text import braced, filled, hole
from synth.emit.tile import constants_text, merge_taps, start_text, tile_head


def carry_save_instructions(isa: Isa, target: str, planes: TileProgram, carry: CarrySave) -> dict[str, int]:
    """Return counts of instructions without loads and stores, of one accumulator and all plane pairs.
    ``first``: the adders of two steps' products. ``adder``: one further full adder per pair. ``count``:
    counting one word per pair, with the addition to byte accumulators. ``block``: ``carry.block`` steps."""
    first = sum(cost_of(isa, target, pair.first) for pair in carry.pairs)
    adder = len(carry.pairs) * cost_of(isa, target, carry.adder)
    count = cost_of(isa, target, carry.counts) + len(planes.groups)
    pairs = carry.block // 2
    block = pairs * first + (pairs - 1) * adder + count
    return {"first": first, "adder": adder, "count": count, "block": block}


def carry_save_header(carry: CarrySave) -> str:
    """Return the text on carry-save in the first comment of a C file."""
    return (
        f"Carry-save: the words of {carry.block} steps go through {carry.depth} levels of full adders per "
        f"plane pair and accumulator. A block counts its last carry, with coefficient {carry.block}. The end "
        f"counts the levels, with coefficients {[1 << level for level in range(carry.depth)]}. "
    )


class _Blocks:
    """The stages of a kernel's accumulators: blocks of 2^j steps, the end of a level, and the epilogue.
    ``nest``: the loops of the bitplanes kernel without carry-save."""

    def __init__(self, planes: TileProgram, carry: CarrySave, nest: TapNest) -> None:
        self.planes, self.carry, self.nest = planes, carry, nest
        self.step = step_kernel(nest.isa, planes)
        self.byte_sums = [f"acc8_{number}" for number in range(len(planes.groups))]

    def bits(self, depth: int) -> list[str]:
        """The lowest levels of all pairs."""
        return [bits_name(pair, level) for pair in range(len(self.carry.pairs)) for level in range(depth)]

    def block(self, steps: int) -> Stage:
        """A block of so many steps, whose words lie at ``from0``, ``from1``, ..."""
        pairs, size = self.carry.pairs, self.nest.isa.vector_bits // 8
        block = block_of(self.step, self.carry, steps)
        loads = {
            line.dest: line
            for step in range(steps)
            for pair in pairs
            for line in step_loads(self.step, pair, step, size, f"from{step}")
        }
        lines: list[Line] = []
        for line in block.lines:
            lines += [*(loads.pop(arg) for arg in line.args if arg in loads), line]
        lines, before, totals = added_lines(lines, self.planes.adder, self.planes.totals)
        buffers = ("weights", *(f"from{step}" for step in range(steps)))
        says = f"{steps} steps of one register of weights and one column" if steps > 1 else "one step"
        return Stage(
            tuple(lines), (), (*before, *block.levels), (*totals, *block.levels.values()), says, buffers
        )

    def end(self) -> Stage:
        """Counts a level of all pairs; what was counted before counts twice."""
        words = [word_name(number) for number in range(len(self.carry.pairs))]
        lines, before, totals = added_lines(self.carry.counts, self.planes.adder, self.planes.totals)
        doubled = {name: f"doubled{number}" for number, name in enumerate(before)}
        twice = [Line(to, self.planes.adder, (name, name), None, "combine") for name, to in doubled.items()]
        every = (*twice, *renamed(lines, doubled))
        return Stage(every, tuple(words), tuple(before), tuple(totals), "count a level of all pairs")

    def weighted(self) -> Stage:
        """What was counted in whole blocks to the result, as often as a block has steps."""
        entry, add, store = self.nest.epilogue.lines
        lines, value = [], "wide"
        for level in range(self.carry.depth):
            lines.append(Line(f"wide{level}", add.instruction, (value, value), None, "reduce"))
            value = lines[-1].dest
        every = (*lines, entry, *renamed([add], {"wide": value}), store)
        return replace(self.nest.epilogue, lines=every, says="add the sums of whole blocks to the result")

    def block_code(self, steps: int, apart: bool) -> list[str]:
        """Return C of a block of ``steps`` steps for all accumulators. ``apart``: one pointer per step."""
        column, stage = "(intptr_t)c * column_stride", self.block(steps)
        words = [
            f"(const uint8_t *)(from[{step}] + {column})" if apart else f"a + {step * self.nest.words * 4}"
            for step in range(steps)
        ]
        to = [f"&{sums}[r][c]" for sums in (*self.byte_sums, *self.bits(steps.bit_length() - 1))]
        body = [
            "const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;",
            *([] if apart else [f"const uint8_t *const a = (const uint8_t *)(at + {column});"]),
            call_text(self.nest, f"block{steps}", stage, ["w", *words], to),
        ]
        return [*braced(self.nest.accumulators, body), f"packed += {steps * self.nest.stored};"]

    def widen(self, then: str = "") -> str:
        """Return C that adds all byte accumulators to the wide accumulators and sets them to zero."""
        byte_sums = [f"{sums}[r][c]" for sums in self.byte_sums]
        reset = " ".join(f"{value} = zeros;" for value in byte_sums)
        call = call_text(self.nest, "widen", self.nest.stages[1], byte_sums, ["&wide[r][c]"])
        return f"{self.nest.accumulators} {{ {call} {reset}{then} }}"

    def end_of(self, level: int) -> str:
        """Return C that counts the bits of carry-save level ``level`` of all accumulators."""
        words = [f"{bits_name(pair, level)}[r][c]" for pair in range(len(self.carry.pairs))]
        to = [f"&{sums}[r][c]" for sums in self.byte_sums]
        return f"{self.nest.accumulators} {call_text(self.nest, 'end', self.end(), words, to)}"

    def epilogue(self, name: str, stage: Stage) -> str:
        """Return C that adds the wide accumulators of register r and column c to the result."""
        return call_text(self.nest, name, stage, ["wide[r][c]"])


def carry_save_text(planes: TileProgram, carry: CarrySave, nest: TapNest) -> str:
    """Return C of the functions of one accumulator, and of the function that all tiles call. ``nest``: the
    loops of the kernel without carry-save."""
    read = {arg for line in (*carry.counts, *nest.stages[1].lines) for arg in line.args}
    nest = replace(nest, constants=tuple(constant for constant in nest.constants if constant.name in read))
    made = _Blocks(planes, carry, nest)
    text = constants_text(nest)
    text += [stage_text(nest, f"block{1 << size}", made.block(1 << size)) for size in range(carry.depth + 1)]
    text += [stage_text(nest, "end", made.end()), stage_text(nest, "widen", nest.stages[1])]
    text.append(stage_text(nest, "weighted", made.weighted()))
    text.append(stage_text(nest, "epilogue", nest.epilogue))
    text.append(_steps_text(nest.words))
    return "\n".join([*text, tile_head(), *_tile_body(made), "}"])


def _steps_text(words: int) -> str:
    """Where the activations of the next steps are."""
    return textwrap.dedent(f"""\
        /* a position in activations: the address of a step, the remaining chunks of its tap, the tap */
        typedef struct {{ const uint32_t *at; int32_t remaining, x, y; }} LOCAL(position);
        SYNTH_INLINE void LOCAL(next_tap)(LOCAL(position) *next, const uint32_t *words, int32_t row_stride, \
int32_t width,
            int32_t tap_stride, int32_t chunks) {{
          next->remaining = chunks;
          if (++next->x == width) next->x = 0, ++next->y;
          next->at = words + (intptr_t)next->y * row_stride + (intptr_t)next->x * tap_stride;
        }}
        /* The addresses of the next steps, which may belong to several taps. */
        SYNTH_INLINE void LOCAL(next_steps)(LOCAL(position) *next, const int steps, const uint32_t **from,
            const uint32_t *words, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks) {{
          UNROLL for (int step = 0; step < steps; ++step) {{
            if (next->remaining == 0) LOCAL(next_tap)(next, words, row_stride, width, tap_stride, chunks);
            from[step] = next->at;
            next->at += {words};
            --next->remaining;
          }}
        }}""")


def _tile_body(made: _Blocks) -> list[str]:
    """Return C of the body of the function that all tiles inline."""
    nest, carry, interval = made.nest, made.carry, made.planes.interval
    block, geometry = carry.block, "words, row_stride, width, tap_stride, chunks"
    often = f"if (--remaining == 0) {{ {made.widen()} remaining = {interval}; }}"
    then = f" {made.epilogue('weighted', made.weighted())} wide[r][c] = zeros;"
    rest: list[str] = []
    for level in reversed(range(carry.depth)):
        rest += filled(f"""\
if (steps / {2 << level} > 0)
  {made.end_of(level)}
if (steps / {1 << level} % 2 > 0) {{
  LOCAL(next_steps)(&next, {1 << level}, from, {geometry});
  {hole(made.block_code(1 << level, True))}
}}""")
    # A tap never has more whole blocks left than all steps together.
    return filled(f"""\
  {hole(start_text(nest, [*made.byte_sums, "wide", *made.bits(carry.depth)]))}
  {hole(merge_taps(nest.words))}
  const uint32_t steps = (uint32_t)(height * width * chunks);
  LOCAL(position) next = {{words, chunks, 0, 0}};
  const uint32_t *from[{block}];
  int32_t remaining = {interval};
  for (int32_t todo = (int32_t)(steps / {block}); todo > 0;) {{
    if (next.remaining == 0) LOCAL(next_tap)(&next, {geometry});
    if (next.remaining < {block}) {{
      LOCAL(next_steps)(&next, {block}, from, {geometry});
      {hole(made.block_code(block, True))}
      {often}
      --todo;
    }} else {{
      int32_t blocks = (int32_t)((uint32_t)next.remaining / {block});
      const uint32_t *at = next.at;
      next.at += (intptr_t)blocks * {block * nest.words};
      next.remaining -= blocks * {block};
      todo -= blocks;
      for (; blocks > 0; --blocks, at += {block * nest.words}) {{
        {hole(made.block_code(block, False))}
        {often}
      }}
    }}
  }}
  if (steps / {block} > 0)
    {made.widen(then)}
  {hole(rest)}
  {made.widen()}
  {nest.accumulators} {made.epilogue("epilogue", nest.epilogue)}""")
