"""A lowered model as a plan: what runs in which order, in which memory, with which results."""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import tvm
from hypothesis import given, settings
from hypothesis import strategies as st
from tvm import relax
from tvm.relax import op as R

from synth.compiler import Epilogue, bitserial_conv2d, bitserial_dense
from synth.compiler.machines import compile_target, host_name
from synth.errors import UserError
from synth.model.compiled import build
from synth.model.legalize import call_operator
from synth.model.memory import ALIGNMENT, Lifetime, lifetimes, place, plan_arena
from synth.model.names import FuseNamedOps
from synth.model.plan import Buffer, ModelPlan, Step, make_plan
from tests.compiler.relax_modules import LOWER, T, const, module, outputs_named


def host() -> Any:
    return compile_target(host_name())


LIVES = st.lists(
    st.builds(
        lambda size, first, length: Lifetime(size, first, first + length),
        st.one_of(st.integers(1, 300), st.integers(1, 10**7)),
        st.integers(0, 30),
        st.one_of(st.integers(0, 3), st.integers(0, 30)),
    ),
    max_size=40,
)


def rounded(size: int) -> int:
    return (size + ALIGNMENT - 1) // ALIGNMENT * ALIGNMENT


def at_once(lives: Iterable[Lifetime]) -> int:
    """The most bytes alive at one step, which no placement can go below."""
    kept = list(lives)
    return max(sum(rounded(v.size) for v in kept if v.first <= t <= v.last) for t in range(62))


@settings(max_examples=150, deadline=None)
@given(LIVES)
def test_live_buffers_never_overlap(lives: list[Lifetime]) -> None:
    offsets = place(lives)
    for i, (one, start) in enumerate(zip(lives, offsets, strict=True)):
        assert start % ALIGNMENT == 0 and start >= 0
        for other, other_start in list(zip(lives, offsets, strict=True))[:i]:
            if set(range(one.first, one.last + 1)) & set(range(other.first, other.last + 1)):
                assert start + one.size <= other_start or other_start + other.size <= start
    end = max((start + rounded(life.size) for life, start in zip(lives, offsets, strict=True)), default=0)
    assert at_once(lives) <= end <= sum(rounded(life.size) for life in lives)


def test_known_placements() -> None:
    assert place([Lifetime(64, 0, 1), Lifetime(128, 1, 2), Lifetime(64, 2, 3)]) == [128, 0, 128]
    # Between two neighbours that live on, the gap of 128 takes the 128, not the 64 that fits as well.
    lives = ((640, 0, 9), (512, 0, 1), (320, 0, 9), (300, 2, 9), (192, 3, 9))
    assert place([Lifetime(*life) for life in lives]) == [0, 640, 1152, 640, 960]


@st.composite
def programs(draw: st.DrawFn) -> ModelPlan:
    """Plans of steps on buffers of one byte per element, some of them views of others; nothing to compile."""
    buffers = [Buffer("x", (draw(st.integers(1, 200)),), "uint8", "input")]
    steps = []
    for number in range(draw(st.integers(1, 15))):
        reads = draw(st.lists(st.integers(0, len(buffers) - 1), min_size=1, max_size=3))
        writes = []
        for _ in range(draw(st.integers(1, 2))):
            writes.append(len(buffers))
            buffers.append(Buffer(f"t{len(buffers)}", (draw(st.integers(1, 400)),), "uint8", "temporary"))
            if draw(st.booleans()):
                buffers.append(replace(buffers[-1], shape=(1, *buffers[-1].shape), alias_of=len(buffers) - 1))
        steps.append(Step(f"s{number}", "f", (*reads, *writes), len(writes), "f"))
    return ModelPlan(tuple(steps), tuple(buffers), (0,), (), {}, 1)


@settings(max_examples=80, deadline=None)
@given(programs())
def test_every_step_reads_what_was_written(plan: ModelPlan) -> None:
    """Run the plan on marks instead of values: memory that a step reads holds the mark of who wrote it."""
    arena = plan_arena(plan)
    memory = np.full(arena.bytes, 255, np.uint8)

    def part(index: int) -> np.ndarray:
        start = arena.offsets[plan.root(index)]
        return memory[start : start + plan.buffers[index].bytes]

    for number, step in enumerate(plan.steps):
        for index in step.reads:
            if plan.buffers[plan.root(index)].role == "temporary":
                assert (part(index) == plan.root(index)).all()
        for index in step.writes:
            part(index)[:] = plan.root(index)
        for index in step.reads:  # the outputs did not land on the inputs
            if plan.buffers[plan.root(index)].role == "temporary":
                assert (part(index) == plan.root(index)).all(), number
    assert at_once(lifetimes(plan).values()) <= arena.bytes == len(memory)


