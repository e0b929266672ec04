"""OpenSkill ratings, based on the order in which players finish."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from smallworld.arena.fixtures import LineUp
from smallworld.engine.given import check_type


class Ratings:
    """The rating of each bot after the games so far. The order of the games has a small influence."""

    def __init__(self, bots: list[str]) -> None:
        check_type(bots, list, "bots")
        self._model: Final = PlackettLuce()
        self._rated: Final = {bot: self._model.rating(name=bot) for bot in bots}

    def note(
        self, seats: LineUp, table: Sequence[tuple[int, ...]], sides: Sequence[Sequence[int]] = ()
    ) -> None:
        """Update the ratings after a game. `table` has the placing of each seat; a higher value is better.

        A bot with several seats is rated once for each seat, and gets the mean. `sides` has the seats of each
        team; a seat that counts twice is named twice. Without `sides` there are no teams.
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
            return  # games against itself say nothing about a bot
        for bot, rated in twins.items():
            self._rated[bot].mu = fmean(mu for mu, _ in rated)
            self._rated[bot].sigma = fmean(sigma for _, sigma in rated)

    def _fresh(self, bot: str) -> PlackettLuceRating:
        return self._model.create_rating([self._rated[bot].mu, self._rated[bot].sigma])

    def of(self, bot: str) -> tuple[float, float]:
        """Return the rating of a bot (25 is the average) and its standard deviation."""
        return self._rated[bot].mu, self._rated[bot].sigma
