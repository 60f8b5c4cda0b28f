"""Architectures: how C for each is compiled, and what runs the code.

An architecture is one ``Architecture`` in the list ``ARCHITECTURES`` of a module ``architectures*``. The
module lies in this package or in a folder ``isa_specs`` outside. No other code names an architecture.
"""

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

import isa_specs
from isa_specs.llvm import LlvmCode


@dataclass(frozen=True)
class FeatureTable:
    """The CPU features of an architecture, by the names of C compilers, and how a program detects them.

    ``bits``: feature, by LLVM's name -> (word, bit) where a processor or an operating system reports it. With
    ``leaves``, word 4 * n + r is register r of (eax, ebx, ecx, edx) of the n-th leaf. Without, words 0 and 1
    are AT_HWCAP and AT_HWCAP2 of Linux. ``leaves``: glibc's number of a CPUID leaf -> (eax, ecx).
    ``implied``: feature -> features that it requires. ``always``: features of every processor. ``levels``:
    micro-architecture level -> features, the lowest level first; every processor has the lowest. ``kernels``:
    features that messages list. If only other architectures list a feature here, compiling with it raises
    UserError.

    ``renamed``: name in /proc/cpuinfo or sysctl -> name in compilers. ``llvm_names``: name in gcc -> name in
    LLVM. ``sysctl``: macOS key -> feature that the value 1 reports. ``sysctl_lists``: macOS keys whose values
    list names. ``windows``: argument of IsProcessorFeaturePresent -> feature.

    ``saved``: feature -> bits of XCR0 that are set if the system saves the registers of the feature and of
    features that imply it. ``permitted``: features that a process may use after it asked the system.
    ``trapped``: features that code may use on a processor without them, because the processor traps and
    ``synth.emit.tiles`` executes the instruction.

    ``ignored``, ``hints``: names, and beginnings of names, that LLVM lists for a processor and that add no
    instruction to compiled code. Without ``hints``, every name outside ``bits`` counts as such a name.
    """

    bits: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    leaves: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    implied: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    always: frozenset[str] = frozenset()
    levels: Mapping[str, frozenset[str]] = field(default_factory=dict)
    kernels: tuple[str, ...] = ()
    renamed: Mapping[str, str] = field(default_factory=dict)
    llvm_names: Mapping[str, str] = field(default_factory=dict)
    sysctl: Mapping[str, str] = field(default_factory=dict)
    sysctl_lists: tuple[str, ...] = ()
    windows: Mapping[int, str] = field(default_factory=dict)
    saved: Mapping[str, int] = field(default_factory=dict)
    permitted: frozenset[str] = frozenset()
    trapped: frozenset[str] = frozenset()
    ignored: frozenset[str] = frozenset()
    hints: tuple[str, ...] = ()

    @property
    def lowest(self) -> frozenset[str]:
        """Return the features of the lowest micro-architecture level; empty without levels."""
        return next(iter(self.levels.values()), frozenset())

    def required(self, listed: frozenset[str]) -> frozenset[str]:
        """Return the features that code may need, out of those ``listed`` by LLVM. All names are LLVM's."""
        if not self.hints:
            return listed & self.bits.keys()
        return frozenset(name for name in listed - self.ignored if not name.startswith(self.hints))


@dataclass(frozen=True)
class FeatureFlags:
    """How the command line of a compiler names features. ``joined``: zig takes features after the processor,
    with "+" ("-mcpu=generic+dotprod"). Other compilers take features after the option ``base``
    ("-march=armv8.2-a+dotprod"). If not ``joined``, each feature is an option ("-mavx2"). ``included``:
    features that need no option. ``others``: whether features beyond ``included`` are accepted."""

    joined: bool = False
    base: str = ""
    included: frozenset[str] = frozenset()
    others: bool = True


@dataclass(frozen=True)
class Emulation:
    """How code that may use the CPU ``features`` runs without a processor of its architecture.

    Each subclass stands for a program that runs the code. ``synth.emit.machine.ENGINES`` has the executor of
    each subclass.
    """

    features: frozenset[str]


