"""Weights of GGUF files: the formats of ggml with evenly spaced codes, and those with a table of 16 values.

``gguf`` reads the header. This module computes the offsets of tensors, because a file may have a type that
the installed ``gguf`` does not know. A size that contradicts the next tensor's offset is refused.
"""

from __future__ import annotations

import math
import mmap
import os
import struct
import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError, foreign, line_of
from synth.forms.blocks import BlockWeights
from synth.linear.formats import (
    CodeRun,
    Format,
    Number,
    codes_of,
    interleaved,
    package,
    weights_in,
    weights_of,
)


def _integers(byte: int, digit: int) -> tuple[CodeRun, ...]:
    """Return six bits for each of eight groups of Q4_K and Q5_K: of the first four in bytes from ``byte`` on,
    with the two highest bits of the others above them, whose low bits are in half of the last four bytes."""
    first = (CodeRun(0, byte, 4, 1, base=16), CodeRun(0, byte, 4, 1, base=4, low=4))
    return (*first, CodeRun(4, 12, 4, digit, base=16), CodeRun(4, byte, 4, 0, base=4, low=4))


def _planes(
    byte: int, length: int, parts: int, count: int = 1, base: int | None = None, low: int = 0
) -> tuple[CodeRun, ...]:
    """Return ``count`` runs of ``length`` bytes from ``byte`` on, each with ``parts`` digits in a byte. The
    first ``length`` positions of a run have the lowest digits of its bytes, the next the digits above."""
    return tuple(
        CodeRun(length * (parts * run + n), byte + length * run, length, parts - 1 - n, base=base, low=low)
        for run in range(count)
        for n in range(parts)
    )


#: Values of codes (``kvalues`` in ggml-common.h). Those of E2M1 are doubled, so scales are halved.
_NONLINEAR = (-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113)
_E2M1 = (0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12)
#: The halved scale of each byte. E8M0 is a power of two. UE4M3 has four bits of exponent, three of fraction
#: and no sign; its NaN counts as 0, as in ggml.
_E8M0 = tuple(2.0 ** (byte - 128) for byte in range(256))
_UE4M3 = tuple(
    0.0 if byte == 0x7F else (8 * min(byte >> 3 & 15, 1) + byte % 8) * 2.0 ** (max(byte >> 3 & 15, 1) - 11)
    for byte in range(256)
)

#: Q4_K and Q5_K: of the 12 bytes of integers, the first four have six bits of scales and two bits of later
#: scales. The next four have the same of minima. The last four have the remaining bits of both.
_SCALES, _MINIMA = Number(0, runs=_integers(4, 1)), Number(2, -1, _integers(8, 0))
#: Q3_K: the last four bytes of integers have the two highest bits of each.
_SIX_BITS = (*_planes(96, 8, 2, base=16), *_planes(104, 4, 4, base=4, low=4))
#: IQ4_XS: two bytes have the two highest bits of each of eight integers, four bytes the lower four.
_SIX_BITS_APART = (*interleaved(4, 4, 2, base=16), *interleaved(2, 2, 4, base=4, low=4))
_TERNARY = (
    *(CodeRun(32 * n, 0, 32, n) for n in range(5)),
    *(CodeRun(160 + 16 * n, 32, 16, n) for n in range(5)),
    *(CodeRun(240 + 4 * n, 48, 4, n) for n in range(4)),
)
#: The highest bits of codes of five bits are in four bytes before the others.
_FIVE_BITS = {byte: (*_planes(byte + 4, 16, 2), *interleaved(byte, 4, 8, base=2, low=4)) for byte in (2, 4)}

