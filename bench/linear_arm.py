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
from functools import cache
from pathlib import Path
from typing import Any

from rich.table import Table

from bench.harness import (
    FOLDER,
    JSON,
    benchmark,
    flag,
    grid,
    listed,
    numbers_of,
    say,
    screen,
    value,
    writable,
    write_json,
)
from bench.neon_loops import assembly, find_loop, find_nest, mnemonic
from bench.neon_models import mca_cycles_each, osaca_bounds, roofline, table_bounds
from bench.neon_throughput import OSACA_CORES, tools_text
from isa_specs.cores import core
from sketches.blocks import LARGEST_BLOCK, TYPICAL_BLOCK
from sketches.bytes import rows_per_register
from synth.emit.blocks import FUNCTIONS
from synth.errors import UserError
from synth.library.kinds.linear import LINEAR
from synth.library.reading import load_as

DOTPROD, I8MM = "aarch64_dotprod", "aarch64_i8mm"
#: What is compiled for a core.
CORES = {"neoverse-n1": DOTPROD, "neoverse-n2": I8MM, "neoverse-v1": I8MM, "neoverse-v2": I8MM}
_FEATURES = {DOTPROD: ("neon", "dotprod"), I8MM: ("neon", "dotprod", "i8mm")}
#: Multiply-accumulates of an instruction.
MACS = {"sdot": 16, "usdot": 16, "smmla": 32, "usmmla": 32}


@dataclass(frozen=True)
class Code:
    """The ``lines`` of a round, which goes through ``positions`` for so many ``columns``, which are rows of
    activations, and ``filters``.

    ``block``: positions with a scale. ``dot``: the instruction that does the products. ``own``: instructions
    of a block besides its steps, where known. ``read``: whether the registers are those of the code.
    """

    who: str
    bits: int
    block: int
    columns: int
    filters: int
    dot: str
    lines: tuple[str, ...]
    positions: int
    own: int | None = None
    read: bool = True

    @property
    def macs(self) -> int:
        return self.columns * self.filters * self.positions


@dataclass(frozen=True)
class Function:
    """One of ggml's. ``dot``: the instruction whose loop is meant, where it has several."""

    name: str
    file: str
    bits: int
    block: int
    dot: str
    columns: int
    filters: int


_QUANTS, _REPACK = "quants.c", "repack.cpp"
GGML = (
    Function("ggml_vec_dot_q1_0_q8_0", _QUANTS, 1, 128, "sdot", 1, 1),
    Function("ggml_gemv_q1_0_4x8_q8_0", _REPACK, 1, 128, "sdot", 1, 4),
    Function("ggml_gemm_q1_0_4x4_q8_0", _REPACK, 1, 128, "sdot", 4, 4),
    Function("ggml_gemm_q1_0_4x8_q8_0", _REPACK, 1, 128, "smmla", 4, 4),
    Function("ggml_vec_dot_tq2_0_q8_K", _QUANTS, 2, 256, "sdot", 1, 1),
    Function("ggml_vec_dot_q2_0_q8_0", _QUANTS, 2, 64, "sdot", 1, 1),
    Function("ggml_vec_dot_q4_0_q8_0", _QUANTS, 4, 32, "sdot", 1, 1),
    Function("ggml_vec_dot_q4_0_q8_0", _QUANTS, 4, 32, "smmla", 2, 2),
    Function("ggml_gemv_q4_0_4x4_q8_0", _REPACK, 4, 32, "sdot", 1, 4),
    Function("ggml_gemv_q4_0_4x8_q8_0", _REPACK, 4, 32, "sdot", 1, 4),
    Function("ggml_gemm_q4_0_4x4_q8_0", _REPACK, 4, 32, "sdot", 16, 4),
    Function("ggml_gemm_q4_0_4x8_q8_0", _REPACK, 4, 32, "smmla", 16, 4),
    Function("ggml_vec_dot_q8_0_q8_0", _QUANTS, 8, 32, "sdot", 1, 1),
    Function("ggml_vec_dot_q8_0_q8_0", _QUANTS, 8, 32, "smmla", 2, 2),
    Function("ggml_gemv_q8_0_4x8_q8_0", _REPACK, 8, 32, "sdot", 1, 4),
    Function("ggml_gemm_q8_0_4x4_q8_0", _REPACK, 8, 32, "sdot", 4, 4),
    Function("ggml_gemm_q8_0_4x8_q8_0", _REPACK, 8, 32, "smmla", 4, 4),
)


