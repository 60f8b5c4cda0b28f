"""The table of ``synth-compile --list-targets``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from synth.cli.screen import print_json, print_table
from synth.emit.processors import ARCHITECTURES, AUTO, NATIVE, PROCESSORS

if TYPE_CHECKING:
    from synth.compiler.machines import CompileTarget


def show_targets(as_json: bool) -> None:
    """Print all targets, and the micro-architecture levels of each architecture. Raises UserError for an
    unknown name in SYNTH_FEATURES."""
    from synth.compiler.machines import compile_target, levels
    from synth.errors import UserError

    described = {NATIVE: "this very processor"} | {name: one.description for name, one in PROCESSORS.items()}
    rows: list[dict[str, Any]] = []
    for name, description in described.items():
        row = {"target": name, "processor": description}
        try:
            machine = compile_target(name)
        except UserError as error:
            rows.append(row | {"unusable": str(error)})
            continue
        rows.append(row | _kernels(machine) | {"features": list(machine.features)})
    several = [
        {"target": name, "level": level.name} | _kernels(level) | {"processor": level.code_target.processor}
        for name in ARCHITECTURES
        for level in levels(name, AUTO)
    ]
    if as_json:
        print_json({"targets": rows, "levels": several})
        return
    last = [row.get("unusable") or " ".join(row["features"]) for row in rows]
    cells = [(row["target"], row["processor"], *_words(row), of) for row, of in zip(rows, last, strict=True)]
    print_table("Targets", cells, ("--target", "processor"), ("bits",), ("kernels of", "features"))
    title = f"Levels (--features {AUTO}, or some with commas), the best first"
    cells = [(row["target"], row["level"], *_words(row), row["processor"]) for row in several]
    print_table(title, cells, ("--target", "level"), ("bits",), ("kernels of", "processor"))


def _kernels(machine: CompileTarget) -> dict[str, Any]:
    """Return the target's instruction set and register bits, both None for portable C."""
    if machine.portable:
        return {"kernels": None, "register_bits": None}
    return {"kernels": f"{machine.isa}/{machine.target}", "register_bits": machine.table.vector_bits}


def _words(row: dict[str, Any]) -> tuple[str, str]:
    if "unusable" in row:
        return "", ""
    return str(row["register_bits"] or ""), row["kernels"] or "portable C"
