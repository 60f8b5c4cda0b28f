"""Architectures that C is compiled for, and the compiler flags of their CPU features."""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence

from isa_specs.architecture import Architecture, architectures
from synth.errors import UserError


def get_target(name: str) -> Architecture:
    """Return the architecture of that name. Raises UserError for an unknown name."""
    try:
        return architectures()[name]
    except KeyError:
        known = ", ".join(architectures())
        raise UserError(f"unknown target {name!r}: choose one of {known}") from None


def runs_here(target: str) -> bool:
    """Return whether this process can call an architecture's code, CPU features aside. Raises UserError."""
    row, here = get_target(target), platform.machine().lower()
    bits = 64 if sys.maxsize > 2**32 else 32
    return bits == row.pointer_bits and here in (*row.machines, *row.compatible)


def feature_flags(target: Architecture, features: Sequence[str], is_zig: bool) -> list[str]:
    """Return compiler flags for CPU features by name ("avx2", "dotprod"). Names with a leading "-" are flags.
    ``is_zig``: flags for zig's clang. Raises UserError for a feature of another architecture."""
    spelling, table = target.feature_flags, target.features
    raw = [feature for feature in features if feature.startswith("-")]
    named = [feature for feature in features if not feature.startswith("-")]
    names = [name for name in named if name not in spelling.included]
    for name in names:
        _check_feature(target, name)
    if spelling.joined:
        llvm = [table.llvm_names.get(name, name) for name in names]
        if is_zig:
            return [*raw, "-mcpu=" + "+".join([target.zig_cpu, *llvm])]
        return [*raw, "+".join([spelling.base, *names])] if names else raw
    processor = [f"-mcpu={target.zig_cpu}"] if is_zig else []
    return [*raw, *processor, *(f"-m{name}" for name in names)]


def _check_feature(target: Architecture, name: str) -> None:
    having = [row.name for row in architectures().values() if name in row.features.kernels]
    if not target.feature_flags.others or (having and target.name not in having):
        remedy = f"use target {' or '.join(having)}" if having else "leave the feature out"
        raise UserError(f"target {target.name} has no feature {name!r}: {remedy}")
