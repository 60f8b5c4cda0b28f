"""Loops in assembly: exact for every tail, their text proved, and the proof refuses what is wrong."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

import isa_specs
from isa_specs.cores import Usage
from sketches import panel, tables
from sketches.panel import Tile
from synth.emit import scheduling
from synth.emit.panel import emit_panel, panel_rounds
from synth.emit.rounds import best_rounds, in_order_core, table_body
from synth.emit.scheduling import NoSchedule, Operation, Schedule, schedule
from synth.emit.tables import emit_tables, table_rounds
from synth.library import Kernel, load
from synth.prove.rounds import panel_loops, table_loops
from synth.prove.symbolic import MalformedProgram

NEON = isa_specs.load("neon")


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    """A2W1 with its C texts as they are emitted now."""
    found = load("neon", 2, 1, target="aarch64")
    looked = found.certificate.forms["tables"]
    assert looked is not None
    spec, isa = found.spec, found.isa
    flat = emit_panel(
        spec, isa, "aarch64", found.form("bitplanes").program, found.form("bitplanes").report.corrections, ""
    )
    text = emit_tables(spec, isa, "aarch64", looked.program, looked.corrections, "")
    return replace(found, texts={**found.texts, "bitplanes": flat, "tables": text}, _machine=None)


def test_loops_are_proved(kernel: Kernel) -> None:
    program, looked = kernel.form("bitplanes").program, kernel.form("tables").program
    found = panel_loops(NEON, "aarch64", program, kernel.texts["bitplanes"])
    assert found == len(panel_rounds(NEON, "aarch64", program)) > 2
    found = table_loops(NEON, "aarch64", looked, kernel.texts["tables"])
    assert found == len(table_rounds(NEON, "aarch64", looked)) > 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"tbl v(\d+)\.16b, \{v(\d+)\.16b\}, v(\d+)", r"tbl v\1.16b, {v\3.16b}, v\2"),
        (r"add v(\d+)\.16b, v(\d+)\.16b, v(\d+)\.16b", r"eor v\1.16b, v\2.16b, v\3.16b"),
        (r"ushr (v\d+\.16b, v\d+\.16b), #4", r"ushr \1, #3"),
        (r"umlal2", r"umlal"),
        (r"(st1 \{.*\}, \[%\[to)0", r"\g<1>1"),
        (r"(add %\[x1\], %\[x1\], #)64", r"\g<1>32"),
        (r"subs %\[n\], %\[n\], #1", r"subs %[n], %[n], #2"),
        (r"csel %\[sx\], %\[sx\], xzr, ne", r"csel %[sx], %[sx], %[sx], ne"),
        (r'"v9", ', r""),
        (r'"cc", "memory"', r'"cc"'),
        (r"\*x1 = words \+ 1", r"*x1 = words + 2"),
        (r"taken = n \* 16", r"taken = n * 15"),
        (r"folds -= n \* 2", r"folds -= n * 1"),
        (r"16 steps per round, 2 x", r"16 steps per round, 1 x"),
    ],
)
def test_wrong_loops_are_refuted(kernel: Kernel, old: str, new: str) -> None:
    text, count = re.subn(old, new, kernel.texts["tables"], count=1)
    assert count == 1
    with pytest.raises(MalformedProgram):
        table_loops(NEON, "aarch64", kernel.form("tables").program, text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"eor v(\d+)\.16b", r"and v\1.16b"),
        (r"cnt v(\d+)\.16b, v(\d+)", r"cnt v\1.16b, v1\2"),
        (r"ld4r \{v(\d+)\.4s, v(\d+)\.4s", r"ld4r {v\2.4s, v\1.4s"),
        (r"(add %\[w0\], %\[w0\], #)", r"\g<1>1"),
        (r"subs %\[n\], %\[n\], #1", r"subs %[n], %[n], #2"),
        (r"chunk = n \* 16", r"chunk = n * 15"),
        (r'"v9", ', r""),
        # What is not read as a loop is not passed over.
        (r"16 steps per round, 1 x", r"16 steps a round, 1 x"),
        (r"(_rounds_1)x2\(const", r"\g<1>x3(const"),
        (r"(_rounds_1)x4\(weights", r"\g<1>x2(weights"),
        (r"\n#endif", r'\nstatic void more(void) { __asm__ volatile("nop"); }\n#endif'),
    ],
)
def test_wrong_panel_loops_are_refuted(kernel: Kernel, old: str, new: str) -> None:
    text, count = re.subn(old, new, kernel.texts["bitplanes"], count=1)
    assert count == 1
    with pytest.raises(MalformedProgram):
        panel_loops(NEON, "aarch64", kernel.form("bitplanes").program, text)


@pytest.mark.parametrize("form", ["panel", "tables"])
def test_exact_for_every_tail(kernel: Kernel, form: str) -> None:
    """No round, one, several; with every number of steps behind them; extremes."""
    pytest.importorskip("unicorn")
    spec = kernel.spec
    chunk, run = (
        (panel.CHUNK, kernel.form("bitplanes").run)
        if form == "panel"
        else (tables.CHUNK, kernel.form("tables").run)
    )
    rng = np.random.default_rng(7)
    for steps in (1, 15, 16, 17, 31, 32, 55):
        k = steps * chunk - (steps % 3)
        for draw in (rng.choice, lambda values, shape: np.full(shape, max(values))):
            weights = draw(np.asarray(spec.weights.values), (33, k))
            activations = draw(np.asarray(spec.activations.values), (8, k))
            assert np.array_equal(run(weights, activations), spec.reference(weights, activations)), steps


def test_only_where_a_core_issues_in_order() -> None:
    assert in_order_core(NEON, "aarch64") is not None
    assert in_order_core(NEON, "armv7") is None
    avx2 = isa_specs.load("avx2")
    assert in_order_core(avx2, avx2.targets[0].name) is None
    body = table_body(load("neon", 2, 1, target="aarch64").form("tables").program)
    assert best_rounds(NEON, "aarch64", body, Tile(1, 1)) is None
    assert best_rounds(NEON, "armv7", body, Tile(1, 4)) is None


def test_schedule_overlaps_and_refuses() -> None:
    core = in_order_core(NEON, "aarch64")
    assert core is not None
    usage = core.usage(NEON.instructions["vaddq_u8"], "aarch64")
    chains = [Operation("add v{d}, v{0}, v{0}", (f"b{n}",), (f"a{n}",), usage) for n in range(6)] + [
        Operation("add v{d}, v{0}, v{0}", (f"c{n}",), (f"b{n}",), usage) for n in range(6)
    ]
    there = {f"a{n}": n for n in range(6)}
    after = {f"c{n}": n for n in range(6)}
    done = schedule(chains, core.width, range(12), there, after)
    assert done.cycles <= 12 + usage.latency
    with pytest.raises(NoSchedule):
        schedule(chains, core.width, range(6), there, {f"b{n}": n for n in range(6)} | {"c0": 0})


def test_orders_are_shared_by_structure_only() -> None:
    """Other instructions on the same values have the same order; other values or timing have their own."""
    core = in_order_core(NEON, "aarch64")
    assert core is not None
    add = core.usage(NEON.instructions["vaddq_u8"], "aarch64")
    slow = replace(add, latency=add.latency + 3)

    def made(text: str, name: str, second: str, usage: Usage, slots: int = 1) -> list[Operation]:
        return [
            Operation(text, (f"{name}1",), (f"{name}0", f"{name}0"), usage, slots=slots),
            Operation(text, (f"{name}2",), (f"{name}{second}", f"{name}0"), usage),
            Operation(text, (f"{name}3",), (f"{name}2", f"{name}1"), usage),
        ]

    def shared(operations: list[Operation], name: str) -> Schedule:
        return schedule(operations, core.width, range(8), {f"{name}0": 0}, {f"{name}3": 5})

    scheduling._MADE.clear()
    first = made("add v{d}, v{0}, v{1}", "x", "0", add)
    for text, name, second, usage, slots, known in (
        ("add v{d}, v{0}, v{1}", "x", "0", add, 1, 1),
        ("eor v{d}, v{0}, v{1}", "y", "0", add, 1, 1),
        ("add v{d}, v{0}, v{1}", "x", "1", add, 1, 2),
        ("add v{d}, v{0}, v{1}", "x", "0", slow, 1, 3),
        ("add v{d}, v{0}, v{1}", "x", "0", add, 3, 4),
    ):
        operations = made(text, name, second, usage, slots)
        found = [shared(first, "x"), shared(operations, name)][1]
        assert len(scheduling._MADE) == known
        alone = scheduling._schedule(
            operations,
            core.width,
            range(8),
            {f"{name}0": 0},
            {f"{name}3": 5},
            scheduling.WINDOW,
            scheduling.RESERVE,
        )
        assert found == alone
