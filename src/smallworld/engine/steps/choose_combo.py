"""Choose a combo: a player without an active race takes a combo from the column."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine import reports
from smallworld.engine.ability.traits import BEFORE_TAKEN
from smallworld.engine.action import Action, place_taken, take_combo
from smallworld.engine.board import Player, Side
from smallworld.engine.question import Question, WhichCombo
from smallworld.engine.reports import report
from smallworld.engine.rulings import PASSED_OVER_PRICE, PAY_BEFORE_POCKETING
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import NONE
from smallworld.engine.steps.step import CHOOSE_COMBO, REVEAL, Step, place_of
from smallworld.engine.turn import follow, plan_expansion, plan_start

if TYPE_CHECKING:
    from smallworld.engine.rules import Rules
    from smallworld.engine.state import State


class ChooseCombo(Step):
    """The choice of a combo: the player puts coins on the combos above it, and gets its coins and tokens.

    A box may arrange the offers differently, so other code asks this step (`chooser_of`) what is on offer.
    Each offer has a place, and actions name that place.

    Source: base rules, "Picking a new race and power combo".
    """

    def begin(self, state: State, side: Side) -> bool:
        return len(self.payable(state, side)) > 0

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        for place in self.payable(state, side):
            actions.append(take_combo(place))

    def allows(self, state: State, side: Side, action: Action) -> bool:
        place = place_taken(action)
        return action == take_combo(place) and place in self.payable(state, side)

    def pick(self, state: State, side: Side, lot: int) -> Action:
        places = self.payable(state, side)
        return take_combo(places[place_of(lot, len(places))])

    def perform(self, state: State, side: Side, action: Action) -> bool:
        place = place_taken(action)
        race, power = self.race_at(state, place), self.power_at(state, place)
        self.pay(state, side, place)
        take_chosen(state, side, race, power)
        return False

    def question(self, state: State, side: Side) -> Question:
        return WhichCombo()

    # --- What is on offer -------------------------------------------------------------------------------

    def is_apart(self) -> bool:
        """Return whether races, powers and coins are in separate columns.

        The player may then combine any race with any power.
        """
        return False

    def is_crossed(self) -> bool:
        """Return whether a player chooses from a hand of races and powers.

        Each race may be combined with each power; places are numbered race by race.
        """
        return False

    def most_races(self, rules: Rules) -> int:
        """Return the greatest number of races that may be on offer together."""
        return rules.most_offers

    def most_places(self, rules: Rules) -> int:
        """Return the greatest number of places that actions may name."""
        return rules.most_offers

    def places(self, state: State) -> list[int]:
        """Return the places of all offers, even of those that cost more than a player has."""
        return list(range(len(state.offered_races)))

    def has_combos_for(self, state: State, player: Player) -> bool:
        """Return whether a combo is left for `player` to take later, as far as this can be known."""
        return len(state.offered_races) > 0 or len(state.unseen_races) > 0

    def hand(self, state: State, player: Player) -> tuple[int, ...]:
        """Return the races and powers that only `player` can combine, as far as they are known."""
        return ()

    def payable(self, state: State, player: Player) -> list[int]:
        """Return the places of the offers that `player` can pay for now."""
        return affordable(state, player)

    def race_at(self, state: State, place: int) -> int:
        """Return the race on offer at `place`."""
        return state.offered_races[place]

    def power_at(self, state: State, place: int) -> int:
        """Return the power on offer at `place`; NONE if the race has no badge yet."""
        return state.offered_powers[place]

    def price_at(self, state: State, place: int) -> int:
        """Return how many coins the offer at `place` costs."""
        return price_of(state, place)

    def coins_at(self, state: State, place: int) -> int:
        """Return how many coins the offer at `place` brings."""
        return state.offered_coins[place]

    def tokens_at(self, state: State, place: int) -> int:
        """Return how many race tokens are on the offer at `place`."""
        return state.offered_tokens[place]

    def pair_of(self, race: int, power: int) -> int:
        """Return the place of an offer, given the indices of its race and power among those on offer."""
        return race

    def row_at(self, state: State, race: int) -> int:
        """Return the row, from 0, of the race with this index among the open races."""
        return race

    def price_of_row(self, state: State, row: int) -> int:
        """Return the lowest price in coins of an offer in `row`."""
        return price_of(state, row)

    def bonus_of(self, state: State, id: int) -> tuple[int, int]:
        """Return the coins and tokens that a race or power itself brings when it is taken.

        The coins may be negative.
        """
        return (0, 0)

    def pay(self, state: State, player: Player, place: int) -> None:
        """Let `player` pay for the offer at `place`, take the coins on it and remove it from the column."""
        pay_and_pocket(state, player, place)


def chooser_of(rules: Rules) -> ChooseCombo:
    """Return the step of these rules in which a player chooses a combo."""
    step = rules.steps[CHOOSE_COMBO]
    assert isinstance(step, ChooseCombo)
    return step


def take_chosen(state: State, side: Side, race: int, power: int) -> None:
    """Give `side` the combo that it paid for.

    A race that acts before its combo is taken up may first exchange its badge.
    """
    if BEFORE_TAKEN in state.rules.traits[race].acts_at:
        state.set_banner(side, race, power)
        plan = Plan()
        plan.append(race, side)
        plan.append(REVEAL, side)
        follow(state, plan)
    else:
        take_up(state, side, race, power)


def take_up(state: State, side: Side, race: int, power: int) -> None:
    """Give `side` its combo, its tokens and everything else that it brings, and continue the turn."""
    receive(state, side, race, power)
    plan = plan_expansion(state, side)
    plan.first(REVEAL, side)
    rules = state.rules
    if rules.acts_as_taken:
        for id in [*state.serving[side], *rules.auxiliaries]:
            if rules.acts_as_taken[id]:
                plan.first(id, side)
    if rules.hooks.plan_start.anybody:
        plan_start(state, side, plan)
    follow(state, plan)


def exchange_badge(state: State, side: Side, power: int) -> None:
    """Exchange the badge of `side` for `power`, which is open in the column.

    The coins stay on the banners. The side must not have received anything from its combo yet.
    """
    place = state.offered_powers.index(power)
    given = state.badges[side]
    state.offered_powers = state.offered_powers[:place] + (given,) + state.offered_powers[place + 1 :]
    state.set_banner(side, state.banners[side], power)
    beside = NONE if chooser_of(state.rules).is_apart() else state.offered_races[place]
    report(state, reports.EXCHANGED, side, by=beside, other=given)


def price_of(state: State, place: int) -> int:
    """Return the price in coins of the combo at `place` in the column, counted from 0."""
    if not state.rules.tolls_differ:
        return PASSED_OVER_PRICE * place
    price = 0
    for above in range(place):
        price += toll_of(state, above)
    return price


def toll_of(state: State, place: int) -> int:
    """Return how many coins a player puts on the combo at `place` of the column to pass it over."""
    of_race = state.rules.tolls[state.offered_races[place]]
    of_power = state.rules.tolls[state.offered_powers[place]]
    return of_race if of_race > of_power else of_power


def gathered_by(state: State, place: int) -> int:
    """Return how many tokens from the tray are put on the combo at `place` when it is passed over."""
    race, power = state.offered_races[place], state.offered_powers[place]
    tokens = state.rules.gathers[race] + state.rules.gathers[power]
    return min(tokens, state.tray(race)) if tokens else 0


def affordable(state: State, player: Player) -> list[int]:
    """Return the places of the column that `player` can pay for."""
    coins = state.coins[player]
    if not PAY_BEFORE_POCKETING:
        return [
            place
            for place in range(len(state.offered_powers))
            if state.offered_powers[place] != NONE
            and price_of(state, place) <= coins + state.offered_coins[place]
        ]
    places: list[int] = []
    for place in range(len(state.offered_powers)):
        if state.offered_powers[place] != NONE and price_of(state, place) <= coins:
            places.append(place)
    return places


def pay_and_pocket(state: State, player: Player, place: int) -> None:
    """Put coins on the combos above `place`, take the coins on the combo there, and remove this combo."""
    races, powers = state.offered_races, state.offered_powers
    coins, tokens = list(state.offered_coins), list(state.offered_tokens)
    price = price_of(state, place)
    if state.rules.tolls_differ or state.rules.tokens_gather:
        for above in range(place):
            coins[above] += toll_of(state, above)
            tokens[above] += gathered_by(state, above)
    else:
        for above in range(place):
            coins[above] += PASSED_OVER_PRICE
    found = coins.pop(place)
    state.coins[player] += found - price
    state.hand[player] += tokens.pop(place)
    if state.reports is not None:
        if price:
            report(state, reports.COINS_PAID, player, number=price)
        if found:
            report(state, reports.COINS_FOUND, player, number=found)
    state.offered_races = races[:place] + races[place + 1 :]
    state.offered_powers = powers[:place] + powers[place + 1 :]
    state.offered_coins = tuple(coins)
    state.offered_tokens = tuple(tokens)


def receive(state: State, side: Side, race: int, power: int) -> None:
    """Give `side` a banner, a badge and their tokens; if the tray has too few tokens, give all it has."""
    rules = state.rules
    state.set_banner(side, race, power)
    state.serve(side, rules.abilities_of(race, power))
    state.take_from_tray(side, rules.tokens[race] + rules.tokens[power])
    said = len(state.reports) if state.reports is not None else 0
    for id in state.serving[side]:
        if rules.hooks.taken.by[id]:
            rules.abilities[id].taken(state, side)
    if state.reports is not None:
        # Report the combo with all its tokens before the other effects of taking it.
        report(state, reports.COMBO_TAKEN, side, by=race, other=power, number=state.hand[side])
        state.reports.insert(said, state.reports.pop())
