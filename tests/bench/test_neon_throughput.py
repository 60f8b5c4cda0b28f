"""Static throughput of NEON tiles: the loop is the right one, peers compute what numpy does, counts are
counts."""

import itertools
import re
from dataclasses import replace

import numpy as np
import pytest

from tests.needs import Need, import_or_skip, skip

import_or_skip("matplotlib")
import_or_skip("unicorn")
import_or_skip("ziglang")

from bench import neon_models as models
from bench import neon_peers as peers
from bench import neon_throughput as throughput
from bench.neon_loops import assembly, mnemonic
from isa_specs.cores import core
from sketches.tile import Tile
from synth.errors import VerificationError
from synth.forms.registry import FORMS
from synth.library import kernels as library
from synth.library.kernels import Kernel


def kernel(a: int, w: int) -> Kernel:
    return library.load("neon", a, w, "hybrid", "aarch64")


def fresh(a: int, w: int) -> Kernel:
    """With byte lanes as they are emitted now."""
    made = kernel(a, w)
    report = made.certificate.forms["bytes"]
    assert report is not None
    text = FORMS["bytes"].emit(made.spec, made.isa, "aarch64", report.program, report.corrections, 0)
    return replace(made, texts={**made.texts, "bytes": text}, _machine=None)


@pytest.mark.parametrize("name", ["cortex-a53", "cortex-a72"])
def test_the_loops_of_a_kernel(name: str) -> None:
    flat, looked, bytewise = throughput.forms(fresh(1, 1))
    text = assembly(flat.source, name)
    loop = flat.loop(text, Tile(2, 4))
    words = [mnemonic(line) for line in loop.body]
    assert words.count("cnt") == words.count("eor") == 2 * 4 * loop.steps
    # A load repeats up to four words, each of a step and a column.
    repeated = {word: int(word[2]) for word in set(words) if re.fullmatch("ld[1-4]r", word)}
    assert sum(count * words.count(word) for word, count in repeated.items()) == 4 * loop.steps
    # The loop is a round: a fold per cell at its end, and nothing beside it.
    assert words.count("uadalp") == 2 * 4
    assert loop.rare == ()
    loop = looked.loop(assembly(looked.source, name), Tile(1, 4))
    words = [mnemonic(line) for line in loop.body]
    assert words.count("tbl") == 2 * 4 * loop.steps
    assert sum(word.startswith("umlal") for word in words) == 2 * 4
    assert loop.rare == ()
    text = assembly(bytewise.source, name)
    loop = bytewise.loop(text, Tile(4, 2))
    words = [mnemonic(line) for line in loop.body]
    assert words.count("mul") == words.count("uadalp") == 4 * 2
    assert words.count("mul") + words.count("mla") == 4 * 2 * loop.steps
    assert loop.rare == ()
    # A tile without a loop in assembly: both kinds of rare work are beside it.
    loop = bytewise.loop(text, Tile(1, 1))
    assert [mnemonic(line) for line in loop.body].count("mla") == loop.steps
    assert [[mnemonic(line) for line in lines].count("uadalp") > 0 for lines in loop.rare] == [True, True]


@pytest.mark.parametrize(("a", "w"), [(1, 1), (2, 2), (3, 3)])
def test_two_popcounts_are_right_and_counted(a: int, w: int) -> None:
    made = kernel(a, w)
    first = peers.two_popcounts(made, 330)
    assert {one.tile for one in first} == {tile.name for tile in made.form("bitplanes").program.tiles}
    assert all(one.instructions > 0 for one in first)
    assert peers.two_popcounts(made, 330) == first
    ours = peers.tiles(made, "bitplanes", 1152)
    assert min(one.per_thousand for one in ours) < min(
        one.per_thousand for one in peers.two_popcounts(made, 1152)
    )


