"""The tables of a C library of kernels: layouts of weights, cycles, micro-architecture levels."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from sketches.encoding import Operand
from sketches.tables import code_of
from sketches.tile import Tile, widest
from synth.emit.levels import choice_text
from synth.emit.targets import get_target
from synth.library.c_forms import FormEntry, MicroArchLevel, byte_type
from synth.library.c_layout import layout_of
from synth.library.products import FormKernel

_LAST = "SYNTH_LAST_LEVEL"
_LEVEL = "static int32_t synth_level(void) {{\n{}}}"
_PORTABLE = f"  return {_LAST};\n"
_REFUSE = """\
static void synth_refuse(const char *kind, const char **parts, int32_t count) {
  (void)kind, (void)parts, (void)count; /* the caller is told by a number */
}
"""
_CHOSEN = """\
  static const int32_t levels[] = {{{}, {}}};
  const int level = synth_choose();
  return level < 0 ? -1 : levels[level];
"""


class LayoutTables:
    """Collects the C tables of weight layouts. Forms with equal tables share them."""

    def __init__(self) -> None:
        self._names: dict[tuple[str, str], str] = {}

    @property
    def text(self) -> str:
        """The C text of all tables so far."""
        return "".join(f"static const {kind} {name}{body}\n" for (kind, body), name in self._names.items())

    def name(self, form: FormKernel) -> str:
        """Add the layout of a form's weights. Return the layout's name in C. Raises UserError."""
        layout = layout_of(form)
        tables = [
            self._array("uint16_t", layout.places),
            self._array("uint8_t", layout.classes),
            self._array("uint8_t", layout.values.reshape(-1)),
            self._array("uint32_t", layout.terms),
        ]
        sizes = (layout.rows, layout.chunk, layout.size, layout.width, len(layout.terms))
        row = ", ".join([*map(str, sizes), f"{layout.padded}u", *tables])
        return self._named("synth_layout", f" = {{{row}}};")

    def _array(self, kind: str, numbers: NDArray[np.unsignedinteger]) -> str:
        text = ", ".join(f"{number}u" for number in numbers)
        body = textwrap.fill(text, 116, initial_indent="  ", subsequent_indent="  ")
        return self._named(kind, f"[] = {{\n{body}}};")

    def _named(self, kind: str, body: str) -> str:
        return self._names.setdefault((kind, body), f"synth_table{len(self._names)}")


def runs_text(levels: Sequence[MicroArchLevel]) -> str:
    """Return C initializers: for each level, a bit mask of the levels whose forms its processors run."""
    masks = (sum(one.runs(other) << number for number, other in enumerate(levels)) for one in levels)
    return ", ".join(f"{mask:#x}u" for mask in masks)


def level_text(levels: Sequence[MicroArchLevel]) -> str:
    """Return C of ``synth_level``, which returns an index into ``levels``. The index is that of the best
    level that the processor has and the environment variable SYNTH_FEATURES allows. Portable C, the last
    level, always runs. The index is -1 if SYNTH_FEATURES has an unknown name."""
    text, portable = "", levels[-1]
    for architecture in dict.fromkeys(one.target.architecture for one in levels if one.target):
        machine = get_target(architecture)
        own = {
            one: n for n, one in enumerate(levels) if one.target and one.target.architecture == architecture
        }
        if not machine.detects:  # a program of one level may use what its compiler was told
            tests = (
                f"#if {one.target.condition}\n  return {n};\n#endif\n" for one, n in own.items() if one.target
            )
            part = _LEVEL.format(f"{''.join(tests)}{_PORTABLE}")
        else:
            needs = {one.name: one.needs for one in [*own, portable]}
            chosen = _CHOSEN.format(", ".join(map(str, own.values())), _LAST)
            part = _REFUSE + choice_text(architecture, needs, "synth_refuse") + _LEVEL.format(chosen)
        text += f"#{'elif' if text else 'if'} {machine.macro}\n{part}\n"
    return f"{text}#else\n{_LEVEL.format(_PORTABLE)}\n#endif\n"


def product_text(
    prefix: str, entries: Sequence[FormEntry], levels: Sequence[MicroArchLevel], layouts: LayoutTables
) -> str:
    """Return the C tables of a pair of operands: its forms, and for each level the forms to choose from, with
    the cycles of their tiles. ``prefix``: of C names. Weight layouts are added to ``layouts``."""
    forms, choices, starts = [], [], [0]
    for entry in entries:
        column = entry.form.parameters.column * np.dtype(entry.form.parameters.dtype).itemsize
        columns = widest(entry.form.tiles).columns
        sizes = f"{column}, {columns}, {entry.form.report.longest_k}, {levels.index(entry.level)}"
        there, none = (
            f'  {{"{entry.name}", {pointers}, &{layouts.name(entry.form)}, {sizes}}},'
            for pointers in (f"{entry.symbol}, {entry.symbol}_activations", "NULL, NULL")
        )
        condition = entry.condition
        forms.append(f"#if {condition}\n{there}\n#else\n{none}\n#endif" if condition else there)
    for level in levels:
        for number, entry in _offered(entries, level):
            wide = widest(entry.form.tiles)
            tiles = (wide, Tile(1, wide.columns), Tile(1, 1))
            # The core of a wider ISA's target has no costs for this ISA's instructions.
            priced = level if level.isa == entry.level.isa else entry.level
            cycles = ", ".join(f"{entry.cycles(tile, priced):.3f}" for tile in tiles)
            choices.append(f"  {{{number}, {wide.registers}, {wide.columns}, {cycles}}},")
        starts.append(len(choices))
    spec = entries[0].form.kernel.spec
    return "\n".join([
        f"static const synth_form {prefix}_forms[] = {{", *forms, "};",
        f"static const synth_choice {prefix}_choices[] = {{", *choices, "};",
        f"static const uint16_t {prefix}_starts[] = {{{', '.join(map(str, starts))}}};",
        f"static const synth_product {prefix} = {{{prefix}_forms, {len(entries)}, {prefix}_choices, "
        f"{prefix}_starts, {_operand(spec.weights)}, {_operand(spec.activations)}}};",
    ])  # fmt: skip


def _offered(entries: Sequence[FormEntry], level: MicroArchLevel) -> Iterable[tuple[int, FormEntry]]:
    """Return (index, form) of the forms among which a level chooses: those of its best instruction set."""
    fits = [(number, entry) for number, entry in enumerate(entries) if level.runs(entry.level)]
    return [one for one in fits if one[1].level.isa == fits[0][1].level.isa]


def _operand(operand: Operand) -> str:
    code = code_of(operand)
    most, shift = code.step * ((1 << operand.bits) - 1), code.step.bit_length() - 1
    return f"{{{code.offset}, {most}, {shift}, {int(byte_type(operand) == 'int8_t')}}}"
