"""Ranges and readers of a function's variables. Each operator's traits (``synth.qnn.dialect.Traits``) declare
how the integers of its result follow from its arguments."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tvm import relax

from synth.errors import UserError
from synth.qnn.graph import bindings, constant, dtype_of, readers, uses
from synth.qnn.traits import traits_of
from synth.qnn.values import Lookup, ValueRange, values_of_constant, values_of_dtype

INT32 = (-(1 << 31), (1 << 31) - 1)


def infer_values(call: Any, lookup: Lookup) -> ValueRange | None:
    """Return the integers that ``call`` can give, None if they are unknown. ``lookup`` returns an argument's
    integers. Raises UserError if an accumulator could exceed int32."""
    total = sums(call, lookup)
    if total is None:
        rule = traits_of(call).values
        return None if rule is None else rule(call, lookup)
    for channel in leaving_int32(total):
        low, high = total.filters[channel] if total.filters else (total.low, total.high)
        where = f"channel {channel}: " if total.filters else ""
        raise UserError(f"{where}sums from {low} to {high} can leave int32; split the summed channels")
    return total


def sums(call: Any, lookup: Lookup) -> ValueRange | None:
    """Return bounds of the sums of a layer, or of an addition of int32 tensors. The bounds may exceed int32.
    None for other calls, and if an operand is unknown."""
    rule = traits_of(call).sums
    return None if rule is None else rule(call, lookup)


def is_integer_layer(call: Any) -> bool:
    """Return whether ``call`` gives int32 sums of integer products."""
    found = traits_of(call)
    return bool(found.layer) and found.sums is not None


def leaving_int32(found: ValueRange) -> tuple[int, ...]:
    """Return the indices of filters whose sums can exceed int32. Sums not known by filter are filter 0."""
    ends = found.filters or ((found.low, found.high),)
    return tuple(i for i, (low, high) in enumerate(ends) if low < INT32[0] or high > INT32[1])


@dataclass(eq=False)
class Analysis:
    """A function's variables before it is rewritten. ``values``: the integers that each variable can have,
    None for a variable without a known range. ``counts`` of reads, and ``readers``."""

    values: dict[Any, ValueRange | None] = field(default_factory=dict)
    counts: Mapping[Any, int] = field(default_factory=dict)
    readers: Mapping[Any, list[tuple[Any, Any]]] = field(default_factory=dict)

    def lookup(self, value: Any) -> ValueRange | None:
        """Return the integers that an expression can have: at most its type's. None for floats."""
        array = constant(value)
        if array is not None:
            return values_of_constant(array)
        known = self.values.get(value)
        return known if known is not None else values_of_dtype(dtype_of(value))

    def note(self, variable: Any, name: str, call: Any) -> None:
        """Infer and store the integers of a variable bound to ``call``. Errors name the layer ``name``."""
        try:
            self.values[variable] = infer_values(call, self.lookup)
        except UserError as error:
            raise UserError(f"layer {name}: {error}") from None

    def only_reader(self, variable: Any) -> tuple[Any, Any] | None:
        """Return the binding (variable, call) with the only read of a variable, None for no or several reads.
        The function's result counts as a read."""
        found = self.readers.get(variable, [])
        return found[0] if self.counts.get(variable) == 1 and len(found) == 1 else None


def analyze(function: Any) -> Analysis:
    """Return ranges, uses and readers of all variables of a function."""
    known = Analysis(counts=uses(function), readers=readers(function))
    for variable, value in bindings(function):
        if isinstance(value, relax.Call):
            known.note(variable, str(variable.name), value)
        elif isinstance(value, relax.Var):
            known.values[variable] = known.lookup(value)
    return known
