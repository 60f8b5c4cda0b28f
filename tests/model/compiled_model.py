"""A compiled model that is none: what the command line and the report ask of one, with known numbers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.model.compiled import CompiledModel, LayerInfo

KERNEL = "neon/a2w1_hybrid_m8n1k64_aarch64"
WIDE = "8-bit activations are too wide"
LAYERS = (
    LayerInfo("stem", "conv2d", "int8", None, 2_000_000, 864, 864, 3456, ("stem",), WIDE, True),
    LayerInfo("block.<conv1>", "conv2d", "A2W1 hybrid", KERNEL, 3_000_000, 36_864, 4608, 147_456, ("block",)),
    LayerInfo("block.conv2", "conv2d", "A2W1 hybrid", KERNEL, 3_000_000, 36_864, 4608, 147_456, ("block_2",)),
    LayerInfo("fc", "dense", "fp32", None, 640, 640, 2560, 2560, ("fc",)),
)
NOTE = "layer stem: low-bit in the model, runs as int8: " + WIDE
STEPS = (
    ("stem", "direct", 2e-3), ("pool", "max_pool2d", 5e-4), ("block", "bitserial", 1e-3),
    ("block_2", "bitserial", 1.25e-3), ("pool_2", "max_pool2d", 2.5e-4), ("fc", "direct", 1e-5),
)  # fmt: skip


@dataclass
class FakeModel:
    """Answers with its input's first three numbers per sample; the steps take what STEPS says."""

    target: str = "aarch64"
    is_host: bool = True
    layers: tuple[LayerInfo, ...] = LAYERS
    notes: tuple[str, ...] = (NOTE,)
    threads: int = 1
    weight_bytes: int = 13_000
    activation_bytes: int = 50_000
    batch: int = 2
    effect: Any = None
    calls: list[tuple[int, ...]] = field(default_factory=list)

    @property
    def machine(self) -> Any:
        return SimpleNamespace(
            name=self.target,
            level=self.target,
            machine="aarch64",
            isa="neon",
            is_host=self.is_host,
            small=False,
        )

    @property
    def inputs(self) -> tuple[Any, ...]:
        return (SimpleNamespace(name="x", shape=(self.batch, 3, 1), dtype="float32"),)

    input_specs = CompiledModel.input_specs

    @property
    def outputs(self) -> tuple[Any, ...]:
        return (SimpleNamespace(name="logits", shape=(self.batch, 3), dtype="float32"),)

    def __call__(self, array: NDArray[Any]) -> NDArray[Any]:
        self.calls.append(array.shape)
        assert array.shape == (self.batch, 3, 1) and array.dtype == np.float32
        return array[:, :, 0]

    def runner(self, *arrays: NDArray[Any]) -> Callable[[], None]:
        return lambda: self.calls.append(arrays[0].shape)

    def time_layers(self, inputs: Sequence[NDArray[Any]], repeat: int = 20) -> list[Any]:
        assert self.is_host and len(inputs) == 1 and repeat >= 1
        return [
            SimpleNamespace(name=name, kind=kind, node=f"/{name}", median=seconds)
            for name, kind, seconds in STEPS
        ]


def fake_export(compiled: Any, name: str, folder: Path, **options: Any) -> Any:
    """Write the files that a real export writes."""
    names = (f"{name}.o", f"lib{name}.so", f"{name}.h", f"{name}_example.c", f"{name}_benchmark.c")
    files = [folder / file for file in names]
    for file in files:
        file.write_text(f"{file.name} for {compiled.machine.name}", encoding="utf-8")
    return SimpleNamespace(files=tuple(files), levels=(), footprint=None)
