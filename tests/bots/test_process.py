"""Pools of processes, which never outlive the program that started them."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

PROGRAM = """
import os, time
from smallworld.bots.process import processes

with processes(1) as pool:
    pool.submit(time.sleep, 3600)
    print(pool.submit(os.getpid), flush=True)
    {then}
"""


@contextmanager
def started(then: str) -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes]]]:
    """Start a program with a pool whose process is busy for an hour, then let it do something."""
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM.format(then=then)], stdout=subprocess.PIPE
    ) as program:
        output = program.stdout
        assert output is not None
        assert b"Future" in output.readline()
        yield program, output


def test_pool_ends_when_its_program_is_killed():
    with started("time.sleep(3600)") as (program, output):
        program.kill()
        assert output.read() == b""  # nobody holds the other end any more


def test_pool_stops_at_once_when_its_block_fails():
    with started("raise SystemExit(3)") as (program, output):
        assert output.read() == b""
        assert program.wait() == 3
