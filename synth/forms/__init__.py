"""The forms of a kernel beside its block: bitplanes, tables (of 16 entries, and of 64), bytes (in steps of
four positions, of 16 and of 64) and depthwise (bytes whose rows have activations of their own). Everything
that depends on a form is in its file."""

#: Every form that the target has.
AUTO = "auto"
#: The forms by name, in the order in which a kernel's are made (``synth.forms.registry`` has what they are).
NAMES = ("bitplanes", "tables", "tables64", "bytes", "bytes16", "bytes64", "depthwise")
#: Those that take operands of any number of bits: a byte holds a code.
BYTES = ("bytes", "bytes16", "bytes64", "depthwise")


def choices() -> tuple[str, ...]:
    """What ``--form`` accepts."""
    return (AUTO, *NAMES)
