"""Targets of TVM with the instruction set of their kernels. They are checked before anything is compiled."""

from __future__ import annotations

import difflib
import platform
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import isa_specs
from isa_specs.architecture import FeatureTable, architectures, spelled
from isa_specs.cores import Core, cores
from isa_specs.instruction import Isa
from isa_specs.llvm import LlvmCode
from synth.compiler.export_text import CodeTarget
from synth.emit.features import capped, host_features, host_target, level_of
from synth.emit.processors import ARCHITECTURE_OF, ARCHITECTURES, AUTO, NATIVE, PROCESSORS
from synth.emit.targets import get_target
from synth.errors import UserError

#: The names that a user may give, each with its TVM target.
NAMED: dict[str, dict[str, Any]] = {
    one.name: {**row.llvm.target, "mcpu": one.cpu}
    for row in architectures().values()
    if row.llvm is not None
    for one in row.processors
}


@dataclass(frozen=True)
class CompileTarget:
    """A TVM target with what the kernels need: ``machine`` (the architecture), ``isa``, and the ISA's
    ``target`` whose kernels run. ``name``: as the user gave it, else the processor or the level. ``level``:
    its name among the micro-architecture levels of one program, "" for a single target. ``portable``: it runs
    the kernels' portable C, since it may lack the ISA. ``small``: few bytes of weights come before speed."""

    name: str
    tvm: Any
    isa: str
    machine: str
    target: str
    level: str = ""
    portable: bool = False
    small: bool = False

    @property
    def code_target(self) -> CodeTarget:
        """The target for which exported code is compiled."""
        return CodeTarget(self.tvm, self.machine, self.level, needed(self.tvm).union(self.features))

    @property
    def table(self) -> Isa:
        """The instruction set whose kernels the target runs."""
        return isa_specs.load(self.isa)

    @property
    def llvm(self) -> LlvmCode:
        """What is known of LLVM's code generation on the architecture."""
        code = get_target(self.machine).llvm
        assert code is not None, "every target of TVM has it"
        return code

    @property
    def is_host(self) -> bool:
        """Whether this computer has every feature that the kernels and the target's code need."""
        has_features = host_features().issuperset(self.features)
        return host_target() == self.machine and has_features and not _beyond_host(self.tvm)

    @property
    def core(self) -> Core:
        """The core model for estimates: the target's processor, or else a typical core of the ISA's target.
        Under the name "native" this computer's processor counts."""
        known = cores()
        processor = _processor() if self.name == NATIVE else str(self.tvm.attrs.get("mcpu", ""))
        usable = (core for core in known.values() if core.isa == self.isa and self.target in core.targets)
        core = next((core for core in usable if core.stands_for(processor)), None)
        return core or known[self.table.target(self.target).core]

    @property
    def ghz(self) -> float | None:
        """The clock in GHz of the target's processor, None if the target's name does not determine it."""
        return PROCESSORS[self.name].ghz if self.name in PROCESSORS else None

    @property
    def rank(self) -> tuple[int, int]:
        """A key that is greater for a better level: register bits, then number of features."""
        return (0 if self.portable else self.table.vector_bits, len(self.features))

    @property
    def features(self) -> tuple[str, ...]:
        """The CPU features that the kernels use, by the names of C compilers; () for portable C."""
        return () if self.portable else self.table.target(self.target).feature_names


def features_of(target: Any) -> frozenset[str]:
    """Return a TVM target's features by LLVM's names. If code needs other features, TVM aborts this process
    as it compiles the code."""
    from tvm.target import codegen

    return frozenset(map(str, codegen.llvm_get_cpu_features(target)))


def uncertain_feature(target: Any) -> str:
    """Return the feature of a TVM target with which LLVM makes multiply-adds that round once or twice, or
    ""."""
    row = spelled(str(target.attrs.get("mtriple", "")).partition("-")[0])
    name = row.llvm.uncertain if row and row.llvm else ""
    return name if name in features_of(target) else ""


def with_feature(target: Any, name: str, there: bool = True) -> Any:
    """Return a TVM target whose flags have the feature ``name``, or do not if it is not to be ``there``."""
    flags = [flag for flag in _flags(target) if flag != f"+{name}"] + [f"+{name}"] * there
    return _target({**attributes_of(target), "mattr": flags})


def attributes_of(target: Any) -> dict[str, Any]:
    """Return the attributes from which TVM makes a target again."""
    return {key: value for key, value in target.export().items() if not key.startswith("feature.")}


def _flags(target: Any) -> list[str]:
    return [str(flag) for flag in target.attrs.get("mattr", ())]


def _wanted(target: Any) -> frozenset[str]:
    """Return the features of a target's processor and flags, by LLVM's names."""
    triple, cpu = str(target.attrs.get("mtriple", "")), str(target.attrs.get("mcpu", ""))
    return _features(triple, cpu, tuple(_flags(target))) if cpu and triple else frozenset()


