"""C compilers: finding one for a target, and compiling C to a shared library or a bare-metal ELF image."""

from __future__ import annotations

import atexit
import contextlib
import functools
import importlib.util
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import platformdirs

import isa_specs
from synth import counts
from synth.emit.cache import cached, refusal, warn_once
from synth.emit.targets import feature_flags, get_target, runs_here
from synth.errors import FullDisk, UserError
from synth.files import check_capacity, scratch_folder, temporary_files


class CompileError(Exception):
    """A source that the compiler rejected.

    The message is the compiler's first error line (``file.c:line:column: error: ...``). ``stderr``: all its
    output."""

    def __init__(self, message: str, stderr: str = "") -> None:
        super().__init__(message)
        self.stderr = stderr


@dataclass(frozen=True)
class Compiler:
    """A compiler as a command line, to be followed by flags and file names.

    ``release``: version of the ``ziglang`` package that it belongs to, "" for other compilers."""

    command: tuple[str, ...]
    is_zig: bool
    release: str = ""

    @property
    def key(self) -> tuple[str, ...]:
        """Return the compiler's part of cache keys: command and version. The key of a packaged zig has its
        release and no path, so environments share results."""
        return ("ziglang", self.release) if self.release else (*self.command, self.describe())

    def describe(self) -> str:
        """Return name and version without path, such as ``zig cc (clang 22.1.8)`` or ``gcc 12.2.0``."""
        return _describe(self.command, self.is_zig)


@functools.cache
def _describe(command: tuple[str, ...], is_zig: bool) -> str:
    with scratch_folder("synth-cc-") as folder:
        try:
            done = subprocess.run(
                [*command, "--version"],
                capture_output=True,
                text=True,
                errors="replace",
                check=False,
                env=compiler_environment(is_zig, folder),
            )
        except OSError:
            return "unknown compiler"
    text = done.stdout
    family = "clang" if "clang" in text else "gcc" if "Free Software Foundation" in text else "cc"
    # gcc has the packager's version in parentheses before its own.
    found = re.search(r"\d+\.\d+(\.\d+)?", re.sub(r"\([^)]*\)", "", text))
    name = f"{family} {found.group(0)}" if found else family
    return f"zig cc ({name})" if is_zig else name


def find_compiler(target: str, prefer: str | None = None) -> Compiler:
    """Return the compiler for ``target``, the name of an architecture.

    The order is: the command line in SYNTH_CC, the ``ziglang`` package, then ``cc``, ``clang`` or ``gcc``.
    SYNTH_CC and system compilers serve the native target only. ``prefer``: "zig" (the package) or "system"
    allows that kind only, and ignores SYNTH_CC.

    Raises UserError for an unknown target or kind, a SYNTH_CC that does not exist, and if there is no
    compiler."""
    native = runs_here(target)
    if prefer not in (None, "zig", "system"):
        raise UserError(f"unknown compiler kind {prefer!r}: choose 'zig' or 'system'")
    chosen = os.environ.get("SYNTH_CC", "").strip()
    if chosen and native and prefer is None:
        words = tuple(shlex.split(chosen, posix=os.name != "nt"))
        if shutil.which(words[0]) is None:
            raise UserError(f"SYNTH_CC={chosen!r} names no program: set it to a C compiler or unset it")
        return Compiler(words, any(Path(word).stem in ("zig", "ziglang") for word in words[:3]))
    if prefer != "system" and importlib.util.find_spec("ziglang") is not None:
        return Compiler((_zig(), "cc"), True, version("ziglang"))
    if prefer != "zig" and native:
        for name in ("cc", "clang", "gcc"):
            found = shutil.which(name)
            if found:
                return Compiler((found,), False)
    absent = "ziglang alone compiles models and operators" if prefer == "zig" else "no C compiler"
    raise UserError(f"{absent} for target {target}: pip install ziglang")


def _zig() -> str:
    """Return the program of the ``ziglang`` package. Starting it without Python saves time for each file."""
    spec = importlib.util.find_spec("ziglang")
    assert spec is not None and spec.origin is not None
    return str(Path(spec.origin).with_name("zig.exe" if os.name == "nt" else "zig"))


