"""The block builder of front ends and passes."""

from __future__ import annotations

from typing import Any

from tvm import relax


class FunctionBuilder(relax.BlockBuilder):
    """A builder that ends what is open of a function when an error leaves it: TVM's own leaves it open, and warns on
    standard error when it goes."""

    def _exit_function_scope(self, kind: Any, error: Any, trace: Any) -> None:
        super()._exit_function_scope(kind, error, trace)
        if kind is not None:
            self._end_block()
            self.end_scope()
