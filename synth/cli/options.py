"""Click commands that report an error as one line on standard error and an exit code, their options, and the
types of values. The line says option, value and what is allowed."""

from __future__ import annotations

import importlib
import math
import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from sketches.limits import MAX_BITS
from synth.cli.interrupts import KERNEL, interrupted, leave_interrupts
from synth.errors import UserError, VerificationError
from synth.processes import finish, processors


class Interrupted(Exception):
    """Ctrl-C arrived while a command ran."""


class Answering(click.Command):
    """A click command whose ``main`` prints an error as one line. ``program`` begins the line."""

    def __init__(self, *args: Any, program: str = KERNEL, **settings: Any) -> None:
        settings["context_settings"] = {"help_option_names": ["-h", "--help"], "max_content_width": 100}
        super().__init__(*args, **settings)
        self.program = program

    def main(self, args: Sequence[str] | None = None, *rest: Any, **settings: Any) -> Any:
        standalone = settings.pop("standalone_mode", True)
        code = answer(self.program, partial(super().main, args, *rest, standalone_mode=False, **settings))
        if standalone:
            sys.exit(code)
        return code

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Interrupted from None


class Cli(Answering, click.Group):
    """A group of commands with the error handling of ``Answering``."""


def answer(program: str, run: Callable[[], Any]) -> int:
    """Call ``run`` and return the exit code: that of ``run`` (None: 0), 2 for bad input, 130 for Ctrl-C. It
    is 1 for a failed check or a closed pipe. Each error but the pipe becomes one line on standard error."""
    try:
        code = run() or 0
        sys.stdout.flush()
        return code
    except click.ClickException as error:
        return _say(program, _usage(error), 2)
    except BrokenPipeError:  # the reader of the output has ended (`| head`)
        return 1
    except OSError as error:
        if error.errno is None:  # an error without a number of the system: its text is complete
            return _say(program, str(error), 2)
        where = error.filename or "standard output"
        return _say(program, f"{where}: {error.strerror or error}; make room or write elsewhere", 2)
    except (UserError, VerificationError) as error:
        return _say(program, str(error), 2 if isinstance(error, UserError) else 1)
    except (Interrupted, KeyboardInterrupt, click.Abort):
        return _say(program, interrupted(program), 130)


def _say(program: str, text: str, code: int) -> int:
    # This line is the last one: the command has ended, and a later Ctrl-C must not add another.
    leave_interrupts()
    finish()
    click.echo(f"{program}: {' '.join(text.split())}", err=True)
    return code


def _usage(error: click.ClickException) -> str:
    """Return click's usage error as "option or value: what is allowed"."""
    ctx = error.ctx if isinstance(error, click.UsageError) else None
    see = f"see {ctx.command_path if ctx else 'synth-kernel'} --help"
    words = error.message.rstrip(".").split("'")
    if isinstance(error, click.NoSuchOption):
        near = f"did you mean {' or '.join(error.possibilities)}?" if error.possibilities else see
        return f"{error.option_name}: no such option; {near}"
    if isinstance(error, click.MissingParameter) and error.param is not None and ctx is not None:
        option = isinstance(error.param, click.Option)
        return f"{error.param.opts[-1] if option else error.param.make_metavar(ctx)}: missing; {see}"
    if isinstance(error, click.BadParameter) and error.param is not None:
        return f"{error.param.opts[-1]}: {error.message.rstrip('.')}; {see}"
    if isinstance(error, click.BadOptionUsage):
        return f"{error.option_name}: {''.join(words[2:]).strip() or words[0]}; {see}"
    if len(words) > 1 and words[0].startswith("No such command") and ctx is not None:
        import difflib

        commands = ctx.command.list_commands(ctx) if isinstance(ctx.command, click.Group) else []
        near = "".join(f"did you mean {n}? " for n in difflib.get_close_matches(words[1], commands, 1, 0.6))
        return f"{words[1]}: no such command; {near}the commands are {', '.join(commands)}; {see}"
    extra = re.fullmatch(r"Got unexpected extra arguments? \((.*)\)", error.message)
    return f"{f'{extra[1]}: one argument too many' if extra else error.message.rstrip('.')}; {see}"


#: The end of each command's help text.
ENVIRONMENT = """
\b
Environment (docs/terminal.md has more):
  SYNTH_FEATURES   the features of this computer that may be used, with
                   commas: x86-64-v3 (a level), avxvnni (a feature)
  SYNTH_KERNELS    folder of the kernel library
  SYNTH_TUNED      file of tuned schedules
  SYNTH_CACHE_DIR  folder of the cache
  SYNTH_CC         C compiler for this computer
"""


def names_of(module: str, attribute: str, order: Callable[[Any], Any] = list) -> Callable[[], str]:
    """Return a function that lists with commas the members of a module's ``attribute``, or of what it returns
    if it is callable. The module is imported only when names are shown, so that commands start fast."""

    def names() -> str:
        members = getattr(importlib.import_module(module), attribute)
        return ", ".join(order(members() if callable(members) else members))

    return names


