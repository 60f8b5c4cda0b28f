"""What an architecture is beside its instruction sets: how C for it is compiled, and what runs the code.

An architecture is one row: an ``Architecture`` in the ``ARCHITECTURES`` of a module ``architectures*`` of
this package or of a folder ``isa_specs`` outside. Nothing else names an architecture.
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
    """The CPU features of an architecture, by the names of C compilers, and how a program finds them.

    ``bits``: feature -> (word, bit) where a processor or an operating system reports it. With ``leaves`` the
    words are the registers eax, ebx, ecx, edx of these CPUID leaves (eax, ecx), by the number that glibc
    gives a leaf. Without, they are AT_HWCAP and AT_HWCAP2 of Linux. ``implied``: feature -> features that it
    cannot be without. ``always``: features of every processor. ``levels``: micro-architecture levels by their
    features, the lowest first; every processor has the lowest. ``kernels``: features that messages name.

    ``renamed``: names in /proc/cpuinfo and sysctl that compilers spell otherwise. ``llvm_names``: names of
    gcc that LLVM spells otherwise. ``sysctl``: macOS key -> feature, where the value is 1; ``sysctl_lists``:
    macOS keys whose values are names. ``windows``: number of IsProcessorFeaturePresent -> feature.

    ``saved``: feature -> bits of XCR0 that the system sets where it saves the registers of the feature and of
    features that imply it. ``permitted``: features that a process may use after it asked the system.
    ``trapped``: features that code may use on a processor without them, because the processor traps and
    ``synth.emit.tiles`` executes the instruction.

    ``ignored``, ``hints``: names, and beginnings of names, that LLVM lists for a processor and that add no
    instruction to compiled code. Empty where ``bits`` has every feature that does.
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
        """Features of the lowest level; none where there are no levels."""
        return next(iter(self.levels.values()), frozenset())

    def required(self, listed: frozenset[str]) -> frozenset[str]:
        """Return, of the features that LLVM lists for a processor, those that compiled code may need."""
        if not self.hints:
            return listed & self.bits.keys()
        return frozenset(name for name in listed - self.ignored if not name.startswith(self.hints))


@dataclass(frozen=True)
class FeatureFlags:
    """How a compiler's command line names features.

    ``joined``: they follow the processor with "+" ("-mcpu=generic+dotprod"), of compilers other than zig the
    option ``base``; else each is an option ("-mavx2"). ``included``: features that need no option.
    ``others``: whether the command line takes further features.
    """

    joined: bool = False
    base: str = ""
    included: frozenset[str] = frozenset()
    others: bool = True


@dataclass(frozen=True)
class Emulation:
    """How code runs without a processor of its architecture, with CPU ``features`` that the code may use.

    The class of an emulation says which program runs the code; ``synth.emit.machine.ENGINES`` has an executor
    for each class.
    """

    features: frozenset[str]


@dataclass(frozen=True)
class UnicornCore(Emulation):
    """A processor of unicorn, an emulator as a library.

    ``prefix``: in the names of unicorn's constants; ``mode``, ``cpu``: unicorn's; ``registers``: those of the
    first arguments of a C function. Argument i, an array, lies at ``first`` + i * ``stride``. ``enabled``:
    bits of system registers that switch vector instructions on.
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

    ``cpu``: LLVM's name. ``portable``: the processor need not have any instruction set with kernels. ``ghz``:
    the clock where a computer has one alone, as its maker states it (Raspberry Pi hardware documentation; AWS
    Graviton technical guide); estimated times use it.
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
    ``prefix``: how every further spelling begins, "" where there is none. ``pointer_bits``: size of a
    pointer; ``compatible``: values of ``platform.machine()`` on computers that also run processes of this
    size. ``macro``: the preprocessor's condition. ``elf_machine``: in the header of an ELF file.

    ``zig_triple``, ``zig_cpu``: the target and the processor of zig's C compiler. ``freestanding_triple``:
    zig's target without an operating system. ``flags``: options of every compiler; ``system_flags``: further
    options of gcc and clang. ``feature_flags``: how options name features. ``vector_features``: features that
    C without intrinsics is compiled for where the processor has them.

    ``features``: the CPU features. ``emulators``: how code runs elsewhere, the first choice first. ``llvm``:
    the code of TVM, None where TVM does not compile for the architecture. ``processors``: targets by name;
    ``default_processor``: the one that a computer of the architecture counts as. ``program``: the name of a
    target with several levels in one program, "" where one program has one level.
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
    flags: tuple[str, ...] = ()
    system_flags: tuple[str, ...] = ()
    feature_flags: FeatureFlags = field(default_factory=FeatureFlags)
    vector_features: frozenset[str] = frozenset()
    emulators: tuple[Emulation, ...] = ()
    llvm: LlvmCode | None = None
    processors: tuple[Processor, ...] = ()
    default_processor: str = ""
    program: str = ""


@cache
def architectures() -> dict[str, Architecture]:
    """Every architecture by name, this package's own first. Raises ValueError where two have one name."""
    found: dict[str, Architecture] = {}
    for info in pkgutil.iter_modules(isa_specs.__path__):
        if info.name.startswith("architectures"):
            for row in importlib.import_module(f"isa_specs.{info.name}").ARCHITECTURES:
                if row.name in found:
                    raise ValueError(f"architecture {row.name} is declared twice")
                found[row.name] = row
    return found


def spelled(name: str) -> Architecture | None:
    """Return the architecture that a triple or an operating system calls ``name``; None for none."""
    rows = architectures().values()
    exact = (row for row in rows if name in row.machines)
    alike = (row for row in rows if row.prefix and name.startswith(row.prefix))
    return next(exact, None) or next(alike, None)
