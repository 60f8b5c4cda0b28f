"""The benchmark in a JavaScript engine: what it refuses, loads and times, and what it says of goals."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.needs import Need, import_or_skip, skip

for module in ("tvm", "onnx", "onnxruntime", "qonnx"):
    import_or_skip(module)

from bench import web, web_models
from bench.layers import Layer
from bench.qonnx_layer import reference
from bench.timing import measure, ratio, timing
from bench.web import Engine
from bench.web_models import Entry
from synth.errors import UserError, VerificationError

#: A module as `synth-compile --target web` writes them, which doubles numbers.
MODULE = "export async function load() { return { run: ({ x }) => ({ y: x.map((value) => 2 * value) }) }; }\n"
X = np.array([1, 2, 3], np.float32)


def program(file: Path, text: str) -> Path:
    file.write_text(text, encoding="utf-8")
    file.chmod(0o755)
    return file


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """This computer's Node for modules of JavaScript alone, with the option of Node 20 for relaxed SIMD."""
    node = shutil.which("node")
    if node is None:
        skip(Need.TOOL, "no Node")
    option = '"$(node --v8-options | grep -q wasm-relaxed-simd && echo --experimental-wasm-relaxed-simd)"'
    wrapped = program(tmp_path / "node.sh", f'#!/bin/sh\nexec {node} $(echo {option}) "$@"\n')
    with Engine(tmp_path, wrapped) as started:
        yield started


def test_a_module_is_loaded_and_timed(engine: Engine, tmp_path: Path) -> None:
    assert engine.name.startswith("Node ")
    entry = Entry(program(tmp_path / "twice.js", MODULE), {"x": X}, 2 * X)
    found = engine.load("twice", entry, tmp_path)
    assert found.milliseconds > 0 and found.first > 0
    web_models.compare("twice", found.outputs["y"], entry)
    assert 0 < engine.batch("twice")[1] < 1000
    with pytest.raises(UserError, match="missing"):
        engine.load("twice", Entry(tmp_path / "missing.js", {}, X), tmp_path)


def test_a_wrong_output_is_refused(tmp_path: Path) -> None:
    entry = Entry(tmp_path, {}, 2 * X, 0.5)
    web_models.compare("close", 2 * X + 0.5, entry)
    with pytest.raises(VerificationError, match=r"far: 3 of 3 numbers differ .* by up to 1, allowed is"):
        web_models.compare("far", 2 * X + 1, entry)


def test_an_engine_without_relaxed_simd_is_refused(tmp_path: Path) -> None:
    answer = '{"engine": "Node 18", "relaxed": false}'
    old = program(tmp_path / "node", f"#!{sys.executable}\ninput()\nprint('{answer}')\n")
    with pytest.raises(UserError, match="Node 18 has no relaxed SIMD: name Node 22 or later by --node"):
        Engine(tmp_path, old)
    with pytest.raises(UserError, match="no Node"):
        Engine(tmp_path, tmp_path / "nothing")


@pytest.mark.parametrize(("a", "w"), [(1, 1), (2, 1), (2, 2)])
def test_a_layer_of_few_bits_has_uneven_outputs(a: int, w: int) -> None:
    layer = Layer("small", 64, 8, 16, 3, 1, 1)
    model, x = web_models.low_bit_layer(layer, a, w)
    assert set(np.unique(x)) == set(range(1 << a))
    (y,) = reference(model, {"x": x}).values()
    assert y.dtype == np.uint8 and {0, 1} <= {*y.ravel().tolist()} <= {*range(1 << a)}


def test_goals_say_where_they_are_missed() -> None:
    def result(name: str, theirs: float, ours: float) -> web.Result:
        times = {web_models.RIVAL: timing([theirs] * 3), "A2W2": timing([ours] * 3)}
        spread = ratio(times[web_models.RIVAL], times["A2W2"])
        return web.Result(name, times, {web_models.RIVAL: {"A2W2": spread}})

    fast, slow, slower = result("C2", 4, 1), result("C3", 3, 2), result("C4", 1, 2)
    said = web.goal_text([fast, slow, slower], web_models.RIVAL, "A2W2", 2)
    assert said.startswith("A2W2, goal 2 times onnxruntime-web int8: met in 1 of 3, geometric mean 1.44")
    assert said.endswith("; below: C3 1.50, C4 0.50 (slower).")
    assert "below" not in web.goal_text([fast], web_models.RIVAL, "A2W2", 2)


def test_peers_of_another_process_are_timed_in_turns() -> None:
    turns: list[float] = []

    def batch(milliseconds: float) -> tuple[float, float]:
        turns.append(milliseconds)
        return 0.0, milliseconds

    found = measure({"fast": 1.0, "slow": 2.0}, 0, batch)
    assert (found["fast"].median, found["slow"].median) == (1, 2)
    assert turns[:4] == [1, 2, 2, 1]
