"""docs/precision.md has the keys and values that the parser of precision files takes, and no others."""

import re

import pytest

from synth.errors import UserError
from synth.model.precision import _NAMED, BITS, METHODS, OPERATORS, ROUNDINGS, Calibration, parse_precision
from tests.test_documentation import text_of
from tests.test_style import tables

PAGE = text_of("docs/precision.md")
HEADERS = ("[default]", "[[layer]]", "[calibration]")


def section(header: str) -> str:
    """Return the section of the page whose title has the TOML header."""
    (found,) = re.findall(rf"^## .*`{re.escape(header)}`\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S)
    return str(found)


def rows(header: str) -> dict[str, str]:
    """Return the values of the section's keys as its table states them."""
    (table,) = tables(section(header))
    return {row[0].strip("`"): row[1] for row in table[1:]}


def allowed(text: str) -> list[str]:
    """Return the keys that the refusal of an unknown key lists."""
    with pytest.raises(UserError, match="unknown key 'nothing'; ") as refused:
        parse_precision(text)
    return str(refused.value).rpartition("allowed: ")[2].split(", ")


@pytest.mark.parametrize("header", HEADERS)
def test_the_page_has_the_keys_of_the_parser(header: str) -> None:
    assert sorted(allowed(f"{header}\nnothing = 1")) == sorted(rows(header))


def test_the_page_has_the_tables_of_the_parser() -> None:
    assert allowed("nothing = 1") == [header.strip("[]") for header in HEADERS]
    assert re.findall(r"^## .*`(\[.*\])`$", PAGE, re.M) == [*HEADERS]


def test_the_page_has_the_values_of_the_parser() -> None:
    default, layer, calibration = map(rows, HEADERS)
    assert tuple(re.findall(r'"(\w+)"', default["precision"])) == _NAMED
    assert tuple(re.findall(r'"(\w+)"', layer["ops"])) == OPERATORS
    assert tuple(re.findall(r'"(\w+)"', calibration["method"])) == METHODS
    for key in ("activations", "weights"):
        assert tuple(map(int, re.findall(r"\d+", default[key]))) == BITS
    usual = Calibration()
    assert f'"{usual.method}"` (the default)' in calibration["method"]
    assert f'"{usual.rounding}"` (the default)' in calibration["rounding"]
    assert tuple(re.findall(r'"(\w+)"', calibration["rounding"])) == ROUNDINGS
    assert usual.bias_correction and calibration["bias_correction"].endswith("`true` with learned rounding")
    assert calibration["samples"].endswith(f"by default {usual.samples}")
    assert calibration["percentile"].endswith(f"by default {usual.percentile}")


def test_the_example_has_every_key() -> None:
    """But the pairs that exclude each other within one table."""
    (text,) = re.findall(r"^```toml\n(.*?)^```", PAGE, re.M | re.S)
    assert parse_precision(text).calibration == Calibration("percentile")
    for header in HEADERS[1:]:
        assert {key for key in rows(header) if not re.search(rf"^{key} = ", text, re.M)} == set()
