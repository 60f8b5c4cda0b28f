"""``synth-generate``: its options, what it streams, and the statistics behind it."""

from __future__ import annotations

import codecs
import re
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import numpy as np
import psutil

from synth.cli.interrupts import GENERATE
from synth.cli.options import FILE, Answering, Checked, option, valued, version_option, within
from synth.cli.screen import note_threads
from synth.errors import UserError
from synth.generate.metadata import Metadata, hyperparameters, read_metadata
from synth.generate.network import BATCH, Network, Sampler
from synth.generate.vocabulary import Vocabulary
from synth.processes import MOST_THREADS, processors

#: Tokens of a context if nothing else is requested and the model was trained for as many.
CONTEXT = 4096
EPILOG = """\b
Examples:
  synth-generate model.gguf "The capital of France is"
  synth-generate model.gguf --prompt-file question.txt -n 400 --threads 2
  synth-generate model.gguf "Once" --temperature 0.8 --seed 3

\b
Exit codes:
  0    fine
  2    bad input, said in one line
  130  interrupted: the text so far and its statistics are printed
"""


def _number(low: float, high: float) -> Any:
    """Return a reader of numbers from ``low`` to ``high``."""

    def read(text: str) -> float:
        number = float(text)
        if not low <= number <= high:
            raise ValueError(text)
        return number

    return read


COUNT = Checked("N", within(0, 1 << 30), "give a number of tokens, 0 or more")
CONTEXT_SIZE = Checked("N", within(1, 1 << 30), "give a number of tokens, 1 or more")
THREADS = Checked("N", within(1, MOST_THREADS), f"give a number from 1 to {MOST_THREADS}")
SEED = Checked("N", within(0, None), "give a whole number, 0 or more")
TEMPERATURE = Checked("T", _number(0, 1000), "give a number from 0 to 1000")
TOP_P = Checked("P", _number(0, 1), "give a number from 0 to 1")


@dataclass
class GenerationStatistics:
    """Counts of tokens with the seconds that they took. ``ready``: seconds since the process began."""

    ready: float
    prompt: tuple[int, float] = (0, 0.0)
    generated: tuple[int, float] = (0, 0.0)

    def lines(self, network: Network, file_bytes: int, threads: int) -> Iterator[str]:
        """Yield the lines on standard error. The prompt gives the first token, so its rate does not count."""
        for name, (tokens, seconds), free in (("prompt", self.prompt, 0), ("generated", self.generated, 1)):
            rate = f"{(tokens - free) / seconds:.1f} tokens/s" if tokens > free else "no rate"
            yield f"{name:10} {tokens} tokens in {seconds:.2f} s, {rate}"
        yield f"{'ready':10} after {self.ready:.2f} s; threads: {threads}, context: {network.context}"
        yield f"{'memory':10} {peak_bytes() / 1e6:.0f} MB at most; the file has {file_bytes / 1e6:.0f} MB"


def peak_bytes() -> int:
    """Return the most memory that this process had at a time; what it has now if the system does not tell."""
    status = Path("/proc/self/status")
    if not status.exists():
        return int(psutil.Process().memory_info().rss)
    peak = re.search(r"VmHWM:\s*(\d+) kB", status.read_text(encoding="utf-8"))
    return 1024 * int(peak[1]) if peak else 0


class _Interruption:
    """Counts Ctrl-C instead of raising KeyboardInterrupt, from ``begin`` on."""

    def __init__(self) -> None:
        self.came = False
        self._is_handled = signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
        if self._is_handled:  # while the model is loaded, an exception ends the command
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def begin(self) -> None:
        if self._is_handled:
            signal.signal(signal.SIGINT, lambda number, frame: setattr(self, "came", True))


def generate(
    network: Network, vocabulary: Vocabulary, tokens: list[int], sampler: Sampler, count: int
) -> Iterator[int | None]:
    """Evaluate ``tokens`` in batches, with a None after each batch. Then yield up to ``count`` tokens that
    follow. An end token is the last, and is not yielded."""
    for first in range(0, len(tokens), BATCH):
        logits = network.evaluate(tokens[first : first + BATCH])
        yield None
    for number in range(count):
        if not np.isfinite(logits).all():
            raise UserError("the model's logits are not finite; get its file again")
        token = sampler.choose(logits)
        if token in vocabulary.ends:
            return
        yield token
        if number + 1 == count or network.position == network.context:
            return
        logits = network.evaluate([token])


