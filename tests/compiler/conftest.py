"""What tests of operators share: they are compiled in less time than models are."""

import pytest

from synth.compiler import lowering
from tests.linked import compiled_quickly


@pytest.fixture(autouse=True)
def operators_compiled_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of operators are tried here; tests/model has models as they are shipped."""
    monkeypatch.setattr(lowering, "compile_functions", compiled_quickly(lowering.compile_functions))
