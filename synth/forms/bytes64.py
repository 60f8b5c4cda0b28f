"""The bytes64 form (int8): steps of 64 positions, one row of a tile register in a matrix product."""

from synth.forms.dot import dot_form

BYTES64 = dot_form("bytes64", "kernel of bytes in steps of 64", 64)
