"""What every benchmark has: its command line, the computer's line, tables, spreads, errors of one line.

Importing it sets the variables of TVM's thread pool, which TVM reads once: benchmarks import it before TVM.
"""

import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, TypeVar

import click
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from sketches.kernel import KernelSpec
from sketches.limits import MAX_PLANES
from synth.emit.emulator import EmulationError
from synth.emit.features import CAP, cap_text, this_machine
from synth.emit.toolchain import find_compiler
from synth.errors import UserError, VerificationError

# TVM reads these when its pool starts, at the first parallel loop. Bound workers share a core with the
# calling thread whenever that happens to run on theirs, and idle ones spin for 100 ms by default, on a core
# that the next peer wants.
os.environ.setdefault("TVM_NUM_THREADS", str(os.cpu_count() or 1))
os.environ.setdefault("TVM_BIND_THREADS", "0")
os.environ.setdefault("TVM_THREAD_POOL_SPIN_COUNT", "10000")

#: Median, lower and upper quartile.
Spread = tuple[float, float, float]
Name = TypeVar("Name", bound=str)

ROOT = Path(__file__).resolve().parent.parent
#: A file or a folder that is written.
FILE = click.Path(path_type=Path, dir_okay=False)
FOLDER = click.Path(path_type=Path)
AT_LEAST_ONE = click.IntRange(min=1)
NATIVE = "native"

#: What is said while a benchmark works.
say = partial(click.echo, err=True)


# ---- command line -----------------------------------------------------------------------------------------


class Benchmark(click.Command):
    """Errors are one line: what a person did wrong with exit code 2, wrong numbers with exit code 1."""

    def main(self, *args: Any, **settings: Any) -> Any:
        try:
            code = super().main(*args, **settings | {"standalone_mode": False})
        except click.ClickException as error:
            code = self._refuse(error.format_message(), 2)
        except click.Abort:
            code = self._refuse("interrupted", 1)
        except (UserError, EmulationError) as error:
            code = self._refuse(str(error), 2)
        except VerificationError as error:
            code = self._refuse(str(error), 1)
        sys.exit(code or 0)

    def _refuse(self, text: str, code: int) -> int:
        say(f"Error: {' '.join(text.split())}")
        return code


def benchmark(*options: Callable[[Any], Any]) -> Callable[[Any], click.Command]:
    """Make a function the command of a benchmark with these options. The command of the module that Python
    runs starts at once, so it has to be the module's last definition."""

    def wrap(run: Any) -> click.Command:
        is_program = run.__module__ == "__main__"
        for option in reversed(options):
            run = option(run)
        command = click.command(cls=Benchmark, context_settings={"help_option_names": ["-h", "--help"]})(run)
        if is_program:
            command()
        return command

    return wrap


def value(name: str, default: Any, help: str, *python: str, **settings: Any) -> Callable[[Any], Any]:
    """An option with a value; ``python``: its name in Python, where that is another."""
    return click.option(
        name, *python, default=default, show_default=default is not None, help=help, **settings
    )


def flag(name: str, help: str, *python: str) -> Callable[[Any], Any]:
    """An option without a value."""
    return click.option(name, *python, is_flag=True, help=help)


TARGET = value("--target", NATIVE, "What our code is compiled for.")
SIZE = value("--size", 224, "Height and width of the image.")
THREADS = value("--threads", "1,2", "Thread counts, with commas.")
ONE_THREADS = value("--threads", 1, "Threads.", type=AT_LEAST_ONE)
OUT = value("--out", "bench_out", "Folder of the files.", type=FOLDER)
JSON = value("--json", None, "Write all numbers there.", "json_file", type=FILE)


def listed(
    text: str, option: str, known: Collection[Name] | None = None, every: str = "all"
) -> list[Name] | list[Any]:
    """Names with commas, or ``all``. Raises UserError naming those that there are."""
    names = [part.strip() for part in text.split(",") if part.strip()]
    if known is not None:
        if unknown := [name for name in names if name not in known and name != every]:
            raise UserError(f"{option} {unknown[0]}: choose from {', '.join(known)}")
        if every in names:
            return list(known)
    if not names:
        raise UserError(f"{option}: give at least one")
    return names


