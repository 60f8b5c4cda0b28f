"""Loops over blocks on Arm's cores: a round's instructions; ggml's from its source, KleidiAI's by count."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bench.harness import say
from bench.neon_loops import assembly, find_loop, find_nest, mnemonic
from sketches.blocks import TYPICAL_BLOCK
from synth.errors import UserError

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
