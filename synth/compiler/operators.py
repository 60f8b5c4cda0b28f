"""Low-bit operators: convolution, dense layer and matrix product, built for a target by TVM.

>>> conv = bitserial_conv2d(weights, (1, 56, 56, 64), a=2, w=1, padding=1)   # weights int [M, kh, kw, C]
>>> conv(x)                                                                  # int8 [1, 56, 56, 64] -> int32
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.encoding import EncodingError, Operand, parse_pair
from sketches.kernel import KernelSpec
from synth.compiler.autotune import find_tuned, replay_tuned
from synth.compiler.built import Built, keep_threads, tensor
from synth.compiler.direct.tiles import SMALL_SLOWDOWN
from synth.compiler.epilogue import Epilogue
from synth.compiler.export import Exported, Parameter, export_levels
from synth.compiler.form import FORMS, LayerForm, bit_fields, forms_of
from synth.compiler.geometry import LAYOUTS, Geometry, as_dense, image_sizes
from synth.compiler.ir import pack_ir
from synth.compiler.machines import CompileTarget, compile_target
from synth.compiler.schedule import Estimate, SchedulePlan, apply_plan, default_plan, estimate, shared_evenly
from synth.compiler.tuned import TunedSchedule
from synth.compiler.tvmscript import DONE
from synth.compiler.values import byte_type, checked_values, int32_array, of_shape, one_of, whole, wholes
from synth.compiler.workload import OperatorProblem, constant_shapes, helpers, workload, workload_source
from synth.errors import UserError
from synth.forms.packing import aligned_zeros, wrap32
from synth.library.demand import load_best, with_those_below
from synth.library.kernels import Kernel

PairLike = int | tuple[int, int]
#: The ``form`` that lets the cost estimate choose.
AUTO = "auto"
_KEPT = 1 << 9
#: The part of a layer's time that unpacking may take of weights that bytes or other forms could store.
_SLOWER = 0.05
_MODULES: dict[tuple[Any, ...], Any] = {}
"""The scheduled modules of this process by everything that determines them, at most ``_KEPT``."""


@dataclass(eq=False, repr=False)
class Operator(Built):
    """A low-bit operator for one target, ready to build. ``constants``: packed weights, row corrections and
    tables, in the order of the function's arguments after the input. ``plan``: the schedule, unless there is
    a ``tuned`` one. ``estimate``: that by which the kernel's form was chosen."""

    problem: OperatorProblem
    machine: CompileTarget
    plan: SchedulePlan
    constants: dict[str, NDArray[Any]]
    estimate: Estimate
    threads: int = 1
    tuned: TunedSchedule | None = None

    def __repr__(self) -> str:
        shapes = f"{list(self.input_shape)} to {list(self.output_shape)}"
        return f"<operator for {self.machine.name}: {shapes}, {self.problem.form.name}>"

    @property
    def geometry(self) -> Geometry:
        return self.problem.geometry

    @property
    def storage(self) -> str:
        """Why the packed weights take more bytes than the weights' bits: bytes, padded rows and channels. ""
        if they do not."""
        g, form = self.geometry, self.problem.form
        reasons = []
        if form.fields and self.problem.fields is None:
            reasons.append("8 bits a weight, since this processor multiplies bytes")
        for what, count, unit in (("filters", g.filters, form.rows), ("channels", g.channels, form.chunk)):
            if count % unit:
                reasons.append(f"{count} {what} padded to {-(-count // unit) * unit}")
        return ", ".join(reasons)

    @property
    def input_shape(self) -> tuple[int, ...]:
        """The shape of the values in their layout, or uint32 [B, H, W, ceil(C / 32), planes] if packed."""
        return self.problem.input_shape

    @property
    def input_dtype(self) -> str:
        return self.problem.input_dtype

    @property
    def cycles(self) -> float | None:
        """The estimated cycles of a call on one core, by the core's table; None for portable C."""
        return None if self.machine.portable else self.estimate.layer_cycles

    @property
    def output_shape(self) -> tuple[int, ...]:
        return self.problem.output_shape

    @property
    def output_dtype(self) -> str:
        return self.problem.epilogue.dtype

    @cached_property
    def module(self) -> Any:
        """The scheduled IRModule with one function ``main``. Operators that differ in constants only share
        it."""
        problem = self.problem
        recipe = (
            workload_source(problem), problem.pack_code, problem.form.name, problem.form.made.text, self.plan,
            str(self.machine.tvm), self.tuned,
        )  # fmt: skip
        if recipe in _MODULES:
            return _MODULES[recipe]
        DONE["layers"] += 1
        schedule = self.schedule()
        fits = self.tuned is not None and replay_tuned(schedule, problem, self.machine, self.tuned)
        if not fits:
            apply_plan(schedule, problem, self.plan, self.machine)
        module = schedule.mod
        if fits or self.tuned is None:  # otherwise the next operator of this schedule has to warn too
            if len(_MODULES) >= _KEPT:
                _MODULES.clear()
            _MODULES[recipe] = module
        return module

    def schedule(self) -> Any:
        """Return a new schedule of the operator without any transformation."""
        from tvm.s_tir import Schedule

        return Schedule(workload(self.problem))

    def __call__(self, x: NDArray[Any], residual: NDArray[Any] | None = None) -> NDArray[Any]:
        """Run on this computer and return the output. Raises EncodingError for a wrong shape or value,
        UserError if the target is another machine."""
        arrays = self.arguments(self.check_input(x), residual)
        return self.run_on(arrays, self.threads).reshape(self.output_shape)

    def runner(self, x: NDArray[Any], residual: NDArray[Any] | None = None) -> Callable[[], None]:
        """Return a function that runs the operator once on these arrays, for timing. It does not return the
        output."""
        tensors = [tensor(array) for array in self.arguments(self.check_input(x), residual)]
        function = self.executable

        def run() -> None:
            keep_threads(self.threads)
            function(*tensors)

        return run

    def export(self, name: str, folder: Path, shared: bool = True) -> Exported:
        """Write ``NAME.o``, ``NAME.h`` and, if ``shared``, ``libNAME.so``: a C function of (input,
        [residual,] output) without Python and TVM (``export_levels``). Raises UserError, CompileError."""
        return export_operators([self], name, folder, shared)

    @property
    def parameters(self) -> list[Parameter]:
        """The buffers of the TVM function in order: input, constants, residual if any, output. An export
        embeds the constants; its C function does not take them."""
        g = self.problem
        parameters = [Parameter("x", g.input_shape, g.input_dtype)]
        parameters += [Parameter(n, v.shape, str(v.dtype), constant=v) for n, v in self.constants.items()]
        if g.epilogue.residual:
            parameters.append(Parameter("residual", g.stored_residual_shape, "int32"))
        return [*parameters, Parameter("out", g.stored_shape, self.output_dtype, output=True)]

    def check_input(self, x: Any) -> NDArray[Any]:
        """Return the input as an array of the operator's dtype. Raises EncodingError for a wrong shape or
        value."""
        array = of_shape(x, self.input_shape)
        if not self.problem.packed_input:
            return checked_values(array, self.problem.operand, self.input_shape, self.input_dtype)
        if array.dtype != np.uint32:
            raise EncodingError(f"packed input of dtype {array.dtype}: must be uint32")
        return np.ascontiguousarray(array)

    def arguments(self, x: NDArray[Any], residual: NDArray[Any] | None) -> list[NDArray[Any]]:
        """Return the arguments of the function in order: input, constants, residual if any, output (zeros).
        Raises UserError for a wrong residual."""
        arrays = [x, *self.constants.values()]
        if self.problem.epilogue.residual != (residual is not None):
            raise UserError("residual: the operator takes one exactly where its epilogue has it")
        if residual is not None:
            added = int32_array("residual", residual)
            if added.shape != self.problem.residual_shape:
                raise UserError(f"residual of shape {added.shape}: must be {self.problem.residual_shape}")
            arrays.append(added.reshape(self.problem.stored_residual_shape))
        return [*arrays, aligned_zeros(self.problem.stored_shape, self.output_dtype)]


