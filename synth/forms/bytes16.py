"""The bytes16 form (int8): steps of 16 positions, for products by parts of a register or by two columns."""

from synth.forms.dot import dot_form

BYTES16 = dot_form("bytes16", "kernel of bytes in steps of 16", 16)
