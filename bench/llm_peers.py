"""Programs that generate text, each run in a process of its own: command lines, answers, memory, logits.

llama-bench of llama.cpp and of ik_llama.cpp prints JSON, and ``bench.llm_network`` prints the same keys.
"""

import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from bench.harness import ROOT
from bench.llm_models import NO_TOKENIZER
from bench.timing import waited
from synth.emit.toolchain import find_compiler, run_compiler
from synth.errors import UserError
from synth.generate.metadata import read_metadata
from synth.generate.vocabulary import Vocabulary

#: The variable by which ggml loads a backend, and the name that llama-bench prints for ours.
LOADED, DEVICE = "GGML_BACKEND_PATH", "SYNTH"
#: Seconds between two looks at a process's memory.
POLL = 0.02
#: What is said about a build.
BUILT_WITH = ("CMAKE_CXX_COMPILER", "CMAKE_BUILD_TYPE", "CMAKE_CXX_FLAGS", "GGML_NATIVE", "GGML_OPENMP")


@dataclass(frozen=True)
class Workload:
    """Tokens of a prompt, or tokens that are generated: one of the two is 0."""

    prompt: int
    generated: int

    @property
    def tokens(self) -> int:
        return self.prompt or self.generated

    def __str__(self) -> str:
        return f"prompt of {self.prompt}" if self.prompt else f"{self.generated} generated"


@dataclass(frozen=True)
class LlmRun:
    """What one process answered. ``rates``: tokens per second by test. ``spent``: seconds of the process
    outside of its timed tests. ``peak``: bytes of resident memory, pages of the mapped file among them.
    ``late``: the part of its time in which a thread waited for a core. ``commit``: of its sources."""

    rates: dict[Workload, float]
    spent: float
    peak: int
    late: float
    commit: str


@dataclass(frozen=True)
class LlmPeer:
    """A program. ``program``: its command line. ``backend``: our library, if llama.cpp loads it."""

    name: str
    program: tuple[str, ...]
    is_llama_bench: bool = True
    backend: Path | None = None

    @property
    def is_ours(self) -> bool:
        return self.backend is not None or not self.is_llama_bench

    def run(self, model: Path, prompt: int, generated: int, threads: int) -> LlmRun:
        """Run the tests once, after a warm-up. Raises UserError if the program fails."""
        counts = [str(number) for number in (prompt, generated, threads)]
        options = [str(model), *counts]
        if self.is_llama_bench:
            names = ("-m", "-p", "-n", "-t")
            options = [text for pair in zip(names, options, strict=True) for text in pair]
            options += ["-r", "1", "-o", "json"]
        answer, seconds, peak, late = watched([*self.program, *options], environment(self.backend))
        rates, timed, commit = parsed(answer, self.name, DEVICE if self.backend else None)
        return LlmRun(rates, seconds - timed, peak, late / seconds, commit)


