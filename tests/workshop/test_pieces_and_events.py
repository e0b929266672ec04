"""The tutorial's new kind of piece and its deck of events, as sources of custom content."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.content.catalogue import find_board
from smallworld.engine.action import MARKER, act_on, revealed_by
from smallworld.engine.game import legal_actions, new_game, pick, play
from smallworld.engine.pricing import price_conquests
from smallworld.engine.rules import Rules
from smallworld.engine.state import State
from smallworld.engine.steps.score import score
from smallworld.engine.text.notation import parse_region
from smallworld.engine.text.position import format_position, parse_position
from smallworld.envs import smallworld_v0
from smallworld.workshop.sources import find_own
from smallworld.workshop.tables import rules_with

EXAMPLES = Path(__file__).parents[2] / "examples"
EVENTS = ("storm", "harvest", "fog")


def rules_of(file: str) -> Rules:
    return rules_with(("base",), find_own(str(EXAMPLES / file)))


def drawn_events(state: State, numbers: RandomNumbers) -> list[str]:
    """Play a random game to its end, and return the events in the order of their rounds."""
    drawn: list[str] = []
    while not state.over:
        action = draw(state, numbers) if state.waits_for else pick(state, numbers.lot())
        if state.waits_for == MARKER:
            drawn.append(state.rules.slugs[revealed_by(action)])
        play(state, action)
    return drawn


def test_beacon_is_lit_in_its_own_step_and_then_earns_and_helps():
    rules, board = rules_of("beacons.py"), find_board("base-2")
    state = parse_position(
        rules,
        board,
        """
        plan: lighted 1, score 1, reveal 1
        player 1: orcs lighted; coalhole-crag 2
        player 2: elves hill; tinpot-wood 2
        """,
    )
    crag = parse_region(board, "coalhole-crag")
    before = score(state, 0)
    beside = price_conquests(state, 0).of(parse_region(board, "tinpot-wood"))
    play(state, act_on(rules.ids["lighted"], crag))
    assert state.pieces(0, rules.ids["lighted"]) == 1 << crag
    assert state.coins[0] == 5 + before + 1
    assert price_conquests(state, 0).of(parse_region(board, "tinpot-wood")) == beside - (
        board.neighbours[crag] >> parse_region(board, "tinpot-wood") & 1
    )


def test_every_event_is_drawn_once_before_any_is_drawn_again():
    for seed in range(5):
        drawn = drawn_events(new_game(rules_of("events.py"), find_board("base-2"), 2), RandomNumbers(seed))
        assert len(drawn) == 10
        for begin in (0, 3, 6):
            assert sorted(drawn[begin : begin + 3]) == sorted(EVENTS)


@pytest.mark.parametrize("event", EVENTS)
def test_only_the_last_event_drawn_is_in_force(event):
    rules, board = rules_of("events.py"), find_board("base-2")
    state = parse_position(
        rules,
        board,
        """
        plan: conquer 1, redeploy 1, score 1, reveal 1
        player 1: orcs alchemist; hand 5; barley-meadows 2
        player 2: elves hill; tinpot-wood 2
        """,
    )
    table = state.owners.table
    plain = price_conquests(state, 0)
    coins = score(state, 0)
    for name in EVENTS:
        state.remember(table, rules.ids[name], 2 if name == event else 1)
    prices = price_conquests(state, 0)
    for region in range(len(board)):
        dearer = event == "storm" and board.coast >> region & 1
        assert prices.of(region) - plain.of(region) == int(dearer)
    assert score(state, 0) - coins == int(event == "harvest")
    assert prices.final_attempt == (event != "fog")


def test_positions_and_observations_show_the_event_in_force():
    env = smallworld_v0.raw_env(boxes=["base", str(EXAMPLES / "events.py")])
    [block] = [one for one in env.setting.layout.blocks if one.name == "other_memory"]
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)["observation"][block.start : block.start + block.size()]
    assert sorted(seen)[-2:] == [0, 2]  # one event is in force, and none was before
    rules = rules_of("events.py")
    state = new_game(rules, find_board("base-2"), 2)
    numbers = RandomNumbers(1)
    while state.waits_for:
        play(state, draw(state, numbers))
    text = format_position(state)
    assert any(event in text for event in EVENTS)
    assert legal_actions(parse_position(rules, state.board, text)) == legal_actions(state)
