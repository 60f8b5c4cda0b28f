"""Numbers in sentences: the noun behind a number has the number's grammatical form."""

from __future__ import annotations

import re

#: Nouns behind the number 1 in texts that certificates and programs have with a plural.
_PLURAL = re.compile(
    r"\b(1 (?:bit|bitplane|candidate|instruction|level|line|look-up|position|program|state|step))s\b"
)


def counted(number: int, noun: str) -> str:
    """Return a number with its noun: ``1 kernel``, ``2 kernels``."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def with_singulars(text: str) -> str:
    """Return a text with ``1 line`` in place of ``1 lines``."""
    return _PLURAL.sub(r"\1", text)
