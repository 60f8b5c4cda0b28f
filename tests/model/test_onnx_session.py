"""Sessions of ONNX Runtime: exact where its products saturate, and the model is what it was."""

import json
import os
import shutil
import signal
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper

from synth.errors import UserError
from synth.model import onnx_session
from synth.model.onnx_session import open_session, unsigned_products
from tests.model import onnx_sessions
from tests.model.onnx_graphs import info, onnx_model
from tests.needs import Need, skip_where

ROOT = Path(__file__).resolve().parents[2]
EMULATOR = shutil.which("qemu-x86_64")


def emulated(command: list[str]) -> tuple[int, str, str] | None:
    """A command's exit code and texts; None where a process waits for ever for a lock, as some do."""
    pipe = subprocess.PIPE
    alone = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"), "1")
    with subprocess.Popen(
        command, cwd=ROOT, stdout=pipe, stderr=pipe, text=True, start_new_session=True, env=os.environ | alone
    ) as made:
        try:
            out, err = made.communicate(timeout=120)
        except subprocess.TimeoutExpired:
            os.killpg(made.pid, signal.SIGKILL)
            return None
    return made.returncode, out, err


@pytest.mark.exhaustive("models")
@skip_where(Need.TOOL, EMULATOR is None, "no qemu-x86_64 here (Debian: apt-get install qemu-user)")
def test_on_a_processor_without_vnni() -> None:
    """An emulated Haswell: ONNX Runtime's fast products are wrong there, exact ones and ours right."""
    command = [str(EMULATOR), "-cpu", "Haswell", sys.executable, "-m", "tests.model.products_elsewhere"]
    code, out, err = emulated(command) or emulated(command) or (1, "", "the emulator hung twice")
    assert code == 0, err[-2000:]
    found = json.loads(out)
    assert found["level"] == "x86-64-v3"  # the emulated processor was asked, not the one below it
    assert found["saturates"] and found["fast"] > 10_000 and found["fast of 255"] > 2
    assert found["exact"] == {"all": 0, "basic": 0, "none": 0}
    assert found["exact of 255"] <= 1  # the last step is rounded in float32
    assert found["ours"] == {"bitplanes": 0, "tables": 0, "bytes": 0}
    assert found["ours runs as"] == "native x86_64"


#: Operator -> domain, the names of its inputs in order, and its result's type.
OPERATORS = {
    "MatMulInteger": ("", ("x", "w", "xz", "wz"), "int32"),
    "QLinearMatMul": ("", ("x", "xs", "xz", "w", "ws", "wz", "ys", "yz"), "uint8"),
    "QLinearConv": ("", ("x", "xs", "xz", "w", "ws", "wz", "ys", "yz"), "uint8"),
    "ConvInteger": ("", ("x", "w", "xz", "wz"), "int32"),
    "QGemm": ("com.microsoft", ("x", "xs", "xz", "w", "ws", "wz", "b", "ys", "yz"), "uint8"),
    "MatMulIntegerToFloat": ("com.microsoft", ("x", "w", "xs", "ws", "xz", "wz"), "float32"),
    "DynamicQuantizeMatMul": ("com.microsoft", ("x", "w", "ws", "wz"), "float32"),
}


def arrays_of(operator: str, zero: bool) -> dict[str, Any]:
    """Operands whose sums of two products stay below 2**15: no processor saturates."""
    random = np.random.default_rng(3)
    small, signed = ("w", "x") if operator == "ConvInteger" else ("x", "w")
    shapes = {"x": (1, 32, 5, 5), "w": (7, 32, 3, 3)} if "Conv" in operator else {"x": (4, 96), "w": (96, 7)}
    arrays: dict[str, Any] = {
        small: random.integers(0, 128, shapes[small], np.uint8),
        signed: random.integers(-128, 128, shapes[signed]).astype(np.int8),
        "xs": np.float32(0.5), "ws": np.float32(0.25), "ys": np.float32(300), "yz": np.uint8(120),
        "b": random.integers(-99, 99, 7, np.int32), f"{small}z": np.uint8(5 * zero),
        f"{signed}z": np.int8(-9 * zero),
    }  # fmt: skip
    if operator == "DynamicQuantizeMatMul":
        # Its activations become the bytes 0 to 127 and one of 255 beside a weight of 0.
        arrays["x"] = arrays["x"].astype(np.float32)
        arrays["x"][:, 0] = 255
        arrays["w"][0] = 0
    return arrays


