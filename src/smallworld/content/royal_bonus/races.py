"""The races of Royal Bonus that need their own classes; the numbers of tokens are in box.py."""

from __future__ import annotations

from smallworld.content.royal_bonus.rulings import FAUNS_FOR_A_VICTIM
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.board import Region, Side
from smallworld.engine.reports import report
from smallworld.engine.sheets.display import Display
from smallworld.engine.state import State


class Fauns(Ability):
    """Fauns, who get a new token for each region they conquered from an active race this turn.

    The owner of the conquered race also gets a token of that race. Source: Royal Bonus, Fauns. Memory: the
    number of these regions.
    """

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if defender < 0 or state.counts_as_declined(defender):
            return
        state.remember(me, self.id, state.recall(me, self.id) + 1)
        gained = state.take_from_tray(defender, FAUNS_FOR_A_VICTIM)
        if gained:
            report(state, reports.REINFORCED, defender, by=self.id, number=gained)

    def reinforce(self, state: State, me: Side) -> int:
        return state.recall(me, self.id)


class Igors(Ability):
    """Igors, who collect the tokens lost in all conquests and turn them into new Igors.

    When their owner's turn begins, each group of collected tokens as large as the number of players becomes
    an Igor.

    Source: Royal Bonus, Igors. Memory: the number of tokens collected. The tokens themselves go to their
    trays.
    """

    def __init__(self) -> None:
        super().__init__(Traits(remembers=True))

    def saw_loss(self, state: State, me: Side, loser: Side, region: Region, tokens: int) -> None:
        state.remember(me, self.id, state.recall(me, self.id) + tokens)

    def own_turn_began(self, state: State, me: Side) -> None:
        put_by = state.recall(me, self.id)
        gained = state.take_from_tray(me, put_by // state.players)
        if gained:
            state.remember(me, self.id, put_by - gained * state.players)
            report(state, reports.REINFORCED, me, by=self.id, number=gained)

    def display(self, state: State, me: Side, display: Display) -> None:
        display.lie_ready(state.recall(me, self.id))