#: Flags of every compilation. By default zig turns on UBSan, keeps frame pointers and writes debug
#: information. None belongs in an inner loop or an instruction count, and debug information takes a fifth of
#: the compiler's time.
COMMON = ("-std=gnu11", "-fno-sanitize=undefined", "-fno-stack-protector", "-fomit-frame-pointer", "-g0")

_BARE_COMPILE = ("-ffreestanding", "-fno-unwind-tables", "-fno-asynchronous-unwind-tables")

#: C files of bare-metal images. -ffreestanding stops the compiler from inlining memcpy(p, q, 4), but not the
#: builtins behind the macros of ``string.h``. ``runtime.c`` is compiled with -fno-builtin: otherwise its
#: loops are recognised as memcpy and call themselves. 32-bit Arm cores of this generation have no integer
#: division, and the image has no libgcc.
_BARE = Path(__file__).with_name("bare")
_RUNTIME_NAME = "synth_runtime_.c"


def compile_shared(
    sources: Mapping[str, str],
    target: str,
    features: Sequence[str] = (),
    opt: str = "-O2",
    workdir: Path | None = None,
    prefer: str | None = None,
) -> Path:
    """Compile C files (text by file name; ``.h`` files are only written) to a shared library; return its
    path.

    The library is in ``workdir``, or in a temporary folder that is removed when Python exits. ``features``:
    CPU features by name ("avx2") or flag ("-mavx2"). ``prefer``: as in ``find_compiler``.

    Raises CompileError for a rejected source, UserError without a compiler, and ValueError for a file name
    that is no plain ``*.c`` or ``*.h`` name."""
    machine = get_target(target)
    compiler = find_compiler(target, prefer)
    compile_flags = [*COMMON, *machine.flags, *feature_flags(machine, features, compiler.is_zig), opt]
    if os.name != "nt":
        compile_flags.append("-fPIC")
    if not compiler.is_zig:
        compile_flags += machine.system_flags
    elif not runs_here(target):
        compile_flags += ["-target", machine.zig_triple]
    link = ["-shared"]
    if compiler.is_zig and sys.platform.startswith("linux") and machine.pointer_bits == 64:
        # Without this, zig builds its runtime library for every link (5 s), which 64-bit kernels do not need.
        link += ["-nostdlib", "-lc"]
    suffix = ".dll" if os.name == "nt" else ".so"
    image = _build(compiler, dict(sources), compile_flags, link, suffix)
    with temporary_files():
        if workdir is None:
            workdir = Path(tempfile.mkdtemp(prefix="synth-lib-"))
            atexit.register(shutil.rmtree, workdir, ignore_errors=True)
        # A new name each time: the dynamic loader does not read a library again whose name it has loaded.
        handle, name = tempfile.mkstemp(prefix="kernels-", suffix=suffix, dir=workdir)
        os.close(handle)
        library = Path(name)
        try:
            library.write_bytes(image)
        except BaseException:
            library.unlink(missing_ok=True)
            raise
    return library


def compile_elf(
    sources: Mapping[str, str],
    target: str,
    features: Sequence[str] = (),
    opt: str = "-O2",
    prefer: str | None = None,
) -> bytes:
    """Compile C files (text by file name) to a static freestanding ELF image for an emulator; return its
    bytes.

    Available headers are the compiler's own, and a ``<string.h>`` with memcpy, memmove and memset. Every
    function with external linkage is in the image.

    Raises CompileError for a rejected source, UserError without a compiler that writes ELF, and ValueError
    for a file name that is no plain ``*.c`` or ``*.h`` name."""
    machine = get_target(target)
    compiler = find_compiler(target, prefer)
    if not compiler.is_zig and not sys.platform.startswith("linux"):
        if prefer is None and importlib.util.find_spec("ziglang") is not None:
            compiler = find_compiler(target, "zig")
        else:
            raise UserError(
                f"{compiler.describe()} writes no ELF image for {target} here: pip install ziglang"
            )
    wanted = feature_flags(machine, features, compiler.is_zig)
    flags = [*COMMON, *_BARE_COMPILE, *machine.flags, *wanted, opt]
    # zig chooses position independence itself and rejects these flags.
    flags += ["-target", machine.zig_triple] if compiler.is_zig else [*machine.system_flags, "-fno-pie"]
    sources = {**sources, _RUNTIME_NAME: (_BARE / "runtime.c").read_text(encoding="utf-8")}
    return _build(compiler, sources, flags, list(machine.image_link), ".elf", bare=True)


