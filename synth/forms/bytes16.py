"""Bytes in steps of sixteen positions: a whole register of a column's codes, where an instruction takes parts
of it, or those of two columns."""

from synth.forms.groups import group_form

BYTES16 = group_form("bytes16", "kernel of bytes in steps of 16", 16)
