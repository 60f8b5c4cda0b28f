"""Packing kernels: activations to the words that kernels read. What a kind of them is, and their library.

>>> packer = load_packer(BITPACK, "neon", bits=2)
>>> packer.run(codes)   # uint8 [positions] -> uint32 [positions / 32, 2]
"""

from synth.packers.bitpack import BITPACK
from synth.packers.kind import Kind, Packer, PackerCertificate, packer_test
from synth.packers.library import KINDS, is_packer, load_packer, packer_paths, read_packer
from synth.packers.repack import REPACK

__all__ = [
    "BITPACK",
    "KINDS",
    "REPACK",
    "Kind",
    "Packer",
    "PackerCertificate",
    "is_packer",
    "load_packer",
    "packer_paths",
    "packer_test",
    "read_packer",
]