@functools.cache
def _c_library(bare: bool) -> tuple[str, ...]:
    """Return the part of cache keys for the C library: the text of a bare image's header, else the system's
    name and version. ``libc_ver`` does not know musl; the multi-architecture name has "musl" in it."""
    if bare:
        return ((_BARE / "string.h").read_text(encoding="utf-8"),)
    return (*platform.libc_ver(), str(sysconfig.get_config_var("MULTIARCH")))


def _build(
    compiler: Compiler,
    sources: Mapping[str, str],
    flags: Sequence[str],
    link: Sequence[str],
    suffix: str,
    bare: bool = False,
) -> bytes:
    """Return the linked file of sources: from the cache, or compiled in a temporary folder and linked."""
    texts = (text for source in sources.items() for text in source)
    parts = [*compiler.key, *_c_library(bare), *flags, "link", *link, *texts]
    return cached("objects", parts, suffix, lambda: _linked(compiler, sources, flags, link, suffix, bare))


def _linked(
    compiler: Compiler,
    sources: Mapping[str, str],
    flags: Sequence[str],
    link: Sequence[str],
    suffix: str,
    bare: bool,
) -> bytes:
    with scratch_folder("synth-cc-") as folder:
        for file, text in sources.items():
            if not re.fullmatch(r"\w[\w.+-]*\.[ch]", file):
                raise ValueError(f"source name {file!r}: expected a plain file name that ends in .c or .h")
            (folder / file).write_text(text, encoding="utf-8")
        if bare:
            (folder / "include").mkdir()
            shutil.copyfile(_BARE / "string.h", folder / "include" / "string.h")
            flags = [*flags, "-isystem", "include"]
        units = [file for file in sources if file.endswith(".c")]
        if not units:
            raise ValueError("nothing to compile: no source name ends in .c")

        prepared = PreparedHeaders(compiler, flags, folder)
        compiled: list[str] = []

        def compile_one(unit: str) -> str:
            extra: list[str] = []
            if unit == _RUNTIME_NAME:
                extra = ["-fno-builtin"]
                if not compiler.is_zig:  # gcc turns loops into calls even with -fno-builtin
                    extra.append("-fno-tree-loop-distribute-patterns")

            def make() -> bytes:
                compiled.append(unit)
                prepared.compile([*extra, "-c", unit, "-o", unit + ".o"], sources[unit])
                return (folder / (unit + ".o")).read_bytes()

            headers = [text for file, text in sources.items() if file.endswith(".h")]
            parts = [*compiler.key, *_c_library(bare), *flags, *extra, unit, sources[unit], *headers]
            (folder / (unit + ".o")).write_bytes(cached("objects", parts, ".o", make))
            return unit + ".o"

        # zig compiles the files of one command in sequence, so one process per file is faster.
        with ThreadPoolExecutor(max_workers=min(len(units), os.cpu_count() or 1)) as pool:
            objects = list(pool.map(compile_one, units))
        counts.add("compiled", len(compiled))
        out = "linked" + suffix
        run_compiler(compiler, [*flags, *link, *objects, "-o", out], folder)
        return (folder / out).read_bytes()