isa_names = names_of("isa_specs", "available", sorted)
encoding_pairs = names_of("sketches.encoding", "PAIRS")
form_names = names_of("synth.forms", "choices")
core_names = names_of("isa_specs.cores", "cores", sorted)
kind_names = names_of("synth.emit.cache", "KINDS")


def target_names() -> str:
    """Return the names of all targets with kernels of their own, with commas."""
    import isa_specs

    tables = isa_specs.available().values()
    return ", ".join(sorted({target.name for isa in tables for target in isa.targets if target.useful}))


def encoding_names() -> str:
    """Return what ``--encoding`` accepts, in words."""
    from sketches.encoding import Encoding

    return f"{encoding_pairs()} or ACT/WEIGHT with each of {', '.join(Encoding.registry)}"


class Checked(click.ParamType):
    """A click type whose values ``read`` converts from text. If ``read`` raises ValueError, UserError says
    what is ``allowed``. ``names`` returns the values for shell completion, separated by ", "."""

    def __init__(
        self, name: str, read: Callable[[str], Any], allowed: str | Callable[[], str],
        names: Callable[[], str] = str,
    ) -> None:  # fmt: skip
        self.name = name
        self._read, self._allowed, self._names = read, allowed, names

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return self._read(str(value))
        except UserError:
            raise
        except ValueError:
            allowed = self._allowed if isinstance(self._allowed, str) else self._allowed()
            option = param.opts[-1] if isinstance(param, click.Option) else self.name
            raise UserError(f"{option} {value or repr(value)}: {allowed}") from None

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        from click.shell_completion import CompletionItem

        return [CompletionItem(name) for name in self._names().split(", ") if name.startswith(incomplete)]


def one_of(name: str, names: Callable[[], str], refused: str) -> Checked:
    """Return the type of a value in ``names()``, a text with commas. ``refused`` begins the error."""

    def read(text: str) -> str:
        if text not in names().split(", "):
            raise ValueError(text)
        return text

    return Checked(name, read, lambda: f"{refused}; use one of {names()}", names)


def kernel_names() -> str:
    """Return the names of all kernels in the library that commands read by default, with commas."""
    from synth.library.library_paths import read_folder

    return ", ".join(f"{path.parent.name}/{path.stem}" for path in sorted(read_folder().glob("*/*.json")))


def entry_bits() -> str:
    """Return the bits of a table's entries for which there are kernels."""
    from sketches.block_tables import ENTRY_BITS

    return ", ".join(map(str, ENTRY_BITS))


def within(low: int, high: int | None, power: bool = False) -> Callable[[str], int]:
    """Return a reader of whole numbers from ``low`` to ``high`` (None: no limit), both included. The reader
    raises ValueError for other texts. ``power``: powers of two only."""

    def read(text: str) -> int:
        number = int(text)
        if number < low or (high is not None and number > high) or (power and number & (number - 1)):
            raise ValueError(text)
        return number

    return read


def whole_numbers(text: str) -> tuple[int, ...]:
    """Return the numbers, 0 or more, of a text such as ``1,2`` or ``1x2``. Raises ValueError."""
    parts = re.split(r"[,x]", text.strip())
    if not all(part.strip().isdecimal() and part.isascii() for part in parts):
        raise ValueError(text)
    return tuple(map(int, parts))


def _positive(text: str) -> float:
    number = float(text)
    if not (number > 0 and math.isfinite(number)):
        raise ValueError(text)
    return number


def _encoding(text: str) -> str:
    from sketches.encoding import parse_pair

    parse_pair(text)
    return text


def _folder(text: str) -> Path:
    if not text.strip() or "\0" in text:
        raise ValueError(text)
    return Path(text)


ISA = one_of("ISA", isa_names, "no such instruction set")
TARGET = one_of("TARGET", target_names, "no such target")
ENCODING = Checked(
    "PAIR", _encoding, lambda: f"no such encoding; use one of {encoding_names()}", encoding_pairs
)
ENTRIES = one_of("BITS", entry_bits, "no such entries")
BITS = Checked("BITS", within(1, MAX_BITS), f"the number of bits is 1 to {MAX_BITS}")
ROWS = Checked("ROWS", within(1, 64, power=True), "the rows of a block are a power of two from 1 to 64")
POSITIONS_ARE = "the positions of a block are a power of two from 8 to 1024"
POSITIONS = Checked("POSITIONS", within(8, 1024, power=True), POSITIONS_ARE)
COST = one_of("COST", lambda: "length, throughput", "no such cost")
CORE = one_of("CORE", core_names, "no such core")
FORM = one_of("FORM", form_names, "no such form")
KIND = one_of("KIND", kind_names, "nothing of the cache")
NAME = Checked("NAME", str, "", kernel_names)
JOBS = Checked("N", within(1, None), "the number of processes is 1 or more")
SECONDS = Checked("SECONDS", _positive, "a time limit is a number of seconds greater than 0")
EFFORT = Checked("X", _positive, "an effort is a number greater than 0")
FOLDER = Checked("DIR", _folder, "give the name of a folder")
FOLDER_OR_NAME = Checked("DIR | NAME", _folder, "give the name of a folder or of a kernel", kernel_names)
FILE = Checked("FILE", Path, "give the name of a file")


