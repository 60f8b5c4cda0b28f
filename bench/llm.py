"""Whole language models: tokens per second of llama.cpp without and with our backend, and of others.

    python -m bench.llm --llama FOLDER [--ik FOLDER] [--model FILE.gguf ...] [--random 1b] [--threads 1,2]

The peers are llama-bench of an unmodified llama.cpp, the same program with our backend loaded, llama-bench of
ik_llama.cpp if a build is named, and ``synth-generate``. Each run is a process of its own, which loads the
model, warms up, and then takes the prompt and generates. The peers run in turns over several rounds. Ratios
are those of one round: our rate over the peer's. A second table has the resident memory (pages of the mapped
file among it) and the seconds until a process is ready: those of one with a prompt of one token, less that
token. They contain one token of warm-up and the end of the process.

The agreement check compares the distributions of the next token with llama.cpp's after each of some tokens:
those of a text (random ones if the model has no tokenizer), and those that llama.cpp finds likeliest behind
these.
"""

import itertools
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from bench.harness import (
    AT_LEAST_ONE,
    FOLDER,
    JSON,
    Spread,
    benchmark,
    flag,
    grid,
    listed,
    machine_text,
    quartiles,
    say,
    screen,
    text_of,
    thread_counts,
    value,
    writable,
    write_json,
)
from bench.llm_models import MIXTURES, SHAPES, random_model
from bench.llm_peers import Agreement, LlmPeer, LlmRun, agreements, backend_of, binaries, build_text
from bench.timing import LEAST_ROUNDS, WAITED, in_turns
from synth.emit.cache import cache_folder
from synth.errors import UserError

#: The variables with the folders of builds, where no option names them.
LLAMA, IK = "SYNTH_LLAMA", "SYNTH_IK_LLAMA"
MISSING = {
    "llama.cpp": f"llama.cpp: left out; --llama or {LLAMA} names a build of it (docs/measurements.md)",
    "ik_llama.cpp": f"ik_llama.cpp: left out; --ik or {IK} names a folder with a build of it",
    "ONNX Runtime": "ONNX Runtime: left out; bench.block_linear compares its MatMulNBits, layer by layer",
}
#: Tokens of the agreement check: given ones, and all.
CHECKED = (24, 48)


@dataclass(frozen=True)
class Row:
    """A peer with a model and a test. ``rates``: tokens per second by round. ``ratios``: by the names of our
    peers, their rates over these."""

    model: str
    threads: int
    test: str
    peer: str
    rates: tuple[float, ...]
    ratios: dict[str, tuple[float, ...]]


@dataclass(frozen=True)
class Cost:
    """A peer with a model. ``peak``: bytes of resident memory. ``ready``: seconds by round."""

    model: str
    threads: int
    peer: str
    peak: int
    ready: tuple[float, ...]


def contestants(llama: Path | None, ik: Path | None, backend: Path | None, cache: Path) -> list[LlmPeer]:
    """Return the peers that there are. Say which ones are left out. Raises UserError for a folder without a
    build, and for a backend without llama.cpp."""
    found: list[LlmPeer] = []
    if llama:
        program = (str(binaries(llama, "--llama") / "llama-bench"),)
        library = backend or backend_of(llama, cache / "backend")
        if not library.is_file():
            raise UserError(f"--backend {library}: no such file; synth-kernel llama-backend makes it")
        found += [LlmPeer("llama.cpp", program), LlmPeer("llama.cpp, our backend", program, backend=library)]
    elif backend:
        raise UserError("--backend: give --llama as well, the build of llama.cpp that loads it")
    if ik:
        found.append(LlmPeer("ik_llama.cpp", (str(binaries(ik, "--ik") / "llama-bench"),)))
    for name, folder in (("llama.cpp", llama), ("ik_llama.cpp", ik), ("ONNX Runtime", None)):
        if folder is None:
            say(MISSING[name])
    command = (sys.executable, "-m", "bench.llm_network")
    return [*found, LlmPeer("synth-generate", command, is_llama_bench=False)]


