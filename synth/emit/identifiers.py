"""Names that a caller may choose for C functions."""

from __future__ import annotations

import re

# Keywords of C and C++, and names that emitted headers use.
_RESERVED = """
alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl concept const
const_cast consteval constexpr constinit continue decltype default delete do double dynamic_cast else enum
explicit export extern false float for friend goto if inline int long main mutable namespace new noexcept not
not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires restrict return
short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try
typedef typeid typename typeof union unsigned using virtual void volatile wchar_t while xor xor_eq NULL errno
linux unix
int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t
"""


def is_identifier(word: str) -> bool:
    """Return whether C, C++ and emitted headers allow the caller to choose this name."""
    plain = re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", word)
    return bool(plain) and word not in _RESERVED.split() and not word.startswith("synth_")


def identifier(word: str) -> str:
    """Return the word with every character but ASCII letters, digits and _ replaced by _."""
    return re.sub(r"[^A-Za-z0-9_]", "_", word)
