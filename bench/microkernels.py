"""The library's microkernels beside their rooflines and other people's code: x86, one thread.

    python -m bench.microkernels [--isa avx2] [--configurations A1W1,A2W1] [--seconds 20] [--json FILE]

Multiply-accumulates per core cycle (MAC/cycle), hybrid encoding; the clock is measured beside every slice of
time (``bench.clock``). In L1: one register tile of the kernel is called again and again, its operands stay
where they are. GEMM: a product of matrices as a convolution makes it, all operands in memory, corrections
included; without and with packing of the activations. ONNX Runtime's int8 is there in its fastest mode, with
how far that is off, and in its exact one (``bench.onnx_models``). Everything takes turns in one run; ratios
are taken round by round; all results are compared with numpy's first. All C, ours and theirs, is compiled
with branches kept within 32 bytes (``bench.clock.load``).
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from bench import harness
from bench import microkernel_forms as forms
from bench import microkernel_peers as peers
from bench import microkernel_report as report
from bench.clock import Contestant, calibrate, measure
from bench.harness import benchmark, configurations_of, machine_text, say, screen, value
from bench.microkernel_forms import Form, Kernels, Loop
from bench.microkernel_report import (
    C_LOOP,
    FP32,
    LARGE,
    SCALAR,
    TILE_COLUMNS,
    TILE_ROWS,
    Entry,
    Result,
    Shape,
)
from bench.onnx_models import MODES
from sketches.kernel import KernelSpec
from sketches.tile import Tile
from synth.errors import UserError

Cut = TypeVar("Cut", Tile, Loop, int)
#: Tiles that a product of matrices is tried with, the fastest in L1 first.
TRIED = 3
#: Seconds of the trials that a tile, a loop or a peer is chosen by.
TRIAL = 0.25


# ---- one shape --------------------------------------------------------------------------------------------

#: An entry that waits for its cycles.
Planned = Callable[..., Entry]


def measure_shape(
    shape: Shape,
    configurations: Sequence[tuple[int, int]],
    kernels: dict[tuple[int, int], list[Kernels]],
    seconds: float,
) -> list[Result]:
    """Choose tiles and the better ones of peers in short trials, check all, and time them in turns."""
    contestants: list[Contestant] = []
    plans: dict[str, list[tuple[str, Planned]]] = {}
    names: dict[str, str] = {}

    def enter(name: str, contestant: Contestant) -> None:
        contestant.check()
        names[name] = contestant.name
        contestants.append(replace(contestant, name=name))

    for bits in configurations:
        spec = kernels[bits][0].form.spec
        configuration = spec.configuration
        say(f"{shape.name}, {configuration}: choosing tiles")
        plans[configuration] = [_enter_form(form, shape, enter) for form in kernels[bits]]
        scalar, planes = _c_peers(spec, shape)
        enter(f"{configuration} {SCALAR}", scalar)
        enter(f"{configuration} {C_LOOP}", _fastest(planes))
        if C_LOOP not in names:
            enter(C_LOOP, _fastest(_int8_loops(spec, shape)))
    others = _onnxruntime(shape)
    for name, contestant in others.items():
        enter(name, contestant)
    say(f"{shape.name}: timing")
    cycles = measure(contestants, seconds)
    results = []
    for (a, w), (configuration, planned) in zip(configurations, plans.items(), strict=True):
        entries = tuple(entry(cycles[name], cycles.get(f"{name} packing")) for name, entry in planned)
        scalar_name, *loops = f"{configuration} {SCALAR}", f"{configuration} {C_LOOP}", C_LOOP
        keys = {SCALAR: scalar_name, C_LOOP: max(loops, key=lambda name: cycles[name].rate[0])}
        keys |= {name: name for name in others}
        theirs = {who: (names[key], cycles[key]) for who, key in keys.items()}
        goal = report.goal(a, w) * (report.GEMM_PART if shape.n else 1)
        results.append(Result(configuration, shape, goal, entries, theirs))
    return results


def _enter_form(
    kernels: Kernels, shape: Shape, enter: Callable[[str, Contestant], None]
) -> tuple[str, Planned]:
    """Choose the tile of a form, or the loops of a product of matrices, and enter it."""
    form, label = kernels.form, f"{kernels.form.spec.configuration} {kernels.form.name}"
    tiles = {tile: forms.tile(kernels, tile, shape.k) for tile in form.tiles}
    order, positions = _by_speed(tiles), shape.k
    tile = next((t for t in order if form.bytes(t, shape.k) <= forms.L1_BYTES), order[0])
    cut = tile.name
    if shape.n:
        operands = forms.draw(form.spec, shape.m, shape.n, shape.k)
        cut_by = {t: forms.loops(form, [t], shape.m, shape.n, shape.k) for t in order}
        cuts = [loop for loops in list(filter(None, cut_by.values()))[:TRIED] for loop in loops]
        trials = {loop: forms.gemm(kernels, loop, operands) for loop in cuts}
        loop = _by_speed(trials)[0]
        packed = {n: forms.gemm(kernels, loop, operands, n) for n in forms.strips(loop, shape.n)}
        strip = _by_speed(packed)[0]
        enter(label, trials[loop])
        enter(f"{label} packing", packed[strip])
        tile, cut, positions = loop.tile, f"{loop.text} / {strip}", loop.depth * form.chunk
    else:
        # Made anew: its arrays do not lie between those of the trials.
        enter(label, forms.tile(kernels, tile, shape.k))
    size = form.bytes(tile, positions)
    return label, partial(Entry, form.name, cut, size, form.bound(tile), form.roofline)


def _by_speed(contestants: Mapping[Cut, Contestant]) -> list[Cut]:
    """The keys by a short trial, the fastest first."""
    cycles = _trial(list(contestants.values()))
    return sorted(contestants, key=lambda cut: cycles[contestants[cut].name])


def _fastest(contestants: Sequence[Contestant]) -> Contestant:
    cycles = _trial(contestants)
    return min(contestants, key=lambda c: cycles[c.name])


def _trial(contestants: Sequence[Contestant]) -> dict[str, float]:
    """Cycles per MAC, the upper quartile of speed: a trial is short, and who was disturbed only slowed down.
    (Not the fastest round: a clock that changed within it can make it seem faster than it was.)"""
    return {name: 1 / cycles.rate[2] for name, cycles in measure(contestants, TRIAL).items()}


def _c_peers(spec: KernelSpec, shape: Shape) -> tuple[Contestant, list[Contestant]]:
    """The scalar kernel, and plain loops over bitplanes by every compiler."""
    size = 8 * -(-shape.k // peers.WORD)
    operands = _peer_operands(spec, shape, size * spec.weights.bits, size * spec.activations.bits)
    planes = [peers.compiled_bitplanes(spec, operands, compiler) for compiler in peers.compilers()]
    return peers.scalar_popcnt(spec, operands), planes


def _peer_operands(spec: KernelSpec, shape: Shape, row_bytes: int, column_bytes: int) -> forms.Operands:
    """Operands of a shape for C peers; in L1 of so many rows and columns as fit there."""
    m, n = shape.m, shape.n
    if not n:
        m, n = peers.fitting(TILE_ROWS, TILE_COLUMNS, row_bytes, column_bytes, forms.L1_BYTES)
    return forms.draw(spec, m, n, shape.k)


def _int8_loops(spec: KernelSpec, shape: Shape) -> list[Contestant]:
    operands = _peer_operands(spec, shape, shape.k, shape.k)
    return [peers.compiled_int8(spec, operands, compiler) for compiler in peers.compilers()]


def _onnxruntime(shape: Shape) -> dict[str, Contestant]:
    """Who -> contestant; beside tiles both at a tile's size and at a larger one."""
    sizes = {"": (shape.m, shape.n)}
    if not shape.n:
        sizes = {"": (LARGE, LARGE), f" {TILE_COLUMNS} x {TILE_ROWS}": (TILE_ROWS, TILE_COLUMNS)}
    contestants = {}
    for label, (m, n) in sizes.items():
        for name, exact in MODES.items():
            int8 = peers.onnxruntime_int8(m, n, shape.k, exact)
            for contestant in int8:
                contestant.check()
            contestants[f"{name}{label}"] = _fastest(int8)
        contestants[f"{FP32}{label}"] = peers.onnxruntime_fp32(m, n, shape.k)
    return contestants


