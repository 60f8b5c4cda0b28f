"""Depthwise: bytes whose rows have activations of their own, as the channels of a depthwise convolution have,
which sums over no channels. A row's step is four taps."""

from synth.forms.bytes import byte_form

DEPTHWISE = byte_form("depthwise", "depthwise kernel", depthwise=True)
