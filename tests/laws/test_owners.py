"""The invariants of positions with an attacking neutral side, teams and holdings."""

from __future__ import annotations

import pytest

from kit.hoard import USED, hoard
from kit.wolves import wolves
from laws.walks import BASE, board_of, onwards
from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.content.catalogue import make_rules
from smallworld.content.shelf import BOXES
from smallworld.content.worlds import BELOW
from smallworld.engine.game import actor, legal_actions, new_game, placings, play, winners
from smallworld.engine.state import CHANCE, State
from smallworld.engine.text.position import format_position, parse_position
from smallworld.views.seat import seen_by
from smallworld.views.view import view
from smallworld.workshop.laws.invariants import check, defenders_agree

PACK, HOARD = wolves(), hoard()
TEAMS = {4: (1, 2, 1, 2), 5: (1, 1, 2, 2, 3)}


def games(teams: bool, den: bool, seeds: int):
    """Yield positions of random games at all tables."""
    for seed in range(seeds):
        players = list(TEAMS)[seed % 2] if teams else 2 + seed % 4
        boxes = (BASE, BOXES, (*BOXES, BELOW))[seed % 3]
        rules = make_rules(boxes, PACK if den else None)
        sides = TEAMS[players] if teams else ()
        yield new_game(rules, board_of(players, boxes), players, seed % players, sides), seed


@pytest.mark.parametrize(("teams", "den"), [(True, False), (False, True), (True, True)])
def test_random_games_with_teams_keep_every_invariant(teams, den):
    for state, seed in games(teams, den, seeds=12):
        for number, (here, _) in enumerate(onwards(state, seed)):
            check(here)
            if number % 40 == 0:
                defenders_agree(here)
                text = format_position(here)
                assert parse_position(here.rules, here.board, text).key() == here.key()
                view(here, here.player)
        check(state)


def test_neutral_side_attacks_once_in_every_round():
    for state, seed in games(teams=False, den=True, seeds=4):
        attacks = state.rules.ids["wolves"]
        for _ in onwards(state, seed):
            pass
        assert state.recall(state.owners.neutral, attacks) == state.board.rounds


def test_members_of_a_team_share_their_rank_and_victory():
    for state, seed in games(teams=True, den=False, seeds=6):
        for _ in onwards(state, seed):
            pass
        table, best = placings(state), winners(state)
        for player in range(state.players):
            for ally in state.owners.allies_of(player):
                assert table[ally] == table[player]
                assert (ally in best) == (player in best)


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_bots_can_play_with_a_neutral_side_and_teams(name):
    rules = make_rules(BASE, PACK)
    state: State = new_game(rules, board_of(4), 4, teams=TEAMS[4])
    bots = [make_bot(name, RandomNumbers(1, seat)) for seat in range(4)]
    chance = Chance(1)
    while not state.over:
        seat = actor(state)
        if seat == CHANCE:
            play(state, chance.draw(state))
        else:
            play(state, bots[seat].choose(seen_by(state, seat), legal_actions(state), Budget()))
        check(state)


@pytest.mark.parametrize("boxes", [BASE, BOXES, (*BASE, "necromancer")])
def test_random_games_with_relics_and_places_keep_all_invariants(boxes):
    served = moved = 0
    for seed in range(8):
        players = 3 + seed % 3
        rules = make_rules(boxes, HOARD)
        state = new_game(rules, board_of(players, boxes), players, seed % players)
        for number, (here, _) in enumerate(onwards(state, seed)):
            check(here)
            served += sum(rules.ids["sword"] in serving for serving in here.serving)
            moved += here.recall(here.owners.table, rules.ids["sword"]) == USED
            if number % 40 == 0:
                text = format_position(here)
                assert parse_position(here.rules, here.board, text).key() == here.key()
        check(state)
    assert served, "the sword served nobody"
    assert moved, "the sword was never used"
