"""What ``show`` and ``explain`` say of a kernel, and what solver and second search answer."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from pysmt.logics import QF_LIA
from pysmt.shortcuts import FALSE

from synth.cli.jobs import BuildRun, Settings
from synth.cli.tables import BuildOutcome, print_outcomes
from synth.library.c_forms import FormEntry, level_of
from synth.library.costs import cheapest, form_costs
from synth.library.kernels import Kernel, read_kernel
from synth.library.kinds.matmul import MATMUL
from synth.library.wording import counted, with_singulars
from synth.prove.obligation import Obligation
from tests.cli.commands import ROOT, refused, run

OUT = ("--out", str(ROOT / "kernels_out"))
A2W1, A4W4 = "neon/a2w1_hybrid_m8n1k64_aarch64", "avx2/a4w4_twos_m8n1k64"
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


def test_words_behind_numbers() -> None:
    assert [counted(n, "line") for n in (0, 1, 1000)] == ["0 lines", "1 line", "1,000 lines"]
    text = "288 programs of 1 lines with 1 look-ups, 21 lines, 1 programs"
    assert with_singulars(text) == "288 programs of 1 line with 1 look-up, 21 lines, 1 program"


A3W3 = "neon/a3w3_twos_m8n1k64_armv7"
TITLES = (
    "What was searched", "Why it is minimal, or what is open", "What the solver was asked",
    "What the sketches leave out", "Which form a layer gets",
)  # fmt: skip


def kernel(name: str) -> Kernel:
    return read_kernel(ROOT / "kernels_out" / name)


def page(name: str, *options: str) -> dict[str, str]:
    """Return the sections of a page by title; what follows the last title is part of it."""
    result = run("explain", name, *options, *OUT)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith(f"{name}\n")
    titles = [title for title in TITLES if f"\n{title}\n" in result.stdout]
    parts = re.split(rf"^(?:{'|'.join(titles)})$", result.stdout, flags=re.M)[1:]
    assert re.findall(rf"^(?:{'|'.join(titles)})$", result.stdout, re.M) == titles
    return dict(zip(titles, parts, strict=True))


def document(name: str, *options: str) -> dict[str, Any]:
    result = run("explain", name, "--json", *options, *OUT)
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_a_page_answers_every_question() -> None:
    said = page(A2W1)
    assert [*said] == [*TITLES]
    searched, claimed, asked, left_out, chosen = said.values()
    assert 'Sketch "compute: one plane pair (row lines)" with 4 inputs, 76 operations:' in searched
    assert (
        "- Length 3: no program (enumeration exhausted on 64 test bytes: 236704 programs of 3 lines"
        in searched
    )
    assert "- Lengths 1..8: no program (A* exhausted every state of estimated length <= 8)." in searched
    assert "of 1 line with" in searched and "1 lines" not in searched
    assert "minimal, every shorter length of the sketch of all planes together has no program." in claimed
    assert f"synth-kernel check --minimality {A2W1}\n" in claimed and "stated" in claimed
    for part, report in kernel(A2W1).certificate.kernels.items():
        assert re.search(
            rf"^  {part}: {report.proof.obligations} obligations of [\d,]+ terms\. ", asked, re.M
        )
    assert "proof 0.04" in asked and "tables 0.22" in asked
    for report in kernel(A2W1).certificate.searches:
        assert report.left_out.partition(";")[0] in left_out
    assert "by the model of neoverse-n1." in chosen and "The block kernel takes 30.3 cycles" in chosen
    assert re.search(r"^dense layer, one image +1000 x 1 x 512 .* tables$", chosen, re.M)


def test_open_lengths_come_with_the_command_that_may_decide_them() -> None:
    found = kernel(A3W3).certificate
    searched, claimed, *_ = page(A3W3).values()
    assert "- Length 5: open (5 lines and 0 look-ups: budget of 150000000 programs)." in searched
    assert "- Lengths 6..24: open (not tried, length 5 is undecided)." in searched
    for report in found.searches:
        if report.open_lengths:
            first, last = report.open_lengths[0], report.open_lengths[-1]
            assert f'Open in the sketch "{report.sketch}": {first}..{last}, by this limit: ' in claimed
    assert (
        f"synth-kernel {MATMUL.command(kernel(A3W3).isa, 'armv7', found.spec)} --effort 10 --out DIR"
        in claimed
    )
    assert "may decide" not in page(A2W1)[TITLES[1]]


def test_a_kernel_without_a_block_claims_no_length() -> None:
    said = page(A4W4)
    assert TITLES[3] not in said and "Sketch" not in said[TITLES[0]]
    assert said[TITLES[1]].strip() == "No length is claimed to be minimal."
    assert "has no block kernel" in said[TITLES[4]] and "It claims no minimality." in said[TITLES[0]]
    of_avxvnni = page("avx2/a4w4_twos_m8n1k64_x86_64_avxvnni")[TITLES[4]]
    assert "run the forms of the kernel for x86_64, not compared here." in of_avxvnni


def test_artifacts_without_forms_have_fewer_sections() -> None:
    said = page("neon/bitpack_a2_aarch64")
    assert [*said] == [*TITLES[:3]] and "takes the shortest of a few plans" in said[TITLES[0]]
    assert "block: 10 obligations" in said[TITLES[2]] and "check --minimality neon/bitpack" in said[TITLES[1]]
    assert [*page("avx2/linear_w4")] == [TITLES[0], TITLES[2]]


def test_json_has_every_obligation_and_its_size() -> None:
    found, certificate = document(A2W1), kernel(A2W1).certificate
    counts = {part: len(every) for part, every in found["obligations"].items()}
    assert counts == {part: report.proof.obligations for part, report in certificate.kernels.items()}
    every = [one for of in found["obligations"].values() for one in of]
    assert all(
        one["terms"] >= 1 and one["logic"].startswith("QF_") and one["seconds"] is None for one in every
    )
    names = [one["name"] for one in found["obligations"]["bytes"]]
    wanted = {"step: lane 0 takes the products of its row and column", "invariant: kept by a step"}
    assert wanted <= {*names}
    assert found["seconds"] == certificate.seconds
    verbose = page(A2W1, "--verbose")[TITLES[4]]
    assert all(one["name"] in verbose for one in every)


def test_layers_are_compared_as_a_c_library_compares_them() -> None:
    """By the widest tile, and by smaller ones for the last register of rows and the last columns."""
    made = kernel("avx2/a4w4_twos_m8n1k64")
    (layer,) = document(A4W4, "--layer", "40", "15", "100")["layers"]
    entry = FormEntry(made.form("bytes"), level_of(made), "")
    by_name = {tile.name: entry.cycles(tile, level_of(made)) for tile in made.form("bytes").tiles}
    # Five registers of eight rows and fifteen columns, in steps of four positions.
    wanted = 25 * (2 * (2 * by_name["2x6"] + by_name["1x6"]) + 3 * 5 * by_name["1x1"])
    assert layer["cycles"]["bytes"] == pytest.approx(wanted) and layer["size"] == [40, 15, 100]
    assert layer["form"] == min(layer["cycles"], key=layer["cycles"].get)
    assert "--layer" in refused("explain", A4W4, "--layer", "1", "2", "0", *OUT)


def test_prove_asks_the_solver_and_fails_where_it_refutes(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "neon/a1w1_hybrid_m8n1k64_aarch64"
    every = [one for of in document(name, "--prove")["obligations"].values() for one in of]
    assert {one["verdict"] for one in every} == {"proved"} and all(one["seconds"] > 0 for one in every)
    assert re.search(
        r"^  bytes: the solver takes \d+\.\d\d s, at most 0\.\d{3} s for ",
        page(name, "--prove")[TITLES[2]],
        re.M,
    )
    wrong = {"block": [Obligation("everything is wrong", FALSE(), QF_LIA)]}
    monkeypatch.setattr(type(MATMUL), "obligations_of", lambda kind, found: wrong)
    result = run("explain", name, "--prove", *OUT)
    assert result.exit_code == 1 and "block: refuted: everything is wrong." in result.stdout


def test_check_replays_one_kernel(tmp_path: Path) -> None:
    name = "neon/a1w1_hybrid_m8n1k64_armv7"
    result = run("check", "--minimality", name, "--jobs", "1", "--json", "--dump-smt", str(tmp_path), *OUT)
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    stated = [
        (report.sketch, one.length)
        for report in kernel(name).certificate.searches
        for one in report.lengths
        if one.verdict == "none"
    ]
    assert [(row["search"], row["length"]) for row in found["minimality"]] == stated
    assert {(row["kernel"], row["verdict"]) for row in found["minimality"]} == {(name, "replayed")}
    # The formulas of each program have an index.
    for part, report in kernel(name).certificate.kernels.items():
        folder = tmp_path / name.replace("/", "_") / ("" if part == "block" else part)
        titles, *rows = (line.split("\t") for line in (folder / "index.tsv").read_text().splitlines())
        assert titles == ["file", "logic", "variables", "terms", "name"]
        assert len(rows) == report.proof.obligations
        for file, logic, _, terms, said in rows:
            script = (folder / file).read_text()
            assert script.startswith(f"; {said}\n") and f"(set-logic {logic})" in script and int(terms) > 0
        assert sorted(file for file, *_ in rows) == sorted(path.name for path in folder.glob("*.smt2"))
