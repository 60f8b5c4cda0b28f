"""Encodings from outside: powers of two that double, up or down, are taken by every form; others are refused
in one line."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from sketches.encoding import Encoding, EncodingError, Operand
from sketches.kernel import KernelSpec
from synth.cli.jobs import operands
from synth.errors import UserError
from synth.library.build import Job, build
from tests.cli.commands import PLACE, one_line, run

UNEVEN = {"gapped": (1, 3, 9), "swapped": (2, 1, 4), "idle": (0, 0, 0), "thirds": (3, 6, 12)}


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    steps = UNEVEN | {"mixed": (4, -8, 16)}
    for name, coefficients in steps.items():
        members = {
            "name": name,
            "coefficients": lambda self, bits, all=coefficients: all[:bits],
            "offset": lambda self, bits: -bits,
        }
        type(name, (Encoding,), members)
    yield
    for name in steps:
        del Encoding.registry[name]


@pytest.mark.parametrize("name", UNEVEN)
def test_uneven_steps_are_refused_in_one_line(name: str, tmp_path: Path) -> None:
    with pytest.raises(EncodingError, match="power of two that doubles"):
        Operand(2, name)
    with pytest.raises(
        UserError, match=f"--encoding {name}/unsigned: encoding '{name}': its 3 bits stand for"
    ):
        operands(3, 1, f"{name}/unsigned")
    given = ("--isa", PLACE[0], "--a", "1", "--w", "2", "--encoding", f"unsigned/{name}")
    result = run(*given, "--out", str(tmp_path))
    assert result.exit_code == 2
    line = one_line(result)
    assert line.startswith(f"--encoding unsigned/{name}: ") and "power of two that doubles" in line


def test_one_bit_has_no_second_step() -> None:
    assert Operand(1, "gapped").values == (-1, 0)


def test_every_form_takes_steps_of_four_up_and_down() -> None:
    operand = Operand(2, "mixed")
    assert operand.values == (-2, 2, -10, -6)
    kernel = build(Job(KernelSpec(Operand(1, "unsigned"), operand), *PLACE), execute=False)
    assert {form.name for form in kernel.forms} == {"bitplanes", "tables", "bytes"}
    rng = np.random.default_rng(0)
    weights, activations = rng.choice(operand.values, (19, 70)), rng.integers(0, 2, (3, 70))
    for run_ in (kernel.run, *(form.run for form in kernel.forms)):
        assert np.array_equal(run_(weights, activations), weights @ activations.T)
