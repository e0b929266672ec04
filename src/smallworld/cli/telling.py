"""What happened, in words: reports of the engine become sentences."""

from __future__ import annotations

from typing import Final

from smallworld.cli.forecast import coins_in_words
from smallworld.cli.lines import Line, counted, flowing, joined, line
from smallworld.cli.scene import Scene
from smallworld.engine import report as told
from smallworld.engine.action import ATTEMPT, FIRST_ABILITY
from smallworld.engine.board import Player
from smallworld.engine.report import Report
from smallworld.engine.state import TRIBE

# What naming a player means; an ability that is not here just names him.
_NAMINGS: Final = {"Diplomat": "makes peace with {} until the next turn"}
# What a person sees on the board anyway.
_UNTOLD: Final = (told.TURN_BEGAN, told.REVEALED, told.GAME_OVER)


class Event:
    """What a decision brought about, in the turn of a player; and whose races were whose before and after it."""

    def __init__(
        self,
        turn: int,
        player: Player,
        reports: list[Report],
        before: tuple[int, ...],
        after: tuple[int, ...],
    ) -> None:
        self.turn: Final = turn
        self.player: Final = player
        self.reports: Final = reports
        self.before: Final = before
        self.after: Final = after


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
            elif report.kind not in _UNTOLD:
                self._other(report, event.player, following)

    def finish(self) -> list[tuple[Player, str]]:
        """All sentences, each with the player of whom it tells."""
        self._flush()
        return self.lines

    # --- Kinds of reports ---------------------------------------------------------------------------

    def _conquered(self, report: Report, following: list[Report], banners: tuple[int, ...]) -> None:
        """Conquests with tokens follow one another in one sentence."""
        place = self.scene.region(report.region)
        words = f"{place} with {report.number}"
        if report.by >= FIRST_ABILITY:
            words = f"{place} by {self.names[report.by]}"
        elif report.by == ATTEMPT:
            words = f"{place} with {report.number} after all"
        if report.other == TRIBE:
            words += " from a Lost Tribe"
        elif report.other >= 0:
            words += f" from {self._loser(report.other, following, banners)}"
        if self._who != report.player:
            self._flush()
        self._who = report.player
        self._conquests.append(words)

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

    def _other(self, report: Report, on_turn: Player, following: list[Report]) -> None:
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
        elif kind == told.ROLLED:
            self._say(who, f"rolls {number or 'a blank'}{self._for_what(report, following)}")
        elif kind == told.ATTEMPT_FAILED:
            self._say(who, f"fails to take {self.scene.region(report.region)}")
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

    def _for_what(self, report: Report, following: list[Report]) -> str:
        if report.by >= FIRST_ABILITY:
            return f" ({self.names[report.by]})"
        if following and following[0].kind in (told.CONQUERED, told.ATTEMPT_FAILED):
            return f" for {self.scene.region(following[0].region)}"
        return ""

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
        spans = line((f" {seat.crest} ", seat.style("chip")), " ", (f"{seat.name} ", seat.style()), f"{words}.")
        lines += flowing(spans, columns, 5)
    return lines


