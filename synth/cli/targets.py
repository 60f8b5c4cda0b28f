"""The table of the processors that models are compiled for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from synth.cli.screen import plain_table, print_table
from synth.emit.processors import ARCHITECTURES, AUTO, NATIVE, PROCESSORS

if TYPE_CHECKING:
    from synth.compiler.machines import MachineTarget


def print_targets() -> None:
    """Every target by name, and the levels of architectures. Raises UserError without TVM, which knows what a
    processor has."""
    from synth.compiler.machines import levels, machine_target
    from synth.errors import UserError

    table = plain_table(
        "Targets", ("--target", "processor"), ("bits of a register",), ("kernels of", "features")
    )
    described = {NATIVE: "this very processor"} | {name: one.description for name, one in PROCESSORS.items()}
    for name, description in described.items():
        try:
            machine = machine_target(name)
        except UserError as error:
            table.add_row(name, description, "", "", str(error))
            continue
        table.add_row(name, description, *_kernels(machine), " ".join(machine.features))
    print_table(table)
    several = plain_table(
        f"Levels (--features {AUTO}, or some with commas), the best first",
        ("--target", "level"),
        ("bits of a register",),
        ("kernels of", "processor"),
    )
    for name in ARCHITECTURES:
        for level in levels(name, AUTO):
            several.add_row(name, level.name, *_kernels(level), level.code_target.processor)
    print_table(several)


def _kernels(machine: MachineTarget) -> tuple[str, str]:
    """The bits of a register that kernels use, and whose instructions they are of."""
    if machine.portable:
        return "", "portable C"
    return str(machine.table.vector_bits), f"{machine.isa}/{machine.target}"
