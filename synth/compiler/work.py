"""How much work compiling has done in this process, counted: no clock decides what is too much.

``python -m bench.compile_time`` prints the counts beside seconds, and a golden file keeps them, so that a
change that makes the compiler do the same work twice is seen.
"""

from __future__ import annotations

from collections import Counter

DONE: Counter[str] = Counter(texts=0, layers=0, intrinsics=0)
"""``texts``: TVMScript texts made into functions. ``layers``: low-bit layers that were scheduled. ``intrinsics``: tensor
intrinsics registered with TVM. What was taken from an earlier layer is not counted."""