def test_byte_lanes_execute_fewer_instructions_than_a_loop_over_bytes() -> None:
    made = fresh(3, 3)
    found = peers.tiles(made, "bytes", 1152)
    assert {one.tile for one in found} == {tile.name for tile in made.form("bytes").program.tiles}
    # 16 products an instruction, at best
    assert 62.5 < min(one.per_thousand for one in found) < peers.byte_loop(made, 1152).per_thousand / 4


def test_shifts_that_share_bytes_fit_them() -> None:
    for a, w in itertools.product((1, 2, 3), repeat=2):
        for low, high in peers._shifts(a, w):
            extreme = [8 << i + j - low for i in range(w) for j in range(a) if low <= i + j < high]
            assert sum(extreme) <= 127
        assert sum(high - low for low, high in peers._shifts(a, w)) == a + w - 1


def test_wrong_numbers_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    made = kernel(2, 1)
    text = peers.two_popcount_source(2, 1, made.form("bitplanes").program.tiles)
    assert "vbicq_u8" in text
    monkeypatch.setattr(peers, "two_popcount_source", lambda *_: text.replace("vbicq_u8", "vandq_u8"))
    with pytest.raises(VerificationError, match="two popcounts"):
        peers.two_popcounts(made, 64)


def test_loops_in_c_are_right_and_counted() -> None:
    made = kernel(2, 1)
    for run in (peers.plane_loop, peers.byte_loop):
        one = run(made, 330)
        assert one == run(made, 330)
        assert one.per_thousand == 1000 * one.instructions / (8 * 4 * 330)


def test_rooflines_are_the_published_ones() -> None:
    one = kernel(1, 1)
    found = {name: [form.roofline(core(name)) for form in throughput.forms(one)] for name in throughput.CORES}
    # two pipes of 128 bits, one on the A53; a lookup of 16 bytes is three micro-operations on the A72; one
    # pipe multiplies, 64 bits per cycle but on the A53, where 255 steps of bytes are followed by one addition
    step = 1 + (1 + 1 / 128) / 255
    assert np.allclose(found["cortex-a53"], [128 / 3, 32, 16 / step])
    assert np.allclose(found["cortex-a72"], [256 / 3, 32, 8])
    assert np.allclose(found["neoverse-n1"], [256 / 3, 64, 8])


def test_rooflines_follow_from_the_work_of_a_cell() -> None:
    flat, looked, bytewise = throughput.forms(kernel(3, 3))
    assert flat.asked == {"and": 9, "cnt": 9, "add": 9} and looked.asked == {"tbl": 6, "add": 6}
    assert bytewise.asked == {"mla": 1, "uadalp": pytest.approx(1 / 5 + 1 / (5 * 133))}
    # Four pipes are busy for a cycle, but three instructions issue in one.
    assert models.roofline(core("cortex-a72"), {"add": 2, "ldr": 1}, 16) == 16
    assert models.roofline(core("cortex-a72"), {"add": 2, "ldr": 1, "str": 0.5}, 16) == pytest.approx(
        16 * 3 / 3.5
    )


def test_osaca_knows_vectors_by_the_core_tables() -> None:
    import_or_skip("osaca")
    lines = [f"eor v{n}.16b, v30.16b, v31.16b" for n in range(4)] + [
        "cnt v4.16b, v4.16b",
        "add v5.16b, v5.16b, v4.16b",
    ]
    found = models.osaca_bounds(lines, "cortex-a72")
    assert (found.ports, found.front, found.chain) == (pytest.approx(3, abs=0.05), 2, 3)
    lines = ["ld1r { v0.4s }, [x0], x1", "tbl v1.16b, { v0.16b }, v2.16b", "uadalp v3.8h, v1.16b", "b.ne .L1"]
    found = models.osaca_bounds(lines, "neoverse-n1")
    assert found.front == 1 and found.cycles >= 1
    with pytest.raises(LookupError, match="no rule for 'fsqrt"):
        models.osaca_bounds(["fsqrt v0.4s, v0.4s"], "cortex-a72")


