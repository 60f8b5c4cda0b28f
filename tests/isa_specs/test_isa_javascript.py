"""Every instruction of WebAssembly in the engines of browsers: the same modules and states as in wasmtime."""

import pytest

import isa_specs
from tests.isa_specs.differential import disagreements, recorded, why_not_runnable
from tests.isa_specs.javascript import chromium, in_chromium, in_node, node
from tests.needs import Need, skip

SEED = 20
TARGETS = isa_specs.load("wasm").targets


@pytest.mark.parametrize("engine", ["node", "chromium"])
@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_engines_do_what_the_table_says(
    target: isa_specs.Target, engine: str, capsys: pytest.CaptureFixture[str]
) -> None:
    relaxed = "relaxed-simd" in target.feature_names
    if engine == "node" and node(relaxed) is None:
        skip(Need.TOOL, f"there is no Node with {'relaxed' if relaxed else 'any'} SIMD")
    if engine == "chromium" and chromium() is None:
        skip(Need.TOOL, "Chromium is not installed")
    records = recorded("wasm", target.name, SEED, in_node if engine == "node" else in_chromium)
    wrong = list(disagreements(records))
    with capsys.disabled():
        print(f"\n{target.name} in {records[0].machine}: {len(records)} instructions with immediates")
    assert not wrong, "\n".join(wrong)
    if why_not_runnable("wasm", target.name):
        return
    # What the table leaves no choice about is the same everywhere.
    for here, there in zip(records, recorded("wasm", target.name, SEED), strict=True):
        assert here.output.tobytes() == there.output.tobytes() or here.name.find("relaxed") >= 0, here.name
