"""Cores: their tables are whole, the model gives what is worked out by hand, kernels chosen by it hold."""

import itertools
import json
import re
import shutil
import subprocess
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import isa_specs
from bench.model_rank import ranks, spearman
from isa_specs.cores import Core, MissingUsage, Rule, assumed, cores, missing, register_bits, usage
from isa_specs.instruction import Instruction
from sketches.encoding import Operand, parse_pair
from sketches.kernel import KernelSpec
from sketches.program import Line
from sketches.throughput import (
    Pressure,
    TileCycles,
    cycles,
    line_cycles,
    port_bound,
    pressure,
    program_cycles,
    usage_pressure,
)
from sketches.tile import Tile
from synth.cli.main import cli
from synth.library.costs import assumed_text
from synth.library.fields import fields_of
from synth.library.kernels import Kernel, read_kernel
from synth.prove.kernel import prove
from synth.search.kernel import Limits, Synthesis, synthesize
from tests.needs import Need, import_or_skip, skip

LIBRARY = Path(__file__).resolve().parents[2] / "kernels_out"
PLACES = [(core, target) for core in cores().values() for target in core.targets]


def lines(*names: str) -> list[tuple[Line, float]]:
    return [(Line(f"r{number}", name, ("a", "b"), None, "row"), 1.0) for number, name in enumerate(names)]


def spec_of(a: int, w: int) -> KernelSpec:
    activations, weights = parse_pair("hybrid")
    return KernelSpec(Operand(a, activations), Operand(w, weights))


def of_tile(kernel: Kernel, form: str, core: Core, tile: Tile) -> TileCycles:
    made = kernel.form(form)
    return made.form.cycles(kernel.isa, core, made.program, tile, core.targets[0])


@pytest.mark.parametrize(("core", "target"), PLACES, ids=lambda value: getattr(value, "name", value))
def test_every_instruction_has_a_cost(core: Core, target: str) -> None:
    """An entry, or that of its family: a new instruction needs no edit of any core's table."""
    assert missing(core, target, isa_specs.load(core.isa).on(target)) == []


@pytest.mark.exhaustive("instructions", every=5)
@pytest.mark.parametrize(("core", "target"), PLACES, ids=lambda value: getattr(value, "name", value))
def test_every_instruction_of_the_library_has_an_entry(core: Core, target: str) -> None:
    isa = isa_specs.load(core.isa)
    used: set[str] = set()
    for path in sorted((LIBRARY / core.isa).glob("*.json")):
        body = fields_of(path.read_text(encoding="utf-8"))
        if body["target"] == target:
            text = json.dumps(body)
            used |= set(re.findall(r'"instruction": "(\w+)"', text)) | set(
                re.findall(r'"(?:result_)?adder": "(\w+)"', text)
            )
    assert len(used) > 10 or target != isa.base(target)
    for name in used:
        core.usage(isa.instructions[name], target)


def without(core: Core, *families: str, mnemonics: str = "") -> Core:
    """The core with no rule for the instructions of these families, nor for these mnemonics."""
    table = isa_specs.load(core.isa).table
    lost = {i.mnemonic.replace(" ", "-") for i in table if i.family in families} | {*mnemonics.split()}
    kept = ((rule, " ".join(sorted({*rule.mnemonics.split()} - lost))) for rule in core.rules)
    return replace(core, rules=tuple(replace(rule, mnemonics=left) for rule, left in kept if left))


def test_an_instruction_without_an_entry_takes_what_its_family_takes() -> None:
    core, table = cores()["cortex-a72"], isa_specs.load("neon").instructions
    assert assumed(core, "aarch64") == []
    broken = without(core, mnemonics="cnt")
    count = table["vcntq_u8"]
    guessed = broken.usage(count, "aarch64")
    alike = Counter(
        core.usage(i, "aarch64")
        for i in isa_specs.load("neon").on("aarch64")
        if (i.family, register_bits(i)) == (count.family, 128) and i.mnemonic != "cnt"
    )
    assert alike[replace(guessed, assumed=False)] == max(alike.values()) and guessed.assumed
    assert "vcntq_u8" in assumed(broken, "aarch64") and "vaddq_u8" not in assumed(broken, "aarch64")
    assert assumed_text(core, "aarch64") == ""
    assert assumed_text(broken, "aarch64") == (
        f"Assumed from their families, in no table of cortex-a72: {', '.join(assumed(broken, 'aarch64'))}."
    )


