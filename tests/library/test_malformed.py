"""Certificates that are malformed, in their programs or as JSON: some of them ended the whole check with a
traceback."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from synth.library.certificate import FORMAT
from synth.library.fields import digest, fields_of
from tests.library.forging import AVX2, CARRY, PACK, REPACK, Edit, refused, rewrite

# Malformed ------------------------------------------------------------------------------------------------


def cyclic(body: Any) -> None:
    lines = body["program"]["weight_lines"]
    lines[0]["args"][-1] = lines[-1]["dest"]


def of(body: Any, form: str) -> Any:
    """The program of a form."""
    return body["forms"][form]["program"]


def loop(body: Any, tile: str, steps: int, cycles: int) -> None:
    """A loop in assembly of the table kernel."""
    body["forms"]["tables"].update(loops={tile: {"steps": steps, "cycles": cycles}})


def line(body: Any, instruction: str, part: str = "program") -> Any:
    return next(one for one in body[part]["body"] if instruction in one["instruction"])


MALFORMED: dict[str, Edit] = {
    "a bound of zero": lambda body: body["program"].update(block_bound=0),
    "a negative bound": lambda body: body["program"].update(block_bound=-1),
    "a scale of zero": lambda body: body["program"].update(scale=0),
    "lanes of seven bits": lambda body: body["program"].update(accumulator_bits=7),
    "no lanes": lambda body: body["program"].update(accumulator_bits=0),
    "many registers": lambda body: body["program"].update(accumulator_registers=10**18),
    "a lane that is none": lambda body: body["program"]["accumulator_lane"].__setitem__(0, 10**9),
    "a row that is none": lambda body: body["program"]["row_order"].__setitem__(0, -1),
    "a short constant": lambda body: body["program"]["constants"][0].update(data="0f"),
    "no constant": lambda body: body["program"]["constants"][0].update(data=""),
    "an odd constant": lambda body: body["program"]["constants"][0].update(data="0" * 63),
    "no hexadecimal digits": lambda body: body["program"]["constants"][0].update(data="0g" * 32),
    "digits with spaces": lambda body: body["program"]["constants"][0].update(data="0f " * 32),
    "lines in a circle": cyclic,
    "lines that read later ones": lambda body: body["program"]["body"].reverse(),
    "a negative term": lambda body: body["program"]["terms"][0].update(constant=-1),
    "a term of no product": lambda body: body["program"]["terms"][0].update(product=0),
    "a multiplier of zero": lambda body: body["program"]["terms"][0].update(multiplier=0),
    "a plane that is none": lambda body: body["program"]["terms"][0].update(weight_plane=9),
    "a register that is none": lambda body: body["program"]["terms"][0].update(register=-1),
    "a term of nothing": lambda body: body["program"]["terms"][0].update(name="nothing"),
    "no terms": lambda body: body["program"].update(terms=[]),
    "no lines": lambda body: body["program"].update(body=[]),
    "no views": lambda body: body["program"].update(views=[]),
    "an immediate that is none": lambda body: line(body, "srli").update(imm=99),
    "an immediate too many": lambda body: line(body, "and_si256").update(imm=1),
    "operands too many": lambda body: line(body, "and_si256")["args"].append("acc0"),
    "no operands": lambda body: line(body, "and_si256").update(args=[]),
    "an operand of memory": lambda body: line(body, "and_si256")["args"].__setitem__(0, "weights@0"),
    "a load before its buffer": lambda body: line(body, "load_broadcast").update(args=["activations@-8"]),
    "a load behind its buffer": lambda body: line(body, "load_broadcast").update(args=["activations@16"]),
    "a load of no number": lambda body: line(body, "load_broadcast").update(args=["activations@x"]),
    "a load of another spelling": lambda body: line(body, "load_broadcast").update(args=["activations@ 0_0"]),
    "a load of no buffer": lambda body: line(body, "load_broadcast").update(args=["acc_in@0"]),
    "an unknown instruction": lambda body: line(body, "and_si256").update(instruction="launch"),
    "an unknown stage": lambda body: line(body, "and_si256").update(stage="launch"),
    "an unknown ISA": lambda body: body.update(isa="../avx2"),
    "an unknown target": lambda body: body.update(target="riscv"),
    "an unknown layout": lambda body: body.update(layout="rows"),
    "an unknown encoding": lambda body: body["spec"]["weights"].update(encoding="*/"),
    "rows that are no power of two": lambda body: body["spec"].update(m=3),
    "a block that fills no register": lambda body: body["spec"].update(m=1, k=8),
    "bits that are none": lambda body: body["spec"]["weights"].update(bits=0),
    "another name": lambda body: body.update(name="avx2/a3w3_hybrid_m8n1k64"),
    "no digest": lambda body: body.update(isa_digest="*/"),
    "nothing proved": lambda body: body["proof"].update(obligations=0),
    "no interval": lambda body: of(body, "bitplanes").update(intervals=[0]),
    "no tiles": lambda body: of(body, "bitplanes").update(tiles=[]),
    "a tile as large as the stack": lambda body: of(body, "bitplanes")["tiles"].append(
        {"registers": 1, "columns": 10**6}
    ),
    "a bitplanes kernel's adder that is none": lambda body: of(body, "bitplanes").update(adder="*/"),
    "groups of nothing": lambda body: of(body, "bitplanes")["groups"][0].update(name="nothing"),
    "no groups": lambda body: of(body, "bitplanes").update(groups=[]),
    "a coefficient of zero": lambda body: of(body, "bitplanes")["groups"][0].update(coefficient=0),
    "a bitplanes kernel's bound of zero": lambda body: of(body, "bitplanes")["groups"][0].update(bound=0),
    "no stages": lambda body: of(body, "bytes").update(widths=[]),
    "a level of seven bits": lambda body: of(body, "bytes").update(widths=[7]),
    "a widening interval too many": lambda body: of(body, "bytes")["intervals"].append(3),
    "a stage without its sums": lambda body: of(body, "bytes").update(groups=[]),
    "no byte lanes of tables": lambda body: of(body, "tables").update(lanes=[]),
    "byte lanes of tables that are none": lambda body: of(body, "tables")["lanes"].__setitem__(0, 10**9),
    "tables with the steps of bitplanes": lambda body: of(body, "tables").update(positions=32),
    "lines of a first step": lambda body: of(body, "bytes").update(first=of(body, "bytes")["inner"]),
    "no second interval": lambda body: of(body, "tables").update(intervals=[10, 0]),
    "a loop of no steps": lambda body: loop(body, "1x4", 0, 1),
    "a loop of no cycles": lambda body: loop(body, "1x4", 8, 0),
    "a loop of no tile": lambda body: loop(body, "9x9", 8, 80),
}  # fmt: skip


@pytest.mark.parametrize("what", MALFORMED)
def test_a_malformed_kernel_is_refused(library: Callable[[str], Path], what: str) -> None:
    """Some of these ended the whole check with a traceback."""
    path = library("avx2/a2w2_hybrid_m8n1k64")
    rewrite(path, MALFORMED[what])
    refused(path)


@pytest.mark.parametrize(
    "edit",
    [
        lambda carry: carry.update(depth=10**9),
        lambda carry: carry.update(depth=0),
        lambda carry: carry["pairs"].pop(),
        lambda carry: carry["pairs"][0].update(view=10**9),
        lambda carry: carry["pairs"][0].update(term="nothing"),
        lambda carry: carry.update(adder=[]),
        lambda carry: carry["counts"].reverse(),
    ],
)
def test_a_malformed_carry_save_kernel_is_refused(library: Callable[[str], Path], edit: Edit) -> None:
    path = library(CARRY)
    rewrite(path, lambda body: edit(of(body, "bitplanes")["carry_save"]))
    refused(path)


#: What a forged search says of shorter programs.
NONE = [{"length": n, "verdict": "none", "evidence": "exhausted"} for n in range(1, 5)]


@pytest.mark.parametrize("kernel", [PACK, REPACK])
@pytest.mark.parametrize(
    "edit",
    [
        lambda body: body.update(bits=0),
        lambda body: body.update(programs=[]),
        lambda body: body["programs"][0]["spec"].update(positions=10**9),
        lambda body: body["programs"][0]["body"][0].update(imm=1),
        lambda body: body.update(searches=[]),
        lambda body: body["searches"].reverse(),
        lambda body: body["searches"].append({"sketch": "32 positions: every program", "lengths": NONE}),
        lambda body: body["searches"][-1].update(sketch="32 positions: every program"),
        lambda body: body["searches"][0].update(lengths=[*NONE, *body["searches"][0]["lengths"]]),
        lambda body: body["searches"][-1].update(left_out="nothing"),
        lambda body: body["searches"][0]["lengths"][0].update(length=4),
        lambda body: body["searches"][0]["lengths"][0].update(verdict="none"),
        lambda body: body["programs"][0]["body"][0]["args"].__setitem__(0, "codes@-32"),
        lambda body: body["programs"][0]["body"].insert(
            1, {**body["programs"][0]["body"][0], "dest": "unread"}
        ),
        lambda body: body["programs"][0]["words"].append({"register": "t0", "lane": -1}),
        lambda body: body["instructions"].update({"32": 0}),
    ],
)
def test_a_malformed_packing_kernel_is_refused(
    library: Callable[[str], Path], kernel: str, edit: Edit
) -> None:
    path = library(kernel)
    rewrite(path, edit)
    refused(path)


def test_a_load_of_what_was_stored(library: Callable[[str], Path]) -> None:
    """Proofs read memory as it was before anything was stored."""
    path = library("neon/a2w2_hybrid_m8n1k64_armv7")

    def edit(body: Any) -> None:
        (load,) = [one for one in body["program"]["body"] if one["args"] == ["acc@16"]]
        load["args"] = ["acc@0"]

    rewrite(path, edit)
    assert "reads acc@0 after a store" in refused(path)


def test_a_step_that_loads_a_word_twice(library: Callable[[str], Path]) -> None:
    """The emitted loop over K goes on by as many words as a step loads; the proof of a step knows nothing of
    that."""
    path = library(AVX2)

    def edit(body: Any) -> None:
        cell = of(body, "tables")["inner"]
        number, load = next((n, one) for n, one in enumerate(cell) if one["args"] == ["weights@0"])
        cell.insert(number + 1, {**load, "dest": "again"})
        reader = [one for one in cell if load["dest"] in one["args"]][-1]
        reader["args"] = ["again" if arg == load["dest"] else arg for arg in reader["args"]]

    rewrite(path, edit)
    assert "loads every word of weights and every table once" in refused(path)


def test_more_lanes_than_the_driver_numbers(library: Callable[[str], Path]) -> None:
    """The emitted driver keeps a lane's number in a byte."""
    path = library("avx512/a1w1_hybrid_m8n1k64")

    def edit(body: Any) -> None:
        program = body["program"]
        store = program["body"][-1]
        assert store["stage"] == "store"
        program["body"] += [{**store, "dest": f"acc@{64 * number}"} for number in range(1, 5)]
        program.update(accumulator_bits=8, accumulator_registers=5)
        program["accumulator_lane"][0] = 300

    rewrite(path, edit)
    assert "number of lanes" in refused(path)


