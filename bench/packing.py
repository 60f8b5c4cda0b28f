"""Packing codes to bitplanes: the library's kernels beside plain C that the compiler vectorizes.

    python -m bench.packing [--seconds 4] [--codes 4096]

The plain C is the same file's form for other processors, compiled for the same one. On x86-64: core cycles
per byte of codes, in turns, data in the first-level cache. For Arm: instructions per byte that the emulator
executes.
"""

import functools
from dataclasses import dataclass

import click
import numpy as np
from numpy.typing import NDArray

import isa_specs
from bench.clock import Contestant, load, measure, ratio
from bench.harness import benchmark, expect, quartiles, value
from sketches.bitpack import BitpackSpec
from sketches.bitplanes import CHUNK
from synth.emit.features import host_features
from synth.emit.machine import emulators, load_code
from synth.emit.targets import runs_here
from synth.errors import VerificationError
from synth.library.artifact import Artifact
from synth.library.kinds.bitpack import BITPACK
from synth.library.kinds.programs import EVERY_BITS
from synth.library.reading import load_as

PLAIN = "_plain"


@dataclass(frozen=True)
class Row:
    """Per byte of codes: core cycles (x86-64, medians) or executed instructions (Arm), and plain over
    synthesized."""

    isa: str
    target: str
    bits: int
    cycles: bool
    plain: float
    synthesized: float
    ratio: float


def both(kernel: Artifact) -> tuple[dict[str, str], list[str], list[str]]:
    """C files of a kernel and its plain form, their prototypes without semicolons, and their names."""
    name = kernel.symbol
    plain = "#define SYNTH_PORTABLE 1\n" + kernel.source.replace(name, name + PLAIN)
    prototype = kernel.prototypes.strip().rstrip(";")
    sources = {"kernel.c": kernel.source, "plain.c": plain}
    return sources, [prototype, prototype.replace(name, name + PLAIN)], [name, name + PLAIN]


def cycles(kernel: Artifact, codes: NDArray[np.uint8], seconds: float) -> Row:
    """Both forms in turns on this computer. Raises VerificationError where one of them is wrong."""
    certificate, chunks = kernel.certificate, codes.size // CHUNK
    sources, prototypes, names = both(kernel)
    functions = load(sources, prototypes, kernel.isa.target(certificate.target).feature_names)
    words = np.zeros((chunks, certificate.spec), dtype=np.uint32)
    want = BitpackSpec(certificate.spec, codes.size).reference(codes[None]).reshape(words.shape)
    arguments, contestants = (codes, chunks, words), []
    for name in names:
        words[...] = 0
        functions[name].call(*arguments)
        expect(name, words, want)
        run = functools.partial(lambda name, calls: functions[name].slice(calls, *arguments), name)
        contestants.append(Contestant(name, codes.size, run, lambda: None))
    measured = measure(contestants, seconds)
    ours, plain = (measured[name] for name in names)
    before, after = (quartiles([1 / rate for rate in of.rate])[0] for of in (plain, ours))
    key = certificate.isa, certificate.target, certificate.spec
    return Row(*key, True, before, after, ratio(ours, plain)[0])


def instructions(kernel: Artifact, codes: NDArray[np.uint8]) -> Row:
    """Both forms in the emulator. Raises VerificationError where it counts none."""
    certificate, chunks = kernel.certificate, codes.size // CHUNK
    sources, prototypes, names = both(kernel)
    target = kernel.isa.target(certificate.target)
    cdef = "".join(f"{text};\n" for text in prototypes)
    machine = load_code(sources, cdef, target.architecture, target.feature_names, prefer_native=False)
    words = np.zeros((chunks, certificate.spec), dtype=np.uint32)
    counts = [machine.call(name, codes, chunks, words) for name in names]
    if None in counts:
        raise VerificationError(f"{machine.describe()} counts no instructions")
    ours, plain = (float(count or 0) / codes.size for count in counts)
    return Row(certificate.isa, certificate.target, certificate.spec, False, plain, ours, plain / ours)


def rows(size: int, seconds: float) -> list[Row]:
    """Every kernel that runs here, on ``size`` codes (a multiple of 32)."""
    codes = np.random.default_rng(1).integers(0, 256, size, dtype=np.uint8)
    measured = []
    for isa in isa_specs.available().values():
        for target in isa.targets:
            counting = emulators(target.architecture)[:1]
            emulated = frozenset().union(*(emulator.features for emulator in counting))
            there = host_features() if runs_here(target.architecture) else emulated
            if not there.issuperset(target.feature_names):
                continue
            if BITPACK.target(isa, target.name) != target.name:
                continue  # another target's kernels run there
            for bits in EVERY_BITS:
                kernel = load_as(BITPACK, bits, isa.name, target.name)
                is_timed = target.architecture == "x86_64"
                measured.append(cycles(kernel, codes, seconds) if is_timed else instructions(kernel, codes))
    return measured


@benchmark(
    value("--seconds", 4.0, "Timing of each x86-64 kernel."),
    value("--codes", 4096, "Bytes of codes, a multiple of 32."),
)
def main(seconds: float, codes: int) -> None:
    """Packing codes to bitplanes: the library's kernels beside plain C that the compiler vectorizes."""
    click.echo("| target | bits | unit per byte | plain C | synthesized | ratio |\n|---|---|---|---|---|---|")
    for row in rows(codes, seconds):
        unit = "cycles" if row.cycles else "instructions"
        numbers = f"{row.plain:.3f} | {row.synthesized:.3f} | {row.ratio:.1f}"
        click.echo(f"| {row.isa} {row.target} | {row.bits} | {unit} | {numbers} |")
