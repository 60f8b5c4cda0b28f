"""Tables of 256 entries, looked up a vector at a time: all entries, both types, every tail."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tvm

from synth.compiler.built import load, use_threads
from synth.compiler.export import export_levels, run_emulated
from synth.compiler.export_text import Parameter
from synth.compiler.lookup import GRAIN, SIZE, Lookup, choose_lookup, lookup_function, table_rows
from synth.compiler.machines import compile_target

V3 = "x86-64-v3"
TYPES = [(index, entry) for index in ("uint8", "int8") for entry in ("uint8", "int8")]
#: Whole vectors, one byte more and less, less than one vector, several axes.
SHAPES = [(1, 3, 5, 256), (31,), (32,), (33,), (63, 1), (65,), (1,)]


def lookup_of(target: Any) -> Lookup:
    found = choose_lookup(compile_target(target))
    assert found is not None
    return found


def table_of(entry: str) -> Any:
    """Every byte once, in no order."""
    return np.random.default_rng(3).permutation(SIZE).astype(np.uint8).view(entry)


def indices(shape: tuple[int, ...], dtype: str) -> Any:
    return (np.arange(np.prod(shape)) * 7 % SIZE).astype(np.uint8).view(dtype).reshape(shape)


def expected(x: Any, table: Any) -> Any:
    return table[x.astype(int) - np.iinfo(x.dtype).min]


@pytest.mark.isa("avx2")
@pytest.mark.parametrize("target", ["x86-64-v2", V3, "native"])
def test_every_entry_and_tail(target: str) -> None:
    """Where this computer has wider tables, with these too."""
    machine, lookup = compile_target(target), lookup_of(target)
    cases = [(*types, shape) for types in TYPES for shape in SHAPES]
    functions = {
        f"f{n}": lookup_function(lookup, shape, index, entry).with_attr("global_symbol", f"f{n}")
        for n, (index, entry, shape) in enumerate(cases)
    }
    executable = load(tvm.IRModule(functions), machine.tvm)
    for n, (index, entry, shape) in enumerate(cases):
        x, table = indices(shape, index), table_of(entry)
        arrays = [x, table_rows(lookup, table, index), np.zeros(shape, entry)]
        tensors = [tvm.runtime.tensor(array) for array in arrays]
        executable[f"f{n}"](*tensors)
        np.testing.assert_array_equal(tensors[-1].numpy(), expected(x, table))


@pytest.mark.isa("avx2")
def test_threads_share_many_bytes() -> None:
    machine, lookup, shape = compile_target(V3), lookup_of(V3), (GRAIN + 33,)
    use_threads(2)
    executable = load(tvm.IRModule({"main": lookup_function(lookup, shape, "uint8", "int8", 2)}), machine.tvm)
    x, table = indices(shape, "uint8"), table_of("int8")
    tensors = [
        tvm.runtime.tensor(array)
        for array in (x, table_rows(lookup, table, "uint8"), np.zeros(shape, "int8"))
    ]
    executable["main"](*tensors)
    np.testing.assert_array_equal(tensors[-1].numpy(), expected(x, table))


@pytest.mark.parametrize(("index", "entry"), TYPES)
def test_on_arm(index: str, entry: str, tmp_path: Path) -> None:
    machine, lookup, shape = compile_target("rpi4"), lookup_of("rpi4"), (SIZE + 5,)
    x, table = indices(shape, index), table_of(entry)
    parameters = [Parameter("x", shape, index)]
    rows = table_rows(lookup, table, index)
    parameters.append(Parameter("table", rows.shape, "int8", constant=rows))
    parameters.append(Parameter("out", shape, entry, output=True))
    module = tvm.IRModule({"main": lookup_function(lookup, shape, index, entry)})
    exported = export_levels([(machine.code_target, module, parameters)], "lookup", tmp_path, shared=False)
    (got,), _ = run_emulated(exported, [x])
    np.testing.assert_array_equal(got, expected(x, table))


@pytest.mark.parametrize(
    ("target", "lanes", "instruction"),
    [
        ("x86-64-v2", 16, "\tpshufb"),
        (V3, 32, "vpshufb"),
        ("x86-64-v4", 64, "vpshufb"),
        ("icelake-server", 64, "vperm[it]2b"),
        ("rpi4", 16, "tbx"),
    ],
)
def test_the_instruction_of_each_machine(target: str, lanes: int, instruction: str) -> None:
    machine, lookup = compile_target(target), lookup_of(target)
    assert lookup.lanes == lanes
    function = lookup_function(lookup, (SIZE,), "uint8", "uint8").with_attr("global_symbol", "f")
    compiled = tvm.compile(tvm.IRModule({"f": function}), target=machine.tvm)
    assert re.search(instruction, compiled.mod.inspect_source("asm"))


def test_a_machine_without_tables() -> None:
    assert choose_lookup(compile_target("armv7")) is None
