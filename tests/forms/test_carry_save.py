"""Bitplanes kernels that add words before they count them: exact, chosen by the core model, proved; mistakes
are refuted."""

import itertools
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

import isa_specs
import synth.search.carry_save as search
from isa_specs.cores import Core, Rule, cores, usage
from sketches.bitplanes import CHUNK, step_kernel
from sketches.bytes import rows_per_register
from sketches.carry_save import CarrySave, additions, block_of, runs, word_name
from sketches.program import Line
from sketches.throughput import tile_cycles
from sketches.tile import Tile
from sketches.tile_program import TileProgram
from sketches.tile_work import tile_work
from synth.emit.features import host_target
from synth.errors import VerificationError
from synth.forms.registry import FORMS
from synth.library.certificate_json import from_json, to_json
from synth.library.derive import derive
from synth.library.execution import execution_test
from synth.library.kernels import Kernel, load
from synth.library.kinds.matmul import MATMUL
from synth.library.machines import portable_code
from synth.search.bitplanes import bitplane_program
from synth.search.bitwise import bit_program
from synth.search.tiles import tile_rate
from tests.conftest import TARGETS
from tests.prove.provers import prove_bitplanes

#: Kernels with levels of every depth that is chosen, one and several groups, products of both signs.
CHOSEN = ((1, 1, "hybrid", 3), (1, 2, "twos/twos", 2), (2, 2, "twos", 1))
TILES = tuple(Tile(r, c) for r in (1, 2) for c in (1, 2, 4, 7))


@cache
def made(a: int, w: int, encoding: str) -> Kernel:
    """The library's AVX-512 kernel with the bitplanes kernel that the search makes of it."""
    kernel = load("avx512", a, w, encoding)
    form = FORMS["bitplanes"]
    program = form.search(kernel.spec, kernel.isa, "x86_64", kernel.program)
    report, text = derive(form, kernel.spec, kernel.isa, "x86_64", program, None)
    forms = {**kernel.certificate.forms, "bitplanes": report}
    certificate = replace(kernel.certificate, forms=forms)
    return replace(kernel, texts={**kernel.texts, "bitplanes": text}, certificate=certificate, _machine=None)


def carry_of(planes: TileProgram) -> CarrySave:
    assert planes.carry_save is not None
    return planes.carry_save


def _operand(
    rng: np.random.Generator, values: tuple[int, ...], shape: tuple[int, int], fill: str
) -> np.ndarray:
    if fill == "random":
        return rng.choice(np.asarray(values), shape)
    return np.full(shape, min(values) if fill == "lowest" else max(values))


@pytest.mark.exhaustive("proofs", every=2)
@pytest.mark.isa("avx512")
@pytest.mark.parametrize(("a", "w", "encoding", "depth"), CHOSEN)
def test_every_number_of_chunks(a: int, w: int, encoding: str, depth: int) -> None:
    kernel = made(a, w, encoding)
    spec, carry, rng = (
        kernel.spec,
        carry_of(kernel.form("bitplanes").program),
        np.random.default_rng(a + 10 * w),
    )
    assert carry.depth == depth
    beyond = (
        kernel.form("bitplanes").program.interval * carry.block + 3
    )  # chunks: the bytes are widened between blocks
    for chunks in (*range(1, 34), beyond, beyond + carry.block - 1):
        for fill in ("lowest", "highest", "random"):
            k = chunks * CHUNK - (int(rng.integers(0, CHUNK)) if fill == "random" else 0)
            m, n = (int(v) for v in rng.integers(1, 40, 2)) if chunks < 34 else (17, 2)
            weights = _operand(rng, spec.weights.values, (m, k), fill)
            activations = _operand(rng, spec.activations.values, (n, k), fill)
            got = kernel.form("bitplanes").run(weights, activations)
            assert np.array_equal(got, spec.reference(weights, activations)), (chunks, fill, m, n)


