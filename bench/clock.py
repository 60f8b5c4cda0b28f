"""Core cycles of compiled functions, on a computer whose clock moves and whose cores others use too.

Time is taken in short slices. Each slice stands between two chains of dependent additions, of which every
x86 core makes one per cycle: their length divided by their time is the clock that the slice ran at, so a
change of clock (another load, wide vectors) hits both. Time is that of the thread, not of the wall: the
thread may lose its core without being charged for it. But a core may serve another hardware thread at the
same time, which no operating system tells (in a virtual machine not even that there is one): so beside the
chains run independent additions, of which a core makes more than three per cycle when it is not shared.
Slices whose two chains disagree, or whose core was shared, are taken again, and left out where that did not
help.
"""

import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

import isa_specs
from bench.harness import Spread, quartiles
from bench.timing import LEAST_ROUNDS, in_rounds
from isa_specs.cores import Core, cores
from isa_specs.instruction import Isa
from synth.emit.features import host_features, host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import compile_shared, find_compiler
from synth.errors import UserError

#: Additions of one turn of the chain's loop, and turns of a calibration: some 40 us at 3 GHz.
ADDS, TURNS = 64, 2000
#: What a slice is to last, in seconds, unless one call takes longer.
SLICE = 3e-4
#: How far the two chains of a slice may differ; attempts at one.
AGREE, REPEATS = 0.02, 4
#: Least independent additions per cycle of a core that is not shared (Cascade Lake: 3.4 alone, 2 to 2.5
#: shared).
ALONE = 3.0

# Registers on both sides: some cores add small immediates at renaming, in no time.
_CHAIN = f"""\
#include <stdint.h>
#include <time.h>
static int64_t micro_now(void) {{
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}}
/* nanoseconds of turns * {ADDS} additions, each of which waits for the one before */
int64_t micro_chain(int64_t turns) {{
  uint64_t sum = 0, one = 1;
  const int64_t start = micro_now();
  for (int64_t turn = 0; turn < turns; ++turn)
    __asm__ volatile(".rept {ADDS}\\n\\tadd %1, %0\\n\\t.endr" : "+r"(sum) : "r"(one) : "cc");
  return micro_now() - start;
}}
/* nanoseconds of as many additions, four of which may be made at once */
int64_t micro_wide(int64_t turns) {{
  uint64_t a = 0, b = 0, c = 0, d = 0, one = 1;
  const int64_t start = micro_now();
  for (int64_t turn = 0; turn < turns; ++turn)
    __asm__ volatile(".rept {ADDS // 4}\\n\\t"
                     "add %4, %0\\n\\tadd %4, %1\\n\\tadd %4, %2\\n\\tadd %4, %3\\n\\t.endr"
                     : "+r"(a), "+r"(b), "+r"(c), "+r"(d) : "r"(one) : "cc");
  return micro_now() - start;
}}
"""
_CHAIN_PROTOTYPE = "int64_t micro_chain(int64_t turns);\nint64_t micro_wide(int64_t turns);\n"


@dataclass(frozen=True)
class Slice:
    """``calls`` calls in ``body`` ns, between two chains of ADDS * TURNS additions in ``before`` and
    ``after`` ns and as many independent ones in ``wide_before`` and ``wide_after`` ns."""

    before: int
    wide_before: int
    body: int
    wide_after: int
    after: int
    calls: int

    @property
    def hertz(self) -> float:
        """The clock during the slice."""
        return 2e9 * ADDS * TURNS / (self.before + self.after)

    @property
    def cycles(self) -> float:
        """Core cycles per call."""
        return self.body * self.hertz / 1e9 / self.calls

    @property
    def disagreement(self) -> float:
        """By how much the slower chain was slower than the other, as a part of it."""
        return max(self.before, self.after) / max(1, min(self.before, self.after)) - 1

    @property
    def width(self) -> float:
        """Independent additions per cycle, the fewer of before and after."""
        return min(self.before / max(1, self.wide_before), self.after / max(1, self.wide_after))

    @property
    def clean(self) -> bool:
        return self.disagreement <= AGREE and self.width >= ALONE