@dataclass(frozen=True)
class Published:
    """A loop of KleidiAI, counted from its source: the instructions of a round of the loop over blocks, of 32
    positions, those on vector registers by mnemonic, and how many are ``scalar``."""

    name: str
    commit: str
    columns: int
    filters: int
    vector: Mapping[str, int]
    scalar: int

    def code(self) -> Code:
        (dot,) = (name for name in self.vector if name in MACS)
        told = {"ldr": "ldr q0, [x0]", "ld1r": "ld1r { v0.4s }, [x0]"}
        lines = [
            told.get(name, f"{name} v0.4s, v0.4s, v0.4s")
            for name, times in self.vector.items()
            for _ in range(times)
        ]
        lines += ["add x0, x0, x0"] * self.scalar
        who, block = f"KleidiAI {self.name}", TYPICAL_BLOCK
        return Code(who, 4, block, self.columns, self.filters, dot, tuple(lines), block, read=False)


#: Source: github.com/ARM-software/kleidiai at ``commit``; in the folder
#: kai/ukernels/matmul/matmul_clamp_f32_qsi8d32p_qsi4c32p the file kai_matmul_clamp_f32_ + ``name`` + _asm.S.
KLEIDIAI = (
    Published(
        "qsi8d32p1x4_qsi4c32p4x4_1x4_neon_dotprod", "6af651b9a1b69f398aae32bc1d470f583d122eb0", 1, 4,
        {"ldr": 7, "ld1r": 1, "fcvtl": 2, "movi": 1, "shl": 4, "and": 4, "sdot": 8, "fmul": 1, "scvtf": 1,
         "fmla": 1}, 10,
    ),
    Published(
        "qsi8d32p4x4_qsi4c32p4x4_16x4_neon_dotprod", "6af651b9a1b69f398aae32bc1d470f583d122eb0", 16, 4,
        {"ldr": 53, "fcvtl": 5, "movi": 20, "shl": 16, "and": 16, "sdot": 128, "fmul": 16, "scvtf": 16,
         "fmla": 16}, 43,
    ),
    Published(
        "qsi8d32p4x8_qsi4c32p4x8_8x4x32_neon_i8mm", "986f1e67d2a89d7ab45bb1eeff9946f156ed0ae6", 8, 4,
        {"ldr": 23, "fcvtl": 3, "movi": 8, "shl": 4, "and": 4, "smmla": 32, "fmul": 8, "uzp1": 4, "uzp2": 4,
         "scvtf": 8, "fmla": 8}, 17,
    ),
)  # fmt: skip


@cache
def ggml_text(folder: Path, file: str, name: str) -> str:
    """Assembly of a file of ggml's. Raises UserError where the folder has no such file."""
    ggml = folder / "ggml"
    cpu = ggml / "src" / "ggml-cpu"
    source = cpu / "arch" / "arm" / file
    if not source.is_file():
        raise UserError(f"--ggml {folder}: no {source.relative_to(folder)} in it; name llama.cpp's source")
    places = [f"-I{place}" for place in (ggml / "include", ggml / "src", cpu)]
    # Cores with SVE are looked at as NEON ones, as our code is.
    options = [*places, f"-iquote{source.parent}", "-DNDEBUG", "-D_GNU_SOURCE", "-U__ARM_FEATURE_SVE", "-w"]
    if file.endswith(".cpp"):
        options += ["-x", "c++", "-std=c++17", "-lc++"]
    return assembly(source.read_text(encoding="utf-8"), name, _FEATURES[CORES[name]], options)


