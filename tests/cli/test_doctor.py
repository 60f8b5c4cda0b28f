"""What this computer has, where files lie, and the cache."""

import importlib.util
import json
import os
import re
from pathlib import Path

import pytest

from isa_specs.architecture import architectures
from synth.cli import doctor
from synth.emit import features
from synth.emit.cache import KINDS, cache_folder, cached, kept_files
from synth.emit.features import host_target
from synth.emit.threads import LIMITS
from synth.emit.toolchain import find_compiler
from synth.errors import UserError
from synth.library.library_paths import installed_folder, library_folder, read_folder, write_folder
from tests.cli.commands import ROOT, one_line, run
from tests.needs import Need, skip_where


def test_all_is_told_in_lines_that_fit() -> None:
    from click.testing import CliRunner

    from synth.cli.main import cli

    result = CliRunner().invoke(cli, ["doctor"], env={"COLUMNS": "80"}, prog_name="synth-kernel")
    words = "processor|features|kernels run|C compiler|unicorn|wasmtime|library read|tuned schedules|cache"
    assert result.exit_code == 0, result.output
    for word in words.split("|"):
        assert f"\n{word} " in result.stdout, word
    assert max(map(len, result.stdout.splitlines())) <= 80


def finding(what: str) -> dict[str, str]:
    (found,) = [one for one in json.loads(run("doctor", "--json").stdout)["findings"] if one["what"] == what]
    return dict(found)


def test_what_is_wrong_makes_the_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    pinned = ['apache-tvm==9.9.9; extra == "compile"', "numpy>=2.0", "other==1; extra == 'bench'"]
    monkeypatch.setattr(doctor, "requires", lambda name: pinned)
    monkeypatch.setattr(doctor, "version", lambda name: "9.9.9")
    assert finding("apache-tvm") == {"what": "apache-tvm", "state": "ok", "said": "9.9.9, as it has to be"}
    monkeypatch.setattr(doctor, "version", lambda name: "9.9.8")
    assert run("doctor", "--json").exit_code == 1
    assert finding("apache-tvm")["said"] == "9.9.8, which does not fit: pip install apache-tvm==9.9.9"

    def absent(name: str) -> str:
        raise doctor.PackageNotFoundError(name)

    monkeypatch.setattr(doctor, "version", absent)
    real = importlib.util.find_spec
    without = lambda name, *more: None if name == "unicorn" else real(name, *more)  # noqa: E731
    monkeypatch.setattr(importlib.util, "find_spec", without)
    assert run("doctor").exit_code == 0  # kernels need no TVM
    assert (finding("apache-tvm")["state"], finding("unicorn")["state"]) == ("absent", "absent")
    assert finding("unicorn")["said"].startswith("unicorn is not installed (pip install")


def test_a_missing_compiler_and_a_bad_cap_are_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYNTH_CC", "no-such-compiler")
    monkeypatch.setenv("SYNTH_FEATURES", "no-such-feature")
    result = run("doctor", "--json")
    found = json.loads(result.stdout)["findings"]
    wrong = {one["what"] for one in found if one["state"] == "WRONG"}
    assert result.exit_code == 1 and wrong == {"C compiler", "processor"}
    assert {"what": "$SYNTH_CC", "state": "ok", "said": "no-such-compiler"} in found


def test_doctor_says_what_ziglang_is_needed_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiler of the system replaces the package for this computer's kernels, and for nothing else."""
    compilers = lambda: [one.said for one in doctor.findings() if "ziglang" in one.said]  # noqa: E731
    host = host_target()
    others = ", ".join(sorted(set(architectures()) - {host}))
    monkeypatch.setattr(
        "synth.emit.toolchain.shutil.which", lambda name: "/usr/bin/cc" if name == "cc" else None
    )
    assert len(compilers()) == 1
    assert compilers()[0].endswith(f"can replace ziglang for {host}; {others} and models need ziglang")
    monkeypatch.setattr("synth.emit.toolchain.shutil.which", lambda name: None)
    assert compilers() == []
    monkeypatch.undo()
    real = importlib.util.find_spec
    hidden = lambda name, *more: None if name == "ziglang" else real(name, *more)  # noqa: E731
    monkeypatch.setattr(importlib.util, "find_spec", hidden)
    with pytest.raises(UserError, match="ziglang alone compiles models and operators for target armv7: pip"):
        find_compiler("armv7", "zig")


