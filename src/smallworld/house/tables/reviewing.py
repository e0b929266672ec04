"""The review of a finished game while its decisions are judged one by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from smallworld.bots.review.review import review_of
from smallworld.bots.review.reviewer import Reviewer
from smallworld.content.catalogue import find_board
from smallworld.engine.text.record import parse_record
from smallworld.views.schema import Judged
from smallworld.workshop.tables import OPTION, rules_of_draft

if TYPE_CHECKING:
    from smallworld.house.schema.messages import Reviewed

REVIEWERS_KEPT: Final = 4


@lru_cache(REVIEWERS_KEPT)
def reviewer_of(record: str) -> Reviewer:
    """Return the judge of the decisions in this record, which is kept for the next decision.

    Raises:
        SmallWorldError: these rules cannot read the record.
    """
    game = parse_record(record)
    rules = rules_of_draft(tuple(game.boxes), game.options.get(OPTION, ""))
    return Reviewer(rules, find_board(game.board), game)


class JudgedGame:
    """The judged decisions of one game so far."""

    def __init__(self, seqs: Sequence[int]) -> None:
        """Prepare a review. `seqs` contains the number of the table's event for each action of the record."""
        self.seqs: Final = (0, *seqs)
        self.decisions: Final[list[Judged]] = []
        self.most = 0  # number of decisions; 0 until they are counted
        self.ended: list[float] = []
        self.failed = False

    def is_running(self) -> bool:
        """Return whether decisions are still to be judged."""
        return not self.failed and len(self.decisions) < self.most

    def to_json(self) -> Reviewed:
        """Return the progress and the present results for JSON."""
        ended = [] if self.is_running() else self.ended
        return {
            "done": len(self.decisions),
            "most": self.most,
            "running": self.is_running(),
            "failed": self.failed,
            "review": review_of(self.decisions, ended) if self.decisions and not self.failed else None,
        }

    def add(self, decision: Judged) -> None:
        """Add a judged decision. Replace its positions in the record by the numbers of the table's events."""
        decision["at"], decision["until"] = self.seqs[decision["at"]], self.seqs[decision["until"]]
        self.decisions.append(decision)
