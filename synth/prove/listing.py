"""What a solver is asked in a proof: names and sizes of obligations, and the seconds that each takes."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pysmt.fnode import FNode

from synth.prove.obligation import Obligation, SolverFactory, discharge

#: The file in a folder of SMT-LIB scripts that says what each script states.
INDEX = "index.tsv"


@dataclass(frozen=True)
class ObligationSize:
    """An obligation: its ``name``, SMT-LIB ``logic``, and how many ``variables`` and distinct ``terms`` its
    formula has. ``verdict`` and ``seconds``: of this run's solver; "" and None if it was not asked."""

    name: str
    logic: str
    variables: int
    terms: int
    verdict: str = ""
    seconds: float | None = None


def sizes(
    obligations: Sequence[Obligation], make_solver: SolverFactory | None = None
) -> Iterator[ObligationSize]:
    """Yield what each obligation is. ``make_solver``: decide each one, too."""
    for one in obligations:
        variables, terms = len(one.formula.get_free_variables()), _terms(one.formula)
        start = time.monotonic()
        verdict = discharge(one, make_solver).verdict if make_solver else ""
        seconds = round(time.monotonic() - start, 4) if make_solver else None
        yield ObligationSize(one.name, str(one.logic), variables, terms, verdict, seconds)


def _terms(formula: FNode) -> int:
    """Return the number of distinct terms of a formula."""
    found, left = set[FNode](), [formula]
    while left:
        if (one := left.pop()) not in found:
            found.add(one)
            left += one.args()
    return len(found)


def script_name(number: int) -> str:
    """Return the file of an obligation by its number in a proof."""
    return f"{number:03d}.smt2"


def index_text(obligations: Sequence[Obligation]) -> str:
    """Return the index of a folder of scripts: a line per obligation, with tabs, below a line of titles."""
    rows = [("file", "logic", "variables", "terms", "name")]
    for number, one in enumerate(sizes(obligations)):
        rows.append((script_name(number), one.logic, str(one.variables), str(one.terms), one.name))
    return "".join("\t".join(row) + "\n" for row in rows)
