"""Low-bit operators against plain integers: every configuration and encoding over a grid of shapes.

SYNTH_EXHAUSTIVE=1 runs the whole cross product of shapes (some 1,300 operators) instead of a sample that has
every pair of two axes' values.
"""

import ast
import itertools
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tvm
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

import isa_specs
from sketches.bitplanes import CHUNK
from sketches.encoding import Encoding, EncodingError, Operand
from sketches.limits import MAX_PLANES
from synth import compiler
from synth.compiler.epilogue import Epilogue, Output8, Requantize, Threshold
from synth.compiler.geometry import Geometry
from synth.compiler.lowering import compile_functions
from synth.compiler.machines import NAMED, compile_target
from synth.compiler.schedule import ORDERS, SchedulePlan, addressable, best_columns, shares, usable_tiles
from synth.compiler.workload import workload_source
from synth.emit.features import host_features
from synth.errors import UserError
from synth.forms import registry
from synth.library.kernels import load
from tests.compiler.reference import after, conv2d
from tests.needs import Need, import_or_skip, skip, skip_where

pytestmark = skip_where(Need.PROCESSOR, "avx2" not in host_features(), "runs x86-64-v3 code")


def forms_on(name: str) -> tuple[str, ...]:
    """The forms that a target has."""
    machine = compile_target(name)
    isa = isa_specs.load(machine.isa)
    products = {name: one for name, one in registry.FORMS.items() if not one.depthwise}
    return tuple(name for name, one in products.items() if one.offered(isa, machine.target))


FORMS = forms_on("x86-64-v3")
#: The named targets whose code runs here, in turns.
HERE = tuple(name for name in NAMED if compile_target(name).is_host)

PAIRS = [
    (a, w, f"{x}/{y}")
    for a in range(1, MAX_PLANES + 1)
    for w in range(1, MAX_PLANES + 1)
    for x, y in (
        ("unsigned", "unsigned"), ("unsigned", "bipolar"), ("unsigned", "twos"), ("bipolar", "bipolar"),
        ("twos", "bipolar"), ("twos", "twos"),
    )
]  # fmt: skip

#: The shapes: channels, kernel, stride, padding, dilation, groups (0: one per channel), batch.
CHANNELS, KERNELS, STRIDES = (1, 3, 7, 64, 65), (1, 3, 5), (1, 2)
PADDINGS = (0, 1, 2, (0, 1, 2, 1))
DILATIONS, GROUPS, BATCHES = (1, 2), (1, 2, 0), (1, 3)
AXES = (CHANNELS, KERNELS, STRIDES, PADDINGS, DILATIONS, GROUPS, BATCHES)
FILLS = ("random", "highest", "lowest", "mixed")


def _legal(case: tuple) -> bool:
    channels, kernel, _, _, dilation, groups, _ = case
    return channels % (groups or channels) == 0 and groups <= channels and not (kernel == 1 and dilation > 1)


EVERY = [case for case in itertools.product(*AXES) if _legal(case)]


def _sample() -> list[tuple]:
    """Shapes with every pair of values of two axes, at least one for each pair of encodings."""
    rng = np.random.default_rng(2020)
    missing = {(i, j, a, b) for case in EVERY for i, j in itertools.combinations(range(len(AXES)), 2)
               for a, b in [(repr(case[i]), repr(case[j]))]}  # fmt: skip

    def covers(case: tuple) -> set:
        return {(i, j, repr(case[i]), repr(case[j])) for i, j in itertools.combinations(range(len(AXES)), 2)}

    chosen = []
    while missing or len(chosen) < len(PAIRS):
        some = [EVERY[n] for n in rng.choice(len(EVERY), 40)]
        best = max(some, key=lambda case: len(covers(case) & missing))
        missing -= covers(best)
        chosen.append(best)
    return chosen


CASES = EVERY if os.environ.get("SYNTH_EXHAUSTIVE") else _sample()


