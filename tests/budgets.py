"""How large the rooms may be: a budget of lines for each, and functions that are still too long or too wide.

``python -m tests.budgets [REVISION]`` prints lines, budgets and the difference to a revision of git (HEAD).
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: Lines of Python that a room may have. A change that needs more raises the budget here, where a reader sees
#: it. The goal for the product is GOAL: a room that gets smaller lowers its budget in the same change.
BUDGETS = {
    "isa_specs": 5090,
    "sketches": 5550,
    "synth": 920,
    "synth.emit": 7450,
    "synth.prove": 3860,
    "synth.search": 6460,
    "synth.minimality": 1190,
    "synth.forms": 1580,
    "synth.library": 5540,
    "synth.linear": 2350,
    "synth.ggml": 540,
    "synth.llama": 20,
    "synth.compiler": 9290,
    "synth.torch": 980,
    "synth.qnn": 10500,
    "synth.model": 8870,
    "synth.cli": 5560,
    "tests": 47650,
    "synth.generate": 1150,
    "bench": 12940,
}
GOAL, GOAL_OF_TESTS = 57_000, 46_000
#: Most lines and parameters (without self and cls) of a function.
MOST_LINES, MOST_PARAMETERS = 60, 6

#: Functions of the product that are still above a limit. The list only gets shorter.
LARGE = """
synth/__init__.py: compile
synth/compiler/operators.py: bitserial_conv2d
synth/emit/cgen.py: emit
synth/forms/blocks.py: from_codes
synth/library/build.py: build
synth/library/demand.py: load
synth/library/kernels.py: load
synth/linear/formats.py: weights_of
synth/model/custom_nodes.py: export_custom_nodes
synth/model/onnx_session.py: open_session
synth/model/pipeline.py: compile_levels compile_model
synth/torch/modules.py: __init__
synth/torch/replace.py: replace_
"""


def room_of(path: str) -> str | None:
    """Return the room that a file of the repository belongs to, None for files that no budget counts."""
    if not path.endswith(".py"):
        return None
    first, *rest = path.split("/")
    room = f"synth.{rest[0]}" if first == "synth" and len(rest) > 1 else first
    return room if room in BUDGETS else None


def lines_here() -> dict[str, int]:
    """Return the lines of each room in the working tree."""
    found = dict.fromkeys(BUDGETS, 0)
    for folder in sorted({room.partition(".")[0] for room in BUDGETS}):
        for path in (ROOT / folder).rglob("*.py"):
            room = room_of(path.relative_to(ROOT).as_posix())
            if room:
                found[room] += path.read_bytes().count(b"\n")
    return found


def lines_at(revision: str) -> dict[str, int]:
    """Return the lines of each room at a revision of git. Raises CalledProcessError for an unknown one."""
    found = dict.fromkeys(BUDGETS, 0)
    command = ["git", "grep", "-I", "-c", "", revision, "--", "*.py"]
    listed = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True).stdout
    for line in listed.splitlines():
        path, _, count = line.removeprefix(f"{revision}:").rpartition(":")
        room = room_of(path)
        if room:
            found[room] += int(count)
    return found


def is_product(room: str) -> bool:
    return room not in ("tests", "bench")


def report(revision: str) -> Iterator[str]:
    """Yield a line per room, then one for the product and one for tests and bench."""
    here, there = lines_here(), lines_at(revision)
    for room, budget in BUDGETS.items():
        yield f"{room:18}{here[room]:8,} of {budget:7,}  {here[room] - there[room]:+6,}"
    for what, product, goal in (("product", True, GOAL), ("tests and bench", False, GOAL_OF_TESTS)):
        rooms = [room for room in BUDGETS if is_product(room) == product]
        now, before = (sum(lines[room] for room in rooms) for lines in (here, there))
        yield f"{what:18}{now:8,}, goal {goal:,}  {now - before:+6,} against {revision}"


def large_functions() -> dict[str, list[str]]:
    """Return the functions of the product that are above a limit, by path."""
    found: dict[str, set[str]] = {}
    for folder in ("isa_specs", "sketches", "synth"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                # Whoever calls a decorated function (click, PyTorch) decides what it takes.
                if not isinstance(node, ast.FunctionDef) or node.decorator_list:
                    continue
                arguments = node.args
                names = [arg.arg for arg in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
                size = (node.end_lineno or 0) - node.lineno + 1
                count = len(names) - (names[:1] in (["self"], ["cls"]))
                if size > MOST_LINES or count > MOST_PARAMETERS:
                    found.setdefault(path.relative_to(ROOT).as_posix(), set()).add(node.name)
    return {path: sorted(names) for path, names in sorted(found.items())}


if __name__ == "__main__":
    try:
        print("\n".join(report(sys.argv[1] if sys.argv[1:] else "HEAD")))
    except subprocess.CalledProcessError as error:
        sys.exit(error.stderr.strip())
