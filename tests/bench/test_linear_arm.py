"""Static throughput of linear layers on Arm: rounds are whole, words are read right, counts add up."""

import json
import random
import subprocess
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner
from elftools.elf.elffile import ELFFile

from tests.needs import import_or_skip

import_or_skip("matplotlib")
import_or_skip("ziglang")

from bench import linear_arm
from bench.neon_loops import find_nest, mnemonic, plain
from bench.neon_models import mca_cycles, table_bounds
from synth.emit.toolchain import find_compiler
from synth.errors import UserError
from synth.linear.kernels import load_linear

CORE = "neoverse-n2"
#: Blocks of steps: some have no step, scales are of one kind or of another, two steps are left over.
NEST = """\
f:
.LBB0_1:
\tld1r\t{ v0.4s }, [x0]
\tcbz\tw4, .LBB0_4
// %bb.2:
\tmov\tw5, w4
.LBB0_3:
\tsdot\tv0.4s, v1.16b, v2.16b
\tsubs\tw5, w5, #1
\tb.ne\t.LBB0_3
.LBB0_4:
\tcbz\tw6, .LBB0_6
// %bb.5:
\tldr\td3, [x1]
\tfcvtl\tv3.4s, v3.4h
\tb\t.LBB0_7
.LBB0_6:
\tldr\tq3, [x1]
.LBB0_7:
\tscvtf\tv0.4s, v0.4s
\tsubs\tx2, x2, #1
\tb.ne\t.LBB0_1
// %bb.8:
\tret
.Lfunc_end0:
"""
#: A loop over blocks, in inline assembly, as ggml has it.
GGML = """
#include <arm_neon.h>
void ggml_vec_dot_q4_0_q8_0(int n) {
  __asm__ __volatile__("1:" "nop\\n" "bne 2f\\n" "2:" ".inst 0x4e809420\\n"
    ".inst 0x4fa5e8cc\\n" "bgt 1b\\n" ::: "v0", "v12", "cc");
}
void ggml_vec_dot_q8_0_q8_0(int n) {
  __asm__ __volatile__("1: .inst 0x4e809420\\n .inst 0x4e809420\\n .inst 0x12345678\\n bgt 1b\\n" ::: "v0");
}
void ggml_vec_dot_q2_0_q8_0(int n) {
  __asm__ __volatile__("1: nop\\n 2: .inst 0x4e809420\\n .inst 0x4e809420\\n bgt 2b\\n bne 1b\\n" ::: "v0");
}
"""


def test_a_round_of_blocks_passes_its_steps() -> None:
    names = ["ld1r", "cbz", "mov", *["sdot", "subs", "b.ne"] * 3, "cbz"]
    behind = ["scvtf", "subs", "b.ne"]
    nest = find_nest(NEST, "f", "sdot", 1)
    assert [mnemonic(line) for line in nest.round(3)] == [*names, "ldr", *behind]
    nest = find_nest(NEST, "f", "sdot", 1, "fcvtl", 1)
    assert [mnemonic(line) for line in nest.round(3)] == [*names, "ldr", "fcvtl", "b", *behind]
    with pytest.raises(LookupError, match="3 steps in rounds of 2"):
        replace(nest, steps=2).round(3)
    inner = NEST.replace("b.ne\t.LBB0_1", "b.ne\t.LBB0_7")
    with pytest.raises(LookupError, match="f: no loop around the loop of steps"):
        find_nest(inner, "f", "sdot", 1)


def test_words_are_what_the_assembler_makes_of_instructions(tmp_path: Path) -> None:
    draw = random.Random(1)
    regs = [[draw.randrange(32) for _ in range(3)] for _ in range(40)]
    lines = [f"smmla v{a}.4s, v{b}.16b, v{c}.16b" for a, b, c in regs]
    lines += [f"sdot v{a}.4s, v{b}.16b, v{c}.16b" for a, b, c in regs]
    lines += [f"sdot v{a}.4s, v{b}.16b, v{c}.4b[{draw.randrange(4)}]" for a, b, c in regs]
    (tmp_path / "unit.s").write_text("\n".join([".text", *lines, "ummla v0.4s, v1.16b, v2.16b", ""]))
    command = [*find_compiler("aarch64", "zig").command, "-target", "aarch64-linux-musl"]
    command += ["-mcpu=generic+dotprod+i8mm", "-c", "unit.s", "-o", "unit.o"]
    subprocess.run(command, cwd=tmp_path, check=True)
    with (tmp_path / "unit.o").open("rb") as file:
        code = ELFFile(file).get_section_by_name(".text").data()
    words = [int.from_bytes(code[n : n + 4], "little") for n in range(0, len(code), 4)]
    *read, last = plain(f".inst {word:#x}" for word in words)
    assert read == lines
    assert last == f"word {words[-1]:#x}"


