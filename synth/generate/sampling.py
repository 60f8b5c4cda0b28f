"""The choice of the next token by its logits."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from synth.generate.tensors import Floats


@dataclass
class Sampler:
    """Chooses tokens. ``temperature`` 0: always the most probable one. Otherwise, in the order of llama.cpp:
    the ``top_k`` most probable tokens (0: all), of these the fewest whose probabilities reach ``top_p``
    together, then one by its probability, the logits divided by the temperature."""

    temperature: float = 0.0
    top_k: int = 40
    top_p: float = 0.95
    seed: int = 0
    _random: np.random.Generator = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._random = np.random.default_rng(self.seed)

    def choose(self, logits: Floats) -> int:
        """Return a token. The first of several that are most probable comes first."""
        if self.temperature == 0:
            return int(np.argmax(logits))
        count = min(self.top_k or len(logits), len(logits))
        likely = np.argsort(-logits, kind="stable")[:count]
        exact = logits[likely].astype(np.float64)
        probabilities = _probabilities(exact)
        fewest = max(1, int(np.sum(np.cumsum(probabilities) - probabilities < self.top_p)))
        with np.errstate(over="ignore"):  # a tiny temperature makes -inf, of probability 0
            divided = (exact[:fewest] - exact[0]) / self.temperature
        probabilities = np.cumsum(_probabilities(divided))
        drawn = int(np.searchsorted(probabilities, self._random.random() * probabilities[-1], side="right"))
        return int(likely[min(drawn, fewest - 1)])


def _probabilities(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the softmax of logits in descending order."""
    powers = np.exp(logits - logits[0])
    result: NDArray[np.float64] = powers / powers.sum()
    return result
