"""Intel AVX2: the 256-bit integer instructions, as one table.

Source of the meanings: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2; of the
spellings: Intel Intrinsics Guide.
"""

from collections.abc import Iterator

from isa_specs import x86
from isa_specs.expr import Const, Expr, ite
from isa_specs.families import Lanes, lane, permutation, vertical
from isa_specs.instruction import Feature, Instruction, Isa, Target
from isa_specs.x86 import ANY_BYTE, XMM, YMM, Meaning, two_bits

AVX2 = Feature("avx2", "defined(__AVX2__)")
FMA, F16C = Feature("fma", "defined(__FMA__)"), Feature("f16c", "defined(__F16C__)")
AVX_VNNI = Feature("avxvnni", "defined(__AVXVNNI__)")


def _permutations() -> Iterator[Instruction]:
    def permute4x64(imm: int) -> Lanes:
        return permutation(64, [(0, two_bits(imm, i)) for i in range(4)])

    def permute2x128(imm: int) -> Lanes:
        lanes: list[Expr] = []
        for half in range(2):
            control = imm >> (4 * half) & 15
            operand, block = control >> 1 & 1, control & 1
            zero = bool(control & 8)
            lanes += [Const(64, 0) if zero else lane(operand, 64, 2 * block + i) for i in range(2)]
        return tuple(lanes)

    def blend16(imm: int) -> Lanes:
        return YMM.blocks(permutation(16, [(imm >> i & 1, i) for i in range(8)]))

    def blend32(imm: int) -> Lanes:
        return permutation(32, [(imm >> i & 1, i) for i in range(8)])

    def chosen(stem: str, mnemonic: str, arity: int, meaning: Meaning) -> Instruction:
        return YMM.row(stem, mnemonic, "shuffle", arity, meaning, immediates=ANY_BYTE)

    yield chosen("permute4x64_epi64", "vpermq", 1, permute4x64)
    yield chosen("permute2x128_si256", "vperm2i128", 2, permute2x128)
    yield x86.in_block(YMM)
    yield chosen("blend_epi16", "vpblendw", 2, blend16)
    yield chosen("blend_epi32", "vpblendd", 2, blend32)
    blend = vertical(256, 8, 3, lambda a, b, mask: ite(mask.less(Const(8, 0), signed=True), b, a))
    yield YMM.row("blendv_epi8", "vpblendvb", "vertical", 3, blend)
    yield x86.extract(YMM, XMM, "_mm256_extracti128_si256", "vextracti128")
    yield x86.insert(YMM, XMM, "_mm256_inserti128_si256", "vinserti128")


def _target(name: str, *features: Feature, core: str) -> Target:
    return Target(name, "x86_64", (AVX2, *features), 16, 256, "16 ymm registers", core)


ISA = Isa(
    name="avx2",
    description="Intel AVX2 (x86-64)",
    targets=(
        _target("x86_64", core="skylake"),
        _target("x86_64_avxvnni", AVX_VNNI, core="alderlake"),
    ),
    vector_bits=256,
    headers=("immintrin.h",),
    declarations=x86.DECLARATIONS,
    vector_type="__m256i",
    register_constraint="x",
    table=(
        *x86.bitwise(YMM),
        *x86.arithmetic(YMM, compare=True),
        *x86.pairs(YMM),
        *x86.dots(YMM),
        *x86.accumulated_dots(YMM, "_avx", AVX_VNNI),
        *x86.shifts(YMM, arithmetic_quads=False),
        *x86.byte_shifts(YMM, "srli_si256", "slli_si256"),
        *x86.extensions(YMM),
        *x86.packs(YMM),
        *x86.lookups(YMM),
        YMM.row("permutevar8x32_epi32", "vpermd", "table", 2, x86.any_order(YMM, 32, table=0)),
        *x86.unpacks(YMM),
        *_permutations(),
        x86.low_part(YMM, XMM),
        x86.top_bits(YMM),
        *x86.broadcasts(YMM, "broadcastsi128_si256", "vbroadcasti128"),
        *x86.memory((YMM, XMM), "broadcastsi128_si256", "vbroadcasti128", "vmovdqu"),
    ),
    reinterpret=x86.reinterpret,
    floats={"x86_64": x86.floats(YMM, FMA, F16C)},
    source="Intel SDM volume 2 (325383); Intel Intrinsics Guide",
)
