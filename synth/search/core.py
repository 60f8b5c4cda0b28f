"""The enumeration core: a depth-first search over straight-line programs, in C.

The C text is generated from the instructions' lane expressions, so the core has no semantics of its
own. Values are held on ``STATES`` bytes of test vectors; lanes wider than a byte are neighbours.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
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

_TEMPLATE = r"""
#include <stdint.h>
#include <string.h>
#include <time.h>
#define S %(states)d
#define MAXV 96
#define MAXL %(max_lines)d
#define MAXO %(operations)d
typedef struct {
  int inputs, lines, lookups, equations, groups, ops, max_hits, bytes_alone;
  const uint8_t *values, *equation_target, *entry;
  const int32_t *input_group, *op, *equation;
  int32_t *hits;
} problem;
typedef uint8_t value[S] __attribute__((aligned(64)));
static problem the_problem;
static const problem *P = &the_problem;
static value V[MAXV];
static uint8_t C[MAXV][S];
static int used[MAXV];
static int prog[MAXL][3];
static int64_t hit_count, node_count;
static struct timespec t_end;
static int64_t most_nodes;
static int stopped;
/* The operations that are tried on values i and j, in order: j == i, j > i, j < i. */
static int tried[3][MAXO], tried_count[3];
/* The numbers of their functions. */
static int32_t evaluated[3][MAXO];
/* Of the first target, which is odd (mod 256). */
static uint8_t inverse;

typedef void operation(const uint8_t *restrict x, const uint8_t *restrict y, uint8_t *restrict o);
%(declarations)s
static operation *const evaluate[] = {%(names)s};
/* All operations on bytes (their neighbours make no difference) on those of two rectangles alone. */
void synth_few(const uint8_t *restrict x, const uint8_t *restrict y, uint32_t *restrict o);

static int late(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec > t_end.tv_sec || (now.tv_sec == t_end.tv_sec && now.tv_nsec > t_end.tv_nsec);
}

/* The rectangle differences of the result must be p times those of the goal, p != 0 (mod 256). The
   first target is odd, so that its difference gives p. */
static uint8_t difference(const uint8_t *r, const int32_t *q) {
  return (uint8_t)(r[q[0]] - r[q[1]] - r[q[2]] + r[q[3]]);
}

static int goal_value(const uint8_t *r) {
  uint8_t p = (uint8_t)(difference(r, P->equation) * inverse);
  /* Most values fail by p or by the next difference, each often enough to be guessed wrong alone. */
  int next = P->equations > 1;
  if ((p == 0) | ((uint8_t)(p * P->equation_target[next]) != difference(r, P->equation + 4 * next))) return 0;
  for (int e = 2; e < P->equations; ++e)
    if ((uint8_t)(p * P->equation_target[e]) != difference(r, P->equation + 4 * e)) return 0;
  return 1;
}

/* Could some tables T of the looked-up values add up to the goal? Where the table entries of a
   rectangle cancel for every table, the goal's difference must be zero: a necessary condition. */
static int cancels(const uint8_t *c, const int32_t *q) {
  return (c[q[0]] == c[q[1]] && c[q[3]] == c[q[2]]) || (c[q[0]] == c[q[2]] && c[q[3]] == c[q[1]]);
}

static void record(int last, int other) {
  if (hit_count < P->max_hits) {
    int32_t *h = P->hits + hit_count * (3 * MAXL + 2);
    for (int l = 0; l < P->lines; ++l) for (int i = 0; i < 3; ++i) h[3 * l + i] = prog[l][i];
    h[3 * MAXL] = last;
    h[3 * MAXL + 1] = other;
  }
  ++hit_count;
}

static void leaf(int last) {
  /* A look-up in a free value depends on one operand only: it is part of the correction. */
  int first = P->lookups == 1 ? last : P->inputs;
  int end = P->lookups == 1 ? last + 1 : last;
  for (int other = first; other < end; ++other) {
    if (P->lookups == 2) {
      int idle = 0;
      for (int l = P->inputs; l < last; ++l) idle += !used[l] && l != other;
      if (idle) continue;
    }
    int ok = 1;
    for (int e = 0; e < P->equations && ok; ++e)
      if (P->equation_target[e] && cancels(C[last], P->equation + 4 * e)
          && cancels(C[other], P->equation + 4 * e))
        ok = 0;
    if (ok) record(last, other);
  }
}

/* What is computed and not yet used, kept up to date by take and put. */
static int idle_lines, missing_groups, group_uses[32];