def bits_of(configuration: str) -> tuple[int, int]:
    """``A2W1`` to (2, 1). Raises UserError."""
    match = re.fullmatch(rf"A([1-{MAX_PLANES}])W([1-{MAX_PLANES}])", configuration.upper())
    if match is None:
        raise UserError(
            f"--configurations {configuration}: one of A1W1 to A{MAX_PLANES}W{MAX_PLANES}, with commas"
        )
    return int(match[1]), int(match[2])


def configurations_of(text: str) -> dict[str, tuple[int, int]]:
    """``A2W1,A1W1`` or ``all`` to the bits by name, each once. Raises UserError."""
    bits = range(1, MAX_PLANES + 1)
    names = [f"A{a}W{w}" for a in bits for w in bits] if text == "all" else text.split(",")
    return {name.strip().upper(): bits_of(name.strip()) for name in names}


def thread_counts(text: str) -> list[int]:
    """Numbers with commas. Raises UserError."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not parts or not all(part.isdecimal() and int(part) for part in parts):
        raise UserError(f"--threads {text}: numbers from 1 on, with commas")
    return [int(part) for part in parts]


def sizes_of(text: str, option: str, step: tuple[int, ...]) -> list[tuple[int, ...]]:
    """``2x3,4x5`` to [(2, 3), (4, 5)], as many to each as ``step`` has, every number one of its multiples.
    Raises UserError."""
    sizes = []
    for part in listed(text, option):
        fields = re.fullmatch("x".join([r"(\d{1,9})"] * len(step)), part)
        numbers = tuple(map(int, fields.groups())) if fields else ()
        if not numbers or any(not size or size % unit for size, unit in zip(numbers, step, strict=True)):
            raise UserError(f"{option} {part}: give multiples of {' x '.join(map(str, step))}")
        sizes.append(numbers)
    return sizes


def numbers_of(text: str, option: str, unit: int = 1) -> list[int]:
    """Multiples of ``unit`` with commas. Raises UserError."""
    return [number for (number,) in sizes_of(text, option, (unit,))]


def writable(option: str, file: Path | None) -> None:
    """Raise UserError where the folder of a file is not there."""
    if file is not None and not file.parent.is_dir():
        raise UserError(f"{option} {file}: its folder does not exist; make it first")


def described(target: str) -> str:
    """The target and the instruction set of its kernels. Raises UserError where this computer does not run
    it."""
    from synth.compiler.machines import compile_target

    machine = compile_target(target)
    if not machine.is_host:
        raise UserError(f"--target {target}: this computer does not run its code")
    return f"target {target}, {machine.table.description}"


# ---- what is shown ----------------------------------------------------------------------------------------


def screen(width: int) -> Console:
    """Standard output, at least so wide."""
    console = Console(highlight=False)
    console.width = max(console.width, width)
    return console


def grid(title: str, left: Sequence[str], right: Iterable[str], **settings: Any) -> Table:
    """A table with columns of text and of numbers."""
    table = Table(*left, title=title, **settings)
    for name in right:
        table.add_column(name, justify="right")
    return table


def quartiles(values: Sequence[float]) -> Spread:
    """Median, lower and upper quartile. Raises ValueError on no values."""
    if not values:
        raise ValueError("no measurements")
    low, median, high = np.percentile(values, [25, 50, 75])
    return float(median), float(low), float(high)


def text_of(spread: Spread | None, digits: int = 2) -> str:
    """Return a text such as ``1.80 (1.79-1.81)``."""
    if spread is None:
        return "-"
    middle, low, high = (f"{number:.{digits}f}" for number in spread)
    return f"{middle} ({low}-{high})"


def spread_text(values: Sequence[float], digits: int = 2) -> str:
    """Return the median and the quartiles as text."""
    return text_of(quartiles(values) if len(values) else None, digits)


def write_json(path: Path | None, **body: Any) -> None:
    """Write numbers with the computer that they are of, and say where; without a path do nothing."""
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"machine": machine_text(), **body}, indent=1) + "\n", encoding="utf-8")
        say(f"File: {path}")


def disturbed_text(disturbed: int) -> list[str]:
    """A line where timing rounds had to wait for a core."""
    return [f"{disturbed} timing rounds were disturbed by other work on this computer."] if disturbed else []


# ---- what is compared -------------------------------------------------------------------------------------


def apart(values: NDArray[Any], want: NDArray[Any]) -> NDArray[np.float64]:
    """Return the differences of numbers, infinity where one is not finite."""
    differences = np.abs(values.astype(np.float64) - want)
    return np.where(np.isfinite(differences), differences, np.inf)


def largest(values: NDArray[Any], want: NDArray[Any]) -> float:
    """Return the largest difference."""
    return float(apart(values, want).max(initial=0.0))


def expect(name: str, values: NDArray[Any], want: NDArray[Any], tolerance: float = 0.0) -> None:
    """Raise VerificationError where numbers differ from numpy's, those wanted, by more than ``tolerance``."""
    differences = apart(values, want)
    if count := int((differences > tolerance).sum()):
        said = f"{count} of {differences.size} numbers differ from numpy's by up to {differences.max():g}"
        raise VerificationError(f"{name}: {said}, allowed is {tolerance:g}")


