"""Who sits where in which game, so that every bot has every seat beside everybody.

Games come in rounds. In a round every line-up plays with every turning of its seats; from round to round the
order around the table changes, and the board where there are several. A game that is one of a duplicate has
the chance of its round, which all games of the round share; any other has its own.
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

    seats: LineUp  # the bot of each seat; that of the first begins
    board: str
    deal: int  # the number of its chance; games that share it see the same column and dice


class Fixtures:
    """All games for one number of players."""

    def __init__(
        self,
        line_ups: list[LineUp],
        duplicate: bool = False,
        boxes: tuple[str, ...] = ("base",),
        board: str = "",
    ) -> None:
        """Games on `board`, or on all boards that these boxes have for so many players."""
        self.line_ups: Final = line_ups
        self.players: Final = len(line_ups[0])
        self.duplicate: Final = duplicate
        self.round: Final = len(line_ups) * self.players  # games
        self._boards: Final = [board] if board else boards_for(self.players, boxes)

    def whole(self, games: int) -> int:
        """How many games are to be played if `games` are asked for: duplicates are played in whole rounds."""
        return -(-games // self.round) * self.round if self.duplicate else games

    def __getitem__(self, game: int) -> Fixture:
        round_, place = divmod(game, self.round)
        turning, which = divmod(place, len(self.line_ups))
        line_up = self.line_ups[which]
        others = list(next(islice(permutations(line_up[1:]), round_ % factorial(self.players - 1), None)))
        around = [line_up[0], *others]
        # The first games of a round, too, give each line-up another seat, should the last round be cut short.
        first = -(turning + which) % self.players
        return Fixture(
            tuple(around[first:] + around[:first]),
            self._boards[round_ % len(self._boards)],
            round_ if self.duplicate else game,
        )


def line_ups_of(bots: list[str], players: int) -> list[LineUp]:
    """Who meets whom: every choice of as many bots as there are seats.

    Fewer bots than seats share them: each has equally many, and each choice of the rest one more.

    Raises:
        SmallWorldError: no bot, or one that is named twice.
    """
    if not bots or len(set(bots)) < len(bots):
        raise SmallWorldError(f'bots "{",".join(bots)}": name at least one, and each once')
    each, rest = divmod(players, len(bots))
    return [
        tuple(bot for bot in bots for _ in range(each + (bot in more))) for more in combinations(bots, rest)
    ]
