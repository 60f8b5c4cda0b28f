"""Products with prepared weights: exact in every form, for every dtype and tail; refusals of one line."""

import gc
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from sketches.encoding import EncodingError
from sketches.tile import widest
from synth import library
from synth.errors import UserError
from synth.forms.registry import FORMS
from synth.library import products
from synth.library.prepared import Prepared
from synth.library.reading import MissingKernel
from tests.needs import Need, skip

pytestmark = pytest.mark.filterwarnings("ignore:.*run as portable C")
DTYPES = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")
#: Natively where the processor has it, and in the emulator, for words of 32 and 64 bits.
CASES = [
    ("avx512", "x86_64_bitalg", 2, 2, "hybrid", "bitplanes"),
    ("avx512", "x86_64_bitalg", 3, 1, "twos/bipolar", "tables64"),
    ("avx512", "x86_64_vnni", 8, 8, "twos", "bytes"),
    ("avx2", "x86_64", 3, 2, "bipolar", "tables"),
    ("avx2", "x86_64", 1, 1, "bipolar", "bitplanes"),
    ("neon", "aarch64", 2, 1, "twos", "bitplanes"),
    ("neon", "aarch64_dotprod", 2, 1, "hybrid", "bytes16"),
    ("neon", "armv7", 2, 2, "unipolar", "bytes"),
]


