"""``synth-generate``'s network in a process of its own, with the answer of ``llama-bench -o json``.

    python -m bench.llm_network MODEL.gguf PROMPT GENERATED THREADS
    python -m bench.llm_network MODEL.gguf --logits OUT.npy THREADS TOKEN ...

The first form evaluates a prompt of random tokens, then as many tokens one by one, each in an empty context
and after a warm-up. The second form writes the logits after each token. It evaluates the tokens one by one,
because ``Network.evaluate`` returns the logits of its last token only.
"""

import json
import sys
import time
from pathlib import Path

import numpy as np

from synth.generate.metadata import read_metadata
from synth.generate.network import Network


def rates(model: Path, prompt: int, generated: int, threads: int) -> list[dict[str, object]]:
    """Return an object per test, with the keys of llama-bench that ``bench.llm_peers`` reads."""
    network = Network(read_metadata(model), max(prompt, generated), threads)
    random = np.random.default_rng(0)
    found: list[dict[str, object]] = []
    for count, at_once in ((prompt, True), (generated, False)):
        tokens = random.integers(0, network.vocabulary, count).tolist()
        calls = [tokens] if at_once else [[token] for token in tokens]
        if not tokens:
            continue
        for timed in (False, True):
            network.position, start = 0, time.perf_counter()
            for call in calls if timed else calls[:1]:
                network.evaluate(call)
            seconds = time.perf_counter() - start
        found.append(
            {
                "n_prompt": count if at_once else 0,
                "n_gen": 0 if at_once else count,
                "n_threads": threads,
                "backends": "synth-generate",
                "samples_ns": [round(1e9 * seconds)],
            }
        )
    return found


def logits(model: Path, out: Path, threads: int, tokens: list[int]) -> None:
    """Write the logits after each token: float32 [tokens, vocabulary]."""
    network = Network(read_metadata(model), len(tokens), threads)
    np.save(out, np.array([network.evaluate([token]) for token in tokens]))


if __name__ == "__main__":
    file, *rest = sys.argv[1:]
    if rest[0] == "--logits":
        logits(Path(file), Path(rest[1]), int(rest[2]), [int(token) for token in rest[3:]])
    else:
        print(json.dumps(rates(Path(file), *map(int, rest))))
