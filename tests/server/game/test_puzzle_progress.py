"""Progress with puzzles: streaks at the borders of days, ratings, and answers that move to an account."""

from __future__ import annotations

from datetime import date
from itertools import count

import pytest

from kit.serving import Person
from smallworld.house.game.puzzle_progress import (
    AVERAGE,
    Answered,
    credible_day,
    daily_puzzle,
    day_number,
    day_text,
    progress_of,
    rating_change,
    rating_of,
)
from smallworld.house.game.puzzles import asked_of, puzzles
from smallworld.puzzles.puzzle import BASE, COURSE, set_of
from smallworld.server.storage.puzzle_queries import MOST_TRIES, add_answers, answers_of, transfer

TODAY = day_number("2026-11-27")
HOUR = 3_600_000
MIDNIGHT = TODAY * 24 * HOUR  # in Greenwich
IDS = list(puzzles())
EASY = min(puzzles().values(), key=lambda puzzle: puzzle.rating)
HARD = max(puzzles().values(), key=lambda puzzle: puzzle.rating)
NUMBERS = count(1)
PASSWORD = "correct horse"


def daily(day, right=True, at=0, game=""):
    """The answer to the daily puzzle on its day."""
    return Answered(game or f"t{day}{at}", daily_puzzle(day), day, daily=True, rated=True, right=right, at=at)


def other(puzzle, right=True, at=0, day=TODAY):
    return Answered(f"u{puzzle}{at}", puzzle, day, daily=False, rated=True, right=right, at=at)


# --- Days -----------------------------------------------------------------------------------------------


def test_days_of_puzzles_are_counted_from_1970():
    assert day_number("1970-01-02") == 1
    assert date.fromisoformat(day_text(TODAY)) == date(2026, 11, 27)


def test_daily_puzzles_take_turns_and_need_no_large_box():
    base = [number for number in IDS if set_of(number) == BASE]
    assert 0 < len(base) < len(IDS)
    assert [daily_puzzle(day) for day in range(len(base) + 1)] == [*base, base[0]]


@pytest.mark.parametrize(("said", "taken"), [(-1, -1), (0, 0), (1, 1), (2, 1), (-2, -1), (90, 1)])
def test_date_is_accepted_if_it_is_today_somewhere_on_earth(said, taken):
    assert credible_day(TODAY + said, MIDNIGHT) - TODAY == taken


def test_the_server_day_changes_at_midnight_in_greenwich():
    assert credible_day(TODAY + 1, MIDNIGHT - 1) == TODAY
    assert credible_day(TODAY + 1, MIDNIGHT) == TODAY + 1


# --- Streak and calendar --------------------------------------------------------------------------------


def test_streak_counts_solved_daily_puzzles_in_a_row():
    answers = [daily(TODAY - back) for back in (0, 1, 2, 4)]
    told = progress_of(answers, TODAY)
    assert (told["streak"], told["longest"]) == (3, 3)


def test_streak_lasts_until_the_end_of_the_next_day():
    answers = [daily(TODAY - back) for back in (1, 2)]
    assert progress_of(answers, TODAY)["streak"] == 2
    assert progress_of(answers, TODAY + 1)["streak"] == 0
    assert progress_of(answers, TODAY + 1)["longest"] == 2


def test_wrong_answers_and_other_puzzles_count_for_no_streak():
    answers = [daily(TODAY, right=False), other(daily_puzzle(TODAY - 1), at=1)]
    assert progress_of(answers, TODAY)["streak"] == 0


def test_calendar_counts_the_tries_of_a_day_until_the_right_one():
    answers = [daily(TODAY, right=right, at=at) for at, right in enumerate([False, False, True, False])]
    assert progress_of(answers, TODAY)["days"] == [{"day": day_text(TODAY), "tries": 3, "solved": True}]


def test_daily_puzzle_solved_later_does_not_count_for_its_day():
    told = progress_of([other(daily_puzzle(TODAY - 5))], TODAY)
    assert told["days"] == []
    assert told["results"] == [{"id": daily_puzzle(TODAY - 5), "tries": 1, "first": True, "solved": True}]


def test_order_of_answers_does_not_matter():
    answers = [daily(TODAY, False, 1), daily(TODAY, True, 2), other(EASY.id, at=3)]
    assert progress_of(answers[::-1], TODAY) == progress_of(answers, TODAY)


# --- Rating ---------------------------------------------------------------------------------------------


def test_rating_of_a_user_begins_at_the_average():
    assert rating_of([])[0] == AVERAGE
    assert progress_of([], TODAY)["rated"] == 0


def test_unexpected_result_changes_the_rating_more():
    easy_solved, hard_solved = [rating_of([other(one.id)])[0] - AVERAGE for one in (EASY, HARD)]
    easy_failed, hard_failed = [AVERAGE - rating_of([other(one.id, right=False)])[0] for one in (EASY, HARD)]
    assert 0 < easy_solved < hard_solved
    assert 0 < hard_failed < easy_failed


def test_only_the_first_try_at_a_puzzle_changes_the_rating():
    first, again = other(EASY.id, right=False, at=1), other(EASY.id, at=2)
    assert rating_of([first, again]) == rating_of([first])
    assert rating_change([first, again], again.game) is None
    assert (rating_change([first, again], first.game) or 0) < 0


def test_rating_becomes_more_certain_with_each_puzzle():
    widths = [rating_of([other(id, at=at) for at, id in enumerate(IDS[:n])])[1] for n in range(10)]
    assert widths == sorted(widths, reverse=True)


