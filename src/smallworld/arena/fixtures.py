"""The seating of bots for all games. Every bot plays in every seat, and next to every other bot.

Games are played in rounds. In a round, every line-up plays in every rotation of its seats. The next round has
another order around the table, and another board if there are several. The games of a duplicate round share
one random seed; all other games have separate seeds.
"""

from __future__ import annotations

from itertools import combinations, islice, permutations
from math import factorial
from typing import Final, NamedTuple

from smallworld.content.catalogue import boards_for
from smallworld.engine.errors import SmallWorldError

LineUp = tuple[str, ...]


class Fixture(NamedTuple):
    """One game before it is played: its seating, board and seed."""

    seats: LineUp  # the bot of each seat; the first seat begins
    board: str
    deal: int  # the random seed; games with the same number have the same column and dice


class Fixtures:
    """All games with one number of players, before they are played."""

    def __init__(
        self,
        line_ups: list[LineUp],
        duplicate: bool = False,
        boxes: tuple[str, ...] = ("base",),
        board: str = "",
    ) -> None:
        """Prepare games on `board`, or on all boards that these boxes have for this number of players."""
        self.line_ups: Final = line_ups
        self.players: Final = len(line_ups[0])
        self.duplicate: Final = duplicate
        self.round: Final = len(line_ups) * self.players  # games in a round
        self._boards: Final = [board] if board else boards_for(self.players, boxes)

    def whole(self, games: int) -> int:
        """Return how many games to play if at least `games` are wanted.

        Duplicate rounds are never cut short.
        """
        return -(-games // self.round) * self.round if self.duplicate else games

    def __getitem__(self, game: int) -> Fixture:
        round_, place = divmod(game, self.round)
        turning, which = divmod(place, len(self.line_ups))
        line_up = self.line_ups[which]
        others = list(next(islice(permutations(line_up[1:]), round_ % factorial(self.players - 1), None)))
        around = [line_up[0], *others]
        # Line-ups begin with different rotations, which matters if the last round is incomplete.
        first = -(turning + which) % self.players
        return Fixture(
            tuple(around[first:] + around[:first]),
            self._boards[round_ % len(self._boards)],
            round_ if self.duplicate else game,
        )


def line_ups_of(bots: list[str], players: int) -> list[LineUp]:
    """Return the line-ups: every selection of one bot for each seat.

    If there are more seats than bots, each bot gets the same number of seats. The remaining seats go to a
    selection of bots, and each possible selection makes one line-up.

    Raises:
        SmallWorldError: no bot is named, or a bot is named twice.
    """
    if not bots or len(set(bots)) < len(bots):
        raise SmallWorldError(f'bots "{",".join(bots)}": name at least one, and each only once')
    each, rest = divmod(players, len(bots))
    return [
        tuple(bot for bot in bots for _ in range(each + (bot in more))) for more in combinations(bots, rest)
    ]