def test_estimates_stay_below_the_roofline() -> None:
    import_or_skip("osaca")
    made = fresh(2, 1)
    for form in throughput.forms(made):
        form = replace(form, tiles=(Tile(1, 1), Tile(1, 2)))
        found = throughput.estimates(made, form, "cortex-a72")
        assert {one.tile for one in found} == {"1x1", "1x2"}
        assert all(0 < one.share <= 1 for one in found)


def test_llvm_mca_is_slower_than_the_pipes() -> None:
    if models.llvm_mca() is None:
        assert models.mca_cycles(["nop"], "cortex-a53") is None
        skip(Need.TOOL, "no llvm-mca")
    lines = [f"cnt v{n}.16b, v{n}.16b" for n in range(16)]
    cycles = models.mca_cycles(lines, "cortex-a53")
    assert cycles is not None and 16 <= cycles <= 18


def test_dot_products_of_a_target_with_further_features() -> None:
    """Sixteen products an instruction and one register: an instruction per cell and step, nothing rare; on
    Neoverse N1 with two pipes, one of which each load that repeats four bytes takes too."""
    made = library.load("neon", 2, 2, "hybrid", "aarch64_dotprod")
    form, by_element = throughput.forms(made)
    assert (form.name, form.counting, form.folding, form.per_cell, form.cell) == ("bytes", "udot", "", 1, 16)
    assert form.roofline(core("neoverse-n1")) == 32 and form.roofline(core("neoverse-v1")) == 64
    text = assembly("#define SYNTH_TILES_ONLY 1\n" + form.source, "neoverse-n1", ("neon", "dotprod"))
    for registers in (4, 8):
        loop = form.loop(text, Tile(registers, 2))
        products = 2 * registers
        assert loop.rare == ()
        assert sum(line.startswith("udot") for line in loop.body) == products * loop.steps
        bounds = models.table_bounds(loop.body, "neoverse-n1")
        assert bounds.cycles / loop.steps == (products + 2) / 2  # two columns are repeated
        assert (form.cell * products / (bounds.cycles / loop.steps) > 0.85 * 32) == (registers == 8)
    # By element a step has four parts, and loads take no pipe of theirs.
    text = assembly("#define SYNTH_TILES_ONLY 1\n" + by_element.source, "neoverse-n1", ("neon", "dotprod"))
    loop = by_element.loop(text, Tile(2, 7))
    assert (by_element.name, by_element.per_cell, by_element.cell) == ("bytes16", 4, 64)
    assert by_element.roofline(core("neoverse-n1")) == 32
    assert models.table_bounds(loop.body, "neoverse-n1").cycles / loop.steps == 4 * 14 / 2


def test_matrix_multiplications_take_columns_in_pairs() -> None:
    """Two rows by two columns by eight positions an instruction; a group's columns are put together once."""
    (made, form), *others = reversed(throughput.every_form(2, 2, "aarch64_i8mm"))
    assert made.certificate.target == "aarch64_i8mm" and form.name == "bytes16"
    assert {one.name for _, one in others} == {"bitplanes", "tables", "bytes"}
    assert (form.counting, form.per_cell, form.cell, form.group) == ("ummla", 4, 64, 2)
    assert form.roofline(core("neoverse-n2")) == 64 and form.roofline(core("neoverse-v1")) == 128
    features = ("neon", "dotprod", "i8mm")
    text = assembly("#define SYNTH_TILES_ONLY 1\n" + form.source, "neoverse-n2", features)
    loop = form.loop(text, Tile(2, 7))  # as dear as eight columns
    assert sum(line.startswith("ummla") for line in loop.body) == 4 * 2 * 4 * loop.steps
    loop = form.loop(text, Tile(4, 4))
    cycles = models.table_bounds(loop.body, "neoverse-n2").cycles / loop.steps
    assert 0.85 * 64 < form.cell * 16 / cycles < 64
