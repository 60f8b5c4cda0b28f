"""Proof that a program equals its specification for every input, independent of the search that found it."""
