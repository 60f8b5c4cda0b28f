"""Execution of bare-metal code in the emulator unicorn, with checked arguments and instruction counts."""

from __future__ import annotations

import importlib
import io
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from isa_specs.architecture import UnicornCore, architectures
from synth import counts
from synth.emit.targets import get_target
from synth.errors import UserError

MAX_ARGUMENTS = 12

_PAGE = 4096
_ALIGN = 64
_RETURN_PAD = 0x8000
_STACK_BASE = 0x1800_0000
_STACK_SIZE = 1 << 20
_REDZONE = bytes((0xC3 ^ (i * 37)) & 0xFF for i in range(2 * _ALIGN))


class EmulationError(Exception):
    """A fault of emulated code, or code that cannot be emulated. The message is one line with the symbol."""


@dataclass(frozen=True)
class CallResult:
    """The result of a call.

    ``instructions``: number of executed instructions, None if not counted. ``value``: result register,
    unsigned."""

    instructions: int | None
    value: int

    @property
    def int32(self) -> int:
        """Return the result of a function of type int32_t. The register's upper bits are undefined."""
        low = self.value & 0xFFFF_FFFF
        return low - (1 << 32) if low >> 31 else low


@dataclass(frozen=True)
class _Placed:
    """An array argument in emulated memory: data at ``start``, guard bytes from ``low`` and up to ``end``."""

    index: int
    array: np.ndarray[Any, Any]
    low: int
    start: int
    end: int


def _round_up(value: int, unit: int) -> int:
    return (value + unit - 1) // unit * unit


def _runs(pages: dict[int, int]) -> Iterator[tuple[int, int, int]]:
    """Yield runs of pages with equal protection: (first, count, protection). A mapping costs milliseconds."""
    start: int | None = None
    for page in sorted(pages):
        if start is None:
            start = page
        if pages.get(page + 1) != pages[page]:
            yield start, page + 1 - start, pages[page]
            start = None


def unicorn_core(target: str) -> UnicornCore:
    """Return the unicorn core of an architecture. Raises UserError if it has none."""
    rows = architectures().values()
    known = {row.name: one for row in rows for one in row.emulators if isinstance(one, UnicornCore)}
    if target not in known:
        raise UserError(f"target {target!r} is not emulated: choose one of {', '.join(known)}")
    return known[target]


