"""A server that is asked to stop does so in time, whatever the database does."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from contextlib import closing, suppress

import pytest
from sqlalchemy.engine import make_url

from kit.serving import Person
from kit.waiting import PATIENCE

SOON = 3  # seconds, shorter than those of a server
# A program with shorter timeouts.
MAIN = f"""
from smallworld.server.storage import ending
ending.END_SECONDS = {SOON}
from smallworld.cli import main
main()
"""


class Way:
    """A proxy to a database that can be blocked: connections stay open, and nothing comes through."""

    def __init__(self, host, port):
        self._there = (host, port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.open = threading.Event()
        self.open.set()
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self):
        with suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                there = socket.create_connection(self._there)
                for one, other in ((here, there), (there, here)):
                    threading.Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one, other):
        with suppress(OSError), closing(one), closing(other):
            while data := one.recv(65536):
                self.open.wait()
                other.sendall(data)

    def close(self):
        """Accept no more connections."""
        self.open.set()
        self._listener.close()


@pytest.fixture
def way(postgres_url):
    url = make_url(postgres_url)
    way = Way(url.host, url.port)
    yield way, url.set(host="127.0.0.1", port=way.port).render_as_string(hide_password=False)
    way.close()


def test_server_can_stop_while_the_database_does_not_respond(way):
    way, url = way
    words = ["serve", "--port", "0", "--no-open", "--database", url, "--log-level", "info"]
    process = subprocess.Popen(
        [sys.executable, "-c", MAIN, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split()[4]
        with Person(address) as ana:
            ana.post("/api/guest", {"name": "Ana"})
            ana.table("me", "local")
            way.open.clear()
            with suppress(Exception):
                ana.web.post("/api/tables", json={"seats": [{"kind": "me"}] * 2}, timeout=0.2)
        os.kill(process.pid, signal.SIGTERM)
        _, errors = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.communicate()
    assert process.returncode == 128 + signal.SIGTERM
    assert "did not end in time" in [json.loads(line)["event"] for line in errors.splitlines()]