@cache
def _features(triple: str, cpu: str, flags: tuple[str, ...]) -> frozenset[str]:
    more = {"mattr": list(flags)} if flags else {}
    return features_of(_target({"kind": "llvm", "mtriple": triple, "mcpu": cpu, **more}))


def needed(target: Any) -> frozenset[str]:
    """Return the features, by LLVM's names, that a processor must have to run a target's code. Features that
    only tune code do not count; a target without ``mcpu`` has none."""
    row = spelled(str(target.attrs.get("mtriple", "")).partition("-")[0])
    return row.features.required(_wanted(target)) if row else frozenset()


def _beyond_host(target: Any) -> frozenset[str]:
    """Return the features that the target's code needs and this computer lacks. The processor itself reports
    its features, and SYNTH_FEATURES limits them. LLVM's name of the processor does not count: LLVM names
    another one if it does not know this processor, or if a virtual machine hides some features."""
    return needed(target) - _instruction_sets()


def _processor() -> str:
    """Return LLVM's name of this computer's processor."""
    import tvm_ffi

    return str(tvm_ffi.get_global_func("target.llvm_get_system_cpu")())


def _instruction_sets() -> frozenset[str]:
    """Return the features of this processor that compilers use and SYNTH_FEATURES allows."""
    table = _host_table()
    if not table.leaves:
        return host_features() & table.bits.keys()
    import tvm_ffi

    # LLVM also reads CPUID, and so knows features that glibc does not report.
    features = tvm_ffi.get_global_func("tvm.codegen.llvm.GetHostCPUFeatures")()
    names = frozenset(str(name) for name, is_on in features.items() if bool(is_on))
    return capped(names & table.bits.keys()) - (table.permitted - host_features())


def _host_table() -> FeatureTable:
    host = host_target()
    return get_target(host).features if host else FeatureTable()


def host_name() -> str:
    """Return the name of this computer's default target. Raises UserError if there is none."""
    host = host_target()
    name = get_target(host).default_processor if host else ""
    if not name:
        raise UserError(f"no target for a {host or platform.machine()} host: name one of {', '.join(NAMED)}")
    return name


def compile_target(target: Any = None) -> CompileTarget:
    """Return the target for a name (``NAMED``), a dict of TVM, a tvm Target or a CompileTarget.

    None is ``host_name()``. "native" is this computer's processor with all features that SYNTH_FEATURES
    allows. Raises UserError for an unknown name (here or in SYNTH_FEATURES), and for a target without
    kernels. A target that lacks a feature of its kernels is an error too, since TVM would abort the process.
    """
    import tvm

    host_features()  # an unknown name in SYNTH_FEATURES is reported first, for every target
    if isinstance(target, CompileTarget):
        return target
    if target is None:
        target = host_name()
    if isinstance(target, str):
        if target == NATIVE:
            return _native()
        if target in ARCHITECTURES and target not in NAMED:
            raise UserError(
                f"target {target}: is an architecture with several levels; choose them by features "
                f"({AUTO}: all), or one processor"
            )
        if target not in NAMED:
            near = "".join(f"did you mean {n}? Else " for n in difflib.get_close_matches(target, NAMED, 1))
            raise UserError(
                f"unknown target {target!r}: {near}choose one of {', '.join(NAMED)}, {NATIVE}, "
                "or give a dict of TVM's"
            )
        return _named(target)
    resolved = target if isinstance(target, tvm.target.Target) else _target(target)
    return _resolve(str(resolved.attrs.get("mcpu", "")) or "llvm", resolved)


def levels(target: str | None, features: str) -> tuple[CompileTarget, ...]:
    """Return the micro-architecture levels for which a program is compiled, the best first. ``target``: a
    name of ``ARCHITECTURES``, None for this computer's. ``features``: level names with commas, or "auto" for
    all levels. Raises UserError for another architecture and for an unknown level."""
    host_features()
    if target is None:
        names = (name for name, machine in ARCHITECTURES.items() if machine == host_target())
        target = next(names, platform.machine())
    if not isinstance(target, str) or target not in ARCHITECTURES:
        name = target if isinstance(target, str) else type(target).__name__
        remedy = f"choose {' or '.join(ARCHITECTURES)}, or leave features out"
        raise UserError(
            f"features={features}: target {name} is no architecture with several levels; {remedy}"
        )
    known = _levels(target)
    requested = [name.strip() for name in features.split(",")]
    if requested == [AUTO]:
        return tuple(known.values())
    if (unknown := next((name for name in requested if name not in known), None)) is not None:
        remedy = f"choose {AUTO}, or with commas of {', '.join(reversed(known))}"
        raise UserError(f"features={features}: {target} has no level {unknown!r}; {remedy}")
    return tuple(level for name, level in known.items() if name in requested)


