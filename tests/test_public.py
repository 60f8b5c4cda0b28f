"""What a person has at hand in Python: types without Any, short representations, errors that are
ValueErrors, light imports."""

import inspect
import subprocess
import sys
import typing
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import synth
from synth import library
from synth.errors import UserError
from synth.library import library_paths
from synth.library.kernels import FormKernel, Kernel
from synth.library.kinds.bitpack import BITPACK
from synth.library.prepared import Prepared
from synth.library.reading import load_as

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = (
    *(synth.compile, library.load, library.read_kernel, library.library_folder, Prepared.__call__),
    *(Kernel.prepare, Kernel.run, Kernel.run_form, Kernel.form, Kernel.pack_weights, Kernel.pack_activations),
    *(FormKernel.prepare, FormKernel.run, FormKernel.pack_weights, FormKernel.pack_activations),
)


@pytest.mark.parametrize("function", PUBLIC, ids=lambda function: function.__qualname__)
def test_public_functions_are_typed(function: Callable[..., object]) -> None:
    signature = inspect.signature(function)
    every = [p.annotation for name, p in signature.parameters.items() if name != "self"]
    for annotation in (*every, signature.return_annotation):
        assert isinstance(annotation, str) and "Any" not in annotation, (function, annotation)


@pytest.mark.parametrize("package", ["synth", "sketches", "isa_specs"])
def test_type_checkers_read_the_packages(package: str) -> None:
    assert (ROOT / package / "py.typed").is_file()


def test_representations_are_short() -> None:
    kernel = library.load("avx2", 2, 1, target="x86_64")
    form, weights = kernel.form("tables"), np.ones((300, 1000), int)
    things = [
        *(kernel, form, kernel.certificate, load_as(BITPACK, 2, "avx2")),
        *(kernel.pack_weights(weights), kernel.pack_activations(weights)),
        *(form.pack_weights(weights), form.pack_activations(weights)),
    ]
    for thing in (*things, load_as(BITPACK, 2, "avx2").certificate):
        assert repr(thing).startswith("<") and len(repr(thing)) < 130, repr(thing)[:300]
    assert kernel.certificate.name in repr(kernel) and "tables" in repr(form)


def test_what_a_person_did_wrong_is_a_value_error() -> None:
    assert issubclass(UserError, ValueError)
    with pytest.raises(ValueError, match="unknown ISA"):
        library.load("mmx", 2, 1)


def test_a_refusal_keeps_its_own_words(tmp_path: Path) -> None:
    """Where other ValueErrors are told in other words."""
    from synth.library.certificate_json import from_json
    from synth.library.fields import written
    from synth.library.kinds.matmul import MATMUL
    from synth.model.observe import load_arrays

    np.save(tmp_path / "x.npy", np.array(["a"]))
    with pytest.raises(UserError, match=r"x\.npy: holds <U1, not numbers; write it"):
        load_arrays(tmp_path / "x.npy")
    with pytest.raises(UserError, match="certificate format '7' is not"):
        from_json(MATMUL.fields, written({"format": "7"}), "here")


def test_importing_loads_little() -> None:
    code = (
        "import sys, synth; from synth import library\n"
        "heavy = {'numpy', 'tvm', 'onnx', 'pysmt', 'z3', 'pydantic', 'importlib.metadata'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)\n"
        "assert synth.__version__ and library.load\n"
        "assert not {'tvm', 'onnx', 'pysmt', 'z3'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_the_version_is_the_packages() -> None:
    from importlib.metadata import version

    assert synth.__version__ == version("synth-kernel")
    with pytest.raises(AttributeError, match="no attribute 'versions'"):
        synth.versions  # noqa: B018
    assert typing.get_type_hints(library_paths.library_folder)["return"] is Path
