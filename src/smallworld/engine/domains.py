"""Domains: regions around a field, whose badge serves every active race that holds enough of them.

The board says which regions form the domain of each field. An auxiliary (`Rules.sower`) deals the badges, one
for each domain in order. The badges stay in the auxiliary's store, which belongs to the table, for the rest
of the game. A badge is in force for a race while the race holds enough of the domain. A large domain may
serve several races at the same time. Races in decline, and races that count as such, are not served.

A power from a field brings only tokens that do not come from a tray. When the power goes, its tokens and
pieces also leave.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.board import RegionSet, Side, size

if TYPE_CHECKING:
    from smallworld.engine.board import Board
    from smallworld.engine.rules import Rules
    from smallworld.engine.state import State


def ground_of(rules: Rules, board: Board) -> RegionSet:
    """Return the regions of all domains of a board, or the empty set if no badges are dealt to domains."""
    regions: RegionSet = 0
    if rules.sower:
        for domain in board.domains:
            regions |= domain
    return regions


def badges_in(state: State) -> tuple[int, ...]:
    """Return the powers whose badges are in the fields, in the order of the domains."""
    sower = state.rules.sower
    return state.store_of(state.owners.table, sower) if sower else ()


def lent_to(state: State, regions: RegionSet) -> tuple[int, ...]:
    """Return the abilities that the fields lend to an active race that holds `regions`."""
    rules, domains = state.rules, state.board.domains
    badges = badges_in(state)
    found: tuple[int, ...] = ()
    for place in range(len(badges)):
        if size(regions & domains[place]) >= rules.enough:
            found = found + rules.together[badges[place]]
    return found


def is_lent(state: State, ability: int) -> bool:
    """Return whether `ability` belongs to a badge in a field."""
    return state.rules.bearers[ability] in badges_in(state)


def own_abilities(state: State, side: Side) -> tuple[int, ...]:
    """Return the abilities that serve `side`, without those that fields lend.

    Lent abilities never stay with a race in decline.
    """
    if not state.rules.sower:
        return state.serving[side]
    return tuple([id for id in state.serving[side] if not is_lent(state, id)])
