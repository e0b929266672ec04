"""The review of a record, decision by decision."""

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

SIMULATIONS: Final = 200  # for each decision


class Reviewer:
    """A judge of the decisions of a recorded game, in any order; a record always gets the same judgement.

    Raises:
        SmallWorldError: these rules cannot read an action.
    """

    def __init__(self, rules: Rules, board: Board, record: Record) -> None:
        moments, end = moments_of(rules, board, record)
        self.moments: Final[list[Moment]] = moments
        self.ended: Final = ended(end)
        self.end: Final = end
        self.evaluation: Final[Evaluation] = Learned(shipped_weights())

    def judged(self, place: int, simulations: int = SIMULATIONS) -> schema.Judged:
        """Return the judgement of the decision in this place among the moments."""
        return judge(self.moments[place], self.evaluation, simulations, RandomNumbers(place)).to_json()
