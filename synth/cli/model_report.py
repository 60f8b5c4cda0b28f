"""The report of a compiled model as one HTML page, which needs no network and no other file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from synth.cli.compile_report import check_text, differing_text, footprint_texts, nodes_text, other_text
from synth.cli.tables import instructions_text
from synth.cli.units import bytes_text, count_text, seconds_text, sqnr_text
from synth.errors import UserError
from synth.files import write_atomically
from synth.library.certificate import Certificate
from synth.model.baselines import explanation
from synth.model.observe import samples_of
from synth.model.report import KernelParameters, ModelReport, accuracy, given_samples, measure


@dataclass(frozen=True)
class Bar:
    """A bar of a chart. ``length``: 0 to 1. ``kind``: the CSS class of its colour. ``title``: the tooltip."""

    length: float
    kind: str
    text: str
    title: str


@dataclass(frozen=True)
class BarRow:
    """A row of a chart: a label and one or two bars."""

    label: str
    bars: tuple[Bar, ...]


def kind_of(precision: str) -> str:
    """Return the CSS class of a layer's precision: "int8" and "fp32" as they are, "low" for others."""
    return precision if precision in ("int8", "fp32") else "low"


def time_bars(report: ModelReport) -> tuple[BarRow, ...]:
    """Return one bar per measured layer and per kind of other steps; () if nothing was measured."""
    if report.measured is None:
        return ()
    entries = [(row.info.name, row.seconds, kind_of(row.info.precision)) for row in report.layers]
    entries += [(other_text(step), step.seconds, "other") for step in report.others]
    times = [(name, seconds, kind) for name, seconds, kind in entries if seconds is not None]
    total = sum(seconds for _, seconds, _ in times)
    longest = max((seconds for _, seconds, _ in times), default=0.0)

    def bar(name: str, seconds: float, kind: str) -> Bar:
        text = seconds_text(seconds)
        title = f"{name}: {text}, {seconds / total if total else 0:.1%}"
        return Bar(seconds / longest if longest else 0.0, kind, text, title)

    return tuple(BarRow(name, (bar(name, seconds, kind),)) for name, seconds, kind in times)


def memory_bars(report: ModelReport) -> tuple[BarRow, ...]:
    """Return two bars per layer with weights: its weight bytes in the model, and as float32."""
    layers = [row.info for row in report.layers if row.info.fp32_bytes]
    largest = max((max(info.fp32_bytes, info.weight_bytes) for info in layers), default=1)
    rows = []
    for info in layers:
        times = f"{info.fp32_bytes / info.weight_bytes:.1f} times smaller" if info.weight_bytes else "none"
        size, float_size = bytes_text(info.weight_bytes), bytes_text(info.fp32_bytes)
        title = f"{info.name}: {size}, as fp32 {float_size}, {times}"
        low = Bar(info.weight_bytes / largest, kind_of(info.precision), size, title)
        rows.append(BarRow(info.name, (low, Bar(info.fp32_bytes / largest, "float", float_size, title))))
    return tuple(rows)


def shares(report: ModelReport) -> tuple[tuple[str, float], ...]:
    """Return (precision, fraction of the multiply-accumulates), the largest fraction first."""
    sums: dict[str, int] = {}
    for row in report.layers:
        sums[row.info.precision] = sums.get(row.info.precision, 0) + row.info.macs
    total = report.macs or 1
    return tuple((name, macs / total) for name, macs in sorted(sums.items(), key=lambda item: -item[1]))


def shortest(certificate: Certificate) -> str:
    """Return one sentence on whether a shorter program could exist; "" if no search compared lengths."""
    if certificate.block is None:
        return ""
    if any(report.open_lengths for report in certificate.searches):
        return "Some shorter lengths were not decided."
    return "Stated: every shorter program of the sketch was excluded."


def kernel_table(kernels: Sequence[KernelParameters]) -> list[dict[str, str]]:
    """Return the texts that the page shows of each kernel in use."""
    rows = []
    for parameters in kernels:
        certificate = parameters.certificate
        proofs = (
            f"{name} {report.proof.verdict}, {report.proof.obligations} obligations"
            for name, report in certificate.kernels.items()
        )
        rows.append({
            "name": parameters.name, "digest": parameters.digest, "proof": "; ".join(proofs),
            "solver": certificate.first.proof.solver, "minimal": shortest(certificate),
            "instructions": instructions_text(certificate), "executed": certificate.executed,
        })  # fmt: skip
    return rows


def environment() -> Any:
    """Return Jinja's environment of the templates, with filters for numbers."""
    import jinja2

    templates, strict = jinja2.PackageLoader("synth.cli", "templates"), jinja2.StrictUndefined
    blocks: Any = {"trim_blocks": True, "lstrip_blocks": True}
    templating = jinja2.Environment(loader=templates, autoescape=True, undefined=strict, **blocks)
    templating.filters |= {
        "bytes": bytes_text, "seconds": seconds_text, "count": count_text, "kind": kind_of,
        "other": other_text, "differing": differing_text, "nodes": nodes_text, "decibels": sqnr_text,
    }  # fmt: skip
    return templating


def html(report: ModelReport) -> str:
    """Return the HTML text of the page."""
    effect = report.compiled.effect
    size = sum(row.info.weight_bytes for row in report.layers)
    return environment().get_template("model_report.html").render(
        r=report, m=report.compiled, held=size, ratio=report.float_weight_bytes / size if size else None,
        cycles=round(sum(row.info.cycles or 0.0 for row in report.layers)),
        steps=report.measured.median if report.measured else 0.0, times=time_bars(report),
        memory=memory_bars(report), shares=shares(report), kernels=kernel_table(report.kernels),
        sqnr=lambda name: None if effect is None else effect.sqnr_of(name),
        kinds={kind_of(row.info.precision) for row in report.layers}, why=explanation(report.peers),
        checked=check_text(report.check) if report.check else None,
        footprint=footprint_texts(report.footprint) if report.footprint else None,
    )  # fmt: skip


def write_report(model: Any, path: Any, data: Any, labels: Any, repeat: int) -> ModelReport:
    """Measure a compiled model here and write its page. Arguments are as for ``synth.report``."""
    compiled = getattr(model, "best", model)
    if data is None and labels is not None:
        raise UserError("labels: need the samples that they belong to; give data too")
    samples = None if data is None else samples_of(data, "data")
    inputs, arrays, classes = given_samples(compiled, samples, labels, "data")
    score = None if classes is None else accuracy(compiled, arrays or {}, classes)
    measured, page = measure(compiled, inputs, repeat), Path(path)
    report = ModelReport(compiled, page.stem, None, (), measured, score, (), None, {}, None)
    write_atomically(page, html(report))
    return report
