"""The benchmark of formats of weights: every format is read and packed."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from bench import linear_formats


@pytest.mark.isa("avx2")
def test_every_format_has_a_rate(tmp_path: Path) -> None:
    options = ["--rows", "32", "--k", "512", "--seconds", "0", "--layers", "0", "--json", str(tmp_path / "a")]
    ran = CliRunner().invoke(linear_formats.main, options)
    assert ran.exit_code == 0, ran.output
    rates = json.loads((tmp_path / "a").read_text())["rates"]
    assert list(rates) == list(linear_formats.MADE)
    assert all(min(rate["ready"]) > 0 for rate in rates.values())
