"""The hints of the search and their figures."""

import json

import pytest

from kit.table import table
from laws.walks import PLAYERS, Walk
from smallworld.bots.budget import Budget
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.search.hint import Hint
from smallworld.bots.search.searcher import Searcher
from smallworld.bots.search.settings import SearchSettings
from smallworld.engine.game import actor, legal_actions, play
from smallworld.views.seat import seen_by

VALLEY = """
    camp    farmland  me 1
    brook   hill           beside camp
    ford    hill           beside camp brook
    meadow  farmland       beside brook ford
    keep    hill      red 1
"""


def hint(state, simulations: int = 2):
    """Return the hint of a fast search to the deciding player, as plain data."""
    seen = seen_by(state, actor(state))
    return advised(state, simulations).to_json(seen)


def advised(state, simulations: int = 2) -> Hint:
    """Return the hint of a fast search to the deciding player."""
    settings = SearchSettings()
    settings.width = settings.reply_width = settings.reply_finalists = settings.replies = 2
    settings.finalists = settings.candidates = 4
    seen = seen_by(state, actor(state))
    bot = Searcher(HandMade(), RandomNumbers(1), settings)
    return bot.advise(seen, Budget(simulations=simulations))


def test_hint_shows_moves_and_the_coins_of_the_turn():
    told = hint(table(VALLEY, me="ratmen", red="humans", hand=6).state)
    assert [entry["kind"] for entry in told["story"]] == ["region conquered"] * 3
    assert told["coins"] == told["least"] == told["most"] == 4
    assert told["attempt"] is None


def test_hint_for_a_final_attempt_shows_odds_and_both_outcomes():
    told = hint(table(VALLEY, me="ratmen", red="humans", hand=5).state)
    assert len(told["story"]) == 2
    assert told["attempt"]["faces"] == 3
    assert told["attempt"]["sides"] == 6
    assert (told["least"], told["most"]) == (3, 4)


def test_hint_at_the_start_of_a_turn_names_the_next_best_choice():
    state = table(VALLEY, me="ratmen", red="humans", hand=5, step="choose-course", turn=9).state
    told = hint(state, simulations=100)
    assert told["actions"][0] == {"do": "expand"}
    assert told["instead"]["action"] == {"do": "decline"}
    assert told["instead"]["worse"] >= 0


def test_hint_in_the_last_turn_does_not_mention_decline():
    told = hint(table(VALLEY, me="ratmen", red="humans", hand=5, step="choose-course", turn=10).state)
    assert told["actions"][0] == {"do": "expand"}
    assert told["instead"] is None


def test_hint_for_a_combo_names_race_and_power():
    told = hint(table(VALLEY.replace("me 1", ""), me="", red="humans", coins=5).state)
    assert told["story"][0]["kind"] == "combo taken"
    assert {"race", "power"} <= set(told["instead"])


def test_hint_shows_redeployment_after_the_conquests():
    game = table(VALLEY, me="ratmen", red="humans", hand=4).play("conquer brook x2; stop")
    assert {entry["kind"] for entry in hint(game.state)["story"]} == {"tokens deployed"}


@pytest.mark.parametrize("players", PLAYERS)
def test_hint_for_any_decision_can_be_stored_as_json(players):
    state, numbers = Walk(players, 3, 20).reach(), RandomNumbers(3)
    asked = 0
    while not state.over and asked < 12:
        actions = legal_actions(state)
        if actor(state) >= 0 and len(actions) > 1 and numbers.below(6) == 0:
            told = hint(state, simulations=0)
            assert told["actions"][0]
            assert told["least"] <= told["coins"] <= told["most"]
            assert json.loads(json.dumps(told)) == told
            asked += 1
        play(state, actions[numbers.below(len(actions))])
    assert asked


def test_hint_in_the_last_turn_is_exact():
    last = table(VALLEY, me="ratmen", red="humans", hand=5, step="choose-course", turn=10, first="red")
    told = hint(last.state)
    assert (told["sure"], told["looks"]) == ("exact", 0)


def test_hint_in_the_last_turn_promises_no_later_coins():
    attempt = advised(table(VALLEY, me="ratmen", red="humans", hand=5, turn=10, first="red").state)
    assert (attempt.faces, attempt.sure) == (3, "exact")
    assert attempt.later == pytest.approx(0.0)
    rolls = advised(table(VALLEY, me="ratmen berserk", red="humans", hand=1, turn=10, first="red").state)
    assert rolls.sure != "exact"
    assert rolls.later == pytest.approx(0.0)


def test_hint_is_more_certain_after_more_simulations():
    position = table(VALLEY, me="ratmen", red="humans", hand=5, step="choose-course", turn=9).state
    assert (hint(position)["sure"], hint(position)["looks"]) == ("guess", 2)
    told = hint(position, simulations=60)
    assert (told["sure"], told["looks"]) == ("surely", 60)
    assert told["instead"]["worse"] > 0
