"""``synth-compile explore``: what it prints and writes, how it goes on, what it refuses, and its page."""

import json
import re
from pathlib import Path

import numpy as np
import pytest

from tests.cli.commands import last_line
from tests.model.onnx_graphs import three_layers
from tests.needs import import_or_skip

import_or_skip("tvm")
import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from synth.cli.explore_page import LETTER, LINE, html, labels_at
from synth.compiler.machines import compile_target
from synth.model.mixed_precision import Exploration, Point
from synth.model.precision import Calibration
from synth.model.sensitivity import LayerCost, Outcome, setting_of, width_pairs
from tests.cli.test_cli_compile import run
from tests.isa_specs.javascript import chromium
from tests.model.test_explore import few_widths as few_widths
from tests.needs import Need, skip

onnx = import_or_skip("onnx")
DATA = "--calibration data.npz"


@pytest.fixture
def folder(few_widths: None, tmp_path: Path) -> Path:
    """A network of three layers, inputs, and their classes by the float network."""
    from synth.model.onnx_session import open_session

    generator = np.random.default_rng(5)
    onnx.save(three_layers(generator), tmp_path / "net.onnx")
    x = generator.standard_normal((40, 12)).astype(np.float32)
    session = open_session(tmp_path / "net.onnx")
    np.savez(tmp_path / "data.npz", x=x, labels=[session.run(None, {"x": r[None]})[0].argmax() for r in x])
    return tmp_path


