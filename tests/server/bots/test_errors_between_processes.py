"""Errors from other processes, which stay the same and break nothing."""

from __future__ import annotations

import asyncio
import importlib
import inspect
import os
import pickle
import pkgutil
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, suppress
from types import SimpleNamespace

import pytest

import smallworld
from kit.waiting import PATIENCE
from smallworld.server.bots.pool import BotPool
from smallworld.server.storage.lease_queries import Peer

SAMPLES = {
    "str": "no such thing",
    "int": 409,
    "Facts": {"letter": "A", "most": 1},
    "dict[str, str | int]": {"players": 9},
    "list[tuple[Path, Problem]]": [],
    "int | None": 7,
    "list[Any] | None": [{"do": "stop"}],
    "float | None": 2.5,
    "Facts | None": {"field": "seats"},
    "Peer": Peer("a", "http://10.0.0.7"),
    "tuple[str, ...]": ("hill", "sea"),
}
# Compiled classes do not show their parameters. Most of this package take a code, a message and facts.
COMPILED = ("no-such-thing", "no such thing", {"letter": "A", "most": 1})
OTHERS = {"UnfitBoard": ("Salters", "salt-flat", ("hill", "sea"))}


def errors():
    """Return all error classes of the package."""
    found = set()
    for module in pkgutil.walk_packages(smallworld.__path__, "smallworld."):
        if ".migrations." not in module.name and not module.name.endswith("__main__"):
            with suppress(ImportError):  # the library of an extra
                for _, one in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
                    if issubclass(one, Exception) and one.__module__.startswith("smallworld."):
                        found.add(one)
    return sorted(found, key=lambda one: one.__qualname__)


def made(kind):
    """Return an error of a class, made from its own parameters."""
    if "__init__" not in vars(kind):
        return kind("no such thing")
    if "args" in inspect.signature(kind.__init__).parameters:
        return kind(*OTHERS.get(kind.__name__, COMPILED))
    plain, named = [], {}
    for name, parameter in list(inspect.signature(kind.__init__).parameters.items())[1:]:
        sample = SAMPLES[str(parameter.annotation)]
        if parameter.kind is parameter.KEYWORD_ONLY:
            named[name] = sample
        else:
            plain.append(sample)
    return kind(*plain, **named)


def test_errors_can_be_pickled_between_processes():
    assert errors()
    for kind in errors():
        error = made(kind)
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (kind, str(error))
        names = {name for name in dir(error) if name[0] != "_" and not callable(getattr(error, name))}
        for name in names - {"args"}:
            assert getattr(again, name) == getattr(error, name), f"{kind.__name__}.{name}"


class Unreadable(Exception):
    """An error that cannot be unpickled in another process."""

    def __init__(self, one, other):
        super().__init__(f"{one} and {other}")


def fail():
    raise Unreadable("this", "that")


def die():
    os._exit(1)


def test_errors_that_cannot_be_pickled_are_still_reported():
    async def ask():
        pool = BotPool(1, 0.0)
        with closing(SimpleNamespace(close=pool.stop)), pytest.raises(RuntimeError, match="Unreadable: this"):
            await pool.run("h", "p", fail)

    asyncio.run(asyncio.wait_for(ask(), PATIENCE))


def test_crash_of_background_work_does_not_stop_bots_at_tables(monkeypatch):
    monkeypatch.setattr("smallworld.server.bots.pool.ATTEMPTS", 1)

    async def ask():
        pool = BotPool(1, 0.0)
        with closing(SimpleNamespace(close=pool.stop)):
            before = await pool._at_tables.call(os.getpid)
            with pytest.raises(BrokenProcessPool):
                await pool.run("h", "p", die)
            assert await pool._at_tables.call(os.getpid) == before
            assert await pool.run("h", "p", os.getpid) != before

    asyncio.run(asyncio.wait_for(ask(), PATIENCE))


def test_half_of_a_board_that_cannot_be_mirrored_is_refused(ana):
    found = ana.post("/api/realms/random", {"name": "Half", "players": 5, "seed": 5})
    for _ in range(5):
        answer = ana.web.post("/api/realms/mirror", json={"draft": found["draft"]})
        if answer.status_code != 200:
            break
        found = answer.json()
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-realm")
    assert answer.json()["error"]["facts"]["why"] != "unknown"