def test_missing_entries() -> None:
    rules = (Rule("vpaddb", usage("p0", latency=1)), Rule("vpaddd", usage("p0", latency=3)))
    core = replace(cores()["skylake"], rules=rules)
    taken = core.usage(isa_specs.load("avx2").instructions["_mm256_sub_epi8"], "x86_64")
    assert (taken.latency, taken.assumed) == (3, True)
    core = cores()["skylake"]
    broken = without(core, "table")
    shuffle = isa_specs.load("avx2").instructions["_mm256_shuffle_epi8"]
    assert shuffle.name in missing(broken, "x86_64", [shuffle])
    assert shuffle.name not in assumed(broken, "x86_64")
    with pytest.raises(MissingUsage, match=r"skylake has no entry for _mm256_shuffle_epi8 \(vpshufb, 256"):
        line_cycles(broken, isa_specs.load("avx2"), lines("_mm256_shuffle_epi8"))
    core = cores()["zen3"]
    with pytest.raises(ValueError, match="zen3: 1 on ports"):
        replace(core, rules=(Rule("vpand", usage("fp9", 1)),))


@pytest.mark.parametrize(("isa", "target"), [("avx2", "x86_64"), ("neon", "armv7")])
def test_aliases_are_free(isa: str, target: str) -> None:
    machine = isa_specs.load(isa)
    free = [i for i in machine.on(target) if i.cost(target) == 0]
    assert free
    for core in (core for core in cores().values() if target in core.targets):
        for instruction in free:
            assert core.usage(instruction, target).ops == ()


def test_the_digest_of_the_isa_is_that_of_the_certificates() -> None:
    for isa, name in (("avx2", "a1w1_hybrid_m8n1k64"), ("neon", "a1w1_hybrid_m8n1k64_aarch64")):
        body = json.loads((LIBRARY / isa / f"{name}.json").read_text(encoding="utf-8"))
        assert body["isa_digest"] == isa_specs.load(isa).digest(body["target"])


def assembly(instruction: Instruction) -> str | None:
    """An x86 instruction in AT&T syntax; None for what has no instruction of its own."""
    name = instruction.mnemonic

    def register(bits: int, number: int) -> str:
        return f"%{ {128: 'x', 256: 'y', 512: 'z'}[bits] }mm{number}"

    if instruction.family == "alias" or (
        name in ("vbroadcasti128", "vbroadcasti32x4") and instruction.family != "load"
    ):
        return None
    if instruction.family == "load":
        return f"{name} (%rdi), {register(instruction.result.bits, 0)}"
    if instruction.family == "store":
        return f"{name} {register(instruction.operands[0].bits, 1)}, (%rdi)"
    masked = instruction.family == "blend"
    operands = [] if instruction.family == "join" else instruction.operands[masked:]
    sources = [register(operand.bits, n + 1) for n, operand in enumerate(operands)]
    if masked:
        return f"{name} {', '.join([*reversed(sources), register(instruction.result.bits, 0)])} {{%k1}}"
    immediate = [] if instruction.immediates is None else ["$1"]
    if instruction.family == "join":
        return f"{name} %k2, %k1, %k3"
    if instruction.family == "compare":
        # LLVM writes the predicate into the name.
        return f"{name.removesuffix('d')}ltd {', '.join(reversed(sources))}, %k1"
    if instruction.family == "mask":  # into a general or a mask register
        return f"{name} {', '.join([*reversed(sources), '%k1' if len(sources) > 1 else '%eax'])}"
    if instruction.family == "ternary":  # the first operand is where the result goes
        return f"{name} {', '.join([*immediate, *reversed(sources)])}"
    return f"{name} {', '.join([*immediate, *reversed(sources), register(instruction.result.bits, 0)])}"