def export_operators(operators: Sequence[Operator], name: str, folder: Path, shared: bool = True) -> Exported:
    """Export one operator that was built for several micro-architecture levels (targets of ``levels``). The C
    function runs the best level that the processor has; ``NAME_level()`` returns its name. Otherwise as
    ``Operator.export``. Raises UserError, CompileError."""
    best_first = sorted(operators, key=lambda operator: operator.machine.rank, reverse=True)
    parts = [(level.machine.code_target, level.module, level.parameters) for level in best_first]
    threads = any(operator.threads > 1 for operator in operators)
    return export_levels(parts, name, folder, shared, threads)


def bitserial_conv2d(
    weights: Any, input_shape: Sequence[int], a: int, w: int, encoding: str = "hybrid", *,
    strides: PairLike = 1, padding: int | tuple[int, int] | tuple[int, int, int, int] = 0,
    dilation: PairLike = 1, groups: int = 1, layout: str = "NHWC", **options: Any,
) -> Operator:  # fmt: skip
    """Return a convolution of a-bit activations and w-bit weights.

    ``weights``: integers [filters, kh, kw, channels / groups] that the weights' encoding has.
    ``input_shape``: shape of the values, [B, H, W, C] or [B, C, H, W], as ``layout`` says. The input has
    values of the activations' encoding as int8, or as uint8 if they do not fit. With ``packed_input`` the
    input is the packed words of an operator with a packing epilogue. ``padding``: one number, (vertical,
    horizontal) or (top, left, bottom, right). Padded activations count as the zero point, so they add
    nothing, in every encoding. The output is int32 unless the epilogue changes it. ``options``: the fields of
    ``OperatorOptions``. Raises UserError or EncodingError for an operator that cannot be built.
    """
    one_of("layout", layout, LAYOUTS)
    array = _weights(weights, 4, "need [filters, kernel height, kernel width, channels]")
    shape = wholes("input_shape", input_shape, (4,), 1)
    groups = whole("groups", groups, 1)
    batch, height, width, channels = image_sizes(layout, shape)
    if channels % groups or array.shape[0] % groups or array.shape[3] * groups != channels:
        sizes = f"{channels} input channels and weights {array.shape}"
        raise UserError(f"groups={groups}: {sizes} do not split into them")
    down, across = (wholes(n, v, (2,), 1) for n, v in (("strides", strides), ("dilation", dilation)))
    sides = wholes("padding", padding, (2, 4), 0)
    top, left, bottom, right = sides if len(sides) == 4 else (sides[0], sides[-1]) * 2
    geometry = Geometry(
        batch, height, width, array.shape[3], array.shape[0] // groups, tuple(array.shape[1:3]),
        (down[0], down[-1]), (top, left, bottom, right), (across[0], across[-1]), groups,
    )  # fmt: skip
    return make_operator(array, geometry, a, w, encoding, OperatorOptions(layout, **options))