static void take(int i) {
  if (used[i]++) return;
  if (i >= P->inputs) --idle_lines;
  else if (P->input_group[i] >= 0 && group_uses[P->input_group[i]]++ == 0) --missing_groups;
}

static void put(int i) {
  if (--used[i]) return;
  if (i >= P->inputs) ++idle_lines;
  else if (P->input_group[i] >= 0 && --group_uses[P->input_group[i]] == 0) ++missing_groups;
}

/* Would taking this value leave one less of what has to be used? */
static int helps(int i) {
  return !used[i] && (i >= P->inputs || (P->input_group[i] >= 0 && !group_uses[P->input_group[i]]));
}

/* Most last lines are told from the goal by eight bytes, those of the first two rectangles, which are made by
   all operations at once. */
static int quick;
static uint8_t few[MAXV][8];
/* What the difference of the first rectangle is multiplied by to be that of the second. */
static uint8_t second_factor;

static void set_few(int v) {
  for (int n = 0; n < 8; ++n) few[v][n] = V[v][P->equation[n]];
}

/* Could an operation of this kind on values i and j make the goal? */
static int may_be_goal(int i, int j, int kind) {
  static uint32_t made[2 * MAXO];
  synth_few(few[i], few[j], made);
  uint32_t found = 0;
  for (int n = 0; n < tried_count[kind]; ++n) {
    /* The lowest byte is the difference, whatever the order of bytes: the first and last count as plus. */
    const uint32_t *two = made + 2 * evaluated[kind][n], r = two[0], q = two[1];
    const uint32_t d = (r - (r >> 8) - (r >> 16) + (r >> 24)) & 255;
    const uint32_t next = q - (q >> 8) - (q >> 16) + (q >> 24);
    found |= (d != 0) & (((d * second_factor - next) & 255) == 0);
  }
  return found != 0;
}

static void walk(int line) {
  int count = P->inputs + line;
  if (line == P->lines) { leaf(count - 1); return; }
  /* Every later line can use up one idle value more than it makes; what is left idle is dead. */
  int allowed = (P->lookups == 2 ? 2 : 1) + P->lines - line - 1;
  int last_line = count - 1;
  uint8_t *o = V[count];
  const int left = idle_lines + missing_groups;
  int helping[MAXV], helping_count = 0;
  for (int v = 0; v < count; ++v) if (helps(v)) helping[helping_count++] = v;
  for (int i = 0; i < count; ++i) {
    /* The line itself is idle too; a second operand takes up one value at most. */
    if (allowed - (left - helps(i)) < 0) continue;
    take(i);
    const int any = allowed - 1 - (idle_lines + missing_groups) >= 0, seconds = any ? count : helping_count;
    for (int second = 0; second < seconds; ++second) {
      const int j = any ? second : helping[second], pair = i != j;
      if (!any && (!pair || !helps(j))) continue;
      if (pair) take(j);
      const int *const ks = tried[pair + (j < i)];
      const int count_ks = tried_count[pair + (j < i)];
      /* The line before is one of both here: else it would be idle. */
      if (quick && line == P->lines - 1 && node_count + count_ks < most_nodes
          && !may_be_goal(i, j, pair + (j < i))) {
        if (((node_count + count_ks) ^ node_count) >> 16 && late()) stopped = 1;
        node_count += count_ks;
        if (pair) put(j);
        if (stopped) break;
        continue;
      }
      for (int n = 0; n < count_ks; ++n) {
        const int k = ks[n];
        if (line > 0 && i != last_line && j != last_line) {
          /* Independent neighbours come in increasing order only. */
          const int *q = prog[line - 1];
          if (i < q[1] || (i == q[1] && (j < q[2] || (j == q[2] && k <= q[0])))) continue;
        }
        evaluate[P->op[3 * k + 2]](V[i], V[j], o);
        if (++node_count >= most_nodes) stopped = 2;
        if ((node_count & 0xffff) == 0 && late()) stopped = 1;
        if (line == P->lines - 1 && !P->lookups) {
          if (goal_value(o)) { prog[line][0] = k; prog[line][1] = i; prog[line][2] = j; record(count, -1); }
        } else {
          prog[line][0] = k; prog[line][1] = i; prog[line][2] = j;
          used[count] = 0;
          ++idle_lines;
          if (P->lookups) for (int s = 0; s < S; ++s) C[count][s] = P->entry[o[s]];
          if (quick) set_few(count);
          walk(line + 1);
          --idle_lines;
        }
        if (stopped) break;
      }
      if (pair) put(j);
      if (stopped) break;
    }
    put(i);
    if (stopped) return;
  }
}

