"""The choice of tokens by temperature, top-k, top-p and seed."""

from collections import Counter

import numpy as np
import pytest

from synth.generate.sampling import Sampler

LOGITS = np.log(np.array([0.1, 0.4, 0.2, 0.25, 0.05], np.float32))


def _counts(**settings: float) -> list[float]:
    """How often each of the five tokens is chosen, of 1500 times."""
    sampler = Sampler(**settings)  # type: ignore[arg-type]
    found = Counter(sampler.choose(LOGITS) for _ in range(1500))
    return [found[token] / 1500 for token in range(5)]


def test_no_temperature_and_a_seed_decide() -> None:
    assert Sampler().choose(LOGITS) == 1
    assert Sampler().choose(np.array([1, 3, 3], np.float32)) == 1

    def chosen(seed: int) -> list[int]:
        sampler = Sampler(1.0, seed=seed)
        return [sampler.choose(LOGITS) for _ in range(50)]

    assert chosen(1) == chosen(1) != chosen(2)


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        ({"top_k": 0, "top_p": 1.0}, [0.1, 0.4, 0.2, 0.25, 0.05]),
        ({"top_k": 2, "top_p": 1.0}, [0, 0.4 / 0.65, 0, 0.25 / 0.65, 0]),
        ({"top_k": 99, "top_p": 0.6}, [0, 0.4 / 0.65, 0, 0.25 / 0.65, 0]),
        ({"top_k": 0, "top_p": 0.7}, [0, 0.4 / 0.85, 0.2 / 0.85, 0.25 / 0.85, 0]),
        ({"top_k": 0, "top_p": 0.0}, [0, 1, 0, 0, 0]),
        ({"top_k": 1, "top_p": 1.0}, [0, 1, 0, 0, 0]),
        # The probabilities to the power of 1 / temperature.
        ({"temperature": 0.5, "top_k": 0, "top_p": 1.0}, np.array([1, 16, 4, 6.25, 0.25]) / 27.5),
    ],
)
def test_frequencies_are_the_probabilities(settings: dict[str, float], wanted: list[float]) -> None:
    found = _counts(**{"temperature": 1.0, "seed": 5} | settings)
    # Four deviations of a binomial distribution of 1500, at most 0.052.
    assert np.abs(np.array(found) - wanted).max() < 0.052
    assert [share == 0 for share in found] == [share == 0 for share in wanted]


def test_a_tiny_temperature_takes_the_most_probable_token() -> None:
    assert _counts(temperature=5e-324) == [0, 1, 0, 0, 0]
