"""C that chooses, at run time, the micro-architecture level whose version of a program's code runs.

Its tables are those of ``synth.emit.features``: where a processor reports features, what a feature implies,
and the names that SYNTH_FEATURES accepts. It chooses the first level whose features the processor and the
system have and SYNTH_FEATURES allows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from string import Template

import isa_specs
from isa_specs.amx import ASK_FOR_TILES
from synth.emit.features import ALWAYS, CAP, LEAVES, NAMES, PERMITTED, SAVED, SYSCTL, WINDOWS, allowed_by
from synth.emit.targets import get_target
from synth.errors import UserError

_TEXT = Path(__file__).with_name("levels.c")


def hardware_words(architecture: str, features: frozenset[str]) -> tuple[int, int]:
    """Return AT_HWCAP and AT_HWCAP2 of a processor with these features and the features that they imply."""
    words, bits = [0, 0], get_target(architecture).features.bits
    for name in frozenset().union(*map(allowed_by, features)) & bits.keys():
        word, bit = bits[name]
        words[word] |= 1 << bit
    return words[0], words[1]


def module_files(name: str, architecture: str, threads: bool = False) -> dict[str, str]:
    """Return the file of each level of the program ``name`` for an architecture with ``modules``, the best
    level first: NAME.LEVEL.wasm, and NAME.wasm of the lowest level. ``threads``: those of the modules for
    several threads, NAME.LEVEL.threads.wasm and NAME.threads.wasm."""
    lowest, *better = [place.called for _, place in isa_specs.places(architecture)]
    ending = (".threads" if threads else "") + get_target(architecture).modules
    return {level: f"{name}.{level}{ending}" for level in reversed(better)} | {lowest: f"{name}{ending}"}


def choice_text(
    architecture: str, levels: Mapping[str, frozenset[str]], refuse: str = "TVMFFIErrorSetRaisedFromCStrParts"
) -> str:
    """Return C of ``int synth_choose(void)``. It returns the index in ``levels`` of the first level that
    runs. If none does, it calls the C function ``refuse`` (kind of error, parts of the message, their
    number) and returns -1. ``levels``: features that each level needs, the best level first.

    Raises UserError for a feature that programs for the architecture cannot detect."""
    row = get_target(architecture)
    places = row.features.bits if row.program else {}
    unknown = next((name for needs in levels.values() for name in sorted(needs - places.keys())), None)
    if unknown is not None:
        raise UserError(f"no {architecture} program can ask its processor for {unknown}; leave the level out")
    bits = {name: 1 << number for number, name in enumerate(places)}

    def mask(names: frozenset[str]) -> str:
        return f"{sum(bits.get(name, 0) for name in names):#x}u"

    return Template(_TEXT.read_text(encoding="utf-8")).substitute(
        cap=CAP,
        refuse=refuse,
        always=mask(ALWAYS),
        apple=_rows(f'"{requested}", {mask(allowed_by(name))}' for requested, name in SYSCTL.items()),
        windows=_rows(f"{number}, {mask(allowed_by(name))}" for number, name in WINDOWS.items()),
        leaves=_rows(f"{leaf:#x}u, {sub}" for leaf, sub in LEAVES.values()),
        first=4 * list(LEAVES.values()).index((1, 0)) + 2,
        saved=_rows(
            f"{state}, {mask(frozenset(name for name in places if feature in allowed_by(name)))}"
            for feature, state in SAVED.items()
        ),
        permitted=mask(PERMITTED),
        ask=", ".join(f"{number}L" for number in ASK_FOR_TILES),
        bits=_rows(f"{word}, {bit}" for word, bit in places.values()),
        names=_rows(f'"{name}", {mask(allowed_by(name))}' for name in dict.fromkeys((*places, *NAMES))),
        levels=_rows(f'"{name}", {mask(needs)}' for name, needs in levels.items()),
    )


def _rows(rows: Iterable[str]) -> str:
    return ", ".join(f"{{{row}}}" for row in rows)
