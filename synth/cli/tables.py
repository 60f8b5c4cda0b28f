"""The results of ``synth-kernel`` as tables and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from synth.cli.screen import print_lines, print_paragraph, print_table
from synth.emit import PACKERS
from synth.forms import NAMES
from synth.library.fields import UNEXECUTED
from synth.library.library_paths import write_folder
from synth.library.wording import counted

if TYPE_CHECKING:
    from isa_specs.cores import Core
    from synth.cli.jobs import BuildRun
    from synth.library.certificate import Certificate, ProofReport, SketchReport
    from synth.library.costs import FormCost
    from synth.library.kernels import Kernel

STAGES = ("activations", "row", "combine", "reduce", "store", "total")
#: The sentence that ``show`` adds to the lengths without a program.
STATED = (
    'Lengths with the verdict "none" are stated, not replayed: synth-kernel check --minimality NAME searches '
    "them again, by another search."
)


@dataclass(frozen=True)
class BuildOutcome:
    """The outcome for a requested kernel. ``status``: written, kept (still current), failed or left out.
    ``made``: the kernel, or None with ``message`` and exit ``code``. ``unexecuted``: why a kernel that this
    run wrote was not executed, else None."""

    name: str
    status: str
    made: Any = None
    files: tuple[Path, ...] = ()
    message: str = ""
    code: int = 0
    unexecuted: str | None = None

    @property
    def executed(self) -> str:
        """Where and how the kernel was executed, or why not; "" without a kernel."""
        return self.unexecuted or (self.made.certificate.executed if self.made else "")


def counted_text(kind: str, instructions: Mapping[str, int]) -> str:
    """Return the instruction counts of a kernel of kind ``kind`` (a key of ``PACKERS``) as English text.
    ``instructions``: counts by what distinguishes the programs: numbers of positions, XOR masks or names."""
    name = PACKERS[kind].format
    return ", ".join(f"{counted(n, 'instruction')} for {name(of)}" for of, n in instructions.items())


def proof_text(proof: ProofReport) -> str:
    """Return the number of obligations of a proof, and its verdict."""
    return f"{counted(proof.obligations, 'obligation')} {proof.verdict}"


def ranges(numbers: tuple[int, ...]) -> str:
    """Return numbers with runs shortened: 1, 2, 3, 7 is ``1..3, 7``."""
    parts: list[list[int]] = []
    for number in sorted(numbers):
        if parts and parts[-1][1] == number - 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return ", ".join(str(low) if low == high else f"{low}..{high}" for low, high in parts)


def ran(executed: str) -> bool:
    """Return whether the ``executed`` field of a certificate says that the kernel was executed."""
    return not executed.startswith(UNEXECUTED)


def search_label(report: SketchReport) -> str:
    """Return the name of a search in the tables: plane pair, all planes or reduction."""
    from sketches.compute import PLANE_PAIR, WHOLE_LANE

    return {PLANE_PAIR: "plane pair", WHOLE_LANE: "all planes"}.get(report.sketch, "reduction")


def minimal(certificate: Certificate, searched: bool = False) -> str:
    """Return as text whether the program is minimal, and which program lengths no search has decided.
    ``searched``: this run has searched. If not, the text says "stated"."""
    import isa_specs
    from synth.library.parameters import minimal_whole

    if certificate.block is None:
        return "not searched for length"
    stated = "" if searched else "stated "
    isa, program = isa_specs.load(certificate.isa), certificate.block.program
    undecided = [(search_label(r), ranges(r.open_lengths)) for r in certificate.searches if r.open_lengths]
    if minimal_whole(certificate.searches, certificate.spec, isa, program):
        lengths = next((lengths for label, lengths in undecided if label == "reduction"), "")
        return f"{stated}minimal{f'; open: reduction {lengths}' if lengths else ''}"
    parts = ", ".join(map(" ".join, undecided))
    return f"best known; open: {parts}" if parts else f"{stated}minimal per plane pair"


def _counted(certificate: Certificate) -> list[tuple[str, int, str]]:
    """Return (form, instruction count, stage) for each program of a kernel; a block kernel is one entry."""
    if certificate.block is not None:
        return [("", certificate.block.instructions["total"], "total")]
    counts = {name: report.instructions for name, report in certificate.forms.items()}
    stages = {name: "inner" if "inner" in of else "block" for name, of in counts.items()}
    return [(name, counts[name][stage], stage) for name, stage in stages.items()]


def instructions_text(certificate: Certificate) -> str:
    """Return the instruction counts of a kernel's programs as text."""
    programs = _counted(certificate)
    return ", ".join(f"{name} {n}{' a block' * (stage == 'block')}".strip() for name, n, stage in programs)


