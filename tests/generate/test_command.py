"""``synth-generate``: its text, its statistics, and one line for every wrong input."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from synth.errors import UserError
from synth.generate.command import _prompt, cli
from synth.generate.metadata import read_metadata
from synth.generate.network import Network
from synth.generate.vocabulary import Vocabulary
from tests.conftest import heed_interrupts
from tests.generate.models import TOKENS, WIDTH, TinyModel, gguf

PROMPT = "abc d"


@pytest.fixture(autouse=True)
def _signals() -> Iterator[None]:
    """The command handles Ctrl-C in its own way."""
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model whose file names no end of texts."""
    own = {"eos_token_id": None}
    return TinyModel("llama", vocabulary=own).write(tmp_path_factory.mktemp("model") / "m.gguf")


def _run(*arguments: Any) -> int:
    return int(cli.main([*map(str, arguments)], prog_name="synth-generate", standalone_mode=False))


def _greedy(path: Path, count: int) -> bytes:
    metadata = read_metadata(path)
    vocabulary, network = Vocabulary(metadata), Network(metadata, 512)
    logits, text = network.evaluate(vocabulary.encode(PROMPT)), b""
    for _ in range(count):
        token = int(np.argmax(logits))
        text, logits = text + vocabulary.piece(token), network.evaluate([token])
    return text


