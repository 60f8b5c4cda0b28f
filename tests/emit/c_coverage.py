"""Which statements of C are executed: coverage flags of the compiler, and its table of lines.

A C text is compiled without optimization, with a flag in every basic block, and run on the host or in the
emulator; a statement is covered where one of its blocks was entered. ``python -m tests.emit.c_coverage
FOLDER`` says for every C file of a kernel library which statements ``synth-kernel check`` does not execute,
as code of its target and as portable C.
"""

import argparse
import bisect
import functools
import io
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
from elftools.elf.elffile import ELFFile

from synth.emit.emulator import Emulator
from synth.emit.headers import included
from synth.emit.native import NativeLibrary
from synth.emit.targets import runs_here
from synth.emit.toolchain import compile_elf, compile_shared
from synth.library.artifact import Artifact
from synth.library.certificate import BLOCK
from synth.library.check import certificates
from synth.library.execution import execution_test
from synth.library.kernels import Kernel
from synth.library.kinds.registry import read_artifact
from synth.library.machines import portable_host

# zig does not take -g after the -g0 of all kernels.
FLAGS = ("-gdwarf-4", "-fsanitize-coverage=inline-bool-flag,pc-table,bb,no-prune")
#: Reads the flags.
_READER = """\
#include <stdint.h>
extern uint8_t __start___sancov_bools[], __stop___sancov_bools[];
extern uintptr_t __start___sancov_pcs[], __stop___sancov_pcs[];
void __sanitizer_cov_bool_flag_init(_Bool *a, _Bool *b) { (void)a, (void)b; }
void __sanitizer_cov_pcs_init(const uintptr_t *a, const uintptr_t *b) { (void)a, (void)b; }
void synth_coverage_count(uint64_t *out) {
  out[0] = (uint64_t)(__stop___sancov_bools - __start___sancov_bools);
  out[1] = (uint64_t)(uintptr_t)&synth_coverage_count;
}
void synth_coverage_read(uint8_t *hits, uint64_t *places) {
  for (intptr_t i = 0; i < __stop___sancov_bools - __start___sancov_bools; ++i)
    hits[i] = __start___sancov_bools[i] != 0, places[i] = __start___sancov_pcs[2 * i];
}
"""
_DECLARED = (
    "void synth_coverage_count(uint64_t *out);\nvoid synth_coverage_read(uint8_t *hits, uint64_t *places);\n"
)
_READER_NAME = "synth_coverage_.c"


class CoveredMachine:
    """A machine that runs C and knows which of its statements it ran, those of headers left out."""

    def __init__(
        self, sources: Mapping[str, str], cdef: str, target: str, features: tuple[str, ...] = ()
    ) -> None:
        self.sources = {name: text for name, text in sources.items() if name.endswith(".c")}
        features = (*features, *FLAGS)
        files = {_READER_NAME: _READER, **sources}
        if runs_here(target):
            path = compile_shared(files, target, features=features, opt="-O0")
            self.image = path.read_bytes()
            self.inner: Any = NativeLibrary(path, cdef + _DECLARED)
        else:
            self.image = compile_elf(files, target, features=features, opt="-O0")
            self.inner = Emulator(self.image, target)
        self.target = target

    def call(self, symbol: str, *args: Any) -> None:
        self.inner.call(symbol, *args)

    def describe(self) -> str:
        return f"{self.target} with flags"

    def uncovered(self) -> list[str]:
        """A line for each statement that was not executed: ``file.c:12:3: text``."""
        counted = np.zeros(2, dtype=np.uint64)
        self.inner.call("synth_coverage_count", counted)
        hits = np.zeros(int(counted[0]), dtype=np.uint8)
        places = np.zeros(int(counted[0]), dtype=np.uint64)
        self.inner.call("synth_coverage_read", hits, places)
        table = Table(self.image)
        moved = int(counted[1]) - table.symbols["synth_coverage_count"]
        blocks = sorted((int(place) - moved, bool(hit)) for place, hit in zip(places, hits, strict=True))
        starts = [place for place, _ in blocks]
        lines = {name: text.split("\n") for name, text in self.sources.items()}
        found: dict[tuple[str, int, int], bool] = {}
        for address, (name, line, column) in table.statements:
            if name in self.sources:
                where = (name, line, _statement(lines[name][line - 1], column))
                number = bisect.bisect_right(starts, address) - 1
                found[where] = found.get(where, False) or (number >= 0 and blocks[number][1])
        assert {name for name, _, _ in found} == set(self.sources), "a file without a table of lines"
        called = table.functions
        never = [
            f"{name}: {function} is never called"
            for name, text in self.sources.items()
            for function in sorted(_functions(text) - called)
        ]
        return never + [
            f"{name}:{line}:{column}: {lines[name][line - 1].strip()}"
            for (name, line, column), ran in sorted(found.items())
            if not ran
        ]


@functools.cache
def _statement(line: str, column: int) -> int:
    """The column at which the statement begins, on this line, that has something at ``column``: behind the
    last statement, brace, or head of a loop or choice before it."""
    depth, head, start = 0, False, 0
    for place, sign in enumerate(line[: max(0, column - 1)]):
        if depth == 0 and re.match(r"(if|for|while) \(", line[place:]):
            head = True
        depth += (sign == "(") - (sign == ")")
        if depth == 0 and (sign in ";{}" or (head and sign == ")")):
            head, start = head and sign != ")", place + 1
    return start + 1


