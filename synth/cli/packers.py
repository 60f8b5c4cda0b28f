"""The packing kernels that come along with kernels: one of each kind per target and number of bits, whatever
the encodings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from synth.cli.jobs import Failure, Settings, attempt
from synth.cli.tables import console, plain_table
from synth.errors import UserError
from synth.library.certificate import UNEXECUTED
from synth.processes import uninterrupted

if TYPE_CHECKING:
    from synth.packers import Kind, Packer


@dataclass(frozen=True)
class PackerTask:
    """A packing kernel to write: of a kind, for a target and a number of bits. ``anew``: searched even where
    the installed library has it."""

    kind: str
    isa: str
    target: str
    bits: int
    anew: bool = False

    @property
    def name(self) -> str:
        import isa_specs
        from synth.emit.packing import packer_stem

        return f"{self.isa}/{packer_stem(self.kind, isa_specs.load(self.isa), self.target, self.bits)}"

    @property
    def of(self) -> Kind:
        from synth.packers import KINDS

        return KINDS[self.kind]

    @property
    def place(self) -> tuple[str, str, int]:
        return (self.isa, self.target, self.bits)


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


def packer_tasks(wanted: Iterable[tuple[str, str, int]], anew: bool) -> list[PackerTask]:
    """The packing kernels of every (ISA, target, bits)."""
    from synth.packers import KINDS

    return [
        PackerTask(kind, isa, target, bits, anew)
        for isa, target, bits in sorted(set(wanted))
        for kind in KINDS
    ]


def kept_packer(task: PackerTask, folder: Path, settings: Settings) -> PackerOutcome | None:
    """A kernel of the folder that is current, and need not be made."""
    from synth.packers import packer_paths
    from synth.packers.build import existing_packer

    found = None if task.anew else existing_packer(task.of, *task.place, folder)
    if found is None:
        return None
    if task.target not in settings.unexecuted and found.certificate.executed.startswith(UNEXECUTED):
        return None
    files = packer_paths(found.kind, folder, found.isa, task.target, task.bits)
    return PackerOutcome(task.kind, task.name, "kept", found, files)


def make_packer(task: PackerTask, settings: Settings) -> Packer | Failure:
    """A kernel, without the machine that ran it, which stays in its process. What the installed library has
    is made anew only where the task says so (``build_packer``)."""
    from synth.library.kernels import library_folder
    from synth.packers.build import build_packer, existing_packer

    known = None if task.anew else existing_packer(task.of, *task.place, library_folder())
    dump = settings.dump / task.name.replace("/", "_") if settings.dump is not None else None
    execute = task.target not in settings.unexecuted
    packer = attempt(
        task.name, lambda: build_packer(task.of, *task.place, dump=dump, execute=execute, known=known)
    )
    return packer if isinstance(packer, Failure) else replace(packer, _machine=None)


def write_made(task: PackerTask, packer: Packer | Failure, folder: Path) -> PackerOutcome:
    """Write a kernel that was made."""
    from synth.packers.build import write_packer

    if isinstance(packer, Failure):
        return PackerOutcome(task.kind, task.name, "failed", message=packer.message, code=packer.code)
    try:
        with uninterrupted():
            files = write_packer(packer, folder)
    except UserError as error:
        return PackerOutcome(task.kind, task.name, "failed", message=str(error), code=2)
    return PackerOutcome(task.kind, task.name, "written", packer, files)


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
