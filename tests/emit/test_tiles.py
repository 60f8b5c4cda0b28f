"""Tiles that a processor without them traps at: what the manual says of them is done, and what it calls a
fault ends the process."""

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import numpy as np

import isa_specs
from synth.emit.machine import LoadedCode, load_code, runs_natively, why_not
from synth.emit.native import NativeLibrary
from synth.emit.text import wrapped
from synth.emit.tiles import tile_emulator
from synth.emit.toolchain import compile_shared
from synth.library.library_paths import library_folder
from tests.needs import Need, skip, skip_where

TILES = isa_specs.load("avx512").tile_registers("x86_64_amx")
FEATURES = ("amx-tile", "amx-int8")
ROOT = Path(__file__).resolve().parents[2]

pytestmark = [
    skip_where(Need.PROCESSOR, why_not("x86_64", FEATURES) is not None, str(why_not("x86_64", FEATURES))),
]
#: The compiler addresses memory in other ways with other numbers of registers taken.
SOURCE = """
#include <immintrin.h>
#include <stdint.h>
static const uint8_t sizes[64] = {1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0, 20,0,64,0,20,0,64,0,64,0,64,0,64,0,64,0,
                                  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0, 7,7,16,16,16,16,16,16};
void small(const uint8_t *a, int64_t far, const uint8_t *b, uint8_t *out, uint8_t *config) {
  _tile_loadconfig(sizes);
  _tile_storeconfig(config);
  _tile_zero(0);
  _tile_loadd(1, a, far);
  _tile_stream_loadd(2, b + 100, far + 16);
  _tile_dpbsud(0, 1, 2);
  _tile_stored(0, out + 40, far * 2);
  _tile_release();
}
"""
CDEF = """
void small(const uint8_t *a, int64_t far, const uint8_t *b, uint8_t *out, uint8_t *config);
"""


@cache
def machine() -> LoadedCode:
    return load_code({"f.c": SOURCE}, CDEF, "x86_64", FEATURES)


def test_tiles_smaller_than_the_registers() -> None:
    """Seven rows of five columns: signed by unsigned bytes, at odd addresses and distances."""
    rng, far = np.random.default_rng(3), 71
    a, b = rng.integers(0, 256, 7 * far, np.uint8), rng.integers(0, 256, 100 + 16 * (far + 16), np.uint8)
    out, config = np.full(40 + 7 * 2 * far, 0xA5, np.uint8), np.zeros(64, np.uint8)
    before = 0 if runs_natively("x86_64", FEATURES) else int(tile_emulator().call("synth_tiles_done"))
    machine().call("small", a, far, b, out, config)
    left = np.stack([a[far * m : far * m + 64].view(np.int8) for m in range(7)]).astype(np.int64)
    rows = np.stack([b[100 + (far + 16) * k :][:20] for k in range(16)])
    right = rows.reshape(16, 5, 4).transpose(0, 2, 1).reshape(64, 5).astype(np.int64)
    expected = np.full_like(out, 0xA5)
    for m, row in enumerate((left @ right).astype("<i4")):
        expected[40 + 2 * far * m :][:20] = row.view(np.uint8)
    assert np.array_equal(out, expected)
    assert config[0] == 1 and config[16:20].tolist() == [20, 0, 64, 0] and config[48:50].tolist() == [7, 7]
    if not runs_natively("x86_64", FEATURES):
        assert tile_emulator().call("synth_tiles_done") - before == 8


CONFIGURED = "_tile_loadconfig(sizes); "
#: Compilers refuse the product of a tile with itself: tdpbusd tmm0, tmm1, tmm1.
WITH_ITSELF = '__asm__ volatile(".byte 0xc4, 0xe2, 0x71, 0x5e, 0xc1");'
#: What the manual forbids, and the line that the emulator ends with.
FAULTS = {
    "_tile_zero(0);": "an instruction on tiles before they are configured",
    f"{CONFIGURED} _tile_release(); _tile_zero(0);": "an instruction on tiles before they are configured",
    CONFIGURED + WITH_ITSELF: "a product of a tile with itself",
    f"{CONFIGURED} _tile_dpbusd(3, 1, 2);": "a product of tiles whose sizes do not fit",
    f"sizes[0] = 2; {CONFIGURED}": "ldtilecfg: no such palette",
    f"sizes[5] = 1; {CONFIGURED}": "ldtilecfg: a reserved byte is not zero",
    f"sizes[48] = 17; {CONFIGURED}": "ldtilecfg: a tile of a size that there is not",
    f"sizes[48] = sizes[16] = 0; {CONFIGURED} _tile_zero(0);": "a tile that the configuration leaves out",
    "__builtin_trap();": "",
}


def test_faults() -> None:
    """Each ends a process; an unknown instruction does so as ever, by its signal."""
    if runs_natively("x86_64", FEATURES):
        skip(Need.PROCESSOR, "the processor itself raises them")
    code = "from tests.emit import test_tiles; test_tiles.faults()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    expected = [f"AMX: {line}\nexit 70" if line else "signal 4" for line in FAULTS.values()]
    assert done.stderr.splitlines() == "\n".join(expected).splitlines()


def faults() -> None:
    """Runs each in a child of this process, and writes how that ended."""
    text = SOURCE.replace("static const uint8_t sizes", "static uint8_t sizes")
    text += "".join(f"void f{number}(void) {{ {one} }}\n" for number, one in enumerate(FAULTS))
    cdef = "".join(f"void f{number}(void);" for number in range(len(FAULTS)))
    loaded = load_code({"f.c": text}, cdef, "x86_64", FEATURES)
    for number in range(len(FAULTS)):
        child = os.fork()
        if child == 0:
            loaded.call(f"f{number}")
            os._exit(0)
        status = os.waitpid(child, 0)[1]
        says = f"exit {os.WEXITSTATUS(status)}" if os.WIFEXITED(status) else f"signal {os.WTERMSIG(status)}"
        os.write(2, f"{says}\n".encode())