@pytest.mark.exhaustive("proofs", cover="a w encoding channels")
@pytest.mark.isa("avx512")
@pytest.mark.parametrize(("a", "w", "encoding"), [case[:3] for case in CHOSEN[::2]])
@pytest.mark.parametrize("channels", [40, 100, 330])
def test_blocks_go_on_over_the_ends_of_taps(a: int, w: int, encoding: str, channels: int) -> None:
    """Every tile, taps apart from each other whose chunks fill no blocks, registers and columns by their
    strides."""
    kernel = made(a, w, encoding)
    rng, rows, spec = np.random.default_rng(channels), rows_per_register(kernel.isa), kernel.spec
    image = rng.choice(np.asarray(spec.activations.values), (3, 24, channels))
    packed = kernel.form("bitplanes").pack_activations(image.reshape(-1, channels))
    pixel = packed.data.reshape(3, 24, -1).shape[2]
    for tile, (height, width) in itertools.product(kernel.form("bitplanes").program.tiles, ((2, 3), (3, 1))):
        m = tile.registers * rows
        weights = rng.choice(np.asarray(spec.weights.values), (m, height * width, channels))
        stored = kernel.form("bitplanes").pack_weights(weights)
        before = rng.integers(-1000, 1000, (tile.columns, m + 3)).astype(np.int32)
        out = before.copy()
        # A tap is two pixels from the next in its row, so that they are not together in memory.
        kernel.form("bitplanes").run_tile(tile, stored.data, packed.data, out, m + 3, 2 * pixel, height,
            24 * pixel, width, 2 * pixel,
                        stored.chunks, stored.data[0].size)  # fmt: skip
        for column in range(tile.columns):
            taps = (slice(height), slice(2 * column, 2 * column + 2 * width, 2))
            patch = image[taps].reshape(height * width, channels)
            sums = packed.correction.reshape(3, 24)[taps].sum()
            got = out[column, :m].astype(np.int64) - before[column, :m] + stored.correction + sums
            assert np.array_equal(got, (weights * patch).sum(axis=(1, 2))), (tile, column)
            assert np.array_equal(out[column, m:], before[column, m:])


@pytest.mark.isa("avx512")
def test_the_portable_form_computes_the_same() -> None:
    kernel = made(2, 2, "twos")
    portable = replace(kernel, _machine=portable_code(kernel.sources, kernel.prototypes, host_target()))
    rng = np.random.default_rng(1)
    weights = rng.choice(np.asarray(kernel.spec.weights.values), (17, 333))
    activations = rng.choice(np.asarray(kernel.spec.activations.values), (5, 333))
    assert np.array_equal(
        portable.form("bitplanes").run(weights, activations),
        kernel.form("bitplanes").run(weights, activations),
    )


@pytest.mark.exhaustive("proofs", every=2)
@pytest.mark.isa("avx512")
@pytest.mark.parametrize(
    ("what", "old", "new"),
    [
        ("a level dropped at the end", "LOCAL(end)(bits0_1[r][c],", "LOCAL(end)(zeros,"),
        ("a level's coefficient", "add_epi8(sum0, sum0)", "add_epi8(sum0, _mm512_setzero_si512())"),
        ("the weight of blocks", "wide0, wide0", "wide0, _mm512_setzero_si512()"),
        ("a tap's end", "next->at += 1;", "next->at += 2;"),
        ("a carry", "(bits0_1, carry_0_0, carry_0_1, ", "(bits0_1, carry_0_0, carry_0_0, "),
    ],
)
def test_the_execution_test_sees_a_broken_text(what: str, old: str, new: str) -> None:
    kernel = made(1, 1, "hybrid")
    assert old in kernel.texts["bitplanes"], what
    broken = kernel.texts["bitplanes"].replace(old, new, 1)
    with pytest.raises(VerificationError, match=r"bitplanes|tile"):
        execution_test(replace(kernel, texts={**kernel.texts, "bitplanes": broken}, _machine=None))


# ---- the choice -------------------------------------------------------------------------------------------


