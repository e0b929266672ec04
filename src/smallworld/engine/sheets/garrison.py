"""Garrison: the limits for how a race may spread its tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.engine.board import RegionSet, Side
from smallworld.engine.domains import own_abilities
from smallworld.engine.keys import entry_of
from smallworld.engine.steps.step import REDEPLOY

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Garrison:
    """The limits for how a race may spread its tokens.

    They give the minimum number of tokens in a region, how many tokens leave the map, and whether tokens may
    move.
    """

    def __init__(self) -> None:
        self.off = 0  # tokens that leave the map
        self.least = 1  # tokens in a region
        self.escorted = 0  # tokens that must share a region with others of the race
        self.spare_off = False  # whether all beyond the least in each region leave the map
        self.still = False  # whether tokens on the map stay where they are
        self.staying: RegionSet = 0  # where the race may stay although others must leave, such as rivers
        self.chooser = 0  # the ability that takes a step to choose what comes to hand
        self.remover = 0  # the ability that takes tokens off the map

    def keep_off(self, tokens: int, by: int = 0) -> None:
        """Keep `tokens` more tokens off the map until the race's next turn.

        `by` is the ability that requires this.
        """
        self.off += tokens
        self.remover = max(self.remover, by)

    def at_least(self, tokens: int) -> None:
        """Require at least `tokens` tokens in each region; the highest requirement counts."""
        self.least = max(self.least, tokens)

    def escort(self, tokens: int) -> None:
        """Require that `tokens` further tokens each share a region with another token of the race."""
        self.escorted += tokens

    def keep_spare_off(self, by: int = 0) -> None:
        """Keep all tokens beyond the least in each region off the map until the race's next turn.

        `by` is the ability that requires this.
        """
        self.spare_off = True
        self.remover = max(self.remover, by)

    def stay(self, regions: RegionSet) -> None:
        """Let the race stay and score in `regions` that other races must leave, such as rivers."""
        self.staying |= regions

    def hold_still(self, chooser: int = 0) -> None:
        """Fix the tokens on the map: redeployment only adds tokens to regions that have too few.

        When the troops are readied, the ability `chooser` takes its own step to choose which tokens come to
        hand.
        """
        self.still = True
        self.chooser = max(self.chooser, chooser)


PLAIN: Final = Garrison()  # for sides whose abilities set no limits; never amended


def garrison_of(state: State, side: Side) -> Garrison:
    """Return the limits for spreading the tokens of `side`; `PLAIN` itself if no ability sets any."""
    return _garrison(state, side, state.serving[side])


def _garrison(state: State, side: Side, abilities: tuple[int, ...]) -> Garrison:
    rules = state.rules
    answers = rules.hooks.garrison.by
    garrison = PLAIN
    for id in abilities:
        if answers[id]:
            if garrison is PLAIN:
                garrison = Garrison()
            rules.abilities[id].garrison(state, side, garrison)
    return garrison


def barren_rivers(state: State, side: Side) -> RegionSet:
    """Return the rivers that `side` holds but must leave when it redeploys as an active race."""
    rivers = state.board.rivers & state.held[side]
    return rivers & ~garrison_of(state, side).staying if rivers else 0


def rivers_lost_in_decline(state: State, side: Side) -> RegionSet:
    """Return the rivers that `side` must leave as it declines.

    These are rivers where only a field's power lets the race stay, since fields do not serve a race in
    decline.
    """
    rivers = state.board.rivers & state.held[side]
    return rivers & ~_garrison(state, side, own_abilities(state, side)).staying if rivers else 0


def rivers_to_leave(state: State, side: Side) -> RegionSet:
    """Return the rivers that `side` must leave when it redeploys; usually none for a race in decline.

    Source: Underground, "Rivers".
    """
    rivers = barren_rivers(state, side)
    if rivers and state.is_declined(side) and entry_of(REDEPLOY, side) not in state.plan[state.at :]:
        return 0
    return rivers