def bitserial_dense(
    weights: Any, rows: int, a: int, w: int, encoding: str = "hybrid", **options: Any
) -> Operator:
    """Return a dense layer with weights [M, K] on ``rows`` inputs of K values. The input has shape [1, 1,
    rows, K], the output [1, 1, rows, M]. ``options``: as for ``bitserial_conv2d``."""
    array = _weights(weights, 2, "a dense layer needs [outputs, inputs]")
    geometry = as_dense(whole("rows", rows, 1), array.shape[1], array.shape[0])
    return make_operator(array[:, None, None, :], geometry, a, w, encoding, OperatorOptions(**options))


def bitserial_matmul(
    weights: Any, rows: int, a: int, w: int, encoding: str = "hybrid", **options: Any
) -> Callable[[NDArray[Any]], NDArray[Any]]:
    """Return a function from x, [rows, K] of int8 or uint8, to ``x @ weights``, [rows, M]. ``weights``: int
    [K, M]. Dtypes and ``options``: as for ``bitserial_conv2d``."""
    array = _weights(weights, 2, "a matrix product needs [K, M]")
    rows = whole("rows", rows, 1)
    operator = bitserial_dense(np.ascontiguousarray(array.T), rows, a, w, encoding, **options)

    def multiply(x: NDArray[Any]) -> NDArray[Any]:
        values, shape = np.asarray(x), (rows, array.shape[0])
        if values.shape != shape:
            raise EncodingError(f"input of shape {values.shape}: the product takes {shape}")
        return operator(values.reshape(operator.input_shape)).reshape(rows, -1)

    return multiply


@dataclass(frozen=True, eq=False)
class OperatorOptions:
    """The options of a low-bit operator beside weights, geometry and operands.

    ``data_dtype``: dtype of the input's values, int8 or uint8; None: int8 if all values fit. ``kernel``: None
    for the library's best. ``tuned``: use the tuning database's schedule for this layer and machine, if any.
    ``form``: one of ``FORMS`` that the kernel has; "auto": the form with the fewest estimated cycles.
    ``read``: the operand whose values the input has, if other than the kernel's of equal bits. Its codes in
    ascending order are the kernel's, and ``activation_zero_point`` is the kernel's value of the zero point.
    """

    layout: str = "NHWC"
    activation_zero_point: int = 0
    weight_zero_point: int = 0
    epilogue: Epilogue | None = None
    packed_input: bool = False
    data_dtype: str | None = None
    target: Any = None
    threads: int = 1
    kernel: Kernel | None = None
    tuned: bool = True
    form: str = AUTO
    read: Operand | None = None

    @property
    def zero_points(self) -> tuple[int, int]:
        """The zero points of activations and weights. Raises UserError unless they are integers."""
        names = ("activation_zero_point", "weight_zero_point")
        first, second = (whole(name, getattr(self, name)) for name in names)
        return first, second


