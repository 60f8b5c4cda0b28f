"""The packing kernels that come along with kernels: one per target and number of bits, whatever the encodings."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from synth.cli.jobs import Failure, Settings, attempt
from synth.cli.progress import Board
from synth.cli.tables import console, plain_table
from synth.errors import UserError
from synth.processes import interrupts_blocked

if TYPE_CHECKING:
    from synth.bitpack_library import BitpackCertificate, BitpackKernel


@dataclass(frozen=True)
class Packer:
    """What became of one packing kernel. ``status``: written, kept or failed (``message``, exit ``code``)."""

    name: str
    status: str
    kernel: BitpackKernel | None = None
    files: tuple[Path, ...] = ()
    message: str = ""
    code: int = 0


def packer_names(places: list[tuple[str, str]]) -> dict[tuple[str, str, int], str]:
    """(ISA, target, bits) of every packing kernel of the places, with its name."""
    import isa_specs
    from synth.bitpack_library import EVERY_BITS
    from synth.emit.bitpack import bitpack_stem

    return {
        (isa, target, bits): f"{isa}/{bitpack_stem(isa_specs.load(isa), target, bits)}"
        for isa, target in places
        for bits in EVERY_BITS
    }


def make_packers(
    places: list[tuple[str, str]], folder: Path, settings: Settings, force: bool, shown: Board
) -> list[Packer]:
    """Make and write the packing kernels of the places; what is there and current is kept."""
    from synth.bitpack_build import existing_bitpack
    from synth.bitpack_library import bitpack_paths

    made = []
    for (isa, target, bits), name in packer_names(places).items():
        kept = None if force else existing_bitpack(isa, target, bits, folder)
        if kept is not None and (
            target in settings.unexecuted or not kept.certificate.executed.startswith("not executed")
        ):
            made.append(Packer(name, "kept", kept, bitpack_paths(folder, kept.isa, target, bits)))
            continue
        shown.phase(name, "packing")
        packer = _make((isa, target, bits), name, folder, settings)
        made.append(packer)
        shown.end(
            name,
            packer.status
            if packer.kernel is None
            else f"{packer.status}, {blocks(packer.kernel.certificate)}",
        )
    return made


def _make(place: tuple[str, str, int], name: str, folder: Path, settings: Settings) -> Packer:
    from synth.bitpack_build import build_bitpack, write_bitpack

    isa, target, bits = place
    dump = settings.dump / name.replace("/", "_") if settings.dump is not None else None
    execute = target not in settings.unexecuted
    kernel = attempt(name, lambda: build_bitpack(isa, target, bits, dump=dump, execute=execute))
    if isinstance(kernel, Failure):
        return Packer(name, "failed", message=kernel.message, code=kernel.code)
    try:
        with interrupts_blocked():
            files = write_bitpack(kernel, folder)
    except UserError as error:
        return Packer(name, "failed", message=str(error), code=2)
    return Packer(name, "written", kernel, files)


def blocks(certificate: BitpackCertificate) -> str:
    """The instructions of a packing kernel in words."""
    counts = certificate.instructions.items()
    return ", ".join(f"{count} instructions for {positions} positions" for positions, count in counts)


def print_packers(packers: list[Packer]) -> None:
    """The table of a run's packing kernels."""
    made = [(packer, packer.kernel.certificate) for packer in packers if packer.kernel is not None]
    if not made:
        return
    table = plain_table("Packing", ("kernel", "file"), (), ("instructions", "proof", "executed"))
    for packer, certificate in made:
        proof = f"{certificate.proof.obligations} obligations {certificate.proof.verdict}"
        table.add_row(packer.name, packer.status, blocks(certificate), proof, certificate.executed)
    console().print(table)


def packers_json(packers: list[Packer]) -> list[dict[str, Any]]:
    """What the document of a run says of them."""
    rows = []
    for packer in packers:
        row: dict[str, Any] = {"name": packer.name, "status": packer.status, "error": packer.message or None}
        if packer.kernel is not None:
            row |= certificate_row(packer.kernel.certificate)
            row["files"] = [str(path) for path in packer.files]
        rows.append(row)
    return rows


def certificate_row(certificate: BitpackCertificate) -> dict[str, Any]:
    """The numbers of a packing kernel."""
    return {
        "isa": certificate.isa,
        "target": certificate.target,
        "bits": certificate.bits,
        "instructions": certificate.instructions,
        "proof": certificate.proof.verdict,
        "executed": certificate.executed,
    }


__all__ = [
    "Packer",
    "blocks",
    "certificate_row",
    "make_packers",
    "packer_names",
    "packers_json",
    "print_packers",
]
