"""Linear layers in blocks beside others: products are of what they say, errors are seen, what is refused."""

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from tests.needs import Need, import_or_skip, skip_where

import_or_skip("onnx")
import_or_skip("onnxruntime")
import_or_skip("ziglang")

from bench import block_linear, linear_formats, timing
from bench.block_peers import (
    TILE,
    Baseline,
    Blocks,
    Layer,
    Product,
    format_peers,
    onnxruntime_peers,
    our_peers,
    packed,
)
from bench.ggml_peers import _BASE, _CPU, TYPES, Ggml
from synth.emit.features import host_target
from synth.emit.toolchain import compile_shared
from synth.errors import UserError

#: Rounding of float32 sums, of activations to 8 bits, and of ggml's halves.
LIMITS = {"float32": 1e-5, "F32": 1e-5, "F16": 1e-3}


def peer(name: str, bits: int = 2, block: int = 32, zeros: bool = False, ours: bool = False) -> Baseline:
    return Baseline(name, bits, block, zeros, lambda layer, copies: pytest.fail("not to be prepared"), ours)


def timed(name: str, rate: float, streamed: bool = False, **facts: Any) -> block_linear.Row:
    """A peer whose 256 x 512 weights are 1000 bytes, with two rows and two threads."""
    about: dict[str, Any] = {"bits": 4, "block": 32, "zeros": False, "ours": name.startswith("ours")} | facts
    return block_linear.Row(
        256, 512, 2, 2, streamed, name, rates=(rate,), bytes=1000, error=0.0, largest=0.0, **about
    )


