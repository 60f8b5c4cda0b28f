"""The page for numpy users: its blocks run, and the errors that it prints are those that come."""

import re
from pathlib import Path

import pytest

from tests.needs import import_or_skip

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.exhaustive("pages")
@pytest.mark.filterwarnings("ignore:.*run as portable C", "ignore:layer")
def test_the_page_for_numpy_users(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    import_or_skip("tvm")
    text, names = (ROOT / "docs" / "python.md").read_text(encoding="utf-8"), dict[str, object]()
    (tmp_path / "tests").symlink_to(ROOT / "tests")  # the page writes files beside it
    monkeypatch.chdir(tmp_path)
    for block in re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        exec(compile(block, "docs/python.md", "exec"), names)
    told = capsys.readouterr().out.splitlines()
    shown = re.findall(r"^    ((?:weights have|activations:).*)$", text, re.MULTILINE)
    assert len(shown) == 3 and told[2:5] == shown
