"""TVM's convolutions: in fp32, tuned by MetaSchedule, and topi's bit-serial code without microkernels."""

import functools
import json
import os
import re
import sys
import tempfile
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.layers import Layer, convolve
from bench.timing import estimate
from synth.emit.cache import make_cache_folder
from synth.emit.features import this_machine
from synth.errors import UserError
from synth.files import write_atomically

Array = NDArray[Any]

# ---- TVM itself -------------------------------------------------------------------------------------------


def set_tvm_threads(threads: int) -> None:
    """Lets TVM's pool and ours use so many threads. Raises UserError where they cannot all run."""
    import tvm_ffi

    from synth.compiler.threads import use_threads
    from synth.emit.threads import shortage

    if (line := shortage(threads)) is not None:
        raise UserError(line)
    use_threads(threads)
    tvm_ffi.get_global_func("runtime.config_threadpool")(1, threads)
    have = tvm_ffi.get_global_func("runtime.NumThreads")()
    if have != threads:
        raise UserError(
            f"TVM's pool has {have} threads, not {threads}: set TVM_NUM_THREADS={threads} before start"
        )


def tvm_target(threads: int) -> Any:
    """This computer as a TVM target: LLVM may use every instruction that our own code may use."""
    import tvm

    from synth.compiler.machines import NATIVE, compile_target

    native = compile_target(NATIVE).tvm.attrs
    attributes = {"kind": "llvm", "mcpu": str(native["mcpu"]), "num-cores": threads}
    if flags := [str(flag) for flag in native.get("mattr", ())]:
        attributes["mattr"] = flags
    return tvm.target.Target(attributes)


@dataclass(frozen=True)
class Compiled:
    """A compiled convolution: one inference, its output [F, out, out], and about how many ms it takes."""

    run: Callable[[], None]
    output: Callable[[], Array]
    milliseconds: float


def compiled(
    schedule: Any, threads: int, arrays: Sequence[Array], read: Callable[[Array], Array]
) -> Compiled:
    """The last of ``arrays`` is the output, in the layout that ``read`` undoes."""
    import tvm

    module = tvm.compile(schedule.mod, target=tvm_target(threads)).jit()
    set_tvm_threads(threads)
    tensors = [tvm.runtime.tensor(np.ascontiguousarray(array)) for array in arrays]
    run = functools.partial(module["main"], *tensors)
    run()
    return Compiled(run, lambda: read(tensors[-1].numpy()), estimate(run))


def blocks_of(schedule: Any) -> dict[str, Any]:
    """The blocks of a schedule by name."""
    return {schedule.get(b).name_hint: b for b in schedule.get_child_blocks(schedule.get_sblock("root"))}


def cached(key: Mapping[str, Any], make: Callable[[], Any]) -> Any:
    """``make()``, a JSON value, kept on disk for this computer and version of TVM under ``key``."""
    full = {**key, "cpu": this_machine(), "cores": os.cpu_count(), "tvm": version("apache-tvm"), "format": 1}
    base = make_cache_folder()
    name = re.sub(r"[^A-Za-z0-9.]+", "-", "-".join(str(value) for value in full.values()))
    file = base / "bench" / f"{name}.json"
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        value = make()
    write_atomically(file, json.dumps(value))
    return value


# ---- TVM, fp32 --------------------------------------------------------------------------------------------

FILTER_BLOCKS = (16, 32, 64)
CHANNEL_BLOCK = 64
KEPT = 4


def fp32(layer: Layer, threads: int, trials: int, x: Array, w: Array) -> Compiled:
    """The fastest of the KEPT best tuned schedules. Raises UserError where no trial gave one."""
    key = {"what": "fp32", **asdict(layer), "trials": trials}
    candidates = []
    for block, rows, columns in cached(key, lambda: _tune_fp32(layer, trials)):
        schedule, operands = fp32_case(layer, (block, rows, columns), x, w)
        candidates.append(compiled(schedule, threads, operands, unblocked))
    return min(candidates, key=lambda made: made.milliseconds)


def unblocked(y: Array) -> Array:
    """[1, F / block, H, W, block] -> [F, H, W]."""
    _, chunks, height, width, block = y.shape
    return y[0].transpose(0, 3, 1, 2).reshape(chunks * block, height, width)


