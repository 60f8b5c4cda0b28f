"""Bytes in steps of 64 positions: a row of a tile, where an instruction multiplies tiles as matrices."""

from synth.forms.groups import group_form

BYTES64 = group_form("bytes64", "kernel of bytes in steps of 64", 64)
