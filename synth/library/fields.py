"""The JSON of certificates of any kind: its fields, laid out with a line per instruction, and a digest over
all of them, so that no single number can change unseen.

A list of records with the same fields is written as a table: ``{"of": [fields], "rows": [[values], ...]}``.
Nothing here needs the types of certificates, nor what they are made of.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

FORMAT = 8
#: What ``executed`` of a certificate begins with where nothing was run.
UNEXECUTED = "not executed"
_WIDTH = 118


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def written(body: dict[str, Any]) -> str:
    """The fields of a certificate as JSON with their digest."""
    return _laid_out(_tables(body | {"digest": digest(body)}), 0) + "\n"


def digest(body: dict[str, Any]) -> str:
    """Of all fields but ``digest``."""
    fields = {key: value for key, value in body.items() if key != "digest"}
    return sha256(json.dumps(fields, sort_keys=True, separators=(",", ":")))


def unchanged(body: dict[str, Any]) -> bool:
    """Are a certificate's fields what its digest says?"""
    return body.get("digest") == digest(body)


def fields_of(text: str) -> Any:
    """The fields of a certificate's JSON, tables as the lists of records that they are. Raises ValueError."""
    return json.loads(text, object_pairs_hook=_fields, parse_constant=_no_number)


def _fields(pairs: list[tuple[str, Any]]) -> Any:
    """An object of JSON, or the records of a table. Raises ValueError where a field is there twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a field is there twice")
    if list(found) != ["of", "rows"]:
        return found
    try:
        return [dict(zip(found["of"], row, strict=True)) for row in found["rows"]]
    except TypeError as error:
        raise ValueError(f"a table is none ({error})") from error


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no number")


def _tables(value: Any) -> Any:
    """Lists of records with the same fields as tables."""
    if isinstance(value, dict):
        return {key: _tables(part) for key, part in value.items()}
    if not isinstance(value, list):
        return value
    flat = all(
        isinstance(one, dict)
        and list(one) == list(value[0])
        and not any(isinstance(part, dict) for field in one.values() for part in (field, *_parts(field)))
        for one in value
    )
    if value and flat:
        return {"of": list(value[0]), "rows": [list(one.values()) for one in value]}
    return [_tables(part) for part in value]


def _parts(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _laid_out(value: Any, indent: int) -> str:
    """JSON with a line for whatever fits on one."""
    line = json.dumps(value)
    if len(line) + indent <= _WIDTH or not isinstance(value, (dict, list)):
        return line
    inner = " " * (indent + 1)
    if isinstance(value, list) and not any(isinstance(part, (dict, list)) for part in value):
        rows = [""]
        for part in map(json.dumps, value):
            if rows[-1] and len(inner) + len(rows[-1]) + len(part) > _WIDTH:
                rows.append("")
            rows[-1] += f"{part}, "
        return "[\n" + "\n".join(inner + row.strip() for row in rows).rstrip(",") + "]"
    if isinstance(value, dict):
        parts = [f"{inner}{json.dumps(key)}: {_laid_out(part, indent + 1)}" for key, part in value.items()]
        return "{\n" + ",\n".join(parts) + "}"
    return "[\n" + ",\n".join(f"{inner}{_laid_out(part, indent + 1)}" for part in value) + "]"
