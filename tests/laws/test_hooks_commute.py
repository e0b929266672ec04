"""Amendments of a sheet commute: abilities may be called in any order."""

from collections.abc import Callable
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from laws.walks import walks
from smallworld.engine.action import CONQUER
from smallworld.engine.keys import ability_of, owner_of
from smallworld.engine.pricing import price_conquests, quote
from smallworld.engine.sheets.garrison import PLAIN, Garrison, garrison_of
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import NONE, State

SEEDS = st.integers(0, 2**32 - 1)


def asked_in(order: Random, state: State, attacker: int) -> Prices:
    """Compute prices like `price_conquests`, but call the abilities in random order."""
    asked = [(attacker, id, False) for id in state.serving[attacker]]
    for shield in state.shields:
        if owner_of(shield) != attacker:
            asked.append((owner_of(shield), ability_of(shield), True))
    order.shuffle(asked)
    prices = Prices(state, attacker)
    for side, id, defends in asked:
        prices.amender, prices.defending = id, defends
        ability = state.rules.abilities[id]
        if defends:
            ability.shield(state, side, prices)
        else:
            ability.price(state, attacker, prices)
    prices.settle()
    return prices


def says(prices: Prices) -> tuple[object, ...]:
    """Return everything that can be read from a price sheet."""
    regions = range(len(prices.state.board))
    quotes = [quote(prices, region) for region in regions]
    return (
        prices.targets(),
        prices.near,
        prices.beyond,
        prices.open,
        prices.forbidden,
        prices.company,
        prices.floor,
        prices.final_attempt,
        (prices.exceeded, prices.helper, prices.lavish),
        (
            prices.die_cast,
            [(prices.coins_for(region), prices.beyond_die(region)) for region in regions],
        ),
        (prices.for_specials(), [prices.lender_of(region) for region in regions]),
        [(prices.of_lent(region), prices.lender_of(region, tokens=1)) for region in regions],
        [prices.of(region) for region in regions],
        [sorted((amount, str(reason)) for amount, reason in answer.items) for answer in quotes],
        [sorted(str(reason) for reason in answer.refusals) for answer in quotes],
    )


@given(walks(), SEEDS)
def test_order_in_which_abilities_are_asked_does_not_matter(walk, seed):
    state = walk.reach()
    for side, race in enumerate(state.banners):
        if race != NONE:
            assert says(asked_in(Random(seed), state, side)) == says(price_conquests(state, side))


AMENDMENTS: list[Callable[[Prices, int, int], object]] = [
    lambda prices, regions, number: prices.reach(regions),
    lambda prices, regions, number: prices.link(regions),
    lambda prices, regions, number: prices.come_from(regions),
    lambda prices, regions, number: prices.admit(regions),
    lambda prices, regions, number: prices.forbid(regions),
    lambda prices, regions, number: prices.immune(number % len(prices.state.held), regions),
    lambda prices, regions, number: prices.discount(regions, by=number),
    lambda prices, regions, number: prices.discount_beside(regions),
    lambda prices, regions, number: prices.surcharge(regions, by=number),
    lambda prices, regions, number: prices.accompany(regions),
    lambda prices, regions, number: prices.at_least(number),
    lambda prices, regions, number: prices.no_final_attempt(),
    lambda prices, regions, number: prices.exceed(number),
    lambda prices, regions, number: prices.spend_freely(),
    lambda prices, regions, number: prices.lend(regions, saving=number),
]


# Only a few regions at a time, so that their borders matter.
FEW_REGIONS = st.lists(st.integers(0, 47), max_size=4)
AMENDED = st.tuples(st.sampled_from(AMENDMENTS), FEW_REGIONS, st.integers(0, 4))


@given(walks(), SEEDS, st.lists(AMENDED, max_size=16))
def test_order_of_random_price_changes_does_not_matter(walk, seed, amendments):
    state = walk.reach()
    shuffled = amendments[:]
    Random(seed).shuffle(shuffled)
    sheets = [Prices(state, state.player), Prices(state, state.player)]
    for prices, order in zip(sheets, (amendments, shuffled), strict=True):
        for amend, regions, number in order:
            prices.amender = state.rules.powers[number]
            amend(prices, sum({1 << region % len(state.board) for region in regions}), number)
        prices.settle()
    assert says(sheets[0]) == says(sheets[1])


