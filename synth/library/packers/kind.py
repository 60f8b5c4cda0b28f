"""A kernel that is no product of low-bit codes, of any kind: what packs operands, and layers of their own.
What kinds differ in, its certificate, how it is run, and how it is tried against numpy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

import isa_specs
from isa_specs.instruction import Isa
from sketches.limits import MAX_PLANES
from sketches.wellformed_forms import check_packing
from synth.emit.machine import Machine, load_machine
from synth.emit.packing import block_counts
from synth.errors import VerificationError
from synth.library.machines import only_portable, portable_host, portable_machine
from synth.library.packers.certificate import PackerCertificate, certificate_json

Programs = tuple[Any, ...]
#: The bits that every target has a packing kernel of every kind for.
EVERY_BITS = tuple(range(1, MAX_PLANES + 1))
#: Stands behind the words that a kernel writes, and has to stay there.
_BEHIND = 0xA5A5A5A5


@dataclass(frozen=True)
class Case:
    """Arguments of ``Packer.run`` that a new kernel must get right. ``result``: the specification's: of
    packing kernels words, uint32 [chunks, bits]."""

    what: str
    arguments: tuple[Any, ...]
    result: NDArray[Any]


def _differing_word(place: tuple[int, ...], got: Any, wanted: Any) -> str:
    """How a result differs from the specification's, in words."""
    return f"plane {place[1]} of chunk {place[0]} is {got:#010x}, numpy says {wanted:#010x}"


def _nothing(isa: Isa, target: str) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class Kind:
    """What one kind of packing kernels has of its own. It goes between processes: its functions have names.

    ``name``: what its files begin with. ``purpose``: "codes to {} bitplanes". ``certificate``: its type.
    ``target`` whose kernels run on a target of an ISA. ``specs`` of its blocks for an ISA, target and bits;
    ``asked``: the one that a program is of. ``emit``: the C text of their programs with the number of
    obligations. ``symbols``: the C name of each loop by block. ``prototype`` of a loop. ``run`` of a kernel
    on arguments of the kind. ``cases`` for a certificate. ``title``: what messages call one. ``bits``: those
    that there are kernels of; ``stem``: the file name without its ending, for an ISA, target and bits.
    ``counts``: instructions of programs, by what they are of; ``check``: raises MalformedProgram where a
    program is none. ``planned``: whether searches are plans of blocks; ``along``: whether kernels of
    activations of so many bits need it. ``needs``: features beyond those of an ISA's target. ``differs``: how
    a result differs at a place (place, got, wanted), in words.

    Search and proof, which a kernel is run without, are in ``synth.library.packers.build`` and
    ``synth.library.packers.prove``.
    """

    name: str
    purpose: str
    certificate: Any
    target: Callable[[Isa, str], str]
    specs: Callable[[Isa, str, int], tuple[Any, ...]]
    emit: Callable[[Isa, str, Programs, int], str]
    symbols: Callable[[Isa, str, int], dict[int, str]]
    prototype: str
    run: Callable[..., NDArray[Any]]
    cases: Callable[[PackerCertificate[Any]], Iterable[Case]]
    stem: Callable[[Isa, str, int], str]
    title: str = "packing kernel"
    bits: tuple[int, ...] = EVERY_BITS
    counts: Callable[[Isa, str, Programs], dict[str, int]] = block_counts
    check: Callable[[Isa, str, Any], None] = check_packing
    planned: bool = True
    along: bool = True
    needs: Callable[[Isa, str], tuple[str, ...]] = _nothing
    differs: Callable[[tuple[int, ...], Any, Any], str] = _differing_word
    asked: Callable[[Any], Any] = attrgetter("spec")


