"""TVM's executables for tests, which run little, compiled and loaded in less time than a model is."""

from __future__ import annotations

import shutil
import tempfile
from typing import Any

import tvm


def optimized_less(target: Any, level: int) -> Any:
    """The TVM target, for which LLVM optimizes so much (0 to 3)."""
    return tvm.target.Target({**dict(target.export()), "opt-level": level})


def linked(executable: Any) -> Any:
    """The executable's module, loaded. Linking is several times as fast as TVM's just-in-time compilation,
    which always optimizes."""
    if not shutil.which("gcc"):
        return executable.jit()
    with tempfile.TemporaryDirectory() as folder:
        executable.export_library(f"{folder}/model.so", cc="gcc")
        return tvm.runtime.load_module(f"{folder}/model.so")