def test_answers_from_before_an_account_do_not_change_the_rating():
    told = Answered("device-2", EASY.id, 0, daily=False, rated=False, right=True, at=0)
    assert rating_of([told, other(EASY.id, right=False, at=1)])[0] == AVERAGE


def test_deleted_puzzles_do_not_change_the_rating():
    assert rating_of([other(-1)])[0] == AVERAGE


# --- At the server --------------------------------------------------------------------------------------


def answer(person, right):
    """Answer a puzzle about the course; return the id of the puzzle and what the server counted."""
    puzzle = next(puzzle for puzzle in puzzles().values() if puzzle.kind == COURSE)
    table = person.post(f"/api/puzzles/{puzzle.id}/table")["id"]
    wrong = {"expand": "decline", "decline": "expand"}[puzzle.line[0]]
    action = {"do": puzzle.line[0] if right else wrong}
    person.act(table, player=asked_of(puzzle) + 1, seq=len(puzzle.actions), action=action)
    return puzzle.id, table, person.post(f"/api/tables/{table}/puzzle/answer", {"day": day_text(TODAY)})


def test_answer_at_a_puzzle_table_is_counted_only_once(ana):
    number, table, told = answer(ana, right=False)
    assert told["change"] < 0
    assert told["progress"]["results"] == [{"id": number, "tries": 1, "first": False, "solved": False}]
    assert ana.post(f"/api/tables/{table}/puzzle/answer", {"day": day_text(TODAY)}) == told
    _, _, told = answer(ana, right=True)
    assert told["change"] is None
    assert told["progress"]["results"] == [{"id": number, "tries": 2, "first": False, "solved": True}]
    assert ana.get(f"/api/me/puzzles?day={day_text(TODAY)}") == told["progress"]


def test_puzzles_without_an_answer_are_not_counted(ana):
    table = ana.post(f"/api/puzzles/{IDS[0]}/table")["id"]
    wanted = {"day": day_text(TODAY)}
    assert ana.post(f"/api/tables/{table}/puzzle/answer", wanted, status=409)["error"]["code"] == "unanswered"


def test_only_answers_of_the_solver_are_counted(ana, ben):
    _, table, _ = answer(ana, right=True)
    ben.post(f"/api/tables/{table}/puzzle/answer", {"day": day_text(TODAY)}, status=403)


@pytest.mark.parametrize("day", ["yesterday", "2026-02-30", ""])
def test_invalid_date_of_a_daily_puzzle_is_refused(ana, day):
    ana.post("/api/me/puzzles", {"day": day, "solved": []}, status=400)


def test_puzzles_solved_in_a_browser_are_added_once(ana):
    wish = {"day": day_text(TODAY), "solved": [IDS[0], IDS[1], 10**6]}
    told = ana.post("/api/me/puzzles", wish)
    assert [one["id"] for one in told["results"]] == IDS[:2]
    assert told["rated"] == told["streak"] == 0
    assert ana.post("/api/me/puzzles", wish) == told


def test_answers_stay_when_a_guest_makes_an_account(house, ana):
    number, _, told = answer(ana, right=True)
    ana.post("/api/account", {"name": f"Dora {next(NUMBERS)} {house.host[-4:]}", "password": PASSWORD})
    assert ana.get(f"/api/me/puzzles?day={day_text(TODAY)}") == told["progress"]
    assert ana.get("/api/me/export")["puzzles"][0]["puzzle"] == number


def test_answers_of_a_guest_join_those_of_the_account(house, ana):
    name = f"Dora {next(NUMBERS)} {house.host[-4:]}"
    with Person(house.url) as dora:
        dora.post("/api/account", {"name": name, "password": PASSWORD})
        wish = {"day": day_text(TODAY), "solved": [IDS[3], IDS[4]]}
        dora.post("/api/me/puzzles", wish)
        ana.post("/api/me/puzzles", {**wish, "solved": [IDS[4], IDS[5]]})
        number, _, _ = answer(ana, right=True)
        ana.post("/api/login", {"name": name, "password": PASSWORD})
        for person in (ana, dora):
            told = person.get(f"/api/me/puzzles?day={day_text(TODAY)}")
            assert {one["id"] for one in told["results"]} == {*IDS[3:6], number}
            assert told["rated"] == 1


def test_transfer_of_answers_to_an_account_can_be_repeated(house, ana, ben):
    def job(connection):
        add_answers(connection, ana.id, [daily(TODAY, game="shared"), other(EASY.id)])
        add_answers(connection, ben.id, [daily(TODAY, game="shared"), other(HARD.id)])
        transfer(connection, ana.id, ben.id)
        once = answers_of(connection, ben.id)
        transfer(connection, ana.id, ben.id)
        return once, answers_of(connection, ben.id), answers_of(connection, ana.id)

    once, twice, left = house.call(house.registry.database.write(job))
    assert once == twice
    assert {one.puzzle for one in twice} == {daily_puzzle(TODAY), EASY.id, HARD.id}
    assert left == []


def test_number_of_stored_wrong_answers_is_limited(house, ana):
    tries = [other(EASY.id, right=False, at=at) for at in range(MOST_TRIES + 5)]
    kept = house.call(house.registry.database.write(lambda c: add_answers(c, ana.id, tries)))
    assert len(kept) == MOST_TRIES


def test_answers_are_erased_with_their_user(house, ana):
    answer(ana, right=True)
    erased = ana.id
    ana.web.request("DELETE", "/api/me", headers={"X-Requested-With": "smallworld"})
    assert house.call(house.registry.database.read(lambda c: answers_of(c, erased))) == []