def _functions(text: str) -> set[str]:
    """The functions that a C text defines where it is compiled as vectors (or, after its first line, as
    portable C)."""
    portable = text.startswith("#define SYNTH_PORTABLE")
    depth, chosen, lines = 0, 0, []
    for line in text.split("\n"):
        if line.startswith("#if"):
            depth += 1
            if "!defined(SYNTH_PORTABLE)" in line:
                chosen = depth
        elif line.startswith("#endif"):
            depth -= 1
            chosen = chosen if depth >= abs(chosen) else 0
        elif line.startswith("#else") and depth == abs(chosen):
            chosen = -chosen
        if chosen == 0 or (chosen < 0) == portable:
            lines.append(line)
    head = r"^(?:SYNTH_INLINE|SYNTH_TILE|static inline|static|void|int32_t) [\w *]*?\b(\w+)\([^;]*?\) \{"
    plain = re.sub(r"__attribute__\(\(\w+\)\) ", "", "\n".join(lines))
    for symbol in re.findall(r"^#define LOCAL\(name\) (\w+)_##name", plain, re.MULTILINE):
        plain = re.sub(r"\bLOCAL\((\w+)\)", rf"{symbol}_\1", plain)
        plain = re.sub(r"\bTILE\((\d+), (\d+)\)", rf"\nvoid {symbol}_\1x\2() {{", plain)
    return set(re.findall(head, plain, re.MULTILINE))


@dataclass
class Table:
    """Addresses of statements, and of functions, of an ELF image."""

    image: bytes
    statements: list[tuple[int, tuple[str, int, int]]] = field(default_factory=list)
    symbols: dict[str, int] = field(default_factory=dict)
    #: Names of functions of which there is code, of their own or in others.
    functions: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        elf: Any = ELFFile(io.BytesIO(self.image))
        self.symbols = {s.name: s["st_value"] for s in elf.get_section_by_name(".symtab").iter_symbols()}
        dwarf = elf.get_dwarf_info()
        for unit in dwarf.iter_CUs():
            self.functions |= {
                entry.attributes["DW_AT_name"].value.decode()
                for entry in unit.iter_DIEs()
                if entry.tag == "DW_TAG_subprogram" and "DW_AT_name" in entry.attributes
            }
            program = dwarf.line_program_for_CU(unit)
            if program is None:
                continue
            first = 0 if program.header["version"] >= 5 else 1
            names = [entry.name.decode() for entry in program["file_entry"]]
            for entry in program.get_entries():
                state = entry.state
                # Not ``is_stmt`` alone: a second statement of a line has it not.
                if state is not None and state.line and not state.end_sequence:
                    name = Path(names[state.file - first]).name
                    self.statements.append((state.address, (name, state.line, state.column)))


def covered(kernel: Kernel, portable: bool) -> tuple[Kernel, CoveredMachine]:
    """A kernel that runs on a machine with flags, as code of its target or as portable C."""
    target, sources = kernel.isa.target(kernel.certificate.target), kernel.sources
    if kernel.source:  # with its header beside it
        text = kernel.texts[BLOCK]
        sources |= {f"{kernel.symbol}.c": text, **included(kernel.isa, text)}
    if not portable:
        machine = CoveredMachine(sources, kernel.prototypes, target.architecture, target.feature_names)
        return replace(kernel, _machine=machine), machine
    sources = {name: f"#define SYNTH_PORTABLE 1\n{text}" for name, text in sources.items()}
    machine = CoveredMachine(sources, kernel.prototypes, portable_host())
    return replace(kernel, _portable=machine), machine


def unreached(kernel: Kernel) -> list[str]:
    """The statements of a kernel that the execution test does not run, as code of its target and as portable
    C."""
    made, vectors = covered(kernel, False)
    made, portable = covered(made, True)
    execution_test(made)
    return [*vectors.uncovered(), *(f"portable {line}" for line in portable.uncovered())]


def unreached_of_programs(kernel: Artifact) -> list[str]:
    """``unreached`` of a packing or repacking kernel."""
    target = kernel.isa.target(kernel.certificate.target)
    declared = kernel.prototypes
    vectors = CoveredMachine({"packer.c": kernel.source}, declared, target.architecture, target.feature_names)
    text = f"#define SYNTH_PORTABLE 1\n{kernel.source}"
    portable = CoveredMachine({"packer.c": text}, declared, portable_host())
    kernel.kind.test(replace(kernel, _machine=vectors, _portable=portable))
    return [*vectors.uncovered(), *(f"portable {line}" for line in portable.uncovered())]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.emit.c_coverage", description=__doc__)
    parser.add_argument("folder", type=Path, help="a kernel library")
    parser.add_argument("names", nargs="*", help="kernels whose names contain one of these (default: all)")
    options = parser.parse_args(arguments)
    found = 0
    for path in certificates(options.folder):
        if options.names and not any(name in str(path) for name in options.names):
            continue
        artifact = read_artifact(path)
        lines = unreached(artifact) if isinstance(artifact, Kernel) else unreached_of_programs(artifact)
        found += len(lines)
        print(f"{path.parent.name}/{path.stem}: {len(lines)} statements are not reached", flush=True)
        for line in lines:
            print(f"  {line}", flush=True)
    return int(found > 0)


__all__ = ["CoveredMachine", "covered", "unreached", "unreached_of_programs"]

if __name__ == "__main__":
    sys.exit(main())
