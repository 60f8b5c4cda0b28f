"""What the packers of table forms read: nothing behind the last pixel, where no page need be."""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import pytest

import isa_specs
from sketches.encoding import Operand
from synth.emit.features import host_features, host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import compile_shared
from synth.forms.registry import FORMS
from synth.library.rows import helper_source, row_helper
from tests.conftest import at_the_end_of_a_page
from tests.needs import Need, skip_where

TARGET, PIXELS = "x86_64_bitalg", 3


def _pack(path: str, symbols: tuple[str, str], prototypes: str, chunk: int, size: int) -> int:
    """Pack pixels of every number of channels, values and words of two planes; how many there were."""
    library, done = NativeLibrary(path, prototypes), 0
    for channels in (*range(1, 130), 192, 256, 300):
        words = PIXELS * -(-channels // chunk) * size // 4
        to, sums = np.zeros(words, np.uint32), np.zeros(PIXELS, np.int32)
        values = at_the_end_of_a_page(np.ones((PIXELS, channels), np.int8))
        library.call(symbols[0], values, 1, 0, PIXELS, 0, channels, 1, 1, channels, to, sums)
        assert sums.tolist() == [channels] * PIXELS
        planes = at_the_end_of_a_page(np.zeros((PIXELS, -(-channels // 32) * 2), np.uint32))
        library.call(symbols[1], planes, 1, 0, PIXELS, 0, planes.shape[1], channels, to, sums)
        assert not sums.any()
        done += 1
    return done


@skip_where(Need.SYSTEM, sys.platform != "linux" or host_target() != "x86_64", "protects pages of Linux")
@pytest.mark.parametrize("extensions", [True, False])
@pytest.mark.parametrize(("form", "chunk", "size"), [("tables", 8, 32), ("tables64", 6, 64)])
def test_packers_read_nothing_behind_the_last_pixel(
    form: str, chunk: int, size: int, extensions: bool, tmp_path: Path
) -> None:
    """In a process of its own, which ends where it reads what is not there."""
    operand, packers = Operand(2, "unsigned"), FORMS[form].packers
    helpers = [row_helper(packers, operand, packed) for packed in (False, True)]
    text = helper_source(helpers, "avx512", TARGET)
    text = text if extensions else text.replace("#define SYNTH_SHUFFLE 1", "")
    own = isa_specs.load("avx512").target(TARGET).feature_names
    features = own if host_features().issuperset(own) else ()
    path = compile_shared({"rows.c": text}, "x86_64", features, "-O2", tmp_path)
    prototypes = "".join(f"int32_t {one.symbol}({one.parameters});\n" for one in helpers)
    symbols = (helpers[0].symbol, helpers[1].symbol)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(_pack, str(path), symbols, prototypes, chunk, size).result() == 132
