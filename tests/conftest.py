"""What tests share: marks for instruction sets, kernels synthesized once per session, a library of copied
kernels."""

import ctypes
import gc
import mmap
import os
import shutil
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, is_dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from subprocess import CalledProcessError
from typing import Any

import numpy as np
import pytest

import isa_specs
from sketches.bitpack import packing_target
from sketches.encoding import Operand, parse_pair
from sketches.kernel import KernelSpec
from synth.cli.jobs import encodings_of
from synth.emit.features import host_features
from synth.emit.threads import pool, usable_threads
from synth.errors import UserError
from synth.forms.registry import FORMS
from synth.library.build import Job, build
from synth.library.certificate import BLOCK
from synth.library.kernels import Kernel, library_folder, load, read_kernel
from synth.library.kinds.linear import TABLE_LINEAR, linear_target
from synth.library.kinds.matmul import MATMUL
from synth.library.kinds.registry import kind_of
from synth.library.store import write
from tests import exhaustive
from tests.budgets import report
from tests.needs import Need, skip_where, summary

# A worker of pytest-xdist has a width of its own, which commands would heed.
os.environ.pop("COLUMNS", None)
# Formulas are millions of objects that stay: the search for garbage among them took a fifth of proofs' time.
gc.set_threshold(100_000, 10, 10)

_EVERY = [(isa, t.name) for isa in isa_specs.available().values() for t in isa.targets if t.useful]
#: Every (ISA, target) with kernels: without further features, and those with them.
TARGETS = tuple((isa.name, target) for isa, target in _EVERY if isa.below(target) is None)
FURTHER = tuple((isa.name, target) for isa, target in _EVERY if isa.below(target) is not None)

two_processors = skip_where(
    Need.PROCESSOR, usable_threads(2) < 2, "this process may use one processor, or the environment allows one"
)
#: The rounding of linear layers on every processor but ARMv7.
FLOATS = isa_specs.load("avx2").floats["x86_64"]
#: Every (ISA, target) with kernels of linear layers of its own, and with packing kernels.
LINEAR_PLACES = tuple((isa.name, target) for isa, target in _EVERY if linear_target(isa, target) == target)
#: Those of linear layers with tables.
TABLE_PLACES = tuple(
    (isa, target) for isa, target in LINEAR_PLACES if TABLE_LINEAR.has_kernels(isa_specs.load(isa), target)
)
PACKING = tuple((isa.name, target) for isa, target in _EVERY if packing_target(isa, target) == target)


def tasks_by_thread() -> list[int]:
    """How many tasks of shared loops each thread has taken since the pool was made."""
    return [pool().call("synth_pool_tasks", thread) for thread in range(pool().call("synth_pool_threads"))]


def took_part(run: Callable[[], Any], wanted: int) -> int:
    """How many threads took tasks, after as many runs as that takes (a worker may be kept waiting by
    others)."""
    before, end = tasks_by_thread(), time.monotonic() + 20
    while True:
        run()
        found = sum(now > then for now, then in zip(tasks_by_thread(), before, strict=True))
        if found >= wanted or time.monotonic() > end:
            return found


def parts_of(isa: str, target: str) -> tuple[str, ...]:
    """The parts of a kernel with a block, by name: the block and every form that the target has."""
    table = isa_specs.load(isa)
    return tuple(part for part in (BLOCK, *FORMS) if part == BLOCK or FORMS[part].offered(table, target))


def spec_of(a: int, w: int, encoding: str, m: int = 8, k: int = 64) -> KernelSpec:
    activations, weights = parse_pair(encoding)
    return KernelSpec(Operand(a, activations), Operand(w, weights), m, k)


@cache
def synthesized(isa: str, target: str, a: int, w: int, encoding: str, m: int = 8, k: int = 64) -> Kernel:
    """A kernel made from scratch by this test session (searched and proved, not executed)."""
    return build(Job(spec_of(a, w, encoding, m, k), isa, target), execute=False)


def stored_encoding(isa: str, encoding: str) -> str:
    """The encoding, or the only one that the library has where it makes others on demand."""
    return "hybrid" if isa_specs.load(isa).on_demand else encoding


@cache
def committed(isa: str, target: str, a: int, w: int, encoding: str) -> Kernel:
    """The library's kernel, which tests/library/test_kernels_out.py shows to be the one that the generator
    makes. One that the library has on demand is made."""
    if isa_specs.load(isa).on_demand and encoding not in encodings_of(isa_specs.load(isa), target):
        return synthesized(isa, target, a, w, encoding)
    return load(isa, a, w, encoding, target)


