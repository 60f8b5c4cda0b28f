"""The JSON text of certificates of all kinds, with a digest over all fields, so that every change is noticed.

Records in a list with the same fields are written as a table, ``{"of": [fields], "rows": [[values], ...]}``,
one row per line. Values that all rows share stand once: ``{"of": ..., "all": {field: value}, "rows": ...}``.
A text that repeats a shorter text is written as ``{"repeat": ["0f", 32]}``. This module does not depend on
the types of certificates.
"""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterable
from typing import Any

FORMAT = 13
#: How ``executed`` of a certificate begins if the kernel was not run.
UNEXECUTED = "not executed"
_WIDTH = 118
#: The characters that a repetition has to save to be written as one, and the most that it may expand to.
_SHORT, _LONGEST = 24, 4096
#: The fields of an object that is a table.
_TABLES = ["of", "rows"], ["of", "all", "rows"]
#: The most fields of a table.
_FIELDS = 64
#: The largest kernel (A3W3, m=64, k=1024, 128-bit registers) has 1.3 million characters, or 2.9 million
#: without tables and repetitions.
_MOST_TEXT, _MOST_EXPANDED = 1 << 23, 1 << 24
#: A certificate nests 11 lists and objects, and its integers have at most ten digits.
_DEEPEST, _DIGITS = 32, 10


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def written(body: dict[str, Any]) -> str:
    """Return the fields of a certificate as JSON text, with their digest."""
    return _laid_out(_once(body | {"digest": digest(body)}), 0, {}) + "\n"


def digest(body: dict[str, Any]) -> str:
    """Return the SHA-256 of all fields except ``digest``."""
    fields = {key: value for key, value in body.items() if key != "digest"}
    return sha256(json.dumps(fields, sort_keys=True, separators=(",", ":")))


def unchanged(body: dict[str, Any]) -> bool:
    """Return whether a certificate's digest is that of its fields."""
    return body.get("digest") == digest(body)


def fields_of(text: str) -> Any:
    """Return the fields of a certificate's JSON, with tables expanded to lists of records. Raises ValueError,
    also for a text that is larger or nests deeper than any certificate."""
    if len(text) > _MOST_TEXT:
        raise ValueError(f"{len(text):,} characters, and no certificate has more than {_MOST_TEXT:,}")
    try:
        found = json.loads(
            text, object_pairs_hook=_Expansion().fields, parse_int=_integer, parse_constant=_no_number
        )
    except RecursionError:
        raise ValueError(_TOO_DEEP) from None
    level = [found]
    for _ in range(_DEEPEST):
        level = [*itertools.chain.from_iterable(map(_parts, level))]
        if not level:
            return found
    raise ValueError(_TOO_DEEP)


_TOO_DEEP = f"lists and objects are nested deeper than {_DEEPEST} levels"


class _Expansion:
    """Reads the objects of one certificate. ``spent``: characters that expansion added so far."""

    def __init__(self) -> None:
        self.spent = 0

    def _spend(self, characters: int) -> None:
        self.spent += characters
        if self.spent > _MOST_EXPANDED:
            raise ValueError(f"tables and repeated texts expand to more than {_MOST_EXPANDED:,} characters")

    def fields(self, pairs: list[tuple[str, Any]]) -> Any:
        """Return an object of JSON, the records of a table, or a repeated text. Raises ValueError for a field
        that occurs twice."""
        found = dict(pairs)
        if len(found) != len(pairs):
            raise ValueError("a field is there twice")
        try:
            if list(found) == ["repeat"]:
                part, times = found["repeat"]
                # An empty text may repeat no more often than another one.
                if not isinstance(part, str) or not 0 <= times * max(1, len(part)) <= _LONGEST:
                    raise ValueError(f"a text repeats {ascii(part)[:80]} {ascii(times)[:80]} times")
                self._spend(len(part) * times)
                return part * times
            if list(found) in _TABLES:
                return self._table(found["of"], found.get("all", {}), found["rows"])
        except (TypeError, AttributeError) as error:
            raise ValueError(f"a table or a repeated text is none ({error})") from error
        return found

    def _table(self, of: list[Any], same: dict[str, Any], rows: list[list[Any]]) -> list[dict[str, Any]]:
        """Return the records of a table. Raises ValueError or TypeError for a malformed one."""
        names = [*same, *of]
        if len(names) != len(set(names)) or len(names) > _FIELDS:
            raise ValueError(f"a table has a field twice, or more than {_FIELDS}")
        if not all(isinstance(name, str) for name in names):
            raise ValueError("a field of a table is no text")
        if _has_record(same.values()) or not all(isinstance(row, list) for row in rows) or _has_record(rows):
            raise ValueError("a table has a table or an object within, or a row that is no list")
        # Every row repeats the names and the shared values.
        self._spend(len(rows) * len(json.dumps([names, [*same.values()]])))
        return [same | dict(zip(of, row, strict=True)) for row in rows]


