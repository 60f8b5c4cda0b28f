"""`check` accepts the library and names the file in which one byte or one number was changed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from synth.certificate import _canonical, sha256
from synth.check import _check_chunk, check_folder, kernel_files, packer_files
from synth.errors import UserError
from synth.forms.registry import FORMS
from synth.library import (
    certificate_of,
    every_file,
    form_file,
    kernel_paths,
    library_folder,
    load,
    read_kernel,
)
from tests.conftest import TARGETS

NAME = "a1w1_hybrid_m8n1k64_aarch64"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A library of one kernel."""
    (tmp_path / "neon").mkdir()
    stem = library_folder() / "neon" / NAME
    for path in (
        *every_file(read_kernel(stem), library_folder()),
        *library_folder().glob("neon/*pack_a1_aarch64.*"),
    ):
        shutil.copy(path, tmp_path / "neon")
    return tmp_path


def failure(folder: Path) -> str:
    """Why the one kernel is refused (what its packing kernels say is not looked at)."""
    results = _check_chunk(kernel_files(folder), None)
    assert [result.ok for result in results] == [False]
    return results[0].message


def test_an_untouched_kernel_passes(small: Path) -> None:
    results = check_folder(small)
    assert [result.ok for result in results] == [True, True, True]
    assert "obligations proved" in results[0].message
    assert "equal numpy" in results[0].message


@pytest.mark.parametrize("place", [0.1, 0.5, 0.93])
@pytest.mark.parametrize("form", ["", "_panel", "_tables", "_bytes"])
def test_one_changed_byte_of_c(small: Path, place: float, form: str) -> None:
    path = small / "neon" / f"{NAME}{form}.c"
    data = bytearray(path.read_bytes())
    data[int(place * len(data))] ^= 1
    path.write_bytes(bytes(data))
    assert f"{NAME}{form}.c" in failure(small)


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
    every = numbers(json.loads(original))
    assert len(every) > 60
    for place in every[:: max(1, len(every) // 12)]:
        body = json.loads(original)
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
        lambda body: change(body, ("panel", "program", "interval")),
        lambda body: change(body, ("panel", "program", "groups", 0, "share")),
        lambda body: change(body, ("panel", "longest_k")),
        lambda body: change(body, ("panel", "instructions", "cell")),
        lambda body: change(body, ("panel", "corrections", "constant")),
        lambda body: change(body, ("panel", "program", "tiles", 0, "columns")),
        lambda body: change(body, ("panel", "proof", "obligations")),
        lambda body: change(body, ("panel", "loops", "1x4", "steps")),
        lambda body: change(body, ("tables", "loops", "1x4", "cycles")),
        lambda body: body["byte_lanes"]["loops"].pop("1x4"),
        lambda body: body["spec"]["weights"].update(encoding="unsigned"),
    ],
)
def test_a_forged_digest_does_not_help(small: Path, edit: Callable[[dict], None]) -> None:  # type: ignore[type-arg]
    """With the digest made right again, the proof or the derived values still refuse the change."""
    path = small / "neon" / f"{NAME}.json"
    body = json.loads(path.read_text())
    edit(body)
    body["digest"] = sha256(_canonical(body))
    path.write_text(json.dumps(body))
    assert NAME in failure(small)


def test_damaged_and_missing_files(small: Path) -> None:
    certificate = small / "neon" / f"{NAME}.json"
    text = certificate.read_text()
    certificate.write_text(text[: len(text) // 2])
    assert "not valid JSON" in failure(small)
    certificate.unlink()
    assert "cannot be read" in failure(small)


def test_nothing_to_check_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="no kernels"):
        check_folder(tmp_path)
    with pytest.raises(UserError, match="no such folder"):
        check_folder(tmp_path / "nowhere")


def test_the_library_passes(tmp_path: Path) -> None:
    """A kernel of every target, since tests/test_kernels_out.py makes and proves all of it anew, and what is not proved
    there. All of it: ``synth-kernel check``."""
    chosen = [
        certificate
        for number, certificate in enumerate(kernel_files(library_folder()))
        if number % 54 == (13 * (number // 54) + 5) % 54
    ]
    every = packer_files(library_folder())
    assert len(every) == 2 * 3 * len(TARGETS)

    def copy(certificates: list[Path]) -> None:
        for certificate in certificates:
            place = tmp_path / certificate.parent.name
            place.mkdir(exist_ok=True)
            for file in certificate.parent.glob(f"{certificate.stem}[._]*"):
                if file.is_file() and certificate in (certificate_of(file), file.with_suffix(".json")):
                    shutil.copy(file, place)

    copy([*chosen, *(path for path in every if path.stem.startswith("repack_a3"))])
    called = packer_files(tmp_path)
    copy([path for path in every if tmp_path / path.relative_to(library_folder()) in called])
    results = check_folder(tmp_path, jobs=2)
    assert [result.message for result in results if not result.ok] == []
    assert len(chosen) == len(TARGETS) == len({(c.parent.name, c.stem.rpartition("_")[2]) for c in chosen})
    assert len(results) == len(chosen) + len(called)


def test_a_library_without_its_packing_kernels_is_refused(small: Path) -> None:
    for path in small.glob("neon/bitpack_a1_aarch64.*"):
        path.unlink()
    (message,) = [result.message for result in check_folder(small) if not result.ok]
    assert "bitpack_a1_aarch64.json: is missing" in message
    assert f"write it with: synth-kernel --isa neon --a 1 --w 1 --out {small}" in message


def test_load_refuses_a_damaged_certificate(small: Path) -> None:
    from synth.errors import VerificationError

    kernel = load("neon", 1, 1, "hybrid", "aarch64", folder=small)
    source, certificate = kernel_paths(small, kernel.spec, kernel.isa, "aarch64")
    panel = form_file(source, FORMS["bitplanes"])
    source.write_text(kernel.source + " ")
    with pytest.raises(VerificationError, match=source.name):
        load("neon", 1, 1, "hybrid", "aarch64", folder=small)
    source.write_text(kernel.source)
    panel.write_text(kernel.texts["bitplanes"] + " ")
    with pytest.raises(VerificationError, match=panel.name):
        load("neon", 1, 1, "hybrid", "aarch64", folder=small)
    certificate.write_text("{}")
    with pytest.raises(VerificationError, match=certificate.name):
        load("neon", 1, 1, "hybrid", "aarch64", folder=small)
