"""Whole language models beside others: answers, random models, the command line, what is left out."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from tests.needs import import_or_skip

gguf = import_or_skip("gguf")
import_or_skip("ziglang")

from bench import llm
from bench.llm import IK, LLAMA, Row, losses, main
from bench.llm_models import HALVES, MIXTURES, SHAPES, random_blocks, random_model
from bench.llm_network import logits, rates
from bench.llm_peers import (
    LOADED,
    Agreement,
    LlmPeer,
    Workload,
    backend_of,
    build_text,
    environment,
    first_tokens,
    parsed,
    sources,
    watched,
)
from synth.errors import UserError

#: A program that answers as llama-bench does: it generates at half the rate without our backend.
BENCH = f"""
import json, os, sys, time
given = dict(zip(sys.argv[1::2], sys.argv[2::2]))
backend = "SYNTH" if os.environ.get("{LOADED}") else "CPU"
tests = [(int(given["-p"]), 0), (0, int(given["-n"]))]
time.sleep(0.05)
print(json.dumps([
    dict(n_prompt=p, n_gen=n, backends=backend, build_commit="abc",
         samples_ns=[10**9 if backend == "CPU" else 5 * 10**8])
    for p, n in tests if p or n
]))
"""


def answer(**changed: Any) -> str:
    return json.dumps([{"n_prompt": 512, "n_gen": 0, "backends": "CPU", "samples_ns": [2 * 10**9]} | changed])


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as cmake leaves it, whose llama-bench is ``BENCH``."""
    for name in (LLAMA, IK, LOADED):
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "build"
    (folder / "bin").mkdir(parents=True)
    program = folder / "bin" / "llama-bench"
    program.write_text(f"#!{sys.executable}\n{BENCH}")
    program.chmod(0o755)
    (folder / "CMakeCache.txt").write_text(
        f"CMAKE_HOME_DIRECTORY:INTERNAL={tmp_path / 'src'}\n"
        "CMAKE_CXX_COMPILER:FILEPATH=c++\nGGML_NATIVE:BOOL=ON\n"
    )
    (tmp_path / "backend.so").write_bytes(b"")
    return folder


def test_rates_are_tokens_over_the_sample() -> None:
    assert parsed(answer(build_commit="abc"), "it", None) == ({Workload(512, 0): 256.0}, 2.0, "abc")
    assert parsed(answer(n_prompt=0, n_gen=128, backends="CPU,SYNTH"), "it", "SYNTH")[0] == {
        Workload(0, 128): 64.0
    }


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no JSON", "not the JSON of llama-bench"),
        ("3", "not the JSON of llama-bench"),
        ("[{}]", "not the JSON of llama-bench"),
        (answer(samples_ns=[]), "not the JSON of llama-bench"),
        (answer(samples_ns=[0]), "not the JSON of llama-bench"),
        (answer(), "did not load SYNTH"),
    ],
)
def test_other_answers_are_refused(text: str, said: str) -> None:
    with pytest.raises(UserError, match=said):
        parsed(text, "it", "SYNTH" if "SYNTH" in said else None)


def test_a_process_is_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LOADED, "another backend")
    code = "import os, sys, time; x = b'1' * (64 << 20); time.sleep(0.2); print(os.environ.get(sys.argv[1]))"
    text, seconds, peak, _ = watched([sys.executable, "-c", code, LOADED], environment(None))
    assert text == "None\n" and 0.2 < seconds < 20
    assert sys.platform != "linux" or 64 << 20 < peak < 256 << 20
    with pytest.raises(UserError, match="failed with 3: why"):
        watched([sys.executable, "-c", "import sys; print('why', file=sys.stderr); sys.exit(3)"], {})


@pytest.mark.parametrize("kind", HALVES)
def test_random_weights_have_sane_sizes(kind: str) -> None:
    blocks = random_blocks(kind, 64, 2048, np.random.default_rng(0))
    values = gguf.quants.dequantize(blocks, gguf.GGMLQuantizationType[kind])
    assert values.shape == (64, 2048)
    assert 0.7 < values.std() * np.sqrt(2048) < 1.4
    assert abs(values.mean()) < 0.1 * values.std()
    if kind == "TQ2_0":
        assert len(np.unique(values)) == 3


def test_the_shapes_have_the_weights_that_their_names_say() -> None:
    counts = {name: sum(rows * k for _, rows, k in shape.matrices()) for name, shape in SHAPES.items()}
    assert 1.0e9 < counts["1b"] < 1.2e9 and 2.8e9 < counts["3b"] < 3.3e9
    assert all(k % 256 == 0 for shape in SHAPES.values() for *_, k in shape.matrices())


