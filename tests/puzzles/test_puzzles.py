"""The shipped puzzles: positions, answers, and the search for new puzzles."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from smallworld.bots.planning.hand_made import HandMade
from smallworld.content.catalogue import make_rules
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import actor, apply
from smallworld.engine.text.notation import parse_action
from smallworld.puzzles.finding import (
    CLEAR,
    RIGHT_AT_MOST,
    TIMES,
    fill,
    kind_of,
    placements,
    still_right,
    texts,
)
from smallworld.puzzles.grading import difficulty_of, grade
from smallworld.puzzles.puzzle import (
    COINS,
    COURSE,
    DEFENCE,
    DIFFICULTIES,
    THEMES,
    Puzzle,
    format_puzzles,
    judge,
    parse_puzzles,
    shipped_path,
    shipped_puzzles,
    standing,
)
from smallworld.puzzles.turn import Turn

SHIPPED = shipped_puzzles()


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_answer_of_a_puzzle_is_legal_and_the_best_one(puzzle: Puzzle):
    state = puzzle.position()
    me = actor(state)
    assert dict(make_rules(tuple(puzzle.boxes)).boxes) == puzzle.boxes
    for text in puzzle.line:
        assert actor(state) == me
        apply(state, parse_action(state.rules, state.board, text))
    verdict = judge(puzzle, puzzle.line)
    assert verdict is not None
    assert verdict.right
    if puzzle.kind == COINS:
        assert verdict.got == puzzle.best > puzzle.next
        assert puzzle.usual < puzzle.best
    else:
        assert puzzle.best - puzzle.next >= max(CLEAR[puzzle.kind], TIMES * puzzle.within) - 0.02


def test_at_least_fifteen_puzzles_of_each_kind_are_shipped():
    kinds = Counter(puzzle.kind for puzzle in SHIPPED)
    assert min(kinds[COINS], kinds[COURSE], kinds[DEFENCE]) >= 15
    assert all(puzzle.kind == kind_of(puzzle.id) for puzzle in SHIPPED)


def test_expanding_and_declining_are_both_often_the_right_answer():
    answers = Counter(puzzle.line[0] for puzzle in SHIPPED if puzzle.kind == COURSE)
    assert min(answers["expand"], answers["decline"]) > len(answers)


def test_puzzles_can_be_read_back_from_their_file():
    text = shipped_path().read_text(encoding="utf-8")
    assert format_puzzles(parse_puzzles(text)) == text


def test_puzzles_can_be_pickled():
    assert format_puzzles(pickle.loads(pickle.dumps(SHIPPED))) == format_puzzles(SHIPPED)


def test_incomplete_answer_to_a_puzzle_is_not_judged():
    puzzle = next(puzzle for puzzle in SHIPPED if puzzle.kind == COINS)
    assert judge(puzzle, puzzle.line[:1]) is None


def test_answer_that_earns_fewer_coins_than_possible_is_wrong():
    puzzle = next(puzzle for puzzle in SHIPPED if puzzle.kind == COINS)
    position = puzzle.position()
    turn = Turn(position, HandMade())
    poor = turn.totals[turn.next()]
    verdict = judge(puzzle, texts(position, poor))
    assert verdict is not None
    assert (verdict.right, verdict.got) == (False, turn.next())


def test_same_position_gives_the_same_puzzle():
    puzzle = next(puzzle for puzzle in SHIPPED if puzzle.kind == COINS)
    again = Puzzle(puzzle.id, puzzle.kind, puzzle.boxes, puzzle.board, puzzle.players)
    again.actions = puzzle.actions
    assert fill(again, puzzle.position(), HandMade())
    assert (again.best, again.next, again.usual) == (puzzle.best, puzzle.next, puzzle.usual)


@pytest.mark.parametrize(
    "puzzle", [puzzle for puzzle in SHIPPED if puzzle.kind == DEFENCE], ids=lambda puzzle: puzzle.id
)
def test_most_redeployments_in_a_defence_puzzle_are_wrong(puzzle: Puzzle):
    position = puzzle.position()
    plans = placements(position)
    right = [plan for plan in plans if standing(plan.end, actor(position)) in puzzle.right]
    assert 0 < len(right) * RIGHT_AT_MOST <= len(plans)


def late_defence_puzzle() -> Puzzle:
    """Return a copy of a puzzle late in a game, because the search is quick there."""
    late = max(SHIPPED, key=lambda puzzle: (puzzle.kind == DEFENCE, -puzzle.players, len(puzzle.actions)))
    return parse_puzzles(format_puzzles([late]))[0]


def test_checking_doubts_a_puzzle_without_a_possible_answer():
    puzzle = late_defence_puzzle()
    puzzle.right = []
    assert still_right(puzzle, visits=16) == "its answer is not among those that the search compares"


def test_checking_doubts_a_puzzle_without_a_wrong_answer():
    puzzle = late_defence_puzzle()
    position = puzzle.position()
    puzzle.right = [standing(plan.end, actor(position)) for plan in placements(position)]
    assert still_right(puzzle, visits=16) == "every answer is right"


def test_every_shipped_puzzle_has_a_difficulty_and_a_theme():
    for puzzle in SHIPPED:
        assert puzzle.difficulty == difficulty_of(puzzle.rating)
        assert puzzle.theme in THEMES[puzzle.kind]


def test_each_difficulty_has_a_quarter_of_the_puzzles():
    difficulties = Counter(puzzle.difficulty for puzzle in SHIPPED)
    assert all(difficulties[difficulty] * 4 >= len(SHIPPED) for difficulty in DIFFICULTIES)


@pytest.mark.parametrize("kind", THEMES)
def test_each_kind_of_puzzle_has_easy_and_hard_ones(kind: str):
    assert {puzzle.difficulty for puzzle in SHIPPED if puzzle.kind == kind} == set(DIFFICULTIES)


@pytest.mark.parametrize("kind", THEMES)
def test_grading_a_shipped_puzzle_again_gives_the_same_grade(kind: str):
    puzzle = next(puzzle for puzzle in SHIPPED if puzzle.kind == kind)
    again = parse_puzzles(format_puzzles([puzzle]))[0]
    again.rating, again.difficulty, again.theme = 0, "", ""
    grade(again)
    assert format_puzzles([again]) == format_puzzles([puzzle])


def test_ratings_from_1350_are_medium_and_from_1500_hard():
    assert [difficulty_of(rating) for rating in (1349, 1350, 1499, 1500)] == [
        "easy",
        "medium",
        "medium",
        "hard",
    ]


def test_theme_of_another_kind_of_puzzle_is_refused():
    puzzle = next(puzzle for puzzle in SHIPPED if puzzle.kind == COINS)
    text = format_puzzles([puzzle]).replace(f'"theme":"{puzzle.theme}"', '"theme":"early"')
    with pytest.raises(SmallWorldError, match="available: conquest, powers"):
        parse_puzzles(text)
