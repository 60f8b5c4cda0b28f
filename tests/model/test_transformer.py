"""The example of a language model: what is proved holds in every layer, and what it checks can fail."""

import re

import numpy as np
import pytest

from examples.transformer import Generated, Shape, check_layers, check_sessions, main, random_weights


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
    weights = random_weights(Shape(layers=0, vocabulary=64))
    layer, floats = weights["head"].layer, weights["head"].floats
    hidden = np.random.default_rng(0).normal(size=(5, 256)).astype(np.float32)
    moved = hidden + np.float32(1e-3)

    def made(x: np.ndarray, logits: np.ndarray) -> Generated:
        return Generated(logits.argmax(axis=1).tolist(), logits, 1.0, {"head_input": x, "head": logits})

    ours, theirs = made(moved, layer(moved)), made(hidden, hidden @ floats.T)
    assert 0 < check_layers(ours, weights) < 1 and check_sessions(ours, theirs, weights) > 0
    wrong = ours.logits.copy()
    wrong[3, 7] += 3 * layer.bound(moved)[3, 7]
    with pytest.raises(AssertionError, match="head: beyond its bound"):
        check_layers(made(moved, wrong), weights)
    with pytest.raises(AssertionError, match="logits"):
        check_sessions(made(moved, wrong), theirs, weights)
    with pytest.raises(AssertionError, match="logits"):  # of other hidden states than it says
        check_sessions(made(hidden, layer(hidden + 1)), theirs, weights)
    others = [(token + 1) % 64 for token in ours.tokens]
    with pytest.raises(AssertionError, match="token"):
        check_sessions(Generated(others, ours.logits, 1.0, ours.watched), theirs, weights)


def test_more_tokens_than_positions_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--tokens", "5000"])
    assert "--tokens 5000: the network has positions for 2032" in capsys.readouterr().err
