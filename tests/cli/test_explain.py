"""``explain``: what its page and its JSON say of a kernel, and what solver and second search answer."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from pysmt.logics import QF_LIA
from pysmt.shortcuts import FALSE

from synth.library.c_forms import FormEntry, level_of
from synth.library.kernels import Kernel, read_kernel
from synth.library.kinds.matmul import MATMUL
from synth.prove.obligation import Obligation
from tests.cli.commands import ROOT, refused, run

OUT = ("--out", str(ROOT / "kernels_out"))
A2W1, A4W4 = "neon/a2w1_hybrid_m8n1k64_aarch64", "avx2/a4w4_twos_m8n1k64"
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
