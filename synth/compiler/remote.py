"""Devices of a TVM RPC tracker: how many there are, and a session on one of them."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import tvm.rpc

from synth.compiler.tuned import error_line
from synth.errors import UserError


@dataclass(frozen=True)
class RPC:
    """The devices registered under ``key`` at the TVM RPC tracker on ``host``:``port``."""

    host: str
    port: int
    key: str

    def __str__(self) -> str:
        return f"{self.key} of {self.host}:{self.port}"


def devices(rpc: RPC) -> int:
    """Return how many devices there are. Raises UserError if there is no tracker or no device."""
    where = f"RPC tracker {rpc.host}:{rpc.port}"
    try:
        # TVM itself would try for a minute.
        socket.create_connection((rpc.host, rpc.port), timeout=5).close()
        servers = tvm.rpc.connect_tracker(rpc.host, rpc.port).summary()["server_info"]
    except Exception as error:
        remedy = "start one: python -m tvm.exec.rpc_tracker"
        raise UserError(f"{where}: no answer ({error_line(error)}); {remedy}") from None
    count = sum(server["key"].split(":", 1)[-1] == rpc.key for server in servers)
    if not count:
        raise UserError(
            f"{where}: no device {rpc.key!r}; start on it: python -m tvm.exec.rpc_server "
            f"--tracker={rpc.host}:{rpc.port} --key={rpc.key}"
        )
    return count


@contextmanager
def session(rpc: RPC, seconds: float, threads: int = 0) -> Iterator[Any]:
    """Yield TVM's session on a free device, of at most ``seconds``. ``threads``: of parallel loops there, 0
    for its default. Raises RuntimeError if the device runs fewer, and what TVM raises."""
    tracker = tvm.rpc.connect_tracker(rpc.host, rpc.port)
    device = tracker.request(rpc.key, session_timeout=seconds)
    if threads:  # the server's thread would run on one processor
        device.get_function("runtime.config_threadpool")(1, threads)
    if threads and (count := device.get_function("runtime.NumThreads")()) < threads:
        remedy = f"start its server with TVM_NUM_THREADS={threads}"
        raise RuntimeError(f"the device runs {count} threads; {remedy}")
    yield device
