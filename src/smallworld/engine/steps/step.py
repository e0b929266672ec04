"""Steps of the turn, as the rulebook numbers them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.engine.board import Side
from smallworld.engine.compiled import mypyc_attr

if TYPE_CHECKING:
    from smallworld.engine.action import Action
    from smallworld.engine.question import Question
    from smallworld.engine.state import State

# Ids of the engine's steps. An ability that is a step has its own id instead.
REVEAL: Final = 1
CHOOSE_COMBO: Final = 2
CHOOSE_COURSE: Final = 3
READY: Final = 4
CONQUER: Final = 5
REDEPLOY: Final = 6
SCORE: Final = 7
RETURN: Final = 8
RESUME: Final = 9
DISCOVER: Final = 10

STEP_NAMES: Final = {
    REVEAL: "reveal",
    CHOOSE_COMBO: "choose-combo",
    CHOOSE_COURSE: "choose-course",
    READY: "ready",
    CONQUER: "conquer",
    REDEPLOY: "redeploy",
    SCORE: "score",
    RETURN: "return",
    RESUME: "resume",
    DISCOVER: "discover",
}

LOT_BITS: Final = 30  # compiled code multiplies such a lot with a number of choices as machine words
LOTS: Final = 1 << LOT_BITS


def place_of(lot: int, choices: int) -> int:
    """Return the index from 0 to `choices` - 1 that `lot`, a number below LOTS, selects."""
    return lot * choices >> LOT_BITS


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A part of a turn: it begins, asks one question at a time, and ends.

    Like abilities, steps have no state. `State.mark` belongs to the current step, and is 0 when the step
    begins.
    """

    def begin(self, state: State, side: Side) -> bool:
        """Do everything that needs no decision; return whether a decision is now open."""
        return False

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        """Add the legal decisions, each once, in a fixed order."""

    def pick(self, state: State, side: Side, lot: int) -> Action:
        """Return one of the choices, all equally likely; the random number `lot` (below `LOTS`) selects it.

        The result is the choice that `lot` would select from the whole list. If the step can build one choice
        without the whole list, override this method together with `choices`.
        """
        actions: list[Action] = []
        self.choices(state, side, actions)
        return actions[place_of(lot, len(actions))]

    def allows(self, state: State, side: Side, action: Action) -> bool:
        """Return whether `action` is one of the choices.

        If the step can check one action without building the whole list, override this method together with
        `choices`.
        """
        actions: list[Action] = []
        self.choices(state, side, actions)
        return action in actions

    def perform(self, state: State, side: Side, action: Action) -> bool:
        """Carry out `action`; return whether the step continues with another decision."""
        return False

    def question(self, state: State, side: Side) -> Question:
        """Return the open question, in one of the shapes of `question`."""
        raise NotImplementedError(f"{type(self).__name__} opens a decision without defining `question`")
