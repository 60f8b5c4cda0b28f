"""Click commands that report an error as one line on standard error and an exit code."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import click

from synth.cli.interrupts import KERNEL, interrupted, leave_interrupts
from synth.errors import UserError, VerificationError
from synth.processes import finish


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
