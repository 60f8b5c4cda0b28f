"""Random changes of certificates: each is refused, or what holds is a kernel that computes what its name
says.

A change is made by somebody who wants it to pass: the digest over the certificate is made anew, and, where
the programs can still be read, so is everything that follows from them, the C text included.

    python -m tests.library.changes --count 10000

prints how many changes ended how; it stops with a traceback at the first that ends otherwise.
"""

from __future__ import annotations

import argparse
import contextlib
import copy
import functools
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np

import isa_specs
from sketches.corrections import accumulator_blocks
from synth.emit.cgen import emit, proof_line
from synth.emit.packing import block_counts
from synth.emit.rounds import tile_rounds
from synth.errors import UserError, VerificationError
from synth.forms.registry import FORMS
from synth.library import derive as derive_module
from synth.library.certificate import BLOCK, BlockReport, Certificate, LengthVerdict, SketchReport, sha256
from synth.library.certificate_json import from_json, to_json
from synth.library.check import check_static
from synth.library.derive import loop_reports
from synth.library.execution import execution_cases
from synth.library.fields import fields_of, written
from synth.library.kernels import Kernel, library_folder
from synth.library.kinds.matmul import MATMUL
from synth.library.kinds.programs import ProgramsKind
from synth.library.kinds.registry import kind_of, read_artifact
from synth.library.parameters import block_parameters, compute_claim, program_lengths
from synth.library.store import write
from synth.library.validity import check_certificate
from synth.prove import tile_program
from synth.prove.kernel import Proof, obligations, prove_all
from synth.prove.obligation import z3_solver

#: What a proof is of: so many of its arguments.
_PROVED = 4
_proofs: dict[Any, Proof] = {}
#: How a change may end.
REFUSED, SAME, OTHER = "refused", "holds with the same kernel", "holds with another kernel that equals numpy"
#: Seconds for an obligation of a changed program: what the solver cannot say of it in time is not proved.
_PATIENCE = 5.0

#: Texts that have no place in a certificate, and names that mean something else in C or in an emitted file.
TEXTS = (
    "", " ", "x = 1; int y", "*/ int x = 1; /*", "a\nb", "\\", '"', "%s", "{0}", "\ud800", "\u00e9",
    "x\u0661", "\u212a",
    "int", "if", "linux", "memcpy", "weights", "activations", "acc", "at", "remaining", "r", "c", "operand",
    "zeros", "acc8_0",
    "sum0", "wide", "zero", "UNROLL", "SYNTH_KEEP", "_mm256_add_epi8", "uint8_t", "__m256i", "acc@-1",
    "weights@-32",
    "weights@", "@0", "weights@1e3", "weights@ 0", "weights@9999999999999999999", "x" * 5000, "../avx2",
    "NaN", "0", "-1",
)  # fmt: skip
NUMBERS: tuple[Any, ...] = (
    0,
    -1,
    1,
    2,
    3,
    7,
    8,
    255,
    256,
    1 << 31,
    1 << 63,
    -(1 << 63),
    10**400,
    0.5,
    True,
    False,
)

Place = tuple[Any, ...]


class Wrong(AssertionError):
    """A change that should have been refused."""


# What is changed --------------------------------------------------------------------------------------


def places(body: Any, at: Place = ()) -> Iterator[Place]:
    """Every place of a certificate."""
    if at:
        yield at
    items = body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else ()
    for key, value in items:
        yield from places(value, (*at, key))


def get(body: Any, place: Place) -> Any:
    for key in place:
        body = body[key]
    return body


def put(body: Any, place: Place, value: Any) -> None:
    get(body, place[:-1])[place[-1]] = value


def other_value(rng: random.Random, value: Any, texts: list[str]) -> Any:
    """Something else than a value, mostly of its type."""
    if rng.random() < 0.1:
        return rng.choice([None, [], {}, "", 0, [value], {"x": value}, str(value), float("inf")])
    if isinstance(value, bool) or value is None:
        return rng.choice([None, True, False, 0, 1, 4])
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, 2 * value, -value, value ^ 1, *NUMBERS])
    if isinstance(value, float):
        return rng.choice([-value, value + 1, int(value), 1e999])
    if isinstance(value, str):
        cut = value[: rng.randrange(len(value) + 1)]
        return rng.choice(
            [cut, value + "0", value.upper(), rng.choice(texts), rng.choice(texts), rng.choice(TEXTS)]
        )
    return value


