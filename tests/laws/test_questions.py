"""Questions and their answers, which must agree whatever ability asks."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings

from kit.asker import asker
from laws.walks import Walk, games, onwards
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import make_bot, parse_entry
from smallworld.content.base.box import base_powers, base_races
from smallworld.content.catalogue import board_for, find_board
from smallworld.content.shelf import BOXES, OPTIONS, SCENARIOS
from smallworld.engine.ability.traits import BEFORE_TAKEN
from smallworld.engine.action import (
    BANNER,
    BUY,
    DECLINE,
    EXPAND,
    PASS,
    STOP,
    TAKE,
    act_at,
    act_in_place,
    act_naming,
    act_on_tile,
    act_saying,
    act_toward,
    by_of,
    named_by,
    player_of,
    region_of,
    reveal,
    take_combo,
    tokens_of,
)
from smallworld.engine.game import actor, legal_actions, new_game, play, question
from smallworld.engine.keys import step_of
from smallworld.engine.question import (
    OTHER,
    PLAYERS,
    HowMany,
    HowToSpread,
    Question,
    WhatToConquer,
    Whether,
    WhichCell,
    WhichCombo,
    WhichCourse,
    WhichName,
    WhichPlace,
    WhichRegions,
    WhichThing,
    WhichTile,
)
from smallworld.engine.reports import COINS_GAINED, COINS_TAKEN, SCORED, TURN_BEGAN, Report
from smallworld.engine.rules import Rules
from smallworld.engine.state import CHANCE, State
from smallworld.engine.steps.score import score, score_breakdown
from smallworld.engine.steps.standard import standard_steps
from smallworld.engine.steps.step import READY, SCORE
from smallworld.views.distribution import TEMPLATES, template, unfold
from smallworld.views.seat import seen_by
from smallworld.views.selection import region_named, unfold_selection

COURSES = ([EXPAND, DECLINE], [DECLINE])


def agree(state: State, asked: Question) -> None:
    """Check the legal actions against the question."""
    legal = legal_actions(state)
    ways_out = (PASS, STOP) if isinstance(asked, WhatToConquer) else (PASS,)
    answers = [action for action in legal if by_of(action) not in ways_out]
    assert asked.may_pass == (len(answers) < len(legal))
    if isinstance(asked, WhichCombo):
        assert {by_of(action) for action in answers} == {TAKE}
    elif isinstance(asked, WhichCourse):
        assert answers == COURSES[asked.may_pass]
    elif isinstance(asked, HowToSpread):
        assert {by_of(action) for action in answers} == {asked.by}
        assert [region for region in asked.regions if state.held[asked.side] >> region & 1] == asked.regions
        assert max(map(tokens_of, answers)) == asked.amount
        assert sorted({region_of(action) for action in answers}) == asked.regions
    elif isinstance(asked, WhichRegions):
        assert {by_of(action) for action in answers} == {asked.by}
        assert {region_named(asked, action) for action in answers} <= set(asked.times)
        assert 1 <= asked.most <= sum(asked.times.values())
        if asked.counted:
            assert all(1 <= tokens_of(action) <= asked.times[region_of(action)] for action in answers)
        else:
            assert {tokens_of(action) for action in answers} == {0}
        if asked.field == OTHER:
            assert len({region_of(action) for action in answers}) == 1
    elif isinstance(asked, HowMany):
        numbers = list(range(asked.least, asked.most + 1))
        assert answers == [act_saying(asked.by, number) for number in numbers]
    elif isinstance(asked, WhichName):
        if asked.of == PLAYERS:
            assert answers == [act_toward(asked.by, player_of(action)) for action in answers]
        else:
            assert answers == [act_naming(asked.by, named_by(action)) for action in answers]
    elif isinstance(asked, WhichThing):
        assert {by_of(action) for action in answers} == {BUY}
    elif isinstance(asked, (WhichTile, WhichCell, WhichPlace)):
        assert answers == pointed_at(asked)
    elif isinstance(asked, Whether):
        assert len(answers) == 1
    else:
        assert isinstance(asked, WhatToConquer), asked.shape


def pointed_at(asked: WhichTile | WhichCell | WhichPlace) -> list[int]:
    """Return the answers to a question about parts of boards."""
    if isinstance(asked, WhichTile):
        return [act_on_tile(asked.by, letter) for letter in asked.regions]
    if isinstance(asked, WhichPlace):
        return [act_in_place(asked.by, place) for place in asked.places]
    return [act_at(asked.by, cell) for cell in asked.cells]


def coins_to_come(state: State, player: int) -> int:
    """Return the coins of a player, including those still expected this turn."""
    steps = [step_of(entry) for entry in state.plan[state.at :]]
    return state.coins[player] + (score(state, player) if player == state.player and SCORE in steps else 0)


def is_turn_of(player: int, told: Report) -> bool:
    """Return whether the report says that the player's turn began."""
    return told.kind == TURN_BEGAN and told.player == player


