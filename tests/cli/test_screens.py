"""What a person sees on a terminal of 80 columns, in a pipe, and without colours."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pyte
import pytest
from click.testing import CliRunner

from synth.cli.export_c import _paths
from synth.cli.interrupts import COMPILE, KERNEL, interrupted
from synth.cli.jobs import BuildRun, Settings, Task, make
from synth.cli.library import find
from synth.cli.main import cli
from synth.cli.screen import print_paragraph, print_table
from synth.cli.tables import FILE, BuildOutcome, print_outcomes
from synth.errors import UserError
from synth.library.check import to_check
from synth.library.kernels import library_folder, read_kernel
from synth.library.kinds.bitpack import BITPACK
from tests.cli.commands import ROOT
from tests.needs import Need, import_or_skip

A2W1 = "neon/a2w1_hybrid_m8n1k64_aarch64"
LIBRARY = str(ROOT / "kernels_out")
ONE = ("--isa", "neon", "--target", "aarch64", "--a", "1", "--w", "1", "--form", "bitplanes")


def screen(*args: str, columns: int | None = 80) -> str:
    env = {"COLUMNS": str(columns or "")}
    result = CliRunner().invoke(cli, list(args), obj={"processes": False}, env=env)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """A folder with the kernels of ``ONE``, and what the run that wrote them printed."""
    folder = str(tmp_path_factory.mktemp("made"))
    return folder, screen(*ONE, "--out", folder)


def words(text: str) -> set[str]:
    return {word.strip(";") for word in text.split() if not set(word) <= set("─")}


@pytest.mark.exhaustive("pages", every=4)
@pytest.mark.parametrize("columns", [80, 44])
@pytest.mark.parametrize(
    "args",
    [
        f"show {A2W1} --out {LIBRARY}",
        f"show {A2W1} --verbose --out {LIBRARY}",
        f"show {A2W1} --verbose --program --out {LIBRARY}",
        f"show neon/bitpack_a2_aarch64 --verbose --out {LIBRARY}",
        f"list --isa neon --a 2 --out {LIBRARY}",
        f"list --isa neon --a 2 --verbose --out {LIBRARY}",
        "MADE",
        "MADE --verbose",
    ],
)
def test_lines_fit_and_no_word_is_broken(args: str, columns: int, made: tuple[str, str]) -> None:
    given = args.replace("MADE", f"{' '.join(ONE)} --out {made[0]}").split()
    narrow, wide = (re.sub(r"\d+\.\d s", "", screen(*given, columns=width)) for width in (columns, 1000))
    assert words(narrow) <= words(wide)
    long = [line for line in narrow.splitlines() if len(line) > columns]
    # Commands and paths are to be copied, and so in one piece however long they are.
    assert not [line for line in long if " " in line.strip() and not re.match(r"Files:|Next:|       ", line)]


def test_a_table_is_as_wide_as_its_cells_or_paragraphs(capsys: pytest.CaptureFixture[str]) -> None:
    def shown(columns: int) -> str:
        rows = [("some/kernel_of_a_name", "several words that may be broken", "12")]
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("COLUMNS", str(columns))
            print_table("Title", rows, ("name", "text"), ("number",))
        return capsys.readouterr().out

    row = ["some/kernel_of_a_name", "several", "words", "that", "may", "be", "broken", "12"]
    assert shown(200).splitlines()[3].split() == row
    assert max(map(len, shown(40).splitlines())) <= 40
    narrow = ["some/kernel_of_a_name", "  text several words that may", "  be broken; number 12"]
    assert shown(30).splitlines() == ["Title", *narrow, ""]


@pytest.mark.parametrize("columns", [24, 30, 40, 60])
def test_no_number_loses_its_unit(columns: int, capsys: pytest.CaptureFixture[str]) -> None:
    """In a column of times, in a sentence, and where a table becomes paragraphs."""
    rows = [("a layer of a long name", "as it is", "88.5 µs", "12.3 KiB"), ("b", "slow", "1 ms", "7 B")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", str(columns))
        print_table("", rows, ("layer", "what"), ("time", "weights"))
        print_paragraph("Time:   " + "88.5 µs a run, 2 times as long as 44.2 µs; " * 4)
    lines = capsys.readouterr().out.splitlines()
    assert not [line for line in lines if re.search(r"\d$", line)], lines
    assert sum("88.5 µs" in line for line in lines) >= 2 and max(map(len, lines)) <= columns


def test_a_run_is_a_line_per_kernel(made: tuple[str, str]) -> None:
    """Seconds are those of this run: a kernel that was there took none."""
    folder, first = made
    again = screen(*ONE, "--out", folder)
    for text, said, end in ((first, "minimal", r"\d+\.\d s +new"), (again, "stated", "current")):
        (row,) = [line for line in text.splitlines() if line.startswith("neon/")]
        assert re.fullmatch(rf"neon/a1w1_hybrid_m8n1k64_aarch64 +\d+ +{said} +proved +yes +{end}", row)
        assert len(row) <= 80
    verbose = screen(*ONE, "--out", folder, "--verbose")
    assert "Seconds" not in verbose and "Proof and execution" in verbose
    # Of a restricted ``--all``: the whole of it takes minutes.
    (line,) = screen(*ONE, "--all", "--encoding", "hybrid", "--out", made[0]).splitlines()
    assert re.fullmatch(rf"1 current in \d+\.\d s, in {re.escape(made[0])}", line)


@pytest.mark.parametrize(
    ("place", "end"),
    [
        ("neon/a3w3_twos_bipolar_m8n1k64_aarch64", r"111 +22 open +proved +yes +"),
        ("neon/a2w1_hybrid_m8n1k64_aarch64_dotprod", r"1, 4 +no claim +proved +yes +"),
        ("neon/a2w3_twos_bipolar_m8n1k64_aarch64", r"\d+ +open \d+\.\.\d+ +proved +yes +"),
    ],
)
@pytest.mark.parametrize("status", ["written", "kept"])
def test_the_longest_names_and_numbers_take_one_line(
    place: str, end: str, status: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel = read_kernel(ROOT / "kernels_out" / place)
    seconds = dict.fromkeys(kernel.certificate.seconds, 11.11)
    kernel = replace(kernel, certificate=replace(kernel.certificate, seconds=seconds))
    monkeypatch.setenv("COLUMNS", "80")
    run = BuildRun(Path("kernels"), Settings(1.0, 1.0), 1)
    print_outcomes([BuildOutcome(place, status, kernel, (Path("x"),))], [], [], run, 1.0)
    lines = capsys.readouterr().out.splitlines()
    (row,) = [line for line in lines if place in line and "show" not in line]
    assert re.match(f"{place} +{end}", row) and max(map(len, lines)) <= 80
    assert row.endswith(FILE[status]) and lines[1].startswith("──") and lines[3] == ""


def test_check_tells_each_kernel_as_it_ends(made: tuple[str, str]) -> None:
    """Of one that is named: all of them take longer. With ``--verbose`` its obligations are added up."""
    folder, _ = made
    args = ["check", "a1w1", "--out", folder, "--jobs", "2", "--verbose"]
    result = CliRunner().invoke(cli, args, obj={"processes": False})
    assert result.exit_code == 0, result.output
    (line,) = result.stderr.splitlines()
    assert re.fullmatch(r"neon/a1w1_hybrid_m8n1k64_aarch64: .* \[\d+\.\d s\]", line), line
    total, each = re.search(r"(\d+) obligations proved \(([^)]*)\)", line).groups()  # type: ignore[union-attr]
    counts = dict(part.split() for part in each.split(", "))
    assert [*counts] == ["block", "bitplanes"] and "0" not in counts.values()
    assert sum(map(int, counts.values())) == int(total)
    assert result.stdout.startswith(f"1 of 1 kernel in {folder} with a1w1 in its name holds [")
    wrong = CliRunner().invoke(cli, ["check", "a1w2", "--out", folder], prog_name="synth-kernel")
    assert wrong.exit_code == 2 and "the nearest are neon/" in wrong.stderr


def test_a_whole_name_stands_for_the_kernels_of_that_name() -> None:
    """Others have it in their names: one of another target begins with it."""
    name = "a2w1_hybrid_m8n1k64_aarch64"
    installed = {f"{path.parent.name}/{path.stem}": path for path in library_folder().glob("*/*.json")}
    longer = [other for other in installed if name in other]
    assert len(longer) == 3 and f"neon/{name}" in longer
    for given in (name, f"{name}.json", f"neon/{name}"):
        assert find(given, library_folder()) == installed[f"neon/{name}"]
        assert [path.stem for path in _paths([given], library_folder())] == [name]
    assert [path.stem for path in to_check(library_folder(), name)] == [name]
    assert len(json.loads(screen("list", name, "--json"))["kernels"]) == 1
    short, sets = "a2w1_hybrid_m8n1k64", ["avx2", "avx512", "wasm"]
    assert [path.parent.name for path in _paths([short], library_folder())] == sets
    every = ", ".join(f"{isa}/{short}" for isa in sets)
    with pytest.raises(UserError, match=f"3 kernels are called that: {every}"):
        find(short, library_folder())
    with pytest.raises(UserError, match="kernels have that in their names"):
        find("a2w1_hybrid", library_folder())


def test_a_board_says_the_rate_and_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    from io import StringIO

    from rich.console import Console

    from synth.cli import progress

    clock = [0.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: clock[0])
    board = progress.ProgressDisplay(10)
    assert board.pace() == ""
    clock[0] = 6.0
    for _ in range(3):
        board.end("some/kernel", "held")
    assert board.pace() == "3 of 10, one in 2.0 s, 0:14 left"
    monkeypatch.undo()
    said = StringIO()
    with progress.LiveBoard(2, Console(file=said, force_terminal=True, width=60)) as live:
        live.now("some/kernel", "proof")
        live.now("another/kernel_with_a_long_name", "a phase with words that no line of sixty has room for")
        time.sleep(0.3)  # it shows what there is eight times a second
        live.end("some/kernel", "held", stays=False)
        live.now("another/kernel_with_a_long_name", "")
        live.end("another/kernel", "FAILED")
    text = re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", said.getvalue())
    assert "…" in text  # and not a second line
    assert "another/kernel: FAILED" in text and "some/kernel: held" not in text
    assert max(len(line) for line in re.split(r"[\r\n]", text)) <= 60


@pytest.mark.parametrize(
    ("program", "args", "said"),
    [
        (KERNEL, "check", "no kernel was changed"),
        (KERNEL, "tune --input x", "no schedule"),
        (KERNEL, "--isa neon", "kept"),
        (KERNEL, "", "kept"),
        (COMPILE, "explore net.onnx", "finished measurements are kept, run the same command again to resume"),
    ],
)
def test_what_is_said_of_an_interrupt_is_of_the_command(program: str, args: str, said: str) -> None:
    assert said in interrupted(program, args.split())


def test_packing_says_its_steps() -> None:
    told: list[str] = []
    task = Task(1, "neon", "aarch64", BITPACK)
    make(task, Settings(60.0, 1.0), told.append)
    blocks = [f"packing: search, block {number} of 2" for number in (1, 2)]
    assert told == [*blocks, "packing: proof", "packing: execution"]


def test_what_lost_has_more_cycles_than_the_chosen_tile() -> None:
    lines = screen("show", A2W1, "--verbose", "--out", LIBRARY).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("The chosen tile"))
    rows = [line.split() for line in lines[start + 3 : lines.index("", start)]]
    cycles = [float(row[2]) for row in rows]
    assert rows[0][3] == "chosen" and {row[0] for row in rows} == {"bitplanes", "tables", "bytes"}
    for row, number in zip(rows[1:], cycles[1:], strict=True):
        assert abs(float(row[3]) - number / cycles[0]) < 0.02
    assert max(cycles) > 2 * min(cycles) == 2 * cycles[0]


def on_terminal(*args: str, **environment: str) -> str:
    """What the command writes to a terminal."""
    pty = import_or_skip("pty", need=Need.SYSTEM)
    outer, inner = pty.openpty()
    env = {**os.environ, "COLUMNS": "80", "TERM": "xterm", **environment}
    command = [sys.executable, "-m", "synth.cli", *args]
    with subprocess.Popen(command, stdout=inner, stderr=inner, stdin=inner, env=env, cwd=ROOT) as process:
        os.close(inner)
        text = b""
        while True:
            try:
                piece = os.read(outer, 4096)
            except OSError:  # whoever wrote has closed it
                break
            if not piece:
                break
            text += piece
        os.close(outer)
    assert process.returncode == 0, text
    return text.decode().replace("\r\n", "\n")


def test_an_interrupted_command_leaves_its_last_line_alone(tmp_path: Path) -> None:
    """Kernels are live when Ctrl-C comes; behind it the terminal has no word of them, and a cursor."""
    pty, termios = (import_or_skip(name, need=Need.SYSTEM) for name in ("pty", "termios"))
    pid, terminal = pty.fork()
    if not pid:
        # A shell ignores it for what it starts in the background.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.chdir(ROOT)
        os.environ |= {"COLUMNS": "80", "TERM": "xterm", "PYTHONPATH": str(ROOT)}
        asked = ["--isa", "neon", "--a", "3", "--w", "3", "--jobs", "2", "--out", str(tmp_path / "out")]
        os.execv(sys.executable, [sys.executable, "-m", "synth.cli", *asked])
    termios.tcsetwinsize(terminal, (24, 80))
    screen = pyte.Screen(80, 24)
    stream, sent = pyte.ByteStream(screen), False
    with contextlib.suppress(OSError):  # whoever wrote has closed it
        while piece := os.read(terminal, 4096):
            stream.feed(piece)
            live = [line for line in screen.display if re.search(r" \d:\d\d:\d\d", line)]
            if not sent and len(live) >= 2 and "neon/a3w3" in live[0]:
                sent = bool(os.write(terminal, b"\x03"))  # Ctrl-C, as it is typed
    os.close(terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 130
    text = "".join(screen.display).strip()
    assert sent and text == f"{KERNEL}: {interrupted(KERNEL, ['--isa'])}" and not screen.cursor.hidden


COLOUR = re.compile(r"\x1b\[[\d;]*3[0-9]")


def test_colours_are_for_terminals_that_want_them() -> None:
    args = ["show", A2W1, "--c"]
    there = on_terminal(*args)
    assert "\x1b[" in there
    plain = on_terminal(*args, NO_COLOR="1")
    assert not COLOUR.search(plain)
    assert "\x1b" not in screen(*args, "--out", LIBRARY)