@pytest.mark.exhaustive("proofs", every=3)
@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_only_where_an_instruction_takes_three_words(isa: str, target: str) -> None:
    """AVX2 and NEON could add words too, and the model finds that it does not pay."""
    kernel = load(isa, 1, 1, "hybrid", target)
    plain = replace(kernel.form("bitplanes").program, carry_save=None)
    found = list(search.carry_save_programs(kernel.isa, target, plain, TILES))
    assert [carry_of(planes).depth for planes in found] == list(range(1, len(found) + 1))
    assert found and carry_of(found[-1]).last_steps <= plain.interval
    chosen = bitplane_program(kernel.spec, kernel.isa, target, kernel.program)
    assert (chosen.carry_save is not None) == (isa == "avx512")
    if isa != "avx512":
        assert chosen == kernel.form("bitplanes").program


@pytest.mark.parametrize(("a", "w", "depth"), [(2, 1, 2), (3, 1, 1), (2, 2, 1), (3, 2, 0), (3, 3, 0)])
def test_levels_leave_registers_for_cells(a: int, w: int, depth: int) -> None:
    """More plane pairs have more levels: fewer of each, or none."""
    kernel = load("avx512", a, w, "hybrid")
    planes = bitplane_program(kernel.spec, kernel.isa, "x86_64", kernel.program)
    assert (0 if planes.carry_save is None else planes.carry_save.depth) == depth
    assert max(tile.registers * tile.columns for tile in planes.tiles) >= search.LEAST_ACCUMULATORS


def _slower(core: Core, mnemonic: str, cost: str) -> Core:
    return replace(core, rules=(Rule(mnemonic, usage(cost, 1)), *core.rules))


def test_the_model_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = load("avx512", 1, 1, "hybrid")
    plain, core = replace(kernel.form("bitplanes").program, carry_save=None), cores()["cascadelake"]

    def depth(core: Core) -> int:
        monkeypatch.setattr("synth.search.tiles.core", lambda name: core)
        found = search.with_carry_save(kernel.isa, "x86_64", plain, TILES).carry_save
        return 0 if found is None else found.depth

    assert depth(core) == 3
    assert depth(_slower(core, "vpternlogd", "3*p0/p5")) == 0
    monkeypatch.setattr(
        search, "REFERENCE_STEPS", 1000
    )  # a long product has room for what levels cost at the end
    assert depth(core) == 4


def test_a_short_product_is_mostly_its_end() -> None:
    kernel = load("avx512", 1, 1, "hybrid")
    core = cores()["cascadelake"]
    target = core.targets[0]
    given = kernel.isa, target, bitplane_program(kernel.spec, kernel.isa, target, kernel.program), Tile(1, 4)
    rates = [
        tile_cycles(kernel.isa, core, target, tile_work(*given, steps=8 * blocks)).macs_per_cycle
        for blocks in (1, 4, 16, 1000)
    ]
    assert rates == sorted(rates)
    steady = tile_cycles(kernel.isa, core, target, tile_work(*given)).macs_per_cycle
    assert steady == pytest.approx(rates[-1], rel=0.01) and steady > 1.5 * rates[0]


def test_what_a_block_takes() -> None:
    """An adder less than steps in all: half of them with two products in three instructions, the others in
    two."""
    kernel = load("avx512", 1, 1, "hybrid")
    planes = bitplane_program(kernel.spec, kernel.isa, "x86_64", kernel.program)
    carry = carry_of(planes)
    counts = len(carry.counts)
    assert counts == 6
    assert len(block_of(step_kernel(kernel.isa, planes), carry, 8).lines) == 4 * 3 + 3 * 2 + counts
    assert len(block_of(step_kernel(kernel.isa, planes), carry, 1).lines) == 1 + counts
    assert [len(additions(steps)) for steps in (1, 2, 4, 8, 16)] == [0, 1, 3, 7, 15]
    assert runs(carry, 43) == ((8, 5), (2, 1), (1, 1)) and runs(carry, 7) == ((4, 1), (2, 1), (1, 1))


