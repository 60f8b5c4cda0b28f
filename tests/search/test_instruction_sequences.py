"""Chains of instructions: how they are found on test vectors, run and written as lines."""

import numpy as np
import pytest

import isa_specs
from isa_specs.concrete import execute
from synth.search.instruction_sequences import among, applied, makes, on_states, plain, run, written
from synth.search.unpack import UnpackingSearch
from tests.conftest import committed

NEON = isa_specs.load("neon")
X, Y = np.random.default_rng(0).integers(0, 256, (2, 5, 16), dtype=np.uint8)
BITWISE = [instruction for instruction in NEON.on("aarch64") if instruction.family == "bitwise"]
LOW = bytes([15]) * 16


def test_operands_are_tried_in_every_order() -> None:
    assert makes(plain(BITWISE), [Y, X], X & ~Y) == ("vbicq_u8", None, 1, 0)
    assert makes(plain(BITWISE), [X, Y], X & ~Y) == ("vbicq_u8", None, 0, 1)
    assert makes(plain(BITWISE), [X, Y], X + Y) is None


def test_a_constant_is_an_operand() -> None:
    found = among(plain(BITWISE), [(0, LOW), (LOW, 0)], {0: X}, X & 15)
    assert found == ("vandq_u8", None, 0, LOW)
    assert np.array_equal(run(NEON, found, [X]), X & 15)


def test_what_does_not_fit_an_instruction_is_not_tried() -> None:
    narrow = X[:, :8]
    whole = plain(i for i in BITWISE if i.result.bits == 128 and len(i.operands) == 2)
    assert not list(applied(whole, [(0, 1), (1, 1), (0,)], {0: X, 1: narrow}))


def test_lines_do_what_the_chain_does_and_what_is_shared_is_written_once() -> None:
    low = ("vandq_u8", None, 0, LOW)
    chain = ("vaddq_u8", None, ("veorq_u8", None, low, 1), low)
    registers = {"x": X, "y": Y}
    made: list[str] = []

    def line(instruction: str, args: tuple[str, ...], imm: int | None) -> str:
        made.append(instruction)
        name = f"t{len(made)}"
        registers[name] = execute(NEON.instructions[instruction], [registers[arg] for arg in args], imm)
        return name

    def constant(data: bytes) -> str:
        registers[data.hex()] = on_states(data, len(X))
        return data.hex()

    result = written(chain, {0: "x", 1: "y"}, line, constant)
    assert made == ["vandq_u8", "veorq_u8", "vaddq_u8"]
    assert np.array_equal(registers[result], run(NEON, chain, [X, Y]))
    assert np.array_equal(registers[result], ((X & 15) ^ Y) + (X & 15))


@pytest.mark.parametrize(
    ("isa", "target", "a", "w"),
    [("neon", "aarch64", 2, 2), ("avx2", "x86_64", 3, 1), ("avx512", "x86_64", 1, 3)],
)
def test_lines_of_a_choice_are_those_that_its_views_have(isa: str, target: str, a: int, w: int) -> None:
    """Each line once: of one operand and plane, views that begin alike share their first lines."""
    kernel = committed(isa, target, a, w, "hybrid")
    assert kernel.certificate.block is not None
    search = UnpackingSearch(kernel.spec, isa_specs.load(isa), target, kernel.certificate.block.program)
    for choice, (register, column) in search._lines.items():
        lines = {
            (view.operand, view.plane, view.steps[: length + 1])
            for view in search._reads(choice).values()
            for length in range(len(view.steps))
        }
        of_weights = sum(operand == "weights" for operand, _, _ in lines)
        assert (register, column) == (of_weights, len(lines) - of_weights), choice
