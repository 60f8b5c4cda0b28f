"""What tests of models share."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from synth.compiler import built, lowering
from tests.linked import compiled_quickly


@pytest.fixture(autouse=True, scope="module")
def loaded_quickly(request: pytest.FixtureRequest) -> Iterator[None]:
    """Models that run in this process are compiled in less time: for tests of what they compute. As they are
    shipped they run in tests/model/test_whole_models.py, and wherever they are exported."""
    shipped = built.load

    def quick(module: Any, target: Any) -> Any:
        with pytest.MonkeyPatch.context() as during:
            during.setattr(lowering, "compile_functions", compiled_quickly(lowering.compile_functions))
            return shipped(module, target)

    with pytest.MonkeyPatch.context() as patch:
        if not request.module.__name__.endswith("test_whole_models"):
            patch.setattr(built, "load", quick)
            patch.setattr(built, "_loaded", lru_cache(1 << 8)(built._loaded.__wrapped__))
        yield