#: Formats by their numbers in the file (``enum ggml_type`` of ggml.h; their blocks: ggml-common.h).
FORMATS = {
    2: Format("Q4_0", 16, 32, 18, _planes(2, 16, 2), 8, Number(0)),
    3: Format("Q4_1", 16, 32, 20, _planes(4, 16, 2), 0, Number(0), offset=Number(2)),
    6: Format("Q5_0", 16, 32, 22, _FIVE_BITS[2], 16, Number(0)),
    7: Format("Q5_1", 16, 32, 24, _FIVE_BITS[4], 0, Number(0), offset=Number(2)),
    8: Format("Q8_0", 256, 32, 34, _planes(2, 32, 1), 128, Number(0), flip=0x80),
    10: Format(
        "Q2_K", 4, 16, 84, _planes(16, 32, 4, 2), 0, Number(80, runs=(CodeRun(0, 0, 16, 1, base=16),)),
        offset=Number(82, -1, (CodeRun(0, 0, 16, 0, base=16),)), blocks=16,
    ),
    # The first 32 bytes have the third bit of codes.
    11: Format(
        "Q3_K", 4, 16, 110, (*_planes(32, 32, 4, 2), *_planes(0, 32, 8, base=2, low=2)), 4,
        Number(108, runs=_SIX_BITS, zero=32), blocks=16,
    ),
    12: Format("Q4_K", 16, 32, 144, _planes(16, 32, 2, 4), 0, _SCALES, offset=_MINIMA, blocks=8),
    # As Q4_K, with the highest bits of codes in 32 bytes of their own.
    13: Format(
        "Q5_K", 16, 32, 176, (*_planes(48, 32, 2, 4), *_planes(16, 32, 8, base=2, low=4)), 0, _SCALES,
        offset=_MINIMA, blocks=8,
    ),
    # The two highest bits of codes are in 64 bytes after the other bits.
    14: Format(
        "Q6_K", 16, 16, 210, (*_planes(0, 64, 2, 2), *_planes(128, 32, 4, 2, base=4, low=4)), 32,
        Number(208, runs=(CodeRun(0, 192, 16, 0, base=256),)), blocks=16,
    ),
    20: Format("IQ4_NL", 16, 32, 18, _planes(2, 16, 2), 127, Number(0), values=_NONLINEAR),
    23: Format(
        "IQ4_XS", 16, 32, 136, _planes(8, 16, 2, 8), 127, Number(0, runs=_SIX_BITS_APART, zero=32),
        blocks=8, values=_NONLINEAR,
    ),
    34: Format("TQ1_0", 3, 256, 54, _TERNARY, 1, Number(52)),
    35: Format("TQ2_0", 4, 256, 66, _planes(0, 32, 4, 2), 1, Number(64)),
    # Of microsoft/BitNet on x86. On Arm it writes blocks of 64, and nothing in the file tells which.
    36: Format("I2_S", 4, 128, 32, tuple(CodeRun(32 * n, 0, 32, n) for n in range(4)), zero=1),
    39: Format("MXFP4", 16, 32, 17, _planes(1, 16, 2), 12, Number(0, floats=_E8M0), values=_E2M1),
    40: Format(
        "NVFP4", 16, 16, 36, _planes(4, 8, 2, 4), 12, Number(0, floats=_UE4M3), blocks=4, values=_E2M1
    ),
    41: Format("Q1_0", 2, 128, 18, interleaved(2, 16, 8), 0.5, Number(0, 2)),
    42: Format("Q2_0", 4, 64, 18, interleaved(2, 16, 4), 1, Number(0)),
}  # fmt: skip


#: Formats with scales in their blocks and evenly spaced codes.
EVEN_FORMATS = {number: form for number, form in FORMATS.items() if form.scale and not form.values}
#: Types whose tensors have one scale: bytes behind the tensor's codes, which begin with a float32.
SCALE_BYTES = {36: 32}


@dataclass(frozen=True)
class _Fork:
    """A program with types of its own. ``types``: number -> name (``enum ggml_type`` of its ggml.h).
    ``remedy``: what a user can do with a tensor of such a type."""

    program: str
    types: dict[int, str]
    remedy: str


#: ``gguf`` names none of these types. TL2 of microsoft/BitNet is missing: its number 39 is MXFP4 elsewhere.
FORKS = (
    _Fork(
        "microsoft/BitNet",
        {37: "I8_S", 38: "TL1"},
        "give the model's safetensors to from_safetensors, or convert them by llama.cpp with --outtype tq2_0",
    ),
    _Fork(
        "llama.cpp before December 2024",
        {31: "Q4_0_4_4", 32: "Q4_0_4_8", 33: "Q4_0_8_8"},
        "take the model's file of type Q4_0, whose weights are the same",
    ),
    _Fork(
        "ik_llama.cpp",
        {
            133: "Q6_0", 134: "IQ1_BN", 135: "IQ2_BN", 137: "IQ2_K", 138: "IQ3_K", 139: "IQ4_K", 140: "IQ5_K",
            141: "IQ6_K", 144: "IQ4_KS", 145: "IQ2_KS", 146: "IQ4_KSS", 152: "IQ5_KS", 153: "IQ2_KT",
            154: "IQ3_KT", 155: "IQ4_KT", 156: "IQ3_KS", 157: "IQ2_KL", 158: "IQ1_KT",
        },
        "convert the original model by llama.cpp to one of them",
    ),
)  # fmt: skip


