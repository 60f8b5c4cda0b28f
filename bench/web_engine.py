"""A JavaScript engine that runs models for ``bench/web.py``: Node with relaxed SIMD, and onnxruntime-web in
it, both from npm."""

import json
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from bench.harness import ROOT, say
from bench.web_models import Entry
from synth.emit.cache import make_cache_folder
from synth.errors import UserError

Array = NDArray[Any]
ORT, NODE = "onnxruntime-web@1.30.0", "node@24"
REMEDY = "install Node.js with npm, or name a folder with node_modules/onnxruntime-web by --modules"


def modules_folder(chosen: Path | None) -> Path:
    """Return the folder of ``node_modules``: ``chosen``, or one in the cache that npm fills the first time.

    Raises UserError without npm, and where npm fails or ``chosen`` lacks onnxruntime-web.
    """
    folder = chosen or make_cache_folder() / "npm"
    if not (folder / "node_modules" / "onnxruntime-web").is_dir():
        npm = shutil.which("npm")
        if chosen is not None or npm is None:
            what = "no npm" if chosen is None else f"--modules {chosen}: no node_modules/onnxruntime-web"
            raise UserError(f"{what}: {REMEDY}")
        say(f"npm: installing {ORT} and {NODE} in {folder}")
        folder.mkdir(exist_ok=True)
        command = [npm, "install", "--silent", "--prefix", str(folder), ORT, NODE]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        if ran.returncode:
            raise UserError(f"npm failed ({' '.join(ran.stderr.split())[:200]}): {REMEDY}")
    return folder


@dataclass(frozen=True)
class Loaded:
    """A model in the engine: milliseconds until loaded and of the first run; the outputs of that run."""

    milliseconds: float
    first: float
    outputs: Mapping[str, Array]


class Engine:
    """One process of Node, which runs ``bench/web.js``. ``name``: engine and versions.

    ``node``: its program; None: that of ``modules``, else the system's. Raises UserError without a Node that
    has relaxed SIMD without flags.
    """

    def __init__(self, modules: Path, node: Path | None) -> None:
        own = modules / "node_modules" / "node" / "bin" / "node"
        program = node or (own if own.is_file() else shutil.which("node"))
        if program is None or shutil.which(program) is None:
            raise UserError(f"no Node{'' if program is None else f' {program}'}: {REMEDY}")
        pipe = subprocess.PIPE
        command = [str(program), str(ROOT / "bench" / "web.js")]
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        found = self._ask(engine=str(modules.resolve()))
        if not found["relaxed"]:
            self.close()
            raise UserError(f"{found['engine']} has no relaxed SIMD: name Node 22 or later by --node")
        self.name = str(found["engine"])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def load(self, key: str, entry: Entry, folder: Path) -> Loaded:
        """Load a program, and run it once. ``folder`` gets the inputs and outputs as files. Raises UserError
        where the engine refuses it."""
        place = folder / key.replace("/", "_")
        place.mkdir(exist_ok=True)
        given = {}
        for name, array in entry.inputs.items():
            array.tofile(place / f"in_{name}")
            given[name] = {"type": str(array.dtype), "shape": array.shape, "file": str(place / f"in_{name}")}
        file = str(entry.file.resolve())
        found = self._ask(load=key, file=file, inputs=given, outputs=str(place), layer=entry.layer)
        outputs = {
            name: np.fromfile(place / f"out_{name}", kind).reshape(-1)
            for name, kind in found["outputs"].items()
        }
        return Loaded(found["milliseconds"], found["first"], outputs)

    def batch(self, key: str) -> tuple[float, float]:
        """Run one batch of a loaded model. Return 0, since no time of it is a wait for a core, and the
        milliseconds that a run computes (``bench.timing``)."""
        return 0.0, float(self._ask(run=key)["milliseconds"])

    def _ask(self, **command: Any) -> dict[str, Any]:
        """Send a command, return the answer. Raises UserError where the engine fails or ends."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{json.dumps(command)}\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        answer: dict[str, Any] = json.loads(line) if line else {"error": "the process ended"}
        if "error" in answer:
            raise UserError(f"{command.get('load', 'engine')}: {answer['error']}")
        return answer
