"""The bytes16 form (int8): steps of 16 positions, for products by parts of a register or by two columns."""

from synth.forms.groups import group_form

BYTES16 = group_form("bytes16", "kernel of bytes in steps of 16", 16)
