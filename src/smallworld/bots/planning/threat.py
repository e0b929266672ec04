"""A fast estimate of the regions that a player may lose to opponents before their next turn."""

from __future__ import annotations

from typing import Final

from smallworld.bots.planning.purses import turns_ended
from smallworld.engine.board import Player, Region, RegionSet, Side
from smallworld.engine.pricing import price_conquests
from smallworld.engine.sheets.garrison import garrison_of
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import NONE, State

FRESH_TOKENS: Final = 10  # typical tokens of a new combo
HIGHEST: Final = 16  # no one can pay this price
# The chance to lose a region. The index is its price minus the price that the attacker can pay for all
# targets: -1 or less, 0, 1, ... Because of the die, the chance falls gradually.
CHANCES: Final = (0.55, 0.42, 0.24, 0.12, 0.05, 0.02)
SECOND_WAVE: Final = 0.45  # factor for regions behind other targets


class Threat:
    """The threat of one opponent's next turn, computed from that opponent's prices and tokens."""

    def __init__(self, state: State, attacker: Player) -> None:
        self.attacker: Final = attacker
        turn = state.turn
        state.turn = turns_ended(state, attacker) + 1  # some prices change from turn to turn
        prices = price_conquests(state, attacker)
        state.turn = turn
        self.prices: Final = prices
        self.tokens: Final = striking_tokens(state, attacker)
        targets = prices.targets()
        near = targets & ~_left_again(state, attacker) if state.board.rivers else targets
        self.near: Final[RegionSet] = near
        allowed = prices.open & ~prices.forbidden
        self.far: Final[RegionSet] = state.board.beside(targets) & allowed & ~targets
        self.reach: Final = _reach(prices, near, state.held[state.places_of(attacker)[1]], self.tokens)

    def chance(self, region: Region, price: int) -> float:
        """Return the probability that the attacker conquers `region` at this price."""
        if self.near >> region & 1:
            wave = 1.0
        elif self.far >> region & 1:
            wave = SECOND_WAVE
        else:
            return 0.0
        if price > self.tokens + 3:
            return 0.0
        above = price - self.reach + 1
        if above < 0:
            above = 0
        return wave * CHANCES[above] if above < len(CHANCES) else 0.0


def striking_tokens(state: State, player: Player) -> int:
    """Count the tokens that `player` will have in hand for their next conquests."""
    if state.banners[player] == NONE:
        return FRESH_TOKENS
    tokens = state.hand[player]
    least = garrison_of(state, player).least
    on_map = state.tokens
    regions = state.held[player]
    while regions:
        lowest = regions & -regions
        tokens += max(0, on_map[lowest.bit_length() - 1] - least)
        regions ^= lowest
    return tokens


def _left_again(state: State, attacker: Player) -> RegionSet:
    """Return the empty rivers that the attacker's race would have to leave again, so they are not targets."""
    rivers = state.board.rivers & ~garrison_of(state, attacker).staying
    for held in state.held:
        rivers &= ~held
    return rivers


def _reach(prices: Prices, targets: RegionSet, own: RegionSet, tokens: int) -> int:
    """Return the highest price that `tokens` can pay, if the attacker conquers the cheapest regions first."""
    by_price = [0] * (HIGHEST + 1)
    regions = targets & ~own
    while regions:
        lowest = regions & -regions
        price = prices.of(lowest.bit_length() - 1)
        if price < HIGHEST:
            by_price[price] += 1
        regions ^= lowest
    price = 0
    while price < HIGHEST and tokens >= price:
        price += 1
        tokens -= price * by_price[price]
    return price - 1 if tokens < 0 else price


class Threats:
    """The threats between the players at one table. Each threat is computed at its first use."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.by: Final[list[Threat | None]] = [None] * state.players

    def to(self, player: Player) -> list[Threat]:
        """Return the threats of the opponents of `player`, clockwise from that player."""
        found: list[Threat] = []
        owners = self.state.owners
        for other in owners.around(player):
            if owners.is_opponent(player, other):
                threat = self.by[other]
                if threat is None:
                    threat = Threat(self.state, other)
                    self.by[other] = threat
                found.append(threat)
        return found


def threats_to(state: State, player: Player) -> list[Threat]:
    """Return the threats of the opponents of `player`, clockwise from that player."""
    return Threats(state).to(player)


def fall(threats: list[Threat], region: Region, prices: list[int], more: int) -> float:
    """Return the probability that at least one of `threats` takes `region`, at its price plus `more` tokens.

    `prices` has the price of the region for each threat.
    """
    stands = 1.0
    for place in range(len(threats)):
        stands *= 1.0 - threats[place].chance(region, prices[place] + more)
    return 1.0 - stands


def expected_losses(state: State, threats: list[Threat], side: Side) -> float:
    """Return the expected number of regions that `side` loses to `threats`."""
    lost = 0.0
    regions = state.held[side]
    while regions:
        lowest = regions & -regions
        region = lowest.bit_length() - 1
        stands = 1.0
        for threat in threats:
            stands *= 1.0 - threat.chance(region, threat.prices.of(region))
        lost += 1.0 - stands
        regions ^= lowest
    return lost
