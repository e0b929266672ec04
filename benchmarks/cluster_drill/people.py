"""Players like those in browsers, which reconnect, and repeat a move until it is answered."""

from __future__ import annotations

import asyncio
import json
import random
import ssl
import time
from contextlib import suppress
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

Json = dict[str, Any]

HEADER = {"X-Requested-With": "smallworld"}
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
SILENCE_SECONDS = 60.0  # silence after which a socket counts as broken; unlike browsers, we do not ping
LED_ELSEWHERE = 4421  # the close code if a table has moved to another server
# The first and the longest wait until a browser reconnects; the wait doubles each time.
FIRST_PAUSE, LONGEST_PAUSE = (0.4, 8.0)


class Drill:
    """The settings and measurements of all tables."""

    def __init__(self, url: str, pause: float) -> None:
        self.url = url
        self.pause = pause
        self.until = 0.0  # time after which no new game or move begins
        self.killed: list[float] = []
        self.ways: list[float] = []  # seconds from sending a move to its acknowledgement
        self.again = 0  # moves that were sent more than once
        self.refused = 0
        self.back: list[float] = []  # seconds until the user of a broken socket got a state again
        self.led: list[float] = []  # the same if the server had said that the table moved
        self.bots: list[float] = []  # seconds that a bot took for its first decision of a turn
        self.games: list[Game] = []

    def moves(self) -> int:
        """Return the number of acknowledged moves."""
        return sum(len(game.acknowledged) for game in self.games)

    def is_over(self) -> bool:
        """Return whether the time is up."""
        return time.perf_counter() > self.until


class Game:
    """A game with its acknowledged moves."""

    def __init__(self, drill: Drill, id: str) -> None:
        self.drill = drill
        self.id = id
        self.acknowledged: list[tuple[Json, Json]] = []  # commands and answers
        self.seq = 0
        self.over = False
        self.bot_asked: float | None = None  # time since which a bot has to decide

    def see(self, state: Json) -> None:
        """Note the decisions of bots that a state shows."""
        now = time.perf_counter()
        self.over = state["table"]["status"] == "finished"
        if state["seq"] > self.seq:
            if self.bot_asked is not None:
                self.drill.bots.append(now - self.bot_asked)
            self.seq = state["seq"]
            asked = [seat for seat in state["table"]["seats"] if seat["awaited"]]
            self.bot_asked = now if any(seat["kind"] == "bot" for seat in asked) else None