@dataclass(frozen=True)
class Contestant:
    """``slice`` runs the given number of calls; a call makes ``macs`` multiply-accumulates. ``check`` raises
    VerificationError where its numbers are wrong."""

    name: str
    macs: int
    slice: Callable[[int], Slice]
    check: Callable[[], None]


@dataclass(frozen=True)
class Cycles:
    """Core cycles per call of ``macs`` multiply-accumulates, one value per round; clock in Hz per round;
    whether the round's slice was clean."""

    macs: int
    rounds: tuple[float, ...]
    hertz: tuple[float, ...]
    clean: tuple[bool, ...]

    @property
    def rate(self) -> Spread:
        """MAC per cycle: median, lower and upper quartile, of the clean rounds where they are enough."""
        return quartiles([self.macs / self.rounds[n] for n in _clean_rounds(self.clean)])

    @property
    def disturbed(self) -> int:
        return self.clean.count(False)


def _clean_rounds(clean: Sequence[bool]) -> list[int]:
    """The numbers of the clean rounds; of all where fewer than LEAST_ROUNDS are clean."""
    rounds = [number for number, is_clean in enumerate(clean) if is_clean]
    return rounds if len(rounds) >= LEAST_ROUNDS else list(range(len(clean)))


def ratio(a: Cycles, b: Cycles) -> Spread:
    """MAC per cycle of ``a`` over that of ``b``, round by round: median and quartiles. Raises ValueError
    unless both come from the same rounds."""
    both = [x and y for x, y in zip(a.clean, b.clean, strict=True)]
    return quartiles([(a.macs / a.rounds[n]) / (b.macs / b.rounds[n]) for n in _clean_rounds(both)])


def measure(contestants: Sequence[Contestant], seconds: float) -> dict[str, Cycles]:
    """Everybody in turns, a slice each, in about ``seconds`` of wall time for all of them together; the order
    moves on by one in each round. The first call of a slice is not counted: it warms the caches."""
    by_name = {c.name: c for c in contestants}
    calls = {}
    for c in contestants:
        calls[c.name] = max(1, min(1_000_000, int(SLICE * 1e9 / max(c.slice(1).body, 1))))
    slices = in_rounds(by_name, seconds, lambda c: _clean_slice(c, calls[c.name]))
    columns = {
        name: zip(*((s.cycles, s.hertz, s.clean) for s in slices[name]), strict=True) for name in slices
    }
    return {name: Cycles(c.macs, *columns[name]) for name, c in by_name.items()}


def _clean_slice(contestant: Contestant, calls: int) -> Slice:
    """The first clean slice, or the one in which most additions went side by side."""
    slices: list[Slice] = []
    while len(slices) < REPEATS and not (slices and slices[-1].clean):
        slices.append(contestant.slice(calls))
    return slices[-1] if slices[-1].clean else max(slices, key=lambda s: s.width)


# ---- C functions ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Function:
    """A compiled function and its timing loop, which is in C as well."""

    library: NativeLibrary
    name: str

    def call(self, *args: int | NDArray[Any]) -> None:
        self.library.call(self.name, *args)

    def slice(self, calls: int, *args: int | NDArray[Any]) -> Slice:
        times = np.zeros(5, dtype=np.int64)
        self.library.call(f"micro_time_{self.name}", *args, calls, TURNS, times)
        before, wide_before, body, wide_after, after = times.tolist()
        return Slice(before, wide_before, body, wide_after, after, calls)


def load(
    sources: Mapping[str, str],
    prototypes: Sequence[str],
    features: Sequence[str],
    opt: str = "-O3",
    prefer: str | None = None,
) -> dict[str, Function]:
    """Compile C files (file name -> text) and, in a file of its own, a timing loop for each prototype
    (without the semicolon, every parameter named); ``features``, ``opt`` and ``prefer`` as for
    ``compile_shared``.

    No branch crosses or ends at a multiple of 32 bytes: Skylake to Cascade Lake processors run such loops
    from the slow decoders (Intel, "Mitigations for Jump Conditional Code Erratum", 2019), up to 28 % slower,
    and where a loop comes to lie would be chance. Raises UserError without a compiler, CompileError."""
    declared = "".join(f"{text};\n" for text in prototypes)
    loops = "".join(_loop(text) for text in prototypes)
    files = {**sources, "micro_clock.c": _CHAIN + declared + loops}
    timing = "".join(f"{_loop(text).partition(' {')[0]};\n" for text in prototypes)
    # The assembler's option; zig's driver has it as its own.
    prefix = "" if find_compiler("x86_64", prefer).is_zig else "-Wa,"
    features = (*features, f"{prefix}-mbranches-within-32B-boundaries")
    with TemporaryDirectory(prefix="synth-micro-", ignore_cleanup_errors=True) as folder:
        path = compile_shared(files, "x86_64", features, opt, Path(folder), prefer)
        library = NativeLibrary(path, _CHAIN_PROTOTYPE + declared + timing)
    return {name: Function(library, name) for name in (_parts(text)[0] for text in prototypes)}


