"""The end of a process that got a signal: in time, whatever it still waits for."""

from __future__ import annotations

import os
import sys
import threading
from typing import Final

import structlog

log = structlog.get_logger("smallworld.ending")

END_SECONDS = 25.0  # from a signal to the end
BY_SIGNAL: Final = 128  # plus the signal's number: the exit code of a process that a signal ended


def end_in_time(number: int) -> None:
    """End this process some seconds after the signal of that number, unless it ends by itself before.

    A process that stayed would keep other servers from its tables, and no one can stop a thread that waits
    for a frozen database. Everything that was acknowledged is in the database.
    """
    late = threading.Timer(END_SECONDS, _end_now, (number,))
    late.daemon = True
    late.start()


def _end_now(number: int) -> None:
    log.warning("did not end in time", seconds=END_SECONDS)
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(BY_SIGNAL + number)
