"""Static cycles of executed code: blocks are the basic ones, ran as often as they did, and cost what their
pipes say."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.needs import Need, import_or_skip, skip_where

import_or_skip("unicorn")

from bench import arm_layers as arm
from bench.arm_layers import MODELS, Model, RanBlock
from bench.layers import Layer
from isa_specs.cores import core
from synth.emit.emulator import Emulator
from synth.emit.toolchain import compile_elf
from synth.errors import UserError

ROUNDS = 1000
#: 16 counts of bits per round, of registers that do not depend on each other.
SOURCE = """
#include <stdint.h>
void f(intptr_t n) {
  __asm__ volatile("1:\\n" %s "subs %%0, %%0, #1\\n b.ne 1b\\n" : "+r"(n) : : "cc", "memory", %s);
}
"""
NEEDS_OBJDUMP = skip_where(Need.TOOL, arm.objdump() is None, "no llvm-objdump")


def ran(count: int) -> tuple[RanBlock, ...]:
    body = " ".join(f'"cnt v{n}.16b, v{n}.16b\\n"' for n in range(count))
    clobbers = ", ".join(f'"v{n}"' for n in range(count))
    image = compile_elf({"f.c": SOURCE % (body, clobbers)}, "aarch64", features=("neon",), opt="-O2")
    emulator = Emulator(image, "aarch64")
    instructions = emulator.call("f", ROUNDS).instructions
    blocks = arm.ran_blocks(arm.disassembly(image), emulator.blocks)
    assert instructions == sum(len(block.lines) * block.times for block in blocks)
    return blocks


@NEEDS_OBJDUMP
def test_a_loop_costs_what_its_pipes_take() -> None:
    blocks = ran(16)
    (loop,) = [block for block in blocks if block.times > 1]
    assert [line.split()[0] for line in loop.lines] == ["cnt"] * 16 + ["subs", "b.ne"]
    # The emulator's first stretch begins before the loop: the loop is a block of its own all the same.
    assert loop.times == ROUNDS
    for model, cycles in ((Model("cortex-a53", "pipes"), 16), (Model("cortex-a72", "pipes"), 8),
                          (Model("neoverse-n1", "pipes"), 8)):  # fmt: skip
        assert arm.cycles(blocks, model) == pytest.approx(cycles * ROUNDS, rel=0.01)
        assert arm.cycles(ran(8), model) == pytest.approx(cycles / 2 * ROUNDS, rel=0.01)


@NEEDS_OBJDUMP
def test_tools_price_a_loop_no_lower_than_its_pipes() -> None:
    blocks = ran(16)
    for model in arm.usable_models(["cortex-a53", "cortex-a72"]):
        if model.tool == "OSACA":
            import_or_skip("osaca")
        cycles = arm.cycles(blocks, model) / ROUNDS
        low = arm.cycles(blocks, Model(model.core, "pipes")) / ROUNDS
        assert 0.99 * low <= cycles <= 1.5 * low


def test_blocks_of_stretches_that_overlap() -> None:
    text = [
        "mov x0, #4",
        "add v0.16b, v0.16b, v1.16b",
        "subs x0, x0, #1",
        "b.ne 0x104 <f+0x4>",
        "bl 0x200 <g>",
        "ret",
    ]
    code = {0x100 + 4 * n: line.partition(" <")[0] for n, line in enumerate(text)}
    # Once from the top to the jump, three times from the loop's head, and what follows it.
    blocks = arm.ran_blocks(code, {(0x100, 16): 1, (0x104, 12): 3, (0x110, 4): 1, (0x114, 4): 1})
    assert [block.times for block in blocks] == [1, 4, 1, 1]
    assert [len(block.lines) for block in blocks] == [1, 3, 1, 1]
    assert blocks[1].lines[-1] == "b.ne .L0"
    assert blocks[2].lines == ("b .L0",)
    with pytest.raises(LookupError, match="0x118"):
        arm.ran_blocks(code, {(0x114, 8): 1})


def test_an_instruction_without_a_rule_is_an_error() -> None:
    with pytest.raises(LookupError, match="no rule for 'fsqrt"):
        arm.cycles([RanBlock(("fsqrt v0.4s, v0.4s",), 3)], Model("cortex-a72", "pipes"))


def test_scalar_loads_take_the_memory_pipe() -> None:
    block = RanBlock(tuple(f"ldr x{n}, [x9, #{8 * n}]" for n in range(6)), 10)
    assert arm.cycles([block], Model("cortex-a72", "pipes")) == 60
    assert arm.cycles([block], Model("neoverse-n1", "pipes")) == 30


def test_ratios_and_losses() -> None:
    found = {
        "C2": {"TVM fp32": {"n": 8e6}, "A1W1": {"n": 2e6}, "bit-serial A1W1": {"n": 4e6}},
        "C3": {"TVM fp32": {"n": 1e6}, "A1W1": {"n": 1e6}, "bit-serial A1W1": {"n": 0.5e6}},
    }
    shown = arm.table_of(found, ["A1W1"], "n", "title")
    cells = [list(column.cells) for column in shown.columns]
    assert cells[3] == ["4.0", "1.0", "2.00"]
    assert cells[4] == ["2.00", "0.50", "1.00"]
    assert arm.losses(found, ["A1W1"], ["n"]) == ["C3, A1W1, n: TVM bit-serial needs 0.50 of ours"]


def test_the_worst_of_two_models() -> None:
    slow, fast = Model("cortex-a53", "llvm-mca"), Model("cortex-a53", "pipes")
    row = {
        "TVM fp32": {slow.name: 9.0, fast.name: 8.0},
        "A1W1": {slow.name: 4.0, fast.name: 2.0},
        "bit-serial A1W1": {slow.name: 6.0, fast.name: 7.0},
    }
    (line,) = arm.at_worst({"C2": row}, ["A1W1"], [slow, fast, Model("cortex-a72", "OSACA")])
    assert line.endswith("A1W1 fp32 / ours 2.00, bit-serial / ours 1.50")


def test_cores_are_those_of_models() -> None:
    assert set(arm.CORES) == {model.core for model in MODELS} == {"cortex-a53", "cortex-a72", "neoverse-n1"}
    with pytest.raises(UserError, match="--cores zen3: choose from cortex-a53"):
        arm.usable_models(["zen3"])
    result = CliRunner().invoke(arm.main, ["--cores", "zen3"])
    assert result.exit_code and "--cores zen3: choose from" in result.output


@NEEDS_OBJDUMP
def test_a_layer_costs_at_least_its_front_end(tmp_path: Path) -> None:
    import_or_skip("tvm")
    small, large = (Layer("tiny", 32, size, 16, 1, 1, 0) for size in (3, 6))
    models = [model for model in MODELS if model.tool == "pipes"] + [Model("neoverse-n1", "pipes")]
    works = [arm.ours(layer, 1, 1, tmp_path, models) for layer in (small, large)]
    for work in works:
        for model in models:
            assert work[model.name] >= work[arm.INSTRUCTIONS] / core(model.core).width
        assert work["neoverse-n1 (pipes)"] < work["cortex-a53 (pipes)"]
    # Four times the pixels: more work by every measure, and no more than four times as much.
    assert all(works[0][name] < works[1][name] < 4 * works[0][name] for name in works[0])
    assert arm.ours(small, 1, 1, tmp_path) == {arm.INSTRUCTIONS: works[0][arm.INSTRUCTIONS]}