def test_views_dead_steps_and_outputs() -> None:
    def body(emit: Any, x: Any, y: Any) -> Any:
        first = emit(R.add(x, const(np.arange(6), "int32")), "first")
        flat = emit(R.flatten(first), "flat")
        column = emit(R.expand_dims(emit(R.squeeze(emit(R.reshape(flat, (1, 6))), 0)), 1), "column")
        emit(R.multiply(column, column), "dead")
        second = emit(R.multiply(flat, const(np.arange(6), "int32")), "second")
        parts = emit(R.split(second, 2), "parts")
        left = emit(relax.TupleGetItem(parts, 0))
        both = emit(relax.Tuple([left, second]))
        return relax.Tuple([emit(relax.TupleGetItem(both, 0)), column, x, first, y])

    types = {"x": ((6,), "int32"), "in:y": ((2,), "float32")}
    mod = module(body, types, [T.LegalizeOps()])
    plan = make_plan(mod, 1)
    assert [step.name for step in plan.steps[:3]] == ["first", "second", "parts"]
    assert [step.kind for step in plan.steps] == ["add", "multiply", "split", "copy", "copy", "copy"]
    assert len(plan.roots("constant")) == 1  # both steps use the same numbers
    assert plan.constant_bytes == 24
    names = [plan.buffers[index].name for index in plan.outputs]
    assert names == ["parts", "column", "x", "first", "in:y"]
    assert [plan.buffers[index].name for index in plan.inputs] == ["x", "in:y"]
    assert plan.buffers[plan.outputs[1]].shape == (6, 1)
    assert all(plan.buffers[plan.root(index)].role == "output" for index in plan.outputs)
    assert len({plan.root(index) for index in plan.outputs}) == 5
    named = outputs_named(mod, list("abcde"))
    assert make_plan(named, 1).buffers[plan.outputs[2]].name == "c"

    same = make_plan(module(lambda emit, x: relax.Tuple([x, x]), {"x": ((2,), "int8")}), 1)
    assert [same.buffers[index].name for index in same.outputs] == ["output0", "output1"]

    model = build(named, host())
    x, y = np.arange(10, 16, dtype=np.int32), np.array([1.5, -2], np.float32)
    results = model(x, **{"in:y": y})
    first = x + np.arange(6, dtype=np.int32)
    wanted = [(first * np.arange(6))[:3], first[:, None], x, first, y]
    for result, value in zip(results, wanted, strict=True):
        np.testing.assert_array_equal(result, value)
    assert [b.name for b in model.outputs] == list("abcde")
    results[3][:] = 0  # a result is the caller's
    np.testing.assert_array_equal(model(x, y)[3], first)


def test_names_survive_fusion() -> None:
    def body(emit: Any, x: Any) -> Any:
        for number in range(3):  # equal groups, which FuseOps makes one function of
            x = emit(R.add(emit(R.matmul(x, x), f"product{number}"), x), f"sum{number}")
            x = emit(R.nn.relu(x), f"relu{number}")
        return x

    passes = [T.LegalizeOps(), T.AnnotateTIROpPattern(), FuseNamedOps(), T.FuseTIR()]
    mod = module(body, {"x": ((4, 4), "float32")}, passes)
    plan = make_plan(mod, 1)
    assert [step.name for step in plan.steps] == ["relu0", "relu1", "relu2"]
    assert len(plan.functions) == 1 and next(iter(plan.functions)).startswith("fused_matmul_add_relu")


def emitted(shape: tuple[Any, ...], body: Callable[[Any, Any], Any]) -> Any:
    """A module of one function, without any lowering."""
    builder, x = relax.BlockBuilder(), relax.Var("x", relax.TensorType(shape, "float32"))
    with builder.function("main", [x]):
        builder.emit_func_output(body(builder, x))
    return builder.get()


PAIR = relax.TensorType((2,), "float32")


@pytest.mark.parametrize(
    ("shape", "body", "message"),
    [
        ((tvm.tirx.Var("n", "int64"), 2), lambda b, x: b.emit(R.add(x, x)),
         r"^x: shape .* is not fixed; give the model's inputs fixed shapes$"),
        ((2, 2), lambda b, x: b.emit(R.matmul(x, x), "product"),
         "^product: relax.matmul cannot be compiled into a static program; .*"),
        ((2,), lambda b, x: b.emit(relax.call_pure_packed("nothing", x, ty_args=PAIR), "packed"),
         "^packed: relax.call_pure_packed cannot be compiled into a static program; .*"),
        ((2,), lambda b, x: b.match_cast(x, PAIR, "cast"),
         "^cast: match_cast cannot be compiled into a static program; .*"),
        ((0, 2), lambda b, x: x, r"^x: shape \[0, 2\] has no elements; .*"),
    ],
)  # fmt: skip
def test_no_static_program(shape: tuple[Any, ...], body: Callable[[Any, Any], Any], message: str) -> None:
    with pytest.raises(UserError, match=message):
        make_plan(emitted(shape, body), 1)


