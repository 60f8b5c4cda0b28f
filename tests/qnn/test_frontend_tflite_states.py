"""TFLite models with variables against LiteRT's interpreter, over several runs, in Python and as C."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from tests.needs import import_or_skip

import_or_skip("ai_edge_litert", reason="needs LiteRT's interpreter and schema: pip install ai-edge-litert")

from ai_edge_litert import schema_py_generated as fb
from ai_edge_litert.interpreter import Interpreter

from synth.emit.native import NativeLibrary
from synth.errors import UserError
from synth.forms.packing import aligned
from synth.model import export_model
from synth.model.pipeline import compile_levels, compile_model
from synth.qnn.frontend.tflite import from_tflite
from tests.qnn.tflite_writer import Model

Q = ("int8", 0.05, -3)
FRAMES = (1, 4, 3)


def streaming() -> Model:
    """A window of frames, a sum that is read behind its assignment, two that change places, two that stay."""
    m = Model()
    x, f = m.input("x", (1, 1, 3), *Q), m.input("f", (2,), "float32")
    rng = np.random.default_rng(0)
    first = {
        "window": (rng.integers(-128, 127, (1, 3, 3)).astype(np.int8), 0.05, -3),
        "sum": (np.float32([1, 2]),), "left": (np.float32([3, 4]),), "right": (np.float32([5, 6]),),
        "same": (np.float32([7, 8]),), "only read": (np.float32([9, 10]),),
    }  # fmt: skip
    at = m.once(first)

    def value(name: str, shape: Any, *kind: Any) -> int:
        return int(m.operator("READ_VARIABLE", [at[name]], (f"{name} now", shape, *kind)))

    def assign(name: str, to: int) -> None:
        m.operator("ASSIGN_VARIABLE", [at[name], to], [])

    joint = [value("window", (1, 3, 3), *Q), x]
    frames = m.operator("CONCATENATION", joint, ("frames", FRAMES, *Q), fb.ConcatenationOptionsT(axis=1), 2)
    cut = [m.constant(np.array(v, np.int32)) for v in ([0, 1, 0], [1, 3, 3])]
    assign("window", m.operator("SLICE", [frames, *cut], ("kept", (1, 3, 3), *Q), version=2))
    pair = ((2,), "float32")
    assign("sum", m.operator("ADD", [value("sum", *pair), f], ("added", *pair), fb.AddOptionsT()))
    left, right, same = (value(name, *pair) for name in ("left", "right", "same"))
    assign("left", right)
    assign("right", left)
    assign("same", same)
    total = [value("sum", *pair), value("only read", *pair)]
    m.output(frames, m.operator("MUL", total, ("product", *pair), fb.MulOptionsT()), left, same)
    return m


def inputs(n: int) -> list[np.ndarray]:
    rng = np.random.default_rng(n)
    return [rng.integers(-128, 128, (1, 1, 3)).astype(np.int8), rng.normal(size=2).astype(np.float32)]


def interpreted(data: bytes, runs: int) -> list[list[np.ndarray]]:
    interpreter = Interpreter(model_content=data, num_threads=1)
    interpreter.allocate_tensors()
    found = []
    for n in range(runs):
        for detail, x in zip(interpreter.get_input_details(), inputs(n), strict=True):
            interpreter.set_tensor(detail["index"], x)
        interpreter.invoke()
        found.append([interpreter.get_tensor(d["index"]) for d in interpreter.get_output_details()])
    return found


def same(found: Any, wanted: Any) -> None:
    for ours, theirs in zip(found, wanted, strict=True):
        assert_array_equal(ours, theirs)


def test_runs_equal_the_interpreter() -> None:
    """Also after a reset."""
    data = streaming().bytes()
    wanted, model = interpreted(data, 5), compile_model(data)
    assert [one.name for one in model.input_specs] == ["x", "f"]
    for _ in range(2):
        for n in range(5):
            same(model(*inputs(n)), wanted[n])
        model.reset()


@pytest.mark.isa("avx2")
def test_c_keeps_states_in_its_memory(tmp_path: Path) -> None:
    """Two arenas, of which each is a stream, and static memory, in a library of several levels."""
    data = streaming().bytes()
    wanted = interpreted(data, 4)
    exported = export_model(compile_levels(data, target="x86-64"), "stream", tmp_path)
    assert "stream_reset, stream_reset_in: give the states" in exported.header.read_text()
    assert exported.library is not None and exported.arena is not None
    library = NativeLibrary(exported.library, exported.declarations)
    outputs = [aligned(np.zeros_like(one)) for one in wanted[0]]
    arenas = [aligned(np.full(exported.arena, 77, np.uint8)) for _ in range(2)]

    def run(arena: Any, n: int) -> None:
        arrays = (*map(aligned, inputs(n)), *outputs)
        call = ("stream_run", *arrays) if arena is None else ("stream_run_in", arena, *arrays)
        assert library.call(*call) == 0
        same(outputs, wanted[n])

    for arena in arenas:
        assert library.call("stream_reset_in", arena) == 0
    for n in range(3):
        run(None, n)
        run(arenas[0], n)
        if n:
            run(arenas[1], n - 1)
    assert library.call("stream_reset_in", arenas[0]) == library.call("stream_reset") == 0
    run(None, 0)
    run(arenas[0], 0)
    run(arenas[1], 2)


def refused(change: Any) -> Model:
    m = Model()
    x = m.input("x", (2,), "float32")
    at = m.once({"a": (np.float32([1, 2]),)})
    change(m, at["a"], x)
    m.output(m.operator("ABS", [x], ("y", (2,), "float32"), fb.AbsOptionsT()))
    return m


REFUSED: dict[str, Any] = {
    "variable 'b' is read before it has a value": lambda m, a, x: m.operator(
        "READ_VARIABLE", [m.handle("b")], ("z", (2,), "float32")
    ),
    "READ_VARIABLE, version 1.: 1 inputs and 1 outputs do not fit it": lambda m, a, x: m.operator(
        "READ_VARIABLE", [x], ("z", (2,), "float32")
    ),
    "would have shape .2., but is declared .3.": lambda m, a, x: m.operator(
        "READ_VARIABLE", [a], ("z", (3,), "float32")
    ),
    "int32 .2. for variable 'a' of float32 .2.": lambda m, a, x: m.operator(
        "ASSIGN_VARIABLE", [a, m.constant(np.int32([1, 2]))], []
    ),
    "graph 4 of 2": lambda m, a, x: m.operator("CALL_ONCE", [], [], fb.CallOnceOptionsT(4)),
}


@pytest.mark.parametrize("says", REFUSED)
def test_what_is_refused(says: str) -> None:
    with pytest.raises(UserError, match=says):
        from_tflite(refused(REFUSED[says]).bytes())


def test_a_precision_is_refused() -> None:
    with pytest.raises(UserError, match=r"a model with states .* cannot be quantized anew"):
        compile_model(streaming().bytes(), precision={"layer": []})