def check(one: Baseline, layer: Layer, copies: int) -> None:
    product = one.prepare(layer, copies)
    product.run()
    wanted = layer.x @ np.tile(product.filters, (layer.n // TILE, 1)).T
    got = product.output()
    off = np.linalg.norm(got - wanted) / np.linalg.norm(wanted)
    limit = next((limit for word, limit in LIMITS.items() if word in one.name), 2e-2)
    assert got.shape == wanted.shape and 0 < off < limit, (one.name, off)
    assert block_linear.errors(layer, product)[0] == pytest.approx(
        np.linalg.norm((got - wanted)[:, :TILE]) / np.linalg.norm(wanted[:, :TILE])
    )
    if one.bits >= 8:  # the others' codes are far from the weights, by design
        assert np.abs(product.filters - layer.filters).max() < 0.1, one.name
    bits = 8 * product.bytes / layer.filters.size / (layer.n // TILE)
    assert one.bits <= bits <= one.bits + 32 / one.block + 1 or one.name == "ggml TQ1_0", (one.name, bits)
    product.close()


def test_codes_of_blocks() -> None:
    weights = np.array([[-1.5, -0.5, 0.5, 1.5, 0.0, 3.0, 6.0, 9.0]], np.float32)
    plain, shifted = (Blocks.of(weights, 2, 4, zeros) for zeros in (False, True))
    assert plain.codes.tolist() == [[0, 2, 2, 3, 2, 2, 3, 3]]  # ties to even: -0.5 and 0.5 to 0
    assert plain.scales.tolist() == [[1.0, 6.0]]
    assert plain.values().tolist() == [[-2, 0, 0, 1, 0, 0, 6, 6]]
    assert (shifted.codes.tolist(), shifted.scales.tolist()) == ([[0, 2, 2, 3, 0, 1, 2, 3]], [[1.0, 3.0]])
    assert shifted.zeros is not None and shifted.zeros.tolist() == [[2, 0]]
    signs = Blocks.of(weights, 1, 4, False)
    assert signs.values().tolist() == [[-1, -1, 1, 1, -4.5, 4.5, 4.5, 4.5]]  # the mean size
    assert shifted.values().tolist() == [[-2, 0, 0, 1, 0, 3, 6, 9]]


@pytest.mark.parametrize(("bits", "wanted"), [(2, [0b10010011, 0b01]), (4, [0x03, 0x21, 0x01]), (8, None)])
def test_the_first_code_is_in_the_lowest_bits(bits: int, wanted: list[int] | None) -> None:
    codes = np.array([[3, 0, 1, 2, 1]], np.uint8)
    assert packed(codes, bits).tolist() == [wanted or codes[0].tolist()]


@pytest.mark.parametrize("rows", [1, 3])
def test_products_are_of_what_they_say(rows: int) -> None:
    layer = Layer.random(2 * TILE, 256, rows)
    ours = [one for one in our_peers([32]) if one.bits in (1, 4)]
    for one in [*ours, *format_peers(), *onnxruntime_peers([32, 128])]:
        check(one, layer, 2)


@skip_where(
    Need.TOOL, block_linear.GGML not in os.environ, f"{block_linear.GGML} names no build of llama.cpp"
)
def test_ggml_products_are_of_what_they_say() -> None:
    found = Ggml(Path(os.environ[block_linear.GGML])).peers()
    # NVFP4 is not among TYPES.
    assert {one.name for one in found if one.ours} == {one.name for one in format_peers()} - {"ours NVFP4"}
    assert {"ggml F32", "ggml Q8_0", "ggml Q4_0", "ggml Q2_K", "ggml TQ2_0"} <= {one.name for one in found}
    for one in found:
        check(one, Layer.random(2 * TILE, 512, 3), 2)


def test_no_two_copies_are_equal() -> None:
    layer, filters = Layer.random(2 * TILE, 256, 1), np.arange(TILE)
    assert layer.whole(filters).tolist() == 2 * list(range(TILE))
    assert layer.whole(filters, 1)[:3].tolist() == [TILE - 1, 0, 1]


def test_errors_are_seen() -> None:
    layer = Layer.random(TILE, 256, 4)
    exact = layer.x.astype(np.float64) @ layer.filters.T.astype(np.float64)

    def of(output: Any) -> tuple[float, float]:
        return block_linear.errors(
            layer, Product(lambda: None, lambda: output, layer.filters.astype(np.float64), 1)
        )

    assert of(exact) == (0, 0)
    assert of(exact * 1.5) == pytest.approx(
        (0.5, 0.5 * (np.abs(exact).T / np.sqrt((exact**2).mean(1))).max())
    )
    exact[2, 7] = np.nan
    assert np.isnan(of(exact)).all()


def test_who_is_compared_with_whom() -> None:
    ours = [peer(f"{b}{z}", 2, b, z, True) for b in (32, 128) for z in (False, True)] + [peer("8", 8, 32)]
    for bits, block, zeros, wanted in (
        *((2, 32, True, "32True"), (2, 64, False, "32False"), (2, 128, False, "128False")),
        (2, 256, False, "128False"),
        *((2, 16, True, "32True"), (32, 1, False, "8"), (8, 32, True, "8"), (3, 32, False, None)),
    ):
        found = block_linear.competitor(peer("it", bits, block, zeros), ours)
        assert (found.name if found else None) == wanted
    own = peer("ours Q2_K", 2, 16, True, True)
    for name in ("ggml Q2_K", "ik_llama.cpp Q2_K_R4"):
        assert block_linear.competitor(peer(name, 2, 16, True), [*ours, own]) is own


def test_every_format_with_its_own_kernel_is_ours() -> None:
    formats = {one.name: (one.bits, one.block, one.zeros) for one in format_peers()}
    assert formats == {
        **{f"ours Q{name}": (int(name[0]), 32, True) for name in ("4_1", "4_K", "5_1", "5_K")},
        **{"ours Q2_K": (2, 16, True), "ours Q3_K": (3, 16, False), "ours Q6_K": (6, 16, False)},
        **{f"ours {name}": (4, 32, False) for name in ("IQ4_NL", "IQ4_XS", "MXFP4")},
        "ours NVFP4": (4, 16, False),
    }
    compared = {f"ours {kind}": tuple(facts) for kind, (_, *facts) in TYPES.items()}
    assert {name: compared.get(name) for name in formats} == formats | {"ours NVFP4": None}


def test_the_goal_is_the_smaller_of_cache_and_memory() -> None:
    again = [timed("ours a", 100.0), timed("ours b", 1e9)]
    streamed = [timed(name, 50.0, True) for name in ("ours a", "ours b", "ours c")]
    # 1000 bytes are 262144 multiply-accumulates, so memory of 1000 bytes a second gives 262144 a second.
    found = block_linear.with_shares(streamed, again, 1000)
    assert [row.share for row in found] == [0.5, 50 / 262144, None]
    assert block_linear.with_shares(streamed, [], 1000) == streamed
    assert block_linear.goal_text([*again, found[2]]) == []
    reached = block_linear.with_shares([timed("ours a", 85.0, True)], again, 1000)
    others = block_linear.with_shares([timed("ggml a", 1.0, True)], [timed("ggml a", 9.0)], 1000)
    assert block_linear.goal_text([found[0], *reached, *others]) == [
        "1 of 2 streamed rates of ours reach 85% of their goal; the lowest, ours a, 256 filters x 512, "
        "2 rows, streamed, 2 threads: 50%."
    ]


def test_who_is_ahead(tmp_path: Path) -> None:
    """Rows of another run join those of their setting; of each library the fastest type is named."""
    ours = [timed("ours Q4_0", 100.0), timed("ours IQ4_NL", 100.0)]
    others = [
        *(timed("ik Q4_0_R4", 200.0), timed("ik Q4_0_R8", 125.0), timed("ik IQ4_NL_R4", 99.0)),
        *(timed("ggml Q4_0", 110.0), timed("ggml Q4_0", 300.0, True), timed("ggml Q2_0", 900.0, bits=2)),
    ]
    file = tmp_path / "others.json"
    file.write_text(json.dumps({"rows": [block_linear.asdict(row) for row in [*others, *ours]]}))
    found = [*ours, *block_linear.beside(block_linear.rows_of(file), ours)]
    assert [(row.peer, row.against) for row in found[2:]] == [
        *(("ik Q4_0_R4", "ours Q4_0"), ("ik Q4_0_R8", "ours Q4_0"), ("ik IQ4_NL_R4", "ours IQ4_NL")),
        *(("ggml Q4_0", "ours Q4_0"), ("ggml Q2_0", "")),
    ]
    assert [(row.peer, row.ratio) for row in block_linear.ahead(found)] == [
        ("ik Q4_0_R4", 0.5),
        ("ggml Q4_0", pytest.approx(1 / 1.1)),
    ]


def test_a_row_has_rates_of_all_copies(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two peers whose calls take made-up times: copies, rates and ratios follow from them."""
    monkeypatch.setattr(block_linear, "largest_cache", lambda: 1000)
    monkeypatch.setattr(block_linear, "seconds_of", lambda runs, *_: ({name: [0.5, 2.0] for name in runs}, 3))
    layer, closed = Layer.random(TILE, 256, 1), []

    def prepare(layer: Layer, copies: int) -> Product:
        made = np.zeros((1, TILE), np.float32)
        return Product(
            lambda: None, lambda: made, np.ones((TILE, 256)), 900, lambda: closed.append(copies)
        )  # fmt: skip

    peers = [Baseline("ours", 2, 32, False, prepare, True), Baseline("it", 2, 32, False, prepare)]
    rows, disturbed = block_linear.measured(peers, layer, True, 1)
    assert disturbed == 3
    assert closed == [1, 1, 5, 5]  # 4 x 1000 bytes are five times 900
    assert [row.rates for row in rows] == [(5 * TILE * 256 / 0.5, 5 * TILE * 256 / 2)] * 2
    assert [row.ratios for row in rows] == [(), (1.0, 1.0)]
    assert [(row.ours, row.against) for row in rows] == [(True, ""), (False, "ours")]
    assert [row.error for row in rows] == [1.0, 1.0]
    assert rows[0].read == pytest.approx(5 * 900 * (1 / 0.5 + 1 / 2) / 2)
    assert capsys.readouterr() == ("", "") and [row.copies for row in rows] == [5, 5]
    # Two peers, and five times one that is being made, have four fifths of the free block_linear.
    monkeypatch.setattr(block_linear, "free_memory", lambda: 7 * 1800 * 5 // 4)
    assert [row.copies for row in block_linear.measured(peers, layer, True, 1)[0]] == [2, 2]
    said = "".join(capsys.readouterr())
    assert "copies fill 1.8 times the largest cache of 0 MiB, not 4 times" in said and "2 peers" in said
    assert [row.copies for row in block_linear.measured(peers, layer, False, 1)[0]] == [1, 1]


def test_calls_fill_their_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    now, asked = [0.0], []
    monkeypatch.setattr(block_linear.time, "perf_counter", lambda: now[0])
    monkeypatch.setattr(block_linear, "waited", lambda: late * now[0])
    late = 0.0

    def run() -> None:
        asked.append(now[0])
        now[0] += 0.004

    found, disturbed = block_linear.seconds_of({"it": run}, 0, 0)
    assert found["it"] == pytest.approx([0.004] * 5)
    assert len(asked) == 2 + 5 * 5  # 20 ms are five calls
    assert disturbed == 0
    late = 0.5  # of every slice: each is taken again, and then kept
    assert block_linear.seconds_of({"it": run}, 0, 0)[1] == 5
    assert len(asked) == 2 + 5 * 5 + 2 + 5 * 5 * timing.REPEATS


def test_memory_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for number, (level, kind, size) in enumerate((("1", "Data", "48K"), ("1", "Instruction", "99M"))):
        folder = tmp_path / f"index{number}"
        folder.mkdir()
        for name, text in (("level", level), ("type", kind), ("size", size)):
            (folder / name).write_text(f"{text}\n")
    monkeypatch.setattr(block_linear, "_CACHES", tmp_path)
    assert block_linear.caches() == {"L1": 48 << 10}
    (tmp_path / "meminfo").write_text("MemTotal: 99 kB\nMemAvailable:    9216 kB\n")
    monkeypatch.setattr(block_linear, "_MEMORY", tmp_path / "meminfo")
    assert block_linear.free_memory() == 9 << 20
    for threads in (1, 3):
        assert 1e7 < block_linear.read_bandwidth(0, threads) < 1e13
    monkeypatch.setattr(block_linear, "_MEMORY", tmp_path / "none")
    monkeypatch.setattr(block_linear, "_CACHES", tmp_path / "none")
    assert block_linear.free_memory() == 1 << 62
    assert block_linear.largest_cache() == block_linear.UNKNOWN
    monkeypatch.setattr(block_linear, "host_target", lambda: None)
    with pytest.raises(UserError, match="none of the targets"):
        block_linear.read_bandwidth(0)


def test_the_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(block_linear, "largest_cache", lambda: 1 << 14)
    monkeypatch.setattr(block_linear, "read_bandwidth", lambda threads: 1e10 * threads)
    monkeypatch.setattr(block_linear, "calibrate", lambda: 2e9)
    monkeypatch.setattr(block_linear, "SLICE", 0.0)
    monkeypatch.delenv(block_linear.GGML, raising=False)
    file = tmp_path / "rows.json"
    options = f"--shapes 128x256 --rows 1,2 --threads 1,2 --match W4 --blocks 64 --seconds 0 --json {file}"
    result = CliRunner().invoke(block_linear.main, options.split())
    assert result.exit_code == 0, result.output
    assert "ggml: left out; --ggml or SYNTH_GGML" in result.stderr
    assert "128 filters x 256, one row, streamed, 2 threads" in result.stdout
    assert "of 8 streamed rates of ours reach 85% of their goal" in result.stdout
    body = json.loads(file.read_text())
    rows = body["rows"]
    assert [(row["rows"], row["threads"], row["streamed"]) for row in rows[::4]] == [
        (count, threads, streamed) for count in (1, 2) for threads in (1, 2) for streamed in (False, True)
    ]
    assert [row["share"] is not None for row in rows] == [row["streamed"] for row in rows]
    assert (body["goal"], body["bandwidth"]) == (0.85, {"1": 1e10, "2": 2e10})
    for one in body["ahead"]:
        said = f"Ahead: {one['peer']}, {1 / one['ratio']:.2f} times as fast as {one['against']}."
        assert one["ratio"] < 1 and said in result.stdout and one["setting"] in result.stdout
    assert [bool(row["ratios"]) for row in rows[:4]] == [False, False, True, True]
    assert rows[0]["bytes"] == 128 * 256 // 2 + 128 * 4 * 2  # halves where all scales are
    assert rows[2]["bytes"] == 128 * 256 // 2 + 128 * 4 * 4


def test_another_release_of_ggml_is_one_line(tmp_path: Path) -> None:
    for name in (_BASE, _CPU):
        text = {"one.c": "int ggml_log_set(void) { return 0; }\n"}
        compile_shared(text, host_target() or "", (), "-O0", tmp_path).rename(tmp_path / name)
    with pytest.raises(UserError, match=r"ggml_init.*build the release of llama.cpp that"):
        Ggml(tmp_path)
    (tmp_path / "bin").mkdir()
    for name in (_BASE, _CPU):
        (tmp_path / "bin" / name).write_bytes(b"no library")
    with pytest.raises(UserError, match=f"{_BASE}.*build the release"):
        Ggml(tmp_path)


@pytest.mark.isa("avx2")
def test_every_format_has_a_rate(tmp_path: Path) -> None:
    options = ["--rows", "32", "--k", "512", "--seconds", "0", "--layers", "0", "--json", str(tmp_path / "a")]
    ran = CliRunner().invoke(linear_formats.main, options)
    assert ran.exit_code == 0, ran.output
    rates = json.loads((tmp_path / "a").read_text())["rates"]
    assert list(rates) == list(linear_formats.SOURCES)
    assert all(min(rate["ready"]) > 0 for rate in rates.values())
