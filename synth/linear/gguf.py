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
from synth.linear.formats import CodeRun, Format, Number, codes_of, package, weights_in, weights_of


def _integers(byte: int, digit: int) -> tuple[CodeRun, ...]:
    """Return six bits for each of eight groups of Q4_K and Q5_K. The first four groups are in four bytes from
    ``byte`` on. The others have their two highest bits above them, and their low bits in half of the last
    four bytes."""
    first = (CodeRun(0, byte, 4, 1, base=16), CodeRun(0, byte, 4, 1, base=4, low=4))
    return (*first, CodeRun(4, 12, 4, digit, base=16), CodeRun(4, byte, 4, 0, base=4, low=4))


def _nibbles(byte: int) -> tuple[CodeRun, ...]:
    """Return 32 codes in 16 bytes from ``byte`` on, the first half of them in the lower bits."""
    return CodeRun(0, byte, 16, 1), CodeRun(16, byte, 16, 0)


def _five_bits(byte: int) -> tuple[CodeRun, ...]:
    """Return the codes of Q5_0 and Q5_1: the highest bits in four bytes from ``byte`` on, then the others."""
    low = tuple(CodeRun(16 * half, byte + 4, 16, 1 - half) for half in range(2))
    return (*low, *(CodeRun(n, byte, 4, 7 - n, 8, base=2, low=4) for n in range(8)))


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

