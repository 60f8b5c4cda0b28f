"""Tuning a small product by MetaSchedule, the file of tuned schedules, and replay of good and bad traces."""

import contextlib
import dataclasses
import json
import os
import random
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import te
from tvm.s_tir import Schedule
from tvm.script import tirx as T

from synth.compiler import tuned, tuning
from synth.compiler.lowering import compile_functions
from synth.compiler.machines import compile_target
from synth.compiler.tuned import ReplayError, TunedSchedule, load_database, replay, store
from synth.compiler.tuning import RPC, Trials, tune
from synth.errors import UserError
from tests.boards import boards, free_port, needs_tracker

TARGET = tvm.target.Target("llvm")
#: Seconds of a trial that no computer is too slow for.
LONG = 3600.0


def product(n: int = 64, k: int = 64) -> Any:
    a = te.placeholder((n, k), "uint8", name="A")
    b = te.placeholder((k, 64), "uint8", name="B")
    axis = te.reduce_axis((0, k), "k")
    c = te.compute(
        (n, 64),
        lambda i, j: te.sum(a[i, axis].astype("int32") * b[axis, j].astype("int32"), axis=[axis]),
        "C",
    )
    return tvm.IRModule({"main": te.create_prim_func([a, b, c]).with_attr("global_symbol", "main")})


def space(schedule: Any) -> None:
    block = schedule.get_sblock("C")
    i, j, k = schedule.get_loops(block)
    i0, i1 = schedule.split(i, schedule.sample_perfect_tile(i, 2, 16))
    width = schedule.sample_categorical([4, 8, 16], [0.3, 0.3, 0.4])
    j0, j1 = schedule.split(j, [None, width])
    schedule.reorder(i0, j0, k, i1, j1)
    schedule.vectorize(j1)
    schedule.decompose_reduction(block, k)


def entry_of(text: str, **changes: Any) -> TunedSchedule:
    entry = TunedSchedule(
        "product 64x64x64", str(TARGET), "a machine", text, 1.5e-5, 6, tvm.__version__, "0a1b", 0
    )
    return dataclasses.replace(entry, **changes)


@pytest.fixture(scope="module")
def trace() -> str:
    """A trace as tuning makes it, without the tuning."""
    schedule = Schedule(product(), seed=3)
    space(schedule)
    return json.dumps(tuned.plain_trace(schedule.trace))


@contextmanager
def pretended(trial_seconds: float) -> Iterator[Callable[..., list[float]]]:
    """In place of the worker: times that depend on nothing but the schedule."""

    def ask(modules: Any, *_: Any) -> list[float]:
        return [1e-6 * (1 + sum(module.script().encode()) % 9973) for module in modules]

    yield ask


def test_tune_store_load_replay(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    calls: list[tuple[int, int, float | None]] = []
    imported = "tvm.s_tir.tensor_intrin" in sys.modules
    state = np.random.get_state()[1].copy()  # type: ignore[union-attr]
    result = tune(product(), TARGET, space, Trials(6), lambda *call: calls.append(call))
    assert (np.random.get_state()[1] == state).all()  # type: ignore[call-overload]
    out, err = capfd.readouterr()
    assert not out and not err
    assert ("tvm.s_tir.tensor_intrin" in sys.modules) == imported
    assert [call[:2] for call in calls] == [(n, 6) for n in range(1, 7)]
    assert result.trials == 6 and 0 < result.best_seconds < 0.1

    path = tmp_path / "tuned.json"
    entry = entry_of(result.trace_json, seconds=result.best_seconds, machine=tuned.this_machine())
    store(path, entry)
    found = load_database(path)[entry.place]
    assert found == entry
    scripts = []
    for _ in range(2):
        schedule = Schedule(product())
        replay(schedule, found)
        scripts.append(schedule.mod.script())
    assert scripts[0] == scripts[1]

    rng = np.random.default_rng(1)
    a, b = (rng.integers(0, 256, (64, 64), dtype=np.uint8) for _ in range(2))
    c = tvm.runtime.tensor(np.zeros((64, 64), np.int32))
    schedule = Schedule(product())
    replay(schedule, found)
    built = tvm.compile(schedule.mod, target=TARGET).jit()
    built["main"](tvm.runtime.tensor(a), tvm.runtime.tensor(b), c)
    assert (c.numpy() == a.astype(np.int32) @ b.astype(np.int32)).all()


def test_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "_worker", pretended)
    results = [tune(product(), TARGET, space, Trials(12, seed)) for seed in (0, 0, 1, 2, 3)]
    traces = [(result.trace_json, result.best_seconds, result.trials) for result in results]
    assert traces[0] == traces[1]
    assert len(set(traces)) > 1


