"""The table of the processors that models are compiled for."""

from __future__ import annotations

from synth.cli.tables import console, plain_table
from synth.emit.processors import NATIVE, PROCESSORS


def print_targets() -> None:
    """Every target by name. Raises UserError without TVM, which knows what a processor has."""
    from synth.compiler.machines import machine_target
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
        bits = str(machine.table.vector_bits)
        table.add_row(name, description, bits, f"{machine.isa}/{machine.target}", " ".join(machine.features))
    console().print(table)
