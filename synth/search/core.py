"""The enumeration core: a depth-first search over straight-line programs, in C (``core.c``).

The C of each operation is generated from the lane expression of its instruction, so the core defines no
semantics of its own. A value is ``STATES`` bytes of test vectors. A lane wider than a byte is adjacent bytes.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Template
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.expr import Expr
from isa_specs.scalar_c import PRELUDE, scalar
from synth import counts

STATES = 64
MAX_LINES = 8
MAX_HITS = 65536
MAX_OPERATIONS = 1024

_CDEF = """
int synth_search(const int32_t *config, const uint8_t *values, const int32_t *input_group, const int32_t *ops,
                 const int32_t *equation, const uint8_t *equation_target, const uint8_t *entry,
                 const double *limits, int32_t *hits, int64_t *totals);
"""


@dataclass(frozen=True)
class CoreOp:
    """An operation of the enumeration core on lanes of ``width`` bits, with ``arity`` one or two operands."""

    width: int
    arity: int
    expr: Expr
    commutative: bool


#: The output never overlaps an operand. ``restrict`` says so and lets compilers vectorize.
_SIGNATURE = "(const uint8_t *restrict x, const uint8_t *restrict y, uint8_t *restrict o)"
#: The operations are compiled in this many files, in parallel.
_PARTS = 2

_HEADER = f"""
#define S {STATES}
#define MAXL {MAX_LINES}
#define MAXO {MAX_OPERATIONS}
typedef void operation{_SIGNATURE};
operation $names;
static operation *const evaluate[] = {{$names}};
void synth_few(const uint8_t *restrict x, const uint8_t *restrict y, uint32_t *restrict o);
"""

_PART = f"""
#include <stdint.h>
#include <string.h>
{PRELUDE}
$functions
"""

_FUNCTION = f"""
void $name{_SIGNATURE} {{
  for (int s = 0; s < $lanes; ++s) {{
    uint${{width}}_t a, b;
    memcpy(&a, x + $size * s, sizeof a);
    memcpy(&b, y + $size * s, sizeof b);
    (void)b;
    uint${{width}}_t r = $value;
    memcpy(o + $size * s, &r, sizeof r);
  }}
}}
"""

_FEW = """
void synth_few(const uint8_t *restrict x, const uint8_t *restrict y, uint32_t *restrict o) {
  uint8_t a[8], b[8], r[8];
  memcpy(a, x, 8);
  memcpy(b, y, 8);
$each
}
"""


def _text(op: CoreOp, index: str = "") -> str:
    """Return the C expression of the operation on ``a`` and ``b``, each followed by ``index``."""
    return scalar(op.expr, lambda leaf: "ab"[leaf.operand] + index)


def _sources(ops: tuple[CoreOp, ...]) -> dict[str, str]:
    """Return the C files of the core for these operations, by name."""
    names = [f"synth_evaluate_{index}" for index in range(len(ops))]
    functions = [
        Template(_FUNCTION).substitute(
            name=name, width=op.width, size=op.width // 8, lanes=STATES * 8 // op.width, value=_text(op)
        )
        for name, op in zip(names, ops, strict=True)
    ]
    each = "\n".join(
        f"  for (int s = 0; s < 8; ++s) r[s] = {_text(op, '[s]')};\n  memcpy(o + {2 * number}, r, 8);"
        for number, op in enumerate(ops)
        if op.width == 8
    )
    sources = {
        "core.c": Path(__file__).with_suffix(".c").read_text(encoding="utf-8"),
        "operations.h": Template(_HEADER).substitute(names=", ".join(names)),
    }
    for part in range(_PARTS):
        own = (
            functions[part::_PARTS] if part else [*functions[::_PARTS], Template(_FEW).substitute(each=each)]
        )
        sources[f"part{part}.c"] = Template(_PART).substitute(functions="".join(own))
    return sources


@cache
def compiled(ops: tuple[CoreOp, ...]) -> Any:
    """Return the library of the core for these operations, compiled or cached. Raises UserError."""
    from isa_specs.architecture import architectures
    from synth.emit.cache import cached
    from synth.emit.features import host_features, host_target
    from synth.emit.native import NativeLibrary
    from synth.emit.targets import get_target
    from synth.emit.toolchain import compile_shared
    from synth.errors import UserError
    from synth.files import temporary_files

    sources = _sources(ops)
    target = host_target()
    if target is None:
        known = " or ".join(architectures())
        raise UserError(f"this machine's CPU is not known to the search core; use {known}")
    features = tuple(sorted(host_features() & get_target(target).vector_features))

    def make() -> bytes:
        return compile_shared(sources, target, (*features, "-fno-unroll-loops"), opt="-O2").read_bytes()

    data = cached("cores", [target, *features, *sources.values()], ".so", make)
    # The loader needs a plain library. A file of the cache begins with a digest and may be replaced.
    with temporary_files():
        folder = Path(tempfile.mkdtemp(prefix="synth-core-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        path = folder / "core.so"
        path.write_bytes(data)
    return NativeLibrary(path, _CDEF)


@dataclass(frozen=True)
class LaneProblem:
    """A goal, with the values and operations that programs consist of.

    ``inputs``: uint8 [n, STATES], free values on the test vectors. ``groups``: the group (0, 1, ...) of each
    input, or -1; a program reads an input of every group. ``equations``: int32 [e, 4], offsets of result
    bytes (11, 10, 01, 00). ``targets``: uint8 [e], the first one odd. Byte 11 - byte 10 - byte 01 + byte 00
    has to be p times the target, modulo 256, with one nonzero p for all equations. ``lookups``: how many
    values are looked up in a table and added. ``entry``: the number of the table entry per index byte.
    ``pool``: the operations to compile, by default ``ops``.
    """

    ops: Sequence[CoreOp]
    inputs: NDArray[np.uint8]
    groups: Sequence[int]
    equations: NDArray[np.int32]
    targets: NDArray[np.uint8]
    lookups: int = 0
    entry: Sequence[int] = (0,) * 256
    pool: Sequence[CoreOp] = ()


@dataclass(frozen=True)
class CoreHit:
    """A program that passed every test vector: lines (op, i, j) over value numbers, inputs first. ``last``:
    the number of the last line. Look-ups read ``last`` and, if there are two, ``other``."""

    lines: tuple[tuple[int, int, int], ...]
    last: int
    other: int


@dataclass(frozen=True)
class CoreResult:
    """The programs that passed, at most MAX_HITS of ``total_hits``. ``nodes``: programs that were tried, and
    their beginnings."""

    hits: tuple[CoreHit, ...]
    total_hits: int
    nodes: int
    timed_out: bool
    out_of_budget: bool


def search(problem: LaneProblem, lines: int, seconds: float, max_nodes: int = 1 << 60) -> CoreResult:
    """Enumerate every program of exactly ``lines`` lines, until ``seconds`` or ``max_nodes`` (``CoreResult``)
    are spent. Raises ValueError for problems that are too large for the core or have an even first target."""
    ops, inputs, equations, targets = problem.ops, problem.inputs, problem.equations, problem.targets
    if lines > MAX_LINES or len(inputs) + lines > 96 or len(ops) > MAX_OPERATIONS:
        limits = f"{MAX_LINES} lines, 96 values and {MAX_OPERATIONS} operations"
        raise ValueError(f"the core searches at most {limits}")
    if len(targets) == 0 or targets[0] % 2 == 0:
        raise ValueError("targets[0] has to be odd: the search computes the goal's factor from it")
    pool = tuple(problem.pool or ops)
    hits = np.zeros((MAX_HITS, 3 * MAX_LINES + 2), dtype=np.int32)
    totals = np.zeros(2, dtype=np.int64)
    groups, bytes_alone = len(set(problem.groups) - {-1}), all(op.width == 8 for op in ops)
    config = (len(inputs), lines, problem.lookups, len(equations), groups, len(ops), MAX_HITS, bytes_alone)
    stopped = compiled(pool).call(
        "synth_search",
        np.asarray(config, dtype=np.int32),
        np.ascontiguousarray(inputs, dtype=np.uint8),
        np.asarray(problem.groups, dtype=np.int32),
        np.asarray([(op.arity, int(op.commutative), pool.index(op)) for op in ops], dtype=np.int32),
        np.ascontiguousarray(equations, dtype=np.int32),
        np.ascontiguousarray(targets, dtype=np.uint8),
        np.asarray(problem.entry, dtype=np.uint8),
        np.asarray([seconds, float(max_nodes)], dtype=np.float64),
        hits,
        totals,
    )
    total, nodes = map(int, totals)
    counts.add("states", nodes)
    found = hits[: min(total, MAX_HITS)]
    every = zip(found[:, : 3 * lines].reshape(-1, lines, 3).tolist(), found[:, -2:].tolist(), strict=True)
    made = tuple(CoreHit(tuple((op, i, j) for op, i, j in of_lines), *ends) for of_lines, ends in every)
    return CoreResult(made, total, nodes, stopped == 1, stopped == 2)
