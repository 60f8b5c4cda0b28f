"""Interrupt a real command at random moments of its run, and count how it ends.

python -m tests.cli.interrupts --count 200                    # synth-compile
python -m tests.cli.interrupts --command kernel --count 50    # synth-kernel --isa ...
python -m tests.cli.interrupts --command tune --count 50      # synth-kernel tune

The moments are uniform over the run: SIGINT goes to the process group, as a terminal sends it. A run is right
where its exit code is 130, it left no file (whole kernels only, of ``synth-kernel``), nothing in the folder
of temporary files and no process, and said one line on stderr apart from its progress. Two kinds are counted
apart and repeated: runs that had ended (exit code 0, all files), and those in which Python itself was still
starting, before the first line of the command, where no program of Python's can answer.
"""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from synth.cli.interrupts import COMPILE, KERNEL, interrupted
from tests.cli.commands import NEON, TUNE, is_alive
from tests.conftest import heed_interrupts

PROGRESS = re.compile(
    r"[\w/<>.,: -]+ \[\d+\.\d s\]|\S+: (written|kept), .*|\S+: .* \(\d+ of \d+, .* left\)|"
    r"\S+: compiled for .*|.* ms after \d+ trials"
)
#: The first function of the commands: a traceback without it is of a time before they could answer.
ENTRY = re.compile(r"entry\.py\", line \d+, in \w")
SEARCH, FEW_TRIALS = (*NEON, "--form", "bitplanes", "--out"), (*TUNE, "--trials", "2", "--db")
RIGHT, ENDED, STARTING = "130, no file, one line", "had ended (0, all files)", "Python was starting"


LAYERS = "[default]\nprecision = 'int8'\n[[layer]]\nname = 'middle'\nactivations = 2\nweights = 1\n"


def three_layers(generator: Any) -> Any:
    """A small float network [1, 12] to [1, 6], whose middle layer has few bits by LAYERS."""
    import numpy as np

    from bench.onnx_models import Graph

    graph, x = Graph(), "x"
    for number, (name, shape) in enumerate((("first", (12, 40)), ("middle", (40, 24)), ("last", (24, 6)))):
        weights = graph.constant(f"w{number}", generator.standard_normal(shape).astype(np.float32))
        if number:
            x = graph.node("Relu", [x], f"relu{number}")
        x = graph.node("MatMul", [x, weights], "y" if name == "last" else f"y{number}", name=name)
    return graph.model("x", [1, 12], x, [1, 6])


def write_model(folder: Path) -> list[str]:
    """A small model with a low-bit layer in ``folder``, and the arguments that compile it."""
    import numpy as np
    import onnx

    generator = np.random.default_rng(5)
    files = [str(folder / name) for name in ("net.onnx", "layers.toml", "data.npz")]
    onnx.save(three_layers(generator), files[0])
    Path(files[1]).write_text(LAYERS)
    np.savez(files[2], x=generator.standard_normal((8, 12)).astype(np.float32))
    return [files[0], "--precision", files[1], "--calibration", files[2]]


