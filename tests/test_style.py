"""The sentences of README and docs have at most 25 words each, and none of the words that the glossary
refuses."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.test_documentation import PAGES, text_of

#: The most words of a sentence.
LONGEST = 25
GLOSSARY = "docs/glossary.md"
ROOT = Path(__file__).resolve().parent.parent
#: What the glossary says of words that names do not have either.
NAMES = "refused in names"
_FENCED = re.compile(r"^```.*?^```$", re.M | re.S)
_COMMENT = re.compile(r"<!--.*?-->", re.S)
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_SPAN = re.compile(r"(?<!`)`[^`]+`")
#: Names in code spans that follow each other, with commas or "and" between them, count as one word.
_NAMES = re.compile(r"`(?:[,;]? (?:and |or |to )?`)+")
_ITEM = re.compile(r"\s*(?:[*-]|\d+\.)\s+")
_C_COMMENT = re.compile(r"/\*.*?\*/", re.S)
_ENDS = re.compile(r"(?<!et al)[.?!:](?=[\s)*\"]|$)")


def paragraphs(text: str) -> Iterator[str]:
    """Yield each paragraph and list item of a page, without headings, tables, code and comments."""
    lines: list[str] = []
    for line in [*_COMMENT.sub("", _FENCED.sub("", text)).splitlines(), ""]:
        item = _ITEM.match(line)
        code = line.startswith("    ") and not item and not lines
        if item or code or not line.strip() or line.startswith(("|", "#")):
            if lines:
                yield _LINK.sub(r"\1", " ".join(lines))
            lines = [line[item.end() :]] if item else []
        else:
            lines.append(line.strip())


def sentences(paragraph: str) -> Iterator[str]:
    """Yield the sentences of a paragraph. A colon ends a sentence: a statement or a list follows it."""
    plain = _NAMES.sub("`", _SPAN.sub("`", paragraph)).replace("`", "CODE")
    yield from (part.strip() for part in _ENDS.split(plain) if part.strip())


def word_count(sentence: str) -> int:
    """Return the number of words of a sentence; signs and dashes that stand alone are none."""
    return sum(any(map(str.isalnum, word)) for word in sentence.split())


def too_long(text: str) -> list[str]:
    """Return the sentences of a page that have more than ``LONGEST`` words."""
    return [s for p in paragraphs(text) for s in sentences(p) if word_count(s) > LONGEST]


def tables(text: str) -> list[list[list[str]]]:
    """Return the cells of every table of a page by row, without the line under the header."""
    found: list[list[list[str]]] = []
    before = ""
    for line in text.splitlines():
        if line.startswith("|"):
            found += [] if before.startswith("|") else [[]]
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        before = line
    return [[row for row in table if set(row[0]) != {"-"}] for table in found]


def refused_words(glossary: str, *marks: str) -> list[str]:
    """Return the words whose row of the glossary ends in one of ``marks``, "refused" or ``NAMES`` without
    them: the code spans of its first column, but not class names and what stands in brackets."""
    rows = [row for table in tables(glossary) for row in table if row[-1] in (marks or ("refused", NAMES))]
    return [word for row in rows for word in re.findall(r"`([a-z][a-z ]*)`", row[0].split("(")[0])]


def private_words(text: str, refused: list[str]) -> list[str]:
    """Return the refused words in a page's prose and tables, with what stands around each."""
    prose = _LINK.sub(r"\1", _SPAN.sub("CODE", _COMMENT.sub("", _FENCED.sub("", text))))
    word = re.compile(rf"\b(?:{'|'.join(map(re.escape, refused))})\b", re.I)
    flat = " ".join(prose.split())
    return [flat[max(0, found.start() - 30) : found.end() + 30] for found in word.finditer(flat)]


@pytest.mark.parametrize("page", PAGES)
def test_sentences_are_short(page: str) -> None:
    assert not too_long(text_of(page))


@pytest.mark.parametrize("page", PAGES)
def test_no_private_word_stands_in_prose(page: str) -> None:
    assert not private_words(text_of(page), refused_words(text_of(GLOSSARY)))


def test_the_glossary_has_one_sentence_for_each_word() -> None:
    found = tables(text_of(GLOSSARY))
    terms = [row for table in found if table[0] == ["term", "meaning", "source"] for row in table[1:]]
    private = [row for table in found if table[0][0] == "private word" for row in table[1:]]
    assert len(terms) > 60 and len(private) > 20
    for row in terms + private:
        assert all(row), row
        assert word_count(_SPAN.sub("CODE", row[1])) <= LONGEST and row[1].endswith("."), row
    assert {row[3] for row in private} <= {"refused", NAMES, "everyday"}
    assert len({row[0] for row in terms}) == len(terms)


