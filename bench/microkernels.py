"""The library's microkernels beside their rooflines and other people's code: x86, one thread.

    python -m bench.microkernels [--isa avx2] [--configurations A1W1,A2W1] [--seconds 20] [--json FILE]

Multiply-accumulates per core cycle (MAC/cycle), hybrid encoding; the clock is measured beside every slice of
time (``bench.clock``). In L1: one register tile of the kernel is called again and again, its operands stay
where they are. GEMM: a product of matrices as a convolution makes it, all operands in memory, corrections
included; without and with packing of the activations. ONNX Runtime's int8 is there in its fastest mode, with
how far that is off, and in its exact one (``bench.int8_modes``). Everything takes turns in one run; ratios
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
from bench import microkernel_peers as peers
from bench import microkernel_report as report
from bench.clock import Contestant, calibrate, measure
from bench.harness import benchmark, configurations_of, machine_text, say, screen, value
from bench.int8_modes import MODES
from bench.microkernel_forms import (
    BASE,
    L1_BYTES,
    Form,
    Kernels,
    Loop,
    build,
    check_machine,
    draw,
    forms_of,
    gemm,
    loops,
    strips,
    tile,
)
from bench.microkernel_report import (
    C_LOOP,
    FP32,
    GEMM_PART,
    LARGE,
    SCALAR,
    TILE_COLUMNS,
    TILE_ROWS,
    Entry,
    Result,
    Shape,
    goal,
)
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
    loop_names: dict[str, str] = {}

    def enter(name: str, contestant: Contestant) -> None:
        contestant.check()
        contestants.append(replace(contestant, name=name))

    int8: list[Contestant] = []
    for bits in configurations:
        spec = kernels[bits][0].form.spec
        say(f"{shape.name}, {spec.configuration}: choosing tiles")
        plans[spec.configuration] = [_enter_form(made, shape, enter) for made in kernels[bits]]
        scalar, planes = _c_peers(spec, shape)
        enter(f"{spec.configuration} {SCALAR}", scalar)
        scalar_name = scalar.name
        best = _fastest(planes)
        loop_names[spec.configuration] = best.name
        enter(f"{spec.configuration} {C_LOOP}", best)
        if not int8:
            int8 = [_fastest(_int8_loops(spec, shape))]
            enter(C_LOOP, int8[0])
    others = _onnxruntime(shape)
    for name, contestant in others.items():
        enter(name, contestant)
    say(f"{shape.name}: timing")
    cycles = measure(contestants, seconds)
    results = []
    for a, w in configurations:
        configuration = f"A{a}W{w}"
        entries = tuple(
            planned(cycles[name], cycles.get(f"{name} packing")) for name, planned in plans[configuration]
        )
        loop = (loop_names[configuration], cycles[f"{configuration} {C_LOOP}"])
        found = {
            SCALAR: (scalar_name, cycles[f"{configuration} {SCALAR}"]),
            C_LOOP: max(loop, (int8[0].name, cycles[C_LOOP]), key=lambda pair: pair[1].rate[0]),
            **{name: (contestant.name, cycles[name]) for name, contestant in others.items()},
        }
        wanted = goal(a, w) * (GEMM_PART if shape.n else 1)
        results.append(Result(configuration, shape, wanted, entries, found))
    return results


def _enter_form(made: Kernels, shape: Shape, enter: Callable[[str, Contestant], None]) -> tuple[str, Planned]:
    """Choose the tile of a form, or the loops of a product of matrices, and enter it."""
    form, spec = made.form, made.form.spec
    label = f"{spec.configuration} {form.name}"
    order = _by_speed({shape_: tile(made, shape_, shape.k) for shape_ in form.tiles})
    chosen, cut = next((t for t in order if form.bytes(t, shape.k) <= L1_BYTES), order[0]), ""
    if shape.n:
        operands = draw(spec, shape.m, shape.n, shape.k)
        tried = [t for t in order if loops(form, [t], shape.m, shape.n, shape.k)][:TRIED]
        cuts = loops(form, tried, shape.m, shape.n, shape.k)
        trials = {loop: gemm(made, loop, operands) for loop in cuts}
        loop = _by_speed(trials)[0]
        packed = {strip: gemm(made, loop, operands, strip) for strip in strips(loop, shape.n)}
        strip = _by_speed(packed)[0]
        enter(label, trials[loop])
        enter(f"{label} packing", packed[strip])
        chosen, cut = loop.tile, f"{loop.text} / {strip}"
        size = form.bytes(chosen, loop.depth * form.chunk)
    else:
        enter(label, tile(made, chosen, shape.k))
        cut, size = chosen.name, form.bytes(chosen, shape.k)
    return label, partial(Entry, form.name, cut, size, form.bound(chosen), form.roofline)


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
    return {name: 1 / found.rate[2] for name, found in measure(contestants, TRIAL).items()}


def _c_peers(spec: KernelSpec, shape: Shape) -> tuple[Contestant, list[Contestant]]:
    """The scalar kernel, and plain loops over bitplanes by every compiler."""
    m, n = shape.m, shape.n
    if not n:
        size = 8 * -(-shape.k // peers.WORD)
        m, n = peers.fitting(
            TILE_ROWS, TILE_COLUMNS, size * spec.weights.bits, size * spec.activations.bits, L1_BYTES
        )
    operands = draw(spec, m, n, shape.k)
    planes = [peers.compiled_bitplanes(spec, operands, compiler) for compiler in peers.compilers()]
    return peers.scalar_popcnt(spec, operands), planes


def _int8_loops(spec: KernelSpec, shape: Shape) -> list[Contestant]:
    m, n = shape.m, shape.n
    if not n:
        m, n = peers.fitting(TILE_ROWS, TILE_COLUMNS, shape.k, shape.k, L1_BYTES)
    operands = draw(spec, m, n, shape.k)
    return [peers.compiled_int8(spec, operands, compiler) for compiler in peers.compilers()]


def _onnxruntime(shape: Shape) -> dict[str, Contestant]:
    """Who -> contestant; beside tiles both at a tile's size and at a larger one."""
    if shape.n:
        sizes = {"": (shape.m, shape.n)}
    else:
        sizes = {"": (LARGE, LARGE), f" {TILE_COLUMNS} x {TILE_ROWS}": (TILE_ROWS, TILE_COLUMNS)}
    found = {}
    for label, (m, n) in sizes.items():
        for name, exact in MODES.items():
            int8 = peers.onnxruntime_int8(m, n, shape.k, exact)
            for contestant in int8:
                contestant.check()
            found[f"{name}{label}"] = _fastest(int8)
        found[f"{FP32}{label}"] = peers.onnxruntime_fp32(m, n, shape.k)
    return found


