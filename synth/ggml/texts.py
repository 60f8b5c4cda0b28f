"""C texts that pack tensors of ggml's types for linear kernels and multiply them. They need no ggml."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from string import Template

import numpy as np

from sketches.block_values import integer_bits
from sketches.blocks import BYTE, MOST_INTEGERS, PACKED_BITS, BlockSpec
from synth.emit.features import PERMITTED, host_features
from synth.emit.levels import choice_text
from synth.emit.targets import get_target
from synth.errors import UserError
from synth.forms.blocks import SuperBlockScales
from synth.library.machines import portable_host
from synth.linear.formats import Format, Number, layout, unpacker_text, weights_in
from synth.linear.gguf import EVEN_FORMATS
from synth.linear.kernels import CKernel, best_kernel, bit_fields_text, layers_text, tasks_text
from synth.linear.layer import THREAD_MACS

_FOLDER = Path(__file__).parent
#: The formats that the C packs, by number. ggml keeps those of indices into a table, and has none with scales
#: elsewhere.
TYPES = EVEN_FORMATS
#: C of functions of ``LayerTexts``; ``synth_ggml_bytes`` is the capacity of a packed matrix.
DECLARED = """
int64_t synth_ggml_bytes(int32_t type, int64_t rows, int64_t k);
int synth_ggml_pack(int32_t type, const uint8_t *data, int64_t rows, int64_t k, synth_share *share,
    int threads, int mapped, void *memory);
void synth_ggml_row(int32_t type, const void *memory, int64_t row, float *out);
int synth_ggml_product(const void *memory, const float *values, int64_t count, synth_share *share,
    int threads, float *out);
"""


@dataclass(frozen=True)
class LayerTexts:
    """The C of GGUF formats for processors of ``architecture`` with ``features``: one kernel per number of
    bits, portable C if the features do not suffice. ``types``: the formats' numbers."""

    architecture: str
    features: frozenset[str]
    types: tuple[int, ...] = tuple(TYPES)

    @property
    def formats(self) -> dict[int, Format]:
        return {number: TYPES[number] for number in self.types}

    @cached_property
    def kernels(self) -> list[CKernel]:
        """The kernels, one per number of bits that a format has."""
        widths = sorted({form.bits for form in self.formats.values()})
        return [best_kernel(bits, self.architecture, self.features) for bits in widths]

    @property
    def needs(self) -> frozenset[str]:
        """Return the CPU features that the kernels need."""
        return frozenset().union(*(kernel.needs for kernel in self.kernels))

    @property
    def level_text(self) -> str:
        """Return C of ``synth_choose``, which returns 0 if the processor runs the kernels, else -1."""
        if not get_target(self.architecture).detects:
            return "static int synth_choose(void) { return (void)synth_refuse, 0; }\n"
        return choice_text(self.architecture, {self.kernels[0].symbol: self.needs}, "synth_refuse")

    def texts(self) -> dict[str, str]:
        """Return the text of every C file by name: kernels, unpacking of formats, packing and product."""
        found = {f"{kernel.symbol}.c": kernel.source for kernel in self.kernels}
        for number, form in self.formats.items():
            for what, given in _unpacked(form).items():
                text = unpacker_text(form, given)
                found[f"{_name(number, what)}.c"] = f"#define synth_unpack {_name(number, what)}\n{text}"
        return found | {"packing.c": self.packing_text()}

    def packing_text(self) -> str:
        """Return C of packing and product, with the functions of ``DECLARED``."""
        every = [(number, what) for number, form in self.formats.items() for what in _unpacked(form)]
        arguments = "(const uint8_t *, int32_t, int32_t, int32_t, uint8_t *)"
        orders = (
            f"static const uint16_t synth_order_{number}[] = {{{', '.join(map(str, layout(form).order))}}};"
            for number, form in self.formats.items()
        )
        text = Template((_FOLDER / "packing.c").read_text(encoding="utf-8")).substitute(
            prototypes="\n".join(f"void {_name(*one)}{arguments};" for one in every),
            orders="\n".join(orders),
            formats="\n".join(f"  {self._row(number, form)}," for number, form in self.formats.items()),
            integers="\n".join(f"  {_integers_row(bits)}," for bits in PACKED_BITS),
            steps=", ".join(map(_steps_row, self.kernels)),
            most=MOST_INTEGERS,
            macs=THREAD_MACS,
        )
        return "\n".join(
            [
                "#define _GNU_SOURCE\n#include <stdint.h>\n#include <string.h>",
                layers_text(self.kernels),
                tasks_text(),
                text,
            ]
        )

    def _row(self, number: int, form: Format) -> str:
        """Return the C initializer of a format (``synth_format``). Raises UserError for a super-block whose
        sums may overflow: its layer has other scales than the C packs."""
        weights = weights_in(form, np.zeros((1, form.size), np.uint8), form.positions)
        in_units = isinstance(weights.scales, SuperBlockScales)
        if in_units and weights.super_block != form.blocks:
            raise UserError(f"{form.name}: sums of a super-block may overflow, so llama.cpp keeps the type")
        kernel = [one.kernel.spec.bits for one in self.kernels].index(form.bits)
        first = layout(form).first
        varied = 2 if weights.half_zero else 3 if form.offset else 0
        numbers = [number, kernel, form.size, form.blocks, form.block, form.shared, form.words, first or 0]
        numbers += [len(weights.order), weights.super_block.bit_length() - 1, weights.zero, varied]
        functions = [
            _name(number, what) if what in _unpacked(form) else "NULL"
            for what in ("codes", "scale", "offset")
        ]
        pair = (
            f"{{{one.byte}, {one.times}, {one.zero}, {function}}}"
            for one, function in zip((form.scale, form.offset or Number(0)), functions[1:], strict=True)
            if one is not None
        )
        head = ", ".join(map(str, [*numbers, weights.flip, _most_bits(form)]))
        return f"{{{head}, synth_order_{number}, {functions[0]}, {', '.join(pair)}}}"


