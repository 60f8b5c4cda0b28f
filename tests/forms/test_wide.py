"""Operands of more than three bits: kernels of bytes and tables alone, exact, proved, made on demand."""

import logging
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import isa_specs
from sketches.dot import dot_accumulators
from sketches.encoding import Encoding, EncodingError, Operand, parse_pair
from sketches.kernel import KernelSpec
from sketches.limits import MAX_BITS, PositionContribution, longest_positions
from sketches.program import Constant, Line
from sketches.tables import code_longest_k, code_of, table_corrections
from sketches.tile_program import TileProgram
from sketches.wellformed import MalformedProgram
from sketches.wellformed_forms import check_tile_program
from synth.cli.main import cli
from synth.errors import UserError, VerificationError
from synth.library import demand
from synth.library.build import Job, build
from synth.library.certificate_json import from_json, to_json
from synth.library.check import check_folder, check_static
from synth.library.kernels import Kernel, MissingKernel, load, read_kernel
from synth.library.kinds.matmul import MATMUL
from synth.library.store import write
from synth.prove.kernel import Proof
from synth.search.byte_ways import NoByteProgram, products
from synth.search.bytes import byte_program
from synth.search.verdict import SynthesisFailed
from tests.conftest import spec_of
from tests.needs import import_or_skip
from tests.prove.provers import prove_bytes

#: (ISA, target, bits of activations and weights, encoding, forms).
MADE = [
    ("avx2", "x86_64", 8, 4, "twos/twos", {"bytes"}),
    ("avx2", "x86_64", 4, 4, "unipolar", {"bytes", "tables"}),
    ("avx2", "x86_64", 8, 8, "twos", {"bytes"}),
    ("avx2", "x86_64_avxvnni", 7, 8, "twos", {"bytes", "depthwise"}),
    ("avx2", "x86_64_avxvnni", 8, 8, "twos/twos", {"bytes", "depthwise"}),
    ("avx512", "x86_64_vnni", 8, 8, "unipolar", {"bytes", "depthwise"}),
    ("avx512", "x86_64_vnni", 8, 7, "bipolar", {"bytes"}),
    ("neon", "aarch64", 4, 1, "hybrid", {"bytes", "tables"}),
    ("neon", "aarch64_dotprod", 8, 8, "twos", {"bytes", "bytes16"}),
    ("neon", "aarch64_i8mm", 8, 8, "twos/twos", {"bytes16", "depthwise"}),
    ("neon", "armv7", 5, 2, "twos/bipolar", {"bytes"}),
    ("neon", "armv7", 8, 8, "twos", {"bytes"}),
    ("neon", "aarch64", 8, 4, "twos", {"bytes"}),
]


def made(isa: str, target: str, a: int, w: int, encoding: str) -> Kernel:
    return build(Job(spec_of(a, w, encoding), isa, target))


@pytest.mark.exhaustive("proofs", every=3)
@pytest.mark.parametrize(("isa", "target", "a", "w", "encoding", "forms"), MADE)
def test_wide_operands(
    isa: str, target: str, a: int, w: int, encoding: str, forms: set[str], tmp_path: Path
) -> None:
    """``build`` proves and executes; here on the longest short K, on extremes, and from its files."""
    kernel = made(isa, target, a, w, encoding)
    found = kernel.certificate
    assert found.block is None and set(found.forms) == forms and kernel.source == ""
    assert from_json(MATMUL.fields, to_json(MATMUL.fields, found), "here") == found
    files = write(kernel, tmp_path)
    assert {path.suffix for path in files[:-1]} == {".c"} and files[-1].suffix == ".json"
    again = read_kernel(files[-1])
    assert "obligations proved" in check_static(again, files[-1])
    rng = np.random.default_rng(a * 10 + w)
    spec = kernel.spec
    for pick in (min, max, None):
        for m, n, k in ((1, 1, 1), (19, 5, 77)):
            sides = []
            for operand, rows in ((spec.weights, m), (spec.activations, n)):
                values = np.asarray(operand.values)
                sides.append(
                    rng.choice(values, (rows, k)) if pick is None else np.full((rows, k), pick(values))
                )
            assert np.array_equal(again.run(*sides), spec.reference(*sides)), (pick, m, n, k)
    with pytest.raises(UserError, match="has no block kernel"):
        _ = again.program