def environment(backend: Path | None) -> dict[str, str]:
    """Return the environment of a program: with our backend, or with no other backend than its own."""
    own = {name: text for name, text in os.environ.items() if name != LOADED}
    paths = [str(ROOT), own.get("PYTHONPATH", "")]
    own["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    return own | ({LOADED: str(backend.resolve())} if backend else {})


def watched(command: Sequence[str], given: Mapping[str, str]) -> tuple[str, float, int, float]:
    """Run a command. Return its standard output, its seconds, its peak of resident memory in bytes, and the
    seconds that its threads waited for a core. Raises UserError if it fails."""
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as errors:
        start, peak, late = time.perf_counter(), 0, 0.0
        with subprocess.Popen(
            command, env=given, stdin=subprocess.DEVNULL, stdout=out, stderr=errors
        ) as child:
            try:
                while child.poll() is None:
                    peak = max(peak, peak_of(child.pid))
                    late = max(late, waited(child.pid))
                    time.sleep(POLL)
            except BaseException:
                child.kill()
                raise
        seconds = time.perf_counter() - start
        out.seek(0)
        errors.seek(0)
        if child.returncode:
            said = [line for line in errors.read().splitlines() if line.strip()] or ["it says nothing"]
            raise UserError(f"{command[0]}: failed with {child.returncode}: {said[-1]}")
        return out.read(), seconds, peak, late


def peak_of(process: int) -> int:
    """Return the peak of a process's resident memory in bytes, 0 if Linux does not tell (any more)."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return 0
    found = re.search(r"VmHWM:\s*(\d+) kB", status)
    return 1024 * int(found[1]) if found else 0


def parsed(answer: str, name: str, device: str | None) -> tuple[dict[Workload, float], float, str]:
    """Return tokens per second by test, the seconds of all tests together, and the commit of the program,
    from llama-bench's JSON. Raises UserError for another text, and if the program did not use ``device``."""
    rates, seconds, commit = {}, 0.0, ""
    try:
        answers = json.loads(answer)
        loaded = all(device in str(one["backends"]).split(",") for one in answers if device)
        for one in answers:
            test = Workload(int(one["n_prompt"]), int(one["n_gen"]))
            (nanoseconds,) = one["samples_ns"]
            rates[test] = test.tokens / nanoseconds * 1e9
            seconds += nanoseconds / 1e9
            commit = str(one.get("build_commit", ""))
    except (ValueError, KeyError, TypeError, ZeroDivisionError):
        raise UserError(f"{name}: its answer is not the JSON of llama-bench") from None
    if not loaded:
        raise UserError(f"{name}: llama.cpp did not load {device}; build it with GGML_BACKEND_DL=ON")
    return rates, seconds, commit


# ---- builds -----------------------------------------------------------------------------------------------


def binaries(folder: Path, option: str) -> Path:
    """Return the folder of a build that has llama-bench. Raises UserError if there is none."""
    for where in (folder / "bin", folder):
        if (where / "llama-bench").is_file():
            return where
    raise UserError(f"{option} {folder}: no llama-bench in it nor in its bin; docs/measurements.md builds it")


def cmake_values(folder: Path) -> dict[str, str]:
    """Return the variables of a build by cmake, none if it was built in another way."""
    try:
        text = (folder / "CMakeCache.txt").read_text(encoding="utf-8")
    except OSError:
        return {}
    return dict(re.findall(r"^(\w+):\w+=(.*)$", text, re.M))


def sources(folder: Path) -> Path:
    """Return the source tree of a build. Raises UserError if the build does not name it."""
    found = cmake_values(folder).get("CMAKE_HOME_DIRECTORY")
    if not found:
        raise UserError(f"--llama {folder}: no CMakeCache.txt that names its sources; name a folder of cmake")
    return Path(found)


def build_text(name: str, folder: Path, commit: str) -> str:
    """Return the line that says how a peer was built."""
    known = cmake_values(folder)
    parts = [f"{part}={known[part]}" for part in BUILT_WITH if known.get(part)]
    return f"{name} {commit}: {', '.join(parts) or 'no CMakeCache.txt says how it was built'}"


def backend_of(folder: Path, out: Path) -> Path:
    """Build our backend for the llama.cpp of a build. Return the library. Raises UserError."""
    command = [sys.executable, "-m", "synth.cli", "llama-backend"]
    watched([*command, "-o", str(out), "--ggml", str(sources(folder))], environment(None))
    return out / "libggml-synth.so"


# ---- agreement --------------------------------------------------------------------------------------------

#: The text whose next tokens are compared.
TEXT = (
    "A processor multiplies a matrix by a vector as fast as its memory delivers the matrix. Smaller weights "
    "need less of the memory's bandwidth, so a program that stores each weight in four bits generates text"
)


@dataclass(frozen=True)
class Agreement:
    """Of next-token distributions with those of llama.cpp: the mean Kullback-Leibler divergence in nats, the
    norm of the logits' differences over the norm of the logits less their means, and at how many of
    ``positions`` the likeliest token is the same."""

    divergence: float
    error: float
    same: int
    positions: int

    @classmethod
    def of(cls, reference: NDArray[Any], found: NDArray[Any]) -> Self:
        """``reference`` and ``found``: logits, [positions, vocabulary]."""
        p, q = (log_softmax(logits) for logits in (reference, found))
        same = (reference.argmax(axis=1) == found.argmax(axis=1)).sum()
        centred, wrong = (logits - logits.mean(axis=1, keepdims=True) for logits in (p, q - p))
        error = np.linalg.norm(wrong) / np.linalg.norm(centred)
        return cls(float((np.exp(p) * (p - q)).sum(axis=1).mean()), float(error), int(same), len(reference))

    def __str__(self) -> str:
        same = f"same token at {self.same} of {self.positions}"
        return f"KL divergence {self.divergence:.1e}, error of logits {self.error:.1e}, {same}"


def log_softmax(logits: NDArray[Any]) -> NDArray[np.float64]:
    """Return the logarithms of the probabilities, float64 [positions, vocabulary]."""
    values = logits.astype(np.float64) - logits.max(axis=1, keepdims=True)
    result: NDArray[np.float64] = values - np.log(np.exp(values).sum(axis=1, keepdims=True))
    return result


@contextmanager
def logits_program(folder: Path) -> Iterator[Path]:
    """Compile ``llm_logits.c`` for a build of llama.cpp. Raises UserError, CompileError."""
    tree, libraries = sources(folder), binaries(folder, "--llama").resolve()
    compiler = find_compiler(platform.machine())
    with tempfile.TemporaryDirectory(prefix="synth-llm-") as name:
        out = Path(name)
        source = Path(__file__).with_name("llm_logits.c")
        (out / source.name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
        headers = [f"-I{tree / 'include'}", f"-I{tree / 'ggml' / 'include'}"]
        link = [f"-L{libraries}", "-lllama", "-lggml", "-lggml-base", f"-Wl,-rpath,{libraries}"]
        link += ["-Wl,--allow-shlib-undefined"]  # the compiler's own C++ library may be another
        run_compiler(compiler, ["-O2", *headers, source.name, *link, "-o", "logits"], out)
        yield out / "logits"


def agreements(
    peers: Sequence[LlmPeer], folder: Path, model: Path, threads: int, tokens: tuple[int, int]
) -> dict[str, Agreement]:
    """Compare our peers with llama.cpp. ``tokens``: how many are given, and how many there are with those
    that llama.cpp finds likeliest after them. Raises UserError."""
    given, count = tokens
    found = {}
    with logits_program(folder) as program:
        out = program.with_name("logits.npy")
        start = first_tokens(model, given)
        first = [str(program), str(binaries(folder, "--llama")), str(model), str(out), str(threads)]

        def llama_cpp(backend: Path | None, known: Sequence[int]) -> tuple[list[int], NDArray[Any]]:
            watched([*first, str(count), str(given), *map(str, known)], environment(backend))
            data = np.fromfile(out, np.int32)
            return data[:count].tolist(), data[count:].view(np.float32).reshape(count, -1)

        likeliest, reference = llama_cpp(None, start)
        for peer in peers:
            if peer.backend:
                logits = llama_cpp(peer.backend, likeliest)[1]
            else:
                texts = ["--logits", str(out), str(threads), *map(str, likeliest)]
                watched([*peer.program, str(model), *texts], environment(None))
                logits = np.load(out)
            found[peer.name] = Agreement.of(reference, logits)
    return found


def first_tokens(model: Path, count: int) -> list[int]:
    """Return the first tokens of TEXT, or random ones if a model has no tokenizer. Raises UserError."""
    metadata = read_metadata(model)
    if metadata.text("tokenizer.ggml.model") != NO_TOKENIZER:
        return Vocabulary(metadata).encode(TEXT)[:count]
    tokens = metadata.length("tokenizer.ggml.tokens")
    return [int(token) for token in np.random.default_rng(2).integers(0, tokens, count)]
