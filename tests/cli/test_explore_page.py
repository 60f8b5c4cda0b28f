"""The page of ``synth-compile explore`` for many layers, widths and points: everything is in sight."""

import itertools
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.isa_specs.javascript import chromium
from tests.needs import Need, import_or_skip, skip

import_or_skip("tvm")
import_or_skip("jinja2")
from synth.cli.explore_report import LETTER, LINE, html, labels_at
from synth.compiler.machines import compile_target
from synth.model.mixed_precision import Exploration, Point
from synth.model.precision import Calibration
from synth.model.sensitivity import LayerCost, Outcome, setting_of, width_pairs

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
