"""Processors that code is made for by a name: what a person writes for ``target``."""

from __future__ import annotations

from isa_specs.architecture import Processor, architectures

#: This very processor, with all that it has.
NATIVE = "native"
#: All levels of an architecture in one program.
AUTO = "auto"
#: Targets with several levels in one program, and what C is compiled for.
ARCHITECTURES = {row.program: row.name for row in architectures().values() if row.program}
#: Every processor by name, and its architecture.
PROCESSORS: dict[str, Processor] = {
    one.name: one for row in architectures().values() for one in row.processors
}
ARCHITECTURE_OF = {one.name: row.name for row in architectures().values() for one in row.processors}
