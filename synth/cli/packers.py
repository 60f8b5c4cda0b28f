"""The packing and repacking kernels that come along with kernels: one of each per target and number of bits, whatever
the encodings."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from synth.cli.jobs import Failure, Settings, attempt
from synth.cli.progress import Board
from synth.cli.tables import console, plain_table
from synth.errors import UserError
from synth.processes import in_processes

if TYPE_CHECKING:
    from synth.bitpack_library import BitpackCertificate, BitpackKernel
    from synth.repack_library import RepackCertificate, RepackKernel

DIED = "its process died (out of memory?); run the same command again with a smaller --jobs"
#: Codes to words; sums to words.
KINDS = ("bitpack", "repack")
#: A kernel of the library: its kind, ISA, target and bits.
Place = tuple[str, str, str, int]


@dataclass(frozen=True)
class Packer:
    """What became of one kernel. ``status``: written, kept or failed (``message``, exit ``code``)."""

    kind: str
    name: str
    status: str
    kernel: BitpackKernel | RepackKernel | None = None
    files: tuple[Path, ...] = ()
    message: str = ""
    code: int = 0


def packer_names(wanted: Iterable[tuple[str, str, int]]) -> dict[Place, str]:
    """The packing and repacking kernels of every (ISA, target, bits), with their names."""
    import isa_specs
    from synth.emit.bitpack import bitpack_stem
    from synth.emit.repack import repack_stem

    stems = {"bitpack": bitpack_stem, "repack": repack_stem}
    return {
        (kind, isa, target, bits): f"{isa}/{stems[kind](isa_specs.load(isa), target, bits)}"
        for isa, target, bits in sorted(set(wanted))
        for kind in KINDS
    }


def _existing(place: Place, folder: Path) -> tuple[BitpackKernel | RepackKernel, tuple[Path, ...]] | None:
    """A kernel of the folder that is current, and its files."""
    from synth.bitpack_build import existing_bitpack
    from synth.bitpack_library import bitpack_paths
    from synth.repack_build import existing_repack
    from synth.repack_library import repack_paths

    kind, isa, target, bits = place
    if kind == "bitpack":
        packs = existing_bitpack(isa, target, bits, folder)
        return None if packs is None else (packs, bitpack_paths(folder, packs.isa, target, bits))
    repacks = existing_repack(isa, target, bits, folder)
    return None if repacks is None else (repacks, repack_paths(folder, repacks.isa, target, bits))


def make_packers(
    wanted: Iterable[tuple[str, str, int]], folder: Path, settings: Settings, force: bool, shown: Board,
    jobs: int = 0,
) -> list[Packer]:  # fmt: skip
    """Make and write the packing and repacking kernels of every (ISA, target, bits), in up to ``jobs`` processes (0: in
    this one); what is there and current is kept."""
    names = packer_names(wanted)
    made: dict[Place, Packer] = {}
    for place, name in names.items():
        kept = None if force else _existing(place, folder)
        if kept is not None and (
            place[2] in settings.unexecuted or not kept[0].certificate.executed.startswith("not executed")
        ):
            made[place] = Packer(place[0], name, "kept", *kept)
    # Of several bits the most take longest.
    left = sorted((place for place in names if place not in made), key=lambda place: (-place[3], place))
    for place in left:
        shown.phase(names[place], "packing")
    calls = [(place, names[place], settings) for place in left]
    try:
        for place, found in (
            in_processes(_build, calls, jobs) if jobs and calls else (_build(*c) for c in calls)
        ):
            packer = _write(place, names[place], found, folder)
            made[place] = packer
            of = (
                packer.status
                if packer.kernel is None
                else f"{packer.status}, {blocks(packer.kernel.certificate)}"
            )
            shown.end(names[place], of)
    except BrokenProcessPool:
        for place in left:
            if place not in made:
                made[place] = Packer(place[0], names[place], "failed", message=DIED, code=1)
    return [made[place] for place in names]


def _build(
    place: Place, name: str, settings: Settings
) -> tuple[Place, BitpackKernel | RepackKernel | Failure]:
    """A kernel, without the machine that ran it, which stays in its process."""
    from synth.bitpack_build import build_bitpack
    from synth.repack_build import build_repack

    kind, isa, target, bits = place
    dump = settings.dump / name.replace("/", "_") if settings.dump is not None else None
    execute = target not in settings.unexecuted
    build = build_bitpack if kind == "bitpack" else build_repack
    kernel = attempt(name, lambda: build(isa, target, bits, dump=dump, execute=execute))
    return place, kernel if isinstance(kernel, Failure) else replace(kernel, _machine=None)


def _write(place: Place, name: str, kernel: BitpackKernel | RepackKernel | Failure, folder: Path) -> Packer:
    from synth.bitpack_build import write_bitpack
    from synth.repack_build import write_repack
    from synth.repack_library import RepackKernel

    kind = place[0]
    if isinstance(kernel, Failure):
        return Packer(kind, name, "failed", message=kernel.message, code=kernel.code)
    try:
        repacks = isinstance(kernel, RepackKernel)
        files = write_repack(kernel, folder) if repacks else write_bitpack(kernel, folder)  # type: ignore[arg-type]
    except UserError as error:
        return Packer(kind, name, "failed", message=str(error), code=2)
    return Packer(kind, name, "written", kernel, files)


def blocks(certificate: BitpackCertificate | RepackCertificate) -> str:
    """The instructions of a packing or repacking kernel in words."""
    return blocks_text(certificate.name, certificate.instructions)


def blocks_text(name: str, instructions: dict[str, int]) -> str:
    """The same of a kernel's name and its instructions by block."""
    what = "flip {}" if name.partition("/")[2].startswith("repack_") else "{} positions"
    return ", ".join(f"{count} instructions for {what.format(of)}" for of, count in instructions.items())


