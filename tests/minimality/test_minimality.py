"""Statements "no program of this length exists": a false one is found by the second search, a true one is
replayed, and what is not decided is said not to be."""

import ast
import json
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import isa_specs
from isa_specs.expr import Lane
from sketches.bitpack import BitpackSpec
from sketches.bitplanes import CHUNK
from sketches.compute import (
    PLANE_PAIR,
    WHOLE_LANE,
    LaneSketch,
    PlanePair,
    input_values,
    plane_pair_sketch,
    whole_lane_sketch,
)
from sketches.program import BLOCK_STAGES
from sketches.reduction import REDUCTION
from sketches.scope import left_out
from sketches.wellformed import MalformedProgram, check_program
from synth.cli.jobs import BuildRun, Settings
from synth.cli.kinds import run_document
from synth.cli.tables import BuildOutcome, _short
from synth.emit.cgen import emit, proof_line
from synth.errors import VerificationError
from synth.library.certificate_json import from_json
from synth.library.fields import fields_of, written
from synth.library.kernels import library_folder, read_kernel
from synth.library.kinds.matmul import MATMUL
from synth.library.kinds.registry import read_artifact
from synth.library.minimality import Replayed, _part, replay_folder
from synth.library.parameters import compute_claim
from synth.library.store import write
from synth.minimality import NOT_REPLAYED, REPLAYED, WRONG, Clock
from synth.minimality.compute import replay_compute
from synth.minimality.goal import in_proportion, one_table, solvable, two_tables
from synth.minimality.packing import least_packing, parts
from synth.minimality.tree import least_length
from tests.cli.commands import ROOT, refused, run
from tests.conftest import TARGETS, committed, spec_of


def library(folder: Path, name: str, change: Any = lambda body: None) -> Path:
    """A library of one certificate and its C files, changed, with the digest that belongs to the change."""
    isa, stem = name.split("/")
    write(read_kernel(library_folder() / name), folder)
    path = folder / isa / f"{stem}.json"
    body = fields_of(path.read_text())
    change(body)
    found = from_json(MATMUL.fields, written(body), name)
    body["compute"] = compute_claim(
        found.searches, found.spec, isa_specs.load(isa), found.block_kernel.program
    )
    path.write_text(written(body))
    return folder


def said(results: list[Replayed], sketch: str) -> dict[int, str]:
    (found,) = (result for result in results if result.sketch == sketch)
    return {outcome.length: outcome.verdict for outcome in found.outcomes}


def search_of(body: dict[str, Any], sketch: str) -> dict[str, Any]:
    found: dict[str, Any] = next(report for report in body["searches"] if report["sketch"] == sketch)
    return found


def test_true_statements_are_replayed(tmp_path: Path) -> None:
    results = replay_folder(library(tmp_path, "neon/a1w1_hybrid_m8n1k64_armv7"), 3600)
    assert said(results, PLANE_PAIR) == said(results, WHOLE_LANE) == {1: REPLAYED}
    assert said(results, REDUCTION) == dict.fromkeys(range(1, 8), REPLAYED)


@pytest.mark.parametrize(("sketch", "length"), [(PLANE_PAIR, 2), (WHOLE_LANE, 2), (REDUCTION, 5)])
def test_a_forged_none_for_a_length_that_has_a_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sketch: str, length: int
) -> None:
    """The length that was found, said to have no program, and a longer one found in its place, which is
    refused because the program is not as long; and without that refusal found by the second search."""

    def forge(body: dict[str, Any]) -> None:
        report = search_of(body, sketch)
        lengths = [{"length": n, "verdict": "none", "evidence": "forged"} for n in range(1, length + 1)]
        report["lengths"] = [*lengths, {"length": length + 1, "verdict": "found", "evidence": "forged"}]

    folder = library(tmp_path, "neon/a1w1_hybrid_m8n1k64_aarch64", forge)
    what = (
        "is not of the lengths"
        if sketch == WHOLE_LANE
        else rf"found length {length + 1}, the program has {length}"
    )
    with pytest.raises(VerificationError, match=what):
        replay_folder(folder, 3600)
    monkeypatch.setattr("synth.library.kinds.matmul_validity._check_searches", lambda *found: None)
    monkeypatch.setattr("synth.library.kinds.matmul_validity._check_lengths", lambda *found: None)
    results = replay_folder(folder, 3600)
    assert said(results, sketch) == {n: REPLAYED if n < length else WRONG for n in range(1, length + 1)}
    (wrong,) = (o for result in results for o in result.outcomes if o.verdict == WRONG)
    assert "there is a program" in wrong.reason or "the least reduction has 5" in wrong.reason


