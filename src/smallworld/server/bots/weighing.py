"""The balance of custom boards, measured in games between planner bots."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import structlog

from smallworld.bots.fairness import Placing, seat_results
from smallworld.house.schema.answers import Weighed
from smallworld.server.bots import worker
from smallworld.server.bots.pool import BotPool

log = structlog.get_logger("smallworld.weighing")

GAMES: Final = 200
MOST_KEPT: Final = 200  # most measurements in memory


class Weighing:
    """A series of games on one board, with its progress and results."""

    def __init__(self, board: str, players: int, boxes: tuple[str, ...]) -> None:
        self.board: Final = board
        self.players: Final = players
        self.boxes: Final = boxes
        self.games: Final[list[list[Placing]]] = []
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    def is_running(self) -> bool:
        """Return whether games are still being played."""
        return self.task is not None and not self.task.done()

    def to_json(self) -> Weighed:
        """Return the progress and the present results for JSON."""
        return {
            "board": self.board,
            "games": len(self.games),
            "most": GAMES,
            "running": self.is_running(),
            "failed": self.failed,
            "seats": [
                {
                    "seat": seat.seat,
                    "coins": round(seat.mean_coins, 2),
                    "coins_within": None if seat.coins_within is None else round(seat.coins_within, 2),
                    "share": round(seat.win_share, 4),
                    "share_from": round(seat.win_share_from, 4),
                    "share_to": round(seat.win_share_to, 4),
                }
                for seat in seat_results(self.games)
            ],
        }


class Weighings:
    """The measurements of boards, one for each user.

    Each job plays only one game, so that other households can run jobs in between.
    """

    def __init__(self, bots: BotPool) -> None:
        self._bots: Final = bots
        self._by_person: Final[dict[str, Weighing]] = {}

    def begin(
        self, person: str, household: str, board: str, players: int, boxes: tuple[str, ...]
    ) -> Weighing:
        """Start to measure a board for a user, and return the new measurement.

        It replaces the user's last measurement.
        """
        self.stop(person)
        while len(self._by_person) >= MOST_KEPT:
            self.stop(next(iter(self._by_person)))
        weighing = Weighing(board, players, boxes)
        self._by_person[person] = weighing
        weighing.task = asyncio.create_task(self._play(weighing, household, person))
        return weighing

    def of(self, person: str) -> Weighing | None:
        """Return the present measurement of a user; None if the user has none."""
        return self._by_person.get(person)

    def stop(self, person: str) -> None:
        """Stop and delete the measurement of a user."""
        weighing = self._by_person.pop(person, None)
        if weighing is not None and weighing.task is not None:
            weighing.task.cancel()

    async def close(self) -> None:
        """Stop all measurements."""
        tasks = [weighing.task for weighing in self._by_person.values() if weighing.task is not None]
        for person in list(self._by_person):
            self.stop(person)
        if tasks:
            await asyncio.wait(tasks)

    async def _play(self, weighing: Weighing, household: str, person: str) -> None:
        seed = secrets.randbits(32)
        try:
            for game in range(GAMES):
                about = (weighing.boxes, weighing.board, weighing.players, seed, game)
                weighing.games.append(await self._bots.run(household, person, worker.weigh, *about))
        except Exception:
            log.exception("board measurement failed", board=weighing.board)
            weighing.failed = True
