"""WebAssembly modules in the JavaScript engines of this computer: Node, and Chromium without a window."""

import base64
import json
import re
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from isa_specs.instruction import Target
from synth.emit.machine import Unit
from synth.emit.toolchain import compile_elf
from tests.isa_specs.differential import Call

SCRIPT = Path(__file__).with_name("engine.js")
#: Seconds for an engine to start and answer.
PATIENCE = 300
_PAGE = """<!doctype html><script type="application/json" id="request">{request}</script>
<pre id="response"></pre><script>{script}</script>
"""


@cache
def chromium() -> str | None:
    """The path of Chromium or Chrome, or None."""
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


#: ``module`` of a function that leaves a vector, and of one that looks it up with ``i8x16.relaxed_swizzle``.
_SPLAT = [0x00, 0x41, 0x00, 0xFD, 0x0F]
_CODES = {False: [*_SPLAT, 0x0B], True: [*_SPLAT, *_SPLAT[1:], 0xFD, 0x80, 0x02, 0x0B]}


@cache
def node(relaxed: bool) -> str | None:
    """The path of a Node with SIMD, ``relaxed`` or not, without an option (behind it Node 20 is wrong)."""
    program, code = shutil.which("node"), _CODES[relaxed]
    sections = [1, 5, 1, 0x60, 0, 1, 0x7B, 3, 2, 1, 0, 10, len(code) + 2, 1, len(code), *code]
    module = [*b"\0asm", 1, 0, 0, 0, *sections]
    asked = f"process.exit(WebAssembly.validate(new Uint8Array({module})) ? 0 : 1)"
    runs = (
        program and subprocess.run([program, "-e", asked], capture_output=True, check=False).returncode == 0
    )
    return program if runs else None


def _request(unit: Unit, target: Target, calls: Sequence[Call]) -> str:
    module = compile_elf(unit.sources, target.architecture, unit.features, unit.opt)
    names: dict[bytes, str] = {}
    made = []
    for symbol, number, *arrays in calls:
        inputs = [names.setdefault(array.tobytes(), f"a{len(names)}") for array in arrays[:-1]]
        made.append({"symbol": symbol, "number": number, "inputs": inputs, "bytes": arrays[-1].nbytes})
    texts = {name: base64.b64encode(content).decode() for content, name in names.items()}
    return json.dumps({"module": base64.b64encode(module).decode(), "arrays": texts, "calls": made})


def _take(response: str, calls: Sequence[Call]) -> None:
    """Copy results to the arrays of their calls."""
    for call, text in zip(calls, json.loads(response), strict=True):
        output = np.asarray(call[-1])
        output[...] = np.frombuffer(base64.b64decode(text), np.uint8).reshape(output.shape)


def in_node(unit: Unit, target: Target, calls: Sequence[Call]) -> str:
    program = node("relaxed-simd" in target.feature_names)
    assert program is not None
    # V8's optimizing compiler alone, which loops of kernels end in; Chromium starts with the other one.
    command, request = [program, "--no-liftoff", str(SCRIPT)], _request(unit, target, calls)
    ran = subprocess.run(command, input=request, capture_output=True, text=True, check=True, timeout=PATIENCE)
    _take(ran.stdout, calls)
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    return f"Node {version.strip()}"


def in_chromium(unit: Unit, target: Target, calls: Sequence[Call]) -> str:
    program = chromium()
    assert program is not None
    page = _PAGE.format(request=_request(unit, target, calls), script=SCRIPT.read_text(encoding="utf-8"))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        file.write_text(page, encoding="utf-8")
        # Containers let no process make the sandbox.
        options = ("--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile")
        ran = subprocess.run(
            [program, *options, "--dump-dom", file.as_uri()], capture_output=True, text=True, check=True,
            timeout=PATIENCE,
        )  # fmt: skip
    found = re.search(r'<pre id="response">(.+?)</pre>', ran.stdout)
    assert found, ran.stdout[:300] + ran.stderr[-2000:]
    _take(found[1], calls)
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    return " ".join(version.split()[:2])
