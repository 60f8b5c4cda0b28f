"""The bytes64 form (int8): steps of 64 positions, one row of a tile register in a matrix product."""

from synth.forms.groups import group_form

BYTES64 = group_form("bytes64", "kernel of bytes in steps of 64", 64)
