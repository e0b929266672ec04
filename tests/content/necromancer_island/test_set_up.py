"""Necromancer Island, "Setup": the island, the ghosts, and six badges, one of which is active."""

import pytest

from smallworld.content.catalogue import board_for, check_players, find_board, make_rules
from smallworld.content.choice import names_of
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import actor, apply, legal_actions, new_game
from smallworld.engine.rules import slug
from smallworld.engine.state import CHANCE
from smallworld.engine.text.notation import format_action, parse_action

RULES = make_rules(scenario="necromancer")
NAMES = names_of(("base",), scenario="necromancer")


def new(players: int = 4, first: int = 0, scenario: str = "necromancer"):
    rules = make_rules(scenario=scenario)
    return new_game(rules, find_board(board_for(players, NAMES)), players, first)


def say(state, text: str):
    apply(state, parse_action(state.rules, state.board, text))


def draw_six(state):
    for power in ("berserk", "commando", "flying", "forest", "hill", "merchant"):
        say(state, f"badge {power}")


@pytest.mark.parametrize(("players", "board"), [(3, "base-2"), (4, "base-3"), (5, "base-4"), (6, "base-5")])
def test_necromancer_game_uses_the_board_for_one_player_fewer(players, board):
    assert board_for(players, NAMES) == board


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_players_may_play_with_the_necromancer(players):
    with pytest.raises(SmallWorldError):
        check_players(NAMES, players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_base_board_has_exactly_one_lake_for_the_island(players):
    assert find_board(f"base-{players}").where("lake").bit_count() == 1


@pytest.mark.parametrize(("first", "necromancer"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_the_necromancer_sits_to_the_right_of_the_first_player(first, necromancer):
    state = new(first=first)
    assert state.banners[necromancer] == state.rules.ids["ghosts"]


def test_one_ghost_starts_on_the_island_and_thirteen_in_reserve():
    state = new()
    assert state.hand[3] == 1
    assert state.tray(state.rules.ids["ghosts"]) == 13


@pytest.mark.parametrize("reserve", [12, 11])
def test_scenario_sets_the_number_of_ghosts_in_reserve(reserve):
    state = new(scenario=f"necromancer_{reserve}")
    assert state.hand[3] == 1
    assert state.tray(state.rules.ids["ghosts"]) == reserve


def test_six_badges_are_drawn_for_the_necromancer():
    state = new()
    assert actor(state) == CHANCE
    draw_six(state)
    assert actor(state) == 3


def test_spirit_and_stout_are_not_drawn_for_the_necromancer():
    drawn = {format_action(RULES, find_board("base-3"), action) for action in legal_actions(new())}
    assert len(drawn) == 20 - 2
    assert not drawn & {"badge spirit", "badge stout"}


def test_necromancer_starts_with_one_drawn_badge_at_no_cost():
    state = new()
    draw_six(state)
    offered = [format_action(state.rules, state.board, action) for action in legal_actions(state)]
    assert offered == ["buy berserk", "buy commando", "buy flying", "buy forest", "buy hill", "buy merchant"]
    say(state, "buy flying")
    assert state.badges_of(3) == [state.rules.ids["flying"]]
    assert state.coins == [5, 5, 5, 5]


def test_badge_is_chosen_before_the_column_is_laid_out():
    state = new()
    draw_six(state)
    assert state.offered_races == ()
    say(state, "buy flying")
    assert actor(state) == CHANCE


def test_badges_drawn_for_the_necromancer_stay_off_the_column():
    state = new()
    draw_six(state)
    say(state, "buy flying")
    unseen = {slug(state.rules.names[id]) for id in state.unseen_powers}
    assert not unseen & {"berserk", "commando", "flying", "forest", "hill", "merchant"}
    assert {"spirit", "stout"} <= unseen


@pytest.mark.ours
def test_necromancer_starts_with_five_coins():
    assert new().coins == [5, 5, 5, 5]


def test_necromancer_plays_last_in_each_round():
    state = new(first=2)
    draw_six(state)
    say(state, "buy flying")
    while actor(state) == CHANCE:
        apply(state, legal_actions(state)[0])
    assert actor(state) == 2


@pytest.mark.ours
def test_igors_are_not_in_play_with_the_necromancer():
    assert "igors" not in make_rules(("base", "royal_bonus"), scenario="necromancer").ids
