"""Processes that end together with the program that started them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Return a pool of this many processes, for a `with` block; 0 means one per processor.

    The processes end with this program, even if it is killed. If the block ends early, they stop at once.
    Otherwise the block waits for them, because a process that is still starting would print an error when the
    program ends.
    """
    others, is_done = set(active_children()), False
    # Spawned and not forked: a fork of a process with threads may hang, and some systems have no fork.
    pool = ProcessPoolExecutor(jobs or None, mp_context=get_context("spawn"), initializer=end_with_parent)
    try:
        yield pool
        is_done = True
    finally:
        if not is_done:
            for process in set(active_children()) - others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def end_with_parent() -> None:
    """Make this process end as soon as its parent process ends, and ignore Ctrl+C itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
