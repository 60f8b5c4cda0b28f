"""`check` accepts the library and names the file in which one byte or one number was changed."""

import json
import shutil
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest

from sketches.blocks import ENTRY_BITS
from synth.errors import UserError
from synth.library.check import _check_chunk, _wrong_files, certificates, check_folder, to_check
from synth.library.fields import digest, fields_of, written
from synth.library.kernels import library_folder, load, read_kernel
from synth.library.kinds.linear import LINEAR
from synth.library.kinds.matmul import MATMUL
from synth.library.kinds.registry import kind_of
from synth.library.reading import certificate_path
from synth.library.store import write
from tests.conftest import FURTHER, LINEAR_PLACES, PACKING, TABLE_PLACES, TARGETS

NAME = "a1w1_hybrid_m8n1k64_aarch64"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A library of one kernel."""
    write(read_kernel(library_folder() / "neon" / NAME), tmp_path)
    for path in library_folder().glob("neon/*pack_a1_aarch64.*"):
        shutil.copy(path, tmp_path / "neon")
    return tmp_path


def failure(folder: Path) -> str:
    """Why the one kernel is refused (what its packing kernels say is not looked at)."""
    results = _check_chunk([path for path in certificates(folder) if kind_of(path) == MATMUL], None)
    assert [result.ok for result in results] == [False]
    return results[0].message


def test_an_untouched_kernel_passes(small: Path) -> None:
    results = check_folder(small)
    assert [result.ok for result in results] == [True, True, True]
    assert "obligations proved" in results[0].message
    assert "equal numpy" in results[0].message


@pytest.mark.parametrize("place", [0.01, 0.1, 0.5, 0.93])
def test_one_changed_byte_of_c(small: Path, place: float) -> None:
    path = small / "neon" / f"{NAME}.c"
    data = bytearray(path.read_bytes())
    data[int(place * len(data))] ^= 1
    path.write_bytes(bytes(data))
    assert path.name in failure(small)


def numbers(body: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    if isinstance(body, dict):
        return [p for key, value in body.items() for p in numbers(value, (*path, key))]
    if isinstance(body, list):
        return [p for key, value in enumerate(body) for p in numbers(value, (*path, key))]
    return [path] if isinstance(body, (int, float)) and not isinstance(body, bool) else []


def change(body: dict, path: tuple) -> None:  # type: ignore[type-arg]
    for key in path[:-1]:
        body = body[key]
    body[path[-1]] += 1


def test_any_one_changed_number_of_the_certificate(small: Path) -> None:
    path = small / "neon" / f"{NAME}.json"
    original = path.read_text()
    every = numbers(fields_of(original))
    assert len(every) > 60
    for place in every[:: max(1, len(every) // 12)]:
        body = fields_of(original)
        change(body, place)
        path.write_text(json.dumps(body))
        assert f"{NAME}.json" in failure(small), place


@pytest.mark.parametrize(
    "edit",
    [
        lambda body: change(body, ("program", "block_bound")),
        lambda body: change(body, ("longest_k",)),
        lambda body: change(body, ("corrections", "constant")),
        lambda body: change(body, ("instructions", "total")),
        lambda body: change(body, ("program", "terms", 0, "only_w")),
        lambda body: change(body, ("proof", "obligations")),
        lambda body: body["program"]["body"].pop(5),
        lambda body: body.update(isa_digest="0" * 64),
        lambda body: change(body, ("forms", "bitplanes", "program", "interval")),
        lambda body: change(body, ("forms", "bitplanes", "program", "groups", 0, "coefficient")),
        lambda body: change(body, ("forms", "bitplanes", "longest_k")),
        lambda body: change(body, ("forms", "bitplanes", "instructions", "inner")),
        lambda body: change(body, ("forms", "bitplanes", "corrections", "constant")),
        lambda body: change(body, ("forms", "bitplanes", "program", "tiles", 0, "columns")),
        lambda body: change(body, ("forms", "bitplanes", "proof", "obligations")),
        lambda body: change(body, ("forms", "bitplanes", "loops", "1x4", "steps")),
        lambda body: change(body, ("forms", "tables", "loops", "1x4", "cycles")),
        lambda body: body["forms"]["bytes"]["loops"].pop("1x4"),
        lambda body: body["spec"]["weights"].update(encoding="unsigned"),
    ],
)
def test_a_forged_digest_does_not_help(small: Path, edit: Callable[[dict], None]) -> None:  # type: ignore[type-arg]
    """With the digest made right again, the proof or the derived values still refuse the change."""
    path = small / "neon" / f"{NAME}.json"
    body = fields_of(path.read_text())
    edit(body)
    path.write_text(json.dumps(body | {"digest": digest(body)}))
    assert NAME in failure(small)


def test_damaged_and_missing_files(small: Path) -> None:
    certificate = small / "neon" / f"{NAME}.json"
    text = certificate.read_text()
    certificate.write_text(text[: len(text) // 2])
    assert "not valid JSON" in failure(small)
    certificate.unlink()
    with pytest.raises(UserError, match="has no certificate"):
        check_folder(small)


def test_c_files_that_are_missing_or_too_many(small: Path) -> None:
    """A C file of no certificate, a certificate without its C file, and a header that was changed."""
    (small / "neon" / "more.c").write_text("int more;")
    header = small / "neon" / "synth_neon_portable.h"
    header.write_text(header.read_text().replace("0x55", "0x53", 1))
    wrong = {result.path: result.message for result in check_folder(small) if not result.ok}
    assert "belongs to no certificate" in wrong.pop(str(small / "neon" / "more.c"))
    assert "is not the header of neon" in wrong.pop(str(header))
    assert not wrong
    path = small / "neon" / f"{NAME}.c"
    path.unlink()
    assert f"{path}: cannot be read" in failure(small)


def test_nothing_to_check_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="no kernels"):
        check_folder(tmp_path)
    with pytest.raises(UserError, match="no such folder"):
        check_folder(tmp_path / "nowhere")


@pytest.mark.exhaustive("library")
def test_the_library_passes(tmp_path: Path) -> None:
    """A kernel of every target, since tests/library/test_kernels_out.py makes and proves all of it anew, and
    what is not proved there. All of it: ``synth-kernel check``."""
    of_target: dict[tuple[str, str], list[Path]] = defaultdict(list)
    library = certificates(library_folder())
    for path in (path for path in library if kind_of(path) == MATMUL):
        of_target[path.parent.name, fields_of(path.read_text(encoding="utf-8"))["target"]].append(path)
    chosen = [paths[(13 * number + 5) % len(paths)] for number, paths in enumerate(of_target.values())]
    every = [path for path in library if kind_of(path) != MATMUL]
    linear = [path for path in every if path.stem.startswith("linear_")]
    assert len(linear) == len(LINEAR.bits) * len(LINEAR_PLACES) + len(ENTRY_BITS) * len(TABLE_PLACES)
    assert len(every) == 3 * (len(PACKING) + len(TARGETS)) + len(linear)

    def copy(certificates: list[Path]) -> None:
        for certificate in certificates:
            for file in (certificate, certificate.with_suffix(".c")):
                shutil.copy(file, tmp_path / certificate.parent.name)

    for certificate in chosen:
        write(read_kernel(certificate), tmp_path)
    copy([path for path in every if path.stem.startswith("repack_a3")])
    copy(linear[:: len(LINEAR.bits) + 1])
    checked = certificates(tmp_path)
    copy([path for path in every if tmp_path / path.relative_to(library_folder()) in checked])
    results = check_folder(tmp_path, jobs=2)
    assert [result.message for result in results if not result.ok] == []
    assert set(of_target) == {*TARGETS, *FURTHER}
    assert len(results) == len(checked)


def test_a_library_without_its_packing_kernels_is_refused(small: Path) -> None:
    for path in small.glob("neon/bitpack_a1_aarch64.*"):
        path.unlink()
    (message,) = [result.message for result in check_folder(small) if not result.ok]
    assert "bitpack_a1_aarch64.json: is missing" in message
    assert f"write it with: synth-kernel --isa neon --target aarch64 --a 1 --w 1 --out {small}" in message


def test_what_check_looks_at_and_what_it_never_looks_at(small: Path) -> None:
    """As docs/certificates.md says: a file that is never looked at may say whatever it likes."""
    files = to_check(small)
    assert not [*_wrong_files(small, files)]
    for name in (
        "a.c",
        "a.json",
        "README.md",
        "neon/a.txt",
        "neon/a.c.bak",
        "neon/in/a.c",
        "neon/in/a.json",
    ):
        (small / name).parent.mkdir(exist_ok=True)
        (small / name).write_text("#error\n")
    assert to_check(small) == files and not [*_wrong_files(small, files)]
    for name in ("neon/a.json", "else/a.json", "neon/b.c", "else/b.c", "neon/.a.c", "neon/a.h", "else/a.h"):
        (small / name).parent.mkdir(exist_ok=True)
        (small / name).write_text("#error\n")
    added = [small / "else/a.json", small / "neon/a.json"]
    assert to_check(small) == sorted([*files, *added])
    assert not any(result.ok for result in _check_chunk(added, None))
    wrong = dict(_wrong_files(small, to_check(small)))
    assert sorted(str(path.relative_to(small)) for path in wrong) == [
        "else/a.h", "else/b.c", "neon/.a.c", "neon/a.h", "neon/b.c",
    ]  # fmt: skip
    assert set(wrong.values()) == {"belongs to no certificate", "no kernel includes it"}
    assert not any(result.path.endswith(".c") for result in check_folder(small, part=NAME))
    for source in (small / "neon" / f"{NAME}.c", small / "neon/bitpack_a1_aarch64.c"):
        source.write_text(f"{source.read_text()}\n")
    results = _check_chunk([small / "neon" / f"{NAME}.json", small / "neon/bitpack_a1_aarch64.json"], None)
    assert [result.ok for result in results] == [False, False]


def test_load_refuses_a_damaged_certificate(small: Path) -> None:
    from synth.errors import VerificationError

    kernel = load("neon", 1, 1, "hybrid", "aarch64", folder=small)
    certificate = certificate_path(MATMUL, small, kernel.isa, "aarch64", kernel.spec)
    body = fields_of(certificate.read_text())
    for report in (body, body["forms"]["bitplanes"]):
        stated = report["source_digest"]
        report["source_digest"] = "0" * 64
        certificate.write_text(written(body))
        lying = load("neon", 1, 1, "hybrid", "aarch64", folder=small)
        for _ in range(2):  # a refused text is refused again
            with pytest.raises(VerificationError, match=certificate.stem):
                dict(lying.texts)
        report["source_digest"] = stated
    certificate.write_text("{}")
    with pytest.raises(VerificationError, match=certificate.name):
        load("neon", 1, 1, "hybrid", "aarch64", folder=small)
