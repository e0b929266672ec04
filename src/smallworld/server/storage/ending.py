"""The end of a process at a fixed time after a signal, even if the process still waits for something."""

from __future__ import annotations

import os
import sys
import threading
from typing import Final

import structlog

log = structlog.get_logger("smallworld.ending")

END_SECONDS = 25.0  # longest time from a signal to the end of the process
BY_SIGNAL: Final = 128  # the exit code after a signal is this plus the signal's number


def end_in_time(number: int) -> None:
    """Kill this process END_SECONDS after the signal `number`, unless it has ended by then.

    A process that does not end would keep its tables from other servers. A thread that waits for a frozen
    database cannot be stopped otherwise. All acknowledged moves are already in the database.
    """
    late = threading.Timer(END_SECONDS, _end_now, (number,))
    late.daemon = True
    late.start()


def _end_now(number: int) -> None:
    log.warning("did not end in time", seconds=END_SECONDS)
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(BY_SIGNAL + number)