def host_layers() -> LayerTexts:
    """Return the C for this processor, within SYNTH_FEATURES. Raises UserError for an architecture without
    kernels."""
    # ggml configures AMX tiles once per thread. Kernels on tiles release the tiles, and ggml's next tile
    # instruction on that thread would fault.
    return LayerTexts(portable_host(), host_features() - PERMITTED)


def _name(number: int, what: str) -> str:
    """Return the C function that unpacks the codes, or the integers of scales or offsets, of a type."""
    return f"synth_unpack_{what}_{number}"


def _unpacked(form: Format) -> dict[str, Number | None]:
    """Return what C unpacks of a format, by name: None for its codes, if they are not copied."""
    found: dict[str, Number | None] = {} if layout(form).first is not None else {"codes": None}
    numbers = {"scale": form.scale, "offset": form.offset}
    return found | {what: one for what, one in numbers.items() if one is not None and one.runs}


def _most_bits(form: Format) -> int:
    """Return the most bits that an integer of a format's super-blocks takes in memory."""
    extremes = []
    for number in filter(None, (form.scale, form.offset)):
        if number.runs:
            top = sum((digit.base - 1) << digit.low for digit in form.places_of(number)[0])
            every = np.arange(top + 1, dtype=np.uint8).view(np.int8) - np.int8(number.zero)
            extremes.append(np.repeat([[every.min()], [every.max()]], form.blocks, axis=1))
    return integer_bits(extremes)[0] if extremes else BYTE


def _integers_row(bits: int) -> str:
    spec = BlockSpec(bits)
    bit_fields = bit_fields_text(spec, spec.sub_steps)
    return f"{{{bits}, {spec.positions}, {spec.sub_steps}, {spec.words}, {{{bit_fields}}}}}"


def _steps_row(kernel: CKernel) -> str:
    program = kernel.kernel.program
    together: Sequence[int] = (program.scales_together, program.sums_together)
    return f"{{{together[0]}, {together[1]}, {BlockSpec(program.spec.bits).positions}}}"


def backend_text(texts: LayerTexts, headers: Collection[str]) -> str:
    """Return the C of the backend itself, which includes ggml's headers. ``headers``: their texts."""
    text = (_FOLDER / "backend.c").read_text(encoding="utf-8")
    flagged = any("GGML_TENSOR_FLAG_COMPUTE" in header for header in headers)
    return Template(text).substitute(
        declared=DECLARED, level=texts.level_text, skipped="GGML_TENSOR_FLAG_COMPUTE" if flagged else "0"
    )
