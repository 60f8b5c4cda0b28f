"""Execution of code as a Linux process in qemu's user emulation, which has features that unicorn lacks.

qemu is no package of PyPI. If it is not installed, no code runs in it."""

from __future__ import annotations

import importlib
import io
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

from isa_specs.architecture import UserEmulator
from synth.emit.emulator import MAX_ARGUMENTS, CallResult, EmulationError
from synth.emit.targets import get_target
from synth.errors import UserError
from synth.files import scratch_folder

_START = Path(__file__).with_name("bare") / "process.c"
_NAME = "synth_process"
#: Offset of ``e_entry`` in the header of a 64-bit ELF file.
_ENTRY = 24
_SECONDS = 300
_SAID = {3: "wrote beyond one of its arrays", 4: "its arrays do not fit 256 MiB"}


def user_emulator(target: str) -> UserEmulator | None:
    """Return the user emulation of an architecture, installed or not; None if it has none."""
    every = get_target(target).emulators
    return next((one for one in every if isinstance(one, UserEmulator)), None)


def emulator_of(target: str) -> str | None:
    """Return the path of the installed qemu program that runs a target's code, None if there is none."""
    emulation = user_emulator(target)
    return shutil.which(emulation.program) if emulation else None


def start_text() -> str:
    """Return the C file that an image needs to run as a process."""
    return _START.read_text(encoding="utf-8")


class Process:
    """A static image with ``start_text``, which is run as a new process for each call."""

    def __init__(self, image: bytes, target: str) -> None:
        try:
            elffile = importlib.import_module("elftools.elf.elffile")
        except ImportError:
            raise UserError("pyelftools is not installed: pip install 'synth-kernel[emulate]'") from None
        emulation = user_emulator(target)
        if emulation is None:
            raise UserError(f"target {target!r} has no user emulation")
        self._command, self._target = (str(emulator_of(target)), *emulation.options), target
        table: Any = elffile.ELFFile(io.BytesIO(image)).get_section_by_name(".symtab")
        self._symbols = {symbol.name: int(symbol["st_value"]) for symbol in table.iter_symbols()}
        started = bytearray(image)
        struct.pack_into("<Q", started, _ENTRY, self._symbols[_NAME])
        self._image = bytes(started)

    def call(self, symbol: str, *args: int | np.ndarray[Any, Any]) -> CallResult:
        """Call a function with integers and C-contiguous arrays, which are written in place. Instructions are
        not counted. Raises LookupError for an unknown function, ValueError for too many arguments, and
        EmulationError if the function does not return normally."""
        if symbol not in self._symbols:
            raise LookupError(f"{symbol}: not in the program")
        if len(args) > MAX_ARGUMENTS:
            raise ValueError(f"{symbol}: {len(args)} arguments, {MAX_ARGUMENTS} at most")
        arrays = [arg for arg in args if isinstance(arg, np.ndarray)]
        kinds = [int(isinstance(arg, np.ndarray)) for arg in args]
        sizes = [arg.nbytes if isinstance(arg, np.ndarray) else int(arg) for arg in args]
        padding = [0] * (MAX_ARGUMENTS - len(args))
        head = (self._symbols[symbol], len(args), *kinds, *padding, *sizes, *padding)
        given = struct.pack(f"<{len(head)}q", *head) + b"".join(array.tobytes() for array in arrays)
        with scratch_folder("synth-process-") as folder:
            program = folder / "program"
            program.write_bytes(self._image)
            program.chmod(0o700)
            command = [*self._command, str(program)]
            try:
                done = subprocess.run(
                    command, input=given, capture_output=True, timeout=_SECONDS, check=False
                )
            except subprocess.TimeoutExpired:
                raise EmulationError(f"{symbol}: did not return within {_SECONDS} s") from None
        if done.returncode:
            says = _SAID.get(done.returncode) or done.stderr.decode(errors="replace").strip()[-200:]
            raise EmulationError(f"{symbol}: {says or f'ended with {done.returncode}'}")
        place = 0
        for array in arrays:
            part = done.stdout[place : place + array.nbytes]
            found = np.frombuffer(part, array.dtype).reshape(array.shape)
            if array.flags.writeable:
                array[...] = found
            elif not np.array_equal(array, found):
                raise EmulationError(f"{symbol}: wrote to a read-only array")
            place += array.nbytes
        return CallResult(None, int.from_bytes(done.stdout[place:], "little"))

    def describe(self) -> str:
        return f"qemu-user {self._target}"
