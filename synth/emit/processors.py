"""Processors that code is made for by a name: what a person writes for ``target``."""

from __future__ import annotations

from dataclasses import dataclass

#: This very processor, with all that it has.
NATIVE = "native"
#: All levels of an architecture in one program.
AUTO = "auto"
#: Architectures of which one program may have several levels, and what C is compiled for.
ARCHITECTURES = {"x86-64": "x86_64", "aarch64": "aarch64"}


@dataclass(frozen=True)
class Processor:
    """A target's name, the architecture that C is compiled for (``synth.emit.targets``), the processor as
    LLVM calls it, and what a person knows it by. ``portable``: no instruction set is sure to be there that
    kernels have been found for. ``ghz``: the clock of a computer that has one alone, as its maker states it
    (Raspberry Pi hardware documentation; AWS Graviton technical guide), which estimated times are by."""

    name: str
    architecture: str
    cpu: str
    description: str
    portable: bool = False
    ghz: float | None = None


PROCESSORS: dict[str, Processor] = {
    one.name: one
    for one in (
        Processor("x86-64-v2", "x86_64", "x86-64-v2", "any x86-64 processor with SSE4.2", portable=True),
        Processor("x86-64-v3", "x86_64", "x86-64-v3", "any x86-64 processor with AVX2"),
        Processor("x86-64-v4", "x86_64", "x86-64-v4", "any x86-64 processor with AVX-512 F and BW"),
        Processor(
            "alderlake", "x86_64", "alderlake", "Intel Core of the 12th generation and later (AVX-VNNI)"
        ),
        Processor("cascadelake", "x86_64", "cascadelake", "Intel Xeon with AVX-512 VNNI"),
        Processor("icelake-server", "x86_64", "icelake-server", "Intel Xeon of the third generation"),
        Processor("sapphirerapids", "x86_64", "sapphirerapids", "Intel Xeon of the fourth generation"),
        Processor("znver2", "x86_64", "znver2", "AMD Zen 2"),
        Processor("znver3", "x86_64", "znver3", "AMD Zen 3"),
        Processor("znver4", "x86_64", "znver4", "AMD Zen 4"),
        Processor("znver5", "x86_64", "znver5", "AMD Zen 5"),
        Processor("aarch64", "aarch64", "generic", "any 64-bit Arm processor"),
        Processor("rpi3", "aarch64", "cortex-a53", "Raspberry Pi 3 (Cortex-A53)", ghz=1.2),
        Processor("rpi4", "aarch64", "cortex-a72", "Raspberry Pi 4 (Cortex-A72)", ghz=1.5),
        Processor("rpi5", "aarch64", "cortex-a76", "Raspberry Pi 5 (Cortex-A76)", ghz=2.4),
        Processor("graviton2", "aarch64", "neoverse-n1", "AWS Graviton 2 (Neoverse N1)", ghz=2.5),
        Processor("graviton3", "aarch64", "neoverse-v1", "AWS Graviton 3 (Neoverse V1)", ghz=2.6),
        Processor("graviton4", "aarch64", "neoverse-v2", "AWS Graviton 4 (Neoverse V2)", ghz=2.8),
        Processor("apple-m1", "aarch64", "apple-m1", "Apple M1 under Linux; under macOS take native"),
        Processor("armv7", "armv7", "cortex-a9", "any 32-bit Arm processor with NEON"),
    )
}
