"""A network: its layers, their caches of keys and values, and the logits of the next token."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from synth.errors import UserError
from synth.generate.architecture import (
    HEAD_NORMS,
    INNER_NORMS,
    OUTPUT_NORMS,
    Hyperparameters,
    Rope,
    hyperparameters,
)
from synth.generate.metadata import Metadata
from synth.generate.native import Floats, Threads, attend, gate, normalize, rotate
from synth.generate.tensors import Linear, TensorReader

#: The most tokens that are evaluated at once: as many rows of activations as fill the tiles of all kernels.
BATCH = 256
#: Linear layers of a transformer layer by the names of their tensors.
ATTENTION = ("attn_q", "attn_k", "attn_v", "attn_output")
FEED_FORWARD = ("ffn_gate", "ffn_up", "ffn_down")


@dataclass(frozen=True)
class TransformerLayer:
    """Linear layers and normalizations by the names of their tensors. ``cache``: keys and values float32
    [capacity, heads of keys, size]. Position p is at p modulo capacity. ``window``: 0 for none."""

    linear: dict[str, Linear]
    norms: dict[str, Floats]
    cache: tuple[Floats, Floats]
    window: int


class Network:
    """A network of a GGUF file. ``evaluate`` appends tokens to the context, of ``context`` tokens at most.

    A product takes at most ``threads`` threads. Logits depend neither on ``threads`` nor on how many tokens a
    call evaluates. Raises UserError for a file that this package does not compute.
    """

    def __init__(self, metadata: Metadata, context: int, threads: int = 1) -> None:
        self.parameters, self.context, self.position = hyperparameters(metadata), context, 0
        own, reader = self.parameters, TensorReader(metadata, threads)
        if context > own.trained_context:
            raise UserError(f"a context of {context}: the model was trained for {own.trained_context} tokens")
        self.vocabulary = metadata.integer(".vocab_size", 0, least=0) or len(
            metadata.strings("tokenizer.ggml.tokens")
        )
        self._threads, self._epsilon = Threads(threads), np.array([own.epsilon], np.float32)
        self._embedding = reader.embedding("token_embd.weight", self.vocabulary, own.width)
        self._layers = [self._layer_of(reader, number) for number in range(own.layers)]
        self._norm = reader.vector("output_norm.weight", own.width)
        output = "output" if "output.weight" in reader.tensors else "token_embd"
        self._output = reader.linear(output, self.vocabulary, own.width)
        factors = np.ones(own.rotated // 2, np.float32)
        if "rope_freqs.weight" in reader.tensors:
            factors = reader.vector("rope_freqs.weight", own.rotated // 2)
        self._turns = _turns_of(own.rope, own.rotated, factors)
        self._local_turns = _turns_of(own.local_rope, own.rotated, np.ones_like(factors))
        if reader.unread:
            first = ", ".join(reader.unread[:3])
            raise metadata.refused(
                f"tensors that synth-generate does not know, such as {first}", "llama.cpp computes such models"
            )

    def _layer_of(self, reader: TensorReader, number: int) -> TransformerLayer:
        """Return a layer of the file, with an empty cache."""
        own, prefix = self.parameters, f"blk.{number}."
        of_heads, of_keys = own.heads * own.size, own.kv_heads * own.size
        shapes = {
            "attn_q": (of_heads, own.width),
            "attn_k": (of_keys, own.width),
            "attn_v": (of_keys, own.width),
            "attn_output": (own.width, of_heads),
            "ffn_gate": (own.inner, own.width),
            "ffn_up": (own.inner, own.width),
            "ffn_down": (own.width, own.inner),
        }
        sizes = dict.fromkeys(("attn_norm", "ffn_norm", *OUTPUT_NORMS), own.width)
        sizes |= dict.fromkeys(HEAD_NORMS, own.size)
        sizes |= dict(zip(INNER_NORMS, (of_heads, own.inner), strict=True))
        norms = ("attn_norm", "ffn_norm", *own.family.norms)
        window = own.window if own.is_local(number) else 0
        # A row of a batch sees the window before it, so later rows must not overwrite that.
        capacity = min(self.context, window + BATCH) if window else self.context
        cache = np.zeros((2, capacity, own.kv_heads, own.size), np.float32)
        return TransformerLayer(
            {name: reader.linear(prefix + name, *shape) for name, shape in shapes.items()},
            {name: reader.vector(f"{prefix}{name}.weight", sizes[name]) for name in norms},
            (cache[0], cache[1]),
            window,
        )

    def evaluate(self, tokens: Sequence[int]) -> Floats:
        """Append tokens to the context. Return the logits of the token that follows: float32 [vocabulary].
        Raises UserError for no token, for a token that is not in the vocabulary, and for a full context."""
        if not tokens or min(tokens) < 0 or max(tokens) >= self.vocabulary:
            raise UserError(f"tokens: give at least one, each from 0 to {self.vocabulary - 1}")
        if self.position + len(tokens) > self.context:
            raise UserError(
                f"{self.position + len(tokens)} tokens are longer than the context of {self.context}; "
                f"give a larger --context, up to {self.parameters.trained_context}, or a shorter text"
            )
        for first in range(0, len(tokens), BATCH):
            last = self._evaluate_batch(tokens[first : first + BATCH])
        return self._output(normalize(last, self._norm, self._epsilon))[0]

    def _evaluate_batch(self, tokens: Sequence[int]) -> Floats:
        """Append up to BATCH tokens. Return what the layers make of the last one: [1, width]."""
        own = self.parameters
        x = self._embedding(tokens)
        if own.family.scaled:
            x *= np.float32(np.sqrt(own.width))
        positions = range(self.position, self.position + len(tokens))
        turns = {True: self._local_turns(positions), False: self._turns(positions)}
        for layer in self._layers:
            x += self._attention(layer, x, turns[layer.window > 0])
            x += self._feed_forward(layer, x)
        self.position += len(tokens)
        return x[-1:]

    def _normalized(self, layer: TransformerLayer, name: str, x: Floats) -> Floats:
        """Return x normalized by the vector of a name; x if the layer has none."""
        return normalize(x, layer.norms[name], self._epsilon) if name in layer.norms else x

    def _attention(self, layer: TransformerLayer, x: Floats, turns: Floats) -> Floats:
        own, rows = self.parameters, len(x)
        normed = self._normalized(layer, "attn_norm", x)
        queries, keys, values = (
            layer.linear[name](normed).reshape(rows, -1, own.size) for name in ATTENTION[:3]
        )
        queries, keys = (
            self._normalized(layer, name, part) for name, part in zip(HEAD_NORMS, (queries, keys), strict=True)
        )
        for part in (queries, keys):
            rotate(part, turns, own.rotated // 2 if own.family.by_halves else 1)
        queries *= np.float32(own.query_scale)
        places = (self.position + np.arange(rows)) % len(layer.cache[0])
        layer.cache[0][places], layer.cache[1][places] = keys, values
        seen = attend(queries, layer.cache, self.position, layer.window, self._threads).reshape(rows, -1)
        result = layer.linear["attn_output"](self._normalized(layer, INNER_NORMS[0], seen))
        return self._normalized(layer, OUTPUT_NORMS[0], result)

    def _feed_forward(self, layer: TransformerLayer, x: Floats) -> Floats:
        normed = self._normalized(layer, "ffn_norm", x)
        gates, ups = (layer.linear[name](normed) for name in FEED_FORWARD[:2])
        gate(gates, ups, self.parameters.family.activation)
        result = layer.linear["ffn_down"](self._normalized(layer, INNER_NORMS[1], gates))
        return self._normalized(layer, OUTPUT_NORMS[1], result)


def _turns_of(rope: Rope, rotated: int, factors: Floats) -> Callable[[Sequence[int]], Floats]:
    """Return the function from positions to the cosines and sines of their angles: float32 [positions, 2,
    rotated / 2]. ``factors``: divisors of the angles of each pair."""
    each = rope.factor * rope.base ** (-np.arange(0, rotated, 2) / rotated) / factors

    def turns(positions: Sequence[int]) -> Floats:
        # Position by position: numpy's cosine may depend on where in an array a number lies.
        rows = [(np.cos(position * each), np.sin(position * each)) for position in positions]
        return np.array(rows, np.float32)

    return turns