# ---- command line -----------------------------------------------------------------------------------------


def _shapes(text: str, option: str, count: int) -> list[list[int]]:
    """``784x128x1152`` or lists of such. Raises UserError."""
    found = []
    for part in text.split(","):
        match = re.fullmatch("x".join([r"\s*([1-9]\d{0,5})\s*"] * count), part)
        if match is None:
            example = "x".join(("784", "128", "1152")[-count:])
            raise UserError(
                f"{option} {part.strip() or text!r}: give {count} positive number(s) such as {example}"
            )
        found.append([int(number) for number in match.groups()])
    return found


def _check_shapes(form: Form, shapes: Sequence[Shape]) -> None:
    """Raise UserError for a product of matrices that no tile of the form divides."""
    for shape in shapes:
        if shape.n and not loops(form, list(form.tiles), shape.m, shape.n, shape.k):
            raise UserError(
                f"--gemm {shape.n}x{shape.m}x{shape.k}: {form.name} take rows in {form.rows}s and K in "
                f"{form.chunk}s"
            )


@benchmark(
    value("--isa", "avx2", "Whose kernels: avx2 or avx512."),
    value("--target", BASE, "The kernels that a target of the ISA runs, such as x86_64_bitalg."),
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
    check_machine(isa, target)
    hertz = f"core clock {calibrate() / 1e9:.3f} GHz at the start"
    clock = f"{isa} {target}, {hertz}, one thread, branches within 32 bytes"
    console.print(f"{machine_text()}\n{clock}")
    made = {(a, w): forms_of(a, w, isa, target) for a, w in chosen}
    for form in (form for forms in made.values() for form in forms):
        _check_shapes(form, shapes)
    kernels = {}
    for a, w in chosen:
        say(f"A{a}W{w}: compiling")
        kernels[a, w] = [build(form) for form in made[a, w]]
    report.show_rooflines(console, [kernels[bits][0].form.spec for bits in chosen], isa)
    results = []
    for shape in shapes:
        found = measure_shape(shape, chosen, kernels, seconds)
        report.show(console, found)
        results += found
    report.show_missed(console, results)
    if json_file is not None:
        harness.write_json(json_file, clock=clock, **report.as_json(results))
    if svg is not None:
        report.draw(results, svg, machine_text())


if __name__ == "__main__":
    main()
