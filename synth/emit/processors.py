"""Processors by name, for the option ``target``."""

from __future__ import annotations

from isa_specs.architecture import Processor, architectures

#: The processor of this computer with all its features.
NATIVE = "native"
#: All micro-architecture levels of an architecture in one program.
AUTO = "auto"
#: Architectures by the name of a program with several levels.
ARCHITECTURES = {row.program: row.name for row in architectures().values() if row.program}
#: Every processor by name, and its architecture.
PROCESSORS: dict[str, Processor] = {
    one.name: one for row in architectures().values() for one in row.processors
}
ARCHITECTURE_OF = {one.name: row.name for row in architectures().values() for one in row.processors}
