"""Run tests on changed copies of modules: a mutant's change has to make its test fail.

``python -m tests.prove.mutant_runner`` reads mutants from standard input (a JSON list of objects with
``file``, ``old``, ``new``, ``test``: one a line, and ``alone``) and writes what came of each. Nothing on disk
changes: the module is read, changed in memory, and imported from there, in a process of its own per mutant.
Those are forked, so that what never changes is imported once.
"""

import gc
import importlib
import importlib.abc
import importlib.machinery
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

import isa_specs
from sketches.bitpack import packing_target

ROOT = Path(__file__).resolve().parent.parent.parent
#: Imported once for all mutants: slow to import, and nothing of it reads what most mutants change (``LATE``).
SHARED = ("pysmt.shortcuts", "z3", "hypothesis", "synth.library.kernels", "synth.library.execution",
          "synth.search.kernel", "synth.search.bitplanes", "synth.search.tables",
          "synth.search.bytes")  # fmt: skip
#: What most mutants change, and what reads it.
LATE = ("synth.prove", "synth.library.check", "synth.library.build", "synth.library.derive")


class _Changed(importlib.machinery.SourceFileLoader):
    """Loads a module from a text of its own in place of its file's."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec")


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, module: str, text: str) -> None:
        self.module, self.text = module, text
        self.found = False

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        assert spec is not None and spec.origin is not None
        spec.loader = _Changed(fullname, spec.origin, self.text)
        self.found = True
        return spec


class _Outcome:
    """What a run of pytest came to: how many tests passed, and by what others failed."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        report = yield
        self.passed += call.when == "call" and report.passed
        if report.failed and call.excinfo is not None:
            self.failed.append(f"{call.when}: {call.excinfo.typename}: {str(call.excinfo.value)[:200]}")
        return report

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(f"collect: {report.longreprtext[-200:]}")


def changed_text(file: str, old: str, new: str) -> str:
    """The file's text with ``old``, which it has once, replaced. Raises ValueError otherwise."""
    text = (ROOT / file).read_text(encoding="utf-8")
    if text.count(old) != 1:
        raise ValueError(f"{file}: a mutant replaces text that is there {text.count(old)} times: {old!r}")
    return text.replace(old, new)


def run(mutant: dict[str, Any]) -> dict[str, Any]:
    """Run a mutant's test in this process."""
    finder = None
    if mutant["file"]:
        module = mutant["file"].removesuffix(".py").replace("/", ".")
        if module in sys.modules:  # then whatever may have read it is imported anew
            for name in [name for name in sys.modules if name.partition(".")[0] in ("sketches", "synth")]:
                del sys.modules[name]
        if mutant.get("alone"):
            _accept_all()
        finder = _Finder(module, changed_text(mutant["file"], mutant["old"], mutant["new"]))
        sys.meta_path.insert(0, finder)
    outcome = _Outcome()
    pytest.main(["-q", "-x", "-p", "no:cacheprovider", *mutant["test"].split("\n")], plugins=[outcome])
    used = finder is None or finder.found
    return {"passed": outcome.passed, "failed": outcome.failed, "used": used}


def _accept_all() -> None:
    """Programs that are not well formed reach the provers, for whom this process imports what they are told
    by."""
    for module, names in (
        ("wellformed", ("check_program",)),
        ("wellformed_forms", ("check_tile_program", "check_packing")),
    ):
        wellformed = importlib.import_module(f"sketches.{module}")
        for name in names:
            setattr(wellformed, name, lambda *given: None)


def run_apart(mutant: dict[str, Any]) -> dict[str, Any]:
    """``run`` in a forked process, without its output."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(reading)
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            with os.fdopen(writing, "w") as out:
                json.dump(run(mutant), out)
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    with os.fdopen(reading) as answer:
        text = answer.read()
    os.waitpid(child, 0)
    return json.loads(text) if text else {"passed": 0, "failed": ["died"], "used": True}


def prepare() -> None:
    for name in SHARED:
        importlib.import_module(name)
    for isa in isa_specs.available().values():
        assert all(isa.digest(target.name) for target in isa.targets)  # builds the tables of instructions
        for target in isa.targets:
            packing_target(isa, target.name)  # executes instructions on bytes, for tests/conftest.py
    early = [name for name in sys.modules if name.startswith(LATE)]
    assert not early, early
    gc.freeze()  # else each process would look through, and so copy, all that was made here


def main() -> None:
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = (
        "1"  # plugins of other packages take longer than a test here
    )
    prepare()
    print(json.dumps([run_apart(mutant) for mutant in json.load(sys.stdin)]))


if __name__ == "__main__":
    main()