#: Where a table has better sources than LLVM's model: mnemonics by core.
OTHERWISE = {
    # uops.info by way of OSACA: absolute values, saturation and averages on two pipes, one multiplier that
    # compares, insertions and broadcasts on one pipe.
    "zen2": "vpabsb vpabsw vpabsd vpaddsb vpaddsw vpaddusb vpaddusw vpsubsb vpsubsw vpsubusb vpsubusw vpavgb "
    "vpavgw vpcmpeqq vpcmpgtq vpblendd vinserti128 vextracti128 vperm2i128 vpermd vpermq vpbroadcastb "
    "vpbroadcastw vpbroadcastd vpbroadcastq vbroadcasti128 vphaddw vphaddd vpmovzxbw vpmovzxbd vpmovzxbq "
    "vpmovzxwd vpmovzxwq vpmovzxdq vpmovsxbw vpmovsxbd vpmovsxbq vpmovsxwd vpmovsxwq vpmovsxdq vmovdqu",
    # LLVM gives a part of the 512-bit instructions the throughput of 256 bits.
    "zen4": "vpsllw vpslld vpsllq vpsrlw vpsrld vpsrlq vpsraw vpsrad vpsraq vpabsb vpabsw vpabsd vpaddsb "
    "vpaddsw vpaddusb vpaddusw vpsubsb vpsubsw vpsubusb vpsubusw vpavgb vpavgw vpcmpd vptestmb vptestmw "
    "valignq vpermq vmovdqu vmovdqu64 vbroadcasti32x4 vpbroadcastb vpbroadcastw vpbroadcastd vpbroadcastq",
}


@pytest.mark.parametrize(
    ("name", "cpu", "tool"),
    [
        ("skylake", "skylake", "llvm-mca"),
        ("zen3", "znver3", "llvm-mca"),
        ("cascadelake", "cascadelake", "llvm-mca"),
        ("zen2", "znver2", "llvm-mca-19"),
        ("zen4", "znver4", "llvm-mca-19"),
    ],
)
def test_single_instructions_take_what_llvm_says(name: str, cpu: str, tool: str) -> None:
    if shutil.which(tool) is None:
        skip(Need.TOOL, f"{tool} is not installed")
    core = cores()[name]
    isa = isa_specs.load(core.isa)
    unknown, otherwise = assumed(core, "x86_64"), OTHERWISE.get(name, "").split()
    known = [i for i in isa.on("x86_64") if i.mnemonic not in otherwise and i.name not in unknown]
    texts = {i: text for i in known if (text := assembly(i)) is not None}
    ran = subprocess.run(
        [tool, "-mtriple=x86_64-linux-gnu", f"-mcpu={cpu}", "-instruction-tables", "-"],
        input="\n".join(texts.values()), capture_output=True, text=True, check=True,
    )  # fmt: skip
    rows = re.findall(r"^ +\d+ +(\d+) +(\d+\.\d+) [ *U]*([vk]\w+\t.*)$", ran.stdout, re.MULTILINE)
    found = {re.sub(r"\s+", " ", text): float(cost) for _, cost, text in rows}
    assert len(found) > 60
    for instruction, text in texts.items():
        ours = line_cycles(core, isa, lines(instruction.name)).ports
        if found[text] == pytest.approx(1 / 3, abs=0.01) and register_bits(instruction) == 512:
            # LLVM 14 lets port 1 take 512 bits, which no processor does (uops.info: p05).
            assert re.search("_(add|sub|ternarylogic)_", instruction.name)
            assert ours == 0.5
            continue
        assert ours == pytest.approx(found[text], abs=0.01), instruction.name


def test_every_source_of_a_table_is_listed_with_its_licence() -> None:
    """And every machine model of OSACA, whose licence asks most."""
    page = (Path(isa_specs.__file__).parents[1] / "docs/cost.md").read_text(encoding="utf-8")
    rows = [
        row.split("|")[1:4]
        for row in page.partition("| source | licence |")[2].splitlines()[2:]
        if "|" in row
    ]
    begins = {word for row in rows for word in re.findall(r"`([^`]+)`", row[0])}
    sources = {source for core in cores().values() for source in core.sources}
    assert all(licence.strip() and taken.strip() for _, licence, taken in rows)
    assert {source for source in sources if not source.startswith(tuple(begins))} == set()
    assert {word for word in begins if not any(source.startswith(word) for source in sources)} == set()
    (osaca,) = (row for row in rows if "OSACA" in row[0])
    models = set(re.findall(r"OSACA [\d.]+, machine model (\w+)", " ".join(sources)))
    assert osaca[1].strip() == "AGPL-3.0" and set(re.findall("`(\\w+)`", osaca[2])) == models


def test_generations_of_zen() -> None:
    """Published reciprocal throughputs (OSACA's tables of Zen 2 and 4, LLVM's of Zen 3; measured ones of
    Zen 5): additions, shifts, products. Registers of 512 bits take twice as long as those of 256 on Zen 4."""
    published = {
        "zen2": (1 / 3, 1.0, 1.0),
        "zen3": (1 / 4, 1 / 2, 1 / 2),
        "zen4": (1 / 2, 1.0, 1.0),
        "zen5": (1 / 4, 1 / 2, 1 / 2),
    }
    for name, expected in published.items():
        core = cores()[name]
        isa, wide = isa_specs.load(core.isa), "_mm512" if core.isa == "avx512" else "_mm256"
        for what, cycles_each in zip(("add_epi32", "srli_epi16", "madd_epi16"), expected, strict=True):
            found = line_cycles(core, isa, lines(*[f"{wide}_{what}"] * 12))
            assert found.ports == pytest.approx(12 * cycles_each), (name, what)


