"""The kernel forms beside the block kernel: bitplanes, tables of 16 and of 64 entries, bytes in steps of 4,
16 and 64 positions, and depthwise. A form's file has everything that depends on the form."""

#: The choice of every form that a target offers.
AUTO = "auto"
#: The name of the block kernel among the programs of an artifact, and of a program that is the only one.
BLOCK = "block"
#: Names of the forms, in the order in which a kernel's forms are built (``synth.forms.registry``).
NAMES = ("bitplanes", "tables", "tables64", "bytes", "bytes16", "bytes64", "depthwise")
#: Forms for operands of 1 to 8 bits: each byte stores a code.
BYTES = ("bytes", "bytes16", "bytes64", "depthwise")


def choices() -> tuple[str, ...]:
    """Return the values that the option ``--form`` accepts: AUTO and the names of all forms."""
    return (AUTO, *NAMES)
