"""Write a page that reads drawn digits by a network of 2 bits, and by one of 32-bit floats beside it.

    python -m examples.web --out DIR
    python -m http.server --directory DIR

The folder gets the page and both networks in WebAssembly. The page needs nothing else. The networks are those
of ``tests/data``, which ``examples/train_low_bit_cnn.py`` and ``examples/train_float_cnn.py`` trained.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from synth.errors import UserError
from synth.model.pipeline import compile_levels
from synth.model.web import WebPackage, export_web

HERE = Path(__file__).resolve().parent
DATA = HERE.parents[1] / "tests" / "data"
NETWORKS = {"digits_2bit": "low_bit_cnn_qonnx.onnx", "digits_float": "float_cnn.onnx"}
PAGE = ("index.html", "app.js", "style.css")


def build(folder: Path) -> list[WebPackage]:
    """Write the page into ``folder``. Return the networks that it loads. Raises UserError."""
    packages = [
        export_web(compile_levels(DATA / file, target="web"), name, folder) for name, file in NETWORKS.items()
    ]
    (folder / "package.json").unlink()  # of one network, and for npm
    for file in PAGE:
        shutil.copy(HERE / file, folder)
    return packages


def main() -> None:
    parser = argparse.ArgumentParser(description="Write a page that reads drawn digits.")
    parser.add_argument("--out", type=Path, required=True, help="folder of the page")
    folder = parser.parse_args().out
    try:
        packages = build(folder)
    except (UserError, OSError) as error:
        sys.exit(f"error: {error}")
    for package in packages:
        for module in package.modules.values():
            print(f"{folder / module}: {(folder / module).stat().st_size} bytes")
    print(f"serve the page: python -m http.server --directory {folder}")


if __name__ == "__main__":
    main()