@cache
def _levels(architecture: str) -> dict[str, CompileTarget]:
    """Return the levels of an architecture by name, the best first. Each target of an ISA with kernels of its
    own is a level: the least level of the architecture that has the ISA, plus the target's further features.
    The last levels run portable C."""
    machine = ARCHITECTURES[architecture]
    row = get_target(machine)
    assert row.llvm is not None
    common, known = row.llvm.target, row.features.levels
    targets = [replace(_named(one.name), level=one.name) for one in row.processors if one.portable]
    for isa, target in isa_specs.places(machine):
        processors = (name for name, needed in known.items() if target.feature_names[0] in needed)
        cpu = next(processors, "") or PROCESSORS[architecture].cpu
        more = [name for name in target.feature_names if name not in known.get(cpu, ())]
        flags = dict.fromkeys((*common.get("mattr", ()), *(f"+{name}" for name in more)))
        name = target.called if more else cpu
        attributes = {**common, "mcpu": cpu, **({"mattr": list(flags)} if flags else {})}
        targets.append(CompileTarget(name, _target(attributes), isa.name, machine, target.name, name))
    targets.sort(key=lambda level: level.rank, reverse=True)
    return {level.name: level for level in targets}


@cache
def _named(name: str) -> CompileTarget:
    if PROCESSORS[name].portable:
        machine = ARCHITECTURE_OF[name]
        isa, place = isa_specs.places(machine)[0]
        return CompileTarget(name, _target(NAMED[name]), isa.name, machine, place.name, portable=True)
    return _resolve(name, _target(NAMED[name]))


def _native() -> CompileTarget:
    """Return the host's target for the processor that LLVM finds here, with the features that this one has.

    LLVM's model of the processor prices instructions, so LLVM's name is kept if possible. Features beyond the
    name are added. The computer may have fewer (SYNTH_FEATURES, a virtual machine, a wrong name). Then the
    target is the level that it covers, plus its further features. An architecture without levels keeps the
    name.
    """
    named, table = _with_processor(_processor()), _host_table()
    if not table.levels:
        return named
    features = _instruction_sets()
    if _beyond_host(named.tvm):
        level, more = level_of(features, table)
        if level in PROCESSORS and PROCESSORS[level].portable:
            return replace(_named(level), name=NATIVE)
        return _with_processor(level, tuple(f"+{name}" for name in more))
    further = sorted(features - _wanted(named.tvm))
    return _with_processor(_processor(), tuple(f"+{name}" for name in further)) if further else named


@cache
def _with_processor(cpu: str, flags: tuple[str, ...] = ()) -> CompileTarget:
    attributes = {**NAMED[host_name()], "mcpu": cpu, **({"mattr": list(flags)} if flags else {})}
    return _resolve(NATIVE, _target(attributes))


def _target(attributes: dict[str, Any]) -> Any:
    import tvm

    try:
        return tvm.target.Target(attributes)
    except Exception as error:  # TVM does not export a common base of its error classes
        last = (str(error).strip() or type(error).__name__).splitlines()[-1]
        raise UserError(f"target {attributes!r}: TVM refuses it: {last}") from None


def _resolve(name: str, target: Any) -> CompileTarget:
    """Return a target with the ISA of its kernels. Raises UserError if it lacks kernels or features."""
    from tvm.target import codegen

    if target.kind.name != "llvm":
        raise UserError(f"target kind {target.kind.name!r}: low-bit kernels are for CPUs; use kind llvm")
    triple = str(target.attrs.get("mtriple", "")) or f"{platform.machine()}-linux-gnu"
    machine = machine_of(triple)
    pairs = isa_specs.places(machine)
    if not pairs:
        raise UserError(f"target {triple!r}: no kernels for it; there are some for {', '.join(NAMED)}")
    cpu = str(target.attrs.get("mcpu", ""))
    if cpu and not codegen.llvm_is_valid_cpu(cpu, str(target.attrs.get("mtriple", ""))):
        raise UserError(f"target {name}: LLVM has no processor {cpu!r} for {machine}")
    usable = [pair for pair in pairs if all(_has(target, name) for name in pair[1].feature_names)]
    isa, row = usable[-1] if usable else pairs[0]  # the widest registers, then the most features
    # TVM aborts the process on code that needs more features than LLVM gives the target.
    feature = row.feature_names[0]
    if f"-{feature}" in _flags(target):
        raise UserError(f"target {name}: mattr -{feature} switches off what {isa.name} kernels need")
    if not _has(target, feature):
        remedy = f"choose an mcpu that has it or add mattr +{feature}"
        raise UserError(f"target {name}: lacks {feature}, which {isa.name} kernels need; {remedy}")
    return CompileTarget(name, target, isa.name, machine, row.name)


def machine_of(triple: str) -> str:
    """Return the architecture of a triple, "" for an unknown one."""
    row = spelled(triple.partition("-")[0])
    return row.name if row else ""


def _has(target: Any, feature: str) -> bool:
    flags = _flags(target)
    return f"-{feature}" not in flags and (feature in features_of(target) or f"+{feature}" in flags)
