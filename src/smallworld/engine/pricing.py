"""Prices of conquests: the regions that a side may conquer, the tokens they cost, and the reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.engine.board import Region, RegionSet, Side, regions_in
from smallworld.engine.keys import ability_of, owner_of
from smallworld.engine.rulings import BASE_PRICE, MOUNTAIN_PRICE, PEAK_PRICE, RIVER_DISCOUNT
from smallworld.engine.sheets.prices import Prices

if TYPE_CHECKING:
    from smallworld.engine.state import State

# Reasons for parts of a price.
BASE: Final = "base"
MOUNTAIN: Final = "mountain"
RIVER: Final = "river"
PEAK: Final = "peak"
TOKENS: Final = "tokens"
TRIBES: Final = "lost-tribe"
MONSTERS: Final = "monsters"
ABILITY: Final = "ability"  # a race or power amended the price
AS_IF_EMPTY: Final = "as-if-empty"  # an ability makes the tokens in the region not count
SILENCED: Final = "silence"  # an ability of the defender disables the attacker's abilities
FLOOR: Final = "never-less"  # the price is never less than a number of tokens
# Reasons why a region cannot be conquered, besides the vetoes of abilities.
OWN: Final = "own-region"
CLOSED: Final = "closed"  # closed terrain, such as water
FAR: Final = "not-adjacent"
NO_ENTRY: Final = "no-entry-region"


def price_conquests(state: State, attacker: Side) -> Prices:
    """Return the regions that `attacker` may conquer, and their prices in tokens.

    Every ability that changes prices is asked.
    """
    prices = Prices(state, attacker)
    rules = state.rules
    answers = rules.hooks.price.by
    for id in state.serving[attacker]:
        if answers[id]:
            prices.amender = id
            rules.abilities[id].price(state, attacker, prices)
    prices.defending = True
    for shield in state.shields:
        side = owner_of(shield)
        if side != attacker:
            prices.amender = ability_of(shield)
            rules.abilities[prices.amender].shield(state, side, prices)
    prices.settle()
    return prices


def immune_regions(state: State, side: Side) -> RegionSet:
    """Return the regions of `side` that no opponent may conquer by any means."""
    opponents = state.owners.opponents_of(state.player_of(side))
    prices = Prices(state, opponents[0])  # any opponent will do
    for shield in state.shields:
        state.rules.abilities[ability_of(shield)].shield(state, owner_of(shield), prices)
    return prices.guarded & state.held[side]


def closed_by_defenders(state: State, attacker: Side) -> RegionSet:
    """Return the regions that other sides close to `attacker`, or where they disable its abilities."""
    prices = Prices(state, attacker)
    for shield in state.shields:
        side = owner_of(shield)
        if side != attacker:
            prices.amender = ability_of(shield)
            state.rules.abilities[prices.amender].shield(state, side, prices)
    regions = prices.silent
    for forbidden in prices.vetoed:
        regions |= forbidden
    return regions


def borrow_reach(state: State, attacker: Side, region: Region, tokens: int = 0, less: int = 0) -> None:
    """Notify the ability whose reach a special conquest of `region` needs, if there is one.

    If the conquest costs tokens, pass how many `tokens` the attacker sends and how many the conquest saves by
    itself (`less`).
    """
    lender = price_conquests(state, attacker).lender_of(region, tokens, less)
    if lender:
        state.rules.abilities[lender].lent(state, attacker, region)


class Reason:
    """The reason for a part of a price, or for a refusal: a code and its details.

    Players read the message `reason-CODE` of the catalogues. The codes are the constants above and the codes
    of vetoes that abilities define. If a reason does not use them, `number` is 0 and `ability` and `terrain`
    are "". `ability` is the name of a banner or badge.
    """

    def __init__(self, code: str, number: int = 0, ability: str = "", terrain: str = "") -> None:
        self.code: Final = code
        self.number: Final = number
        self.ability: Final = ability
        self.terrain: Final = terrain

    def __str__(self) -> str:
        """Return a short English text: "base", "never less than 1", "immune hole", "closed sea"."""
        if self.code == ABILITY:
            return self.ability
        words = self.code.replace("-", " ")
        if self.number:
            words += f" than {self.number}"
        return f"{words} {self.terrain}" if self.terrain else words


class Quote:
    """The price of a region with all its parts, or the reasons why it cannot be conquered.

    `items` are signed amounts with their reasons; they sum to `tokens`. `refusals` is empty if the region can
    be conquered.
    """

    def __init__(
        self, region: Region, tokens: int, items: list[tuple[int, Reason]], refusals: list[Reason]
    ) -> None:
        self.region: Final = region
        self.tokens: Final = tokens
        self.items: Final = items
        self.refusals: Final = refusals

    def __str__(self) -> str:
        if self.refusals:
            return "cannot be conquered: " + "; ".join([str(reason) for reason in self.refusals])
        first, rest = self.items[0], self.items[1:]
        return ", ".join([f"{first[0]} {first[1]}"] + [f"{amount:+d} {reason}" for amount, reason in rest])


def quote(prices: Prices, region: Region) -> Quote:
    """Return the price of `region` with its parts, or the reasons why it cannot be conquered."""
    return Quote(region, prices.of(region), _items(prices, region), _refusals(prices, region))


# Most reasons have no details; they are never changed.
_BASE: Final = Reason(BASE)
_MOUNTAIN: Final = Reason(MOUNTAIN)
_RIVER: Final = Reason(RIVER)
_PEAK: Final = Reason(PEAK)
_TOKENS: Final = Reason(TOKENS)
_TRIBES: Final = Reason(TRIBES)
_MONSTERS: Final = Reason(MONSTERS)
_OWN: Final = Reason(OWN)
_FAR: Final = Reason(FAR)
_NO_ENTRY: Final = Reason(NO_ENTRY)


def _items(prices: Prices, region: Region) -> list[tuple[int, Reason]]:
    state = prices.state
    items = [(BASE_PRICE, _BASE)]
    if state.board.mountains >> region & 1:
        items.append((MOUNTAIN_PRICE, _MOUNTAIN))
    if state.board.peaks >> region & 1:
        items.append((PEAK_PRICE, _PEAK))
    if state.board.rivers >> region & 1:
        items.append((-RIVER_DISCOUNT, _RIVER))
    if state.tokens[region]:
        items.append((state.tokens[region], _defenders(state, region)))
    for row in range(len(prices.amended)):
        if prices.amended[row] >> region & 1:
            items.append((prices.amounts[row], Reason(ABILITY, ability=_name(state, prices.amenders[row]))))
    if (prices.empty | prices.silent) >> region & 1:
        items += _uncounted(prices, region)
    total = sum([amount for amount, _ in items])
    if total < prices.floor:
        items.append((prices.floor - total, Reason(FLOOR, prices.floor)))
    return items


def _defenders(state: State, region: Region) -> Reason:
    if not state.tribes >> region & 1:
        return _TOKENS
    return _MONSTERS if state.monsters >> region & 1 else _TRIBES


def _uncounted(prices: Prices, region: Region) -> list[tuple[int, Reason]]:
    """Return items that cancel the parts of the price of `region` that do not count there."""
    items: list[tuple[int, Reason]] = []
    for row in range(len(prices.terms.emptied)):
        if (prices.terms.emptied[row] & prices.empty) >> region & 1:
            back = -prices.state.tokens[region] - prices.sum_of_defence(region)
            items.append((back, Reason(AS_IF_EMPTY, ability=_name(prices.state, prices.terms.emptiers[row]))))
            break
    for row in range(len(prices.terms.silenced)):
        if prices.terms.silenced[row] >> region & 1:
            back = -prices.sum_of_help(region)
            items.append((back, Reason(SILENCED, ability=_name(prices.state, prices.terms.silencers[row]))))
            break
    return [item for item in items if item[0]]


def _name(state: State, id: int) -> str:
    """Return the name of the race or power that has the ability `id`."""
    return state.rules.names[state.rules.bearers[id]]


def _refusals(prices: Prices, region: Region) -> list[Reason]:
    state = prices.state
    refusals: list[Reason] = []
    if state.held[prices.attacker] >> region & 1:
        return [_OWN]
    for row in range(len(prices.vetoed)):
        if prices.vetoed[row] >> region & 1:
            vetoer = prices.vetoers[row]
            refusals.append(Reason(state.rules.traits[vetoer].veto, ability=_name(state, vetoer)))
    unheard = prices.terms.unheard & prices.silent & ~prices.near & 1 << region
    for row in range(len(prices.terms.silenced)):
        if prices.terms.silenced[row] & unheard:
            refusals.append(Reason(SILENCED, ability=_name(state, prices.terms.silencers[row])))
    if not prices.open >> region & 1:
        terrain = state.board.features_of(region)
        refusals.append(Reason(CLOSED, terrain=terrain[0] if terrain else ""))
    elif not unheard and not (prices.near | prices.beyond) >> region & 1:
        refusals.append(_FAR if state.held[prices.attacker] or prices.home else _NO_ENTRY)
    return refusals


def targets(state: State, attacker: Side) -> list[Region]:
    """Return the regions that `attacker` may conquer now, whatever the price."""
    wanted: RegionSet = price_conquests(state, attacker).targets()
    return regions_in(wanted)
