"""Static cycles of AArch64 code that an emulator executed: every basic block is priced once and counts as
often as it ran.

A block's price is what it takes where it runs again and again, by the models of ``bench.neon_models``. Not in
it: misses of caches, wrong predictions of branches, and what neighbouring blocks overlap or wait for each
other.
"""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.neon_models import llvm_mca, mca_cycles_each, osaca_bounds, table_bounds
from synth.errors import UserError


@dataclass(frozen=True)
class Model:
    """Prices blocks for ``core``. ``tool``: ``llvm-mca`` simulates, ``OSACA`` bounds by pipes, front end and
    chains, ``pipes`` by pipes and front end alone."""

    core: str
    tool: str

    @property
    def name(self) -> str:
        return f"{self.core} ({self.tool})"


MODELS = (
    Model("cortex-a53", "llvm-mca"),
    Model("cortex-a53", "pipes"),
    Model("cortex-a72", "OSACA"),
    Model("neoverse-n1", "OSACA"),
)
#: Blocks with more instructions, or with a smaller part of all executed ones, are too dear for OSACA: the
#: same pipes and the front end bound them, without the chain from round to round.
LONG, SELDOM = 160, 1e-3
LEGEND = """\
Static cycles: executed basic blocks times what a block takes where it runs again and again. All cores price
one and the same code, ours with the form and tiles that suit {target}.
llvm-mca: simulates the block in its order; to it nothing on a Cortex-A53 ends before what was issued earlier,
which our loops are ordered for and compiled code is not: that flatters us. pipes: what vector pipe, memory
pipe and two instructions per cycle allow code in the best order: that flatters compiled code. Without misses,
what a code takes lies between.
OSACA: the largest of pipes, front end and the chain from round to round, vector instructions by
isa_specs/cores_arm.py; without the chain in blocks of more than {long} instructions and where a block is less
than {seldom:.1%} of all that is executed.
Not modelled: misses of caches and TLBs, wrong predictions, what one block waits for from the block before."""


@dataclass(frozen=True)
class RanBlock:
    """A basic block: its instructions without addresses, and how often it ran."""

    lines: tuple[str, ...]
    times: int


def objdump() -> str | None:
    """The command of the newest llvm-objdump on the PATH."""
    names = ["llvm-objdump", *(f"llvm-objdump-{version}" for version in range(30, 10, -1))]
    return next((path for name in names if (path := shutil.which(name))), None)


def usable_models(cores: Sequence[str]) -> list[Model]:
    """The models of ``cores`` whose tools are here. Raises UserError for a core without a model."""
    known = list(dict.fromkeys(model.core for model in MODELS))
    if unknown := [name for name in cores if name not in known]:
        raise UserError(f"--cores {unknown[0]}: choose from {', '.join(known)}")
    if objdump() is None:
        return []
    return [m for m in MODELS if m.core in cores and (m.tool != "llvm-mca" or llvm_mca() is not None)]


def disassembly(image: bytes) -> dict[int, str]:
    """Address -> instruction of an AArch64 ELF image, without the symbols of addresses.

    Raises UserError without llvm-objdump.
    """
    tool = objdump()
    if tool is None:
        raise UserError("llvm-objdump is not installed (Debian package llvm)")

    with tempfile.TemporaryDirectory(prefix="synth-image-") as name:
        file = Path(name) / "image.elf"
        file.write_bytes(image)
        command = [tool, "-d", "--no-show-raw-insn", str(file)]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = {}
    for line in text.splitlines():
        if match := re.match(r"\s*([0-9a-f]+):\s+(\S.*)", line):
            found[int(match[1], 16)] = " ".join(re.sub(r"//.*| <.*>", "", match[2]).split())
    return found


def ran_blocks(code: Mapping[int, str], ran: Mapping[tuple[int, int], int]) -> tuple[RanBlock, ...]:
    """The basic blocks of ``code`` (address -> instruction) that ran, in the order of their addresses.

    ``ran``: how often stretches of code ran, by address and size in bytes; stretches may overlap and may end
    within a block. Raises LookupError where one executed what is not in ``code``.
    """
    times: dict[int, int] = {}
    for (start, size), count in ran.items():
        for address in range(start, start + size, 4):
            times[address] = times.get(address, 0) + count
    starts = {int(target, 16) for line in code.values() if (target := _target(line)) is not None}
    blocks: list[tuple[list[str], int]] = []
    last = -4
    for address, count in sorted(times.items()):
        if address not in code:
            raise LookupError(f"executed at {address:#x}, where the image has no code")
        fresh = address != last + 4 or address in starts or _jumps(code[last]) or count != blocks[-1][1]
        if fresh:
            blocks.append(([], count))
        blocks[-1][0].append(_placeless(code[address]))
        last = address
    return tuple(RanBlock(tuple(lines), count) for lines, count in blocks)


def cycles(blocks: Sequence[RanBlock], model: Model) -> float:
    """Cycles of all that ran. Raises UserError without the model's tool, LookupError for an instruction that
    the core's table lacks."""
    texts = list(dict.fromkeys(block.lines for block in blocks))
    total = sum(len(block.lines) * block.times for block in blocks)
    share = dict.fromkeys(texts, 0.0)
    for block in blocks:
        share[block.lines] += len(block.lines) * block.times / total
    if model.tool == "llvm-mca":
        fresh = [text for text in texts if (model, text) not in _PRICES]
        simulated = mca_cycles_each(fresh, model.core)
        if simulated is None:
            raise UserError("llvm-mca is not installed (Debian package llvm)")
        _PRICES.update({(model, text): price for text, price in zip(fresh, simulated, strict=True)})
        price = {text: _PRICES[model, text] for text in texts}
    else:
        price = {}
        for text in texts:
            if model.tool == "pipes" or len(text) > LONG or share[text] < SELDOM:
                price[text] = table_bounds(text, model.core).cycles
                continue
            if (model, text) not in _PRICES:
                _PRICES[model, text] = osaca_bounds(text, model.core).cycles
            price[text] = _PRICES[model, text]
    return sum(price[block.lines] * block.times for block in blocks)


#: What a block takes: the same ones come again in every layer.
_PRICES: dict[tuple[Model, tuple[str, ...]], float] = {}


def legend(target: str) -> str:
    """What the numbers are and what is not in them; ``target``: whose code was executed."""
    return LEGEND.format(target=target, long=LONG, seldom=SELDOM)


def _jumps(line: str) -> bool:
    return re.fullmatch(r"b(\..*)?|bl|blr|br|cbn?z|tbn?z|ret", line.split()[0]) is not None


def _target(line: str) -> str | None:
    """The address that an instruction may jump to, in hexadecimal digits."""
    found = re.search(r"\b0x([0-9a-f]+)$", line)
    return found[1] if found is not None and _jumps(line) else None


def _placeless(line: str) -> str:
    """An instruction without addresses of the image, and calls as jumps: tools take a call for code of its
    own."""
    name = line.split()[0]
    if name in ("bl", "b"):
        return "b .L0"
    if name in ("blr", "br", "ret"):
        return "br x30"
    if _jumps(line) or name in ("adr", "adrp"):
        return re.sub(r"#?(0x)?[0-9a-f]+$", ".L0", line)
    return line
