"""The machines that C is compiled for, and how their CPU features are spelled on a command line."""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from synth.errors import UserError


@dataclass(frozen=True)
class CTarget:
    """A machine that C is compiled for.

    ``machines`` are the values of ``platform.machine()`` (lower case) that run it natively, ``pointer_bits``
    its pointer size, ``macro`` the condition under which the preprocessor compiles for it, ``zig_cpu`` the
    processor that zig is told to assume, ``system_flags`` what gcc or clang needs.
    """

    name: str
    zig_triple: str
    zig_cpu: str
    machines: tuple[str, ...]
    pointer_bits: int
    macro: str
    flags: tuple[str, ...] = ()
    system_flags: tuple[str, ...] = ()

    def runs_here(self) -> bool:
        """True where this Python process can load and call code of the target."""
        here = platform.machine().lower()
        bits = 64 if sys.maxsize > 2**32 else 32
        if bits == 32 and here in ("aarch64", "armv8l"):
            here = "armv7l"  # a 32-bit Python on a 64-bit Arm kernel
        return here in self.machines and bits == self.pointer_bits


TARGETS: dict[str, CTarget] = {
    t.name: t
    for t in (
        CTarget("x86_64", "x86_64-linux-gnu", "baseline", ("x86_64", "amd64"), 64, "defined(__x86_64__)"),
        CTarget("aarch64", "aarch64-linux-gnu", "generic", ("aarch64", "arm64"), 64, "defined(__aarch64__)"),
        CTarget(
            "armv7",
            "arm-linux-gnueabihf",
            "cortex_a9",
            ("armv7l", "armv7", "armv8l"),
            32,
            "defined(__arm__)",
            flags=("-marm",),
            system_flags=("-march=armv7-a", "-mfpu=neon", "-mfloat-abi=hard"),
        ),
    )
}


def get_target(name: str) -> CTarget:
    """The target of that name. Raises UserError for an unknown one."""
    try:
        return TARGETS[name]
    except KeyError:
        raise UserError(f"unknown target {name!r}: choose one of {', '.join(TARGETS)}") from None


def feature_flags(target: CTarget, features: Sequence[str], is_zig: bool) -> list[str]:
    """Flags for CPU features by name ("avx2", "dotprod"); one that begins with "-" is passed as it is."""
    raw = [f for f in features if f.startswith("-")]
    names = [f for f in features if not f.startswith("-") and f != "neon"]  # both Arm targets include NEON
    if target.name == "x86_64":
        if "neon" in features:
            raise UserError("target x86_64 has no feature 'neon': use target aarch64 or armv7")
        if is_zig:
            raw.append(f"-mcpu={target.zig_cpu}")
        return raw + [f"-m{name}" for name in names]
    if target.name == "aarch64":
        if is_zig:
            zig = [{"fp16": "fullfp16"}.get(name, name) for name in names]
            return [*raw, "-mcpu=" + "+".join([target.zig_cpu, *zig])]
        return [*raw, "-march=" + "+".join(["armv8.2-a", *names])] if names else raw
    if names:
        raise UserError(f"target {target.name} has no feature {names[0]!r}: only 'neon'")
    return [*raw, f"-mcpu={target.zig_cpu}"] if is_zig else raw