def test_text_and_statistics(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(model, PROMPT, "-n", 12, "--threads", 1) == 0
    out, err = capsys.readouterr()
    assert out == _greedy(model, 12).decode(errors="replace") + "\n" and len(out) > 5
    lines = err.splitlines()
    assert re.fullmatch(r"prompt     4 tokens in \d+\.\d\d s, \d+\.\d tokens/s", lines[0])
    assert re.fullmatch(r"generated  12 tokens in \d+\.\d\d s, \d+\.\d tokens/s", lines[1])
    assert re.fullmatch(r"ready      after \d+\.\d\d s; threads: 1, context: 512", lines[2])
    assert re.fullmatch(r"memory     \d+ MB at most; the file has \d+ MB", lines[3]) and len(lines) == 4


def test_the_prompt_may_be_a_file_or_standard_input(
    model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "p.txt").write_text(PROMPT, encoding="utf-8")
    assert _run(model, "--prompt-file", tmp_path / "p.txt", "-n", 5) == 0
    first = capsys.readouterr().out
    with (tmp_path / "p.txt").open(encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        assert _run(model, "-n", 5) == 0
    assert capsys.readouterr().out == first == _greedy(model, 5).decode(errors="replace") + "\n"


def test_line_ends_of_a_prompt_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "p.txt").write_bytes(b"a\r\nb\rc")
    assert _prompt(None, tmp_path / "p.txt") == "a\r\nb\rc"
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(UserError, match="TEXT: missing"):
        _prompt(None, None)


def test_sampling_and_the_end_of_the_context(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for seed in (3, 3, 4):
        assert _run(model, PROMPT, "-n", 30, "--temperature", 2, "--top-k", 0, "--seed", seed) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1] != texts[2]
    assert _run(model, PROMPT, "--context", 8) == 0
    assert "generated  5 tokens" in capsys.readouterr().err  # the last one is not evaluated
    assert _run(model, PROMPT, "-n", 0) == 0
    out, err = capsys.readouterr()
    assert out == "\n" and "generated  0 tokens in 0.00 s, no rate" in err


def test_threads_that_are_not_there(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(model, PROMPT, "-n", 1, "--threads", 1000) == 0
    err = capsys.readouterr().err.splitlines()
    assert len(err) == 5 and err[0].startswith("note: 1000 threads were asked for, ")


def test_an_end_token_ends_the_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    probable = int(np.argmax(TinyModel("llama").logits([1, TOKENS.index("▁abc")])[-1]))
    path = TinyModel("llama", vocabulary={"eos_token_id": probable}).write(tmp_path / "m.gguf")
    assert _run(path, "abc") == 0
    out, err = capsys.readouterr()
    assert out == "\n" and "generated  0 tokens" in err


def _changed(path: Path, **changes: Any) -> Path:
    return TinyModel("llama", metadata=changes).write(path)


def _without(path: Path, name: str) -> Path:
    model = TinyModel("llama")
    del model.stored[name]
    return model.write(path)


def _stored(path: Path, name: str, data: np.ndarray, types: Any = None) -> Path:
    model = TinyModel("llama")
    model.stored[name] = (data, types)
    return model.write(path)


def _cut(path: Path, kind: str, size: int) -> Path:
    TinyModel("llama", kind).write(path)
    path.write_bytes(path.read_bytes()[:size])
    return path


IQ2 = gguf.GGMLQuantizationType.IQ2_XXS
_HALF = np.zeros((4, WIDTH), np.float32)
_IQ2 = np.zeros((len(TOKENS), 66), np.uint8)
FILES: dict[str, tuple[Any, str]] = {
    "no file": (lambda p: p, "No such file or directory; give the path of a GGUF file"),
    "no GGUF": (lambda p: (p.write_text("text"), p)[1], "no GGUF file .*; it may be truncated, get it again"),
    "header cut": (lambda p: _cut(p, "F32", 3000), "no GGUF file .*; it may be truncated, get it again"),
    "floats cut": (lambda p: _cut(p, "F32", 100_000), "takes 276480 bytes, and it has .*; get it again"),
    "blocks cut": (lambda p: _cut(p, "Q8_0", 50_000), r"Q8_0 .* takes .* truncated"),
    "architecture": (
        lambda p: TinyModel("mamba").write(p),
        "architecture 'mamba'; synth-generate computes",
    ),
    "capped logits": (
        lambda p: TinyModel("gemma3", metadata={"final_logit_softcapping": 30.0}).write(p),
        "gemma3.final_logit_softcapping is 30.0; synth-generate computes 0",
    ),
    "no tensor": (
        lambda p: _without(p, "blk.1.ffn_up.weight"),
        "has no tensor blk.1.ffn_up.weight; convert",
    ),
}
#: Name of a tensor, what is stored instead, its type.
STORED: list[tuple[str, np.ndarray, Any, str]] = [
    (
        "output_norm.weight",
        np.full(WIDTH, np.nan, np.float32),
        None,
        "the model's logits are not finite; get",
    ),
    (
        "blk.0.attn_k.weight",
        _HALF,
        None,
        r"attn_k.weight is \[4, 256\], and by the metadata \[128, 256\]",
    ),
    ("blk.0.ffn_gate_inp.weight", _HALF, None, "not know, such as blk.0.ffn_gate_inp.weight; llama.cpp"),
    ("token_embd.weight", _IQ2, IQ2, "type IQ2_XXS is none of .*; requantize it"),
    ("output_norm.weight", _IQ2[:1, :66], IQ2, r"output_norm.weight is \[1, 256\]"),
]
CHANGED: list[tuple[dict[str, Any], str]] = [
    ({"split.count": 2}, "a part of a model; join the parts with llama-gguf-split --merge"),
    ({"block_count": None}, "it has no llama.block_count; convert the model anew"),
    ({"attention.head_count": [4, 4]}, "head_count is a list, no whole numb"),
    ({"embedding_length": 0}, "embedding_length is 0, no whole number from 1 on"),
    ({"rope.freq_base": "a"}, "rope.freq_base is 'a', no number above 0"),
    ({"attention.head_count_kv": 3}, "4 heads cannot share 3 heads of keys"),
    ({"attention.value_length": 32}, "heads of 64 components"),
    ({"rope.scaling.type": "yarn"}, "RoPE scaling 'yarn'; synth-generate"),
    ({"rope.scaling.attn_factor": 2.0}, "llama.rope.scaling.attn_factor is 2.0; synth-generate computes 1"),
    ({"hidden_act": "relu2"}, "activation 'relu2'; synth-generate computes silu"),
    ({"embedding_length": 128}, r"is \[270, 256\], and by the metadata \[270, 128\]"),
]
FILES |= {says: (lambda p, changes=changes: _changed(p, **changes), says) for changes, says in CHANGED}
FILES |= {says: (lambda p, given=given: _stored(p, *given), says) for *given, says in STORED}


@pytest.mark.parametrize("case", FILES)
def test_a_wrong_file_gets_one_line(case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make, says = FILES[case]
    assert _run(make(tmp_path / "m.gguf"), PROMPT) == 2
    out, err = capsys.readouterr()
    assert not out and err.count("\n") == 1 and re.match(rf"synth-generate: .*{says}", err), err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((PROMPT, "--context", "2"), "the prompt has 4 tokens, and the context 2; give --context 4 or more"),
        (("abc " * 600,), "the prompt has 602 tokens, and the context 512; give a shorter text"),
        ((PROMPT, "--context", "513"), "a context of 513: the model has 1 to 512 tokens"),
        ((PROMPT, "--prompt-file", "x"), "TEXT and --prompt-file: give one of them"),
        (("--prompt-file", "x"), "x: No such file or directory; give the name of a text file"),
        (("a\udcff",), "TEXT: no text in UTF-8; convert it"),
        (("--prompt-file", sys.executable), "no text in UTF-8; convert it"),
        ((PROMPT, "--temperature", "-1"), "--temperature -1: give a number from 0 to 1000"),
        ((PROMPT, "--temperature", "nan"), "--temperature nan: give a number from 0 to 1000"),
        ((PROMPT, "--top-p", "2"), "--top-p 2: give a number from 0 to 1"),
        ((PROMPT, "-n", "x"), "-n x: give a number of tokens, 0 or more"),
        ((PROMPT, "--threads", "0"), "--threads 0: give a number from 1 to 1024"),
        ((PROMPT, "--seed", "-3"), "--seed -3: give a whole number, 0 or more"),
        ((PROMPT, "--nosuch"), "--nosuch: no such option"),
        ((PROMPT, "more"), "more: one argument too many; see synth-generate --help"),
    ],
)
def test_a_wrong_option_gets_one_line(
    arguments: tuple[str, ...], says: str, model: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run(model, *arguments) == 2
    out, err = capsys.readouterr()
    assert not out and err.count("\n") == 1 and re.match(f"synth-generate: .*{re.escape(says)}", err), err


def test_a_context_that_does_not_fit(
    model: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(shape: Any, dtype: Any) -> None:
        raise MemoryError

    monkeypatch.setattr("synth.generate.network.np.zeros", full)
    assert _run(model, PROMPT, "--context", 77) == 2
    assert re.match(
        r"synth-generate: no memory for .* of 77; give a smaller --context\n$", capsys.readouterr().err
    )


def test_ctrl_c_ends_with_the_statistics(tmp_path: Path) -> None:
    """The context has room for minutes of text."""
    own = {"context_length": 1 << 17}
    model = TinyModel("llama", metadata=own, vocabulary={"eos_token_id": None}).write(tmp_path / "m.gguf")
    limits = ["-n", "100000", "--context", "110000", "--temperature", "9"]
    command = [sys.executable, "-m", "synth.generate", str(model), PROMPT, *limits]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    running = subprocess.Popen(command, **pipes, preexec_fn=heed_interrupts)
    assert running.stdout is not None
    os.read(running.stdout.fileno(), 1)  # it generates
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130 and out.endswith(b"\n")
    assert re.match(rb"prompt .*\ngenerated  \d+ tokens .*\nready .*\nmemory .*\n$", err), err
