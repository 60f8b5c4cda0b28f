"""Specifications of kernels, and the programs that a search may try."""
