"""The JSON of certificates says each fact once, and is read as it was."""

from typing import Any

import pytest

from synth.library.fields import digest, fields_of, written

LINES = [{"dest": f"x{n}", "imm": None, "stage": "row", "args": ["a", "b"]} for n in range(40)]
SAME = '{"imm": null, "stage": "row", "args": ["a","b"]}'


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (LINES, f'{{"of": ["dest"], "all": {SAME}, "rows": [\n["x0"],\n["x1"],\n'),
        (LINES[:1], '{"of": ["dest","imm","stage","args"], "rows": [["x0",null,"row",["a","b"]]]}'),
        ([{"a": 1}, {"a": 1}], '{"of": [], "all": {"a": 1}, "rows": [[],[]]}'),
        ([{"a": 1}, {"a": 1.0}, {"a": True}], '{"of": ["a"], "rows": [[1],[1.0],[true]]}'),
        ([{"a": 1}, {"b": 1}], '[{"a": 1},{"b": 1}]'),
        ([{"a": "0f" * 32}, {"a": "00"}], '{"of": ["a"], "rows": [[{"repeat": ["0f",32]}],["00"]]}'),
        ("0f" * 8, '"0f0f0f0f0f0f0f0f"'),
        ("01" * 32 + "0", f'"{"01" * 32}0"'),
        (["x" * 64, "", "xy" * 16], '[{"repeat": ["x",64]},"",{"repeat": ["xy",16]}]'),
        ([], "[]"),
    ],
)  # fmt: skip
def test_each_fact_stands_once_and_is_read_as_it_was(value: Any, text: str) -> None:
    body = {"value": value}
    assert f'"value": {text}' in written(body)
    assert fields_of(written(body)) == body | {"digest": digest(body)}
    assert digest(fields_of(written(body))) == digest(body)  # to the last type