def purpose(certificate: BitpackCertificate | RepackCertificate) -> str:
    """What a kernel is for."""
    repacks = certificate.name.partition("/")[2].startswith("repack_")
    return f"{'sums by thresholds' if repacks else 'codes'} to {certificate.bits} bitplanes"


def print_packers(packers: list[Packer]) -> None:
    """The table of a run's packing and repacking kernels."""
    made = [(packer, packer.kernel.certificate) for packer in packers if packer.kernel is not None]
    if not made:
        return
    table = plain_table("Packing", ("kernel", "file"), (), ("instructions", "proof", "executed"))
    for packer, certificate in made:
        proof = f"{certificate.proof.obligations} obligations {certificate.proof.verdict}"
        table.add_row(packer.name, packer.status, blocks(certificate), proof, certificate.executed)
    console().print(table)


def packers_json(packers: list[Packer]) -> dict[str, list[dict[str, Any]]]:
    """What the document of a run says of them, by kind."""
    rows: dict[str, list[dict[str, Any]]] = {kind: [] for kind in KINDS}
    for packer in packers:
        row: dict[str, Any] = {"name": packer.name, "status": packer.status, "error": packer.message or None}
        if packer.kernel is not None:
            row |= certificate_row(packer.kernel.certificate)
            row["files"] = [str(path) for path in packer.files]
        rows[packer.kind].append(row)
    return rows


def certificate_row(certificate: BitpackCertificate | RepackCertificate) -> dict[str, Any]:
    """The numbers of a packing or repacking kernel."""
    return {
        "isa": certificate.isa,
        "target": certificate.target,
        "bits": certificate.bits,
        "instructions": certificate.instructions,
        "proof": certificate.proof.verdict,
        "executed": certificate.executed,
    }


__all__ = [
    "KINDS",
    "Packer",
    "blocks",
    "blocks_text",
    "certificate_row",
    "make_packers",
    "packer_names",
    "packers_json",
    "print_packers",
    "purpose",
]