@dataclass
class Results:
    """All numbers of the benchmark. ``checks``: by model and peer. ``commits``: of the peers' sources.
    ``disturbed``: how many runs waited for a core."""

    rows: list[Row]
    costs: list[Cost]
    checks: dict[str, dict[str, Agreement]]
    commits: dict[str, str]
    disturbed: int

    def add(
        self, peers: Sequence[LlmPeer], model: Path, tests: tuple[int, int], threads: int, rounds: int
    ) -> tuple[list[Row], list[Cost]]:
        """Run the peers in turns, and return what is new."""
        runs: dict[str, list[LlmRun]] = {peer.name: [] for peer in peers}
        ready: dict[str, list[LlmRun]] = {peer.name: [] for peer in peers}
        for peer in in_turns(peers, 0, rounds):
            ready[peer.name].append(peer.run(model, 1, 0, threads))
            runs[peer.name].append(peer.run(model, *tests, threads))
        rows, costs = rows_of(peers, runs, model.name, threads), []
        for name, of in runs.items():
            peak, seconds = max(run.peak for run in of), tuple(run.spent for run in ready[name])
            costs.append(Cost(model.name, threads, name, peak, seconds))
            self.commits[name] = of[0].commit
            self.disturbed += sum(run.late > WAITED for run in (*of, *ready[name]))
        self.rows += rows
        self.costs += costs
        return rows, costs


def rows_of(
    peers: Sequence[LlmPeer], runs: Mapping[str, Sequence[LlmRun]], model: str, threads: int
) -> list[Row]:
    """Return a row per test and peer. Raises UserError if a program ran other tests."""
    tests = list(runs[peers[0].name][0].rates)
    if any(list(run.rates) != tests for found in runs.values() for run in found):
        raise UserError(f"{model}: the programs ran different tests")
    found = []
    for test, peer in itertools.product(tests, peers):
        rates = {name: [run.rates[test] for run in of] for name, of in runs.items()}
        ratios = {
            own.name: tuple(np.divide(rates[own.name], rates[peer.name]).tolist())
            for own in peers
            if own.is_ours and not peer.is_ours
        }
        found.append(Row(model, threads, str(test), peer.name, tuple(rates[peer.name]), ratios))
    return found


def losses(rows: Sequence[Row]) -> list[str]:
    """Return a line for each of our peers that is slower than another one."""
    lines = []
    for row in rows:
        for name, ratios in row.ratios.items():
            spread = quartiles(ratios)
            if spread[0] < 1:
                where = f"{row.model}, {threads_text(row.threads)}, {row.test}"
                lines.append(f"slower: {name} has {text_of(spread)} of {row.peer} ({where})")
    return lines


def threads_text(threads: int) -> str:
    return "one thread" if threads == 1 else f"{threads} threads"


def show(rows: Sequence[Row], costs: Sequence[Cost], checks: Mapping[str, Agreement], size: int) -> None:
    """Print the two tables of a model with some threads. ``size``: bytes of its file."""
    ours = list(dict.fromkeys(name for row in rows for name in row.ratios))
    title = f"{rows[0].model}, {threads_text(rows[0].threads)}"
    table = grid(title, ["test", "peer"], ["tokens/s", *(f"{name} / it" for name in ours)])
    for row in rows:
        ratios = [text_of(quartiles(row.ratios[name])) if row.ratios else "-" for name in ours]
        table.add_row(row.test, row.peer, text_of(quartiles(row.rates), 1), *ratios)
    other = grid(f"{title}: file of {size / 1e6:.0f} MB", ["peer"], ["peak MB", "ready s"])
    other.add_column("beside llama.cpp")
    for cost in costs:
        ready: Spread = quartiles(cost.ready)
        agreement = str(checks.get(cost.peer, "-" if cost.peer == "llama.cpp" else "not checked"))
        other.add_row(cost.peer, f"{cost.peak / 1e6:.0f}", text_of(ready), agreement)
    screen(160).print(table, other)


