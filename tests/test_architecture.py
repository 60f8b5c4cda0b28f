"""The house rules: imports go one way, and a new ISA is one file."""

import ast
import re
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import isa_specs
from isa_specs.architecture import architectures
from tests.budgets import BUDGETS, LARGE, large_functions, lines_here

ROOT = Path(__file__).resolve().parent.parent
#: What each room may import beside itself and what stands in the root of ``synth``. A room imports rooms
#: before it alone, so that there is no circle.
ROOMS = {
    "isa_specs": "",
    "sketches": "isa_specs",
    "synth.emit": "isa_specs sketches",
    "synth.prove": "isa_specs sketches",
    "synth.search": "isa_specs sketches synth.emit",
    "synth.minimality": "isa_specs sketches",
    "synth.forms": "isa_specs sketches synth.emit synth.prove synth.search",
    "synth.library": "isa_specs sketches synth.emit synth.prove synth.search synth.minimality synth.forms",
    "synth.linear": "isa_specs sketches synth.emit synth.prove synth.forms synth.library",
    "synth.ggml": "isa_specs sketches synth.emit synth.forms synth.library synth.linear",
    "synth.llama": "synth.ggml",
    "synth.compiler": "isa_specs sketches synth.emit synth.forms synth.library synth.linear",
    "synth.torch": "sketches synth.forms synth.compiler synth.library synth.linear",
    "synth.qnn": "",
    "synth.model": "sketches synth.emit synth.library synth.linear synth.compiler synth.qnn",
    "synth.cli": "isa_specs sketches synth.emit synth.prove synth.search synth.minimality synth.forms "
    "synth.library synth.linear synth.ggml synth.compiler synth.model",
    "synth.generate": "isa_specs synth.emit synth.linear synth.ggml synth.cli",
}
SHARED = {f"synth.{name}" for name in ("counts", "errors", "files", "processes", "smt")}


@dataclass(frozen=True)
class Source:
    """What a file imports of this package, its strings but those that stand alone, as docstrings do, and
    its identifiers."""

    imports: frozenset[str]
    strings: tuple[str, ...]
    identifiers: frozenset[str]


@cache
def source(path: Path) -> Source:
    return source_of(path.read_text(encoding="utf-8"))