# ---- adders -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_the_shortest_adders(isa: str, target: str) -> None:
    machine = load(isa, 1, 1, "hybrid", target).isa
    adder = search.full_adder(machine, target)
    assert len(adder) == {"avx512": 2, "avx2": 5, "neon": 3, "wasm": 3}[isa]
    first = search.first_adder(machine, target, (0, 0, 0, 1))
    # A ternary function takes a product and the level at once; elsewhere nothing shorter than both is known.
    assert len(first) == (3 if isa == "avx512" else 2 + len(adder))


#: Of three bits, by the rows of their table.
SUM_AND_CARRY = (("sum", 0b10010110), ("carry", 0b11101000))


def test_the_enumeration_says_what_it_did() -> None:
    isa = load("avx2", 1, 1, "hybrid").isa
    found, verdicts = bit_program(isa, "x86_64", tuple("xyz"), SUM_AND_CARRY, 5)
    assert found is not None and len(found) == 5
    assert [type(verdict).__name__ for verdict in verdicts] == ["NoneExists"] * 3 + ["Found"]
    none, verdicts = bit_program(isa, "x86_64", tuple("xyz"), SUM_AND_CARRY, 4)
    assert none is None and len(verdicts) == 3


def test_what_was_not_decided_is_not_called_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("synth.search.bitwise.APPLICATIONS", 3000)
    isa = load("avx2", 1, 1, "hybrid").isa
    found, verdicts = bit_program.__wrapped__(isa, "x86_64", tuple("xyz"), SUM_AND_CARRY, 5)
    assert found is None and type(verdicts[-1]).__name__ == "Unknown"
    monkeypatch.setattr(search, "bit_program", bit_program.__wrapped__)
    with pytest.raises(search.NoCarrySave, match="length 5: unknown"):
        search.full_adder.__wrapped__(isa, "x86_64")


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_what_is_left_out_could_not_pay(isa: str, target: str) -> None:
    """bitplanes kernels with the least that an adder of two steps could take are as fast as those with the
    one that is found."""
    kernel = load(isa, 1, 1, "hybrid", target)
    planes = replace(kernel.form("bitplanes").program, carry_save=None)

    def rates(least: bool) -> list[float]:
        return [
            max(
                tile_rate(kernel.isa, target, tile_work(kernel.isa, target, one, t, search.REFERENCE_STEPS))
                for t in one.tiles
            )
            for one in search.carry_save_programs(kernel.isa, target, planes, TILES, least)
        ]

    least, found = rates(True), rates(False)
    assert len(least) == len(found) > 0
    assert all(a >= b for a, b in zip(least, found, strict=True))


# ---- proof ------------------------------------------------------------------------------------------------


def _with_line(lines: tuple[Line, ...], number: int, **changes: object) -> tuple[Line, ...]:
    return tuple(replace(line, **changes) if n == number else line for n, line in enumerate(lines))  # type: ignore[arg-type]