def test_the_table_configures_rows() -> None:
    assert (
        TILES is not None
        and TILES.count == 8
        and isa_specs.load("avx512").tile_registers("x86_64_bitalg") is None
    )
    text = "\n".join(["#include <immintrin.h>", "#include <stdint.h>", *TILES.declarations, ""])
    text += (
        f"void f(uint8_t *to, int a) {{ {TILES.entered(['3', 'a'])} _tile_storeconfig(to); {TILES.leave} }}"
    )
    config, cdef = np.zeros(64, np.uint8), "void f(uint8_t *to, int a);"
    load_code({"f.c": text}, cdef, "x86_64", FEATURES).call("f", config, 5)
    assert config.tolist() == [1, *[0] * 15, *[64, 0] * 8, *[0] * 16, 3, 5, *[16] * 6, *[0] * 8]


#: A call that configures tiles, in a kernel's C text.
CALL = re.compile(r"^ *(synth_\w+_tiles\((?!int )[^;]*\);)", re.MULTILINE)
BUILDS = [*(f"-O{level}" for level in "0123s"), "-Os -flto", "-O2 -flto"]
PARAMETERS = "(int columns, int high, int deep, uint8_t *out)"
NUMBERS = {"columns": 21, "high": 7, "deep": 9}
#: The arrays are local: their stores are dropped unless the compiler sees that tile loads read them.
LOCAL = f"""
void product{PARAMETERS} {{
  uint8_t a[1024], b[1024], sums[1024];
  (void)columns;
  for (int i = 0; i < 1024; i++) a[i] = (uint8_t)(i * high), b[i] = (uint8_t)(i % 7 * deep);
  synth_enter_tiles(16, 16, 16, 16, 16, 16, 16, high);
  _tile_zero(0);
  _tile_loadd(1, a, 64);
  _tile_loadd(2, b, 64);
  _tile_dpbuud(0, 1, 2);
  _tile_stored(0, sums, 64);
  for (int i = 0; i < 1024; i++) out[i] = sums[i];
  _tile_release();
}}
"""


def library_calls() -> list[str]:
    """Return the distinct calls that configure tiles in the library. Every text has the table's functions."""
    calls = set()
    configured = [wrapped("\n".join(some)) for some in (TILES.declarations, TILES.sized_declarations)]
    for path in sorted(library_folder().glob("*/*_amx*.c")):
        text = path.read_text(encoding="utf-8")
        assert sum(map(text.count, configured)) == text.count("_tile_loadconfig(") == 1, path
        calls |= set(CALL.findall(text))
    return sorted(calls)


def configuration(call: str) -> list[int]:
    """Return the bytes that a call has to load: palette, bytes per row and rows of each register."""
    arguments = re.sub(r"([^,(]+) < 16 \? [^,]+ : 16", r"min(\1, 16)", call[call.index("(") : -1])
    sizes = eval(arguments, dict(NUMBERS))
    row_bytes = sizes[8:] or [64] * 8
    return [1, *[0] * 15, *(half for one in row_bytes for half in (one, 0)), *[0] * 16, *sizes[:8], *[0] * 8]


def test_every_compiler_writes_what_tiles_read() -> None:
    """At every level of optimization, the processor loads all sizes of each call, and what local arrays have.
    Some compilers know too little about the memory that such instructions read."""
    calls = library_calls()
    assert {call.partition("(")[0] for call in calls} == {"synth_enter_tiles", "synth_size_tiles"}
    text = "\n".join(
        [
            "#include <immintrin.h>",
            "#include <stdint.h>",
            *TILES.declarations,
            *TILES.sized_declarations,
            LOCAL,
        ]
    )
    for number, call in enumerate(calls):
        text += f"void f{number}{PARAMETERS} {{ {call} _tile_storeconfig(out); _tile_release(); }}\n"
    libraries = {}
    for kind in ("zig", *(["system"] if shutil.which("cc") else [])):
        for flags in BUILDS:
            opt, *further = flags.split()
            path = compile_shared({"f.c": text}, "x86_64", (*FEATURES, *further), opt, prefer=kind)
            libraries[f"{kind} {flags}"] = str(path)
    code = f"from tests.emit import test_tiles; test_tiles.run_builds({libraries})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")


def run_builds(libraries: dict[str, str]) -> None:
    """Run every library in a child of this process, and write what differs."""
    calls = library_calls()
    cdef = "".join(f"void {name}{PARAMETERS};" for name in ("product", *(f"f{n}" for n in range(len(calls)))))
    a, b = (np.arange(1024) * 7 % 256).reshape(16, 64), (np.arange(1024) % 7 * 9).reshape(16, 16, 4)
    product = (a @ b.transpose(0, 2, 1).reshape(64, 16)).astype("<i4").view(np.uint8).ravel().tolist()
    for build, path in libraries.items():
        child = os.fork()
        if child == 0:
            if not runs_natively("x86_64", FEATURES):
                tile_emulator()
            library = NativeLibrary(path, cdef)
            for name, expected in [
                ("product", product),
                *((f"f{n}", configuration(c)) for n, c in enumerate(calls)),
            ]:
                out = np.zeros(len(expected), np.uint8)
                library.call(name, *NUMBERS.values(), out)
                if out.tolist() != expected:
                    os.write(2, f"{build}: {name} differs\n".encode())
            os._exit(0)
        status = os.waitpid(child, 0)[1]
        if status:
            os.write(2, f"{build}: ended with status {status}\n".encode())