@dataclass(repr=False)
class Packer:
    """A packing kernel: its C text, its certificate, and a machine that runs it."""

    kind: Kind
    source: str
    certificate: PackerCertificate[Any]
    last_instructions: int | None = None
    _machine: Machine | None = field(default=None, repr=False)

    def __repr__(self) -> str:
        return f"<{self.kind.title} {self.certificate.name}>"

    @property
    def isa(self) -> Isa:
        return isa_specs.load(self.certificate.isa)

    @property
    def name(self) -> str:
        """Return the path in a library without ending: ``neon/bitpack_a2``."""
        return self.certificate.name

    @property
    def sources(self) -> dict[str, str]:
        """Return the C file name and its text."""
        return {f"{self.symbol}.c": self.source}

    @property
    def has_header(self) -> bool:
        """Return whether its C file includes the header of its instruction set."""
        return False

    @property
    def file_text(self) -> str:
        """Return the text of its C file."""
        return self.source

    @property
    def json_text(self) -> str:
        """Return the text of its certificate."""
        return certificate_json(self.kind, self.certificate)

    @property
    def symbol(self) -> str:
        """What its C names begin with."""
        found = self.certificate
        return f"synth_{self.isa.name}_{self.kind.stem(self.isa, found.target, found.bits)}"

    @property
    def symbols(self) -> dict[int, str]:
        """The C names of its loops, by block."""
        return self.kind.symbols(self.isa, self.certificate.target, self.certificate.bits)

    @property
    def prototype(self) -> str:
        names = dict.fromkeys(self.symbols.values())
        return "".join(f"{self.kind.prototype.format(name=name)};\n" for name in names)

    @property
    def machine(self) -> str:
        """What runs it: "native x86_64", "unicorn aarch64", "portable C on x86_64"."""
        return self.executor().describe()

    @property
    def features(self) -> tuple[str, ...]:
        """What its C is compiled with."""
        target = self.certificate.target
        return (*self.isa.target(target).feature_names, *self.kind.needs(self.isa, target))

    def run(self, *arguments: Any, **named: Any) -> NDArray[Any]:
        """Its result, of packing kernels words, uint32 [chunks, bits], by the arguments of its kind. Raises
        UserError for others, and where it cannot run here."""
        return self.kind.run(self, *arguments, **named)

    def call(
        self, symbol: str, chunks: int, before: Sequence[Any], between: Sequence[Any] = ()
    ) -> NDArray[np.uint32]:
        """Call a loop with what its prototype has before and behind ``chunks``, the words last."""
        bits = self.certificate.bits
        # One word more, which has to stay as it is.
        words = np.full(chunks * bits + 1, _BEHIND, dtype=np.uint32)
        arguments = [np.ascontiguousarray(one) for one in before]
        self.last_instructions = self.executor().call(symbol, *arguments, chunks, *between, words)
        if words[-1] != _BEHIND:
            raise VerificationError(f"{self.certificate.name}: writes beyond its words")
        return words[:-1].reshape(chunks, bits)

    def as_portable(self) -> Packer:
        """The same kernel, run as portable C, on whatever computer."""
        return replace(self, _machine=machine_for(self, portable=True))

    def without_machines(self) -> Packer:
        """The same kernel, which other processes can be given: what runs it stays in this one."""
        return replace(self, _machine=None)

    def executor(self) -> Machine:
        """What runs it."""
        if self._machine is None:
            self._machine = machine_for(self)
        return self._machine


def machine_for(
    packer: Packer, beside: Mapping[str, str] | None = None, declared: str = "", portable: bool = False
) -> Machine:
    """What runs a packing kernel here: the target's code, natively or emulated, or its portable form.
    ``portable``: that form, compiled without optimization. ``beside``: further files, and the prototypes that
    are ``declared`` in them."""
    target = packer.isa.target(packer.certificate.target)
    sources, features = {**packer.sources, **(beside or {})}, packer.features
    declared = packer.prototype + declared
    if portable or only_portable(target, features):
        opt = "-O0" if portable else "-O2"
        return portable_machine(sources, declared, portable_host(), opt)
    return load_machine(sources, declared, target.architecture, features)


def packer_test(packer: Packer, portable: Packer | None = None) -> str:
    """Run a kernel against numpy, as code of its target and as portable C; what was run. ``portable``: the
    kernel with a machine that runs its portable C. Raises VerificationError on the first difference."""
    forms, count = [packer, portable or packer.as_portable()], 0
    for case in packer.kind.cases(packer.certificate):
        count += 1
        for form in forms:
            got = form.run(*case.arguments)
            if not np.array_equal(got, case.result, equal_nan=case.result.dtype.kind == "f"):
                # A NaN, which is not equal to itself, is right where the specification has one.
                right = (got == case.result) | (got != got) & (case.result != case.result)
                place = tuple(np.argwhere(~right)[0])
                raise VerificationError(
                    f"{packer.certificate.name} ({form.machine}): {case.what}: "
                    f"{packer.kind.differs(place, got[place], case.result[place])}"
                )
    return f"{count} runs equal numpy on {' and on '.join(dict.fromkeys(form.machine for form in forms))}"
