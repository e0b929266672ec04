"""A server without rate limits, which `load.py` runs in a separate process.

It prints its port, and whether the engine is compiled. It must work with servers of other checkouts, so it
uses only settings that all versions have.
"""

from __future__ import annotations

import logging
import sys
from dataclasses import replace

import structlog

from smallworld import is_compiled
from smallworld.server.run import bind, make_server
from smallworld.server.settings import Settings


def main() -> None:
    """Serve until the process is killed."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    listener = bind("127.0.0.1", 0)
    port = listener.getsockname()[1]
    settings = Settings(database=sys.argv[1], limits=False, connections_by_address=1_000_000)
    if sys.argv[2:]:
        settings = replace(settings, full_at=float(sys.argv[2]))
    make_server(settings, lambda: print(port, is_compiled(), flush=True)).run(sockets=[listener])


if __name__ == "__main__":
    main()
