"""C macros for what only some compilers have."""

from __future__ import annotations

_ATTRIBUTE = "__attribute__(({}))"
#: By macro: its text with GNU C, and without. ``{register}`` is the constraint for a vector register.
#: ``SYNTH_KEEP`` keeps compilers from unpacking a value again for every column: they move the masks of
#: unpacked weights behind the products. ``SYNTH_KEEP_POINTER`` keeps them from computing an address again in
#: every step.
_MACROS = {
    "SYNTH_INLINE": (f"static inline {_ATTRIBUTE.format('always_inline')}", "static inline"),
    "SYNTH_CALLED": (f"static {_ATTRIBUTE.format('noinline')}", "static"),
    "UNROLL": ('_Pragma("GCC unroll 16")', ""),
    "SYNTH_ROLLED": ('_Pragma("GCC unroll 1")', ""),
    "SYNTH_KEEP(value)": ('__asm__("" : "+{register}"(value))', "((void)0)"),
    "SYNTH_KEEP_POINTER(value)": ('__asm__("" : "+r"(value))', "((void)0)"),
    "SYNTH_AHEAD(address)": ("__builtin_prefetch(address, 0, 3)", "((void)0)"),
}


#: C: what functions are declared with that other files call.
TILE_MACRO = "#ifndef SYNTH_TILE\n#define SYNTH_TILE\n#endif\n"


def macros(text: str, register: str = "r") -> str:
    """Return C that defines the macros that ``text`` uses. ``register``: the constraint of a vector register
    (``Isa``)."""
    used = [name for name in _MACROS if name.removesuffix("value)").removesuffix("address)") in text]
    with_gnu, without = (
        "".join(f"#define {name} {_MACROS[name][number]}".rstrip() + "\n" for name in used)
        for number in (0, 1)
    )
    return f"#if defined(__GNUC__)\n{with_gnu}#else\n{without}#endif\n".replace("{register}", register)