def model_of(nodes: list[Any], feeds: dict[str, Any], constants: dict[str, Any], out: str = "float32") -> Any:
    result = [info("y", np.empty((), out), None)]
    return onnx_model(nodes, feeds, result, constants, 21)


def integer_product(arrays: dict[str, Any]) -> Any:
    """MatMulInteger of x, an input, and w, a constant, without zero points."""
    node = helper.make_node("MatMulInteger", ["x", "w"], ["y"])
    return model_of([node], {"x": arrays["x"]}, {"w": arrays["w"]}, "int32")


def product_of_unknown(arrays: dict[str, Any]) -> Any:
    """MatMulInteger whose first operand is of no known type."""
    nodes = [
        helper.make_node("Unknown", ["x"], ["u"], domain="my.domain"),
        helper.make_node("MatMulInteger", ["u", "w"], ["y"]),
    ]
    return model_of(nodes, {"x": arrays["x"]}, {"w": arrays["w"]}, "int32")


def run(model: Any, feeds: dict[str, Any]) -> Any:
    session = open_session(model.SerializeToString(), exact=False, threads=1, optimize="none")
    return session.run(None, feeds)[0]


@pytest.mark.parametrize(("operator", "constant"), list(product(OPERATORS, (True, False))))
def test_products_become_unsigned_and_stay_what_they_are(operator: str, constant: bool) -> None:
    domain, names, out = OPERATORS[operator]
    for zero in (True, False):
        arrays = arrays_of(operator, zero)
        # Without zero points of their own where the operator has none of necessity.
        used = [
            n if zero or not n.endswith("z") or "QLinear" in operator or "QGemm" in operator else ""
            for n in names
        ]
        fed = {"x": arrays["x"]} if constant else {"x": arrays["x"], "w": arrays["w"]}
        node = helper.make_node(operator, used, ["y"], domain=domain)
        model = model_of([node], fed, {n: arrays[n] for n in used if n and n not in fed}, out)
        want = run(model, fed)
        assert len(np.unique(want)) > 5
        assert unsigned_products(model) == 1
        assert np.array_equal(run(model, fed), want)
        assert unsigned_products(model) == 0  # nothing is left to do


@pytest.mark.parametrize("zero", ["none", "one", "each"])
def test_dequantized_weights_become_unsigned(zero: str) -> None:
    random = np.random.default_rng(4)
    weights = random.integers(-128, 128, (7, 32, 3, 3)).astype(np.int8)
    scale = np.float32(0.5) if zero == "one" else random.uniform(0.1, 1, 7).astype(np.float32)
    constants = {"w": weights, "ws": scale, "wz": np.full(np.shape(scale), -3, np.int8), "s": np.float32(1),
                 "z": np.uint8(0), "other": np.arange(-3, 2, dtype=np.int8)}  # fmt: skip
    x = random.integers(0, 256, (1, 32, 5, 5)).astype(np.float32)
    inputs = ["w", "ws"] if zero == "none" else ["w", "ws", "wz"]
    nodes = [
        helper.make_node("QuantizeLinear", ["x", "s", "z"], ["q"]),
        helper.make_node("DequantizeLinear", ["q", "s", "z"], ["d"]),
        helper.make_node("DequantizeLinear", inputs, ["wd"], axis=0),
        helper.make_node("DequantizeLinear", ["other", "s"], ["o"]),  # of what is not multiplied
        helper.make_node("Conv", ["d", "wd"], ["c"], pads=[1, 1, 1, 1]),
        helper.make_node("Add", ["c", "o"], ["y"]),
    ]
    model = model_of(nodes, {"x": x}, constants)
    want = run(model, {"x": x})
    assert unsigned_products(model) == 1
    assert np.array_equal(run(model, {"x": x}), want)
    assert unsigned_products(model) == 0


def test_only_exact_sessions_are_rewritten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    arrays = arrays_of("MatMulInteger", False)
    model = integer_product(arrays)
    onnx.save(model, tmp_path / "model.onnx")
    rewritten: list[Any] = []

    def watched(given: Any) -> int:
        rewritten.append(given)
        return unsigned_products(given)

    monkeypatch.setattr(onnx_session, "unsigned_products", watched)
    for saturating, exact in product((False, True), (False, True)):
        monkeypatch.setattr(onnx_session, "saturates", lambda saturating=saturating: saturating)
        for source in (model.SerializeToString(), tmp_path / "model.onnx"):
            rewritten.clear()
            session = open_session(source, exact=exact)
            assert bool(rewritten) == (saturating and exact)
            found = session.run(None, {"x": arrays["x"]})[0]
            assert np.array_equal(found, arrays["x"].astype(int) @ arrays["w"])


