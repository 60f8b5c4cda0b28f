"""OpenVINO as a peer: the same ONNX file in its CPU plugin, and which kernels that chose.

OpenVINO is no part of the benchmarks' extra (60 MB): where it is not installed, it is left out and that is
said (``pip install openvino``).
"""

import importlib
import importlib.util
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from numpy.typing import NDArray

NAME = "OpenVINO int8"
MISSING = f"{NAME}: left out, pip install openvino"


def installed() -> bool:
    return importlib.util.find_spec("openvino") is not None


def compiled(model: bytes, threads: int) -> Any:
    """OpenVINO's compiled model for so many threads, made for the time of one inference."""
    core = importlib.import_module("openvino").Core()
    options = {"INFERENCE_NUM_THREADS": threads, "PERFORMANCE_HINT": "LATENCY", "NUM_STREAMS": 1}
    return core.compile_model(core.read_model(model), "CPU", options)


def runner(made: Any, feed: Mapping[str, NDArray[Any]]) -> Callable[[], NDArray[Any]]:
    """One inference, which gives the first output."""
    request = made.create_infer_request()
    return lambda: next(iter(request.infer(dict(feed)).values()))


def kernels(made: Any) -> Counter[str]:
    """How many convolutions and products each of its kernels computes, by OpenVINO's names (instruction set,
    precision)."""
    found: Counter[str] = Counter()
    for operation in made.get_runtime_model().get_ops():
        facts = operation.get_rt_info()
        if str(facts["layerType"].value if "layerType" in facts else "") in (
            "Convolution",
            "FullyConnected",
            "MatMul",
        ):
            found[str(facts["primitiveType"].value if "primitiveType" in facts else "unknown")] += 1
    return found


def kernels_text(made: Any) -> str:
    """These kernels as text, the most frequent first."""
    return ", ".join(f"{kind} {count}" for kind, count in kernels(made).most_common())
