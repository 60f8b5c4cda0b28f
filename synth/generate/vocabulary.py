"""The tokens of a GGUF file: text to tokens and back, for byte-level BPE and for SentencePiece's BPE.

Both join the best pair of neighbours until no pair makes a token. Byte-level BPE (``gpt2``) splits the text
into words first, and ranks pairs by a list. SentencePiece (``llama``) ranks a pair by the score of its token.
"""

from __future__ import annotations

import heapq
import importlib
import re
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

import numpy as np

from synth.errors import UserError
from synth.generate.metadata import Metadata

#: Types of tokens (``enum llama_token_type``).
UNKNOWN, CONTROL, USER_DEFINED, BYTE = 2, 3, 4, 6
_CONTRACTIONS = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)"
_LETTERS = r"[^\r\n\p{L}\p{N}]?\p{L}+"
_REST = r" ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
_GPT2 = r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"
#: Patterns of words by ``tokenizer.ggml.pre``, applied in turn, as the models' tokenizers have them.
PATTERNS = {
    "gpt-2": (_GPT2,),
    "smollm": (r"\p{N}", _GPT2),
    "qwen2": (rf"{_CONTRACTIONS}|{_LETTERS}|\p{{N}}|{_REST}",),
    "llama-bpe": (rf"{_CONTRACTIONS}|{_LETTERS}|\p{{N}}{{1,3}}|{_REST}",),
}
PATTERNS |= {"deepseek-r1-qwen": PATTERNS["qwen2"], "llama3": PATTERNS["llama-bpe"]}
#: Tokens that end a text beside the one that the file names.
ENDS = (
    "<|eot_id|>", "<|eom_id|>", "<|im_end|>", "<|end|>", "<end_of_turn>", "<|endoftext|>", "<|end_of_text|>",
)  # fmt: skip
_SPACE = "\u2581".encode()


class Vocabulary:
    """The tokens of a file. Raises UserError for a tokenizer that this module does not have."""

    def __init__(self, metadata: Metadata) -> None:
        self._metadata = metadata
        self.tokens = metadata.strings("tokenizer.ggml.tokens")
        self._types = self._per_token("tokenizer.ggml.token_type")
        self._ids = {token: number for number, token in enumerate(self.tokens)}
        kind = metadata.text("tokenizer.ggml.model")
        if kind not in ("gpt2", "llama"):
            raise metadata.refused(f"tokenizer {kind!r}", "synth-generate has gpt2 and llama")
        self._bytewise = _Bytewise(metadata, self._ids) if kind == "gpt2" else None
        self._scores: Any = None if self._bytewise else self._per_token("tokenizer.ggml.scores")
        pre = self._bytewise.pre if self._bytewise else ""
        begins = metadata.flag("tokenizer.ggml.add_bos_token", not pre or PATTERNS[pre] == PATTERNS["llama3"])
        self._begin = [self._named("bos")] if begins else []
        self._prefix = not pre and metadata.flag("tokenizer.ggml.add_space_prefix", True)

    def _per_token(self, name: str) -> Any:
        """Return an array with an item for each token. Raises UserError for another length."""
        items, count = self._metadata.numbers(name), len(self.tokens)
        if len(items) != count:
            raise self._metadata.refused(f"{name} has {len(items)} items, and there are {count} tokens")
        return items

    def _named(self, name: str) -> int:
        """Return the token of ``tokenizer.ggml.NAME_token_id``. Raises UserError if there is none."""
        key = f"tokenizer.ggml.{name}_token_id"
        token = self._metadata.integer(key, least=0)
        if token >= len(self.tokens):
            raise self._metadata.refused(f"{key} is {token}, and there are {len(self.tokens)} tokens")
        return token

    @cached_property
    def ends(self) -> frozenset[int]:
        """Return the tokens that end a text."""
        names = [name for name in ("eos", "eot") if self._metadata.has(f"tokenizer.ggml.{name}_token_id")]
        known = [self._ids[end.encode()] for end in ENDS if end.encode() in self._ids]
        return frozenset([*map(self._named, names), *known])

    def encode(self, text: str) -> list[int]:
        """Return the tokens of a text. A control token that is spelled in the text is that token. Raises
        UserError for a character that the vocabulary does not have."""
        tokens, encode = list(self._begin), self._bytewise.encode if self._bytewise else self._encode_sentence
        for part, is_token in self._parts(text):
            tokens += [self._special[part]] if is_token else encode(part)
        return tokens

    def piece(self, token: int) -> bytes:
        """Return the bytes that a token adds to a text."""
        kind, text = self._types[token], self.tokens[token]
        if kind in (CONTROL, UNKNOWN):
            return b""
        if kind == USER_DEFINED:
            return text.replace(_SPACE, b" ")
        if self._bytewise:
            return self._bytewise.decode(text)
        byte = re.fullmatch(rb"<0x([0-9A-Fa-f]{2})>", text) if kind == BYTE else None
        return bytes.fromhex(byte[1].decode()) if byte else text.replace(_SPACE, b" ")

    @cached_property
    def _special(self) -> dict[str, int]:
        """Return the tokens that are found in a text before it is split, by their spelling."""
        chosen = np.flatnonzero((self._types == CONTROL) | (self._types == USER_DEFINED)).tolist()
        return {self.tokens[n].decode(errors="replace"): n for n in chosen if self.tokens[n]}

    def _parts(self, text: str) -> Iterator[tuple[str, bool]]:
        """Yield the parts of a text, and whether a part is a token. Of tokens that begin at one character the
        longest is found."""
        spelled = sorted((token for token in self._special if token in text), key=len, reverse=True)
        parts = re.split(f"({'|'.join(map(re.escape, spelled))})", text) if spelled else [text]
        yield from ((part, n % 2 == 1) for n, part in enumerate(parts) if part)

    def _encode_sentence(self, text: str) -> Iterator[int]:
        """Yield the tokens of a text by SentencePiece: spaces are letters, unknown ones are bytes."""
        text = f"{' ' * self._prefix}{text}".replace(" ", _SPACE.decode())
        for symbol in joined([c.encode() for c in text], self._rank):
            if self._is_piece(symbol):
                yield self._ids[symbol]
                continue
            for byte in symbol:
                token = self._ids.get(b"<0x%02X>" % byte)
                yield self._named("unknown") if token is None else token

    def _is_piece(self, symbol: bytes) -> bool:
        number = self._ids.get(symbol)
        return number is not None and self._types[number] not in (UNKNOWN, CONTROL, BYTE)

    def _rank(self, left: bytes, right: bytes) -> float | None:
        symbol = left + right
        return -float(self._scores[self._ids[symbol]]) if self._is_piece(symbol) else None