@pytest.fixture
def no_halves(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No target can cut a register into even and odd bytes."""
    monkeypatch.setattr("synth.search.byte_ways._halves", lambda isa, target, signed=False: None)
    for cached in (byte_program, products):
        cached.cache_clear()
    yield
    for cached in (byte_program, products):
        cached.cache_clear()


@pytest.mark.usefixtures("no_halves")
def test_what_a_target_cannot_multiply_is_said() -> None:
    """Two products of eight bits do not fit 16 bits, and AVX2 has no wider ones of whole registers."""
    isa = isa_specs.load("avx2")
    with pytest.raises(NoByteProgram):
        byte_program(spec_of(8, 8, "twos"), isa, "x86_64")
    assert byte_program(spec_of(8, 6, "twos"), isa, "x86_64").intervals == (1,)


def _stages(program: TileProgram) -> Counter[str]:
    return Counter(line.stage for line in program.inner)


@pytest.mark.parametrize(("isa", "target", "adding"), [("avx2", "x86_64", 2), ("neon", "armv7", 0)])
def test_even_and_odd_bytes(isa: str, target: str, adding: int) -> None:
    """Registers are cut once for all cells; what multiplies them need not add, and all is as the proof says:
    another mask, another shift, and a line that reads what its stage does not have are refused."""
    machine, spec = isa_specs.load(isa), spec_of(8, 8, "unipolar")
    program = byte_program(spec, machine, target)
    products_of_a_cell = 4 if isa == "neon" else 2
    assert _stages(program) == {"load": 2, "unpack": 2, "activations": 2, "row": products_of_a_cell + adding}

    def proof(lines: Iterable[Line], constants: Iterable[Constant] = program.constants) -> Proof:
        changed = replace(program, inner=tuple(lines), constants=tuple(constants))
        return prove_bytes(spec, machine, target, changed)

    assert proof(program.inner).verdict == "proved"
    low = (254).to_bytes(2, "little") * (machine.vector_bits // 16)
    masked = [Constant(constant.name, low.hex()) for constant in program.constants]
    assert len(masked) == 1 and proof(program.inner, masked).verdict == "refuted"
    if isa == "avx2":
        shifted = proof(replace(line, imm=7) if line.imm == 8 else line for line in program.inner)
        assert shifted.verdict == "refuted"
    other = {"w": "a", "a": "w"}
    for line in program.inner:
        if line.stage in ("unpack", "activations"):
            wrong = replace(line, args=tuple(other.get(arg, arg) for arg in line.args))
            (failed,) = proof(wrong if each is line else each for each in program.inner).failed
            assert failed.verdict == "refuted" and f"a line of stage {line.stage} reads" in failed.detail


@pytest.mark.parametrize(("isa", "target"), [("avx2", "x86_64_avxvnni"), ("avx512", "x86_64_vnni")])
@pytest.mark.parametrize("encoding", ["unipolar", "twos", "bipolar"])
def test_signed_bytes_of_weights(isa: str, target: str, encoding: str) -> None:
    """Half of the range is taken off weights of eight bits for an instruction that reads signed ones: one
    instruction per cell, proved for what is stored, and for nothing else."""
    machine, spec = isa_specs.load(isa), spec_of(8, 8, encoding)
    program = byte_program(spec, machine, target)
    assert program.stored_zero == 128 and _stages(program) == {"load": 2, "row": 1}
    assert byte_program(spec_of(8, 7, encoding), machine, target).stored_zero == 0

    def verdict(of: TileProgram, spec: KernelSpec = spec) -> str:
        return prove_bytes(spec, machine, target, of).verdict

    assert verdict(program) == "proved"
    unsigned = dot_accumulators(spec, program.totals, 4, 0)
    assert verdict(replace(program, stored_zero=0, groups=unsigned)) == "refuted"
    *loads, product = program.inner
    swapped = replace(product, args=(product.args[0], *product.args[:0:-1]))
    assert verdict(replace(program, inner=(*loads, swapped))) == "refuted"
    for wrong, of in ((replace(program, stored_zero=64), spec), (program, spec_of(8, 7, encoding))):
        with pytest.raises(MalformedProgram, match=r"weight zero point (64|128): 128, of 8 bits"):
            check_tile_program(of, machine, target, wrong)
    # The corners of the codes decide how long K is, here too.
    fix = table_corrections(spec, stored_zero=128)
    x, y = code_of(spec.activations), code_of(spec.weights)
    every = [
        PositionContribution(
            x.step * y.step * i * (j - 128), fix.rows * (y.offset + y.step * j), fix.columns * i
        )
        for i in range(256)
        for j in range(256)
    ]
    longest = longest_positions(4, 4 * max(abs(share.kernel) for share in every), every)
    assert code_longest_k(spec, 4, 128) == longest


@pytest.mark.parametrize(
    ("isa", "target", "right", "wrong"),
    [
        ("avx2", "x86_64", (8, 6), (8, 7)),  # pairs of products are limited to 16 bits
        ("avx2", "x86_64_avxvnni", (8, 7), (8, 8)),  # the second operand is signed
        ("neon", "aarch64", (4, 4), (5, 4)),  # products in bytes wrap
    ],
)
def test_a_program_for_fewer_bits_does_not_prove_for_more(
    isa: str, target: str, right: tuple[int, int], wrong: tuple[int, int]
) -> None:
    machine, spec = isa_specs.load(isa), spec_of(*right, "twos")
    program = byte_program(spec, machine, target)
    assert prove_bytes(spec, machine, target, program).verdict == "proved"
    narrow = replace(program, intervals=tuple(1 for _ in program.intervals))
    assert prove_bytes(spec_of(*wrong, "twos"), machine, target, narrow).verdict == "refuted"


@pytest.mark.parametrize("encoding", ["unipolar", "hybrid", "twos", "bipolar", "twos/bipolar"])
@pytest.mark.parametrize(("a", "w"), [(1, 1), (3, 2), (4, 4), (6, 3)])
def test_the_longest_k_is_that_of_all_codes(a: int, w: int, encoding: str) -> None:
    """The corners of the codes decide it: every sum of shares is linear in either code."""
    spec = spec_of(a, w, encoding)
    x, y, fix = code_of(spec.activations), code_of(spec.weights), table_corrections(spec)
    every = [
        PositionContribution(x.step * y.step * p * q, fix.rows * (y.offset + y.step * q), fix.columns * p)
        for p in range(1 << a)
        for q in range(1 << w)
    ]
    assert code_longest_k(spec, 4) == longest_positions(4, 4 * max(share.kernel for share in every), every)


@pytest.mark.parametrize("name", sorted(Encoding.registry))
def test_values_and_codes_of_eight_bits(name: str) -> None:
    operand = Operand(MAX_BITS, name)
    values = np.asarray(operand.values)
    assert len(set(operand.values)) == 256
    assert np.array_equal(operand.code.codes(values, MAX_BITS), np.arange(256))
    with pytest.raises(EncodingError, match=r"the values are \[-?\d+, -?\d+, -?\d+, \.\.\., \d+\]"):
        operand.code.codes(values * 3, MAX_BITS)
    with pytest.raises(EncodingError, match="9 bits: an operand has 1 to 8 bits"):
        Operand(9, name)


def test_what_the_library_has_not_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path))
    monkeypatch.delenv("SYNTH_KERNELS", raising=False)
    with caplog.at_level(logging.WARNING, "synth"):
        kernel = demand.load("neon", 4, 1, "twos", "armv7")
    (record,) = caplog.records
    place = tmp_path / "kernels"
    says = f"neon/a4w1_twos_m8n1k64_armv7: not in the library; it is synthesized now, to be kept in {place}"
    assert record.getMessage() == says
    assert kernel.certificate.executed.startswith("20 matrices equal numpy on unicorn armv7")
    monkeypatch.setattr("synth.library.build.build", lambda *args, **options: pytest.fail("made twice"))
    assert demand.load("neon", 4, 1, "twos", "armv7").certificate == kernel.certificate
    # A library that a person has chosen is taken as it is.
    monkeypatch.setenv("SYNTH_KERNELS", str(tmp_path / "chosen"))
    with pytest.raises(MissingKernel, match="--a 4 --w 1 --encoding twos --target armv7"):
        demand.load("neon", 4, 1, "twos", "armv7")
    with pytest.raises(MissingKernel):
        demand.load("neon", 4, 1, "twos", "armv7", folder=tmp_path / "other")


def test_an_operator_takes_what_its_target_alone_can_multiply(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Arm dot products multiply eight bits without cutting registers."""
    compiler = import_or_skip("synth.compiler", "TVM is not installed", UserError)
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path))
    weights = np.random.default_rng(1).integers(-128, 128, (5, 12))
    layer = compiler.bitserial_dense(weights, 3, a=8, w=8, encoding="twos/twos", target="rpi5")
    assert (
        layer.problem.form.name == "bytes16" and layer.problem.kernel.certificate.target == "aarch64_dotprod"
    )
    with pytest.raises(UserError, match="are no int8 or uint8, which operators read and write"):
        compiler.bitserial_dense(weights, 3, a=8, w=4, encoding="bipolar", target="rpi5")
    for data_dtype in ("uint8", "int16"):
        with pytest.raises(UserError, match=data_dtype):
            compiler.bitserial_dense(
                weights, 3, a=8, w=8, encoding="twos/twos", data_dtype=data_dtype, target="rpi5"
            )
    stages = np.zeros((255, 1), np.int32), np.ones(1, np.int32)
    assert compiler.Threshold(Operand(8, "unsigned"), *stages).dtype == "uint8"
    with pytest.raises(UserError, match="are no int8"):
        compiler.Threshold(Operand(8, "unsigned"), *stages, stored="int8")
    with pytest.raises(UserError, match="4 bits are no bitplanes"):
        compiler.Threshold(Operand(4, "twos"), np.zeros((15, 1), np.int32), np.ones(1, np.int32), packed=True)


