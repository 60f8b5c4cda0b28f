"""Tiny GGUF models of random weights, and what they compute in float64."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from synth.linear.gguf import FORMATS
from tests.needs import import_or_skip

gguf = import_or_skip("gguf")
WIDTH, INNER, HEADS, KV_HEADS, SIZE, LAYERS, EPSILON = 256, 512, 4, 2, 64, 2, 1e-5
#: SentencePiece's tokens: three named ones, the bytes, words.
WORDS = ["▁", "a", "b", "c", "▁a", "ab", "▁ab", "abc", "▁abc", "d", "é"]
TOKENS = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256)), *WORDS]
TYPES = [2, 3, 3, *[6] * 256, *[1] * len(WORDS)]
SCORES = [0.0] * 259 + [-float(len(WORDS) - n) for n in range(len(WORDS))]


@dataclass
class TinyModel:
    """A model file. ``tensors``: exact values, float64. ``metadata``: by the key behind the architecture."""

    architecture: str
    kind: str = "F32"
    layers: int = LAYERS
    heads: int = HEADS
    size: int = SIZE
    metadata: dict[str, Any] = field(default_factory=dict)
    tensors: dict[str, np.ndarray] = field(default_factory=dict)
    stored: dict[str, tuple[np.ndarray, Any]] = field(default_factory=dict)
    vocabulary: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        random = np.random.default_rng(7)
        of_heads, of_keys = self.heads * self.size, KV_HEADS * self.size
        self._matrix(random, "token_embd.weight", len(TOKENS), WIDTH)
        norms = {"attn_norm": WIDTH, "ffn_norm": WIDTH}
        if self.architecture in ("qwen3", "gemma3"):
            norms |= {"attn_q_norm": self.size, "attn_k_norm": self.size}
        if self.architecture == "gemma3":
            norms |= {"post_attention_norm": WIDTH, "post_ffw_norm": WIDTH}
        if self.architecture.startswith("bitnet"):
            norms |= {"attn_sub_norm": of_heads, "ffn_sub_norm": INNER}
        for layer in range(self.layers):
            for name, (rows, k) in {
                "attn_q": (of_heads, WIDTH), "attn_k": (of_keys, WIDTH), "attn_v": (of_keys, WIDTH),
                "attn_output": (WIDTH, of_heads), "ffn_gate": (INNER, WIDTH), "ffn_up": (INNER, WIDTH),
                "ffn_down": (WIDTH, INNER),
            }.items():  # fmt: skip
                self._matrix(random, f"blk.{layer}.{name}.weight", rows, k)
                if self.architecture == "qwen2" and name in ("attn_q", "attn_k", "attn_v"):
                    self.floats(f"blk.{layer}.{name}.bias", random.standard_normal(rows))
            for name, size in norms.items():
                self.floats(f"blk.{layer}.{name}.weight", 1 + 0.2 * random.standard_normal(size))
        self.floats("output_norm.weight", 1 + 0.2 * random.standard_normal(WIDTH))
        if self.architecture in ("llama", "qwen3"):
            self._matrix(random, "output.weight", len(TOKENS), WIDTH)
        self.metadata = {
            "context_length": 512,
            "embedding_length": WIDTH,
            "block_count": self.layers,
            "feed_forward_length": INNER,
            "attention.head_count": self.heads,
            "attention.head_count_kv": KV_HEADS,
            "attention.key_length": self.size,
            "attention.value_length": self.size,
            "attention.layer_norm_rms_epsilon": EPSILON,
            "rope.freq_base": 5000.0,
            **({"attention.sliding_window": 8} if self.architecture == "gemma3" else {}),
        } | self.metadata
        self.vocabulary = {
            "model": "llama", "tokens": TOKENS, "scores": SCORES, "token_type": TYPES, "bos_token_id": 1,
            "eos_token_id": 2, "unknown_token_id": 0,
        } | self.vocabulary  # fmt: skip

    def floats(self, name: str, values: np.ndarray) -> None:
        self.tensors[name] = values.astype(np.float32).astype(np.float64)
        self.stored[name] = (values.astype(np.float32), None)

    def _matrix(self, random: np.random.Generator, name: str, rows: int, k: int) -> None:
        """Add a matrix of the model's type whose values have a variance of about 1 / k."""
        values = (random.standard_normal((rows, k)) / np.sqrt(k)).astype(np.float32)
        types = gguf.GGMLQuantizationType[self.kind]
        if self.kind in ("F32", "F16"):
            data = values.astype(np.float16 if self.kind == "F16" else np.float32)
            self.stored[name], self.tensors[name] = (data, None), data.astype(np.float64)
            return
        try:
            data = gguf.quants.quantize(values, types)
        except NotImplementedError:  # K-quants: random bytes, with scales that make values of that size
            form = FORMATS[types.value]
            data = random.integers(0, 256, (rows, k // form.positions, form.size), dtype=np.uint8)
            for number in filter(None, (form.scale, form.offset)):
                spread = 1.0 if number is form.offset else (1 << form.bits) / 4
                scales = np.full((*data.shape[:2], 1), 1 / (40 * spread * np.sqrt(k)), "<f2")
                data[:, :, number.byte : number.byte + 2] = scales.view(np.uint8)
            data = data.reshape(rows, -1)
        self.stored[name] = (data, types)
        self.tensors[name] = gguf.quants.dequantize(data, types).astype(np.float64)

    def write(self, path: Path) -> Path:
        return write(path, self.architecture, self.metadata, self.vocabulary, self.stored)

    def logits(self, tokens: list[int]) -> np.ndarray:
        """The logits after each token: float64 [tokens, vocabulary], by the models' definitions."""
        own, weights = self.metadata, self.tensors
        gemma = self.architecture == "gemma3"
        x = weights["token_embd.weight"][tokens] * (np.sqrt(WIDTH) if gemma else 1)
        positions = np.arange(len(tokens))
        for n in range(self.layers):
            pattern = own.get("attention.sliding_window_pattern", 6)
            local = gemma and (n + 1) % pattern != 0
            seen = positions[:, None] >= positions
            if local:
                seen &= positions[:, None] - positions < own["attention.sliding_window"]
            x = x + self._attention(n, _normalized(x, weights[f"blk.{n}.attn_norm.weight"]), seen, local)
            normed = _normalized(x, weights[f"blk.{n}.ffn_norm.weight"])
            gates = self._activation(normed @ weights[f"blk.{n}.ffn_gate.weight"].T)
            inner = gates * (normed @ weights[f"blk.{n}.ffn_up.weight"].T)
            inner = self._normed(n, "ffn_sub_norm", inner)
            x = x + self._normed(n, "post_ffw_norm", inner @ weights[f"blk.{n}.ffn_down.weight"].T)
        x = _normalized(x, weights["output_norm.weight"])
        return x @ weights.get("output.weight", weights["token_embd.weight"]).T

    def _attention(self, n: int, x: np.ndarray, seen: np.ndarray, local: bool) -> np.ndarray:
        parts = []
        for name, heads in (("attn_q", self.heads), ("attn_k", KV_HEADS), ("attn_v", KV_HEADS)):
            product = x @ self.tensors[f"blk.{n}.{name}.weight"].T
            product = product + self.tensors.get(f"blk.{n}.{name}.bias", 0)
            part = self._normed(n, f"{name}_norm", product.reshape(len(x), heads, self.size))
            parts.append(part if name == "attn_v" else self._turned(part, local))
        queries, keys, values = parts
        out = np.empty_like(queries)
        for head in range(self.heads):
            shared = head * KV_HEADS // self.heads
            scores = queries[:, head] @ keys[:, shared].T / np.sqrt(self.size)
            scores = np.where(seen, scores, -np.inf)
            shares = np.exp(scores - scores.max(axis=1, keepdims=True))
            out[:, head] = shares / shares.sum(axis=1, keepdims=True) @ values[:, shared]
        whole = self._normed(n, "attn_sub_norm", out.reshape(len(x), -1))
        return self._normed(n, "post_attention_norm", whole @ self.tensors[f"blk.{n}.attn_output.weight"].T)

    def _normed(self, n: int, name: str, x: np.ndarray) -> np.ndarray:
        weight = self.tensors.get(f"blk.{n}.{name}.weight")
        return x if weight is None else _normalized(x, weight)

    def _turned(self, x: np.ndarray, local: bool) -> np.ndarray:
        """RoPE by complex numbers: pairs of neighbours (llama) or of halves."""
        own = self.metadata
        rotated = own.get("rope.dimension_count", self.size)
        base, factor = (
            (own["rope.freq_base"], own.get("rope.scaling.factor", 1.0)) if not local else (1e4, 1.0)
        )
        angles = np.arange(len(x))[:, None] / factor / base ** (np.arange(0, rotated, 2) / rotated)
        if "rope_freqs.weight" in self.tensors and not local:
            angles = angles / self.tensors["rope_freqs.weight"]
        turn = np.exp(1j * angles)[:, None]
        result = x.copy()
        pairs = x[..., :rotated]
        if self.architecture == "llama":
            turned = (pairs[..., 0::2] + 1j * pairs[..., 1::2]) * turn
            result[..., 0:rotated:2], result[..., 1:rotated:2] = turned.real, turned.imag
        else:
            half = rotated // 2
            turned = (pairs[..., :half] + 1j * pairs[..., half:]) * turn
            result[..., :half], result[..., half:rotated] = turned.real, turned.imag
        return result

    def _activation(self, x: np.ndarray) -> np.ndarray:
        if self.architecture == "gemma3":
            return x / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))
        if self.architecture == "bitnet-b1.58" or self.metadata.get("hidden_act") == "relu2":
            return np.maximum(x, 0) ** 2
        return x / (1 + np.exp(-x))


def _normalized(x: np.ndarray, weight: np.ndarray) -> np.ndarray:
    return x / np.sqrt((x**2).mean(axis=-1, keepdims=True) + np.float32(EPSILON)) * weight


def write(
    path: Path,
    architecture: str,
    metadata: dict[str, Any],
    vocabulary: dict[str, Any],
    stored: dict[str, tuple[np.ndarray, Any]],
) -> Path:
    """Write a GGUF file, with integers, floats and texts as converters write them. None: left out."""
    writer = gguf.GGUFWriter(path, architecture)
    kinds = {bool: writer.add_bool, int: writer.add_uint32, float: writer.add_float32, str: writer.add_string}
    for key, value in {
        **{
            key if key.startswith("split.") else f"{architecture}.{key}": value
            for key, value in metadata.items()
        },
        **{f"tokenizer.ggml.{key}": value for key, value in vocabulary.items()},
    }.items():
        if value is not None:
            kinds.get(type(value), writer.add_array)(key, value)
    for name, (data, types) in stored.items():
        writer.add_tensor(name, data, raw_dtype=types)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path