def test_a_long_sentence_and_a_private_word_are_seen() -> None:
    long = "One `a b c` [link of four](x.md) " + "word " * 20
    assert too_long(f"# A\n\n{long}more.\n") and not too_long(f"# A\n\n{long.strip()}. And more.\n")
    assert too_long(f"* a\n* {long}more\n") and not too_long(f"| {long}more |\n\n```\n{long}more\n```\n")
    assert not too_long(f"{long.strip()}: `a`, `b` and `c`, `d`.\n")
    refused = refused_words(
        "| `fold`, `taken off` (`x.py`) | a | b | refused |\n| `level` | a | b | everyday |\n"
    )
    assert refused == ["fold", "taken off"]
    assert private_words("Sums are taken\noff.\n", refused) and private_words("| a | Folds fold |\n", refused)
    assert not private_words("A `fold`, two levels, unfolded. <!-- fold -->\n\n```\nfold\n```\n", refused)


#: Refused words in names that have another meaning there, by folder or file.
OTHER_MEANINGS: dict[tuple[str, str], str] = {
    ("isa_specs", "view"): "an array of another type with the same data",
    ("isa_specs/expr.py", "fold"): "constant folding",
    ("synth/cli", "cells"): "cells of a printed table",
    ("synth/compiler", "views"): "windows of buffers",
    ("synth/model", "view"): "a window of a buffer",
    ("synth/qnn", "cell"): "the cell of a recurrent network (LSTM)",
    ("synth/qnn", "cells"): "the cells of a recurrent network (LSTM)",
    ("synth/qnn", "fold"): "constant folding",
    ("synth/qnn", "view"): "an array of another shape with the same data",
}
#: Words that C texts and certificates of kernels do not have, although names and prose may.
IN_KERNELS = {
    "finish", "kept", "levels", "moved", "nowhere", "rounds", "share", "shares", "taken", "told", "turn",
    "unit", "units",
}  # fmt: skip


def names_of(text: str) -> Iterator[str]:
    """Yield the names of the classes, functions and parameters of a Python file."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg


def name_words(name: str) -> list[str]:
    """Return the words of an identifier: ``TileLoop`` and ``tile_loop`` have two."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]


def private_names(names: Iterable[str], refused: list[str], path: str) -> list[str]:
    """Return the identifiers that have a refused word with the meaning of the glossary."""
    other = {word for place, word in OTHER_MEANINGS if path.startswith(place)}
    return [name for name in names if set(name_words(name)) & set(refused) - other]


@pytest.mark.parametrize("folder", ["isa_specs", "sketches", "synth"])
def test_no_private_word_stands_in_names(folder: str) -> None:
    refused = refused_words(text_of(GLOSSARY), NAMES)
    assert len(refused) > 10
    found = {}
    for path in sorted((ROOT / folder).rglob("*.py")):
        names = [path.stem, *names_of(path.read_text(encoding="utf-8"))]
        if private := private_names(names, refused, path.relative_to(ROOT).as_posix()):
            found[path.relative_to(ROOT).as_posix()] = private
    assert not found


def kernel_words(text: str) -> tuple[set[str], set[str]]:
    """Return the words of the identifiers of a C text or of a certificate's keys, registers and buffers, and
    the words of its comments."""
    if text.startswith("{"):
        names, said = set(re.findall(r'"([A-Za-z_]\w*)@?\d*"', text)), set[str]()
    else:
        names = set(re.findall(r"[A-Za-z_]+", _C_COMMENT.sub("", text)))
        said = set(re.findall(r"[A-Za-z]+", " ".join(_C_COMMENT.findall(text))))
    return {word for name in names for word in name_words(name)}, {word.lower() for word in said}


def test_no_private_word_stands_in_kernels() -> None:
    """Neither in C texts nor in certificates of the library."""
    refused = set(refused_words(text_of(GLOSSARY), NAMES))
    found: dict[str, str] = {}
    for path in sorted((ROOT / "kernels_out").glob("*/*.[cjh]*")):
        names, said = kernel_words(path.read_text(encoding="utf-8"))
        assert names & {"program", "programs", "uint"}, path
        found |= dict.fromkeys(refused & (names | said) | IN_KERNELS & names, path.name)
    assert not found


def test_a_private_word_in_a_kernel_is_seen() -> None:
    assert kernel_words("int held0; /* in turn */ f(SYNTH_FACTS);") == (
        {"int", "held", "f", "synth", "facts"},
        {"in", "turn"},
    )
    assert kernel_words('{"share": 1, "rows": [["held0", "half@0"]]}')[0] == {"share", "rows", "held", "half"}


def test_a_private_word_in_a_name_is_seen() -> None:
    names = [*names_of("class FoldLine:\n    def unfold(self, the_fold, folds2): ...\n")]
    assert private_names(names, ["fold", "folds"], "sketches") == ["FoldLine", "the_fold", "folds2"]