def models_of(files: Sequence[Path], shape: str, types: str, cache: Path) -> list[Path]:
    """Return the files of all models; those of random weights are made. Raises UserError for none."""
    if missing := [file for file in files if not file.is_file()]:
        raise UserError(f"--model {missing[0]}: no such file")
    mixtures = listed(types, "--types", MIXTURES)
    found = list(files)
    for name in listed(shape, "--random", SHAPES) if shape else ():
        for mixture in mixtures:
            say(f"random weights: {name}, {mixture}")
            found.append(random_model(cache, name, mixture))
    if not found:
        raise UserError("give --model FILE.gguf, --random 1b, or both")
    return found


def folder_of(option: Path | None, variable: str) -> Path | None:
    """Return the folder that an option or else a variable names."""
    named = os.environ.get(variable)
    return option or (Path(named) if named else None)


@benchmark(
    value("--llama", None, f"Folder with a build of llama.cpp by cmake; else {LLAMA} names it.", type=FOLDER),
    value("--backend", None, "Our backend for it; else it is built.", type=FOLDER),
    value("--ik", None, f"Folder with a build of ik_llama.cpp; else {IK} names it.", type=FOLDER),
    value("--model", (), "A GGUF file; may be given again.", "files", type=FOLDER, multiple=True),
    value("--random", "", f"Models of random weights, with commas: {', '.join(SHAPES)}.", "shape"),
    value("--types", "all", f"Their types, with commas: {', '.join(MIXTURES)}."),
    value("--cache", None, "Folder of these models and of our backend; else the user's cache.", type=FOLDER),
    value("--threads", "1,2", "Threads of everybody, with commas."),
    value("-p", 512, "Tokens of the prompt.", "prompt", type=AT_LEAST_ONE),
    value("-n", 128, "Generated tokens.", "generated", type=AT_LEAST_ONE),
    value("--rounds", LEAST_ROUNDS, "Runs of each peer.", type=AT_LEAST_ONE),
    flag("--unchecked", "Without the agreement check."),
    JSON,
)
def main(
    llama: Path | None, backend: Path | None, ik: Path | None, files: tuple[Path, ...], shape: str,
    types: str, cache: Path | None, threads: str, prompt: int, generated: int, rounds: int, unchecked: bool,
    json_file: Path | None,
) -> None:  # fmt: skip
    """Language models whole, beside llama.cpp and ik_llama.cpp."""
    writable("--json", json_file)
    widths, cache = thread_counts(threads), cache or cache_folder() / "llm"
    llama, ik = folder_of(llama, LLAMA), folder_of(ik, IK)
    models = models_of(files, shape, types, cache)
    peers = contestants(llama, ik, backend, cache)
    found = Results([], [], {}, {}, 0)
    for model in models:
        checks: dict[str, Agreement] = {}
        if llama and not unchecked:
            ours = [peer for peer in peers if peer.is_ours]
            checks = found.checks[model.name] = agreements(ours, llama, model, max(widths), CHECKED)
        for wide in widths:
            rows, costs = found.add(peers, model, (prompt, generated), wide, rounds)
            show(rows, costs, checks, model.stat().st_size)
    built = {"llama.cpp": llama, "ik_llama.cpp": ik}
    builds = [build_text(name, folder, found.commits[name]) for name, folder in built.items() if folder]
    lines = [*builds, machine_text(("gguf", "numpy"))]
    if found.disturbed:
        lines.append(f"{found.disturbed} runs had to wait for a core: other work uses this computer.")
    screen(160).print(*(losses(found.rows) or ["nowhere slower"]), *lines, sep="\n")
    write_json(json_file, builds=builds, **asdict(found))
