"""The packing kernels that come along with kernels: one of each kind per target and number of bits, whatever the
encodings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from synth.cli.jobs import Failure, Settings, attempt
from synth.cli.progress import Board
from synth.cli.tables import console, plain_table
from synth.errors import UserError
from synth.processes import in_processes

if TYPE_CHECKING:
    from synth.packers import Kind, Packer

DIED = "its process died (out of memory?); run the same command again with a smaller --jobs"
#: A kernel of the library: its kind, ISA, target and bits.
Place = tuple[str, str, str, int]


@dataclass(frozen=True)
class PackerOutcome:
    """What became of one kernel. ``status``: written, kept or failed (``message``, exit ``code``)."""

    kind: str
    name: str
    status: str
    packer: Packer | None = None
    files: tuple[Path, ...] = ()
    message: str = ""
    code: int = 0


def packer_names(wanted: Iterable[tuple[str, str, int]]) -> dict[Place, str]:
    """The packing kernels of every (ISA, target, bits), with their names."""
    import isa_specs
    from synth.emit.packing import packer_stem
    from synth.packers import KINDS

    return {
        (kind, isa, target, bits): f"{isa}/{packer_stem(kind, isa_specs.load(isa), target, bits)}"
        for isa, target, bits in sorted(set(wanted))
        for kind in KINDS
    }


def _existing(place: Place, folder: Path) -> tuple[Packer, tuple[Path, ...]] | None:
    """A kernel of the folder that is current, and its files."""
    from synth.packers import KINDS, packer_paths
    from synth.packers.build import existing_packer

    kind, isa, target, bits = place
    found = existing_packer(KINDS[kind], isa, target, bits, folder)
    return None if found is None else (found, packer_paths(found.kind, folder, found.isa, target, bits))


def make_packers(
    wanted: Iterable[tuple[str, str, int]], folder: Path, settings: Settings, force: bool, shown: Board,
    jobs: int = 0,
) -> list[PackerOutcome]:  # fmt: skip
    """Make and write the packing kernels of every (ISA, target, bits), in up to ``jobs`` processes (0: in this one); what is
    there and current is kept."""
    names = packer_names(wanted)
    made: dict[Place, PackerOutcome] = {}
    for place, name in names.items():
        kept = None if force else _existing(place, folder)
        if kept is not None and (
            place[2] in settings.unexecuted or not kept[0].certificate.executed.startswith("not executed")
        ):
            made[place] = PackerOutcome(place[0], name, "kept", *kept)
    # Of several bits the most take longest.
    left = sorted((place for place in names if place not in made), key=lambda place: (-place[3], place))
    for place in left:
        shown.phase(names[place], "packing")
    calls = [(place, names[place], settings, force) for place in left]
    try:
        for place, found in (
            in_processes(_build, calls, jobs) if jobs and calls else (_build(*c) for c in calls)
        ):
            outcome = _write(place, names[place], found, folder)
            made[place] = outcome
            of = outcome.status if outcome.packer is None else f"{outcome.status}, {blocks(outcome.packer)}"
            shown.end(names[place], of)
    except BrokenProcessPool:
        for place in left:
            if place not in made:
                made[place] = PackerOutcome(place[0], names[place], "failed", message=DIED, code=1)
    return [made[place] for place in names]


def _build(place: Place, name: str, settings: Settings, anew: bool) -> tuple[Place, Packer | Failure]:
    """A kernel, without the machine that ran it, which stays in its process. What the installed library has is proved and
    run again, and searched only where ``anew`` says so."""
    from synth.library import library_folder
    from synth.packers import KINDS
    from synth.packers.build import build_packer, existing_packer

    kind, isa, target, bits = place
    known = None if anew else existing_packer(KINDS[kind], isa, target, bits, library_folder())
    dump = settings.dump / name.replace("/", "_") if settings.dump is not None else None
    execute = target not in settings.unexecuted
    packer = attempt(
        name,
        lambda: build_packer(KINDS[kind], isa, target, bits, dump=dump, execute=execute, known=known),
    )
    return place, packer if isinstance(packer, Failure) else replace(packer, _machine=None)


def _write(place: Place, name: str, packer: Packer | Failure, folder: Path) -> PackerOutcome:
    from synth.packers.build import write_packer

    if isinstance(packer, Failure):
        return PackerOutcome(place[0], name, "failed", message=packer.message, code=packer.code)
    try:
        files = write_packer(packer, folder)
    except UserError as error:
        return PackerOutcome(place[0], name, "failed", message=str(error), code=2)
    return PackerOutcome(place[0], name, "written", packer, files)


def blocks(packer: Packer) -> str:
    """The instructions of a packing kernel in words."""
    return blocks_text(packer.kind, packer.certificate.instructions)


def blocks_text(kind: Kind, instructions: dict[str, int]) -> str:
    """The same of its instructions by block."""
    return ", ".join(
        f"{count} instructions for {kind.counted.format(of)}" for of, count in instructions.items()
    )


def print_packers(outcomes: list[PackerOutcome]) -> None:
    """The table of a run's packing kernels."""
    made = [(outcome, outcome.packer) for outcome in outcomes if outcome.packer is not None]
    if not made:
        return
    table = plain_table("Packing", ("kernel", "file"), (), ("instructions", "proof", "executed"))
    for outcome, packer in made:
        found = packer.certificate
        proof = f"{found.proof.obligations} obligations {found.proof.verdict}"
        table.add_row(outcome.name, outcome.status, blocks(packer), proof, found.executed)
    console().print(table)


def packers_json(outcomes: list[PackerOutcome]) -> dict[str, list[dict[str, Any]]]:
    """What the document of a run says of them, by kind."""
    from synth.packers import KINDS

    rows: dict[str, list[dict[str, Any]]] = {kind: [] for kind in KINDS}
    for outcome in outcomes:
        row: dict[str, Any] = {
            "name": outcome.name,
            "status": outcome.status,
            "error": outcome.message or None,
        }
        if outcome.packer is not None:
            row |= certificate_row(asdict(outcome.packer.certificate))
            row["files"] = [str(path) for path in outcome.files]
        rows[outcome.kind].append(row)
    return rows


def certificate_row(body: Mapping[str, Any]) -> dict[str, Any]:
    """The numbers of a packing kernel, from its certificate's fields."""
    named = {name: body[name] for name in ("isa", "target", "bits", "instructions")}
    return {**named, "proof": body["proof"]["verdict"], "executed": body["executed"]}
