"""Devices behind an RPC tracker of TVM: those that there are, and a session on one of them."""

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
    """Devices registered under ``key`` at the RPC tracker of TVM that listens on ``host``:``port``."""

    host: str
    port: int
    key: str

    def __str__(self) -> str:
        return f"{self.key} of {self.host}:{self.port}"


def devices(rpc: RPC) -> int:
    """How many there are. Raises UserError unless the tracker answers and has one of that key."""
    where = f"RPC tracker {rpc.host}:{rpc.port}"
    try:
        # TVM itself would knock for a minute.
        socket.create_connection((rpc.host, rpc.port), timeout=5).close()
        servers = tvm.rpc.connect_tracker(rpc.host, rpc.port).summary()["server_info"]
    except Exception as error:
        raise UserError(
            f"{where}: no answer ({error_line(error)}); start one: python -m tvm.exec.rpc_tracker"
        ) from None
    count = sum(server["key"].split(":", 1)[-1] == rpc.key for server in servers)
    if not count:
        raise UserError(
            f"{where}: no device {rpc.key!r}; start on it: python -m tvm.exec.rpc_server "
            f"--tracker={rpc.host}:{rpc.port} --key={rpc.key}"
        )
    return count


@contextmanager
def session(rpc: RPC, seconds: float, threads: int = 0) -> Iterator[Any]:
    """A session of at most so many seconds on a device that is free. ``threads``: those that TVM's parallel
    loops run on there. Raises RuntimeError where it has fewer, and what TVM raises."""
    tracker = tvm.rpc.connect_tracker(rpc.host, rpc.port)
    found = tracker.request(rpc.key, session_timeout=seconds)
    if threads:  # it keeps the server's thread on one processor
        found.get_function("runtime.config_threadpool")(1, threads)
    if threads and (have := found.get_function("runtime.NumThreads")()) < threads:
        raise RuntimeError(f"the device runs {have} threads; start its server with TVM_NUM_THREADS={threads}")
    yield found