def test_small_space_ends_early(monkeypatch: pytest.MonkeyPatch) -> None:
    def small(schedule: Any) -> None:
        i = schedule.get_loops(schedule.get_sblock("C"))[0]
        schedule.split(i, [None, schedule.sample_categorical([2, 4, 8], [0.3, 0.3, 0.4])])

    def smaller(schedule: Any) -> None:
        schedule.parallel(schedule.get_loops(schedule.get_sblock("C"))[0])

    monkeypatch.setattr(tuning, "_worker", pretended)
    assert tune(product(), TARGET, small, Trials(20)).trials == 3
    assert tune(product(), TARGET, [small, smaller], Trials(20)).trials == 4


def test_worker_survives_crash_and_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    @T.prim_func(s_tir=True)
    def crash(a: T.handle) -> None:
        A = T.match_buffer(a, (8,), "int32")
        with T.sblock("C"):
            T.reads()
            T.writes(A[0:8])
            T.evaluate(T.call_extern("int32", "abort"))

    @T.prim_func(s_tir=True)
    def hang(a: T.handle) -> None:
        A = T.match_buffer(a, (8,), "int32")
        with T.sblock("C"):
            T.reads()
            T.writes(A[0:8])
            T.evaluate(T.call_extern("int32", "sleep", 100))

    def imported(seconds: float) -> bool:
        return "tvm.s_tir.tensor_intrin" in sys.modules

    good = product()
    with pytest.raises(UserError, match=r"none of 1 schedules could be built and run .*crashed"):
        tune(tvm.IRModule({"f": crash}), TARGET, lambda schedule: None, Trials(1, seconds=LONG))
    with tuning._worker(LONG) as ask:
        (seconds,) = ask([good], TARGET, 1, None, None)
        assert seconds > 0
        hanging = tvm.IRModule({"main": hang.with_attr("global_symbol", "main")})
        with pytest.raises(RuntimeError, match="took more than 1 s"):
            ask([hanging], TARGET, 1, None, None, seconds=1.0)
        monkeypatch.setattr(tuning, "_measure", imported)
        assert ask() is False


@pytest.mark.parametrize("changes", [{"trials": 0}, {"threads": 0}, {"seed": -1}])
def test_bad_arguments(changes: dict[str, int]) -> None:
    arguments = {"count": 1, **{"count" if name == "trials" else name: n for name, n in changes.items()}}
    with pytest.raises(UserError, match=f"{next(iter(changes))}=.*must be at least"):
        tune(product(), TARGET, space, Trials(**arguments))


def test_what_cannot_be_tuned() -> None:
    module = tvm.IRModule({"a": product()["main"], "b": product()["main"]})
    with pytest.raises(UserError, match="the module has 2 PrimFuncs"):
        tune(module, TARGET, space, Trials(1))

    def failing(schedule: Any) -> None:
        raise UserError("no kernel fits")

    with pytest.raises(UserError, match="no kernel fits"):
        tune(product(), TARGET, failing, Trials(1))
    port = free_port()
    with pytest.raises(UserError, match=rf"127\.0\.0\.1:{port}: no answer .*rpc_tracker"):
        tune(product(), TARGET, space, Trials(1, rpc=RPC("127.0.0.1", port, "board")))


