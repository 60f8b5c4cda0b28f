"""Linear layers in quantization groups whose codes are indices into a table (``sketches.block_tables``)."""

from __future__ import annotations

from isa_specs.instruction import Isa
from sketches.block_tables import ENTRIES, ENTRY_BITS, BlockTableProgram, BlockTableSpec, table_spec
from synth.library.kinds.linear import LinearKind
from synth.library.kinds.programs import fields_of


class TableLinearKind(LinearKind):
    """The kind of linear layers with tables. Its specification is the number of bits of entries."""

    name = "linear_t4"
    title = "linear kernel with a table"
    purpose = f"linear layers in blocks, weights are {{}}-bit entries of a table of {ENTRIES}"
    fields = fields_of(BlockTableProgram)
    bits = ENTRY_BITS

    def block_spec(self, spec: int) -> BlockTableSpec:
        return table_spec(spec)

    def has_kernels(self, isa: Isa, target: str) -> bool:
        """Return whether the target has such kernels: whether one instruction looks up all bytes of a
        register in a table of 16 bytes. ARMv7 has none."""
        every = (i for i in isa.on(target) if i.family == "table" and isa.whole(i, 2))
        return super().has_kernels(isa, target) and any(every)

    def command(self, isa: Isa, target: str, spec: int) -> str:
        return f"linear --entries {spec} --isa {isa.name}"


#: The kind of linear layers with tables.
TABLE_LINEAR = TableLinearKind()
