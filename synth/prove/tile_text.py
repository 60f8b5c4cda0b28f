"""The C of a tile around its loops in assembly, as it has to stand there, made from the program.

A template (``template``) of the text from ``UNROLL`` to the end of the tile: how pointers and strides are
handed to a loop, how the steps that it took are taken off, where what it keeps moves on to and how often it
may be added to. In its holes stand the steps in intrinsics, which read and compute and change none of this.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from string import Template

from isa_specs.instruction import Isa
from sketches.loops import TileProgram
from sketches.tile import Tile
from synth.prove.loop_text import Loop

#: The text, with what differs between programs as ``$name``.
_TILE = Path(__file__).with_name("tile_template.c")
_CELLS = "UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c)"


def macros(isa: Isa, text: str) -> list[str]:
    """The directives between the headers and the loops."""
    found = []
    for macro, constraint in (("SYNTH_KEEP", isa.register_constraint), ("SYNTH_KEEP_POINTER", "r")):
        if f"{macro}(" in text:
            found += ["#if defined(__GNUC__)", f'#define {macro}(value) __asm__("" : "+{constraint}"(value))']
            found += ["#else", f"#define {macro}(value) ((void)0)", "#endif"]
    return found


def tile_template(
    isa: Isa, tiles: Sequence[Tile], steps: TileProgram, name: str, loops: Sequence[Loop], text: str
) -> str:
    """The template of the tile behind the loops. ``text``: what is read; whether it keeps pointers as they
    are is its own affair."""
    registers, columns = (max(getattr(t, side) for t in tiles) for side in ("registers", "columns"))
    size, counts = isa.vector_bits // 8, (len(steps.sums), *steps.above)
    sums = [[f"level{level}_{n}" for n in range(count)] for level, count in enumerate(counts)]
    limited = [n for n, interval in enumerate(steps.intervals) if interval is not None]

    def keep(pointer: str) -> str:
        kept = f"SYNTH_KEEP_POINTER({pointer}); "
        return kept if kept in text else ""

    def to(level: int) -> str:
        """Where a stage puts the sums of cell r, c."""
        if level == len(counts):
            return f"out + (intptr_t)c * out_stride + r * {steps.rows}"
        return ", ".join(f"&{one}[r][c]" for one in sums[level])

    def stage(level: int, values: Sequence[str]) -> str:
        function = "finish" if level == len(counts) else f"level{level}"
        return f"{_CELLS} @brace@{name}_{function}({', '.join(values)}, @pure@{to(level)});"

    def move(level: int) -> str:
        cell = [f"{one}[r][c]" for one in sums[level]]
        reset = " ".join(f"{one} = nothing;" for one in cell)
        return stage(level + 1, cell).replace("@brace@", "{ ") + f" {reset} }}"

    load = isa.instructions[next(line.instruction for line in steps.fold if line.stage == "load")]
    places = [f"kept + ((c * registers + r) * {steps.kept} + {n}) * {size}" for n in range(steps.kept)]
    kept = [load.spell((place,), None) for place in places]
    flush = stage(2, kept).replace("@brace@", "")
    often = steps.intervals[1]
    calls, most = "", max(loop.parts for loop in loops)
    for loop in loops:
        whole, after = f"left / {loop.steps}", f"taken = n * {loop.steps}"
        if often is not None:
            whole += f" < folds / {loop.parts} ? left / {loop.steps} : folds / {loop.parts}"
            after += f", folds -= n * {loop.parts}"
        calls += (
            f"        if (registers == {loop.rows} && columns == {loop.columns} && (n = {whole}) > 0) {{\n"
            f"          {name}_rounds_{loop.rows}x{loop.columns}(packed, (intptr_t)register_stride * 4, "
            "(const uint8_t *)at,\n"
            "              (intptr_t)column_stride * 4, kept, n);\n"
            f"          {after};\n"
            "        }\n"
        )
    full = (
        f"          if (folds < {most}) {{\n            folds = {often};\n            {flush}\n"
        "            memset(kept, 0, sizeof kept);\n          }\n"
    )
    inner, indent = "", " " * 10
    for level in limited[1:]:
        inner += (
            f"{indent}if (--left{level} == 0) {{\n"
            f"{indent}  left{level} = {steps.intervals[level]};\n"
            f"{indent}  {move(level)}\n"
        )
        indent += "  "
    inner += "".join(f"{' ' * 10 + '  ' * n}}}\n" for n in reversed(range(len(limited) - 1)))
    every = [one for of_level in sums for one in of_level]
    return Template(_TILE.read_text(encoding="utf-8")).substitute(
        name=name, vector=isa.vector_type, nothing=load.spell(("zero",), None), size=size,
        registers=registers, columns=columns, cells=_CELLS,
        views=steps.views, keep_rows=keep("rows[r]"), keep_column=keep("column[c]"),
        arrays=", ".join(f"{one}[{registers}][{columns}]" for one in every),
        empty=" ".join(f"{one}[r][c] = nothing;" for one in every),
        lefts="\n".join(f"  int32_t left{n} = {steps.intervals[n]};" for n in limited),
        kept=registers * columns * steps.kept * size,
        folds="" if often is None else f"  int32_t folds = {often};\n",
        words=steps.bytes(isa, of_weights=False) // 4, weights=steps.bytes(isa, of_weights=True), calls=calls,
        full="" if often is None else full, buffer=steps.loads(of_weights=False)[0].args[0].partition("@")[0],
        to_first=to(0), interval=steps.interval, fold=move(0), inner=inner,
        ends="\n".join(f"  {move(level)}" for level in range(len(counts) - 1)), flush=flush,
        last="".join(f"{one}[r][c], " for one in sums[-1]), rows=steps.rows,
    )  # fmt: skip