def test_the_one_rule_for_the_library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Named first, then the folder that one is in, then what is installed; that is never written to."""
    monkeypatch.delenv("SYNTH_KERNELS", raising=False)
    monkeypatch.chdir(tmp_path)
    assert installed_folder() == ROOT / "kernels_out"
    assert (read_folder(), write_folder(), library_folder()) == (
        installed_folder(), Path("kernels_out"), installed_folder(),
    )  # fmt: skip
    (tmp_path / "kernels_out").mkdir()
    assert (read_folder(), library_folder()) == (Path("kernels_out"), installed_folder())
    monkeypatch.setenv("SYNTH_KERNELS", str(tmp_path / "mine"))
    assert {read_folder(), write_folder(), library_folder()} == {tmp_path / "mine"}
    assert str(tmp_path / "mine") in one_line(run("list"))


def test_the_cache_is_told_and_cleaned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path))
    for kind in ("objects", "ir"):
        assert cached(kind, [kind], ".o", lambda: b"12345") == b"12345"
    kernel = tmp_path / "kernels" / "avx2" / "a1w1.json"
    foreign = [tmp_path / "mine.txt", tmp_path / "objects" / "mine.o"]
    kernel.parent.mkdir(parents=True)
    for path in (kernel, *foreign):
        path.write_text("x")
    told = json.loads(run("cache", "--json").stdout)
    sizes = {row["kind"]: (row["files"], row["bytes"]) for row in told["kinds"]}
    assert told["folder"] == str(cache_folder()) and set(sizes) == set(KINDS)
    assert (sizes["objects"], sizes["ir"], sizes["kernels"], sizes["cores"]) == (
        (1, 37),
        (1, 37),
        (1, 1),
        (0, 0),
    )
    assert "\n37 B removed" in run("cache", "clean", "objects").stdout
    assert not kept_files("objects") and kept_files("ir") and kept_files("kernels")
    assert run("cache", "clean").exit_code == 0
    assert sorted(path for path in tmp_path.rglob("*") if path.is_file()) == sorted(foreign)
    assert one_line(run("cache", "clean", "everything")).startswith("KIND everything: nothing of the cache")
    with pytest.raises(KeyError):
        cached("unheard-of", [], ".o", bytes)


@skip_where(Need.SYSTEM, os.name != "posix", "modes of POSIX")
def test_a_cache_that_others_may_write_to_is_wrong(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path))
    tmp_path.chmod(0o777)
    done = run("doctor", "--json")
    (said,) = (one["said"] for one in json.loads(done.stdout)["findings"] if one["state"] == "WRONG")
    assert said.startswith(f"{tmp_path} is writable for its group or others") and done.exit_code == 1


def commands_of_the_page() -> list[str]:
    page = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


@pytest.mark.exhaustive("pages", every=4)
@pytest.mark.parametrize("command", commands_of_the_page())
def test_the_commands_of_the_page_run(command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if command.startswith("_"):
        name, _, value = command.split()[0].partition("=")
        monkeypatch.setenv(name, value)
        assert command.split()[1] in ("synth-kernel", "synth-compile") and value.endswith("_source")
        return
    program, *args = command.split()
    assert program == "synth-kernel"
    if "clean" in args:
        monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path))
    monkeypatch.chdir(ROOT)
    assert run(*args).exit_code == 0


def test_every_variable_of_the_environment_is_on_the_page() -> None:
    page = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
    read = {features.CAP, *LIMITS}
    for path in (ROOT / "synth").rglob("*.py"):
        read |= set(re.findall(r'environ(?:\.get\(|\[)"(\w+)"', path.read_text(encoding="utf-8")))
    assert len(read) > 8
    assert {name for name in read if f"`{name}`" not in page} == set()


@pytest.mark.parametrize(
    ("typed", "number", "wanted"),
    [
        ("synth-kernel sh", 1, {"show"}),
        ("synth-kernel show neon/a2w1_hybrid_m8n1k64_arm", 2, {"neon/a2w1_hybrid_m8n1k64_armv7"}),
        ("synth-kernel --isa avx5", 2, {"avx512"}),
        ("synth-kernel cache clean ob", 3, {"objects"}),
    ],
)
def test_shells_complete(typed: str, number: int, wanted: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("_SYNTH_KERNEL_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(number))
    assert {line.partition(",")[2] for line in run().stdout.splitlines()} == wanted
