"""Columns and teams in texts and views, and for bots and learners."""

import pytest

from laws import fuzz
from smallworld.bots.budget import Budget
from smallworld.bots.greedy import Greedy
from smallworld.bots.match import play_match
from smallworld.bots.planning.features import best_offers
from smallworld.bots.planning.hand_made import HandMade, best_offer, worths_of_pairs
from smallworld.bots.planning.purses import Purses
from smallworld.bots.planning.search import COMBOS, plans
from smallworld.bots.random_bot import RandomBot
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.content.catalogue import find_board, make_rules
from smallworld.content.realms.board_names import REALM
from smallworld.content.realms.box import all_together_box
from smallworld.content.realms.formats.layout_code import encode
from smallworld.content.realms.formats.layout_file import load_layout
from smallworld.content.realms.rules.columns import ROWS
from smallworld.engine.action import place_taken
from smallworld.engine.game import actor, legal_actions, new_game, play
from smallworld.engine.reports import REVEALED
from smallworld.engine.state import NONE
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.engine.text.position import format_position, parse_position
from smallworld.envs.actions import ActionIndex
from smallworld.envs.observation import Layout
from smallworld.views.seat import seen_by
from smallworld.views.story import tell
from smallworld.views.summary import column_lines
from smallworld.views.view import view
from smallworld.workshop.laws import invariants

BOXES = ("base", "cursed", "be_not_afraid", "underground")


@pytest.fixture(scope="module")
def rules():
    return make_rules(BOXES, own=all_together_box())


@pytest.fixture(scope="module")
def board():
    return find_board(REALM + encode(load_layout("realms-11-5.toml")))


@pytest.fixture
def begun(rules, board):
    """Return a table of five at which the first player may choose."""
    state = new_game(rules, board, 5, first=2)
    state.reports = []
    chance = Chance(7)
    while state.waits_for:
        play(state, chance.draw(state))
    return state


def taken(state, actions=1):
    """Take the last offer this many times, with the draws of chance."""
    chance = Chance(8)
    while actions or state.waits_for:
        if state.waits_for:
            play(state, chance.draw(state))
        else:
            actions -= 1
            play(state, legal_actions(state)[-1])
    return state


def test_position_with_columns_and_teams_can_be_saved_as_text(rules, board, begun):
    begun.offered_coins = (0, 2, 0, 1, 0, 3)
    begun.offered_tokens = (0, 1, *begun.offered_tokens[2:])
    text = format_position(begun)
    assert "teams: 1 2 1 2 3" in text
    assert "coins by row: 0, 2, 0, 1, 0, 3" in text
    back = parse_position(rules, board, text)
    assert back.key() == begun.key()
    assert format_position(back) == text
    assert legal_actions(back) == legal_actions(begun)


def test_each_banner_and_badge_is_reported_when_it_is_drawn(begun):
    told = [report for report in begun.reports if report.kind == REVEALED]
    assert [report.by for report in told if report.by != NONE] == list(begun.offered_races)
    assert [report.other for report in told if report.other != NONE] == list(begun.offered_powers)
    assert all(tell(begun, report) for report in told)


def test_rows_in_the_view_are_numbered_as_in_actions(begun):
    begun.offered_coins = (0, 2, 0, 1, 0, 3)
    seen = view(begun, actor(begun))
    columns = seen["columns"]
    assert columns is not None
    assert seen["column"] == []
    assert [race["row"] for race in columns["races"]] == 2 * [1, 2, 3, 4, 5, 6]
    assert [row["coins"] for row in columns["rows"]] == [0, 2, 0, 1, 0, 3]
    offered = {action["place"] for action in seen["actions"]}
    pairs = {
        race["place"] - 1 + power["place"]
        for race in columns["races"]
        for power in columns["powers"]
        if columns["rows"][max(race["row"], power["place"]) - 1]["price"] <= begun.coins[begun.player]
    }
    assert offered <= pairs
    assert len(offered) == ROWS * ROWS  # the first player has a team: one column of races
    assert columns["powers"][0]["power"] == begun.rules.slugs[begun.offered_powers[0]]


def test_summary_lists_races_then_powers_with_the_coins_of_rows(begun):
    begun.offered_coins = (0, 2, 0, 1, 0, 3)
    begun.offered_tokens = (0, 1, *begun.offered_tokens[2:])
    names = begun.rules.names
    first, second = [names[race] for race in begun.offered_races[:ROWS]], begun.offered_races[ROWS:]
    first[1] += " x1"
    powers = [
        f"{names[power]} ({coins})"
        for power, coins in zip(begun.offered_powers, begun.offered_coins, strict=True)
    ]
    assert [line.split("   ") for line in column_lines(begun)] == [
        first,
        [names[race] for race in second],
        powers,
    ]