def operands_of(spec: KernelSpec, m: int, n: int, k: int) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    """Return random weights [m, k] and activations [n, k] of a kernel."""
    random = np.random.default_rng(1)
    weights = random.choice(np.asarray(spec.weights.values), (m, k))
    activations = random.choice(np.asarray(spec.activations.values), (n, k))
    return weights.astype(np.int8), activations.astype(np.int8)


# ---- the computer -----------------------------------------------------------------------------------------


def proc_field(file: str | Path, field: str) -> str:
    """Return the first value of a field in a file of Linux such as /proc/meminfo, "" if it is not there."""
    try:
        text = Path(file).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    match = re.search(rf"^(?:{field})\s*:[ \t]*(.*?)\s*$", text, re.MULTILINE)
    return match[1] if match else ""


def package_text(package: str) -> str:
    """A package and its version."""
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return f"{package} not installed"


def machine_text(
    packages: Sequence[str] = ("apache-tvm", "apache-tvm-ffi", "onnxruntime", "numpy"), target: str = ""
) -> str:
    """The CPU, its cores, and the versions of the compiler (for ``target``, else this computer) and of
    everything that is timed; two lines."""
    try:
        compiler = find_compiler(target or platform.machine()).describe()
    except UserError as error:
        compiler = f"no compiler ({error})"
    parts = [f"Python {platform.python_version()}", compiler, *map(package_text, packages)]
    cap = f"{CAP}={cap_text()} (ONNX Runtime knows no such cap), " if cap_text() else ""
    return f"{this_machine()}, {cap}{os.cpu_count()} logical CPUs, {platform.system()}\n{', '.join(parts)}"


def cached_in(folder: str | Path) -> Mapping[str, str]:
    """The environment of a command of this project whose cache, the compiler's too, lies in a folder."""
    cache = Path(folder, "cache")
    cache.mkdir(exist_ok=True)
    caches = {"SYNTH_CACHE_DIR": str(cache), "ZIG_GLOBAL_CACHE_DIR": str(Path(folder, "zig"))}
    return {**os.environ, **caches, "PYTHONPATH": python_path()}


def python_path() -> str:
    """PYTHONPATH of a process that imports this project."""
    return os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", ""))))


def output_of(command: Sequence[str], failed: str, **options: Any) -> str:
    """Return the standard output of a command, with the options of ``subprocess.run``. Raises UserError,
    which names ``failed`` and what the command said last, where it fails."""
    process = subprocess.run(
        command, capture_output=True, text=True, errors="replace", check=False, **options
    )
    if process.returncode:
        lines = process.stderr.strip().splitlines() or ["nothing on stderr"]
        raise UserError(f"{failed}: exit status {process.returncode}: {lines[-1].strip()}")
    return process.stdout
