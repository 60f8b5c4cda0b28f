"""The dialect's operators. Each function builds a Relax call whose meaning is the operator's lowering."""

from synth.qnn.ops.convert import dequantize, quantize, requantize, threshold
from synth.qnn.ops.elementwise import add, clip, mul, relu, softmax, subtract, unary
from synth.qnn.ops.linear import batch_matmul, conv2d, conv2d_transpose, dense
from synth.qnn.ops.pool import avg_pool2d, max_pool2d, mean
from synth.qnn.ops.shape import concatenate, pad, split
