"""What README's command does, counted: a change that makes it do more shows here.

``SYNTH_UPDATE=1 pytest tests/cli/test_main_job.py`` writes the golden counts anew, those of every
configuration.
"""

import json
import os
from pathlib import Path

import pytest

from bench.main_job import CONFIGURATIONS, counts
from synth.emit.toolchain import find_compiler

GOLDEN = Path(__file__).parents[1] / "data" / "main_job_counts.json"


@pytest.mark.exhaustive("pages")
def test_the_main_job_does_not_do_more() -> None:
    compiler = find_compiler("aarch64").describe()
    if os.environ.get("SYNTH_UPDATE"):
        every = {name: counts(name) for name in CONFIGURATIONS}
        GOLDEN.write_text(json.dumps({"compiler": compiler, **every}, indent=1) + "\n", encoding="utf-8")
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    wanted, found = golden["A2W1"], counts("A2W1")
    if compiler != golden["compiler"]:  # another one makes other instructions
        del wanted["emulated"], found["emulated"]
    assert found == wanted
