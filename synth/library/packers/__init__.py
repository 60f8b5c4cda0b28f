"""Kernels of other kinds than products of low-bit codes: what packs activations, and linear layers in blocks.
What a kind is, and their library.

>>> packer = load_packer(BITPACK, "neon", bits=2)
>>> packer.run(codes)   # uint8 [positions] -> uint32 [positions / 32, 2]
"""

from synth.library.packers.bitpack import BITPACK as BITPACK
from synth.library.packers.kind import Kind as Kind
from synth.library.packers.kind import Packer as Packer
from synth.library.packers.kind import PackerCertificate as PackerCertificate
from synth.library.packers.kind import packer_test as packer_test
from synth.library.packers.library import KINDS as KINDS
from synth.library.packers.library import is_packer as is_packer
from synth.library.packers.library import load_packer as load_packer
from synth.library.packers.library import packer_paths as packer_paths
from synth.library.packers.library import read_packer as read_packer
from synth.library.packers.linear import LINEAR as LINEAR
from synth.library.packers.repack import REPACK as REPACK