def test_a_forged_none_for_an_open_length_is_not_replayed_where_time_ends(tmp_path: Path) -> None:
    results = replay_folder(library(tmp_path, "avx2/a1w1_hybrid_m8n1k64", decided), 0.5)
    assert said(results, PLANE_PAIR)[4] == NOT_REPLAYED
    assert REPLAYED not in {v for n, v in said(results, PLANE_PAIR).items() if n > 3}


def decided(body: dict[str, Any]) -> None:
    """No length is open any more."""
    for report in body["searches"]:
        for verdict in report["lengths"]:
            verdict["verdict"] = verdict["verdict"].replace("unknown", "none")


def test_what_a_file_says_of_its_searches_is_stated_and_what_a_run_found_is_minimal(tmp_path: Path) -> None:
    """A forged "none" makes a kernel minimal: nobody repeats that without saying whose word it is."""
    from synth.cli.compile_report import proof_text
    from synth.cli.model_report import shortest

    name = "avx2/a1w1_hybrid_m8n1k64"
    folder = library(tmp_path, name, decided)
    kernel = read_kernel(folder / f"{name}.json")
    block = kernel.certificate.block_kernel
    line = proof_line(block.proof.obligations, block.compute)
    rest = (block.program, block.corrections, block.longest_k, line)
    header = emit(kernel.spec, kernel.isa, "x86_64", *rest).partition("*/")[0]
    assert "minimal" in header and "stated by its searches" in " ".join(header.replace(" * ", " ").split())
    shown = run("show", name, "--verbose", "--out", str(folder)).stdout
    lines = [line for line in shown.splitlines() if re.search(r"\bminimal\b", line)]
    assert len(lines) == 2 and all("stated" in line for line in lines)
    found = json.loads(run("show", name, "--json", "--out", str(folder)).stdout)
    assert found["minimal"].startswith("stated minimal") and "stated by its searches" in found["compute"]
    row: Any = SimpleNamespace(kernel=kernel, info=SimpleNamespace(few_bits=False))
    assert proof_text(row).startswith("proved; stated minimal")
    assert shortest(kernel.certificate).startswith("Stated: ")
    for status, said, short in (("written", "minimal", "minimal"), ("kept", "stated minimal", "stated")):
        outcome = BuildOutcome(name, status, kernel)
        assert _short(outcome)[2].startswith(short)
        (listed,) = run_document({MATMUL.name: [outcome]}, BuildRun(folder, Settings(1.0, 1.0), 1), 0.0, 0)[
            "kernels"
        ]
        assert listed["minimal"].startswith(said)


def more_lengths_of_all_planes(body: dict[str, Any]) -> None:
    search_of(body, WHOLE_LANE)["lengths"].append({"length": 2, "verdict": "none", "evidence": "forged"})


#: What is changed in a certificate, by what its searches are then.
FORGED: dict[str, Callable[[dict[str, Any]], Any]] = {
    "invented": lambda body: search_of(body, REDUCTION).update(sketch="all programs whatever"),
    "twice": lambda body: body["searches"].append(body["searches"][0]),
    "none at all": lambda body: body["searches"].clear(),
    "without their end": lambda body: search_of(body, PLANE_PAIR)["lengths"].pop(),
    "without their start": lambda body: search_of(body, REDUCTION)["lengths"].pop(0),
    "without all planes": lambda body: body["searches"].remove(search_of(body, WHOLE_LANE)),
    "with more lengths of all planes": more_lengths_of_all_planes,
    "of another sketch": lambda body: search_of(body, PLANE_PAIR).update(left_out="nothing at all\x1b[31m"),
}


