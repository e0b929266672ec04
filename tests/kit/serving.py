"""A server in a thread of this process, and people who play there as a browser would."""

from __future__ import annotations

import asyncio
import json
import random
import ssl
import threading
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TypeVar
from uuid import uuid4

import httpx
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import ClientConnection, connect

from kit.waiting import PATIENCE, while_patient
from smallworld.house.tables.snapshot import renewed
from smallworld.server.run import bind, make_server
from smallworld.server.settings import Settings
from smallworld.server.tables.registry import Registry

T = TypeVar("T")
Json = dict[str, Any]
NO_PAGES: Final = Path("no-such-folder")  # the same with and without a built client
NO_TLS: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # reading certificates takes longer than a test
HEADER: Final = {"X-Requested-With": "smallworld"}


class LiveServer:
    """A server at a free port of this machine, which is not full however busy that machine is."""

    def __init__(self, settings: Settings, full_at: float = 0) -> None:
        listener = bind("127.0.0.1", 0)
        ready = threading.Event()
        self.host: Final = f"127.0.0.1:{listener.getsockname()[1]}"
        self.url: Final = f"http://{self.host}"
        self._server: Final = make_server(replace(settings, address=self.url, full_at=full_at), ready.set)
        # So no request comes at the very moment when an idle connection is closed.
        self._server.config.timeout_keep_alive = int(2 * PATIENCE)
        new_loop = self._server.config.get_loop_factory() or asyncio.new_event_loop
        self._loop: Final = new_loop()
        self.registry: Final[Registry] = self._server.config.app.state.registry  # type: ignore[union-attr]

        def run() -> None:
            self._loop.run_until_complete(self._server.serve([listener]))
            self._loop.close()

        self._thread: Final = threading.Thread(target=run)
        self._thread.start()
        assert ready.wait(PATIENCE), "the server did not start"

    def stop(self) -> None:
        """Shut down as for a signal."""
        self._server.should_exit = True
        self._thread.join(2 * PATIENCE)
        if self._thread.is_alive():
            waiting = "\n".join([str(task.get_stack()) for task in asyncio.all_tasks(self._loop)])
            raise AssertionError(f"the server does not stop:\n{waiting}")

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of a coroutine, run in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def do(self, work: Callable[[], T]) -> T:
        """Return the result of a function, run in the server's own loop."""

        async def call() -> T:
            return work()

        return self.call(call())

    def look(self) -> None:
        """Apply the decisions of moderators."""
        self.call(self._server.config.app.state.moderation.look())  # type: ignore[union-attr]

    def guest(self, name: str = "Ana") -> Person:
        """Return a new person with a browser, who has given a name."""
        person = Person(self.url)
        person.post("/api/guest", {"name": name})
        return person


class Person:
    """One browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.web: Final = httpx.Client(
            base_url=url, headers=HEADER, timeout=PATIENCE, verify=NO_TLS, follow_redirects=True
        )
        self.screens: Final[list[Screen | Lobby]] = []

    def __enter__(self) -> Person:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the browser."""
        for screen in self.screens:
            screen.close()
        self.web.close()

    def move_to(self, url: str) -> None:
        """Continue at another server that has the same database."""
        self.url = url
        self.web.base_url = url

    def get(self, path: str, status: int = 200) -> Any:
        """Return the response of a GET call, which must have this status."""
        answer = self.web.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """Return the response of a POST call, which must have this status."""
        answer = self.web.post(path, json=body if body is not None else {})
        assert answer.status_code == status, answer.text
        return answer.json()

    def delete(self, path: str, status: int = 200) -> Any:
        """Return the response of a DELETE call, which must have this status."""
        answer = self.web.delete(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    @property
    def id(self) -> str:
        """The id of this person's user."""
        return str(self.get("/api/me")["user"]["id"])

    def table(self, *kinds: str, **wishes: Any) -> Json:
        """Create a table and return it; a kind other than me, open and local is a bot's name."""
        seats = [{"kind": kind} if kind in ("me", "open") else _seat(kind) for kind in kinds]
        made: Json = self.post("/api/tables", {"seats": seats, **wishes})
        return made

    def state(self, table: str) -> Json:
        """Fetch the state message."""
        found: Json = self.get(f"/api/tables/{table}/state")
        return found

    def act(self, table: str, status: int = 200, **command: Any) -> Json:
        """Send a command, with a new key unless one is given."""
        answer: Json = self.post(f"/api/tables/{table}/act", {"key": uuid4().hex, **command}, status)
        return answer

    def watch(self, table: str, after: int | None = None, **headers: str) -> Screen:
        """Open a socket."""
        screen = Screen(self, table, after, headers)
        self.screens.append(screen)
        return screen

    def lobby(self, query: str = "") -> Lobby:
        """Open a socket to the lobby."""
        lobby = Lobby(self, query)
        self.screens.append(lobby)
        return lobby


def connection(person: Person, path: str, headers: dict[str, str]) -> ClientConnection:
    """Return a socket of a person's browser."""
    cookies = "; ".join([f"{name}={value}" for name, value in person.web.cookies.items()])
    return connect(
        f"{person.url.replace('http', 'ws')}{path}",
        additional_headers={"Cookie": cookies, **headers},
        max_size=None,
        max_queue=None,  # like a browser; with a full queue, closing would wait for ten seconds
        open_timeout=PATIENCE,
        compression=None,
        extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)],  # as browsers do
        legacy=True,
    )


