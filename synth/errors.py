"""The two kinds of failure a person sees: something to change, and something that is not true."""

from __future__ import annotations


class UserError(ValueError):
    """Bad input or environment: one line naming the offending value and the remedy; the CLI exits 2 on it."""


class FullDisk(UserError):
    """The folder of temporary files has no room: what was to be made there is neither right nor wrong."""


class VerificationError(Exception):
    """A check failed (a proof, a certificate, a test against numpy); the message names the file."""


def line_of(error: BaseException, which: int = 0) -> str:
    """One line of what an error says, the first unless told otherwise; its class where it says nothing."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[which] if lines else type(error).__name__
