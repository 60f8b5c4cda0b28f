"""The bytes form (int8): steps of four positions, the bytes of a row's 32-bit lane."""

from synth.forms.dot import dot_form

BYTES = dot_form("bytes", "bytes kernel", 4)