def _filled(
    rng: np.random.Generator, pair: tuple[int, int, str], x: tuple[int, ...], weights: tuple[int, ...],
    fill: str = "random",
) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """Activations and weights of these shapes in the pair's encodings; weights of mixed ones are random."""
    found = []
    for bits, name, shape in zip(pair[:2], pair[2].split("/"), (x, weights), strict=True):
        values = np.asarray(Operand(bits, name).values)
        ends = {"highest": values.max(), "lowest": values.min()}
        found.append(np.full(shape, ends[fill]) if fill in ends else rng.choice(values, shape))
    return found[0], found[1]


@pytest.mark.exhaustive("operators", every=7)
@pytest.mark.parametrize("number", range(len(CASES)))
def test_convolution_is_exact(number: int) -> None:
    channels, kernel, stride, padding, dilation, groups, batch = CASES[number]
    pair = PAIRS[number % len(PAIRS)]
    fill = FILLS[(number + number // len(FILLS)) % len(FILLS)]
    rng = np.random.default_rng(number)
    groups = groups or channels
    filters = groups * (1 + number % 5) if groups > 1 else (1, 5, 8, 17, 33)[number % 5]
    layout = ("NHWC", "NCHW")[number % 2]
    size = 4 + kernel + dilation * (kernel - 1) + number % 3
    shape = (batch, size, size + 1, channels)
    x, weights = _filled(rng, pair, shape, (filters, kernel, kernel, channels // groups), fill)
    given = shape if layout == "NHWC" else (batch, channels, size, size + 1)
    target = HERE[number // 4 % len(HERE)]
    forms = forms_on(target)
    conv = compiler.bitserial_conv2d(
        weights, given, *pair, strides=stride, padding=padding, dilation=dilation, groups=groups,
        layout=layout, form=forms[number // 2 % len(forms)], target=target,
    )  # fmt: skip
    wanted = conv2d(x, weights, conv.geometry)
    if layout == "NCHW":
        x, wanted = x.transpose(0, 3, 1, 2), wanted.transpose(0, 3, 1, 2)
    got = conv(x)
    assert got.dtype == np.int32
    assert np.array_equal(got, wanted)


@pytest.mark.exhaustive("operators", every=7)
@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_dense_is_exact(number: int) -> None:
    pair, rng = PAIRS[number], np.random.default_rng(number)
    rows, k, m = (1, 4, 5)[number % 3], (1, 31, 33, 257)[number % 4], (1, 9, 16, 23)[number // 4 % 4]
    for fill in FILLS[: 1 + number % 3]:
        x, weights = _filled(rng, pair, (rows, k), (m, k), fill)
        # As for convolutions, so that a kernel which is made on demand, in seconds, is made once for both.
        target = HERE[number // 4 % len(HERE)]
        form = forms_on(target)[number // 3 % len(forms_on(target))]
        dense = compiler.bitserial_dense(weights, rows, *pair, form=form, target=target)
        assert np.array_equal(dense(x[None, None]), (x @ weights.T)[None, None])


def test_matmul() -> None:
    rng = np.random.default_rng(0)
    weights, x = rng.choice([-1, 1], (70, 9)), rng.integers(0, 4, (4, 70))
    assert np.array_equal(compiler.bitserial_matmul(weights, 4, 2, 1)(x), x @ weights)
    multiply = compiler.bitserial_matmul(np.ones((70, 9), int), 4, 2, 1)
    with pytest.raises(EncodingError, match="takes"):
        multiply(np.ones((70, 4), int))


@pytest.mark.exhaustive("operators", cover="form encoding points")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("encoding", ["unsigned/bipolar", "bipolar/bipolar", "twos/twos"])
@pytest.mark.parametrize("points", [(1, 0), (0, -2), (-3, 1)])
def test_zero_points_are_offsets(encoding: str, points: tuple[int, int], form: str) -> None:
    rng = np.random.default_rng(1)
    x, weights = _filled(rng, (2, 2, encoding), (1, 6, 6, 10), (7, 3, 3, 10))
    named = {"unsigned/bipolar": "hybrid", "bipolar/bipolar": "bipolar"}.get(encoding, encoding)
    conv = compiler.bitserial_conv2d(
        weights, x.shape, 2, 2, named, padding=(1, 0, 2, 1), activation_zero_point=points[0],
        weight_zero_point=points[1], form=form,
    )  # fmt: skip
    assert np.array_equal(conv(x), conv2d(x, weights, conv.geometry, points))


@pytest.mark.parametrize("form", FORMS)
def test_values_are_stored_as_asked(form: str) -> None:
    """The same bytes, as int8 or as uint8, at either end of a layer."""
    rng = np.random.default_rng(3)
    x, weights = rng.integers(0, 4, (1, 5, 6, 40)), rng.choice([-1, 1], (9, 3, 3, 40))
    limits = np.sort(rng.integers(-40, 40, (3, 9)).astype(np.int32), axis=0)
    ones = np.ones(9, np.int32)
    for data, stored in itertools.product(("int8", "uint8"), repeat=2):
        last = Threshold(Operand(2, "unsigned"), limits, ones, stored=stored)
        conv = compiler.bitserial_conv2d(
            weights, x.shape, 2, 1, padding=1, form=form, data_dtype=data, epilogue=Epilogue(last=last)
        )
        sums = conv2d(x, weights, conv.geometry)
        got = conv(x)
        assert (conv.input_dtype, str(got.dtype)) == (data, stored)
        assert np.array_equal(got, (sums[..., None, :] >= limits).sum(-2))
        with pytest.raises(EncodingError, match="4 is not a 2-bit"):
            conv(np.full(x.shape, 4))
    with pytest.raises(UserError, match="from -3 to 3 are no uint8"):
        compiler.bitserial_conv2d(weights, x.shape, 2, 1, encoding="bipolar", data_dtype="uint8")


@pytest.mark.parametrize("packed", [False, True])
def test_a_form_states_what_it_is(packed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Operators take a form that they have never heard of, with C of its own that lays rows out."""
    file, known = tmp_path / "toy.c", registry.FORMS["bytes"]
    file.write_text(known.packers.text.replace("synth_${stem}", "toy_${stem}"))
    packers = replace(known.packers, files=(str(file),), values="toy_bytes_{}", words="toy_bytes_words_{}")
    toy = replace(known, name="toy", packers=packers)
    monkeypatch.setitem(registry.FORMS, toy.name, toy)
    kernel = load("avx2", 2, 1)
    reports = kernel.certificate.forms
    certificate = replace(kernel.certificate, forms={**reports, toy.name: reports[known.name]})
    kernel = replace(
        kernel, certificate=certificate, texts={**kernel.texts, toy.name: kernel.texts[known.name]}
    )
    rng = np.random.default_rng(6)
    x, weights = rng.integers(0, 4, (1, 6, 7, 40)), rng.choice([-1, 1], (9, 3, 3, 40))
    conv = compiler.bitserial_conv2d(
        weights, x.shape, 2, 1, padding=1, form="toy", kernel=kernel, target="x86-64-v3", packed_input=packed
    )
    assert "toy_byte" in conv.module.script()
    given = compiler.bitpack(x.shape, 2)(x) if packed else x
    assert np.array_equal(conv(given), conv2d(x, weights, conv.geometry))


@pytest.mark.exhaustive("operators", cover="bits encoding layout")
@pytest.mark.parametrize("layout", ["NHWC", "NCHW"])
@pytest.mark.parametrize("encoding", sorted(Encoding.registry))
@pytest.mark.parametrize("bits", [1, 2, 3])
def test_bitpack(bits: int, encoding: str, layout: str) -> None:
    operand = Operand(bits, encoding)
    x = np.random.default_rng(0).choice(operand.values, (2, 3, 5, 37))
    pack = compiler.bitpack(x.shape if layout == "NHWC" else (2, 37, 3, 5), bits, encoding, layout)
    words = pack(x if layout == "NHWC" else x.transpose(0, 3, 1, 2))
    assert np.array_equal(_unpacked(words, operand, 37), x)


def _unpacked(words: np.ndarray, operand: Operand, channels: int) -> np.ndarray:
    """uint32 [B, H, W, chunks, planes] to values [B, H, W, channels]; surplus positions must be zero bits."""
    bytes_of = words.astype("<u4").view(np.uint8).reshape(*words.shape, 4)
    bits = np.unpackbits(bytes_of, axis=-1, bitorder="little").astype(np.int64)
    codes = (bits << np.arange(words.shape[-1])[:, None]).sum(axis=-2).reshape(*words.shape[:3], -1)
    assert not codes[..., channels:].any()
    return np.asarray(operand.values)[codes[..., :channels]]


def _threshold(rng: np.random.Generator, operand: Operand, filters: int, packed: bool) -> Threshold:
    levels = (1 << operand.bits) - 1
    thresholds = np.sort(rng.integers(-300, 300, (levels, filters)), axis=0).astype(np.int32)
    return Threshold(operand, thresholds, rng.choice([-1, 1], filters).astype(np.int32), packed)


def _epilogues(rng: np.random.Generator, filters: int) -> list[Epilogue]:
    bias = rng.integers(-100, 100, filters).astype(np.int32)
    multiplier = rng.integers(1 << 20, 1 << 30, filters).astype(np.int32)
    shift = rng.integers(30, 36, filters).astype(np.int32)
    shift[0] = 0
    found = [
        Epilogue(bias, residual=True, relu=True),
        Epilogue(bias, residual=True, last=_threshold(rng, Operand(2, "unsigned"), filters, True)),
        Epilogue(bias, relu=True, last=Requantize(multiplier, shift, 3, "uint8")),
        Epilogue(last=Requantize(-multiplier, shift, -3, "int8", "upward")),
    ]
    # Powers of two make ties; every operation is rounded by itself.
    scale = np.where(np.arange(filters) % 2, 2.0**-3, rng.uniform(0.02, 0.2, filters)).astype(np.float32)
    each, one = rng.uniform(0.3, 2, (3, filters)).astype(np.float32), np.array([0.3], np.float32)
    steps = (("multiply", each[0]), ("add", each[1]), ("maximum", -each[2]), ("divide", one), ("add", one))
    found += [
        Epilogue(bias, last=Output8(scale, -3, -100, 90, "int8")),
        Epilogue(bias, True, True, Output8(scale, 7, 0, 200, "uint8", steps)),
    ]
    for operand in (Operand(2, "unsigned"), Operand(1, "bipolar"), Operand(3, "twos")):
        found += [Epilogue(bias, last=_threshold(rng, operand, filters, packed)) for packed in (False, True)]
    return found


@given(
    arrays(np.int32, (3, 5)), arrays(np.int8, 5, elements=st.sampled_from([-1, 1])), arrays(np.int32, (7, 5))
)
def test_comparisons_without_products(thresholds: np.ndarray, sign: np.ndarray, values: np.ndarray) -> None:
    """``sign * v >= t`` on integers without end, also for the smallest and the largest."""
    edges = np.asarray([np.iinfo(np.int32).min, np.iinfo(np.int32).max, -1, 0], np.int32)
    values = np.concatenate([values, np.repeat(edges[:, None], 5, axis=1)])
    limits, masks = Threshold(Operand(2, "unsigned"), thresholds, sign.astype(np.int32)).compared()
    wanted = values.astype(np.int64)[:, None] * sign >= thresholds
    assert np.array_equal((values[:, None] ^ masks) >= limits, wanted)


@pytest.mark.exhaustive("operators", cover="channels number")
@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize(
    ("channels", "filters", "kernel", "padding", "groups", "layout"),
    [
        (64, 40, 3, 1, 1, "NHWC"),
        (33, 70, 1, 0, 1, "NHWC"),
        (8, 12, 3, 1, 4, "NCHW"),
        (16, 9, 1, 0, 1, "NCHW"),
    ],
)
def test_epilogues(
    channels: int, filters: int, kernel: int, padding: int, groups: int, layout: str, number: int
) -> None:
    rng = np.random.default_rng(number)
    epilogue = _epilogues(rng, filters)[number]
    if epilogue.packed and (groups > 1 or layout == "NCHW"):
        skip(Need.CASE, "packed words pass between layers of one group")
    operand = Operand(2, "bipolar")
    x = rng.choice(operand.values, (2, 7, 7, channels))
    weights = rng.choice(operand.values, (filters, kernel, kernel, channels // groups))
    turn = (lambda v: v) if layout == "NHWC" else (lambda v: np.ascontiguousarray(v.transpose(0, 3, 1, 2)))
    conv = compiler.bitserial_conv2d(
        weights, turn(x).shape, 2, 2, "bipolar", padding=padding, groups=groups, layout=layout,
        epilogue=epilogue, threads=1 + number % 2, form=FORMS[(number + padding) % len(FORMS)],
    )  # fmt: skip
    values = conv2d(x, weights, conv.geometry)
    residual = rng.integers(-999, 999, values.shape).astype(np.int32) if epilogue.residual else None
    wanted = after(epilogue, values, residual)
    got = conv(turn(x), None if residual is None else residual if epilogue.packed else turn(residual))
    if epilogue.packed:
        assert np.array_equal(_unpacked(got, epilogue.last.operand, filters), wanted)
    else:
        assert got.dtype == wanted.dtype
        assert np.array_equal(got, turn(wanted))


@pytest.mark.exhaustive("operators", cover="form encoding")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("encoding", ["unsigned", "bipolar", "twos"])
def test_packed_words_pass_from_layer_to_layer(form: str, encoding: str) -> None:
    rng = np.random.default_rng(3)
    between = Operand(2, encoding)
    x = rng.integers(0, 2, (1, 9, 9, 20))
    first_weights = rng.choice([-1, 1], (40, 3, 3, 20))
    second_weights = rng.choice([-1, 1], (12, 3, 3, 40))
    thresholds = np.sort(rng.integers(-20, 20, (3, 40)), axis=0).astype(np.int32)
    packed = Epilogue(last=Threshold(between, thresholds, np.ones(40, np.int32), packed=True))
    first = compiler.bitserial_conv2d(first_weights, x.shape, 1, 1, padding=1, epilogue=packed, form=form)
    second = compiler.bitserial_conv2d(
        second_weights, (1, 9, 9, 40), 2, 1, f"{encoding}/bipolar", padding=1, strides=2, packed_input=True,
        form=form,
    )  # fmt: skip
    assert second.input_shape == first.output_shape == (1, 9, 9, -(-40 // CHUNK), 2)
    hidden = after(packed, conv2d(x, first_weights, first.geometry))
    assert np.array_equal(second(first(x)), conv2d(hidden, second_weights, second.geometry))


@pytest.mark.parametrize(
    ("form", "order", "threads"),
    [(f, ORDERS[n], 1 + (n if f == "bitplanes" else 1 - n)) for f in FORMS for n in (0, 1)],
)
def test_every_plan_gives_the_same_numbers(form: str, order: str, threads: int) -> None:
    rng = np.random.default_rng(4)
    x, weights = rng.integers(0, 4, (1, 6, 8, 70)), rng.choice([-1, 1], (33, 3, 3, 70))
    wanted = conv2d(x, weights, Geometry(1, 6, 8, 70, 33, (3, 3), padding=(1, 1, 1, 1)))
    conv = compiler.bitserial_conv2d(weights, x.shape, 2, 1, padding=1, threads=threads, form=form)
    for tile in usable_tiles(conv.problem):
        rows = conv.problem.registers // tile.registers
        again = compiler.bitserial_conv2d(weights, x.shape, 2, 1, padding=1, threads=threads, form=form)
        again.plan = SchedulePlan(tile, rows if order == "pixels" else 1, order, 1, threads)
        assert np.array_equal(again(x), wanted), tile


def test_the_untensorized_function_means_the_same() -> None:
    """What the intrinsics replace is right by itself, for terms of either sign."""
    import tvm

    rng = np.random.default_rng(5)
    for pair in PAIRS[::7]:
        x, weights = _filled(rng, pair, (1, 3, 4, 40), (9, 3, 3, 40))
        conv = compiler.bitserial_conv2d(weights, x.shape, *pair, padding=1)
        plain = tvm.compile(conv.schedule().mod, target=conv.machine.tvm).jit()
        tensors = [tvm.runtime.tensor(v) for v in conv.arguments(conv.check_input(x), None)]
        plain["main"](*tensors)
        got = tensors[-1].numpy().reshape(conv.output_shape)
        assert np.array_equal(got, conv2d(x, weights, conv.geometry))


def test_images_beyond_32_bit_places_are_refused() -> None:
    """Tables take 16 times the bytes of bitplanes: auto takes these where only they can be addressed."""
    shape = (64, 224, 224, 256)
    weights = np.ones((64, 3, 3, 256), dtype=int)
    given: dict[str, Any] = {"padding": 1, "target": "x86-64-v3"}
    conv = compiler.bitserial_conv2d(weights, shape, 2, 1, tuned=False, **given)
    assert conv.problem.form.name == "bitplanes"
    assert compiler.bitserial_conv2d(weights, (1, *shape[1:]), 2, 1, **given).problem.form.name == "tables"
    with pytest.raises(UserError, match=r"2\^31 elements"):
        compiler.bitserial_conv2d(weights, shape, 2, 1, form="tables", **given)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("packed", [False, True])
def test_packers_get_the_arguments_that_they_take(form: str, packed: bool) -> None:
    """Where activations alone add nothing too: a function that gives no sums was told where to put them."""
    weights = np.ones((8, 3, 3, 32), int)
    conv = compiler.bitserial_conv2d(weights, (1, 6, 6, 32), 2, 2, "unipolar", form=form, packed_input=packed)
    helper = conv.problem.form.packer(packed, conv.problem.operand)
    (line,) = [line for line in workload_source(conv.problem).splitlines() if helper.symbol in line]
    call = ast.parse(line.strip()).body[0].value.args[0]  # of T.evaluate(T.call_extern(type, name, ...))
    assert len(call.args) - 2 == len(helper.parameters.split(","))


def test_the_kernel_is_inlined() -> None:
    """No call of a kernel is left in the machine code, and its instructions are there."""
    weights = np.ones((64, 3, 3, 64), dtype=int)
    conv = compiler.bitserial_conv2d(weights, (1, 8, 8, 64), 1, 1, padding=1)
    module = compile_functions(tvm.IRModule({"main": conv.module["main"]}), conv.machine.tvm).mod
    text = module.inspect_source("asm")
    calls = [line for line in text.splitlines() if "call" in line and "synth_" in line]
    assert calls == []
    assert text.count("vpshufb") > 8


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.data())
def test_any_geometry(data: st.DataObject) -> None:
    """Whatever the geometry: it is refused in one line, or exact."""
    draw = data.draw
    small = st.integers(1, 3)
    groups, channels, filters = draw(small), draw(st.integers(1, 40)), draw(st.integers(1, 20))
    kernel, strides, dilation = (draw(st.tuples(small, small)) for _ in range(3))
    padding = draw(st.tuples(*[st.integers(0, 3)] * 4))
    shape = (draw(st.integers(1, 2)), draw(st.integers(1, 7)), draw(st.integers(1, 9)), groups * channels)
    pair, rng = draw(st.sampled_from(PAIRS)), np.random.default_rng(draw(st.integers(0, 99)))
    x, weights = _filled(rng, pair, shape, (groups * filters, *kernel, channels))
    spread = [d * (k - 1) + 1 for d, k in zip(dilation, kernel, strict=True)]
    room = (shape[1] + padding[0] + padding[2], shape[2] + padding[1] + padding[3])

    def build() -> compiler.Operator:
        return compiler.bitserial_conv2d(
            weights, shape, *pair, strides=strides, padding=padding, dilation=dilation, groups=groups
        )

    if spread[0] > room[0] or spread[1] > room[1]:
        with pytest.raises(UserError, match="larger than the padded image"):
            build()
        return
    conv = build()
    assert np.array_equal(conv(x), conv2d(x, weights, conv.geometry))


ARM = [(target, number) for number in range(8) for target in ("aarch64", "armv7")]


@pytest.mark.exhaustive("operators", every=5)
@pytest.mark.parametrize(("target", "number"), ARM)
def test_arm_in_the_emulator(target: str, number: int, tmp_path: Path) -> None:
    """A sample of shapes and encodings, exported as C and executed."""
    import_or_skip("unicorn")
    from synth.compiler.export import run_emulated

    pair = PAIRS[(7 * number + (target == "armv7")) % len(PAIRS)]
    channels, kernel, stride, padding, dilation, groups, batch = EVERY[(211 * number + 5) % len(EVERY)]
    groups, size = groups or channels, 3 + kernel + dilation * (kernel - 1)
    rng = np.random.default_rng(number)
    shapes = (batch, size, size, channels), (groups * 5, kernel, kernel, channels // groups)
    x, weights = _filled(rng, pair, *shapes, FILLS[number % 3])
    conv = compiler.bitserial_conv2d(
        weights, x.shape, *pair, strides=stride, padding=padding, dilation=dilation, groups=groups,
        target=target,
    )  # fmt: skip
    exported = conv.export("layer", tmp_path, shared=False)
    (out,), instructions = run_emulated(exported, [conv.check_input(x)])
    assert np.array_equal(out.reshape(conv.output_shape), conv2d(x, weights, conv.geometry))
    assert instructions > 0


LINUX = {"kind": "llvm", "mtriple": "x86_64-linux-gnu"}


def test_errors_are_one_line_before_anything_is_compiled() -> None:
    ones = np.ones((4, 1, 1, 3), dtype=int)
    cases = [
        (EncodingError, "9 bits", {"a": 9}),
        (UserError, "unknown target 'riscv'", {"target": "riscv"}),
        (UserError, "lacks avx2", {"target": LINUX | {"mcpu": "x86-64"}}),
        (UserError, "no processor 'i9'", {"target": LINUX | {"mcpu": "i9"}}),
        (UserError, "layout='HWC'", {"layout": "HWC"}),
        (UserError, "groups=2", {"groups": 2}),
        (UserError, "padding=", {"padding": -1}),
        (UserError, "padding='SAME'", {"padding": "SAME"}),
        (UserError, "strides=1.5: must be a whole number", {"strides": 1.5}),
        (UserError, "threads='2': must be a whole number", {"threads": "2"}),
        (UserError, "input_shape=None", {"input_shape": None}),
        (UserError, "encoding=None", {"encoding": None}),
        (UserError, "epilogue='relu'", {"epilogue": "relu"}),
        (UserError, "target 123: TVM refuses it", {"target": 123}),
        (UserError, "the sum can leave int32", {"activation_zero_point": 1 << 30}),
        (UserError, "rows of one length", {"weights": [[1], [1, 2]]}),
        (EncodingError, "not an integer type", {"weights": ones * 1.0}),
        (UserError, "threads=0", {"threads": 0}),
        (UserError, "larger than the padded image", {"dilation": 1, "weights": np.ones((4, 3, 3, 3), int)}),
        (EncodingError, "0 is not a 1-bit bipolar value", {"weights": np.zeros((4, 1, 1, 3), int)}),
    ]
    for error, text, change in cases:
        arguments = {"weights": ones, "input_shape": (1, 2, 2, 3), "a": 2, "w": 1} | change
        with pytest.raises(error) as caught:
            compiler.bitserial_conv2d(**arguments)
        assert text in str(caught.value)
        assert "\n" not in str(caught.value)
    conv = compiler.bitserial_conv2d(ones, (1, 2, 2, 3), 2, 1)
    with pytest.raises(EncodingError, match="7 is not a 2-bit unsigned value"):
        conv(np.full((1, 2, 2, 3), 7))
    with pytest.raises(EncodingError, match="shape"):
        conv(np.ones((1, 2, 3, 3), dtype=int))


@pytest.mark.parametrize("values", [[0.5], [1 << 33], []])
def test_epilogue_arrays_are_int32(values: list[float]) -> None:
    with pytest.raises(UserError, match="bias"):
        Epilogue(bias=values)
    with pytest.raises(UserError, match="multiplier"):
        Requantize(values, [1])
    with pytest.raises(UserError, match="scale of shape"):
        Epilogue(last=Output8(np.ones(2, np.float32), 0, 0, 9, "int8")).check(3)
    with pytest.raises(UserError, match="last="):
        Epilogue(last="relu")


def test_code_for_a_newer_processor_is_not_run_here() -> None:
    """LLVM would use instructions that stop the process."""
    assert not compile_target(LINUX | {"mcpu": "diamondrapids"}).is_host
    assert compile_target("x86-64-v3").is_host


@pytest.mark.exhaustive("operators", every=4)
@pytest.mark.parametrize("name", NAMED)
def test_every_named_target_builds(name: str) -> None:
    import tvm

    conv = compiler.bitserial_conv2d(np.ones((9, 3, 3, 40), int), (1, 5, 5, 40), 2, 1, padding=1, target=name)
    text = tvm.compile(conv.module, target=compile_target(name).tvm).mod.inspect_source("asm")
    assert not [
        line for line in text.splitlines() if "synth_" in line and line.split()[:1] in (["bl"], ["callq"])
    ]


def test_a_row_of_a_prime_number_of_tiles_is_shared_by_the_threads() -> None:
    """3136 pixels are 523 tiles of six columns, which no number of threads divides."""
    rng = np.random.default_rng(8)
    x, weights = rng.integers(0, 4, (1, 56, 56, 8)), rng.choice([-3, -1, 1, 3], (32, 1, 1, 8))
    given: dict[str, Any] = {"form": "bytes", "target": "x86-64-v3"}
    one, two = (compiler.bitserial_conv2d(weights, x.shape, 2, 2, threads=n, **given) for n in (1, 2))
    wanted = conv2d(x, weights, one.geometry)
    assert np.array_equal(one(x), wanted) and np.array_equal(two(x), wanted)
    assert shares(two.problem, two.plan) >= 2
    tiles = two.problem.grid.out_columns // two.plan.tile.columns
    assert tiles % 2 == 0 and two.problem.grid.out_columns - 3136 < 2 * 2 * two.plan.tile.columns
    # A row of fewer tiles than threads stays as it is: nobody computes what nobody reads.
    alone = compiler.bitserial_dense(weights[:, 0, 0], 1, 2, 2, threads=2, **given)
    assert alone.problem.grid.out_columns == 1


def test_a_row_is_not_widened_beyond_what_tvm_addresses() -> None:
    """9351 tiles of seven columns fit in 2^31 bytes of packed image just so; a multiple of 16 does not."""
    given: dict[str, Any] = {"form": "tables", "target": "x86-64-v3"}
    made = compiler.bitserial_dense(np.ones((16, 8200), int), 65457, 1, 1, threads=16, **given)
    problem = made.problem
    narrow = best_columns(made.geometry, problem.form)[1]
    assert addressable(made.geometry, problem.form, narrow)
    assert not addressable(made.geometry, problem.form, narrow * 16)
    assert addressable(made.geometry, problem.form, problem.columns)