int synth_search(const int32_t *config, const uint8_t *values, const int32_t *input_group, const int32_t *ops,
                 const int32_t *equation, const uint8_t *equation_target, const uint8_t *entry,
                 const double *limits, int32_t *hits, int64_t *totals) {
  the_problem = (problem){config[0], config[1], config[2], config[3], config[4], config[5], config[6],
                          config[7], values, equation_target, entry, input_group, ops, equation, hits};
  hit_count = node_count = 0;
  stopped = 0;
  /* The inverse mod 8 of an odd number is the number itself; Newton's steps double the bits. */
  inverse = equation_target[0];
  for (int n = 0; n < 2; ++n) inverse = (uint8_t)(inverse * (2 - equation_target[0] * inverse));
  quick = P->bytes_alone && !P->lookups && P->equations > 1;
  if (quick) second_factor = (uint8_t)(inverse * equation_target[1]);
  memset(tried_count, 0, sizeof tried_count);
  for (int k = 0; k < P->ops; ++k) {
    tried[0][tried_count[0]++] = k;
    if (P->op[3 * k] == 1) continue;
    tried[1][tried_count[1]++] = k;
    if (!P->op[3 * k + 1]) tried[2][tried_count[2]++] = k;
  }
  for (int kind = 0; kind < 3; ++kind)
    for (int n = 0; n < tried_count[kind]; ++n) evaluated[kind][n] = P->op[3 * tried[kind][n] + 2];
  clock_gettime(CLOCK_MONOTONIC, &t_end);
  double whole = (double)(int64_t)limits[0];
  t_end.tv_sec += (int64_t)whole;
  t_end.tv_nsec += (int64_t)((limits[0] - whole) * 1e9);
  most_nodes = (int64_t)limits[1];
  if (t_end.tv_nsec >= 1000000000) { t_end.tv_nsec -= 1000000000; ++t_end.tv_sec; }
  memset(used, 0, sizeof used);
  memset(group_uses, 0, sizeof group_uses);
  idle_lines = 0;
  missing_groups = P->groups;
  for (int i = 0; i < P->inputs; ++i) {
    memcpy(V[i], P->values + (size_t)i * S, S);
    for (int s = 0; s < S; ++s) C[i][s] = P->entry[V[i][s]];
    if (quick) set_few(i);
  }
  walk(0);
  totals[0] = hit_count;
  totals[1] = node_count;
  return stopped;
}
"""


@dataclass(frozen=True)
class CoreOp:
    """An operation of the core: lanes of ``width`` bits, one or two operands."""

    width: int
    arity: int
    expr: Expr
    commutative: bool


#: What is written never lies where something is read, so that compilers need not look.
_SIGNATURE = "(const uint8_t *restrict x, const uint8_t *restrict y, uint8_t *restrict o)"


def _name(index: int) -> str:
    return f"synth_evaluate_{index}"


def _function(index: int, op: CoreOp) -> str:
    width = op.width
    at = f"{width // 8} * s"
    load = f"uint{width}_t a, b; memcpy(&a, x + {at}, sizeof a); memcpy(&b, y + {at}, sizeof b);"
    if op.arity == 1:
        load += " (void)b;"
    return (
        f"void {_name(index)}{_SIGNATURE} {{\n  for (int s = 0; s < S / {width // 8}; ++s) {{ {load}\n"
        f"    uint{width}_t r = {_text(op)}; "
        f"memcpy(o + {at}, &r, sizeof r); }}\n}}"
    )


def _text(op: CoreOp, of: str = "") -> str:
    """The operation on lanes ``a`` and ``b``, or on lanes ``of`` these."""
    return scalar(op.expr, lambda leaf: "ab"[leaf.operand] + of)


def _few(ops: Sequence[CoreOp]) -> str:
    """The function that executes all operations on bytes at once, on a few of them."""
    each = "\n".join(
        f"  for (int s = 0; s < 8; ++s) r[s] = {_text(op, '[s]')};\n  memcpy(o + {2 * number}, r, 8);"
        for number, op in enumerate(ops)
        if op.width == 8
    )
    return f"""