def test_wrong_names_and_inputs() -> None:
    mod = module(lambda emit, x, y: R.add(x, y), {"x": ((2, 3), "float32"), "y": ((3,), "float32")})
    for names in (["a", "b"], []):
        with pytest.raises(UserError, match=r"^output_names=.*: give 1 different names, one per output$"):
            make_plan(outputs_named(mod, names), 1)
    model = build(mod, host())
    x, y = np.ones((2, 3), np.float32), np.ones(3, np.float32)
    np.testing.assert_array_equal(model(y=y, x=x), x + y)
    for arrays, named, message in (
        ((x, x), {}, r"^input 'y': got float32\[2, 3\], needs float32\[3\]$"),
        ((x.astype(np.float64), y), {}, r"^input 'x': got float64\[2, 3\], needs float32\[2, 3\]$"),
        ((x,), {}, r"^1 inputs given: the model takes 2 \(x, y\)$"),
        ((x, y, y), {}, r"^3 inputs given: the model takes 2 \(x, y\)$"),
        ((x,), {"x": x}, "^input 'x': given by position and by name; give it once$"),
        ((x,), {"z": x}, "^input 'z': no such input; the model has x, y$"),
        ((x, [[1], [1, 2]]), {}, r"^input 'y': got object\[\], needs float32\[3\]$"),
    ):
        with pytest.raises(UserError, match=message):
            model(*arrays, **named)
    with pytest.raises(UserError, match=r"^repeat=0: must be at least 1$"):
        model.time_layers([x, y], 0)


def test_another_target_does_not_run_here() -> None:
    other = next(name for name in ("rpi4", "x86-64-v3") if not compile_target(name).is_host)
    model = build(module(lambda emit, x: R.add(x, x), {"x": ((2,), "float32")}), compile_target(other))
    with pytest.raises(UserError, match="is not this computer: export the model for it"):
        model(np.ones(2, np.float32))


def test_runner_times_and_threads_of_the_caller() -> None:
    def body(emit: Any, x: Any) -> Any:
        return R.add(emit(R.multiply(x, const([3] * 5, "int32")), "triple"), const([1] * 5, "int32"))

    model = build(module(body, {"x": ((5,), "int32")}, [T.LegalizeOps()]), host())
    x = np.arange(5, dtype=np.int32)
    model.runner(x)()
    times = model.time_layers([x], 3)
    assert [(t.name, t.kind) for t in times] == [("triple", "multiply"), (model.plan.steps[1].name, "add")]
    assert all(0 < t.low <= t.median <= t.high for t in times)
    assert model.weight_bytes == 40 and model.workspace_bytes == 0

    def call(start: int) -> list[int]:
        return [i for i in range(start, start + 200) if not np.array_equal(model(x + i), (x + i) * 3 + 1)]

    with ThreadPoolExecutor(3) as pool:
        assert not any(pool.map(call, range(1000, 4000, 1000)))


def test_operators_with_their_own_schedule() -> None:
    random = np.random.default_rng(2)
    first = bitserial_conv2d(
        random.choice([-1, 1], (24, 3, 3, 16)), (1, 16, 6, 5), a=2, w=1, padding=1, layout="NCHW"
    )
    second = bitserial_conv2d(random.choice([-1, 1], (24, 1, 1, 24)), (1, 24, 6, 5), a=2, w=1, layout="NCHW",
                              epilogue=Epilogue(residual=True, relu=True))  # fmt: skip
    third = bitserial_dense(random.choice([-1, 1], (10, 720)), 1, a=2, w=1)
    builder = relax.BlockBuilder()
    x = relax.Var("x", relax.TensorType((1, 16, 6, 5), "int8"))
    with builder.function("main", [x]):
        with builder.dataflow():
            a = call_operator(builder, first, x, "conv_a")

            def two_bits(values: Any) -> Any:
                return builder.emit(R.astype(builder.emit(R.clip(values, 0, 3)), "int8"))

            low = two_bits(builder.emit(R.right_shift(a, const(3, "int32"))))
            b = call_operator(builder, second, low, "conv_b", residual=a)
            flat = builder.emit(R.reshape(two_bits(b), (1, 1, 1, 720)))
            c = call_operator(builder, third, flat, "dense")
            with pytest.raises(UserError, match=r'^dense: input is .*"int8".*: the operator takes .*720'):
                call_operator(builder, third, low, "dense")
            with pytest.raises(UserError, match=r"^conv: residual: give a tensor exactly if"):
                call_operator(builder, first, x, "conv", residual=a)
            out = builder.emit_output(relax.Tuple([a, b, c]))
        builder.emit_func_output(out)
    model = build(tvm.ir.transform.Sequential(LOWER)(builder.get()), host())
    kinds = {step.name: step.kind for step in model.plan.steps}
    assert kinds["conv_a"] == kinds["conv_b"] == first.problem.kernel.certificate.name
    assert kinds["dense"] == third.problem.kernel.certificate.name
    assert not [kind for kind in kinds.values() if kind == "reshape"]
    assert model.workspace_bytes >= 24 * 30 * 4
    values = random.integers(0, 4, (1, 16, 6, 5)).astype(np.int8)
    wanted_a = first(values)
    wanted_b = second(np.clip(wanted_a >> 3, 0, 3).astype(np.int8), residual=wanted_a)
    wanted_c = third(np.clip(wanted_b, 0, 3).astype(np.int8).reshape(1, 1, 1, 720))
    for result, wanted in zip(model(values), (wanted_a, wanted_b, wanted_c), strict=True):
        np.testing.assert_array_equal(result, wanted)
