"""What a seat can tell about the coins of the others, from what it saw on the table."""

from __future__ import annotations

from typing import Final

from smallworld.engine.board import Player
from smallworld.engine.rulings import START_COINS
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.choose_combo import toll_of
from smallworld.engine.steps.score import score


class Purses:
    """Estimates of hidden coins: what everybody earned in their turn and paid for combos lay open.

    The bot looks at the table only when it decides something, so a turn is reckoned by what its owner
    would score when it is next looked at.
    """

    def __init__(self, players: int) -> None:
        self.coins: Final = [START_COINS] * players
        self.turns: Final = [0] * players  # that are reckoned, by player
        self.banners: Final = [NONE] * players
        self.races: tuple[int, ...] = ()  # the column when it was last looked at
        self.offers: tuple[int, ...] = ()
        self.tolls: tuple[int, ...] = ()

    def look(self, position: State, me: Player) -> None:
        """Reckon what happened since the last look, and put the estimates into `position`."""
        for player in position.owners.around(me)[1:]:
            self._see_combo(position, player)
            ended = turns_ended(position, player)
            if ended > self.turns[player]:
                if position.rules.traits[position.banners[player]].undead:
                    self.coins[player] = 0  # they have spent what they had on more of their race
                self.coins[player] += score(position, player) * (ended - self.turns[player])
                self.turns[player] = ended
            position.coins[player] = self.coins[player]
        self.races, self.offers = position.offered_races, position.offered_coins
        self.tolls = tuple([toll_of(position, place) for place in range(len(self.races))])

    def _see_combo(self, position: State, player: Player) -> None:
        """Reckon what a new race of `player` cost and what lay on it."""
        race = position.banners[player]
        if race == self.banners[player]:
            return
        self.banners[player] = race
        if race in self.races:
            place = self.races.index(race)
            self.coins[player] += self.offers[place] - sum(self.tolls[:place])
            paid = [self.offers[above] + self.tolls[above] for above in range(place)]
            self.offers = tuple(paid) + self.offers[place + 1 :]
            self.races = self.races[:place] + self.races[place + 1 :]
            self.tolls = self.tolls[:place] + self.tolls[place + 1 :]


def turns_ended(state: State, player: Player) -> int:
    """Turns of `player` that are over."""
    from_first = state.owners.seats_between(state.first, player)
    on_turn = state.owners.seats_between(state.first, state.player)
    return state.turn if from_first < on_turn else state.turn - 1