@pytest.mark.isa("avx2")
@pytest.mark.parametrize(
    ("a", "w", "encoding"),
    [
        (4, 4, "unipolar"), (8, 4, "twos/twos"), (5, 2, "twos/bipolar"), (6, 8, "twos/twos"), (8, 2, "twos"),
        (8, 8, "twos"),
    ],
)  # fmt: skip
def test_operators_of_wide_operands(a: int, w: int, encoding: str) -> None:
    compiler = import_or_skip("synth.compiler", "TVM is not installed", UserError)
    rng, spec = np.random.default_rng(a + w), spec_of(a, w, encoding)
    weights = rng.choice(np.array(spec.weights.values), (20, 3, 3, 10))
    x = rng.choice(np.array(spec.activations.values), (1, 6, 7, 10))
    x[0, 0], weights[0] = max(spec.activations.values), min(spec.weights.values)
    conv = compiler.bitserial_conv2d(
        weights, x.shape, a=a, w=w, encoding=encoding, padding=1, activation_zero_point=3
    )
    assert conv.input_dtype == ("uint8" if (a, encoding) == (8, "twos") else "int8")
    padded = np.pad(x - 3, ((0, 0), (1, 1), (1, 1), (0, 0)))
    wanted = sum(
        np.einsum("bhwc,mc->bhwm", padded[:, i : i + 6, j : j + 7], weights[:, i, j])
        for i in range(3)
        for j in range(3)
    )
    assert np.array_equal(conv(x.astype(conv.input_dtype)), wanted)
    with pytest.raises(UserError, match=f"A{a}W{w} on x86_64 has no bitplanes: use --form"):
        compiler.bitserial_conv2d(weights, x.shape, a=a, w=w, encoding=encoding, form="bitplanes")