def at_the_end_of_a_page(array: np.ndarray) -> np.ndarray:
    """A copy whose last byte is the last of a page, behind which nobody may read."""
    pages = -(-array.nbytes // mmap.PAGESIZE) * mmap.PAGESIZE
    held = np.frombuffer(mmap.mmap(-1, pages + mmap.PAGESIZE), np.uint8)
    libc = ctypes.CDLL(None, use_errno=True)
    # No access at all is 0 (PROT_NONE).
    if libc.mprotect(ctypes.c_void_p(held.ctypes.data + pages), ctypes.c_size_t(mmap.PAGESIZE), 0):
        raise OSError(ctypes.get_errno(), "mprotect")
    placed = held[pages - array.nbytes : pages].view(array.dtype).reshape(array.shape)
    placed[...] = array
    return placed


#: What all tests of a room need. Where it is missing they are left out, and the last lines say so.
NEEDS = {
    "compiler": ("tvm",),
    "qnn": ("tvm", "onnx", "onnxruntime"),
    "model": ("tvm", "onnx", "onnxruntime"),
    "torch": ("torch",),
    "generate": ("gguf", "regex"),
}
LEFT_OUT = {
    room: missing for room, needed in NEEDS.items() if (missing := [n for n in needed if not find_spec(n)])
}


pytest_addoption, pytest_runtest_setup = exhaustive.pytest_addoption, exhaustive.pytest_runtest_setup


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    here = collection_path.parent
    return True if here.name in LEFT_OUT and here.parent == Path(__file__).parent else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for room, missing in LEFT_OUT.items():
        terminalreporter.write_line(f"tests/{room}: left out, {' and '.join(missing)} not installed")
    for line in summary(terminalreporter.stats.get("skipped", ())):
        terminalreporter.write_line(line)
    if terminalreporter.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return  # a run of some tests
    if not terminalreporter.config.getoption("--exhaustive"):
        terminalreporter.write_line("exhaustive tests are left out: nox -s exhaustive")
    with suppress(OSError, CalledProcessError):  # without git, or in a clone of one commit
        for line in list(report("HEAD~1"))[-2:]:
            terminalreporter.write_line(f"lines of {line}")


def pytest_configure() -> None:
    try:
        host_features()
    except UserError as error:  # a cap that names what does not exist
        raise pytest.UsageError(str(error)) from None


def pytest_collection_finish() -> None:
    # Modules and tests stay to the end: no search for garbage has to look through them.
    gc.freeze()


def pytest_unconfigure() -> None:
    # Results are told by now, and the process ends. pytest would look for garbage among all that it has, for
    # seconds, to print what no result depends on any more.
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # A page of docs takes long: were such tests the last, one worker would wait for the other.
    items.sort(key=lambda item: item.path.parent != Path(__file__).parent)
    for item in items:
        for mark in item.iter_markers("isa"):
            target = isa_specs.load(mark.args[0]).targets[0]
            for name in set(target.feature_names) - host_features():
                item.add_marker(skip_where(Need.PROCESSOR, True, f"this CPU has no {name}"))
    exhaustive.pytest_collection_modifyitems(config, items)


def heed_interrupts() -> None:
    """``preexec_fn`` of a process that a test interrupts: tests that run in the background of a script were
    started with Ctrl-C ignored, and what they start would ignore it too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def library(tmp_path: Path) -> Callable[[str], Path]:
    """Copies a kernel of the library; its certificate."""

    def copy(name: str) -> Path:
        certificate = library_folder() / f"{name}.json"
        place = tmp_path / certificate.parent.name
        place.mkdir(exist_ok=True)
        if kind_of(certificate) == MATMUL:
            write(read_kernel(certificate), tmp_path)
        else:
            shutil.copy(certificate, place)
            shutil.copy(certificate.with_suffix(".c"), place)
        return place / certificate.name

    return copy


#: The fields that concern the run which wrote the certificate: times, versions, execution.
_VOLATILE = ("seconds", "versions", "solver", "executed", "digest")


def reproducible(certificate: Any) -> Any:
    """Return a certificate as nested dicts and tuples, without fields that may differ on another machine,
    Python or package version: ``seconds``, ``versions``, ``solver``, ``executed``, ``digest``."""
    if is_dataclass(certificate) and not isinstance(certificate, type):
        return reproducible(asdict(certificate))
    if isinstance(certificate, dict):
        return {key: reproducible(value) for key, value in certificate.items() if key not in _VOLATILE}
    if isinstance(certificate, (list, tuple)):
        return tuple(reproducible(value) for value in certificate)
    return certificate
