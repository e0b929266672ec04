"""The port of the server for browser tests, which no other program can take."""

from __future__ import annotations

import sys
from contextlib import closing
from socket import socket

import client  # beside the build tools
import pytest

from smallworld.server.run import bind


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing keeps a port")
def test_port_reserved_for_the_server_is_closed_to_all_others():
    with client.reserved_port() as port:
        with closing(socket()) as other, pytest.raises(OSError, match="in use"):
            other.bind(("127.0.0.1", port))
        with closing(bind("127.0.0.1", port)) as server:
            assert server.getsockname()[1] == port