def ggmls(folder: Path, name: str) -> Iterator[Code]:
    """ggml's loops on a core; what has none is said."""
    for function in GGML:
        if function.dot == "smmla" and CORES[name] != I8MM:
            continue
        products = function.block * function.columns * function.filters // MACS[function.dot]
        try:
            text = ggml_text(folder, function.file, name)
            loop = find_loop(text, function.name, function.dot, 1, "")
            lines, positions = loop.body, function.block * loop.steps // products
            if positions < function.block:  # parts of a block, in a loop of their own
                lines = find_nest(text, function.name, function.dot, 1).round(products)
                positions = function.block
            if unread := [line for line in lines if mnemonic(line) == "word"]:
                raise LookupError(f"{function.name}: {unread[0]} is no known instruction")
        except LookupError as error:
            say(f"ggml, {name}: not analysed: {error}")
            continue
        about = (function.name, function.bits, function.block, function.columns, function.filters)
        yield Code(*about, function.dot, lines, positions)


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
    results = []
    for code in codes:
        rates = {"pipes": code.macs / table_bounds(code.lines, name).cycles}
        if name in OSACA_CORES and code.read and len(code.lines) <= LONG:
            rates["OSACA"] = code.macs / osaca_bounds(code.lines, name).cycles
        if code in cycles:
            rates["llvm-mca"] = code.macs / cycles[code]
        results.append(Estimate(name, code, rates, roofline(core(name), {code.dot: 1}, MACS[code.dot])))
    return results


def shown(results: Sequence[Estimate], every_tile: bool) -> list[Estimate]:
    """By bits, ours first; of our tiles for a number of rows of activations the best, or every one."""
    best: dict[tuple[int, int, int], Estimate] = {}
    for result in results:
        key = (result.code.bits, result.code.block, result.code.columns)
        if result.code.own is not None and (key not in best or result.rate > best[key].rate):
            best[key] = result
    rows = [r for r in results if every_tile or r.code.own is None or r in best.values()]
    return sorted(rows, key=lambda result: result.code.bits)


def table(results: Sequence[Estimate], name: str) -> Table:
    """All on one core."""
    tools = [tool for tool in TOOLS if any(tool in result.rates for result in results)]
    heads = ("instructions per 1,000 MAC", "a block's own", *tools, "alone", "share")
    title = f"{core(name).description}, {CORES[name]}"
    rows = grid(title, ("bits", "block", "", "rows x filters", "by"), heads)
    for result in results:
        code = result.code
        own = "-" if code.own is None else f"{code.own / len(code.lines):.0%}"
        rates = [f"{result.rates[tool]:.1f}" if tool in result.rates else "-" for tool in tools]
        rows.add_row(
            *(str(code.bits), str(code.block), code.who, f"{code.columns} x {code.filters}", code.dot),
            *(f"{result.per_thousand:.0f}", own, *rates),
            *(f"{result.alone:.0f}", f"{result.rate / result.alone:.0%}"),
        )
    return rows


def record(result: Estimate) -> dict[str, Any]:
    """An estimate, without its instructions."""
    fields = asdict(result) | {"per_thousand": result.per_thousand}
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
    lengths = numbers_of(blocks, "--blocks", TYPICAL_BLOCK)
    if max(lengths) > LARGEST_BLOCK:
        raise UserError(f"--blocks {max(lengths)}: {LARGEST_BLOCK} at most")
    writable("--json", json_file)
    console = screen(180)
    console.print(tools_text(machines))
    if ggml is None:
        say(MISSING)
    results: list[Estimate] = []
    for name in machines:
        codes = [code for width in widths for code in ours(int(width), name, lengths)]
        peers = list(ggmls(ggml, name)) if ggml is not None else []
        peers += [loop.code() for loop in KLEIDIAI if CORES[name] == I8MM or "smmla" not in loop.vector]
        of_core = estimates([*codes, *(peer for peer in peers if str(peer.bits) in widths)], name)
        console.print(table(shown(of_core, every), name))
        results += of_core
    write_json(json_file, estimates=[record(result) for result in results])
