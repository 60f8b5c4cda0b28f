"""synth-kernel: synthesized, proved SIMD microkernels for ultra-low-bit neural networks."""
