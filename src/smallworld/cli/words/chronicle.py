"""All events of a game so far, one for each decision, and the sentences that describe them."""

from __future__ import annotations

from typing import Final

from smallworld.cli.words.lines import Line
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.telling import Event, paragraphs
from smallworld.engine import reports


class Chronicle:
    """The events of a game, one for each recorded decision or outcome."""

    def __init__(self) -> None:
        self.events: Final[list[Event]] = []

    def add(self, event: Event) -> None:
        """Add the event of the next decision."""
        self.events.append(event)

    def cut(self, length: int) -> None:
        """Remove the events after the first `length`, because their decisions were taken back."""
        del self.events[length:]

    def tell(self, scene: Scene, columns: int, begin: int = 0, end: int | None = None) -> list[Line]:
        """Return lines that describe the events from `begin` to `end`, with a heading for each game turn."""
        lines: list[Line] = []
        untold: list[Event] = []
        for event in self.events[begin:end]:
            untold.append(event)
            for report in event.reports:
                if report.kind == reports.TURN_BEGAN and report.player == scene.state.first:
                    lines += paragraphs(scene, untold, columns)
                    untold = []
                    round_of = scene.say("turn-of", turn=report.number, rounds=scene.state.board.rounds)
                    lines.append([(f"── {round_of} ──", "dim")])
        return lines + paragraphs(scene, untold, columns)

    def begin_of(self, turn: int) -> int:
        """Return the index of the first decision of a game turn; turns count from 1."""
        for place, event in enumerate(self.events):
            if event.turn >= turn:
                return place
        return len(self.events)

    def incomes(self, players: int, rounds: int) -> list[list[int]]:
        """Return the coins that each player scored, by player and game turn."""
        table = [[0] * rounds for _ in range(players)]
        for event in self.events:
            for report in event.reports:
                if report.kind == reports.SCORED:
                    table[report.player][event.turn - 1] += report.number
        return table
