"""Combos from two worlds that are revealed alternately."""

from __future__ import annotations

from smallworld.content.realms.rules.homeland import other_world
from smallworld.content.worlds import SURFACE, UNDERGROUND
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.reveal import Reveal


class Order(Ability):
    """The record of the world of the next combo; this ability serves no side.

    Source: Realms, Night and Day. Memory of the table: 1 if the next combo is from the underground world.
    """

    def __init__(self) -> None:
        super().__init__(Traits(remembers=True))


class AlternatingReveal(Reveal):
    """The reveal of combos alternately from the surface and the underground.

    A badge comes from the world of its banner. The world alternates, no matter which combo a player takes. If
    a world has no banner or badge left, the other world's banners or badges replace them (ours).

    Source: Realms, Night and Day.
    """

    def __init__(self, order: Order) -> None:
        self.order = order

    def banners(self, state: State) -> tuple[int, ...]:
        return self._from(state, state.unseen_races, self._world(state))

    def returning(self, state: State) -> int:
        races = self._from(state, state.returned_races, self._world(state))
        return races[0] if races else NONE

    def badges(self, state: State) -> tuple[int, ...]:
        own = self._from(state, state.unseen_powers, self._home(state))
        return (
            own
            if own or self._from(state, state.discarded_powers, self._home(state))
            else state.unseen_powers
        )

    def reshuffle(self, state: State) -> None:
        own = self._from(state, state.discarded_powers, self._home(state)) or state.discarded_powers
        state.discarded_powers = tuple([power for power in state.discarded_powers if power not in own])
        state.unseen_powers = tuple(sorted([*state.unseen_powers, *own]))

    def lay_banner(self, state: State, race: int) -> None:
        super().lay_banner(state, race)
        above = state.rules.homes[race] == SURFACE
        state.remember(state.owners.table, self.order.id, int(above))

    def _world(self, state: State) -> str:
        """Return the world of the next banner."""
        world = UNDERGROUND if state.recall(state.owners.table, self.order.id) else SURFACE
        there = self._from(state, state.unseen_races + state.returned_races, world)
        return world if there else other_world(world)

    def _home(self, state: State) -> str:
        """Return the world of the last banner, which waits for its badge."""
        return state.rules.homes[state.offered_races[-1]]

    def _from(self, state: State, ids: tuple[int, ...], world: str) -> tuple[int, ...]:
        """Return the banners or badges among `ids` that come from `world`."""
        homes = state.rules.homes
        return tuple([id for id in ids if homes[id] == world])
