"""Random drafts from the workshop: games with them keep all invariants and can be replayed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.content.catalogue import board_for, find_board
from smallworld.content.choice import names_of
from smallworld.content.parameters import FEATURE, FLAG, NUMBER, Parameter
from smallworld.content.shelf import BOXES
from smallworld.engine.action import TAKE, by_of
from smallworld.engine.game import actor, legal_actions, new_game, next_step
from smallworld.engine.pricing import price_conquests, quote
from smallworld.engine.session import Game, replay
from smallworld.engine.state import CHANCE, NOBODY
from smallworld.engine.text.position import format_position, parse_position
from smallworld.engine.text.record import Record
from smallworld.workshop.draft import Draft
from smallworld.workshop.laws.invariants import check
from smallworld.workshop.reading import read
from smallworld.workshop.tables import OPTION, rules_of_draft, rules_of_record
from smallworld.workshop.tools import TOOLS

NAMES = ("Otters", "Herons", "Misty", "Nimble")
SETTINGS = (("base",), BOXES, ("underground",), names_of(BOXES, world="underground"))


def value_of(one: Parameter, dice: random.Random) -> Any:
    if one.kind == NUMBER:
        return dice.randint(one.least, one.most)
    if one.kind == FLAG:
        return dice.random() < 0.5
    if one.kind == FEATURE:
        return dice.choice(one.choices)
    return dice.sample(one.choices, dice.randint(one.least, min(4, len(one.choices))))


def drafted(dice: random.Random) -> Draft:
    """Return two races and two powers with up to four abilities each."""

    def abilities() -> list[dict[str, Any]]:
        tools = dice.sample(TOOLS, dice.randint(0, 4))
        return [
            {"tool": tool.word, **{one.name: value_of(one, dice) for one in tool.parameters}}
            for tool in tools
        ]

    races = [{"name": name, "tokens": dice.randint(1, 12), "ability": abilities()} for name in NAMES[:2]]
    powers = [{"name": name, "tokens": dice.randint(0, 6), "ability": abilities()} for name in NAMES[2:]]
    draft, problems = read({"race": races, "power": powers})
    assert draft is not None, problems
    return draft


@pytest.mark.parametrize("seed", range(40))
def test_games_with_random_drafts_can_be_finished(seed):
    dice = random.Random(seed)
    own = drafted(dice).to_text()
    boxes = SETTINGS[seed % 4]
    players = 2 + seed // 4 % 4
    rules, board = rules_of_draft(boxes, own), find_board(board_for(players, boxes))
    game = Game(rules, board, ["x"] * players, 0, {OPTION: own})
    numbers = RandomNumbers(seed)
    while actor(game.state) != NOBODY:
        state = game.state
        actions = legal_actions(state)
        if actor(state) == CHANCE:
            action = draw(state, numbers)
        elif by_of(actions[0]) == TAKE:
            action = actions[0]  # the combos of the draft come first
        else:
            action = dice.choice(actions)
        game.apply(action)
        check(game.state)
        if dice.random() < 0.02:
            assert parse_position(rules, board, format_position(game.state)).key() == game.state.key()
            prices = price_conquests(game.state, game.state.player)
            for region in range(len(board)):
                answer = quote(prices, region)
                assert sum(amount for amount, _ in answer.items) == answer.tokens
    kept = game.record
    record = Record(kept.boxes, kept.board, kept.seats, kept.first, dict(kept.options), kept.actions)
    assert replay(rules_of_record(record), board, record).state.key() == game.state.key()


def test_race_that_gets_late_decline_twice_declines_only_once():
    draft, _ = read({"race": [{"name": "Otters", "tokens": 9, "ability": [{"tool": "late-decline"}]}]})
    assert draft is not None
    rules, board = rules_of_draft(("base",), draft.to_text()), find_board("base-2")
    state = parse_position(
        rules,
        board,
        "plan: score 1, stout 1, otters-2 1, reveal 1\n"
        "player 1: otters stout; tinpot-wood 2\nplayer 2: orcs hill",
    )
    game = Game(rules, board, ["a", "b"])
    game.state = state
    next_step(state)
    assert [game.text(action) for action in game.legal_actions()] == ["decline", "pass"]
    game.apply(game.parse("decline"))
    assert game.state.banners[0] == 0
    assert game.state.step() != rules.ids["otters-2"]


def test_new_game_offers_the_race_and_power_of_the_draft_first():
    dice = random.Random(1)
    state = new_game(rules_of_draft(BOXES, drafted(dice).to_text()), find_board("base-2"), 2)
    assert len(legal_actions(state)) == 2