def _wrong(planes: TileProgram) -> Iterator[tuple[str, TileProgram]]:
    carry = carry_of(planes)
    pair, group = carry.pairs[0], planes.groups[0]

    def changed(**changes: object) -> TileProgram:
        return replace(planes, carry_save=replace(carry, **changes))  # type: ignore[arg-type]

    def of_pair(**changes: object) -> TileProgram:
        return changed(pairs=(replace(pair, **changes), *carry.pairs[1:]))  # type: ignore[arg-type]

    for number, line in enumerate(carry.adder):
        assert line.imm is not None
        yield f"adder {number}", changed(adder=_with_line(carry.adder, number, imm=line.imm ^ 1))
    for number, line in enumerate(pair.first):
        assert line.imm is not None
        yield f"two steps {number}", of_pair(first=_with_line(pair.first, number, imm=line.imm ^ 0x10))
    yield "two steps swapped", of_pair(first=_with_line(pair.first, 1, args=("w1", "a0", "t0")))
    yield "product", of_pair(product=_with_line(pair.product, 0, instruction="_mm512_or_si512", imm=None))
    yield "no carry", changed(adder=carry.adder[:1])
    yield "a load", changed(adder=(Line("z", "_mm512_loadu_si512", ("x",), None, "row"), *carry.adder))
    yield "view", of_pair(derived_plane=len(planes.derived_planes))
    yield "term", of_pair(term="p99")
    yield "no pair", changed(pairs=carry.pairs[1:])
    yield "no levels", changed(depth=0)
    yield "too many levels", changed(depth=next(d for d in range(9) if 2 * ((1 << d) - 1) > planes.interval))
    yield "interval", replace(planes, intervals=(255 // group.bound + 1,))
    yield (
        "share",
        replace(planes, groups=(replace(group, coefficient=2 * group.coefficient), *planes.groups[1:])),
    )
    yield "bound", replace(planes, groups=(replace(group, bound=group.bound - 1), *planes.groups[1:]))
    load, add, store = planes.epilogue
    yield "adder of bytes", replace(planes, adder=add.instruction)
    other = replace(planes, epilogue=(load, replace(add, instruction=planes.adder), store))
    yield "adder of results", other
    shift = next(n for n, line in enumerate(carry.counts) if line.imm == 4)
    yield "count", changed(counts=_with_line(carry.counts, shift, imm=3))
    yield "count of another", changed(counts=_with_line(carry.counts, shift, args=("word7",)))
    yield "count dropped", changed(counts=carry.counts[:-1])


def test_wrong_levels_are_refuted() -> None:
    kernel = load("avx512", 1, 1, "hybrid")
    planes = bitplane_program(kernel.spec, kernel.isa, "x86_64", kernel.program)
    assert prove_bitplanes(kernel.spec, kernel.isa, "x86_64", planes).verdict == "proved"
    for name, wrong in _wrong(planes):
        assert prove_bitplanes(kernel.spec, kernel.isa, "x86_64", wrong).verdict == "refuted", name


def test_pairs_that_take_each_other_s_planes_are_refuted() -> None:
    kernel = load("avx512", 1, 2, "hybrid")
    planes = bitplane_program(kernel.spec, kernel.isa, "x86_64", kernel.program)
    carry = carry_of(planes)
    views = tuple(replace(pair, derived_plane=1 - pair.derived_plane) for pair in carry.pairs)
    proof = prove_bitplanes(
        kernel.spec, kernel.isa, "x86_64", replace(planes, carry_save=replace(carry, pairs=views))
    )
    assert proof.verdict == "refuted" and proof.failed[0].name.startswith("word of pair 0")
    words = {"word0": "word1", "word1": "word0"}
    counts = tuple(
        replace(line, args=tuple(words.get(arg, arg) for arg in line.args)) for line in carry.counts
    )
    proof = prove_bitplanes(
        kernel.spec, kernel.isa, "x86_64", replace(planes, carry_save=replace(carry, counts=counts))
    )
    assert proof.verdict == "refuted" and proof.failed[0].name.startswith("count of")


@pytest.mark.parametrize("depth", [1, 4])
def test_every_depth_is_proved(depth: int) -> None:
    kernel = load("avx512", 1, 1, "bipolar")
    plain = replace(kernel.form("bitplanes").program, carry_save=None)
    planes = list(search.carry_save_programs(kernel.isa, "x86_64", plain, TILES))[depth - 1]
    assert prove_bitplanes(kernel.spec, kernel.isa, "x86_64", planes).verdict == "proved"


def test_a_certificate_says_it_or_is_silent() -> None:
    kernel = made(1, 1, "hybrid")
    text = to_json(MATMUL.fields, kernel.certificate)
    assert from_json(MATMUL.fields, text, "here") == kernel.certificate and '"carry_save"' in text
    plain = load("avx2", 1, 1, "hybrid").certificate
    text = to_json(MATMUL.fields, plain)
    assert from_json(MATMUL.fields, text, "here") == plain and '"carry_save"' not in text


def test_products_between_two_adders_are_no_words_of_pairs() -> None:
    """Where no shorter adder of two steps is found, counts still read the words of their pairs."""
    made = search._apart(isa_specs.load("avx512"), "x86_64", (0, 0, 0, 1))
    assert not {line.dest for line in made} & {word_name(pair) for pair in range(9)}