def _prompt(text: str | None, file: Path | None) -> str:
    """Return the prompt: the argument, the content of a file, or standard input. Raises UserError for two of
    them."""
    if text is not None and file is not None:
        raise UserError("TEXT and --prompt-file: give one of them")
    try:
        if file is not None:
            return file.read_bytes().decode()
        if text is None:
            if sys.stdin is None or sys.stdin.isatty():
                raise UserError("TEXT: missing; give a text, --prompt-file, or a text on standard input")
            return sys.stdin.buffer.read().decode()
        text.encode()  # bytes of the command line that are no UTF-8 became surrogates
    except UnicodeError:
        where = file or ("standard input" if text is None else "TEXT")
        raise UserError(f"{where}: no text in UTF-8; convert it") from None
    except OSError as error:
        raise UserError(f"{file}: {error.strerror}; give the name of a text file") from None
    return text


def _tokens(
    metadata: Metadata, vocabulary: Vocabulary, prompt: str, context: int | None
) -> tuple[list[int], int]:
    """Return the tokens of the prompt and the size of the context. Raises UserError if they do not fit."""
    tokens, trained = vocabulary.encode(prompt), hyperparameters(metadata).trained_context
    size = context or min(CONTEXT, trained)
    if not tokens:
        raise UserError("TEXT: has no token; give a text")
    if len(tokens) > size:
        remedy = f"--context {len(tokens)} or more" if len(tokens) <= trained else "a shorter text"
        raise UserError(f"the prompt has {len(tokens)} tokens, and the context {size}; give {remedy}")
    return tokens, size


@click.command(cls=Answering, program=GENERATE, epilog=EPILOG)
@click.argument("model", type=FILE, metavar="MODEL")
@click.argument("text", required=False)
@option("--prompt-file", type=FILE, help="Text file with the prompt.  [default: TEXT, else standard input]")
@option("-n", "count", type=COUNT, default="128", show_default=True, help="Most tokens to generate.")
@valued("--temperature", TEMPERATURE, "0: always the most probable token. 1: by the probabilities.", "0")
@valued("--top-k", COUNT, "With a temperature: only so many most probable tokens; 0: all.", "40")
@valued("--top-p", TOP_P, "With a temperature: only the tokens that have this probability together.", "0.95")
@valued("--seed", SEED, "Begin of the random numbers: the same seed gives the same text.", "0")
@valued("--threads", THREADS, f"Threads.  [default: the processors, {processors()} here]")
@valued(
    "--context", CONTEXT_SIZE, f"Most tokens of prompt and text.  [default: {CONTEXT}, or what the model has]"
)
@version_option(GENERATE)
def cli(
    model: Path, text: str | None, prompt_file: Path | None, count: int, threads: int | None,
    context: int | None, **sampling: Any,
) -> int:  # fmt: skip
    """Continue TEXT with the language model in MODEL, a GGUF file. The text goes to standard output, and
    statistics to standard error.

    TEXT is continued as it stands; no chat template is applied. Control tokens in it, such as <|im_start|>,
    are recognized, so a chat can be spelled out.
    """
    interruption = _Interruption()
    metadata, threads = read_metadata(model), threads or processors()
    note_threads(threads)
    vocabulary = Vocabulary(metadata)
    tokens, size = _tokens(metadata, vocabulary, _prompt(text, prompt_file), context)
    try:
        network = Network(metadata, size, threads)
    except MemoryError:
        problem = f"no memory for the model with a context of {size}"
        raise UserError(f"{problem}; give a smaller --context") from None
    interruption.begin()
    statistics = GenerationStatistics(time.time() - psutil.Process().create_time())
    decoder, since = codecs.getincrementaldecoder("utf-8")("replace"), time.perf_counter()
    for token in generate(network, vocabulary, tokens, Sampler(**sampling), count):
        seconds = time.perf_counter() - since
        if token is None:
            statistics.prompt = (network.position, seconds)
        else:
            statistics.generated = (statistics.generated[0] + 1, seconds - statistics.prompt[1])
            click.echo(decoder.decode(vocabulary.piece(token)).encode(), nl=False)  # whatever the locale is
        if interruption.came:
            break
    click.echo(decoder.decode(b"", final=True).encode())
    for line in statistics.lines(network, len(metadata.file.data), threads):
        click.echo(line, err=True)
    return 130 if interruption.came else 0
