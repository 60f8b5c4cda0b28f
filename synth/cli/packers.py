"""Kernels of other kinds: packing kernels, which come along with kernels, one of each kind per target and
number of bits, whatever the encodings; and those of linear layers in blocks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import isa_specs
from sketches.limits import MAX_PLANES
from synth.cli.jobs import Made, Progress, Settings
from synth.cli.screen import print_table
from synth.cli.tables import Outcome, counted_text, outcome_row
from synth.emit import PACKERS, PACKING

if TYPE_CHECKING:
    from synth.library.packers import Kind, Packer


@dataclass(frozen=True)
class PackerTask:
    """A kernel of a kind to write, for a target and a number of bits. ``anew``: search even if the installed
    library has it."""

    kind: str
    isa: str
    target: str
    bits: int
    anew: bool = False

    @property
    def name(self) -> str:
        return f"{self.isa}/{self._kind.stem(isa_specs.load(self.isa), self.target, self.bits)}"

    @property
    def begins(self) -> str:
        """Its first phase."""
        return self._kind.title.removesuffix(" kernel")

    @property
    def along(self) -> bool:
        """Whether it is written with the kernels that it comes along with."""
        return self._kind.along

    @property
    def _kind(self) -> Kind:
        from synth.library.packers import KINDS

        return KINDS[self.kind]

    @property
    def place(self) -> tuple[str, str, int]:
        return (self.isa, self.target, self.bits)

    def existing(self, folder: Path, settings: Settings) -> Made[Packer] | None:
        """Return the current kernel of a folder and its files, None without one."""
        from synth.library.store import files

        found = self._known(folder)
        return None if found is None else (found, files(found, folder))

    def make(self, settings: Settings, progress: Progress, **options: Any) -> Packer:
        """Prove and run the kernel of the installed library, or search it."""
        from synth.library.packers.build import build_packer
        from synth.library.places import library_folder

        known = self._known(library_folder())
        return build_packer(self._kind, *self.place, known=known, progress=progress, **options)

    def write(self, packer: Packer, folder: Path) -> tuple[Path, ...]:
        from synth.library.store import write

        return write(packer, folder)

    def _known(self, folder: Path) -> Packer | None:
        from synth.library.packers.build import existing_packer

        return None if self.anew else existing_packer(self._kind, *self.place, folder)


def packer_tasks(wanted: Iterable[tuple[str, str, int]], anew: bool) -> list[PackerTask]:
    """Return the packing kernels for every (ISA, target, bits) whose operands are bitplanes."""
    from synth.library.packers import KINDS

    places = {
        (isa, kind.target(isa_specs.load(isa), target), bits, name)
        for isa, target, bits in wanted
        for name, kind in KINDS.items()
        if kind.along and bits <= MAX_PLANES
    }
    return [PackerTask(kind, isa, target, bits, anew) for isa, target, bits, kind in sorted(places)]


def linear_tasks(places: Iterable[tuple[str, str]], bits: int | None, anew: bool) -> list[PackerTask]:
    """Return the kernels of linear layers for every (ISA, target), with weights of ``bits``, None for all."""
    from synth.library.packers import LINEAR

    wanted = {
        (name, LINEAR.target(isa, target), number)
        for name, target in places
        if (isa := isa_specs.load(name)).target(target).architecture in isa.floats
        for number in (LINEAR.bits if bits is None else (bits,))
    }
    return [PackerTask(LINEAR.name, *place, anew) for place in sorted(wanted)]


def blocks(packer: Packer) -> str:
    """Return the instructions of a kernel of a kind in words."""
    return counted_text(packer.kind.name, packer.certificate.instructions)


def print_packers(outcomes: Sequence[Outcome], title: str = PACKING) -> None:
    """Print the table of a run's packing kernels, or of others."""
    rows = []
    for outcome in (one for one in outcomes if one.made is not None):
        found = outcome.made.certificate
        proof = f"{found.proof.obligations} obligations {found.proof.verdict}"
        rows.append((outcome.name, outcome.status, blocks(outcome.made), proof, found.executed))
    if rows:
        print_table(title, rows, ("kernel", "file", "instructions", "proof", "executed"))


def packers_json(outcomes: Mapping[PackerTask, Outcome]) -> dict[str, list[dict[str, Any]]]:
    """Return the rows of a run's document by kind."""
    rows: dict[str, list[dict[str, Any]]] = {kind: [] for kind in PACKERS}
    for task, outcome in outcomes.items():
        row = outcome_row(outcome)
        if outcome.made is not None:
            body = asdict(outcome.made.certificate)
            row |= {name: body[name] for name in ("isa", "target", "bits", "instructions")}
            row |= {"proof": body["proof"]["verdict"], "executed": body["executed"]}
            row["files"] = [str(path) for path in outcome.files]
        rows[task.kind].append(row)
    return rows