def _costs(kernel: Kernel, core: str | None) -> tuple[Core, tuple[FormCost, ...], FormCost]:
    """Return the core (None: the target's usual one), the cost of every form on it, and the cheapest cost."""
    from isa_specs.cores import cores
    from synth.library.costs import cheapest, form_costs

    machine = kernel.core if core is None else cores()[core]
    costs = form_costs(kernel.certificate, machine)
    return machine, costs, cheapest(costs)


def forms_json(kernel: Kernel, core: str | None) -> dict[str, Any]:
    """Return the JSON fields of a kernel's forms: the best tile and its cycles per 1,000 MACs."""
    from isa_specs.cores import assumed

    machine, costs, best = _costs(kernel, core)
    rates = {c.form: {"tile": c.tile, "cycles_per_1000_macs": round(c.cycles, 4)} for c in costs}
    chosen = {"form": kernel.certificate.form, "core": machine.name, "cheapest_form": best.form}
    return {**chosen, "forms": rates, "assumed": assumed(machine, kernel.certificate.target)}


#: Two statuses: this run has made the kernel, or the target lacks it and the user did not name the target.
WRITTEN, LEFT_OUT = "written", "left out"
#: The word that a table shows for a status.
FILE = {WRITTEN: "new", "kept": "current"}


def _short(outcome: BuildOutcome) -> tuple[str, ...]:
    """Return the row of one kernel. Seconds are those of this run, so a kernel of an earlier run has none."""
    certificate = outcome.made.certificate
    seconds = f"{sum(certificate.seconds.values()):.1f} s" if outcome.status == WRITTEN else ""
    undecided = [report.open_lengths for report in certificate.searches if report.open_lengths]
    # The full text would make the line wider than 80 columns.
    lengths = minimal(certificate, True) if outcome.status == WRITTEN else "stated"
    if certificate.block is None:
        lengths = "no claim"
    if undecided:  # the lengths of two searches are too long for a line
        total = sum(map(len, undecided))
        lengths = f"open {ranges(undecided[0])}" if len(undecided) == 1 else f"{total} open"
    counts = ", ".join(str(count) for _, count, _ in _counted(certificate))
    executed = "yes" if ran(certificate.executed) else "no"
    proof = certificate.first.proof.verdict
    return outcome.name, counts, lengths, proof, executed, seconds, FILE[outcome.status]


def _print_tables(made: list[BuildOutcome], core: str | None) -> None:
    """Print every table of a verbose run: instructions, cycles by form, proof and execution, seconds."""
    from synth.library.costs import assumed_text

    fresh = [outcome for outcome in made if outcome.status == WRITTEN]
    phases = list(dict.fromkeys(phase for each in fresh for phase in each.made.certificate.seconds))
    counts, steps, forms, proofs, times = (list[tuple[str, ...]]() for _ in range(5))
    assumptions = set[str]()
    for outcome in made:
        certificate = outcome.made.certificate
        if certificate.block is not None:
            numbers = [str(certificate.block.instructions[stage]) for stage in STAGES]
            counts.append((outcome.name, *numbers, minimal(certificate, outcome.status == WRITTEN)))
        for form in outcome.made.forms:
            parts = ", ".join(f"{what} {count}" for what, count in form.report.instructions.items())
            steps.append((outcome.name, form.name, str(form.form.text.chunk), parts))
        machine, costs, best = _costs(outcome.made, core)
        assumptions.add(assumed_text(machine, certificate.target))
        cells = {c.form: f"{c.cycles:.1f} ({c.tile}){' *' if c == best else ''}" for c in costs}
        of_forms = (cells.get(name, "-") for name in NAMES)
        forms.append((outcome.name, machine.name, *of_forms, certificate.form))
        proof = proof_text(certificate.first.proof)
        proofs.append((outcome.name, outcome.status, proof, outcome.executed))
    for outcome in fresh:
        seconds = outcome.made.certificate.seconds
        numbers = [seconds.get(phase, 0.0) for phase in phases]
        times.append((outcome.name, *(f"{number:.2f}" for number in (*numbers, sum(seconds.values())))))
    if counts:
        print_table("Instructions of a block", counts, ("kernel",), STAGES, ("compute and reduction",))
    title, positions = "Instructions of a form", ("positions of a step",)
    print_table(title, steps, ("kernel", "form"), positions, ("instructions",))
    title = "Cycles per 1,000 MAC of the best tile, by the core's model (* cheapest)"
    print_table(title, forms, ("kernel", "core"), NAMES, ("--form",))
    for text in sorted(assumptions - {""}):
        print_paragraph(text)
    print_table("Proof and execution", proofs, ("kernel", "file", "proof", "executed"))
    if times:
        print_table("Seconds", times, ("kernel",), (*phases, "total"))


