"""The node tests of the installed package onnx, through our front end: passed, refused, wrong.

    python -m tests.qnn.node_tests                              # all of them
    python -m tests.qnn.node_tests --only LSTM GRU --jobs 1     # of some operators, or names that hold a text
    python -m tests.qnn.node_tests --target native              # with the optimizations of synth.compile

A node test gives every tensor at run time, the shape of a Reshape too, where models hold constants. Inputs
that the front end wants as constants are therefore given as such, and only those; the command counts these
tests apart. Without ``--target``, models are lowered as synth.compile does, but compiled without schedules
and optimization. The exit code is 1 where a result is wrong. Operators that ONNX Runtime's quantizer knows
come first in the list, then those with the most tests.
"""

import argparse
import collections
import importlib
import multiprocessing
import pkgutil
import re
import sys
import textwrap
import warnings
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, numpy_helper

from synth.errors import UserError
from synth.model.pipeline import compile_model, integer_model, to_functions
from synth.qnn.frontend.onnx import OPERATORS, from_onnx
from synth.qnn.passes import canonicalize
from tests.qnn.onnx_models import compiled, stored

_RUN_TIME = re.compile(r"^node '(.*?)' \((\w+), .*input (\d+) is computed at run time")
_EMPTY = re.compile(r"^input '(.*?)': dimension \d+ is 0")
_ONLY_CONSTANT = re.compile(r"^node '(.*?)' \((\w+), .*supported on constants only")
_NODE = re.compile(r"node '.*?' \((\w+), domain ")


@dataclass(frozen=True)
class Outcome:
    """What became of a test. ``operator``: the tested one, or the one that was refused."""

    test: str
    operator: str
    status: str
    """passed, constants (passed, with inputs as constants), refused or wrong."""
    reason: str = ""


def _folder() -> Any:
    return importlib.import_module("onnx.backend.test.case.node")


def files() -> list[str]:
    """The names of the package's files, most of them an operator in small letters."""
    folder = _folder()
    found = pkgutil.walk_packages(folder.__path__, f"{folder.__name__}.")
    return [module.name.removeprefix(f"{folder.__name__}.") for module in found]


@cache
def cases(pattern: str = "") -> dict[str, Any]:
    """The node tests by name, of the package's files whose names match ``pattern`` (of all: 8 seconds)."""
    folder = _folder()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = dict[str, Any]()
        for name in files():
            if not re.search(pattern, name):
                continue
            before = {id(case) for case in folder._NodeTestCases}
            importlib.import_module(f"{folder.__name__}.{name}")
            made = [case for case in folder._NodeTestCases if id(case) not in before]
            _CASES.setdefault(name, {case.name: case for case in made})
            found |= _CASES[name]
    return found


_CASES: dict[str, dict[str, Any]] = {}
"""The tests of each file that is imported."""


def chosen(only: Sequence[str] = ()) -> list[str]:
    """The names of the tests with one of the operators or texts ``only``."""
    wanted = set(only)
    return [
        name
        for name, case in sorted(cases().items())
        if not wanted or operator_of(case) in wanted or any(text in name for text in wanted)
    ]


def operator_of(case: Any) -> str:
    """The tested operator: that of a model of one node, else by the test's name (an operator's expansion)."""
    if len(case.model.graph.node) == 1:
        return str(case.model.graph.node[0].op_type)
    stem = re.sub(r"_expanded.*$", "", case.name)
    for held in _CASES.values():
        if stem in held and len(held[stem].model.graph.node) == 1:
            return str(held[stem].model.graph.node[0].op_type)
    return stem.removeprefix("test_")


def outcome(case: Any, target: str = "") -> Outcome:
    """The test's outcome, with as few inputs as constants as the front end needs."""
    operator, constants = operator_of(case), list[str]()
    model = case.model
    inputs = case.data_sets[0][0]
    while True:
        try:
            module = from_onnx(model)
        except UserError as error:
            needed = [name for name in _needed(model, str(error)) if name not in constants]
            if not needed:
                found = _NODE.match(str(error))
                return Outcome(case.name, found[1] if found else operator, "refused", str(error))
            constants += needed
            model = _with_constants(case.model, inputs, constants)
            continue
        break
    try:
        wrong = _wrong(case, module, target, constants)
    except UserError as error:
        return Outcome(case.name, operator, "refused", str(error))
    passed = "constants" if constants else "passed"
    return Outcome(case.name, operator, "wrong" if wrong else passed, wrong)


