"""Certificates of a few hundred bytes that say millions of values, and others that no reader has room for:
each is refused in one line, and the other kernels of the folder are reported all the same."""

import contextlib
import json
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from synth.cli.library import _summary
from synth.errors import UserError, VerificationError
from synth.files import read_exactly
from synth.library.certificate_json import from_json, to_json
from synth.library.fields import digest, fields_of, written
from synth.library.kernels import library_folder, read_kernel
from synth.library.kinds.matmul import MATMUL
from synth.library.kinds.registry import KINDS, kind_of
from synth.library.validity import check_certificate

GOOD, BAD = "neon/a1w1_hybrid_m8n1k64_aarch64", "neon/a2w1_hybrid_m8n1k64_aarch64"
#: Of the memory that a command has here: reading a library takes less than a tenth.
MEMORY = 4 << 30


def nested(levels: int) -> str:
    """Tables in tables, whose rows share the records of the next: 2^levels records in all."""
    text = "0"
    for _ in range(levels):
        text = f'{{"of": ["n"], "all": {{"x": {text}}}, "rows": [[0],[1]]}}'
    return text


def wide(rows: int, shared: int) -> str:
    """A table of so many rows, all of which share a list of so many numbers."""
    return json.dumps({"of": [], "all": {"x": [0] * shared}, "rows": [[]] * rows})


BOMBS = {
    "tables in tables": nested(20),
    "a table in a row": f'{{"of": ["x"], "rows": [[{nested(1)}]]}}',
    "an object in a row": '{"of": ["x"], "rows": [[[{"y": 0}]]]}',
    "rows that share a long list": wide(10_000, 10_000),
    "many texts that repeat": "[" + '{"repeat": ["0f",2000]},' * 10_000 + "0]",
    "lists in lists": "[" * 400 + "]" * 400,
    "objects in objects": '{"x": ' * 100_000 + "0" + "}" * 100_000,
    "a number of 100,000 digits": "9" * 100_000,
    "a negative number of 20 digits": "-" + "9" * 20,
    "nothing, without end": '{"repeat": ["",99999999999999999999]}',
    "nothing, ten digits of times": '{"repeat": ["",9999999999]}',
    "a long text": json.dumps("x" * (1 << 23)),
    "a long list": json.dumps([0] * (1 << 22)),
    "a field twice": '{"x": 0, "x": 0}',
    "a field that is no text": '{"of": [0], "rows": [[0]]}',
    "a row that is an object": '{"of": ["x"], "rows": [{"x": 0}]}',
}  # fmt: skip


REASONS = "times|within|expand|deeper|digits|characters|twice|no text|no list"


@pytest.mark.parametrize("what", BOMBS)
def test_json_that_no_certificate_has_is_refused_as_it_is_read(what: str) -> None:
    start = time.monotonic()
    with pytest.raises(ValueError, match=REASONS):
        fields_of(f'{{"x": {BOMBS[what]}}}')
    assert time.monotonic() - start < 5


def test_every_certificate_of_the_library_is_still_read() -> None:
    """Its JSON, read and written anew, is the file to the last byte."""
    paths = sorted(library_folder().glob("*/*.json"))
    assert len(paths) > 400
    for path in paths[::7]:
        text, kind = path.read_text(encoding="utf-8"), kind_of(path)
        again = (
            to_json(MATMUL.fields, from_json(MATMUL.fields, text, "here"))
            if kind is None
            else to_json(kind.fields, from_json(kind.fields, text, "here"))
        )
        assert again == text, path
    for path in paths:
        assert fields_of(path.read_text(encoding="utf-8"))["format"]


@pytest.fixture
def two(library: Callable[[str], Path], tmp_path: Path) -> tuple[Path, Path]:
    """A library of two kernels and their packing kernels; the certificate that tests make bad."""
    library(GOOD)
    bad = library(BAD)
    for bits in (1, 2):
        for path in library_folder().glob(f"neon/*pack_a{bits}_aarch64.*"):
            shutil.copy(path, tmp_path / "neon")
    return tmp_path, bad