# JSON -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "edit",
    [
        lambda body: body.update(note="more"),
        lambda body: body["program"].update(note="more"),
        lambda body: body["proof"].update(digest="more"),
        lambda body: of(body, "bitplanes").update(carry_save=None),
        lambda body: body.update(layout="auto"),
        lambda body: body["spec"].update(m="8"),
        lambda body: body["spec"].update(m=8.0),
        lambda body: body["program"].update(scale=True),
        lambda body: body["program"]["body"][0].update(imm=False),
        lambda body: body.update(format=float(FORMAT)),
        lambda body: body["forms"]["bitplanes"].update(loops={}),
        lambda body: body["seconds"].update(proof=1),
        lambda body: body["program"].update(views={"0": "plane0"}),
        lambda body: body["proof"].update(solver="\ud800"),
    ],
)
def test_a_certificate_is_what_this_program_writes(library: Callable[[str], Path], edit: Edit) -> None:
    """No field more, none by another type."""
    path = library(AVX2)
    rewrite(path, edit)
    refused(path)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"block_bound": ', '"block_bound": 1, "block_bound": '),
        ('"proof": ', '"proof": {"verdict": "proved"}, "proof": '),
        ('"proof": 0', '"proof": NaN'),
        ('"obligations": ', '"obligations": ' + "9" * 5000),
        ('"seconds": {', '"seconds": {"a": 1e999, '),
        ('"seconds": {', '"seconds": {"a": ' + "[" * 100000 + "]" * 100000 + ", "),
        ('{\n "format"', '\ufeff{\n "format"'),
        ('{\n "format"', "\x00"),
        ('{\n "format"', "[]"),
        *(('{"repeat": ["0f",32]}', f'{{"repeat": {wrong}}}') for wrong in (
            '["0e",32]', '["0f",31]', '["0f",10000000000]', '["0f",-32]', '["0f","32"]', '["0f"]',
            "[15,32]", "0")),
        *(('"all": {"stage": "weights"}', f'"all": {wrong}') for wrong in (
            '{"stage": "row"}', "{}", '["stage"]', "7", '{"stage": "weights", "imm": 4}',
            str({f"x{n}": 0 for n in range(100)}).replace("'", '"'))),
        ('"of": ["dest"', '"of": ["imm"'),
    ],
)  # fmt: skip
def test_json_that_is_read_in_two_ways_or_not_at_all(
    library: Callable[[str], Path], old: str, new: str
) -> None:
    path = library(AVX2)
    text = (
        re.sub(r'"proof": [0-9.]+', '"proof": 0', path.read_text())
        if old == '"proof": 0'
        else path.read_text()
    )
    assert old in text
    text = text.replace(old, new, 1)
    try:
        body = fields_of(text)
        text = text.replace(body["digest"], digest(body))
    except (ValueError, RecursionError, TypeError):
        pass
    path.write_text(text, encoding="utf-8")
    refused(path)
