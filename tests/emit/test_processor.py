"""Which processor is this: whether code runs here depends on the features that it uses, never on a name."""

import ctypes
from typing import Any

import pytest

from synth.emit import features
from synth.emit.features import CAP, LEVELS, host_target
from synth.emit.targets import get_target
from tests.needs import Need, import_or_skip, skip_where

x86_only = skip_where(Need.PROCESSOR, host_target() != "x86_64", "asks an x86 computer")
#: What a Sapphire Rapids has (of the project's table) and LLVM does not give to the Rocket Lake that it takes
#: it for.
FURTHER = frozenset({"avx512bf16", "avx512fp16", "avxvnni"})
ROCKET_LAKE = LEVELS["x86-64-v4"] | {
    "adx", "aes", "avx512bitalg", "avx512ifma", "avx512vbmi", "avx512vbmi2", "avx512vnni", "avx512vpopcntdq",
    "gfni",
    "pclmul", "rdrnd", "rdseed", "sha", "vaes", "vpclmulqdq",
}  # fmt: skip


def target(cpu: str, *flags: str) -> dict[str, Any]:
    more = {"mattr": list(flags)} if flags else {}
    return {"kind": "llvm", "mtriple": "x86_64-linux-gnu", "mcpu": cpu, **more}


@pytest.fixture
def machines(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A virtual Sapphire Rapids that LLVM takes for a Rocket Lake."""
    import_or_skip("tvm")
    from synth.compiler import machines

    monkeypatch.delenv(CAP, raising=False)
    monkeypatch.setattr(machines, "_processor", lambda: "rocketlake")
    monkeypatch.setattr(machines, "_instruction_sets", lambda: frozenset(ROCKET_LAKE | FURTHER))
    monkeypatch.setattr(machines, "host_features", lambda: frozenset(ROCKET_LAKE | FURTHER))
    monkeypatch.setattr(machines, "host_target", lambda: "x86_64")
    return machines


def test_a_processor_that_is_named_wrongly_runs_what_it_can(machines: Any) -> None:
    for cpu in ("cascadelake", "icelake-server", "x86-64-v4"):
        assert machines.compile_target(target(cpu)).is_host, cpu  # whether it has clwb, pconfig or not
    # Kernels for it have instructions on tiles, and this one hides them.
    assert machines.compile_target(target("sapphirerapids")).target == "x86_64_amx"
    assert not machines.compile_target(target("sapphirerapids")).is_host
    assert machines.compile_target(target("sapphirerapids", "-amx-int8", "-amx-tile")).is_host
    assert machines.compile_target(target("x86-64-v3", "+avxvnni")).is_host
    for cpu in ("znver5-without-that", "diamondrapids", "bdver4"):
        if "without" not in cpu:
            assert not machines.compile_target(target(cpu)).is_host, cpu  # avx10, apx; xop, fma4, tbm


def test_native_uses_what_the_processor_has(machines: Any) -> None:
    native = machines.compile_target("native")
    assert native.is_host and str(native.tvm.attrs["mcpu"]) == "rocketlake"  # the name prices
    assert {str(flag) for flag in native.tvm.attrs["mattr"]} == {f"+{name}" for name in FURTHER}


def test_a_name_that_promises_too_much(machines: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    less = frozenset(LEVELS["x86-64-v3"] | {"avxvnni"})
    monkeypatch.setattr(machines, "_instruction_sets", lambda: less)
    monkeypatch.setattr(machines, "host_features", lambda: less)
    native = machines.compile_target("native")
    assert native.is_host and str(native.tvm.attrs["mcpu"]) == "x86-64-v3"
    assert [str(flag) for flag in native.tvm.attrs["mattr"]] == ["+avxvnni"]
    assert not machines.compile_target(target("rocketlake")).is_host


@pytest.mark.parametrize(
    ("processor", "had", "core"),
    [
        ("znver2", LEVELS["x86-64-v3"], "zen2"),
        ("znver3", LEVELS["x86-64-v3"], "zen3"),
        ("znver4", LEVELS["x86-64-v3"], "zen3"),  # a virtual one that hides AVX-512: pipes of 256 bits
        ("znver4", ROCKET_LAKE, "zen4"),
        ("znver5", LEVELS["x86-64-v3"], "zen3"),
        ("znver5", ROCKET_LAKE, "zen5"),
        ("cascadelake", LEVELS["x86-64-v3"], "skylake"),
        ("icelake-server", ROCKET_LAKE, "icelake-server"),
        ("bdver4", LEVELS["x86-64-v3"], "skylake"),  # no table of it: a typical one
    ],
)
def test_native_takes_the_core_of_the_processor(
    machines: Any, monkeypatch: pytest.MonkeyPatch, processor: str, had: frozenset[str], core: str
) -> None:
    """LLVM names it by CPUID's family and model, whatever it may use."""
    monkeypatch.setattr(machines, "_processor", lambda: processor)
    for name in ("_instruction_sets", "host_features"):
        monkeypatch.setattr(machines, name, lambda: had)
    assert machines.compile_target("native").core.name == core
    assert machines.compile_target("x86-64-v3").core.name == "skylake"


@pytest.mark.parametrize(("name", "core"), [(f"znver{n}", f"zen{n}") for n in (2, 3, 4, 5)])
def test_a_named_target_takes_the_core_of_its_processor(machines: Any, name: str, core: str) -> None:
    found = machines.compile_target(name).core
    assert found.name == core
    assert found.isa == machines.compile_target(name).isa


def test_an_arm_computer_goes_by_what_the_kernel_tells(
    machines: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Cortex-A72 whose name LLVM does not know; and one without the crypto instructions, as on a Raspberry
    Pi 4."""
    cortex_a72 = frozenset({"fp-armv8", "neon", "crc", "aes", "sha2"})
    monkeypatch.setattr(machines, "host_target", lambda: "aarch64")
    monkeypatch.setattr(machines, "_processor", lambda: "generic")
    for had, runs in ((cortex_a72, True), (cortex_a72 - {"crc"}, False), (cortex_a72 - {"aes"}, False)):
        monkeypatch.setattr(machines, "host_features", lambda had=had: had)
        monkeypatch.setattr(machines, "_instruction_sets", lambda had=had: had)
        assert machines.compile_target("rpi4").is_host == runs, had
        assert machines.compile_target("aarch64").is_host


class Kernel:
    """The C library of a computer whose kernel tells these two words."""

    def __init__(self, words: tuple[int, int]) -> None:
        def getauxval(kind: int) -> int:
            return {16: words[0], 26: words[1]}[kind]

        class Function:
            restype: Any = None
            argtypes: Any = None

            def __call__(self, kind: int) -> int:
                return getauxval(kind)

        self.functions = {"getauxval": Function()}

    def __getitem__(self, name: str) -> Any:
        if name not in self.functions:
            raise AttributeError(name)
        return self.functions[name]


@pytest.mark.parametrize(
    ("machine", "words", "has", "lacks"),
    [
        # AT_HWCAP of a Neoverse N1 (fp, asimd, aes, pmull, sha1, sha2, crc32, atomics, fphp, asimdhp, cpuid,
        # asimdrdm, lrcpc, dcpop, asimddp, ssbs), and of a Cortex-A72.
        ("aarch64", (0x10119FFF, 0), {"neon", "dotprod", "fp16", "lse", "rcpc"}, {"i8mm", "sve", "jsconv"}),
        ("aarch64", (0xFF, 0), {"neon", "aes", "crc"}, {"dotprod", "fp16", "lse"}),
        ("aarch64", (0xFFFFFFFF, 1 << 13 | 1 << 14), {"i8mm", "bf16", "sve"}, {"mte"}),
        ("armv7l", (1 << 12, 0), {"neon"}, {"dotprod"}),
        ("armv7l", (0, 1), set(), {"neon"}),
    ],
)
def test_hwcap(
    machine: str, words: tuple[int, int], has: set[str], lacks: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The files of the computer below an emulated processor say nothing of it: here they name what it has
    not."""
    monkeypatch.setattr(ctypes, "CDLL", lambda name: Kernel(words))
    monkeypatch.setattr(features.sys, "platform", "linux")
    monkeypatch.setattr(features.platform, "machine", lambda: machine)
    monkeypatch.setattr(features, "_read", lambda path: "Features\t: i8mm asimddp asimdhp mte neon\n")
    features._detect.cache_clear()
    try:
        found = features._detect()
    finally:
        features._detect.cache_clear()
    assert has <= found and not lacks & found


def test_arm_names_are_llvms() -> None:
    tvm = import_or_skip("tvm")
    from tvm.target import codegen

    plain = {"kind": "llvm", "mtriple": "aarch64-linux-gnu", "mcpu": "generic"}
    for name in get_target("aarch64").features.bits:
        flagged = tvm.target.Target({**plain, "mattr": [f"+{name}"]})
        assert name in {str(feature) for feature in codegen.llvm_get_cpu_features(flagged)}, name
