"""The fixtures of a contest: which bots meet, and in which seats."""

from collections import Counter

import pytest

from smallworld.arena.fixtures import Fixtures, line_ups_of
from smallworld.engine.errors import SmallWorldError

BOTS = ["ana", "ben", "cem"]


def test_every_pair_of_bots_meets_in_two_player_games():
    assert line_ups_of(BOTS, 2) == [("ana", "ben"), ("ana", "cem"), ("ben", "cem")]


def test_spare_seats_are_shared_evenly_between_bots():
    assert line_ups_of(BOTS, 4) == [
        ("ana", "ana", "ben", "cem"),
        ("ana", "ben", "ben", "cem"),
        ("ana", "ben", "cem", "cem"),
    ]
    assert line_ups_of(["ana", "ben"], 4) == [("ana", "ana", "ben", "ben")]
    assert line_ups_of(["ana"], 3) == [("ana", "ana", "ana")]


@pytest.mark.parametrize("bots", [[], ["ana", "ana"]])
def test_each_bot_may_be_named_only_once(bots):
    with pytest.raises(SmallWorldError, match="name at least one, and each only once"):
        line_ups_of(bots, 2)


@pytest.mark.parametrize("duplicate", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_bot_has_every_seat_once_per_round(players, duplicate):
    fixtures = Fixtures(line_ups_of(BOTS, players), duplicate)
    seats: Counter[tuple[tuple[str, ...], int, str]] = Counter()
    for game in range(fixtures.round, 2 * fixtures.round):
        around = fixtures[game].seats
        seats.update((tuple(sorted(around)), seat, bot) for seat, bot in enumerate(around))
    for line_up in fixtures.line_ups:
        for bot in set(line_up):
            for seat in range(players):
                assert seats[tuple(sorted(line_up)), seat, bot] == line_up.count(bot)


def test_duplicate_games_have_the_same_deal_for_all_seatings():
    fixtures = Fixtures(line_ups_of(BOTS, 3), duplicate=True)
    assert fixtures.round == 1 * 3
    assert [fixtures[game].deal for game in range(7)] == [0, 0, 0, 1, 1, 1, 2]
    assert len({fixtures[game].board for game in range(3)}) == 1


def test_games_that_are_not_duplicates_each_have_their_own_deal():
    fixtures = Fixtures(line_ups_of(BOTS, 3))
    assert [fixtures[game].deal for game in range(5)] == [0, 1, 2, 3, 4]


def test_order_of_the_bots_around_the_table_changes_each_round():
    fixtures = Fixtures([("ana", "ben", "cem", "dee")])
    orders = set()
    for round_ in range(6):
        seats = fixtures[round_ * fixtures.round].seats
        first = seats.index("ana")
        orders.add(seats[first:] + seats[:first])
    assert len(orders) == 3 * 2 * 1


def test_number_of_duplicate_games_is_rounded_up_to_whole_rounds():
    line_ups = line_ups_of(BOTS, 2)
    assert Fixtures(line_ups).whole(10) == 10
    assert Fixtures(line_ups, duplicate=True).whole(10) == 12
    assert Fixtures(line_ups, duplicate=True).whole(12) == 12