def test_every_processor_has_one_core_per_isa() -> None:
    known = list(cores().values())
    for isa in {core.isa for core in known}:
        named = [one for core in known if core.isa == isa for one in core.processors or (core.name,)]
        assert len(named) == len(set(named))


def test_bodies_worked_by_hand() -> None:
    avx2, neon = isa_specs.load("avx2"), isa_specs.load("neon")
    popcount = [
        *["_mm256_and_si256"] * 2, "_mm256_srli_epi16", *["_mm256_shuffle_epi8"] * 2, *["_mm256_add_epi8"] * 2
    ]  # fmt: skip
    skylake = line_cycles(cores()["skylake"], avx2, lines(*popcount))
    assert skylake.ports == pytest.approx(7 / 3)  # all seven on three ports; the shuffles alone take 2
    assert skylake.front == pytest.approx(7 / 4)
    assert line_cycles(cores()["zen3"], avx2, lines(*popcount)).ports == pytest.approx(7 / 4)
    shifts = lines(*["_mm256_srli_epi16"] * 3, "_mm256_shuffle_epi8")
    assert line_cycles(cores()["skylake"], avx2, shifts).ports == pytest.approx(3 / 2)
    assert line_cycles(cores()["zen3"], avx2, shifts).ports == pytest.approx(4 / 2)
    counting = lines("vandq_u8", "vcntq_u8", "vaddq_u8")
    for name, expected in (("cortex-a53", 3.0), ("cortex-a72", 1.5), ("neoverse-n1", 1.5)):
        assert line_cycles(cores()[name], neon, counting).ports == expected
    # A multiply-accumulate of a q register takes pipe 0 for two cycles; the rest goes to pipe 1.
    multiply = lines("vmlaq_u8", "vandq_u8", "vcntq_u8")
    assert line_cycles(cores()["cortex-a72"], neon, multiply).ports == 2.0
    assert line_cycles(cores()["cortex-a53"], neon, multiply).ports == 3.0
    # The same d halves are names on ARMv7 and moves on AArch64.
    halves = lines("vget_high_u8")
    assert line_cycles(cores()["cortex-a53"], neon, halves, "armv7").total == 0
    assert line_cycles(cores()["cortex-a53"], neon, halves, "aarch64").total == 1


def test_pressures_of_loads_stores_front_end_and_chains() -> None:
    isa, core = isa_specs.load("avx2"), cores()["skylake"]
    assert cycles(core, usage_pressure(core.load, 4)).ports == 2.0
    assert cycles(core, usage_pressure(core.store, 3)).ports == 3.0
    assert cycles(core, usage_pressure(core.load, 2) + Pressure({}, 10)).bound == "front end"
    bound = cycles(core, pressure(core, isa, "x86_64", lines("_mm256_add_epi8")), chain=5.0)
    assert (bound.total, bound.bound) == (5.0, "chain")
    kernel = read_kernel(LIBRARY / "neon" / "a1w1_hybrid_m8n1k64_aarch64.c")
    alone = of_tile(kernel, "bitplanes", cores()["cortex-a53"], Tile(1, 1))
    assert (alone.step.total, alone.step.bound) == (6.0, "chain")
    assert alone.macs_per_cycle == 128 / 6
    one = Pressure({frozenset("a"): 2.0}, 1.0)
    both = one + one.times(0.5) + Pressure({frozenset("ab"): 1.0}, 1.0)
    assert both == Pressure({frozenset("a"): 3.0, frozenset("ab"): 1.0}, 2.5)
    core = cores()["cortex-a53"]
    assert cycles(core, Pressure({frozenset({"v"}): 3.0}, 8.0)).total == 4.0


