"""Forms: what ``--form`` writes, which one is cheapest, and what a kernel without the others says."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import isa_specs
from isa_specs.cores import Core, cores
from sketches.encoding import EncodingError
from sketches.throughput import TileCycles
from sketches.tile import Tile
from synth.cli.main import cli
from synth.emit.rounds import best_rounds
from synth.errors import UserError, VerificationError
from synth.forms import choices
from synth.forms.registry import FORMS
from synth.library.certificate import AUTO, BLOCK
from synth.library.certificate_json import from_json, to_json
from synth.library.check import check_static
from synth.library.costs import cheapest, form_costs, tile_rate
from synth.library.kernels import Kernel, library_folder, load, read_kernel
from synth.library.kinds.matmul import MATMUL
from synth.library.kinds.registry import kind_of
from synth.library.reports import present, require
from synth.library.store import files, write
from synth.library.validity import check_certificate
from tests.conftest import reproducible
from tests.needs import import_or_skip

STEM = "a1w1_hybrid_m8n1k64_aarch64"
#: The forms that its target has.
HAD = tuple(name for name, form in FORMS.items() if form.offered(isa_specs.load("neon"), "aarch64"))


def kernel(a: int = 1, w: int = 1) -> Kernel:
    return load("neon", a, w, "hybrid", "aarch64")


def only(made: Kernel, form: str) -> Kernel:
    """What ``--form`` writes, from a kernel with every form."""
    forms = {form: made.certificate.forms[form]}
    certificate = replace(made.certificate, forms=forms, form=form)
    return replace(made, certificate=certificate, texts={name: made.texts[name] for name in (BLOCK, form)})


def synth_kernel(*args: str) -> Any:
    return CliRunner().invoke(cli, args, obj={"processes": False}, standalone_mode=False)


def test_operators_have_every_form() -> None:
    form = import_or_skip("synth.compiler.form")
    made = form.forms_of((kernel(),), kernel().core, (0, 0))
    assert [one.name for one in made] == list(HAD) and choices()[0] == AUTO
    for one in made:
        assert one.pack(np.ones((3, 2, 50), np.int64)).data.shape[3:] == one.parameters.shape


def test_certificates_of_the_library_do_not_name_a_form() -> None:
    file = library_folder() / "neon" / f"{STEM}.json"
    read = from_json(MATMUL.fields, file.read_text(), "here")
    assert read == kernel().certificate and to_json(MATMUL.fields, read) == file.read_text()
    made = only(kernel(), "tables").certificate
    assert json.loads(to_json(MATMUL.fields, made))["form"] == "tables"
    assert from_json(MATMUL.fields, to_json(MATMUL.fields, made), "here") == made
    other = from_json(MATMUL.fields, to_json(MATMUL.fields, replace(made, form="rows")), "here")
    with pytest.raises(VerificationError, match="form is 'rows'"):
        check_certificate(MATMUL, other, "here")


def test_the_cheapest_form_takes_the_fewest_cycles() -> None:
    chosen = set()
    for a, w, name in (
        (1, 1, "cortex-a72"),
        (1, 1, "neoverse-n1"),
        (3, 1, "neoverse-n1"),
        (1, 3, "cortex-a72"),
    ):
        made, core = kernel(a, w), cores()[name]
        want = {
            one.name: max(
                one.cycles(
                    made.isa, core, made.certificate.forms[one.name].program, tile, "aarch64"
                ).macs_per_cycle
                for tile in made.certificate.forms[one.name].program.tiles
            )
            for one in present(made.certificate)
        }
        costs = form_costs(made.certificate, core)
        assert {cost.form: pytest.approx(1000 / cost.cycles) for cost in costs} == want
        best = cheapest(costs)
        assert all(best.cycles <= cost.cycles for cost in costs)
        assert best.form == max(want, key=lambda form: want[form]) == made.cheapest_form(core)
        chosen.add(best.form)
    assert len(chosen) > 1


def of_tables(made: Kernel, core: Core, tile: Tile) -> TileCycles:
    tables = made.form("tables")
    return tables.form.cycles(made.isa, core, tables.program, tile, "aarch64")


def test_loops_ordered_for_a_core_cost_what_their_order_takes() -> None:
    made, core, tile = kernel(2, 1), cores()["cortex-a53"], Tile(1, 2)
    made_for = best_rounds(made.isa, "aarch64", made.form("tables").program, tile)
    assert made_for is not None
    step, rate = tile_rate(made.certificate, "tables", core, tile)
    assert step == made_for.cycles / made_for.steps
    model = of_tables(made, core, tile)
    assert step > model.step.total and rate == pytest.approx(model.macs_per_step / step)
    # Another order, another cost; a tile without such a loop and another core have the model's.
    report = made.form("tables").report
    slower = {**report.loops, tile.name: replace(report.loops[tile.name], cycles=2 * made_for.cycles)}
    forms = {**made.certificate.forms, "tables": replace(report, loops=slower)}
    other_order = replace(made.certificate, forms=forms)
    assert tile_rate(other_order, "tables", core, tile)[0] == 2 * step
    assert tile_rate(made.certificate, "tables", core, Tile(1, 1))[0] == pytest.approx(
        of_tables(made, core, Tile(1, 1)).step.total
    )
    other = of_tables(made, cores()["cortex-a72"], tile)
    assert tile_rate(made.certificate, "tables", cores()["cortex-a72"], tile)[0] == other.step.total
    assert {Tile(1, 2).name} <= set(report.loops) <= {t.name for t in made.form("tables").program.tiles}


def test_a_run_uses_the_form_that_it_says() -> None:
    import_or_skip("unicorn")
    made = kernel(2, 1)
    random = np.random.default_rng(0)
    weights = random.choice(made.spec.weights.values, (9, 70))
    activations = random.choice(made.spec.activations.values, (3, 70))
    counts = {}
    for form in (AUTO, *HAD):
        assert np.array_equal(
            made.run_form(weights, activations, form=form), made.spec.reference(weights, activations)
        )
        counts[form] = made.last_instructions
    assert counts[AUTO] == counts[made.cheapest_form()]
    assert counts["bitplanes"] != counts["tables"]
    packed = made.form("bitplanes").pack_weights(weights), made.form("tables").pack_activations(activations)
    made.run_form(packed[0], activations)
    assert made.last_instructions == counts["bitplanes"]
    with pytest.raises(EncodingError, match="packed as tables, not as bitplanes"):
        made.run_form(*packed)
    with pytest.raises(EncodingError, match="packed as bitplanes, not as tables"):
        made.run_form(packed[0], activations, form="tables")
    with pytest.raises(EncodingError, match="packed as bitplanes, not as tables"):
        made.form("tables").run(packed[0], activations)
    with pytest.raises(EncodingError, match="packed as tables, not as bytes"):
        made.form("bytes").run(weights, packed[1])
    with pytest.raises(UserError, match="form='rows': choose one of auto, bitplanes, tables"):
        made.run_form(weights, activations, form="rows")


@pytest.mark.parametrize("form", HAD)
def test_a_kernel_without_the_others(form: str, tmp_path: Path) -> None:
    made = only(kernel(), form)
    write(kernel(), tmp_path)
    files = write(made, tmp_path)
    assert {path for path in tmp_path.rglob("*") if path.is_file()} == set(files)
    again = load("neon", 1, 1, "hybrid", "aarch64", folder=tmp_path)
    assert again.certificate == made.certificate and again.sources == made.sources
    assert [one.name for one in present(again.certificate)] == [form] == [again.cheapest_form()]
    assert "obligations proved" in check_static(again, files[-1])
    assert synth_kernel("show", STEM, "--out", str(tmp_path)).exit_code == 0
    for absent in set(HAD) - {form}:
        with pytest.raises(UserError, match=f"has no {absent}; write it anew: synth-kernel .*--form auto"):
            require(again.certificate, absent)
        refused = synth_kernel("show", STEM, "--out", str(tmp_path), f"--{absent}")
        assert (refused.exit_code or refused.return_value, refused.stderr.count("\n")) == (2, 1)
        assert f"has no {absent}" in refused.stderr
    rows = json.loads(synth_kernel("list", "--out", str(tmp_path), "--json").stdout)["kernels"]
    assert (rows[0]["form"], rows[0]["forms"]) == (form, [form])


def test_what_a_certificate_says_has_to_be_there(tmp_path: Path) -> None:
    made = kernel()
    path = files(made, tmp_path)[-1]
    lying = replace(made, certificate=replace(made.certificate, form="tables"))
    with pytest.raises(VerificationError, match="has bitplanes, although it says --form tables"):
        check_static(lying, path)
    for form in HAD:
        forms = {name: report for name, report in made.certificate.forms.items() if name != form}
        lacking = replace(made, certificate=replace(made.certificate, forms=forms))
        with pytest.raises(VerificationError, match=f"has no {form}"):
            check_static(lacking, path)
    looked = only(made, "tables")
    write(looked, tmp_path)
    first, second = looked.form("tables").program.intervals
    wrong = replace(looked.form("tables").program, intervals=(first + 1, second))
    broken = replace(
        looked.certificate, forms={"tables": replace(looked.form("tables").report, program=wrong)}
    )
    with pytest.raises(VerificationError, match="does not prove"):
        check_static(replace(looked, certificate=broken), path)


def test_operators_take_what_a_kernel_has() -> None:
    forms = import_or_skip("synth.compiler.form")
    core = cores()["cortex-a53"]
    for form in HAD:
        made = only(kernel(), form)
        assert [form.name for form in forms.forms_of((made,), core, (0, 0))] == [form]
        for absent in set(HAD) - {form}:
            with pytest.raises(UserError, match=f"has no {absent}"):
                forms.LayerForm(absent, made, core, (0, 0))


def test_the_command_writes_keeps_and_replaces(tmp_path: Path) -> None:
    import_or_skip("unicorn")

    def run(form: str, *more: str) -> dict[str, Any]:
        args = f"--isa neon --target aarch64 --a 1 --w 1 --out {tmp_path} --json --form {form}"
        result = synth_kernel(*args.split(), *more)
        assert result.return_value == 0, result.output
        (found,) = json.loads(result.stdout)["kernels"]
        return dict(found)

    write(kernel(), tmp_path)
    kept = run(AUTO, "--core", "cortex-a72")
    assert (kept["status"], kept["form"], kept["core"]) == ("kept", AUTO, "cortex-a72")
    cycles = {name: cost["cycles_per_1000_macs"] for name, cost in kept["forms"].items()}
    assert set(cycles) == set(HAD)
    assert kept["cheapest_form"] == min(cycles, key=lambda name: cycles[name])
    made = run("tables")
    assert (made["status"], list(made["forms"]), "bitplanes" in made["seconds"]) == (
        "written",
        ["tables"],
        False,
    )
    packers = {path for path in (tmp_path / "neon").iterdir() if kind_of(path) != MATMUL}
    assert {path.name for path in set((tmp_path / "neon").iterdir()) - packers} == {
        f"{STEM}.c",
        f"{STEM}_tables.c",
        "synth_neon_portable.h",
        f"{STEM}.json",
    }
    assert run("tables")["status"] == "kept"
    table = synth_kernel(
        *f"--isa neon --target aarch64 --a 1 --w 1 --form tables --verbose --out {tmp_path}".split()
    ).stdout
    assert "1 current" in table and " *" in table
    written = read_kernel(tmp_path / "neon" / STEM).certificate
    assert written.seconds == made["seconds"]
    assert reproducible(written) == reproducible(only(kernel(), "tables").certificate)


def test_versions_are_no_part_of_what_reproduces_but_all_else_is() -> None:
    made = kernel().certificate
    block = made.block_kernel
    other = replace(block, proof=replace(block.proof, solver="another"))
    assert reproducible(replace(made, versions={}, seconds={}, block=other)) == reproducible(made)
    of_block = (
        {"proof": replace(block.proof, obligations=1)},
        {"longest_k": block.longest_k + 1},
        {"searches": block.searches[:-1]},
    )
    for change in ({"isa_digest": "0"}, *({"block": replace(block, **change)} for change in of_block)):
        assert reproducible(replace(made, **change)) != reproducible(made), change