@pytest.mark.isa("avx2")
@pytest.mark.filterwarnings("ignore:this CPU has no avxvnni")
@pytest.mark.parametrize("points", [(0, 0), (3, -2)])
def test_operators_of_signed_bytes(points: tuple[int, int], tmp_path: Path) -> None:
    """The sums that tiles replace are those of signed weights, and of those that the tiles get; here without
    the tiles, which need a processor with VNNI."""
    compiler = import_or_skip("synth.compiler", "TVM is not installed", UserError)
    import tvm

    from synth.compiler.machines import compile_target
    from tests.compiler.reference import conv2d

    rng = np.random.default_rng(4)
    x, weights = rng.integers(0, 256, (1, 5, 6, 10)), rng.integers(-128, 128, (9, 3, 3, 10))
    x[0, 0], weights[0] = 255, -128
    conv = compiler.bitserial_conv2d(
        weights, x.shape, 8, 8, encoding="twos", padding=1, target="alderlake",
        activation_zero_point=points[0], weight_zero_point=points[1],
    )  # fmt: skip
    assert conv.problem.form.made.program.stored_zero == 128
    plain = tvm.compile(conv.schedule().mod, target=compile_target("x86-64-v3").tvm).jit()
    tensors = [tvm.runtime.tensor(array) for array in conv.arguments(conv.check_input(x), None)]
    plain["main"](*tensors)
    wanted = conv2d(x, weights, conv.geometry, points)
    assert np.array_equal(tensors[-1].numpy().reshape(conv.output_shape), wanted)
    assert conv.export("layer", tmp_path).object.stat().st_size > 0