@dataclass(frozen=True)
class GgufFile:
    """The bytes of a file, its tensors (name -> number of type, shape, first byte), and the alignment of the
    first bytes. ``metadata``: the values by their keys, of an array its offset (``ArrayStart``)."""

    data: Any
    tensors: dict[str, tuple[int, tuple[int, ...], int]]
    alignment: int
    metadata: dict[str, Any]

    @property
    def architecture(self) -> str:
        """Return the architecture of the file's model, "" if the file states none."""
        return str(self.metadata.get("general.architecture", ""))

    def release(self, first: int = 0, size: int = sys.maxsize) -> None:
        """Drop the pages of ``size`` bytes from ``first`` on, which count as memory of this process. Access
        reads them again."""
        if hasattr(mmap, "MADV_DONTNEED"):
            begin, end = first // mmap.PAGESIZE * mmap.PAGESIZE, min(len(self.data), first + size)
            self.data.base._mmap.madvise(mmap.MADV_DONTNEED, begin, end - begin)


@dataclass(frozen=True)
class ArrayStart:
    """The offset of an array of metadata, which begins with the number of its items' type."""

    offset: int


def gguf_file(path: str | os.PathLike[str]) -> GgufFile:
    """Return a file's header. Raises UserError for a path that leads nowhere and for another format."""
    try:
        known = os.stat(path)
    except (OSError, ValueError) as error:  # a path with NUL is a ValueError
        why = error.strerror if isinstance(error, OSError) else line_of(error)
        raise UserError(f"{path}: {why}; give the path of a GGUF file") from None
    return _opened(Path(path), known.st_mtime_ns, known.st_size)