def _blocked(x: Array, block: int) -> Array:
    """[N, C, H, W] -> [N, C / block, H, W, block]."""
    n, c, *image = x.shape
    return x.reshape(n, c // block, block, *image).transpose(0, 1, 3, 4, 2)


def _blocked_weights(w: Array, block: int) -> Array:
    """[F, C, K, K] -> [F / block, C / CHANNEL_BLOCK, K, K, CHANNEL_BLOCK, block]."""
    f, c, *kernel = w.shape
    return w.reshape(f // block, block, c // CHANNEL_BLOCK, CHANNEL_BLOCK, *kernel).transpose(
        0, 2, 4, 5, 3, 1
    )


def new_schedule(function: Any) -> Any:
    """A fresh schedule of a PrimFunc."""
    from tvm.s_tir import Schedule

    return Schedule(function)


def fp32_case(
    layer: Layer, tile: tuple[int, int, int], x: Array, w: Array, target: Any = None
) -> tuple[Any, list[Array]]:
    """A schedule with a tile of (filters, rows, columns), and its arrays: activations [C, H, H] and weights
    [F, C, K, K] in TVM's blocked layouts, and room for the output. ``target``: else this computer."""
    block, rows, columns = tile
    schedule = new_schedule(fp32_function(layer, block, target))
    schedule_fp32(schedule, rows, columns)
    out = np.zeros((1, layer.filters // block, layer.out, layer.out, block), np.float32)
    return schedule, [_blocked(x[None], CHANNEL_BLOCK), _blocked_weights(w, block), out]


def fp32_function(layer: Layer, block: int, target: Any = None) -> Any:
    """topi's blocked convolution; ``target``: this computer unless given."""
    from tvm import te, topi

    chunks = layer.channels // CHANNEL_BLOCK
    data = te.placeholder((1, chunks, layer.height, layer.height, CHANNEL_BLOCK), "float32", name="data")
    shape = (layer.filters // block, chunks, layer.kernel, layer.kernel, CHANNEL_BLOCK, block)
    weights = te.placeholder(shape, "float32", name="weights")
    with target or tvm_target(1):
        out = topi.nn.conv2d_NCHWc(
            data, weights, layer.stride, layer.padding, 1, f"NCHW{CHANNEL_BLOCK}c", f"NCHW{block}c"
        )
    return te.create_prim_func([data, weights, out]).with_attr("global_symbol", "main")


def schedule_fp32(s: Any, rows: int = 0, columns: int = 0) -> list[Any]:
    """A tile of rows x columns x one block of filters in registers; 0: MetaSchedule samples them."""
    blocks = blocks_of(s)
    if "data_pad" in blocks:
        loops = s.get_loops(blocks["data_pad"])
        s.vectorize(loops[-1])
        s.parallel(s.fuse(*loops[:3]))
    conv = blocks["conv2d_NCHWc"]
    n, chunk, y, x, filters, channels, ky, kx = s.get_loops(conv)
    y_outer, y_inner = s.split(y, [None, rows] if rows else s.sample_perfect_tile(y, 2, 4))
    x_outer, x_inner = s.split(x, [None, columns] if columns else s.sample_perfect_tile(x, 2, 28))
    outer, inner = s.split(channels, [None, CHANNEL_BLOCK])
    copy = s.cache_write(conv, 0, "local")
    s.reorder(n, chunk, y_outer, x_outer, outer, ky, kx, inner, y_inner, x_inner, filters)
    # Unit loops stay: a trace whose number of loops depends on the sampled tiles cannot be replayed.
    s.reverse_compute_at(copy, x_outer, preserve_unit_loops=True)
    s.parallel(s.fuse(n, chunk, y_outer))
    s.vectorize(filters)
    s.unroll(x_inner)
    s.unroll(y_inner)
    start = s.get_loops(s.decompose_reduction(conv, outer))
    s.vectorize(start[-1])
    s.unroll(start[-2])
    s.unroll(start[-3])
    s.vectorize(s.get_loops(copy)[-1])
    return [s]


def _tune_fp32(layer: Layer, trials: int) -> list[list[int]]:
    """The best few [block of filters, rows, columns], best first."""
    _skip_intrinsics()
    import logging

    import tvm
    from tvm.s_tir import meta_schedule as ms

    def initialize() -> None:
        import tvm_ffi

        @tvm_ffi.register_global_func("bench.build", override=True)
        def build(module: Any, target: Any, _parameters: Any) -> Any:
            from tvm.driver import build as tvm_build

            return tvm_build(module, target=target)

    found: list[tuple[float, list[int]]] = []
    blocks = [block for block in FILTER_BLOCKS if layer.filters % block == 0]
    disabled = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        for place, block in enumerate(blocks):
            count = (trials + place) // len(blocks)  # adds up to trials
            if not count:
                continue
            with tempfile.TemporaryDirectory(prefix="synth-bench-") as folder:
                database = ms.tune_tir(
                    tvm.IRModule({"main": fp32_function(layer, block)}),
                    tvm_target(1),
                    folder,
                    max_trials_global=count,
                    num_trials_per_iter=count,
                    builder=ms.builder.LocalBuilder(
                        max_workers=2, timeout_sec=60, f_build="bench.build", initializer=initialize
                    ),
                    runner=ms.runner.LocalRunner(evaluator_config=ms.runner.EvaluatorConfig(1, 3, 20)),
                    cost_model="random",
                    space=ms.space_generator.ScheduleFn(
                        schedule_fp32,
                        sch_rules=[],
                        postprocs=[],
                        mutator_probs={ms.mutator.MutateTileSize(): 1.0},
                    ),
                    strategy=ms.search_strategy.EvolutionarySearch(population_size=64, genetic_num_iters=2),
                    num_tuning_cores=1,
                    seed=1,
                )
                for record in database.get_all_tuning_records():
                    tiles = [
                        [int(size) for size in decision][-1]
                        for instruction in record.trace.insts
                        if (decision := record.trace.decisions.get(instruction)) is not None
                    ]
                    if record.run_secs and len(tiles) == 2:
                        found.append((min(float(second) for second in record.run_secs), [block, *tiles]))
    finally:
        logging.disable(disabled)
    if not found:
        raise UserError(f"TVM: no schedule for {layer.name} in {trials} trials; try more")
    return [choice for _, choice in sorted(found)[:KEPT]]


def _skip_intrinsics() -> None:
    """MetaSchedule imports all tensor intrinsics, for 45 s, and needs none: an empty package will do."""
    import tvm

    name = "tvm.s_tir.tensor_intrin"
    if name not in sys.modules:
        package = types.ModuleType(name)
        # With a path single modules such as .x86 can still be imported.
        package.__path__ = [str(Path(tvm.__file__).parent / "s_tir" / "tensor_intrin")]
        sys.modules[name] = package


@dataclass(frozen=True)
class BitSchedule:
    """How topi's bit-serial operator is compiled: activations' layout, word, and the tile in registers.

    ``columns`` x ``filters`` outputs; 0 x 0 leaves the loops as topi writes them. The innermost loop of the
    tile (columns in NCHW, filters in NHWC) is vectorized or unrolled. Outer loops always run in parallel.
    """

    layout: str
    word: int
    columns: int = 0
    filters: int = 0
    vector: bool = False

    def read(self, y: Array) -> Array:
        """An output as [F, H, W]."""
        return y[0] if self.layout == "NCHW" else y[0].transpose(2, 0, 1)


BIT_SCHEDULES = (
    *(BitSchedule("NHWC", 64, columns, filters, True) for columns in (4, 7) for filters in (8, 16, 32)),
    *(BitSchedule("NHWC", 32, 7, filters, True) for filters in (16, 32)),
    *(BitSchedule("NCHW", 64, columns, 4, True) for columns in (7, 8)),
    BitSchedule("NCHW", 64, 2, 4),
    *(BitSchedule(layout, word) for layout in ("NHWC", "NCHW") for word in (32, 64)),
)


def bitserial(
    layer: Layer,
    threads: int,
    data: tuple[Array, int],
    bits: Array,
    unipolar: bool,
    is_right: Callable[[Array], bool],
) -> Compiled:
    """The fastest of BIT_SCHEDULES among those that are right; the KEPT best are timed again each time.

    Being right cannot be taken for granted: with 64-bit words, weights of -1 and +1 and two words of
    channels or more, the plain loops come out of the compiler with differences of popcounts taken modulo
    256.

    ``data``: activations uint8 [C, H, H] and their bits; weight bits uint8 [bits, F, C, K, K]; ``is_right``
    judges the output int32 [F, out, out]. Raises UserError where no schedule is right.
    """
    x, a = data
    key = {
        "what": "bits",
        **asdict(layer),
        "threads": threads,
        "a": a,
        "w": len(bits),
        "topi_unipolar": unipolar,
    }

    def build(choice: BitSchedule) -> Compiled:
        schedule = bit_schedule(layer, choice, a, len(bits), unipolar)
        return compiled(schedule, threads, bit_operands(x, bits, choice, layer), choice.read)

    def choose() -> list[dict[str, Any]]:
        found = [
            (made.milliseconds, choice)
            for choice in BIT_SCHEDULES
            if is_right((made := build(choice)).output())
        ]
        if not found:
            raise UserError(f"TVM bit-serial on {layer.name}: every schedule gives wrong integers")
        return [asdict(choice) for _, choice in sorted(found, key=lambda item: item[0])[:KEPT]]

    right = [made for one in cached(key, choose) if is_right((made := build(BitSchedule(**one))).output())]
    if not right:
        raise UserError(f"TVM bit-serial on {layer.name}: the schedules that were right no longer are")
    return min(right, key=lambda made: made.milliseconds)


def bit_problem(layer: Layer, a: int, w: int, unipolar: bool) -> tuple[Array, Array, Array]:
    """Random activations uint8 [C, H, H] of ``a`` bits, weight bits uint8 [w, F, C, K, K] (``unipolar``: that
    stand for -1 and +1), and what the convolution of them is."""
    random = np.random.default_rng(3)
    x = random.integers(0, 1 << a, (layer.channels, layer.height, layer.height), dtype=np.uint8)
    shape = (w, layer.filters, layer.channels, layer.kernel, layer.kernel)
    bits = random.integers(0, 2, shape, dtype=np.uint8)
    steps = 2 * bits.astype(np.int64) - 1 if unipolar else bits.astype(np.int64)
    values = sum((plane << i for i, plane in enumerate(steps)), np.zeros(shape[1:], np.int64))
    return x, bits, convolve(x, values, layer)


def bit_operands(x: Array, bits: Array, choice: BitSchedule, layer: Layer) -> list[Array]:
    """Activations, packed weights (a word's first channel is its highest bit) and room for the output."""
    planes, filters, channels, kernel, _ = bits.shape
    word = np.dtype(f"uint{choice.word}")
    split = bits.reshape(planes, filters, channels // choice.word, choice.word, kernel, kernel).astype(word)
    places = np.arange(choice.word - 1, -1, -1, dtype=word)[:, None, None]
    packed = np.bitwise_or.reduce(split << places, axis=3)
    if choice.layout == "NCHW":
        return [
            x[None],
            packed.transpose(1, 2, 3, 4, 0),
            np.zeros((1, filters, layer.out, layer.out), np.int32),
        ]
    y = np.zeros((1, layer.out, layer.out, filters), np.int32)
    return [x.transpose(1, 2, 0)[None], packed.transpose(3, 4, 2, 1, 0), y]


class _Swapped:
    """A packed weight [K, K, words, F, bits] that tells topi the shape [K, K, words, bits, F].

    topi's NHWC operator takes the number of filters from the last axis of weights that come packed, but
    indexes the filters in the last but one.
    """

    def __init__(self, tensor: Any) -> None:
        self.tensor = tensor
        *front, filters, bits = tensor.shape
        self.shape = (*front, bits, filters)

    def __getitem__(self, index: Any) -> Any:
        return self.tensor[index]


def bit_function(layer: Layer, choice: BitSchedule, a: int, w: int, unipolar: bool) -> Any:
    from tvm import te, topi

    size, words, word = layer.height, layer.channels // choice.word, f"uint{choice.word}"
    rest = (layer.stride, [layer.padding] * 4, a, w, word, "int32", unipolar)
    if choice.layout == "NCHW":
        data = te.placeholder((1, layer.channels, size, size), "uint8", name="data")
        weights = te.placeholder((layer.filters, words, layer.kernel, layer.kernel, w), word, name="weights")
        out = topi.nn.bitserial_conv2d_nchw(data, weights, *rest)
    else:
        data = te.placeholder((1, size, size, layer.channels), "uint8", name="data")
        weights = te.placeholder((layer.kernel, layer.kernel, words, layer.filters, w), word, name="weights")
        out = topi.nn.bitserial_conv2d_nhwc(data, _Swapped(weights), *rest)
    return te.create_prim_func([data, weights, out]).with_attr("global_symbol", "main")


def bit_schedule(layer: Layer, choice: BitSchedule, a: int, w: int, unipolar: bool) -> Any:
    s = new_schedule(bit_function(layer, choice, a, w, unipolar))
    _schedule_bits(s, choice)
    return s


def _schedule_bits(s: Any, choice: BitSchedule) -> None:
    blocks = blocks_of(s)
    conv = blocks.pop("Conv2dOutput")
    nchw = choice.layout == "NCHW"
    for name, block in blocks.items():
        if name.startswith("T_concat"):
            s.compute_inline(block)
        else:
            s.parallel(s.fuse(*s.get_loops(block)[: 4 if nchw else 2]))
    n, *spatial, words, ky, kx, w, a = s.get_loops(conv)
    if not choice.columns:
        s.parallel(s.fuse(n, spatial[0]))
        return
    filters, y, x = spatial if nchw else (spatial[2], *spatial[:2])
    x_outer, x_inner = s.split(x, [None, choice.columns])
    f_outer, f_inner = s.split(filters, [None, choice.filters])
    copy = s.cache_write(conv, 0, "local")
    outer = (n, f_outer, y, x_outer) if nchw else (n, y, x_outer, f_outer)
    inner = (f_inner, x_inner) if nchw else (x_inner, f_inner)
    s.reorder(*outer, words, ky, kx, w, a, *inner)
    s.reverse_compute_at(copy, outer[-1])
    s.parallel(s.fuse(*outer[:3]))
    (s.vectorize if choice.vector else s.unroll)(inner[1])
    for loop in (inner[0], w, a):
        s.unroll(loop)
    start = s.get_loops(s.decompose_reduction(conv, words))
    (s.vectorize if choice.vector else s.unroll)(start[-1])
    s.unroll(start[-2])
    s.vectorize(s.get_loops(copy)[-1])