@dataclass(frozen=True)
class UnicornCore(Emulation):
    """A processor of unicorn, an emulator in the form of a library.

    ``prefix`` begins the names of unicorn's constants; ``mode`` and ``cpu`` end them. ``registers`` take the
    first arguments of a C function. Argument i, an array, lies at address ``first`` + i * ``stride``.
    ``enabled``: (system register, bits to set in it), which switch vector instructions on.
    """

    prefix: str
    mode: str
    cpu: str
    registers: tuple[str, ...]
    first: int
    stride: int
    enabled: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class UserEmulator(Emulation):
    """A program that runs a Linux process of the architecture: qemu's user emulation, with ``options``."""

    program: str
    options: tuple[str, ...]


@dataclass(frozen=True)
class Processor:
    """A processor that a person may name as a target.

    ``cpu`` is LLVM's name. Kernels for a ``portable`` processor are portable C, because the processor may
    lack every instruction set with kernels. ``ghz`` is the clock for estimated times, as the maker states it
    (Raspberry Pi hardware documentation; AWS Graviton technical guide). It is None if computers run the
    processor at different clocks.
    """

    name: str
    cpu: str
    description: str
    portable: bool = False
    ghz: float | None = None


@dataclass(frozen=True, eq=False)
class Architecture:
    """How C for an architecture is compiled, and what runs the code.

    ``machines``: values of ``platform.machine()``, in lower case, on computers that run the code natively.
    ``prefix``: beginning of every other spelling, or "". ``pointer_bits``: size of a pointer. ``compatible``:
    values of ``platform.machine()`` on computers that also run processes of this size. ``macro``: the
    preprocessor condition. ``elf_machine``: the machine in the header of an ELF file.

    ``zig_triple``, ``zig_cpu``: target and processor of zig's C compiler. ``freestanding_triple``: zig's
    target without an operating system. ``image_link``: options that link an image for an emulator, by default
    those of a static ELF image. ``flags``: options of every compiler. ``system_flags``: further
    options of gcc and clang. ``feature_flags``: how options name features. ``vector_features``: features that
    C without intrinsics is compiled for if the processor has them.

    ``features``: the CPU features. ``emulators``: how code runs on other computers, the preferred way first.
    ``llvm``: TVM's code, None if TVM does not compile for the architecture. ``processors``: targets that a
    person may name. ``default_processor``: the target for an unknown computer of the architecture.
    ``program``: the target with several micro-architecture levels in one program, or "". ``modules``: if an
    exported program is no object file but one WebAssembly module per level, the ending of their files.
    ``shared_memory``: the feature of code that several threads run, if not every processor has it.
    """

    name: str
    machines: tuple[str, ...]
    pointer_bits: int
    macro: str
    elf_machine: str
    zig_triple: str
    zig_cpu: str
    features: FeatureTable
    prefix: str = ""
    compatible: tuple[str, ...] = ()
    freestanding_triple: str = ""
    # The emulator enters the image by symbol, so it needs no _start (-e 0).
    image_link: tuple[str, ...] = ("-nostdlib", "-static", "-Wl,-e,0", "-Wl,--no-gc-sections")
    flags: tuple[str, ...] = ()
    system_flags: tuple[str, ...] = ()
    feature_flags: FeatureFlags = field(default_factory=FeatureFlags)
    vector_features: frozenset[str] = frozenset()
    emulators: tuple[Emulation, ...] = ()
    llvm: LlvmCode | None = None
    processors: tuple[Processor, ...] = ()
    default_processor: str = ""
    program: str = ""
    modules: str = ""
    shared_memory: str = ""

    @property
    def detects(self) -> bool:
        """Whether C can detect the processor's features, and so choose a level at run time."""
        return bool(self.program and self.features.bits)


@cache
def architectures() -> dict[str, Architecture]:
    """Return every architecture by name, this package's own first. Raises ValueError if two share a name."""
    found: dict[str, Architecture] = {}
    for info in pkgutil.iter_modules(isa_specs.__path__):
        if info.name.startswith("architectures"):
            for row in importlib.import_module(f"isa_specs.{info.name}").ARCHITECTURES:
                if row.name in found:
                    raise ValueError(f"architecture {row.name} is declared twice")
                found[row.name] = row
    return found


def spelled(name: str) -> Architecture | None:
    """Return the architecture that a triple or an operating system calls ``name``, or None."""
    rows = architectures().values()
    exact = (row for row in rows if name in row.machines)
    alike = (row for row in rows if row.prefix and name.startswith(row.prefix))
    return next(exact, None) or next(alike, None)
