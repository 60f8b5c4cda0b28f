"""The command line: help, one-line refusals, a real run, commands on its folder; kernels of linear layers."""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from synth.library.kernels import read_kernel
from synth.library.store import files
from tests.cli.commands import NAME, NEON, PLACE, REAL, ROOT, one_line, refused, run, verified
from tests.needs import import_or_skip


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A folder with one kernel, written by the command, and the JSON document of that run."""
    folder = tmp_path_factory.mktemp("library") / "new"
    result = run(*REAL, "--out", str(folder), "--json")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return folder, json.loads(result.stdout)


def test_help_names_every_option_with_its_values() -> None:
    shown = run("--help").stdout
    text = " ".join(shown.split())
    options = (
        "isa a w encoding m k cost core target all out jobs timeout effort dump-smt force json version help"
    )
    for name in options.split():
        assert f"--{name} " in text, name
    values = (
        "avx2", "neon", "aarch64", "armv7", "x86_64", "hybrid", "unipolar", "bipolar", "ACT/WEIGHT",
    )  # fmt: skip
    for value in values:
        assert value in text
    words = "default: hybrid|default: 8|default: 64|default: length|else kernels_out|Examples:|Exit codes:|"
    for word in (words + "SYNTH_FEATURES|130|list|show|check").split("|"):
        assert word in text
    assert run().stdout == shown


@pytest.mark.isa("avx2")
def test_tune_keeps_a_schedule(tmp_path: Path) -> None:
    import_or_skip("tvm")
    from synth.compiler.tuned import load_database

    database = tmp_path / "tuned.json"
    args = "tune --input 1,6,6,32 --filters 16 --padding 1 --a 1 --w 1 --trials 3 --json --db"
    result = run(*args.split(), str(database))
    assert result.exit_code == 0, result.output
    said = json.loads(result.stdout)
    (entry,) = load_database(database).values()
    assert (entry.key, entry.trials) == (said["key"], said["trials"])
    assert entry.key.startswith("A1W1 hybrid 1x6x6x32 3x3/1 16 NHWC threads 1 ")


@pytest.mark.parametrize(
    ("args", "start", "allowed"),
    [
        ("--a 0", "--a 0:", "1 to 8"),
        ("--a 9", "--a 9:", "1 to 8"),
        ("--w x", "--w x:", "1 to 8"),
        ("--isa sse", "--isa sse:", "avx2, avx512, neon"),
        ("--encoding foo", "--encoding foo:", "hybrid"),
        ("--encoding twos/foo", "--encoding twos/foo:", "ACT/WEIGHT"),
        ("--m 7", "--m 7:", "power of two from 1 to 64"),
        ("--k 4", "--k 4:", "power of two from 8 to 1024"),
        ("--m 1 --k 8", "--m 1 --k 8 on neon:", "multiple of 128"),
        ("--target riscv", "--target riscv:", "aarch64, aarch64_dotprod, aarch64_i8mm, armv7"),
        ("--target x86_64", "--target x86_64:", "aarch64_dotprod or aarch64_i8mm or armv7"),
        ("--timeout -1", "--timeout -1:", "greater than 0"),
        ("--timeout nan", "--timeout nan:", "greater than 0"),
        ("--effort 0", "--effort 0:", "greater than 0"),
        ("--jobs 0", "--jobs 0:", "1 or more"),
        ("--cost throughput", "--cost throughput:", "give --core"),
        ("--cost beauty", "--cost beauty:", "length"),
        ("--form rows", "--form rows:", "use one of auto, bitplanes, tables"),
        ("--form tables --target armv7", "--form tables:", "armv7 has no lookups of 16 bytes"),
        ("--layout tables", "--layout:", "no such option"),
        ("--core cortex-a72", "--core cortex-a72:", "--form"),
        ("--form auto --core zen3", "--core zen3:", "avx2"),
        ("--colour", "--colour:", "no such option"),
        ("--force=1", "--force:", "does not take a value"),
        ("--k", "--k:", "requires an argument"),
        ("compile", "compile:", "the commands are cache, check, "),
        ("chek", "chek:", "did you mean check?"),
        ("list", "--isa:", "stand after it"),
    ],
)
def test_refused_input(args: str, start: str, allowed: str, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    usual = {"--isa": "neon", "--a": "1", "--w": "1"}
    given = [word for name, value in usual.items() if name not in args.split() for word in (name, value)]
    line = refused(*given, "--out", str(folder), *args.split())
    assert line.startswith(start), line
    assert allowed in line
    assert not folder.exists()


@pytest.mark.parametrize(
    ("args", "name"),
    [("--a 1", "--isa"), ("--isa neon", "--a"), ("--isa neon --a 1", "--w"), ("tune --filters 8", "--input")],
)
def test_missing_options(args: str, name: str) -> None:
    assert refused(*args.split()).startswith(f"{name}: missing")


def test_one_form_wants_a_folder_of_its_own() -> None:
    """It would take the files of the other forms out of the usual one."""
    assert refused(*NEON, "--form", "tables").startswith("--form tables: give --out")


@pytest.mark.parametrize("option", ["--out", "--dump-smt"])
def test_folders_that_cannot_be_written(option: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    deeper = str(tmp_path / "file" / "deeper")
    assert refused(*NEON, "--out", str(tmp_path / "out"), option, deeper).startswith(f"{option} ")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_missing_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from synth.emit import toolchain

    monkeypatch.setattr(
        toolchain.importlib.util, "find_spec", lambda name: object() if name == "unicorn" else None
    )
    monkeypatch.setattr(toolchain.shutil, "which", lambda name: None)
    monkeypatch.delenv("SYNTH_CC", raising=False)
    said = refused(*NEON, "--out", str(tmp_path / "out"))
    assert "no C compiler for target aarch64: pip install ziglang" in said
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("args", "more"), [("--help", ""), ("--isa sse", ""), ("list", "numpy pydantic synth.forms.registry")]
)
def test_quick_answers_load_no_search(args: str, more: str) -> None:
    absent = {"joblib", "multiprocessing", "synth.library.build", "synth.search", *more.split()}
    code = (
        "import sys; from synth.cli.main import cli\n"
        f"cli.main({args.split()!r}, standalone_mode=False)\n"
        f"assert not {absent!r} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT, capture_output=True)


def test_json_of_a_run(library: tuple[Path, dict[str, Any]]) -> None:
    folder, document = library
    assert verified(folder) == {NAME}
    assert document["exit_code"] == 0
    assert document["folder"] == str(folder)
    (kernel,) = document["kernels"]
    assert (kernel["name"], kernel["status"], kernel["error"]) == (NAME, "written", None)
    assert (kernel["isa"], kernel["target"], kernel["a"], kernel["w"]) == (*PLACE, 1, 1)
    assert (kernel["encoding"], kernel["m"], kernel["k"]) == ("hybrid", 8, 64)
    stages = ("activations", "row", "combine", "reduce", "store")
    assert kernel["instructions"]["total"] == sum(kernel["instructions"][stage] for stage in stages)
    assert kernel["proof"]["verdict"] == "proved"
    assert kernel["proof"]["obligations"] > 0
    assert "matrices equal numpy on" in kernel["executed"]
    assert all(Path(path).is_file() for path in kernel["files"])
    assert kernel["seconds"]["proof"] > 0


def test_second_run_keeps(library: tuple[Path, dict[str, Any]]) -> None:
    folder, _ = library
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
    result = run(*REAL, "--out", str(folder))
    assert result.exit_code == 0
    assert "1 current" in result.stdout
    assert all(word in result.stdout for word in (NAME, "proved", "yes", f"synth-kernel show {NAME}"))
    verbose = run(*REAL, "--out", str(folder), "--verbose").stdout
    for word in (
        *["activations", "row", "combine", "reduce", "store", "total"],
        "obligations proved",
        "equal numpy",
    ):
        assert word in verbose
    assert result.stderr == ""
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*")} == before


@cache
def listed(*args: str) -> dict[str, Any]:
    """Return what ``list`` says of the whole library."""
    return dict(json.loads(run("list", *args, "--out", str(ROOT / "kernels_out"), "--json").stdout))


def test_list(library: tuple[Path, dict[str, Any]]) -> None:
    folder, document = library
    text = run("list", "--out", str(folder)).stdout
    assert "1 kernel in " in text
    assert NAME in text
    shown = json.loads(run("list", "--out", str(folder), "--json").stdout)
    rows = shown["kernels"]
    assert [row["name"] for row in rows] == [NAME]
    assert rows[0]["instructions"] == document["kernels"][0]["instructions"]
    for kind in ("bitpack", "repack"):
        assert [row["name"] for row in shown[kind]] == [row["name"] for row in document[kind]]
        assert all(row["name"] in text for row in shown[kind])
    # Also those of further features, which have no block.
    shown = listed()
    rows = [row for kind in ("kernels", "bitpack", "repack") for row in shown[kind]]
    assert {row["status"] for row in rows} == {"ok"}
    assert {row["proof"] for row in rows} == {"proved"}
    assert any(row["target"] == "x86_64_avxvnni" and row["instructions"]["inner"] == 1 for row in rows)


@pytest.mark.parametrize(
    ("args", "fits"),
    [
        ("--isa neon --a 2 --w 1", lambda row: (row["isa"], row["a"], row["w"]) == ("neon", 2, 1)),
        ("--target armv7 --form tables", lambda row: row["target"] == "armv7" and "tables" in row["forms"]),
        ("--form bytes64", lambda row: "bytes64" in row["forms"]),
        (
            "--encoding twos/bipolar --a 3",
            lambda row: (row["activations"], row["weights"], row["a"]) == ("twos", "bipolar", 3),
        ),
        ("a8w8", lambda row: "a8w8" in row["name"]),
    ],
)
def test_list_has_filters(args: str, fits: Callable[[dict[str, Any]], bool]) -> None:
    every, shown = listed()["kernels"], listed(*args.split())
    wanted = [row["name"] for row in every if fits(row)]
    assert [row["name"] for row in shown["kernels"]] == wanted and len(wanted) < len(every)
    assert not shown["bitpack"] or "--form" not in args


def test_packing_kernels_come_along(library: tuple[Path, dict[str, Any]]) -> None:
    folder, document = library
    assert (
        [row["bits"] for row in document["bitpack"]]
        == [document["kernels"][0]["a"]]
        == [row["bits"] for row in document["repack"]]
    )
    for row in document["bitpack"] + document["repack"]:
        assert (row["status"], row["proof"]) == ("written", "proved")
        assert all(Path(path).is_file() for path in row["files"])
        text = run("show", row["name"], "--verbose", "--out", str(folder)).stdout
        for word in (row["name"], "Searches", "found", "Proof", "z3", "Executed", "Digests", "Files"):
            assert word in text
        source = run("show", row["name"], "--c", "--out", str(folder)).stdout
        assert source == Path(row["files"][0]).read_text()
    assert "--c" in refused("show", row["name"], "--bitplanes", "--out", str(folder))


def test_show(library: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    folder, _ = library
    text = run("show", NAME.partition("_m8")[0], "--verbose", "--out", str(folder)).stdout
    words = "Specification|Layout|Longest K|Corrections|dot =|Searches|found|Proof|z3|Versions|Seconds"
    for word in (NAME, *words.split("|")):
        assert word in text
    kernel = read_kernel(folder / NAME)
    assert run("show", NAME, "--c", "--out", str(folder)).stdout == kernel.source
    names = tuple(kernel.certificate.forms)
    for form in names:
        assert run("show", NAME, f"--{form}", "--out", str(folder)).stdout == kernel.texts[form]
    document = json.loads(run("show", NAME, "--json", "--out", str(folder)).stdout)
    made = run(*REAL, "--out", str(folder), "--json").stdout
    (of_run,) = json.loads(made)["kernels"]
    assert {**of_run, **document} == document | {"status": "kept", "error": None}
    assert document["searches"][0]["lengths"][-1]["verdict"] == "found"
    lines = run("show", NAME, "--program", "--out", str(folder)).stdout.splitlines()
    assert all(any(line.dest in shown for shown in lines) for line in kernel.program.body)
    written = run("export", NAME, str(tmp_path), "--out", str(folder)).stdout.split()
    assert {Path(path).name: Path(path).read_text() for path in written} == kernel.sources
    assert NAME in refused("show", "nonsense", "--out", str(folder))


def test_damage_is_named(library: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    folder, _ = library
    for path in files(read_kernel(folder / NAME), folder):
        copy = tmp_path / path.relative_to(folder)
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(path.read_text())
    source, *_, certificate = files(read_kernel(tmp_path / NAME), tmp_path)
    source.write_text(source.read_text().replace("values [", "values ["[::-1], 1))
    result = run("check", str(tmp_path), "--jobs", "1")
    assert result.exit_code == 1
    assert "0 of 3 kernels" in result.stdout  # its packing kernels are not there at all
    assert f"synth-kernel: {source}: " in result.stderr
    certificate.write_text(certificate.read_text().replace("longest_k", "longest_m", 1))
    result = run("show", NAME, "--out", str(tmp_path))
    assert result.exit_code == 1
    assert str(certificate) in one_line(result)


def test_check(library: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    folder, _ = library
    result = run("check", str(folder), "--jobs", "1", "--json", "--dump-smt", str(tmp_path))
    assert result.exit_code == 0, result.output
    document = json.loads(result.stdout)
    assert (document["ok"], document["failed"], document["exit_code"]) == (3, 0, 0)
    assert document["kernels"][0]["name"] == NAME
    assert any(tmp_path.rglob("*.smt2"))


@pytest.mark.parametrize("command", ["check", "list --out", "show x --out"])
def test_folders_without_kernels(command: str, tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "absent"):
        assert str(folder) in refused(*command.split(), str(folder))


HERE = ("--isa", PLACE[0], "--target", PLACE[1])
SUFFIX = "" if PLACE[0] == "avx2" else "_aarch64"


@pytest.fixture(scope="module")
def linear_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("linear")
    made = run("linear", *HERE, "--w", "4", "--out", str(folder), here=True)
    assert made.exit_code == 0, made.output
    assert f"{PLACE[0]}/linear_w4{SUFFIX}" in made.stdout and "1 written in" in made.stdout
    return folder


def test_commands_know_linear_kernels(linear_library: Path, tmp_path: Path) -> None:
    again = run("linear", *HERE, "--w", "4", "--out", str(linear_library), "--json", here=True)
    document = json.loads(again.stdout)
    (row,) = document["linear"]
    assert (row["status"], row["bits"], row["proof"]) == ("kept", 4, "proved")
    assert document["kernels"] == []
    name, out = f"{PLACE[0]}/linear_w4{SUFFIX}", ("--out", str(linear_library))
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
    checked = run("check", str(linear_library), "--jobs", "1")
    assert checked.exit_code == 0 and "1 of 1 kernel in" in checked.stdout
    path = next(linear_library.glob("*/*.c"))
    path.write_text(path.read_text().replace("SYNTH_PITCH", "SYNTH_PACE"))
    broken = run("check", str(linear_library), "--jobs", "1")
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