def keep_coins(state: State, asked: Question) -> None:
    """Check that no single answer changes coins if the question says that it cannot.

    Coins that a later step takes from other players, or that the end of the game or the beginning of the
    player's next turn brings, do not count. Nor do coins that the player on turn takes from the asked player
    when scoring. Readied troops do not count either, if coins depend on how many tokens share a region.

    A pass must not change coins, except when it activates a new combo, whose power then counts.
    """
    player = actor(state)
    takes_up = BEFORE_TAKEN in state.rules.traits[state.step()].acts_at
    counted = any(state.rules.traits[id].scores_tokens for id in state.serving[player])
    for action in legal_actions(state):
        if asked.may_change_coins and (takes_up or by_of(action) != PASS):
            continue
        if counted and READY in [step_of(entry) for entry in state.plan[state.at + 1 :]]:
            continue
        thought = state.copy()
        reports: list[Report] = []
        thought.reports = reports
        play(thought, action)
        later = [step_of(entry) for entry in state.plan[state.at + 1 :]]
        taken = [told.number for told in reports if told.kind == COINS_TAKEN and told.by in later]
        takers = [id for _, id, _ in score_breakdown(state, state.player)]
        taken += [
            -told.number
            for told in reports
            if told.kind == COINS_TAKEN and told.other == player and told.by in takers
        ]
        begun = [place for place, told in enumerate(reports) if is_turn_of(player, told)]
        taken += [
            told.number
            for told in reports[min(begun, default=len(reports)) :]
            if told.kind == COINS_GAINED and told.player == player
        ]
        if thought.over:
            ends = state.rules.hooks.saw_game_end.by
            taken += [
                told.number
                for told in reports
                if told.kind == COINS_GAINED and told.player == player and ends[told.by]
            ]
        if (thought.turn, thought.player, thought.over) == (state.turn, state.player, False):
            coins = coins_to_come(thought, player)
        else:
            coins = thought.coins[player]
        due = coins_to_come(state, player) - promised(state, later, reports) + sum(taken)
        assert coins == due, (str(asked), action)


def promised(state: State, later: list[int], reports: list[Report]) -> int:
    """Return forecast coins that a `later` step took from other players instead, as far as they had any."""
    scored = {told.by for told in reports if told.kind == SCORED}
    if not scored:
        return 0
    rows = score_breakdown(state, state.player)
    return sum(coins for _, id, coins in rows if id in later and id not in scored)


def answer_whole(state: State, asked: Question) -> None:
    """Check that whole answers become legal decisions that end the question or continue it."""
    actions = []
    if isinstance(asked, HowToSpread):
        for name in TEMPLATES:
            actions = unfold(state, template(state, name))
    elif isinstance(asked, WhichRegions):
        everywhere = [region for region in sorted(asked.times) for _ in range(asked.times[region])]
        actions = unfold_selection(state, everywhere[: asked.most])
    thought = state.copy()
    for action in actions:
        assert action in legal_actions(thought)
        play(thought, action)


def check(state: State) -> Question:
    asked = question(state)
    agree(state, asked)
    keep_coins(state, asked)
    answer_whole(state, asked)
    return asked


@given(games())
@example(Walk(4, 100, 0, (*BOXES, *OPTIONS, *SCENARIOS[:1])))  # Thieving takes a coin after a refused ransom
@example(Walk(4, 424, 0, tuple(BOXES)))  # a homecoming, after which the next player's turn begins with a coin
@settings(max_examples=25, deadline=None)
def test_questions_agree_with_their_legal_actions_and_coins(game: Walk):
    for state, _ in game.onwards():
        if actor(state) == CHANCE:
            assert question(state).shape == "chance"
        else:
            check(state)


def rules_with_askers() -> Rules:
    return Rules({"workshop": 1}, [asker(), *base_races()[:7]], base_powers(), standard_steps())


def test_race_with_every_kind_of_question_keeps_all_invariants():
    rules = rules_with_askers()
    shapes = set()
    for seed in range(12):
        for state, _ in onwards(new_game(rules, find_board(board_for(3)), 3), seed):
            if actor(state) != CHANCE:
                shapes.add(check(state).shape)
    own = {"spread", "regions", "amount", "name", "thing", "tile", "cell", "place", "whether"}
    assert shapes == {"combo", "course", "conquest"} | own


@pytest.mark.parametrize("level", ["random", "greedy", "planner", "learned", "search@4"])
def test_every_bot_answers_every_kind_of_question(level):
    rules, asked = rules_with_askers(), set()
    bot, (_, budget) = make_bot(level, RandomNumbers(1)), parse_entry(level)
    state = new_game(rules, find_board(board_for(2)), 2)
    chance = RandomNumbers(2)
    while not state.over and state.turn < 4:
        actions = legal_actions(state)
        if actor(state) == CHANCE:
            first = reveal(BANNER, rules.ids["askers"])
            play(state, first if first in actions else actions[chance.below(len(actions))])
            continue
        budget.begin()
        seen = seen_by(state, actor(state))
        if take_combo(0) in actions and state.turn == 1:
            play(state, take_combo(0))
            continue
        asked.add(question(state).shape)
        action = bot.choose(seen, actions, budget)
        assert action in actions
        play(state, action)
    assert asked >= {"spread", "regions", "amount", "name", "thing", "tile", "cell", "whether"}
