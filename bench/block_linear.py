"""Linear layers of language models in blocks, beside ONNX Runtime's MatMulNBits and llama.cpp's ggml.

    python -m bench.block_linear [--ggml FOLDER] [--shapes 4096x4096] [--rows 1,128] [--threads 1,2]
        [--ways again,streamed] [--match W4,Q4] [--beside FILE]

All are prepared from the same random weights, each in its own format, and called in turns, each with so
many threads, with the same float32 activations: quantizing these is part of the product. GMAC/s are 10^9
multiply-accumulates, GB/s 10^9 bytes of the weights as they are stored; "memory" is these over what so many
threads read from memory. "again": the same weights in every call. "streamed": copies of the weights, four
times the largest cache together, one after the other, as the layers of a model are. If the free memory has no
room for that, there are fewer copies, and one line says so. "of goal": the streamed
rate over the smaller of two rates, the rate again and the rate at which memory delivers the weights. "ours /
it": our rate over its, in the same round, for the same type of ggml, or the same bits and the same blocks
(else the largest that are smaller, else the smallest). Errors are those of the products with what a
format's weights stand for, against float64: the norm of all over that of the results, and the largest
over the root mean square of its row.

Below a table stands each library's fastest type that is ahead of ours. ``--beside`` adds the rows of another
run's ``--json``, because a process loads one build of ggml: ik_llama.cpp, for example, is timed elsewhere.

The default run has 40 tables and should take about half an hour, or an hour with ggml (an estimate). 512
rows, streamed, take most of it: ``--rows 1,2,3,4,6,8,16,32`` or ``--match`` shortens the run.
"""

import itertools
import json
import os
import re
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from bench import harness
from bench.block_peers import TILE, Baseline, Layer, Product, format_peers, onnxruntime_peers, our_peers
from bench.clock import calibrate
from bench.ggml_peers import Ggml
from bench.harness import proc_field
from bench.timing import in_rounds, undisturbed, waited
from synth.emit.features import host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import compile_shared
from synth.errors import UserError

_MEMORY = Path("/proc/meminfo")
_CACHES = Path("/sys/devices/system/cpu/cpu0/cache")
#: Bytes of the largest cache where the system does not tell.
UNKNOWN = 32 << 20
#: How many places are read in turns: processors fetch ahead for each, and one is not always the fastest.
STRINGS = (1, 2, 4)
_READ = "uint64_t memory_read(const uint8_t *from, int64_t bytes, int64_t strings)"
# Eight sums, so that no addition waits for another.
_SOURCE = f"""\
#include <stdint.h>
typedef uint64_t lanes __attribute__((vector_size(64)));
{_READ} {{
  lanes sums[8] = {{0}};
  const int64_t length = bytes / strings / 64;
  for (int64_t n = 0; n < length; n += 8)
    for (int64_t string = 0; string < strings; ++string) {{
      const lanes *line = (const lanes *)from + string * length + n;
      for (int part = 0; part < 8; ++part) sums[part] += line[part];
    }}
  for (int part = 1; part < 8; ++part) sums[0] += sums[part];
  uint64_t sum = 0;
  for (int lane = 0; lane < 8; ++lane) sum += sums[0][lane];
  return sum;
}}
"""


def caches() -> dict[str, int]:
    """Bytes of the data caches that a core uses, such as {"L1": 32768}; empty where Linux does not tell."""
    sizes: dict[str, int] = {}
    for folder in sorted(_CACHES.glob("index*")):
        try:
            level, kind, size = ((folder / name).read_text().strip() for name in ("level", "type", "size"))
        except OSError:
            continue
        if kind != "Instruction" and (match := re.fullmatch(r"(\d+)([KM])", size)):
            sizes[f"L{level}"] = int(match[1]) << {"K": 10, "M": 20}[match[2]]
    return sizes


def largest_cache() -> int:
    """Bytes of the last level's cache."""
    return max(caches().values(), default=UNKNOWN)


def free_memory() -> int:
    """Return the bytes that a program can take without swapping; 2^62 if the system does not tell."""
    free = proc_field(_MEMORY, "MemAvailable")
    return int(free.split()[0]) << 10 if free else 1 << 62


