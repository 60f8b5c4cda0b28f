"""Running what a front end gives, quickly: fused, but compiled without optimization."""

from __future__ import annotations

from typing import Any

import numpy as np
import tvm
from tvm import relax


def run(module: Any, inputs: list[np.ndarray]) -> list[np.ndarray]:
    """The results of ``main``."""
    t = relax.transform
    module = tvm.ir.transform.Sequential(
        [t.LegalizeOps(), t.AnnotateTIROpPattern(), t.FuseOps(), t.FuseTIR()]
    )(module)
    target = tvm.target.Target({"kind": "llvm", "opt-level": 0})
    machine = relax.VirtualMachine(tvm.compile(module, target=target), tvm.cpu())
    result = machine["main"](*[tvm.runtime.tensor(np.ascontiguousarray(x)) for x in inputs])
    return [result.numpy()] if hasattr(result, "numpy") else [r.numpy() for r in result]


def calls(module: Any) -> list[tuple[str, str]]:
    """Name of the variable and of the operator, for every call that is bound in ``main``."""
    bindings = [b for block in module["main"].body.blocks for b in block.bindings]
    return [(b.var.name, b.value.op.name) for b in bindings if isinstance(b.value, relax.Call)]