@pytest.mark.parametrize("mixture", MIXTURES)
def test_the_header_of_a_random_model(mixture: str, tmp_path: Path) -> None:
    path, shape = random_model(tmp_path / "new", "tiny", mixture), SHAPES["tiny"]
    reader = gguf.GGUFReader(path)
    kinds = {tensor.name: tensor.tensor_type.name for tensor in reader.tensors}
    shapes = {tensor.name: tuple(map(int, tensor.shape)) for tensor in reader.tensors}
    inside, outside = MIXTURES[mixture]
    assert (kinds["blk.1.ffn_down.weight"], kinds["output.weight"]) == (inside, outside)
    assert shapes["blk.1.ffn_down.weight"] == (shape.inner, shape.width)
    assert reader.fields["llama.vocab_size"].parts[-1][0] == shape.vocabulary
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    path.write_bytes(b"there")
    assert random_model(tmp_path / "new", "tiny", mixture).read_bytes() == b"there"


def test_synth_generate_answers_as_llama_bench_does(tmp_path: Path) -> None:
    model = random_model(tmp_path, "tiny", "Q8_0")
    found = rates(model, 3, 2, 1)
    assert list(parsed(json.dumps(found), "it", None)[0]) == [Workload(3, 0), Workload(0, 2)]
    assert [one["n_prompt"] for one in rates(model, 1, 0, 1)] == [1]
    tokens = first_tokens(model, 4)
    logits(model, tmp_path / "logits.npy", 1, tokens)
    assert np.load(tmp_path / "logits.npy").shape == (4, SHAPES["tiny"].vocabulary)


def test_agreement_sees_differences() -> None:
    one = np.log([[0.5, 0.25, 0.25], [0.1, 0.1, 0.8]])
    other = np.log([[0.25, 0.5, 0.25], [0.1, 0.1, 0.8]])
    assert Agreement.of(one, one + 7) == Agreement(pytest.approx(0), pytest.approx(0), 2, 2)
    found = Agreement.of(one, other)
    assert (found.divergence, found.same, found.positions) == (pytest.approx(np.log(2) / 8), 1, 2)
    assert found.error > 0.1
    assert "same token at 1 of 2" in str(found)


def test_losses_are_said() -> None:
    row = Row("m", 2, "prompt of 512", "ik", (1.0,), {"ours": (0.9, 0.8, 0.7), "good": (1.1,)})
    assert losses([row]) == ["slower: ours has 0.80 (0.75-0.85) of ik (m, 2 threads, prompt of 512)"]


def test_the_tables(build: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = LlmPeer.run

    def run(peer: LlmPeer, *arguments: Any) -> Any:  # synth-generate has a test of its own
        return own(LlmPeer(peer.name, (str(build / "bin" / "llama-bench"),), True, peer.backend), *arguments)

    monkeypatch.setattr(LlmPeer, "run", run)
    checks = {"llama.cpp, our backend": Agreement(0.5, 0.25, 3, 4)}
    monkeypatch.setattr(llm, "agreements", lambda *_: checks)
    file = tmp_path / "rows.json"
    arguments = ["--llama", build, "--ik", build, "--backend", tmp_path / "backend.so", "--random", "tiny"]
    arguments += ["--types", "Q8_0", "--cache", tmp_path, "--threads", 1, "--rounds", 2, "--json", file]
    result = CliRunner().invoke(main, [*map(str, arguments)])
    assert result.exit_code == 0, result.output
    assert "ONNX Runtime: left out" in result.stderr and "ik_llama.cpp: left out" not in result.stderr
    assert "KL divergence 5.0e-01, error of logits 2.5e-01, same token at 3 of 4" in result.stdout
    assert "not checked" in result.stdout
    assert "nowhere slower" in result.stdout
    assert "llama.cpp abc: CMAKE_CXX_COMPILER=c++, GGML_NATIVE=ON" in result.stdout
    found = json.loads(file.read_text())
    rows = {(row["test"], row["peer"]): row for row in found["rows"]}
    assert len(rows) == 8
    assert rows["prompt of 512", "llama.cpp"]["rates"] == [512, 512]
    assert rows["128 generated", "llama.cpp"]["ratios"]["llama.cpp, our backend"] == [2, 2]
    assert rows["128 generated", "llama.cpp, our backend"]["ratios"] == {}
    assert all(len(cost["ready"]) == 2 for cost in found["costs"])


def test_a_build_names_its_sources(build: Path, tmp_path: Path) -> None:
    assert sources(build) == tmp_path / "src"
    with pytest.raises(UserError, match="no CMakeCache"):
        sources(tmp_path)
    assert "no CMakeCache.txt" in build_text("it", tmp_path, "abc")
    with pytest.raises(UserError, match=r"failed with 2: .*src: has no ggml\.h; give"):
        backend_of(build, tmp_path / "backend")
