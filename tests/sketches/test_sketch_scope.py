"""What sketches leave out is said with every statement of minimality; and effort is looked at before a kernel
is kept."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import isa_specs
from sketches.compute import PLANE_PAIR, WHOLE_LANE
from sketches.reduction import REDUCTION
from sketches.scope import left_out
from synth.cli.jobs import Settings, Task
from synth.cli.synthesis import kept
from synth.errors import VerificationError
from synth.library.certificate import LengthVerdict, sha256
from synth.library.certificate_json import from_json, to_json
from synth.library.check import check_static
from synth.library.kinds.matmul import MATMUL, enough_effort
from synth.library.parameters import compute_claim
from synth.library.store import write
from tests.conftest import TARGETS, spec_of, synthesized

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_instructions_with_three_registers_are_named(isa: str, target: str) -> None:
    table = isa_specs.load(isa)
    text = left_out(PLANE_PAIR, table, target, spec_of(1, 1, "hybrid"))
    three = {
        "neon": "vbslq_u8", "avx2": "_mm256_blendv_epi8", "avx512": "_mm512_ternarylogic_epi32",
        "wasm": "wasm_v128_bitselect",
    }[isa]  # fmt: skip
    assert f"with three register operands ({three}" in text
    assert ("of the mask family (vtstq_u8)" in text) == (isa == "neon")


def test_the_sketch_of_all_planes() -> None:
    text = left_out(WHOLE_LANE, isa_specs.load("neon"), "aarch64", spec_of(2, 2, "hybrid"))
    assert all(name in text for name in ("vbslq_u8", "vtstq_u8", "vmlaq_u8", "by anything but a constant"))
    assert "of several planes of the weights" in text and "free values made of the activations" in text


def test_a_certificate_says_what_is_left_out() -> None:
    certificate = synthesized("neon", "aarch64", 1, 1, "hybrid").certificate
    assert {report.sketch for report in certificate.searches} == {PLANE_PAIR, WHOLE_LANE, REDUCTION}
    isa = isa_specs.load("neon")
    for report in certificate.searches:
        assert report.left_out == left_out(report.sketch, isa, "aarch64", certificate.spec) != ""
    assert from_json(MATMUL.fields, to_json(MATMUL.fields, certificate), "here") == certificate


def test_a_certificate_that_leaves_it_out_is_refused() -> None:
    kernel = synthesized("neon", "aarch64", 1, 1, "hybrid")
    searches = tuple(replace(report, left_out="") for report in kernel.certificate.searches)
    block = replace(kernel.certificate.block_kernel, searches=searches)
    forged = replace(kernel, certificate=replace(kernel.certificate, block=block))
    path = Path("neon") / f"{kernel.certificate.name.partition('/')[2]}.json"
    with pytest.raises(VerificationError, match="leaves out"):
        check_static(forged, path)


def test_more_effort_makes_a_kernel_anew_where_a_length_is_open(tmp_path: Path) -> None:
    kernel = synthesized("neon", "aarch64", 1, 1, "hybrid")
    decided = kernel.certificate
    assert decided.effort == 1 and "effort" not in json.loads(to_json(MATMUL.fields, decided))
    *others, lane = decided.searches
    unknown = LengthVerdict(lane.lengths[-1].length, "unknown", "budget")
    searches = (*others, replace(lane, lengths=(*lane.lengths[:-1], unknown)))
    compute = compute_claim(searches, kernel.spec, kernel.isa, kernel.program)
    block = replace(decided.block_kernel, searches=searches, compute=compute)
    text = MATMUL.emit(replace(decided, block=block), "block")  # it says which lengths are open
    undecided = replace(decided, block=replace(block, source_digest=sha256(text)))
    assert enough_effort(decided, 100) and enough_effort(undecided, 1)
    assert not enough_effort(undecided, 2)
    assert enough_effort(replace(undecided, effort=4.0), 2)
    text_of_json = to_json(MATMUL.fields, replace(undecided, effort=4.0))
    assert from_json(MATMUL.fields, text_of_json, "here").effort == 4
    texts = {**kernel.texts, "block": text}
    write(replace(kernel, certificate=replace(undecided, executed="8 matrices"), texts=texts), tmp_path)
    for effort, current in ((1.0, True), (2.0, False)):
        task = Task(kernel.spec, "neon", "aarch64")
        assert (kept(task, tmp_path, Settings(600, effort, None, None)) is not None) == current


def test_documents_say_what_is_left_out() -> None:
    text = (ROOT / "docs/certificates.md").read_text(encoding="utf-8")
    assert "tries every lane-wise" not in text and "three register operands" in text
    assert "--minimality" in text and "--minimality" in (ROOT / "README.md").read_text(encoding="utf-8")
