"""The example of a language model: what it says is proved holds in every layer, and what it checks can
fail."""

from __future__ import annotations

import re

import numpy as np
import pytest

from examples.transformer import Generated, Shape, check_layers, check_tokens, main, random_weights


def test_64_tokens_within_the_proved_bounds(capsys: pytest.CaptureFixture[str]) -> None:
    """By every session, on a network of two layers."""
    main(["--layers", "2"])
    told = capsys.readouterr().out
    assert "15 linear layers of 4 bits in blocks of 32, 64 tokens" in told
    assert len(re.findall(r"tokens/s; after the same tokens \d+ alike", told)) == 3
    assert "ours" in told and "after the same tokens 64 alike, logits 0.00%" in told
    decided = re.search(r"in (\d+) of 64 steps", told)
    assert decided and int(decided[1]) > 0


def test_a_wrong_layer_and_a_wrong_token_are_seen() -> None:
    shape = Shape(layers=0, vocabulary=64)
    weights = random_weights(shape)
    layer = weights["head"].layer
    hidden = np.random.default_rng(0).normal(size=(5, shape.hidden)).astype(np.float32)
    logits = layer(hidden)
    made = Generated(logits.argmax(axis=1).tolist(), logits, 1.0, {"head_input": hidden, "head": logits})
    assert 0 < check_layers(made, weights) < 1 and check_tokens(made, weights) > 0
    wrong = logits.copy()
    wrong[3, 7] += 3 * layer.bound(hidden)[3, 7]
    with pytest.raises(AssertionError, match="head: beyond its bound"):
        check_layers(Generated(made.tokens, wrong, 1.0, {"head_input": hidden, "head": wrong}), weights)
    others = [(token + 1) % 64 for token in made.tokens]
    with pytest.raises(AssertionError, match="token"):
        check_tokens(Generated(others, logits, 1.0, made.watched), weights)


def test_more_tokens_than_positions_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--tokens", "5000"])
    assert "--tokens 5000: the network has positions for 2032" in capsys.readouterr().err
