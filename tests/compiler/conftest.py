"""What tests of operators share: they are compiled in less time than models are."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from synth.compiler import lowering
from tests.linked import linked, optimized_less


@pytest.fixture(autouse=True)
def compiled_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM looks for little in code that runs once: hundreds of operators are tried here, in every layout and
    data type. That models are right as they are shipped is tested in tests/model."""
    shipped = lowering.compile_functions

    def quick(module: Any, target: Any) -> Any:
        # Without any optimization calls of the runtime stay that nothing reaches: Arm objects may have none.
        level = 0 if str(target.attrs.get("mtriple", "")).startswith("x86_64") else 1
        executable = shipped(module, optimized_less(target, level))
        return SimpleNamespace(mod=executable.mod, jit=partial(linked, executable))

    monkeypatch.setattr(lowering, "compile_functions", quick)