def test_operators_of_unsigned_bytes_on_arm(tmp_path: Path) -> None:
    compiler = import_or_skip("synth.compiler", "TVM is not installed", UserError)
    import_or_skip("unicorn")
    from synth.compiler.export import run_emulated

    rng = np.random.default_rng(3)
    weights, x = rng.integers(-8, 8, (9, 70)), rng.integers(0, 256, (5, 70))
    x[0], weights[0] = 255, -8
    layer = compiler.bitserial_dense(weights, 5, a=8, w=4, encoding="twos", target="aarch64")
    exported = layer.export("layer", tmp_path, shared=False)
    assert "const uint8_t" in (tmp_path / "layer.h").read_text()
    (out,), _ = run_emulated(exported, [layer.check_input(x[None, None])])
    assert np.array_equal(out.reshape(5, 9), x @ weights.T)


def test_a_folder_of_a_further_target_has_the_packing_kernels_of_its_base(tmp_path: Path) -> None:
    out = str(tmp_path)
    given = ["--isa", "neon", "--target", "aarch64_dotprod", "--a", "1", "--w", "1", "--out", out]
    result = CliRunner().invoke(cli, given, obj={"processes": False})
    assert result.exit_code == 0, result.stderr
    assert (tmp_path / "neon" / "bitpack_a1_aarch64.json").exists()
    assert [found.message for found in check_folder(tmp_path, jobs=1) if not found.ok] == []


def test_a_cache_that_cannot_be_written_costs_time_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path / "file"))
    monkeypatch.delenv("SYNTH_KERNELS", raising=False)
    with caplog.at_level(logging.WARNING, "synth"):
        kernel = demand.load("neon", 4, 2, "twos", "armv7")
    assert kernel.certificate.forms and "not kept" in caplog.records[-1].getMessage()


@pytest.mark.usefixtures("no_halves")
def test_no_kernel_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path))
    monkeypatch.delenv("SYNTH_KERNELS", raising=False)
    with pytest.raises(MissingKernel, match="take fewer bits or a target with dot products"):
        demand.load("avx2", 8, 7, "twos", "x86_64")
    assert not list(tmp_path.glob("kernels/*/*.json"))
    # The next process does not search again, unless something has changed that the answer depends on.
    demand._ABSENT.clear()
    monkeypatch.setattr("synth.library.build.build", lambda *args, **options: pytest.fail("searched again"))
    with pytest.raises(MissingKernel, match="take fewer bits or a target with dot products"):
        demand.load("avx2", 8, 7, "twos", "x86_64")
    demand._ABSENT.clear()
    monkeypatch.setattr(demand, "package_version", lambda name: "another")
    with pytest.raises(pytest.fail.Exception, match="searched again"):
        demand.load("avx2", 8, 7, "twos", "x86_64")


def test_a_search_that_was_given_up_is_no_proof_of_absence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gives_up(*args: object, **options: object) -> None:
        raise SynthesisFailed("not proved in time")

    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path))
    monkeypatch.delenv("SYNTH_KERNELS", raising=False)
    monkeypatch.setattr("synth.library.build.build", gives_up)
    with pytest.raises(MissingKernel, match="not proved in time"):
        demand.load("avx2", 7, 8, "twos", "x86_64")
    assert not list(tmp_path.glob("absent/*"))


def test_a_certificate_without_its_block_is_refused(tmp_path: Path) -> None:
    """Few bits have a block, more have none: a certificate does not choose."""
    kernel = made("neon", "armv7", 4, 1, "twos")
    narrow = KernelSpec(Operand(3, "unsigned"), Operand(1, "twos"))
    lying = replace(kernel.certificate, spec=narrow, name="neon/a3w1_twos_m8n1k64_armv7")
    with pytest.raises(VerificationError, match="has no block kernel"):
        check_static(replace(kernel, certificate=lying), tmp_path / "neon" / "a3w1_twos_m8n1k64_armv7.json")
    assert parse_pair(kernel.spec.encoding) == ("unsigned", "twos")


def test_a_form_that_gains_nothing_is_refused(tmp_path: Path) -> None:
    """The bytes of AArch64 run with dotprod too, but they are no kernel of that target."""
    further, base = (load("neon", 1, 1, "hybrid", target) for target in ("aarch64_dotprod", "aarch64"))
    path = write(further, tmp_path)[-1]
    check_static(further, path)
    lying = replace(further.certificate, forms={"bytes": base.form("bytes").report})
    with pytest.raises(VerificationError, match="its bytes use nothing that aarch64 lacks"):
        check_static(replace(further, certificate=lying), path)