def test_a_board_gets_no_library_of_the_linker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """zig builds it, in half a minute, where it is asked to link it."""
    monkeypatch.setenv("ZIG_GLOBAL_CACHE_DIR", str(tmp_path / "zig"))
    machine = compile_target("aarch64").tvm
    built = compile_functions(product(), machine)
    built.export_library(str(tmp_path / "trial.so"), fcompile=tuning._linker(machine))
    assert (tmp_path / "trial.so").stat().st_size and (tmp_path / "zig").exists()
    assert not list((tmp_path / "zig").rglob("libcompiler_rt.a"))


@pytest.mark.exhaustive("operators")
@needs_tracker
def test_remote_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two boards measure at once: two that both wait until the other one is asked too."""
    asked = threading.Barrier(2)
    worker = tuning._worker

    @contextmanager
    def meeting(seconds: float) -> Iterator[Callable[..., list[float]]]:
        with worker(seconds) as ask:

            def both(*question: Any) -> list[float]:
                if len(question[0]) == 1:
                    asked.wait(LONG)
                return ask(*question)

            yield both

    monkeypatch.setattr(tuning, "_worker", meeting)
    with boards(2) as rpc:
        with pytest.raises(UserError, match="no device 'other'; start on it"):
            tune(product(), TARGET, space, Trials(1, rpc=dataclasses.replace(rpc, key="other")))
        result = tune(product(), TARGET, space, Trials(2, rpc=rpc, seconds=LONG))
        assert result.trials == 2 and result.best_seconds > 0


def test_store_merges(tmp_path: Path, trace: str) -> None:
    path = tmp_path / "folder" / "tuned.json"
    store(path, entry_of(trace, key="b"))
    store(path, entry_of(trace, key="a"))
    store(path, entry_of(trace, key="b", seconds=1e-6))
    store(path, entry_of(trace, key="b", machine="another"))
    database = load_database(path)
    assert [(e.machine, e.key, e.seconds) for e in database.values()] == [
        ("a machine", "a", 1.5e-5),
        ("a machine", "b", 1e-6),
        ("another", "b", 1.5e-5),
    ]
    assert ("a", str(TARGET), "another") not in database
    assert '    ["SamplePerfectTile", ["l1"], [2, 16], ["v4", "v5"]],\n' in path.read_text()


def test_damaged_file(tmp_path: Path, trace: str) -> None:
    path = tmp_path / "tuned.json"
    with pytest.raises(UserError, match="no such file"):
        load_database(path)
    store(path, entry_of(trace))
    good = path.read_bytes()
    generator = random.Random(0)
    damaged = [good[: generator.randrange(len(good))] for _ in range(40)]
    damaged += [b"", b"\xff\xfe", b"[]", b'"x"', b"[" * 100000, b'{"format": 1}', b'{"entries": []}']
    damaged += [good.replace(*change, 1) for change in CHANGES]
    for data in damaged:
        assert data != good
        path.write_bytes(data)
        with pytest.raises(UserError) as caught:
            load_database(path)
        assert str(path) in str(caught.value) and "\n" not in str(caught.value)
        with pytest.raises(UserError):
            store(path, entry_of(trace, key="new"))
        assert path.read_bytes() == data
    for at in range(0, len(good), 7):
        path.write_bytes(good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :])
        with contextlib.suppress(UserError):
            load_database(path)
            assert not good[at : at + 1].strip()  # white space changed into other white space


CHANGES = (
    (b"1.5e-05", b"1.6e-05"), (b"1.5e-05", b"NaN"), (b'"trials": 6', b'"trials": true'),
    (b'"kernel"', b'"kernels"'), (b'"a machine"', b"7"), (b'"0a1b"', b'"0a1c"'), (b"[2, 16]", b"[2, 8]"),
    (b"schedules 2", b"schedules 1"),
)  # fmt: skip


def test_store_refuses_bad_entries(tmp_path: Path, trace: str) -> None:
    path = tmp_path / "tuned.json"
    for changes in (
        {"seconds": 0.0},
        {"seconds": float("inf")},
        {"trials": 0},
        {"text": "["},
        {"text": "[]"},
    ):
        with pytest.raises(UserError, match="nothing was stored"):
            store(path, entry_of(**{"text": trace, **changes}))
    assert not path.exists()


def edited(trace: str, edit: Callable[[Any], Any]) -> str:
    data = json.loads(trace)
    edit(data)
    return json.dumps(data)


def test_replay_refuses(trace: str) -> None:
    bad = {
        trace[: len(trace) // 2]: "not JSON",
        "[" * 100000: "not JSON",
        "{}": "instructions, decisions",
        edited(trace, lambda d: d[1].pop()): "has no decision",
        edited(trace, lambda d: d[0].pop(0)): "undefined",
        edited(trace, lambda d: d[0].append(["Nonsense", [], [], []])): "does not apply",
        edited(trace, lambda d: d[0][0].__setitem__(2, ["D", "main"])): "does not apply",
        edited(trace, lambda d: d[0][0].__setitem__(2, [None, "main"])): "null",
        edited(trace, lambda d: d[0][0].__setitem__(2, json.loads("[" * 400 + "]" * 400))): "too deep",
        edited(trace, lambda d: d[1][0].__setitem__(1, [0, 0])): "no choice or tiling",
        edited(trace, lambda d: d[1][0].__setitem__(1, [7, 5])): "another workload",
        edited(trace, lambda d: d[1][1].__setitem__(1, 99)): "does not apply",
        edited(trace, lambda d: d[1][1].__setitem__(0, 1000)): "belongs to no sampling",
        edited(trace, lambda d: d[0].append(["UnsafeSetDType", ["b0"], [0, "int8"], []])): "change results",
    }
    for text, wanted in bad.items():
        schedule = Schedule(product())
        before = schedule.mod
        with pytest.raises(ReplayError, match=wanted) as caught:
            replay(schedule, entry_of(text))
        assert "\n" not in str(caught.value)
        assert schedule.mod.same_as(before) and not schedule.trace.insts


def test_replay_on_foreign_workload(trace: str) -> None:
    for foreign in (product(n=48), product(n=7)):
        with pytest.raises(ReplayError, match="another workload"):
            replay(Schedule(foreign), entry_of(trace))
    a = te.placeholder((64,), "float32", name="A")
    vector = te.create_prim_func([a, te.compute((64,), lambda i: a[i] + a[i], "C")])
    with pytest.raises(ReplayError, match="does not apply"):
        replay(Schedule(vector), entry_of(trace))
    used = Schedule(product())
    replay(used, entry_of(trace))
    with pytest.raises(ReplayError, match="fresh schedule"):
        replay(used, entry_of(trace))


FUZZ = """
import json, random, sys
import tests.compiler.test_tuning as t
trace = json.loads(sys.argv[1])
generator = random.Random(0)
values = [None, -1, 0, 1, 2**31 - 1, 2**40, "x", "b0", "l1", "None", [], [0, 0], [-1, 64], {}, 1.5, True]
def places(node):
    for i, child in enumerate(node if isinstance(node, list) else []):
        yield node, i
        yield from places(child)
refused = 0
for _ in range(500):
    data = json.loads(sys.argv[1])
    for _ in range(generator.randrange(1, 3)):
        node, i = generator.choice(list(places(data)))
        other, j = generator.choice(list(places(data)))
        node[i] = json.loads(json.dumps(generator.choice([*values, other[j], other[j]])))
    try:
        t.replay(t.Schedule(t.product()), t.entry_of(json.dumps(data)))
    except t.ReplayError:
        refused += 1
print("refused", refused)
"""


def test_fuzzed_traces_do_not_end_the_process(trace: str) -> None:
    paths = [str(Path(__file__).parents[2]), *sys.path]
    done = subprocess.run(
        [sys.executable, "-c", FUZZ, trace],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found = re.search(r"refused (\d+)", done.stdout)
    assert found and int(found.group(1)) > 300