def _parts(prototype: str) -> tuple[str, str, list[str]]:
    """Name, parameters, names of the parameters."""
    match = re.fullmatch(r"\s*\w+\s+(\w+)\s*\((.*)\)\s*", prototype, re.DOTALL)
    if match is None:
        raise ValueError(f"no prototype: {prototype!r}")
    parameters = match.group(2)
    return match.group(1), parameters, [re.split(r"[\s*]+", p.strip())[-1] for p in parameters.split(",")]


def _loop(prototype: str) -> str:
    name, parameters, names = _parts(prototype)
    call = f"{name}({', '.join(names)});"
    return f"""\
void micro_time_{name}({parameters}, int64_t calls, int64_t turns, int64_t *times) {{
  {call}
  times[0] = micro_chain(turns);
  times[1] = micro_wide(turns);
  const int64_t start = micro_now();
  for (int64_t call = 0; call < calls; ++call) {call}
  times[2] = micro_now() - start;
  times[3] = micro_wide(turns);
  times[4] = micro_chain(turns);
}}
"""


_chains: list[Function] = []


def slice_python(run: Callable[[], None], calls: int) -> Slice:
    """A slice of a Python callable that works in this thread alone."""
    if not _chains:
        nothing = "void micro_nothing(int32_t unused)"
        source = {"micro_nothing.c": f"#include <stdint.h>\n{nothing} {{ (void)unused; }}\n"}
        _chains.append(load(source, [nothing], ())["micro_nothing"])
    chain = _chains[0].library
    run()
    before, wide_before = chain.call("micro_chain", TURNS), chain.call("micro_wide", TURNS)
    start = time.thread_time_ns()
    for _ in range(calls):
        run()
    body = time.thread_time_ns() - start
    wide_after, after = chain.call("micro_wide", TURNS), chain.call("micro_chain", TURNS)
    return Slice(before, wide_before, body, wide_after, after, calls)


def check_machine(isa: Isa, target: str) -> None:
    """Raise UserError where this computer does not run the target's instructions."""
    needs = isa.target(target)
    lacking = sorted(set(needs.feature_names) - host_features())
    if needs.architecture != host_target():
        raise UserError(f"--target {target}: this computer is no {needs.architecture}")
    if lacking:
        raise UserError(f"--target {target}: this CPU has no {lacking[0]}")


def core_named(name: str, target: str | None) -> tuple[Core, Isa, str]:
    """Return a core of x86-64 machines, its instruction set, and ``target`` or else its usual one. Raises
    UserError for another core, and where this computer does not run the target's instructions."""
    known = {core.name: core for core in cores().values() if "x86_64" in core.targets}
    if name not in known:
        raise UserError(f"--core {name}: no core of an x86_64 machine; use {' or '.join(sorted(known))}")
    core = known[name]
    isa, chosen = isa_specs.load(core.isa), target or core.targets[0]
    if chosen not in core.targets:
        raise UserError(f"--target {chosen}: {name} has {', '.join(core.targets)}")
    check_machine(isa, chosen)
    return core, isa, chosen


def calibrate() -> float:
    """The clock of this core now, in Hz: the best of several chains. Raises UserError where it is no
    clock."""
    hertz = max(slice_python(lambda: None, 1).hertz for _ in range(20))
    if not 1e8 < hertz < 1e10:
        raise UserError(f"the core's clock comes out as {hertz / 1e9:.3f} GHz: run it on an x86_64 machine")
    return hertz
