"""Operators and loops of TVM on the pool of threads; more can be asked for later."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import tirx

from synth import compiler
from synth.compiler import threads
from synth.compiler.direct.operators import direct_conv2d
from synth.compiler.export_link import runtime_text
from synth.compiler.geometry import Geometry
from synth.compiler.machines import compile_target, host_name
from synth.emit.features import host_target
from synth.emit.llvm_ir import compile_ir
from synth.emit.native import NativeLibrary
from synth.emit.threads import LIMITS, shortage
from synth.emit.toolchain import compile_shared
from synth.processes import processors
from tests.conftest import took_part, two_processors

ROOT = Path(__file__).resolve().parents[2]

# Every iteration notes its thread, then waits until two threads are there, a second or two at most.
MEET = """
#include <stdint.h>
#include <time.h>
unsigned long pthread_self(void);
int sched_yield(void);
int32_t test_meet(int64_t *seen, int32_t at, int32_t count)
{
    int64_t self = (int64_t)pthread_self();
    __atomic_store_n(&seen[at], self, __ATOMIC_SEQ_CST);
    for (long end = time(0) + 2; time(0) < end; sched_yield())
        for (int i = 0; i < count; i++) {
            int64_t other = __atomic_load_n(&seen[i], __ATOMIC_SEQ_CST);
            if (other && other != self) return 0;
        }
    return 0;
}
"""


def meeting(count: int) -> Any:
    """A module with a parallel loop whose iterations write which thread they ran in."""
    machine = host_target()
    assert machine is not None
    seen, at = tirx.decl_buffer((count,), "int64", name="seen"), tirx.Var("at", "int32")
    call = tirx.Evaluate(tirx.call_extern("int32", "test_meet", seen.data, at, count))
    loop: Any = tirx.For(at, 0, count, tirx.ForKind.PARALLEL, call)
    code = compile_ir(MEET, machine)
    body = tirx.AttrStmt(tirx.IntImm("int32", 0), "pragma_import_llvm", code, loop)
    function = tirx.PrimFunc([seen], body).with_attr("global_symbol", "main")
    return threads.load(tvm.IRModule({"main": function}), compile_target(host_name()).tvm)


@two_processors
def test_two_threads_run_where_two_are_asked_for() -> None:
    run = meeting(8)["main"]
    assert threads.use_threads(2) == 2
    for _ in range(4):  # other programs may keep the worker, or the loop, to one processor for a while
        seen = tvm.runtime.tensor(np.zeros(8, np.int64))
        run(seen)
        found = set(seen.numpy().tolist())
        assert 0 not in found
        if len(found) == 2:
            return
    pytest.fail(f"{len(found)} thread ran")


@pytest.mark.isa("avx2")
def test_the_pool_leaves_the_code_of_loops_as_it_is() -> None:
    """What is compiled beside a function decides whether TVM keeps its sums in registers."""
    weights = np.ones((64, 7, 7, 3), np.int8)
    geometry = Geometry(1, 64, 64, 3, 64, (7, 7), (2, 2), (3, 3, 3, 3))
    conv = direct_conv2d(weights, geometry, "x86-64-v3", data_dtype="int8", out_layout="NHWC", threads=2)
    alone = tvm.IRModule({"main": conv.prim_func})
    counts = [
        tvm.compile(module, target=conv.machine.tvm).mod.inspect_source("asm").count("ymm")
        for module in (alone, threads.with_setter(alone))
    ]
    assert counts[0] > 100 and counts[0] == counts[1]


def test_calls_in_order_are_one_call_and_end_at_the_first_error() -> None:
    numbers = tirx.decl_buffer((2,), "int32", name="numbers")
    sums: Any = tirx.BufferStore(numbers, numbers[0] + 1, [0])
    function = tirx.PrimFunc([numbers], sums).with_attr("global_symbol", "main")
    add = threads.load(tvm.IRModule({"main": function}), compile_target(host_name()).tvm)["main"]
    good, wrong = (tvm.runtime.tensor(np.zeros(size, np.int32)) for size in (2, 3))
    threads.in_order([(add, [good])] * 5)()
    assert good.numpy().tolist() == [5, 0]
    threads.in_order([])()
    with pytest.raises(Exception, match="shape"):
        threads.in_order([(add, [good]), (add, [wrong]), (add, [good])])()
    assert good.numpy()[0] == 7  # the failed call is repeated, with those before it, for its error


@two_processors
def test_an_operator_runs_on_both() -> None:
    weights = np.random.default_rng(0).choice([-1, 1], (32, 3, 3, 64))
    conv = compiler.bitserial_conv2d(weights, (1, 28, 28, 64), 2, 1, padding=1, threads=2)
    x = np.ones((1, 28, 28, 64), np.int8)
    assert took_part(lambda: conv(x), 2) == 2
    assert took_part(conv.runner(x), 2) == 2


def test_workspaces_are_kept_and_are_no_more_than_were_in_use() -> None:
    """As many as are in use at a time come from the system once; larger ones take their place."""
    machine = host_target()
    assert machine is not None
    text = """