#: Formats by their numbers in the file (``enum ggml_type`` of ggml.h; their blocks: ggml-common.h).
FORMATS = {
    2: Format("Q4_0", 16, 32, 18, (CodeRun(0, 2, 16, 1), CodeRun(16, 2, 16, 0)), zero=8, scale=Number(0)),
    3: Format(
        "Q4_1", 16, 32, 20, (CodeRun(0, 4, 16, 1), CodeRun(16, 4, 16, 0)), 0, Number(0), offset=Number(2)
    ),
    6: Format("Q5_0", 16, 32, 22, _five_bits(2), zero=16, scale=Number(0)),
    7: Format("Q5_1", 16, 32, 24, _five_bits(4), zero=0, scale=Number(0), offset=Number(2)),
    8: Format("Q8_0", 256, 32, 34, (CodeRun(0, 2, 32, 0),), zero=128, scale=Number(0), flip=0x80),
    10: Format(
        "Q2_K",
        4,
        16,
        84,
        tuple(CodeRun(128 * half + 32 * n, 16 + 32 * half, 32, 3 - n) for half in range(2) for n in range(4)),
        zero=0,
        scale=Number(80, runs=(CodeRun(0, 0, 16, 1, base=16),)),
        offset=Number(82, -1, (CodeRun(0, 0, 16, 0, base=16),)),
        blocks=16,
    ),
    # The first 32 bytes have the third bit of codes. The last four bytes of integers have two bits of each.
    11: Format(
        "Q3_K",
        4,
        16,
        110,
        tuple(
            run
            for half in range(2)
            for n in range(4)
            for run in (
                CodeRun(128 * half + 32 * n, 32 + 32 * half, 32, 3 - n),
                CodeRun(128 * half + 32 * n, 0, 32, 7 - 4 * half - n, base=2, low=2),
            )
        ),
        zero=4,
        scale=Number(
            108,
            runs=(
                *(CodeRun(8 * half, 96, 8, 1 - half, base=16) for half in range(2)),
                *(CodeRun(4 * n, 104, 4, 3 - n, base=4, low=4) for n in range(4)),
            ),
            zero=32,
        ),
        blocks=16,
    ),
    # Of the 12 bytes of integers, the first four have six bits of scales and two bits of later scales. The
    # next four have the same of minima. The last four have the remaining bits of both.
    12: Format(
        "Q4_K",
        16,
        32,
        144,
        tuple(CodeRun(64 * n + 32 * half, 16 + 32 * n, 32, 1 - half) for n in range(4) for half in range(2)),
        zero=0,
        scale=Number(0, runs=_integers(4, 1)),
        offset=Number(2, -1, _integers(8, 0)),
        blocks=8,
    ),
    # As Q4_K, with the highest bits of codes in 32 bytes of their own.
    13: Format(
        "Q5_K",
        16,
        32,
        176,
        tuple(
            run
            for n in range(4)
            for half in range(2)
            for run in (
                CodeRun(64 * n + 32 * half, 48 + 32 * n, 32, 1 - half),
                CodeRun(64 * n + 32 * half, 16, 32, 7 - 2 * n - half, base=2, low=4),
            )
        ),
        zero=0,
        scale=Number(0, runs=_integers(4, 1)),
        offset=Number(2, -1, _integers(8, 0)),
        blocks=8,
    ),
    # The two highest bits of codes are in 64 bytes after the other bits.
    14: Format(
        "Q6_K",
        16,
        16,
        210,
        tuple(
            run
            for half in range(2)
            for n in range(4)
            for run in (
                CodeRun(128 * half + 32 * n, 64 * half + 32 * (n % 2), 32, 1 - n // 2),
                CodeRun(128 * half + 32 * n, 128 + 32 * half, 32, 3 - n, base=4, low=4),
            )
        ),
        zero=32,
        scale=Number(208, runs=(CodeRun(0, 192, 16, 0, base=256),)),
        blocks=16,
    ),
    20: Format("IQ4_NL", 16, 32, 18, _nibbles(2), 127, Number(0), values=_NONLINEAR),
    # Two bytes have two bits of each of eight integers, four bytes the lower four.
    23: Format(
        "IQ4_XS",
        16,
        32,
        136,
        tuple(CodeRun(32 * n + 16 * half, 8 + 16 * n, 16, 1 - half) for n in range(8) for half in range(2)),
        zero=127,
        scale=Number(
            0,
            runs=(
                *(CodeRun(half, 4, 4, 1 - half, 2, base=16) for half in range(2)),
                *(CodeRun(n, 2, 2, 3 - n, 4, base=4, low=4) for n in range(4)),
            ),
            zero=32,
        ),
        blocks=8,
        values=_NONLINEAR,
    ),
    34: Format(
        "TQ1_0",
        3,
        256,
        54,
        (
            *(CodeRun(32 * n, 0, 32, n) for n in range(5)),
            *(CodeRun(160 + 16 * n, 32, 16, n) for n in range(5)),
            *(CodeRun(240 + 4 * n, 48, 4, n) for n in range(4)),
        ),
        zero=1,
        scale=Number(52),
    ),
    35: Format(
        "TQ2_0",
        4,
        256,
        66,
        tuple(CodeRun(128 * half + 32 * n, 32 * half, 32, 3 - n) for half in range(2) for n in range(4)),
        zero=1,
        scale=Number(64),
    ),
    # Of microsoft/BitNet on x86. On Arm it writes blocks of 64, and nothing in the file tells which.
    36: Format("I2_S", 4, 128, 32, tuple(CodeRun(32 * n, 0, 32, n) for n in range(4)), zero=1),
    39: Format("MXFP4", 16, 32, 17, _nibbles(1), 12, Number(0, floats=_E8M0), values=_E2M1),
    40: Format(
        "NVFP4",
        16,
        16,
        36,
        tuple(CodeRun(16 * n + 8 * half, 4 + 8 * n, 8, 1 - half) for n in range(4) for half in range(2)),
        zero=12,
        scale=Number(0, floats=_UE4M3),
        blocks=4,
        values=_E2M1,
    ),
    41: Format(
        "Q1_0", 2, 128, 18, tuple(CodeRun(n, 2, 16, 7 - n, 8) for n in range(8)), zero=0.5, scale=Number(0, 2)
    ),
    42: Format(
        "Q2_0", 4, 64, 18, tuple(CodeRun(n, 2, 16, 3 - n, 4) for n in range(4)), zero=1, scale=Number(0)
    ),
}


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
    path: str | os.PathLike[str],
    tensor: str,
    expert: int | None = None,
    chosen: NDArray[np.intp] | None = None,
) -> tuple[NDArray[np.uint8], int, NDArray[np.uint8]]:
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
        raise UserError(
            f"{tensor}: K={k} is no multiple of {form.positions}, the block of {form.name}; read it anew"
        )
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
    path: str | os.PathLike[str],
    tensor: str,
    expert: int | None = None,
    chosen: NDArray[np.intp] | None = None,
) -> BlockWeights:
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
