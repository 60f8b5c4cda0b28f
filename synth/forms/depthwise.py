"""The depthwise form (int8): each row has its own activations, as channels of a depthwise convolution have. A
row's step is four taps, because a depthwise convolution sums over no channels."""

from synth.forms.dot import dot_form

DEPTHWISE = dot_form("depthwise", "depthwise kernel", 4, depthwise=True)
