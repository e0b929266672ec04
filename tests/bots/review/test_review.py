"""The review of a game: winning chances, the cost of decisions, and luck."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.speed import long_if_interpreted
from kit.table import table
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.review.chances import chances_of
from smallworld.bots.review.decision import Decision, judge
from smallworld.bots.review.moments import Moment, moments_of
from smallworld.bots.review.review import ended, review_of
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.errors import RecordError
from smallworld.engine.game import actor, legal_actions, new_game
from smallworld.engine.session import Game
from smallworld.engine.state import CHANCE
from smallworld.engine.text.notation import parse_action
from smallworld.engine.text.record import parse_record

RECORDS = Path(__file__).parents[2] / "records" / "base"
VALLEY = """
    camp    farmland  me 1
    brook   hill           beside camp
    ford    hill           beside camp brook
    meadow  farmland       beside brook ford
    keep    hill      red 1
"""


def begun(players: int):
    return new_game(make_rules(), find_board(f"base-{players}"), players)


# --- Chances ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 5])
def test_winning_chances_add_up_to_one_and_rise_with_the_coins(players):
    finals = [70.0 + 3 * player for player in range(players)]
    chances = chances_of(begun(players), finals)
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances)
    assert chances_of(begun(players), finals[::-1]) == pytest.approx(chances[::-1])


def test_equal_expected_coins_give_equal_winning_chances():
    assert chances_of(begun(4), [80.0] * 4) == pytest.approx([1 / 4] * 4)


def test_the_same_lead_is_worth_more_as_turns_run_out():
    early = table(VALLEY, me="ratmen", red="humans", hand=5, turn=2).state
    late = table(VALLEY, me="ratmen", red="humans", hand=5, turn=9).state
    assert 0.5 < chances_of(early, [75.0, 70.0])[0] < chances_of(late, [75.0, 70.0])[0] < 1


def test_winning_chances_after_the_game_equal_its_result():
    state = table(VALLEY, me="ratmen", red="humans", hand=0, turn=10).state
    state.coins[0] += 1
    state.over = True
    assert chances_of(state, [0.0, 0.0]) == [1.0, 0.0]


def test_partners_in_a_team_have_the_same_winning_chance():
    state = new_game(make_rules(), find_board("base-4"), 4, teams=(1, 2, 1, 2))
    first, second, third, fourth = chances_of(state, [80.0, 70.0, 75.0, 70.0])
    assert first == third > second == fourth
    assert first + second == pytest.approx(1)


# --- Moments ------------------------------------------------------------------------------------------


def recorded(name: str = "2-a"):
    record = parse_record((RECORDS / f"{name}.txt").read_text("utf-8"))
    return record, *moments_of(make_rules(), find_board(record.board), record)


def test_review_covers_every_turn_of_every_player():
    _, moments, end = recorded()
    assert end.over
    turns = [(moment.position.turn, moment.player) for moment in moments]
    assert sorted(set(turns)) == [(turn, player) for turn in range(1, 11) for player in range(2)]
    for moment in moments:
        assert moment.actions[0] in legal_actions(moment.position)
        assert actor(moment.position) == moment.player
        assert len(moment.actions) <= moment.until - moment.at


def test_review_refuses_a_record_with_an_illegal_action():
    record, _, _ = recorded()
    record.actions.insert(1, record.actions[0])
    with pytest.raises(RecordError, match="record, action 2: "):
        moments_of(make_rules(), find_board(record.board), record)


def test_berserk_roll_divides_a_turn_in_the_review():
    game = Game(make_rules(), find_board("base-2"), ["Ana", "Ben"])
    wanted = ("badge berserk", "take 1", "berserk", "roll 0")
    while game.actor() in (0, CHANCE) and game.state.turn < 2:
        texts = {game.text(action): action for action in game.legal_actions()}
        game.apply(next((texts[text] for text in wanted if text in texts), game.legal_actions()[0]))
    rolls = game.record.actions.count("roll 0")
    moments, _ = moments_of(game.rules, game.board, game.record)
    assert rolls > 1
    assert len([moment for moment in moments if moment.player == 0]) in (rolls, rolls + 1)


# --- Decisions ----------------------------------------------------------------------------------------


def judged(*texts: str, hand: int = 6, turn: int = 10) -> Decision:
    """Return the judged decisions of a turn; unless it is an early one, it is the last turn of the game."""
    state = table(VALLEY, me="ratmen", red="humans", hand=hand, turn=turn).state
    state.first = 1
    moment = Moment(0, state.copy())
    moment.actions.extend([parse_action(state.rules, state.board, text) for text in texts])
    return judge(moment, HandMade(), 20, RandomNumbers(1))


def test_turn_that_is_as_good_as_the_best_costs_nothing():
    decision = judged("conquer brook x2", "conquer ford x2", "conquer meadow x2")
    assert (decision.cost, decision.costs()) == (0, False)
    assert decision.before == decision.after


def test_stopping_early_in_the_last_turn_costs_the_missed_coins():
    decision = judged("conquer brook x2", "stop")
    assert decision.cost == pytest.approx(2)
    assert decision.cost_within == pytest.approx(0)
    told = decision.to_json()
    assert told["better"] is not None
    assert told["played"] is not None
    assert [entry["kind"] for entry in told["better"]["story"]] == ["region conquered"] * 3
    assert (told["played"]["coins"], told["better"]["coins"]) == (2, 4)


def test_review_counts_die_results_as_luck():
    attempt = judged("conquer brook x2", "conquer ford x2", "attempt meadow", hand=5)
    assert (attempt.cost, attempt.costs()) == (0, False)


# --- The whole game -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def looked_back():
    _, moments, end = recorded()
    judged = [judge(moment, HandMade(), 4, RandomNumbers(moment.at)).to_json() for moment in moments]
    return moments, review_of(judged, ended(end))


@long_if_interpreted
def test_changes_of_winning_chances_add_up_to_the_result(looked_back):
    _, review = looked_back
    assert review["ended"] == [1.0, 0.0]
    for account in review["accounts"]:
        came = account["own"] + account["others"] + account["luck"]
        assert account["begun"] + came == pytest.approx(account["ended"])
        assert account["own"] <= 0.001


@long_if_interpreted
def test_review_of_unfinished_game_ends_with_the_latest_chances(looked_back):
    _, review = looked_back
    begun = review_of(review["decisions"][:5], [])
    assert begun["ended"] == review["decisions"][4]["after"]


@long_if_interpreted
def test_review_lists_the_costliest_decisions_first(looked_back):
    _, review = looked_back
    for player, places in enumerate(review["dearest"]):
        own = [review["decisions"][place] for place in places]
        lost = [decision["before"][player] - decision["after"][player] for decision in own]
        assert 0 < len(own) <= 3
        assert lost == sorted(lost, reverse=True)
        for decision in own:
            assert decision["player"] == player + 1
            assert decision["cost"] >= 1


@long_if_interpreted
def test_each_reviewed_decision_refers_to_actions_of_the_record(looked_back):
    _, review = looked_back
    record, _, _ = recorded()
    for decision in review["decisions"]:
        assert 0 <= decision["at"] < decision["until"] <= len(record.actions)
        assert sum(decision["before"]) == pytest.approx(1, abs=0.01)
        assert (decision["better"] is None) == (decision["played"] is None)


@long_if_interpreted
def test_same_seed_gives_the_same_review(looked_back):
    moments, review = looked_back
    again = judge(moments[3], HandMade(), 4, RandomNumbers(moments[3].at))
    assert again.to_json() == review["decisions"][3]