@pytest.mark.parametrize("forged", FORGED)
def test_searches_that_are_not_those_of_the_sketches(tmp_path: Path, forged: str) -> None:
    with pytest.raises(VerificationError, match="search"):
        replay_folder(library(tmp_path, "neon/a1w1_hybrid_m8n1k64_aarch64", FORGED[forged]), 3600)


def test_a_search_that_the_target_has_not(tmp_path: Path) -> None:
    """Where nothing counts bits, there is no search of all planes together."""

    def forge(body: dict[str, Any]) -> None:
        name = left_out(WHOLE_LANE, isa_specs.load("avx2"), "x86_64", spec_of(1, 1, "hybrid"))
        lengths = [{"length": n, "verdict": "none", "evidence": "exhausted"} for n in range(1, 5)]
        body["searches"].append({"sketch": WHOLE_LANE, "lengths": lengths, "left_out": name})

    with pytest.raises(VerificationError, match="searches are not those of the sketches"):
        read_kernel(library(tmp_path, "avx2/a1w1_hybrid_m8n1k64", forge) / "avx2/a1w1_hybrid_m8n1k64.json")


def test_lines_that_combine_planes_and_call_themselves_the_reduction(tmp_path: Path) -> None:
    def forge(body: dict[str, Any]) -> None:
        for line in body["program"]["body"]:
            line["stage"] = line["stage"].replace("combine", "reduce")

    name = "neon/a2w1_hybrid_m8n1k64_aarch64"
    with pytest.raises(
        (VerificationError, MalformedProgram), match="a line of stage combine calls itself reduce"
    ):
        read_kernel(library(tmp_path, name, forge) / f"{name}.json")


def test_how_a_term_is_stated_does_not_change_the_second_search() -> None:
    """A term's multiplier may stand in its product: the shift that is missing is the same."""
    certificate = committed("avx2", "x86_64", 2, 1, "hybrid").certificate
    block = certificate.block_kernel
    form = ("product", "only_w", "only_a", "constant")
    other = tuple(
        replace(term, multiplier=1, **{name: getattr(term, name) * term.multiplier for name in form})
        for term in block.program.terms
    )
    assert other != block.program.terms
    changed = replace(certificate, block=replace(block, program=replace(block.program, terms=other)))
    assert MATMUL.question(changed, REDUCTION) == MATMUL.question(certificate, REDUCTION)
    here = next(n for n, (a, b) in enumerate(zip(other, block.program.terms, strict=True)) if a != b)
    one = (*block.program.terms[:here], other[here], *block.program.terms[here + 1 :])
    mixed = replace(block.program, terms=one)
    with pytest.raises(MalformedProgram, match="term of another form"):
        check_program(certificate.spec, isa_specs.load("avx2"), "x86_64", mixed, BLOCK_STAGES)


@pytest.mark.exhaustive("library", every=2)
@pytest.mark.parametrize("name", ["avx2/bitpack_a2", "avx512/bitpack_a3", "neon/bitpack_a3_armv7"])
def test_packing_kernels_are_replayed(tmp_path: Path, name: str) -> None:
    isa, stem = name.split("/")
    (tmp_path / isa).mkdir()
    for path in library_folder().glob(f"{isa}/{stem}.*"):
        shutil.copy(path, tmp_path / isa)
    results = replay_folder(tmp_path, 3600)
    assert results and {outcome.verdict for result in results for outcome in result.outcomes} == {REPLAYED}


