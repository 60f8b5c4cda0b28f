"""How a kernel is written in C intrinsics, compiled, run natively and emulated."""
