"""Kernels made by the workers of a Dask cluster: processes of this computer."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from synth.cli import cluster
from synth.cli.main import cli
from synth.library.kernels import library_folder, read_kernel
from synth.library.kinds.registry import read_artifact
from tests.boards import free_port
from tests.conftest import reproducible
from tests.needs import import_or_skip

distributed = import_or_skip("distributed")
GIVEN = ("--isa", "neon", "--target", "armv7", "--a", "1", "--w", "1")


@contextmanager
def scheduler(**settings: Any) -> Iterator[str]:
    """The address of a cluster without a dashboard."""
    with distributed.LocalCluster(dashboard_address=None, host="tcp://127.0.0.1", **settings) as local:
        yield local.scheduler_address.replace("tcp://", cluster.SCHEME)


def run(out: Path, *options: str) -> Result:
    return CliRunner().invoke(cli, [*GIVEN, "--out", str(out), *options])


@pytest.mark.exhaustive("pages")
def test_kernels_are_those_of_this_computer(tmp_path: Path) -> None:
    with scheduler(n_workers=2, threads_per_worker=1) as address:
        made = run(tmp_path, "--on", address)
        assert made.exit_code == 0, made.stderr
        assert "1 written, 2 packing kernels written" in made.stdout
        assert "neon/a1w1_hybrid_m8n1k64_armv7: " in made.stderr  # phases, which the workers tell
        again = run(tmp_path, "--on", address)  # what is there already is not made again
        assert again.exit_code == 0 and "written" not in again.stdout
    stem = "a1w1_hybrid_m8n1k64_armv7"
    ours, theirs = (read_kernel(folder / "neon" / stem) for folder in (tmp_path, library_folder()))
    assert ours.source == theirs.source
    assert reproducible(ours.certificate) == reproducible(theirs.certificate)
    assert ours.certificate.executed == theirs.certificate.executed
    for name in ("bitpack_a1_armv7.json", "repack_a1_armv7.json"):
        packers = [read_artifact(folder / "neon" / name) for folder in (tmp_path, library_folder())]
        assert packers[0].source == packers[1].source


def test_a_cluster_that_makes_no_kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*options: str) -> str:
        result = run(tmp_path, *options)
        assert result.exit_code == 2 and not list(tmp_path.glob("*/*"))
        return result.stderr.strip().splitlines()[-1]

    assert "dask://HOST:PORT" in refused("--on", "here:1")
    monkeypatch.setattr(cluster, "ANSWER", 0.5)
    nobody = f"dask://127.0.0.1:{free_port()}"
    assert f"--on {nobody}: no answer" in refused("--on", nobody)
    assert "remove --dump-smt" in refused("--on", nobody, "--dump-smt", str(tmp_path))
    monkeypatch.setattr(cluster, "ANSWER", 10.0)
    with scheduler(n_workers=0, processes=False) as address:
        assert "has no workers; start some: dask worker" in refused("--on", address)
    with scheduler(n_workers=1, threads_per_worker=2, processes=False) as address:
        assert "has several threads" in refused("--on", address)
    with scheduler(n_workers=1, threads_per_worker=1, processes=False) as address:
        monkeypatch.setattr(cluster, "_installation", lambda places: ("0.1", {}))
        assert "has synth-kernel 0.1, this computer" in refused("--on", address)
        monkeypatch.setattr(cluster, "_installation", lambda places: 1 // 0)
        assert "install the same version on every worker" in refused("--on", address)


def test_a_worker_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def out_of_memory(*arguments: Any) -> None:
        raise MemoryError("no memory is left")

    monkeypatch.setattr("synth.cli.pool.make", out_of_memory)
    with scheduler(n_workers=1, threads_per_worker=1, processes=False) as address:
        result = run(tmp_path, "--on", address)
    assert result.exit_code == 1
    assert "a1w1_hybrid_m8n1k64_armv7: its worker failed: no memory is left" in result.stderr
    assert not list(tmp_path.glob("*/*"))


def test_groups_go_to_workers_that_execute_them() -> None:
    lacks = {"one": {"x86_64": "no AVX-512"}, "two": {}, "three": {"x86_64": "no", "armv7": "no unicorn"}}
    some = cluster.Cluster(None, lacks)
    assert some.able({"x86_64"}) == ["two"] and some.able({"armv7"}) == ["one", "two"]
    assert some.cannot_execute("x86_64") is None
    none = cluster.Cluster(None, {"one": {"x86_64": "no AVX-512"}})
    assert none.able({"x86_64"}) == [] and none.cannot_execute("x86_64") == "no AVX-512"