class Lobby:
    """One socket to the lobby."""

    def __init__(self, person: Person, query: str) -> None:
        self.socket: Final = connection(person, f"/api/lobby/socket{query}", {})
        self.tables: dict[str, Json] = {}  # by id, in the order of the list
        self.messages: Final[list[Json]] = []

    def close(self) -> None:
        """Hang up, even if the server does not say goodbye."""
        self.socket.close()
        self.socket.socket.close()

    def next(self) -> Json:
        """Return the next message, after applying it to the list."""
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        self.messages.append(message)
        if message["type"] == "lobby" and "ids" in message:
            known = {**self.tables, **{table["id"]: table for table in message["tables"]}}
            self.tables = {id: known[id] for id in message["ids"]}
        return message

    def until(self, wanted: Callable[[Lobby], Any]) -> Any:
        """Read messages until `wanted` returns something true, and return that."""
        for _ in while_patient():
            found = self.messages and wanted(self)
            if found:
                return found
            self.next()
        raise AssertionError("unreachable")


class Screen:
    """One socket at a table."""

    def __init__(self, person: Person, table: str, after: int | None, headers: dict[str, str]) -> None:
        query = "?changes=true" if after is None else f"?changes=true&after={after}"
        self.socket: Final = connection(person, f"/api/tables/{table}/socket{query}", headers)
        self.last: Json = {}
        self.changes: Json = {}  # the last message that `last` was made from

    def close(self) -> None:
        """Hang up, even if the server does not say goodbye."""
        self.socket.close()
        self.socket.socket.close()

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def next(self, kind: str, wanted: Callable[[Json], bool] = lambda message: True) -> Json:
        """Return the next message of this kind that is wanted, skipping others."""
        for _ in while_patient():
            message = self._receive()
            if message["type"] == kind and wanted(message):
                return message
        raise AssertionError("unreachable")

    def _receive(self) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["type"] == "changes":
            self.changes = message
            message = renewed(self.last, message)
        if message["type"] == "state":
            self.last = message
        return message

    def said(self) -> list[Json]:
        """Return the chat messages to this screen since the last call that read any message."""
        self.send(type="ping")
        heard: list[Json] = []
        while True:
            message = self._receive()
            if message["type"] == "chat":
                heard.append(message)
            elif message["type"] == "pong":
                return heard

    def act(self, **command: Any) -> str:
        """Send a command; return its key."""
        key = str(command.setdefault("key", uuid4().hex))
        self.send(type="act", **command)
        return key


def _seat(kind: str) -> Json:
    if kind.startswith("local"):
        name = kind.partition(" ")[2]
        return {"kind": "local", "name": name} if name else {"kind": "local"}
    return {"kind": "bot", "bot": kind}


def refused(answer: Json) -> tuple[str, Any]:
    """Return the code and the facts of a refusal."""
    return answer["error"]["code"], answer["error"].get("facts")


def decides(state: Json) -> bool:
    """Return whether one of these seats has to decide."""
    return any(view["actor"] == int(player) for player, view in state["views"].items())


def mine(state: Json) -> tuple[int, Json]:
    """Return the one of these seats that has to decide, and its view."""
    for player, view in state["views"].items():
        if view["actor"] == int(player):
            return int(player), view
    raise AssertionError("none of these seats is to decide")


def anything(view: Json, dice: random.Random) -> Json:
    """Return a random legal action, declining rarely enough to let the map fill."""
    actions = [action for action in view["actions"] if action["do"] not in ("decline", "abandon", "stop")]
    chosen: Json = dice.choice(actions or view["actions"])
    return chosen