# ---- command line -----------------------------------------------------------------------------------------


def _shapes(text: str, option: str, count: int) -> list[list[int]]:
    """``784x128x1152`` or lists of such. Raises UserError."""
    shapes = []
    for part in text.split(","):
        match = re.fullmatch("x".join([r"\s*([1-9]\d{0,5})\s*"] * count), part)
        if match is None:
            example = "x".join(("784", "128", "1152")[-count:])
            given = f"{option} {part.strip() or text!r}"
            raise UserError(f"{given}: give {count} positive number(s) such as {example}")
        shapes.append([int(number) for number in match.groups()])
    return shapes


def _check_shapes(form: Form, shapes: Sequence[Shape]) -> None:
    """Raise UserError for a product of matrices that no tile of the form divides."""
    for shape in shapes:
        if shape.n and not forms.loops(form, list(form.tiles), shape.m, shape.n, shape.k):
            raise UserError(
                f"--gemm {shape.n}x{shape.m}x{shape.k}: {form.name} take rows in {form.rows}s and K in "
                f"{form.chunk}s"
            )


@benchmark(
    value("--isa", "avx2", "Whose kernels: avx2 or avx512."),
    value("--target", forms.BASE, "The kernels that a target of the ISA runs, such as x86_64_bitalg."),
    value("--configurations", "all", "A1W1 to A3W3, with commas, or all."),
    value("--seconds", 20.0, "Timing per shape, choosing tiles not included."),
    value("--k", "1152,4608", "K of the tiles in L1, with commas.", "lengths"),
    value("--gemm", "784x128x1152", "Columns x rows x K.", "product"),
    harness.JSON,
    value("--svg", None, "Draw a picture there.", type=harness.FILE),
)
def main(
    isa: str, target: str, configurations: str, seconds: float, lengths: str, product: str,
    json_file: Path | None, svg: Path | None,
) -> None:  # fmt: skip
    """Multiply-accumulates per cycle of the microkernels, beside rooflines, compiled C and ONNX Runtime."""
    console = screen(160)
    chosen = list(configurations_of(configurations).values())
    if seconds < 0:
        raise UserError(f"--seconds {seconds:g}: give 0 or more")
    shapes = [Shape(k) for (k,) in _shapes(lengths, "--k", 1)]
    shapes += [Shape(k, m, n) for n, m, k in _shapes(product, "--gemm", 3)]
    harness.writable("--json", json_file)
    harness.writable("--svg", svg)
    forms.check_isa(isa, target)
    hertz = f"core clock {calibrate() / 1e9:.3f} GHz at the start"
    clock = f"{isa} {target}, {hertz}, one thread, branches within 32 bytes"
    console.print(f"{machine_text()}\n{clock}")
    forms_by_bits = {(a, w): forms.forms_of(a, w, isa, target) for a, w in chosen}
    for form in (form for of_bits in forms_by_bits.values() for form in of_bits):
        _check_shapes(form, shapes)
    kernels = {}
    for a, w in chosen:
        say(f"A{a}W{w}: compiling")
        kernels[a, w] = [forms.build(form) for form in forms_by_bits[a, w]]
    report.show_rooflines(console, [kernels[bits][0].form.spec for bits in chosen], isa)
    results = []
    for shape in shapes:
        results += measure_shape(shape, chosen, kernels, seconds)
        report.show(console, [result for result in results if result.shape == shape])
    report.show_missed(console, results)
    harness.write_json(json_file, clock=clock, **report.as_json(results))
    if svg is not None:
        report.draw(results, svg, machine_text())
