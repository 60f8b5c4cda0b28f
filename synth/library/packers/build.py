"""One kernel of a kind from specification to files: search, proof, C, execution."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import isa_specs
from synth.library.build import current, length_verdicts
from synth.library.certificate import FORMAT, UNEXECUTED, SketchReport, versions
from synth.library.derive import NotProved
from synth.library.packers.kind import Kind, Packer, packer_test
from synth.library.packers.library import packer_paths, read_packer
from synth.library.packers.prove import derive_packer
from synth.search.bitpack import bitpack_program
from synth.search.blocks import linear_program
from synth.search.lane import Progress, no_progress
from synth.search.repack import repack_program
from synth.search.verdict import SynthesisFailed

#: The search of a block's program for an ISA's name and target, and what was searched, by kind.
SEARCHES: dict[str, Callable[[Any, str, str], tuple[Any, tuple[Any, ...]]]] = {
    "bitpack": bitpack_program,
    "repack": repack_program,
    "linear": linear_program,
}


def build_packer(
    kind: Kind, isa_name: str, target: str, bits: int, dump: Path | None = None, execute: bool = True,
    known: Packer | None = None, progress: Progress = no_progress,
) -> Packer:  # fmt: skip
    """Search, prove, emit and run. Raises SynthesisFailed where it is not found or not proved.

    ``known``: the same kernel of a library, which is not searched again. It is what is given where its C text
    is what its programs are written as today, and its certificate says that it was executed if it is to be;
    no obligation is asked for then (``dump``).
    """
    isa = isa_specs.load(isa_name)
    if known is not None and dump is None:
        there = known.certificate
        text = kind.emit(isa, target, there.programs, there.proof.obligations)
        if text == known.source and not (execute and there.executed.startswith(UNEXECUTED)):
            return known
    name = f"{isa_name}/{kind.stem(isa, target, bits)}"
    start = time.monotonic()
    if known is None:
        specs = tuple(kind.specs(isa, target, bits))
        found = []
        for number, spec in enumerate(specs, 1):
            progress(f"{_doing(kind)}: search, block {number} of {len(specs)}")
            found.append(SEARCHES[kind.name](spec, isa_name, target))
        programs = tuple(program for program, _ in found)
        searches = tuple(
            SketchReport(searched.sketch, length_verdicts(searched.lengths))
            for _, every in found
            for searched in every
        )
    else:
        programs, searches = known.certificate.programs, known.certificate.searches
    seconds = {"search": time.monotonic() - start}
    progress(f"{_doing(kind)}: proof")
    start = time.monotonic()
    try:
        facts, text = derive_packer(kind, isa, target, programs, dump)
    except NotProved as error:
        raise SynthesisFailed(f"{name}: {error}; no kernel was written") from error
    seconds["proof"] = time.monotonic() - start
    certificate = kind.certificate(
        format=FORMAT,
        name=name,
        isa=isa_name,
        target=target,
        bits=bits,
        programs=programs,
        searches=searches,
        executed=UNEXECUTED,
        versions=versions(),
        isa_digest=isa.digest(target),
        seconds={},
        **facts,
    )
    packer = Packer(kind, text, certificate)
    executed = certificate.executed
    if execute:
        progress(f"{_doing(kind)}: execution")
        start = time.monotonic()
        executed = packer_test(packer)
        seconds["run"] = time.monotonic() - start
    rounded = {phase: round(value, 4) for phase, value in seconds.items()}
    return replace(packer, certificate=replace(certificate, executed=executed, seconds=rounded))


def _doing(kind: Kind) -> str:
    return kind.title.removesuffix(" kernel")


def existing_packer(kind: Kind, isa_name: str, target: str, bits: int, folder: Path) -> Packer | None:
    """A finished kernel of an earlier run that is still what this version would write, or None."""
    return current(read_packer, packer_paths(kind, folder, isa_specs.load(isa_name), target, bits)[0])