void synth_few(const uint8_t *restrict x, const uint8_t *restrict y, uint32_t *restrict o) {{
  uint8_t a[8], b[8], r[8];
  memcpy(a, x, 8);
  memcpy(b, y, 8);
{each}
}}
"""


#: The operations are compiled in this many files, side by side.
_PARTS = 2

_PART = r"""
#include <stdint.h>
#include <string.h>
#define S %(states)d
%(prelude)s
%(functions)s
"""


def _sources(ops: tuple[CoreOp, ...]) -> dict[str, str]:
    size = -(-len(ops) // _PARTS)
    names = [_name(index) for index in range(len(ops))]
    declarations = "\n".join(f"operation {name};" for name in names)
    values = {
        "states": STATES,
        "max_lines": MAX_LINES,
        "operations": MAX_OPERATIONS,
        "declarations": declarations,
    }
    sources = {"core.c": _TEMPLATE % {**values, "names": ", ".join(names)}}
    for part in range(_PARTS):
        functions = "\n".join(_function(i, op) for i, op in enumerate(ops) if i // size == part)
        if part == 0:
            functions += _few(ops)
        sources[f"part{part}.c"] = _PART % {"states": STATES, "prelude": PRELUDE, "functions": functions}
    return sources


@cache
def compiled(ops: tuple[CoreOp, ...]) -> Any:
    """The core for these operations, compiled or found in the cache."""
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
    # The loader wants a file of its own: that of the cache may be replaced, and holds a digest besides.
    with temporary_files():
        folder = Path(tempfile.mkdtemp(prefix="synth-core-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        path = folder / "core.so"
        path.write_bytes(data)
    return NativeLibrary(path, _CDEF)


@dataclass(frozen=True)
class CoreHit:
    """A program that passed every test vector: lines (op, i, j) over value numbers; look-up values."""

    lines: tuple[tuple[int, int, int], ...]
    last: int
    other: int


@dataclass(frozen=True)
class CoreResult:
    hits: tuple[CoreHit, ...]
    total_hits: int
    nodes: int
    timed_out: bool
    out_of_budget: bool


def search(
    ops: Sequence[CoreOp],
    inputs: NDArray[np.uint8],
    groups: Sequence[int],
    lines: int,
    equations: NDArray[np.int32],
    targets: NDArray[np.uint8],
    seconds: float,
    lookups: int = 0,
    entry: Sequence[int] | None = None,
    max_nodes: int = 1 << 60,
    pool: Sequence[CoreOp] | None = None,
) -> CoreResult:
    """Enumerate every program of exactly ``lines`` lines.

    inputs: uint8 [n, STATES], the free values on the test vectors. groups: per input, the group of
    which one member has to be used (0, 1, ... without gaps), or -1 where it need not be. equations:
    int32 [e, 4], byte places (11, 10, 01, 00) of rectangles; targets: uint8 [e], the first one odd.
    Raises ValueError beyond the core's limits.
    """
    if lines > MAX_LINES or len(inputs) + lines > 96 or len(ops) > MAX_OPERATIONS:
        limits = f"{MAX_LINES} lines, 96 values and {MAX_OPERATIONS} operations"
        raise ValueError(f"the core searches at most {limits}")
    if len(targets) == 0 or targets[0] % 2 == 0:
        raise ValueError("the first rectangle's target has to be odd: the factor of the goal is read off it")
    pool = list(ops if pool is None else pool)
    library = compiled(tuple(pool))
    hits = np.zeros((MAX_HITS, 3 * MAX_LINES + 2), dtype=np.int32)
    totals = np.zeros(2, dtype=np.int64)
    number_of_groups = len(set(groups) - {-1})
    bytes_alone = all(op.width == 8 for op in ops)
    config = [len(inputs), lines, lookups, len(equations), number_of_groups, len(ops), MAX_HITS, bytes_alone]
    stopped = library.call(
        "synth_search",
        np.asarray(config, dtype=np.int32),
        np.ascontiguousarray(inputs, dtype=np.uint8),
        np.asarray(groups, dtype=np.int32),
        np.asarray([(op.arity, int(op.commutative), pool.index(op)) for op in ops], dtype=np.int32),
        np.ascontiguousarray(equations, dtype=np.int32),
        np.ascontiguousarray(targets, dtype=np.uint8),
        np.asarray(entry if entry is not None else [0] * 256, dtype=np.uint8),
        np.asarray([seconds, float(max_nodes)], dtype=np.float64),
        hits,
        totals,
    )
    counts.add("states", int(totals[1]))
    found = hits[: min(int(totals[0]), MAX_HITS)]
    every = zip(found[:, : 3 * lines].reshape(-1, lines, 3).tolist(), found[:, -2:].tolist(), strict=True)
    return CoreResult(
        tuple(CoreHit(tuple((op, i, j) for op, i, j in of_lines), *ends) for of_lines, ends in every),
        int(totals[0]),
        int(totals[1]),
        stopped == 1,
        stopped == 2,
    )
