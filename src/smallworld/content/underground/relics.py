"""The relics of Underground."""

from __future__ import annotations

from smallworld.content.toolkit.substitutions import Substitution
from smallworld.content.toolkit.tributes import collect_around
from smallworld.content.underground.places import MineOfTheLostDwarf
from smallworld.content.underground.relic import (
    DRAWN,
    HELPING,
    READY,
    Ornament,
    Talisman,
    alike,
    draw,
    is_ready,
    stage_of,
    use_in,
    where_used,
)
from smallworld.content.underground.rulings import RING_COINS, SWORD_SAVES
from smallworld.engine.ability import Ability
from smallworld.engine.action import Action, use_ability
from smallworld.engine.board import Player, Region, Side, regions_in
from smallworld.engine.holdings import site_of
from smallworld.engine.pricing import price_conquests
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State


class FlyingDoormat(Talisman):
    """A relic for one conquest per turn in any region, adjacent or not.

    The Doormat also works with no token in hand, if an ability has a special conquest that needs none.

    Source: Underground, The Flying Doormat.
    """

    def helps(self, state: State, me: Side, prices: Prices) -> bool:
        far = prices.open & ~prices.forbidden & ~prices.targets()
        # A race without regions could have only the Bag as the Doormat, and may not enter the map with it
        # (ours).
        return is_ready(state, me, self.id) and far != 0 and state.held[me] != 0

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        if (
            not state.hand[me]
            and self.helps(state, me, prices)
            and self._brings_other_ways(state, me, prices)
        ):
            actions.append(use_ability(self.id))

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if stage_of(state, me, self.id) == DRAWN:
            prices.reach(state.board.everywhere)

    def _helps_to(self, state: State, me: Side, region: Region, losses: Losses, without: Prices) -> bool:
        # If an ability lends its reach, the region was within reach without the Doormat.
        reached = (without.near | without.beyond) >> region & 1
        return not reached and not state.rules.hooks.lent.by[losses.by]

    def _brings_other_ways(self, state: State, me: Side, prices: Prices) -> bool:
        """Return whether the Doormat gives other abilities of `me` further actions."""
        thought = state.copy()
        draw(thought, me, self.id)
        before = self._other_ways(state, me, prices)
        for action in self._other_ways(thought, me, price_conquests(thought, me)):
            if action not in before:
                return True
        return False

    def _other_ways(self, state: State, me: Side, prices: Prices) -> list[Action]:
        """Return the special actions that all other abilities of `me` offer between two conquests."""
        ways: list[Action] = []
        answers = state.rules.hooks.specials.by
        same = [self.id, *alike(state, me, self.id)]
        for id in state.serving[me]:
            if answers[id] and id not in same:
                state.rules.abilities[id].specials(state, me, prices, ways)
        return ways


class FroggysRing(Ornament):
    """A relic that brings coins from each opponent with an active token beside the region where it is put.

    Source: Underground, Froggy's Ring.
    """

    def _put(self, state: State, me: Side, region: Region) -> None:
        super()._put(state, me, region)
        collect_around(state, me, 1 << region, RING_COINS, self.id)


class ScepterOfAvarice(Ornament):
    """A relic that doubles the coins of its region, except coins for a set of regions.

    In the Mine of the Lost Dwarf, it brings nothing. Source: Underground, The Scepter of Avarice.
    """

    def __init__(self, barren: MineOfTheLostDwarf) -> None:
        super().__init__()
        self.barren = barren

    def score(self, state: State, me: Side) -> int:
        coins = 0
        for site in regions_in(where_used(state, me, self.id)):
            if site != site_of(state, self.barren.id):
                coins += 1 + self._coins_of(state, me, site)
        return coins

    def _coins_of(self, state: State, me: Side, site: Region) -> int:
        """Return the coins that abilities bring for the region `site`."""
        coins = 0
        answers = state.rules.hooks.score_of.by
        for id in state.serving[me]:
            if answers[id]:
                coins += state.rules.abilities[id].score_of(state, me, site)
        return coins


class ShinyOrb(Substitution):
    """A relic that replaces an opponent's single active token with one of the holder's, once per turn.

    The new token comes from the tray, or from the hand if the tray is empty. Source: Underground, The Shiny
    Orb. Memory of the table: see `stage_of`.
    """

    def __init__(self) -> None:
        super().__init__(from_hand=True)

    def _has_befallen(self, state: State, me: Side, opponent: Player) -> bool:
        return stage_of(state, me, self.id) != READY

    def _befalls(self, state: State, me: Side, region: Region, opponent: Player) -> None:
        use_in(state, me, self.id, region)


class StinkyTrollsSocks(Talisman):
    """A relic for one conquest per turn at the price of an empty region; all the defenders withdraw.

    A race in decline cannot withdraw from its last region, and loses its tokens there. Source: Underground,
    The Stinky Troll's Socks.
    """

    def helps(self, state: State, me: Side, prices: Prices) -> bool:
        if not is_ready(state, me, self.id):
            return False
        for region in regions_in(prices.targets() & ~prices.silent):
            if state.tokens[region]:
                return True
        return False

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if stage_of(state, me, self.id) == DRAWN:
            prices.as_if_empty(state.board.everywhere)

    def conquering(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        super().conquering(state, me, region, losses)
        if stage_of(state, me, self.id) == HELPING:
            losses.spare()
            defender = state.defender(region)
            if defender >= 0 and state.held[defender] & ~(1 << region):
                losses.may_withdraw()


class SwordOfTheKillerRabbit(Talisman):
    """A relic for one conquest per turn with two fewer tokens.

    Source: Underground, The Sword of the Killer Rabbit.
    """

    def helps(self, state: State, me: Side, prices: Prices) -> bool:
        return is_ready(state, me, self.id) and prices.can_fall()

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if stage_of(state, me, self.id) == DRAWN:
            prices.discount(state.board.everywhere, by=SWORD_SAVES)


def is_relic(holding: Ability) -> bool:
    """Return whether a holding is a relic.

    A relic moves to the region where it is used. All other holdings are places.
    """
    return isinstance(holding, (Talisman, Ornament, ShinyOrb))
