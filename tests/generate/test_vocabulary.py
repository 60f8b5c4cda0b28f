"""Tokens of texts as SentencePiece and Hugging Face's tokenizers have them."""

import io
from pathlib import Path
from typing import Any

import pytest

from synth.errors import UserError
from synth.generate.metadata import read_metadata
from synth.generate.vocabulary import PATTERNS, Vocabulary, joined
from tests.generate.models import SCORES, TOKENS, TYPES, write
from tests.needs import import_or_skip

ROOT = Path(__file__).resolve().parents[2]
TEXTS = (
    "The capital of France is Paris.", "", " ", "  two  spaces and a tab\there", "don't, DON'T; it'll've",
    "0 12 345 6789 1.5e-3", "naïve café — 東京, Ελλάδα, 🙂👍🏽", "line\n\n\nline\r\n  line \n", "x" * 50,
    "def f(a, b):\n    return a[b] ** 2  # ok", "ab<s>c<end>\u2581d", "\u00a0\u3000wide", "a\u0000b",
)  # fmt: skip


def _vocabulary(path: Path, **own: Any) -> Vocabulary:
    return Vocabulary(read_metadata(write(path / "v.gguf", "llama", {}, own, {})))


def _text() -> str:
    return "\n".join(
        (ROOT / f"docs/{name}.md").read_text(encoding="utf-8") for name in ("linear", "glossary")
    )


@pytest.mark.parametrize("prefix", [True, False])
def test_tokens_are_those_of_sentencepiece(prefix: bool, tmp_path: Path) -> None:
    spm, trained = import_or_skip("sentencepiece"), io.BytesIO()
    spm.SentencePieceTrainer.train(
        sentence_iterator=iter(_text().splitlines()), model_writer=trained, vocab_size=900, model_type="bpe",
        byte_fallback=True, normalization_rule_name="identity", remove_extra_whitespaces=False,
        add_dummy_prefix=prefix, user_defined_symbols=["<end>", "\n\n"], minloglevel=2,
        character_coverage=0.999,
    )  # fmt: skip
    reference = spm.SentencePieceProcessor(model_proto=trained.getvalue())
    every = range(reference.vocab_size())
    types = [
        2 if reference.is_unknown(n) else 3 if reference.is_control(n) else 6 if reference.is_byte(n) else 1
        for n in every
    ]
    tokens = [reference.id_to_piece(n) for n in every]
    types = [4 if token in ("<end>", "\n\n") else kind for token, kind in zip(tokens, types, strict=True)]
    own = _vocabulary(
        tmp_path, model="llama", tokens=tokens, token_type=types, bos_token_id=1, unknown_token_id=0,
        scores=[reference.get_score(n) for n in every], add_space_prefix=prefix,
    )  # fmt: skip
    # SentencePiece does not look for control tokens, and takes no prefix behind a token of the user.
    texts = [text for text in TEXTS if "<" not in text and text and (not prefix or "\n\n" not in text)]
    assert len(texts) > 8
    for text in [*texts, *([] if prefix else ["<end>a<end>\n\n\n"])]:
        assert own.encode(text) == [1, *reference.encode(text)], text
        decoded = b"".join(map(own.piece, own.encode(text))).decode()
        assert decoded == (" " if prefix else "") + text
    assert own.encode("a<s>b") == [1, *reference.encode("a"), 1, *reference.encode("b")]


#: The patterns as the tokenizers of GPT-2, Qwen 2 and Llama 3 have them.
REFERENCE = {
    "qwen2": [
        r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+"
        r"|\s+(?!\S)|\s+"
    ],
    "llama-bpe": [
        r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*"
        r"|\s*[\r\n]+|\s+(?!\S)|\s+"
    ],
    "smollm": [r"\p{N}"],
    "gpt-2": [],
}


@pytest.mark.parametrize("pre", REFERENCE)
def test_tokens_are_those_of_byte_level_tokenizers(pre: str, tmp_path: Path) -> None:
    tokenizers, whole = import_or_skip("tokenizers"), pre == "llama-bpe"
    splits = [tokenizers.pre_tokenizers.Split(tokenizers.Regex(one), "isolated") for one in REFERENCE[pre]]
    splits.append(
        tokenizers.pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=pre in ("gpt-2", "smollm"))
    )
    reference = tokenizers.Tokenizer(tokenizers.models.BPE(ignore_merges=whole))
    reference.pre_tokenizer = tokenizers.pre_tokenizers.Sequence(splits)
    alphabet = tokenizers.pre_tokenizers.ByteLevel.alphabet()
    trainer = tokenizers.trainers.BpeTrainer(
        vocab_size=1200, initial_alphabet=alphabet, special_tokens=["<s>", "<end>"], show_progress=False
    )
    reference.train_from_iterator(_text().splitlines(), trainer)
    import json

    merges = [" ".join(pair) for pair in json.loads(reference.to_str())["model"]["merges"]]
    tokens = sorted(reference.get_vocab(), key=reference.get_vocab().get)
    own = _vocabulary(
        tmp_path, model="gpt2", pre=pre, tokens=tokens, merges=merges, bos_token_id=0, eos_token_id=1,
        token_type=[3 if token in ("<s>", "<end>") else 1 for token in tokens],
    )  # fmt: skip
    begin = [0] if whole else []
    for text in TEXTS:
        assert own.encode(text) == begin + reference.encode(text).ids, text
        spelled = text.replace("<s>", "").replace("<end>", "")
        assert b"".join(map(own.piece, own.encode(text))).decode() == spelled
    assert own.ends == {1}