def test_labels_of_inline_assembly() -> None:
    text = [
        "1: mov x0, #0x2f // 1f",
        "1: b 1b",
        "bgt 1f",
        "2:1:",
        "cbz x1, 2b",
        "blt 3f",
        "3:",
        "bne 3b",
        "bl f",
    ]
    assert list(plain(text)) == [
        ".Lasm1_1:", "mov x0, #0x2f", ".Lasm1_2:", "b .Lasm1_2", "b.gt .Lasm1_3", ".Lasm2_1:", ".Lasm1_3:",
        "", "cbz x1, .Lasm2_1", "b.lt .Lasm3_1", ".Lasm3_1:", "",
        "b.ne .Lasm3_1", "bl f",
    ]  # fmt: skip


def test_our_rounds_are_whole() -> None:
    codes = list(linear_arm.ours(4, CORE, (32, 256)))
    assert {(code.columns, code.filters, code.dot) for code in codes} >= {(1, 16, "smmla"), (8, 4, "smmla")}
    for code in codes:
        counts, registers = Counter(map(mnemonic, code.lines)), code.filters // 4
        # Half of what it multiplies is for a column that is not there.
        made = counts["smmla"] * 32 // (2 if code.columns == 1 else 1)
        assert made == code.macs == code.columns * code.filters * code.block
        # A scale is read, a sum converted and added once per register and block, whatever its length.
        assert counts["fcvtl"] == registers
        assert counts["fmla"] == registers * code.columns
        assert counts["scvtf"] - counts["fmla"] in (0, 1)  # one zero point of all
        assert code.own is not None and 0 < code.own < len(code.lines)
    short, long = codes[:2]
    assert short.own == long.own and (short.columns, short.filters) == (long.columns, long.filters)


def test_counts_of_published_loops_add_up() -> None:
    codes = [one.code() for one in linear_arm.KLEIDIAI]
    assert [len(code.lines) for code in codes] == [40, 329, 123]
    for code in codes:
        products = sum(mnemonic(line) == code.dot for line in code.lines)
        assert products * linear_arm.MACS[code.dot] == code.macs
    for one in linear_arm.estimates(codes, CORE):
        assert list(one.rates) == ["pipes"]
        assert 0.3 < one.rate / one.alone < 1


def test_conversions_take_half_of_the_pipes_twice() -> None:
    """A pipe of two, two of four: Arm's optimization guides."""
    for name, cycles in (("neoverse-n1", 8), ("neoverse-n2", 8), ("neoverse-v1", 4), ("neoverse-v2", 4)):
        for line in ("scvtf v0.4s, v1.4s", "scvtf v0.4s, v1.4s, #4", "fcvtl v0.4s, v1.4h"):
            assert table_bounds([line] * 4, name).ports == cycles
        simulated = mca_cycles(["scvtf v0.4s, v1.4s"] * 4, name)
        assert simulated is None or simulated == pytest.approx(cycles, rel=0.05)


def test_ggml_is_read_from_its_source(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UserError, match=r"no ggml/src/ggml-cpu/arch/arm/quants\.c in it; name llama\.cpp's"):
        list(linear_arm.ggmls(tmp_path, "neoverse-n1"))
    folder = tmp_path / "ggml" / "src" / "ggml-cpu" / "arch" / "arm"
    folder.mkdir(parents=True)
    (folder / "quants.c").write_text(GGML)
    (folder / "repack.cpp").write_text("")
    linear_arm.ggml_text.cache_clear()
    nested, code = linear_arm.ggmls(tmp_path, "neoverse-n1")
    assert (code.who, code.positions, code.block) == ("ggml_vec_dot_q4_0_q8_0", 32, 32)
    names = ["nop", "b.ne", "sdot", "sdot", "b.gt"]
    assert [mnemonic(line) for line in code.lines] == names
    # Half a block a round, in a loop of its own.
    assert (nested.who, nested.positions, nested.block) == ("ggml_vec_dot_q2_0_q8_0", 64, 64)
    assert [mnemonic(line) for line in nested.lines] == ["nop", *["sdot", "sdot", "b.gt"] * 2, "b.ne"]
    said = capsys.readouterr().err
    assert "not analysed: ggml_gemm_q4_0_4x4_q8_0: no such function in the assembly" in said
    assert "not analysed: ggml_vec_dot_q8_0_q8_0: word 0x12345678 is no known instruction" in said


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "arm.json"
    ran = CliRunner().invoke(linear_arm.main, f"--cores {CORE} --bits 4 --json {file}".split())
    assert ran.exit_code == 0, ran.output
    assert "ggml: left out; --ggml names a folder" in ran.stderr
    found = json.loads(file.read_text())["estimates"]
    tiles = load_linear(4, "neon", "aarch64_i8mm").program.tiles
    assert len([one for one in found if one["code"]["who"] == "ours"]) == len(tiles)
    assert all(0 < rate <= one["alone"] for one in found for rate in one["rates"].values())
    # The table has the best tile of each number of rows, and all of KleidiAI's.
    assert ran.stdout.count("ours") == len({tile.columns for tile in tiles}) == 4
    assert ran.stdout.count("KleidiAI") == 3
    ran = CliRunner().invoke(linear_arm.main, ["--blocks", "512"])
    assert ran.exit_code == 2 and "--blocks 512: 256 at most" in ran.stderr
