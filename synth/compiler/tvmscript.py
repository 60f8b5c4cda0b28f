"""TVMScript text to TVM functions."""

from __future__ import annotations

from typing import Any


def parse(text: str, **names: Any) -> Any:
    """The PrimFunc of a TVMScript text; ``names`` are Python values that it refers to."""
    import tvm
    from tvm.script import tirx

    return tvm.script.from_source(text, {"T": tirx, **names})
