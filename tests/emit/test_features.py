"""The features of this computer that SYNTH_FEATURES allows, as the processor reports them, by the compiler's
names."""

import importlib.util

import pytest

from isa_specs.architecture import FeatureTable, architectures
from synth.emit import features
from synth.emit.features import CAP, LEVELS, host_features, host_target, level_of, parse_cpuinfo
from synth.errors import UserError
from tests.needs import Need, import_or_skip, skip_where

X86 = architectures()["x86_64"].features
x86_only = skip_where(Need.PROCESSOR, host_target() != "x86_64", "caps an x86 computer")


def test_cpuinfo_names() -> None:
    arm = "processor\t: 0\nFeatures\t: fp asimd asimddp i8mm\nCPU part\t: 0xd0c\n"
    assert {"neon", "dotprod", "i8mm"} <= parse_cpuinfo(arm)
    x86 = "vendor_id\t: X\nflags\t\t: fpu pni abm sse4_1 avx2 avx512_vnni\nbugs\t: avx\n"
    assert parse_cpuinfo(x86) == {"fpu", "sse3", "lzcnt", "sse4.1", "avx2", "avx512vnni"}
    assert parse_cpuinfo("flags\t: amx_bf16 amx_tile amx_int8\n") == {"amxbf16", "amx-tile", "amx-int8"}
    assert parse_cpuinfo("") == set()


@x86_only
@pytest.mark.parametrize("permitted", [True, False])
def test_tiles_are_there_where_the_system_permits_them(
    permitted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A processor has them and the system saves them; what is missing is that the process asks."""
    monkeypatch.setattr(features, "_cpuid", lambda table: {"avx2", "amx-tile", "amx-int8"})
    monkeypatch.setattr(features, "tiles_permitted", lambda: permitted)
    assert ({"amx-tile", "amx-int8"} <= features._detect.__wrapped__()) == permitted


def test_the_cap_takes_away_and_never_adds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(features, "_detect", lambda: frozenset({*LEVELS["x86-64-v4"], "avx512vnni", "fpu"}))
    wanted = {
        "": {*LEVELS["x86-64-v4"], "avx512vnni", "fpu"},
        "x86-64-v3": LEVELS["x86-64-v3"],
        " x86-64-v2 , avxvnni": LEVELS["x86-64-v2"] | {"avx", "avx2"},  # what it needs, not what nobody has
        "avx512vnni": {*LEVELS["x86-64-v2"] - {"cx16", "popcnt", "sahf"}, "avx", "avx2", "avx512f",
            "avx512vnni",
                       "f16c", "fma"},
        "neon": LEVELS["x86-64"],
    }  # fmt: skip
    for cap, expected in wanted.items():
        monkeypatch.setenv(CAP, cap)
        assert host_features() == expected, cap
    monkeypatch.delenv(CAP)
    assert host_features() == wanted[""]


@pytest.mark.parametrize("cap", ["avx3", "x86-64-v3,,avx2", "AVX2", "native"])
def test_an_unknown_name_is_one_line(cap: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CAP, cap)
    with pytest.raises(UserError, match=f"^SYNTH_FEATURES={cap}: unknown feature ") as error:
        host_features()
    assert "\n" not in str(error.value)
    if importlib.util.find_spec("tvm"):
        from synth.compiler.machines import compile_target

        with pytest.raises(UserError, match="unknown feature"):
            compile_target("rpi4")  # before anything is compiled


def test_levels() -> None:
    assert level_of(LEVELS["x86-64-v3"] | {"fpu", "sha", "aes"}, X86) == ("x86-64-v3", ["aes", "sha"])
    assert level_of(LEVELS["x86-64-v3"] - {"movbe"}, X86)[0] == "x86-64-v2"
    assert level_of(frozenset(), X86) == ("x86-64", [])
    assert level_of(frozenset({"sse2"}), FeatureTable()) == ("", [])


@x86_only
def test_levels_and_needs_are_llvms() -> None:
    """What a level has, and what a feature implies, as LLVM says; and LLVM finds in this processor what we
    find."""
    tvm = import_or_skip("tvm")
    import tvm_ffi
    from tvm.target import codegen

    def known(cpu: str, *flags: str) -> set[str]:
        target = {"kind": "llvm", "mtriple": "x86_64-linux-gnu", "mcpu": cpu, "mattr": list(flags)}
        return {
            str(name) for name in codegen.llvm_get_cpu_features(tvm.target.Target(target))
        } & X86.bits.keys()

    for level, expected in LEVELS.items():
        assert known(level) == expected, level
    for name in X86.bits:
        assert known("x86-64", f"+{name}") <= features._allowed(name), name
    asked = features._cpuid(X86)
    if asked is not None:
        found = tvm_ffi.get_global_func("tvm.codegen.llvm.GetHostCPUFeatures")()
        assert {str(name) for name, had in found.items() if bool(had)} & X86.bits.keys() == asked


@x86_only
@pytest.mark.isa("avx2")
def test_native_stays_within_the_cap(monkeypatch: pytest.MonkeyPatch) -> None:
    import_or_skip("tvm")
    from synth.compiler.machines import compile_target

    def flags(target: object) -> list[str]:
        return [str(flag) for flag in compile_target(target).tvm.attrs.get("mattr", ())]

    vnni = {"kind": "llvm", "mtriple": "x86_64-linux-gnu", "mcpu": "cascadelake"}
    monkeypatch.setenv(CAP, "x86-64-v3")
    native = compile_target("native")
    assert native.isa == "avx2" and native.is_host and str(native.tvm.attrs["mcpu"]) == "x86-64-v3"
    assert flags("native") == []
    assert not compile_target(vnni).is_host and not compile_target("x86-64-v4").is_host
    assert compile_target("x86-64-v3").is_host
    monkeypatch.setenv(CAP, "x86-64-v2")
    assert not compile_target("x86-64-v3").is_host
    native = compile_target("native")
    assert native.is_host and native.portable and str(native.tvm.attrs["mcpu"]) == "x86-64-v2"
    monkeypatch.setenv(CAP, "x86-64-v3,avxvnni")
    # A feature beyond the level is named, and counts when it is asked for.
    found = LEVELS["x86-64-v3"] | {"avxvnni"}
    for known in ("_instruction_sets", "host_features"):
        monkeypatch.setattr(f"synth.compiler.machines.{known}", lambda: found)
    assert flags("native") == ["+avxvnni"] and compile_target("native").is_host
    # Without a cap, a computer that hides what LLVM expects of a processor of its name: a virtual machine
    # may.
    monkeypatch.delenv(CAP)
    found = LEVELS["x86-64-v3"]
    native = compile_target("native")
    assert native.isa == "avx2" and native.is_host and str(native.tvm.attrs["mcpu"]) == "x86-64-v3"
    assert not compile_target({**vnni, "mcpu": "x86-64-v3", "mattr": ["+avxvnni"]}).is_host
