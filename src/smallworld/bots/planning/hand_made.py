"""A hand-made evaluation: rules of thumb for how much races earn, lose and leave behind."""

from __future__ import annotations

from typing import Final

from smallworld.bots.planning.evaluation import Evaluation, turns_left
from smallworld.bots.planning.holdings import worth_of_holdings
from smallworld.bots.planning.threat import Threats, expected_losses
from smallworld.bots.planning.undead import with_outright_victory
from smallworld.engine.board import Player, Side, count
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.choose_combo import ChooseCombo, chooser_of, price_of
from smallworld.engine.turn import forget_last_turn

FRESH_INCOME: Final = (6.0, 8.0, 9.0, 9.0)  # coins of a new race in each turn; later turns are like the last
DECLINED: Final = 6.5  # regions of a race when it declines
ACTIVE_STAYS: Final = 0.92  # share of an active race's coins that remains in the next turn without conquests
DECLINED_STAYS: Final = 0.78
FREE_BRINGS: Final = 0.34  # coins that a free token brings
FREE_AGAIN: Final = 0.55  # share of free tokens that are free again in the next turn
LOSS_LASTS: Final = 2.0  # turns of income that a lost region costs
TOKEN_OVER_AVERAGE: Final = 0.5  # coins for each token of a combo above AVERAGE_TOKENS
AVERAGE_TOKENS: Final = 10.0
LONGEST: Final = 20  # most turns in a game


def _fresh_starts() -> list[float]:
    """Return the expected coins of a player without an active race, by the number of turns left."""
    values = [0.0] * (LONGEST + 1)
    for turns in range(1, LONGEST + 1):
        best = 0.0
        for used in range(1, turns + 1):
            coins = 0.0
            for turn in range(used):
                coins += FRESH_INCOME[min(turn, len(FRESH_INCOME) - 1)]
            rest = turns - used
            if rest:
                coins += DECLINED + declined_coins(DECLINED, rest - 1) + values[rest - 1]
            best = max(best, coins)
        values[turns] = best
    return values


def coins_in_decline(state: State, player: Player) -> float:
    """Return the coins that `player`'s races in decline are expected to earn until the end of the game."""
    turns = turns_left(state, player)
    if not turns:
        return 0.0
    lasting = state.copy()
    forget_last_turn(lasting, player)
    coins = 0.0
    for side in state.places_of(player)[1:]:
        if state.banners[side] != NONE:
            coins += income(lasting, side)
    return coins + declined_coins(coins, turns - 1)


def declined_coins(income: float, turns: int) -> float:
    """Return the expected coins of a race in decline over `turns` turns."""
    coins = 0.0
    for _ in range(min(turns, 5)):
        income *= DECLINED_STAYS
        coins += income
    return coins


FRESH_STARTS: Final = _fresh_starts()


class HandMade(Evaluation):
    """An evaluation which assumes that all players decline as soon as their race no longer pays."""

    def finals(self, state: State) -> list[float]:
        lasting = state.copy()
        for player in range(state.players):
            forget_last_turn(lasting, player)
        threats = Threats(state)
        finals = [
            state.coins[player] + self.future(state, lasting, threats, player)
            for player in range(state.players)
        ]
        if state.sites:
            for player in range(state.players):
                finals[player] += worth_of_holdings(state, player)
        return with_outright_victory(state, finals)

    def worth(self, state: State, id: int) -> float:
        given = state.rules.tokens
        kind = state.rules.races if id in state.rules.races else state.rules.powers
        return TOKEN_OVER_AVERAGE * (given[id] - sum([given[other] for other in kind]) / len(kind))

    def future(self, state: State, lasting: State, threats: Threats, player: Player) -> float:
        """Return the coins that `player` can still expect.

        `lasting` is `state` without effects of only one turn.
        """
        turns = turns_left(state, player)
        if not turns:
            return 0.0
        hostile = threats.to(player)
        declined = lost = 0.0
        for side in state.places_of(player)[1:]:
            if state.banners[side] != NONE:
                declined += income(lasting, side)
                lost += expected_losses(state, hostile, side)
        fresh_starts = chooser_of(state.rules).has_combos_for(state, player)
        if state.banners[player] == NONE:
            coins = declined + declined_coins(declined, turns - 1)
            if fresh_starts:
                coins += FRESH_STARTS[turns] + best_offer(state)
        elif state.rules.traits[state.banners[player]].undead:
            lost += expected_losses(state, hostile, player)
            coins = float(income(lasting, player)) * turns
        else:
            lost += expected_losses(state, hostile, player)
            coins = going_on(lasting, player, turns, declined, fresh_starts)
        return coins - lost * min(turns, LOSS_LASTS)


