"""What people write in inline assembly, as compilers write it: numbers that serve as labels again and again,
conditions without a dot, words of instructions that an older assembler has no name for."""

import re
from collections.abc import Iterable, Iterator

#: Bits that say which instruction a word is, for each of them; its registers are in the other ones.
_WORDS = (
    (0xFFE0FC00, 0x4E80A400, "smmla"), (0xFFE0FC00, 0x4E809400, "sdot"), (0xFFC0F400, 0x4F80E000, "sdot"),
)  # fmt: skip


def plain(lines: Iterable[str]) -> Iterator[str]:
    """Lines of AArch64 assembly without comments, and as compilers write them. Words that are no dot product
    stay words."""
    seen: dict[str, int] = {}
    for raw in lines:
        line = re.sub(r"//.*", "", raw).strip()
        while label := re.match(r"(\d+):\s*", line):
            seen[label[1]] = seen.get(label[1], 0) + 1
            yield f".Lasm{label[1]}_{seen[label[1]]}:"
            line = line[label.end() :]
        line = re.sub(r"^b(eq|ne|[cv][cs]|hs|lo|mi|pl|hi|ls|ge|lt|gt|le)\b", r"b.\1", line)
        if aim := re.search(r"(?<=[\s,])(\d+)([bf])$", line):
            line = f"{line[: aim.start()]}.Lasm{aim[1]}_{seen.get(aim[1], 0) + (aim[2] == 'f')}"
        yield _decoded(int(line.split()[1], 16)) if re.match(r"\.inst\s+0x", line) else line


def _decoded(word: int) -> str:
    """The instruction of a word, or the word. By element a dot product takes four bytes of a register."""
    for mask, bits, name in _WORDS:
        if word & mask == bits:
            to, left, right = word & 31, word >> 5 & 31, word >> 16 & 31
            element = f"4b[{word >> 10 & 2 | word >> 21 & 1}]" if word & 1 << 24 else "16b"
            return f"{name} v{to}.4s, v{left}.16b, v{right}.{element}"
    return f"word {word:#x}"
