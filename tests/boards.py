"""Devices behind an RPC tracker of TVM that are processes of this computer."""

import importlib.util
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from synth.compiler.remote import RPC, devices
from synth.errors import UserError
from tests.needs import Need, skip_where

needs_tracker = skip_where(
    Need.PACKAGE, importlib.util.find_spec("tornado") is None, "the tracker needs tornado"
)


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@contextmanager
def boards(count: int) -> Iterator[RPC]:
    """So many devices with the key "board"."""
    rpc = RPC("127.0.0.1", free_port(), "board")
    tracker = [sys.executable, "-m", "tvm.exec.rpc_tracker", "--host=127.0.0.1"]
    server = [sys.executable, "-m", "tvm.exec.rpc_server", "--host=127.0.0.1", "--key=board"]
    commands = [[*tracker, f"--port={rpc.port}", f"--port-end={rpc.port + 1}"]]
    for _ in range(count):
        port = free_port()
        commands.append(
            [*server, f"--tracker=127.0.0.1:{rpc.port}", f"--port={port}", f"--port-end={port + 1}"]
        )
    running = [
        # They work in a child that outlives them, hence the sessions.
        subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        for command in commands
    ]
    try:
        while all(process.poll() is None for process in running):
            try:
                if devices(rpc) == count:
                    break
            except UserError:
                pass
            time.sleep(0.3)
        yield rpc
    finally:
        for process in reversed(running):
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(10)
