"""What a model adds to the memory of a process that loads and runs it: measured in a process of its own.

    python bench/peak_memory.py onnx MODEL.onnx 1,3,224,224 THREADS
    python bench/peak_memory.py library libNAME.so 1,3,224,224 OUTPUTS NAME

prints the bytes of resident memory that were added at the end, and at the highest point in between.
"""

import ctypes
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

RUNS = 3


@dataclass(frozen=True)
class Memory:
    """Bytes over those of the process before it loaded the model."""

    resident: int
    peak: int


def of_onnx(model: Path, shape: Sequence[int], threads: int) -> Memory:
    """An ONNX file of one float32 input in onnxruntime."""
    return _child("onnx", model, shape, threads)


def of_library(library: Path, shape: Sequence[int], outputs: int, name: str) -> Memory:
    """A library that ``export_model`` wrote under ``name``: one float32 input of ``shape``, ``outputs``
    floats out."""
    return _child("library", library, shape, outputs, name)


def _child(kind: str, file: Path, shape: Sequence[int], *arguments: Any) -> Memory:
    texts = (kind, str(file), ",".join(map(str, shape)), *map(str, arguments))
    done = subprocess.run([sys.executable, __file__, *texts], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"memory of {file.name}: {done.stderr.strip().splitlines()[-1:]}")
    return Memory(*map(int, done.stdout.split()))


def _status(field: str) -> int:
    """Bytes that Linux gives for a field of this process' status, such as VmRSS."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith(f"{field}:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError(f"/proc/self/status has no {field}")


def _measured(load: Callable[[], Callable[[], Any]]) -> Memory:
    """``load`` gives a function that makes one inference."""
    # Writing 5 sets the high-water mark back to what is resident now (proc(5), clear_refs).
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")
    before = _status("VmRSS")
    run = load()
    for _ in range(RUNS):
        run()
    return Memory(_status("VmRSS") - before, _status("VmHWM") - before)


ALIGNMENT = 64
"""Bytes: what the exported functions ask of their pointers at most."""


def _onnx(file: str, shape: list[int], threads: str) -> Memory:
    import numpy
    import onnxruntime  # noqa: F401  its code is not the model's memory

    from synth.model.onnx_session import open_session

    image = numpy.ones(shape, numpy.float32)

    def load() -> Callable[[], Any]:
        session = open_session(file, exact=False, threads=int(threads))
        feed = {session.get_inputs()[0].name: image}
        return lambda: session.run(None, feed)

    return _measured(load)


def _library(file: str, shape: list[int], outputs: str, name: str) -> Memory:
    size = 1
    for extent in shape:
        size *= extent
    held = [ctypes.create_string_buffer(4 * count + ALIGNMENT) for count in (size, int(outputs))]
    image, result = (ctypes.c_void_p(-(-ctypes.addressof(b) // ALIGNMENT) * ALIGNMENT) for b in held)
    assert image.value is not None
    ctypes.memmove(image, (ctypes.c_float * size)(*[1.0] * size), 4 * size)

    def load() -> Callable[[], Any]:
        run = ctypes.CDLL(file)[f"{name}_run"]
        run.restype = ctypes.c_int32

        def once() -> None:
            if status := run(image, result):
                raise RuntimeError(f"{name}_run gave {status}")

        return once

    return _measured(load)


if __name__ == "__main__":
    kind, file, extents, *rest = sys.argv[1:]
    found = {"onnx": _onnx, "library": _library}[kind](file, [int(n) for n in extents.split(",")], *rest)
    print(found.resident, found.peak)
