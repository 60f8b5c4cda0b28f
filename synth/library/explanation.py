"""Why a kernel is as it is: what was searched, asked and left out, and which form computes which layer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from sketches.compute import LaneSketch
from synth.library.artifact import Artifact
from synth.library.certificate import AUTO
from synth.library.costs import block_cycles, cheapest, form_costs, product_cycles
from synth.library.products import Kernel
from synth.library.reports import present
from synth.prove.listing import sizes
from synth.prove.obligation import z3_solver

#: Weight rows, activation columns and reduction length of a product.
Size = tuple[int, int, int]
#: Layers that stand for others, by what they are.
LAYERS: dict[str, Size] = {
    "convolution 3x3, 64 channels, 56x56": (64, 56 * 56, 9 * 64),
    "convolution 3x3, 512 channels, 7x7": (512, 7 * 7, 9 * 512),
    "dense layer, one image": (1000, 1, 512),
}


def explain(artifact: Artifact, layers: dict[str, Size], prove: bool) -> dict[str, Any]:
    """Return the document of ``explain --json``. ``layers``: to compare forms by. ``prove``: ask the solver.
    Its cycles are per 1,000 multiply-accumulates, of the cheapest form and the block kernel (null without
    one). ``below``: the next target whose kernels the same processors run, or ""."""
    found, solver = artifact.certificate, z3_solver if prove else None
    body: dict[str, Any] = {"name": found.name, "searches": [*_searches(artifact)], "seconds": found.seconds}
    body["obligations"] = {
        part: [asdict(one) for one in sizes(of, solver)]
        for part, of in artifact.kind.obligations_of(found).items()
    }
    if not isinstance(artifact, Kernel):
        return body | {"forms": {artifact.kind.title: getattr(artifact.kind, "searched", "")}, "layers": []}
    core, names = artifact.core, [form.name for form in present(found) if not form.depthwise]
    rows: list[dict[str, Any]] = []
    for layer, size in layers.items():
        cycles = {name: product_cycles(found, name, core, *size) for name in names}
        rows.append(
            {"layer": layer, "size": size, "cycles": cycles, "form": min(cycles, key=cycles.__getitem__)}
        )
    return body | {
        "claim": found.block.compute if found.block else "No length is claimed to be minimal.",
        "forms": {form.form.title: form.form.searched for form in artifact.forms},
        "layers": rows,
        "core": core.name,
        "below": artifact.isa.below(found.target) or "",
        "form_cycles": cheapest(form_costs(found, core)).cycles,
        "block_cycles": block_cycles(found, core) if found.block else None,
    }


def _searches(artifact: Artifact) -> Iterator[dict[str, Any]]:
    """Yield the searches of an artifact's certificate, each once. ``sizes``: of its sketch, by what is
    counted. ``decide``: the options whose larger budget may decide open lengths, or ""."""
    found = artifact.certificate
    options = artifact.kind.command(artifact.isa, found.target, found.spec)
    options += f" --cost throughput --core {found.core}" if found.core else ""
    options += f" --form {found.form}" if found.form != AUTO else ""
    options += f" --effort {10 * found.effort:g}"
    for report in dict.fromkeys(found.searches):
        _, subject = artifact.kind.question(found, report.sketch) or ("", None)
        counts: dict[str, int] = {}
        if isinstance(subject, LaneSketch):
            counts = {"input": len(subject.inputs), "operation": len(subject.ops)}
            counts |= {"look-up": subject.max_lookups} if subject.table else {}
        elif isinstance(subject, tuple):  # a reduction
            counts = {"row": subject[2], "row byte": subject[3], "term": len(subject[4])}
        yield asdict(report) | {"sizes": counts, "decide": options if report.open_lengths else ""}