def limited(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A command with a limit on its memory, so that what fails here does not fill the machine."""
    return subprocess.run(
        [sys.executable, "-m", "synth.cli", *arguments],
        capture_output=True,
        text=True,
        timeout=600,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
    )


def test_one_bad_certificate_keeps_no_other_from_being_reported(two: tuple[Path, Path]) -> None:
    folder, bad = two
    bad.write_text(f'{{"format": 9, "digest": "", "spec": {BOMBS["tables in tables"]}}}')
    listed = limited("list", "--out", str(folder))
    assert listed.returncode == 0 and not listed.stderr
    rows = {line.split()[0]: line for line in listed.stdout.splitlines() if line}
    assert "damaged" in rows[BAD] and "proved" in rows[GOOD]
    checked = limited("check", str(folder), "--jobs", "1", "--minimality")
    assert checked.returncode == 1 and "Traceback" not in checked.stderr
    assert f"synth-kernel: {bad}: the certificate is not valid JSON (a table has" in checked.stderr
    assert f"{GOOD}: proved and executed" in checked.stderr and "replayed, " in checked.stdout
    assert "(1, see below)" in checked.stdout
    for command in (["show", BAD, "--out"], ["export", BAD, str(folder / "c"), "--out"]):
        alone = limited(*command, str(folder))
        assert alone.returncode in (1, 2) and alone.stderr.count("\n") == 1 and bad.name in alone.stderr
    assert limited("show", GOOD, "--out", str(folder)).returncode == 0


LIES: dict[str, Callable[[Any], object]] = {
    "no kernel": lambda body: (body.pop("proof"), body.update(forms={})),
    "forms that are a list": lambda body: (body.pop("proof"), body.update(forms=[])),
    "a length without end": lambda body: body.update(longest_k=float("inf")),
    "a text for a number": lambda body: body.update(longest_k="long"),
    "a number for a text": lambda body: body.update(executed=7),
    "a text that moves the cursor": lambda body: body["proof"].update(verdict="\x1b[2Jproved"),
    "a list of counts": lambda body: body["instructions"].update(total=[1]),
    "bits without end": lambda body: body["spec"]["activations"].update(bits=float("inf")),
    "fewer bits than none": lambda body: body["spec"]["activations"].update(bits=-5),
}


@pytest.mark.parametrize("what", LIES)
def test_a_certificate_with_a_right_digest_and_wrong_types(two: tuple[Path, Path], what: str) -> None:
    """``list`` says that it is damaged, ``check`` names it, and both report the other kernel."""
    from synth.library.check import to_check

    folder, bad = two
    body = fields_of(bad.read_text())
    LIES[what](body)
    bad.write_text(json.dumps(body | {"digest": digest(body)}))
    assert _summary(bad)["status"] == "damaged"
    stems = [path.stem for path in to_check(folder)]
    assert [stem for stem in stems if stem.startswith("a")] == [
        GOOD.partition("/")[2],
        BAD.partition("/")[2],
    ]
    assert not any("-" in stem for stem in stems)
    with pytest.raises(VerificationError, match=bad.stem):
        read_kernel(bad)


def test_a_c_file_that_is_no_text_is_reported_beside_the_others(two: tuple[Path, Path]) -> None:
    folder, _ = two
    (folder / f"{GOOD}.c").write_bytes(b"\xff\xfe")
    checked = limited("check", str(folder), "--jobs", "1")
    assert checked.returncode == 1 and "5 of 6 kernels" in checked.stdout
    assert f"{GOOD}.c: not text" in checked.stderr


# Any JSON ---------------------------------------------------------------------------------------------------

#: One of each kind and form, with widening intervals, carry-save, loops and super-blocks.
REAL = (
    "neon/a1w1_hybrid_m8n1k64_aarch64", "neon/a4w4_twos_m8n1k64_aarch64", "avx2/a8w4_twos_m8n1k64",
    "avx512/a8w8_twos_m8n1k64_x86_64_amx", "avx512/a1w1_hybrid_m8n1k64_x86_64_bitalg", "avx512/bitpack_a2",
    "avx512/repack_a2", "avx2/linear_w4", "avx512/linear_w8_x86_64_amx", "neon/linear_t4v8_aarch64_dotprod",
)  # fmt: skip
BODIES = {name: fields_of(read_exactly(library_folder() / f"{name}.json")) for name in REAL}
LARGEST = (1 << 63, 99_999_999_999_999_999_999, 4_000_000_000, 1 << 31, -1, 0)
Way = tuple[Any, ...]


def ways(value: Any, here: Way = ()) -> Iterator[Way]:
    """Yield the keys and indices that lead to each value inside of one; of a list, to its first and last."""
    yield here
    parts = value if isinstance(value, dict) else dict(enumerate(value)) if isinstance(value, list) else {}
    for key, part in parts.items():
        if isinstance(value, list) and key not in (0, len(value) - 1):
            continue
        yield from ways(part, (*here, key))


WAYS = {name: list(ways(body)) for name, body in BODIES.items()}
WORDS = sorted(
    {key for name in REAL for way in WAYS[name] for key in way if isinstance(key, str)}
    | {"of", "all", "rows", "repeat"}
)
ANY = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from([*WORDS, *LARGEST])
    | st.text(max_size=3)
    | st.builds(
        lambda text, times: {"repeat": [text, times]},
        st.sampled_from(["", "0f", 7]),
        st.sampled_from(LARGEST) | st.integers(-1, 5000) | st.floats(),
    ),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(WORDS), inner, max_size=4)
        | st.builds(
            lambda of, rows, same: {"of": of, "all": same, "rows": rows}, inner, inner, inner
        )
    ),
    max_leaves=12,
)  # fmt: skip


@pytest.fixture(scope="module")
def little_memory() -> Iterator[None]:
    """Let this process take half a gigabyte more than it has."""
    before = resource.getrlimit(resource.RLIMIT_AS)
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + (1 << 29), before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, before)


def read_all(path: Path, text: str) -> None:
    """Read a certificate as ``list`` and ``check`` do: it is valid, or refused in one line."""
    path.write_text(text, encoding="utf-8")
    assert _summary(path)["name"] == f"{path.parent.name}/{path.stem}"
    try:
        check_certificate(kind_of(path), from_json(kind_of(path).fields, text, str(path)), path)
    except (UserError, VerificationError) as error:
        said = str(error)
    else:
        said = f"{path}: valid"
    assert said.startswith(f"{path}: ") and "\n" not in said


quick = settings(
    max_examples=60, deadline=20_000, derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)  # fmt: skip


@pytest.mark.usefixtures("little_memory")
@given(st.sampled_from(sorted(KINDS)), ANY, st.data())
@quick
def test_any_json_of_the_vocabulary(tmp_path: Path, kind: str, value: Any, data: st.DataObject) -> None:
    """With a right digest where it can be read."""
    name = next(name for name in REAL if kind_of(Path(name)) is KINDS[kind])
    body = dict(BODIES[name])
    body[data.draw(st.sampled_from(list(body)))] = value
    path = tmp_path / f"{name.partition('/')[2]}.json"
    with contextlib.suppress(ValueError):
        body["digest"] = digest(fields_of(json.dumps(body)))
    read_all(path, json.dumps(body))
    read_all(path, json.dumps(value))


@pytest.mark.usefixtures("little_memory")
@given(st.sampled_from(REAL), st.data())
@quick
def test_any_value_in_place_of_another(tmp_path: Path, name: str, data: st.DataObject) -> None:
    """With a right digest, in the text that this program writes if it writes such a value."""
    (tmp_path / name).parent.mkdir(exist_ok=True)
    way = data.draw(st.sampled_from([way for way in WAYS[name] if way]))
    body = json.loads(json.dumps(BODIES[name]))
    place = body
    for key in way[:-1]:
        place = place[key]
    place[way[-1]] = data.draw(st.sampled_from(LARGEST) | ANY)
    with contextlib.suppress(ValueError):
        body = fields_of(json.dumps(body))
    read_all(tmp_path / f"{name}.json", written(body) if isinstance(body, dict) else json.dumps(body))


@pytest.mark.usefixtures("little_memory")
@pytest.mark.parametrize("name", REAL)
def test_any_number_is_checked_before_it_is_used(tmp_path: Path, name: str) -> None:
    """Each by one whose power of two has half a gigabyte."""
    (tmp_path / name).parent.mkdir()
    body = fields_of(read_exactly(library_folder() / f"{name}.json"))
    for way in WAYS[name]:
        place = body
        for key in way[:-1]:
            place = place[key]
        if not way or type(place[way[-1]]) is not int:
            continue
        before, place[way[-1]] = place[way[-1]], 4_000_000_000
        start = time.monotonic()
        read_all(tmp_path / f"{name}.json", written(body))
        assert time.monotonic() - start < 20, way
        place[way[-1]] = before