def gguf_matrix(
    path: str | os.PathLike[str], tensor: str, expert: int | None = None,
    chosen: NDArray[np.intp] | None = None,
) -> tuple[NDArray[np.uint8], int, NDArray[np.uint8]]:  # fmt: skip
    """Return the rows of a tensor, or of the matrix of one ``expert`` in a tensor [experts, rows, K]: uint8
    [rows, bytes], K, and the bytes behind the codes of a type in SCALE_BYTES. ``chosen``: only these rows, as
    a copy. Raises UserError for a contradictory file, for a tensor that is not there, and for a type without
    a format."""
    file = gguf_file(path)
    if tensor not in file.tensors:
        some = ", ".join(list(file.tensors)[:4])
        raise UserError(f"{path} has no tensor {tensor!r}; it has {len(file.tensors)}, such as {some}")
    kind, shape, first = file.tensors[tensor]
    if kind not in FORMATS:
        names = ", ".join(form.name for form in FORMATS.values())
        name, remedy = _named(kind)
        raise UserError(f"{tensor}: type {name} is none of {names}; {remedy}")
    form, tail = FORMATS[kind], SCALE_BYTES.get(kind, 0)
    experts = shape[0] if len(shape) == 3 else 0
    if len(shape) not in (2, 3) or expert not in (range(experts) if experts else (None,)):
        which = "" if expert is None else f" for expert={expert}"
        remedy = f"give expert=, 0 to {experts - 1}" if experts else "give a matrix, without expert="
        raise UserError(f"{tensor}: shape {list(shape)} is no matrix [rows, K]{which}; {remedy}")
    rows, k = shape[-2:]
    if k % form.positions or not math.prod(shape):
        raise UserError(f"{tensor}: K={k} is no multiple of {form.positions} ({form.name}); read it anew")
    codes = math.prod(shape) // form.positions * form.size
    capacity = min([len(file.data), *(at for *_, at in file.tensors.values() if at > first)]) - first
    if not codes + tail <= capacity < codes + tail + file.alignment:
        raise UserError(
            f"{tensor}: {form.name} {list(shape)} takes {codes + tail} bytes, and the file has "
            f"{max(capacity, 0)}; it is truncated, or its program gives type {kind} another meaning"
        )
    data = file.data[first : first + codes].reshape(-1, rows, codes // math.prod(shape[:-1]))[expert or 0]
    if chosen is not None:
        data = data[chosen]
        file.release(first, codes)
    return data, k, file.data[first + codes : first + codes + tail]


def gguf_weights(
    path: str | os.PathLike[str], tensor: str, expert: int | None = None,
    chosen: NDArray[np.intp] | None = None,
) -> BlockWeights:  # fmt: skip
    """Return the weights of a matrix (``gguf_matrix``). ``chosen``: its rows; None: all."""
    data, k, behind = gguf_matrix(path, tensor, expert, chosen)
    form = FORMATS[gguf_file(path).tensors[tensor][0]]
    if not len(behind):
        return weights_in(form, data, k)
    scales = np.full((len(data), k // form.block), behind[:4].view("<f4"), np.float32)
    return weights_of(form, codes_of(form, data, k), k, scales)


def _named(kind: int) -> tuple[str, str]:
    """Return the name of a type without a format, and what to do with a tensor of it."""
    types = package("gguf").GGMLQuantizationType
    forks = [fork for fork in FORKS if kind in fork.types]
    names = [types(kind).name] if kind in set(types) else []
    names += [f"{fork.types[kind]} of {fork.program} (number {kind})" for fork in forks]
    remedies = ["requantize it to one of them"] if not forks or kind in set(types) else []
    remedies += [fork.remedy for fork in forks]
    return " or ".join(names) or f"number {kind}", " or ".join(remedies)


@lru_cache(maxsize=1)
def _opened(path: Path, changed: int, size: int) -> GgufFile:
    """Return the file, cached for its next tensor until it changes, because headers have the vocabulary."""
    gguf = package("gguf")

    base: Any = gguf.GGUFReader

    class Reader(base):
        """A reader that leaves tensors where they are and skips arrays. Vocabularies have 100,000 strings and
        more, for which ``gguf`` takes seconds."""

        def _get_field_parts(self, orig_offs: int, raw_type: int) -> Any:
            kinds, sizes = gguf.GGUFValueType, self.gguf_scalar_to_np
            of = int(self._get(orig_offs, np.uint32)[0]) if raw_type == kinds.ARRAY else 0
            if raw_type != kinds.ARRAY or (of != kinds.STRING and of not in sizes):
                return super()._get_field_parts(orig_offs, raw_type)
            count = int(self._get(orig_offs + 4, np.uint64)[0])
            at, data = orig_offs + 12, memoryview(self.data)
            big = self.endianess == gguf.GGUFEndian.BIG
            if of != kinds.STRING:
                at += count * np.dtype(sizes[of]).itemsize
            size_at = struct.Struct(">Q" if big else "<Q").unpack_from
            try:
                for _ in range(count if of == kinds.STRING else 0):
                    at += 8 + size_at(data, at)[0]
            except (struct.error, OverflowError):
                at = len(data) + 1
            if at > len(data):
                raise ValueError("an array exceeds the file")
            return at - orig_offs, [], [], []

        def _build_tensors(self, start_offs: int, fields: list[Any]) -> None:
            self.places: dict[str, tuple[int, tuple[int, ...], int]] = {}
            for field in fields:
                *_, dims, kind, offset = field.parts
                shape = tuple(int(size) for size in reversed(dims))
                if field.name in self.places:
                    raise ValueError(f"two tensors {field.name}")
                self.places[field.name] = (int(kind[0]), shape, int(start_offs) + int(offset[0]))

    with foreign(f"{path}: no GGUF file", "it may be truncated, get it again"):
        reader = Reader(path)
        metadata = {field.name: _value(field) for field in reader.fields.values()}
    if reader.endianess == gguf.GGUFEndian.BIG:
        raise UserError(f"{path}: a big-endian file; convert it with gguf-convert-endian")
    return GgufFile(np.asarray(reader.data), reader.places, int(reader.alignment), metadata)


def _value(field: Any) -> Any:
    """Return the value of metadata. An array that ``_opened`` skipped has no types."""
    return field.contents() if field.types else ArrayStart(field.offset + 12 + field.parts[1].nbytes)
