"""The compiler's side: TVM tensor intrinsics, low-bit operators and their schedules."""
