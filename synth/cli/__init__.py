"""The command lines of the project: ``synth-kernel`` (``main``) and ``synth-compile`` (``compile``)."""
