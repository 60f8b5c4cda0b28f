"""The page of examples/web in Chromium: strokes are drawn, answers read, outputs compared bit by bit."""

import functools
import http.server
import threading
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.isa_specs.javascript import chromium
from tests.needs import Need, import_or_skip, skip

import_or_skip("tvm")
import_or_skip("onnx")
playwright = import_or_skip("playwright.sync_api")

import synth
from examples.web.__main__ import DATA, NETWORKS, build

#: Points of strokes in 0..1 of the drawing area, by digit.
DIGITS = {
    1: [[(0.52, 0.15), (0.48, 0.85)]],
    4: [[(0.35, 0.15), (0.25, 0.55), (0.75, 0.55)], [(0.62, 0.2), (0.6, 0.88)]],
    7: [[(0.25, 0.2), (0.75, 0.2), (0.45, 0.85)]],
}
LOADED = "document.querySelector('#status').textContent === '' || document.querySelector('#status.error')"
RUN = """async ([name, image]) => {
  const { load } = await import(`./${name}.js`);
  const model = await load();
  return { level: model.level, logits: [...model.run({ image: Float32Array.from(image) }).logits] };
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    program = chromium()
    if program is None:
        skip(Need.TOOL, "no Chromium")
    with playwright.sync_playwright() as started:
        # Containers let no process make the sandbox.
        opened = started.chromium.launch(executable_path=program, args=["--no-sandbox"], timeout=300_000)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The page on a server: its address, and the packages of its networks by name."""
    folder = tmp_path_factory.mktemp("page")
    packages = {package.name: package for package in build(folder)}
    handler = functools.partial(Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield SimpleNamespace(address=f"http://127.0.0.1:{server.server_port}/", packages=packages)
        server.shutdown()


@pytest.fixture
def page(browser: Any, site: Any) -> Iterator[Any]:
    """The loaded page on a telephone, which has to leave nothing on the console."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    context.set_default_timeout(300_000)
    opened, said = context.new_page(), []
    opened.on("console", lambda message: said.append(message.text))
    opened.on("pageerror", lambda error: said.append(str(error)))
    opened.goto(site.address)
    opened.wait_for_function(LOADED)
    yield opened
    context.close()
    assert not said


def places(page: Any, stroke: list[tuple[float, float]]) -> list[tuple[float, float]]:
    box = page.locator("#pad").bounding_box()
    return [(box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in stroke]


def draw(page: Any, digit: int) -> None:
    for stroke in DIGITS[digit]:
        first, *others = places(page, stroke)
        page.mouse.move(*first)
        page.mouse.down()
        for place in others:
            page.mouse.move(*place, steps=6)
        page.mouse.up()


def answers(page: Any) -> list[str]:
    """The answers of both networks, after the frame that shows them."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return list(page.locator("[data-of=answer]").all_inner_texts())


@pytest.mark.parametrize("digit", DIGITS)
def test_drawn_digits_are_read(page: Any, digit: int) -> None:
    draw(page, digit)
    assert answers(page) == [str(digit)] * 2
    assert all(float(text) > 50 for text in page.locator("tr.best td:nth-child(n + 3)").all_inner_texts())
    for what, unit in (("time", "ms"), ("size", "kB"), ("download", "kB")):
        for text in page.locator(f"[data-of={what}]").all_inner_texts():
            number, said = text.split()
            assert float(number) > 0 and said == unit


def test_a_finger_draws_and_both_ways_clear(page: Any) -> None:
    devtools = page.context.new_cdp_session(page)
    for clear in (lambda: page.locator("#clear").press("Enter"), lambda: page.keyboard.press("Escape")):
        points = [{"x": x, "y": y} for x, y in places(page, DIGITS[1][0])]
        for kind, touches in (("touchStart", points[:1]), ("touchMove", points[1:]), ("touchEnd", [])):
            devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
        assert answers(page) == ["1", "1"]
        clear()
        assert answers(page) == ["–", "–"]


@pytest.mark.parametrize("name", NETWORKS)
def test_outputs_are_those_of_wasmtime(page: Any, site: Any, name: str) -> None:
    import_or_skip("wasmtime")
    native = synth.compile(DATA / NETWORKS[name])
    for seed in range(3):
        image = np.random.default_rng(seed).random((1, 1, 28, 28), np.float32)
        found = page.evaluate(RUN, [name, image.ravel().tolist()])
        got = np.array(found["logits"], np.float32)
        package = site.packages[name]
        for level in package.modules if name == "digits_2bit" else [found["level"]]:
            ((want,), _) = package.emulated(level)([image])
            assert np.array_equal(got, np.asarray(want).ravel()), level
        if name == "digits_2bit":
            assert np.array_equal(got, np.asarray(native(image)).ravel())


def test_an_engine_without_simd_is_one_line(browser: Any, site: Any) -> None:
    context = browser.new_context()
    context.add_init_script("WebAssembly.validate = () => false")
    page = context.new_page()
    page.goto(site.address)
    page.wait_for_function(LOADED)
    assert "no SIMD" in page.locator("#status.error[role=alert]").inner_text()
    context.close()
