"""Products of low-bit codes (AxWy kernels): block kernels and kernel forms as one kind of artifacts."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import isa_specs
from isa_specs.cores import cores
from isa_specs.instruction import Isa
from sketches.compute import (
    PLANE_PAIR,
    WHOLE_LANE,
    has_byte_popcount,
    plane_pair_sketch,
    whole_lane_sketch,
)
from sketches.corrections import pair_multipliers
from sketches.kernel import KernelSpec
from sketches.reduction import REDUCTION
from sketches.wellformed import MalformedProgram
from synth.emit.cgen import DRIVER, block_function, emit, file_stem, proof_line
from synth.errors import UserError
from synth.forms import AUTO
from synth.forms.form import Form
from synth.forms.registry import FORMS, has_block, is_of_paper, is_requested, offers, uses_added_instruction
from synth.library.artifact import ArtifactKind, Derived, Order
from synth.library.certificate import BLOCK, BlockReport, Certificate
from synth.library.certificate_json import CertificateFields
from synth.library.costs import cheapest, form_costs
from synth.library.kinds import PRODUCTS
from synth.library.kinds.matmul_validity import check_kernel
from synth.library.machines import CFile, Parts
from synth.library.products import Kernel
from synth.library.reports import write_command

if TYPE_CHECKING:
    from synth.prove.obligation import Obligation
    from synth.search.kernel import Limits

_FIELDS = CertificateFields("spec", KernelSpec, BlockReport, has_forms=True)


class MatmulKind(ArtifactKind):
    """The kind of products of low-bit codes. ``FORMS`` has their kernel forms."""

    name = PRODUCTS
    title = "kernel"
    fields = _FIELDS
    artifact = Kernel
    validate = staticmethod(check_kernel)

    def stem(self, isa: Isa, target: str, spec: KernelSpec) -> str:
        return file_stem(spec, isa, target)

    def command(self, isa: Isa, target: str, spec: KernelSpec) -> str:
        return write_command(isa.name, target, spec)

    def emit(self, found: Certificate, part: str) -> str:
        isa, spec, target = isa_specs.load(found.isa), found.spec, found.target
        if part == BLOCK:
            block = found.block_kernel
            line = proof_line(block.proof.obligations, block.compute)
            return emit(spec, isa, target, block.program, block.corrections, block.longest_k, line)
        report = found.forms[part]
        count = report.proof.obligations
        return FORMS[part].emit(spec, isa, target, report.program, report.corrections, count)

    def stored(self, found: Certificate) -> tuple[str, ...]:
        """Return the block kernel, if the paper has it, the form that is the cheapest on the target's core,
        and forms without matrix products. ``synth-kernel export`` writes the others."""
        if found.form != AUTO or not found.forms:
            return tuple(found.kernels)
        core = cores()[isa_specs.load(found.isa).target(found.target).core]
        kept = {cheapest(form_costs(found, core)).form}
        kept |= {name for name in found.forms if FORMS[name].depthwise}
        block = found.block is not None and is_of_paper(found.spec)
        return (*[BLOCK] * block, *(name for name in found.forms if name in kept))

    def c_files(self, artifact: Kernel) -> Parts:
        found = {
            f"{form.symbol}.c": CFile(form.functions, partial(artifact.texts.__getitem__, form.name))
            for form in artifact.forms
        }
        if artifact.certificate.block is None:
            return found
        symbol = artifact.symbol
        functions = DRIVER.named(symbol), block_function(symbol, artifact.program.accumulator_bits)
        block = CFile(functions, lambda: artifact.source)
        return {f"{symbol}.c": block} | found

    def obligations_of(self, found: Certificate) -> dict[str, list[Obligation]]:
        from synth.prove.kernel import obligations

        place, block = (found.spec, isa_specs.load(found.isa), found.target), found.block
        every = {} if block is None else {BLOCK: obligations(*place, block.program)}
        return every | {
            name: FORMS[name].obligations(*place, report.program) for name, report in found.forms.items()
        }

    def derive(self, found: Certificate, dump: Path | None) -> Iterator[Derived]:
        from synth.library.derive import derive, derive_block

        isa, spec, target, block = isa_specs.load(found.isa), found.spec, found.target, found.block
        if block is not None:
            yield BLOCK, derive_block(spec, isa, target, block.program, block.searches, dump)
        for form in FORMS.values():
            _check_presence(found, isa, form)
        for form in FORMS.values():
            stated = found.forms.get(form.name)
            if stated is None:
                yield form.name, None
                continue
            report, text = derive(form, spec, isa, target, stated.program, dump)
            if stated.loops != report.loops:
                raise MalformedProgram(
                    f"forms.{form.name}.loops are not the loops in assembly of the proved program, or have "
                    "other cycles"
                )
            yield form.name, (report, text)

    def make(self, order: Order) -> Iterator[Kernel]:
        from synth.library.derive import derive
        from synth.search.verdict import NoSuchForm

        isa, target = order.isa, order.target
        if not offers(order.form, isa, target):
            raise UserError(f"--form {order.form}: {target} has no {FORMS[order.form].needs}")
        kernel, program = self._with_block(order)
        seconds = kernel.certificate.seconds
        wanted = [
            each
            for each in FORMS.values()
            if is_requested(order.form, each.name) and each.offered(isa, target)
        ]
        for each in wanted:
            order.progress(each.name)
            start = time.monotonic()
            if each is wanted[-1]:
                yield kernel  # is compiled beside the last search
            found = each.search(order.spec, isa, target, program)
            if found is not None and uses_added_instruction(order.spec, isa, target, found):
                made = derive(each, order.spec, isa, target, found, order.dump)
                kernel = kernel.with_form(each.name, *made)
            seconds = seconds | {each.name: time.monotonic() - start}
        if not kernel.certificate.kernels:
            raise NoSuchForm(f"{order.name}: {_no_form(order)}")
        yield replace(kernel, certificate=replace(kernel.certificate, seconds=seconds))

    def _with_block(self, order: Order) -> tuple[Kernel, Any]:
        """Return a kernel with its block kernel, if it has one, and the program of the block kernel."""
        from synth.library.derive import derive_block, sketch_reports
        from synth.search.kernel import synthesize

        isa, target, spec = order.isa, order.target, order.spec
        block, texts, program, seconds = None, dict[str, str](), None, dict[str, float]()
        if has_block(spec, isa, target):
            found = synthesize(spec, isa, target, order.limits, order.progress)
            program = found.program
            order.progress("proof")
            start = time.monotonic()
            searches = sketch_reports(found, spec, isa, target)
            block, texts[BLOCK] = derive_block(spec, isa, target, program, searches, order.dump)
            seconds = {**found.seconds, "proof": time.monotonic() - start}
        elif spec.planes:
            # The form of bitplanes is made from the program of a block kernel that the artifact does not
            # have.
            found = synthesize(spec, isa, target, order.limits, order.progress, minimality=False)
            program, seconds = found.program, dict(found.seconds)
        options = {"form": order.form, "effort": order.limits.effort, "core": order.limits.core or ""}
        certificate = order.certificate(block=block, forms={}, seconds=seconds, **options)
        return Kernel(self, certificate, texts), program

    def fits(self, found: Certificate, isa: Isa, limits: Limits, form: str) -> bool:
        if (found.form, found.core) != (form, limits.core or "") or not enough_effort(found, limits.effort):
            return False
        wanted = (name for name in FORMS if is_requested(form, name) and offers(name, isa, found.target))
        return found.seconds.keys() >= {*wanted}  # a form that was searched has seconds

    def batch(self, spec: KernelSpec, target: str) -> tuple[Any, ...]:
        """Return a sort key of the activation and weight bits. Kernels of equal bits share searches."""
        a, w = spec.activations.bits, spec.weights.bits
        return -a * w, -a - w, a, w

    def packed_bits(self, spec: KernelSpec) -> int:
        return spec.activations.bits

    def prepare(self, targets: Iterable[tuple[str, str]]) -> None:
        from synth.search.kernel import prepare_cores

        prepare_cores(targets)

    def run(self, artifact: Kernel, *arguments: Any, **named: Any) -> Any:
        return Kernel.run(artifact, *arguments, **named)

    def test(self, artifact: Kernel) -> str:
        from synth.library.execution import execution_test

        return execution_test(artifact)

    def question(self, found: Certificate, sketch: str) -> tuple[str, Any] | None:
        isa, target, spec = isa_specs.load(found.isa), found.target, found.spec
        if sketch == PLANE_PAIR:
            return "one plane pair", plane_pair_sketch(isa, target)
        if sketch == WHOLE_LANE and has_byte_popcount(isa, target):
            return f"all planes of {spec.configuration}", whole_lane_sketch(isa, target, spec)
        if sketch == REDUCTION:
            terms = _terms(found)
            return f"reduction of {len(terms)} terms", (found.isa, target, spec.m, spec.row_bytes, terms)
        return None


#: The kind of products of low-bit codes.
MATMUL = MatmulKind()


def enough_effort(found: Certificate, effort: float) -> bool:
    """Return whether a search with this effort has nothing to add: the certificate's searches had as much
    effort, or left no length open."""
    return found.effort >= effort or not any(report.open_lengths for report in found.searches)


def _check_presence(found: Certificate, isa: Isa, form: Form) -> None:
    """Raise MalformedProgram unless a kernel has a form exactly if the form was requested and the target
    offers it. Kernels for targets with further features have the forms that use these features."""
    target, there = found.target, form.name in found.forms
    if not is_requested(found.form, form.name):
        if there:
            raise MalformedProgram(f"has {form.name}, although it says --form {found.form}")
    elif there and not uses_added_instruction(found.spec, isa, target, found.forms[form.name].program):
        raise MalformedProgram(f"its {form.name} use nothing that {isa.below(target)} lacks")
    elif not there and found.spec.planes and target == isa.base(target) and form.offered(isa, target):
        needs = f", although {target} has {form.needs}" if form.needs else ""
        raise MalformedProgram(f"has no {form.name}{needs}")


def _no_form(order: Order) -> str:
    """Return why a kernel has no form, and the remedy."""
    target = order.target
    if order.form != AUTO:
        return f"{target} has no {order.form} kernel that gains for such operands; use --form {AUTO}"
    below = order.isa.below(target)
    if below is not None:
        return f"no form gains by what {target} has; its kernels are those of {below}"
    return (
        f"no form of a kernel has instructions for operands of so many bits on {target}; take fewer bits "
        "or a target with dot products"
    )


def _terms(certificate: Certificate) -> tuple[tuple[int, int], ...]:
    """Return the terms that the reduction adds, as (shift, bound per byte): one for every plane pair."""
    spec = certificate.spec
    counted = pair_multipliers(spec, certificate.block_kernel.program)
    found = {
        (term.weight_plane, term.activation_plane): term for term in certificate.block_kernel.program.terms
    }
    return tuple(
        sorted(
            ((counted[pair] // term.multiplier).bit_length() - 1, term.bound) for pair, term in found.items()
        )
    )