def income(state: State, side: Side) -> int:
    """Return the coins that the race of `side` earns per turn."""
    coins = count(state.held[side])
    rules = state.rules
    for id in state.serving[side]:
        if rules.hooks.score.by[id]:
            coins += rules.abilities[id].score(state, side)
    return coins


def best_offer(state: State) -> float:
    """Return how many more coins the best combo on offer is worth than an average combo."""
    best = 0.0
    chooser = chooser_of(state.rules)
    if chooser.is_apart():
        for worth in worths_of_pairs(state, chooser):
            best = max(best, worth)
        return best
    for place in range(len(state.offered_powers)):
        if state.offered_powers[place] != NONE:
            best = max(best, worth_of_offer(state, place))
    return best


def worth_of_offer(state: State, place: int) -> float:
    """Return how many more coins the combo in `place` is worth, after its price, than an average combo."""
    given = state.rules.tokens
    tokens = (
        given[state.offered_races[place]] + given[state.offered_powers[place]] + state.offered_tokens[place]
    )
    coins = state.offered_coins[place] - price_of(state, place)
    return coins + TOKEN_OVER_AVERAGE * (tokens - AVERAGE_TOKENS)


def worths_of_pairs(state: State, chooser: ChooseCombo) -> list[float]:
    """Return the worth of each pair of a race and a power, for games in which players choose them separately.

    The pairs are in the order in which `chooser` numbers them. The row further down decides the price of a
    pair. There are many pairs and few rows, so this function computes the price of each row only once.
    """
    given = state.rules.tokens
    coins = [
        float(state.offered_coins[row] - chooser.price_of_row(state, row))
        for row in range(len(state.offered_coins))
    ]
    powers = [TOKEN_OVER_AVERAGE * given[power] for power in state.offered_powers]
    worths: list[float] = []
    for race in range(len(state.offered_races)):
        tokens = given[state.offered_races[race]] + state.offered_tokens[race]
        worth = TOKEN_OVER_AVERAGE * (tokens - AVERAGE_TOKENS)
        row = chooser.row_at(state, race)
        for power in range(len(powers)):
            worths.append(coins[max(row, power)] + worth + powers[power])
    return worths


def going_on(state: State, player: Player, turns: int, declined: float, fresh_starts: bool) -> float:
    """Return the coins of `player` over `turns` turns if their active race declines at the best moment.

    Without `fresh_starts`, no other combo follows.
    """
    active = float(income(state, player))
    regions = float(count(state.held[player]))
    bonus = active - regions
    free = float(state.hand[player] + state.tokens_on_map(player)) - regions
    coins = best = 0.0
    for used in range(turns + 1):
        rest = turns - used
        whole = coins
        if rest:
            whole += regions + declined_coins(regions, rest - 1)
            if fresh_starts:
                whole += FRESH_STARTS[rest - 1]
        best = max(best, whole)
        regions = regions * ACTIVE_STAYS + free * FREE_BRINGS
        free *= FREE_AGAIN
        coins += regions + bonus + declined
        declined *= DECLINED_STAYS
    return best
