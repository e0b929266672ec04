"""Estimates of other players' coins, based on what a seat could see."""

from __future__ import annotations

from typing import Final

from smallworld.engine.board import Player
from smallworld.engine.rulings import START_COINS
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.engine.steps.score import score


class Purses:
    """Estimates of hidden coins, made by adding up the visible income and expenses of players.

    The bot sees the table only at its own decisions. For every turn that an opponent has finished since the
    last look, it therefore adds the coins that the opponent would score now.
    """

    def __init__(self, players: int) -> None:
        self.coins: Final = [START_COINS] * players
        self.turns: Final = [0] * players  # number of turns already counted, by player
        self.banners: Final = [NONE] * players
        self.seen: State | None = None  # the state at the last look

    def look(self, position: State, me: Player) -> None:
        """Update the estimates since the last look, and write them into `position`."""
        for player in position.owners.around(me)[1:]:
            self._see_combo(position, player)
            ended = turns_ended(position, player)
            if ended > self.turns[player]:
                if position.rules.traits[position.banners[player]].undead:
                    self.coins[player] = 0  # they must have spent coins on tokens for their race
                self.coins[player] += score(position, player) * (ended - self.turns[player])
                self.turns[player] = ended
            position.coins[player] = self.coins[player]
        self.seen = position.copy()

    def _see_combo(self, position: State, player: Player) -> None:
        """If `player` has a new race, subtract its price and add the coins found on it."""
        race = position.banners[player]
        if race == self.banners[player]:
            return
        self.banners[player] = race
        seen = self.seen
        if seen is None or race not in seen.offered_races:
            return
        chooser = chooser_of(seen.rules)
        for place in chooser.places(seen):
            if chooser.race_at(seen, place) == race and self._may_be(position, player, place):
                before = seen.coins[player]
                chooser.pay(seen, player, place)
                self.coins[player] += seen.coins[player] - before
                return

    def _may_be(self, position: State, player: Player, place: int) -> bool:
        """Return whether `player` may have taken the combo in `place`.

        If powers are chosen separately, the player's badge must be the power of this combo.
        """
        seen = self.seen
        assert seen is not None
        chooser = chooser_of(seen.rules)
        return not chooser.is_apart() or chooser.power_at(seen, place) == position.badges[player]


def turns_ended(state: State, player: Player) -> int:
    """Return how many turns `player` has finished."""
    from_first = state.owners.seats_between(state.first, player)
    on_turn = state.owners.seats_between(state.first, state.player)
    return state.turn if from_first < on_turn else state.turn - 1
