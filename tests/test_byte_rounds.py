"""Byte lanes' loops in assembly: exact for every tail, their text proved, and the proof refuses what is wrong."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

import isa_specs
from isa_specs.cores import core
from sketches.bytelanes import CHUNK, first_products
from sketches.panel import Tile
from sketches.program import Line
from synth.emit.byte_rounds import best_byte_rounds, byte_body, byte_rounds
from synth.emit.bytelanes import emit_bytes
from synth.emit.rounds import stated_cycles
from synth.emit.scheduling import Operation, schedule
from synth.forms.costs import tile_rate
from synth.library import Kernel, load
from synth.prove.byte_rounds import byte_loops, start_obligations
from synth.prove.kernel import decide
from synth.prove.obligation import OBLIGATION_TIMEOUT, z3_solver
from synth.prove.symbolic import MalformedProgram

NEON = isa_specs.load("neon")


def emitted(a: int, w: int) -> Kernel:
    """A hybrid kernel with byte lanes as they are emitted now."""
    found = load("neon", a, w, target="aarch64")
    report = found.certificate.forms["bytes"]
    assert report is not None
    text = emit_bytes(found.spec, found.isa, "aarch64", report.program, report.corrections, "")
    return replace(found, texts={**found.texts, "bytes": text}, _machine=None)


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    """A3W3: sums fill their lanes in five steps, so a round folds several times."""
    return emitted(3, 3)


def test_loops_are_proved(kernel: Kernel) -> None:
    program = kernel.form("bytes").program
    rounds = byte_rounds(NEON, "aarch64", program)
    assert byte_loops(NEON, "aarch64", program, kernel.texts["bytes"]) == len(rounds) > 5
    assert all(1 <= loop.steps // loop.parts <= program.intervals[0] for loop in rounds)
    assert any(loop.parts > 1 for loop in rounds)


def _some_loop(text: str) -> str:
    """The text of the loop of 4 x 2."""
    found = re.search(r"SYNTH_INLINE void \w+_rounds_4x2\(.*?\n\}", text, re.DOTALL)
    assert found is not None
    return found[0]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"mul v(\d+)\.16b, v(\d+)", r"add v\1.16b, v\2"),
        # A sum that begins with what an earlier part left.
        (r"\bmul v(\d+)\.16b", r"mla v\1.16b"),
        # A step that forgets the sum.
        (r"mla v(\d+)\.16b", r"mul v\1.16b"),
        (r"mla v(\d+)\.16b", r"mls v\1.16b"),
        (r"uadalp v(\d+)\.8h, v(\d+)", r"uadalp v\1.8h, v1\2"),
        (r"(ld[234]r) \{v(\d+)\.4s, v(\d+)\.4s", r"\1 {v\3.4s, v\2.4s"),
        (r"(st1 \{.*\}, \[%\[to)0", r"\g<1>1"),
        (r"(ld1 \{.*\}, \[%\[w)0", r"\g<1>1"),
        (r"(add %\[x1\], %\[x1\], #)", r"\g<1>1"),
        (r"(add %\[w1\], %\[w1\], #)", r"\g<1>1"),
        (r"subs %\[n\], %\[n\], #1", r"subs %[n], %[n], #2"),
        (r"csel %\[sw\], %\[sw\], xzr, ne", r"csel %[sw], %[sw], %[sw], ne"),
        (r'"v9", ', r""),
        (r'"cc", "memory"', r'"cc"'),
        (r"\*x1 = words \+ 1", r"*x1 = words + 0"),
    ],
)
def test_wrong_loops_are_refuted(kernel: Kernel, old: str, new: str) -> None:
    loop = _some_loop(kernel.texts["bytes"])
    wrong, count = re.subn(old, new, loop, count=1)
    assert count == 1
    with pytest.raises(MalformedProgram):
        byte_loops(NEON, "aarch64", kernel.form("bytes").program, kernel.texts["bytes"].replace(loop, wrong))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"taken = n \* (\d+)", r"taken = n * 1\1"),
        (r"folds -= n \* \d+", r"folds -= n * 1"),
        (r"int32_t folds = (\d+)", r"int32_t folds = 1\1"),
        (r" folds = (\d+);\n(.*sum2)", r" folds = 1\1;\n\2"),
        (r"left / (\d+) < folds", r"left / 1\1 < folds"),
        (r"(\d+) steps per round, 6 x", r"\1 steps per round, 3 x"),
        (r"steps per round", r"steps a round"),
        (r"\n#endif", r'\nstatic void more(void) { __asm__ volatile("nop"); }\n#endif'),
    ],
)
def test_wrong_calls_are_refuted(kernel: Kernel, old: str, new: str) -> None:
    text, count = re.subn(old, new, kernel.texts["bytes"], count=1)
    assert count == 1
    with pytest.raises(MalformedProgram):
        byte_loops(NEON, "aarch64", kernel.form("bytes").program, text)


def test_sums_begin_with_what_is_proved(kernel: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    program = kernel.form("bytes").program
    first = first_products(NEON, "aarch64", program)
    assert first is not None

    def verdict(line: Line) -> str:
        todo = start_obligations(NEON, "aarch64", program, line)
        return decide(todo, z3_solver, None, OBLIGATION_TIMEOUT, 0.0).verdict

    assert verdict(first) == "proved"
    other = replace(first, instruction=NEON.instructions["vaddq_u8"].name)
    assert verdict(other) == "refuted"
    monkeypatch.setattr("synth.prove.byte_rounds.first_products", lambda *_: other)
    with pytest.raises(MalformedProgram, match="begins lane"):
        byte_loops(NEON, "aarch64", program, kernel.texts["bytes"])
    monkeypatch.setattr("synth.prove.byte_rounds.first_products", lambda *_: None)
    with pytest.raises(MalformedProgram, match="no instruction begins"):
        byte_loops(NEON, "aarch64", program, kernel.texts["bytes"])


@pytest.mark.parametrize(("a", "w"), [(1, 1), (2, 3), (3, 3)])
def test_exact_for_every_tail(a: int, w: int) -> None:
    """No round, one, several, with every number of steps behind them; more folds than what is kept takes; extremes."""
    pytest.importorskip("unicorn")
    made = emitted(a, w)
    program, spec = made.form("bytes").program, made.spec
    loops = {loop.tile: loop for loop in byte_rounds(NEON, "aarch64", program)}
    tile = Tile(4, 2)
    loop, rng = loops[tile], np.random.default_rng(7)
    rows = 4 * tile.registers
    tails = range(loop.steps, 2 * loop.steps + 1)
    full = (program.intervals[1] // loop.parts + 1) * loop.steps + 1
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


def test_only_where_a_core_issues_in_order(kernel: Kernel) -> None:
    for isa, target in (("neon", "armv7"), ("avx2", "x86_64")):
        other = load(isa, 2, 2, target=target)
        program = other.form("bytes").program
        assert byte_body(other.isa, target, program) is None and byte_rounds(other.isa, target, program) == ()
        assert byte_loops(other.isa, target, program, other.texts["bytes"]) == 0
    program = kernel.form("bytes").program
    body = byte_body(NEON, "aarch64", program)
    assert body is not None and best_byte_rounds(NEON, "aarch64", body, Tile(1, 1)) is None
    assert best_byte_rounds(NEON, "aarch64", body, Tile(4, 8)) is None
    assert byte_body(NEON, "aarch64", replace(program, levels=program.levels[1:])) is None


def test_tiles_cost_what_their_order_takes(kernel: Kernel) -> None:
    stated = stated_cycles(kernel.texts["bytes"])
    assert stated["4x2"] == tile_rate(kernel, "bytes", core("cortex-a53"), Tile(4, 2))[0]
    assert tile_rate(kernel, "bytes", core("cortex-a72"), Tile(4, 2))[0] != stated["4x2"]


def test_several_instructions_of_an_operation_take_their_places() -> None:
    timing = core("cortex-a53")
    usage = timing.usage(NEON.instructions["vaddq_u8"], "aarch64")
    scalar = replace(usage, ops=(), latency=1)

    def cycles(count: int) -> int:
        texts = Operation("\n".join(["nop"] * count), (), (), scalar, slots=count)
        add = Operation("add v{d}, v{0}, v{0}", ("b",), ("a",), usage)
        return schedule([texts, add], timing.width, range(4), {"a": 0}, {"b": 1}).cycles

    assert [cycles(count) for count in (1, 2, 3, 4, 5)] == [1, 2, 2, 3, 3]
