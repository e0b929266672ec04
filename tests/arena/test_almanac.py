"""The estimated effects of races, powers and pairs, compared with effects that the test made up."""

import json

import pytest

from smallworld.arena.almanac import FIRST, LATER, make_table, means_of_turns, to_json
from smallworld.arena.effects import Cell, fit
from smallworld.bots.random_numbers import RandomNumbers

RACES = ["elves", "orcs", "trolls"]
POWERS = ["flying", "hill", "stout", "wealthy"]
TRUE = {"elves": 0.2, "orcs": 0.0, "trolls": -0.2, "flying": 0.1, "hill": 0.0, "stout": -0.1, "wealthy": 0.0}
NOISE = 0.3


def noise(numbers):
    """Return roughly normal noise: the sum of twelve uniform numbers."""
    return NOISE * (sum(numbers.below(10_000) for _ in range(12)) / 10_000 - 6)


def seen(samples, own=()):
    """Return the results of every pair, seen `samples` times each; `own` are effects of single pairs."""
    numbers, cells = RandomNumbers(5), {}
    for race in RACES:
        for power in POWERS:
            cells[race, power] = Cell()
            for _ in range(samples):
                share = TRUE[race] + TRUE[power] + dict(own).get((race, power), 0.0)
                cells[race, power].add(share + noise(numbers), 1 / NOISE**2)
    return cells


def test_effects_of_races_and_powers_are_estimated_accurately():
    effects = fit(seen(50), RACES, POWERS)
    for found in (effects.races, effects.powers):
        for name, effect in found.items():
            assert abs(effect.share - TRUE[name]) < 3 * effect.error
            assert 0 < effect.error < 0.06
    assert effects.races["elves"].samples == 50 * 4
    assert effects.powers["hill"].samples == 50 * 3


def test_unseen_combo_is_estimated_from_its_race_and_power():
    cells = seen(50)
    del cells["elves", "flying"]
    effects = fit(cells, RACES, POWERS)
    effect = effects.pairs["elves", "flying"]
    assert effect.samples == 0
    assert abs(effect.share - (0.2 + 0.1)) < 3 * effect.error
    assert effect.error > effects.pairs["elves", "hill"].error


def test_effects_of_rarely_seen_combos_shrink_towards_zero():
    synergy = {("orcs", "hill"): 0.5}
    cells = seen(400, synergy.items())
    often = fit(cells, RACES, POWERS).pairs["orcs", "hill"]
    assert often.share == pytest.approx(0.5, abs=0.06)
    seldom = seen(400)
    seldom["orcs", "hill"] = Cell()
    seldom["orcs", "hill"].add(0.5, 1 / NOISE**2)
    assert fit(seldom, RACES, POWERS).pairs["orcs", "hill"].share < 0.25


def test_combo_never_seen_has_no_estimated_effect():
    effect = fit({}, RACES, POWERS).pairs["orcs", "hill"]
    assert (effect.share, effect.samples) == (0, 0)
    assert effect.error > 0.1


def row(game, *picks):
    return {"players": 2, "game": game, "coins": [0, 0], "tokens": [0, 0], "taken": list(picks)}


def pick(race, power, turn, income, paid=0):
    return [race, power, 0, turn, paid, 0, income]


def made():
    """Return the almanac of 40 games: elves earn 60, orcs 40, and from turn 5 both earn half of that."""
    rows = []
    for game in range(40):
        off = (-1, 0, 1)[game % 3]
        power = POWERS[game % 4]
        rows.append(
            row(
                game,
                pick("elves", power, 1, 60 + off, paid=game % 2),
                pick("orcs", power, 1, 40 + off),
                pick("elves", power, 5, 30 + off),
                pick("orcs", power, 5, 20 + off),
            )
        )
    return make_table(rows, RACES, POWERS, rounds=10)


def test_almanac_shows_mean_income_by_turn_and_by_combo():
    table = made()
    assert table.games == 40
    assert table.turns[1].coins == pytest.approx(50, abs=0.1)
    assert table.turns[5].coins == pytest.approx(25, abs=0.1)
    for race, first, later in (("elves", 60, 30), ("orcs", 40, 20)):
        for turn, coins in ((1, first), (5, later)):
            expected, error = table.expected((race, "hill"), turn)
            assert abs(expected - coins) < 3 * error + 0.5
    assert table.phases[FIRST].races["elves"].share > table.phases[FIRST].races["orcs"].share
    assert table.phases[LATER].races["trolls"].samples == 0


def test_almanac_has_the_mean_income_of_combos_by_price():
    table = made()
    assert set(table.prices) == {0, 1}
    assert table.prices[1].coins == pytest.approx(10, abs=0.5), "here only elves were paid for"


def test_mean_of_a_turn_without_new_combos_is_interpolated():
    turns = means_of_turns({1: [50] * 10, 3: [30] * 10, 4: [99]}, rounds=5)
    assert [turns[turn].coins for turn in (1, 2, 3, 4, 5)] == [50, 40, 30, 30, 30]
    assert [turns[turn].samples for turn in (1, 2, 3, 4, 5)] == [10, 0, 10, 0, 0]


def test_almanac_json_lists_every_combo_of_race_and_power():
    told = json.loads(json.dumps(to_json({2: made()}, {"bots": ["greedy"]})))
    table = told["tables"]["2"]
    assert list(table["turns"]) == [str(turn) for turn in range(1, 11)]
    for phase in ("first", "later"):
        assert set(table[phase]["pairs"]) == set(RACES)
        assert len(table[phase]["pairs"]["elves"]["hill"]) == 3, "share, error, samples"
        assert table[phase]["pairs"]["elves"]["hill"][2] == 10
    assert table["first"]["races"]["elves"][0] > 0 > table["first"]["races"]["orcs"][0]
