"""Files of C that are compiled together: each text once, each called by its own name, what they share kept
apart."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable

import numpy as np
import pytest

from synth.emit.machine import Machine, load_machine
from synth.emit.toolchain import CompileError
from synth.library.compiling import compile_together
from synth.library.kernels import load
from synth.library.machines import SharedMachine, portable_host
from tests.conftest import TARGETS

TEXT = """\
/* {comment} */
#include <stdint.h>
#define STEP {more}
static int32_t {name}_more(int32_t a) {{ return a + STEP; }} // {comment}
static int32_t synth_helper(int32_t a) {{ return {name}_more(a); }}
#undef STEP
void {name}(int32_t *out) {{ out[0] = synth_helper(out[0]); }}
"""


def part(name: str, more: int, comment: str) -> tuple[str, str]:
    return TEXT.format(name=name, more=more, comment=comment), f"void {name}(int32_t *out);\n"


def loader(compiled: list[str], target: str) -> Callable[[dict[str, str], str], Machine]:
    """Loads machines, and lists the files of which they are made."""

    def machine(sources: dict[str, str], declared: str) -> Machine:
        compiled.extend(name for text in sources.values() for name in re.findall('#line 1 "(.*)"', text))
        return load_machine(sources, declared, target)

    return machine


def test_every_text_is_compiled_once() -> None:
    compiled: list[str] = []
    adds = {"first": 1, "second": 2, "third": 1, "first_of_all": 2, "last": 3}
    shared = SharedMachine(
        {f"{name}.c": part(name, more, f"of {name} alone") for name, more in adds.items()},
        loader(compiled, portable_host()),
    )
    assert compiled == ["first.c", "second.c", "last.c"]
    for name, more in adds.items():
        out = np.array([40], dtype=np.int32)
        shared.call(name, out)
        assert out[0] == 40 + more, name
    with pytest.raises(LookupError, match="first_more"):
        shared.call("first_more", np.zeros(1, dtype=np.int32))


def test_what_a_file_tells_the_preprocessor_is_told_to_it_alone() -> None:
    text = """\
#include <stdint.h>
{define}#ifdef FLAG
#define VALUE 1
#else
#define VALUE 2
#endif
void {name}(int32_t *out) {{ out[0] = VALUE; }}
"""
    parts = {
        f"{name}.c": (text.format(name=name, define=define), f"void {name}(int32_t *out);\n")
        for name, define in (("one", "  #  define FLAG\n"), ("two", ""))
    }
    shared = SharedMachine(parts, loader([], portable_host()))
    for name, value in (("one", 1), ("two", 2)):
        out = np.zeros(1, dtype=np.int32)
        shared.call(name, out)
        assert out[0] == value


@pytest.mark.parametrize(
    "second",
    [
        "void two(int32_t *out) { out[0] = 2; }",  # without the header that it needs
        "#include <stdint.h>\nvoid two(int32_t *out) { out[0] = one_table[0]; }",
        "#include <stdint.h>\nvoid two(int32_t *out) { out[0] = one_too(); }",
    ],
)
@pytest.mark.parametrize("turned", [False, True])
def test_what_does_not_compile_alone_does_not_compile_with_others(second: str, turned: bool) -> None:
    one = (
        "#include <stdint.h>\n"
        "static const int32_t one_table[] = {1};\n"
        "static int32_t one_too(void) { return 1; }\n"
        "void one(int32_t *out) { out[0] = one_table[0] + one_too(); }"
    )
    texts = {"one": one, "two": second}
    names = sorted(texts, reverse=turned)
    parts = {f"{name}.c": (texts[name], f"void {name}(int32_t *out);\n") for name in names}
    with pytest.raises(CompileError):
        SharedMachine(parts, loader([], portable_host()))


def test_a_comment_that_goes_on_behind_its_line() -> None:
    """It is told apart from code by nobody here, so such texts are equal only with their comments."""
    text = "#include <stdint.h>\nvoid {name}(int32_t *out) {{ out[0] = 1;\n// x{end}\nout[0] = 2;\n}}\n"
    parts = {
        f"{name}.c": (text.format(name=name, end=end), f"void {name}(int32_t *out);\n")
        for name, end in (("one", ""), ("two", " \\"))
    }
    shared = SharedMachine(parts, loader([], portable_host()))
    for name, value in (("one", 2), ("two", 1)):
        out = np.zeros(1, dtype=np.int32)
        shared.call(name, out)
        assert out[0] == value


@pytest.mark.parametrize("string", ["a /* b */ c", "a // c"])
def test_what_a_string_says_is_no_comment(string: str) -> None:
    compiled: list[str] = []
    text = '#include <stdint.h>\nvoid {name}(int32_t *out) {{ out[0] = (int32_t)sizeof "{string}"; }}\n'
    texts = {"one": text.format(name="one", string=string), "two": text.format(name="two", string="a  c")}
    shared = SharedMachine(
        {f"{name}.c": (text, f"void {name}(int32_t *out);\n") for name, text in texts.items()},
        loader(compiled, portable_host()),
    )
    assert compiled == ["one.c", "two.c"]
    for name, size in (("one", len(string) + 1), ("two", 5)):
        out = np.zeros(1, dtype=np.int32)
        shared.call(name, out)
        assert out[0] == size


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_kernels_of_a_target_are_compiled_together(isa: str, target: str) -> None:
    """Nothing that two of their files define stands in the way, in the target's code and in the portable."""
    kernels = [load(isa, 1, 1, "hybrid", target), load(isa, 3, 1, "twos/bipolar", target)]
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
    SharedMachine(parts, loader(compiled, "aarch64"))
    assert len(parts) == 3
    assert len(compiled) < 3