def change_anything(rng: random.Random, body: Any) -> None:
    """A value, a missing or an additional field."""
    every = list(places(body))
    place = rng.choice(every)
    holder, key = get(body, place[:-1]), place[-1]
    kind = rng.random()
    if kind < 0.15 and len(holder):
        del holder[key]
    elif kind < 0.25 and isinstance(holder, dict):
        holder[rng.choice(["x", "digest", "form", "carry_save", key + "2"])] = holder[key]
    elif kind < 0.35 and isinstance(holder, list):
        holder.insert(rng.randrange(len(holder) + 1), copy.deepcopy(rng.choice(holder)))
    else:
        texts = [
            v for v in (get(body, p) for p in rng.sample(every, min(60, len(every)))) if isinstance(v, str)
        ]
        put(body, place, other_value(rng, holder[key], [*texts, "x"]))


def code_lists(body: Any) -> list[Place]:
    """Where the lists of lines are."""
    return [
        place for place in places(body)
        if isinstance(value := get(body, place), list) and value and isinstance(value[0],
            dict) and "instruction" in value[0]
    ]  # fmt: skip


def change_code(rng: random.Random, body: Any) -> None:
    """Lines of a program: swapped, doubled, dead, on other operands, with another instruction, by another
    name."""
    place = rng.choice(code_lists(body))
    lines = get(body, place)
    number = rng.randrange(len(lines))
    line = lines[number]
    kind = rng.randrange(9)
    if kind == 0 and number:
        lines[number - 1], lines[number] = line, lines[number - 1]
    elif kind == 1:
        lines.insert(number, {**copy.deepcopy(line), "dest": rng.choice(["dead", "x9", *TEXTS])})
    elif kind == 2:
        line["args"] = line["args"][::-1]
    elif kind == 3:
        line["args"][rng.randrange(len(line["args"]))] = rng.choice(rng.choice(lines)["args"])
    elif kind == 4:
        line["instruction"] = rng.choice(lines)["instruction"]
    elif kind == 5:
        rename(
            body,
            line["dest"],
            rng.choice([*TEXTS, "q", "q_1", "w", "x", "t", "to", "byte", "rows", "column"]),
        )
    elif kind == 6:
        del lines[number]
    elif kind == 7:
        line["imm"] = rng.choice([None, 0, 1, 2, 3, 4, 7, 8, 16, -1, 300])
    else:
        memory = [one for one in lines if "@" in "".join(one["args"])]
        if memory:
            one = rng.choice(memory)
            buffer, _, offset = one["args"][0].partition("@")
            number = int(offset) if offset.isdigit() else 0
            one["args"][0] = (
                f"{buffer}@{rng.choice([number + 1, number - 32, number + 32, number + 64, -128, 0])}"
            )


def rename(body: Any, old: str, new: str) -> None:
    """A register's name, wherever it stands."""
    for place in list(places(body)):
        if place[-1] not in ("instruction", "stage", "data") and get(body, place) == old:
            put(body, place, new)


def change_constant(rng: random.Random, body: Any) -> None:
    """A digit of a constant, or its length."""
    every = [place for place in places(body) if place[-1] == "data"]
    if not every:
        return change_code(rng, body)
    place = rng.choice(every)
    data = get(body, place)
    at = rng.randrange(len(data))
    put(
        body,
        place,
        rng.choice([data[:at] + rng.choice("0123456789abcdefAxg ") + data[at + 1 :], data[:at], data + data]),
    )
    return None


def change_program(rng: random.Random, body: Any) -> None:
    """A number of what the programs declare: terms, groups, bounds, intervals, tiles, lanes."""
    words = ("program", "programs")
    every = [p for p in places(body) if words[0] in p or words[1] in p]
    numbers = [p for p in every if type(get(body, p)) is int]
    place = rng.choice(numbers)
    put(body, place, other_value(rng, get(body, place), ["x"]))


CHANGES: tuple[Callable[[random.Random, Any], None], ...] = (
    change_anything, change_code, change_code, change_constant, change_program,
)  # fmt: skip


def changed(rng: random.Random, body: Any) -> Any:
    """A copy of a certificate with one change or two."""
    result = copy.deepcopy(body)
    while result == body:
        for _ in range(rng.choice([1, 1, 1, 2])):
            # A second change may not find what a first one broke.
            with contextlib.suppress(LookupError, TypeError, ValueError, AttributeError):
                rng.choice(CHANGES)(rng, result)
    return result


def signed(body: Any) -> str:
    """The certificate's text, with a digest that is right."""
    return written(body)


# How it ends ------------------------------------------------------------------------------------------


@dataclass
class Sample:
    """A certificate of a library of its own, in a folder that changes are written to."""

    path: Path
    body: Any
    kernel: Any

    @classmethod
    def of(cls, certificate: Path, folder: Path) -> Sample:
        place = folder / certificate.parent.name
        place.mkdir(exist_ok=True)
        write(read_artifact(certificate), folder)
        body = fields_of(certificate.read_text())
        return cls(place / certificate.name, body, read_artifact(certificate))


def read_and_check(path: Path) -> Any:
    """What ``check`` does but execution. The kernel."""
    artifact = read_artifact(path)
    check_static(artifact, path)
    return artifact


