"""The inputs of a network: a position between two turns, as numbers."""

from __future__ import annotations

from typing import Final

from smallworld.bots.planning.evaluation import turns_left
from smallworld.bots.planning.hand_made import income, worth_of_offer, worths_of_pairs
from smallworld.bots.planning.threat import Threat, expected_losses
from smallworld.engine.board import Player, RegionSet, Side, count
from smallworld.engine.holdings import is_holding
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.engine.turn import forget_last_turn

# The numbers of one player, scaled so that most are between 0 and 2.
OWN: Final = (
    "active race",
    "active regions",
    "active bonus",
    "free tokens",
    "active regions likely lost",
    "declined regions",
    "declined bonus",
    "declined regions likely lost",
    "regions to gain",
    "of them from opponents",
    "targets",
    "empty targets",
    "best offer",
    "second offer",
    "coins on offers",
    "moves next",
)
# The numbers of the whole table, as one player sees it; scaled likewise.
TABLE: Final = (
    "seats before the next turn",
    "most tokens of an opponent",
    "third offer",
    "land for each player",
    "empty land for each player",
    "sites for each player",
    "allies",
    "rounds",
)
# The mean of OWN and of TABLE among players with an active race in the middle of a game, as text.
USUAL_OWN: Final = "1 0.46 0.07 0.5 0.04 0.22 0 0.03 0.19 0.04 0.77 0.16 -0.25 -0.31 0.07 0.5"
USUAL_TABLE: Final = "0.12 0.63 -0.39 1.02 0.23 0 0 1"
USUAL_TURNS: Final = 6  # how many turns the player has left there
MOST_TURNS: Final = 11  # up to this number, each number of turns left has an input
MOST_SEATS: Final = 6  # the same for numbers of players, from 2
LEAST_OFFER: Final = -5.0  # value of a missing combo
DEAREST: Final = 20  # no one can pay this price
DENSE: Final = 2 * len(OWN) + len(TABLE)


class Observation:
    """The network's inputs for one player: the `dense` numbers, and the ids of the abilities in force.

    `active` has the abilities of the active race, `declined` those of races in decline. The other two lists
    have those of all opponents, where each counts as `share`, which is 1 divided by the number of opponents.
    """

    def __init__(
        self,
        turns: int,
        dense: list[float],
        active: list[int],
        declined: list[int],
        opposing_active: list[int],
        opposing_declined: list[int],
        share: float,
    ) -> None:
        self.turns: Final = turns
        self.dense: Final = dense
        self.active: Final = active
        self.declined: Final = declined
        self.opposing_active: Final = opposing_active
        self.opposing_declined: Final = opposing_declined
        self.share: Final = share


def observe(state: State) -> list[Observation]:
    """Return one observation for each player."""
    players = state.players
    lasting = state.copy()
    for player in range(players):
        forget_last_turn(lasting, player)
    threats = [Threat(state, player) for player in range(players)]
    offers = best_offers(state)
    owns = [own_numbers(state, lasting, player, threats, offers) for player in range(players)]
    declined = [declined_abilities(state, player) for player in range(players)]
    sums = [0.0] * len(OWN)
    for own in owns:
        for place in range(len(OWN)):
            sums[place] += own[place]
    seen: list[Observation] = []
    shared = table_numbers(state, offers)
    for player in range(players):
        own = owns[player]
        dense = own[:]
        allies, opponents = state.owners.allies_of(player), state.owners.opponents_of(player)
        for place in range(len(OWN)):
            others = sums[place] - own[place]
            for ally in allies:
                others -= owns[ally][place]
            dense.append(others / len(opponents))
        most = 0
        opposing_active: list[int] = []
        opposing_declined: list[int] = []
        for opponent in opponents:
            most = max(most, threats[opponent].tokens)
            opposing_active.extend(without_lent_powers(state, opponent))
            opposing_declined.extend(declined[opponent])
        dense.append(state.owners.seats_between(state.player, player) / 4)
        dense.append(most / 10)
        dense += shared
        dense.append(float(len(allies)))
        dense.append(state.board.rounds / 10)
        seen.append(
            Observation(
                turns_left(state, player),
                dense,
                list(state.serving[player]),
                declined[player],
                opposing_active,
                opposing_declined,
                1.0 / len(opponents),
            )
        )
    return seen


def usual_observation(active: tuple[int, ...], tokens: float) -> Observation:
    """Return a usual observation of a player with these abilities and `tokens` more tokens than average."""
    dense = [float(one) for one in f"{USUAL_OWN} {USUAL_OWN} {USUAL_TABLE}".split()]
    dense[OWN.index("free tokens")] += tokens / 10
    return Observation(USUAL_TURNS, dense, list(active), [], [], [], 1.0)