def _needed(model: Any, message: str) -> list[str]:
    """The inputs of the model that have to be constants for this refusal to go away."""
    given = {value.name for value in model.graph.input}
    if "in its definition" in message:
        if not re.search("computed at run time|constants only", message):
            return []
        # The message names a node of the definition; what could be constant are the tested node's numbers.
        numbers = {value.name for value in model.graph.input if _is_list(value.type.tensor_type)}
        return [name for node in model.graph.node for name in node.input[1:] if name in given & numbers]
    if found := _EMPTY.match(message):
        return [found[1]]
    if found := _RUN_TIME.match(message):
        reads = [_node(model, found[1], found[2]).input[int(found[3])]]
    elif found := _ONLY_CONSTANT.match(message):
        reads = list(_node(model, found[1], found[2]).input)
    else:
        return []
    return [name for name in reads if name in given]


def _is_list(tensor: Any) -> bool:
    """Whether a type is that of a number or a list of numbers, such as a shape."""
    return tensor.elem_type == TensorProto.INT64 and len(tensor.shape.dim) < 2


def _node(model: Any, name: str, operator: str) -> Any:
    """The node that a message names: by its name, or its first output where it has none."""
    return next(n for n in model.graph.node if n.op_type == operator and (n.name or n.output[0]) == name)


def _with_constants(model: Any, inputs: Sequence[Any], names: Iterable[str]) -> Any:
    bound = onnx.ModelProto()
    bound.CopyFrom(model)
    for value, data in zip(model.graph.input, inputs, strict=True):
        if value.name in names:
            tensor = onnx.TensorProto()
            tensor.CopyFrom(data if isinstance(data, TensorProto) else numpy_helper.from_array(data))
            tensor.name = value.name
            bound.graph.initializer.append(tensor)
    kept = [value for value in bound.graph.input if value.name not in names]
    del bound.graph.input[:]
    bound.graph.input.extend(kept)
    return bound


def _wrong(case: Any, module: Any, target: str, constants: Sequence[str]) -> str:
    """What is wrong with the results of the compiled module, empty for nothing."""
    run = _whole(module, target) if target else compiled(lowered(module))
    for inputs, outputs in case.data_sets:
        names = [value.name for value in case.model.graph.input]
        feeds = [
            _array(data) for name, data in zip(names, inputs, strict=True) if name and name not in constants
        ]
        results = run(*feeds)
        if len(results) != len(outputs):
            return f"{len(results)} results instead of {len(outputs)}"
        for found, wanted in zip(results, map(_array, outputs), strict=True):
            if (found.shape, found.dtype) != (wanted.shape, wanted.dtype):
                return f"{found.dtype} {found.shape} instead of {wanted.dtype} {wanted.shape}"
            exact = wanted.dtype.kind != "f"
            rtol, atol = (0, 0) if exact else (case.rtol, case.atol)
            if not np.allclose(found, wanted, rtol, atol, equal_nan=not exact):
                return f"{_short(found)} instead of {_short(wanted)}"
    return ""


def lowered(module: Any) -> Any:
    """The module as synth.compile lowers it, before any machine's schedules: these cost most of the time."""
    return to_functions(canonicalize(integer_model(module)))


def _whole(module: Any, target: str) -> Any:
    model = compile_model(module, target=None if target == "native" else target)

    def run(*arrays: np.ndarray) -> list[np.ndarray]:
        found = model(*arrays)
        return list(found) if isinstance(found, (list, tuple)) else [found]

    return run


def _array(value: Any) -> np.ndarray:
    return stored(numpy_helper.to_array(value) if isinstance(value, TensorProto) else value)


def _short(array: np.ndarray) -> str:
    return " ".join(np.array2string(array, threshold=8, precision=6).split())


def _outcomes(names: Sequence[str], target: str) -> list[Outcome]:
    held = cases()
    return [outcome(held[name], target) for name in names]


def run_all(names: Sequence[str], jobs: int, target: str = "") -> list[Outcome]:
    """The outcomes of the tests, in their order, by ``jobs`` processes that each take a share."""
    if jobs == 1:
        return _outcomes(names, target)
    # Processes are begun anew: TVM's threads do not survive a fork.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        shares = pool.map(_outcomes, [list(names[i::jobs]) for i in range(jobs)], [target] * jobs)
        found = {one.test: one for share in shares for one in share}
    return [found[name] for name in names]


