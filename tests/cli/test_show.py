"""What ``show`` says of a kernel in ten lines, and the sentences of other commands."""

import json
import re
from pathlib import Path

import pytest

from synth.cli.jobs import BuildRun, Settings
from synth.cli.tables import BuildOutcome, print_outcomes
from synth.library.costs import cheapest, form_costs
from synth.library.kernels import read_kernel
from synth.library.wording import counted, with_singulars
from tests.cli.commands import ROOT, run

OUT = ("--out", str(ROOT / "kernels_out"))
A2W1 = "neon/a2w1_hybrid_m8n1k64_aarch64"
#: A noun in the plural behind the number 1.
WRONG = re.compile(
    r"(?<![\w.,-])1 (?:instructions|lines|programs|bits|obligations|kernels|rows|columns|look-ups|lengths)\b"
)


def lines_of(name: str, *options: str) -> list[str]:
    result = run("show", name, *options, *OUT)
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


def test_ten_lines_say_what_runs_costs_is_claimed_and_left_out() -> None:
    lines = lines_of(A2W1)
    assert len(lines) == 10
    kernel = read_kernel(ROOT / "kernels_out" / A2W1)
    best = cheapest(form_costs(kernel.certificate, kernel.core))
    form = kernel.form(best.form)
    assert lines[0] == (
        f"{A2W1}: weights of 1 bit (bipolar: -1, 1) times activations of 2 bits (unsigned: 0, 1, 2, 3), "
        "for aarch64."
    )
    assert lines[1] == f"Runs: the {form.form.title}. Its cheapest tile has 16 rows by 7 columns (1x7)."
    assert lines[2].startswith(
        f"Costs: {best.cycles:.1f} cycles per 1,000 multiply-accumulates by the model of "
    )
    for other in ("bitplanes", "bytes", "block kernel"):
        (times,) = re.findall(rf"{other} (\d+\.\d\d) times", lines[2])
        assert float(times) > 1
    assert lines[3].startswith(
        "Instructions of a step: 4 per accumulator of 16 x 8 positions, 2 per weight register"
    )
    assert lines[5] == "Block kernel (CGO'20): 25 instructions, stated minimal."
    assert lines[6].startswith("Left out of its sketch: instructions with three register operands")
    longest = f"every K up to {form.report.longest_k:,} "
    assert lines[7].startswith("Claim: ") and longest in lines[7] and "65 obligations proved by" in lines[7]
    assert lines[8].startswith("Tested: 69 matrices equal numpy on unicorn aarch64")
    assert lines[9].startswith("Files: ") and f"synth-kernel explain {A2W1}" in lines[9]
    assert "Port pressure" in "\n".join(lines_of(A2W1, "--verbose"))


@pytest.mark.parametrize("name", ["avx2/a4w4_twos_m8n1k64", "avx512/a4w4_twos_m8n1k64_x86_64_amx"])
def test_a_wide_kernel_says_that_no_length_is_claimed(name: str) -> None:
    lines = lines_of(name)
    assert len(lines) == 10 and lines[5].startswith("Block kernel: none")
    assert lines[6].endswith("Nothing is claimed to be the shortest.")
    assert re.search(r"^Instructions of a step: [12] per accumulator of \d+ x \d+ positions", lines[3])


def test_wide_kernels_have_no_empty_columns(capsys: pytest.CaptureFixture[str]) -> None:
    """In ``list`` and in the tables of a run: the instructions of a step, and no claim on their number."""
    name = "avx2/a4w4_twos_m8n1k64"
    listed = run("list", "a4w4_twos_m8n1k64", "--isa", "avx2", *OUT).stdout
    assert re.search(rf"^{name} +tables, bytes +16, 2 +proved$", listed, re.M)
    assert "without one, of a step of each form" in listed
    assert "instr.:" not in run("list", A2W1, *OUT).stdout
    assert re.search(r" tables 16, bytes 2 ", run("list", name, "--verbose", *OUT).stdout)
    (row,) = json.loads(run("list", name, "--json", *OUT).stdout)["kernels"]
    kernel = read_kernel(ROOT / "kernels_out" / name)
    counts = {form: report.instructions for form, report in kernel.certificate.forms.items()}
    assert row["steps"] == {form: of["inner"] for form, of in counts.items()} == {"tables": 16, "bytes": 2}
    for verbose in (False, True):
        made = BuildRun(Path("kernels"), Settings(1.0, 1.0), 1, verbose=verbose)
        print_outcomes([BuildOutcome(name, "kept", kernel, (Path("x"),))], [], [], made, 1.0)
    text = capsys.readouterr().out
    assert re.search(rf"^{name} +16, 2 +no claim +proved", text, re.M) and "compared by cycles" in text
    every = ", ".join(f"{what} {count}" for what, count in counts["tables"].items())
    assert re.search(rf"^{name} +tables +8 +{every}$", text, re.M)


def test_an_artifact_without_forms_says_so_in_fewer_lines() -> None:
    lines = lines_of("neon/bitpack_a2_aarch64")
    assert lines[0] == "neon/bitpack_a2_aarch64: codes to 2 bitplanes, for aarch64."
    assert lines[1] == "Runs: 12 instructions for 32 positions, 36 instructions for 128 positions."
    assert lines[3] == "Lengths: the search states that 30 shorter lengths of its steps have no program."
    assert len(lines) == 7 and "every input (10 obligations proved by" in lines[4]


@pytest.mark.parametrize(
    "name", [A2W1, "avx512/a4w4_twos_m8n1k64_x86_64_amx", "neon/repack_a1_armv7", "avx2/linear_w1"]
)
def test_the_number_1_stands_before_a_singular(name: str) -> None:
    for options in ((), ("--verbose",)):
        text = "\n".join(lines_of(name, *options))
        assert not WRONG.search(text), WRONG.search(text)
    assert WRONG.search("368 programs of 1 lines") and not WRONG.search("11 lines, 2.1 lines")


def test_check_adds_obligations_up() -> None:
    result = run("check", "neon/a1w1_hybrid_m8n1k64_aarch64", "--jobs", "1", "--verbose", *OUT)
    assert result.exit_code == 0, result.output
    total, each = re.search(r"(\d+) obligations proved \(([^)]*)\)", result.stderr).groups()  # type: ignore[union-attr]
    counts = dict(part.split() for part in each.split(", "))
    assert [*counts] == ["block", "bitplanes", "tables", "bytes"]
    assert sum(map(int, counts.values())) == int(total) and "0" not in counts.values()
    assert re.match(r"1 of 1 kernel in \S+ with neon/a1w1_\S+ in its name holds \[", result.stdout)


def test_words_behind_numbers() -> None:
    assert [counted(n, "line") for n in (0, 1, 1000)] == ["0 lines", "1 line", "1,000 lines"]
    text = "288 programs of 1 lines with 1 look-ups, 21 lines, 1 programs"
    assert with_singulars(text) == "288 programs of 1 line with 1 look-up, 21 lines, 1 program"
