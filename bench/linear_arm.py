"""Static throughput of the linear layers in blocks on Arm's cores, beside ggml's and KleidiAI's loops.

    python -m bench.linear_arm [--ggml FOLDER] [--cores neoverse-n1] [--bits 4] [--blocks 32,256] [--every]

Every tile of a kernel is compiled for each core. Its loop over steps and the loop over blocks around it are
found in the assembly; priced is a round of the latter, with float16 scales and one zero point for all: the
products, and the block's own work (addresses, scales, conversion, fused addition). ggml's functions are
compiled from llama.cpp's source, as NEON code, and priced in the same way. KleidiAI's loops are counted by
hand from its published source: what their registers wait for is not known here.

"pipes": what pipes and front end allow these instructions, by the tables of ``isa_specs``. OSACA and llvm-mca
follow dependences too; llvm-mca 19 takes a conversion to float that divides by 16, as those of four bits of
ggml do, for one micro-operation where one without is two. "alone": what pipes allow the products and nothing
else; the share is that of the last tool that has the code. Data are in the first-level cache: nothing here
knows of misses. Of ours the best tile for each number of rows of activations is shown.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.table import Table

from bench.block_linear import numbers
from bench.harness import FOLDER, JSON, benchmark, flag, listed, say, screen, value, writable, write_json
from bench.linear_arm_peers import CORES, I8MM, KLEIDIAI, MACS, Code, ggmls
from bench.neon_loops import assembly, find_nest, mnemonic
from bench.neon_models import mca_cycles_each, osaca_bounds, roofline, table_bounds
from bench.neon_throughput import OSACA_CORES, tools_text
from isa_specs.cores import core
from sketches.blocks import LARGEST_BLOCK, TYPICAL_BLOCK
from sketches.bytes import rows_per_register
from synth.emit.linear_headers import FUNCTIONS
from synth.errors import UserError
from synth.library.kinds.linear import LINEAR
from synth.library.reading import load_as

BITS = ("1", "2", "4", "8")
#: From the one that has all code to the one that knows most of it.
TOOLS = ("pipes", "OSACA", "llvm-mca")
#: Rounds with more instructions are too long for OSACA.
LONG = 320
MISSING = (
    "ggml: left out; --ggml names a folder with llama.cpp's source (vendor/llama.cpp of llama-cpp-python)"
)


@dataclass(frozen=True)
class Estimate:
    """A code on a core: multiply-accumulates per cycle by tool, and those of its products ``alone``."""

    core: str
    code: Code
    rates: Mapping[str, float]
    alone: float

    @property
    def rate(self) -> float:
        """By the last tool, which knows the most."""
        return list(self.rates.values())[-1]

    @property
    def per_thousand(self) -> float:
        """Instructions per 1,000 multiply-accumulates."""
        return 1000 * len(self.code.lines) / self.code.macs


def ours(bits: int, name: str, blocks: Sequence[int] = (TYPICAL_BLOCK,)) -> Iterator[Code]:
    """The tiles of a kernel on a core, with blocks of so many positions."""
    packer = load_as(LINEAR, bits, "neon", CORES[name])
    program = packer.certificate.block.programs[0]
    wrappers = [
        f"{FUNCTIONS[0].named(f'tile_{tile.name}').head} {{\n"
        f"  {packer.symbol}_tile(0, {tile.registers}, {tile.columns}, {FUNCTIONS[0].arguments},\n"
        f"    {tile.registers}, scales, 0, 0, parameters[SYNTH_BLOCKS], packed, 0);\n}}\n"
        for tile in program.tiles
    ]
    text = assembly("".join([packer.source, *wrappers]), name, packer.features)
    for tile in program.tiles:
        beside = program.spec.columns
        products = program.spec.sub_steps * tile.registers * -(-tile.columns // beside) * beside
        nest = find_nest(text, f"tile_{tile.name}", " ".join(MACS), products, "fcvtl", tile.registers)
        filters, own = tile.registers * rows_per_register(packer.isa), len(nest.before) + len(nest.after)
        for block in blocks:
            lines = nest.round(block // program.spec.positions)
            dot = next(mnemonic(line) for line in lines if mnemonic(line) in MACS)
            yield Code("ours", bits, block, tile.columns, filters, dot, lines, block, own)


def estimates(codes: Sequence[Code], name: str) -> list[Estimate]:
    """What a core does with them. Raises UserError without OSACA, LookupError."""
    readable = [code for code in codes if code.read]
    simulated = mca_cycles_each([code.lines for code in readable], name)
    cycles = dict(zip(readable, simulated, strict=True)) if simulated else {}
    found = []
    for code in codes:
        rates = {"pipes": code.macs / table_bounds(code.lines, name).cycles}
        if name in OSACA_CORES and code.read and len(code.lines) <= LONG:
            rates["OSACA"] = code.macs / osaca_bounds(code.lines, name).cycles
        if code in cycles:
            rates["llvm-mca"] = code.macs / cycles[code]
        found.append(Estimate(name, code, rates, roofline(core(name), {code.dot: 1}, MACS[code.dot])))
    return found


def shown(found: Sequence[Estimate], every: bool) -> list[Estimate]:
    """By bits, ours first; of our tiles for a number of rows of activations the best, or every one."""
    best: dict[tuple[int, int, int], Estimate] = {}
    for one in found:
        key = (one.code.bits, one.code.block, one.code.columns)
        if one.code.own is not None and (key not in best or one.rate > best[key].rate):
            best[key] = one
    chosen = [one for one in found if every or one.code.own is None or one in best.values()]
    return sorted(chosen, key=lambda one: one.code.bits)


def table(found: Sequence[Estimate], name: str) -> Table:
    """All on one core."""
    made = Table(
        "bits", "block", "", "rows x filters", "by", title=f"{core(name).description}, {CORES[name]}"
    )
    tools = [tool for tool in TOOLS if any(tool in one.rates for one in found)]
    heads = ("instructions per 1,000 MAC", "a block's own", *tools, "alone", "share")
    for head in heads:
        made.add_column(head, justify="right")
    for one in found:
        code = one.code
        own = "-" if code.own is None else f"{code.own / len(code.lines):.0%}"
        rates = [f"{one.rates[tool]:.1f}" if tool in one.rates else "-" for tool in tools]
        made.add_row(
            *(str(code.bits), str(code.block), code.who, f"{code.columns} x {code.filters}", code.dot),
            *(f"{one.per_thousand:.0f}", own, *rates),
            *(f"{one.alone:.0f}", f"{one.rate / one.alone:.0%}"),
        )
    return made


def record(one: Estimate) -> dict[str, Any]:
    """An estimate, without its instructions."""
    fields = asdict(one) | {"per_thousand": one.per_thousand}
    return fields | {"code": {key: of for key, of in fields["code"].items() if key != "lines"}}


@benchmark(
    value("--ggml", None, "Folder with llama.cpp's source.", type=FOLDER),
    value("--cores", "all", f"{', '.join(CORES)}, with commas, or all."),
    value("--bits", "all", f"{', '.join(BITS)}, with commas, or all."),
    value("--blocks", str(TYPICAL_BLOCK), "Weights of a block of ours, with commas."),
    flag("--every", "Every tile of ours."),
    JSON,
)
def main(ggml: Path | None, cores: str, bits: str, blocks: str, every: bool, json_file: Path | None) -> None:
    """Linear layers in blocks on Arm's cores beside ggml and KleidiAI, without running them."""
    machines, widths = listed(cores, "--cores", CORES), listed(bits, "--bits", BITS)
    lengths = [length for (length,) in numbers(blocks, "--blocks", (TYPICAL_BLOCK,))]
    if max(lengths) > LARGEST_BLOCK:
        raise UserError(f"--blocks {max(lengths)}: {LARGEST_BLOCK} at most")
    writable("--json", json_file)
    console = screen(180)
    console.print(tools_text(machines))
    if ggml is None:
        say(MISSING)
    every_one: list[Estimate] = []
    for name in machines:
        codes = [code for width in widths for code in ours(int(width), name, lengths)]
        peers = list(ggmls(ggml, name)) if ggml is not None else []
        peers += [one.code() for one in KLEIDIAI if CORES[name] == I8MM or "smmla" not in one.vector]
        found = estimates([*codes, *(peer for peer in peers if str(peer.bits) in widths)], name)
        console.print(table(shown(found, every), name))
        every_one += found
    if json_file is not None:
        say(write_json(json_file, estimates=[record(one) for one in every_one]))


if __name__ == "__main__":
    main()
