"""The end of a process that was told to end, in time, whatever it still waits for."""

from __future__ import annotations

import os
import sys
import threading
from typing import Final

import structlog

log = structlog.get_logger("smallworld.ending")

END_SECONDS = 25.0  # from a signal to the end
BY_SIGNAL: Final = 128  # and its number: the exit code of what a signal ended


def end_in_time(number: int) -> None:
    """Let this process end a while after the signal of that number, if it does not end by itself until then.

    Whoever stays would keep others from its tables, and a thread that waits for a frozen database can be
    stopped by nobody. What was acknowledged is in the database.
    """
    late = threading.Timer(END_SECONDS, _end_now, (number,))
    late.daemon = True
    late.start()


def _end_now(number: int) -> None:
    log.warning("did not end in time", seconds=END_SECONDS)
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(BY_SIGNAL + number)
