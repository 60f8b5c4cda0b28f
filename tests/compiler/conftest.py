"""What tests of operators share: they are compiled in less time than models are."""

from __future__ import annotations

from typing import Any

import pytest

from synth.compiler import lowering
from tests.linked import optimized_less


@pytest.fixture(autouse=True)
def compiled_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM looks for little in code that runs once: hundreds of operators are tried here, in every layout and
    data type. That models are right as they are shipped is tested in tests/model."""
    shipped = lowering.compile_functions

    def quick(module: Any, target: Any) -> Any:
        return shipped(module, optimized_less(target, 1))

    monkeypatch.setattr(lowering, "compile_functions", quick)
