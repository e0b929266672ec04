"""The seating of all games, so that every bot has every seat next to every other bot.

Games come in rounds. In a round, every line-up plays with every rotation of its seats. From round to round
the order around the table changes, and the board if there are several. The games of a duplicate round share
one random seed; other games each have their own.
"""

from __future__ import annotations

from itertools import combinations, islice, permutations
from math import factorial
from typing import Final, NamedTuple

from smallworld.content.catalogue import boards_for
from smallworld.engine.errors import SmallWorldError

LineUp = tuple[str, ...]


class Fixture(NamedTuple):
    """One game before it is played."""

    seats: LineUp  # the bot of each seat; the first begins
    board: str
    deal: int  # the number of its chance; games with the same one see the same column and dice


class Fixtures:
    """All games for one number of players."""

    def __init__(
        self,
        line_ups: list[LineUp],
        duplicate: bool = False,
        boxes: tuple[str, ...] = ("base",),
        board: str = "",
    ) -> None:
        """Take `board`, or all boards of these boxes for this number of players."""
        self.line_ups: Final = line_ups
        self.players: Final = len(line_ups[0])
        self.duplicate: Final = duplicate
        self.round: Final = len(line_ups) * self.players  # games
        self._boards: Final = [board] if board else boards_for(self.players, boxes)

    def whole(self, games: int) -> int:
        """Return how many games to play for `games`: duplicates are played in whole rounds."""
        return -(-games // self.round) * self.round if self.duplicate else games

    def __getitem__(self, game: int) -> Fixture:
        round_, place = divmod(game, self.round)
        turning, which = divmod(place, len(self.line_ups))
        line_up = self.line_ups[which]
        others = list(next(islice(permutations(line_up[1:]), round_ % factorial(self.players - 1), None)))
        around = [line_up[0], *others]
        # Each line-up begins with another seat, which matters if the last round is cut short.
        first = -(turning + which) % self.players
        return Fixture(
            tuple(around[first:] + around[:first]),
            self._boards[round_ % len(self._boards)],
            round_ if self.duplicate else game,
        )


def line_ups_of(bots: list[str], players: int) -> list[LineUp]:
    """Return the line-ups: every selection of as many bots as there are seats.

    If there are fewer bots than seats, each bot gets equally many. The remaining seats go to a selection of
    bots; there is one line-up for each selection.

    Raises:
        SmallWorldError: there is no bot, or a bot is named twice.
    """
    if not bots or len(set(bots)) < len(bots):
        raise SmallWorldError(f'bots "{",".join(bots)}": name at least one, and each once')
    each, rest = divmod(players, len(bots))
    return [
        tuple(bot for bot in bots for _ in range(each + (bot in more))) for more in combinations(bots, rest)
    ]
