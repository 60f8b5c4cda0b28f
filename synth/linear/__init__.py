"""Linear layers of language models: weights in groups with a scale each; a call quantizes activations.

>>> from synth.linear import BlockLinear
>>> layer = BlockLinear.from_numpy(codes, scales, 8, bits=4, block=32)
>>> layer(x)   # float [..., K] to float32 [..., M]
"""

from __future__ import annotations

TYPE_CHECKING = False  # imports on use: a file's header needs no kernels
if TYPE_CHECKING:
    from synth.forms.blocks import BlockWeights as BlockWeights
    from synth.linear.layer import BlockLinear as BlockLinear
else:

    def __getattr__(name: str) -> object:
        if name in ("BlockLinear", "BlockWeights"):
            from synth.linear import layer

            return getattr(layer, name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
