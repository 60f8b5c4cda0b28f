"""Models of language as GGUF files of random weights, with the shapes of Llama 3.2."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.linear.formats import package


@dataclass(frozen=True)
class ModelShape:
    """Sizes of a network of the architecture llama. ``size``: components of a head."""

    layers: int
    width: int
    inner: int
    heads: int
    kv_heads: int
    size: int
    vocabulary: int

    def matrices(self) -> Iterator[tuple[str, int, int]]:
        """Yield name, rows and columns of every matrix. The embedding and the output layer come first."""
        queries, keys = self.heads * self.size, self.kv_heads * self.size
        for name in OUTER:
            yield name, self.vocabulary, self.width
        for layer in range(self.layers):
            prefix = f"blk.{layer}."
            yield f"{prefix}attn_q.weight", queries, self.width
            yield f"{prefix}attn_k.weight", keys, self.width
            yield f"{prefix}attn_v.weight", keys, self.width
            yield f"{prefix}attn_output.weight", self.width, queries
            yield f"{prefix}ffn_gate.weight", self.inner, self.width
            yield f"{prefix}ffn_up.weight", self.inner, self.width
            yield f"{prefix}ffn_down.weight", self.width, self.inner

    def norms(self) -> Iterator[str]:
        """Yield the names of the vectors, all of ``width`` floats."""
        for layer in range(self.layers):
            yield f"blk.{layer}.attn_norm.weight"
            yield f"blk.{layer}.ffn_norm.weight"
        yield "output_norm.weight"


#: What llama.cpp calls the tokenizer of a model without one.
NO_TOKENIZER = "no_vocab"
OUTER = ("token_embd.weight", "output.weight")
#: The vocabulary is that of Llama 2, so that the output layer is not a quarter of the weights.
SHAPES = {
    "1b": ModelShape(16, 2048, 8192, 32, 8, 64, 32000),
    "3b": ModelShape(28, 3072, 8192, 24, 8, 128, 32000),
    "tiny": ModelShape(2, 256, 512, 4, 2, 64, 512),
}
#: Types of a model by its name: of the layers' matrices, and of the embedding and the output layer.
MIXTURES = {
    "Q4_K_M": ("Q4_K", "Q6_K"),
    "Q8_0": ("Q8_0", "Q8_0"),
    "TQ2_0": ("TQ2_0", "Q6_K"),
    "IQ4_XS": ("IQ4_XS", "Q6_K"),
    "MXFP4": ("MXFP4", "Q8_0"),
}
#: The float16 numbers of a block by their first bytes. With random codes the weights have a mean of nearly 0
#: and a standard deviation of about 0.022, which is 1 / sqrt(2048).
HALVES = {
    "Q4_K": {0: 8.6e-5, 2: 6.45e-4},
    "Q6_K": {208: 1.6e-5},
    "Q8_0": {0: 3e-4},
    "TQ2_0": {64: 0.03},
    "IQ4_XS": {0: 1.7e-5},
    "MXFP4": {},
}
#: MXFP4's scale is one byte, a power of two: this one is 2^-7.
E8M0 = 120


def random_blocks(kind: str, rows: int, columns: int, random: np.random.Generator) -> NDArray[np.uint8]:
    """Return a matrix of a type with random codes: uint8 [rows, bytes]."""
    gguf = package("gguf")
    length, size = gguf.GGML_QUANT_SIZES[gguf.GGMLQuantizationType[kind]]
    blocks = random.integers(0, 256, (rows, columns // length, size), np.uint8)
    if kind == "TQ2_0":  # a code is 0, 1 or 2: the sum of two bits
        blocks = (blocks & 0x55) + (blocks >> 1 & 0x55)
    if kind == "MXFP4":
        blocks[..., 0] = E8M0
    for first, half in HALVES[kind].items():
        blocks[..., first : first + 2] = np.array([half], "<f2").view(np.uint8)
    return blocks.reshape(rows, -1)


def random_model(folder: Path, name: str, mixture: str) -> Path:
    """Return the file of a model of random weights. It is written to ``folder`` unless it is there."""
    path = folder / f"random-{name}-{mixture}.gguf"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        partial = path.with_suffix(f".{os.getpid()}")
        _write(partial, SHAPES[name], mixture)
        partial.rename(path)
    return path


def _write(path: Path, shape: ModelShape, mixture: str) -> None:
    """Write a file, one tensor at a time."""
    gguf = package("gguf")
    inside, outside = MIXTURES[mixture]
    writer = gguf.GGUFWriter(path, "llama")
    _add_metadata(writer, shape)
    matrices, norms = list(shape.matrices()), list(shape.norms())
    kinds = {name: outside if name in OUTER else inside for name, *_ in matrices}
    for name, rows, columns in matrices:
        kind = gguf.GGMLQuantizationType[kinds[name]]
        length, size = gguf.GGML_QUANT_SIZES[kind]
        row = columns // length * size
        writer.add_tensor_info(name, (rows, row), np.dtype(np.uint8), rows * row, raw_dtype=kind)
    for name in norms:
        writer.add_tensor_info(name, (shape.width,), np.dtype(np.float32), 4 * shape.width)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_ti_data_to_file()
    random = np.random.default_rng(1)
    for name, rows, columns in matrices:
        writer.write_tensor_data(random_blocks(kinds[name], rows, columns, random))
    for _ in norms:
        writer.write_tensor_data(np.ones(shape.width, np.float32))
    writer.close()


def _add_metadata(writer: Any, shape: ModelShape) -> None:
    writer.add_block_count(shape.layers)
    writer.add_context_length(4096)
    writer.add_embedding_length(shape.width)
    writer.add_feed_forward_length(shape.inner)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.kv_heads)
    writer.add_key_length(shape.size)
    writer.add_value_length(shape.size)
    writer.add_rope_dimension_count(shape.size)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_freq_base(10_000.0)
    writer.add_vocab_size(shape.vocabulary)
    # llama.cpp takes the size from above, because these tokens have no tokenizer.
    writer.add_tokenizer_model(NO_TOKENIZER)
    writer.add_token_list([f"t{number}" for number in range(shape.vocabulary)])