def _print_short(listed: list[BuildOutcome]) -> None:
    """Print a line per kernel, and what its words mean."""
    last = ("lengths", "proof", "run", "time", "file")
    print_table("", map(_short, listed), ("kernel",), ("instr.",), last)
    certificates = [outcome.made.certificate for outcome in listed]
    if any(report.open_lengths for each in certificates for report in each.searches):
        print_paragraph("open: no search has decided whether a program of such a length exists")
    if any(each.block is None for each in certificates):
        print_paragraph("no claim: forms are compared by cycles; only block kernels are searched by length")
    for line in dict.fromkeys(filter(None, (outcome.unexecuted for outcome in listed))):
        print_paragraph(line)


def _counts_text(kernels: list[BuildOutcome], packing: list[BuildOutcome]) -> str:
    """Return how many kernels have each status, and how many packing kernels are new, as text."""
    count = Counter(outcome.status for outcome in kernels)
    words = {WRITTEN: WRITTEN, "kept": FILE["kept"], "failed": "failed", LEFT_OUT: LEFT_OUT}
    said = [f"{count[status]} {word}" for status, word in words.items() if count[status]]
    if fresh := sum(each.status == WRITTEN for each in packing):
        said.append(f"{counted(fresh, 'packing kernel')} written")
    return ", ".join(said)


def _print_next(listed: list[BuildOutcome], folder: Path) -> None:
    """Print the files of kernels, and the commands that show and check them."""
    files = list(dict.fromkeys(path for outcome in listed for path in outcome.files))
    more = f" and {len(files) - 1} more" if len(files) > 1 else ""
    out, where = ("", "") if folder == write_folder() else (f" --out {folder}", f" {folder}")
    print_lines((
        f"Files: {files[0]}{more}",
        f"Next:  synth-kernel show {listed[0].name}{out}",
        f"       synth-kernel check{where}",
    ))  # fmt: skip


def print_outcomes(
    kernels: list[BuildOutcome], packing: list[BuildOutcome], linear: list[BuildOutcome], run: BuildRun,
    seconds: float,
    everything: bool = False,
) -> None:  # fmt: skip
    """Print a line per kernel (all tables if the run is verbose), the files, and the next commands.
    ``everything``: count current kernels instead of listing them. ``seconds``: of the whole run."""
    made = [outcome for outcome in kernels if outcome.made is not None]
    listed = made if run.verbose or not everything else [each for each in made if each.status != "kept"]
    if run.verbose and made:
        _print_tables(made, run.core)
    elif listed:
        _print_short(listed)
    for message in sorted({each.message for each in kernels if each.status == LEFT_OUT}):
        print_paragraph(f"{LEFT_OUT}: {message}")
    said = _counts_text([*kernels, *linear], packing)
    print_paragraph(f"{said} in {seconds:.1f} s, in {run.folder}")
    listed = listed or [each for each in linear if each.made is not None and each.status != "kept"]
    if listed:
        _print_next(listed, run.folder)


def kernel_json(certificate: Certificate, searched: bool = False) -> dict[str, Any]:
    """Return the JSON fields of a certificate, with those of its first report. ``searched``: by this run."""
    from synth.emit.cgen import UNREPLAYED

    spec, first, block = certificate.spec, certificate.first, certificate.block
    compute = "" if block is None else block.compute if searched else f"{block.compute} {UNREPLAYED}"
    return {
        "isa": certificate.isa, "target": certificate.target, "a": spec.activations.bits,
        "w": spec.weights.bits, "encoding": spec.encoding, "m": spec.m, "k": spec.k,
        "instructions": first.instructions, "minimal": minimal(certificate, searched), "compute": compute,
        "open_lengths": {search_label(report): list(report.open_lengths) for report in certificate.searches},
        "proof": asdict(first.proof), "longest_k": first.longest_k, "seconds": certificate.seconds,
        "seconds_total": round(sum(certificate.seconds.values()), 4),
    }  # fmt: skip