def test_pairs_are_joined_by_rank_then_from_the_left() -> None:
    ranks = {(b"a", b"a"): 1.0, (b"aa", b"aa"): 0.0, (b"b", b"a"): 1.0}
    assert joined([b"a"] * 5, lambda *pair: ranks.get(pair)) == [b"aaaa", b"a"]
    assert joined([b"b", b"a", b"a"], lambda *pair: ranks.get(pair)) == [b"ba", b"a"]
    assert joined([], lambda *pair: None) == []


def test_whole_words_and_the_longest_tokens_come_first(tmp_path: Path) -> None:
    """Llama 3 takes a word that is a token, whatever its pairs are. Of named tokens the longest is found."""
    tokens = ["a", "b", "c", "ab", "abc", "<x>", "<x><y>"]
    own = {"model": "gpt2", "tokens": tokens, "merges": ["a b"], "token_type": [1] * 5 + [3, 4]}
    own["add_bos_token"] = False
    assert _vocabulary(tmp_path, pre="llama-bpe", **own).encode("abc") == [4]
    assert _vocabulary(tmp_path, pre="qwen2", **own).encode("abc") == [3, 2]
    found = _vocabulary(tmp_path, pre="qwen2", **own).encode("a<x><y>b<x>")
    assert found == [0, 6, 1, 5]
    with pytest.raises(UserError, match=r"no token for 'd'"):
        _vocabulary(tmp_path, pre="qwen2", **own).encode("d")


def test_unknown_characters_and_ends(tmp_path: Path) -> None:
    tiny = {"model": "llama", "tokens": TOKENS, "scores": SCORES, "token_type": TYPES}
    tiny |= {"bos_token_id": 1, "eos_token_id": 2, "unknown_token_id": 0}
    own = _vocabulary(tmp_path, **tiny)
    assert own.encode("abc é") == [1, TOKENS.index("▁abc"), TOKENS.index("▁"), TOKENS.index("é")]
    assert own.encode("ñ")[1:] == [TOKENS.index("▁"), *(TOKENS.index(f"<0x{b:02X}>") for b in "ñ".encode())]
    assert own.piece(1) == own.piece(0) == b"" and own.piece(3 + 0xC3) == b"\xc3"
    assert own.ends == {2}
    strange = _vocabulary(tmp_path, **tiny | {"token_type": [*TYPES[:-1], 6]})  # a byte that is none
    assert strange.piece(len(TOKENS) - 1) == "é".encode()
    tiny |= {"tokens": [*TOKENS[:-1], "<end_of_turn>"], "add_bos_token": False, "add_space_prefix": False}
    own = _vocabulary(tmp_path, **tiny)
    assert own.encode("ab") == [TOKENS.index("ab")] and own.ends == {2, len(TOKENS) - 1}


@pytest.mark.parametrize(
    ("own", "says"),
    [
        ({"tokens": None}, "it has no tokenizer.ggml.tokens; convert"),
        ({"tokens": 3}, "tokenizer.ggml.tokens is 3, no array"),
        ({"tokens": [1, 2]}, "tokenizer.ggml.tokens is no array of texts"),
        ({"scores": SCORES[1:]}, "tokenizer.ggml.scores has 269 items, and there are 270 tokens"),
        ({"scores": TOKENS}, "tokenizer.ggml.scores is no array of numbers"),
        ({"token_type": None}, "it has no tokenizer.ggml.token_type"),
        ({"model": "bert"}, "tokenizer 'bert'; synth-generate has gpt2 and llama"),
        ({"model": "gpt2", "pre": "tekken"}, "words of 'tekken' .*; synth-generate has gpt-2, smollm"),
        ({"bos_token_id": 999}, "tokenizer.ggml.bos_token_id is 999, and there are 270 tokens"),
        ({"bos_token_id": None}, "it has no tokenizer.ggml.bos_token_id"),
        ({"add_bos_token": 1}, "tokenizer.ggml.add_bos_token is 1, neither true nor false"),
    ],
)
def test_wrong_vocabularies_are_refused(own: dict[str, Any], says: str, tmp_path: Path) -> None:
    given = {"model": "llama", "tokens": TOKENS, "scores": SCORES, "token_type": TYPES, "bos_token_id": 1}
    with pytest.raises(UserError, match=says) as error:
        _vocabulary(tmp_path, **given | own)
    assert "\n" not in str(error.value)


def test_patterns_of_one_name_are_the_same() -> None:
    assert PATTERNS["llama3"] == PATTERNS["llama-bpe"] and PATTERNS["deepseek-r1-qwen"] == PATTERNS["qwen2"]
