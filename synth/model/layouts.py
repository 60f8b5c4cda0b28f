"""NHWC layout between the layers, converted types, and operators that keep a layout.

Models are NCHW, but the kernels read and write NHWC. A layer's result stays NHWC, and elementwise operators
and pooling keep that layout. A tensor is transposed only if an operator needs the other layout.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np
from tvm import relax

from synth.qnn.dialect import TO_NHWC
from synth.qnn.graph import constant, dtype_of, on_other, op_name, shape_of, variables
from synth.qnn.traits import tensors_of, traits_of

TO_NCHW = (0, 3, 1, 2)


def follows_order(call: Any) -> bool:
    """Return whether a call that is defined on NCHW tensors can be computed on NHWC tensors instead."""
    traits = traits_of(call)
    return traits.elementwise or traits.channels_last is not None


@dataclass(eq=False)
class TensorLayouts:
    """Emitted variables. ``last``: the NHWC form of each NCHW variable. ``typed[v, dtype]``: ``v`` cast."""

    last: dict[Any, Any] = field(default_factory=dict)
    typed: dict[tuple[Any, str], Any] = field(default_factory=dict)

    def put(self, builder: Any, nhwc: Any, hint: str) -> Any:
        """Return an NCHW variable for an NHWC variable. It is dead code unless an operator reads NCHW."""
        variable = builder.emit(relax.op.permute_dims(nhwc, list(TO_NCHW)), f"{hint}_nchw")
        self.last[variable] = nhwc
        return variable

    def get(self, builder: Any, value: Any) -> Any:
        """Return the NHWC form of an NCHW expression: the known one, or a transposition emitted once."""
        array = constant(value)
        if array is not None:
            return relax.const(np.ascontiguousarray(np.transpose(array, TO_NHWC)), str(array.dtype))
        if value not in self.last:
            name = f"{getattr(value, 'name', 'tensor')}_nhwc"
            self.last[value] = builder.emit(relax.op.permute_dims(value, list(TO_NHWC)), name)
        return self.last[value]

    def cast(self, builder: Any, value: Any, dtype: str) -> Any:
        """Return ``value`` as ``dtype``, converted once for all readers. A cast back to the dtype before a
        cast gives the variable before it, even if the first cast loses bits."""
        if dtype_of(value) == dtype:
            return value
        inner: Any = builder.lookup_binding(value) if isinstance(value, relax.Var) else None
        if op_name(inner) == "relax.astype" and dtype_of(inner.args[0]) == dtype:
            return inner.args[0]
        if (value, dtype) not in self.typed:
            name = f"{getattr(value, 'name', 'tensor')}_{dtype}"
            self.typed[value, dtype] = builder.emit(relax.op.astype(value, dtype), name)
        return self.typed[value, dtype]

    def follow(self, builder: Any, value: Any, hint: str) -> Any | None:
        """Return a call's result computed in NHWC. Return None unless an argument is known in NHWC and the
        call has an NHWC form. A result of four axes is returned as an NCHW variable (``put``)."""
        if not follows_order(value) or not any(arg in self.last for arg in variables(value)):
            return None

        turned, rule = partial(self.get, builder), traits_of(value).channels_last
        made = _elementwise(builder, value, turned) if rule is None else rule(value, turned)
        if made is None:
            return None
        made = builder.normalize(made)
        return self.put(builder, builder.emit(made, hint), hint) if len(shape_of(made)) == 4 else made


def _elementwise(builder: Any, call: Any, turned: Callable[[Any], Any]) -> Any | None:
    """Return the call on NHWC tensors, constants transposed. None unless all tensors have four axes."""
    if len(shape_of(builder.normalize(call))) != 4:
        return None
    moved = []
    for arg in tensors_of(call):
        array = constant(arg)
        if array is not None:  # constants broadcast against the result
            full = array.reshape((1,) * (4 - array.ndim) + array.shape)
            last = np.ascontiguousarray(np.transpose(full, TO_NHWC))
            moved.append(relax.const(array.reshape(()) if array.size == 1 else last, str(array.dtype)))
        elif len(shape_of(arg)) == 4:
            moved.append(turned(arg))
        else:
            return None
    return on_other(call, *moved)