@pytest.mark.parametrize("name", ["a1w1", "a2w1", "a1w2", "a3w3"])
def test_a_tile_runs_each_of_its_instructions_as_often_as_it_says(name: str) -> None:
    """On a Cortex-A53 vector instructions take one pipe for a cycle, loads and stores the other."""
    kernel = read_kernel(LIBRARY / "neon" / f"{name}_hybrid_m8n1k64_aarch64.c")
    planes, counts = kernel.form("bitplanes").program, kernel.form("bitplanes").report.instructions
    for tile in planes.tiles:
        found = of_tile(kernel, "bitplanes", cores()["cortex-a53"], tile)
        each = counts["inner"] + counts["widening"] / planes.interval
        expected = tile.registers * (tile.columns * each + counts["unpack"]) + tile.columns * counts["column"]
        assert found.step.ports == pytest.approx(expected)
        assert found.macs_per_step == tile.registers * tile.columns * 4 * 32


def test_a_table_tile_worked_by_hand() -> None:
    """A2W1, one register by four columns: a load and three lines of unpacking, two tables per column, and per
    cell two shuffles and two sums; then what falls on a step of the widenings, and five of the loop."""
    kernel = read_kernel(LIBRARY / "avx2" / "a2w1_hybrid_m8n1k64.c")
    program = kernel.form("tables").program
    found = of_tile(kernel, "tables", cores()["skylake"], Tile(1, 4))
    free = {i.name for i in kernel.isa.table if not i.cost("x86_64")}
    fold = sum(line.instruction not in free for line in program.widening) / program.interval
    spill = (
        sum(line.instruction not in free for line in program.second_widening)
        / program.interval
        / program.second_interval
    )
    assert found.step.front == pytest.approx((1 + 3 + 4 * 2 + 4 * 4 + 4 * (fold + spill) + 5) / 4)
    assert (found.macs_per_step, found.spilled) == (4 * 32 * 8, 0)


def test_tiles_share_their_loads() -> None:
    for isa, name in (("avx2", "a2w2_hybrid_m8n1k64"), ("neon", "a2w2_hybrid_m8n1k64_aarch64")):
        kernel = read_kernel(LIBRARY / isa / f"{name}.c")
        for core in (core for core in cores().values() if core.isa == isa):
            rate = [of_tile(kernel, "bitplanes", core, Tile(1, n)).macs_per_cycle for n in (1, 2, 4)]
            assert rate == sorted(rate)


def test_the_port_bound_is_the_best_distribution() -> None:
    """Against all distributions of sixfold work over three ports, so that thirds and halves are whole."""
    ports = ("a", "b", "c")
    sets = [frozenset(s) for n in (1, 2, 3) for s in itertools.combinations(ports, n)]
    random = np.random.default_rng(5)
    for _ in range(40):
        groups = [sets[i] for i in random.choice(len(sets), 3, replace=False)]
        counts = [int(n) for n in random.integers(1, 3, 3)]
        loads = {(0, 0, 0)}
        for group, count in zip(groups, counts, strict=True):
            allowed = [ports.index(p) for p in sorted(group)]
            splits = [
                s for s in itertools.product(range(6 * count + 1), repeat=len(allowed)) if sum(s) == 6 * count
            ]
            grown = set()
            for load, split in itertools.product(loads, splits):
                new = list(load)
                for place, amount in zip(allowed, split, strict=True):
                    new[place] += amount
                grown.add(tuple(new))
            loads = grown  # type: ignore[assignment]
        best = min(max(load) for load in loads) / 6
        assert port_bound(dict(zip(groups, map(float, counts), strict=True))) == pytest.approx(best)


def test_rank_correlation() -> None:
    """The textbook formula 1 - 6 sum d^2 / (n (n^2 - 1)) without ties; means of ranks with them."""
    assert spearman([1, 2, 3, 4, 5], [2, 1, 4, 3, 5]) == pytest.approx(1 - 6 * 4 / (5 * 24))
    assert spearman([1, 2, 3], [30, 20, 10]) == pytest.approx(-1)
    assert ranks([7, 5, 7, 9]).tolist() == [2.5, 1, 2.5, 4]
    with pytest.raises(ValueError, match="no order"):
        spearman([1, 1], [1, 2])


@cache
def made(a: int, w: int, core: str | None) -> Synthesis:
    return synthesize(spec_of(a, w), isa_specs.load("neon"), "aarch64", Limits(core=core), minimality=False)