def test_a_person_reads_the_front_and_compiles_a_point(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = ["explore", folder / "net.onnx", "--calibration", folder / "data.npz", "-o", folder / "bits"]
    given += ["--data", folder / "data.npz", "--points", 3, "--repeat", 2]
    result = run(*given)
    assert result.exit_code == 0, result.output
    said = result.stdout
    assert re.search(r"layer +int8 +A3W2 +A1W1\n─+\nfirst +[\d.]+ dB +[\d.]+ dB +[\d.]+ dB\n", said), said
    assert re.search(
        r"Top-1 if one layer alone has these bits\nlayer .*\n─+\nfirst +[\d.]+% +[\d.]+% ", said
    ), said
    between = r"\([\d.]+% to [\d.]+%\)"
    float_row = re.search(rf"as it is +100.00% {between} +[\d.]+ .s +[\d.]+ KiB", said)
    pattern = rf"layers_(\d)\.toml +(\d .*?) +([\d.]+)% {between} +-?[\d.]+ dB +[\d.]+ .?s +[\d.]+ (?:KiB|B)"
    rows = re.findall(pattern, said)
    assert re.search(rf"layers_\w+\.toml +3 int8 +[\d.]+% {between}", said), said
    assert float_row and [row[0] for row in rows] == list("123")[: len(rows)] and len(rows) >= 2
    assert "Widths: tried int8, A3W2, A1W1" in said
    assert "the search was simulated in float32, each layer rounded by itself, which differs from" in said
    assert "were chosen on these 40 samples, with limits of a confidence of 95 %. On others a chosen" in said
    assert "hold samples out, and judge it on them by synth-compile MODEL --precision FILE --data OTH" in said
    assert re.search(r"net: costs 2 of 3: all layers at A3W2, 0:\d\d left", result.stderr)
    assert re.search(r"net: next: 3 widths of 3 layers, at most 24 mixed .*: about 1 min", result.stderr)
    assert re.search(r"net: explored in [\d.]+ s", result.stderr)

    page = (folder / "bits" / "report.html").read_text(encoding="utf-8")
    int8 = "layers_int8.toml" in said
    assert page.count("<svg") == 2 and page.count("<circle") == 2 * (len(rows) + 1 + int8), said
    assert page.count("color-mix") == len(re.findall(r"\d<small>", page)) > 3
    assert "Sensitivity by layer" in page and "Not finished" not in page and "Bits by layer" in page

    # A precision file of the front does what the table says.
    result = run(
        folder / "net.onnx", "--precision", folder / "bits" / "layers_2.toml", "-o", folder / "out",
        "--calibration", folder / "data.npz", "--data", folder / "data.npz",
    )  # fmt: skip
    assert f"Top-1:  {rows[1][2]}% (" in result.stdout, result.output

    # The command again takes the measurements, and replaces its own files only.
    from synth.model import float_network

    monkeypatch.setattr(float_network, "simulated", None)
    (folder / "bits" / "layers_9.toml").write_text((folder / "bits" / "layers_1.toml").read_text())
    again = run(*given)
    assert again.exit_code == 0 and again.stdout == said
    assert not (folder / "bits" / "layers_9.toml").exists()
    document = json.loads(run(*given, "--json").stdout)
    assert [point["compiled"]["correct"] / 40 for point in document["points"]] == [
        pytest.approx(float(row[2]) / 100) for row in rows
    ]
    assert set(document["alone"]["middle"]) <= {"int8", "A3W2", "A1W1"}
    (folder / "bits" / "layers_1.toml").write_text("mine")
    mine = run(*given)
    assert mine.exit_code == 2
    assert "layers_1.toml: not written by synth-compile, or edited since; give --force" in last_line(
        mine, "synth-compile"
    )
    assert (folder / "bits" / "layers_1.toml").read_text() == "mine"


@pytest.mark.parametrize(
    ("args", "named"),
    [
        ("", "MODEL: missing; see synth-compile explore --help"),
        (f"none.onnx {DATA}", "MODEL none.onnx: no such file"),
        ("net.onnx", "--calibration: missing"),
        ("net.onnx --calibration none.npz", "--calibration none.npz: no such file"),
        (f"data.npz {DATA}", "its ending is one of .onnx, .tflite, .pt2"),
        ("net.onnx --calibration net.onnx", "net.onnx: is no .npz or .npy of numbers"),
        (f"net.onnx {DATA} --labels l.npy", "--labels: needs the samples"),
        (f"net.onnx {DATA} --samples 0", "--samples 0: give a number from 2"),
        (f"net.onnx {DATA} --target rpi9", "unknown target 'rpi9'"),
        ("net.onnx --calibration l.npy", "calibration data: x is [40]; the model takes [N, 12]"),
        (f"net.onnx {DATA} --widths A4", "widths: 'A4' is none; give some of int8"),
        (f"net.onnx {DATA} --effort 0", "--effort 0: an effort is a number greater"),
        (f"net.onnx {DATA} --sample 3", "--sample: no such option; did you mean"),
        (f"net.onnx {DATA} -o l.npy", "l.npy is not a folder"),
        (f"net.onnx {DATA} --data data.npz --labels short.npy", "labels: 3 for 40 samples"),
    ],
)
def test_refused_input(folder: Path, args: str, named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    np.save(folder / "l.npy", np.zeros(40))
    np.save(folder / "short.npy", np.zeros(3, int))
    monkeypatch.chdir(folder)
    result = run("explore", *args.split())
    assert result.exit_code == 2, result.output
    assert named in last_line(result, "synth-compile")
    assert not list(folder.glob("**/*.toml")) and not list(folder.glob("**/*.html"))


def test_help_of_both_commands() -> None:
    assert "synth-compile explore model.onnx --calibration images.npz" in run("--help").stdout
    text = run("explore", "--help").stdout
    assert text.startswith("Usage: synth-compile explore [OPTIONS] MODEL") and "--measure" in text


LAYERS = [f"/features/block.{n}/conv/Conv" for n in range(9)]
#: Finds texts beyond their chart, and tables wider than the page shows, in a browser.
BEYOND = """() => {
  const sides = (box, outer) => [box.left - outer.left, outer.right - box.right, box.top - outer.top];
  const beyond = (...boxes) => sides(...boxes).some((part) => part < 0);
  const found = [];
  for (const svg of document.querySelectorAll("svg"))
    for (const text of svg.querySelectorAll("text"))
      if (beyond(text.getBoundingClientRect(), svg.getBoundingClientRect())) found.push(text.textContent);
  for (const wide of document.querySelectorAll(".wide"))
    if (wide.scrollWidth > wide.clientWidth) found.push(wide.querySelector("table").id);
  return found;
}"""


def exploration() -> Exploration:
    """Ten points of nearly the same quality, time and size, and all widths in all layers."""
    pairs = width_pairs()

    def point(number: int, equal: int) -> Point:
        settings = {
            layer: setting_of(pairs[(number + 2 * n) % len(pairs) if number else 0], n % 2 == 0)
            for n, layer in enumerate(LAYERS)
        }
        known = {layer: setting for layer, setting in settings.items() if setting is not None}
        time, size = 1e-4 * (1.5 if equal == 200 else 0.99**number), 20_000 - 90 * number
        return Point(known, Outcome(200, 30.0 - number, equal, equal), None, time, None, size, 0)

    outcome, cost = Outcome(200, 53.4, 200, 200), LayerCost(1.0, 1, "int8")
    alone = {
        layer: {pair: replace(outcome, sqnr=50.0 - 2 * n) for n, pair in enumerate(pairs)} for layer in LAYERS
    }
    costs = {layer: dict.fromkeys(pairs, cost) for layer in LAYERS}
    plain, int8 = replace(point(0, 200), settings={}), point(0, 199)
    points = tuple(point(n, 198 - n % 2) for n in range(1, 11))
    return Exploration(
        compile_target(None), plain, int8, alone, costs, points, "tried all", "simulated", Calibration()
    )


def test_labels_cover_neither_points_nor_labels() -> None:
    places = [(200 + 3.0 * n, 100.0 + n % 2) for n in range(12)]
    texts = [str(n) for n in range(11)] + ["float"]
    boxes = [
        (x, y + LINE / 4 - LINE, x + LETTER * len(text), y + LINE / 4)
        for (x, y), text in zip(labels_at(places, texts), texts, strict=True)
    ]
    for a, b in itertools.combinations([*boxes, *((x - 6, y - 6, x + 6, y + 6) for x, y in places)], 2):
        both_points = a not in boxes and b not in boxes
        assert both_points or not (a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3])


def test_the_page_says_what_it_compares() -> None:
    found = exploration()
    page = html(found, "net.onnx")
    assert page.count("<circle") == 2 * 12 and page.count("layers_int8.toml") == 1
    assert page.count(">int8</text>") == 2 and "In comparison: the network as it is (float)" in page
    assert "99.50% (97.2% to 99.9%)" in page and "hold samples out" in page and "Not finished" not in page
    first = html(replace(found, alone={}, points=(), left="30 widths: about 2 min"), "net.onnx")
    assert "<b>Not finished.</b> Still to come: 30 widths: about 2 min." in first
    assert "Sensitivity by layer" not in first and "layers_int8.toml" in first


@pytest.fixture
def browser() -> Iterator[Any]:
    playwright = import_or_skip("playwright.sync_api")
    if (program := chromium()) is None:
        skip(Need.TOOL, "no Chromium")
    with playwright.sync_playwright() as started:
        opened = started.chromium.launch(executable_path=program, args=["--no-sandbox"], timeout=300_000)
        yield opened
        opened.close()


def test_nothing_is_cut_off_at_1200_pixels(browser: Any, tmp_path: Path) -> None:
    (tmp_path / "report.html").write_text(html(exploration(), "net.onnx"), encoding="utf-8")
    page = browser.new_page(viewport={"width": 1200, "height": 900})
    page.goto((tmp_path / "report.html").as_uri())
    page.screenshot(path=tmp_path / "page.png", full_page=True)
    assert page.evaluate(BEYOND) == []