class PreparedHeaders:
    """Compiles units with precompiled headers of intrinsics, which are cached between runs.

    Headers are most of what a compiler reads for a kernel. The object files stay the same. Compilers other
    than zig's clang compile without precompiled headers."""

    def __init__(self, compiler: Compiler, flags: Sequence[str], folder: Path) -> None:
        self._compiler, self._flags, self._folder = compiler, list(flags), folder
        self._lock = threading.Lock()

    def compile(self, arguments: Sequence[str], text: str) -> None:
        """Compile a unit: run the compiler with the build's flags and ``arguments``, which name the unit's
        files. ``text``: the unit's C, from which its headers are known. Raises CompileError, UserError."""
        header = next((path for name in _intrinsics(text) if (path := self._header(name))), None)
        if header is not None:
            # A second run without precompiled headers reports errors. Precompiled headers take the most disk
            # space.
            with contextlib.suppress(CompileError, FullDisk):
                ready = ["-include-pch", self._prepared(header)]
                return run_compiler(self._compiler, [*self._flags, *ready, *arguments], self._folder)
        return run_compiler(self._compiler, [*self._flags, *arguments], self._folder)

    def _header(self, name: str) -> Path | None:
        """Return the path of zig's own header of that name, None if there is none."""
        program = shutil.which(self._compiler.command[0]) if self._compiler.is_zig else None
        path = Path(program or "").resolve().parent / "lib" / "include" / name
        return path if program and path.is_file() else None

    def _prepared(self, header: Path) -> str:
        """Return the file name of the precompiled ``header`` in the folder."""
        name = f"prepared_{header.name}.pch"
        with self._lock:
            if (self._folder / name).exists():
                return name

            def make() -> bytes:
                arguments = [*self._flags, "-x", "c-header", str(header), "-o", name]
                run_compiler(self._compiler, arguments, self._folder)
                return (self._folder / name).read_bytes()

            # Clang checks path and time of each header; all were written at the same time.
            written = str(header.stat().st_mtime_ns)
            parts = [*self._compiler.key, *self._flags, str(header), written]
            (self._folder / name).write_bytes(cached("headers", parts, ".pch", make))
            return name


def _intrinsics(text: str) -> list[str]:
    """Return the intrinsics headers that a C text includes; none if it is compiled without intrinsics."""
    if text.startswith("#define SYNTH_PORTABLE"):
        return []
    found = re.findall(r"^#include <(\w+\.h)>$", text, re.MULTILINE)
    return [header for header in dict.fromkeys(found) if header in _intrinsics_headers()]


@functools.cache
def _intrinsics_headers() -> frozenset[str]:
    return frozenset(header for isa in isa_specs.available().values() for header in isa.headers)


def compiler_environment(is_zig: bool, folder: Path) -> dict[str, str]:
    """Return the environment of a compiler process. zig's local cache is in ``folder``. zig's global cache is
    there too, unless zig can write the user's global cache and nobody else can."""
    # zig's object cache has paths as keys, which are new each time. In the folder it is removed with it.
    env = {**os.environ, "ZIG_LOCAL_CACHE_DIR": str(folder / "zig-cache"), "LC_ALL": "C"}
    if is_zig and not _zig_keeps():
        env["ZIG_GLOBAL_CACHE_DIR"] = str(folder / "zig-global")
    return env


@functools.cache
def _zig_keeps() -> bool:
    """Return whether zig can write its own cache and nobody else can: objects from there are linked."""
    chosen = os.environ.get("ZIG_GLOBAL_CACHE_DIR")
    place = Path(chosen) if chosen else Path(platformdirs.user_cache_dir("zig"))
    if (why := refusal(place)) is not None:
        warn_once(f"zig's cache: a temporary one is used instead: {why}")
        return False
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            return True
    except OSError:
        return False


def run_compiler(compiler: Compiler, arguments: Sequence[str], folder: Path) -> None:
    """Run a compiler in the temporary ``folder``. Raises CompileError, UserError. On POSIX the compiler has
    its own process group, so that Ctrl-C does not reach it: clang would report an error before the interrupt.
    ``synth.processes.in_child`` kills the compiler instead."""
    env = compiler_environment(compiler.is_zig, folder)
    try:
        done = subprocess.run(
            [*compiler.command, *arguments],
            cwd=folder,
            env=env,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
            process_group=0 if os.name == "posix" else None,
        )
    except OSError as error:
        raise UserError(
            f"cannot start the C compiler ({error.strerror}): set SYNTH_CC or pip install ziglang"
        ) from None
    if done.returncode != 0:
        check_capacity(folder, done.stderr)
        lines = [line for line in done.stderr.splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line or "undefined reference" in line]
        first = (errors or lines or [f"the compiler exited with status {done.returncode}"])[0]
        raise CompileError(first.replace(str(folder) + os.sep, "").strip(), done.stderr)
