"""Score: the player on turn receives their coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine import reports
from smallworld.engine.board import Player, Side, count, size
from smallworld.engine.reports import report
from smallworld.engine.sheets.garrison import rivers_to_leave
from smallworld.engine.state import NONE
from smallworld.engine.steps.step import Step

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Score(Step):
    """The scoring: 1 coin for each region of a player's races, and the bonus coins of their abilities.

    Source: base rules, "Scoring victory coins".
    """

    def begin(self, state: State, side: Side) -> bool:
        player = state.player_of(side)
        if state.rules.hooks.collect.anybody:
            collect(state, player)
        if state.reports is not None:
            for scorer, ability, coins in score_breakdown(state, player):
                report(state, reports.SCORED, scorer, by=ability, number=coins)
        state.coins[player] += score(state, player)
        return False


def collect(state: State, player: Player) -> None:
    """Let all races of `player` take the coins that other players owe them."""
    rules = state.rules
    answers = rules.hooks.collect.by
    for side in state.places_of(player):
        for id in state.serving[side]:
            if answers[id]:
                rules.abilities[id].collect(state, side)


def score(state: State, player: Player) -> int:
    """Return the coins that `player` would score now. Source: base rules, "Scoring victory coins"."""
    coins = 0
    rules = state.rules
    answers = rules.hooks.score.by
    # At the end of a turn, only races that may stay are still in rivers. Before that, any race may be.
    rivers = state.board.rivers
    for side in state.places_of(player):
        if state.banners[side] != NONE:
            coins += size(state.held[side])
            if rivers:
                coins -= size(rivers_to_leave(state, side))
            for id in state.serving[side]:
                if answers[id]:
                    coins += rules.abilities[id].score(state, side)
    return coins


def score_breakdown(state: State, player: Player) -> list[tuple[Side, int, int]]:
    """Return the result of `score` as rows of (side, ability id, coins), without rows of 0 coins.

    Id 0 means the coins for regions.
    """
    rows: list[tuple[Side, int, int]] = []
    rules = state.rules
    for side in state.sides_of(player):
        rows.append((side, 0, count(state.held[side] & ~rivers_to_leave(state, side))))
        answers = rules.hooks.score.by
        for id in state.serving[side]:
            if answers[id]:
                rows.append((side, id, rules.abilities[id].score(state, side)))
    return [row for row in rows if row[2]]
