"""Loops in assembly: exact for every tail, their text proved, and the proof refuses what is wrong."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import isa_specs
from isa_specs.cores import Rule, Usage, core, usage
from sketches.bytes import CHUNK
from sketches.dot import assembly_program, first_products
from sketches.schedule import (
    Action,
    Add,
    Compute,
    CountRound,
    Load,
    LoadRepeated,
    LoopInstruction,
    Store,
    TileLoop,
    ZeroIfLast,
)
from sketches.tile import Tile
from sketches.tile_program import TileProgram
from sketches.wellformed import MalformedProgram
from synth.emit import rounds
from synth.emit.assembly import in_order_core
from synth.emit.rounds import best_rounds, tile_rounds
from synth.emit.scheduling import NoSchedule, Operation, SchedulingProblem
from synth.forms.registry import FORMS
from synth.library.costs import tile_rate
from synth.library.kernels import Kernel, load
from synth.prove.kernel import decide
from synth.prove.loops import check_loops, start_obligations
from synth.prove.obligation import z3_solver
from tests.needs import import_or_skip
from tests.prove.loop_changes import Find, Make, acting, acts, changed, computes, computing, without

NEON = isa_specs.load("neon")
#: Bytes of A3W3: sums fill their lanes in five steps, so a round folds several times.
BITS = {"bitplanes": (2, 1), "tables": (2, 1), "bytes": (3, 3)}


@cache
def emitted(form: str, a: int, w: int) -> Kernel:
    """A hybrid kernel with the C text of a form as it is emitted now."""
    found = load("neon", a, w, target="aarch64")
    report = found.form(form).report
    text = FORMS[form].emit(found.spec, found.isa, "aarch64", report.program, report.corrections, "")
    return replace(found, texts={**found.texts, form: text}, _machine=None)


def loops_of(form: str, a: int, w: int) -> tuple[TileLoop, ...]:
    return tile_rounds(NEON, "aarch64", emitted(form, a, w).form(form).program)


def check(form: str, loops: tuple[TileLoop, ...]) -> None:
    steps = assembly_program(NEON, "aarch64", emitted(form, *BITS[form]).form(form).program)
    check_loops(NEON, "aarch64", steps, loops)


@pytest.mark.parametrize(("form", "least"), [("bitplanes", 3), ("tables", 2), ("bytes", 6)])
def test_loops_are_proved(form: str, least: int) -> None:
    loops = loops_of(form, *BITS[form])
    check(form, loops)
    assert len(loops) >= least
    assert emitted(form, *BITS[form]).texts[form].count("/* An unrolled iteration: ") == len(loops)
    steps = assembly_program(NEON, "aarch64", emitted(form, *BITS[form]).form(form).program)
    assert steps is not None and all(1 <= loop.steps // loop.widenings <= steps.interval for loop in loops)
    assert any(loop.widenings > 1 for loop in loops) == (form != "bitplanes")


def swapped(one: LoopInstruction) -> list[LoopInstruction]:
    """The first two registers in each other's place."""
    reads, writes = ([*some[1::-1], *some[2:]] for some in (one.reads, one.writes))
    return [replace(one, reads=tuple(reads), writes=tuple(writes))]


def other_read(one: LoopInstruction) -> list[LoopInstruction]:
    return [replace(one, reads=(*one.reads[:-1], (one.reads[-1] + 1) % 32))]


def with_sum(name: str) -> Make:
    """An instruction that adds to what its result's register has."""
    return lambda one: [replace(one, action=Compute(name), reads=(*one.writes, *one.reads))]


def without_sum(one: LoopInstruction) -> list[LoopInstruction]:
    return [replace(one, action=Compute("vmulq_u8"), reads=one.reads[1:])]


