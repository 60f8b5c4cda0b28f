"""The forms of a kernel beside its block: bitplanes, tables and bytes. Everything that depends on a form is in its file."""
