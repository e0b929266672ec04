"""The places of Underground, except Stonehedge and the Wickedest Pentacle, which have separate files."""

from __future__ import annotations

from smallworld.content.underground.rulings import (
    ALTAR_COINS,
    KEEP_COINS,
    KEEP_STRENGTH,
    LOST_DWARF_COINS,
)
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import PASS, Action, act_on, by_of, region_of
from smallworld.engine.board import Region, RegionSet, Side, count, regions_in
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.conquest import give_up
from smallworld.engine.decline import leave_map
from smallworld.engine.holdings import site_of
from smallworld.engine.purse import gain
from smallworld.engine.question import Question, one_of
from smallworld.engine.reports import report
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.step import REDEPLOY, SCORE


@mypyc_attr(allow_interpreted_subclasses=True)
class Lode(Ability):
    """A place that brings additional coins for its region, even to a race in decline."""

    def __init__(self, coins: int, keeps_watch: bool = False) -> None:
        super().__init__(Traits(outlives_decline=True, keeps_watch=keeps_watch))
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return self.coins if region == site_of(state, self.id) else 0


class MineOfTheLostDwarf(Lode):
    """A place that brings two more coins. Source: Underground, The Mine of the Lost Dwarf."""

    def __init__(self) -> None:
        super().__init__(LOST_DWARF_COINS)


class KeepOnTheMotherland(Lode):
    """A place that brings one more coin, and whose region costs one more token, even if it is empty.

    Source: Underground, The Keep on the Motherland.
    """

    def __init__(self) -> None:
        super().__init__(KEEP_COINS, keeps_watch=True)

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        prices.surcharge(1 << site_of(state, self.id), by=KEEP_STRENGTH, lasting=True)


class DiamondFields(Ability):
    """A place that brings one more coin for each region of its holder that has the place's terrain.

    It also serves a race in decline. Source: Underground, The Diamond Fields.
    """

    def __init__(self) -> None:
        super().__init__(Traits(outlives_decline=True))

    def score(self, state: State, me: Side) -> int:
        return count(state.held[me] & same_terrain(state, self.id))

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return same_terrain(state, self.id) >> region & 1


class GreatBrassPipe(Ability):
    """A place that makes all regions of its terrain adjacent to one another.

    Source: Underground, The Great Brass Pipe.
    """

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.link(same_terrain(state, self.id))


def same_terrain(state: State, holding: int) -> RegionSet:
    """Return the regions with the same terrain as the region of `holding`; symbols do not count."""
    board = state.board
    return board.where(board.features_of(site_of(state, holding))[0])


class AltarOfSouls(Ability):
    """A place whose holder may give up a token of their declined race for coins, after scoring.

    It also serves a race in decline. Source: Underground, The Altar of Souls. Memory of the table: 1 once the
    place has been used this turn.
    """

    def __init__(self) -> None:
        super().__init__(Traits(outlives_decline=True))

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(SCORE, self.id, me)

    def plan_decline(self, state: State, me: Side, plan: Plan) -> None:
        if plan.has(SCORE):
            plan.after(SCORE, self.id, me)
        else:  # the turn has already been scored
            plan.append(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        used = state.recall(state.owners.table, self.id) != 0
        return not used and self._souls(state, me) != 0

    def question(self, state: State, me: Side) -> Question:
        return one_of(self.id, self._souls(state, me), may_pass=True, may_change_coins=True)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(self._souls(state, me)):
            actions.append(act_on(self.id, region))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) != PASS:
            state.remember(state.owners.table, self.id, 1)
            self._take_soul(state, region_of(action))
            gain(state, me, ALTAR_COINS, self.id)
        return False

    def _take_soul(self, state: State, region: Region) -> None:
        declined = state.defender(region)
        if state.tokens[region] > 1:
            state.tokens[region] -= 1
        else:
            give_up(state, declined, region)
            if not state.held[declined] and not state.hand[declined]:
                leave_map(state, declined)

    def _souls(self, state: State, me: Side) -> RegionSet:
        regions = 0
        for side in state.places_of(state.player_of(me)):
            if state.is_declined(side):
                regions |= state.held[side]
        return regions


class CryptOfTheTombRaider(Ability):
    """A place with a Ghost, which makes a region immune and may move after each redeployment.

    The Ghost may go to any region except the Crypt. A race that conquers the Crypt gets the Ghost back. If
    the Crypt's holder declines or leaves, the Ghost stays.

    Source: Underground, The Crypt of the Tomb-raider. Piece of the table: the Ghost.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(Traits(piece=piece, veto=f"immune-{piece}", keeps_watch=True))

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return self._haunts(state) != 0

    def question(self, state: State, me: Side) -> Question:
        return one_of(self.id, self._haunts(state), may_pass=True)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(self._haunts(state)):
            actions.append(act_on(self.id, region))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) != PASS:
            state.place(state.owners.table, self.id, 1 << region_of(action))
            report(state, reports.PLACED, me, region_of(action), by=self.id, number=1)
        return False

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if region == site_of(state, self.id):
            state.place(state.owners.table, self.id, 0)

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        haunted = state.pieces(state.owners.table, self.id)
        for region in regions_in(haunted):
            occupant = state.defender(region)
            if occupant >= 0:
                prices.immune(occupant, haunted)
            elif not self._is_held_by(state, prices.attacker):
                prices.forbid(haunted)

    def _haunts(self, state: State) -> RegionSet:
        """Return the regions that the Ghost may enter: all land except its present region and the Crypt."""
        there = state.pieces(state.owners.table, self.id)
        return state.board.land & ~there & ~(1 << site_of(state, self.id))

    def _is_held_by(self, state: State, attacker: Side) -> bool:
        """Return whether a race in the team of `attacker` holds the Crypt.

        An undead race does not count.
        """
        holder = state.defender(site_of(state, self.id))
        if holder < 0 or state.rules.traits[state.banners[holder]].undead:
            return False
        return not state.owners.are_opponents(holder, attacker)
