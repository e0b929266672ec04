"""A judge of single decisions in a recorded game."""

from __future__ import annotations

from typing import Final

from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.learned import Learned, shipped_weights
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.review.decision import judge
from smallworld.bots.review.moments import Moment, moments_of
from smallworld.bots.review.review import ended
from smallworld.engine.board import Board
from smallworld.engine.rules import Rules
from smallworld.engine.text.record import Record
from smallworld.views import schema

SIMULATIONS: Final = 200  # simulations for each decision


class Reviewer:
    """A judge of decisions in a recorded game, in any order. The same record always gets the same judgement.

    Raises:
        SmallWorldError: these rules cannot read an action, or it is illegal on this board.
    """

    def __init__(self, rules: Rules, board: Board, record: Record) -> None:
        moments, end = moments_of(rules, board, record)
        self.moments: Final[list[Moment]] = moments
        self.ended: Final = ended(end)
        self.end: Final = end
        self.evaluation: Final[Evaluation] = Learned(shipped_weights())

    def judged(self, place: int, simulations: int = SIMULATIONS) -> schema.Judged:
        """Judge the decision at the moment with this index."""
        return judge(self.moments[place], self.evaluation, simulations, RandomNumbers(place)).to_json()