def _has_record(values: Iterable[Any]) -> bool:
    """Return whether a value, or a value inside a list, is an object."""
    return any(
        isinstance(value, dict) or (isinstance(value, list) and _has_record(value)) for value in values
    )


def _integer(text: str) -> int:
    if len(digits := text.lstrip("-")) > _DIGITS:
        raise ValueError(f"a number has {len(digits)} digits, more than {_DIGITS}")
    return int(text)


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no number")


def _once(value: Any) -> Any:
    """Return ``value`` with lists of like records as tables, and with repetitions shortened."""
    if isinstance(value, str):
        period = (value + value).find(value, 1)
        return {"repeat": [value[:period], len(value) // period]} if period <= len(value) - _SHORT else value
    if isinstance(value, dict):
        return {key: _once(part) for key, part in value.items()}
    if not isinstance(value, list):
        return value
    flat = all(
        isinstance(one, dict) and list(one) == list(value[0]) and not _has_record(one.values())
        for one in value
    )
    if not value or not flat:
        return [_once(part) for part in value]
    # Fields whose values are equal in all records, including their type.
    of_first = value[0].items() if len(value) > 1 else ()
    same = {field: first for field, first in of_first if len({repr(one[field]) for one in value}) == 1}
    of = [field for field in value[0] if field not in same]
    rows = [[_once(one[field]) for field in of] for one in value]
    return {"of": of, **({"all": _once(same)} if same else {}), "rows": rows}


def _parts(value: Any) -> Iterable[Any]:
    """Return the values of a list or an object, () for others."""
    return value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()


def _laid_out(value: Any, indent: int, lines: dict[int, str]) -> str:
    """Return JSON with one line for everything that fits into a line, and one line per row of a table.
    ``lines``: texts of values that were already written on one line, by ``id``."""
    line = _line(value, lines)
    if len(line) + indent <= _WIDTH or not isinstance(value, (dict, list)):
        return line
    if isinstance(value, dict) and list(value) in _TABLES:
        head = {key: part for key, part in value.items() if key != "rows"}
        rows = ",\n".join(_line(row, lines) for row in value["rows"])
        return f'{_line(head, {})[:-1]}, "rows": [\n{rows}]}}'
    inner = " " * (indent + 1)
    if isinstance(value, dict):
        parts = [
            f"{inner}{json.dumps(key)}: {_laid_out(part, indent + 1, lines)}" for key, part in value.items()
        ]
        return "{\n" + ",\n".join(parts) + "}"
    if any(isinstance(part, (dict, list)) for part in value):
        return "[\n" + ",\n".join(f"{inner}{_laid_out(part, indent + 1, lines)}" for part in value) + "]"
    filled = [""]
    for part in map(json.dumps, value):
        if filled[-1] and len(inner) + len(filled[-1]) + len(part) > _WIDTH:
            filled.append("")
        filled[-1] += f"{part},"
    return "[\n" + "\n".join(f"{inner}{row}" for row in filled).rstrip(",") + "]"


def _line(value: Any, lines: dict[int, str]) -> str:
    """Return JSON on one line, without spaces in lists."""
    if not isinstance(value, (dict, list)):
        return json.dumps(value)
    if id(value) not in lines:
        if isinstance(value, dict):
            parts = (f"{json.dumps(key)}: {_line(part, lines)}" for key, part in value.items())
            lines[id(value)] = "{" + ", ".join(parts) + "}"
        else:
            lines[id(value)] = "[" + ",".join(_line(part, lines) for part in value) + "]"
    return lines[id(value)]