@pytest.mark.exhaustive("library", every=2)
@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_both_searches_find_the_same_lengths_of_packing(isa: str, target: str) -> None:
    """Of every part of these packing kernels: so a length with a program that is said to have none is
    wrong."""
    found = {}
    for path in sorted((library_folder() / isa).glob("bitpack_a[12]*.json")):
        packer = read_artifact(path).certificate
        known = parts(isa, target, BitpackSpec(packer.spec, CHUNK))
        for report in packer.searches if packer.target == target else ():
            lengths = [verdict.length for verdict in report.lengths if verdict.verdict == "found"]
            if report.sketch in known and lengths:
                found[known[report.sketch]] = lengths[0]
    assert found
    for part, length in found.items():
        assert least_packing(part, Clock(3600)) == (length, length), part
    part, length = next(iter(found.items()))
    assert [o.verdict for o in _part(part, length, Clock(3600))] == [*[REPLAYED] * (length - 1), WRONG]


def test_check_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("synth.library.kinds.matmul_validity._check_searches", lambda *found: None)
    folder = library(tmp_path, "neon/a1w1_hybrid_m8n1k64_aarch64", more_lengths_of_all_planes)
    result = run("check", str(folder), "--minimality", "--jobs", "1")
    assert result.exit_code == 1
    assert "length 2 is said to have no program, but there is a program" in result.stderr
    assert "lengths that are said to have no program: " in result.stdout and "1 wrong" in result.stdout
    assert "all planes of A1W1" in result.stderr  # a progress line per search
    assert "stated, not replayed" in run("show", "a1w1", "--verbose", "--out", str(folder)).stdout
    assert "--minimality" in refused("check", str(folder), "--minimality-seconds", "5")