def matrices(kernel: Any, m: int, n: int, k: int, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    return rng.choice(kernel.spec.weights.values, (m, k)), rng.choice(kernel.spec.activations.values, (n, k))


def fits(values: np.ndarray, dtype: str) -> bool:
    bounds = np.iinfo(dtype)
    return bool(values.min() >= bounds.min and values.max() <= bounds.max)


@pytest.fixture(scope="module", params=CASES, ids=lambda case: "_".join(map(str, case)).replace("/", "_"))
def kernel(request: pytest.FixtureRequest) -> tuple[Any, str]:
    isa, target, a, w, encoding, form = request.param
    return library.load(isa, a, w, encoding, target), form


@pytest.mark.exhaustive("library", every=3)
def test_tails_dtypes_and_extremes(kernel: tuple[Any, str]) -> None:
    made, form = kernel
    chunk, wide = FORMS[form].text.chunk, widest(made.form(form).tiles)
    for m, k in ((1, 1), (made.form(form).rows + 1, chunk - 1), (3, chunk), (2, 3 * chunk + 1), (37, 130)):
        weights, every = matrices(made, m, 2 * wide.columns + 1, k, seed=k)
        prepared = made.prepare(weights, form)
        assert (prepared.form, prepared.shape) == (form, (m, k))
        for n in range(1, len(every) + 1):
            got = prepared(every[:n])
            assert got.dtype == np.int32 and np.array_equal(got, weights @ every[:n].T), (m, n, k)
        for dtype in DTYPES:
            if fits(every, dtype):
                assert np.array_equal(prepared(every.astype(dtype)), weights @ every.T), dtype
    for choose in (min, max):
        extreme = np.full((2, k), choose(made.spec.activations.values))
        assert np.array_equal(prepared(extreme), weights @ extreme.T)
    # Arrays of other strides and byte orders, lists.
    assert np.array_equal(prepared(np.asfortranarray(every)), weights @ every.T)
    assert np.array_equal(prepared(every[::-2]), weights @ every[::-2].T)
    assert np.array_equal(prepared(every.astype(">i4")), weights @ every.T)
    assert np.array_equal(prepared(every.tolist()), weights @ every.T)
    askew = np.frombuffer(b"." + every.astype(np.int16).tobytes(), np.int16, offset=1).reshape(every.shape)
    if fits(every, "int16"):
        assert np.array_equal(prepared(askew), weights @ every.T) and not askew.flags.aligned


@pytest.mark.exhaustive("library", every=3)
def test_a_result_goes_where_it_is_asked_for(kernel: tuple[Any, str]) -> None:
    made, form = kernel
    weights, every = matrices(made, 9, 7, 70)
    prepared = made.prepare(weights, form)
    first = prepared(every[:4])
    kept, taken = prepared(every[3:], first), np.zeros((7, 9), np.int32)
    assert kept is first and np.array_equal(first, weights @ every[3:].T)
    assert np.array_equal(prepared(every.tolist(), out=taken.T), weights @ every.T)
    shared = np.zeros(4000, np.int32)
    memory, within = shared[:9].reshape(9, 1), shared.view(np.int8)[8:78].reshape(1, 70)
    frozen = first.copy("F")
    frozen.flags.writeable = False
    for out, says in (
        (first[:, :3], r"int32 \[9, 3\] does not take int32 \[9, 4\]"),
        (np.zeros((9, 4), np.int32), r"int32 \[9, 4\] .* whose transpose is C-contiguous; give what an"),
        (np.zeros((9, 4), np.uint32, "F"), "uint32"),
        (first.tolist(), "list does not take"),
        (frozen, "is read-only"),
    ):
        with pytest.raises(EncodingError, match=rf"^out: .*{says}"):
            prepared(every[:4], out)
    if within.min() in made.spec.activations.values:
        with pytest.raises(EncodingError, match="shares memory with the activations"):
            prepared(within, memory)


def test_more_columns_than_are_packed_at_once(kernel: tuple[Any, str]) -> None:
    made, form = kernel
    few = made.prepare(*[matrices(made, 3, 1, 3000)[0]], form)
    many = matrices(made, 3, few._block + 1, 3000)
    assert np.array_equal(few(many[1]), many[0] @ many[1].T)


def test_every_value_without_a_code_is_refused(kernel: tuple[Any, str]) -> None:
    """Those too that would be a value if a narrower type held them, wherever they stand."""
    made, form = kernel
    values, bits = set(made.spec.activations.values), made.spec.activations.bits
    weights, good = matrices(made, 3, 9, 33)
    prepared = made.prepare(weights, form)
    for dtype in DTYPES:
        bounds = np.iinfo(dtype)
        if not fits(good, dtype):
            good = np.full_like(good, max(value for value in values if value <= bounds.max))
        near = {min(values) - 1, min(values) + 1, max(values) + 1, max(values) - 1, bounds.min, bounds.max}
        near |= {
            one + sign * (1 << power)
            for one in (min(values), max(values))
            for power in (8, 16, 32)
            for sign in (-1, 1)
        }
        for one in {v for v in near if bounds.min <= v <= bounds.max} - values:
            for place in ((0, 0), (8, 32)):
                wrong = good.astype(dtype)
                wrong[place] = one
                with pytest.raises(EncodingError, match=rf"activations: {one} is not a {bits}-bit") as caught:
                    prepared(wrong)
                assert "\n" not in str(caught.value)
    assert np.array_equal(prepared(good), weights @ good.T), "what follows a refusal"


@pytest.mark.parametrize(
    ("activations", "says"),
    [
        (np.ones((7, 3), int), r"weights have K=7, activations \[7, 3\] have K=3.*transpose them"),
        (np.ones((6, 3), int), r"weights have K=7, activations \[6, 3\] have K=3; they must be equal$"),
        (np.ones(7, int), r"shape \(7,\) is not a matrix"),
        (np.ones((0, 7), int), "is not a matrix"),
        (np.ones((2, 7)), r"dtype float64 is not an integer type; convert with .astype\(int\)"),
        (np.ones((2, 7), bool), "dtype bool is not an integer type"),
    ],
)
def test_wrong_activations_are_refused(activations: np.ndarray, says: str) -> None:
    kernel = library.load("avx2", 2, 1, target="x86_64")
    weights = np.ones((3, 7), int)
    for product in (kernel.prepare(weights, "bytes"), lambda a: kernel.run_form(weights, a, "bytes")):
        with pytest.raises(EncodingError, match=says) as caught:
            product(activations)
        assert "\n" not in str(caught.value)


def test_wrong_weights_and_forms_are_refused() -> None:
    kernel, other = library.load("avx2", 2, 1, target="x86_64"), library.load("avx2", 2, 2, target="x86_64")
    packed = kernel.form("bytes").pack_weights([[1, -1]])
    with pytest.raises(EncodingError, match="packed as bytes, not as tables"):
        kernel.prepare(packed, "tables")
    with pytest.raises(EncodingError, match=r"packed for avx2/a2w1.*, not for avx2/a2w2"):
        other.prepare(packed)
    with pytest.raises(EncodingError, match="3 taps"):
        kernel.prepare(kernel.form("bytes").pack_weights(np.ones((2, 3, 4), int)))
    with pytest.raises(EncodingError, match="weights: 0 is not a 1-bit bipolar value"):
        kernel.prepare([[0, 1]])
    with pytest.raises(UserError, match="form='rows'"):
        kernel.prepare([[1]], "rows")
    assert np.array_equal(kernel.prepare(packed)([[3, 1]]), [[2]])


def test_the_form_is_chosen_once(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel, asked = library.load("avx2", 2, 1, target="x86_64"), []

    def costs(*given: Any) -> Any:
        asked.append(given)
        return form_costs(*given)

    form_costs = products.form_costs
    monkeypatch.setattr(products, "form_costs", costs)
    forms = {kernel.prepare([[1, -1]]).form for _ in range(3)}
    kernel.run_form([[1, -1]], [[0, 3]])
    assert forms == {kernel.cheapest_form()} and len(asked) == 2


def test_threads_share_a_product() -> None:
    kernel = library.load("avx2", 2, 1, target="x86_64")
    weights, _ = matrices(kernel, 65, 1, 500)
    prepared = kernel.prepare(weights, "tables")
    inputs = [matrices(kernel, 1, 9, 500, seed)[1] for seed in range(40)]
    with ThreadPoolExecutor(4) as pool:
        for a, got in zip(inputs, pool.map(prepared, inputs), strict=True):
            assert np.array_equal(got, weights @ a.T)


def test_other_threads_run_while_c_multiplies() -> None:
    kernel = library.load("avx2", 2, 1, target="x86_64")
    prepared, seen = kernel.prepare(np.ones((64, 64), int)), threading.Event()
    activations, interval = np.ones((64, 64), np.int8), sys.getswitchinterval()

    def work() -> bool:
        return any(seen.is_set() for _ in range(50_000) if prepared(activations) is not None)

    try:
        sys.setswitchinterval(1000)  # so that nobody gives way but who says so
        with ThreadPoolExecutor(1) as pool:
            working = pool.submit(work)
            seen.set()
            assert working.result() or kernel.machine.startswith("unicorn")
    finally:
        sys.setswitchinterval(interval)


def test_a_product_that_python_calls_keeps_and_leaks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what C takes as it is nothing is copied, and every object has as many owners as before, after
    refusals, too."""
    kernel = library.load("avx2", 2, 1, target="x86_64")
    if kernel.machine.startswith("unicorn"):
        skip(Need.PROCESSOR, "the processor runs no such code")
    prepared = kernel.prepare(np.ones((300, 7), int))
    activations, wrong, out = (
        np.ones((400, 7), np.int8),
        np.full((400, 7), 9),
        np.empty((300, 400), np.int32, "F"),
    )
    objects = (activations, wrong, out, np.empty, np.dtype(np.int32), prepared.shape[0], "F", None)

    def owners() -> list[int]:
        gc.collect()
        return [*map(sys.getrefcount, objects), sys.getallocatedblocks()]

    def call() -> None:
        for _ in range(50):
            prepared(activations)
            prepared(activations, out)
            for given in (wrong, wrong[:, 1:], wrong.T):
                with pytest.raises(EncodingError):
                    prepared(given)
        assert sys.getrefcount(prepared(activations)) <= 2

    call()
    gc.freeze()  # else what other tests left is looked through each time, for seconds
    before = owners()
    call()
    assert all(abs(now - then) < 40 for now, then in zip(owners(), before, strict=True))
    gc.unfreeze()
    monkeypatch.setattr(prepared, "_by_copies", None)
    assert np.array_equal(prepared(memoryview(activations)), np.full((300, 400), 7))


def test_a_library_without_packing_kernels_packs_by_plain_c(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: Any) -> Any:
        raise MissingKernel("none")

    monkeypatch.setattr("synth.library.reading.load_as", none)
    kernel = library.load("avx2", 3, 1, "twos/bipolar", target="x86_64")
    weights, activations = matrices(kernel, 9, 7, 100)
    assert np.array_equal(kernel.run_form(weights, activations, "bitplanes"), weights @ activations.T)


def test_portable_c_and_what_is_said_of_a_product() -> None:
    kernel = library.load("avx2", 2, 1, target="x86_64").as_portable()
    prepared = kernel.prepare([[1, -1, 1]], "tables")
    assert np.array_equal(prepared([[3, 1, 0], [0, 0, 2]]), [[2, 2]])
    assert repr(prepared).startswith("<product with weights [1, 3]: synth_avx2_a2w1") and "portable" in repr(
        prepared
    )
    assert isinstance(prepared, Prepared)


def test_instructions_are_counted_where_the_emulator_counts_them() -> None:
    kernel = library.load("neon", 2, 1, target="aarch64")
    kernel.run_form([[1, -1]], [[1, 2]], "bitplanes")
    once = kernel.last_instructions
    kernel.run_form(np.ones((1, 4000), int), np.ones((1, 4000), int), "bitplanes")
    assert once is not None and kernel.last_instructions is not None and kernel.last_instructions > once > 0


@pytest.mark.parametrize("form", [name for name, form in FORMS.items() if not form.depthwise])
def test_operators_and_products_state_the_same_corrections(form: str) -> None:
    """The product takes what a form says to operators, the packing in numpy what its report says."""
    targets = {"tables": "avx2/x86_64", "tables64": "avx512/x86_64_bitalg", "bytes16": "neon/aarch64_dotprod"}
    targets |= {"bytes64": "avx512/x86_64_amx"}
    isa, target = targets.get(form, "neon/armv7").split("/")
    made = library.load(isa, 2, 2, target=target)
    report = made.certificate.forms[form]
    facts = FORMS[form].layer_parameters(made.spec, made.isa, report, (0, 0))
    assert facts.corrections == report.corrections
    assert facts != replace(facts, factor=facts.factor + 1)
