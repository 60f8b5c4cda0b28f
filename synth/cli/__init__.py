"""The command line: ``synth-kernel`` with ``list``, ``show`` and ``check``."""
