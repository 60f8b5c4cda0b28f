"""Low-bit layers as PyTorch modules on the library's kernels. Needs the extra "torch".

>>> import synth.torch
>>> layer = synth.torch.Linear.from_float(float_layer, a=2, w=1, activation_scale=0.5)
>>> layer = synth.torch.BlockLinear.from_float(float_layer, bits=4, block=32)  # weights in blocks
>>> synth.torch.replace_(model, a=2, w=2, data=[images])  # every Linear and Conv2d of a model
>>> model = synth.torch.load_quantized("folder")  # a quantized language model, with BlockLinear
"""

import importlib.util

from synth.errors import UserError

if importlib.util.find_spec("torch") is None:
    raise UserError("synth.torch needs PyTorch: pip install 'synth-kernel[torch]'")

from synth.torch.block_modules import BlockLinear as BlockLinear
from synth.torch.modules import Conv2d as Conv2d
from synth.torch.modules import Linear as Linear
from synth.torch.modules import quantize as quantize
from synth.torch.modules import weight_scales as weight_scales
from synth.torch.replace import replace_ as replace_
from synth.torch.transformers_files import load_quantized as load_quantized
