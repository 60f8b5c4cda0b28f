"""What every benchmark has: its command line, the computer's line, tables, spreads, errors of one line.

Importing it sets the variables of TVM's thread pool, which TVM reads once: benchmarks import it before TVM.
"""

import json
import os
import platform
import re
import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, TypeVar

import click
import numpy as np
from rich.console import Console
from rich.table import Table

from sketches.limits import MAX_PLANES
from synth.emit.emulator import EmulationError
from synth.emit.features import CAP, cap_text
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
    """A function as the command of a benchmark with these options."""

    def wrap(run: Any) -> click.Command:
        for option in reversed(options):
            run = option(run)
        return click.command(cls=Benchmark, context_settings={"help_option_names": ["-h", "--help"]})(run)

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
    """Such as ``1.80 (1.79-1.81)``."""
    if spread is None:
        return "-"
    middle, low, high = (f"{number:.{digits}f}" for number in spread)
    return f"{middle} ({low}-{high})"


def disturbed_text(disturbed: int) -> list[str]:
    """A line where timing rounds had to wait for a core."""
    return [f"{disturbed} timing rounds were disturbed by other work on this computer."] if disturbed else []


def write_json(path: Path, **body: Any) -> str:
    """Write numbers with the computer that they are of; gives the line that says so."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"machine": machine_text(), **body}, indent=1) + "\n", encoding="utf-8")
    return f"File: {path}"


# ---- the computer -----------------------------------------------------------------------------------------


def cpu_name() -> str:
    """The CPU by its own account."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
        found = re.search(r"^(?:model name|Model)\s*:\s*(.+)$", text, re.MULTILINE)
    except OSError:
        found = None
    return found.group(1).strip() if found else platform.processor() or platform.machine()


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
    return f"{cpu_name()}, {cap}{os.cpu_count()} logical CPUs, {platform.system()}\n{', '.join(parts)}"


def cached_in(folder: str | Path) -> Mapping[str, str]:
    """The environment of a command of this project whose cache, the compiler's too, lies in a folder."""
    cache = Path(folder, "cache")
    cache.mkdir(exist_ok=True)
    paths = [str(ROOT), os.environ.get("PYTHONPATH", "")]
    return {
        **os.environ,
        "SYNTH_CACHE_DIR": str(cache),
        "ZIG_GLOBAL_CACHE_DIR": str(Path(folder, "zig")),
        "PYTHONPATH": os.pathsep.join(path for path in paths if path),
    }
