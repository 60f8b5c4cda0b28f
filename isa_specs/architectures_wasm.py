"""The architecture wasm32: WebAssembly with 32-bit addresses, as browsers run it."""

from dataclasses import dataclass

from isa_specs.architecture import Architecture, Emulation, FeatureFlags, FeatureTable, Processor
from isa_specs.llvm import ByteLookup, LlvmCode, Vectors


@dataclass(frozen=True)
class WasmEngine(Emulation):
    """The engine wasmtime. ``deterministic``: it makes every choice that relaxed instructions leave as the
    specification's deterministic profile does, not as its processor does."""

    deterministic: bool = False


_ANY: frozenset[str] = frozenset()
_SIMD = ("simd128", "relaxed-simd")
#: What every browser with SIMD128 has beside it: bulk memory, non-trapping conversions, sign extension.
_WITH_SIMD = ("bulk-memory", "mutable-globals", "nontrapping-fptoint", "sign-ext")

WASM32 = Architecture(
    name="wasm32",
    machines=("wasm32",),
    pointer_bits=32,
    macro="defined(__wasm__)",
    elf_machine="",
    zig_triple="wasm32-wasi",
    zig_cpu="generic",
    freestanding_triple="wasm32-freestanding",
    flags=("-fvisibility=default",),
    image_link=("-nostdlib", "-Wl,--no-entry", "-rdynamic", "-Wl,--export=__heap_base"),
    features=FeatureTable(
        implied={"relaxed-simd": ("simd128",)},
        always=frozenset(_WITH_SIMD),
        kernels=_SIMD,
    ),
    feature_flags=FeatureFlags(),
    vector_features=frozenset({"simd128"}),
    llvm=LlvmCode(
        target={
            "kind": "llvm",
            "mtriple": "wasm32-unknown-unknown",
            "vector-width": 128,
            "mattr": [f"+{name}" for name in ("simd128", *_WITH_SIMD)],
        },
        vectors=(Vectors(_ANY, 4, 15, ("i32x4.dot_i16x8_s", "i32x4.add"), "llvm.wasm.dot"),),
        uncertain="relaxed-simd",
        lookups=(ByteLookup(_ANY, "windows", 16, ("llvm.wasm.swizzle",)),),
    ),
    emulators=(WasmEngine(features=frozenset(_SIMD)),),
    processors=(Processor("web", "generic", "WebAssembly with SIMD, as browsers run it"),),
    default_processor="web",
    program="web",
    modules=".wasm",
    shared_memory="atomics",
)
ARCHITECTURES = (WASM32,)