def outcome(sample: Sample, body: Any) -> str:
    """How a changed certificate ends: it is tried as it is, and with all that follows from it made anew."""
    try:
        text = signed(body)
    except (ValueError, UnicodeEncodeError):
        return REFUSED  # no JSON
    sample.path.write_text(text, encoding="utf-8")
    try:
        read_and_check(sample.path)
        return SAME
    except (VerificationError, UserError):
        pass
    forged = forge(text, sample)
    if forged is None:
        return REFUSED
    certificate, files = forged
    originals = {path: path.read_bytes() if path.exists() else b"" for path in files}
    try:
        for path, content in files.items():
            path.write_text(content, encoding="utf-8")
        sample.path.write_text(certificate, encoding="utf-8")
        try:
            kernel = read_and_check(sample.path)
        except (VerificationError, UserError):
            return REFUSED
        if all(originals[path] == content.encode() for path, content in files.items()):
            return SAME
        with contextlib.suppress(UserError):  # this computer cannot run it
            execute(kernel, sample.kernel)
    finally:
        for path, data in originals.items():
            path.write_bytes(data)
    return OTHER


def forge(text: str, sample: Sample) -> tuple[str, dict[Path, str]] | None:
    """The certificate and the C files of a change as their author would write them; None where he cannot."""
    try:
        return (_forged_programs if kind_of(sample.path) != MATMUL else _forged_kernel)(text, sample)
    except Exception:  # whatever stops him
        return None


def _prove_block(spec: Any, isa: Any, target: str, program: Any, *, seconds: float) -> Proof:
    """Prove a block kernel. ``seconds``: the limit of each obligation."""
    return prove_all(lambda: obligations(spec, isa, target, program), z3_solver, None, seconds)


def _prove(kind: ProgramsKind, isa: Any, target: str, programs: Any, *, seconds: float) -> Proof:
    """Prove the programs of an artifact of another kind. ``seconds``: the limit of each obligation."""
    return prove_all(lambda: kind.obligations(isa, target, programs), z3_solver, None, seconds)


def _proved(proof: Proof) -> int:
    if proof.verdict != "proved":
        raise VerificationError("not proved")
    return proof.obligations


def _forged_kernel(text: str, sample: Sample) -> tuple[str, dict[Path, str]]:
    found, original = from_json(MATMUL.fields, text, "here"), sample.kernel
    spec, target, isa = found.spec, found.target, isa_specs.load(found.isa)
    known = (spec, target, isa) == (original.spec, original.certificate.target, original.isa)
    block = found.block_kernel
    count, facts = (
        original.certificate.block_kernel.proof.obligations,
        block_parameters(spec, isa, target, block.program),
    )
    if not known or block.program != original.program:
        count = _proved(proof_of(_prove_block, spec, isa, target, block.program))
    block = replace(block, searches=_fitting(found, block))
    compute = compute_claim(block.searches, spec, isa, block.program)
    line = proof_line(count, compute)
    source = emit(spec, isa, target, block.program, facts["corrections"], facts["longest_k"], line)
    sources = {BLOCK: source}
    proof = replace(block.proof, verdict="proved", obligations=count)
    block = replace(block, compute=compute, source_digest=sha256(source), proof=proof, **facts)
    found = replace(found, block=block, isa_digest=isa.digest(found.target))
    reports = {}
    for form in FORMS.values():
        report, before = found.forms.get(form.name), original.certificate.forms.get(form.name)
        if report is None:
            continue
        facts = form.parameters(spec, isa, target, report.program)
        if known and before is not None and report.program == before.program:
            count, source = before.proof.obligations, original.texts[form.name]
        else:
            make = functools.partial(form.obligations, spec, isa, target, report.program)
            count = _proved(prove_all(make, z3_solver, None, _PATIENCE))
            source = form.emit(spec, isa, target, report.program, facts["corrections"], count)
        sources[form.name] = source
        proof = replace(report.proof, verdict="proved", obligations=count)
        reports[form.name] = replace(
            report,
            proof=proof,
            source_digest=sha256(source),
            loops=loop_reports(tile_rounds(isa, target, report.program)),
            **facts,
        )
    forged = Kernel(MATMUL, replace(found, forms=reports), sources)
    return forged.json_text, {
        sample.path.with_name(Path(name).name): text for name, text in forged.stored.items()
    }


def _fitting(found: Certificate, block: BlockReport) -> tuple[SketchReport, ...]:
    """Searches that found as much as the program has."""
    lengths = program_lengths(found.spec, isa_specs.load(found.isa), found.target, block.program)
    return tuple(
        replace(report, lengths=_up_to(report.lengths[-1], int(lengths[report.sketch])))
        if report.sketch in lengths and report.lengths[-1].length != lengths[report.sketch]
        else report
        for report in block.searches
    )