def make_operator(
    weights: NDArray[Any], geometry: Geometry, a: int, w: int, encoding: str, options: OperatorOptions
) -> Operator:
    """Return the operator of a convolution or dense layer. ``weights``: values [filters of all groups, kh,
    kw, channels of a group]. Raises UserError or EncodingError for an operator that cannot be built."""
    machine, threads = compile_target(options.target), whole("threads", options.threads, 1)
    a, w = whole("a", a), whole("w", w)
    if not isinstance(encoding, str):
        raise UserError(f"encoding={encoding!r}: must be a name such as hybrid, or ACT/WEIGHT")
    zero_points = options.zero_points
    operands = [Operand(bits, name) for bits, name in zip((a, w), parse_pair(encoding), strict=True)]
    stored = byte_type(options.read or operands[0], options.data_dtype)
    kernel = options.kernel or load_best(machine.isa, a, w, encoding, machine.target)
    if [kernel.spec.activations, kernel.spec.weights] != operands:
        raise UserError(f"kernel {kernel.certificate.name} is not for A{a}W{w} {encoding}")
    epilogue = _checked_epilogue(geometry, options)
    _check_range(kernel.spec, geometry, zero_points, epilogue)
    best = _form_estimate(kernel, geometry, machine, options)
    form = best.form
    fields = bit_fields(form, weights)
    if not (form.unpacks or machine.small) and form.unpack_cycles(geometry) > _SLOWER * best.cycles:
        fields = None
    problem = OperatorProblem(
        geometry, form, epilogue, options.layout, options.packed_input, stored, best.columns,
        border=any(geometry.padding) and form.parameters.padding != 0,
        band=best.bands[0], fields=fields, read=options.read,
    )  # fmt: skip
    problem = replace(problem, pack_code=pack_ir(helpers(problem), machine))
    problem = shared_evenly(problem, threads)
    constants = layer_constants(problem, weights)
    if (entry := find_tuned(problem, machine, threads) if options.tuned else None) is not None:
        problem = replace(problem, band=entry.band)
    return Operator(problem, machine, default_plan(problem, threads), constants, best, threads, entry)


def _checked_epilogue(geometry: Geometry, options: OperatorOptions) -> Epilogue:
    """Return the epilogue of the options. Raises UserError if it does not fit the geometry."""
    epilogue = Epilogue() if options.epilogue is None else options.epilogue
    if not isinstance(epilogue, Epilogue):
        raise UserError(f"epilogue={epilogue!r}: must be an Epilogue")
    epilogue.check(geometry.groups * geometry.filters)
    if geometry.groups > 1 and (epilogue.packed or options.packed_input):
        raise UserError(f"groups={geometry.groups}: packed words pass between layers of one group only")
    return epilogue


def _form_estimate(
    kernel: Kernel, geometry: Geometry, machine: CompileTarget, options: OperatorOptions
) -> Estimate:
    """Return the estimate of the form that the options name, or of the cheapest one. Raises UserError if the
    kernel lacks the form or the operator could not address its packed image."""
    one_of("form", options.form, (AUTO, *FORMS))
    points, rest = options.zero_points, (options.threads, options.layout)
    if options.form == AUTO:
        best = cheapest(kernel, geometry, machine, points, *rest)
    else:
        kernels = with_those_below(kernel)
        owner = next((one for one in kernels if options.form in one.certificate.forms), kernels[-1])
        best = estimate(geometry, LayerForm(options.form, owner, machine.core, points), *rest)
    if not best.addressable:
        raise UserError(
            f"form={best.form.name}: the packed image has 2^31 elements or more, which the operator cannot "
            "address; take a smaller batch or form=bitplanes"
        )
    return best


def cheapest(
    kernel: Kernel, geometry: Geometry, machine: CompileTarget, zero_points: tuple[int, int],
    threads: int = 1, layout: str = "NHWC",
) -> Estimate:  # fmt: skip
    """Return the estimate of the kernel form with the fewest cycles. For a small target, return that of the
    form with the fewest bytes of weights, of those that take at most ``SMALL_SLOWDOWN`` times as long.
    Candidates: forms of ``kernel`` and of the kernels for targets of its ISA with fewer features
    (``with_those_below``)."""
    forms = forms_of(with_those_below(kernel), machine.core, zero_points)
    estimates = [estimate(geometry, form, threads, layout) for form in forms]
    estimates = [choice for choice in estimates if choice.addressable] or estimates[:1]
    if machine.small:
        most = SMALL_SLOWDOWN * min(choice.cycles for choice in estimates)
        fast = (choice for choice in estimates if choice.cycles <= most)
        return min(fast, key=lambda choice: (choice.form.stored_bytes(geometry), choice.cycles))
    return min(estimates, key=lambda choice: choice.cycles)