@given(walks(), SEEDS)
@settings(max_examples=50)
def test_order_of_changes_to_losses_or_garrisons_does_not_matter(walk, seed):
    state = walk.reach()
    order = Random(seed)
    abilities = state.rules.abilities
    for side, serving in enumerate(state.serving):
        shuffled = order.sample(serving, len(serving))
        stands = []
        for ids in (serving, shuffled):
            garrison = Garrison()
            for id in ids:
                abilities[id].garrison(state, side, garrison)
            stands.append(all_that_is_read(garrison))
        assert stands[0] == stands[1] == all_that_is_read(garrison_of(state, side))
        for region in range(len(state.board)):
            for attacker in range(state.players):
                fates = []
                for ids in (serving, shuffled):
                    losses = Losses(3, not state.is_declined(side), attacker, CONQUER)
                    for id in ids:
                        abilities[id].lost(state, side, region, losses)
                    fates.append(all_that_befalls(losses))
                assert fates[0] == fates[1]


def all_that_is_read(garrison: Garrison) -> tuple[object, ...]:
    """Return everything that can be read from a garrison."""
    return tuple(getattr(garrison, said) for said in vars_of(garrison))


def all_that_befalls(losses: Losses) -> tuple[object, ...]:
    """Return everything that can be read from a sheet of losses, with coins and dice in any order."""
    said = [getattr(losses, name) for name in vars_of(losses)]
    return (losses.survivors(), *(sorted(ids) if isinstance(ids, tuple) else ids for ids in said))


def vars_of(sheet: object) -> list[str]:
    """Return the fields of a sheet, in both builds."""
    return [name for name in dir(sheet) if not name.startswith("_") and not callable(getattr(sheet, name))]


FATES: list[Callable[[Losses, int], object]] = [
    lambda losses, number: losses.capture(number, then=7 - number),
    lambda losses, number: losses.spare(),
    lambda losses, number: losses.lose(number),
    lambda losses, number: losses.may_withdraw(),
    lambda losses, number: losses.charge(number, number),
    lambda losses, number: losses.leave_coins(number, number),
    lambda losses, number: losses.make_good(number, number),
    lambda losses, number: losses.roll(number),
]


@given(st.lists(st.tuples(st.sampled_from(FATES), st.integers(0, 4)), max_size=8), SEEDS)
def test_order_of_random_changes_to_losses_does_not_matter(amendments, seed):
    shuffled = amendments[:]
    Random(seed).shuffle(shuffled)
    sheets = [Losses(3, False, 0, CONQUER), Losses(3, False, 0, CONQUER)]
    for losses, order in zip(sheets, (amendments, shuffled), strict=True):
        for amend, number in order:
            amend(losses, number)
    assert all_that_befalls(sheets[0]) == all_that_befalls(sheets[1])


STANCES: list[Callable[[Garrison, int], object]] = [
    lambda garrison, number: garrison.keep_off(number),
    lambda garrison, number: garrison.at_least(number),
    lambda garrison, number: garrison.escort(number),
    lambda garrison, number: garrison.keep_spare_off(),
    lambda garrison, number: garrison.hold_still(number),
]


@given(st.lists(st.tuples(st.sampled_from(STANCES), st.integers(0, 4)), max_size=8), SEEDS)
def test_order_of_random_changes_to_garrisons_does_not_matter(amendments, seed):
    shuffled = amendments[:]
    Random(seed).shuffle(shuffled)
    garrisons = [Garrison(), Garrison()]
    for garrison, order in zip(garrisons, (amendments, shuffled), strict=True):
        for amend, number in order:
            amend(garrison, number)
    assert all_that_is_read(garrisons[0]) == all_that_is_read(garrisons[1])
    assert all_that_is_read(PLAIN) == all_that_is_read(Garrison()), "somebody amended what all share"
