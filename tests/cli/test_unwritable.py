"""A place that cannot be written is named before anything is searched, compiled or shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from synth.cli.main import cli
from synth.errors import UserError
from synth.files import prepare_folder
from tests.needs import Need, skip


def places(tmp_path: Path) -> dict[str, Path]:
    file = tmp_path / "file"
    file.write_text("")
    folder = tmp_path / "library"
    folder.mkdir()
    (folder / "neon").write_text("")
    # No file system lets anyone, root included, make folders in these.
    return {
        "below a file": file / "out",
        "the folder of the ISA": folder,
        "the system's": Path("/proc/no/out"),
    }


@pytest.mark.parametrize("case", ["below a file", "the folder of the ISA", "the system's"])
def test_out_is_looked_at_first(tmp_path: Path, case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if case == "the system's" and not Path("/proc/self").exists():
        skip(Need.SYSTEM, "no /proc here")
    monkeypatch.setattr("synth.cli.synthesis.Session.make", lambda *args: pytest.fail("work began"))
    out = places(tmp_path)[case]
    before = sorted(tmp_path.rglob("*"))
    result = CliRunner().invoke(cli, ["--isa", "neon", "--a", "1", "--w", "1", "--out", str(out)])
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1 and "--out" in result.stderr and str(out) in result.stderr
    assert sorted(tmp_path.rglob("*")) == before


def test_looking_leaves_nothing_behind(tmp_path: Path) -> None:
    prepare_folder(tmp_path / "a" / "b" / "c")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "a").mkdir()
    prepare_folder(tmp_path / "a")
    assert [path.name for path in tmp_path.rglob("*")] == ["a"]


def test_a_folder_that_takes_no_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk: the folder exists, permissions allow it, and no byte can be written."""

    def full(handle: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("synth.files.os.write", full)
    with pytest.raises(UserError, match="No space left on device"):
        prepare_folder(tmp_path)
    assert list(tmp_path.iterdir()) == []
