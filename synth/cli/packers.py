"""Packing kernels and linear kernels of a run. A packing kernel is written with the kernels that need it, one
per kind, target and number of bits, for all encodings."""

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
    """One packing kernel or linear kernel to make. ``bits``: of the packed operand, or of the weights.
    ``anew``: search even if the installed library has the kernel."""

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
        """The text of its first phase."""
        return self._kind.title.removesuffix(" kernel")

    @property
    def along(self) -> bool:
        """Whether the kernel is written only with kernels that need it (packing kernels)."""
        return self._kind.along

    @property
    def _kind(self) -> Kind:
        from synth.library.packers import KINDS

        return KINDS[self.kind]

    @property
    def place(self) -> tuple[str, str, int]:
        return (self.isa, self.target, self.bits)

    def existing(self, folder: Path, settings: Settings) -> Made[Packer] | None:
        """Return the current kernel in ``folder`` and its files, or None."""
        from synth.library.store import files

        found = self._known(folder)
        return None if found is None else (found, files(found, folder))

    def make(self, settings: Settings, progress: Progress, **options: Any) -> Packer:
        """Return the kernel of the installed library after proving and running it, or search a new one."""
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
    """Return the packing kernels for every (ISA, target, activation bits) whose operands are bitplanes."""
    from synth.library.packers import KINDS

    places = {
        (isa, kind.target(isa_specs.load(isa), target), bits, name)
        for isa, target, bits in wanted
        for name, kind in KINDS.items()
        if kind.along and bits <= MAX_PLANES
    }
    return [PackerTask(kind, isa, target, bits, anew) for isa, target, bits, kind in sorted(places)]


def linear_tasks(places: Iterable[tuple[str, str]], bits: int | None, anew: bool) -> list[PackerTask]:
    """Return the linear kernels for every (ISA, target), with weights of ``bits`` bits; None: of all."""
    from synth.library.packers import LINEAR

    wanted = {
        (name, LINEAR.target(isa, target), number)
        for name, target in places
        if (isa := isa_specs.load(name)).target(target).architecture in isa.floats
        for number in (LINEAR.bits if bits is None else (bits,))
    }
    return [PackerTask(LINEAR.name, *place, anew) for place in sorted(wanted)]


def blocks(packer: Packer) -> str:
    """Return the instruction counts of a packing kernel or linear kernel as text."""
    return counted_text(packer.kind.name, packer.certificate.instructions)


def print_packers(outcomes: Sequence[Outcome], title: str = PACKING) -> None:
    """Print a table of the kernels that were made or are current. ``title``: its heading."""
    rows = []
    for outcome in (one for one in outcomes if one.made is not None):
        found = outcome.made.certificate
        proof = f"{found.proof.obligations} obligations {found.proof.verdict}"
        rows.append((outcome.name, outcome.status, blocks(outcome.made), proof, found.executed))
    if rows:
        print_table(title, rows, ("kernel", "file", "instructions", "proof", "executed"))


def packers_json(outcomes: Mapping[PackerTask, Outcome]) -> dict[str, list[dict[str, Any]]]:
    """Return the JSON objects of a run's packing and linear kernels, by kind."""
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