def read_bandwidth(seconds: float = 1.0, threads: int = 1) -> float:
    """Return the bytes per second that ``threads`` read together, from equal parts of a buffer.

    The buffer has eight times the largest cache, or half of the free memory. The result is the best of the
    passes that fit into ``seconds``, and at least two passes run for each number of places that are read in
    turns. Raises UserError without a compiler, and if this processor is none of the targets."""
    target = host_target()
    if target is None:
        raise UserError("this processor is none of the targets: its memory's bandwidth is not measured")
    path = compile_shared({"memory.c": _SOURCE}, target, ("-march=native",), "-O3")
    library = NativeLibrary(path, f"{_READ};")
    size = min(8 * largest_cache(), free_memory() // 2)
    buffer = np.ones(size + 64, np.uint8)
    length = size // threads // 64 * 64
    parts = buffer[-buffer.ctypes.data % 64 :][: threads * length].reshape(threads, length)
    end, best, passes = time.perf_counter() + seconds, 0.0, 0
    with ThreadPoolExecutor(threads) as pool:
        while passes < 2 * len(STRINGS) or time.perf_counter() < end:
            strings = STRINGS[passes % len(STRINGS)]
            start = time.perf_counter()
            # cffi releases the interpreter's lock during a call, so the threads read at the same time.
            list(pool.map(partial(_read, library, strings), parts))
            best, passes = max(best, parts.size / (time.perf_counter() - start)), passes + 1
    return best


def _read(library: NativeLibrary, strings: int, part: NDArray[np.uint8]) -> None:
    library.call("memory_read", part, part.size, strings)


#: Rows of activations: a token, speculative decoding or a few users at once, and prompts.
ROWS = "1,2,3,4,6,8,16,32,128,512"
#: How a call meets its weights: in a cache, if they fit into one, or in memory.
STREAMED = "streamed"
WAYS = ("again", STREAMED)
#: The part of its goal that a streamed rate of ours should reach.
GOAL = 0.85
#: The variable with the folder of llama.cpp's build, where no option has it.
GGML = "SYNTH_GGML"
MISSING = f"ggml: left out; --ggml or {GGML} names a folder with a build of llama.cpp (docs/measurements.md)"
#: Seconds of the calls between two looks at the clock; the largest caches that streamed weights fill.
SLICE, STREAM = 0.02, 4
#: How often weights are in memory while a model is made of them: arrays, model, file, session, packed.
MAKING = 5
#: Seconds after which the threads of everybody sleep: those of ONNX Runtime keep a processor for 0.04.
REST = 0.06
#: Of K: the largest block of ggml's types.
STEP = 256


@dataclass(frozen=True)
class Row:
    """A peer with a layer: multiply-accumulates per second by round, and the rates of ``against``, a peer of
    ours, over these. ``bits``, ``block``, ``zeros`` and ``ours`` are those of ``Baseline``; ``bytes`` of the
    weights. Errors and ``share``, the part of the goal: see above. ``share`` is None unless both ways were
    timed. ``copies`` of the weights were streamed."""

    n: int
    k: int
    rows: int
    threads: int
    streamed: bool
    peer: str
    bits: int
    block: int
    zeros: bool
    rates: tuple[float, ...]
    bytes: int
    error: float
    largest: float
    ours: bool = False
    against: str = ""
    ratios: tuple[float, ...] = ()
    share: float | None = None
    copies: int = 1

    @property
    def name(self) -> str:
        return self.peer

    @property
    def rate(self) -> float:
        """Return the median of the multiply-accumulates per second."""
        return harness.quartiles(self.rates)[0]

    @property
    def ratio(self) -> float:
        """Return the median of our rate over this peer's, infinity without a peer of ours."""
        return harness.quartiles(self.ratios)[0] if self.ratios else np.inf

    @property
    def read(self) -> float:
        """Bytes of weights per second."""
        return self.rate / (self.n * self.k * self.rows) * self.bytes

    @property
    def setting(self) -> tuple[int, int, int, int, bool]:
        return self.n, self.k, self.rows, self.threads, self.streamed

    @property
    def text(self) -> str:
        """Return the setting in words."""
        rows = "one row" if self.rows == 1 else f"{self.rows} rows"
        threads = "one thread" if self.threads == 1 else f"{self.threads} threads"
        return f"{self.n} filters x {self.k}, {rows}, {WAYS[self.streamed]}, {threads}"


Contestant = TypeVar("Contestant", Baseline, Row)


def seconds_of(
    runs: Mapping[str, Callable[[], Any]], seconds: float, rest: float
) -> tuple[dict[str, list[float]], int]:
    """Of a call of each in every round, and how many slices had to wait for a core; the first calls are not
    counted. ``rest``: seconds between two turns."""
    once = {name: min(_slice(run, 1)[1] for _ in range(2)) for name, run in runs.items()}

    def take(name: str) -> tuple[float, bool]:
        time.sleep(rest)
        return undisturbed(partial(_slice, runs[name], max(1, round(SLICE / once[name]))))

    slices = in_rounds({name: name for name in runs}, seconds, take)
    times = {name: [second for second, _ in rounds] for name, rounds in slices.items()}
    return times, sum(late for rounds in slices.values() for _, late in rounds)


def _slice(run: Callable[[], Any], calls: int) -> tuple[float, float]:
    """The part of so many calls that was spent waiting for a core, and the seconds of one."""
    before, start = waited(), time.perf_counter()
    for _ in range(calls):
        run()
    took = time.perf_counter() - start
    return (waited() - before) / took, took / calls


def errors(layer: Layer, product: Product) -> tuple[float, float]:
    """Of the first TILE filters' results (see above)."""
    want = layer.x.astype(np.float64) @ product.filters.T
    differences = np.abs(product.output()[:, :TILE] - want)
    size = np.sqrt((want**2).mean(axis=1, keepdims=True))
    return float(np.linalg.norm(differences) / np.linalg.norm(want)), float((differences / size).max())


def competitor(peer: Contestant, ours: Sequence[Contestant]) -> Contestant | None:
    """What of ours a peer is compared with: what has its type, without the suffix ``_R8`` of 8 interleaved
    rows; floats with 8 bits."""
    kind = re.sub(r"_R\d+$", "", peer.name.partition(" ")[2])
    if of_kind := [one for one in ours if one.name == f"ours {kind}"]:
        return of_kind[0]
    same = [one for one in ours if one.bits == min(peer.bits, 8)]
    blocks = sorted(one.block for one in same)
    block = max((block for block in blocks if block <= peer.block), default=blocks[0] if blocks else 0)
    fits = [one for one in same if one.block == block]
    return next((one for one in fits if one.zeros == peer.zeros), fits[0] if fits else None)


def stream_bytes(peers: int) -> int:
    """Return the bytes that the copies of each peer fill: ``STREAM`` times the largest cache, or what fits
    into the free memory. In that case, print a line."""
    free, cache = free_memory(), largest_cache()
    capacity = free * 4 // 5 // (peers + MAKING)
    if capacity < STREAM * cache:
        harness.say(
            f"streamed: copies fill {capacity / cache:.2g} times the largest cache of {cache >> 20} MiB, not "
            f"{STREAM} times: {free / (1 << 30):.1f} GiB of memory are free for {peers} peers"
        )
    return min(capacity, STREAM * cache)


def measured(
    peers: Sequence[Baseline], layer: Layer, streamed: bool, seconds: float
) -> tuple[list[Row], int]:
    """Peers of one width in turns, and how many slices were disturbed."""
    products: dict[str, Product] = {}
    copies: dict[str, int] = {}
    fill = stream_bytes(len(peers)) if streamed else 0
    for peer in peers:
        product = peer.prepare(layer, 1)
        copies[peer.name] = max(1, -(-fill // product.bytes))
        if copies[peer.name] > 1:
            product.close()
            product = peer.prepare(layer, copies[peer.name])
        products[peer.name] = product
    rest = REST if layer.threads > 1 else 0.0
    times, disturbed = seconds_of({name: product.run for name, product in products.items()}, seconds, rest)
    rows, k = layer.x.shape
    macs = {name: layer.n * k * rows * count for name, count in copies.items()}
    rates = {name: tuple(macs[name] / second for second in times[name]) for name in products}
    measured_rows = []
    for peer in peers:
        name, product = peer.name, products[peer.name]
        against = None if peer.ours else competitor(peer, [other for other in peers if other.ours])
        ratios = tuple(np.divide(rates[against.name], rates[name]).tolist()) if against else ()
        measured_rows.append(
            Row(
                layer.n, k, rows, layer.threads, streamed, name, peer.bits, peer.block, peer.zeros,
                rates[name], product.bytes, *errors(layer, product), peer.ours,
                against.name if against else "", ratios, copies=copies[name],
            )
        )  # fmt: skip
        product.close()
    return measured_rows, disturbed


def with_shares(streamed: Sequence[Row], again: Sequence[Row], bandwidth: float) -> list[Row]:
    """Return the streamed rows of a layer with the share of the goal that each peer reaches. ``bandwidth``:
    bytes per second that memory delivers to the layer's threads."""
    cached = {row.peer: row.rate for row in again}
    return [
        replace(row, share=row.rate / min(cached[row.peer], row.rate * bandwidth / row.read))
        if row.peer in cached
        else row
        for row in streamed
    ]


def beside(others: Sequence[Row], rows: Sequence[Row]) -> list[Row]:
    """Return the rows of another run with the setting of ``rows``, by their medians compared with ours."""
    joined = []
    for row in others:
        if row.setting == rows[0].setting:
            against = competitor(row, [row for row in rows if row.ours])
            ratios = (against.rate / row.rate,) if against else ()
            joined.append(replace(row, against=against.peer if against else "", ratios=ratios))
    return joined


def ahead(rows: Sequence[Row]) -> list[Row]:
    """Return each library's fastest type of those that are compared with one of ours, if it is faster."""
    best: dict[tuple[Any, ...], Row] = {}
    for row in rows:
        key = (row.setting, row.peer.split()[0], row.against)
        if row.ratio < min(1, best[key].ratio if key in best else 1):
            best[key] = row
    return list(best.values())


def goal_text(rows: Sequence[Row]) -> list[str]:
    """Return a line that says how many streamed rows of ours reach the goal, none without such rows."""
    shares = [(row.share, row.peer, row.text) for row in rows if row.ours and row.share is not None]
    if not shares:
        return []
    least, peer, setting = min(shares)
    reached = sum(share >= GOAL for share, *_ in shares)
    said = f"{reached} of {len(shares)} streamed rates of ours reach {GOAL:.0%} of their goal"
    return [f"{said}; the lowest, {peer}, {setting}: {least:.0%}."]


def rows_of(file: Path) -> list[Row]:
    """Return the rows of others in a file of ``--json``. Raises UserError."""
    try:
        return [row for row in (Row(**row) for row in json.loads(file.read_text())["rows"]) if not row.ours]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise UserError(f"--beside {file}: {error}; give a file that --json wrote") from None


def contestants(blocks: Sequence[int], ggml: Path | None, peers_only: bool, match: str) -> list[Baseline]:
    """Everybody whose name has one of the texts of ``match``. Formats of ours read what ggml quantizes, if
    it is there. Raises UserError where nobody has."""
    peers, formats = our_peers(blocks) + onnxruntime_peers(blocks), format_peers()
    if folder := ggml or os.environ.get(GGML):
        of_ggml = Ggml(Path(folder)).peers()
        names = {peer.name for peer in of_ggml}
        peers += [*of_ggml, *(peer for peer in formats if peer.name not in names)]
    else:
        harness.say(MISSING)
        peers += formats
    texts = harness.listed(match, "--match") if match else [""]
    peers = [p for p in peers if not (peers_only and p.ours) and any(text in p.name for text in texts)]
    if not peers:
        raise UserError(f"--match {match}: no peer has that in its name")
    return peers


def show(rows: Sequence[Row], bandwidth: float) -> None:
    """Print the table of a layer, and which types of others are ahead."""
    right = ["bits a weight", "GMAC/s", "GB/s", "memory", "of goal", "ours / it", "error", "largest"]
    table = harness.grid(rows[0].text, ["peer"], right)
    for row in rows:
        rate = harness.spread_text([rate / 1e9 for rate in row.rates], 1)
        numbers = f"{8 * row.bytes / row.n / row.k:.2f}", rate, f"{row.read / 1e9:.1f}"
        shares = f"{row.read / bandwidth:.2f}", "-" if row.share is None else f"{row.share:.2f}"
        ratios = harness.spread_text(row.ratios)
        table.add_row(row.peer, *numbers, *shares, ratios, f"{row.error:.1e}", f"{row.largest:.1e}")
    faster = [(row.peer, f"{1 / row.ratio:.2f} times as fast as {row.against}") for row in ahead(rows)]
    harness.screen(160).print(table, *(f"Ahead: {peer}, {text}." for peer, text in faster), sep="\n")


@harness.benchmark(
    harness.value(
        "--ggml", None, f"Folder with a build of llama.cpp; else {GGML} names it.", type=harness.FOLDER
    ),
    harness.value("--shapes", "4096x4096", "Filters x K, with commas."),
    harness.value("--rows", ROWS, "Rows of activations, with commas."),
    harness.value("--threads", "1,2", "Threads of everybody, with commas."),
    harness.value("--ways", ",".join(WAYS), "Weights: again, streamed, with commas."),
    harness.value("--blocks", "32,128", "Weights of a block, for ONNX Runtime and us, with commas."),
    harness.value("--match", "", "Only those whose name has one of these texts, with commas."),
    harness.value("--seconds", 1.0, "For the peers of one width with one layer."),
    harness.value(
        "--beside", None, "A file of --json with rates of others.", "other_file", type=harness.FILE
    ),
    harness.flag("--peers-only", "Without ours."),
    harness.JSON,
)
def main(
    ggml: Path | None, shapes: str, rows: str, threads: str, ways: str, blocks: str, match: str,
    seconds: float, other_file: Path | None, peers_only: bool, json_file: Path | None,
) -> None:  # fmt: skip
    """Linear layers in blocks beside ONNX Runtime and llama.cpp."""
    harness.writable("--json", json_file)
    sizes = harness.sizes_of(shapes, "--shapes", (TILE, STEP))
    counts, widths = harness.numbers_of(rows, "--rows"), harness.numbers_of(threads, "--threads")
    lengths = harness.numbers_of(blocks, "--blocks", 16)
    if wrong := [length for length in lengths if STEP % length]:
        raise UserError(f"--blocks {wrong[0]}: choose from 16, 32, 64, 128, 256")
    are_streamed = [way == STREAMED for way in WAYS if way in harness.listed(ways, "--ways", WAYS)]
    others = rows_of(other_file) if other_file else []
    peers = contestants(lengths, ggml, peers_only, match)
    bandwidth = {wide: read_bandwidth(threads=wide) for wide in widths}
    read = ", ".join(f"{rate / 1e9:.1f} GB/s with {wide}" for wide, rate in bandwidth.items())
    sizes_text = ", ".join(f"{name} {size >> 10} KiB" for name, size in caches().items())
    memory = f"read from memory by threads: {read}; {calibrate() / 1e9:.2f} GHz, {sizes_text}"
    harness.say(memory)
    results: list[Row] = []
    disturbed = 0
    for (n, k), count, wide in itertools.product(sizes, counts, widths):
        layer, again = Layer.random(n, k, count, wide), list[Row]()
        for streamed in are_streamed:
            layer_rows: list[Row] = []
            for bits in sorted({min(peer.bits, 8) for peer in peers}):
                same = [peer for peer in peers if min(peer.bits, 8) == bits]
                bit_rows, late = measured(same, layer, streamed, seconds)
                layer_rows += bit_rows
                disturbed += late
            if streamed:
                layer_rows = with_shares(layer_rows, again, bandwidth[wide])
            again = layer_rows
            results += (layer_rows := [*layer_rows, *beside(others, layer_rows)])
            show(layer_rows, bandwidth[wide])
    machine = harness.machine_text(("onnxruntime", "numpy"))
    lines = (memory, machine, *goal_text(results), *harness.disturbed_text(disturbed))
    harness.screen(160).print(*lines, sep="\n")
    first = [
        {"setting": row.text, "peer": row.peer, "against": row.against, "ratio": row.ratio}
        for row in ahead(results)
    ]
    summary = {"bandwidth": bandwidth, "caches": caches(), "goal": GOAL, "ahead": first}
    harness.write_json(json_file, **summary, rows=[asdict(row) for row in results])
