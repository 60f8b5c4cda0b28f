"""The mark at the end of each file that ``synth-compile`` writes: a digest of everything before the mark.

A file whose mark fits was written by the command and not edited since, so that the command may replace it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path

from isa_specs.architecture import architectures
from synth.errors import UserError

_WORDS = "written by synth-compile; edited files are not replaced:"


def _in_onnx(digest: str) -> bytes:
    """Return an entry of ``metadata_props``: bytes behind a serialized ModelProto are merged into it."""
    fields = ((10, b"synth-compile"), (18, digest.encode()))
    entry = b"".join(bytes([tag, len(text)]) + text for tag, text in fields)
    return bytes([114, len(entry)]) + entry


def _in_module(digest: str) -> bytes:
    """Return a custom section, which engines ignore."""
    body = bytes([len(b"synth-compile")]) + b"synth-compile" + digest.encode()
    return bytes([0, len(body)]) + body


#: The ends of files that the mark replaces.
_ENDS = {".json": b"\n}\n"}
#: The mark for each ending of a file, by digest. Readers of ELF ignore bytes behind the last section.
_MARKS: dict[str, Callable[[str], bytes]] = {
    **dict.fromkeys((".c", ".h"), lambda digest: f"/* {_WORDS} {digest} */\n".encode()),
    **dict.fromkeys((".js", ".ts"), lambda digest: f"// {_WORDS} {digest}\n".encode()),
    ".json": lambda digest: f',\n  "//": "{_WORDS} {digest}"\n}}\n'.encode(),
    **{row.modules: _in_module for row in architectures().values() if row.modules},
    ".toml": lambda digest: f"# {_WORDS} {digest}\n".encode(),
    ".html": lambda digest: f"<!-- {_WORDS} {digest} -->\n".encode(),
    ".onnx": _in_onnx,
    **dict.fromkeys((".o", ".so"), lambda digest: f"\n{_WORDS} {digest}\n".encode()),
}


def _mark(suffix: str, body: bytes) -> bytes:
    return _MARKS[suffix](hashlib.sha256(body).hexdigest())


def marked(suffix: str, text: str) -> str:
    """Return ``text`` with the mark of a text file that ends in ``suffix``."""
    return text + _mark(suffix, text.encode()).decode()


def add_mark(path: Path) -> None:
    """Append the mark to a file of a kind that has marks. Raises OSError."""
    if path.suffix in _MARKS:
        body = path.read_bytes().removesuffix(_ENDS.get(path.suffix, b""))
        path.write_bytes(body + _mark(path.suffix, body))


def is_marked(path: Path) -> bool:
    """Return whether the file ends in the mark of everything before it. Raises OSError."""
    data = path.read_bytes()
    body = data[: max(0, len(data) - len(_mark(path.suffix, b"")))]
    return data == body + _mark(path.suffix, body)


def check_replaced(
    files: Sequence[Path], force: bool, elsewhere: str = "another --name or another --out"
) -> None:
    """Raise UserError if writing ``files`` would replace a folder, or without ``force`` a file that the
    command has not written or that was edited since. ``elsewhere``: what the message proposes."""
    existing = [path for path in files if path.exists()]
    if folder := next((path for path in existing if path.is_dir()), None):
        raise UserError(f"{folder}: is a folder; give {elsewhere}")
    foreign = [str(path) for path in existing if not force and not is_marked(path)]
    if foreign:
        remedy = f"give --force to replace {'it' if len(foreign) == 1 else 'them'}, {elsewhere}"
        problem = "not written by synth-compile, or edited since"
        raise UserError(f"{', '.join(foreign)}: {problem}; {remedy}")
