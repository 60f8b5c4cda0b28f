"""TVM's executables for tests, which run little, compiled and loaded in less time than a model is."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import tvm


def optimized_less(target: Any, level: int) -> Any:
    """The TVM target, for which LLVM optimizes so much (0 to 3)."""
    return tvm.target.Target({**dict(target.export()), "opt-level": level})


def _link(shared: str, objects: list[str], *_: Any, **__: Any) -> None:
    """What TVM calls to link: compilers' drivers take ten times as long to start as the linker to end. Where
    nothing was compiled there is C."""
    linker = ["ld"] if all(name.endswith(".o") for name in objects) else ["cc", "-fPIC"]
    subprocess.run([*linker, "-shared", "-o", shared, *objects], check=True)


def linked(executable: Any) -> Any:
    """The executable's module, loaded. Linking is several times as fast as TVM's just-in-time compilation,
    which always optimizes."""
    if sys.platform != "linux" or not (shutil.which("ld") and shutil.which("cc")):
        return executable.jit()
    with tempfile.TemporaryDirectory() as folder:
        executable.export_library(f"{folder}/model.so", fcompile=_link)
        return tvm.runtime.load_module(f"{folder}/model.so")


def compiled_quickly(shipped: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """What takes the place of ``synth.compiler.lowering.compile_functions`` for code that runs once: LLVM
    looks for little in it."""

    def quick(module: Any, target: Any) -> Any:
        # Without any optimization calls of the runtime stay that nothing reaches: Arm objects may have none.
        level = 0 if str(target.attrs.get("mtriple", "")).startswith("x86_64") else 1
        executable = shipped(module, optimized_less(target, level))
        return SimpleNamespace(mod=executable.mod, jit=partial(linked, executable))

    return quick
