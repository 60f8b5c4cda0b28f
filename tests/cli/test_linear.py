"""The command that writes the kernels of linear layers, and what other commands say of them."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import PLACE, one_line, run

HERE = ("--isa", PLACE[0], "--target", PLACE[1])
SUFFIX = "" if PLACE[0] == "avx2" else "_aarch64"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("linear")
    made = run("linear", *HERE, "--w", "4", "--out", str(folder), here=True)
    assert made.exit_code == 0, made.output
    assert f"{PLACE[0]}/linear_w4{SUFFIX}" in made.stdout and "1 written in" in made.stdout
    return folder


def test_what_is_there_is_kept(library: Path) -> None:
    again = run("linear", *HERE, "--w", "4", "--out", str(library), "--json", here=True)
    document = json.loads(again.stdout)
    (row,) = document["linear"]
    assert (row["status"], row["bits"], row["proof"]) == ("kept", 4, "proved")
    assert document["kernels"] == []


def test_other_commands_know_them(library: Path, tmp_path: Path) -> None:
    name, out = f"{PLACE[0]}/linear_w4{SUFFIX}", ("--out", str(library))
    listed = run("list", *out)
    assert name in listed.stdout and "Linear layers" in listed.stdout and "Packing" not in listed.stdout
    assert [row["name"] for row in json.loads(run("list", *out, "--json").stdout)["linear"]] == [name]
    shown = run("show", name, *out)
    assert "weights of 4 bits" in shown.stdout and "obligations proved" in shown.stdout
    assert "Lengths: the search states no length." in shown.stdout
    source = run("show", name, "--c", *out).stdout
    assert f"_linear_w4{SUFFIX}_layer(" in source
    assert run("export", name, str(tmp_path), *out).exit_code == 0
    (written,) = tmp_path.glob("*.c")
    assert written.read_text() == source
    checked = run("check", str(library), "--jobs", "1")
    assert checked.exit_code == 0 and "1 of 1 kernel in" in checked.stdout
    path = next(library.glob("*/*.c"))
    path.write_text(path.read_text().replace("SYNTH_PITCH", "SYNTH_PACE"))
    broken = run("check", str(library), "--jobs", "1")
    assert broken.exit_code == 1 and path.name in broken.output


def test_kernels_with_tables(tmp_path: Path) -> None:
    """They have a kind of their own, which every command knows."""
    name, out = f"{PLACE[0]}/linear_t4v5{SUFFIX}", ("--out", str(tmp_path))
    made = run("linear", *HERE, "--entries", "5", *out, "--json", here=True)
    (row,) = json.loads(made.stdout)["linear_t4"]
    assert (row["name"], row["status"], row["bits"], row["proof"]) == (name, "written", 5, "proved")
    assert "5-bit entries of a table of 16" in run("show", name, *out).stdout
    assert name in run("list", *out).stdout
    checked = run("check", str(tmp_path), "--jobs", "1")
    assert checked.exit_code == 0 and "1 of 1 kernel in" in checked.stdout
    assert "use one of 5, 8" in one_line(run("linear", "--entries", "6"))
    refused = one_line(run("linear", "--target", "armv7", "--entries", "8", *out))
    assert refused.endswith("armv7 has no instruction that looks up 16 bytes; leave it out")


@pytest.mark.parametrize("bits", ["0", "9", "x", ""])
def test_wrong_bits(bits: str) -> None:
    says = one_line(run("linear", "--w", bits))
    assert says.endswith("the number of bits is 1 to 8")


def test_wrong_places(tmp_path: Path) -> None:
    assert "no such instruction set" in one_line(run("linear", "--isa", "mmx"))
    assert "neon has no such target" in one_line(run("linear", "--isa", "neon", "--target", "x86_64_vnni"))
    (tmp_path / "file").write_text("")
    assert "file" in one_line(run("linear", *HERE, "--w", "2", "--out", str(tmp_path / "file")))
