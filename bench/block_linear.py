"""Linear layers of language models in blocks, beside ONNX Runtime's MatMulNBits and llama.cpp's ggml.

    python -m bench.block_linear [--ggml FOLDER] [--shapes 4096x4096] [--rows 1,128] [--threads 1,2]

All are prepared from the same random weights, each in its own format, and called in turns, each with so
many threads, with the same float32 activations: quantizing these is part of the product. GMAC/s are 10^9
multiply-accumulates, GB/s 10^9 bytes of the weights as they are stored; "memory" is these over what one
thread reads from memory. "again": the same weights in every call. "streamed", for one row: copies of the
weights, four times the largest cache together, one after the other, as the layers of a model are. "ours /
it": our rate over its, in the same round, for the same type of ggml, or the same bits and the same blocks
(else the largest that are smaller, else the smallest). Errors are those of the products with what a
format's weights stand for, against float64: the norm of all over that of the results, and the largest
over the root mean square of its row.
"""

from __future__ import annotations

import itertools
import os
import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from bench.block_peers import TILE, Baseline, Layer, Product, onnxruntime_peers, our_peers
from bench.clock import calibrate
from bench.ggml_peers import Ggml
from bench.harness import (
    FOLDER,
    JSON,
    Spread,
    benchmark,
    disturbed_text,
    flag,
    grid,
    listed,
    machine_text,
    quartiles,
    say,
    screen,
    text_of,
    value,
    writable,
    write_json,
)
from bench.memory import caches, largest_cache, read_bandwidth
from bench.timing import in_turns, undisturbed, waited
from synth.errors import UserError

SHAPES = "2048x2048,2560x6912,4096x4096,14336x4096"
#: The variable with the folder of llama.cpp's build, where no option has it.
GGML = "SYNTH_GGML"
MISSING = f"ggml: left out; --ggml or {GGML} names a folder with a build of llama.cpp (docs/measurements.md)"
#: Seconds of the calls between two looks at the clock; the largest caches that streamed weights fill.
SLICE, STREAM = 0.02, 4
#: Seconds after which the threads of everybody sleep: those of ONNX Runtime keep a processor for 0.04.
REST = 0.06
#: Of K: the largest block of ggml's types.
STEP = 256


@dataclass(frozen=True)
class Row:
    """A peer with a layer: multiply-accumulates per second and ours over these by round, bytes of the
    weights, and errors (see above)."""

    n: int
    k: int
    rows: int
    threads: int
    streamed: bool
    peer: str
    rates: tuple[float, ...]
    ratios: tuple[float, ...]
    bytes: int
    error: float
    largest: float

    @property
    def read(self) -> float:
        """Bytes of weights per second."""
        return quartiles(self.rates)[0] / (self.n * self.k * self.rows) * self.bytes


def seconds_of(
    runs: Mapping[str, Callable[[], Any]], seconds: float, rest: float
) -> tuple[dict[str, list[float]], int]:
    """Of a call of each in every round, and how many slices had to wait for a core; the first calls are not
    counted. ``rest``: seconds between two turns."""
    once = {name: min(_slice(run, 1)[1] for _ in range(2)) for name, run in runs.items()}
    found: dict[str, list[float]] = {name: [] for name in runs}
    disturbed = 0
    for name in in_turns(list(runs), seconds):
        time.sleep(rest)
        took, late = undisturbed(partial(_slice, runs[name], max(1, round(SLICE / once[name]))))
        found[name].append(took)
        disturbed += late
    return found, disturbed


def _slice(run: Callable[[], Any], calls: int) -> tuple[float, float]:
    """The part of so many calls that was spent waiting for a core, and the seconds of one."""
    before, start = waited(), time.perf_counter()
    for _ in range(calls):
        run()
    took = time.perf_counter() - start
    return (waited() - before) / took, took / calls


def errors(layer: Layer, product: Product) -> tuple[float, float]:
    """Of the first TILE filters' results (see above)."""
    wanted = layer.x.astype(np.float64) @ product.filters.T
    wrong = np.abs(product.output()[:, :TILE] - wanted)
    size = np.sqrt((wanted**2).mean(axis=1, keepdims=True))
    return float(np.linalg.norm(wrong) / np.linalg.norm(wanted)), float((wrong / size).max())


def competitor(peer: Baseline, ours: Sequence[Baseline]) -> Baseline | None:
    """What of ours a peer is compared with: what has its type; floats with 8 bits."""
    if own := [one for one in ours if one.name == peer.name.replace("ggml", "ours")]:
        return own[0]
    same = [one for one in ours if one.bits == min(peer.bits, 8)]
    below = [one for one in same if one.block <= peer.block]
    block = max((one.block for one in below), default=min((one.block for one in same), default=0))
    fits = [one for one in same if one.block == block]
    return next((one for one in fits if one.zeros == peer.zeros), fits[0] if fits else None)