@pytest.mark.parametrize(("a", "w"), [(1, 1), (2, 1), (1, 2)])
def test_the_fastest_is_not_slower_and_holds(a: int, w: int) -> None:
    isa, core = isa_specs.load("neon"), cores()["cortex-a72"]
    short, fast = made(a, w, None), made(a, w, "cortex-a72")
    assert fast.fast is not None
    before = program_cycles(core, isa, "aarch64", short.program).total
    after = program_cycles(core, isa, "aarch64", fast.program).total
    assert before == pytest.approx(fast.fast.shortest.total)
    assert after == pytest.approx(fast.fast.cycles.total)
    assert fast.fast.bound <= after + 1e-6 <= before + 2e-6
    assert prove(spec_of(a, w), isa, "aarch64", fast.program).verdict == "proved"
    # What is said of lengths is that of the length search, and no more.
    assert short.tree.best is not None
    shown = [v for v in fast.tree.verdicts if v.length < short.tree.best.cost]
    assert shown == [v for v in short.tree.verdicts if v.length < short.tree.best.cost]
    assert fast.tree.best is not None
    assert fast.tree.verdicts[-1].length == fast.tree.best.cost >= short.tree.best.cost


def test_multiplies_are_dear_on_a_cortex_a72() -> None:
    """Its multiply-accumulate takes one of two pipes for two cycles: the fastest kernel has fewer of them."""

    def count(found: Synthesis) -> int:
        return sum(line.instruction.startswith("vmla") for line in found.program.body)

    short, fast = made(2, 1, None), made(2, 1, "cortex-a72")
    assert count(fast) < count(short)
    assert fast.fast is not None and fast.fast.cycles.total < fast.fast.shortest.total
    assert made(1, 1, "cortex-a72").fast.optimal  # type: ignore[union-attr]


def run(*args: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(cli, list(args), obj={"processes": False}, prog_name="synth-kernel")
    return result.exit_code, result.stdout, result.stderr


FAST = "--cost throughput --core"


@pytest.mark.parametrize(
    ("arguments", "start", "end"),
    [
        ("--cost throughput --isa neon --a 1 --w 1", "--cost throughput: give --core", "zen5"),
        (f"{FAST} zen3 --isa avx2 --a 1 --w 8 --out x", "--cost throughput: operands of 8", "without)"),
        (
            f"{FAST} neoverse-v1 --isa neon --target aarch64_dotprod --a 1 --w 1 --out x",
            "--cost throughput: kernels of aarch64_dotprod have no block",
            "use aarch64",
        ),
        (f"{FAST} zen3 --isa avx2 --a 1 --w 1", "--cost throughput: give --out DIR", "length"),
        ("--cost throughput --core zen3 --isa neon --a 1 --w 1 --out x", "--core zen3: it runs avx2", "v2"),
        ("--core zen3 --isa avx2 --a 1 --w 1", "--core zen3: only --cost throughput", "out"),
        ("--cost throughput --core i486 --a 1 --w 1", "--core i486: no such core", "zen5"),
    ],
)
def test_refusals(arguments: str, start: str, end: str) -> None:
    code, out, err = run(*arguments.split())
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"synth-kernel: {start}") and err.rstrip().endswith(end)


def test_assumed_costs_are_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    short = ("show", "a1w1_hybrid_m8n1k64_aarch64")
    shown = (*short, "--verbose")
    assert "ssumed" not in run(*shown)[1]
    usual = isa_specs.load("neon").target("aarch64").core
    monkeypatch.setitem(cores(), usual, without(cores()[usual], mnemonics="cnt"))
    assert f"by the model of {usual}, some assumed, limited by" in run(*short)[1]
    code, out, _ = run(*shown)
    assert code == 0 and f"Assumed from their families, in no table of {usual}:" in " ".join(out.split())
    assert out.count("(assumed)") == 1 and re.search(r"vcntq_u8 .*\(assumed\)", out)


def test_kernels_for_a_core_are_written_and_kept(tmp_path: Path) -> None:
    import_or_skip("unicorn")
    arguments = f"--isa neon --a 1 --w 1 --cost throughput --out {tmp_path} --json".split()
    for core, status in (("cortex-a72", "written"), ("cortex-a72", "kept"), ("neoverse-n1", "written")):
        code, out, err = run(*arguments, "--core", core)
        assert (code, err) == (0, "")
        assert json.loads(out)["kernels"][0]["status"] == status
        kernel = read_kernel(tmp_path / "neon" / "a1w1_hybrid_m8n1k64_aarch64.c")
        assert kernel.certificate.core == core
        assert "matrices equal numpy" in kernel.certificate.executed
    assert not read_kernel(LIBRARY / "neon" / "a1w1_hybrid_m8n1k64_aarch64.c").certificate.core
