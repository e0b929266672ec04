"""Domains: regions around a field, whose badge serves every active race that holds enough of them.

The board says which regions are the domain of each field, an auxiliary (`Rules.sower`) deals the badges, one
for each in their order, and they lie in its store with the table for the rest of the game. What they can do
is in force from the moment at which a race holds enough of a domain to the moment at which it does not, for
several races at once if a domain is large. Races in decline, and what counts as such, are not served.

A power that comes brings no tokens but those of no tray; when it goes, all that is its own leaves with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.board import RegionSet, Side, size

if TYPE_CHECKING:
    from smallworld.engine.board import Board
    from smallworld.engine.rules import Rules
    from smallworld.engine.state import State


def ground_of(rules: Rules, board: Board) -> RegionSet:
    """All regions of a board for which it matters, by these rules, who holds them because of a domain."""
    regions: RegionSet = 0
    if rules.sower:
        for domain in board.domains:
            regions |= domain
    return regions


def badges_in(state: State) -> tuple[int, ...]:
    """The powers whose badges lie in the fields, in the order of the domains."""
    sower = state.rules.sower
    return state.store_of(state.owners.table, sower) if sower else ()


def lent_to(state: State, regions: RegionSet) -> tuple[int, ...]:
    """The abilities that the fields lend to an active race with these regions."""
    rules, domains = state.rules, state.board.domains
    badges = badges_in(state)
    found: tuple[int, ...] = ()
    for place in range(len(badges)):
        if size(regions & domains[place]) >= rules.enough:
            found = found + rules.together[badges[place]]
    return found


def is_lent(state: State, ability: int) -> bool:
    """Whether `ability` belongs to a badge that lies in a field."""
    return state.rules.bearers[ability] in badges_in(state)


def own_abilities(state: State, side: Side) -> tuple[int, ...]:
    """What serves `side` but for the powers that a field lends: what may stay with it as it declines."""
    if not state.rules.sower:
        return state.serving[side]
    return tuple([id for id in state.serving[side] if not is_lent(state, id)])
