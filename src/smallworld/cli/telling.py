"""What happened, in words: reports of the engine become sentences."""

from __future__ import annotations

from typing import Final

from smallworld.cli.forecast import coins_in_words
from smallworld.cli.lines import Line, counted, flowing, joined, line
from smallworld.cli.prospects import asked_now
from smallworld.cli.scene import Scene
from smallworld.engine import report as told
from smallworld.engine.action import ATTEMPT, FIRST_ABILITY, Action
from smallworld.engine.board import Player
from smallworld.engine.report import Report
from smallworld.engine.session import Game
from smallworld.engine.state import TRIBE

# What naming a player means; an ability that is not here just names him.
_NAMINGS: Final = {"Diplomat": "makes peace with {} until the next turn"}
# What a person sees on the board anyway.
_UNTOLD: Final = (told.TURN_BEGAN, told.REVEALED, told.ATTEMPT_FAILED, told.GAME_OVER)


class Event:
    """A decision or outcome, what was asked, and what came of it.

    `asked` is as `prospects.asked_now` tells questions apart; `before` and `after` are the races by side.
    """

    def __init__(
        self,
        action: Action,
        asked: tuple[int, ...],
        reports: list[Report],
        before: tuple[int, ...],
        after: tuple[int, ...],
    ) -> None:
        self.action: Final = action
        self.asked: Final = asked
        self.turn: Final = asked[0]
        self.player: Final[Player] = asked[1]
        self.reports: Final = reports
        self.before: Final = before
        self.after: Final = after


def carried_out(game: Game, action: Action) -> Event:
    """Let `game` go on by a decision or outcome, and tell what came of it.

    Raises:
        IllegalAction: nothing was changed.
    """
    asked, before = asked_now(game.state), tuple(game.state.banners)
    reports = game.apply(action)
    return Event(action, asked, reports, before, tuple(game.state.banners))