def _up_to(last: LengthVerdict, length: int) -> tuple[LengthVerdict, ...]:
    return (*(LengthVerdict(n, "none", "forged") for n in range(1, length)), replace(last, length=length))


def _forged_programs(text: str, sample: Sample) -> tuple[str, dict[Path, str]]:
    kind, before = sample.kernel.kind, sample.kernel.certificate
    found = from_json(kind.fields, text, "here")
    isa, target, block = isa_specs.load(found.isa), found.target, found.block
    programs = block.programs
    counts = block_counts(isa, target, programs)
    proof = replace(block.proof, verdict="proved", obligations=before.block.proof.obligations)
    plans = {program.spec.plans: program.length(isa, target) for program in programs}
    searches = tuple(
        replace(r, lengths=(replace(r.lengths[-1], length=plans[r.sketch]),)) if r.sketch in plans else r
        for r in block.searches
    )
    block = replace(block, searches=searches, instructions=counts, proof=proof)
    made = replace(found, block=block, isa_digest=isa.digest(found.target))
    check_certificate(kind, made, sample.path)
    if (isa, target, programs) != (sample.kernel.isa, before.target, before.block.programs):
        count = _proved(proof_of(_prove, kind, isa, target, programs))
        block = replace(block, proof=replace(proof, obligations=count))
    source = kind.emit(replace(made, block=block), BLOCK)
    made = replace(made, block=replace(block, source_digest=sha256(source)))
    return to_json(kind.fields, made), {sample.path.with_suffix(".c"): source}


def execute(kernel: Any, original: Any) -> None:
    """Raise Wrong unless what holds computes what the original does, in every form whose C text is
    another."""
    if kernel.kind != MATMUL:
        kernel.kind.test(kernel)
        return
    assert kernel.spec == original.spec
    forms = (
        (BLOCK, kernel.run), ("bitplanes", kernel.form("bitplanes").run),
        ("tables", kernel.form("tables").run), ("bytes", kernel.form("bytes").run),
    )  # fmt: skip
    for source, run in forms:
        if kernel.texts.get(source) == original.texts.get(source):
            continue
        for weights, activations in execution_cases(
            kernel.spec, accumulator_blocks(kernel.program) * kernel.spec.k
        ):
            if not np.array_equal(run(weights, activations), kernel.spec.reference(weights, activations)):
                raise Wrong(f"{kernel.certificate.name}: {source} differs from numpy, and holds")


def proof_of(prover: Callable[..., Proof], *args: Any, **_: Any) -> Proof:
    """The proof of a program, made once: a change leaves most of a certificate's programs alone."""
    key = (prover, *args[:_PROVED])
    if key not in _proofs:
        _proofs[key] = prover(*key[1:], seconds=_PATIENCE)
    return _proofs[key]


def made_once(make: Callable[..., Any]) -> Callable[..., Any]:
    """A form's obligations, made once for a program; what was proved of them, the provers know themselves."""
    made: dict[Any, Any] = {}

    def once(*args: Any) -> Any:
        if args not in made:
            made[args] = make(*args)
        return made[args]

    return once


@contextlib.contextmanager
def remembering() -> Iterator[None]:
    """Within this the checks prove a program once too."""
    with (
        mock.patch.object(tile_program, "tile_obligations", made_once(tile_program.tile_obligations)),
        mock.patch.object(derive_module, "prove", functools.partial(proof_of, _prove_block)),
        mock.patch.object(ProgramsKind, "prove", lambda *args, **_: proof_of(_prove, *args)),
    ):
        yield


def run(
    samples: list[Sample], seeds: range, report: Callable[[int, Counter[str]], None] = lambda n, c: None
) -> Counter[str]:
    """Make a change per seed; how many ended how. Raises Wrong, or what a reader or prover should not
    raise."""
    found: Counter[str] = Counter()
    with remembering():
        for number, seed in enumerate(seeds):
            rng = random.Random(seed)
            sample = rng.choice(samples)
            try:
                found[outcome(sample, changed(rng, sample.body))] += 1
            except Exception as error:
                raise Wrong(f"seed {seed}, {sample.path.stem}: {type(error).__name__}: {error}") from error
            report(number + 1, found)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=10000)
    parser.add_argument("--start", type=int, default=0, help="the first seed")
    parser.add_argument("--library", type=Path, default=library_folder())
    arguments = parser.parse_args()

    def report(number: int, found: Counter[str]) -> None:
        if number % 500 == 0:
            print(f"{number}: {dict(found)}", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        samples = [Sample.of(path, Path(folder)) for path in sorted(arguments.library.glob("*/*.json"))]
        found = run(samples, range(arguments.start, arguments.start + arguments.count), report)
    print(dict(found))


if __name__ == "__main__":
    main()