def source_of(text: str) -> Source:
    found, strings, alone, identifiers = set(), {}, set(), set()
    for node in ast.walk(ast.parse(text)):
        identifiers |= {getattr(node, kind, None) for kind in ("id", "attr", "arg", "name", "asname")}
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Expr):
            alone.add(id(node.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            strings[id(node)] = node.value
    ours = ("isa_specs", "sketches", "synth", "kernels_out", "tests")
    imports = {name for name in found if name.split(".")[0] in ours} - {"synth"}
    own = tuple(text for one, text in strings.items() if one not in alone)
    return Source(frozenset(imports), own, frozenset(name for name in identifiers if isinstance(name, str)))


def room_of(name: str) -> str:
    """The room of a module of this package."""
    parts = name.split(".")
    return parts[0] if parts[0] != "synth" else ".".join(parts[:2])


@pytest.mark.parametrize("room", ROOMS)
def test_imports_go_one_way(room: str) -> None:
    before = list(ROOMS)[: list(ROOMS).index(room)]
    assert set(ROOMS[room].split()) <= set(before), "a room that comes later"
    for path in (ROOT / room.replace(".", "/")).rglob("*.py"):
        for name in source(path).imports:
            assert room_of(name) in {room, *ROOMS[room].split(), *SHARED}, (path, name)


def test_every_room_is_known() -> None:
    found = {f"synth.{path.name}" for path in (ROOT / "synth").iterdir() if (path / "__init__.py").exists()}
    assert found | {"isa_specs", "sketches"} == set(ROOMS)


def test_no_two_modules_import_each_other() -> None:
    """Not in a circle of any length, not within functions, not for types alone."""
    paths = [path for room in ROOMS for path in (ROOT / room.replace(".", "/")).rglob("*.py")]
    modules = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in paths
    }
    arrows = {name: source(path).imports & set(modules) - {name} for name, path in modules.items()}
    try:
        tuple(TopologicalSorter(arrows).static_order())
    except CycleError as error:
        pytest.fail(f"a circle of imports: {' -> '.join(error.args[1])}")


def test_checking_needs_no_search_code() -> None:
    code = (
        "import sys; sys.modules['synth.search'] = None\n"
        "import synth.library.check, synth.library.kernels\n"
        "assert not [name for name in sys.modules if name.startswith('synth.search.')]\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_the_library_needs_no_tvm() -> None:
    code = "import sys; sys.modules['tvm'] = None\n"
    code += "import synth.library.check, synth.library.build, synth.cli.main\n"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


@pytest.mark.parametrize("room", ["synth.compiler", "synth.qnn"])
def test_rooms_say_that_they_need_tvm(room: str) -> None:
    code = (
        "import importlib.util as u; find = u.find_spec\n"
        "u.find_spec = lambda name, *rest: None if name == 'tvm' else find(name, *rest)\n"
        "from synth.errors import UserError\n"
        f"try:\n    import {room}\n"
        "except UserError as error:\n    assert 'pip install' in str(error)\n"
        "else:\n    raise SystemExit(1)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_no_isa_is_named_outside_its_file() -> None:
    """What a table calls its instructions, types, headers and macros stands in the table only."""
    names: set[str] = set()
    for isa in isa_specs.available().values():
        names |= {isa.vector_type, *(t.condition for t in isa.targets), *isa.headers}
        for instruction in isa.table:
            names |= {name for name in (instruction.name, instruction.mnemonic) if "_" in name}
            names |= set(re.findall(r"\w+(?=\()", instruction.c))
    assert {"_mm256_add_epi8", "vget_low_u8", "vld1q_dup_u32", "uint8x16_t"} <= names
    for folder in ("sketches", "synth"):
        for path in (ROOT / folder).rglob("*.py"):
            for text in source(path).strings:
                assert not names.intersection(re.findall(r"[\w.]+", text)), (path, text)


#: Files that name an architecture or a feature all the same, and why.
NAMING = {
    "synth/cli/main.py": "examples in the help",
    "synth/cli/compile.py": "examples in the help",
    "synth/cli/options.py": "examples in the help",
    "synth/emit/wasm.py": "an option of wasmtime",
    "synth/model/__init__.py": "the name of the export to web pages",
    "synth/model/web.py": "the name of the export to web pages",
    "synth/cli/compile_run.py": "the name of the export to web pages",
    "synth/compiler/export.py": "the name of the export to web pages",
    "synth/emit/features.py": "the vendor in the key of tuned schedules, as the files of users have it",
}


@cache
def architecture_names() -> re.Pattern[str]:
    """Names of architectures, of their targets, levels and processors, and of the features of targets,
    between other characters than letters and digits."""
    names = {"x86", *isa_specs.available()}
    for row in architectures().values():
        names |= {row.name, row.program, row.prefix, *row.machines, *row.features.levels}
        names |= {one.name for one in row.processors}
    for isa in isa_specs.available().values():
        names |= {name for target in isa.targets for name in (target.name, *target.feature_names)}
    text = "|".join(map(re.escape, sorted(names - {""}, key=len, reverse=True)))
    return re.compile(rf"(?<![a-z0-9])(?:{text})(?![a-z0-9])", re.IGNORECASE)


def named_architectures(given: Source) -> list[str]:
    """The strings and identifiers that name an architecture."""
    return [text for text in (*given.strings, *given.identifiers) if architecture_names().search(text)]


def test_no_architecture_is_named_outside_isa_specs() -> None:
    """A new architecture is files of ``isa_specs`` alone: code asks its row (``isa_specs.architecture``).
    Benchmarks are no part of this: each measures machines that it names."""
    found = {}
    for folder in ("sketches", "synth"):
        for path in (ROOT / folder).rglob("*.py"):
            if texts := named_architectures(source(path)):
                found[path.relative_to(ROOT).as_posix()] = texts
    assert found.keys() == NAMING.keys(), {name: found[name] for name in found.keys() - NAMING.keys()}


@pytest.mark.parametrize(
    "text",
    [
        'x = "aarch64"', 'x = f"for {y} of x86-64"', "def aarch64_flags(): pass", "x = X86", "x.arm64 = 1",
        'x = {"i8mm"}', 'x = "llvm.x86.avx2.pmadd.wd"', "import a.b as neon", 'x = "qemu-aarch64"',
        'x = "x86_64_vnni"', 'x = "rpi4"',
    ],
)  # fmt: skip
def test_names_of_architectures_are_seen(text: str) -> None:
    assert named_architectures(source_of(text))


def test_what_begins_like_an_architecture_is_none() -> None:
    assert not named_architectures(source_of('"""For x86-64."""\nalarm = "harm" + "armed"'))


def test_onnxruntime_is_asked_in_one_place() -> None:
    """A session made elsewhere would be wrong on processors without VNNI, and nobody there would know."""
    places = set()
    for folder in ("synth", "tests", "bench", "examples"):
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            for node in ast.walk(ast.parse(text)) if "InferenceSession" in text else ():
                names = [getattr(node, "attr", ""), getattr(node, "id", "")]
                names += [alias.name for alias in getattr(node, "names", ()) if isinstance(alias, ast.alias)]
                if "InferenceSession" in names:
                    places.add(str(path.relative_to(ROOT)))
    assert places == {"synth/model/onnx_session.py"}


def test_modules_and_files_that_texts_name_exist() -> None:
    """In docstrings, comments and docs: ``capacity.module``, ``capacity.module.name`` and `room/file.py`."""
    rooms = "isa_specs|sketches|synth|tests|bench|examples"
    sets = "|".join(isa_specs.available())  # `synth.neon...` is an intrinsic
    modules = re.compile(rf"`((?:{rooms})\.(?!(?:{sets})\.)[\w.]+)`")
    files = re.compile(rf"\b((?:{rooms})/[\w/-]+\.(?:py|c|h|html|json|onnx))\b")
    paths = [
        path for room in rooms.split("|") for path in (ROOT / room).rglob("*") if path.suffix in (".py", ".c")
    ]
    pages = [
        path for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")) if path.stem != "CHANGELOG"
    ]
    for path in paths + pages:
        text = path.read_text(encoding="utf-8")
        for file in files.findall(text):  # a page on extensions names files that its reader writes
            assert (ROOT / file).exists() or path.name == "extending.md", f"{path}: {file}"
        for name in modules.findall(text):
            assert _is_there(name), f"{path}: {name}"


def _is_there(name: str) -> bool:
    """Whether a module, or a name in a module (and what that has), exists."""
    *outer, last = name.split(".")
    place = ROOT.joinpath(*outer)
    if (place / last).is_dir() or (place / f"{last}.py").exists():
        return True
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    if not file.exists():
        return bool(outer) and _is_there(".".join(outer))
    return re.search(rf"\b{last}\b", file.read_text(encoding="utf-8")) is not None


def test_tests_stand_in_the_rooms_that_they_test() -> None:
    rooms = {path.name for path in (ROOT / "synth").rglob("*") if path.is_dir()}
    rooms |= {"isa_specs", "sketches", "bench"}
    folders = {path.parent.name for path in (ROOT / "tests").rglob("test_*.py")}
    assert folders - {"tests"} <= rooms
    found = {f"synth.{path.stem}" for path in (ROOT / "synth").glob("*.py")}
    assert found == SHARED | {"synth.__init__"}, "the root holds what all its rooms share"


def test_files_read_in_one_sitting() -> None:
    for folder in ("isa_specs", "sketches", "synth", "tests", "bench", "examples"):
        for path in (ROOT / folder).rglob("*.py"):
            assert len(path.read_text(encoding="utf-8").splitlines()) <= 600, path


@pytest.mark.parametrize("room", BUDGETS)
def test_rooms_stay_within_their_budgets(room: str) -> None:
    lines = lines_here()[room]
    assert lines <= BUDGETS[room], "make it smaller, or raise its budget in tests/budgets.py and say why"
    assert lines > BUDGETS[room] - 200, "lower its budget in tests/budgets.py, so that it stays small"


def test_functions_are_short_and_take_few_parameters() -> None:
    listed = "".join(f"{path}: {' '.join(names)}\n" for path, names in large_functions().items())
    assert listed == LARGE.lstrip("\n")


#: Classes of one name that belong together, and why.
NAMESAKES = {"BlockLinear": "the PyTorch module of the same layer"}


def public_classes() -> dict[str, list[str]]:
    """Return the files of every public class of the product by its name."""
    found: dict[str, list[str]] = {}
    for folder in ("isa_specs", "sketches", "synth"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found.setdefault(node.name, []).append(path.relative_to(ROOT).as_posix())
    return found


def test_no_two_public_classes_have_one_name() -> None:
    twice = {name: files for name, files in public_classes().items() if len(files) > 1}
    assert twice.keys() == NAMESAKES.keys(), twice