def measured(
    peers: Sequence[Baseline], layer: Layer, streamed: bool, seconds: float
) -> tuple[list[Row], int]:
    """Peers of one width in turns, and how many slices were disturbed."""
    made: dict[str, Product] = {}
    copies: dict[str, int] = {}
    for peer in peers:
        one = peer.prepare(layer, 1)
        copies[peer.name] = -(-STREAM * largest_cache() // one.bytes) if streamed else 1
        if copies[peer.name] > 1:
            one.close()
            one = peer.prepare(layer, copies[peer.name])
        made[peer.name] = one
    rest = REST if layer.threads > 1 else 0.0
    times, disturbed = seconds_of({name: product.run for name, product in made.items()}, seconds, rest)
    rows, k = layer.x.shape
    macs = {name: layer.n * k * rows * count for name, count in copies.items()}
    rates = {name: [macs[name] / second for second in times[name]] for name in made}
    found = []
    for peer in peers:
        against = competitor(peer, [one for one in peers if one.ours])
        ratios = () if peer.ours or against is None else np.divide(rates[against.name], rates[peer.name])
        product = made[peer.name]
        found.append(
            Row(
                layer.n, k, rows, layer.threads, streamed, peer.name, tuple(rates[peer.name]),
                tuple(map(float, ratios)),
                product.bytes, *errors(layer, product),
            )
        )  # fmt: skip
        product.close()
    return found, disturbed


def numbers(text: str, option: str, step: tuple[int, ...]) -> list[tuple[int, ...]]:
    """``2x3,4x5`` to [(2, 3), (4, 5)], as many to each as ``step`` has, every number one of its multiples.
    Raises UserError."""
    found = []
    for part in listed(text, option):
        fields = re.fullmatch("x".join([r"(\d{1,9})"] * len(step)), part)
        sizes = tuple(map(int, fields.groups())) if fields else ()
        if not sizes or any(not size or size % unit for size, unit in zip(sizes, step, strict=True)):
            raise UserError(f"{option} {part}: give multiples of {' x '.join(map(str, step))}")
        found.append(sizes)
    return found


def contestants(blocks: Sequence[int], ggml: Path | None, peers_only: bool, match: str) -> list[Baseline]:
    """Everybody whose name has one of the texts of ``match``. Raises UserError where nobody has."""
    found = ([] if peers_only else our_peers(blocks)) + onnxruntime_peers(blocks)
    if folder := ggml or os.environ.get(GGML):
        found += Ggml(Path(folder)).peers()
    else:
        say(MISSING)
    if match:
        texts = listed(match, "--match")
        found = [peer for peer in found if any(text in peer.name for text in texts)]
    if not found:
        raise UserError(f"--match {match}: no peer has that in its name")
    return found


def show(found: Sequence[Row], bandwidth: float) -> None:
    """The table of a layer."""
    one = found[0]
    rows = "one row" if one.rows == 1 else f"{one.rows} rows"
    way = "streamed" if one.streamed else "again"
    right = ["bits a weight", "GMAC/s", "GB/s", "memory", "ours / it", "error", "largest"]
    threads = "one thread" if one.threads == 1 else f"{one.threads} threads"
    table = grid(f"{one.n} filters x {one.k}, {rows}, {way}, {threads}", ["peer"], right)
    for row in found:
        rate: Spread = quartiles([rate / 1e9 for rate in row.rates])
        table.add_row(
            *(row.peer, f"{8 * row.bytes / row.n / row.k:.2f}", text_of(rate, 1), f"{row.read / 1e9:.1f}"),
            *(f"{row.read / bandwidth:.2f}", text_of(quartiles(row.ratios) if row.ratios else None)),
            *(f"{row.error:.1e}", f"{row.largest:.1e}"),
        )
    screen(160).print(table)


@benchmark(
    value("--ggml", None, f"Folder with a build of llama.cpp; else {GGML} names it.", type=FOLDER),
    value("--shapes", SHAPES, "Filters x K, with commas."),
    value("--rows", "1,128", "Rows of activations, with commas."),
    value("--threads", "1", "Threads of everybody, with commas."),
    value("--blocks", "32,128", "Weights of a block, for ONNX Runtime and us, with commas."),
    value("--match", "", "Only those whose name has one of these texts, with commas."),
    value("--seconds", 2.0, "For the peers of one width with one layer."),
    flag("--peers-only", "Without ours."),
    JSON,
)
def main(
    ggml: Path | None, shapes: str, rows: str, threads: str, blocks: str, match: str, seconds: float,
    peers_only: bool, json_file: Path | None,
) -> None:  # fmt: skip
    """Linear layers in blocks beside ONNX Runtime and llama.cpp."""
    writable("--json", json_file)
    sizes = numbers(shapes, "--shapes", (TILE, STEP))
    counts = [count for (count,) in numbers(rows, "--rows", (1,))]
    widths = [count for (count,) in numbers(threads, "--threads", (1,))]
    lengths = [length for (length,) in numbers(blocks, "--blocks", (16,))]
    if wrong := [length for length in lengths if STEP % length]:
        raise UserError(f"--blocks {wrong[0]}: choose from 16, 32, 64, 128, 256")
    peers = contestants(lengths, ggml, peers_only, match)
    bandwidth = read_bandwidth()
    kept = ", ".join(f"{name} {size >> 10} KiB" for name, size in caches().items())
    memory = f"{bandwidth / 1e9:.1f} GB/s read from memory, {calibrate() / 1e9:.2f} GHz, {kept}"
    say(memory)
    found: list[Row] = []
    disturbed = 0
    for (n, k), count, wide in itertools.product(sizes, counts, widths):
        for streamed in (False, True) if count == 1 else (False,):
            layer, first = Layer.random(n, k, count, wide), len(found)
            for bits in sorted({min(peer.bits, 8) for peer in peers}):
                same = [peer for peer in peers if min(peer.bits, 8) == bits]
                made, late = measured(same, layer, streamed, seconds)
                found += made
                disturbed += late
            show(found[first:], bandwidth)
    lines = (memory, machine_text(("onnxruntime", "numpy")), *disturbed_text(disturbed))
    screen(160).print(*lines, sep="\n")
    if json_file is not None:
        say(write_json(json_file, bandwidth=bandwidth, caches=caches(), rows=[asdict(row) for row in found]))


if __name__ == "__main__":
    main()
