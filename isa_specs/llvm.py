"""What LLVM makes of 8-bit and float layers on an architecture: vectors, and the intrinsics of its
instructions.

The layers are those of ``synth.compiler``, whose code TVM gives to LLVM. Kernels are written in C and need
none of this.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar


class _Needs(Protocol):
    @property
    def needs(self) -> frozenset[str]: ...


Code = TypeVar("Code", bound=_Needs)


def first_of(codes: Sequence[Code], features: frozenset[str]) -> Code | None:
    """Return the first entry whose features a processor has; None where there is none."""
    return next((code for code in codes if code.needs <= features), None)


@dataclass(frozen=True)
class Vectors:
    """Vectors of processors with the features ``needs``: ``lanes`` of 32 bits, ``registers``.

    ``pairs``: intrinsic that multiplies int16 and adds neighbouring products to int32. "": int16 are
    multiplied lane by lane, so that the products of one register take two. ``byte_pairs``: intrinsic that
    multiplies unsigned by signed bytes and adds neighbouring products to int16 with saturation, "" where
    there is none. ``product_steps``: mnemonics of a product of int16 with its addition. ``byte_steps``:
    mnemonics of ``byte_pairs`` and of an addition of int16.
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
    """An instruction that adds four products of neighbouring bytes to each 32-bit lane.

    Weights are signed. ``signed_data``: whether the data is signed as well.
    """

    needs: frozenset[str]
    lanes: int
    registers: int
    intrinsic: str
    mnemonic: str
    signed_data: bool


@dataclass(frozen=True)
class ByteLookup:
    """Instructions that look bytes up in a register. ``method``: how ``synth.compiler.lookup`` uses them;
    ``lanes``: bytes of a vector; ``intrinsics``: by their order in the method."""

    needs: frozenset[str]
    method: str
    lanes: int
    intrinsics: tuple[str, ...]


@dataclass(frozen=True)
class LlvmCode:
    """LLVM's target of an architecture and its code for layers.

    ``target``: TVM's attributes but for the processor. ``abi``: attributes without which TVM's code fits no
    other object file of the architecture. ``vectors``, ``dots``, ``lookups``: the best first, the last of
    ``vectors`` for every processor. ``fused``: the feature with which a float multiply-add rounds once, ""
    where no processor has one. ``float_spare``: registers that wait for float products; ``float_unrolls``:
    whether the taps of a small float kernel may stand in one body; ``wrapping_uops``: instructions of a
    product of int16 whose sum may wrap. ``rounds_vectors``: whether an instruction rounds a vector to the
    nearest even integers. ``prefetches``: whether loops may load weights ahead. ``turns_layers``: whether
    estimates decide on the order of a layer's channels. The last two are True where measurements support
    them.
    """

    target: Mapping[str, Any]
    vectors: tuple[Vectors, ...]
    abi: Mapping[str, str] = field(default_factory=dict)
    dots: tuple[DotProduct, ...] = ()
    lookups: tuple[ByteLookup, ...] = ()
    fused: str = ""
    float_spare: int = 1
    float_unrolls: bool = True
    wrapping_uops: int = 2
    rounds_vectors: bool = True
    prefetches: bool = False
    turns_layers: bool = False

    def vectors_of(self, features: frozenset[str]) -> Vectors:
        """Return the widest vectors of a processor with these features."""
        found = first_of(self.vectors, features)
        assert found is not None, "the last entry is for every processor"
        return found