@dataclass
class Trial:
    """A command to interrupt. ``arguments``: of an output folder. ``left``: what is in it that must not be
    there."""

    program: str
    arguments: Callable[[Path], list[str]]
    left: Callable[[Path], list[str]]
    environment: dict[str, str] = field(default_factory=dict)

    def start(self, out: Path, temporary: Path) -> subprocess.Popen[str]:
        command = Path(sys.executable).parent / self.program
        if not command.exists():
            raise click.ClickException(f"{command}: not there; install the package into this Python")
        return subprocess.Popen(
            [str(command), *self.arguments(out)],
            text=True, start_new_session=True, preexec_fn=heed_interrupts,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={**os.environ, **self.environment, "TMPDIR": str(temporary)},
        )  # fmt: skip

    def interrupted(self, after: float) -> tuple[str, str]:
        """How a run ended that was interrupted after so many seconds, in words, and what it said."""
        with tempfile.TemporaryDirectory(prefix="synth-interrupts-") as name:
            out, temporary = Path(name, "out"), Path(name, "tmp")
            out.mkdir()
            temporary.mkdir()
            process = self.start(out, temporary)
            time.sleep(after)
            os.killpg(process.pid, signal.SIGINT)
            stdout, errors = process.communicate()
            said = [line for line in errors.splitlines() if not PROGRESS.fullmatch(line)]
            if process.returncode == 0 and not said:
                return ENDED, ""
            if not stdout and _starting(process.returncode, errors):
                return STARTING, ""
            wrong = [f"exit code {process.returncode}"] if process.returncode != 130 else []
            wrong += [f"left {file}" for file in self.left(out)]
            wrong += [f"temporary {file.name}" for file in temporary.iterdir()]
            wrong += ["output"] if stdout else []
            wrong += ["processes left"] if is_alive(process.pid) else []
            if said != [f"{self.program}: {interrupted(self.program, self.arguments(out))}"]:
                wrong.append(f"{len(said)} lines on stderr")
            return (", ".join(wrong), errors) if wrong else (RIGHT, "")

    def whole(self) -> float:
        """Seconds of a run that nobody interrupts."""
        with tempfile.TemporaryDirectory(prefix="synth-interrupts-") as name:
            begun = time.monotonic()
            process = self.start(Path(name), Path(name))
            _, errors = process.communicate()
            if process.returncode:
                raise click.ClickException(f"{self.program} fails: {errors}")
            return time.monotonic() - begun


def _starting(code: int, errors: str) -> bool:
    if code == -signal.SIGINT and not errors:
        return True  # before Python had a handler
    return "KeyboardInterrupt" in errors and not ENTRY.search(errors)


def _every(out: Path) -> list[str]:
    return [str(path.relative_to(out)) for path in out.rglob("*") if path.is_file()]


def _half(out: Path) -> list[str]:
    """What is no part of a whole kernel."""
    from synth.errors import VerificationError
    from synth.library.kinds.registry import read_artifact
    from synth.library.store import files

    wrong: list[str] = []
    whole: set[Path] = set()
    for path in out.glob("*/*.json"):
        try:
            whole |= set(files(read_artifact(path), out))
        except VerificationError as error:
            wrong.append(str(error))
    return wrong + [name for name in _every(out) if out / name not in whole]


def trials(folder: Path) -> dict[str, Trial]:
    """Every command, with its files in ``folder``."""
    model = write_model(folder)
    cache = {"XDG_CACHE_HOME": str(folder / "cache")}
    return {
        "compile": Trial(COMPILE, lambda out: [*model, "-o", str(out / "new")], _every, cache),
        "kernel": Trial(KERNEL, lambda out: [*SEARCH, str(out)], _half, cache),
        "tune": Trial(KERNEL, lambda out: [*FEW_TRIALS, str(out / "tuned.json")], _every, cache),
    }


@click.command()
@click.option(
    "--count", type=click.IntRange(1), default=200, show_default=True, help="Runs that are counted."
)
@click.option(
    "--command",
    "name",
    type=click.Choice(["compile", "kernel", "tune"]),
    default="compile",
    show_default=True,
)
@click.option("--seed", type=int, default=0, show_default=True, help="Of the random moments.")
@click.option("--until", type=float, help="Latest moment in seconds.  [default: the length of a run]")
def main(count: int, name: str, seed: int, until: float | None) -> None:
    """Interrupt a command at random moments; exit code 1 where a run ended wrongly."""
    moments = random.Random(seed)
    seen: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="synth-interrupts-") as folder:
        trial = trials(Path(folder))[name]
        trial.whole()  # the caches are filled
        seconds = until or trial.whole()
        click.echo(f"{trial.program}: a run takes {seconds:.2f} s")
        while sum(seen.values()) - seen[ENDED] - seen[STARTING] < count:
            moment = moments.uniform(0, seconds)
            how, said = trial.interrupted(moment)
            seen[how] += 1
            if said:
                click.echo(f"after {moment:.3f} s: {how}\n{said}")
    for how, number in sorted(seen.items()):
        click.echo(f"{number:5}  {how}{'; repeated' if how in (ENDED, STARTING) else ''}")
    click.echo(f"{seen[RIGHT]} of {count} right")
    sys.exit(seen[RIGHT] != count)


if __name__ == "__main__":
    main()