#include <stdlib.h>
static int made, given_back;
static void *counted(size_t align, size_t size) { made++; return (aligned_alloc)(align, size); }
static void counted_free(void *p) { given_back += p != 0; (free)(p); }
#define aligned_alloc counted
#define free counted_free
""" + runtime_text()
    text += """
int workspaces(void)
{
    void *held[40];
    for (int turn = 0; turn < 3; turn++) {
        for (int i = 0; i < 40; i++)
            if (!(held[i] = TVMBackendAllocWorkspace(1, 0, 1000 + i % 5 * 4096, 0, 0))) return 1;
        for (int i = 0; i < 40; i++) TVMBackendFreeWorkspace(1, 0, held[i]);
    }
    if (made != 40 || given_back) return 2;
    for (uint64_t size = 1; size < 1 << 24; size *= 2) { /* one at a time: one block grows */
        void *one = TVMBackendAllocWorkspace(1, 0, size, 0, 0);
        if (!one || (uintptr_t)one % 64) return 3;
        ((char *)one)[size - 1] = 1;
        TVMBackendFreeWorkspace(1, 0, one);
        if (made - given_back != 40) return 4;
    }
    return TVMBackendAllocWorkspace(1, 0, UINT64_MAX - 64, 0, 0) != 0;
}
"""
    library = NativeLibrary(
        compile_shared({"kept.c": text}, machine, ["-Wall", "-Wextra", "-Werror"]), "int workspaces(void);"
    )
    assert library.call("workspaces") == 0


PROGRAM = """
import os, sys
from synth.compiler.threads import use_threads
print(use_threads(1), use_threads(2))
{change}
print(use_threads({asked}), use_threads({asked}))
"""


def test_fewer_threads_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TVM_NUM_THREADS", "1")
    assert "TVM_NUM_THREADS=1" in (shortage(2) or "")


def output(change: str, asked: int, **environment: str) -> tuple[list[str], list[str]]:
    """Lines on stdout and warnings of a process that takes two threads, changes something, asks again."""
    kept = {name: value for name, value in os.environ.items() if name not in LIMITS}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(change=change, asked=asked)], capture_output=True, text=True,
        check=True, cwd=ROOT, env={**kept, "PYTHONPATH": str(ROOT), **environment},
    )  # fmt: skip
    return done.stdout.split("\n")[:-1], [line for line in done.stderr.splitlines() if "Warning" in line]


@two_processors
def test_more_than_can_be_had_is_said_once() -> None:
    asked = processors() + 1
    lines, warned = output("", asked)
    assert lines == ["1 2", f"{asked - 1} {asked - 1}"]
    assert len(warned) == 1 and f"ThreadsWarning: {asked} threads were asked for" in warned[0]
    lines, warned = output("", 2, TVM_NUM_THREADS="1")
    assert lines == ["1 1", "1 1"] and len(warned) == 1 and "TVM_NUM_THREADS=1 lets 1 run" in warned[0]
    if hasattr(os, "sched_setaffinity"):
        one = "os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])"
        lines, warned = output(one, 2)
        assert lines == ["1 2", "1 1"]
        assert len(warned) == 1 and "this process may use 1 processor, so 1 runs" in warned[0]
