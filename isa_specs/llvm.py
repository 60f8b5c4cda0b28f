"""LLVM code for 8-bit and float layers on an architecture: vectors, and the intrinsics of its instructions.

The layers are those of ``synth.compiler``, whose code TVM gives to LLVM. Kernels are written in C and do not
use this module.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar


class _Needs(Protocol):
    @property
    def needs(self) -> frozenset[str]: ...


Code = TypeVar("Code", bound=_Needs)


def first_of(codes: Sequence[Code], features: frozenset[str]) -> Code | None:
    """Return the first entry whose features the processor has, or None."""
    return next((code for code in codes if code.needs <= features), None)


@dataclass(frozen=True)
class Vectors:
    """Vectors of processors with the features ``needs``: ``lanes`` of 32 bits, ``registers``.

    ``pairs``: intrinsic that multiplies int16 and adds neighbouring products to int32. If it is "", int16 are
    multiplied lane by lane, and one register of int16 gives two of int32 products. ``byte_pairs``: intrinsic
    that multiplies unsigned by signed bytes and adds neighbouring products to int16 with saturation, or "".
    ``product_steps``: mnemonics of an int16 product with its addition. ``byte_steps``: mnemonics of
    ``byte_pairs`` and of an int16 addition.
    """

    needs: frozenset[str]
    lanes: int
    registers: int
    product_steps: tuple[str, ...]
    pairs: str = ""
    byte_pairs: str = ""
    byte_steps: tuple[str, str] = ("", "")


@dataclass(frozen=True)
class DotProduct:
    """An instruction that adds four products of neighbouring bytes to each of ``lanes`` 32-bit lanes. The
    weights are signed. ``signed_data`` says whether the data is signed too. ``registers``: vector registers
    of the processor."""

    needs: frozenset[str]
    lanes: int
    registers: int
    intrinsic: str
    mnemonic: str
    signed_data: bool


@dataclass(frozen=True)
class ByteLookup:
    """Instructions that look bytes up in a register. ``method``: "differences", "halves", "chain" or
    "windows", how ``synth.compiler.lookup`` uses them. ``lanes``: bytes of a vector. ``intrinsics``: in the
    method's order.
    """

    needs: frozenset[str]
    method: str
    lanes: int
    intrinsics: tuple[str, ...]


@dataclass(frozen=True)
class LlvmCode:
    """TVM's LLVM target of an architecture, and its code for layers.

    ``target``: TVM's attributes except the processor. ``abi``: attributes that all object files of a program
    must share. ``vectors``, ``dots``, ``lookups``: the best first; the last of ``vectors`` fits every
    processor. ``fused``: the feature with which a float multiply-add rounds once, or "". ``uncertain``: the
    feature with which LLVM makes multiply-adds that round once or twice, or "". ``float_spare``:
    registers that pending float products occupy. ``float_unrolls``: whether the taps of a small float kernel
    may stand in one body. ``wrapping_uops``: instructions of an int16 product with its addition to int32
    modulo 2^32. ``rounds_vectors``: whether an instruction rounds a vector to the nearest even integers.
    ``prefetches``: whether loops may prefetch weights. ``turns_layers``: whether estimates choose NHWC or
    NCHW for integer convolutions; False: NCHW. The last two are True where measurements support them.
    """

    target: Mapping[str, Any]
    vectors: tuple[Vectors, ...]
    abi: Mapping[str, str] = field(default_factory=dict)
    dots: tuple[DotProduct, ...] = ()
    lookups: tuple[ByteLookup, ...] = ()
    fused: str = ""
    uncertain: str = ""
    float_spare: int = 1
    float_unrolls: bool = True
    wrapping_uops: int = 2
    rounds_vectors: bool = True
    prefetches: bool = False
    turns_layers: bool = False

    def vectors_of(self, features: frozenset[str]) -> Vectors:
        """Return the best vectors of a processor with these features."""
        found = first_of(self.vectors, features)
        assert found is not None, "the last entry is for every processor"
        return found
