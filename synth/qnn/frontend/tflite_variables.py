"""Converters of TFLite's variables, which keep values from one run of a model to the next.

A variable that the model assigns becomes a parameter and a result of ``main``, behind the others. The
attribute ``states`` has their first values, which a graph behind CALL_ONCE assigns.
"""

from __future__ import annotations

from synth.qnn.frontend.tflite_importer import Importer, VariableKey
from synth.qnn.frontend.tflite_schema import converts


@converts(CALL_ONCE=(1, 103))
def call_once(c: Importer) -> None:
    """Convert CALL_ONCE to nothing: the first values are read before the graph."""


@converts(VAR_HANDLE=(1, 111))
def handle(c: Importer) -> None:
    if len(c.op.outputs) != 1:
        raise c.misfit()
    c.handles[c.op.outputs[0]] = c.options["container"], c.options["shared_name"]


@converts(READ_VARIABLE=(1, 112))
def read_variable(c: Importer) -> None:
    """Convert READ_VARIABLE to the value that was assigned last, in the type of the result."""
    key = _key(c, 1)
    if key not in c.variables:
        raise c.error(f"variable {key[1]!r} is read before it has a value")
    value = c.variables[key]
    c.define(value.expr if value.constant is None else value.constant, value.order)


@converts(ASSIGN_VARIABLE=(1, 113))
def assign_variable(c: Importer) -> None:
    key, value = _key(c, 2), c.value(c.op.inputs[1])
    known = c.variables.get(key, value)
    if (known.shape, known.dtype) != (value.shape, value.dtype):
        raise c.error(f"{value.dtype} {value.dims} for variable {key[1]!r} of {known.dtype} {known.dims}")
    c.variables[key] = value


def _key(c: Importer, inputs: int) -> VariableKey:
    """Return the variable of the first of ``inputs`` inputs."""
    if len(c.op.inputs) != inputs or c.op.inputs[0] not in c.handles:
        raise c.misfit()
    return c.handles[c.op.inputs[0]]