def sums_fit(
    spec: KernelSpec, geometry: Geometry, zero_points: tuple[int, int], bias: NDArray[Any] | None
) -> bool:
    """Return whether no sum of the layer leaves int32, for all values of the operands."""
    activation, weight = (
        max(abs(value - point) for value in operand.values)
        for operand, point in zip((spec.activations, spec.weights), zero_points, strict=True)
    )
    return geometry.taps * geometry.channels * activation * weight + _largest(bias) < 1 << 31


def _check_range(
    spec: KernelSpec, geometry: Geometry, zero_points: tuple[int, int], epilogue: Epilogue
) -> None:
    """Raise UserError if a sum could leave int32 because of zero points and bias."""
    if not sums_fit(spec, geometry, zero_points, epilogue.bias):
        bias, k = _largest(epilogue.bias), geometry.taps * geometry.channels
        sizes = f"zero points {zero_points}, K={k}, bias up to {bias}"
        raise UserError(f"{sizes}: the sum can leave int32; split the channels")


def _largest(bias: NDArray[Any] | None) -> int:
    return 0 if bias is None else int(np.abs(bias.astype(np.int64)).max())


def _weights(weights: Any, axes: int, needed: str) -> NDArray[Any]:
    """Return the weights as an array of ``axes`` axes. Raises UserError for others and for ragged lists."""
    try:
        array = np.asarray(weights)
    except ValueError:
        raise UserError("weights: must be an array of integers, its rows of one length") from None
    if array.ndim != axes:
        raise UserError(f"weights of shape {array.shape}: {needed}")
    return array


def layer_constants(problem: OperatorProblem, weights: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Return the constant arguments of an operator, by name, in their order after the input: packed weights,
    row corrections, border corrections, arrays of the epilogue. ``weights``: values as integers [filters of
    all groups, kh, kw, channels of a group]."""
    g, form = problem.geometry, problem.form
    filters = problem.registers * problem.rows
    data = np.zeros(problem.packed_weights, dtype=form.parameters.dtype)
    rows = np.zeros((g.groups, filters), dtype=np.int64)
    per_tap = np.zeros((g.groups, g.filters, g.taps), dtype=np.int64)
    parts = weights.reshape(g.groups, g.filters, g.taps, g.channels)
    for group in range(g.groups):
        packed = form.pack(parts[group])
        data[group, : packed.data.shape[0]] = packed.data
        rows[group, : g.filters] = packed.rows
        per_tap[group] = packed.tap_sums
    if problem.fields is not None:
        data = problem.fields.pack(data.reshape(*data.shape[:2], -1))
    if problem.epilogue.bias is not None:
        rows[:, : g.filters] += problem.epilogue.bias.reshape(g.groups, g.filters)
    constants: dict[str, NDArray[Any]] = {"weights": data, "rows": wrap32(rows)}
    if problem.border:
        constants |= _border_tables(problem, per_tap)
    constants |= problem.epilogue.arguments
    for name, shape in constant_shapes(problem).items():  # filters after the layer's own get zeros
        values = constants[name].reshape(*shape[:-1], -1)
        constants[name] = np.zeros(shape, values.dtype)
        constants[name][..., : values.shape[-1]] = values
    return constants


def _border_tables(problem: OperatorProblem, per_tap: NDArray[np.int64]) -> dict[str, NDArray[Any]]:
    """Return the correction for padded taps, per kind of border, and the kind of each row and column. All
    bits of a padded pixel are zero, so it counts as the value of that code instead of zero."""
    g = problem.geometry
    value = problem.form.parameters.padding
    vertical, horizontal = g.border(0), g.border(1)
    kinds = [sorted(set(patterns)) for patterns in (vertical, horizontal)]
    table = np.zeros((len(kinds[0]), len(kinds[1]), g.groups, g.filters), dtype=np.int64)
    for (a, rows), (b, columns) in itertools.product(*map(enumerate, kinds)):
        taps = [y * g.kernel[1] + x for y, x in np.ndindex(*g.kernel) if y in rows or x in columns]
        table[a, b] = -value * per_tap[:, :, taps].sum(axis=2)
    down, across = (
        np.array([kind.index(pattern) for pattern in patterns], dtype=np.int32)
        for kind, patterns in zip(kinds, (vertical, horizontal), strict=True)
    )
    return {"border": wrap32(table), "border_row": down, "border_column": across}