class Person:
    """A user with one browser."""

    def __init__(self, drill: Drill, number: int) -> None:
        self.drill = drill
        self.dice = random.Random(number)
        self.state: Json | None = None  # the last state received
        self.news = asyncio.Event()
        self.web = httpx.AsyncClient(
            base_url=drill.url, headers=HEADER, verify=NO_TLS, timeout=30, follow_redirects=True
        )

    async def post(self, path: str, body: Json) -> tuple[Json, int]:
        """Post a request, repeatedly while the server is unavailable; return the answer and the tries."""
        for tries in range(1, 100):
            with suppress(httpx.TransportError):
                answer = await self.web.post(path, json=body)
                if answer.status_code < 500 and answer.status_code != 429:
                    told: Json = answer.json()
                    return told, tries
            await asyncio.sleep(min(FIRST_PAUSE * 2 ** (tries - 1), 2.0))
        raise AssertionError(f"nobody answers to {path}")

    async def get(self, path: str) -> Any:
        """Get a page, again while the server is unavailable, and return it."""
        for _ in range(100):
            with suppress(httpx.TransportError):
                answer = await self.web.get(path)
                if answer.status_code == 200:
                    return answer.json()
            await asyncio.sleep(FIRST_PAUSE)
        raise AssertionError(f"nobody answers to {path}")

    async def play(self, game: Game) -> None:
        """Watch the table through as many sockets as necessary, and decide when this person has to."""
        deciding = asyncio.create_task(self._decide_all(game))
        broke: float | None = None
        times = self.drill.back
        tries = 0
        while not (game.over or self.drill.is_over()):
            ended: Exception | None = None
            try:
                async with self._line(game) as line:
                    while not (game.over or self.drill.is_over()):
                        message = json.loads(await asyncio.wait_for(line.recv(), SILENCE_SECONDS))
                        if message["type"] != "state":
                            continue
                        if broke is not None:
                            times.append(time.perf_counter() - broke)
                            broke, tries = None, 0
                        game.see(message)
                        self.state = message
                        self.news.set()
            except (OSError, TimeoutError, WebSocketException) as error:
                ended = error
            if game.over or self.drill.is_over():
                break
            if broke is None:
                broke = time.perf_counter()
                times = self.drill.led if is_led_elsewhere(ended) else self.drill.back
            await asyncio.sleep(min(FIRST_PAUSE * 2**tries, LONGEST_PAUSE) * self.dice.uniform(0.75, 1.25))
            tries += 1
        if broke is not None:  # the socket is not back yet
            times.append(time.perf_counter() - broke)
        self.news.set()
        await deciding

    def _line(self, game: Game) -> connect:
        return connect(
            f"{self.drill.url.replace('http', 'ws')}/api/tables/{game.id}/socket?after={game.seq}",
            additional_headers={"Cookie": f"smallworld={self.web.cookies['smallworld']}"},
            max_size=None,
            proxy=None,
        )

    async def _decide_all(self, game: Game) -> None:
        done = -1  # questions up to this event are answered
        while not (game.over or self.drill.is_over()):
            await self.news.wait()
            self.news.clear()
            mine = question(self.state) if self.state is not None else None
            if self.state is not None and mine is not None and self.state["seq"] > done:
                done = max(self.state["seq"], await self._decide(game, self.state["seq"], *mine) - 1)
                self.news.set()

    async def _decide(self, game: Game, seq: int, player: int, actions: list[Json]) -> int:
        """Send a move, and return the last event of the table known after it."""
        await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.drill.pause)
        wanted = [action for action in actions if action["do"] not in ("decline", "abandon", "stop")]
        command = {"player": player, "seq": seq, "key": uuid4().hex}
        command["action"] = self.dice.choice(wanted or actions)
        began = time.perf_counter()
        answer, tries = await self.post(f"/api/tables/{game.id}/act", command)
        self.drill.again += tries > 1
        if "seq" not in answer:
            self.drill.refused += 1
            return seq
        self.drill.ways.append(time.perf_counter() - began)
        game.acknowledged.append((command, answer))
        return int(answer["seq"])


def is_led_elsewhere(ended: Exception | None) -> bool:
    """Return whether a server closed a socket because the table has moved to another server."""
    said = ended.rcvd if isinstance(ended, ConnectionClosed) else None
    return said is not None and said.code == LED_ELSEWHERE


def question(state: Json) -> tuple[int, list[Json]] | None:
    """Return the seat that has to decide, and its actions."""
    for player, view in state["views"].items():
        if view["actor"] == int(player):
            return int(player), view["actions"]
    return None


async def play_games(drill: Drill, number: int, door: asyncio.Semaphore) -> None:
    """Play games in a row at one table, until the time is over."""
    people = [Person(drill, 2 * number), Person(drill, 2 * number + 1)]
    beside_bot = number % 2 == 0
    try:
        while not drill.is_over():
            async with door:
                for person, name in zip(people, ("Ana", "Ben"), strict=True):
                    await person.post("/api/guest", {"name": name})
                other = {"kind": "bot", "bot": "greedy"} if beside_bot else {"kind": "open"}
                told, _ = await people[0].post("/api/tables", {"seats": [{"kind": "me"}, other]})
                game = Game(drill, told["id"])
                for person in people:
                    person.state = None
                if not beside_bot:
                    await people[1].post(f"/api/tables/{game.id}/join", {})
            drill.games.append(game)
            await asyncio.gather(*[person.play(game) for person in people[: 1 if beside_bot else 2]])
    finally:
        for person in people:
            await person.web.aclose()
