"""A function that ends a bot process together with the program that started it."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """Make this process end as soon as its parent process ends, and ignore Ctrl+C itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