def without_lent_powers(state: State, player: Player) -> list[int]:
    """Return the abilities in force of `player`'s active race, without powers that places and fields lend.

    The weights of a power compare it with an average power. So they count a weak power as a disadvantage,
    even if a race has it in addition to its own power. The other inputs show what a lent power brings.
    """
    serving = list(state.serving[player])
    if not state.stores:
        return serving
    bearers, powers = state.rules.bearers, state.rules.powers
    return [id for id in serving if bearers[id] not in powers or not is_holding(state, id)]


def declined_abilities(state: State, player: Player) -> list[int]:
    """Return the abilities in force of `player`'s races in decline."""
    found: list[int] = []
    for side in state.places_of(player)[1:]:
        found.extend(state.serving[side])
    return found


def table_numbers(state: State, offers: list[float]) -> list[float]:
    """Return the inputs that are the same for all players, from "third offer" to "sites for each player"."""
    land, players = state.board.land, state.players
    return [
        offers[2] / 10,
        count(land) / (10 * players),
        count(land & ~occupied_regions(state)) / (10 * players),
        count(state.sites) / (10 * players),
    ]


def own_numbers(
    state: State, lasting: State, player: Player, threats: list[Threat], offers: list[float]
) -> list[float]:
    """Return the inputs that describe `player`, in the order of OWN."""
    active = state.banners[player] != NONE
    regions = count(state.held[player])
    bonus = income(lasting, player) - regions if active else 0
    free = state.hand[player] + state.tokens_on_map(player) - regions if active else 0
    declined = declined_bonus = 0
    declined_lost = 0.0
    for side in state.places_of(player)[1:]:
        if state.banners[side] != NONE:
            held = count(state.held[side])
            declined += held
            declined_bonus += income(lasting, side) - held
            declined_lost += likely_lost(state, side, player, threats)
    mine = threats[player]
    gain, taken = gains(state, player, mine)
    targets = mine.near
    occupied = occupied_regions(state)
    return [
        1.0 if active else 0.0,
        regions / 10,
        bonus / 10,
        free / 10,
        likely_lost(state, player, player, threats) / 10 if active else 0.0,
        declined / 10,
        declined_bonus / 10,
        declined_lost / 10,
        gain / 10,
        taken / 10,
        count(targets) / 10,
        count(targets & ~occupied) / 10,
        offers[0] / 10,
        offers[1] / 10,
        offers[3] / 10,
        1.0 if state.player == player else 0.0,
    ]


def occupied_regions(state: State) -> RegionSet:
    """Return the regions with tokens of any kind, including Lost Tribes."""
    regions = state.tribes
    for held in state.held:
        regions |= held
    return regions


def likely_lost(state: State, side: Side, player: Player, threats: list[Threat]) -> float:
    """Return how many regions of `side` the `player` is expected to lose before their next turn."""
    hostile = [threat for threat in threats if state.owners.is_opponent(player, threat.attacker)]
    return expected_losses(state, hostile, side)


def gains(state: State, player: Player, mine: Threat) -> tuple[float, float]:
    """Return how many regions `player` can conquer next turn, and how many of these belong to opponents."""
    own: RegionSet = 0
    for side in state.places_of(player):
        own |= state.held[side]
    others: RegionSet = 0
    for held in state.held:
        others |= held
    others &= ~own
    number = [0] * DEAREST
    hostile = [0] * DEAREST
    regions = mine.near & ~own
    while regions:
        lowest = regions & -regions
        price = mine.prices.of(lowest.bit_length() - 1)
        if price < DEAREST:
            number[price] += 1
            if others & lowest:
                hostile[price] += 1
        regions ^= lowest
    tokens = float(mine.tokens)
    gain = taken = 0.0
    for price in range(1, DEAREST):
        if number[price]:
            some = min(float(number[price]), tokens / price)
            gain += some
            taken += some * hostile[price] / number[price]
            tokens -= some * price
            if tokens <= 0.0:
                break
    return gain, taken


def best_offers(state: State) -> list[float]:
    """Return the worth of the three best combos on offer after their price, and the coins on the best."""
    best = second = third = LEAST_OFFER
    coins = 0.0
    chooser = chooser_of(state.rules)
    worths = worths_of_pairs(state, chooser) if chooser.is_apart() else []
    for number, place in enumerate(chooser.places(state)):
        if chooser.power_at(state, place) == NONE:
            continue
        value = worths[number] if worths else worth_of_offer(state, place)
        if value > best:
            best, second, third = value, best, second
            coins = float(chooser.coins_at(state, place))
        elif value > second:
            second, third = value, second
        elif value > third:
            third = value
    return [best, second, third, coins]
