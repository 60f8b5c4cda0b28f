"""Metadata of a GGUF file by key, with one line for what is missing or has another type. The architectures
that ``synth-generate`` computes: in what they differ, and a file's hyperparameters."""

from __future__ import annotations

import os
import struct
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError
from synth.linear.formats import package
from synth.linear.gguf import ArrayStart, GgufFile, gguf_file

T = TypeVar("T")
_ANEW = "convert the model anew with llama.cpp's convert_hf_to_gguf.py"


@dataclass(frozen=True)
class Metadata:
    """A GGUF file's path and header. Keys of the architecture may begin with a dot: ``.block_count``."""

    path: Path
    file: GgufFile

    @property
    def architecture(self) -> str:
        return self.text("general.architecture")

    def key(self, name: str) -> str:
        """Return the whole key of a name that may begin with a dot."""
        return self.architecture + name if name.startswith(".") else name

    def refused(self, what: str, remedy: str = _ANEW) -> UserError:
        """Return the error that says what is wrong with the file."""
        return UserError(f"{self.path}: {what}; {remedy}")

    def integer(self, name: str, default: int | None = None, least: int = 1) -> int:
        """Return a whole number from ``least`` to 2^31 - 1. Raises UserError for another value."""
        value = self._value(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value < 1 << 31:
            raise self.refused(f"{self.key(name)} is {_short(value)}, no whole number from {least} on")
        return value

    def number(self, name: str, default: float | None = None) -> float:
        """Return a float above 0. Raises UserError for another value."""
        value = self._value(name, default)
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < np.inf:
            raise self.refused(f"{self.key(name)} is {_short(value)}, no number above 0")
        return float(value)

    def flag(self, name: str, default: bool) -> bool:
        """Return a bool. Raises UserError for another value."""
        return self._typed(name, default, bool, "neither true nor false")

    def text(self, name: str, default: str | None = None) -> str:
        """Return a string. Raises UserError for another value."""
        return self._typed(name, default, str, "no text")

    def has(self, name: str) -> bool:
        return self.key(name) in self.file.metadata

    def length(self, name: str) -> int:
        """Return the number of an array's items. Raises UserError for another value."""
        return self._array(name)[1]

    def strings(self, name: str) -> list[bytes]:
        """Return an array of strings. Raises UserError for another value."""
        kind, count, at = self._array(name)
        data, texts, size_at = memoryview(self.file.data), [], struct.Struct("<Q").unpack_from
        if kind != package("gguf").GGUFValueType.STRING:
            raise self.refused(f"{self.key(name)} is no array of texts")
        for _ in range(count):
            begin = at + 8
            at = begin + size_at(data, at)[0]
            texts.append(data[begin:at].tobytes())
        return texts

    def numbers(self, name: str) -> NDArray[Any]:
        """Return an array of numbers. Raises UserError for another value."""
        kind, count, at = self._array(name)
        sizes = package("gguf").GGUFReader.gguf_scalar_to_np
        if kind not in sizes:
            raise self.refused(f"{self.key(name)} is no array of numbers")
        dtype = np.dtype(sizes[kind])
        return self.file.data[at : at + count * dtype.itemsize].view(dtype)

    def _array(self, name: str) -> tuple[int, int, int]:
        """Return the type, the number and the first byte of an array's items."""
        array = self._typed(name, None, ArrayStart, "no array")
        kind, count = struct.unpack_from("<IQ", self.file.data, array.offset)
        return kind, count, array.offset + 12

    def _typed(self, name: str, default: Any, kind: type[T], wrong: str) -> T:
        value = self._value(name, default)
        if not isinstance(value, kind):
            raise self.refused(f"{self.key(name)} is {_short(value)}, {wrong}")
        return value

    def _value(self, name: str, default: Any) -> Any:
        value = self.file.metadata.get(self.key(name), default)
        if value is None:
            raise self.refused(f"it has no {self.key(name)}")
        return value


def _short(value: Any) -> str:
    text = "a list" if isinstance(value, ArrayStart) else repr(value)
    return text if len(text) <= 40 else f"{text[:40]}..."


def read_metadata(path: str | os.PathLike[str]) -> Metadata:
    """Return a GGUF file's metadata. Raises UserError if it is none."""
    return Metadata(Path(path), gguf_file(path))


#: Normalizations of a layer that only some architectures have, by the names of their tensors.
HEAD_NORMS = ("attn_q_norm", "attn_k_norm")
OUTPUT_NORMS = ("post_attention_norm", "post_ffw_norm")
INNER_NORMS = ("attn_sub_norm", "ffn_sub_norm")


@dataclass(frozen=True)
class Family:
    """What one architecture does in its own way.

    ``by_halves``: RoPE rotates component i with component i + n / 2; otherwise 2i with 2i + 1.
    ``activation``: the function of the gate, a name of ``synth.generate.tensors.ACTIVATIONS``.
    ``norms``: normalizations that a layer must have beside ``attn_norm`` and ``ffn_norm``.
    ``scaled``: embeddings are multiplied by the square root of their length.
    ``windows``: layers between two layers that see the whole context have a sliding window.
    """

    by_halves: bool = True
    activation: str = "silu"
    norms: tuple[str, ...] = ()
    scaled: bool = False
    windows: bool = False


#: By ``general.architecture``. Sources: the models' papers, and llama.cpp for the names of tensors.
FAMILIES = {
    "llama": Family(by_halves=False),
    "qwen2": Family(),
    "qwen3": Family(norms=HEAD_NORMS),
    "gemma3": Family(activation="gelu", norms=(*HEAD_NORMS, *OUTPUT_NORMS), scaled=True, windows=True),
    "bitnet": Family(norms=INNER_NORMS),
    "bitnet-b1.58": Family(activation="relu2", norms=INNER_NORMS),
}
#: Defaults of gemma3 for keys that early converters left out.
LOCAL_BASE, PATTERN = 10_000.0, 6
#: Keys whose other values this package does not compute.
NEUTRAL = {".final_logit_softcapping": 0, ".rope.scaling.attn_factor": 1}
#: The layers of the largest gemma3, whose queries have a scale of their own.
GEMMA_27B_LAYERS = 62


@dataclass(frozen=True)
class Hyperparameters:
    """Sizes and constants of a network. ``width``: length of the residual stream. ``inner``: rows of the
    gate. ``size``: components of a head. RoPE rotates pair i of the first ``rotated`` ones by position *
    ``rope_factor`` * ``rope_base``^(-2i / rotated). ``window``: positions that a layer with a sliding window
    sees, with ``local_base`` and no factor. Every ``pattern``-th layer has no window; with 0 no layer has."""

    family: Family
    layers: int
    width: int
    inner: int
    heads: int
    kv_heads: int
    size: int
    rotated: int
    epsilon: float
    query_scale: float
    trained_context: int
    rope_base: float
    rope_factor: float
    local_base: float
    window: int
    pattern: int

    def is_local(self, layer: int) -> bool:
        """Return whether a layer has a sliding window."""
        return self.window > 0 and (layer + 1) % self.pattern != 0


def hyperparameters(metadata: Metadata) -> Hyperparameters:
    """Return the hyperparameters of a file. Raises UserError for an architecture or a value that this package
    does not compute."""
    family = FAMILIES.get(metadata.architecture)
    if family is None:
        known = f"synth-generate computes {', '.join(FAMILIES)}; llama.cpp knows more"
        raise metadata.refused(f"architecture {metadata.architecture!r}", known)
    if metadata.integer("split.count", 1) > 1:
        raise metadata.refused("a part of a model", "join the parts with llama-gguf-split --merge")
    width, heads = metadata.integer(".embedding_length"), metadata.integer(".attention.head_count")
    kv_heads = metadata.integer(".attention.head_count_kv", heads)
    size = metadata.integer(".attention.key_length", width // heads)
    rotated = metadata.integer(".rope.dimension_count", size)
    layers = metadata.integer(".block_count")
    if heads % kv_heads:
        raise metadata.refused(f"{heads} heads cannot share {kv_heads} heads of keys")
    if metadata.integer(".attention.value_length", size) != size or rotated > size or rotated % 2:
        heads_are = f"heads of {size} components, of which {rotated} rotate"
        raise metadata.refused(f"{heads_are}, and values of another")
    for key, neutral in NEUTRAL.items():
        if (value := metadata.file.metadata.get(metadata.key(key), neutral)) != neutral:
            raise metadata.refused(f"{metadata.key(key)} is {value!r}", f"synth-generate computes {neutral}")
    return Hyperparameters(
        family=_family(metadata, family), layers=layers, width=width,
        inner=metadata.integer(".feed_forward_length"), heads=heads, kv_heads=kv_heads, size=size,
        rotated=rotated, epsilon=metadata.number(".attention.layer_norm_rms_epsilon"),
        query_scale=1 / sqrt(width // heads if family.windows and layers == GEMMA_27B_LAYERS else size),
        trained_context=metadata.integer(".context_length"),
        rope_base=metadata.number(".rope.freq_base", 10_000.0), rope_factor=_rope_factor(metadata),
        local_base=metadata.number(".rope.freq_base_swa", LOCAL_BASE),
        window=metadata.integer(".attention.sliding_window") if family.windows else 0,
        pattern=metadata.integer(".attention.sliding_window_pattern", PATTERN) if family.windows else 1,
    )  # fmt: skip


def _family(metadata: Metadata, family: Family) -> Family:
    """Return the family with the activation that a file of BitNet names."""
    activation = metadata.text(".hidden_act", family.activation)
    if activation != family.activation and (metadata.architecture, activation) != ("bitnet", "relu2"):
        raise metadata.refused(f"activation {activation!r}", f"synth-generate computes {family.activation}")
    return replace(family, activation=activation)


def _rope_factor(metadata: Metadata) -> float:
    """Return the factor of angles. Raises UserError for another scaling than a linear one."""
    name = next(filter(metadata.has, (".rope.scaling.factor", ".rope.scale_linear")), None)
    kind = metadata.text(".rope.scaling.type", "linear" if name else "none")
    if kind not in ("none", "linear"):
        raise metadata.refused(f"RoPE scaling {kind!r}", "synth-generate computes none and linear")
    return 1 / metadata.number(name) if name and kind == "linear" else 1.0
