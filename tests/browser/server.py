"""The server of the browser tests, where everybody comes from one address: requests are not counted.

Call it as `python tests/browser/server.py PORT DATABASE PUSH_KEY`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from smallworld.cli.commands.push_key import push_of
from smallworld.server.run import bind, log_as_json, make_server
from smallworld.server.settings import Settings

if __name__ == "__main__":
    port, database, key = sys.argv[1:]
    log_as_json("warning")
    push = push_of(Path(key), "mailto:nobody@example.org")
    settings = Settings(database=database, bot_delay=0.02, limits=False, push=push)
    make_server(settings, lambda: None).run(sockets=[bind("127.0.0.1", int(port))])
