"""Errors that a user sees: bad input or environment, and a failed check."""

from __future__ import annotations


class UserError(ValueError):
    """Bad input or environment: one line with value and remedy. Commands exit with code 2."""


class FullDisk(UserError):
    """The disk of the temporary files is full, so a result could be neither confirmed nor refuted."""


class VerificationError(Exception):
    """A check failed (a proof, a certificate, a test against numpy). The message names file or artifact."""


def line_of(error: BaseException, which: int = 0) -> str:
    """Return the non-empty line of index ``which`` in an error's message; its class name if there is none."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[which] if lines else type(error).__name__
