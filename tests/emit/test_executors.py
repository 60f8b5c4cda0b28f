"""What runs an architecture's code: the executors of its row in their order; spellings of features."""

from dataclasses import dataclass, replace
from typing import ClassVar

import pytest

from isa_specs.architecture import Emulation, architectures, spelled
from synth.emit import machine
from synth.emit.machine import CompiledCode, Unit, emulators, load_code, why_not
from synth.emit.targets import feature_flags, get_target
from synth.errors import UserError


@dataclass(frozen=True)
class Engine(Emulation):
    """An engine that no row of the package has."""


@dataclass(frozen=True)
class EngineExecutor:
    target: str
    emulation: Emulation
    native: ClassVar[bool] = False

    @property
    def features(self) -> frozenset[str]:
        return self.emulation.features

    def absent(self) -> str:
        return ""

    def load(self, unit: Unit) -> CompiledCode:
        return CompiledCode(
            lambda symbol, *args: len(args), f"engine {self.target}, {' '.join(unit.sources)}"
        )


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> str:
    row = replace(
        architectures()["x86_64"], name="web", machines=("web",), processors=(), program="",
        emulators=(Engine(frozenset({"simd"})), Engine(frozenset({"simd", "relaxed"}))),
    )  # fmt: skip
    monkeypatch.setitem(architectures(), "web", row)
    monkeypatch.setitem(machine.ENGINES, Engine, EngineExecutor)
    return row.name


@pytest.mark.parametrize("native", [True, False])
def test_an_engine_of_a_row_runs_its_code(engine: str, native: bool) -> None:
    made = load_code({"f.c": ""}, "", engine, ("relaxed",), prefer_native=native)
    assert made.describe() == "engine web, f.c" and made.call("f", 1, 2) == 2
    assert why_not(engine, ("simd", "relaxed")) is None
    with pytest.raises(UserError, match="the emulator lacks web feature 'wide'"):
        load_code({"f.c": ""}, "", engine, ("simd", "wide"))


def test_an_engine_that_is_not_installed_runs_nothing(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        EngineExecutor, "absent", lambda self: f"engine {len(self.features)} is not installed"
    )
    with pytest.raises(UserError, match="engine 1 is not installed"):
        load_code({"f.c": ""}, "", engine, ("simd",))
    assert why_not(engine, ()) == "engine 1 is not installed"
    monkeypatch.setattr(EngineExecutor, "absent", lambda self: "" if "relaxed" in self.features else "absent")
    assert emulators(engine)[0].absent() and why_not(engine, ("simd", "relaxed")) is None
    assert load_code({"f.c": ""}, "", engine, ()).call("f") == 0


def test_the_first_executor_with_the_features_runs_the_code(engine: str) -> None:
    first, second = emulators(engine)
    assert first.features < second.features
    with pytest.raises(KeyError):
        machine.ENGINES[Emulation]


def test_spellings_of_architectures() -> None:
    spellings = {
        "amd64": "x86_64", "arm64": "aarch64", "armv7l": "armv7", "armv8l": "armv7", "armv6": "armv7",
        "arm": "armv7",
    }  # fmt: skip
    for name, wanted in spellings.items():
        row = spelled(name)
        assert row is not None and row.name == wanted
    assert spelled("mips") is None and spelled("") is None


def test_flags_of_features() -> None:
    wanted = {
        ("x86_64", True): ["-O9", "-mcpu=baseline", "-mavx2", "-mf16c"],
        ("x86_64", False): ["-O9", "-mavx2", "-mf16c"],
    }
    for (target, is_zig), flags in wanted.items():
        assert feature_flags(get_target(target), ("avx2", "-O9", "f16c"), is_zig) == flags
    arm = get_target("aarch64")
    assert feature_flags(arm, ("neon", "fp16"), True) == ["-mcpu=generic+fullfp16"]
    assert feature_flags(arm, ("neon", "fp16"), False) == ["-march=armv8.2-a+fp16"]
    assert feature_flags(arm, ("neon",), False) == []
    assert feature_flags(get_target("armv7"), ("neon",), True) == ["-mcpu=cortex_a9"]


@pytest.mark.parametrize(
    ("target", "feature", "remedy"),
    [
        ("x86_64", "dotprod", "use target aarch64"),
        ("armv7", "i8mm", "use target aarch64"),
        ("armv7", "avx9", "leave the feature out"),
    ],
)
def test_a_feature_of_another_architecture_is_refused(target: str, feature: str, remedy: str) -> None:
    with pytest.raises(UserError, match=f"target {target} has no feature '{feature}': {remedy}"):
        feature_flags(get_target(target), (feature,), True)
