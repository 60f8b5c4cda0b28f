"""The memory of an exported program on its target: flash and RAM as an embedded engineer counts them."""

from __future__ import annotations

import io
from dataclasses import dataclass

from elftools.elf.elffile import ELFFile

#: ELF's flags SHF_ALLOC and SHF_EXECINSTR.
_ALLOCATED, _EXECUTED = 2, 4


@dataclass(frozen=True)
class Footprint:
    """Bytes of a program without the C library and the arguments. In flash: machine ``code``, ``constants``
    of the model, and ``tables``, other read-only data. In RAM: the ``arena``, ``workspaces``, other
    ``variables``, and the ``stack`` of a run, None if it was not measured."""

    code: int
    constants: int
    tables: int
    arena: int
    workspaces: int
    variables: int
    stack: int | None = None

    @property
    def flash(self) -> int:
        return self.code + self.constants + self.tables

    @property
    def ram(self) -> int:
        return self.arena + self.workspaces + self.variables + (self.stack or 0)


def footprint(image: bytes, arena: int, workspaces: int) -> Footprint:
    """Return the memory of an object file whose variables include ``arena`` and ``workspaces`` bytes."""
    code = read_only = written = constants = 0
    for section in ELFFile(io.BytesIO(image)).iter_sections():
        flags, size = section["sh_flags"], section["sh_size"]
        if not flags & _ALLOCATED:
            continue
        if flags & _EXECUTED:
            code += size
        elif section.name.startswith(".rodata.synth"):
            constants += size
        elif section["sh_type"] == "SHT_NOBITS" or section.name == ".data":
            written += size
        else:
            read_only += size
    return Footprint(code, constants, read_only, arena, workspaces, max(0, written - arena - workspaces))
