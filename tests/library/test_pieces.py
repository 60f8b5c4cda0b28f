"""C texts in pieces: put together they are the same to the last byte, and who writes into one folder loses
nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import isa_specs
from synth.errors import VerificationError
from synth.library.check import check_folder
from synth.library.kernels import load, pieces_path, read_kernel
from synth.library.pieces import KERNEL, LOGIC, cut, digest, file_text, read_pieces, whole
from synth.library.store import write
from tests.conftest import parts_of

NEON = isa_specs.load("neon")
LOOP = (
    "/* a loop */\n"
    "int f_g(void) {\n"
    "  __asm__(\n"
    '    "orn v0.16b, v1.16b, v2.16b\\n\\t"\n'
    '    "bic v0.16b, v1.16b, v2.16b\\n\\t"\n'
    '    : : : "memory");\n'
    "}\n"
)


def test_a_text_is_cut_behind_its_definitions() -> None:
    text = (
        "/* head\n"
        " *\n"
        " * more\n"
        " */\n"
        "#include <stdint.h>\n"
        "static const int f_x[] = {\n"
        "    1, 2};\n"
        f"{LOOP}{LOOP.replace('bic', 'orn')}int f_end;"
    )
    made = cut(text, "f", NEON)
    assert [name.split(" ")[1:] for name in made.names] == [
        [], [], [], [], ["orn,bic", "01"], [], [], ["orn"], [], []
    ]  # fmt: skip
    # Of the loops the assembly is the same but for what it multiplies with; so is what is around it.
    assert [name.split(" ")[0] for name in made.names[3:6]] == [
        name.split(" ")[0] for name in made.names[6:9]
    ]
    assert whole(made.names, made.pieces, "f") == text
    assert whole(made.names, made.pieces, "h") == text.replace("f", "h")
    file = file_text("bytes, neon, aarch64", [made.names, made.names], made.pieces)
    assert read_pieces(file) == made.pieces
    assert f"int {KERNEL}_g(void)" in file and f"\t{LOGIC} v0.16b, v1.16b, v2.16b\n" in file
    with pytest.raises(AssertionError, match="has a tab"):
        cut("\tint f;\n", "f", NEON)


def test_what_is_damaged_is_said() -> None:
    made = cut(LOOP, "f", NEON)
    (name,) = (name for name in made.names if " " in name)
    key = name.split(" ")[0]
    for said in ("orn,bic 02", "orn,bic 0", "orn,bic x1"):
        with pytest.raises(VerificationError, match="are not filled"):
            whole([f"{key} {said}"], made.pieces, "f")
    with pytest.raises(VerificationError, match="not what was written"):
        whole([name], {key: made.pieces[key] + " "}, "f")
    with pytest.raises(KeyError):
        whole([name], {}, "f")
    assert digest(made.pieces[key]) == key


def test_every_text_of_a_kernel_is_a_whole_file() -> None:
    kernel = load("neon", 2, 1, target="aarch64")
    for text in kernel.sources.values():
        assert KERNEL not in text and LOGIC not in text and '#include "' not in text


def test_two_that_write_into_one_folder(tmp_path: Path) -> None:
    """Whatever the order: no kernel is lost, and the files are those of the same kernels written one after
    the other."""
    code = (
        "import sys; from pathlib import Path; from synth.library.kernels import load; from "
        "synth.library.store import write\n"
        "kernels = [load('avx2', 1, w, encoding) for w in (1, 2) for encoding in sys.argv[2:]]\n"
        "for _ in range(6):\n"
        "  for kernel in kernels: write(kernel, Path(sys.argv[1]))\n"
    )
    both, one = tmp_path / "both", tmp_path / "one"
    encodings = (("hybrid", "twos"), ("unipolar", "bipolar"))
    started = [subprocess.Popen([sys.executable, "-c", code, str(both), *names]) for names in encodings]
    assert [process.wait(120) for process in started] == [0, 0]
    for names in encodings:
        for w in (1, 2):
            for name in names:
                write(load("avx2", 1, w, name), one)
    files = sorted(path.relative_to(one) for path in one.rglob("*.*"))
    assert files == sorted(path.relative_to(both) for path in both.rglob("*.*"))
    assert all((one / path).read_bytes() == (both / path).read_bytes() for path in files)


def test_what_no_kernel_needs_goes(tmp_path: Path) -> None:
    first, second = load("avx2", 1, 1, "hybrid"), load("avx2", 3, 3, "twos")
    path = write(first, tmp_path)[-1]
    alone = {
        part: pieces_path(path.parent, part, "x86_64").read_text() for part in parts_of("avx2", "x86_64")
    }
    other = write(second, tmp_path)[-1]
    assert read_kernel(path).sources == first.sources and read_kernel(other).sources == second.sources
    other.unlink()
    assert sum("is not just the pieces" in result.message for result in check_folder(tmp_path)) == len(
        parts_of("avx2", "x86_64")
    )
    write(first, tmp_path)
    assert {
        part: pieces_path(path.parent, part, "x86_64").read_text() for part in parts_of("avx2", "x86_64")
    } == alone