class Teller:
    """Tells events as sentences, a line for each player and kind of thing."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        self.names: Final = scene.state.rules.names
        self.lines: Final[list[tuple[Player, str]]] = []
        self._conquests: list[str] = []
        self._who: Player = -1
        self._paid = ""

    def tell(self, event: Event) -> None:
        """Add what happened."""
        scored = [report for report in event.reports if report.kind == told.SCORED]
        for place, report in enumerate(event.reports):
            following = event.reports[place + 1 :]
            if report.kind == told.CONQUERED:
                self._conquered(report, following, event.before)
            elif report.kind == told.SCORED:
                if report is scored[0]:
                    rows = [(part.side, part.by, part.number) for part in scored]
                    self._say(report.player, f"scores {coins_in_words(self.scene, rows, event.after)}")
            elif report.kind == told.ROLLED:
                self._rolled(report, following, event.before)
            elif report.kind not in _UNTOLD:
                self._other(report, event.player)

    def finish(self) -> list[tuple[Player, str]]:
        """All sentences, each with the player of whom it tells."""
        self._flush()
        return self.lines

    # --- Kinds of reports ---------------------------------------------------------------------------

    def _conquered(self, report: Report, following: list[Report], banners: tuple[int, ...]) -> None:
        """Conquests with tokens follow one another in one sentence; one with the die ends another."""
        words = f"{self.scene.region(report.region)} with {report.number}"
        if report.by >= FIRST_ABILITY:
            words = f"{self.scene.region(report.region)} by {self.names[report.by]}"
        if report.other == TRIBE:
            words += " from a Lost Tribe"
        elif report.other >= 0:
            words += f" from {self._loser(report.other, following, banners)}"
        if report.by == ATTEMPT:
            player, rolled = self.lines.pop()
            self.lines.append((player, f"{rolled} and conquers {words}"))
            return
        if self._who != report.player:
            self._flush()
        self._who = report.player
        self._conquests.append(words)

    def _rolled(self, report: Report, following: list[Report], banners: tuple[int, ...]) -> None:
        words = f"rolls {report.number or 'a blank'}"
        if report.by >= FIRST_ABILITY:
            words += f" ({self.names[report.by]})"
        elif self.scene.state.is_declined(report.side):
            words += f" for the {self.names[banners[report.side]]} in decline"
        if report.by < FIRST_ABILITY and following and following[0].kind == told.ATTEMPT_FAILED:
            words += f" and fails to take {self.scene.region(following[0].region)}"
        self._say(report.player, words)

    def _loser(self, side: int, following: list[Report], banners: tuple[int, ...]) -> str:
        """Whom a region was taken from, and what became of his tokens."""
        fate: list[str] = []
        for report in following:
            if report.kind == told.CONQUERED:
                break
            if report.side == side and report.kind == told.LOST:
                fate.append(f"{report.number} lost")
            elif report.side == side and report.kind == told.WITHDREW:
                fate.append(f"{report.number} withdrew")
        declined = " in decline" if self.scene.state.is_declined(side) else ""
        words = f"{self.scene.seat_of(side).name}’s {self.names[banners[side]]}{declined}"
        return f"{words} ({', '.join(fate)})" if fate else words

    def _other(self, report: Report, on_turn: Player) -> None:
        kind, number = report.kind, report.number
        who = report.player
        if kind == told.COINS_PAID:
            self._paid = f"pays {counted(number, 'coin')} and "
        elif kind == told.COINS_FOUND:
            self._paid += f"finds {counted(number, 'coin')} and "
        elif kind == told.COMBO_TAKEN:
            combo = f"{self.names[report.other]} {self.names[report.by]}"
            self._say(who, f"{self._paid}takes {combo}, {counted(number, 'token')}")
            self._paid = ""
        elif kind == told.ABANDONED:
            self._say(who, f"abandons {self.scene.region(report.region)}")
        elif kind == told.REINFORCED:
            self._say(who, f"gains {counted(number, 'token')} ({self.names[report.by]})")
        elif kind == told.DEPLOYED and who != on_turn:
            self._say(who, f"puts {counted(number, 'token')} back on {self.scene.region(report.region)}")
        elif kind == told.PLACED:
            piece = self.scene.state.rules.abilities[report.by].piece() or "piece"
            self._say(who, f"puts {counted(number, piece)} on {self.scene.region(report.region)}")
        elif kind == told.NAMED:
            naming = _NAMINGS.get(self.names[report.by], f"names {{}} ({self.names[report.by]})")
            self._say(who, naming.format(self.scene.seats[report.other].name))
        elif kind == told.DECLINED:
            self._say(who, f"puts the {self.names[report.by]} in decline")
        elif kind == told.LEFT and not self._was_conquered(report):
            self._say(who, f"takes the {self.names[report.by]} off the map")

    def _was_conquered(self, report: Report) -> bool:
        """Whether the end of a race was told with the loss of its last region."""
        return self._who != -1 and self._who != report.player

    # --- Sentences ----------------------------------------------------------------------------------

    def _say(self, player: Player, words: str) -> None:
        self._flush()
        if self.lines and self.lines[-1][0] == player and _verb(self.lines[-1][1]) == _verb(words) == "puts":
            before = self.lines.pop()[1]
            words = f"{before}, {words.removeprefix('puts ')}"
        self.lines.append((player, words))

    def _flush(self) -> None:
        if self._conquests:
            self.lines.append((self._who, f"conquers {joined(self._conquests)}"))
        self._conquests = []
        self._who = -1


def _verb(words: str) -> str:
    return words.partition(" ")[0]


def sentences(scene: Scene, told_lines: list[tuple[Player, str]], columns: int) -> list[Line]:
    """Sentences as lines, each begun with the crest and name of its player."""
    lines: list[Line] = []
    for player, words in told_lines:
        seat = scene.seats[player]
        spans = line(
            (f" {seat.crest} ", seat.style("chip")), " ", (f"{seat.name} ", seat.style()), f"{words}."
        )
        lines += flowing(spans, columns, 5)
    return lines
