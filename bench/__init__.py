"""Benchmarks: each module runs by itself (``python -m bench.NAME``) and prints a table of honest numbers."""
