"""Files of C that are compiled together: each text once, each called by its own name, what they share kept
apart."""

import pickle
import re
from collections.abc import Mapping

import numpy as np
import pytest

from synth.emit.machine import LoadedCode, load_code
from synth.emit.text import CFunction
from synth.library.compiling import compile_together
from synth.library.kernels import library_folder, load, read_kernel
from synth.library.machines import CFile, Load, SharedCode, portable_host
from tests.conftest import TARGETS, stored_encoding

TEXT = """\
/* {comment} */
#include <stdint.h>
#define STEP {more}
static int32_t {name}_more(int32_t a) {{ return a + STEP; }}
#undef STEP
void {name}(int32_t *out) {{ out[0] = {name}_more(out[0]); }}
"""


def part(name: str, text: str, **filled: object) -> CFile:
    """A file with one function that is called."""
    return CFile((CFunction("void", name, "int32_t *out"),), lambda: text.format(name=name, **filled))


def loader(compiled: list[str], target: str) -> Load:
    """Loads machines, and lists the files of which they are made."""

    def machine(sources: Mapping[str, str], declared: str) -> LoadedCode:
        compiled.extend(name for text in sources.values() for name in re.findall('#line 1 "(.*)"', text))
        return load_code(sources, declared, target)

    return machine


def test_every_text_is_compiled_once() -> None:
    compiled: list[str] = []
    adds = {"first": 1, "second": 2, "third": 1, "first_of_all": 2, "last": 3}
    shared = SharedCode(
        {f"{name}.c": part(name, TEXT, more=more, comment=f"of {name} alone") for name, more in adds.items()},
        loader(compiled, portable_host()),
    )
    assert compiled == ["first.c", "second.c", "last.c"]
    for name, more in adds.items():
        out = np.array([40], dtype=np.int32)
        shared.call(name, out)
        assert out[0] == 40 + more, name
    with pytest.raises(LookupError, match="first_more"):
        shared.call("first_more", np.zeros(1, dtype=np.int32))


@pytest.mark.parametrize("string", ["a /* b */ c", "a // c"])
def test_only_the_first_comment_is_left_out(string: str) -> None:
    compiled: list[str] = []
    text = '/* {name} */\nvoid {name}(int *out) {{ out[0] = (int)sizeof "{string}"; }}\n'
    shared = SharedCode(
        {
            "one.c": part("one", text, string=string),
            "two.c": part("two", text, string="a  c"),
            "more.c": part("more", text, string="a  c"),
        },
        loader(compiled, portable_host()),
    )
    assert compiled == ["one.c", "two.c"]
    for name, size in (("one", len(string) + 1), ("two", 5), ("more", 5)):
        out = np.zeros(1, dtype=np.int32)
        shared.call(name, out)
        assert out[0] == size


@pytest.mark.exhaustive("instructions", every=2)
@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_kernels_of_a_target_are_compiled_together(isa: str, target: str) -> None:
    """Nothing that two of their files define stands in the way, in the target's code and in the portable."""
    kernels = [
        load(isa, 1, 1, "hybrid", target),
        load(isa, 3, 1, stored_encoding(isa, "twos/bipolar"), target),
    ]
    compile_together(kernels)
    for name in ("_machine", "_portable"):
        shared = [kernel.__dict__[name] for kernel in kernels]
        assert len(set(map(id, shared))) == 1
        assert (None in shared) == kernels[0].is_portable, (
            "what this processor lacks runs as portable C alone"
        )
    again = pickle.loads(pickle.dumps(kernels[0].without_machines()))
    assert again.certificate == kernels[0].certificate and again.sources == kernels[0].sources


def test_encodings_share_their_byte_kernel() -> None:
    """The forms whose text depends on an encoding only in its comments: what makes checking a library
    fast."""
    parts = {
        name: part
        for encoding in ("unipolar", "twos", "hybrid")
        for name, part in load("neon", 2, 2, encoding, "aarch64").parts.items()
        if name.endswith("_bytes.c")
    }
    compiled: list[str] = []
    SharedCode(parts, loader(compiled, "aarch64"))
    assert len(parts) == 3
    assert len(compiled) < 3


def test_only_the_text_of_what_runs_is_emitted() -> None:
    """To emit all forms of a kernel for AArch64 takes seconds, for their loops in assembly."""
    kernel = read_kernel(library_folder() / "neon" / "a2w1_hybrid_m8n1k64_aarch64")
    weights, activations = np.ones((3, 70), int), np.ones((2, 70), int)
    for machine in (kernel, kernel.as_portable()):
        machine.form("tables").run(weights, activations)
    assert kernel.texts.__dict__["_texts"].keys() == {"tables"}