def test_branches_are_rewritten_too() -> None:
    arrays = arrays_of("MatMulInteger", True)
    branches = [
        helper.make_graph(
            [helper.make_node("MatMulInteger", ["x", "w", *zeros], [f"y{n}"])], f"branch{n}", [],
            [helper.make_tensor_value_info(f"y{n}", TensorProto.INT32, None)],
        )
        for n, zeros in enumerate([[], ["xz", "wz"]])
    ]  # fmt: skip
    node = helper.make_node("If", ["c"], ["y"], then_branch=branches[0], else_branch=branches[1])
    feeds = {"x": arrays["x"], "c": np.array(False)}
    model = model_of([node], feeds, {name: arrays[name] for name in ("w", "xz", "wz")}, "int32")
    want = [run(model, {**feeds, "c": np.array(c)}) for c in (True, False)]
    assert unsigned_products(model) == 2
    for c, expected in zip((True, False), want, strict=True):
        assert np.array_equal(run(model, {**feeds, "c": np.array(c)}), expected)


@pytest.mark.parametrize("opset", [21, 17])
def test_functions_of_a_model_are_rewritten_too(opset: int) -> None:
    arrays = arrays_of("MatMulInteger", False)
    inside = [helper.make_node("MatMulInteger", ["a", "b"], ["c"])]
    opsets = [helper.make_opsetid("", opset)]
    function = helper.make_function("my.domain", "Product", ["a", "b"], ["c"], inside, opsets)
    node = helper.make_node("Product", ["x", "w"], ["y"], domain="my.domain")
    model = model_of([node], {"x": arrays["x"]}, {"w": arrays["w"]}, "int32")
    model.functions.append(function)
    if opset != 21:  # the model's; ONNX's inliner leaves such functions
        with pytest.raises(UserError, match="function 'Product' of the model"):
            onnx_session._rewritten(model.SerializeToString())
        return
    made = onnx.load_from_string(onnx_session._rewritten(model.SerializeToString())[0])
    assert not made.functions and {node.op_type for node in made.graph.node} >= {"MatMulInteger", "Cast"}
    assert unsigned_products(made) == 0
    assert np.array_equal(run(made, {"x": arrays["x"]}), run(model, {"x": arrays["x"]}))


def test_a_product_of_unknown_operands() -> None:
    """Whatever the other operand is: its type need not be known."""
    arrays = arrays_of("MatMulInteger", False)
    assert unsigned_products(product_of_unknown({**arrays, "w": arrays["w"].view(np.uint8)})) == 0
    model = product_of_unknown(arrays_of("MatMulInteger", False))
    with pytest.raises(UserError, match="the type of 'u' is not known") as error:
        unsigned_products(model)
    assert "\n" not in str(error.value)


def test_a_model_that_is_too_large_to_rewrite_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    model = integer_product(arrays_of("MatMulInteger", False))
    monkeypatch.setattr(onnx_session, "LARGEST_PROTO", 100)
    with pytest.raises(UserError, match="above 2 GiB cannot be handed over"):
        onnx_session._rewritten(model.SerializeToString())


@pytest.mark.parametrize("name", ["onnx", "onnxruntime"])
def test_what_is_not_installed_is_said(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, name, None)
    onnx_session.saturates.cache_clear()
    with pytest.raises(UserError, match=f"^{name} is not installed: pip install onnx onnxruntime$"):
        open_session(b"")
    onnx_session.saturates.cache_clear()


TEXT = (Path(__file__).resolve().parents[2] / "docs" / "models.md").read_text(encoding="utf-8")


def test_integer_operators_are_exact_in_both_sessions() -> None:
    found = onnx_sessions.counted(onnx_sessions.small_mobile_network, "QOperator", 1, 4)
    assert (found.rows, found.optimized, found.unoptimized, found.top) == (4, 4, 4, 4)


@pytest.mark.parametrize("operator", ["Conv", "Mul", "Sigmoid", "Softmax"])
def test_operators_between_quantizers_are_exact_without_the_optimizer(operator: str) -> None:
    _, _, plain, _ = onnx_sessions.equal_values(operator)
    assert plain == 1


def test_the_text_shows_every_row_of_the_command() -> None:
    assert "python -m tests.model.onnx_sessions" in TEXT
    for name in onnx_sessions.NETWORKS:
        for kind in onnx_sessions.FORMATS:
            assert f"| {name}, {kind} |" in TEXT
    assert all(operator in TEXT for operator in onnx_sessions.OPERATORS)
