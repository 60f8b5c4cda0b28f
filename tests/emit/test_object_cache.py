"""The cache of compiled code: what it holds is checked, a damaged file is replaced, and one that cannot be
written costs time only; files that belong together are written together."""

import errno
import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from synth.cli.main import cli
from synth.emit import cache, toolchain
from synth.emit.cache import cached
from synth.emit.features import host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import compile_elf, compile_shared
from synth.errors import UserError
from synth.files import write_together
from synth.library.demand import demand_folder
from tests.needs import Need, import_or_skip, skip_where

posix_only = skip_where(Need.SYSTEM, os.name != "posix", "owners and modes of POSIX")
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
    for file in [*folder.rglob("*.o"), *folder.rglob("*.so")]:
        file.write_bytes(file.read_bytes()[:100])
    assert NativeLibrary(compile_shared(SOURCE, target), "int seven(void);").call("seven") == 7


@native_only
def test_another_c_library_has_libraries_of_its_own(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And objects. The C library of images for emulators is the header that they include."""
    import_or_skip("ziglang")

    def files(suffix: str) -> int:
        toolchain._c_library.cache_clear()
        compile_shared(SOURCE, host_target() or "")
        compile_elf(SOURCE, "aarch64")
        return len(list(folder.rglob(f"*{suffix}")))

    bare = shutil.copytree(toolchain._BARE, tmp_path / "bare")
    monkeypatch.setattr(toolchain, "_BARE", bare)
    assert files(".so") == files(".elf") == 1 and files(".o") == 3
    monkeypatch.setattr("platform.libc_ver", lambda: ("glibc", "2.99"))
    assert files(".so") == 2 and files(".elf") == 1 and files(".o") == 4
    (bare / "string.h").write_text((bare / "string.h").read_text() + "/* another */\n")
    assert files(".so") == files(".elf") == 2 and files(".o") == 6
    monkeypatch.undo()
    toolchain._c_library.cache_clear()


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


def plant(folder: Path, data: bytes) -> None:
    """Give the file of ``["a"]`` other content that is whole, as whoever may write to its folder can."""
    (folder / "objects").mkdir(parents=True, exist_ok=True)
    key = hashlib.sha256(b"a").hexdigest()[:40]
    (folder / "objects" / f"{key}.o").write_bytes(hashlib.sha256(data).digest() + data)
    for path in (folder, folder / "objects"):
        path.chmod(0o755)


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's own cache, and no line that was logged before."""
    monkeypatch.setattr(cache.platformdirs, "user_cache_dir", lambda name: str(tmp_path / "own"))
    cache.warn_once.cache_clear()
    cache._temporary_cache.cache_clear()
    return tmp_path / "own"


@posix_only
@pytest.mark.parametrize(
    ("inner", "mode"), [("", 0o777), ("", 0o1777), ("", 0o775), ("objects", 0o777), ("objects", 0o775)]
)
def test_a_folder_that_others_may_write_to_is_not_used(
    inner: str, mode: int, folder: Path, own: Path, caplog: pytest.LogCaptureFixture
) -> None:
    plant(folder, b"evil")
    (folder / inner).chmod(mode)
    for name in "ab":
        assert cached("objects", [name], ".o", lambda: b"good") == b"good"
    assert len(list(own.glob("objects/*.o"))) == 2 and len(list(folder.rglob("*.o"))) == 1
    (line,) = caplog.messages
    assert line.startswith(f"cache: {own} is used instead: {folder / inner} is writable")
    assert line.endswith(f"; chmod -R go= {folder}")
    subprocess.run(["chmod", "-R", "go=", str(folder)], check=True)
    assert cache.cache_folder() == folder


@posix_only
def test_folders_of_another_user_are_not_used(
    folder: Path, own: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor is the user's own, as where HOME is still that of whoever became root: then a temporary one is."""
    plant(folder, b"evil")
    own.mkdir()
    user = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: user + 1)
    for path in (folder, own):
        monkeypatch.setenv("SYNTH_CACHE_DIR", str(path))
        assert cached("objects", ["a"], ".o", lambda: b"good") == b"good"
        assert f"{path} belongs to user {user}, not {user + 1}, who" in caplog.messages[-1]
    used = cache.cache_folder()
    assert len(caplog.messages) == 2 and folder not in used.parents
    assert used.stat().st_mode & 0o077 == 0 and not list(own.iterdir())


@posix_only
def test_a_file_that_others_may_write_is_made_again(folder: Path) -> None:
    """As it lies there from a time when the folder was open: a digest says nothing of who wrote it."""
    plant(folder, b"evil")
    (file,) = folder.rglob("*.o")
    file.chmod(0o666)
    made = folder / "kernels" / "neon"
    made.mkdir(parents=True)
    for name, mode in (("a.json", 0o666), ("b.json", 0o644)):
        (made / name).write_text("")
        (made / name).chmod(mode)
    assert cached("objects", ["a"], ".o", lambda: b"good") == b"good"
    assert file.stat().st_mode & 0o022 == 0
    assert [path.name for path in demand_folder().glob("*/*")] == ["b.json"]


@posix_only
def test_a_new_folder_is_this_users_alone(folder: Path) -> None:
    before = os.umask(0)
    try:
        cached("objects", ["a"], ".o", lambda: b"good")
    finally:
        os.umask(before)
    assert folder.stat().st_mode & 0o777 == 0o700 and cache.cache_folder() == folder


@posix_only
def test_a_cache_of_zig_that_others_may_write_to_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("ZIG_GLOBAL_CACHE_DIR", str(tmp_path / "zig"))
    keeps = toolchain._zig_keeps.__wrapped__
    cache.warn_once.cache_clear()
    assert keeps() and (tmp_path / "zig").stat().st_mode & 0o077 == 0
    (tmp_path / "zig").chmod(0o777)
    assert not keeps()
    assert f"zig's cache: a temporary one is used instead: {tmp_path / 'zig'} is writable" in caplog.text


@native_only
@posix_only
def test_the_code_of_others_does_not_run(folder: Path, own: Path) -> None:
    target = host_target() or ""

    def seven() -> int | None:
        return NativeLibrary(compile_shared(SOURCE, target), "int seven(void);").call("seven")

    assert seven() == 7
    (file,) = folder.rglob("*.so")
    compile_shared({"seven.c": SOURCE["seven.c"].replace("7", "8")}, target)
    (other,) = set(folder.rglob("*.so")) - {file}
    os.replace(other, file)
    assert seven() == 8
    folder.chmod(0o777)
    assert seven() == 7


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
    cache._make_capacity.cache_clear()
    held("e")
    assert len(ages()) == 5
    oldest = ages()[0]
    assert held("a") == b"a" * 1000 and ages()[-1] == oldest, "what is used is young again"
    before = ages()
    cache._make_capacity.cache_clear()
    held("f")
    assert ages()[:-1] == before[-3:], "three quarters of the room, before what is new"
    assert (folder / "kernels" / "neon" / "a.json").exists()
    held("g")
    assert len(ages()) == 5, "once in a process"
