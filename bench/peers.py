"""What others make of one convolution, ready to be timed beside ours: onnxruntime, OpenVINO, TVM; batch 1.

Every function that returns a ``Peer`` draws its own random operands, once; ``Peer.run`` is one inference in
the thread count that it was built for and nothing else, weights being prepared before. TVM has one pool of
threads for the whole process: call ``set_tvm_threads`` before timing peers of another thread count.
"""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray

from bench import openvino_peer, tvm_convolutions
from bench.harness import expect
from bench.layers import Layer, convolve
from bench.onnx_models import one_node_session, qdq_convolution
from bench.timing import estimate
from synth.model.onnx_session import Optimize

Array = NDArray[Any]


@dataclass(frozen=True)
class Peer:
    """An implementation: ``run`` makes one inference; ``check`` raises VerificationError if it is wrong;
    ``output`` makes one and gives its result; ``kernels``: what it calls the code that it chose, where it
    says so."""

    name: str
    run: Callable[[], Any]
    check: Callable[[], None] | None = None
    output: Callable[[], Array] | None = None
    kernels: str = ""


def _float_operands(layer: Layer) -> tuple[Array, Array]:
    random = np.random.default_rng(1)
    x = random.standard_normal(layer.image).astype(np.float32)
    return x, random.standard_normal(layer.weights).astype(np.float32)


def _expect_floats(name: str, y: Array, x: Array, w: Array, layer: Layer) -> None:
    want = convolve(x, w, layer)
    expect(name, y, want, 1e-4 * float(np.abs(want).max()))


# ---- onnxruntime ------------------------------------------------------------------------------------------


def onnxruntime_fp32(layer: Layer, threads: int) -> Peer:
    """A model of one Conv, weights constant; NCHW outside, inside whatever onnxruntime prefers.

    Built with and without its own blocked layout (whose conversions a single layer has to pay alone): the
    faster one is kept.
    """
    x, w = _float_operands(layer)
    candidates = []
    optimizations: tuple[Optimize, ...] = ("all", "basic")
    for optimize in optimizations:
        y = np.zeros((1, layer.filters, layer.out, layer.out), np.float32)
        run, read = _session("Conv", layer, x[None], {"w": w}, y, threads, optimize=optimize)
        run()
        candidates.append((estimate(run), run, read))
    _, run, read = min(candidates, key=lambda candidate: candidate[0])
    name = "onnxruntime fp32"

    def check() -> None:
        run()
        _expect_floats(name, read()[0], x, w, layer)

    return Peer(name, run, check)


def onnxruntime_int8(layer: Layer, threads: int, exact: bool = False) -> Peer:
    """QLinearConv: uint8 activations, int8 weights, uint8 output, one scale each, zero points of inputs 0.

    Only what is ``exact`` has a check: the fast mode is wrong where ``synth.model.onnx_session.saturates()``.
    """
    x, constants, want = _int8_operands(layer)
    y = np.zeros((1, *want.shape), np.uint8)
    run, read = _session("QLinearConv", layer, x, constants, y, threads, exact=exact)
    name = f"onnxruntime int8{' exact' if exact else ''}"

    def output() -> Array:
        run()
        return read()[0].copy()

    def check() -> None:
        expect(name, output(), np.clip(np.rint(want / constants["ys"]) + 128, 0, 255), 1)

    return Peer(name, run, check if exact else None, output)


def openvino_int8(layer: Layer, threads: int) -> Peer:
    """The same operands between quantizers (QDQ), as OpenVINO reads them, which is to be installed. It has no
    check: on a processor without VNNI its sums saturate too."""
    model, x = qdq_layer(layer)
    compiled = openvino_peer.compiled(model.SerializeToString(), threads)
    run = openvino_peer.runner(compiled, {"x": x})
    return Peer(openvino_peer.NAME, run, None, lambda: run()[0].copy(), openvino_peer.kernels_text(compiled))


def qdq_layer(layer: Layer) -> tuple[onnx.ModelProto, Array]:
    """Return the int8 layer between quantizers (QDQ), from ``x`` to ``y``, both uint8, and an input."""
    x, constants, want = _int8_operands(layer)
    return qdq_convolution(x, constants, (1, *want.shape), **layer.attributes), x


def _int8_operands(layer: Layer) -> tuple[Array, dict[str, Any], Array]:
    """Activations uint8 [1, C, H, H], the constants of QLinearConv, whose output scale takes the convolution
    to 8 bits, and the convolution."""
    random = np.random.default_rng(2)
    x = random.integers(0, 256, layer.image, dtype=np.uint8)
    w = random.integers(-127, 128, layer.weights).astype(np.int8)
    want = convolve(x, w, layer)
    one, scale = np.float32(1), np.float32(np.abs(want).max() / 127)
    inputs = {"xs": one, "xz": np.uint8(0), "w": w, "ws": one, "wz": np.int8(0)}
    return x[None], {**inputs, "ys": scale, "yz": np.uint8(128)}, want


def _session(
    operator: str, layer: Layer, x: Array, constants: dict[str, Any], y: Array, threads: int, **options: Any
) -> tuple[Callable[[], None], Callable[[], Array]]:
    """One inference of a convolution on x [1, C, H, W], and what reads its output [1, F, H, W]."""
    return one_node_session(operator, x, constants, y, threads, **options, **layer.attributes)


# ---- TVM --------------------------------------------------------------------------------------------------


def tvm_fp32(layer: Layer, threads: int, trials: int = 32) -> Peer:
    """topi's conv2d_NCHWc, tuned by MetaSchedule in ``trials`` trials; the outcome is kept on disk.

    All in TVM's favour: activations come in its blocked layout [1, C / 64, H, W, 64] and leave as
    [1, F / f, H, W, f], weights are blocked beforehand, and the space of schedules is one written for it
    (tiles of rows, columns and filters in registers): the stock rules reach a third of that in as many
    trials. Tuned on one thread; the best few are timed again in ``threads`` each time. Channels and filters
    must be multiples of 64. Raises UserError where no trial succeeded.
    """
    x, w = _float_operands(layer)
    compiled = tvm_convolutions.fp32(layer, threads, trials, x, w)

    def check() -> None:
        compiled.run()
        _expect_floats("TVM fp32", compiled.output(), x, w, layer)

    return Peer("TVM fp32", compiled.run, check)


def tvm_bitserial(layer: Layer, threads: int, a_bits: int, w_bits: int, unipolar: bool) -> Peer:
    """topi.nn.bitserial_conv2d: TVM's generated bit-serial code, no microkernel; int32 output.

    Activations uint8 0 .. 2**a_bits - 1; packing them is part of ``run``, packing the weights is not.
    topi's ``unipolar=True`` means weights whose bits stand for -1 and +1 (two bits: -3, -1, 1, 3), what
    this project calls hybrid; False means weights 0 .. 2**w_bits - 1. Fifteen schedules, NHWC and NCHW,
    uint32 and uint64, plain, and tiled and vectorized, are compiled; of those whose integers are all right
    the best few are kept on disk, and timed and compared with numpy again each time. Raises UserError where
    no schedule is right.
    """
    x, bits, want = tvm_convolutions.bit_problem(layer, a_bits, w_bits, unipolar)
    name, is_right = f"TVM bit-serial A{a_bits}W{w_bits}", functools.partial(np.array_equal, want)
    compiled = tvm_convolutions.bitserial(layer, threads, (x, a_bits), bits, unipolar, is_right)

    def check() -> None:
        compiled.run()
        expect(name, compiled.output(), want)

    check()
    return Peer(name, compiled.run, check)
