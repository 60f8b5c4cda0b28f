"""Errors that a user sees: bad input or environment, and a failed check."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class UserError(ValueError):
    """Bad input or environment: one line with value and remedy. Commands exit with code 2."""


class FullDisk(UserError):
    """The disk of the temporary files is full, so a result could be neither confirmed nor refuted."""


class VerificationError(Exception):
    """A check failed (a proof, a certificate, a test against numpy). The message names file or artifact."""


@contextmanager
def foreign(what: str, remedy: str = "") -> Iterator[None]:
    """Turn any error of the block but UserError into a UserError whose text begins with ``what``. Every
    reader of a file uses it: what parsers raise has no common class."""
    try:
        yield
    except UserError:
        raise
    except Exception as error:
        reason = one_line(error)
        raise UserError(f"{what} ({reason}); {remedy}" if remedy else f"{what}: {reason}") from error


def one_line(error: object, most: int = 300) -> str:
    """Return the text of an error as one line of at most ``most`` characters."""
    text = " ".join(str(error).split()) or type(error).__name__
    return text if len(text) <= most else text[: most - 3] + "..."


def line_of(error: BaseException, which: int = 0) -> str:
    """Return the non-empty line of index ``which`` in an error's message; its class name if there is none."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[which] if lines else type(error).__name__