#: The placeholders of help texts, each with the function that returns its text.
_FILLED: dict[str, Callable[[], str]] = {
    "{isas}": isa_names,
    "{targets}": target_names,
    "{encodings}": encoding_names,
    "{cores}": lambda: str(processors()),
    "{processors}": core_names,
    "{forms}": form_names,
}


class Option(click.Option):
    """An option whose help text may have placeholders of ``_FILLED``, filled in when the help is shown."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        for place, fill in _FILLED.items():
            if self.help and place in self.help:
                self.help = self.help.replace(place, fill())
        return super().get_help_record(ctx)


def option(*names: str, **settings: Any) -> Callable[[Any], Any]:
    """Return ``click.option`` for an ``Option``."""
    return click.option(*names, cls=Option, **settings)


def valued(name: str, kind: Any, help: str, default: Any = None, **settings: Any) -> Callable[[Any], Any]:
    """Return an option that takes a value of type ``kind``."""
    return option(name, type=kind, help=help, default=default, show_default=default is not None, **settings)


def flag(name: str, help: str, *python: str) -> Callable[[Any], Any]:
    """Return an option without a value. ``python``: the name of the Python parameter, if it differs."""
    return option(name, *python, is_flag=True, help=help)


def version_option(program: str) -> Callable[[Any], Any]:
    """Return the option ``--version`` of ``program``."""

    def say(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
        if wanted and not ctx.resilient_parsing:
            from importlib.metadata import PackageNotFoundError, version

            try:
                click.echo(f"{program} {version('synth-kernel')}")
            except PackageNotFoundError:
                click.echo(f"{program} (run from its source folder, not installed)")
            ctx.exit()

    return click.option(
        "--version", is_flag=True, is_eager=True, expose_value=False, callback=say, help="Show the version."
    )


# Options of several commands.

JSON_OPTION = flag("--json", "Print one JSON document.", "as_json")
VERBOSE_OPTION = flag("--verbose", "Show every detail, in tables.")
JOBS_OPTION = valued("--jobs", JOBS, "Worker processes: 1 or more.  [default: the processors, {cores} here]")
TIMEOUT_OPTION = valued("--timeout", SECONDS, "Time limit of each search, in seconds above 0.", "600")
EFFORT_OPTION = valued("--effort", EFFORT, "Multiplies the budgets of the searches: above 0.", "1")
ENCODING_OPTION = valued("--encoding", ENCODING, "What the bits mean: {encodings}.", "hybrid")
DUMP_HELP = "Write every proof obligation there as SMT-LIB 2.  [default: nowhere]"
DUMP_OPTION = option("--dump-smt", "dump", type=FOLDER, help=DUMP_HELP)
LIBRARY_HELP = (
    "Folder of the library.  [default: $SYNTH_KERNELS, else kernels_out, else the installed library]"
)
LIBRARY_OPTION = valued("--out", FOLDER, LIBRARY_HELP)


def bits_options(note: str = "", **settings: Any) -> Callable[[Any], Any]:
    """Return a decorator that adds ``--a`` and ``--w``. ``note`` ends their help texts."""

    def add(command: Any) -> Any:
        for name, what in (("w", "a weight"), ("a", "an activation")):
            help = f"Bits of {what}: 1 to {MAX_BITS}.{note}"
            command = valued(f"--{name}", BITS, help, **settings)(command)
        return command

    return add


#: The prefix of the address of a cluster.
SCHEME = "dask://"


def _scheduler(text: str) -> str:
    """Return HOST:PORT of ``dask://HOST:PORT``. Raises ValueError for another format."""
    host, _, port = text.removeprefix(SCHEME).rpartition(":")
    if not text.startswith(SCHEME) or not host or not port.isdecimal():
        raise ValueError(text)
    return f"{host}:{port}"


CLUSTER = Checked("dask://HOST:PORT", _scheduler, "give the scheduler of a Dask cluster as dask://HOST:PORT")
#: The format of a device's address.
DEVICE = "HOST:PORT:KEY"


def device(text: str | None) -> Any:
    """Return the ``RPC`` (tracker and device key) of HOST:PORT:KEY, without connecting; None for None. Raises
    UserError for another format."""
    if text is None:
        return None
    from synth.compiler.remote import RPC

    host, port, key = (*text.split(":"), "", "")[:3]
    if not host or not port.isdecimal() or not key:
        raise UserError(f"--rpc {text}: {DEVICE} of a TVM RPC tracker and a device's key")
    return RPC(host, int(port), key)
