"""Pools of processes, which never outlive the program that started them."""

import subprocess
import sys

PROGRAM = """
import os, time
from smallworld.bots.process import processes

with processes(1) as pool:
    pool.submit(time.sleep, 3600)
    print(pool.submit(os.getpid), flush=True)
    {then}
"""


def started(then: str) -> subprocess.Popen:
    """Start a program with a pool whose process is busy for an hour, then let it do something."""
    program = subprocess.Popen([sys.executable, "-c", PROGRAM.format(then=then)], stdout=subprocess.PIPE)
    assert b"Future" in program.stdout.readline()
    return program


def test_pool_ends_when_its_program_is_killed():
    with started("time.sleep(3600)") as program:
        program.kill()
        assert program.stdout.read() == b""  # nobody holds the other end any more


def test_pool_stops_at_once_when_its_block_fails():
    with started("raise SystemExit(3)") as program:
        assert program.stdout.read() == b""
        assert program.wait() == 3