class _Bytewise:
    """Byte-level BPE: each byte of a word is a letter, printable ASCII itself."""

    def __init__(self, metadata: Metadata, ids: dict[bytes, int]) -> None:
        self.pre, self._ids, self._metadata = metadata.text("tokenizer.ggml.pre", "gpt-2"), ids, metadata
        if self.pre not in PATTERNS:
            known = f"synth-generate has {', '.join(PATTERNS)}"
            raise metadata.refused(f"words of {self.pre!r} (tokenizer.ggml.pre)", known)
        try:
            regex = importlib.import_module("regex")
        except ImportError:
            raise UserError("regex is not installed: pip install 'synth-kernel[generate]'") from None
        self._patterns = [regex.compile(f"({pattern})") for pattern in PATTERNS[self.pre]]
        self._ranks = {pair: n for n, pair in enumerate(metadata.strings("tokenizer.ggml.merges"))}
        # Bytes without a letter of their own, such as spaces, have the letters from 256 on.
        visible = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
        others = [byte for byte in range(256) if byte not in visible]
        letters = {byte: chr(byte) for byte in visible}
        letters |= {byte: chr(256 + n) for n, byte in enumerate(others)}
        self._letters = {byte: letter.encode() for byte, letter in letters.items()}
        self._bytes = {letter: byte for byte, letter in letters.items()}

    def encode(self, text: str) -> Iterator[int]:
        """Yield the tokens of a text. Raises UserError for a byte that the vocabulary does not have."""
        words = [text]
        for pattern in self._patterns:
            words = [part for word in words for part in pattern.split(word) if part]
        for word in words:
            symbols = [self._letters[byte] for byte in word.encode()]
            # Llama 3 looks for whole words first.
            known = b"".join(symbols) if PATTERNS[self.pre] == PATTERNS["llama3"] else b""
            for symbol in [known] if known in self._ids else joined(symbols, self._rank):
                if symbol not in self._ids:
                    raise self._metadata.refused(f"no token for {word!r}")
                yield self._ids[symbol]

    def decode(self, token: bytes) -> bytes:
        """Return the bytes of a token; a letter that stands for no byte is itself."""
        letters = token.decode(errors="replace")
        return b"".join(bytes([self._bytes[c]]) if c in self._bytes else c.encode() for c in letters)

    def _rank(self, left: bytes, right: bytes) -> float | None:
        return self._ranks.get(left + b" " + right)


def joined(symbols: list[bytes], rank: Callable[[bytes, bytes], float | None]) -> list[bytes]:
    """Return the symbols after the pair of neighbours with the lowest rank was joined, again and again. Of
    equal ranks the leftmost pair comes first. ``rank``: None for a pair that is not joined."""
    parts: list[bytes | None] = list(symbols)
    after, before = list(range(1, len(parts) + 1)), list(range(-1, len(parts) - 1))
    queue: list[tuple[float, int, int, bytes]] = []

    def consider(left: int, right: int) -> None:
        if left < 0 or right >= len(parts):
            return
        a, b = parts[left] or b"", parts[right] or b""
        if (value := rank(a, b)) is not None:
            heapq.heappush(queue, (value, left, right, a + b))

    for left in range(len(parts) - 1):
        consider(left, left + 1)
    while queue:
        _, left, right, union = heapq.heappop(queue)
        a, b = parts[left], parts[right]
        if a is None or b is None or after[left] != right or a + b != union:
            continue  # one of them was joined with another neighbour since
        parts[left], parts[right] = union, None
        after[left] = after[right]
        if after[left] < len(parts):
            before[after[left]] = left
        consider(before[left], left)
        consider(left, after[left])
    return [part for part in parts if part is not None]