def test_nothing_of_the_first_search_is_used() -> None:
    for path in [*(ROOT / "synth/minimality").glob("*.py"), ROOT / "synth/library/minimality.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in names if name.startswith("synth.search")], (path, names)


def replayed(sketch: LaneSketch, longest: int) -> list[str]:
    """Return the verdict of every length of a sketch's own goal."""
    return [o.verdict for (o,) in replay_compute(sketch, [sketch.goal], longest, Clock(3600))]


@pytest.mark.exhaustive("library", every=2)
@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_the_shortest_pair_program_is_found_by_both(isa: str, target: str) -> None:
    """Lengths below the found one have none; where the found one is two lines, the second search finds one
    too."""
    table = isa_specs.load(isa)
    sketch = plane_pair_sketch(table, target)
    assert replayed(sketch, 2) == ([REPLAYED, WRONG] if sketch.table is None else [REPLAYED, REPLAYED])


def test_signs_do_not_matter_and_factors_do() -> None:
    """A program of two planes in four lines (and, count twice, multiply-add would be five) does not exist;
    with all goals at once the answers are those of each alone."""
    table = isa_specs.load("neon")
    sketch = whole_lane_sketch(table, "aarch64", spec_of(1, 2, "hybrid"))
    goals = [(PlanePair(0, 0, 1), PlanePair(1, 0, factor)) for factor in (2, -2)]
    both = [tuple(o.verdict for o in outcomes) for outcomes in replay_compute(sketch, goals, 3, Clock(3600))]
    assert both == [(REPLAYED, REPLAYED)] * 3
    # Of the sketch without the second plane there is one of two lines.
    inputs = tuple(i for i in sketch.inputs if (i.operand, i.plane) != ("weights", 1))
    less = replace(sketch, weight_planes=1, inputs=inputs, goal=(PlanePair(0, 0, 1),))
    assert replayed(less, 2) == [REPLAYED, WRONG]


def test_tables_are_decided_by_equations() -> None:
    every = np.arange(256, dtype=np.uint8)
    w, a = np.repeat(every, 256)[::97], np.tile(every, 256)[::97]
    counts = np.stack([np.bitwise_count(v).astype(np.int64) for v in (w & a, w, a)], axis=1)
    product = (w & a).astype(np.uint8)
    low, high = product & np.uint8(15), product >> np.uint8(4)
    assert two_tables(low, high, 16, counts)
    assert not two_tables(low, low, 16, counts)
    assert not two_tables(w & np.uint8(15), a & np.uint8(15), 16, counts)
    # One table of the count itself would do, one of a half does not.
    ones = np.bitwise_count(product)
    assert one_table(np.stack([ones, low]), counts).tolist() == [True, False]


def test_look_ups_are_tried() -> None:
    """A plane pair by two tables of the halves of w & a: two lines, two look-ups and an add, and nothing
    shorter."""
    whole = plane_pair_sketch(isa_specs.load("avx2"), "x86_64")
    w, a = np.random.default_rng(1).integers(0, 256, (2, 1, 512), dtype=np.uint8)
    shifted = (a.view(np.uint16) >> 4).view(np.uint8)
    wanted = [w & 15, w >> 4, a, shifted]
    found = {value.tobytes(): i for i, value in zip(whole.inputs, input_values(whole, w, a), strict=True)}
    inputs = tuple(found[value.tobytes()] for value in wanted)
    ops = tuple(op for op in whole.ops if op.arity == 2 and op.expr == Lane(8, 0, 0) & Lane(8, 1, 0))
    small = replace(whole, inputs=inputs, ops=ops)
    assert replayed(small, 5) == [REPLAYED] * 4 + [WRONG]


def test_any_factor_but_zero_is_in_proportion() -> None:
    wanted = np.array([[1], [2], [5]], dtype=np.uint8)
    sums = np.stack([wanted * np.uint8(factor) for factor in (0, 1, 3, 255, 128)], axis=1)
    assert in_proportion(sums, wanted).tolist() == [False, True, True, True, True]
    sums[2, 2] += 1
    assert in_proportion(sums, wanted).tolist() == [False, True, False, True, True]


def test_equations_modulo_256() -> None:
    assert solvable(np.array([[2, 0], [0, 3]]), np.array([4, 1]))
    assert not solvable(np.array([[2, 0], [0, 3]]), np.array([1, 1]))
    assert not solvable(np.array([[1, 1], [1, 1]]), np.array([0, 16]))
    assert solvable(np.array([[1, 1], [1, 17]]), np.array([0, 16]))
    assert not solvable(np.array([[1, 1], [1, 17]]), np.array([0, 8]))


#: Least instructions of reductions that two searches agree on. The first one's cost follows by hand: four
#: registers of bytes, two pairwise additions of pairs to two, one to one, a pairwise accumulation and a
#: store.
LEAST = {
    ("neon", "aarch64", ((0, 8),)): 5,
    ("neon", "aarch64", ((0, 8), (1, 8), (1, 8), (2, 8))): 18,
    ("neon", "armv7", ((0, 8),)): 8,
    ("neon", "armv7", ((0, 8), (1, 8), (1, 8), (2, 8))): 22,
    ("avx2", "x86_64", ((0, 8), (0, 16), (0, 16), (0, 32))): 11,
    ("avx512", "x86_64", ((0, 8), (0, 16), (0, 16), (0, 32))): 6,
    ("avx2", "x86_64", tuple((0, 8 << bit) for bit in (0, 1, 1, 2, 2, 2, 3, 3, 4))): 23,
}


@pytest.mark.parametrize("case", LEAST, ids=str)
def test_the_least_reduction(case: tuple[str, str, tuple[tuple[int, int], ...]]) -> None:
    isa, target, terms = case
    assert least_length(isa_specs.load(isa), target, 8, 8, terms, Clock(3600)) == LEAST[case]


def test_a_search_that_ends_early_makes_nothing_minimal() -> None:
    kernel = committed("neon", "aarch64", 2, 1, "hybrid")
    found = kernel.certificate
    *others, lane = found.searches
    assert "every shorter length" in found.block_kernel.compute and len(lane.lengths) > 1
    short = (*others, replace(lane, lengths=lane.lengths[:1]))
    assert "every shorter length" not in compute_claim(short, kernel.spec, kernel.isa, kernel.program)
