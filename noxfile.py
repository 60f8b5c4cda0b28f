"""README's commands on every Python from 3.11 on that this computer has, each in a clone of its own.

nox                      README's first and second command on each, and lint
nox -s smoke             install, main job, kernels and one model, on the newest
nox -s exhaustive        the tests that README's second command leaves out; then records that they pass
nox -s further           this computer with AVX2 alone, and PyTorch
nox -s lint              format, lint, types and the site of docs
nox -s lock              .ci/constraints.txt anew: the releases that tests and checks are known to work with
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import nox

HERE = Path(__file__).parent
OLDEST, NEWEST = (3, 11), (3, 14)
CONSTRAINTS = ".ci/constraints.txt"
nox.options.sessions = ["first", "second", "lint"]
nox.options.error_on_missing_interpreters = True
# pip takes half a minute for what uv installs in seconds. README's commands install with pip, as they say.
nox.options.default_venv_backend = "uv"


def pythons() -> list[str]:
    """Paths of the newest interpreter of each version from OLDEST to NEWEST, oldest first: those on PATH and
    pyenv's."""
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    folders += sorted(root.glob("versions/*/bin"))
    found: dict[tuple[int, int], tuple[tuple[int, ...], str]] = {}
    for folder in folders:
        for file in folder.glob("python3*"):
            if not re.fullmatch(r"python3(\.\d+)?", file.name) or "shims" in file.parts:
                continue
            code = "import sys, venv; print(*sys.version_info[:3], sys.prefix == sys.base_prefix)"
            try:
                asked = subprocess.run([file, "-c", code], capture_output=True, text=True, check=False)
            except OSError:  # a link that leads nowhere, a program for another machine
                continue
            *parts, own = asked.stdout.split() or ["False"]
            version = tuple(map(int, parts))
            if asked.returncode == 0 and own == "True" and OLDEST <= version[:2] <= NEWEST:
                found[version[:2]] = max(found.get(version[:2], ((), "")), (version, str(file)))
    return [path for _, (_, path) in sorted(found.items())]


def readme_command(number: int) -> str:
    """The command of README's first (1) or second (2) block."""
    blocks = re.findall(r"^```sh\n(.*?)^```", (HERE / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    return str(blocks[number - 1].strip())


def in_clone(session: nox.Session, command: str) -> None:
    """A command of README in a fresh clone, where ``python3`` is the session's."""
    clone = Path(session.create_tmp()) / "clone"
    shutil.rmtree(clone, ignore_errors=True)
    session.run("git", "clone", "-q", str(HERE), str(clone), external=True)
    session.chdir(clone)
    session.run("bash", "-c", f"set -euo pipefail; {command}", external=True)


@nox.session(python=pythons())
def first(session: nox.Session) -> None:
    """README's first command: set up, run the main job."""
    in_clone(session, readme_command(1))


@nox.session(python=pythons())
def second(session: nox.Session) -> None:
    """README's second command: set up, pass the tests."""
    in_clone(session, readme_command(2))


@nox.session(python=pythons()[-1:])
def smoke(session: nox.Session) -> None:
    """The newest Python: install, main job, kernels of every target, one model."""
    session.install(
        "-c", CONSTRAINTS, "-e", ".[emulate,models]", "pytest", "pytest-timeout", "pytest-xdist", "hypothesis"
    )
    out = str(Path(session.create_tmp()) / "kernels")
    options = "--isa neon --a 2 --w 1 --force --out"
    session.run("synth-kernel", *options.split(), out)
    session.run("pytest", "-q", "-n", "2", "tests/library/test_kernels.py")
    session.run("python", "-m", "examples.whole_model")


@nox.session
def exhaustive(session: nox.Session) -> None:
    """The exhaustive tests of groups (tests/exhaustive.py): those behind --, or all that changed since they
    passed. With ``--minutes N`` in front of the groups, tests that begin later are skipped, and nothing is
    recorded."""
    session.install("-c", CONSTRAINTS, "-e", ".[test]")
    limited = session.posargs[:1] == ["--minutes"]
    options, groups = (session.posargs[:2], session.posargs[2:]) if limited else ([], session.posargs)
    groups = groups or str(session.run("python", "-m", "tests.exhaustive", silent=True)).split()
    if groups:
        workers = "-n 2 --dist worksteal"
        session.run("pytest", "-q", *workers.split(), *options, "--exhaustive", *groups)
    if groups and not limited:
        session.run("python", "-m", "tests.exhaustive", *groups)


@nox.session
def further(session: nox.Session) -> None:
    """What README's second command leaves out: kernels, operators and a model as a computer with AVX2 and no
    more runs them (docs/compiler.md, "Targets"); PyTorch, which is an extra of its own, so that README's
    commands do not bring its wheel along."""
    session.install("-c", CONSTRAINTS, "-e", ".[test,transformers]")
    capped = "tests/emit/test_features.py tests/library/test_kernels.py tests/compiler/test_operators.py"
    chosen = "features or avx2 or test_matmul or test_bitpack or every_plan or qonnx-precisions"
    session.run(
        *f"pytest -q {capped} tests/model/test_whole_models.py -k".split(),
        chosen,
        env={"SYNTH_FEATURES": "x86-64-v3"},
    )
    modules = (
        "tests/torch tests/qnn/test_frontend_pytorch.py tests/cli/test_stderr.py tests/test_documentation.py"
    )
    session.run(*f"pytest -q {modules} -k".split(), "torch or frontends")


@nox.session
def lint(session: nox.Session) -> None:
    """Format, lint, types, and the site of docs, where a link that leads nowhere is an error."""
    session.install("-c", CONSTRAINTS, "-e", ".[models,lint,docs]")
    session.run("ruff", "format", "--check", ".")
    session.run("ruff", "check", ".")
    session.run("mypy", "--cache-dir", os.devnull)
    session.run("mkdocs", "build", "--quiet", env={"NO_MKDOCS_2_WARNING": "1"})


@nox.session
def lock(session: nox.Session) -> None:
    """Write CONSTRAINTS anew, for every Python and system."""
    session.install("uv")
    options = "--universal --python-version 3.11 --all-extras --upgrade pyproject.toml --quiet --output-file"
    session.run("uv", "pip", "compile", *options.split(), CONSTRAINTS)
