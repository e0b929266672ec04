"""Adds a small deck of events, and compares their rounds in random games.

    python examples/events.py --games 200
    smallworld play --custom examples/events.py

At the beginning of each round, chance draws an event, which lasts for the round.
`docs/create/pieces-and-events.md` explains this file.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from smallworld import find_board, make_rules
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.content.box import Box
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import MARKER, Action, reveal, revealed_by
from smallworld.engine.board import Side, count
from smallworld.engine.game import new_game, pick, play
from smallworld.engine.reports import EVENT_DRAWN, report
from smallworld.engine.rules import Banner
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State

DRAWN, IN_FORCE = 1, 2  # what the table remembers of an event


class Deck(Ability):
    """At the beginning of each round, chance draws an event; when all are drawn, the deck is shuffled."""

    def __init__(self, events: list[Ability]) -> None:
        super().__init__()
        self.events = events

    def plan_start(self, state: State, me: Side, plan: Plan) -> None:
        if state.player == state.first:
            plan.first(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        state.waits_for = MARKER
        return True

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        actions += [reveal(MARKER, id) for id in self._left(state) or self._ids()]

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.waits_for = 0
        drawn, table = revealed_by(action), state.owners.table
        before = DRAWN if self._left(state) else 0
        for id in self._ids():
            state.remember(table, id, min(state.recall(table, id), before))
        state.remember(table, drawn, IN_FORCE)
        report(state, EVENT_DRAWN, by=drawn)
        return False

    def _ids(self) -> list[int]:
        return [event.id for event in self.events]

    def _left(self, state: State) -> list[int]:
        return [id for id in self._ids() if not state.recall(state.owners.table, id)]


class Event(Ability):
    """An event, which is in force until the next one is drawn."""

    def __init__(self) -> None:
        super().__init__(Traits(remembers=True))

    def _is_on(self, state: State) -> bool:
        return state.recall(state.owners.table, self.id) == IN_FORCE


class Storm(Event):
    """Coastal regions cost 1 more token."""

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if self._is_on(state):
            prices.surcharge(state.board.coast)


class Harvest(Event):
    """Each farmland of an active race earns 1 more coin."""

    def score(self, state: State, me: Side) -> int:
        return count(state.held[me] & state.board.where("farmland")) if self._is_on(state) else 0


class Fog(Event):
    """The last conquest of a turn cannot use the die."""

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if self._is_on(state):
            prices.no_final_attempt()


def make_events() -> Box:
    """Return a box with the deck and its events, new for each table."""
    events = [Banner(kind.__name__, 0, 0, kind(), common=True) for kind in (Storm, Harvest, Fog)]
    deck = Banner("Events", 0, 0, Deck([event.ability for event in events]))
    return Box("events", "Events", 1, [], [], auxiliaries=[deck, *events])


box = make_events()  # what --custom finds in this file


def coins_by_event(numbers: RandomNumbers) -> dict[str, int]:
    """Play a random game, and return the coins that all players earned under each event."""
    rules = make_rules(own=make_events())
    state = new_game(rules, find_board("base-2"), 2)
    earned: dict[str, int] = {}
    event, before = "", 0
    while not state.over:
        action = draw(state, numbers) if state.waits_for else pick(state, numbers.lot())
        if state.waits_for == MARKER:
            earned[event] = earned.get(event, 0) + sum(state.coins) - before
            event, before = rules.names[revealed_by(action)], sum(state.coins)
        play(state, action)
    earned[event] = earned.get(event, 0) + sum(state.coins) - before
    return {name: coins for name, coins in earned.items() if name}


def main(arguments: Sequence[str] | None = None) -> None:
    """Play random games, and print the coins of a round under each event."""
    parser = argparse.ArgumentParser(description="Play with a deck of events.")
    parser.add_argument("--games", type=int, default=200)
    wanted = parser.parse_args(arguments)
    games = [coins_by_event(RandomNumbers(number)) for number in range(wanted.games)]
    for name in games[0]:
        coins = [game.get(name, 0) for game in games]
        print(f"{name}: {sum(coins) / len(coins):.1f} coins a game")


if __name__ == "__main__":
    main()
