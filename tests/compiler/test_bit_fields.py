"""Weights that are stored as bit fields: operators against plain integers, in Python and as C."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sketches.encoding import Operand
from synth.compiler.bit_fields import BitFields
from synth.compiler.export import run_emulated
from synth.compiler.machines import NAMED, compile_target
from synth.compiler.operators import Operator, bitserial_conv2d
from synth.emit.features import host_features
from tests.compiler.reference import conv2d
from tests.needs import Need, import_or_skip, skip_where

here = skip_where(Need.PROCESSOR, "avx2" not in host_features(), "runs x86-64-v3 code")
HERE = tuple(name for name in NAMED if compile_target(name).is_host)
#: Activation bits and weight bits of the kernel, values of the weights, stored bits of a weight.
WIDTHS: tuple[tuple[int, int, Any, int], ...] = (
    (8, 1, (-1, 1), 1), (8, 2, range(-2, 2), 2), (8, 3, range(-4, 4), 3), (8, 4, range(-8, 8), 4),
    (4, 4, range(-8, 8), 4), (8, 4, range(-7, 8), 4), (8, 3, (-3, -1, 1, 3), 2), (8, 4, (7,), 1),
    (8, 4, (-8,), 1), (8, 8, range(-16, 16), 5), (8, 8, range(-20, 21), 6), (8, 8, range(-128, 128), 8),
)  # fmt: skip
#: Channels and filters of all groups, window, stride, groups: odd numbers, groups, one position.
SHAPES = ((7, 13, 3, 2, 1), (64, 37, 1, 1, 1), (10, 6, 3, 1, 2), (33, 3, 2, 1, 3), (6, 6, 3, 1, 6))


def operator(
    number: int, width: int, target: str, **options: Any
) -> tuple[Operator, NDArray[Any], NDArray[Any]]:
    """A convolution with extreme values, what it has to give, and its input, signed or unsigned in turns."""
    a, w, values, _ = WIDTHS[width]
    channels, filters, window, stride, groups = SHAPES[number]
    rng, size, signed = np.random.default_rng([number, width]), window + 3, (number + width) % 2
    weights = rng.choice(list(values), (filters, window, window, channels // groups))
    weights[0], weights[-1] = min(values), max(values)
    read = Operand(a, "twos" if signed else "unsigned")
    x = rng.choice(sorted(read.values), (2, size, size, channels))
    x[0, 0], x[-1, -1] = min(read.values), max(read.values)
    made = bitserial_conv2d(
        weights.astype(np.int8), x.shape, a, w, "hybrid" if w == 1 else "twos", strides=stride, padding=1,
        groups=groups, target=target, read=read, data_dtype="int8" if signed else "uint8",
        activation_zero_point=3 + signed * (1 << (a - 1)), **options,
    )  # fmt: skip
    return made, conv2d(x, weights, made.geometry, (3, 0)), made.check_input(x)


@pytest.mark.exhaustive("operators", every=5)
@here
@pytest.mark.parametrize("width", range(len(WIDTHS)))
def test_every_width_is_exact(width: int) -> None:
    for number in range(len(SHAPES)):
        made, want, x = operator(number, width, HERE[(number + width) % len(HERE)], threads=1 + number % 2)
        assert np.array_equal(made(x), want), (SHAPES[number], WIDTHS[width])


@pytest.mark.parametrize("width", range(len(WIDTHS)))
def test_weights_take_their_bits(width: int) -> None:
    bits = WIDTHS[width][-1]
    made, *_ = operator(1, width, "x86-64-v3")
    assert made.problem.form.name == "bytes"
    whole = np.prod(made.problem.packed_weights)
    assert made.constants["weights"].nbytes == whole * bits // 8


@pytest.mark.exhaustive("operators", every=5)
@pytest.mark.parametrize("target", ["aarch64", "armv7"])
@pytest.mark.parametrize("number", range(len(SHAPES)))
def test_arm_in_the_emulator(target: str, number: int, tmp_path: Path) -> None:
    import_or_skip("unicorn")
    for width in range(number, len(WIDTHS), len(SHAPES)):
        made, want, x = operator(number, width, target)
        exported = made.export("layer", tmp_path / str(width), shared=False)
        (out,), _ = run_emulated(exported, [x])
        assert np.array_equal(out.reshape(made.output_shape), want), (SHAPES[number], WIDTHS[width])


@here
@pytest.mark.parametrize("order", ["rows", "pixels"])
@pytest.mark.parametrize("band", [0, 2])
def test_every_schedule_unpacks(order: str, band: int) -> None:
    """Bands, and loops over pixels outside of loops over filters, unpack all weights first."""
    made, want, x = operator(3, 3, "x86-64-v3", threads=2)
    made.problem = replace(made.problem, band=band)
    made.plan = replace(made.plan, order=order)
    assert np.array_equal(made(x), want)


@pytest.mark.parametrize("bits", range(1, 7))
def test_fields_fill_whole_bytes(bits: int) -> None:
    fields, codes = BitFields(bits, -3), np.arange(64, dtype=np.uint8) % (1 << bits)
    stored = fields.pack((codes - 3).view(np.uint8)[None])
    assert stored.shape == (1, 8 * bits) and sum(fields.widths) == bits
    assert (np.unpackbits(stored).sum() == np.unpackbits(codes).sum()) and fields.stored(64) == 8 * bits