def step(pointer: str, by: int) -> tuple[Find, Make]:
    """The first number by which a pointer moves is multiplied."""

    def found(one: LoopInstruction) -> bool:
        return isinstance(one.action, Add) and one.action.to == pointer and isinstance(one.action.addend, int)

    def make(one: LoopInstruction) -> list[LoopInstruction]:
        assert isinstance(one.action, Add) and isinstance(one.action.addend, int)
        return [replace(one, action=replace(one.action, addend=one.action.addend * by // 2))]

    return found, make


def of_kind(kind: type[Action], pointer: str = "") -> Find:  # type: ignore[valid-type]
    return lambda one: isinstance(one.action, kind) and pointer in ("", getattr(one.action, "pointer", ""))


COUNTED_TWICE = acts(CountRound()), lambda one: [one, one]
#: Changes of a loop by its form; of byte lanes in the loop of 4x2.
WRONG: dict[str, list[tuple[Find, Make]]] = {
    "tables": [
        (computes("tbl"), swapped),
        (computes("add"), computing("veorq_u8")),
        (computes("ushr"), acting(Compute("vshrq_n_u8", 3))),
        (computes("umlal", upper=True), acting(Compute("vmlal_u8"))),
        (of_kind(Store, "to0"), acting(Store("to1"))),
        step("x1", 1),
        COUNTED_TWICE,
        (acts(ZeroIfLast("sx", "sx")), without),
    ],
    "bitplanes": [
        (computes("eor"), computing("vandq_u8")),
        (computes("cnt"), other_read),
        (of_kind(LoadRepeated), swapped),
        step("w0", 20),
        COUNTED_TWICE,
    ],
    "bytes": [
        (computes("mul"), computing("vaddq_u8")),
        # A sum that begins with what an earlier part left.
        (computes("mul"), with_sum("vmlaq_u8")),
        # A step that forgets the sum.
        (computes("mla"), without_sum),
        (computes("mla"), computing("vmlsq_u8")),
        (computes("uadalp"), other_read),
        (of_kind(LoadRepeated), swapped),
        (of_kind(Store, "to0"), acting(Store("to1"))),
        (of_kind(Load, "w0"), acting(Load("w1"))),
        step("x1", 20),
        step("w1", 20),
        COUNTED_TWICE,
        (acts(ZeroIfLast("sw", "sw")), without),
    ],
}


@pytest.mark.parametrize(
    ("form", "find", "make"), [(form, *change) for form, some in WRONG.items() for change in some]
)
def test_wrong_loops_are_refuted(form: str, find: Find, make: Make) -> None:
    loops = loops_of(form, *BITS[form])
    loop = next(loop for loop in loops if form != "bytes" or loop.tile == Tile(4, 2))
    other = changed(loop, find, make)
    assert other is not None and other != loop
    with pytest.raises(MalformedProgram):
        check(form, (other,))


@pytest.mark.parametrize(("form", "chunk"), [("bitplanes", 32), ("tables", 8)])
def test_exact_for_every_tail(form: str, chunk: int) -> None:
    """No round, one, several; with every number of steps behind them; extremes."""
    import_or_skip("unicorn")
    kernel = emitted(form, 2, 1)
    spec, run = kernel.spec, kernel.form(form).run
    rng = np.random.default_rng(7)
    for steps in (1, 15, 16, 17, 31, 32, 55):
        k = steps * chunk - (steps % 3)
        for draw in (rng.choice, lambda values, shape: np.full(shape, max(values))):
            weights = draw(np.asarray(spec.weights.values), (33, k))
            activations = draw(np.asarray(spec.activations.values), (8, k))
            assert np.array_equal(run(weights, activations), spec.reference(weights, activations)), steps


def test_sums_begin_with_what_is_proved() -> None:
    kernel = emitted("bytes", 3, 3)
    program = kernel.form("bytes").program
    steps = assembly_program(NEON, "aarch64", program)
    assert steps is not None
    *loads, first = steps.first
    assert first == first_products(NEON, "aarch64", program)

    def verdict(of: TileProgram) -> str:
        todo = start_obligations(NEON, "aarch64", of)
        return decide(todo, z3_solver, None).verdict

    assert verdict(steps) == "proved"
    added = replace(first, instruction=NEON.instructions["vaddq_u8"].name)
    other = replace(steps, first=(*loads, added))
    assert verdict(other) == "refuted"
    with pytest.raises(MalformedProgram, match="begins lane"):
        check_loops(NEON, "aarch64", other, loops_of("bytes", 3, 3))


@pytest.mark.parametrize(("a", "w"), [(1, 1), (2, 3), (3, 3)])
def test_byte_lanes_are_exact_for_every_tail(a: int, w: int) -> None:
    """No round, one, several, with every number of steps behind them; more folds than what is kept takes;
    extremes."""
    import_or_skip("unicorn")
    made = emitted("bytes", a, w)
    program, spec = made.form("bytes").program, made.spec
    loops = {loop.tile: loop for loop in loops_of("bytes", a, w)}
    tile = Tile(4, 2)
    loop, rng = loops[tile], np.random.default_rng(7)
    rows = 4 * tile.registers
    tails = range(loop.steps, 2 * loop.steps + 1)
    full = (program.intervals[1] // loop.widenings + 1) * loop.steps + 1
    for steps in (1, loop.steps - 1, *tails, full):
        for fill in (False, True):
            if fill and steps in tails[1:-1]:
                continue
            k = steps * CHUNK - (0 if fill else steps % 3)
            weights, activations = (
                np.full(shape, max(values)) if fill else rng.choice(np.asarray(values), shape)
                for values, shape in (
                    (spec.weights.values, (rows, k)),
                    (spec.activations.values, (tile.columns, k)),
                )
            )
            wanted = spec.reference(weights, activations)
            assert np.array_equal(made.form("bytes").run(weights, activations), wanted), (steps, fill)
    # Every tile, next to what is left over from it.
    for m, n in ((33, 15), (16, 9), (4, 7), (20, 4)):
        weights = rng.choice(np.asarray(spec.weights.values), (m, 205))
        activations = rng.choice(np.asarray(spec.activations.values), (n, 205))
        assert np.array_equal(
            made.form("bytes").run(weights, activations), spec.reference(weights, activations)
        )


def test_only_where_a_core_issues_in_order() -> None:
    assert in_order_core(NEON, "aarch64") is not None
    assert in_order_core(NEON, "armv7") is None
    avx2 = isa_specs.load("avx2")
    assert in_order_core(avx2, avx2.targets[0].name) is None
    program = load("neon", 2, 1, target="aarch64").form("tables").program
    assert tile_rounds(NEON, "armv7", program) == ()
    assert best_rounds(NEON, "aarch64", program, Tile(1, 1)) is None
    assert best_rounds(NEON, "armv7", program, Tile(1, 4)) is None


def test_byte_lanes_only_where_a_core_issues_in_order() -> None:
    for isa, target in (("neon", "armv7"), ("avx2", "x86_64")):
        other = load(isa, 2, 2, target=target)
        program = other.form("bytes").program
        assert tile_rounds(other.isa, target, program) == ()
    program = emitted("bytes", 3, 3).form("bytes").program
    steps = assembly_program(NEON, "aarch64", program)
    assert steps is not None and best_rounds(NEON, "aarch64", steps, Tile(1, 1)) is None
    assert best_rounds(NEON, "aarch64", steps, Tile(4, 8)) is None
    assert assembly_program(NEON, "aarch64", replace(program, widths=program.widths[1:])) is None


def test_tiles_cost_what_their_order_takes() -> None:
    kernel = emitted("bytes", 3, 3)
    ordered = kernel.form("bytes").report.loops["4x2"]
    taken = ordered.cycles / ordered.steps
    assert taken == tile_rate(kernel.certificate, "bytes", core("cortex-a53"), Tile(4, 2))[0]
    assert taken != tile_rate(kernel.certificate, "bytes", core("cortex-a72"), Tile(4, 2))[0]


def test_schedule_overlaps_and_refuses() -> None:
    core = in_order_core(NEON, "aarch64")
    assert core is not None
    add = core.usage(NEON.instructions["vaddq_u8"], "aarch64")
    chains = [Operation((), (f"b{n}",), (f"a{n}",), add) for n in range(6)] + [
        Operation((), (f"c{n}",), (f"b{n}",), add) for n in range(6)
    ]
    there = {f"a{n}": n for n in range(6)}
    after = {f"c{n}": n for n in range(6)}
    done = SchedulingProblem(chains, core.width, range(12), there, after).schedule()
    assert done.cycles <= 12 + add.latency
    with pytest.raises(NoSchedule):
        SchedulingProblem(
            chains, core.width, range(6), there, {f"b{n}": n for n in range(6)} | {"c0": 0}
        ).schedule()


def test_several_instructions_of_an_operation_take_their_places() -> None:
    timing = core("cortex-a53")
    usage = timing.usage(NEON.instructions["vaddq_u8"], "aarch64")
    scalar = replace(usage, ops=(), latency=1)

    def cycles(count: int) -> int:
        several = Operation((CountRound(),) * count, (), (), scalar, slots=count)
        add = Operation((Compute("vaddq_u8"),), ("b",), ("a",), usage)
        return SchedulingProblem([several, add], timing.width, range(4), {"a": 0}, {"b": 1}).schedule().cycles

    assert [cycles(count) for count in (1, 2, 3, 4, 5)] == [1, 2, 2, 3, 3]


def test_shapes_are_shared_by_structure_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Other instructions on the same values have the same shape; other values, timing, lengths and tiles
    their own."""
    timing = in_order_core(NEON, "aarch64")
    assert timing is not None
    program = load("neon", 1, 1, target="aarch64").form("bitplanes").program
    steps = assembly_program(NEON, "aarch64", program)
    assert steps is not None

    def with_row(of: TileProgram, **changes: object) -> TileProgram:
        row = next(line for line in of.inner if line.stage == "row")
        changed = replace(row, **changes)  # type: ignore[arg-type]
        return replace(of, inner=tuple(changed if line is row else line for line in of.inner))

    slow = replace(timing, rules=(Rule("cnt", usage("v", 9)), *timing.rules))
    for number, (other, of_core, tile, known) in enumerate(
        (
            (with_row(steps, instruction="vandq_u8"), timing, Tile(1, 2), 1),
            (with_row(steps, args=("w0", "w0")), timing, Tile(1, 2), 2),
            (steps, slow, Tile(1, 2), 2),
            (replace(steps, intervals=(7,)), timing, Tile(1, 2), 2),
            (steps, timing, Tile(2, 1), 2),
        )
    ):
        shared, alone = (tmp_path / f"{number}{kind}" for kind in ("shared", "alone"))
        monkeypatch.setenv("SYNTH_CACHE_DIR", str(shared))
        rounds._kept(NEON, "aarch64", timing, steps, Tile(1, 2))
        found = rounds._kept(NEON, "aarch64", of_core, other, tile)
        assert len(list((shared / "rounds").iterdir())) == known
        monkeypatch.setenv("SYNTH_CACHE_DIR", str(alone))
        assert found is not None and found == rounds._kept(NEON, "aarch64", of_core, other, tile)


@st.composite
def problems(draw: st.DrawFn) -> SchedulingProblem:
    """Straight-line code on two values that are there: instructions of several kinds, moves of addresses."""
    timing = core("cortex-a53")
    kinds = [
        timing.usage(NEON.instructions[name], "aarch64")
        for name in ("vaddq_u8", "vmull_u8", "vcntq_u8", "vpadalq_u8")
    ]
    operations = []
    for number in range(draw(st.integers(1, 30))):
        there = ["a", "b", *(f"v{n}" for n in range(number))]
        args = tuple(draw(st.lists(st.sampled_from(there[-6:]), min_size=1, max_size=2)))
        operations.append(Operation((), (f"v{number}",), args, draw(st.sampled_from(kinds))))
        if draw(st.integers(0, 4)) == 0:
            operations.append(Operation((), (), (), Usage((), 1, 3), writes=("x",)))
    return SchedulingProblem(operations, timing.width, range(8), {"a": 0, "b": 1}, {})


@given(problems(), st.integers(1, 40))
def test_a_limit_gives_up_nothing_that_is_better(problem: SchedulingProblem, window: int) -> None:
    try:
        done = problem.schedule(window)
    except NoSchedule:
        return
    assert problem.schedule(window, limit=done.cycles + 1) == done
    for fewer in (0, 1, 5):
        with pytest.raises(NoSchedule):
            problem.schedule(window, limit=done.cycles - fewer)
