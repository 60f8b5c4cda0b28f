"""The cache of compiled code: what it holds is checked, a damaged file is replaced, and one that cannot be
written costs time only; files that belong together are written together."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from synth.cli.main import cli
from synth.emit import cache, toolchain
from synth.emit.cache import cached
from synth.emit.features import host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import compile_shared
from synth.errors import UserError
from synth.files import write_together
from tests.needs import Need, skip_where

native_only = skip_where(Need.PROCESSOR, host_target() is None, "no target of this host")
SOURCE = {"seven.c": "int seven(void) { return 7; }\n"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.mark.parametrize("damage", [b"", b"\x7fELF", None], ids=["emptied", "overwritten", "cut short"])
def test_a_damaged_file_is_made_again(folder: Path, damage: bytes | None) -> None:
    made: list[int] = []

    def make() -> bytes:
        made.append(1)
        return b"the code " * 100

    assert cached("objects", ["a"], ".o", make) == cached("objects", ["a"], ".o", make) == b"the code " * 100
    assert len(made) == 1
    (file,) = folder.rglob("*.o")
    file.write_bytes(file.read_bytes()[:-7] if damage is None else damage)
    for _ in range(2):
        assert cached("objects", ["a"], ".o", make) == b"the code " * 100
    assert len(made) == 2  # it is whole again


@native_only
def test_kernels_compile_again_after_their_objects_were_cut_short(folder: Path) -> None:
    target = host_target() or ""
    compile_shared(SOURCE, target)
    for file in folder.rglob("*.o"):
        file.write_bytes(file.read_bytes()[:100])
    assert NativeLibrary(compile_shared(SOURCE, target), "int seven(void);").call("seven") == 7


@native_only
def test_the_search_starts_again_after_its_core_was_cut_short(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import isa_specs
    from sketches.compute import plane_pair_sketch
    from synth.search import core
    from synth.search.lane import core_ops

    ops = core_ops(plane_pair_sketch(isa_specs.load("avx2"), "x86_64").ops)[:1]
    for _ in range(2):
        core.compiled.cache_clear()
        assert core.compiled(ops) is not None
        (file,) = folder.glob("cores/*.so")
        file.write_bytes(file.read_bytes()[:1000])
    core.compiled.cache_clear()


@native_only
def test_a_cache_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file in the place of each cache: nothing can be made below it, whoever asks."""
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(blocked / "ours"))
    monkeypatch.setenv("ZIG_GLOBAL_CACHE_DIR", str(blocked / "zig"))
    toolchain._zig_keeps.cache_clear()
    toolchain._describe.cache_clear()
    try:
        found = NativeLibrary(compile_shared(SOURCE, host_target() or ""), "int seven(void);")
        assert found.call("seven") == 7
    finally:
        toolchain._zig_keeps.cache_clear()


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {tmp_path / "k.c": "old C", tmp_path / "k.json": "old certificate"}
    write_together(texts)
    whole = os.write

    def full(handle: int, data: bytes) -> int:
        if b"certificate" in data:
            raise OSError(errno.ENOSPC, "No space left on device")
        return whole(handle, data)

    monkeypatch.setattr("synth.files.os.write", full)
    with pytest.raises(UserError, match="No space left on device"):
        write_together({path: text.replace("old", "new") for path, text in texts.items()})
    assert {path: path.read_text() for path in tmp_path.iterdir()} == texts


def test_a_c_file_without_certificate_is_named(tmp_path: Path) -> None:
    (tmp_path / "neon").mkdir()
    (tmp_path / "neon" / "a1w1_hybrid_m8n1k64_aarch64.c").write_text("int x;\n")
    for command in (["list", "--out", str(tmp_path)], ["check", str(tmp_path), "--jobs", "1"]):
        result = CliRunner().invoke(cli, command)
        assert result.exit_code != 0
        assert "a1w1_hybrid_m8n1k64_aarch64" in result.stderr and "no kernels in it" not in result.stderr


def test_what_was_used_longest_ago_makes_room(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def held(name: str) -> bytes:
        return cache.cached("rounds", [name], ".txt", lambda: name.encode() * 1000)

    def ages() -> list[Path]:
        return sorted(folder.glob("rounds/*.txt"), key=lambda path: path.stat().st_mtime)

    for name in "abcd":
        held(name)
        for path in ages():
            os.utime(path, (path.stat().st_mtime - 100,) * 2)
    (folder / "kernels" / "neon").mkdir(parents=True)
    (folder / "kernels" / "neon" / "a.json").write_bytes(b"a" * 9000)
    size = ages()[0].stat().st_size
    monkeypatch.setattr(cache, "MOST", 4 * size)  # reached, not passed
    cache._make_room.cache_clear()
    held("e")
    assert len(ages()) == 5
    oldest = ages()[0]
    assert held("a") == b"a" * 1000 and ages()[-1] == oldest, "what is used is young again"
    before = ages()
    cache._make_room.cache_clear()
    held("f")
    assert ages()[:-1] == before[-3:], "three quarters of the room, before what is new"
    assert (folder / "kernels" / "neon" / "a.json").exists()
    held("g")
    assert len(ages()) == 5, "once in a process"