def quantizer_operators() -> set[str]:
    """The operators that ONNX Runtime's quantizer knows: those of quantized models in the field."""
    from onnxruntime.quantization import registry

    known = (registry.QLinearOpsRegistry, registry.QDQRegistry, registry.IntegerOpsRegistry)
    return {name for table in known for name in table}


def account(outcomes: Sequence[Outcome]) -> str:
    """The counts, the refused operators by how common they are, other refusals, and what is wrong."""
    count = collections.Counter(one.status for one in outcomes)
    refused = [one for one in outcomes if one.status == "refused"]
    lines = [
        f"onnx {onnx.__version__}: {len(outcomes)} node tests",
        f"  passed   {count['passed'] + count['constants']} ({count['constants']} of them with inputs as "
        "constants)",
        f"  refused  {len(refused)}",
        f"  wrong    {count['wrong']}",
    ]
    known = set(OPERATORS[""])
    unknown = [one for one in refused if one.operator not in known and "not supported; export" in one.reason]
    missing = collections.Counter(one.operator for one in unknown)
    common = quantizer_operators()
    ranked = sorted(missing.items(), key=lambda item: (item[0] not in common, -item[1], item[0]))
    lines += ["", f"operators that are not taken in ({sum(missing.values())} tests):"]
    named = ", ".join(f"{name}{'*' if name in common else ''} {n}" for name, n in ranked)
    lines += textwrap.wrap(named, 110, initial_indent="  ", subsequent_indent="  ")
    lines += ["  * ONNX Runtime's quantizer knows it"] if any(name in common for name in missing) else []
    others = [one for one in refused if one not in unknown]
    by_reason: dict[str, collections.Counter[str]] = {}
    for one in others:
        by_reason.setdefault(_reason(one.reason), collections.Counter())[one.operator] += 1
    lines += ["", f"forms of others that are refused ({len(others)} tests):"]
    for reason, operators in sorted(by_reason.items(), key=lambda item: -item[1].total()):
        most = sorted(operators.items(), key=lambda item: (-item[1], item[0]))[:8]
        named = ", ".join(f"{name} {n}" for name, n in most)
        more = ", ..." if len(operators) > 8 else ""
        lines.append(f"  {operators.total():4} {reason}: {named}{more}")
    wrong = [one for one in outcomes if one.status == "wrong"]
    lines += ["", "wrong:"] if wrong else []
    lines += [f"  {one.test} ({one.operator}): {one.reason}" for one in wrong]
    return "\n".join(lines)


REASONS = {
    r"bfloat16|float8|float4|string|complex":
        "types that are no floats or integers of ours (8-bit floats, strings)",
    r"only named tensors can be inputs": "sequences and optional values",
    r"computed at run time|constants only|static": "shapes known only at run time",
    r"dimension \d+ is 0|is empty|elements can be|leave nothing|does not fit$": "tensors without elements",
    r"versions? \d+ of the operator set|no version": "operator sets below 7, or of another domain",
    r"has type|of types?|cast to": "element types that the operator is not taken in for",
    r"training|its mask": "training",
}  # fmt: skip
"""Kinds of refusals, by what the messages say."""


def _reason(message: str) -> str:
    return next((kind for text, kind in REASONS.items() if re.search(text, message)), "attributes and others")


def main(arguments: Sequence[str] | None = None) -> int:
    title = __doc__.splitlines()[0]
    parser = argparse.ArgumentParser(prog="python -m tests.qnn.node_tests", description=title)
    parser.add_argument("--only", nargs="+", default=[], metavar="TEXT", help="operators, or texts in names")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--target", default="", help="compile as synth.compile does, for one that runs here")
    parser.add_argument("--verbose", action="store_true", help="all that did not pass, with the reason")
    given = parser.parse_args(arguments)
    outcomes = run_all(chosen(given.only), max(given.jobs, 1), given.target)
    if given.verbose:
        for one in outcomes:
            if one.status == "refused":
                print(f"{one.test}: {one.reason}")
    print(account(outcomes))
    return 1 if any(one.status == "wrong" for one in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
