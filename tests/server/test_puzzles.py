"""Puzzles at tables of their own, and what is said of an answer."""

from __future__ import annotations

import pytest

from smallworld.bots.puzzles.puzzle import COINS, COURSE, DEFENCE, Puzzle
from smallworld.server.game.puzzles import asked_of, puzzled, puzzles


def first(kind: str) -> Puzzle:
    return next(puzzle for puzzle in puzzles().values() if puzzle.kind == kind)


def test_all_are_listed_in_their_order(ana):
    listed = ana.get("/api/puzzles")["puzzles"]
    assert [puzzle["id"] for puzzle in listed] == list(puzzles())
    assert listed[0]["kind"] == next(iter(puzzles().values())).kind


@pytest.mark.parametrize("kind", [COINS, COURSE, DEFENCE])
def test_who_asks_for_a_puzzle_sits_where_it_is_to_be_answered(ana, kind):
    puzzle = first(kind)
    table = ana.post(f"/api/puzzles/{puzzle.id}/table")
    state = ana.get(f"/api/tables/{table['id']}/state")
    me = asked_of(puzzle) + 1
    assert table["puzzle"] == puzzle.id
    assert state["views"][str(me)]["actor"] == me
    assert state["seq"] == len(puzzle.actions)
    assert all(seat["coins"] is not None for seat in state["views"][str(me)]["seats"])


def test_an_answer_is_judged_when_it_is_given(ana):
    puzzle = first(COURSE)
    table = ana.post(f"/api/puzzles/{puzzle.id}/table")
    about = f"/api/tables/{table['id']}"
    assert ana.get(f"{about}/puzzle") == {"id": puzzle.id, "kind": COURSE, "answer": None}
    me = asked_of(puzzle) + 1
    ana.post(
        f"{about}/act",
        {"player": me, "seq": len(puzzle.actions), "key": "a", "action": {"do": puzzle.line[0]}},
    )
    answer = ana.get(f"{about}/puzzle")["answer"]
    assert answer["right"]
    assert answer["better"] == pytest.approx(puzzle.best - puzzle.next, abs=0.06)


def test_another_answer_is_wrong_and_the_right_one_is_told():
    puzzle = first(COURSE)
    other = {"expand": "decline", "decline": "expand"}[puzzle.line[0]]
    answer = puzzled(puzzle.id, [*puzzle.actions, other])["answer"]
    assert answer is not None
    assert (answer["right"], answer["course"]) == (False, puzzle.line[0])


def test_what_was_decided_before_the_puzzle_may_be_taken_back_and_is_no_answer_then():
    puzzle = first(COINS)
    assert puzzled(puzzle.id, [*puzzle.actions[:-1], "decline"])["answer"] is None


def test_other_tables_have_no_puzzle(ana):
    table = ana.table("me", "greedy")
    assert table["puzzle"] is None
    ana.get(f"/api/tables/{table['id']}/puzzle", status=404)
    ana.post("/api/puzzles/0/table", status=404)