class Emulator:
    """A loaded image on an emulated core.

    ``elf``: static image of ``compile_elf``. Its static data keeps its values between calls, as natively.
    ``target``: an architecture that unicorn emulates.
    ``count``: whether instructions are counted, at a Python call (0.6 us) per executed basic block.
    ``blocks``: with ``count``, executions of each stretch of code in the last call, by (address, bytes).
    These are the emulator's stretches: two may overlap, and long basic blocks are split.

    Raises UserError without unicorn or for other targets, EmulationError for an unfit image."""

    def __init__(self, elf: bytes, target: str, count: bool = True) -> None:
        self._core, self._word = unicorn_core(target), get_target(target).pointer_bits // 8
        try:
            uc, const = (importlib.import_module(name) for name in ("unicorn", "unicorn.unicorn_const"))
        except ImportError:
            raise UserError("unicorn is not installed: pip install 'synth-kernel[emulate]'") from None
        self._const, self._count = const, count
        self.blocks: Counter[tuple[int, int]] = Counter()
        self._error: type[Exception] = uc.UcError
        self._fault: tuple[int, int, int] | None = None
        self._mapped: dict[int, tuple[int, int]] = {}
        prefix = self._core.prefix
        self._regs = importlib.import_module(f"unicorn.{prefix.lower()}_const")
        kinds = (getattr(const, f"UC_{kind}") for kind in (f"ARCH_{prefix}", f"MODE_{self._core.mode}"))
        self._uc = uc.Uc(*kinds)
        self._uc.ctl_set_cpu_model(getattr(self._regs, f"UC_CPU_{prefix}_{self._core.cpu}"))
        self._arguments = [self._reg(name) for name in self._core.registers]
        self._sp, self._lr, self._pc = self._reg("SP"), self._reg("LR"), self._reg("PC")
        self._symbols = self._load(elf, target)
        self._enable_vectors()
        self._uc.mem_map(_RETURN_PAD, _PAGE)
        self._uc.mem_map(_STACK_BASE, _STACK_SIZE, const.UC_PROT_READ | const.UC_PROT_WRITE)
        self._uc.hook_add(const.UC_HOOK_MEM_INVALID, self._on_invalid)
        if count:
            self._uc.hook_add(const.UC_HOOK_BLOCK, self._on_block)

    def call(self, symbol: str, *args: int | np.ndarray[Any, Any]) -> CallResult:
        """Call a C function with at most MAX_ARGUMENTS integers and arrays.

        An integer is passed as a pointer-sized number on AArch64 and as 32 bits on ARMv7. An array
        (C-contiguous, any shape and dtype) is copied in, passed as a pointer aligned to 64 bytes, and copied
        back if writeable. An array given twice is one buffer.

        Raises LookupError for an unknown symbol, and ValueError for an argument that cannot be passed. Raises
        EmulationError for a fault (unmapped access, undefined instruction), for a write outside an array or
        to a read-only one, and for a Thumb function. After an error the arrays are unchanged."""
        entry = self._symbols.get(symbol)
        if entry is None:
            raise LookupError(f"{symbol}: no such function in the image")
        if self._word == 4 and entry & 1:
            raise EmulationError(
                f"{symbol}: is Thumb code, instructions could not be counted; compile with -marm"
            )
        if len(args) > MAX_ARGUMENTS:
            raise ValueError(f"{symbol}: {len(args)} arguments, at most {MAX_ARGUMENTS} are supported")
        words, placed = self._place(symbol, args)
        self._set_arguments(words)
        self.blocks.clear()
        self._fault = None
        try:
            self._uc.emu_start(entry, _RETURN_PAD)
        except self._error as error:
            raise EmulationError(self._explain(symbol, error, placed)) from None
        pc = self._uc.reg_read(self._pc)
        if pc != _RETURN_PAD:
            raise EmulationError(f"{symbol}: stopped at pc {pc:#x} before it returned")
        data = [self._check(symbol, item) for item in placed]
        for item, raw in zip(placed, data, strict=True):
            if item.array.flags.writeable:
                np.copyto(item.array, np.frombuffer(raw, item.array.dtype).reshape(item.array.shape))
        executed = sum(size * times for (_, size), times in self.blocks.items()) // 4
        counts.add("emulated", executed)
        return CallResult(executed if self._count else None, self._uc.reg_read(self._arguments[0]))

    def _reg(self, name: str) -> int:
        number: int = getattr(self._regs, f"UC_{self._core.prefix}_REG_{name}")
        return number

    def _on_block(self, _uc: Any, address: int, size: int, _data: Any) -> None:
        self.blocks[address, size] += 1

    def _on_invalid(self, _uc: Any, access: int, address: int, size: int, _value: int, _data: Any) -> bool:
        self._fault = (access, address, size)
        return False

    def _enable_vectors(self) -> None:
        for name, bits in self._core.enabled:
            register = self._reg(name)
            self._uc.reg_write(register, self._uc.reg_read(register) | bits)

    def _load(self, elf: bytes, target: str) -> dict[str, int]:
        from elftools.elf.elffile import ELFFile  # native execution does not need elftools

        image = ELFFile(io.BytesIO(elf))
        if image["e_machine"] != get_target(target).elf_machine:
            raise EmulationError(f"image is for {image['e_machine']}, not for {target}")
        segments = [s for s in image.iter_segments() if s["p_type"] == "PT_LOAD" and s["p_memsz"]]
        pages: dict[int, int] = {}
        for s in segments:
            # ELF has X=1 W=2 R=4, unicorn R=1 W=2 X=4.
            prot = (s["p_flags"] >> 2 & 1) | (s["p_flags"] & 2) | (s["p_flags"] & 1) << 2
            for page in range(s["p_vaddr"] // _PAGE, _round_up(s["p_vaddr"] + s["p_memsz"], _PAGE) // _PAGE):
                pages[page] = pages.get(page, 0) | prot
        try:
            for first, count, prot in _runs(pages):
                self._uc.mem_map(first * _PAGE, count * _PAGE, prot)
            for s in segments:
                self._uc.mem_write(s["p_vaddr"], s.data())
        except self._error as error:
            raise EmulationError(f"image cannot be loaded: {error}") from None
        table: Any = image.get_section_by_name(".symtab")
        functions = [s for s in table.iter_symbols() if s["st_info"]["type"] == "STT_FUNC"] if table else []
        return {s.name: s["st_value"] for s in functions if s["st_shndx"] != "SHN_UNDEF"}

    def _place(self, symbol: str, args: Sequence[Any]) -> tuple[list[int], list[_Placed]]:
        bits = 8 * self._word
        words: list[int] = []
        placed: list[_Placed] = []
        for index, value in enumerate(args):
            if not isinstance(value, np.ndarray):
                try:
                    number = value.__index__()
                except AttributeError:
                    raise ValueError(
                        f"{symbol}: argument {index} is a {type(value).__name__}, neither int nor numpy array"
                    ) from None
                if not -(1 << bits - 1) <= number < 1 << bits:
                    raise ValueError(
                        f"{symbol}: argument {index} is {number}, which does not fit in {bits} bits"
                    )
                words.append(number & (1 << bits) - 1)
                continue
            if not value.flags.c_contiguous or value.dtype.hasobject:
                raise ValueError(f"{symbol}: argument {index} must be a C-contiguous array of numbers")
            item = next((p for p in placed if np.may_share_memory(p.array, value)), None)
            if item is None:
                item = self._copy_in(symbol, index, value)
                placed.append(item)
            elif item.array.ctypes.data != value.ctypes.data or item.array.nbytes != value.nbytes:
                raise ValueError(
                    f"{symbol}: arguments {item.index} and {index} overlap without being the same"
                )
            words.append(item.start)
        return words, placed

    def _copy_in(self, symbol: str, index: int, array: np.ndarray[Any, Any]) -> _Placed:
        padded = _round_up(array.nbytes, _ALIGN)
        size = _round_up(padded + 2 * _ALIGN, _PAGE)
        base = self._core.first + index * self._core.stride
        if size + _PAGE > self._core.stride:
            raise ValueError(f"{symbol}: argument {index} has {array.nbytes} bytes, too large to emulate")
        # The guard bytes end with the mapping, so a read beyond them faults.
        if self._mapped.get(index) != (base, size):
            if index in self._mapped:
                self._uc.mem_unmap(*self._mapped[index])
            self._uc.mem_map(base, size, self._const.UC_PROT_READ | self._const.UC_PROT_WRITE)
            self._mapped[index] = (base, size)
        end = base + size
        start = end - _ALIGN - padded
        tail = end - start - array.nbytes
        self._uc.mem_write(start - _ALIGN, _REDZONE[:_ALIGN] + array.tobytes() + _REDZONE[:tail])
        return _Placed(index, array, start - _ALIGN, start, end)

    def _set_arguments(self, words: Sequence[int]) -> None:
        in_registers = len(self._arguments)
        for register, word in zip(self._arguments, words, strict=False):
            self._uc.reg_write(register, word)
        spilled = b"".join(word.to_bytes(self._word, "little") for word in words[in_registers:])
        sp = _STACK_BASE + _STACK_SIZE - _PAGE - _round_up(len(spilled), 16)
        if spilled:
            self._uc.mem_write(sp, spilled)
        self._uc.reg_write(self._sp, sp)
        self._uc.reg_write(self._lr, _RETURN_PAD)

    def _check(self, symbol: str, item: _Placed) -> bytes:
        raw = bytes(self._uc.mem_read(item.low, item.end - item.low))
        length = item.array.nbytes
        before, data, after = raw[:_ALIGN], raw[_ALIGN : _ALIGN + length], raw[_ALIGN + length :]
        where = f"{symbol}: wrote outside argument {item.index} ({length} bytes)"
        if before != _REDZONE[:_ALIGN]:
            last = max(i for i in range(_ALIGN) if before[i] != _REDZONE[i])
            raise EmulationError(f"{where}: {_ALIGN - last} bytes before its start")
        if after != _REDZONE[: len(after)]:
            first = next(i for i in range(len(after)) if after[i] != _REDZONE[i])
            raise EmulationError(f"{where}: at byte {length + first}")
        if not item.array.flags.writeable and data != item.array.tobytes():
            raise EmulationError(f"{symbol}: wrote to argument {item.index}, which is read-only")
        return data

    def _explain(self, symbol: str, error: Exception, placed: Sequence[_Placed]) -> str:
        text = f"{symbol}: {error} at pc {self._uc.reg_read(self._pc):#x}"
        if self._fault is None:
            return text
        _access, address, size = self._fault
        text += f", {size} bytes at {address:#x}"
        # Each array has an address range of its own and is near its low end.
        item = min(placed, key=lambda p: min(abs(address - p.start), abs(address - p.end)), default=None)
        if item is not None and abs(address - item.start) < self._core.stride // 2:
            text += (
                f", which is byte {address - item.start} of argument {item.index} ({item.array.nbytes} bytes)"
            )
        return text