def test_view_shows_the_coins_of_teams_only_at_the_end(begun):
    for seat in range(5):
        seen = view(seen_by(begun, seat), seat)
        assert [one["coins"] is not None for one in seen["seats"]] == [one == seat for one in range(5)]
        assert all(team["coins"] is None for team in seen["teams"])
    begun.over = True
    begun.coins[:] = [10, 20, 30, 40, 50]
    sums = {tuple(team["players"]): (team["weight"], team["coins"]) for team in view(begun)["teams"]}
    assert sums == {(1, 3): (1, 40), (2, 4): (1, 60), (5,): (2, 100)}


def test_view_without_teams_has_no_teams_and_no_columns():
    state = new_game(make_rules(), find_board("base-2"), 2)
    seen = view(state)
    assert (seen["teams"], seen["columns"]) == ([], None)


def test_learners_have_a_number_for_each_race_and_power_on_offer(rules, board, begun):
    index = ActionIndex(rules, board, 5)
    numbers = {index.index_of(action, begun.player) for action in legal_actions(begun)}
    assert len(numbers) == len(legal_actions(begun))
    layout = Layout(rules, board, 5)
    row = bytearray(layout.size)
    layout.write(seen_by(begun, begun.player), begun.player, row, 0)
    blocks = {block.name: block for block in layout.blocks}
    races, powers = blocks["column_races"], blocks["column_powers"]
    assert sum(row[races.start : races.start + races.size()]) == 2 * ROWS
    assert sum(row[powers.start : powers.start + powers.size()]) == ROWS


def test_bots_value_every_combo_of_an_offered_race_and_power(begun):
    tokens = begun.rules.tokens
    begun.offered_coins = (9, 0, 0, 0, 0, 0)
    best, second, third, coins = best_offers(begun)
    assert best == best_offer(begun) >= second >= third
    top = max(tokens[begun.offered_races[0]], tokens[begun.offered_races[ROWS]])
    assert best >= 9 + (top + tokens[begun.offered_powers[0]] - 10.0) / 2
    assert coins == 9


def test_bots_value_a_combo_by_its_tokens_coins_and_price(begun):
    state = taken(begun)
    state.offered_coins = (5, 0, 3, 1, 0, 2)
    chooser, tokens = chooser_of(state.rules), state.rules.tokens
    for place, worth in zip(chooser.places(state), worths_of_pairs(state, chooser), strict=True):
        coins = chooser.coins_at(state, place) - chooser.price_at(state, place)
        brought = tokens[chooser.race_at(state, place)] + tokens[chooser.power_at(state, place)]
        assert worth == coins + (brought + chooser.tokens_at(state, place) - 10.0) / 2


def test_bots_value_every_combo_and_search_the_best_ones(begun):
    begun.offered_coins = (0, 0, 0, 0, 0, 30)
    found = plans(begun, begun.player, HandMade(), width=3, finalists=2)
    begun_with = {plan.actions[0] for plan in found}
    assert len(legal_actions(begun)) > len(begun_with) == COMBOS
    assert [plan.value for plan in found] == sorted([plan.value for plan in found], reverse=True)
    chooser = chooser_of(begun.rules)
    assert chooser.coins_at(begun, place_taken(found[0].actions[0])) == 30


def test_bots_work_out_the_coins_that_others_paid_for_a_combo(begun):
    looking = (begun.player + 1) % 5
    purses = Purses(5)
    purses.look(seen_by(begun, looking), looking)
    before = begun.player
    taken(begun)
    seen = seen_by(begun, looking)
    purses.look(seen, looking)
    assert seen.coins[before] == begun.coins[before] < 5


def test_greedy_bot_finishes_a_game_with_columns(rules, board):
    chance = RandomNumbers(3)
    bots = [Greedy(), *[RandomBot(chance) for _ in range(4)]]
    end = play_match(rules, board, bots, [Budget() for _ in bots], Chance(3)).end
    assert end.over
    assert max([team["coins"] or 0 for team in view(end)["teams"]]) >= max(end.coins)


def test_random_games_with_columns_keep_every_invariant(rules, board):
    for seed in range(2):
        state, numbers = new_game(rules, board, 5, first=seed), RandomNumbers(seed)
        moves = 0
        while not state.over:
            actions = legal_actions(state)
            play(state, actions[numbers.below(len(actions))])
            invariants.check(state)
            moves += 1
            if moves % 90 == 0:
                fuzz.check_thoroughly(state)
        assert state.turn == 8
