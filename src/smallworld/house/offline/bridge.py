"""The functions that the page's worker calls, with texts as arguments and results.

Most functions return a JSON object. It has the texts to be kept (`keep`), the messages to be sent (`send`)
and their own `result`. The worker writes the texts before it passes on messages and result.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, Final

from smallworld.house.game.play import rules_of
from smallworld.house.json_text import to_text
from smallworld.house.offline import thinking
from smallworld.house.offline.house import House

_kept: Final[list[tuple[str, str, str]]] = []
_sent: Final[list[tuple[int, str]]] = []


def _keep(kind: str, id: str, text: str) -> None:
    _kept.append((kind, id, text))


def _send(socket: int, text: str) -> None:
    _sent.append((socket, text))


_house: Final = House(_keep, _send)


def _done(result: Any = None) -> str:
    text = to_text({"keep": _kept, "send": _sent, "result": result})
    _kept.clear()
    _sent.clear()
    return text


def prepare() -> None:
    """Fill the caches that most visits need, before the worker keeps Python's memory for later visits.

    Nothing here may need much memory, since a restored Python begins with what it has at its start.
    """
    rules_of(("base",), "")
    _house.call("GET", "/api/boards/base-3", "")


def begin(name: str | None, tables: str, answers: str | None = None) -> str:
    """Take the user's name, tables and answers to puzzles from an earlier visit.

    The result lists the tables that are damaged.
    """
    if name is not None:
        _house.know_user(name)
    if answers is not None:
        with suppress(ValueError):  # a damaged list is lost, and starts empty
            _house.know_answers(answers)
    damaged = []
    for id, text in json.loads(tables):
        try:
            _house.know_table(text)
        except ValueError:
            damaged.append(id)
            _house.know_damaged(id)
    return _done(damaged)


def sleeps(path: str) -> str:
    """Return the id of a table whose events must be loaded before this call; "" if there is none."""
    return _house.sleeps(path)


def wake(id: str, events: str) -> str:
    """Load the events of a table."""
    _house.wake(id, json.loads(events))
    return _done()


def call(method: str, path: str, body: str) -> str:
    """Answer a call. The result has the status and the text, as `House.call` returns them."""
    status, text = _house.call(method, path, body)
    return _done({"status": status, "text": text})


def opened(socket: int, path: str) -> str:
    """Connect a socket. The result says whether its table exists."""
    return _done(_house.opened(socket, path))


def heard(socket: int, text: str) -> str:
    """Answer a message of a socket."""
    _house.heard(socket, text)
    return _done()


def closed(socket: int) -> str:
    """Disconnect a socket."""
    _house.closed(socket)
    return _done()


def step() -> str:
    """Let a bot act. The result says whether one did, and else what there is to think of.

    `task` is a bot's, which the table waits for. `patient` is a task that can wait.
    """
    if _house.step():
        return _done({"acted": True, "task": None, "patient": None})
    return _done({"acted": False, "task": _house.task(), "patient": _house.patient_task()})


def take(task: str, chosen: str) -> str:
    """Take the result of a task, which another worker has thought of."""
    _house.take(task, chosen)
    return _done()


def think(task: str) -> str:
    """Think of a task here, and take its result, which is also the result of this function."""
    chosen = thinking.think(task)
    _house.take(task, chosen)
    return _done(chosen)


def everything() -> str:
    """Keep the user, their answers, and all tables that are loaded, after everything kept was lost."""
    _house.keep_everything()
    return _done()
