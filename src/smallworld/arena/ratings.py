"""Ratings over the order in which players finish, with OpenSkill."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from smallworld.arena.fixtures import LineUp


class Ratings:
    """The rating of each bot after the games so far; which of them came first makes a small difference."""

    def __init__(self, bots: list[str]) -> None:
        self._model: Final = PlackettLuce()
        self._rated: Final = {bot: self._model.rating(name=bot) for bot in bots}

    def note(
        self, seats: LineUp, table: Sequence[tuple[int, ...]], sides: Sequence[Sequence[int]] = ()
    ) -> None:
        """Learn from a game; `table` is what it was decided by, for each seat, more being better.

        A bot with several seats plays them as twins, and has the mean of them afterwards. `sides` has the
        seats of each team, who counts double being named twice; without it everybody is for themselves.
        """
        sides = sides or [[seat] for seat in range(len(seats))]
        teams = [[self._fresh(seats[seat]) for seat in side] for side in sides]
        parties = [table[side[0]] for side in sides]
        ranks = [float(sum(other > mine for other in parties)) for mine in parties]
        twins: dict[str, list[tuple[float, float]]] = {}
        for side, rated_side in zip(sides, self._model.rate(teams, ranks=ranks), strict=True):
            for seat, rating in zip(side, rated_side, strict=True):
                twins.setdefault(seats[seat], []).append((rating.mu, rating.sigma))
        if len(twins) == 1:
            return  # against itself a bot shows nothing
        for bot, rated in twins.items():
            self._rated[bot].mu = fmean(mu for mu, _ in rated)
            self._rated[bot].sigma = fmean(sigma for _, sigma in rated)

    def _fresh(self, bot: str) -> PlackettLuceRating:
        return self._model.create_rating([self._rated[bot].mu, self._rated[bot].sigma])

    def of(self, bot: str) -> tuple[float, float]:
        """The rating of a bot, 25 being nobody in particular, and its standard deviation."""
        return self._rated[bot].mu, self._rated[bot].sigma
